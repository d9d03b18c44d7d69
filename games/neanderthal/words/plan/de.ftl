# Plans: hunters that are sent together, things that are gathered, offers in two columns.

ne-plan = Dein Plan
ne-plan-unseen = vor dem Bestätigen sieht ihn niemand
ne-plan-empty = Wähle eine Zahl auf einer Karte oder zieh Leute aus dem Lager.
ne-plan-chip = { $number ->
    [one] 1 Jäger
   *[other] { $number } Jäger
}, Ziel { $card }: { $odds } % Chance
ne-plan-fewer = Einer weniger: { $card }
ne-plan-more = Einer mehr: { $card }
ne-plan-how-many = { $card }: Wie viele?
ne-plan-unmet = Verlangt Scheiben, die nicht frei sind
ne-plan-fight = erst ein Kampf
ne-plan-keep = { $odds } % behalten
ne-plan-followed = Raubtier folgt:
ne-plan-stay = { $planned } geplant, { $home } daheim
ne-plan-dead = etwa { $number } sterben
ne-plan-safe = keine Gefahr
ne-plan-against = erst ein Kampf: { $who }
ne-plan-elder = Neuer Ältester: { $name }
ne-plan-husband = Ehemann: { $name }
ne-plan-suitor = Bewerber: { $name }
ne-plan-swap = Der Alpha tauscht den Platz
ne-plan-other = Etwas anderes
ne-plan-drop = Herausnehmen: { $what }
ne-plan-nobody = Niemanden schicken
ne-plan-done = Fertig
ne-plan-send = { $number ->
    [one] 1 Jäger schicken
   *[other] { $number } Jäger schicken
}
ne-gather-left = Noch { $left }
ne-gather-free = { $number ->
    [0] Keine freigeben
    [one] 1 Scheibe freigeben
   *[other] { $number } Scheiben freigeben
}
ne-gather-recall = { $number ->
    [0] Niemanden zurückrufen
   *[other] { $number } zurückrufen
}
ne-gather-lose = { $number } verlieren
ne-gather-together = { $number } auf einmal ({ $who })
ne-gather-do = Bestätigen ({ $number })

ne-bargain-title = { $from } machen { $to } ein Angebot
ne-bargain-bribe = Eine Karte nur auf einer Seite ist Bestechung: Man gibt sie fürs Gehen. Wer geht, bleibt diese Runde zu Hause.
ne-bargain-offer = Angebot machen
ne-bargain-you-give = Du gibst
ne-bargain-you-get = Du bekommst
ne-bargain-gives = { $who } geben
ne-bargain-leaves = eine Karte verlassen
ne-bargain-hands-over = hergeben
ne-bargain-weds = eine Tochter heiratet
ne-bargain-go-home = { $number ->
    [one] 1 geht nach Hause
   *[other] { $number } gehen nach Hause
}
ne-bargain-suitor-home = geht nach Hause
ne-bargain-hand = von Hand zu Hand
ne-bargain-tableau = aus der Auslage
ne-bargain-marries = heiratet einen, der geht
ne-bargain-agree = Wer zustimmen muss
ne-bargain-first = Zuerst gefragt. Vokale Arten sagen ja oder nein; ein Stamm darf einmal kontern.
ne-bargain-then = Steht auf einer Karte, die verlassen wird. Ein Nein beendet das Angebot.
ne-bargain-all = Sagen alle ja, geschieht alles sofort.
ne-bargain-more = Mehr
ne-bargain-back = Zurück zum Angebot
ne-bargain-home = zu Hause im Lager
ne-bargain-now-then = jetzt → dann

ne-side-cost = { $what }: { $count ->
    [0] keine Scheiben.
    [one] 1 Scheibe.
   *[other] { $count } Scheiben.
}
ne-side-scores = Die Seite bestimmt auch, was Punkte bringt: Sieh dir beide an.

ne-goal = Ziel
ne-goal-told = { $reached } von { $needed } Arten leben mit einem Tier
ne-goal-won = Gemeinsam gewonnen: { $names } leben weiter, jede Art mit einem Tier.
ne-goal-lost = Gemeinsam verloren: Nur eine Art lebt mit einem Tier weiter ({ $names }); { $needed } wären nötig gewesen.
ne-goal-lost-all = Gemeinsam verloren: Keine Art lebt mit einem Tier weiter; { $needed } wären nötig gewesen.
ne-ask-all-chosen = Alles ist gewählt: Bestätige es oder ändere es noch.
