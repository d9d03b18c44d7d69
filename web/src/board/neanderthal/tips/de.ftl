# Neanderthal: was ein Neuling hören sollte.

ne-tip-chaos = { $hunters } Jäger und { $disks ->
    [one] { $disks } freie Scheibe
   *[other] { $disks } freie Scheiben
}: zu wenige freie Scheiben, um Frieden zu halten, und Chaos würde das halbe Lager kosten.
ne-tip-blizzard = { $hunters } Jäger für { $n ->
    [one] { $n } Abhängigen
   *[other] { $n } Abhängige
}: Es braucht { $wanted }, damit im Schneesturm alle am Leben bleiben.
ne-tip-needs = Manche Karten verlangen Scheiben in deinem freien Wortschatz. Sie werden gezeigt, nicht bezahlt.
ne-tip-bid = Scheiben, die du bietest, liegen auf der Tochter, bis sie erwachsen ist: Bis dahin sind sie nicht frei.
ne-tip-claim = Genug gleiche Würfel: Du darfst die Karte selbst nehmen.
ne-tip-power = Dein Alpha zählt ohne Wurf als 1 und kann nicht verwundet werden.
ne-tip-hand = Du hältst eine Karte für jeden erwachsenen Ältesten, höchstens { $n }. Bei einer mehr gibst du eine ab.
ne-tip-counter = Du darfst annehmen, ablehnen oder ein anderes Angebot machen.
ne-tip-keep = Zwei Jäger im Lager halten einen Abhängigen am Leben.
ne-tip-peace = Mehr Jäger als freie Scheiben: Es waren zu wenige, um Frieden zu halten.
ne-tip-tribal = Noch ein Portal, und dein Volk wird ein Stamm. Deine Scheiben kommen zurück.
ne-tip-portal = { $n ->
    [one] Noch ein Portal fehlt
   *[other] Noch { $n } Portale fehlen
} zum Stamm. Eine Tochter muss es zeigen, und eine Scheibe seiner Farbe bleibt dort.
ne-tip-neolexia = Neolexie gibt ohne Jagd eine Scheibe frei.
