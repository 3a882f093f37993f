# Replays and game codes.

replay-where = Ход { $turn } · решение { $at } из { $length }
replay-begin = Экипаж на борту, ещё никто не ходил.
replay-tip-line = { DEVICE() ->
    [pad] Вся игра. Двигайтесь по ней: { KEY("left") } и { KEY("right") }. Над линией — ходы и перенаправленная энергия. Под ней — попадания.
   *[keys] Вся игра. Тяните, щёлкайте или нажимайте стрелки. Над линией — ходы и перенаправленная энергия. Под ней — попадания.
}
line-turn = ходы
line-divert = энергия перенаправлена
line-hit = попадания
replay-first = К началу
replay-back-turn = Предыдущий ход
replay-back = Предыдущее решение
replay-play = Пуск
replay-pause = Пауза
replay-on = Следующее решение
replay-on-turn = Следующий ход
replay-last = К концу
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Играть отсюда
replay-branch-over = Здесь игра уже окончена. Сначала вернитесь на несколько решений.
replay-leave = Выйти
replay-replace-title = Играть с хода { $turn }?
replay-replace-text = С этого места начнётся новая игра. Текущая игра (ход { $other }) останется среди сохранённых.
replay-replace-yes = Играть отсюда

code-label = Код игры
code-copy = Копировать код игры. Введённый как сид, он даёт тот же корабль. Кто играет, в нём не сказано.
code-copied = Скопировано: { $code }
code-not-copied = Буфер обмена недоступен. Код: { $code }. Введите его как сид.
code-none = У игры, начатой с особой позиции, нет кода
code-letters = Это не сид: введите число, слова или код игры
code-slip = Это не сид и не код игры: проверьте каждый знак
code-newer = Этот код игры из более новой версии Solar Storm
code-expansion = Для этого кода игры нужно дополнение, которое здесь недоступно
code-difficulty = Для этого кода игры нужна сложность, которой здесь нет
code-other = Этот код игры — для других правил: здесь он дал бы другой корабль
code-taken = Код игры принят: игроки, режимы, отсеки и сложность взяты из него. Кто играет, выбираете вы.
