
# Was die Teile über sich erzählen: was sie sind, tun und bringen, und was sie für dich bedeuten.
ne-piece-daughter = Tochter
ne-piece-elder = Ältester
ne-piece-event = Ereignis
ne-piece-portal = Portal
ne-piece-sexuality = Sexualitätskarte
ne-piece-climax = Ändert sich das Klima, weicht die niedrigste Klimax einer Reihe zuerst (NE-D1).
ne-piece-follows = Nach einem Erfolg folgt deinen Überlebenden: { $predator }. Ohne Treffer dagegen ist die Beute verloren (NE-G4).
ne-piece-nobody-follows = Von hier kann kein Raubtier folgen (NE-G4).
ne-piece-is-predator = Nach einem Erfolg auf Großwild folgt das nächste Raubtier der Reihe; ohne Treffer dagegen ist die Beute verloren (NE-G4).
ne-piece-odds = Chance auf Erfolg: { $list }.
ne-piece-odds-with = { $n } Jäger { $percent } %
ne-piece-odds-here = { $n ->
    [one] Dein Jäger hier hat mit { $percent } % Erfolg.
   *[other] Deine { $n } Jäger hier haben mit { $percent } % Erfolg.
}
ne-piece-need-has = Du hast die freien Scheiben, die verlangt sind.
ne-piece-need-lacks = Dir fehlen freie Scheiben: { $disks }.
ne-piece-warm = Frost schadet deinen Jägern nicht.
ne-piece-play-animal = In der Stammeskultur spielt es ein reifer Schamane aus der Hand aus; dann gehört es dir (NE-I3).
ne-piece-play-invention = In der Stammeskultur spielt sie ein reifer Steinschläger oder Fallensteller aus der Hand aus; dann wirkt sie für dich (NE-I3).
ne-piece-worth = Mit { $sexuality } bringt das am Ende { $points }, wenn es reif ist (NE-J).
ne-piece-each = Mit { $sexuality } bringt jedes am Ende { $points } (NE-J).
ne-piece-works = Ihre Kultur wirkt, sobald keine Scheibe mehr auf ihr liegt; bei Paarbindung nur, solange sie einen Ehemann hat (NE-E3, NE-G3).
ne-piece-bid = Du hast { $n ->
    [0] keine freie Scheibe
    [one] { $n } freie Scheibe
   *[other] { $n } freie Scheiben
} der Farben, die auf sie bieten (NE-D7).
ne-piece-no-bid = Du bist in der Stammeskultur und bietest nicht (NE-D7).
ne-piece-elder-pay = Du hast { $n ->
    [0] keine freie Scheibe
    [one] { $n } freie Scheibe
   *[other] { $n } freie Scheiben
} dieser Farbe ({ $colour }).
ne-piece-portal-does = In Phase 6 legst du hier eine freie Scheibe seiner Farbe hin, wenn eine Tochter es zeigt, deren Kultur du genießt (NE-I1).
ne-piece-portal-count = Du hast { $n } von { $needed } Portalen bis zur Stammeskultur (NE-I1).
ne-piece-cooling = Die Karte im Norden mit der niedrigsten Klimax weicht dem Eis und rückt nach Süden (NE-D1).
ne-piece-warming = Die Karte im Süden mit der niedrigsten Klimax rückt nach Norden, eine neue kommt an ihre Stelle, und Eis schmilzt (NE-D1).
ne-piece-wurm = Eine Tochter kommt zum Stapel dazu: eine Runde mehr (NE-D2).
ne-piece-mortality = { $n ->
    [one] Jeder würfelt mit { $n } Würfel; der Älteste dieses Rangs stirbt (NE-D3).
   *[other] Jeder würfelt mit { $n } Würfeln; jeder Älteste stirbt, dessen Rang fällt (NE-D3).
}
ne-piece-chaos = Wer mehr Jäger im Lager hat als freie Scheiben, verliert mindestens die Hälfte von ihnen und einen Ältesten (NE-D4).
ne-piece-blizzard = Zwei Jäger im Lager halten einen Schutzbefohlenen am Leben; die übrigen Ältesten, Haustiere und ledigen Töchter werden zurückgelassen (NE-D5).
ne-piece-wanderlust = { $n ->
    [one] Wer durch Chaos die meisten Jäger verlor, schickt { $n } Klötzchen aus dem Totenreich in ein anderes Lager (NE-D6).
   *[other] Wer durch Chaos die meisten Jäger verlor, schickt { $n } Klötzchen aus dem Totenreich in andere Lager (NE-D6).
}
ne-piece-auction = Vokale Spieler bieten mit freien Scheiben ihrer Farben auf die Tochter; wer sie ersteigert, legt sie auf sie (NE-D7).
ne-piece-chaos-safe = Chaos trifft dich nicht: { $hunters } Jäger im Lager, { $free ->
    [one] { $free } freie Scheibe
   *[other] { $free } freie Scheiben
}.
ne-piece-chaos-hits = Mit { $hunters ->
    [one] { $hunters } Jäger
   *[other] { $hunters } Jägern
} im Lager und { $free ->
    [0] keiner freien Scheibe
    [one] { $free } freien Scheibe
   *[other] { $free } freien Scheiben
} kostet dich Chaos mindestens { $n } Jäger.
ne-piece-blizzard-now = Dein Lager hält { $kept } am Leben; du hast { $n ->
    [0] keine Schutzbefohlenen
    [one] { $n } Schutzbefohlenen
   *[other] { $n } Schutzbefohlene
}.
ne-piece-elders-now = { $n ->
    [0] Du hast keinen Ältesten.
    [one] Du hast { $n } Ältesten.
   *[other] Du hast { $n } Älteste.
}
ne-piece-order-does = In dieser Reihenfolge bieten die Arten, setzen Jäger ein und wählen besondere Aktionen (NE-A2, NE-A5).
ne-piece-hunter = Jäger jagen, werben, und werden Älteste oder Ehemänner (NE-E).
ne-piece-guest = Wanderer jagen und kämpfen für das Lager, in dem sie leben, zählen aber für ihre eigene Art (NE-D6).
ne-piece-alpha = Er jagt wie alle; mit einem reifen Steinschläger, Fallensteller oder Krieger zählt er ohne Würfel als 1 (NE-B4, NE-E5).
ne-piece-husband = Ein reifer Ehemann macht sie unabhängig, verteidigt sie und bringt Punkte (NE-E3).
ne-piece-suitor = Ein Bewerber würfelt mit einem Würfel: Eine 1 oder 2 gewinnt sie; ihr Biss tötet nur Bewerber anderer Arten (NE-G1).
ne-piece-laid = Die für sie gebotenen Scheiben liegen auf ihr, bis sie freigegeben sind; dann ist sie reif (NE-D7, NE-G3).
ne-piece-disk = Freie Scheiben bieten auf Töchter, bezahlen Älteste, Ehemänner und Portale, erlauben die Jagd, wo sie verlangt sind, und halten Chaos fern (NE-B3, NE-D4).
ne-piece-dead = Die Toten und Ungeborenen: Von hier kommen die Kinder (NE-B, NE-G3).
ne-piece-dice = Jeder Jäger würfelt mit einem Würfel: Treffer entscheiden die Jagd, Biss und Frost töten (NE-G).
ne-piece-dice-elders = Jeder Älteste stirbt, dessen Rang fällt (NE-D3).
ne-piece-gap = Hier liegt keine Karte; Raubtiere springen über die Lücke (NE-G4).
ne-piece-species = Wäre das Spiel jetzt zu Ende, brächte das { $points } (NE-J).

ne-step-1-about = Eine Tochter erscheint: Sie bestimmt die Reihenfolge, bringt Ereignisse und wird versteigert.
ne-step-2-about = Reihum schicken die Arten Jäger zu Karten und Töchtern oder machen sie zu Ältesten.
ne-step-3-about = Wo mehrere Arten auf einer Karte stehen, greifen sie einander an oder einigen sich.
ne-step-4-about = Jäger würfeln auf ihren Karten; Raubtiere folgen dem Großwild. Bewerber werben.
ne-step-5-about = Reife Haustiere der Stämme bringen Kinder und geben Scheiben frei.
ne-step-6-about = Jede Art darf ein Portal öffnen, eine Scheibe freigeben oder tun, was Älteste und Karten erlauben.
