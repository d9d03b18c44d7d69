# Why a move of Neanderthal is good.

ne-why-hunt-first = { $card }: with { $n ->
    [one] { $n } hunter
   *[other] { $n } hunters
} the hunt succeeds in { $chance } % of cases, for { $babies ->
    [one] { $babies } baby
   *[other] { $babies } babies
}; every further one raises it.
ne-why-hunt = { $card }: with { $n } hunters the hunt succeeds in { $chance } % of cases instead of { $before } %, for { $babies ->
    [one] { $babies } baby
   *[other] { $babies } babies
}.
ne-why-elder = { $rank }: { $does } About { $n ->
    [one] { $n } round is left
   *[other] { $n } rounds are left
} to use it.
ne-why-marry = Married to { $card } you may use what she knows{ $n ->
    [0] .
    [one] , and she shows 1 portal that you lack.
   *[other] , and she shows { $n } portals that you lack.
}
ne-why-court = { $card } accepts a suitor in { $chance } % of throws{ $n ->
    [0] .
    [one] ; she shows 1 portal that you lack.
   *[other] ; she shows { $n } portals that you lack.
}
ne-why-bid = She shows { $n ->
    [0] no portal that you lack
    [one] 1 portal that you lack
   *[other] { $n } portals that you lack
}. { $disks ->
    [one] { $disks } free disk stays
   *[other] { $disks } free disks stay
} for { $hunters ->
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
}.
ne-why-hold = { $n ->
    [one] 1 disk
   *[other] { $n } disks
} would be too dear: you need your { $disks } free ones for { $hunters ->
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
}.
ne-why-portal = Portal { $n } of { $asked }: { $left ->
    [one] one more
   *[other] { $left } more
} and your people become a tribe.
ne-why-tribe = The last portal: with { $n } open your people become a tribe, and the disks come back.
ne-why-grown-elder = { $rank } grows up, and { $disks } disks are free for { $hunters ->
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
}.
ne-why-grown-daughter = { $card } grows up{ $n ->
    [0] {""}
    [one] {" "}and shows 1 portal that you lack
   *[other] {" "}and shows { $n } portals that you lack
}; { $disks } disks are free.
ne-why-grown-card = { $card } is ready for use, and { $disks } disks are free.
ne-why-freed = One more: { $disks } free disks for { $hunters ->
    [one] { $hunters } hunter
   *[other] { $hunters } hunters
}.
ne-why-trophy = { $card } as a trophy: { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
ne-why-hand = { $card } in your hand: card { $n } of at most { $limit }. A tribe can play it.
ne-why-power = A sure 1 without a die, and the alpha man cannot be wounded.
ne-why-animal = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end, and in each of about { $rounds } rounds { $babies ->
    [one] 1 baby
   *[other] { $babies } babies
} and { $disks ->
    [one] 1 freed disk
   *[other] { $disks } freed disks
}.
ne-why-invention = { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end, and its use for about { $rounds } rounds.
ne-why-keepers = Two hunters keep one dependent alive: then { $hunters ->
    [one] { $hunters } hunter stands
   *[other] { $hunters } hunters stand
} against { $n ->
    [one] { $n } dependent
   *[other] { $n } dependents
}.
ne-why-choose = At the end: { $hunter } for a hunter, { $elder } for an elder, { $disk } for a free disk.
ne-why-lose = Missed least: afterwards your people may come to about { $n } points.
ne-why-done = Anything else would cost more than it brings: your people may come to about { $n } points.
ne-why-worth = After this your people may come to about { $n } points at the end.
