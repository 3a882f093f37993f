### Испытания: корабль дня.

title-daily = Корабль дня
title-daily-note = Один в день, у всех одинаковый
challenges-title = Испытания
daily-heading = Корабль дня · { DATETIME($day, dateStyle: "full") }
daily-players = Игроки
daily-alone = Соло
daily-shared = Сегодня все летят на этом корабле. Ничего не отправляется: скопируйте итог и сравните.
daily-next = Следующий корабль через { $hours } ч { $minutes } мин
daily-next-soon = Следующий корабль через { $minutes } мин
daily-yours = Ваш полёт
daily-not-flown = Вы ещё не летали на этом корабле.
daily-unread = Список кораблей дня сейчас не читается, поэтому ваши полёты на них не показаны. Solar Storm повторяет попытку каждые несколько секунд.
daily-par = Норма капитана
daily-par-covered = Вы увидите её после полёта.
daily-par-short = норма
daily-you = вы
daily-first = Ваш первый полёт
daily-more = { $count ->
    [one] Ещё { $count } тренировочный полёт
    [few] Ещё { $count } тренировочных полёта
    [many] Ещё { $count } тренировочных полётов
   *[other] Ещё { $count } тренировочного полёта
}
daily-under = { $count ->
    [one] На { $count } ход быстрее нормы
    [few] На { $count } хода быстрее нормы
    [many] На { $count } ходов быстрее нормы
   *[other] На { $count } хода быстрее нормы
}
daily-over = { $count ->
    [one] На { $count } ход дольше нормы
    [few] На { $count } хода дольше нормы
    [many] На { $count } ходов дольше нормы
   *[other] На { $count } хода дольше нормы
}
daily-even = Вровень с нормой
daily-only-you = У капитана этот корабль погиб.
daily-only-captain = Капитан спас этот корабль.
daily-both-lost = У капитана он тоже погиб.
daily-days = Последние семь дней
daily-today = Сегодня
daily-weekday = { $day ->
    [0] Пн
    [1] Вт
    [2] Ср
    [3] Чт
    [4] Пт
    [5] Сб
   *[6] Вс
}
daily-lost = погиб
daily-better = лучше
daily-fly = Лететь на корабле дня
daily-copy = Скопировать итог
daily-copied = Итог скопирован. Вставьте его в сообщение.
daily-film = Посмотреть фильм
daily-again = Тренировочный полёт
daily-once = Засчитывается только первый полёт. Пропустить день не страшно.
daily-result = Корабль дня: { DATETIME($day, dateStyle: "medium") }

flight-beside = Сравнить со своим
beside-title = Сравнение полётов
beside-yours = Ваш полёт
beside-theirs = Присланный полёт
beside-chance = Шанс на победу: { $value }%
beside-unknown = Ещё не проанализировано

command-daily-copy = Корабль дня: скопировать итог
command-daily-film = Корабль дня: посмотреть фильм
command-daily-again = Корабль дня: лететь ещё раз
command-crew-before = Испытания: меньше игроков
command-crew-after = Испытания: больше игроков
