# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = nichts
sa-good-food = Nahrung
sa-good-wood = Holz
sa-good-brick = Ziegel
sa-good-stone = Stein
sa-good-gold = Gold
sa-count-food = { $n } Nahrung
sa-count-wood = { $n } Holz
sa-count-brick = { $n } Ziegel
sa-count-stone = { $n } Stein
sa-count-gold = { $n } Gold
sa-count-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sa-count-tools = { $n ->
    [one] { $n } Werkzeug
   *[other] { $n } Werkzeuge
}
sa-count-fields = { $n ->
    [one] { $n } Acker
   *[other] { $n } Äcker
}
sa-count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
sa-count-buildings = { $n } Gebäude
sa-dice = { $n } Würfel
sa-once = Einmal-Werkzeug { $n }
sa-once-short = { $n } (einmalig)

## Places: their names, and the way there
sa-place-toolmaker = Werkzeugmacher
sa-place-hut = Hütte
sa-place-field = Acker
sa-place-hunt = Jagd
sa-place-forest = Wald
sa-place-clay-pit = Lehmgrube
sa-place-quarry = Steinbruch
sa-place-river = Fluss
sa-place-card = Karte für { $n }
sa-place-building = Gebäude { $n }
sa-to-toolmaker = zum Werkzeugmacher
sa-to-hut = in die Hütte
sa-to-field = auf den Acker
sa-to-hunt = auf die Jagd
sa-to-forest = in den Wald
sa-to-clay-pit = in die Lehmgrube
sa-to-quarry = in den Steinbruch
sa-to-river = an den Fluss
sa-to-card = auf die Karte für { $n }
sa-to-building = auf Gebäude { $n }

## Cards and buildings
sa-cards = Zivilisationskarten
sa-buildings = Gebäude
sa-card = { $top } / { $bottom }
sa-top-dice-table = Würfelleiste
sa-top-roll = { $n } Würfel für { $good }
sa-top-extra-card = Zusätzliche Karte
sa-top-any = { $n } Rohstoffe nach Wahl
sa-symbol-medicine = Heilkunst
sa-symbol-art = Kunst
sa-symbol-writing = Schrift
sa-symbol-pottery = Töpferei
sa-symbol-sundial = Sonnenscheibe
sa-symbol-transport = Transport
sa-symbol-music = Musik
sa-symbol-weaving = Weberei
sa-craft-farmer = { $n ->
    [one] { $n } Bauer
   *[other] { $n } Bauern
}
sa-craft-toolmaker = { $n } Werkzeugmacher
sa-craft-builder = { $n } Hüttenbauer
sa-craft-shaman = { $n ->
    [one] { $n } Schamane
   *[other] { $n } Schamanen
}
sa-cost-fixed = { $cost } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sa-cost-choice = { $n } Rohstoffe von { $kinds ->
    [one] genau { $kinds } Sorte
   *[other] genau { $kinds } Sorten
}
sa-cost-open = { $min } bis { $max } Rohstoffe

## The board, also as it is read aloud
sa-board = Das Tal
sa-round = Runde { $n }
sa-deck = { $n ->
    [0] Der Stapel ist leer
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
}
sa-left = noch { $n }
sa-stack = { $open }, { $n } im Stapel
sa-no-card = keine Karte
sa-no-building = kein offenes Gebäude
sa-rate = { $good } für jede volle { $n }
sa-nobody = Niemand ist hier.
sa-people-of = { $n ->
    [one] { $n } Person von { $name }.
   *[other] { $n } Personen von { $name }.
}
sa-person-of = Eine Person von { $name }
sa-can-place = Du kannst { $n } einsetzen.
sa-can-place-from = Du kannst { $least } bis { $most } einsetzen.
sa-can-throw = { $n ->
    [one] Drücken, um den Würfel zu werfen.
   *[other] Drücken, um die { $n } Würfel zu werfen.
}
sa-can-use = Du kannst jetzt mit ihnen handeln.
sa-score-of = { $name }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sa-dice-mat = Würfel
sa-roll = Gewürfelt: { $n }
sa-roll-for = Gewürfelt: { $sum }, das gibt { $gain }
sa-more-pips = mehr ab +{ $n }
sa-die-gives = Eine { $face }: { $gift }

## What lies in front of a seat
sa-start = beginnt
sa-at-home = { $n } von { $people } Personen zu Hause
sa-tools = Werkzeuge
sa-tile = Werkzeug { $n }
sa-tile-used = Werkzeug { $n }, benutzt
sa-two-kept = Zwei Rohstoffe nach Wahl, aufgehoben
sa-extra-hidden = Zusätzliche Karte, verdeckt
sa-extra-own = Deine zusätzliche Karte: { $card }
sa-pay-first = Beginne mit
sa-total-now = Punkte auf der Zählleiste (und mit allem, was jetzt zählt)
sa-total = Gesamt: { $n }
sa-total-if = Wäre jetzt Schluss: { $n }
sa-line-track = Zählleiste
sa-line-track-how = im Spiel erzielt
sa-line-green = Grüne Karten
sa-line-farmers = Bauern × Äcker
sa-line-toolmakers = Werkzeugmacher × Werkzeuge
sa-line-builders = Hüttenbauer × Gebäude
sa-line-shamans = Schamanen × Personen
sa-line-resources = Übrige Rohstoffe

## Questions
sa-ask-place = Setze Personen ein: Wähle einen Ort. Du hast { $n } zu Hause.
sa-ask-use = Handle mit deinen Personen: Wähle einen Ort, an dem sie stehen.
sa-ask-tools = Du würfelst { $sum }: { $gain }. Werkzeuge hinzufügen?
sa-ask-pay-card = Bezahle { $n ->
    [one] { $n } beliebigen Rohstoff
   *[other] { $n } beliebige Rohstoffe
} für die Karte, oder lass sie liegen.
sa-ask-pay-building = Bauen? { $cost }. Bezahle, oder lass es liegen.
sa-ask-pick = Nimm einen der Würfel.
sa-ask-raise = Du erhältst ein Werkzeug. Erhöhst du ein benutztes oder ein unbenutztes Plättchen?
sa-ask-take = Nimm jetzt zwei Rohstoffe deiner Wahl, oder heb sie dir auf.
sa-ask-feed = Dir fehlen { $n } Nahrung. Bezahle mit Rohstoffen oder verliere { $points } Punkte.
sa-wait-place = { $name } setzt Personen ein.
sa-wait-use = { $name } handelt mit Personen.
sa-wait-tools = { $name } wählt Werkzeuge.
sa-wait-pay-card = { $name } erwirbt eine Karte.
sa-wait-pay-building = { $name } baut.
sa-wait-pick = { $name } nimmt einen Würfel.
sa-wait-raise = { $name } erhöht ein Werkzeug.
sa-wait-take = { $name } darf zwei Rohstoffe nehmen.
sa-wait-feed = { $name } fehlt Nahrung.
sa-wait-dice = { $name } würfelt.
sa-wait-card = Eine Karte wird aufgedeckt.
sa-wait-building = Ein Gebäude wird aufgedeckt.
sa-wait-extra-card = { $name } zieht eine zusätzliche Karte.
sa-over-cards = Das Spiel ist aus: Die Zivilisationskarten reichen nicht mehr (SA-9.1).
sa-over-buildings = Das Spiel ist aus: Ein Gebäudestapel ist leer (SA-9.2).
sa-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## Buttons
sa-do-place = { $n ->
    [one] { $n } Person { $to }
   *[other] { $n } Personen { $to }
}
sa-do-no-tools = Kein Werkzeug: { $gain }
sa-do-tools = Werkzeug { $tools }: { $gain }
sa-do-pay = { $paid } bezahlen
sa-do-pay-for = { $paid } bezahlen: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sa-do-feed = Mit { $paid } ernähren
sa-do-take = { $taken } nehmen
sa-do-pick = Die { $face } nehmen: { $gift }
sa-do-raise-used = Ein benutztes Plättchen erhöhen
sa-do-raise-unused = Ein unbenutztes Plättchen erhöhen
sa-do-decline = Liegen lassen
sa-do-keep = Für später aufheben
sa-do-starve = { $n } Punkte verlieren

## The log
sa-tell-card-turned-up = Neu auf { $place }: { $card }.
sa-tell-card-slid = { $card } rückt auf { $place }.
sa-tell-building-turned-up = Neu auf { $place }: { $building }.
sa-tell-round-began = Runde { $n } beginnt; { $start } ist Startspieler.
sa-tell-placed = { $name } schickt { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
} { $to }.
sa-tell-rolled = { $name } würfelt { $dice }: { $sum }.
sa-tell-table-rolled = { $name } würfelt { $dice }; alle nehmen einen Würfel.
sa-tell-tools-used = { $name } fügt Werkzeug hinzu ({ $tools }) und erreicht { $sum }.
sa-tell-gained = { $name } erhält { $gain }.
sa-tell-tool-gained = { $name } erhält ein Werkzeug und hat insgesamt { $n }.
sa-tell-field-gained = { $name } hat jetzt { $fields }.
sa-tell-person-born = { $name } hat jetzt { $n } Personen.
sa-tell-limit-reached = { $name } kann nicht mehr { $of } haben und erhält nichts (SA-4.10).
sa-limit-people = Personen
sa-limit-fields = Äcker
sa-limit-tools = Werkzeuge
sa-tell-paid = { $name } bezahlt { $paid }.
sa-tell-card-bought = { $name } nimmt die Karte { $card }.
sa-tell-building-bought = { $name } baut: { $building }.
sa-tell-declined = { $name } lässt liegen ({ $place }).
sa-tell-scored = { $name } erhält { $points }.
sa-tell-extra-card = { $name } zieht eine zusätzliche Karte.
sa-tell-extra-card-own = { $name } zieht die zusätzliche Karte { $card }.
sa-tell-deck-empty = Der Stapel ist leer; { $name } zieht keine zusätzliche Karte (SA-5.11).
sa-tell-one-use-tool-kept = { $name } hat ein Einmal-Werkzeug { $n }.
sa-tell-two-resources-kept = { $name } hebt zwei Rohstoffe für später auf (SA-5.13).
sa-tell-die-picked = { $name } nimmt die { $face }.
sa-tell-harvested = { $name } erntet { $food }.
sa-tell-fed = { $name } ernährt die Personen mit { $food }.
sa-tell-starved = Die Personen von { $name } hungern (SA-7.5).

## Components
sa-about-dice-table = Für jeden Mitspieler wird ein Würfel geworfen; du nimmst zuerst einen, dann die anderen im Uhrzeigersinn. { $gifts } (SA-5.4).
sa-about-food = Du erhältst sofort { $gain } (SA-5.5).
sa-about-resource = Du erhältst sofort { $gain } (SA-5.6).
sa-about-roll = Wirf { $dice } Würfel, füge nach Wunsch Werkzeug hinzu und nimm { $gain } für jede volle { $n } (SA-5.7).
sa-about-points = Du erhältst sofort { $n } Punkte (SA-5.8).
sa-about-tool = Du erhältst sofort ein Werkzeug (SA-5.9).
sa-about-field = Du erhältst sofort einen Acker (SA-5.10).
sa-about-extra-card = Du ziehst eine verdeckte Karte, von der nur der untere Teil zählt (SA-5.11).
sa-about-once = Ein Werkzeug { $n } für einen Wurf deiner Wahl (SA-5.12).
sa-about-any = { $n } Rohstoffe deiner Wahl, sofort oder später (SA-5.13).
sa-about-green = Am Ende: { $symbol }, eines von acht Symbolen; verschiedene zählen ihre Anzahl mal sich selbst (SA-10.2).
sa-about-farmer = Am Ende: { $people }, je ein Punkt für jeden Acker (SA-10.3).
sa-about-toolmaker = Am Ende: { $people }, je ein Punkt für jedes Werkzeug (SA-10.4).
sa-about-builder = Am Ende: { $people }, je ein Punkt für jedes Gebäude (SA-10.5).
sa-about-shaman = Am Ende: { $people }, je ein Punkt für jede Person (SA-10.6).
sa-about-fixed = Bezahle genau { $cost } und erhalte sofort { $n } Punkte (SA-6.1).
sa-about-choice = Bezahle { $n } Rohstoffe von { $kinds ->
    [one] genau { $kinds } Sorte
   *[other] genau { $kinds } Sorten
} und erhalte ihren Wert in Punkten (SA-6.2, SA-6.4).
sa-about-open = Bezahle { $min } bis { $max } Rohstoffe nach Wahl und erhalte ihren Wert in Punkten (SA-6.3, SA-6.4).
