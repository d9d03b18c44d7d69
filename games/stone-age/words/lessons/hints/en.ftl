# What is added after two misses: the reason, and what to press.

lesson-stone-age-first-place-hint = Wood pays for huts and cards, and three dice bring about three wood. Press the forest, then the number 3.
lesson-stone-age-tool-place-hint = A tool adds to your dice, every round. One person is enough: press the toolmaker in the village.
lesson-stone-age-card-place-hint = The further right a card lies, the less it costs. Press the last one on the right: it costs a single resource.
lesson-stone-age-tool-use-hint = You choose the order of the work, and a tool that you fetch now already helps in the forest. So the toolmaker first.
lesson-stone-age-forest-use-hint = The card has to be paid, and so far you own nothing. Your three people in the forest bring the wood: press the forest.
lesson-stone-age-forest-tool-hint = 11 and 1 from the tool make 12, and 12 divided by 3 is 4 wood. The tool is ready again next round, so nothing is lost.
lesson-stone-age-card-use-hint = Your last person stands on the card at the far right. Press that card, and you are asked how you pay.
lesson-stone-age-card-pay-hint = Wood is the cheapest thing you can pay with, and you own four. Set wood to 1 and confirm.
lesson-stone-age-hut-place-hint = A new person works in every round that is left, so come early. The hut takes two at once: press it.
lesson-stone-age-building-place-hint = Whoever stands on a building first may build it. Yours is the tile with 2 wood and 1 brick: press it.
lesson-stone-age-clay-place-hint = One brick is missing, and a single die is often less than 4. Two dice are safer: the clay pit, with both.
lesson-stone-age-clay-use-hint = The building waits for its brick, so fetch the brick before you build. Press the clay pit, where your two people stand.
lesson-stone-age-clay-tool-hint = 3 pips and 1 from the tool make 4: exactly one brick. Press the tool.
lesson-stone-age-building-use-hint = Points come when your person on the building works. Press the building where your person stands.
lesson-stone-age-building-pay-hint = Set wood to 2 and brick to 1: 2 times 3 and 1 times 4 are the 10 points.
lesson-stone-age-hut-use-hint = Only the two in the hut have not worked yet. Press the hut, and a new person joins your tribe.
lesson-stone-age-sand-place-hint = You are first, so nobody can take it from you now, and it is the cheapest. Press the card on the far right.
lesson-stone-age-hunt-place-hint = Six people eat 6 food every evening. Two or three dice bring what is missing: press the hunting ground, then 2 or 3.
