
# Wat de onderdelen over zichzelf vertellen: wat ze zijn, doen en opleveren, en wat ze voor de lezer betekenen.
ne-piece-daughter = dochter
ne-piece-elder = oudste
ne-piece-event = gebeurtenis
ne-piece-portal = portaal
ne-piece-sexuality = seksualiteitskaart
ne-piece-climax = Verandert het klimaat, dan wijkt de laagste climax van een rij het eerst (NE-D1).
ne-piece-follows = Na een succes volgt dit je overlevenden: { $predator }. Zonder treffer ertegen ben je de prooi kwijt (NE-G4).
ne-piece-nobody-follows = Vanhier kan geen roofdier volgen (NE-G4).
ne-piece-is-predator = Na een succes op groot wild volgt het dichtstbijzijnde roofdier van de rij; zonder treffer ertegen is de prooi verloren (NE-G4).
ne-piece-odds = Kans op succes: { $list }.
ne-piece-odds-with = { $n ->
    [one] { $n } jager { $percent }%
   *[other] { $n } jagers { $percent }%
}
ne-piece-odds-here = { $n ->
    [one] Je jager hier slaagt met { $percent }%.
   *[other] Je { $n } jagers hier slagen met { $percent }%.
}
ne-piece-need-has = Je hebt de vrije schijven die gevraagd worden.
ne-piece-need-lacks = Je mist vrije schijven: { $disks }.
ne-piece-warm = Vorst doet je jagers niets.
ne-piece-play-animal = In de stamcultuur speelt een volwassen sjamaan het uit de hand; dan is het van jou (NE-I3).
ne-piece-play-invention = In de stamcultuur speelt een volwassen steenmaker of pelsjager dit uit de hand; dan werkt het voor je (NE-I3).
ne-piece-worth = Met { $sexuality } levert dit aan het eind { $points } op, als het volwassen is (NE-J).
ne-piece-each = Met { $sexuality } levert elk aan het eind { $points } op (NE-J).
ne-piece-works = Haar cultuur werkt zodra er geen schijf meer op haar ligt; bij paarbinding alleen zolang ze een echtgenoot heeft (NE-E3, NE-G3).
ne-piece-bid = Je hebt { $n ->
    [0] geen vrije schijf
    [one] { $n } vrije schijf
   *[other] { $n } vrije schijven
} van de kleuren die op haar bieden (NE-D7).
ne-piece-no-bid = Je hebt de stamcultuur en biedt niet (NE-D7).
ne-piece-elder-pay = Je hebt { $n ->
    [0] geen vrije schijf
    [one] { $n } vrije schijf
   *[other] { $n } vrije schijven
} van deze kleur ({ $colour }).
ne-piece-portal-does = In fase 6 leg je hier een vrije schijf van deze kleur, als een dochter van wie je de cultuur geniet het portaal toont (NE-I1).
ne-piece-portal-count = Je hebt { $n } van de { $needed } portalen voor de overgang naar de stamcultuur (NE-I1).
ne-piece-cooling = De kaart met de laagste climax in het noorden maakt plaats voor ijs en schuift naar het zuiden (NE-D1).
ne-piece-warming = De kaart met de laagste climax in het zuiden schuift naar het noorden, een nieuwe neemt haar plaats in, en ijs smelt (NE-D1).
ne-piece-wurm = Er komt een dochter in de stapel bij: één ronde meer (NE-D2).
ne-piece-mortality = { $n ->
    [one] Iedereen werpt { $n } dobbelsteen; de oudste van die rang sterft (NE-D3).
   *[other] Iedereen werpt { $n } dobbelstenen; elke oudste van wie de rang valt, sterft (NE-D3).
}
ne-piece-chaos = Wie meer jagers in het kamp heeft dan vrije schijven, verliest minstens de helft van die jagers en een oudste (NE-D4).
ne-piece-blizzard = Twee jagers in het kamp houden één afhankelijke in leven; de andere oudsten, huisdieren en ongehuwde dochters worden achtergelaten (NE-D5).
ne-piece-wanderlust = { $n ->
    [one] Wie de meeste jagers door chaos verloor, stuurt { $n } blokje uit de dodenpoel naar een ander kamp (NE-D6).
   *[other] Wie de meeste jagers door chaos verloor, stuurt { $n } blokjes uit de dodenpoel naar andere kampen (NE-D6).
}
ne-piece-auction = Vocale spelers bieden op de dochter met vrije schijven van haar kleuren; de winnaar legt ze op haar (NE-D7).
ne-piece-chaos-safe = Chaos raakt je niet: { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
} in het kamp, { $free ->
    [one] { $free } vrije schijf
   *[other] { $free } vrije schijven
}.
ne-piece-chaos-hits = Met { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
} in het kamp en { $free ->
    [0] geen vrije schijf
    [one] { $free } vrije schijf
   *[other] { $free } vrije schijven
} kost chaos je minstens { $n ->
    [one] { $n } jager
   *[other] { $n } jagers
}.
ne-piece-blizzard-now = Je kamp houdt er { $kept } in leven; je hebt { $n ->
    [0] geen afhankelijken
    [one] { $n } afhankelijke
   *[other] { $n } afhankelijken
}.
ne-piece-elders-now = { $n ->
    [0] Je hebt geen oudste.
    [one] Je hebt { $n } oudste.
   *[other] Je hebt { $n } oudsten.
}
ne-piece-order-does = In deze volgorde bieden de soorten, zetten ze jagers in en doen ze speciale acties (NE-A2, NE-A5).
ne-piece-hunter = Jagers jagen, maken het hof, en worden oudste of echtgenoot (NE-E).
ne-piece-guest = Zwervers jagen en vechten voor het kamp waar ze wonen, maar tellen voor hun eigen soort (NE-D6).
ne-piece-alpha = Hij jaagt zoals iedereen; met een volwassen steenmaker, pelsjager of strijder telt hij als 1 zonder dobbelsteen (NE-B4, NE-E5).
ne-piece-husband = Een volwassen echtgenoot maakt haar onafhankelijk, verdedigt haar en levert punten op (NE-E3).
ne-piece-suitor = Een hofmaker werpt een dobbelsteen: een 1 of een 2 wint haar; haar bijtwonde doodt alleen hofmakers van een andere soort (NE-G1).
ne-piece-laid = De schijven die op haar geboden zijn, blijven op haar liggen tot ze worden vrijgemaakt; dan is ze volwassen (NE-D7, NE-G3).
ne-piece-disk = Vrije schijven bieden op dochters, betalen oudsten, echtgenoten en portalen, laten je jagen waar ze gevraagd worden en houden chaos weg (NE-B3, NE-D4).
ne-piece-dead = De doden en ongeborenen: hier komen de baby's vandaan (NE-B, NE-G3).
ne-piece-dice = Elke jager werpt een dobbelsteen: treffers beslissen de jacht, bijtwonden en vrieswonden doden (NE-G).
ne-piece-dice-elders = Elke oudste van wie de rang valt, sterft (NE-D3).
ne-piece-gap = Hier ligt geen kaart; roofdieren springen over het gat (NE-G4).
ne-piece-species = Als het spel nu eindigde, leverde dat { $points } op (NE-J).

ne-step-1-about = Er komt een dochter: zij bepaalt de volgorde, brengt gebeurtenissen en wordt geveild.
ne-step-2-about = Om de beurt zet iedereen jagers in op kaarten en bij dochters, of maakt er oudsten van.
ne-step-3-about = Waar meerdere volken op één kaart staan, vallen ze elkaar aan of worden ze het eens.
ne-step-4-about = Jagers werpen dobbelstenen bij hun kaarten; roofdieren volgen groot wild. Hofmakers maken het hof.
ne-step-5-about = Volwassen huisdieren van stammen leveren baby's en vrije schijven op.
ne-step-6-about = Elk volk mag een portaal openen, een schijf vrijmaken, of doen wat zijn oudsten en kaarten toestaan.
