# Words of the interface that all games share.

skip = Naar de tafel
nav = Navigatie
rules = Spelregels
night = Dag / nacht
language = Taal
front-title = Drie spellen van vóór de geschiedenis
front-lead = Kies een spel en speel meteen: alleen tegen bots, met vrienden via een link, of samen aan één toestel. De tafel laat zien wat er kan en zegt welke regel de rest verbiedt.
play-now = Nu spelen tegen bots
choose = Plaatsen en opties kiezen
seat-me = ik
seat-friend = een vriend (via een link)
seat-none = niemand
level-easy = makkelijk
level-medium = gemiddeld
level-strong = sterk
level-master = meester
level-greedy = gretig
level-random = willekeurig
open-table = Open de tafel
rulebook = Regelboek
your-tables = Jouw tafels
your-turn = Jij bent aan de beurt
guest = Gast
your-name = Je naam
sit-down = Ga zitten
close = Sluiten
pass-device = Geef het toestel door aan
ready = Ik ben er
board = Bord
seats = Spelers
links = Links voor vrienden
link = Link
score-sheet = Scoreblad
log = Wat er gebeurde
chat = Praten
say = Zeg iets
prompt = Wat te doen
choices = Keuzes
hint = Hint
undo = Terugnemen
record = Verslag van het spel
nobody-wins = Niemand wint.
total = totaal
source-rulebook = gedrukt in een regelboek
source-public = van openbare foto's
source-derived = volgt uit andere cijfers
source-reconstructed = gereconstrueerd, een plaatsvervanger
waiting = { $count ->
    [one] Eén tafel wacht
   *[other] { $count } tafels wachten
}
players = { $least } tot { $most } spelers
seat = Plaats { $seat }
seat-bot = een bot: { $level }
wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
rules-in-english = Het regelboek is in het Engels geschreven.
not-here = Dat kan hier niet.
