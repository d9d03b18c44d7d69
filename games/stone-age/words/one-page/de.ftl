# Auf einer Seite: was man wissen muss, um anzufangen.

sa-page-goal = Führe deinen Stamm: jage, sammle, baue und lerne. Die meisten Punkte gewinnen.
sa-page-start = Du beginnst mit { $people } Personen und { $food } Nahrung.
sa-page-place = Reihum setzt du Personen von zu Hause an einen Ort, bis niemand mehr einsetzen kann.
sa-page-once = Ein Besuch je Ort und Runde; ein voller Ort ist geschlossen.
sa-page-village = Werkzeugmacher: 1 Werkzeug. Hütte: genau { $hut } Personen, und 1 mehr kommt nach Hause. Acker: in jeder Runde 1 Nahrung.
sa-page-hunt = Auf der Jagd würfelt jede Person: 1 Nahrung für jede volle { $n }.
sa-page-gather = Ebenso beim Beschaffen: 1 Holz für jede volle { $wood }, 1 Ziegel für { $brick }, 1 Stein für { $stone }, 1 Gold für { $gold }.
sa-page-tools = Nach dem Wurf darfst du Werkzeug hinzuzählen; jedes hilft einmal je Runde.
sa-page-cards = Eine Karte kostet { $least } bis { $most } Rohstoffe. Der obere Teil hilft dir jetzt, der untere zählt am Ende.
sa-page-buildings = Ein Gebäude kostet, was es zeigt, und bringt sofort seine Punkte.
sa-page-feed = Dann isst jede deiner Personen 1 Nahrung. Was fehlt, kostet ebenso viele Rohstoffe oder { $points } Punkte.
sa-page-end = Das Spiel endet, wenn die Karten oder ein Gebäudestapel ausgehen.
sa-page-score = Grüne Karten zählen ihre verschiedenen Symbole mal sich selbst; sandfarbene vervielfachen ständige Nahrung, Werkzeuge, Gebäude oder Personen.
