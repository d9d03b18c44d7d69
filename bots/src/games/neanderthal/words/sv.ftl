# Varför ett drag i Neanderthal är bra.

ne-why-hunt-first = { $card }: med { $n } jägare lyckas jakten i { $chance } % av fallen, för { $babies ->
    [one] { $babies } barn
   *[other] { $babies } barn
}; varje ny höjer det.
ne-why-hunt = { $card }: med { $n } jägare lyckas jakten i { $chance } % av fallen i stället för { $before } %, för { $babies } barn.
ne-why-elder = { $rank }: { $does } Ungefär { $n ->
    [one] { $n } runda
   *[other] { $n } rundor
} återstår att använda det.
ne-why-marry = Gift med { $card } får du använda det hon kan{ $n ->
    [0] .
    [one] , och hon visar 1 portal som du saknar.
   *[other] , och hon visar { $n } portaler som du saknar.
}
ne-why-court = { $card } tar emot en friare i { $chance } % av kasten{ $n ->
    [0] .
    [one] ; hon visar 1 portal som du saknar.
   *[other] ; hon visar { $n } portaler som du saknar.
}
ne-why-bid = Hon visar { $n ->
    [0] ingen portal som du saknar
    [one] 1 portal som du saknar
   *[other] { $n } portaler som du saknar
}. { $disks ->
    [one] { $disks } fri bricka
   *[other] { $disks } fria brickor
} blir kvar för { $hunters } jägare.
ne-why-hold = { $n ->
    [one] 1 bricka
   *[other] { $n } brickor
} vore för dyrt: dina { $disks } fria behöver du till { $hunters } jägare.
ne-why-portal = Portal { $n } av { $asked }: { $left ->
    [one] en till
   *[other] { $left } till
} och ditt folk blir en stam.
ne-why-tribe = Den sista portalen: med { $n } öppna blir ditt folk en stam, och brickorna kommer tillbaka.
ne-why-grown-elder = { $rank } blir vuxen, och { $disks } brickor är fria för { $hunters } jägare.
ne-why-grown-daughter = { $card } blir vuxen{ $n ->
    [0] {""}
    [one] {" "}och visar 1 portal som du saknar
   *[other] {" "}och visar { $n } portaler som du saknar
}; { $disks } brickor är fria.
ne-why-grown-card = { $card } är klar att använda, och { $disks } brickor är fria.
ne-why-freed = En till: { $disks } fria brickor för { $hunters } jägare.
ne-why-trophy = { $card } som trofé: { $n } poäng vid slutet.
ne-why-hand = { $card } på handen: kort { $n } av högst { $limit }. En stam kan spela det.
ne-why-power = En säker etta utan tärning, och alfahannen kan inte såras.
ne-why-animal = { $n } poäng vid slutet, och i var och en av ungefär { $rounds } rundor { $babies } barn och { $disks ->
    [one] 1 fri bricka
   *[other] { $disks } fria brickor
}.
ne-why-invention = { $card }: { $n } poäng vid slutet, och nyttan av den i ungefär { $rounds } rundor.
ne-why-keepers = Två jägare håller en beroende vid liv: då står { $hunters } jägare mot { $n ->
    [one] { $n } beroende
   *[other] { $n } beroende
}.
ne-why-choose = Vid slutet: { $hunter } för en jägare, { $elder } för en äldste, { $disk } för en fri bricka.
ne-why-lose = Saknas minst: sedan kan ditt folk nå ungefär { $n } poäng.
ne-why-done = Allt annat kostar mer än det ger: ditt folk kan nå ungefär { $n } poäng.
ne-why-worth = Efter det kan ditt folk nå ungefär { $n } poäng vid slutet.
