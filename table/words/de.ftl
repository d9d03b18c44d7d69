# Was der Tisch in jedem Spiel sagt.
table-chance-awaited = Niemand ist am Zug: Erst entscheidet der Zufall.
table-over = Das Spiel ist zu Ende.
table-not-your-turn = { $seat } ist nicht am Zug, sondern { $mover }.
