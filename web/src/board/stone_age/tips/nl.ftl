# Stone Age: wat een nieuwe speler moet horen.

sa-tip-short = Vanavond { $n } voedsel tekort: nog { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
} is ongeveer genoeg.
sa-tip-never = Ook met de beste worpen kun je deze huttegel deze ronde niet betalen: er ontbreekt { $good }.
sa-tip-not-yet = Verzamel eerst: deze huttegel komt nog { $lacks } tekort.
sa-tip-field = Een akker geeft bij elke keer voeden 1 voedsel, de rest van het spel.
sa-tip-dice-table = Neem een dobbelsteen: 1 tot 4 zijn hout, leem, steen, goud; 5 een gereedschap, 6 een akker. Dan nemen de anderen er een.
sa-tip-once = Je eenmalige gereedschap werkt één keer in het spel. Bewaar het voor een worp die net zoveel tekortkomt.
sa-tip-two = Twee grondstoffen naar keuze, nu of wanneer je ze nodig hebt.
sa-tip-open = Hoe meer je betaalt, hoe meer punten: hout { $wood }, leem { $brick }, steen { $stone }, goud { $gold } per stuk.
sa-tip-choice = Precies { $n ->
    [one] { $n } soort is
   *[other] { $n } soorten zijn
} nodig. Gebruik je duurste grondstoffen: elke telt voor haar waarde.
sa-tip-hunger = Betaal het ontbrekende voedsel met grondstoffen, elk voor één, of verlies één keer { $n } punten.
sa-tip-stand = Je mag hier ook staan als je niet kunt betalen: dat houdt anderen weg.
sa-tip-last = Wie deze laatste huttegel neemt, beëindigt het spel na deze ronde.
