# The parts of the lessons, and answers to choose from.

lesson-eiszeit-part-hunters = Jägare vid mammutar
lesson-eiszeit-part-cards = Ljusa kort kostar, mörka ger
lesson-eiszeit-part-crowds = Trängsel, gränser och eldar
lesson-eiszeit-part-own = En egen runda
lesson-eiszeit-guess-choice-1 = Kalle
lesson-eiszeit-guess-choice-2 = Jag
