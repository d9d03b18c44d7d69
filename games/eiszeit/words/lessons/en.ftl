# Eiszeit: what is said in lessons and exercises.

## Lesson eiszeit
lesson-eiszeit-title = Eiszeit: your first game
lesson-eiszeit-star-1 = one star for reaching the end
lesson-eiszeit-star-2 = a second if at most two of your hunters leave in the conflicts of the free round
lesson-eiszeit-star-3 = a third if you score at least as much as the better of the two in that round
lesson-eiszeit-welcome-say = You lead a tribe at the edge of the ice. Near mammoths your hunters score most; four rounds, the ice comes closer each time, the most points win.
lesson-eiszeit-score-say = At the end of a round each hunter scores 1 point, 2 beside a mammoth, 3 beside two or more.
lesson-eiszeit-last-hunter-say = Your last hunter of the start: put it where a mammoth stands. Area 6, the meadow.
lesson-eiszeit-last-hunter-right = Two of yours in the meadow now.
lesson-eiszeit-last-hunter-otherwise = Area 6, the meadow with the mammoth.
lesson-eiszeit-last-hunter-wrong-1 = No mammoth there: 1 point instead of 2. Area 6, please.
lesson-eiszeit-last-hunter-wrong-2 = That area lies under the ice. Nobody goes there any more.
lesson-eiszeit-last-hunter-wrong-3 = A mammoth too, good eye. Today we settle in 6.
lesson-eiszeit-hand-say = Your hand: light cards cost stones and work for you. Dark cards pay you stones and work for the others. You own 4 stones.
lesson-eiszeit-play-meadow-say = Play the meadow card. It costs 3 stones and lets you put three hunters into meadow areas.
lesson-eiszeit-play-meadow-right = Three stones go to the light supply.
lesson-eiszeit-play-meadow-otherwise = The light card called meadow.
lesson-eiszeit-play-meadow-wrong-1 = A swap can wait. More hunters first: the meadow.
lesson-eiszeit-play-meadow-wrong-2 = That pays 5 stones, but the others would each place a hunter. First strengthen your own: the meadow.
lesson-eiszeit-meadow-1-say = Put the first one into area 6.
lesson-eiszeit-meadow-1-otherwise = Area 6.
lesson-eiszeit-meadow-1-wrong-1 = A meadow too, but without a mammoth. Area 6.
lesson-eiszeit-meadow-1-wrong-2 = You have paid for three. Place them.
lesson-eiszeit-meadow-1-wrong-3 = Anywhere is allowed for two hunters only; in the meadow for three. Area 6.
lesson-eiszeit-meadow-2-say = The second as well.
lesson-eiszeit-meadow-2-otherwise = Area 6 again.
lesson-eiszeit-meadow-2-wrong-1 = One more is paid for.
lesson-eiszeit-meadow-3-say = The third goes to area 12: it is meadow as well, and too large a crowd is dangerous. You will see.
lesson-eiszeit-meadow-3-otherwise = Area 12.
lesson-eiszeit-meadow-3-wrong-1 = Enough there for now. Area 12.
lesson-eiszeit-meadow-3-wrong-2 = One more is paid for: area 12.
lesson-eiszeit-keep-say = You may throw a card away now. Keep them all.
lesson-eiszeit-keep-otherwise = Keep.
lesson-eiszeit-keep-wrong-1 = It may come in handy. Keep it this time.
lesson-eiszeit-draw-say = You always fill up to five cards and choose the pile. Take a light one.
lesson-eiszeit-draw-otherwise = The light pile.
lesson-eiszeit-draw-wrong-1 = Fine as well, but you have three dark ones. Light.
lesson-eiszeit-bruna-dark-say = Bruna plays a dark card: 7 stones for her out of the dark supply, and each of the others may place two hunters.
lesson-eiszeit-kalle-helped-say = Kalle first: one into your meadow, one to the east. It gets crowded.
lesson-eiszeit-helped-say = And you. One to your hunter in 8, beside a mammoth.
lesson-eiszeit-helped-otherwise = Area 8.
lesson-eiszeit-helped-wrong-1 = It is crowded there already, and crowds break up at night. Area 8.
lesson-eiszeit-helped-wrong-2 = A gift: take it. Area 8.
lesson-eiszeit-helped-2-say = And one to 9. No mammoth there, but nobody else either: one quiet point.
lesson-eiszeit-helped-2-otherwise = Area 9.
lesson-eiszeit-helped-2-wrong-1 = It is crowded there already. Area 9.
lesson-eiszeit-helped-2-wrong-2 = One more is free. Area 9.
lesson-eiszeit-kalle-dark-say = Kalle takes 4 stones, and somebody he chooses may remove a hunter. He chooses you.
lesson-eiszeit-remove-say = One hunter of anybody goes home. Thin out your meadow: remove Bruna's in 6.
lesson-eiszeit-remove-right = Room again. Bruna will remember, but so it goes.
lesson-eiszeit-remove-otherwise = Bruna's hunter in area 6.
lesson-eiszeit-remove-wrong-1 = Your own? You would lose 2 points. Take Bruna's in 6.
lesson-eiszeit-remove-wrong-2 = Kalle has two there. We watch what becomes of them; take Bruna's.
lesson-eiszeit-remove-wrong-3 = A chance to make room. Remove Bruna's in 6.
lesson-eiszeit-play-dark-say = You have one stone left: time for a dark card. Club or move gives you 4 stones and helps one other player.
lesson-eiszeit-play-dark-otherwise = The dark card: club or move.
lesson-eiszeit-play-dark-wrong-1 = A swap costs 2 stones, and you have one. A dark card fills the purse.
lesson-eiszeit-play-dark-wrong-2 = It pays more, but helps both. Take the one that helps one player.
lesson-eiszeit-choose-say = Whom will you help? Kalle helped you: return the favour.
lesson-eiszeit-choose-otherwise = Kalle, please.
lesson-eiszeit-choose-wrong-1 = Bruna sits in the same places as you. Help Kalle.
lesson-eiszeit-choose-wrong-2 = A dark card helps another, never yourself.
lesson-eiszeit-kalle-club-say = He takes a club for a hunter in 6: whoever holds one does not have to leave.
lesson-eiszeit-keep-2-say = Keep your cards.
lesson-eiszeit-keep-2-otherwise = Keep.
lesson-eiszeit-draw-2-say = Draw a dark card this time.
lesson-eiszeit-draw-2-otherwise = The dark pile.
lesson-eiszeit-draw-2-wrong-1 = You have two light ones. A dark card will pay for them.
lesson-eiszeit-bruna-light-say = Bruna owns 11 stones. With eight or more you have to spend, so she plays a light card: the steppe.
lesson-eiszeit-kalle-light-say = Kalle has eight stones and has to spend too. 5 stones are left in the dark supply: look there, it is the clock.
lesson-eiszeit-end-round-say = Whoever takes the last dark stone ends the settling. Now it is you who decides! Play the dark card that pays 5.
lesson-eiszeit-end-round-right = The last five stones. This card is still carried out, then the round ends.
lesson-eiszeit-end-round-otherwise = Others Place One: it takes the last stones.
lesson-eiszeit-end-round-wrong-1 = That would give the others another turn. You stand well: end it.
lesson-eiszeit-end-round-wrong-2 = It pays 4, and one stone would be left: the round would go on. Take the one that pays 5.
lesson-eiszeit-bruna-last-say = Bruna squeezes into area 8.
lesson-eiszeit-keep-3-say = Keep.
lesson-eiszeit-keep-3-otherwise = Keep.
lesson-eiszeit-draw-3-say = One light card, for the next round.
lesson-eiszeit-draw-3-otherwise = The light pile.
lesson-eiszeit-limit-say = Night falls, the fires are lit. An area feeds 3 hunters, one more for each mammoth, and as many more as its fire shows: 0, 1 or 2.
lesson-eiszeit-guess-say = Area 6 shows a fire of 0: room for four, and six stand there. You have four of them, Kalle two. Who has to go first? Press a group.
lesson-eiszeit-guess-option-1 = Yes: the smallest group loses one first. His other hunter holds a club and stays, so the next to go is one of yours.
lesson-eiszeit-guess-option-2 = One would think so. But the smallest group goes first: Kalle. You are next, because his other hunter holds a club.
lesson-eiszeit-conflict-2-say = In 8 it went the same way: Bruna, you, Kalle. The small groups leave first. Be many, or be where others are not.
lesson-eiszeit-scoring-say = Then everybody scores: you and Kalle 14, Bruna 13. Fires and clubs go back, hunters stay for the next round.
lesson-eiszeit-glacier-say = Who is last lays the ice. Bruna takes area 8, where she had nobody. Hunters go home, the mammoth waits beside the board.
lesson-eiszeit-own-round-say = This round is yours. The stones paid last round are the new clock: 12, a short one. Press a card to read it, and count heads.
lesson-eiszeit-own-round-goal = Score as much as you can before the ice comes again.
lesson-eiszeit-end-say = Two rounds done! Two more, and the game is over: a last round without ice, then the most points win.
lesson-eiszeit-end-next = a first game against two easy bots, with first-game hints on
lesson-eiszeit-end-learnt-1 = Light cards cost and help you; dark cards pay and help others. Choose whom.
lesson-eiszeit-end-learnt-2 = The dark supply is the clock, and you can end the round.
lesson-eiszeit-end-learnt-3 = Small groups leave first; mammoths make room and points.

## Exercise ez-01-one-place
exercise-ez-01-one-place-title = One more before night
exercise-ez-01-one-place-goal = Night falls after this. You have looked at the fires: 5 shows 1, 6 shows 0, 7 shows 2, 8 shows 1. Place one hunter where it stays and scores most.
exercise-ez-01-one-place-explain = In 6 there is room for 4, in 5 and 8 for 5, and all three are full: you would be among the fewest and leave first. In 7 the fire makes room for 6 and five stand there: your hunter stays and scores 2.

## Exercise ez-02-remove
exercise-ez-02-remove-title = Make room
exercise-ez-02-remove-goal = Kalle lets you send one hunter home before night. Area 6 shows fire 0, area 8 fire 0. Keep as many of yours as you can.
exercise-ez-02-remove-explain = Area 6 has room for 4, and five stand there. The fewest leave first, and there that is you. One of Bruna's fewer, and nobody has to leave: both of yours stay.

## Exercise ez-03-club
exercise-ez-03-club-title = Who holds the club?
exercise-ez-03-club-goal = You may take a club and give it at once, or move two hunters. Fires: 6 shows 0, 8 shows 1, 5 shows 1. What keeps most points?
exercise-ez-03-club-explain = In 6 you are alone against three and two: you would leave first. Two ways help: a club for that hunter, or moving hunters from places without mammoth to places that still have room. Count both.

## Exercise ez-04-mammoth
exercise-ez-04-mammoth-title = A mammoth for the steppe
exercise-ez-04-mammoth-goal = You paid 3 stones to move a mammoth to a neighbouring area. Bruna will end the round. Which one, and where to?
exercise-ez-04-mammoth-explain = Four of yours live in 9: with a mammoth there each scores 2 instead of 1, and the limit rises as well. Take it from where the others profit and you lose least.

## Exercise ez-05-swap
exercise-ez-05-swap-title = A fair exchange
exercise-ez-05-swap-goal = Two hunters in neighbouring areas change places. Bruna will end the round. Find the swap that brings you most.
exercise-ez-05-swap-explain = A swap never changes how many stand in an area, only who they are. Bring one of yours to a mammoth and send somebody else where there is none, and look who has the fewest there afterwards.

## Exercise ez-06-meadow
exercise-ez-06-meadow-title = Three for the meadow
exercise-ez-06-meadow-goal = You have paid the meadow card: three hunters for areas 6 and 12, or two anywhere. Bruna will end the round. Fire 6 shows 1, fire 12 shows 0, fire 8 shows 1.
exercise-ez-06-meadow-explain = Area 6 has room for five, and four stand there. With two more it is one too many, but then Bruna has the fewest and leaves, not you. A third one there would cost you one; in 12 it scores a point.

## Exercise ez-07-glacier
exercise-ez-07-glacier-title = The ice is yours
exercise-ez-07-glacier-goal = You are last, so you lay the glacier. Put it where it costs the leader most and you nothing.
exercise-ez-07-glacier-explain = Whoever stands under the ice goes home, and the mammoth waits beside the board. The leader's largest group is the place, as long as you are not in it yourself.

## Exercise ez-08-fire
exercise-ez-08-fire-title = A warm place
exercise-ez-08-fire-goal = You have looked at a fire in 11: it shows 2. Move it where it helps you most; night falls after this.
exercise-ez-08-fire-explain = Area 6 has room for 4 and five stand there, you with the smaller group: two of yours would be in danger. A fire of 2 makes room for six, and everybody stays. A fire helps all who are there; choose the place where you need it most.

## Exercise ez-09-clock
exercise-ez-09-clock-title = The clock
exercise-ez-09-clock-goal = Nine of yours stand well; the dark supply holds 4 stones. Which card ends the round now at the smallest price for you?
exercise-ez-09-clock-explain = You stand best now, so time works for the others. Remove one pays the last four stones and lets one player send home a single hunter. Others Place One ends it too, but brings two more hunters into the crowd.
exercise-ez-09-clock-bad-1 = The round goes on, and the others come into your places.
exercise-ez-09-clock-bad-2 = It pays 3, and one stone is left: the round goes on.

## Exercise ez-10-whom
exercise-ez-10-whom-title = Whom to help
exercise-ez-10-whom-goal = Your dark card lets one player take a club or move two hunters. Bruna has eight hunters on the board, four of them in one place; Kalle has three. Whom do you help?
exercise-ez-10-whom-explain = A dark card always helps somebody. Give to whom it brings the fewest points, or who will not be a danger: as a rule the one behind, away from your own areas.
exercise-ez-10-whom-bad-1 = She is the strongest already, and sits where you sit.
