# Op één bladzijde: wat je moet weten om te beginnen.

ne-page-goal = Leid een mensensoort door de ijstijd. Na minstens { $rounds } rondes winnen de meeste punten.
ne-page-start = Je begint met { $hunters } jagers, een vuurmaker en schijven in drie kleuren: de vrije zijn je vocabulaire.
ne-page-daughter = Elke ronde verschijnt er een dochter. Ze bepaalt de volgorde, brengt gebeurtenissen en wordt geveild.
ne-page-bid = Je biedt vrije schijven in haar kleuren. De schijven van de winnaar liggen op haar tot ze vrijgemaakt zijn.
ne-page-mature = Wat een schijf op of onder zich heeft, is onvolwassen en doet nog niets.
ne-page-chaos = Meer jagers in het kamp dan vrije schijven: chaos kost je de helft.
ne-page-blizzard = In een sneeuwstorm houden 2 jagers in het kamp 1 oudste, huisdier of dochter in leven.
ne-page-assign = Daarna zet je jagers in: op dieren en vondsten, als oudste op een rang, of bij dochters.
ne-page-hunt = Elke jager werpt een dobbelsteen. Een 1 treft, met een ster ook een 2; genoeg treffers brengen baby's en maken schijven vrij.
ne-page-wounds = Elke dobbelsteen met een beet- of vorstgetal van de kaart doodt een jager.
ne-page-predator = Na succes op groot wild komt het dichtstbijzijnde roofdier: zonder treffer neemt het de buit.
ne-page-claim = Met genoeg gelijke dobbelstenen mag je de kaart nemen: een trofee, of een dier of uitvinding voor je hand.
ne-page-portal = Aan het einde van de ronde kan een dochter een portaal in je hersenen openen. Portaal nummer { $three } (met één of twee spelers { $fewer }) brengt je stamcultuur.
ne-page-score = Aan het einde telt alles wat volwassen is, zoals je seksualiteit zegt.
