# Replays and game codes.

replay-where = Tura { $turn } · decyzja { $at } z { $length }
replay-begin = Załoga jest na pokładzie i nikt jeszcze nie działał.
replay-tip-line = { DEVICE() ->
    [pad] Cała gra. Poruszaj się po niej: { KEY("left") } i { KEY("right") }. Nad linią: tury i przekierowana moc. Pod nią: trafienia.
   *[keys] Cała gra. Przeciągnij, kliknij lub użyj strzałek. Nad linią: tury i przekierowana moc. Pod nią: trafienia.
}
line-turn = tury
line-divert = przekierowana moc
line-hit = trafienia
replay-first = Na początek
replay-back-turn = Poprzednia tura
replay-back = Poprzednia decyzja
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Następna decyzja
replay-on-turn = Następna tura
replay-last = Na koniec
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Graj dalej stąd
replay-branch-over = Tu gra jest już skończona. Najpierw cofnij się o kilka decyzji.
replay-leave = Wyjdź
replay-replace-title = Grać dalej od tury { $turn }?
replay-replace-text = Od tego miejsca zacznie się nowa gra. Trwająca gra (tura { $other }) zostanie wśród zapisanych.
replay-replace-yes = Graj dalej stąd

code-label = Kod gry
code-copy = Skopiuj kod gry. Wpisany jako ziarno daje ten sam statek. Nie mówi, kto gra.
code-copied = Skopiowano: { $code }
code-not-copied = Schowek jest niedostępny. Kod to { $code }: wpisz go jako ziarno.
code-none = Gra z własnej pozycji nie ma kodu
code-letters = To nie ziarno: wpisz liczbę, słowa albo kod gry
code-slip = Ani ziarno, ani kod gry: sprawdź każdy znak
code-newer = Ten kod gry pochodzi z nowszej wersji Solar Storm
code-expansion = Ten kod gry wymaga dodatku, który nie jest tu dostępny
code-difficulty = Ten kod gry wymaga poziomu trudności, którego tu nie zainstalowano
code-other = Ten kod gry ma inne zasady i dałby tu inny statek
code-taken = Kod gry przyjęty: gracze, tryby, sekcje i trudność są ustawione według niego. Kto gra, wybierasz ty.
