### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what you do (`-may-1` ...) and
### what limits it (`-not-1` ..., each of which says “cannot” or what goes wrong, for it stands behind a red cross), a special case (`-special-head`,
### `-special`), what its figure shows (`-figure`), and the words under which players look for it (`-words`, with commas). `rulebook-limits` is the heading
### above the limits where the page has none of its own (`-may-head`, `-not-head`). Numbers come from the content: its own names, supplies, and those of
### game/rulebook/numbers.py.

## The screen

rulebook-title = Правила
rulebook-search = Поиск
rulebook-close = Закрыть
rulebook-contents = Содержание
rulebook-subjects = От А до Я
rulebook-from = Открыто отсюда: { $what }
rulebook-hits = { $count ->
    [1] Один результат
    [one] { $count } результат, лучшие первыми
    [few] { $count } результата, лучшие первыми
    [many] { $count } результатов, лучшие первыми
   *[other] { $count } результата, лучшие первыми
}
rulebook-hit = { $chapter } · { $number } из { $count } по запросу «{ $query }»
rulebook-none = По запросу «{ $query }» ничего не найдено. Возможно:
rulebook-none-at-all = По запросу «{ $query }» ничего не найдено.
rulebook-now = Сейчас за вашим столом
rulebook-show = Показать на столе
rulebook-see = См. также
rulebook-try = Попробовать
rulebook-lesson = { $title }, { $minutes } мин
rulebook-begin = Начать
rulebook-open = Правила
rulebook-side-v2 = { $name } (альтернатива, V2)
rulebook-limits = Ограничения

rulebook-chapter-mission = Миссия
rulebook-chapter-turn = Ваш ход
rulebook-chapter-storm = Буря
rulebook-chapter-rooms = Отсеки
rulebook-chapter-cards = Карты ресурсов
rulebook-chapter-tokens = Фишки и жетоны
rulebook-chapter-variants = Варианты игры

## What the content says of itself

rulebook-room-passive = Пассивный: работает автоматически и не требует действий.
rulebook-room-cost = Активация стоит { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
rulebook-room-whole = Работает, только пока отсек исправен: во всех ячейках ({ $count }) должен быть кубик.
rulebook-room-divert = Перенаправить его энергию стоит: { $cards }.
rulebook-room-players = Не используется, если игроков меньше { $count }. Вместо неё — другая сторона.
rulebook-resource-copies = В игре карт «{ $card }»: { $count }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Их число зависит от сложности: { $levels }.
rulebook-resource-rooms = Чинит ячейки в отсеках: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] В колоде ресурсов карт: { $whole }, джокеров среди них нет.
   *[other] В колоде ресурсов карт: { $whole }, среди них { $cards }.
}
rulebook-expansion-players = Для { $players } { $most ->
    [1] игрока
   *[other] игроков
}.
rulebook-expansion-apart = Не сочетается с: { $others }.
rulebook-action-lead = { $source ->
    [none] Действие фазы 1
   *[other] Действие, которое даёт «{ $source }»
}. Цена: { $cost ->
    [0] 0 действий
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.

## The mission

rulebook-ship = Корабль
rulebook-ship-lead = { $rooms ->
    [9] На корабле девять отсеков, три на три.
   *[other] Отсеков на корабле: { $rooms }.
} В середине — энергоядро. Отсеки вокруг него ({ $power }) в каждой игре расположены по-новому.
rulebook-ship-may-1 = У каждого из { $power } отсеков ячеек ремонта: { $spaces }. Вначале в каждой есть кубик.
rulebook-ship-may-2 = Соседние отсеки имеют общую сторону. Углы не считаются.
rulebook-ship-may-3 = У энергоядра нет ячеек ремонта, и его нельзя повредить. Сюда идёт энергия, которую вы перенаправляете.
rulebook-ship-figure = Энергоядро с энергией трёх отсеков.
rulebook-ship-words = поле, карта, сетка, схема, цель, ядро, сосед, корабль

rulebook-goal = Конец игры
rulebook-goal-lead = Перенаправьте энергию всех { $power } отсеков, затем активируйте энергоядро. Корабль спасён, и все на борту побеждают.
rulebook-goal-may-head = Как победить
rulebook-goal-may-1 = Когда перенаправлена энергия последнего отсека, любой член экипажа у энергоядра может активировать его. Это стоит одно действие.
rulebook-goal-may-2 = Отсеки при этом могут быть повреждены. Важна только их энергия.
rulebook-goal-not-head = Как вы проигрываете
rulebook-goal-not-1 = Попадание уничтожает отсек, в котором не осталось кубиков: корабль сразу гибнет.
rulebook-goal-not-2 = Колода ресурсов кончается: корабль сразу гибнет.
rulebook-goal-special-head = Беглец
rulebook-goal-special = Если корабль спасён, беглец в капсуле проигрывает. Если погиб, решает последний бросок: беглец побеждает один или проигрывают все.
rulebook-goal-figure = Вся энергия перенаправлена. Активация ядра приносит победу.
rulebook-goal-words = победа, победить, проигрыш, поражение, конец, игра окончена, перезапуск, спасение, цель
rulebook-length = Длительность игры
rulebook-length-lead = Чаще всего игра длится от пятнадцати до тридцати ходов, считая ходы всех. Это примерно от получаса до часа.
rulebook-length-may-1 = Колода ресурсов — это часы. Когда она кончается, игра окончена.
rulebook-length-may-2 = Можно прерваться в любой момент: игра сохраняется после каждого решения.
rulebook-length-words = длительность, время, минуты, часы, сколько длится, ходы

rulebook-setting-up = Подготовка
rulebook-setting-up-lead = Выберите имена, сложность и дополнения. Остальное игра раскладывает сама: отсеки, кубики, карты и экипаж.
rulebook-setting-up-may-1 = В колоде ресурсов по { $copies } карт каждого из { $kinds } ресурсов. Сложность добавляет джокеров.
rulebook-setting-up-may-2 = Карт у каждого вначале: вдвоём { $hand-2 }, втроём { $hand-3 }, вчетвером { $hand-4 }. В соло у экипажа { $hand-1 } общие.
rulebook-setting-up-may-3 = Открытых карт ресурсов: { $face-up }. Колода повреждений сложена по типам, слабые сверху. В самом низу — карта пробоины.
rulebook-setting-up-may-4 = Все начинают у энергоядра. Первого игрока выберите на экране новой игры или доверьте случаю.
rulebook-setting-up-special-head = Повреждения до первого хода
rulebook-setting-up-special = До первого хода бьют последние карты над пробоиной (их { $setup-damage }), начиная с нижней. Они уходят в сброс, а корабль начинает без кубиков: { $setup-cubes }.
rulebook-setting-up-figure = Карта первых повреждений и отсек, в который она попала.
rulebook-setting-up-words = начало, раздача, подготовка, раскладка, руки, первый игрок, новая игра

rulebook-looking = Открытая информация
rulebook-looking-lead = Вы играете в открытую. Смотрите на всё на столе и обсуждайте любой план.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Можно просматривать оба сброса и видеть, сколько карт в каждой колоде. Выберите сброс{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
   *[keys] Можно просматривать оба сброса и видеть, сколько карт в каждой колоде. Щёлкните по сбросу{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
}
rulebook-looking-may-2 = Можно узнать, какие карты остались в колоде, но не их порядок.
rulebook-looking-may-3 = Карты, которые показал отсек, с этого момента известны всем. Журнал хранит всё, что было.
rulebook-looking-not-1 = Нельзя видеть порядок колоды, если его не показал отсек.
rulebook-looking-words = открыто, тайна, скрыто, сведения, счёт, разговор, журнал, смотреть, знать

## Your turn

rulebook-phases = Три фазы
rulebook-phases-lead = В свой ход вы выполняете действия, добираете карты и открываете карту повреждений. Затем ходит следующий член экипажа.
rulebook-phases-may-1 = Фаза 1: действий { $base-actions } и ещё по одному за каждый потраченный жетон действия.
rulebook-phases-may-2 = Фаза 2: возьмите карты из колоды ({ $deck-cards }) или одну открытую. Затем сбросьте лишнее сверх { $hand-limit }.
rulebook-phases-may-3 = Фаза 3: откройте верхнюю карту повреждений, она попадает в свои отсеки. Когда их нет, пробоина уносит карты ресурсов.
rulebook-phases-not-1 = Фаза 1 не кончится, пока вы её не завершите. Если включено «{ settings-auto-end }», она кончается автоматически, когда делать больше нечего.
rulebook-phases-special-head = Начало хода
rulebook-phases-special = Сначала возвращаются жетоны защиты, которые вы положили из арсенала (V1). Затем медотсек (V1), если вы в нём, даёт вам жетоны действия.
rulebook-phases-words = ход, круг, порядок, очередь, фаза, начало хода, шаги

rulebook-actions = Ваши действия
rulebook-actions-lead = В фазе 1 у вас действий: { $base-actions }. Любые, в любом порядке, сколько угодно раз.
rulebook-actions-may-1 = Перейти, искать, поделиться, починить, перенаправить энергию или активировать свой отсек.
rulebook-actions-may-2 = Каждый потраченный жетон действия даёт ещё одно действие.
rulebook-actions-may-3 = Сначала тратятся основные действия. Жетоны — только после них.
rulebook-actions-not-1 = Нельзя выполнить действие, которое не можете оплатить целиком.
rulebook-actions-not-2 = Нельзя действовать в отсеке, где вас нет. Некоторые отсеки — исключение.
rulebook-actions-special-head = Неиспользованные действия
rulebook-actions-special = Каждое неиспользованное основное действие становится жетоном действия.
rulebook-actions-figure = Перейти, искать, поделиться, починить, перенаправить, активировать.
rulebook-actions-words = действие, действовать, делать, очки действий, ОД, осталось, тратить, возможности

rulebook-moving = Переход
rulebook-moving-lead = Перейдите в соседний отсек: вверх, вниз, влево или вправо.
rulebook-moving-may-1 = { $cost-move ->
    [1] Одно действие
    [one] { $cost-move } действие
    [few] { $cost-move } действия
    [many] { $cost-move } действий
   *[other] { $cost-move } действия
} за каждый отсек на пути.
rulebook-moving-may-2 = В одном отсеке может быть сколько угодно членов экипажа, даже у энергоядра.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Выберите действие, затем отсек{ $key-move ->
        [none] .
       *[other] {" "}или нажмите { $key-move }.
    }
   *[keys] Перетащите фишку в отсек, щёлкните по ней и по отсеку, нажмите стрелку{ $key-move ->
        [none] .
       *[other] {" "}или { $key-move }.
    }
}
rulebook-moving-not-1 = Нельзя ходить по диагонали.
rulebook-moving-not-2 = Нельзя перемещать других членов экипажа, разве что жилым отсеком.
rulebook-moving-figure = Из машинного отсека в соседний.
rulebook-moving-words = перейти, идти, шаг, движение, путь, расстояние, сосед, рядом, диагональ, бежать, ходить

rulebook-scavenging = Поиск
rulebook-scavenging-lead = Бросьте кость и ищите карты ресурсов: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [1] Одно действие
    [one] { $cost-scavenge } действие
    [few] { $cost-scavenge } действия
    [many] { $cost-scavenge } действий
   *[other] { $cost-scavenge } действия
}, в любом отсеке, сколько раз сможете оплатить.
rulebook-scavenging-may-2 = Берите карты по одной, каждую из колоды или из открытых. Открытая карта сразу заменяется, и новую тоже можно взять.
rulebook-scavenging-may-3 = Можно взять меньше или ничего.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Выберите кость{ $key-scavenge ->
        [none] .
       *[other] {" "}или нажмите { $key-scavenge }.
    }
   *[keys] Щёлкните по кости, бросьте её{ $key-scavenge ->
        [none] .
       *[other] {" "}или нажмите { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Бросок нельзя отменить.
rulebook-scavenging-figure = Мало: ничего. Средне: одна карта. Много: две.
rulebook-scavenging-words = искать, поиск, бросок, кость, кубик, находка, добыча, удача, случай

rulebook-sharing = Поделиться
rulebook-sharing-lead = Отдайте одну карту другому члену экипажа в вашем отсеке или возьмите у него одну.
rulebook-sharing-may-1 = { $cost-give ->
    [1] Одно действие
    [one] { $cost-give } действие
    [few] { $cost-give } действия
    [many] { $cost-give } действий
   *[other] { $cost-give } действия
} за каждую отданную или взятую карту.
rulebook-sharing-may-2 = Можно делиться любой картой, даже джокером. Руку больше { $hand-limit } проверяют только в фазе 2 её владельца.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Выберите карту, затем кому её отдать{ $key-share ->
        [none] .
       *[other] {" "}или нажмите { $key-share }.
    }
   *[keys] Перетащите карту на панель члена экипажа или с панели в руку{ $key-share ->
        [none] .
       *[other] {" "}или нажмите { $key-share }.
    }
}
rulebook-sharing-not-1 = Нельзя делиться между отсеками, разве что через столовую.
rulebook-sharing-not-2 = Нельзя делиться жетонами и кубиками. Они остаются у владельца.
rulebook-sharing-special-head = В одиночку
rulebook-sharing-special = У экипажа общая рука. Вместо того чтобы делиться, вы обмениваете карты с открытыми.
rulebook-sharing-figure = В одном отсеке карта переходит из рук в руки.
rulebook-sharing-words = делиться, дать, взять, передать, менять, обмен, товарищ

rulebook-repairing = Ремонт
rulebook-repairing-lead = Сбросьте карту, подходящую к пустой ячейке вашего отсека. Эта ячейка получает кубик из запаса.
rulebook-repairing-may-1 = Чините пустые ячейки в любом порядке. Джокер подходит к любой.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Это стоит { $cost-repair ->
        [1] одно действие
        [one] { $cost-repair } действие
        [few] { $cost-repair } действия
        [many] { $cost-repair } действий
       *[other] { $cost-repair } действия
    }. Выберите карту, затем ячейку{ $key-repair ->
        [none] .
       *[other] {" "}или нажмите { $key-repair }.
    }
   *[keys] Это стоит { $cost-repair ->
        [1] одно действие
        [one] { $cost-repair } действие
        [few] { $cost-repair } действия
        [many] { $cost-repair } действий
       *[other] { $cost-repair } действия
    }. Перетащите карту на ячейку{ $key-repair ->
        [none] .
       *[other] {" "}или нажмите { $key-repair }.
    }
}
rulebook-repairing-may-3 = Ячейка, потерявшая кубик, пуста. На ней виден ресурс, который ей нужен.
rulebook-repairing-not-1 = Нельзя чинить картой, пока в запасе нет кубиков. Свой кубик по-прежнему годится.
rulebook-repairing-not-2 = Нельзя чинить другой отсек, разве что из мастерской.
rulebook-repairing-not-3 = Нельзя заполнить две ячейки одной картой, если энергия отсека не перенаправлена.
rulebook-repairing-special-head = Если энергия перенаправлена
rulebook-repairing-special = Одна карта, подходящая к пустой ячейке, заполняет все. Если запаса не хватает, сначала заполняется её ячейка, потом остальные сверху вниз.
rulebook-repairing-figure = Металл подходит к одной из двух пустых ячеек.
rulebook-repairing-words = ремонт, чинить, починка, лечить, восстановить, здоровье, жизни, заплатка, сломано, ячейка, слот, ключ

rulebook-diverting = Перенаправить энергию
rulebook-diverting-lead = В исправном отсеке сбросьте вместе все карты его цены. Его энергия пойдёт в энергоядро.
rulebook-diverting-may-1 = Заплатите { $cost-divert ->
    [1] одно действие
    [one] { $cost-divert } действие
    [few] { $cost-divert } действия
    [many] { $cost-divert } действий
   *[other] { $cost-divert } действия
} и карты, указанные слева на отсеке ({ $cost }).
rulebook-diverting-may-2 = Любую из них можно заменить джокером.
rulebook-diverting-may-3 = После этого отсек можно активировать, повредить и починить. Энергия остаётся перенаправленной.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Выберите карту, затем цену{ $key-divert ->
        [none] .
       *[other] {" "}или нажмите { $key-divert }.
    } Порядок сброса карт называете вы. Последняя окажется сверху.
   *[keys] Перетащите карту на цену{ $key-divert ->
        [none] .
       *[other] {" "}или нажмите { $key-divert }.
    } Порядок сброса карт называете вы. Последняя окажется сверху.
}
rulebook-diverting-not-1 = Нельзя перенаправить энергию отсека с пустой ячейкой. Сначала почините его.
rulebook-diverting-not-2 = Нельзя платить по частям. Один игрок сбрасывает все карты сразу.
rulebook-diverting-not-3 = Нельзя перенаправить энергию отсека дважды, а энергию ядра — вовсе.
rulebook-diverting-special-head = Что вы получаете
rulebook-diverting-special = Вы на шаг ближе к победе. С этого момента одна карта чинит весь отсек.
rulebook-diverting-figure = { $cost ->
    [3] Три карты превращаются в жетон энергии.
   *[other] Карты слева превращаются в жетон энергии.
}
rulebook-diverting-words = перенаправить, перенаправление, энергия, питание, отвести, мощность, победа, монета, цена, платить, заряд

rulebook-activating = Активация отсека
rulebook-activating-lead = Активируйте отсек, где вы находитесь. Он должен быть исправен.
rulebook-activating-may-1 = Сколько действий это стоит, указано на отсеке.
rulebook-activating-may-2 = Активируйте тот же отсек столько раз, сколько можете оплатить.
rulebook-activating-may-3 = Перенаправленная энергия не меняет способность отсека.
rulebook-activating-not-1 = Нельзя активировать повреждённый отсек. Сначала почините его.
rulebook-activating-not-2 = Нельзя активировать отсек, если это ничего не даст: например, в запасе нет нужного жетона. Кнопка скажет почему.
rulebook-activating-not-3 = Нельзя активировать пассивный отсек. Он работает автоматически.
rulebook-activating-special-head = Сначала оплата
rulebook-activating-special = Вы платите до того, как отсек что-то сделает. Может ли он что-то сделать, проверяется после оплаты.
rulebook-activating-words = активировать, активация, применить, использовать, способность, эффект, отсек, умение, пассивный

rulebook-ending = Завершение действий
rulebook-ending-lead = Завершайте фазу 1 когда хотите. За каждое неиспользованное основное действие вы получаете жетон действия.
rulebook-ending-may-1 = Вы получаете не больше жетонов, чем есть в запасе.
rulebook-ending-may-2 = Эти жетоны можно тратить в следующих ходах.
rulebook-ending-not-1 = Нельзя получить жетон за действие, купленное жетоном.
rulebook-ending-not-2 = Нельзя сберечь действия, для которых в запасе нет жетонов. Они пропадают, но игра сначала спросит.
rulebook-ending-special-head = Действия кончились
rulebook-ending-special = Фаза 1 ждёт вас. Можно отменять свои решения, пока ничего не открыто. Если включено «{ settings-auto-end }», она кончается автоматически.
rulebook-ending-figure = Неиспользованное действие становится жетоном.
rulebook-ending-words = закончить, пас, пропустить, сохранить, лишнее, остаток, готово, стоп, ждать, отменить, отмена, вернуть назад, ошибка

rulebook-collecting = Добор
rulebook-collecting-lead = В фазе 2 возьмите верхние карты колоды ресурсов ({ $deck-cards }) или одну из открытых ({ $face-up }).
rulebook-collecting-may-1 = Взятую открытую карту сразу заменяет карта из колоды.
rulebook-collecting-may-2 = Затем сбросьте карты на свой выбор, чтобы осталось не больше { $hand-limit }.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Выберите колоду или карту.
   *[keys] Щёлкните по колоде или карте или перетащите её в руку.
}
rulebook-collecting-not-1 = Нельзя пропустить добор. Возьмите одно из двух.
rulebook-collecting-words = добор, брать, взять, тянуть, получить, доход, фаза 2, карты, ресурсы

rulebook-hand = Ваша рука
rulebook-hand-lead = В конце фазы 2 сбросьте лишние карты, чтобы осталось не больше { $hand-limit }. В остальное время их может быть больше.
rulebook-hand-may-1 = Какие карты сбросить, решаете вы.
rulebook-hand-may-2 = Карты, полученные от других, не проверяются до вашей следующей фазы 2.
rulebook-hand-may-3 = Вначале у вас карт: вдвоём { $hand-2 }, втроём { $hand-3 }, вчетвером { $hand-4 }.
rulebook-hand-not-1 = Нельзя сбрасывать карты в другое время, если вы ими не платите.
rulebook-hand-figure = По карте каждого ресурса.
rulebook-hand-words = предел, лимит, сброс, максимум, слишком много, оставить, держать, шесть

## The storm

rulebook-damage-cards = Карты повреждений
rulebook-damage-cards-lead = В фазе 3 откройте верхнюю карту повреждений. Каждый отсек на ней теряет верхний кубик, в указанном порядке.
rulebook-damage-cards-may-1 = Карты типа 1 попадают в один отсек, типа 2 — в два, типа 3 — в три. Их { $damage-1 }, { $damage-2 } и { $damage-3 }, и выходят они в этом порядке.
rulebook-damage-cards-may-2 = Потерянные кубики возвращаются в запас.
rulebook-damage-cards-may-3 = Жетон защиты принимает попадание вместо кубика: самый старый в отсеке, а если его нет — жетон члена экипажа в этом отсеке.
rulebook-damage-cards-not-head = Исключения
rulebook-damage-cards-not-1 = В энергоядро попасть нельзя.
rulebook-damage-cards-not-2 = Попадание уничтожает отсек, в котором не осталось кубиков. Корабль гибнет, остальное на карте не важно.
rulebook-damage-cards-special-head = Несколько владельцев
rulebook-damage-cards-special = Если жетоны там есть у нескольких членов экипажа, активный игрок выбирает, кто отдаст свой.
rulebook-damage-cards-figure = Медотсек теряет верхний кубик.
rulebook-damage-cards-words = удар, попадание, атака, буря, солнце, вспышка, урон, опасность, фаза 3, угроза, шансы

rulebook-critical = Критические отсеки
rulebook-critical-lead = Отсек без кубиков — критический. Следующее попадание уничтожит его, и корабль погибнет.
rulebook-critical-may-1 = Почините одну ячейку, и отсек выдержит ещё одно попадание.
rulebook-critical-may-2 = Жетон защиты спасает его один раз.
rulebook-critical-may-3 = Мостик показывает, какие отсеки следующие, и позволяет их отложить.
rulebook-critical-not-1 = Пока отсек не исправен, нельзя активировать его или перенаправить его энергию.
rulebook-critical-special-head = Карт повреждений больше нет
rulebook-critical-special = Во время пробоины попаданий в отсеки нет.
rulebook-critical-figure = Три пустые ячейки: ещё одно попадание — и конец.
rulebook-critical-words = опасность, красный, гибель, последний, ноль, уничтожен, тревога, проигрыш, здоровье

rulebook-hull-breach = Пробоина
rulebook-hull-breach-lead = Когда вышла последняя карта повреждений, в корпусе пробоина. В каждой следующей фазе 3 бросайте кость: колода теряет карты.
rulebook-hull-breach-may-1 = Потеряно карт за бросок: { $breach-sides }.
rulebook-hull-breach-may-2 = Сбросьте их с верха колоды ресурсов.
rulebook-hull-breach-not-1 = В отсеки больше попасть нельзя.
rulebook-hull-breach-not-2 = Жетоны защиты не могут остановить пробоину.
rulebook-hull-breach-figure = Последняя карта и цена каждого хода после неё.
rulebook-hull-breach-words = пробоина, утечка, дыра, вакуум, конец колоды, потеря карт, отсчёт, финал, космос

rulebook-deck-empty = Когда колода кончается
rulebook-deck-empty-lead = Корабль гибнет, как только пустеет колода ресурсов, по какой бы причине это ни случилось.
rulebook-deck-empty-may-1 = Последнюю карту ещё берут, кладут или сбрасывают. После неё ничего не происходит.
rulebook-deck-empty-may-2 = Просмотр карт и их возврат не опустошают колоду.
rulebook-deck-empty-not-1 = Нельзя замешать сброс обратно.
rulebook-deck-empty-not-2 = Нельзя сберечь колоду, взяв открытые карты. Каждую сразу заменяет карта из колоды.
rulebook-deck-empty-special-head = Надолго ли хватит колоды
rulebook-deck-empty-special = Каждый ход на борту уносит хотя бы одну карту. Сколько ходов осталось, на столе — лишь оценка.
rulebook-deck-empty-words = проигрыш, последняя карта, время, часы, кончилась, пустая, перемешать

## The rooms

rulebook-reading-rooms = Как читать отсек
rulebook-reading-rooms-lead = На карте отсека указано, чем перенаправить его энергию, чем его чинить и что он умеет.
rulebook-reading-rooms-may-1 = Слева: карты, за которые перенаправляют энергию, а затем — жетон энергии.
rulebook-reading-rooms-may-2 = Справа: ячейки ремонта. Кубик закрывает ресурс, на пустой ячейке он виден.
rulebook-reading-rooms-may-3 = Внизу: способность. Значок золотой, пока отсек исправен.
rulebook-reading-rooms-may-4 = Справа вверху: вероятность попадания в этом ходу, по всему, что экипаж знает о колоде повреждений.
rulebook-reading-rooms-not-1 = Нельзя использовать обе стороны отсека в одной игре.
rulebook-reading-rooms-figure = Трюм с пустой верхней ячейкой.
rulebook-reading-rooms-words = карта, символ, значок, ячейки, процент, число, монета, V1, V2

rulebook-room-energy-core-v1-may-1 = Показывает, энергия скольких отсеков перенаправлена.
rulebook-room-energy-core-v1-not-1 = Его нельзя чинить, его энергию нельзя перенаправить, на него нельзя класть жетоны защиты. Попасть в него нельзя.
rulebook-room-energy-core-v1-not-2 = Нельзя активировать, пока не перенаправлена энергия последнего отсека.
rulebook-room-energy-core-v1-figure = Вся энергия перенаправлена: активируйте его и победите.
rulebook-room-energy-core-v1-words = реактор, центр, середина, победа, перезапуск, двигатель

rulebook-room-bridge-v1-may-1 = Если карт осталось меньше, посмотрите все.
rulebook-room-bridge-v1-may-2 = Худшую карту можно положить последней, чтобы успеть починить отсеки.
rulebook-room-bridge-v1-not-1 = Нельзя активировать, когда карт повреждений не осталось.
rulebook-room-bridge-v1-not-2 = Карту пробоины нельзя переместить. Она остаётся в самом низу.
rulebook-room-bridge-v1-words = подсмотреть, заглянуть, вперёд, порядок, прогноз, разложить
rulebook-room-bridge-v2-may-1 = Обе карты можно положить на один край колоды, в выбранном вами порядке.
rulebook-room-bridge-v2-may-2 = Карты внизу выходят прямо перед пробоиной.
rulebook-room-bridge-v2-not-1 = Нельзя активировать, когда карт повреждений не осталось.
rulebook-room-bridge-v2-words = подсмотреть, заглянуть, спрятать, низ, вниз, прогноз

rulebook-room-cargo-hold-v1-may-1 = С этого момента порядок известен всем, пока карты не взяты.
rulebook-room-cargo-hold-v1-may-2 = Работает, сколько бы карт ни осталось.
rulebook-room-cargo-hold-v1-not-1 = Нельзя взять ни одну из этих карт. Все они возвращаются.
rulebook-room-cargo-hold-v1-words = подсмотреть, заглянуть, смотреть, порядок, склад, груз, стопка
rulebook-room-cargo-hold-v2-may-1 = До фазы 2 можно превысить лимит руки.
rulebook-room-cargo-hold-v2-not-head = Опасность
rulebook-room-cargo-hold-v2-not-1 = Если взять последнюю карту колоды, корабль погибнет.
rulebook-room-cargo-hold-v2-words = тянуть, лишняя карта, склад, груз, получить

rulebook-room-medical-bay-v1-may-1 = Вы получаете жетоны до своих действий каждый раз, когда начинаете ход здесь.
rulebook-room-medical-bay-v1-may-2 = Если в запасе жетонов меньше, вы получаете сколько есть.
rulebook-room-medical-bay-v1-not-1 = Нельзя получить жетоны, придя сюда во время хода.
rulebook-room-medical-bay-v1-not-2 = Нельзя получить жетоны, пока есть пустая ячейка. Отсек должен быть исправен.
rulebook-room-medical-bay-v1-words = лечить, врач, госпиталь, отдых, жетоны, бонус
rulebook-room-medical-bay-v2-may-1 = Платить можно и действиями, купленными за жетоны действия.
rulebook-room-medical-bay-v2-not-1 = Нельзя дать жетоны себе.
rulebook-room-medical-bay-v2-words = лечить, врач, госпиталь, жетоны, помочь другим

rulebook-room-crew-quarters-v1-may-1 = Отправьте любого члена экипажа, как бы далеко он ни был.
rulebook-room-crew-quarters-v1-may-2 = Сведите двоих вместе, чтобы они могли делиться.
rulebook-room-crew-quarters-v1-not-1 = Нельзя активировать, пока весь экипаж в одном отсеке.
rulebook-room-crew-quarters-v1-words = телепорт, отправить, переместить других, кровать, каюта, встреча, лифт
rulebook-room-crew-quarters-v2-may-1 = Отправьте любого члена экипажа, как бы далеко он ни был.
rulebook-room-crew-quarters-v2-may-2 = Отправьте члена экипажа туда, где скоро нужен ремонт.
rulebook-room-crew-quarters-v2-not-1 = Нельзя отправить в отсек, где уже кто-то есть.
rulebook-room-crew-quarters-v2-words = телепорт, отправить, переместить других, кровать, каюта, лифт, пустой отсек

rulebook-room-engine-room-v1-may-1 = Обменять можно и две одинаковые карты.
rulebook-room-engine-room-v1-may-2 = Ваша карта ложится на верх сброса.
rulebook-room-engine-room-v1-not-1 = Нельзя активировать с пустой рукой или при пустом сбросе.
rulebook-room-engine-room-v1-words = переработка, вернуть, кладбище, менять, сброс
rulebook-room-engine-room-v2-may-1 = Возьмите любую карту, как бы глубоко в сбросе она ни была.
rulebook-room-engine-room-v2-not-head = Ограничения и опасность
rulebook-room-engine-room-v2-not-1 = Нельзя активировать при пустом сбросе.
rulebook-room-engine-room-v2-not-2 = Если активировать отсек, когда в колоде одна карта, корабль погибнет.
rulebook-room-engine-room-v2-words = переработка, вернуть, кладбище, забрать, сброс

rulebook-room-armoury-v1-may-1 = В отсеке могут быть жетоны нескольких игроков. Самый старый тратится первым.
rulebook-room-armoury-v1-may-2 = Жетон, принявший попадание, возвращается в запас.
rulebook-room-armoury-v1-not-1 = Нельзя активировать, пока в запасе нет жетонов.
rulebook-room-armoury-v1-not-2 = Нельзя оставить жетоны на месте. Они возвращаются в начале вашего следующего хода.
rulebook-room-armoury-v1-words = щит, защита, охрана, заслон, оборона, оружие
rulebook-room-armoury-v2-may-1 = У члена экипажа может быть несколько. Каждый принимает одно попадание.
rulebook-room-armoury-v2-may-2 = Жетон перемещается вместе с владельцем.
rulebook-room-armoury-v2-not-1 = Нельзя активировать, пока в запасе нет жетонов.
rulebook-room-armoury-v2-words = щит, защита, охрана, заслон, оборона, телохранитель

rulebook-room-repair-centre-v1-may-1 = Джокеры годятся и здесь.
rulebook-room-repair-centre-v1-may-2 = Чините любой отсек, как бы далеко он ни был.
rulebook-room-repair-centre-v1-not-1 = Нельзя чинить так саму мастерскую. Это обычный ремонт.
rulebook-room-repair-centre-v1-not-2 = Нельзя использовать свои кубики. Они чинят только отсек, где вы находитесь.
rulebook-room-repair-centre-v1-words = лечить, чинить, далеко, издалека, мастерская, расстояние
rulebook-room-repair-centre-v2-may-1 = Кубикам у владельца не страшны попадания.
rulebook-room-repair-centre-v2-may-2 = Они чинят, даже когда запас пуст.
rulebook-room-repair-centre-v2-not-1 = Нельзя дать кубик себе.
rulebook-room-repair-centre-v2-not-2 = Нельзя активировать, пока в запасе нет кубиков.
rulebook-room-repair-centre-v2-words = лечить, чинить, запаска, нести, кубик, мастерская

rulebook-room-mess-hall-v1-may-1 = Другой член экипажа может быть где угодно на корабле.
rulebook-room-mess-hall-v1-may-2 = Карту можно отдать или взять, ничего не давая взамен.
rulebook-room-mess-hall-v1-not-1 = Нельзя активировать, пока ни у кого нет карт.
rulebook-room-mess-hall-v1-words = обмен, менять, мена, кухня, столовая, делиться издалека
rulebook-room-mess-hall-v2-may-1 = Они могут быть где угодно на корабле. Карты выбираете вы.
rulebook-room-mess-hall-v2-may-2 = Оба отдают поровну карт.
rulebook-room-mess-hall-v2-not-1 = Вы сами не можете быть одним из двоих.
rulebook-room-mess-hall-v2-not-2 = Нельзя активировать, если карты есть меньше чем у двоих других.
rulebook-room-mess-hall-v2-words = обмен, менять, мена, кухня, столовая, другие

## Resource cards

rulebook-deck = Колода ресурсов
rulebook-deck-lead = Отсюда все карты: розданные, добранные и найденные. Это и ваше время.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Можно узнать, какие карты остались: выберите сброс{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
   *[keys] Можно узнать, какие карты остались: щёлкните по сбросу{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
}
rulebook-deck-may-2 = Верхние карты, которые показал отсек, остаются известны.
rulebook-deck-not-1 = Нельзя возвращать карты, кроме тех, что даёт посмотреть отсек.
rulebook-deck-not-2 = Колоду нельзя пополнить.
rulebook-deck-words = колода, стопка, ресурсы, осталось карт, время

rulebook-face-up = Открытые карты
rulebook-face-up-lead = Рядом с колодой открытых карт ресурсов: { $face-up }. Берите одну при доборе или когда находите карты поиском.
rulebook-face-up-may-1 = Взятую карту сразу заменяет карта из колоды на том же месте.
rulebook-face-up-may-2 = Если обе карты одинаковы, возьмите любую.
rulebook-face-up-may-3 = В соло карту из руки можно обменять на одну из них.
rulebook-face-up-not-1 = Нельзя класть сюда карты, кроме как при обмене в соло.
rulebook-face-up-words = рынок, ряд, витрина, открытые карты, видимые, выбор

rulebook-discards = Сброс
rulebook-discards-lead = Сюда идут карты, которыми вы платите, сброшенные и унесённые пробоиной. Последняя сверху.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Выберите сброс, чтобы увидеть его целиком.
   *[keys] Щёлкните по сбросу, чтобы увидеть его целиком.
}
rulebook-discards-may-2 = Из него берёт карты машинный отсек. И беглец в спасательной капсуле.
rulebook-discards-not-1 = Нельзя замешать его в колоду.
rulebook-discards-words = кладбище, сброс, отбой, мусор, выброшено, использованные карты

rulebook-resource-universal-may-1 = Чинит любую ячейку, в вашем отсеке или через мастерскую.
rulebook-resource-universal-may-2 = Заменяет любую карту в цене отсека. Можно потратить несколько.
rulebook-resource-universal-not-1 = Не может считаться больше чем за одну карту.
rulebook-resource-universal-figure = Джокер заменяет любой ресурс, который вам нужен.
rulebook-resource-universal-words = джокер, универсальная, универсал, любая, звезда

## Pieces and tokens

rulebook-cubes = Кубики и запас
rulebook-cubes-lead = Белых кубиков ремонта в игре { $repair-cubes }. Вначале все на корабле, потерянные идут в запас, ремонт возвращает их.
rulebook-cubes-may-1 = Попадание снимает верхний кубик отсека.
rulebook-cubes-may-2 = Мастерская (V2) может дать вам кубики. За одно действие такой кубик чинит пустую ячейку вашего отсека, без карты.
rulebook-cubes-may-3 = Ячейке с кубиком ремонт не нужен.
rulebook-cubes-not-1 = Нельзя чинить картами, пока в запасе нет кубиков.
rulebook-cubes-not-2 = Нельзя отдать свой кубик.
rulebook-cubes-special-head = Если энергия перенаправлена
rulebook-cubes-special = Одно действие заполняет все пустые ячейки. Сначала идут ваши кубики, сколько нужно. Остальные даёт запас.
rulebook-cubes-figure = Кубик ложится в пустую ячейку.
rulebook-cubes-words = кубики, здоровье, жизни, запас, блоки, сердца

rulebook-extra-actions = Жетоны действия
rulebook-extra-actions-lead = Жетон действия даёт ещё одно действие в фазе 1 любого вашего хода. Всего их { $action-tokens }.
rulebook-extra-actions-may-1 = Неиспользованные основные действия становятся жетонами, пока они есть в запасе.
rulebook-extra-actions-may-2 = Их даёт медотсек. Жетоны его стороны V1 можно потратить в тот же ход.
rulebook-extra-actions-may-3 = Тратьте сколько есть. Они возвращаются в запас.
rulebook-extra-actions-not-1 = Нельзя тратить жетон, пока остались основные действия.
rulebook-extra-actions-not-2 = Нельзя отдать жетон, кроме как через медотсек (V2).
rulebook-extra-actions-not-3 = Купленное действие нельзя превратить обратно в жетон. Жетон тратится, только когда нужен действию.
rulebook-extra-actions-figure = Один жетон, одно действие.
rulebook-extra-actions-words = бонус, восьмиугольник, лишнее, жетон, сохранить, запас, ОД

rulebook-shields = Жетоны защиты
rulebook-shields-lead = Жетон защиты принимает одно попадание вместо кубика. Всего их { $protection-tokens }.
rulebook-shields-may-1 = В отсеке он принимает следующее попадание. Самый старый — первым.
rulebook-shields-may-2 = У члена экипажа он принимает попадание в его отсек, если там нет жетона.
rulebook-shields-may-3 = Потраченный жетон возвращается в запас.
rulebook-shields-not-1 = Нельзя положить жетон на энергоядро.
rulebook-shields-not-2 = Нельзя остановить им пробоину.
rulebook-shields-special-head = Как долго они действуют
rulebook-shields-special = Жетоны в отсеках возвращаются в начале следующего хода того, кто их положил. Жетоны у владельцев остаются, пока не потрачены.
rulebook-shields-figure = Следующие два попадания в этот отсек не снимут кубиков.
rulebook-shields-words = щит, броня, охрана, заслон, защита, оборона, неуязвимость

rulebook-power = Жетоны энергии
rulebook-power-lead = Жетон энергии показывает, что энергия отсека перенаправлена. Все { $power } вместе оживляют энергоядро.
rulebook-power-may-1 = Одно действие заполняет все пустые ячейки отсека: одной подходящей картой или своими кубиками, сколько понадобится.
rulebook-power-may-2 = Отсек по-прежнему можно активировать.
rulebook-power-not-1 = Отсек не может потерять жетон энергии, сколько бы в него ни попадали.
rulebook-power-not-2 = Жетон энергии не может остановить попадание. Кубики теряются, как и раньше.
rulebook-power-figure = Столовая, энергия перенаправлена.
rulebook-power-words = монета, золото, энергия, питание, перенаправлено, готово, молния

rulebook-meeples = Экипаж
rulebook-meeples-lead = Каждая фишка — член экипажа. Кто это, показывают цвет и контур.
rulebook-meeples-may-1 = Члены экипажа ходят по очереди в постоянном порядке.
rulebook-meeples-may-2 = У каждого могут быть карты, жетоны действия, кубики ремонта и жетоны защиты.
rulebook-meeples-not-1 = Члены экипажа не могут пострадать. Попадают только в отсеки.
rulebook-meeples-figure = Четверо в экипаже.
rulebook-meeples-words = фишка, мипл, фигурка, игрок, персонаж, астронавт, космонавт, цвет, порядок

rulebook-die = Кость
rulebook-die-lead = Одна шестигранная кость. Рядом с броском видно, что даёт каждая грань.
rulebook-die-may-1 = Поиск: { $scavenge-sides }.
rulebook-die-may-2 = Пробоина, потеряно карт: { $breach-sides }.
rulebook-die-not-1 = Нельзя повторить или отменить бросок.
rulebook-die-figure = От одного до шести, все равновероятны.
rulebook-die-words = кость, кубик, бросок, случай, удача, шанс, d6

## Ways to play

rulebook-sides = Альтернативные отсеки
rulebook-sides-lead = У каждого из { $power } отсеков две стороны, V1 и V2. Сначала сыграйте с V1, потом смешивайте как хотите.
rulebook-sides-may-1 = Случайно: каждый отсек показывает одну из сторон.
rulebook-sides-may-2 = Или выберите на экране новой игры: V1, V2 или каждый отсек отдельно.
rulebook-sides-may-3 = У обеих сторон одинаковые ремонт и цена энергии.
rulebook-sides-not-1 = Нельзя играть стороной, для которой у вас мало игроков.
rulebook-sides-figure = Медотсек, сторона V2.
rulebook-sides-words = вариант, V2, альтернативные, другие отсеки, смесь, дополнение, другая сторона

rulebook-expansion-damage-control-may-1 = В выбранные отсеки попадают по одному разу, в постоянном порядке.
rulebook-expansion-damage-control-may-2 = Можно выбрать отсек без кубиков. Без жетона защиты корабль погибнет.
rulebook-expansion-damage-control-may-3 = Какие карты ушли из колоды, остаётся неизвестным.
rulebook-expansion-damage-control-not-1 = Нельзя выбрать один отсек дважды для одной карты.
rulebook-expansion-damage-control-not-2 = Нельзя выбрать энергоядро.
rulebook-expansion-damage-control-special-head = До первого хода
rulebook-expansion-damage-control-special = Если такая карта среди первых повреждений, выбирает первый игрок.
rulebook-expansion-damage-control-figure = Новые карты. Тип каждой говорит, сколько отсеков нужно выбрать.
rulebook-expansion-damage-control-words = выбрать удар, выбор отсеков, контроль повреждений, живучесть

rulebook-expansion-escape-pod-may-1 = Посадка стоит { $cost-board ->
    [1] одно действие
    [one] { $cost-board } действие
    [few] { $cost-board } действия
    [many] { $cost-board } действий
   *[other] { $cost-board } действия
}. Вы должны быть у энергоядра, а энергия { $pod-rooms } или больше отсеков — перенаправлена. Место одно.
rulebook-expansion-escape-pod-may-2 = Беглец сохраняет все карты ресурсов и сразу делает первый ход в дрейфе.
rulebook-expansion-escape-pod-may-3 = Жетоны и кубики беглеца возвращаются в запас.
rulebook-expansion-escape-pod-not-1 = Вернуться нельзя.
rulebook-expansion-escape-pod-not-2 = В ход посадки нельзя добирать карты и получать жетоны за неиспользованные действия. Карту повреждений не открывают.
rulebook-expansion-escape-pod-figure = Энергия семи отсеков перенаправлена: капсула готова.
rulebook-expansion-escape-pod-words = предатель, беглец, дезертир, уйти, бежать, бросить, эгоист, капсула

rulebook-adrift = Дрейф в капсуле
rulebook-adrift-lead = Ход беглеца: возьмите верхнюю карту сброса, затем бросьте кость. Если бросок не больше числа карт в руке, возьмите ещё одну.
rulebook-adrift-may-1 = Только что взятая карта считается.
rulebook-adrift-may-2 = Если сброс пуст, карты нет, но кость всё равно бросают.
rulebook-adrift-may-3 = Ваши ходы считаются. Жетоны защиты, которые вы положили в отсеки, возвращаются в начале следующего.
rulebook-adrift-not-head = В отличие от экипажа
rulebook-adrift-not-1 = Нельзя действовать и добирать карты; карту повреждений вы не открываете.
rulebook-adrift-not-2 = Лимита руки у вас нет.
rulebook-adrift-not-3 = Нельзя обмениваться и делиться с экипажем. Экипаж не может вас переместить или что-то вам дать.
rulebook-adrift-figure = Капсула, бросок, может быть, карта.
rulebook-adrift-words = беглец, дезертир, предатель, дрейф, ход капсулы, космос

rulebook-last-roll = Последний бросок капсулы
rulebook-last-roll-lead = Если корабль погиб, беглец берёт ещё одну карту и бросает кость один раз. Бросок больше числа карт в руке приносит победу ему одному.
rulebook-last-roll-may-1 = Если корабль спасён, экипаж на борту побеждает, а беглец проигрывает.
rulebook-last-roll-may-2 = Чем меньше у вас карт, тем выше шанс спастись.
rulebook-last-roll-not-head = Если бросок не удался
rulebook-last-roll-not-1 = Если бросок равен числу карт или меньше, проигрывают все.
rulebook-last-roll-words = беглец, дезертир, победа в одиночку, спасение, последний бросок, предатель

rulebook-expansion-solo-may-1 = Членов экипажа { $solo-crew }. Они ходят по очереди полными ходами, как в игре на столько же игроков.
rulebook-expansion-solo-may-2 = У экипажа общая рука. Вначале карт { $hand-1 }, лимит — { $hand-limit }.
rulebook-expansion-solo-may-3 = Жетоны и кубики принадлежат члену экипажа. «Другой игрок» значит «другой член экипажа».
rulebook-expansion-solo-not-1 = Делиться нельзя. Вместо этого вы обмениваетесь с открытыми картами.
rulebook-expansion-solo-not-2 = Нельзя использовать спасательную капсулу и сторону V2 столовой.
rulebook-expansion-solo-words = один игрок, одиночная, в одиночку, один, пасьянс, соло

rulebook-trading = Обмен в соло
rulebook-trading-lead = Обменяйте карту из руки на одну из открытых.
rulebook-trading-may-1 = Это стоит { $cost-trade ->
    [1] одно действие
    [one] { $cost-trade } действие
    [few] { $cost-trade } действия
    [many] { $cost-trade } действий
   *[other] { $cost-trade } действия
}, где бы ни был экипаж.
rulebook-trading-may-2 = Ваша карта ложится на место взятой. Из колоды ничего не берут.
rulebook-trading-may-3 = Столовая делает такой же обмен за своё одно действие.
rulebook-trading-not-1 = Вдвоём и больше так обменивать нельзя. Вместо этого делятся.
rulebook-trading-not-2 = Нельзя обменивать с пустой рукой.
rulebook-trading-figure = Карта из руки за открытую карту.
rulebook-trading-words = менять, обмен, соло, делиться, рынок

rulebook-no-counting = Без счёта
rulebook-no-counting-lead = Для игроков, которым не хочется считать. Число и состав карт в колодах и сбросах скрыты.
rulebook-no-counting-may-1 = Что вам показал отсек, видеть можно.
rulebook-no-counting-may-2 = Рубашка верхней карты повреждений всё равно показывает её тип.
rulebook-no-counting-not-1 = Нельзя видеть шансы и числа и просматривать сбросы до конца игры.
rulebook-no-counting-not-2 = Нельзя читать в журнале больше этого хода и прошлого.
rulebook-no-counting-words = скрыто, память, тайна, счёт, подсчёт, трудный режим, сбросы

rulebook-combining = Что сочетается
rulebook-combining-lead = Сочетайте дополнения, стороны отсеков, сложность и игру без счёта как угодно.
rulebook-combining-may-1 = Всё выбирается на экране новой игры. Если что-то выбрать нельзя, видно почему.
rulebook-combining-may-2 = Тот же сид и те же настройки снова дают тот же корабль.
rulebook-combining-not-1 = Нельзя добавить дополнение, не подходящее к числу игроков.
rulebook-combining-words = сочетать, смешать, режимы, дополнения, настройки, сид, код

rulebook-programs = Ранги компьютера
rulebook-programs-lead = Компьютер может играть на любом месте: кадетом, офицером или командиром.
rulebook-programs-may-1 = Кадет следует простым правилам. Офицер планирует каждый ход. Командир просчитывает ходы целиком.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Выберите панель другого игрока, чтобы сменить того, кто играет на этом месте (кроме соло).
   *[keys] Выберите панель другого игрока, чтобы сменить того, кто играет на этом месте (кроме соло).{ $key-take-over ->
        [none] { "" }
       *[other] {" "}Чтобы передать своё место, нажмите { $key-take-over } в свой ход.
    }
}
rulebook-programs-not-1 = Компьютер никогда не видит больше, чем экипаж.
rulebook-programs-words = кадет, офицер, командир, программа, компьютер, бот, ИИ, место, ранг, сила
rulebook-captain = Советы капитана
rulebook-captain-lead = Капитан предлагает хороший ход и объясняет, чем он хорош.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Спросите во время своих действий: выберите облачко справа вверху{ $key-adviser ->
        [none] .
       *[other] {" "}или нажмите { $key-adviser }.
    }
   *[keys] Спросите во время своих действий: щёлкните облачко справа вверху{ $key-adviser ->
        [none] .
       *[other] {" "}или нажмите { $key-adviser }.
    }
}
rulebook-captain-may-2 = В настройках «{ settings-adviser }» можно отложить до вашего решения или выключить.
rulebook-captain-may-3 = В «Игре с подсказками» капитан советует сам, без вопросов.
rulebook-captain-not-1 = Капитан не видит закрытых карт. Невезение может испортить и хороший план.
rulebook-captain-words = капитан, советник, совет, подсказка, помощь, облачко
rulebook-together = Игра с друзьями
rulebook-together-lead = Играйте за одним компьютером по очереди. Или отправьте другу игру одной строкой букв: строкой полёта.
rulebook-together-may-1 = За одним компьютером: управление берёт тот, чей ход.
rulebook-together-may-2 = На расстоянии: сделайте ход, выберите в меню «{ share-open }», затем «{ flight-copy }». Отправьте строку.
rulebook-together-may-3 = Получатель копирует строку и в разделе «{ title-load }» выбирает «{ flight-paste }». Игра идёт дальше с последнего решения.
rulebook-together-may-4 = Код игры снова даёт тот же корабль. Введите или вставьте его в поле «{ setup-seed }» в разделе «{ setup-details }» новой игры.
rulebook-together-not-1 = Играть онлайн нельзя: у игры нет сервера, и она ничего не отправляет.
rulebook-together-words = друг, онлайн, интернет, сеть, мультиплеер, на расстоянии, строка полёта, код игры, отправить, вставить, поделиться игрой

rulebook-saving = Сохранённые игры
rulebook-saving-lead = Игра сохраняется после каждого решения. Закрывайте окно когда угодно и продолжайте из главного меню.
rulebook-saving-may-1 = «Сохранить как…» в меню игры сохраняет копию под выбранным названием.
rulebook-saving-may-2 = «Сохранённые игры» в главном меню показывают ваши копии и последние оконченные игры.
rulebook-saving-words = сохранить, загрузить, сохранение, автосохранение, продолжить, выйти, файл

rulebook-settings = Настройки
rulebook-settings-lead = Язык, размер текста, цвета, темп, звук и клавиши выбираются в настройках.
rulebook-settings-may-1 = Откройте «{ settings-title }» в главном меню или в меню игры. Изменения действуют сразу.
rulebook-settings-may-2 = Язык, размер текста и цвета находятся на странице «{ settings-page-reading }».
rulebook-settings-words = настройки, параметры, язык, размер текста, шрифт, цвета, контраст, громкость, звук, темп, клавиши

## At your table now

rulebook-now-stands = { $name } { FORM($room, "at") }.
rulebook-now-adrift = { $name } уже не на корабле.
rulebook-now-may = { $standing } Сейчас это можно сделать:
rulebook-now-may-not = { $standing } Сейчас этого сделать нельзя:
rulebook-now-no-action = В этой игре такого действия нет.
rulebook-now-not-aboard = На этом корабле такого отсека нет.
rulebook-now-other-side = { $variant ->
    [v1] В этой игре отсек показывает V1.
   *[v2] В этой игре отсек показывает V2.
}
rulebook-now-away = { $steps ->
    [0] здесь
    [one] в { $steps } переходе
    [few] в { $steps } переходах
    [many] в { $steps } переходах
   *[other] в { $steps } переходах
}
rulebook-now-more = { $count ->
    [1] и ещё один отсек
    [one] и ещё { $count } отсек
    [few] и ещё { $count } отсека
    [many] и ещё { $count } отсеков
   *[other] и ещё { $count } отсека
}
rulebook-now-fits = пуста, у вас есть: { $cards }
rulebook-now-unfit = пуста; подходящей карты у вас нет
rulebook-now-critical = { $guarded ->
    [yes] кубиков нет, под защитой; { $more }
   *[no] критично; { $more }
}
rulebook-now-whole = Все отсеки исправны.
rulebook-now-no-cubes = В запасе нет кубиков.
rulebook-now-power = Перенаправлена энергия { $count } из { $goal } отсеков.{ $left ->
    [0] { "" }
   *[other] { "" } Остались:
}
rulebook-now-breach = В корпусе пробоина. Карт повреждений не осталось.
rulebook-now-hidden = Без счёта: числа скрыты.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, попадание примет жетон
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] Осталась { $count } карта повреждений.
    [few] Осталось { $count } карты повреждений.
    [many] Осталось { $count } карт повреждений.
   *[other] Осталось { $count } карты повреждений.
} Следующая попадает:
rulebook-now-row = открыта
rulebook-now-pile = { $count ->
    [0] Сброс пуст.
    [one] В сбросе { $count } карта.
    [few] В сбросе { $count } карты.
    [many] В сбросе { $count } карт.
   *[other] В сбросе { $count } карты.
}
rulebook-now-deck = { $count ->
    [one] В колоде ресурсов осталась { $count } карта.
    [few] В колоде ресурсов осталось { $count } карты.
    [many] В колоде ресурсов осталось { $count } карт.
   *[other] В колоде ресурсов осталось { $count } карты.
}
rulebook-now-hand = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}. Лимит — { $limit }.
rulebook-now-no-resource = В этой игре таких карт нет.
rulebook-now-holds = { $count ->
    [0] { $name }: таких нет.
    [one] { $name }: таких { $count }.
    [few] { $name }: таких { $count }.
    [many] { $name }: таких { $count }.
   *[other] { $name }: таких { $count }.
}
rulebook-now-difficulty = Эта игра: { $level }, { $cards ->
    [none] без джокеров.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] В этой игре есть.
   *[no] В этой игре нет.
}
rulebook-now-supply = { $count ->
    [0] В запасе их нет.
    [one] В запасе: { $count }.
    [few] В запасе: { $count }.
    [many] В запасе: { $count }.
   *[other] В запасе: { $count }.
}
rulebook-now-held = { $name }: { $count }.
rulebook-now-laid = { $count ->
    [one] здесь жетонов: { $count }
    [few] здесь жетонов: { $count }
    [many] здесь жетонов: { $count }
   *[other] здесь жетонов: { $count }
}
rulebook-now-turn = Ход { $turn }: { $name }, { $phase ->
    [actions] фаза 1.
    [collect] фаза 2.
    [damage] фаза 3.
   *[over] игра окончена.
}
rulebook-now-actions = { $count ->
    [0] Действий не осталось
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
    [many] Осталось { $count } действий
   *[other] Осталось { $count } действия
}{ $tokens ->
    [0] .
    [one] { "" } и { $tokens } жетон.
    [few] { "" } и { $tokens } жетона.
    [many] { "" } и { $tokens } жетонов.
   *[other] { "" } и { $tokens } жетона.
}

## What it was opened from

rulebook-of-slot = { $room }, ячейка { $number }
rulebook-of-divert = { $room }, цена
rulebook-of-shield = { $room }, жетон защиты
rulebook-of-deck = Колода ресурсов
rulebook-of-discard = Сброс
rulebook-of-face-up = Открытая карта
rulebook-of-damage-deck = Колода повреждений
rulebook-of-damage-discard = Вышедшие карты
rulebook-of-die = Кость
rulebook-of-supply = Запас
rulebook-of-held = Ваши жетоны и кубики
rulebook-of-threat = Угроза
rulebook-of-stepper = Фазы
rulebook-of-pod = Капсула
rulebook-of-end = Завершение действий
