### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = Капитан

## Over the table

lesson-branch-basics = Урок { $number }
lesson-branch-expansions = Дополнение { $number }
lesson-step = Шаг { $step } из { $steps }
lesson-skip = Пропустить шаг
lesson-leave = Выйти
lesson-show-me = Показать
lesson-read = Прочитать об этом
lesson-read-page = Читать: { $page }
lesson-take-back = Вернуть назад
lesson-walk-on = Идти дальше
lesson-again = Шаг заново
lesson-back = На шаг назад
lesson-free = Решайте сами: ничего не подсвечено. { $key } покажет путь.
lesson-refused = Правила этого не позволяют: { $why }.
lesson-other = { $what }. На этом шаге нужно другое.
lesson-reach = Цель достижима в этом ходу: { $count ->
    [one] ещё { $count } решение
    [few] ещё { $count } решения
    [many] ещё { $count } решений
   *[other] ещё { $count } решения
}.
lesson-reach-later = В этом ходу цель недостижима.
lesson-lost = { $what }. Теперь цель недостижима.
lesson-lost-turn = Теперь цель недостижима.
lesson-learned = Урок пройден
lesson-next = Дальше: { $title }
lesson-to-school = Лётная школа

## Flight school

school-title = Лётная школа
school-back = В главное меню
school-basics = Основы
school-basics-note = { $count ->
    [one] { $count } урок
    [few] { $count } урока
    [many] { $count } уроков
   *[other] { $count } урока
} в любом порядке; этот — лучший
school-expansions = Дополнения
school-expansions-note = когда умеете отводить питание
school-minutes = { $minutes } мин
school-done = Пройден
school-new = Новый
school-step = Шаг { $step } из { $steps }
school-progress = Пройдено уроков: { $done } из { $count }
school-go-on = Дальше
school-begin = Начать
school-all-done = Все уроки пройдены. Каждый можно пройти снова.
school-captain-begun = Вы остановились на уроке «{ $title }».
school-captain-next = Дальше — «{ $title }».
school-waits = Выйти можно на любом шаге: урок подождёт вас там.
school-hint-again = с начала
school-hint-page = его страница в правилах
school-broken = Файл ваших уроков прочитан не весь. Что имело смысл, действует; файл сохранён как { $path }.
title-rulebook = Правила
title-school = Лётная школа
title-school-first = Изучить игру за столом
title-school-place = Пройдено уроков: { $done } из { $count }

## Lesson 1

lesson-move-and-repair = Переход и ремонт
lesson-move-and-repair-text = Перейти, подобрать карту к ячейке, вернуть кубик.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] В машинном отсеке нет одного кубика. Ведите туда фишку Mara: нажмите { $move } и выберите отсек.
   *[keys] В машинном отсеке нет одного кубика. Ведите туда фишку Mara: перетащите её или нажмите { $move } и выберите отсек.
}
lesson-move-and-repair-mend = Открытой ячейке нужны данные. Положите на неё карту данных Mara или нажмите { $repair }.
lesson-move-and-repair-diagonal = Между соседними отсеками один переход. Ведите Mara наверх, в медотсек.
lesson-move-and-repair-finish = Действий не осталось. Завершите действия: нажмите { $end }.
lesson-move-and-repair-collect = Теперь карты: две из колоды вслепую или одна открытая. Берите что угодно.
lesson-move-and-repair-own = Ход Joon. Жилой отсек тоже потерял кубик. Верните его на место.
lesson-move-and-repair-learned-1 = Переход ведёт в соседний отсек и стоит одного действия.
lesson-move-and-repair-learned-2 = Ремонт стоит карты, подходящей к открытой ячейке.
lesson-move-and-repair-learned-3 = Отсек работает, только когда все кубики на месте.

## Lesson 2

lesson-three-phases = Три фазы
lesson-three-phases-text = Действия, добор, затем удар бури. Жетоны.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Поиск приносит карты: кость говорит сколько. Нажмите { $scavenge }.
   *[keys] Поиск приносит карты: кость говорит сколько. Бросьте её на корабль или нажмите { $scavenge }.
}
lesson-three-phases-pick = Одна карта. Возьмите её из колоды вслепую или открытую.
lesson-three-phases-save = Теперь завершите действия: { $end }. Каждое неиспользованное станет жетоном действия.
lesson-three-phases-collect = Фаза 2: две карты из колоды или одна открытая. После этого ударит буря.
lesson-three-phases-answer = Буря отняла у трюма кубик. Ход Mara: ведите её туда.
lesson-three-phases-mend = Открытой ячейке нужна энергия. Положите на неё карту энергии Mara.
lesson-three-phases-own = Мостику тоже не хватает кубика. Почините его в этом ходу: за четвёртое действие заплатит жетон Mara.
lesson-three-phases-learned-1 = Неиспользованное действие становится жетоном; жетон оплачивает ещё одно действие.
lesson-three-phases-learned-2 = Фаза 2 приносит карты: две вслепую или одну открытую.
lesson-three-phases-learned-3 = Фаза 3 принадлежит буре, в конце каждого хода.

## Lesson 3

lesson-divert-power = Отвод питания
lesson-divert-power-text = Три кубика, три карты, на отсек ближе к цели.
lesson-divert-power-divert = Трюм цел. Его столбец требует данных, металла, наноботов. Положите одну из этих карт туда или нажмите { $divert }.
lesson-divert-power-go = Один отсек из восьми. Следующий — медотсек: ведите туда Joon.
lesson-divert-power-universal = Нужны данные и две энергии; джокер заменяет любую карту. Отведите питание.
lesson-divert-power-end = Действий не осталось. Завершите действия, { $end }, и возьмите карты.
lesson-divert-power-refill = Питание машинного отсека отведено: одна подходящая карта вернёт все кубики. Возьмите металл.
lesson-divert-power-own = В этом ходу Mara может отвести питание ещё одного отсека. Это столовая.
lesson-divert-power-learned-1 = Для отвода нужен целый отсек, три его карты и одно действие.
lesson-divert-power-learned-2 = Джокер заменяет любую одну карту.
lesson-divert-power-learned-3 = Когда питание отведено, одна карта чинит весь отсек.

## Lesson 4

lesson-what-rooms-do = Что умеют отсеки
lesson-what-rooms-do-text = Активировать отсек, а не проходить мимо.
lesson-what-rooms-do-look = Мостик видит три следующие карты повреждений. Активируйте его, { $activate }, и положите наверх ту, которую можете вынести.
lesson-what-rooms-do-go = Ниже жилой отсек. Ведите Joon туда.
lesson-what-rooms-do-call = Жилой отсек отправляет кого угодно туда, где стоит кто-то ещё. Активируйте его и отправьте Mara к Joon.
lesson-what-rooms-do-end = Завершите действия, { $end }, и возьмите карты. Буря пойдёт по вашему порядку.
lesson-what-rooms-do-own = Ход Mara. Арсенал ставит два щита; каждый останавливает одно попадание. Поставьте их до удара бури.
lesson-what-rooms-do-learned-1 = Активировать можно только целый отсек, и только стоя в нём.
lesson-what-rooms-do-learned-2 = Мостик решает, что ударит следующим.
lesson-what-rooms-do-learned-3 = Щит на отсеке останавливает одно попадание.

## Lesson 5

lesson-storm-grows = Буря крепнет
lesson-storm-grows-text = Два, затем три отсека за удар. Пробоина.
lesson-storm-grows-critical = В столовой не осталось кубиков. Ещё одно попадание туда, и корабль погибнет. Верните кубик.
lesson-storm-grows-two = Следующая карта бьёт сразу по двум отсекам. Завершите действия и возьмите карты.
lesson-storm-grows-last = Осталась одна карта повреждений: три отсека. За ней ждёт пробоина. Завершите ход Mara.
lesson-storm-grows-breach = Теперь каждый ход уносит карты из колоды ресурсов. Опустеет она — погибнет корабль. Завершите ход Joon.
lesson-storm-grows-own = Отведено питание семи отсеков. Спасите корабль в этом ходу: последний отсек, затем энергоядро.
lesson-storm-grows-learned-1 = Карты повреждений растут: один отсек, потом два, потом три.
lesson-storm-grows-learned-2 = После последней пробоина каждый ход уносит карты.
lesson-storm-grows-learned-3 = Питание всех восьми отсеков отведено, энергоядро активировано: корабль спасён.

## Alternative rooms

lesson-alternative-rooms = Другие отсеки
lesson-alternative-rooms-text = Те же отсеки, у каждого вторая способность.
lesson-alternative-rooms-take = Этот трюм работает иначе: он даёт карту. Активируйте его, { $activate }, и возьмите наноботы.
lesson-alternative-rooms-end = Те же ячейки, та же цена: отличается только способность. Завершите действия и возьмите карты.
lesson-alternative-rooms-give = Эта мастерская даёт кому-то другому кубик ремонта. Активируйте её и дайте кубик: Kei.
lesson-alternative-rooms-next = Кубик ждёт у Kei. Завершите ход Mara и возьмите карты.
lesson-alternative-rooms-own = У Kei есть кубик ремонта, карта ему не нужна. Закройте им брешь на мостике.
lesson-alternative-rooms-learned-1 = У каждого отсека, кроме ядра, две стороны; читайте карту.
lesson-alternative-rooms-learned-2 = Ячейки и цена отвода на обеих сторонах одинаковы.
lesson-alternative-rooms-learned-3 = Свой кубик чинит без карты.

## Damage Control

lesson-damage-control = Борьба за живучесть
lesson-damage-control-text = Иногда куда придётся удар, спрашивают у вас.
lesson-damage-control-end = На некоторых картах повреждений нет отсеков: выбирает тот, кто ходит. Завершите действия, { $end }, и возьмите карты.
lesson-damage-control-choose = Один отсек на ваш выбор. Выберите трюм, он выдержит, и подтвердите: { $end }.
lesson-damage-control-own = Ход Mara кончится ударом по двум отсекам на ваш выбор. В некоторых нет кубиков. Не потеряйте ни одного.
lesson-damage-control-learned-1 = По одной карте каждого типа оставляют выбор отсеков экипажу.
lesson-damage-control-learned-2 = Выбирает тот, кто ходит, и каждый раз разные отсеки.
lesson-damage-control-learned-3 = Удар по отсеку без кубиков губит корабль, выбран он или нет.

## The Escape Pod

lesson-escape-pod = Спасательная капсула
lesson-escape-pod-text = Бросить остальных и надеяться, что не зря.
lesson-escape-pod-board = Отведено питание семи отсеков: от энергоядра один из вас может улететь. Садитесь в капсулу: { $board }.
lesson-escape-pod-others = Ход Joon кончился сразу. Если корабль спасут, Joon проигрывает. Mara остаётся: завершите её ход.
lesson-escape-pod-own = В этом ходу Kei может спасти корабль: последний отсек, затем энергоядро.
lesson-escape-pod-learned-1 = Когда отведено питание семи отсеков, один игрок может сесть в капсулу, навсегда.
lesson-escape-pod-learned-2 = Каждый ход в дрейфе: карта, бросок, может быть, ещё карта.
lesson-escape-pod-learned-3 = Корабль спасён без беглеца — победа остальных; погиб — беглец может победить один.

## Solo

lesson-solo = Один против солнца
lesson-solo-text = Соло: одна рука, трое в экипаже, обмен.
lesson-solo-trade = Одна рука служит всем троим. За два действия обменяйте карту на открытую: отдайте металл, возьмите данные.
lesson-solo-go = Осталось одно действие. Ведите Joon в жилой отсек или в любой соседний.
lesson-solo-end = У каждого из троих полный ход. Завершите ход Joon, { $end }, и возьмите карты.
lesson-solo-own = Mara стоит в машинном отсеке. Закройте обе бреши тем, что есть в руке.
lesson-solo-learned-1 = Одна рука из шести карт на трёх членов экипажа.
lesson-solo-learned-2 = Обмен заменяет возможность делиться; он стоит двух действий.
lesson-solo-learned-3 = Жетоны и кубики у каждого члена экипажа свои.

## A guided first game

setup-guided = Игра с подсказками
setup-guided-tip = Настоящая игра; капитан говорит, что можно сделать, пока два хода не пройдут без ошибок.
guide-close = Понятно
guide-note = Эти подсказки кончатся после двух ходов без ошибок.
guide-win = Корабль можно спасти в этом ходу: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}.
guide-critical = Не осталось кубиков { FORM($room, "at") }; следующее попадание туда губит корабль. Починить можно в этом ходу: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}.
guide-divert = В этом ходу можно отвести питание { FORM($room, "genitive") }: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}.
guide-danger = Не осталось кубиков { FORM($room, "at") }; следующее попадание туда губит корабль. Верного способа починить его в этом ходу нет.
guide-quiet = Ни в одном отсеке одно попадание не погубит корабль. Верного способа отвести питание в этом ходу нет.
guide-missed-win = Действия завершены, а корабль ещё можно было спасти в этом ходу.
guide-missed-critical = Действия завершены, а { FORM($room, "accusative") } ещё можно было починить. Там нет кубиков.
guide-over = Два хода без ошибок. Стол ваш.
