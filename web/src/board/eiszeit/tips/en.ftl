# Eiszeit: what a newcomer should hear.

ez-tip-ends = { $card } would end the round, and you are at least { $n ->
    [one] { $n } point
   *[other] { $n } points
} behind, the board included.
ez-tip-over = { $crowd } hunters in area { $area }, which bears { $limit } at most: you would leave first.
ez-tip-eight = With { $n } stones or more you have to spend: play a light card.
ez-tip-cult = The cult card is whatever lies open. Look at both piles first.
ez-tip-club = A hunter with a club stays in any conflict. Give it to one in a crowded place.
ez-tip-limit = Too many may be in area { $area }, and you would leave first. More hunters or a club would keep you.
ez-tip-last = { $n ->
    [one] { $n } dark stone is left
   *[other] { $n } dark stones are left
}: the next large dark card may end the round. Are you where you want to be?
ez-tip-glacier = Being last has a use: you lay the ice. Where does it hurt the others most?
ez-tip-choose = A dark card pays you and helps another. Choose whoever can do least with it.
