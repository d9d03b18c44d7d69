# Words of the interface that all games share.

skip = Skip to the table
nav = Navigation
rules = Rules
night = Day / night
language = Language
front-title = Three games from before history
choose = Choose seats and options
seat-me = me
seat-friend = a friend (by a link)
seat-none = nobody
level-easy = easy
level-medium = medium
level-strong = strong
level-master = master
level-greedy = greedy
level-random = random
open-table = Open the table
rulebook = Rulebook
your-tables = Your tables
your-turn = Your turn
guest = Guest
your-name = Your name
sit-down = Sit down
close = Close
pass-device = Pass the device on to
ready = I am ready
board = Board
seats = Players
score-sheet = Score sheet
log = Log
chat = Chat
say = Say something
prompt = What to do
choices = Choices
hint = Hint
undo = Undo
record = Record of the game
nobody-wins = Nobody wins.
total = total
source-rulebook = printed in a rulebook
source-public = from public pictures
source-derived = follows from other figures
source-reconstructed = reconstructed, a stand-in
waiting = { $count ->
    [one] One table waits
   *[other] { $count } tables wait
}
players = { $least } to { $most } players
seat = Seat { $seat }
seat-bot = bot ({ $level })
wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
not-here = That cannot be done here.
