
# Wat de onderdelen over zichzelf vertellen: wat ze zijn, doen en opleveren, en wat ze voor de lezer betekenen.
ez-piece-light = lichte kaart
ez-piece-dark = donkere kaart
ez-piece-ends-round = Hij neemt de laatste steen van de donkere voorraad: daarmee eindigt het vestigen (EZ-3.12).
ez-piece-ends-game = Hij neemt de laatste steen van de laatste ronde: de kaart doet niets, de stenen zijn niet voor jou en het vestigen eindigt (EZ-12.1).
ez-piece-leaves = Daarna { $n ->
    [one] ligt er nog { $n } steen
   *[other] liggen er nog { $n } stenen
} in de donkere voorraad; de kaart die de laatste neemt, beëindigt het vestigen (EZ-3.12).
ez-piece-helps-one = Je kiest welke andere speler ervan profiteert (EZ-3.13).
ez-piece-copies = { $count ->
    [one] Er is { $count } zo'n kaart.
   *[other] Er zijn { $count } van deze kaarten.
}
ez-piece-pays = Je hebt { $have ->
    [one] { $have } steen
   *[other] { $have } stenen
} en houdt er { $left } over als je hem speelt.
ez-piece-lacks = Je komt { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
} tekort om hem te spelen.
ez-piece-ways = Je hebt { $have ->
    [one] { $have } steen
   *[other] { $have } stenen
}: genoeg voor { $n } van de 3 manieren.
ez-piece-gets = Je zou dan { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
} hebben.
ez-piece-duty = Met { $duty } of meer stenen moet je een lichte kaart spelen, of een cultuskaart als de open lichte (EZ-3.5).
ez-piece-lands = Vrije gebieden van dit landschap: { $areas }.
ez-piece-lands-none = Geen gebied van dit landschap is vrij: er blijven 2 jagers naar keuze over.
ez-piece-stock = { $n ->
    [0] Je hebt geen jager in je voorraad: je verzet in plaats daarvan jagers op het bord (EZ-4.2).
    [one] Je hebt { $n } jager in je voorraad.
   *[other] Je hebt { $n } jagers in je voorraad.
}
ez-piece-copy = Nu kan hij werken als: { $cards }.
ez-piece-copy-none = Er ligt geen open kaart waarvoor hij kan dienen.
ez-piece-covered = Hier ligt een gletsjer: niemand komt er meer in (EZ-4.4, EZ-10.3).
ez-piece-room = Er is plaats voor { $base } jagers, 1 meer voor elke mammoet, en zoveel meer als de vuren waard zijn (EZ-8.2).
ez-piece-crowded = Hier { $n ->
    [one] staat { $n } jager
   *[other] staan { $n } jagers
}: is dat meer dan er plaats is, dan neemt wie hier de minste heeft als eerste een jager weg (EZ-8.3).
ez-piece-scores = { $points ->
    [one] Elke jager hier levert aan het eind van de ronde { $points } punt op (EZ-9.1).
   *[other] Elke jager hier levert aan het eind van de ronde { $points } punten op (EZ-9.1).
}
ez-piece-own-here = { $n ->
    [0] Je hebt hier geen jager.
    [one] Je hebt hier { $n } jager: { $points } als er nu gewaardeerd werd.
   *[other] Je hebt hier { $n } jagers: { $points } als er nu gewaardeerd werd.
}
ez-piece-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
ez-piece-first-out = Is het hier te vol, dan heb jij de minste en neem je als eerste een jager weg.
ez-piece-fire = Als de vuren worden omgedraaid, is er in het gebied plaats voor zoveel jagers meer als het vuur toont: { $least } tot { $most } (EZ-8.1, EZ-8.2).
ez-piece-supply-dark = Donkere kaarten nemen hun stenen hieruit; de kaart die de laatste steen neemt, beëindigt het vestigen (EZ-3.4, EZ-3.12).
ez-piece-supply-light = Lichte kaarten worden hier betaald; in de volgende ronde zijn deze stenen de donkere voorraad (EZ-3.3, EZ-11.1).
ez-piece-draw = Na je kaart vul je je hand aan tot { $n } kaarten, van welke stapel je wilt; een volle hand heeft altijd beide kleuren (EZ-3.9, EZ-3.10).
ez-piece-top = Hier ligt open de laatst gespeelde kaart van deze kleur; een cultuskaart kan als die kaart werken (EZ-3.2, EZ-5.8).
ez-piece-under = { $n ->
    [0] Er ligt geen andere kaart onder.
    [one] Er ligt { $n } kaart onder.
   *[other] Er liggen { $n } kaarten onder.
}

ez-phase-settling-about = Om de beurt speelt iedereen een kaart: lichte kosten stenen, donkere leveren stenen op en helpen anderen. De laatste steen van de donkere voorraad sluit het vestigen af.
ez-phase-conflicts-about = De vuren worden omgedraaid, gebied voor gebied. Waar er te veel staan, gaan jagers naar huis, eerst van wie er de minste heeft.
ez-phase-scoring-about = Elke jager die er nog staat, levert punten op: meer bij mammoeten.
ez-phase-glacier-about = Wie de minste punten heeft, legt een gletsjer: dat gebied is voorgoed gesloten.
