# The parts of the lessons, and answers to choose from.

lesson-stone-age-part-round-1 = Ronde 1: plaatsen, werken, eten
lesson-stone-age-part-round-2 = Ronde 2: groeien en bouwen
lesson-stone-age-part-round-3 = Ronde 3: monden tellen
lesson-stone-age-part-own = Een ronde voor jou alleen
