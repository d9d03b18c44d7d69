# De spelregelboeken.

rulebook-contents = Inhoud
rulebook-one-page = Op één bladzijde
rulebook-pieces = Alle onderdelen
rulebook-search = Zoek in de regels
rulebook-none = Niets gevonden
rulebook-previous = Vorige
rulebook-next = Volgende
rulebook-parts = Delen van het spelregelboek
rulebook-whole = Hele spelregelboek
rulebook-back = Terug naar het spel
rulebook-beside = Afbeeldingen bij { $rule }
rulebook-example-picture = Het voorbeeld bij { $rule } op het bord
rulebook-picture = { $rule } op het bord
rulebook-before = Ervoor
rulebook-after = Erna
