# På en sida: vad man behöver veta för att börja.

ne-page-goal = Led en människoart genom istiden. Efter minst { $rounds } rundor vinner flest poäng.
ne-page-start = Du börjar med { $hunters } jägare, en eldmakare och brickor i tre färger: de fria är ditt ordförråd.
ne-page-daughter = Varje runda visar sig en dotter. Hon bestämmer ordningen, för med sig händelser och auktioneras ut.
ne-page-bid = Du bjuder fria brickor i hennes färger. Vinnarens brickor ligger på henne tills de frigörs.
ne-page-mature = Det som har en bricka på eller under sig är omoget och gör ingenting än.
ne-page-chaos = Fler jägare i lägret än fria brickor: kaos tar hälften.
ne-page-blizzard = I en snöstorm håller 2 jägare i lägret 1 äldste, husdjur eller dotter vid liv.
ne-page-assign = Sedan sätter du ut jägare: på djur och fynd, som äldste på en rang eller hos döttrar.
ne-page-hunt = Varje jägare slår en tärning. En etta träffar, med stjärna även en tvåa; nog med träffar ger barn och frigör brickor.
ne-page-wounds = Varje tärning som visar ett av kortets bett- eller frosttal dödar en jägare.
ne-page-predator = Efter framgång på storvilt följer närmaste rovdjur efter: utan träff tar det bytet.
ne-page-claim = Nog med lika tärningar låter dig ta kortet: som trofé, eller som djur eller uppfinning till handen.
ne-page-portal = I slutet av rundan kan en dotter öppna en portal i din hjärna. Portal nummer { $three } (med en eller två spelare { $fewer }) ger dig stamkultur.
ne-page-score = I slutet räknas allt moget, så som din sexualitet säger.
