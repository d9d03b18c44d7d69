# The rulebooks.

rulebook-contents = Contents
rulebook-one-page = On one page
rulebook-pieces = All pieces
rulebook-search = Search the rules
rulebook-none = Nothing found
rulebook-previous = Previous
rulebook-next = Next
rulebook-parts = Parts of the rulebook
rulebook-whole = Whole rulebook
rulebook-back = Back to the game
rulebook-beside = Pictures for { $rule }
rulebook-example-picture = The example for { $rule } on the board
rulebook-picture = { $rule } on the board
rulebook-before = Before
rulebook-after = After
