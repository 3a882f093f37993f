### The settings, and the names of keys and commands.

title-settings = Настройки
menu-settings = Настройки
settings-title = Настройки
settings-back = Назад
settings-reset = Сбросить страницу
settings-reset-note = Всё на этой странице как вначале. «Отменить» вернёт ваш выбор.
settings-reset-none = Всё на этой странице как вначале.
settings-undo = Отменить сброс
settings-percent = { NUMBER($value) } %
settings-on = Вкл.
settings-off = Выкл.

settings-page-screen = Экран
settings-page-reading = Чтение
settings-page-motion = Темп
settings-page-sound = Звук
settings-page-keys = Клавиши
settings-page-game = Игра

## Screen

settings-window = Окно
settings-window-note = Окно можно двигать и растягивать; полный экран скрывает всё остальное.
settings-window-off = Окно
settings-window-on = Весь экран
settings-display = Монитор
settings-display-note = Монитор, на котором открывается игра.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Подключён только один монитор.
settings-interface = Масштаб
settings-interface-note = Размер всего на экране. Больше 100 % страница движется, когда указатель у края окна.

## Reading

settings-text = Размер текста
settings-text-note = Размер только слов и чисел.
settings-language = Язык
settings-language-note = Каждое слово в игре. Имена экипажа остаются как введены.
settings-language-system = Система ({ $name })
settings-abilities = Способности всегда словами
settings-abilities-note = Что умеет отсек, написано на каждом; иначе только там, где это можно сейчас, и под указателем.
settings-contrast = Контраст
settings-contrast-note = Чёрные панели, белые линии и слова; картинки отступают.
settings-palette = Цвета
settings-palette-note = Подобраны так, чтобы глаз различал сигналы, ресурсы и экипаж. Они отличаются и формой.
settings-palette-normal = Обычные
settings-palette-protan = Протанопия
settings-palette-deutan = Дейтеран.
settings-palette-tritan = Тританопия
settings-preview = Вот как это выглядит
settings-preview-resources = Ресурсы
settings-preview-crew = Экипаж
settings-preview-signals = Сигналы
settings-preview-legal = Можно
settings-preview-yours = Ваше
settings-preview-danger = Опасно

## Pace

settings-animation = Темп
settings-animation-note = { DEVICE() ->
    [pad] Как быстро движутся экипаж, карты и кость и как долго показан каждый удар бури. Любая кнопка ведёт дальше.
   *[keys] Как быстро движутся экипаж, карты и кость и как долго показан каждый удар бури. Щелчок или клавиша всегда ведут дальше.
}
settings-recap = Что случилось с прошлого хода
settings-recap-note = Перед вашим ходом ещё раз показаны задетые отсеки, пока вы не пойдёте дальше.
settings-ready = Готовы?
settings-ready-note = Перед ходом другого игрока стол ждёт, пока тот не скажет, что он здесь.
settings-auto-end = Завершать ход само
settings-auto-end-note = Когда действий не осталось, они завершаются без клавиши. Отменить всё равно можно.
settings-reduced = Меньше движения
settings-reduced-note = Ничто не дрожит, не мигает и не кувыркается; всё плавно тает.

## Sound

settings-master = Общая громкость
settings-master-note = Насколько громко всё вместе.
settings-effects = Эффекты
settings-effects-note = Карты, кость, экипаж, попадания и тревоги.
settings-music = Музыка
settings-music-note = Она следует за опасностью.
settings-ambience = Фон
settings-ambience-note = Гул реактора, пожары, солнце.
settings-mute = Без звука
settings-mute-note = Совсем без звука. { $usual } делает то же в любой момент.
settings-background = Звук в фоне
settings-background-note = Звучит и пока вы в другом окне; но не пока это окно свёрнуто.
settings-captions = Субтитры
settings-captions-note = Тревоги и далёкие звуки описаны и словами.

## Keys

settings-keys-note = Выберите команду и нажмите для неё новую клавишу. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } и стрелки всегда делают одно и то же.
settings-key-press = Нажмите клавишу
settings-key-protected = { $key } всегда делает одно и то же, эту клавишу не отдать. Нажмите другую или { KEY("escape") }, чтобы всё осталось.
settings-key-modifier = { $key } работает только вместе с другими клавишами. Нажмите другую или { KEY("escape") }, чтобы всё осталось.
settings-key-unknown = У этой клавиши здесь нет имени. Нажмите другую или { KEY("escape") }, чтобы всё осталось.
settings-key-swap-title = Поменять клавиши?
settings-key-swap-text = { $key } уже означает «{ $rival }». Эта команда получила бы { $other }.
settings-key-swap-yes = Поменять
settings-key-blocked = { $key } означает «{ $rival }», а { $other } там занята. Сначала смените клавишу для «{ $rival }».
settings-key-kept = Клавиша осталась прежней: { $key }.
settings-keys-actions = Действия
settings-keys-cards = Карты
settings-keys-game = Игра
settings-keys-window = Окно

command-move = Перейти
command-scavenge = Искать
command-share = Поделиться или обменять
command-divert = Отвести питание
command-repair = Чинить
command-activate = Активировать отсек
command-board = Сесть в капсулу
command-more = Другие действия
command-end = Завершить действия
command-card = Карта { $number }
command-undo = Отменить
command-redo = Повторить
command-log = Журнал
command-piles = Колоды и сбросы
command-help = Помощь
command-reset = Вернуть порядок
command-board-look = Посмотреть стол после игры
command-watch = Посмотреть игру снова
command-copy = Копировать код игры
command-rename = Сохранённые игры: переименовать
command-delete = Сохранённые игры: удалить
command-play-pause = Просмотр: пуск или стоп
command-branch = Просмотр: играть отсюда
command-search = Правила: найти
command-show-me = Урок: показать
command-skip-step = Урок: пропустить шаг
command-show-on-table = Правила: показать на столе
command-again = Тот же корабль ещё раз
command-from-start = Начать урок с начала
command-settings = Настройки
command-mute = Без звука
command-smaller = Масштаб меньше
command-larger = Масштаб больше
command-fullscreen = Весь экран

key-name-space = Пробел
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = Стрелки
key-name-left = Влево
key-name-right = Вправо
key-name-up = Вверх
key-name-down = Вниз
key-name-keypad = Num { $key }

## Game

settings-confirm = Спрашивать о пропаже действий
settings-confirm-note = Когда конец хода зря погубил бы действия.
settings-confirm-leave = Спрашивать при выходе из игры
settings-confirm-leave-note = Игра сохраняется после каждого решения, так что и без вопроса ничего не пропадёт.
settings-confirm-replace = Спрашивать перед новой игрой
settings-confirm-replace-note = Когда она займёт место неоконченной.
settings-confirm-delete = Спрашивать перед удалением
settings-confirm-delete-note = Когда удаляется сохранённая игра.
settings-kept-games = Игры, которые хранятся сами
settings-kept-games-note = Оконченные игры и те, что уступили место другой: старые уходят первыми. Последняя уступившая остаётся, как и те, которым вы дали название.
settings-kept-games-none = Нет
settings-kept-games-all = Все
settings-confirm-pod = О посадке в капсулу спрашивают всегда: пути назад нет.
leave-saved-title = Выйти из игры?
leave-saved-text = Она сохранена. «Продолжить» в главном меню вернёт к ней.
leave-saved-yes = Выйти
