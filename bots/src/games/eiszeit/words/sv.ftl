# Varför ett drag i Eiszeit är bra.

ez-why-stays = { $crowd ->
    [one] Din jägare står ensam i område { $area }, som rymmer { $limit }: den stannar
   *[other] { $crowd } jägare i område { $area }, som rymmer { $limit }: din stannar
} och ger { $n } poäng.
ez-why-may-stay = { $crowd } jägare i område { $area }, som rymmer { $limit } utan de dolda eldarna: i { $chance } fall av 100 behåller du en till, för { $n } poäng.
ez-why-gain = Om rundan räknades nu skulle det ge dig ungefär { $n } poäng mer: { $now } sammanlagt.
ez-why-hurt = Om rundan räknades nu skulle det kosta { $name } ungefär { $n } poäng.
ez-why-even = Inget annat ger mer: om rundan räknades nu skulle du få ungefär { $now } poäng.
ez-why-club = { $crowd } jägare i område { $area }, som säkert rymmer bara { $limit }: den med klubban stannar i alla fall.
ez-why-club-kept = En sparad klubba får den som bäst behöver den, när du placerar eller flyttar.
ez-why-swap = Från område { $area } kan den byta plats med en jägare i ett grannområde.
ez-why-look = Den som har sett elden i område { $area } vet hur många området rymmer.
ez-why-light = { $card }: { $n ->
    [0] utan stenar
    [one] för { $n } sten
   *[other] för { $n } stenar
} kan det ge ungefär { $points } poäng på planen.
ez-why-light-small = { $card }: { $n ->
    [one] { $n } sten betald
   *[other] { $n } stenar betalda
}, { $stones } kvar. Det ger plats på handen.
ez-why-dark = { $card }: { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
} till, { $stones } sammanlagt, och de andra har liten nytta av det.
ez-why-ends = { $card } tar { $n ->
    [one] den sista mörka stenen
   *[other] de sista { $n } mörka stenarna
} och avslutar rundan: som planen ser ut får du ungefär { $now }.
ez-why-choose = { $name } har ungefär { $n } poäng, planen inräknad.
ez-why-discard = { $card } gör minst nytta på handen: ett nytt kort gör kanske mer.
ez-why-keep = Din hand är bra som den är.
ez-why-draw-light = Med { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
} kan du betala ljusa kort, som bara hjälper dig.
ez-why-draw-dark = Med { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
} behöver du mörka kort: de ger nya.
ez-why-cover = Isen träffar { $others ->
    [0] ingen av de andras jägare
    [one] { $others } av de andras jägare
   *[other] { $others } av de andras jägare
} i område { $area }, och { $own ->
    [0] ingen av dina
   *[other] { $own } av dina
}.
ez-why-done = Allt annat skulle hjälpa de andra mer än dig.
