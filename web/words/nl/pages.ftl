# Words of the pages around the table: the room, invitations, what went wrong, the end of a game.

learn = Leren
ways = Menu

room-lead = Alleen, met vrienden via een link, of samen aan één toestel.
room-turn = Jij bent aan de beurt aan
room-tables = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
}
room-others = { $count ->
    [one] nog 1 waar anderen nadenken
   *[other] nog { $count } waar anderen nadenken
}
room-thinking = Anderen denken na
room-waits = Wacht op vrienden
room-free = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
room-play = Nu spelen
room-play-about = met één druk
room-with = Wie er spelen
room-with-bots = tegen bots
room-with-friends = met vrienden
room-with-device = aan één toestel
room-about-friends = Je krijgt voor elke plaats een link om aan een vriend te sturen.
room-about-device = Jullie zitten rond dit toestel en geven het door.
room-level = Sterkte van de bots
room-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
room-go = Speel
room-learn = Leer al spelend
room-learn-about = een paar minuten per spel
room-learn-game = Leer { $title }

# After the name of a bot where seats are listed.
bot-level = { $name } ({ $level })
bot-deputy = (bot)

invite-title = { $name } nodigt je uit voor
invite-nobody = Je bent uitgenodigd voor
invite-place = Jouw plaats aan tafel
invite-you = jij
invite-free = vrij
invite-seated = zit
invite-host = nodigt uit
invite-pace = Klok
invite-learn = Leer het eerst
invite-watch = Alleen kijken
invite-account = Ik heb een account
invite-heading = Uitnodigen
invite-open = { $count ->
    [one] 1 plaats is vrij. Stuur deze link aan een vriend.
   *[other] { $count } plaatsen zijn vrij. Stuur elke vriend een eigen link.
}
invite-copy = Kopieer de link
invite-copied = Gekopieerd
invite-share = Delen
invite-seat = Link voor plaats { $seat }
invite-begins = Het spel begint als iedereen zit.

sorry-missing = Hier is niets geschilderd
sorry-missing-about = Dit adres leidt nergens heen. Misschien is er onderweg een letter weggeraakt.
sorry-table = Deze tafel is er niet
sorry-table-about = Misschien is de link afgekapt, of is de tafel al lang opgeruimd.
sorry-stranger = Dit is niet jouw plaats
sorry-stranger-about = Je zit niet aan deze tafel. Je mag toekijken, of zelf een tafel openen.
sorry-fast = Rustig aan
sorry-fast-about = Dat was veel tegelijk. Probeer het over { $seconds ->
    [one] 1 seconde opnieuw.
   *[other] { $seconds } seconden opnieuw.
}
sorry-full = Het is vol
sorry-full-about = Er is nu geen ruimte voor meer. Speel eerst een paar partijen uit en probeer het dan opnieuw.
sorry-closed = Deze tafel is gesloten
sorry-closed-about = Er werd gespeeld met andere regels of kaarten dan die hier nu gelden. Je kunt de tafel alleen nog bekijken.
sorry-refused = Dat gaat hier niet
sorry-refused-about = Het verzoek was zo niet te begrijpen.
sorry-broken = Hier ging iets stuk
sorry-broken-about = Het ligt niet aan jou. Bekijk de tafel opnieuw en probeer het nog eens.
sorry-rules = Naar de regelboeken

rulebooks-lead = Hoe elk spel gespeeld wordt, regel voor regel, met elke kaart uit de doos.

end-highlights = Momenten van de partij
end-gain = Ronde { $round }: { $name } krijgt er { $points ->
    [one] 1 punt
   *[other] { $points } punten
} bij, het meeste in één ronde.
end-gain-shared = Ronde { $round }: { $names } krijgen er elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
} bij, het meeste in één ronde.
end-turned = Ronde { $round }: { $name } neemt de leiding en houdt die tot het einde.
end-always = { $name } leidt van de eerste ronde tot de laatste.
end-last = Pas de laatste telling beslist: daarvoor leidde { $name }.
end-led = { $name } leidt het langst: { $rounds ->
    [one] 1 ronde.
   *[other] { $rounds } rondes.
}
end-close = { $points ->
    [0] Bovenaan staan de punten gelijk.
    [one] Tussen de eerste twee ligt 1 punt.
   *[other] Tussen de eerste twee liggen { $points } punten.
}
end-moment = Toon het
end-share = Delen
end-after = { $count ->
    [one] Na 1 ronde
   *[other] Na { $count } rondes
}
