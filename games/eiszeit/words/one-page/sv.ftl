# På en sida: vad man behöver veta för att börja.

ez-page-goal = Bosätt dina jägare nära mammutarna. Flest poäng efter { $rounds } rundor vinner.
ez-page-start = Du börjar med { $stones } stenar och { $hunters } jägare. Före första rundan placerar var och en { $first } av dem.
ez-page-turn = På din tur: spela ett kort, kasta ett om du vill och fyll på handen till { $hand }.
ez-page-light = Ett ljust kort kostar stenar, och du gör det som står på det.
ez-page-dark = Ett mörkt kort ger dig stenar, och andra gör det som står på det.
ez-page-duty = Med { $n } stenar eller fler måste du spela ett ljust kort.
ez-page-last = Den som tar den sista stenen i det mörka förrådet avslutar bosättningen.
ez-page-limit = Ett område har plats för { $n } jägare, 1 till för varje mammut och så många fler som dess dolda eldar är värda.
ez-page-conflict = Där det är för många går jägare tillbaka till sina förråd en i taget, med början hos den som har minst antal där.
ez-page-club = En jägare med klubba behöver aldrig lämna området.
ez-page-score = Varje jägare ger { $alone } utan mammut, { $one } med en, { $many } med två eller fler.
ez-page-glacier = Den som har minst poäng lägger en glaciär: området är stängt för gott.
ez-page-supply = Stenarna som betalats för ljusa kort blir nästa rundas mörka förråd.
