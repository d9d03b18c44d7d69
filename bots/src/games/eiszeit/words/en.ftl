# Why a move of Eiszeit is good.

ez-why-stays = { $crowd ->
    [one] Your hunter is alone in area { $area }, which bears { $limit }: it stays
   *[other] { $crowd } hunters in area { $area }, which bears { $limit }: yours stays
} and scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ez-why-may-stay = { $crowd } hunters in area { $area }, which bears { $limit } without its hidden fires: in { $chance } of 100 cases you keep one more, for { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ez-why-gain = If the round were scored now, it would bring you about { $n ->
    [one] { $n } point
   *[other] { $n } points
} more: { $now } in all.
ez-why-hurt = If the round were scored now, it would cost { $name } about { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ez-why-even = Nothing else brings more: if the round were scored now, you would get about { $now ->
    [one] { $now } point
   *[other] { $now } points
}.
ez-why-club = { $crowd } hunters in area { $area }, which surely bears only { $limit }: the one with the club stays in any case.
ez-why-club-kept = A club in reserve goes to whoever needs it most, when you place or move.
ez-why-swap = From area { $area } it can change places with a hunter next door.
ez-why-look = Who has seen the fire of area { $area } knows how many it will bear.
ez-why-light = { $card }: { $n ->
    [0] without a stone
    [one] for { $n } stone
   *[other] for { $n } stones
} it can bring about { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the board.
ez-why-light-small = { $card }: { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} paid, { $stones } left. It makes room in your hand.
ez-why-dark = { $card }: { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} more, { $stones } in all, and it helps the others little.
ez-why-ends = { $card } takes the last { $n ->
    [one] dark stone
   *[other] { $n } dark stones
} and ends the round: as the board stands you score about { $now }.
ez-why-choose = { $name } has about { $n ->
    [one] { $n } point
   *[other] { $n } points
}, the board included.
ez-why-discard = { $card } does least in your hand: a fresh card may do more.
ez-why-keep = Your hand is good as it is.
ez-why-draw-light = With { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} you can pay for light cards, which help you alone.
ez-why-draw-dark = With { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} you need dark cards: they bring new ones.
ez-why-cover = The ice meets { $others ->
    [0] no hunter of the others
    [one] { $others } hunter of the others
   *[other] { $others } hunters of the others
} in area { $area }, and { $own ->
    [0] none of yours
   *[other] { $own } of yours
}.
ez-why-done = Whatever else is possible would help others more than you.
