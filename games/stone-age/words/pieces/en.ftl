
# What the pieces tell of themselves: what they are, what they do and score, and what they mean for the reader.
sa-piece-card-green = green card
sa-piece-card-sand = sand-coloured card
sa-piece-building = building
sa-piece-place = place
sa-piece-resource = resource
sa-piece-tool = tool
sa-piece-price = In this slot it costs { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} of any kind (SA-5.2).
sa-piece-slides = If nobody buys it, it may slide to the right and get cheaper next round (SA-8.2).
sa-piece-owner = It lies before { $name }.
sa-piece-can-pay = You can pay for it with what you have.
sa-piece-lacks = You lack { $what } to pay for it.
sa-piece-mix = You have enough resources, but not of the { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
} that it asks.
sa-piece-still = You could still get that this round.
sa-piece-too-late = Nobody of yours can bring that this round.
sa-piece-green-more = With it you would have { $n ->
    [one] { $n } symbol
   *[other] { $n } different symbols
}: your green cards would score { $to } instead of { $from } at the end.
sa-piece-green-nothing = You have this symbol already: another one scores nothing.
sa-piece-green-own = You have { $n ->
    [one] { $n } symbol
   *[other] { $n } different symbols
}: your green cards score { $points } if the game ended now.
sa-piece-craft = With your { $things } it is worth { $points } if the game ended now.
sa-piece-craft-none = It would score nothing if the game ended now.
sa-piece-one-more = With your { $people } one more scores { $points } at the end.
sa-piece-values = Each resource scores its value: { $values } (SA-6.4).
sa-piece-best = With what you have you could score up to { $points }.
sa-piece-built = The points count as soon as it is built; at the end each builder on your cards scores 1 point for it (SA-10.5).
sa-piece-stack = { $n ->
    [0] This stack is empty
    [one] { $n } tile is left in this stack
   *[other] { $n } tiles are left in this stack
}; whoever takes the last one makes it the last round (SA-9.2).
sa-piece-no-card = No card lies here; the slots are filled when the next round begins (SA-8.2).
sa-piece-no-building = No building is open here now (SA-6.6).
sa-piece-gather = Each of your people here rolls a die; for each full { $n } pips you get { $gain }, and you may add tools (SA-4.7, SA-4.8).
sa-piece-hunt = Each of your people here rolls a die; for each full { $n } pips you get { $gain }, and you may add tools (SA-4.6, SA-4.8).
sa-piece-room = { $free } of { $all } circles are free (SA-3.9).
sa-piece-full = All { $all } circles are taken (SA-3.4).
sa-piece-groups = With { $seats } players only { $n ->
    [one] { $n } player
   *[other] { $n } players
} may stand here in a round (SA-3.13).
sa-piece-village = With { $seats } players only 2 of toolmaker, hut and field can be used in a round (SA-3.12).
sa-piece-hunt-room = Everybody may hunt here, with any number of people (SA-3.8).
sa-piece-roll-here = { $n ->
    [one] Your person here brings about { $gain }.
   *[other] Your { $n } people here bring about { $gain }.
}
sa-piece-roll-home = { $n ->
    [one] Your person at home would bring about { $gain }.
   *[other] { $n } of your people from home would bring about { $gain }.
}
sa-piece-chance-here = { $n ->
    [one] Your person here brings { $gain } or more in { $percent }% of all rolls.
   *[other] Your { $n } people here bring { $gain } or more in { $percent }% of all rolls.
}
sa-piece-chance-home = { $n ->
    [one] Your person at home would bring { $gain } or more in { $percent }% of all rolls.
   *[other] { $n } of your people from home would bring { $gain } or more in { $percent }% of all rolls.
}
sa-piece-toolmaker = You place 1 person and get 1 tool, which raises one of your rolls every round (SA-3.5, SA-4.3).
sa-piece-hut = You place exactly { $n } people and get 1 new person, who eats from this round on (SA-3.6, SA-4.4).
sa-piece-field = You place 1 person and get 1 field: 1 more food every time you feed your people (SA-3.7, SA-4.5).
sa-piece-tools-have = Your tools are worth { $n }, of { $most } at most (SA-4.10).
sa-piece-people-have = You have { $n } of at most { $most } people (SA-4.10).
sa-piece-fields-have = You have { $n } of at most { $most } fields (SA-4.10).
sa-piece-deck = Empty slots are filled from here; when there are too few cards for that, the game ends (SA-9.1).
sa-piece-person = A person works at one place a round and eats 1 food when the round ends (SA-3.1, SA-7.2).
sa-piece-person-scores = At the end each shaman on a player’s cards scores 1 point for each of that player’s people (SA-10.6).
sa-piece-feeding = Your people eat { $need } food this round: you have { $food }, and your fields bring { $fields }.
sa-piece-missing = { $n } food is still missing.
sa-piece-marker = It shows the points scored so far; cards and resources left over are added at the end (SA-10.1).
sa-piece-tile = Once a round you may add its { $n } to a roll, all of it; then it is used until the next round (SA-4.8).
sa-piece-tools-score = At the end each toolmaker on your cards scores the value of all your tiles (SA-10.4).
sa-piece-green-line = Different symbols on green cards score their number times itself at the end (SA-10.2).
sa-piece-line = { $detail }: { $points } if the game ended now.
sa-piece-own-buildings = Their points were scored when they were built; at the end each builder on your cards scores 1 point for each of them (SA-6.1, SA-10.5).
sa-piece-die = Whoever takes this die gets { $gift } (SA-5.4).
sa-piece-good = It pays for cards and buildings; in a building that scores by value it is worth { $n } points (SA-5.2, SA-6.4).
sa-piece-good-left = At the end each one left over scores { $points } (SA-10.7).
sa-piece-food = Each of your people eats 1 food in every round; if you cannot feed them all with food or resources, you lose { $points } (SA-7.2, SA-7.4, SA-7.5).
sa-piece-fields = Each field brings 1 food in every round, before your people eat (SA-7.1).
sa-piece-fields-score = At the end each farmer on your cards scores 1 point for each field (SA-10.3).
sa-piece-extra-hidden = Only its owner knows this card; its lower half counts at the end (SA-5.11).

sa-phase-place-about = In turn everybody puts people on one place, until nobody can any more.
sa-phase-use-about = Whoever begins the round uses all their people, in any order; then the next player does.
sa-phase-feed-about = Every person eats; fields bring food first. What is missing is paid in resources, or costs points.
