### The screens outside the table.

language-name = Русский

## Title

title-tagline = Кооперативная игра для 1–4 игроков
title-continue = Продолжить
title-continue-detail = Ход { $turn } · { $difficulty } · { $names }
title-new = Новая игра
title-load = Сохранённые игры
title-quit = Выйти
title-credit = По настольной игре Эйдена Лоутера · Версия { $version }
hint-choose = выбрать
hint-open = открыть
hint-fullscreen = весь экран
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Часть настроек прочитать не удалось, для них взяты значения по умолчанию. Старый файл сохранён: { $path }.
notice-newer = Файл { $path } записан более новой версией Solar Storm. Ваша версия использует из него то, что понимает.

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
speed-fast = Быстро
speed-normal = Размеренно
speed-slow = Спокойно
menu-reduced-motion = Меньше движения
menu-reduced-motion-detail = Ничто не дрожит, не мигает и не кувыркается.
menu-confirm = Спрашивать, если пропадут действия
menu-confirm-detail = Игра спросит, если за неиспользованные действия не будет жетонов.
menu-new = Новая игра
menu-title = Главное меню
menu-quit = Выйти
menu-saved = Игра сохраняется после каждого решения.
menu-unsaved = Автосохранение в этой копии Solar Storm выключено. Сохранить эту игру можно через «Сохранить как…».

## Setup

setup-title = Новая игра
setup-back = В главное меню
setup-crew-fixed = { $players ->
    [1] Один игрок
   *[other] Игроки ({ $players })
} всегда { $players ->
    [1] управляет
   *[other] управляют
} { $crew ->
    [1] одним членом экипажа
    [2] двумя членами экипажа
    [3] тремя членами экипажа
   *[other] { $crew } членами экипажа
}.
setup-name = Имя
setup-mark-taken = Этот знак уже занят: { $name }.
setup-remove = Убрать этого члена экипажа
setup-fewest = На корабле должно быть хотя бы двое. Чтобы играть в одиночку, включите «{ expansion-solo }».
setup-add = + игрок
setup-name-empty = У каждого члена экипажа должно быть имя.
setup-name-twice = Двух членов экипажа зовут одинаково. Измените одно из имён.
setup-name-longest = Не больше { $count } символов. Лишнее отбрасывается.
setup-name-letter = Знак { $place } не подходит: это эмодзи или символ, которого нет в шрифтах игры.
setup-first = Первый ход
setup-first-chance = Случайно
setup-no-counting = Без счёта
setup-no-counting-note = Скрывает содержимое колод и сбросов, а также шансы. Капитан тоже их не называет.
setup-universals = { $count ->
    [0] джокеров нет
    [one] { $count } × { $resource }
    [few] { $count } × { $resource }
    [many] { $count } × { $resource }
   *[other] { $count } × { $resource }
}
setup-modes = Дополнения
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = Случайно
setup-rooms-pick = Свои
setup-rooms-v1-note = у каждого отсека первая способность
setup-rooms-v2-note = вторая способность, если для неё хватает игроков
setup-rooms-mixed-note = отсеки получают V1 или V2 случайным образом
setup-rooms-pick-note = вы выбираете V1 или V2, отсек за отсеком
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 или V2 случайно. Выберите, чтобы прочесть обе.
   *[keys] V1 или V2 случайно. Наведите, чтобы прочесть обе.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = У этого отсека нет V2.
setup-no-rules = Эти дополнения не сочетаются. { $detail }
setup-seed = Сид
setup-seed-chance = Случайно
setup-seed-roll = Выбирает другой случайный корабль.
setup-seed-clear = Очистить сид
setup-seed-none = Сид не задан: каждая игра новая.
setup-seed-note = Тот же сид и те же настройки дают ту же игру. Код игры содержит и то и другое: введите или вставьте его сюда.
setup-seed-words = Из этих слов получается сид { $seed }, всегда один и тот же.
setup-seed-long = Слишком длинно: в сиде не больше { $digits } цифр.
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
setup-fact-damaged-value = потеряно кубиков: { $spaces }
setup-outlook = Доля побед
setup-outlook-note = Измерено на случайных кораблях с экипажами одного звания, за которые играет компьютер.
setup-outlook-nearest = { $ranks }: такую игру не измеряли. Это число самой похожей: { $game }
setup-nearest = похожая
setup-outlook-counting = со счётом
setup-ranks = { $rank ->
    [cadet] Кадеты
    [officer] Офицеры
   *[captain] Командиры
}
setup-ranks-win = { $rank ->
    [cadet] победы кадетов компьютера
    [officer] победы офицеров компьютера
   *[captain] победы командиров компьютера
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
setup-change-tip = { $known ->
    [more] Так экипажи компьютера ({ $ranks }) из каждых 100 кораблей спасают на { $points } больше.
    [fewer] Так экипажи компьютера ({ $ranks }) из каждых 100 кораблей спасают на { $points } меньше.
   *[unclear] Явного влияния на шансы экипажей компьютера ({ $ranks }) нет.
}
setup-against-first = в сравнении со всеми V1
setup-start = Начать
setup-replace-title = Выйти из текущей игры?
setup-replace-text = Ход { $turn } · { $difficulty } · { $names }. Она останется среди сохранённых.
setup-replace-yes = Начать новую

## Game over

over-won = Победа
over-lost = Поражение
over-go-on = { DEVICE() ->
    [pad] Любая кнопка: итоги
   *[keys] Любая клавиша или щелчок: итоги
}
over-energy-core = Ядро перезапущено
over-room-destroyed = Корабль погиб
over-deck-empty = Ресурсы кончились
over-energy-core-why = { $name } перезапускает ядро на ходу { $turn }; в колоде { $cards ->
    [one] осталась { $cards } карта ресурсов
    [few] осталось { $cards } карты ресурсов
    [many] осталось { $cards } карт ресурсов
   *[other] осталось { $cards } карты ресурсов
}.
over-close = { $count ->
    [0] Ни один отсек не оставался без кубиков.
    [1] Один раз отсек остался без кубиков.
    [one] { $count } раз отсек оставался без кубиков.
    [few] { $count } раза отсек оставался без кубиков.
    [many] { $count } раз отсек оставался без кубиков.
   *[other] { $count } раза отсек оставался без кубиков.
}
over-stand-ins = { $count ->
    [1] Один раз компьютер не ответил, и игра выбрала за него.
    [one] { $count } раз компьютер не ответил, и игра выбрала за него.
    [few] { $count } раза компьютер не ответил, и игра выбрала за него.
    [many] { $count } раз компьютер не ответил, и игра выбрала за него.
   *[other] { $count } раза компьютер не ответил, и игра выбрала за него.
}
over-room-destroyed-why = На ходу { $turn } буря попала в { FORM($room, "accusative") }, где не было ни кубиков, ни жетона защиты.
over-deck-empty-why = { $torn ->
    [0] На ходу { $turn } колода ресурсов кончилась. Ходит { $name }.
   *[other] На ходу { $turn } пробоина унесла { $torn ->
        [1] последнюю карту ресурсов
        [one] последнюю { $torn } карту ресурсов
        [few] последние { $torn } карты ресурсов
        [many] последние { $torn } карт ресурсов
       *[other] последние { $torn } карты ресурсов
    }.
}
over-diverted = { $count ->
    [0] Энергию ещё ни одного отсека не перенаправили.
    [8] Энергию всех отсеков перенаправили. Не хватило только перезапуска.
    [one] Перенаправлена энергия { $count } отсека из { $rooms }.
    [few] Перенаправлена энергия { $count } отсеков из { $rooms }.
    [many] Перенаправлена энергия { $count } отсеков из { $rooms }.
   *[other] Перенаправлена энергия { $count } отсеков из { $rooms }.
}
over-fact-turns = { $count ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
over-fact-cards = { $count ->
    [one] карта осталась
    [few] карты осталось
    [many] карт осталось
   *[other] карты осталось
}
over-fact-damage = карт повр. осталось
over-fact-diverted = питают ядро
over-fact-criticals = { $count ->
    [one] опасный момент
    [few] опасных момента
    [many] опасных моментов
   *[other] опасного момента
}
over-fact-difficulty = сложность
over-fact-seed = сид
over-fact-code = код игры
over-chart = Ход за ходом
over-chart-diverted = питают ядро
over-chart-missing = кубиков не хватает
over-chart-deck = карт осталось
over-chart-start = начало
over-chart-turn = ход { $turn }
over-band-1 = по 1 отсеку
over-band-2 = по 2 отсека
over-band-3 = по 3 отсека
over-band-breach = Пробоина
over-critical = Ход { $turn }: опасный момент
over-critical-room = { $room }: кубиков не осталось
over-pod-lost = { $name } проигрывает
over-pod-lost-why = Корабль спасли без беглеца: { $name }.
over-pod-alone = { $name } спасается в одиночку
over-pod-alone-why = Последний бросок — { $roll }, больше числа карт в руке ({ $held }).
over-pod-all = Погибли все, и { $name } тоже
over-pod-all-why = Последний бросок — { $roll }, не больше числа карт в руке ({ $held }).
over-pod-told = { $turn ->
    [0] Побег до начала записи
   *[other] Побег на ходу { $turn }
} · в дрейфе { $adrift ->
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
over-most = больше всех в экипаже
over-row-turns = Ходов сыграно
over-row-moves = Переходов
over-row-repairs = Кубиков возвращено
over-row-diverts = Энергия отсеков
over-row-shares = Передано карт
over-row-scavenges = Бросков поиска
over-row-activations = Отсеков активировано
over-row-tokens = Жетонов потрачено
over-board = Посмотреть на стол
over-watch = Смотреть запись
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
