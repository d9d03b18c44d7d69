# Waarom een zet van Steentjes goed is.

pb-why-hold = Met { $n } erin is de hand niet beter te raden dan elke andere.
pb-why-guess = Oneven of even, één van twee: je hebt { $n } steentjes om er meer te winnen.
pb-why-pass = Eén steentje van { $n } is minder dan wat fout raden kan kosten.
