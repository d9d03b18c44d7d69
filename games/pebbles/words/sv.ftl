# Pebbles: orden på brädet, frågorna, avslagen och loggen.

about-pebbles = Göm några stenar i handen och låt den andra gissa: udda eller jämnt?
option-pebbles-length = Längd
    .about = Hur många rundor som spelas.
option-pebbles-length-long = åtta rundor
option-pebbles-length-short = fyra rundor

## Poängbladet
pb-line-pebbles = Stenar
pb-line-guesses = Rätta gissningar
pb-detail-pebbles = en poäng var
pb-detail-guesses = en poäng för varje rätt gissning

## Vad som hände
pb-told-thrown = Runda { $round }: tärningen visar { $die }, och { $seat } gömmer.
pb-told-held = { $seat } sluter handen om några stenar.
pb-told-held-own = { $seat } sluter handen om { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}.
pb-told-guessed = { $seat } gissar: { $guess ->
    [odd] udda
   *[even] jämnt
}.
pb-told-opened = { $seat } öppnar handen: { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}.
pb-told-passed = { $seat } står över, och handen förblir sluten.
pb-told-paid = { $from } ger { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
} till { $seat }.
pb-told-over = { $reason ->
    [pebbles] Spelet är slut: en av er har inga stenar kvar.
   *[rounds] Spelet är slut: den sista rundan är spelad.
}

## Varför inte
pb-no-turn = { $seat } är på tur.
pb-no-player = Ingen har något att bestämma just nu.
pb-no-hold-first = Du gömmer den här rundan: slut handen om några stenar.
pb-no-guess-first = Du gissar den här rundan: säg udda eller jämnt, eller stå över.
pb-no-empty-hand = Slut handen om minst en sten.
pb-no-more-than-die = Tärningen visar { $die }: fler får inte finnas i handen.
pb-no-more-than-own = Du har bara { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}.
pb-no-seats = Pebbles spelas av två; du bad om { $n }.
pb-no-face = Tärningen har sidor från 1 till { $n }.
pb-no-throw = Inget tärningsslag väntas nu.

## Vad som frågas
pb-ask-hold = Hur många stenar sluter du handen om? Tärningen visar { $die }.
pb-ask-guess = { $name } håller minst en sten och högst { $most }. Udda eller jämnt?
pb-wait-hold = { $name } gömmer stenar i handen.
pb-wait-guess = { $name } gissar.
pb-wait-throw = Tärningen slås.
pb-ask-over = Spelet är slut.
pb-do-hold = { $n } i handen
pb-do-odd = Udda
pb-do-even = Jämnt
pb-do-pass = Stå över och betala 1

## Brädet
pb-board-die = Tärningen visar { $die }
pb-board-no-die = Tärningen är inte slagen än
pb-board-round = Runda { $round } av { $rounds }
pb-board-closed = Den slutna handen hos { $name }
pb-board-held = Din slutna hand med { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}
pb-board-open = Ingen håller stenar nu
pb-seat-pebbles = { $name } har { $n ->
    [one] { $n } sten
   *[other] { $n } stenar
}
pb-seat-right = { $n ->
    [one] { $n } rätt gissning
   *[other] { $n } rätta gissningar
}
pb-box = Vad ni behöver
pb-box-pebble = Sten
pb-box-pebble-about = Var och en börjar med { $n }.
pb-box-die = Tärning
pb-box-die-about = Den har sidor från 1 till { $n }.
