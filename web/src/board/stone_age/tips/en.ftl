# Stone Age: what a newcomer should hear.

sa-tip-short = { $n } food short tonight: { $hunters ->
    [one] { $hunters } more hunter
   *[other] { $hunters } more hunters
} would be about right.
sa-tip-never = Even with the best throws you cannot pay this building this round: { $good } is missing.
sa-tip-not-yet = Gather first: this building still lacks { $lacks }.
sa-tip-field = A field gives 1 food in every feeding, for the rest of the game.
sa-tip-dice-table = Take a die: 1 to 4 are wood, brick, stone, gold; 5 a tool, 6 a field. Then the others take one.
sa-tip-once = Your one-use tool works once in the game. Keep it for a throw that misses by its number.
sa-tip-two = Two resources of your choice, now or whenever you need them.
sa-tip-open = The more you pay, the more it scores: wood { $wood }, brick { $brick }, stone { $stone }, gold { $gold } each.
sa-tip-choice = It wants exactly { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
}. Use your dearest resources: each scores its value.
sa-tip-hunger = Pay the missing food with resources, one each, or lose { $n } points once.
sa-tip-stand = You may stand here even if you cannot pay: it keeps others away.
sa-tip-last = Who takes this last building ends the game after this round.
