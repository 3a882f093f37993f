# Rooms and expansions that players have written themselves.

own-rooms-title = Własne sekcje
own-rooms-where = Każda własna sekcja i każdy własny dodatek to osobny folder wewnątrz tego:
own-rooms-named = Podane przy uruchomieniu gry:
own-rooms-none = Nie ma jeszcze własnych sekcji. Jak napisać pierwszą, pokazuje strona „own-rooms” w dokumentacji.
own-rooms-here = W grze
own-rooms-room = zamiast: { $room }
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
    [one] Własna zawartość tej gry, „{ $ids }”, zmieniła się od tego czasu. Przywróć poprzedni stan jej folderu, aby wczytać grę.
    [few] Własne sekcje lub dodatki tej gry ({ $ids }) zmieniły się od tego czasu. Przywróć poprzedni stan ich folderów, aby wczytać grę.
    [many] Własne sekcje lub dodatki tej gry ({ $ids }) zmieniły się od tego czasu. Przywróć poprzedni stan ich folderów, aby wczytać grę.
   *[other] Własne sekcje lub dodatki tej gry ({ $ids }) zmieniły się od tego czasu. Przywróć poprzedni stan ich folderów, aby wczytać grę.
}
flight-why-own = Pod tą samą nazwą ta linia lotu ma inną zawartość lub inne zasady niż ta gra: { $details }
own-rooms-advice = Ten statek ma twoje własne sekcje. Nie umiem ich symulować, więc niczego nie porównuję.
own-rooms-film = Ten statek ma własne sekcje lub dodatki. Kapitan nie potrafi ocenić takich tur.
