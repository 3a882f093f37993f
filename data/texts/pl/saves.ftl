### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = Nie można odczytać ostatniego zapisu: { $why }
saves-newer = Ostatni zapis pochodzi z nowszej wersji Solar Storm. Twoja wersja nie może go odczytać.
saves-kept-as = Plik zachowano jako { $path }.
saves-kept-files = Pliki, których to dotyczy, zachowano jako { $paths }.
saves-kept-there = Pliku nie udało się przenieść. Nadal jest tutaj: { $path }.
saves-rescued = „Kontynuuj” wczyta poprzedni zapis.
saves-not-rescued = Niczego więcej nie zmieniono. Zacznij nową grę albo wczytaj zapisaną.
saves-changed = Ostatni zapis to już nie ten, który był tu pokazany.
saves-detail = ({ $detail })
saves-why-unreadable = system nie może go otworzyć.
saves-why-folder = w jego miejscu jest folder.
saves-why-loop = w jego miejscu jest dowiązanie donikąd.
saves-why-large = jest o wiele za duży jak na zapis gry.
saves-why-empty = jest pusty.
saves-why-zeros = zawiera same zera.
saves-why-not-text = jego część nie jest tekstem.
saves-why-cut-off = brakuje końca.
saves-why-syntax = jest uszkodzony.
saves-why-twice = zawiera ten sam wpis dwa razy.
saves-why-number = zawiera nieprawidłową liczbę.
saves-why-deep = jest zbyt uszkodzony, by go odczytać.
saves-why-foreign = to nie jest zapis Solar Storm.
saves-why-newer = pochodzi z nowszej wersji Solar Storm.
saves-why-value = czegoś w nim brakuje albo coś jest nieprawidłowe.
saves-why-rules = jego ruchy łamią zasady albo nie prowadzą do podanej pozycji.
saves-flaw-name = Nazwa jest uszkodzona i pokazana na tyle, na ile się da.
saves-flaw-picture = Obrazek nie pochodzi z tej gry i nie jest pokazany.
saves-flaw-saved = Czas jest nieprawidłowy, więc pokazano czas pliku.

## A game that cannot be saved

saves-trouble-full = Nie udało się zapisać gry: dysk jest pełny. Zwolnij miejsce. Solar Storm ponawia próbę co kilka sekund.
saves-trouble-read-only = Nie udało się zapisać gry: jej folder jest tylko do odczytu. Możesz grać dalej. Solar Storm ponawia próbę co kilka sekund.
saves-trouble-taken = Inna kopia Solar Storm przejęła zapisywanie, a ta je zakończyła. „Zapisz jako…” w menu nadal zachowa tę grę.
saves-trouble-other = Nie udało się zapisać gry ({ $detail }). Solar Storm ponawia próbę co kilka sekund.
saves-trouble-slow = Dysk działa powoli i ostatnie decyzje nie są jeszcze zapisane. Możesz grać dalej.
over-unsaved = { $which ->
    [last] Twoja ostatnia gra
   *[this] Ta gra
 } nie jest jeszcze zapisana: { $why ->
    [full] dysk jest pełny
    [read-only] jej folder jest tylko do odczytu
    [slow] dysk działa powoli
    [unread] system nie może otworzyć ostatniego zapisu
    [taken] zapisywanie przejęła inna kopia Solar Storm
   *[other] { $detail }
 }. Solar Storm ponawia próbę co kilka sekund.
disk-waits = Oczekiwanie na dysk
disk-waits-unsaved = Nie wszystko jest jeszcze zapisane. Zamknij okno ponownie, by mimo to wyjść.
saves-trouble-over = Gra znów jest zapisana.
saved-after-title = Zapisano
saved-after-all = Zapis jednak się udał.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Sekcje V2
saves-mode-rooms-mixed = Losowe sekcje
saves-mode-rooms-pick = Własne sekcje
saves-mode-no-counting = Bez liczenia
saves-kept-name = Porzucona w turze { $turn }
saves-finished-name = { $won ->
    [yes] Zwycięstwo w turze { $turn }
   *[no] Porażka w turze { $turn }
}

## The title screen, about saving

title-unsaved = Autozapis w tej kopii Solar Storm jest wyłączony, bo działa inna. Twoje gry zostają bez zmian.
title-taken = Inna kopia Solar Storm przejęła zapisywanie. Aby znów tu zapisywać, zamknij tę kopię i uruchom ją ponownie.
title-ended-kept = Ostatnia gra ({ $name }) nie była jeszcze zapisana. Teraz znajdziesz ją w „{ title-load }”.
title-no-saves-read-only = Nie można zapisywać gier: { $path } jest tylko do odczytu. Mimo to możesz grać. Aby zapisywać, zezwól na zapis w tym folderze i uruchom grę ponownie.
title-no-saves-full = Nie można zapisywać gier: dysk jest pełny. Mimo to możesz grać. Aby zapisywać, zwolnij miejsce.
title-no-saves-other = Nie można zapisywać gier: nie da się użyć { $path }. Mimo to możesz grać. Aby zapisywać, sprawdź, co jest w tym miejscu.
title-no-saves-taken = Nie można zapisywać gier: działa inna kopia Solar Storm.

## Two copies of the program

second-copy-heading = Solar Storm już działa
second-copy-text = Inna kopia Solar Storm jest otwarta i zapisuje swoją grę. Dwie kopie nie mogą nadpisywać sobie zapisów. Gdy zamkniesz tamtą, ta ruszy automatycznie.
second-copy-quit = Zakończ
second-copy-quit-detail = Wróć do otwartej kopii. Nic się nie zmieni.
second-copy-unsaved = Graj bez autozapisu
second-copy-unsaved-detail = Ta gra nie jest zapisywana, ustawienia tak. „Zapisz jako…” nadal działa.
second-copy-take-over = Przejmij
second-copy-take-over-detail = Od teraz zapisuje ta kopia. Tamta przestaje i o tym informuje.
second-copy-refused-full = Nie udało się: dysk jest pełny.
second-copy-refused-read-only = Nie udało się: folder zapisanych gier jest tylko do odczytu.
second-copy-refused-taken = Nie udało się: tamta kopia właśnie zapisuje. Spróbuj ponownie.
second-copy-refused-other = Nie udało się: nie można użyć folderu zapisanych gier.

## The list of saved games

saves-none = Nie ma jeszcze zapisanych gier. Dodasz grę przez „Zapisz jako…” w menu gry. Skończone gry dodają się automatycznie.
saves-folder-unread = Nie można wyświetlić zapisanych gier: nie da się odczytać { $path } ({ $detail }). Sprawdź ten folder i wróć tutaj.
saves-back = Wróć
saves-row = Tura { $turn } · { $modes }
saves-row-broken = Nie można odczytać tej gry: { $why }
saves-missing = { $count ->
    [one] Wymaga dodatku „{ $ids }”, którego
    [few] Wymaga dodatków ({ $ids }), których
    [many] Wymaga dodatków ({ $ids }), których
   *[other] Wymaga dodatków ({ $ids }), których
} tu nie zainstalowano.
saves-unreadable = Uszkodzona
saves-unreadable-newer = Nowsza wersja
saves-load = Kontynuuj grę
saves-look = Obejrzyj planszę
saves-watch = Obejrzyj powtórkę
saves-rename = Zmień nazwę
saves-delete = Usuń
saves-broken-advice = Niczego nie zmieniono. Plik to { $path }. Jeśli masz kopię, wstaw ją w to miejsce. Jeśli nie, możesz go usunąć.
saves-newer-advice = Niczego nie zmieniono. Plik to { $path }. Nowsza wersja może kontynuować tę grę.
saves-gone = Ten plik już nie istnieje.
saves-rename-title = Zmień nazwę zapisanej gry
saves-rename-go = Zmień nazwę
saves-renamed = Nowa nazwa: „{ $name }”.
saves-share = Udostępnij
saves-delete-title = Usunąć „{ $name }”?
saves-delete-text = Możesz ją przywrócić, dopóki jesteś na tym ekranie. Potem plik nadal jest tutaj: { $path }.
saves-delete-go = Usuń
saves-deleted = Usunięto „{ $name }”.
saves-restore = Przywróć usuniętą grę
saves-restored = Przywrócono „{ $name }”.
saves-not-kept = Trwającej gry nie udało się zachować wśród zapisanych. Jeśli pójdziesz dalej, może przepaść.
saves-refused-full = Nie udało się: dysk jest pełny. Zwolnij miejsce i spróbuj ponownie.
saves-refused-read-only = Nie udało się: folder zapisanych gier jest tylko do odczytu. Zezwól na zapis i spróbuj ponownie.
saves-refused-taken = Nie udało się: inna kopia Solar Storm właśnie zapisuje. Spróbuj ponownie.
saves-refused-other = Nie udało się: dysk zgłosił błąd. Spróbuj ponownie.

## Saving under a name

naming-title = Zapisz jako…
naming-go = Zapisz
naming-suggestion = Tura { $turn } · { $names }
naming-empty = Zapisana gra musi mieć nazwę.
naming-letter = Znak { $place } jest niedozwolony: to emoji albo znak, którego nie ma w czcionkach gry.
naming-longest = Nazwa ma najwyżej { $count } znaków. Reszta jest pomijana.
naming-note = Znajdziesz ją w „{ title-load }”, z obrazkiem stołu.
naming-twice = To zastąpi grę o tej samej nazwie, zapisaną { $when }. Stara trafi do usuniętych.
naming-saved = Zapisano jako „{ $name }”.
menu-save-as = Zapisz jako…
menu-load = Zapisane gry

## Leaving a game that is not saved

leave-title = Wyjść bez zapisywania?
leave-text = Wszystko od ostatniego zapisu może przepaść.
leave-yes = Wyjdź mimo to

## When the program fails

error-heading = Coś poszło nie tak
error-why-program = W Solar Storm wystąpił nieoczekiwany błąd. To nie twoja wina.
error-why-content = W jednym z plików gry jest błąd. Wiersz poniżej podaje plik i miejsce. Popraw go albo zainstaluj Solar Storm ponownie.
error-why-refused = Solar Storm nie mógł odczytać jednego z własnych plików: { $file }. Może używa go inny program. Spróbuj ponownie. Jeśli to się powtarza, uruchom ponownie komputer albo zainstaluj Solar Storm jeszcze raz.
error-file-title = Nie udało się otworzyć
error-again = Spróbuj ponownie
error-why-memory = Temu komputerowi brakuje pamięci. Zamknij inne programy i kontynuuj.
error-why-disk = Komputer nie mógł odczytać lub zapisać pliku potrzebnego Solar Storm.
error-saved = Twoja gra jest bezpieczna: zapisano ją po ostatniej decyzji. Wróć do ekranu tytułowego i kontynuuj stamtąd.
error-goes-on = Gra nie jest zapisana, ale nadal tu jest: spróbuj ponownie, aby grać dalej.
error-unsaved = Autozapis w tej kopii Solar Storm jest wyłączony, więc bieżąca gra przepadła. Zapisane gry są bez zmian.
error-no-game = Żadna gra nie przepadła: zapisane gry są bez zmian.
error-report = Raport ze szczegółami błędu i decyzjami z tej gry jest w { $path }. Jeśli to się powtórzy, wyślij ten plik twórcom.
error-report-no-game = Raport ze szczegółami błędu jest w { $path }. Jeśli to się powtórzy, wyślij ten plik twórcom.
error-no-report = Nie udało się zapisać raportu: dysk zgłosił błąd.
error-last = Solar Storm musi się zamknąć. Zapisane gry są bez zmian.
error-title-screen = Ekran tytułowy
error-earlier = Poprzedni zapis
error-earlier-tip = Użyj tego, jeśli błąd wraca przy każdej kontynuacji. Odkłada ostatni zapis i wraca do poprzedniego.
error-stepped-back = Ostatni zapis zachowano pod inną nazwą. „Kontynuuj” wczyta poprzedni.
error-no-step-back = Nie ma wcześniejszego zapisu do kontynuacji.
error-step-back-refused = Nie udało się odłożyć ostatniego zapisu: nazw plików w { $path } nie da się teraz zmienić. „Kontynuuj” nadal wczytuje ten zapis.
error-quit = Zakończ

## A file that the system does not open

saves-unread = Ostatniego zapisu nie można teraz otworzyć. Nic nie zostało zmienione; nadal jest w { $path }.
saves-unread-rescued = „Kontynuuj” próbuje ponownie. Jeśli to się nie uda, gra rusza od poprzedniego zapisu, a ostatni zostaje zachowany.
saves-trouble-unread = Gra nie jest zapisana: system nie może otworzyć ostatniego zapisu, a Solar Storm nie nadpisuje tego, czego nie może odczytać. Ponawia próbę co kilka sekund.
notice-settings-unread = Ustawień nie można teraz otworzyć, więc używane są domyślne. Nic nie zostało zmienione. Uruchom Solar Storm ponownie, aby odzyskać ustawienia.
settings-unsaved = Ustawienia nie są zapisane: dysk jest pełny albo nie można na nim zapisywać. Solar Storm ponawia próbę co kilka sekund.
notice-lessons-unread = Postępów w szkole lotów nie można teraz otworzyć. Nic nie zostało zmienione. Solar Storm spróbuje ponownie.
