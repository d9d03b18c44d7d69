# Words of the table's page that all games share.

table-back = Terug
table-more = één erbij
table-less = één eraf
table-unpaid = Nog niet het juiste aantal
table-mine = Van mij
table-log = Verloop
table-settings = Instellingen
table-speed = Tempo van de zetten van anderen
table-speed-instant = meteen
table-speed-quick = vlot
table-speed-fast = snel
table-speed-calm = rustig
table-notify = Stuur me een melding als ik aan de beurt ben
table-sounds = Geluiden van hout, steen en dobbelstenen
table-skip = Naar mijn beurt
table-away = De server antwoordt niet. Je zet is niet uitgevoerd; probeer het opnieuw.
table-rule = Regel bij deze vraag
table-lost = De verbinding is verbroken. Deze pagina herstelt die vanzelf.
table-menu = Menu
table-inspector = Wat je bekijkt
points = punten
table-choose = Kies dit
table-inspect = Wijs iets op het bord aan of tik erop: hier lees je wat het is en wat het doet.
