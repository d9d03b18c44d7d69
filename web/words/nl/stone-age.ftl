# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = niets
sa-good-food = voedsel
sa-good-wood = hout
sa-good-brick = leem
sa-good-stone = steen
sa-good-gold = goud
sa-count-food = { $n } voedsel
sa-count-wood = { $n } hout
sa-count-brick = { $n } leem
sa-count-stone = { $n } steen
sa-count-gold = { $n } goud
sa-count-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
sa-count-tools = { $n } gereedschap
sa-count-fields = { $n ->
    [one] { $n } akker
   *[other] { $n } akkers
}
sa-count-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
sa-count-buildings = { $n ->
    [one] { $n } huttegel
   *[other] { $n } huttegels
}
sa-dice = { $n ->
    [one] { $n } dobbelsteen
   *[other] { $n } dobbelstenen
}
sa-once = Eenmalig gereedschap { $n }
sa-once-short = { $n } (eenmalig)

## Places: their names, and the way there
sa-place-toolmaker = Gereedschapmaker
sa-place-hut = Hut
sa-place-field = Akker
sa-place-hunt = Jacht
sa-place-forest = Bos
sa-place-clay-pit = Leemgroeve
sa-place-quarry = Steengroeve
sa-place-river = Rivier
sa-place-card = Kaart voor { $n }
sa-place-building = Huttegel { $n }
sa-to-toolmaker = naar de gereedschapmaker
sa-to-hut = naar de hut
sa-to-field = naar de akker
sa-to-hunt = op jacht
sa-to-forest = naar het bos
sa-to-clay-pit = naar de leemgroeve
sa-to-quarry = naar de steengroeve
sa-to-river = naar de rivier
sa-to-card = naar de kaart voor { $n }
sa-to-building = naar huttegel { $n }

## Cards and buildings
sa-cards = Beschavingskaarten
sa-buildings = Hutten (tegels)
sa-card = { $top } / { $bottom }
sa-top-dice-table = Dobbeltabel
sa-top-roll = { $n } dobbelstenen voor { $good }
sa-top-extra-card = Extra beschavingskaart
sa-top-any = { $n } grondstoffen naar keuze
sa-symbol-medicine = medicijnen
sa-symbol-art = kunst
sa-symbol-writing = schrift
sa-symbol-pottery = pottenbakken
sa-symbol-sundial = zonnewijzer
sa-symbol-transport = het wiel
sa-symbol-music = muziek
sa-symbol-weaving = weefgetouw
sa-craft-farmer = { $n ->
    [one] { $n } boer
   *[other] { $n } boeren
}
sa-craft-toolmaker = { $n ->
    [one] { $n } gereedschapmaker
   *[other] { $n } gereedschapmakers
}
sa-craft-builder = { $n ->
    [one] { $n } huttenbouwer
   *[other] { $n } huttenbouwers
}
sa-craft-shaman = { $n ->
    [one] { $n } medicijnman
   *[other] { $n } medicijnmannen
}
sa-cost-fixed = { $cost } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
sa-cost-choice = { $n } grondstoffen van { $kinds ->
    [one] precies { $kinds } soort
   *[other] precies { $kinds } soorten
}
sa-cost-open = { $min } tot { $max } grondstoffen

## The board, also as it is read aloud
sa-board = Het dal
sa-round = Ronde { $n }
sa-deck = { $n ->
    [0] De trekstapel is leeg
    [one] { $n } kaart in de trekstapel
   *[other] { $n } kaarten in de trekstapel
}
sa-left = nog { $n }
sa-stack = { $open }, { $n } op de stapel
sa-no-card = geen kaart
sa-no-building = geen open huttegel
sa-rate = { $good } voor elke { $n } ogen
sa-nobody = Er staat niemand.
sa-people-of = { $n ->
    [one] { $n } stamlid van { $name }.
   *[other] { $n } stamleden van { $name }.
}
sa-person-of = Een stamlid van { $name }
sa-can-place = Je kunt er { $n } zetten.
sa-can-place-from = Je kunt er { $least } tot { $most } zetten.
sa-can-throw = { $n ->
    [one] Druk om de dobbelsteen te werpen.
   *[other] Druk om de { $n } dobbelstenen te werpen.
}
sa-can-use = Je kunt ze nu gebruiken.
sa-score-of = { $name }: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
sa-dice-mat = Dobbelstenen
sa-roll = Worp: { $n }
sa-roll-for = Worp: { $sum }, dat is { $gain }
sa-more-pips = volgende bij +{ $n }
sa-die-gives = Een { $face }: { $gift }

## What lies in front of a seat
sa-start = begint
sa-at-home = { $n } van { $people } stamleden thuis
sa-tools = Gereedschap
sa-tile = Gereedschap { $n }
sa-tile-used = Gereedschap { $n }, gebruikt
sa-two-kept = Twee grondstoffen naar keuze, bewaard
sa-extra-hidden = Extra beschavingskaart, gedekt
sa-extra-own = Je extra beschavingskaart: { $card }
sa-pay-first = Begin met
sa-total-now = Punten op het scorespoor (en met alles nu geteld)
sa-total = Totaal: { $n }
sa-total-if = Als het nu afgelopen was: { $n }
sa-line-track = Scorespoor
sa-line-track-how = tijdens het spel
sa-line-green = Groene kaarten
sa-line-farmers = Boeren × akkers
sa-line-toolmakers = Gereedschapmakers × gereedschap
sa-line-builders = Huttenbouwers × hutten
sa-line-shamans = Medicijnmannen × stamleden
sa-line-resources = Overgebleven grondstoffen

## Questions
sa-ask-place = Zet stamleden: kies een locatie. Je hebt er { $n } thuis.
sa-ask-use = Voer acties uit: kies een locatie waar je stamleden staan.
sa-ask-tools = Je gooit { $sum }: { $gain }. Gereedschap gebruiken?
sa-ask-pay-card = Betaal { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
} naar keuze voor de kaart, of laat hem liggen.
sa-ask-pay-building = Bouwen? { $cost }. Betaal, of laat de tegel liggen.
sa-ask-pick = Neem een van de dobbelstenen.
sa-ask-raise = Je krijgt gereedschap. Verhoog je een gebruikt of een ongebruikt fiche?
sa-ask-take = Neem nu twee grondstoffen naar keuze, of bewaar ze voor later.
sa-ask-feed = Je komt { $n } voedsel tekort. Betaal met grondstoffen of verlies { $points } punten.
sa-wait-place = { $name } zet stamleden.
sa-wait-use = { $name } voert acties uit.
sa-wait-tools = { $name } kiest gereedschap.
sa-wait-pay-card = { $name } koopt een kaart.
sa-wait-pay-building = { $name } bouwt een hut.
sa-wait-pick = { $name } neemt een dobbelsteen.
sa-wait-raise = { $name } verhoogt gereedschap.
sa-wait-take = { $name } mag twee grondstoffen nemen.
sa-wait-feed = { $name } komt voedsel tekort.
sa-wait-dice = { $name } werpt de dobbelstenen.
sa-wait-card = Een kaart wordt omgedraaid.
sa-wait-building = Een huttegel wordt omgedraaid.
sa-wait-extra-card = { $name } trekt een extra beschavingskaart.
sa-over-cards = Het spel is afgelopen: de beschavingskaarten zijn op (SA-9.1).
sa-over-buildings = Het spel is afgelopen: een stapel hutten is op (SA-9.2).
sa-winners = { $n ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}

## Buttons
sa-do-place = { $n ->
    [one] { $n } stamlid { $to }
   *[other] { $n } stamleden { $to }
}
sa-do-no-tools = Geen gereedschap: { $gain }
sa-do-tools = Gereedschap { $tools }: { $gain }
sa-do-pay = Betaal { $paid }
sa-do-pay-for = Betaal { $paid }: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
sa-do-feed = Voed met { $paid }
sa-do-take = Neem { $taken }
sa-do-pick = Neem de { $face }: { $gift }
sa-do-raise-used = Verhoog een gebruikt fiche
sa-do-raise-unused = Verhoog een ongebruikt fiche
sa-do-decline = Laat liggen
sa-do-keep = Bewaar voor later
sa-do-starve = Verlies { $n } punten

## The log
sa-tell-card-turned-up = Nieuw bij { $place }: { $card }.
sa-tell-card-slid = { $card } schuift naar { $place }.
sa-tell-building-turned-up = Nieuw bij { $place }: { $building }.
sa-tell-round-began = Ronde { $n } begint; { $start } is startspeler.
sa-tell-placed = { $name } stuurt { $n ->
    [one] { $n } stamlid
   *[other] { $n } stamleden
} { $to }.
sa-tell-rolled = { $name } gooit { $dice }: { $sum }.
sa-tell-table-rolled = { $name } gooit { $dice }; iedereen neemt een dobbelsteen.
sa-tell-tools-used = { $name } gebruikt gereedschap ({ $tools }) en komt op { $sum }.
sa-tell-gained = { $name } krijgt { $gain }.
sa-tell-tool-gained = { $name } krijgt gereedschap en heeft nu { $n } in totaal.
sa-tell-field-gained = { $name } heeft nu { $fields }.
sa-tell-person-born = { $name } heeft nu { $n } stamleden.
sa-tell-limit-reached = { $name } kan niet meer { $of } hebben en krijgt niets (SA-4.10).
sa-limit-people = stamleden
sa-limit-fields = akkers
sa-limit-tools = gereedschap
sa-tell-paid = { $name } betaalt { $paid }.
sa-tell-card-bought = { $name } neemt de kaart { $card }.
sa-tell-building-bought = { $name } bouwt: { $building }.
sa-tell-declined = { $name } laat liggen ({ $place }).
sa-tell-scored = { $name } scoort { $points }.
sa-tell-extra-card = { $name } trekt een extra beschavingskaart.
sa-tell-extra-card-own = { $name } trekt de extra beschavingskaart { $card }.
sa-tell-deck-empty = De trekstapel is leeg; { $name } trekt geen extra kaart (SA-5.11).
sa-tell-one-use-tool-kept = { $name } heeft eenmalig gereedschap { $n }.
sa-tell-two-resources-kept = { $name } bewaart twee grondstoffen voor later (SA-5.13).
sa-tell-die-picked = { $name } neemt de { $face }.
sa-tell-harvested = { $name } oogst { $food }.
sa-tell-fed = { $name } voedt de stamleden met { $food }.
sa-tell-starved = De stamleden van { $name } lijden honger (SA-7.5).

## Components
sa-about-dice-table = Er wordt een dobbelsteen per speler geworpen; jij neemt er als eerste een, dan de anderen met de klok mee. { $gifts } (SA-5.4).
sa-about-food = Je krijgt direct { $gain } (SA-5.5).
sa-about-resource = Je krijgt direct { $gain } (SA-5.6).
sa-about-roll = Werp { $dice } dobbelstenen, voeg naar wens gereedschap toe en neem { $gain } voor elke { $n } ogen (SA-5.7).
sa-about-points = Je scoort direct { $n } punten (SA-5.8).
sa-about-tool = Je krijgt direct gereedschap (SA-5.9).
sa-about-field = Je krijgt direct een akker (SA-5.10).
sa-about-extra-card = Je trekt een gedekte kaart, waarvan alleen de onderste helft telt (SA-5.11).
sa-about-once = Gereedschap van waarde { $n }, voor één worp naar keuze (SA-5.12).
sa-about-any = { $n } grondstoffen naar keuze, nu of later (SA-5.13).
sa-about-green = Aan het einde: { $symbol }, een van acht symbolen; verschillende scoren hun aantal in het kwadraat (SA-10.2).
sa-about-farmer = Aan het einde: { $people }, elk een punt waard per akker (SA-10.3).
sa-about-toolmaker = Aan het einde: { $people }, elk een punt waard per gereedschap (SA-10.4).
sa-about-builder = Aan het einde: { $people }, elk een punt waard per hut (SA-10.5).
sa-about-shaman = Aan het einde: { $people }, elk een punt waard per stamlid (SA-10.6).
sa-about-fixed = Betaal precies { $cost } en scoor direct { $n } punten (SA-6.1).
sa-about-choice = Betaal { $n } grondstoffen van { $kinds ->
    [one] precies { $kinds } soort
   *[other] precies { $kinds } soorten
} en scoor hun waarde (SA-6.2, SA-6.4).
sa-about-open = Betaal { $min } tot { $max } grondstoffen naar keuze en scoor hun waarde (SA-6.3, SA-6.4).
