### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
    .genitive = отсека «{ $name }»
    .accusative = отсек «{ $name }»
    .to = в отсек «{ $name }»
    .at = в отсеке «{ $name }»
play-room-bridge = мостик
    .genitive = мостика
    .accusative = мостик
    .to = на мостик
    .at = на мостике
play-room-cargo-hold = трюм
    .genitive = трюма
    .accusative = трюм
    .to = в трюм
    .at = в трюме
play-room-medical-bay = медотсек
    .genitive = медотсека
    .accusative = медотсек
    .to = в медотсек
    .at = в медотсеке
play-room-crew-quarters = жилой отсек
    .genitive = жилого отсека
    .accusative = жилой отсек
    .to = в жилой отсек
    .at = в жилом отсеке
play-room-energy-core = энергоядро
    .genitive = энергоядра
    .accusative = энергоядро
    .to = к энергоядру
    .at = у энергоядра
play-room-engine-room = машинный отсек
    .genitive = машинного отсека
    .accusative = машинный отсек
    .to = в машинный отсек
    .at = в машинном отсеке
play-room-armoury = арсенал
    .genitive = арсенала
    .accusative = арсенал
    .to = в арсенал
    .at = в арсенале
play-room-repair-centre = мастерская
    .genitive = мастерской
    .accusative = мастерскую
    .to = в мастерскую
    .at = в мастерской
play-room-mess-hall = столовая
    .genitive = столовой
    .accusative = столовую
    .to = в столовую
    .at = в столовой
play-resource-data = данные
play-resource-metal = металл
play-resource-nanobots = наноботы
play-resource-energy = энергия
    .accusative = энергию
play-resource-universal = джокер
    .accusative = джокера
play-counted = { $resource } × { $count }
play-counted-universal = { $count ->
    [1] { $resource }
    [one] { $count } джокер
    [few] { $count } джокера
    [many] { $count } джокеров
   *[other] { $count } джокера
}
play-list-and = { $head } и { $last }
play-list-or = { $head } или { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }, и { $other }
play-refused-label = Нельзя

## What somebody tries to do: the beginning of a refusal

play-do-that = Не сейчас
play-do-move = Перейти
play-do-move-room = Перейти { FORM($room, "to") }
play-do-send = Отправить ({ $name })
play-do-send-room = Отправить { FORM($room, "to") } ({ $name })
play-do-scavenge = Искать
play-do-share = Поделиться
play-do-give = Отдать { FORM($card, "accusative") } ({ $name })
play-do-pick = Взять карту
play-do-take = Взять { FORM($card, "accusative") } ({ $name })
play-do-repair = Починить
play-do-repair-room = Починить { FORM($room, "accusative") }
play-do-divert = Перенаправить энергию
play-do-divert-room = Перенаправить энергию { FORM($room, "genitive") }
play-do-activate = Активировать
play-do-activate-room = Активировать { FORM($room, "accusative") }
play-do-card = { $card }
play-do-card-room = Использовать { FORM($card, "accusative") } { FORM($room, "at") }
play-do-discard = Сбросить { FORM($card, "accusative") }
play-do-damage = Борьба за живучесть
play-do-board = Сесть в капсулу

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
    [many] Осталось { $count } действий
   *[other] Осталось { $count } действия
}
play-left-no = в этом ходу действий не осталось
play-left-short = действий нет

play-standing = Вы { FORM($room, "at") }
play-standing-no = нужно быть там, а вы { FORM($here, "at") }
play-standing-short = не отсюда

play-company = С вами есть кто-то ещё
play-company-no = в этом отсеке больше никого нет
play-company-short = здесь никого
play-cards = Есть чем поделиться
play-cards-no = { $theirs ->
    [0] карт нет ни у кого
   *[other] ваша рука пуста
}
play-cards-short = нет карт
play-together = { $name } с вами в отсеке
play-together-no = { $name } { FORM($room, "at") }, вы { FORM($here, "at") }; для этого нужно быть в одном отсеке
play-together-short = не вместе
play-to-hand-no = взятая карта попадает в руку: { $name }
play-to-hand-short = в руку
play-pick-later-no = только при поиске или, после действий, при доборе
play-pick-later-short = поиск или добор

play-whole = { $spaces ->
    [0] Здесь нечего чинить
    [3] Все три кубика на месте
   *[other] Все кубики на месте ({ $spaces })
}
play-whole-no = сначала почините: на месте { $cubes } из { $spaces } кубиков
play-whole-short = сначала почините
play-broken = Есть что чинить
play-broken-no = здесь нечего чинить
play-broken-short = нечего чинить
play-broken-elsewhere = В другом отсеке есть что чинить
play-broken-elsewhere-no = в других отсеках нечего чинить
play-broken-elsewhere-short = нечего чинить
play-exposed = Ячейка пуста
play-exposed-no = в этой ячейке ещё есть кубик
play-exposed-short = не пуста
play-fitting = Подходящая карта
play-fitting-no = { $card ->
    [none] { $count ->
        [0] нужно: { FORM($wanted, "or") }; ваша рука пуста
        [1] нужно: { FORM($wanted, "or") }; а у вас { $held }
       *[other] нужно: { FORM($wanted, "or") }; такой карты и джокера у вас нет
    }
   *[other] нужно: { FORM($wanted, "or") }; а это { $card }
}
play-fitting-short = нет подходящей карты
play-fitting-elsewhere = Подходящая карта
play-fitting-elsewhere-no = повреждённым отсекам нужно: { FORM($wanted, "or") }; у вас этого нет
play-fitting-elsewhere-short = нет подходящей карты
play-match = Карта подходит
play-match-no = { $card ->
    [none] для этой ячейки нужно: { FORM($space, "or") }; у вас этого нет
   *[other] для этой ячейки нужно: { FORM($space, "or") }; а это { $card }
}
play-match-short = карта не подходит
play-cube = Кубик в запасе
play-cube-no = в запасе нет кубиков ремонта
play-cube-short = кубиков нет
play-other-room = Другой отсек
play-other-room-no = мастерская чинит только другие отсеки
play-other-room-short = только другие отсеки

play-power = Здесь есть энергия
play-power-no = энергоядро принимает энергию, перенаправлять её отсюда нельзя
play-power-short = здесь нельзя
play-undiverted = Энергия ещё не перенаправлена
play-undiverted-no = энергия этого отсека уже перенаправлена
play-undiverted-short = уже сделано
play-cost = Цена
play-cost-no = { $cost-paid ->
    [0] не хватает: { FORM($cost, "lacking") }
   *[other] есть { FORM($cost, "paid") }, не хватает: { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] нет: { $cost-first } × { $cost-lacking }
    [few] не хватает карт: { $cost-lacking }
    [many] не хватает карт: { $cost-lacking }
   *[other] не хватает карт: { $cost-lacking }
}
play-in-cost = Карта входит в цену
play-in-cost-no = { $card } не входит в цену
play-in-cost-short = не та карта

play-power-all = Перенаправлена энергия всех { $goal ->
    [8] восьми
   *[other] { $goal }
} отсеков
play-power-all-no = пока перенаправлена энергия { $number } из { $goal } отсеков
play-power-all-short = пока { $number } из { $goal }
play-apart = Есть к кому отправить
play-apart-no = все в одном отсеке, отправлять не к кому
play-apart-short = не к кому
play-any-cards = Карты для передачи
play-any-cards-no = карт нет ни у кого
play-any-cards-short = нет карт
play-own-cards = Своя карта
play-own-cards-no = ваша рука пуста
play-own-cards-short = рука пуста
play-discards = Карты в сбросе
play-discards-no = сброс пуст
play-discards-short = сброс пуст
play-damage-cards = Есть карты повреждений
play-damage-cards-no = карт повреждений больше нет
play-damage-cards-short = карт нет
play-shields = Жетон защиты в запасе
play-shields-no = в запасе нет жетонов защиты
play-shields-short = жетонов нет

play-next-door = Соседний отсек
play-next-door-no = { $steps ->
    [none] в той стороне нет отсека
    [0] вы уже там
   *[other] переходов туда: { $steps }; каждый ведёт в соседний отсек, не по диагонали
}
play-next-door-short = { $steps ->
    [none] там нет отсека
    [0] уже там
   *[other] переходов: { $steps }
}
play-own-meeple-no = перейти может только { $name }; других отправляет жилой отсек
play-own-meeple-short = не ваша фишка
play-to-room-no = фишку можно поставить только в отсек
play-to-room-short = только отсеки
play-elsewhere = Другой отсек
play-elsewhere-no = { $name } уже там
play-elsewhere-short = уже там
play-joined = Там есть кто-то ещё
play-joined-no = там никого нет
play-joined-short = там никого

play-to-discard-no = лимит руки: { $hand-limit }; лишняя карта уходит в сброс
play-to-discard-short = в сброс
play-to-space-no = она чинит одну пустую ячейку другого отсека
play-to-space-short = только ячейки
play-card-discard-no = карты сбрасывают только в оплату или когда в конце хода их больше { $hand-limit }
play-card-discard-short = только в оплату
play-card-deck-no = карты нельзя вернуть в колоду
play-card-deck-short = вернуть нельзя
play-card-face-up-no = карты нельзя вернуть к открытым
play-card-face-up-short = вернуть нельзя
play-pod-online = Отсеков, питающих ядро: { $goal }
play-pod-online-no = капсула закрыта: перенаправлена энергия { $number } из { $goal } отсеков
play-pod-online-short = капсула закрыта
play-pod-core = Вы у энергоядра
play-pod-core-no = сесть в капсулу можно только у энергоядра
play-pod-core-short = только у ядра
play-pod-free = Капсула ещё на месте
play-pod-free-no = { $name } уже в ней и не на корабле
play-pod-free-short = капсулы нет
play-card-pod-no = в капсулу может сесть только член экипажа
play-card-pod-short = только экипаж
play-place-few-no = { $count ->
    [1] выберите отсек для попадания
    [one] выберите { $count } отсек
    [few] выберите { $count } разных отсека
    [many] выберите { $count } разных отсеков
   *[other] выберите { $count } разных отсека
}
play-place-few-short = сначала выберите
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [1] отсек уже выбран; выберите его ещё раз, чтобы отменить
        [one] выбран { $count } отсек; выберите один ещё раз, чтобы отменить
        [few] выбрано { $count } отсека; выберите один ещё раз, чтобы отменить
        [many] выбрано { $count } отсеков; выберите один ещё раз, чтобы отменить
       *[other] выбрано { $count } отсека; выберите один ещё раз, чтобы отменить
    }
   *[keys] { $count ->
        [1] отсек уже выбран; щёлкните по нему, чтобы отменить
        [one] выбран { $count } отсек; щёлкните по одному, чтобы отменить
        [few] выбрано { $count } отсека; щёлкните по одному, чтобы отменить
        [many] выбрано { $count } отсеков; щёлкните по одному, чтобы отменить
       *[other] выбрано { $count } отсека; щёлкните по одному, чтобы отменить
    }
}
play-place-full-short = отсеков достаточно
play-damage-room-no = повредить можно только отсек
play-damage-room-short = только отсеки
play-card-other-no = карты кладут на ячейку ремонта, на цену отсека или отдают члену экипажа рядом
play-card-other-short = не туда
play-aim-scavenge-no = { DEVICE() ->
    [pad] куда угодно на корабле
   *[keys] бросьте кость куда угодно
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] куда угодно
   *[keys] бросьте куда угодно
}
play-aim-share-no = выберите члена экипажа в своём отсеке
play-aim-share-short = не туда
play-aim-repair-no = выберите пустую ячейку в своём отсеке
play-aim-repair-short = не туда
play-aim-divert-no = выберите отсек, где вы находитесь
play-aim-divert-short = не туда
play-aim-activate-no = выберите отсек, где вы находитесь
play-aim-activate-short = не туда

## Something else comes first

## The log

play-any-rooms = { $count ->
    [1] любой отсек
    [one] { $count } любой отсек
    [few] { $count } любых отсека
    [many] { $count } любых отсеков
   *[other] { $count } любых отсека
}
play-log-setup = { $count ->
    [0] Корабль готов
    [1] Корабль готов; карта повреждений бьёт по нему до первого хода
    [2] Корабль готов; две карты повреждений бьют по нему до первого хода
    [one] Корабль готов; { $count } карта повреждений бьёт по нему до первого хода
    [few] Корабль готов; { $count } карты повреждений бьют по нему до первого хода
    [many] Корабль готов; { $count } карт повреждений бьют по нему до первого хода
   *[other] Корабль готов; { $count } карты повреждений бьют по нему до первого хода
}
play-log-turn = Ход { $turn }: { $name }
play-log-finish = { $name } завершает действия
play-log-nothing = { $name } больше не берёт карт
play-log-action = { $name }: { $action }
play-log-move = { $name } переходит { FORM($room, "to") }
play-log-sent = { $same ->
    [yes] { $name } переходит { FORM($room, "to") }
   *[no] { $name } отправляет { FORM($room, "to") }: { $other }
}
play-log-scavenge = { $name } ищет, бросок { $value }: { $cards ->
    [0] ничего
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
play-log-breach-roll = Пробоина, бросок { $value }: { $cards ->
    [0] карты целы
    [one] потеряна { $cards } карта
    [few] потеряны { $cards } карты
    [many] потеряно { $cards } карт
   *[other] потеряны { $cards } карты
}
play-log-from-deck = { $name } берёт из колоды { FORM($cards, "accusative") }
play-log-from-face-up = { $name } берёт из открытых { FORM($cards, "accusative") }
play-log-from-discard = { $name } берёт из сброса { FORM($cards, "accusative") }
play-log-given = { $name } отдаёт { FORM($cards, "accusative") }: { $other }
play-log-discard = { $name } сбрасывает { FORM($cards, "accusative") }
play-log-swap-in = { $name } кладёт в сброс { FORM($cards, "accusative") }
play-log-lost = Унесло в космос: { $cards }
play-log-repair = { $name } чинит { FORM($room, "accusative") } ({ $card }){ $count ->
    [1] { "" }
    [one] : { $count } кубик
    [few] : { $count } кубика
    [many] : { $count } кубиков
   *[other] : { $count } кубика
}
play-log-repair-cube = { $name } чинит { FORM($room, "accusative") } своим кубиком{ $count ->
    [1] { "" }
    [one] : { $count } кубик
    [few] : { $count } кубика
    [many] : { $count } кубиков
   *[other] : { $count } кубика
}
play-log-divert = { $name } перенаправляет энергию { FORM($room, "genitive") }: { $cards }
play-log-activate = { $name } активирует { FORM($room, "accusative") }
play-log-token = { $name } тратит жетон действия
play-log-tokens = { $name } получает { $count ->
    [1] жетон действия
    [one] { $count } жетон действия
    [few] { $count } жетона действия
    [many] { $count } жетонов действия
   *[other] { $count } жетона действия
}
play-log-shields = { $name } защищает: { $rooms }
play-log-returned = { $count ->
    [1] Жетон защиты вернулся в запас: { $rooms }
    [one] Жетоны защиты вернулись в запас: { $rooms }
    [few] Жетоны защиты вернулись в запас: { $rooms }
    [many] Жетоны защиты вернулись в запас: { $rooms }
   *[other] Жетоны защиты вернулись в запас: { $rooms }
}
play-log-seen = { $name } смотрит { $deck ->
    [deck] { $count ->
    [1] следующую карту ресурсов
    [one] { $count } карту ресурсов
    [few] { $count } карты ресурсов
    [many] { $count } карт ресурсов
   *[other] { $count } карты ресурсов
}
   *[other] { $count ->
    [1] следующую карту повреждений
    [one] { $count } карту повреждений
    [few] { $count } карты повреждений
    [many] { $count } карт повреждений
   *[other] { $count } карты повреждений
}
}
play-log-ordered = { $count ->
    [1] { $name } возвращает её
    [one] { $name } возвращает их: { $cards }
    [few] { $name } возвращает их: { $cards }
    [many] { $name } возвращает их: { $cards }
   *[other] { $name } возвращает их: { $cards }
}
play-log-then = { ", затем " }
play-log-damage = Попадания: { $rooms }
play-log-damage-brief = Удар: { $rooms }
play-log-hit-cube = { $room } теряет кубик
play-log-hit-protected = Жетон защиты спасает { FORM($room, "accusative") }
play-log-hit-destroyed = Уничтожен отсек: { $room }
play-log-breach = Карты повреждений кончились: со следующего хода — пробоина
play-log-over-energy-core = Энергоядро перезапущено: корабль спасён
play-log-over-deck-empty = Колода ресурсов пуста: корабль погиб
play-log-over-room-destroyed = Уничтожен отсек: { $room }. Корабль погиб

## Over the table

play-die-scavenge = { $cards ->
    [0] Ничего не найдено
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
play-die-breach = { $cards ->
    [0] Карты целы
    [one] Унесло { $cards } карту
    [few] Унесло { $cards } карты
    [many] Унесло { $cards } карт
   *[other] Унесло { $cards } карты
}
play-breach-title = Пробоина
play-breach-text = Карты повреждений кончились. Со следующего хода бросок кости уносит карты ресурсов.
play-banner-title = Ходит { $name }
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Ход { $turn }. Передайте геймпад.
       *[no] Ход { $turn }.
    }
   *[keys] { $handed ->
        [yes] Ход { $turn }. Передайте мышь.
       *[no] Ход { $turn }.
    }
}
play-info-repair = Ремонт
play-info-divert = Цена
play-info-cubes = { $diverted ->
    [yes] На месте { $cubes } из 3 кубиков, энергия перенаправлена
   *[no] На месте { $cubes } из 3 кубиков
}
play-info-core = Сюда идёт энергия { $count } из 8 отсеков
play-info-shields = Здесь { $count ->
    [one] { $count } жетон защиты
    [few] { $count } жетона защиты
    [many] { $count } жетонов защиты
   *[other] { $count } жетона защиты
}
play-info-crew = Здесь: { $names }

## Dialogs of decisions

play-confirm = Подтвердить
play-close = Закрыть
play-back = Отменить
play-choose-first = Сначала выберите.
play-decides = Решает { $name }
play-follows = Результат
play-afterwards = Стол после этого
play-seen-by-all = известна всем, пока не выйдет
play-look = { DEVICE() ->
    [pad] Посмотрите на стол. Любая кнопка вернёт обратно. Или смотрите, пока удерживаете { KEY("tab") }.
   *[keys] Посмотрите на стол. Любая клавиша или щелчок вернёт обратно. Или смотрите, пока удерживаете { KEY("tab") }.
}
play-peek-back = { DEVICE() ->
    [pad] Отпустите { KEY("tab") }, чтобы решить
   *[keys] Чтобы решить, отпустите { KEY("tab") }, щёлкните или нажмите клавишу
}
play-note-undo = Отменить можно, пока не взяты карты и не брошена кость. Удерживайте { KEY("tab") }, чтобы видеть стол.
play-note-final = Вы видели закрытые карты, поэтому отмены нет. Удерживайте { KEY("tab") }, чтобы видеть стол.
play-order-note = { DEVICE() ->
    [pad] Вы видели закрытые карты: отмены нет. Возьмите карту: { KEY("enter") }; двигайте её: { KEY("left") } и { KEY("right") }. Удерживайте { KEY("tab") }, чтобы видеть стол.
   *[keys] Вы видели карты: отмены нет. Щёлкните по карте, перетащите или нажмите { KEY("card-1") }–{ KEY("card-9") }; двигайте стрелками. Удерживайте { KEY("tab") }, чтобы видеть стол.
}
play-order-first = Верх колоды: выйдет первой
play-order-last = выйдет последней
play-order-reset = Вернуть порядок
play-cargo-first = { $name } добирает из колоды { $count ->
    [1] одну
    [2] две
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}:
play-cargo-then = Затем может добрать { $name }:
play-cargo-torn = Затем пробоина унесёт от { $least } до { $most } следующих карт.
play-cargo-or = или одну открытую карту
play-bridge-line = Конец хода { $turn } ({ $name }): { $rooms }
play-bridge-fatal = корабль погибнет
play-no-cards = Нет карт
play-own-hand = Рука: { $name }
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift + { KEY("card-1") }–{ KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Клавиши { KEY("card-1") }–{ KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Выберите по одной карте в каждом ряду.
   *[keys] Перетащите карту из сброса на карту в руке или щёлкните по одной в каждом ряду.
}
play-engine-pile = Сброс, по ресурсам
play-engine-do = { $name } меняет { FORM($give, "accusative") } на { FORM($take, "accusative") }.
play-mess-text-hint = { DEVICE() ->
    [pad] Выберите карту, чтобы отдать или взять её. Для обмена выберите по одной с каждой стороны.
   *[keys] Щёлкните по карте или перетащите её, чтобы отдать или взять. Для обмена выберите по одной с каждой стороны.
}
play-mess-give = { $name } отдаёт { FORM($give, "accusative") }: { $other }.
play-mess-take = { $name } берёт { FORM($take, "accusative") }: { $other }.
play-mess-swap = { $name } отдаёт { FORM($give, "accusative") } и берёт { FORM($take, "accusative") }: { $other }.

## Several ways

play-way-pay = { $universals ->
    [0] Без джокера
    [1] С одним джокером
    [one] Джокеров: { $universals }
    [few] Джокеров: { $universals }
    [many] Джокеров: { $universals }
   *[other] Джокеров: { $universals }
}
play-way-slot = Ячейка { $number }: { $resource }
play-way-refill = Заполняет все ячейки
play-way-give = Отдать: { $name }
play-way-take = Взять: { $name }
play-way-of = { $action }: { $way }
play-way-draw = Из колоды
play-way-nothing = Ничего
play-way-go-on = Дальше
play-way-parts = { $head } · { $next }
play-way-none = нет
play-way-share = { $count ->
    [1] { $name }
    [one] { $name } × { $count }
    [few] { $name } × { $count }
    [many] { $name } × { $count }
   *[other] { $name } × { $count }
}
play-ask-repair = Ремонт { FORM($room, "genitive") }: как?
play-ask-divert = Энергия { FORM($room, "genitive") }: чем платить?
play-ask-share = Поделиться: { $name }
play-ask-action = { $action }: как?
play-list-one = Выберите вариант
play-list-card = Выберите карту ресурсов
play-list-cards = Выберите карты ресурсов
play-list-damage-card = Выберите карту повреждений
play-list-damage-cards = Выберите карты повреждений
play-list-crew = Выберите члена экипажа
play-list-crews = Выберите членов экипажа
play-list-room = Выберите отсек
play-list-rooms = Выберите отсеки
play-list-slot = Выберите ячейку ремонта
play-list-slots = Выберите ячейки ремонта
play-list-shares = Выберите, кому сколько
play-list-number = Выберите число
play-list-then = { $chosen }. { $next }
play-list-action = Выберите, как это сделать.
play-list-note = До вашего выбора ничего не происходит. Удерживайте { KEY("tab") }, чтобы видеть стол.
play-more-title = Другие действия
play-more-cost = { $count ->
    [0] бесплатно
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
play-more-way = { $action }: { $cost }
play-step-back = Назад

## Prompts above the dock

play-prompt-damage = Удар
play-prompt-damage-text = { DEVICE() ->
    [pad] Верхняя карта повреждений бьёт по отсекам один за другим. Пропустить: { KEY("enter") }.
   *[keys] Верхняя карта повреждений бьёт по отсекам один за другим. Щёлкните, чтобы пропустить.
}
play-prompt-breach = Пробоина
play-prompt-breach-text = { DEVICE() ->
    [pad] Кость показывает, сколько карт ресурсов потеряно. Пропустить: { KEY("enter") }.
   *[keys] Кость показывает, сколько карт ресурсов потеряно. Щёлкните, чтобы пропустить.
}
play-prompt-deal = Подготовка
play-prompt-deal-text = { DEVICE() ->
    [pad] Отсеки занимают случайные места, все получают карты, а первые карты повреждений бьют по кораблю. Пропустить: { KEY("enter") }.
   *[keys] Отсеки занимают случайные места, все получают карты, а первые карты повреждений бьют по кораблю. Щёлкните, чтобы пропустить.
}
play-prompt-seat = Решает { $name }
play-prompt-seat-text = { DEVICE() ->
    [pad] Перейдите к отсеку, колоде или сбросу, чтобы прочитать о них. Пропустить: { KEY("enter") }.
   *[keys] Наведите на отсек, колоду или сброс, чтобы прочитать о них. Щёлкните, чтобы пропустить.
}
play-prompt-over = Игра окончена
play-prompt-over-text = Осматривайтесь сколько угодно. { KEY("end") } или кнопка здесь покажет итог.

## Escape Pod

play-board-title = { $name } покидает корабль?
play-board-text = Ход сразу заканчивается, и пути назад нет. { $name } сохраняет руку и отдаёт жетоны и кубики. Затем { $name } берёт верхнюю карту сброса и бросает кость. Если выпало не больше, чем карт в руке, { $name } берёт ещё одну. Таким будет и каждый следующий ход: карта, бросок, возможно, ещё карта. Если корабль спасён, { $name } проигрывает, остальные побеждают. Если погиб, { $name } берёт последнюю карту и бросает кость один раз. Если выпало больше, чем карт в руке, { $name } побеждает в одиночку. Иначе проигрывают все.
play-board-yes = Сесть в капсулу
play-board-no = Остаться с экипажем
play-tip-pod = Спасательная капсула: когда перенаправлена энергия { $pod-rooms } отсеков, один член экипажа у энергоядра может покинуть корабль{ KEY("board", before: " (", after: ")") }. Это стоит одно действие, и пути назад нет.
play-tip-pod-taken = { $name } в дрейфе. Каждый ход { $name } берёт верхнюю карту сброса и бросает кость. Если выпало не больше, чем карт в руке, { $name } берёт ещё одну.
play-log-board = { $name } садится в капсулу и покидает корабль
play-log-pod-roll = { $name } в дрейфе, бросок { $value }: { $more ->
    [yes] ещё одна карта
   *[no] больше карт нет
}
play-log-last-roll = Последний бросок ({ $name }): { $value }, { $free ->
    [yes] капсула спасена
   *[no] капсула гибнет с кораблём
}
play-prompt-pod = { $name } в дрейфе
play-prompt-pod-text = { DEVICE() ->
    [pad] Беглец берёт карту из сброса и бросает кость. Если выпало не больше, чем у него карт, он берёт ещё одну. Пропустить: { KEY("enter") }.
   *[keys] Беглец берёт карту из сброса и бросает кость. Если выпало не больше, чем у него карт, он берёт ещё одну. Щёлкните, чтобы пропустить.
}
play-pod-leaves = { $name } покидает корабль
play-pod-leaves-text = Пути назад нет: если корабль спасён, { $name } проигрывает.
play-pod-turn = { $name }, дрейф в капсуле
play-pod-turn-text = { $taken ->
    [0] Сброс пуст, но кость всё равно бросают.
   *[other] Берёт карту и бросает кость: { $held } или меньше { $left ->
        [0] дали бы ещё одну, но карт не осталось
       *[other] дают ещё одну
    }.
}
play-pod-last = Последний бросок
play-pod-last-text = { $taken ->
    [0] Карт больше нет ({ $name }).
   *[other] { $name } берёт последнюю карту.
} Спасает только бросок больше числа карт в руке.
play-die-pod = { $held ->
    [one] { $held } карта в руке
    [few] { $held } карты в руке
    [many] { $held } карт в руке
   *[other] { $held } карты в руке
}: { $more ->
    [yes] ещё одна
    [none] брать нечего
   *[no] больше нет
}
play-die-last = { $more ->
    [yes] Больше числа карт ({ $held ->
        [one] { $held }
        [few] { $held }
        [many] { $held }
       *[other] { $held }
    }): капсула спасена
   *[no] Не больше числа карт ({ $held ->
        [one] { $held }
        [few] { $held }
        [many] { $held }
       *[other] { $held }
    }): капсула погибла
}

## Damage Control

play-left-unseen = Борьба за живучесть вслепую убрала по одной карте каждого типа. Следующей может выйти любая из { $possible }; осталось карт этого типа: { $left }.
play-left-to-crew = Вероятность, что отсеки следующей карты выберете вы: { $percent }%.
play-hit-left = { $left ->
    [0] Кубиков не останется
    [one] Останется { $left } кубик
    [few] Останется { $left } кубика
    [many] Останется { $left } кубиков
   *[other] Останется { $left } кубика
}
play-hit-token = Примет жетон
play-hit-holder = Примет свой жетон
play-damage-lost = При таком выборе корабль погибнет.
play-hit-fatal = Корабль погибнет
play-log-damage-control = { $name } выбирает { FORM($rooms, "accusative") }

## End of the actions

play-end-title = Завершить действия?
play-end-text = { $tokens ->
    [0] { $lost ->
        [1] Осталось одно действие, но жетона действия для него в запасе нет. Оно пропадёт.
        [one] Пропадёт { $lost } действие: в запасе мало жетонов действия.
        [few] Пропадут { $lost } действия: в запасе мало жетонов действия.
        [many] Пропадут { $lost } действий: в запасе мало жетонов действия.
       *[other] Пропадут { $lost } действия: в запасе мало жетонов действия.
    }
   *[other] Осталось действий: { $left }. В запасе только { $tokens ->
        [one] { $tokens } жетон действия
        [few] { $tokens } жетона действия
        [many] { $tokens } жетонов действия
       *[other] { $tokens } жетона действия
    }. Пропадёт действий: { $lost }.
}
play-end-yes = Завершить действия

## Undo

play-undo-roll = Отменить нельзя: кость уже брошена
play-undo-seen = Отменить нельзя: закрытые карты уже видели
play-undo-drawn = Отменить нельзя: карты уже взяты
play-undo-start = Отменять пока нечего
play-undo-others = Отменять нечего: до этого выбирали не вы
play-redo-none = Повторять нечего
play-tip-undo = Отменить последний выбор{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Повторить{ KEY("redo", before: " (", after: ")") }
play-tip-log = Журнал{ KEY("log", before: " (", after: ")") }
play-tip-help = Справка и клавиши{ KEY("help", before: " (", after: ")") }
play-tip-menu = Меню{ KEY("escape", before: " (", after: ")") }
play-tip-more = Другие действия{ KEY("more", before: " (", after: ")") }: сколько стоит каждое и почему некоторые сейчас недоступны.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Перейдите к карте, чтобы увидеть её отсеки на корабле.
   *[keys] Наведите на карту, чтобы увидеть её отсеки на корабле.
}
play-map-odds = Проценты зависят от вашего порядка: вероятность, что следующая карта повреждений попадёт в отсек.
play-map-repairs = { $count ->
    [0] Сейчас ничего не чинит.
   *[other] Чинит сейчас: { $rooms }
}
play-map-diverts = { $count ->
    [0] Для перенаправления энергии больше не нужна.
   *[other] Нужна, чтобы перенаправить: { $rooms }
}
play-map-struck = { $count ->
    [0] Отсеки выбирает экипаж.
   *[other] Попадания: { $rooms }
}

## Log, pile and help

play-log-title = Журнал
play-log-help = { DEVICE() ->
    [pad] Листайте: { KEY("up") } и { KEY("down") }.
   *[keys] Наведите на строку, чтобы увидеть, что изменилось. Листайте колесом или стрелками.
}
play-log-hidden = { DEVICE() ->
    [pad] Без счёта: только этот ход и прошлый. Листайте: { KEY("up") } и { KEY("down") }.
   *[keys] Без счёта: только этот ход и прошлый. Листайте колесом или стрелками.
}
play-piles-title = Колоды и сбросы
play-piles-deck = Колода ресурсов
play-piles-discard = Сброс
play-piles-damage-deck = Колода повреждений
play-piles-damage-discard = Уже вышли
play-piles-deck-text = { $count ->
    [one] В колоде ресурсов осталась { $count } карта
    [few] В колоде ресурсов осталось { $count } карты
    [many] В колоде ресурсов осталось { $count } карт
   *[other] В колоде ресурсов осталось { $count } карты
}{ $seen ->
    [0] , порядок неизвестен
   *[other] , порядок неизвестен, кроме уже увиденных
}:
play-piles-damage-text = { $count ->
    [0] Карт не осталось: в корпусе пробоина.
    [1] Осталась одна карта, затем пробоина:
    [one] Осталась { $count } карта, { $seen ->
        [0] по типам, каждый перемешан
       *[other] неизвестные по типам
    }, затем пробоина:
    [few] Осталось { $count } карты, { $seen ->
        [0] по типам, каждый перемешан
       *[other] неизвестные по типам
    }, затем пробоина:
    [many] Осталось { $count } карт, { $seen ->
        [0] по типам, каждый перемешан
       *[other] неизвестные по типам
    }, затем пробоина:
   *[other] Осталось { $count } карты, { $seen ->
        [0] по типам, каждый перемешан
       *[other] неизвестные по типам
    }, затем пробоина:
}
play-piles-seen = { $count ->
    [1] Следующую карту видели все:
    [one] Следующую { $count } карту видели все, в этом порядке:
    [few] Следующие { $count } карты видели все, в этом порядке:
    [many] Следующие { $count } карт видели все, в этом порядке:
   *[other] Следующие { $count } карты видели все, в этом порядке:
}
play-piles-missing = По одной карте каждого показанного типа в колоде нет. Какой именно, неизвестно.
play-piles-bottom = { $count ->
    [1] Последнюю карту видели все:
    [one] Последнюю { $count } карту видели все:
    [few] Последние { $count } карты видели все:
    [many] Последние { $count } карт видели все:
   *[other] Последние { $count } карты видели все:
}
play-piles-unseen = Верхние карты никто не видел.
play-piles-struck = { $count ->
    [one] Вышла { $count } карта повреждений
    [few] Вышли { $count } карты повреждений, последняя первой
    [many] Вышло { $count } карт повреждений, последняя первой
   *[other] Вышли { $count } карты повреждений, последняя первой
}
play-piles-hidden = Без счёта: колоды и сбросы скрыты, пока их не покажет отсек.
play-pile-title = { $count ->
    [0] Сброс пуст
    [1] Одна карта
    [one] { $count } карта, последняя первой
    [few] { $count } карты, последняя первой
    [many] { $count } карт, последняя первой
   *[other] { $count } карты, последняя первой
}
play-help-keys = Клавиши
play-key-1 = { $first }–{ $last }: взять карту
play-key-2 = { $keys }: перейти, искать, поделиться
play-key-3 = { $keys }: починить, перенаправить, активировать, капсула
play-key-4 = { KEY("arrows") }: из отсека в отсек
play-key-5 = { KEY("tab") }: пульт, корабль, экипаж, колоды
play-key-6 = { KEY("enter") }: выбрать; перейти к своему ходу
play-key-7 = { $keys }: завершить действия
play-key-8 = { KEY("escape") }: положить назад, отменить способность, меню
play-key-9 = { $keys }: отменить{ DEVICE() ->
    [pad] {""}
   *[keys] {" (и Ctrl+Z)"}
}
play-key-10 = { $keys }: повторить{ DEVICE() ->
    [pad] {""}
   *[keys] {" (и Ctrl+Y)"}
}
play-key-11 = { $keys }: журнал, колоды и сбросы
play-key-12 = Удерживать { KEY("tab") }: стол под окном
play-key-13 = { $keys }: правило под указателем или справка
play-key-14 = { $keys }: весь экран, звук выкл. или вкл.

## Notes on what the pointer rests on

play-tip-move = Перейти в соседний отсек: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-scavenge = Бросить кость: { $sides }.
play-tip-side = { $shown ->
    [1] { $first }
    [2] { $first } или { $last }
   *[other] { $first }–{ $last }
} — { $cards ->
    [0] ничего
    [1] одна карта
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
play-tip-share = Отдать или взять одну карту в вашем отсеке: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-divert = Сбросить три карты из цены отсека: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-repair = Сбросить карту, подходящую к пустой ячейке: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-activate = Активировать отсек, где вы находитесь: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-end = Завершить действия{ KEY("end", before: " (", after: ")") }. Каждое неиспользованное действие становится жетоном действия, пока они есть в запасе.
play-tip-give-back = Компьютер играет дальше, как будто ничего не было.
play-tip-decline = { DEVICE() ->
    [pad] Ничего не брать: { KEY("enter") }.
   *[keys] Ничего не брать: щелчок или { KEY("enter") }.
}
play-tip-stepper = Три фазы хода.
play-tip-threat = Процент показывает, с какой вероятностью следующая карта повреждений уничтожит корабль.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [1] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять верхнюю карту. С последней картой корабль погибнет.
        [2] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять две верхние карты. С последней картой корабль погибнет.
        [one] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхнюю карту. С последней картой корабль погибнет.
        [few] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхние карты. С последней картой корабль погибнет.
        [many] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхних карт. С последней картой корабль погибнет.
       *[other] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхние карты. С последней картой корабль погибнет.
    }
   *[keys] { $count ->
        [1] Колода ресурсов. Щёлкните, чтобы взять верхнюю карту. С последней картой корабль погибнет.
        [2] Колода ресурсов. Щёлкните, чтобы взять две верхние карты. С последней картой корабль погибнет.
        [one] Колода ресурсов. Щёлкните, чтобы взять { $count } верхнюю карту. С последней картой корабль погибнет.
        [few] Колода ресурсов. Щёлкните, чтобы взять { $count } верхние карты. С последней картой корабль погибнет.
        [many] Колода ресурсов. Щёлкните, чтобы взять { $count } верхних карт. С последней картой корабль погибнет.
       *[other] Колода ресурсов. Щёлкните, чтобы взять { $count } верхние карты. С последней картой корабль погибнет.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять карты, когда это можно. С последней картой корабль погибнет. Что осталось, показывает сброс{ KEY("piles", before: " (", after: ")") }.
   *[keys] Колода ресурсов. Щёлкните, чтобы взять карты, когда это можно. С последней картой корабль погибнет. Что осталось, показывает сброс{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Открытая карта. Возьмите её при доборе (вместо карт из колоды: { $deck-cards }) или при поиске.
play-tip-discard = { DEVICE() ->
    [pad] Сброс. Нажмите { KEY("enter") }, чтобы увидеть его целиком и что осталось в колодах{ KEY("piles", before: " (", after: ")") }.
   *[keys] Сброс. Щёлкните, чтобы увидеть его целиком и что осталось в колодах{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Колода повреждений: в конце каждого хода одна карта бьёт по кораблю. Нажмите { KEY("enter") }, чтобы увидеть, что осталось.
   *[keys] Колода повреждений: в конце каждого хода одна карта бьёт по кораблю. Щёлкните, чтобы увидеть, что осталось.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] Последняя карта повреждений. Нажмите { KEY("enter") }, чтобы увидеть все вышедшие.
   *[keys] Последняя карта повреждений. Щёлкните, чтобы увидеть все вышедшие.
}
play-tip-threat-breach = Вероятность того, что следующий бросок пробоины опустошит колоду ресурсов и корабль погибнет.
play-tip-threat-empty = В фазе 2 уйдёт последняя карта ресурсов: из колоды или на замену открытой. Корабль погибнет, если не спасти его раньше.
play-tip-threat-hidden = Рубашка следующей карты повреждений показывает её тип. Без счёта: шансы и остальное скрыты.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять карты, когда это можно. С последней картой корабль погибнет. Без счёта: размер колоды скрыт.
   *[keys] Колода ресурсов. Щёлкните, чтобы взять карты, когда это можно. С последней картой корабль погибнет. Без счёта: размер колоды скрыт.
}
play-tip-discard-hidden = Сброс. Без счёта: он скрыт, пока его не покажет отсек.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Карты повреждений кончились: в конце каждого хода бросок уносит карты ресурсов. Нажмите { KEY("enter") }, чтобы увидеть вышедшие карты.
   *[keys] Карты повреждений кончились: в конце каждого хода бросок уносит карты ресурсов. Щёлкните, чтобы увидеть вышедшие карты.
}
play-tip-damage-deck-hidden = Колода повреждений: в конце каждого хода одна карта бьёт по кораблю. Без счёта: остаток скрыт.
play-tip-damage-discard-hidden = Последняя карта повреждений. Без счёта: прежние скрыты.
play-tip-die = { DEVICE() ->
    [pad] Кость. Нажмите { KEY("enter") }, чтобы искать.
   *[keys] Кость. Щёлкните по ней или бросьте её, чтобы искать.
}
play-tip-shield = Жетон защиты примет следующее попадание в этот отсек.
play-tip-supply-cube = Кубики ремонта в запасе
play-tip-supply-action = Жетоны действия в запасе, всего их { $action-tokens }
play-tip-supply-protection = Жетоны защиты в запасе, всего их { $protection-tokens }
play-tip-supply-power = Отсеки, энергию которых ещё не перенаправили
play-tip-crew = { $name } может оставить после добора не больше { $hand-limit } карт.
play-tip-crew-seat = { DEVICE() ->
    [pad] Выбрать, кто играет на этом месте: { KEY("enter") }.
   *[keys] Щёлкните, чтобы выбрать, кто играет на этом месте.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Сделать переход ({ $name }): { KEY("enter") }.{ KEY("take-over", before: " Чтобы выбрать, кто играет на этом месте, нажмите ", after: ".") }
   *[keys] Щёлкните, чтобы сделать переход ({ $name }).{ KEY("take-over", before: " Чтобы выбрать, кто играет на этом месте, нажмите ", after: ".") }
}
