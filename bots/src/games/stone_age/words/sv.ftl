# Varför ett drag i Stone Age är bra.

sa-why-field = { $n ->
    [one] En mat till när folket äter den här rundan, och sedan kan spelet vara slut.
   *[other] En mat till varje gång folket äter: ungefär { $n } gånger till, den här inräknad.
}
sa-why-tool = { $n ->
    [0] Ett steg bättre verktyg, bara för den här rundan.
    [one] Ett steg bättre verktyg i varje runda: efter den här är det ungefär { $n } kvar.
   *[other] Ett steg bättre verktyg i varje runda: efter den här är det ungefär { $n } kvar.
}
sa-why-hut = { $n ->
    [0] En arbetare till, men knappt någon runda kvar att arbeta i.
    [one] En till som arbetar varje runda: efter den här är det ungefär { $n } kvar.
   *[other] En till som arbetar varje runda: efter den här är det ungefär { $n } kvar.
}
sa-why-hunt = { $dice }: { $chance } % chans till de { $gain } som fattas i kväll.
sa-why-hunt-more = Alla kan redan äta. { $dice }: { $chance } % chans till { $gain } eller mer, för rundorna som kommer.
sa-why-throw = { $dice }: { $chance } % chans till { $gain } eller mer.
sa-why-throw-for = { $thrown } Din byggnad saknar ännu { $lacks }.
sa-why-symbol = { $top }; och en ny symbol: { $n ->
    [one] din första, för { $points } poäng
   *[other] { $n } olika ger { $points } i stället för { $before }
}.
sa-why-pair = { $top }; och en symbol som du redan har: den andra uppsättningen om { $n } ger { $points } i stället för { $before }.
sa-why-top = { $top }. Symbolen har du redan två gånger.
sa-why-craft = { $top }; och { $people } gånger { $n }: { $points } om spelet slutade nu.
sa-why-building = { $points } för { $cost }.
sa-why-choice = Varje resurs ger sitt värde: { $cost }. Betala med dina dyraste.
sa-why-open = Ju mer du betalar, desto mer ger den: med det du har nu { $points }.
sa-why-last-ahead = { $points }, och högen är tom: spelet slutar efter den här rundan, och du leder med { $n }.
sa-why-last-behind = { $points }. Då är högen tom och spelet slutar efter den här rundan; du ligger { $n } efter, de andra korten oräknade.
sa-why-no-tools = { $sum } prickar är { $gain }. Till nästa fattas { $n }, och det har dina verktyg inte.
sa-why-tools-kept = En till skulle kosta { $n } verktygssteg: de hjälper kanske mer vid ett annat kast.
sa-why-tools = { $sum } och { $added } prickar är { $gain } i stället för { $before }.
sa-why-pay-card = { $card } Det du betalar skulle ge { $points } i en byggnad.
sa-why-decline = Det den kostar är värt mer på annat håll: { $n ->
    [one] din resurs stannar
   *[other] dina { $n } resurser stannar
} hos dig.
sa-why-resource = { $gain }: värt { $n } poäng i en byggnad.
sa-why-keep = Det du sparar använder du när du vet vad som fattas.
sa-why-raise-used = Den oanvända brickan står kvar som den är och kan hjälpa den här rundan.
sa-why-raise-unused = Den höjda brickan kan hjälpa redan den här rundan.
sa-why-feed = { $paid } skulle ge { $n } poäng i byggnader; hunger kostar { $penalty }.
sa-why-starve = Att mätta alla skulle ta { $n } resurser värda { $worth } poäng; hunger kostar { $penalty }, en gång.
sa-why-starve-bare = De { $n } som fattas har du inte. Det kostar { $penalty } poäng, hur många som än går hungriga.
