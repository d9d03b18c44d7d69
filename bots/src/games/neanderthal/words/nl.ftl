# Waarom een zet van Neanderthal goed is.

ne-why-hunt-first = { $card }: met { $n ->
    [one] { $n } jager
   *[other] { $n } jagers
} slaagt de jacht in { $chance } % van de gevallen, voor { $babies ->
    [one] { $babies } baby
   *[other] { $babies } baby’s
}; elke volgende verhoogt dat.
ne-why-hunt = { $card }: met { $n } jagers slaagt de jacht in { $chance } % van de gevallen in plaats van { $before } %, voor { $babies ->
    [one] { $babies } baby
   *[other] { $babies } baby’s
}.
ne-why-elder = { $rank }: { $does } Er { $n ->
    [one] is nog ongeveer { $n } ronde
   *[other] zijn nog ongeveer { $n } rondes
} om hem te gebruiken.
ne-why-marry = Getrouwd met { $card } mag je gebruiken wat zij kan{ $n ->
    [0] .
    [one] , en ze toont 1 portaal dat je mist.
   *[other] , en ze toont { $n } portalen die je mist.
}
ne-why-court = { $card } aanvaardt een vrijer in { $chance } % van de worpen{ $n ->
    [0] .
    [one] ; ze toont 1 portaal dat je mist.
   *[other] ; ze toont { $n } portalen die je mist.
}
ne-why-bid = Ze toont { $n ->
    [0] geen portaal dat je mist
    [one] 1 portaal dat je mist
   *[other] { $n } portalen die je mist
}. Er { $disks ->
    [one] blijft { $disks } vrije schijf
   *[other] blijven { $disks } vrije schijven
} over voor { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
}.
ne-why-hold = { $n ->
    [one] 1 schijf is
   *[other] { $n } schijven zijn
} te duur: je { $disks } vrije heb je nodig voor { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
}.
ne-why-portal = Portaal { $n } van { $asked }: nog { $left ->
    [one] één
   *[other] { $left }
} en je volk wordt een stam.
ne-why-tribe = Het laatste portaal: met { $n } open wordt je volk een stam, en de schijven komen terug.
ne-why-grown-elder = { $rank } wordt volwassen, en er zijn { $disks } schijven vrij voor { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
}.
ne-why-grown-daughter = { $card } wordt volwassen{ $n ->
    [0] {""}
    [one] {" "}en toont 1 portaal dat je mist
   *[other] {" "}en toont { $n } portalen die je mist
}; er zijn { $disks } schijven vrij.
ne-why-grown-card = { $card } is klaar voor gebruik, en er zijn { $disks } schijven vrij.
ne-why-freed = Eén woord meer: { $disks } vrije schijven voor { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
}.
ne-why-trophy = { $card } als trofee: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} aan het einde.
ne-why-hand = { $card } in je hand: kaart { $n } van ten hoogste { $limit }. Een stam kan hem spelen.
ne-why-power = Zeker een 1 zonder dobbelsteen, en de alfaman kan niet gewond raken.
ne-why-animal = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} aan het einde, en in elk van ongeveer { $rounds } rondes { $babies ->
    [one] 1 baby
   *[other] { $babies } baby’s
} en { $disks ->
    [one] 1 vrije schijf
   *[other] { $disks } vrije schijven
}.
ne-why-invention = { $card }: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} aan het einde, en ongeveer { $rounds } rondes lang het nut ervan.
ne-why-keepers = Twee jagers houden één afhankelijke in leven: dan { $hunters ->
    [one] staat { $hunters } jager
   *[other] staan { $hunters } jagers
} tegenover { $n ->
    [one] { $n } afhankelijke
   *[other] { $n } afhankelijken
}.
ne-why-choose = Aan het einde: { $hunter } voor een jager, { $elder } voor een oudste, { $disk } voor een vrije schijf.
ne-why-lose = Het minst gemist: daarna kan je volk op ongeveer { $n } punten uitkomen.
ne-why-done = Al het andere kost meer dan het oplevert: je volk kan op ongeveer { $n } punten uitkomen.
ne-why-worth = Hierna kan je volk aan het einde op ongeveer { $n } punten uitkomen.
