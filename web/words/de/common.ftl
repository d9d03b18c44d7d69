# Words of the interface that all games share.

skip = Zum Tisch
nav = Navigation
rules = Regeln
night = Tag / Nacht
language = Sprache
front-title = Drei Spiele aus der Urzeit
choose = Plätze und Optionen wählen
seat-me = ich
seat-friend = ein Freund (über einen Link)
seat-none = niemand
level-easy = leicht
level-medium = mittel
level-strong = stark
level-master = meisterhaft
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
score-sheet = Wertungsblatt
log = Verlauf
chat = Chat
say = Sag etwas
prompt = Was zu tun ist
choices = Möglichkeiten
hint = Tipp
undo = Zurücknehmen
record = Aufzeichnung der Partie
nobody-wins = Niemand gewinnt.
total = Summe
source-rulebook = in einem Regelheft gedruckt
source-public = aus öffentlichen Bildern
source-derived = folgt aus anderen Werten
source-reconstructed = rekonstruiert, ein Ersatzwert
waiting = { $count ->
    [one] Ein Tisch wartet
   *[other] { $count } Tische warten
}
players = { $least } bis { $most } Spieler
seat = Platz { $seat }
seat-bot = Bot ({ $level })
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
not-here = Das geht hier nicht.
