# Why a move of Pebbles is good.

pb-why-hold = Closed around { $n }, the hand can be guessed no better than any other.
pb-why-guess = Odd or even, one of two: you have { $n } pebbles to win more.
pb-why-pass = One pebble of { $n } is less than a wrong guess may cost.
