# Se tillbaka: spela upp igen, spelets slut, analys, studium.

replay = Spela upp igen
replay-title = { $title }: uppspelning
replay-first = Första ställningen
replay-round-back = En runda tillbaka
replay-back = Ett beslut tillbaka
replay-on = Ett beslut framåt
replay-round-on = En runda framåt
replay-last = Sista ställningen
replay-play = Spela upp
replay-pause = Paus
replay-go = Gå
replay-slider = Ställning
replay-at = Ställning { $step } av { $last }, runda { $round }
replay-beginning = Bordet är dukat.
replay-nothing = Inget som du kunde se.
replay-keys = Tangenter: vänster och höger går ett beslut, upp och ner en runda, Home och End till ändarna, blanksteg spelar upp.
replay-link = Länk till den här ställningen
replay-copied = Kopierad
replay-seen-from = Sedd av
replay-spectator = en åskådare
replay-to-table = Till bordet
replay-rounds = Rundor
replay-next = Härnäst: { $name }
round = Runda { $round }

end-title = Spelet är slut
end-rank = Plats
end-name = Namn
end-points = Poäng
end-graph = Poäng efter varje runda
end-graph-about = Som om spelet hade slutat efter den rundan.
end-graph-table = Samma sak som tabell
end-again = Spela igen med samma spelare
end-see-board = Se brädet
end-again-open = Till nästa spel

fair = Ärliga tärningar
fair-running = Före första draget bestämde bordet fröet till alla tärningar och kort, och visar dess fingeravtryck här. När spelet är slut visar det själva fröet, och vem som helst kan kontrollera att det var detta hela tiden.
fair-commitment = Fingeravtryck (SHA-256)
fair-seed = Frö
fair-good = Fröet har det fingeravtryck som visades från första draget, och protokollet leder till samma slut när det spelas upp.
fair-bad = Protokollet leder inte till samma slut när det spelas upp: { $why }
fair-how = Kontrollera själv: ladda ner protokollet och kör

since = Sedan ditt senaste drag

analysis = Analys
analysis-title = { $title }: analys
analysis-about = En stark bott tänker igenom varje beslut igen, med det som spelaren kunde veta. Det tar ungefär en halv minut.
analysis-start = Analysera spelet
analysis-running = Analyserar
analysis-waiting = Väntar på att en annan analys blir klar
analysis-look-again = Titta igen
analysis-failed = Analysen avbröts. Den kan startas på nytt.
analysis-graph = Vinstchanser
analysis-graph-about = För varje spelare före varje beslut, om det bästa spelas därifrån.
analysis-mistakes = Misstag som spelade roll
analysis-none = Inget misstag som spelade roll.
analysis-costliest = De { $count } dyraste av { $all }, i spelets ordning.
analysis-better = bättre: { $action }
analysis-worth = { $before } % → { $after } %
analysis-players = Hur bra alla spelade
analysis-decisions = Beslut
analysis-best = Bästa hittat
analysis-given = Bortgivet
analysis-inaccuracies = Onoggrannheter
analysis-blunders = Blundrar
analysis-mistakes-short = Misstag
verdict-mistake = misstag
verdict-blunder = blunder

play-on = Spela vidare härifrån mot bottar
play-on-seat = Jag spelar
play-on-level = De andra är bottar
play-on-start = Spela vidare

study = Studium
study-title = Studera ett spel
study-lead = Ta med protokollet från ett spel, härifrån eller från kommandoraden. Varje steg kontrolleras; sedan kan du spela upp det, få det analyserat och spela vidare från vilken ställning som helst.
study-file = En fil
study-text = eller texten i ett protokoll
study-open = Öppna
study-refused = Det här protokollet går inte att öppna.
study-nothing = Välj först en fil eller klistra in texten till en partifil.
