# Ett bord som bara går att titta på.

closed-title = { $title }: stängt bord
closed-lead = Du ser bordet som det stod. Det går inte att spela vidare här.
closed-rules = Det spelades enligt version { $played } av reglerna. Här gäller version { $running }, och med den kunde samma drag leda någon annanstans.
closed-box = Det spelades med andra kort och siffror än de som används här nu.
closed-unreadable = En del av det som sparats går inte längre att läsa.
closed-newer = Bordet sparades av en nyare version av programmet än den som körs här. När servern har uppdaterats öppnas det igen.
closed-abandoned = Ingen har spelat här på länge, så bordet är avslutat.
closed-left = Alla har lämnat bordet, så det är avslutat.
closed-board = Så stod det
closed-no-board = Det går inte längre att rita någon bild av det.
closed-later = { $count ->
    [one] Efter den här bilden gjordes 1 drag till; det finns bara i protokollet.
   *[other] Efter den här bilden gjordes { $count } drag till; de finns bara i protokollet.
}
closed-players = Spelare och poäng i det ögonblicket
closed-names = Spelare
closed-record = Protokollet
closed-record-download = Ladda ner protokollet
closed-record-close = Ta protokollet och stäng bordet för gott
closed-record-warning = Protokollet visar allt öppet, även dolda kort och tärningsslag som skulle ha kommit. Den som tar det stänger bordet för gott: ingen kan spela vidare här senare.
closed-events = Allt som sparats, som JSON
