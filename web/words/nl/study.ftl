# Terugkijken: naspelen, einde van een spel, analyse, studie.

replay = Naspelen
replay-title = { $title }: naspelen
replay-first = Eerste stelling
replay-round-back = Een ronde terug
replay-back = Een beslissing terug
replay-on = Een beslissing verder
replay-round-on = Een ronde verder
replay-last = Laatste stelling
replay-play = Afspelen
replay-pause = Pauze
replay-go = Ga erheen
replay-slider = Stelling
replay-at = Stelling { $step } van { $last }, ronde { $round }
replay-beginning = Het spel staat klaar.
replay-nothing = Niets wat je kon zien.
replay-keys = Toetsen: links en rechts gaan per beslissing, omhoog en omlaag per ronde, Home en End naar begin en einde, spatie speelt af.
replay-link = Link naar deze stelling
replay-copied = Gekopieerd
replay-seen-from = Gezien door
replay-spectator = een toeschouwer
replay-to-table = Naar de tafel
replay-rounds = Rondes
replay-next = Hierna: { $name }
round = Ronde { $round }

end-title = Het spel is afgelopen
end-rank = Plaats
end-name = Naam
end-points = Punten
end-graph = Punten na elke ronde
end-graph-about = Alsof het spel na die ronde was afgelopen.
end-graph-table = Hetzelfde als tabel
end-again = Nog een keer met dezelfde spelers
end-see-board = Bord bekijken
end-again-open = Naar de volgende partij

fair = Eerlijke dobbelstenen
fair-running = Vóór de eerste zet heeft de tafel de startwaarde van alle dobbelstenen en kaarten vastgelegd; hier staat de vingerafdruk ervan. Na afloop toont de tafel de startwaarde zelf, en kan iedereen nagaan dat het al die tijd deze was.
fair-commitment = Vingerafdruk (SHA-256)
fair-seed = Startwaarde
fair-good = De startwaarde heeft de vingerafdruk die vanaf de eerste zet te zien was, en het partijverslag leidt bij naspelen tot hetzelfde einde.
fair-bad = Het partijverslag leidt bij naspelen niet tot hetzelfde einde: { $why }
fair-how = Controleer het zelf: download het partijverslag en voer deze opdracht uit:

since = Sinds je laatste zet

analysis = Analyse
analysis-title = { $title }: analyse
analysis-about = Een sterke bot denkt opnieuw na over elke beslissing, met wat de speler kon weten. Dat duurt ongeveer een halve minuut.
analysis-start = Analyseer deze partij
analysis-running = Bezig met analyseren
analysis-waiting = Wacht tot een andere analyse klaar is
analysis-look-again = Kijk opnieuw
analysis-failed = De analyse is afgebroken. Je kunt die opnieuw starten.
analysis-graph = Winstkansen
analysis-mistakes = Fouten die ertoe deden
analysis-none = Geen fout die ertoe deed.
analysis-better = beter: { $action }
analysis-players = Hoe goed iedereen speelde
analysis-decisions = Beslissingen
analysis-best = Beste zet gevonden
analysis-given = Weggegeven
analysis-inaccuracies = Onnauwkeurigheden
analysis-blunders = Blunders
analysis-mistakes-short = Fouten
verdict-mistake = fout
verdict-blunder = blunder

play-on = Speel vanaf hier verder tegen bots
play-on-seat = Ik speel
play-on-level = De anderen zijn bots
play-on-start = Speel verder

study = Studie
study-title = Bestudeer een partij
study-lead = Open het verslag van een partij, van hier of van de opdrachtregel. Elke stap wordt gecontroleerd; daarna kun je de partij naspelen, laten analyseren en vanaf elke stelling verder spelen.
study-file = Een bestand
study-text = of de tekst van een partijverslag
study-open = Openen
study-refused = Dit partijverslag kan niet worden geopend.
study-nothing = Kies eerst een bestand of plak de tekst van een partijverslag.
