
# Wat de onderdelen over zichzelf vertellen: wat ze zijn, doen en opleveren, en wat ze voor de lezer betekenen.
sa-piece-card-green = groene kaart
sa-piece-card-sand = zandkleurige kaart
sa-piece-building = huttegel
sa-piece-place = locatie
sa-piece-resource = grondstof
sa-piece-tool = gereedschap
sa-piece-price = Op dit kaartveld kost hij { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
} naar keuze (SA-5.2).
sa-piece-slides = Koopt niemand hem, dan kan hij volgende ronde naar rechts schuiven en goedkoper worden (SA-8.2).
sa-piece-owner = Dit ligt voor { $name }.
sa-piece-can-pay = Je kunt dit betalen met wat je hebt.
sa-piece-lacks = Je komt { $what } tekort om dit te betalen.
sa-piece-mix = Je hebt genoeg grondstoffen, maar niet van de { $n ->
    [one] { $n } soort
   *[other] { $n } soorten
} die gevraagd worden.
sa-piece-still = Dat kun je deze ronde nog krijgen.
sa-piece-too-late = Niemand van jou kan dat deze ronde nog halen.
sa-piece-green-more = Hiermee zou je { $n ->
    [one] { $n } symbool
   *[other] { $n } verschillende symbolen
} hebben: je groene kaarten zouden aan het eind { $to } opleveren in plaats van { $from }.
sa-piece-green-nothing = Je hebt dit symbool al: nog een levert niets op.
sa-piece-green-own = Je hebt { $n ->
    [one] { $n } symbool
   *[other] { $n } verschillende symbolen
}: als het spel nu eindigde, leverden je groene kaarten { $points } op.
sa-piece-craft = Met je { $things } is dit { $points } waard als het spel nu eindigde.
sa-piece-craft-none = Als het spel nu eindigde, leverde dit niets op.
sa-piece-one-more = Met je { $people } levert er een meer aan het eind { $points } op.
sa-piece-values = Elke grondstof telt voor zijn waarde: { $values } (SA-6.4).
sa-piece-best = Met wat je hebt kun je er hoogstens { $points } mee halen.
sa-piece-built = De punten krijg je zodra je bouwt; aan het eind levert elke huttenbouwer op je kaarten er 1 punt voor op (SA-10.5).
sa-piece-stack = { $n ->
    [0] Deze stapel is leeg
    [one] Er ligt nog { $n } tegel in deze stapel
   *[other] Er liggen nog { $n } tegels in deze stapel
}; wie de laatste neemt, maakt dit de laatste ronde (SA-9.2).
sa-piece-no-card = Hier ligt geen kaart; bij het begin van de volgende ronde worden de kaartvelden aangevuld (SA-8.2).
sa-piece-no-building = Hier ligt nu geen open huttegel (SA-6.6).
sa-piece-gather = Elk van je stamleden hier werpt een dobbelsteen; voor elke { $n } ogen krijg je { $gain }, en je mag gereedschap inzetten (SA-4.7, SA-4.8).
sa-piece-hunt = Elk van je stamleden hier werpt een dobbelsteen; voor elke { $n } ogen krijg je { $gain }, en je mag gereedschap inzetten (SA-4.6, SA-4.8).
sa-piece-room = { $free } van de { $all } cirkels zijn vrij (SA-3.9).
sa-piece-full = Alle { $all } cirkels zijn bezet (SA-3.4).
sa-piece-groups = Met { $seats } spelers { $n ->
    [one] mag hier per ronde maar { $n } speler
   *[other] mogen hier per ronde maar { $n } spelers
} staan (SA-3.13).
sa-piece-village = Met { $seats } spelers kunnen per ronde maar 2 van gereedschapmaker, hut en akker gebruikt worden (SA-3.12).
sa-piece-hunt-room = Iedereen mag hier jagen, met zoveel stamleden als je wilt (SA-3.8).
sa-piece-roll-here = { $n ->
    [one] Je stamlid hier brengt ongeveer { $gain } op.
   *[other] Je { $n } stamleden hier brengen ongeveer { $gain } op.
}
sa-piece-roll-home = { $n ->
    [one] Je stamlid thuis zou ongeveer { $gain } opbrengen.
   *[other] { $n } van je stamleden thuis zouden ongeveer { $gain } opbrengen.
}
sa-piece-chance-here = { $n ->
    [one] Je stamlid hier brengt bij { $percent }% van alle worpen { $gain } of meer op.
   *[other] Je { $n } stamleden hier brengen bij { $percent }% van alle worpen { $gain } of meer op.
}
sa-piece-chance-home = { $n ->
    [one] Je stamlid thuis zou bij { $percent }% van alle worpen { $gain } of meer opbrengen.
   *[other] { $n } van je stamleden thuis zouden bij { $percent }% van alle worpen { $gain } of meer opbrengen.
}
sa-piece-toolmaker = Je zet 1 stamlid en krijgt 1 gereedschap, dat elke ronde een van je worpen verhoogt (SA-3.5, SA-4.3).
sa-piece-hut = Je zet precies { $n } stamleden en krijgt 1 nieuw stamlid, dat vanaf deze ronde mee-eet (SA-3.6, SA-4.4).
sa-piece-field = Je zet 1 stamlid en krijgt 1 voedselproductie: elke keer dat je je stamleden voedt 1 voedsel meer (SA-3.7, SA-4.5).
sa-piece-tools-have = Je gereedschap is { $n } waard, van hoogstens { $most } (SA-4.10).
sa-piece-people-have = Je hebt { $n } van hoogstens { $most } stamleden (SA-4.10).
sa-piece-fields-have = Je hebt { $n } van hoogstens { $most } voedselproductie (SA-4.10).
sa-piece-deck = Lege kaartvelden worden hieruit aangevuld; zijn er daarvoor te weinig kaarten, dan eindigt het spel (SA-9.1).
sa-piece-person = Een stamlid werkt elke ronde op één locatie en eet aan het eind van de ronde 1 voedsel (SA-3.1, SA-7.2).
sa-piece-person-scores = Aan het eind levert elke medicijnman op de kaarten van een speler 1 punt op voor elk stamlid van die speler (SA-10.6).
sa-piece-feeding = Je stamleden eten deze ronde { $need } voedsel: je hebt er { $food }, en je voedselproductie levert er { $fields }.
sa-piece-missing = Je komt nog { $n } voedsel tekort.
sa-piece-marker = Dit zijn de punten tot nu toe; kaarten en overgebleven grondstoffen komen er aan het eind bij (SA-10.1).
sa-piece-tile = Eén keer per ronde mag je de volle { $n } bij een worp tellen; daarna is het gebruikt tot de volgende ronde (SA-4.8).
sa-piece-tools-score = Aan het eind levert elke gereedschapmaker op je kaarten de waarde van al je fiches op (SA-10.4).
sa-piece-green-line = Verschillende symbolen op groene kaarten leveren aan het eind hun aantal maal zichzelf op (SA-10.2).
sa-piece-line = { $detail }: { $points } als het spel nu eindigde.
sa-piece-own-buildings = Hun punten kreeg je bij het bouwen; aan het eind levert elke huttenbouwer op je kaarten voor elke hut 1 punt op (SA-6.1, SA-10.5).
sa-piece-die = Wie deze dobbelsteen neemt, krijgt { $gift } (SA-5.4).
sa-piece-good = Hiermee betaal je kaarten en hutten; in een hut die naar waarde telt is het { $n } punten waard (SA-5.2, SA-6.4).
sa-piece-good-left = Aan het eind levert elke overgebleven grondstof { $points } op (SA-10.7).
sa-piece-food = Elk van je stamleden eet elke ronde 1 voedsel; kun je ze niet allemaal voeden met voedsel of grondstoffen, dan verlies je { $points } (SA-7.2, SA-7.4, SA-7.5).
sa-piece-fields = Elke voedselproductie levert elke ronde 1 voedsel op, voordat je stamleden eten (SA-7.1).
sa-piece-fields-score = Aan het eind levert elke boer op je kaarten 1 punt op voor elke voedselproductie (SA-10.3).
sa-piece-extra-hidden = Alleen wie hem heeft, kent deze kaart; het onderste deel telt aan het eind (SA-5.11).

sa-phase-place-about = Om de beurt zet iedereen stamleden op één locatie, tot niemand meer kan.
sa-phase-use-about = Wie de ronde begint, voert de acties van alle eigen stamleden uit, in een volgorde naar keuze; daarna de volgende.
sa-phase-feed-about = Elk stamlid eet; eerst krijg je je voedselproductie. Wat ontbreekt, betaal je met grondstoffen, of het kost punten.
