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
ne-folk-green = Die archaischen Menschen
ne-to-folk-red = den Cro-Magnon-Menschen
ne-to-folk-yellow = den Neandertalern
ne-to-folk-green = den archaischen Menschen
ne-vocal = vokal
ne-tribal = Stammeskultur
ne-head = { $who } ({ $player }): { $state }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Disks, dice, ranks, portals, sexualities
ne-disk-orange = orange
ne-disk-white = weiß
ne-disk-black = schwarz
ne-disks = { $count } { $colour }
ne-a-disk = eine Scheibe ({ $colour })
ne-free-disks = Wortschatz: { $count ->
    [one] 1 freie Scheibe
   *[other] { $count } freie Scheiben
}, { $colour }.
ne-disks-on = { $count ->
    [one] 1 Scheibe
   *[other] { $count } Scheiben
} ({ $colour }) auf „{ $card }“.
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
ne-portal-within-reach = Portal { $portal }: geschlossen; eine Tochter zeigt es.
ne-portal-closed = Portal { $portal }: geschlossen.
ne-sexuality-promiscuity = Promiskuität
ne-sexuality-harem = Harem
ne-sexuality-pair-bond = Paarbindung
ne-about-promiscuity = Sammelt; nimmt keine Ehemänner.
ne-about-harem = Darf Ehemänner umsetzen; bietet auch mit Stammeskultur, zum halben Wert.
ne-about-pair-bond = Töchter wirken nur mit Ehemann.
ne-other-side = Andere Seite: { $other }.

## The rows
ne-europe = Europa in der Eiszeit
ne-europe-north = Nordeuropa
ne-europe-south = Südeuropa
ne-row-north = Norden { $column }
ne-row-south = Süden { $column }
ne-gap = Lücke
ne-ice-cap = Eiskappe
ne-ice = Eis
ne-ice-keeps = Hier jagt niemand, und Raubtiere kommen nicht darüber.
ne-spent = Hat in dieser Runde schon Ertrag gebracht.
ne-fresh = In dieser Runde gelegt.
ne-standing-here = Hier: { $people }.
ne-hunters = { $count ->
    [one] 1 Jäger ({ $who })
   *[other] { $count } Jäger ({ $who })
}
ne-guests = { $count ->
    [one] 1 Wanderer ({ $who }), Lager: { $host }
   *[other] { $count } Wanderer ({ $who }), Lager: { $host }
}
ne-alpha-of = Alpha ({ $who })
ne-thrown = { $who } haben { $dice } gewürfelt.
ne-dice-waiting = { $who } würfeln mit { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfeln
}.
ne-hunt-so-far = { $hits } Treffer, { $equal ->
    [one] keine gleichen Würfel
   *[other] { $equal } gleiche Würfel
}.
ne-track = Nach einem Erfolg hier ({ $prey }) folgt: { $predator }.
ne-track-ice = Nach einem Erfolg hier ({ $prey }) folgt niemand: Kein Raubtier kommt über das Eis, oder keines ist in der Nähe.
ne-nobody-follows = niemand folgt
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
ne-about-gather = Korb: Sammler bekommen ein Kind.
ne-about-take-trophy = { $dice } gleiche Würfel: Trophäe (zählt als { $trophies }).
ne-about-take-hand = { $dice } gleiche Würfel: auf die Hand.
ne-about-trophy = { $trophies ->
    [one] Zählt als 1 Trophäe.
   *[other] Zählt als { $trophies } Trophäen.
}
ne-about-yield = Als Haustier bringt es jede Runde: { $reward }.
ne-about-weapon = Waffe: Jede Gruppe ist ein Kriegstrupp.
ne-about-threes = Eine 3 zählt als 1 bei: { $game }.
ne-about-shelter = Rang 3, 4 und 5 sterben nicht am Alter.
ne-about-order = Reihenfolge: { $first }, { $second }.
ne-about-events = Ereignisse: { $events }.
ne-about-bid = Gebote mit Scheiben: { $colours }.
ne-about-portals = Öffnet Portale: { $portals }.
ne-about-suitor-bite = Bei { $faces } stirbt ein Bewerber einer anderen Art.
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
ne-figure-disks = freigegebene Scheiben
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
ne-about-start = Beginnt mit { $hunters ->
    [one] 1 Jäger
   *[other] { $hunters } Jägern
}.
ne-about-conversion = Portale bis zur Stammeskultur mit 1, 2 und 3 Spielern: { $portals }.
ne-about-domain = Wer vokal ist, braucht alle drei Farben aus: { $portals }.

## The round
ne-round = Runde { $round } von { $last }
ne-set-up = Aufbau
ne-order = { $place }. { $who }
ne-events = Ereignisse der Runde
ne-event-done = vorbei
ne-event-now = jetzt
ne-event-to-come = kommt noch
ne-event-cooling = globale Abkühlung
ne-event-warming = globale Erwärmung
ne-event-wurm = Würm-Glazial
ne-event-mortality = Sterben der Ältesten ({ $times } Würfel)
ne-event-chaos = Chaos
ne-event-blizzard = Schneesturm
ne-event-wanderlust = Wanderlust ({ $times })
ne-auction = Versteigerung der Tochter
ne-high-bid = { $who } führen mit einem Gebot von { $bid }.
ne-step-1 = Ereignisse
ne-step-2 = Einsetzen
ne-step-3 = Angriff
ne-step-4 = Jagd
ne-step-5 = Haustiere
ne-step-6 = Besonderes

## In front of a species
ne-camp = Lager
ne-cards = Karten
ne-hand-holds = Hand { $count } von { $most }
ne-deadpile = Totenreich: { $count } Klötzchen.
ne-deadpile-with-alpha = Totenreich: { $count } Klötzchen und der Alpha.
ne-mature = Reif.
ne-immature-under = Unreif, unter Scheiben: { $disks }.
ne-husband-mature = Ehemann ({ $who }), reif.
ne-husband-immature = Ehemann ({ $who }), unreif.
ne-no-husband = Kein Ehemann.
ne-suitor-of = Bewerber ({ $who }).
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
ne-times = { $count } × { $each }
ne-sheet-lives = lebt; { $animals ->
    [0] kein Haustier
    [one] 1 Haustier
   *[other] { $animals } Haustiere
}; allein: { $points }
ne-sheet-extinct = ausgestorben; { $animals ->
    [0] kein Haustier
    [one] 1 Haustier
   *[other] { $animals } Haustiere
}; allein: { $points }

## Biomes
ne-biome-alpine-marmot = Alpenmurmeltier
ne-biome-arctic-flounder = Polarscholle
ne-biome-carcass-tailored-clothes = Kadaver: genähte Kleidung
ne-biome-carcass-bone-atlatl = Kadaver: Speerschleuder aus Knochen
ne-biome-caribou = Rentier
ne-biome-european-cave-lion = Höhlenlöwe
ne-biome-flint-mine-hafted-point = Feuersteinmine: geschäftete Spitze
ne-biome-flint-mine-fishing-weir = Feuersteinmine: Fischwehr
ne-biome-gray-wolf = Grauwolf
ne-biome-irish-elk = Riesenhirsch
ne-biome-scimitar-cat = Säbelzahnkatze
ne-biome-snow-hare = Schneehase
ne-biome-steppe-bison = Steppenbison
ne-biome-sturgeon = Stör
ne-biome-tyrant-sea-bear = Rieseneisbär
ne-biome-woolly-rhinoceros = Wollnashorn
ne-biome-willow-ptarmigan = Moorschneehuhn
ne-biome-woolly-mammoth = Wollhaarmammut
ne-biome-fallow-deer = Damhirsch
ne-biome-flint-mine-handaxe-darts = Feuersteinmine: Wurffaustkeile
ne-biome-chamois = Gämse
ne-biome-straight-tusked-elephant = Waldelefant
ne-biome-mercks-rhinoceros = Waldnashorn
ne-biome-wisent = Wisent
ne-biome-cave-bear = Höhlenbär
ne-biome-european-ass = Europäischer Wildesel
ne-biome-tree-goose = Weißwangengans
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
ne-daughter-caring-woman = Fürsorgliche Frau
ne-daughter-cobbler-woman = Schuhmacherin
ne-daughter-fashion-woman = Modische Frau
ne-daughter-generous-woman = Großzügige Frau
ne-daughter-grieving-woman = Trauernde Frau
ne-daughter-housewife = Hausfrau
ne-daughter-laughing-woman = Lachende Frau
ne-daughter-matriarch = Matriarchin
ne-daughter-paintress = Malerin
ne-daughter-piper = Flötenspielerin
ne-daughter-scavenger-woman = Sammlerin
ne-daughter-sheherazade = Scheherazade
ne-daughter-singing-woman = Singende Frau
ne-daughter-swearing-woman = Fluchende Frau
ne-daughter-telling-mother = Erzählende Mutter
ne-daughter-totem-woman = Totemfrau
ne-daughter-vigilant-woman = Wachsame Frau
ne-daughter-walkabout-woman = Umherziehende Frau
ne-daughter-weather-whisperer = Wetterflüsterin
ne-culture-a-woman-with-a-name = Jede deiner Töchter ist 2 Punkte wert.
ne-culture-basket-weaver = Wenn du sammelst, sammelst du auch auf Trophäen-Biomen.
ne-culture-caring-woman = Du gewinnst bei gleichem Gebot.
ne-culture-cobbler-woman = Deine Jäger erfrieren nicht.
ne-culture-fashion-woman = In Phase 2 holst du Wanderer deiner Farbe zurück, wo du jagst.
ne-culture-generous-woman = Mit Stammeskultur bietest du, als wärst du vokal.
ne-culture-grieving-woman = Jeder deiner Ältesten ist 2 Punkte wert.
ne-culture-housewife = Ehemänner kosten in Phase 2 keine Scheibe.
ne-culture-laughing-woman = Bei Chaos genügt es, { $number } Jäger zu verlieren.
ne-culture-matriarch = Du sammelst; heiratet sie ein Alpha, erhält ihr Vater die Stammeskultur.
ne-culture-paintress = Ein Würfel weniger, um ein Tier zu nehmen.
ne-culture-piper = Ehemänner trotz Promiskuität.
ne-culture-scavenger-woman = Du sammelst.
ne-culture-sheherazade = Zwei besondere Aktionen.
ne-culture-singing-woman = Dein Werben gelingt immer.
ne-culture-swearing-woman = Du jagst ohne die nötigen Scheiben.
ne-culture-telling-mother = Eine Handkarte mehr.
ne-culture-totem-woman = Du greifst zuerst an und jagst zuerst.
ne-culture-vigilant-woman = Kein Raubtier folgt deiner Jagd.
ne-culture-walkabout-woman = Eine Tochter darf Jäger werden; du darfst die Sexualität wechseln.
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
    [one] 1 Schutzbefohlenen
   *[other] { $number } Schutzbefohlene
} zurück; zwei Jäger halten einen am Leben.
ne-what-dependents-abandoned = Schutzbefohlene im Schneesturm
ne-ask-bid = Versteigerung, „{ $card }“: { $number ->
    [0] Biete mit Scheiben ({ $disks }) oder warte ab.
   *[other] Das Gebot ist { $number }. Biete mit Scheiben ({ $disks }) oder warte ab.
}
ne-what-bid = Gebot auf „{ $card }“
ne-ask-disks-laid-on-the-daughter = Du ersteigerst „{ $card }“ für { $number }: Wähle die Scheiben.
ne-what-disks-laid-on-the-daughter = Scheiben für „{ $card }“
ne-ask-men-recalled = Du hast keine Jäger: Rufe { $number ->
    [one] 1 Ältesten oder Ehemann
   *[other] bis zu { $number } Älteste oder Ehemänner
} zurück.
ne-what-men-recalled = zurückgerufene Männer
ne-ask-hunters-assigned = Setze Jäger ein: auf ein Biom, einen Rang oder eine Tochter.
ne-what-hunters-assigned = Jäger einsetzen
ne-ask-offer = Du darfst ein Angebot machen.
ne-what-offer = ein Angebot oder keines
ne-ask-terms-of-an-offer = Stell { $to } ein Angebot zusammen: Drück auf das, was du gibst und was du bekommst.
ne-what-terms-of-an-offer = der Inhalt eines Angebots
ne-ask-answer-to-an-offer = { $from } bieten an: { $terms } Ja oder nein?
ne-what-answer-to-an-offer = Antwort auf ein Angebot
ne-ask-consent-to-leave = Lässt du sie gehen? { $terms }
ne-what-consent-to-leave = Zustimmung zu einem Angebot
ne-ask-victim-of-an-attack = Dein Angriff hat { $number } Treffer: Wähle, wen du triffst.
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
}: Wähle, wer stirbt.
ne-what-which-hunter-dies = welcher Jäger stirbt
ne-ask-which-hunter-is-replaced = Ein Wanderer ersetzt einen deiner Jäger: Wähle, wo.
ne-what-which-hunter-is-replaced = welcher Jäger ersetzt wird
ne-ask-which-disks-are-freed = Gib Scheiben frei: { $disks }. Wähle, wo, oder höre auf.
ne-what-which-disks-are-freed = welche Scheiben frei werden
ne-ask-which-card-leaves-the-hand = { $hand ->
    [one] Deine Hand fasst höchstens 1 Karte
   *[other] Deine Hand fasst höchstens { $hand } Karten
}: Lege eine ab.
ne-what-which-card-leaves-the-hand = eine Karte, die die Hand verlässt
ne-ask-hunt-or-go-home = { $card } wurde gelegt, wo du stehst: Jage dort oder geh heim.
ne-what-hunt-or-go-home = { $card }: jagen oder heimgehen
ne-ask-alpha-mans-power = { $card }: Zählt dein Alpha als 1, oder würfelt er?
ne-what-alpha-mans-power = die Kraft des Alphas
ne-ask-alpha-suitors-power = { $card }: Hat dein Alpha ohne Wurf Erfolg?
ne-what-alpha-suitors-power = die Kraft des Alphas
ne-ask-claim-the-card-or-not = { $card }: Mit deinen gleichen Würfeln darfst du die Karte nehmen.
ne-what-claim-the-card-or-not = { $card }: nehmen oder nicht
ne-ask-special-action = { $number ->
    [0] Dein Alpha darf noch mit einem Jäger tauschen.
   *[other] Wähle eine besondere Aktion oder keine.
}
ne-what-special-action = besondere Aktion
ne-chance-card = Eine Karte wird gelegt: { $slot }.
ne-chance-daughter = Die Tochter der Runde wird aufgedeckt.
ne-chance-board = Die Tableaus werden ausgeteilt.
ne-chance-sexuality-card = Die Sexualitätskarten werden ausgeteilt.
ne-chance-dice-for-elders = { $who } würfeln mit { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfeln
} für ihre Ältesten.
ne-chance-dice-of-an-attack = { $who } greifen mit { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfeln
} an.
ne-chance-die-of-a-suitor = { $who } werben mit einem Würfel.
ne-chance-dice-of-a-hunt = { $who } jagen mit { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfeln
}.
ne-over-last-round = Die letzte Runde ist vorbei. Das Spiel ist zu Ende.
ne-over-ice = In Europa gibt es nichts mehr zu jagen. Das Spiel ist zu Ende.
ne-no-terms = noch nichts.
ne-term-leave = { $who } verlassen: { $card }.
ne-term-give = { $who } geben: { $card }.
ne-term-marry = { $who } heiraten: { $card }.
ne-terms = { $before } { $next }

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
ne-do-bid = { $count } bieten
ne-do-hold = Abwarten
ne-do-lay = Legen: { $disks }
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
ne-do-ask = { $who } verlassen: { $card }
ne-do-give = Ich gebe { $card }
ne-do-take = { $who } geben: { $card }
ne-do-give-disk = Ich gebe eine Scheibe ({ $colour })
ne-do-take-disk = { $who } geben eine Scheibe ({ $colour })
ne-do-groom = Mein Jäger heiratet: { $card }
ne-do-groom-alpha = Mein Alpha heiratet: { $card }
ne-do-bride = Jäger ({ $who }) heiratet: { $card }
ne-do-bride-alpha = Alpha ({ $who }) heiratet: { $card }
ne-do-propose = Angebot machen
ne-do-drop = Angebot fallen lassen
ne-do-accept = Ja
ne-do-refuse = Nein
ne-do-counter = Gegenangebot
ne-do-strike = Treffen: { $who }
ne-do-resolve = Jetzt: { $card }
ne-do-stay = Dort jagen
ne-do-power = Zählt als 1
ne-do-claim = Karte nehmen
ne-do-free = Scheibe freigeben: { $what }
ne-do-free-husband = Scheibe freigeben: Ehemann, { $what }
ne-do-free-daughter = Scheibe freigeben ({ $colour }): { $what }
ne-do-discard = Ablegen: { $card }
ne-do-give-up = Der Jäger bei: { $card }
ne-do-portal = Portal { $portal }
ne-do-neolexia = Neolexie: { $what }
ne-do-neolexia-husband = Neolexie: Ehemann, { $what }
ne-do-neolexia-daughter = Neolexie ({ $colour }): { $what }
ne-do-play = { $rank } spielt { $card }
ne-do-done = Fertig
ne-do-pass = Nein
ne-do-pass-council-of-war = Reihenfolge behalten
ne-do-pass-hunt-or-go-home = Heimgehen
ne-do-pass-claim-the-card-or-not = Karte liegen lassen
ne-do-pass-alpha-mans-power = Er würfelt
ne-do-power-alpha-suitors-power = Erfolg ohne Wurf
ne-do-pass-change-of-sexuality = Sexualität behalten
ne-do-pass-offer = Kein Angebot
ne-do-pass-special-action = Keine Aktion
ne-do-pass-daughter-who-becomes-a-hunter = Niemand
ne-do-done-hunters-assigned = Sonst niemand
ne-do-done-which-disks-are-freed = Fertig: nichts mehr freigeben
ne-do-done-men-recalled = Fertig: niemanden zurückrufen
ne-do-done-hunters-lost-to-chaos = Fertig: keine Verluste mehr

## The log
ne-log-dealt = { $biome } wird gelegt: { $slot }.
ne-log-board-dealt = { $player } führt eine Art: { $who }.
ne-log-sexuality-chosen = { $who } wählen: { $sexuality }.
ne-log-round-began = Runde { $round }: „{ $daughter }“ wird aufgedeckt. Zuerst: { $first }, dann: { $second }.
ne-log-order-named = { $by } halten Kriegsrat. Zuerst: { $first }, dann: { $second }.
ne-log-ice-laid = Eis bedeckt { $slot }.
ne-log-ice-moved = Eis rückt vor: { $to }.
ne-log-ice-melted = Das Eis schmilzt: { $slot }.
ne-log-slid = { $biome } verschiebt sich: { $to }.
ne-log-vanished = { $biome } verlässt das Spiel.
ne-log-round-added = Das Würm-Glazial bringt eine Runde mehr; noch { $left }.
ne-log-rolled = { $who } würfeln { $dice }.
ne-log-elder-died = { $who } verlieren einen Ältesten: { $rank }.
ne-log-chaos-avoided = { $who } sind gegen Chaos immun.
ne-log-hunters-lost = { $who } verlieren { $number } Jäger.
ne-log-alpha-died = { $who } verlieren ihren Alpha.
ne-log-wandered = { $who }: Ein Jäger wandert zu { $to }.
ne-log-daughter-became-hunter = { $who }: „{ $daughter }“ wird Jäger.
ne-log-daughter-lost = { $who } lassen „{ $daughter }“ zurück.
ne-log-animal-lost = { $who } lassen ein Haustier zurück: { $biome }.
ne-log-bid = { $who } bieten { $disks }.
ne-log-bought = { $who } ersteigern „{ $daughter }“ für { $disks ->
    [one] 1 Scheibe
   *[other] { $disks } Scheiben
}.
ne-log-unsold = Niemand bietet auf „{ $daughter }“; sie verlässt das Spiel.
ne-log-recalled = { $who } rufen einen Mann zur Jagd zurück.
ne-log-assigned = { $who } setzen einen Jäger ein: { $card }.
ne-log-promoted-mature = { $who } haben einen neuen Ältesten, sofort reif: { $rank }.
ne-log-promoted-immature = { $who } haben einen neuen Ältesten, unreif: { $rank }.
ne-log-married-mature = { $who }: Ein Mann heiratet „{ $daughter }“, sofort reif.
ne-log-married-immature = { $who }: Ein Mann heiratet „{ $daughter }“, unreif.
ne-log-husband-moved = { $who }: Ein Ehemann geht von „{ $from }“ zu „{ $to }“.
ne-log-husband-left = { $who }: Der Ehemann von „{ $daughter }“ geht heim.
ne-log-husband-killed = { $who }: Der Ehemann von „{ $daughter }“ wird getötet.
ne-log-alpha-swapped = { $who }: Der Alpha tauscht den Platz mit einem Jäger.
ne-log-reclaimed = { $who } holen { $number } Wanderer zurück.
ne-log-offered = { $from } machen { $to } ein Angebot.
ne-log-agreed = { $from } einigen sich mit { $to }.
ne-log-declined = { $from } einigen sich nicht mit { $to }.
ne-log-attacked = { $who } greifen an ({ $card }): { $hits } Treffer.
ne-log-gathered = { $who } sammeln Nahrung für { $babies ->
    [one] 1 Kind
   *[other] { $babies } Kinder
}.
ne-log-hunted-success = { $who } jagen ({ $card }), { $hits } Treffer: Erfolg.
ne-log-hunted-failure = { $who } jagen ({ $card }), { $hits } Treffer: kein Erfolg.
ne-log-followed = { $who } werden von einem Raubtier verfolgt: { $card }.
ne-log-prey-stolen = { $who } verlieren ihre Beute an ein Raubtier: { $card }.
ne-log-babies = { $who } bekommen { $babies ->
    [one] 1 Kind
   *[other] { $babies } Kinder
}.
ne-log-freed = { $who } geben eine Scheibe frei ({ $disk }).
ne-log-freed-matured = { $who } geben eine Scheibe frei ({ $disk }), und jemand wird reif.
ne-log-trophy-taken = { $who } nehmen eine Trophäe: { $biome }.
ne-log-taken-to-hand = { $who } nehmen eine Karte auf die Hand: { $biome }.
ne-log-discarded = { $who } legen eine Karte ab: { $biome }.
ne-log-sent-home = { $who }: Die Jäger gehen heim ({ $card }).
ne-log-courted-success = { $who } werben um „{ $daughter }“: Erfolg.
ne-log-courted-failure = { $who } werben um „{ $daughter }“: kein Erfolg.
ne-log-suitor-killed = { $who }: Der Bewerber überlebt es nicht („{ $daughter }“).
ne-log-replaced = { $victim }: Ein Wanderer von { $by } ersetzt einen Jäger.
ne-log-portal-opened = { $who } öffnen das Portal { $portal }.
ne-log-became-tribal = { $who } gehen zur Stammeskultur über.
ne-log-played-mature = { $who } spielen „{ $biome }“, sofort reif.
ne-log-played-immature = { $who } spielen „{ $biome }“, unreif.
ne-log-exchanged = { $from } tauschen etwas mit { $to }.
ne-log-given = { $from } geben eine Karte an { $to }.

## Why not
ne-no-turn = Du bist nicht am Zug: { $player } muss entscheiden.
ne-no-chance = Jetzt entscheidet niemand: Erst kommen Würfel oder eine Karte.
ne-no-game = Das Spiel ist zu Ende.
ne-no-choosing = Wähle zuerst eine Seite deiner Sexualitätskarte.
ne-no-such-side = Deine Sexualitätskarte hat zwei andere Seiten, nicht diese ({ $sexuality }); wähle eine davon.
ne-no-council = Halte Kriegsrat oder behalte die Reihenfolge.
ne-no-council-for-oneself = Der Kriegsrat bestimmt jemand anderen zum ersten Spieler; dich selbst darfst du zum zweiten machen.
ne-no-two-species = Nenne zwei verschiedene Arten, die mitspielen, die erste und die zweite.
ne-no-chaos = Chaos: Wähle die Jäger, die du verlierst, und höre dann auf.
ne-no-hunter-to-lose = So ein Jäger steht nicht in deinem Lager; wähle einen anderen.
ne-no-half-yet = Das Chaos kostet mindestens die Hälfte deiner Jäger, aufgerundet (mit reifem Feuermacher abgerundet); verliere noch { $number }.
ne-no-laughing = Mit „{ ne-daughter-laughing-woman }“ kostet das Chaos { $most } Jäger oder die Hälfte, wenn das weniger ist; verliere noch { $number }.
ne-no-chaos-elder = Das Chaos kostet auch einen Ältesten: Wähle einen.
ne-no-elder-to-lose = Du hast keinen Ältesten dieses Rangs ({ $rank }); wähle einen, der auf deinem Tableau steht.
ne-no-change = Du darfst jetzt die Sexualität wechseln oder sie behalten.
ne-no-wandering = Einer deiner Jäger wandert: Wähle, zu wem.
ne-no-wandering-home = Deine Jäger wandern ins Lager einer anderen Art, die mitspielt.
ne-no-extinct = Eine ausgestorbene Art nimmt keine Wanderer auf ({ $who }); wähle eine andere.
ne-no-walkabout = Vor dem Schneesturm darf eine Tochter Jäger werden: Wähle eine oder niemanden.
ne-no-own-daughter-to-walk = „{ $card }“ ist nicht deine Tochter; wähle eine eigene oder niemanden.
ne-no-unmarried-to-walk = „{ $card }“ ist verheiratet; nur eine ledige Tochter wird Jäger.
ne-no-cube-left = Im Totenreich liegt kein Klötzchen von dir mehr.
ne-no-abandoning = Zwei Jäger halten einen Schutzbefohlenen am Leben: Wähle, wen du zurücklässt.
ne-no-elder-to-abandon = Du hast keinen Ältesten dieses Rangs ({ $rank }); wähle einen anderen Schutzbefohlenen.
ne-no-daughter-to-abandon = „{ $card }“ ist nicht deine Tochter; wähle einen anderen Schutzbefohlenen.
ne-no-fed-daughter = „{ $card }“ hat einen reifen Ehemann, der sie ernährt; wähle einen anderen Schutzbefohlenen.
ne-no-animal-to-abandon = Dieses Haustier hast du nicht ({ $card }); wähle einen anderen Schutzbefohlenen.
ne-no-bidding = Die Tochter wird versteigert: Biete oder warte ab.
ne-no-tribal-bid = Mit Stammeskultur wird nicht geboten, außer mit Harem oder „{ ne-daughter-generous-woman }“; warte ab.
ne-no-bid-of-nothing = Das niedrigste Gebot ist 1 Scheibe.
ne-no-disks-to-bid = Du hast { $number ->
    [0] keine freie Scheibe
    [one] nur 1 freie Scheibe
   *[other] nur { $number } freie Scheiben
} in den Farben, mit denen auf sie geboten wird.
ne-no-higher-bid = Biete mehr als das höchste Gebot ({ $number }); ein gleiches Gebot genügt nur, wenn du bei Gleichstand gewinnst.
ne-no-laying = Du hast sie ersteigert: Wähle die Scheiben, die du auf sie legst.
ne-no-such-disks = Lege genau so viele Scheiben, wie du geboten hast ({ $number }), freie, in den Farben, mit denen auf sie geboten wird.
ne-no-recalling = Du bist fast ausgestorben: Rufe bis zu { $number } Männer zurück oder niemanden.
ne-no-elder-to-recall = Du hast keinen Ältesten dieses Rangs ({ $rank }); wähle einen eigenen Ältesten oder Ehemann.
ne-no-husband-to-recall = Bei „{ $card }“ lebt kein Ehemann von dir; wähle einen eigenen Ältesten oder Ehemann.
ne-no-recall-now = Älteste und Ehemänner bleiben, wo sie sind; nur wer Phase 2 ohne Jäger beginnt, ruft höchstens { $number } zurück.
ne-no-assigning = Setze jetzt Jäger ein: auf ein Biom, einen Rang oder eine Tochter; oder höre auf.
ne-no-open-card = „{ $card }“ liegt nicht offen in den Reihen.
ne-no-hunter-in-camp = So ein Jäger steht nicht in deinem Lager.
ne-no-wanderer-alone = Ein Wanderer jagt nur zusammen mit einem Jäger deiner eigenen Farbe; setze den zuerst ein.
ne-no-disks-any-more = Die Scheiben, die „{ $card }“ verlangt, sind nicht mehr frei: Wer dort steht, jagt; niemand kommt dazu.
ne-no-disks-for-card = Deine freien Scheiben decken nicht, was „{ $card }“ verlangt, zusammen mit den anderen Karten, die du jagst.
ne-no-own-hunter = Du brauchst einen Jäger deiner eigenen Farbe im Lager.
ne-no-second-elder = Du hast schon einen Ältesten dieses Rangs ({ $rank }); jeder Rang hat einen Platz.
ne-no-rank-while-vocal = Diesen Rang gibt es nur mit Stammeskultur ({ $rank }); wähle einen anderen.
ne-no-open-domain = Solange du vokal bist, brauchst du Portale aller drei Farben in der Hirnregion dieses Rangs ({ $rank }).
ne-no-disk-for-rank = Ein neuer Ältester ({ $rank }) kostet eine freie Scheibe ({ $colour }), außer wenn dein Feuermacher reif ist.
ne-no-own-daughter-to-marry = „{ $card }“ ist nicht deine Tochter; um eine fremde Tochter musst du werben.
ne-no-mature-daughter = „{ $card }“ ist nicht reif: Auf ihr liegt noch eine Scheibe.
ne-no-unmarried-to-marry = „{ $card }“ ist verheiratet; um sie werben darfst du trotzdem.
ne-no-second-suitor = Bei „{ $card }“ steht schon ein Bewerber von dir; für jede Tochter gibt es einen.
ne-no-husbands = Mit Promiskuität gibt es keine neuen Ehemänner, außer mit „{ ne-daughter-piper }“.
ne-no-disk-for-husband = Ein Ehemann kostet eine freie Scheibe ({ $colour }), außer mit „{ ne-daughter-housewife }“.
ne-no-such-daughter = „{ $card }“ liegt in niemandes Auslage.
ne-no-own-husband-to-court = Der Ehemann von „{ $card }“ ist schon deiner.
ne-no-courting-at-home = Mit Promiskuität wirbst du nur um die Töchter anderer, außer mit „{ ne-daughter-piper }“.
ne-no-move-without-harem = Nur ein Harem setzt seine Ehemänner um.
ne-no-husband-to-move = Bei einer Tochter von dir namens „{ $card }“ lebt kein Ehemann von dir.
ne-no-second-move = Der Ehemann von „{ $card }“ wurde in dieser Runde schon umgesetzt.
ne-no-move-to-her = Ein Ehemann zieht nur zu einer reifen, ledigen Tochter in deiner eigenen Auslage; „{ $card }“ ist keine.
ne-no-swap-needed = Dein Alpha ist schon unter deinen Jägern.
ne-no-fashion-woman = Nur mit „{ ne-daughter-fashion-woman }“ holst du Wanderer zurück.
ne-no-hunters-there = Du holst Wanderer nur zurück, wo du Jäger hast; bei „{ $card }“ hast du keine.
ne-no-wanderers-there = Bei „{ $card }“ steht kein Wanderer deiner Farbe.
ne-no-offering = Du darfst ein Angebot machen oder keines.
ne-no-offer-to = Mach dein Angebot einer anderen Art, die mitspielt, nicht dieser ({ $who }).
ne-no-chief = Nur mit reifem Häuptling machst du ein Angebot.
ne-no-meeting = Du teilst keine Karte mit dieser Art ({ $who }), und keine steht auf einer Karte der anderen.
ne-no-more-offers = Ihr beide habt in dieser Runde { $number } Angebote gemacht; mehr geht nicht.
ne-no-more-drafts = Du hast { $number }-mal nacheinander einen Entwurf fallen lassen; mehr geht nicht.
ne-no-second-counter = Ein Gegenangebot gibt es nur einmal: Sag ja oder nein.
ne-no-counter-while-vocal = Solange du vokal bist, sagst du nur ja oder nein.
ne-no-drafting = Formuliere dein Angebot: wer geht, was gegeben wird, wer heiratet; mach es dann oder lass es fallen.
ne-no-answering = Ein Angebot wartet auf deine Antwort: ja oder nein.
ne-no-second-leaving = Ein Angebot nennt eine Karte, die du verlässt, und eine, die der andere verlässt.
ne-no-one-stands-there = Bei „{ $card }“ steht niemand von dieser Art.
ne-no-second-exchange = Getauscht wird einmal in jeder Runde.
ne-no-disk-to-exchange = Es gibt keine freie Scheibe ({ $colour }) zum Tauschen.
ne-no-card-to-exchange = Gemeinsam tauscht ihr nur freie Scheiben und reife Erfindungen; „{ $card }“ ist keine.
ne-no-daughter-to-exchange = Gemeinsam tauscht ihr keine Töchter.
ne-no-disk-to-give = Scheiben wechseln nie den Besitzer.
ne-no-card-to-give = Nur Karten auf der Hand und reife Karten in der Auslage wechseln den Besitzer; „{ $card }“ ist keines davon.
ne-no-daughter-to-give = Nur eine reife, ledige Tochter des Gebenden wechselt die Auslage; „{ $card }“ ist keine.
ne-no-courted-to-give = Um „{ $card }“ wird geworben; sie bleibt, wo sie ist.
ne-no-second-ware = Ein Angebot nennt eine Sache, die du gibst, und eine, die der andere gibt.
ne-no-bride-to-give = „{ $card }“ heiratet in diesem Angebot.
ne-no-unlike = Handkarte geht gegen Handkarte, Karte der Auslage gegen Karte der Auslage, Scheibe gegen Scheibe.
ne-no-like-ware = Die andere Art hat nichts Gleichartiges, das sie dafür geben könnte.
ne-no-bride = Die Braut muss eine reife, ledige Tochter des anderen Spielers sein; „{ $card }“ ist keine.
ne-no-given-bride = „{ $card }“ wechselt in diesem Angebot die Auslage.
ne-no-courted-bride = Ein anderer Bewerber dieser Art wirbt um „{ $card }“.
ne-no-groom = Nur ein Jäger oder Bewerber, der in diesem Angebot eine Karte verlässt, kann heiraten; Ehemänner gehen heim.
ne-no-second-marriage = Ein Angebot hat auf jeder Seite eine Heirat.
ne-no-empty-offer = Ein leeres Angebot sagt nichts: Füge etwas hinzu oder lass es fallen.
ne-no-gift-together = Gemeinsam gebt ihr etwas für etwas: Sag, wofür.
ne-no-gift = Eine Karte gibt es für eine Karte oder für das Verlassen einer Karte: Füge hinzu, was dafür gegeben wird oder wer geht.
ne-no-striking = Dein Angriff hat Treffer: Wähle, wen du triffst.
ne-no-victim = Von dieser Art ist dort niemand mehr ({ $who }); wähle ein anderes Opfer.
ne-no-next-card = Wähle, welche Karte jetzt kommt.
ne-no-own-card-next = Jetzt kommen die Karten, auf denen du allein jagst, außer Raubtieren; „{ $card }“ ist keine.
ne-no-contested-card-next = Jetzt kommen umstrittene Karten, außer Raubtieren; „{ $card }“ ist keine.
ne-no-predator-next = Jetzt kommen Raubtiere mit Jägern; von zweien, die denselben Jägern folgen, kommt das mit der niedrigeren Klimax zuerst.
ne-no-staying = Wo du stehst, liegt eine neue Karte: Jage dort oder geh heim.
ne-no-power = Wähle zuerst, ob dein Alpha seine Kraft einsetzt.
ne-no-claiming = Du hast genug gleiche Würfel: Nimm die Karte oder lass sie liegen.
ne-no-trophy-left = Gemeinsam lasst ihr keine Trophäe liegen: Nimm die Karte.
ne-no-dying = Einer deiner Jäger stirbt: Wähle, wer stirbt.
ne-no-hunter-in-danger = Dieser Jäger ist nicht in Gefahr; ein Alpha, der seine Kraft einsetzt, auch nicht.
ne-no-freeing = Du darfst jetzt Scheiben freigeben oder aufhören.
ne-no-disk-there = Dort liegt keine Scheibe von dir; wähle einen Ältesten, einen Ehemann, eine Tochter oder eine Karte mit einer.
ne-no-more-of-colour = Du darfst jetzt keine Scheibe dieser Farbe mehr freigeben ({ $colour }).
ne-no-discarding = Du hast mehr Karten als dein Handlimit ({ $number }): Lege eine ab.
ne-no-card-in-hand = „{ $card }“ ist nicht auf deiner Hand.
ne-no-giving-up = Ein Wanderer ersetzt einen deiner Jäger: Wähle, wo.
ne-no-cube-there = Bei „{ $card }“ jagt kein Klötzchen deiner Farbe; wähle eine Karte, bei der eines jagt.
ne-no-special = Wähle eine besondere Aktion, tausche deinen Alpha oder tu nichts.
ne-no-special-left = Du hast deine besondere Aktion dieser Runde gehabt; dein Alpha darf noch tauschen.
ne-no-portal-when-tribal = Nur wer vokal ist, öffnet Portale; du hast die Stammeskultur.
ne-no-portal-twice = In diesem Portal liegt schon eine Scheibe ({ $portal }).
ne-no-disk-for-portal = Du hast keine freie Scheibe in der Farbe des Portals ({ $portal }).
ne-no-portal-shown = Du brauchst eine Tochter, die dieses Portal zeigt ({ $portal }): eine reife eigene (mit Paarbindung eine verheiratete) oder eine Ehefrau bei einer anderen Art.
ne-no-neolexia-when-tribal = Nur wer vokal ist, hat Neolexie; du hast die Stammeskultur.
ne-no-neolexia-there = Neolexie gibt nur Scheiben von Töchtern, Ehemännern und Ältesten frei.
ne-no-neolexia-colour = Auf deiner Hirnkarte ist kein Portal dieser Farbe ({ $colour }) offen, auch nicht beim Vater einer fremden Ehefrau.
ne-no-play-while-vocal = Nur mit Stammeskultur spielst du Karten aus der Hand.
ne-no-elder-for-card = Der Schamane spielt Tiere, Steinschläger und Fallensteller spielen Erfindungen; „{ $card }“ ist nichts für diesen Rang.
ne-no-bound-rank = In dieser Partie gehört „{ $card }“ zu einem anderen Rang.
ne-no-mature-elder = Du hast keinen reifen Ältesten dieses Rangs ({ $rank }).
ne-no-disk-for-card = Der Älteste ({ $rank }) braucht eine freie Scheibe ({ $colour }), außer wenn dein Häuptling reif ist.

## On the front page: what the game is, and what can be chosen

option-neanderthal-boards = Arten
    .about = Wer welche spielt, in der Reihenfolge der Plätze; zu zweit spielen die ersten beiden.
option-neanderthal-boards-lot = wird ausgelost
option-neanderthal-species-red = Cro-Magnon-Mensch
option-neanderthal-species-yellow = Neandertaler
option-neanderthal-species-green = Archaischer Mensch
option-neanderthal-mode = Mit- oder gegeneinander
    .about = Für drei Spieler; allein geht es immer ums Überleben, zu zweit immer gegeneinander.
option-neanderthal-mode-rivals = gegeneinander
option-neanderthal-mode-cooperative = gemeinsam
option-neanderthal-bound-inventions = Erfindungen
    .about = Ob Steinschläger und Fallensteller jeweils jede Erfindung spielen dürfen.
option-neanderthal-bound-inventions-no = alle
option-neanderthal-bound-inventions-yes = nur die ihres Rangs
about-neanderthal = Drei Menschenarten, Töchter in der Versteigerung, Jagd mit Würfeln, Sprache, die das Gehirn öffnet.

# The strip of players, and where the round stands.
ne-strip-hunters = Jäger
ne-strip-words = freie Scheiben
ne-tribal-at = Stamm ab { $portals }
ne-strip-portals = offene Portale
