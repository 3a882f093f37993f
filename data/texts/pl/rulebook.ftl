### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = Instrukcja
rulebook-search = Szukaj
rulebook-close = Zamknij
rulebook-contents = Spis treści
rulebook-subjects = Od A do Z
rulebook-from = Otwarte z: { $what }
rulebook-hits = { $count ->
    [one] Jeden wynik
    [few] { $count } wyniki, od najlepszego
    [many] { $count } wyników, od najlepszego
   *[other] { $count } wyników, od najlepszego
}
rulebook-hit = { $chapter } · wynik { $number } z { $count } dla „{ $query }”
rulebook-none = Nic nie pasuje do „{ $query }”. Może chodzi o:
rulebook-none-at-all = Nic nie pasuje do „{ $query }”.
rulebook-now = Teraz na waszym stole
rulebook-show = Pokaż na stole
rulebook-see = Zobacz też
rulebook-try = Wypróbuj
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Zacznij
rulebook-open = Instrukcja
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = Misja
rulebook-chapter-turn = Twoja tura
rulebook-chapter-storm = Burza
rulebook-chapter-rooms = Sekcje
rulebook-chapter-cards = Karty zasobów
rulebook-chapter-tokens = Elementy i żetony
rulebook-chapter-variants = Sposoby gry

## What the content says of itself

rulebook-room-passive = Działa sama: nikt nie wydaje na nią akcji.
rulebook-room-cost = Użycie kosztuje { $cost ->
    [one] jedną akcję
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
rulebook-room-whole = Działa tylko, gdy na wszystkich polach naprawy są kostki: { $count } z { $count }.
rulebook-room-divert = Koszt przekierowania mocy: { $cards }.
rulebook-room-players = Nie występuje, gdy osób jest mniej niż { $count }; zastępuje ją druga strona.
rulebook-resource-copies = Kart „{ $card }” jest w grze { $count }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Ile jest ich w grze, zależy od poziomu trudności: { $levels }.
rulebook-resource-rooms = Naprawia pole w sekcjach: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Do talii zasobów nie wtasowuje się dodatkowych kart: łącznie jest ich { $whole }.
   *[other] Do talii zasobów wtasowuje się: { $cards }. Łącznie kart jest { $whole }.
}
rulebook-expansion-players = Dla { $players } { $most ->
    [1] osoby
   *[other] osób
}.
rulebook-expansion-apart = Nigdy w jednej grze z: { $others }.
rulebook-action-lead = { $source ->
    [none] Akcja fazy 1
   *[other] Akcja z dodatku „{ $source }”
}. Koszt: { $cost ->
    [0] nic
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.

## The mission

rulebook-ship = Czym jest statek
rulebook-ship-lead = { $rooms ->
    [9] Dziewięć sekcji w trzech rzędach po trzy.
   *[other] Liczba sekcji statku: { $rooms }.
} W środku jest Rdzeń energii, wokół niego inne sekcje ({ $power }), w każdej grze w innym układzie.
rulebook-ship-may-1 = Każda z { $power } sekcji ma pola naprawy ({ $spaces }). Na początku na każdym leży kostka.
rulebook-ship-may-2 = Sąsiedzi mają wspólny bok. Rogi się nie liczą.
rulebook-ship-may-3 = Rdzeń energii nie ma pól i nigdy nie przyjmuje uszkodzeń. Zbiera moc, którą przekierowujesz.
rulebook-ship-figure = Rdzeń energii z mocą trzech sekcji.
rulebook-ship-words = plansza, mapa, siatka, układ, cel, rdzeń, sąsiad, statek, sekcja, pomieszczenie, pokój

rulebook-goal = Jak kończy się gra
rulebook-goal-lead = Przekieruj moc wszystkich { $power } sekcji, potem użyj Rdzenia energii: statek jest ocalony i wszyscy razem wygrywają.
rulebook-goal-may-1 = Kto stoi w Rdzeniu energii, może go użyć, gdy tylko ostatnia sekcja jest przekierowana.
rulebook-goal-may-2 = Sekcje mogą być wtedy uszkodzone. Liczy się ich moc.
rulebook-goal-not-1 = Sekcja bez kostek znów zostaje trafiona: statek jest od razu stracony.
rulebook-goal-not-2 = Talia zasobów się kończy: statek jest od razu stracony.
rulebook-goal-special-head = Jeden wyjątek
rulebook-goal-special = Kto uciekł w kapsule ratunkowej, wygrywa lub przegrywa w pojedynkę.
rulebook-goal-figure = Wszystkie sekcje są przekierowane. Użycie Rdzenia wygrywa.
rulebook-goal-words = wygrana, przegrana, zwycięstwo, porażka, koniec, koniec gry, uruchomienie, ucieczka, cel

rulebook-setting-up = Przygotowanie
rulebook-setting-up-lead = Program rozkłada wszystko: sekcje, kostki, karty, załogę. Ty wybierasz imiona, poziom trudności i dodatki.
rulebook-setting-up-may-1 = Talia zasobów: karty każdego z { $kinds } zasobów (po { $copies }) oraz karty uniwersalne według poziomu trudności.
rulebook-setting-up-may-2 = Ręce (karty na osobę): { $hand-2 } w dwie osoby, { $hand-3 } w trzy, { $hand-4 } w cztery; solo { $hand-1 } na całą załogę.
rulebook-setting-up-may-3 = Odkryte karty zasobów: { $face-up }. Talia uszkodzeń jest ułożona według rodzajów, słabe karty na wierzchu; na końcu leży wyrwa w kadłubie.
rulebook-setting-up-may-4 = Wszyscy zaczynają w Rdzeniu energii. Kto jest pierwszy, wybierasz na ekranie nowej gry albo rozstrzyga los.
rulebook-setting-up-special-head = Uszkodzenia przed pierwszą turą
rulebook-setting-up-special = Najpierw uderzają ostatnie karty talii uszkodzeń (liczba: { $setup-damage }), zaczynając od samej ostatniej.
rulebook-setting-up-figure = Jedna z kart pierwszych uszkodzeń i sekcja, którą trafiła.
rulebook-setting-up-words = start, rozdanie, przygotowanie, rozkładanie, ręce, pierwszy gracz, początek, nowa gra

rulebook-looking = Co wolno widzieć wszystkim
rulebook-looking-lead = Gracie wspólnie w otwarte karty: każda ręka leży odkryta i każdy może mówić o wszystkim.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Można oglądać oba stosy odrzuconych i liczbę kart w każdej talii. Wybierz stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
   *[keys] Można oglądać oba stosy odrzuconych i liczbę kart w każdej talii. Kliknij stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
}
rulebook-looking-may-2 = Możesz też zobaczyć, jakie karty są jeszcze w talii, ale nie ich kolejność.
rulebook-looking-may-3 = Co pokazała sekcja, pozostaje znane wszystkim. Dziennik mówi, co się wydarzyło.
rulebook-looking-not-1 = Kolejność talii, chyba że pokazuje ją sekcja.
rulebook-looking-words = jawne, tajne, ukryte, informacja, liczenie, rozmowa, dziennik, oglądanie, wiedza

## Your turn

rulebook-phases = Trzy fazy
rulebook-phases-lead = Tura to akcje, potem zbieranie, potem uszkodzenia. Następnie turę ma kolejna osoba z załogi.
rulebook-phases-may-1 = Faza 1: akcje ({ $base-actions }) i jedna więcej za każdy wydany żeton akcji.
rulebook-phases-may-2 = Faza 2: weź karty z talii ({ $deck-cards }) albo jedną odkrytą. Potem zachowaj najwyżej { $hand-limit }.
rulebook-phases-may-3 = Faza 3: wierzchnia karta uszkodzeń trafia swoje sekcje; gdy kart już nie ma, wyrwa w kadłubie zabiera zasoby.
rulebook-phases-not-1 = Faza 1 nigdy nie kończy się sama: powiedz, że to koniec.
rulebook-phases-special-head = Gdy tura się zaczyna
rulebook-phases-special = Najpierw twoje żetony ochrony ze Zbrojowni wracają do puli. Potem Lazaret wypłaca żetony temu, kto w nim stoi.
rulebook-phases-words = tura, runda, kolejność, przebieg, faza, początek, początek tury, kroki

rulebook-actions = Twoje akcje
rulebook-actions-lead = W fazie 1 masz akcje ({ $base-actions }). Wybieraj dowolne, w dowolnej kolejności, tę samą, ile razy chcesz.
rulebook-actions-may-1 = Ruch, szukanie, dzielenie się, naprawa, przekierowanie mocy, użycie sekcji, w której stoisz.
rulebook-actions-may-2 = Żeton akcji kupuje jedną akcję więcej, póki je masz.
rulebook-actions-may-3 = Najpierw zużywa się akcje podstawowe; żeton dopiero, gdy ich zabraknie.
rulebook-actions-not-1 = Zacząć akcję, za którą nie możesz w pełni zapłacić.
rulebook-actions-not-2 = Działać w innej sekcji niż ta, w której stoisz. Niektóre sekcje są wyjątkiem.
rulebook-actions-special-head = Niewykorzystane?
rulebook-actions-special = Każda pozostała akcja podstawowa staje się żetonem akcji.
rulebook-actions-figure = Ruch, szukanie, dzielenie się, naprawa, przekierowanie, użycie sekcji.
rulebook-actions-words = działanie, robić, punkty, PA, budżet, pozostałe, wydać, możliwości, akcja

rulebook-moving = Ruch
rulebook-moving-lead = Idź do sąsiedniej sekcji: w górę, w dół, w lewo lub w prawo.
rulebook-moving-may-1 = { $cost-move ->
    [one] Jedna akcja
    [few] { $cost-move } akcje
    [many] { $cost-move } akcji
   *[other] { $cost-move } akcji
} za każdą sekcję po drodze.
rulebook-moving-may-2 = W jednej sekcji może stać dowolnie wiele osób, także w Rdzeniu energii.
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
rulebook-moving-not-1 = Na ukos.
rulebook-moving-not-2 = Cudzym pionkiem: innych przenosi tylko Kubryk.
rulebook-moving-figure = Z Maszynowni do sąsiedniej sekcji.
rulebook-moving-words = ruch, iść, chodzić, podróż, krok, odległość, sąsiad, sąsiedni, obok, ukos, biec

rulebook-scavenging = Szukanie
rulebook-scavenging-lead = Rzuć kością i szukaj kart zasobów: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Jedna akcja
    [few] { $cost-scavenge } akcje
    [many] { $cost-scavenge } akcji
   *[other] { $cost-scavenge } akcji
}, w dowolnej sekcji, ile razy możesz zapłacić.
rulebook-scavenging-may-2 = Bierz karty po jednej, każdą z talii lub z odkrytych. Odkryta jest od razu zastępowana i nowa może być następnym wyborem.
rulebook-scavenging-may-3 = Możesz wziąć mniej albo nic.
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
rulebook-scavenging-not-1 = Cofnąć, gdy kość już padła.
rulebook-scavenging-figure = Nisko: nic. Środek: jedna karta. Wysoko: dwie.
rulebook-scavenging-words = szukanie, przeszukać, rzut, kości, znaleźć, łup, kość, szczęście, los

rulebook-sharing = Dzielenie się
rulebook-sharing-lead = Daj jedną kartę komuś w swojej sekcji albo weź jedną od tej osoby.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Jedna akcja
    [few] { $cost-give } akcje
    [many] { $cost-give } akcji
   *[other] { $cost-give } akcji
} za każdą kartę, w którąkolwiek stronę.
rulebook-sharing-may-2 = Dowolną kartę, także uniwersalną, na jakiś czas także ponad { $hand-limit }: ręce liczy się tylko w ich własnej fazie 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Wybierz kartę, potem kto ją dostaje{ $key-share ->
        [none] .
       *[other] ; albo naciśnij { $key-share }.
    }
   *[keys] Przeciągnij kartę na panel osoby z załogi albo z panelu na rękę{ $key-share ->
        [none] .
       *[other] ; albo naciśnij { $key-share }.
    }
}
rulebook-sharing-not-1 = Z kimś w innej sekcji. Może to Mesa.
rulebook-sharing-not-2 = Żetony i kostki: zostają przy tym, kto je ma.
rulebook-sharing-special-head = W pojedynkę
rulebook-sharing-special = Jedna osoba ma jedną rękę dla całej załogi i zamiast tego wymienia karty z odkrytymi.
rulebook-sharing-figure = W jednej sekcji karta zmienia rękę.
rulebook-sharing-words = dzielić się, dać, wziąć, przekazać, zamiana, wymiana, handel, podać, drużyna

rulebook-repairing = Naprawa
rulebook-repairing-lead = Odrzuć jedną kartę pasującą do otwartego pola w sekcji, w której stoisz. Na pole trafia kostka z puli.
rulebook-repairing-may-1 = Dowolne otwarte pole, w dowolnej kolejności. Karta uniwersalna pasuje do każdego.
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
rulebook-repairing-may-3 = Pole, które straciło kostkę, jest otwarte: pokazuje zasób, który je naprawi.
rulebook-repairing-not-1 = Gdy w puli nie ma kostek. Pomoże wtedy tylko kostka, którą masz.
rulebook-repairing-not-2 = Z sekcji obok. Inne sekcje naprawia tylko Warsztat.
rulebook-repairing-not-3 = Dwa pola jedną kartą, póki moc sekcji nie jest przekierowana.
rulebook-repairing-special-head = Gdzie moc jest przekierowana
rulebook-repairing-special = Jedna karta pasująca do otwartego pola uzupełnia wszystkie. Jeśli w puli brakuje kostek, pierwsze jest pole tej karty, dalej od góry.
rulebook-repairing-figure = Metal pasuje do jednego z dwóch otwartych pól.
rulebook-repairing-words = naprawa, naprawić, leczyć, odnowić, zdrowie, punkty życia, łatać, zepsute, pole, miejsce, klucz

rulebook-diverting = Przekierowanie mocy
rulebook-diverting-lead = Stań w sekcji ze wszystkimi kostkami i odrzuć razem karty jej kosztu: jej moc płynie do Rdzenia energii.
rulebook-diverting-may-1 = Kosztuje { $cost-divert ->
    [one] jedną akcję
    [few] { $cost-divert } akcje
    [many] { $cost-divert } akcji
   *[other] { $cost-divert } akcji
} i karty widoczne z lewej strony sekcji ({ $cost }).
rulebook-diverting-may-2 = Karty uniwersalne mogą zastąpić dowolne z nich.
rulebook-diverting-may-3 = Sekcję można potem nadal używać, uszkadzać i naprawiać. Pozostaje przekierowana.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Wybierz kartę, potem koszt{ $key-divert ->
        [none] .
       *[other] {" "}albo naciśnij { $key-divert }.
    } Karty idą na stos odrzuconych w podanej kolejności, ostatnia na wierzch.
   *[keys] Przeciągnij kartę na koszt{ $key-divert ->
        [none] .
       *[other] {" "}albo naciśnij { $key-divert }.
    } Karty idą na stos odrzuconych w podanej kolejności, ostatnia na wierzch.
}
rulebook-diverting-not-1 = Z otwartym polem: najpierw napraw.
rulebook-diverting-not-2 = Po trochu: wszystkie karty naraz, z jednej ręki.
rulebook-diverting-not-3 = Tej samej sekcji dwa razy ani Rdzenia energii.
rulebook-diverting-special-head = Co to daje
rulebook-diverting-special = Krok bliżej końca, a odtąd jedna karta naprawia całą sekcję.
rulebook-diverting-figure = { $cost ->
    [3] Trzy karty z lewej zmieniają się w żeton mocy.
   *[other] Karty z lewej zmieniają się w żeton mocy.
}
rulebook-diverting-words = przekierować, moc, energia, skierować, wygrana, moneta, koszt, zapłata, ładunek, ukończyć

rulebook-activating = Aktywacja sekcji
rulebook-activating-lead = Użyj zdolności sekcji, w której stoisz. Wszystkie jej kostki muszą być na miejscu.
rulebook-activating-may-1 = Sekcja mówi, ile akcji to kosztuje.
rulebook-activating-may-2 = Tę samą sekcję raz za razem, póki możesz zapłacić.
rulebook-activating-may-3 = Przekierowana sekcja działa jak każda inna.
rulebook-activating-not-1 = Uszkodzoną sekcję: najpierw ją napraw.
rulebook-activating-not-2 = Bez niczego, na co zadziała: pusty stos odrzuconych, nikogo, do kogo dołączyć, brak żetonu w puli. Przycisk mówi, o co chodzi.
rulebook-activating-not-3 = Sekcję pasywną: działa sama.
rulebook-activating-special-head = Najpierw zapłata
rulebook-activating-special = Akcje wydaje się, zanim sekcja o coś zapyta, a dopiero potem ocenia się, czy jest na co zadziałać.
rulebook-activating-words = aktywować, użyć, zdolność, moc, efekt, sekcja, specjalne, umiejętność, pasywna

rulebook-ending = Koniec akcji
rulebook-ending-lead = Zakończ fazę 1, kiedy chcesz. Za każdą pozostałą akcję podstawową bierzesz żeton akcji.
rulebook-ending-may-1 = Tyle żetonów, ile jest w puli.
rulebook-ending-may-2 = Takie żetony są na późniejsze tury.
rulebook-ending-not-1 = Żeton za akcję kupioną żetonem.
rulebook-ending-not-2 = Żetony, których brak w puli: te akcje przepadają, a gra najpierw pyta.
rulebook-ending-special-head = Bez akcji
rulebook-ending-special = Gdy nie ma już czego wydać, faza i tak czeka na ciebie, by można było coś cofnąć.
rulebook-ending-figure = Oszczędzona akcja to żeton.
rulebook-ending-words = kończyć, pas, pominąć, oszczędzać, niewykorzystane, reszta, gotowe, stop, czekać

rulebook-collecting = Zbieranie
rulebook-collecting-lead = Faza 2: weź wierzchnie karty talii zasobów ({ $deck-cards }) albo jedną z odkrytych ({ $face-up }).
rulebook-collecting-may-1 = Wziętą odkrytą kartę od razu zastępuje karta z talii.
rulebook-collecting-may-2 = Potem odrzuć nadmiar, wybrane przez siebie karty, aż zostanie { $hand-limit }.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Wybierz talię lub kartę.
   *[keys] Kliknij talię lub kartę albo przeciągnij ją na rękę.
}
rulebook-collecting-not-1 = Nic: jedno z dwojga trzeba wziąć.
rulebook-collecting-words = zbierać, dobierać, wziąć, zysk, dochód, faza 2, karty, zasoby, podnieść

rulebook-hand = Twoja ręka
rulebook-hand-lead = Na koniec swojej fazy 2 zachowujesz najwyżej { $hand-limit } kart. Kiedy indziej ręka może być większa.
rulebook-hand-may-1 = Wybierasz, które karty odrzucić.
rulebook-hand-may-2 = Karty od innych nie liczą się aż do twojej następnej fazy 2.
rulebook-hand-may-3 = Kart na pierwszej ręce jest { $hand-2 }, { $hand-3 } lub { $hand-4 }, dla dwóch, trzech lub czterech osób.
rulebook-hand-not-1 = Wyrzucać karty kiedy indziej, chyba że jako zapłatę.
rulebook-hand-figure = Po jednej karcie każdego zasobu.
rulebook-hand-words = limit, odrzucić, maksimum, za dużo, zachować, trzymać, sześć

## The storm

rulebook-damage-cards = Karty uszkodzeń
rulebook-damage-cards-lead = Faza 3: dobiera się wierzchnią kartę uszkodzeń. Każda sekcja na niej traci najwyższą kostkę, w podanej kolejności.
rulebook-damage-cards-may-1 = Karty rodzaju 1 trafiają jedną sekcję, rodzaju 2 dwie, rodzaju 3 trzy: kart jest { $damage-1 }, { $damage-2 } i { $damage-3 }, najpierw słabe.
rulebook-damage-cards-may-2 = Stracone kostki wracają do puli.
rulebook-damage-cards-may-3 = Żeton ochrony przyjmuje trafienie zamiast kostki: najpierw najstarszy w sekcji, inaczej taki, który ma ktoś obecny.
rulebook-damage-cards-not-1 = Rdzeń energii nigdy nie jest trafiany.
rulebook-damage-cards-not-2 = Sekcja bez kostek nie ma czego stracić: statek przepada, a reszta karty już się nie liczy.
rulebook-damage-cards-special-head = Kilka osób ma tam żeton
rulebook-damage-cards-special = Kto ma turę, wskazuje, kto oddaje żeton.
rulebook-damage-cards-figure = Lazaret traci najwyższą kostkę.
rulebook-damage-cards-words = trafienie, uderzenie, atak, burza, słoneczna, rozbłysk, szkoda, zagrożenie, faza 3, groźba, szanse

rulebook-critical = Krytyczne sekcje
rulebook-critical-lead = Sekcja, która straciła wszystkie kostki, jest krytyczna. Następne trafienie w nią gubi statek.
rulebook-critical-may-1 = Napraw jedno pole, a zniesie jeszcze jedno trafienie.
rulebook-critical-may-2 = Żeton ochrony ratuje ją raz.
rulebook-critical-may-3 = Mostek może pokazać, które sekcje są następne, i je odwlec.
rulebook-critical-not-1 = Nie można jej użyć ani przekierować, póki nie jest sprawna.
rulebook-critical-special-head = Bez kart uszkodzeń
rulebook-critical-special = Przy wyrwie w kadłubie nic już nie trafia sekcji.
rulebook-critical-figure = Trzy pola są otwarte: jeszcze jedno trafienie to koniec.
rulebook-critical-words = zagrożenie, czerwony, ginie, ostatnia, zero, zniszczona, alarm, przegrać, zdrowie

rulebook-hull-breach = Wyrwa w kadłubie
rulebook-hull-breach-lead = Gdy dobrano ostatnią kartę uszkodzeń, kadłub jest otwarty. Od następnej tury faza 3 to rzut, który mówi, ile kart opuszcza talię.
rulebook-hull-breach-may-1 = Ile kosztuje rzut: { $breach-sides }.
rulebook-hull-breach-may-2 = Karty idą z wierzchu talii zasobów na stos odrzuconych.
rulebook-hull-breach-not-1 = Sekcje nie są już uszkadzane.
rulebook-hull-breach-not-2 = Żetony nic na to nie pomogą.
rulebook-hull-breach-figure = Ostatnia karta i to, co potem kosztuje każda tura.
rulebook-hull-breach-words = wyciek, dziura, próżnia, koniec talii, strata kart, odliczanie, finał, kosmos, rozdarcie

rulebook-deck-empty = Gdy talia się kończy
rulebook-deck-empty-lead = Gdy tylko talia zasobów jest pusta, statek jest stracony, cokolwiek zabrało ostatnią kartę.
rulebook-deck-empty-may-1 = Ostatnią kartę jeszcze się dobiera lub odkłada. Nic potem już nie następuje.
rulebook-deck-empty-may-2 = Oglądanie kart i odkładanie ich nigdy nie opróżnia talii.
rulebook-deck-empty-not-1 = Wtasować stos odrzuconych z powrotem.
rulebook-deck-empty-not-2 = Odkryta karta to nie wyjście: od razu zastępuje ją karta z talii.
rulebook-deck-empty-special-head = Na jak długo starczy
rulebook-deck-empty-special = Każda tura na pokładzie zabiera co najmniej jedną kartę. Stół liczy, ile tur zostało.
rulebook-deck-empty-words = przegrać, ostatnia karta, czas, zegar, koniec, brak kart, mielenie, pusta, przetasować

## The rooms

rulebook-reading-rooms = Jak czytać sekcję
rulebook-reading-rooms-lead = Karta sekcji mówi, ile kosztuje przekierowanie, co ją naprawia i co potrafi.
rulebook-reading-rooms-may-1 = Z lewej: karty, które przekierowują jej moc; moneta, gdy to już zrobione.
rulebook-reading-rooms-may-2 = Z prawej: pola naprawy. Kostka zakrywa zasób; otwarte pole go pokazuje.
rulebook-reading-rooms-may-3 = Poniżej: co robi. Znak jest złoty, póki wszystkie kostki są na miejscu.
rulebook-reading-rooms-may-4 = U góry z prawej: szansa trafienia w tej turze, według wszystkiego, co załoga wie o talii uszkodzeń.
rulebook-reading-rooms-not-1 = Obie strony sekcji nigdy nie są w jednej grze.
rulebook-reading-rooms-figure = Ładownia z otwartym najwyższym polem.
rulebook-reading-rooms-words = karta, symbol, ikona, tor, procent, liczba, moneta, V1, V2

rulebook-room-energy-core-v1-may-1 = Liczy się na nim każda przekierowana sekcja.
rulebook-room-energy-core-v1-not-1 = Nie można go uszkodzić, naprawić ani przekierować i nie kładzie się na nim żetonów.
rulebook-room-energy-core-v1-not-2 = Zanim ostatnia sekcja zostanie przekierowana, nic nie robi.
rulebook-room-energy-core-v1-figure = Wszystkie sekcje są przekierowane: można go uruchomić.
rulebook-room-energy-core-v1-words = reaktor, centrum, środek, wygrana, uruchomienie, silnik

rulebook-room-bridge-v1-may-1 = Gdy kart jest mniej, oglądasz te, które są.
rulebook-room-bridge-v1-may-2 = Połóż na końcu kartę, która boli najbardziej, i napraw, zanim nadejdzie.
rulebook-room-bridge-v1-not-1 = Gdy nie ma już kart uszkodzeń, nie można go użyć.
rulebook-room-bridge-v1-not-2 = Karty wyrwy w kadłubie nigdy tu nie widać i zostaje ona na spodzie.
rulebook-room-bridge-v1-words = podglądać, zerknąć, patrzeć naprzód, kolejność, prognoza, sortować
rulebook-room-bridge-v2-may-1 = Obie mogą trafić na ten sam koniec talii; ty wybierasz ich kolejność.
rulebook-room-bridge-v2-may-2 = Co leży na spodzie, przychodzi tuż przed wyrwą w kadłubie.
rulebook-room-bridge-v2-not-1 = Gdy nie ma już kart uszkodzeń, nie można go użyć.
rulebook-room-bridge-v2-words = podglądać, zerknąć, zakopać, spód, zatopić, prognoza

rulebook-room-cargo-hold-v1-may-1 = Kolejność znają potem wszyscy, aż karty zostaną dobrane.
rulebook-room-cargo-hold-v1-may-2 = Działa przy dowolnej liczbie pozostałych kart.
rulebook-room-cargo-hold-v1-not-1 = Wziąć którąś z nich: wszystkie wracają.
rulebook-room-cargo-hold-v1-words = podglądać, zerknąć, oglądać, kolejność, magazyn, stos
rulebook-room-cargo-hold-v2-may-1 = Ręka może przekroczyć limit aż do fazy 2.
rulebook-room-cargo-hold-v2-not-1 = Ostatnia karta talii: wzięcie jej gubi statek.
rulebook-room-cargo-hold-v2-words = dobrać, dodatkowa karta, magazyn, zysk

rulebook-room-medical-bay-v1-may-1 = Wypłaca przed twoimi akcjami, na początku każdej tury, którą tam zaczynasz.
rulebook-room-medical-bay-v1-may-2 = Jeśli w puli jest mniej żetonów, dostajesz te, które są.
rulebook-room-medical-bay-v1-not-1 = Przyjście w trakcie tury nic nie daje.
rulebook-room-medical-bay-v1-not-2 = Któreś pole jest otwarte: nie wypłaca nic.
rulebook-room-medical-bay-v1-words = leczyć, lekarz, szpital, ambulatorium, odpoczynek, żetony, premia
rulebook-room-medical-bay-v2-may-1 = Można za to zapłacić żetonami akcji, jak za każdą akcję.
rulebook-room-medical-bay-v2-not-1 = Żetony dla siebie.
rulebook-room-medical-bay-v2-words = leczyć, lekarz, szpital, ambulatorium, żetony, pomoc innym

rulebook-room-crew-quarters-v1-may-1 = Przenieść można każdego, także kogoś daleko.
rulebook-room-crew-quarters-v1-may-2 = Sprowadź ludzi razem, by mogli się dzielić.
rulebook-room-crew-quarters-v1-not-1 = Póki wszyscy są w jednej sekcji, nie ma do kogo dołączyć.
rulebook-room-crew-quarters-v1-words = teleport, wysłać, przenieść innych, łóżko, kwatery, spotkanie, winda
rulebook-room-crew-quarters-v2-may-1 = Przenieść można każdego, także kogoś daleko.
rulebook-room-crew-quarters-v2-may-2 = Przenieś kogoś do sekcji, którą trzeba zaraz naprawić.
rulebook-room-crew-quarters-v2-not-1 = Do sekcji, w której ktokolwiek stoi.
rulebook-room-crew-quarters-v2-words = teleport, wysłać, przenieść innych, łóżko, kwatery, winda, pusta sekcja

rulebook-room-engine-room-v1-may-1 = Można zamienić jednakowe karty.
rulebook-room-engine-room-v1-may-2 = Twoja karta leży potem na wierzchu stosu.
rulebook-room-engine-room-v1-not-1 = Z pustą ręką lub przy pustym stosie odrzuconych.
rulebook-room-engine-room-v1-words = odzysk, odzyskać, cmentarz, zamiana, odrzucone
rulebook-room-engine-room-v2-may-1 = Wybierz dowolną kartę, gdziekolwiek leży w stosie.
rulebook-room-engine-room-v2-not-1 = Przy pustym stosie odrzuconych.
rulebook-room-engine-room-v2-not-2 = Jeśli zabiera to ostatnią kartę talii, statek jest stracony.
rulebook-room-engine-room-v2-words = odzysk, odzyskać, cmentarz, wziąć z powrotem, odrzucone

rulebook-room-armoury-v1-may-1 = W jednej sekcji mogą leżeć żetony kilku osób. Pierwszy zadziała najstarszy.
rulebook-room-armoury-v1-may-2 = Żeton, który przyjął trafienie, wraca do puli.
rulebook-room-armoury-v1-not-1 = Bez żetonu w puli.
rulebook-room-armoury-v1-not-2 = Nie są trwałe: twoja następna tura zaczyna się od ich zabrania.
rulebook-room-armoury-v1-words = tarcza, chronić, straż, blok, obrona, broń
rulebook-room-armoury-v2-may-1 = Ktoś może mieć ich kilka. Każdy przyjmuje jedno trafienie.
rulebook-room-armoury-v2-may-2 = Żeton idzie tam, gdzie idzie ten, kto go ma.
rulebook-room-armoury-v2-not-1 = Bez żetonu w puli.
rulebook-room-armoury-v2-words = tarcza, chronić, straż, blok, obrona, ochroniarz

rulebook-room-repair-centre-v1-may-1 = Karty uniwersalne pasują i tutaj.
rulebook-room-repair-centre-v1-may-2 = Dowolną sekcję, choćby najdalszą.
rulebook-room-repair-centre-v1-not-1 = Siebie samego: to zwykła naprawa.
rulebook-room-repair-centre-v1-not-2 = Kostką, którą masz. Ta działa tylko tam, gdzie stoisz.
rulebook-room-repair-centre-v1-words = leczyć, naprawa, daleko, zdalnie, warsztat, odległość
rulebook-room-repair-centre-v2-may-1 = Kostki, które ktoś ma, są bezpieczne przed każdym trafieniem.
rulebook-room-repair-centre-v2-may-2 = Naprawiają nadal, gdy pula jest pusta.
rulebook-room-repair-centre-v2-not-1 = Kostka dla siebie.
rulebook-room-repair-centre-v2-not-2 = Bez kostki w puli.
rulebook-room-repair-centre-v2-words = leczyć, naprawa, zapas, nosić, kostka, warsztat

rulebook-room-mess-hall-v1-may-1 = Druga osoba może być gdziekolwiek na statku.
rulebook-room-mess-hall-v1-may-2 = Kartę można dać za nic albo wziąć za nic.
rulebook-room-mess-hall-v1-not-1 = Póki nikt nie ma kart.
rulebook-room-mess-hall-v1-words = wymiana, zamiana, handel, kuchnia, stołówka, dzielić się na odległość
rulebook-room-mess-hall-v2-may-1 = Mogą być gdziekolwiek na statku, a karty wybierasz ty.
rulebook-room-mess-hall-v2-may-2 = Każda daje tyle samo co druga.
rulebook-room-mess-hall-v2-not-1 = Własne karty: nie jesteś żadną z tych dwóch osób.
rulebook-room-mess-hall-v2-not-2 = Gdy mniej niż dwie inne osoby mają karty.
rulebook-room-mess-hall-v2-words = wymiana, zamiana, handel, kuchnia, stołówka, inni

## Resource cards

rulebook-deck = Talia zasobów
rulebook-deck-lead = Stąd pochodzą wszystkie karty: ręce, odkryte, to, co zbierasz i znajdujesz. To także wasz czas.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Można obejrzeć, co w niej jeszcze jest: wybierz stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
   *[keys] Można obejrzeć, co w niej jeszcze jest: kliknij stos odrzuconych{ $key-piles ->
        [none] .
       *[other] {" "}albo naciśnij { $key-piles }.
    }
}
rulebook-deck-may-2 = Karty z wierzchu, które pokazała sekcja, pozostają znane.
rulebook-deck-not-1 = Karty wracają do talii tylko wtedy, gdy ogląda je sekcja.
rulebook-deck-not-2 = Nigdy się jej nie uzupełnia.
rulebook-deck-words = talia, stos dobierania, zasoby, pozostałe karty, czas

rulebook-face-up = Odkryte karty
rulebook-face-up-lead = Odkryte karty zasobów ({ $face-up }) leżą obok talii. Weź jedną przy zbieraniu albo jako znalezisko przy szukaniu.
rulebook-face-up-may-1 = Lukę od razu wypełnia karta z talii, w tym samym miejscu.
rulebook-face-up-may-2 = Z dwóch jednakowych kart dobra jest każda.
rulebook-face-up-may-3 = W pojedynkę można wymienić kartę z ręki na jedną z nich.
rulebook-face-up-not-1 = Nic tam nie wraca, chyba że w wymianie.
rulebook-face-up-words = rynek, rząd, wystawa, odkryte karty, widoczne, oferta, rzeka

rulebook-discards = Stos kart odrzuconych
rulebook-discards-lead = Leżą tu karty, którymi zapłacono, których było za dużo na ręce albo które przepadły przez wyrwę w kadłubie, najnowsza na wierzchu.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Wybierz go, by zobaczyć wszystkie.
   *[keys] Kliknij go, by zobaczyć wszystkie.
}
rulebook-discards-may-2 = Maszynownia przywraca karty, a kapsuła ratunkowa z niego żyje.
rulebook-discards-not-1 = Nigdy nie wtasowuje się go do talii.
rulebook-discards-words = cmentarz, stos, kosz, wyrzucone, zużyte karty, odrzucone

rulebook-resource-universal-may-1 = Naprawia dowolne pole, na miejscu i z Warsztatu.
rulebook-resource-universal-may-2 = Płaci za dowolną kartę kosztu przekierowania mocy; w razie potrzeby można użyć kilku.
rulebook-resource-universal-not-1 = Nigdy nie liczy się jako więcej niż jedna karta.
rulebook-resource-universal-figure = Karta uniwersalna zastępuje to, co potrzebne.
rulebook-resource-universal-words = joker, dziki, dzika karta, gwiazda, dowolna, dżoker

## Pieces and tokens

rulebook-cubes = Kostki i pula
rulebook-cubes-lead = Kostek naprawy jest w grze { $repair-cubes }. Na początku wszystkie leżą na statku; co stracą sekcje, trafia do puli, a naprawy biorą z niej.
rulebook-cubes-may-1 = Trafienie zabiera najwyższą kostkę sekcji.
rulebook-cubes-may-2 = Ktoś może mieć kostki z Warsztatu. Taka kostka naprawia dowolne otwarte pole tam, gdzie stoi ta osoba: jedna akcja, bez karty.
rulebook-cubes-may-3 = Kostka zakrywa swój zasób: to pole nie wymaga karty.
rulebook-cubes-not-1 = Bez kostki w puli nie ma napraw kartami.
rulebook-cubes-not-2 = Kostki, którą się ma, nie można oddać.
rulebook-cubes-special-head = Własna kostka przy przekierowanej mocy
rulebook-cubes-special = Uzupełnia wszystkie pola: najpierw kostki tej osoby, ile trzeba, resztę daje pula.
rulebook-cubes-figure = Kostka trafia na otwarte pole.
rulebook-cubes-words = kostka, zdrowie, punkty życia, życie, zapas, pula, klocki, serca

rulebook-extra-actions = Żetony akcji
rulebook-extra-actions-lead = Żeton akcji to jedna akcja więcej, w fazie 1 dowolnej tury tego, kto go ma. Wszystkich jest { $action-tokens }.
rulebook-extra-actions-may-1 = Niewykorzystane akcje podstawowe stają się żetonami, o ile starczy ich w puli.
rulebook-extra-actions-may-2 = Trochę daje ich Lazaret; te z jego pierwszej strony można wydać w tej samej turze.
rulebook-extra-actions-may-3 = Wydaj w turze tyle, ile masz. Wracają do puli.
rulebook-extra-actions-not-1 = Zanim skończą się akcje podstawowe.
rulebook-extra-actions-not-2 = Oddawać ich innym, chyba że drugą stroną Lazaretu.
rulebook-extra-actions-not-3 = Kupiona, a niewykorzystana akcja nic nie zwraca; dlatego żeton wydaje się dopiero, gdy wymaga go akcja.
rulebook-extra-actions-figure = Jeden żeton, jedna akcja.
rulebook-extra-actions-words = premia, ośmiokąt, dodatkowa, żeton, oszczędzać, zapas, PA

rulebook-shields = Żetony ochrony
rulebook-shields-lead = Żeton ochrony przyjmuje jedno trafienie zamiast kostki. Wszystkich jest { $protection-tokens }.
rulebook-shields-may-1 = W sekcji: przyjmuje następne trafienie w nią. Pierwszy idzie najstarszy.
rulebook-shields-may-2 = Gdy ktoś go ma: przyjmuje trafienie w sekcję, w której stoi ta osoba, jeśli żaden tam nie leży.
rulebook-shields-may-3 = Zużyty żeton wraca do puli.
rulebook-shields-not-1 = W Rdzeniu energii.
rulebook-shields-not-2 = Przeciw wyrwie w kadłubie.
rulebook-shields-special-head = Jak długo
rulebook-shields-special = Żetony w sekcjach wracają, gdy następną turę ma ten, kto je położył. Te przy osobach zostają aż do zużycia.
rulebook-shields-figure = Dwa trafienia w tę sekcję nie kosztują kostki.
rulebook-shields-words = tarcza, pancerz, straż, blok, chronić, obrona, odporność

rulebook-power = Żetony mocy
rulebook-power-lead = Moneta na sekcji mówi, że jej moc jest przekierowana. Wszystkie { $power } rozświetla Rdzeń energii.
rulebook-power-may-1 = Jedna pasująca karta albo jedna własna kostka uzupełnia taką sekcję.
rulebook-power-may-2 = Sekcji można używać jak wcześniej.
rulebook-power-not-1 = Nigdy nie przepada, cokolwiek trafi sekcję.
rulebook-power-not-2 = Nie chroni sekcji: trafienia zabierają kostki jak wcześniej.
rulebook-power-figure = Mesa, przekierowana.
rulebook-power-words = moneta, złoto, przekierowana, gotowe, błyskawica, piorun

rulebook-meeples = Załoga
rulebook-meeples-lead = Każdy pionek to osoba z załogi. Kolor i zarys mówią, kto to jest.
rulebook-meeples-may-1 = Osoby z załogi mają tury po kolei, raz za razem.
rulebook-meeples-may-2 = Każda może mieć karty, żetony akcji, kostki naprawy i żetony ochrony.
rulebook-meeples-not-1 = Nigdy nie odnoszą ran: cierpią tylko sekcje.
rulebook-meeples-figure = Czteroosobowa załoga.
rulebook-meeples-words = pionek, meepel, figurka, gracz, postać, astronauta, kolor, kolejność

rulebook-die = Kość
rulebook-die-lead = Jedna kość, sześć ścianek. Co znaczy ścianka, widać obok rzutu.
rulebook-die-may-1 = Szukanie: { $scavenge-sides }.
rulebook-die-may-2 = Wyrwa w kadłubie, stracone karty: { $breach-sides }.
rulebook-die-not-1 = Rzutu nigdy się nie powtarza ani nie cofa.
rulebook-die-figure = Od jednego do sześciu, wszystkie równie prawdopodobne.
rulebook-die-words = kość, kości, rzut, losowe, szczęście, los, k6

## Ways to play

rulebook-sides = Alternatywne sekcje
rulebook-sides-lead = Każda z { $power } sekcji ma dwie strony, V1 i V2. Pierwsza gra używa V1; potem dobra jest każda mieszanka.
rulebook-sides-may-1 = Losowo: każda sekcja pokazuje jedną ze stron.
rulebook-sides-may-2 = Albo same V1, same V2, albo strona po stronie, jak wskażesz na ekranie nowej gry.
rulebook-sides-may-3 = Obie strony wymagają tych samych napraw i mają ten sam koszt przekierowania.
rulebook-sides-not-1 = Strona, która wymaga więcej osób, nie trafia do gry z mniejszą liczbą.
rulebook-sides-figure = Lazaret z drugą stroną.
rulebook-sides-words = wariant, V2, alternatywne, mieszane, dodatek, druga strona

rulebook-expansion-damage-control-may-1 = Sekcje są potem uszkadzane w stałej kolejności, każda jednym trafieniem.
rulebook-expansion-damage-control-may-2 = Można wybrać sekcję bez kostek, jeśli chroni ją żeton albo się poddajecie.
rulebook-expansion-damage-control-may-3 = Nikt nie wie, które karty opuściły talię.
rulebook-expansion-damage-control-not-1 = Ta sama sekcja dwa razy na jednej karcie.
rulebook-expansion-damage-control-not-2 = Rdzeń energii.
rulebook-expansion-damage-control-special-head = Przed pierwszą turą
rulebook-expansion-damage-control-special = Jeśli taka karta jest wśród tych, które uderzają najpierw, wybiera osoba, która zaczyna.
rulebook-expansion-damage-control-figure = Nowe karty: wybierasz jedną, dwie lub trzy sekcje.
rulebook-expansion-damage-control-words = wybór uszkodzeń, wybór sekcji, kontrola, wskazać

rulebook-expansion-escape-pod-may-1 = Wejście kosztuje { $cost-board ->
    [one] jedną akcję
    [few] { $cost-board } akcje
    [many] { $cost-board } akcji
   *[other] { $cost-board } akcji
}, z Rdzenia energii, gdy liczba przekierowanych sekcji sięgnie { $pod-rooms }. Mieści się tylko jedna osoba z załogi.
rulebook-expansion-escape-pod-may-2 = Osoba w kapsule zachowuje karty i od razu ma pierwszą turę dryfu.
rulebook-expansion-escape-pod-may-3 = Jej żetony i kostki wracają do puli.
rulebook-expansion-escape-pod-not-1 = Wrócić.
rulebook-expansion-escape-pod-not-2 = Zbieranie, uszkodzenia ani żetony za niewykorzystane akcje w turze wejścia.
rulebook-expansion-escape-pod-figure = Siedem sekcji jest przekierowanych: kapsuła gotowa.
rulebook-expansion-escape-pod-words = zdrajca, dezerter, odejść, uciec, zdrada, porzucić, egoista

rulebook-adrift = Dryf w kapsule
rulebook-adrift-lead = Tura osoby w kapsule: weź wierzchnią kartę ze stosu odrzuconych i rzuć. Rzut nie wyższy niż liczba kart na ręce daje jeszcze jedną kartę. Potem tura się kończy.
rulebook-adrift-may-1 = Karta wzięta przed chwilą już się liczy.
rulebook-adrift-may-2 = Pusty stos odrzuconych nie daje karty. Rzut i tak się odbywa.
rulebook-adrift-may-3 = Te tury liczą się jak inne. Tarcze położone przez osobę w kapsule wracają, gdy zaczyna się jej następna tura.
rulebook-adrift-not-1 = W takiej turze nie ma akcji, zbierania ani uszkodzeń.
rulebook-adrift-not-2 = Nie ma limitu ręki.
rulebook-adrift-not-3 = Nikt na pokładzie nie może z osobą w kapsule wymieniać kart, przenosić jej ani nic jej dać.
rulebook-adrift-figure = Kapsuła, rzut, może karta.
rulebook-adrift-words = dezerter, zdrajca, dryfować, tura kapsuły, kosmos

rulebook-last-roll = Ostatni rzut kapsuły
rulebook-last-roll-lead = Jeśli statek przepada, osoba w kapsule bierze jeszcze jedną kartę i rzuca raz. Rzut wyższy niż liczba kart na ręce ratuje: ta osoba wygrywa w pojedynkę.
rulebook-last-roll-may-1 = Jeśli statek ocaleje, wygrywa załoga na pokładzie, a osoba w kapsule przegrywa.
rulebook-last-roll-may-2 = Mało kart ułatwia ucieczkę, więc w kapsule liczy się na małe stosy.
rulebook-last-roll-not-1 = Rzut nie wyższy niż liczba kart na ręce: przegrywają wszyscy.
rulebook-last-roll-words = dezerter, wygrać samemu, ucieczka, ostatni rzut, zdrajca

rulebook-expansion-solo-may-1 = Osoby z załogi ({ $solo-crew }) mają pełne tury po kolei, jak w grze dla tylu graczy.
rulebook-expansion-solo-may-2 = Jedna ręka ma limit jednej ręki: { $hand-limit } kart.
rulebook-expansion-solo-may-3 = Żetony, kostki i tarcze należą do osoby z załogi, która je dostała. „Inny gracz” to inna osoba z załogi.
rulebook-expansion-solo-not-1 = Dzielić się: zamiast tego wymieniasz.
rulebook-expansion-solo-not-2 = Kapsuła ratunkowa i druga strona Mesy.
rulebook-expansion-solo-words = jeden gracz, jedna osoba, samemu, samotnie, pasjans, solo

rulebook-trading = Wymiana w pojedynkę
rulebook-trading-lead = W grze solo zamień jedną kartę z ręki na jedną z odkrytych, gdziekolwiek kto stoi.
rulebook-trading-may-1 = Kosztuje { $cost-trade ->
    [one] jedną akcję
    [few] { $cost-trade } akcje
    [many] { $cost-trade } akcji
   *[other] { $cost-trade } akcji
}, gdziekolwiek jest załoga.
rulebook-trading-may-2 = Twoja karta leży w miejscu wziętej. Niczego się nie dobiera.
rulebook-trading-may-3 = Mesa robi to samo za swoją jedną akcję.
rulebook-trading-not-1 = W dwie osoby lub więcej: wtedy się dzielą.
rulebook-trading-not-2 = Z pustą ręką.
rulebook-trading-figure = Karta z ręki za kartę z rzędu.
rulebook-trading-words = zamiana, wymiana, solo, dzielić się, rynek, handel

rulebook-no-counting = Bez liczenia
rulebook-no-counting-lead = Sposób gry dla tych, którzy nie chcą liczyć: liczby i zawartość talii oraz stosów odrzuconych pozostają ukryte.
rulebook-no-counting-may-1 = Wolno widzieć to, co pokaże ci sekcja.
rulebook-no-counting-may-2 = Rewers talii uszkodzeń nadal zdradza rodzaj wierzchniej karty.
rulebook-no-counting-not-1 = Żadnych szans, żadnych liczb, żadnego przeglądania stosów aż do końca gry.
rulebook-no-counting-not-2 = Dziennik pokazuje tę turę i poprzednią, nic więcej.
rulebook-no-counting-words = ukryte, pamięć, tajne, liczenie, tryb trudny, stosy

rulebook-combining = Co można łączyć
rulebook-combining-lead = Dodatki, strony sekcji, poziomy trudności i grę bez liczenia łączysz, jak chcesz.
rulebook-combining-may-1 = Wybierz wszystko na ekranie nowej gry. Czego nie można wybrać, mówi dlaczego.
rulebook-combining-may-2 = To samo ziarno i ustawienia dają znów ten sam statek.
rulebook-combining-not-1 = Dodatek przy liczbie osób, dla której nie jest przeznaczony.
rulebook-combining-words = łączyć, mieszać, opcje, dodatki, ustawienia, ziarno, kod

## At your table now

rulebook-now-stands = { $name } jest { FORM($room, "at") }.
rulebook-now-adrift = { $name } jest już poza statkiem.
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
    [one] i jeszcze jedna sekcja
    [few] i jeszcze { $count } sekcje
    [many] i jeszcze { $count } sekcji
   *[other] i jeszcze { $count } sekcji
}
rulebook-now-fits = otwarte, a masz: { $cards }
rulebook-now-unfit = otwarte; nie masz nic pasującego
rulebook-now-critical = { $guarded ->
    [yes] bez kostek, chroniona; { $more }
   *[no] krytyczna; { $more }
}
rulebook-now-whole = Każda sekcja jest sprawna.
rulebook-now-no-cubes = W puli nie ma kostek.
rulebook-now-power = Przekierowane sekcje: { $count } z { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } Zostały:
}
rulebook-now-breach = W kadłubie jest wyrwa: nie ma już kart uszkodzeń.
rulebook-now-hidden = Bez liczenia: liczby pozostają ukryte.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, przyjąłby to żeton
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] Została jedna karta uszkodzeń.
    [few] Zostały { $count } karty uszkodzeń.
    [many] Zostało { $count } kart uszkodzeń.
   *[other] Zostało { $count } kart uszkodzeń.
} Następna trafi:
rulebook-now-row = leżą odkryte
rulebook-now-pile = { $count ->
    [0] Stos kart odrzuconych jest pusty.
    [one] Na stosie odrzuconych leży jedna karta.
    [few] Na stosie odrzuconych leżą { $count } karty.
    [many] Na stosie odrzuconych leży { $count } kart.
   *[other] Na stosie odrzuconych leży { $count } kart.
}
rulebook-now-deck = { $count ->
    [one] W talii zasobów została jedna karta.
    [few] W talii zasobów zostały { $count } karty.
    [many] W talii zasobów zostało { $count } kart.
   *[other] W talii zasobów zostało { $count } kart.
}
rulebook-now-hand = { $count ->
    [one] { $name } ma jedną kartę; zachować można { $limit }.
    [few] { $name } ma { $count } karty; zachować można { $limit }.
    [many] { $name } ma { $count } kart; zachować można { $limit }.
   *[other] { $name } ma { $count } kart; zachować można { $limit }.
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
    [yes] Należy do tej gry.
   *[no] Nie należy do tej gry.
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
    [one] leży tu jeden
    [few] leżą tu { $count }
    [many] leży tu { $count }
   *[other] leży tu { $count }
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
rulebook-of-damage-discard = Karty, które uderzyły
rulebook-of-die = Kość
rulebook-of-supply = Pula
rulebook-of-held = Co masz
rulebook-of-threat = Zagrożenie
rulebook-of-stepper = Fazy
rulebook-of-pod = Kapsuła ratunkowa
rulebook-of-end = Zakończ akcje
