# What is added after two misses: the reason, and what to press.

lesson-stone-age-first-place-hint = Mit Holz bezahlst du Gebäude und Karten, und drei Würfel bringen etwa drei Holz. Wähle den Wald, dann die Zahl 3.
lesson-stone-age-tool-place-hint = Ein Werkzeug zählt in jeder Runde zu deinen Würfeln. Eine Person genügt: Wähle den Werkzeugmacher im Dorf.
lesson-stone-age-card-place-hint = Je weiter rechts eine Karte liegt, desto weniger kostet sie. Wähle die letzte rechts: Sie kostet nur einen Rohstoff.
lesson-stone-age-tool-use-hint = Die Reihenfolge bestimmst du, und ein Werkzeug, das du jetzt holst, hilft gleich im Wald. Also zuerst der Werkzeugmacher.
lesson-stone-age-forest-use-hint = Die Karte will bezahlt werden, und noch hast du nichts. Deine drei Personen im Wald bringen das Holz: Wähle den Wald.
lesson-stone-age-forest-tool-hint = 11 und 1 vom Werkzeug sind 12, und 12 geteilt durch 3 sind 4 Holz. Nächste Runde ist es wieder bereit, du verlierst also nichts.
lesson-stone-age-card-use-hint = Deine letzte Person steht auf der Karte ganz rechts. Wähle diese Karte, dann wirst du gefragt, wie du bezahlst.
lesson-stone-age-card-pay-hint = Holz ist das Billigste, womit du bezahlen kannst, und du hast vier. Stell Holz auf 1 und bestätige.
lesson-stone-age-hut-place-hint = Eine neue Person arbeitet in jeder Runde, die noch kommt: Sei früh da. Die Hütte nimmt zwei auf einmal: Wähle sie.
lesson-stone-age-building-place-hint = Wer zuerst auf einem Gebäude steht, darf es bauen. Deins zeigt 2 Holz und 1 Ziegel: Wähle es.
lesson-stone-age-clay-place-hint = Ein Ziegel fehlt, und ein einzelner Würfel zeigt oft weniger als 4. Zwei sind sicherer: die Lehmgrube, mit beiden.
lesson-stone-age-clay-use-hint = Das Gebäude wartet auf den Ziegel, also hol ihn, bevor du baust. Wähle die Lehmgrube, wo deine zwei Personen stehen.
lesson-stone-age-clay-tool-hint = 3 Augen und 1 vom Werkzeug sind 4: genau ein Ziegel. Wähle das Werkzeug.
lesson-stone-age-building-use-hint = Die Punkte kommen, wenn deine Person auf dem Gebäude arbeitet. Wähle das Gebäude, auf dem sie steht.
lesson-stone-age-building-pay-hint = Stell Holz auf 2 und Ziegel auf 1: 2 mal 3 und 1 mal 4 sind die 10 Punkte.
lesson-stone-age-hut-use-hint = Nur die beiden vor der Hütte haben noch nicht gearbeitet. Wähle die Hütte, und dein Stamm wächst um eine Person.
lesson-stone-age-sand-place-hint = Du bist zuerst dran, also nimmt sie dir niemand weg, und sie ist die billigste. Wähle die Karte ganz rechts.
lesson-stone-age-hunt-place-hint = Sechs Personen essen jeden Abend 6 Nahrung. Zwei oder drei Würfel bringen, was fehlt: Wähle die Jagd, dann 2 oder 3.
