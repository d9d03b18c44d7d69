# Pebbles: die Wörter des Bretts, der Fragen, der Absagen und des Verlaufs.

about-pebbles = Verbirg ein paar Kiesel in der Hand und lass die anderen raten: ungerade oder gerade?
option-pebbles-length = Länge
    .about = Wie viele Runden gespielt werden.
option-pebbles-length-long = acht Runden
option-pebbles-length-short = vier Runden

## Das Wertungsblatt
pb-line-pebbles = Kiesel
pb-line-guesses = Richtig geraten
pb-detail-pebbles = je ein Punkt
pb-detail-guesses = ein Punkt je richtigem Tipp

## Was geschah
pb-told-thrown = Runde { $round }: Der Würfel zeigt { $die }, und { $seat } verbirgt.
pb-told-held = { $seat } schließt die Hand um einige Kiesel.
pb-told-held-own = { $seat } schließt die Hand um { $n ->
    [one] { $n } Kiesel
   *[other] { $n } Kiesel
}.
pb-told-guessed = { $seat } rät: { $guess ->
    [odd] ungerade
   *[even] gerade
}.
pb-told-opened = { $seat } öffnet die Hand: { $n } Kiesel.
pb-told-passed = { $seat } passt, und die Hand bleibt geschlossen.
pb-told-paid = { $from } gibt { $n } Kiesel an { $seat }.
pb-told-over = { $reason ->
    [pebbles] Das Spiel ist zu Ende: Jemand hat keinen Kiesel mehr.
   *[rounds] Das Spiel ist zu Ende: Die letzte Runde ist gespielt.
}

## Warum nicht
pb-no-turn = { $seat } ist am Zug.
pb-no-player = Gerade wird niemand etwas gefragt.
pb-no-hold-first = Du verbirgst in dieser Runde: Schließ die Hand um ein paar Kiesel.
pb-no-guess-first = Du rätst in dieser Runde: Sag ungerade oder gerade, oder passe.
pb-no-empty-hand = Nimm mindestens einen Kiesel in die Hand.
pb-no-more-than-die = Der Würfel zeigt { $die }: Mehr darf nicht in deine Hand.
pb-no-more-than-own = Du hast nur { $n } Kiesel.
pb-no-seats = Pebbles spielt man zu zweit; gefragt war nach { $n }.
pb-no-face = Der Würfel hat Seiten von 1 bis { $n }.
pb-no-throw = Gerade wird nicht gewürfelt.

## Was gefragt wird
pb-ask-hold = Um wie viele Kiesel schließt du die Hand? Der Würfel zeigt { $die }.
pb-ask-guess = { $name } hält mindestens einen und höchstens { $most }. Ungerade oder gerade?
pb-wait-hold = { $name } verbirgt Kiesel in der Hand.
pb-wait-guess = { $name } rät.
pb-wait-throw = Der Würfel rollt.
pb-ask-over = Das Spiel ist zu Ende.
pb-do-hold = { $n } in die Hand
pb-do-odd = Ungerade
pb-do-even = Gerade
pb-do-pass = Passen und 1 zahlen

## Das Brett
pb-board-die = Der Würfel zeigt { $die }
pb-board-no-die = Es ist noch nicht gewürfelt
pb-board-round = Runde { $round } von { $rounds }
pb-board-closed = Die geschlossene Hand von { $name }
pb-board-held = Deine geschlossene Hand mit { $n ->
    [one] { $n } Kiesel
   *[other] { $n } Kieseln
}
pb-board-open = Gerade hält niemand Kiesel
pb-seat-pebbles = { $name } hat { $n } Kiesel
pb-seat-right = { $n }-mal richtig geraten
pb-box = Was man braucht
pb-box-pebble = Kiesel
pb-box-pebble-about = Jeder beginnt mit { $n }.
pb-box-die = Würfel
pb-box-die-about = Er hat Seiten von 1 bis { $n }.
