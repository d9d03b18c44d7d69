
# Was die Teile über sich erzählen: was sie sind, tun und bringen, und was sie für dich bedeuten.
ez-piece-light = helle Karte
ez-piece-dark = dunkle Karte
ez-piece-ends-round = Sie nimmt den letzten Stein des dunklen Vorrats: Damit endet das Siedeln (EZ-3.12).
ez-piece-ends-game = Sie nimmt den letzten Stein des letzten Durchgangs: Die Karte bewirkt nichts, ihre Steine bekommst du nicht, und das Siedeln endet (EZ-12.1).
ez-piece-leaves = Danach { $n ->
    [one] liegt noch { $n } Stein
   *[other] liegen noch { $n } Steine
} im dunklen Vorrat; die Karte, die den letzten nimmt, beendet das Siedeln (EZ-3.12).
ez-piece-helps-one = Du wählst, welchem anderen Spieler sie hilft (EZ-3.13).
ez-piece-copies = { $count ->
    [one] Es gibt { $count } solche Karte.
   *[other] Es gibt { $count } solche Karten.
}
ez-piece-pays = Du hast { $have ->
    [one] { $have } Stein
   *[other] { $have } Steine
} und behältst { $left }, wenn du sie ausspielst.
ez-piece-lacks = Zum Ausspielen { $n ->
    [one] fehlt dir { $n } Stein
   *[other] fehlen dir { $n } Steine
}.
ez-piece-ways = Du hast { $have ->
    [one] { $have } Stein
   *[other] { $have } Steine
}: genug für { $n } von 3 Möglichkeiten.
ez-piece-gets = Danach hättest du { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}.
ez-piece-duty = Mit { $duty } oder mehr Steinen musst du eine helle Karte ausspielen, oder eine Kultkarte als die offene helle (EZ-3.5).
ez-piece-lands = Freie Gebiete dieser Landschaft: { $areas }.
ez-piece-lands-none = Kein Gebiet dieser Landschaft ist frei: Es bleiben 2 Jäger an beliebigen Orten.
ez-piece-stock = { $n ->
    [0] Du hast keinen Jäger im Vorrat: Du versetzt stattdessen Jäger auf dem Plan (EZ-4.2).
    [one] Du hast { $n } Jäger im Vorrat.
   *[other] Du hast { $n } Jäger im Vorrat.
}
ez-piece-copy = Jetzt könnte sie wirken wie: { $cards }.
ez-piece-copy-none = Keine Karte liegt offen, wie die sie wirken könnte.
ez-piece-covered = Hier liegt ein Gletscher: Niemand kommt mehr hinein (EZ-4.4, EZ-10.3).
ez-piece-room = Hier ist Platz für { $base } Jäger, für jedes Mammut 1 mehr und für so viele mehr, wie die Feuer wert sind (EZ-8.2).
ez-piece-crowded = Hier { $n ->
    [one] steht { $n } Jäger
   *[other] stehen { $n } Jäger
}: Ist das mehr, als Platz ist, nimmt zuerst einen zurück, wer hier die wenigsten hat (EZ-8.3).
ez-piece-scores = { $points ->
    [one] Jeder Jäger hier bringt am Ende des Durchgangs { $points } Punkt (EZ-9.1).
   *[other] Jeder Jäger hier bringt am Ende des Durchgangs { $points } Punkte (EZ-9.1).
}
ez-piece-own-here = { $n ->
    [0] Du hast hier keinen Jäger.
    [one] Du hast hier { $n } Jäger: { $points }, würde jetzt gewertet.
   *[other] Du hast hier { $n } Jäger: { $points }, würde jetzt gewertet.
}
ez-piece-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ez-piece-first-out = Ist es zu voll, hast du hier die wenigsten und nimmst zuerst einen zurück.
ez-piece-fire = Werden die Feuer aufgedeckt, ist in seinem Gebiet Platz für so viele Jäger mehr, wie es zeigt: { $least } bis { $most } (EZ-8.1, EZ-8.2).
ez-piece-supply-dark = Dunkle Karten nehmen ihre Steine von hier; die Karte, die den letzten Stein nimmt, beendet das Siedeln (EZ-3.4, EZ-3.12).
ez-piece-supply-light = Helle Karten werden hier bezahlt; im nächsten Durchgang sind diese Steine der dunkle Vorrat (EZ-3.3, EZ-11.1).
ez-piece-draw = Nach deiner Karte füllst du deine Hand auf { $n } Karten auf, von welchem Stapel du willst; eine volle Hand hat immer beide Farben (EZ-3.9, EZ-3.10).
ez-piece-top = Hier liegt offen die zuletzt ausgespielte Karte dieser Farbe; eine Kultkarte kann wie sie wirken (EZ-3.2, EZ-5.8).
ez-piece-under = { $n ->
    [0] Keine andere Karte liegt darunter.
    [one] Darunter liegt { $n } Karte.
   *[other] Darunter liegen { $n } Karten.
}

ez-phase-settling-about = Reihum spielt jeder eine Karte aus: Helle kosten Steine, dunkle bringen Steine und helfen anderen. Der letzte Stein des dunklen Vorrats beendet das Siedeln.
ez-phase-conflicts-about = Die Feuer werden umgedreht, Gebiet für Gebiet. Wo zu viele stehen, gehen Jäger heim, zuerst die von dem, der dort die wenigsten hat.
ez-phase-scoring-about = Jeder Jäger, der noch da ist, bringt Punkte: mehr bei Mammuts.
ez-phase-glacier-about = Wer die wenigsten Punkte hat, legt einen Gletscher: Dieses Gebiet ist für immer gesperrt.
