# Se tillbaka: spela upp, spelets slut, analys, studera.

replay = Spela upp
replay-title = { $title }: uppspelning
replay-first = Första ställningen
replay-round-back = En runda tillbaka
replay-back = Ett beslut tillbaka
replay-on = Ett beslut framåt
replay-round-on = En runda framåt
replay-last = Sista ställningen
replay-play = Spela upp
replay-pause = Paus
replay-go = Gå dit
replay-slider = Ställning
replay-at = Ställning { $step } av { $last }, runda { $round }
replay-beginning = Spelet är uppställt.
replay-nothing = Inget som du kunde se.
replay-keys = Tangenter: vänster och höger går ett beslut, upp och ner en runda, Home och End till början och slutet, blanksteg spelar upp.
replay-link = Länk till den här ställningen
replay-copied = Kopierad
replay-seen-from = Sedd av
replay-spectator = en åskådare
replay-to-table = Till bordet
replay-rounds = Rundor
replay-next = Härnäst: { $name }
round = Runda { $round }

end-title = Spelet är slut
end-rank = Placering
end-name = Namn
end-points = Poäng
end-graph = Poäng efter varje runda
end-graph-about = Som om spelet hade slutat efter den rundan.
end-graph-table = Samma sak som tabell
end-again = Spela igen med samma spelare
end-see-board = Se spelplanen
end-again-open = Till nästa parti

fair = Rättvisa tärningar
fair-running = Före första draget bestämde bordet startvärdet för alla tärningar och kort, och visar dess fingeravtryck här. När spelet är slut visar bordet själva startvärdet, och vem som helst kan kontrollera att det var detta hela tiden.
fair-commitment = Fingeravtryck (SHA-256)
fair-seed = Startvärde
fair-good = Startvärdet har det fingeravtryck som visades från första draget, och protokollet leder till samma slut när det spelas upp.
fair-bad = Protokollet leder inte till samma slut när det spelas upp: { $why }
fair-how = Kontrollera själv: ladda ner protokollet och kör kommandot

since = Sedan ditt senaste drag

analysis = Analys
analysis-title = { $title }: analys
analysis-about = En stark bott tänker igenom varje beslut igen, med det som spelaren kunde veta. Det tar ungefär en halv minut.
analysis-start = Analysera partiet
analysis-running = Analyserar
analysis-waiting = Väntar på att en annan analys blir klar
analysis-look-again = Titta igen
analysis-failed = Analysen avbröts. Den kan startas på nytt.
analysis-graph = Vinstchanser
analysis-mistakes = Misstag som spelade roll
analysis-none = Inget misstag som spelade roll.
analysis-better = bättre: { $action }
analysis-players = Hur bra alla spelade
analysis-decisions = Beslut
analysis-best = Bästa draget hittat
analysis-given = Bortskänkt
analysis-inaccuracies = Onoggrannheter
analysis-blunders = Blundrar
analysis-mistakes-short = Misstag
verdict-mistake = misstag
verdict-blunder = blunder

play-on = Spela vidare härifrån mot bottar
play-on-seat = Jag spelar
play-on-level = De andra är bottar
play-on-start = Spela vidare

study = Studera
study-title = Studera ett parti
study-lead = Öppna protokollet från ett parti, härifrån eller från kommandoraden. Varje steg kontrolleras; sedan kan du spela upp partiet, få det analyserat och spela vidare från vilken ställning som helst.
study-file = En fil
study-text = eller texten i ett protokoll
study-open = Öppna
study-refused = Det här protokollet går inte att öppna.
study-nothing = Välj först en fil eller klistra in texten i ett protokoll.
