# Words of the pages around the table: the room, invitations, what went wrong, the end of a game.

learn = Lernen
ways = Menü

room-lead = Allein, mit Freunden über einen Link oder zusammen an einem Gerät.
room-turn = Du bist am Zug an
room-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tischen
}
room-others = { $count ->
    [one] an 1 weiteren denken andere nach
   *[other] an { $count } weiteren denken andere nach
}
room-thinking = Andere denken nach
room-waits = Wartet auf Freunde
room-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
room-play = Sofort spielen
room-play-about = ein Druck genügt
room-with = Wer spielt
room-with-bots = gegen Bots
room-with-friends = mit Freunden
room-with-device = an einem Gerät
room-about-friends = Du bekommst für jeden Platz einen Link, den du verschicken kannst.
room-about-device = Ihr sitzt um dieses Gerät und gebt es weiter.
room-level = Stärke der Bots
room-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
room-go = Spielen
room-learn = Spielend lernen
room-learn-about = je ein paar Minuten
room-learn-game = { $title } lernen

# After the name of a bot where seats are listed.
bot-level = { $name } ({ $level })
bot-deputy = (Bot)

invite-title = { $name } lädt dich ein zu
invite-nobody = Du bist eingeladen zu
invite-place = Dein Platz am Tisch
invite-you = du
invite-free = frei
invite-seated = sitzt
invite-host = lädt ein
invite-pace = Uhr
invite-learn = Zuerst lernen
invite-watch = Nur zusehen
invite-account = Ich habe ein Konto
invite-heading = Einladen
invite-open = { $count ->
    [one] 1 Platz ist frei. Schick diesen Link an einen Freund.
   *[other] { $count } Plätze sind frei. Schick jedem Freund einen eigenen Link.
}
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-seat = Link für Platz { $seat }
invite-begins = Das Spiel beginnt, wenn alle sitzen.

sorry-missing = Hier ist nichts gemalt
sorry-missing-about = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
sorry-table = Diesen Tisch gibt es hier nicht
sorry-table-about = Vielleicht wurde der Link abgeschnitten, oder der Tisch ist längst abgeräumt.
sorry-stranger = Das ist nicht dein Platz
sorry-stranger-about = Du sitzt nicht an diesem Tisch. Du darfst zusehen oder selbst einen Tisch eröffnen.
sorry-fast = Langsam, bitte
sorry-fast-about = Das war viel auf einmal. Versuche es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
sorry-full = Es ist voll
sorry-full-about = Für mehr ist gerade kein Platz. Spiel erst ein paar Partien zu Ende und versuche es dann noch einmal.
sorry-closed = Dieser Tisch ist geschlossen
sorry-closed-about = Hier wurde mit anderen Regeln oder Karten gespielt als denen, die jetzt gelten. Der Tisch kann nur noch angesehen werden.
sorry-refused = Das geht hier nicht
sorry-refused-about = Die Anfrage war so nicht zu verstehen.
sorry-broken = Hier ging etwas entzwei
sorry-broken-about = Es liegt nicht an dir. Sieh dir den Tisch noch einmal an und versuche es erneut.
sorry-rules = Zu den Regelheften

rulebooks-lead = Wie jedes Spiel gespielt wird, Regel für Regel, mit jeder Karte der Schachtel.

end-highlights = Momente der Partie
end-gain = Runde { $round }: { $name } gewinnt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, das meiste in einer Runde.
end-gain-shared = Runde { $round }: { $names } gewinnen je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, das meiste in einer Runde.
end-turned = Runde { $round }: { $name } geht in Führung und behält sie bis zum Ende.
end-always = { $name } führt von der ersten Runde bis zur letzten.
end-last = Erst die letzte Wertung entscheidet: Davor führte { $name }.
end-led = { $name } führt am längsten: { $rounds ->
    [one] 1 Runde.
   *[other] { $rounds } Runden.
}
end-close = { $points ->
    [0] An der Spitze herrscht Gleichstand.
    [one] Zwischen den ersten beiden liegt 1 Punkt.
   *[other] Zwischen den ersten beiden liegen { $points } Punkte.
}
end-moment = Zeigen
end-share = Teilen
end-after = { $count ->
    [one] Nach 1 Runde
   *[other] Nach { $count } Runden
}
