# What a piece tells of itself: the parts that all games share.
piece-now = For you now
piece-source-derived = These figures are not printed in a rulebook; they follow from others.
piece-source-reconstructed = These figures are reconstructed: stand-ins, since the printed ones are unknown to us.
