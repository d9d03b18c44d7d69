# Neanderthal: vad en nybörjare bör höra.

ne-tip-chaos = { $hunters } jägare och { $disks ->
    [one] { $disks } fri bricka
   *[other] { $disks } fria brickor
}: orden räcker inte för att hålla fred, och kaos skulle kosta halva lägret.
ne-tip-blizzard = { $hunters } jägare för { $n } beroende: det krävs { $wanted } för att alla ska överleva en snöstorm.
ne-tip-needs = En del kort kräver brickor i ditt fria ordförråd. De visas, de betalas inte.
ne-tip-bid = Brickor som du bjuder ligger på dottern tills hon är vuxen: tills dess är de inte fria.
ne-tip-claim = Tillräckligt många lika tärningar: du får ta själva kortet.
ne-tip-power = Din alfahanne räknas som en etta utan kast och kan inte såras.
ne-tip-hand = Du håller ett kort för varje vuxen äldste, högst { $n }. Ett till och du lämnar ifrån dig ett.
ne-tip-counter = Du får anta, avslå eller komma med ett annat bud i stället.
ne-tip-keep = Två jägare i lägret håller en beroende vid liv.
ne-tip-peace = Fler jägare än fria brickor: orden räckte inte för att hålla fred.
ne-tip-tribal = En portal till och ditt folk blir en stam. Dina brickor kommer tillbaka.
ne-tip-portal = { $n ->
    [one] En portal fattas
   *[other] { $n } portaler fattas
} för att bli en stam. En dotter måste visa den, och en bricka i dess färg stannar där.
ne-tip-neolexia = Neolexi frigör en bricka utan jakt.
