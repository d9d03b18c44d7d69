# Words of the pages around the table: the room, invitations, what went wrong, the end of a game.

learn = Learn
ways = Menu

room-lead = Alone, with friends by a link, or around one device.
room-turn = Your turn at
room-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
room-others = { $count ->
    [one] 1 more where others think
   *[other] { $count } more where others think
}
room-thinking = Others think
room-waits = Waits for friends
room-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
room-play = Play now
room-play-about = one press
room-with = Who plays
room-with-bots = against bots
room-with-friends = with friends
room-with-device = around one device
room-about-friends = You get a link for every seat, to send to a friend.
room-about-device = All of you sit around this device and pass it on.
room-level = Strength of the bots
room-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
room-go = Play
room-learn = Learn by playing
room-learn-about = a few minutes each
room-learn-game = Learn { $title }

# After the name of a bot where seats are listed.
bot-level = { $name } ({ $level })
bot-deputy = (bot)

invite-title = { $name } invites you to
invite-nobody = You are invited to
invite-place = Your place at the table
invite-you = you
invite-free = free
invite-seated = sits
invite-host = invites
invite-pace = Clock
invite-learn = Learn it first
invite-watch = Only watch
invite-account = I have an account
invite-heading = Invite
invite-open = { $count ->
    [one] 1 seat is free. Send this link to a friend.
   *[other] { $count } seats are free. Send each friend a link of their own.
}
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-seat = Link for seat { $seat }
invite-begins = The game begins when everybody sits.

sorry-missing = Nothing is painted here
sorry-missing-about = The address leads nowhere. Perhaps a letter went missing on the way.
sorry-table = This table is not here
sorry-table-about = Perhaps the link was cut short, or the table was cleared away long ago.
sorry-stranger = This seat is not yours
sorry-stranger-about = You do not sit at this table. You may look on, or open a table of your own.
sorry-fast = Slowly, please
sorry-fast-about = That was a lot at once. Try again in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
sorry-full = It is full
sorry-full-about = There is no room for more just now. Finish a game or two, then try again.
sorry-closed = This table is closed
sorry-closed-about = It was played with other rules or cards than those in use here now, and can only be looked at.
sorry-refused = That does not work here
sorry-refused-about = The request could not be understood as it came.
sorry-broken = Something broke here
sorry-broken-about = It is not your fault. Look at the table again, and try once more.
sorry-rules = To the rulebooks

rulebooks-lead = How each game is played, rule by rule, and every card in its box.

end-highlights = Moments of the game
end-gain = Round { $round }: { $name } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}, the most in one round.
end-gain-shared = Round { $round }: { $names } gain { $points ->
    [one] 1 point
   *[other] { $points } points
} each, the most in one round.
end-turned = Round { $round }: { $name } takes the lead and keeps it to the end.
end-always = { $name } leads from the first round to the last.
end-last = Only the last scoring decides: before it, { $name } led.
end-led = { $name } leads the longest: { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
}
end-close = { $points ->
    [0] A tie for points at the top.
    [one] 1 point is between the first two.
   *[other] { $points } points are between the first two.
}
end-moment = Show it
end-share = Share
end-after = { $count ->
    [one] After 1 round
   *[other] After { $count } rounds
}
