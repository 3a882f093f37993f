# Watching a game again, and game codes.

replay-label = Просмотр игры
replay-where = Ход { $turn } · решение { $at } из { $length }
replay-begin = Корабль готов, экипаж на борту: ещё никто ничего не делал.
replay-tip-line = { DEVICE() ->
    [pad] Вся игра. { KEY("left") } и { KEY("right") } ведут по ней. Над линией: ходы и отведённое питание. Под ней: попадания.
   *[keys] Вся игра. Тяните, щёлкайте или жмите стрелки. Над линией: ходы и отведённое питание. Под ней: попадания.
}
replay-first = К началу
replay-back-turn = К прошлому ходу
replay-back = На решение назад
replay-play = Пуск
replay-pause = Остановить
replay-on = На решение вперёд
replay-on-turn = К следующему ходу
replay-last = К концу
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Играть отсюда
replay-branch-over = Здесь игра уже окончена: вернитесь на несколько решений.
replay-leave = Выйти
replay-lost-title = Не удалось показать игру
replay-replace-title = Играть с хода { $turn }?
replay-replace-text =
    Начнётся новая игра с тем же прошлым. Другая игра не окончена (ход { $other }); она останется среди сохранённых.
replay-replace-yes = Играть отсюда

code-label = Код игры
code-copy = Копировать код игры: кто введёт его как сид, получит точно такой же корабль
code-copied = Скопировано: { $code }
code-not-copied = Буфер обмена недоступен. Вот код: { $code }; введите его там, где спрашивают сид.
code-none = У игры, начатой с записанной позиции, нет кода
code-letters = Это не код игры: в кодах только цифры и латинские буквы
code-slip = Не сид и не код игры: сверьте по букве
code-newer = Этот код игры из более новой версии Solar Storm
code-expansion = Для этого кода игры нужно дополнение, которого здесь нет
code-difficulty = Для этого кода игры нужна сложность, которой здесь нет
code-other = Этот код игры для других правил: здесь вышел бы другой корабль
code-taken = Код игры принят: игроки, режимы, отсеки и сложность взяты из него
