# Szenen: was von einem Schritt zu sehen ist, bevor das nächste Bild kommt.

ne-show-comes = { $daughter } kommt
ne-show-brings = { $daughter } bringt
ne-show-nothing = Nichts geschieht.
ne-show-ice-takes = Eis nimmt diesen Platz ein: { $card }.
ne-show-ice-comes = Eis füllt eine Lücke.
ne-show-ice-moves = Eis schiebt sich nach Süden.
ne-show-ice-melts = Das Eis schmilzt.
ne-show-goes-north = { $card } zieht nach Norden.
ne-show-goes-south = { $card } zieht nach Süden.
ne-show-leaves = { $card } verlässt das Spiel.
ne-show-new-cards = { $count ->
    [one] 1 neue Karte kommt.
   *[other] { $count } neue Karten kommen.
}
ne-show-for-elders = { $dice } Würfel für die Ältesten jeder Art
ne-show-no-elder = kein Ältester
ne-show-no-elders = Niemand hat Älteste.
ne-show-nobody-dies = Niemand stirbt.
ne-show-die = { $count ->
    [one] 1 Ältester stirbt.
   *[other] { $count } Älteste sterben.
}
ne-show-against-words = { $hunters } Jäger, { $free ->
    [one] 1 freie Scheibe
   *[other] { $free } freie Scheiben
}
ne-show-safe = Eine freie Scheibe für jeden Jäger: sicher.
ne-show-loses-half = Verliert mindestens { $count } Jäger.
ne-show-feeds = { $hunters } Jäger: Essen für { $fed }; nötig: { $count }
ne-show-all-fed = Alle haben zu essen.
ne-show-abandons = { $count ->
    [one] Lässt 1 Schutzbefohlenen zurück.
   *[other] Lässt { $count } Schutzbefohlene zurück.
}
ne-show-sends = { $count ->
    [one] Verlor am meisten: 1 Jäger wandert zu anderen.
   *[other] Verlor am meisten: { $count } Jäger wandern zu anderen.
}
ne-show-nobody-wanders = Das Chaos traf niemanden: Niemand wandert.

ne-show-bids = bietet { $count }

ne-show-hunt = { $who } jagen: { $card }
ne-show-followed = { $who } werden verfolgt: { $card }
ne-show-attack = { $who } greifen an: { $card }
ne-show-needs = { $hits } Treffer nötig ({ $faces })
ne-show-dice = Wurf
ne-show-hits = Treffer
ne-show-wounds = Wunden
ne-show-prize = Gewinn
ne-show-predator = Raubtier
ne-show-trophy = Trophäe
ne-show-hand = Karte
ne-show-power = Der Alpha zählt als 1.
ne-show-of = { $hits } von { $needed }:
ne-show-succeeds = die Jagd gelingt
ne-show-fails = die Jagd misslingt
ne-show-spent = dieses Raubtier brachte schon Gewinn
ne-show-keeps = die Beute bleibt
ne-show-stolen = die Beute wird geraubt
ne-show-success = Erfolg
ne-show-failure = Kein Erfolg
ne-show-bitten = { $count ->
    [one] 1 gebissen
   *[other] { $count } gebissen
}
ne-show-frozen = { $count ->
    [one] 1 erfriert
   *[other] { $count } erfrieren
}
ne-show-warm = am Feuer erfriert niemand
ne-show-dead = { $count ->
    [one] 1 stirbt
   *[other] { $count } sterben
}
ne-show-waits = wartet auf das Raubtier: { $card }
ne-show-follows = folgt. Ein Treffer rettet die Beute.
ne-show-comes-after = es folgt: { $card }
ne-show-against = gegen
ne-show-missed = Niemand wird getroffen.
ne-show-struck = { $who } verlieren { $count } Jäger.
ne-show-chooses-victims = { $count ->
    [one] 1 stirbt; der Angreifer wählt, bei wem.
   *[other] { $count } sterben; der Angreifer wählt, bei wem.
}

ne-show-marries = { $who }: Der Bewerber heiratet „{ $daughter }“.
ne-show-wins-her = { $who }: Der Bewerber gefällt „{ $daughter }“.
ne-show-refused = { $who }: kein Erfolg bei „{ $daughter }“.
ne-show-suitor-dies = { $who }: Der Bewerber um „{ $daughter }“ stirbt.
ne-show-animals-feed = Die Haustiere ernähren ihre Leute.

ne-show-portals = { $open } von { $needed } Portalen
ne-show-tribe = { $who } gehen zur Stammeskultur über
ne-show-speak = Sie sprechen jetzt in Sätzen.
ne-show-return = { $count ->
    [one] 1 Scheibe kehrt zurück und ist wieder frei.
   *[other] { $count } Scheiben kehren zurück und sind wieder frei.
}
ne-show-ranks-open = Häuptling und Schamane: Rang 1 und 2 sind offen.
ne-show-animals = Haustiere am Feuer ernähren dich in Phase 5.
ne-show-elders-act = Älteste spielen deine Handkarten.

ne-show-won = Gemeinsam erreicht
ne-show-lost = Nicht erreicht
ne-show-reached = { $reached } von { $needed }
ne-show-died-out = ausgestorben
ne-show-no-animal = lebt, ohne Haustier
ne-show-with-animal = lebt, mit Haustier
