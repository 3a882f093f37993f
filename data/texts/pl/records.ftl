### The log of flights, and what it adds up to.

records-title = Rekordy
records-reading = Wczytywanie lotów…
records-none = Nie ma jeszcze lotów. Każdy zakończony lot trafia tutaj.
records-sum = Ocalone statki: { $won } z { $count }
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Ocalone statki
records-cell = { $won } z { $count }
records-interval = na dłuższą metę najpewniej { $low }–{ $high }%
records-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
records-sums = Wszystkie loty
records-fastest = Najszybsze ocalenie
records-longest = Najdłuższy lot
records-close = Ocalenia o włos
records-close-note = Z krytyczną sekcją albo z najwyżej { $cards } kartami w talii.
records-crews = Najwięcej lotów
records-firsts = Pierwsze ocalenia
records-first-any = Dowolny statek
records-first-realist = Realista, bez kart uniwersalnych
records-first-narrow = Najwyżej { $cards } karty w talii
records-last = Ostatnie loty
records-by-programs = zakończony przez sam program
records-cards = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
records-no-line = Ten lot nie ma linii lotu, więc nie można go pokazać.
records-csv = Eksportuj CSV
records-json = Eksportuj JSON
records-exported = Wszystkie loty wyeksportowano do { $path }.
records-export-full = Niczego nie wyeksportowano: dysk jest pełny. Zwolnij miejsce i spróbuj ponownie.
records-export-read-only = Niczego nie wyeksportowano: { $path } jest tylko do odczytu. Zezwól na zapis w tym folderze i spróbuj ponownie.
records-export-other = Niczego nie wyeksportowano: nie da się użyć { $path } ({ $detail }). Sprawdź, co jest w tym miejscu, i spróbuj ponownie.
records-damaged = { $count ->
    [one] Jeden wpis dziennika lotów jest uszkodzony i został pominięty.
    [few] { $count } wpisy dziennika lotów są uszkodzone i zostały pominięte.
    [many] { $count } wpisów dziennika lotów jest uszkodzonych i zostało pominiętych.
   *[other] { $count } wpisu dziennika lotów jest uszkodzone i zostało pominięte.
}
records-newer = Wpisy dziennika lotów pochodzące z nowszej wersji Solar Storm zostały pominięte.
records-unread = Dziennika lotów nie można teraz odczytać. Solar Storm ponawia próbę co kilka sekund.
records-unread-file = Plik nie został zmieniony: { $path }
flights-unsaved = Ostatnich lotów nie ma jeszcze w dzienniku lotów: dysk jest pełny albo nie można na nim zapisywać. Solar Storm ponawia próbę co kilka sekund.
records-refused-full = Ostatnich lotów nie ma jeszcze w dzienniku lotów: dysk jest pełny. Zwolnij miejsce i otwórz tę stronę ponownie.
records-refused-read-only = Ostatnich lotów nie ma jeszcze w dzienniku lotów: jego folder jest tylko do odczytu. Zezwól na zapis i otwórz tę stronę ponownie.
records-refused-taken = Ostatnich lotów nie ma jeszcze w dzienniku lotów: inna kopia Solar Storm właśnie go zapisuje. Otwórz tę stronę ponownie.
records-refused-other = Dysk zgłosił błąd dziennika lotów. Żaden lot nie został usunięty. Otwórz tę stronę ponownie.
