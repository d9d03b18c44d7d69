# Vad man kan välja innan ett spel börjar.
option-of-edition = som i utgåvan
