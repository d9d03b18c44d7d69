# Regelböckerna.

rulebook-contents = Innehåll
rulebook-one-page = På en sida
rulebook-pieces = Allt material
rulebook-search = Sök i reglerna
rulebook-none = Inget hittades
rulebook-previous = Föregående
rulebook-next = Nästa
rulebook-parts = Regelbokens delar
rulebook-whole = Hela regelboken
rulebook-back = Tillbaka till spelet
rulebook-beside = Bilder till { $rule }
rulebook-example-picture = Exemplet till { $rule } på spelplanen
rulebook-picture = { $rule } på spelplanen
rulebook-before = Före
rulebook-after = Efter
