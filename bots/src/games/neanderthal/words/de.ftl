# Warum ein Zug von Neanderthal gut ist.

ne-why-hunt-first = { $card }: Mit { $n ->
    [one] { $n } Jäger
   *[other] { $n } Jägern
} gelingt die Jagd in { $chance } % der Fälle, für { $babies ->
    [one] { $babies } Baby
   *[other] { $babies } Babys
}; jeder weitere hebt das.
ne-why-hunt = { $card }: Mit { $n } Jägern gelingt die Jagd in { $chance } % der Fälle statt { $before } %, für { $babies ->
    [one] { $babies } Baby
   *[other] { $babies } Babys
}.
ne-why-elder = { $rank }: { $does } Dafür { $n ->
    [one] bleibt etwa { $n } Runde
   *[other] bleiben etwa { $n } Runden
}.
ne-why-marry = Wer mit { $card } verheiratet ist, nutzt, was sie kann{ $n ->
    [0] .
    [one] , und sie zeigt 1 Portal, das dir fehlt.
   *[other] , und sie zeigt { $n } Portale, die dir fehlen.
}
ne-why-court = { $card } nimmt einen Bewerber bei { $chance } % der Würfe an{ $n ->
    [0] .
    [one] ; sie zeigt 1 Portal, das dir fehlt.
   *[other] ; sie zeigt { $n } Portale, die dir fehlen.
}
ne-why-bid = Sie zeigt { $n ->
    [0] kein Portal, das dir fehlt
    [one] 1 Portal, das dir fehlt
   *[other] { $n } Portale, die dir fehlen
}. Es { $disks ->
    [one] bleibt { $disks } freie Scheibe
   *[other] bleiben { $disks } freie Scheiben
} für { $hunters } Jäger.
ne-why-hold = { $n ->
    [one] 1 Scheibe wäre
   *[other] { $n } Scheiben wären
} zu teuer: Deine { $disks } freien brauchst du für { $hunters } Jäger.
ne-why-portal = Portal { $n } von { $asked }: noch { $left ->
    [one] eines
   *[other] { $left }
}, und dein Volk wird ein Stamm.
ne-why-tribe = Das letzte Portal: Mit { $n } offenen wird dein Volk ein Stamm, und die Scheiben kommen zurück.
ne-why-grown-elder = { $rank } wird erwachsen, und { $disks } Scheiben sind frei für { $hunters } Jäger.
ne-why-grown-daughter = { $card } wird erwachsen{ $n ->
    [0] {""}
    [one] {" "}und zeigt 1 Portal, das dir fehlt
   *[other] {" "}und zeigt { $n } Portale, die dir fehlen
}; { $disks } Scheiben sind frei.
ne-why-grown-card = { $card } ist bereit, und { $disks } Scheiben sind frei.
ne-why-freed = Eine mehr: { $disks } freie Scheiben für { $hunters } Jäger.
ne-why-trophy = { $card } als Trophäe: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende.
ne-why-hand = { $card } auf der Hand: Karte { $n } von höchstens { $limit }. Ein Stamm kann sie ausspielen.
ne-why-power = Eine sichere 1 ohne Würfel, und der Alpha kann nicht verwundet werden.
ne-why-animal = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende, und in jeder von etwa { $rounds } Runden { $babies ->
    [one] 1 Baby
   *[other] { $babies } Babys
} und { $disks ->
    [one] 1 freie Scheibe
   *[other] { $disks } freie Scheiben
}.
ne-why-invention = { $card }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende, und etwa { $rounds } Runden lang ihr Nutzen.
ne-why-keepers = Zwei Jäger halten einen Abhängigen am Leben: Dann { $hunters ->
    [one] steht { $hunters } Jäger
   *[other] stehen { $hunters } Jäger
} gegen { $n ->
    [one] { $n } Abhängigen
   *[other] { $n } Abhängige
}.
ne-why-choose = Am Ende: { $hunter } für einen Jäger, { $elder } für einen Ältesten, { $disk } für eine freie Scheibe.
ne-why-lose = Am wenigsten vermisst: Danach kann dein Volk auf etwa { $n } Punkte kommen.
ne-why-done = Alles andere kostet mehr, als es bringt: Dein Volk kann auf etwa { $n } Punkte kommen.
ne-why-worth = Danach kann dein Volk am Ende auf etwa { $n } Punkte kommen.
