### The settings, and the names of keys and commands.

title-settings = Ustawienia
menu-settings = Ustawienia
settings-title = Ustawienia
settings-back = Wróć
settings-reset = Resetuj stronę
settings-reset-note = Ta strona ma znów wartości domyślne. Cofnięcie przywraca twoje wybory.
settings-reset-none = Ta strona ma już wartości domyślne.
settings-undo = Cofnij reset
settings-percent = { NUMBER($value) }%
settings-on = Wł.
settings-off = Wył.

settings-page-screen = Ekran
settings-page-reading = Czytanie
settings-page-motion = Tempo
settings-page-sound = Dźwięk
settings-page-keys = Klawisze
settings-page-game = Gra

## Screen

settings-fullscreen = Okno
settings-fullscreen-note = Okno można przesuwać i rozciągać. Pełny ekran zasłania wszystko inne.
settings-fullscreen-off = Okno
settings-fullscreen-on = Pełny ekran
settings-display = Monitor
settings-display-note = Monitor, na którym otwiera się gra.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Podłączony jest tylko jeden monitor.
settings-interface = Rozmiar interfejsu
settings-interface-note = Rozmiar wszystkiego. Powyżej 100% strona przesuwa się, gdy wskażesz brzeg okna.

## Reading

settings-text = Rozmiar tekstu
settings-text-note = Rozmiar tekstu i liczb. Przyciski i panele rosną razem z tekstem.
settings-language = Język
settings-language-note = Język gry. Imiona załogi zostają tak, jak je wpisano.
settings-language-system = Systemowy ({ $name })
settings-abilities = Zawsze pokazuj zdolności
settings-abilities-note = Każda sekcja pokazuje, co robi. Inaczej tylko te, które możesz aktywować, i ta wskazana.
settings-contrast = Wysoki kontrast
settings-contrast-note = Czarne panele, białe linie i tekst, ciemniejsze obrazy.
settings-palette = Kolory
settings-palette-note = Sygnały, zasoby i załoga są rozróżnialne dla twoich oczu. Kształty też zawsze się różnią.
settings-palette-normal = Domyślne
settings-palette-protan = Bez czerwieni
settings-palette-deutan = Bez zieleni
settings-palette-tritan = Bez błękitu
settings-preview = Podgląd
settings-preview-resources = Zasoby
settings-preview-crew = Załoga
settings-preview-signals = Sygnały
settings-preview-legal = Dozwolone
settings-preview-yours = Twoje
settings-preview-danger = Groźba

## Pace

settings-animation = Tempo
settings-animation-note = { DEVICE() ->
    [pad] Jak szybko poruszają się załoga, karty i kość i jak długo widać każde trafienie. Dowolny przycisk idzie dalej.
   *[keys] Jak szybko poruszają się załoga, karty i kość i jak długo widać każde trafienie. Kliknięcie lub dowolny klawisz idzie dalej.
}
settings-recap = Wydarzenia od twojej tury
settings-recap-note = Przed twoją turą pokazuje, co zrobiła załoga i które sekcje trafiono, dopóki nie pójdziesz dalej.
settings-ready = Pytanie o gotowość
settings-ready-note = Przed turą innego gracza stół czeka, aż ten będzie gotowy.
settings-auto-end = Kończ akcje automatycznie
settings-auto-end-note = Akcje kończą się, gdy nie masz już żadnej. Nadal możesz cofnąć.
settings-reduced-motion = Mniej ruchu
settings-reduced-motion-note = Nic się nie trzęsie, nie pulsuje ani nie koziołkuje. Wszystko płynnie zanika.

## Sound

settings-master = Głośność ogólna
settings-master-note = Głośność wszystkiego.
settings-effects = Efekty
settings-effects-note = Karty, kość, załoga, trafienia i alarmy.
settings-music = Muzyka
settings-music-note = Narasta i cichnie wraz z zagrożeniem.
settings-ambience = Otoczenie
settings-ambience-note = Szum reaktora, pożary, słońce.
settings-mute = Wycisz
settings-mute-note = Wyłącza cały dźwięk. { $usual } robi to samo w każdej chwili.
settings-background = Dźwięk w tle
settings-background-note = Dźwięk gra dalej, gdy używasz innego okna, ale nie wtedy, gdy to jest ukryte.
settings-captions = Napisy
settings-captions-note = Opisuje słowami alarmy i odległe dźwięki.

## Keys

settings-keys-note = Wybierz polecenie, potem naciśnij nowy klawisz. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } i strzałek nie można zmienić.
settings-key-press = Naciśnij klawisz
settings-key-protected = Klawisza { $key } nie można zmienić. Naciśnij inny albo { KEY("escape") }, by anulować.
settings-key-modifier = Klawisz { $key } nie działa sam. Naciśnij inny albo { KEY("escape") }, by anulować.
settings-key-unknown = Nie rozpoznano tego klawisza. Naciśnij inny albo { KEY("escape") }, by anulować.
settings-key-swap-title = Zamienić klawisze?
settings-key-swap-text = { $key } to już klawisz polecenia „{ $rival }”, które dostałoby { $other }.
settings-key-swap-yes = Zamień
settings-key-blocked = { $key } to klawisz polecenia „{ $rival }”, które nie może dostać { $other }. Najpierw zmień „{ $rival }”.
settings-key-kept = Klawisz to nadal { $key }.
settings-keys-actions = Akcje
settings-keys-cards = Karty
settings-keys-game = Gra
settings-keys-window = Okno

command-move = Ruch
command-scavenge = Szukaj
command-share = Podziel się lub wymień
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
command-watch = Obejrzyj powtórkę
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
settings-confirm-note = Pyta, gdy za niewykorzystane akcje nie byłoby żetonów.
settings-confirm-leave = Pytaj przed wyjściem z gry
settings-confirm-leave-note = Gra zapisuje się po każdej decyzji, więc bez pytania nic nie tracisz.
settings-confirm-replace = Pytaj przed nową grą
settings-confirm-replace-note = Pyta, gdy nowa gra zastąpiłaby trwającą.
settings-confirm-delete = Pytaj przed usunięciem
settings-confirm-delete-note = Pyta przed usunięciem zapisanej gry.
settings-kept-games = Gry zachowywane automatycznie
settings-kept-games-note = Gry skończone i zastąpione są zachowywane, najstarsze znikają pierwsze. Ostatnia zastąpiona i te przez ciebie nazwane zostają zawsze.
settings-kept-games-none = Żadne
settings-kept-games-all = Wszystkie
settings-confirm-pod = Przed wejściem do kapsuły ratunkowej gra pyta zawsze: odwrotu nie ma.
leave-saved-title = Wyjść z gry?
leave-saved-text = Twoja gra jest zapisana. Wrócisz do niej przez „Kontynuuj” na ekranie tytułowym.
leave-saved-yes = Wyjdź
