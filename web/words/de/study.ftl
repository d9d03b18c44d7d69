# Rückschau: Nachspielen, Ende einer Partie, Analyse, Studie.

replay = Nachspielen
replay-title = { $title }: Nachspielen
replay-first = Erste Stellung
replay-round-back = Eine Runde zurück
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-round-on = Eine Runde weiter
replay-last = Letzte Stellung
replay-play = Abspielen
replay-pause = Pause
replay-go = Hingehen
replay-slider = Stellung
replay-at = Stellung { $step } von { $last }, Runde { $round }
replay-beginning = Das Spiel ist aufgebaut.
replay-nothing = Nichts, was du sehen konntest.
replay-keys = Tasten: links und rechts um eine Entscheidung, auf und ab um eine Runde, Pos1 und Ende an die Enden, Leertaste spielt ab.
replay-link = Link zu dieser Stellung
replay-copied = Kopiert
replay-seen-from = Gesehen von
replay-spectator = einem Zuschauer
replay-to-table = Zum Tisch
replay-rounds = Runden
replay-next = Als Nächstes: { $name }
round = Runde { $round }

end-title = Das Spiel ist zu Ende
end-rank = Platz
end-name = Name
end-points = Punkte
end-graph = Punkte nach jeder Runde
end-graph-about = Als wäre das Spiel nach dieser Runde zu Ende gewesen.
end-graph-table = Dasselbe als Tabelle
end-again = Noch einmal mit denselben Spielern
end-see-board = Spielplan ansehen
end-again-open = Zur nächsten Partie

fair = Faire Würfel
fair-running = Vor dem ersten Zug hat der Tisch den Startwert aller Würfel und Karten festgelegt; hier steht sein Fingerabdruck. Am Ende zeigt der Tisch den Startwert selbst, und jeder kann prüfen, dass es die ganze Zeit dieser war.
fair-commitment = Fingerabdruck (SHA-256)
fair-seed = Startwert
fair-good = Der Startwert hat den Fingerabdruck, der vom ersten Zug an zu sehen war, und die Aufzeichnung führt beim Nachspielen zum selben Ende.
fair-bad = Die Aufzeichnung führt beim Nachspielen nicht zum selben Ende: { $why }
fair-how = Prüfe es selbst: Lade die Aufzeichnung herunter und gib diesen Befehl ein:

since = Seit deinem letzten Zug

analysis = Analyse
analysis-title = { $title }: Analyse
analysis-about = Ein starker Bot denkt über jede Entscheidung noch einmal nach, mit dem, was der Spieler wissen konnte. Das dauert etwa eine halbe Minute.
analysis-start = Diese Partie analysieren
analysis-running = Die Analyse läuft
analysis-waiting = Eine andere Analyse läuft noch
analysis-look-again = Noch einmal nachsehen
analysis-failed = Die Analyse ist abgebrochen. Sie kann neu gestartet werden.
analysis-graph = Gewinnchancen
analysis-mistakes = Fehler, auf die es ankam
analysis-none = Kein Fehler, auf den es ankam.
analysis-better = besser: { $action }
analysis-players = Wie gut jeder spielte
analysis-decisions = Entscheidungen
analysis-best = Besten Zug gefunden
analysis-given = Verschenkt
analysis-inaccuracies = Ungenauigkeiten
analysis-blunders = Grobe Fehler
analysis-mistakes-short = Fehler
verdict-mistake = Fehler
verdict-blunder = grober Fehler

play-on = Von hier gegen Bots weiterspielen
play-on-seat = Ich spiele
play-on-level = Die anderen sind Bots
play-on-start = Weiterspielen

study = Studie
study-title = Eine Partie studieren
study-lead = Öffne die Aufzeichnung einer Partie, von hier oder von der Befehlszeile. Jeder Schritt wird geprüft; danach kannst du die Partie nachspielen, analysieren lassen und von jeder Stellung aus weiterspielen.
study-file = Eine Datei
study-text = oder der Text einer Aufzeichnung
study-open = Öffnen
study-refused = Diese Aufzeichnung lässt sich nicht öffnen.
study-nothing = Wähle erst eine Datei oder füge den Text einer Aufzeichnung ein.
