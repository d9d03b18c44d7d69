# The parts of the lessons, and answers to choose from.

lesson-stone-age-part-round-1 = Runde 1: setzen, arbeiten, essen
lesson-stone-age-part-round-2 = Runde 2: wachsen und bauen
lesson-stone-age-part-round-3 = Runde 3: Münder zählen
lesson-stone-age-part-own = Eine Runde ganz für dich
