# What is added after two misses: the reason, and what to press.

lesson-stone-age-first-place-hint = Met hout betaal je huttegels en kaarten, en drie dobbelstenen brengen zo'n drie hout op. Druk op het bos, dan op het getal 3.
lesson-stone-age-tool-place-hint = Gereedschap telt elke ronde bij je worpen mee. Eén stamlid is genoeg: druk op de gereedschapmaker in het dorp.
lesson-stone-age-card-place-hint = Hoe verder een kaart naar rechts ligt, hoe minder hij kost. Druk op de laatste rechts: die kost maar één grondstof.
lesson-stone-age-tool-use-hint = Jij kiest de volgorde, en gereedschap dat je nu haalt, helpt straks al in het bos. Dus eerst de gereedschapmaker.
lesson-stone-age-forest-use-hint = De kaart moet betaald worden, en je hebt nog niets. Je drie stamleden in het bos brengen het hout: druk op het bos.
lesson-stone-age-forest-tool-hint = 11 en 1 van het gereedschap is 12, en 12 gedeeld door 3 is 4 hout. Volgende ronde mag het weer, dus je verliest niets.
lesson-stone-age-card-use-hint = Je laatste stamlid staat op de kaart helemaal rechts. Druk op die kaart, dan wordt gevraagd hoe je betaalt.
lesson-stone-age-card-pay-hint = Hout is het goedkoopste om mee te betalen, en je hebt er vier. Zet hout op 1 en bevestig.
lesson-stone-age-hut-place-hint = Een nieuw stamlid werkt elke ronde die nog komt, dus kom vroeg. De hut vraagt er twee tegelijk: druk erop.
lesson-stone-age-building-place-hint = Wie het eerst op een huttegel staat, mag bouwen. Die van jou toont 2 hout en 1 leem: druk erop.
lesson-stone-age-clay-place-hint = Er ontbreekt één leem, en één dobbelsteen is vaak minder dan 4. Twee is veiliger: de leemgroeve, met allebei.
lesson-stone-age-clay-use-hint = De huttegel wacht op leem, dus haal dat voor je bouwt. Druk op de leemgroeve, waar je twee stamleden staan.
lesson-stone-age-clay-tool-hint = 3 ogen en 1 van het gereedschap is 4: precies één leem. Druk op het gereedschap.
lesson-stone-age-building-use-hint = De punten komen als je stamlid op de huttegel werkt. Druk op de huttegel waar je stamlid staat.
lesson-stone-age-building-pay-hint = Zet hout op 2 en leem op 1: 2 keer 3 en 1 keer 4 zijn de 10 punten.
lesson-stone-age-hut-use-hint = Alleen de twee bij de hut hebben nog niet gewerkt. Druk op de hut, en er komt een stamlid bij.
lesson-stone-age-sand-place-hint = Jij begint, dus niemand kan hem je nu afnemen, en hij is de goedkoopste. Druk op de kaart helemaal rechts.
lesson-stone-age-hunt-place-hint = Zes stamleden eten elke avond 6 voedsel. Twee of drie dobbelstenen brengen wat ontbreekt: druk op de jacht, dan op 2 of 3.
