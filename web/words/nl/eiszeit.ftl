# Words of the interface: eiszeit

## The board

ez-map = Kaart met de twaalf gebieden
ez-when = Ronde { $round } van { $rounds } · { $phase }
ez-phase-preparation = Voorronde
ez-phase-settling = Zich vestigen
ez-phase-conflicts = Conflicten
ez-phase-glacier = De gletsjer
ez-phase-over = Einde van het spel

ez-land-forest = Woud
ez-land-ice-plain = IJsvlakte
ez-land-meadow = Weide
ez-land-stone-desert = Steenwoestijn
ez-land-steppe = Steppe
ez-land-mountains = Gebergte
ez-land-reconstructed = Het landschap is gereconstrueerd.

ez-area = Gebied { $area }, { $land }.
ez-area-title = Gebied { $area }: { $land }
ez-area-covered = Gebied { $area }, { $land }: onder een gletsjer.
ez-limit = Plaats voor { $low } jagers.
ez-limit-between = Plaats voor { $low } tot { $high } jagers; dat hangt af van vuren die je niet hebt gezien.
ez-here = Hier: { $list }.
ez-mammoths = { $count ->
    [one] 1 mammoet
   *[other] { $count } mammoeten
}
ez-group = { $count ->
    [one] 1 jager van { $name }
   *[other] { $count } jagers van { $name }
}
ez-group-clubbed = { $count ->
    [one] 1 jager van { $name } met een knots
   *[other] { $count } jagers van { $name } met een knots
}
ez-fire-here = een gedekt vuur
ez-fire-here-known = een vuur van { $value }
ez-mammoths-in = { $count ->
    [one] 1 mammoet in gebied { $area }
   *[other] { $count } mammoeten in gebied { $area }
}
ez-hunters-in = { $count ->
    [one] 1 jager van { $name } in gebied { $area }
   *[other] { $count } jagers van { $name } in gebied { $area }
}
ez-clubbed-in = { $count ->
    [one] 1 jager van { $name } met een knots in gebied { $area }
   *[other] { $count } jagers van { $name } met een knots in gebied { $area }
}
ez-fire = Vuur { $fire } in gebied { $area }, gedekt
ez-fire-known = Vuur { $fire } in gebied { $area }, waarde { $value }

ez-side-dark = Donkere kaarten
ez-side-light = Lichte kaarten
ez-supply-dark = { $stones ->
    [one] Donkere voorraad: 1 steen. Is die leeg, dan eindigt het vestigen.
   *[other] Donkere voorraad: { $stones } stenen. Is die leeg, dan eindigt het vestigen.
}
ez-supply-light = { $stones ->
    [one] Lichte voorraad: 1 steen
   *[other] Lichte voorraad: { $stones } stenen
}
ez-draw-light = { $count ->
    [one] Trekstapel met lichte kaarten: 1 kaart
   *[other] Trekstapel met lichte kaarten: { $count } kaarten
}
ez-draw-dark = { $count ->
    [one] Trekstapel met donkere kaarten: 1 kaart
   *[other] Trekstapel met donkere kaarten: { $count } kaarten
}
ez-top-light = Zichtbare lichte kaart: { $card } Daaronder: { $under }.
ez-top-dark = Zichtbare donkere kaart: { $card } Daaronder: { $under }.
ez-no-top-light = Er is geen lichte kaart zichtbaar. Gedekt: { $under }.
ez-no-top-dark = Er is geen donkere kaart zichtbaar. Gedekt: { $under }.
ez-beside = Naast het bord
ez-herd = { $count ->
    [one] 1 mammoet naast het bord
   *[other] { $count } mammoeten naast het bord
}
ez-clubs = { $count ->
    [one] 1 knots naast het bord
   *[other] { $count } knotsen naast het bord
}
ez-unseen = Vuren die je niet hebt gezien: { $none } van 0, { $one } van 1, { $two } van 2

## The seats

ez-hand = Je hand
ez-banner = Jagers van { $name }
ez-choose = Kies { $name }
ez-stock = { $count ->
    [one] 1 jager in voorraad
   *[other] { $count } jagers in voorraad
}
ez-stones = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
ez-kept = { $count ->
    [one] 1 bewaarde knots
   *[other] { $count } bewaarde knotsen
}
ez-held-light = { $count ->
    [one] 1 lichte kaart in de hand
   *[other] { $count } lichte kaarten in de hand
}
ez-held-dark = { $count ->
    [one] 1 donkere kaart in de hand
   *[other] { $count } donkere kaarten in de hand
}
ez-sheet = Punten van { $name }
ez-round = Ronde { $round }
ez-total = Som
ez-discarded = Door jou afgelegd: { $cards }

## The cards

ez-card-hunters-and-mammoth = Jagers en mammoet
ez-card-trek = Trektocht
ez-card-mammoth = Mammoet
ez-card-blind-fire = Blind vuur
ez-card-swap = Ruil
ez-card-club = Knots
ez-card-move-three = Drie verzetten
ez-card-light-cult = Lichte cultuskaart
ez-card-all-place-two = Allen twee plaatsen
ez-card-all-place-one = Allen één plaatsen
ez-card-seen-fire = Vuur bekijken
ez-card-remove-two = Twee verwijderen
ez-card-remove-one = Eén verwijderen
ez-card-remove-mammoth = Mammoet verwijderen
ez-card-club-or-move = Knots of verzetten
ez-card-dark-cult = Donkere cultuskaart

ez-about-landscape = Plaats tot drie jagers in gebieden van dit landschap ({ $land }), of tot twee waar je wilt.
ez-about-hunters-and-mammoth = Plaats tot twee jagers en een mammoet, alles in één gebied. Staat er geen mammoet naast het bord, haal er dan een uit een buurgebied.
ez-about-trek = Verzet tot drie van je jagers uit één gebied naar één buurgebied. Een mammoet mag mee.
ez-about-mammoth = Plaats een mammoet waar je wilt, verzet er een naar een buurgebied, of verzet er een verder weg.
ez-about-blind-fire = Verleg een vuur naar een ander gebied, zonder het te bekijken.
ez-about-swap = Twee jagers in buurgebieden wisselen van plaats.
ez-about-club = Neem een knots, of plaats een mammoet. Staat er geen mammoet naast het bord, verzet er dan een naar een buurgebied.
ez-about-move-three = Verzet tot drie jagers, elk naar een buurgebied. Drie mogen niet allemaal van één speler zijn.
ez-about-light-cult = Werkt als een van de twee zichtbare kaarten.
ez-about-all-place-two = Elke andere speler mag tot twee jagers plaatsen.
ez-about-all-place-one = Elke andere speler mag één jager plaatsen.
ez-about-seen-fire = Een andere speler mag een vuur bekijken en het daarna verleggen.
ez-about-remove-two = Een andere speler mag twee jagers van twee spelers verwijderen.
ez-about-remove-one = Een andere speler mag een jager verwijderen.
ez-about-remove-mammoth = Een andere speler mag een mammoet verwijderen.
ez-about-club-or-move = Een andere speler mag een knots nemen, of tot twee eigen jagers verzetten waarheen ook.
ez-about-dark-cult = Werkt als een van de twee zichtbare kaarten. Met 8 of meer stenen alleen als de lichte.

ez-price = { $stones ->
    [one] Kost 1 steen.
   *[other] Kost { $stones } stenen.
}
ez-yield = { $stones ->
    [one] Levert je 1 steen op.
   *[other] Levert je { $stones } stenen op.
}
ez-price-mammoth = Kost { $place } stenen om te plaatsen, { $near } naar een buurgebied, { $far } verder weg.
ez-price-cult = Stenen zoals op de kaart die hij nadoet.
ez-source-rulebook = Cijfers uit het spelregelboek.
ez-source-public = Cijfers van openbare pagina’s.
ez-source-derived = Cijfers afgeleid uit het spelregelboek.
ez-source-reconstructed = ≈ Gereconstrueerd: nergens gevonden, door ons gekozen.

## What is in the box

ez-box-light = Lichte kaarten
ez-box-dark = Donkere kaarten
ez-box-areas = Gebieden
ez-box-fires = Vuren
ez-box-pieces = Speelstukken
ez-copies = { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
ez-neighbours = Buurgebieden: { $areas }.
ez-fire-title = Vuur van { $value }
ez-fire-about = Er zijn er { $count }. Plaats voor { $value } jagers meer in zijn gebied.
ez-piece-hunter = Jager
ez-piece-hunter-about = 12 van elke kleur. Elk levert 1 punt op, 2 bij een mammoet, 3 bij meer mammoeten.
ez-piece-mammoth = Mammoet
ez-piece-mammoth-about = Plaats voor één jager meer in zijn gebied, en meer punten voor allemaal.
ez-piece-club = Knots
ez-piece-club-about = Er zijn er 6. Een jager met een knots verdwijnt nooit in een conflict, en niemand anders mag hem verzetten of verwijderen.
ez-piece-stone = Steen
ez-piece-stone-about = Lichte kaarten kosten stenen, donkere leveren ze op.
ez-piece-glacier = Gletsjer
ez-piece-glacier-about = Na elke ronde behalve de laatste neemt het ijs een gebied, aan de bovenrand of naast een gletsjer.

## Questions

ez-ask-place-hunter = { $left ->
    [one] Plaats je laatste jager: kies een gebied.
   *[other] Plaats een jager: kies een gebied. Je plaatst er nog { $left }.
}
ez-ask-play = Je hebt { $stones } stenen. Speel een kaart uit je hand.
ez-ask-play-light = Je hebt { $stones } stenen: speel een lichte kaart, of een cultuskaart als de zichtbare lichte.
ez-ask-choose = { $card }: wie helpt hij? Kies een andere speler.
ez-ask-place = { $card }: plaats jager { $next }, of stop.
ez-ask-place-land = { $card }: plaats jager { $next }. Drie mogen naar { $land }, twee waar je wilt.
ez-ask-place-move = { $card }: je voorraad is leeg. Verzet in plaats daarvan een van je jagers, of stop.
ez-ask-place-with-mammoth = { $card }: kies één gebied voor tot twee jagers en een mammoet, eerst de jagers.
ez-ask-trek = { $card }: verzet jager { $next } van jou naar een buurgebied, of stop.
ez-ask-take-mammoth = { $card }: gaat er een mammoet mee met je jagers?
ez-ask-mammoth-place = Plaats een mammoet: kies een gebied.
ez-ask-mammoth-near = Verzet een mammoet naar een buurgebied.
ez-ask-mammoth-far = Verzet een mammoet naar een gebied dat geen buurgebied is.
ez-ask-move-fire = Verleg een vuur zonder het te bekijken: kies het, en dan het nieuwe gebied.
ez-ask-swap = Ruil: kies de eerste jager.
ez-ask-swap-with = Ruil: kies de tweede jager, in een buurgebied.
ez-ask-club-or-mammoth = Neem een knots, of breng een mammoet.
ez-ask-move = { $card }: verzet jager { $next }, of stop.
ez-ask-look = Je mag een vuur bekijken: kies er een.
ez-ask-move-seen-fire = Je mag het bekeken vuur verleggen: kies het nieuwe gebied.
ez-ask-remove = { $card }: je mag een jager verwijderen.
ez-ask-remove-mammoth = Je mag een mammoet verwijderen: kies er een.
ez-ask-club-or-move = Neem een knots, of verzet tot twee van je jagers waarheen je wilt.
ez-ask-discard = Je mag een kaart uit je hand afleggen.
ez-ask-must-discard = Je kunt geen kaart spelen. Leg er een af.
ez-ask-draw = { $missing ->
    [one] Trek een kaart: licht of donker?
   *[other] Trek { $missing } kaarten: eerst licht of donker?
}
ez-ask-glacier = Jij hebt de minste punten: leg een gletsjer op een gebied aan het ijs.

ez-wait = Wachten op { $name }: { $doing }
ez-doing-place-hunter = plaatst een jager.
ez-doing-play = speelt een kaart.
ez-doing-choose = kiest wie „{ $card }” helpt.
ez-doing-place = plaatst jagers met „{ $card }”.
ez-doing-place-with-mammoth = plaatst jagers en een mammoet.
ez-doing-trek = trekt rond met jagers.
ez-doing-take-mammoth = mag een mammoet meenemen.
ez-doing-mammoth = verzet een mammoet.
ez-doing-move-fire = verlegt een vuur.
ez-doing-swap = ruilt twee jagers.
ez-doing-swap-with = ruilt twee jagers.
ez-doing-club-or-mammoth = neemt een knots of brengt een mammoet.
ez-doing-move = verzet jagers met „{ $card }”.
ez-doing-look = mag een vuur bekijken.
ez-doing-move-seen-fire = mag het vuur verleggen.
ez-doing-remove = mag jagers verwijderen.
ez-doing-remove-mammoth = mag een mammoet verwijderen.
ez-doing-club-or-move = mag een knots nemen of jagers verzetten.
ez-doing-discard = mag een kaart afleggen.
ez-doing-must-discard = legt een kaart af.
ez-doing-draw = trekt kaarten.
ez-doing-glacier = legt een gletsjer.

ez-chance-first-player = Het lot beslist wie begint.
ez-chance-card-dealt = De eerste kaarten worden gedeeld.
ez-chance-card-drawn = Er wordt een kaart getrokken.
ez-chance-fire-seen = Er wordt een vuur bekeken.
ez-chance-fire-revealed = De vuren worden omgedraaid.
ez-chance-lot = Het lot beslist wie de gletsjer legt.
ez-over = { $winners ->
    [one] Het spel is afgelopen. { $names } wint met { $points } punten.
   *[other] Het spel is afgelopen. { $names } delen de overwinning met { $points } punten.
}

## Buttons

ez-colour-0 = rood
ez-colour-1 = blauw
ez-colour-2 = groen
ez-colour-3 = geel
ez-colour-4 = zwart
ez-who = { $mark } { $colour }
ez-who-club = { $mark } { $colour } met knots
ez-who-own = Jouw jager
ez-who-own-club = Jouw jager met knots
ez-do-place = Jager naar { $area }
ez-do-place-club = Jager met een knots naar { $area }
ez-do-move = { $who }: { $from } → { $to }
ez-do-move-club = { $who }: { $from } → { $to }, krijgt een knots
ez-do-swap = { $who } in { $area }
ez-do-swap-club = { $who } in { $area }, krijgt een knots
ez-do-remove = Verwijder { $who } in { $area }
ez-do-remove-mammoth = Verwijder de mammoet in { $area }
ez-do-mammoth = Mammoet naar { $area }
ez-do-mammoth-move = Mammoet: { $from } → { $to }
ez-do-fire = Vuur { $fire }: { $from } → { $to }
ez-do-look = Bekijk vuur { $fire }
ez-do-club = Knots voor je jager in { $area }
ez-do-club-keep = Bewaar de knots
ez-do-play = { $stones ->
    [one] { $card } (kost 1 steen)
   *[other] { $card } (kost { $stones } stenen)
}
ez-do-play-dark = { $stones ->
    [one] { $card } (levert 1 steen op)
   *[other] { $card } (levert { $stones } stenen op)
}
ez-do-copy = { $card } als { $copied }
ez-do-way-place = { $card }: plaatsen
ez-do-way-near = { $card }: naar een buurgebied
ez-do-way-far = { $card }: verder weg
ez-do-choose = { $mark } { $colour }
ez-do-discard = Leg „{ $card }” af
ez-do-keep = Niets afleggen
ez-do-draw-light = Trek een lichte kaart
ez-do-draw-dark = Trek een donkere kaart
ez-do-cover = Gletsjer op { $area }
ez-do-done = Niets meer

## The log

ez-told-began = { $seat } begint.
ez-told-round-began = Ronde { $round } begint met { $seat }.
ez-told-played = { $seat } speelt „{ $card }”.
ez-told-played-copied = { $seat } speelt „{ $card }” als „{ $copied }”.
ez-told-paid = { $stones ->
    [one] { $seat } betaalt 1 steen.
   *[other] { $seat } betaalt { $stones } stenen.
}
ez-told-took = { $dark ->
    [one] { $seat } neemt 1 steen.
   *[other] { $seat } neemt { $dark } stenen.
}
ez-told-took-both = { $seat } neemt { $dark } uit de donkere en { $light } uit de lichte voorraad.
ez-told-stones-laid-over = { $stones ->
    [one] De laatste steen gaat naar de lichte voorraad.
   *[other] De laatste { $stones } stenen gaan naar de lichte voorraad.
}
ez-told-nothing-to-play = { $seat } kan geen kaart spelen.
ez-told-chosen = { $by } kiest { $seat }.
ez-told-placed = { $club ->
    [new] { $seat } plaatst een jager met een knots in { $area }.
   *[none] { $seat } plaatst een jager in { $area }.
}
ez-told-moved = { $club ->
    [held] { $seat } verzet een jager van { $owner } met zijn knots van { $from } naar { $to }.
   *[none] { $seat } verzet een jager van { $owner } van { $from } naar { $to }.
}
ez-told-moved-own = { $club ->
    [new] { $seat } verzet een jager van { $from } naar { $to } en geeft hem een knots.
    [held] { $seat } verzet een jager met zijn knots van { $from } naar { $to }.
   *[none] { $seat } verzet een jager van { $from } naar { $to }.
}
ez-told-removed = { $seat } verwijdert een jager van { $owner } uit { $area }.
ez-told-removed-own = { $club ->
    [held] { $seat } verwijdert een eigen jager uit { $area }; de knots komt naast het bord.
   *[none] { $seat } verwijdert een eigen jager uit { $area }.
}
ez-told-mammoth-placed = { $seat } plaatst een mammoet in { $area }.
ez-told-mammoth-moved = { $seat } verzet een mammoet van { $from } naar { $to }.
ez-told-mammoth-removed = { $seat } verwijdert een mammoet uit { $area }.
ez-told-fire-moved = { $seat } verlegt vuur { $fire } van { $from } naar { $to }.
ez-told-fire-seen = { $seat } bekijkt vuur { $fire }.
ez-told-fire-seen-value = { $seat } bekijkt vuur { $fire }: { $value }.
ez-told-club-taken = { $seat } geeft een jager in { $area } een knots.
ez-told-club-taken-kept = { $seat } neemt een knots en bewaart hem.
ez-told-declined = { $seat } doet niets meer.
ez-told-discarded = { $colour ->
    [dark] { $seat } legt een donkere kaart af.
   *[light] { $seat } legt een lichte kaart af.
}
ez-told-discarded-card = { $seat } legt „{ $card }” af.
ez-told-drew = { $colour ->
    [dark] { $seat } trekt een donkere kaart.
   *[light] { $seat } trekt een lichte kaart.
}
ez-told-drew-card = { $seat } trekt „{ $card }”.
ez-told-shuffled = { $colour ->
    [dark] De donkere kaarten worden geschud.
   *[light] De lichte kaarten worden geschud.
}
ez-told-fire-revealed = Het vuur in { $area } toont { $value }.
ez-told-conflict = Conflict in { $area }: { $hunters } jagers, plaats voor { $limit }.
ez-told-left = { $seat } neemt een jager uit { $area } weg.
ez-told-clubs-returned = { $clubs ->
    [one] Een jager van { $seat } in { $area } geeft zijn knots terug.
   *[other] { $clubs } jagers van { $seat } in { $area } geven hun knots terug.
}
ez-told-scored = { $points ->
    [one] { $seat } krijgt 1 punt.
   *[other] { $seat } krijgt { $points } punten.
}
ez-told-last-by-lot = Het lot valt op { $seat }.
ez-told-covered = { $seat } bedekt { $area } met een gletsjer.
ez-told-sent-home = { $hunters ->
    [one] { $seat } neemt 1 jager terug.
   *[other] { $seat } neemt { $hunters } jagers terug.
}
ez-told-mammoths-left = { $mammoths ->
    [one] De mammoet van { $area } komt naast het bord.
   *[other] De { $mammoths } mammoeten van { $area } komen naast het bord.
}
ez-told-supply-renewed = { $stones ->
    [one] De lichte voorraad, 1 steen, wordt de donkere voorraad.
   *[other] De lichte voorraad, { $stones } stenen, wordt de donkere voorraad.
}
ez-told-floor-paid = { $stones ->
    [one] { $seat } betaalt 1 steen aan de donkere voorraad.
   *[other] { $seat } betaalt { $stones } stenen aan de donkere voorraad.
}
ez-told-game-over = Het spel is afgelopen.
