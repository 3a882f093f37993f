# Rooms and expansions that players have written themselves.

own-rooms-title = Własne sekcje
own-rooms-where = Każda własna sekcja i każdy własny dodatek ma osobny folder tutaj:
own-rooms-named = Podane przy uruchomieniu gry:
own-rooms-none = Nie masz jeszcze własnych sekcji. Strona „own-rooms” w dokumentacji pokazuje, jak je napisać.
own-rooms-here = W grze
own-rooms-room = zastępuje: { $room }
own-rooms-expansion = dodatek
own-rooms-left-out = { $count ->
    [one] Pominięto jeden folder. Gra działa bez niego.
    [few] Pominięto { $count } foldery. Gra działa bez nich.
    [many] Pominięto { $count } folderów. Gra działa bez nich.
   *[other] Pominięto { $count } folderu. Gra działa bez nich.
}
own-rooms-line = { $file }, wiersz { $line }
own-rooms-more = { $count ->
    [one] Nie pokazano jeszcze jednego błędu.
    [few] Nie pokazano jeszcze { $count } błędów.
    [many] Nie pokazano jeszcze { $count } błędów.
   *[other] Nie pokazano jeszcze { $count } błędu.
}
own-rooms-copy = Kopiuj ścieżkę
own-rooms-again = Wczytaj ponownie
own-rooms-copied = Ścieżka jest w schowku.
own-rooms-read = Foldery wczytano ponownie.
own-rooms-changed = { $count ->
    [one] Własna zawartość „{ $ids }” zmieniła się od czasu zapisania tej gry.
    [few] Własne sekcje lub dodatki ({ $ids }) zmieniły się od czasu zapisania tej gry.
    [many] Własne sekcje lub dodatki ({ $ids }) zmieniły się od czasu zapisania tej gry.
   *[other] Własne sekcje lub dodatki ({ $ids }) zmieniły się od czasu zapisania tej gry.
}
own-rooms-goes-on = Od teraz obowiązują nowe zasady.
own-rooms-undone = Nie możesz ponowić cofniętych wyborów, które do nich nie pasują.
own-rooms-fits-not = To, co już się wydarzyło, nie pasuje do nowych zasad. Gra jest bezpieczna: przywróć poprzednie pliki albo zacznij nową grę.
own-rooms-unread = Własnej zawartości „{ $id }” nie można teraz odczytać ({ $detail }). Gra jest bezpieczna: spróbuj ponownie, gdy folder da się otworzyć.
own-rooms-wrong = Własna zawartość „{ $id }” ma błąd ({ $place }). Gra jest bezpieczna: popraw błąd i spróbuj ponownie.
flight-why-own = Ta linia lotu ma inne zasady albo inną wersję twoich własnych sekcji lub dodatków: { $details }
own-rooms-advice = Ten statek ma twoje własne sekcje. Nie umiem ich symulować, więc niczego nie porównuję.
own-rooms-film = Ten statek ma własne sekcje lub dodatki. Kapitan nie potrafi ocenić takich tur.
