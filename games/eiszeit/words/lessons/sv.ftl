# Eiszeit: what is said in lessons and exercises.

## Lesson eiszeit
lesson-eiszeit-title = Eiszeit: ditt första parti
lesson-eiszeit-star-1 = en stjärna för att du når slutet
lesson-eiszeit-star-2 = en andra om högst två av dina jägare får vika i konflikterna i din egen runda
lesson-eiszeit-star-3 = en tredje om du i den rundan får minst lika många poäng som den bättre av de två andra
lesson-eiszeit-welcome-say = Du leder en stam vid isens kant. Nära mammutarna ger dina jägare mest poäng; i fyra rundor kryper isen närmare, och flest poäng vinner.
lesson-eiszeit-score-say = När rundan är slut ger varje jägare 1 poäng, 2 vid en mammut och 3 vid två eller fler.
lesson-eiszeit-last-hunter-say = Din sista jägare inför starten: ställ den där det står en mammut. Område 6, ängen.
lesson-eiszeit-last-hunter-right = Nu har du två på ängen.
lesson-eiszeit-last-hunter-otherwise = Område 6, ängen med mammuten.
lesson-eiszeit-last-hunter-wrong-1 = Där står ingen mammut: 1 poäng i stället för 2. Område 6, tack.
lesson-eiszeit-last-hunter-wrong-2 = Det området ligger under isen. Dit går ingen längre.
lesson-eiszeit-last-hunter-wrong-3 = En mammut där också, bra sett. I dag slår vi oss ner i område 6.
lesson-eiszeit-hand-say = Din hand: ljusa kort kostar stenar och arbetar för dig. Mörka kort ger dig stenar och arbetar för de andra. Du har 4 stenar.
lesson-eiszeit-play-meadow-say = Spela kortet med ängen. Det kostar 3 stenar och låter dig ställa tre jägare på ängarna.
lesson-eiszeit-play-meadow-right = Tre stenar går till det ljusa förrådet.
lesson-eiszeit-play-meadow-otherwise = Det ljusa kortet som heter ”Äng”.
lesson-eiszeit-play-meadow-wrong-1 = Ett platsbyte kan vänta. Fler jägare först: ängen.
lesson-eiszeit-play-meadow-wrong-2 = Det ger 5 stenar, men de andra får placera var sin jägare. Stärk dina egna först: ängen.
lesson-eiszeit-meadow-1-say = Ställ den första i område 6.
lesson-eiszeit-meadow-1-otherwise = Område 6.
lesson-eiszeit-meadow-1-wrong-1 = Också en äng, men utan mammut. Område 6.
lesson-eiszeit-meadow-1-wrong-2 = Du har betalat för tre. Placera dem.
lesson-eiszeit-meadow-1-wrong-3 = Var som helst får bara två jägare stå; på ängen tre. Område 6.
lesson-eiszeit-meadow-2-say = Den andra också.
lesson-eiszeit-meadow-2-otherwise = Område 6 igen.
lesson-eiszeit-meadow-2-wrong-1 = En till är betald.
lesson-eiszeit-meadow-3-say = Den tredje går till område 12: det är också äng, och för stor trängsel är farlig. Du får snart se.
lesson-eiszeit-meadow-3-otherwise = Område 12.
lesson-eiszeit-meadow-3-wrong-1 = Där räcker det så länge. Område 12.
lesson-eiszeit-meadow-3-wrong-2 = En till är betald: område 12.
lesson-eiszeit-keep-say = Nu får du kasta ett kort. Behåll alla den här gången.
lesson-eiszeit-keep-otherwise = Behåll dem: kasta inget kort.
lesson-eiszeit-keep-wrong-1 = Det kan komma till nytta. Behåll det den här gången.
lesson-eiszeit-draw-say = Du fyller alltid på till fem kort och väljer hög själv. Ta ett ljust.
lesson-eiszeit-draw-otherwise = Den ljusa högen.
lesson-eiszeit-draw-wrong-1 = Det går också bra, men du har tre mörka. Ljust.
lesson-eiszeit-bruna-dark-say = Bruna spelar ett mörkt kort: hon får 7 stenar ur det mörka förrådet, och alla andra får placera två jägare var.
lesson-eiszeit-kalle-helped-say = Kalle först: en till din äng, en österut. Nu börjar det bli trångt.
lesson-eiszeit-helped-say = Och så du. En till din jägare i område 8, vid en mammut.
lesson-eiszeit-helped-otherwise = Område 8.
lesson-eiszeit-helped-wrong-1 = Där är det redan trångt, och trängsel löses upp om natten. Område 8.
lesson-eiszeit-helped-wrong-2 = En gåva: ta emot den. Område 8.
lesson-eiszeit-helped-2-say = Och en till område 9. Ingen mammut där, men ingen annan heller: en poäng i lugn och ro.
lesson-eiszeit-helped-2-otherwise = Område 9.
lesson-eiszeit-helped-2-wrong-1 = Där är det redan trångt. Område 9.
lesson-eiszeit-helped-2-wrong-2 = En till får du gratis. Område 9.
lesson-eiszeit-kalle-dark-say = Kalle tar 4 stenar, och den han väljer får ta bort en jägare. Han väljer dig.
lesson-eiszeit-remove-say = En jägare, vems som helst, får gå hem. Glesa ut på ängen: ta bort den som Bruna har i område 6.
lesson-eiszeit-remove-right = Plats igen. Bruna kommer att minnas det, men så är spelet.
lesson-eiszeit-remove-otherwise = Jägaren som Bruna har i område 6.
lesson-eiszeit-remove-wrong-1 = En egen? Då förlorar du 2 poäng. Ta den som Bruna har i område 6.
lesson-eiszeit-remove-wrong-2 = Kalle har två där. Vi ser väl hur det går för dem; ta den som Bruna har.
lesson-eiszeit-remove-wrong-3 = Ett tillfälle att få plats. Ta bort den som Bruna har i område 6.
lesson-eiszeit-play-dark-say = Du har en sten kvar: dags för ett mörkt kort. ”Klubba eller flytta” ger dig 4 stenar och hjälper en annan spelare.
lesson-eiszeit-play-dark-otherwise = Det mörka kortet: Klubba eller flytta.
lesson-eiszeit-play-dark-wrong-1 = Ett platsbyte kostar 2 stenar, och du har en. Ett mörkt kort fyller på förrådet.
lesson-eiszeit-play-dark-wrong-2 = Det ger mer, men hjälper båda. Ta det som hjälper en spelare.
lesson-eiszeit-choose-say = Vem vill du hjälpa? Kalle hjälpte dig: nu kan du ge tillbaka.
lesson-eiszeit-choose-otherwise = Kalle.
lesson-eiszeit-choose-wrong-1 = Bruna sitter på samma ställen som du. Hjälp Kalle.
lesson-eiszeit-choose-wrong-2 = Ett mörkt kort hjälper någon annan, aldrig dig själv.
lesson-eiszeit-kalle-club-say = Han tar en klubba till en jägare i område 6: den som har en klubba behöver inte vika.
lesson-eiszeit-keep-2-say = Behåll dina kort.
lesson-eiszeit-keep-2-otherwise = Behåll dem: kasta inget kort.
lesson-eiszeit-draw-2-say = Dra ett mörkt kort den här gången.
lesson-eiszeit-draw-2-otherwise = Den mörka högen.
lesson-eiszeit-draw-2-wrong-1 = Du har två ljusa. Ett mörkt kort ger stenarna till dem.
lesson-eiszeit-bruna-light-say = Bruna har 11 stenar. Med åtta eller fler måste man göra av med några, så hon spelar ett ljust kort: stäppen.
lesson-eiszeit-kalle-light-say = Kalle har åtta stenar och måste också betala. I det mörka förrådet ligger 5 stenar kvar: håll ögonen på det, det är klockan.
lesson-eiszeit-end-round-say = Den som tar den sista mörka stenen avslutar bosättningen. Nu är det du som avgör! Spela det mörka kortet som ger 5.
lesson-eiszeit-end-round-right = De sista fem stenarna. Kortet utförs ändå, sedan är rundan slut.
lesson-eiszeit-end-round-otherwise = De andra placerar en: det kortet tar de sista stenarna.
lesson-eiszeit-end-round-wrong-1 = Då får de andra en tur till. Du står bra: avsluta.
lesson-eiszeit-end-round-wrong-2 = Det ger 4, och en sten blir kvar: rundan skulle fortsätta. Ta det som ger 5.
lesson-eiszeit-bruna-last-say = Bruna tränger sig in i område 8.
lesson-eiszeit-keep-3-say = Behåll korten.
lesson-eiszeit-keep-3-otherwise = Behåll dem: kasta inget kort.
lesson-eiszeit-draw-3-say = Ett ljust kort, till nästa runda.
lesson-eiszeit-draw-3-otherwise = Den ljusa högen.
lesson-eiszeit-limit-say = Natten faller, eldarna tänds. Ett område har plats för 3 jägare, en till för varje mammut och så många till som elden visar: 0, 1 eller 2.
lesson-eiszeit-guess-say = Elden i område 6 visar 0: plats för fyra, och där står sex. Du har fyra av dem, Kalle två. Vem får vika först? Tryck på en grupp.
lesson-eiszeit-guess-option-1 = Ja: den minsta gruppen förlorar en först. Hans andra jägare har en klubba och stannar, så nästa som går är en av dina.
lesson-eiszeit-guess-option-2 = Det kunde man tro. Men den minsta gruppen går först: Kalle. Sedan är det din tur, för hans andra jägare har en klubba.
lesson-eiszeit-conflict-2-say = I område 8 gick det likadant: Bruna, du, Kalle. Små grupper får vika först. Var många, eller var där de andra inte är.
lesson-eiszeit-scoring-say = Sedan räknas poängen: du och Kalle 14, Bruna 13. Eldar och klubbor läggs tillbaka, jägarna står kvar till nästa runda.
lesson-eiszeit-glacier-say = Den som ligger sist lägger isen. Bruna tar område 8, där hon inte hade någon. Jägarna går hem, mammuten väntar bredvid spelplanen.
lesson-eiszeit-own-round-say = Den här rundan är din. Stenarna som betalades förra rundan är den nya klockan: 12, en kort. Tryck på ett kort för att läsa det, och räkna huvuden.
lesson-eiszeit-own-round-goal = Ta så många poäng du kan innan isen kommer igen.
lesson-eiszeit-end-say = Två rundor avklarade! Två till, så är spelet slut: en sista runda utan is, sedan vinner flest poäng.
lesson-eiszeit-end-next = ett första parti mot två lätta bottar, med tips för nybörjare
lesson-eiszeit-end-learnt-1 = Ljusa kort kostar och hjälper dig; mörka ger stenar och hjälper andra. Välj vem.
lesson-eiszeit-end-learnt-2 = Det mörka förrådet är klockan, och du kan avsluta rundan.
lesson-eiszeit-end-learnt-3 = Små grupper får vika först; mammutar ger plats och poäng.

## Exercise ez-01-one-place
exercise-ez-01-one-place-title = En till före natten
exercise-ez-01-one-place-goal = Sedan faller natten. Du har tittat på eldarna: område 5 visar 1, 6 visar 0, 7 visar 2, 8 visar 1. Placera en jägare där den får stanna och ger mest.
exercise-ez-01-one-place-explain = I 6 finns plats för 4, i 5 och 8 för 5, och alla tre är fulla: du hör till dem som har minst där och får vika först. I 7 gör elden plats för 6 och fem står där: din jägare stannar och ger 2.

## Exercise ez-02-remove
exercise-ez-02-remove-title = Gör plats
exercise-ez-02-remove-goal = Kalle låter dig skicka hem en jägare före natten. Område 6 har en eld med 0, område 8 också 0. Behåll så många av dina som möjligt.
exercise-ez-02-remove-explain = Område 6 har plats för 4, och där står fem. Den som har minst får vika först, och där är det du. Skicka hem en som Bruna har, så behöver ingen gå: båda dina stannar.

## Exercise ez-03-club
exercise-ez-03-club-title = Vem får klubban?
exercise-ez-03-club-goal = Du får ta en klubba och ge den till någon genast, eller flytta två jägare. Eldar: 6 visar 0, 8 visar 1, 5 visar 1. Vad räddar flest poäng?
exercise-ez-03-club-explain = I område 6 är du ensam mot tre och två: du skulle vika först. Två sätt hjälper: en klubba till den jägaren, eller att flytta jägare från ställen utan mammut till ställen där det finns plats. Räkna på båda.

## Exercise ez-04-mammoth
exercise-ez-04-mammoth-title = En mammut till stäppen
exercise-ez-04-mammoth-goal = Du har betalat 3 stenar för att flytta en mammut till ett grannområde. Bruna kommer att avsluta rundan. Vilken, och vart?
exercise-ez-04-mammoth-explain = Fyra av dina bor i område 9: med en mammut där ger var och en 2 i stället för 1, och gränsen stiger också. Ta den där de andra har nytta av den och du förlorar minst.

## Exercise ez-05-swap
exercise-ez-05-swap-title = Ett rättvist byte
exercise-ez-05-swap-goal = Två jägare i grannområden byter plats. Bruna kommer att avsluta rundan. Hitta bytet som ger dig mest.
exercise-ez-05-swap-explain = Ett byte ändrar aldrig hur många som står i ett område, bara vilka. Flytta en av dina till en mammut, skicka någon annan dit det inte finns någon, och se efter vem som har minst där efteråt.

## Exercise ez-06-meadow
exercise-ez-06-meadow-title = Tre till ängen
exercise-ez-06-meadow-goal = Du har betalat för ängen: tre jägare i område 6 och 12, eller två var som helst. Bruna kommer att avsluta rundan. Elden i 6 visar 1, i 12 visar den 0, i 8 visar den 1.
exercise-ez-06-meadow-explain = Område 6 har plats för fem, och fyra står där. Med två till är det en för mycket, men då har Bruna minst och får vika, inte du. En tredje där skulle kosta dig en; i 12 ger den en poäng.

## Exercise ez-07-glacier
exercise-ez-07-glacier-title = Isen är din
exercise-ez-07-glacier-goal = Du ligger sist, så du lägger glaciären. Lägg den där den kostar ledaren mest och dig inget.
exercise-ez-07-glacier-explain = Den som hamnar under isen går hem, och mammuten väntar bredvid spelplanen. Ledarens största grupp är rätt ställe, så länge du inte står där själv.

## Exercise ez-08-fire
exercise-ez-08-fire-title = En varm plats
exercise-ez-08-fire-goal = Du har tittat på en eld i område 11: den visar 2. Flytta den dit där den hjälper dig mest; sedan faller natten.
exercise-ez-08-fire-explain = Område 6 har plats för 4 och fem står där, du med den mindre gruppen: två av dina är i fara. En eld med 2 gör plats för sex, och alla stannar. En eld hjälper alla på platsen; välj den där du behöver den mest.

## Exercise ez-09-clock
exercise-ez-09-clock-title = Klockan
exercise-ez-09-clock-goal = Nio av dina står bra; i det mörka förrådet ligger 4 stenar. Vilket kort avslutar rundan nu till lägsta pris för dig?
exercise-ez-09-clock-explain = Du står bäst nu, så tiden är på de andras sida. ”Ta bort en” ger de sista fyra stenarna och låter en spelare skicka hem en enda jägare. ”De andra placerar en” avslutar också, men ökar trängseln med två jägare.
exercise-ez-09-clock-bad-1 = Rundan fortsätter, och de andra tränger sig in hos dig.
exercise-ez-09-clock-bad-2 = Det ger 3, och en sten blir kvar: rundan fortsätter.

## Exercise ez-10-whom
exercise-ez-10-whom-title = Vem ska få hjälp?
exercise-ez-10-whom-goal = Ditt mörka kort låter en spelare ta en klubba eller flytta två jägare. Bruna har åtta jägare på spelplanen, fyra av dem på ett ställe; Kalle har tre. Vem hjälper du?
exercise-ez-10-whom-explain = Ett mörkt kort hjälper alltid någon. Ge det till den som får minst poäng av det, eller som inte blir farlig: oftast den som ligger efter, långt från dina egna områden.
exercise-ez-10-whom-bad-1 = Hon är redan starkast, och sitter där du sitter.
