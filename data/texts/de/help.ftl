## Help: one line for what is on the table

help-table = Am Tisch
help-ask = { DEVICE() ->
    [pad] Die Regel zum Ausgewählten
   *[keys] Rechtsklick: die Regel dazu
}
help-choose = Probiere alles: Das Spiel sagt, warum nicht
help-hand = { DEVICE() ->
    [pad] Wähle eine Karte, dann ein hervorgehobenes Ziel
   *[keys] Ziehe eine Karte auf ein hervorgehobenes Ziel oder klicke beide an
}
help-undo = Rückgängig
help-adviser = Frag den Kapitän
help-log = Was geschehen ist
help-piles = Was in den Stapeln übrig ist
help-end = Beende deine Aktionen
