# Words of the interface: eiszeit

## The board

ez-map = Karte der zwölf Gebiete
ez-when = Runde { $round } von { $rounds } · { $phase }
ez-phase-preparation = Vorrunde
ez-phase-settling = Besiedeln
ez-phase-conflicts = Konflikte
ez-phase-glacier = Der Gletscher
ez-phase-over = Spielende

ez-land-forest = Wald
ez-land-ice-plain = Eisebene
ez-land-meadow = Wiese
ez-land-stone-desert = Steinwüste
ez-land-steppe = Steppe
ez-land-mountains = Gebirge
ez-land-reconstructed = Die Landschaft ist rekonstruiert.

ez-area = Gebiet { $area }, { $land }.
ez-area-title = Gebiet { $area }: { $land }
ez-area-covered = Gebiet { $area }, { $land }: unter einem Gletscher.
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

ez-side-dark = Dunkle Karten
ez-side-light = Helle Karten
ez-supply-dark = { $stones ->
    [one] Dunkler Vorrat: 1 Stein. Ist er leer, endet das Besiedeln.
   *[other] Dunkler Vorrat: { $stones } Steine. Ist er leer, endet das Besiedeln.
}
ez-supply-light = { $stones ->
    [one] Heller Vorrat: 1 Stein
   *[other] Heller Vorrat: { $stones } Steine
}
ez-draw-light = { $count ->
    [one] Zugstapel heller Karten: 1 Karte
   *[other] Zugstapel heller Karten: { $count } Karten
}
ez-draw-dark = { $count ->
    [one] Zugstapel dunkler Karten: 1 Karte
   *[other] Zugstapel dunkler Karten: { $count } Karten
}
ez-top-light = Offene helle Karte: { $card } Darunter: { $under }.
ez-top-dark = Offene dunkle Karte: { $card } Darunter: { $under }.
ez-no-top-light = Keine helle Karte liegt offen. Verdeckt: { $under }.
ez-no-top-dark = Keine dunkle Karte liegt offen. Verdeckt: { $under }.
ez-beside = Neben dem Plan
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

ez-hand = Deine Hand
ez-banner = Jäger von { $name }
ez-choose = { $name } wählen
ez-stock = { $count ->
    [one] 1 Jäger im Vorrat
   *[other] { $count } Jäger im Vorrat
}
ez-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
ez-kept = { $count ->
    [one] 1 aufgehobene Keule
   *[other] { $count } aufgehobene Keulen
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
ez-round = Runde { $round }
ez-total = Summe
ez-discarded = Von dir abgelegt: { $cards }

## The cards

ez-card-hunters-and-mammoth = Jäger und Mammut
ez-card-trek = Wanderung
ez-card-mammoth = Mammut
ez-card-blind-fire = Blindes Feuer
ez-card-swap = Tausch
ez-card-club = Keule
ez-card-move-three = Drei versetzen
ez-card-light-cult = Helle Kultkarte
ez-card-all-place-two = Alle setzen zwei
ez-card-all-place-one = Alle setzen einen
ez-card-seen-fire = Feuer ansehen
ez-card-remove-two = Zwei entfernen
ez-card-remove-one = Einen entfernen
ez-card-remove-mammoth = Mammut entfernen
ez-card-club-or-move = Keule oder versetzen
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
ez-about-dark-cult = Wirkt wie eine der beiden offenen Karten. Mit 8 oder mehr Steinen nur wie die helle.

ez-price = { $stones ->
    [one] Kostet 1 Stein.
   *[other] Kostet { $stones } Steine.
}
ez-yield = { $stones ->
    [one] Bringt dir 1 Stein.
   *[other] Bringt dir { $stones } Steine.
}
ez-price-mammoth = Kostet { $place } Steine zum Setzen, { $near } in ein Nachbargebiet, { $far } weiter weg.
ez-price-cult = Steine wie auf der Karte, die sie nachahmt.
ez-source-rulebook = Angaben aus der Spielregel.
ez-source-public = Angaben von öffentlichen Seiten.
ez-source-derived = Angaben aus der Spielregel abgeleitet.
ez-source-reconstructed = ≈ Rekonstruiert: nirgends gefunden, von uns gewählt.

## What is in the box

ez-box-light = Helle Karten
ez-box-dark = Dunkle Karten
ez-box-areas = Gebiete
ez-box-fires = Feuer
ez-box-pieces = Spielsteine
ez-copies = { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
ez-neighbours = Nachbargebiete: { $areas }.
ez-fire-title = Feuer vom Wert { $value }
ez-fire-about = Davon gibt es { $count }. Platz für { $value } weitere Jäger in seinem Gebiet.
ez-piece-hunter = Jäger
ez-piece-hunter-about = 12 jeder Farbe. Jeder bringt 1 Punkt, bei einem Mammut 2, bei mehreren 3.
ez-piece-mammoth = Mammut
ez-piece-mammoth-about = Platz für einen Jäger mehr in seinem Gebiet und mehr Punkte für alle dort.
ez-piece-club = Keule
ez-piece-club-about = 6 Stück. Ein Jäger mit Keule weicht in keinem Konflikt, und niemand sonst darf ihn versetzen oder entfernen.
ez-piece-stone = Stein
ez-piece-stone-about = Helle Karten kosten Steine, dunkle bringen sie.
ez-piece-glacier = Gletscher
ez-piece-glacier-about = Nach jeder Runde außer der letzten nimmt das Eis ein Gebiet, am oberen Rand oder neben einem Gletscher.

## Questions

ez-ask-place-hunter = { $left ->
    [one] Setze deinen letzten Jäger: Wähle ein Gebiet.
   *[other] Setze einen Jäger: Wähle ein Gebiet. Noch { $left } zu setzen.
}
ez-ask-play = Du hast { $stones } Steine. Spiele eine Handkarte aus.
ez-ask-play-light = Du hast { $stones } Steine: Spiele eine helle Karte aus oder eine Kultkarte als die offene helle.
ez-ask-choose = { $card }: Wem hilft sie? Wähle einen anderen Spieler.
ez-ask-place = { $card }: Setze Jäger { $next } oder höre auf.
ez-ask-place-land = { $card }: Setze Jäger { $next }. Drei dürfen in diese Landschaft ({ $land }), zwei überallhin.
ez-ask-place-move = { $card }: Dein Vorrat ist leer. Versetze stattdessen einen deiner Jäger oder höre auf.
ez-ask-place-with-mammoth = { $card }: Wähle ein Gebiet für bis zu zwei Jäger und ein Mammut, zuerst die Jäger.
ez-ask-trek = { $card }: Versetze Jäger { $next } in ein Nachbargebiet oder höre auf.
ez-ask-take-mammoth = { $card }: Geht ein Mammut mit deinen Jägern?
ez-ask-mammoth-place = Setze ein Mammut: Wähle ein Gebiet.
ez-ask-mammoth-near = Versetze ein Mammut in ein Nachbargebiet.
ez-ask-mammoth-far = Versetze ein Mammut in ein Gebiet, das kein Nachbar ist.
ez-ask-move-fire = Verlege ein Feuer, ohne es anzusehen: Wähle es, dann sein neues Gebiet.
ez-ask-swap = Tausch: Wähle den ersten Jäger.
ez-ask-swap-with = Tausch: Wähle den zweiten Jäger in einem Nachbargebiet.
ez-ask-club-or-mammoth = Nimm eine Keule oder bring ein Mammut.
ez-ask-move = { $card }: Versetze Jäger { $next } oder höre auf.
ez-ask-look = Du darfst ein Feuer ansehen: Wähle eines.
ez-ask-move-seen-fire = Du darfst das angesehene Feuer verlegen: Wähle sein neues Gebiet.
ez-ask-remove = { $card }: Du darfst einen Jäger entfernen.
ez-ask-remove-mammoth = Du darfst ein Mammut entfernen: Wähle eines.
ez-ask-club-or-move = Nimm eine Keule oder versetze bis zu zwei deiner Jäger, wohin du willst.
ez-ask-discard = Du darfst eine Handkarte ablegen.
ez-ask-must-discard = Du kannst keine Karte ausspielen. Lege eine ab.
ez-ask-draw = { $missing ->
    [one] Ziehe eine Karte: hell oder dunkel?
   *[other] Ziehe { $missing } Karten: zuerst hell oder dunkel?
}
ez-ask-glacier = Du hast die wenigsten Punkte: Lege einen Gletscher auf ein Gebiet am Eis.

ez-wait = Warten auf { $name }: { $doing }
ez-doing-place-hunter = setzt einen Jäger.
ez-doing-play = spielt eine Karte aus.
ez-doing-choose = wählt, wem „{ $card }“ hilft.
ez-doing-place = setzt Jäger mit „{ $card }“.
ez-doing-place-with-mammoth = setzt Jäger und ein Mammut.
ez-doing-trek = wandert mit Jägern.
ez-doing-take-mammoth = darf ein Mammut mitnehmen.
ez-doing-mammoth = bewegt ein Mammut.
ez-doing-move-fire = verlegt ein Feuer.
ez-doing-swap = tauscht zwei Jäger.
ez-doing-swap-with = tauscht zwei Jäger.
ez-doing-club-or-mammoth = nimmt eine Keule oder bringt ein Mammut.
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
    [one] Das Spiel ist aus. { $names } gewinnt mit { $points } Punkten.
   *[other] Das Spiel ist aus. { $names } teilen sich den Sieg mit { $points } Punkten.
}

## Buttons

ez-colour-0 = rot
ez-colour-1 = blau
ez-colour-2 = grün
ez-colour-3 = gelb
ez-colour-4 = schwarz
ez-who = { $mark } { $colour }
ez-who-club = { $mark } { $colour } mit Keule
ez-who-own = Dein Jäger
ez-who-own-club = Dein Jäger mit Keule
ez-do-place = Jäger nach { $area }
ez-do-place-club = Jäger mit Keule nach { $area }
ez-do-move = { $who }: { $from } → { $to }
ez-do-move-club = { $who }: { $from } → { $to }, bekommt eine Keule
ez-do-swap = { $who } in { $area }
ez-do-swap-club = { $who } in { $area }, bekommt eine Keule
ez-do-remove = Entfernen: { $who } in { $area }
ez-do-remove-mammoth = Entfernen: Mammut in { $area }
ez-do-mammoth = Mammut nach { $area }
ez-do-mammoth-move = Mammut: { $from } → { $to }
ez-do-fire = Feuer { $fire }: { $from } → { $to }
ez-do-look = Feuer { $fire } ansehen
ez-do-club = Keule für deinen Jäger in { $area }
ez-do-club-keep = Keule aufheben
ez-do-play = { $stones ->
    [one] { $card } (kostet 1 Stein)
   *[other] { $card } (kostet { $stones } Steine)
}
ez-do-play-dark = { $stones ->
    [one] { $card } (bringt 1 Stein)
   *[other] { $card } (bringt { $stones } Steine)
}
ez-do-copy = { $card } als { $copied }
ez-do-way-place = { $card }: setzen
ez-do-way-near = { $card }: in ein Nachbargebiet
ez-do-way-far = { $card }: weiter weg
ez-do-choose = { $mark } { $colour }
ez-do-discard = „{ $card }“ ablegen
ez-do-keep = Nichts ablegen
ez-do-draw-light = Helle Karte ziehen
ez-do-draw-dark = Dunkle Karte ziehen
ez-do-cover = Gletscher auf { $area }
ez-do-done = Nichts mehr

## The log

ez-told-began = { $seat } beginnt.
ez-told-round-began = Runde { $round } beginnt mit { $seat }.
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
ez-told-took-both = { $seat } nimmt { $dark } aus dem dunklen und { $light } aus dem hellen Vorrat.
ez-told-stones-laid-over = { $stones ->
    [one] Der letzte Stein kommt in den hellen Vorrat.
   *[other] Die letzten { $stones } Steine kommen in den hellen Vorrat.
}
ez-told-nothing-to-play = { $seat } kann keine Karte ausspielen.
ez-told-chosen = { $by } wählt { $seat }.
ez-told-placed = { $club ->
    [new] { $seat } setzt einen Jäger mit Keule in { $area }.
   *[none] { $seat } setzt einen Jäger in { $area }.
}
ez-told-moved = { $club ->
    [held] { $seat } versetzt einen Jäger von { $owner } samt Keule von { $from } nach { $to }.
   *[none] { $seat } versetzt einen Jäger von { $owner } von { $from } nach { $to }.
}
ez-told-moved-own = { $club ->
    [new] { $seat } versetzt einen Jäger von { $from } nach { $to } und gibt ihm eine Keule.
    [held] { $seat } versetzt einen Jäger samt Keule von { $from } nach { $to }.
   *[none] { $seat } versetzt einen Jäger von { $from } nach { $to }.
}
ez-told-removed = { $seat } entfernt einen Jäger von { $owner } aus { $area }.
ez-told-removed-own = { $club ->
    [held] { $seat } entfernt einen eigenen Jäger aus { $area }; seine Keule kommt neben den Plan.
   *[none] { $seat } entfernt einen eigenen Jäger aus { $area }.
}
ez-told-mammoth-placed = { $seat } setzt ein Mammut in { $area }.
ez-told-mammoth-moved = { $seat } versetzt ein Mammut von { $from } nach { $to }.
ez-told-mammoth-removed = { $seat } entfernt ein Mammut aus { $area }.
ez-told-fire-moved = { $seat } verlegt Feuer { $fire } von { $from } nach { $to }.
ez-told-fire-seen = { $seat } sieht Feuer { $fire } an.
ez-told-fire-seen-value = { $seat } sieht Feuer { $fire } an: { $value }.
ez-told-club-taken = { $seat } gibt einem Jäger in { $area } eine Keule.
ez-told-club-taken-kept = { $seat } nimmt eine Keule und hebt sie auf.
ez-told-declined = { $seat } tut nichts mehr.
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
ez-told-fire-revealed = Das Feuer in { $area } zeigt { $value }.
ez-told-conflict = Konflikt in { $area }: { $hunters } Jäger, Platz für { $limit }.
ez-told-left = { $seat } nimmt einen Jäger aus { $area } zurück.
ez-told-clubs-returned = { $clubs ->
    [one] Ein Jäger von { $seat } in { $area } gibt seine Keule zurück.
   *[other] { $clubs } Jäger von { $seat } in { $area } geben ihre Keulen zurück.
}
ez-told-scored = { $points ->
    [one] { $seat } bekommt 1 Punkt.
   *[other] { $seat } bekommt { $points } Punkte.
}
ez-told-last-by-lot = Das Los fällt auf { $seat }.
ez-told-covered = { $seat } bedeckt { $area } mit einem Gletscher.
ez-told-sent-home = { $hunters ->
    [one] { $seat } nimmt 1 Jäger zurück.
   *[other] { $seat } nimmt { $hunters } Jäger zurück.
}
ez-told-mammoths-left = { $mammoths ->
    [one] Das Mammut aus { $area } kommt neben den Plan.
   *[other] Die { $mammoths } Mammuts aus { $area } kommen neben den Plan.
}
ez-told-supply-renewed = { $stones ->
    [one] Der helle Vorrat, 1 Stein, wird zum dunklen Vorrat.
   *[other] Der helle Vorrat, { $stones } Steine, wird zum dunklen Vorrat.
}
ez-told-floor-paid = { $stones ->
    [one] { $seat } zahlt 1 Stein in den dunklen Vorrat.
   *[other] { $seat } zahlt { $stones } Steine in den dunklen Vorrat.
}
ez-told-game-over = Das Spiel ist aus.
