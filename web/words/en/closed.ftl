# A table that can only be looked at.

closed-title = { $title }: closed table
closed-lead = This table is shown as it stood. It cannot be played on.
closed-rules = It was played by version { $played } of the rules. Here version { $running } is in use, and by that the same moves could lead elsewhere.
closed-box = It was played with other cards and figures than those in use here now.
closed-unreadable = Some of what was kept of it can no longer be read.
closed-newer = It was kept by a newer version of this program than the one that runs here. When the server has been brought up to date, the table opens again.
closed-abandoned = Nobody had played here for a long time, so the table has ended.
closed-left = Everybody has left, so the table has ended.
closed-board = How it stood
closed-no-board = No picture of it can be drawn any more.
closed-later = { $count ->
    [one] 1 more move was made after this picture; only the record has it.
   *[other] { $count } more moves were made after this picture; only the record has them.
}
closed-players = Players and points at that moment
closed-names = Players
closed-record = The record
closed-record-download = Download the record
closed-record-close = Take the record and close the table for good
closed-record-warning = The record lays everything open, also hidden cards and dice still to come. Whoever takes it closes the table for good: nobody can play on here later.
closed-events = Everything that was kept, as JSON
