# Warum ein Zug von Eiszeit gut ist.

ez-why-stays = { $crowd ->
    [one] Dein Jäger steht allein in Gebiet { $area }, das { $limit } trägt: Er bleibt
   *[other] { $crowd } Jäger in Gebiet { $area }, das { $limit } trägt: Deiner bleibt
} und bringt { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
ez-why-may-stay = { $crowd } Jäger in Gebiet { $area }, das ohne die verdeckten Feuer { $limit } trägt: In { $chance } von 100 Fällen behältst du einen mehr, für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
ez-why-gain = Würde jetzt gewertet, brächte es dir etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr: { $now } im Ganzen.
ez-why-hurt = Würde jetzt gewertet, kostete es { $name } etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
ez-why-even = Nichts anderes bringt mehr: Würde jetzt gewertet, bekämst du etwa { $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
}.
ez-why-club = { $crowd } Jäger in Gebiet { $area }, das sicher nur { $limit } trägt: Der mit der Keule bleibt auf jeden Fall.
ez-why-club-kept = Eine aufgehobene Keule bekommt, wer sie am nötigsten hat, wenn du setzt oder versetzt.
ez-why-swap = Aus Gebiet { $area } kann er mit einem Jäger im Nachbargebiet tauschen.
ez-why-look = Wer das Feuer von Gebiet { $area } gesehen hat, weiß, wie viele es trägt.
ez-why-light = { $card }: { $n ->
    [0] Ohne Steine
    [one] Für { $n } Stein
   *[other] Für { $n } Steine
} kann sie auf dem Plan etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen.
ez-why-light-small = { $card }: { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
} bezahlt, { $stones } übrig. Sie macht Platz auf der Hand.
ez-why-dark = { $card }: { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
} mehr, { $stones } im Ganzen, und den anderen hilft sie wenig.
ez-why-ends = { $card } nimmt { $n ->
    [one] den letzten dunklen Stein
   *[other] die letzten { $n } dunklen Steine
} und beendet den Durchgang: So wie der Plan steht, bekommst du etwa { $now }.
ez-why-choose = { $name } hat etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}, den Plan eingerechnet.
ez-why-discard = { $card } nützt dir auf der Hand am wenigsten: Eine neue Karte nützt vielleicht mehr.
ez-why-keep = Deine Hand ist gut, wie sie ist.
ez-why-draw-light = Mit { $n ->
    [one] { $n } Stein
   *[other] { $n } Steinen
} kannst du helle Karten bezahlen, die nur dir helfen.
ez-why-draw-dark = Mit { $n ->
    [one] { $n } Stein
   *[other] { $n } Steinen
} brauchst du dunkle Karten: Sie bringen neue.
ez-why-cover = Das Eis trifft in Gebiet { $area } { $others ->
    [0] keinen Jäger der anderen
   *[other] { $others } Jäger der anderen
} und { $own ->
    [0] keinen von dir
   *[other] { $own } von dir
}.
ez-why-done = Alles andere würde den anderen mehr helfen als dir.
