# Stone Age: was ein Neuling hören sollte.

sa-tip-short = Heute { $n ->
    [one] fehlt { $n } Nahrung
   *[other] fehlen { $n } Nahrung
}: noch { $hunters } Jäger wären etwa richtig.
sa-tip-never = Auch mit den besten Würfen kannst du dieses Gebäude in dieser Runde nicht bezahlen: Es fehlt { $good }.
sa-tip-not-yet = Sammle zuerst: Diesem Gebäude fehlt noch { $lacks }.
sa-tip-field = Ein Acker gibt bei jedem Ernähren 1 Nahrung, für den Rest des Spiels.
sa-tip-dice-table = Nimm einen Würfel: 1 bis 4 sind Holz, Ziegel, Stein, Gold; 5 ein Werkzeug, 6 ein Acker. Dann nehmen die anderen einen.
sa-tip-once = Dein einmaliges Werkzeug wirkt einmal im Spiel. Hebe es für einen Wurf auf, dem genau so viel fehlt.
sa-tip-two = Zwei Rohstoffe nach Wahl, jetzt oder wenn du sie brauchst.
sa-tip-open = Je mehr du bezahlst, desto mehr zählt es: Holz { $wood }, Ziegel { $brick }, Stein { $stone }, Gold { $gold } je Stück.
sa-tip-choice = Es will genau { $n ->
    [one] { $n } Sorte
   *[other] { $n } Sorten
}. Nimm deine teuersten Rohstoffe: Jeder zählt seinen Wert.
sa-tip-hunger = Bezahle die fehlende Nahrung mit Rohstoffen, je einen, oder verliere einmal { $n } Punkte.
sa-tip-stand = Du darfst hier auch stehen, wenn du nicht bezahlen kannst: Das hält andere fern.
sa-tip-last = Wer dieses letzte Gebäude nimmt, beendet das Spiel nach dieser Runde.
