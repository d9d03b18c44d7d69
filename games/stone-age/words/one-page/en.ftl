# On one page: what a player must know to begin.

sa-page-goal = Lead your tribe: hunt, gather, build and learn. The most points win.
sa-page-start = You begin with { $people } people and { $food } food.
sa-page-place = In turn you send people from home to one place, until nobody can place any more.
sa-page-once = One visit to each place in a round; a full place is closed.
sa-page-village = Toolmaker: 1 tool. Hut: exactly { $hut } people, and 1 more comes home. Field: 1 food in every round.
sa-page-hunt = Hunters roll a die each: 1 food for each full { $n }.
sa-page-gather = So do gatherers: 1 wood for each full { $wood }, 1 brick for { $brick }, 1 stone for { $stone }, 1 gold for { $gold }.
sa-page-tools = After a roll you may add tools to the sum; each helps once in a round.
sa-page-cards = A card costs { $least } to { $most } resources. Its upper half helps you now, its lower half scores at the end.
sa-page-buildings = A building costs what it shows and gives its points at once.
sa-page-feed = Then each of your people eats 1 food. What is missing costs as many resources, or { $points } points.
sa-page-end = The game ends when the cards or one stack of buildings run out.
sa-page-score = Green cards score their different symbols times themselves; sand-coloured cards multiply fields, tools, buildings or people.
