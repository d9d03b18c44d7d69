# Auf einer Seite: was man wissen muss, um anzufangen.

pb-page-goal = Ihr spielt zu zweit, jeder mit { $n } Kieseln. Die meisten Punkte gewinnen.
pb-page-hold = Eine Person verbirgt Kiesel in der Hand: höchstens so viele, wie der Würfel zeigt.
pb-page-guess = Die andere sagt ungerade oder gerade: Stimmt es, gehören ihr die Kiesel in der Hand; sonst zahlt sie ebenso viele.
