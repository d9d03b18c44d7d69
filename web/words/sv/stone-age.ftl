# Stone Age: the words of the board, the questions and the log.

## Goods and amounts
sa-nothing = ingenting
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
sa-dice = { $n ->
    [one] { $n } tärning
   *[other] { $n } tärningar
}
sa-once = Engångsverktyg { $n }
sa-once-short = { $n } (en gång)

## Places: their names, and the way there
sa-place-toolmaker = Verktygsmakaren
sa-place-hut = Hyddan
sa-place-field = Farmen
sa-place-hunt = Jaktmarkerna
sa-place-forest = Skogen
sa-place-clay-pit = Lergropen
sa-place-quarry = Stenbrottet
sa-place-river = Floden
sa-place-card = Kort för { $n }
sa-place-building = Byggnad { $n }
sa-to-toolmaker = till verktygsmakaren
sa-to-hut = till hyddan
sa-to-field = till farmen
sa-to-hunt = till jaktmarkerna
sa-to-forest = till skogen
sa-to-clay-pit = till lergropen
sa-to-quarry = till stenbrottet
sa-to-river = till floden
sa-to-card = till kortet för { $n }
sa-to-building = till byggnad { $n }

## Cards and buildings
sa-cards = Civilisationskort
sa-buildings = Byggnader
sa-card = { $top } / { $bottom }
sa-top-dice-table = Tärningstabell
sa-top-roll = { $n } tärningar för { $good }
sa-top-extra-card = Extra civilisationskort
sa-top-any = { $n } valfria resurser
sa-symbol-medicine = medicin
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
sa-no-building = ingen öppen byggnad
sa-rate = { $good } för varje hel { $n }:a
sa-nobody = Ingen är här.
sa-people-of = { $n } arbetare från { $name }.
sa-person-of = En arbetare från { $name }
sa-can-place = Du kan placera { $n }.
sa-can-place-from = Du kan placera { $least } till { $most }.
sa-can-throw = { $n ->
    [one] Tryck för att slå tärningen.
   *[other] Tryck för att slå de { $n } tärningarna.
}
sa-can-use = Du kan använda dem nu.
sa-score-of = { $name }: { $n } poäng
sa-dice-mat = Tärningar
sa-roll = Slaget blev { $n }
sa-roll-for = Slaget blev { $sum }: { $gain }
sa-more-pips = nästa vid +{ $n }
sa-die-gives = En { $face }:a: { $gift }

## What lies in front of a seat
sa-start = börjar
sa-at-home = { $n } av { $people } arbetare hemma
sa-tools = Verktyg
sa-tile = Verktyg på nivå { $n }
sa-tile-used = Verktyg på nivå { $n }, använt
sa-two-kept = Två valfria resurser, sparade
sa-extra-hidden = Extra civilisationskort, dolt
sa-extra-own = Ditt extra civilisationskort: { $card }
sa-pay-first = Börja med
sa-total-now = Poäng på poängskalan (och med allt räknat nu)
sa-total = Totalt: { $n }
sa-total-if = Om det slutade nu: { $n }
sa-line-track = Poängskalan
sa-line-track-how = under spelet
sa-line-green = Gröna kort
sa-line-farmers = Bönder × fält
sa-line-toolmakers = Verktygsmakare × verktyg
sa-line-builders = Byggare × byggnader
sa-line-shamans = Schamaner × arbetare
sa-line-resources = Resurser kvar

## Questions
sa-ask-place = Placera arbetare: välj en plats. Du har { $n } hemma.
sa-ask-use = Använd dina arbetare: välj en plats där de står.
sa-ask-tools = Du slog { $sum }: { $gain }. Lägga till verktyg?
sa-ask-pay-card = Betala { $n ->
    [one] { $n } valfri resurs
   *[other] { $n } valfria resurser
} för kortet, eller låt det ligga.
sa-ask-pay-building = Bygga? { $cost }. Betala, eller låt bli.
sa-ask-pick = Ta en av tärningarna.
sa-ask-raise = Du får ett verktyg. Höja en använd eller en oanvänd bricka?
sa-ask-take = Ta två valfria resurser nu, eller spara dem till senare.
sa-ask-feed = Du saknar { $n } mat. Betala med resurser eller förlora { $points } poäng.
sa-wait-place = { $name } placerar arbetare.
sa-wait-use = { $name } använder sina arbetare.
sa-wait-tools = { $name } väljer verktyg.
sa-wait-pay-card = { $name } köper ett kort.
sa-wait-pay-building = { $name } bygger.
sa-wait-pick = { $name } tar en tärning.
sa-wait-raise = { $name } höjer ett verktyg.
sa-wait-take = { $name } får ta två resurser.
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
sa-do-no-tools = Inga verktyg: { $gain }
sa-do-tools = Verktyg { $tools }: { $gain }
sa-do-pay = Betala { $paid }
sa-do-pay-for = Betala { $paid }: { $n } poäng
sa-do-feed = Utfodra med { $paid }
sa-do-take = Ta { $taken }
sa-do-pick = Ta { $face }:an: { $gift }
sa-do-raise-used = Höj en använd bricka
sa-do-raise-unused = Höj en oanvänd bricka
sa-do-decline = Låt bli
sa-do-keep = Spara till senare
sa-do-starve = Förlora { $n } poäng

## The log
sa-tell-card-turned-up = Nytt på { $place }: { $card }.
sa-tell-card-slid = { $card } flyttas till { $place }.
sa-tell-building-turned-up = Nytt på { $place }: { $building }.
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
sa-tell-card-bought = { $name } tar kortet { $card }.
sa-tell-building-bought = { $name } bygger: { $building }.
sa-tell-declined = { $name } låter bli ({ $place }).
sa-tell-scored = { $name } får { $points }.
sa-tell-extra-card = { $name } drar ett extra civilisationskort.
sa-tell-extra-card-own = { $name } drar det extra civilisationskortet { $card }.
sa-tell-deck-empty = Korthögen är tom; { $name } drar inget extra kort (SA-5.11).
sa-tell-one-use-tool-kept = { $name } har ett engångsverktyg { $n }.
sa-tell-two-resources-kept = { $name } sparar två resurser till senare (SA-5.13).
sa-tell-die-picked = { $name } tar { $face }:an.
sa-tell-harvested = { $name } skördar { $food }.
sa-tell-fed = { $name } utfodrar sina arbetare med { $food }.
sa-tell-starved = Arbetarna hos { $name } svälter (SA-7.5).

## Components
sa-about-dice-table = En tärning slås per spelare; du tar en först, sedan de andra medsols. { $gifts } (SA-5.4).
sa-about-food = Du får { $gain } genast (SA-5.5).
sa-about-resource = Du får { $gain } genast (SA-5.6).
sa-about-roll = Slå { $dice } tärningar, lägg till verktyg om du vill och ta { $gain } för varje hel { $n }:a (SA-5.7).
sa-about-points = Du får { $n } poäng genast (SA-5.8).
sa-about-tool = Du får ett verktyg genast (SA-5.9).
sa-about-field = Du får ett fält genast (SA-5.10).
sa-about-extra-card = Du drar ett dolt kort, där bara den nedre halvan räknas (SA-5.11).
sa-about-once = Ett verktyg på nivå { $n }, för ett valfritt slag (SA-5.12).
sa-about-any = { $n } valfria resurser, nu eller senare (SA-5.13).
sa-about-green = I slutet: { $symbol }, en av åtta symboler; olika symboler ger sitt antal gånger sig självt (SA-10.2).
sa-about-farmer = I slutet: { $people }, var och en ger en poäng per fält (SA-10.3).
sa-about-toolmaker = I slutet: { $people }, var och en ger en poäng per verktyg (SA-10.4).
sa-about-builder = I slutet: { $people }, var och en ger en poäng per byggnad (SA-10.5).
sa-about-shaman = I slutet: { $people }, var och en ger en poäng per arbetare (SA-10.6).
sa-about-fixed = Betala exakt { $cost } och få { $n } poäng genast (SA-6.1).
sa-about-choice = Betala { $n } resurser av { $kinds ->
    [one] exakt { $kinds } sort
   *[other] exakt { $kinds } sorter
} och få deras värde (SA-6.2, SA-6.4).
sa-about-open = Betala { $min } till { $max } valfria resurser och få deras värde (SA-6.3, SA-6.4).
