# Neanderthal: what a newcomer should hear.

ne-tip-chaos = { $hunters } hunters and { $disks ->
    [one] { $disks } free disk
   *[other] { $disks } free disks
}: free disks are too few to keep peace, and chaos would take half of the camp.
ne-tip-blizzard = { $hunters ->
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
} for { $n ->
    [one] { $n } dependent
   *[other] { $n } dependents
}: it takes { $wanted } to keep all of them alive in a blizzard.
ne-tip-needs = Some cards ask for disks in your free vocabulary. They are shown, not spent.
ne-tip-bid = Disks that you bid lie on the daughter until she grows up: until then they are not free.
ne-tip-claim = Enough equal dice: you may take the card itself.
ne-tip-power = Your alpha man counts as a 1 without throwing, and cannot be wounded.
ne-tip-hand = You hold one card for each mature elder, { $n } at most. One more and you give one up.
ne-tip-counter = You may accept, refuse, or make another offer instead.
ne-tip-keep = Two hunters in the camp keep one dependent alive.
ne-tip-peace = More hunters than free disks: too few to keep peace.
ne-tip-tribal = One more portal and your people become a tribe. Your disks come back.
ne-tip-portal = { $n ->
    [one] One portal is missing
   *[other] { $n } portals are missing
} to become a tribe. A daughter has to show it, and a disk of its colour stays there.
ne-tip-neolexia = Neolexia frees one disk without a hunt.
