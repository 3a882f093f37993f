# The film: why a game went as it did.

film-title = Film
film-saved = Jak statek został ocalony w turze { $turn }
film-lost = Jak statek został stracony w turze { $turn }
film-luck = Szczęście
film-decisions = Decyzje
film-points = { $points } pkt
film-start = { $value }% na początku
film-chance = Szansa na wygraną
film-meaning = gdyby dograli kadeci; pas: margines błędu
film-looking = Analiza tury { $turn } z { $turns }
film-unable = Tej gry nie udało się przeanalizować.
film-stopped = Analiza przestała odpowiadać. Otwórz film ponownie, aby ją dokończyć.
film-luck-lane = Szczęście: kość, karty, uszkodzenia
film-decisions-lane = Decyzje: lepsze lub gorsze niż kadeta
film-turn = Tura { $turn }, { $name }
film-turn-alone = Tura { $turn }
film-point-listed = Tura { $turn }: { $words }
film-point = punkt zwrotny { $at } z { $count }
film-missed = stracono co najmniej { $points } pkt
film-sign-good = brak wyraźnie lepszego planu
film-sign-missed = plan kapitana był lepszy
film-somebody = gracz
film-happened = Co się stało
film-part = { $at } / { $count }
film-more = Pokaż resztę
film-captain = Plan kapitana
film-as-good = Wyraźnie lepszego planu nie widzę.
film-as-good-note = Przy stole tylko szacuję, a tu liczą się wyłącznie partie rozegrane do końca.
film-awaited = Jeszcze nie przeanalizowano. Wkrótce zobaczysz tu, co zmieniły szczęście i decyzje, oraz plan kapitana.
film-better = Inaczej { $win }%: o { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} lepiej, ± { $margin }
film-show = Pokaż
film-enters = Akcje: { $actions } · żetony akcji: { $tokens } · karty w talii: { $cards }
film-key-turns = tury
film-key-points = punkty zwrotne
film-key-play = odtwarzaj
film-names-hide = Ukryj imiona
film-names-show = Pokaż imiona
film-point-back = Poprzedni punkt zwrotny
film-point-on = Następny punkt zwrotny
film-tip-plot = { DEVICE() ->
    [pad] Poruszaj się po wykresie: { KEY("left") } i { KEY("right") }. Każdy krok to tura.
   *[keys] Kliknij lub przeciągnij po wykresie albo naciskaj strzałki w lewo i w prawo. Każdy krok to tura.
}
film-tip-point = Tura { $turn }: { $points } pkt
film-back = Wstecz
film-end-saved = ocalony
film-end-lost = stracony
over-film = Film
command-film = Zobacz, dlaczego gra tak się potoczyła
command-film-show = Film: pokaż na stole
