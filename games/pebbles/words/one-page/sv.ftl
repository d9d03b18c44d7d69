# På en sida: vad man behöver veta för att börja.

pb-page-goal = Ni är två som spelar, med { $n } stenar var. Flest poäng vinner.
pb-page-hold = Den ena gömmer stenar i handen: högst så många som tärningen visar.
pb-page-guess = Den andra säger udda eller jämnt: rätt, och stenarna i handen är dina; fel, och du betalar lika många.
