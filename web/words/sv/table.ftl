# Words of the table's page that all games share.

table-back = Tillbaka
table-more = en till
table-less = en färre
table-unpaid = Antalet är inte giltigt än
table-mine = Mina saker
table-log = Logg
table-settings = Inställningar
table-speed = Takt för andras drag
table-speed-instant = genast
table-speed-quick = rask
table-speed-fast = snabb
table-speed-calm = lugn
table-notify = Säg till när det är min tur
table-sounds = Ljud av trä, sten och tärningar
table-skip = Till min tur
table-away = Servern svarar inte. Draget gjordes inte; försök igen.
table-rule = Regeln bakom frågan
table-lost = Anslutningen är bruten. Sidan återansluter av sig själv.
table-menu = Meny
table-inspector = Det du tittar på
points = poäng
table-choose = Välj detta
table-inspect = Peka på något på spelplanen eller tryck på det: här läser du vad det är och vad det gör.
