# Was vor Beginn einer Partie gewählt werden kann.
option-of-edition = wie in der Ausgabe
