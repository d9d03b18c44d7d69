# Warum ein Zug von Pebbles gut ist.

pb-why-hold = Mit { $n } darin ist die Hand nicht besser zu erraten als jede andere.
pb-why-guess = Ungerade oder gerade, eins von beiden: Du hast { $n } Kiesel, um mehr zu gewinnen.
pb-why-pass = Ein Kiesel von { $n } ist weniger, als falsches Raten kosten kann.
