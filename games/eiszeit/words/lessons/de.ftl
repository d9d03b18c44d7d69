# Eiszeit: what is said in lessons and exercises.

## Lesson eiszeit
lesson-eiszeit-title = Eiszeit: deine erste Partie
lesson-eiszeit-star-1 = ein Stern, wenn du bis zum Ende spielst
lesson-eiszeit-star-2 = ein zweiter, wenn in den Konflikten des freien Durchgangs höchstens zwei deiner Jäger weichen
lesson-eiszeit-star-3 = ein dritter, wenn du in diesem Durchgang mindestens so viele Punkte machst wie der Bessere der beiden anderen
lesson-eiszeit-welcome-say = Du führst einen Stamm am Rand des Eises. Nahe bei Mammuts bringen deine Jäger am meisten. Vier Durchgänge, jedes Mal rückt das Eis näher, und die meisten Punkte gewinnen.
lesson-eiszeit-score-say = Am Ende eines Durchgangs bringt jeder Jäger 1 Punkt, bei einem Mammut 2, bei zwei oder mehr Mammuts 3.
lesson-eiszeit-last-hunter-say = Dein letzter Jäger der Vorrunde: Setze ihn zu einem Mammut. Gebiet 6, die Weide.
lesson-eiszeit-last-hunter-right = Nun stehen zwei von dir auf der Weide.
lesson-eiszeit-last-hunter-otherwise = Gebiet 6, die Weide mit dem Mammut.
lesson-eiszeit-last-hunter-wrong-1 = Dort steht kein Mammut: 1 Punkt statt 2. Gebiet 6, bitte.
lesson-eiszeit-last-hunter-wrong-2 = Dieses Gebiet liegt unter dem Eis. Dorthin geht niemand mehr.
lesson-eiszeit-last-hunter-wrong-3 = Auch ein Mammut, gut gesehen. Heute siedeln wir in 6.
lesson-eiszeit-hand-say = Deine Handkarten: Helle kosten Steine und helfen dir. Dunkle bringen dir Steine und helfen den anderen. Du hast 4 Steine.
lesson-eiszeit-play-meadow-say = Spiele die Karte „Weide“ aus. Sie kostet 3 Steine, und du darfst drei Jäger in Weidegebiete setzen.
lesson-eiszeit-play-meadow-right = Drei Steine gehen in den hellen Vorrat.
lesson-eiszeit-play-meadow-otherwise = Die helle Karte „Weide“.
lesson-eiszeit-play-meadow-wrong-1 = Ein Tausch kann warten. Erst mehr Jäger: „Weide“.
lesson-eiszeit-play-meadow-wrong-2 = Die bringt 5 Steine, aber die anderen dürften je einen Jäger setzen. Stärke erst die eigenen Reihen: „Weide“.
lesson-eiszeit-meadow-1-say = Setze den ersten in Gebiet 6.
lesson-eiszeit-meadow-1-otherwise = Gebiet 6.
lesson-eiszeit-meadow-1-wrong-1 = Auch eine Weide, aber ohne Mammut. Gebiet 6.
lesson-eiszeit-meadow-1-wrong-2 = Drei sind bezahlt. Setze sie.
lesson-eiszeit-meadow-1-wrong-3 = Beliebig setzen dürftest du nur zwei Jäger, auf die Weide drei. Gebiet 6.
lesson-eiszeit-meadow-2-say = Den zweiten auch.
lesson-eiszeit-meadow-2-otherwise = Noch einmal Gebiet 6.
lesson-eiszeit-meadow-2-wrong-1 = Noch einer ist bezahlt.
lesson-eiszeit-meadow-3-say = Der dritte geht in Gebiet 12: auch Weide, und zu viele auf einem Fleck sind gefährlich. Du wirst es sehen.
lesson-eiszeit-meadow-3-otherwise = Gebiet 12.
lesson-eiszeit-meadow-3-wrong-1 = Dort sind es fürs Erste genug. Gebiet 12.
lesson-eiszeit-meadow-3-wrong-2 = Noch einer ist bezahlt: Gebiet 12.
lesson-eiszeit-keep-say = Du dürftest jetzt eine Karte ablegen. Behalte alle.
lesson-eiszeit-keep-otherwise = Behalte alle.
lesson-eiszeit-keep-wrong-1 = Die kannst du vielleicht noch brauchen. Behalte sie diesmal.
lesson-eiszeit-draw-say = Du füllst immer auf fünf Karten auf und wählst den Stapel. Nimm eine helle.
lesson-eiszeit-draw-otherwise = Der helle Stapel.
lesson-eiszeit-draw-wrong-1 = Ginge auch, aber du hast schon drei dunkle. Eine helle.
lesson-eiszeit-bruna-dark-say = Bruna spielt eine dunkle Karte aus: 7 Steine für sie aus dem dunklen Vorrat, und alle anderen dürfen zwei Jäger setzen.
lesson-eiszeit-kalle-helped-say = Erst Kalle: einen auf deine Weide, einen nach Osten. Es wird eng.
lesson-eiszeit-helped-say = Nun du. Einen zu deinem Jäger in 8, neben ein Mammut.
lesson-eiszeit-helped-otherwise = Gebiet 8.
lesson-eiszeit-helped-wrong-1 = Da ist es schon eng, und was zu eng ist, löst sich nachts auf. Gebiet 8.
lesson-eiszeit-helped-wrong-2 = Ein Geschenk: Nimm es an. Gebiet 8.
lesson-eiszeit-helped-2-say = Und einen in 9. Kein Mammut dort, aber auch sonst niemand: ein ruhiger Punkt.
lesson-eiszeit-helped-2-otherwise = Gebiet 9.
lesson-eiszeit-helped-2-wrong-1 = Da ist es schon eng. Gebiet 9.
lesson-eiszeit-helped-2-wrong-2 = Einen hast du noch frei. Gebiet 9.
lesson-eiszeit-kalle-dark-say = Kalle nimmt 4 Steine, und wen er wählt, der darf einen Jäger entfernen. Er wählt dich.
lesson-eiszeit-remove-say = Ein Jäger geht heim, egal wessen. Schaff Platz auf deiner Weide: Entferne den gelben in 6.
lesson-eiszeit-remove-right = Wieder Luft. Bruna wird sich das merken, aber so ist das Leben.
lesson-eiszeit-remove-otherwise = Der gelbe Jäger in Gebiet 6.
lesson-eiszeit-remove-wrong-1 = Einen eigenen? Das kostet dich 2 Punkte. Nimm den gelben in 6.
lesson-eiszeit-remove-wrong-2 = Kalle hat dort zwei. Wir sehen uns an, was aus ihnen wird; nimm den gelben.
lesson-eiszeit-remove-wrong-3 = So eine Gelegenheit, Platz zu schaffen! Entferne den gelben in 6.
lesson-eiszeit-play-dark-say = Du hast noch einen Stein: Zeit für eine dunkle Karte. „Keule oder Versetzen“ bringt dir 4 Steine und hilft einem anderen Spieler.
lesson-eiszeit-play-dark-otherwise = Die dunkle Karte „Keule oder Versetzen“.
lesson-eiszeit-play-dark-wrong-1 = Ein Tausch kostet 2 Steine, und du hast einen. Eine dunkle Karte füllt den Beutel.
lesson-eiszeit-play-dark-wrong-2 = Die bringt mehr, hilft aber beiden. Nimm die, die nur einem hilft.
lesson-eiszeit-choose-say = Wem hilfst du? Kalle hat dir geholfen: Revanchiere dich.
lesson-eiszeit-choose-otherwise = Kalle, grün.
lesson-eiszeit-choose-wrong-1 = Bruna sitzt an denselben Stellen wie du. Hilf Kalle.
lesson-eiszeit-choose-wrong-2 = Eine dunkle Karte hilft immer jemand anderem, nie dir selbst.
lesson-eiszeit-kalle-club-say = Er nimmt eine Keule für einen Jäger in 6: Wer eine hat, muss nicht weichen.
lesson-eiszeit-keep-2-say = Behalte deine Karten.
lesson-eiszeit-keep-2-otherwise = Behalte alle.
lesson-eiszeit-draw-2-say = Zieh diesmal eine dunkle Karte.
lesson-eiszeit-draw-2-otherwise = Der dunkle Stapel.
lesson-eiszeit-draw-2-wrong-1 = Du hast zwei helle. Eine dunkle bringt die Steine dafür.
lesson-eiszeit-bruna-light-say = Bruna hat 11 Steine. Ab acht muss man ausgeben; also spielt sie eine helle Karte aus: „Steppe“.
lesson-eiszeit-kalle-light-say = Kalle hat acht Steine und muss auch ausgeben. Im dunklen Vorrat sind noch 5: Behalte ihn im Auge, er ist die Uhr.
lesson-eiszeit-end-round-say = Wer den letzten dunklen Stein nimmt, beendet das Siedeln. Jetzt entscheidest du! Spiele die dunkle Karte aus, die 5 bringt.
lesson-eiszeit-end-round-right = Die letzten fünf Steine. Diese Karte wird noch ausgeführt, dann endet der Durchgang.
lesson-eiszeit-end-round-otherwise = „Die anderen setzen einen“: Sie nimmt die letzten Steine.
lesson-eiszeit-end-round-wrong-1 = Dann kämen die anderen noch einmal dran. Du stehst gut: Mach Schluss.
lesson-eiszeit-end-round-wrong-2 = Die bringt 4, und ein Stein bliebe liegen: Der Durchgang ginge weiter. Nimm die, die 5 bringt.
lesson-eiszeit-bruna-last-say = Bruna zwängt sich noch in Gebiet 8.
lesson-eiszeit-keep-3-say = Behalte alle.
lesson-eiszeit-keep-3-otherwise = Behalte alle.
lesson-eiszeit-draw-3-say = Eine helle Karte, für den nächsten Durchgang.
lesson-eiszeit-draw-3-otherwise = Der helle Stapel.
lesson-eiszeit-limit-say = Die Nacht bricht an, die Feuer werden aufgedeckt. Ein Gebiet ernährt 3 Jäger, für jedes Mammut einen mehr und so viele dazu, wie sein Feuer zeigt: 0, 1 oder 2.
lesson-eiszeit-guess-say = In Gebiet 6 zeigt das Feuer 0: Platz für vier, und sechs stehen da, vier von dir und zwei von Kalle. Wer muss zuerst gehen? Wähle eine Gruppe.
lesson-eiszeit-guess-option-1 = Ja: Die kleinste Gruppe verliert zuerst einen. Kalles anderer Jäger hat eine Keule und bleibt; also geht als Nächster einer von dir.
lesson-eiszeit-guess-option-2 = Könnte man meinen. Doch die kleinste Gruppe geht zuerst: Kalle. Dann kommst du, denn sein anderer Jäger hat eine Keule.
lesson-eiszeit-conflict-2-say = In 8 ging es genauso: Gelb, du, Grün. Die kleinen Gruppen weichen zuerst. Komm mit vielen, oder geh dorthin, wo die anderen nicht sind.
lesson-eiszeit-scoring-say = Dann die Wertung: du und Kalle 14, Bruna 13. Feuer und Keulen gehen zurück, die Jäger bleiben für den nächsten Durchgang stehen.
lesson-eiszeit-glacier-say = Wer Letzter ist, legt das Eis. Bruna nimmt Gebiet 8, wo sie niemanden hatte. Die Jäger gehen heim, das Mammut wartet neben dem Plan.
lesson-eiszeit-own-round-say = Dieser Durchgang gehört dir. Die Steine, die eben bezahlt wurden, sind die neue Uhr: 12, eine kurze. Tippe eine Karte an, um sie zu lesen, und zähl die Köpfe.
lesson-eiszeit-own-round-goal = Hol so viele Punkte, wie du kannst, bevor das Eis wiederkommt.
lesson-eiszeit-end-say = Zwei Durchgänge geschafft! Noch zwei, und das Spiel ist zu Ende: der letzte ohne Eis, dann gewinnen die meisten Punkte.
lesson-eiszeit-end-next = eine erste Partie gegen zwei leichte Bots, mit Tipps für den Anfang
lesson-eiszeit-end-learnt-1 = Helle Karten kosten und helfen dir; dunkle bringen Steine und helfen anderen. Wähle, wem.
lesson-eiszeit-end-learnt-2 = Der dunkle Vorrat ist die Uhr, und du kannst den Durchgang beenden.
lesson-eiszeit-end-learnt-3 = Kleine Gruppen weichen zuerst; Mammuts bringen Platz und Punkte.

## Exercise ez-01-one-place
exercise-ez-01-one-place-title = Noch einer vor der Nacht
exercise-ez-01-one-place-goal = Gleich ist Nacht. Du hast die Feuer angesehen: 5 zeigt 1, 6 zeigt 0, 7 zeigt 2, 8 zeigt 1. Setze einen Jäger dorthin, wo er bleibt und am meisten bringt.
exercise-ez-01-one-place-explain = In 6 ist Platz für 4, in 5 und 8 für 5, und alle drei sind voll: Du wärst bei den wenigsten und müsstest zuerst weichen. In 7 schafft das Feuer Platz für 6, und fünf stehen da: Dein Jäger bleibt und bringt 2.

## Exercise ez-02-remove
exercise-ez-02-remove-title = Schaff Platz
exercise-ez-02-remove-goal = Kalle lässt dich vor der Nacht einen Jäger entfernen. In Gebiet 6 zeigt das Feuer 0, in Gebiet 8 auch 0. Behalte so viele eigene Jäger, wie du kannst.
exercise-ez-02-remove-explain = In Gebiet 6 ist Platz für 4, und fünf stehen da. Die wenigsten weichen zuerst, und das sind dort deine. Ein Gelber weniger, und niemand muss weichen: Deine beiden bleiben.

## Exercise ez-03-club
exercise-ez-03-club-title = Wer bekommt die Keule?
exercise-ez-03-club-goal = Du darfst eine Keule nehmen und gleich vergeben oder zwei Jäger versetzen. Feuer: 6 zeigt 0, 8 zeigt 1, 5 zeigt 1. Was rettet die meisten Punkte?
exercise-ez-03-club-explain = In 6 stehst du allein gegen drei und zwei: Du müsstest zuerst weichen. Zwei Wege helfen: eine Keule für diesen Jäger, oder Jäger von Orten ohne Mammut dorthin versetzen, wo noch Platz ist. Rechne beides durch.

## Exercise ez-04-mammoth
exercise-ez-04-mammoth-title = Ein Mammut für die Steppe
exercise-ez-04-mammoth-goal = Du hast 3 Steine bezahlt, um ein Mammut in ein Nachbargebiet zu versetzen. Bruna wird den Durchgang beenden. Welches, und wohin?
exercise-ez-04-mammoth-explain = In 9 leben vier von dir: Mit einem Mammut bringt jeder 2 statt 1, und die Höchstgrenze steigt auch. Hol es dort weg, wo die anderen davon haben und du am wenigsten verlierst.

## Exercise ez-05-swap
exercise-ez-05-swap-title = Ein fairer Tausch
exercise-ez-05-swap-goal = Zwei Jäger in Nachbargebieten tauschen die Plätze. Bruna wird den Durchgang beenden. Finde den Tausch, der dir am meisten bringt.
exercise-ez-05-swap-explain = Ein Tausch ändert nie, wie viele in einem Gebiet stehen, nur wer. Bring einen von dir zu einem Mammut, schick jemand anderen dorthin, wo keines ist, und sieh nach, wer dort danach die wenigsten hat.

## Exercise ez-06-meadow
exercise-ez-06-meadow-title = Drei für die Weide
exercise-ez-06-meadow-goal = Du hast „Weide“ bezahlt: drei Jäger in die Gebiete 6 und 12 oder zwei beliebig. Bruna wird den Durchgang beenden. Feuer 6 zeigt 1, Feuer 12 zeigt 0, Feuer 8 zeigt 1.
exercise-ez-06-meadow-explain = In Gebiet 6 ist Platz für fünf, und vier stehen da. Mit zwei mehr ist es einer zu viel, aber dann hat Gelb die wenigsten und weicht, nicht du. Ein dritter dort würde dich einen kosten; in 12 bringt er einen Punkt.

## Exercise ez-07-glacier
exercise-ez-07-glacier-title = Das Eis gehört dir
exercise-ez-07-glacier-goal = Du bist Letzter, also legst du den Gletscher. Lege ihn dorthin, wo er den Führenden am meisten kostet und dich nichts.
exercise-ez-07-glacier-explain = Wer unter dem Eis steht, geht heim, und das Mammut wartet neben dem Plan. Die größte Gruppe des Führenden ist die richtige Stelle, solange du nicht selbst dort stehst.

## Exercise ez-08-fire
exercise-ez-08-fire-title = Ein warmer Platz
exercise-ez-08-fire-goal = Du hast in 11 ein Feuer angesehen: Es zeigt 2. Verlege es dorthin, wo es dir am meisten hilft; danach ist Nacht.
exercise-ez-08-fire-explain = In Gebiet 6 ist Platz für 4, und fünf stehen da, du mit der kleineren Gruppe: Zwei von dir wären in Gefahr. Ein Feuer vom Wert 2 schafft Platz für sechs, und alle bleiben. Es hilft allen dort; leg es, wo du es am nötigsten hast.

## Exercise ez-09-clock
exercise-ez-09-clock-title = Die Uhr
exercise-ez-09-clock-goal = Neun von dir stehen gut; im dunklen Vorrat liegen 4 Steine. Welche Karte beendet den Durchgang jetzt und kostet dich dabei am wenigsten?
exercise-ez-09-clock-explain = Du stehst jetzt am besten, die Zeit arbeitet also für die anderen. „Einen entfernen“ nimmt die letzten vier Steine, und nur ein Jäger geht heim. „Die anderen setzen einen“ beendet ihn auch, bringt aber zwei Jäger mehr ins Gedränge.
exercise-ez-09-clock-bad-1 = Der Durchgang geht weiter, und die anderen kommen in deine Gebiete.
exercise-ez-09-clock-bad-2 = Sie bringt 3, und ein Stein bleibt liegen: Der Durchgang geht weiter.

## Exercise ez-10-whom
exercise-ez-10-whom-title = Wem helfen?
exercise-ez-10-whom-goal = Deine dunkle Karte lässt einen Spieler eine Keule nehmen oder zwei Jäger versetzen. Bruna hat acht Jäger auf dem Plan, vier davon in einem Gebiet; Kalle hat drei. Wem hilfst du?
exercise-ez-10-whom-explain = Eine dunkle Karte hilft immer jemandem. Gib sie dem, dem sie am wenigsten bringt oder der dir nicht gefährlich wird: meistens dem, der hinten liegt, weit weg von deinen Gebieten.
exercise-ez-10-whom-bad-1 = Sie ist schon die Stärkste und sitzt da, wo du sitzt.
