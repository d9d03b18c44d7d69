# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = ingenting
sa-list = { $things }
sa-good-food = mat
sa-good-wood = trä
sa-good-brick = lera
sa-good-stone = sten
sa-good-gold = guld
sa-count-food = { $n } mat
sa-count-wood = { $n } trä
sa-count-brick = { $n } lera
sa-count-stone = { $n } sten
sa-count-gold = { $n } guld
sa-count-points = { $n } poäng
sa-count-tools = { $n } verktyg
sa-count-fields = { $n } fält
sa-count-cards = { $n } kort
sa-count-buildings = { $n ->
    [one] { $n } byggnad
   *[other] { $n } byggnader
}
sa-count-people = { $n } arbetare
sa-count-resources = { $n ->
    [one] { $n } resurs
   *[other] { $n } resurser
}
sa-dice = { $n ->
    [one] { $n } tärning
   *[other] { $n } tärningar
}
sa-once = Engångsverktyg på nivå { $n }
sa-once-short = { $n } (en gång)
sa-tile-short = { $n }

## Places: their names, and the way there
sa-place-toolmaker = Verktygsmakaren
sa-place-hut = Hyddan
sa-place-field = Farmen
sa-place-hunt = Jaktmarkerna
sa-place-forest = Skogen
sa-place-clay-pit = Lergropen
sa-place-quarry = Stenbrottet
sa-place-river = Floden
sa-place-card = Kortruta { $n }
sa-place-building = Byggnad { $n }
sa-to-toolmaker = till verktygsmakaren
sa-to-hut = till hyddan
sa-to-field = till farmen
sa-to-hunt = till jaktmarkerna
sa-to-forest = till skogen
sa-to-clay-pit = till lergropen
sa-to-quarry = till stenbrottet
sa-to-river = till floden
sa-to-card = till kortruta { $n }
sa-to-building = till byggnad { $n }
sa-to-the-card = till kortet ”{ $card }”
sa-to-the-building = till byggnaden ”{ $building }”
sa-at-toolmaker = hos verktygsmakaren
sa-at-hut = vid hyddan
sa-at-field = på farmen
sa-at-hunt = på jaktmarkerna
sa-at-forest = i skogen
sa-at-clay-pit = i lergropen
sa-at-quarry = i stenbrottet
sa-at-river = vid floden
sa-at-card = på kortruta { $n }
sa-at-building = på byggnadsstapel { $n }
sa-the-card = kortet ”{ $card }”
sa-the-building = byggnaden ”{ $building }”

## Cards and buildings
sa-cards = Civilisationskort
sa-buildings = Byggnader
sa-card = { $top } / { $bottom }
sa-top-dice-table = Tärningstabell
sa-top-roll = { $n } tärningar för { $good }
sa-top-extra-card = Extra civilisationskort
sa-top-any = { $n } valfria resurser
sa-symbol-medicine = läkekonst
sa-symbol-art = konst
sa-symbol-writing = skrift
sa-symbol-pottery = krukmakeri
sa-symbol-sundial = solur
sa-symbol-transport = transport
sa-symbol-music = musik
sa-symbol-weaving = vävning
sa-craft-farmer = { $n ->
    [one] { $n } bonde
   *[other] { $n } bönder
}
sa-craft-toolmaker = { $n } verktygsmakare
sa-craft-builder = { $n } byggare
sa-craft-shaman = { $n ->
    [one] { $n } schaman
   *[other] { $n } schamaner
}
sa-cost-fixed = { $cost } för { $points } poäng
sa-cost-choice = { $n } resurser av { $kinds ->
    [one] exakt { $kinds } sort
   *[other] exakt { $kinds } sorter
}
sa-cost-open = { $min } till { $max } resurser

## The board, also as it is read aloud
sa-board = Dalen
sa-round = Runda { $n }
sa-deck = { $n ->
    [0] Korthögen är tom
   *[other] { $n } kort i högen
}
sa-left = { $n } kvar
sa-stack = { $open }, { $n } i stapeln
sa-no-card = inget kort
sa-no-building = ingen uppvänd byggnad
sa-card-costs = { $card } ({ $price })
sa-rate = { $good } för varje { $n } prickar
sa-nobody = Ingen är här.
sa-people-of = { $n } arbetare ({ $name }).
sa-person-of = En arbetare ({ $name })
sa-can-place = Du kan placera { $n }.
sa-can-place-from = Du kan placera { $least } till { $most }.
sa-can-throw = { $n ->
    [one] Tryck för att slå tärningen.
   *[other] Tryck för att slå de { $n } tärningarna.
}
sa-can-use = Du kan utföra deras handling nu.
sa-score-of = { $name }: { $n } poäng
sa-roll-for = Slaget blev { $sum }: { $gain }
sa-die-gives = Tärningen med { $face }: { $gift }

## What lies in front of a seat
sa-start = börjar
sa-at-home = { $n } av { $people } arbetare hemma
sa-tools = Verktyg
sa-tile = Verktyg på nivå { $n }
sa-tile-used = Verktyg på nivå { $n }, använt
sa-two-kept = Två valfria resurser, sparade
sa-extra-hidden = Extra civilisationskort, dolt
sa-extra-own = Ditt extra civilisationskort: { $card }
sa-total = Summa: { $n }
sa-total-if = Om det slutade nu: { $n }
sa-line-track = Poängskalan
sa-line-track-how = under spelet
sa-line-green = Gröna kort
sa-line-farmers = Bönder × fält
sa-line-toolmakers = Verktygsmakare × verktyg
sa-line-builders = Byggare × byggnader
sa-line-shamans = Schamaner × arbetare
sa-line-resources = Resurser kvar
sa-line-product = { $one } × { $other }
sa-line-sum = { $one } + { $other }
sa-line-square = { $n } × { $n }

## Questions
sa-ask-place = Placera arbetare: välj en plats. Du har { $n } hemma.
sa-ask-use = Utför handlingar: välj en plats där dina arbetare står.
sa-ask-tools = Du slog { $sum }: { $gain }. Lägga till verktyg?
sa-ask-pay-card = Betala { $n ->
    [one] { $n } valfri resurs
   *[other] { $n } valfria resurser
} för kortet eller låt det ligga.
sa-ask-pay-building = Bygga? { $cost }. Betala eller låt byggnaden ligga.
sa-ask-pick = Ta en av tärningarna.
sa-ask-raise = Du får ett verktyg. Höja en använd eller en oanvänd bricka?
sa-ask-take = Ta två valfria resurser nu eller spara dem till senare.
sa-ask-take-now = Ta två valfria resurser nu.
sa-ask-feed = Du saknar { $n } mat. Betala med resurser eller förlora { $points }.
sa-wait-place = { $name } placerar arbetare.
sa-wait-use = { $name } utför handlingar.
sa-wait-tools = { $name } väljer verktyg.
sa-wait-pay-card = { $name } köper ett kort.
sa-wait-pay-building = { $name } bygger.
sa-wait-pick = { $name } tar en tärning.
sa-wait-raise = { $name } höjer ett verktyg.
sa-wait-take = { $name } får ta två resurser.
sa-wait-take-now = { $name } tar två valfria resurser.
sa-wait-feed = { $name } saknar mat.
sa-wait-dice = { $name } slår tärningarna.
sa-wait-card = Ett kort vänds upp.
sa-wait-building = En byggnad vänds upp.
sa-wait-extra-card = { $name } drar ett extra civilisationskort.
sa-over-cards = Spelet är slut: civilisationskorten räcker inte längre (SA-9.1).
sa-over-buildings = Spelet är slut: en byggnadsstapel är tom (SA-9.2).
sa-winners = { $n ->
    [one] { $names } vinner.
   *[other] { $names } delar på vinsten.
}

## Buttons
sa-do-place = { $n } arbetare { $to }
sa-do-no-tools = Inga verktyg
sa-do-tools = Verktyg { $tools }
sa-do-for = { $do }: { $for }
sa-do-pay = Betala { $paid }
sa-do-feed = Mata med { $paid }
sa-do-take = Ta { $taken }
sa-do-pick = Ta tärningen med { $face }: { $gift }
sa-do-raise-used = Höj en använd bricka
sa-do-raise-unused = Höj en oanvänd bricka
sa-do-decline = Låt ligga
sa-do-keep = Spara till senare
sa-do-starve = Förlora { $points }

## The log
sa-tell-card-turned-up = Nytt kort { $at }: { $card }.
sa-tell-card-slid = ”{ $card }” flyttas { $to }.
sa-tell-building-turned-up = Ny byggnad { $at }: { $building }.
sa-tell-round-began = Runda { $n } börjar; { $start } är startspelare.
sa-tell-placed = { $name } skickar { $n } arbetare { $to }.
sa-tell-rolled = { $name } slår { $dice }: { $sum }.
sa-tell-table-rolled = { $name } slår { $dice }; alla tar en tärning.
sa-tell-tools-used = { $name } lägger till verktyg ({ $tools }) och når { $sum }.
sa-tell-gained = { $name } får { $gain }.
sa-tell-tool-gained = { $name } får ett verktyg och har { $n } totalt.
sa-tell-field-gained = { $name } har nu { $fields }.
sa-tell-person-born = { $name } har nu { $n } arbetare.
sa-tell-limit-reached = { $name } kan inte ha fler { $of } och får ingenting (SA-4.10).
sa-limit-people = arbetare
sa-limit-fields = fält
sa-limit-tools = verktyg
sa-tell-paid = { $name } betalar { $paid }.
sa-tell-card-bought = { $name } tar kortet ”{ $card }”.
sa-tell-building-bought = { $name } bygger: { $building }.
sa-tell-declined = { $name } låter { $thing } ligga.
sa-tell-scored = { $name } får { $points }.
sa-tell-lost = { $name } förlorar { $points } (SA-7.5).
sa-tell-extra-card = { $name } drar ett extra civilisationskort.
sa-tell-extra-card-own = { $name } drar det extra civilisationskortet ”{ $card }”.
sa-tell-deck-empty = Korthögen är tom; { $name } drar inget extra kort (SA-5.11).
sa-tell-one-use-tool-kept = { $name } har ett engångsverktyg på nivå { $n }.
sa-tell-two-resources-kept = { $name } sparar två resurser till senare (SA-5.13).
sa-tell-die-picked = { $name } tar tärningen med { $face }.
sa-tell-harvested = { $name } skördar { $food }.
sa-tell-fed = { $name } matar sina arbetare med { $food }.
sa-tell-starved = Arbetarna hos { $name } svälter (SA-7.5).

## Refusals: what is not possible, why, and what is instead
sa-no-turn = { $seat } är inte på tur: nu spelar { $mover }.
sa-no-question = Just nu har ingen något att bestämma.
sa-no-person = Placera minst 1 arbetare.
sa-no-home = { $home ->
    [0] Du har ingen hemma
   *[other] Du har bara { $home } arbetare hemma
}; du ville placera { $n }.
sa-no-again = Du har redan placerat arbetare { $at } den här rundan; välj en annan plats.
sa-no-card-there = Det ligger inget kort { $at }; välj en annan plats.
sa-no-building-there = Det ligger ingen uppvänd byggnad { $at }; välj en annan plats.
sa-no-hut-taken = Hyddan är redan upptagen den här rundan; välj en annan plats.
sa-no-hut-people = Vid hyddan placerar du exakt { $hut } arbetare; du valde { $n }.
sa-no-taken = Det står redan någon { $at }; där finns plats för 1 arbetare. Välj en annan plats.
sa-no-single = Det finns plats för 1 arbetare { $at }; du valde { $n }.
sa-no-village = Med { $seats } spelare får bara { $n } av verktygsmakaren, hyddan och farmen användas per runda.
sa-no-groups = Med { $seats } spelare får bara { $n } spelare stå { $at } per runda.
sa-no-room = { $room ->
    [0] Det finns ingen plats kvar
   *[other] Det finns bara plats för { $room } till
} { $at } (av { $capacity }); du valde { $n }.
sa-no-use = Du har ingen { $at }; välj en plats där dina arbetare står.
sa-no-tile = { $have ->
    [0] Du har inget oanvänt verktyg
    [one] Du har bara { $have } oanvänt verktyg
   *[other] Du har bara { $have } oanvända verktyg
} på nivå { $value }; du valde { $n }.
sa-no-once = Du har inget engångsverktyg på nivå { $value }.
sa-no-card-price = Kortet kostar exakt { $n ->
    [one] { $n } valfri resurs
   *[other] { $n } valfria resurser
}; du erbjöd { $offered }.
sa-no-stock = Så mycket har du inte: du erbjöd { $offered } och har { $have }.
sa-no-cost-fixed = Byggnaden kostar exakt { $cost }; du erbjöd { $paid }.
sa-no-cost-choice = Byggnaden kostar exakt { $n ->
    [one] { $n } resurs
   *[other] { $n } resurser
} av exakt { $kinds ->
    [one] { $kinds } sort
   *[other] { $kinds } sorter
}; du erbjöd { $offered } av { $sorts ->
    [one] { $sorts } sort
   *[other] { $sorts } sorter
}.
sa-no-cost-open = Byggnaden kostar { $min } till { $max } resurser; du erbjöd { $offered }.
sa-no-die = Ingen tärning visar { $face }; ta en av { $dice }.
sa-no-take-later = Med dessa alternativ tar du de två resurserna direkt efter köpet av kortet, inte nu.
sa-no-take-now = Två sparade resurser får du ta när du utför handlingar och när du saknar mat, inte nu.
sa-no-take-card = Du har inget oanvänt kort som låter dig ta två resurser.
sa-no-keep = Med dessa alternativ tar du de två resurserna genast, till exempel ”{ $example }”.
sa-no-feed = Du saknar { $n } mat: betala exakt så många resurser eller förlora { $points }; du erbjöd { $offered }.
sa-no-asked-place = Nu placerar du arbetare, till exempel ”{ $example }”.
sa-no-asked-use = Välj vilka arbetare som utför sin handling nu, till exempel ”{ $example }”.
sa-no-asked-tools = Välj först vilka verktyg du lägger till slaget; du får också låta bli.
sa-no-asked-card = Betala först för kortet, till exempel ”{ $example }”, eller låt det ligga.
sa-no-asked-leave-card = Du kan inte betala för kortet: ”{ $example }”.
sa-no-asked-building = Betala först för byggnaden, till exempel ”{ $example }”, eller låt den ligga.
sa-no-asked-leave-building = Du kan inte betala för byggnaden: ”{ $example }”.
sa-no-asked-pick = Ta först en tärning, till exempel ”{ $example }”.
sa-no-asked-raise = Välj först vilken bricka du höjer: en använd eller en oanvänd.
sa-no-asked-take = Ta först två resurser, till exempel ”{ $example }”.
sa-no-asked-take-or-keep = Ta först två resurser, till exempel ”{ $example }”, eller spara dem till senare.
sa-no-asked-feed = Du saknar mat: betala resten, till exempel ”{ $example }”, eller förlora { $points }.
sa-no-asked-starve = Du saknar mat och kan inte betala resten med resurser: ”{ $example }”.

## Components
sa-about-dice-table = En tärning slås per spelare; du tar en först, sedan de andra medsols. { $gifts } (SA-5.4).
sa-about-food = Du får { $gain } genast (SA-5.5).
sa-about-resource = Du får { $gain } genast (SA-5.6).
sa-about-roll = Slå { $dice } tärningar, lägg till verktyg om du vill och ta { $gain } för varje { $n } prickar (SA-5.7).
sa-about-points = Du får { $n } poäng genast (SA-5.8).
sa-about-tool = Du får ett verktyg genast (SA-5.9).
sa-about-field = Du får ett fält genast (SA-5.10).
sa-about-extra-card = Du drar ett dolt kort, där bara den nedre halvan räknas (SA-5.11).
sa-about-once = Ett verktyg på nivå { $n }, för ett valfritt slag (SA-5.12).
sa-about-any = { $n } valfria resurser, nu eller, om alternativet låter dig spara dem, senare (SA-5.13).
sa-about-green = I slutet: { $symbol }, en av åtta symboler; olika symboler ger sitt antal gånger sig självt (SA-10.2).
sa-about-farmer = I slutet: { $people }, var och en ger en poäng per fält (SA-10.3).
sa-about-toolmaker = I slutet: { $people }, var och en ger en poäng per verktyg (SA-10.4).
sa-about-builder = I slutet: { $people }, var och en ger en poäng per byggnad (SA-10.5).
sa-about-shaman = I slutet: { $people }, var och en ger en poäng per arbetare (SA-10.6).
sa-about-fixed = Betala exakt { $cost } och få { $points } genast (SA-6.1).
sa-about-choice = Betala { $n } resurser av { $kinds ->
    [one] exakt { $kinds } sort
   *[other] exakt { $kinds } sorter
} och få deras värde i poäng (SA-6.2, SA-6.4).
sa-about-open = Betala { $min } till { $max } valfria resurser och få deras värde i poäng (SA-6.3, SA-6.4).

## On the front page: what the game is, and what can be chosen

option-stone-age-edition = Tryckta regler
    .about = Vilken tryckt regelbok som gäller; den avgör allt nedan som inte är valt.
option-stone-age-edition-nl = nederländska
option-stone-age-edition-de = tyska
option-stone-age-edition-sv = svenska
option-stone-age-green-duplicates = Dubbla gröna symboler
    .about = Vad ett andra kort med samma gröna symbol är värt vid slutet.
option-stone-age-green-duplicates-second-set = bildar en andra serie
option-stone-age-green-duplicates-nothing = ger inget
option-stone-age-leftovers = Resurser som blir över
    .about = Vad resurser är värda som ingen har använt.
option-stone-age-leftovers-one-point = en poäng var
option-stone-age-leftovers-nothing = inget
option-stone-age-next-building = Nästa byggnad i en stapel
    .about = När den vänds upp efter att en har tagits.
option-stone-age-next-building-at-once = genast
option-stone-age-next-building-next-round = nästa runda
option-stone-age-player-limits = Begränsningar för 2 och 3 spelare
    .about = Färre platser i byn och färre spelare vid trä, lera, sten och guld.
option-stone-age-player-limits-on = gäller
option-stone-age-player-limits-off = gäller inte
option-stone-age-two-resources = Kort med två valfria resurser
    .about = Om man får spara det till senare.
option-stone-age-two-resources-keep = får sparas
option-stone-age-two-resources-at-once = tas genast
about-stone-age = Sätt dina arbetare i arbete, ge dem mat, bygg och samla civilisationskort.

# The strip of players, and where the round stands.
sa-food-after = mat kvar när alla har ätit
sa-phase-place = placera
sa-phase-use = utföra handlingar
sa-phase-feed = mata

# The shelf of own things, the strip, and what is written on cards.
sa-own-people = Arbetare
sa-own-food = Mat
sa-own-goods = Resurser
sa-own-cards = Kort och byggnader
sa-home-away = { $home } hemma, { $away } ute
sa-short = { $n } för lite
sa-left-over = { $n } över
sa-for-mouths = för { $n } munnar
sa-worth = värda { $values } i byggnader
sa-tools-used = { $n ->
    [one] { $n } använt
   *[other] { $n } använda
}
sa-now = { $n } om det slutade nu
sa-food-for = { $food } för { $people }
sa-tools-left = { $n } kvar
sa-count-green = { $n ->
    [one] { $n } grönt
   *[other] { $n } gröna
}
sa-kinds = { $n ->
    [one] { $n } sort
   *[other] { $n } sorter
}
sa-once-word = en gång
sa-note-home = { $n } hemma
sa-note-away = { $n } ute
sa-note-done = klar

## Scenes
sa-show-throws = { $name } slår { $n } { $n ->
    [one] tärning
   *[other] tärningar
}
sa-show-feeds = Stammarna äter
sa-show-begins = { $name } börjar
sa-show-owes = { $name }: betala { $goods } eller förlora { $points }
