# Scènes: wat van een stap te zien is voordat het volgende beeld komt.

ne-show-comes = { $daughter } komt
ne-show-brings = { $daughter } brengt
ne-show-nothing = Er gebeurt niets.
ne-show-ice-takes = IJs neemt de plaats in van { $card }.
ne-show-ice-comes = IJs vult een gat.
ne-show-ice-moves = IJs schuift naar het zuiden.
ne-show-ice-melts = Het ijs smelt.
ne-show-goes-north = { $card } gaat naar het noorden.
ne-show-goes-south = { $card } gaat naar het zuiden.
ne-show-leaves = { $card } verdwijnt uit het spel.
ne-show-new-cards = { $count ->
    [one] Er komt 1 nieuwe kaart.
   *[other] Er komen { $count } nieuwe kaarten.
}
ne-show-for-elders = { $dice ->
    [one] 1 dobbelsteen voor ieders oudsten
   *[other] { $dice } dobbelstenen voor ieders oudsten
}
ne-show-no-elder = geen oudste
ne-show-no-elders = Niemand heeft oudsten.
ne-show-nobody-dies = Niemand sterft.
ne-show-die = { $count ->
    [one] 1 oudste sterft.
   *[other] { $count } oudsten sterven.
}
ne-show-against-words = { $hunters ->
    [one] 1 jager
   *[other] { $hunters } jagers
}, { $free ->
    [one] 1 vrije schijf
   *[other] { $free } vrije schijven
}
ne-show-safe = Een vrije schijf voor elke jager: veilig.
ne-show-loses-half = { $count ->
    [one] Verliest minstens 1 jager.
   *[other] Verliest minstens { $count } jagers.
}
ne-show-feeds = { $hunters ->
    [one] 1 jager voedt
   *[other] { $hunters } jagers voeden
} er { $fed }; te voeden: { $count }
ne-show-all-fed = Iedereen heeft te eten.
ne-show-abandons = { $count ->
    [one] Laat 1 afhankelijke achter.
   *[other] Laat { $count } afhankelijken achter.
}
ne-show-sends = { $count ->
    [one] Verloor het meest: 1 jager zwerft naar anderen.
   *[other] Verloor het meest: { $count } jagers zwerven naar anderen.
}
ne-show-nobody-wanders = Chaos trof niemand: niemand zwerft.

ne-show-bids = biedt { $count }

ne-show-hunt = { $who } jagen: { $card }
ne-show-followed = { $who } worden gevolgd: { $card }
ne-show-attack = { $who } vallen aan: { $card }
ne-show-needs = { $hits ->
    [one] 1 treffer nodig ({ $faces })
   *[other] { $hits } treffers nodig ({ $faces })
}
ne-show-dice = Worp
ne-show-hits = Treffers
ne-show-wounds = Wonden
ne-show-prize = Buit
ne-show-predator = Roofdier
ne-show-trophy = Trofee
ne-show-hand = Kaart
ne-show-power = De alfaman telt als 1.
ne-show-of = { $hits } van { $needed }:
ne-show-succeeds = de jacht slaagt
ne-show-fails = de jacht mislukt
ne-show-spent = dit roofdier leverde al iets op
ne-show-keeps = de prooi blijft behouden
ne-show-stolen = de prooi is geroofd
ne-show-success = Succes
ne-show-failure = Geen succes
ne-show-bitten = { $count ->
    [one] 1 gebeten
   *[other] { $count } gebeten
}
ne-show-frozen = { $count ->
    [one] 1 bevriest
   *[other] { $count } bevriezen
}
ne-show-warm = door het vuur bevriest niemand
ne-show-dead = { $count ->
    [one] 1 sterft
   *[other] { $count } sterven
}
ne-show-waits = wacht op het roofdier: { $card }
ne-show-follows = volgt. Eén treffer redt de prooi.
ne-show-comes-after = gevolgd door { $card }
ne-show-against = tegen
ne-show-missed = Niemand wordt geraakt.
ne-show-struck = { $who } verliezen { $count ->
    [one] 1 jager
   *[other] { $count } jagers
}.
ne-show-chooses-victims = { $count ->
    [one] 1 sterft; de aanvaller kiest van wie.
   *[other] { $count } sterven; de aanvaller kiest van wie.
}

ne-show-marries = { $who }: de hofmaker trouwt met { $daughter }.
ne-show-wins-her = { $who }: de hofmaker wint { $daughter }.
ne-show-refused = { $who }: geen succes bij { $daughter }.
ne-show-suitor-dies = { $who }: de hofmaker van { $daughter } sterft.
ne-show-animals-feed = De huisdieren voeden hun mensen.

ne-show-portals = { $open } van { $needed } portalen
ne-show-tribe = { $who } gaan over naar de stamcultuur
ne-show-speak = Ze spreken nu in zinnen.
ne-show-return = { $count ->
    [one] 1 schijf keert terug en is weer vrij.
   *[other] { $count } schijven keren terug en zijn weer vrij.
}
ne-show-ranks-open = Leider en sjamaan: rang 1 en 2 zijn open.
ne-show-animals = Huisdieren bij het vuur voeden je in fase 5.
ne-show-elders-act = Oudsten spelen de kaarten uit je hand.

ne-show-won = Samen gehaald
ne-show-lost = Niet gehaald
ne-show-reached = { $reached } van { $needed }
ne-show-died-out = uitgestorven
ne-show-no-animal = leeft, zonder huisdier
ne-show-with-animal = leeft, met huisdier
