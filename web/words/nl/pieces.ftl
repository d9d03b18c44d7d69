# Wat een onderdeel over zichzelf vertelt: wat alle spellen delen.
piece-now = Nu voor jou
piece-source-derived = Deze cijfers staan in geen spelregelboek; ze volgen uit andere.
piece-source-reconstructed = Deze cijfers zijn gereconstrueerd: vervangende waarden, want de gedrukte kennen we niet.
