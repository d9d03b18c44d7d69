# Words of the interface: neanderthal

## The species
ne-who-red = Cro-Magnonmens
ne-who-yellow = Neanderthaler
ne-who-green = Archaïsche Mens
ne-short-red = Cro-M.
ne-short-yellow = Neand.
ne-short-green = Arch.
ne-folk-red = De Cro-Magnonmensen
ne-folk-yellow = De Neanderthalers
ne-folk-green = De Archaïsche Mensen
ne-to-folk-red = de Cro-Magnonmensen
ne-to-folk-yellow = de Neanderthalers
ne-to-folk-green = de Archaïsche Mensen
ne-vocal = vocaal
ne-tribal = stamcultuur
ne-head = { $who } ({ $player }): { $state }, { $points } punten.

## Disks, dice, ranks, portals, sexualities
ne-disk-orange = oranje
ne-disk-white = wit
ne-disk-black = zwart
ne-disks = { $count } { $colour }
ne-a-disk = een schijf ({ $colour })
ne-free-disks = Vocabulaire: { $count } vrije schijven, { $colour }.
ne-disks-on = { $count } schijven ({ $colour }) op { $card }.
ne-vocabulary = Vocabulaire
ne-rank-chief = Leider
ne-rank-shaman = Sjamaan
ne-rank-knapper = Steenmaker
ne-rank-warrior = Strijder
ne-rank-trapper = Pelsjager
ne-rank-firestarter = Vuurmaker
ne-does-chief = Geen chaos; mag onderhandelen; acties van oudsten kosten geen schijf.
ne-does-shaman = Speelt dieren uit de hand.
ne-does-knapper = De alfa man telt als 1 bij groot wild; speelt uitvindingen.
ne-does-warrior = Oorlogsraad; strijdgroep met de alfa man, die als 1 telt bij knuppelkaarten en dochters.
ne-does-trapper = De alfa man telt als 1 bij klein wild; speelt uitvindingen.
ne-does-firestarter = Mildere chaos; nieuwe oudsten kosten niets; niemand bevriest.
ne-elder-vacant = Rang { $number }, { $rank }: niemand.
ne-elder-tribal-only = Rang { $number }, { $rank }: niemand; alleen in de stamcultuur.
ne-elder-immature = Rang { $number }, { $rank }: onvolwassen, met een schijf eronder.
ne-elder-mature = Rang { $number }, { $rank }: volwassen.
ne-elder-cost = Kost een schijf: { $colour }.
ne-domain-stand-in = Het hersendomein is niet het gedrukte.
ne-about-tribal-only = Alleen in de stamcultuur.
ne-portal-venus-orange = Venus, oranje
ne-portal-venus-black = Venus, zwart
ne-portal-shaman-orange = Sjamaan, oranje
ne-portal-shaman-white = Sjamaan, wit
ne-portal-bison-white = Bizon, wit
ne-portal-bison-black = Bizon, zwart
ne-portal-open = Portaal { $portal }: open.
ne-portal-within-reach = Portaal { $portal }: dicht; een dochter toont het.
ne-portal-closed = Portaal { $portal }: dicht.
ne-sexuality-promiscuity = Promiscuïteit
ne-sexuality-harem = Harem
ne-sexuality-pair-bond = Paar-gebonden
ne-about-promiscuity = Verzamelt; neemt geen echtgenoten.
ne-about-harem = Mag echtgenoten verplaatsen; biedt ook in de stamcultuur, voor de helft.
ne-about-pair-bond = Dochters werken enkel gehuwd.
ne-other-side = Andere kant: { $other }.

## The rows
ne-europe-north = Noord-Europa
ne-europe-south = Zuid-Europa
ne-row-north = Noord { $column }
ne-row-south = Zuid { $column }
ne-gap = gat
ne-ice-cap = ijskap
ne-spent = Heeft deze ronde al opgeleverd.
ne-fresh = Deze ronde gelegd.
ne-standing-here = Hier: { $people }.
ne-hunters = { $count ->
    [one] 1 jager ({ $who })
   *[other] { $count } jagers ({ $who })
}
ne-guests = { $count ->
    [one] 1 zwerflustige jager ({ $who }) bij { $host }
   *[other] { $count } zwerflustige jagers ({ $who }) bij { $host }
}
ne-alpha-of = Alfa man ({ $who })
ne-thrown = { $who } wierpen { $dice }.
ne-dice-waiting = { $who } werpen { $count } dobbelstenen.
ne-hunt-so-far = { $hits } treffers, { $equal } gelijke dobbelstenen.
ne-game-small = klein wild
ne-game-big = groot wild
ne-game-club = knuppelkaart
ne-game-predator = roofdier

## What cards say
ne-about-game-small = Klein wild.
ne-about-game-big = Groot wild: roofdieren kunnen volgen.
ne-about-game-club = Knuppelkaart.
ne-about-game-predator = Roofdier.
ne-about-climax = Climax { $climax }.
ne-about-hits-star = Vraagt { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
} (een 1 of een 2 treft).
ne-about-hits-one = Vraagt { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
} (alleen een 1 treft).
ne-about-need = Voorwaarde, vrije schijven: { $disks }.
ne-about-success = Succes geeft: { $reward }.
ne-babies = { $babies ->
    [one] 1 baby
   *[other] { $babies } baby's
}
ne-freed = schijven vrij: { $disks }
ne-nothing = niets
ne-about-bite = Bijtwonden bij { $faces }.
ne-about-frost = Vrieswonden bij { $faces }.
ne-about-gather = Mandje: verzamelaars krijgen een baby.
ne-about-take-trophy = { $dice } gelijke dobbelstenen: trofee (telt als { $trophies }).
ne-about-take-hand = { $dice } gelijke dobbelstenen: in de hand.
ne-about-trophy = { $trophies ->
    [one] Telt als 1 trofee.
   *[other] Telt als { $trophies } trofeeën.
}
ne-about-yield = Als huisdier geeft het elke ronde: { $reward }.
ne-about-weapon = Wapen: elke groep is een strijdgroep.
ne-about-threes = Een 3 telt als 1 bij { $game }.
ne-about-shelter = Rang 3, 4 en 5 zijn immuun voor sterfte.
ne-about-order = Spelersvolgorde: { $first }, { $second }.
ne-about-events = Gebeurtenissen: { $events }.
ne-about-bid = Bieden met schijven: { $colours }.
ne-about-portals = Opent portalen: { $portals }.
ne-about-suitor-bite = { $faces } doodt een vreemde hofmakende jager.
ne-about-points = Punten: { $points }.
ne-about-mpi = Schijven op de kaart: { $disks }.
ne-about-board = Startportaal: { $portal }.
ne-about-stand-ins = † Niet de gedrukte cijfers, maar plaatsvervangers: { $figures }.
ne-about-rules = Regels: { $rules }.
ne-figure-number = nummer
ne-figure-climax = climax
ne-figure-hits = treffers
ne-figure-hit = wat treft
ne-figure-need = voorwaarde
ne-figure-babies = baby's
ne-figure-disks = vrijgemaakte schijven
ne-figure-bite = bijtwonden
ne-figure-frost = vrieswonden
ne-figure-gather = mandje
ne-figure-take = gelijke dobbelstenen
ne-figure-trophies = trofeeën
ne-figure-yield-babies = baby's van het huisdier
ne-figure-yield-disks = schijven van het huisdier
ne-figure-rank = rang
ne-figure-first = eerste speler
ne-figure-second = tweede speler
ne-figure-events = gebeurtenissen
ne-figure-bid = bod
ne-figure-portals = portalen
ne-figure-mpi = kleuren van de MPI-schijven
ne-figure-domain = hersendomein

## The round
ne-round = Ronde { $round } · nog { $left }
ne-set-up = Setup
ne-deck = { $left ->
    [one] Nog 1 dochter
   *[other] Nog { $left } dochters
}
ne-order = { $place }. { $who }
ne-events = Gebeurtenissen
ne-event-done = gedaan
ne-event-now = nu
ne-event-to-come = komt nog
ne-event-cooling = globale afkoeling
ne-event-warming = globale opwarming
ne-event-wurm = Würm glaciaal
ne-event-mortality = sterfte van oudsten ({ $times ->
    [one] 1 dobbelsteen
   *[other] { $times } dobbelstenen
})
ne-event-chaos = chaos
ne-event-blizzard = sneeuwstorm
ne-event-wanderlust = zwerflust ({ $times })
ne-auction = Cultuurveiling
ne-high-bid = { $who } leiden met een bod van { $bid }.
ne-high-bid-short = bod { $bid }
ne-phase-1 = Fase 1: gebeurtenissen en cultuurveiling
ne-phase-2 = Fase 2: jagers inzetten
ne-phase-3 = Fase 3: onderhandelen, aanvallen, verzamelen
ne-phase-4 = Fase 4: jachtworpen
ne-phase-5 = Fase 5: huisdieren
ne-phase-6 = Fase 6: speciale actie

## In front of a species
ne-camp = Niet-toegewezen jagers
ne-deadpile = Dodenpoel: { $count } blokjes.
ne-deadpile-with-alpha = Dodenpoel: { $count } blokjes en de alfa man.
ne-mature = Volwassen.
ne-immature-under = Onvolwassen, onder schijven: { $disks }.
ne-husband-mature = Echtgenoot ({ $who }), volwassen.
ne-husband-immature = Echtgenoot ({ $who }), onvolwassen.
ne-no-husband = Geen echtgenoot.
ne-suitor-of = Hofmakende jager ({ $who }).
ne-in-hand = in de hand.
ne-as-trophy = trofee.
ne-as-animal = huisdier.
ne-as-animal-immature = huisdier, onvolwassen.
ne-as-invention = uitvinding.
ne-as-invention-immature = uitvinding, onvolwassen.
ne-daughters = Dochters
ne-sexualities = Seksualiteiten
ne-boards = Speelborden
ne-elders = Oudsten
ne-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ne-line-hunters = jagers
ne-line-alpha-man = alfa man
ne-line-elders = oudsten
ne-line-husbands = echtgenoten
ne-line-daughters = dochters
ne-line-free-disks = vrije schijven
ne-line-trophies = trofeeën
ne-line-inventions = uitvindingen
ne-line-domestic-animals = huisdieren

## Biomes, with the names on the cards
ne-biome-alpine-marmot = Alpine Marmot
ne-biome-arctic-flounder = Arctic Flounder
ne-biome-carcass-tailored-clothes = Carcass: tailored clothes
ne-biome-carcass-bone-atlatl = Carcass: bone atlatl
ne-biome-caribou = Caribou
ne-biome-european-cave-lion = European Cave Lion
ne-biome-flint-mine-hafted-point = Flint Mine: hafted point
ne-biome-flint-mine-fishing-weir = Flint Mine: fishing weir
ne-biome-gray-wolf = Gray Wolf
ne-biome-irish-elk = Irish Elk
ne-biome-scimitar-cat = Scimitar Cat
ne-biome-snow-hare = Snow Hare
ne-biome-steppe-bison = Steppe Bison
ne-biome-sturgeon = Sturgeon
ne-biome-tyrant-sea-bear = Tyrant Sea Bear
ne-biome-woolly-rhinoceros = Woolly Rhinoceros
ne-biome-willow-ptarmigan = Willow Ptarmigan
ne-biome-woolly-mammoth = Woolly Mammoth
ne-biome-fallow-deer = Fallow Deer
ne-biome-flint-mine-handaxe-darts = Flint Mine: handaxe darts
ne-biome-chamois = Chamois
ne-biome-straight-tusked-elephant = Straight-tusked Elephant
ne-biome-mercks-rhinoceros = Merck's Rhinoceros
ne-biome-wisent = Wisent
ne-biome-cave-bear = Cave Bear
ne-biome-european-ass = European Ass
ne-biome-tree-goose = Tree Goose
ne-biome-string-winding-cordage-snares = String-Winding: cordage snares
ne-biome-aurochs = Aurochs
ne-biome-horse = Horse
ne-biome-cave-hyena = Cave Hyena
ne-biome-wild-boar = Wild Boar
ne-biome-sabertooth-salmon = Sabertooth Salmon
ne-biome-alpine-ibex = Alpine Ibex
ne-biome-red-deer = Red Deer
ne-biome-honey-bee = Honey Bee

## Daughters, with the names on the cards, and what their cultures do
ne-daughter-a-woman-with-a-name = A Woman With A Name
ne-daughter-basket-weaver = Basket Weaver
ne-daughter-caring-woman = Caring Woman
ne-daughter-cobbler-woman = Cobbler Woman
ne-daughter-fashion-woman = Fashion Woman
ne-daughter-generous-woman = Generous Woman
ne-daughter-grieving-woman = Grieving Woman
ne-daughter-housewife = Housewife
ne-daughter-laughing-woman = Laughing Woman
ne-daughter-matriarch = Matriarch
ne-daughter-paintress = Paintress
ne-daughter-piper = Piper
ne-daughter-scavenger-woman = Scavenger Woman
ne-daughter-sheherazade = Sheherazade
ne-daughter-singing-woman = Singing Woman
ne-daughter-swearing-woman = Swearing Woman
ne-daughter-telling-mother = Telling Mother
ne-daughter-totem-woman = Totem Woman
ne-daughter-vigilant-woman = Vigilant Woman
ne-daughter-walkabout-woman = Walkabout Woman
ne-daughter-weather-whisperer = Weather Whisperer
ne-culture-a-woman-with-a-name = Al jouw dochters zijn 2 punten waard.
ne-culture-basket-weaver = Wie verzamelt, doet dat ook op trofee-biomen.
ne-culture-caring-woman = Jij wint bij gelijke biedingen.
ne-culture-cobbler-woman = Jouw jagers krijgen geen vrieswonden.
ne-culture-fashion-woman = In fase 2 neem je jouw zwervers terug waar je jaagt.
ne-culture-generous-woman = Met stamcultuur bied je als vocaal.
ne-culture-grieving-woman = Al jouw oudsten zijn 2 punten waard.
ne-culture-housewife = Echtgenoten zijn gratis in fase 2.
ne-culture-laughing-woman = Bij chaos is het genoeg 4 jagers te verliezen.
ne-culture-matriarch = Je verzamelt; een alfa als echtgenoot brengt stamcultuur.
ne-culture-paintress = Eén dobbelsteen minder om een dier te nemen.
ne-culture-piper = Echtgenoten ondanks promiscuïteit.
ne-culture-scavenger-woman = Je verzamelt.
ne-culture-sheherazade = Twee speciale acties.
ne-culture-singing-woman = Jouw hofmakerij slaagt altijd.
ne-culture-swearing-woman = Je jaagt zonder de voorwaarden.
ne-culture-telling-mother = Eén kaart meer in de hand.
ne-culture-totem-woman = Je valt eerst aan en jaagt eerst.
ne-culture-vigilant-woman = Geen roofdier volgt jouw jacht.
ne-culture-walkabout-woman = Een dochter mag jager worden; seksualiteit mag wijzigen.
ne-culture-weather-whisperer = Jouw vuurmaker is immuun voor sterfte.

## What is asked
ne-ask-as = { $who }: { $question }
ne-wait = { $name } ({ $who }) beslist: { $what }.
ne-ask-sexuality = Kies een kant van je seksualiteitkaart.
ne-what-sexuality = seksualiteit
ne-ask-council-of-war = Oorlogsraad: wijs een andere eerste speler aan, of houd de volgorde.
ne-what-council-of-war = oorlogsraad
ne-ask-hunters-lost-to-chaos = Chaos: { $number ->
    [0] je verloor genoeg jagers; verlies er meer, of stop.
    [one] verlies nog minstens 1 jager uit je kamp.
   *[other] verlies nog minstens { $number } jagers uit je kamp.
}
ne-what-hunters-lost-to-chaos = jagers verloren door chaos
ne-ask-elder-lost-to-chaos = Chaos: kies een oudste die verloren gaat.
ne-what-elder-lost-to-chaos = de oudste verloren door chaos
ne-ask-change-of-sexuality = Na de chaos mag je je seksualiteitkaart omdraaien.
ne-what-change-of-sexuality = wijziging van seksualiteit
ne-ask-change-of-sexuality-by-choice = Je mag je seksualiteitkaart omdraaien.
ne-what-change-of-sexuality-by-choice = wijziging van seksualiteit
ne-ask-where-hunters-wander = Zwerflust: kies naar wie je jager zwerft (nog { $number }).
ne-what-where-hunters-wander = waar jagers heen zwerven
ne-ask-daughter-who-becomes-a-hunter = Voor de sneeuwstorm mag een ongehuwde dochter jager worden.
ne-what-daughter-who-becomes-a-hunter = een dochter die jager wordt
ne-ask-dependents-abandoned = Sneeuwstorm: laat { $number ->
    [one] 1 afhankelijke
   *[other] { $number } afhankelijken
} achter; twee jagers houden er één in leven.
ne-what-dependents-abandoned = afhankelijken in de sneeuwstorm
ne-ask-bid = Veiling van { $card }: { $number ->
    [0] bied met schijven ({ $disks }), of wacht.
   *[other] het bod is { $number }. Bied met schijven ({ $disks }), of wacht.
}
ne-what-bid = bod op { $card }
ne-ask-disks-laid-on-the-daughter = Jij wint { $card } met { $number }: kies de schijven.
ne-what-disks-laid-on-the-daughter = schijven op { $card }
ne-ask-men-recalled = Je hebt geen jagers: roep tot { $number } oudsten of echtgenoten terug.
ne-what-men-recalled = teruggeroepen mannen
ne-ask-hunters-assigned = Zet jagers in: op een bioom, een rang of een dochter. Stop als je klaar bent.
ne-what-hunters-assigned = jagers inzetten
ne-ask-offer = Je mag een voorstel doen.
ne-what-offer = wel of geen voorstel
ne-ask-terms-of-an-offer = Stel je voorstel op aan { $to }. Tot nu: { $terms }
ne-what-terms-of-an-offer = de inhoud van een voorstel
ne-ask-answer-to-an-offer = { $from } stellen voor: { $terms } Ja of nee?
ne-what-answer-to-an-offer = antwoord op een voorstel
ne-ask-consent-to-leave = Laat je hen gaan? { $terms }
ne-what-consent-to-leave = instemming met een voorstel
ne-ask-victim-of-an-attack = Je aanval heeft { $number ->
    [one] 1 treffer
   *[other] { $number } treffers
}: kies wie.
ne-what-victim-of-an-attack = het slachtoffer van een aanval
ne-ask-own-card-to-resolve = Jacht: kies welke van je kaarten nu komt.
ne-what-own-card-to-resolve = de volgende jacht
ne-ask-contested-card-to-resolve = Jacht: kies welke betwiste kaart nu komt.
ne-what-contested-card-to-resolve = de volgende betwiste kaart
ne-ask-predator-to-resolve = Jacht: kies welk roofdier nu komt.
ne-what-predator-to-resolve = het volgende roofdier
ne-ask-which-hunter-dies = { $number ->
    [one] Er sterft een jager
   *[other] Er sterven { $number } jagers
}: kies wie.
ne-what-which-hunter-dies = welke jager sterft
ne-ask-which-hunter-is-replaced = Een zwerflustige jager vervangt een van jouw jagers: kies waar.
ne-what-which-hunter-is-replaced = welke jager vervangen wordt
ne-ask-which-disks-are-freed = Maak schijven vrij: { $disks }. Kies waar, of stop.
ne-what-which-disks-are-freed = welke schijven vrijkomen
ne-ask-which-card-leaves-the-hand = Je handlimiet is { $hand }: leg een kaart af.
ne-what-which-card-leaves-the-hand = een kaart uit de hand
ne-ask-alpha-mans-power = { $card }: telt je alfa man als 1, of werpt hij?
ne-what-alpha-mans-power = de kracht van de alfa man
ne-ask-alpha-suitors-power = { $card }: slaagt je alfa man zonder worp?
ne-what-alpha-suitors-power = de kracht van de alfa man
ne-ask-claim-the-card-or-not = { $card }: je gelijke dobbelstenen laten toe de kaart te nemen.
ne-what-claim-the-card-or-not = { $card }: nemen of niet
ne-ask-special-action = Kies een speciale actie, of geen.
ne-what-special-action = speciale actie
ne-chance-card = Er wordt een kaart gelegd: { $slot }.
ne-chance-daughter = De dochter van de ronde wordt omgedraaid.
ne-chance-board = De speelborden worden uitgedeeld.
ne-chance-sexuality-card = De seksualiteitkaarten worden uitgedeeld.
ne-chance-dice-for-elders = { $who } werpen { $count } dobbelstenen voor hun oudsten.
ne-chance-dice-of-an-attack = { $who } vallen aan met { $count } dobbelstenen.
ne-chance-die-of-a-suitor = { $who } maken het hof met een dobbelsteen.
ne-chance-dice-of-a-hunt = { $who } jagen met { $count } dobbelstenen.
ne-over-last-round = De laatste ronde is voorbij. Het spel is uit.
ne-over-ice = In Europa is niets meer te bejagen. Het spel is uit.
ne-no-terms = nog niets.
ne-term-leave = { $who } verlaten { $card }.
ne-term-give = { $who } geven { $card }.
ne-term-marry = { $who } huwen { $card }.

## Buttons
ne-do-choose = { $what }
ne-do-council = Eerst { $first }, dan { $second }
ne-do-lose = Jager sterft ({ $who })
ne-do-lose-alpha = De alfa man sterft
ne-do-lose-elder = { $rank } gaat verloren
ne-do-change = Seksualiteit wijzigen
ne-do-wander = Naar { $who }
ne-do-walkabout = { $card } wordt jager
ne-do-abandon = { $what } achterlaten
ne-do-bid = Bied { $count }
ne-do-hold = Wachten
ne-do-lay = Leg { $disks }
ne-do-recall-elder = Terugroepen: { $rank }
ne-do-recall-husband = Terugroepen: echtgenoot van { $card }
ne-do-hunt = Jager ({ $who }) naar { $card }
ne-do-hunt-alpha = Alfa man naar { $card }
ne-do-promote = Nieuwe oudste: { $rank }
ne-do-promote-alpha = Alfa man wordt { $rank }
ne-do-marry = Huw { $card }
ne-do-marry-alpha = Alfa man huwt { $card }
ne-do-court = { $card } het hof maken
ne-do-court-alpha = Alfa man maakt { $card } het hof
ne-do-move = Echtgenoot van { $from } naar { $to }
ne-do-swap = Alfa-man wissel
ne-do-reclaim = Zwervers terugnemen bij { $card }
ne-do-offer = Voorstel aan { $who }
ne-do-leave = Ik verlaat { $card }
ne-do-ask = Jij verlaat { $card }
ne-do-give = Ik geef { $card }
ne-do-take = Jij geeft { $card }
ne-do-give-disk = Ik geef een schijf ({ $colour })
ne-do-take-disk = Jij geeft een schijf ({ $colour })
ne-do-groom = Mijn jager huwt { $card }
ne-do-groom-alpha = Mijn alfa man huwt { $card }
ne-do-bride = Jouw jager huwt { $card }
ne-do-bride-alpha = Jouw alfa man huwt { $card }
ne-do-propose = Doe het voorstel
ne-do-drop = Laat het voorstel vallen
ne-do-accept = Ja
ne-do-refuse = Nee
ne-do-counter = Tegenvoorstel
ne-do-strike = Tref { $who }
ne-do-resolve = Nu { $card }
ne-do-power = Telt als 1
ne-do-claim = Neem de kaart
ne-do-free = Schijf vrijmaken: { $what }
ne-do-free-husband = Schijf vrijmaken: echtgenoot van { $what }
ne-do-free-daughter = Schijf vrijmaken ({ $colour }): { $what }
ne-do-discard = { $card } afleggen
ne-do-give-up = De jager bij { $card }
ne-do-portal = Portaal { $portal }
ne-do-neolexia = Neolexia: { $what }
ne-do-neolexia-husband = Neolexia: echtgenoot van { $what }
ne-do-neolexia-daughter = Neolexia ({ $colour }): { $what }
ne-do-play = { $rank } speelt { $card }
ne-do-done = Klaar
ne-do-pass = Nee
ne-do-pass-council-of-war = Houd de volgorde
ne-do-pass-claim-the-card-or-not = Laat de kaart liggen
ne-do-pass-alpha-mans-power = Hij werpt
ne-do-pass-alpha-suitors-power = Hij werpt
ne-do-power-alpha-suitors-power = Slaagt zonder worp
ne-do-pass-change-of-sexuality = Seksualiteit houden
ne-do-pass-change-of-sexuality-by-choice = Seksualiteit houden
ne-do-pass-offer = Geen voorstel
ne-do-pass-special-action = Geen actie
ne-do-pass-daughter-who-becomes-a-hunter = Niemand
ne-do-done-hunters-assigned = Klaar: verder gaat niemand
ne-do-done-which-disks-are-freed = Klaar: niets meer vrijmaken
ne-do-done-men-recalled = Klaar: niemand roepen
ne-do-done-hunters-lost-to-chaos = Klaar: niet meer verliezen

## The log
ne-log-dealt = { $biome } wordt gelegd: { $slot }.
ne-log-board-dealt = { $player } leidt een soort. { $who } zijn het.
ne-log-sexuality-chosen = { $who } leven zo: { $sexuality }.
ne-log-round-began = Ronde { $round }: { $daughter } wordt omgedraaid. Eerste: { $first }, tweede: { $second }.
ne-log-order-named = { $by } houden oorlogsraad. Eerste: { $first }, tweede: { $second }.
ne-log-ice-laid = IJs bedekt { $slot }.
ne-log-ice-moved = Een ijskap schuift naar { $to }.
ne-log-ice-melted = De ijskap smelt: { $slot }.
ne-log-slid = { $biome } schuift naar { $to }.
ne-log-vanished = { $biome } verlaat het spel.
ne-log-round-added = Het Würm glaciaal voegt een ronde toe; nog { $left }.
ne-log-rolled = { $who } werpen { $dice }.
ne-log-elder-died = { $who } verliezen een oudste: { $rank }.
ne-log-chaos-avoided = { $who } zijn immuun voor chaos.
ne-log-hunters-lost = { $who } verliezen { $number ->
    [one] 1 jager
   *[other] { $number } jagers
}.
ne-log-alpha-died = { $who } verliezen hun alfa man.
ne-log-wandered = { $who }: een jager zwerft naar { $to }.
ne-log-daughter-became-hunter = { $who }: { $daughter } wordt jager.
ne-log-daughter-lost = { $who } laten { $daughter } achter.
ne-log-animal-lost = { $who } laten een huisdier achter: { $biome }.
ne-log-bid = { $who } bieden { $disks }.
ne-log-bought = { $who } winnen { $daughter } met { $disks ->
    [one] 1 schijf
   *[other] { $disks } schijven
}.
ne-log-unsold = Niemand biedt op { $daughter }; zij verlaat het spel.
ne-log-recalled = { $who } roepen een man terug als jager.
ne-log-assigned = { $who } zetten een jager in: { $place }.
ne-log-promoted-mature = { $who } hebben een nieuwe oudste, meteen volwassen: { $rank }.
ne-log-promoted-immature = { $who } hebben een nieuwe oudste, onvolwassen: { $rank }.
ne-log-married-mature = { $who }: een man huwt { $daughter }, meteen volwassen.
ne-log-married-immature = { $who }: een man huwt { $daughter }, onvolwassen.
ne-log-husband-moved = { $who }: een echtgenoot gaat van { $from } naar { $to }.
ne-log-husband-left = { $who }: de echtgenoot van { $daughter } gaat naar huis.
ne-log-alpha-swapped = { $who }: alfa-man wissel.
ne-log-reclaimed = { $who } nemen { $number ->
    [one] 1 zwerver
   *[other] { $number } zwervers
} terug.
ne-log-offered = { $from } doen een voorstel aan { $to }.
ne-log-agreed = { $from } worden het eens met { $to }.
ne-log-declined = { $from } worden het niet eens met { $to }.
ne-log-attacked = { $who } vallen aan ({ $place }): { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}.
ne-log-gathered = { $who } verzamelen voor { $babies ->
    [one] 1 baby
   *[other] { $babies } baby's
}.
ne-log-hunted-success = { $who } jagen ({ $slot }), { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}: succes.
ne-log-hunted-failure = { $who } jagen ({ $slot }), { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}: geen succes.
ne-log-followed = { $who } worden gevolgd door het roofdier op { $predator }.
ne-log-prey-stolen = { $who } verliezen hun prooi aan het roofdier op { $predator }.
ne-log-babies = { $who } krijgen { $babies ->
    [one] 1 baby
   *[other] { $babies } baby's
}.
ne-log-freed = { $who } maken een schijf vrij ({ $disk }).
ne-log-freed-matured = { $who } maken een schijf vrij ({ $disk }), en iemand wordt volwassen.
ne-log-trophy-taken = { $who } nemen een trofee: { $biome }.
ne-log-taken-to-hand = { $who } nemen in de hand: { $biome }.
ne-log-discarded = { $who } leggen af: { $biome }.
ne-log-sent-home = { $who }: de jagers gaan naar huis ({ $slot }).
ne-log-courted-success = { $who } maken { $daughter } het hof: succes.
ne-log-courted-failure = { $who } maken { $daughter } het hof: geen succes.
ne-log-suitor-killed = { $who }: de hofmakende jager overleeft { $daughter } niet.
ne-log-replaced = { $victim }: een jager wordt vervangen door een zwerver van { $by }.
ne-log-portal-opened = { $who } openen het portaal { $portal }.
ne-log-became-tribal = { $who } gaan over naar de stamcultuur.
ne-log-played-mature = { $who } spelen { $biome }, meteen volwassen.
ne-log-played-immature = { $who } spelen { $biome }, onvolwassen.
ne-log-exchanged = { $from } ruilen iets met { $to }.
ne-log-game-over-last-round = De laatste ronde is voorbij. Het spel is uit.
ne-log-game-over-ice = In Europa is niets meer te bejagen. Het spel is uit.
