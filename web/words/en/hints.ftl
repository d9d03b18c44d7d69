# Hints, the first-game helper, the analysis at the board, and learning from one's mistakes.

hint-title = Hint: { $action }
hint-chance = chance to win
hint-follow = Do this
hint-hide = Hide the hint
helper = First-game helper

judged-better = Better: { $action }
judged-good = The best move
judged-played = { $name }: { $action }
judged-lost = given away
judged-points = { $n ->
    [one] { $n } point fewer to expect
   *[other] { $n } points fewer to expect
}
judged-mistakes-of = Mistakes of { $name }
judged-count = { $n } of { $all }
judged-try = Try again
judged-later = When the game is over, a strong bot can think about every decision again.
judged-mark-best = best: { $chance } %
judged-mark-played = played: { $chance } %

mistakes = Learn from your mistakes
mistakes-task = Mistake { $n } of { $all }
mistakes-played = You played: { $action }. That gave away { $lost } of what you could expect.
mistakes-try = Decide once more: make a better move at the board.
mistakes-good = As good as it gets!
mistakes-better = Better than before, but there is more in it.
mistakes-worse = That gives away as much as before, or more.
mistakes-tried = { $action }: { $chance } to win; the best has { $best }.
mistakes-line = How it may go on:
mistakes-again = Try again
mistakes-show = Show the best
mistakes-next = Next mistake
mistakes-done = That was the last one.
verdict-inaccuracy = inaccuracy
