# On one page: what a player must know to begin.

pb-page-goal = Two play, with { $n } pebbles each. The most points win.
pb-page-hold = One hides some pebbles in a hand: at most as many as the die shows.
pb-page-guess = The other says odd or even: right, and the pebbles in the hand are yours; wrong, and you pay as many.
