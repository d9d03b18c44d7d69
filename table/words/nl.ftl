# Wat de tafel in elk spel zegt.
table-chance-awaited = Niemand is aan zet: eerst beslist het lot.
table-over = Het spel is afgelopen.
table-not-your-turn = { $seat } is niet aan de beurt: { $mover } is aan zet.
