# The film: why a game went as it did.

film-title = Фильм
film-saved = Как корабль был спасён на ходу { $turn }
film-lost = Как корабль погиб на ходу { $turn }
film-luck = Удача
film-decisions = Решения
film-points = { $points } п.
film-start = от { $value } % в начале
film-chance = Шанс на победу
film-meaning = если бы дальше играли кадеты; полоса — погрешность
film-looking = Разбирается ход { $turn } из { $turns }
film-unable = Для этой партии шансы неизвестны.
film-luck-lane = Удача: кубики, карты, повреждения
film-decisions-lane = Решения: лучше или хуже, чем у кадета
film-turn = Ход { $turn }, { $name }
film-turn-alone = Ход { $turn }
film-point-listed = Ход { $turn }: { $words }
film-point = перелом { $at } из { $count }
film-missed = упущено не меньше { $points } п.
film-somebody = кто-то
film-happened = Что произошло
film-part = { $at } / { $count }
film-more = Показать остальное
film-captain = Капитан сделал бы
film-as-good = Ничего лучшего сверх погрешности не было.
film-better = Тогда { $win } %: лучше на { $points } п., с точностью до { $margin }
film-show = Показать
film-enters = Действия: { $actions } · жетоны действия: { $tokens } · карт в колоде: { $cards }
film-key-turns = ходы
film-key-points = переломы
film-key-play = смотреть
film-names-hide = Скрыть имена
film-names-show = Показать имена
film-point-back = К предыдущему перелому
film-point-on = К следующему перелому
film-tip-plot = { DEVICE() ->
    [pad] Идите по графику кнопками { KEY("left") } и { KEY("right") }: каждое место — один ход.
   *[keys] Щёлкайте или ведите по графику либо нажимайте стрелки влево и вправо: каждое место — один ход.
}
film-tip-point = Ход { $turn }: { $points } п.
film-back = Назад
film-end-saved = спасён
film-end-lost = погиб
over-film = Фильм
command-film = Посмотреть, почему партия прошла так
command-film-show = Фильм: показать на столе
