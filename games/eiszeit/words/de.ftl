# Words of the interface: eiszeit

## The board

ez-map = Karte der zwölf Gebiete
ez-round-of = Durchgang { $round } von { $rounds }
ez-phase-preparation = Vorrunde
ez-phase-settling = Siedeln
ez-phase-conflicts = Konflikte
ez-phase-scoring = Wertung
ez-phase-glacier = Gletscher
ez-phase-over = Spielende

ez-land-forest = Wald
ez-land-ice-plain = Eiswiese
ez-land-meadow = Weide
ez-land-stone-desert = Steinwüste
ez-land-steppe = Steppe
ez-land-mountains = Gebirge
ez-land-reconstructed = Die Landschaft ist rekonstruiert.

ez-area = Gebiet { $area }, { $land }.
ez-area-title = Gebiet { $area }: { $land }
ez-area-covered = Gebiet { $area }, { $land }: unter einem Gletscher.
ez-ice = { $area } · Eis
ez-of = von { $limit }
ez-limit = Platz für { $low } Jäger.
ez-limit-between = Platz für { $low } bis { $high } Jäger, je nach Feuern, die du nicht kennst.
ez-here = Hier: { $list }.
ez-mammoths = { $count ->
    [one] 1 Mammut
   *[other] { $count } Mammuts
}
ez-group = { $count ->
    [one] 1 Jäger von { $name }
   *[other] { $count } Jäger von { $name }
}
ez-group-clubbed = { $count ->
    [one] 1 Jäger von { $name } mit Keule
   *[other] { $count } Jäger von { $name } mit Keulen
}
ez-fire-here = ein verdecktes Feuer
ez-fire-here-known = ein Feuer vom Wert { $value }
ez-mammoths-in = { $count ->
    [one] 1 Mammut in Gebiet { $area }
   *[other] { $count } Mammuts in Gebiet { $area }
}
ez-hunters-in = { $count ->
    [one] 1 Jäger von { $name } in Gebiet { $area }
   *[other] { $count } Jäger von { $name } in Gebiet { $area }
}
ez-clubbed-in = { $count ->
    [one] 1 Jäger von { $name } mit Keule in Gebiet { $area }
   *[other] { $count } Jäger von { $name } mit Keulen in Gebiet { $area }
}
ez-fire = Feuer { $fire } in Gebiet { $area }, verdeckt
ez-fire-known = Feuer { $fire } in Gebiet { $area }, Wert { $value }

ez-supply-dark = { $stones ->
    [one] Dunkler Vorrat: 1 Stein. Ist er leer, endet das Siedeln.
   *[other] Dunkler Vorrat: { $stones } Steine. Ist er leer, endet das Siedeln.
}
ez-supply-light = { $stones ->
    [one] Heller Vorrat: 1 Stein
   *[other] Heller Vorrat: { $stones } Steine
}
ez-draw-light = { $count ->
    [one] Nachziehstapel heller Karten: 1 Karte
   *[other] Nachziehstapel heller Karten: { $count } Karten
}
ez-draw-dark = { $count ->
    [one] Nachziehstapel dunkler Karten: 1 Karte
   *[other] Nachziehstapel dunkler Karten: { $count } Karten
}
ez-top-light = Offene helle Karte: { $card } Darunter: { $under }.
ez-top-dark = Offene dunkle Karte: { $card } Darunter: { $under }.
ez-bare-light = Keine helle Karte liegt offen. Verdeckt: { $under }.
ez-bare-dark = Keine dunkle Karte liegt offen. Verdeckt: { $under }.
ez-herd = { $count ->
    [one] 1 Mammut neben dem Plan
   *[other] { $count } Mammuts neben dem Plan
}
ez-clubs = { $count ->
    [one] 1 Keule neben dem Plan
   *[other] { $count } Keulen neben dem Plan
}
ez-unseen = Feuer, die du nicht kennst: { $none } vom Wert 0, { $one } vom Wert 1, { $two } vom Wert 2

## The seats

ez-hand = Deine Handkarten
ez-stock = { $count ->
    [one] 1 Jäger im Vorrat
   *[other] { $count } Jäger im Vorrat
}
ez-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
ez-kept = { $count ->
    [one] 1 Keule auf Vorrat
   *[other] { $count } Keulen auf Vorrat
}
ez-held-light = { $count ->
    [one] 1 helle Karte auf der Hand
   *[other] { $count } helle Karten auf der Hand
}
ez-held-dark = { $count ->
    [one] 1 dunkle Karte auf der Hand
   *[other] { $count } dunkle Karten auf der Hand
}
ez-sheet = Punkte von { $name }
ez-round = Durchgang { $round }
ez-total = Summe
ez-discarded = Von dir abgelegt: { $cards }

## The cards

ez-card-hunters-and-mammoth = Jäger und Mammut
ez-card-trek = Wanderung
ez-card-mammoth = Mammut
ez-card-blind-fire = Feuer verlegen
ez-card-swap = Tausch
ez-card-club = Keule
ez-card-move-three = Drei versetzen
ez-card-light-cult = Helle Kultkarte
ez-card-all-place-two = Die anderen setzen zwei
ez-card-all-place-one = Die anderen setzen einen
ez-card-seen-fire = Feuer ansehen
ez-card-remove-two = Zwei entfernen
ez-card-remove-one = Einen entfernen
ez-card-remove-mammoth = Mammut entfernen
ez-card-club-or-move = Keule oder Versetzen
ez-card-dark-cult = Dunkle Kultkarte

ez-about-landscape = Setze bis zu drei Jäger in Gebiete dieser Landschaft ({ $land }) oder bis zu zwei, wohin du willst.
ez-about-hunters-and-mammoth = Setze bis zu zwei Jäger und ein Mammut, alles in ein Gebiet. Steht kein Mammut neben dem Plan, hol eines aus einem Nachbargebiet.
ez-about-trek = Versetze bis zu drei deiner Jäger aus einem Gebiet in ein Nachbargebiet. Ein Mammut darf mitgehen.
ez-about-mammoth = Setze ein Mammut, wohin du willst, versetze eines in ein Nachbargebiet oder weiter weg.
ez-about-blind-fire = Verlege ein Feuer in ein anderes Gebiet, ohne es anzusehen.
ez-about-swap = Zwei Jäger in Nachbargebieten tauschen die Plätze.
ez-about-club = Nimm eine Keule oder setze ein Mammut. Steht kein Mammut neben dem Plan, versetze eines in ein Nachbargebiet.
ez-about-move-three = Versetze bis zu drei Jäger, jeden in ein Nachbargebiet. Drei dürfen nicht alle einem Spieler gehören.
ez-about-light-cult = Wirkt wie eine der beiden offenen Karten.
ez-about-all-place-two = Jeder andere Spieler darf bis zu zwei Jäger setzen.
ez-about-all-place-one = Jeder andere Spieler darf einen Jäger setzen.
ez-about-seen-fire = Ein anderer Spieler darf ein Feuer ansehen und es dann verlegen.
ez-about-remove-two = Ein anderer Spieler darf zwei Jäger zweier Spieler entfernen.
ez-about-remove-one = Ein anderer Spieler darf einen Jäger entfernen.
ez-about-remove-mammoth = Ein anderer Spieler darf ein Mammut entfernen.
ez-about-club-or-move = Ein anderer Spieler darf eine Keule nehmen oder bis zu zwei eigene Jäger beliebig versetzen.
ez-about-dark-cult = Wirkt wie eine der beiden offenen Karten. Mit { $duty } oder mehr Steinen nur wie die helle.

ez-short-landscape = bis zu 3 Jäger dort oder 2 beliebig
ez-short-hunters-and-mammoth = 2 Jäger und ein Mammut in ein Gebiet
ez-short-trek = 3 von dir und ein Mammut gehen nach nebenan
ez-short-mammoth = setze eins oder versetze es, nah oder fern
ez-short-blind-fire = verlege ein Feuer ungesehen
ez-short-swap = 2 Jäger in Nachbargebieten tauschen
ez-short-club = nimm eine Keule oder bring ein Mammut ins Spiel
ez-short-move-three = 3 Jäger, egal wessen, nach nebenan
ez-short-light-cult = wirkt wie eine der offenen Karten
ez-short-all-place-two = alle anderen setzen 2
ez-short-all-place-one = alle anderen setzen 1
ez-short-seen-fire = wen du wählst, der sieht ein Feuer an
ez-short-remove-two = wen du wählst, der entfernt 2 Jäger
ez-short-remove-one = wen du wählst, der entfernt 1 Jäger
ez-short-remove-mammoth = wen du wählst, der entfernt ein Mammut
ez-short-club-or-move = wen du wählst: Keule oder 2 versetzen
ez-short-dark-cult = wirkt wie eine der offenen Karten

ez-pay = zahle
ez-get = nimm
ez-ends-round = beendet den Durchgang
ez-ends-game = beendet das Spiel
ez-may-end-round = kann den Durchgang beenden
ez-may-end-game = kann das Spiel beenden
ez-card-ends = { $card } Wer sie ausspielt, { $ends }.
ez-card-ends-game = { $card } Wer sie ausspielt, beendet das Spiel und erhält ihre Steine nicht.
ez-played = Wird ausgespielt: { $card }
ez-price = { $stones ->
    [one] Kostet 1 Stein.
   *[other] Kostet { $stones } Steine.
}
ez-yield = { $stones ->
    [one] Bringt dir 1 Stein.
   *[other] Bringt dir { $stones } Steine.
}
ez-price-mammoth = Kostet { $place } Steine zum Setzen, { $near } in ein Nachbargebiet, { $far } weiter weg.
ez-price-cult = Steine wie auf der gewählten Karte.
ez-source-rulebook = Angaben aus dem Regelheft.
ez-source-public = Angaben von öffentlichen Seiten.
ez-source-derived = Angaben aus dem Regelheft abgeleitet.
ez-source-reconstructed = ≈ Rekonstruiert: nirgends gefunden, von uns gewählt.

## What is in the box

ez-box-light = Helle Karten
ez-box-dark = Dunkle Karten
ez-box-areas = Gebiete
ez-box-fires = Feuer
ez-box-pieces = Spielmaterial
ez-copies = { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
ez-neighbours = Nachbargebiete: { $areas }.
ez-fire-title = Feuer vom Wert { $value }
ez-fire-about = { $value ->
    [0] Davon gibt es { $count }. Kein zusätzlicher Platz in seinem Gebiet.
    [one] Davon gibt es { $count }. Platz für 1 weiteren Jäger in seinem Gebiet.
   *[other] Davon gibt es { $count }. Platz für { $value } weitere Jäger in seinem Gebiet.
}
ez-piece-hunter = Jäger
ez-piece-hunter-about = { $count } in jeder Farbe. Punkte für jeden: { $alone } ohne Mammut, { $one } bei einem Mammut, { $many } bei mehreren.
ez-piece-mammoth = Mammut
ez-piece-mammoth-about = Platz für einen Jäger mehr in seinem Gebiet und mehr Punkte für alle Jäger dort.
ez-piece-club = Keule
ez-piece-club-about = Davon gibt es { $count }. Ein Jäger mit Keule weicht in keinem Konflikt, und niemand sonst darf ihn versetzen oder entfernen.
ez-piece-stone = Stein
ez-piece-stone-about = Helle Karten kosten Steine, dunkle bringen sie.
ez-piece-glacier = Gletscher
ez-piece-glacier-about = Nach jedem Durchgang außer dem letzten nimmt das Eis ein Gebiet, am oberen Rand oder neben einem Gletscher.

## Questions

ez-ask-place-hunter = { $left ->
    [one] Setze deinen letzten Jäger: Wähle ein Gebiet.
   *[other] Setze einen Jäger: Wähle ein Gebiet. Noch { $left } zu setzen.
}
ez-ask-play = { $stones ->
    [0] Du hast keine Steine. Spiele eine Handkarte aus.
    [one] Du hast 1 Stein. Spiele eine Handkarte aus.
   *[other] Du hast { $stones } Steine. Spiele eine Handkarte aus.
}
ez-ask-play-light = Du hast { $stones } Steine: Spiele eine helle Karte aus oder eine Kultkarte als die offene helle.
ez-ask-choose = { $card }: Wem hilft sie? Wähle einen anderen Spieler.
ez-ask-place-land = { $card }: Setze deinen { $next }. Jäger. Drei dürfen in diese Landschaft ({ $land }) oder zwei überallhin.
ez-ask-place-move = { $card }: Dein Vorrat ist leer. Versetze stattdessen einen deiner Jäger oder höre auf.
ez-ask-place-with-mammoth = { $card }: Wähle ein Gebiet für bis zu zwei Jäger und ein Mammut, zuerst die Jäger.
ez-ask-trek = { $card }: Versetze deinen { $next }. Jäger in ein Nachbargebiet oder höre auf.
ez-ask-take-mammoth = { $card }: Geht ein Mammut mit deinen Jägern?
ez-ask-mammoth-place = Setze ein Mammut: Wähle ein Gebiet.
ez-ask-mammoth-near = Versetze ein Mammut in ein Nachbargebiet.
ez-ask-mammoth-far = Versetze ein Mammut in ein Gebiet, das kein Nachbar ist.
ez-ask-move-fire = Verlege ein Feuer, ohne es anzusehen: Wähle es, dann sein neues Gebiet.
ez-ask-swap = Tausch: Wähle den ersten Jäger.
ez-ask-swap-with = Tausch: Wähle den zweiten Jäger in einem Nachbargebiet.
ez-ask-club-or-mammoth = Nimm eine Keule oder bring ein Mammut ins Spiel.
ez-ask-move = { $card }: Versetze den { $next }. Jäger oder höre auf.
ez-ask-look = Du darfst ein Feuer ansehen: Wähle eines.
ez-ask-move-seen-fire = Du darfst das angesehene Feuer verlegen: Wähle sein neues Gebiet.
ez-ask-remove = { $by } hat „{ $card }“ ausgespielt: Du darfst einen Jäger entfernen.
ez-ask-remove-mammoth = Du darfst ein Mammut entfernen: Wähle eines.
ez-ask-club-or-move = Nimm eine Keule oder versetze bis zu zwei deiner Jäger, wohin du willst.
ez-ask-helped = { $by } hat „{ $card }“ ausgespielt. { $ask }
ez-ask-helped-place = { $by } hat „{ $card }“ ausgespielt: Setze deinen { $next }. Jäger oder höre auf.
ez-ask-helped-move = { $by } hat „{ $card }“ ausgespielt: Dein Vorrat ist leer. Versetze stattdessen einen deiner Jäger oder höre auf.
ez-ask-discard = Du darfst eine Handkarte ablegen.
ez-ask-must-discard = Du kannst keine Karte ausspielen. Lege eine ab.
ez-ask-draw = { $missing ->
    [one] Ziehe eine Karte: hell oder dunkel?
   *[other] Ziehe { $missing } Karten: zuerst hell oder dunkel?
}
ez-ask-glacier = Du hast die wenigsten Punkte: Lege einen Gletscher auf ein Gebiet neben dem Eis.

ez-wait = Warten auf { $name }: { $doing }
ez-doing-place-hunter = setzt einen Jäger.
ez-doing-play = spielt eine Karte aus.
ez-doing-choose = wählt, wem „{ $card }“ hilft.
ez-doing-place = setzt Jäger mit „{ $card }“.
ez-doing-place-with-mammoth = setzt Jäger und ein Mammut.
ez-doing-trek = zieht mit Jägern weiter.
ez-doing-take-mammoth = darf ein Mammut mitnehmen.
ez-doing-mammoth = setzt oder versetzt ein Mammut.
ez-doing-move-fire = verlegt ein Feuer.
ez-doing-swap = tauscht zwei Jäger.
ez-doing-club-or-mammoth = nimmt eine Keule oder bringt ein Mammut ins Spiel.
ez-doing-move = versetzt Jäger mit „{ $card }“.
ez-doing-look = darf ein Feuer ansehen.
ez-doing-move-seen-fire = darf das Feuer verlegen.
ez-doing-remove = darf Jäger entfernen.
ez-doing-remove-mammoth = darf ein Mammut entfernen.
ez-doing-club-or-move = darf eine Keule nehmen oder Jäger versetzen.
ez-doing-discard = darf eine Karte ablegen.
ez-doing-must-discard = legt eine Karte ab.
ez-doing-draw = zieht Karten.
ez-doing-glacier = legt einen Gletscher.

ez-chance-first-player = Das Los entscheidet, wer beginnt.
ez-chance-card-dealt = Die ersten Karten werden ausgeteilt.
ez-chance-card-drawn = Eine Karte wird gezogen.
ez-chance-fire-seen = Ein Feuer wird angesehen.
ez-chance-fire-revealed = Die Feuer werden aufgedeckt.
ez-chance-lot = Das Los entscheidet, wer den Gletscher legt.
ez-over = { $winners ->
    [one] Das Spiel ist zu Ende. { $names } gewinnt mit { $points } Punkten.
   *[other] Das Spiel ist zu Ende. { $names } teilen sich den Sieg mit { $points } Punkten.
}

## Buttons

ez-colour-0 = rot
ez-colour-1 = blau
ez-colour-2 = grün
ez-colour-3 = gelb
ez-colour-4 = schwarz
ez-who = { $mark } { $name }
ez-who-club = { $mark } { $name } mit Keule
ez-who-own = Dein Jäger
ez-who-own-club = Dein Jäger mit Keule
ez-do-place = Jäger in Gebiet { $area }
ez-do-place-club = Jäger mit Keule in Gebiet { $area }
ez-do-move = { $who }: { $from } → { $to }
ez-do-move-club = { $who }: { $from } → { $to }, erhält eine Keule
ez-do-swap = { $who } in Gebiet { $area }
ez-do-swap-club = { $who } in Gebiet { $area }, erhält eine Keule
ez-do-remove = Entfernen: { $who } in Gebiet { $area }
ez-do-remove-mammoth = Entfernen: Mammut in Gebiet { $area }
ez-do-mammoth = Mammut in Gebiet { $area }
ez-do-mammoth-move = Mammut: { $from } → { $to }
ez-do-fire = Feuer { $fire }: { $from } → { $to }
ez-do-look = Feuer { $fire } ansehen
ez-do-club = Keule für deinen Jäger in Gebiet { $area }
ez-do-club-keep = Keule behalten
ez-do-play = { $stones ->
    [one] { $card } (kostet 1 Stein)
   *[other] { $card } (kostet { $stones } Steine)
}
ez-do-play-dark = { $stones ->
    [one] { $card } (bringt 1 Stein)
   *[other] { $card } (bringt { $stones } Steine)
}
ez-do-play-ends-round = { $stones ->
    [one] { $card } (bringt 1 Stein, beendet den Durchgang)
   *[other] { $card } (bringt { $stones } Steine, beendet den Durchgang)
}
ez-do-play-ends-game = { $card } (beendet das Spiel, ohne Steine)
ez-do-copy = { $card } als { $copied }
ez-do-way-place = { $card }: setzen
ez-do-way-near = { $card }: in ein Nachbargebiet
ez-do-way-far = { $card }: weiter weg
ez-do-choose = { $mark } { $name }
ez-do-discard = „{ $card }“ ablegen
ez-do-keep = Nichts ablegen
ez-do-draw-light = Helle Karte ziehen
ez-do-draw-dark = Dunkle Karte ziehen
ez-do-cover = Gletscher auf Gebiet { $area }
ez-do-done = Fertig

## The log

ez-told-began = { $seat } beginnt.
ez-told-round-began = Durchgang { $round } beginnt mit { $seat }.
ez-told-played = { $seat } spielt „{ $card }“ aus.
ez-told-played-copied = { $seat } spielt „{ $card }“ als „{ $copied }“ aus.
ez-told-paid = { $stones ->
    [one] { $seat } bezahlt 1 Stein.
   *[other] { $seat } bezahlt { $stones } Steine.
}
ez-told-took = { $dark ->
    [one] { $seat } nimmt 1 Stein.
   *[other] { $seat } nimmt { $dark } Steine.
}
ez-told-took-both = { $seat } nimmt Steine: { $dark } aus dem dunklen und { $light } aus dem hellen Vorrat.
ez-told-stones-laid-over = { $stones ->
    [one] Der letzte Stein kommt in den hellen Vorrat; die Karte bewirkt nichts.
   *[other] Die letzten { $stones } Steine kommen in den hellen Vorrat; die Karte bewirkt nichts.
}
ez-told-nothing-to-play = { $seat } kann keine Karte ausspielen und muss eine ablegen.
ez-told-chosen = { $by } wählt { $seat }.
ez-told-placed = { $club ->
    [new] { $seat } setzt einen Jäger mit Keule in Gebiet { $area }.
   *[none] { $seat } setzt einen Jäger in Gebiet { $area }.
}
ez-told-moved = { $club ->
    [held] { $seat } versetzt einen Jäger von { $owner } samt Keule aus Gebiet { $from } in Gebiet { $to }.
   *[none] { $seat } versetzt einen Jäger von { $owner } aus Gebiet { $from } in Gebiet { $to }.
}
ez-told-moved-own = { $club ->
    [new] { $seat } versetzt einen Jäger aus Gebiet { $from } in Gebiet { $to } und gibt ihm eine Keule.
    [held] { $seat } versetzt einen Jäger samt Keule aus Gebiet { $from } in Gebiet { $to }.
   *[none] { $seat } versetzt einen Jäger aus Gebiet { $from } in Gebiet { $to }.
}
ez-told-removed = { $seat } entfernt einen Jäger von { $owner } aus Gebiet { $area }.
ez-told-removed-own = { $club ->
    [held] { $seat } entfernt einen eigenen Jäger aus Gebiet { $area }; seine Keule kommt neben den Plan.
   *[none] { $seat } entfernt einen eigenen Jäger aus Gebiet { $area }.
}
ez-told-mammoth-placed = { $seat } setzt ein Mammut in Gebiet { $area }.
ez-told-mammoth-moved = { $seat } versetzt ein Mammut aus Gebiet { $from } in Gebiet { $to }.
ez-told-mammoth-removed = { $seat } entfernt ein Mammut aus Gebiet { $area }.
ez-told-fire-moved = { $seat } verlegt Feuer { $fire } aus Gebiet { $from } in Gebiet { $to }.
ez-told-fire-seen = { $seat } sieht Feuer { $fire } an.
ez-told-fire-seen-value = { $seat } sieht Feuer { $fire } an: { $value }.
ez-told-club-taken = { $seat } gibt einem Jäger in Gebiet { $area } eine Keule.
ez-told-club-taken-kept = { $seat } nimmt eine Keule und behält sie.
ez-told-declined = { $seat } ist fertig.
ez-told-discarded = { $colour ->
    [dark] { $seat } legt eine dunkle Karte ab.
   *[light] { $seat } legt eine helle Karte ab.
}
ez-told-discarded-card = { $seat } legt „{ $card }“ ab.
ez-told-drew = { $colour ->
    [dark] { $seat } zieht eine dunkle Karte.
   *[light] { $seat } zieht eine helle Karte.
}
ez-told-drew-card = { $seat } zieht „{ $card }“.
ez-told-shuffled = { $colour ->
    [dark] Die dunklen Karten werden gemischt.
   *[light] Die hellen Karten werden gemischt.
}
ez-told-settling-ended = Das Siedeln endet: { $seat } hat die Karte ausgespielt, die den dunklen Vorrat leert.
ez-told-fire-revealed = Das Feuer in Gebiet { $area } zeigt { $value }.
ez-told-conflict = Konflikt in Gebiet { $area }: { $hunters } Jäger, Platz für { $limit }.
ez-told-left = { $seat } nimmt einen Jäger aus Gebiet { $area } zurück.
ez-told-clubs-returned = { $clubs ->
    [one] Ein Jäger von { $seat } in Gebiet { $area } gibt seine Keule zurück.
   *[other] { $clubs } Jäger von { $seat } in Gebiet { $area } geben ihre Keulen zurück.
}
ez-told-scored = { $points ->
    [one] { $seat } erhält 1 Punkt.
   *[other] { $seat } erhält { $points } Punkte.
}
ez-told-scored-in = { $points ->
    [one] { $seat } erhält 1 Punkt ({ $areas }).
   *[other] { $seat } erhält { $points } Punkte ({ $areas }).
}
ez-told-in-area = Gebiet { $area }: { $points }
ez-told-last-by-lot = Das Los fällt auf { $seat }.
ez-told-covered = { $seat } bedeckt Gebiet { $area } mit einem Gletscher.
ez-told-sent-home = { $hunters ->
    [one] { $seat } nimmt 1 Jäger zurück.
   *[other] { $seat } nimmt { $hunters } Jäger zurück.
}
ez-told-mammoths-left = { $mammoths ->
    [one] Das Mammut aus Gebiet { $area } kommt neben den Plan.
   *[other] Die { $mammoths } Mammuts aus Gebiet { $area } kommen neben den Plan.
}
ez-told-supply-renewed = { $stones ->
    [one] Der helle Vorrat, 1 Stein, wird zum dunklen Vorrat.
   *[other] Der helle Vorrat, { $stones } Steine, wird zum dunklen Vorrat.
}
ez-told-floor-paid = { $stones ->
    [one] { $seat } zahlt 1 Stein in den dunklen Vorrat.
   *[other] { $seat } zahlt { $stones } Steine in den dunklen Vorrat.
}
ez-told-game-over = Das Spiel ist zu Ende.

## On the front page: what the game is, and what can be chosen

option-eiszeit-length = Länge
    .about = Das ganze Spiel oder ein kurzes.
option-eiszeit-length-four-rounds = vier Durchgänge
option-eiszeit-length-short = drei Durchgänge
option-eiszeit-corner-borders = Gebiete, die sich an einer Ecke berühren
    .about = Ob 3 und 6 sowie 7 und 10 Nachbarn sind; die gedruckten Regeln sagen es nicht.
option-eiszeit-corner-borders-on = sind Nachbarn
option-eiszeit-corner-borders-off = sind keine Nachbarn
option-eiszeit-start = Wer beginnt
    .about = Wer die Vorrunde und den ersten Durchgang eröffnet.
option-eiszeit-start-first-seat = wer auf Platz 1 sitzt
option-eiszeit-start-lot = wird ausgelost
about-eiszeit = Jäger drängen sich um Mammuts, während das Eis vorrückt; gute Karten bezahlt man mit Karten, die anderen helfen.

## The score sheet

ez-line-round-1 = Durchgang 1
ez-line-round-2 = Durchgang 2
ez-line-round-3 = Durchgang 3
ez-line-round-4 = Durchgang 4
ez-line-detail = Jäger auf dem Plan nach Durchgang { $round }

## Why not

ez-no-turn = Du bist gerade nicht am Zug.
ez-no-nobody-asked = Gerade wird niemand gefragt.
ez-no-question = Jetzt ist etwas anderes gefragt. { $question }
ez-no-decline = Diese Karte muss ausgeführt werden. { $question }
ez-no-in-hand = „{ $card }“ ist nicht unter deinen Handkarten; wähle eine Karte, die du hast.
ez-no-copy-which = „{ $card }“ wirkt wie eine offene Karte; wähle die helle oder die dunkle.
ez-no-copy-cult = Nur eine Kultkarte wirkt wie eine andere Karte; „{ $card }“ nicht.
ez-no-copy-nothing = { $colour ->
    [dark] Keine dunkle Karte liegt offen, also kann „{ $card }“ nicht wie eine wirken.
   *[light] Keine helle Karte liegt offen, also kann „{ $card }“ nicht wie eine wirken.
}
ez-no-way = Die Mammutkarte, und keine andere, wird auf eine von drei Arten ausgespielt: ein Mammut setzen, eines in ein Nachbargebiet versetzen oder eines weiter weg.
ez-no-way-payable = Du kannst keine Art der Mammutkarte bezahlen, die jetzt möglich ist; spiele eine andere Karte aus.
ez-no-price = { $price ->
    [one] „{ $card }“ kostet 1 Stein, und du hast { $stones }. Spiele eine Karte aus, die du bezahlen kannst, oder eine dunkle.
   *[other] „{ $card }“ kostet { $price } Steine, und du hast { $stones }. Spiele eine Karte aus, die du bezahlen kannst, oder eine dunkle.
}
ez-no-light-duty = Mit { $duty } oder mehr Steinen musst du eine helle Karte ausspielen oder eine Kultkarte als die offene helle.
ez-no-spare-mammoth = Neben dem Plan steht kein Mammut; versetze eines auf dem Plan.
ez-no-mammoth-near = Kein Mammut auf dem Plan hat ein freies Nachbargebiet.
ez-no-mammoth-far = Kein Mammut auf dem Plan kann weiter weg als in ein Nachbargebiet.
ez-no-choose-self = Eine dunkle Karte hilft einem anderen Spieler; wähle jemand anderen.
ez-no-choose-nobody = Niemand spielt diese Farbe; wähle einen anderen Spieler.
ez-no-draw-empty = { $colour ->
    [dark] Es gibt keine dunkle Karte mehr zu ziehen; ziehe eine helle.
   *[light] Es gibt keine helle Karte mehr zu ziehen; ziehe eine dunkle.
}
ez-no-draw-same = { $colour ->
    [dark] Alle deine Handkarten wären dunkel; ziehe eine helle Karte.
   *[light] Alle deine Handkarten wären hell; ziehe eine dunkle Karte.
}
ez-no-covered = Gebiet { $area } liegt unter einem Gletscher; wähle ein freies Gebiet.
ez-no-club-other = Eine Keule bekommen nur deine eigenen Jäger.
ez-no-club-twice = Ein Jäger hat höchstens eine Keule, und dieser hat schon eine.
ez-no-club-kept = Du hast keine Keule behalten, die ein Jäger bekommen könnte.
ez-no-hunter = { $club ->
    [held] In Gebiet { $area } steht kein Jäger von { $owner } mit Keule; wähle einen, der dort steht.
   *[none] In Gebiet { $area } steht kein Jäger von { $owner } ohne Keule; wähle einen, der dort steht.
}
ez-no-protected = Eine Keule schützt den Jäger von { $owner } in Gebiet { $area }; wähle einen anderen.
ez-no-moved = Diese Karte hat den Jäger in Gebiet { $area } schon versetzt; wähle einen anderen.
ez-no-neighbours = Gebiet { $from } und Gebiet { $to } haben keine gemeinsame Grenze; wähle ein Nachbargebiet.
ez-no-stock-empty = Dein Vorrat ist leer; versetze stattdessen einen deiner Jäger auf dem Plan.
ez-no-stock-left = { $count ->
    [one] Du hast noch 1 Jäger im Vorrat; setze ihn.
   *[other] Du hast noch { $count } Jäger im Vorrat; setze einen davon.
}
ez-no-own-only = Du versetzt hier deine eigenen Jäger, nicht die von { $owner }.
ez-no-same-area = Ein Jäger wird in ein anderes Gebiet versetzt.
ez-no-clubs-left = Alle Keulen sind schon genommen; wähle etwas anderes.
ez-no-club-hunter = Du hast in Gebiet { $area } keinen Jäger ohne Keule; wähle ein anderes Gebiet oder behalte die Keule.
ez-no-landscape = Drei Jäger in diese Landschaft ({ $land }) oder zwei überallhin: Wähle für den dritten ein Gebiet dieser Landschaft.
ez-no-one-area = Alles, was diese Karte setzt, kommt in ein Gebiet: Gebiet { $area }, wie der erste Jäger.
ez-no-third-hunter = Höchstens zwei Jäger: Setze jetzt noch ein Mammut in Gebiet { $area } oder höre auf.
ez-no-third-hunter-done = Höchstens zwei Jäger, und kein Mammut kann ihnen folgen; höre auf.
ez-no-herd-empty = Neben dem Plan steht kein Mammut; hol eines aus einem Nachbargebiet.
ez-no-herd-left = Neben dem Plan steht noch ein Mammut; setze dieses.
ez-no-mammoth-camp = Das Mammut kommt in Gebiet { $area }, zu den eben gesetzten Jägern.
ez-no-mammoth = In Gebiet { $area } steht kein Mammut; wähle ein Gebiet mit einem Mammut.
ez-no-trek-mammoth = Das Mammut geht denselben Weg wie die Jäger, von Gebiet { $from } in Gebiet { $to }, oder bleibt.
ez-no-trek-way = Alle Jäger einer Wanderung gehen denselben Weg: von Gebiet { $from } in Gebiet { $to }.
ez-no-trek-alone = Ein Mammut geht nur mit einem Jäger; versetze zuerst einen Jäger.
ez-no-trek-later = Das Mammut geht zuletzt: Höre auf, wenn keine Jäger mehr gehen, dann wird danach gefragt.
ez-no-trek-none = In Gebiet { $from }, aus dem deine Jäger kamen, steht kein Mammut; versetze noch einen Jäger oder höre auf.
ez-no-paid-way = Du hast für eine andere Art bezahlt: { $place } Steine, um ein Mammut zu setzen, { $near } in ein Nachbargebiet, { $far } weiter weg.
ez-no-fire = In Gebiet { $area } wurde in diesem Durchgang kein Feuer gelegt; wähle ein anderes.
ez-no-fire-stays = Feuer { $fire } liegt schon in Gebiet { $area }; wähle ein anderes Gebiet.
ez-no-swap = Kein Nachbargebiet von Gebiet { $area } hat einen Jäger zum Tauschen; beginne woanders.
ez-no-three = Die drei Jäger dürfen nicht alle einem Spieler gehören, und zwei von { $owner } sind schon versetzt; versetze einen von jemand anderem oder höre auf.
ez-no-other-fire = Du darfst Feuer { $fire } verlegen, das du angesehen hast, und kein anderes.
ez-no-same-owner = Die zwei Jäger gehören verschiedenen Spielern, und einer von { $owner } ist schon entfernt; wähle einen von jemand anderem oder höre auf.
ez-no-club-after-move = Entweder eine Keule oder Versetzen: Du hast schon einen Jäger versetzt.
ez-no-glacier = Gebiet { $area } berührt weder einen Gletscher noch den oberen Rand; wähle eines, das einen von beiden berührt.

# The strip of players, and where the round stands.
ez-strip-stones = Steine
ez-strip-stock = Jäger im Vorrat
ez-strip-clubs = behaltene Keulen
ez-strip-hand = Hand
ez-strip-hand-name = Handkarten, hell + dunkel
ez-strip-now = Wertung jetzt

# The shelf below the board
ez-shelf-own = Deins
ez-shelf-dark = Dunkler Vorrat, bis 0
ez-shelf-light = Heller Vorrat
ez-shelf-bare-dark = Noch keine dunkle Karte
ez-shelf-bare-light = Noch keine helle Karte
ez-shelf-beside = Neben dem Plan
ez-shelf-fires = Feuer, ungesehen

## Scenes
ez-show-card-of = { $card }, ausgespielt von { $name }
ez-show-settling-ended = { $name } hat den dunklen Vorrat geleert
ez-show-fires-turn = Die Feuer werden aufgedeckt
ez-show-crowded = Gebiet { $area }: { $hunters }, wo { $limit } leben können
ez-show-limit = Höchstgrenze
ez-show-crowd = Jäger
ez-show-clubs-stay = Ein Jäger mit Keule geht nie, zählt aber mit.
ez-show-stay = { $hunters ->
    [0] Niemand bleibt.
    [one] 1 Jäger bleibt.
   *[other] { $hunters } Jäger bleiben.
}
ez-show-points-each = { $points ->
    [one] Je 1 Punkt.
   *[other] Je { $points } Punkte.
}
ez-show-fewest = Die wenigsten:
ez-show-fewest-equal = Die wenigsten, zugleich:
ez-show-next = Danach:
ez-show-next-equal = Danach, zugleich:
ez-show-had = mit { $count }
ez-show-each = { $points ->
    [one] Gebiet { $area }: je 1 Punkt
   *[other] Gebiet { $area }: je { $points } Punkte
}
ez-show-area = Gebiet
ez-show-round = Durchgang
ez-show-brought = Was Durchgang { $round } gebracht hat
ez-show-lays = liegt hinten und legt den nächsten Gletscher: auf { $areas }.
ez-show-lot = Mehrere liegen hinten: Das Los entscheidet, wer den nächsten Gletscher legt, auf { $areas }.
ez-show-begins = { $name } beginnt
