# On one page: what a player must know to begin.

ne-page-goal = Lead a human species through the ice age. After at least { $rounds } rounds the most points win.
ne-page-start = You begin with { $hunters } hunters, a firestarter, and disks of three colours: the free ones are your vocabulary.
ne-page-daughter = Each round a daughter turns up. She sets the order, brings events, and is sold by auction.
ne-page-bid = You bid free disks of her colours. The winner's disks lie on her until they are freed.
ne-page-mature = Whatever has a disk on or under it is immature and does nothing yet.
ne-page-chaos = More hunters in the camp than free disks: chaos takes half of them.
ne-page-blizzard = In a blizzard 2 hunters in the camp keep 1 elder, animal or daughter alive.
ne-page-assign = Then you assign hunters: to animals and finds, as elders on a rank, or to daughters.
ne-page-hunt = Each hunter rolls a die. A 1 hits, with a star a 2 as well; enough hits bring babies and free disks.
ne-page-wounds = Each die that shows a bite or frost face of the card kills a hunter.
ne-page-predator = After success on big game the nearest predator follows: without a hit it takes the prey.
ne-page-claim = Enough equal dice let you take the card: a trophy, or an animal or invention for your hand.
ne-page-portal = At the end of the round a daughter may open a portal in your brain. The portal number { $three } (with one or two players { $fewer }) makes you tribal.
ne-page-score = At the end everything mature scores, as your sexuality says.
