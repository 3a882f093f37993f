### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = Kapitan

## Over the table

lesson-branch-basics = Lekcja { $number }
lesson-branch-expansions = Dodatek { $number }
lesson-step = Krok { $step } z { $steps }
lesson-skip = Pomiń krok
lesson-leave = Wyjdź
lesson-show-me = Pokaż mi
lesson-read = Przeczytaj o tym
lesson-read-page = Czytaj: { $page }
lesson-take-back = Cofnij to
lesson-walk-on = Idź dalej
lesson-again = Ten krok od nowa
lesson-back = Krok wstecz
lesson-free = Twój własny ruch: nic nie świeci. { $key } pokazuje drogę.
lesson-refused = Zasady na to nie pozwalają: { $why }.
lesson-other = { $what }. W tym kroku chodzi o coś innego.
lesson-reach = Cel jest w zasięgu tej tury: { $count ->
    [one] jedna decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}.
lesson-reach-later = Celu nie da się osiągnąć w tej turze.
lesson-lost = { $what }. Celu nie da się już osiągnąć.
lesson-lost-turn = Celu nie da się już osiągnąć.
lesson-learned = Lekcja skończona
lesson-next = Dalej: { $title }
lesson-to-school = Szkoła lotów

## Flight school

school-title = Szkoła lotów
school-back = Wróć do tytułu
school-basics = Podstawy
school-basics-note = { $count ->
    [one] jedna lekcja
    [few] { $count } lekcje
    [many] { $count } lekcji
   *[other] { $count } lekcji
}, w dowolnej kolejności; ta jest najlepsza
school-expansions = Dodatki
school-expansions-note = gdy już umiesz przekierować moc
school-minutes = { $minutes } min
school-done = Gotowe
school-new = Nowa
school-step = Krok { $step } z { $steps }
school-progress = Ukończone lekcje: { $done } z { $count }
school-go-on = Dalej
school-begin = Zacznij
school-all-done = Wszystkie lekcje ukończone. Każdą można powtórzyć.
school-captain-begun = Ostatnio trwała lekcja „{ $title }”.
school-captain-next = Następna jest „{ $title }”.
school-waits = Możesz wyjść w każdym kroku: lekcja tam na ciebie zaczeka.
school-hint-again = od początku
school-hint-page = jej strona w instrukcji
school-broken = Pliku lekcji nie udało się odczytać w całości. Co miało sens, obowiązuje; zachowano go jako { $path }.
title-rulebook = Instrukcja
title-school = Szkoła lotów
title-school-first = Poznaj grę przy stole
title-school-place = Ukończone lekcje: { $done } z { $count }

## Lesson 1

lesson-move-and-repair = Ruch i naprawa
lesson-move-and-repair-text = Idź, dopasuj kartę do pola, połóż kostkę.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] W Maszynowni brakuje jednej kostki. Zaprowadź tam Marę: naciśnij { $move } i wybierz sekcję.
   *[keys] W Maszynowni brakuje jednej kostki. Zaprowadź tam Marę: przeciągnij ją albo naciśnij { $move } i wybierz sekcję.
}
lesson-move-and-repair-mend = Otwarte pole wymaga danych. Połóż na nim kartę danych Mary albo naciśnij { $repair }.
lesson-move-and-repair-diagonal = Sąsiednie sekcje dzieli jeden ruch. Zaprowadź Marę w górę, do Lazaretu.
lesson-move-and-repair-finish = Nie ma już akcji. Zakończ akcje: naciśnij { $end }.
lesson-move-and-repair-collect = Teraz karty: dwie zakryte z talii albo jedna odkryta. Weź, które chcesz.
lesson-move-and-repair-own = Tura: Joon. W Kubryku też brakuje kostki. Połóż ją z powrotem.
lesson-move-and-repair-learned-1 = Ruch prowadzi do sekcji obok i kosztuje jedną akcję.
lesson-move-and-repair-learned-2 = Naprawa kosztuje kartę pasującą do otwartego pola.
lesson-move-and-repair-learned-3 = Sekcja działa tylko ze wszystkimi kostkami.

## Lesson 2

lesson-three-phases = Trzy fazy
lesson-three-phases-text = Akcje, zbieranie, potem uderza burza. Żetony.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Szukanie daje karty: kość mówi ile. Naciśnij { $scavenge }.
   *[keys] Szukanie daje karty: kość mówi ile. Rzuć nią na statek albo naciśnij { $scavenge }.
}
lesson-three-phases-pick = Jedna karta. Weź zakrytą z talii albo jedną z odkrytych.
lesson-three-phases-save = Zakończ teraz akcje: { $end }. Każda niewykorzystana staje się żetonem akcji.
lesson-three-phases-collect = Faza 2: dwie karty z talii albo jedna odkryta. Potem uderza burza.
lesson-three-phases-answer = Burza zabrała kostkę z Ładowni. Turę ma Mara: zaprowadź ją tam.
lesson-three-phases-mend = Otwarte pole wymaga energii. Połóż na nim kartę energii Mary.
lesson-three-phases-own = Na Mostku też brakuje kostki. Napraw go w tej turze: żeton Mary płaci za czwartą akcję.
lesson-three-phases-learned-1 = Niewykorzystana akcja staje się żetonem; żeton płaci za jedną akcję więcej.
lesson-three-phases-learned-2 = Faza 2 daje karty: dwie zakryte albo jedną odkrytą.
lesson-three-phases-learned-3 = Faza 3 należy do burzy, na koniec każdej tury.

## Lesson 3

lesson-divert-power = Przekieruj moc
lesson-divert-power-text = Trzy kostki, trzy karty, o sekcję bliżej.
lesson-divert-power-divert = Ładownia jest sprawna. Jej kolumna wymaga danych, metalu i nanobotów. Połóż tam jedną z tych kart albo naciśnij { $divert }.
lesson-divert-power-go = Jedna sekcja z ośmiu. Następny jest Lazaret: niech pójdzie tam Joon.
lesson-divert-power-universal = Wymaga danych i dwóch energii; karta uniwersalna zastępuje dowolną. Przekieruj jego moc.
lesson-divert-power-end = Nie ma już akcji. Zakończ je: { $end }, potem weź karty.
lesson-divert-power-refill = Moc Maszynowni jest przekierowana: jedna pasująca karta przywraca wszystkie kostki. Użyj metalu.
lesson-divert-power-own = Mara może w tej turze przekierować moc jeszcze jednej sekcji. To Mesa.
lesson-divert-power-learned-1 = Przekierowanie wymaga sprawnej sekcji, jej trzech kart i jednej akcji.
lesson-divert-power-learned-2 = Karta uniwersalna zastępuje jedną dowolną kartę.
lesson-divert-power-learned-3 = Gdy moc jest przekierowana, jedna karta naprawia całą sekcję.

## Lesson 4

lesson-what-rooms-do = Co potrafią sekcje
lesson-what-rooms-do-text = Aktywuj sekcję, zamiast tylko przez nią iść.
lesson-what-rooms-do-look = Z Mostka widać trzy następne karty uszkodzeń. Aktywuj go: { $activate }, i połóż na wierzch tę, którą zniesiesz.
lesson-what-rooms-do-go = Kubryk leży poniżej. Niech pójdzie tam Joon.
lesson-what-rooms-do-call = Kubryk przenosi każdego do sekcji, w której stoi ktoś inny. Aktywuj go i przenieś Marę tam, gdzie stoi Joon.
lesson-what-rooms-do-end = Zakończ akcje: { $end }, potem weź karty. Burza idzie według twojej kolejności.
lesson-what-rooms-do-own = Tura: Mara. Zbrojownia kładzie dwie tarcze; każda zatrzymuje jedno trafienie. Połóż je, zanim uderzy burza.
lesson-what-rooms-do-learned-1 = Aktywować można tylko sprawną sekcję, stojąc w niej.
lesson-what-rooms-do-learned-2 = Mostek decyduje, co uderzy następne.
lesson-what-rooms-do-learned-3 = Tarcza w sekcji zatrzymuje jedno trafienie.

## Lesson 5

lesson-storm-grows = Burza rośnie
lesson-storm-grows-text = Dwie, potem trzy sekcje naraz. Wyrwa w kadłubie.
lesson-storm-grows-critical = Mesa nie ma już kostek. Jeszcze jedno trafienie tam i statek jest stracony. Połóż kostkę.
lesson-storm-grows-two = Następna karta trafia dwie sekcje naraz. Zakończ akcje i weź karty.
lesson-storm-grows-last = Została jedna karta uszkodzeń: trzy sekcje. Za nią czeka wyrwa w kadłubie. Zakończ turę Mary.
lesson-storm-grows-breach = Teraz każda tura wyrywa karty z talii zasobów. Pusta talia gubi statek. Turę ma Joon: zakończ ją.
lesson-storm-grows-own = Siedem sekcji jest przekierowanych. Ocal statek w tej turze: ostatnia sekcja, potem Rdzeń energii.
lesson-storm-grows-learned-1 = Karty uszkodzeń rosną: jedna sekcja, potem dwie, potem trzy.
lesson-storm-grows-learned-2 = Po ostatniej wyrwa w kadłubie co turę porywa karty.
lesson-storm-grows-learned-3 = Osiem sekcji przekierowanych, potem aktywny Rdzeń energii: statek ocalony.

## Alternative rooms

lesson-alternative-rooms = Alternatywne sekcje
lesson-alternative-rooms-text = Te same sekcje, każda z drugą zdolnością.
lesson-alternative-rooms-take = Ta Ładownia działa inaczej: daje kartę. Aktywuj ją: { $activate }, i weź nanoboty.
lesson-alternative-rooms-end = Te same pola, ten sam koszt: inna jest tylko zdolność. Zakończ akcje, potem weź karty.
lesson-alternative-rooms-give = Ten Warsztat daje kostkę naprawy komuś innemu. Aktywuj go i daj kostkę; dostaje ją Kei.
lesson-alternative-rooms-next = Kostkę ma teraz Kei. Zakończ turę Mary i weź karty.
lesson-alternative-rooms-own = Kei ma kostkę naprawy, która nie wymaga karty. Zamknij nią lukę na Mostku.
lesson-alternative-rooms-learned-1 = Każda sekcja prócz Rdzenia ma dwie strony; czytaj kartę.
lesson-alternative-rooms-learned-2 = Pola i koszt przekierowania są po obu stronach takie same.
lesson-alternative-rooms-learned-3 = Własna kostka naprawia bez karty.

## Damage Control

lesson-damage-control = Kontrola uszkodzeń
lesson-damage-control-text = Niektóre trafienia pytają, w które sekcje uderzyć.
lesson-damage-control-end = Niektóre karty uszkodzeń nie wymieniają sekcji: wybiera osoba, która ma turę. Zakończ akcje: { $end }, potem weź karty.
lesson-damage-control-choose = Jedna sekcja, do wyboru. Wybierz Ładownię, która to zniesie, i potwierdź: { $end }.
lesson-damage-control-own = Tura Mary kończy się trafieniem w dwie wybrane sekcje. Niektóre nie mają już kostek. Nie strać żadnej.
lesson-damage-control-learned-1 = Jedna karta każdego rodzaju zostawia wybór sekcji załodze.
lesson-damage-control-learned-2 = Wybiera osoba, która ma turę, za każdym razem różne sekcje.
lesson-damage-control-learned-3 = Trafienie w sekcję bez kostek gubi statek, wybrane czy nie.

## The Escape Pod

lesson-escape-pod = Kapsuła ratunkowa
lesson-escape-pod-text = Porzuć resztę i licz na to, że to słuszne.
lesson-escape-pod-board = Siedem sekcji jest przekierowanych: z Rdzenia energii jedna osoba może odlecieć. Wsiądź do kapsuły: { $board }.
lesson-escape-pod-others = Joon od razu kończy turę. Jeśli statek ocaleje, Joon przegrywa. Mara zostaje: zakończ jej turę.
lesson-escape-pod-own = Kei może w tej turze ocalić statek: ostatnia sekcja, potem Rdzeń energii.
lesson-escape-pod-learned-1 = Przy siedmiu przekierowanych sekcjach jedna osoba może wsiąść, na dobre.
lesson-escape-pod-learned-2 = Każda tura dryfu: karta, rzut, może jeszcze karta.
lesson-escape-pod-learned-3 = Statek ocalony: wygrywa reszta; stracony: osoba w kapsule może wygrać w pojedynkę.

## Solo

lesson-solo = Samotnie przeciw słońcu
lesson-solo-text = Solo: jedna ręka, trzy osoby, wymiana.
lesson-solo-trade = Jedna ręka służy całej trójce. Za dwie akcje wymień kartę na odkrytą: oddaj metal, weź dane.
lesson-solo-go = Została jedna akcja. Niech Joon pójdzie do Kubryku albo gdziekolwiek obok.
lesson-solo-end = Każda z trzech osób ma pełną turę. Zakończ tę, którą ma Joon: { $end }, i weź karty.
lesson-solo-own = Mara stoi w Maszynowni. Zamknij obie luki tym, co jest na ręce.
lesson-solo-learned-1 = Jedna ręka sześciu kart dla trzech osób z załogi.
lesson-solo-learned-2 = Wymiana zastępuje dzielenie się; kosztuje dwie akcje.
lesson-solo-learned-3 = Żetony i kostki należą do jednej osoby z załogi.

## A guided first game

setup-guided = Pierwsza gra z pomocą
setup-guided-tip = Prawdziwa gra; kapitan mówi, co można zrobić, aż dwie tury miną bez błędu.
guide-close = Rozumiem
guide-note = Te wskazówki kończą się po dwóch turach bez błędu.
guide-win = Statek można ocalić w tej turze: { $count ->
    [one] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}.
guide-critical = { $room } nie ma już kostek; następne trafienie tam gubi statek. Naprawa jest możliwa w tej turze: { $count ->
    [one] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}.
guide-divert = Moc { FORM($room, "genitive") } można przekierować w tej turze: { $count ->
    [one] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}.
guide-danger = { $room } nie ma już kostek; następne trafienie tam gubi statek. W tej turze nie ma pewnego sposobu, by to naprawić.
guide-quiet = Żadnej sekcji nie dzieli od straty statku jedno trafienie. W tej turze nie ma pewnego sposobu, by przekierować moc.
guide-missed-win = Akcje zakończone, a statek można było jeszcze ocalić w tej turze.
guide-missed-critical = Akcje zakończone, a można było jeszcze naprawić { FORM($room, "accusative") }. Nie ma tam kostek.
guide-over = Dwie tury bez błędu. Stół jest twój.
