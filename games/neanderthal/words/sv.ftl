# Words of the interface: neanderthal

## The species
ne-who-red = Cro-Magnonmänniska
ne-who-yellow = Neandertalare
ne-who-green = Arkaisk människa
ne-short-red = Cro-M.
ne-short-yellow = Neand.
ne-short-green = Arkai.
ne-folk-red = Cro-Magnonmänniskorna
ne-folk-yellow = Neandertalarna
ne-folk-green = De arkaiska människorna
ne-to-folk-red = Cro-Magnonmänniskorna
ne-to-folk-yellow = neandertalarna
ne-to-folk-green = de arkaiska människorna
ne-vocal = vokal
ne-tribal = stamkultur
ne-head = { $who } ({ $player }): { $state }, { $points } poäng.

## Disks, dice, ranks, portals, sexualities
ne-disk-orange = orange
ne-disk-white = vit
ne-disk-black = svart
ne-disks = { $count } { $colour }
ne-a-disk = en bricka ({ $colour })
ne-free-disks = Ordförråd: { $count ->
    [one] 1 fri bricka
   *[other] { $count } fria brickor
}, { $colour }.
ne-disks-on = { $count ->
    [one] 1 bricka
   *[other] { $count } brickor
} ({ $colour }) på ”{ $card }”.
ne-rank-chief = Hövding
ne-rank-shaman = Schaman
ne-rank-knapper = Flintslagare
ne-rank-warrior = Krigare
ne-rank-trapper = Fångstman
ne-rank-firestarter = Eldmakare
ne-does-chief = Inget kaos; får förhandla; de äldstes handlingar kostar ingen bricka.
ne-does-shaman = Spelar djur från handen.
ne-does-knapper = Alfahannen räknas som 1 på storvilt; spelar uppfinningar.
ne-does-warrior = Krigsråd; krigarskara med alfahannen, som räknas som 1 på klubbkort och döttrar.
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
ne-sexuality-pair-bond = Parbindning
ne-about-promiscuity = Samlar; tar inga makar.
ne-about-harem = Får flytta makar; bjuder även med stamkultur, till halva värdet.
ne-about-pair-bond = Döttrar verkar bara med en make.
ne-other-side = Andra sidan: { $other }.

## The rows
ne-europe = Europa under istiden
ne-europe-north = Nordeuropa
ne-europe-south = Sydeuropa
ne-row-north = Norr { $column }
ne-row-south = Söder { $column }
ne-gap = lucka
ne-ice-cap = iskappa
ne-ice = Is
ne-ice-keeps = Här jagar ingen, och rovdjur tar sig inte över.
ne-spent = Har redan gett utdelning den här rundan.
ne-fresh = Lagd den här rundan.
ne-standing-here = Här: { $people }.
ne-hunters = { $count ->
    [one] 1 jägare ({ $who })
   *[other] { $count } jägare ({ $who })
}
ne-guests = { $count ->
    [one] 1 vandrare ({ $who }), läger: { $host }
   *[other] { $count } vandrare ({ $who }), läger: { $host }
}
ne-alpha-of = Alfahanne ({ $who })
ne-thrown = { $who } slog { $dice }.
ne-dice-waiting = { $who } slår { $count ->
    [one] 1 tärning
   *[other] { $count } tärningar
}.
ne-hunt-so-far = { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
}, { $equal ->
    [one] inga lika tärningar
   *[other] { $equal } lika tärningar
}.
ne-track = Efter en lyckad jakt här ({ $prey }) följer: { $predator }.
ne-track-ice = Efter en lyckad jakt här ({ $prey }) följer ingen: inget rovdjur tar sig över isen, eller så finns inget i närheten.
ne-nobody-follows = ingen följer
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
} (en etta eller en tvåa träffar).
ne-about-hits-one = Kräver { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
} (bara en etta träffar).
ne-about-need = Förutsättning, fria brickor: { $disks }.
ne-about-success = Lyckad jakt ger: { $reward }.
ne-babies = { $babies ->
    [one] 1 barn
   *[other] { $babies } barn
}
ne-freed = frigjorda brickor: { $disks }
ne-nothing = ingenting
ne-about-bite = Bett vid { $faces }.
ne-about-frost = Frost vid { $faces }.
ne-about-gather = Korg: samlare får ett barn.
ne-about-take-trophy = { $dice } lika tärningar: trofé (räknas som { $trophies }).
ne-about-take-hand = { $dice } lika tärningar: upp på handen.
ne-about-trophy = { $trophies ->
    [one] Räknas som 1 trofé.
   *[other] Räknas som { $trophies } troféer.
}
ne-about-yield = Som husdjur ger det varje runda: { $reward }.
ne-about-weapon = Vapen: varje grupp är en krigarskara.
ne-about-threes = En trea räknas som 1 på { $game }.
ne-about-shelter = Rang 3, 4 och 5 dör inte av ålder.
ne-about-order = Spelordning: { $first }, { $second }.
ne-about-events = Händelser: { $events }.
ne-about-bid = Bud med brickor: { $colours }.
ne-about-portals = Öppnar portaler: { $portals }.
ne-about-suitor-bite = Vid { $faces } dör en friare av en annan art.
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
ne-about-start = Börjar med { $hunters } jägare.
ne-about-conversion = Portaler till stamkultur med 1, 2 och 3 spelare: { $portals }.
ne-about-domain = Så länge du är vokal krävs alla tre färgerna ur: { $portals }.

## The round
ne-round = Runda { $round } av { $last }
ne-set-up = Förberedelser
ne-order = { $place }. { $who }
ne-events = Rundans händelser
ne-event-done = klart
ne-event-now = nu
ne-event-to-come = kommer
ne-event-cooling = global nedkylning
ne-event-warming = global uppvärmning
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
ne-step-1 = Händelser
ne-step-2 = Sätta ut
ne-step-3 = Anfall
ne-step-4 = Jakt
ne-step-5 = Husdjur
ne-step-6 = Särskilt

## In front of a species
ne-camp = Läger
ne-cards = Kort
ne-hand-holds = hand { $count } av { $most }
ne-deadpile = Dödsriket: { $count ->
    [one] 1 kub
   *[other] { $count } kuber
}.
ne-deadpile-with-alpha = Dödsriket: { $count ->
    [one] 1 kub
   *[other] { $count } kuber
} och alfahannen.
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
ne-boards = Spelarbräden
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
ne-times = { $count } × { $each }
ne-sheet-lives = lever; { $animals ->
    [0] inget husdjur
   *[other] { $animals } husdjur
}; ensam: { $points }
ne-sheet-extinct = utdöd; { $animals ->
    [0] inget husdjur
   *[other] { $animals } husdjur
}; ensam: { $points }

## Biomes
ne-biome-alpine-marmot = Alpmurmeldjur
ne-biome-arctic-flounder = Polarflundra
ne-biome-carcass-tailored-clothes = Kadaver: sydda kläder
ne-biome-carcass-bone-atlatl = Kadaver: spjutslunga av ben
ne-biome-caribou = Vildren
ne-biome-european-cave-lion = Grottlejon
ne-biome-flint-mine-hafted-point = Flintgruva: skaftad spets
ne-biome-flint-mine-fishing-weir = Flintgruva: fiskfälla
ne-biome-gray-wolf = Varg
ne-biome-irish-elk = Jättehjort
ne-biome-scimitar-cat = Sabeltandskatt
ne-biome-snow-hare = Skogshare
ne-biome-steppe-bison = Stäppbison
ne-biome-sturgeon = Stör
ne-biome-tyrant-sea-bear = Jätteisbjörn
ne-biome-woolly-rhinoceros = Ullhårig noshörning
ne-biome-willow-ptarmigan = Dalripa
ne-biome-woolly-mammoth = Ullhårig mammut
ne-biome-fallow-deer = Dovhjort
ne-biome-flint-mine-handaxe-darts = Flintgruva: kasthandyxor
ne-biome-chamois = Gems
ne-biome-straight-tusked-elephant = Skogselefant
ne-biome-mercks-rhinoceros = Mercks noshörning
ne-biome-wisent = Visent
ne-biome-cave-bear = Grottbjörn
ne-biome-european-ass = Europeisk vildåsna
ne-biome-tree-goose = Vitkindad gås
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
ne-daughter-fashion-woman = Stilfull kvinna
ne-daughter-generous-woman = Givmild kvinna
ne-daughter-grieving-woman = Sörjande kvinna
ne-daughter-housewife = Husmor
ne-daughter-laughing-woman = Skrattande kvinna
ne-daughter-matriarch = Matriark
ne-daughter-paintress = Grottmålare
ne-daughter-piper = Flöjtspelare
ne-daughter-scavenger-woman = Samlerska
ne-daughter-sheherazade = Scheherazade
ne-daughter-singing-woman = Sjungande kvinna
ne-daughter-swearing-woman = Svärande kvinna
ne-daughter-telling-mother = Berättande mor
ne-daughter-totem-woman = Totemkvinna
ne-daughter-vigilant-woman = Vaksam kvinna
ne-daughter-walkabout-woman = Kringvandrande kvinna
ne-daughter-weather-whisperer = Väderviskare
ne-culture-a-woman-with-a-name = Var och en av dina döttrar är värd 2 poäng.
ne-culture-basket-weaver = Om du samlar gör du det även på trofébiom.
ne-culture-caring-woman = Du vinner vid lika bud.
ne-culture-cobbler-woman = Dina jägare fryser inte ihjäl.
ne-culture-fashion-woman = I fas 2 tar du tillbaka vandrare av din färg där du jagar.
ne-culture-generous-woman = Med stamkultur bjuder du som om du vore vokal.
ne-culture-grieving-woman = Var och en av dina äldste är värd 2 poäng.
ne-culture-housewife = Makar kostar ingen bricka i fas 2.
ne-culture-laughing-woman = Vid kaos räcker det att förlora { $number } jägare.
ne-culture-matriarch = Du samlar; en alfahanne som make ger hennes far stamkultur.
ne-culture-paintress = En tärning mindre för att ta ett djur.
ne-culture-piper = Makar trots promiskuitet.
ne-culture-scavenger-woman = Du samlar.
ne-culture-sheherazade = Två särskilda handlingar.
ne-culture-singing-woman = Ditt frieri lyckas alltid.
ne-culture-swearing-woman = Du jagar utan de brickor som krävs.
ne-culture-telling-mother = Ett kort till på handen.
ne-culture-totem-woman = Du anfaller och jagar först.
ne-culture-vigilant-woman = Inget rovdjur följer din jakt.
ne-culture-walkabout-woman = En dotter får bli jägare; du får byta sexualitet.
ne-culture-weather-whisperer = Din eldmakare dör inte av ålder.

## What is asked
ne-ask-as = { $who }: { $question }
ne-wait = { $name } ({ $who }) bestämmer: { $what }.
ne-ask-sexuality = Välj en sida av ditt sexualitetskort.
ne-what-sexuality = sexualitet
ne-ask-council-of-war = Krigsråd: utse en annan första spelare eller behåll ordningen.
ne-what-council-of-war = krigsråd
ne-ask-hunters-lost-to-chaos = Kaos: { $number ->
    [0] du har förlorat tillräckligt många jägare; förlora fler eller avsluta.
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
ne-ask-dependents-abandoned = Snöstorm: överge { $number ->
    [one] 1 skyddsling
   *[other] { $number } skyddslingar
}; två jägare håller en vid liv.
ne-what-dependents-abandoned = skyddslingar i snöstormen
ne-ask-bid = Auktion om ”{ $card }”: { $number ->
    [0] bjud med brickor ({ $disks }) eller avvakta.
   *[other] budet är { $number }. Bjud med brickor ({ $disks }) eller avvakta.
}
ne-what-bid = bud på ”{ $card }”
ne-ask-disks-laid-on-the-daughter = Du ropar in ”{ $card }” för { $number }: välj brickorna.
ne-what-disks-laid-on-the-daughter = brickor på ”{ $card }”
ne-ask-men-recalled = Du har inga jägare: kalla tillbaka { $number ->
    [one] 1 äldste eller make
   *[other] upp till { $number } äldste eller makar
}.
ne-what-men-recalled = män som kallas tillbaka
ne-ask-hunters-assigned = Sätt ut jägare: på ett biom, en rang eller en dotter.
ne-what-hunters-assigned = sätta ut jägare
ne-ask-offer = Du får lägga ett förslag.
ne-what-offer = ett förslag eller inget
ne-ask-terms-of-an-offer = Lägg upp ditt förslag till { $to }: tryck på vad du ger och vad du får.
ne-what-terms-of-an-offer = förslagets villkor
ne-ask-answer-to-an-offer = { $from } föreslår: { $terms } Ja eller nej?
ne-what-answer-to-an-offer = svar på ett förslag
ne-ask-consent-to-leave = Låter du dem gå? { $terms }
ne-what-consent-to-leave = samtycke till ett förslag
ne-ask-victim-of-an-attack = Ditt anfall har { $number ->
    [one] 1 träff
   *[other] { $number } träffar
}: välj vem du träffar.
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
ne-ask-which-disks-are-freed = Frigör brickor: { $disks }. Välj var eller avsluta.
ne-what-which-disks-are-freed = vilka brickor som frigörs
ne-ask-which-card-leaves-the-hand = Din hand rymmer högst { $hand } kort: kasta ett.
ne-what-which-card-leaves-the-hand = ett kort som lämnar handen
ne-ask-hunt-or-go-home = { $card } lades där du står: jaga där eller gå hem.
ne-what-hunt-or-go-home = { $card }: jaga eller gå hem
ne-ask-alpha-mans-power = { $card }: räknas din alfahanne som 1, eller slår han?
ne-what-alpha-mans-power = alfahannens kraft
ne-ask-alpha-suitors-power = { $card }: lyckas din alfahanne utan slag?
ne-what-alpha-suitors-power = alfahannens kraft
ne-ask-claim-the-card-or-not = { $card }: med dina lika tärningar får du ta kortet.
ne-what-claim-the-card-or-not = { $card }: ta eller inte
ne-ask-special-action = { $number ->
    [0] Din alfahanne får fortfarande byta plats med en jägare.
   *[other] Välj en särskild handling eller ingen.
}
ne-what-special-action = särskild handling
ne-chance-card = Ett kort läggs: { $slot }.
ne-chance-daughter = Rundans dotter vänds upp.
ne-chance-board = Spelarbrädena delas ut.
ne-chance-sexuality-card = Sexualitetskorten delas ut.
ne-chance-dice-for-elders = { $who } slår { $count ->
    [one] 1 tärning
   *[other] { $count } tärningar
} för sina äldste.
ne-chance-dice-of-an-attack = { $who } anfaller med { $count ->
    [one] 1 tärning
   *[other] { $count } tärningar
}.
ne-chance-die-of-a-suitor = { $who } friar med en tärning.
ne-chance-dice-of-a-hunt = { $who } jagar med { $count ->
    [one] 1 tärning
   *[other] { $count } tärningar
}.
ne-over-last-round = Sista rundan är över. Spelet är slut.
ne-over-ice = Det finns inget kvar att jaga i Europa. Spelet är slut.
ne-no-terms = inget än.
ne-term-leave = { $who } lämnar ”{ $card }”.
ne-term-give = { $who } ger { $card }.
ne-term-marry = { $who } gifter sig med ”{ $card }”.
ne-terms = { $before } { $next }

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
ne-do-marry = Jägare gifter sig med { $card }
ne-do-marry-alpha = Alfahannen gifter sig med { $card }
ne-do-court = Fria till { $card }
ne-do-court-alpha = Alfahannen friar till { $card }
ne-do-move = Make från { $from } till { $to }
ne-do-swap = Alfahannen byter plats med en jägare
ne-do-reclaim = Ta tillbaka vandrare: { $card }
ne-do-offer = Förslag till { $who }
ne-do-leave = Jag lämnar { $card }
ne-do-ask = { $who } lämnar { $card }
ne-do-give = Jag ger { $card }
ne-do-take = { $who } ger { $card }
ne-do-give-disk = Jag ger en bricka ({ $colour })
ne-do-take-disk = { $who } ger en bricka ({ $colour })
ne-do-groom = Min jägare gifter sig med { $card }
ne-do-groom-alpha = Min alfahanne gifter sig med { $card }
ne-do-bride = Jägare ({ $who }) gifter sig med { $card }
ne-do-bride-alpha = Alfahanne ({ $who }) gifter sig med { $card }
ne-do-propose = Lägg förslaget
ne-do-drop = Släpp förslaget
ne-do-accept = Ja
ne-do-refuse = Nej
ne-do-counter = Motförslag
ne-do-strike = Träffa { $who }
ne-do-resolve = Nu { $card }
ne-do-stay = Jaga där
ne-do-power = Räknas som 1
ne-do-claim = Ta kortet
ne-do-free = Frigör brickan: { $what }
ne-do-free-husband = Frigör brickan: make till { $what }
ne-do-free-daughter = Frigör en bricka ({ $colour }): { $what }
ne-do-discard = Kasta { $card }
ne-do-give-up = Jägaren vid { $card }
ne-do-portal = Portalen { $portal }
ne-do-neolexia = Neolexi: { $what }
ne-do-neolexia-husband = Neolexi: make till { $what }
ne-do-neolexia-daughter = Neolexi ({ $colour }): { $what }
ne-do-play = { $rank } spelar { $card }
ne-do-done = Klar
ne-do-pass = Nej
ne-do-pass-council-of-war = Behåll ordningen
ne-do-pass-hunt-or-go-home = Gå hem
ne-do-pass-claim-the-card-or-not = Låt kortet ligga
ne-do-pass-alpha-mans-power = Han slår
ne-do-power-alpha-suitors-power = Lyckas utan slag
ne-do-pass-change-of-sexuality = Behåll sexualiteten
ne-do-pass-offer = Inget förslag
ne-do-pass-special-action = Ingen handling
ne-do-pass-daughter-who-becomes-a-hunter = Ingen
ne-do-done-hunters-assigned = Klar: ingen mer
ne-do-done-which-disks-are-freed = Klar: frigör inga fler
ne-do-done-men-recalled = Klar: kalla inte tillbaka någon
ne-do-done-hunters-lost-to-chaos = Klar: inga fler förluster

## The log
ne-log-dealt = { $biome } läggs: { $slot }.
ne-log-board-dealt = { $player } leder en art: { $who }.
ne-log-sexuality-chosen = { $who } väljer: { $sexuality }.
ne-log-round-began = Runda { $round }: ”{ $daughter }” vänds upp. Först: { $first }, sedan: { $second }.
ne-log-order-named = { $by } håller krigsråd. Först: { $first }, sedan: { $second }.
ne-log-ice-laid = Is täcker { $slot }.
ne-log-ice-moved = Isen rör sig till { $to }.
ne-log-ice-melted = Isen smälter: { $slot }.
ne-log-slid = { $biome } flyttas till { $to }.
ne-log-vanished = { $biome } lämnar spelet.
ne-log-round-added = Würm-istiden ger en runda till; { $left } kvar.
ne-log-rolled = { $who } slår { $dice }.
ne-log-elder-died = { $who } förlorar en äldste: { $rank }.
ne-log-chaos-avoided = { $who } är immuna mot kaos.
ne-log-hunters-lost = { $who } förlorar { $number } jägare.
ne-log-alpha-died = { $who } förlorar sin alfahanne.
ne-log-wandered = { $who }: en jägare vandrar till { $to }.
ne-log-daughter-became-hunter = { $who }: ”{ $daughter }” blir jägare.
ne-log-daughter-lost = { $who } överger ”{ $daughter }”.
ne-log-animal-lost = { $who } överger ett husdjur: { $biome }.
ne-log-bid = { $who } bjuder { $disks }.
ne-log-bought = { $who } ropar in ”{ $daughter }” för { $disks ->
    [one] 1 bricka
   *[other] { $disks } brickor
}.
ne-log-unsold = Ingen bjuder på ”{ $daughter }”; hon lämnar spelet.
ne-log-recalled = { $who } kallar tillbaka en man till jakten.
ne-log-assigned = { $who } sätter ut en jägare: { $card }.
ne-log-promoted-mature = { $who } har en ny äldste, genast mogen: { $rank }.
ne-log-promoted-immature = { $who } har en ny äldste, omogen: { $rank }.
ne-log-married-mature = { $who }: en man gifter sig med ”{ $daughter }”, genast mogen.
ne-log-married-immature = { $who }: en man gifter sig med ”{ $daughter }”, omogen.
ne-log-husband-moved = { $who }: en make går från ”{ $from }” till ”{ $to }”.
ne-log-husband-left = { $who }: maken till ”{ $daughter }” går hem.
ne-log-husband-killed = { $who }: maken till ”{ $daughter }” dödas.
ne-log-alpha-swapped = { $who }: alfahannen byter plats med en jägare.
ne-log-reclaimed = { $who } tar tillbaka { $number } vandrare.
ne-log-offered = { $from } lägger ett förslag till { $to }.
ne-log-agreed = { $from } kommer överens med { $to }.
ne-log-declined = { $from } kommer inte överens med { $to }.
ne-log-attacked = { $who } anfaller ({ $card }): { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
}.
ne-log-gathered = { $who } samlar föda till { $babies } barn.
ne-log-hunted-success = { $who } jagar ({ $card }), { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
}: jakten lyckas.
ne-log-hunted-failure = { $who } jagar ({ $card }), { $hits ->
    [one] 1 träff
   *[other] { $hits } träffar
}: jakten misslyckas.
ne-log-followed = { $who } förföljs av ett rovdjur: { $card }.
ne-log-prey-stolen = { $who } förlorar sitt byte till ett rovdjur: { $card }.
ne-log-babies = { $who } får { $babies } barn.
ne-log-freed = { $who } frigör en bricka ({ $disk }).
ne-log-freed-matured = { $who } frigör en bricka ({ $disk }), och någon mognar.
ne-log-trophy-taken = { $who } tar en trofé: { $biome }.
ne-log-taken-to-hand = { $who } tar upp ett kort på handen: { $biome }.
ne-log-discarded = { $who } kastar ett kort: { $biome }.
ne-log-sent-home = { $who }: jägarna går hem ({ $card }).
ne-log-courted-success = { $who } friar till ”{ $daughter }”: frieriet lyckas.
ne-log-courted-failure = { $who } friar till ”{ $daughter }”: frieriet misslyckas.
ne-log-suitor-killed = { $who }: friaren överlever inte (”{ $daughter }”).
ne-log-replaced = { $victim }: en jägare ersätts av en vandrare från { $by }.
ne-log-portal-opened = { $who } öppnar portalen { $portal }.
ne-log-became-tribal = { $who } övergår till stamkultur.
ne-log-played-mature = { $who } spelar ”{ $biome }”, genast mogen.
ne-log-played-immature = { $who } spelar ”{ $biome }”, omogen.
ne-log-exchanged = { $from } byter något med { $to }.
ne-log-given = { $from } ger ett kort till { $to }.

## Why not
ne-no-turn = Det är inte din tur: { $player } ska bestämma.
ne-no-chance = Ingen ska bestämma nu: först kommer tärningar eller ett kort.
ne-no-game = Spelet är slut.
ne-no-choosing = Välj först en sida av ditt sexualitetskort.
ne-no-such-side = Ditt sexualitetskort har två andra sidor, inte den här ({ $sexuality }); välj en av dem.
ne-no-council = Håll krigsråd eller behåll spelordningen.
ne-no-council-for-oneself = Krigsrådet utser någon annan till första spelare; dig själv får du göra till andra.
ne-no-two-species = Nämn två olika arter som spelar, den första och den andra.
ne-no-chaos = Kaos: välj jägarna som du förlorar och avsluta sedan.
ne-no-hunter-to-lose = En sådan jägare står inte i ditt läger; välj en annan.
ne-no-half-yet = Kaos tar minst hälften av dina jägare, avrundat uppåt (nedåt med en mogen eldmakare); förlora { $number } till.
ne-no-laughing = Med ”{ ne-daughter-laughing-woman }” tar kaos { $most } jägare, eller hälften om det är färre; förlora { $number } till.
ne-no-chaos-elder = Kaos tar också en äldste: välj en.
ne-no-elder-to-lose = Du har ingen äldste med den rangen ({ $rank }); välj en som står på ditt spelarbräde.
ne-no-change = Du får byta sexualitet nu eller behålla den.
ne-no-wandering = En av dina jägare vandrar: välj till vem.
ne-no-wandering-home = Dina jägare vandrar till lägret hos en annan art som spelar.
ne-no-extinct = En utdöd art tar inte emot vandrare ({ $who }); välj en annan.
ne-no-walkabout = Före snöstormen får en dotter bli jägare: välj en, eller ingen.
ne-no-own-daughter-to-walk = ”{ $card }” är inte din dotter; välj en egen, eller ingen.
ne-no-unmarried-to-walk = ”{ $card }” är gift; bara en ogift dotter blir jägare.
ne-no-cube-left = I dödsriket ligger ingen kub av din färg kvar.
ne-no-abandoning = Två jägare håller en skyddsling vid liv: välj vem du överger.
ne-no-elder-to-abandon = Du har ingen äldste med den rangen ({ $rank }); välj en annan skyddsling.
ne-no-daughter-to-abandon = ”{ $card }” är inte din dotter; välj en annan skyddsling.
ne-no-fed-daughter = ”{ $card }” har en mogen make som föder henne; välj en annan skyddsling.
ne-no-animal-to-abandon = Det husdjuret har du inte ({ $card }); välj en annan skyddsling.
ne-no-bidding = Dottern är på auktion: bjud eller avvakta.
ne-no-tribal-bid = Med stamkultur bjuder man inte, utom med harem eller ”{ ne-daughter-generous-woman }”; avvakta.
ne-no-bid-of-nothing = Det lägsta budet är 1 bricka.
ne-no-disks-to-bid = Du har { $number ->
    [0] ingen fri bricka
   *[other] bara { $number }
} av färgerna som bjuder på henne.
ne-no-higher-bid = Bjud mer än det högsta budet ({ $number }); ett lika bud räcker bara om du vinner vid lika.
ne-no-laying = Du ropade in henne: välj brickorna som du lägger på henne.
ne-no-such-disks = Lägg exakt så många brickor som du bjöd ({ $number }), fria, av färgerna som bjuder på henne.
ne-no-recalling = Du är nästan utdöd: kalla tillbaka upp till { $number } män, eller ingen.
ne-no-elder-to-recall = Du har ingen äldste med den rangen ({ $rank }); välj en egen äldste eller make.
ne-no-husband-to-recall = Ingen make av din art lever med ”{ $card }”; välj en egen äldste eller make.
ne-no-recall-now = Äldste och makar stannar där de är; bara den som börjar fas 2 utan jägare kallar tillbaka högst { $number }.
ne-no-assigning = Sätt ut jägare nu: på ett biom, en rang eller en dotter; eller avsluta.
ne-no-open-card = ”{ $card }” ligger inte öppet i raderna.
ne-no-hunter-in-camp = En sådan jägare står inte i ditt läger.
ne-no-wanderer-alone = En vandrare jagar bara tillsammans med en jägare av din egen färg; sätt ut den först.
ne-no-disks-any-more = Brickorna som ”{ $card }” kräver är inte längre fria: de som står där jagar, ingen ansluter sig.
ne-no-disks-for-card = Dina fria brickor täcker inte vad ”{ $card }” kräver, tillsammans med de andra korten som du jagar.
ne-no-own-hunter = Du behöver en jägare av din egen färg i lägret.
ne-no-second-elder = Du har redan en äldste med den rangen ({ $rank }); varje rang har en plats.
ne-no-rank-while-vocal = Den rangen finns bara med stamkultur ({ $rank }); välj en annan.
ne-no-open-domain = Så länge du är vokal behöver du portaler i alla tre färgerna i hjärnregionen för den rangen ({ $rank }).
ne-no-disk-for-rank = En ny äldste ({ $rank }) kostar en fri bricka ({ $colour }), om inte din eldmakare är mogen.
ne-no-own-daughter-to-marry = ”{ $card }” är inte din dotter; till en främmande dotter måste du fria.
ne-no-mature-daughter = ”{ $card }” är inte mogen: det ligger fortfarande en bricka på henne.
ne-no-unmarried-to-marry = ”{ $card }” är gift; du får fria till henne ändå.
ne-no-second-suitor = Hos ”{ $card }” står redan en friare av din art; det finns en för varje dotter.
ne-no-husbands = Med promiskuitet blir det inga nya makar, utom med ”{ ne-daughter-piper }”.
ne-no-disk-for-husband = En make kostar en fri bricka ({ $colour }), utom med ”{ ne-daughter-housewife }”.
ne-no-such-daughter = ”{ $card }” ligger inte i någons spelområde.
ne-no-own-husband-to-court = Maken till ”{ $card }” är redan din.
ne-no-courting-at-home = Med promiskuitet friar du bara till andras döttrar, utom med ”{ ne-daughter-piper }”.
ne-no-move-without-harem = Bara ett harem flyttar sina makar.
ne-no-husband-to-move = Ingen make av din art lever med en egen dotter vid namn ”{ $card }”.
ne-no-second-move = Maken till ”{ $card }” har redan flyttat den här rundan.
ne-no-move-to-her = En make flyttar bara till en mogen, ogift dotter i ditt eget spelområde; ”{ $card }” är inte det.
ne-no-swap-needed = Din alfahanne är redan bland dina jägare.
ne-no-fashion-woman = Bara med ”{ ne-daughter-fashion-woman }” tar man tillbaka vandrare.
ne-no-hunters-there = Du tar bara tillbaka vandrare där du har jägare; vid ”{ $card }” har du inga.
ne-no-wanderers-there = Vid ”{ $card }” står ingen vandrare av din färg.
ne-no-offering = Du får lägga ett förslag, eller inget.
ne-no-offer-to = Lägg ditt förslag till en annan art som spelar, inte till den här ({ $who }).
ne-no-chief = Bara med en mogen hövding lägger du ett förslag.
ne-no-meeting = Du delar inget kort med den arten ({ $who }), och ingen står på ett kort hos den andra.
ne-no-more-offers = Ni två har lagt { $number } förslag den här rundan; fler får det inte bli.
ne-no-more-drafts = Du har släppt { $number } utkast i rad; fler får det inte bli.
ne-no-second-counter = Ett förslag får ett motförslag: säg ja eller nej.
ne-no-counter-while-vocal = Så länge du är vokal säger du bara ja eller nej.
ne-no-drafting = Formulera ditt förslag: vem som går, vad som ges, vem som gifter sig; lägg det sedan eller släpp det.
ne-no-answering = Ett förslag väntar på ditt svar: ja eller nej.
ne-no-second-leaving = Ett förslag nämner ett kort som du lämnar och ett som den andra lämnar.
ne-no-one-stands-there = Vid ”{ $card }” står ingen av den arten.
ne-no-second-exchange = Ett byte görs varje runda.
ne-no-disk-to-exchange = Det finns ingen fri bricka ({ $colour }) att byta.
ne-no-card-to-exchange = Tillsammans byter ni bara fria brickor och mogna uppfinningar; ”{ $card }” är ingen.
ne-no-daughter-to-exchange = Tillsammans byter ni inga döttrar.
ne-no-disk-to-give = Brickor byter aldrig ägare.
ne-no-card-to-give = Bara kort på handen och mogna kort i spelområdet byter ägare; ”{ $card }” är ingetdera.
ne-no-daughter-to-give = Bara en mogen, ogift dotter till givaren byter spelområde; ”{ $card }” är inte det.
ne-no-courted-to-give = Någon friar till ”{ $card }”; hon stannar där hon är.
ne-no-second-ware = Ett förslag nämner en sak som du ger och en som den andra ger.
ne-no-bride-to-give = ”{ $card }” gifter sig i det här förslaget.
ne-no-unlike = Ett handkort byts mot ett handkort, ett kort i spelområdet mot ett kort i spelområdet, en bricka mot en bricka.
ne-no-like-ware = Den andra arten har inget av samma slag att ge för det.
ne-no-bride = Bruden måste vara en mogen, ogift dotter till den andra spelaren; ”{ $card }” är inte det.
ne-no-given-bride = ”{ $card }” byter spelområde i det här förslaget.
ne-no-courted-bride = En annan friare av den arten friar till ”{ $card }”.
ne-no-groom = Bara en jägare eller friare som lämnar ett kort i det här förslaget kan gifta sig; makar går hem.
ne-no-second-marriage = Ett förslag har ett giftermål på varje sida.
ne-no-empty-offer = Ett tomt förslag säger inget: lägg till något eller släpp det.
ne-no-gift-together = Tillsammans ger ni något för något: säg för vad.
ne-no-gift = Ett kort ges för ett kort, eller för att någon lämnar ett: lägg till vad som ges för det, eller vem som går.
ne-no-striking = Ditt anfall träffade: välj vem du träffar.
ne-no-victim = Av den arten finns ingen kvar där ({ $who }); välj ett annat offer.
ne-no-next-card = Välj vilket kort som kommer nu.
ne-no-own-card-next = Nu kommer korten där du ensam jagar, utom rovdjur; ”{ $card }” är inget sådant.
ne-no-contested-card-next = Nu kommer omstridda kort, utom rovdjur; ”{ $card }” är inget sådant.
ne-no-predator-next = Nu kommer rovdjur med jägare; av två som följer samma jägare kommer det med lägre klimax först.
ne-no-staying = Där du står ligger ett nytt kort: jaga där eller gå hem.
ne-no-power = Välj först om din alfahanne använder sin kraft.
ne-no-claiming = Du har tillräckligt många lika tärningar: ta kortet eller låt det ligga.
ne-no-trophy-left = Tillsammans lämnar ni ingen trofé: ta kortet.
ne-no-dying = En av dina jägare dör: välj vem.
ne-no-hunter-in-danger = Den jägaren är inte i fara; en alfahanne som använder sin kraft är det inte heller.
ne-no-freeing = Du får frigöra brickor nu eller avsluta.
ne-no-disk-there = Där ligger ingen bricka av dig; välj en äldste, en make, en dotter eller ett kort med en.
ne-no-more-of-colour = Du får inte frigöra fler brickor av den färgen nu ({ $colour }).
ne-no-discarding = Du har fler kort än din handgräns ({ $number }): kasta ett.
ne-no-card-in-hand = ”{ $card }” finns inte på din hand.
ne-no-giving-up = En vandrare ersätter en av dina jägare: välj var.
ne-no-cube-there = Vid ”{ $card }” jagar ingen kub av din färg; välj ett kort där en gör det.
ne-no-special = Välj en särskild handling, byt plats på din alfahanne eller gör inget.
ne-no-special-left = Du har gjort din särskilda handling den här rundan; din alfahanne får fortfarande byta plats.
ne-no-portal-when-tribal = Bara den som är vokal öppnar portaler; du har stamkultur.
ne-no-portal-twice = I den portalen ligger redan en bricka ({ $portal }).
ne-no-disk-for-portal = Du har ingen fri bricka i portalens färg ({ $portal }).
ne-no-portal-shown = Du behöver en dotter som visar den portalen ({ $portal }): en mogen egen (med parbindning en gift), eller en hustru hos en annan art.
ne-no-neolexia-when-tribal = Bara den som är vokal har neolexi; du har stamkultur.
ne-no-neolexia-there = Neolexi frigör bara brickor hos döttrar, makar och äldste.
ne-no-neolexia-colour = På din hjärnkarta är ingen portal i den färgen ({ $colour }) öppen, och inte heller hos en främmande hustrus far.
ne-no-play-while-vocal = Bara med stamkultur spelar du kort från handen.
ne-no-elder-for-card = Schamanen spelar djur, flintslagaren och fångstmannen spelar uppfinningar; ”{ $card }” är inte för den rangen.
ne-no-bound-rank = I det här spelet hör ”{ $card }” till en annan rang.
ne-no-mature-elder = Du har ingen mogen äldste med den rangen ({ $rank }).
ne-no-disk-for-card = Den äldste ({ $rank }) behöver en fri bricka ({ $colour }), om inte din hövding är mogen.

## On the front page: what the game is, and what can be chosen

option-neanderthal-boards = Arter
    .about = Vem som spelar vilken, i platsernas ordning; två spelare tar de två första.
option-neanderthal-boards-lot = lottas
option-neanderthal-species-red = Cro-Magnonmänniska
option-neanderthal-species-yellow = Neandertalare
option-neanderthal-species-green = Arkaisk människa
option-neanderthal-mode = Med eller mot varandra
    .about = För tre spelare; ensam spelar man alltid för att överleva, två spelar alltid mot varandra.
option-neanderthal-mode-rivals = mot varandra
option-neanderthal-mode-cooperative = tillsammans
option-neanderthal-bound-inventions = Uppfinningar
    .about = Om flintslagare och fångstman får spela vilken uppfinning som helst.
option-neanderthal-bound-inventions-no = alla
option-neanderthal-bound-inventions-yes = bara de som hör till deras rang
about-neanderthal = Tre människoarter, döttrar på auktion, jakt med tärningar, språk som öppnar hjärnan.

# The strip of players, and where the round stands.
ne-strip-hunters = jägare
ne-strip-words = fria brickor
ne-tribal-at = stam vid { $portals }
ne-strip-portals = öppna portaler
