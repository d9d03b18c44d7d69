# Eiszeit: what is said in lessons and exercises.

## Lesson eiszeit
lesson-eiszeit-title = Eiszeit: je eerste partij
lesson-eiszeit-star-1 = één ster als je het einde haalt
lesson-eiszeit-star-2 = een tweede als je in de conflicten van de vrije ronde hooguit twee jagers kwijtraakt
lesson-eiszeit-star-3 = een derde als je in die ronde minstens evenveel punten haalt als de beste van de twee anderen
lesson-eiszeit-welcome-say = Jij leidt een stam aan de rand van het ijs. Bij mammoeten scoren je jagers het best; vier rondes lang komt het ijs dichterbij, en de meeste punten winnen.
lesson-eiszeit-score-say = Aan het einde van een ronde is elke jager 1 punt waard, 2 bij een mammoet, 3 bij twee of meer.
lesson-eiszeit-last-hunter-say = Je laatste jager van het begin: zet hem waar een mammoet staat. Gebied 6, de weide.
lesson-eiszeit-last-hunter-right = Nu staan er twee van jou in de weide.
lesson-eiszeit-last-hunter-otherwise = Gebied 6, de weide met de mammoet.
lesson-eiszeit-last-hunter-wrong-1 = Geen mammoet daar: 1 punt in plaats van 2. Gebied 6, graag.
lesson-eiszeit-last-hunter-wrong-2 = Dat gebied ligt onder het ijs. Daar komt niemand meer.
lesson-eiszeit-last-hunter-wrong-3 = Ook een mammoet, goed gezien. Vandaag gaan we naar 6.
lesson-eiszeit-hand-say = Je handkaarten: lichte kosten stenen en werken voor jou. Donkere leveren je stenen op en werken voor de anderen. Je hebt 4 stenen.
lesson-eiszeit-play-meadow-say = Speel de weidekaart. Die kost 3 stenen, en je mag er drie jagers mee in de weide plaatsen.
lesson-eiszeit-play-meadow-right = Drie stenen gaan naar de lichte voorraad.
lesson-eiszeit-play-meadow-otherwise = De lichte kaart die weide heet.
lesson-eiszeit-play-meadow-wrong-1 = Ruilen kan wachten. Eerst meer jagers: de weide.
lesson-eiszeit-play-meadow-wrong-2 = Die levert 5 stenen op, maar dan plaatsen de anderen elk een jager. Maak eerst jezelf sterker: de weide.
lesson-eiszeit-meadow-1-say = Zet de eerste in gebied 6.
lesson-eiszeit-meadow-1-otherwise = Gebied 6.
lesson-eiszeit-meadow-1-wrong-1 = Ook weide, maar zonder mammoet. Gebied 6.
lesson-eiszeit-meadow-1-wrong-2 = Je hebt voor drie betaald. Plaats ze ook.
lesson-eiszeit-meadow-1-wrong-3 = Ergens anders mogen er maar twee heen, in de weide drie. Gebied 6.
lesson-eiszeit-meadow-2-say = De tweede ook.
lesson-eiszeit-meadow-2-otherwise = Nog eens gebied 6.
lesson-eiszeit-meadow-2-wrong-1 = Je hebt er nog een betaald.
lesson-eiszeit-meadow-3-say = De derde gaat naar gebied 12: dat is ook weide, en te veel volk bij elkaar is gevaarlijk. Dat merk je vanzelf.
lesson-eiszeit-meadow-3-otherwise = Gebied 12.
lesson-eiszeit-meadow-3-wrong-1 = Daar staan er voorlopig genoeg. Gebied 12.
lesson-eiszeit-meadow-3-wrong-2 = Je hebt er nog een betaald: gebied 12.
lesson-eiszeit-keep-say = Je mag nu een kaart afleggen. Houd ze allemaal.
lesson-eiszeit-keep-otherwise = Niets afleggen.
lesson-eiszeit-keep-wrong-1 = Die komt misschien nog van pas. Houd hem deze keer.
lesson-eiszeit-draw-say = Je vult altijd aan tot vijf kaarten en kiest zelf de stapel. Neem een lichte.
lesson-eiszeit-draw-otherwise = De lichte stapel.
lesson-eiszeit-draw-wrong-1 = Ook prima, maar je hebt al drie donkere. Licht.
lesson-eiszeit-bruna-dark-say = Bruna speelt een donkere kaart: 7 stenen uit de donkere voorraad voor Bruna, en de anderen mogen elk twee jagers plaatsen.
lesson-eiszeit-kalle-helped-say = Eerst Kalle: een in jouw weide, een in het oosten. Het wordt druk.
lesson-eiszeit-helped-say = En jij. Zet er een bij je jager in 8, naast een mammoet.
lesson-eiszeit-helped-otherwise = Gebied 8.
lesson-eiszeit-helped-wrong-1 = Daar is het al druk, en ’s nachts valt een menigte uit elkaar. Gebied 8.
lesson-eiszeit-helped-wrong-2 = Een cadeautje: neem het aan. Gebied 8.
lesson-eiszeit-helped-2-say = En een in 9. Geen mammoet, maar ook niemand anders: een rustig punt.
lesson-eiszeit-helped-2-otherwise = Gebied 9.
lesson-eiszeit-helped-2-wrong-1 = Daar is het al druk. Gebied 9.
lesson-eiszeit-helped-2-wrong-2 = Je mag er nog een. Gebied 9.
lesson-eiszeit-kalle-dark-say = Kalle neemt 4 stenen, en iemand naar keuze mag een jager verwijderen. Kalle kiest jou.
lesson-eiszeit-remove-say = Eén jager, van wie ook, gaat naar huis. Maak ruimte in je weide: verwijder die van Bruna in 6.
lesson-eiszeit-remove-right = Weer lucht. Bruna zal het onthouden, maar zo gaat dat.
lesson-eiszeit-remove-otherwise = De jager van Bruna in gebied 6.
lesson-eiszeit-remove-wrong-1 = Je eigen jager? Dat kost je 2 punten. Neem die van Bruna in 6.
lesson-eiszeit-remove-wrong-2 = Kalle heeft er daar twee. We kijken straks wat ervan komt; neem die van Bruna.
lesson-eiszeit-remove-wrong-3 = Een kans om ruimte te maken. Verwijder de jager van Bruna in 6.
lesson-eiszeit-play-dark-say = Je hebt nog één steen: tijd voor een donkere kaart. “Knots of verzetten” levert je 4 stenen op en helpt één andere speler.
lesson-eiszeit-play-dark-otherwise = De donkere kaart: Knots of verzetten.
lesson-eiszeit-play-dark-wrong-1 = Een ruil kost 2 stenen, en je hebt er één. Een donkere kaart vult de buidel.
lesson-eiszeit-play-dark-wrong-2 = Die levert meer op, maar helpt ze allebei. Neem de kaart die één speler helpt.
lesson-eiszeit-choose-say = Wie help je? Kalle hielp jou: doe iets terug.
lesson-eiszeit-choose-otherwise = Kalle.
lesson-eiszeit-choose-wrong-1 = Bruna zit op dezelfde plekken als jij. Help Kalle.
lesson-eiszeit-choose-wrong-2 = Een donkere kaart helpt een ander, nooit jezelf.
lesson-eiszeit-kalle-club-say = Kalle neemt een knots voor een jager in 6: wie er een heeft, hoeft niet te wijken.
lesson-eiszeit-keep-2-say = Houd je kaarten.
lesson-eiszeit-keep-2-otherwise = Niets afleggen.
lesson-eiszeit-draw-2-say = Trek nu een donkere kaart.
lesson-eiszeit-draw-2-otherwise = De donkere stapel.
lesson-eiszeit-draw-2-wrong-1 = Je hebt twee lichte. Een donkere kaart betaalt daarvoor.
lesson-eiszeit-bruna-light-say = Bruna heeft 11 stenen. Wie er acht of meer heeft, moet ze uitgeven, dus speelt Bruna een lichte kaart: de steppe.
lesson-eiszeit-kalle-light-say = Kalle heeft acht stenen en moet ook uitgeven. In de donkere voorraad liggen er nog 5: houd die in de gaten, dat is de klok.
lesson-eiszeit-end-round-say = Wie de laatste donkere steen neemt, beëindigt het vestigen. Nu beslis jij! Speel de donkere kaart die 5 oplevert.
lesson-eiszeit-end-round-right = De laatste vijf stenen. Deze kaart wordt nog uitgevoerd, dan eindigt de ronde.
lesson-eiszeit-end-round-otherwise = De anderen plaatsen één: die kaart neemt de laatste stenen.
lesson-eiszeit-end-round-wrong-1 = Dan krijgen de anderen nog een beurt. Jij staat goed: maak er een eind aan.
lesson-eiszeit-end-round-wrong-2 = Die levert 4 op, en dan blijft er één steen liggen: de ronde gaat door. Neem de kaart die 5 oplevert.
lesson-eiszeit-bruna-last-say = Bruna dringt zich nog in gebied 8.
lesson-eiszeit-keep-3-say = Houd je kaarten.
lesson-eiszeit-keep-3-otherwise = Niets afleggen.
lesson-eiszeit-draw-3-say = Eén lichte kaart, voor de volgende ronde.
lesson-eiszeit-draw-3-otherwise = De lichte stapel.
lesson-eiszeit-limit-say = De nacht valt, de vuren gaan aan. Een gebied voedt 3 jagers, één meer per mammoet, en zoveel meer als het vuur toont: 0, 1 of 2.
lesson-eiszeit-guess-say = In gebied 6 toont het vuur 0: plaats voor vier, en er staan er zes. Vier van jou, twee van Kalle. Wie moet het eerst weg? Druk op een groep.
lesson-eiszeit-guess-option-1 = Juist: de kleinste groep verliest er het eerst een. De andere jager van Kalle heeft een knots en blijft, dus daarna is een van jou aan de beurt.
lesson-eiszeit-guess-option-2 = Dat zou je denken. Maar de kleinste groep gaat eerst: Kalle. Daarna ben jij aan de beurt, want de andere jager van Kalle heeft een knots.
lesson-eiszeit-conflict-2-say = In 8 ging het net zo: eerst Bruna, dan jij, dan Kalle. Kleine groepen wijken het eerst. Zorg dat je met veel bent, of sta waar de anderen niet staan.
lesson-eiszeit-scoring-say = Dan krijgt iedereen punten: jij en Kalle 14, Bruna 13. Vuren en knotsen gaan terug, jagers blijven staan voor de volgende ronde.
lesson-eiszeit-glacier-say = Wie laatste staat, legt het ijs. Bruna kiest gebied 8, waar geen eigen jager stond. Jagers gaan naar huis, de mammoet wacht naast het bord.
lesson-eiszeit-own-round-say = Deze ronde is van jou. De stenen die vorige ronde zijn betaald, zijn de nieuwe klok: 12, een korte. Druk op een kaart om die te lezen, en tel koppen.
lesson-eiszeit-own-round-goal = Haal zoveel punten als je kunt voor het ijs weer komt.
lesson-eiszeit-end-say = Twee rondes gespeeld! Nog twee, dan is het afgelopen: een laatste ronde zonder ijs, en dan winnen de meeste punten.
lesson-eiszeit-end-next = een eerste partij tegen twee makkelijke bots, met tips voor wie nieuw is
lesson-eiszeit-end-learnt-1 = Lichte kaarten kosten en helpen jou; donkere leveren op en helpen anderen. Kies wie.
lesson-eiszeit-end-learnt-2 = De donkere voorraad is de klok, en jij kunt de ronde beëindigen.
lesson-eiszeit-end-learnt-3 = Kleine groepen wijken het eerst; mammoeten geven plaats en punten.

## Exercise ez-01-one-place
exercise-ez-01-one-place-title = Nog één voor de nacht
exercise-ez-01-one-place-goal = Hierna valt de nacht. Je hebt de vuren bekeken: 5 toont 1, 6 toont 0, 7 toont 2, 8 toont 1. Plaats één jager waar hij blijft staan en het meeste oplevert.
exercise-ez-01-one-place-explain = In 6 is plaats voor 4, in 5 en 8 voor 5, en alle drie zijn vol: daar hoor je bij de minsten en moet je het eerst weg. In 7 maakt het vuur plaats voor 6 en er staan er vijf: je jager blijft en krijgt 2 punten.

## Exercise ez-02-remove
exercise-ez-02-remove-title = Maak ruimte
exercise-ez-02-remove-goal = Van Kalle mag je voor de nacht één jager naar huis sturen. Gebied 6 toont vuur 0, gebied 8 vuur 0. Houd er zo veel mogelijk van jezelf over.
exercise-ez-02-remove-explain = In gebied 6 is plaats voor 4, en er staan er vijf. Wie de minste heeft, gaat eerst, en dat ben jij daar. Eén van Bruna minder, en niemand hoeft weg: allebei de jouwe blijven.

## Exercise ez-03-club
exercise-ez-03-club-title = Wie krijgt de knots?
exercise-ez-03-club-goal = Je mag een knots nemen en meteen geven, of twee jagers verzetten. Vuren: 6 toont 0, 8 toont 1, 5 toont 1. Wat houdt de meeste punten vast?
exercise-ez-03-club-explain = In 6 sta je alleen tegen drie en twee: je moet het eerst weg. Twee dingen helpen: een knots voor die jager, of jagers zonder mammoet verzetten naar gebieden waar nog plaats is. Reken ze allebei uit.

## Exercise ez-04-mammoth
exercise-ez-04-mammoth-title = Een mammoet voor de steppe
exercise-ez-04-mammoth-goal = Je hebt 3 stenen betaald om een mammoet naar een buurgebied te verzetten. Daarna beëindigt Bruna de ronde. Welke, en waarheen?
exercise-ez-04-mammoth-explain = In 9 wonen er vier van jou: met een mammoet erbij is elk 2 punten waard in plaats van 1, en er is ook meer plaats. Haal hem daar weg waar de anderen ervan profiteren en jij het minst verliest.

## Exercise ez-05-swap
exercise-ez-05-swap-title = Eerlijk geruild
exercise-ez-05-swap-goal = Twee jagers in buurgebieden wisselen van plaats. Daarna beëindigt Bruna de ronde. Zoek de ruil die jou het meeste oplevert.
exercise-ez-05-swap-explain = Een ruil verandert nooit hoeveel er in een gebied staan, alleen wie. Breng er een van jou naar een mammoet en stuur een ander waar er geen is, en kijk wie er daarna de minste heeft.

## Exercise ez-06-meadow
exercise-ez-06-meadow-title = Drie voor de weide
exercise-ez-06-meadow-goal = Je hebt de weidekaart betaald: drie jagers voor gebied 6 en 12, of twee waar je wilt. Daarna beëindigt Bruna de ronde. Vuur 6 toont 1, vuur 12 toont 0, vuur 8 toont 1.
exercise-ez-06-meadow-explain = In gebied 6 is plaats voor vijf, en er staan er vier. Met twee erbij is het er één te veel, maar dan heeft Bruna de minste en moet wijken, niet jij. Een derde daar kost je er een; in 12 is hij een punt waard.

## Exercise ez-07-glacier
exercise-ez-07-glacier-title = Het ijs is van jou
exercise-ez-07-glacier-goal = Je staat laatste, dus jij legt de gletsjer. Leg hem waar hij wie voorop ligt het meeste kost, en jou niets.
exercise-ez-07-glacier-explain = Wie onder het ijs staat, gaat naar huis, en de mammoet wacht naast het bord. De grootste groep van wie voorop ligt is de plek, zolang je er zelf niet staat.

## Exercise ez-08-fire
exercise-ez-08-fire-title = Een warme plek
exercise-ez-08-fire-goal = Je hebt een vuur in 11 bekeken: het toont 2. Verleg het naar waar het je het meest helpt; hierna valt de nacht.
exercise-ez-08-fire-explain = In gebied 6 is plaats voor 4 en er staan er vijf; jij hebt de kleinere groep, dus twee van jou lopen gevaar. Een vuur van waarde 2 maakt plaats voor zes, en iedereen blijft. Een vuur helpt allen; kies waar jij het nodig hebt.

## Exercise ez-09-clock
exercise-ez-09-clock-title = De klok
exercise-ez-09-clock-goal = Negen van jou staan goed; in de donkere voorraad liggen 4 stenen. Welke kaart beëindigt de ronde nu zo goedkoop mogelijk voor jou?
exercise-ez-09-clock-explain = Jij staat nu het best, dus de tijd werkt voor de anderen. “Eén verwijderen” neemt de laatste vier stenen, en één speler stuurt één jager weg. “De anderen plaatsen één” beëindigt ook, maar brengt twee jagers meer in het gedrang.
exercise-ez-09-clock-bad-1 = De ronde gaat door, en de anderen komen in jouw gebieden.
exercise-ez-09-clock-bad-2 = Die levert 3 op, en één steen blijft liggen: de ronde gaat door.

## Exercise ez-10-whom
exercise-ez-10-whom-title = Wie help je?
exercise-ez-10-whom-goal = Met je donkere kaart mag één speler een knots nemen of twee jagers verzetten. Bruna heeft acht jagers op het bord, vier in één gebied; Kalle heeft er drie. Wie help je?
exercise-ez-10-whom-explain = Een donkere kaart helpt altijd iemand. Geef hem aan wie er de minste punten mee haalt, of wie geen gevaar wordt: meestal wie achteraan staat, ver van je eigen gebieden.
exercise-ez-10-whom-bad-1 = Bruna is al de sterkste, en zit waar jij zit.
