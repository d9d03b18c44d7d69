# Scenes: what is shown of a step before the next picture comes.

ne-show-comes = { $daughter } comes
ne-show-brings = { $daughter } brings
ne-show-nothing = Nothing happens.
ne-show-ice-takes = Ice takes the place of { $card }.
ne-show-ice-comes = Ice fills a gap.
ne-show-ice-moves = Ice moves to the south.
ne-show-ice-melts = The ice melts.
ne-show-goes-north = { $card } goes north.
ne-show-goes-south = { $card } goes south.
ne-show-leaves = { $card } leaves the game.
ne-show-new-cards = { $count ->
    [one] 1 new card comes.
   *[other] { $count } new cards come.
}
ne-show-for-elders = { $dice ->
    [one] 1 die for the elders of each
   *[other] { $dice } dice for the elders of each
}
ne-show-no-elder = no elder
ne-show-no-elders = Nobody has elders.
ne-show-nobody-dies = Nobody dies.
ne-show-die = { $count ->
    [one] 1 elder dies.
   *[other] { $count } elders die.
}
ne-show-against-words = { $hunters ->
    [one] 1 hunter
   *[other] { $hunters } hunters
}, { $free ->
    [one] 1 free disk
   *[other] { $free } free disks
}
ne-show-safe = A free disk for every hunter: safe.
ne-show-loses-half = { $count ->
    [one] Loses at least 1 hunter.
   *[other] Loses at least { $count } hunters.
}
ne-show-feeds = { $hunters ->
    [one] 1 hunter
   *[other] { $hunters } hunters
} can feed { $fed }; to feed: { $count }
ne-show-all-fed = Everybody is fed.
ne-show-abandons = { $count ->
    [one] Abandons 1 dependent.
   *[other] Abandons { $count } dependents.
}
ne-show-sends = { $count ->
    [one] Lost most: 1 hunter wanders to others.
   *[other] Lost most: { $count } hunters wander to others.
}
ne-show-nobody-wanders = Chaos has taken nobody: nobody wanders.

ne-show-bids = bids { $count }

ne-show-hunt = { $who } hunt: { $card }
ne-show-followed = { $who } are followed: { $card }
ne-show-attack = { $who } attack: { $card }
ne-show-needs = { $hits ->
    [one] 1 hit needed ({ $faces })
   *[other] { $hits } hits needed ({ $faces })
}
ne-show-dice = Dice
ne-show-hits = Hits
ne-show-wounds = Wounds
ne-show-prize = Prize
ne-show-predator = Predator
ne-show-trophy = Trophy
ne-show-hand = Card
ne-show-power = The alpha man counts as 1.
ne-show-of = { $hits } of { $needed }:
ne-show-succeeds = the hunt succeeds
ne-show-fails = the hunt fails
ne-show-spent = this predator has paid already
ne-show-keeps = the prey is kept
ne-show-stolen = the prey is stolen
ne-show-success = Success
ne-show-failure = No success
ne-show-bitten = { $count ->
    [one] 1 bitten
   *[other] { $count } bitten
}
ne-show-frozen = { $count ->
    [one] 1 freezes
   *[other] { $count } freeze
}
ne-show-warm = the fire keeps everybody from freezing
ne-show-dead = { $count ->
    [one] 1 dies
   *[other] { $count } die
}
ne-show-waits = waits for the predator: { $card }
ne-show-follows = follows. One hit keeps the prey.
ne-show-comes-after = followed by { $card }
ne-show-against = against
ne-show-missed = Nobody is hit.
ne-show-struck = { $who } lose { $count ->
    [one] 1 hunter
   *[other] { $count } hunters
}.
ne-show-chooses-victims = { $count ->
    [one] 1 dies; the attacker chooses whose.
   *[other] { $count } die; the attacker chooses whose.
}

ne-show-marries = { $who }: the suitor marries { $daughter }.
ne-show-wins-her = { $who }: the suitor pleases { $daughter }.
ne-show-refused = { $who }: no success with { $daughter }.
ne-show-suitor-dies = { $who }: the suitor of { $daughter } dies.
ne-show-animals-feed = The animals feed their people.

ne-show-portals = { $open } of { $needed } portals
ne-show-tribe = { $who } become a tribe
ne-show-speak = They speak in sentences now.
ne-show-return = { $count ->
    [one] 1 disk returns and is free again.
   *[other] { $count } disks return and are free again.
}
ne-show-ranks-open = Chief and shaman: ranks 1 and 2 are open.
ne-show-animals = Animals at the fire feed you in phase 5.
ne-show-elders-act = Elders play the cards of your hand.

ne-show-won = Reached together
ne-show-lost = Not reached
ne-show-reached = { $reached } of { $needed }
ne-show-died-out = died out
ne-show-no-animal = lives, without an animal
ne-show-with-animal = lives, with an animal
