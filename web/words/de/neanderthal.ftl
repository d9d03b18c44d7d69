# Words of the interface: neanderthal

## The species
ne-who-red = Cro-Magnon-Mensch
ne-who-yellow = Neandertaler
ne-who-green = Archaischer Mensch
ne-short-red = Cro-M.
ne-short-yellow = Neand.
ne-short-green = Arch.
ne-folk-red = Die Cro-Magnon-Menschen
ne-folk-yellow = Die Neandertaler
ne-folk-green = Die Archaischen
ne-to-folk-red = den Cro-Magnon-Menschen
ne-to-folk-yellow = den Neandertalern
ne-to-folk-green = den Archaischen
ne-vocal = stimmlich
ne-tribal = Stammeskultur
ne-head = { $who } ({ $player }): { $state }, { $points } Punkte.

## Disks, dice, ranks, portals, sexualities
ne-disk-orange = orange
ne-disk-white = weiß
ne-disk-black = schwarz
ne-disks = { $count } { $colour }
ne-a-disk = eine Scheibe ({ $colour })
ne-free-disks = Wortschatz: { $count } freie Scheiben, { $colour }.
ne-disks-on = { $count } Scheiben ({ $colour }) auf { $card }.
ne-vocabulary = Wortschatz
ne-rank-chief = Häuptling
ne-rank-shaman = Schamane
ne-rank-knapper = Steinschläger
ne-rank-warrior = Krieger
ne-rank-trapper = Fallensteller
ne-rank-firestarter = Feuermacher
ne-does-chief = Kein Chaos; darf verhandeln; Aktionen der Ältesten kosten keine Scheibe.
ne-does-shaman = Spielt Tiere aus der Hand.
ne-does-knapper = Der Alpha zählt als 1 bei Großwild; spielt Erfindungen.
ne-does-warrior = Kriegsrat; Kriegstrupp mit dem Alpha, der bei Keulenkarten und Töchtern als 1 zählt.
ne-does-trapper = Der Alpha zählt als 1 bei Kleinwild; spielt Erfindungen.
ne-does-firestarter = Milderes Chaos; neue Älteste kosten nichts; niemand erfriert.
ne-elder-vacant = Rang { $number }, { $rank }: niemand.
ne-elder-tribal-only = Rang { $number }, { $rank }: niemand; nur mit Stammeskultur.
ne-elder-immature = Rang { $number }, { $rank }: unreif, mit einer Scheibe darunter.
ne-elder-mature = Rang { $number }, { $rank }: reif.
ne-elder-cost = Kostet eine Scheibe: { $colour }.
ne-domain-stand-in = Seine Hirnregion ist ein Ersatzwert.
ne-about-tribal-only = Nur mit Stammeskultur.
ne-portal-venus-orange = Venus, orange
ne-portal-venus-black = Venus, schwarz
ne-portal-shaman-orange = Schamane, orange
ne-portal-shaman-white = Schamane, weiß
ne-portal-bison-white = Bison, weiß
ne-portal-bison-black = Bison, schwarz
ne-portal-open = Portal { $portal }: offen.
ne-portal-within-reach = Portal { $portal }: zu; eine Tochter zeigt es.
ne-portal-closed = Portal { $portal }: zu.
ne-sexuality-promiscuity = Promiskuität
ne-sexuality-harem = Harem
ne-sexuality-pair-bond = Paarbindung
ne-about-promiscuity = Sammelt; nimmt keine Ehemänner.
ne-about-harem = Darf Ehemänner umsetzen; bietet auch mit Stammeskultur, zum halben Wert.
ne-about-pair-bond = Töchter wirken nur mit Ehemann.
ne-other-side = Andere Seite: { $other }.

## The rows
ne-europe-north = Nordeuropa
ne-europe-south = Südeuropa
ne-row-north = Norden { $column }
ne-row-south = Süden { $column }
ne-gap = Lücke
ne-ice-cap = Eiskappe
ne-spent = Hat diese Runde schon gezahlt.
ne-fresh = Diese Runde gelegt.
ne-standing-here = Hier: { $people }.
ne-hunters = { $count ->
    [one] 1 Jäger ({ $who })
   *[other] { $count } Jäger ({ $who })
}
ne-guests = { $count ->
    [one] 1 Gast ({ $who }) bei { $host }
   *[other] { $count } Gäste ({ $who }) bei { $host }
}
ne-alpha-of = Alpha ({ $who })
ne-thrown = { $who } warfen { $dice }.
ne-dice-waiting = { $who } werfen { $count } Würfel.
ne-hunt-so-far = { $hits } Treffer, { $equal } gleiche Würfel.
ne-game-small = Kleinwild
ne-game-big = Großwild
ne-game-club = Keulenkarte
ne-game-predator = Raubtier

## What cards say
ne-about-game-small = Kleinwild.
ne-about-game-big = Großwild: Raubtiere können folgen.
ne-about-game-club = Keulenkarte.
ne-about-game-predator = Raubtier.
ne-about-climax = Klimax { $climax }.
ne-about-hits-star = Braucht { $hits } Treffer (eine 1 oder 2 trifft).
ne-about-hits-one = Braucht { $hits } Treffer (nur eine 1 trifft).
ne-about-need = Voraussetzung, freie Scheiben: { $disks }.
ne-about-success = Erfolg bringt: { $reward }.
ne-babies = { $babies ->
    [one] 1 Kind
   *[other] { $babies } Kinder
}
ne-freed = Scheiben frei: { $disks }
ne-nothing = nichts
ne-about-bite = Beißt bei { $faces }.
ne-about-frost = Frost bei { $faces }.
ne-about-gather = Korb: Sammler ernähren ein Kind.
ne-about-take-trophy = { $dice } gleiche Würfel: Trophäe (zählt als { $trophies }).
ne-about-take-hand = { $dice } gleiche Würfel: auf die Hand.
ne-about-trophy = { $trophies ->
    [one] Zählt als 1 Trophäe.
   *[other] Zählt als { $trophies } Trophäen.
}
ne-about-yield = Als Haustier bringt es jede Runde: { $reward }.
ne-about-weapon = Waffe: jede Gruppe ist ein Kriegstrupp.
ne-about-threes = Eine 3 zählt als 1 bei: { $game }.
ne-about-shelter = Rang 3, 4 und 5 sterben nicht am Alter.
ne-about-order = Reihenfolge: { $first }, { $second }.
ne-about-events = Ereignisse: { $events }.
ne-about-bid = Gebote mit Scheiben: { $colours }.
ne-about-portals = Öffnet Portale: { $portals }.
ne-about-suitor-bite = { $faces } tötet einen fremden Freier.
ne-about-points = Punkte: { $points }.
ne-about-mpi = Scheiben auf der Karte: { $disks }.
ne-about-board = Startportal: { $portal }.
ne-about-stand-ins = † Ersatzwerte, nicht die gedruckten: { $figures }.
ne-about-rules = Regeln: { $rules }.
ne-figure-number = Nummer
ne-figure-climax = Klimax
ne-figure-hits = Treffer
ne-figure-hit = was trifft
ne-figure-need = nötige Scheiben
ne-figure-babies = Kinder
ne-figure-disks = befreite Scheiben
ne-figure-bite = Biss
ne-figure-frost = Frost
ne-figure-gather = Korb
ne-figure-take = gleiche Würfel
ne-figure-trophies = Trophäen
ne-figure-yield-babies = Kinder durch das Haustier
ne-figure-yield-disks = Scheiben durch das Haustier
ne-figure-rank = Rang
ne-figure-first = erster Spieler
ne-figure-second = zweiter Spieler
ne-figure-events = Ereignisse
ne-figure-bid = Gebot
ne-figure-portals = Portale
ne-figure-mpi = Farben der Scheiben
ne-figure-domain = Hirnregion

## The round
ne-round = Runde { $round } · noch { $left }
ne-set-up = Aufbau
ne-deck = { $left ->
    [one] Noch 1 Tochter
   *[other] Noch { $left } Töchter
}
ne-order = { $place }. { $who }
ne-events = Ereignisse der Runde
ne-event-done = vorbei
ne-event-now = jetzt
ne-event-to-come = kommt noch
ne-event-cooling = Abkühlung
ne-event-warming = Erwärmung
ne-event-wurm = Würm-Glazial
ne-event-mortality = Sterben der Ältesten ({ $times } Würfel)
ne-event-chaos = Chaos
ne-event-blizzard = Schneesturm
ne-event-wanderlust = Wanderlust ({ $times })
ne-auction = Versteigerung der Tochter
ne-high-bid = { $who } führen mit einem Gebot von { $bid }.
ne-high-bid-short = Gebot { $bid }
ne-phase-1 = Phase 1: Ereignisse und Versteigerung
ne-phase-2 = Phase 2: Jäger einsetzen
ne-phase-3 = Phase 3: Verhandeln, Angreifen, Sammeln
ne-phase-4 = Phase 4: Jagd
ne-phase-5 = Phase 5: Haustiere
ne-phase-6 = Phase 6: besondere Aktion

## In front of a species
ne-camp = Lager
ne-deadpile = Totenhaufen: { $count } Würfelchen.
ne-deadpile-with-alpha = Totenhaufen: { $count } Würfelchen und der Alpha.
ne-mature = Reif.
ne-immature-under = Unreif, unter Scheiben: { $disks }.
ne-husband-mature = Ehemann ({ $who }), reif.
ne-husband-immature = Ehemann ({ $who }), unreif.
ne-no-husband = Kein Ehemann.
ne-suitor-of = Freier ({ $who }).
ne-in-hand = auf der Hand.
ne-as-trophy = Trophäe.
ne-as-animal = Haustier.
ne-as-animal-immature = Haustier, unreif.
ne-as-invention = Erfindung.
ne-as-invention-immature = Erfindung, unreif.
ne-daughters = Töchter
ne-sexualities = Sexualitäten
ne-boards = Tableaus
ne-elders = Älteste
ne-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ne-line-hunters = Jäger
ne-line-alpha-man = Alpha
ne-line-elders = Älteste
ne-line-husbands = Ehemänner
ne-line-daughters = Töchter
ne-line-free-disks = freie Scheiben
ne-line-trophies = Trophäen
ne-line-inventions = Erfindungen
ne-line-domestic-animals = Haustiere

## Biomes
ne-biome-alpine-marmot = Murmeltier
ne-biome-arctic-flounder = Polarscholle
ne-biome-carcass-tailored-clothes = Kadaver: Nähkleidung
ne-biome-carcass-bone-atlatl = Kadaver: Speerschleuder
ne-biome-caribou = Rentier
ne-biome-european-cave-lion = Höhlenlöwe
ne-biome-flint-mine-hafted-point = Feuerstein: Schaftspitze
ne-biome-flint-mine-fishing-weir = Feuerstein: Fischwehr
ne-biome-gray-wolf = Grauwolf
ne-biome-irish-elk = Riesenhirsch
ne-biome-scimitar-cat = Säbelzahnkatze
ne-biome-snow-hare = Schneehase
ne-biome-steppe-bison = Steppenbison
ne-biome-sturgeon = Stör
ne-biome-tyrant-sea-bear = Riesen-Eisbär
ne-biome-woolly-rhinoceros = Wollnashorn
ne-biome-willow-ptarmigan = Moorschneehuhn
ne-biome-woolly-mammoth = Wollmammut
ne-biome-fallow-deer = Damhirsch
ne-biome-flint-mine-handaxe-darts = Feuerstein: Faustkeile
ne-biome-chamois = Gämse
ne-biome-straight-tusked-elephant = Waldelefant
ne-biome-mercks-rhinoceros = Waldnashorn
ne-biome-wisent = Wisent
ne-biome-cave-bear = Höhlenbär
ne-biome-european-ass = Wildesel
ne-biome-tree-goose = Baumgans
ne-biome-string-winding-cordage-snares = Schnurdrehen: Schlingen
ne-biome-aurochs = Auerochse
ne-biome-horse = Wildpferd
ne-biome-cave-hyena = Höhlenhyäne
ne-biome-wild-boar = Wildschwein
ne-biome-sabertooth-salmon = Säbelzahnlachs
ne-biome-alpine-ibex = Alpensteinbock
ne-biome-red-deer = Rothirsch
ne-biome-honey-bee = Honigbiene

## Daughters and what their cultures do
ne-daughter-a-woman-with-a-name = Frau mit Namen
ne-daughter-basket-weaver = Korbflechterin
ne-daughter-caring-woman = Fürsorgliche
ne-daughter-cobbler-woman = Schuhmacherin
ne-daughter-fashion-woman = Modefrau
ne-daughter-generous-woman = Großzügige
ne-daughter-grieving-woman = Trauernde
ne-daughter-housewife = Hausfrau
ne-daughter-laughing-woman = Lachende
ne-daughter-matriarch = Matriarchin
ne-daughter-paintress = Malerin
ne-daughter-piper = Flötenspielerin
ne-daughter-scavenger-woman = Vorratsfrau
ne-daughter-sheherazade = Scheherazade
ne-daughter-singing-woman = Singende
ne-daughter-swearing-woman = Fluchende
ne-daughter-telling-mother = Erzählende Mutter
ne-daughter-totem-woman = Totemfrau
ne-daughter-vigilant-woman = Wachsame
ne-daughter-walkabout-woman = Wandernde
ne-daughter-weather-whisperer = Wetterflüsterin
ne-culture-a-woman-with-a-name = Jede deiner Töchter ist 2 Punkte wert.
ne-culture-basket-weaver = Wer sammelt, sammelt auch auf Trophäen-Biomen.
ne-culture-caring-woman = Du gewinnst bei gleichem Gebot.
ne-culture-cobbler-woman = Deine Jäger erfrieren nicht.
ne-culture-fashion-woman = In Phase 2 holst du Wanderer zurück, wo du jagst.
ne-culture-generous-woman = Mit Stammeskultur bietest du wie stimmlich.
ne-culture-grieving-woman = Jeder deiner Ältesten ist 2 Punkte wert.
ne-culture-housewife = Ehemänner kosten in Phase 2 keine Scheibe.
ne-culture-laughing-woman = Bei Chaos genügt es, 4 Jäger zu verlieren.
ne-culture-matriarch = Du sammelst; ein Alpha als Gatte bringt Stammeskultur.
ne-culture-paintress = Ein Würfel weniger, um ein Tier zu nehmen.
ne-culture-piper = Ehemänner trotz Promiskuität.
ne-culture-scavenger-woman = Du sammelst.
ne-culture-sheherazade = Zwei besondere Aktionen.
ne-culture-singing-woman = Dein Werben gelingt immer.
ne-culture-swearing-woman = Du jagst ohne die nötigen Scheiben.
ne-culture-telling-mother = Eine Handkarte mehr.
ne-culture-totem-woman = Du greifst zuerst an und jagst zuerst.
ne-culture-vigilant-woman = Kein Raubtier folgt deiner Jagd.
ne-culture-walkabout-woman = Eine Tochter darf Jäger werden; Sexualität darf wechseln.
ne-culture-weather-whisperer = Dein Feuermacher stirbt nicht am Alter.

## What is asked
ne-ask-as = { $who }: { $question }
ne-wait = { $name } ({ $who }) entscheidet: { $what }.
ne-ask-sexuality = Wähle eine Seite deiner Sexualitätskarte.
ne-what-sexuality = Sexualität
ne-ask-council-of-war = Kriegsrat: Bestimme einen anderen ersten Spieler oder behalte die Reihenfolge.
ne-what-council-of-war = Kriegsrat
ne-ask-hunters-lost-to-chaos = Chaos: { $number ->
    [0] Du hast genug Jäger verloren; verliere mehr oder höre auf.
    [one] Verliere noch mindestens 1 Jäger aus deinem Lager.
   *[other] Verliere noch mindestens { $number } Jäger aus deinem Lager.
}
ne-what-hunters-lost-to-chaos = Jäger, die im Chaos verloren gehen
ne-ask-elder-lost-to-chaos = Chaos: Wähle einen Ältesten, der verloren geht.
ne-what-elder-lost-to-chaos = der Älteste, der im Chaos verloren geht
ne-ask-change-of-sexuality = Nach dem Chaos darfst du deine Sexualitätskarte umdrehen.
ne-what-change-of-sexuality = Wechsel der Sexualität
ne-ask-change-of-sexuality-by-choice = Du darfst deine Sexualitätskarte umdrehen.
ne-what-change-of-sexuality-by-choice = Wechsel der Sexualität
ne-ask-where-hunters-wander = Wanderlust: Wähle, zu wem dein Jäger wandert (noch { $number }).
ne-what-where-hunters-wander = wohin Jäger wandern
ne-ask-daughter-who-becomes-a-hunter = Vor dem Schneesturm darf eine ledige Tochter Jäger werden.
ne-what-daughter-who-becomes-a-hunter = eine Tochter, die Jäger wird
ne-ask-dependents-abandoned = Schneesturm: Lass { $number ->
    [one] 1 Abhängigen
   *[other] { $number } Abhängige
} zurück; zwei Jäger halten einen am Leben.
ne-what-dependents-abandoned = Abhängige im Schneesturm
ne-ask-bid = Versteigerung, { $card }: { $number ->
    [0] Biete mit Scheiben ({ $disks }) oder warte ab.
   *[other] Das Gebot ist { $number }. Biete mit Scheiben ({ $disks }) oder warte ab.
}
ne-what-bid = Gebot für { $card }
ne-ask-disks-laid-on-the-daughter = Du ziehst { $card } mit { $number } auf: Wähle die Scheiben.
ne-what-disks-laid-on-the-daughter = Scheiben für { $card }
ne-ask-men-recalled = Du hast keine Jäger: Rufe bis zu { $number } Älteste oder Ehemänner zurück.
ne-what-men-recalled = zurückgerufene Männer
ne-ask-hunters-assigned = Setze Jäger ein: auf ein Biom, einen Rang oder eine Tochter. Beende, wenn du fertig bist.
ne-what-hunters-assigned = Jäger einsetzen
ne-ask-offer = Du darfst ein Angebot machen.
ne-what-offer = ein Angebot oder keines
ne-ask-terms-of-an-offer = Formuliere dein Angebot an: { $to }. Bisher: { $terms }
ne-what-terms-of-an-offer = der Inhalt eines Angebots
ne-ask-answer-to-an-offer = { $from } bieten an: { $terms } Ja oder nein?
ne-what-answer-to-an-offer = Antwort auf ein Angebot
ne-ask-consent-to-leave = Lässt du sie gehen? { $terms }
ne-what-consent-to-leave = Zustimmung zu einem Angebot
ne-ask-victim-of-an-attack = Dein Angriff hat { $number } Treffer: Wähle, wen.
ne-what-victim-of-an-attack = das Opfer eines Angriffs
ne-ask-own-card-to-resolve = Jagd: Wähle, welche deiner Karten jetzt kommt.
ne-what-own-card-to-resolve = die nächste Jagd
ne-ask-contested-card-to-resolve = Jagd: Wähle, welche umstrittene Karte jetzt kommt.
ne-what-contested-card-to-resolve = die nächste umstrittene Karte
ne-ask-predator-to-resolve = Jagd: Wähle, welches Raubtier jetzt kommt.
ne-what-predator-to-resolve = das nächste Raubtier
ne-ask-which-hunter-dies = { $number ->
    [one] Ein Jäger stirbt
   *[other] { $number } Jäger sterben
}: Wähle, wer.
ne-what-which-hunter-dies = welcher Jäger stirbt
ne-ask-which-hunter-is-replaced = Ein Wanderer ersetzt einen deiner Jäger: Wähle, wo.
ne-what-which-hunter-is-replaced = welcher Jäger ersetzt wird
ne-ask-which-disks-are-freed = Befreie Scheiben: { $disks }. Wähle, wo, oder beende.
ne-what-which-disks-are-freed = welche Scheiben frei werden
ne-ask-which-card-leaves-the-hand = Deine Hand fasst höchstens { $hand } Karten: Gib eine auf.
ne-what-which-card-leaves-the-hand = eine Karte, die die Hand verlässt
ne-ask-alpha-mans-power = { $card }: Zählt dein Alpha als 1, oder würfelt er?
ne-what-alpha-mans-power = die Kraft des Alphas
ne-ask-alpha-suitors-power = { $card }: Gelingt es deinem Alpha ohne Wurf?
ne-what-alpha-suitors-power = die Kraft des Alphas
ne-ask-claim-the-card-or-not = { $card }: Deine gleichen Würfel erlauben dir, die Karte zu nehmen.
ne-what-claim-the-card-or-not = { $card }: nehmen oder nicht
ne-ask-special-action = Wähle eine besondere Aktion oder keine.
ne-what-special-action = besondere Aktion
ne-chance-card = Eine Karte wird gelegt: { $slot }.
ne-chance-daughter = Die Tochter der Runde wird aufgedeckt.
ne-chance-board = Die Tableaus werden ausgeteilt.
ne-chance-sexuality-card = Die Sexualitätskarten werden ausgeteilt.
ne-chance-dice-for-elders = { $who } werfen { $count } Würfel für ihre Ältesten.
ne-chance-dice-of-an-attack = { $who } greifen mit { $count } Würfeln an.
ne-chance-die-of-a-suitor = { $who } werben mit einem Würfel.
ne-chance-dice-of-a-hunt = { $who } jagen mit { $count } Würfeln.
ne-over-last-round = Die letzte Runde ist vorbei. Das Spiel ist zu Ende.
ne-over-ice = In Europa gibt es nichts mehr zu jagen. Das Spiel ist zu Ende.
ne-no-terms = noch nichts.
ne-term-leave = { $who } verlassen: { $card }.
ne-term-give = { $who } geben: { $card }.
ne-term-marry = { $who } heiraten: { $card }.

## Buttons
ne-do-choose = { $what }
ne-do-council = Zuerst { $first }, dann { $second }
ne-do-lose = Jäger stirbt ({ $who })
ne-do-lose-alpha = Der Alpha stirbt
ne-do-lose-elder = { $rank } geht verloren
ne-do-change = Sexualität wechseln
ne-do-wander = Zu: { $who }
ne-do-walkabout = { $card } wird Jäger
ne-do-abandon = { $what } zurücklassen
ne-do-bid = Biete { $count }
ne-do-hold = Abwarten
ne-do-lay = Lege { $disks }
ne-do-recall-elder = Zurückrufen: { $rank }
ne-do-recall-husband = Zurückrufen: Ehemann, { $card }
ne-do-hunt = Jäger ({ $who }): { $card }
ne-do-hunt-alpha = Alpha: { $card }
ne-do-promote = Neuer Ältester: { $rank }
ne-do-promote-alpha = Alpha wird { $rank }
ne-do-marry = Heiraten: { $card }
ne-do-marry-alpha = Alpha heiratet: { $card }
ne-do-court = Werben: { $card }
ne-do-court-alpha = Alpha wirbt: { $card }
ne-do-move = Ehemann: { $from } → { $to }
ne-do-swap = Alpha tauscht mit einem Jäger
ne-do-reclaim = Wanderer zurückholen: { $card }
ne-do-offer = Angebot: { $who }
ne-do-leave = Ich verlasse { $card }
ne-do-ask = Du verlässt { $card }
ne-do-give = Ich gebe { $card }
ne-do-take = Du gibst { $card }
ne-do-give-disk = Ich gebe eine Scheibe ({ $colour })
ne-do-take-disk = Du gibst eine Scheibe ({ $colour })
ne-do-groom = Mein Jäger heiratet: { $card }
ne-do-groom-alpha = Mein Alpha heiratet: { $card }
ne-do-bride = Dein Jäger heiratet: { $card }
ne-do-bride-alpha = Dein Alpha heiratet: { $card }
ne-do-propose = Angebot machen
ne-do-drop = Angebot fallen lassen
ne-do-accept = Ja
ne-do-refuse = Nein
ne-do-counter = Gegenangebot
ne-do-strike = Treffen: { $who }
ne-do-resolve = Jetzt: { $card }
ne-do-power = Zählt als 1
ne-do-claim = Karte nehmen
ne-do-free = Scheibe befreien: { $what }
ne-do-free-husband = Scheibe befreien: Ehemann, { $what }
ne-do-free-daughter = Scheibe befreien ({ $colour }): { $what }
ne-do-discard = Aufgeben: { $card }
ne-do-give-up = Der Jäger bei: { $card }
ne-do-portal = Portal { $portal }
ne-do-neolexia = Neolexie: { $what }
ne-do-neolexia-husband = Neolexie: Ehemann, { $what }
ne-do-neolexia-daughter = Neolexie ({ $colour }): { $what }
ne-do-play = { $rank } spielt { $card }
ne-do-done = Fertig
ne-do-pass = Nein
ne-do-pass-council-of-war = Reihenfolge behalten
ne-do-pass-claim-the-card-or-not = Karte liegen lassen
ne-do-pass-alpha-mans-power = Er würfelt
ne-do-pass-alpha-suitors-power = Er würfelt
ne-do-power-alpha-suitors-power = Gelingt ohne Wurf
ne-do-pass-change-of-sexuality = Sexualität behalten
ne-do-pass-change-of-sexuality-by-choice = Sexualität behalten
ne-do-pass-offer = Kein Angebot
ne-do-pass-special-action = Keine Aktion
ne-do-pass-daughter-who-becomes-a-hunter = Niemand
ne-do-done-hunters-assigned = Fertig: sonst geht niemand
ne-do-done-which-disks-are-freed = Fertig: nichts mehr befreien
ne-do-done-men-recalled = Fertig: niemanden rufen
ne-do-done-hunters-lost-to-chaos = Fertig: keine Verluste mehr

## The log
ne-log-dealt = { $biome } wird gelegt: { $slot }.
ne-log-board-dealt = { $player } führt eine Art an. { $who } sind es.
ne-log-sexuality-chosen = { $who } leben so: { $sexuality }.
ne-log-round-began = Runde { $round }: { $daughter } wird aufgedeckt. Zuerst: { $first }, dann: { $second }.
ne-log-order-named = { $by } halten Kriegsrat. Zuerst: { $first }, dann: { $second }.
ne-log-ice-laid = Eis bedeckt { $slot }.
ne-log-ice-moved = Eis rückt vor: { $to }.
ne-log-ice-melted = Das Eis schmilzt: { $slot }.
ne-log-slid = { $biome } zieht um: { $to }.
ne-log-vanished = { $biome } verlässt das Spiel.
ne-log-round-added = Das Würm-Glazial bringt eine Runde mehr; noch { $left }.
ne-log-rolled = { $who } werfen { $dice }.
ne-log-elder-died = { $who } verlieren einen Ältesten: { $rank }.
ne-log-chaos-avoided = { $who } sind gegen Chaos gefeit.
ne-log-hunters-lost = { $who } verlieren { $number } Jäger.
ne-log-alpha-died = { $who } verlieren ihren Alpha.
ne-log-wandered = { $who }: Ein Jäger wandert zu { $to }.
ne-log-daughter-became-hunter = { $who }: { $daughter } wird Jäger.
ne-log-daughter-lost = { $who } lassen zurück: { $daughter }.
ne-log-animal-lost = { $who } lassen ein Haustier zurück: { $biome }.
ne-log-bid = { $who } bieten { $disks }.
ne-log-bought = { $who } ziehen { $daughter } auf, mit { $disks ->
    [one] 1 Scheibe
   *[other] { $disks } Scheiben
}.
ne-log-unsold = Niemand zieht { $daughter } auf; sie verlässt das Spiel.
ne-log-recalled = { $who } rufen einen Mann zur Jagd zurück.
ne-log-assigned = { $who } setzen einen Jäger ein: { $place }.
ne-log-promoted-mature = { $who } haben einen neuen Ältesten, sofort reif: { $rank }.
ne-log-promoted-immature = { $who } haben einen neuen Ältesten, unreif: { $rank }.
ne-log-married-mature = { $who }: Ein Mann heiratet { $daughter }, sofort reif.
ne-log-married-immature = { $who }: Ein Mann heiratet { $daughter }, unreif.
ne-log-husband-moved = { $who }: Ein Ehemann geht von { $from } zu { $to }.
ne-log-husband-left = { $who }: Der Ehemann geht heim ({ $daughter }).
ne-log-alpha-swapped = { $who }: Der Alpha tritt vor.
ne-log-reclaimed = { $who } holen { $number } Wanderer zurück.
ne-log-offered = { $from } machen { $to } ein Angebot.
ne-log-agreed = { $from } einigen sich mit { $to }.
ne-log-declined = { $from } einigen sich nicht mit { $to }.
ne-log-attacked = { $who } greifen an ({ $place }): { $hits } Treffer.
ne-log-gathered = { $who } sammeln Nahrung für { $babies ->
    [one] 1 Kind
   *[other] { $babies } Kinder
}.
ne-log-hunted-success = { $who } jagen ({ $slot }), { $hits } Treffer: Erfolg.
ne-log-hunted-failure = { $who } jagen ({ $slot }), { $hits } Treffer: kein Erfolg.
ne-log-followed = { $who } werden vom Raubtier verfolgt: { $predator }.
ne-log-prey-stolen = { $who } verlieren ihre Beute an das Raubtier: { $predator }.
ne-log-babies = { $who } bekommen { $babies ->
    [one] 1 Kind
   *[other] { $babies } Kinder
}.
ne-log-freed = { $who } befreien eine Scheibe ({ $disk }).
ne-log-freed-matured = { $who } befreien eine Scheibe ({ $disk }), und jemand wird reif.
ne-log-trophy-taken = { $who } nehmen eine Trophäe: { $biome }.
ne-log-taken-to-hand = { $who } nehmen auf die Hand: { $biome }.
ne-log-discarded = { $who } geben auf: { $biome }.
ne-log-sent-home = { $who }: Die Jäger gehen heim ({ $slot }).
ne-log-courted-success = { $who } werben um { $daughter }: Erfolg.
ne-log-courted-failure = { $who } werben um { $daughter }: kein Erfolg.
ne-log-suitor-killed = { $who }: Der Freier überlebt nicht ({ $daughter }).
ne-log-replaced = { $victim }: Ein Jäger wird durch einen Wanderer ersetzt, von { $by }.
ne-log-portal-opened = { $who } öffnen das Portal { $portal }.
ne-log-became-tribal = { $who } gehen zur Stammeskultur über.
ne-log-played-mature = { $who } spielen { $biome }, sofort reif.
ne-log-played-immature = { $who } spielen { $biome }, unreif.
ne-log-exchanged = { $from } tauschen etwas mit { $to }.
ne-log-game-over-last-round = Die letzte Runde ist vorbei. Das Spiel ist zu Ende.
ne-log-game-over-ice = In Europa gibt es nichts mehr zu jagen. Das Spiel ist zu Ende.
