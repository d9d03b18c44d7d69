# Eiszeit: wat een nieuwe speler moet horen.

ez-tip-ends = { $card } zou de ronde beëindigen, en je staat minstens { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} achter, het bord meegeteld.
ez-tip-over = { $crowd } jagers in gebied { $area }, met plaats voor hooguit { $limit }: jij moet als eerste weg.
ez-tip-eight = Met { $n } stenen of meer moet je uitgeven: speel een lichte kaart.
ez-tip-cult = De cultuskaart is wat er open ligt. Kijk eerst naar beide stapels.
ez-tip-club = Een jager met een knots blijft in elk conflict. Geef hem aan een jager op een drukke plaats.
ez-tip-limit = Misschien staan er te veel in gebied { $area }, en jij moet als eerste weg. Meer jagers of een knots houden je daar.
ez-tip-last = Nog { $n ->
    [one] { $n } donkere steen
   *[other] { $n } donkere stenen
}: de volgende grote donkere kaart kan de ronde beëindigen. Sta je waar je wilt staan?
ez-tip-glacier = Laatste zijn is ook ergens goed voor: jij legt het ijs. Waar doet het de anderen het meest pijn?
ez-tip-choose = Een donkere kaart betaalt jou en helpt een ander. Kies wie er het minst mee kan.
