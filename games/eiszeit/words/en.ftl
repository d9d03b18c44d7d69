# Words of the interface: eiszeit

## The board

ez-map = Map of the twelve areas
ez-round-of = Round { $round } of { $rounds }
ez-phase-preparation = Before the first round
ez-phase-settling = Settling
ez-phase-conflicts = Conflicts
ez-phase-scoring = Scoring
ez-phase-glacier = The glacier
ez-phase-over = The end

ez-land-forest = Forest
ez-land-ice-plain = Ice plain
ez-land-meadow = Meadow
ez-land-stone-desert = Stone desert
ez-land-steppe = Steppe
ez-land-mountains = Mountains
ez-land-reconstructed = Its landscape is reconstructed.

ez-area = Area { $area }, { $land }.
ez-area-title = Area { $area }: { $land }
ez-area-covered = Area { $area }, { $land }: under a glacier.
ez-ice = { $area } · ice
ez-of = of { $limit }
ez-limit = Room for { $low } hunters.
ez-limit-between = Room for { $low } to { $high } hunters, depending on fires you have not seen.
ez-here = Here: { $list }.
ez-mammoths = { $count ->
    [one] 1 mammoth
   *[other] { $count } mammoths
}
ez-group = { $count ->
    [one] 1 hunter of { $name }
   *[other] { $count } hunters of { $name }
}
ez-group-clubbed = { $count ->
    [one] 1 hunter of { $name } with a club
   *[other] { $count } hunters of { $name } with clubs
}
ez-fire-here = a fire face down
ez-fire-here-known = a fire of { $value }
ez-mammoths-in = { $count ->
    [one] 1 mammoth in area { $area }
   *[other] { $count } mammoths in area { $area }
}
ez-hunters-in = { $count ->
    [one] 1 hunter of { $name } in area { $area }
   *[other] { $count } hunters of { $name } in area { $area }
}
ez-clubbed-in = { $count ->
    [one] 1 hunter of { $name } with a club in area { $area }
   *[other] { $count } hunters of { $name } with clubs in area { $area }
}
ez-fire = Fire { $fire } in area { $area }, face down
ez-fire-known = Fire { $fire } in area { $area }, value { $value }

ez-supply-dark = { $stones ->
    [one] Dark supply: 1 stone. When it is empty, settling ends.
   *[other] Dark supply: { $stones } stones. When it is empty, settling ends.
}
ez-supply-light = { $stones ->
    [one] Light supply: 1 stone
   *[other] Light supply: { $stones } stones
}
ez-draw-light = { $count ->
    [one] Draw pile of light cards: 1 card
   *[other] Draw pile of light cards: { $count } cards
}
ez-draw-dark = { $count ->
    [one] Draw pile of dark cards: 1 card
   *[other] Draw pile of dark cards: { $count } cards
}
ez-top-light = Visible light card: { $card } Under it: { $under }.
ez-top-dark = Visible dark card: { $card } Under it: { $under }.
ez-bare-light = No light card is visible. Face down: { $under }.
ez-bare-dark = No dark card is visible. Face down: { $under }.
ez-herd = { $count ->
    [one] 1 mammoth beside the board
   *[other] { $count } mammoths beside the board
}
ez-clubs = { $count ->
    [one] 1 club beside the board
   *[other] { $count } clubs beside the board
}
ez-unseen = Fires you have not seen: { $none } of 0, { $one } of 1, { $two } of 2

## The seats

ez-hand = Your hand
ez-stock = { $count ->
    [one] 1 hunter in stock
   *[other] { $count } hunters in stock
}
ez-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
ez-kept = { $count ->
    [one] 1 club kept
   *[other] { $count } clubs kept
}
ez-held-light = { $count ->
    [one] 1 light card in hand
   *[other] { $count } light cards in hand
}
ez-held-dark = { $count ->
    [one] 1 dark card in hand
   *[other] { $count } dark cards in hand
}
ez-sheet = Points of { $name }
ez-round = Round { $round }
ez-total = Sum
ez-discarded = You discarded: { $cards }

## The cards

ez-card-hunters-and-mammoth = Hunters and Mammoth
ez-card-trek = Trek
ez-card-mammoth = Mammoth
ez-card-blind-fire = Move a Fire
ez-card-swap = Swap
ez-card-club = Club
ez-card-move-three = Move Three
ez-card-light-cult = Light Cult
ez-card-all-place-two = Others Place Two
ez-card-all-place-one = Others Place One
ez-card-seen-fire = Look at a Fire
ez-card-remove-two = Remove Two
ez-card-remove-one = Remove One
ez-card-remove-mammoth = Remove Mammoth
ez-card-club-or-move = Club or Move
ez-card-dark-cult = Dark Cult

ez-about-landscape = Place up to three hunters in areas of this landscape ({ $land }), or up to two anywhere.
ez-about-hunters-and-mammoth = Place up to two hunters and a mammoth, all in one area. With no mammoth beside the board, fetch one from a neighbour.
ez-about-trek = Move up to three of your hunters from one area to one neighbour. A mammoth may go with them.
ez-about-mammoth = Place a mammoth anywhere, move one to a neighbour, or move one farther.
ez-about-blind-fire = Move a fire to any other area, without looking at it.
ez-about-swap = Two hunters in neighbouring areas change places.
ez-about-club = Take a club, or place a mammoth. With no mammoth beside the board, move one to a neighbour.
ez-about-move-three = Move up to three hunters, each to a neighbour. Three may not all be of one player.
ez-about-light-cult = Works as one of the two visible cards.
ez-about-all-place-two = Each other player may place up to two hunters.
ez-about-all-place-one = Each other player may place one hunter.
ez-about-seen-fire = Another player may look at a fire and then move it.
ez-about-remove-two = Another player may remove two hunters of two players.
ez-about-remove-one = Another player may remove a hunter.
ez-about-remove-mammoth = Another player may remove a mammoth.
ez-about-club-or-move = Another player may take a club, or move up to two own hunters anywhere.
ez-about-dark-cult = Works as one of the two visible cards. With { $duty } stones or more only as the light one.

ez-short-landscape = up to 3 hunters there, or 2 anywhere
ez-short-hunters-and-mammoth = 2 hunters and a mammoth into one area
ez-short-trek = 3 of yours and a mammoth go next door
ez-short-mammoth = place one, or move it near, or far
ez-short-blind-fire = move a fire anywhere, unseen
ez-short-swap = 2 hunters in neighbouring areas change places
ez-short-club = take a club, or bring in a mammoth
ez-short-move-three = 3 hunters of anybody go next door
ez-short-light-cult = works as one of the visible cards
ez-short-all-place-two = every other player places 2
ez-short-all-place-one = every other player places 1
ez-short-seen-fire = a player you choose looks at a fire
ez-short-remove-two = a player you choose removes 2 hunters
ez-short-remove-one = a player you choose removes 1 hunter
ez-short-remove-mammoth = a player you choose removes a mammoth
ez-short-club-or-move = a player you choose: club, or move 2
ez-short-dark-cult = works as one of the visible cards

ez-pay = pay
ez-get = get
ez-ends-round = ends the round
ez-ends-game = ends the game
ez-may-end-round = can end the round
ez-may-end-game = can end the game
ez-card-ends = { $card } Playing it { $ends }.
ez-card-ends-game = { $card } Playing it ends the game, and its stones are not yours.
ez-played = Being played: { $card }
ez-price = { $stones ->
    [one] Costs 1 stone.
   *[other] Costs { $stones } stones.
}
ez-yield = { $stones ->
    [one] Gives you 1 stone.
   *[other] Gives you { $stones } stones.
}
ez-price-mammoth = Costs { $place } stones to place, { $near } to a neighbour, { $far } farther.
ez-price-cult = Stones as on the card it copies.
ez-source-rulebook = Figures from the rulebook.
ez-source-public = Figures from public pages.
ez-source-derived = Figures derived from the rulebook.
ez-source-reconstructed = ≈ Reconstructed: found nowhere, chosen by us.

## What is in the box

ez-box-light = Light cards
ez-box-dark = Dark cards
ez-box-areas = Areas
ez-box-fires = Fires
ez-box-pieces = Pieces
ez-copies = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
ez-neighbours = Neighbours: { $areas }.
ez-fire-title = Fire of { $value }
ez-fire-about = { $value ->
    [0] There are { $count }. No more room in its area.
    [one] There are { $count }. Room for 1 more hunter in its area.
   *[other] There are { $count }. Room for { $value } more hunters in its area.
}
ez-piece-hunter = Hunter
ez-piece-hunter-about = { $count } of each colour. Points for each: { $alone } without a mammoth, { $one } beside one, { $many } beside several.
ez-piece-mammoth = Mammoth
ez-piece-mammoth-about = Room for one more hunter in its area, and more points for all of them.
ez-piece-club = Club
ez-piece-club-about = There are { $count }. A hunter with a club never has to leave in a conflict, and nobody else may move or remove it.
ez-piece-stone = Stone
ez-piece-stone-about = Light cards cost stones, dark cards give them.
ez-piece-glacier = Glacier
ez-piece-glacier-about = After each round but the last the ice takes one more area, at the upper edge or next to a glacier.

## Questions

ez-ask-place-hunter = { $left ->
    [one] Place your last hunter: choose an area.
   *[other] Place a hunter: choose an area. { $left } are left to place.
}
ez-ask-play = { $stones ->
    [0] You have no stones. Play a card of your hand.
    [one] You have 1 stone. Play a card of your hand.
   *[other] You have { $stones } stones. Play a card of your hand.
}
ez-ask-play-light = You have { $stones } stones, so play a light card, or a cult card as the visible light one.
ez-ask-choose = { $card }: whom does it help? Choose another player.
ez-ask-place-land = { $card }: place hunter number { $next }. Three in this landscape ({ $land }), or two anywhere.
ez-ask-place-move = { $card }: your stock is empty. Move one of your hunters instead, or stop.
ez-ask-place-with-mammoth = { $card }: choose one area for up to two hunters and a mammoth, hunters first.
ez-ask-trek = { $card }: move hunter number { $next } to a neighbour, or stop.
ez-ask-take-mammoth = { $card }: does a mammoth go with your hunters?
ez-ask-mammoth-place = Place a mammoth: choose an area.
ez-ask-mammoth-near = Move a mammoth to a neighbour.
ez-ask-mammoth-far = Move a mammoth to an area that is no neighbour.
ez-ask-move-fire = Move a fire, unseen: choose it, then its new area.
ez-ask-swap = Swap: choose the first hunter.
ez-ask-swap-with = Swap: choose the second hunter, in a neighbouring area.
ez-ask-club-or-mammoth = Take a club, or bring a mammoth into play.
ez-ask-move = { $card }: move hunter number { $next }, or stop.
ez-ask-look = You may look at a fire: choose one.
ez-ask-move-seen-fire = You may move the fire you looked at: choose its new area.
ez-ask-remove = { $by } played “{ $card }”: you may remove a hunter.
ez-ask-remove-mammoth = You may remove a mammoth: choose one.
ez-ask-club-or-move = Take a club, or move up to two of your hunters anywhere.
ez-ask-helped = { $by } played “{ $card }”. { $ask }
ez-ask-helped-place = { $by } played “{ $card }”: place hunter number { $next }, or stop.
ez-ask-helped-move = { $by } played “{ $card }”: your stock is empty. Move one of your hunters instead, or stop.
ez-ask-discard = You may discard a card of your hand.
ez-ask-must-discard = You cannot play any card. Discard one.
ez-ask-draw = { $missing ->
    [one] Draw a card: light or dark?
   *[other] Draw { $missing } cards: light or dark first?
}
ez-ask-glacier = You have the fewest points: lay a glacier on an area next to the ice.

ez-wait = Waiting for { $name }: { $doing }
ez-doing-place-hunter = places a hunter.
ez-doing-play = plays a card.
ez-doing-choose = chooses whom “{ $card }” helps.
ez-doing-place = places hunters with “{ $card }”.
ez-doing-place-with-mammoth = places hunters and a mammoth.
ez-doing-trek = treks with hunters.
ez-doing-take-mammoth = may take a mammoth along.
ez-doing-mammoth = moves a mammoth.
ez-doing-move-fire = moves a fire.
ez-doing-swap = swaps two hunters.
ez-doing-club-or-mammoth = takes a club or brings a mammoth into play.
ez-doing-move = moves hunters with “{ $card }”.
ez-doing-look = may look at a fire.
ez-doing-move-seen-fire = may move the fire.
ez-doing-remove = may remove hunters.
ez-doing-remove-mammoth = may remove a mammoth.
ez-doing-club-or-move = may take a club or move hunters.
ez-doing-discard = may discard a card.
ez-doing-must-discard = discards a card.
ez-doing-draw = draws cards.
ez-doing-glacier = lays a glacier.

ez-chance-first-player = The lot decides who begins.
ez-chance-card-dealt = The first hands are dealt.
ez-chance-card-drawn = A card is drawn.
ez-chance-fire-seen = A fire is looked at.
ez-chance-fire-revealed = The fires are turned up.
ez-chance-lot = The lot decides who lays the glacier.
ez-over = { $winners ->
    [one] The game is over. { $names } wins with { $points } points.
   *[other] The game is over. { $names } share the win with { $points } points.
}

## Buttons

ez-colour-0 = red
ez-colour-1 = blue
ez-colour-2 = green
ez-colour-3 = yellow
ez-colour-4 = black
ez-who = { $mark } { $name }
ez-who-club = { $mark } { $name } with club
ez-who-own = Your hunter
ez-who-own-club = Your hunter with club
ez-do-place = Hunter to { $area }
ez-do-place-club = Hunter with a club to { $area }
ez-do-move = { $who }: { $from } → { $to }
ez-do-move-club = { $who }: { $from } → { $to }, gets a club
ez-do-swap = { $who } in { $area }
ez-do-swap-club = { $who } in { $area }, gets a club
ez-do-remove = Remove { $who } in { $area }
ez-do-remove-mammoth = Remove the mammoth in { $area }
ez-do-mammoth = Mammoth to { $area }
ez-do-mammoth-move = Mammoth: { $from } → { $to }
ez-do-fire = Fire { $fire }: { $from } → { $to }
ez-do-look = Look at fire { $fire }
ez-do-club = Club for your hunter in { $area }
ez-do-club-keep = Keep the club
ez-do-play = { $stones ->
    [one] { $card } (costs 1 stone)
   *[other] { $card } (costs { $stones } stones)
}
ez-do-play-dark = { $stones ->
    [one] { $card } (gives 1 stone)
   *[other] { $card } (gives { $stones } stones)
}
ez-do-play-ends-round = { $stones ->
    [one] { $card } (gives 1 stone, ends the round)
   *[other] { $card } (gives { $stones } stones, ends the round)
}
ez-do-play-ends-game = { $card } (ends the game, without stones)
ez-do-copy = { $card } as { $copied }
ez-do-way-place = { $card }: place
ez-do-way-near = { $card }: to a neighbour
ez-do-way-far = { $card }: farther
ez-do-choose = { $mark } { $name }
ez-do-discard = Discard “{ $card }”
ez-do-keep = Discard nothing
ez-do-draw-light = Draw light
ez-do-draw-dark = Draw dark
ez-do-cover = Glacier on { $area }
ez-do-done = Done

## The log

ez-told-began = { $seat } begins.
ez-told-round-began = Round { $round } begins with { $seat }.
ez-told-played = { $seat } plays “{ $card }”.
ez-told-played-copied = { $seat } plays “{ $card }” as “{ $copied }”.
ez-told-paid = { $stones ->
    [one] { $seat } pays 1 stone.
   *[other] { $seat } pays { $stones } stones.
}
ez-told-took = { $dark ->
    [one] { $seat } takes 1 stone.
   *[other] { $seat } takes { $dark } stones.
}
ez-told-took-both = { $seat } takes { $dark } from the dark and { $light } from the light supply.
ez-told-stones-laid-over = { $stones ->
    [one] The last stone goes to the light supply; the card does nothing.
   *[other] The last { $stones } stones go to the light supply; the card does nothing.
}
ez-told-nothing-to-play = { $seat } cannot play any card and has to discard one.
ez-told-chosen = { $by } chooses { $seat }.
ez-told-placed = { $club ->
    [new] { $seat } places a hunter with a club in area { $area }.
   *[none] { $seat } places a hunter in area { $area }.
}
ez-told-moved = { $club ->
    [held] { $seat } moves a hunter of { $owner } with its club from area { $from } to area { $to }.
   *[none] { $seat } moves a hunter of { $owner } from area { $from } to area { $to }.
}
ez-told-moved-own = { $club ->
    [new] { $seat } moves a hunter from area { $from } to area { $to } and gives it a club.
    [held] { $seat } moves a hunter with its club from area { $from } to area { $to }.
   *[none] { $seat } moves a hunter from area { $from } to area { $to }.
}
ez-told-removed = { $seat } removes a hunter of { $owner } from area { $area }.
ez-told-removed-own = { $club ->
    [held] { $seat } removes an own hunter from area { $area }; its club goes beside the board.
   *[none] { $seat } removes an own hunter from area { $area }.
}
ez-told-mammoth-placed = { $seat } places a mammoth in area { $area }.
ez-told-mammoth-moved = { $seat } moves a mammoth from area { $from } to area { $to }.
ez-told-mammoth-removed = { $seat } removes a mammoth from area { $area }.
ez-told-fire-moved = { $seat } moves fire { $fire } from area { $from } to area { $to }.
ez-told-fire-seen = { $seat } looks at fire { $fire }.
ez-told-fire-seen-value = { $seat } looks at fire { $fire }: { $value }.
ez-told-club-taken = { $seat } gives a club to a hunter in area { $area }.
ez-told-club-taken-kept = { $seat } takes a club and keeps it.
ez-told-declined = { $seat } is done.
ez-told-discarded = { $colour ->
    [dark] { $seat } discards a dark card.
   *[light] { $seat } discards a light card.
}
ez-told-discarded-card = { $seat } discards “{ $card }”.
ez-told-drew = { $colour ->
    [dark] { $seat } draws a dark card.
   *[light] { $seat } draws a light card.
}
ez-told-drew-card = { $seat } draws “{ $card }”.
ez-told-shuffled = { $colour ->
    [dark] The dark cards are shuffled.
   *[light] The light cards are shuffled.
}
ez-told-settling-ended = Settling ends: { $seat } has played the card that empties the dark supply.
ez-told-fire-revealed = The fire in area { $area } shows { $value }.
ez-told-conflict = Conflict in area { $area }: { $hunters } hunters, room for { $limit }.
ez-told-left = { $seat } takes a hunter out of area { $area }.
ez-told-clubs-returned = { $clubs ->
    [one] A hunter of { $seat } in area { $area } gives its club back.
   *[other] { $clubs } hunters of { $seat } in area { $area } give their clubs back.
}
ez-told-scored = { $points ->
    [one] { $seat } scores 1 point.
   *[other] { $seat } scores { $points } points.
}
ez-told-scored-in = { $points ->
    [one] { $seat } scores 1 point ({ $areas }).
   *[other] { $seat } scores { $points } points ({ $areas }).
}
ez-told-in-area = area { $area }: { $points }
ez-told-last-by-lot = The lot falls on { $seat }.
ez-told-covered = { $seat } covers area { $area } with a glacier.
ez-told-sent-home = { $hunters ->
    [one] { $seat } takes 1 hunter home.
   *[other] { $seat } takes { $hunters } hunters home.
}
ez-told-mammoths-left = { $mammoths ->
    [one] The mammoth of area { $area } goes beside the board.
   *[other] The { $mammoths } mammoths of area { $area } go beside the board.
}
ez-told-supply-renewed = { $stones ->
    [one] The light supply, 1 stone, becomes the dark supply.
   *[other] The light supply, { $stones } stones, becomes the dark supply.
}
ez-told-floor-paid = { $stones ->
    [one] { $seat } pays 1 stone into the dark supply.
   *[other] { $seat } pays { $stones } stones into the dark supply.
}
ez-told-game-over = The game is over.

## On the front page: what the game is, and what can be chosen

option-eiszeit-length = Length
    .about = The whole game, or a short one.
option-eiszeit-length-four-rounds = four rounds
option-eiszeit-length-short = three rounds
option-eiszeit-corner-borders = Areas that touch at a corner
    .about = Whether 3 and 6, and 7 and 10, are neighbours; the printed rules do not say.
option-eiszeit-corner-borders-on = are neighbours
option-eiszeit-corner-borders-off = are not neighbours
option-eiszeit-start = Who begins
    .about = Who opens the first placing and the first round.
option-eiszeit-start-first-seat = whoever sits in seat 1
option-eiszeit-start-lot = drawn by lot
about-eiszeit = Hunters crowd around mammoths while the ice advances; good cards are paid for by cards that help others.

## The score sheet

ez-line-round-1 = Round 1
ez-line-round-2 = Round 2
ez-line-round-3 = Round 3
ez-line-round-4 = Round 4
ez-line-detail = Hunters on the board after round { $round }

## Why not

ez-no-turn = It is not your turn to decide.
ez-no-nobody-asked = No player is asked anything now.
ez-no-question = Something else is asked now. { $question }
ez-no-decline = This card has to be carried out. { $question }
ez-no-in-hand = “{ $card }” is not in your hand; choose a card that is.
ez-no-copy-which = “{ $card }” works as a visible card; choose the light or the dark one.
ez-no-copy-cult = Only a cult card works as another card; “{ $card }” does not.
ez-no-copy-nothing = { $colour ->
    [dark] No dark card is visible, so “{ $card }” cannot work as one.
   *[light] No light card is visible, so “{ $card }” cannot work as one.
}
ez-no-way = The mammoth card, and no other, is played in one of three ways: place a mammoth, move one to a neighbour, or move one farther.
ez-no-way-payable = You cannot pay for any way of the mammoth card that is possible now; play another card.
ez-no-price = { $price ->
    [one] “{ $card }” costs 1 stone, and you have { $stones }. Play a card that you can pay for, or a dark card.
   *[other] “{ $card }” costs { $price } stones, and you have { $stones }. Play a card that you can pay for, or a dark card.
}
ez-no-light-duty = With { $duty } stones or more you have to play a light card, or a cult card as the visible light one.
ez-no-spare-mammoth = No mammoth stands beside the board; move one on the board instead.
ez-no-mammoth-near = No mammoth on the board has a free neighbouring area.
ez-no-mammoth-far = No mammoth on the board can go farther than to a neighbour.
ez-no-choose-self = A dark card helps another player; choose somebody else.
ez-no-choose-nobody = Nobody plays that colour; choose another player.
ez-no-draw-empty = { $colour ->
    [dark] No dark card is left to draw; draw a light one.
   *[light] No light card is left to draw; draw a dark one.
}
ez-no-draw-same = { $colour ->
    [dark] Your whole hand would be dark; draw a light card.
   *[light] Your whole hand would be light; draw a dark card.
}
ez-no-covered = Area { $area } lies under a glacier; choose a free area.
ez-no-club-other = A club goes to your own hunters only.
ez-no-club-twice = A hunter holds at most one club, and this one has it already.
ez-no-club-kept = You have kept no club that a hunter could get.
ez-no-hunter = { $club ->
    [held] No hunter of { $owner } with a club stands in area { $area }; choose one that stands there.
   *[none] No hunter of { $owner } without a club stands in area { $area }; choose one that stands there.
}
ez-no-protected = A club protects the hunter of { $owner } in area { $area }; choose another one.
ez-no-moved = This card has already moved the hunter in area { $area }; choose another one.
ez-no-neighbours = Areas { $from } and { $to } have no common border; choose a neighbouring area.
ez-no-stock-empty = Your stock is empty; move one of your hunters on the board instead.
ez-no-stock-left = { $count ->
    [one] You still have 1 hunter in stock; place it.
   *[other] You still have { $count } hunters in stock; place one of them.
}
ez-no-own-only = You move your own hunters here, not those of { $owner }.
ez-no-same-area = A move leads to another area.
ez-no-clubs-left = All clubs are taken; choose something else.
ez-no-club-hunter = You have no hunter without a club in area { $area }; choose another area, or keep the club.
ez-no-landscape = Three hunters in the landscape ({ $land }), or two anywhere: for the third, choose an area of this landscape.
ez-no-one-area = All that this card places goes into one area: area { $area }, like the first hunter.
ez-no-third-hunter = Two hunters at most: now a mammoth may still follow into area { $area }, or stop.
ez-no-third-hunter-done = Two hunters at most, and no mammoth can follow them; stop.
ez-no-herd-empty = No mammoth stands beside the board; fetch one from a neighbouring area.
ez-no-herd-left = A mammoth still stands beside the board; place that one.
ez-no-mammoth-camp = The mammoth goes into area { $area }, to the hunters just placed.
ez-no-mammoth = No mammoth stands in area { $area }; choose an area with one.
ez-no-trek-mammoth = The mammoth goes the same way as the hunters, from area { $from } to area { $to }, or stays.
ez-no-trek-way = All hunters of a trek go the same way: from area { $from } to area { $to }.
ez-no-trek-alone = A mammoth only goes with a hunter; move a hunter first.
ez-no-trek-later = The mammoth goes last: stop when no more hunters go, then it is asked for.
ez-no-trek-none = No mammoth stands in area { $from }, where your hunters came from; move another hunter, or stop.
ez-no-paid-way = You paid for another way: { $place } stones place a mammoth, { $near } move one to a neighbour, { $far } move one farther.
ez-no-fire = No fire was laid in area { $area } this round; choose another one.
ez-no-fire-stays = Fire { $fire } lies in area { $area } already; choose another area.
ez-no-swap = No neighbour of area { $area } has a hunter to swap with; begin elsewhere.
ez-no-three = The three hunters may not all be of one player, and two of { $owner } have moved; move one of somebody else, or stop.
ez-no-other-fire = You may move fire { $fire }, which you looked at, and no other.
ez-no-same-owner = The two hunters are of different players, and one of { $owner } is removed already; choose one of somebody else, or stop.
ez-no-club-after-move = Either a club or moves: you have moved a hunter already.
ez-no-glacier = Area { $area } touches neither a glacier nor the upper edge; choose one that does.

# The strip of players, and where the round stands.
ez-strip-stones = stones
ez-strip-stock = hunters in stock
ez-strip-clubs = clubs kept
ez-strip-hand = hand
ez-strip-hand-name = cards in hand, light + dark
ez-strip-now = if scored now

# The shelf below the board
ez-shelf-own = Yours
ez-shelf-dark = Dark supply, ends at 0
ez-shelf-light = Light supply
ez-shelf-bare-dark = No dark card yet
ez-shelf-bare-light = No light card yet
ez-shelf-beside = Beside the board
ez-shelf-fires = Fires unseen

## Scenes
ez-show-card-of = { $card }, played by { $name }
ez-show-settling-ended = { $name } has emptied the dark supply
ez-show-fires-turn = The fires turn
ez-show-crowded = Area { $area }: { $hunters } where { $limit } can live
ez-show-limit = Limit
ez-show-crowd = Crowd
ez-show-clubs-stay = A hunter with a club never leaves, but counts.
ez-show-stay = { $hunters ->
    [0] Nobody stays.
    [one] 1 hunter stays.
   *[other] { $hunters } hunters stay.
}
ez-show-points-each = { $points ->
    [one] 1 point each.
   *[other] { $points } points each.
}
ez-show-fewest = Fewest:
ez-show-fewest-equal = Fewest, together:
ez-show-next = Next:
ez-show-next-equal = Next, together:
ez-show-had = with { $count }
ez-show-each = { $points ->
    [one] Area { $area }: 1 point each
   *[other] Area { $area }: { $points } points each
}
ez-show-area = area
ez-show-round = round
ez-show-brought = What round { $round } brought
ez-show-lays = is last and lays the next glacier: on { $areas }.
ez-show-lot = Several are last: the lot decides who lays the next glacier, on { $areas }.
ez-show-begins = { $name } begins
