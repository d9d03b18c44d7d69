# Words of the interface that all games share.

skip = Naar de tafel
nav = Navigatie
rules = Spelregels
night = Dag / nacht
language = Taal
front-title = Drie spellen uit de prehistorie
choose = Plaatsen en opties kiezen
seat-me = ik
seat-friend = een vriend (via een link)
seat-none = niemand
level-easy = makkelijk
level-medium = gemiddeld
level-strong = sterk
level-master = meester
level-greedy = gulzig
level-random = willekeurig
open-table = Open de tafel
rulebook = Spelregelboek
your-tables = Jouw tafels
your-turn = Jij bent aan de beurt
guest = Gast
your-name = Je naam
sit-down = Ga zitten
close = Sluiten
pass-device = Geef het apparaat door aan
ready = Ik ben zover
board = Bord
seats = Spelers
score-sheet = Scoreblad
log = Verloop
chat = Chat
say = Zeg iets
prompt = Wat je moet doen
choices = Keuzes
hint = Tip
undo = Terugnemen
record = Partijverslag
nobody-wins = Niemand wint.
total = totaal
source-rulebook = gedrukt in een spelregelboek
source-public = van openbare foto's
source-derived = volgt uit andere waarden
source-reconstructed = gereconstrueerd, een vervangende waarde
waiting = { $count ->
    [one] Eén tafel wacht
   *[other] { $count } tafels wachten
}
players = { $least } tot { $most } spelers
seat = Plaats { $seat }
seat-bot = bot ({ $level })
wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
not-here = Dat kan hier niet.
