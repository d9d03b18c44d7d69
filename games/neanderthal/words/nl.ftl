# Words of the interface: neanderthal

## The species
ne-who-red = Cro-Magnonmens
ne-who-yellow = Neanderthaler
ne-who-green = Archaïsche mens
ne-short-red = Cro-M.
ne-short-yellow = Neand.
ne-short-green = Arch.
ne-folk-red = De Cro-Magnonmensen
ne-folk-yellow = De Neanderthalers
ne-folk-green = De archaïsche mensen
ne-to-folk-red = de Cro-Magnonmensen
ne-to-folk-yellow = de Neanderthalers
ne-to-folk-green = de archaïsche mensen
ne-vocal = vocaal
ne-tribal = stamcultuur
ne-head = { $who } ({ $player }): { $state }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

## Disks, dice, ranks, portals, sexualities
ne-disk-orange = oranje
ne-disk-white = wit
ne-disk-black = zwart
ne-disks = { $count } { $colour }
ne-a-disk = een schijf ({ $colour })
ne-free-disks = Vocabulaire: { $count ->
    [one] 1 vrije schijf
   *[other] { $count } vrije schijven
}, { $colour }.
ne-disks-on = { $count ->
    [one] 1 schijf
   *[other] { $count } schijven
} ({ $colour }) op “{ $card }”.
ne-rank-chief = Leider
ne-rank-shaman = Sjamaan
ne-rank-knapper = Steenmaker
ne-rank-warrior = Strijder
ne-rank-trapper = Pelsjager
ne-rank-firestarter = Vuurmaker
ne-does-chief = Geen chaos; mag onderhandelen; acties van oudsten kosten geen schijf.
ne-does-shaman = Speelt dieren uit de hand.
ne-does-knapper = De alfaman telt als 1 bij groot wild; speelt uitvindingen.
ne-does-warrior = Oorlogsraad; strijdgroep met de alfaman, die als 1 telt bij knuppelkaarten en dochters.
ne-does-trapper = De alfaman telt als 1 bij klein wild; speelt uitvindingen.
ne-does-firestarter = Mildere chaos; nieuwe oudsten kosten niets; niemand bevriest.
ne-elder-vacant = Rang { $number }, { $rank }: niemand.
ne-elder-tribal-only = Rang { $number }, { $rank }: niemand; alleen in de stamcultuur.
ne-elder-immature = Rang { $number }, { $rank }: onvolwassen, met een schijf eronder.
ne-elder-mature = Rang { $number }, { $rank }: volwassen.
ne-elder-cost = Kost een schijf: { $colour }.
ne-domain-stand-in = Het hersendomein is een vervangende waarde.
ne-about-tribal-only = Alleen in de stamcultuur.
ne-portal-venus-orange = Venus, oranje
ne-portal-venus-black = Venus, zwart
ne-portal-shaman-orange = Sjamaan, oranje
ne-portal-shaman-white = Sjamaan, wit
ne-portal-bison-white = Bizon, wit
ne-portal-bison-black = Bizon, zwart
ne-portal-open = Portaal { $portal }: open.
ne-portal-within-reach = Portaal { $portal }: gesloten; een dochter toont het.
ne-portal-closed = Portaal { $portal }: gesloten.
ne-sexuality-promiscuity = Promiscuïteit
ne-sexuality-harem = Harem
ne-sexuality-pair-bond = Paarbinding
ne-about-promiscuity = Verzamelt; neemt geen echtgenoten.
ne-about-harem = Mag echtgenoten verplaatsen; biedt ook in de stamcultuur, voor de helft.
ne-about-pair-bond = Dochters werken alleen als ze gehuwd zijn.
ne-other-side = Andere kant: { $other }.

## The rows
ne-europe = Europa in de ijstijd
ne-europe-north = Noord-Europa
ne-europe-south = Zuid-Europa
ne-row-north = Noord { $column }
ne-row-south = Zuid { $column }
ne-gap = gat
ne-ice-cap = ijskap
ne-ice = IJs
ne-ice-keeps = Hier jaagt niemand, en roofdieren komen er niet over.
ne-spent = Heeft deze ronde al opgeleverd.
ne-fresh = Deze ronde gelegd.
ne-standing-here = Hier: { $people }.
ne-hunters = { $count ->
    [one] 1 jager ({ $who })
   *[other] { $count } jagers ({ $who })
}
ne-guests = { $count ->
    [one] 1 zwerver ({ $who }), kamp: { $host }
   *[other] { $count } zwervers ({ $who }), kamp: { $host }
}
ne-alpha-of = Alfaman ({ $who })
ne-thrown = { $who } wierpen { $dice }.
ne-dice-waiting = { $who } werpen { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}.
ne-hunt-so-far = { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}, { $equal ->
    [one] geen gelijke dobbelstenen
   *[other] { $equal } gelijke dobbelstenen
}.
ne-track = Na succes hier ({ $prey }) volgt: { $predator }.
ne-track-ice = Na succes hier ({ $prey }) volgt niemand: geen roofdier komt over het ijs, of er is er geen in de buurt.
ne-nobody-follows = niemand volgt
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
ne-about-suitor-bite = Bij { $faces } sterft een hofmaker van een andere soort.
ne-about-points = Punten: { $points }.
ne-about-mpi = Schijven op de kaart: { $disks }.
ne-about-board = Startportaal: { $portal }.
ne-about-stand-ins = † Vervangende waarden, niet de gedrukte: { $figures }.
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
ne-about-start = Begint met { $hunters ->
    [one] 1 jager
   *[other] { $hunters } jagers
}.
ne-about-conversion = Portalen voor de stamcultuur met 1, 2 en 3 spelers: { $portals }.
ne-about-domain = Wie vocaal is, heeft alle drie de kleuren nodig uit: { $portals }.

## The round
ne-round = Ronde { $round } van { $last }
ne-set-up = Spelvoorbereiding
ne-order = { $place }. { $who }
ne-events = Gebeurtenissen
ne-event-done = gedaan
ne-event-now = nu
ne-event-to-come = komt nog
ne-event-cooling = globale afkoeling
ne-event-warming = globale opwarming
ne-event-wurm = Würmglaciaal
ne-event-mortality = sterfte van oudsten ({ $times ->
    [one] 1 dobbelsteen
   *[other] { $times } dobbelstenen
})
ne-event-chaos = chaos
ne-event-blizzard = sneeuwstorm
ne-event-wanderlust = zwerflust ({ $times })
ne-auction = Cultuurveiling
ne-high-bid = { $who } leiden met een bod van { $bid }.
ne-step-1 = Gebeurtenissen
ne-step-2 = Inzetten
ne-step-3 = Aanvallen
ne-step-4 = Jacht
ne-step-5 = Huisdieren
ne-step-6 = Speciaal

## In front of a species
ne-camp = Kamp
ne-cards = Kaarten
ne-hand-holds = hand { $count } van { $most }
ne-deadpile = Dodenpoel: { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
}.
ne-deadpile-with-alpha = Dodenpoel: { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
} en de alfaman.
ne-mature = Volwassen.
ne-immature-under = Onvolwassen, onder schijven: { $disks }.
ne-husband-mature = Echtgenoot ({ $who }), volwassen.
ne-husband-immature = Echtgenoot ({ $who }), onvolwassen.
ne-no-husband = Geen echtgenoot.
ne-suitor-of = Hofmaker ({ $who }).
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
ne-line-alpha-man = alfaman
ne-line-elders = oudsten
ne-line-husbands = echtgenoten
ne-line-daughters = dochters
ne-line-free-disks = vrije schijven
ne-line-trophies = trofeeën
ne-line-inventions = uitvindingen
ne-line-domestic-animals = huisdieren
ne-times = { $count } × { $each }
ne-sheet-lives = leeft; { $animals ->
    [0] geen huisdier
    [one] 1 huisdier
   *[other] { $animals } huisdieren
}; alleen: { $points }
ne-sheet-extinct = uitgestorven; { $animals ->
    [0] geen huisdier
    [one] 1 huisdier
   *[other] { $animals } huisdieren
}; alleen: { $points }

## Biomes, with the names on the cards
ne-biome-alpine-marmot = Alpenmarmot
ne-biome-arctic-flounder = Poolschol
ne-biome-carcass-tailored-clothes = Karkas: genaaide kleding
ne-biome-carcass-bone-atlatl = Karkas: benen speerwerper
ne-biome-caribou = Rendier
ne-biome-european-cave-lion = Holenleeuw
ne-biome-flint-mine-hafted-point = Vuursteenmijn: geschachte spits
ne-biome-flint-mine-fishing-weir = Vuursteenmijn: visweer
ne-biome-gray-wolf = Grijze wolf
ne-biome-irish-elk = Reuzenhert
ne-biome-scimitar-cat = Sabeltandkat
ne-biome-snow-hare = Sneeuwhaas
ne-biome-steppe-bison = Steppewisent
ne-biome-sturgeon = Steur
ne-biome-tyrant-sea-bear = Reuzenijsbeer
ne-biome-woolly-rhinoceros = Wolharige neushoorn
ne-biome-willow-ptarmigan = Moerassneeuwhoen
ne-biome-woolly-mammoth = Wolharige mammoet
ne-biome-fallow-deer = Damhert
ne-biome-flint-mine-handaxe-darts = Vuursteenmijn: werpvuistbijlen
ne-biome-chamois = Gems
ne-biome-straight-tusked-elephant = Bosolifant
ne-biome-mercks-rhinoceros = Mercks neushoorn
ne-biome-wisent = Wisent
ne-biome-cave-bear = Holenbeer
ne-biome-european-ass = Europese wilde ezel
ne-biome-tree-goose = Brandgans
ne-biome-string-winding-cordage-snares = Touwdraaien: strikken
ne-biome-aurochs = Oeros
ne-biome-horse = Wild paard
ne-biome-cave-hyena = Grottenhyena
ne-biome-wild-boar = Wild zwijn
ne-biome-sabertooth-salmon = Sabeltandzalm
ne-biome-alpine-ibex = Alpensteenbok
ne-biome-red-deer = Edelhert
ne-biome-honey-bee = Honingbij

## Daughters, with the names on the cards, and what their cultures do
ne-daughter-a-woman-with-a-name = Vrouw met een naam
ne-daughter-basket-weaver = Mandenvlechtster
ne-daughter-caring-woman = Zorgzame vrouw
ne-daughter-cobbler-woman = Schoenmaakster
ne-daughter-fashion-woman = Modieuze vrouw
ne-daughter-generous-woman = Vrijgevige vrouw
ne-daughter-grieving-woman = Rouwende vrouw
ne-daughter-housewife = Huisvrouw
ne-daughter-laughing-woman = Lachende vrouw
ne-daughter-matriarch = Matriarch
ne-daughter-paintress = Schilderes
ne-daughter-piper = Fluitspeelster
ne-daughter-scavenger-woman = Verzamelaarster
ne-daughter-sheherazade = Sheherazade
ne-daughter-singing-woman = Zingende vrouw
ne-daughter-swearing-woman = Vloekende vrouw
ne-daughter-telling-mother = Vertellende moeder
ne-daughter-totem-woman = Totemvrouw
ne-daughter-vigilant-woman = Waakzame vrouw
ne-daughter-walkabout-woman = Rondtrekkende vrouw
ne-daughter-weather-whisperer = Weerfluisteraarster
ne-culture-a-woman-with-a-name = Elk van je dochters is 2 punten waard.
ne-culture-basket-weaver = Als je verzamelt, verzamel je ook op trofeebiomen.
ne-culture-caring-woman = Jij wint bij gelijke biedingen.
ne-culture-cobbler-woman = Jouw jagers krijgen geen vrieswonden.
ne-culture-fashion-woman = In fase 2 neem je zwervers van jouw kleur terug waar je jaagt.
ne-culture-generous-woman = In de stamcultuur bied je alsof je vocaal bent.
ne-culture-grieving-woman = Elk van je oudsten is 2 punten waard.
ne-culture-housewife = Echtgenoten zijn gratis in fase 2.
ne-culture-laughing-woman = Bij chaos is het genoeg { $number ->
    [one] 1 jager
   *[other] { $number } jagers
} te verliezen.
ne-culture-matriarch = Je verzamelt; een alfaman als echtgenoot brengt haar vader de stamcultuur.
ne-culture-paintress = Eén dobbelsteen minder om een dier te nemen.
ne-culture-piper = Echtgenoten ondanks promiscuïteit.
ne-culture-scavenger-woman = Je verzamelt.
ne-culture-sheherazade = Twee speciale acties.
ne-culture-singing-woman = Jouw hofmakerij slaagt altijd.
ne-culture-swearing-woman = Je jaagt zonder aan de voorwaarden te voldoen.
ne-culture-telling-mother = Eén kaart meer in de hand.
ne-culture-totem-woman = Je valt eerst aan en jaagt eerst.
ne-culture-vigilant-woman = Geen roofdier volgt jouw jacht.
ne-culture-walkabout-woman = Een dochter mag jager worden; je mag van seksualiteit veranderen.
ne-culture-weather-whisperer = Jouw vuurmaker is immuun voor sterfte.

## What is asked
ne-ask-as = { $who }: { $question }
ne-wait = { $name } ({ $who }) beslist: { $what }.
ne-ask-sexuality = Kies een kant van je seksualiteitskaart.
ne-what-sexuality = seksualiteit
ne-ask-council-of-war = Oorlogsraad: wijs een andere eerste speler aan, of houd de volgorde.
ne-what-council-of-war = oorlogsraad
ne-ask-hunters-lost-to-chaos = Chaos: { $number ->
    [0] je hebt genoeg jagers verloren; verlies er meer, of stop.
    [one] verlies nog minstens 1 jager uit je kamp.
   *[other] verlies nog minstens { $number } jagers uit je kamp.
}
ne-what-hunters-lost-to-chaos = jagers verloren door chaos
ne-ask-elder-lost-to-chaos = Chaos: kies een oudste die verloren gaat.
ne-what-elder-lost-to-chaos = de oudste verloren door chaos
ne-ask-change-of-sexuality = Na de chaos mag je je seksualiteitskaart omdraaien.
ne-what-change-of-sexuality = wijziging van seksualiteit
ne-ask-change-of-sexuality-by-choice = Je mag je seksualiteitskaart omdraaien.
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
ne-ask-bid = Veiling van “{ $card }”: { $number ->
    [0] bied met schijven ({ $disks }), of wacht af.
   *[other] het bod is { $number }. Bied met schijven ({ $disks }), of wacht af.
}
ne-what-bid = bod op “{ $card }”
ne-ask-disks-laid-on-the-daughter = Jij wint “{ $card }” met { $number }: kies de schijven.
ne-what-disks-laid-on-the-daughter = schijven op “{ $card }”
ne-ask-men-recalled = Je hebt geen jagers: roep { $number ->
    [one] 1 oudste of echtgenoot
   *[other] tot { $number } oudsten of echtgenoten
} terug.
ne-what-men-recalled = teruggeroepen mannen
ne-ask-hunters-assigned = Zet jagers in: op een bioom, een rang of een dochter.
ne-what-hunters-assigned = jagers inzetten
ne-ask-offer = Je mag een voorstel doen.
ne-what-offer = wel of geen voorstel
ne-ask-terms-of-an-offer = Stel je voorstel aan { $to } samen: druk op wat je geeft en wat je krijgt.
ne-what-terms-of-an-offer = de inhoud van een voorstel
ne-ask-answer-to-an-offer = { $from } stellen voor: { $terms } Ja of nee?
ne-what-answer-to-an-offer = antwoord op een voorstel
ne-ask-consent-to-leave = Laat je hen gaan? { $terms }
ne-what-consent-to-leave = instemming met een voorstel
ne-ask-victim-of-an-attack = Je aanval heeft { $number ->
    [one] 1 treffer
   *[other] { $number } treffers
}: kies wie je treft.
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
ne-ask-which-hunter-is-replaced = Een zwerver vervangt een van jouw jagers: kies waar.
ne-what-which-hunter-is-replaced = welke jager vervangen wordt
ne-ask-which-disks-are-freed = Maak schijven vrij: { $disks }. Kies waar, of stop.
ne-what-which-disks-are-freed = welke schijven vrijkomen
ne-ask-which-card-leaves-the-hand = Je handlimiet is { $hand }: leg een kaart af.
ne-what-which-card-leaves-the-hand = een kaart uit de hand
ne-ask-hunt-or-go-home = { $card } is gelegd waar je staat: bejaag die kaart, of ga naar huis.
ne-what-hunt-or-go-home = { $card }: jagen of naar huis
ne-ask-alpha-mans-power = { $card }: telt je alfaman als 1, of werpt hij?
ne-what-alpha-mans-power = de kracht van de alfaman
ne-ask-alpha-suitors-power = { $card }: slaagt je alfaman zonder worp?
ne-what-alpha-suitors-power = de kracht van de alfaman
ne-ask-claim-the-card-or-not = { $card }: met je gelijke dobbelstenen mag je de kaart nemen.
ne-what-claim-the-card-or-not = { $card }: nemen of niet
ne-ask-special-action = { $number ->
    [0] Je alfaman mag nog met een jager van plaats wisselen.
   *[other] Kies een speciale actie, of geen.
}
ne-what-special-action = speciale actie
ne-chance-card = Er wordt een kaart gelegd: { $slot }.
ne-chance-daughter = De dochter van de ronde wordt omgedraaid.
ne-chance-board = De speelborden worden uitgedeeld.
ne-chance-sexuality-card = De seksualiteitskaarten worden uitgedeeld.
ne-chance-dice-for-elders = { $who } werpen { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
} voor hun oudsten.
ne-chance-dice-of-an-attack = { $who } vallen aan met { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}.
ne-chance-die-of-a-suitor = { $who } maken het hof met een dobbelsteen.
ne-chance-dice-of-a-hunt = { $who } jagen met { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}.
ne-over-last-round = De laatste ronde is voorbij. Het spel is afgelopen.
ne-over-ice = In Europa is niets meer te bejagen. Het spel is afgelopen.
ne-no-terms = nog niets.
ne-term-leave = { $who } verlaten “{ $card }”.
ne-term-give = { $who } geven { $card }.
ne-term-marry = { $who } trouwen met “{ $card }”.
ne-terms = { $before } { $next }

## Buttons
ne-do-choose = { $what }
ne-do-council = Eerst { $first }, dan { $second }
ne-do-lose = Jager sterft ({ $who })
ne-do-lose-alpha = De alfaman sterft
ne-do-lose-elder = { $rank } gaat verloren
ne-do-change = Seksualiteit wijzigen
ne-do-wander = Naar { $who }
ne-do-walkabout = { $card } wordt jager
ne-do-abandon = { $what } achterlaten
ne-do-bid = Bied { $count }
ne-do-hold = Afwachten
ne-do-lay = Leg { $disks }
ne-do-recall-elder = Terugroepen: { $rank }
ne-do-recall-husband = Terugroepen: echtgenoot van { $card }
ne-do-hunt = Jager ({ $who }) naar { $card }
ne-do-hunt-alpha = Alfaman naar { $card }
ne-do-promote = Nieuwe oudste: { $rank }
ne-do-promote-alpha = Alfaman wordt { $rank }
ne-do-marry = Jager trouwt met { $card }
ne-do-marry-alpha = Alfaman trouwt met { $card }
ne-do-court = { $card } het hof maken
ne-do-court-alpha = Alfaman maakt { $card } het hof
ne-do-move = Echtgenoot van { $from } naar { $to }
ne-do-swap = Alfaman wisselen met een jager
ne-do-reclaim = Zwervers terugnemen bij { $card }
ne-do-offer = Voorstel aan { $who }
ne-do-leave = Ik verlaat { $card }
ne-do-ask = { $who } verlaten { $card }
ne-do-give = Ik geef { $card }
ne-do-take = { $who } geven { $card }
ne-do-give-disk = Ik geef een schijf ({ $colour })
ne-do-take-disk = { $who } geven een schijf ({ $colour })
ne-do-groom = Mijn jager trouwt met { $card }
ne-do-groom-alpha = Mijn alfaman trouwt met { $card }
ne-do-bride = Jager ({ $who }) trouwt met { $card }
ne-do-bride-alpha = Alfaman ({ $who }) trouwt met { $card }
ne-do-propose = Doe het voorstel
ne-do-drop = Laat het voorstel vallen
ne-do-accept = Ja
ne-do-refuse = Nee
ne-do-counter = Tegenvoorstel
ne-do-strike = Tref { $who }
ne-do-resolve = Nu { $card }
ne-do-stay = Jaag erop
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
ne-do-pass-hunt-or-go-home = Naar huis
ne-do-pass-claim-the-card-or-not = Laat de kaart liggen
ne-do-pass-alpha-mans-power = Hij werpt
ne-do-power-alpha-suitors-power = Slaagt zonder worp
ne-do-pass-change-of-sexuality = Seksualiteit houden
ne-do-pass-offer = Geen voorstel
ne-do-pass-special-action = Geen actie
ne-do-pass-daughter-who-becomes-a-hunter = Niemand
ne-do-done-hunters-assigned = Verder niemand
ne-do-done-which-disks-are-freed = Klaar: niets meer vrijmaken
ne-do-done-men-recalled = Klaar: niemand terugroepen
ne-do-done-hunters-lost-to-chaos = Klaar: niet meer verliezen

## The log
ne-log-dealt = { $biome } wordt gelegd: { $slot }.
ne-log-board-dealt = { $player } leidt een soort: { $who }.
ne-log-sexuality-chosen = { $who } kiezen: { $sexuality }.
ne-log-round-began = Ronde { $round }: “{ $daughter }” wordt omgedraaid. Eerste: { $first }, tweede: { $second }.
ne-log-order-named = { $by } houden oorlogsraad. Eerste: { $first }, tweede: { $second }.
ne-log-ice-laid = IJs bedekt { $slot }.
ne-log-ice-moved = Een ijskap schuift naar { $to }.
ne-log-ice-melted = De ijskap smelt: { $slot }.
ne-log-slid = { $biome } schuift naar { $to }.
ne-log-vanished = { $biome } verlaat het spel.
ne-log-round-added = Het Würmglaciaal voegt een ronde toe; nog { $left }.
ne-log-rolled = { $who } werpen { $dice }.
ne-log-elder-died = { $who } verliezen een oudste: { $rank }.
ne-log-chaos-avoided = { $who } zijn immuun voor chaos.
ne-log-hunters-lost = { $who } verliezen { $number ->
    [one] 1 jager
   *[other] { $number } jagers
}.
ne-log-alpha-died = { $who } verliezen hun alfaman.
ne-log-wandered = { $who }: een jager zwerft naar { $to }.
ne-log-daughter-became-hunter = { $who }: “{ $daughter }” wordt jager.
ne-log-daughter-lost = { $who } laten “{ $daughter }” achter.
ne-log-animal-lost = { $who } laten een huisdier achter: { $biome }.
ne-log-bid = { $who } bieden { $disks }.
ne-log-bought = { $who } winnen “{ $daughter }” met { $disks ->
    [one] 1 schijf
   *[other] { $disks } schijven
}.
ne-log-unsold = Niemand biedt op “{ $daughter }”; zij verlaat het spel.
ne-log-recalled = { $who } roepen een man terug als jager.
ne-log-assigned = { $who } zetten een jager in: { $card }.
ne-log-promoted-mature = { $who } hebben een nieuwe oudste, meteen volwassen: { $rank }.
ne-log-promoted-immature = { $who } hebben een nieuwe oudste, onvolwassen: { $rank }.
ne-log-married-mature = { $who }: een man trouwt met “{ $daughter }”, meteen volwassen.
ne-log-married-immature = { $who }: een man trouwt met “{ $daughter }”, onvolwassen.
ne-log-husband-moved = { $who }: een echtgenoot gaat van “{ $from }” naar “{ $to }”.
ne-log-husband-left = { $who }: de echtgenoot van “{ $daughter }” gaat naar huis.
ne-log-husband-killed = { $who }: de echtgenoot van “{ $daughter }” wordt gedood.
ne-log-alpha-swapped = { $who }: de alfaman wisselt van plaats met een jager.
ne-log-reclaimed = { $who } nemen { $number ->
    [one] 1 zwerver
   *[other] { $number } zwervers
} terug.
ne-log-offered = { $from } doen een voorstel aan { $to }.
ne-log-agreed = { $from } worden het eens met { $to }.
ne-log-declined = { $from } worden het niet eens met { $to }.
ne-log-attacked = { $who } vallen aan ({ $card }): { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}.
ne-log-gathered = { $who } verzamelen voedsel voor { $babies ->
    [one] 1 baby
   *[other] { $babies } baby's
}.
ne-log-hunted-success = { $who } jagen ({ $card }), { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}: succes.
ne-log-hunted-failure = { $who } jagen ({ $card }), { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}: geen succes.
ne-log-followed = { $who } worden gevolgd door een roofdier: { $card }.
ne-log-prey-stolen = { $who } verliezen hun prooi aan een roofdier: { $card }.
ne-log-babies = { $who } krijgen { $babies ->
    [one] 1 baby
   *[other] { $babies } baby's
}.
ne-log-freed = { $who } maken een schijf vrij ({ $disk }).
ne-log-freed-matured = { $who } maken een schijf vrij ({ $disk }), en iemand wordt volwassen.
ne-log-trophy-taken = { $who } nemen een trofee: { $biome }.
ne-log-taken-to-hand = { $who } nemen een kaart in de hand: { $biome }.
ne-log-discarded = { $who } leggen een kaart af: { $biome }.
ne-log-sent-home = { $who }: de jagers gaan naar huis ({ $card }).
ne-log-courted-success = { $who } maken “{ $daughter }” het hof: succes.
ne-log-courted-failure = { $who } maken “{ $daughter }” het hof: geen succes.
ne-log-suitor-killed = { $who }: de hofmaker overleeft het niet (“{ $daughter }”).
ne-log-replaced = { $victim }: een jager wordt vervangen door een zwerver van { $by }.
ne-log-portal-opened = { $who } openen het portaal { $portal }.
ne-log-became-tribal = { $who } gaan over naar de stamcultuur.
ne-log-played-mature = { $who } spelen “{ $biome }”, meteen volwassen.
ne-log-played-immature = { $who } spelen “{ $biome }”, onvolwassen.
ne-log-exchanged = { $from } ruilen iets met { $to }.
ne-log-given = { $from } geven een kaart aan { $to }.

## Why not
ne-no-turn = Je bent niet aan de beurt: { $player } moet kiezen.
ne-no-chance = Niemand hoeft nu te kiezen: eerst komen dobbelstenen of een kaart.
ne-no-game = Het spel is afgelopen.
ne-no-choosing = Kies eerst een kant van je seksualiteitskaart.
ne-no-such-side = Je seksualiteitskaart heeft twee andere kanten, niet deze ({ $sexuality }); kies een van die twee.
ne-no-council = Houd oorlogsraad, of houd de spelersvolgorde.
ne-no-council-for-oneself = De oorlogsraad wijst iemand anders als eerste speler aan; jezelf mag je tweede maken.
ne-no-two-species = Noem twee verschillende soorten die meespelen, de eerste en de tweede.
ne-no-chaos = Chaos: kies de jagers die je verliest, en stop dan.
ne-no-hunter-to-lose = Zo'n jager staat niet in je kamp; kies een andere.
ne-no-half-yet = Chaos kost minstens de helft van je jagers, naar boven afgerond (naar beneden met een volwassen vuurmaker); verlies er nog { $number }.
ne-no-laughing = Met “{ ne-daughter-laughing-woman }” kost chaos { $most ->
    [one] 1 jager
   *[other] { $most } jagers
}, of de helft als dat minder is; verlies er nog { $number }.
ne-no-chaos-elder = Chaos kost ook een oudste: kies er een.
ne-no-elder-to-lose = Je hebt geen oudste van die rang ({ $rank }); kies er een die op je speelbord staat.
ne-no-change = Je mag nu van seksualiteit veranderen, of niet.
ne-no-wandering = Een van je jagers zwerft: kies naar wie.
ne-no-wandering-home = Je jagers zwerven naar het kamp van een andere soort die meespeelt.
ne-no-extinct = Een uitgestorven soort neemt geen zwervers op ({ $who }); kies een andere.
ne-no-walkabout = Voor de sneeuwstorm mag een dochter jager worden: kies er een, of niemand.
ne-no-own-daughter-to-walk = “{ $card }” is niet jouw dochter; kies er een van jezelf, of niemand.
ne-no-unmarried-to-walk = “{ $card }” is gehuwd; alleen een ongehuwde dochter wordt jager.
ne-no-cube-left = In de dodenpoel ligt geen blokje van jou meer.
ne-no-abandoning = Twee jagers houden één afhankelijke in leven: kies wie je achterlaat.
ne-no-elder-to-abandon = Je hebt geen oudste van die rang ({ $rank }); kies een andere afhankelijke.
ne-no-daughter-to-abandon = “{ $card }” is niet jouw dochter; kies een andere afhankelijke.
ne-no-fed-daughter = “{ $card }” heeft een volwassen echtgenoot, die haar voedt; kies een andere afhankelijke.
ne-no-animal-to-abandon = Dat huisdier heb je niet ({ $card }); kies een andere afhankelijke.
ne-no-bidding = De dochter wordt geveild: bied, of wacht af.
ne-no-tribal-bid = In de stamcultuur wordt niet geboden, behalve met een harem of “{ ne-daughter-generous-woman }”; wacht af.
ne-no-bid-of-nothing = Het laagste bod is 1 schijf.
ne-no-disks-to-bid = Je hebt { $number ->
    [0] geen vrije schijf
   *[other] maar { $number }
} van de kleuren die voor haar bieden.
ne-no-higher-bid = Bied meer dan het hoogste bod ({ $number }); een gelijk bod is alleen genoeg als jij bij gelijke stand wint.
ne-no-laying = Jij wint de veiling: kies de schijven die je op haar legt.
ne-no-such-disks = Leg precies zoveel schijven als je bood ({ $number }), vrije, van de kleuren die voor haar bieden.
ne-no-recalling = Je bent bijna uitgestorven: roep tot { $number } mannen terug, of niemand.
ne-no-elder-to-recall = Je hebt geen oudste van die rang ({ $rank }); kies een oudste of een echtgenoot van jezelf.
ne-no-husband-to-recall = Bij “{ $card }” woont geen echtgenoot van jou; kies een oudste of een echtgenoot van jezelf.
ne-no-recall-now = Oudsten en echtgenoten blijven waar ze zijn; alleen wie fase 2 zonder jagers begint, roept er hoogstens { $number } terug.
ne-no-assigning = Zet nu jagers in: op een bioom, een rang of een dochter; of stop.
ne-no-open-card = “{ $card }” ligt niet open in de rijen.
ne-no-hunter-in-camp = Zo'n jager staat niet in je kamp.
ne-no-wanderer-alone = Een zwerver jaagt alleen samen met een jager van je eigen kleur; zet die eerst in.
ne-no-disks-any-more = De schijven die “{ $card }” vraagt, zijn niet meer vrij: wie er staat, jaagt; niemand komt erbij.
ne-no-disks-for-card = Je vrije schijven dekken niet wat “{ $card }” vraagt, samen met de andere kaarten die je bejaagt.
ne-no-own-hunter = Je hebt een jager van je eigen kleur in het kamp nodig.
ne-no-second-elder = Je hebt al een oudste van die rang ({ $rank }); elke rang heeft één plaats.
ne-no-rank-while-vocal = Die rang bestaat alleen in de stamcultuur ({ $rank }); kies een andere.
ne-no-open-domain = Zolang je vocaal bent, heb je portalen van alle drie de kleuren nodig in het hersendomein van die rang ({ $rank }).
ne-no-disk-for-rank = Een nieuwe oudste ({ $rank }) kost een vrije schijf ({ $colour }), tenzij je vuurmaker volwassen is.
ne-no-own-daughter-to-marry = “{ $card }” is niet jouw dochter; een dochter van een andere soort moet je het hof maken.
ne-no-mature-daughter = “{ $card }” is niet volwassen: er ligt nog een schijf op haar.
ne-no-unmarried-to-marry = “{ $card }” is gehuwd; je mag haar toch het hof maken.
ne-no-second-suitor = Bij “{ $card }” staat al een hofmaker van jou; er is er één per dochter.
ne-no-husbands = Met promiscuïteit komen er geen nieuwe echtgenoten, behalve met “{ ne-daughter-piper }”.
ne-no-disk-for-husband = Een echtgenoot kost een vrije schijf ({ $colour }), behalve met “{ ne-daughter-housewife }”.
ne-no-such-daughter = “{ $card }” ligt in niemands speelveld.
ne-no-own-husband-to-court = De echtgenoot van “{ $card }” is al van jou.
ne-no-courting-at-home = Met promiscuïteit maak je alleen dochters van anderen het hof, behalve met “{ ne-daughter-piper }”.
ne-no-move-without-harem = Alleen een harem verplaatst zijn echtgenoten.
ne-no-husband-to-move = Bij een dochter van jou met de naam “{ $card }” woont geen echtgenoot van jou.
ne-no-second-move = De echtgenoot van “{ $card }” is deze ronde al verplaatst.
ne-no-move-to-her = Een echtgenoot gaat alleen naar een volwassen, ongehuwde dochter in je eigen speelveld; “{ $card }” is dat niet.
ne-no-swap-needed = Je alfaman is al bij je jagers.
ne-no-fashion-woman = Alleen met “{ ne-daughter-fashion-woman }” neem je zwervers terug.
ne-no-hunters-there = Je neemt zwervers alleen terug waar je jagers hebt; bij “{ $card }” heb je er geen.
ne-no-wanderers-there = Bij “{ $card }” staat geen zwerver van jouw kleur.
ne-no-offering = Je mag een voorstel doen, of niet.
ne-no-offer-to = Doe je voorstel aan een andere soort die meespeelt, niet aan deze ({ $who }).
ne-no-chief = Alleen met een volwassen leider doe je een voorstel.
ne-no-meeting = Je deelt geen kaart met die soort ({ $who }), en geen van beide staat op een kaart van de ander.
ne-no-more-offers = Jullie hebben deze ronde { $number } voorstellen gedaan; meer mag niet.
ne-no-more-drafts = Je hebt { $number } keer achter elkaar een voorstel laten vallen; meer mag niet.
ne-no-second-counter = Op een voorstel volgt één tegenvoorstel: zeg ja of nee.
ne-no-counter-while-vocal = Zolang je vocaal bent, zeg je alleen ja of nee.
ne-no-drafting = Stel je voorstel op: wie gaat weg, wat wordt gegeven, wie trouwt; doe het dan of laat het vallen.
ne-no-answering = Een voorstel wacht op je antwoord: ja of nee.
ne-no-second-leaving = Een voorstel noemt één kaart die jij verlaat en één die de ander verlaat.
ne-no-one-stands-there = Bij “{ $card }” staat niemand van die soort.
ne-no-second-exchange = Er wordt één keer per ronde geruild.
ne-no-disk-to-exchange = Er is geen vrije schijf ({ $colour }) om te ruilen.
ne-no-card-to-exchange = Samen ruil je alleen vrije schijven en volwassen uitvindingen; “{ $card }” is dat niet.
ne-no-daughter-to-exchange = Samen ruil je geen dochters.
ne-no-disk-to-give = Schijven gaan nooit naar een ander.
ne-no-card-to-give = Alleen kaarten in de hand en volwassen kaarten in het speelveld gaan naar een ander; “{ $card }” is geen van beide.
ne-no-daughter-to-give = Alleen een volwassen, ongehuwde dochter van de gever gaat naar een ander; “{ $card }” is dat niet.
ne-no-courted-to-give = “{ $card }” wordt het hof gemaakt en blijft waar ze is.
ne-no-second-ware = Een voorstel noemt één ding dat jij geeft en één dat de ander geeft.
ne-no-bride-to-give = “{ $card }” trouwt in dit voorstel.
ne-no-unlike = Een handkaart gaat voor een handkaart, een kaart uit het speelveld voor een kaart uit het speelveld, een schijf voor een schijf.
ne-no-like-ware = De andere soort heeft niets van dezelfde aard om ervoor te geven.
ne-no-bride = De bruid moet een volwassen, ongehuwde dochter van de andere speler zijn; “{ $card }” is dat niet.
ne-no-given-bride = “{ $card }” gaat in dit voorstel naar een ander.
ne-no-courted-bride = Een andere hofmaker van die soort maakt “{ $card }” het hof.
ne-no-groom = Alleen een jager of hofmaker die in dit voorstel een kaart verlaat, kan trouwen; echtgenoten gaan naar huis.
ne-no-second-marriage = Een voorstel heeft één huwelijk aan elke kant.
ne-no-empty-offer = Een leeg voorstel zegt niets: voeg iets toe, of laat het vallen.
ne-no-gift-together = Samen geef je iets voor iets: zeg waarvoor.
ne-no-gift = Een kaart gaat voor een kaart, of voor het verlaten van een kaart: voeg toe wat ervoor gegeven wordt, of wie weggaat.
ne-no-striking = Je aanval treft: kies wie.
ne-no-victim = Van die soort is daar niemand over ({ $who }); kies een ander slachtoffer.
ne-no-next-card = Kies welke kaart nu komt.
ne-no-own-card-next = Nu komen de kaarten waar jij alleen jaagt, behalve roofdieren; “{ $card }” is dat niet.
ne-no-contested-card-next = Nu komen betwiste kaarten, behalve roofdieren; “{ $card }” is dat niet.
ne-no-predator-next = Nu komen roofdieren met jagers; van twee die dezelfde jagers volgen, komt dat met de laagste climax eerst.
ne-no-staying = Waar je staat, ligt een nieuwe kaart: bejaag die, of ga naar huis.
ne-no-power = Kies eerst of je alfaman zijn kracht gebruikt.
ne-no-claiming = Je hebt genoeg gelijke dobbelstenen: neem de kaart, of laat die liggen.
ne-no-trophy-left = Samen laat je geen trofee liggen: neem de kaart.
ne-no-dying = Een van je jagers sterft: kies wie.
ne-no-hunter-in-danger = Die jager is niet in gevaar; een alfaman die zijn kracht gebruikt ook niet.
ne-no-freeing = Je mag nu schijven vrijmaken, of stoppen.
ne-no-disk-there = Daar ligt geen schijf van jou; kies een oudste, een echtgenoot, een dochter of een kaart met een schijf.
ne-no-more-of-colour = Je mag nu geen schijf van die kleur meer vrijmaken ({ $colour }).
ne-no-discarding = Je hebt meer kaarten dan je handlimiet ({ $number }): leg er een af.
ne-no-card-in-hand = “{ $card }” zit niet in je hand.
ne-no-giving-up = Een zwerver vervangt een van je jagers: kies waar.
ne-no-cube-there = Bij “{ $card }” jaagt geen blokje van jouw kleur; kies een kaart waar er een jaagt.
ne-no-special = Kies een speciale actie, wissel je alfaman, of doe niets.
ne-no-special-left = Je hebt je speciale actie van deze ronde gedaan; je alfaman mag nog wisselen.
ne-no-portal-when-tribal = Alleen wie vocaal is, opent portalen; jij bent in de stamcultuur.
ne-no-portal-twice = In dat portaal ligt al een schijf ({ $portal }).
ne-no-disk-for-portal = Je hebt geen vrije schijf in de kleur van het portaal ({ $portal }).
ne-no-portal-shown = Je hebt een dochter nodig die dat portaal toont ({ $portal }): een volwassen dochter van jou (met paarbinding een gehuwde), of een vrouw bij een andere soort.
ne-no-neolexia-when-tribal = Alleen wie vocaal is, heeft neolexia; jij bent in de stamcultuur.
ne-no-neolexia-there = Neolexia maakt alleen schijven van dochters, echtgenoten en oudsten vrij.
ne-no-neolexia-colour = Op jouw hersenkaart is geen portaal van die kleur ({ $colour }) open, en ook niet bij de vader van een vrouw bij een andere soort.
ne-no-play-while-vocal = Alleen in de stamcultuur speel je kaarten uit de hand.
ne-no-elder-for-card = De sjamaan speelt dieren, de steenmaker en de pelsjager spelen uitvindingen; “{ $card }” is niet voor die rang.
ne-no-bound-rank = In dit spel hoort “{ $card }” bij een andere rang.
ne-no-mature-elder = Je hebt geen volwassen oudste van die rang ({ $rank }).
ne-no-disk-for-card = De oudste ({ $rank }) heeft een vrije schijf ({ $colour }) nodig, tenzij je leider volwassen is.

## On the front page: what the game is, and what can be chosen

option-neanderthal-boards = Soorten
    .about = Wie welke soort speelt, in de volgorde van de plaatsen; met twee spelers de eerste twee.
option-neanderthal-boards-lot = door loting
option-neanderthal-species-red = Cro-Magnonmens
option-neanderthal-species-yellow = Neanderthaler
option-neanderthal-species-green = Archaïsche mens
option-neanderthal-mode = Met of tegen elkaar
    .about = Voor drie spelers; alleen speel je om te overleven, met twee altijd tegen elkaar.
option-neanderthal-mode-rivals = tegen elkaar
option-neanderthal-mode-cooperative = samen
option-neanderthal-bound-inventions = Uitvindingen
    .about = Of steenmaker en pelsjager elk iedere uitvinding mogen spelen.
option-neanderthal-bound-inventions-no = alle
option-neanderthal-bound-inventions-yes = alleen die van hun rang
about-neanderthal = Drie mensensoorten, dochters op de veiling, jacht met dobbelstenen, taal die de hersenen opent.

# The strip of players, and where the round stands.
ne-strip-hunters = jagers
ne-strip-words = vrije schijven
ne-tribal-at = stam bij { $portals }
ne-strip-portals = open portalen
