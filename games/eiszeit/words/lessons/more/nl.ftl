# The parts of the lessons, and answers to choose from.

lesson-eiszeit-part-hunters = Jagers bij mammoeten
lesson-eiszeit-part-cards = Lichte kaarten kosten, donkere betalen
lesson-eiszeit-part-crowds = Drukte, limieten en vuren
lesson-eiszeit-part-own = Een ronde voor jou alleen
lesson-eiszeit-guess-choice-1 = Kalle
lesson-eiszeit-guess-choice-2 = Ik
