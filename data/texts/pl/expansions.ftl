### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = Jedna osoba prowadzi trzyosobową załogę z jedną ręką kart.
expansion-solo-full = W pojedynkę prowadzisz trzy osoby z załogi, które mają tury na zmianę: jedna ręka kart dla wszystkich, żetony osobno. Zamiast się dzielić, wymieniasz kartę z ręki na odkrytą.
expansion-damage-control = Kontrola uszkodzeń
expansion-damage-control-text = Przy trzech kartach uszkodzeń wybieracie trafione sekcje.
expansion-damage-control-full = Po jednej karcie uszkodzeń każdego rodzaju opuszcza talię bez oglądania; w jej miejsce wchodzi karta, która nie wymienia sekcji. Kto ją dobierze, wybiera jedną, dwie lub trzy trafione sekcje.
expansion-escape-pod = Kapsuła ratunkowa
expansion-escape-pod-text = Od siedmiu przekierowanych sekcji ktoś może porzucić resztę.
expansion-escape-pod-full = Gdy siedem sekcji jest przekierowanych, kto stoi w Rdzeniu energii, może wsiąść do kapsuły. Jeśli statek ocaleje, wygrywa reszta; jeśli przepadnie, osoba w kapsule bierze jeszcze jedną kartę, a ostatni rzut wyższy niż liczba jej kart daje jej wygraną w pojedynkę.

## Why an expansion cannot be in a game

number = { $number ->
    [1] jednej
    [2] dwóch
    [3] trzech
    [4] czterech
   *[other] { $number }
}
expansion-players = Dla { FORM($for, "or") } { $most ->
    [1] osoby
   *[other] osób
}.
expansion-players-no = wymaga { FORM($for, "or") } { $most ->
    [1] osoby
   *[other] osób
}{ $crowd ->
    [alone] ; grasz w pojedynkę.
    [fewer] : dodaj kogoś.
   *[more] : jest was za dużo.
}
expansion-players-short = inna liczba osób
expansion-apart = Pasuje do: „{ $other }”.
expansion-apart-no = nie łączy się z: „{ $other }”, bo oba zmieniają to samo.
expansion-apart-short = nie łącz: { $other }
