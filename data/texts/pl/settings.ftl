### The settings, and the names of keys and commands.

title-settings = Ustawienia
menu-settings = Ustawienia
settings-title = Ustawienia
settings-back = Wróć
settings-reset = Resetuj stronę
settings-reset-note = Wszystko na tej stronie jest jak na początku. „Cofnij reset” przywraca twoje wybory.
settings-reset-none = Wszystko na tej stronie jest jak na początku.
settings-undo = Cofnij reset
settings-percent = { NUMBER($value) }%
settings-on = Tak
settings-off = Nie

settings-page-screen = Ekran
settings-page-reading = Czytanie
settings-page-motion = Tempo
settings-page-sound = Dźwięk
settings-page-keys = Klawisze
settings-page-game = Gra

## Screen

settings-window = Okno
settings-window-note = Okno można przesuwać i rozciągać; pełny ekran zasłania wszystko inne.
settings-window-off = Okno
settings-window-on = Pełny ekran
settings-display = Monitor
settings-display-note = Monitor, na którym otwiera się gra.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Podłączony jest tylko jeden monitor.
settings-interface = Rozmiar interfejsu
settings-interface-note = Rozmiar wszystkiego. Powyżej 100% strona przesuwa się, gdy wskażesz brzeg okna.

## Reading

settings-text = Rozmiar tekstu
settings-text-note = Rozmiar samych słów i liczb.
settings-language = Język
settings-language-note = Każde słowo w grze. Imiona załogi zostają, jak je wpisano.
settings-language-system = Systemowy ({ $name })
settings-abilities = Zdolności zawsze opisane
settings-abilities-note = Działanie sekcji widać na każdej; inaczej tylko tam, gdzie można jej teraz użyć, i pod wskaźnikiem.
settings-contrast = Wysoki kontrast
settings-contrast-note = Czarne panele, białe linie i słowa; obrazy schodzą w tło.
settings-palette = Kolory
settings-palette-note = Dobrane tak, by twoje oczy rozróżniały sygnały, zasoby i załogę. Różnią się też kształtem.
settings-palette-normal = Zwykłe
settings-palette-protan = Bez czerwieni
settings-palette-deutan = Bez zieleni
settings-palette-tritan = Bez błękitu
settings-preview = Tak to wygląda
settings-preview-resources = Zasoby
settings-preview-crew = Załoga
settings-preview-signals = Sygnały
settings-preview-legal = Wolno
settings-preview-yours = Twoje
settings-preview-danger = Groźba

## Pace

settings-animation = Tempo
settings-animation-note = { DEVICE() ->
    [pad] Jak szybko poruszają się załoga, karty i kość i jak długo widać każdy cios burzy. Dowolny przycisk zawsze idzie dalej.
   *[keys] Jak szybko poruszają się załoga, karty i kość i jak długo widać każdy cios burzy. Kliknięcie lub klawisz zawsze idzie dalej.
}
settings-recap = Co uderzyło od twojej tury
settings-recap-note = Przed twoją turą trafione sekcje widać jeszcze raz, aż pójdziesz dalej.
settings-ready = Gotowe?
settings-ready-note = Przed turą kogoś innego stół czeka, aż ta osoba da znać, że jest.
settings-auto-end = Kończ turę samoczynnie
settings-auto-end-note = Gdy nie ma już akcji, kończą się bez klawisza. Nadal można cofnąć.
settings-reduced = Mniej ruchu
settings-reduced-note = Nic się nie trzęsie, nie pulsuje ani nie koziołkuje; wszystko łagodnie się przenika.

## Sound

settings-master = Głośność ogólna
settings-master-note = Jak głośne jest wszystko.
settings-effects = Efekty
settings-effects-note = Karty, kość, załoga, trafienia i alarmy.
settings-music = Muzyka
settings-music-note = Idzie za zagrożeniem.
settings-ambience = Otoczenie
settings-ambience-note = Szum reaktora, pożary, słońce.
settings-mute = Wycisz
settings-mute-note = Żadnego dźwięku. { $usual } robi to samo w każdej chwili.
settings-background = Dźwięk w tle
settings-background-note = Gra dalej, gdy używasz innego okna; nigdy, gdy to jest ukryte.
settings-captions = Napisy
settings-captions-note = Alarmy i dalekie odgłosy opisane też słowami.

## Keys

settings-keys-note = Wybierz polecenie, potem naciśnij nowy klawisz. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } i strzałki zawsze robią to samo.
settings-key-press = Naciśnij klawisz
settings-key-protected = { $key } zawsze robi to samo i nie można go zmienić. Naciśnij inny klawisz albo { KEY("escape") }, by zostawić.
settings-key-modifier = { $key } działa tylko razem z innymi klawiszami. Naciśnij inny klawisz albo { KEY("escape") }, by zostawić.
settings-key-unknown = Ten klawisz nie ma tu nazwy. Naciśnij inny klawisz albo { KEY("escape") }, by zostawić.
settings-key-swap-title = Zamienić klawisze?
settings-key-swap-text = { $key } oznacza już „{ $rival }”. Dostałoby ono wtedy { $other }.
settings-key-swap-yes = Zamień
settings-key-blocked = { $key } oznacza „{ $rival }”, a { $other } jest tam zajęty. Zmień najpierw „{ $rival }”.
settings-key-kept = Zostaje klawisz { $key }.
settings-keys-actions = Akcje
settings-keys-cards = Karty
settings-keys-game = Gra
settings-keys-window = Okno

command-move = Ruch
command-scavenge = Szukaj
command-share = Dziel się lub wymień
command-divert = Przekieruj moc
command-repair = Napraw
command-activate = Aktywuj sekcję
command-board = Wsiądź do kapsuły
command-more = Więcej akcji
command-end = Zakończ akcje
command-card = Karta { $number }
command-undo = Cofnij
command-redo = Ponów
command-log = Dziennik
command-piles = Talie i stosy
command-help = Pomoc
command-reset = Przywróć kolejność
command-board-look = Obejrzyj planszę po grze
command-watch = Obejrzyj grę jeszcze raz
command-copy = Skopiuj kod gry
command-rename = Zapisane gry: zmień nazwę
command-delete = Zapisane gry: usuń
command-play-pause = Powtórka: odtwarzaj, pauza
command-branch = Powtórka: graj dalej stąd
command-search = Instrukcja: szukaj
command-show-me = Lekcja: pokaż mi
command-skip-step = Lekcja: pomiń krok
command-show-on-table = Instrukcja: pokaż na stole
command-again = Zagraj jeszcze raz ten statek
command-from-start = Zacznij lekcję od początku
command-settings = Ustawienia
command-mute = Wycisz
command-smaller = Mniejszy interfejs
command-larger = Większy interfejs
command-fullscreen = Pełny ekran

key-name-space = Spacja
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = Strzałki
key-name-left = Strzałka w lewo
key-name-right = Strzałka w prawo
key-name-up = Strzałka w górę
key-name-down = Strzałka w dół
key-name-keypad = Num { $key }

## Game

settings-confirm = Pytaj przed utratą akcji
settings-confirm-note = Gdy koniec tury zmarnowałby akcje.
settings-confirm-leave = Pytaj przed wyjściem z gry
settings-confirm-leave-note = Gra zapisuje się po każdej decyzji, więc bez pytania nic nie przepada.
settings-confirm-replace = Pytaj przed nową grą
settings-confirm-replace-note = Gdy zajmuje miejsce gry w toku.
settings-confirm-delete = Pytaj przed usunięciem
settings-confirm-delete-note = Gdy usuwasz zapisaną grę.
settings-kept-games = Gry zachowywane same
settings-kept-games-note = Gry skończone i takie, które ustąpiły innej: najstarsze znikają pierwsze. Ta, która ustąpiła ostatnia, zostaje, podobnie jak gry przez ciebie nazwane.
settings-kept-games-none = Żadne
settings-kept-games-all = Wszystkie
settings-confirm-pod = O wejście do kapsuły ratunkowej gra pyta zawsze: odwrotu nie ma.
leave-saved-title = Wyjść z gry?
leave-saved-text = Jest zapisana. „Kontynuuj” na ekranie tytułowym ruszy z nią dalej.
leave-saved-yes = Wyjdź
