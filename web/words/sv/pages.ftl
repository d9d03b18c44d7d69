# Words of the pages around the table: the room, invitations, what went wrong, the end of a game.

learn = Lär dig
ways = Meny

room-lead = Ensam, med vänner via en länk eller tillsammans vid en enhet.
room-turn = Din tur vid
room-tables = { $count ->
    [one] 1 bord
   *[other] { $count } bord
}
room-others = { $count ->
    [one] 1 till där andra tänker
   *[other] { $count } till där andra tänker
}
room-thinking = Andra tänker
room-waits = Väntar på vänner
room-free = { $count ->
    [one] 1 ledig plats
   *[other] { $count } lediga platser
}
room-play = Spela nu
room-play-about = ett tryck räcker
room-with = Vilka som spelar
room-with-bots = mot bottar
room-with-friends = med vänner
room-with-device = vid en enhet
room-about-friends = Du får en länk för varje plats att skicka till en vän.
room-about-device = Ni sitter kring den här enheten och skickar den vidare.
room-level = Bottarnas styrka
room-players = { $count ->
    [one] 1 spelare
   *[other] { $count } spelare
}
room-go = Spela
room-learn = Lär dig genom att spela
room-learn-about = några minuter var
room-learn-game = Lär dig { $title }

# After the name of a bot where seats are listed.
bot-level = { $name } ({ $level })
bot-deputy = (bott)

invite-title = { $name } bjuder in dig till
invite-nobody = Du är inbjuden till
invite-place = Din plats vid bordet
invite-you = du
invite-free = ledig
invite-seated = sitter
invite-host = bjuder in
invite-pace = Klocka
invite-learn = Lär dig först
invite-watch = Titta bara på
invite-account = Jag har ett konto
invite-heading = Bjud in
invite-open = { $count ->
    [one] 1 plats är ledig. Skicka länken till en vän.
   *[other] { $count } platser är lediga. Skicka en egen länk till varje vän.
}
invite-copy = Kopiera länken
invite-copied = Kopierad
invite-share = Dela
invite-seat = Länk för plats { $seat }
invite-begins = Spelet börjar när alla sitter.

sorry-missing = Här är inget målat
sorry-missing-about = Adressen leder ingenstans. Kanske försvann en bokstav på vägen.
sorry-table = Det här bordet finns inte
sorry-table-about = Kanske blev länken avklippt, eller så är bordet avdukat sedan länge.
sorry-stranger = Det är inte din plats
sorry-stranger-about = Du sitter inte vid det här bordet. Du får titta på, eller öppna ett eget bord.
sorry-fast = Sakta i backarna
sorry-fast-about = Det var mycket på en gång. Försök igen om { $seconds ->
    [one] 1 sekund.
   *[other] { $seconds } sekunder.
}
sorry-full = Det är fullt
sorry-full-about = Just nu finns det inte plats för mer. Spela klart några partier och försök sedan igen.
sorry-closed = Det här bordet är stängt
sorry-closed-about = Här spelades det med andra regler eller kort än de som gäller nu. Bordet går bara att titta på.
sorry-refused = Det går inte här
sorry-refused-about = Begäran gick inte att förstå som den kom.
sorry-broken = Något gick sönder här
sorry-broken-about = Det är inte ditt fel. Titta på bordet igen och försök en gång till.
sorry-rules = Till regelböckerna

rulebooks-lead = Hur varje spel spelas, regel för regel, med alla kort i lådan.

end-highlights = Ögonblick ur partiet
end-gain = Runda { $round }: { $name } får { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}, mest under en runda.
end-gain-shared = Runda { $round }: { $names } får { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
} var, mest under en runda.
end-turned = Runda { $round }: { $name } tar ledningen och behåller den till slutet.
end-always = { $name } leder från första rundan till den sista.
end-last = Först den sista räkningen avgör: innan dess ledde { $name }.
end-led = { $name } leder längst: { $rounds ->
    [one] 1 runda.
   *[other] { $rounds } rundor.
}
end-close = { $points ->
    [0] Lika många poäng i toppen.
    [one] Det skiljer 1 poäng mellan de två första.
   *[other] Det skiljer { $points } poäng mellan de två första.
}
end-moment = Visa
end-share = Dela
end-after = { $count ->
    [one] Efter 1 runda
   *[other] Efter { $count } rundor
}
