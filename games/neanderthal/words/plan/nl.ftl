# Plans: hunters that are sent together, things that are gathered, offers in two columns.

ne-plan = Je plan
ne-plan-unseen = niemand ziet het voor je bevestigt
ne-plan-empty = Druk op een getal op een kaart, of sleep mensen uit het kamp.
ne-plan-chip = { $number ->
    [one] 1 jager
   *[other] { $number } jagers
} naar { $card }: { $odds }% kans
ne-plan-fewer = Eén minder naar { $card }
ne-plan-more = Nog één naar { $card }
ne-plan-how-many = Hoeveel naar { $card }?
ne-plan-unmet = Vraagt schijven die niet vrij zijn
ne-plan-fight = eerst een gevecht
ne-plan-keep = { $odds }% behoudt
ne-plan-followed = roofdier volgt:
ne-plan-stay = { $planned } gepland, { $home } thuis
ne-plan-dead = zo’n { $number } sterven
ne-plan-safe = geen gevaar
ne-plan-against = eerst vechten: { $who }
ne-plan-elder = Nieuwe oudste: { $name }
ne-plan-husband = Echtgenoot: { $name }
ne-plan-suitor = Hofmaker: { $name }
ne-plan-swap = De alfaman wisselt van plaats
ne-plan-other = Iets anders
ne-plan-drop = Weghalen: { $what }
ne-plan-nobody = Stuur niemand
ne-plan-done = Klaar
ne-plan-send = { $number ->
    [one] Stuur 1 jager
   *[other] Stuur { $number } jagers
}
ne-gather-left = Nog { $left }
ne-gather-free = { $number ->
    [0] Maak niets vrij
    [one] Maak 1 schijf vrij
   *[other] Maak { $number } schijven vrij
}
ne-gather-recall = { $number ->
    [0] Roep niemand terug
   *[other] Roep { $number } terug
}
ne-gather-lose = Verlies { $number }
ne-gather-together = { $number } tegelijk ({ $who })
ne-gather-do = Bevestigen ({ $number })

ne-bargain-title = { $from } doen een voorstel aan { $to }
ne-bargain-bribe = Een kaart aan maar één kant is smeergeld: die krijg je voor het weggaan. Wie weggaat, blijft deze ronde thuis.
ne-bargain-offer = Doe het voorstel
ne-bargain-you-give = Jij geeft
ne-bargain-you-get = Jij krijgt
ne-bargain-gives = { $who } geven
ne-bargain-leaves = een kaart verlaten
ne-bargain-hands-over = overhandigen
ne-bargain-weds = een dochter trouwt
ne-bargain-go-home = { $number ->
    [one] 1 gaat naar huis
   *[other] { $number } gaan naar huis
}
ne-bargain-suitor-home = gaat naar huis
ne-bargain-hand = van hand naar hand
ne-bargain-tableau = uit het speelveld
ne-bargain-marries = trouwt met iemand die weggaat
ne-bargain-agree = Wie moet instemmen
ne-bargain-first = Wordt eerst gevraagd. Vocale mensen zeggen ja of nee; een stam mag één tegenvoorstel doen.
ne-bargain-then = Staat op een kaart die verlaten wordt. Een nee beëindigt het voorstel.
ne-bargain-all = Als iedereen ja zegt, gebeurt alles meteen.
ne-bargain-more = Meer
ne-bargain-back = Terug naar het voorstel
ne-bargain-home = thuis in het kamp
ne-bargain-now-then = nu → dan

ne-side-cost = { $what }: { $count ->
    [0] geen schijven.
    [one] 1 schijf.
   *[other] { $count } schijven.
}
ne-side-scores = De kant bepaalt ook wat punten geeft: bekijk ze allebei.

ne-goal = Doel
ne-goal-told = { $reached } van { $needed } soorten leven met een dier
ne-goal-won = Samen gewonnen: { $names } leven voort, elk met een dier.
ne-goal-lost = Samen verloren: maar één soort leeft voort met een dier ({ $names }); er waren er { $needed } nodig.
ne-goal-lost-all = Samen verloren: geen soort leeft voort met een dier; er waren er { $needed } nodig.
ne-ask-all-chosen = Alles is gekozen: bevestig het, of verander het nog.
