# Stone Age: what is said in lessons and exercises.

## Lesson stone-age
lesson-stone-age-title = Stone Age: your first game
lesson-stone-age-star-1 = one star for reaching the end
lesson-stone-age-star-2 = a second if nobody in the last round went hungry
lesson-stone-age-star-3 = a third if you bought another card or a building besides
lesson-stone-age-welcome-say = Welcome! You lead a tribe of five through the stone age. Build, learn and feed your people: the most points at the end win.
lesson-stone-age-first-place-say = Every round begins by sending people out. Let us start with wood: press the forest and send three people there.
lesson-stone-age-first-place-right = There they go. People stay where you put them until everybody has placed.
lesson-stone-age-first-place-otherwise = A fine place, but we begin in the forest. It is the one that glows.
lesson-stone-age-first-place-wrong-1 = All five? Keep two at home, we have plans for them. Choose 3.
lesson-stone-age-first-place-wrong-2 = One die gives little wood. Send three.
lesson-stone-age-first-place-wrong-3 = Hunting brings food, and you still have 12. First wood: the forest, please.
lesson-stone-age-first-place-wrong-4 = The hut wants exactly two of your people, and comes later. Now three to the forest.
lesson-stone-age-oda-field-say = You place in turns. Oda has sent one person to the field, and a field has room for one only.
lesson-stone-age-tool-place-say = Your turn again. The three places in the village make a tribe stronger for good. Send one person to the toolmaker.
lesson-stone-age-tool-place-right = Tools help with the dice. You will see in a moment.
lesson-stone-age-tool-place-otherwise = Later. First one person to the toolmaker, the place that glows.
lesson-stone-age-tool-place-wrong-1 = Oda stands there: the field takes one person a round. The toolmaker is free.
lesson-stone-age-tool-place-wrong-2 = The hut brings a new person, and we go there next round. Now the toolmaker.
lesson-stone-age-tool-place-wrong-3 = You have been to the forest this round; a place is visited once. The toolmaker, please.
lesson-stone-age-oda-hunt-say = Oda goes hunting with all the rest. Anybody may hunt, as many as they like.
lesson-stone-age-card-place-say = One person is left. Stand on the card that costs 1: it gives food now and points at the end.
lesson-stone-age-card-place-right = All have gone out. Now the work begins, and you may choose what comes first.
lesson-stone-age-card-place-otherwise = The card on the right, at price 1, is the one we want.
lesson-stone-age-card-place-wrong-1 = That one costs 2 resources. Take the one at price 1, on the right.
lesson-stone-age-card-place-wrong-2 = The hut needs two people, and with two players only two of the three village places open each round.
lesson-stone-age-card-place-wrong-3 = A hunter would be fine, but this card brings more. Press the card at price 1.
lesson-stone-age-tool-use-say = Your people now work, one place after the other. Begin at the toolmaker: press your person there.
lesson-stone-age-tool-use-right = A tool of value 1 is yours for good. Once a round it adds 1 to a throw.
lesson-stone-age-tool-use-otherwise = Only places where your people stand can be used. Start at the toolmaker.
lesson-stone-age-tool-use-wrong-1 = You have nothing yet to pay the card with. First the toolmaker, then the forest.
lesson-stone-age-tool-use-wrong-2 = That works too, but with the tool in hand you get more out of it. Toolmaker first.
lesson-stone-age-forest-use-say = Now the forest. One die for each of your three people; every full 3 pips make one wood.
lesson-stone-age-forest-use-right = Press the dice when you are ready.
lesson-stone-age-forest-use-otherwise = The forest, please: your three people are waiting there.
lesson-stone-age-forest-use-wrong-1 = You still own nothing to pay with. The forest first.
lesson-stone-age-forest-roll-say = Roll!
lesson-stone-age-forest-roll-after = Eleven. That is three wood, and two pips are left over.
lesson-stone-age-forest-tool-say = Eleven is one short of twelve, and twelve makes four wood. Add your tool.
lesson-stone-age-forest-tool-right = Four wood! The tool is used now and fresh again next round.
lesson-stone-age-forest-tool-otherwise = Press your tool, value 1.
lesson-stone-age-forest-tool-wrong-1 = Without it you get three wood. Try it with the tool: 12 makes four.
lesson-stone-age-card-use-say = Now you can pay. Press your person on the card.
lesson-stone-age-card-use-otherwise = One person is still out, on the card at price 1.
lesson-stone-age-card-pay-say = It costs one resource of your choice. Pay one wood.
lesson-stone-age-card-pay-right = Five food at once. The green lower half, medicine, counts at the end.
lesson-stone-age-card-pay-otherwise = Pay with one wood.
lesson-stone-age-card-pay-wrong-1 = You could leave it, but this one is good: 5 food and points later. Pay 1 wood.
lesson-stone-age-card-pay-wrong-2 = One is enough: the price is that of the place where the card lies.
lesson-stone-age-oda-use-field-say = Oda works now. Her field gives one food every round from now on.
lesson-stone-age-oda-hunt-roll-say = Hunting: every full 2 pips make one food.
lesson-stone-age-oda-hunt-roll-after = Sixteen: eight food for Oda.
lesson-stone-age-feeding-say = Evening. Everybody eats one food each round: your five have eaten 5 of your 17. Too little food costs resources, or 10 points.
lesson-stone-age-oda-forest-say = A new round, and Oda begins. She takes the forest: with two players only one of you may be in a place of resources.
lesson-stone-age-hut-place-say = More people, more hands: send two to the hut. A third will come home with them.
lesson-stone-age-hut-place-right = That is how tribes grow.
lesson-stone-age-hut-place-otherwise = The hut first, before Oda takes it.
lesson-stone-age-hut-place-wrong-1 = The forest is Oda's this round. It is open to you again next round.
lesson-stone-age-hut-place-wrong-2 = It takes two people, exactly two. Choose 2.
lesson-stone-age-hut-place-wrong-3 = A field is good as well. But a sixth pair of hands helps from now on: the hut.
lesson-stone-age-oda-toolmaker-say = Oda wants a tool as well. Two of the three village places are taken, so the field is closed this round.
lesson-stone-age-building-place-say = Now points. This building costs 2 wood and 1 brick and gives 10. You own the wood. Stand on it before Oda does.
lesson-stone-age-building-place-right = Reserved. Now find one brick.
lesson-stone-age-building-place-otherwise = Press the building that shows 2 wood and 1 brick.
lesson-stone-age-building-place-wrong-1 = That one needs stone and gold. Yours is the other one: 2 wood and 1 brick.
lesson-stone-age-building-place-wrong-2 = Good thought: a brick is what you lack, and we fetch it next. First reserve the building, before Oda does.
lesson-stone-age-building-place-wrong-3 = Closed: two of the three village places are in use. With two players that is all.
lesson-stone-age-clay-place-say = Two people are left. Send both to the clay pit: every full 4 pips make one brick.
lesson-stone-age-clay-place-right = Done placing. Oda works first this round, then you.
lesson-stone-age-clay-place-otherwise = The clay pit, with both people.
lesson-stone-age-clay-place-wrong-1 = One die might show less than 3. Two are safer: send both.
lesson-stone-age-clay-place-wrong-2 = The quarry gives stone. The building wants a brick: the clay pit.
lesson-stone-age-clay-place-wrong-3 = You have food for this evening. What you lack is one brick: the clay pit.
lesson-stone-age-clay-use-say = Your turn to work. First the brick: press the clay pit.
lesson-stone-age-clay-use-otherwise = The clay pit, please.
lesson-stone-age-clay-use-wrong-1 = You cannot pay it yet: no brick. The clay pit first.
lesson-stone-age-clay-use-wrong-2 = The hut can wait, it gives the same later. First the brick.
lesson-stone-age-clay-roll-say = Roll!
lesson-stone-age-clay-roll-after = Three. Oh dear: a brick needs four.
lesson-stone-age-clay-tool-say = Bad luck is what tools are for. Add yours.
lesson-stone-age-clay-tool-right = Four: one brick. A tool is worth most when one pip is missing.
lesson-stone-age-clay-tool-otherwise = Press your tool, value 1.
lesson-stone-age-clay-tool-wrong-1 = Then there would be no brick and no building. Press your tool.
lesson-stone-age-building-use-say = Two wood and a brick: everything is there. Build!
lesson-stone-age-building-use-otherwise = Press your person on the building.
lesson-stone-age-building-use-wrong-1 = In a moment. First the building, you have waited for it.
lesson-stone-age-building-pay-say = Pay 2 wood and 1 brick.
lesson-stone-age-building-pay-right = Ten points at once! Buildings score the moment you pay.
lesson-stone-age-building-pay-otherwise = Exactly what the tile shows: 2 wood, 1 brick.
lesson-stone-age-building-pay-wrong-1 = You would go home with nothing. Pay: it is worth 10 points.
lesson-stone-age-building-pay-wrong-2 = A fixed building takes exactly what it shows: 2 wood and 1 brick.
lesson-stone-age-next-building-say = The next building of that stack turns up. This one takes one to seven resources of any kind.
lesson-stone-age-hut-use-say = And now the two in the hut.
lesson-stone-age-hut-use-right = Welcome, number six! From next round on you place six people.
lesson-stone-age-hut-use-otherwise = Your two people are still in the hut.
lesson-stone-age-six-mouths-say = Six people ate six food, the newcomer too. Six are left: enough for one more evening, no longer.
lesson-stone-age-sand-place-say = You begin this round. Look at the sand-coloured card: 4 food now, and at the end 1 point for each of your buildings. Stand on it.
lesson-stone-age-sand-place-right = Green cards: count different symbols and multiply by itself. Sand cards multiply what you own. Most points are won that way.
lesson-stone-age-sand-place-otherwise = The card at price 1, on the right.
lesson-stone-age-sand-place-wrong-1 = Hunting comes next. First this card, before Oda takes it.
lesson-stone-age-sand-place-wrong-2 = You own a single wood. Good idea for later; now the card at price 1.
lesson-stone-age-hunt-place-say = 6 food and 4 from the card feed six tonight and leave 4: too little for the next evening. Send two or three people hunting.
lesson-stone-age-hunt-place-right = Well looked after. A good leader counts mouths before anything else.
lesson-stone-age-hunt-place-otherwise = First food: press the hunting ground.
lesson-stone-age-hunt-place-wrong-1 = One hunter brings three food at most. Send two or three.
lesson-stone-age-hunt-place-wrong-2 = That many? You would have nobody left for other work. Two or three.
lesson-stone-age-hunt-place-wrong-3 = A field gives one food every round: a good habit. Today you need more: hunt first.
lesson-stone-age-own-round-say = The rest of this round is yours. Place whom you have left, then work. Press any piece to hear what it does.
lesson-stone-age-own-round-goal = Bring the tribe through the evening, and come home with something new.
lesson-stone-age-end-say = That was a real round, and it was yours. The game ends when a building stack or the cards run out; then all cards are counted.
lesson-stone-age-end-next = a first game against one easy bot, with first-game hints on
lesson-stone-age-end-learnt-1 = Place, work, feed: every round the same three steps.
lesson-stone-age-end-learnt-2 = Village for growth, places for resources, buildings for points now, cards for points later.
lesson-stone-age-end-learnt-3 = Count mouths before you place.

## Exercise sa-01-tools
exercise-sa-01-tools-title = One throw, then another
exercise-sa-01-tools-goal = The quarry gave 8; a stone costs 5. Two of yours still wait at the river. Add the fewest tools that bring a second stone.
exercise-sa-01-tools-explain = Eight and two are ten: two stones. The tile of value 2 does it alone, and both small tiles stay ready for the river. Two tiles of 1 reach ten as well, but a single 2 is harder to fit.
exercise-sa-01-tools-bad-1 = One stone only; 2 pips short.
exercise-sa-01-tools-bad-2 = Eleven is no more than ten: the extra 1 is wasted.
exercise-sa-01-tools-bad-3 = Everything used, and nothing left for the river.

## Exercise sa-02-hungry
exercise-sa-02-hungry-title = Two mouths too many
exercise-sa-02-hungry-goal = Food is two short. Pay so that it hurts least.
exercise-sa-02-hungry-explain = Any resource feeds one person. Wood is worth 3 in a building, brick 4, gold 6: so the wood goes. That is 6 points of building at most, instead of 10 points lost for sure.
exercise-sa-02-hungry-bad-1 = Ten points for two mouths: very dear.
exercise-sa-02-hungry-bad-2 = Gold is worth twice what wood is in a building.

## Exercise sa-03-seven
exercise-sa-03-seven-title = The big hut
exercise-sa-03-seven-goal = The hut takes one to seven resources. Build it for the most points.
exercise-sa-03-seven-explain = Seven is the most, and each scores its value: 2 gold 12, 3 stone 15, 2 brick 8, together 35. The three wood stay for a card.

## Exercise sa-04-two-kinds
exercise-sa-04-two-kinds-title = Exactly two kinds
exercise-sa-04-two-kinds-goal = Five resources of exactly two kinds: find the payment that scores most.
exercise-sa-04-two-kinds-explain = Two kinds, five pieces: 3 brick and 2 gold make 12 + 12 = 24. With wood instead of brick it would be 9 + 12 = 21. A third kind is not allowed, however dear.

## Exercise sa-05-order
exercise-sa-05-order-title = In the right order
exercise-sa-05-order-goal = You stand at the toolmaker, the river and the building (2 wood, 1 gold). The die at the river will show 5. Bring the building home.
exercise-sa-05-order-explain = A new tool works at once. Toolmaker first, then the river: 5 and 1 make 6, one gold, and the building is paid. In any other order the gold, or the building, is lost.

## Exercise sa-06-dice-table
exercise-sa-06-dice-table-title = Which die?
exercise-sa-06-dice-table-goal = Two dice lie on the table: the 4 is a gold, the 5 a tool. Look at the people on your cards. Which die brings you most at the end?
exercise-sa-06-dice-table-explain = With the new card you have seven toolmakers: each tool you gain is worth 7 points at the end, besides helping every round. A gold would be worth 6 in a building at best.

## Exercise sa-07-finish
exercise-sa-07-finish-title = Finish it
exercise-sa-07-finish-goal = It is the last tile of this stack, and you can pay it. Build, or leave it for later?
exercise-sa-07-finish-explain = The last tile of a stack ends the game after this round. You lead 82 to 60 and score 10 more now. Eight people and six fields would catch you in time: who leads wants the end.
exercise-sa-07-finish-bad-1 = The game would go on, and the other tribe grows faster than yours.

## Exercise sa-08-green
exercise-sa-08-green-title = A set of green
exercise-sa-08-green-goal = Your people stand on two green cards, and you own three resources: the one at price 1, or the one at price 3? You hold five different symbols. Take the better one.
exercise-sa-08-green-explain = Green cards score the number of different symbols times itself. Writing is new: six instead of five, 36 instead of 25. A second pottery would only begin a second set: 1 point. And this card draws another one unseen.
exercise-sa-08-green-bad-1 = Paid with one, the other can no longer be paid; and you have pottery already.

## Exercise sa-09-unkind
exercise-sa-09-unkind-title = Unkind dice
exercise-sa-09-unkind-goal = Six mouths, 1 food, 2 fields, 1 wood, a tool of 1. Oda has placed everybody, and every die will show a 2. Feed all tonight with as few people as you can.
exercise-sa-09-unkind-explain = You need 6: 1 in store, 2 from the fields, so 3 more. The card gives exactly 3 for one wood and one person. Three hunters with dice of 2 would bring 3 as well. Count what is sure before you count on dice.

## Exercise sa-10-last-person
exercise-sa-10-last-person-title = The last person
exercise-sa-10-last-person-goal = Oda stands on the last tile of a stack and can pay it: the game ends tonight. You own 2 wood and 1 brick. Where does your last person bring most?
exercise-sa-10-last-person-explain = On the last evening only points count. The building for 2 wood and 1 brick can be paid with what you hold: 10 points, against 3 for the same resources left over. Growth comes too late now.
exercise-sa-10-last-person-bad-1 = A field for one last evening, and one farmer: hardly a point.
exercise-sa-10-last-person-bad-2 = A field feeds nobody any more: tonight is the last evening.
