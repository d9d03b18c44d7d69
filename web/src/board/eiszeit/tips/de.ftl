# Eiszeit: was ein Neuling hören sollte.

ez-tip-ends = { $card } würde den Durchgang beenden, und du liegst mindestens { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} zurück, den Plan eingerechnet.
ez-tip-over = { $crowd } Jäger in Gebiet { $area }, das höchstens { $limit } trägt: Du müsstest zuerst weichen.
ez-tip-eight = Mit { $n } oder mehr Steinen musst du ausgeben: Spiele eine helle Karte aus.
ez-tip-cult = Die Kultkarte ist, was offen liegt. Sieh dir zuerst beide Stapel an.
ez-tip-club = Ein Jäger mit Keule bleibt in jedem Konflikt. Gib sie einem an einem vollen Ort.
ez-tip-limit = In Gebiet { $area } sind vielleicht zu viele, und du müsstest zuerst weichen. Mehr Jäger oder eine Keule halten dich dort.
ez-tip-last = Noch { $n ->
    [one] { $n } dunkler Stein
   *[other] { $n } dunkle Steine
}: Die nächste große dunkle Karte kann den Durchgang beenden. Stehst du, wo du stehen willst?
ez-tip-glacier = Letzter zu sein hat auch sein Gutes: Du legst das Eis. Wo tut es den anderen am meisten weh?
ez-tip-choose = Eine dunkle Karte bezahlt dich und hilft jemand anderem. Wähle, wer am wenigsten damit anfangen kann.
