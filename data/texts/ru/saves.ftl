### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = Файл последнего сохранения не читается: { $why }
saves-newer = Последнее сохранение сделано более новой версией Solar Storm. Эта версия не может его прочесть.
saves-kept-as = Файл сохранён: { $path }.
saves-kept-there = Переместить файл не удалось. Он по-прежнему здесь: { $path }.
saves-rescued = «Продолжить» загрузит предыдущее сохранение.
saves-not-rescued = Больше ничего не изменено. Начните новую игру или загрузите сохранённую.
saves-detail = ({ $detail })
saves-why-unreadable = система не может его открыть.
saves-why-folder = на его месте папка.
saves-why-loop = на его месте ссылка в никуда.
saves-why-large = он слишком велик для сохранённой игры.
saves-why-empty = он пуст.
saves-why-zeros = в нём одни нули.
saves-why-not-text = часть его — не текст.
saves-why-cut-off = он обрывается.
saves-why-syntax = он повреждён.
saves-why-twice = одна и та же запись есть в нём дважды.
saves-why-number = в нём недопустимое число.
saves-why-deep = он повреждён настолько, что его не прочесть.
saves-why-foreign = это не сохранение Solar Storm.
saves-why-newer = он из более новой версии Solar Storm.
saves-why-value = в нём чего-то недостаёт, или что-то недопустимо.
saves-why-rules = его ходы нарушают правила или ведут не к той позиции, что в нём записана.
saves-flaw-name = Её название повреждено и показано, насколько это возможно.
saves-flaw-picture = Её картинка не из этой игры и не показана.
saves-flaw-saved = Её время недопустимо, поэтому показано время файла.

## A game that cannot be saved

saves-trouble-full = Сохранить игру не удалось: диск заполнен. Освободите место. После следующего решения будет новая попытка.
saves-trouble-read-only = Сохранить игру не удалось: её папка только для чтения. Можно играть дальше. После каждого решения будет новая попытка.
saves-trouble-taken = Сохранение взяла на себя другая копия Solar Storm, эта больше не сохраняет. «Сохранить как…» в меню всё ещё работает.
saves-trouble-other = Сохранить игру не удалось ({ $detail }). После следующего решения будет новая попытка.
saves-trouble-slow = Диск медленный, последние решения ещё не сохранены. Можно играть дальше.
disk-waits = Ожидание диска
disk-waits-unsaved = Игра ещё не сохранена. Чтобы всё равно выйти, закройте окно ещё раз.
saves-trouble-over = Игра снова сохранена.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Все отсеки V2
saves-mode-rooms-mixed = Случайные отсеки
saves-mode-rooms-pick = Свои отсеки
saves-mode-no-counting = Без счёта
saves-kept-name = Оставлена на ходу { $turn }
saves-finished-name = { $won ->
    [yes] Победа на ходу { $turn }
   *[no] Поражение на ходу { $turn }
}

## The title screen, about saving

title-unsaved = Автосохранение в этой копии Solar Storm выключено, потому что запущена другая. Ваши игры не меняются.
title-taken = Сохранение взяла на себя другая копия Solar Storm. Чтобы снова сохранять здесь, закройте эту копию и запустите снова.
title-no-saves-read-only = Игры не сохраняются: { $path } только для чтения. Играть можно. Чтобы сохранять, разрешите запись в эту папку и запустите игру снова.
title-no-saves-full = Игры не сохраняются: диск заполнен. Играть можно. Чтобы сохранять, освободите место.
title-no-saves-other = Игры не сохраняются: { $path } использовать нельзя. Играть можно. Чтобы сохранять, проверьте, что находится на этом месте.
title-no-saves-taken = Игры не сохраняются: запущена другая копия Solar Storm.

## Two copies of the program

second-copy-heading = Solar Storm уже запущен
second-copy-text = Открыта другая копия Solar Storm, она сохраняет свою игру. Две копии не должны писать поверх друг друга. Когда вы закроете другую, эта продолжит автоматически.
second-copy-quit = Выйти
second-copy-quit-detail = Вернуться к открытой копии. Ничего не изменится.
second-copy-unsaved = Играть без автосохранения
second-copy-unsaved-detail = Файлы не меняются. «Сохранить как…» работает.
second-copy-take-over = Взять на себя
second-copy-take-over-detail = Теперь сохраняет эта копия. Другая перестаёт и сообщает об этом.
second-copy-refused-full = Не удалось: диск заполнен.
second-copy-refused-read-only = Не удалось: папка сохранённых игр только для чтения.
second-copy-refused-taken = Не удалось: другая копия сейчас сохраняет. Попробуйте ещё раз.
second-copy-refused-other = Не удалось: папку сохранённых игр использовать нельзя.

## The list of saved games

saves-none = Сохранённых игр пока нет. Добавьте игру через «Сохранить как…» в меню. Оконченные игры добавляются автоматически.
saves-folder-unread = Список сохранённых игр показать нельзя: { $path } не читается ({ $detail }). Проверьте эту папку и вернитесь сюда.
saves-back = Назад
saves-row = Ход { $turn } · { $modes }
saves-row-broken = Файл игры не читается: { $why }
saves-missing = Нет нужных дополнений ({ $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}): { $ids }.
saves-unreadable = Повреждена
saves-unreadable-newer = Новая версия
saves-load = Продолжить игру
saves-look = Посмотреть на стол
saves-watch = Смотреть запись
saves-rename = Переименовать
saves-delete = Удалить
saves-broken-advice = Ничего не изменено. Файл: { $path }. Если у вас есть копия, положите её на это место. Если нет, файл можно удалить.
saves-newer-advice = Ничего не изменено. Файл: { $path }. Продолжить эту игру может более новая версия.
saves-gone = Этого файла больше нет.
saves-rename-title = Переименовать игру
saves-rename-go = Переименовать
saves-renamed = Новое название: «{ $name }».
saves-share = Поделиться
saves-delete-title = Удалить «{ $name }»?
saves-delete-text = Пока вы на этом экране, игру можно вернуть. Потом файл остаётся здесь: { $path }.
saves-delete-go = Удалить
saves-deleted = Удалено: «{ $name }».
saves-restore = Вернуть удалённую игру
saves-restored = Возвращено: «{ $name }».
saves-not-kept = Текущую игру не удалось сохранить среди других. Если продолжить, она может пропасть.
saves-refused-full = Не удалось: диск заполнен. Освободите место и попробуйте ещё раз.
saves-refused-read-only = Не удалось: папка сохранённых игр только для чтения. Разрешите запись и попробуйте ещё раз.
saves-refused-taken = Не удалось: другая копия Solar Storm сейчас сохраняет. Попробуйте ещё раз.
saves-refused-other = Не удалось: диск сообщил об ошибке. Попробуйте ещё раз.

## Saving under a name

naming-title = Сохранить как…
naming-go = Сохранить
naming-suggestion = Ход { $turn } · { $names }
naming-empty = Сохранённой игре нужно название.
naming-letter = Символ «{ $letter }» отобразить нельзя.
naming-longest = В названии не больше { $count } символов. Лишнее отбрасывается.
naming-note = Ищите её в «{ title-load }», с картинкой стола.
naming-twice = Это заменит игру с тем же названием, сохранённую { $when }. Старая переместится в удалённые.
naming-saved = Сохранено как «{ $name }».
menu-save-as = Сохранить как…
menu-load = Сохранённые игры

## Leaving a game that is not saved

leave-title = Выйти без сохранения?
leave-text = Всё, что было после последнего сохранения, пропадёт.
leave-yes = Всё равно выйти

## When the program fails

error-heading = Что-то пошло не так
error-why-program = В Solar Storm произошла непредвиденная ошибка. Вы в ней не виноваты.
error-why-content = В одном из файлов игры ошибка. Файл и место указаны ниже. Исправьте её или переустановите Solar Storm.
error-why-memory = На компьютере не хватает памяти. Закройте другие программы и продолжайте.
error-why-disk = Компьютер не смог прочесть или записать файл, нужный Solar Storm.
error-saved = Ваша игра цела: она сохранена после последнего решения. Продолжите её из главного меню.
error-unsaved = Автосохранение в этой копии Solar Storm выключено, поэтому текущая игра потеряна. Сохранённые игры не изменены.
error-no-game = Игры на столе не было. Сохранённые игры не изменены.
error-report = Отчёт с подробностями ошибки и решениями этой игры здесь: { $path }. Если ошибка повторится, пришлите этот файл разработчикам.
error-report-no-game = Отчёт с подробностями ошибки здесь: { $path }. Если ошибка повторится, пришлите этот файл разработчикам.
error-no-report = Записать отчёт не удалось: диск сообщил об ошибке.
error-last = Solar Storm придётся закрыть. Сохранённые игры не изменены.
error-title-screen = Главное меню
error-earlier = На решение раньше
error-earlier-tip = Пригодится, если ошибка возвращается при каждом продолжении. Откладывает последнее сохранение и возвращает к предыдущему.
error-stepped-back = Последнее сохранение лежит под другим именем. «Продолжить» загрузит предыдущее.
error-no-step-back = Более раннего сохранения нет.
error-quit = Выйти

## A file that the system does not open

saves-unread = Последнее сохранение сейчас не открывается. Ничего не изменено; оно по-прежнему в { $path }.
saves-unread-rescued = «Продолжить» попробует ещё раз. Если не получится, игра продолжится с предыдущего сохранения, а последнее останется.
saves-trouble-unread = Игра не сохранена: система не открывает последнее сохранение, а Solar Storm не перезаписывает то, что не может прочитать. Следующая попытка — после вашего следующего выбора.
notice-settings-unread = Настройки сейчас не открываются, поэтому действуют настройки по умолчанию. Ничего не изменено. Перезапустите Solar Storm, чтобы вернуть свои настройки.
settings-unsaved = Настройки не сохранены: диск заполнен или недоступен для записи. Solar Storm пробует снова каждые несколько секунд.
notice-lessons-unread = Ваши успехи в лётной школе сейчас не открываются. Ничего не изменено. Solar Storm попробует ещё раз.
