### The settings, and the names of keys and commands.

title-settings = Настройки
menu-settings = Настройки
settings-title = Настройки
settings-back = Назад
settings-reset = Сбросить страницу
settings-reset-note = На странице снова значения по умолчанию. Отмена вернёт ваши.
settings-reset-none = На странице уже значения по умолчанию.
settings-undo = Отменить сброс
settings-percent = { NUMBER($value) }%
settings-on = Вкл.
settings-off = Выкл.

settings-page-screen = Экран
settings-page-reading = Чтение
settings-page-motion = Темп
settings-page-sound = Звук
settings-page-keys = Клавиши
settings-page-game = Игра

## Screen

settings-fullscreen = Окно
settings-fullscreen-note = Окно можно двигать и растягивать. Полный экран закрывает всё остальное.
settings-fullscreen-off = Окно
settings-fullscreen-on = Полный экран
settings-display = Монитор
settings-display-note = Монитор, на котором открывается игра.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Подключён только один монитор.
settings-interface = Масштаб
settings-interface-note = Размер всего. Если больше 100%, страница движется, когда указатель у края окна.

## Reading

settings-text = Размер текста
settings-text-note = Размер текста и чисел. Кнопки и панели растут вместе с текстом.
settings-language = Язык
settings-language-note = Язык игры. Имена экипажа остаются такими, как вы их ввели.
settings-language-system = Система ({ $name })
settings-abilities = Всегда показывать способности
settings-abilities-note = На каждом отсеке видно, что он умеет. Иначе — только где можно активировать и под указателем.
settings-contrast = Контраст
settings-contrast-note = Чёрные панели, белые линии и текст, картинки темнее.
settings-palette = Цвета
settings-palette-note = Сигналы, ресурсы и экипаж различимы для ваших глаз. Форма у них тоже всегда разная.
settings-palette-normal = По умолч.
settings-palette-protan = Протанопия
settings-palette-deutan = Дейтеран.
settings-palette-tritan = Тританопия
settings-preview = Просмотр
settings-preview-resources = Ресурсы
settings-preview-crew = Экипаж
settings-preview-signals = Сигналы
settings-preview-legal = Можно
settings-preview-yours = Ваше
settings-preview-danger = Опасно

## Pace

settings-animation = Темп
settings-animation-note = { DEVICE() ->
    [pad] Как быстро движутся экипаж, карты и кость и сколько видно каждое попадание. Любая кнопка ведёт дальше.
   *[keys] Как быстро движутся экипаж, карты и кость и сколько видно каждое попадание. Щелчок или любая клавиша ведёт дальше.
}
settings-recap = События с вашего хода
settings-recap-note = Перед вашим ходом видно, что сделал экипаж и в какие отсеки попали, пока вы не продолжите.
settings-ready = Проверка готовности
settings-ready-note = Перед ходом другого игрока стол ждёт, пока тот не будет готов.
settings-auto-end = Завершать действия автоматически
settings-auto-end-note = Действия завершаются, как только их не осталось. Отменить всё равно можно.
settings-reduced-motion = Меньше движения
settings-reduced-motion-note = Ничто не дрожит, не мигает и не кувыркается: всё плавно исчезает.

## Sound

settings-master = Общая громкость
settings-master-note = Громкость всего звука.
settings-effects = Эффекты
settings-effects-note = Карты, кость, экипаж, попадания и тревоги.
settings-music = Музыка
settings-music-note = Нарастает и стихает вместе с опасностью.
settings-ambience = Фон
settings-ambience-note = Гул реактора, пожары, солнце.
settings-mute = Без звука
settings-mute-note = Выключает весь звук. { $usual } делает то же в любой момент.
settings-background = Звук в фоне
settings-background-note = Звук слышен, пока вы в другом окне, но не когда это окно свёрнуто.
settings-captions = Субтитры
settings-captions-note = Описывает тревоги и далёкие звуки словами.

## Keys

settings-keys-note = Выберите команду и нажмите новую клавишу. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } и стрелки изменить нельзя.
settings-key-press = Нажмите клавишу
settings-key-protected = { $key } переназначить нельзя. Нажмите другую клавишу или { KEY("escape") } для отмены.
settings-key-modifier = { $key } не работает без другой клавиши. Нажмите другую или { KEY("escape") } для отмены.
settings-key-unknown = Эта клавиша не распознана. Нажмите другую или { KEY("escape") } для отмены.
settings-key-swap-title = Поменять клавиши местами?
settings-key-swap-text = Клавиша { $key } уже занята командой «{ $rival }». Та получит { $other }.
settings-key-swap-yes = Поменять
settings-key-blocked = { $key } — клавиша для «{ $rival }», а { $other } этой команде дать нельзя. Сначала измените «{ $rival }».
settings-key-kept = Клавиша прежняя: { $key }.
settings-keys-actions = Действия
settings-keys-cards = Карты
settings-keys-game = Игра
settings-keys-window = Окно

command-move = Перейти
command-scavenge = Искать
command-share = Поделиться или обменять
command-divert = Перенаправить энергию
command-repair = Починить
command-activate = Активировать отсек
command-board = Сесть в капсулу
command-more = Другие действия
command-end = Завершить действия
command-card = Карта { $number }
command-undo = Отменить
command-redo = Повторить
command-log = Журнал
command-piles = Колоды и сбросы
command-help = Справка
command-reset = Вернуть порядок
command-board-look = Посмотреть стол после игры
command-watch = Смотреть запись
command-copy = Копировать код игры
command-rename = Сохранённые игры: переименовать
command-delete = Сохранённые игры: удалить
command-play-pause = Запись: пуск или пауза
command-branch = Запись: играть отсюда
command-search = Правила: поиск
command-show-me = Урок: показать
command-skip-step = Урок: пропустить шаг
command-show-on-table = Правила: показать на столе
command-again = Тот же корабль ещё раз
command-from-start = Начать урок с начала
command-settings = Настройки
command-mute = Без звука
command-smaller = Масштаб меньше
command-larger = Масштаб больше
command-fullscreen = Полный экран

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

settings-confirm = Спрашивать, если пропадут действия
settings-confirm-note = Игра спросит, если за неиспользованные действия не будет жетонов.
settings-confirm-leave = Спрашивать при выходе из игры
settings-confirm-leave-note = Игра сохраняется после каждого решения: без вопроса ничего не пропадёт.
settings-confirm-replace = Спрашивать перед новой игрой
settings-confirm-replace-note = Игра спросит, если новая заменит текущую.
settings-confirm-delete = Спрашивать перед удалением
settings-confirm-delete-note = Игра спросит перед удалением сохранённой игры.
settings-kept-games = Хранить автоматически
settings-kept-games-note = Оконченные и заменённые игры хранятся, самые старые удаляются первыми. Последняя заменённая и названные вами остаются всегда.
settings-kept-games-none = Нет
settings-kept-games-all = Все
settings-confirm-pod = Перед посадкой в капсулу игра спрашивает всегда: пути назад нет.
leave-saved-title = Выйти из игры?
leave-saved-text = Игра сохранена. «Продолжить» в главном меню вернёт вас к ней.
leave-saved-yes = Выйти
