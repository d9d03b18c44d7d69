
# Vad delarna berättar om sig själva: vad de är, gör och ger, och vad de betyder för dig.
ez-piece-light = ljust kort
ez-piece-dark = mörkt kort
ez-piece-ends-round = Det tar den sista stenen i det mörka förrådet: bosättningen slutar med det (EZ-3.12).
ez-piece-ends-game = Det tar den sista stenen i sista rundan: kortet har ingen verkan, du får inte stenarna, och bosättningen slutar (EZ-12.1).
ez-piece-leaves = Efter det finns { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
} kvar i det mörka förrådet; kortet som tar den sista avslutar bosättningen (EZ-3.12).
ez-piece-helps-one = Du väljer vilken annan spelare det hjälper (EZ-3.13).
ez-piece-copies = { $count ->
    [one] Det finns { $count } sådant kort.
   *[other] Det finns { $count } sådana kort.
}
ez-piece-pays = Du har { $have ->
    [one] { $have } sten
   *[other] { $have } stenar
} och har { $left } kvar om du spelar det.
ez-piece-lacks = För att spela det saknar du { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}.
ez-piece-ways = Du har { $have ->
    [one] { $have } sten
   *[other] { $have } stenar
}: det räcker till { $n } av 3 sätt.
ez-piece-gets = Du skulle då ha { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}.
ez-piece-duty = Med { $duty } stenar eller fler måste du spela ett ljust kort, eller ett kultkort som det synliga ljusa (EZ-3.5).
ez-piece-lands = Fria områden i det här landskapet: { $areas }.
ez-piece-lands-none = Inget område i det här landskapet är fritt: 2 jägare var som helst återstår.
ez-piece-stock = { $n ->
    [0] Du har ingen jägare i förrådet: du flyttar i stället dina jägare på spelplanen (EZ-4.2).
    [one] Du har { $n } jägare i förrådet.
   *[other] Du har { $n } jägare i förrådet.
}
ez-piece-copy = Nu kan det verka som: { $cards }.
ez-piece-copy-none = Det finns inget synligt kort som det kan verka som.
ez-piece-covered = Här ligger en glaciär: ingen kommer in längre (EZ-4.4, EZ-10.3).
ez-piece-room = Här finns plats för { $base } jägare, 1 till för varje mammut och så många till som eldarna är värda (EZ-8.2).
ez-piece-crowded = Här står { $n } jägare: är det fler än det finns plats för tar den som har färst här tillbaka en först (EZ-8.3).
ez-piece-scores = Varje jägare här ger { $points } poäng när rundan slutar (EZ-9.1).
ez-piece-own-here = { $n ->
    [0] Du har ingen jägare här.
   *[other] Du har { $n } jägare här: { $points } om poängen räknades nu.
}
ez-piece-points = { $n } poäng
ez-piece-first-out = Blir det för trångt har du färst här och tar tillbaka en först.
ez-piece-fire = När eldarna vänds upp får området plats för så många fler jägare som den visar: { $least } till { $most } (EZ-8.1, EZ-8.2).
ez-piece-supply-dark = Mörka kort tar sina stenar härifrån; kortet som tar den sista stenen avslutar bosättningen (EZ-3.4, EZ-3.12).
ez-piece-supply-light = Ljusa kort betalas hit; i nästa runda är de här stenarna det mörka förrådet (EZ-3.3, EZ-11.1).
ez-piece-draw = Efter ditt kort fyller du på handen till { $n } kort, från vilken hög du vill; en full hand har alltid båda färgerna (EZ-3.9, EZ-3.10).
ez-piece-top = Här ligger det senast spelade kortet av den här färgen uppvänt; ett kultkort kan verka som det (EZ-3.2, EZ-5.8).
ez-piece-under = { $n ->
    [0] Inget annat kort ligger under det.
    [one] { $n } kort ligger under det.
   *[other] { $n } kort ligger under det.
}

ez-phase-settling-about = I tur och ordning spelar alla ett kort: ljusa kostar stenar, mörka ger stenar och hjälper andra. Den sista stenen i det mörka förrådet avslutar bosättningen.
ez-phase-conflicts-about = Eldarna vänds, område för område. Står det för många går jägare hem, först från den som har färst där.
ez-phase-scoring-about = Varje jägare som är kvar ger poäng: fler vid mammutar.
ez-phase-glacier-about = Den som har minst poäng lägger en glaciär: det området är stängt för gott.
