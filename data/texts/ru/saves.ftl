### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = Последнее сохранение не читается: { $why }
saves-newer = Последнее сохранение сделано более новой версией Solar Storm, эта не может его прочесть.
saves-kept-as = Файл сохранён как { $path }.
saves-kept-there = Файл не удалось переместить; он лежит в { $path }.
saves-rescued = «Продолжить» начнёт с предыдущего сохранения.
saves-not-rescued = Больше ничего не тронуто. Начните новую игру или загрузите сохранённую.
saves-detail = ({ $detail })
saves-why-unreadable = система его не открывает.
saves-why-folder = на его месте папка.
saves-why-loop = на его месте ссылка, которая никуда не ведёт.
saves-why-large = файл слишком велик для сохранённой игры.
saves-why-empty = файл пуст.
saves-why-zeros = в файле одни нули.
saves-why-not-text = часть файла — не текст.
saves-why-cut-off = нет его конца.
saves-why-syntax = файл повреждён.
saves-why-twice = что-то в нём сказано дважды.
saves-why-number = в нём есть бессмысленное число.
saves-why-deep = файл повреждён так, что его не прочесть.
saves-why-foreign = это не сохранённая игра Solar Storm.
saves-why-newer = его сделала более новая версия Solar Storm.
saves-why-value = чего-то в нём недостаёт, или что-то в нём бессмысленно.
saves-why-rules = его ходы ведут не туда, куда он говорит, или запрещены.
saves-flaw-name = Её название бессмысленно и показано, насколько это возможно.
saves-flaw-picture = Её картинка сделана не этой игрой и не показана.
saves-flaw-saved = Её время бессмысленно; показано, когда записан файл.

## A game that cannot be saved

saves-trouble-full = Не удалось сохранить игру: диск полон. Освободите место; она сохранится с вашим следующим решением.
saves-trouble-read-only = Не удалось сохранить игру: в её папку нельзя писать. Играйте дальше, попытка повторится с каждым решением.
saves-trouble-taken = Сохранение взял на себя другой экземпляр Solar Storm, этот больше не сохраняет. «Сохранить как…» в меню всё же сбережёт эту игру.
saves-trouble-other = Не удалось сохранить игру ({ $detail }). Попытка повторится с вашим следующим решением.
saves-trouble-slow = Диск работает медленно: последние решения ещё записываются. Можно играть дальше.
disk-waits = Ожидание диска
disk-waits-unsaved = Игра ещё не сохранена. Чтобы всё равно выйти, закройте окно ещё раз.
saves-trouble-over = Игра снова сохранена.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Все отсеки V2
saves-mode-rooms-mixed = Отсеки наугад
saves-mode-rooms-pick = Отсеки на выбор
saves-mode-no-counting = Без счёта
saves-kept-name = Оставлена на ходу { $turn }
saves-finished-name = { $won ->
    [yes] Победа на ходу { $turn }
   *[no] Поражение на ходу { $turn }
}

## The title screen, about saving

title-unsaved = Этот экземпляр Solar Storm сам не сохраняет, потому что запущен другой. Ваши игры останутся как есть.
title-taken = Сохранение взял на себя другой экземпляр Solar Storm. Закройте этот или запустите его заново, чтобы снова сохранять здесь.
title-no-saves-read-only = Игры не сохраняются: в { $path } нельзя писать. Играть всё равно можно. Чтобы сохранять, откройте папку для записи и начните заново.
title-no-saves-full = Игры не сохраняются: диск полон. Играть всё равно можно. Чтобы сохранять, освободите место.
title-no-saves-other = Игры не сохраняются: { $path } не годится. Играть всё равно можно. Чтобы сохранять, посмотрите, что стоит на этом месте.
title-no-saves-taken = Другой экземпляр Solar Storm запущен и сохраняет.

## Two copies of the program

second-copy-heading = Solar Storm уже запущен
second-copy-text = Открыт другой экземпляр программы, и он сохраняет свою игру. Два не должны писать друг поверх друга. Закроете тот, и этот продолжит сам.
second-copy-quit = Выйти
second-copy-quit-detail = Вернуться к открытому экземпляру. Ничего не изменится.
second-copy-unsaved = Играть без автосохранения
second-copy-unsaved-detail = Все файлы останутся как есть; «Сохранить как…» работает.
second-copy-take-over = Взять на себя
second-copy-take-over-detail = Теперь сохраняет этот экземпляр; другой перестаёт и сообщает об этом.
second-copy-refused-full = Не вышло: диск полон.
second-copy-refused-read-only = Не вышло: в папку сохранённых игр нельзя писать.
second-copy-refused-taken = Не вышло: другой экземпляр как раз сохраняет. Попробуйте ещё раз.
second-copy-refused-other = Не вышло: папка сохранённых игр не годится.

## The list of saved games

saves-heading = Сохранённые игры
saves-none = Пока ничего не сохранено. «Сохранить как…» в меню стола оставит игру здесь; оконченные игры попадают сюда сами.
saves-folder-unread = Список сохранённых игр недоступен: { $path } не читается ({ $detail }). Проверьте эту папку и возвращайтесь сюда.
saves-back = Назад
saves-row = Ход { $turn } · { $modes }
saves-row-broken = Эта игра не читается: { $why }
saves-missing = Нужны дополнения, которых здесь нет ({ $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}): { $ids }.
saves-unreadable = Повреждена
saves-unreadable-newer = Новее этой версии
saves-status-playing = Идёт
saves-status-won = Победа
saves-status-lost = Поражение
saves-turn = { $status } · ход { $turn }
saves-load = Продолжить эту игру
saves-look = Посмотреть на стол
saves-watch = Смотреть с начала
saves-rename = Переименовать
saves-delete = Удалить
saves-hint-load = загрузить
saves-cannot = Эту игру не загрузить; что с ней не так, сказано рядом со списком.
saves-broken-advice = Ничего не изменено. Файл: { $path }. Если есть его копия, положите её на это место; если нет, файл можно удалить.
saves-newer-advice = Ничего не изменено. Файл: { $path }. Более новая версия может продолжить эту игру.
saves-gone = Этого файла больше нет.
saves-rename-title = Переименовать игру
saves-rename-go = Переименовать
saves-renamed = Теперь она называется «{ $name }».
saves-delete-title = Удалить «{ $name }»?
saves-delete-text = Пока вы на этом экране, её можно вернуть. Потом она ещё лежит в { $path }.
saves-delete-go = Удалить
saves-deleted = «{ $name }» удалена.
saves-restore = Вернуть удалённую игру
saves-restored = «{ $name }» снова здесь.
saves-not-kept = Текущую игру не удалось оставить среди сохранённых: если продолжить, она может пропасть.
saves-refused-full = Не вышло: диск полон. Освободите место и попробуйте ещё раз.
saves-refused-read-only = Не вышло: в папку сохранённых игр нельзя писать. Откройте её для записи и попробуйте ещё раз.
saves-refused-taken = Не вышло: другой экземпляр Solar Storm как раз сохраняет. Попробуйте ещё раз.
saves-refused-other = Не вышло: диск отказал. Попробуйте ещё раз.

## Saving under a name

naming-title = Сохранить как…
naming-go = Сохранить
naming-suggestion = Ход { $turn } · { $names }
naming-empty = Сохранённой игре нужно название.
naming-letter = Знак «{ $letter }» здесь не показать.
naming-note = Она появится в «Загрузить игру» с картинкой стола.
naming-twice = Игра с таким названием уже есть, она сохранена { $when }. Она уйдёт в удалённые, а эта займёт её место.
naming-saved = Сохранено как «{ $name }».
menu-save-as = Сохранить как…
menu-load = Загрузить игру

## Leaving a game that is not saved

leave-title = Выйти без сохранения?
leave-text = Всё, что сыграно после последнего сохранения, пропадёт.
leave-yes = Всё равно выйти

## When the program fails

error-heading = Что-то пошло не так
error-why-program = Solar Storm допустил ошибку, которой никто не предвидел. Вашей вины в этом нет.
error-why-content = Ошибка в файлах самой игры: в строке ниже сказано, в каком файле и где. Исправьте её там или установите Solar Storm заново.
error-why-memory = На этом компьютере не осталось памяти для Solar Storm. Закройте другие программы и продолжайте.
error-why-disk = Компьютер отказался прочесть или записать файл, нужный Solar Storm.
error-saved = Ваша игра цела: она сохранена после последнего решения. Перейдите в главное меню и продолжите оттуда.
error-unsaved = Этот экземпляр Solar Storm сам не сохраняет, поэтому игра на столе потеряна. Сохранённые игры не тронуты.
error-no-game = Игры на столе не было. Сохранённые игры не тронуты.
error-report = Отчёт со всем, что нужно, чтобы найти ошибку, и с решениями этой игры лежит в { $path }. Если это повторится, пришлите этот файл разработчикам.
error-no-report = Отчёт записать не удалось: диск отказал.
error-last = Solar Storm не может продолжать и сейчас закроется. Сохранённые игры не тронуты.
error-title-screen = Главное меню
error-earlier = На решение раньше
error-earlier-tip = Если это случается при каждом продолжении: откладывает последнее сохранение и возвращается к предыдущему.
error-stepped-back = Последнее сохранение лежит под другим именем. «Продолжить» начнёт с предыдущего.
error-no-step-back = Более раннего сохранения, чтобы продолжить, нет.
error-quit = Выйти
