# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = nothing
sa-list = { $things }
sa-good-food = food
sa-good-wood = wood
sa-good-brick = brick
sa-good-stone = stone
sa-good-gold = gold
sa-count-food = { $n } food
sa-count-wood = { $n } wood
sa-count-brick = { $n } brick
sa-count-stone = { $n } stone
sa-count-gold = { $n } gold
sa-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sa-count-tools = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
sa-count-fields = { $n ->
    [one] { $n } field
   *[other] { $n } fields
}
sa-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sa-count-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
sa-count-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
sa-count-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
sa-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
sa-once = One-use tool of { $n }
sa-once-short = { $n } (once)
sa-tile-short = { $n }

## Places: their names, and the way there
sa-place-toolmaker = Toolmaker
sa-place-hut = Hut
sa-place-field = Field
sa-place-hunt = Hunting ground
sa-place-forest = Forest
sa-place-clay-pit = Clay pit
sa-place-quarry = Quarry
sa-place-river = River
sa-place-card = Card slot { $n }
sa-place-building = Building { $n }
sa-to-toolmaker = to the toolmaker
sa-to-hut = to the hut
sa-to-field = to the field
sa-to-hunt = to the hunt
sa-to-forest = to the forest
sa-to-clay-pit = to the clay pit
sa-to-quarry = to the quarry
sa-to-river = to the river
sa-to-card = to card slot { $n }
sa-to-building = to building { $n }
sa-to-the-card = to the card “{ $card }”
sa-to-the-building = to the building “{ $building }”
sa-at-toolmaker = at the toolmaker
sa-at-hut = at the hut
sa-at-field = on the field
sa-at-hunt = at the hunt
sa-at-forest = in the forest
sa-at-clay-pit = in the clay pit
sa-at-quarry = in the quarry
sa-at-river = at the river
sa-at-card = on card slot { $n }
sa-at-building = on building stack { $n }
sa-the-card = the card “{ $card }”
sa-the-building = the building “{ $building }”

## Cards and buildings
sa-cards = Civilisation cards
sa-buildings = Buildings
sa-card = { $top } / { $bottom }
sa-top-dice-table = Dice table
sa-top-roll = { $n } dice for { $good }
sa-top-extra-card = Extra card
sa-top-any = { $n } resources of your choice
sa-symbol-medicine = medicine
sa-symbol-art = art
sa-symbol-writing = writing
sa-symbol-pottery = pottery
sa-symbol-sundial = sundial
sa-symbol-transport = transport
sa-symbol-music = music
sa-symbol-weaving = weaving
sa-craft-farmer = { $n ->
    [one] { $n } farmer
   *[other] { $n } farmers
}
sa-craft-toolmaker = { $n ->
    [one] { $n } toolmaker
   *[other] { $n } toolmakers
}
sa-craft-builder = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}
sa-craft-shaman = { $n ->
    [one] { $n } shaman
   *[other] { $n } shamans
}
sa-cost-fixed = { $cost } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sa-cost-choice = { $n } resources of { $kinds ->
    [one] exactly { $kinds } kind
   *[other] exactly { $kinds } kinds
}
sa-cost-open = { $min } to { $max } resources

## The board, also as it is read aloud
sa-board = The valley
sa-round = Round { $n }
sa-deck = { $n ->
    [0] The deck is empty
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
sa-left = { $n } left
sa-stack = { $open }, { $n } in the stack
sa-no-card = no card
sa-no-building = no open building
sa-card-costs = { $card } ({ $price })
sa-rate = { $good } for each full { $n }
sa-nobody = Nobody here.
sa-people-of = { $n ->
    [one] { $n } person of { $name }.
   *[other] { $n } people of { $name }.
}
sa-person-of = A person of { $name }
sa-can-place = You can place { $n }.
sa-can-place-from = You can place { $least } to { $most }.
sa-can-throw = { $n ->
    [one] Press to throw the die.
   *[other] Press to throw the { $n } dice.
}
sa-can-use = You can use them now.
sa-score-of = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sa-roll-for = Rolled { $sum }: { $gain }
sa-die-gives = A { $face }: { $gift }

## What lies in front of a seat
sa-start = starts
sa-at-home = { $n } of { $people } people at home
sa-tools = Tools
sa-tile = Tool of { $n }
sa-tile-used = Tool of { $n }, used
sa-two-kept = Two resources of choice, kept
sa-extra-hidden = Extra card, hidden
sa-extra-own = Your extra card: { $card }
sa-total = Total: { $n }
sa-total-if = If it ended now: { $n }
sa-line-track = Score track
sa-line-track-how = scored in play
sa-line-green = Green cards
sa-line-farmers = Farmers × fields
sa-line-toolmakers = Toolmakers × tools
sa-line-builders = Builders × buildings
sa-line-shamans = Shamans × people
sa-line-resources = Resources left
sa-line-product = { $one } × { $other }
sa-line-sum = { $one } + { $other }
sa-line-square = { $n } × { $n }

## Questions
sa-ask-place = Place people: choose a place. You have { $n } at home.
sa-ask-use = Use your people: choose a place where they stand.
sa-ask-tools = You rolled { $sum }: { $gain }. Add tools?
sa-ask-pay-card = Pay { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} of any kind for the card, or leave it.
sa-ask-pay-building = Build? { $cost }. Pay, or leave it.
sa-ask-pick = Take one of the dice.
sa-ask-raise = You get a tool. Raise a used or an unused tile?
sa-ask-take = Take two resources of your choice now, or keep them for later.
sa-ask-take-now = Take two resources of your choice now.
sa-ask-feed = You need { $n } more food. Pay with resources or lose { $points }.
sa-wait-place = { $name } is placing people.
sa-wait-use = { $name } is using people.
sa-wait-tools = { $name } is choosing tools.
sa-wait-pay-card = { $name } is buying a card.
sa-wait-pay-building = { $name } is building.
sa-wait-pick = { $name } is taking a die.
sa-wait-raise = { $name } is raising a tool.
sa-wait-take = { $name } may take two resources.
sa-wait-take-now = { $name } takes two resources of choice.
sa-wait-feed = { $name } is short of food.
sa-wait-dice = { $name } rolls the dice.
sa-wait-card = A card is turned up.
sa-wait-building = A building is turned up.
sa-wait-extra-card = { $name } draws an extra card.
sa-over-cards = The game is over: the cards have run out (SA-9.1).
sa-over-buildings = The game is over: a stack of buildings is empty (SA-9.2).
sa-winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

## Buttons
sa-do-place = { $n ->
    [one] { $n } person { $to }
   *[other] { $n } people { $to }
}
sa-do-no-tools = No tools
sa-do-tools = Tools { $tools }
sa-do-for = { $do }: { $for }
sa-do-pay = Pay { $paid }
sa-do-feed = Feed with { $paid }
sa-do-take = Take { $taken }
sa-do-pick = Take the { $face }: { $gift }
sa-do-raise-used = Raise a used tile
sa-do-raise-unused = Raise an unused tile
sa-do-decline = Leave it
sa-do-keep = Keep for later
sa-do-starve = Lose { $points }

## The log
sa-tell-card-turned-up = New card { $at }: { $card }.
sa-tell-card-slid = “{ $card }” slides { $to }.
sa-tell-building-turned-up = New { $at }: { $building }.
sa-tell-round-began = Round { $n } begins; { $start } starts.
sa-tell-placed = { $name } sends { $n ->
    [one] { $n } person
   *[other] { $n } people
} { $to }.
sa-tell-rolled = { $name } rolls { $dice }: { $sum }.
sa-tell-table-rolled = { $name } rolls { $dice }; everybody takes a die.
sa-tell-tools-used = { $name } adds tools ({ $tools }) and reaches { $sum }.
sa-tell-gained = { $name } gets { $gain }.
sa-tell-tool-gained = { $name } gets a tool and has { $n } in all.
sa-tell-field-gained = { $name } now has { $fields }.
sa-tell-person-born = { $name } now has { $n } people.
sa-tell-limit-reached = { $name } can have no more { $of } and gains nothing (SA-4.10).
sa-limit-people = people
sa-limit-fields = fields
sa-limit-tools = tools
sa-tell-paid = { $name } pays { $paid }.
sa-tell-card-bought = { $name } takes the card “{ $card }”.
sa-tell-building-bought = { $name } builds: { $building }.
sa-tell-declined = { $name } leaves { $thing }.
sa-tell-scored = { $name } scores { $points }.
sa-tell-lost = { $name } loses { $points } (SA-7.5).
sa-tell-extra-card = { $name } draws an extra card.
sa-tell-extra-card-own = { $name } draws the extra card “{ $card }”.
sa-tell-deck-empty = The deck is empty; { $name } draws no extra card (SA-5.11).
sa-tell-one-use-tool-kept = { $name } has a one-use tool of { $n }.
sa-tell-two-resources-kept = { $name } keeps two resources for later (SA-5.13).
sa-tell-die-picked = { $name } takes the { $face }.
sa-tell-harvested = { $name } harvests { $food }.
sa-tell-fed = { $name } feeds people with { $food }.
sa-tell-starved = The people of { $name } go hungry (SA-7.5).

## Refusals: what is not possible, why, and what is instead
sa-no-turn = It is not the turn of { $seat }: { $mover } is to move.
sa-no-question = No player is asked anything now.
sa-no-person = Place at least 1 person.
sa-no-home = { $home ->
    [0] You have nobody at home
   *[other] You have only { $home } of your people at home
}; you asked to place { $n }.
sa-no-again = You have already placed people { $at } this round; choose another place.
sa-no-card-there = No card lies { $at }; choose another place.
sa-no-building-there = No building is open { $at }; choose another place.
sa-no-hut-taken = The hut is taken this round; choose another place.
sa-no-hut-people = The hut takes exactly { $hut } of your people; you asked for { $n }.
sa-no-taken = Somebody stands { $at } already; there is room for 1 person. Choose another place.
sa-no-single = There is room for 1 person { $at }; you asked for { $n }.
sa-no-village = With { $seats } players only { $n } of toolmaker, hut and field may be used in a round.
sa-no-groups = With { $seats } players only { $n ->
    [one] { $n } player
   *[other] { $n } players
} may stand { $at } in a round.
sa-no-room = { $room ->
    [0] There is no room left
   *[other] There is room for only { $room } more
} { $at } (of { $capacity }); you asked for { $n }.
sa-no-use = You have nobody { $at }; choose a place where your people stand.
sa-no-tile = { $have ->
    [0] You have no unused tool
    [one] You have only { $have } unused tool
   *[other] You have only { $have } unused tools
} of value { $value }; you asked for { $n }.
sa-no-once = You have no one-use tool of value { $value }.
sa-no-card-price = This card costs exactly { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} of any kind; you offered { $offered }.
sa-no-stock = You do not have that many: you offered { $offered } and have { $have }.
sa-no-cost-fixed = This building costs exactly { $cost }; you offered { $paid }.
sa-no-cost-choice = This building costs exactly { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} of exactly { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}; you offered { $offered } of { $sorts ->
    [one] { $sorts } kind
   *[other] { $sorts } kinds
}.
sa-no-cost-open = This building costs { $min } to { $max } resources; you offered { $offered }.
sa-no-die = No die shows { $face }; take one of { $dice }.
sa-no-take-later = With these options the two resources are taken right after their card is bought, not now.
sa-no-take-now = Two kept resources may be taken while people are used and when food is short, not now.
sa-no-take-card = You have no unused card that lets you take two resources.
sa-no-keep = With these options the two resources are taken at once, such as “{ $example }”.
sa-no-feed = You need { $n } more food: pay exactly that many resources, or lose { $points }; you offered { $offered }.
sa-no-asked-place = You are asked to place people, such as “{ $example }”.
sa-no-asked-use = You are asked which of your people to use, such as “{ $example }”.
sa-no-asked-tools = You are asked which tools to add to the roll; you may also add none.
sa-no-asked-card = You are asked to pay for the card, such as “{ $example }”, or to leave it.
sa-no-asked-leave-card = You cannot pay for the card: “{ $example }”.
sa-no-asked-building = You are asked to pay for the building, such as “{ $example }”, or to leave it.
sa-no-asked-leave-building = You cannot pay for the building: “{ $example }”.
sa-no-asked-pick = You are asked to take a die, such as “{ $example }”.
sa-no-asked-raise = You are asked which tile to raise: a used or an unused one.
sa-no-asked-take = You are asked to take two resources, such as “{ $example }”.
sa-no-asked-take-or-keep = You are asked to take two resources, such as “{ $example }”, or to keep them for later.
sa-no-asked-feed = You are short of food: pay the rest, such as “{ $example }”, or lose { $points }.
sa-no-asked-starve = You are short of food and cannot pay the rest in resources: “{ $example }”.

## Components
sa-about-dice-table = One die is rolled for each player; you take one first, then the others clockwise. { $gifts } (SA-5.4).
sa-about-food = You get { $gain } at once (SA-5.5).
sa-about-resource = You get { $gain } at once (SA-5.6).
sa-about-roll = Roll { $dice } dice, add tools if you like, and take { $gain } for each full { $n } (SA-5.7).
sa-about-points = You score { $n } points at once (SA-5.8).
sa-about-tool = You gain a tool at once (SA-5.9).
sa-about-field = You gain a field at once (SA-5.10).
sa-about-extra-card = You draw a hidden card, of which only the lower half counts (SA-5.11).
sa-about-once = A tool of { $n }, for one roll of your choice (SA-5.12).
sa-about-any = { $n } resources of your choice, now or, with the option that lets you keep them, later (SA-5.13).
sa-about-green = At the end: { $symbol }, one of eight symbols; different ones score their number times itself (SA-10.2).
sa-about-farmer = At the end: { $people }, each worth a point for every field (SA-10.3).
sa-about-toolmaker = At the end: { $people }, each worth a point for every tool (SA-10.4).
sa-about-builder = At the end: { $people }, each worth a point for every building (SA-10.5).
sa-about-shaman = At the end: { $people }, each worth a point for every person (SA-10.6).
sa-about-fixed = Pay exactly { $cost } and score { $points } at once (SA-6.1).
sa-about-choice = Pay { $n } resources of { $kinds ->
    [one] exactly { $kinds } kind
   *[other] exactly { $kinds } kinds
} and score their value (SA-6.2, SA-6.4).
sa-about-open = Pay { $min } to { $max } resources as you like and score their value (SA-6.3, SA-6.4).

## On the front page: what the game is, and what can be chosen

option-stone-age-edition = Printed rules
    .about = Which of the printed rulebooks is played by; it decides everything below that is not chosen.
option-stone-age-edition-nl = Dutch
option-stone-age-edition-de = German
option-stone-age-edition-sv = Swedish
option-stone-age-green-duplicates = Second copies of green symbols
    .about = What a second card with the same green symbol is worth at the end.
option-stone-age-green-duplicates-second-set = form a second set
option-stone-age-green-duplicates-nothing = score nothing
option-stone-age-leftovers = Resources left over
    .about = What resources are worth that nobody used.
option-stone-age-leftovers-one-point = one point each
option-stone-age-leftovers-nothing = nothing
option-stone-age-next-building = The next building of a stack
    .about = When it turns up after one was taken.
option-stone-age-next-building-at-once = at once
option-stone-age-next-building-next-round = with the next round
option-stone-age-player-limits = Limits for 2 and 3 players
    .about = Fewer places in the village and fewer players at wood, brick, stone and gold.
option-stone-age-player-limits-on = hold
option-stone-age-player-limits-off = do not hold
option-stone-age-two-resources = Card with two resources of choice
    .about = Whether it may be kept for later.
option-stone-age-two-resources-keep = may be kept
option-stone-age-two-resources-at-once = taken at once
about-stone-age = Put your people to work, feed them, build, collect civilisation.

# The strip of players, and where the round stands.
sa-food-after = food left after feeding
sa-phase-place = place
sa-phase-use = use your people
sa-phase-feed = feed

# The shelf of own things, the strip, and what is written on cards.
sa-own-people = People
sa-own-food = Food
sa-own-goods = Resources
sa-own-cards = Cards and buildings
sa-home-away = { $home } home, { $away } at work
sa-short = { $n } short
sa-left-over = { $n } left over
sa-for-mouths = for { $n } mouths
sa-worth = worth { $values } in buildings
sa-tools-used = { $n } used this round
sa-now = { $n } if it ended now
sa-food-for = { $food } for { $people }
sa-tools-left = { $n } left
sa-count-green = { $n } green
sa-kinds = { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
}
sa-once-word = once
sa-note-home = { $n } home
sa-note-away = { $n } at work
sa-note-done = done

## Scenes
sa-show-throws = { $name } throws { $n } { $n ->
    [one] die
   *[other] dice
}
sa-show-feeds = The tribes eat
sa-show-begins = { $name } begins
sa-show-owes = { $name }: pay { $goods } or lose { $points }
