# Op één bladzijde: wat je moet weten om te beginnen.

ez-page-goal = Vestig je jagers bij de mammoeten. De meeste punten na { $rounds } rondes winnen.
ez-page-start = Je begint met { $stones } stenen en { $hunters } jagers. Voor de eerste ronde plaatst ieder er { $first }.
ez-page-turn = In je beurt: speel een kaart, leg er een af als je wilt, en vul je hand aan tot { $hand }.
ez-page-light = Een lichte kaart kost stenen, en jij doet wat erop staat.
ez-page-dark = Een donkere kaart levert je stenen op, en anderen doen wat erop staat.
ez-page-duty = Met { $n } stenen of meer moet je een lichte kaart spelen.
ez-page-last = Wie de laatste steen van de donkere voorraad neemt, beëindigt de vestigingsfase.
ez-page-limit = Een gebied heeft plaats voor { $n } jagers, 1 meer per mammoet, en zoveel meer als zijn verborgen vuren waard zijn.
ez-page-conflict = Waar er te veel staan, gaan jagers een voor een terug naar hun voorraad, te beginnen bij wie er daar de minste heeft.
ez-page-club = Een jager met knots hoeft nooit weg.
ez-page-score = Elke jager levert { $alone } op zonder mammoet, { $one } met één, { $many } met twee of meer.
ez-page-glacier = Wie de minste punten heeft, legt een gletsjer: dat gebied is voorgoed gesloten.
ez-page-supply = De stenen die voor lichte kaarten betaald zijn, vormen de donkere voorraad van de volgende ronde.
