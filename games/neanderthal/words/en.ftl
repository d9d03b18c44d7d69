# Words of the interface: neanderthal

## The species
ne-who-red = Cro-Magnon
ne-who-yellow = Neanderthal
ne-who-green = Archaic
ne-short-red = Cro-M.
ne-short-yellow = Neand.
ne-short-green = Arch.
ne-folk-red = The Cro-Magnons
ne-folk-yellow = The Neanderthals
ne-folk-green = The Archaics
ne-to-folk-red = the Cro-Magnons
ne-to-folk-yellow = the Neanderthals
ne-to-folk-green = the Archaics
ne-vocal = vocal
ne-tribal = tribal
ne-head = { $who } ({ $player }): { $state }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Disks, dice, ranks, portals, sexualities
ne-disk-orange = orange
ne-disk-white = white
ne-disk-black = black
ne-disks = { $count } { $colour }
ne-a-disk = a disk ({ $colour })
ne-free-disks = Vocabulary: { $count ->
    [one] 1 free disk
   *[other] { $count } free disks
}, { $colour }.
ne-disks-on = { $count ->
    [one] 1 disk
   *[other] { $count } disks
} ({ $colour }) on “{ $card }”.
ne-rank-chief = Chief
ne-rank-shaman = Shaman
ne-rank-knapper = Knapper
ne-rank-warrior = Warrior
ne-rank-trapper = Trapper
ne-rank-firestarter = Firestarter
ne-does-chief = No chaos; may negotiate; elders' actions cost no disk.
ne-does-shaman = Plays animals from the hand.
ne-does-knapper = The alpha man counts as 1 on big game; plays inventions.
ne-does-warrior = Council of war; war party with the alpha man, who counts as 1 on club cards and daughters.
ne-does-trapper = The alpha man counts as 1 on small game; plays inventions.
ne-does-firestarter = Milder chaos; new elders cost nothing; nobody freezes.
ne-elder-vacant = Rank { $number }, { $rank }: nobody.
ne-elder-tribal-only = Rank { $number }, { $rank }: nobody; only for the tribal.
ne-elder-immature = Rank { $number }, { $rank }: immature, with a disk under him.
ne-elder-mature = Rank { $number }, { $rank }: mature.
ne-elder-cost = Costs a disk: { $colour }.
ne-domain-stand-in = Its brain domain is a stand-in.
ne-about-tribal-only = Only for the tribal.
ne-portal-venus-orange = Venus, orange
ne-portal-venus-black = Venus, black
ne-portal-shaman-orange = Shaman, orange
ne-portal-shaman-white = Shaman, white
ne-portal-bison-white = Bison, white
ne-portal-bison-black = Bison, black
ne-portal-open = Portal { $portal }: open.
ne-portal-within-reach = Portal { $portal }: closed; a daughter shows it.
ne-portal-closed = Portal { $portal }: closed.
ne-sexuality-promiscuity = Promiscuity
ne-sexuality-harem = Harem
ne-sexuality-pair-bond = Pair-bond
ne-about-promiscuity = Gathers; takes no husbands.
ne-about-harem = May move husbands; bids when tribal, at half value.
ne-about-pair-bond = Daughters work only when married.
ne-other-side = Other side: { $other }.

## The rows
ne-europe = Ice-age Europe
ne-europe-north = North Europe
ne-europe-south = South Europe
ne-row-north = North { $column }
ne-row-south = South { $column }
ne-gap = gap
ne-ice-cap = ice cap
ne-ice = Ice
ne-ice-keeps = Nobody hunts here, and predators do not cross it.
ne-spent = Has paid this round.
ne-fresh = Laid this round.
ne-standing-here = Here: { $people }.
ne-hunters = { $count ->
    [one] 1 hunter ({ $who })
   *[other] { $count } hunters ({ $who })
}
ne-guests = { $count ->
    [one] 1 wanderer ({ $who }), camp: { $host }
   *[other] { $count } wanderers ({ $who }), camp: { $host }
}
ne-alpha-of = Alpha man ({ $who })
ne-thrown = { $who } rolled { $dice }.
ne-dice-waiting = { $who } roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
ne-hunt-so-far = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $equal ->
    [one] no equal dice
   *[other] { $equal } equal dice
}.
ne-track = After a success here ({ $prey }) follows: { $predator }.
ne-track-ice = After a success here ({ $prey }) nobody follows: no predator gets across the ice, or none is near.
ne-nobody-follows = nobody follows
ne-game-small = small game
ne-game-big = big game
ne-game-club = club card
ne-game-predator = predator

## What cards say
ne-about-game-small = Small game.
ne-about-game-big = Big game: predators may follow.
ne-about-game-club = Club card.
ne-about-game-predator = Predator.
ne-about-climax = Climax { $climax }.
ne-about-hits-star = Needs { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} (a 1 or a 2 hits).
ne-about-hits-one = Needs { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} (only a 1 hits).
ne-about-need = To hunt here you need free disks: { $disks }.
ne-about-success = Success brings: { $reward }.
ne-babies = { $babies ->
    [one] 1 baby
   *[other] { $babies } babies
}
ne-freed = disks freed: { $disks }
ne-nothing = nothing
ne-about-bite = Bites with { $faces }.
ne-about-frost = Freezes with { $faces }.
ne-about-gather = Basket: gatherers find food for a baby.
ne-about-take-trophy = { $dice } equal dice take it as a trophy (counts as { $trophies }).
ne-about-take-hand = { $dice } equal dice take it into the hand.
ne-about-trophy = { $trophies ->
    [one] Counts as 1 trophy.
   *[other] Counts as { $trophies } trophies.
}
ne-about-yield = As a domestic animal it brings each round: { $reward }.
ne-about-weapon = Weapon: every group is a war party.
ne-about-threes = A 3 counts as 1 on { $game }.
ne-about-shelter = Ranks 3, 4 and 5 do not die of age.
ne-about-order = Player order: { $first }, { $second }.
ne-about-events = Events: { $events }.
ne-about-bid = Bids with { $colours } disks.
ne-about-portals = Opens portals: { $portals }.
ne-about-suitor-bite = { $faces } kill a foreign suitor.
ne-about-points = Points: { $points }.
ne-about-mpi = Disks on the card: { $disks }.
ne-about-board = Start portal: { $portal }.
ne-about-stand-ins = † Stand-ins, not the printed figures: { $figures }.
ne-about-rules = Rules: { $rules }.
ne-figure-number = number
ne-figure-climax = climax
ne-figure-hits = hits
ne-figure-hit = what hits
ne-figure-need = disks needed
ne-figure-babies = babies
ne-figure-disks = disks freed
ne-figure-bite = bite
ne-figure-frost = frost
ne-figure-gather = basket
ne-figure-take = equal dice
ne-figure-trophies = trophies
ne-figure-yield-babies = the animal's babies
ne-figure-yield-disks = the animal's disks
ne-figure-rank = rank
ne-figure-first = first player
ne-figure-second = second player
ne-figure-events = events
ne-figure-bid = bid
ne-figure-portals = portals
ne-figure-mpi = colours of the disks
ne-about-start = Starts with { $hunters ->
    [one] 1 hunter
   *[other] { $hunters } hunters
}.
ne-about-conversion = Portals that make tribal with 1, 2 and 3 players: { $portals }.
ne-about-domain = While vocal all three colours are needed among: { $portals }.

## The round
ne-round = Round { $round } of { $last }
ne-set-up = Set-up
ne-order = { $place }. { $who }
ne-events = Events of the round
ne-event-done = done
ne-event-now = now
ne-event-to-come = to come
ne-event-cooling = global cooling
ne-event-warming = global warming
ne-event-wurm = Würm glacial
ne-event-mortality = mortality ({ $times ->
    [one] 1 die
   *[other] { $times } dice
})
ne-event-chaos = chaos
ne-event-blizzard = blizzard
ne-event-wanderlust = wanderlust ({ $times })
ne-auction = Auction of the daughter
ne-high-bid = { $who } lead with a bid of { $bid }.
ne-step-1 = Events
ne-step-2 = Assign
ne-step-3 = Attack
ne-step-4 = Hunt
ne-step-5 = Animals
ne-step-6 = Special

## In front of a species
ne-camp = Camp
ne-cards = Cards
ne-hand-holds = hand { $count } of { $most }
ne-deadpile = Deadpile: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}.
ne-deadpile-with-alpha = Deadpile: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} and the alpha man.
ne-mature = Mature.
ne-immature-under = Immature, under disks: { $disks }.
ne-husband-mature = Husband ({ $who }), mature.
ne-husband-immature = Husband ({ $who }), immature.
ne-no-husband = No husband.
ne-suitor-of = Suitor ({ $who }).
ne-in-hand = in the hand.
ne-as-trophy = trophy.
ne-as-animal = domestic animal.
ne-as-animal-immature = domestic animal, immature.
ne-as-invention = invention.
ne-as-invention-immature = invention, immature.
ne-daughters = Daughters
ne-sexualities = Sexualities
ne-boards = Boards
ne-elders = Elders
ne-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ne-line-hunters = hunters
ne-line-alpha-man = alpha man
ne-line-elders = elders
ne-line-husbands = husbands
ne-line-daughters = daughters
ne-line-free-disks = free disks
ne-line-trophies = trophies
ne-line-inventions = inventions
ne-line-domestic-animals = domestic animals
ne-times = { $count } × { $each }
ne-sheet-lives = lives; { $animals ->
    [0] no domestic animal
    [one] 1 domestic animal
   *[other] { $animals } domestic animals
}; alone: { $points }
ne-sheet-extinct = extinct; { $animals ->
    [0] no domestic animal
    [one] 1 domestic animal
   *[other] { $animals } domestic animals
}; alone: { $points }

## Biomes
ne-biome-alpine-marmot = Alpine Marmot
ne-biome-arctic-flounder = Arctic Flounder
ne-biome-carcass-tailored-clothes = Carcass: tailored clothes
ne-biome-carcass-bone-atlatl = Carcass: bone atlatl
ne-biome-caribou = Caribou
ne-biome-european-cave-lion = European Cave Lion
ne-biome-flint-mine-hafted-point = Flint Mine: hafted point
ne-biome-flint-mine-fishing-weir = Flint Mine: fishing weir
ne-biome-gray-wolf = Gray Wolf
ne-biome-irish-elk = Irish Elk
ne-biome-scimitar-cat = Scimitar Cat
ne-biome-snow-hare = Snow Hare
ne-biome-steppe-bison = Steppe Bison
ne-biome-sturgeon = Sturgeon
ne-biome-tyrant-sea-bear = Tyrant Sea Bear
ne-biome-woolly-rhinoceros = Woolly Rhinoceros
ne-biome-willow-ptarmigan = Willow Ptarmigan
ne-biome-woolly-mammoth = Woolly Mammoth
ne-biome-fallow-deer = Fallow Deer
ne-biome-flint-mine-handaxe-darts = Flint Mine: handaxe darts
ne-biome-chamois = Chamois
ne-biome-straight-tusked-elephant = Straight-tusked Elephant
ne-biome-mercks-rhinoceros = Merck's Rhinoceros
ne-biome-wisent = Wisent
ne-biome-cave-bear = Cave Bear
ne-biome-european-ass = European Ass
ne-biome-tree-goose = Tree Goose
ne-biome-string-winding-cordage-snares = String-Winding: cordage snares
ne-biome-aurochs = Aurochs
ne-biome-horse = Horse
ne-biome-cave-hyena = Cave Hyena
ne-biome-wild-boar = Wild Boar
ne-biome-sabertooth-salmon = Sabertooth Salmon
ne-biome-alpine-ibex = Alpine Ibex
ne-biome-red-deer = Red Deer
ne-biome-honey-bee = Honey Bee

## Daughters and what their cultures do
ne-daughter-a-woman-with-a-name = A Woman With A Name
ne-daughter-basket-weaver = Basket Weaver
ne-daughter-caring-woman = Caring Woman
ne-daughter-cobbler-woman = Cobbler Woman
ne-daughter-fashion-woman = Fashion Woman
ne-daughter-generous-woman = Generous Woman
ne-daughter-grieving-woman = Grieving Woman
ne-daughter-housewife = Housewife
ne-daughter-laughing-woman = Laughing Woman
ne-daughter-matriarch = Matriarch
ne-daughter-paintress = Paintress
ne-daughter-piper = Piper
ne-daughter-scavenger-woman = Scavenger Woman
ne-daughter-sheherazade = Sheherazade
ne-daughter-singing-woman = Singing Woman
ne-daughter-swearing-woman = Swearing Woman
ne-daughter-telling-mother = Telling Mother
ne-daughter-totem-woman = Totem Woman
ne-daughter-vigilant-woman = Vigilant Woman
ne-daughter-walkabout-woman = Walkabout Woman
ne-daughter-weather-whisperer = Weather Whisperer
ne-culture-a-woman-with-a-name = Each of your daughters is worth 2 points.
ne-culture-basket-weaver = If you gather, you also gather on trophy biomes.
ne-culture-caring-woman = You win tied auctions.
ne-culture-cobbler-woman = Your hunters do not freeze.
ne-culture-fashion-woman = In phase 2 you take back wanderers where you hunt.
ne-culture-generous-woman = When tribal you bid as if vocal.
ne-culture-grieving-woman = Each of your elders is worth 2 points.
ne-culture-housewife = Husbands cost no disk in phase 2.
ne-culture-laughing-woman = In chaos it is enough to lose { $number ->
    [one] 1 hunter
   *[other] { $number } hunters
}.
ne-culture-matriarch = You gather; an alpha husband makes her father tribal.
ne-culture-paintress = One die fewer to take an animal.
ne-culture-piper = Husbands in spite of promiscuity.
ne-culture-scavenger-woman = You gather.
ne-culture-sheherazade = Two special actions.
ne-culture-singing-woman = Your courting always succeeds.
ne-culture-swearing-woman = You hunt without the disks asked for.
ne-culture-telling-mother = One more card in hand.
ne-culture-totem-woman = You attack and hunt first.
ne-culture-vigilant-woman = No predator follows your hunts.
ne-culture-walkabout-woman = A daughter may become a hunter; sexuality may change.
ne-culture-weather-whisperer = Your firestarter does not die of age.

## What is asked
ne-ask-as = { $who }: { $question }
ne-wait = { $name } ({ $who }) is to decide: { $what }.
ne-ask-sexuality = Choose a side of your sexuality card.
ne-what-sexuality = sexuality
ne-ask-council-of-war = Council of war: name another first player, or keep the order.
ne-what-council-of-war = council of war
ne-ask-hunters-lost-to-chaos = Chaos: { $number ->
    [0] you have lost enough hunters; lose more, or finish.
    [one] lose at least 1 more hunter of your camp.
   *[other] lose at least { $number } more hunters of your camp.
}
ne-what-hunters-lost-to-chaos = hunters lost to chaos
ne-ask-elder-lost-to-chaos = Chaos: choose an elder who is lost.
ne-what-elder-lost-to-chaos = the elder lost to chaos
ne-ask-change-of-sexuality = After the chaos you may turn your sexuality card over.
ne-what-change-of-sexuality = change of sexuality
ne-ask-change-of-sexuality-by-choice = You may turn your sexuality card over.
ne-what-change-of-sexuality-by-choice = change of sexuality
ne-ask-where-hunters-wander = Wanderlust: choose to whom your hunter wanders ({ $number } to go).
ne-what-where-hunters-wander = where hunters wander
ne-ask-daughter-who-becomes-a-hunter = Before the blizzard an unmarried daughter may become a hunter.
ne-what-daughter-who-becomes-a-hunter = a daughter who becomes a hunter
ne-ask-dependents-abandoned = Blizzard: abandon { $number ->
    [one] 1 dependent
   *[other] { $number } dependents
}; two hunters keep one alive.
ne-what-dependents-abandoned = dependents in the blizzard
ne-ask-bid = Auction of “{ $card }”: { $number ->
    [0] bid with disks ({ $disks }), or hold.
   *[other] the bid is { $number }. Bid with disks ({ $disks }), or hold.
}
ne-what-bid = bid for “{ $card }”
ne-ask-disks-laid-on-the-daughter = You win “{ $card }” with { $number }: choose the disks.
ne-what-disks-laid-on-the-daughter = disks for “{ $card }”
ne-ask-men-recalled = You have no hunters: call back up to { $number } elders or husbands.
ne-what-men-recalled = men called back
ne-ask-hunters-assigned = Assign hunters: to a biome, a rank, or a daughter.
ne-what-hunters-assigned = assigning hunters
ne-ask-offer = You may make an offer.
ne-what-offer = an offer or none
ne-ask-terms-of-an-offer = Lay out your offer to { $to }: press what you give and what you get.
ne-what-terms-of-an-offer = the terms of an offer
ne-ask-answer-to-an-offer = { $from } offer: { $terms } Yes or no?
ne-what-answer-to-an-offer = answer to an offer
ne-ask-consent-to-leave = Do you let them leave? { $terms }
ne-what-consent-to-leave = consent to an offer
ne-ask-victim-of-an-attack = Your attack hits { $number ->
    [one] once
   *[other] { $number } times
}: choose whom.
ne-what-victim-of-an-attack = the victim of an attack
ne-ask-own-card-to-resolve = Hunt: choose which of your cards comes next.
ne-what-own-card-to-resolve = the next hunt
ne-ask-contested-card-to-resolve = Hunt: choose which contested card comes next.
ne-what-contested-card-to-resolve = the next contested card
ne-ask-predator-to-resolve = Hunt: choose which predator comes next.
ne-what-predator-to-resolve = the next predator
ne-ask-which-hunter-dies = { $number ->
    [one] A hunter dies
   *[other] { $number } hunters die
}: choose who.
ne-what-which-hunter-dies = which hunter dies
ne-ask-which-hunter-is-replaced = A wanderer replaces one of your hunters: choose where.
ne-what-which-hunter-is-replaced = which hunter is replaced
ne-ask-which-disks-are-freed = Free disks: { $disks }. Choose where, or finish.
ne-what-which-disks-are-freed = which disks are freed
ne-ask-which-card-leaves-the-hand = Your hand holds { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} at the most: discard one.
ne-what-which-card-leaves-the-hand = a card that leaves the hand
ne-ask-hunt-or-go-home = { $card } was laid where you stand: hunt it, or go home.
ne-what-hunt-or-go-home = { $card }: hunt or go home
ne-ask-alpha-mans-power = { $card }: does your alpha man count as a 1, or does he throw?
ne-what-alpha-mans-power = the alpha man's power
ne-ask-alpha-suitors-power = { $card }: does your alpha man succeed without a throw?
ne-what-alpha-suitors-power = the alpha man's power
ne-ask-claim-the-card-or-not = { $card }: your equal dice allow you to take the card.
ne-what-claim-the-card-or-not = { $card }: taken or not
ne-ask-special-action = { $number ->
    [0] Your alpha man may still change places with a hunter.
   *[other] Choose a special action, or none.
}
ne-what-special-action = special action
ne-chance-card = A card is laid at { $slot }.
ne-chance-daughter = The daughter of the round turns up.
ne-chance-board = The boards are dealt.
ne-chance-sexuality-card = The sexuality cards are dealt.
ne-chance-dice-for-elders = { $who } roll { $count ->
    [one] 1 die
   *[other] { $count } dice
} for their elders.
ne-chance-dice-of-an-attack = { $who } attack with { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
ne-chance-die-of-a-suitor = { $who } court with a die.
ne-chance-dice-of-a-hunt = { $who } hunt with { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
ne-over-last-round = The last round has ended. The game is over.
ne-over-ice = Nothing is left to hunt in Europe. The game is over.
ne-no-terms = nothing yet.
ne-term-leave = { $who } leave { $card }.
ne-term-give = { $who } give { $card }.
ne-term-marry = { $who } marry { $card }.
ne-terms = { $before } { $next }

## Buttons
ne-do-choose = { $what }
ne-do-council = First { $first }, second { $second }
ne-do-lose = Hunter dies ({ $who })
ne-do-lose-alpha = The alpha man dies
ne-do-lose-elder = { $rank } is lost
ne-do-change = Change sexuality
ne-do-wander = To { $who }
ne-do-walkabout = { $card } becomes a hunter
ne-do-abandon = Abandon { $what }
ne-do-bid = Bid { $count }
ne-do-hold = Hold
ne-do-lay = Lay { $disks }
ne-do-recall-elder = Call back: { $rank }
ne-do-recall-husband = Call back: husband of { $card }
ne-do-hunt = Hunter ({ $who }) to { $card }
ne-do-hunt-alpha = Alpha man to { $card }
ne-do-promote = New { $rank }
ne-do-promote-alpha = Alpha man as { $rank }
ne-do-marry = Marry { $card }
ne-do-marry-alpha = Alpha man marries { $card }
ne-do-court = Court { $card }
ne-do-court-alpha = Alpha man courts { $card }
ne-do-move = Husband from { $from } to { $to }
ne-do-swap = Alpha man changes places with a hunter
ne-do-reclaim = Take back wanderers at { $card }
ne-do-offer = Offer to { $who }
ne-do-leave = I leave { $card }
ne-do-ask = { $who } leave { $card }
ne-do-give = I give { $card }
ne-do-take = { $who } give { $card }
ne-do-give-disk = I give a disk ({ $colour })
ne-do-take-disk = { $who } give a disk ({ $colour })
ne-do-groom = My hunter marries { $card }
ne-do-groom-alpha = My alpha man marries { $card }
ne-do-bride = Hunter ({ $who }) marries { $card }
ne-do-bride-alpha = Alpha man ({ $who }) marries { $card }
ne-do-propose = Make the offer
ne-do-drop = Drop the offer
ne-do-accept = Yes
ne-do-refuse = No
ne-do-counter = Counter-offer
ne-do-strike = Hit { $who }
ne-do-resolve = { $card } next
ne-do-stay = Hunt it
ne-do-power = Counts as 1
ne-do-claim = Take the card
ne-do-free = Free the disk: { $what }
ne-do-free-husband = Free the disk: husband of { $what }
ne-do-free-daughter = Free a disk ({ $colour }): { $what }
ne-do-discard = Discard { $card }
ne-do-give-up = The hunter at { $card }
ne-do-portal = Portal { $portal }
ne-do-neolexia = Neolexia: { $what }
ne-do-neolexia-husband = Neolexia: husband of { $what }
ne-do-neolexia-daughter = Neolexia ({ $colour }): { $what }
ne-do-play = { $rank } plays { $card }
ne-do-done = Done
ne-do-pass = No
ne-do-pass-council-of-war = Keep the order
ne-do-pass-hunt-or-go-home = Go home
ne-do-pass-claim-the-card-or-not = Leave the card
ne-do-pass-alpha-mans-power = He throws
ne-do-power-alpha-suitors-power = Succeeds without a throw
ne-do-pass-change-of-sexuality = Keep sexuality
ne-do-pass-offer = No offer
ne-do-pass-special-action = No action
ne-do-pass-daughter-who-becomes-a-hunter = Nobody
ne-do-done-hunters-assigned = Nobody else goes
ne-do-done-which-disks-are-freed = Done: free no more
ne-do-done-men-recalled = Done: call nobody
ne-do-done-hunters-lost-to-chaos = Done: no more losses

## The log
ne-log-dealt = { $biome } is laid: { $slot }.
ne-log-board-dealt = { $player } leads a species: { $who }.
ne-log-sexuality-chosen = { $who } choose: { $sexuality }.
ne-log-round-began = Round { $round }: “{ $daughter }” turns up. First: { $first }, second: { $second }.
ne-log-order-named = { $by } hold a council of war. First: { $first }, second: { $second }.
ne-log-ice-laid = Ice covers { $slot }.
ne-log-ice-moved = Ice moves to { $to }.
ne-log-ice-melted = The ice melts: { $slot }.
ne-log-slid = { $biome } moves to { $to }.
ne-log-vanished = { $biome } leaves the game.
ne-log-round-added = The Würm glacial adds a round; { $left } to come.
ne-log-rolled = { $who } roll { $dice }.
ne-log-elder-died = { $who } lose an elder: { $rank }.
ne-log-chaos-avoided = { $who } are immune to chaos.
ne-log-hunters-lost = { $who } lose { $number ->
    [one] 1 hunter
   *[other] { $number } hunters
}.
ne-log-alpha-died = { $who } lose their alpha man.
ne-log-wandered = { $who }: a hunter wanders to { $to }.
ne-log-daughter-became-hunter = { $who }: “{ $daughter }” becomes a hunter.
ne-log-daughter-lost = { $who } abandon “{ $daughter }”.
ne-log-animal-lost = { $who } abandon an animal: { $biome }.
ne-log-bid = { $who } bid { $disks }.
ne-log-bought = { $who } win “{ $daughter }” with { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
}.
ne-log-unsold = Nobody bids for “{ $daughter }”; she leaves the game.
ne-log-recalled = { $who } call a man back to hunt.
ne-log-assigned = { $who } send a hunter: { $card }.
ne-log-promoted-mature = { $who } have a new elder, mature at once: { $rank }.
ne-log-promoted-immature = { $who } have a new elder, immature: { $rank }.
ne-log-married-mature = { $who }: a man marries “{ $daughter }”, mature at once.
ne-log-married-immature = { $who }: a man marries “{ $daughter }”, immature.
ne-log-husband-moved = { $who }: a husband moves from “{ $from }” to “{ $to }”.
ne-log-husband-left = { $who }: the husband of “{ $daughter }” goes home.
ne-log-husband-killed = { $who }: the husband of “{ $daughter }” is killed.
ne-log-alpha-swapped = { $who }: the alpha man changes places with a hunter.
ne-log-reclaimed = { $who } take back { $number ->
    [one] 1 wanderer
   *[other] { $number } wanderers
}.
ne-log-offered = { $from } make an offer to { $to }.
ne-log-agreed = { $from } agree with { $to }.
ne-log-declined = { $from } do not agree with { $to }.
ne-log-attacked = { $who } attack ({ $card }): { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
ne-log-gathered = { $who } gather food for { $babies ->
    [one] 1 baby
   *[other] { $babies } babies
}.
ne-log-hunted-success = { $who } hunt ({ $card }), { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: success.
ne-log-hunted-failure = { $who } hunt ({ $card }), { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: no success.
ne-log-followed = { $who } are followed by a predator: { $card }.
ne-log-prey-stolen = { $who } lose their prey to a predator: { $card }.
ne-log-babies = { $who } have { $babies ->
    [one] 1 baby
   *[other] { $babies } babies
}.
ne-log-freed = { $who } free a disk ({ $disk }).
ne-log-freed-matured = { $who } free a disk ({ $disk }), and somebody grows up.
ne-log-trophy-taken = { $who } take a trophy: { $biome }.
ne-log-taken-to-hand = { $who } take a card into the hand: { $biome }.
ne-log-discarded = { $who } discard a card: { $biome }.
ne-log-sent-home = { $who }: the hunters go home ({ $card }).
ne-log-courted-success = { $who } court “{ $daughter }”: success.
ne-log-courted-failure = { $who } court “{ $daughter }”: no success.
ne-log-suitor-killed = { $who }: the suitor does not survive (“{ $daughter }”).
ne-log-replaced = { $victim }: a hunter is replaced by a wanderer from { $by }.
ne-log-portal-opened = { $who } open the portal { $portal }.
ne-log-became-tribal = { $who } become tribal.
ne-log-played-mature = { $who } play “{ $biome }”, mature at once.
ne-log-played-immature = { $who } play “{ $biome }”, immature.
ne-log-exchanged = { $from } exchange something with { $to }.
ne-log-given = { $from } give a card to { $to }.

## Why not
ne-no-turn = It is not your turn: { $player } is to decide.
ne-no-chance = Nobody is to decide now: dice or a card come first.
ne-no-game = The game is over.
ne-no-choosing = First choose a side of your sexuality card.
ne-no-such-side = Your sexuality card has two other sides, not this one ({ $sexuality }); choose one of those.
ne-no-council = Hold a council of war, or keep the player order.
ne-no-council-for-oneself = The council of war names somebody else as first player; you may make yourself second.
ne-no-two-species = Name two different species that play, the first and the second.
ne-no-chaos = Chaos: choose the hunters you lose, then finish.
ne-no-hunter-to-lose = No such hunter stands in your camp; choose another one.
ne-no-half-yet = Chaos takes at least half of your hunters, rounded up (down with a mature firestarter); lose { $number ->
    [one] 1 more
   *[other] { $number } more
}.
ne-no-laughing = With “{ ne-daughter-laughing-woman }” chaos takes { $most ->
    [one] 1 hunter
   *[other] { $most } hunters
}, or half if that is less; lose { $number } more.
ne-no-chaos-elder = Chaos also takes an elder: choose one.
ne-no-elder-to-lose = You have no elder of that rank ({ $rank }); choose one who stands on your board.
ne-no-change = You may change your sexuality now, or keep it.
ne-no-wandering = One of your hunters wanders: choose to whom.
ne-no-wandering-home = Your hunters wander to the camp of another species that plays.
ne-no-extinct = An extinct species takes no wanderers ({ $who }); choose another one.
ne-no-walkabout = Before the blizzard a daughter may become a hunter: choose one, or nobody.
ne-no-own-daughter-to-walk = “{ $card }” is not your daughter; choose one of your own, or nobody.
ne-no-unmarried-to-walk = “{ $card }” is married; only an unmarried daughter becomes a hunter.
ne-no-cube-left = No cube of yours is left in the deadpile.
ne-no-abandoning = Two hunters keep one dependent alive: choose one whom you abandon.
ne-no-elder-to-abandon = You have no elder of that rank ({ $rank }); choose another dependent.
ne-no-daughter-to-abandon = “{ $card }” is not your daughter; choose another dependent.
ne-no-fed-daughter = “{ $card }” has a mature husband, who feeds her; choose another dependent.
ne-no-animal-to-abandon = You do not keep that animal ({ $card }); choose another dependent.
ne-no-bidding = The daughter is up for auction: bid, or hold.
ne-no-tribal-bid = The tribal do not bid, except with a harem or “{ ne-daughter-generous-woman }”; hold.
ne-no-bid-of-nothing = The lowest bid is 1 disk.
ne-no-disks-to-bid = You have { $number ->
    [0] no free disk
   *[other] only { $number }
} of the colours that bid for her.
ne-no-higher-bid = Bid more than the highest bid ({ $number }); an equal bid is enough only if the tie is yours.
ne-no-laying = You won the auction: choose the disks you lay on her.
ne-no-such-disks = Lay exactly as many disks as you bid ({ $number }), free ones, of the colours that bid for her.
ne-no-recalling = You are near extinction: call back up to { $number } men, or nobody.
ne-no-elder-to-recall = You have no elder of that rank ({ $rank }); choose an elder or a husband of yours.
ne-no-husband-to-recall = No husband of yours lives with “{ $card }”; choose an elder or a husband of yours.
ne-no-recall-now = Elders and husbands stay where they are; only who begins phase 2 without hunters calls back { $number } at the most.
ne-no-assigning = Assign hunters now: to a biome, a rank or a daughter; or finish.
ne-no-open-card = “{ $card }” does not lie open in the rows.
ne-no-hunter-in-camp = No such hunter stands in your camp.
ne-no-wanderer-alone = A wanderer hunts only with a hunter of your own colour; send that one first.
ne-no-disks-any-more = The disks that “{ $card }” asks for are no longer free: those who stand there hunt, nobody joins them.
ne-no-disks-for-card = Your free disks do not cover what “{ $card }” asks for, together with the other cards you hunt.
ne-no-own-hunter = You need a hunter of your own colour in the camp.
ne-no-second-elder = You have an elder of that rank already ({ $rank }); each rank has one place.
ne-no-rank-while-vocal = That rank exists only among the tribal ({ $rank }); choose another one.
ne-no-open-domain = While vocal you need portals of all three colours in the brain domain of that rank ({ $rank }).
ne-no-disk-for-rank = A new elder ({ $rank }) costs a free disk ({ $colour }), unless your firestarter is mature.
ne-no-own-daughter-to-marry = “{ $card }” is not your daughter; a foreign daughter has to be courted.
ne-no-mature-daughter = “{ $card }” is not mature: a disk still lies on her.
ne-no-unmarried-to-marry = “{ $card }” is married; you may court her all the same.
ne-no-second-suitor = A suitor of yours stands at “{ $card }” already; there is one for each daughter.
ne-no-husbands = With promiscuity there are no new husbands, except with “{ ne-daughter-piper }”.
ne-no-disk-for-husband = A husband costs a free disk ({ $colour }), except with “{ ne-daughter-housewife }”.
ne-no-such-daughter = “{ $card }” lies in nobody's tableau.
ne-no-own-husband-to-court = The husband of “{ $card }” is yours already.
ne-no-courting-at-home = With promiscuity you court only the daughters of others, except with “{ ne-daughter-piper }”.
ne-no-move-without-harem = Only a harem moves its husbands.
ne-no-husband-to-move = No husband of yours lives with a daughter of yours called “{ $card }”.
ne-no-second-move = The husband of “{ $card }” has moved this round.
ne-no-move-to-her = A husband moves only to a mature, unmarried daughter in your own tableau; “{ $card }” is none.
ne-no-swap-needed = Your alpha man is among your hunters already.
ne-no-fashion-woman = Only with “{ ne-daughter-fashion-woman }” are wanderers taken back.
ne-no-hunters-there = You take wanderers back only where you have hunters; you have none at “{ $card }”.
ne-no-wanderers-there = No wanderer of your colour stands at “{ $card }”.
ne-no-offering = You may make an offer, or none.
ne-no-offer-to = Make your offer to another species that plays, not to this one ({ $who }).
ne-no-chief = Only with a mature chief do you make an offer.
ne-no-meeting = You share no card with that species ({ $who }), and neither stands on a card of the other's.
ne-no-more-offers = You two have made { $number } offers this round; that is the most.
ne-no-more-drafts = You have dropped { $number } drafts in a row; that is the most.
ne-no-second-counter = An offer is countered once: say yes or no.
ne-no-counter-while-vocal = While vocal you say only yes or no.
ne-no-drafting = Word your offer: who leaves, what is given, who marries; then make it or drop it.
ne-no-answering = An offer waits for your answer: yes or no.
ne-no-second-leaving = An offer names one card that you leave and one that the other leaves.
ne-no-one-stands-there = Nobody of that species stands at “{ $card }”.
ne-no-second-exchange = One exchange is made each round.
ne-no-disk-to-exchange = There is no free disk ({ $colour }) to exchange.
ne-no-card-to-exchange = Together you exchange only free disks and mature inventions; “{ $card }” is none.
ne-no-daughter-to-exchange = Together you exchange no daughters.
ne-no-disk-to-give = Disks never change hands.
ne-no-card-to-give = Only cards in hand and mature cards in the tableau change hands; “{ $card }” is neither.
ne-no-daughter-to-give = Only a mature, unmarried daughter of the giver changes hands; “{ $card }” is none.
ne-no-courted-to-give = “{ $card }” is being courted and stays where she is.
ne-no-second-ware = An offer names one thing that you give and one that the other gives.
ne-no-bride-to-give = “{ $card }” is to marry in this offer.
ne-no-unlike = A hand card goes for a hand card, a tableau card for a tableau card, a disk for a disk.
ne-no-like-ware = The other species has nothing of the same sort to give for it.
ne-no-bride = The bride has to be a mature, unmarried daughter of the other player; “{ $card }” is none.
ne-no-given-bride = “{ $card }” changes hands in this offer.
ne-no-courted-bride = Another suitor of that species courts “{ $card }”.
ne-no-groom = Only a hunter or a suitor who leaves a card in this offer can marry; husbands go home.
ne-no-second-marriage = An offer has one marriage on each side.
ne-no-empty-offer = An empty offer says nothing: add a term, or drop it.
ne-no-gift-together = Together you give something for something: say what for.
ne-no-gift = A card goes for a card, or for leaving one: add what is given for it, or who leaves.
ne-no-striking = Your attack hit: choose whom.
ne-no-victim = Nobody of that species is left there ({ $who }); choose another victim.
ne-no-next-card = Choose which card comes next.
ne-no-own-card-next = Now come the cards where you alone hunt, except predators; “{ $card }” is none.
ne-no-contested-card-next = Now come contested cards, except predators; “{ $card }” is none.
ne-no-predator-next = Now come predators with hunters; of two that follow the same hunters the one with the lower climax comes first.
ne-no-staying = A new card lies where you stand: hunt it, or go home.
ne-no-power = First choose whether your alpha man uses his power.
ne-no-claiming = You have enough equal dice: take the card, or leave it.
ne-no-trophy-left = Together you leave no trophy: take the card.
ne-no-dying = One of your hunters dies: choose who.
ne-no-hunter-in-danger = That hunter is not in danger; an alpha man who uses his power is not either.
ne-no-freeing = You may free disks now, or finish.
ne-no-disk-there = No disk of yours lies there; choose an elder, a husband, a daughter or a card with one.
ne-no-more-of-colour = You may not free another disk of that colour now ({ $colour }).
ne-no-discarding = You hold more cards than your hand limit ({ $number }): discard one.
ne-no-card-in-hand = “{ $card }” is not in your hand.
ne-no-giving-up = A wanderer replaces one of your hunters: choose where.
ne-no-cube-there = No cube of your colour hunts at “{ $card }”; choose a card where one does.
ne-no-special = Choose a special action, let your alpha man change places, or do nothing.
ne-no-special-left = You have taken your special action of this round; your alpha man may still change places.
ne-no-portal-when-tribal = Only the vocal open portals; you are tribal.
ne-no-portal-twice = A disk lies in that portal already ({ $portal }).
ne-no-disk-for-portal = You have no free disk of the portal's colour ({ $portal }).
ne-no-portal-shown = You need a daughter who shows that portal ({ $portal }): a mature one of yours (with pair-bond a married one), or a wife abroad.
ne-no-neolexia-when-tribal = Only the vocal have neolexia; you are tribal.
ne-no-neolexia-there = Neolexia frees disks of daughters, husbands and elders only.
ne-no-neolexia-colour = No portal of that colour ({ $colour }) is open on your brain map, nor on that of a foreign wife's father.
ne-no-play-while-vocal = Only the tribal play cards from the hand.
ne-no-elder-for-card = The shaman plays animals, the knapper and the trapper play inventions; “{ $card }” is not for that rank.
ne-no-bound-rank = In this game “{ $card }” is bound to another rank.
ne-no-mature-elder = You have no mature elder of that rank ({ $rank }).
ne-no-disk-for-card = The elder ({ $rank }) needs a free disk ({ $colour }), unless your chief is mature.

## On the front page: what the game is, and what can be chosen

option-neanderthal-boards = Species
    .about = Who plays which, in the order of the seats; with two seats the first two play.
option-neanderthal-boards-lot = dealt by lot
option-neanderthal-species-red = Cro-Magnon
option-neanderthal-species-yellow = Neanderthal
option-neanderthal-species-green = Archaic
option-neanderthal-mode = With or against each other
    .about = For three players; one always plays for survival, two always against each other.
option-neanderthal-mode-rivals = rivals
option-neanderthal-mode-cooperative = together
option-neanderthal-bound-inventions = Inventions
    .about = Whether knapper and trapper each may play any invention.
option-neanderthal-bound-inventions-no = any of them
option-neanderthal-bound-inventions-yes = only those of their rank
about-neanderthal = Three human species, daughters at auction, hunts with dice, language opening the brain.

# The strip of players, and where the round stands.
ne-strip-hunters = hunters
ne-strip-words = free disks
ne-tribal-at = tribal at { $portals }
ne-strip-portals = open portals
