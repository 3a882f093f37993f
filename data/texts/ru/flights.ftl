### Flights that travel as a line.

flight-title = Полёт
flight-choices = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
flight-crew = Экипаж: { $count }
flight-playing = В полёте, ход { $turn }
flight-won = Спасён на ходу { $turn }
flight-lost = Погиб на ходу { $turn }
flight-names = Дайте имена экипажу. За каждого играет игрок; за столом место можно передать программе.
flight-copy = Скопировать строку полёта
flight-copy-tip = Вся игра одной строкой текста. Отправьте её другу: он вставит её в главном меню.
flight-paste = Вставить строку полёта
flight-paste-nothing = В буфере обмена нет ни строки полёта, ни кода игры.
paste-silent = Буфер обмена не отвечает. Скопируйте текст ещё раз, а затем вставьте.
flight-why-letters = Это не строка полёта.
flight-why-newer = Эта строка полёта из более новой версии Solar Storm.
flight-why-damaged = Эта строка полёта повреждена: одного знака нет или он неверный.
flight-why-rules = Эта строка полёта для других правил, и здесь она не подойдёт.
flight-why-content = Для этой строки полёта нужно то, что здесь недоступно: { $details }
flight-why-position = У игры, начатой с особой позиции, нет строки полёта.
flight-why-rolls = Часть бросков этой игры была задана, поэтому строки полёта у неё нет.
flight-why-settings = Настройки этой игры не помещаются в строку полёта.
flight-paste-key = Ctrl+V
flight-paste-hint = вставить игру
flight-paste-tip = Открывает строку полёта или код игры из буфера обмена. { $key } делает то же здесь и в главном меню.
