# Was ein Teil über sich erzählt: was alle Spiele gemeinsam haben.
piece-now = Für dich jetzt
piece-source-derived = Diese Zahlen stehen in keinem Regelheft; sie folgen aus anderen.
piece-source-reconstructed = Diese Zahlen sind rekonstruiert: Ersatzwerte, denn die gedruckten kennen wir nicht.
