# The film: why a game went as it did.

film-title = Фильм
film-saved = Как корабль спасли на ходу { $turn }
film-lost = Как корабль погиб на ходу { $turn }
film-luck = Удача
film-decisions = Решения
film-points = { $points } п.
film-start = { $value }% в начале
film-chance = Шанс на победу
film-meaning = если бы доигрывали кадеты; полоса — погрешность
film-looking = Анализ хода { $turn } из { $turns }
film-unable = Эту игру не удалось проанализировать.
film-stopped = Анализ перестал отвечать. Откройте фильм ещё раз, чтобы продолжить.
film-luck-lane = Удача: кость, карты, повреждения
film-decisions-lane = Решения: лучше или хуже, чем у кадета
film-turn = Ход { $turn }, { $name }
film-turn-alone = Ход { $turn }
film-point-listed = Ход { $turn }: { $words }
film-point = перелом { $at } из { $count }
film-missed = упущено { $points } п. или больше
film-sign-good = явно лучшего плана не было
film-sign-missed = план капитана был лучше
film-somebody = игрок
film-happened = Что произошло
film-part = { $at } / { $count }
film-more = Показать остальное
film-captain = План капитана
film-as-good = Явно лучшего плана я не вижу.
film-as-good-note = За столом я лишь прикидываю. Здесь в счёт идут только игры, доигранные до конца.
film-awaited = Ещё не проанализировано. Скоро здесь появится план капитана и будет видно, что изменили удача и решения.
film-better = Иначе { $win }%: на { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
} лучше, ± { $margin }
film-show = Показать
film-enters = Действия: { $actions } · жетоны действия: { $tokens } · карт в колоде: { $cards }
film-key-turns = ходы
film-key-points = переломы
film-key-play = смотреть
film-names-hide = Скрыть имена
film-names-show = Показать имена
film-point-back = К предыдущему перелому
film-point-on = К следующему перелому
film-tip-plot = { DEVICE() ->
    [pad] Двигайтесь по графику: { KEY("left") } и { KEY("right") }. Каждый шаг — один ход.
   *[keys] Щёлкайте или тяните по графику либо нажимайте стрелки влево и вправо. Каждый шаг — один ход.
}
film-tip-point = Ход { $turn }: { $points } п.
film-back = Назад
film-end-saved = спасён
film-end-lost = погиб
over-film = Фильм
command-film = Посмотреть, почему игра прошла так
command-film-show = Фильм: показать на столе
