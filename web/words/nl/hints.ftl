# Tips, de hulp bij het eerste spel, de analyse aan het bord, en leren van je fouten.

hint-title = Tip: { $action }
hint-chance = winstkans
hint-follow = Doe dit
hint-hide = Verberg de tip
helper = Starthulp

judged-better = Beter: { $action }
judged-good = De beste zet
judged-played = { $name }: { $action }
judged-lost = weggegeven
judged-points = { $n ->
    [one] { $n } punt minder te verwachten
   *[other] { $n } punten minder te verwachten
}
judged-mistakes-of = Fouten van { $name }
judged-count = { $n } van { $all }
judged-try = Opnieuw
judged-later = Als het spel is afgelopen, kan een sterke bot over elke beslissing opnieuw nadenken.
judged-mark-best = beste: { $chance } %
judged-mark-played = gespeeld: { $chance } %

mistakes = Leer van je fouten
mistakes-task = Fout { $n } van { $all }
mistakes-played = Je speelde: { $action }. Daarmee gaf je { $lost } weg van wat je kon verwachten.
mistakes-try = Beslis nog eens: doe een betere zet op het bord.
mistakes-good = Beter kan niet!
mistakes-better = Beter dan eerst, maar er zit meer in.
mistakes-worse = Daarmee geef je evenveel weg als eerst, of meer.
mistakes-tried = { $action }: { $chance } winstkans; de beste zet heeft { $best }.
mistakes-line = Zo kan het verdergaan:
mistakes-again = Opnieuw
mistakes-show = Toon de beste
mistakes-next = Volgende fout
mistakes-done = Dat was de laatste.
verdict-inaccuracy = onnauwkeurigheid
