# Was vor Beginn eines Spiels gewählt werden kann.
option-of-edition = wie in der Ausgabe
