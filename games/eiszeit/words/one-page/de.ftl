# Auf einer Seite: was man wissen muss, um anzufangen.

ez-page-goal = Siedle deine Jäger bei den Mammuts an. Die meisten Punkte nach { $rounds } Durchgängen gewinnen.
ez-page-start = Du beginnst mit { $stones } Steinen und { $hunters } Jägern. Vor dem ersten Durchgang setzt jeder { $first } davon.
ez-page-turn = In deinem Zug: Spiele eine Karte aus, lege eine ab, wenn du willst, und fülle die Hand auf { $hand } auf.
ez-page-light = Eine helle Karte kostet Steine, und du führst sie aus.
ez-page-dark = Eine dunkle Karte bringt dir Steine, und andere führen sie aus.
ez-page-duty = Mit { $n } Steinen oder mehr musst du eine helle Karte ausspielen.
ez-page-last = Wer den letzten Stein des dunklen Vorrats nimmt, beendet das Siedeln.
ez-page-limit = Ein Gebiet hat Platz für { $n } Jäger, 1 mehr je Mammut und so viele mehr, wie seine verdeckten Feuer wert sind.
ez-page-conflict = Wo zu viele stehen, gehen Jäger einzeln in ihren Vorrat zurück, zuerst bei dem, der dort die wenigsten hat.
ez-page-club = Ein Jäger mit Keule muss nie gehen.
ez-page-score = Jeder Jäger bringt ohne Mammut { $alone }, mit einem { $one }, mit zwei oder mehr { $many }.
ez-page-glacier = Wer die wenigsten Punkte hat, legt einen Gletscher: Das Gebiet ist für immer geschlossen.
ez-page-supply = Die für helle Karten bezahlten Steine sind der dunkle Vorrat des nächsten Durchgangs.
