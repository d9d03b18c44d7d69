# Stone Age: vad en nybörjare bör höra.

sa-tip-short = { $n } mat fattas i kväll: { $hunters ->
    [one] { $hunters } jägare till
   *[other] { $hunters } jägare till
} vore ungefär lagom.
sa-tip-never = Inte ens med de bästa kasten kan du betala den här byggnaden den här rundan: { $good } fattas.
sa-tip-not-yet = Samla först: den här byggnaden saknar ännu { $lacks }.
sa-tip-field = En farm ger 1 mat varje gång folket äter, resten av spelet.
sa-tip-dice-table = Ta en tärning: 1 till 4 är trä, lera, sten, guld; 5 ett verktyg, 6 en farm. Sedan tar de andra var sin.
sa-tip-once = Ditt engångsverktyg fungerar en gång i spelet. Spara det till ett kast som missar med precis så mycket.
sa-tip-two = Två valfria resurser, nu eller när du behöver dem.
sa-tip-open = Ju mer du betalar, desto mer ger den: trä { $wood }, lera { $brick }, sten { $stone }, guld { $gold } per styck.
sa-tip-choice = Den vill ha precis { $n ->
    [one] { $n } sort
   *[other] { $n } sorter
}. Använd dina dyraste resurser: var och en ger sitt värde.
sa-tip-hunger = Betala maten som fattas med resurser, en för varje, eller förlora { $n } poäng en gång.
sa-tip-stand = Du får stå här även om du inte kan betala: det håller andra borta.
sa-tip-last = Den som tar den här sista byggnaden avslutar spelet efter rundan.
