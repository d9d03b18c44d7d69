# Waarom een zet van Eiszeit goed is.

ez-why-stays = { $crowd ->
    [one] Je jager staat alleen in gebied { $area }, met plaats voor { $limit }: hij blijft
   *[other] { $crowd } jagers in gebied { $area }, met plaats voor { $limit }: de jouwe blijft
} en levert { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} op.
ez-why-may-stay = { $crowd } jagers in gebied { $area }, met plaats voor { $limit } zonder de verborgen vuren: in { $chance } van de 100 gevallen houd je er één meer, voor { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}.
ez-why-gain = Als de ronde nu werd geteld, leverde dit je ongeveer { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} meer op: { $now } in totaal.
ez-why-hurt = Als de ronde nu werd geteld, kostte dit { $name } ongeveer { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}.
ez-why-even = Niets anders brengt meer: als de ronde nu werd geteld, kreeg je ongeveer { $now ->
    [one] { $now } punt
   *[other] { $now } punten
}.
ez-why-club = { $crowd } jagers in gebied { $area }, met zeker maar plaats voor { $limit }: wie de knots heeft, blijft in elk geval.
ez-why-club-kept = Een knots achter de hand gaat naar wie hem het hardst nodig heeft, als je plaatst of verzet.
ez-why-swap = Vanuit gebied { $area } kan hij ruilen met een jager in een buurgebied.
ez-why-look = Wie het vuur van gebied { $area } gezien heeft, weet voor hoeveel er plaats is.
ez-why-light = { $card }: { $n ->
    [0] zonder stenen
    [one] voor { $n } steen
   *[other] voor { $n } stenen
} kan dit op het bord ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren.
ez-why-light-small = { $card }: { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
} betaald, nog { $stones } over. Het maakt plaats in je hand.
ez-why-dark = { $card }: { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
} erbij, { $stones } in totaal, en de anderen hebben er weinig aan.
ez-why-ends = { $card } neemt { $n ->
    [one] de laatste donkere steen
   *[other] de laatste { $n } donkere stenen
} en beëindigt de ronde: zoals het bord nu staat, krijg je ongeveer { $now }.
ez-why-choose = { $name } heeft ongeveer { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}, het bord meegeteld.
ez-why-discard = { $card } doet in je hand het minst: een nieuwe kaart doet misschien meer.
ez-why-keep = Je hand is goed zoals hij is.
ez-why-draw-light = Met { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
} kun je lichte kaarten betalen, die alleen jou helpen.
ez-why-draw-dark = Met { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
} heb je donkere kaarten nodig: die leveren nieuwe op.
ez-why-cover = Het ijs treft in gebied { $area } { $others ->
    [0] geen jager van de anderen
    [one] { $others } jager van de anderen
   *[other] { $others } jagers van de anderen
} en { $own ->
    [0] geen van jou
   *[other] { $own } van jou
}.
ez-why-done = Al het andere zou de anderen meer helpen dan jou.
