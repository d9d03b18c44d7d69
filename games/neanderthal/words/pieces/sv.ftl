
# Vad delarna berättar om sig själva: vad de är, gör och ger, och vad de betyder för dig.
ne-piece-daughter = dotter
ne-piece-elder = äldste
ne-piece-event = händelse
ne-piece-portal = portal
ne-piece-sexuality = sexualitetskort
ne-piece-climax = När klimatet ändras viker radens lägsta klimax först (NE-D1).
ne-piece-follows = När jakten lyckas följs dina överlevande av: { $predator }. Utan en träff mot det går bytet förlorat (NE-G4).
ne-piece-nobody-follows = Inget rovdjur kan följa efter härifrån (NE-G4).
ne-piece-is-predator = När en jakt på storvilt lyckas följer radens närmaste rovdjur efter; utan en träff mot det går bytet förlorat (NE-G4).
ne-piece-odds = Chans att lyckas: { $list }.
ne-piece-odds-with = { $n } jägare { $percent } %
ne-piece-odds-here = { $n ->
    [one] Din jägare här lyckas med { $percent } %.
   *[other] Dina { $n } jägare här lyckas med { $percent } %.
}
ne-piece-need-has = Du har de fria brickor som krävs.
ne-piece-need-lacks = Du saknar fria brickor: { $disks }.
ne-piece-warm = Frost gör dina jägare ingenting.
ne-piece-play-animal = I stamkulturen spelar en mogen schaman ut det från handen; då är det ditt (NE-I3).
ne-piece-play-invention = I stamkulturen spelar en mogen flintslagare eller fångstman ut den från handen; då verkar den för dig (NE-I3).
ne-piece-worth = Med { $sexuality } ger det { $points } i slutet, om det är moget (NE-J).
ne-piece-each = Med { $sexuality } ger var och en { $points } i slutet (NE-J).
ne-piece-works = Hennes kultur verkar när ingen bricka ligger på henne; med parbindning bara så länge hon har en make (NE-E3, NE-G3).
ne-piece-bid = Du har { $n ->
    [0] ingen fri bricka
    [one] { $n } fri bricka
   *[other] { $n } fria brickor
} i de färger som bjuder på henne (NE-D7).
ne-piece-no-bid = Du har stamkultur och bjuder inte (NE-D7).
ne-piece-elder-pay = Du har { $n ->
    [0] ingen fri bricka
    [one] { $n } fri bricka
   *[other] { $n } fria brickor
} i den här färgen ({ $colour }).
ne-piece-portal-does = I fas 6 lägger du en fri bricka i dess färg här, om en dotter vars kultur du har nytta av visar den (NE-I1).
ne-piece-portal-count = Du har { $n } av de { $needed } portaler som leder till stamkultur (NE-I1).
ne-piece-cooling = Kortet i norr med lägst klimax viker för isen och glider söderut (NE-D1).
ne-piece-warming = Kortet i söder med lägst klimax glider norrut, ett nytt tar dess plats, och is smälter (NE-D1).
ne-piece-wurm = En dotter till läggs i högen: en runda till (NE-D2).
ne-piece-mortality = { $n ->
    [one] Alla slår { $n } tärning; den äldste dör vars rang slås (NE-D3).
   *[other] Alla slår { $n } tärningar; varje äldste dör vars rang slås (NE-D3).
}
ne-piece-chaos = Den som har fler jägare i lägret än fria brickor förlorar minst hälften av dem och en äldste (NE-D4).
ne-piece-blizzard = Två jägare i lägret håller en skyddsling vid liv; övriga äldste, husdjur och ogifta döttrar överges (NE-D5).
ne-piece-wanderlust = { $n ->
    [one] Den som förlorade flest jägare i kaoset skickar { $n } kub från dödsriket till ett annat läger (NE-D6).
   *[other] Den som förlorade flest jägare i kaoset skickar { $n } kuber från dödsriket till andra läger (NE-D6).
}
ne-piece-auction = Vokala spelare bjuder på dottern med fria brickor i hennes färger; vinnaren lägger dem på henne (NE-D7).
ne-piece-chaos-safe = Kaoset rör dig inte: { $hunters } jägare i lägret, { $free ->
    [one] { $free } fri bricka
   *[other] { $free } fria brickor
}.
ne-piece-chaos-hits = Med { $hunters } jägare i lägret och { $free ->
    [0] ingen fri bricka
    [one] { $free } fri bricka
   *[other] { $free } fria brickor
} skulle kaoset kosta dig minst { $n } jägare.
ne-piece-blizzard-now = Ditt läger håller { $kept } vid liv; du har { $n ->
    [0] inga skyddslingar
    [one] { $n } skyddsling
   *[other] { $n } skyddslingar
}.
ne-piece-elders-now = { $n ->
    [0] Du har ingen äldste.
   *[other] Du har { $n } äldste.
}
ne-piece-order-does = I den här ordningen bjuder arterna, sätter ut jägare och utför särskilda handlingar (NE-A2, NE-A5).
ne-piece-hunter = Jägare jagar och friar, och blir äldste eller makar (NE-E).
ne-piece-guest = Vandrare jagar och slåss för lägret där de bor, men räknas för sin egen art (NE-D6).
ne-piece-alpha = Han jagar som alla andra; med en mogen flintslagare, fångstman eller krigare räknas han som en etta utan tärning (NE-B4, NE-E5).
ne-piece-husband = En mogen make gör henne oberoende, försvarar henne och ger poäng (NE-E3).
ne-piece-suitor = En friare slår en tärning: en etta eller tvåa vinner henne; hennes bett dödar bara friare av en annan art (NE-G1).
ne-piece-laid = Brickorna som bjöds på henne ligger kvar tills de frigörs; då är hon mogen (NE-D7, NE-G3).
ne-piece-disk = Fria brickor bjuder på döttrar, betalar äldste, makar och portaler, låter dig jaga där de krävs och håller kaoset borta (NE-B3, NE-D4).
ne-piece-dead = De döda och ofödda: härifrån kommer barnen (NE-B, NE-G3).
ne-piece-dice = Varje jägare slår en tärning: träffar avgör jakten, bett och frost dödar (NE-G).
ne-piece-dice-elders = Varje äldste dör vars rang slås (NE-D3).
ne-piece-gap = Här ligger inget kort; rovdjur hoppar över luckan (NE-G4).
ne-piece-species = Om spelet slutade nu skulle det ge { $points } (NE-J).

ne-step-1-about = En dotter dyker upp: hon bestämmer ordningen, för med sig händelser och auktioneras ut.
ne-step-2-about = I tur och ordning sätter alla ut jägare på kort och hos döttrar, eller gör dem till äldste.
ne-step-3-about = Där flera folk står på samma kort anfaller de varandra eller kommer överens.
ne-step-4-about = Jägarna slår tärning på sina kort; rovdjur följer storvilt. Friarna friar.
ne-step-5-about = Stammarnas mogna husdjur ger barn och frigör brickor.
ne-step-6-about = Varje folk får öppna en portal, frigöra en bricka eller göra det som äldste och kort tillåter.
