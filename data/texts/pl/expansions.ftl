### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = Jeden gracz prowadzi trzech członków załogi z jedną ręką kart.
expansion-solo-full = Prowadzisz trzech członków załogi, którzy rozgrywają tury po kolei. Mają wspólną rękę, ale każdy ma własne żetony. Zamiast się dzielić, wymieniasz kartę z ręki na odkrytą.
expansion-damage-control = Kontrola uszkodzeń
expansion-damage-control-text = Przy trzech kartach uszkodzeń to ty wybierasz trafione sekcje.
expansion-damage-control-full = Jedną nieznaną kartę każdego rodzaju zastępuje karta uszkodzeń bez nazw sekcji. Aktywny gracz wybiera tyle różnych sekcji, ile mówi jej rodzaj.
expansion-escape-pod = Kapsuła ratunkowa
expansion-escape-pod-text = Gdy siedem sekcji jest przekierowanych, ktoś może porzucić resztę.
expansion-escape-pod-full = Gdy siedem sekcji jest przekierowanych, gracz w Rdzeniu energii może wsiąść do kapsuły. Jeśli statek ocaleje, wygrywa reszta. Jeśli nie, dezerter bierze jeszcze jedną kartę i rzuca. Rzut wyższy niż liczba kart na ręce daje mu wygraną w pojedynkę; inaczej przegrywają wszyscy.

## Why an expansion cannot be in a game

number = { $number ->
    [1] jednego
    [2] dwóch
    [3] trzech
    [4] czterech
   *[other] { $number }
}
expansion-players = Dla { FORM($for, "or") } { $most ->
    [1] gracza
   *[other] graczy
}.
expansion-players-no = wymaga { FORM($for, "or") } { $most ->
    [1] gracza
   *[other] graczy
}{ $crowd ->
    [alone] ; grasz w pojedynkę.
    [fewer] : dodaj gracza.
   *[more] : usuń gracza.
}
expansion-players-short = { $crowd ->
    [alone] nie w solo
    [fewer] dodaj gracza
   *[more] usuń gracza
}
expansion-apart = Można łączyć z: „{ $other }”.
expansion-apart-no = nie można łączyć z „{ $other }”: oba zmieniają tę samą zasadę.
expansion-apart-short = nie łącz: { $other }
