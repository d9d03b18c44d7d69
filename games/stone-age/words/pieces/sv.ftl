
# Vad delarna berättar om sig själva: vad de är, gör och ger, och vad de betyder för dig.
sa-piece-card-green = grönt kort
sa-piece-card-sand = beige kort
sa-piece-building = byggnad
sa-piece-place = plats
sa-piece-resource = resurs
sa-piece-tool = verktyg
sa-piece-price = På den här kortrutan kostar det { $n ->
    [one] { $n } resurs
   *[other] { $n } resurser
} av valfri sort (SA-5.2).
sa-piece-slides = Om ingen köper det kan det flyttas åt höger och bli billigare nästa runda (SA-8.2).
sa-piece-owner = Det ligger hos { $name }.
sa-piece-can-pay = Du kan betala det med vad du har.
sa-piece-lacks = För att betala saknar du { $what }.
sa-piece-mix = Du har nog med resurser, men inte av de { $n ->
    [one] { $n } sort
   *[other] { $n } sorter
} som krävs.
sa-piece-still = Det kan du ännu få den här rundan.
sa-piece-too-late = Ingen av dina arbetare kan hämta det den här rundan.
sa-piece-green-more = Med det skulle du ha { $n ->
    [one] { $n } symbol
   *[other] { $n } olika symboler
}: dina gröna kort skulle ge { $to } i stället för { $from } i slutet.
sa-piece-green-nothing = Du har redan den här symbolen: en till ger ingenting.
sa-piece-green-own = Du har { $n ->
    [one] { $n } symbol
   *[other] { $n } olika symboler
}: dina gröna kort ger { $points } om spelet slutade nu.
sa-piece-craft = Med { $things } är det värt { $points } om spelet slutade nu.
sa-piece-craft-none = Det skulle inte ge något om spelet slutade nu.
sa-piece-one-more = Med { $people } på dina kort ger en till { $points } i slutet.
sa-piece-values = Varje resurs ger sitt värde: { $values } (SA-6.4).
sa-piece-best = Med vad du har kan du få högst { $points }.
sa-piece-built = Poängen får du så snart du bygger; i slutet ger varje byggare på dina kort 1 poäng för den (SA-10.5).
sa-piece-stack = { $n ->
    [0] Den här stapeln är tom
    [one] Det finns { $n } byggnad kvar i stapeln
   *[other] Det finns { $n } byggnader kvar i stapeln
}; när någon tar den sista är det sista rundan (SA-9.2).
sa-piece-no-card = Här ligger inget kort; kortrutorna fylls på när nästa runda börjar (SA-8.2).
sa-piece-no-building = Här finns ingen uppvänd byggnad just nu (SA-6.6).
sa-piece-gather = Var och en av dina arbetare här slår en tärning; för varje { $n } prickar får du { $gain }, och du får lägga till verktyg (SA-4.7, SA-4.8).
sa-piece-hunt = Var och en av dina arbetare här slår en tärning; för varje { $n } prickar får du { $gain }, och du får lägga till verktyg (SA-4.6, SA-4.8).
sa-piece-room = { $free } av { $all } ringar är lediga (SA-3.9).
sa-piece-full = Alla { $all } ringar är upptagna (SA-3.4).
sa-piece-groups = Med { $seats } spelare får bara { $n } spelare stå här varje runda (SA-3.13).
sa-piece-village = Med { $seats } spelare kan bara 2 av verktygsmakaren, hyddan och farmen användas varje runda (SA-3.12).
sa-piece-hunt-room = Alla får jaga här, med hur många arbetare som helst (SA-3.8).
sa-piece-roll-here = { $n ->
    [one] Din arbetare här ger ungefär { $gain }.
   *[other] Dina { $n } arbetare här ger ungefär { $gain }.
}
sa-piece-roll-home = { $n ->
    [one] Din arbetare hemma skulle ge ungefär { $gain }.
   *[other] { $n } av dina arbetare hemma skulle ge ungefär { $gain }.
}
sa-piece-chance-here = { $n ->
    [one] Din arbetare här ger { $gain } eller mer i { $percent } % av alla slag.
   *[other] Dina { $n } arbetare här ger { $gain } eller mer i { $percent } % av alla slag.
}
sa-piece-chance-home = { $n ->
    [one] Din arbetare hemma skulle ge { $gain } eller mer i { $percent } % av alla slag.
   *[other] { $n } av dina arbetare hemma skulle ge { $gain } eller mer i { $percent } % av alla slag.
}
sa-piece-toolmaker = Du placerar 1 arbetare och får 1 verktyg, som höjer ett av dina slag varje runda (SA-3.5, SA-4.3).
sa-piece-hut = Du placerar exakt { $n } arbetare och får 1 ny arbetare, som äter från och med den här rundan (SA-3.6, SA-4.4).
sa-piece-field = Du placerar 1 arbetare och får 1 fält: 1 mat till varje gång du matar dina arbetare (SA-3.7, SA-4.5).
sa-piece-tools-have = Dina verktyg är värda { $n }, av högst { $most } (SA-4.10).
sa-piece-people-have = Du har { $n } av högst { $most } arbetare (SA-4.10).
sa-piece-fields-have = Du har { $n } av högst { $most } fält (SA-4.10).
sa-piece-deck = Tomma kortrutor fylls på härifrån; när korten inte räcker till det är spelet slut (SA-9.1).
sa-piece-person = En arbetare arbetar på en plats varje runda och äter 1 mat när rundan slutar (SA-3.1, SA-7.2).
sa-piece-person-scores = I slutet ger varje schaman på en spelares kort 1 poäng för var och en av den spelarens arbetare (SA-10.6).
sa-piece-feeding = Dina arbetare äter { $need } mat den här rundan: du har { $food }, och dina fält ger { $fields }.
sa-piece-missing = { $n } mat saknas ännu.
sa-piece-marker = Den visar poängen hittills; kort och resurser som blir över räknas till i slutet (SA-10.1).
sa-piece-tile = En gång per runda får du lägga till hela dess { $n } till ett slag; sedan är det använt till nästa runda (SA-4.8).
sa-piece-tools-score = I slutet ger varje verktygsmakare på dina kort värdet av alla dina brickor (SA-10.4).
sa-piece-green-line = Olika symboler på gröna kort ger i slutet sitt antal gånger sig självt (SA-10.2).
sa-piece-line = { $detail }: { $points } om spelet slutade nu.
sa-piece-own-buildings = Deras poäng fick du när de byggdes; i slutet ger varje byggare på dina kort 1 poäng för var och en av dem (SA-6.1, SA-10.5).
sa-piece-die = Den som tar den här tärningen får { $gift } (SA-5.4).
sa-piece-good = Med den betalar du kort och byggnader; i en byggnad som räknas efter värde ger den { $n } poäng (SA-5.2, SA-6.4).
sa-piece-good-left = I slutet ger varje resurs som blir över { $points } (SA-10.7).
sa-piece-food = Var och en av dina arbetare äter 1 mat varje runda; kan du inte mata alla med mat eller resurser förlorar du { $points } (SA-7.2, SA-7.4, SA-7.5).
sa-piece-fields = Varje fält ger 1 mat varje runda, innan dina arbetare äter (SA-7.1).
sa-piece-fields-score = I slutet ger varje bonde på dina kort 1 poäng för varje fält (SA-10.3).
sa-piece-extra-hidden = Bara den som har kortet känner till det; den nedre halvan räknas i slutet (SA-5.11).

sa-phase-place-about = I tur och ordning placerar spelarna arbetare på en plats, tills ingen längre kan.
sa-phase-use-about = Den som börjar rundan utför handlingarna för alla sina arbetare, i valfri ordning; sedan gör nästa spelare det.
sa-phase-feed-about = Varje arbetare äter; först ger fälten mat. Det som saknas betalas med resurser, eller kostar poäng.
