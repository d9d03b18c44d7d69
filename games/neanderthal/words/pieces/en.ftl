
# What the pieces tell of themselves: what they are, what they do and score, and what they mean for the reader.
ne-piece-daughter = daughter
ne-piece-elder = elder
ne-piece-event = event
ne-piece-portal = portal
ne-piece-sexuality = sexuality card
ne-piece-climax = When the climate changes, the lowest climax of a row gives way first (NE-D1).
ne-piece-follows = After a success this follows your survivors: { $predator }. Without a hit against it the prey is lost (NE-G4).
ne-piece-nobody-follows = No predator can follow from here (NE-G4).
ne-piece-is-predator = After a success on big game the nearest predator of the row follows; without a hit against it the prey is lost (NE-G4).
ne-piece-odds = Chance of success: { $list }.
ne-piece-odds-with = { $n ->
    [one] { $n } hunter { $percent }%
   *[other] { $n } hunters { $percent }%
}
ne-piece-odds-here = { $n ->
    [one] Your hunter here succeeds with { $percent }%.
   *[other] Your { $n } hunters here succeed with { $percent }%.
}
ne-piece-need-has = You have the free disks that it asks for.
ne-piece-need-lacks = You lack free disks: { $disks }.
ne-piece-warm = Frost does nothing to your hunters.
ne-piece-play-animal = When tribal, a mature shaman plays it from the hand; then it is yours to keep (NE-I3).
ne-piece-play-invention = When tribal, a mature knapper or trapper plays it from the hand; then it works for you (NE-I3).
ne-piece-worth = With { $sexuality } it scores { $points } at the end, if it is mature (NE-J).
ne-piece-each = With { $sexuality } each scores { $points } at the end (NE-J).
ne-piece-works = Her culture works once no disk lies on her; with pair-bond only while she has a husband (NE-E3, NE-G3).
ne-piece-bid = You have { $n ->
    [0] no free disk
    [one] { $n } free disk
   *[other] { $n } free disks
} of the colours that bid for her (NE-D7).
ne-piece-no-bid = You are tribal and do not bid (NE-D7).
ne-piece-elder-pay = You have { $n ->
    [0] no free disk
    [one] { $n } free disk
   *[other] { $n } free disks
} of this colour ({ $colour }).
ne-piece-portal-does = In phase 6 you lay a free disk of its colour here, if a daughter whose culture you enjoy shows it (NE-I1).
ne-piece-portal-count = You have { $n } of the { $needed } portals that make you tribal (NE-I1).
ne-piece-cooling = The northern card with the lowest climax gives way to ice and slides south (NE-D1).
ne-piece-warming = The southern card with the lowest climax slides north, a new one takes its place, and ice melts (NE-D1).
ne-piece-wurm = One more daughter joins the deck: one more round (NE-D2).
ne-piece-mortality = { $n ->
    [one] Each player throws { $n } die; an elder dies whose rank is thrown (NE-D3).
   *[other] Each player throws { $n } dice; every elder dies whose rank is thrown (NE-D3).
}
ne-piece-chaos = Whoever has more hunters in the camp than free disks loses at least half of them, and an elder (NE-D4).
ne-piece-blizzard = Two hunters in the camp keep one dependent alive; the other elders, animals and unmarried daughters are abandoned (NE-D5).
ne-piece-wanderlust = { $n ->
    [one] Whoever lost most hunters to chaos sends { $n } cube from the deadpile to another camp (NE-D6).
   *[other] Whoever lost most hunters to chaos sends { $n } cubes from the deadpile to other camps (NE-D6).
}
ne-piece-auction = Vocal players bid for the daughter with free disks of her colours; the winner lays them on her (NE-D7).
ne-piece-chaos-safe = Chaos does not touch you: { $hunters ->
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
} in the camp, { $free ->
    [one] { $free } free disk
   *[other] { $free } free disks
}.
ne-piece-chaos-hits = With { $hunters ->
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
} in the camp and { $free ->
    [0] no free disk
    [one] { $free } free disk
   *[other] { $free } free disks
} chaos would cost you at least { $n ->
    [one] { $n } hunter
   *[other] { $n } hunters
}.
ne-piece-blizzard-now = Your camp keeps { $kept } alive; you have { $n ->
    [0] no dependents
    [one] { $n } dependent
   *[other] { $n } dependents
}.
ne-piece-elders-now = { $n ->
    [0] You have no elder.
    [one] You have { $n } elder.
   *[other] You have { $n } elders.
}
ne-piece-order-does = In this order the species bid, assign hunters and take special actions (NE-A2, NE-A5).
ne-piece-hunter = Hunters hunt and court, and become elders or husbands (NE-E).
ne-piece-guest = Wanderers hunt and fight for the camp they live in, but score for their own species (NE-D6).
ne-piece-alpha = He hunts like anybody; with a mature knapper, trapper or warrior he counts as a 1 without a die (NE-B4, NE-E5).
ne-piece-husband = A mature husband makes her independent, defends her and scores (NE-E3).
ne-piece-suitor = A suitor throws a die: a 1 or a 2 wins her; her bite kills only suitors of another species (NE-G1).
ne-piece-laid = The disks bid for her lie on her until they are freed; then she is mature (NE-D7, NE-G3).
ne-piece-disk = Free disks bid for daughters, pay for elders, husbands and portals, let you hunt what asks for them, and keep chaos away (NE-B3, NE-D4).
ne-piece-dead = The dead and the unborn: babies come from here (NE-B, NE-G3).
ne-piece-dice = Every hunter throws a die: hits decide the hunt, bite and frost kill (NE-G).
ne-piece-dice-elders = Every elder dies whose rank is thrown (NE-D3).
ne-piece-gap = No card lies here; predators jump over the gap (NE-G4).
ne-piece-species = If the game ended now it would score { $points } (NE-J).

ne-step-1-about = A daughter turns up: she sets the order, brings events, and is sold by auction.
ne-step-2-about = In turn everybody sends hunters to cards and daughters, or makes them elders.
ne-step-3-about = Where several peoples stand on one card, they attack each other or agree.
ne-step-4-about = Hunters throw dice on their cards; predators follow big game. Suitors court.
ne-step-5-about = Grown animals of tribes bring babies and free disks.
ne-step-6-about = Each people may open a portal, free a disk, or do what its elders and cards allow.
