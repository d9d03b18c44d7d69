# What the table says in every game.
table-chance-awaited = Nobody is to move: the table waits for an outcome of chance.
table-over = The game is over.
table-not-your-turn = It is not the turn of { $seat }: { $mover } is to move.
