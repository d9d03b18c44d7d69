# Why a move of Stone Age is good.

sa-why-field = { $n ->
    [one] One more food at the feeding of this round, and the game may end with it.
   *[other] One more food at every feeding: about { $n } are left, this one included.
}
sa-why-tool = { $n ->
    [0] One more pip of tools, for this round alone.
    [one] One more pip of tools in every round: after this one about { $n } is left.
   *[other] One more pip of tools in every round: after this one about { $n } are left.
}
sa-why-hut = { $n ->
    [0] One person more, but hardly a round left to work in.
    [one] One more to work in every round: after this one about { $n } is left.
   *[other] One more to work in every round: after this one about { $n } are left.
}
sa-why-hunt = { $dice }: { $chance } % for the { $gain } that you lack tonight.
sa-why-hunt-more = Everybody can eat already. { $dice }: { $chance } % for { $gain } or more, for the rounds to come.
sa-why-throw = { $dice }: { $chance } % for { $gain } or more.
sa-why-throw-for = { $thrown } Your building still lacks { $lacks }.
sa-why-symbol = { $top }; and a new symbol: { $n ->
    [one] your first, for { $points } point
   *[other] { $n } different ones score { $points } instead of { $before }
}.
sa-why-pair = { $top }; and a symbol you have: the second set of { $n } scores { $points } instead of { $before }.
sa-why-top = { $top }. Its symbol you have twice already.
sa-why-craft = { $top }; and { $people } times { $n }: { $points } if the game ended now.
sa-why-building = { $points } for { $cost }.
sa-why-choice = Each resource scores its value: { $cost }. Pay with your dearest.
sa-why-open = The more you pay, the more it scores: with what you hold now, { $points }.
sa-why-last-ahead = { $points }, and the stack is empty: the game ends after this round, and you lead by { $n }.
sa-why-last-behind = { $points }. The stack is empty then and the game ends after this round; you are { $n } behind, before the other cards are counted.
sa-why-no-tools = { $sum } pips are { $gain }. The next one takes { $n } more, which your tools do not have.
sa-why-tools-kept = One more would cost { $n } pips of tools: they may do better at another throw.
sa-why-tools = { $sum } and { $added } pips are { $gain } instead of { $before }.
sa-why-pay-card = { $card } What you pay would bring { $points } in a building.
sa-why-decline = What it costs is worth more elsewhere: your { $n ->
    [one] resource stays
   *[other] { $n } resources stay
} with you.
sa-why-resource = { $gain }: worth { $n } points in a building.
sa-why-keep = What you keep can be used when you know what is missing.
sa-why-raise-used = The unused tile stays as it is and can still help this round.
sa-why-raise-unused = The raised tile can help this round already.
sa-why-feed = { $paid } would bring { $n } points in buildings; going hungry costs { $penalty }.
sa-why-starve = Feeding would take { $n } resources worth { $worth } points; going hungry costs { $penalty }, once.
sa-why-starve-bare = You do not have the { $n } that are missing. It costs { $penalty } points, however many go hungry.
