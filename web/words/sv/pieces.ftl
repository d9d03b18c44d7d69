# Vad en del berättar om sig själv: det som alla spel har gemensamt.
piece-now = För dig nu
piece-source-derived = De här siffrorna står inte i någon regelbok; de följer av andra.
piece-source-reconstructed = De här siffrorna är rekonstruerade: ersättningsvärden, eftersom vi inte känner de tryckta.
