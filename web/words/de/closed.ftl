# Ein Tisch, den man nur noch ansehen kann.

closed-title = { $title }: geschlossener Tisch
closed-lead = Du siehst diesen Tisch, wie er stand. Weiterspielen kann man hier nicht.
closed-rules = Gespielt wurde nach Version { $played } der Regeln. Hier gilt Version { $running }, und damit könnten dieselben Züge anderswohin führen.
closed-box = Gespielt wurde mit anderen Karten und Zahlen, als hier jetzt verwendet werden.
closed-unreadable = Ein Teil dessen, was davon aufbewahrt wurde, ist nicht mehr lesbar.
closed-newer = Der Tisch wurde von einer neueren Version dieses Programms aufbewahrt, als hier läuft. Sobald der Server auf dem neuesten Stand ist, öffnet er sich wieder.
closed-abandoned = Hier hat lange niemand gespielt; deshalb ist der Tisch beendet.
closed-left = Alle haben den Tisch verlassen; deshalb ist er beendet.
closed-board = Wie es stand
closed-no-board = Es lässt sich kein Bild mehr davon zeichnen.
closed-later = { $count ->
    [one] Nach diesem Bild kam noch 1 Zug; er steht nur in der Aufzeichnung.
   *[other] Nach diesem Bild kamen noch { $count } Züge; sie stehen nur in der Aufzeichnung.
}
closed-players = Spieler und Punkte in diesem Moment
closed-names = Spieler
closed-record = Die Aufzeichnung
closed-record-download = Aufzeichnung herunterladen
closed-record-close = Aufzeichnung nehmen und den Tisch für immer schließen
closed-record-warning = Die Aufzeichnung legt alles offen, auch verdeckte Karten und Würfel, die noch kommen sollten. Wer sie nimmt, schließt den Tisch für immer: Niemand kann hier später weiterspielen.
closed-events = Alles, was aufbewahrt wurde, als JSON
