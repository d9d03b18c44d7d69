# Warum ein Zug von Stone Age gut ist.

sa-why-field = { $n ->
    [one] Eine Nahrung mehr beim Ernähren in dieser Runde, und damit kann das Spiel enden.
   *[other] Eine Nahrung mehr bei jedem Ernähren: noch etwa { $n }-mal, dieses eingerechnet.
}
sa-why-tool = { $n ->
    [0] Ein Werkzeugpunkt mehr, nur für diese Runde.
    [one] Ein Werkzeugpunkt mehr in jeder Runde: nach dieser kommt etwa noch { $n }.
   *[other] Ein Werkzeugpunkt mehr in jeder Runde: nach dieser kommen etwa noch { $n }.
}
sa-why-hut = { $n ->
    [0] Eine Person mehr, aber kaum noch eine Runde zum Arbeiten.
    [one] In jeder Runde arbeitet jemand mehr: nach dieser kommt etwa noch { $n }.
   *[other] In jeder Runde arbeitet jemand mehr: nach dieser kommen etwa noch { $n }.
}
sa-why-hunt = { $dice }: { $chance } % für die { $gain }, die dir heute fehlen.
sa-why-hunt-more = Alle werden schon satt. { $dice }: { $chance } % für { $gain } oder mehr, für die nächsten Runden.
sa-why-throw = { $dice }: { $chance } % für { $gain } oder mehr.
sa-why-throw-for = { $thrown } Deinem Gebäude fehlt noch { $lacks }.
sa-why-symbol = { $top }; und ein neues Symbol: { $n ->
    [one] dein erstes, für { $points } Punkt
   *[other] { $n } verschiedene zählen { $points } statt { $before }
}.
sa-why-pair = { $top }; und ein Symbol, das du schon hast: der zweite Satz von { $n } zählt { $points } statt { $before }.
sa-why-top = { $top }. Das Symbol hast du schon zweimal.
sa-why-craft = { $top }; und { $people } mal { $n }: { $points }, wenn das Spiel jetzt zu Ende wäre.
sa-why-building = { $points } für { $cost }.
sa-why-choice = Jeder Rohstoff zählt seinen Wert: { $cost }. Bezahle mit deinen teuersten.
sa-why-open = Je mehr du bezahlst, desto mehr zählt es: mit dem, was du jetzt hast, { $points }.
sa-why-last-ahead = { $points }, und der Stapel ist leer: das Spiel endet nach dieser Runde, und du liegst { $n } vorn.
sa-why-last-behind = { $points }. Dann ist der Stapel leer, und das Spiel endet nach dieser Runde; du liegst { $n } zurück, die anderen Karten nicht gerechnet.
sa-why-no-tools = { $sum } Augen sind { $gain }. Für das Nächste fehlen noch { $n }, und die hat dein Werkzeug nicht.
sa-why-tools-kept = Eins mehr würde { $n } Werkzeugpunkte kosten: bei einem anderen Wurf helfen sie vielleicht mehr.
sa-why-tools = { $sum } und { $added } Augen sind { $gain } statt { $before }.
sa-why-pay-card = { $card } Was du bezahlst, brächte in einem Gebäude { $points }.
sa-why-decline = Was es kostet, ist anderswo mehr wert: { $n ->
    [one] dein Rohstoff bleibt
   *[other] deine { $n } Rohstoffe bleiben
} bei dir.
sa-why-resource = { $gain }: in einem Gebäude { $n } Punkte wert.
sa-why-keep = Was du aufhebst, nimmst du, wenn du weißt, was fehlt.
sa-why-raise-used = Das unbenutzte Plättchen bleibt, wie es ist, und kann diese Runde noch helfen.
sa-why-raise-unused = Das erhöhte Plättchen kann schon diese Runde helfen.
sa-why-feed = { $paid } brächte in Gebäuden { $n } Punkte; Hunger kostet { $penalty }.
sa-why-starve = Das Ernähren würde { $n } Rohstoffe kosten, die { $worth } Punkte wert sind; Hunger kostet einmal { $penalty }.
sa-why-starve-bare = Die { $n }, die fehlen, hast du nicht. Es kostet { $penalty } Punkte, wie viele auch hungern.
