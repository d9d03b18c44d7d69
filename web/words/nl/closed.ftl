# Een tafel die je alleen nog kunt bekijken.

closed-title = { $title }: gesloten tafel
closed-lead = Zo stond deze tafel erbij. Verder spelen kan niet.
closed-rules = Er is gespeeld volgens versie { $played } van de spelregels. Hier geldt versie { $running }, en daarmee zouden dezelfde zetten ergens anders kunnen uitkomen.
closed-box = Er is gespeeld met andere kaarten en waarden dan hier nu in gebruik zijn.
closed-unreadable = Een deel van wat ervan bewaard is, kan niet meer worden gelezen.
closed-newer = De tafel is bewaard door een nieuwere versie van dit programma dan hier draait. Zodra de server is bijgewerkt, gaat hij weer open.
closed-abandoned = Hier heeft lang niemand gespeeld; daarom is de tafel geëindigd.
closed-left = Iedereen is vertrokken; daarom is de tafel geëindigd.
closed-board = Zoals het stond
closed-no-board = Er kan geen beeld meer van worden getekend.
closed-later = { $count ->
    [one] Na dit beeld is nog 1 zet gedaan; die staat alleen in het verslag.
   *[other] Na dit beeld zijn nog { $count } zetten gedaan; die staan alleen in het verslag.
}
closed-players = Spelers en punten op dat moment
closed-names = Spelers
closed-record = Het verslag
closed-record-download = Verslag downloaden
closed-record-close = Neem het verslag en sluit de tafel voorgoed
closed-record-warning = Het verslag legt alles open, ook verborgen kaarten en dobbelstenen die nog moesten komen. Wie het neemt, sluit de tafel voorgoed: niemand kan hier later verder spelen.
closed-events = Alles wat bewaard is, als JSON
