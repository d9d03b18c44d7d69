# Pebbles: the words of the board, the questions, the refusals and the log.

about-pebbles = Hide some pebbles in your hand, and let the other one guess: odd or even?
option-pebbles-length = Length
    .about = How many rounds are played.
option-pebbles-length-long = eight rounds
option-pebbles-length-short = four rounds

## The score sheet
pb-line-pebbles = Pebbles
pb-line-guesses = Right guesses
pb-detail-pebbles = one point each
pb-detail-guesses = one point for each right guess

## What happened
pb-told-thrown = Round { $round }: the die shows { $die }, and { $seat } holds.
pb-told-held = { $seat } closes a hand around some pebbles.
pb-told-held-own = { $seat } closes a hand around { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}.
pb-told-guessed = { $seat } guesses: { $guess ->
    [odd] odd
   *[even] even
}.
pb-told-opened = { $seat } opens the hand: { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}.
pb-told-passed = { $seat } passes, and the hand stays closed.
pb-told-paid = { $from } gives { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
} to { $seat }.
pb-told-over = { $reason ->
    [pebbles] The game is over: one of you has no pebble left.
   *[rounds] The game is over: the last round has been played.
}

## Why not
pb-no-turn = It is the turn of { $seat }.
pb-no-player = Nobody is asked anything now.
pb-no-hold-first = You hold in this round: close your hand around some pebbles.
pb-no-guess-first = You guess in this round: say odd or even, or pass.
pb-no-empty-hand = Close your hand around at least one pebble.
pb-no-more-than-die = The die shows { $die }: your hand holds no more than that.
pb-no-more-than-own = You have { $n ->
    [one] only { $n } pebble
   *[other] only { $n } pebbles
}.
pb-no-seats = Two play Pebbles; you asked for { $n }.
pb-no-face = The die has faces from 1 to { $n }.
pb-no-throw = No throw of the die is awaited.

## What is asked
pb-ask-hold = How many pebbles do you close your hand around? The die shows { $die }.
pb-ask-guess = { $name } holds at least one pebble and { $most } at the most. Odd or even?
pb-wait-hold = { $name } hides pebbles in a hand.
pb-wait-guess = { $name } guesses.
pb-wait-throw = The die is thrown.
pb-ask-over = The game is over.
pb-do-hold = Hold { $n }
pb-do-odd = Odd
pb-do-even = Even
pb-do-pass = Pass and pay 1

## The board
pb-board-die = The die shows { $die }
pb-board-no-die = The die is not thrown yet
pb-board-round = Round { $round } of { $rounds }
pb-board-closed = The closed hand of { $name }
pb-board-held = Your closed hand with { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
pb-board-open = Nobody holds pebbles now
pb-seat-pebbles = { $name } has { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
pb-seat-right = { $n ->
    [one] { $n } right guess
   *[other] { $n } right guesses
}
pb-box = What you need
pb-box-pebble = Pebble
pb-box-pebble-about = Each of you starts with { $n }.
pb-box-die = Die
pb-box-die-about = It has faces from 1 to { $n }.
