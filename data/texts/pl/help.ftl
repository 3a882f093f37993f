## Help: one line for what is on the table

help-table = Na stole
help-ask = { DEVICE() ->
    [pad] Zaznacz coś, by poznać zasadę
   *[keys] Prawy przycisk pokazuje zasadę
}
help-choose = Próbuj śmiało: gra powie, czemu się nie da
help-hand = { DEVICE() ->
    [pad] Wybierz kartę, potem podświetlony cel
   *[keys] Przeciągnij kartę na podświetlony cel albo kliknij oba
}
help-undo = Cofnij
help-adviser = Zapytaj kapitana
help-log = Co się wydarzyło
help-piles = Co zostało w taliach i stosach
help-end = Zakończ akcje
