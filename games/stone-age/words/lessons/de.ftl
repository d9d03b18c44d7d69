# Stone Age: what is said in lessons and exercises.

## Lesson stone-age
lesson-stone-age-title = Stone Age: deine erste Partie
lesson-stone-age-star-1 = ein Stern, wenn du bis zum Ende spielst
lesson-stone-age-star-2 = ein zweiter, wenn in der letzten Runde niemand hungern musste
lesson-stone-age-star-3 = ein dritter, wenn du außerdem noch eine Karte oder ein Gebäude erworben hast
lesson-stone-age-welcome-say = Willkommen! Du führst fünf Personen durch die Steinzeit. Baue, lerne und sorge für volle Mägen: Wer am Ende die meisten Punkte hat, gewinnt.
lesson-stone-age-first-place-say = Jede Runde beginnt damit, dass du Personen losschickst. Holz können wir immer brauchen: Wähle den Wald und setze dort drei ein.
lesson-stone-age-first-place-right = Da ziehen sie los. Sie bleiben stehen, bis alle fertig eingesetzt haben.
lesson-stone-age-first-place-otherwise = Auch ein schöner Ort, aber wir fangen im Wald an. Er leuchtet.
lesson-stone-age-first-place-wrong-1 = Gleich alle fünf? Behalte zwei zu Hause, mit denen haben wir noch etwas vor. Wähle 3.
lesson-stone-age-first-place-wrong-2 = Ein Würfel allein bringt wenig Holz. Schick drei.
lesson-stone-age-first-place-wrong-3 = Die Jagd bringt Nahrung, und davon hast du noch 12. Erst das Holz: in den Wald, bitte.
lesson-stone-age-first-place-wrong-4 = Die Hütte will genau zwei deiner Personen, und sie kommt später dran. Jetzt drei in den Wald.
lesson-stone-age-oda-field-say = Eingesetzt wird reihum. Oda hat eine Person auf den Acker gestellt, und dort ist nur Platz für eine.
lesson-stone-age-tool-place-say = Jetzt wieder du. Die drei Orte im Dorf machen deinen Stamm auf Dauer stärker. Schick eine Person zum Werkzeugmacher.
lesson-stone-age-tool-place-right = Werkzeug hilft beim Würfeln. Wie, das siehst du gleich.
lesson-stone-age-tool-place-otherwise = Später gern. Zuerst eine Person zum Werkzeugmacher; der Ort leuchtet.
lesson-stone-age-tool-place-wrong-1 = Da steht schon Oda: Der Acker hat in jeder Runde Platz für eine Person. Der Werkzeugmacher ist frei.
lesson-stone-age-tool-place-wrong-2 = Die Hütte bringt eine neue Person, und dorthin gehen wir nächste Runde. Jetzt der Werkzeugmacher.
lesson-stone-age-tool-place-wrong-3 = Im Wald warst du in dieser Runde schon; an jeden Ort gehst du nur einmal. Zum Werkzeugmacher, bitte.
lesson-stone-age-oda-hunt-say = Oda geht mit allen übrigen auf die Jagd. Dort ist für alle Platz, so viele auch kommen.
lesson-stone-age-card-place-say = Eine Person hast du noch. Stell sie auf die Karte, die 1 kostet: Die bringt sofort Nahrung und am Ende Punkte.
lesson-stone-age-card-place-right = Alle sind unterwegs. Jetzt wird gearbeitet, und du bestimmst, was zuerst kommt.
lesson-stone-age-card-place-otherwise = Wir wollen die Karte ganz rechts, die zum Preis von 1.
lesson-stone-age-card-place-wrong-1 = Diese kostet 2 Rohstoffe. Nimm die zum Preis von 1, ganz rechts.
lesson-stone-age-card-place-wrong-2 = Die Hütte braucht zwei Personen, und zu zweit sind in jeder Runde nur zwei der drei Orte im Dorf offen.
lesson-stone-age-card-place-wrong-3 = Ein Jäger wäre nicht verkehrt, aber diese Karte bringt mehr. Wähle die Karte zum Preis von 1.
lesson-stone-age-tool-use-say = Deine Personen führen jetzt ihre Aktionen aus, ein Ort nach dem anderen. Beginne beim Werkzeugmacher: Wähle deine Person dort.
lesson-stone-age-tool-use-right = Ein 1er-Werkzeug, und es bleibt dir. Einmal in jeder Runde zählst du damit 1 zu einem Wurf hinzu.
lesson-stone-age-tool-use-otherwise = Etwas tun kannst du nur dort, wo deine Personen stehen. Fang beim Werkzeugmacher an.
lesson-stone-age-tool-use-wrong-1 = Noch hast du nichts, womit du die Karte bezahlen könntest. Erst der Werkzeugmacher, dann der Wald.
lesson-stone-age-tool-use-wrong-2 = Das geht auch, aber mit dem Werkzeug in der Hand holst du mehr heraus. Erst der Werkzeugmacher.
lesson-stone-age-forest-use-say = Nun der Wald. Für jede deiner drei Personen ein Würfel; jede volle 3 bringt dir 1 Holz.
lesson-stone-age-forest-use-right = Wirf die Würfel, sobald du bereit bist.
lesson-stone-age-forest-use-otherwise = In den Wald, bitte: Dort warten deine drei.
lesson-stone-age-forest-use-wrong-1 = Du hast noch nichts zum Bezahlen. Erst der Wald.
lesson-stone-age-forest-roll-say = Würfle!
lesson-stone-age-forest-roll-after = Elf. Das sind drei Holz, und zwei Augen bleiben übrig.
lesson-stone-age-forest-tool-say = Elf ist eins weniger als zwölf, und zwölf wären vier Holz. Zähl dein Werkzeug hinzu.
lesson-stone-age-forest-tool-right = Vier Holz! Das Werkzeug ist nun benutzt; in der nächsten Runde kannst du es wieder nehmen.
lesson-stone-age-forest-tool-otherwise = Wähle dein 1er-Werkzeug.
lesson-stone-age-forest-tool-wrong-1 = Ohne Werkzeug bekommst du drei Holz. Versuch es damit: 12 ergibt vier.
lesson-stone-age-card-use-say = Jetzt kannst du bezahlen. Wähle deine Person auf der Karte.
lesson-stone-age-card-use-otherwise = Eine Person ist noch unterwegs, auf der Karte zum Preis von 1.
lesson-stone-age-card-pay-say = Sie kostet einen Rohstoff deiner Wahl. Bezahle 1 Holz.
lesson-stone-age-card-pay-right = Fünf Nahrung, sofort. Der untere Teil, grün mit Heilkunst, zählt am Ende.
lesson-stone-age-card-pay-otherwise = Bezahle mit 1 Holz.
lesson-stone-age-card-pay-wrong-1 = Du könntest sie liegen lassen, aber sie ist gut: 5 Nahrung und später Punkte. Bezahle 1 Holz.
lesson-stone-age-card-pay-wrong-2 = Einer genügt: Der Preis hängt nur an dem Feld, auf dem die Karte liegt.
lesson-stone-age-oda-use-field-say = Jetzt ist Oda dran. Ihr Acker bringt ihr von nun an in jeder Runde 1 Nahrung.
lesson-stone-age-oda-hunt-roll-say = Die Jagd: Jede volle 2 bringt 1 Nahrung.
lesson-stone-age-oda-hunt-roll-after = Sechzehn: acht Nahrung für Oda.
lesson-stone-age-feeding-say = Es wird Abend, und alle essen 1 Nahrung, in jeder Runde. Deine fünf haben 5 von deinen 17 verputzt. Fehlt Nahrung, kostet das Rohstoffe oder 10 Punkte.
lesson-stone-age-oda-forest-say = Eine neue Runde, und Oda beginnt. Sie nimmt den Wald: Zu zweit darf an jedem Ort mit Rohstoffen nur einer von euch stehen.
lesson-stone-age-hut-place-say = Mehr Personen, mehr Hände: Stell zwei vor die Hütte. Sie kommen zu dritt nach Hause.
lesson-stone-age-hut-place-right = So wächst ein Stamm.
lesson-stone-age-hut-place-otherwise = Erst die Hütte, bevor Oda sie nimmt.
lesson-stone-age-hut-place-wrong-1 = Der Wald gehört in dieser Runde Oda. In der nächsten steht er dir wieder offen.
lesson-stone-age-hut-place-wrong-2 = Sie will zwei Personen, genau zwei. Wähle 2.
lesson-stone-age-hut-place-wrong-3 = Ein Acker ist auch gut. Aber eine sechste Person hilft dir von jetzt an in jeder Runde: die Hütte.
lesson-stone-age-oda-toolmaker-say = Oda möchte auch ein Werkzeug. Zwei der drei Orte im Dorf sind besetzt; damit ist der Acker in dieser Runde geschlossen.
lesson-stone-age-building-place-say = Jetzt zu den Punkten. Dieses Gebäude kostet 2 Holz und 1 Ziegel und bringt 10. Das Holz hast du. Stell dich darauf, bevor Oda es tut.
lesson-stone-age-building-place-right = Reserviert. Fehlt nur noch ein Ziegel.
lesson-stone-age-building-place-otherwise = Wähle das Gebäude, das 2 Holz und 1 Ziegel zeigt.
lesson-stone-age-building-place-wrong-1 = Dieses will Stein und Gold. Deins ist das andere: 2 Holz und 1 Ziegel.
lesson-stone-age-building-place-wrong-2 = Gut gedacht: Dir fehlt ein Ziegel, und den holen wir gleich. Sichere dir erst das Gebäude, bevor Oda es tut.
lesson-stone-age-building-place-wrong-3 = Geschlossen: Zwei der drei Orte im Dorf sind besetzt, und mehr sind es zu zweit nicht.
lesson-stone-age-clay-place-say = Zwei Personen hast du noch. Schick beide in die Lehmgrube: Jede volle 4 bringt 1 Ziegel.
lesson-stone-age-clay-place-right = Alle sind eingesetzt. In dieser Runde arbeitet Oda zuerst, dann du.
lesson-stone-age-clay-place-otherwise = In die Lehmgrube, mit beiden Personen.
lesson-stone-age-clay-place-wrong-1 = Ein Würfel allein zeigt vielleicht weniger als 3. Zwei sind sicherer: Schick beide.
lesson-stone-age-clay-place-wrong-2 = Der Steinbruch bringt Stein. Das Gebäude will einen Ziegel: in die Lehmgrube.
lesson-stone-age-clay-place-wrong-3 = Für heute Abend hast du genug Nahrung. Was fehlt, ist ein Ziegel: in die Lehmgrube.
lesson-stone-age-clay-use-say = Jetzt führst du deine Aktionen aus. Zuerst der Ziegel: Wähle die Lehmgrube.
lesson-stone-age-clay-use-otherwise = Die Lehmgrube, bitte.
lesson-stone-age-clay-use-wrong-1 = Noch kannst du es nicht bezahlen: kein Ziegel. Erst die Lehmgrube.
lesson-stone-age-clay-use-wrong-2 = Die Hütte kann warten, sie bringt später dasselbe. Erst der Ziegel.
lesson-stone-age-clay-roll-say = Würfle!
lesson-stone-age-clay-roll-after = Drei. O weh: Für einen Ziegel braucht es vier.
lesson-stone-age-clay-tool-say = Genau für solches Pech gibt es Werkzeug. Zähl deins hinzu.
lesson-stone-age-clay-tool-right = Vier, also ein Ziegel. Am meisten wert ist ein Werkzeug, wenn genau ein Auge fehlt.
lesson-stone-age-clay-tool-otherwise = Wähle dein 1er-Werkzeug.
lesson-stone-age-clay-tool-wrong-1 = Dann gäbe es keinen Ziegel und kein Gebäude. Wähle dein Werkzeug.
lesson-stone-age-building-use-say = Zwei Holz und ein Ziegel: Alles ist da. Bau!
lesson-stone-age-building-use-otherwise = Wähle deine Person auf dem Gebäude.
lesson-stone-age-building-use-wrong-1 = Gleich. Erst das Gebäude, du hast lange genug darauf gewartet.
lesson-stone-age-building-pay-say = Bezahle 2 Holz und 1 Ziegel.
lesson-stone-age-building-pay-right = Zehn Punkte auf einen Schlag! Gebäude bringen ihre Punkte, sobald du bezahlst.
lesson-stone-age-building-pay-otherwise = Genau das, was darauf abgebildet ist: 2 Holz, 1 Ziegel.
lesson-stone-age-building-pay-wrong-1 = Dann gingest du mit leeren Händen heim. Bezahle: Es bringt 10 Punkte.
lesson-stone-age-building-pay-wrong-2 = Ein Gebäude mit vorgegebenen Rohstoffen nimmt genau diese: 2 Holz und 1 Ziegel.
lesson-stone-age-next-building-say = Das nächste Gebäude des Stapels wird aufgedeckt. Dieses nimmt ein bis sieben Rohstoffe, ganz gleich welche.
lesson-stone-age-hut-use-say = Und jetzt die beiden vor der Hütte.
lesson-stone-age-hut-use-right = Willkommen, Nummer sechs! Ab der nächsten Runde setzt du sechs Personen ein.
lesson-stone-age-hut-use-otherwise = Deine zwei Personen stehen noch vor der Hütte.
lesson-stone-age-six-mouths-say = Sechs Personen haben sechs Nahrung gegessen, der Neuling auch. Sechs sind noch da: genug für einen Abend, nicht für zwei.
lesson-stone-age-sand-place-say = In dieser Runde beginnst du. Sieh dir die sandfarbene Karte an: sofort 4 Nahrung und am Ende 1 Punkt für jedes deiner Gebäude. Stell dich darauf.
lesson-stone-age-sand-place-right = Bei grünen Karten zählst du verschiedene Symbole und nimmst die Zahl mal sich selbst. Sandfarbene vervielfachen, was du hast. So fallen die meisten Punkte.
lesson-stone-age-sand-place-otherwise = Die Karte zum Preis von 1, ganz rechts.
lesson-stone-age-sand-place-wrong-1 = Die Jagd kommt gleich. Erst diese Karte, bevor Oda sie nimmt.
lesson-stone-age-sand-place-wrong-2 = Du hast ein einziges Holz. Eine gute Idee für später; jetzt die Karte zum Preis von 1.
lesson-stone-age-hunt-place-say = 6 Nahrung und 4 von der Karte machen heute sechs satt, und 4 bleiben: zu wenig für den nächsten Abend. Schick zwei oder drei Personen auf die Jagd.
lesson-stone-age-hunt-place-right = Gut vorgesorgt. Wer einen Stamm führt, zählt zuerst die Mäuler.
lesson-stone-age-hunt-place-otherwise = Erst die Nahrung: Wähle die Jagd.
lesson-stone-age-hunt-place-wrong-1 = Ein Jäger bringt höchstens drei Nahrung. Schick zwei oder drei.
lesson-stone-age-hunt-place-wrong-2 = So viele? Dann bliebe niemand für andere Arbeit. Zwei oder drei.
lesson-stone-age-hunt-place-wrong-3 = Ein Acker bringt in jeder Runde 1 Nahrung: eine gute Gewohnheit. Heute brauchst du mehr: erst auf die Jagd.
lesson-stone-age-own-round-say = Der Rest der Runde gehört dir. Setze ein, wen du noch hast, dann führe die Aktionen aus. Tippst du etwas an, sagt es dir, was es kann.
lesson-stone-age-own-round-goal = Bring den Stamm durch den Abend und komm mit etwas Neuem nach Hause.
lesson-stone-age-end-say = Das war eine richtige Runde, und zwar deine. Das Spiel endet, wenn ein Gebäudestapel leer ist oder die Karten ausgehen; dann werden alle Karten gezählt.
lesson-stone-age-end-next = eine erste Partie gegen einen leichten Bot, mit Tipps für den Anfang
lesson-stone-age-end-learnt-1 = Einsetzen, Aktionen, ernähren: in jeder Runde dieselben drei Schritte.
lesson-stone-age-end-learnt-2 = Das Dorf zum Wachsen, die Orte für Rohstoffe, Gebäude für Punkte jetzt, Karten für Punkte später.
lesson-stone-age-end-learnt-3 = Zähl die Mäuler, bevor du einsetzt.

## Exercise sa-01-tools
exercise-sa-01-tools-title = Ein Wurf, und noch einer
exercise-sa-01-tools-goal = Der Steinbruch brachte 8; ein Stein kostet 5. Zwei von dir warten noch am Fluss. Zähl so wenig Werkzeug hinzu, dass es für einen zweiten Stein reicht.
exercise-sa-01-tools-explain = Acht und zwei sind zehn: zwei Steine. Das 2er-Plättchen schafft das allein, und die zwei 1er bleiben für den Fluss, wo ein Auge über Gold entscheidet. Mit den 1ern ginge es auch, doch dann bliebe nur die 2, und kleine passen besser.
exercise-sa-01-tools-bad-1 = Nur ein Stein; 2 Augen fehlen.
exercise-sa-01-tools-bad-2 = Elf ist nicht besser als zehn: Die zusätzliche 1 ist verschenkt.
exercise-sa-01-tools-bad-3 = Alles benutzt, und für den Fluss bleibt nichts.

## Exercise sa-02-hungry
exercise-sa-02-hungry-title = Zwei Mäuler zu viel
exercise-sa-02-hungry-goal = Dir fehlen zwei Nahrung. Bezahle so, dass es am wenigsten wehtut.
exercise-sa-02-hungry-explain = Jeder Rohstoff ernährt eine Person. In einem Gebäude ist Holz 3 wert, Ziegel 4, Gold 6: Also gib Holz her. Das sind höchstens 6 Punkte in Gebäuden statt 10, die sicher verloren wären.
exercise-sa-02-hungry-bad-1 = Zehn Punkte für zwei Mäuler: sehr teuer.
exercise-sa-02-hungry-bad-2 = Gold ist in einem Gebäude doppelt so viel wert wie Holz.

## Exercise sa-03-seven
exercise-sa-03-seven-title = Das große Gebäude
exercise-sa-03-seven-goal = Das Gebäude nimmt ein bis sieben Rohstoffe. Bau es für möglichst viele Punkte.
exercise-sa-03-seven-explain = Mehr als sieben gehen nicht, und jeder zählt seinen Wert: 2 Gold 12, 3 Stein 15, 2 Ziegel 8, zusammen 35. Die drei Holz bleiben für eine Karte.

## Exercise sa-04-two-kinds
exercise-sa-04-two-kinds-title = Genau zwei Sorten
exercise-sa-04-two-kinds-goal = Fünf Rohstoffe von genau zwei Sorten: Finde die Bezahlung, die am meisten Punkte bringt.
exercise-sa-04-two-kinds-explain = Zwei Sorten, fünf Stück: 3 Ziegel und 2 Gold ergeben 12 + 12 = 24. Mit Holz statt Ziegel wären es 9 + 12 = 21. Eine dritte Sorte geht nicht, und wäre sie noch so wertvoll.

## Exercise sa-05-order
exercise-sa-05-order-title = In der richtigen Reihenfolge
exercise-sa-05-order-goal = Du stehst beim Werkzeugmacher, am Fluss und auf dem Gebäude (2 Holz, 1 Gold). Der Würfel am Fluss wird 5 zeigen. Bring das Gebäude nach Hause.
exercise-sa-05-order-explain = Ein neues Werkzeug hilft sofort. Erst der Werkzeugmacher, dann der Fluss: 5 und 1 sind 6, also ein Gold, und das Gebäude ist bezahlt. In jeder anderen Reihenfolge ist das Gold verloren oder das Gebäude.

## Exercise sa-06-dice-table
exercise-sa-06-dice-table-title = Welcher Würfel?
exercise-sa-06-dice-table-goal = Zwei Würfel liegen bereit: Die 4 ist ein Gold, die 5 ein Werkzeug. Sieh dir die Leute auf deinen Karten an. Welcher bringt dir am Ende mehr?
exercise-sa-06-dice-table-explain = Mit der neuen Karte hast du sieben Werkzeugmacher: Jedes Werkzeug, das du erhältst, ist am Ende 7 Punkte wert und hilft dazu in jeder Runde. Ein Gold wäre in einem Gebäude bestenfalls 6 wert.

## Exercise sa-07-finish
exercise-sa-07-finish-title = Mach Schluss
exercise-sa-07-finish-goal = Es ist das letzte Gebäude dieses Stapels, und du kannst es bezahlen. Bauen oder lieber liegen lassen?
exercise-sa-07-finish-explain = Das letzte Gebäude eines Stapels beendet das Spiel nach dieser Runde. Du führst 82 zu 60, erhältst 10 dazu, und dein Hüttenbauer zählt eines mehr. Drüben: acht Personen, 6 ständige Nahrung; das holt auf. Wer führt, will das Ende.
exercise-sa-07-finish-bad-1 = Das Spiel ginge weiter, und der andere Stamm wächst schneller als deiner.

## Exercise sa-08-green
exercise-sa-08-green-title = Ein grüner Satz
exercise-sa-08-green-goal = Deine Personen stehen auf zwei grünen Karten, und du hast drei Rohstoffe: die zum Preis von 1 oder die zum Preis von 3? Fünf verschiedene Symbole hast du schon. Nimm die bessere.
exercise-sa-08-green-explain = Grüne Karten zählen die Zahl verschiedener Symbole mal sich selbst. Schrift ist neu: sechs statt fünf, 36 statt 25. Noch eine Töpferei begänne nur einen zweiten Satz: 1 Punkt. Und diese Karte zieht noch eine verdeckte.
exercise-sa-08-green-bad-1 = Ist diese bezahlt, reicht es für die andere nicht mehr; und Töpferei hast du schon.

## Exercise sa-09-unkind
exercise-sa-09-unkind-title = Würfel ohne Herz
exercise-sa-09-unkind-goal = Sechs Mäuler, 1 Nahrung, 2 ständige Nahrung, 1 Holz, ein 1er-Werkzeug. Oda hat alle eingesetzt, und jeder Würfel wird 2 zeigen. Mach heute alle satt, mit so wenigen Personen wie möglich.
exercise-sa-09-unkind-explain = Du brauchst 6: 1 ist da, 2 kommen vom Acker, also fehlen 3. Die Karte bringt genau 3 für ein Holz und eine Person. Drei Jäger brächten mit lauter Zweien auch 3. Zähl erst, was sicher ist, und dann die Würfel.

## Exercise sa-10-last-person
exercise-sa-10-last-person-title = Die letzte Person
exercise-sa-10-last-person-goal = Oda steht auf dem letzten Gebäude eines Stapels und kann es bezahlen: Heute Abend ist Schluss. Du hast 2 Holz und 1 Ziegel. Wo bringt deine letzte Person am meisten?
exercise-sa-10-last-person-explain = Am letzten Abend zählen nur noch Punkte. Das Gebäude für 2 Holz und 1 Ziegel kannst du mit dem bezahlen, was du hast: 10 Punkte statt 3 für dieselben Rohstoffe als Rest. Zum Wachsen ist es zu spät.
exercise-sa-10-last-person-bad-1 = Ständige Nahrung für einen letzten Abend und ein Bauer: kaum ein Punkt.
exercise-sa-10-last-person-bad-2 = Ein Acker macht niemanden mehr satt: Heute ist der letzte Abend.
