# Vad bordet säger i alla spel.
table-chance-awaited = Det är ingens tur: först avgör slumpen.
table-over = Spelet är slut.
table-not-your-turn = Det är inte { $seat }s tur: { $mover } står på tur.
