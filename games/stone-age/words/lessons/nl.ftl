# Stone Age: what is said in lessons and exercises.

## Lesson stone-age
lesson-stone-age-title = Stone Age: je eerste partij
lesson-stone-age-star-1 = één ster als je het einde haalt
lesson-stone-age-star-2 = een tweede als in de laatste ronde niemand honger leed
lesson-stone-age-star-3 = een derde als je daarnaast nog een kaart of een hut hebt gekocht
lesson-stone-age-welcome-say = Welkom! Jij leidt een stam van vijf door de steentijd. Bouw, leer en voed je stamleden: wie aan het einde de meeste punten heeft, wint.
lesson-stone-age-first-place-say = Elke ronde begint met stamleden zetten. We beginnen met hout: druk op het bos en stuur er drie stamleden heen.
lesson-stone-age-first-place-right = Daar gaan ze. Wie je ergens zet, blijft daar tot iedereen klaar is met zetten.
lesson-stone-age-first-place-otherwise = Een mooie locatie, maar we beginnen in het bos. Dat is de plek die oplicht.
lesson-stone-age-first-place-wrong-1 = Alle vijf? Houd er twee thuis, met hen hebben we nog plannen. Kies 3.
lesson-stone-age-first-place-wrong-2 = Eén dobbelsteen levert maar weinig hout op. Stuur er drie.
lesson-stone-age-first-place-wrong-3 = De jacht brengt voedsel, en je hebt er nog 12. Eerst hout: naar het bos, graag.
lesson-stone-age-first-place-wrong-4 = Bij de hut zet je precies twee stamleden, en dat komt later. Nu drie naar het bos.
lesson-stone-age-oda-field-say = Jullie zetten om de beurt. Oda heeft één stamlid naar de akker gestuurd, en meer dan één past daar niet.
lesson-stone-age-tool-place-say = Jij weer. De drie locaties in het dorp maken je stam blijvend sterker. Stuur één stamlid naar de gereedschapmaker.
lesson-stone-age-tool-place-right = Gereedschap helpt bij het werpen. Dat zie je zo meteen.
lesson-stone-age-tool-place-otherwise = Straks. Eerst één stamlid naar de gereedschapmaker, de locatie die oplicht.
lesson-stone-age-tool-place-wrong-1 = Daar staat Oda al: de akker heeft per ronde plaats voor één stamlid. De gereedschapmaker is nog vrij.
lesson-stone-age-tool-place-wrong-2 = De hut brengt een nieuw stamlid, en daar gaan we de volgende ronde heen. Nu de gereedschapmaker.
lesson-stone-age-tool-place-wrong-3 = In het bos ben je deze ronde al geweest, en een locatie bezoek je maar één keer. De gereedschapmaker, graag.
lesson-stone-age-oda-hunt-say = Oda gaat met de hele rest op jacht. Jagen mag iedereen, met zoveel stamleden als je wilt.
lesson-stone-age-card-place-say = Je hebt nog één stamlid. Ga op de kaart staan die 1 kost: die geeft nu voedsel en aan het einde punten.
lesson-stone-age-card-place-right = Iedereen is op pad. Nu begint het werk, en jij kiest wat eerst komt.
lesson-stone-age-card-place-otherwise = De kaart helemaal rechts, met prijs 1: die willen we hebben.
lesson-stone-age-card-place-wrong-1 = Die kost 2 grondstoffen. Neem de kaart met prijs 1, rechts.
lesson-stone-age-card-place-wrong-2 = Voor de hut heb je twee stamleden nodig, en met twee spelers gaan per ronde maar twee van de drie dorpslocaties open.
lesson-stone-age-card-place-wrong-3 = Een jager is nooit weg, maar deze kaart brengt meer op. Druk op de kaart met prijs 1.
lesson-stone-age-tool-use-say = Nu gaan je stamleden aan het werk, locatie na locatie. Begin bij de gereedschapmaker: druk daar op je stamlid.
lesson-stone-age-tool-use-right = Dit gereedschap van waarde 1 houd je voorgoed. Eén keer per ronde telt het 1 bij een worp op.
lesson-stone-age-tool-use-otherwise = Je kunt alleen iets doen waar je eigen stamleden staan. Begin bij de gereedschapmaker.
lesson-stone-age-tool-use-wrong-1 = Je hebt nog niets om de kaart mee te betalen. Eerst de gereedschapmaker, dan het bos.
lesson-stone-age-tool-use-wrong-2 = Dat kan ook, maar met gereedschap in de hand haal je er meer uit. Eerst de gereedschapmaker.
lesson-stone-age-forest-use-say = Nu het bos. Je werpt één dobbelsteen voor elk van je drie stamleden, en elke 3 ogen zijn één hout waard.
lesson-stone-age-forest-use-right = Druk op de dobbelstenen als je zover bent.
lesson-stone-age-forest-use-otherwise = Het bos, graag: je drie stamleden staan daar te wachten.
lesson-stone-age-forest-use-wrong-1 = Je hebt nog steeds niets om mee te betalen. Eerst het bos.
lesson-stone-age-forest-roll-say = Werp!
lesson-stone-age-forest-roll-after = Elf. Dat is drie hout, en twee ogen blijven over.
lesson-stone-age-forest-tool-say = Elf is er één te weinig voor twaalf, en twaalf is vier hout. Zet je gereedschap in.
lesson-stone-age-forest-tool-right = Vier hout! Het gereedschap is nu gebruikt en volgende ronde weer fris.
lesson-stone-age-forest-tool-otherwise = Druk op je gereedschap van waarde 1.
lesson-stone-age-forest-tool-wrong-1 = Zonder krijg je drie hout. Probeer het met gereedschap: 12 is vier hout.
lesson-stone-age-card-use-say = Nu kun je betalen. Druk op je stamlid op de kaart.
lesson-stone-age-card-use-otherwise = Er is nog één stamlid buiten, op de kaart met prijs 1.
lesson-stone-age-card-pay-say = De kaart kost één grondstof naar keuze. Betaal één hout.
lesson-stone-age-card-pay-right = Meteen vijf voedsel. Het groene onderste deel, medicijnen, telt aan het einde.
lesson-stone-age-card-pay-otherwise = Betaal met één hout.
lesson-stone-age-card-pay-wrong-1 = Laten liggen mag, maar deze is goed: 5 voedsel, en later punten. Betaal 1 hout.
lesson-stone-age-card-pay-wrong-2 = Eén is genoeg: de prijs hoort bij het veld waar de kaart ligt.
lesson-stone-age-oda-use-field-say = Nu is Oda aan het werk. De akker levert voortaan elke ronde één voedsel op.
lesson-stone-age-oda-hunt-roll-say = Jagen: elke 2 ogen zijn één voedsel waard.
lesson-stone-age-oda-hunt-roll-after = Zestien: acht voedsel voor Oda.
lesson-stone-age-feeding-say = Het wordt avond. Elk stamlid eet per ronde één voedsel: jouw vijf aten 5 van je 17. Kom je tekort, dan kost dat grondstoffen of 10 punten.
lesson-stone-age-oda-forest-say = Een nieuwe ronde, en Oda begint. Oda neemt het bos: met twee spelers mag maar één van jullie op een locatie met grondstoffen staan.
lesson-stone-age-hut-place-say = Meer stamleden, meer handen: stuur er twee naar de hut. Ze komen met een derde thuis.
lesson-stone-age-hut-place-right = Zo groeit een stam.
lesson-stone-age-hut-place-otherwise = Eerst de hut, voor Oda die neemt.
lesson-stone-age-hut-place-wrong-1 = Het bos is deze ronde van Oda. Volgende ronde is het weer vrij.
lesson-stone-age-hut-place-wrong-2 = Bij de hut zet je er twee, precies twee. Kies 2.
lesson-stone-age-hut-place-wrong-3 = De akker is ook goed. Maar een zesde paar handen helpt je vanaf nu elke ronde: de hut.
lesson-stone-age-oda-toolmaker-say = Oda wil ook gereedschap. Nu zijn twee van de drie dorpslocaties bezet, dus de akker blijft deze ronde dicht.
lesson-stone-age-building-place-say = Nu punten. Deze huttegel kost 2 hout en 1 leem en levert er 10 op. Het hout heb je al. Ga erop staan voor Oda het doet.
lesson-stone-age-building-place-right = Die is gereserveerd. Nu nog één leem.
lesson-stone-age-building-place-otherwise = Druk op de huttegel met 2 hout en 1 leem.
lesson-stone-age-building-place-wrong-1 = Die vraagt steen en goud. De jouwe is de andere: 2 hout en 1 leem.
lesson-stone-age-building-place-wrong-2 = Goed gezien: leem is wat je mist, en dat halen we zo. Zet eerst iemand op de huttegel, voor Oda er staat.
lesson-stone-age-building-place-wrong-3 = Dicht: twee van de drie dorpslocaties zijn bezet. Met twee spelers is dat het maximum.
lesson-stone-age-clay-place-say = Je hebt nog twee stamleden. Stuur ze allebei naar de leemgroeve: elke 4 ogen zijn één leem waard.
lesson-stone-age-clay-place-right = Iedereen staat. Deze ronde werkt eerst Oda, dan jij.
lesson-stone-age-clay-place-otherwise = De leemgroeve, met allebei je stamleden.
lesson-stone-age-clay-place-wrong-1 = Eén dobbelsteen toont misschien minder dan 3. Met twee is het veiliger: stuur ze allebei.
lesson-stone-age-clay-place-wrong-2 = De steengroeve geeft steen. De hut vraagt leem: naar de leemgroeve.
lesson-stone-age-clay-place-wrong-3 = Voor vanavond heb je voedsel genoeg. Wat je mist, is één leem: naar de leemgroeve.
lesson-stone-age-clay-use-say = Nu ga jij aan het werk. Eerst het leem: druk op de leemgroeve.
lesson-stone-age-clay-use-otherwise = De leemgroeve, graag.
lesson-stone-age-clay-use-wrong-1 = Die kun je nog niet betalen: je hebt geen leem. Eerst de leemgroeve.
lesson-stone-age-clay-use-wrong-2 = De hut kan wachten, die geeft straks hetzelfde. Eerst het leem.
lesson-stone-age-clay-roll-say = Werp!
lesson-stone-age-clay-roll-after = Drie. Ai: voor leem heb je er vier nodig.
lesson-stone-age-clay-tool-say = Voor pech is er gereedschap. Zet het in.
lesson-stone-age-clay-tool-right = Vier: één leem. Gereedschap is het meeste waard als je één oog tekortkomt.
lesson-stone-age-clay-tool-otherwise = Druk op je gereedschap van waarde 1.
lesson-stone-age-clay-tool-wrong-1 = Dan heb je geen leem, en dus geen hut. Druk op je gereedschap.
lesson-stone-age-building-use-say = Twee hout en één leem: alles is er. Bouwen maar!
lesson-stone-age-building-use-otherwise = Druk op je stamlid op de huttegel.
lesson-stone-age-building-use-wrong-1 = Zo meteen. Eerst bouwen, daar heb je op gewacht.
lesson-stone-age-building-pay-say = Betaal 2 hout en 1 leem.
lesson-stone-age-building-pay-right = Meteen tien punten! Een hut telt op het moment dat je betaalt.
lesson-stone-age-building-pay-otherwise = Precies wat er op de tegel staat: 2 hout, 1 leem.
lesson-stone-age-building-pay-wrong-1 = Dan ga je met lege handen naar huis. Betaal: de hut is 10 punten waard.
lesson-stone-age-building-pay-wrong-2 = Voor een vaste hut betaal je precies wat erop staat: 2 hout en 1 leem.
lesson-stone-age-next-building-say = De volgende hut van die stapel wordt omgedraaid. Daarvoor betaal je één tot zeven grondstoffen, van welke soort ook.
lesson-stone-age-hut-use-say = En nu de twee bij de hut.
lesson-stone-age-hut-use-right = Welkom, nummer zes! Vanaf de volgende ronde zet je zes stamleden.
lesson-stone-age-hut-use-otherwise = Je twee stamleden staan nog bij de hut.
lesson-stone-age-six-mouths-say = Zes stamleden aten zes voedsel, de nieuwkomer ook. Er zijn er nog zes: genoeg voor één avond, niet meer.
lesson-stone-age-sand-place-say = Deze ronde begin jij. Kijk naar de zandkleurige kaart: nu 4 voedsel, en aan het einde 1 punt voor elke hut van jou. Ga erop staan.
lesson-stone-age-sand-place-right = Groene kaarten: tel de verschillende symbolen en neem het kwadraat. Zandkleurige kaarten vermenigvuldigen wat je hebt. Zo haal je de meeste punten.
lesson-stone-age-sand-place-otherwise = De kaart met prijs 1, rechts.
lesson-stone-age-sand-place-wrong-1 = De jacht komt hierna. Eerst deze kaart, voor Oda er staat.
lesson-stone-age-sand-place-wrong-2 = Je hebt maar één hout. Een goed idee voor later; nu de kaart met prijs 1.
lesson-stone-age-hunt-place-say = Met 6 voedsel en 4 van de kaart eten er vanavond zes, en er blijven er 4 over: te weinig voor morgen. Stuur twee of drie stamleden op jacht.
lesson-stone-age-hunt-place-right = Goed voor gezorgd. Wie een stam leidt, telt eerst de monden.
lesson-stone-age-hunt-place-otherwise = Eerst voedsel: druk op de jacht.
lesson-stone-age-hunt-place-wrong-1 = Eén jager brengt hooguit drie voedsel mee. Stuur er twee of drie.
lesson-stone-age-hunt-place-wrong-2 = Zoveel? Dan heb je niemand meer voor ander werk. Twee of drie.
lesson-stone-age-hunt-place-wrong-3 = De akker geeft elke ronde één voedsel: een goede gewoonte. Vandaag heb je meer nodig: eerst jagen.
lesson-stone-age-own-round-say = De rest van deze ronde is van jou. Zet wie je nog thuis hebt en ga dan aan het werk. Druk op een stuk om te horen wat het doet.
lesson-stone-age-own-round-goal = Help je stam de avond door, en kom met iets nieuws thuis.
lesson-stone-age-end-say = Dat was een echte ronde, en die was van jou. Het spel eindigt als een stapel hutten of de kaarten op zijn; dan tellen alle kaarten mee.
lesson-stone-age-end-next = een eerste partij tegen één makkelijke bot, met tips voor wie nieuw is
lesson-stone-age-end-learnt-1 = Zetten, werken, voeden: elke ronde dezelfde drie stappen.
lesson-stone-age-end-learnt-2 = Het dorp laat je groeien, andere locaties geven grondstoffen, hutten geven nu punten en kaarten later.
lesson-stone-age-end-learnt-3 = Tel de monden voor je zet.

## Exercise sa-01-tools
exercise-sa-01-tools-title = Eén worp, en dan nog een
exercise-sa-01-tools-goal = De steengroeve bracht 8; een steen kost 5. Twee van je stamleden wachten nog bij de rivier. Zet zo weinig mogelijk gereedschap in voor een tweede steen.
exercise-sa-01-tools-explain = Acht en twee is tien: twee stenen. Het fiche van waarde 2 redt dat alleen, en de twee kleine blijven vrij voor de rivier, waar één oog over goud kan beslissen. Twee enen halen ook tien, maar één 2 past straks minder makkelijk.
exercise-sa-01-tools-bad-1 = Maar één steen; je komt 2 ogen tekort.
exercise-sa-01-tools-bad-2 = Elf brengt niet meer dan tien: die extra 1 is verspild.
exercise-sa-01-tools-bad-3 = Alles gebruikt, en niets over voor de rivier.

## Exercise sa-02-hungry
exercise-sa-02-hungry-title = Twee monden te veel
exercise-sa-02-hungry-goal = Je komt twee voedsel tekort. Betaal zo dat het het minste pijn doet.
exercise-sa-02-hungry-explain = Elke grondstof voedt één stamlid. In een hut is hout 3 waard, leem 4 en goud 6: dus gaat het hout weg. Dat zijn hooguit 6 punten aan hutten, tegen 10 punten die je zeker kwijt bent.
exercise-sa-02-hungry-bad-1 = Tien punten voor twee monden: wel erg duur.
exercise-sa-02-hungry-bad-2 = Goud is in een hut twee keer zoveel waard als hout.

## Exercise sa-03-seven
exercise-sa-03-seven-title = De grote hut
exercise-sa-03-seven-goal = Deze hut neemt één tot zeven grondstoffen. Bouw hem voor zo veel mogelijk punten.
exercise-sa-03-seven-explain = Zeven is het maximum, en elke grondstof telt zijn waarde: 2 goud 12, 3 steen 15, 2 leem 8, samen 35. De drie hout bewaar je voor een kaart.

## Exercise sa-04-two-kinds
exercise-sa-04-two-kinds-title = Precies twee soorten
exercise-sa-04-two-kinds-goal = Vijf grondstoffen van precies twee soorten: zoek de betaling die de meeste punten geeft.
exercise-sa-04-two-kinds-explain = Twee soorten, vijf stuks: 3 leem en 2 goud geven 12 + 12 = 24. Met hout in plaats van leem was het 9 + 12 = 21. Een derde soort mag niet, hoe kostbaar ook.

## Exercise sa-05-order
exercise-sa-05-order-title = In de goede volgorde
exercise-sa-05-order-goal = Je staat bij de gereedschapmaker, bij de rivier en op de huttegel (2 hout, 1 goud). De dobbelsteen bij de rivier toont straks 5. Haal de hut binnen.
exercise-sa-05-order-explain = Nieuw gereedschap werkt meteen. Eerst de gereedschapmaker, dan de rivier: 5 en 1 is 6, één goud, en de hut is betaald. In elke andere volgorde gaat het goud of de hut verloren.

## Exercise sa-06-dice-table
exercise-sa-06-dice-table-title = Welke dobbelsteen?
exercise-sa-06-dice-table-goal = Er liggen twee dobbelstenen: de 4 is goud, de 5 gereedschap. Kijk wie er op je kaarten staan. Welke brengt je aan het einde het meeste op?
exercise-sa-06-dice-table-explain = Met de nieuwe kaart heb je zeven gereedschapmakers: elk nieuw gereedschap is aan het einde 7 punten waard, en het helpt ook nog elke ronde. Goud is in een hut hooguit 6 waard.

## Exercise sa-07-finish
exercise-sa-07-finish-title = Maak het af
exercise-sa-07-finish-goal = Het is de laatste tegel van deze stapel, en je kunt hem betalen. Bouwen, of voor later laten liggen?
exercise-sa-07-finish-explain = De laatste tegel van een stapel beëindigt het spel na deze ronde. Je leidt met 82 tegen 60, krijgt er 10 bij, en je huttenbouwer telt een hut meer. De ander haalt je met acht stamleden en zes akkers later in. Wie leidt, wil het einde.
exercise-sa-07-finish-bad-1 = Dan gaat het spel door, en de andere stam groeit sneller dan de jouwe.

## Exercise sa-08-green
exercise-sa-08-green-title = Een reeks groen
exercise-sa-08-green-goal = Je stamleden staan op twee groene kaarten, met prijs 1 en met prijs 3, en je hebt drie grondstoffen. Je hebt vijf verschillende symbolen. Neem de beste.
exercise-sa-08-green-explain = Groene kaarten geven het aantal verschillende symbolen in het kwadraat. Schrift is nieuw: zes in plaats van vijf, 36 in plaats van 25. Een tweede pottenbakken begint een tweede reeks: 1 punt. En je trekt er een gedekte kaart bij.
exercise-sa-08-green-bad-1 = Betaal je de ene, dan is de andere niet meer te betalen; en pottenbakken heb je al.

## Exercise sa-09-unkind
exercise-sa-09-unkind-title = Onwillige dobbelstenen
exercise-sa-09-unkind-goal = Zes monden, 1 voedsel, 2 voedselproductie, 1 hout, gereedschap van waarde 1. Oda is klaar met zetten, en elke dobbelsteen toont straks een 2. Voed iedereen met zo weinig mogelijk stamleden.
exercise-sa-09-unkind-explain = Je hebt er 6 nodig: 1 in voorraad, 2 van de akkers, dus nog 3. De kaart geeft er precies 3 voor één hout en één stamlid. Drie jagers die allemaal 2 werpen, brengen er ook 3. Tel eerst wat zeker is, dan pas de dobbelstenen.

## Exercise sa-10-last-person
exercise-sa-10-last-person-title = Het laatste stamlid
exercise-sa-10-last-person-goal = Oda staat op de laatste tegel van een stapel en kan hem betalen: vanavond is het spel afgelopen. Je hebt 2 hout en 1 leem. Waar brengt je laatste stamlid het meeste op?
exercise-sa-10-last-person-explain = Op de laatste avond tellen alleen punten. De hut voor 2 hout en 1 leem kun je betalen met wat je hebt: 10 punten, tegen 3 voor dezelfde grondstoffen als ze overblijven. Groeien heeft nu geen zin meer.
exercise-sa-10-last-person-bad-1 = Een akker voor één laatste avond, en één boer: amper een punt.
exercise-sa-10-last-person-bad-2 = Een akker voedt niemand meer: vanavond is de laatste avond.
