# The film: why a game went as it did.

film-title = Film
film-saved = Jak statek został ocalony w turze { $turn }
film-lost = Jak statek przepadł w turze { $turn }
film-luck = Szczęście
film-decisions = Decyzje
film-points = { $points } pkt
film-start = od { $value }% na początku
film-chance = Szansa na wygraną
film-meaning = gdyby dalej grali kadeci; pas to margines
film-looking = Analiza tury { $turn } z { $turns }
film-unable = Dla tej gry szanse nie są znane.
film-luck-lane = Szczęście: kości, karty, uszkodzenia
film-decisions-lane = Decyzje: lepsze lub gorsze niż kadeta
film-turn = Tura { $turn }, { $name }
film-turn-alone = Tura { $turn }
film-point-listed = Tura { $turn }: { $words }
film-point = punkt zwrotny { $at } z { $count }
film-missed = stracono co najmniej { $points } pkt
film-somebody = ktoś
film-happened = Co się stało
film-part = { $at } / { $count }
film-more = Pokaż resztę
film-captain = Kapitan zrobiłby
film-as-good = Nic nie byłoby lepsze poza marginesem.
film-better = Wtedy { $win }%: lepiej o { $points } pkt, z dokładnością do { $margin }
film-show = Pokaż
film-enters = Akcje: { $actions } · żetony akcji: { $tokens } · karty w talii: { $cards }
film-key-turns = tury
film-key-points = punkty zwrotne
film-key-play = odtwarzaj
film-names-hide = Ukryj imiona
film-names-show = Pokaż imiona
film-point-back = Do poprzedniego punktu zwrotnego
film-point-on = Do następnego punktu zwrotnego
film-tip-plot = { DEVICE() ->
    [pad] Idź po wykresie przyciskami { KEY("left") } i { KEY("right") }: każde miejsce to tura.
   *[keys] Kliknij lub przeciągnij po wykresie albo naciskaj strzałki w lewo i w prawo: każde miejsce to tura.
}
film-tip-point = Tura { $turn }: { $points } pkt
film-back = Wstecz
film-end-saved = ocalony
film-end-lost = stracony
over-film = Film
command-film = Zobacz, dlaczego gra tak się potoczyła
command-film-show = Film: pokaż na stole
