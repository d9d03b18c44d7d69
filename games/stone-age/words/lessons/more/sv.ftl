# The parts of the lessons, and answers to choose from.

lesson-stone-age-part-round-1 = Runda 1: placera, arbeta, äta
lesson-stone-age-part-round-2 = Runda 2: växa och bygga
lesson-stone-age-part-round-3 = Runda 3: räkna munnar
lesson-stone-age-part-own = En egen runda
