# Words of the interface that all games share.

skip = Till bordet
nav = Navigation
rules = Regler
night = Dag / natt
language = Språk
front-title = Tre spel från tiden före historien
front-lead = Välj ett spel och spela genast: ensam mot bottar, med vänner via en länk eller tillsammans vid en enhet. Bordet visar vad som är möjligt och säger vilken regel som förbjuder resten.
play-now = Spela nu mot bottar
choose = Välj platser och alternativ
seat-me = jag
seat-friend = en vän (via en länk)
seat-none = ingen
level-easy = lätt
level-medium = medel
level-strong = stark
level-master = mästare
level-greedy = girig
level-random = slumpvis
open-table = Öppna bordet
rulebook = Regelbok
your-tables = Dina bord
your-turn = Din tur
guest = Gäst
your-name = Ditt namn
sit-down = Slå dig ner
close = Stäng
pass-device = Lämna enheten vidare till
ready = Jag är redo
board = Spelplan
seats = Spelare
links = Länkar till vänner
link = Länk
score-sheet = Poängblad
log = Vad som hände
chat = Prat
say = Säg något
prompt = Vad som ska göras
choices = Val
hint = Tips
undo = Ta tillbaka
record = Spelets protokoll
nobody-wins = Ingen vinner.
total = summa
source-rulebook = tryckt i en regelbok
source-public = från offentliga bilder
source-derived = följer av andra siffror
source-reconstructed = rekonstruerad, en ersättare
waiting = { $count ->
    [one] Ett bord väntar
   *[other] { $count } bord väntar
}
players = { $least } till { $most } spelare
seat = Plats { $seat }
seat-bot = en bott: { $level }
wins = { $count ->
    [one] { $names } vinner.
   *[other] { $names } delar segern.
}
rules-in-english = Regelhäftet är skrivet på engelska.
not-here = Det går inte här.
