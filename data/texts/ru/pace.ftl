### Pace: the question to a new player, and the hits since the last turn of a player.

pace-title = Как быстро показывать бурю?
pace-text = Последний вопрос перед первым полётом. Изменить это можно в настройках в любой момент.
pace-slow = Успеете проследить за каждым попаданием. Лучше всего для первой игры.
pace-normal = Всё видно, и почти не нужно ждать.
pace-fast = Для экипажей, которые знают карты.
pace-off = Без анимации: результат виден сразу.

## Before a player’s turn

recap-title = { $since ->
    [alone] С вашего прошлого хода
    [first] { $name }: перед первым ходом
   *[last] { $name }: с прошлого хода
}
recap-title-ready = Готовы? Ход { $turn }: { $name }.
recap-nothing = { $since ->
    [first] С начала игры попаданий не было.
   *[last] С вашего прошлого хода попаданий не было.
}
recap-turn = Ход { $turn }, { $name }
recap-cube = { $spaces ->
    [0] попадание
   *[other] минус кубик, осталось { $left } из { $spaces }
}
recap-cube-since = минус кубик, сейчас { $left } из { $spaces }
recap-protected = отбито жетоном защиты
recap-protected-short = защита
recap-protects = защищает: { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = Пробоина: { $count ->
    [0] карты целы
    [one] потеряна { $count } карта
    [few] потеряны { $count } карты
    [many] потеряно { $count } карт
   *[other] потеряны { $count } карты
}
recap-spared = Ни в один отсек не попали.
recap-go-on = Дальше
recap-ready = Готово
recap-never = Больше не показывать
