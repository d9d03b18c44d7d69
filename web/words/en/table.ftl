# Words of the table's page that all games share.

table-back = Back
table-more = one more
table-less = one less
table-unpaid = Not a valid amount yet
table-mine = My things
table-log = Log
table-settings = Settings
table-speed = Pace of others' moves
table-speed-instant = at once
table-speed-quick = brisk
table-speed-fast = fast
table-speed-calm = calm
table-notify = Tell me when it is my turn
table-sounds = Sounds of wood, stone and dice
table-skip = Skip to my turn
table-away = The server does not answer. Your move was not made; try again.
table-rule = Rule of this question
table-lost = The connection is lost. This page restores it by itself.
table-menu = Menu
table-inspector = What you look at
points = points
table-choose = Choose this
table-inspect = Rest the pointer on a piece, or tap it: here you read what it is and what it does.
