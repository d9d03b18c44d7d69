# Looking back: replay, end of a game, analysis, study.

replay = Replay
replay-title = { $title }: replay
replay-first = First position
replay-round-back = A round back
replay-back = A decision back
replay-on = A decision on
replay-round-on = A round on
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-go = Go
replay-slider = Position
replay-at = Position { $step } of { $last }, round { $round }
replay-beginning = The game is set up.
replay-nothing = Nothing that you could see.
replay-keys = Keys: left and right go by decisions, up and down by rounds, Home and End to the ends, space plays.
replay-link = Link to this position
replay-copied = Copied
replay-seen-from = Seen by
replay-spectator = a spectator
replay-to-table = To the table
replay-rounds = Rounds
replay-next = Next: { $name }
round = Round { $round }

end-title = The game is over
end-rank = Place
end-name = Name
end-points = Points
end-graph = Points after every round
end-graph-about = As if the game had ended after that round.
end-graph-table = The same as a table
end-again = Play again with the same players
end-see-board = See the board
end-again-open = To the next game

fair = Fair dice
fair-running = Before the first move the table fixed the seed of all dice and cards, and shows its fingerprint here. When the game is over it shows the seed itself, and anybody can check that it was this one all along.
fair-commitment = Fingerprint (SHA-256)
fair-seed = Seed
fair-good = The seed has the fingerprint that was shown from the first move on, and the record replays to the same end.
fair-bad = The record does not replay to the same end: { $why }
fair-how = Check it yourself: download the record and run

since = Since your last move

analysis = Analysis
analysis-title = { $title }: analysis
analysis-about = A strong bot thinks about every decision again, from what its player could know. It takes half a minute or so.
analysis-start = Analyse this game
analysis-running = Analysing
analysis-waiting = Waiting for another analysis to finish
analysis-look-again = Look again
analysis-failed = The analysis broke off. It can be started again.
analysis-graph = Winning chances
analysis-mistakes = Mistakes that mattered
analysis-none = No mistake that mattered.
analysis-better = better: { $action }
analysis-players = How well everybody played
analysis-decisions = Decisions
analysis-best = Best found
analysis-given = Given away
analysis-inaccuracies = Inaccuracies
analysis-blunders = Blunders
analysis-mistakes-short = Mistakes
verdict-mistake = mistake
verdict-blunder = blunder

play-on = Play on from here against bots
play-on-seat = I play
play-on-level = The others are bots
play-on-start = Play on

study = Study
study-title = Study a game
study-lead = Bring the record of a game, from here or from the command line. Every step is checked; then you can replay it, have it analysed, and play on from any position.
study-file = A file
study-text = or the text of a record
study-open = Open
study-refused = This record cannot be opened.
study-nothing = Choose a file or paste the text of a record first.
