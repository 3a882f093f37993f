### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = Kapitan

## Over the table

lesson-branch-basics = Lekcja { $number }
lesson-branch-expansions = Dodatek { $number }
lesson-step = Krok { $step } z { $steps }
lesson-skip = Pomiń krok
lesson-leave = Wyjdź
lesson-show-me = Pokaż mi
lesson-read = Więcej o tym
lesson-read-page = Czytaj: { $page }
lesson-take-back = Cofnij
lesson-walk-on = Dalej
lesson-again = Powtórz krok
lesson-back = Poprzedni krok
lesson-free = Teraz decyzja należy do ciebie: nic nie jest podświetlone. Jeśli utkniesz, naciśnij { $key }.
lesson-refused = Tego nie można zrobić. { $why }.
lesson-other = { $what }. W tym kroku chodzi o co innego.
lesson-reach = Cel jest w tej turze nadal w zasięgu: { $count ->
    [one] brakuje jednej decyzji
    [few] brakuje { $count } decyzji
    [many] brakuje { $count } decyzji
   *[other] brakuje { $count } decyzji
}.
lesson-reach-later = W tej turze cel jest poza zasięgiem.
lesson-lost = { $what }. Cel jest już poza zasięgiem.
lesson-lost-turn = Cel jest już poza zasięgiem.
lesson-lost-next = Ten krok jest zrobiony, ale następny jest już poza zasięgiem.
lesson-why-over = { $name }: akcje są już zakończone.
lesson-why-actions = { $name } nie ma już akcji.
lesson-why-few = { $name } ma za mało akcji.
lesson-why-card = Nie ma już potrzebnej karty: { $card }.
lesson-why-gone = Nic, co możesz zrobić w tej turze, do tego nie prowadzi.
lesson-costs-next = { $spent ->
    [yes] Ten cel jest nadal w zasięgu, ale potem { $name } nie będzie mieć akcji na następny krok.
   *[no] Ten cel jest nadal w zasięgu, ale wtedy następny krok będzie poza zasięgiem.
}
lesson-asked-note = Najpierw odpowiedz na to. Potem wrócisz do kroku.
lesson-ship-lost = Straciliśmy ten statek, ale to tylko lekcja. Spróbuj jeszcze raz.
lesson-prompt-lost = Statek jest stracony
lesson-prompt-lost-text = Rozglądaj się, ile chcesz. Powrót do lekcji: { KEY("end") } albo ten przycisk.
lesson-told = Na razie tylko patrz: tu gram ja.
lesson-learned = Lekcja ukończona
lesson-next = Dalej: { $title }
lesson-to-school = Szkoła lotów

## Flight school

school-title = Szkoła lotów
school-back = Ekran tytułowy
school-basics = Podstawy
school-basics-note = { $count ->
    [one] jedna lekcja
    [few] { $count } lekcje
    [many] { $count } lekcji
   *[other] { $count } lekcji
}, najlepiej po kolei
school-expansions = Dodatki
school-expansions-note = gdy już umiesz przekierować moc
school-minutes = { $minutes } min
school-done = Gotowe
school-new = Nowa
school-step = Krok { $step } z { $steps }
school-progress = Ukończone lekcje: { $done } z { $count }
school-go-on = Kontynuuj
school-begin = Zacznij
school-all-done = Wszystkie lekcje ukończone. Każdą możesz powtórzyć.
school-captain-begun = Lekcja „{ $title }” nie jest jeszcze ukończona.
school-captain-next = Następna: „{ $title }”.
school-waits = Wyjdź, kiedy chcesz. Lekcja zaczeka w tym samym miejscu.
school-unsaved = Twoje postępy w szkole lotów nie są zapisane: dysk jest pełny albo nie można na nim zapisywać. Solar Storm ponawia próbę co kilka sekund.
school-hint-again = od początku
school-hint-page = strona w instrukcji
school-broken = Części postępów w lekcjach nie udało się odczytać. Resztę zachowano. Stary plik zapisano jako { $path }.
title-rulebook = Instrukcja
title-school = Szkoła lotów
title-school-first = Naucz się grać przy stole
title-school-place = Ukończone lekcje: { $done } z { $count }

## Lesson 1

lesson-move-and-repair = Ruch i naprawa
lesson-move-and-repair-text = Idź, dopasuj kartę do pola, przywróć kostkę.
lesson-move-and-repair-sun = Silniki nie działają, a słońce nas przyciąga. Skierujcie moc wszystkich ośmiu sekcji do Rdzenia energii, potem go uruchomcie.
lesson-move-and-repair-storm = Każda sekcja ma na początku trzy kostki. W każdej turze burza wyrywa kolejne. Jeśli trafi w sekcję bez kostek, tracimy statek.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] Burza wyrwała kostkę z Maszynowni. Niech pójdzie tam Orion: naciśnij { $move } i wybierz sekcję.
   *[keys] Burza wyrwała kostkę z Maszynowni. Przeciągnij tam pionek Orion albo naciśnij { $move } i wybierz sekcję.
}
lesson-move-and-repair-mend = Karta przywraca kostkę. Puste pole pokazuje, jaka: dane. Połóż na nim kartę danych albo naciśnij { $repair }.
lesson-move-and-repair-diagonal = Ruch prowadzi o jedną sekcję w górę, w dół, w lewo lub w prawo. Niech Orion pójdzie w górę, do Lazaretu.
lesson-move-and-repair-finish = Orion nie ma już akcji. Zakończ akcje: naciśnij { $end }.
lesson-move-and-repair-collect = Teraz dobieranie: dwie zakryte karty z talii zasobów albo jedna odkryta obok. Weź, co wolisz.
lesson-move-and-repair-own = Tura: Vega. Kubryk też stracił kostkę. Przywróć ją.
lesson-move-and-repair-learned-1 = Ruch prowadzi do sąsiedniej sekcji i kosztuje jedną akcję.
lesson-move-and-repair-learned-2 = Naprawa kosztuje jedną akcję i kartę pasującą do pustego pola.
lesson-move-and-repair-learned-3 = Sekcja działa tylko wtedy, gdy ma wszystkie kostki.

## Lesson 2

lesson-three-phases = Trzy fazy
lesson-three-phases-text = Działaj, dobierz karty, zmierz się z burzą. Żetony akcji.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Szukaj kart: kość decyduje, ile ich znajdziesz i czy w ogóle. Naciśnij { $scavenge }.
   *[keys] Szukaj kart: kość decyduje, ile ich znajdziesz i czy w ogóle. Rzuć nią na statek albo naciśnij { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] Wynik 1 lub 2 nic nie daje, a akcja przepada. Jeszcze raz: 3–5 to jedna karta, 6 to dwie. Naciśnij { $scavenge }.
   *[keys] Wynik 1 lub 2 nic nie daje, a akcja przepada. Rzuć jeszcze raz: 3–5 to jedna karta, 6 to dwie.
}
lesson-three-phases-pick = Jest jedna karta. Weź zakrytą z talii albo odkrytą.
lesson-three-phases-save = Vega ma jeszcze jedną akcję. Zakończ akcje: { $end }. Każda niewykorzystana staje się żetonem akcji.
lesson-three-phases-collect = Faza 2: weź dwie karty z talii albo jedną odkrytą. Potem karta uszkodzeń pokaże, gdzie trafi burza.
lesson-three-phases-answer = Burza zerwała kostkę z Ładowni. Turę ma Orion: idź tam.
lesson-three-phases-mend = Puste pole wymaga energii. Połóż na nim kartę energii, którą ma Orion.
lesson-three-phases-pass = Tyle wystarczy. Zakończ akcje: { $end }, potem weź karty. Burza wraca w każdej turze.
lesson-three-phases-own = Mostkowi brakuje dwóch kostek. Przywróć obie w tej turze: żeton akcji zapłaci za czwartą akcję. Tura: Vega.
lesson-three-phases-learned-1 = Niewykorzystana akcja staje się żetonem akcji. Żeton daje jedną akcję więcej.
lesson-three-phases-learned-2 = Faza 2: dwie karty z talii albo jedna odkryta. Zachowujesz najwyżej sześć.
lesson-three-phases-learned-3 = Faza 3, na koniec każdej tury: burza trafia statek.

## Lesson 3

lesson-divert-power = Przekieruj moc
lesson-divert-power-text = Trzy kostki, trzy karty, o sekcję bliżej celu.
lesson-divert-power-divert = Ładownia jest w pełni naprawiona. Przekieruj jej moc do rdzenia: połóż pasującą kartę na koszcie albo naciśnij { $divert }.
lesson-divert-power-go = Dwie sekcje z ośmiu są przekierowane. Te trzy karty są na stosie odrzuconych, jak wszystkie zużyte. Teraz Lazaret: niech pójdzie tam Vega.
lesson-divert-power-universal = Ten kosztuje dane i dwie energie. Karta uniwersalna zastępuje dowolną. Przekieruj moc.
lesson-divert-power-end = Vega nie ma już akcji. Zakończ akcje: { $end }, potem weź karty.
lesson-divert-power-refill = Maszynownia jest przekierowana, więc jedna pasująca karta przywraca wszystkie kostki. Użyj metalu.
lesson-divert-power-own = Orion może w tej turze przekierować jeszcze jedną sekcję: Mesę.
lesson-divert-power-learned-1 = Przekierowanie wymaga w pełni naprawionej sekcji, jej trzech kart i jednej akcji.
lesson-divert-power-learned-2 = Karta uniwersalna zastępuje jedną dowolną kartę.
lesson-divert-power-learned-3 = W przekierowanej sekcji jedna karta przywraca wszystkie kostki.

## Lesson 4

lesson-what-rooms-do = Co potrafią sekcje
lesson-what-rooms-do-text = Aktywuj sekcję, zamiast tylko przez nią przechodzić.
lesson-what-rooms-do-look = Mostek pokazuje trzy karty uszkodzeń, a na nich sekcje do trafienia. Aktywuj go: { $activate }. Kartę Mesy połóż jako ostatnią.
lesson-what-rooms-do-go = Kubryk jest o sekcję niżej. Niech pójdzie tam Vega.
lesson-what-rooms-do-call = Aktywuj Kubryk i sprowadź pionek Orion tam, gdzie jest Vega. W jednej sekcji można dzielić się kartami.
lesson-what-rooms-do-end = Vega nie ma już akcji, za to pięć kart. Zakończ akcje: { $end }.
lesson-what-rooms-do-limit = Limit ręki to sześć. Weź dwie karty z talii: będziesz mieć siedem i odrzucisz jedną.
lesson-what-rooms-do-share = Orion i Vega są w tej samej sekcji. Za jedną akcję Orion może wziąć lub dać kartę: weź energię, oddaje Vega.
lesson-what-rooms-do-guard = Żeton ochrony zatrzymuje jedno trafienie. Niech Orion pójdzie do Zbrojowni: aktywuj ją i połóż oba żetony na Mesie.
lesson-what-rooms-do-hold = Zakończ akcje: { $end }, potem weź karty. Burza trzyma się wybranej kolejności.
lesson-what-rooms-do-stop = Teraz trafienie w Mesę. Zakończ turę, w której działa Vega, i weź odkrytą kartę.
lesson-what-rooms-do-own = Jeden żeton zatrzymał trafienie. Drugi wrócił do zasobów na początku tej tury. Napraw górne pole Mesy.
lesson-what-rooms-do-learned-1 = Możesz aktywować sekcję, w której jesteś, gdy jest w pełni naprawiona.
lesson-what-rooms-do-learned-2 = W tej samej sekcji jedna akcja daje lub bierze kartę. Na koniec tury zachowaj sześć.
lesson-what-rooms-do-learned-3 = Żeton ochrony zatrzymuje jedno trafienie. Niewykorzystany wraca w twojej następnej turze.

## Lesson 5

lesson-storm-grows = Burza się nasila
lesson-storm-grows-text = Trafienia w dwie sekcje, potem w trzy. Wyrwa w kadłubie.
lesson-storm-grows-critical = Mesa nie ma już kostek. Jeszcze jedno trafienie i tracimy statek. Przywróć kostkę.
lesson-storm-grows-two = Następna karta trafia w dwie sekcje naraz. Zakończ akcje i weź karty.
lesson-storm-grows-last = Została jedna karta uszkodzeń: trzy sekcje. Po niej przychodzi wyrwa w kadłubie. Turę ma Orion: zakończ ją.
lesson-storm-grows-breach = Teraz każda tura opróżnia talię zasobów. Gdy będzie pusta, stracimy statek. Turę ma Vega: zakończ ją.
lesson-storm-grows-own = Siedem sekcji jest przekierowanych. Ocal statek w tej turze: przekieruj ostatnią, potem aktywuj Rdzeń energii.
lesson-storm-grows-learned-1 = Karty uszkodzeń trafiają w jedną sekcję, potem w dwie, potem w trzy.
lesson-storm-grows-learned-2 = Po ostatniej wyrwa w kadłubie co turę odrzuca karty zasobów.
lesson-storm-grows-learned-3 = Przekieruj wszystkie osiem sekcji, potem aktywuj Rdzeń energii, by ocalić statek.

## Alternative rooms

lesson-alternative-rooms = Alternatywne sekcje
lesson-alternative-rooms-text = Te same sekcje, każda z drugą zdolnością.
lesson-alternative-rooms-take = Ta Ładownia jest inna: daje kartę. Aktywuj ją: { $activate }, i weź nanoboty.
lesson-alternative-rooms-end = Inna jest tylko zdolność; pola i koszt są te same. Zakończ akcje, potem weź karty.
lesson-alternative-rooms-give = Ten Warsztat daje kostkę naprawy innemu członkowi załogi. Aktywuj go; kostkę niech dostanie Lyra.
lesson-alternative-rooms-next = Kostkę ma teraz Lyra. Turę ma Orion: zakończ ją i weź karty.
lesson-alternative-rooms-own = Lyra ma kostkę naprawy, która nie wymaga karty. Wypełnij nią puste pole Mostka.
lesson-alternative-rooms-learned-1 = Każda sekcja prócz Rdzenia ma dwie strony. Czytaj kartę.
lesson-alternative-rooms-learned-2 = Pola naprawy i koszt przekierowania są po obu stronach te same.
lesson-alternative-rooms-learned-3 = Własna kostka naprawia bez karty.

## Damage Control

lesson-damage-control = Kontrola uszkodzeń
lesson-damage-control-text = Przy niektórych kartach uszkodzeń to ty wybierasz sekcje.
lesson-damage-control-end = Niektóre karty uszkodzeń nie wymieniają sekcji: wybiera aktywny gracz. Zakończ akcje: { $end }, potem weź karty.
lesson-damage-control-choose = Jedna sekcja, a wybierasz ty. Ładownia zniesie trafienie: wybierz ją i potwierdź: { $end }.
lesson-damage-control-own = Turę ma Orion. Kończy ją trafienie w dwie wybrane przez ciebie sekcje. Niektóre nie mają kostek: omijaj je.
lesson-damage-control-learned-1 = Jedna karta uszkodzeń każdego rodzaju zostawia wybór sekcji tobie.
lesson-damage-control-learned-2 = Jej rodzaj mówi, ile ich jest. Aktywny gracz wybiera różne sekcje.
lesson-damage-control-learned-3 = Trafienie niszczy sekcję bez kostek, nawet jeśli wybierasz ją ty.

## The Escape Pod

lesson-escape-pod = Kapsuła ratunkowa
lesson-escape-pod-text = Porzuć resztę i licz na to, że było warto.
lesson-escape-pod-board = Siedem sekcji jest przekierowanych, więc jedno z was może uciec z Rdzenia energii. Wsiądź do kapsuły: { $board }.
lesson-escape-pod-others = Vega od razu kończy turę. Jeśli statek ocaleje, Vega przegrywa. Orion zostaje: zakończ akcje, potem weź dwie karty lub jedną odkrytą.
lesson-escape-pod-own = Lyra może w tej turze ocalić statek: przekieruj ostatnią sekcję, potem aktywuj Rdzeń energii.
lesson-escape-pod-learned-1 = Gdy siedem sekcji jest przekierowanych, jeden gracz może wsiąść. Odwrotu nie ma.
lesson-escape-pod-learned-2 = Każda tura dryfu: weź kartę, rzuć i może weź jeszcze jedną.
lesson-escape-pod-learned-3 = Jeśli statek ocaleje, przegrywa tylko dezerter. Jeśli nie, o jego wygranej decyduje ostatni rzut.

## Solo

lesson-solo = Solo
lesson-solo-text = Trzej członkowie załogi, wspólna ręka, wymiana.
lesson-solo-trade = Cała trójka ma wspólną rękę. Za dwie akcje wymień kartę na odkrytą: daj metal, weź dane.
lesson-solo-go = Została jedna akcja. Niech Vega pójdzie do Kubryku albo do dowolnej sąsiedniej sekcji.
lesson-solo-end = Każdy członek załogi ma pełną turę. Teraz gra Vega: zakończ turę, { $end }, i weź karty.
lesson-solo-own = Orion jest w Maszynowni. Wypełnij oba puste pola kartami z ręki.
lesson-solo-learned-1 = Trzech członków załogi ma wspólną rękę. Jej limit to sześć kart.
lesson-solo-learned-2 = Zamiast się dzielić, wymieniaj na odkrytą kartę za dwie akcje.
lesson-solo-learned-3 = Żetony i kostki należą do jednego członka załogi.
