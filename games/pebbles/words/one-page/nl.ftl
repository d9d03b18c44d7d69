# Op één bladzijde: wat je moet weten om te beginnen.

pb-page-goal = Jullie spelen met zijn tweeën, ieder met { $n } kiezels. De meeste punten winnen.
pb-page-hold = De een verstopt kiezels in een hand: hoogstens zoveel als de dobbelsteen toont.
pb-page-guess = De ander zegt oneven of even: goed, en de kiezels in de hand zijn van jou; fout, en je betaalt er evenveel.
