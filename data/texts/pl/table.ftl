### The table: everything painted on it.

## Resources, tokens, damage

resource-data = Dane
resource-metal = Metal
resource-nanobots = Nanoboty
resource-energy = Energia
resource-universal = Uniwersalna

## Top bar

table-turn = { $turn ->
    [0] Początek
   *[other] Tura { $turn }
}
table-game = { $difficulty } · { $players ->
    [one] solo
    [few] załoga: { $players }
    [many] załoga: { $players }
   *[other] załoga: { $players }
}
phase-actions = Akcje
phase-actions-left = zostało { $left } z { $base-actions }
phase-actions-done = gotowe
phase-collect = Dobieranie
phase-collect-note = { $deck-cards ->
    [one] 1 karta
    [few] { $deck-cards } karty
    [many] { $deck-cards } kart
   *[other] { $deck-cards } kart
} lub 1
phase-damage = Uszkodzenia
phase-damage-note = { $rooms ->
    [0] wyrwa
    [one] 1 sekcja
    [few] { $rooms } sekcje
    [many] { $rooms } sekcji
   *[other] { $rooms } sekcji
}
threat-title = { $phase ->
    [over] Koniec lotu
    [empty] Talia się kończy
    [breach] Wyrwa w kadłubie
    [first] Zagrożenie w turze 1
    [later] Zagrożenie: nast. tura
   *[other] Zagrożenie w tej turze
}
threat-loss = { $percent }%
threat-lost = statek stracony
threat-cards = { $possible ->
    [one] ({ $fatal } z 1 karty)
    [few] ({ $fatal } z { $possible } kart)
    [many] ({ $fatal } z { $possible } kart)
   *[other] ({ $fatal } z { $possible } kart)
}
threat-empty = (w fazie 2)
threat-sides = ({ $fatal } z { $possible } rzutów)
threat-hidden = { $rooms ->
    [0] rzut odrzuci karty
    [one] trafienie w 1 sekcję
    [few] trafienia w { $rooms } sekcje
    [many] trafienia w { $rooms } sekcji
   *[other] trafienia w { $rooms } sekcji
}
threat-not-counted = Bez liczenia: szanse ukryte
threat-few = { $count ->
    [one] 1 karta do utraty statku
    [few] { $count } karty do utraty statku
    [many] { $count } kart do utraty statku
   *[other] { $count } kart do utraty statku
}
threat-few-brief = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
threat-over = koniec zagrożeń
threat-times = { $count }×
threat-breach = Wyrwa
threat-breach-turn = tura { $turn }
threat-breach-now = co turę
threat-left = Zostało w talii uszkodzeń: { $cards }

## Room cards

room-diverted = Przekierowana
room-critical = KRYTYCZNA
room-critical-note = trafienie = koniec
room-destroyed = ZNISZCZONA
room-destroyed-note = statek stracony
room-restart = Uruchom Rdzeń: aktywuj go, by wygrać
room-restart-brief = Uruchom
room-other-brief = Zdolność
room-chip = { $percent }%
room-power = moc
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = TURA
tag-next = ZARAZ
tag-then = POTEM
tag-last = NA KOŃCU
tag-pod = KAPSUŁA
crew-left = Poza statkiem
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Kapsuła ratunkowa
pod-offline = Zablokowana: przekierowane { $count } z { $needed }
pod-offline-short = Zablokowana: { $count } z { $needed }
pod-online = Gotowa. Wsiądź z Rdzenia.
pod-online-short = Gotowa: można wsiąść
pod-taken = Dryfuje, na ręce { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
pod-taken-short = Dryfuje, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}

## Supply

## Resources

resources-title = Zasoby
panel-not-counted = Bez liczenia
resources-empty = Pusta = koniec · { $turns ->
    [0] poniżej tury
    [one] ~1 tura
    [few] ~{ $turns } tury
    [many] ~{ $turns } tur
   *[other] ~{ $turns } tur
}
resources-discard = Odrzucone
resources-seen-title = { $count ->
    [one] Następna karta, znana wszystkim
    [few] Następne { $count } karty, znane wszystkim
    [many] Następne { $count } kart, znane wszystkim
   *[other] Następne { $count } kart, znane wszystkim
}

## Damage

damage-title = Uszkodzenia
damage-breach-last = Na końcu wyrwa
damage-breach-on = rzut co turę
damage-last = { $turn ->
    [0] Ostatnie trafienie
   *[other] Ostatnie trafienie, tura { $turn }
}
damage-none = Jeszcze bez trafień
damage-next = następna: { $rooms ->
    [one] 1 sekcja
    [few] { $rooms } sekcje
    [many] { $rooms } sekcji
   *[other] { $rooms } sekcji
}
damage-any = Dowolne { $count }
damage-seen-title = { $count ->
    [one] Następna karta uszkodzeń, znana wszystkim
    [few] Następne { $count } karty uszkodzeń, znane wszystkim
    [many] Następne { $count } kart uszkodzeń, znane wszystkim
   *[other] Następne { $count } kart uszkodzeń, znane wszystkim
}

## The die

die-before = Jeszcze bez rzutu
die-scavenge = { $value } · { $cards ->
    [0] bez karty
    [one] jedna karta
    [2] dwie karty
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
die-breach = { $value } · { $cards ->
    [0] bez strat
    [one] strata 1 karty
    [few] strata { $cards } kart
    [many] strata { $cards } kart
   *[other] strata { $cards } kart
}
die-other = { $value }
die-who-scavenge = { $name }, szukanie
die-who-breach = Wyrwa w kadłubie
die-who-other = { $name }, dryf

## The dock

dock-actions = Akcje
dock-collect = Faza 2: dobieranie kart
dock-damage = Faza 3: uszkodzenia
dock-setup = Przed pierwszą turą
dock-adrift = Dryf w kapsule ratunkowej
dock-over = Koniec gry
dock-empty-hand = Brak kart na ręce
button-move = Ruch
button-scavenge = Szukaj
button-share = Podziel się
button-divert = Przekieruj moc
button-repair = Napraw
button-activate = Aktywuj
button-restart = Uruchom
button-more = Więcej akcji
end-finish = Zakończ akcje
end-nothing = Nie bierz nic
end-confirm = Potwierdź
end-wait = Twój wybór
end-strike = Uszkodzenia
end-adrift = Dryf
end-seat = Czekaj
end-over = Wynik
end-again = Powtórz krok
end-back = Poprzedni krok
end-tokens = { $count ->
    [one] +1 żeton
    [few] +{ $count } żetony
    [many] +{ $count } żetonów
   *[other] +{ $count } żetonów
}
end-lost = brak żetonów
end-none-left = { $tokens ->
    [0] akcje zużyte
    [one] zachowaj żeton
    [few] zachowaj żetony
    [many] zachowaj żetony
   *[other] zachowaj żetony
}
would-card-data = dane
would-card-metal = metal
would-card-nanobots = nanoboty
would-card-energy = energia
would-card-universal = uniwersalna
would-move = { $count ->
    [one] 1 sekcja do wyboru
    [few] { $count } sekcje do wyboru
    [many] { $count } sekcji do wyboru
   *[other] { $count } sekcji do wyboru
}
would-scavenge = { $percent }%: 1+ karta
would-share = z: { $name }
would-share-many = inni: { $count }
would-repair = { $card }, pole { $slot }
would-repair-any = pole { $slot }
would-repair-many = pola: { $count }
would-refill = całość: { $card }
would-divert = koszt: 3 karty
would-divert-wild = { $count ->
    [one] z 1 uniwersalną
    [few] z { $count } uniwersalnymi
    [many] z { $count } uniwersalnymi
   *[other] z { $count } uniwersalnymi
}
would-divert-ways = sposoby: { $count }
would-activate = ta sekcja
would-more = { $count ->
    [0] teraz żadna
    [one] teraz jedna
    [few] teraz { $count }
    [many] teraz { $count }
   *[other] teraz { $count }
}
would-win = uruchom Rdzeń
hint-spent = Nie masz już akcji. Zakończ akcje, by dobrać karty.
hint-no-cards = Wykonaj ruch, szukaj albo zakończ akcje.
hint-choice = Dokonaj wyboru.
hint-over = Koniec gry.
