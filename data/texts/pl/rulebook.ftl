### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what you do (`-may-1` ...) and
### what limits it (`-not-1` ..., each of which says “cannot” or what goes wrong, for it stands behind a red cross), a special case (`-special-head`,
### `-special`), what its figure shows (`-figure`), and the words under which players look for it (`-words`, with commas). `rulebook-limits` is the heading
### above the limits where the page has none of its own (`-may-head`, `-not-head`). Numbers come from the content: its own names, supplies, and those of
### game/rulebook/numbers.py.

## The screen

rulebook-title = Instrukcja
rulebook-search = Szukaj
rulebook-close = Zamknij
rulebook-contents = Spis treści
rulebook-subjects = Od A do Z
rulebook-from = Otwarte z: { $what }
rulebook-hits = { $count ->
    [one] Jeden wynik
    [few] { $count } wyniki, od najlepszego
    [many] { $count } wyników, od najlepszego
   *[other] { $count } wyników, od najlepszego
}
rulebook-hit = { $chapter } · wynik { $number } z { $count } dla „{ $query }”
rulebook-none = Brak wyników dla „{ $query }”. Może chodzi o:
rulebook-none-at-all = Brak wyników dla „{ $query }”.
rulebook-now = Teraz na waszym stole
rulebook-show = Pokaż na stole
rulebook-see = Zobacz też
rulebook-try = Wypróbuj
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Zacznij
rulebook-open = Instrukcja
rulebook-side-v2 = { $name } (alternatywa, V2)
rulebook-limits = Ograniczenia

rulebook-chapter-mission = Misja
rulebook-chapter-turn = Twoja tura
rulebook-chapter-storm = Burza
rulebook-chapter-rooms = Sekcje
rulebook-chapter-cards = Karty zasobów
rulebook-chapter-tokens = Elementy i żetony
rulebook-chapter-variants = Sposoby gry

## What the content says of itself

rulebook-room-passive = Pasywna: działa automatycznie i nie kosztuje akcji.
rulebook-room-cost = Aktywacja kosztuje { $cost ->
    [one] jedną akcję
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
rulebook-room-whole = Działa tylko w pełni naprawiona: kostka musi być na każdym polu ({ $count }).
rulebook-room-divert = Koszt przekierowania mocy: { $cards }.
rulebook-room-players = Nie można jej użyć, gdy graczy jest mniej niż { $count }. Zastępuje ją druga strona.
rulebook-resource-copies = Kart „{ $card }” jest w grze { $count }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Ich liczba zależy od poziomu trudności: { $levels }.
rulebook-resource-rooms = Naprawia pole w sekcjach: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Talia zasobów liczy kart { $whole }, bez uniwersalnych.
   *[other] Talia zasobów liczy kart { $whole }, w tym { $cards }.
}
rulebook-expansion-players = Dla { $players } { $most ->
    [1] gracza
   *[other] graczy
}.
rulebook-expansion-apart = Nie można łączyć z: { $others }.
rulebook-action-lead = { $source ->
    [none] Akcja fazy 1
   *[other] Akcja z dodatku „{ $source }”
}. Koszt: { $cost ->
    [0] 0 akcji
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.

## The mission

rulebook-ship = Statek
rulebook-ship-lead = { $rooms ->
    [9] Statek ma dziewięć sekcji, trzy na trzy.
   *[other] Liczba sekcji statku: { $rooms }.
} W środku jest Rdzeń energii. Sekcje wokół niego ({ $power }) zmieniają miejsca w każdej grze.
rulebook-ship-may-1 = Każda z { $power } sekcji ma pola naprawy ({ $spaces }). Na początku na każdym jest kostka.
rulebook-ship-may-2 = Sąsiednie są sekcje ze wspólnym bokiem. Rogi się nie liczą.
rulebook-ship-may-3 = Rdzeń energii nie ma pól naprawy i nie odnosi uszkodzeń. Zbiera moc, którą przekierowujesz.
rulebook-ship-figure = Rdzeń energii z mocą trzech sekcji.
rulebook-ship-words = plansza, mapa, siatka, układ, cel, rdzeń, sąsiad, statek, sekcja, pomieszczenie, pokój

rulebook-goal = Koniec gry
rulebook-goal-lead = Przekieruj moc wszystkich { $power } sekcji, potem aktywuj Rdzeń energii. Statek jest ocalony i wszyscy na pokładzie wygrywają.
rulebook-goal-may-head = Jak wygrywasz
rulebook-goal-may-1 = Gdy ostatnia sekcja jest przekierowana, każdy członek załogi w Rdzeniu energii może go aktywować. Kosztuje to jedną akcję.
rulebook-goal-may-2 = Sekcje mogą być wtedy uszkodzone. Liczy się tylko ich moc.
rulebook-goal-not-head = Jak przegrywasz
rulebook-goal-not-1 = Trafienie niszczy sekcję, która nie ma już kostek: statek jest od razu stracony.
rulebook-goal-not-2 = Talia zasobów się kończy: statek jest od razu stracony.
rulebook-goal-special-head = Dezerter
rulebook-goal-special = Jeśli statek ocaleje, dezerter w kapsule ratunkowej przegrywa. Jeśli nie, decyduje ostatni rzut: dezerter wygrywa w pojedynkę albo przegrywają wszyscy.
rulebook-goal-figure = Wszystkie sekcje są przekierowane. Aktywacja Rdzenia wygrywa.
rulebook-goal-words = wygrana, przegrana, zwycięstwo, porażka, koniec, koniec gry, uruchomienie, ucieczka, cel
rulebook-length = Czas gry
rulebook-length-lead = Większość gier trwa od piętnastu do trzydziestu tur, licząc tury wszystkich. To mniej więcej od pół godziny do godziny.
rulebook-length-may-1 = Talia zasobów to zegar. Gdy się skończy, gra się kończy.
rulebook-length-may-2 = Możesz przerwać w każdej chwili: gra zapisuje się po każdej decyzji.
rulebook-length-words = czas gry, minuty, godziny, jak długo, ile tur

rulebook-setting-up = Przygotowanie
rulebook-setting-up-lead = Wybierz imiona, poziom trudności i dodatki. Resztę rozkłada gra: sekcje, kostki, karty i załogę.
rulebook-setting-up-may-1 = Talia zasobów ma po { $copies } kart każdego z { $kinds } zasobów. Poziom trudności dodaje karty uniwersalne.
rulebook-setting-up-may-2 = Kart na początek dla każdego gracza: { $hand-2 } we dwoje, { $hand-3 } we troje, { $hand-4 } we czworo. W grze solo załoga ma wspólne { $hand-1 }.
rulebook-setting-up-may-3 = Odkryte karty zasobów: { $face-up }. Talia uszkodzeń jest ułożona rodzajami, najsłabsze na wierzchu. Na samym spodzie jest karta wyrwy w kadłubie.
rulebook-setting-up-may-4 = Wszyscy zaczynają w Rdzeniu energii. Pierwszego gracza wybierz na ekranie nowej gry albo zostaw to losowi.
rulebook-setting-up-special-head = Uszkodzenia przed pierwszą turą
rulebook-setting-up-special = Ostatnie karty nad wyrwą w kadłubie ({ $setup-damage }) trafiają przed pierwszą turą, od najniższej. Są potem odrzucane, a statkowi brakuje na początku { $setup-cubes } kostek.
rulebook-setting-up-figure = Karta pierwszych uszkodzeń i sekcja, w którą trafiła.
rulebook-setting-up-words = start, rozdanie, przygotowanie, rozkładanie, ręce, pierwszy gracz, początek, nowa gra

rulebook-looking = Jawne informacje
rulebook-looking-lead = Gracie w otwarte karty. Oglądajcie wszystko na stole i omawiajcie każdy plan.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Możesz przeglądać oba stosy odrzuconych i sprawdzać liczbę kart w taliach. Wybierz stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
   *[keys] Możesz przeglądać oba stosy odrzuconych i sprawdzać liczbę kart w taliach. Kliknij stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
}
rulebook-looking-may-2 = Możesz sprawdzić, jakie karty zostały w talii, ale nie ich kolejność.
rulebook-looking-may-3 = Karty pokazane przez sekcję są odtąd znane wszystkim. Dziennik zapisuje, co się wydarzyło.
rulebook-looking-not-1 = Nie możesz zobaczyć kolejności talii, chyba że pokaże ją sekcja.
rulebook-looking-words = jawne, tajne, ukryte, informacja, liczenie, rozmowa, dziennik, oglądanie, wiedza

## Your turn

rulebook-phases = Trzy fazy
rulebook-phases-lead = W swojej turze wykonujesz akcje, dobierasz karty i odkrywasz kartę uszkodzeń. Potem zaczyna się tura następnego członka załogi.
rulebook-phases-may-1 = Faza 1: wykonaj akcje ({ $base-actions }) i po jednej więcej za każdy wydany żeton akcji.
rulebook-phases-may-2 = Faza 2: weź karty z talii ({ $deck-cards }) albo jedną odkrytą. Potem odrzuć nadmiar ponad { $hand-limit }.
rulebook-phases-may-3 = Faza 3: odkryj wierzchnią kartę uszkodzeń, która trafia w swoje sekcje. Gdy ich zabraknie, wyrwa w kadłubie zabiera karty zasobów.
rulebook-phases-not-1 = Faza 1 nie kończy się, dopóki jej nie zakończysz. Przy włączonej opcji „{ settings-auto-end }” kończy się automatycznie, gdy nie ma już nic do zrobienia.
rulebook-phases-special-head = Początek tury
rulebook-phases-special = Najpierw wracają żetony ochrony położone przez ciebie ze Zbrojowni (V1). Potem Lazaret (V1), jeśli w nim jesteś, daje ci żetony akcji.
rulebook-phases-words = tura, runda, kolejność, przebieg, faza, początek, początek tury, kroki

rulebook-actions = Twoje akcje
rulebook-actions-lead = W fazie 1 masz akcje ({ $base-actions }): dowolne, w dowolnej kolejności, ile razy chcesz.
rulebook-actions-may-1 = Idź, szukaj, podziel się, napraw, przekieruj moc albo aktywuj swoją sekcję.
rulebook-actions-may-2 = Każdy wydany żeton akcji daje jedną akcję więcej.
rulebook-actions-may-3 = Najpierw zużywasz akcje podstawowe. Żetony wydaje się dopiero potem.
rulebook-actions-not-1 = Nie możesz wykonać akcji, za którą nie zapłacisz w całości.
rulebook-actions-not-2 = Nie możesz działać w sekcji, w której cię nie ma. Niektóre sekcje są wyjątkiem.
rulebook-actions-special-head = Niewykorzystane akcje
rulebook-actions-special = Każda niewykorzystana akcja podstawowa staje się żetonem akcji.
rulebook-actions-figure = Idź, szukaj, podziel się, napraw, przekieruj, aktywuj.
rulebook-actions-words = działanie, robić, punkty, PA, budżet, pozostałe, wydać, możliwości, akcja

rulebook-moving = Ruch
rulebook-moving-lead = Idź do sąsiedniej sekcji: w górę, w dół, w lewo lub w prawo.
rulebook-moving-may-1 = { $cost-move ->
    [one] Jedna akcja
    [few] { $cost-move } akcje
    [many] { $cost-move } akcji
   *[other] { $cost-move } akcji
} za każdą sekcję drogi.
rulebook-moving-may-2 = W jednej sekcji może być dowolnie wielu członków załogi, nawet w Rdzeniu energii.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Wybierz akcję, potem sekcję{ $key-move ->
        [none] .
       *[other] , albo naciśnij { $key-move }.
    }
   *[keys] Przeciągnij swój pionek do sekcji, użyj strzałek albo kliknij jedno i drugie{ $key-move ->
        [none] .
       *[other] , albo naciśnij { $key-move }.
    }
}
rulebook-moving-not-1 = Nie możesz iść na ukos.
rulebook-moving-not-2 = Nie możesz ruszać innych członków załogi, chyba że Kubrykiem.
rulebook-moving-figure = Z Maszynowni do sąsiedniej sekcji.
rulebook-moving-words = ruch, iść, chodzić, podróż, krok, odległość, sąsiad, sąsiedni, obok, ukos, biec

rulebook-scavenging = Szukanie
rulebook-scavenging-lead = Rzuć kością i szukaj kart zasobów: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Jedna akcja
    [few] { $cost-scavenge } akcje
    [many] { $cost-scavenge } akcji
   *[other] { $cost-scavenge } akcji
}, w dowolnej sekcji, dopóki masz czym płacić.
rulebook-scavenging-may-2 = Bierz karty po jednej, z talii lub odkryte. Odkrytą od razu zastępuje nowa, którą możesz wziąć jako następną.
rulebook-scavenging-may-3 = Możesz wziąć mniej kart albo żadnej.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Wybierz kość{ $key-scavenge ->
        [none] .
       *[other] , albo naciśnij { $key-scavenge }.
    }
   *[keys] Kliknij kość lub nią rzuć{ $key-scavenge ->
        [none] .
       *[other] , albo naciśnij { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Nie możesz cofnąć rzutu.
rulebook-scavenging-figure = Nisko: nic. Środek: jedna karta. Wysoko: dwie.
rulebook-scavenging-words = szukanie, przeszukać, rzut, kości, znaleźć, łup, kość, szczęście, los

rulebook-sharing = Dzielenie się
rulebook-sharing-lead = Daj jedną kartę innemu członkowi załogi w swojej sekcji albo weź jedną od niego.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Jedna akcja
    [few] { $cost-give } akcje
    [many] { $cost-give } akcji
   *[other] { $cost-give } akcji
} za każdą daną lub wziętą kartę.
rulebook-sharing-may-2 = Możesz dać lub wziąć dowolną kartę, nawet uniwersalną. Rękę ponad { $hand-limit } sprawdza się dopiero w fazie 2 jej gracza.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Wybierz kartę, potem kto ją dostaje{ $key-share ->
        [none] .
       *[other] ; albo naciśnij { $key-share }.
    }
   *[keys] Przeciągnij kartę na panel członka załogi albo z panelu na rękę{ $key-share ->
        [none] .
       *[other] ; albo naciśnij { $key-share }.
    }
}
rulebook-sharing-not-1 = Nie możesz dzielić się między sekcjami, chyba że przez Mesę.
rulebook-sharing-not-2 = Nie możesz dzielić się żetonami ani kostkami. Zostają u posiadacza.
rulebook-sharing-special-head = Solo
rulebook-sharing-special = Twoja załoga ma wspólną rękę. Zamiast się dzielić, wymieniasz karty z odkrytymi.
rulebook-sharing-figure = W jednej sekcji karta przechodzi z ręki do ręki.
rulebook-sharing-words = dzielić się, dać, wziąć, przekazać, zamiana, wymiana, handel, podać, drużyna

rulebook-repairing = Naprawa
rulebook-repairing-lead = Odrzuć kartę pasującą do pustego pola swojej sekcji. To pole dostaje kostkę z puli.
rulebook-repairing-may-1 = Naprawiaj puste pola w dowolnej kolejności. Karta uniwersalna pasuje do każdego.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Kosztuje { $cost-repair ->
        [one] jedną akcję
        [few] { $cost-repair } akcje
        [many] { $cost-repair } akcji
       *[other] { $cost-repair } akcji
    }. Wybierz kartę, potem pole{ $key-repair ->
        [none] .
       *[other] {" "}albo naciśnij { $key-repair }.
    }
   *[keys] Kosztuje { $cost-repair ->
        [one] jedną akcję
        [few] { $cost-repair } akcje
        [many] { $cost-repair } akcji
       *[other] { $cost-repair } akcji
    }. Przeciągnij kartę na pole{ $key-repair ->
        [none] .
       *[other] {" "}albo naciśnij { $key-repair }.
    }
}
rulebook-repairing-may-3 = Pole, które straciło kostkę, jest puste. Pokazuje zasób, którego potrzebuje.
rulebook-repairing-not-1 = Nie możesz naprawiać kartą, gdy w puli nie ma kostek. Kostka, którą masz, nadal działa.
rulebook-repairing-not-2 = Nie możesz naprawiać innej sekcji, chyba że z Warsztatu.
rulebook-repairing-not-3 = Nie możesz wypełnić dwóch pól jedną kartą, chyba że moc sekcji jest przekierowana.
rulebook-repairing-special-head = Przekierowane sekcje
rulebook-repairing-special = Jedna karta pasująca do pustego pola wypełnia wszystkie pola. Gdy w puli brakuje kostek, najpierw wypełnia się jej pole, potem kolejne od góry.
rulebook-repairing-figure = Metal pasuje do jednego z dwóch pustych pól.
rulebook-repairing-words = naprawa, naprawić, leczyć, odnowić, zdrowie, punkty życia, łatać, zepsute, pole, miejsce, klucz

rulebook-diverting = Przekierowanie mocy
rulebook-diverting-lead = Gdy twoja sekcja jest w pełni naprawiona, odrzuć razem wszystkie karty jej kosztu. Jej moc płynie do Rdzenia energii.
rulebook-diverting-may-1 = Zapłać { $cost-divert ->
    [one] jedną akcję
    [few] { $cost-divert } akcje
    [many] { $cost-divert } akcji
   *[other] { $cost-divert } akcji
} i karty pokazane z lewej strony sekcji ({ $cost }).
rulebook-diverting-may-2 = Karty uniwersalne mogą zastąpić dowolną z nich.
rulebook-diverting-may-3 = Przekierowaną sekcję nadal można aktywować, trafić i naprawić. Pozostaje przekierowana.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Wybierz kartę, potem koszt{ $key-divert ->
        [none] .
       *[other] {" "}albo naciśnij { $key-divert }.
    } Kolejność odrzucania kart podajesz ty. Ostatnia jest na wierzchu.
   *[keys] Przeciągnij kartę na koszt{ $key-divert ->
        [none] .
       *[other] {" "}albo naciśnij { $key-divert }.
    } Kolejność odrzucania kart podajesz ty. Ostatnia jest na wierzchu.
}
rulebook-diverting-not-1 = Nie możesz przekierować sekcji z pustym polem. Najpierw ją napraw.
rulebook-diverting-not-2 = Nie możesz płacić na raty. Jeden gracz odrzuca wszystkie karty naraz.
rulebook-diverting-not-3 = Nie możesz przekierować sekcji dwa razy ani Rdzenia energii.
rulebook-diverting-special-head = Co zyskujesz
rulebook-diverting-special = Jesteś o krok bliżej wygranej. Od teraz jedna karta naprawia całą sekcję.
rulebook-diverting-figure = { $cost ->
    [3] Trzy karty zmieniają się w żeton mocy.
   *[other] Karty z lewej zmieniają się w żeton mocy.
}
rulebook-diverting-words = przekierować, moc, energia, skierować, wygrana, moneta, koszt, zapłata, ładunek, ukończyć

rulebook-activating = Aktywacja sekcji
rulebook-activating-lead = Aktywuj sekcję, w której jesteś. Musi być w pełni naprawiona.
rulebook-activating-may-1 = Sekcja pokazuje, ile akcji to kosztuje.
rulebook-activating-may-2 = Aktywuj tę samą sekcję, ile razy możesz zapłacić.
rulebook-activating-may-3 = Przekierowanie mocy nie zmienia zdolności sekcji.
rulebook-activating-not-1 = Nie możesz aktywować uszkodzonej sekcji. Najpierw ją napraw.
rulebook-activating-not-2 = Nie możesz aktywować sekcji, która nic by nie zrobiła, np. potrzebuje żetonu z pustej puli. Przycisk mówi dlaczego.
rulebook-activating-not-3 = Nie możesz aktywować pasywnej sekcji. Działa automatycznie.
rulebook-activating-special-head = Najpierw zapłata
rulebook-activating-special = Płacisz, zanim sekcja cokolwiek zrobi. Czy może coś zrobić, sprawdza się po zapłacie.
rulebook-activating-words = aktywować, użyć, zdolność, moc, efekt, sekcja, specjalne, umiejętność, pasywna

rulebook-ending = Koniec akcji
rulebook-ending-lead = Zakończ fazę 1, kiedy chcesz. Za każdą niewykorzystaną akcję podstawową zyskujesz żeton akcji.
rulebook-ending-may-1 = Zyskujesz tylko tyle żetonów, ile jest w puli.
rulebook-ending-may-2 = Te żetony wydasz w późniejszych turach.
rulebook-ending-not-1 = Nie możesz zyskać żetonu za akcję kupioną żetonem.
rulebook-ending-not-2 = Nie możesz zachować akcji, na które w puli brakuje żetonów. Przepadają, ale gra najpierw pyta.
rulebook-ending-special-head = Bez akcji
rulebook-ending-special = Faza 1 czeka na ciebie. Możesz cofać swoje wybory, dopóki nic nie zostało odkryte. Przy włączonej opcji „{ settings-auto-end }” kończy się automatycznie.
rulebook-ending-figure = Niewykorzystana akcja staje się żetonem.
rulebook-ending-words = kończyć, pas, pominąć, oszczędzać, niewykorzystane, reszta, gotowe, stop, czekać, cofnij, cofnąć, pomyłka, błąd

rulebook-collecting = Dobieranie
rulebook-collecting-lead = W fazie 2 weź wierzchnie karty talii zasobów ({ $deck-cards }) albo jedną z odkrytych ({ $face-up }).
rulebook-collecting-may-1 = Wziętą odkrytą kartę od razu zastępuje karta z talii.
rulebook-collecting-may-2 = Potem odrzuć wybrane przez siebie karty, aż zostanie { $hand-limit }.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Wybierz talię lub kartę.
   *[keys] Kliknij talię lub kartę albo przeciągnij ją na rękę.
}
rulebook-collecting-not-1 = Nie możesz pominąć dobierania. Weź jedno albo drugie.
rulebook-collecting-words = zbierać, dobierać, wziąć, zysk, dochód, faza 2, karty, zasoby, podnieść

rulebook-hand = Twoja ręka
rulebook-hand-lead = Na koniec fazy 2 odrzuć nadmiar: zachowujesz najwyżej { $hand-limit } kart. Kiedy indziej możesz mieć więcej.
rulebook-hand-may-1 = Ty wybierasz, które karty odrzucić.
rulebook-hand-may-2 = Karty otrzymane od innych sprawdza się dopiero w twojej następnej fazie 2.
rulebook-hand-may-3 = Zaczynasz z kartami: { $hand-2 }, { $hand-3 } lub { $hand-4 } w grze dwóch, trzech lub czterech graczy.
rulebook-hand-not-1 = Nie możesz odrzucać kart kiedy indziej, chyba że jako zapłatę.
rulebook-hand-figure = Po jednej karcie każdego zasobu.
rulebook-hand-words = limit, odrzucić, maksimum, za dużo, zachować, trzymać, sześć

## The storm

rulebook-damage-cards = Karty uszkodzeń
rulebook-damage-cards-lead = W fazie 3 odkryj wierzchnią kartę uszkodzeń. Każda sekcja na niej traci najwyższą kostkę, w podanej kolejności.
rulebook-damage-cards-may-1 = Karty rodzaju 1 trafiają w jedną sekcję, rodzaju 2 w dwie, rodzaju 3 w trzy. Jest ich { $damage-1 }, { $damage-2 } i { $damage-3 }, odkrywanych w tej kolejności.
rulebook-damage-cards-may-2 = Stracone kostki wracają do puli.
rulebook-damage-cards-may-3 = Żeton ochrony przyjmuje trafienie zamiast kostki: najstarszy w sekcji albo, gdy go brak, żeton członka załogi w tej sekcji.
rulebook-damage-cards-not-head = Wyjątki
rulebook-damage-cards-not-1 = Rdzeń energii nie może zostać trafiony.
rulebook-damage-cards-not-2 = Trafienie niszczy sekcję, która nie ma już kostek. Statek jest stracony, a resztę karty się pomija.
rulebook-damage-cards-special-head = Kilku posiadaczy
rulebook-damage-cards-special = Jeśli żeton ma tam kilku członków załogi, aktywny gracz wybiera, kto oddaje swój.
rulebook-damage-cards-figure = Lazaret traci najwyższą kostkę.
rulebook-damage-cards-words = trafienie, uderzenie, atak, burza, słoneczna, rozbłysk, szkoda, zagrożenie, faza 3, groźba, szanse

rulebook-critical = Krytyczne sekcje
rulebook-critical-lead = Sekcja bez kostek jest krytyczna. Następne trafienie ją niszczy i statek jest stracony.
rulebook-critical-may-1 = Napraw jedno pole, a sekcja zniesie jeszcze jedno trafienie.
rulebook-critical-may-2 = Żeton ochrony ratuje ją raz.
rulebook-critical-may-3 = Mostek pokazuje, które sekcje są następne, i pozwala je odwlec.
rulebook-critical-not-1 = Nie możesz jej aktywować ani przekierować, dopóki nie jest w pełni naprawiona.
rulebook-critical-special-head = Bez kart uszkodzeń
rulebook-critical-special = Podczas wyrwy w kadłubie nic nie trafia w sekcje.
rulebook-critical-figure = Trzy puste pola: jeszcze jedno trafienie to koniec.
rulebook-critical-words = zagrożenie, czerwony, ginie, ostatnia, zero, zniszczona, alarm, przegrać, zdrowie

rulebook-hull-breach = Wyrwa w kadłubie
rulebook-hull-breach-lead = Gdy odkryto ostatnią kartę uszkodzeń, kadłub pęka. W każdej późniejszej fazie 3 rzuć kością: talia traci karty.
rulebook-hull-breach-may-1 = Karty tracone przy rzucie: { $breach-sides }.
rulebook-hull-breach-may-2 = Odrzuć je z wierzchu talii zasobów.
rulebook-hull-breach-not-1 = Sekcje nie mogą już zostać trafione.
rulebook-hull-breach-not-2 = Żetony ochrony nie mogą zatrzymać wyrwy w kadłubie.
rulebook-hull-breach-figure = Ostatnia karta i to, co potem kosztuje każda tura.
rulebook-hull-breach-words = wyciek, dziura, próżnia, koniec talii, strata kart, odliczanie, finał, kosmos, rozdarcie

rulebook-deck-empty = Gdy talia się kończy
rulebook-deck-empty-lead = Statek jest stracony w chwili, gdy talia zasobów jest pusta, cokolwiek ją opróżniło.
rulebook-deck-empty-may-1 = Ostatnią kartę jeszcze się dobiera, kładzie lub odrzuca. Potem nie dzieje się już nic.
rulebook-deck-empty-may-2 = Oglądanie kart i odkładanie ich nie opróżnia talii.
rulebook-deck-empty-not-1 = Nie możesz wtasować stosu odrzuconych z powrotem.
rulebook-deck-empty-not-2 = Nie możesz oszczędzić talii, biorąc odkryte karty. Każdą od razu zastępuje karta z talii.
rulebook-deck-empty-special-head = Na jak długo starczy talii
rulebook-deck-empty-special = Każda tura na pokładzie zabiera co najmniej jedną kartę. Liczba pozostałych tur podana na stole to szacunek.
rulebook-deck-empty-words = przegrać, ostatnia karta, czas, zegar, koniec, brak kart, mielenie, pusta, przetasować

## The rooms

rulebook-reading-rooms = Jak czytać sekcję
rulebook-reading-rooms-lead = Karta pokazuje, ile kosztuje przekierowanie sekcji, co ją naprawia i co ona potrafi.
rulebook-reading-rooms-may-1 = Z lewej: karty, które przekierowują jej moc, a po przekierowaniu żeton mocy.
rulebook-reading-rooms-may-2 = Z prawej: pola naprawy. Kostka zakrywa zasób pola; puste pole go pokazuje.
rulebook-reading-rooms-may-3 = Na dole: zdolność. Ikona jest złota, gdy sekcja jest w pełni naprawiona.
rulebook-reading-rooms-may-4 = U góry z prawej: szansa trafienia w tej turze, według wszystkiego, co załoga wie o talii uszkodzeń.
rulebook-reading-rooms-not-1 = Nie możesz mieć obu stron sekcji w jednej grze.
rulebook-reading-rooms-figure = Ładownia z pustym najwyższym polem.
rulebook-reading-rooms-words = karta, symbol, ikona, tor, procent, liczba, moneta, V1, V2

rulebook-room-energy-core-v1-may-1 = Pokazuje, ile sekcji jest przekierowanych.
rulebook-room-energy-core-v1-not-1 = Nie możesz go naprawić ani przekierować, ani położyć na nim żetonu ochrony. Nie może zostać trafiony.
rulebook-room-energy-core-v1-not-2 = Nie możesz go aktywować, dopóki ostatnia sekcja nie jest przekierowana.
rulebook-room-energy-core-v1-figure = Wszystkie sekcje są przekierowane: aktywuj go, by wygrać.
rulebook-room-energy-core-v1-words = reaktor, centrum, środek, wygrana, uruchomienie, silnik

rulebook-room-bridge-v1-may-1 = Jeśli kart jest mniej, obejrzyj wszystkie.
rulebook-room-bridge-v1-may-2 = Możesz położyć najgorszą kartę na końcu, by naprawić sekcje, zanim nadejdzie.
rulebook-room-bridge-v1-not-1 = Nie możesz go aktywować, gdy nie ma już kart uszkodzeń.
rulebook-room-bridge-v1-not-2 = Nie możesz przełożyć karty wyrwy w kadłubie. Zostaje na spodzie.
rulebook-room-bridge-v1-words = podglądać, zerknąć, patrzeć naprzód, kolejność, prognoza, sortować
rulebook-room-bridge-v2-may-1 = Obie karty mogą trafić na ten sam koniec talii, w wybranej przez ciebie kolejności.
rulebook-room-bridge-v2-may-2 = Karty na spodzie przychodzą tuż przed wyrwą w kadłubie.
rulebook-room-bridge-v2-not-1 = Nie możesz go aktywować, gdy nie ma już kart uszkodzeń.
rulebook-room-bridge-v2-words = podglądać, zerknąć, zakopać, spód, zatopić, prognoza

rulebook-room-cargo-hold-v1-may-1 = Odtąd wszyscy znają kolejność, aż karty zostaną dobrane.
rulebook-room-cargo-hold-v1-may-2 = Działa bez względu na to, ile kart zostało.
rulebook-room-cargo-hold-v1-not-1 = Nie możesz wziąć żadnej z tych kart. Wszystkie wracają.
rulebook-room-cargo-hold-v1-words = podglądać, zerknąć, oglądać, kolejność, magazyn, stos
rulebook-room-cargo-hold-v2-may-1 = Do fazy 2 możesz przekroczyć limit kart na ręce.
rulebook-room-cargo-hold-v2-not-head = Niebezpieczeństwo
rulebook-room-cargo-hold-v2-not-1 = Jeśli weźmiesz ostatnią kartę talii, statek jest stracony.
rulebook-room-cargo-hold-v2-words = dobrać, dodatkowa karta, magazyn, zysk

rulebook-room-medical-bay-v1-may-1 = Zyskujesz żetony przed akcjami, za każdym razem, gdy zaczynasz tu turę.
rulebook-room-medical-bay-v1-may-2 = Jeśli w puli jest mniej żetonów, zyskujesz te, które są.
rulebook-room-medical-bay-v1-not-1 = Nie możesz zyskać żetonów, przychodząc tu w trakcie tury.
rulebook-room-medical-bay-v1-not-2 = Nie możesz zyskać żetonów, gdy jakieś pole jest puste. Sekcja musi być w pełni naprawiona.
rulebook-room-medical-bay-v1-words = leczyć, lekarz, szpital, ambulatorium, odpoczynek, żetony, premia
rulebook-room-medical-bay-v2-may-1 = Możesz zapłacić akcjami kupionymi za żetony akcji.
rulebook-room-medical-bay-v2-not-1 = Nie możesz dać żetonów sobie.
rulebook-room-medical-bay-v2-words = leczyć, lekarz, szpital, ambulatorium, żetony, pomoc innym

rulebook-room-crew-quarters-v1-may-1 = Przenieś dowolnego członka załogi, choćby z daleka.
rulebook-room-crew-quarters-v1-may-2 = Sprowadź dwóch członków załogi razem, by mogli się dzielić.
rulebook-room-crew-quarters-v1-not-1 = Nie możesz go aktywować, gdy cała załoga jest w jednej sekcji.
rulebook-room-crew-quarters-v1-words = teleport, wysłać, przenieść innych, łóżko, kwatery, spotkanie, winda
rulebook-room-crew-quarters-v2-may-1 = Przenieś dowolnego członka załogi, choćby z daleka.
rulebook-room-crew-quarters-v2-may-2 = Przenieś kogoś do sekcji, którą trzeba zaraz naprawić.
rulebook-room-crew-quarters-v2-not-1 = Nie możesz przenieść nikogo do sekcji, w której ktoś już jest.
rulebook-room-crew-quarters-v2-words = teleport, wysłać, przenieść innych, łóżko, kwatery, winda, pusta sekcja

rulebook-room-engine-room-v1-may-1 = Możesz wymienić dwie jednakowe karty.
rulebook-room-engine-room-v1-may-2 = Twoja karta trafia na wierzch stosu odrzuconych.
rulebook-room-engine-room-v1-not-1 = Nie możesz jej aktywować z pustą ręką ani przy pustym stosie odrzuconych.
rulebook-room-engine-room-v1-words = odzysk, odzyskać, cmentarz, zamiana, odrzucone
rulebook-room-engine-room-v2-may-1 = Weź dowolną kartę, choćby z samego spodu stosu.
rulebook-room-engine-room-v2-not-head = Ograniczenia i niebezpieczeństwa
rulebook-room-engine-room-v2-not-1 = Nie możesz jej aktywować przy pustym stosie odrzuconych.
rulebook-room-engine-room-v2-not-2 = Jeśli aktywujesz ją, gdy w talii została jedna karta, statek jest stracony.
rulebook-room-engine-room-v2-words = odzysk, odzyskać, cmentarz, wziąć z powrotem, odrzucone

rulebook-room-armoury-v1-may-1 = W sekcji mogą być żetony kilku graczy. Najstarszy zużywa się pierwszy.
rulebook-room-armoury-v1-may-2 = Żeton, który przyjął trafienie, wraca do puli.
rulebook-room-armoury-v1-not-1 = Nie możesz jej aktywować, gdy w puli nie ma żetonów.
rulebook-room-armoury-v1-not-2 = Nie możesz zostawić żetonów na miejscu. Wracają na początku twojej następnej tury.
rulebook-room-armoury-v1-words = tarcza, chronić, straż, blok, obrona, broń
rulebook-room-armoury-v2-may-1 = Członek załogi może mieć ich kilka. Każdy przyjmuje jedno trafienie.
rulebook-room-armoury-v2-may-2 = Żeton idzie tam, gdzie jego posiadacz.
rulebook-room-armoury-v2-not-1 = Nie możesz jej aktywować, gdy w puli nie ma żetonów.
rulebook-room-armoury-v2-words = tarcza, chronić, straż, blok, obrona, ochroniarz

rulebook-room-repair-centre-v1-may-1 = Karty uniwersalne pasują i tutaj.
rulebook-room-repair-centre-v1-may-2 = Napraw dowolną sekcję, choćby najdalszą.
rulebook-room-repair-centre-v1-not-1 = Nie możesz tak naprawić samego Warsztatu. To zwykła naprawa.
rulebook-room-repair-centre-v1-not-2 = Nie możesz użyć kostek, które masz. Naprawiają tylko sekcję, w której jesteś.
rulebook-room-repair-centre-v1-words = leczyć, naprawa, daleko, zdalnie, warsztat, odległość
rulebook-room-repair-centre-v2-may-1 = Kostki u posiadacza są bezpieczne przed każdym trafieniem.
rulebook-room-repair-centre-v2-may-2 = Naprawiają nawet przy pustej puli.
rulebook-room-repair-centre-v2-not-1 = Nie możesz dać kostki sobie.
rulebook-room-repair-centre-v2-not-2 = Nie możesz go aktywować, gdy w puli nie ma kostek.
rulebook-room-repair-centre-v2-words = leczyć, naprawa, zapas, nosić, kostka, warsztat

rulebook-room-mess-hall-v1-may-1 = Drugi członek załogi może być gdziekolwiek na statku.
rulebook-room-mess-hall-v1-may-2 = Możesz dać lub wziąć kartę bez niczego w zamian.
rulebook-room-mess-hall-v1-not-1 = Nie możesz jej aktywować, gdy nikt nie ma kart.
rulebook-room-mess-hall-v1-words = wymiana, zamiana, handel, kuchnia, stołówka, dzielić się na odległość
rulebook-room-mess-hall-v2-may-1 = Mogą być gdziekolwiek na statku. Karty wybierasz ty.
rulebook-room-mess-hall-v2-may-2 = Obaj dają tyle samo kart.
rulebook-room-mess-hall-v2-not-1 = Nie możesz być jednym z nich.
rulebook-room-mess-hall-v2-not-2 = Nie możesz jej aktywować, jeśli karty ma mniej niż dwóch innych.
rulebook-room-mess-hall-v2-words = wymiana, zamiana, handel, kuchnia, stołówka, inni

## Resource cards

rulebook-deck = Talia zasobów
rulebook-deck-lead = Z tej talii pochodzi każda karta, którą dostajesz, dobierasz lub znajdujesz. To także wasz czas.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Możesz sprawdzić, jakie karty zostały: wybierz stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
   *[keys] Możesz sprawdzić, jakie karty zostały: kliknij stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
}
rulebook-deck-may-2 = Wierzchnie karty pokazane przez sekcję pozostają znane.
rulebook-deck-not-1 = Nie możesz odkładać kart do talii, poza tymi, które daje obejrzeć sekcja.
rulebook-deck-not-2 = Nie możesz uzupełnić talii.
rulebook-deck-words = talia, stos dobierania, zasoby, pozostałe karty, czas

rulebook-face-up = Odkryte karty
rulebook-face-up-lead = Obok talii są odkryte karty zasobów ({ $face-up }). Weź jedną przy dobieraniu albo gdy szukanie da ci karty.
rulebook-face-up-may-1 = Wziętą kartę od razu zastępuje karta z talii, w tym samym miejscu.
rulebook-face-up-may-2 = Jeśli obie karty są jednakowe, weź dowolną.
rulebook-face-up-may-3 = W grze solo możesz wymienić kartę z ręki na jedną z nich.
rulebook-face-up-not-1 = Nie możesz kłaść tu kart, poza wymianą w grze solo.
rulebook-face-up-words = rynek, rząd, wystawa, odkryte karty, widoczne, oferta, rzeka

rulebook-discards = Stos kart odrzuconych
rulebook-discards-lead = Trafiają tu karty, którymi płacisz, które odrzucasz i które zabiera wyrwa w kadłubie. Najnowsza jest na wierzchu.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Wybierz stos, by zobaczyć cały.
   *[keys] Kliknij stos, by zobaczyć cały.
}
rulebook-discards-may-2 = Bierze z niego karty Maszynownia. Bierze też dezerter w kapsule ratunkowej.
rulebook-discards-not-1 = Nie możesz wtasować go do talii.
rulebook-discards-words = cmentarz, stos, kosz, wyrzucone, zużyte karty, odrzucone

rulebook-resource-universal-may-1 = Naprawia dowolne pole, w twojej sekcji albo przez Warsztat.
rulebook-resource-universal-may-2 = Zastępuje dowolną kartę kosztu przekierowania. Możesz użyć kilku.
rulebook-resource-universal-not-1 = Nie może liczyć się jako więcej niż jedna karta.
rulebook-resource-universal-figure = Karta uniwersalna zastępuje zasób, którego potrzebujesz.
rulebook-resource-universal-words = joker, dziki, dzika karta, gwiazda, dowolna, dżoker

## Pieces and tokens

rulebook-cubes = Kostki i pula
rulebook-cubes-lead = Białych kostek naprawy jest { $repair-cubes }. Na początku wszystkie są na statku, stracone trafiają do puli, a naprawy je przywracają.
rulebook-cubes-may-1 = Trafienie zabiera najwyższą kostkę sekcji.
rulebook-cubes-may-2 = Kostki może ci dać Warsztat (V2). Jedna akcja z taką kostką naprawia puste pole twojej sekcji, bez karty.
rulebook-cubes-may-3 = Pole z kostką nie wymaga naprawy.
rulebook-cubes-not-1 = Nie możesz naprawiać kartami, gdy w puli nie ma kostek.
rulebook-cubes-not-2 = Nie możesz oddać kostki, którą masz.
rulebook-cubes-special-head = Własne kostki w przekierowanych sekcjach
rulebook-cubes-special = Jedna akcja wypełnia wszystkie puste pola. Najpierw idą twoje kostki, ile trzeba. Resztę daje pula.
rulebook-cubes-figure = Kostka trafia na puste pole.
rulebook-cubes-words = kostka, zdrowie, punkty życia, życie, zapas, pula, klocki, serca

rulebook-extra-actions = Żetony akcji
rulebook-extra-actions-lead = Żeton akcji daje jedną akcję więcej w fazie 1 dowolnej twojej tury. Wszystkich jest { $action-tokens }.
rulebook-extra-actions-may-1 = Niewykorzystane akcje podstawowe stają się żetonami, dopóki są w puli.
rulebook-extra-actions-may-2 = Daje je Lazaret. Te z jego strony V1 możesz wydać w tej samej turze.
rulebook-extra-actions-may-3 = Wydaj tyle, ile masz. Wracają do puli.
rulebook-extra-actions-not-1 = Nie możesz wydać żetonu, dopóki masz akcje podstawowe.
rulebook-extra-actions-not-2 = Nie możesz oddać żetonu, chyba że przez Lazaret (V2).
rulebook-extra-actions-not-3 = Nie możesz zamienić kupionej akcji z powrotem w żeton. Żeton wydaje się tylko wtedy, gdy wymaga go akcja.
rulebook-extra-actions-figure = Jeden żeton, jedna akcja.
rulebook-extra-actions-words = premia, ośmiokąt, dodatkowa, żeton, oszczędzać, zapas, PA

rulebook-shields = Żetony ochrony
rulebook-shields-lead = Żeton ochrony przyjmuje jedno trafienie zamiast kostki. Wszystkich jest { $protection-tokens }.
rulebook-shields-may-1 = W sekcji przyjmuje następne trafienie w nią. Najstarszy zużywa się pierwszy.
rulebook-shields-may-2 = U członka załogi przyjmuje trafienie w jego sekcję, jeśli nie ma w niej żetonu.
rulebook-shields-may-3 = Zużyty żeton wraca do puli.
rulebook-shields-not-1 = Nie możesz położyć go w Rdzeniu energii.
rulebook-shields-not-2 = Nie możesz zatrzymać nim wyrwy w kadłubie.
rulebook-shields-special-head = Jak długo zostają
rulebook-shields-special = Żetony w sekcjach wracają na początku następnej tury gracza, który je położył. Żetony u członków załogi zostają aż do użycia.
rulebook-shields-figure = Następne dwa trafienia w tę sekcję nie kosztują kostek.
rulebook-shields-words = tarcza, pancerz, straż, blok, chronić, obrona, odporność

rulebook-power = Żetony mocy
rulebook-power-lead = Żeton mocy na sekcji pokazuje, że jej moc jest przekierowana. Wszystkie { $power } razem ożywia Rdzeń energii.
rulebook-power-may-1 = Jedna akcja wypełnia wszystkie puste pola sekcji: pasującą kartą albo tyloma własnymi kostkami, ile trzeba.
rulebook-power-may-2 = Sekcję nadal można aktywować.
rulebook-power-not-1 = Sekcja nie może stracić żetonu mocy, cokolwiek w nią trafi.
rulebook-power-not-2 = Żeton mocy nie może zatrzymać trafień. Zabierają kostki tak jak wcześniej.
rulebook-power-figure = Mesa, przekierowana.
rulebook-power-words = moneta, złoto, przekierowana, gotowe, błyskawica, piorun

rulebook-meeples = Załoga
rulebook-meeples-lead = Każdy pionek to członek załogi. Kolor i kształt pokazują, kto to jest.
rulebook-meeples-may-1 = Członkowie załogi rozgrywają tury w stałej kolejności.
rulebook-meeples-may-2 = Każdy może mieć karty, żetony akcji, kostki naprawy i żetony ochrony.
rulebook-meeples-not-1 = Członkowie załogi nie mogą ucierpieć. Trafiane są tylko sekcje.
rulebook-meeples-figure = Czterech członków załogi.
rulebook-meeples-words = pionek, meepel, figurka, gracz, postać, astronauta, kolor, kolejność

rulebook-die = Kość
rulebook-die-lead = Jest jedna kość sześciościenna. Obok rzutu widać, co robi każda ścianka.
rulebook-die-may-1 = Szukanie: { $scavenge-sides }.
rulebook-die-may-2 = Wyrwa w kadłubie, stracone karty: { $breach-sides }.
rulebook-die-not-1 = Nie możesz powtórzyć ani cofnąć rzutu.
rulebook-die-figure = Od jednego do sześciu, wszystkie równie prawdopodobne.
rulebook-die-words = kość, kości, rzut, losowe, szczęście, los, k6

## Ways to play

rulebook-sides = Alternatywne sekcje
rulebook-sides-lead = Każda z { $power } sekcji ma dwie strony, V1 i V2. Zagraj najpierw z V1, potem mieszaj, jak chcesz.
rulebook-sides-may-1 = Losowo: każda sekcja pokazuje jedną ze stron.
rulebook-sides-may-2 = Albo wybierz na ekranie nowej gry: V1, V2 albo każdą sekcję z osobna.
rulebook-sides-may-3 = Obie strony wymagają tych samych napraw i tyle samo kosztuje przekierowanie.
rulebook-sides-not-1 = Nie możesz grać stroną, która wymaga więcej graczy, niż was jest.
rulebook-sides-figure = Lazaret, strona V2.
rulebook-sides-words = wariant, V2, alternatywne, mieszane, dodatek, druga strona

rulebook-expansion-damage-control-may-1 = Wybrane sekcje są trafiane po jednym razie, w stałej kolejności.
rulebook-expansion-damage-control-may-2 = Możesz wybrać sekcję bez kostek. Bez żetonu ochrony statek jest wtedy stracony.
rulebook-expansion-damage-control-may-3 = Karty, które opuściły talię, pozostają nieznane.
rulebook-expansion-damage-control-not-1 = Nie możesz wybrać tej samej sekcji dwa razy dla jednej karty.
rulebook-expansion-damage-control-not-2 = Nie możesz wybrać Rdzenia energii.
rulebook-expansion-damage-control-special-head = Przed pierwszą turą
rulebook-expansion-damage-control-special = Jeśli taka karta jest wśród kart przygotowania, wybiera pierwszy gracz.
rulebook-expansion-damage-control-figure = Nowe karty. Rodzaj każdej mówi, ile sekcji musisz wybrać.
rulebook-expansion-damage-control-words = wybór uszkodzeń, wybór sekcji, kontrola, wskazać

rulebook-expansion-escape-pod-may-1 = Wejście kosztuje { $cost-board ->
    [one] jedną akcję
    [few] { $cost-board } akcje
    [many] { $cost-board } akcji
   *[other] { $cost-board } akcji
}. Musisz być w Rdzeniu energii, a przekierowanych sekcji musi być co najmniej { $pod-rooms }. Mieści się jeden członek załogi.
rulebook-expansion-escape-pod-may-2 = Dezerter zachowuje wszystkie karty zasobów i od razu rozgrywa pierwszą turę dryfu.
rulebook-expansion-escape-pod-may-3 = Żetony i kostki dezertera wracają do puli.
rulebook-expansion-escape-pod-not-1 = Nie możesz wrócić.
rulebook-expansion-escape-pod-not-2 = W turze wejścia nie możesz dobierać kart ani zyskać żetonów za niewykorzystane akcje. Karty uszkodzeń się nie odkrywa.
rulebook-expansion-escape-pod-figure = Siedem sekcji jest przekierowanych: kapsuła gotowa.
rulebook-expansion-escape-pod-words = zdrajca, dezerter, odejść, uciec, zdrada, porzucić, egoista

rulebook-adrift = Dryf w kapsule
rulebook-adrift-lead = Tura dezertera: weź wierzchnią kartę stosu odrzuconych, potem rzuć. Jeśli rzut nie jest wyższy niż liczba kart na ręce, weź jeszcze jedną.
rulebook-adrift-may-1 = Karta wzięta przed chwilą już się liczy.
rulebook-adrift-may-2 = Jeśli stos odrzuconych jest pusty, nie bierzesz karty, ale i tak rzucasz.
rulebook-adrift-may-3 = Twoje tury nadal się liczą. Żetony ochrony położone przez ciebie w sekcjach wracają na początku następnej.
rulebook-adrift-not-head = Inaczej niż załoga na pokładzie
rulebook-adrift-not-1 = Nie możesz działać ani dobierać i nie odkrywasz karty uszkodzeń.
rulebook-adrift-not-2 = Nie masz limitu kart na ręce.
rulebook-adrift-not-3 = Nie możesz wymieniać ani dzielić się z załogą. Załoga nie może cię przenieść ani nic ci dać.
rulebook-adrift-figure = Kapsuła, rzut, może karta.
rulebook-adrift-words = dezerter, zdrajca, dryfować, tura kapsuły, kosmos

rulebook-last-roll = Ostatni rzut kapsuły
rulebook-last-roll-lead = Jeśli statek jest stracony, dezerter bierze jeszcze jedną kartę i rzuca raz. Rzut wyższy niż liczba kart na ręce daje mu wygraną w pojedynkę.
rulebook-last-roll-may-1 = Jeśli statek ocaleje, załoga na pokładzie wygrywa, a dezerter przegrywa.
rulebook-last-roll-may-2 = Im mniej masz kart, tym większa szansa ucieczki.
rulebook-last-roll-not-head = Gdy rzut się nie uda
rulebook-last-roll-not-1 = Jeśli rzut jest równy liczbie kart na ręce albo niższy, przegrywają wszyscy.
rulebook-last-roll-words = dezerter, wygrać samemu, ucieczka, ostatni rzut, zdrajca

rulebook-expansion-solo-may-1 = Członkowie załogi ({ $solo-crew }) rozgrywają pełne tury po kolei, jak w grze dla tylu graczy.
rulebook-expansion-solo-may-2 = Załoga ma jedną wspólną rękę. Zaczyna z kartami w liczbie { $hand-1 }, a limit to { $hand-limit }.
rulebook-expansion-solo-may-3 = Żetony i kostki należą do członka załogi. „Inny gracz” znaczy: inny członek załogi.
rulebook-expansion-solo-not-1 = Nie możesz się dzielić. Zamiast tego wymieniasz z odkrytymi kartami.
rulebook-expansion-solo-not-2 = Nie możesz użyć kapsuły ratunkowej ani strony V2 Mesy.
rulebook-expansion-solo-words = jeden gracz, jedna osoba, samemu, samotnie, pasjans, solo

rulebook-trading = Wymiana w grze solo
rulebook-trading-lead = Wymień kartę z ręki na jedną z odkrytych kart.
rulebook-trading-may-1 = Kosztuje { $cost-trade ->
    [one] jedną akcję
    [few] { $cost-trade } akcje
    [many] { $cost-trade } akcji
   *[other] { $cost-trade } akcji
}, gdziekolwiek jest załoga.
rulebook-trading-may-2 = Twoja karta zajmuje miejsce wziętej. Nic się nie dobiera.
rulebook-trading-may-3 = Mesa pozwala na taką samą wymianę za jedną akcję.
rulebook-trading-not-1 = Nie możesz tak wymieniać, gdy graczy jest dwóch lub więcej. Wtedy się dzielą.
rulebook-trading-not-2 = Nie możesz wymieniać z pustą ręką.
rulebook-trading-figure = Karta z ręki za odkrytą kartę.
rulebook-trading-words = zamiana, wymiana, solo, dzielić się, rynek, handel

rulebook-no-counting = Bez liczenia
rulebook-no-counting-lead = Opcja dla graczy, którzy wolą nie liczyć. Liczby i zawartość talii oraz stosów odrzuconych są ukryte.
rulebook-no-counting-may-1 = Możesz zobaczyć to, co pokaże ci sekcja.
rulebook-no-counting-may-2 = Rewers wierzchniej karty uszkodzeń nadal pokazuje jej rodzaj.
rulebook-no-counting-not-1 = Nie możesz widzieć szans ani liczb, ani przeglądać stosów aż do końca gry.
rulebook-no-counting-not-2 = Nie możesz czytać w dzienniku więcej niż tej tury i poprzedniej.
rulebook-no-counting-words = ukryte, pamięć, tajne, liczenie, tryb trudny, stosy

rulebook-combining = Łączenie opcji
rulebook-combining-lead = Łącz dodatki, strony sekcji, poziomy trudności i grę bez liczenia, jak chcesz.
rulebook-combining-may-1 = Wszystko wybierasz na ekranie nowej gry. Opcja niedostępna mówi dlaczego.
rulebook-combining-may-2 = To samo ziarno i ustawienia dają znów ten sam statek.
rulebook-combining-not-1 = Nie możesz dodać dodatku, który nie pasuje do liczby graczy.
rulebook-combining-words = łączyć, mieszać, opcje, dodatki, ustawienia, ziarno, kod

rulebook-programs = Stopnie programu
rulebook-programs-lead = Program może zagrać na każdym miejscu: jako kadet, oficer albo komandor.
rulebook-programs-may-1 = Kadet trzyma się prostych reguł. Oficer planuje każdą turę. Komandor sprawdza całe tury.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Poza grą solo możesz wybrać panel innego gracza i zmienić, kto gra na tym miejscu.
   *[keys] Poza grą solo możesz wybrać panel innego gracza i zmienić, kto gra na tym miejscu.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}Własne miejsce oddasz w swojej turze klawiszem { $key-take-over }.
    }
}
rulebook-programs-not-1 = Program nigdy nie widzi więcej niż załoga.
rulebook-programs-words = kadet, oficer, komandor, program, komputer, bot, AI, miejsce, stopień, siła
rulebook-captain = Rady kapitana
rulebook-captain-lead = Kapitan proponuje dobrą turę i mówi, dlaczego jest dobra.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Zapytaj podczas swoich akcji: wybierz dymek w prawym górnym rogu{ $key-adviser ->
        [none] .
       *[other] {" "}albo naciśnij { $key-adviser }.
    }
   *[keys] Zapytaj podczas swoich akcji: kliknij dymek w prawym górnym rogu{ $key-adviser ->
        [none] .
       *[other] {" "}albo naciśnij { $key-adviser }.
    }
}
rulebook-captain-may-2 = W ustawieniach „{ settings-adviser }” może też poczekać na twoją decyzję albo być wyłączona.
rulebook-captain-may-3 = W pierwszej grze z pomocą kapitan podpowiada bez pytania.
rulebook-captain-not-1 = Kapitan nie widzi zakrytych kart. Pech może popsuć nawet dobry plan.
rulebook-captain-words = kapitan, doradca, rada, podpowiedź, wskazówka, pomoc, dymek
rulebook-together = Gra z przyjaciółmi
rulebook-together-lead = Gracie na jednym komputerze, na zmianę. Możesz też wysłać grę jako jedną linię liter: linię lotu.
rulebook-together-may-1 = Na jednym komputerze: stery przejmuje aktywny gracz.
rulebook-together-may-2 = Na odległość: zagraj swoją turę, wybierz w menu „{ share-open }”, potem „{ flight-copy }”. Wyślij linię.
rulebook-together-may-3 = Kto dostał linię, kopiuje ją i w „{ title-load }” wybiera „{ flight-paste }”. Gra toczy się od ostatniej decyzji.
rulebook-together-may-4 = Kod gry odtwarza ten sam statek. Wpisz go lub wklej w polu „{ setup-seed }”, w części „{ setup-details }” nowej gry.
rulebook-together-not-1 = Nie można grać online: gra nie ma serwera i niczego nie wysyła.
rulebook-together-words = przyjaciel, online, internet, wielu graczy, sieć, na odległość, linia lotu, kod gry, wysłać, wkleić, udostępnić grę

rulebook-saving = Zapisane gry
rulebook-saving-lead = Gra zapisuje się po każdej decyzji. Zamknij okno, kiedy chcesz, i kontynuuj z ekranu tytułowego.
rulebook-saving-may-1 = „Zapisz jako…” w menu gry zapisuje kopię pod wybraną nazwą.
rulebook-saving-may-2 = „Zapisane gry” na ekranie tytułowym pokazuje twoje kopie i ostatnio skończone gry.
rulebook-saving-words = zapis, zapisać, wczytać, zapisana gra, automatyczny, kontynuuj, wyjść, plik

rulebook-settings = Ustawienia
rulebook-settings-lead = W ustawieniach wybierzesz język, rozmiar tekstu, kolory, tempo, dźwięk i klawisze.
rulebook-settings-may-1 = Otwórz „{ settings-title }” na ekranie tytułowym lub w menu gry. Zmiany działają od razu.
rulebook-settings-may-2 = Język, rozmiar tekstu i kolory są na stronie „{ settings-page-reading }”.
rulebook-settings-words = ustawienia, opcje, język, rozmiar tekstu, czcionka, kolory, kontrast, głośność, dźwięk, tempo, klawisze

## At your table now

rulebook-now-stands = { $name } jest { FORM($room, "at") }.
rulebook-now-adrift = { $name } jest poza statkiem.
rulebook-now-may = { $standing } Można to teraz zrobić:
rulebook-now-may-not = { $standing } Nie można tego teraz zrobić:
rulebook-now-no-action = W tej grze nie ma takiej akcji.
rulebook-now-not-aboard = Tej sekcji nie ma na tym statku.
rulebook-now-other-side = { $variant ->
    [v1] W tej grze sekcja pokazuje V1.
   *[v2] W tej grze sekcja pokazuje V2.
}
rulebook-now-away = { $steps ->
    [0] tutaj
    [one] o jeden ruch stąd
    [few] o { $steps } ruchy stąd
    [many] o { $steps } ruchów stąd
   *[other] o { $steps } ruchów stąd
}
rulebook-now-more = { $count ->
    [one] i jeszcze jedna sekcja
    [few] i jeszcze { $count } sekcje
    [many] i jeszcze { $count } sekcji
   *[other] i jeszcze { $count } sekcji
}
rulebook-now-fits = puste, a masz: { $cards }
rulebook-now-unfit = puste; nie masz pasującej karty
rulebook-now-critical = { $guarded ->
    [yes] bez kostek, chroniona; { $more }
   *[no] krytyczna; { $more }
}
rulebook-now-whole = Każda sekcja jest w pełni naprawiona.
rulebook-now-no-cubes = W puli nie ma kostek.
rulebook-now-power = Przekierowane sekcje: { $count } z { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } Zostały:
}
rulebook-now-breach = W kadłubie jest wyrwa. Nie ma już kart uszkodzeń.
rulebook-now-hidden = Bez liczenia: liczby pozostają ukryte.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, żeton przyjmie trafienie
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] Została jedna karta uszkodzeń.
    [few] Zostały { $count } karty uszkodzeń.
    [many] Zostało { $count } kart uszkodzeń.
   *[other] Zostało { $count } kart uszkodzeń.
} Następna trafi w:
rulebook-now-row = odkryte
rulebook-now-pile = { $count ->
    [0] Stos kart odrzuconych jest pusty.
    [one] Na stosie odrzuconych jest jedna karta.
    [few] Na stosie odrzuconych są { $count } karty.
    [many] Na stosie odrzuconych jest { $count } kart.
   *[other] Na stosie odrzuconych jest { $count } kart.
}
rulebook-now-deck = { $count ->
    [one] W talii zasobów została jedna karta.
    [few] W talii zasobów zostały { $count } karty.
    [many] W talii zasobów zostało { $count } kart.
   *[other] W talii zasobów zostało { $count } kart.
}
rulebook-now-hand = { $count ->
    [one] { $name } ma jedną kartę. Limit to { $limit }.
    [few] { $name } ma { $count } karty. Limit to { $limit }.
    [many] { $name } ma { $count } kart. Limit to { $limit }.
   *[other] { $name } ma { $count } kart. Limit to { $limit }.
}
rulebook-now-no-resource = W tej grze nie ma takich kart.
rulebook-now-holds = { $count ->
    [0] { $name } nie ma żadnej z nich.
    [one] { $name } ma jedną z nich.
    [few] { $name } ma { $count } z nich.
    [many] { $name } ma { $count } z nich.
   *[other] { $name } ma { $count } z nich.
}
rulebook-now-difficulty = Ta gra: { $level }, { $cards ->
    [none] bez kart uniwersalnych.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] Jest w tej grze.
   *[no] Nie ma go w tej grze.
}
rulebook-now-supply = { $count ->
    [0] W puli nic nie zostało.
    [one] W puli zostało: 1.
    [few] W puli zostało: { $count }.
    [many] W puli zostało: { $count }.
   *[other] W puli zostało: { $count }.
}
rulebook-now-held = { $name } ma { $count }.
rulebook-now-laid = { $count ->
    [one] jest tu jeden żeton
    [few] są tu { $count } żetony
    [many] jest tu { $count } żetonów
   *[other] jest tu { $count } żetonów
}
rulebook-now-turn = Tura { $turn }: { $name }, { $phase ->
    [actions] faza 1.
    [collect] faza 2.
    [damage] faza 3.
   *[over] gra jest skończona.
}
rulebook-now-actions = { $count ->
    [0] Nie ma już akcji
    [one] Została jedna akcja
    [few] Zostały { $count } akcje
    [many] Zostało { $count } akcji
   *[other] Zostało { $count } akcji
}{ $tokens ->
    [0] .
    [one] {" "}i jeden żeton.
    [few] {" "}i { $tokens } żetony.
    [many] {" "}i { $tokens } żetonów.
   *[other] {" "}i { $tokens } żetonów.
}

## What it was opened from

rulebook-of-slot = { $room }, pole { $number }
rulebook-of-divert = { $room }, koszt przekierowania
rulebook-of-shield = { $room }, żeton ochrony
rulebook-of-deck = Talia zasobów
rulebook-of-discard = Stos kart odrzuconych
rulebook-of-face-up = Odkryta karta
rulebook-of-damage-deck = Talia uszkodzeń
rulebook-of-damage-discard = Dotychczasowe uszkodzenia
rulebook-of-die = Kość
rulebook-of-supply = Pula
rulebook-of-held = Twoje żetony i kostki
rulebook-of-threat = Zagrożenie
rulebook-of-stepper = Fazy
rulebook-of-pod = Kapsuła ratunkowa
rulebook-of-end = Zakończ akcje
