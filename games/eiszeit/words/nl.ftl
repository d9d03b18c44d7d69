# Words of the interface: eiszeit

## The board

ez-map = Kaart met de twaalf gebieden
ez-round-of = Ronde { $round } van { $rounds }
ez-phase-preparation = Voorronde
ez-phase-settling = Zich vestigen
ez-phase-conflicts = Conflicten
ez-phase-scoring = Waardering
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
ez-ice = { $area } · ijs
ez-of = van { $limit }
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
ez-fire-here-known = een vuur met waarde { $value }
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
ez-top-light = Open lichte kaart: { $card } Daaronder: { $under }.
ez-top-dark = Open donkere kaart: { $card } Daaronder: { $under }.
ez-bare-light = Er ligt geen lichte kaart open. Gedekt: { $under }.
ez-bare-dark = Er ligt geen donkere kaart open. Gedekt: { $under }.
ez-herd = { $count ->
    [one] 1 mammoet naast het bord
   *[other] { $count } mammoeten naast het bord
}
ez-clubs = { $count ->
    [one] 1 knots naast het bord
   *[other] { $count } knotsen naast het bord
}
ez-unseen = Vuren die je niet hebt gezien: { $none } met waarde 0, { $one } met waarde 1, { $two } met waarde 2

## The seats

ez-hand = Je handkaarten
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
ez-total = Totaal
ez-discarded = Door jou afgelegd: { $cards }

## The cards

ez-card-hunters-and-mammoth = Jagers en mammoet
ez-card-trek = Trektocht
ez-card-mammoth = Mammoet
ez-card-blind-fire = Vuur verleggen
ez-card-swap = Ruil
ez-card-club = Knots
ez-card-move-three = Drie verzetten
ez-card-light-cult = Lichte cultuskaart
ez-card-all-place-two = De anderen plaatsen twee
ez-card-all-place-one = De anderen plaatsen één
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
ez-about-light-cult = Werkt als een van de twee open kaarten.
ez-about-all-place-two = Elke andere speler mag tot twee jagers plaatsen.
ez-about-all-place-one = Elke andere speler mag één jager plaatsen.
ez-about-seen-fire = Een andere speler mag een vuur bekijken en het daarna verleggen.
ez-about-remove-two = Een andere speler mag twee jagers van twee spelers verwijderen.
ez-about-remove-one = Een andere speler mag een jager verwijderen.
ez-about-remove-mammoth = Een andere speler mag een mammoet verwijderen.
ez-about-club-or-move = Een andere speler mag een knots nemen, of tot twee eigen jagers naar willekeurige gebieden verzetten.
ez-about-dark-cult = Werkt als een van de twee open kaarten. Met { $duty } of meer stenen alleen als de lichte.

ez-short-landscape = tot 3 jagers daar, of 2 waar dan ook
ez-short-hunters-and-mammoth = 2 jagers en een mammoet in één gebied
ez-short-trek = 3 van jou en een mammoet naar een buurgebied
ez-short-mammoth = plaats er een, of verzet hem, dichtbij of ver
ez-short-blind-fire = verleg een vuur, zonder te kijken
ez-short-swap = 2 jagers in buurgebieden wisselen
ez-short-club = neem een knots, of plaats een mammoet
ez-short-move-three = 3 jagers, van wie ook, naar een buurgebied
ez-short-light-cult = werkt als een van de open kaarten
ez-short-all-place-two = alle anderen plaatsen er 2
ez-short-all-place-one = alle anderen plaatsen er 1
ez-short-seen-fire = wie jij kiest, bekijkt een vuur
ez-short-remove-two = wie jij kiest, verwijdert 2 jagers
ez-short-remove-one = wie jij kiest, verwijdert 1 jager
ez-short-remove-mammoth = wie jij kiest, verwijdert een mammoet
ez-short-club-or-move = wie jij kiest: knots, of 2 verzetten
ez-short-dark-cult = werkt als een van de open kaarten

ez-pay = betaal
ez-get = krijg
ez-ends-round = beëindigt de ronde
ez-ends-game = beëindigt het spel
ez-card-ends = { $card } Wie hem speelt, { $ends }.
ez-may-end-round = kan de ronde beëindigen
ez-may-end-game = kan het spel beëindigen
ez-card-ends-game = { $card } Wie haar speelt, beëindigt het spel en krijgt haar stenen niet.
ez-played = Wordt gespeeld: { $card }
ez-price = { $stones ->
    [one] Kost 1 steen.
   *[other] Kost { $stones } stenen.
}
ez-yield = { $stones ->
    [one] Levert je 1 steen op.
   *[other] Levert je { $stones } stenen op.
}
ez-price-mammoth = Kost { $place } stenen om te plaatsen, { $near } naar een buurgebied, { $far } verder weg.
ez-price-cult = Stenen zoals op de gekozen kaart.
ez-source-rulebook = Waarden uit het spelregelboek.
ez-source-public = Waarden van openbare pagina’s.
ez-source-derived = Waarden afgeleid uit het spelregelboek.
ez-source-reconstructed = ≈ Gereconstrueerd: nergens gevonden, door ons gekozen.

## What is in the box

ez-box-light = Lichte kaarten
ez-box-dark = Donkere kaarten
ez-box-areas = Gebieden
ez-box-fires = Vuren
ez-box-pieces = Spelmateriaal
ez-copies = { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
ez-neighbours = Buurgebieden: { $areas }.
ez-fire-title = Vuur met waarde { $value }
ez-fire-about = { $value ->
    [0] Er zijn er { $count }. Geen extra plaats in zijn gebied.
    [one] Er zijn er { $count }. Plaats voor 1 jager meer in zijn gebied.
   *[other] Er zijn er { $count }. Plaats voor { $value } jagers meer in zijn gebied.
}
ez-piece-hunter = Jager
ez-piece-hunter-about = Er zijn er { $count } van elke kleur. Punten per jager: { $alone } zonder mammoet, { $one } bij één mammoet, { $many } bij meer mammoeten.
ez-piece-mammoth = Mammoet
ez-piece-mammoth-about = Plaats voor één jager meer in zijn gebied, en meer punten voor alle jagers daar.
ez-piece-club = Knots
ez-piece-club-about = Er zijn er { $count }. Een jager met een knots hoeft in een conflict nooit te wijken, en niemand anders mag hem verzetten of verwijderen.
ez-piece-stone = Steen
ez-piece-stone-about = Lichte kaarten kosten stenen, donkere leveren ze op.
ez-piece-glacier = Gletsjer
ez-piece-glacier-about = Na elke ronde behalve de laatste neemt het ijs een gebied, aan de bovenrand of naast een gletsjer.

## Questions

ez-ask-place-hunter = { $left ->
    [one] Plaats je laatste jager: kies een gebied.
   *[other] Plaats een jager: kies een gebied. Je plaatst er nog { $left }.
}
ez-ask-play = { $stones ->
    [0] Je hebt geen stenen. Speel een handkaart.
    [one] Je hebt 1 steen. Speel een handkaart.
   *[other] Je hebt { $stones } stenen. Speel een handkaart.
}
ez-ask-play-light = Je hebt { $stones } stenen: speel een lichte kaart, of een cultuskaart als de open lichte.
ez-ask-choose = { $card }: wie profiteert ervan? Kies een andere speler.
ez-ask-place-land = { $card }: plaats je { $next }e jager. In dit landschap ({ $land }) mogen er drie, anders twee waar je wilt.
ez-ask-place-move = { $card }: je voorraad is leeg. Verzet in plaats daarvan een van je jagers, of stop.
ez-ask-place-with-mammoth = { $card }: kies één gebied voor tot twee jagers en een mammoet, eerst de jagers.
ez-ask-trek = { $card }: verzet je { $next }e jager naar een buurgebied, of stop.
ez-ask-take-mammoth = { $card }: gaat er een mammoet mee met je jagers?
ez-ask-mammoth-place = Plaats een mammoet: kies een gebied.
ez-ask-mammoth-near = Verzet een mammoet naar een buurgebied.
ez-ask-mammoth-far = Verzet een mammoet naar een gebied dat geen buurgebied is.
ez-ask-move-fire = Verleg een vuur zonder het te bekijken: kies het, en dan het nieuwe gebied.
ez-ask-swap = Ruil: kies de eerste jager.
ez-ask-swap-with = Ruil: kies de tweede jager, in een buurgebied.
ez-ask-club-or-mammoth = Neem een knots, of breng een mammoet in het spel.
ez-ask-move = { $card }: verzet de { $next }e jager, of stop.
ez-ask-look = Je mag een vuur bekijken: kies er een.
ez-ask-move-seen-fire = Je mag het bekeken vuur verleggen: kies het nieuwe gebied.
ez-ask-remove = { $by } speelde “{ $card }”: je mag een jager verwijderen.
ez-ask-remove-mammoth = Je mag een mammoet verwijderen: kies er een.
ez-ask-club-or-move = Neem een knots, of verzet tot twee van je jagers waarheen je wilt.
ez-ask-helped = { $by } speelde “{ $card }”. { $ask }
ez-ask-helped-place = { $by } speelde “{ $card }”: plaats je { $next }e jager, of stop.
ez-ask-helped-move = { $by } speelde “{ $card }”: je voorraad is leeg. Verzet in plaats daarvan een van je jagers, of stop.
ez-ask-discard = Je mag een kaart uit je hand afleggen.
ez-ask-must-discard = Je kunt geen kaart spelen. Leg er een af.
ez-ask-draw = { $missing ->
    [one] Trek een kaart: licht of donker?
   *[other] Trek { $missing } kaarten: eerst licht of donker?
}
ez-ask-glacier = Jij hebt de minste punten: leg een gletsjer op een gebied naast het ijs.

ez-wait = Wachten op { $name }: { $doing }
ez-doing-place-hunter = plaatst een jager.
ez-doing-play = speelt een kaart.
ez-doing-choose = kiest wie van “{ $card }” profiteert.
ez-doing-place = plaatst jagers met “{ $card }”.
ez-doing-place-with-mammoth = plaatst jagers en een mammoet.
ez-doing-trek = maakt een trektocht met jagers.
ez-doing-take-mammoth = mag een mammoet meenemen.
ez-doing-mammoth = verzet een mammoet.
ez-doing-move-fire = verlegt een vuur.
ez-doing-swap = ruilt twee jagers.
ez-doing-club-or-mammoth = neemt een knots of brengt een mammoet in het spel.
ez-doing-move = verzet jagers met “{ $card }”.
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
ez-who = { $mark } { $name }
ez-who-club = { $mark } { $name } met knots
ez-who-own = Jouw jager
ez-who-own-club = Jouw jager met knots
ez-do-place = Jager naar gebied { $area }
ez-do-place-club = Jager met een knots naar gebied { $area }
ez-do-move = { $who }: { $from } → { $to }
ez-do-move-club = { $who }: { $from } → { $to }, krijgt een knots
ez-do-swap = { $who } in gebied { $area }
ez-do-swap-club = { $who } in gebied { $area }, krijgt een knots
ez-do-remove = Verwijder { $who } in gebied { $area }
ez-do-remove-mammoth = Verwijder de mammoet in gebied { $area }
ez-do-mammoth = Mammoet naar gebied { $area }
ez-do-mammoth-move = Mammoet: { $from } → { $to }
ez-do-fire = Vuur { $fire }: { $from } → { $to }
ez-do-look = Bekijk vuur { $fire }
ez-do-club = Knots voor je jager in gebied { $area }
ez-do-club-keep = Bewaar de knots
ez-do-play = { $stones ->
    [one] { $card } (kost 1 steen)
   *[other] { $card } (kost { $stones } stenen)
}
ez-do-play-dark = { $stones ->
    [one] { $card } (levert 1 steen op)
   *[other] { $card } (levert { $stones } stenen op)
}
ez-do-play-ends-round = { $stones ->
    [one] { $card } (levert 1 steen op, beëindigt de ronde)
   *[other] { $card } (levert { $stones } stenen op, beëindigt de ronde)
}
ez-do-play-ends-game = { $card } (beëindigt het spel, zonder stenen)
ez-do-copy = { $card } als { $copied }
ez-do-way-place = { $card }: plaatsen
ez-do-way-near = { $card }: naar een buurgebied
ez-do-way-far = { $card }: verder weg
ez-do-choose = { $mark } { $name }
ez-do-discard = Leg “{ $card }” af
ez-do-keep = Niets afleggen
ez-do-draw-light = Trek licht
ez-do-draw-dark = Trek donker
ez-do-cover = Gletsjer op gebied { $area }
ez-do-done = Klaar

## The log

ez-told-began = { $seat } begint.
ez-told-round-began = Ronde { $round } begint met { $seat }.
ez-told-played = { $seat } speelt “{ $card }”.
ez-told-played-copied = { $seat } speelt “{ $card }” als “{ $copied }”.
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
    [one] De laatste steen gaat naar de lichte voorraad; de kaart doet niets.
   *[other] De laatste { $stones } stenen gaan naar de lichte voorraad; de kaart doet niets.
}
ez-told-nothing-to-play = { $seat } kan geen kaart spelen en moet er een afleggen.
ez-told-chosen = { $by } kiest { $seat }.
ez-told-placed = { $club ->
    [new] { $seat } plaatst een jager met een knots in gebied { $area }.
   *[none] { $seat } plaatst een jager in gebied { $area }.
}
ez-told-moved = { $club ->
    [held] { $seat } verzet een jager van { $owner } met zijn knots van gebied { $from } naar gebied { $to }.
   *[none] { $seat } verzet een jager van { $owner } van gebied { $from } naar gebied { $to }.
}
ez-told-moved-own = { $club ->
    [new] { $seat } verzet een jager van gebied { $from } naar gebied { $to } en geeft hem een knots.
    [held] { $seat } verzet een jager met zijn knots van gebied { $from } naar gebied { $to }.
   *[none] { $seat } verzet een jager van gebied { $from } naar gebied { $to }.
}
ez-told-removed = { $seat } verwijdert een jager van { $owner } uit gebied { $area }.
ez-told-removed-own = { $club ->
    [held] { $seat } verwijdert een eigen jager uit gebied { $area }; de knots komt naast het bord.
   *[none] { $seat } verwijdert een eigen jager uit gebied { $area }.
}
ez-told-mammoth-placed = { $seat } plaatst een mammoet in gebied { $area }.
ez-told-mammoth-moved = { $seat } verzet een mammoet van gebied { $from } naar gebied { $to }.
ez-told-mammoth-removed = { $seat } verwijdert een mammoet uit gebied { $area }.
ez-told-fire-moved = { $seat } verlegt vuur { $fire } van gebied { $from } naar gebied { $to }.
ez-told-fire-seen = { $seat } bekijkt vuur { $fire }.
ez-told-fire-seen-value = { $seat } bekijkt vuur { $fire }: { $value }.
ez-told-club-taken = { $seat } geeft een jager in gebied { $area } een knots.
ez-told-club-taken-kept = { $seat } neemt een knots en bewaart hem.
ez-told-declined = { $seat } is klaar.
ez-told-discarded = { $colour ->
    [dark] { $seat } legt een donkere kaart af.
   *[light] { $seat } legt een lichte kaart af.
}
ez-told-discarded-card = { $seat } legt “{ $card }” af.
ez-told-drew = { $colour ->
    [dark] { $seat } trekt een donkere kaart.
   *[light] { $seat } trekt een lichte kaart.
}
ez-told-drew-card = { $seat } trekt “{ $card }”.
ez-told-shuffled = { $colour ->
    [dark] De donkere kaarten worden geschud.
   *[light] De lichte kaarten worden geschud.
}
ez-told-settling-ended = Het vestigen eindigt: { $seat } heeft de kaart gespeeld die de donkere voorraad leegmaakt.
ez-told-fire-revealed = Het vuur in gebied { $area } toont { $value }.
ez-told-conflict = Conflict in gebied { $area }: { $hunters } jagers, plaats voor { $limit }.
ez-told-left = { $seat } neemt een jager uit gebied { $area } weg.
ez-told-clubs-returned = { $clubs ->
    [one] Een jager van { $seat } in gebied { $area } geeft zijn knots terug.
   *[other] { $clubs } jagers van { $seat } in gebied { $area } geven hun knots terug.
}
ez-told-scored = { $points ->
    [one] { $seat } krijgt 1 punt.
   *[other] { $seat } krijgt { $points } punten.
}
ez-told-scored-in = { $points ->
    [one] { $seat } krijgt 1 punt ({ $areas }).
   *[other] { $seat } krijgt { $points } punten ({ $areas }).
}
ez-told-in-area = gebied { $area }: { $points }
ez-told-last-by-lot = Het lot valt op { $seat }.
ez-told-covered = { $seat } bedekt gebied { $area } met een gletsjer.
ez-told-sent-home = { $hunters ->
    [one] { $seat } neemt 1 jager terug.
   *[other] { $seat } neemt { $hunters } jagers terug.
}
ez-told-mammoths-left = { $mammoths ->
    [one] De mammoet van gebied { $area } komt naast het bord.
   *[other] De { $mammoths } mammoeten van gebied { $area } komen naast het bord.
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

## On the front page: what the game is, and what can be chosen

option-eiszeit-length = Duur
    .about = Het hele spel of een kort spel.
option-eiszeit-length-four-rounds = vier rondes
option-eiszeit-length-short = drie rondes
option-eiszeit-corner-borders = Gebieden die elkaar in een hoek raken
    .about = Of 3 en 6, en 7 en 10, buren zijn; de gedrukte regels zeggen het niet.
option-eiszeit-corner-borders-on = zijn buren
option-eiszeit-corner-borders-off = zijn geen buren
option-eiszeit-start = Wie begint
    .about = Wie de voorronde en de eerste ronde opent.
option-eiszeit-start-first-seat = wie op plaats 1 zit
option-eiszeit-start-lot = door loting
about-eiszeit = Jagers verdringen zich om mammoeten terwijl het ijs oprukt; goede kaarten betaal je met kaarten die anderen helpen.

## The score sheet

ez-line-round-1 = Ronde 1
ez-line-round-2 = Ronde 2
ez-line-round-3 = Ronde 3
ez-line-round-4 = Ronde 4
ez-line-detail = Jagers op het bord na ronde { $round }

## Why not

ez-no-turn = Jij bent niet aan de beurt om te kiezen.
ez-no-nobody-asked = Er wordt nu aan geen enkele speler iets gevraagd.
ez-no-question = Er wordt nu iets anders gevraagd. { $question }
ez-no-decline = Deze kaart moet worden uitgevoerd. { $question }
ez-no-in-hand = “{ $card }” zit niet bij je handkaarten; kies een kaart die je wel hebt.
ez-no-copy-which = “{ $card }” werkt als een open kaart; kies de lichte of de donkere.
ez-no-copy-cult = Alleen een cultuskaart werkt als een andere kaart; “{ $card }” niet.
ez-no-copy-nothing = { $colour ->
    [dark] Er ligt geen donkere kaart open, dus “{ $card }” kan niet als zo’n kaart werken.
   *[light] Er ligt geen lichte kaart open, dus “{ $card }” kan niet als zo’n kaart werken.
}
ez-no-way = De mammoetkaart, en geen andere, speel je op een van drie manieren: een mammoet plaatsen, er een naar een buurgebied verzetten, of er een verder weg verzetten.
ez-no-way-payable = Je kunt geen enkele manier van de mammoetkaart betalen die nu mogelijk is; speel een andere kaart.
ez-no-price = { $price ->
    [one] “{ $card }” kost 1 steen en je hebt er { $stones }. Speel een kaart die je kunt betalen, of een donkere kaart.
   *[other] “{ $card }” kost { $price } stenen en je hebt er { $stones }. Speel een kaart die je kunt betalen, of een donkere kaart.
}
ez-no-light-duty = Met { $duty } of meer stenen moet je een lichte kaart spelen, of een cultuskaart als de open lichte.
ez-no-spare-mammoth = Er staat geen mammoet naast het bord; verzet er een op het bord.
ez-no-mammoth-near = Geen mammoet op het bord heeft een vrij buurgebied.
ez-no-mammoth-far = Geen mammoet op het bord kan verder weg dan naar een buurgebied.
ez-no-choose-self = Een donkere kaart helpt een andere speler; kies iemand anders.
ez-no-choose-nobody = Niemand speelt met die kleur; kies een andere speler.
ez-no-draw-empty = { $colour ->
    [dark] Er is geen donkere kaart meer om te trekken; trek een lichte.
   *[light] Er is geen lichte kaart meer om te trekken; trek een donkere.
}
ez-no-draw-same = { $colour ->
    [dark] Al je handkaarten zouden donker zijn; trek een lichte kaart.
   *[light] Al je handkaarten zouden licht zijn; trek een donkere kaart.
}
ez-no-covered = Gebied { $area } ligt onder een gletsjer; kies een gebied zonder gletsjer.
ez-no-club-other = Een knots is alleen voor je eigen jagers.
ez-no-club-twice = Een jager heeft hooguit één knots, en deze heeft er al een.
ez-no-club-kept = Je hebt geen knots bewaard die een jager kan krijgen.
ez-no-hunter = { $club ->
    [held] Er staat geen jager van { $owner } met een knots in gebied { $area }; kies er een die er staat.
   *[none] Er staat geen jager van { $owner } zonder knots in gebied { $area }; kies er een die er staat.
}
ez-no-protected = Een knots beschermt de jager van { $owner } in gebied { $area }; kies een andere.
ez-no-moved = Deze kaart heeft de jager in gebied { $area } al verzet; kies een andere.
ez-no-neighbours = Gebied { $from } en gebied { $to } hebben geen gemeenschappelijke grens; kies een buurgebied.
ez-no-stock-empty = Je voorraad is leeg; verzet in plaats daarvan een van je jagers op het bord.
ez-no-stock-left = { $count ->
    [one] Je hebt nog 1 jager in voorraad; plaats die.
   *[other] Je hebt nog { $count } jagers in voorraad; plaats er een van.
}
ez-no-own-only = Je verzet hier je eigen jagers, niet die van { $owner }.
ez-no-same-area = Je verzet een jager naar een ander gebied.
ez-no-clubs-left = Alle knotsen zijn al genomen; kies iets anders.
ez-no-club-hunter = Je hebt in gebied { $area } geen jager zonder knots; kies een ander gebied, of bewaar de knots.
ez-no-landscape = Drie jagers in het landschap ({ $land }), of twee waar je wilt: kies voor de derde een gebied van dit landschap.
ez-no-one-area = Alles wat deze kaart plaatst, gaat naar één gebied: gebied { $area }, net als de eerste jager.
ez-no-third-hunter = Hooguit twee jagers: nu mag er nog een mammoet mee naar gebied { $area }, of stop.
ez-no-third-hunter-done = Hooguit twee jagers, en er kan geen mammoet mee; stop.
ez-no-herd-empty = Er staat geen mammoet naast het bord; haal er een uit een buurgebied.
ez-no-herd-left = Er staat nog een mammoet naast het bord; plaats die.
ez-no-mammoth-camp = De mammoet gaat naar gebied { $area }, bij de jagers die net zijn geplaatst.
ez-no-mammoth = Er staat geen mammoet in gebied { $area }; kies een gebied met een mammoet.
ez-no-trek-mammoth = De mammoet gaat dezelfde weg als de jagers, van gebied { $from } naar gebied { $to }, of blijft staan.
ez-no-trek-way = Alle jagers van een trektocht gaan dezelfde weg: van gebied { $from } naar gebied { $to }.
ez-no-trek-alone = Een mammoet gaat alleen met een jager mee; verzet eerst een jager.
ez-no-trek-later = De mammoet gaat als laatste: stop als er geen jagers meer gaan, dan wordt ernaar gevraagd.
ez-no-trek-none = Er staat geen mammoet in gebied { $from }, waar je jagers vandaan kwamen; verzet nog een jager, of stop.
ez-no-paid-way = Je hebt voor een andere manier betaald: { $place } stenen om een mammoet te plaatsen, { $near } naar een buurgebied, { $far } verder weg.
ez-no-fire = In gebied { $area } is deze ronde geen vuur gelegd; kies een ander.
ez-no-fire-stays = Vuur { $fire } ligt al in gebied { $area }; kies een ander gebied.
ez-no-swap = Geen buurgebied van gebied { $area } heeft een jager om mee van plaats te wisselen; begin ergens anders.
ez-no-three = De drie jagers mogen niet allemaal van één speler zijn, en er zijn er al twee van { $owner } verzet; verzet er een van iemand anders, of stop.
ez-no-other-fire = Je mag vuur { $fire } verleggen, dat je hebt bekeken, en geen ander.
ez-no-same-owner = De twee jagers zijn van verschillende spelers, en er is er al een van { $owner } verwijderd; kies er een van iemand anders, of stop.
ez-no-club-after-move = Een knots of verzetten, niet allebei: je hebt al een jager verzet.
ez-no-glacier = Gebied { $area } raakt geen gletsjer en ook niet de bovenste rand; kies er een die dat wel doet.

# The strip of players, and where the round stands.
ez-strip-stones = stenen
ez-strip-stock = jagers in voorraad
ez-strip-clubs = bewaarde knotsen
ez-strip-hand = hand
ez-strip-hand-name = handkaarten, licht + donker
ez-strip-now = nu geteld

# The shelf below the board
ez-shelf-own = Van jou
ez-shelf-dark = Donkere voorraad, tot 0
ez-shelf-light = Lichte voorraad
ez-shelf-bare-dark = Nog geen donkere kaart
ez-shelf-bare-light = Nog geen lichte kaart
ez-shelf-beside = Naast het bord
ez-shelf-fires = Vuren, niet bekeken

## Scenes
ez-show-card-of = { $card }, gespeeld door { $name }
ez-show-settling-ended = { $name } heeft de donkere voorraad leeggemaakt
ez-show-fires-turn = De vuren worden omgedraaid
ez-show-crowded = Gebied { $area }: { $hunters } waar er { $limit } kunnen leven
ez-show-limit = Limiet
ez-show-crowd = Jagers
ez-show-clubs-stay = Een jager met knots gaat nooit weg, maar telt wel mee.
ez-show-stay = { $hunters ->
    [0] Niemand blijft.
    [one] 1 jager blijft.
   *[other] { $hunters } jagers blijven.
}
ez-show-points-each = { $points ->
    [one] Elk 1 punt.
   *[other] Elk { $points } punten.
}
ez-show-fewest = De minste:
ez-show-fewest-equal = De minste, tegelijk:
ez-show-next = Daarna:
ez-show-next-equal = Daarna, tegelijk:
ez-show-had = met { $count }
ez-show-each = { $points ->
    [one] Gebied { $area }: elk 1 punt
   *[other] Gebied { $area }: elk { $points } punten
}
ez-show-area = gebied
ez-show-round = ronde
ez-show-brought = Wat ronde { $round } opleverde
ez-show-lays = is laatste en legt de volgende gletsjer: op { $areas }.
ez-show-lot = Er zijn er meer laatste: het lot beslist wie de volgende gletsjer legt, op { $areas }.
ez-show-begins = { $name } begint
