# What is added after two misses: the reason, and what to press.

lesson-stone-age-first-place-hint = Med trä betalar du byggnader och kort, och tre tärningar ger ungefär tre trä. Tryck på skogen, sedan på siffran 3.
lesson-stone-age-tool-place-hint = Ett verktyg höjer dina slag varje runda. En arbetare räcker: tryck på verktygsmakaren i byn.
lesson-stone-age-card-place-hint = Ju längre till höger ett kort ligger, desto mindre kostar det. Tryck på det sista till höger: det kostar en enda resurs.
lesson-stone-age-tool-use-hint = Du väljer ordningen, och ett verktyg som du hämtar nu hjälper redan i skogen. Alltså verktygsmakaren först.
lesson-stone-age-forest-use-hint = Kortet ska betalas, och än så länge äger du inget. Dina tre arbetare i skogen hämtar träet: tryck på skogen.
lesson-stone-age-forest-tool-hint = 11 och 1 från verktyget är 12, och 12 delat med 3 är 4 trä. Nästa runda är det redo igen, så inget går förlorat.
lesson-stone-age-card-use-hint = Din sista arbetare står på kortet längst till höger. Tryck på det, så får du frågan hur du vill betala.
lesson-stone-age-card-pay-hint = Trä är det billigaste du kan betala med, och du har fyra. Ställ trä på 1 och bekräfta.
lesson-stone-age-hut-place-hint = En ny arbetare jobbar varje runda som är kvar, så kom tidigt. Hyddan tar två på en gång: tryck på den.
lesson-stone-age-building-place-hint = Den som först står på en byggnad får bygga den. Din visar 2 trä och 1 lera: tryck på den.
lesson-stone-age-clay-place-hint = En lera saknas, och en enda tärning visar ofta mindre än 4. Två är säkrare: lergropen, med båda.
lesson-stone-age-clay-use-hint = Byggnaden väntar på sin lera, så hämta den innan du bygger. Tryck på lergropen, där dina två arbetare står.
lesson-stone-age-clay-tool-hint = 3 prickar och 1 från verktyget är 4: exakt en lera. Tryck på verktyget.
lesson-stone-age-building-use-hint = Poängen kommer när arbetaren på byggnaden arbetar. Tryck på byggnaden där din arbetare står.
lesson-stone-age-building-pay-hint = Ställ trä på 2 och lera på 1: 2 gånger 3 och 1 gånger 4 är de 10 poängen.
lesson-stone-age-hut-use-hint = Bara de två i hyddan har inte arbetat än. Tryck på hyddan, så får stammen en ny arbetare.
lesson-stone-age-sand-place-hint = Du är först, så ingen kan ta det ifrån dig, och det är billigast. Tryck på kortet längst till höger.
lesson-stone-age-hunt-place-hint = Sex arbetare äter 6 mat varje kväll. Två eller tre tärningar ger det som saknas: tryck på jaktmarkerna, sedan på 2 eller 3.
