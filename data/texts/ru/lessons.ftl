### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = Капитан

## Over the table

lesson-branch-basics = Урок { $number }
lesson-branch-expansions = Дополнение { $number }
lesson-step = Шаг { $step } из { $steps }
lesson-skip = Пропустить шаг
lesson-leave = Выйти
lesson-show-me = Показать
lesson-read = Подробнее
lesson-read-page = Читать: { $page }
lesson-take-back = Отменить
lesson-walk-on = Дальше
lesson-again = Повторить шаг
lesson-back = Предыдущий шаг
lesson-free = Теперь сами: ничего не подсвечено. Если застряли, нажмите { $key }.
lesson-refused = Так нельзя. { $why }.
lesson-other = { $what }. Сейчас нужно другое.
lesson-reach = Цель ещё достижима в этом ходу. Осталось: { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}.
lesson-reach-later = В этом ходу цель недостижима.
lesson-lost = { $what }. Теперь цель недостижима.
lesson-lost-turn = Теперь цель недостижима.
lesson-lost-next = Этот шаг выполнен, но следующий теперь недостижим.
lesson-why-over = { $name }: действия уже завершены.
lesson-why-actions = { $name }: действий больше нет.
lesson-why-few = { $name }: осталось слишком мало действий.
lesson-why-card = Нужной карты больше нет: { $card }.
lesson-why-gone = До конца хода этого уже не добиться.
lesson-costs-next = { $spent ->
    [yes] Эта цель ещё достижима, но на следующий шаг действий не останется ({ $name }).
   *[no] Эта цель ещё достижима, но следующий шаг тогда станет недостижимым.
}
lesson-asked-note = Сначала ответьте здесь. Затем шаг продолжится.
lesson-ship-lost = Этот корабль погиб, но это всего лишь урок. Попробуйте ещё раз.
lesson-prompt-lost = Корабль погиб
lesson-prompt-lost-text = Осматривайтесь сколько угодно. Вернуться к уроку: { KEY("end") } или эта кнопка.
lesson-told = Пока просто смотрите: здесь хожу я.
lesson-learned = Урок пройден
lesson-next = Дальше: { $title }
lesson-to-school = Лётная школа

## Flight school

school-title = Лётная школа
school-back = В главное меню
school-basics = Основы
school-basics-note = { $count ->
    [one] { $count } урок
    [few] { $count } урока
    [many] { $count } уроков
   *[other] { $count } урока
}, лучше по порядку
school-expansions = Дополнения
school-expansions-note = когда умеете перенаправлять
school-minutes = { $minutes } мин
school-done = Пройден
school-new = Новый
school-step = Шаг { $step } из { $steps }
school-progress = Пройдено уроков: { $done } из { $count }
school-go-on = Продолжить
school-begin = Начать
school-all-done = Все уроки пройдены. Любой можно повторить.
school-captain-begun = Урок «{ $title }» ещё не пройден.
school-captain-next = Дальше: «{ $title }».
school-waits = Выходите когда угодно. Урок продолжится с того же места.
school-unsaved = Ваши успехи в лётной школе не сохранены: диск заполнен или недоступен для записи. Solar Storm повторяет попытку каждые несколько секунд.
school-hint-again = с начала
school-hint-page = страница правил
school-broken = Часть пройденных уроков прочитать не удалось. Остальное сохранено. Старый файл лежит здесь: { $path }.
title-rulebook = Правила
title-school = Лётная школа
title-school-first = Научиться играть за столом
title-school-place = Пройдено уроков: { $done } из { $count }

## Lesson 1

lesson-move-and-repair = Переход и ремонт
lesson-move-and-repair-text = Перейти, подобрать карту к ячейке, вернуть кубик.
lesson-move-and-repair-sun = Двигатели молчат, и солнце тянет нас к себе. Направьте энергию всех восьми отсеков к энергоядру и перезапустите его.
lesson-move-and-repair-storm = Вначале в каждом отсеке три кубика. Каждый ход буря выбивает часть из них. Если она попадёт в отсек без кубиков, корабль погибнет.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] Буря выбила кубик из машинного отсека. Переместите туда Orion: нажмите { $move } и выберите отсек.
   *[keys] Буря выбила кубик из машинного отсека. Перетащите туда Orion или нажмите { $move } и выберите отсек.
}
lesson-move-and-repair-mend = Карта возвращает кубик. Пустая ячейка показывает, какая: данные. Положите на неё карту данных Orion или нажмите { $repair }.
lesson-move-and-repair-diagonal = Переход — это один отсек вверх, вниз, влево или вправо. Переместите Orion вверх, в медотсек.
lesson-move-and-repair-finish = У Orion не осталось действий. Завершите действия: нажмите { $end }.
lesson-move-and-repair-collect = Теперь добор: две карты из колоды ресурсов вслепую или одна открытая рядом. Берите, что хотите.
lesson-move-and-repair-own = Ход Vega. Жилой отсек тоже потерял кубик. Верните его.
lesson-move-and-repair-learned-1 = Переход ведёт в соседний отсек и стоит одно действие.
lesson-move-and-repair-learned-2 = Ремонт стоит одно действие и карту, подходящую к пустой ячейке.
lesson-move-and-repair-learned-3 = Отсек работает, только когда все его кубики на месте.

## Lesson 2

lesson-three-phases = Три фазы
lesson-three-phases-text = Действия, добор, удар бури. Жетоны действия.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Ищите карты: кость решает, сколько вы найдёте и найдёте ли. Нажмите { $scavenge }.
   *[keys] Ищите карты: кость решает, сколько вы найдёте и найдёте ли. Бросьте её на корабль или нажмите { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] 1 или 2 — пусто, и действие пропало. Ещё раз: 3–5 даёт одну карту, 6 — две. Нажмите { $scavenge }.
   *[keys] 1 или 2 — пусто, и действие пропало. Бросьте ещё раз: 3–5 даёт одну карту, 6 — две.
}
lesson-three-phases-pick = Найдена одна карта. Возьмите её вслепую из колоды или возьмите открытую.
lesson-three-phases-save = У Vega осталось одно действие. Завершите действия: { $end }. Каждое неиспользованное становится жетоном действия.
lesson-three-phases-collect = Фаза 2: возьмите две карты из колоды или одну открытую. Затем карта повреждений покажет, куда попадёт буря.
lesson-three-phases-answer = Буря сбила кубик с трюма. Ход Orion: переходите туда.
lesson-three-phases-mend = Пустой ячейке нужна энергия. Положите на неё карту энергии Orion.
lesson-three-phases-pass = Этого достаточно. Завершите действия Orion: { $end }. Затем возьмите карты. Буря приходит каждый ход.
lesson-three-phases-own = Мостику не хватает двух кубиков. Верните оба в этом ходу: жетон действия Vega оплатит четвёртое действие.
lesson-three-phases-learned-1 = Неиспользованное действие становится жетоном действия. Жетон оплачивает ещё одно действие.
lesson-three-phases-learned-2 = Фаза 2: две карты из колоды или одна открытая. Оставить можно не больше шести.
lesson-three-phases-learned-3 = Фаза 3, в конце каждого хода: буря бьёт по кораблю.

## Lesson 3

lesson-divert-power = Перенаправить энергию
lesson-divert-power-text = Три кубика, три карты — и на один отсек ближе к цели.
lesson-divert-power-divert = Трюм исправен. Перенаправьте его энергию к ядру: положите подходящую карту на цену или нажмите { $divert }.
lesson-divert-power-go = Энергия двух отсеков из восьми перенаправлена. Эти три карты теперь в сбросе, как все потраченные. Дальше медотсек: переместите туда Vega.
lesson-divert-power-universal = Здесь цена — данные и две энергии. Джокер заменяет любую карту. Перенаправьте энергию.
lesson-divert-power-end = У Vega не осталось действий. Завершите действия: { $end }. Затем возьмите карты.
lesson-divert-power-refill = Энергия машинного отсека перенаправлена, поэтому одна подходящая карта вернёт все кубики. Возьмите металл.
lesson-divert-power-own = Orion может в этом ходу перенаправить энергию ещё одного отсека — столовой.
lesson-divert-power-learned-1 = Чтобы перенаправить энергию, нужны исправный отсек, три карты из его цены и одно действие.
lesson-divert-power-learned-2 = Джокер заменяет любую одну карту.
lesson-divert-power-learned-3 = Если энергия отсека перенаправлена, одна карта возвращает все кубики.

## Lesson 4

lesson-what-rooms-do = Что умеют отсеки
lesson-what-rooms-do-text = Активируйте отсек, а не проходите мимо.
lesson-what-rooms-do-look = Мостик показывает три карты повреждений: на них отсеки, куда попадёт буря. Активируйте его: { $activate }. Карту столовой положите последней.
lesson-what-rooms-do-go = Жилой отсек — одним отсеком ниже. Переместите туда Vega.
lesson-what-rooms-do-call = Активируйте жилой отсек и приведите Orion к Vega. В одном отсеке можно делиться картами.
lesson-what-rooms-do-end = У Vega не осталось действий, зато пять карт. Завершите действия: { $end }.
lesson-what-rooms-do-limit = Лимит руки — шесть карт. Возьмите две из колоды: их станет семь, и одну вы сбросите.
lesson-what-rooms-do-share = Orion и Vega в одном отсеке. За одно действие Orion может взять или отдать карту: возьмите энергию у Vega.
lesson-what-rooms-do-guard = Жетон защиты гасит одно попадание. Переместите Orion в арсенал, активируйте его и положите оба жетона на столовую.
lesson-what-rooms-do-hold = Завершите действия Orion: { $end }. Затем возьмите карты. Буря следует вашему порядку.
lesson-what-rooms-do-stop = Теперь попадание в столовую. Завершите ход Vega и возьмите открытую карту.
lesson-what-rooms-do-own = Один жетон погасил попадание. Другой вернулся в запас в начале хода Orion. Почините верхнюю ячейку столовой.
lesson-what-rooms-do-learned-1 = Активировать можно отсек, где вы находитесь, пока он исправен.
lesson-what-rooms-do-learned-2 = В одном отсеке за действие можно отдать или взять карту. В конце хода оставьте шесть.
lesson-what-rooms-do-learned-3 = Жетон защиты останавливает одно попадание. Неиспользованный вернётся в начале вашего следующего хода.

## Lesson 5

lesson-storm-grows = Буря крепнет
lesson-storm-grows-text = Попадания в два отсека, потом в три. Пробоина.
lesson-storm-grows-critical = В столовой не осталось кубиков. Ещё одно попадание, и корабль погибнет. Верните кубик.
lesson-storm-grows-two = Следующая карта попадает сразу в два отсека. Завершите действия и возьмите карты.
lesson-storm-grows-last = Осталась одна карта повреждений: три отсека. За ней — пробоина. Завершите ход Orion.
lesson-storm-grows-breach = Теперь колода ресурсов тает с каждым ходом. Когда она кончится, корабль погибнет. Завершите ход Vega.
lesson-storm-grows-own = Энергия семи отсеков перенаправлена. Спасите корабль в этом ходу: перенаправьте энергию последнего, затем активируйте энергоядро.
lesson-storm-grows-learned-1 = Карты повреждений попадают в один отсек, потом в два, потом в три.
lesson-storm-grows-learned-2 = После последней пробоина каждый ход сбрасывает карты ресурсов.
lesson-storm-grows-learned-3 = Перенаправьте энергию всех восьми отсеков и активируйте энергоядро, чтобы спасти корабль.

## Alternative rooms

lesson-alternative-rooms = Альтернативные отсеки
lesson-alternative-rooms-text = Те же отсеки, но у каждого вторая способность.
lesson-alternative-rooms-take = Этот трюм другой: он даёт карту. Активируйте его: { $activate }. Возьмите наноботов.
lesson-alternative-rooms-end = Отличается только способность; ячейки и цена те же. Завершите действия и возьмите карты.
lesson-alternative-rooms-give = Эта мастерская даёт кубик ремонта другому члену экипажа. Активируйте её и отдайте кубик: Lyra.
lesson-alternative-rooms-next = Теперь кубик у Lyra. Завершите ход Orion и возьмите карты.
lesson-alternative-rooms-own = У Lyra есть кубик ремонта, карта ему не нужна. Заполните им пустую ячейку мостика.
lesson-alternative-rooms-learned-1 = У каждого отсека, кроме ядра, две стороны. Читайте карту.
lesson-alternative-rooms-learned-2 = Ячейки ремонта и цена на обеих сторонах одинаковы.
lesson-alternative-rooms-learned-3 = Свой кубик ремонта чинит без карты.

## Damage Control

lesson-damage-control = Борьба за живучесть
lesson-damage-control-text = Отсеки для попаданий иногда выбираете вы.
lesson-damage-control-end = На некоторых картах повреждений нет отсеков: выбирает активный игрок. Завершите действия: { $end }. Затем возьмите карты.
lesson-damage-control-choose = Один отсек, и выбираете вы. Трюм выдержит попадание: выберите его и подтвердите: { $end }.
lesson-damage-control-own = Ход Orion кончится попаданием в два отсека на ваш выбор. В некоторых нет кубиков: их не выбирайте.
lesson-damage-control-learned-1 = Одна карта повреждений каждого типа оставляет выбор отсеков вам.
lesson-damage-control-learned-2 = Её тип говорит, сколько их. Активный игрок выбирает разные отсеки.
lesson-damage-control-learned-3 = Попадание уничтожает отсек без кубиков, даже если его выбрали вы.

## The Escape Pod

lesson-escape-pod = Спасательная капсула
lesson-escape-pod-text = Бросьте остальных и надейтесь, что не зря.
lesson-escape-pod-board = Перенаправлена энергия семи отсеков: игрок у энергоядра может покинуть корабль. Сядьте в капсулу: { $board }.
lesson-escape-pod-others = Ход Vega сразу кончился. Если корабль спасён, Vega проигрывает. Orion остаётся: завершите действия, затем возьмите две карты или одну открытую.
lesson-escape-pod-own = Lyra может спасти корабль в этом ходу: перенаправьте последнюю энергию, затем активируйте энергоядро.
lesson-escape-pod-learned-1 = Когда энергия семи отсеков перенаправлена, один игрок может сесть в капсулу. Пути назад нет.
lesson-escape-pod-learned-2 = Каждый ход в дрейфе: взять карту, бросить кость и, возможно, взять ещё одну.
lesson-escape-pod-learned-3 = Если корабль спасён, проигрывает только беглец. Если нет, победу беглеца решает последний бросок.

## Solo

lesson-solo = Соло
lesson-solo-text = Трое в экипаже, одна рука, обмен.
lesson-solo-trade = У всех троих общая рука. За два действия обменяйте карту на открытую: отдайте металл, возьмите данные.
lesson-solo-go = Осталось одно действие. Переместите Vega в жилой отсек или в любой соседний.
lesson-solo-end = Каждый член экипажа делает полный ход. Завершите ход Vega: { $end }. Затем возьмите карты.
lesson-solo-own = Orion в машинном отсеке. Заполните обе пустые ячейки картами из руки.
lesson-solo-learned-1 = У трёх членов экипажа одна рука. Её лимит — шесть карт.
lesson-solo-learned-2 = Вместо того чтобы делиться, обменивайтесь с открытыми картами за два действия.
lesson-solo-learned-3 = Жетоны и кубики у каждого члена экипажа свои.

## A guided first game
