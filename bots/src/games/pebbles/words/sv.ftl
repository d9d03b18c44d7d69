# Varför ett drag i Pebbles är bra.

pb-why-hold = Med { $n } i går handen inte lättare att gissa än någon annan.
pb-why-guess = Udda eller jämnt, ett av två: du har { $n } stenar att vinna fler med.
pb-why-pass = En sten av { $n } är mindre än vad fel gissning kan kosta.
