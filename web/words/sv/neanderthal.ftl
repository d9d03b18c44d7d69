# Words of the interface: neanderthal

## The species
ne-who-red = Cro-Magnon
ne-who-yellow = Neandertalare
ne-who-green = Arkaisk människa
ne-short-red = Cro-M.
ne-short-yellow = Neand.
ne-short-green = Arkai.
ne-folk-red = Cro-Magnonfolket
ne-folk-yellow = Neandertalarna
ne-folk-green = De arkaiska
ne-to-folk-red = Cro-Magnonfolket
ne-to-folk-yellow = neandertalarna
ne-to-folk-green = de arkaiska
ne-vocal = röststadiet
ne-tribal = stamkultur
ne-head = { $who } ({ $player }): { $state }, { $points } poäng.

## Disks, dice, ranks, portals, sexualities
ne-disk-orange = orange
ne-disk-white = vit
ne-disk-black = svart
ne-disks = { $count } { $colour }
ne-a-disk = en bricka ({ $colour })
ne-free-disks = Ordförråd: { $count } fria brickor, { $colour }.
ne-disks-on = { $count } brickor ({ $colour }) på { $card }.
ne-vocabulary = Ordförråd
ne-rank-chief = Hövding
ne-rank-shaman = Schaman
ne-rank-knapper = Stenhuggare
ne-rank-warrior = Krigare
ne-rank-trapper = Fällfångare
ne-rank-firestarter = Eldmakare
ne-does-chief = Inget kaos; får förhandla; de äldstes handlingar kostar ingen bricka.
ne-does-shaman = Spelar djur från handen.
ne-does-knapper = Alfahannen räknas som 1 på storvilt; spelar uppfinningar.
ne-does-warrior = Krigsråd; krigarflock med alfahannen, som räknas som 1 på klubbkort och döttrar.
ne-does-trapper = Alfahannen räknas som 1 på småvilt; spelar uppfinningar.
ne-does-firestarter = Mildare kaos; nya äldste kostar inget; ingen fryser ihjäl.
ne-elder-vacant = Rang { $number }, { $rank }: ingen.
ne-elder-tribal-only = Rang { $number }, { $rank }: ingen; bara med stamkultur.
ne-elder-immature = Rang { $number }, { $rank }: omogen, med en bricka under sig.
ne-elder-mature = Rang { $number }, { $rank }: mogen.
ne-elder-cost = Kostar en bricka: { $colour }.
ne-domain-stand-in = Hjärnregionen är ett ersättningsvärde.
ne-about-tribal-only = Bara med stamkultur.
ne-portal-venus-orange = Venus, orange
ne-portal-venus-black = Venus, svart
ne-portal-shaman-orange = Schaman, orange
ne-portal-shaman-white = Schaman, vit
ne-portal-bison-white = Bison, vit
ne-portal-bison-black = Bison, svart
ne-portal-open = Portalen { $portal }: öppen.
ne-portal-within-reach = Portalen { $portal }: stängd; en dotter visar den.
ne-portal-closed = Portalen { $portal }: stängd.
ne-sexuality-promiscuity = Promiskuitet
ne-sexuality-harem = Harem
ne-sexuality-pair-bond = Parbildning
ne-about-promiscuity = Samlar; tar inga makar.
ne-about-harem = Får flytta makar; bjuder även med stamkultur, till halva värdet.
ne-about-pair-bond = Döttrar verkar bara med en make.
ne-other-side = Andra sidan: { $other }.

## The rows
ne-europe-north = Nordeuropa
ne-europe-south = Sydeuropa
ne-row-north = Norr { $column }
ne-row-south = Söder { $column }
ne-gap = lucka
ne-ice-cap = iskappa
ne-spent = Har redan gett utdelning i rundan.
ne-fresh = Lagd i rundan.
ne-standing-here = Här: { $people }.
ne-hunters = { $count ->
    [one] 1 jägare ({ $who })
   *[other] { $count } jägare ({ $who })
}
ne-guests = { $count ->
    [one] 1 gäst ({ $who }) hos { $host }
   *[other] { $count } gäster ({ $who }) hos { $host }
}
ne-alpha-of = Alfahanne ({ $who })
ne-thrown = { $who } slog { $dice }.
ne-dice-waiting = { $who } slår { $count } tärningar.
ne-hunt-so-far = { $hits } träffar, { $equal } lika tärningar.
ne-game-small = småvilt
ne-game-big = storvilt
ne-game-club = klubbkort
ne-game-predator = rovdjur

## What cards say
ne-about-game-small = Småvilt.
ne-about-game-big = Storvilt: rovdjur kan följa efter.
ne-about-game-club = Klubbkort.
ne-about-game-predator = Rovdjur.
ne-about-climax = Klimax { $climax }.
ne-about-hits-star = Kräver { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
} (en 1:a eller 2:a träffar).
ne-about-hits-one = Kräver { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
} (bara en 1:a träffar).
ne-about-need = Förutsättning, fria brickor: { $disks }.
ne-about-success = Framgång ger: { $reward }.
ne-babies = { $babies ->
    [one] 1 barn
   *[other] { $babies } barn
}
ne-freed = frigjorda brickor: { $disks }
ne-nothing = ingenting
ne-about-bite = Biter på { $faces }.
ne-about-frost = Frost på { $faces }.
ne-about-gather = Korg: samlare föder ett barn.
ne-about-take-trophy = { $dice } lika tärningar: trofé (räknas som { $trophies }).
ne-about-take-hand = { $dice } lika tärningar: till handen.
ne-about-trophy = { $trophies ->
    [one] Räknas som 1 trofé.
   *[other] Räknas som { $trophies } troféer.
}
ne-about-yield = Som husdjur ger det varje runda: { $reward }.
ne-about-weapon = Vapen: varje grupp är en krigarflock.
ne-about-threes = En 3:a räknas som 1 på { $game }.
ne-about-shelter = Rang 3, 4 och 5 dör inte av ålder.
ne-about-order = Spelordning: { $first }, { $second }.
ne-about-events = Händelser: { $events }.
ne-about-bid = Bud med brickor: { $colours }.
ne-about-portals = Öppnar portaler: { $portals }.
ne-about-suitor-bite = { $faces } dödar en främmande friare.
ne-about-points = Poäng: { $points }.
ne-about-mpi = Brickor på kortet: { $disks }.
ne-about-board = Startportal: { $portal }.
ne-about-stand-ins = † Ersättningsvärden, inte de tryckta: { $figures }.
ne-about-rules = Regler: { $rules }.
ne-figure-number = nummer
ne-figure-climax = klimax
ne-figure-hits = träffar
ne-figure-hit = vad som träffar
ne-figure-need = brickor som krävs
ne-figure-babies = barn
ne-figure-disks = frigjorda brickor
ne-figure-bite = bett
ne-figure-frost = frost
ne-figure-gather = korg
ne-figure-take = lika tärningar
ne-figure-trophies = troféer
ne-figure-yield-babies = husdjurets barn
ne-figure-yield-disks = husdjurets brickor
ne-figure-rank = rang
ne-figure-first = första spelare
ne-figure-second = andra spelare
ne-figure-events = händelser
ne-figure-bid = bud
ne-figure-portals = portaler
ne-figure-mpi = brickornas färger
ne-figure-domain = hjärnregion

## The round
ne-round = Runda { $round } · { $left } kvar
ne-set-up = Förberedelser
ne-deck = { $left ->
    [one] 1 dotter kvar
   *[other] { $left } döttrar kvar
}
ne-order = { $place }. { $who }
ne-events = Rundans händelser
ne-event-done = klart
ne-event-now = nu
ne-event-to-come = kommer
ne-event-cooling = nedkylning
ne-event-warming = uppvärmning
ne-event-wurm = Würm-istiden
ne-event-mortality = äldste dör ({ $times ->
    [one] 1 tärning
   *[other] { $times } tärningar
})
ne-event-chaos = kaos
ne-event-blizzard = snöstorm
ne-event-wanderlust = vandringslust ({ $times })
ne-auction = Auktion om dottern
ne-high-bid = { $who } leder med budet { $bid }.
ne-high-bid-short = bud { $bid }
ne-phase-1 = Fas 1: händelser och auktion
ne-phase-2 = Fas 2: sätta ut jägare
ne-phase-3 = Fas 3: förhandla, anfalla, samla
ne-phase-4 = Fas 4: jakt
ne-phase-5 = Fas 5: husdjur
ne-phase-6 = Fas 6: särskild handling

## In front of a species
ne-camp = Läger
ne-deadpile = Dödshög: { $count } kuber.
ne-deadpile-with-alpha = Dödshög: { $count } kuber och alfahannen.
ne-mature = Mogen.
ne-immature-under = Omogen, under brickor: { $disks }.
ne-husband-mature = Make ({ $who }), mogen.
ne-husband-immature = Make ({ $who }), omogen.
ne-no-husband = Ingen make.
ne-suitor-of = Friare ({ $who }).
ne-in-hand = på handen.
ne-as-trophy = trofé.
ne-as-animal = husdjur.
ne-as-animal-immature = husdjur, omoget.
ne-as-invention = uppfinning.
ne-as-invention-immature = uppfinning, omogen.
ne-daughters = Döttrar
ne-sexualities = Sexualiteter
ne-boards = Spelartavlor
ne-elders = Äldste
ne-points = { $points } poäng
ne-line-hunters = jägare
ne-line-alpha-man = alfahanne
ne-line-elders = äldste
ne-line-husbands = makar
ne-line-daughters = döttrar
ne-line-free-disks = fria brickor
ne-line-trophies = troféer
ne-line-inventions = uppfinningar
ne-line-domestic-animals = husdjur

## Biomes
ne-biome-alpine-marmot = Alpmurmeldjur
ne-biome-arctic-flounder = Polarflundra
ne-biome-carcass-tailored-clothes = Kadaver: sydda kläder
ne-biome-carcass-bone-atlatl = Kadaver: spjutkastare
ne-biome-caribou = Ren
ne-biome-european-cave-lion = Grottlejon
ne-biome-flint-mine-hafted-point = Flintgruva: skaftad spets
ne-biome-flint-mine-fishing-weir = Flintgruva: fiskfälla
ne-biome-gray-wolf = Grå varg
ne-biome-irish-elk = Jättehjort
ne-biome-scimitar-cat = Sabelkatt
ne-biome-snow-hare = Snöhare
ne-biome-steppe-bison = Stäppbison
ne-biome-sturgeon = Stör
ne-biome-tyrant-sea-bear = Jätteisbjörn
ne-biome-woolly-rhinoceros = Ullhårig noshörning
ne-biome-willow-ptarmigan = Dalripa
ne-biome-woolly-mammoth = Ullhårig mammut
ne-biome-fallow-deer = Dovhjort
ne-biome-flint-mine-handaxe-darts = Flintgruva: handyxor
ne-biome-chamois = Gems
ne-biome-straight-tusked-elephant = Skogselefant
ne-biome-mercks-rhinoceros = Mercks noshörning
ne-biome-wisent = Visent
ne-biome-cave-bear = Grottbjörn
ne-biome-european-ass = Vildåsna
ne-biome-tree-goose = Trädgås
ne-biome-string-winding-cordage-snares = Repslagning: snaror
ne-biome-aurochs = Uroxe
ne-biome-horse = Vildhäst
ne-biome-cave-hyena = Grotthyena
ne-biome-wild-boar = Vildsvin
ne-biome-sabertooth-salmon = Sabeltandslax
ne-biome-alpine-ibex = Alpstenbock
ne-biome-red-deer = Kronhjort
ne-biome-honey-bee = Honungsbi

## Daughters and what their cultures do
ne-daughter-a-woman-with-a-name = Kvinna med namn
ne-daughter-basket-weaver = Korgflätare
ne-daughter-caring-woman = Omtänksam kvinna
ne-daughter-cobbler-woman = Skomakare
ne-daughter-fashion-woman = Modekvinna
ne-daughter-generous-woman = Givmild kvinna
ne-daughter-grieving-woman = Sörjande kvinna
ne-daughter-housewife = Husmor
ne-daughter-laughing-woman = Skrattande kvinna
ne-daughter-matriarch = Matriark
ne-daughter-paintress = Målarinna
ne-daughter-piper = Flöjtspelare
ne-daughter-scavenger-woman = Förrådssamlare
ne-daughter-sheherazade = Scheherazade
ne-daughter-singing-woman = Sjungande kvinna
ne-daughter-swearing-woman = Svärande kvinna
ne-daughter-telling-mother = Berättande mor
ne-daughter-totem-woman = Totemkvinna
ne-daughter-vigilant-woman = Vaksam kvinna
ne-daughter-walkabout-woman = Vandrande kvinna
ne-daughter-weather-whisperer = Väderviskare
ne-culture-a-woman-with-a-name = Var och en av dina döttrar är värd 2 poäng.
ne-culture-basket-weaver = Den som samlar gör det även på trofébiom.
ne-culture-caring-woman = Du vinner vid lika bud.
ne-culture-cobbler-woman = Dina jägare fryser inte ihjäl.
ne-culture-fashion-woman = I fas 2 tar du tillbaka vandrare där du jagar.
ne-culture-generous-woman = Med stamkultur bjuder du till fullt värde.
ne-culture-grieving-woman = Var och en av dina äldste är värd 2 poäng.
ne-culture-housewife = Makar kostar ingen bricka i fas 2.
ne-culture-laughing-woman = Vid kaos räcker det att förlora 4 jägare.
ne-culture-matriarch = Du samlar; en alfahanne till make ger stamkultur.
ne-culture-paintress = En tärning mindre för att ta ett djur.
ne-culture-piper = Makar trots promiskuitet.
ne-culture-scavenger-woman = Du samlar.
ne-culture-sheherazade = Två särskilda handlingar.
ne-culture-singing-woman = Ditt frieri lyckas alltid.
ne-culture-swearing-woman = Du jagar utan de brickor som krävs.
ne-culture-telling-mother = Ett kort till på handen.
ne-culture-totem-woman = Du anfaller och jagar först.
ne-culture-vigilant-woman = Inget rovdjur följer din jakt.
ne-culture-walkabout-woman = En dotter får bli jägare; sexualiteten får ändras.
ne-culture-weather-whisperer = Din eldmakare dör inte av ålder.

## What is asked
ne-ask-as = { $who }: { $question }
ne-wait = { $name } ({ $who }) bestämmer: { $what }.
ne-ask-sexuality = Välj en sida av ditt sexualitetskort.
ne-what-sexuality = sexualitet
ne-ask-council-of-war = Krigsråd: utse en annan första spelare eller behåll ordningen.
ne-what-council-of-war = krigsråd
ne-ask-hunters-lost-to-chaos = Kaos: { $number ->
    [0] du har förlorat nog; förlora fler jägare eller sluta.
    [one] förlora minst 1 jägare till ur lägret.
   *[other] förlora minst { $number } jägare till ur lägret.
}
ne-what-hunters-lost-to-chaos = jägare som förloras i kaos
ne-ask-elder-lost-to-chaos = Kaos: välj en äldste som går förlorad.
ne-what-elder-lost-to-chaos = den äldste som förloras i kaos
ne-ask-change-of-sexuality = Efter kaoset får du vända ditt sexualitetskort.
ne-what-change-of-sexuality = byte av sexualitet
ne-ask-change-of-sexuality-by-choice = Du får vända ditt sexualitetskort.
ne-what-change-of-sexuality-by-choice = byte av sexualitet
ne-ask-where-hunters-wander = Vandringslust: välj vart din jägare vandrar ({ $number } kvar).
ne-what-where-hunters-wander = vart jägare vandrar
ne-ask-daughter-who-becomes-a-hunter = Före snöstormen får en ogift dotter bli jägare.
ne-what-daughter-who-becomes-a-hunter = en dotter som blir jägare
ne-ask-dependents-abandoned = Snöstorm: överge { $number }; två jägare håller en beroende vid liv.
ne-what-dependents-abandoned = beroende i snöstormen
ne-ask-bid = Auktion om { $card }: { $number ->
    [0] bjud med brickor ({ $disks }) eller avvakta.
   *[other] budet är { $number }. Bjud med brickor ({ $disks }) eller avvakta.
}
ne-what-bid = bud på { $card }
ne-ask-disks-laid-on-the-daughter = Du fostrar { $card } med { $number }: välj brickorna.
ne-what-disks-laid-on-the-daughter = brickor på { $card }
ne-ask-men-recalled = Du har inga jägare: kalla tillbaka upp till { $number } äldste eller makar.
ne-what-men-recalled = män som kallas tillbaka
ne-ask-hunters-assigned = Sätt ut jägare: på ett biom, en rang eller en dotter. Avsluta när du är klar.
ne-what-hunters-assigned = sätta ut jägare
ne-ask-offer = Du får lägga ett förslag.
ne-what-offer = ett förslag eller inget
ne-ask-terms-of-an-offer = Formulera ditt förslag till { $to }. Hittills: { $terms }
ne-what-terms-of-an-offer = förslagets villkor
ne-ask-answer-to-an-offer = { $from } föreslår: { $terms } Ja eller nej?
ne-what-answer-to-an-offer = svar på ett förslag
ne-ask-consent-to-leave = Låter du dem gå? { $terms }
ne-what-consent-to-leave = samtycke till ett förslag
ne-ask-victim-of-an-attack = Ditt anfall har { $number ->
    [one] 1 träff
   *[other] { $number } träffar
}: välj vem.
ne-what-victim-of-an-attack = anfallets offer
ne-ask-own-card-to-resolve = Jakt: välj vilket av dina kort som kommer nu.
ne-what-own-card-to-resolve = nästa jakt
ne-ask-contested-card-to-resolve = Jakt: välj vilket omstritt kort som kommer nu.
ne-what-contested-card-to-resolve = nästa omstridda kort
ne-ask-predator-to-resolve = Jakt: välj vilket rovdjur som kommer nu.
ne-what-predator-to-resolve = nästa rovdjur
ne-ask-which-hunter-dies = { $number ->
    [one] En jägare dör
   *[other] { $number } jägare dör
}: välj vem.
ne-what-which-hunter-dies = vilken jägare som dör
ne-ask-which-hunter-is-replaced = En vandrare ersätter en av dina jägare: välj var.
ne-what-which-hunter-is-replaced = vilken jägare som ersätts
ne-ask-which-disks-are-freed = Frigör brickor: { $disks }. Välj var, eller avsluta.
ne-what-which-disks-are-freed = vilka brickor som frigörs
ne-ask-which-card-leaves-the-hand = Din hand rymmer högst { $hand } kort: ge upp ett.
ne-what-which-card-leaves-the-hand = ett kort som lämnar handen
ne-ask-alpha-mans-power = { $card }: räknas din alfahanne som 1, eller slår han?
ne-what-alpha-mans-power = alfahannens kraft
ne-ask-alpha-suitors-power = { $card }: lyckas din alfahanne utan slag?
ne-what-alpha-suitors-power = alfahannens kraft
ne-ask-claim-the-card-or-not = { $card }: dina lika tärningar låter dig ta kortet.
ne-what-claim-the-card-or-not = { $card }: ta eller inte
ne-ask-special-action = Välj en särskild handling, eller ingen.
ne-what-special-action = särskild handling
ne-chance-card = Ett kort läggs: { $slot }.
ne-chance-daughter = Rundans dotter vänds upp.
ne-chance-board = Spelartavlorna delas ut.
ne-chance-sexuality-card = Sexualitetskorten delas ut.
ne-chance-dice-for-elders = { $who } slår { $count } tärningar för sina äldste.
ne-chance-dice-of-an-attack = { $who } anfaller med { $count } tärningar.
ne-chance-die-of-a-suitor = { $who } friar med en tärning.
ne-chance-dice-of-a-hunt = { $who } jagar med { $count } tärningar.
ne-over-last-round = Den sista rundan är slut. Spelet är över.
ne-over-ice = Det finns inget kvar att jaga i Europa. Spelet är över.
ne-no-terms = inget än.
ne-term-leave = { $who } lämnar { $card }.
ne-term-give = { $who } ger { $card }.
ne-term-marry = { $who } gifter sig med { $card }.

## Buttons
ne-do-choose = { $what }
ne-do-council = Först { $first }, sedan { $second }
ne-do-lose = Jägare dör ({ $who })
ne-do-lose-alpha = Alfahannen dör
ne-do-lose-elder = { $rank } går förlorad
ne-do-change = Byt sexualitet
ne-do-wander = Till { $who }
ne-do-walkabout = { $card } blir jägare
ne-do-abandon = Överge { $what }
ne-do-bid = Bjud { $count }
ne-do-hold = Avvakta
ne-do-lay = Lägg { $disks }
ne-do-recall-elder = Kalla tillbaka: { $rank }
ne-do-recall-husband = Kalla tillbaka: make till { $card }
ne-do-hunt = Jägare ({ $who }) till { $card }
ne-do-hunt-alpha = Alfahannen till { $card }
ne-do-promote = Ny äldste: { $rank }
ne-do-promote-alpha = Alfahannen blir { $rank }
ne-do-marry = Gift med { $card }
ne-do-marry-alpha = Alfahannen gift med { $card }
ne-do-court = Fria till { $card }
ne-do-court-alpha = Alfahannen friar till { $card }
ne-do-move = Make från { $from } till { $to }
ne-do-swap = Alfahannen byter plats med en jägare
ne-do-reclaim = Ta tillbaka vandrare: { $card }
ne-do-offer = Förslag till { $who }
ne-do-leave = Jag lämnar { $card }
ne-do-ask = Du lämnar { $card }
ne-do-give = Jag ger { $card }
ne-do-take = Du ger { $card }
ne-do-give-disk = Jag ger en bricka ({ $colour })
ne-do-take-disk = Du ger en bricka ({ $colour })
ne-do-groom = Min jägare gifter sig med { $card }
ne-do-groom-alpha = Min alfahanne gifter sig med { $card }
ne-do-bride = Din jägare gifter sig med { $card }
ne-do-bride-alpha = Din alfahanne gifter sig med { $card }
ne-do-propose = Lägg förslaget
ne-do-drop = Släpp förslaget
ne-do-accept = Ja
ne-do-refuse = Nej
ne-do-counter = Motförslag
ne-do-strike = Träffa { $who }
ne-do-resolve = Nu { $card }
ne-do-power = Räknas som 1
ne-do-claim = Ta kortet
ne-do-free = Frigör brickan: { $what }
ne-do-free-husband = Frigör brickan: make till { $what }
ne-do-free-daughter = Frigör en bricka ({ $colour }): { $what }
ne-do-discard = Ge upp { $card }
ne-do-give-up = Jägaren vid { $card }
ne-do-portal = Portalen { $portal }
ne-do-neolexia = Neolexi: { $what }
ne-do-neolexia-husband = Neolexi: make till { $what }
ne-do-neolexia-daughter = Neolexi ({ $colour }): { $what }
ne-do-play = { $rank } spelar { $card }
ne-do-done = Klar
ne-do-pass = Nej
ne-do-pass-council-of-war = Behåll ordningen
ne-do-pass-claim-the-card-or-not = Låt kortet ligga
ne-do-pass-alpha-mans-power = Han slår
ne-do-pass-alpha-suitors-power = Han slår
ne-do-power-alpha-suitors-power = Lyckas utan slag
ne-do-pass-change-of-sexuality = Behåll sexualiteten
ne-do-pass-change-of-sexuality-by-choice = Behåll sexualiteten
ne-do-pass-offer = Inget förslag
ne-do-pass-special-action = Ingen handling
ne-do-pass-daughter-who-becomes-a-hunter = Ingen
ne-do-done-hunters-assigned = Klart: ingen fler går
ne-do-done-which-disks-are-freed = Klar: frigör inga fler
ne-do-done-men-recalled = Klar: kalla ingen
ne-do-done-hunters-lost-to-chaos = Klar: inga fler förluster

## The log
ne-log-dealt = { $biome } läggs: { $slot }.
ne-log-board-dealt = { $player } leder en art: { $who }.
ne-log-sexuality-chosen = { $who } lever så: { $sexuality }.
ne-log-round-began = Runda { $round }: { $daughter } vänds upp. Först: { $first }, sedan: { $second }.
ne-log-order-named = { $by } håller krigsråd. Först: { $first }, sedan: { $second }.
ne-log-ice-laid = Is täcker { $slot }.
ne-log-ice-moved = Isen rör sig till { $to }.
ne-log-ice-melted = Isen smälter: { $slot }.
ne-log-slid = { $biome } flyttar till { $to }.
ne-log-vanished = { $biome } lämnar spelet.
ne-log-round-added = Würm-istiden ger en runda till; { $left } kvar.
ne-log-rolled = { $who } slår { $dice }.
ne-log-elder-died = { $who } förlorar en äldste: { $rank }.
ne-log-chaos-avoided = { $who } är immuna mot kaos.
ne-log-hunters-lost = { $who } förlorar { $number } jägare.
ne-log-alpha-died = { $who } förlorar sin alfahanne.
ne-log-wandered = { $who }: en jägare vandrar till { $to }.
ne-log-daughter-became-hunter = { $who }: { $daughter } blir jägare.
ne-log-daughter-lost = { $who } överger { $daughter }.
ne-log-animal-lost = { $who } överger ett husdjur: { $biome }.
ne-log-bid = { $who } bjuder { $disks }.
ne-log-bought = { $who } fostrar { $daughter } med { $disks ->
    [one] 1 bricka
   *[other] { $disks } brickor
}.
ne-log-unsold = Ingen fostrar { $daughter }; hon lämnar spelet.
ne-log-recalled = { $who } kallar tillbaka en man till jakten.
ne-log-assigned = { $who } sätter ut en jägare: { $place }.
ne-log-promoted-mature = { $who } har en ny äldste, mogen genast: { $rank }.
ne-log-promoted-immature = { $who } har en ny äldste, omogen: { $rank }.
ne-log-married-mature = { $who }: en man gifter sig med { $daughter }, mogen genast.
ne-log-married-immature = { $who }: en man gifter sig med { $daughter }, omogen.
ne-log-husband-moved = { $who }: en make går från { $from } till { $to }.
ne-log-husband-left = { $who }: maken till { $daughter } går hem.
ne-log-alpha-swapped = { $who }: alfahannen träder fram.
ne-log-reclaimed = { $who } tar tillbaka { $number } vandrare.
ne-log-offered = { $from } lägger ett förslag till { $to }.
ne-log-agreed = { $from } kommer överens med { $to }.
ne-log-declined = { $from } kommer inte överens med { $to }.
ne-log-attacked = { $who } anfaller ({ $place }): { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
}.
ne-log-gathered = { $who } samlar föda till { $babies } barn.
ne-log-hunted-success = { $who } jagar ({ $slot }), { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
}: framgång.
ne-log-hunted-failure = { $who } jagar ({ $slot }), { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
}: ingen framgång.
ne-log-followed = { $who } förföljs av rovdjuret: { $predator }.
ne-log-prey-stolen = { $who } förlorar sitt byte till rovdjuret: { $predator }.
ne-log-babies = { $who } får { $babies } barn.
ne-log-freed = { $who } frigör en bricka ({ $disk }).
ne-log-freed-matured = { $who } frigör en bricka ({ $disk }), och någon mognar.
ne-log-trophy-taken = { $who } tar en trofé: { $biome }.
ne-log-taken-to-hand = { $who } tar till handen: { $biome }.
ne-log-discarded = { $who } ger upp { $biome }.
ne-log-sent-home = { $who }: jägarna går hem ({ $slot }).
ne-log-courted-success = { $who } friar till { $daughter }: framgång.
ne-log-courted-failure = { $who } friar till { $daughter }: ingen framgång.
ne-log-suitor-killed = { $who }: friaren överlever inte { $daughter }.
ne-log-replaced = { $victim }: en jägare ersätts av en vandrare från { $by }.
ne-log-portal-opened = { $who } öppnar portalen { $portal }.
ne-log-became-tribal = { $who } övergår till stamkultur.
ne-log-played-mature = { $who } spelar { $biome }, mogen genast.
ne-log-played-immature = { $who } spelar { $biome }, omogen.
ne-log-exchanged = { $from } byter något med { $to }.
ne-log-game-over-last-round = Den sista rundan är slut. Spelet är över.
ne-log-game-over-ice = Det finns inget kvar att jaga i Europa. Spelet är över.
