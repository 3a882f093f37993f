### The screens outside the table.

language-name = Русский

## Title

title-tagline = Кооперативная игра для одного–четырёх игроков
title-continue = Продолжить
title-continue-detail = Ход { $turn } · { $difficulty } · { $names }
title-new = Новая игра
title-load = Загрузить игру
title-quit = Выйти
title-credit = По настольной игре Эйдена Лоутера · Версия { $version }
hint-choose = выбрать
hint-open = открыть
hint-fullscreen = весь экран
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Прочитать удалось не все настройки. Что имеет смысл, действует, остальное как вначале. Старый файл сохранён как { $path }.

## Difficulties

difficulty-easy = Лёгкий
difficulty-medium = Средний
difficulty-hard = Трудный
difficulty-veteran = Ветеран
difficulty-realist = Реалист

## Questions

confirm-back = Назад

## Menu over the table

menu-heading = Меню
menu-where = Ход { $turn } · { $difficulty }
menu-continue = Продолжить
menu-speed = Темп
speed-off = Мгновенно
speed-fast = Живо
speed-normal = Ровно
speed-slow = Спокойно
menu-reduced-motion = Меньше движения
menu-reduced-motion-detail = Ничто не дрожит, не мигает и не кувыркается.
menu-confirm = Спрашивать о пропаже действий
menu-confirm-detail = Когда конец хода зря погубил бы действия.
menu-new = Новая игра
menu-title = Главное меню
menu-quit = Выйти
menu-saved = Игра сохраняется после каждого решения.
menu-unsaved = Этот экземпляр Solar Storm сам не сохраняет. «Сохранить как…» сбережёт эту игру.


## Setup

setup-title = Новая игра
setup-back = В главное меню
setup-crew = Экипаж
setup-crew-fixed = { $players ->
    [1] Один игрок
   *[other] Игроки ({ $players })
} всегда { $players ->
    [1] ведёт
   *[other] ведут
} { $crew ->
    [1] одного члена экипажа
    [2] двух членов экипажа
    [3] трёх членов экипажа
   *[other] { $crew } членов экипажа
}.
setup-name = Имя
setup-mark-taken = { $name } уже носит этот знак.
setup-remove = Убрать этого члена экипажа
setup-fewest = Кораблю нужны хотя бы двое.
setup-add = + человек
setup-name-empty = Имя нужно каждому.
setup-name-twice = Одно имя на двоих нельзя.
setup-name-letter = Знак «{ $letter }» здесь не показать.
setup-first = Первый ход
setup-first-chance = Наугад
setup-no-counting = Без счёта
setup-no-counting-note = Что осталось в колодах и лежит в сбросах, скрыто, шансы тоже.
setup-difficulty = Сложность
setup-difficulty-note = джокер заменяет любой ресурс
setup-universals = { $count ->
    [0] нет
    [one] { $count } × { $resource }
    [few] { $count } × { $resource }
    [many] { $count } × { $resource }
   *[other] { $count } × { $resource }
}
setup-modes = Дополнения
setup-rooms = Другие отсеки
setup-rooms-v1 = Все V1
setup-rooms-v2 = Все V2
setup-rooms-mixed = Наугад
setup-rooms-pick = Выбрать
setup-rooms-v1-note = у каждого отсека первая способность
setup-rooms-v2-note = у каждого отсека вторая способность
setup-rooms-mixed-note = какой отсек выпал, видно в начале
setup-rooms-pick-note = выберите V1 или V2 для каждого отсека
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 или V2: решает случай. Перейдите сюда, чтобы прочесть.
   *[keys] V1 или V2: решает случай. Наведите, чтобы прочесть.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = У этого отсека нет V2.
setup-no-rules = Эти дополнения не складываются в правила. { $detail }
setup-seed = Сид
setup-seed-chance = Наугад
setup-seed-roll = Выбрать сид наугад
setup-seed-clear = Без сида: каждая игра новая
setup-seed-none = Сид не задан: каждая игра новая.
setup-seed-note = Тот же сид и настройки дают ту же игру. Код игры содержит и то и другое: введите или вставьте его сюда.
setup-seed-long = Слишком длинно: в сиде не больше { $digits } цифр.
setup-mission = Эта миссия
setup-fact-hands = Руки
setup-fact-hands-value = по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
setup-fact-hands-shared = карт: { $cards }, общие
setup-fact-rooms = Отсеки
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-rooms-chance = V1 или V2 наугад
setup-fact-deck = Карты ресурсов
setup-fact-deck-value = карт: { $cards }, { $universals ->
    [0] джокеров нет
    [one] { $universals } × { $resource }
    [few] { $universals } × { $resource }
    [many] { $universals } × { $resource }
   *[other] { $universals } × { $resource }
}
setup-fact-damage = Повреждения
setup-fact-damage-value = карт: { $cards }, затем пробоина
setup-fact-damaged = Корабль
setup-fact-damaged-value = уже повреждено ячеек: { $spaces }
setup-fact-first = Первый ход
setup-outlook = Шансы
setup-outlook-note = Экипажи одного ранга, корабли случайные.
setup-outlook-nearest = { $ranks }, ближайшее: { $game }
setup-nearest = ближайшее
setup-outlook-counting = со счётом
setup-ranks = { $rank ->
    [cadet] Кадеты
    [officer] Офицеры
   *[captain] Капитаны
}
setup-ranks-win = { $rank ->
    [cadet] победы кадетов
    [officer] победы офицеров
   *[captain] победы капитанов
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }–{ $high }%
setup-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
setup-not-measured = не измерено
setup-change = { $points } ± { $margin } п. п.
setup-against-first = против всех V1
setup-start = Начать
setup-replace-title = Оставить текущую игру?
setup-replace-text = Ход { $turn } · { $difficulty } · { $names }. Она останется среди сохранённых, её можно загрузить в любой момент.
setup-replace-yes = Начать новую

## Game over

over-won = Победа
over-lost = Поражение
over-go-on = { DEVICE() ->
    [pad] Любая кнопка: игра в цифрах
   *[keys] Любая клавиша или щелчок: игра в цифрах
}
over-energy-core = Ядро запущено
over-room-destroyed = Корабль погиб
over-deck-empty = Ресурсы кончились
over-energy-core-why = { $name } перезапускает ядро на ходу { $turn }; в колоде { $cards ->
    [one] осталась { $cards } карта ресурсов
    [few] осталось { $cards } карты ресурсов
    [many] осталось { $cards } карт ресурсов
   *[other] осталось { $cards } карты ресурсов
}.
over-close = { $count ->
    [0] Ни один отсек не оставался без кубиков.
    [1] Один раз отсек потерял последний кубик.
    [one] { $count } раз отсек терял последний кубик.
    [few] { $count } раза отсек терял последний кубик.
    [many] { $count } раз отсек терял последний кубик.
   *[other] { $count } раза отсек терял последний кубик.
}
over-room-destroyed-why = На ходу { $turn } буря ударила в { FORM($room, "accusative") }, где не было ни кубиков, ни щита.
over-deck-empty-why = { $torn ->
    [0] На ходу { $turn } из колоды ресурсов ушла последняя карта, и { $name } не может продолжать.
   *[other] На ходу { $turn } сквозь пробоину { $torn ->
    [one] унесло последнюю карту ресурсов ({ $torn })
    [few] унесло последние { $torn } карты ресурсов
    [many] унесло последние { $torn } карт ресурсов
   *[other] унесло последние { $torn } карты ресурсов
}.
}
over-diverted = { $count ->
    [0] Питание не отвели ещё ни из одного отсека.
    [8] Питание всех отсеков отведено: не хватило только перезапуска.
    [one] Отведено питание { $count } отсека из { $rooms }.
    [few] Отведено питание { $count } отсеков из { $rooms }.
    [many] Отведено питание { $count } отсеков из { $rooms }.
   *[other] Отведено питание { $count } отсеков из { $rooms }.
}
over-fact-turns = ходов
over-fact-cards = карт осталось
over-fact-damage = карт повр. осталось
over-fact-diverted = отсеков отведено
over-fact-criticals = на волоске
over-fact-difficulty = сложность
over-fact-seed = сид
over-fact-code = код игры
over-chart = Ход за ходом
over-chart-diverted = отсеков отведено
over-chart-missing = кубиков не хватает
over-chart-deck = карт осталось
over-chart-start = начало
over-chart-turn = ход { $turn }
over-band-1 = по 1 отсеку
over-band-2 = по 2 отсека
over-band-3 = по 3 отсека
over-band-breach = Пробоина
over-critical = Ход { $turn }: на волоске
over-critical-room = { $room }: кубиков не осталось
over-pod-lost = { $name } проигрывает
over-pod-lost-why = Корабль спасли и без беглеца: { $name }.
over-pod-alone = { $name } спасается в одиночку
over-pod-alone-why = Последний бросок, { $roll }, больше числа карт ({ $held }).
over-pod-all = Погибли все, и { $name } тоже
over-pod-all-why = Последний бросок, { $roll }, не больше числа карт ({ $held }).
over-pod-told = { $turn ->
    [0] Побег до начала записи
   *[other] Побег на ходу { $turn }
} · в дрейфе { $adrift ->
    [one] { $adrift } ход
    [few] { $adrift } хода
    [many] { $adrift } ходов
   *[other] { $adrift } хода
} · { $taken ->
    [one] взята { $taken } карта
    [few] взято { $taken } карты
    [many] взято { $taken } карт
   *[other] взято { $taken } карты
}
over-crew = Экипаж
over-row-turns = Ходов сыграно
over-row-moves = Переходов
over-row-repairs = Кубиков вернули
over-row-diverts = Отсеков отведено
over-row-shares = Картами поделились
over-row-scavenges = Бросков поиска
over-row-activations = Активаций отсеков
over-row-tokens = Жетонов потрачено
over-board = Посмотреть на стол
over-watch = Посмотреть снова
over-again = Тот же корабль
over-new = Новая игра
over-title = Главное меню

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = йцукенгшщзхъ фывапролджэ ячсмитьбюё
keyboard-capital = Заглавная
keyboard-latin = abc
keyboard-own = абв
keyboard-erase = Стереть
keyboard-system = Системная клавиатура
keyboard-done = Готово
