# Auf einer Seite: was man wissen muss, um anzufangen.

ne-page-goal = Führe eine Menschenart durch die Eiszeit. Nach mindestens { $rounds } Runden gewinnen die meisten Punkte.
ne-page-start = Du beginnst mit { $hunters } Jägern, einem Feuermacher und Scheiben in drei Farben: Die freien sind dein Wortschatz.
ne-page-daughter = In jeder Runde erscheint eine Tochter. Sie bestimmt die Reihenfolge, bringt Ereignisse und wird versteigert.
ne-page-bid = Du bietest freie Scheiben in ihren Farben. Die Scheiben des Siegers liegen auf ihr, bis sie frei werden.
ne-page-mature = Was eine Scheibe auf oder unter sich hat, ist unreif und tut noch nichts.
ne-page-chaos = Mehr Jäger im Lager als freie Scheiben: Das Chaos nimmt die Hälfte.
ne-page-blizzard = Im Schneesturm halten 2 Jäger im Lager 1 Ältesten, 1 Haustier oder 1 Tochter am Leben.
ne-page-assign = Dann setzt du Jäger ein: auf Tiere und Funde, als Älteste auf einen Rang oder bei Töchtern.
ne-page-hunt = Jeder Jäger würfelt. Eine 1 trifft, mit Stern auch eine 2; genug Treffer bringen Kinder und geben Scheiben frei.
ne-page-wounds = Jeder Würfel, der eine Biss- oder Frostzahl der Karte zeigt, tötet einen Jäger.
ne-page-predator = Nach einem Erfolg auf Großwild folgt das nächste Raubtier: Ohne Treffer nimmt es die Beute.
ne-page-claim = Genug gleiche Würfel lassen dich die Karte nehmen: als Trophäe, oder als Tier oder Erfindung auf die Hand.
ne-page-portal = Am Ende der Runde kann eine Tochter ein Portal in deinem Hirn öffnen. Portal Nummer { $three } (zu zweit oder allein { $fewer }) bringt dir die Stammeskultur.
ne-page-score = Am Ende zählt alles Reife, wie es deine Sexualität sagt.
