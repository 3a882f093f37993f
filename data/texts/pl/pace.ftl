### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = Jak szybko pokazywać burzę?
pace-text = Jeszcze jedno przed pierwszym lotem. Możesz to zmienić w każdej chwili w ustawieniach.
pace-slow = Czas, by odczytać każdy cios; dobre na pierwszą grę.
pace-normal = Widać wszystko, bez długiego czekania.
pace-fast = Dla załóg, które znają działanie kart.
pace-off = Nic się nie rusza; wynik widać od razu.

## Before a person’s turn

recap-title = { $since ->
    [alone] Od twojej ostatniej tury
    [first] { $name }, przed twoją pierwszą turą
   *[last] { $name }, od twojej ostatniej tury
}
recap-title-ready = { $name }, zaczynamy? Tura { $turn } jest twoja.
recap-nothing = { $since ->
    [first] Od początku gry nic nie uderzyło.
   *[last] Od twojej ostatniej tury nic nie uderzyło.
}
recap-turn = Tura { $turn }, { $name }
recap-cube = { $spaces ->
    [0] trafienie
   *[other] traci kostkę, teraz { $left } z { $spaces }
}
recap-protected = tarcza chroni
recap-left = { $left }/{ $spaces }
recap-lost = Wyrwa w kadłubie: { $count ->
    [0] nie przepada żadna karta
    [one] przepada jedna karta
    [few] przepadają { $count } karty
    [many] przepada { $count } kart
   *[other] przepada { $count } kart
}
recap-spared = Żadna sekcja nie oberwała.
recap-go-on = Dalej
recap-ready = Gotowe
recap-never = Już nie pytaj
