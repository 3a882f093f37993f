### The log of flights, and what it adds up to.

records-title = Рекорды
records-reading = Чтение полётов…
records-none = Полётов пока нет. Каждый оконченный полёт попадает сюда.
records-sum = Спасено кораблей: { $won } из { $count }
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Спасённые корабли
records-cell = { $won } из { $count }
records-interval = при многих полётах почти наверняка от { $low } до { $high }%
records-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
records-sums = Все полёты
records-fastest = Самое быстрое спасение
records-longest = Самый долгий полёт
records-close = Спасения на грани
records-close-note = С критическим отсеком или с остатком карт: { $cards } или меньше.
records-crews = Больше всего полётов
records-firsts = Первые спасения
records-first-any = Любой корабль
records-first-realist = Реалист, без джокеров
records-first-narrow = Осталось карт: { $cards } или меньше
records-last = Последние полёты
records-by-programs = доиграл сам компьютер
records-cards = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
records-no-line = У этого полёта нет строки полёта, и показать его нельзя.
records-csv = Экспорт в CSV
records-json = Экспорт в JSON
records-exported = Все полёты сохранены в файл: { $path }
records-export-full = Ничего не сохранено: диск заполнен. Освободите место и попробуйте ещё раз.
records-export-read-only = Ничего не сохранено: { $path } только для чтения. Разрешите запись в эту папку и попробуйте ещё раз.
records-export-other = Ничего не сохранено: { $path } использовать нельзя ({ $detail }). Проверьте, что там находится, и попробуйте ещё раз.
records-damaged = { $count ->
    [one] { $count } запись журнала полётов повреждена и пропущена.
    [few] { $count } записи журнала полётов повреждены и пропущены.
    [many] { $count } записей журнала полётов повреждены и пропущены.
   *[other] { $count } записи журнала полётов повреждены и пропущены.
}
records-newer = Записи журнала полётов, сделанные более новой версией Solar Storm, пропущены.
records-unread = Журнал полётов сейчас не читается. Solar Storm повторяет попытку каждые несколько секунд.
records-unread-file = Файл не изменён: { $path }
flights-unsaved = Последних полётов ещё нет в журнале полётов: диск заполнен или недоступен для записи. Solar Storm повторяет попытку каждые несколько секунд.
records-refused-full = Последних полётов ещё нет в журнале полётов: диск заполнен. Освободите место и откройте эту страницу снова.
records-refused-read-only = Последних полётов ещё нет в журнале полётов: его папка только для чтения. Разрешите запись и откройте эту страницу снова.
records-refused-taken = Последних полётов ещё нет в журнале полётов: в него пишет другая копия Solar Storm. Откройте эту страницу снова.
records-refused-other = Диск сообщил об ошибке журнала полётов. Ни один полёт не удалён. Откройте эту страницу снова.
