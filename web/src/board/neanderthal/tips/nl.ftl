# Neanderthal: wat een nieuwe speler moet horen.

ne-tip-chaos = { $hunters } jagers en { $disks ->
    [one] { $disks } vrije schijf
   *[other] { $disks } vrije schijven
}: te weinig vrije schijven om de vrede te bewaren, en chaos zou het halve kamp kosten.
ne-tip-blizzard = { $hunters ->
    [one] { $hunters } jager
   *[other] { $hunters } jagers
} voor { $n ->
    [one] { $n } afhankelijke
   *[other] { $n } afhankelijken
}: er zijn er { $wanted } nodig om in een sneeuwstorm iedereen in leven te houden.
ne-tip-needs = Sommige kaarten vragen om schijven in je vrije woordenschat. Je toont ze, je betaalt ze niet.
ne-tip-bid = Schijven die je biedt liggen op de dochter tot ze volwassen is: tot dan zijn ze niet vrij.
ne-tip-claim = Genoeg gelijke dobbelstenen: je mag de kaart zelf nemen.
ne-tip-power = Je alfaman telt als een 1 zonder te werpen, en kan niet gewond raken.
ne-tip-hand = Je houdt één kaart voor elke volwassen oudste, hooguit { $n }. Bij nog een geef je er een op.
ne-tip-counter = Je mag aannemen, weigeren, of in plaats daarvan een ander aanbod doen.
ne-tip-keep = Twee jagers in het kamp houden één afhankelijke in leven.
ne-tip-peace = Meer jagers dan vrije schijven: het waren er te weinig om de vrede te bewaren.
ne-tip-tribal = Nog één portaal en je volk wordt een stam. Je schijven komen terug.
ne-tip-portal = Er { $n ->
    [one] ontbreekt nog één portaal
   *[other] ontbreken nog { $n } portalen
} om een stam te worden. Een dochter moet het tonen, en er blijft een schijf van die kleur liggen.
ne-tip-neolexia = Neolexia maakt een schijf vrij zonder jacht: een nieuw woord.
