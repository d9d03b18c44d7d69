# Plans: hunters that are sent together, things that are gathered, offers in two columns.

ne-plan = Your plan
ne-plan-unseen = nobody sees it before you confirm
ne-plan-empty = Press a number on a card, or drag people from the camp.
ne-plan-chip = { $number ->
    [one] 1 hunter
   *[other] { $number } hunters
} to { $card }: { $odds } % chance
ne-plan-fewer = One fewer to { $card }
ne-plan-more = One more to { $card }
ne-plan-how-many = How many to { $card }?
ne-plan-unmet = Asks for disks that are not free
ne-plan-fight = first a fight
ne-plan-keep = { $odds }% keep it
ne-plan-followed = a predator follows:
ne-plan-stay = { $planned } planned, { $home } stay
ne-plan-dead = about { $number } die
ne-plan-safe = no danger
ne-plan-against = to fight first: { $who }
ne-plan-elder = New elder: { $name }
ne-plan-husband = Husband: { $name }
ne-plan-suitor = Suitor: { $name }
ne-plan-swap = The alpha man changes places
ne-plan-other = Something else
ne-plan-drop = Take out: { $what }
ne-plan-nobody = Send nobody
ne-plan-done = Done
ne-plan-send = { $number ->
    [one] Send 1 hunter
   *[other] Send { $number } hunters
}
ne-gather-left = { $left } more
ne-gather-free = { $number ->
    [0] Free none
    [one] Free 1 disk
   *[other] Free { $number } disks
}
ne-gather-recall = { $number ->
    [0] Recall nobody
   *[other] Recall { $number }
}
ne-gather-lose = Lose { $number }
ne-gather-together = { $number } at once ({ $who })
ne-gather-do = Confirm ({ $number })

ne-bargain-title = { $from } make an offer to { $to }
ne-bargain-bribe = A card on one side alone is a bribe: it is given for leaving. Who leaves goes home for this round.
ne-bargain-offer = Make the offer
ne-bargain-you-give = You give
ne-bargain-you-get = You get
ne-bargain-gives = { $who } give
ne-bargain-leaves = leaving a card
ne-bargain-hands-over = handing over
ne-bargain-weds = a daughter marries
ne-bargain-go-home = { $number ->
    [one] 1 goes home
   *[other] { $number } go home
}
ne-bargain-suitor-home = goes home
ne-bargain-hand = from hand to hand
ne-bargain-tableau = from the tableau
ne-bargain-marries = marries one who leaves
ne-bargain-agree = Who must agree
ne-bargain-first = Asked first. Vocal people say yes or no; a tribe may counter once.
ne-bargain-then = Stands on a card that is left. A no ends the offer.
ne-bargain-all = If all say yes, everything happens at once.
ne-bargain-more = More
ne-bargain-back = Back to the offer
ne-bargain-home = at home in the camp
ne-bargain-now-then = now → then

ne-side-cost = { $what }: { $count ->
    [0] no disks.
    [one] 1 disk.
   *[other] { $count } disks.
}
ne-side-scores = The side also decides what scores: look at both.

ne-goal = Goal
ne-goal-told = { $reached } of { $needed } species live with an animal
ne-goal-won = Won together: { $names } live on, each with an animal.
ne-goal-lost = Lost together: only one species lives on with an animal ({ $names }); { $needed } were needed.
ne-goal-lost-all = Lost together: no species lives on with an animal; { $needed } were needed.
ne-ask-all-chosen = All is chosen: confirm it, or change it.
