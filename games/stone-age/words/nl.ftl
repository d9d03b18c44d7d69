# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = niets
sa-list = { $things }
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
sa-count-fields = { $n } voedselproductie
sa-count-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
sa-count-buildings = { $n ->
    [one] { $n } hut
   *[other] { $n } hutten
}
sa-count-people = { $n ->
    [one] { $n } stamlid
   *[other] { $n } stamleden
}
sa-count-resources = { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
}
sa-dice = { $n ->
    [one] { $n } dobbelsteen
   *[other] { $n } dobbelstenen
}
sa-once = Eenmalig gereedschap van waarde { $n }
sa-once-short = { $n } (eenmalig)
sa-tile-short = { $n }

## Places: their names, and the way there
sa-place-toolmaker = Gereedschapmaker
sa-place-hut = Hut
sa-place-field = Akker
sa-place-hunt = Jacht
sa-place-forest = Bos
sa-place-clay-pit = Leemgroeve
sa-place-quarry = Steengroeve
sa-place-river = Rivier
sa-place-card = Kaartveld { $n }
sa-place-building = Huttegel { $n }
sa-to-toolmaker = naar de gereedschapmaker
sa-to-hut = naar de hut
sa-to-field = naar de akker
sa-to-hunt = op jacht
sa-to-forest = naar het bos
sa-to-clay-pit = naar de leemgroeve
sa-to-quarry = naar de steengroeve
sa-to-river = naar de rivier
sa-to-card = naar kaartveld { $n }
sa-to-building = naar huttegel { $n }
sa-to-the-card = naar de kaart “{ $card }”
sa-to-the-building = naar de huttegel “{ $building }”
sa-at-toolmaker = bij de gereedschapmaker
sa-at-hut = bij de hut
sa-at-field = op de akker
sa-at-hunt = op jacht
sa-at-forest = in het bos
sa-at-clay-pit = in de leemgroeve
sa-at-quarry = in de steengroeve
sa-at-river = bij de rivier
sa-at-card = op kaartveld { $n }
sa-at-building = op stapel { $n }
sa-the-card = de kaart “{ $card }”
sa-the-building = de huttegel “{ $building }”

## Cards and buildings
sa-cards = Beschavingskaarten
sa-buildings = Huttegels
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
sa-card-costs = { $card } ({ $price })
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
sa-can-use = Je kunt hun actie nu uitvoeren.
sa-score-of = { $name }: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
sa-roll-for = Worp: { $sum }, dat is { $gain }
sa-die-gives = Een { $face }: { $gift }

## What lies in front of a seat
sa-start = begint
sa-at-home = { $n } van { $people } stamleden thuis
sa-tools = Gereedschap
sa-tile = Gereedschap van waarde { $n }
sa-tile-used = Gereedschap van waarde { $n }, gebruikt
sa-two-kept = Twee grondstoffen naar keuze, bewaard
sa-extra-hidden = Extra beschavingskaart, gedekt
sa-extra-own = Je extra beschavingskaart: { $card }
sa-total = Totaal: { $n }
sa-total-if = Als het nu afgelopen was: { $n }
sa-line-track = Scorespoor
sa-line-track-how = tijdens het spel
sa-line-green = Groene kaarten
sa-line-farmers = Boeren × voedselproductie
sa-line-toolmakers = Gereedschapmakers × gereedschap
sa-line-builders = Huttenbouwers × hutten
sa-line-shamans = Medicijnmannen × stamleden
sa-line-resources = Overgebleven grondstoffen
sa-line-product = { $one } × { $other }
sa-line-sum = { $one } + { $other }
sa-line-square = { $n } × { $n }

## Questions
sa-ask-place = Zet stamleden: kies een locatie. Je hebt er { $n } thuis.
sa-ask-use = Voer acties uit: kies een locatie waar je stamleden staan.
sa-ask-tools = Je werpt { $sum }: { $gain }. Gereedschap inzetten?
sa-ask-pay-card = Betaal { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
} naar keuze voor de kaart, of laat hem liggen.
sa-ask-pay-building = Bouwen? { $cost }. Betaal, of laat de hut liggen.
sa-ask-pick = Neem een van de dobbelstenen.
sa-ask-raise = Je krijgt gereedschap. Verhoog je een gebruikt of een ongebruikt fiche?
sa-ask-take = Neem nu twee grondstoffen naar keuze, of bewaar ze voor later.
sa-ask-take-now = Neem nu twee grondstoffen naar keuze.
sa-ask-feed = Je komt { $n } voedsel tekort. Betaal met grondstoffen of verlies { $points }.
sa-wait-place = { $name } zet stamleden.
sa-wait-use = { $name } voert acties uit.
sa-wait-tools = { $name } kiest gereedschap.
sa-wait-pay-card = { $name } koopt een kaart.
sa-wait-pay-building = { $name } bouwt een hut.
sa-wait-pick = { $name } neemt een dobbelsteen.
sa-wait-raise = { $name } verhoogt gereedschap.
sa-wait-take = { $name } mag twee grondstoffen nemen.
sa-wait-take-now = { $name } neemt twee grondstoffen naar keuze.
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
sa-do-no-tools = Geen gereedschap
sa-do-tools = Zet gereedschap { $tools } in
sa-do-for = { $do }: { $for }
sa-do-pay = Betaal { $paid }
sa-do-feed = Voed met { $paid }
sa-do-take = Neem { $taken }
sa-do-pick = Neem de { $face }: { $gift }
sa-do-raise-used = Verhoog een gebruikt fiche
sa-do-raise-unused = Verhoog een ongebruikt fiche
sa-do-decline = Laat liggen
sa-do-keep = Bewaar voor later
sa-do-starve = Verlies { $points }

## The log
sa-tell-card-turned-up = Nieuwe kaart { $at }: { $card }.
sa-tell-card-slid = “{ $card }” schuift { $to }.
sa-tell-building-turned-up = Nieuw { $at }: { $building }.
sa-tell-round-began = Ronde { $n } begint; { $start } is startspeler.
sa-tell-placed = { $name } stuurt { $n ->
    [one] { $n } stamlid
   *[other] { $n } stamleden
} { $to }.
sa-tell-rolled = { $name } werpt { $dice }: { $sum }.
sa-tell-table-rolled = { $name } werpt { $dice }; iedereen neemt een dobbelsteen.
sa-tell-tools-used = { $name } zet gereedschap in ({ $tools }) en komt op { $sum }.
sa-tell-gained = { $name } krijgt { $gain }.
sa-tell-tool-gained = { $name } krijgt 1 gereedschap en heeft nu in totaal { $n }.
sa-tell-field-gained = { $name } heeft nu { $fields }.
sa-tell-person-born = { $name } heeft nu { $n } stamleden.
sa-tell-limit-reached = { $name } kan niet meer { $of } hebben en krijgt niets (SA-4.10).
sa-limit-people = stamleden
sa-limit-fields = voedselproductie
sa-limit-tools = gereedschap
sa-tell-paid = { $name } betaalt { $paid }.
sa-tell-card-bought = { $name } neemt de kaart “{ $card }”.
sa-tell-building-bought = { $name } bouwt: { $building }.
sa-tell-declined = { $name } laat { $thing } liggen.
sa-tell-scored = { $name } krijgt { $points }.
sa-tell-lost = { $name } verliest { $points } (SA-7.5).
sa-tell-extra-card = { $name } trekt een extra beschavingskaart.
sa-tell-extra-card-own = { $name } trekt de extra beschavingskaart “{ $card }”.
sa-tell-deck-empty = De trekstapel is leeg; { $name } trekt geen extra kaart (SA-5.11).
sa-tell-one-use-tool-kept = { $name } heeft eenmalig gereedschap van waarde { $n }.
sa-tell-two-resources-kept = { $name } bewaart twee grondstoffen voor later (SA-5.13).
sa-tell-die-picked = { $name } neemt de { $face }.
sa-tell-harvested = { $name } oogst { $food }.
sa-tell-fed = { $name } voedt de stamleden met { $food }.
sa-tell-starved = De stamleden van { $name } lijden honger (SA-7.5).

## Refusals: what is not possible, why, and what is instead
sa-no-turn = { $seat } is niet aan de beurt: { $mover } is aan zet.
sa-no-question = Er wordt nu niemand iets gevraagd.
sa-no-person = Zet minstens 1 stamlid.
sa-no-home = { $home ->
    [0] Je hebt niemand thuis
    [one] Je hebt maar { $home } stamlid thuis
   *[other] Je hebt maar { $home } stamleden thuis
}; je wilde er { $n } zetten.
sa-no-again = Je hebt deze ronde al stamleden { $at } gezet; kies een andere locatie.
sa-no-card-there = Er ligt geen kaart { $at }; kies een andere locatie.
sa-no-building-there = Er ligt geen open huttegel { $at }; kies een andere locatie.
sa-no-hut-taken = De hut is deze ronde al bezet; kies een andere locatie.
sa-no-hut-people = Bij de hut zet je precies { $hut ->
    [one] { $hut } stamlid
   *[other] { $hut } stamleden
}; je koos er { $n }.
sa-no-taken = Er staat al iemand { $at }; er is plaats voor 1 stamlid. Kies een andere locatie.
sa-no-single = Er is { $at } plaats voor 1 stamlid; je koos er { $n }.
sa-no-village = Met { $seats } spelers mogen per ronde maar { $n } van de gereedschapmaker, de hut en de akker worden gebruikt.
sa-no-groups = Met { $seats } spelers { $n ->
    [one] mag maar { $n } speler
   *[other] mogen maar { $n } spelers
} per ronde { $at } staan.
sa-no-room = { $room ->
    [0] Er is geen plaats meer
   *[other] Er is nog maar plaats voor { $room }
} { $at } (van { $capacity }); je koos er { $n }.
sa-no-use = Je hebt niemand { $at }; kies een locatie waar je stamleden staan.
sa-no-tile = { $have ->
    [0] Je hebt geen ongebruikt gereedschap
   *[other] Je hebt maar { $have } ongebruikt gereedschap
} van waarde { $value }; je koos er { $n }.
sa-no-once = Je hebt geen eenmalig gereedschap van waarde { $value }.
sa-no-card-price = Deze kaart kost precies { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
} naar keuze; je bood er { $offered }.
sa-no-stock = Zo veel heb je niet: je bood { $offered } en je hebt { $have }.
sa-no-cost-fixed = Deze hut kost precies { $cost }; je bood { $paid }.
sa-no-cost-choice = Deze hut kost precies { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
} van precies { $kinds ->
    [one] { $kinds } soort
   *[other] { $kinds } soorten
}; je bood er { $offered } van { $sorts ->
    [one] { $sorts } soort
   *[other] { $sorts } soorten
}.
sa-no-cost-open = Deze hut kost { $min } tot { $max } grondstoffen; je bood er { $offered }.
sa-no-die = Geen dobbelsteen toont { $face }; neem een van { $dice }.
sa-no-take-later = Met deze opties neem je de twee grondstoffen direct na de koop van hun kaart, niet nu.
sa-no-take-now = Twee bewaarde grondstoffen mag je nemen terwijl je acties uitvoert en als je voedsel tekortkomt, nu niet.
sa-no-take-card = Je hebt geen ongebruikte kaart waarmee je twee grondstoffen mag nemen.
sa-no-keep = Met deze opties neem je de twee grondstoffen meteen, bijvoorbeeld “{ $example }”.
sa-no-feed = Je komt { $n } voedsel tekort: betaal precies evenveel grondstoffen of verlies { $points }; je bood er { $offered }.
sa-no-asked-place = Je bent aan de beurt om stamleden te zetten, bijvoorbeeld “{ $example }”.
sa-no-asked-use = Kies met welke stamleden je nu een actie uitvoert, bijvoorbeeld “{ $example }”.
sa-no-asked-tools = Kies eerst welk gereedschap je bij deze worp inzet; je mag ook niets inzetten.
sa-no-asked-card = Betaal eerst de kaart, bijvoorbeeld “{ $example }”, of laat hem liggen.
sa-no-asked-leave-card = Je kunt de kaart niet betalen: “{ $example }”.
sa-no-asked-building = Betaal eerst de hut, bijvoorbeeld “{ $example }”, of laat hem liggen.
sa-no-asked-leave-building = Je kunt de hut niet betalen: “{ $example }”.
sa-no-asked-pick = Neem eerst een dobbelsteen, bijvoorbeeld “{ $example }”.
sa-no-asked-raise = Kies eerst welk gereedschapfiche je verhoogt: een gebruikt of een ongebruikt fiche.
sa-no-asked-take = Neem eerst twee grondstoffen, bijvoorbeeld “{ $example }”.
sa-no-asked-take-or-keep = Neem eerst twee grondstoffen, bijvoorbeeld “{ $example }”, of bewaar ze voor later.
sa-no-asked-feed = Je komt voedsel tekort: betaal de rest, bijvoorbeeld “{ $example }”, of verlies { $points }.
sa-no-asked-starve = Je komt voedsel tekort en kunt de rest niet met grondstoffen betalen: “{ $example }”.

## Components
sa-about-dice-table = Er wordt een dobbelsteen per speler geworpen; jij neemt er als eerste een, dan de anderen met de klok mee. { $gifts } (SA-5.4).
sa-about-food = Je krijgt direct { $gain } (SA-5.5).
sa-about-resource = Je krijgt direct { $gain } (SA-5.6).
sa-about-roll = Werp { $dice } dobbelstenen, zet naar wens gereedschap in en neem { $gain } voor elke { $n } ogen (SA-5.7).
sa-about-points = Je krijgt direct { $n } punten (SA-5.8).
sa-about-tool = Je krijgt direct gereedschap (SA-5.9).
sa-about-field = Je krijgt direct 1 voedselproductie (SA-5.10).
sa-about-extra-card = Je trekt een gedekte kaart, waarvan alleen het onderste deel telt (SA-5.11).
sa-about-once = Gereedschap van waarde { $n }, voor één worp naar keuze (SA-5.12).
sa-about-any = { $n } grondstoffen naar keuze, nu of, als de optie het bewaren toelaat, later (SA-5.13).
sa-about-green = Aan het einde: { $symbol }, een van acht symbolen; verschillende symbolen leveren hun aantal in het kwadraat op (SA-10.2).
sa-about-farmer = Aan het einde: { $people }, elk een punt waard per voedselproductie (SA-10.3).
sa-about-toolmaker = Aan het einde: { $people }, elk een punt waard per gereedschap (SA-10.4).
sa-about-builder = Aan het einde: { $people }, elk een punt waard per hut (SA-10.5).
sa-about-shaman = Aan het einde: { $people }, elk een punt waard per stamlid (SA-10.6).
sa-about-fixed = Betaal precies { $cost } en krijg direct { $points } (SA-6.1).
sa-about-choice = Betaal { $n } grondstoffen van { $kinds ->
    [one] precies { $kinds } soort
   *[other] precies { $kinds } soorten
} en krijg hun waarde in punten (SA-6.2, SA-6.4).
sa-about-open = Betaal { $min } tot { $max } grondstoffen naar keuze en krijg hun waarde in punten (SA-6.3, SA-6.4).

## On the front page: what the game is, and what can be chosen

option-stone-age-edition = Gedrukte regels
    .about = Welk gedrukt spelregelboek geldt; het bepaalt alles hieronder wat je niet zelf kiest.
option-stone-age-edition-nl = Nederlands
option-stone-age-edition-de = Duits
option-stone-age-edition-sv = Zweeds
option-stone-age-green-duplicates = Dubbele groene symbolen
    .about = Wat een tweede kaart met hetzelfde groene symbool aan het eind waard is.
option-stone-age-green-duplicates-second-set = vormen een tweede reeks
option-stone-age-green-duplicates-nothing = tellen niet
option-stone-age-leftovers = Overgebleven grondstoffen
    .about = Wat grondstoffen waard zijn die niemand heeft gebruikt.
option-stone-age-leftovers-one-point = elk één punt
option-stone-age-leftovers-nothing = niets
option-stone-age-next-building = De volgende hut van een stapel
    .about = Wanneer die wordt omgedraaid nadat er een is genomen.
option-stone-age-next-building-at-once = meteen
option-stone-age-next-building-next-round = in de volgende ronde
option-stone-age-player-limits = Aanpassingen voor 2 en 3 spelers
    .about = Minder locaties in het dorp en minder spelers bij hout, leem, steen en goud.
option-stone-age-player-limits-on = gelden
option-stone-age-player-limits-off = gelden niet
option-stone-age-two-resources = Kaart met twee grondstoffen naar keuze
    .about = Of je die voor later mag bewaren.
option-stone-age-two-resources-keep = mag je bewaren
option-stone-age-two-resources-at-once = meteen nemen
about-stone-age = Zet je stamleden in, voed ze, bouw hutten en verzamel beschavingskaarten.

# The strip of players, and where the round stands.
sa-food-after = voedsel over na het voeden
sa-phase-place = zetten
sa-phase-use = acties uitvoeren
sa-phase-feed = voeden

# The shelf of own things, the strip, and what is written on cards.
sa-own-people = Stamleden
sa-own-food = Voedsel
sa-own-goods = Grondstoffen
sa-own-cards = Kaarten en hutten
sa-home-away = { $home } thuis, { $away } aan het werk
sa-short = { $n } tekort
sa-left-over = { $n } over
sa-for-mouths = voor { $n } monden
sa-worth = in hutten { $values } waard
sa-tools-used = { $n } gebruikt deze ronde
sa-now = { $n } als het nu eindigt
sa-food-for = { $food } voor { $people }
sa-tools-left = nog { $n }
sa-count-green = { $n } groen
sa-kinds = { $n ->
    [one] { $n } soort
   *[other] { $n } soorten
}
sa-once-word = eenmalig
sa-note-home = { $n } thuis
sa-note-away = { $n } bezig
sa-note-done = klaar

## Scenes
sa-show-throws = { $name } werpt { $n } { $n ->
    [one] dobbelsteen
   *[other] dobbelstenen
}
sa-show-feeds = De stammen eten
sa-show-begins = { $name } begint
sa-show-owes = { $name }: betaal { $goods } of verlies { $points }
