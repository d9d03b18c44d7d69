# What is added after two misses: the reason, and what to press.

lesson-eiszeit-last-hunter-hint = En jägare vid en mammut ger 2 poäng vid poängräkningen i stället för 1. Tryck på område 6 på spelplanen.
lesson-eiszeit-play-meadow-hint = Ljusa kort kostar stenar och ger mycket, bara till dig. Tryck på kortet med ängen på din hand.
lesson-eiszeit-meadow-1-hint = Där du har flest samlade är du den sista som måste gå. Tryck på område 6.
lesson-eiszeit-meadow-3-hint = Område 6 är fullt nog: över gränsen ger sig jägare av på natten. Område 12 är också äng och har plats.
lesson-eiszeit-draw-hint = En blandad hand ger dig valfrihet: ljusa för att agera, mörka för att tjäna. Ta från den ljusa högen.
lesson-eiszeit-helped-hint = I område 8 har du redan en jägare vid en mammut, och två håller ut längre än en. Tryck på område 8.
lesson-eiszeit-helped-2-hint = Är du ensam i ett område kan ingen tränga undan dig. Tryck på område 9.
lesson-eiszeit-remove-hint = I område 6 står fler jägare än gränsen tillåter. Går en av Brunas nu, får alla dina stanna.
lesson-eiszeit-play-dark-hint = Mörka kort ger dig stenar, och någon annan får agera. Det här hjälper bara en: tryck på ”Klubba eller flytta”.
lesson-eiszeit-choose-hint = Hjälp den som är minst i vägen. Kalles jägare står på andra håll: välj grön.
lesson-eiszeit-draw-2-hint = Du har två ljusa kort och få stenar. Ett mörkt betalar dem: den mörka högen.
lesson-eiszeit-end-round-hint = I det mörka förrådet ligger fem stenar. Kortet som ger precis 5 tömmer det, och sedan gör de andra inget mer.
lesson-eiszeit-draw-3-hint = Nästa runda vill du handla igen: ett ljust kort, från den ljusa högen.
