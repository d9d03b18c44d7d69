# Waarom een zet van Stone Age goed is.

sa-why-field = { $n ->
    [one] Eén voedsel meer bij het voeden van deze ronde, en daarmee kan het spel eindigen.
   *[other] Eén voedsel meer bij elke keer voeden: nog ongeveer { $n } keer, deze meegeteld.
}
sa-why-tool = { $n ->
    [0] Eén oog gereedschap meer, alleen voor deze ronde.
    [one] Eén oog gereedschap meer in elke ronde: na deze nog ongeveer { $n }.
   *[other] Eén oog gereedschap meer in elke ronde: na deze nog ongeveer { $n }.
}
sa-why-hut = { $n ->
    [0] Eén stamlid meer, maar nauwelijks nog een ronde om te werken.
    [one] Elke ronde iemand meer aan het werk: na deze nog ongeveer { $n }.
   *[other] Elke ronde iemand meer aan het werk: na deze nog ongeveer { $n }.
}
sa-why-hunt = { $dice }: { $chance } % kans op de { $gain } die je vanavond tekortkomt.
sa-why-hunt-more = Iedereen kan al eten. { $dice }: { $chance } % kans op { $gain } of meer, voor de volgende rondes.
sa-why-throw = { $dice }: { $chance } % kans op { $gain } of meer.
sa-why-throw-for = { $thrown } Je huttegel komt nog { $lacks } tekort.
sa-why-symbol = { $top }; en een nieuw symbool: { $n ->
    [one] je eerste, voor { $points } punt
   *[other] { $n } verschillende zijn { $points } punten waard in plaats van { $before }
}.
sa-why-pair = { $top }; en een symbool dat je al hebt: de tweede reeks van { $n } is { $points } punten waard in plaats van { $before }.
sa-why-top = { $top }. Het symbool heb je al twee keer.
sa-why-craft = { $top }; en { $people } maal { $n }: { $points } als het spel nu afgelopen was.
sa-why-building = { $points } voor { $cost }.
sa-why-choice = Elke grondstof telt voor haar waarde: { $cost }. Betaal met je duurste.
sa-why-open = Hoe meer je betaalt, hoe meer het waard is: met wat je nu hebt { $points }.
sa-why-last-ahead = { $points }, en de stapel is leeg: het spel eindigt na deze ronde, en je staat { $n } voor.
sa-why-last-behind = { $points }. Dan is de stapel leeg en eindigt het spel na deze ronde; je staat { $n } achter, de andere kaarten niet meegeteld.
sa-why-no-tools = { $sum } ogen zijn { $gain }. Voor de volgende zijn er nog { $n } nodig, en die heeft je gereedschap niet.
sa-why-tools-kept = Eén meer zou { $n } ogen gereedschap kosten: die helpen misschien meer bij een andere worp.
sa-why-tools = { $sum } en { $added } ogen zijn { $gain } in plaats van { $before }.
sa-why-pay-card = { $card } Wat je betaalt, zou in een huttegel { $points } opleveren.
sa-why-decline = Wat het kost is elders meer waard: { $n ->
    [one] je grondstof blijft
   *[other] je { $n } grondstoffen blijven
} bij je.
sa-why-resource = { $gain }: in een huttegel { $n } punten waard.
sa-why-keep = Wat je bewaart, gebruik je wanneer je weet wat er ontbreekt.
sa-why-raise-used = Het ongebruikte fiche blijft zoals het is en kan deze ronde nog helpen.
sa-why-raise-unused = Het verhoogde fiche kan deze ronde al helpen.
sa-why-feed = { $paid } zou in huttegels { $n } punten opleveren; honger kost er { $penalty }.
sa-why-starve = Voeden zou { $n } grondstoffen kosten die { $worth } punten waard zijn; honger kost er één keer { $penalty }.
sa-why-starve-bare = De { $n } die ontbreken heb je niet. Het kost { $penalty } punten, hoeveel er ook honger hebben.
