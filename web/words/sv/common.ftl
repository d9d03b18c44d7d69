# Words of the interface that all games share.

skip = Till bordet
nav = Navigation
rules = Regler
night = Dag / natt
language = Språk
front-title = Tre spel från förhistorisk tid
choose = Välj platser och alternativ
seat-me = jag
seat-friend = en vän (via en länk)
seat-none = ingen
level-easy = lätt
level-medium = medel
level-strong = stark
level-master = mästare
level-greedy = girig
level-random = slump
open-table = Öppna bordet
rulebook = Regelbok
your-tables = Dina bord
your-turn = Det är din tur
guest = Gäst
your-name = Ditt namn
sit-down = Slå dig ner
close = Stäng
pass-device = Lämna över enheten till
ready = Jag är redo
board = Spelplan
seats = Spelare
score-sheet = Poängblad
log = Logg
chat = Chatt
say = Säg något
prompt = Att göra
choices = Val
hint = Tips
undo = Ångra
record = Partiprotokoll
nobody-wins = Ingen vinner.
total = summa
source-rulebook = tryckt i en regelbok
source-public = från offentliga bilder
source-derived = följer av andra värden
source-reconstructed = rekonstruerat, ett ersättningsvärde
waiting = { $count ->
    [one] Ett bord väntar
   *[other] { $count } bord väntar
}
players = { $least } till { $most } spelare
seat = Plats { $seat }
seat-bot = bott ({ $level })
wins = { $count ->
    [one] { $names } vinner.
   *[other] { $names } delar på vinsten.
}
not-here = Det går inte här.
