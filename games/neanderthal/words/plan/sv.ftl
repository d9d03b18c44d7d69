# Plans: hunters that are sent together, things that are gathered, offers in two columns.

ne-plan = Din plan
ne-plan-unseen = ingen ser den innan du bekräftar
ne-plan-empty = Tryck på ett tal på ett kort, eller dra folk från lägret.
ne-plan-chip = { $number ->
    [one] 1 jägare
   *[other] { $number } jägare
} till { $card }: { $odds } % chans
ne-plan-fewer = En färre på { $card }
ne-plan-more = En till på { $card }
ne-plan-how-many = Hur många till { $card }?
ne-plan-unmet = Kräver brickor som inte är fria
ne-plan-fight = först en strid
ne-plan-keep = { $odds } % behåller
ne-plan-followed = rovdjur följer:
ne-plan-stay = { $planned } planerade, { $home } hemma
ne-plan-dead = ungefär { $number } dör
ne-plan-safe = ingen fara
ne-plan-against = först strid: { $who }
ne-plan-elder = Ny äldste: { $name }
ne-plan-husband = Make: { $name }
ne-plan-suitor = Friare: { $name }
ne-plan-swap = Alfahannen byter plats
ne-plan-other = Något annat
ne-plan-drop = Ta bort: { $what }
ne-plan-nobody = Skicka ingen
ne-plan-done = Klar
ne-plan-send = { $number ->
    [one] Skicka 1 jägare
   *[other] Skicka { $number } jägare
}
ne-gather-left = { $left } till
ne-gather-free = { $number ->
    [0] Frigör inga
    [one] Frigör 1 bricka
   *[other] Frigör { $number } brickor
}
ne-gather-recall = { $number ->
    [0] Kalla ingen tillbaka
   *[other] Kalla tillbaka { $number }
}
ne-gather-lose = Förlora { $number }
ne-gather-together = { $number } på en gång ({ $who })
ne-gather-do = Bekräfta ({ $number })

ne-bargain-title = { $from } ger { $to } ett förslag
ne-bargain-bribe = Ett kort bara på ena sidan är en muta: det ges för att någon ska gå. Den som går är hemma den här rundan.
ne-bargain-offer = Lägg förslaget
ne-bargain-you-give = Du ger
ne-bargain-you-get = Du får
ne-bargain-gives = { $who } ger
ne-bargain-leaves = lämna ett kort
ne-bargain-hands-over = lämna över
ne-bargain-weds = en dotter gifter sig
ne-bargain-go-home = { $number ->
    [one] 1 går hem
   *[other] { $number } går hem
}
ne-bargain-suitor-home = går hem
ne-bargain-hand = från hand till hand
ne-bargain-tableau = från spelområdet
ne-bargain-marries = gifter sig med en som går
ne-bargain-agree = Måste säga ja
ne-bargain-first = Tillfrågas först. Vokala folk säger ja eller nej; en stam får lägga ett motförslag.
ne-bargain-then = Står på ett kort som lämnas. Ett nej fäller förslaget.
ne-bargain-all = Säger alla ja sker allt på en gång.
ne-bargain-more = Mer
ne-bargain-back = Tillbaka till förslaget
ne-bargain-home = hemma i lägret
ne-bargain-now-then = nu → sedan

ne-side-cost = { $what }: { $count ->
    [0] inga brickor.
    [one] 1 bricka.
   *[other] { $count } brickor.
}
ne-side-scores = Sidan avgör också vad som ger poäng: titta på båda.

ne-goal = Mål
ne-goal-told = { $reached } av { $needed } arter lever med ett djur
ne-goal-won = Vunnet tillsammans: { $names } lever vidare med var sitt djur.
ne-goal-lost = Förlorat tillsammans: bara en art lever vidare med ett djur ({ $names }); { $needed } behövdes.
ne-goal-lost-all = Förlorat tillsammans: ingen art lever vidare med ett djur; { $needed } behövdes.
ne-ask-all-chosen = Allt är valt: bekräfta eller ändra.
