# Die Regelhefte.

rulebook-contents = Inhalt
rulebook-one-page = Auf einer Seite
rulebook-pieces = Alles Material
rulebook-search = In den Regeln suchen
rulebook-none = Nichts gefunden
rulebook-previous = Vorherige Stelle
rulebook-next = Nächste Stelle
rulebook-parts = Teile des Regelhefts
rulebook-whole = Ganzes Regelheft
rulebook-back = Zurück zum Spiel
rulebook-beside = Bilder zu { $rule }
rulebook-example-picture = Das Beispiel zu { $rule } auf dem Spielplan
rulebook-picture = { $rule } auf dem Spielplan
rulebook-before = Vorher
rulebook-after = Nachher
