### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = Nie można odczytać ostatniego zapisu: { $why }
saves-newer = Ostatni zapis pochodzi z nowszej wersji Solar Storm, której ta nie potrafi odczytać.
saves-kept-as = Plik zachowano jako { $path }.
saves-kept-there = Pliku nie udało się przenieść; leży w { $path }.
saves-rescued = „Kontynuuj” rusza od zapisu przed nim.
saves-not-rescued = Niczego więcej nie ruszono. Zacznij nową grę albo wczytaj zapisaną.
saves-detail = ({ $detail })
saves-why-unreadable = system nie chce go otworzyć.
saves-why-folder = w jego miejscu jest folder.
saves-why-loop = w jego miejscu jest dowiązanie, które donikąd nie prowadzi.
saves-why-large = jest o wiele za duży jak na zapis gry.
saves-why-empty = jest pusty.
saves-why-zeros = zawiera same zera.
saves-why-not-text = jego część nie jest tekstem.
saves-why-cut-off = brakuje końca.
saves-why-syntax = jest uszkodzony.
saves-why-twice = mówi coś dwa razy.
saves-why-number = zawiera liczbę, która nie ma sensu.
saves-why-deep = jest zbyt uszkodzony, by go odczytać.
saves-why-foreign = to nie jest zapis gry Solar Storm.
saves-why-newer = pochodzi z nowszej wersji Solar Storm.
saves-why-value = czegoś w nim brakuje albo coś nie ma sensu.
saves-why-rules = jego ruchy nie prowadzą tam, gdzie twierdzi, albo są niedozwolone.
saves-flaw-name = Jego nazwa nie ma sensu i jest pokazana, na ile się da.
saves-flaw-picture = Jego obrazek nie pochodzi z tej gry i nie jest pokazany.
saves-flaw-saved = Podany w nim czas nie ma sensu; pokazano, kiedy zapisano plik.

## A game that cannot be saved

saves-trouble-full = Nie udało się zapisać gry: dysk jest pełny. Zwolnij miejsce; zapisze się z następną decyzją.
saves-trouble-read-only = Nie udało się zapisać gry: nie można pisać w jej folderze. Graj dalej, próba następuje po każdej decyzji.
saves-trouble-taken = Inna kopia Solar Storm przejęła zapisywanie, więc ta już nie zapisuje. „Zapisz jako…” w menu nadal zachowa tę grę.
saves-trouble-other = Nie udało się zapisać gry ({ $detail }). Następna próba po kolejnej decyzji.
saves-trouble-slow = Dysk działa wolno: twoje ostatnie decyzje są jeszcze w drodze. Możesz grać dalej.
disk-waits = Oczekiwanie na dysk
disk-waits-unsaved = Gra nie jest jeszcze zapisana. Zamknij okno jeszcze raz, aby mimo to wyjść.
saves-trouble-over = Gra znów się zapisuje.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Same sekcje V2
saves-mode-rooms-mixed = Sekcje losowe
saves-mode-rooms-pick = Sekcje wybrane
saves-mode-no-counting = Bez liczenia
saves-kept-name = Porzucona w turze { $turn }
saves-finished-name = { $won ->
    [yes] Zwycięstwo w turze { $turn }
   *[no] Porażka w turze { $turn }
}

## The title screen, about saving

title-unsaved = Ta kopia Solar Storm sama nie zapisuje, bo działa inna. Twoje gry zostają bez zmian.
title-taken = Inna kopia Solar Storm przejęła zapisywanie. Zamknij tę kopię albo uruchom ją od nowa, by znów tu zapisywać.
title-no-saves-read-only = Nie można zapisywać gier: nie da się pisać w { $path }. Grać można mimo to. By zapisywać, zezwól na zapis w tym folderze i uruchom grę ponownie.
title-no-saves-full = Nie można zapisywać gier: dysk jest pełny. Grać można mimo to. By zapisywać, zwolnij miejsce.
title-no-saves-other = Nie można zapisywać gier: nie da się użyć { $path }. Grać można mimo to. By zapisywać, sprawdź, co jest w tym miejscu.
title-no-saves-taken = Inna kopia Solar Storm działa i zapisuje.

## Two copies of the program

second-copy-heading = Solar Storm już działa
second-copy-text = Inna kopia programu jest otwarta i zapisuje swoją grę. Dwie kopie nie mogą nadpisywać sobie zapisów. Jeśli zamkniesz tamtą, ta sama ruszy dalej.
second-copy-quit = Zakończ
second-copy-quit-detail = Wróć do otwartej kopii. Nic się nie zmieni.
second-copy-unsaved = Graj bez autozapisu
second-copy-unsaved-detail = Wszystkie pliki zostają bez zmian; „Zapisz jako…” działa.
second-copy-take-over = Przejmij
second-copy-take-over-detail = Odtąd zapisuje ta kopia; tamta przestaje zapisywać i mówi o tym.
second-copy-refused-full = Nie udało się: dysk jest pełny.
second-copy-refused-read-only = Nie udało się: nie można pisać w folderze zapisanych gier.
second-copy-refused-taken = Nie udało się: tamta kopia właśnie zapisuje. Spróbuj ponownie.
second-copy-refused-other = Nie udało się: nie można użyć folderu zapisanych gier.

## The list of saved games

saves-heading = Zapisane gry
saves-none = Nie ma jeszcze zapisanych gier. „Zapisz jako…” w menu stołu zachowa tu grę; skończone gry trafiają tu same.
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
saves-status-playing = W toku
saves-status-won = Wygrana
saves-status-lost = Przegrana
saves-turn = { $status } · tura { $turn }
saves-load = Kontynuuj tę grę
saves-look = Obejrzyj planszę
saves-watch = Obejrzyj od początku
saves-rename = Zmień nazwę
saves-delete = Usuń
saves-hint-load = wczytaj
saves-cannot = Tej gry nie można wczytać; co z nią nie tak, widać obok listy.
saves-broken-advice = Niczego nie zmieniono. Plik to { $path }. Jeśli masz jego kopię, wstaw ją w to miejsce; jeśli nie, możesz go usunąć.
saves-newer-advice = Niczego nie zmieniono. Plik to { $path }. Nowsza wersja może wznowić tę grę.
saves-gone = Pliku już tam nie ma.
saves-rename-title = Zmień nazwę zapisanej gry
saves-rename-go = Zmień nazwę
saves-renamed = Teraz nazywa się „{ $name }”.
saves-delete-title = Usunąć „{ $name }”?
saves-delete-text = Możesz ją przywrócić, póki jesteś na tym ekranie. Później będzie jeszcze leżeć w { $path }.
saves-delete-go = Usuń
saves-deleted = Usunięto „{ $name }”.
saves-restore = Przywróć usuniętą grę
saves-restored = „{ $name }” wraca na listę.
saves-not-kept = Trwającej gry nie udało się zachować wśród zapisanych gier: jeśli pójdziesz dalej, może przepaść.
saves-refused-full = Nie udało się: dysk jest pełny. Zwolnij miejsce i spróbuj ponownie.
saves-refused-read-only = Nie udało się: nie można pisać w folderze zapisanych gier. Zezwól na zapis i spróbuj ponownie.
saves-refused-taken = Nie udało się: inna kopia Solar Storm właśnie zapisuje. Spróbuj ponownie.
saves-refused-other = Nie udało się: dysk odmówił. Spróbuj ponownie.

## Saving under a name

naming-title = Zapisz jako…
naming-go = Zapisz
naming-suggestion = Tura { $turn } · { $names }
naming-empty = Zapisana gra musi mieć nazwę.
naming-letter = Nie da się tu pokazać znaku „{ $letter }”.
naming-note = Pojawi się w „Wczytaj grę” z obrazkiem stołu.
naming-twice = Jest już gra o tej nazwie, zapisana { $when }. Trafi do usuniętych gier, a ta zajmie jej miejsce.
naming-saved = Zapisano jako „{ $name }”.
menu-save-as = Zapisz jako…
menu-load = Wczytaj grę

## Leaving a game that is not saved

leave-title = Wyjść bez zapisu?
leave-text = To, co rozegrano od ostatniego zapisu, przepadnie.
leave-yes = Wyjdź mimo to

## When the program fails

error-heading = Coś poszło nie tak
error-why-program = Solar Storm popełnił błąd, którego nikt nie przewidział. To nie twoja wina.
error-why-content = W plikach samej gry jest błąd: wiersz poniżej mówi, w którym pliku i gdzie. Popraw go tam albo zainstaluj Solar Storm od nowa.
error-why-memory = Temu komputerowi zabrakło pamięci dla Solar Storm. Zamknij inne programy i idź dalej.
error-why-disk = Komputer odmówił odczytu lub zapisu pliku, którego Solar Storm potrzebuje.
error-saved = Twoja gra jest bezpieczna: zapisano ją po ostatniej decyzji. Przejdź do ekranu tytułowego i kontynuuj stamtąd.
error-unsaved = Ta kopia Solar Storm sama nie zapisuje, więc gra ze stołu przepadła. Zapisane gry są nietknięte.
error-no-game = Na stole nie było gry. Zapisane gry są nietknięte.
error-report = Raport ze wszystkim, co potrzebne do znalezienia błędu, oraz decyzjami z tej gry jest w { $path }. Jeśli to się powtórzy, wyślij ten plik twórcom.
error-no-report = Nie udało się zapisać raportu: dysk odmówił.
error-last = Solar Storm nie może działać dalej i teraz się kończy. Zapisane gry są nietknięte.
error-title-screen = Ekran tytułowy
error-earlier = Jedną decyzję wcześniej
error-earlier-tip = Jeśli zdarza się to przy każdej kontynuacji: odkłada ostatni zapis na bok i wraca do poprzedniego.
error-stepped-back = Ostatni zapis zachowano pod inną nazwą. „Kontynuuj” rusza od poprzedniego.
error-no-step-back = Nie ma wcześniejszego zapisu, od którego można ruszyć.
error-quit = Zakończ
