### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks. The forms of a room: accusative, genitive, where to (`to`) and where (`at`)

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

## What somebody tries to do: the beginning of a refusal

play-do-that = Nie teraz
play-do-move = Ruch
play-do-move-room = Idź { FORM($room, "to") }
play-do-send = Przenieś: { $name }
play-do-send-room = { $name }: przenieś { FORM($room, "to") }
play-do-scavenge = Szukaj
play-do-share = Dziel się
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
play-do-card-room = Użyj { FORM($room, "at") }: { $card }
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

play-standing = Stoisz { FORM($room, "at") }
play-standing-no = trzeba tam być, a stoisz { FORM($here, "at") }
play-standing-short = nie stąd

play-company = Ktoś jest z tobą
play-company-no = nikogo więcej nie ma w tej sekcji
play-company-short = nikogo tu nie ma
play-cards = Są karty do podziału
play-cards-no = { $theirs ->
    [0] nikt z was nie ma kart
   *[other] twoja ręka jest pusta
}
play-cards-short = brak kart
play-together = { $name } jest z tobą
play-together-no = { $name } jest { FORM($room, "at") }, a ty { FORM($here, "at") }; spotkajcie się w jednej sekcji
play-together-short = nie razem
play-to-hand-no = karta trafia na rękę tego, kto ją bierze: { $name }
play-to-hand-short = na swoją rękę

play-whole = { $spaces ->
    [0] Tu nie ma czego naprawiać
    [3] Wszystkie trzy kostki na miejscu
   *[other] Wszystkie kostki na miejscu: { $spaces }
}
play-whole-no = najpierw napraw, kostki na miejscu: { $cubes } z { $spaces }
play-whole-short = najpierw napraw
play-broken = Jest co naprawiać
play-broken-no = tu nic nie jest uszkodzone
play-broken-short = nic do naprawy
play-broken-elsewhere = Gdzie indziej jest co naprawiać
play-broken-elsewhere-no = żadna inna sekcja nie jest uszkodzona
play-broken-elsewhere-short = nic do naprawy
play-exposed = Pole jest otwarte
play-exposed-no = na tym polu wciąż leży kostka
play-exposed-short = już sprawne
play-fitting = Pasująca karta
play-fitting-no = { $card ->
    [none] { $count ->
        [0] potrzeba: { FORM($wanted, "or") }; twoja ręka jest pusta
        [1] potrzeba: { FORM($wanted, "or") }; to jest { $held }
       *[other] potrzeba: { FORM($wanted, "or") }; nie masz tego ani karty uniwersalnej
    }
   *[other] potrzeba: { FORM($wanted, "or") }; to jest { $card }
}
play-fitting-short = brak pasującej
play-fitting-elsewhere = Pasująca karta
play-fitting-elsewhere-no = uszkodzone sekcje potrzebują: { FORM($wanted, "or") }; nie masz tego
play-fitting-elsewhere-short = brak pasującej
play-match = Karta pasuje
play-match-no = { $card ->
    [none] to pole wymaga: { FORM($space, "or") }; nie masz tego
   *[other] to pole wymaga: { FORM($space, "or") }; to jest { $card }
}
play-match-short = karta nie pasuje
play-cube = Kostka w puli
play-cube-no = w puli nie ma już kostek naprawy
play-cube-short = brak kostek
play-other-room = Inna sekcja
play-other-room-no = Warsztat działa tylko na inne sekcje
play-other-room-short = tylko inne sekcje

play-power = Jest moc do przekierowania
play-power-no = Rdzeń energii przyjmuje moc, sam jej nie oddaje
play-power-short = tu brak mocy
play-undiverted = Moc nie jest jeszcze przekierowana
play-undiverted-no = moc jest już przekierowana
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
play-in-cost = Karta należy do kosztu
play-in-cost-no = { $card } nie należy do kosztu
play-in-cost-short = zła karta

play-power-all = Przekierowane sekcje: { $goal ->
    [8] wszystkie osiem
   *[other] wszystkie { $goal }
}
play-power-all-no = przekierowane sekcje: na razie { $number } z { $goal }
play-power-all-short = przekierowane { $number }/{ $goal }
play-apart = Jest do kogo dołączyć
play-apart-no = wszyscy są w jednej sekcji, nie ma do kogo dołączyć
play-apart-short = wszyscy razem
play-any-cards = Są karty do przekazania
play-any-cards-no = nikt nie ma kart
play-any-cards-short = brak kart
play-own-cards = Masz kartę
play-own-cards-no = twoja ręka jest pusta
play-own-cards-short = pusta ręka
play-discards = Są karty odrzucone
play-discards-no = stos kart odrzuconych jest pusty
play-discards-short = pusty stos
play-damage-cards = Są karty uszkodzeń do obejrzenia
play-damage-cards-no = nie ma już kart uszkodzeń
play-damage-cards-short = brak kart
play-shields = Żeton ochrony w puli
play-shields-no = w puli nie ma już żetonów ochrony
play-shields-short = brak tarcz

play-next-door = Tuż obok
play-next-door-no = { $steps ->
    [none] obok nie ma żadnej sekcji
    [0] już tam jesteś
   *[other] potrzeba ruchów: { $steps }; sekcja po sekcji, nigdy na ukos
}
play-next-door-short = { $steps ->
    [none] nie ma sekcji
    [0] już tu jesteś
   *[other] ruchów: { $steps }
}
play-own-meeple-no = w ruchu idzie tylko { $name }; Kubryk może przenieść każdego
play-own-meeple-short = nie twój pionek
play-to-room-no = pionek idzie do sekcji
play-to-room-short = tylko sekcje
play-elsewhere = Inna sekcja
play-elsewhere-no = { $name } już tam jest
play-elsewhere-short = już na miejscu
play-joined = Jest tam ktoś
play-joined-no = nikogo tam nie ma
play-joined-short = nikogo tam

play-to-discard-no = zostaje { $hand-limit }; ta karta idzie na stos odrzuconych
play-to-discard-short = na odrzucone
play-to-space-no = naprawia jedno otwarte pole w innej sekcji
play-to-space-short = tylko pola naprawy
play-card-discard-no = karty trafiają tam jako zapłata albo ponad limit { $hand-limit } na koniec tury
play-card-discard-short = nie ręcznie
play-card-deck-no = nic nie wraca do talii
play-card-deck-short = nigdy nie wraca
play-card-face-up-no = nic nie wraca do odkrytych kart
play-card-face-up-short = nigdy nie wraca
play-pod-online = Przekierowane sekcje: { $goal }
play-pod-online-no = jest zablokowana, przekierowane sekcje: { $number } z { $goal }
play-pod-online-short = kapsuła zablokowana
play-pod-core = Stoisz w Rdzeniu energii
play-pod-core-no = wsiada się z Rdzenia energii
play-pod-core-short = tylko z Rdzenia
play-pod-free = Wciąż jest w doku
play-pod-free-no = w kapsule jest już { $name }
play-pod-free-short = kapsuły już nie ma
play-card-pod-no = do kapsuły wsiada tylko ktoś z załogi
play-card-pod-short = tylko załoga
play-place-few-no = { $count ->
    [one] wybierz sekcję, która zostanie uszkodzona
    [few] wybierz { $count } różne sekcje
    [many] wybierz { $count } różnych sekcji
   *[other] wybierz { $count } różnych sekcji
}
play-place-few-short = najpierw wybierz
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] jedna sekcja jest już wybrana; wybierz ją ponownie, by ją cofnąć
        [few] { $count } sekcje są już wybrane; wybierz jedną ponownie, by ją cofnąć
        [many] { $count } sekcji jest już wybranych; wybierz jedną ponownie, by ją cofnąć
       *[other] { $count } sekcji jest już wybranych; wybierz jedną ponownie, by ją cofnąć
    }
   *[keys] { $count ->
        [one] jedna sekcja jest już wybrana; kliknij ją, by ją cofnąć
        [few] { $count } sekcje są już wybrane; kliknij jedną, by ją cofnąć
        [many] { $count } sekcji jest już wybranych; kliknij jedną, by ją cofnąć
       *[other] { $count } sekcji jest już wybranych; kliknij jedną, by ją cofnąć
    }
}
play-place-full-short = dość sekcji
play-damage-room-no = uszkodzenia trafiają do sekcji
play-damage-room-short = tylko sekcje
play-card-other-no = trafia na pole naprawy, na koszt przekierowania albo do kogoś z załogi w twojej sekcji
play-card-other-short = nie tam
play-aim-scavenge-no = { DEVICE() ->
    [pad] gdziekolwiek na statku
   *[keys] rzuć nią gdziekolwiek
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] gdziekolwiek
   *[keys] rzuć gdziekolwiek
}
play-aim-share-no = wybierz kogoś z załogi w swojej sekcji
play-aim-share-short = nie tam
play-aim-repair-no = wybierz otwarte pole w swojej sekcji
play-aim-repair-short = nie tam
play-aim-divert-no = wybierz sekcję, w której stoisz
play-aim-divert-short = nie tam
play-aim-activate-no = wybierz sekcję, w której stoisz
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
    [one] Statek jest gotowy, a przed pierwszą turą uderza karta uszkodzeń
    [2] Statek jest gotowy, a przed pierwszą turą uderzają dwie karty uszkodzeń
    [few] Statek jest gotowy, a przed pierwszą turą uderzają { $count } karty uszkodzeń
    [many] Statek jest gotowy, a przed pierwszą turą uderza { $count } kart uszkodzeń
   *[other] Statek jest gotowy, a przed pierwszą turą uderza { $count } kart uszkodzeń
}
play-log-turn = Tura { $turn }: { $name }
play-log-finish = { $name } kończy akcje
play-log-nothing = { $name } nie bierze nic więcej
play-log-action = { $name }: { $action }
play-log-move = { $name } idzie { FORM($room, "to") }
play-log-sent = { $same ->
    [yes] { $name } idzie { FORM($room, "to") }
   *[no] { $name } decyduje: { $other } idzie { FORM($room, "to") }
}
play-log-scavenge = { $name } szuka i wyrzuca { $value }: { $cards ->
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
play-log-activate = { $name } używa { FORM($room, "genitive") }
play-log-token = { $name } wydaje żeton akcji
play-log-tokens = { $name } zyskuje { $count ->
    [one] żeton akcji
    [few] { $count } żetony akcji
    [many] { $count } żetonów akcji
   *[other] { $count } żetonów akcji
}
play-log-shields = { $name } osłania { FORM($rooms, "accusative") }
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
play-log-damage = Uszkodzenia trafiają { FORM($rooms, "accusative") }
play-log-hit-cube = { $room } traci kostkę
play-log-hit-protected = Żeton ochrony ratuje { FORM($room, "accusative") }
play-log-hit-destroyed = { $room }: sekcja zniszczona
play-log-breach = To była ostatnia karta uszkodzeń: od następnej tury w kadłubie jest wyrwa
play-log-over-energy-core = Rdzeń energii rusza na nowo: statek jest ocalony
play-log-over-deck-empty = Skończyły się zasoby: statek jest stracony
play-log-over-room-destroyed = Zniszczenie { FORM($room, "genitive") } to koniec: statek jest stracony

## Over the table

play-die-scavenge = { $cards ->
    [0] Nic nie ma
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
play-breach-text = Nie ma już kart uszkodzeń. Od następnej tury rzut wyrywa zasoby.
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
    [one] Leży tu jeden żeton ochrony
    [few] Leżą tu { $count } żetony ochrony
    [many] Leży tu { $count } żetonów ochrony
   *[other] Leży tu { $count } żetonów ochrony
}
play-info-crew = Tutaj: { $names }

## Dialogs of decisions

play-confirm = Potwierdź
play-close = Zamknij
play-back = Cofnij
play-choose-first = Najpierw wybierz.
play-decides = Decyduje { $name }
play-follows = Co dalej
play-afterwards = Potem na stole
play-seen-by-all = jawne, aż ktoś ją dobierze
play-look = { DEVICE() ->
    [pad] Obejrzyj stół; dowolny przycisk wraca
   *[keys] Obejrzyj stół; klawisz lub kliknięcie wraca
}
play-peek-back = { DEVICE() ->
    [pad] Puść { KEY("tab") }, by zdecydować
   *[keys] Puść { KEY("tab") }, kliknij lub naciśnij klawisz, by zdecydować
}
play-note-undo = Możesz to cofnąć, póki nikt nie dobierze kart ani nie rzuci kością. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
play-note-final = Zakryte karty już pokazano, więc nie da się tego cofnąć. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
play-order-note = { DEVICE() ->
    [pad] Zakryte karty już pokazano: bez cofania. Podnieś kartę przyciskiem { KEY("enter") }; { KEY("left") } i { KEY("right") } ją przesuwają. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
   *[keys] Zakryte karty już pokazano: bez cofania. Kliknij lub przeciągnij kartę albo naciśnij { KEY("card-1") }–{ KEY("card-9") }; strzałki ją przesuwają. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
}
play-order-first = Wierzch talii: pierwsza
play-order-last = dobierana ostatnia
play-order-reset = Pierwotny układ
play-cargo-first = { $name } zbiera { $count ->
    [one] jedną
    [2] dwie
    [few] { $count }
    [many] { $count }
   *[other] { $count }
} z talii:
play-cargo-then = Potem może dobierać { $name }:
play-cargo-torn = Potem wyrwa w kadłubie porwie od { $least } do { $most } następnych kart.
play-cargo-or = albo jedną odkrytą kartę
play-bridge-line = Na koniec tury, którą ma { $name }: { $rooms }
play-bridge-fatal = przy tym stanie statek jest stracony
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
   *[keys] Przeciągnij odrzuconą kartę na kartę z ręki albo kliknij po jednej w każdym rzędzie.
}
play-engine-pile = Odrzucone, według rodzaju
play-engine-do = { $name } kładzie { FORM($give, "accusative") } na stos odrzuconych i bierze z niego { FORM($take, "accusative") }.
play-mess-text-hint = { DEVICE() ->
    [pad] Wybierz kartę, by ją dać albo wziąć; po jednej z obu rąk, by je zamienić.
   *[keys] Kliknij kartę lub przeciągnij ją, by ją dać albo wziąć; po jednej z obu rąk, by je zamienić.
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
play-way-draw = Wierzchnia karta talii
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
play-ask-divert = Przekieruj moc { FORM($room, "genitive") }: czym płacisz?
play-ask-share = Dzielenie się: { $name }
play-ask-action = { $action }: jak?
play-list-one = Wybierz jedno z tych
play-list-card = Wybierz kartę zasobów
play-list-cards = Wybierz karty zasobów
play-list-damage-card = Wybierz kartę uszkodzeń
play-list-damage-cards = Wybierz karty uszkodzeń
play-list-crew = Wybierz kogoś z załogi
play-list-crews = Wybierz osoby z załogi
play-list-room = Wybierz sekcję
play-list-rooms = Wybierz sekcje
play-list-slot = Wybierz pole naprawy
play-list-slots = Wybierz pola naprawy
play-list-shares = Wybierz, kto ile dostaje
play-list-number = Wybierz liczbę
play-list-then = { $chosen }. { $next }
play-list-action = Wybierz sposób.
play-list-note = Nic nie jest przesądzone, zanim wybierzesz. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
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
    [pad] Wierzchnia karta uszkodzeń trafia swoje sekcje, jedną po drugiej. Przycisk { KEY("enter") } przewija.
   *[keys] Wierzchnia karta uszkodzeń trafia swoje sekcje, jedną po drugiej. Kliknięcie przewija.
}
play-prompt-breach = Wyrwa w kadłubie
play-prompt-breach-text = { DEVICE() ->
    [pad] Kość mówi, ile kart zasobów przepada. Przycisk { KEY("enter") } przewija.
   *[keys] Kość mówi, ile kart zasobów przepada. Kliknięcie przewija.
}
play-prompt-seat = Decyduje { $name }
play-prompt-seat-text = { DEVICE() ->
    [pad] Rozejrzyj się tymczasem: sekcje, talie i stosy mówią o sobie. Przycisk { KEY("enter") } przewija to, co widać.
   *[keys] Rozejrzyj się tymczasem: sekcje, talie i stosy mówią o sobie. Kliknięcie przewija to, co widać.
}
play-prompt-over = Koniec gry
play-prompt-over-text = Rozglądaj się, ile chcesz. { KEY("enter") } albo przycisk obok pokazuje wynik.

## Escape Pod

play-board-title = { $name } opuszcza statek?
play-board-text = Odwrotu nie ma. { $name } zachowuje rękę, oddaje żetony i kostki i od razu bierze wierzchnią kartę ze stosu odrzuconych; rzut nie wyższy niż liczba kart na ręce daje jeszcze jedną. Tak wygląda odtąd każda tura, którą ma { $name }. Jeśli statek ocaleje, { $name } przegrywa, a reszta wygrywa. Jeśli przepadnie, { $name } bierze ostatnią kartę i rzuca raz: ratuje tylko rzut wyższy niż liczba kart, i to w pojedynkę.
play-board-yes = Wsiądź do kapsuły
play-board-no = Zostań z załogą
play-tip-pod = Kapsuła ratunkowa: gdy liczba przekierowanych sekcji sięgnie { $pod-rooms }, jedna osoba z załogi może uciec z Rdzenia energii{ KEY("board", before: " (", after: ")") }. Kosztuje to jedną akcję i nie da się cofnąć.
play-tip-pod-taken = { $name } dryfuje: co turę karta ze stosu odrzuconych i jeszcze jedna przy rzucie nie wyższym niż liczba kart na ręce.
play-log-board = { $name } wsiada do kapsuły ratunkowej i opuszcza statek
play-log-pod-roll = { $name } dryfuje, rzut { $value }: { $more ->
    [yes] jeszcze jedna karta
   *[no] bez kolejnej karty
}
play-log-last-roll = { $name }, ostatni rzut { $value }: { $free ->
    [yes] kapsuła uchodzi cało
   *[no] kapsuła przepada wraz ze statkiem
}
play-prompt-pod = { $name } dryfuje
play-prompt-pod-text = { DEVICE() ->
    [pad] Karta ze stosu odrzuconych, potem rzut: nie wyższy niż liczba kart na ręce daje jeszcze jedną. Przycisk { KEY("enter") } przewija.
   *[keys] Karta ze stosu odrzuconych, potem rzut: nie wyższy niż liczba kart na ręce daje jeszcze jedną. Kliknięcie przewija.
}
play-pod-leaves = { $name } opuszcza statek
play-pod-leaves-text = Bez odwrotu: { $name } przegrywa, jeśli statek ocaleje.
play-pod-turn = { $name } dryfuje w kapsule ratunkowej
play-pod-turn-text = { $taken ->
    [0] Stos odrzuconych jest pusty, ale rzut i tak się odbywa.
   *[other] Bierze kartę i rzuca: { $held } lub mniej { $left ->
        [0] dałoby jeszcze jedną, ale kart już nie ma
       *[other] daje potem jeszcze jedną
    }.
}
play-pod-last = Ostatni rzut
play-pod-last-text = { $taken ->
    [0] { $name } nie ma już skąd wziąć karty.
   *[other] { $name } bierze ostatnią kartę.
} Ratuje tylko rzut wyższy niż liczba kart na ręce.
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
    }: kapsuła uchodzi cało
   *[no] Nie ponad { $held ->
        [one] jedną kartę
        [few] { $held } karty
        [many] { $held } kart
       *[other] { $held } kart
    }: kapsuła przepada
}

## Damage Control

play-left-unseen = Kontrola uszkodzeń usunęła z talii po jednej karcie każdego rodzaju i nikt nie wie której: następna może być jedna z { $possible } kart, a tego rodzaju zostało { $left }.
play-left-to-crew = Sekcje następnej karty uszkodzeń wybierze załoga: { $percent }%.
play-hit-left = { $left ->
    [0] Ostatnia kostka: nie zostaje żadna
    [one] Zostaje 1 kostka
    [few] Zostają { $left } kostki
    [many] Zostaje { $left } kostek
   *[other] Zostaje { $left } kostek
}
play-hit-token = Tarcza przyjmuje cios
play-hit-holder = Tarcza załogi
play-damage-lost = Z tym wyborem statek jest stracony.
play-hit-fatal = Statek stracony
play-log-damage-control = { $name } wybiera { FORM($rooms, "accusative") }

## End of the actions

play-end-title = Zakończyć akcje?
play-end-text = { $lost ->
    [one] Została jedna akcja, a w puli nie ma na nią żetonu akcji: przepadłaby.
    [few] Przepadłyby { $lost } twoje akcje: w puli jest za mało żetonów akcji.
    [many] Przepadłoby { $lost } twoich akcji: w puli jest za mało żetonów akcji.
   *[other] Przepadłoby { $lost } twoich akcji: w puli jest za mało żetonów akcji.
}
play-end-yes = Zakończ akcje

## Undo

play-undo-roll = Cofnij: od tego czasu padł rzut kością
play-undo-seen = Cofnij: od tego czasu pokazano zakryte karty
play-undo-drawn = Cofnij: od tego czasu dobrano karty
play-undo-start = Cofnij: gra dopiero się zaczyna
play-undo-others = Cofnij: wcześniej nic nie wybrano ręcznie
play-redo-none = Ponów: nic nie zostało cofnięte
play-tip-undo = Cofnij ostatnią decyzję{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Ponów{ KEY("redo", before: " (", after: ")") }
play-tip-log = Dziennik{ KEY("log", before: " (", after: ")") }
play-tip-help = Pomoc i klawisze{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = Akcje bez własnego przycisku{ KEY("more", before: " (", after: ")") }: ile która kosztuje i dlaczego nie można jej wykonać.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Przejdź do karty: statek pokaże jej sekcje.
   *[keys] Wskaż kartę: statek pokaże jej sekcje.
}
play-map-repairs = { $count ->
    [0] Przy obecnym stanie statku nic nie naprawi.
   *[other] Naprawi teraz: { $rooms }
}
play-map-diverts = { $count ->
    [0] Żadna sekcja nie potrzebuje jej już do przekierowania.
   *[other] Potrzebna do przekierowania: { $rooms }
}
play-map-struck = { $count ->
    [0] Sekcje wybiera załoga.
   *[other] Trafia: { $rooms }
}

## Log, pile and help

play-log-title = Dziennik
play-log-help = { DEVICE() ->
    [pad] Przewijaj przyciskami { KEY("up") } i { KEY("down") }.
   *[keys] Wskaż wiersz, by zobaczyć, czego dotyczył. Kółko i strzałki przewijają.
}
play-log-hidden = { DEVICE() ->
    [pad] Bez liczenia: ta tura i poprzednia. Przewijaj przyciskami { KEY("up") } i { KEY("down") }.
   *[keys] Bez liczenia: ta tura i poprzednia. Kółko i strzałki przewijają.
}
play-piles-title = Talie i stosy
play-piles-deck = Talia zasobów
play-piles-discard = Odrzucone
play-piles-damage-deck = Talia uszkodzeń
play-piles-damage-discard = Co już uderzyło
play-piles-deck-text = { $count ->
    [one] W talii zasobów została jedna karta:
    [few] W talii zasobów zostały { $count } karty, { $seen ->
        [0] w kolejności, której nikt nie zna
       *[other] pod obejrzanymi w kolejności, której nikt nie zna
    }:
    [many] W talii zasobów zostało { $count } kart, { $seen ->
        [0] w kolejności, której nikt nie zna
       *[other] pod obejrzanymi w kolejności, której nikt nie zna
    }:
   *[other] W talii zasobów zostało { $count } kart, { $seen ->
        [0] w kolejności, której nikt nie zna
       *[other] pod obejrzanymi w kolejności, której nikt nie zna
    }:
}
play-piles-damage-text = { $count ->
    [0] Nie ma już kart: w kadłubie jest wyrwa.
    [one] Została jedna karta, potem wyrwa w kadłubie:
    [few] Zostały { $count } karty, { $seen ->
        [0] rodzaj po rodzaju, każdy potasowany
       *[other] nieobejrzane rodzaj po rodzaju
    }, potem wyrwa w kadłubie:
    [many] Zostało { $count } kart, { $seen ->
        [0] rodzaj po rodzaju, każdy potasowany
       *[other] nieobejrzane rodzaj po rodzaju
    }, potem wyrwa w kadłubie:
   *[other] Zostało { $count } kart, { $seen ->
        [0] rodzaj po rodzaju, każdy potasowany
       *[other] nieobejrzane rodzaj po rodzaju
    }, potem wyrwa w kadłubie:
}
play-piles-seen = { $count ->
    [one] Następną kartę znają wszyscy:
    [few] Następne { $count } karty znają wszyscy, w tej kolejności:
    [many] Następne { $count } kart znają wszyscy, w tej kolejności:
   *[other] Następne { $count } kart znają wszyscy, w tej kolejności:
}
play-piles-missing = Po jednej karcie każdego pokazanego tu rodzaju nie ma w talii i nikt nie wie której.
play-piles-bottom = { $count ->
    [one] Ostatnią kartę znają wszyscy:
    [few] Ostatnie { $count } karty znają wszyscy:
    [many] Ostatnie { $count } kart znają wszyscy:
   *[other] Ostatnie { $count } kart znają wszyscy:
}
play-piles-unseen = Nikt nie wie, co leży na wierzchu.
play-piles-struck = { $count ->
    [one] Uderzyła jedna karta uszkodzeń
    [few] Uderzyły { $count } karty uszkodzeń, od najnowszej
    [many] Uderzyło { $count } kart uszkodzeń, od najnowszej
   *[other] Uderzyło { $count } kart uszkodzeń, od najnowszej
}
play-piles-hidden = Bez liczenia: talie i stosy są zamknięte, póki nie otworzy ich sekcja.
play-pile-title = { $count ->
    [0] Stos kart odrzuconych jest pusty
    [one] Jedna karta
    [few] { $count } karty, od najnowszej
    [many] { $count } kart, od najnowszej
   *[other] { $count } kart, od najnowszej
}
play-help-title = Pomoc
play-help-1-head = Pytaj o wszystko
play-help-1 = { DEVICE() ->
    [pad] { $key } otwiera instrukcję w miejscu, które wyjaśnia to, co zaznaczone, z tym, co teraz znaczy na waszym stole.
   *[keys] Kliknij to prawym przyciskiem albo wskaż i naciśnij { $key }: instrukcja otworzy się w miejscu, gdzie to wyjaśnia, z tym, co teraz znaczy na waszym stole. Z klawiatury: { $key } tam, gdzie jest zaznaczenie.
}
play-help-2-head = Pytaj, dlaczego nie
play-help-2 = Co jest niemożliwe, mówi dlaczego. { $key } prowadzi wtedy do zasady.
play-help-3-head = { DEVICE() ->
    [pad] Padem
   *[keys] Myszą
}
play-help-3 = { DEVICE() ->
    [pad] Wybierz cokolwiek, a potem cel. Co świeci, jest dozwolone.
   *[keys] Przeciągnij wszystko tam, gdzie ma trafić, albo kliknij, a potem kliknij cel. Co świeci, jest dozwolone.
}
play-help-keys = Klawisze
play-key-1 = { $first } do { $last }: podnieś kartę
play-key-2 = { $keys }: ruch, szukanie, dzielenie się
play-key-3 = { $keys }: naprawa, przekierowanie, aktywacja, kapsuła
play-key-4 = { KEY("arrows") }: z sekcji do sekcji
play-key-5 = { KEY("tab") }: pulpit, plansza, załoga, talie
play-key-6 = { KEY("enter") }: wybierz zaznaczone
play-key-7 = { $keys }: zakończ akcje
play-key-8 = { KEY("escape") }: odłóż, nie używaj sekcji, menu
play-key-9 = { $keys }: cofnij{ DEVICE() ->
    [pad] {""}
   *[keys] {" (też Ctrl+Z)"}
}
play-key-10 = { $keys }: ponów{ DEVICE() ->
    [pad] {""}
   *[keys] {" (też Ctrl+Y)"}
}
play-key-11 = { $keys }: dziennik, talie i stosy
play-key-12 = Przytrzymany { KEY("tab") }: stół pod oknem
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
play-tip-divert = Odłóż trzy karty tej sekcji: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-repair = Odłóż kartę pasującą do otwartego pola: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-activate = Użyj zdolności sekcji, w której stoisz: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-end = Zakończ akcje{ KEY("end", before: " (", after: ")") }. Każda niewykorzystana staje się żetonem akcji, o ile starczy ich w puli.
play-tip-decline = { DEVICE() ->
    [pad] Nie bierze nic: { KEY("enter") }.
   *[keys] Nie bierze nic: kliknij lub { KEY("enter") }.
}
play-tip-stepper = Trzy fazy tury.
play-tip-threat = Jak prawdopodobne jest, że przy tym stanie następna karta uszkodzeń zgubi statek, i co jeszcze nadejdzie.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć wierzchnią kartę. Gdy ktoś dobierze ostatnią, statek jest stracony.
        [2] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć dwie wierzchnie karty. Gdy ktoś dobierze ostatnią, statek jest stracony.
        [few] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć { $count } wierzchnie karty. Gdy ktoś dobierze ostatnią, statek jest stracony.
        [many] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć { $count } wierzchnich kart. Gdy ktoś dobierze ostatnią, statek jest stracony.
       *[other] Talia zasobów. Naciśnij { KEY("enter") }, by wziąć { $count } wierzchnich kart. Gdy ktoś dobierze ostatnią, statek jest stracony.
    }
   *[keys] { $count ->
        [one] Talia zasobów. Kliknij, by wziąć wierzchnią kartę. Gdy ktoś dobierze ostatnią, statek jest stracony.
        [2] Talia zasobów. Kliknij, by wziąć dwie wierzchnie karty. Gdy ktoś dobierze ostatnią, statek jest stracony.
        [few] Talia zasobów. Kliknij, by wziąć { $count } wierzchnie karty. Gdy ktoś dobierze ostatnią, statek jest stracony.
        [many] Talia zasobów. Kliknij, by wziąć { $count } wierzchnich kart. Gdy ktoś dobierze ostatnią, statek jest stracony.
       *[other] Talia zasobów. Kliknij, by wziąć { $count } wierzchnich kart. Gdy ktoś dobierze ostatnią, statek jest stracony.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Talia zasobów. Przycisk { KEY("enter") } bierze z niej, ilekroć wolno ci brać karty. Gdy ktoś dobierze ostatnią, statek jest stracony. Co zostało: stos kart odrzuconych{ KEY("piles", before: " (", after: ")") }.
   *[keys] Talia zasobów. Kliknięcie bierze z niej, ilekroć wolno ci brać karty. Gdy ktoś dobierze ostatnią, statek jest stracony. Co zostało: stos kart odrzuconych{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Odkryta karta. Weź ją przy zbieraniu zamiast kart z talii ({ $deck-cards }) albo przy szukaniu.
play-tip-discard = { DEVICE() ->
    [pad] Stos kart odrzuconych. Naciśnij { KEY("enter") }, by zobaczyć go w całości i to, co zostało w taliach{ KEY("piles", before: " (", after: ")") }.
   *[keys] Stos kart odrzuconych. Kliknij, by zobaczyć go w całości i to, co zostało w taliach{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Talia uszkodzeń: na koniec każdej tury uderza jedna karta. Naciśnij { KEY("enter") }, by zobaczyć, co zostało, bez kolejności.
   *[keys] Talia uszkodzeń: na koniec każdej tury uderza jedna karta. Kliknij, by zobaczyć, co zostało, bez kolejności.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] Ostatnia karta uszkodzeń. Naciśnij { KEY("enter") }, by zobaczyć wszystkie, które uderzyły.
   *[keys] Ostatnia karta uszkodzeń. Kliknij, by zobaczyć wszystkie, które uderzyły.
}
play-tip-threat-breach = Jak prawdopodobne jest, że następny rzut za wyrwę porwie ostatnią kartę zasobów, a wtedy statek jest stracony.
play-tip-threat-breach-before = Jak prawdopodobne jest, że następny rzut za wyrwę porwie ostatnią kartę zasobów i statek będzie stracony, jeśli wcześniej faza 2 weźmie tylko jedną kartę. Każda kolejna to zwiększa.
play-tip-threat-empty = Faza 2 zabiera ostatnią kartę zasobów, z talii albo w miejsce odkrytej: statek jest stracony, jeśli wcześniej nie ocaleje.
play-tip-threat-hidden = Co zdradza rewers następnej karty uszkodzeń. Bez liczenia: szanse i reszta pozostają ukryte.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Talia zasobów. Przycisk { KEY("enter") } bierze z niej, ilekroć wolno ci brać karty. Gdy ktoś dobierze ostatnią, statek jest stracony. Bez liczenia: nie widać, ile zostało.
   *[keys] Talia zasobów. Kliknięcie bierze z niej, ilekroć wolno ci brać karty. Gdy ktoś dobierze ostatnią, statek jest stracony. Bez liczenia: nie widać, ile zostało.
}
play-tip-discard-hidden = Stos kart odrzuconych. Bez liczenia: jest zamknięty, póki nie otworzy go sekcja.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Nie ma już kart uszkodzeń: turę kończy rzut, który wyrywa karty zasobów. Naciśnij { KEY("enter") }, by zobaczyć, co uderzyło.
   *[keys] Nie ma już kart uszkodzeń: turę kończy rzut, który wyrywa karty zasobów. Kliknij, by zobaczyć, co uderzyło.
}
play-tip-damage-deck-hidden = Talia uszkodzeń: na koniec każdej tury uderza jedna karta. Bez liczenia: nie widać, co zostało.
play-tip-damage-discard-hidden = Ostatnia karta uszkodzeń. Bez liczenia: wcześniejsze pozostają ukryte.
play-tip-die = { DEVICE() ->
    [pad] Kość. Naciśnij { KEY("enter") }, by szukać.
   *[keys] Kość. Kliknij ją albo rzuć nią, by szukać.
}
play-tip-shield = Żeton ochrony przyjmuje następne trafienie w tę sekcję.
play-tip-supply-cube = Kostki naprawy w puli
play-tip-supply-action = Żetony akcji w puli, wszystkich jest { $action-tokens }
play-tip-supply-protection = Żetony ochrony w puli, wszystkich jest { $protection-tokens }
play-tip-supply-power = Sekcje, których moc trzeba jeszcze przekierować
play-tip-crew = { $name }: gdzie, jakie żetony i ręka; na koniec tury najwyżej { $hand-limit } kart.
