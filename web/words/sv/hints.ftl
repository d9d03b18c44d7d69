# Tips, hjälpen i första spelet, analysen vid brädet och att lära av sina misstag.

hint-title = Tips: { $action }
hint-chance = vinstchans
hint-follow = Gör så
hint-hide = Dölj tipset
helper = Starthjälp

judged-better = Bättre: { $action }
judged-good = Det bästa draget
judged-played = { $name }: { $action }
judged-lost = bortskänkt
judged-points = { $n } poäng mindre att vänta
judged-mistakes-of = Misstag av { $name }
judged-count = { $n } av { $all }
judged-try = Försök igen
judged-later = När spelet är slut kan en stark bot tänka igenom varje beslut en gång till.
judged-mark-best = bäst: { $chance } %
judged-mark-played = spelat: { $chance } %

mistakes = Lär av dina misstag
mistakes-task = Misstag { $n } av { $all }
mistakes-played = Du spelade: { $action }. Det skänkte bort { $lost } av vad du kunde vänta dig.
mistakes-try = Bestäm dig en gång till: gör ett bättre drag på brädet.
mistakes-good = Bättre kan det inte bli!
mistakes-better = Bättre än förut, men det finns mer att hämta.
mistakes-worse = Det skänker bort lika mycket som förut, eller mer.
mistakes-tried = { $action }: { $chance } vinstchans; det bästa draget har { $best }.
mistakes-line = Så kan det fortsätta:
mistakes-again = Försök igen
mistakes-show = Visa det bästa
mistakes-next = Nästa misstag
mistakes-done = Det var det sista.
verdict-inaccuracy = onoggrannhet
