# The parts of the lessons, and answers to choose from.

lesson-eiszeit-part-hunters = Jäger bei Mammuts
lesson-eiszeit-part-cards = Helle Karten kosten, dunkle bringen ein
lesson-eiszeit-part-crowds = Gedränge, Grenzen und Feuer
lesson-eiszeit-part-own = Ein Durchgang ganz für dich
lesson-eiszeit-guess-choice-1 = Kalle
lesson-eiszeit-guess-choice-2 = Ich
