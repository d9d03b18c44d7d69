# What is added after two misses: the reason, and what to press.

lesson-eiszeit-last-hunter-hint = Ein Jäger bei einem Mammut bringt in der Wertung 2 Punkte statt 1. Wähle Gebiet 6 auf dem Spielplan.
lesson-eiszeit-play-meadow-hint = Helle Karten kosten Steine und helfen viel, aber nur dir. Wähle die Karte „Weide“ auf deiner Hand.
lesson-eiszeit-meadow-1-hint = Wo die meisten deiner Jäger beisammenstehen, musst du zuletzt gehen. Wähle Gebiet 6.
lesson-eiszeit-meadow-3-hint = Gebiet 6 ist voll genug: Über der Höchstgrenze gehen nachts Jäger heim. Gebiet 12 ist auch Weide und hat Platz.
lesson-eiszeit-draw-hint = Eine gemischte Hand lässt dir die Wahl: helle zum Handeln, dunkle zum Verdienen. Nimm vom hellen Stapel.
lesson-eiszeit-helped-hint = In Gebiet 8 hast du schon einen Jäger bei einem Mammut, und zwei halten länger aus als einer. Wähle es.
lesson-eiszeit-helped-2-hint = Wo du allein bist, kann dich niemand verdrängen. Wähle Gebiet 9.
lesson-eiszeit-remove-hint = In Gebiet 6 stehen mehr Jäger, als die Höchstgrenze erlaubt. Geht jetzt ein gelber, dürfen deine bleiben.
lesson-eiszeit-play-dark-hint = Dunkle Karten bringen dir Steine, und jemand anders darf handeln. Diese hilft nur einem: Wähle „Keule oder Versetzen“.
lesson-eiszeit-choose-hint = Hilf dem, der dir am wenigsten im Weg steht. Die Jäger von Kalle stehen woanders: Wähle Grün.
lesson-eiszeit-draw-2-hint = Du hast zwei helle Karten und wenige Steine. Eine dunkle bezahlt sie: der dunkle Stapel.
lesson-eiszeit-end-round-hint = Im dunklen Vorrat liegen fünf Steine. Die Karte, die genau 5 bringt, leert ihn, und dann zieht niemand mehr.
lesson-eiszeit-draw-3-hint = Im nächsten Durchgang willst du wieder etwas tun: eine helle Karte, vom hellen Stapel.
