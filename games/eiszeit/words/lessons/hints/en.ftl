# What is added after two misses: the reason, and what to press.

lesson-eiszeit-last-hunter-hint = A hunter beside a mammoth brings 2 points at the scoring instead of 1. Press area 6 on the board.
lesson-eiszeit-play-meadow-hint = Light cards cost stones and do much for you alone. Press the card called meadow in your hand.
lesson-eiszeit-meadow-1-hint = Where most of yours stand together, you are the last who has to leave. Press area 6.
lesson-eiszeit-meadow-3-hint = Area 6 is full enough: over its limit, hunters leave at night. Area 12 is meadow too and has room.
lesson-eiszeit-draw-hint = A mixed hand leaves you a choice: light cards to act, dark ones to earn. Take from the light pile.
lesson-eiszeit-helped-hint = In 8 you already have a hunter beside a mammoth, and two hold out longer than one. Press area 8.
lesson-eiszeit-helped-2-hint = Alone in an area nobody can push you out. Press area 9.
lesson-eiszeit-remove-hint = Area 6 has more hunters than its limit allows. If one of Bruna's goes now, all of yours may stay.
lesson-eiszeit-play-dark-hint = Dark cards pay you stones, and somebody else may act. This one helps a single player: press club or move.
lesson-eiszeit-choose-hint = Help the one who is least in your way. Kalle's hunters stand elsewhere: choose green.
lesson-eiszeit-draw-2-hint = You hold two light cards and few stones. A dark one will pay for them: the dark pile.
lesson-eiszeit-end-round-hint = Five stones lie in the dark supply. The card that pays exactly 5 empties it, and then the others move no more.
lesson-eiszeit-draw-3-hint = In the next round you will want to spend again: a light card, from the light pile.
