### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = Как быстро показывать бурю?
pace-text = Последний вопрос перед первым полётом. Это можно изменить в настройках в любой момент.
pace-slow = Успеете рассмотреть каждый удар; для первой игры.
pace-normal = Всё видно, но ждать почти не приходится.
pace-fast = Для тех, кто знает, что делают карты.
pace-off = Ничего не движется; итог виден сразу.

## Before a person’s turn

recap-title = { $since ->
    [alone] С вашего прошлого хода
    [first] { $name }: перед первым ходом
   *[last] { $name }: с прошлого хода
}
recap-title-ready = Всё готово? Ход { $turn }: { $name }.
recap-nothing = { $since ->
    [first] С начала игры ударов не было.
   *[last] С прошлого хода ударов не было.
}
recap-turn = Ход { $turn }, { $name }
recap-cube = { $spaces ->
    [0] попадание
   *[other] минус кубик, теперь { $left } из { $spaces }
}
recap-protected = спас щит
recap-left = { $left }/{ $spaces }
recap-lost = Пробоина: { $count ->
    [0] карты целы
    [one] потеряна { $count } карта
    [few] потеряны { $count } карты
    [many] потеряно { $count } карт
   *[other] потеряны { $count } карты
}
recap-spared = Ни один отсек не задет.
recap-go-on = Дальше
recap-ready = Готово
recap-never = Не показывать
