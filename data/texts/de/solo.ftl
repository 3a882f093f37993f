### Worte für das Solospiel: eine Person, drei Crewmitglieder, eine gemeinsame Hand.

button-trade = Tauschen
would-trade = gegen offene Karte
hint-solo = { DEVICE() ->
    [pad] Nimm eine Karte mit { KEY("enter") } auf und wähle das Ziel.
   *[keys] Klicke oder ziehe eine Karte oder drücke ihre Taste und wähle das Ziel.
}
play-banner-solo = Zug { $turn }. Deine Hand bleibt.
play-do-trade = Tauschen
play-aim-trade-no = wähle eine offene Karte
play-aim-trade-short = nicht dort
play-trade-hand-no = { DEVICE() ->
    [pad] wähle die Handkarte, die du dafür gibst
   *[keys] lege sie auf die Handkarte, die du dafür gibst
}
play-trade-hand-short = auf eine Handkarte
play-trade-row-no = { DEVICE() ->
    [pad] wähle die offene Karte, die du dafür willst
   *[keys] lege sie auf die offene Karte, die du dafür willst
}
play-trade-row-short = auf offene Karte
play-one-hand-no = die Crew teilt sich eine Hand, da gibt es nichts zu geben
play-one-hand-short = gemeinsame Hand
play-way-trade = { $give } geben
play-ask-trade = Welche Karte gibst du für { $card }?
play-log-trade = { $name } tauscht { $given } gegen { $taken } aus der Auslage
over-row-trades = Karten getauscht
play-tip-trade = Eine Handkarte gegen eine offene Karte tauschen, egal wo du bist: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-face-up-solo = Eine offene Karte. Nimm sie beim Sammeln statt { $deck-cards } vom Stapel oder beim Suchen, oder tausche eine Handkarte gegen sie.
play-tip-crew-solo = { $name }: Raum und Marker. Die ganze Crew teilt sich die Hand unten: nach dem Sammeln höchstens { $hand-limit } Karten.
