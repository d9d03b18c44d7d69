
# Was die Teile über sich erzählen: was sie sind, tun und bringen, und was sie für dich bedeuten.
sa-piece-card-green = grüne Karte
sa-piece-card-sand = sandfarbene Karte
sa-piece-building = Gebäude
sa-piece-place = Ort
sa-piece-resource = Rohstoff
sa-piece-tool = Werkzeug
sa-piece-price = Auf diesem Kartenfeld kostet sie { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
} beliebiger Sorte (SA-5.2).
sa-piece-slides = Erwirbt sie niemand, kann sie in der nächsten Runde nach rechts rücken und billiger werden (SA-8.2).
sa-piece-owner = Das liegt vor { $name }.
sa-piece-can-pay = Du kannst es mit dem bezahlen, was du hast.
sa-piece-lacks = Zum Bezahlen fehlt dir: { $what }.
sa-piece-mix = Du hast genug Rohstoffe, aber nicht aus den { $n ->
    [one] { $n } Sorte
   *[other] { $n } Sorten
}, die verlangt sind.
sa-piece-still = Das kannst du in dieser Runde noch bekommen.
sa-piece-too-late = Niemand von deinen Leuten kann das in dieser Runde noch holen.
sa-piece-green-more = Damit hättest du { $n ->
    [one] { $n } Kultursymbol
   *[other] { $n } verschiedene Kultursymbole
}: Deine grünen Karten brächten am Ende { $to } statt { $from }.
sa-piece-green-nothing = Dieses Kultursymbol hast du schon: Ein weiteres bringt nichts.
sa-piece-green-own = Du hast { $n ->
    [one] { $n } Kultursymbol
   *[other] { $n } verschiedene Kultursymbole
}: Wäre das Spiel jetzt zu Ende, brächten deine grünen Karten { $points }.
sa-piece-craft = Was du dafür hast: { $things }. Wäre das Spiel jetzt zu Ende, brächte die Karte { $points }.
sa-piece-craft-none = Wäre das Spiel jetzt zu Ende, brächte sie nichts.
sa-piece-one-more = Auf deinen Karten: { $people }. Eins mehr bringt dir am Ende { $points }.
sa-piece-values = Jeder Rohstoff zählt seinen Wert: { $values } (SA-6.4).
sa-piece-best = Mit dem, was du hast, kannst du höchstens { $points } erzielen.
sa-piece-built = Die Punkte erhältst du sofort beim Bau; am Ende bringt jeder Hüttenbauer auf deinen Karten dafür 1 Punkt (SA-10.5).
sa-piece-stack = { $n ->
    [0] Dieser Stapel ist leer
    [one] In diesem Stapel liegt noch { $n } Gebäude
   *[other] In diesem Stapel liegen noch { $n } Gebäude
}; wer das letzte nimmt, macht diese Runde zur letzten (SA-9.2).
sa-piece-no-card = Hier liegt keine Karte; die Kartenfelder werden zu Beginn der nächsten Runde aufgefüllt (SA-8.2).
sa-piece-no-building = Hier liegt gerade kein offenes Gebäude (SA-6.6).
sa-piece-gather = Jede deiner Personen hier würfelt mit einem Würfel; für jede volle { $n } erhältst du { $gain }, und du darfst Werkzeug hinzuzählen (SA-4.7, SA-4.8).
sa-piece-hunt = Jede deiner Personen hier würfelt mit einem Würfel; für jede volle { $n } erhältst du { $gain }, und du darfst Werkzeug hinzuzählen (SA-4.6, SA-4.8).
sa-piece-room = { $free } von { $all } Kreisen sind frei (SA-3.9).
sa-piece-full = Alle { $all } Kreise sind besetzt (SA-3.4).
sa-piece-groups = Bei { $seats } Spielern { $n ->
    [one] darf hier je Runde nur { $n } Spieler
   *[other] dürfen hier je Runde nur { $n } Spieler
} stehen (SA-3.13).
sa-piece-village = Bei { $seats } Spielern können je Runde nur 2 von Werkzeugmacher, Hütte und Acker benutzt werden (SA-3.12).
sa-piece-hunt-room = Alle dürfen hier jagen, mit beliebig vielen Personen (SA-3.8).
sa-piece-roll-here = { $n ->
    [one] Deine Person hier bringt etwa { $gain }.
   *[other] Deine { $n } Personen hier bringen etwa { $gain }.
}
sa-piece-roll-home = { $n ->
    [one] Deine Person zu Hause brächte etwa { $gain }.
   *[other] { $n } deiner Personen von zu Hause brächten etwa { $gain }.
}
sa-piece-chance-here = { $n ->
    [one] Deine Person hier bringt bei { $percent } % aller Würfe { $gain } oder mehr.
   *[other] Deine { $n } Personen hier bringen bei { $percent } % aller Würfe { $gain } oder mehr.
}
sa-piece-chance-home = { $n ->
    [one] Deine Person zu Hause brächte bei { $percent } % aller Würfe { $gain } oder mehr.
   *[other] { $n } deiner Personen von zu Hause brächten bei { $percent } % aller Würfe { $gain } oder mehr.
}
sa-piece-toolmaker = Du setzt 1 Person ein und erhältst 1 Werkzeug, das jede Runde einen deiner Würfe erhöht (SA-3.5, SA-4.3).
sa-piece-hut = Du setzt genau { $n } Personen ein und erhältst 1 neue Person, die ab dieser Runde mitisst (SA-3.6, SA-4.4).
sa-piece-field = Du setzt 1 Person ein und erhältst 1 ständige Nahrung: jede Runde 1 Nahrung mehr beim Ernähren (SA-3.7, SA-4.5).
sa-piece-tools-have = Deine Werkzeuge sind { $n } wert, von höchstens { $most } (SA-4.10).
sa-piece-people-have = Du hast { $n } von höchstens { $most } Personen (SA-4.10).
sa-piece-fields-have = Du hast { $n } von höchstens { $most } ständiger Nahrung (SA-4.10).
sa-piece-deck = Leere Kartenfelder werden von hier aufgefüllt; reichen die Karten dafür nicht, ist das Spiel zu Ende (SA-9.1).
sa-piece-person = Eine Person arbeitet jede Runde an einem Ort und isst am Ende der Runde 1 Nahrung (SA-3.1, SA-7.2).
sa-piece-person-scores = Am Ende bringt jeder Schamane auf den Karten eines Spielers 1 Punkt für jede seiner Personen (SA-10.6).
sa-piece-feeding = Deine Personen essen in dieser Runde { $need } Nahrung: Du hast { $food }, die ständige Nahrung bringt { $fields }.
sa-piece-missing = Es fehlt noch { $n } Nahrung.
sa-piece-marker = Er zeigt die bisher erzielten Punkte; Karten und übrige Rohstoffe kommen am Ende dazu (SA-10.1).
sa-piece-tile = Einmal je Runde darfst du die volle { $n } zu einem Wurf hinzuzählen; danach ist es bis zur nächsten Runde benutzt (SA-4.8).
sa-piece-tools-score = Am Ende bringt jeder Werkzeugmacher auf deinen Karten den Wert aller deiner Plättchen (SA-10.4).
sa-piece-green-line = Verschiedene Kultursymbole auf grünen Karten bringen am Ende ihre Anzahl mal sich selbst (SA-10.2).
sa-piece-line = { $detail }: { $points }, wäre das Spiel jetzt zu Ende.
sa-piece-own-buildings = Ihre Punkte gab es beim Bau; am Ende bringt jeder Hüttenbauer auf deinen Karten für jedes Gebäude 1 Punkt (SA-6.1, SA-10.5).
sa-piece-die = Wer diesen Würfel nimmt, erhält { $gift } (SA-5.4).
sa-piece-good = Damit bezahlst du Karten und Gebäude; in einem Gebäude, das nach Wert zählt, bringt es { $n } Punkte (SA-5.2, SA-6.4).
sa-piece-good-left = Am Ende bringt jeder übrige Rohstoff { $points } (SA-10.7).
sa-piece-food = Jede deiner Personen isst in jeder Runde 1 Nahrung; kannst du nicht alle mit Nahrung oder Rohstoffen ernähren, verlierst du { $points } (SA-7.2, SA-7.4, SA-7.5).
sa-piece-fields = Jede ständige Nahrung bringt in jeder Runde 1 Nahrung, bevor deine Personen essen (SA-7.1).
sa-piece-fields-score = Am Ende bringt jeder Bauer auf deinen Karten 1 Punkt für jede ständige Nahrung (SA-10.3).
sa-piece-extra-hidden = Nur wer sie hat, kennt diese Karte; ihr unterer Teil zählt am Ende (SA-5.11).

sa-phase-place-about = Reihum setzt jeder Personen an einem Ort ein, bis niemand mehr kann.
sa-phase-use-about = Wer die Runde beginnt, führt die Aktionen aller eigenen Personen aus, in beliebiger Reihenfolge; dann folgt der Nächste.
sa-phase-feed-about = Jede Person isst; die ständige Nahrung zählt zuerst. Was fehlt, wird mit Rohstoffen bezahlt oder kostet Punkte.
