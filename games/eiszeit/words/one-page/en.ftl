# On one page: what a player must know to begin.

ez-page-goal = Settle your hunters near the mammoths. The most points after { $rounds } rounds win.
ez-page-start = You begin with { $stones } stones and { $hunters } hunters. Before the first round everybody places { $first } of them.
ez-page-turn = In your turn: play a card, discard one if you like, fill your hand to { $hand }.
ez-page-light = A light card costs stones, and you do what it says.
ez-page-dark = A dark card gives you stones, and others do what it says.
ez-page-duty = With { $n } stones or more you have to play a light card.
ez-page-last = Whoever takes the last stone of the dark supply ends the settling.
ez-page-limit = An area has room for { $n } hunters, 1 more for each mammoth, and as many more as its hidden fires are worth.
ez-page-conflict = Where there are too many, hunters go back to their stocks one by one, from whoever has the fewest there.
ez-page-club = A hunter with a club never has to leave.
ez-page-score = Each hunter scores { $alone } without a mammoth, { $one } with one, { $many } with two or more.
ez-page-glacier = Whoever has the fewest points lays a glacier: that area is closed for good.
ez-page-supply = The stones paid for light cards are the dark supply of the next round.
