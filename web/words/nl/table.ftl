# Words of the table's page that all games share.

table-back = Terug
table-more = één meer
table-less = één minder
table-unpaid = Nog geen geldig aantal
table-mine = Van mij
table-log = Verloop
table-settings = Instellingen
table-speed = Tempo van de zetten van anderen
table-speed-instant = meteen
table-speed-quick = vlot
table-speed-fast = snel
table-speed-calm = rustig
table-notify = Waarschuw me als ik aan de beurt ben
table-skip = Naar mijn beurt
table-away = Het huis antwoordt niet. Je zet is niet gedaan; probeer het opnieuw.
table-rule = Regel bij deze vraag
table-lost = De verbinding is verbroken. Deze pagina herstelt haar vanzelf.
table-menu = Menu
table-inspector = Wat je bekijkt
points = punten
table-choose = Dit kiezen
table-inspect = Wijs iets op het bord aan of tik erop: hier lees je wat het is en wat het doet.
