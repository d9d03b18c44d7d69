# The parts of the lessons, and answers to choose from.

lesson-eiszeit-part-hunters = Hunters beside mammoths
lesson-eiszeit-part-cards = Light cards cost, dark cards pay
lesson-eiszeit-part-crowds = Crowds, limits and fires
lesson-eiszeit-part-own = A round of your own
lesson-eiszeit-guess-choice-1 = Kalle
lesson-eiszeit-guess-choice-2 = I do
