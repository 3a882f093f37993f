### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
    .accusative = sekcję { $name }
    .genitive = sekcji { $name }
    .to = do sekcji { $name }
    .at = w sekcji { $name }
play-room-bridge = Mostek
    .accusative = Mostek
    .genitive = Mostka
    .to = na Mostek
    .at = na Mostku
play-room-cargo-hold = Ładownia
    .accusative = Ładownię
    .genitive = Ładowni
    .to = do Ładowni
    .at = w Ładowni
play-room-medical-bay = Lazaret
    .accusative = Lazaret
    .genitive = Lazaretu
    .to = do Lazaretu
    .at = w Lazarecie
play-room-crew-quarters = Kubryk
    .accusative = Kubryk
    .genitive = Kubryku
    .to = do Kubryku
    .at = w Kubryku
play-room-energy-core = Rdzeń energii
    .accusative = Rdzeń energii
    .genitive = Rdzenia energii
    .to = do Rdzenia energii
    .at = w Rdzeniu energii
play-room-engine-room = Maszynownia
    .accusative = Maszynownię
    .genitive = Maszynowni
    .to = do Maszynowni
    .at = w Maszynowni
play-room-armoury = Zbrojownia
    .accusative = Zbrojownię
    .genitive = Zbrojowni
    .to = do Zbrojowni
    .at = w Zbrojowni
play-room-repair-centre = Warsztat
    .accusative = Warsztat
    .genitive = Warsztatu
    .to = do Warsztatu
    .at = w Warsztacie
play-room-mess-hall = Mesa
    .accusative = Mesę
    .genitive = Mesy
    .to = do Mesy
    .at = w Mesie
play-resource-data = dane
play-resource-metal = metal
play-resource-nanobots = nanoboty
play-resource-energy = energia
    .accusative = energię
play-resource-universal = karta uniwersalna
    .accusative = kartę uniwersalną
play-counted = { $count }× { $resource }
play-counted-universal = { $count ->
    [one] { $resource }
    [few] { $count } karty uniwersalne
    [many] { $count } kart uniwersalnych
   *[other] { $count } kart uniwersalnych
}
play-list-and = { $head } i { $last }
play-list-or = { $head } lub { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one } i { $other }
play-refused-label = To niemożliwe

## What somebody tries to do: the beginning of a refusal

play-do-that = Nie teraz
play-do-move = Ruch
play-do-move-room = Idź { FORM($room, "to") }
play-do-send = Przenieś: { $name }
play-do-send-room = { $name }: przenieś { FORM($room, "to") }
play-do-scavenge = Szukaj
play-do-share = Podziel się
play-do-give = { $name } dostaje { FORM($card, "accusative") }
play-do-pick = Weź kartę
play-do-take = { $name } oddaje { FORM($card, "accusative") }
play-do-repair = Napraw
play-do-repair-room = Napraw { FORM($room, "accusative") }
play-do-divert = Przekieruj moc
play-do-divert-room = Przekieruj moc { FORM($room, "genitive") }
play-do-activate = Aktywuj
play-do-activate-room = Aktywuj { FORM($room, "accusative") }
play-do-card = { $card }
play-do-card-room = Zagraj { FORM($room, "at") }: { $card }
play-do-discard = Odrzuć { FORM($card, "accusative") }
play-do-damage = Kontrola uszkodzeń
play-do-board = Wsiądź do kapsuły ratunkowej

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] Została jedna akcja
    [few] Zostały { $count } akcje
    [many] Zostało { $count } akcji
   *[other] Zostało { $count } akcji
}
play-left-no = w tej turze nie ma już akcji
play-left-short = brak akcji

play-standing = Jesteś { FORM($room, "at") }
play-standing-no = musisz tam być, a jesteś { FORM($here, "at") }
play-standing-short = nie stąd

play-company = Jest tu inny członek załogi
play-company-no = w tej sekcji nie ma nikogo innego
play-company-short = nikogo tu nie ma
play-cards = Są karty do podziału
play-cards-no = { $theirs ->
    [0] nikt z was nie ma kart
   *[other] masz pustą rękę
}
play-cards-short = brak kart
play-together = { $name } jest z tobą
play-together-no = { $name } jest { FORM($room, "at") }, a ty { FORM($here, "at") }; musicie być w jednej sekcji
play-together-short = nie razem
play-to-hand-no = wzięta karta trafia na rękę gracza { $name }
play-to-hand-short = na rękę
play-pick-later-no = tylko przy szukaniu albo, po akcjach, przy dobieraniu
play-pick-later-short = szukaj lub dobierz

play-whole = { $spaces ->
    [0] Tu nie ma czego naprawiać
    [3] Wszystkie trzy kostki na miejscu
   *[other] Wszystkie kostki na miejscu: { $spaces }
}
play-whole-no = najpierw ją napraw (kostki na miejscu: { $cubes } z { $spaces })
play-whole-short = najpierw napraw
play-broken = Jest co naprawiać
play-broken-no = tu nie ma czego naprawiać
play-broken-short = nic do naprawy
play-broken-elsewhere = Gdzie indziej jest co naprawiać
play-broken-elsewhere-no = żadna inna sekcja nie wymaga naprawy
play-broken-elsewhere-short = nic do naprawy
play-exposed = Pole jest puste
play-exposed-no = na tym polu wciąż jest kostka
play-exposed-short = nie jest puste
play-fitting = Pasująca karta
play-fitting-no = { $card ->
    [none] { $count ->
        [0] potrzeba: { FORM($wanted, "or") }; masz pustą rękę
        [1] potrzeba: { FORM($wanted, "or") }; a to jest { $held }
       *[other] potrzeba: { FORM($wanted, "or") }; nie masz takiej karty ani uniwersalnej
    }
   *[other] potrzeba: { FORM($wanted, "or") }; a to jest { $card }
}
play-fitting-short = brak pasującej
play-fitting-elsewhere = Pasująca karta
play-fitting-elsewhere-no = uszkodzone sekcje wymagają: { FORM($wanted, "or") }; nie masz tego
play-fitting-elsewhere-short = brak pasującej
play-match = Karta pasuje
play-match-no = { $card ->
    [none] to pole wymaga: { FORM($space, "or") }; nie masz tego
   *[other] to pole wymaga: { FORM($space, "or") }; a to jest { $card }
}
play-match-short = karta nie pasuje
play-cube = Kostka w puli
play-cube-no = w puli nie ma już kostek naprawy
play-cube-short = brak kostek
play-other-room = Inna sekcja
play-other-room-no = Warsztat naprawia tylko inne sekcje
play-other-room-short = tylko inne sekcje

play-power = Jest moc do przekierowania
play-power-no = Rdzeń energii przyjmuje moc, nie można jej stąd przekierować
play-power-short = tu brak mocy
play-undiverted = Moc nie jest jeszcze przekierowana
play-undiverted-no = moc tej sekcji jest już przekierowana
play-undiverted-short = już przekierowana
play-cost = Koszt
play-cost-no = { $cost-paid ->
    [0] wciąż brakuje: { FORM($cost, "lacking") }
   *[other] masz: { FORM($cost, "paid") }, wciąż brakuje: { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] brak: { $cost-lacking }× { $cost-first }
    [few] brak kart: { $cost-lacking }
    [many] brak kart: { $cost-lacking }
   *[other] brak kart: { $cost-lacking }
}
play-in-cost = Karta jest częścią kosztu
play-in-cost-no = { $card } nie jest częścią kosztu
play-in-cost-short = zła karta

play-power-all = Przekierowane sekcje: { $goal ->
    [8] wszystkie osiem
   *[other] wszystkie { $goal }
}
play-power-all-no = przekierowane sekcje: na razie { $number } z { $goal }
play-power-all-short = przekierowane { $number }/{ $goal }
play-apart = Jest do kogo przenieść
play-apart-no = wszyscy są w jednej sekcji, nie ma do kogo przenieść
play-apart-short = wszyscy razem
play-any-cards = Są karty do przekazania
play-any-cards-no = nikt nie ma kart
play-any-cards-short = brak kart
play-own-cards = Masz kartę
play-own-cards-no = masz pustą rękę
play-own-cards-short = pusta ręka
play-discards = Są karty odrzucone
play-discards-no = stos kart odrzuconych jest pusty
play-discards-short = pusty stos
play-damage-cards = Są karty uszkodzeń do obejrzenia
play-damage-cards-no = nie ma już kart uszkodzeń
play-damage-cards-short = brak kart
play-shields = Żeton ochrony w puli
play-shields-no = w puli nie ma już żetonów ochrony
play-shields-short = brak ochrony

play-next-door = Sąsiednia sekcja
play-next-door-no = { $steps ->
    [none] po tej stronie nie ma sekcji
    [0] już tam jesteś
    [few] to { $steps } ruchy stąd; zawsze idziesz do sąsiedniej sekcji, nigdy na ukos
    [many] to { $steps } ruchów stąd; zawsze idziesz do sąsiedniej sekcji, nigdy na ukos
   *[other] to { $steps } ruchów stąd; zawsze idziesz do sąsiedniej sekcji, nigdy na ukos
}
play-next-door-short = { $steps ->
    [none] nie ma sekcji
    [0] już tam jesteś
   *[other] ruchów: { $steps }
}
play-own-meeple-no = możesz iść tylko pionkiem { $name }; innych przenosi Kubryk
play-own-meeple-short = nie twój pionek
play-to-room-no = pionek może iść tylko do sekcji
play-to-room-short = tylko sekcje
play-elsewhere = Inna sekcja
play-elsewhere-no = { $name } już tam jest
play-elsewhere-short = już na miejscu
play-joined = Jest tam inny członek załogi
play-joined-no = nikogo tam nie ma
play-joined-short = nikogo tam

play-to-discard-no = limit kart na ręce to { $hand-limit }; ta karta trafia na stos odrzuconych
play-to-discard-short = na odrzucone
play-to-space-no = naprawia jedno puste pole innej sekcji
play-to-space-short = tylko pola naprawy
play-card-discard-no = karty odrzucasz tylko jako zapłatę albo ponad limit { $hand-limit } na koniec tury
play-card-discard-short = tylko zapłata
play-card-deck-no = karty nie mogą wrócić do talii
play-card-deck-short = nie wraca
play-card-face-up-no = karty nie mogą wrócić do odkrytych
play-card-face-up-short = nie wraca
play-pod-online = Przekierowane sekcje: { $goal }
play-pod-online-no = jest zablokowana, na razie przekierowane sekcje: { $number } z { $goal }
play-pod-online-short = kapsuła zablokowana
play-pod-core = Jesteś w Rdzeniu energii
play-pod-core-no = wsiąść możesz tylko z Rdzenia energii
play-pod-core-short = tylko z Rdzenia
play-pod-free = Wciąż jest w doku
play-pod-free-no = { $name } jest już w kapsule, poza statkiem
play-pod-free-short = kapsuły już nie ma
play-card-pod-no = do kapsuły może wsiąść tylko członek załogi
play-card-pod-short = tylko załoga
play-place-few-no = { $count ->
    [one] wybierz sekcję do trafienia
    [few] wybierz { $count } różne sekcje
    [many] wybierz { $count } różnych sekcji
   *[other] wybierz { $count } różnych sekcji
}
play-place-few-short = najpierw wybierz
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] sekcja jest już wybrana; wybierz ją ponownie, by ją cofnąć
        [few] wybrano już { $count } sekcje; wybierz jedną ponownie, by ją cofnąć
        [many] wybrano już { $count } sekcji; wybierz jedną ponownie, by ją cofnąć
       *[other] wybrano już { $count } sekcji; wybierz jedną ponownie, by ją cofnąć
    }
   *[keys] { $count ->
        [one] sekcja jest już wybrana; kliknij ją, by ją cofnąć
        [few] wybrano już { $count } sekcje; kliknij jedną, by ją cofnąć
        [many] wybrano już { $count } sekcji; kliknij jedną, by ją cofnąć
       *[other] wybrano już { $count } sekcji; kliknij jedną, by ją cofnąć
    }
}
play-place-full-short = dość sekcji
play-damage-room-no = uszkodzić można tylko sekcje
play-damage-room-short = tylko sekcje
play-card-other-no = karty trafiają na pole naprawy, na koszt przekierowania albo do członka załogi w twojej sekcji
play-card-other-short = nie tam
play-aim-scavenge-no = { DEVICE() ->
    [pad] gdziekolwiek na statku
   *[keys] rzuć kością gdziekolwiek
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] gdziekolwiek
   *[keys] rzuć gdziekolwiek
}
play-aim-share-no = wybierz członka załogi w swojej sekcji
play-aim-share-short = nie tam
play-aim-repair-no = wybierz puste pole w swojej sekcji
play-aim-repair-short = nie tam
play-aim-divert-no = wybierz sekcję, w której jesteś
play-aim-divert-short = nie tam
play-aim-activate-no = wybierz sekcję, w której jesteś
play-aim-activate-short = nie tam

## Something else comes first

## The log

play-any-rooms = { $count ->
    [one] dowolna sekcja
    [few] { $count } dowolne sekcje
    [many] { $count } dowolnych sekcji
   *[other] { $count } dowolnych sekcji
}
    .accusative = { $count ->
        [one] dowolną sekcję
        [few] { $count } dowolne sekcje
        [many] { $count } dowolnych sekcji
       *[other] { $count } dowolnych sekcji
    }
play-log-setup = { $count ->
    [0] Statek jest gotowy
    [2] Statek jest gotowy, a przed pierwszą turą trafiają go dwie karty uszkodzeń
    [one] Statek jest gotowy, a przed pierwszą turą trafia go karta uszkodzeń
    [few] Statek jest gotowy, a przed pierwszą turą trafiają go { $count } karty uszkodzeń
    [many] Statek jest gotowy, a przed pierwszą turą trafia go { $count } kart uszkodzeń
   *[other] Statek jest gotowy, a przed pierwszą turą trafia go { $count } kart uszkodzeń
}
play-log-turn = Tura { $turn }: { $name }
play-log-finish = { $name } kończy akcje
play-log-nothing = { $name } nie bierze więcej kart
play-log-action = { $name }: { $action }
play-log-move = { $name } idzie { FORM($room, "to") }
play-log-sent = { $same ->
    [yes] { $name } idzie { FORM($room, "to") }
   *[no] { $name } decyduje: { $other } idzie { FORM($room, "to") }
}
play-log-scavenge = { $name } szuka, rzut { $value }: { $cards ->
    [0] nic
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
play-log-breach-roll = Wyrwa w kadłubie, rzut { $value }: { $cards ->
    [0] żadna karta nie przepada
    [one] jedna karta przepada
    [few] { $cards } karty przepadają
    [many] { $cards } kart przepada
   *[other] { $cards } kart przepada
}
play-log-from-deck = { $name } dobiera { FORM($cards, "accusative") }
play-log-from-face-up = { $name } bierze { FORM($cards, "accusative") } z odkrytych
play-log-from-discard = { $name } bierze { FORM($cards, "accusative") } z odrzuconych
play-log-given = { $name } oddaje { FORM($cards, "accusative") }, bierze { $other }
play-log-discard = { $name } odrzuca { FORM($cards, "accusative") }
play-log-swap-in = { $name } kładzie { FORM($cards, "accusative") } na stos odrzuconych
play-log-lost = Przepada w kosmosie: { $cards }
play-log-repair = { $name } naprawia { FORM($room, "accusative") }, karta: { $card }{ $count ->
    [one] { "" }
    [few] ; { $count } kostki
    [many] ; { $count } kostek
   *[other] ; { $count } kostek
}
play-log-repair-cube = { $name } naprawia { FORM($room, "accusative") } własną kostką{ $count ->
    [one] { "" }
    [few] : { $count } kostki
    [many] : { $count } kostek
   *[other] : { $count } kostek
}
play-log-divert = { $name } przekierowuje moc { FORM($room, "genitive") }, karty: { $cards }
play-log-activate = { $name } aktywuje { FORM($room, "accusative") }
play-log-token = { $name } wydaje żeton akcji
play-log-tokens = { $name } zyskuje { $count ->
    [one] żeton akcji
    [few] { $count } żetony akcji
    [many] { $count } żetonów akcji
   *[other] { $count } żetonów akcji
}
play-log-shields = { $name } chroni { FORM($rooms, "accusative") }
play-log-returned = { $count ->
    [one] Żeton ochrony { FORM($rooms, "at") } wraca do puli
    [few] Żetony ochrony { FORM($rooms, "at") } wracają do puli
    [many] Żetony ochrony { FORM($rooms, "at") } wracają do puli
   *[other] Żetony ochrony { FORM($rooms, "at") } wracają do puli
}
play-log-seen = { $name } ogląda { $deck ->
    [deck] { $count ->
        [one] następną kartę zasobów
        [few] następne { $count } karty zasobów
        [many] następne { $count } kart zasobów
       *[other] następne { $count } kart zasobów
    }
   *[other] { $count ->
        [one] następną kartę uszkodzeń
        [few] następne { $count } karty uszkodzeń
        [many] następne { $count } kart uszkodzeń
       *[other] następne { $count } kart uszkodzeń
    }
}
play-log-ordered = { $count ->
    [one] { $name } odkłada ją z powrotem
    [few] { $name } odkłada je z powrotem: { $cards }
    [many] { $name } odkłada je z powrotem: { $cards }
   *[other] { $name } odkłada je z powrotem: { $cards }
}
play-log-then = { ", potem " }
play-log-damage = Trafienia: { $rooms }
play-log-damage-brief = { $rooms }
play-log-hit-cube = { $room } traci kostkę
play-log-hit-protected = Żeton ochrony ratuje { FORM($room, "accusative") }
play-log-hit-destroyed = Zniszczona sekcja: { $room }
play-log-breach = Nie ma już kart uszkodzeń: od następnej tury zaczyna się wyrwa w kadłubie
play-log-over-energy-core = Rdzeń energii znów działa: statek jest ocalony
play-log-over-deck-empty = Talia zasobów jest pusta: statek jest stracony
play-log-over-room-destroyed = Zniszczona sekcja: { $room }. Statek jest stracony

## Over the table

play-die-scavenge = { $cards ->
    [0] Nic
    [one] Jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
play-die-breach = { $cards ->
    [0] Żadna karta nie przepada
    [one] Jedna karta przepada
    [few] { $cards } karty przepadają
    [many] { $cards } kart przepada
   *[other] { $cards } kart przepada
}
play-breach-title = Wyrwa w kadłubie
play-breach-text = Nie ma już kart uszkodzeń. Od następnej tury rzut kością zabiera karty zasobów.
play-banner-title = Tura: { $name }
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Tura { $turn }. Oddaj pad.
       *[no] Tura { $turn }.
    }
   *[keys] { $handed ->
        [yes] Tura { $turn }. Oddaj mysz.
       *[no] Tura { $turn }.
    }
}
play-info-repair = Naprawa
play-info-divert = Przekierowanie
play-info-cubes = { $diverted ->
    [yes] Kostki na miejscu: { $cubes } z 3, moc przekierowana
   *[no] Kostki na miejscu: { $cubes } z 3
}
play-info-core = Moc płynie tu z { $count } z 8 sekcji
play-info-shields = { $count ->
    [one] Jeden żeton ochrony
    [few] { $count } żetony ochrony
    [many] { $count } żetonów ochrony
   *[other] { $count } żetonów ochrony
}
play-info-crew = Tutaj: { $names }

## Dialogs of decisions

play-confirm = Potwierdź
play-close = Zamknij
play-back = Cofnij
play-choose-first = Najpierw wybierz.
play-decides = Decyduje { $name }
play-follows = Wynik
play-afterwards = Stół po tym
play-seen-by-all = znana wszystkim, aż ktoś ją dobierze
play-look = { DEVICE() ->
    [pad] Obejrzyj stół. Powrót: dowolny przycisk. Albo oglądaj, trzymając { KEY("tab") }.
   *[keys] Obejrzyj stół. Powrót: dowolny klawisz lub kliknięcie. Albo oglądaj, trzymając { KEY("tab") }.
}
play-peek-back = { DEVICE() ->
    [pad] Puść { KEY("tab") }, by zdecydować
   *[keys] Puść { KEY("tab") }, kliknij lub naciśnij klawisz, by zdecydować
}
play-note-undo = Możesz to cofnąć, dopóki nikt nie dobierze kart ani nie rzuci kością. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
play-note-final = Zakryte karty są już znane, więc nie można tego cofnąć. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
play-order-note = { DEVICE() ->
    [pad] Zakryte karty są już znane: nie można cofnąć. Podnieś kartę: { KEY("enter") }; przesuwaj ją: { KEY("left") } i { KEY("right") }. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
   *[keys] Zakryte karty są już znane: nie można cofnąć. Kliknij lub przeciągnij kartę albo naciśnij { KEY("card-1") }–{ KEY("card-9") }; przesuwaj strzałkami. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
}
play-order-first = Wierzch talii: pierwsza
play-order-last = dobierana ostatnia
play-order-reset = Przywróć kolejność
play-cargo-first = { $name } dobiera z talii { $count ->
    [2] dwie
    [one] jedną
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}:
play-cargo-then = Potem może dobierać { $name }:
play-cargo-torn = Potem wyrwa w kadłubie zabierze od { $least } do { $most } następnych kart.
play-cargo-or = albo jedną odkrytą kartę
play-bridge-line = Koniec tury { $turn } ({ $name }): { $rooms }
play-bridge-fatal = statek byłby stracony
play-no-cards = Brak kart
play-own-hand = Ręka: { $name }
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift + { KEY("card-1") } do { KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Klawisze { KEY("card-1") } do { KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Wybierz po jednej karcie w każdym rzędzie.
   *[keys] Przeciągnij kartę ze stosu na kartę z ręki albo kliknij po jednej w każdym rzędzie.
}
play-engine-pile = Stos odrzuconych, według zasobów
play-engine-do = { $name } wymienia { FORM($give, "accusative") } na { FORM($take, "accusative") }.
play-mess-text-hint = { DEVICE() ->
    [pad] Wybierz kartę, by ją dać lub wziąć. Wybierz po jednej z obu stron, by je wymienić.
   *[keys] Kliknij lub przeciągnij kartę, by ją dać lub wziąć. Wybierz po jednej z obu stron, by je wymienić.
}
play-mess-give = { $name } oddaje { FORM($give, "accusative") }, bierze { $other }.
play-mess-take = { $name } bierze { FORM($take, "accusative") }, oddaje { $other }.
play-mess-swap = { $name } daje { FORM($give, "accusative") }, a { $other } daje { FORM($take, "accusative") }.

## Several ways

play-way-pay = { $universals ->
    [0] Bez karty uniwersalnej
    [one] Z jedną kartą uniwersalną
    [few] Z { $universals } kartami uniwersalnymi
    [many] Z { $universals } kartami uniwersalnymi
   *[other] Z { $universals } kartami uniwersalnymi
}
play-way-slot = Pole { $number }: { $resource }
play-way-refill = Uzupełnia wszystkie pola
play-way-give = Daj: { $name }
play-way-take = Weź od: { $name }
play-way-of = { $action }: { $way }
play-way-draw = Z talii
play-way-nothing = Nic
play-way-go-on = Dalej
play-way-parts = { $head } · { $next }
play-way-none = brak
play-way-share = { $count ->
    [one] { $name }
    [few] { $name } × { $count }
    [many] { $name } × { $count }
   *[other] { $name } × { $count }
}
play-ask-repair = Napraw { FORM($room, "accusative") }: jak?
play-ask-divert = Moc { FORM($room, "genitive") }: czym płacisz?
play-ask-share = Podziel się: { $name }
play-ask-action = { $action }: jak?
play-list-one = Wybierz jedną opcję
play-list-card = Wybierz kartę zasobów
play-list-cards = Wybierz karty zasobów
play-list-damage-card = Wybierz kartę uszkodzeń
play-list-damage-cards = Wybierz karty uszkodzeń
play-list-crew = Wybierz członka załogi
play-list-crews = Wybierz członków załogi
play-list-room = Wybierz sekcję
play-list-rooms = Wybierz sekcje
play-list-slot = Wybierz pole naprawy
play-list-slots = Wybierz pola naprawy
play-list-shares = Wybierz, kto ile dostaje
play-list-number = Wybierz liczbę
play-list-then = { $chosen }. { $next }
play-list-action = Wybierz sposób.
play-list-note = Nic się nie dzieje, dopóki nie wybierzesz. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
play-more-title = Więcej akcji
play-more-cost = { $count ->
    [0] za darmo
    [one] jedna akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
play-more-way = { $action }: { $cost }
play-step-back = Wstecz

## Prompts above the dock

play-prompt-damage = Uszkodzenia
play-prompt-damage-text = { DEVICE() ->
    [pad] Wierzchnia karta uszkodzeń trafia w swoje sekcje, jedną po drugiej. Naciśnij { KEY("enter") }, by pominąć.
   *[keys] Wierzchnia karta uszkodzeń trafia w swoje sekcje, jedną po drugiej. Kliknij, by pominąć.
}
play-prompt-breach = Wyrwa w kadłubie
play-prompt-breach-text = { DEVICE() ->
    [pad] Kość pokazuje, ile kart zasobów przepada. Naciśnij { KEY("enter") }, by pominąć.
   *[keys] Kość pokazuje, ile kart zasobów przepada. Kliknij, by pominąć.
}
play-prompt-deal = Przygotowanie
play-prompt-deal-text = { DEVICE() ->
    [pad] Sekcje zajmują losowe miejsca, każdy dostaje karty, a pierwsze karty uszkodzeń trafiają w statek. Naciśnij { KEY("enter") }, by pominąć.
   *[keys] Sekcje zajmują losowe miejsca, każdy dostaje karty, a pierwsze karty uszkodzeń trafiają w statek. Kliknij, by pominąć.
}
play-prompt-seat = Decyduje { $name }
play-prompt-seat-text = { DEVICE() ->
    [pad] Przejdź do sekcji, talii i stosów, by o nich przeczytać. Naciśnij { KEY("enter") }, by pominąć.
   *[keys] Wskaż sekcje, talie i stosy, by o nich przeczytać. Kliknij, by pominąć.
}
play-prompt-over = Koniec gry
play-prompt-over-text = Rozglądaj się, ile chcesz. { KEY("end") } albo ten przycisk pokaże wynik.

## Escape Pod

play-board-title = { $name } opuszcza statek?
play-board-text = Tura kończy się od razu i odwrotu nie ma. { $name } zachowuje karty, oddaje żetony i kostki. Potem { $name } bierze wierzchnią kartę ze stosu odrzuconych i rzuca. Jeśli rzut nie jest wyższy niż liczba kart na ręce, { $name } bierze jeszcze jedną. Odtąd każda tura w kapsule to tylko karta, rzut i może jeszcze jedna karta. Jeśli statek ocaleje, { $name } przegrywa, a reszta wygrywa. Jeśli nie, { $name } bierze ostatnią kartę i rzuca raz. Rzut wyższy niż liczba kart na ręce daje wygraną w pojedynkę. Inaczej przegrywają wszyscy.
play-board-yes = Wsiądź do kapsuły
play-board-no = Zostań z załogą
play-tip-pod = Kapsuła ratunkowa: gdy przekierowanych sekcji jest { $pod-rooms }, jeden członek załogi może uciec z Rdzenia energii{ KEY("board", before: " (", after: ")") }. Kosztuje to jedną akcję i nie ma odwrotu.
play-tip-pod-taken = { $name } dryfuje. Co turę { $name } bierze wierzchnią kartę ze stosu odrzuconych i rzuca. Jeśli rzut nie jest wyższy niż liczba kart na ręce, { $name } bierze jeszcze jedną.
play-log-board = { $name } wsiada do kapsuły ratunkowej i opuszcza statek
play-log-pod-roll = { $name } dryfuje, rzut { $value }: { $more ->
    [yes] jeszcze jedna karta
   *[no] bez kolejnej karty
}
play-log-last-roll = { $name }, ostatni rzut { $value }: { $free ->
    [yes] kapsuła ucieka
   *[no] kapsuła przepada wraz ze statkiem
}
play-prompt-pod = { $name } dryfuje
play-prompt-pod-text = { DEVICE() ->
    [pad] Dezerter bierze kartę ze stosu odrzuconych i rzuca. Jeśli rzut nie jest wyższy niż liczba jego kart, bierze jeszcze jedną. Naciśnij { KEY("enter") }, by pominąć.
   *[keys] Dezerter bierze kartę ze stosu odrzuconych i rzuca. Jeśli rzut nie jest wyższy niż liczba jego kart, bierze jeszcze jedną. Kliknij, by pominąć.
}
play-pod-leaves = { $name } opuszcza statek
play-pod-leaves-text = Odwrotu nie ma: { $name } przegrywa, jeśli statek ocaleje.
play-pod-turn = { $name } dryfuje w kapsule ratunkowej
play-pod-turn-text = { $taken ->
    [0] Stos odrzuconych jest pusty, ale rzut i tak się odbywa.
   *[other] Bierze kartę i rzuca: { $held } lub mniej { $left ->
        [0] dałoby jeszcze jedną, ale żadnej nie ma
       *[other] daje jeszcze jedną
    }.
}
play-pod-last = Ostatni rzut
play-pod-last-text = { $taken ->
    [0] { $name } nie ma już czego wziąć.
   *[other] { $name } bierze ostatnią kartę.
} Ucieczkę daje tylko rzut wyższy niż liczba kart na ręce.
play-die-pod = { $held ->
    [one] Jedna karta na ręce
    [few] { $held } karty na ręce
    [many] { $held } kart na ręce
   *[other] { $held } kart na ręce
}: { $more ->
    [yes] jeszcze jedna
    [none] nie ma już żadnej
   *[no] bez kolejnej
}
play-die-last = { $more ->
    [yes] Ponad { $held ->
        [one] jedną kartę
        [few] { $held } karty
        [many] { $held } kart
       *[other] { $held } kart
    }: kapsuła ucieka
   *[no] Nie ponad { $held ->
        [one] jedną kartę
        [few] { $held } karty
        [many] { $held } kart
       *[other] { $held } kart
    }: kapsuła przepada
}

## Damage Control

play-left-unseen = Kontrola uszkodzeń usunęła po jednej nieznanej karcie każdego rodzaju. Następna może być każda z { $possible } kart; tego rodzaju zostało { $left }.
play-left-to-crew = Szansa, że sekcje następnej karty wybierzesz ty: { $percent }%.
play-hit-left = { $left ->
    [0] Po trafieniu: bez kostek
    [one] Po trafieniu: 1 kostka
    [few] Po trafieniu: { $left } kostki
    [many] Po trafieniu: { $left } kostek
   *[other] Po trafieniu: { $left } kostki
}
play-hit-token = Przyjmie to żeton
play-hit-holder = Żeton załogi
play-damage-lost = Z tym wyborem statek jest stracony.
play-hit-fatal = Statek stracony
play-log-damage-control = { $name } wybiera { FORM($rooms, "accusative") }

## End of the actions

play-end-title = Zakończyć akcje?
play-end-text = { $tokens ->
    [0] { $lost ->
        [one] Została ci jedna akcja, ale w puli nie ma na nią żetonu akcji. Przepadnie.
        [few] Przepadną { $lost } akcje: w puli jest za mało żetonów akcji.
        [many] Przepadnie { $lost } akcji: w puli jest za mało żetonów akcji.
       *[other] Przepadnie { $lost } akcji: w puli jest za mało żetonów akcji.
    }
   *[other] Niewykorzystane akcje: { $left }. W puli { $tokens ->
        [one] jest tylko jeden żeton akcji
        [few] są tylko { $tokens } żetony akcji
        [many] jest tylko { $tokens } żetonów akcji
       *[other] jest tylko { $tokens } żetonu akcji
    }. { $lost ->
        [one] Jedna akcja przepadnie.
        [few] Przepadną { $lost } akcje.
        [many] Przepadnie { $lost } akcji.
       *[other] Przepadnie { $lost } akcji.
    }
}
play-end-yes = Zakończ akcje

## Undo

play-undo-roll = Nie można cofnąć: kość już rzucona
play-undo-seen = Nie można cofnąć: zakryte karty są już znane
play-undo-drawn = Nie można cofnąć: karty już dobrane
play-undo-start = Nie ma jeszcze czego cofnąć
play-undo-others = Nie ma czego cofnąć: to nie były twoje wybory
play-redo-none = Nie ma czego ponowić
play-tip-undo = Cofnij ostatni wybór{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Ponów{ KEY("redo", before: " (", after: ")") }
play-tip-log = Dziennik{ KEY("log", before: " (", after: ")") }
play-tip-help = Pomoc i klawisze{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = Więcej akcji{ KEY("more", before: " (", after: ")") }: ile która kosztuje i dlaczego niektóre są teraz niemożliwe.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Przejdź do karty, by zobaczyć jej sekcje na statku.
   *[keys] Wskaż kartę, by zobaczyć jej sekcje na statku.
}
play-map-odds = Procenty odpowiadają twojej kolejności: szansa, że następna karta uszkodzeń trafi w sekcję.
play-map-repairs = { $count ->
    [0] Teraz nic nie naprawia.
   *[other] Naprawia teraz: { $rooms }
}
play-map-diverts = { $count ->
    [0] Niepotrzebna już do przekierowania.
   *[other] Potrzebna do przekierowania: { $rooms }
}
play-map-struck = { $count ->
    [0] Sekcje wybiera załoga.
   *[other] Trafia: { $rooms }
}

## Log, pile and help

play-log-title = Dziennik
play-log-help = { DEVICE() ->
    [pad] Przewijaj: { KEY("up") } i { KEY("down") }.
   *[keys] Wskaż wiersz, by zobaczyć, co zmienił. Przewijaj kółkiem lub strzałkami.
}
play-log-hidden = { DEVICE() ->
    [pad] Bez liczenia: tylko ta tura i poprzednia. Przewijaj: { KEY("up") } i { KEY("down") }.
   *[keys] Bez liczenia: tylko ta tura i poprzednia. Przewijaj kółkiem lub strzałkami.
}
play-piles-title = Talie i stosy
play-piles-deck = Talia zasobów
play-piles-discard = Odrzucone
play-piles-damage-deck = Talia uszkodzeń
play-piles-damage-discard = Dotychczasowe
play-piles-deck-text = { $count ->
    [one] W talii zasobów została jedna karta:
    [few] W talii zasobów zostały { $count } karty, { $seen ->
        [0] kolejność nieznana
       *[other] kolejność nieznana poza obejrzanymi
    }:
    [many] W talii zasobów zostało { $count } kart, { $seen ->
        [0] kolejność nieznana
       *[other] kolejność nieznana poza obejrzanymi
    }:
   *[other] W talii zasobów zostało { $count } kart, { $seen ->
        [0] kolejność nieznana
       *[other] kolejność nieznana poza obejrzanymi
    }:
}
play-piles-damage-text = { $count ->
    [0] Nie ma już kart: w kadłubie jest wyrwa.
    [one] Została jedna karta, potem wyrwa w kadłubie:
    [few] Zostały { $count } karty, { $seen ->
        [0] ułożone rodzajami, każdy potasowany
       *[other] nieznane ułożone rodzajami
    }, potem wyrwa w kadłubie:
    [many] Zostało { $count } kart, { $seen ->
        [0] ułożone rodzajami, każdy potasowany
       *[other] nieznane ułożone rodzajami
    }, potem wyrwa w kadłubie:
   *[other] Zostało { $count } kart, { $seen ->
        [0] ułożone rodzajami, każdy potasowany
       *[other] nieznane ułożone rodzajami
    }, potem wyrwa w kadłubie:
}
play-piles-seen = { $count ->
    [one] Następną kartę znają wszyscy:
    [few] Następne { $count } karty znają wszyscy, w tej kolejności:
    [many] Następne { $count } kart znają wszyscy, w tej kolejności:
   *[other] Następne { $count } kart znają wszyscy, w tej kolejności:
}
play-piles-missing = W talii nie ma po jednej karcie każdego pokazanego rodzaju. Nie wiadomo której.
play-piles-bottom = { $count ->
    [one] Ostatnią kartę znają wszyscy:
    [few] Ostatnie { $count } karty znają wszyscy:
    [many] Ostatnie { $count } kart znają wszyscy:
   *[other] Ostatnie { $count } kart znają wszyscy:
}
play-piles-unseen = Nikt nie zna kart na wierzchu.
play-piles-struck = { $count ->
    [one] Jedna dotychczasowa karta uszkodzeń
    [few] { $count } dotychczasowe karty uszkodzeń, od najnowszej
    [many] { $count } dotychczasowych kart uszkodzeń, od najnowszej
   *[other] { $count } dotychczasowych kart uszkodzeń, od najnowszej
}
play-piles-hidden = Bez liczenia: talie i stosy są ukryte, chyba że pokaże je sekcja.
play-pile-title = { $count ->
    [0] Stos kart odrzuconych jest pusty
    [one] Jedna karta
    [few] { $count } karty, od najnowszej
    [many] { $count } kart, od najnowszej
   *[other] { $count } kart, od najnowszej
}
play-help-keys = Klawisze
play-key-1 = { $first } do { $last }: podnieś kartę
play-key-2 = { $keys }: ruch, szukanie, dzielenie się
play-key-3 = { $keys }: naprawa, przekierowanie, aktywacja, kapsuła
play-key-4 = { KEY("arrows") }: z sekcji do sekcji
play-key-5 = { KEY("tab") }: pulpit, plansza, załoga, talie
play-key-6 = { KEY("enter") }: wybierz zaznaczone; przejdź do swojej tury
play-key-7 = { $keys }: zakończ akcje
play-key-8 = { KEY("escape") }: odłóż, anuluj zdolność, menu
play-key-9 = { $keys }: cofnij{ DEVICE() ->
    [pad] {""}
   *[keys] {" (też Ctrl+Z)"}
}
play-key-10 = { $keys }: ponów{ DEVICE() ->
    [pad] {""}
   *[keys] {" (też Ctrl+Y)"}
}
play-key-11 = { $keys }: dziennik, talie i stosy
play-key-12 = Przytrzymaj { KEY("tab") }: stół pod oknem
play-key-13 = { $keys }: zasada do wskazanego albo ta pomoc
play-key-14 = { $keys }: pełny ekran, dźwięk

## Notes on what the pointer rests on

play-tip-move = Idź do sąsiedniej sekcji: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-scavenge = Rzuć kością: { $sides }.
play-tip-side = { $shown ->
    [1] { $first }
    [2] { $first } lub { $last }
   *[other] { $first } do { $last }
} – { $cards ->
    [0] nic
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
play-tip-share = Daj lub weź jedną kartę w swojej sekcji: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-divert = Odrzuć trzy karty z kosztu sekcji: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-repair = Odrzuć kartę pasującą do pustego pola: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-activate = Aktywuj sekcję, w której jesteś: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-end = Zakończ akcje{ KEY("end", before: " (", after: ")") }. Każda niewykorzystana akcja staje się żetonem akcji, dopóki są w puli.
play-tip-give-back = Program gra dalej, jakby nic się nie stało.
play-tip-decline = { DEVICE() ->
    [pad] Naciśnij { KEY("enter") }, by nic nie brać.
   *[keys] Kliknij lub naciśnij { KEY("enter") }, by nic nie brać.
}
play-tip-stepper = Trzy fazy tury.
play-tip-threat = Procent to szansa, że następna karta uszkodzeń zniszczy statek.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [2] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć dwie wierzchnie karty. Z ostatnią kartą statek jest stracony.
        [one] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć wierzchnią kartę. Z ostatnią kartą statek jest stracony.
        [few] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć { $count } wierzchnie karty. Z ostatnią kartą statek jest stracony.
        [many] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć { $count } wierzchnich kart. Z ostatnią kartą statek jest stracony.
       *[other] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć { $count } wierzchnich kart. Z ostatnią kartą statek jest stracony.
    }
   *[keys] { $count ->
        [2] Talia zasobów. Kliknij, by wziąć dwie wierzchnie karty. Z ostatnią kartą statek jest stracony.
        [one] Talia zasobów. Kliknij, by wziąć wierzchnią kartę. Z ostatnią kartą statek jest stracony.
        [few] Talia zasobów. Kliknij, by wziąć { $count } wierzchnie karty. Z ostatnią kartą statek jest stracony.
        [many] Talia zasobów. Kliknij, by wziąć { $count } wierzchnich kart. Z ostatnią kartą statek jest stracony.
       *[other] Talia zasobów. Kliknij, by wziąć { $count } wierzchnich kart. Z ostatnią kartą statek jest stracony.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Talia zasobów. Naciśnij { KEY("enter") }, by dobrać, gdy możesz brać karty. Z ostatnią kartą statek jest stracony. Co zostało, pokazuje stos odrzuconych{ KEY("piles", before: " (", after: ")") }.
   *[keys] Talia zasobów. Kliknij, by dobrać, gdy możesz brać karty. Z ostatnią kartą statek jest stracony. Co zostało, pokazuje stos odrzuconych{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Odkryta karta. Dobierz ją zamiast kart z talii ({ $deck-cards }) albo weź przy szukaniu.
play-tip-discard = { DEVICE() ->
    [pad] Stos kart odrzuconych. Naciśnij { KEY("enter") }, by zobaczyć cały oraz to, co zostało w taliach{ KEY("piles", before: " (", after: ")") }.
   *[keys] Stos kart odrzuconych. Kliknij, by zobaczyć cały oraz to, co zostało w taliach{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Talia uszkodzeń: na koniec każdej tury jedna karta trafia statek. Naciśnij { KEY("enter") }, by zobaczyć, co zostało, bez kolejności.
   *[keys] Talia uszkodzeń: na koniec każdej tury jedna karta trafia statek. Kliknij, by zobaczyć, co zostało, bez kolejności.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] Ostatnia karta uszkodzeń. Naciśnij { KEY("enter") }, by zobaczyć wszystkie dotychczasowe.
   *[keys] Ostatnia karta uszkodzeń. Kliknij, by zobaczyć wszystkie dotychczasowe.
}
play-tip-threat-breach = Szansa, że następny rzut za wyrwę opróżni talię zasobów i statek będzie stracony.
play-tip-threat-empty = Faza 2 zabiera ostatnią kartę zasobów, z talii albo w miejsce odkrytej. Statek jest wtedy stracony, chyba że wcześniej go ocalisz.
play-tip-threat-hidden = Rewers następnej karty uszkodzeń pokazuje jej rodzaj. Bez liczenia: szanse i reszta są ukryte.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Talia zasobów. Naciśnij { KEY("enter") }, by dobrać, gdy możesz brać karty. Z ostatnią kartą statek jest stracony. Bez liczenia: jej wielkość jest ukryta.
   *[keys] Talia zasobów. Kliknij, by dobrać, gdy możesz brać karty. Z ostatnią kartą statek jest stracony. Bez liczenia: jej wielkość jest ukryta.
}
play-tip-discard-hidden = Stos kart odrzuconych. Bez liczenia: jest ukryty, chyba że pokaże go sekcja.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Nie ma już kart uszkodzeń: na koniec każdej tury rzut zabiera karty zasobów. Naciśnij { KEY("enter") }, by zobaczyć dotychczasowe karty.
   *[keys] Nie ma już kart uszkodzeń: na koniec każdej tury rzut zabiera karty zasobów. Kliknij, by zobaczyć dotychczasowe karty.
}
play-tip-damage-deck-hidden = Talia uszkodzeń: na koniec każdej tury jedna karta trafia statek. Bez liczenia: reszta jest ukryta.
play-tip-damage-discard-hidden = Ostatnia karta uszkodzeń. Bez liczenia: wcześniejsze są ukryte.
play-tip-die = { DEVICE() ->
    [pad] Kość. Naciśnij { KEY("enter") }, by szukać.
   *[keys] Kość. Kliknij ją lub rzuć nią, by szukać.
}
play-tip-shield = Żeton ochrony przyjmuje następne trafienie w tę sekcję.
play-tip-supply-cube = Kostki naprawy w puli
play-tip-supply-action = Żetony akcji w puli, wszystkich jest { $action-tokens }
play-tip-supply-protection = Żetony ochrony w puli, wszystkich jest { $protection-tokens }
play-tip-supply-power = Sekcje, których moc trzeba jeszcze przekierować
play-tip-crew = { $name } może zachować po dobieraniu najwyżej { $hand-limit } kart.
play-tip-crew-seat = { DEVICE() ->
    [pad] Naciśnij { KEY("enter") }, by wybrać, kto gra na tym miejscu.
   *[keys] Kliknij, by wybrać, kto gra na tym miejscu.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Naciśnij { KEY("enter") }, by wykonać ruch: { $name }.{ KEY("take-over", before: " Naciśnij ", after: ", by wybrać, kto gra na tym miejscu.") }
   *[keys] Kliknij, by wykonać ruch: { $name }.{ KEY("take-over", before: " Naciśnij ", after: ", by wybrać, kto gra na tym miejscu.") }
}
