### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = Правила
rulebook-search = Найти
rulebook-close = Закрыть
rulebook-contents = Содержание
rulebook-subjects = От А до Я
rulebook-from = Открыто отсюда: { $what }
rulebook-hits = { $count ->
    [1] Найдено одно место
    [one] Найдено { $count } место, лучшие первыми
    [few] Найдено { $count } места, лучшие первыми
    [many] Найдено { $count } мест, лучшие первыми
   *[other] Найдено { $count } места, лучшие первыми
}
rulebook-hit = { $chapter } · { $number } из { $count } по запросу «{ $query }»
rulebook-none = По запросу «{ $query }» ничего нет. Может быть:
rulebook-none-at-all = По запросу «{ $query }» ничего нет.
rulebook-now = Сейчас за вашим столом
rulebook-show = Показать на столе
rulebook-see = См. также
rulebook-try = Попробовать
rulebook-lesson = { $title }, { $minutes } мин
rulebook-begin = Начать
rulebook-open = Правила
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = Миссия
rulebook-chapter-turn = Ваш ход
rulebook-chapter-storm = Буря
rulebook-chapter-rooms = Отсеки
rulebook-chapter-cards = Карты ресурсов
rulebook-chapter-tokens = Фишки и жетоны
rulebook-chapter-variants = Варианты игры

## What the content says of itself

rulebook-room-passive = Работает сам по себе: действий на него не тратят.
rulebook-room-cost = Применение стоит: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
rulebook-room-whole = Работает, только пока во всех ячейках ремонта ({ $count }) есть кубик.
rulebook-room-divert = Питание отводится картами: { $cards }.
rulebook-room-players = Не выпадает, если игроков меньше { $count }; его место занимает другая сторона.
rulebook-resource-copies = Карт «{ $card }» в игре: { $count }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Сколько их в игре, решает сложность: { $levels }.
rulebook-resource-rooms = Чинит ячейку в отсеках: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Дополнительных карт в колоду ресурсов не замешивают; всего в ней карт: { $whole }.
   *[other] В колоду ресурсов замешивают: { $cards }. Всего в ней карт: { $whole }.
}
rulebook-expansion-players = Для { $players } { $most ->
    [1] игрока
   *[other] игроков
}.
rulebook-expansion-apart = Не сочетается в одной игре с: { $others }.
rulebook-action-lead = { $source ->
    [none] Действие фазы 1
   *[other] Действие, которое даёт «{ $source }»
}. Цена: { $cost ->
    [0] бесплатно
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.

## The mission

rulebook-ship = Что такое корабль
rulebook-ship-lead = { $rooms ->
    [9] Девять отсеков, три ряда по три.
   *[other] Отсеков на корабле: { $rooms }.
} В середине энергоядро; вокруг него { $power } отсеков, в каждой игре по-новому.
rulebook-ship-may-1 = У каждого из { $power } отсеков { $spaces } ячейки ремонта. Вначале во всех лежат кубики.
rulebook-ship-may-2 = Соседи имеют общую сторону. Углы не считаются.
rulebook-ship-may-3 = У энергоядра нет ячеек, и оно не получает повреждений. Оно собирает питание, которое вы отводите.
rulebook-ship-figure = Энергоядро с питанием трёх отсеков.
rulebook-ship-words = поле, карта, сетка, схема, цель, ядро, сосед, корабль

rulebook-goal = Как кончается игра
rulebook-goal-lead = Отведите питание всех { $power } отсеков, затем примените энергоядро: корабль спасён, и все побеждают вместе.
rulebook-goal-may-1 = Применить ядро может любой, кто стоит у него, как только отведено питание последнего отсека.
rulebook-goal-may-2 = Отсеки в этот миг могут быть повреждены. Важно только питание.
rulebook-goal-not-1 = По отсеку без кубиков пришёлся ещё удар: корабль сразу гибнет.
rulebook-goal-not-2 = Колода ресурсов кончилась: корабль сразу гибнет.
rulebook-goal-special-head = Одно исключение
rulebook-goal-special = Кто улетел в капсуле, побеждает или проигрывает один.
rulebook-goal-figure = Всё питание отведено. Примените ядро, и это победа.
rulebook-goal-words = победа, победить, проигрыш, поражение, конец, игра окончена, перезапуск, спасение, цель

rulebook-setting-up = Подготовка
rulebook-setting-up-lead = Программа раскладывает всё: отсеки, кубики, карты, экипаж. Вы выбираете имена, сложность и дополнения.
rulebook-setting-up-may-1 = Колода ресурсов: по { $copies } карт каждого из { $kinds } ресурсов и джокеры, сколько велит сложность.
rulebook-setting-up-may-2 = Карт в руке: вдвоём { $hand-2 }, втроём { $hand-3 }, вчетвером { $hand-4 }; в одиночку { $hand-1 } на весь экипаж.
rulebook-setting-up-may-3 = Открытых карт ресурсов: { $face-up }. Колода повреждений сложена по типам, слабые карты сверху; последней лежит пробоина.
rulebook-setting-up-may-4 = Все начинают у энергоядра. Кто ходит первым, выбирают на экране новой игры или решает случай.
rulebook-setting-up-special-head = Повреждения до первого хода
rulebook-setting-up-special = Первыми бьют последние { $setup-damage } карты колоды повреждений, самая последняя раньше другой.
rulebook-setting-up-figure = Карта первых повреждений и отсек, по которому она ударила.
rulebook-setting-up-words = начало, раздача, подготовка, раскладка, руки, первый игрок, новая игра

rulebook-looking = Что видят все
rulebook-looking-lead = Вы играете вместе и в открытую: все руки лежат лицом вверх, и говорить можно обо всём.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Смотреть можно оба сброса и число карт в каждой колоде. Выберите сброс{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
   *[keys] Смотреть можно оба сброса и число карт в каждой колоде. Щёлкните сброс{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
}
rulebook-looking-may-2 = Видно и то, какие карты ещё в колоде, но не их порядок.
rulebook-looking-may-3 = Что показал отсек, знают все. Журнал расскажет, что было.
rulebook-looking-not-1 = Порядок колоды, если его не показал отсек.
rulebook-looking-words = открыто, тайна, скрыто, сведения, счёт, разговор, журнал, смотреть, знать

## Your turn

rulebook-phases = Три фазы
rulebook-phases-lead = Ход — это действия, затем добор, затем удар. После этого ходит следующий член экипажа.
rulebook-phases-may-1 = Фаза 1: действий { $base-actions } и ещё по одному за каждый потраченный жетон действия.
rulebook-phases-may-2 = Фаза 2: возьмите карт из колоды: { $deck-cards }, или одну открытую. Затем оставьте не больше { $hand-limit }.
rulebook-phases-may-3 = Фаза 3: верхняя карта повреждений бьёт по своим отсекам; когда карт нет, пробоина уносит ресурсы.
rulebook-phases-not-1 = Фаза 1 не кончается сама: скажите, когда закончите.
rulebook-phases-special-head = Когда ход начинается
rulebook-phases-special = Сначала возвращаются ваши жетоны защиты из арсенала. Затем медотсек платит тому, кто в нём стоит.
rulebook-phases-words = ход, круг, порядок, очередь, фаза, начало хода, шаги

rulebook-actions = Ваши действия
rulebook-actions-lead = В фазе 1 у вас действий: { $base-actions }. Выбирайте любые, в любом порядке, одно и то же сколько угодно раз.
rulebook-actions-may-1 = Перейти, искать, поделиться, чинить, отвести питание, применить отсек, где стоите.
rulebook-actions-may-2 = Жетон действия даёт ещё одно действие, и так столько раз, сколько у вас жетонов.
rulebook-actions-may-3 = Сначала тратятся основные действия, жетоны — только потом.
rulebook-actions-not-1 = Начать действие, которое не можете оплатить целиком.
rulebook-actions-not-2 = Действовать в другом отсеке. Для некоторых отсеков есть исключение.
rulebook-actions-special-head = Не использованы?
rulebook-actions-special = Каждое оставшееся основное действие становится жетоном действия.
rulebook-actions-figure = Перейти, искать, поделиться, чинить, отвести, применить отсек.
rulebook-actions-words = действовать, делать, очки, ОД, осталось, тратить, возможности

rulebook-moving = Переход
rulebook-moving-lead = Перейдите в соседний отсек: вверх, вниз, влево или вправо.
rulebook-moving-may-1 = { $cost-move ->
    [1] Одно действие
    [one] { $cost-move } действие
    [few] { $cost-move } действия
    [many] { $cost-move } действий
   *[other] { $cost-move } действия
} за каждый отсек на пути.
rulebook-moving-may-2 = В одном отсеке, и у энергоядра тоже, может стоять сколько угодно членов экипажа.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Выберите действие, затем отсек{ $key-move ->
        [none] .
       *[other] {" "}или нажмите { $key-move }.
    }
   *[keys] Перетащите фишку в отсек, жмите стрелки или щёлкните то и другое{ $key-move ->
        [none] .
       *[other] {" "}или нажмите { $key-move }.
    }
}
rulebook-moving-not-1 = По диагонали.
rulebook-moving-not-2 = Чужую фишку: других отправляет только жилой отсек.
rulebook-moving-figure = Из машинного отсека в соседний.
rulebook-moving-words = перейти, идти, шаг, движение, путь, расстояние, сосед, рядом, диагональ, бежать, ходить

rulebook-scavenging = Поиск
rulebook-scavenging-lead = Бросьте кость и ищите карты ресурсов: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [1] Одно действие
    [one] { $cost-scavenge } действие
    [few] { $cost-scavenge } действия
    [many] { $cost-scavenge } действий
   *[other] { $cost-scavenge } действия
}, в любом отсеке, сколько раз сможете оплатить.
rulebook-scavenging-may-2 = Берите карты по одной, каждую из колоды или из открытых. Взятую открытую сразу заменяет новая, и следующей можно взять её.
rulebook-scavenging-may-3 = Можно взять меньше или ничего.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Выберите кость{ $key-scavenge ->
        [none] .
       *[other] {" "}или нажмите { $key-scavenge }.
    }
   *[keys] Щёлкните или бросьте кость{ $key-scavenge ->
        [none] .
       *[other] {" "}или нажмите { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Отменить поиск, когда кость брошена.
rulebook-scavenging-figure = Мало: ничего. Средне: одна карта. Много: две.
rulebook-scavenging-words = искать, поиск, бросок, кость, кубик, находка, добыча, удача, случай

rulebook-sharing = Поделиться
rulebook-sharing-lead = Отдайте одну карту кому-то в вашем отсеке или возьмите одну у него.
rulebook-sharing-may-1 = { $cost-give ->
    [1] Одно действие
    [one] { $cost-give } действие
    [few] { $cost-give } действия
    [many] { $cost-give } действий
   *[other] { $cost-give } действия
} за каждую карту, в какую бы сторону она ни шла.
rulebook-sharing-may-2 = Любую карту, и джокера тоже, и на время больше { $hand-limit }: руку считают только в собственной фазе 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Выберите карту, затем кому она достанется{ $key-share ->
        [none] .
       *[other] {" "}или нажмите { $key-share }.
    }
   *[keys] Перетащите карту на панель члена экипажа или с панели в руку{ $key-share ->
        [none] .
       *[other] {" "}или нажмите { $key-share }.
    }
}
rulebook-sharing-not-1 = С кем-то в другом отсеке. Столовая это умеет.
rulebook-sharing-not-2 = Жетонами и кубиками: они остаются у владельца.
rulebook-sharing-special-head = В одиночку
rulebook-sharing-special = У одного игрока одна рука на весь экипаж, и он обменивает карты на открытые.
rulebook-sharing-figure = В одном отсеке карта переходит из рук в руки.
rulebook-sharing-words = делиться, дать, взять, передать, менять, обмен, товарищ

rulebook-repairing = Ремонт
rulebook-repairing-lead = Сбросьте одну карту, подходящую к открытой ячейке отсека, где стоите. В ячейку ложится кубик из запаса.
rulebook-repairing-may-1 = Любая открытая ячейка, в любом порядке. Джокер подходит к любой ячейке.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Цена: { $cost-repair ->
        [1] одно действие
        [one] { $cost-repair } действие
        [few] { $cost-repair } действия
        [many] { $cost-repair } действий
       *[other] { $cost-repair } действия
    }. Выберите карту, затем ячейку{ $key-repair ->
        [none] .
       *[other] {" "}или нажмите { $key-repair }.
    }
   *[keys] Цена: { $cost-repair ->
        [1] одно действие
        [one] { $cost-repair } действие
        [few] { $cost-repair } действия
        [many] { $cost-repair } действий
       *[other] { $cost-repair } действия
    }. Перетащите карту на ячейку{ $key-repair ->
        [none] .
       *[other] {" "}или нажмите { $key-repair }.
    }
}
rulebook-repairing-may-3 = Ячейка, потерявшая кубик, открыта: на ней виден ресурс, который её чинит.
rulebook-repairing-not-1 = Когда в запасе нет кубиков. Тогда поможет только свой кубик.
rulebook-repairing-not-2 = Из соседнего отсека. Чужие отсеки чинит только мастерская.
rulebook-repairing-not-3 = Две ячейки одной картой, пока питание отсека не отведено.
rulebook-repairing-special-head = Где питание отведено
rulebook-repairing-special = Одна карта, подходящая к открытой ячейке, заполняет все. Если запаса мало, сначала ячейка этой карты, потом сверху вниз.
rulebook-repairing-figure = Металл подходит к одной из двух открытых ячеек.
rulebook-repairing-words = ремонт, чинить, починка, лечить, восстановить, здоровье, жизни, заплатка, сломано, ячейка, слот, ключ

rulebook-diverting = Отвод питания
rulebook-diverting-lead = Стоя в отсеке, где целы все кубики, сбросьте разом карты его цены: питание пойдёт к энергоядру.
rulebook-diverting-may-1 = Цена: { $cost-divert ->
    [1] одно действие
    [one] { $cost-divert } действие
    [few] { $cost-divert } действия
    [many] { $cost-divert } действий
   *[other] { $cost-divert } действия
} и карты, показанные слева на отсеке ({ $cost }).
rulebook-diverting-may-2 = Любую из них может заменить джокер.
rulebook-diverting-may-3 = Отсек и дальше можно применять, повреждать и чинить. Питание остаётся отведённым.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Выберите карту, затем цену{ $key-divert ->
        [none] .
       *[other] {" "}или нажмите { $key-divert }.
    } Карты ложатся в сброс в названном порядке, последняя сверху.
   *[keys] Перетащите карту на цену{ $key-divert ->
        [none] .
       *[other] {" "}или нажмите { $key-divert }.
    } Карты ложатся в сброс в названном порядке, последняя сверху.
}
rulebook-diverting-not-1 = Пока есть открытая ячейка: сначала почините.
rulebook-diverting-not-2 = По частям: все карты разом и из одной руки.
rulebook-diverting-not-3 = Из одного отсека дважды или от энергоядра.
rulebook-diverting-special-head = Что это даёт
rulebook-diverting-special = На шаг ближе к концу, и отныне одна карта чинит весь отсек.
rulebook-diverting-figure = { $cost ->
    [3] Три карты слева превращаются в жетон питания.
   *[other] Карты слева превращаются в жетон питания.
}
rulebook-diverting-words = отвести, питание, энергия, мощность, перенаправить, победа, монета, цена, платить, заряд

rulebook-activating = Активация отсека
rulebook-activating-lead = Примените способность отсека, где стоите. Все его кубики должны быть на месте.
rulebook-activating-may-1 = Сколько действий это стоит, сказано на отсеке.
rulebook-activating-may-2 = Тот же отсек снова и снова, пока можете платить.
rulebook-activating-may-3 = Отсек с отведённым питанием работает как любой другой.
rulebook-activating-not-1 = Повреждённый отсек: сначала почините.
rulebook-activating-not-2 = Когда применить не к чему: сброс пуст, отправить не к кому, жетонов в запасе нет. Кнопка скажет, что именно.
rulebook-activating-not-3 = Пассивный отсек: он работает сам.
rulebook-activating-special-head = Сначала плата
rulebook-activating-special = Действия тратятся до всех вопросов отсека, и есть ли к чему его применить, решается после этого.
rulebook-activating-words = активировать, применить, использовать, способность, эффект, отсек, умение, пассивный

rulebook-ending = Завершение действий
rulebook-ending-lead = Завершите фазу 1, когда захотите. За каждое оставшееся основное действие вы берёте жетон действия.
rulebook-ending-may-1 = Столько жетонов, сколько есть в запасе.
rulebook-ending-may-2 = Эти жетоны — для следующих ходов.
rulebook-ending-not-1 = Жетон за действие, купленное жетоном.
rulebook-ending-not-2 = Жетоны, которых нет в запасе: такие действия пропадают, но сначала вас спросят.
rulebook-ending-special-head = Действия кончились
rulebook-ending-special = Даже когда тратить нечего, фаза ждёт вас, чтобы можно было отменить.
rulebook-ending-figure = Сбережённое действие — жетон.
rulebook-ending-words = закончить, пас, пропустить, сохранить, лишнее, остаток, готово, стоп, ждать

rulebook-collecting = Добор
rulebook-collecting-lead = Фаза 2: возьмите верхние карты колоды ресурсов ({ $deck-cards }) или одну из открытых ({ $face-up }).
rulebook-collecting-may-1 = Взятую открытую карту сразу заменяет карта из колоды.
rulebook-collecting-may-2 = Затем сбросьте до { $hand-limit }, карты на ваш выбор.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Выберите колоду или карту.
   *[keys] Щёлкните колоду или карту или перетащите в руку.
}
rulebook-collecting-not-1 = Не брать ничего: одно из двух взять нужно.
rulebook-collecting-words = добор, брать, взять, тянуть, получить, доход, фаза 2, карты, ресурсы

rulebook-hand = Ваша рука
rulebook-hand-lead = В конце своей фазы 2 вы оставляете не больше { $hand-limit } карт. В остальное время рука может быть больше.
rulebook-hand-may-1 = Какие карты сбросить, выбираете вы.
rulebook-hand-may-2 = Карты от других не считаются до вашей следующей фазы 2.
rulebook-hand-may-3 = В первой руке карт: вдвоём { $hand-2 }, втроём { $hand-3 }, вчетвером { $hand-4 }.
rulebook-hand-not-1 = Сбрасывать карты в другое время, если ими ничего не оплачено.
rulebook-hand-figure = По карте каждого ресурса.
rulebook-hand-words = предел, лимит, сброс, максимум, слишком много, оставить, держать, шесть

## The storm

rulebook-damage-cards = Карты повреждений
rulebook-damage-cards-lead = Фаза 3: открывается верхняя карта повреждений. Каждый отсек на ней теряет верхний кубик, в указанном порядке.
rulebook-damage-cards-may-1 = Карты типа 1 бьют по одному отсеку, типа 2 по двум, типа 3 по трём: карт { $damage-1 }, { $damage-2 } и { $damage-3 }, слабые первыми.
rulebook-damage-cards-may-2 = Потерянные кубики возвращаются в запас.
rulebook-damage-cards-may-3 = Вместо кубика удар принимает жетон защиты: сначала старший на отсеке, иначе чей-то из стоящих там.
rulebook-damage-cards-not-1 = По энергоядру ударов не бывает.
rulebook-damage-cards-not-2 = Отсеку без кубиков терять нечего: корабль гибнет, остальное на карте уже не важно.
rulebook-damage-cards-special-head = Жетон там есть у нескольких
rulebook-damage-cards-special = Кто сейчас ходит, называет того, кто отдаст жетон.
rulebook-damage-cards-figure = Медотсек теряет верхний кубик.
rulebook-damage-cards-words = удар, попадание, атака, буря, солнце, вспышка, урон, опасность, фаза 3, угроза, шансы

rulebook-critical = Критические отсеки
rulebook-critical-lead = Отсек, потерявший все кубики, в критическом состоянии. Следующее попадание в него губит корабль.
rulebook-critical-may-1 = Почините одну ячейку, и он выдержит ещё одно попадание.
rulebook-critical-may-2 = Жетон защиты спасёт его один раз.
rulebook-critical-may-3 = Мостик может показать, какие отсеки на очереди, и отложить их.
rulebook-critical-not-1 = Применить его или отвести питание нельзя, пока он не цел.
rulebook-critical-special-head = Карт повреждений больше нет
rulebook-critical-special = При пробоине попаданий в отсеки больше не бывает.
rulebook-critical-figure = Открыты три ячейки: ещё попадание, и конец.
rulebook-critical-words = опасность, красный, гибель, последний, ноль, уничтожен, тревога, проигрыш, здоровье

rulebook-hull-breach = Пробоина
rulebook-hull-breach-lead = Когда вышла последняя карта повреждений, корпус пробит. Со следующего хода фаза 3 — это бросок: он решает, сколько карт уйдёт из колоды.
rulebook-hull-breach-may-1 = Сколько стоит бросок: { $breach-sides }.
rulebook-hull-breach-may-2 = Карты уходят с верха колоды ресурсов в её сброс.
rulebook-hull-breach-not-1 = Отсеки больше не повреждаются.
rulebook-hull-breach-not-2 = Жетоны от неё не помогают.
rulebook-hull-breach-figure = Последняя карта и цена каждого хода после неё.
rulebook-hull-breach-words = пробоина, утечка, дыра, вакуум, конец колоды, потеря карт, отсчёт, финал, космос

rulebook-deck-empty = Когда колода кончается
rulebook-deck-empty-lead = Как только колода ресурсов пуста, корабль гибнет, что бы ни взяло последнюю карту.
rulebook-deck-empty-may-1 = Последнюю карту ещё берут или кладут. После неё не происходит ничего.
rulebook-deck-empty-may-2 = Смотреть карты и возвращать их — от этого колода не кончается.
rulebook-deck-empty-not-1 = Замешать сброс обратно.
rulebook-deck-empty-not-2 = Открытая карта не выход: её сразу заменяет карта из колоды.
rulebook-deck-empty-special-head = Надолго ли её хватит
rulebook-deck-empty-special = Каждый ход на борту берёт хотя бы одну карту. Сколько ходов осталось, считает стол.
rulebook-deck-empty-words = проигрыш, последняя карта, время, часы, кончилась, пустая, перемешать

## The rooms

rulebook-reading-rooms = Как читать отсек
rulebook-reading-rooms-lead = На карте отсека сказано, сколько стоит отвод, что его чинит и что он умеет.
rulebook-reading-rooms-may-1 = Слева: карты, которыми отводят питание; после этого монета.
rulebook-reading-rooms-may-2 = Справа: ячейки ремонта. Кубик закрывает ресурс, на открытой ячейке он виден.
rulebook-reading-rooms-may-3 = Внизу: что отсек делает. Знак золотой, пока все кубики на месте.
rulebook-reading-rooms-may-4 = Справа вверху: шанс удара в этом ходу, по всему, что экипаж знает о колоде повреждений.
rulebook-reading-rooms-not-1 = Обе стороны отсека в одной игре не встречаются.
rulebook-reading-rooms-figure = Трюм с открытой верхней ячейкой.
rulebook-reading-rooms-words = карта, символ, значок, ячейки, процент, число, монета, V1, V2

rulebook-room-energy-core-v1-may-1 = На нём отмечен каждый отсек, питание которого отведено.
rulebook-room-energy-core-v1-not-1 = Его нельзя повредить и чинить, от него не отводят питание, на него не кладут жетоны.
rulebook-room-energy-core-v1-not-2 = Пока не отведено питание последнего отсека, оно ничего не делает.
rulebook-room-energy-core-v1-figure = Всё питание отведено: ядро можно перезапустить.
rulebook-room-energy-core-v1-words = реактор, центр, середина, победа, перезапуск, двигатель

rulebook-room-bridge-v1-may-1 = Если карт осталось меньше, смотрите сколько есть.
rulebook-room-bridge-v1-may-2 = Самую вредную карту кладите последней и почините до её прихода.
rulebook-room-bridge-v1-not-1 = Когда карт повреждений нет, применить его нельзя.
rulebook-room-bridge-v1-not-2 = Карты пробоины здесь не видят, она остаётся внизу.
rulebook-room-bridge-v1-words = подсмотреть, заглянуть, вперёд, порядок, прогноз, разложить
rulebook-room-bridge-v2-may-1 = Обе могут уйти в один конец колоды; их порядок выбираете вы.
rulebook-room-bridge-v2-may-2 = Что лежит внизу, придёт прямо перед пробоиной.
rulebook-room-bridge-v2-not-1 = Когда карт повреждений нет, применить его нельзя.
rulebook-room-bridge-v2-words = подсмотреть, заглянуть, спрятать, низ, вниз, прогноз

rulebook-room-cargo-hold-v1-may-1 = Порядок потом знают все, пока карты не взяты.
rulebook-room-cargo-hold-v1-may-2 = Работает при любом числе оставшихся карт.
rulebook-room-cargo-hold-v1-not-1 = Брать какую-то из них: все возвращаются.
rulebook-room-cargo-hold-v1-words = подсмотреть, заглянуть, смотреть, порядок, склад, груз, стопка
rulebook-room-cargo-hold-v2-may-1 = До фазы 2 рука может быть больше предела.
rulebook-room-cargo-hold-v2-not-1 = Последнюю карту колоды: взять её — погубить корабль.
rulebook-room-cargo-hold-v2-words = тянуть, лишняя карта, склад, груз, получить

rulebook-room-medical-bay-v1-may-1 = Платит до ваших действий, в начале каждого хода, который вы там начинаете.
rulebook-room-medical-bay-v1-may-2 = Если в запасе жетонов меньше, вы получаете сколько есть.
rulebook-room-medical-bay-v1-not-1 = Кто пришёл посреди хода, ничего не получает.
rulebook-room-medical-bay-v1-not-2 = Ячейка открыта: отсек не платит.
rulebook-room-medical-bay-v1-words = лечить, врач, госпиталь, отдых, жетоны, бонус
rulebook-room-medical-bay-v2-may-1 = Платить за него можно и жетонами действия, как за любое действие.
rulebook-room-medical-bay-v2-not-1 = Жетоны себе.
rulebook-room-medical-bay-v2-words = лечить, врач, госпиталь, жетоны, помочь другим

rulebook-room-crew-quarters-v1-may-1 = Отправить можно любого, даже кого-то вдали.
rulebook-room-crew-quarters-v1-may-2 = Сведите людей вместе, чтобы они могли делиться.
rulebook-room-crew-quarters-v1-not-1 = Пока все в одном отсеке, отправлять не к кому.
rulebook-room-crew-quarters-v1-words = телепорт, отправить, переместить других, кровать, каюта, встреча, лифт
rulebook-room-crew-quarters-v2-may-1 = Отправить можно любого, даже кого-то вдали.
rulebook-room-crew-quarters-v2-may-2 = Отправьте кого-то туда, где пора чинить.
rulebook-room-crew-quarters-v2-not-1 = В отсек, где кто-то стоит.
rulebook-room-crew-quarters-v2-words = телепорт, отправить, переместить других, кровать, каюта, лифт, пустой отсек

rulebook-room-engine-room-v1-may-1 = Менять можно и одинаковые карты.
rulebook-room-engine-room-v1-may-2 = Ваша карта потом лежит на верху сброса.
rulebook-room-engine-room-v1-not-1 = С пустой рукой или при пустом сбросе.
rulebook-room-engine-room-v1-words = переработка, вернуть, кладбище, менять, сброс
rulebook-room-engine-room-v2-may-1 = Выберите любую карту, где бы в сбросе она ни лежала.
rulebook-room-engine-room-v2-not-1 = При пустом сбросе.
rulebook-room-engine-room-v2-not-2 = Если от этого уйдёт последняя карта колоды, корабль погибнет.
rulebook-room-engine-room-v2-words = переработка, вернуть, кладбище, забрать, сброс

rulebook-room-armoury-v1-may-1 = На одном отсеке могут лежать жетоны нескольких игроков. Старший тратится первым.
rulebook-room-armoury-v1-may-2 = Жетон, принявший удар, возвращается в запас.
rulebook-room-armoury-v1-not-1 = Когда в запасе нет жетонов.
rulebook-room-armoury-v1-not-2 = Они не навсегда: ваш следующий ход начнётся с их возврата.
rulebook-room-armoury-v1-words = щит, защита, охрана, заслон, оборона, оружие
rulebook-room-armoury-v2-may-1 = Жетонов можно держать несколько. Каждый принимает одно попадание.
rulebook-room-armoury-v2-may-2 = Жетон идёт туда же, куда владелец.
rulebook-room-armoury-v2-not-1 = Когда в запасе нет жетонов.
rulebook-room-armoury-v2-words = щит, защита, охрана, заслон, оборона, телохранитель

rulebook-room-repair-centre-v1-may-1 = Джокеры годятся и здесь.
rulebook-room-repair-centre-v1-may-2 = Любой отсек, как бы далеко он ни был.
rulebook-room-repair-centre-v1-not-1 = Себя: это обычный ремонт.
rulebook-room-repair-centre-v1-not-2 = Своим кубиком. Он работает только там, где вы стоите.
rulebook-room-repair-centre-v1-words = лечить, чинить, далеко, издалека, мастерская, расстояние
rulebook-room-repair-centre-v2-may-1 = Кубикам на руках не страшны никакие удары.
rulebook-room-repair-centre-v2-may-2 = Они чинят и тогда, когда запас пуст.
rulebook-room-repair-centre-v2-not-1 = Кубик себе.
rulebook-room-repair-centre-v2-not-2 = Когда в запасе нет кубиков.
rulebook-room-repair-centre-v2-words = лечить, чинить, запаска, нести, кубик, мастерская

rulebook-room-mess-hall-v1-may-1 = Другой может быть где угодно на корабле.
rulebook-room-mess-hall-v1-may-2 = Карту можно отдать даром или взять даром.
rulebook-room-mess-hall-v1-not-1 = Пока карт нет ни у кого.
rulebook-room-mess-hall-v1-words = обмен, менять, мена, кухня, столовая, делиться издалека
rulebook-room-mess-hall-v2-may-1 = Они могут быть где угодно на корабле, а карты выбираете вы.
rulebook-room-mess-hall-v2-may-2 = Каждый отдаёт столько же, сколько другой.
rulebook-room-mess-hall-v2-not-1 = Ваши собственные карты: вы не из этих двоих.
rulebook-room-mess-hall-v2-not-2 = Когда карты есть меньше чем у двух других.
rulebook-room-mess-hall-v2-words = обмен, менять, мена, кухня, столовая, другие

## Resource cards

rulebook-deck = Колода ресурсов
rulebook-deck-lead = Все карты отсюда: руки, открытый ряд, добор и находки. И это ваше время.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Что в ней ещё есть, можно посмотреть: выберите сброс{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
   *[keys] Что в ней ещё есть, можно посмотреть: щёлкните сброс{ $key-piles ->
        [none] .
       *[other] {" "}или нажмите { $key-piles }.
    }
}
rulebook-deck-may-2 = Верхние карты, которые показал отсек, остаются известны.
rulebook-deck-not-1 = Карты возвращаются в колоду, только когда их смотрит отсек.
rulebook-deck-not-2 = Она никогда не пополняется.
rulebook-deck-words = колода, стопка, ресурсы, осталось карт, время

rulebook-face-up = Открытые карты
rulebook-face-up-lead = Рядом с колодой лежат открытые карты ресурсов ({ $face-up }). Возьмите одну при доборе или как находку при поиске.
rulebook-face-up-may-1 = Пустое место сразу занимает карта из колоды, прямо там же.
rulebook-face-up-may-2 = Из двух одинаковых годится любая.
rulebook-face-up-may-3 = В одиночку карту руки можно обменять на одну из них.
rulebook-face-up-not-1 = Туда ничего не возвращают, разве что при обмене.
rulebook-face-up-words = рынок, ряд, витрина, открытые карты, видимые, выбор

rulebook-discards = Сброс
rulebook-discards-lead = Здесь лежат карты, которыми платили, лишние из рук и унесённые пробоиной, последняя сверху.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Выберите его, чтобы увидеть все.
   *[keys] Щёлкните его, чтобы увидеть все.
}
rulebook-discards-may-2 = Машинный отсек возвращает карты отсюда, а капсула ими живёт.
rulebook-discards-not-1 = Он никогда не замешивается в колоду.
rulebook-discards-words = кладбище, сброс, отбой, мусор, выброшено, использованные карты

rulebook-resource-universal-may-1 = Чинит любую ячейку, на месте и из мастерской.
rulebook-resource-universal-may-2 = Заменяет любую карту в цене отвода; если нужно, тратят несколько джокеров.
rulebook-resource-universal-not-1 = Никогда не считается больше чем за одну карту.
rulebook-resource-universal-figure = Джокер заменяет всё, что потребуется.
rulebook-resource-universal-words = джокер, универсальная, универсал, любая, звезда

## Pieces and tokens

rulebook-cubes = Кубики и запас
rulebook-cubes-lead = Кубиков ремонта в игре { $repair-cubes }. Вначале все лежат на корабле; что теряют отсеки, идёт в запас, и для ремонта берут оттуда.
rulebook-cubes-may-1 = Попадание снимает с отсека верхний кубик.
rulebook-cubes-may-2 = Кубики мастерской можно держать у себя. Такой кубик чинит любую открытую ячейку там, где стоит владелец: одно действие, без карты.
rulebook-cubes-may-3 = Кубик закрывает свой ресурс: этой ячейке карта не нужна.
rulebook-cubes-not-1 = Нет кубиков в запасе — нет ремонта картами.
rulebook-cubes-not-2 = Свой кубик нельзя отдать.
rulebook-cubes-special-head = Свой кубик, где питание отведено
rulebook-cubes-special = Он заполняет все ячейки: сначала кубики владельца, сколько нужно, остальные даёт запас.
rulebook-cubes-figure = Кубик ложится в открытую ячейку.
rulebook-cubes-words = кубики, здоровье, жизни, запас, блоки, сердца

rulebook-extra-actions = Жетоны действия
rulebook-extra-actions-lead = Жетон действия — это ещё одно действие в фазе 1 любого хода владельца. Всего их { $action-tokens }.
rulebook-extra-actions-may-1 = Неиспользованные основные действия становятся жетонами, пока их хватает в запасе.
rulebook-extra-actions-may-2 = Их даёт медотсек; жетоны его первой стороны можно потратить в тот же ход.
rulebook-extra-actions-may-3 = Тратьте за ход сколько есть. Они возвращаются в запас.
rulebook-extra-actions-not-1 = Пока не потрачены основные действия.
rulebook-extra-actions-not-2 = Отдавать их другим; это может только другая сторона медотсека.
rulebook-extra-actions-not-3 = Купленное и не использованное действие ничего не вернёт; поэтому жетон тратится, только когда он нужен действию.
rulebook-extra-actions-figure = Один жетон, одно действие.
rulebook-extra-actions-words = бонус, восьмиугольник, лишнее, жетон, сохранить, запас, ОД

rulebook-shields = Жетоны защиты
rulebook-shields-lead = Жетон защиты принимает одно попадание вместо кубика. Всего их { $protection-tokens }.
rulebook-shields-may-1 = На отсеке: принимает следующее попадание туда. Старший первым.
rulebook-shields-may-2 = У владельца: принимает попадание в отсек, где тот стоит, если на отсеке жетона нет.
rulebook-shields-may-3 = Потраченный жетон возвращается в запас.
rulebook-shields-not-1 = На энергоядре.
rulebook-shields-not-2 = От пробоины.
rulebook-shields-special-head = Надолго ли
rulebook-shields-special = Жетоны с отсеков возвращаются, когда снова ходит тот, кто их положил. Жетоны у владельцев остаются, пока не потрачены.
rulebook-shields-figure = Два попадания в этот отсек не отнимут кубиков.
rulebook-shields-words = щит, броня, охрана, заслон, защита, оборона, неуязвимость

rulebook-power = Жетоны питания
rulebook-power-lead = Монета на отсеке говорит, что его питание отведено. Все { $power } зажигают энергоядро.
rulebook-power-may-1 = Одна подходящая карта или один свой кубик заполняет такой отсек целиком.
rulebook-power-may-2 = Отсек можно применять как прежде.
rulebook-power-not-1 = Его не потерять, что бы ни попало в отсек.
rulebook-power-not-2 = Отсек он не бережёт: удары снимают кубики как прежде.
rulebook-power-figure = Столовая, питание отведено.
rulebook-power-words = монета, золото, отведено, готово, молния, питание

rulebook-meeples = Экипаж
rulebook-meeples-lead = Каждая фишка — член экипажа. Кто это, видно по цвету и контуру.
rulebook-meeples-may-1 = Члены экипажа ходят по очереди, круг за кругом.
rulebook-meeples-may-2 = У каждого могут быть карты, жетоны действия, кубики ремонта и жетоны защиты.
rulebook-meeples-not-1 = Их не ранят: страдают только отсеки.
rulebook-meeples-figure = Четверо в экипаже.
rulebook-meeples-words = фишка, мипл, фигурка, игрок, персонаж, астронавт, космонавт, цвет, порядок

rulebook-die = Кость
rulebook-die-lead = Одна кость, шесть граней. Что значит грань, сказано рядом с броском.
rulebook-die-may-1 = Поиск: { $scavenge-sides }.
rulebook-die-may-2 = Пробоина, потеряно: { $breach-sides }.
rulebook-die-not-1 = Бросок не повторяют и не отменяют.
rulebook-die-figure = От одного до шести, все равновероятны.
rulebook-die-words = кость, кубик, бросок, случай, удача, шанс, d6

## Ways to play

rulebook-sides = Другие отсеки
rulebook-sides-lead = У каждого из { $power } отсеков две стороны, V1 и V2. В первой игре V1; потом годится любая смесь.
rulebook-sides-may-1 = Наугад: каждый отсек показывает одну из сторон.
rulebook-sides-may-2 = Или все V1, все V2, или сторону каждого отсека вы назовёте на экране новой игры.
rulebook-sides-may-3 = Ремонт и цена отвода у обеих сторон одинаковы.
rulebook-sides-not-1 = Сторона, которой нужно больше игроков, меньшему числу не выпадает.
rulebook-sides-figure = Медотсек с другой стороной.
rulebook-sides-words = вариант, V2, другой, смесь, дополнение, другая сторона

rulebook-expansion-damage-control-may-1 = Отсеки затем повреждаются в установленном порядке, по одному попаданию.
rulebook-expansion-damage-control-may-2 = Можно выбрать и отсек без кубиков, если его бережёт жетон или вы сдаётесь.
rulebook-expansion-damage-control-may-3 = Никто не знает, какие карты ушли из колоды.
rulebook-expansion-damage-control-not-1 = Тот же отсек дважды на одной карте.
rulebook-expansion-damage-control-not-2 = Энергоядро.
rulebook-expansion-damage-control-special-head = До первого хода
rulebook-expansion-damage-control-special = Если такая карта среди тех, что бьют первыми, выбирает первый игрок.
rulebook-expansion-damage-control-figure = Новые карты: вы выбираете один, два или три отсека.
rulebook-expansion-damage-control-words = выбрать удар, выбор отсеков, контроль повреждений, живучесть

rulebook-expansion-escape-pod-may-1 = Посадка стоит { $cost-board ->
    [1] одного действия
    [one] { $cost-board } действия
    [few] { $cost-board } действий
    [many] { $cost-board } действий
   *[other] { $cost-board } действий
}, от энергоядра, когда отведено питание { $pod-rooms } отсеков. Места хватит одному.
rulebook-expansion-escape-pod-may-2 = Беглец сохраняет карты, и сразу начинается его первый ход в дрейфе.
rulebook-expansion-escape-pod-may-3 = Жетоны и кубики беглеца возвращаются в запас.
rulebook-expansion-escape-pod-not-1 = Вернуться.
rulebook-expansion-escape-pod-not-2 = Добор, удар и жетоны за неиспользованные действия в ход посадки.
rulebook-expansion-escape-pod-figure = Отведено питание семи отсеков: капсула готова.
rulebook-expansion-escape-pod-words = предатель, беглец, дезертир, уйти, бежать, бросить, эгоист, капсула

rulebook-adrift = Дрейф в капсуле
rulebook-adrift-lead = Ход беглеца: взять верхнюю карту сброса и бросить кость. Бросок не больше числа его карт добавляет ещё одну. На этом ход окончен.
rulebook-adrift-may-1 = Только что взятая карта тоже считается.
rulebook-adrift-may-2 = Пустой сброс не даёт карты. Кость всё равно бросают.
rulebook-adrift-may-3 = Эти ходы считаются, как и другие. Щиты, положенные беглецом, возвращаются в начале его следующего хода.
rulebook-adrift-not-1 = В таком ходу нет ни действий, ни добора, ни удара.
rulebook-adrift-not-2 = Предела руки нет.
rulebook-adrift-not-3 = Никто на борту не может меняться с беглецом, переместить его или что-то ему дать.
rulebook-adrift-figure = Капсула, бросок, может быть, карта.
rulebook-adrift-words = беглец, дезертир, предатель, дрейф, ход капсулы, космос

rulebook-last-roll = Последний бросок капсулы
rulebook-last-roll-lead = Если корабль погиб, беглец берёт ещё одну карту и бросает кость один раз. Бросок больше числа его карт — спасение: беглец побеждает один.
rulebook-last-roll-may-1 = Если корабль спасён, экипаж на борту побеждает, а беглец проигрывает.
rulebook-last-roll-may-2 = Чем меньше карт, тем вернее спасение, так что беглец рад пустому сбросу.
rulebook-last-roll-not-1 = Бросок не больше числа карт: проигрывают все.
rulebook-last-roll-words = беглец, дезертир, победа в одиночку, спасение, последний бросок, предатель

rulebook-expansion-solo-may-1 = Членов экипажа { $solo-crew }, все ходят по очереди полными ходами, как в игре на столько же игроков.
rulebook-expansion-solo-may-2 = У единственной руки предел одной руки: { $hand-limit } карт.
rulebook-expansion-solo-may-3 = Жетоны, кубики и щиты у того члена экипажа, который их получил. «Другой игрок» значит другой член экипажа.
rulebook-expansion-solo-not-1 = Делиться: вместо этого вы обмениваете.
rulebook-expansion-solo-not-2 = Спасательная капсула и другая сторона столовой.
rulebook-expansion-solo-words = один игрок, одиночная, в одиночку, один, пасьянс, соло

rulebook-trading = Обмен в одиночку
rulebook-trading-lead = Играя в одиночку, обменяйте одну карту руки на одну из открытых, где бы кто ни стоял.
rulebook-trading-may-1 = Цена: { $cost-trade ->
    [1] одно действие
    [one] { $cost-trade } действие
    [few] { $cost-trade } действия
    [many] { $cost-trade } действий
   *[other] { $cost-trade } действия
}, где бы ни был экипаж.
rulebook-trading-may-2 = Ваша карта ложится на место взятой. Из колоды ничего не берётся.
rulebook-trading-may-3 = Столовая делает то же за своё одно действие.
rulebook-trading-not-1 = Вдвоём и больше: там делятся.
rulebook-trading-not-2 = С пустой рукой.
rulebook-trading-figure = Карта руки за карту ряда.
rulebook-trading-words = менять, обмен, соло, делиться, рынок

rulebook-no-counting = Без счёта
rulebook-no-counting-lead = Игра для тех, кто не хочет считать: сколько карт в колодах и сбросах и каких, скрыто.
rulebook-no-counting-may-1 = Что вам показал отсек, видеть можно.
rulebook-no-counting-may-2 = Рубашка колоды повреждений всё так же называет тип верхней карты.
rulebook-no-counting-not-1 = Ни шансов, ни чисел, ни просмотра сбросов до конца игры.
rulebook-no-counting-not-2 = Журнал показывает этот ход и прошлый, не больше.
rulebook-no-counting-words = скрыто, память, тайна, счёт, подсчёт, трудный режим, сбросы

rulebook-combining = Что с чем сочетается
rulebook-combining-lead = Дополнения, стороны отсеков, сложность и игра без счёта сочетаются как угодно.
rulebook-combining-may-1 = Всё выбирается на экране новой игры. Что выбрать нельзя, само говорит почему.
rulebook-combining-may-2 = Тот же сид и те же настройки снова дают тот же корабль.
rulebook-combining-not-1 = Дополнение с числом игроков, для которого оно не предназначено.
rulebook-combining-words = сочетать, смешать, режимы, дополнения, настройки, сид, код

## At your table now

rulebook-now-stands = { $name } { FORM($room, "at") }.
rulebook-now-adrift = { $name } уже не на корабле.
rulebook-now-may = { $standing } Сейчас это можно:
rulebook-now-may-not = { $standing } Сейчас это нельзя:
rulebook-now-no-action = В этой игре такого действия нет.
rulebook-now-not-aboard = На этом корабле такого отсека нет.
rulebook-now-other-side = { $variant ->
    [v1] В этой игре отсек показывает V1.
   *[v2] В этой игре отсек показывает V2.
}
rulebook-now-away = { $steps ->
    [0] здесь
    [one] в { $steps } переходе
    [few] в { $steps } переходах
    [many] в { $steps } переходах
   *[other] в { $steps } переходах
}
rulebook-now-more = { $count ->
    [1] и ещё один отсек
    [one] и ещё { $count } отсек
    [few] и ещё { $count } отсека
    [many] и ещё { $count } отсеков
   *[other] и ещё { $count } отсека
}
rulebook-now-fits = открыта, у вас есть: { $cards }
rulebook-now-unfit = открыта; подходящего у вас нет
rulebook-now-critical = { $guarded ->
    [yes] кубиков нет, под защитой; { $more }
   *[no] критично; { $more }
}
rulebook-now-whole = Все отсеки целы.
rulebook-now-no-cubes = В запасе нет кубиков.
rulebook-now-power = Отведено { $count } из { $goal } отсеков.{ $left ->
    [0] { "" }
   *[other] { "" } Остались:
}
rulebook-now-breach = В корпусе пробоина: карт повреждений нет.
rulebook-now-hidden = Без счёта: числа скрыты.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, удар примет жетон
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] Осталась { $count } карта повреждений.
    [few] Осталось { $count } карты повреждений.
    [many] Осталось { $count } карт повреждений.
   *[other] Осталось { $count } карты повреждений.
} Следующая бьёт:
rulebook-now-row = лежат открытыми
rulebook-now-pile = { $count ->
    [0] Сброс пуст.
    [one] В сбросе { $count } карта.
    [few] В сбросе { $count } карты.
    [many] В сбросе { $count } карт.
   *[other] В сбросе { $count } карты.
}
rulebook-now-deck = { $count ->
    [one] В колоде ресурсов осталась { $count } карта.
    [few] В колоде ресурсов осталось { $count } карты.
    [many] В колоде ресурсов осталось { $count } карт.
   *[other] В колоде ресурсов осталось { $count } карты.
}
rulebook-now-hand = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}; оставить можно { $limit }.
rulebook-now-no-resource = В этой игре таких карт нет.
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
    [yes] Входит в эту игру.
   *[no] Не входит в эту игру.
}
rulebook-now-supply = { $count ->
    [0] В запасе не осталось.
    [one] В запасе: { $count }.
    [few] В запасе: { $count }.
    [many] В запасе: { $count }.
   *[other] В запасе: { $count }.
}
rulebook-now-held = { $name }: { $count }.
rulebook-now-laid = { $count ->
    [one] здесь лежит { $count }
    [few] здесь лежат { $count }
    [many] здесь лежат { $count }
   *[other] здесь лежат { $count }
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
    [one] { "" } и { $tokens } жетон.
    [few] { "" } и { $tokens } жетона.
    [many] { "" } и { $tokens } жетонов.
   *[other] { "" } и { $tokens } жетона.
}

## What it was opened from

rulebook-of-slot = { $room }, ячейка { $number }
rulebook-of-divert = { $room }, цена отвода
rulebook-of-shield = { $room }, жетон защиты
rulebook-of-deck = Колода ресурсов
rulebook-of-discard = Сброс
rulebook-of-face-up = Открытая карта
rulebook-of-damage-deck = Колода повреждений
rulebook-of-damage-discard = Карты, что ударили
rulebook-of-die = Кость
rulebook-of-supply = Запас
rulebook-of-held = Что у вас есть
rulebook-of-threat = Угроза
rulebook-of-stepper = Фазы
rulebook-of-pod = Капсула
rulebook-of-end = Завершение действий
