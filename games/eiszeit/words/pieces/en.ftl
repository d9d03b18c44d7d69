
# What the pieces tell of themselves: what they are, what they do and score, and what they mean for the reader.
ez-piece-light = light card
ez-piece-dark = dark card
ez-piece-ends-round = It takes the last stone of the dark supply: settling ends with it (EZ-3.12).
ez-piece-ends-game = It takes the last stone of the last round: the card does nothing, its stones are not yours, and settling ends (EZ-12.1).
ez-piece-leaves = After it { $n ->
    [one] { $n } stone is
   *[other] { $n } stones are
} left in the dark supply; the card that takes the last one ends settling (EZ-3.12).
ez-piece-helps-one = You choose which other player it helps (EZ-3.13).
ez-piece-copies = { $count ->
    [one] There is { $count } such card in the box.
   *[other] There are { $count } such cards in the box.
}
ez-piece-pays = You have { $have ->
    [one] { $have } stone
   *[other] { $have } stones
} and keep { $left } if you play it.
ez-piece-lacks = You lack { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} to play it.
ez-piece-ways = You have { $have ->
    [one] { $have } stone
   *[other] { $have } stones
}: enough for { $n } of its 3 ways.
ez-piece-gets = You would have { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} then.
ez-piece-duty = With { $duty } stones or more you have to play a light card, or a cult card as the visible light one (EZ-3.5).
ez-piece-lands = Free areas of this landscape: { $areas }.
ez-piece-lands-none = No area of this landscape is free: 2 hunters anywhere are left.
ez-piece-stock = { $n ->
    [0] You have no hunter in stock: you would move your hunters on the board instead (EZ-4.2).
    [one] You have { $n } hunter in stock.
   *[other] You have { $n } hunters in stock.
}
ez-piece-copy = Now it could work as: { $cards }.
ez-piece-copy-none = No card is visible that it could work as.
ez-piece-covered = A glacier lies here: nobody comes in any more (EZ-4.4, EZ-10.3).
ez-piece-room = It has room for { $base } hunters, 1 more for each mammoth, and as many more as its fires are worth (EZ-8.2).
ez-piece-crowded = There { $n ->
    [one] is { $n } hunter
   *[other] are { $n } hunters
} here: if that is more than there is room for, whoever has fewest here takes one out first (EZ-8.3).
ez-piece-scores = { $points ->
    [one] Every hunter here scores { $points } point at the end of the round (EZ-9.1).
   *[other] Every hunter here scores { $points } points at the end of the round (EZ-9.1).
}
ez-piece-own-here = { $n ->
    [0] You have no hunter here.
    [one] You have { $n } hunter here: { $points } if it were scored now.
   *[other] You have { $n } hunters here: { $points } if it were scored now.
}
ez-piece-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ez-piece-first-out = If it is too crowded, you have the fewest here and take one out first.
ez-piece-fire = When the fires are turned up, its area has room for as many more hunters as it shows: { $least } to { $most } (EZ-8.1, EZ-8.2).
ez-piece-supply-dark = Dark cards take their stones from here; the one that takes the last stone ends settling (EZ-3.4, EZ-3.12).
ez-piece-supply-light = Light cards are paid into it; in the next round these stones are the dark supply (EZ-3.3, EZ-11.1).
ez-piece-draw = After your card you fill your hand to { $n } cards, from either pile; a full hand always has both colours (EZ-3.9, EZ-3.10).
ez-piece-top = The card of this colour that was played last lies here face up; a cult card may work as it (EZ-3.2, EZ-5.8).
ez-piece-under = { $n ->
    [0] No other card lies under it.
    [one] { $n } card lies under it.
   *[other] { $n } cards lie under it.
}

ez-phase-settling-about = In turn everybody plays a card: light ones cost stones, dark ones bring stones and help others. The last stone of the dark supply ends the settling.
ez-phase-conflicts-about = The fires are turned, area by area. Where too many stand, hunters go home, first from whoever has the fewest there.
ez-phase-scoring-about = Every hunter who is still there brings points: more beside mammoths.
ez-phase-glacier-about = Whoever has the fewest points lays a glacier: that area is closed for good.
