# På en sida: vad man behöver veta för att börja.

sa-page-goal = Led din stam: jaga, samla, bygg och lär. Flest poäng vinner.
sa-page-start = Du börjar med { $people } arbetare och { $food } mat.
sa-page-place = I tur och ordning placerar du arbetare hemifrån på en plats, tills ingen kan placera fler.
sa-page-once = Ett besök per plats och runda; en full plats är stängd.
sa-page-village = Verktygsmakaren: 1 verktyg. Hyddan: exakt { $hut } arbetare, och 1 till kommer hem. Farmen: 1 mat varje runda.
sa-page-hunt = På jakt slår varje arbetare en tärning: 1 mat för varje { $n } prickar.
sa-page-gather = Likaså när du samlar in: 1 trä för varje { $wood } prickar, 1 lera för { $brick }, 1 sten för { $stone }, 1 guld för { $gold }.
sa-page-tools = Efter ett slag får du lägga till verktyg; varje verktyg hjälper en gång per runda.
sa-page-cards = Ett kort kostar { $least } till { $most } resurser. Övre halvan hjälper dig nu, nedre halvan räknas i slutet.
sa-page-buildings = En byggnad kostar vad den visar och ger sina poäng genast.
sa-page-feed = Sedan äter varje arbetare 1 mat. Det som saknas kostar lika många resurser, eller { $points } poäng.
sa-page-end = Spelet slutar när korten eller en byggnadsstapel tar slut.
sa-page-score = Gröna kort ger antalet olika symboler gånger sig självt; beige kort multiplicerar fält, verktyg, byggnader eller arbetare.
