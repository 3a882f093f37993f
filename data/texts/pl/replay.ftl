# Watching a game again, and game codes.

replay-label = Powtórka gry
replay-where = Tura { $turn } · decyzja { $at } z { $length }
replay-begin = Statek jest gotowy, załoga na pokładzie: nikt jeszcze nic nie zrobił.
replay-tip-line = { DEVICE() ->
    [pad] Cała gra. { KEY("left") } i { KEY("right") } przesuwają po niej. Nad linią: tury i przekierowana moc. Pod nią: trafienia.
   *[keys] Cała gra. Przeciągnij, kliknij lub użyj strzałek. Nad linią: tury i przekierowana moc. Pod nią: trafienia.
}
replay-first = Na początek
replay-back-turn = Do poprzedniej tury
replay-back = Jedną decyzję wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj tutaj
replay-on = Jedną decyzję dalej
replay-on-turn = Do następnej tury
replay-last = Na koniec
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Graj dalej stąd
replay-branch-over = W tym miejscu gra jest skończona: cofnij się najpierw o kilka decyzji.
replay-leave = Wyjdź
replay-lost-title = Nie można obejrzeć tej gry
replay-replace-title = Grać dalej od tury { $turn }?
replay-replace-text =
    Zacznie się nowa gra z tą samą przeszłością. Inna jest w toku (tura { $other }); zostanie wśród zapisanych gier.
replay-replace-yes = Graj dalej stąd

code-label = Kod gry
code-copy = Skopiuj kod gry: kto wpisze go jako ziarno, dostanie dokładnie ten sam statek
code-copied = Skopiowano: { $code }
code-not-copied = Schowek jest niedostępny. Kod to { $code }: wpisz go tam, gdzie podaje się ziarno.
code-none = Gra, która zaczęła się od zapisanej pozycji, nie ma kodu
code-letters = To nie kod gry: kody mają tylko cyfry i litery
code-slip = Ani ziarno, ani kod gry: porównaj znak po znaku
code-newer = Ten kod gry pochodzi z nowszej wersji Solar Storm
code-expansion = Ten kod gry wymaga dodatku, którego tu nie zainstalowano
code-difficulty = Ten kod gry wymaga poziomu trudności, którego tu nie zainstalowano
code-other = Ten kod gry należy do innych zasad: tutaj byłby to inny statek
code-taken = Kod gry przyjęty: gracze, tryby, sekcje i trudność są ustawione według niego
