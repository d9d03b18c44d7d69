# Pebbles: de woorden van het bord, de vragen, de weigeringen en het verslag.

about-pebbles = Verstop een paar kiezels in je hand en laat de ander raden: oneven of even?
option-pebbles-length = Duur
    .about = Hoeveel rondes er gespeeld worden.
option-pebbles-length-long = acht rondes
option-pebbles-length-short = vier rondes

## Het scoreblad
pb-line-pebbles = Kiezels
pb-line-guesses = Goed geraden
pb-detail-pebbles = elk een punt
pb-detail-guesses = een punt per keer goed geraden

## Wat er gebeurde
pb-told-thrown = Ronde { $round }: de dobbelsteen toont { $die } en { $seat } verstopt.
pb-told-held = { $seat } verstopt een paar kiezels in de hand.
pb-told-held-own = { $seat } verstopt { $n ->
    [one] { $n } kiezel
   *[other] { $n } kiezels
} in de hand.
pb-told-guessed = { $seat } raadt: { $guess ->
    [odd] oneven
   *[even] even
}.
pb-told-opened = { $seat } opent de hand: { $n ->
    [one] { $n } kiezel
   *[other] { $n } kiezels
}.
pb-told-passed = { $seat } past en de hand blijft dicht.
pb-told-paid = { $from } geeft { $n ->
    [one] { $n } kiezel
   *[other] { $n } kiezels
} aan { $seat }.
pb-told-over = { $reason ->
    [pebbles] Het spel is afgelopen: een van jullie heeft geen kiezel meer.
   *[rounds] Het spel is afgelopen: de laatste ronde is gespeeld.
}

## Waarom niet
pb-no-turn = { $seat } is aan de beurt.
pb-no-player = Er wordt nu niemand iets gevraagd.
pb-no-hold-first = Jij verstopt deze ronde: neem een paar kiezels in je hand.
pb-no-guess-first = Jij raadt deze ronde: zeg oneven of even, of pas.
pb-no-empty-hand = Neem minstens één kiezel in je hand.
pb-no-more-than-die = De dobbelsteen toont { $die }: meer mag er niet in je hand.
pb-no-more-than-own = Je hebt { $n ->
    [one] maar { $n } kiezel
   *[other] maar { $n } kiezels
}.
pb-no-seats = Pebbles speel je met z'n tweeën; je vroeg { $n }.
pb-no-face = De dobbelsteen heeft vlakken van 1 tot { $n }.
pb-no-throw = Er wordt nu niet geworpen.

## Wat er gevraagd wordt
pb-ask-hold = Hoeveel kiezels neem je in je hand? De dobbelsteen toont { $die }.
pb-ask-guess = { $name } heeft er minstens één en hoogstens { $most } in de hand. Oneven of even?
pb-wait-hold = { $name } verstopt kiezels in de hand.
pb-wait-guess = { $name } raadt.
pb-wait-throw = De dobbelsteen rolt.
pb-ask-over = Het spel is afgelopen.
pb-do-hold = { $n } in de hand
pb-do-odd = Oneven
pb-do-even = Even
pb-do-pass = Passen en 1 betalen

## Het bord
pb-board-die = De dobbelsteen toont { $die }
pb-board-no-die = Er is nog niet geworpen
pb-board-round = Ronde { $round } van { $rounds }
pb-board-closed = De dichte hand van { $name }
pb-board-held = Jouw dichte hand met { $n ->
    [one] { $n } kiezel
   *[other] { $n } kiezels
}
pb-board-open = Niemand heeft nu kiezels in de hand
pb-seat-pebbles = { $name } heeft { $n ->
    [one] { $n } kiezel
   *[other] { $n } kiezels
}
pb-seat-right = { $n } keer goed geraden
pb-box = Wat je nodig hebt
pb-box-pebble = Kiezel
pb-box-pebble-about = Ieder begint met { $n }.
pb-box-die = Dobbelsteen
pb-box-die-about = De vlakken gaan van 1 tot { $n }.
