# Vad bordet säger i alla spel.
table-chance-awaited = Det är ingens tur: först avgör slumpen.
table-over = Spelet är slut.
table-not-your-turn = { $seat } är inte på tur: { $mover } är på tur.
