# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = nothing
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
sa-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
sa-once = One-use tool of { $n }
sa-once-short = { $n } (once)

## Places: their names, and the way there
sa-place-toolmaker = Toolmaker
sa-place-hut = Hut
sa-place-field = Field
sa-place-hunt = Hunting ground
sa-place-forest = Forest
sa-place-clay-pit = Clay pit
sa-place-quarry = Quarry
sa-place-river = River
sa-place-card = Card for { $n }
sa-place-building = Building { $n }
sa-to-toolmaker = to the toolmaker
sa-to-hut = to the hut
sa-to-field = to the field
sa-to-hunt = to the hunt
sa-to-forest = to the forest
sa-to-clay-pit = to the clay pit
sa-to-quarry = to the quarry
sa-to-river = to the river
sa-to-card = to the card for { $n }
sa-to-building = to building { $n }

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
sa-dice-mat = Dice
sa-roll = Rolled { $n }
sa-roll-for = Rolled { $sum }: { $gain }
sa-more-pips = next one at +{ $n }
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
sa-pay-first = Begin with
sa-total-now = Points on the track (and with everything counted now)
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
sa-ask-feed = You need { $n } more food. Pay with resources or lose { $points } points.
sa-wait-place = { $name } is placing people.
sa-wait-use = { $name } is using people.
sa-wait-tools = { $name } is choosing tools.
sa-wait-pay-card = { $name } is buying a card.
sa-wait-pay-building = { $name } is building.
sa-wait-pick = { $name } is taking a die.
sa-wait-raise = { $name } is raising a tool.
sa-wait-take = { $name } may take two resources.
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
sa-do-no-tools = No tools: { $gain }
sa-do-tools = Tools { $tools }: { $gain }
sa-do-pay = Pay { $paid }
sa-do-pay-for = Pay { $paid }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sa-do-feed = Feed with { $paid }
sa-do-take = Take { $taken }
sa-do-pick = Take the { $face }: { $gift }
sa-do-raise-used = Raise a used tile
sa-do-raise-unused = Raise an unused tile
sa-do-decline = Leave it
sa-do-keep = Keep for later
sa-do-starve = Lose { $n } points

## The log
sa-tell-card-turned-up = New card at { $place }: { $card }.
sa-tell-card-slid = { $card } slides to { $place }.
sa-tell-building-turned-up = New at { $place }: { $building }.
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
sa-tell-card-bought = { $name } takes the card { $card }.
sa-tell-building-bought = { $name } builds: { $building }.
sa-tell-declined = { $name } leaves it ({ $place }).
sa-tell-scored = { $name } scores { $points }.
sa-tell-extra-card = { $name } draws an extra card.
sa-tell-extra-card-own = { $name } draws the extra card { $card }.
sa-tell-deck-empty = The deck is empty; { $name } draws no extra card (SA-5.11).
sa-tell-one-use-tool-kept = { $name } has a one-use tool of { $n }.
sa-tell-two-resources-kept = { $name } keeps two resources for later (SA-5.13).
sa-tell-die-picked = { $name } takes the { $face }.
sa-tell-harvested = { $name } harvests { $food }.
sa-tell-fed = { $name } feeds people with { $food }.
sa-tell-starved = The people of { $name } go hungry (SA-7.5).

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
sa-about-any = { $n } resources of your choice, now or later (SA-5.13).
sa-about-green = At the end: { $symbol }, one of eight symbols; different ones score their number times itself (SA-10.2).
sa-about-farmer = At the end: { $people }, each worth a point for every field (SA-10.3).
sa-about-toolmaker = At the end: { $people }, each worth a point for every tool (SA-10.4).
sa-about-builder = At the end: { $people }, each worth a point for every building (SA-10.5).
sa-about-shaman = At the end: { $people }, each worth a point for every person (SA-10.6).
sa-about-fixed = Pay exactly { $cost } and score { $n } points at once (SA-6.1).
sa-about-choice = Pay { $n } resources of { $kinds ->
    [one] exactly { $kinds } kind
   *[other] exactly { $kinds } kinds
} and score their value (SA-6.2, SA-6.4).
sa-about-open = Pay { $min } to { $max } resources as you like and score their value (SA-6.3, SA-6.4).
