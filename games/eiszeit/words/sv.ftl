# Words of the interface: eiszeit

## The board

ez-map = Karta över de tolv områdena
ez-round-of = Runda { $round } av { $rounds }
ez-phase-preparation = Förrunda
ez-phase-settling = Bosättning
ez-phase-conflicts = Konflikter
ez-phase-scoring = Poängräkning
ez-phase-glacier = Glaciären
ez-phase-over = Spelets slut

ez-land-forest = Skog
ez-land-ice-plain = Isvidd
ez-land-meadow = Äng
ez-land-stone-desert = Stenöken
ez-land-steppe = Stäpp
ez-land-mountains = Berg
ez-land-reconstructed = Landskapet är rekonstruerat.

ez-area = Område { $area }, { $land }.
ez-area-title = Område { $area }: { $land }
ez-area-covered = Område { $area }, { $land }: under en glaciär.
ez-ice = { $area } · is
ez-of = av { $limit }
ez-limit = Plats för { $low } jägare.
ez-limit-between = Plats för { $low } till { $high } jägare, beroende på eldar som du inte har sett.
ez-here = Här: { $list }.
ez-mammoths = { $count ->
    [one] 1 mammut
   *[other] { $count } mammutar
}
ez-group = { $count ->
    [one] { $name }: 1 jägare
   *[other] { $name }: { $count } jägare
}
ez-group-clubbed = { $count ->
    [one] { $name }: 1 jägare med klubba
   *[other] { $name }: { $count } jägare med klubba
}
ez-fire-here = en dold eld
ez-fire-here-known = en eld med värde { $value }
ez-mammoths-in = { $count ->
    [one] 1 mammut i område { $area }
   *[other] { $count } mammutar i område { $area }
}
ez-hunters-in = { $count ->
    [one] { $name }: 1 jägare i område { $area }
   *[other] { $name }: { $count } jägare i område { $area }
}
ez-clubbed-in = { $count ->
    [one] { $name }: 1 jägare med klubba i område { $area }
   *[other] { $name }: { $count } jägare med klubba i område { $area }
}
ez-fire = Eld { $fire } i område { $area }, dold
ez-fire-known = Eld { $fire } i område { $area }, värde { $value }

ez-supply-dark = { $stones ->
    [one] Mörka förrådet: 1 sten. När det är tomt slutar bosättningen.
   *[other] Mörka förrådet: { $stones } stenar. När det är tomt slutar bosättningen.
}
ez-supply-light = { $stones ->
    [one] Ljusa förrådet: 1 sten
   *[other] Ljusa förrådet: { $stones } stenar
}
ez-draw-light = { $count ->
    [one] Draghög med ljusa kort: 1 kort
   *[other] Draghög med ljusa kort: { $count } kort
}
ez-draw-dark = { $count ->
    [one] Draghög med mörka kort: 1 kort
   *[other] Draghög med mörka kort: { $count } kort
}
ez-top-light = Synligt ljust kort: { $card } Under det: { $under }.
ez-top-dark = Synligt mörkt kort: { $card } Under det: { $under }.
ez-bare-light = Inget ljust kort är synligt. Dolda: { $under }.
ez-bare-dark = Inget mörkt kort är synligt. Dolda: { $under }.
ez-herd = { $count ->
    [one] 1 mammut bredvid spelplanen
   *[other] { $count } mammutar bredvid spelplanen
}
ez-clubs = { $count ->
    [one] 1 klubba bredvid spelplanen
   *[other] { $count } klubbor bredvid spelplanen
}
ez-unseen = Eldar som du inte har sett: { $none } med värde 0, { $one } med värde 1, { $two } med värde 2

## The seats

ez-hand = Din hand
ez-stock = { $count ->
    [one] 1 jägare i förrådet
   *[other] { $count } jägare i förrådet
}
ez-stones = { $count ->
    [one] 1 sten
   *[other] { $count } stenar
}
ez-kept = { $count ->
    [one] 1 sparad klubba
   *[other] { $count } sparade klubbor
}
ez-held-light = { $count ->
    [one] 1 ljust kort på handen
   *[other] { $count } ljusa kort på handen
}
ez-held-dark = { $count ->
    [one] 1 mörkt kort på handen
   *[other] { $count } mörka kort på handen
}
ez-sheet = Poäng: { $name }
ez-round = Runda { $round }
ez-total = Summa
ez-discarded = Du har kastat: { $cards }

## The cards

ez-card-hunters-and-mammoth = Jägare och mammut
ez-card-trek = Vandring
ez-card-mammoth = Mammut
ez-card-blind-fire = Flytta eld
ez-card-swap = Platsbyte
ez-card-club = Klubba
ez-card-move-three = Flytta tre
ez-card-light-cult = Ljust kultkort
ez-card-all-place-two = De andra placerar två
ez-card-all-place-one = De andra placerar en
ez-card-seen-fire = Titta på eld
ez-card-remove-two = Ta bort två
ez-card-remove-one = Ta bort en
ez-card-remove-mammoth = Ta bort mammut
ez-card-club-or-move = Klubba eller flytta
ez-card-dark-cult = Mörkt kultkort

ez-about-landscape = Placera upp till tre jägare i områden med detta landskap ({ $land }), eller upp till två var som helst.
ez-about-hunters-and-mammoth = Placera upp till två jägare och en mammut, alla i ett område. Finns ingen mammut bredvid spelplanen, hämta en från ett grannområde.
ez-about-trek = Flytta upp till tre av dina jägare från ett område till ett grannområde. En mammut får följa med.
ez-about-mammoth = Placera en mammut var som helst, flytta en till ett grannområde eller flytta en längre bort.
ez-about-blind-fire = Flytta en eld till ett annat område utan att titta på den.
ez-about-swap = Två jägare i grannområden byter plats.
ez-about-club = Ta en klubba eller placera en mammut. Finns ingen mammut bredvid spelplanen, flytta en till ett grannområde.
ez-about-move-three = Flytta upp till tre jägare, var och en till ett grannområde. Tre får inte alla tillhöra samma spelare.
ez-about-light-cult = Fungerar som ett av de två synliga korten.
ez-about-all-place-two = Varje annan spelare får placera upp till två jägare.
ez-about-all-place-one = Varje annan spelare får placera en jägare.
ez-about-seen-fire = En annan spelare får titta på en eld och sedan flytta den.
ez-about-remove-two = En annan spelare får ta bort två jägare från två spelare.
ez-about-remove-one = En annan spelare får ta bort en jägare.
ez-about-remove-mammoth = En annan spelare får ta bort en mammut.
ez-about-club-or-move = En annan spelare får ta en klubba eller flytta upp till två egna jägare vart som helst.
ez-about-dark-cult = Fungerar som ett av de två synliga korten. Med { $duty } stenar eller fler bara som det ljusa.

ez-short-landscape = upp till 3 jägare dit, eller 2 var som helst
ez-short-hunters-and-mammoth = 2 jägare och en mammut till ett område
ez-short-trek = 3 av dina och en mammut till ett grannområde
ez-short-mammoth = placera en, eller flytta den nära eller långt
ez-short-blind-fire = flytta en eld utan att titta
ez-short-swap = 2 jägare i grannområden byter plats
ez-short-club = ta en klubba eller sätt in en mammut
ez-short-move-three = 3 valfria jägare till grannområden
ez-short-light-cult = gäller som ett av de synliga korten
ez-short-all-place-two = alla andra placerar 2
ez-short-all-place-one = alla andra placerar 1
ez-short-seen-fire = den du väljer tittar på en eld
ez-short-remove-two = den du väljer tar bort 2 jägare
ez-short-remove-one = den du väljer tar bort 1 jägare
ez-short-remove-mammoth = den du väljer tar bort en mammut
ez-short-club-or-move = den du väljer: klubba, eller flytta 2
ez-short-dark-cult = gäller som ett av de synliga korten

ez-pay = betala
ez-get = få
ez-ends-round = avslutar rundan
ez-ends-game = avslutar spelet
ez-may-end-round = kan avsluta rundan
ez-may-end-game = kan avsluta spelet
ez-card-ends = { $card } Den som spelar det { $ends }.
ez-card-ends-game = { $card } Den som spelar det avslutar spelet och får inte stenarna.
ez-played = Spelas nu: { $card }
ez-price = { $stones ->
    [one] Kostar 1 sten.
   *[other] Kostar { $stones } stenar.
}
ez-yield = { $stones ->
    [one] Ger dig 1 sten.
   *[other] Ger dig { $stones } stenar.
}
ez-price-mammoth = Kostar { $place } stenar att placera, { $near } till ett grannområde, { $far } längre bort.
ez-price-cult = Stenar som på det valda kortet.
ez-source-rulebook = Uppgifter ur regelboken.
ez-source-public = Uppgifter från öppna sidor.
ez-source-derived = Uppgifter härledda ur regelboken.
ez-source-reconstructed = ≈ Rekonstruerat: hittades ingenstans, valt av oss.

## What is in the box

ez-box-light = Ljusa kort
ez-box-dark = Mörka kort
ez-box-areas = Områden
ez-box-fires = Eldar
ez-box-pieces = Spelmaterial
ez-copies = { $count ->
    [one] 1 kort.
   *[other] { $count } kort.
}
ez-neighbours = Grannområden: { $areas }.
ez-fire-title = Eld med värde { $value }
ez-fire-about = { $value ->
    [0] Det finns { $count }. Ingen extra plats i dess område.
   *[other] Det finns { $count }. Plats för { $value } jägare till i dess område.
}
ez-piece-hunter = Jägare
ez-piece-hunter-about = { $count } i varje färg. Poäng för var och en: { $alone } utan mammut, { $one } vid en mammut, { $many } vid flera.
ez-piece-mammoth = Mammut
ez-piece-mammoth-about = Plats för en jägare till i dess område, och mer poäng för alla där.
ez-piece-club = Klubba
ez-piece-club-about = Det finns { $count }. En jägare med klubba behöver aldrig vika i en konflikt, och ingen annan får flytta eller ta bort den.
ez-piece-stone = Sten
ez-piece-stone-about = Ljusa kort kostar stenar, mörka ger dem.
ez-piece-glacier = Glaciär
ez-piece-glacier-about = Efter varje runda utom den sista tar isen ett område, vid övre kanten eller intill en glaciär.

## Questions

ez-ask-place-hunter = { $left ->
    [one] Placera din sista jägare: välj ett område.
   *[other] Placera en jägare: välj ett område. { $left } återstår att placera.
}
ez-ask-play = { $stones ->
    [0] Du har inga stenar. Spela ett kort från handen.
    [one] Du har 1 sten. Spela ett kort från handen.
   *[other] Du har { $stones } stenar. Spela ett kort från handen.
}
ez-ask-play-light = Du har { $stones } stenar: spela ett ljust kort, eller ett kultkort som det synliga ljusa.
ez-ask-choose = { $card }: vem hjälper det? Välj en annan spelare.
ez-ask-place-land = { $card }: placera jägare nummer { $next }. Tre får stå i det här landskapet ({ $land }), annars två var som helst.
ez-ask-place-move = { $card }: ditt förråd är tomt. Flytta en av dina jägare i stället eller avsluta.
ez-ask-place-with-mammoth = { $card }: välj ett område för upp till två jägare och en mammut, jägarna först.
ez-ask-trek = { $card }: flytta jägare nummer { $next } till ett grannområde eller avsluta.
ez-ask-take-mammoth = { $card }: följer en mammut med dina jägare?
ez-ask-mammoth-place = Placera en mammut: välj ett område.
ez-ask-mammoth-near = Flytta en mammut till ett grannområde.
ez-ask-mammoth-far = Flytta en mammut till ett område som inte är granne.
ez-ask-move-fire = Flytta en eld utan att titta på den: välj den, sedan dess nya område.
ez-ask-swap = Platsbyte: välj den första jägaren.
ez-ask-swap-with = Platsbyte: välj den andra jägaren, i ett grannområde.
ez-ask-club-or-mammoth = Ta en klubba eller sätt in en mammut.
ez-ask-move = { $card }: flytta jägare nummer { $next } eller avsluta.
ez-ask-look = Du får titta på en eld: välj en.
ez-ask-move-seen-fire = Du får flytta elden du tittade på: välj dess nya område.
ez-ask-remove = { $by } spelade ”{ $card }”: du får ta bort en jägare.
ez-ask-remove-mammoth = Du får ta bort en mammut: välj en.
ez-ask-club-or-move = Ta en klubba eller flytta upp till två av dina jägare vart du vill.
ez-ask-helped = { $by } spelade ”{ $card }”. { $ask }
ez-ask-helped-place = { $by } spelade ”{ $card }”: placera jägare nummer { $next } eller avsluta.
ez-ask-helped-move = { $by } spelade ”{ $card }”: ditt förråd är tomt. Flytta en av dina jägare i stället eller avsluta.
ez-ask-discard = Du får kasta ett kort från handen.
ez-ask-must-discard = Du kan inte spela något kort. Kasta ett.
ez-ask-draw = { $missing ->
    [one] Dra ett kort: ljust eller mörkt?
   *[other] Dra { $missing } kort: ljust eller mörkt först?
}
ez-ask-glacier = Du har minst poäng: lägg en glaciär på ett område intill isen.

ez-wait = Väntar på { $name }: { $doing }
ez-doing-place-hunter = placerar en jägare.
ez-doing-play = spelar ett kort.
ez-doing-choose = väljer vem ”{ $card }” hjälper.
ez-doing-place = placerar jägare med ”{ $card }”.
ez-doing-place-with-mammoth = placerar jägare och en mammut.
ez-doing-trek = vandrar med jägare.
ez-doing-take-mammoth = får ta med en mammut.
ez-doing-mammoth = flyttar en mammut.
ez-doing-move-fire = flyttar en eld.
ez-doing-swap = byter plats på två jägare.
ez-doing-club-or-mammoth = tar en klubba eller sätter in en mammut.
ez-doing-move = flyttar jägare med ”{ $card }”.
ez-doing-look = får titta på en eld.
ez-doing-move-seen-fire = får flytta elden.
ez-doing-remove = får ta bort jägare.
ez-doing-remove-mammoth = får ta bort en mammut.
ez-doing-club-or-move = får ta en klubba eller flytta jägare.
ez-doing-discard = får kasta ett kort.
ez-doing-must-discard = kastar ett kort.
ez-doing-draw = drar kort.
ez-doing-glacier = lägger en glaciär.

ez-chance-first-player = Lotten avgör vem som börjar.
ez-chance-card-dealt = De första korten delas ut.
ez-chance-card-drawn = Ett kort dras.
ez-chance-fire-seen = Någon tittar på en eld.
ez-chance-fire-revealed = Eldarna vänds upp.
ez-chance-lot = Lotten avgör vem som lägger glaciären.
ez-over = { $winners ->
    [one] Spelet är slut. { $names } vinner med { $points } poäng.
   *[other] Spelet är slut. { $names } delar på vinsten med { $points } poäng.
}

## Buttons

ez-colour-0 = röd
ez-colour-1 = blå
ez-colour-2 = grön
ez-colour-3 = gul
ez-colour-4 = svart
ez-who = { $mark } { $name }
ez-who-club = { $mark } { $name } med klubba
ez-who-own = Din jägare
ez-who-own-club = Din jägare med klubba
ez-do-place = Jägare till { $area }
ez-do-place-club = Jägare med klubba till { $area }
ez-do-move = { $who }: { $from } → { $to }
ez-do-move-club = { $who }: { $from } → { $to }, får en klubba
ez-do-swap = { $who } i { $area }
ez-do-swap-club = { $who } i { $area }, får en klubba
ez-do-remove = Ta bort { $who } i { $area }
ez-do-remove-mammoth = Ta bort mammuten i { $area }
ez-do-mammoth = Mammut till { $area }
ez-do-mammoth-move = Mammut: { $from } → { $to }
ez-do-fire = Eld { $fire }: { $from } → { $to }
ez-do-look = Titta på eld { $fire }
ez-do-club = Klubba till din jägare i { $area }
ez-do-club-keep = Spara klubban
ez-do-play = { $stones ->
    [one] { $card } (kostar 1 sten)
   *[other] { $card } (kostar { $stones } stenar)
}
ez-do-play-dark = { $stones ->
    [one] { $card } (ger 1 sten)
   *[other] { $card } (ger { $stones } stenar)
}
ez-do-play-ends-round = { $stones ->
    [one] { $card } (ger 1 sten, avslutar rundan)
   *[other] { $card } (ger { $stones } stenar, avslutar rundan)
}
ez-do-play-ends-game = { $card } (avslutar spelet, utan stenar)
ez-do-copy = { $card } som { $copied }
ez-do-way-place = { $card }: placera
ez-do-way-near = { $card }: till ett grannområde
ez-do-way-far = { $card }: längre bort
ez-do-choose = { $mark } { $name }
ez-do-discard = Kasta ”{ $card }”
ez-do-keep = Kasta inget kort
ez-do-draw-light = Dra ljust
ez-do-draw-dark = Dra mörkt
ez-do-cover = Glaciär på { $area }
ez-do-done = Klar

## The log

ez-told-began = { $seat } börjar.
ez-told-round-began = Runda { $round } börjar med { $seat }.
ez-told-played = { $seat } spelar ”{ $card }”.
ez-told-played-copied = { $seat } spelar ”{ $card }” som ”{ $copied }”.
ez-told-paid = { $stones ->
    [one] { $seat } betalar 1 sten.
   *[other] { $seat } betalar { $stones } stenar.
}
ez-told-took = { $dark ->
    [one] { $seat } tar 1 sten.
   *[other] { $seat } tar { $dark } stenar.
}
ez-told-took-both = { $seat } tar { $dark } ur det mörka och { $light } ur det ljusa förrådet.
ez-told-stones-laid-over = { $stones ->
    [one] Den sista stenen går till det ljusa förrådet; kortet har ingen effekt.
   *[other] De sista { $stones } stenarna går till det ljusa förrådet; kortet har ingen effekt.
}
ez-told-nothing-to-play = { $seat } kan inte spela något kort och måste kasta ett.
ez-told-chosen = { $by } väljer { $seat }.
ez-told-placed = { $club ->
    [new] { $seat } placerar en jägare med klubba i område { $area }.
   *[none] { $seat } placerar en jägare i område { $area }.
}
ez-told-moved = { $club ->
    [held] { $seat } flyttar en jägare ({ $owner }) med klubba från område { $from } till område { $to }.
   *[none] { $seat } flyttar en jägare ({ $owner }) från område { $from } till område { $to }.
}
ez-told-moved-own = { $club ->
    [new] { $seat } flyttar en jägare från område { $from } till område { $to } och ger den en klubba.
    [held] { $seat } flyttar en jägare med klubba från område { $from } till område { $to }.
   *[none] { $seat } flyttar en jägare från område { $from } till område { $to }.
}
ez-told-removed = { $seat } tar bort en jägare ({ $owner }) från område { $area }.
ez-told-removed-own = { $club ->
    [held] { $seat } tar bort en egen jägare från område { $area }; klubban läggs bredvid spelplanen.
   *[none] { $seat } tar bort en egen jägare från område { $area }.
}
ez-told-mammoth-placed = { $seat } placerar en mammut i område { $area }.
ez-told-mammoth-moved = { $seat } flyttar en mammut från område { $from } till område { $to }.
ez-told-mammoth-removed = { $seat } tar bort en mammut från område { $area }.
ez-told-fire-moved = { $seat } flyttar eld { $fire } från område { $from } till område { $to }.
ez-told-fire-seen = { $seat } tittar på eld { $fire }.
ez-told-fire-seen-value = { $seat } tittar på eld { $fire }: { $value }.
ez-told-club-taken = { $seat } ger en jägare i område { $area } en klubba.
ez-told-club-taken-kept = { $seat } tar en klubba och sparar den.
ez-told-declined = { $seat } är klar.
ez-told-discarded = { $colour ->
    [dark] { $seat } kastar ett mörkt kort.
   *[light] { $seat } kastar ett ljust kort.
}
ez-told-discarded-card = { $seat } kastar ”{ $card }”.
ez-told-drew = { $colour ->
    [dark] { $seat } drar ett mörkt kort.
   *[light] { $seat } drar ett ljust kort.
}
ez-told-drew-card = { $seat } drar ”{ $card }”.
ez-told-shuffled = { $colour ->
    [dark] De mörka korten blandas.
   *[light] De ljusa korten blandas.
}
ez-told-settling-ended = Bosättningen är slut: { $seat } har spelat kortet som tömmer det mörka förrådet.
ez-told-fire-revealed = Elden i område { $area } visar { $value }.
ez-told-conflict = Konflikt i område { $area }: { $hunters } jägare, plats för { $limit }.
ez-told-left = { $seat } tar tillbaka en jägare från område { $area }.
ez-told-clubs-returned = { $clubs ->
    [one] En jägare ({ $seat }) i område { $area } lämnar tillbaka sin klubba.
   *[other] { $clubs } jägare ({ $seat }) i område { $area } lämnar tillbaka sina klubbor.
}
ez-told-scored = { $points ->
    [one] { $seat } får 1 poäng.
   *[other] { $seat } får { $points } poäng.
}
ez-told-scored-in = { $points ->
    [one] { $seat } får 1 poäng ({ $areas }).
   *[other] { $seat } får { $points } poäng ({ $areas }).
}
ez-told-in-area = område { $area }: { $points }
ez-told-last-by-lot = Lotten faller på { $seat }.
ez-told-covered = { $seat } täcker område { $area } med en glaciär.
ez-told-sent-home = { $hunters ->
    [one] { $seat } tar hem 1 jägare.
   *[other] { $seat } tar hem { $hunters } jägare.
}
ez-told-mammoths-left = { $mammoths ->
    [one] Mammuten i område { $area } ställs bredvid spelplanen.
   *[other] De { $mammoths } mammutarna i område { $area } ställs bredvid spelplanen.
}
ez-told-supply-renewed = { $stones ->
    [one] Det ljusa förrådet, 1 sten, blir det mörka förrådet.
   *[other] Det ljusa förrådet, { $stones } stenar, blir det mörka förrådet.
}
ez-told-floor-paid = { $stones ->
    [one] { $seat } betalar 1 sten till det mörka förrådet.
   *[other] { $seat } betalar { $stones } stenar till det mörka förrådet.
}
ez-told-game-over = Spelet är slut.

## On the front page: what the game is, and what can be chosen

option-eiszeit-length = Längd
    .about = Hela spelet eller ett kort.
option-eiszeit-length-four-rounds = fyra rundor
option-eiszeit-length-short = tre rundor
option-eiszeit-corner-borders = Områden som möts i ett hörn
    .about = Om 3 och 6 samt 7 och 10 är grannar; de tryckta reglerna säger det inte.
option-eiszeit-corner-borders-on = är grannar
option-eiszeit-corner-borders-off = är inte grannar
option-eiszeit-start = Vem som börjar
    .about = Vem som inleder förrundan och den första rundan.
option-eiszeit-start-first-seat = den som sitter på plats 1
option-eiszeit-start-lot = lottas
about-eiszeit = Jägare trängs kring mammutar medan isen rycker fram; bra kort betalas med kort som hjälper andra.

## The score sheet

ez-line-round-1 = Runda 1
ez-line-round-2 = Runda 2
ez-line-round-3 = Runda 3
ez-line-round-4 = Runda 4
ez-line-detail = Jägare på spelplanen efter runda { $round }

## Why not

ez-no-turn = Det är inte din tur att bestämma.
ez-no-nobody-asked = Just nu frågas ingen spelare om något.
ez-no-question = Nu gäller en annan fråga. { $question }
ez-no-decline = Det här kortet måste utföras. { $question }
ez-no-in-hand = ”{ $card }” finns inte på din hand; välj ett kort som du har.
ez-no-copy-which = ”{ $card }” fungerar som ett synligt kort; välj det ljusa eller det mörka.
ez-no-copy-cult = Bara ett kultkort fungerar som ett annat kort; ”{ $card }” gör det inte.
ez-no-copy-nothing = { $colour ->
    [dark] Inget mörkt kort är synligt, så ”{ $card }” kan inte fungera som ett.
   *[light] Inget ljust kort är synligt, så ”{ $card }” kan inte fungera som ett.
}
ez-no-way = Mammutkortet, och inget annat, spelas på ett av tre sätt: placera en mammut, flytta en till ett grannområde eller flytta en längre bort.
ez-no-way-payable = Du kan inte betala för något sätt att spela mammutkortet som är möjligt nu; spela ett annat kort.
ez-no-price = { $price ->
    [one] ”{ $card }” kostar 1 sten och du har { $stones }. Spela ett kort som du kan betala eller ett mörkt kort.
   *[other] ”{ $card }” kostar { $price } stenar och du har { $stones }. Spela ett kort som du kan betala eller ett mörkt kort.
}
ez-no-light-duty = Med { $duty } stenar eller fler måste du spela ett ljust kort, eller ett kultkort som det synliga ljusa.
ez-no-spare-mammoth = Ingen mammut står bredvid spelplanen; flytta en på spelplanen i stället.
ez-no-mammoth-near = Ingen mammut på spelplanen har ett fritt grannområde.
ez-no-mammoth-far = Ingen mammut på spelplanen kan gå längre bort än till ett grannområde.
ez-no-choose-self = Ett mörkt kort hjälper en annan spelare; välj någon annan.
ez-no-choose-nobody = Ingen spelar den färgen; välj en annan spelare.
ez-no-draw-empty = { $colour ->
    [dark] Det finns inget mörkt kort kvar att dra; dra ett ljust.
   *[light] Det finns inget ljust kort kvar att dra; dra ett mörkt.
}
ez-no-draw-same = { $colour ->
    [dark] Hela din hand skulle bli mörk; dra ett ljust kort.
   *[light] Hela din hand skulle bli ljus; dra ett mörkt kort.
}
ez-no-covered = Område { $area } ligger under en glaciär; välj ett fritt område.
ez-no-club-other = En klubba får bara ges till dina egna jägare.
ez-no-club-twice = En jägare har högst en klubba, och den här har redan en.
ez-no-club-kept = Du har inte sparat någon klubba som en jägare kan få.
ez-no-hunter = { $club ->
    [held] Ingen jägare ({ $owner }) med klubba står i område { $area }; välj en som står där.
   *[none] Ingen jägare ({ $owner }) utan klubba står i område { $area }; välj en som står där.
}
ez-no-protected = En klubba skyddar jägaren ({ $owner }) i område { $area }; välj en annan.
ez-no-moved = Det här kortet har redan flyttat jägaren i område { $area }; välj en annan.
ez-no-neighbours = Område { $from } och område { $to } har ingen gemensam gräns; välj ett grannområde.
ez-no-stock-empty = Ditt förråd är tomt; flytta i stället en av dina jägare på spelplanen.
ez-no-stock-left = { $count ->
    [one] Du har fortfarande 1 jägare i förrådet; placera den.
   *[other] Du har fortfarande { $count } jägare i förrådet; placera en av dem.
}
ez-no-own-only = Här flyttar du dina egna jägare, inte någon annans ({ $owner }).
ez-no-same-area = En jägare flyttas till ett annat område.
ez-no-clubs-left = Alla klubbor är tagna; välj något annat.
ez-no-club-hunter = Du har ingen jägare utan klubba i område { $area }; välj ett annat område eller spara klubban.
ez-no-landscape = Tre jägare i landskapet ({ $land }), eller två var som helst: välj för den tredje ett område med det här landskapet.
ez-no-one-area = Allt som det här kortet placerar går till ett område: område { $area }, som den första jägaren.
ez-no-third-hunter = Högst två jägare: nu får en mammut följa med till område { $area }, eller avsluta.
ez-no-third-hunter-done = Högst två jägare, och ingen mammut kan följa dem; avsluta.
ez-no-herd-empty = Ingen mammut står bredvid spelplanen; hämta en från ett grannområde.
ez-no-herd-left = En mammut står fortfarande bredvid spelplanen; placera den.
ez-no-mammoth-camp = Mammuten går till område { $area }, till jägarna som just placerades.
ez-no-mammoth = Ingen mammut står i område { $area }; välj ett område med en mammut.
ez-no-trek-mammoth = Mammuten går samma väg som jägarna, från område { $from } till område { $to }, eller stannar.
ez-no-trek-way = Alla jägare i en vandring går samma väg: från område { $from } till område { $to }.
ez-no-trek-alone = En mammut går bara med en jägare; flytta en jägare först.
ez-no-trek-later = Mammuten går sist: avsluta när inga fler jägare går, då kommer frågan om den.
ez-no-trek-none = Ingen mammut står i område { $from }, där dina jägare kom ifrån; flytta en jägare till eller avsluta.
ez-no-paid-way = Du har betalat för ett annat sätt: { $place } stenar för att placera en mammut, { $near } till ett grannområde, { $far } längre bort.
ez-no-fire = Ingen eld lades i område { $area } den här rundan; välj en annan.
ez-no-fire-stays = Eld { $fire } ligger redan i område { $area }; välj ett annat område.
ez-no-swap = Inget grannområde till område { $area } har en jägare att byta plats med; börja någon annanstans.
ez-no-three = De tre jägarna får inte alla tillhöra samma spelare, och två ({ $owner }) har redan flyttats; flytta någon annans eller avsluta.
ez-no-other-fire = Du får flytta eld { $fire }, som du tittade på, och ingen annan.
ez-no-same-owner = De två jägarna tillhör olika spelare, och en ({ $owner }) är redan borttagen; välj någon annans eller avsluta.
ez-no-club-after-move = Antingen en klubba eller flytta: du har redan flyttat en jägare.
ez-no-glacier = Område { $area } rör varken en glaciär eller övre kanten; välj ett som gör det.

# The strip of players, and where the round stands.
ez-strip-stones = stenar
ez-strip-stock = jägare i förrådet
ez-strip-clubs = sparade klubbor
ez-strip-hand = hand
ez-strip-hand-name = kort på handen, ljusa + mörka
ez-strip-now = räknat nu

# The shelf below the board
ez-shelf-own = Dina
ez-shelf-dark = Mörka förrådet, till 0
ez-shelf-light = Ljusa förrådet
ez-shelf-bare-dark = Inget mörkt kort än
ez-shelf-bare-light = Inget ljust kort än
ez-shelf-beside = Bredvid spelplanen
ez-shelf-fires = Eldar, inte sedda

## Scenes
ez-show-card-of = { $card }, spelat av { $name }
ez-show-settling-ended = { $name } har tömt det mörka förrådet
ez-show-fires-turn = Eldarna vänds upp
ez-show-crowded = Område { $area }: { $hunters } där { $limit } kan leva
ez-show-limit = Gräns
ez-show-crowd = Jägare
ez-show-clubs-stay = En jägare med klubba går aldrig, men räknas.
ez-show-stay = { $hunters ->
    [0] Ingen stannar.
    [one] 1 jägare stannar.
   *[other] { $hunters } jägare stannar.
}
ez-show-points-each = { $points ->
    [one] 1 poäng var.
   *[other] { $points } poäng var.
}
ez-show-fewest = Minst antal:
ez-show-fewest-equal = Minst antal, samtidigt:
ez-show-next = Därefter:
ez-show-next-equal = Därefter, samtidigt:
ez-show-had = med { $count }
ez-show-each = { $points ->
    [one] Område { $area }: 1 poäng var
   *[other] Område { $area }: { $points } poäng var
}
ez-show-area = område
ez-show-round = runda
ez-show-brought = Vad runda { $round } gav
ez-show-lays = ligger sist och lägger nästa glaciär: på { $areas }.
ez-show-lot = Flera ligger sist: lotten avgör vem som lägger nästa glaciär, på { $areas }.
ez-show-begins = { $name } börjar
