# Words of the interface that all games share.

skip = Zum Tisch
nav = Navigation
rules = Regeln
night = Tag / Nacht
language = Sprache
front-title = Drei Spiele aus der Zeit vor der Geschichte
front-lead = Wähle ein Spiel und spiele sofort: allein gegen Bots, mit Freunden über einen Link oder zusammen an einem Gerät. Der Tisch zeigt, was möglich ist, und sagt, welche Regel das Übrige verbietet.
play-now = Sofort gegen Bots spielen
choose = Plätze und Optionen wählen
seat-me = ich
seat-friend = ein Freund (über einen Link)
seat-none = niemand
level-easy = leicht
level-medium = mittel
level-strong = stark
level-master = Meister
level-greedy = gierig
level-random = zufällig
open-table = Tisch eröffnen
rulebook = Regelheft
your-tables = Deine Tische
your-turn = Du bist am Zug
guest = Gast
your-name = Dein Name
sit-down = Platz nehmen
close = Schließen
pass-device = Gib das Gerät weiter an
ready = Ich bin bereit
board = Spielplan
seats = Spieler
links = Links für Freunde
link = Link
score-sheet = Wertungsblatt
log = Was geschah
chat = Gespräch
say = Sag etwas
prompt = Was zu tun ist
choices = Möglichkeiten
hint = Tipp
undo = Zurücknehmen
record = Aufzeichnung des Spiels
nobody-wins = Niemand gewinnt.
total = Summe
source-rulebook = in einem Regelheft gedruckt
source-public = aus öffentlichen Bildern
source-derived = folgt aus anderen Zahlen
source-reconstructed = rekonstruiert, ein Ersatzwert
waiting = { $count ->
    [one] Ein Tisch wartet
   *[other] { $count } Tische warten
}
players = { $least } bis { $most } Spieler
seat = Platz { $seat }
seat-bot = ein Bot: { $level }
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
rules-in-english = Das Regelheft ist auf Englisch geschrieben.
not-here = Das geht hier nicht.
