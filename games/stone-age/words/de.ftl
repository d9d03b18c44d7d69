# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = nichts
sa-list = { $things }
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
sa-count-fields = { $n } ständige Nahrung
sa-count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
sa-count-buildings = { $n } Gebäude
sa-count-people = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
sa-count-resources = { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
}
sa-dice = { $n } Würfel
sa-once = { $n }er-Werkzeug, einmalig
sa-once-short = { $n } (einmalig)
sa-tile-short = { $n }

## Places: their names, and the way there
sa-place-toolmaker = Werkzeugmacher
sa-place-hut = Hütte
sa-place-field = Acker
sa-place-hunt = Jagd
sa-place-forest = Wald
sa-place-clay-pit = Lehmgrube
sa-place-quarry = Steinbruch
sa-place-river = Fluss
sa-place-card = Kartenfeld { $n }
sa-place-building = Gebäude { $n }
sa-to-toolmaker = zum Werkzeugmacher
sa-to-hut = vor die Hütte
sa-to-field = auf den Acker
sa-to-hunt = auf die Jagd
sa-to-forest = in den Wald
sa-to-clay-pit = in die Lehmgrube
sa-to-quarry = in den Steinbruch
sa-to-river = an den Fluss
sa-to-card = auf Kartenfeld { $n }
sa-to-building = auf Gebäude { $n }
sa-to-the-card = auf die Karte „{ $card }“
sa-to-the-building = auf das Gebäude „{ $building }“
sa-at-toolmaker = beim Werkzeugmacher
sa-at-hut = vor der Hütte
sa-at-field = auf dem Acker
sa-at-hunt = auf der Jagd
sa-at-forest = im Wald
sa-at-clay-pit = in der Lehmgrube
sa-at-quarry = im Steinbruch
sa-at-river = am Fluss
sa-at-card = auf Kartenfeld { $n }
sa-at-building = auf Gebäudestapel { $n }
sa-the-card = die Karte „{ $card }“
sa-the-building = das Gebäude „{ $building }“

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
sa-card-costs = { $card } ({ $price })
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
    [one] Drücke, um zu würfeln.
   *[other] Drücke, um mit { $n } Würfeln zu würfeln.
}
sa-can-use = Du kannst ihre Aktion jetzt ausführen.
sa-score-of = { $name }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sa-roll-for = Gewürfelt: { $sum }, das gibt { $gain }
sa-die-gives = Eine { $face }: { $gift }

## What lies in front of a seat
sa-start = beginnt
sa-at-home = { $n } von { $people } Personen zu Hause
sa-tools = Werkzeuge
sa-tile = { $n }er-Werkzeug
sa-tile-used = { $n }er-Werkzeug, benutzt
sa-two-kept = Zwei Rohstoffe nach Wahl, für später aufgehoben
sa-extra-hidden = Zusätzliche Karte, verdeckt
sa-extra-own = Deine zusätzliche Karte: { $card }
sa-total = Summe: { $n }
sa-total-if = Wäre jetzt Schluss: { $n }
sa-line-track = Zählleiste
sa-line-track-how = im Spiel erzielt
sa-line-green = Grüne Karten
sa-line-farmers = Bauern × ständige Nahrung
sa-line-toolmakers = Werkzeugmacher × Werkzeuge
sa-line-builders = Hüttenbauer × Gebäude
sa-line-shamans = Schamanen × Personen
sa-line-resources = Übrige Rohstoffe
sa-line-product = { $one } × { $other }
sa-line-sum = { $one } + { $other }
sa-line-square = { $n } × { $n }

## Questions
sa-ask-place = Setze Personen ein: Wähle einen Ort. Du hast { $n } zu Hause.
sa-ask-use = Führe Aktionen aus: Wähle einen Ort, an dem deine Personen stehen.
sa-ask-tools = Du würfelst { $sum }: { $gain }. Werkzeug hinzuzählen?
sa-ask-pay-card = Bezahle { $n ->
    [one] { $n } beliebigen Rohstoff
   *[other] { $n } beliebige Rohstoffe
} für die Karte oder lass sie liegen.
sa-ask-pay-building = Bauen? { $cost }. Bezahle oder lass das Gebäude liegen.
sa-ask-pick = Nimm einen der Würfel.
sa-ask-raise = Du erhältst ein Werkzeug. Erhöhst du ein benutztes oder ein unbenutztes Plättchen?
sa-ask-take = Nimm jetzt zwei Rohstoffe deiner Wahl oder hebe sie für später auf.
sa-ask-take-now = Nimm jetzt zwei Rohstoffe deiner Wahl.
sa-ask-feed = { $n ->
    [one] Dir fehlt 1 Nahrung
   *[other] Dir fehlen { $n } Nahrung
}. Bezahle mit Rohstoffen oder verliere { $points }.
sa-wait-place = { $name } setzt Personen ein.
sa-wait-use = { $name } führt Aktionen aus.
sa-wait-tools = { $name } wählt Werkzeuge.
sa-wait-pay-card = { $name } erwirbt eine Karte.
sa-wait-pay-building = { $name } baut.
sa-wait-pick = { $name } nimmt einen Würfel.
sa-wait-raise = { $name } erhöht ein Werkzeug.
sa-wait-take = { $name } darf zwei Rohstoffe nehmen.
sa-wait-take-now = { $name } nimmt zwei Rohstoffe nach Wahl.
sa-wait-feed = { $name } fehlt Nahrung.
sa-wait-dice = { $name } würfelt.
sa-wait-card = Eine Karte wird aufgedeckt.
sa-wait-building = Ein Gebäude wird aufgedeckt.
sa-wait-extra-card = { $name } zieht eine zusätzliche Karte.
sa-over-cards = Das Spiel ist zu Ende: Die Zivilisationskarten reichen nicht mehr (SA-9.1).
sa-over-buildings = Das Spiel ist zu Ende: Ein Gebäudestapel ist leer (SA-9.2).
sa-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## Buttons
sa-do-place = { $n ->
    [one] { $n } Person { $to }
   *[other] { $n } Personen { $to }
}
sa-do-no-tools = Kein Werkzeug
sa-do-tools = Werkzeug { $tools }
sa-do-for = { $do }: { $for }
sa-do-pay = { $paid } bezahlen
sa-do-feed = Mit { $paid } ernähren
sa-do-take = { $taken } nehmen
sa-do-pick = Die { $face } nehmen: { $gift }
sa-do-raise-used = Ein benutztes Plättchen erhöhen
sa-do-raise-unused = Ein unbenutztes Plättchen erhöhen
sa-do-decline = Liegen lassen
sa-do-keep = Für später aufheben
sa-do-starve = { $points } verlieren

## The log
sa-tell-card-turned-up = Neue Karte { $at }: { $card }.
sa-tell-card-slid = „{ $card }“ rückt { $to }.
sa-tell-building-turned-up = Neu { $at }: { $building }.
sa-tell-round-began = Runde { $n } beginnt; { $start } ist Startspieler.
sa-tell-placed = { $name } schickt { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
} { $to }.
sa-tell-rolled = { $name } würfelt { $dice }: { $sum }.
sa-tell-table-rolled = { $name } würfelt { $dice }; alle nehmen einen Würfel.
sa-tell-tools-used = { $name } zählt Werkzeug hinzu ({ $tools }) und erreicht { $sum }.
sa-tell-gained = { $name } erhält { $gain }.
sa-tell-tool-gained = { $name } erhält ein Werkzeug und hat insgesamt { $n }.
sa-tell-field-gained = { $name } hat jetzt { $fields }.
sa-tell-person-born = { $name } hat jetzt { $n } Personen.
sa-tell-limit-reached = { $name } kann nicht mehr { $of } haben und erhält nichts (SA-4.10).
sa-limit-people = Personen
sa-limit-fields = ständige Nahrung
sa-limit-tools = Werkzeuge
sa-tell-paid = { $name } bezahlt { $paid }.
sa-tell-card-bought = { $name } nimmt die Karte „{ $card }“.
sa-tell-building-bought = { $name } baut: { $building }.
sa-tell-declined = { $name } lässt { $thing } liegen.
sa-tell-scored = { $name } erhält { $points }.
sa-tell-lost = { $name } verliert { $points } (SA-7.5).
sa-tell-extra-card = { $name } zieht eine zusätzliche Karte.
sa-tell-extra-card-own = { $name } zieht die zusätzliche Karte „{ $card }“.
sa-tell-deck-empty = Der Stapel ist leer; { $name } zieht keine zusätzliche Karte (SA-5.11).
sa-tell-one-use-tool-kept = { $name } hat ein { $n }er-Werkzeug zur einmaligen Verwendung.
sa-tell-two-resources-kept = { $name } hebt zwei Rohstoffe für später auf (SA-5.13).
sa-tell-die-picked = { $name } nimmt die { $face }.
sa-tell-harvested = { $name } erntet { $food }.
sa-tell-fed = { $name } ernährt die Personen mit { $food }.
sa-tell-starved = Die Personen von { $name } hungern (SA-7.5).

## Refusals: what is not possible, why, and what is instead
sa-no-turn = { $seat } ist nicht am Zug, sondern { $mover }.
sa-no-question = Gerade wird niemand gefragt.
sa-no-person = Setze mindestens 1 Person ein.
sa-no-home = { $home ->
    [0] Du hast niemanden zu Hause
    [one] Du hast nur { $home } Person zu Hause
   *[other] Du hast nur { $home } Personen zu Hause
}; einsetzen wolltest du { $n }.
sa-no-again = Du hast in dieser Runde schon Personen { $at } eingesetzt; wähle einen anderen Ort.
sa-no-card-there = Es liegt keine Karte { $at }; wähle einen anderen Ort.
sa-no-building-there = Es liegt kein offenes Gebäude { $at }; wähle einen anderen Ort.
sa-no-hut-taken = Die Hütte ist in dieser Runde schon besetzt; wähle einen anderen Ort.
sa-no-hut-people = Vor die Hütte setzt du genau { $hut ->
    [one] { $hut } Person
   *[other] { $hut } Personen
}; gewählt hast du { $n }.
sa-no-taken = Es steht schon jemand { $at }; dort ist Platz für 1 Person. Wähle einen anderen Ort.
sa-no-single = Es ist { $at } Platz für 1 Person; gewählt hast du { $n }.
sa-no-village = Mit { $seats } Spielern dürfen in einer Runde nur { $n } von Werkzeugmacher, Hütte und Acker benutzt werden.
sa-no-groups = Mit { $seats } Spielern { $n ->
    [one] darf nur { $n } Spieler
   *[other] dürfen nur { $n } Spieler
} in einer Runde { $at } stehen.
sa-no-room = { $room ->
    [0] Es ist kein Platz mehr
   *[other] Es ist nur noch Platz für { $room }
} { $at } (von { $capacity }); gewählt hast du { $n }.
sa-no-use = Du hast niemanden { $at }; wähle einen Ort, an dem deine Personen stehen.
sa-no-tile = { $have ->
    [0] Du hast kein unbenutztes { $value }er-Werkzeug
    [one] Du hast nur { $have } unbenutztes { $value }er-Werkzeug
   *[other] Du hast nur { $have } unbenutzte { $value }er-Werkzeuge
}; gewählt hast du { $n }.
sa-no-once = Du hast kein { $value }er-Werkzeug zur einmaligen Verwendung.
sa-no-card-price = Diese Karte kostet genau { $n ->
    [one] { $n } beliebigen Rohstoff
   *[other] { $n } beliebige Rohstoffe
}; angeboten hast du { $offered }.
sa-no-stock = So viel hast du nicht: Angeboten hast du { $offered }, vorhanden ist { $have }.
sa-no-cost-fixed = Dieses Gebäude kostet genau { $cost }; angeboten hast du { $paid }.
sa-no-cost-choice = Dieses Gebäude kostet genau { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
} von genau { $kinds ->
    [one] { $kinds } Sorte
   *[other] { $kinds } Sorten
}; angeboten hast du { $offered } von { $sorts ->
    [one] { $sorts } Sorte
   *[other] { $sorts } Sorten
}.
sa-no-cost-open = Dieses Gebäude kostet { $min } bis { $max } Rohstoffe; angeboten hast du { $offered }.
sa-no-die = Kein Würfel zeigt { $face }; nimm einen, der da liegt: { $dice }.
sa-no-take-later = Mit diesen Optionen nimmst du die zwei Rohstoffe gleich nach dem Erwerb ihrer Karte, nicht jetzt.
sa-no-take-now = Zwei für später aufgehobene Rohstoffe darfst du nehmen, während du Aktionen ausführst und wenn dir Nahrung fehlt, jetzt nicht.
sa-no-take-card = Du hast keine unbenutzte Karte, mit der du zwei Rohstoffe nehmen darfst.
sa-no-keep = Mit diesen Optionen nimmst du die zwei Rohstoffe sofort, zum Beispiel „{ $example }“.
sa-no-feed = { $n ->
    [one] Dir fehlt { $n } Nahrung
   *[other] Dir fehlen { $n } Nahrung
}: Bezahle genau so viele Rohstoffe oder verliere { $points }; angeboten hast du { $offered }.
sa-no-asked-place = Jetzt setzt du Personen ein, zum Beispiel „{ $example }“.
sa-no-asked-use = Wähle, mit welchen Personen du jetzt eine Aktion ausführst, zum Beispiel „{ $example }“.
sa-no-asked-tools = Wähle zuerst, welches Werkzeug du zu diesem Wurf hinzuzählst; es darf auch keines sein.
sa-no-asked-card = Bezahle zuerst die Karte, zum Beispiel „{ $example }“, oder lass sie liegen.
sa-no-asked-leave-card = Du kannst die Karte nicht bezahlen: „{ $example }“.
sa-no-asked-building = Bezahle zuerst das Gebäude, zum Beispiel „{ $example }“, oder lass es liegen.
sa-no-asked-leave-building = Du kannst das Gebäude nicht bezahlen: „{ $example }“.
sa-no-asked-pick = Nimm zuerst einen Würfel, zum Beispiel „{ $example }“.
sa-no-asked-raise = Wähle zuerst, welches Plättchen du erhöhst: ein benutztes oder ein unbenutztes.
sa-no-asked-take = Nimm zuerst zwei Rohstoffe, zum Beispiel „{ $example }“.
sa-no-asked-take-or-keep = Nimm zuerst zwei Rohstoffe, zum Beispiel „{ $example }“, oder hebe sie für später auf.
sa-no-asked-feed = Dir fehlt Nahrung: Bezahle den Rest, zum Beispiel „{ $example }“, oder verliere { $points }.
sa-no-asked-starve = Dir fehlt Nahrung, und du kannst den Rest nicht mit Rohstoffen bezahlen: „{ $example }“.

## Components
sa-about-dice-table = Gewürfelt wird mit einem Würfel für jeden Spieler; du nimmst zuerst einen, dann die anderen im Uhrzeigersinn. { $gifts } (SA-5.4).
sa-about-food = Du erhältst sofort { $gain } (SA-5.5).
sa-about-resource = Du erhältst sofort { $gain } (SA-5.6).
sa-about-roll = Würfle mit { $dice } Würfeln, zähle nach Wunsch Werkzeug hinzu und nimm { $gain } für jede volle { $n } (SA-5.7).
sa-about-points = Du erhältst sofort { $n } Punkte (SA-5.8).
sa-about-tool = Du erhältst sofort ein Werkzeug (SA-5.9).
sa-about-field = Du erhältst sofort 1 ständige Nahrung (SA-5.10).
sa-about-extra-card = Du ziehst eine verdeckte Karte, von der nur der untere Teil zählt (SA-5.11).
sa-about-once = Ein { $n }er-Werkzeug für einen Wurf deiner Wahl (SA-5.12).
sa-about-any = { $n } Rohstoffe deiner Wahl, sofort oder später, wenn die Option das Aufheben erlaubt (SA-5.13).
sa-about-green = Am Ende: { $symbol }, eines von acht Symbolen; verschiedene zählen ihre Anzahl mal sich selbst (SA-10.2).
sa-about-farmer = Am Ende: { $people }, je ein Punkt für jede ständige Nahrung (SA-10.3).
sa-about-toolmaker = Am Ende: { $people }, je ein Punkt für jedes Werkzeug (SA-10.4).
sa-about-builder = Am Ende: { $people }, je ein Punkt für jedes Gebäude (SA-10.5).
sa-about-shaman = Am Ende: { $people }, je ein Punkt für jede Person (SA-10.6).
sa-about-fixed = Bezahle genau { $cost } und erhalte sofort { $points } (SA-6.1).
sa-about-choice = Bezahle { $n } Rohstoffe von { $kinds ->
    [one] genau { $kinds } Sorte
   *[other] genau { $kinds } Sorten
} und erhalte ihren Wert in Punkten (SA-6.2, SA-6.4).
sa-about-open = Bezahle { $min } bis { $max } Rohstoffe nach Wahl und erhalte ihren Wert in Punkten (SA-6.3, SA-6.4).

## On the front page: what the game is, and what can be chosen

option-stone-age-edition = Gedruckte Regeln
    .about = Nach welchem gedruckten Regelheft gespielt wird; es entscheidet alles Weitere, was nicht gewählt ist.
option-stone-age-edition-nl = niederländisch
option-stone-age-edition-de = deutsch
option-stone-age-edition-sv = schwedisch
option-stone-age-green-duplicates = Doppelte grüne Symbole
    .about = Was eine zweite Karte mit demselben grünen Symbol am Ende wert ist.
option-stone-age-green-duplicates-second-set = bilden einen zweiten Satz
option-stone-age-green-duplicates-nothing = zählen nicht
option-stone-age-leftovers = Übrige Rohstoffe
    .about = Was Rohstoffe wert sind, die niemand verwendet hat.
option-stone-age-leftovers-one-point = je ein Punkt
option-stone-age-leftovers-nothing = nichts
option-stone-age-next-building = Das nächste Gebäude eines Stapels
    .about = Wann es aufgedeckt wird, nachdem eines genommen wurde.
option-stone-age-next-building-at-once = sofort
option-stone-age-next-building-next-round = zur nächsten Runde
option-stone-age-player-limits = Änderungen bei 2 und 3 Spielern
    .about = Weniger Orte im Dorf und weniger Spieler bei Holz, Ziegel, Stein und Gold.
option-stone-age-player-limits-on = gelten
option-stone-age-player-limits-off = gelten nicht
option-stone-age-two-resources = Karte mit zwei Rohstoffen nach Wahl
    .about = Ob sie für später aufgehoben werden darf.
option-stone-age-two-resources-keep = darf man für später aufheben
option-stone-age-two-resources-at-once = sofort nehmen
about-stone-age = Setze deine Personen ein, ernähre sie, baue Gebäude und sammle Zivilisationskarten.

# The strip of players, and where the round stands.
sa-food-after = Nahrung, die nach dem Ernähren übrig ist
sa-phase-place = einsetzen
sa-phase-use = Aktionen
sa-phase-feed = ernähren

# The shelf of own things, the strip, and what is written on cards.
sa-own-people = Personen
sa-own-food = Nahrung
sa-own-goods = Rohstoffe
sa-own-cards = Karten und Gebäude
sa-home-away = { $home } zu Hause, { $away } im Einsatz
sa-short = { $n } zu wenig
sa-left-over = { $n } übrig
sa-for-mouths = für { $n } Personen
sa-worth = in Gebäuden { $values } wert
sa-tools-used = { $n } benutzt
sa-now = Endstand jetzt: { $n }
sa-food-for = { $food } für { $people }
sa-tools-left = noch { $n }
sa-count-green = { $n } grün
sa-kinds = { $n ->
    [one] { $n } Sorte
   *[other] { $n } Sorten
}
sa-once-word = einmalig
sa-note-home = { $n } zu Hause
sa-note-away = { $n } aktiv
sa-note-done = fertig

## Scenes
sa-show-throws = { $name } wirft { $n } Würfel
sa-show-feeds = Die Stämme essen
sa-show-begins = { $name } beginnt
sa-show-owes = { $name }: { $goods } abgeben oder { $points } verlieren
