### Flights that travel as a line.

flight-title = Lot
flight-choices = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}
flight-crew = Załoga: { $count }
flight-playing = W locie, tura { $turn }
flight-won = Ocalony w turze { $turn }
flight-lost = Stracony w turze { $turn }
flight-names = Nazwij załogę. Każde miejsce ma gracza; przy stole program może przejąć niektóre.
flight-copy = Kopiuj linię lotu
flight-copy-tip = Cała gra w jednej linii liter. Wyślij ją komuś, kto wklei ją na ekranie tytułowym.
flight-paste = Wklej linię lotu
flight-paste-nothing = W schowku nie ma linii lotu ani kodu gry.
paste-silent = Program, z którego pochodzi skopiowany tekst, nie przekazał go. Skopiuj tekst jeszcze raz, a potem go wklej.
paste-unreadable = Skopiowanej treści nie da się odczytać jako tekstu. Skopiuj ją jeszcze raz jako zwykły tekst, a potem wklej.
paste-long = Skopiowana treść jest za długa. Skopiuj tylko to, czego potrzebujesz, a potem wklej.
flight-why-letters = To nie jest linia lotu.
flight-why-newer = Ta linia lotu pochodzi z nowszej wersji Solar Storm.
flight-why-damaged = Ta linia lotu jest uszkodzona: brakuje znaku albo jeden jest błędny.
flight-why-rules = Ta linia lotu ma inne zasady i tu nie zadziała.
flight-why-content = Ta linia lotu wymaga zawartości, która nie jest tu dostępna: { $details }
flight-why-position = Gra z własnej pozycji nie ma linii lotu.
flight-why-rolls = Niektóre rzuty w tej grze ustalono z góry, więc nie ma ona linii lotu.
flight-why-settings = Ustawienia tej gry nie mieszczą się w linii lotu.
flight-paste-key = Ctrl+V
flight-paste-hint = wklej grę
flight-paste-tip = Otwiera linię lotu lub kod gry ze schowka. { $key } robi to samo tutaj i na ekranie tytułowym.
