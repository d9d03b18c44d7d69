# Op één bladzijde: wat je moet weten om te beginnen.

sa-page-goal = Leid je stam: jaag, verzamel, bouw en leer. De meeste punten winnen.
sa-page-start = Je begint met { $people } stamleden en { $food } voedsel.
sa-page-place = Om de beurt zet je stamleden van thuis op één locatie, tot niemand meer kan zetten.
sa-page-once = Eén bezoek per locatie per ronde; een volle locatie is gesloten.
sa-page-village = Gereedschapmaker: 1 gereedschap. Hut: precies { $hut } stamleden, en er komt er 1 meer thuis. Akker: elke ronde 1 voedsel.
sa-page-hunt = Op jacht werpt elk stamlid een dobbelsteen: 1 voedsel voor elke { $n } ogen.
sa-page-gather = Ook bij het verzamelen: 1 hout voor elke { $wood } ogen, 1 leem voor { $brick }, 1 steen voor { $stone }, 1 goud voor { $gold }.
sa-page-tools = Na een worp mag je gereedschap inzetten; elk fiche helpt één keer per ronde.
sa-page-cards = Een kaart kost { $least } tot { $most } grondstoffen. Het bovenste deel helpt je nu, het onderste telt aan het einde.
sa-page-buildings = Een huttegel kost wat erop staat en geeft meteen zijn punten.
sa-page-feed = Daarna eet elk stamlid 1 voedsel. Wat ontbreekt, kost evenveel grondstoffen, of { $points } punten.
sa-page-end = Het spel eindigt als de kaarten of één stapel huttegels op zijn.
sa-page-score = Groene kaarten tellen hun verschillende symbolen maal zichzelf; zandkleurige kaarten vermenigvuldigen voedselproductie, gereedschap, hutten of stamleden.
