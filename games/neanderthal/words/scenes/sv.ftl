# Scener: vad som visas av ett steg innan nästa bild kommer.

ne-show-comes = { $daughter } kommer
ne-show-brings = { $daughter } för med sig
ne-show-nothing = Ingenting händer.
ne-show-ice-takes = Is tränger undan ”{ $card }”.
ne-show-ice-comes = Is fyller en lucka.
ne-show-ice-moves = Is glider söderut.
ne-show-ice-melts = Isen smälter.
ne-show-goes-north = ”{ $card }” går norrut.
ne-show-goes-south = ”{ $card }” går söderut.
ne-show-leaves = ”{ $card }” lämnar spelet.
ne-show-new-cards = { $count ->
    [one] 1 nytt kort kommer.
   *[other] { $count } nya kort kommer.
}
ne-show-for-elders = { $dice ->
    [one] 1 tärning för varje folks äldste
   *[other] { $dice } tärningar för varje folks äldste
}
ne-show-no-elder = ingen äldste
ne-show-no-elders = Ingen har några äldste.
ne-show-nobody-dies = Ingen dör.
ne-show-die = { $count ->
    [one] 1 äldste dör.
   *[other] { $count } äldste dör.
}
ne-show-against-words = { $hunters ->
    [one] 1 jägare
   *[other] { $hunters } jägare
}, { $free ->
    [one] 1 fri bricka
   *[other] { $free } fria brickor
}
ne-show-safe = En fri bricka per jägare: ingen fara.
ne-show-loses-half = Förlorar minst { $count } jägare.
ne-show-feeds = { $hunters } jägare mättar { $fed }; att mätta: { $count }
ne-show-all-fed = Alla har mat.
ne-show-abandons = { $count ->
    [one] Överger 1 skyddsling.
   *[other] Överger { $count } skyddslingar.
}
ne-show-sends = { $count ->
    [one] Förlorade flest: 1 jägare vandrar till andra.
   *[other] Förlorade flest: { $count } jägare vandrar till andra.
}
ne-show-nobody-wanders = Kaos har inte tagit någon: ingen vandrar.

ne-show-bids = bjuder { $count }

ne-show-hunt = { $who } jagar: { $card }
ne-show-followed = { $who } förföljs: { $card }
ne-show-attack = { $who } anfaller: { $card }
ne-show-needs = { $hits ->
    [one] 1 träff behövs ({ $faces })
   *[other] { $hits } träffar behövs ({ $faces })
}
ne-show-dice = Slag
ne-show-hits = Träffar
ne-show-wounds = Skador
ne-show-prize = Vinst
ne-show-predator = Rovdjur
ne-show-trophy = Trofé
ne-show-hand = Kort
ne-show-power = Alfahannen räknas som 1.
ne-show-of = { $hits } av { $needed }:
ne-show-succeeds = jakten lyckas
ne-show-fails = jakten misslyckas
ne-show-spent = rovdjuret har redan gett utdelning
ne-show-keeps = bytet är räddat
ne-show-stolen = bytet är stulet
ne-show-success = Lyckas
ne-show-failure = Misslyckas
ne-show-bitten = { $count ->
    [one] 1 biten
   *[other] { $count } bitna
}
ne-show-frozen = { $count } fryser ihjäl
ne-show-warm = vid elden fryser ingen ihjäl
ne-show-dead = { $count } dör
ne-show-waits = väntar på rovdjuret: { $card }
ne-show-follows = följer efter. En träff räddar bytet.
ne-show-comes-after = förföljs av ”{ $card }”
ne-show-against = mot
ne-show-missed = Ingen träffas.
ne-show-struck = { $who } förlorar { $count } jägare.
ne-show-chooses-victims = { $count } dör; anfallaren väljer hos vem.

ne-show-marries = { $who }: friaren gifter sig med ”{ $daughter }”.
ne-show-wins-her = { $who }: friaren faller ”{ $daughter }” i smaken.
ne-show-refused = { $who }: friaren får nej av ”{ $daughter }”.
ne-show-suitor-dies = { $who }: friaren till ”{ $daughter }” dör.
ne-show-animals-feed = Husdjuren mättar sitt folk.

ne-show-portals = { $open } av { $needed } portaler
ne-show-tribe = { $who } övergår till stamkultur
ne-show-speak = De talar i meningar nu.
ne-show-return = { $count ->
    [one] 1 bricka kommer tillbaka och är fri igen.
   *[other] { $count } brickor kommer tillbaka och är fria igen.
}
ne-show-ranks-open = Hövding och schaman: rang 1 och 2 är öppna.
ne-show-animals = Husdjur vid elden ger dig mat i fas 5.
ne-show-elders-act = De äldste spelar korten på handen.

ne-show-won = I mål tillsammans
ne-show-lost = Inte i mål
ne-show-reached = { $reached } av { $needed }
ne-show-died-out = utdöda
ne-show-no-animal = lever, utan husdjur
ne-show-with-animal = lever, med husdjur
