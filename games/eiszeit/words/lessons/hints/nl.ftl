# What is added after two misses: the reason, and what to press.

lesson-eiszeit-last-hunter-hint = Een jager bij een mammoet brengt bij de waardering 2 punten op in plaats van 1. Druk op gebied 6 op het bord.
lesson-eiszeit-play-meadow-hint = Lichte kaarten kosten stenen en doen veel, alleen voor jou. Druk op de weidekaart in je hand.
lesson-eiszeit-meadow-1-hint = Waar je met de meeste jagers staat, moet je als laatste weg. Druk op gebied 6.
lesson-eiszeit-meadow-3-hint = Gebied 6 is vol genoeg: boven de limiet vertrekken er 's nachts jagers. Gebied 12 is ook weide en heeft ruimte.
lesson-eiszeit-draw-hint = Een gemengde hand geeft keus: lichte kaarten om iets te doen, donkere om te verdienen. Neem van de lichte stapel.
lesson-eiszeit-helped-hint = In gebied 8 heb je al een jager bij een mammoet, en twee houden het langer uit dan één. Druk erop.
lesson-eiszeit-helped-2-hint = Ben je ergens alleen, dan verdringt niemand je. Druk op gebied 9.
lesson-eiszeit-remove-hint = In gebied 6 staan meer jagers dan de limiet toelaat. Gaat er nu een van Bruna weg, dan blijven die van jou.
lesson-eiszeit-play-dark-hint = Donkere kaarten leveren stenen op, en een ander mag iets doen. Deze helpt maar één speler: druk op “Knots of verzetten”.
lesson-eiszeit-choose-hint = Help wie je het minst in de weg staat. De jagers van Kalle staan elders: kies groen.
lesson-eiszeit-draw-2-hint = Je hebt twee lichte kaarten en weinig stenen. Een donkere betaalt ze: de donkere stapel.
lesson-eiszeit-end-round-hint = In de donkere voorraad liggen vijf stenen. De kaart die er precies 5 oplevert, maakt hem leeg, en dan doet niemand meer iets.
lesson-eiszeit-draw-3-hint = In de volgende ronde wil je weer iets doen: een lichte kaart, van de lichte stapel.
