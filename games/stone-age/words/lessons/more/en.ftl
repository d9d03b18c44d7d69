# The parts of the lessons, and answers to choose from.

lesson-stone-age-part-round-1 = Round 1: place, work, eat
lesson-stone-age-part-round-2 = Round 2: grow and build
lesson-stone-age-part-round-3 = Round 3: count mouths
lesson-stone-age-part-own = A round of your own
