# Eiszeit: vad en nybörjare bör höra.

ez-tip-ends = { $card } skulle avsluta rundan, och du ligger minst { $n } poäng efter, planen inräknad.
ez-tip-over = { $crowd } jägare i område { $area }, som rymmer högst { $limit }: du måste vika först.
ez-tip-eight = Med { $n } stenar eller fler måste du betala: spela ett ljust kort.
ez-tip-cult = Kultkortet är det som ligger öppet. Titta på båda högarna först.
ez-tip-club = En jägare med klubba stannar i varje konflikt. Ge den till en på en trång plats.
ez-tip-limit = Det kan vara för många i område { $area }, och du måste vika först. Fler jägare eller en klubba håller dig kvar.
ez-tip-last = { $n ->
    [one] { $n } mörk sten
   *[other] { $n } mörka stenar
} kvar: nästa stora mörka kort kan avsluta rundan. Står du där du vill stå?
ez-tip-glacier = Att vara sist har sin fördel: du lägger isen. Var gör den mest ont för de andra?
ez-tip-choose = Ett mörkt kort betalar dig och hjälper en annan. Välj den som har minst nytta av det.
