### The screens outside the table.

language-name = Polski

## Title

title-tagline = Gra kooperacyjna dla 1–4 graczy
title-continue = Kontynuuj
title-continue-detail = Tura { $turn } · { $difficulty } · { $names }
title-new = Nowa gra
title-load = Zapisane gry
title-quit = Zakończ
title-credit = Na podstawie gry planszowej Aydena Lowthera · Wersja { $version }
hint-choose = wybierz
hint-open = otwórz
hint-fullscreen = pełny ekran
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Części ustawień nie udało się odczytać; wróciły do domyślnych. Stary plik zachowano jako { $path }.
notice-newer = Plik { $path } pochodzi z nowszej wersji Solar Storm. Twoja wersja korzysta z tego, co potrafi odczytać.

## Difficulties

difficulty-easy = Łatwy
difficulty-medium = Średni
difficulty-hard = Trudny
difficulty-veteran = Weteran
difficulty-realist = Realista

## Questions

confirm-back = Wróć

## Menu over the table

menu-heading = Menu
menu-where = Tura { $turn } · { $difficulty }
menu-continue = Kontynuuj
menu-speed = Tempo
speed-off = Od razu
speed-fast = Szybkie
speed-normal = Średnie
speed-slow = Spokojne
menu-reduced-motion = Mniej ruchu
menu-reduced-motion-detail = Nic się nie trzęsie, nie pulsuje ani nie koziołkuje.
menu-confirm = Pytaj przed utratą akcji
menu-confirm-detail = Pyta, gdy za niewykorzystane akcje nie byłoby żetonów.
menu-new = Nowa gra
menu-title = Ekran tytułowy
menu-quit = Zakończ
menu-saved = Gra zapisuje się po każdej decyzji.
menu-unsaved = Autozapis w tej kopii Solar Storm jest wyłączony. „Zapisz jako…” zachowa tę grę.

## Setup

setup-title = Nowa gra
setup-back = Wróć do ekranu tytułowego
setup-crew-fixed = { $players ->
    [1] Jeden gracz
   *[other] Gracze ({ $players })
} zawsze { $players ->
    [1] prowadzi
   *[other] prowadzą
} { $crew ->
    [1] jednego członka załogi
    [2] dwóch członków załogi
    [3] trzech członków załogi
   *[other] załogę o liczebności { $crew }
}.
setup-name = Imię
setup-mark-taken = { $name } ma już ten znak.
setup-remove = Usuń tego członka załogi
setup-fewest = Załoga statku liczy co najmniej dwóch członków. Aby grać samemu, włącz „{ expansion-solo }”.
setup-add = Dodaj gracza
setup-name-empty = Każdy członek załogi musi mieć imię.
setup-name-twice = Dwóch członków załogi ma to samo imię. Zmień imię jednego z nich.
setup-name-longest = Najwyżej { $count } znaków. Reszta jest pomijana.
setup-name-letter = Znak { $place } jest niedozwolony: to emoji albo znak, którego nie ma w czcionkach gry.
setup-first = Pierwsza tura
setup-first-chance = Losowo
setup-no-counting = Bez liczenia
setup-no-counting-note = Ukrywa zawartość talii i stosów odrzuconych oraz szanse. Kapitan też ich nie podaje.
setup-universals = { $count ->
    [0] bez uniwersalnych
   *[other] { $count }× { $resource }
}
setup-modes = Dodatki
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = Losowo
setup-rooms-pick = Własne
setup-rooms-v1-note = każda sekcja ma pierwszą zdolność
setup-rooms-v2-note = druga zdolność, chyba że wymaga więcej graczy
setup-rooms-mixed-note = sekcje dostają losowo V1 lub V2
setup-rooms-pick-note = wybierz V1 lub V2, sekcja po sekcji
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] Losowo V1 lub V2. Zaznacz, by przeczytać obie.
   *[keys] Losowo V1 lub V2. Wskaż, by przeczytać obie.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = Ta sekcja nie ma V2.
setup-no-rules = Tych dodatków nie można łączyć. { $detail }
setup-seed = Ziarno
setup-seed-chance = Losowo
setup-seed-roll = Losuje inny statek.
setup-seed-clear = Usuń ziarno
setup-seed-none = Bez ziarna: każda gra jest inna.
setup-seed-note = To samo ziarno i te same ustawienia dają tę samą grę. Kod gry zawiera jedno i drugie: wpisz go tu lub wklej.
setup-seed-words = Z tych słów powstaje ziarno { $seed }, zawsze to samo.
setup-seed-long = Za długie: ziarno ma najwyżej tyle cyfr: { $digits }.
setup-mission = Ta misja
setup-fact-hands = Ręce
setup-fact-hands-value = { $cards ->
    [one] po jednej karcie
    [few] po { $cards } karty
    [many] po { $cards } kart
   *[other] po { $cards } kart
}
setup-fact-hands-shared = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}, wspólne dla wszystkich
setup-fact-rooms = Sekcje
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-deck = Karty zasobów
setup-fact-deck-value = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}, { $universals ->
    [0] bez uniwersalnych
   *[other] { $universals }× { $resource }
}
setup-fact-damage = Talia uszkodzeń
setup-fact-damage-value = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}, potem wyrwa
setup-fact-damaged = Statek
setup-fact-damaged-value = utracone już kostki: { $spaces }
setup-outlook = Wygrane
setup-outlook-note = Zmierzone na losowych statkach, z załogami jednej rangi, którymi gra program.
setup-outlook-nearest = { $ranks }: tej gry nie zmierzono. To liczba dla najbardziej podobnej: { $game }
setup-nearest = podobna
setup-outlook-counting = z liczeniem
setup-ranks = { $rank ->
    [cadet] Kadeci
    [officer] Oficerowie
   *[captain] Komandorzy
}
setup-ranks-win = { $rank ->
    [cadet] wygrane kadetów programu
    [officer] wygrane oficerów programu
   *[captain] wygrane komandorów programu
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }–{ $high }%
setup-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
setup-not-measured = nie zmierzono
setup-change = { $points } ± { $margin } p.p.
setup-change-tip = { $known ->
    [more] Tak załogi programu ({ $ranks }) na każde 100 statków ratują o { $points } więcej.
    [fewer] Tak załogi programu ({ $ranks }) na każde 100 statków ratują o { $points } mniej.
   *[unclear] Bez wyraźnego wpływu na szanse załóg programu ({ $ranks }).
}
setup-against-first = w porównaniu z samymi V1
setup-start = Start
setup-replace-title = Wyjść z trwającej gry?
setup-replace-text = Tura { $turn } · { $difficulty } · { $names }. Zostanie wśród zapisanych gier.
setup-replace-yes = Zacznij nową grę

## Game over

over-won = Zwycięstwo
over-lost = Porażka
over-go-on = { DEVICE() ->
    [pad] Dowolny przycisk: wyniki
   *[keys] Dowolny klawisz lub kliknięcie: wyniki
}
over-energy-core = Rdzeń znów działa
over-room-destroyed = Statek stracony
over-deck-empty = Koniec zasobów
over-energy-core-why = { $name } uruchamia Rdzeń w turze { $turn }, gdy w talii { $cards ->
    [one] zostaje jedna karta zasobów
    [few] zostają { $cards } karty zasobów
    [many] zostaje { $cards } kart zasobów
   *[other] zostaje { $cards } kart zasobów
}.
over-close = { $count ->
    [0] Żadnej sekcji nie zabrakło kostek.
    [one] Raz sekcja została bez kostek.
    [few] { $count } razy sekcja została bez kostek.
    [many] { $count } razy sekcja została bez kostek.
   *[other] { $count } razy sekcja została bez kostek.
}
over-stand-ins = { $count ->
    [one] Raz program nie odpowiedział i gra wybrała za niego.
    [few] { $count } razy program nie odpowiedział i gra wybrała za niego.
    [many] { $count } razy program nie odpowiedział i gra wybrała za niego.
   *[other] { $count } razu program nie odpowiedział i gra wybrała za niego.
}
over-room-destroyed-why = W turze { $turn } burza trafiła w { FORM($room, "accusative") }, gdzie nie było kostek ani żetonu ochrony.
over-deck-empty-why = { $torn ->
    [0] W turze { $turn } ({ $name }) skończyła się talia zasobów.
   *[other] W turze { $turn } wyrwa w kadłubie zabrała { $torn ->
        [one] ostatnią kartę zasobów
        [few] ostatnie { $torn } karty zasobów
        [many] ostatnie { $torn } kart zasobów
       *[other] ostatnie { $torn } kart zasobów
    }.
}
over-diverted = { $count ->
    [0] Żadna sekcja nie była jeszcze przekierowana.
    [8] Wszystkie sekcje były przekierowane. Zabrakło tylko uruchomienia Rdzenia.
    [one] Przekierowana była jedna z { $rooms } sekcji.
    [few] Przekierowane były { $count } z { $rooms } sekcji.
    [many] Przekierowanych było { $count } z { $rooms } sekcji.
   *[other] Przekierowanych było { $count } z { $rooms } sekcji.
}
over-fact-turns = { $count ->
    [one] tura
    [few] tury
    [many] tur
   *[other] tury
}
over-fact-cards = { $count ->
    [one] karta w talii
    [few] karty w talii
    [many] kart w talii
   *[other] karty w talii
}
over-fact-damage = karty uszkodzeń
over-fact-diverted = przekierowane
over-fact-criticals = { $count ->
    [one] groźna chwila
    [few] groźne chwile
    [many] groźnych chwil
   *[other] groźnej chwili
}
over-fact-difficulty = trudność
over-fact-seed = ziarno
over-fact-code = kod gry
over-chart = Tura po turze
over-chart-diverted = przekierowane
over-chart-missing = brakujące kostki
over-chart-deck = karty w talii
over-chart-start = start
over-chart-turn = tura { $turn }
over-band-1 = po 1 sekcji
over-band-2 = po 2 sekcje
over-band-3 = po 3 sekcje
over-band-breach = Wyrwa
over-critical = Tura { $turn }: groźna chwila
over-critical-room = { $room } nie ma kostek
over-pod-lost = { $name } przegrywa
over-pod-lost-why = Statek ocalał, a { $name } jest poza nim.
over-pod-alone = { $name } ucieka w pojedynkę
over-pod-alone-why = Ostatni rzut, { $roll }, jest wyższy niż liczba kart na ręce: { $held }.
over-pod-all = Przegrywają wszyscy, { $name } także
over-pod-all-why = Ostatni rzut, { $roll }, nie jest wyższy niż liczba kart na ręce: { $held }.
over-pod-told = { $turn ->
    [0] Ucieczka przed tym zapisem
   *[other] Ucieczka w turze { $turn }
} · { $adrift ->
    [one] 1 tura dryfu
    [few] { $adrift } tury dryfu
    [many] { $adrift } tur dryfu
   *[other] { $adrift } tur dryfu
} · { $taken ->
    [one] 1 wzięta karta
    [few] { $taken } wzięte karty
    [many] { $taken } wziętych kart
   *[other] { $taken } wziętych kart
}
over-crew = Załoga
over-most = najwięcej w załodze
over-row-turns = Rozegrane tury
over-row-moves = Ruchy
over-row-repairs = Przywrócone kostki
over-row-diverts = Przekierowania
over-row-shares = Przekazane karty
over-row-scavenges = Rzuty szukania
over-row-activations = Aktywacje sekcji
over-row-tokens = Użyte żetony
over-board = Obejrzyj planszę
over-watch = Obejrzyj powtórkę
over-again = Zagraj tym statkiem
over-new = Nowa gra
over-title = Ekran tytułowy

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjkl zxcvbnm ąćęłńóśźż
keyboard-capital = Wielka
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Usuń
keyboard-system = Klawiatura systemu
keyboard-done = Gotowe
