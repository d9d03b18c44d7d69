# Words of the table's page that all games share.

table-back = Zurück
table-more = eins mehr
table-less = eins weniger
table-unpaid = Noch keine gültige Menge
table-mine = Meine Sachen
table-log = Verlauf
table-settings = Einstellungen
table-speed = Tempo der Züge der anderen
table-speed-instant = sofort
table-speed-quick = zügig
table-speed-fast = schnell
table-speed-calm = ruhig
table-notify = Melden, wenn ich am Zug bin
table-sounds = Klänge von Holz, Stein und Würfeln
table-skip = Zu meinem Zug
table-away = Der Server antwortet nicht. Dein Zug wurde nicht ausgeführt; versuch es noch einmal.
table-rule = Regel zu dieser Frage
table-lost = Die Verbindung ist unterbrochen. Die Seite stellt sie von selbst wieder her.
table-menu = Menü
table-inspector = Was du ansiehst
points = Punkte
table-choose = Das wählen
table-inspect = Zeige auf etwas auf dem Spielplan oder tippe es an: Hier steht, was es ist und was es tut.
