# Tipps, die Hilfe beim ersten Spiel, die Analyse am Brett und das Lernen aus Fehlern.

hint-title = Tipp: { $action }
hint-chance = Gewinnchance
hint-follow = So ziehen
hint-hide = Tipp ausblenden
helper = Starthilfe

judged-better = Besser: { $action }
judged-good = Der beste Zug
judged-played = { $name }: { $action }
judged-lost = verschenkt
judged-points = { $n ->
    [one] { $n } Punkt weniger zu erwarten
   *[other] { $n } Punkte weniger zu erwarten
}
judged-mistakes-of = Fehler von { $name }
judged-count = { $n } von { $all }
judged-try = Noch einmal
judged-later = Wenn das Spiel zu Ende ist, kann ein starker Bot jede Entscheidung noch einmal durchdenken.
judged-mark-best = bester Zug: { $chance } %
judged-mark-played = gespielt: { $chance } %

mistakes = Lerne aus deinen Fehlern
mistakes-task = Fehler { $n } von { $all }
mistakes-played = Du hast gespielt: { $action }. Das hat { $lost } von dem verschenkt, was du erwarten konntest.
mistakes-try = Entscheide noch einmal: Mach am Brett einen besseren Zug.
mistakes-good = Besser geht es nicht!
mistakes-better = Besser als vorher, aber es ist mehr drin.
mistakes-worse = Das verschenkt so viel wie vorher oder mehr.
mistakes-tried = { $action }: { $chance } Gewinnchance; der beste Zug hat { $best }.
mistakes-line = So kann es weitergehen:
mistakes-again = Noch einmal
mistakes-show = Den besten zeigen
mistakes-next = Nächster Fehler
mistakes-done = Das war der letzte.
verdict-inaccuracy = Ungenauigkeit
