### Pace: the question to a new player, and the hits since the last turn of a player.

pace-title = Jak szybko pokazywać burzę?
pace-text = Jeszcze jedno przed pierwszym lotem. Możesz to w każdej chwili zmienić w ustawieniach.
pace-slow = Czas, by śledzić każde trafienie. Najlepsze na pierwszą grę.
pace-normal = Widać wszystko bez długiego czekania.
pace-fast = Dla załóg, które znają karty.
pace-off = Bez animacji: wyniki widać od razu.

## Before a player’s turn

recap-title = { $since ->
    [alone] Od twojej ostatniej tury
    [first] { $name }, przed twoją pierwszą turą
   *[last] { $name }, od twojej ostatniej tury
}
recap-title-ready = { $name }, zaczynamy? Tura { $turn } jest twoja.
recap-nothing = { $since ->
    [first] Od początku gry nie było trafień.
   *[last] Od twojej ostatniej tury nie było trafień.
}
recap-turn = Tura { $turn }, { $name }
recap-cube = { $spaces ->
    [0] trafienie
   *[other] traci kostkę, zostało { $left } z { $spaces }
}
recap-cube-since = straciła kostkę, teraz { $left } z { $spaces }
recap-protected = trafienie przyjął żeton ochrony
recap-protected-short = ochrona
recap-protects = chroni: { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = Wyrwa w kadłubie: { $count ->
    [0] nie przepada żadna karta
    [one] przepada jedna karta
    [few] przepadają { $count } karty
    [many] przepada { $count } kart
   *[other] przepada { $count } kart
}
recap-spared = Żadna sekcja nie została trafiona.
recap-go-on = Dalej
recap-ready = Gotowe
recap-never = Nie pokazuj więcej
