# Stone Age: what is said in lessons and exercises.

## Lesson stone-age
lesson-stone-age-title = Stone Age: ditt första parti
lesson-stone-age-star-1 = en stjärna för att du når slutet
lesson-stone-age-star-2 = en andra om ingen gick hungrig i den sista rundan
lesson-stone-age-star-3 = en tredje om du dessutom skaffade ett kort eller en byggnad till
lesson-stone-age-welcome-say = Välkommen! Du leder en stam på fem genom stenåldern. Bygg, lär och mata ditt folk: flest poäng i slutet vinner.
lesson-stone-age-first-place-say = Varje runda börjar med att du skickar ut dina arbetare. Vi börjar med trä: tryck på skogen och skicka dit tre.
lesson-stone-age-first-place-right = Där går de. Arbetarna står kvar där du har ställt dem tills alla har placerat.
lesson-stone-age-first-place-otherwise = En fin plats, men vi börjar i skogen. Det är den som lyser.
lesson-stone-age-first-place-wrong-1 = Alla fem? Behåll två hemma, dem har vi planer för. Välj 3.
lesson-stone-age-first-place-wrong-2 = En enda tärning ger inte mycket trä. Skicka tre.
lesson-stone-age-first-place-wrong-3 = Jakten ger mat, och du har fortfarande 12. Trä först: skogen, tack.
lesson-stone-age-first-place-wrong-4 = Hyddan vill ha exakt två av dina arbetare, och dit går vi senare. Nu tre till skogen.
lesson-stone-age-oda-field-say = Ni placerar i tur och ordning. Oda har skickat en arbetare till farmen, och där finns bara plats för en.
lesson-stone-age-tool-place-say = Din tur igen. De tre platserna i byn gör stammen starkare för gott. Skicka en arbetare till verktygsmakaren.
lesson-stone-age-tool-place-right = Verktyg hjälper till med tärningarna. Du får snart se hur.
lesson-stone-age-tool-place-otherwise = Senare. Först en arbetare till verktygsmakaren, platsen som lyser.
lesson-stone-age-tool-place-wrong-1 = Där står Oda: farmen tar en arbetare per runda. Verktygsmakaren är ledig.
lesson-stone-age-tool-place-wrong-2 = Hyddan ger en ny arbetare, och dit går vi nästa runda. Nu verktygsmakaren.
lesson-stone-age-tool-place-wrong-3 = I skogen har du redan varit den här rundan; varje plats besöks en gång. Verktygsmakaren, tack.
lesson-stone-age-oda-hunt-say = Oda ger sig ut på jakt med alla hon har kvar. Jaga får alla göra, med hur många de vill.
lesson-stone-age-card-place-say = En arbetare är kvar. Ställ den på kortet som kostar 1: det ger mat nu och poäng i slutet.
lesson-stone-age-card-place-right = Nu är alla ute. Då börjar arbetet, och du väljer själv i vilken ordning.
lesson-stone-age-card-place-otherwise = Det är kortet längst till höger vi vill ha, det som kostar 1.
lesson-stone-age-card-place-wrong-1 = Det där kostar 2 resurser. Ta det som kostar 1, längst till höger.
lesson-stone-age-card-place-wrong-2 = Hyddan kräver två arbetare, och med två spelare är bara två av byns tre platser öppna varje runda.
lesson-stone-age-card-place-wrong-3 = En jägare hade också gått bra, men det här kortet ger mer. Tryck på kortet som kostar 1.
lesson-stone-age-tool-use-say = Nu arbetar ditt folk, en plats i taget. Börja hos verktygsmakaren: tryck på arbetaren där.
lesson-stone-age-tool-use-right = Ett verktyg på nivå 1 är ditt för gott. En gång per runda lägger du till 1 på ett slag.
lesson-stone-age-tool-use-otherwise = Bara platser där dina arbetare står går att använda. Börja hos verktygsmakaren.
lesson-stone-age-tool-use-wrong-1 = Du har inget att betala kortet med än. Först verktygsmakaren, sedan skogen.
lesson-stone-age-tool-use-wrong-2 = Det går också, men med verktyget i handen får du ut mer. Verktygsmakaren först.
lesson-stone-age-forest-use-say = Nu skogen. En tärning för var och en av dina tre arbetare; för varje 3 prickar får du 1 trä.
lesson-stone-age-forest-use-right = Tryck på tärningarna när du är redo.
lesson-stone-age-forest-use-otherwise = Skogen, tack: där väntar dina tre arbetare.
lesson-stone-age-forest-use-wrong-1 = Du har fortfarande inget att betala med. Skogen först.
lesson-stone-age-forest-roll-say = Slå!
lesson-stone-age-forest-roll-after = Elva. Det blir tre trä, och två prickar över.
lesson-stone-age-forest-tool-say = Elva är en mindre än tolv, och tolv ger fyra trä. Lägg till ditt verktyg.
lesson-stone-age-forest-tool-right = Fyra trä! Nu är verktyget använt, men nästa runda är det redo igen.
lesson-stone-age-forest-tool-otherwise = Tryck på ditt verktyg på nivå 1.
lesson-stone-age-forest-tool-wrong-1 = Utan det får du tre trä. Prova med verktyget: 12 ger fyra.
lesson-stone-age-card-use-say = Nu kan du betala. Tryck på arbetaren på kortet.
lesson-stone-age-card-use-otherwise = En arbetare är fortfarande ute, på kortet som kostar 1.
lesson-stone-age-card-pay-say = Kortet kostar en valfri resurs. Betala 1 trä.
lesson-stone-age-card-pay-right = Fem mat på en gång. Den gröna nedre halvan, läkekonst, räknas i slutet.
lesson-stone-age-card-pay-otherwise = Betala med 1 trä.
lesson-stone-age-card-pay-wrong-1 = Du kan låta det ligga, men det här är bra: 5 mat nu och poäng sedan. Betala 1 trä.
lesson-stone-age-card-pay-wrong-2 = En räcker: priset är det som gäller för rutan där kortet ligger.
lesson-stone-age-oda-use-field-say = Nu arbetar Oda. Hennes nya fält ger 1 mat varje runda från och med nu.
lesson-stone-age-oda-hunt-roll-say = Jakt: för varje 2 prickar får man 1 mat.
lesson-stone-age-oda-hunt-roll-after = Sexton: åtta mat till Oda.
lesson-stone-age-feeding-say = Kväll. Alla äter 1 mat varje runda: dina fem har ätit 5 av dina 17. För lite mat kostar resurser, eller 10 poäng.
lesson-stone-age-oda-forest-say = En ny runda, och Oda börjar. Hon tar skogen: med två spelare får bara en av er samla resurser på varje plats.
lesson-stone-age-hut-place-say = Mer folk, fler händer: skicka två till hyddan. En tredje följer med dem hem.
lesson-stone-age-hut-place-right = Så växer en stam.
lesson-stone-age-hut-place-otherwise = Hyddan först, innan Oda tar den.
lesson-stone-age-hut-place-wrong-1 = Den här rundan har Oda skogen. Nästa runda är den öppen för dig igen.
lesson-stone-age-hut-place-wrong-2 = Den tar två arbetare, exakt två. Välj 2.
lesson-stone-age-hut-place-wrong-3 = Ett fält är också bra. Men ett sjätte par händer hjälper från och med nu: hyddan.
lesson-stone-age-oda-toolmaker-say = Oda vill också ha ett verktyg. Två av byns tre platser är tagna, så farmen är stängd den här rundan.
lesson-stone-age-building-place-say = Nu till poängen. Den här byggnaden kostar 2 trä och 1 lera och ger 10. Träet har du. Ställ dig där före Oda.
lesson-stone-age-building-place-right = Reserverad. Nu gäller det att få tag i 1 lera.
lesson-stone-age-building-place-otherwise = Tryck på byggnaden som visar 2 trä och 1 lera.
lesson-stone-age-building-place-wrong-1 = Den där kräver sten och guld. Din är den andra: 2 trä och 1 lera.
lesson-stone-age-building-place-wrong-2 = Bra tänkt: lera är det du saknar, och den hämtar vi strax. Reservera först byggnaden, innan Oda gör det.
lesson-stone-age-building-place-wrong-3 = Stängt: två av byns tre platser används redan. Fler blir det inte med två spelare.
lesson-stone-age-clay-place-say = Två arbetare är kvar. Skicka båda till lergropen: för varje 4 prickar får du 1 lera.
lesson-stone-age-clay-place-right = Alla är placerade. Den här rundan arbetar Oda först, sedan du.
lesson-stone-age-clay-place-otherwise = Lergropen, med båda arbetarna.
lesson-stone-age-clay-place-wrong-1 = En ensam tärning kan visa mindre än 3. Två är säkrare: skicka båda.
lesson-stone-age-clay-place-wrong-2 = Stenbrottet ger sten. Byggnaden vill ha lera: lergropen.
lesson-stone-age-clay-place-wrong-3 = Maten räcker i kväll. Det du saknar är 1 lera: lergropen.
lesson-stone-age-clay-use-say = Din tur att arbeta. Först leran: tryck på lergropen.
lesson-stone-age-clay-use-otherwise = Lergropen, tack.
lesson-stone-age-clay-use-wrong-1 = Du kan inte betala den än: leran fattas. Lergropen först.
lesson-stone-age-clay-use-wrong-2 = Hyddan kan vänta, den ger lika mycket senare. Först leran.
lesson-stone-age-clay-roll-say = Slå!
lesson-stone-age-clay-roll-after = Tre. Aj då: 1 lera kräver fyra.
lesson-stone-age-clay-tool-say = Otur är precis vad verktyg är till för. Lägg till ditt.
lesson-stone-age-clay-tool-right = Fyra: 1 lera. Ett verktyg är värt mest när en enda prick fattas.
lesson-stone-age-clay-tool-otherwise = Tryck på ditt verktyg på nivå 1.
lesson-stone-age-clay-tool-wrong-1 = Då blir det ingen lera och ingen byggnad. Tryck på ditt verktyg.
lesson-stone-age-building-use-say = Två trä och en lera: allt är på plats. Bygg!
lesson-stone-age-building-use-otherwise = Tryck på arbetaren på byggnaden.
lesson-stone-age-building-use-wrong-1 = Strax. Först byggnaden, den har du väntat på.
lesson-stone-age-building-pay-say = Betala 2 trä och 1 lera.
lesson-stone-age-building-pay-right = Tio poäng på en gång! Byggnader ger poäng i samma stund som du betalar.
lesson-stone-age-building-pay-otherwise = Exakt det som brickan visar: 2 trä, 1 lera.
lesson-stone-age-building-pay-wrong-1 = Då går du hem tomhänt. Betala: den är värd 10 poäng.
lesson-stone-age-building-pay-wrong-2 = En fast byggnad tar exakt det den visar: 2 trä och 1 lera.
lesson-stone-age-next-building-say = Nästa byggnad i stapeln vänds upp. Den här tar en till sju resurser av vilken sort som helst.
lesson-stone-age-hut-use-say = Och så de två i hyddan.
lesson-stone-age-hut-use-right = Välkommen, nummer sex! Från och med nästa runda placerar du sex arbetare.
lesson-stone-age-hut-use-otherwise = Dina två arbetare är fortfarande i hyddan.
lesson-stone-age-six-mouths-say = Sex arbetare åt sex mat, nykomlingen också. Sex är kvar: det räcker en kväll till, inte längre.
lesson-stone-age-sand-place-say = Den här rundan börjar du. Se på det beige kortet: 4 mat nu, och i slutet 1 poäng för var och en av dina byggnader. Ställ dig på det.
lesson-stone-age-sand-place-right = Gröna kort: räkna olika symboler och multiplicera antalet med sig självt. Beige kort multiplicerar det du har. Så vinns de flesta poängen.
lesson-stone-age-sand-place-otherwise = Kortet som kostar 1, längst till höger.
lesson-stone-age-sand-place-wrong-1 = Jakten kommer sedan. Först kortet, innan Oda tar det.
lesson-stone-age-sand-place-wrong-2 = Du har bara 1 trä. En bra idé för senare; nu kortet som kostar 1.
lesson-stone-age-hunt-place-say = 6 mat och 4 från kortet mättar sex i kväll, och 4 blir över: för lite till nästa kväll. Skicka två eller tre arbetare på jakt.
lesson-stone-age-hunt-place-right = Där tog du väl hand om dem. En god ledare räknar munnar före allt annat.
lesson-stone-age-hunt-place-otherwise = Först mat: tryck på jaktmarkerna.
lesson-stone-age-hunt-place-wrong-1 = En jägare får hem tre mat som mest. Skicka två eller tre.
lesson-stone-age-hunt-place-wrong-2 = Så många? Då blir det ingen över till annat. Två eller tre.
lesson-stone-age-hunt-place-wrong-3 = Ett fält ger 1 mat varje runda: en god vana. I dag behöver du mer: jaga först.
lesson-stone-age-own-round-say = Resten av rundan är din. Placera dem du har kvar och arbeta sedan. Tryck på vad som helst så får du höra vad det gör.
lesson-stone-age-own-round-goal = Ta stammen genom kvällen och kom hem med något nytt.
lesson-stone-age-end-say = Det var en riktig runda, och den var din. Spelet slutar när en byggnadsstapel eller korten tar slut; då räknas alla kort.
lesson-stone-age-end-next = ett första parti mot en lätt bott, med tips för nybörjare
lesson-stone-age-end-learnt-1 = Placera, arbeta, mata: samma tre steg varje runda.
lesson-stone-age-end-learnt-2 = Byn får stammen att växa, platserna utanför ger resurser, byggnader ger poäng nu, kort ger poäng sedan.
lesson-stone-age-end-learnt-3 = Räkna munnar innan du placerar.

## Exercise sa-01-tools
exercise-sa-01-tools-title = Ett slag, och sedan ett till
exercise-sa-01-tools-goal = Stenbrottet gav 8; 1 sten kräver 5. Två av dina väntar fortfarande vid floden. Lägg till så få verktyg som möjligt för att få en sten till.
exercise-sa-01-tools-explain = Åtta och två är tio: 2 sten. Brickan på nivå 2 klarar det ensam, och de två små är redo vid floden, där en prick kan avgöra om guldet. Båda små når också tio, men då är bara tvåan kvar, och två små är lättare att passa in.
exercise-sa-01-tools-bad-1 = Bara 1 sten; 2 prickar fattas.
exercise-sa-01-tools-bad-2 = Elva ger inte mer än tio: den sista pricken går till spillo.
exercise-sa-01-tools-bad-3 = Allt är använt, och inget är kvar till floden.

## Exercise sa-02-hungry
exercise-sa-02-hungry-title = Två munnar för mycket
exercise-sa-02-hungry-goal = Två mat fattas. Betala så att det svider minst.
exercise-sa-02-hungry-explain = Vilken resurs som helst mättar en arbetare. I en byggnad är trä värt 3, lera 4, guld 6: alltså får träet gå. Det är på sin höjd 6 byggnadspoäng, i stället för 10 säkert förlorade poäng.
exercise-sa-02-hungry-bad-1 = Tio poäng för två munnar: mycket dyrt.
exercise-sa-02-hungry-bad-2 = Guld är värt dubbelt så mycket som trä i en byggnad.

## Exercise sa-03-seven
exercise-sa-03-seven-title = Storbygget
exercise-sa-03-seven-goal = Byggnaden tar en till sju resurser. Bygg den för så många poäng som möjligt.
exercise-sa-03-seven-explain = Sju är det mesta den tar, och var och en ger sitt värde: 2 guld 12, 3 sten 15, 2 lera 8, tillsammans 35. Träet har du kvar till ett kort.

## Exercise sa-04-two-kinds
exercise-sa-04-two-kinds-title = Exakt två sorter
exercise-sa-04-two-kinds-goal = Fem resurser av exakt två sorter: hitta den betalning som ger flest poäng.
exercise-sa-04-two-kinds-explain = Två sorter, fem resurser: 3 lera och 2 guld ger 12 + 12 = 24. Med trä i stället för lera hade det blivit 9 + 12 = 21. En tredje sort är inte tillåten, hur dyrbar den än är.

## Exercise sa-05-order
exercise-sa-05-order-title = I rätt ordning
exercise-sa-05-order-goal = Du står hos verktygsmakaren, vid floden och på byggnaden (2 trä, 1 guld). Tärningen vid floden kommer att visa 5. Få hem byggnaden.
exercise-sa-05-order-explain = Ett nytt verktyg går att använda genast. Verktygsmakaren först, sedan floden: 5 och 1 blir 6, alltså 1 guld, och byggnaden är betald. I varje annan ordning går guldet, eller byggnaden, förlorat.

## Exercise sa-06-dice-table
exercise-sa-06-dice-table-title = Vilken tärning?
exercise-sa-06-dice-table-goal = Två tärningar ligger på bordet: 4 är ett guld, 5 ett verktyg. Se på figurerna på dina kort. Vilken tärning ger dig mest i slutet?
exercise-sa-06-dice-table-explain = Med det nya kortet har du sju verktygsmakare: varje verktyg du får är värt 7 poäng i slutet, och hjälper dessutom varje runda. Ett guld är som bäst värt 6 i en byggnad.

## Exercise sa-07-finish
exercise-sa-07-finish-title = Sätt punkt
exercise-sa-07-finish-goal = Det är den sista brickan i stapeln, och du kan betala den. Bygga, eller låta den ligga till senare?
exercise-sa-07-finish-explain = Stapelns sista bricka avslutar spelet efter den här rundan. Du leder med 82 mot 60, får 10 till nu, och din byggare räknar en byggnad mer. Med åtta arbetare och sex fält hinner den andra annars ikapp. Den som leder vill sluta.
exercise-sa-07-finish-bad-1 = Spelet skulle fortsätta, och den andra stammen växer snabbare än din.

## Exercise sa-08-green
exercise-sa-08-green-title = En grön serie
exercise-sa-08-green-goal = Dina arbetare står på två gröna kort, och du har tre resurser: kortet för 1 eller kortet för 3? Du har fem olika symboler. Ta det bättre.
exercise-sa-08-green-explain = Gröna kort ger antalet olika symboler gånger sig självt. Skrift är ny: sex i stället för fem, 36 i stället för 25. Ett andra krukmakeri inleder bara en andra serie: 1 poäng. Och det här kortet drar ett dolt kort till.
exercise-sa-08-green-bad-1 = Betalar du det ena räcker det inte till det andra; och krukmakeri har du redan.

## Exercise sa-09-unkind
exercise-sa-09-unkind-title = Ovänliga tärningar
exercise-sa-09-unkind-goal = Sex munnar, 1 mat, 2 fält, 1 trä, ett verktyg på nivå 1. Oda har placerat alla sina, och varje tärning kommer att visa 2. Mätta alla i kväll med så få arbetare som möjligt.
exercise-sa-09-unkind-explain = Du behöver 6: 1 har du, 2 ger fälten, alltså fattas 3. Kortet ger exakt 3 för ett trä och en arbetare. Tre jägare som alla slår 2 får också ihop 3. Räkna det säkra innan du räknar med tärningarna.

## Exercise sa-10-last-person
exercise-sa-10-last-person-title = Den sista arbetaren
exercise-sa-10-last-person-goal = Oda står på den sista brickan i en stapel och kan betala den: spelet slutar i kväll. Du har 2 trä och 1 lera. Var gör din sista arbetare mest nytta?
exercise-sa-10-last-person-explain = Den sista kvällen räknas bara poäng. Byggnaden för 2 trä och 1 lera kan du betala med det du har: 10 poäng, mot 3 om resurserna blir liggande. Att växa är det för sent för.
exercise-sa-10-last-person-bad-1 = Ett fält för en enda kväll, och en bonde: knappt en poäng.
exercise-sa-10-last-person-bad-2 = Ett fält mättar ingen mer: i kväll är sista kvällen.
