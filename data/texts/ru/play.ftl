### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
    .genitive = отсека «{ $name }»
    .accusative = отсек «{ $name }»
    .to = в отсек «{ $name }»
    .at = в отсеке «{ $name }»
play-room-bridge = мостик
    .genitive = мостика
    .accusative = мостик
    .to = на мостик
    .at = на мостике
play-room-cargo-hold = трюм
    .genitive = трюма
    .accusative = трюм
    .to = в трюм
    .at = в трюме
play-room-medical-bay = медотсек
    .genitive = медотсека
    .accusative = медотсек
    .to = в медотсек
    .at = в медотсеке
play-room-crew-quarters = жилой отсек
    .genitive = жилого отсека
    .accusative = жилой отсек
    .to = в жилой отсек
    .at = в жилом отсеке
play-room-energy-core = энергоядро
    .genitive = энергоядра
    .accusative = энергоядро
    .to = к энергоядру
    .at = у энергоядра
play-room-engine-room = машинный отсек
    .genitive = машинного отсека
    .accusative = машинный отсек
    .to = в машинный отсек
    .at = в машинном отсеке
play-room-armoury = арсенал
    .genitive = арсенала
    .accusative = арсенал
    .to = в арсенал
    .at = в арсенале
play-room-repair-centre = мастерская
    .genitive = мастерской
    .accusative = мастерскую
    .to = в мастерскую
    .at = в мастерской
play-room-mess-hall = столовая
    .genitive = столовой
    .accusative = столовую
    .to = в столовую
    .at = в столовой
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
play-list-and = { $head } и { $last }
play-list-or = { $head } или { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }, и { $other }

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
play-do-repair = Чинить
play-do-repair-room = Чинить { FORM($room, "accusative") }
play-do-divert = Отвести питание
play-do-divert-room = Отвести питание { FORM($room, "genitive") }
play-do-activate = Активировать
play-do-activate-room = Активировать { FORM($room, "accusative") }
play-do-card = { $card }
play-do-card-room = Применить { FORM($card, "accusative") } { FORM($room, "at") }
play-do-discard = Сбросить { FORM($card, "accusative") }
play-do-damage = Борьба за живучесть
play-do-board = Сесть в капсулу

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
    [many] Осталось { $count } действий
   *[other] Осталось { $count } действия
}
play-left-no = в этом ходу действий не осталось
play-left-short = действий нет

play-standing = Вы { FORM($room, "at") }
play-standing-no = нужно быть там, а вы { FORM($here, "at") }
play-standing-short = не отсюда

play-company = С вами кто-то есть
play-company-no = в этом отсеке больше никого
play-company-short = здесь никого
play-cards = Есть чем поделиться
play-cards-no = { $theirs ->
    [0] карт нет ни у кого
   *[other] ваша рука пуста
}
play-cards-short = нет карт
play-together = { $name } с вами в отсеке
play-together-no = { $name } { FORM($room, "at") }, вы { FORM($here, "at") }; чтобы делиться, встретьтесь в одном отсеке
play-together-short = не вместе
play-to-hand-no = взятая карта идёт в руку: { $name }
play-to-hand-short = в руку

play-whole = { $spaces ->
    [0] Здесь нечего чинить
    [3] Все три кубика на месте
   *[other] Все кубики на месте ({ $spaces })
}
play-whole-no = сначала почините: на месте { $cubes } из { $spaces } кубиков
play-whole-short = сначала почините
play-broken = Есть что чинить
play-broken-no = здесь ничего не сломано
play-broken-short = ничего не сломано
play-broken-elsewhere = Есть что чинить в другом месте
play-broken-elsewhere-no = в других отсеках ничего не сломано
play-broken-elsewhere-short = ничего не сломано
play-exposed = Ячейка открыта
play-exposed-no = в этой ячейке ещё есть кубик
play-exposed-short = уже цела
play-fitting = Подходящая карта
play-fitting-no = { $card ->
    [none] { $count ->
        [0] нужно: { FORM($wanted, "or") }; ваша рука пуста
        [1] нужно: { FORM($wanted, "or") }; а это { $held }
       *[other] нужно: { FORM($wanted, "or") }; этого у вас нет, джокера тоже
    }
   *[other] нужно: { FORM($wanted, "or") }; а это { $card }
}
play-fitting-short = нет подходящей карты
play-fitting-elsewhere = Подходящая карта
play-fitting-elsewhere-no = сломанным отсекам нужно: { FORM($wanted, "or") }; этого у вас нет
play-fitting-elsewhere-short = нет подходящей карты
play-match = Карта подходит
play-match-no = { $card ->
    [none] этой ячейке нужно: { FORM($space, "or") }; этого у вас нет
   *[other] этой ячейке нужно: { FORM($space, "or") }; а это { $card }
}
play-match-short = карта не подходит
play-cube = Кубик в запасе
play-cube-no = в запасе нет кубиков ремонта
play-cube-short = кубиков нет
play-other-room = Другой отсек
play-other-room-no = мастерская чинит только другие отсеки
play-other-room-short = только другие отсеки

play-power = Здесь есть питание
play-power-no = энергоядро принимает питание, отводить от него нечего
play-power-short = здесь нет питания
play-undiverted = Питание ещё не отведено
play-undiverted-no = питание уже отведено
play-undiverted-short = уже отведено
play-cost = Цена
play-cost-no = { $cost-paid ->
    [0] ещё нужно: { FORM($cost, "lacking") }
   *[other] есть { FORM($cost, "paid") }, ещё нужно: { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] нет: { $cost-first } × { $cost-lacking }
    [few] не хватает карт: { $cost-lacking }
    [many] не хватает карт: { $cost-lacking }
   *[other] не хватает карт: { $cost-lacking }
}
play-in-cost = Карта входит в цену
play-in-cost-no = { $card } не входит в цену
play-in-cost-short = не та карта

play-power-all = Отведено питание всех { $goal ->
    [8] восьми
   *[other] { $goal }
} отсеков
play-power-all-no = пока отведено { $number } из { $goal } отсеков
play-power-all-short = отведено { $number } из { $goal }
play-apart = Есть к кому отправить
play-apart-no = все в одном отсеке, отправлять не к кому
play-apart-short = не к кому
play-any-cards = Карты для передачи
play-any-cards-no = карт нет ни у кого
play-any-cards-short = нет карт
play-own-cards = Своя карта
play-own-cards-no = ваша рука пуста
play-own-cards-short = рука пуста
play-discards = Карты в сбросе
play-discards-no = сброс пуст
play-discards-short = сброс пуст
play-damage-cards = Карты повреждений для просмотра
play-damage-cards-no = карт повреждений больше нет
play-damage-cards-short = карт нет
play-shields = Жетон защиты в запасе
play-shields-no = в запасе нет жетонов защиты
play-shields-short = щитов нет

play-next-door = Рядом с вами
play-next-door-no = { $steps ->
    [none] рядом нет отсека
    [0] вы уже там
   *[other] туда переходов: { $steps }, по одному отсеку и никогда по диагонали
}
play-next-door-short = { $steps ->
    [none] там нет отсека
    [0] уже там
   *[other] переходов: { $steps }
}
play-own-meeple-no = переходит только { $name }; других отправляет жилой отсек
play-own-meeple-short = не ваша фишка
play-to-room-no = фишка идёт в отсек
play-to-room-short = только отсеки
play-elsewhere = Другой отсек
play-elsewhere-no = { $name } уже там
play-elsewhere-short = уже там
play-joined = Там кто-то есть
play-joined-no = там никого нет
play-joined-short = там никого

play-to-discard-no = до { $hand-limit }; карта уходит в сброс
play-to-discard-short = в сброс
play-to-space-no = она чинит одну открытую ячейку другого отсека
play-to-space-short = только ячейки
play-card-discard-no = туда идут карты, которыми платят или которых в конце хода больше { $hand-limit }
play-card-discard-short = не вручную
play-card-deck-no = в колоду ничто не возвращается
play-card-deck-short = без возврата
play-card-face-up-no = в открытый ряд ничто не возвращается
play-card-face-up-short = без возврата
play-pod-online = Отведено отсеков: { $goal }
play-pod-online-no = она закрыта, пока отведено { $number } из { $goal } отсеков
play-pod-online-short = капсула закрыта
play-pod-core = Вы у энергоядра
play-pod-core-no = садятся в неё от энергоядра
play-pod-core-short = только от ядра
play-pod-free = Она ещё на месте
play-pod-free-no = капсулы уже нет: в ней { $name }
play-pod-free-short = капсулы нет
play-card-pod-no = в капсулу входит только член экипажа
play-card-pod-short = только экипаж
play-place-few-no = { $count ->
    [1] выберите отсек, который будет повреждён
    [one] выберите { $count } разный отсек
    [few] выберите { $count } разных отсека
    [many] выберите { $count } разных отсеков
   *[other] выберите { $count } разных отсека
}
play-place-few-short = сначала выберите
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [1] отсек уже выбран; выберите его ещё раз, чтобы снять выбор
        [one] уже выбран { $count } отсек; выберите один ещё раз, чтобы снять выбор
        [few] уже выбрано { $count } отсека; выберите один ещё раз, чтобы снять выбор
        [many] уже выбрано { $count } отсеков; выберите один ещё раз, чтобы снять выбор
       *[other] уже выбрано { $count } отсека; выберите один ещё раз, чтобы снять выбор
    }
   *[keys] { $count ->
        [1] отсек уже выбран; щёлкните его, чтобы снять выбор
        [one] уже выбран { $count } отсек; щёлкните один, чтобы снять выбор
        [few] уже выбрано { $count } отсека; щёлкните один, чтобы снять выбор
        [many] уже выбрано { $count } отсеков; щёлкните один, чтобы снять выбор
       *[other] уже выбрано { $count } отсека; щёлкните один, чтобы снять выбор
    }
}
play-place-full-short = отсеков достаточно
play-damage-room-no = повреждение идёт в отсек
play-damage-room-short = только отсеки
play-card-other-no = она идёт в ячейку ремонта, в цену отвода или члену экипажа в вашем отсеке
play-card-other-short = не туда
play-aim-scavenge-no = { DEVICE() ->
    [pad] куда угодно на корабле
   *[keys] бросьте её куда угодно
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] куда угодно
   *[keys] бросьте куда угодно
}
play-aim-share-no = выберите члена экипажа в вашем отсеке
play-aim-share-short = не туда
play-aim-repair-no = выберите открытую ячейку в вашем отсеке
play-aim-repair-short = не туда
play-aim-divert-no = выберите отсек, где стоите
play-aim-divert-short = не туда
play-aim-activate-no = выберите отсек, где стоите
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
    [1] Корабль готов, и до первого хода бьёт карта повреждений
    [2] Корабль готов, и до первого хода бьют две карты повреждений
    [one] Корабль готов, и до первого хода бьёт { $count } карта повреждений
    [few] Корабль готов, и до первого хода бьют { $count } карты повреждений
    [many] Корабль готов, и до первого хода бьют { $count } карт повреждений
   *[other] Корабль готов, и до первого хода бьют { $count } карты повреждений
}
play-log-turn = Ход { $turn }: { $name }
play-log-finish = { $name } завершает действия
play-log-nothing = { $name } больше ничего не берёт
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
play-log-from-deck = { $name } тянет { FORM($cards, "accusative") }
play-log-from-face-up = { $name } берёт из открытых { FORM($cards, "accusative") }
play-log-from-discard = { $name } берёт из сброса { FORM($cards, "accusative") }
play-log-given = { $name } отдаёт { FORM($cards, "accusative") }: { $other }
play-log-discard = { $name } сбрасывает { FORM($cards, "accusative") }
play-log-swap-in = { $name } кладёт в сброс { FORM($cards, "accusative") }
play-log-lost = Унесло в космос: { $cards }
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
play-log-divert = { $name } отводит питание { FORM($room, "genitive") }: { $cards }
play-log-activate = { $name } применяет { FORM($room, "accusative") }
play-log-token = { $name } тратит жетон действия
play-log-tokens = { $name } получает { $count ->
    [1] жетон действия
    [one] { $count } жетон действия
    [few] { $count } жетона действия
    [many] { $count } жетонов действия
   *[other] { $count } жетона действия
}
play-log-shields = { $name } ставит щиты: { $rooms }
play-log-returned = { $count ->
    [1] Жетон защиты вернулся в запас: { $rooms }
    [one] Жетоны защиты вернулись в запас: { $rooms }
    [few] Жетоны защиты вернулись в запас: { $rooms }
    [many] Жетоны защиты вернулись в запас: { $rooms }
   *[other] Жетоны защиты вернулись в запас: { $rooms }
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
play-log-damage = Удар по отсекам: { $rooms }
play-log-hit-cube = { $room } теряет кубик
play-log-hit-protected = Жетон защиты спасает { FORM($room, "accusative") }
play-log-hit-destroyed = Уничтожен отсек: { $room }
play-log-breach = Последняя карта повреждений вышла: со следующего хода в корпусе пробоина
play-log-over-energy-core = Энергоядро запущено: корабль спасён
play-log-over-deck-empty = Последний ресурс ушёл: корабль погиб
play-log-over-room-destroyed = Потерян отсек: { $room }. Корабль погиб

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
play-breach-text = Карты повреждений кончились. Со следующего хода бросок уносит ресурсы.
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
play-info-repair = Ремонт картой
play-info-divert = Отвод картами
play-info-cubes = { $diverted ->
    [yes] На месте { $cubes } из 3 кубиков, питание отведено
   *[no] На месте { $cubes } из 3 кубиков
}
play-info-core = Сюда идёт питание { $count } из 8 отсеков
play-info-shields = { $count ->
    [one] Здесь лежит { $count } жетон защиты
    [few] Здесь лежат { $count } жетона защиты
    [many] Здесь лежат { $count } жетонов защиты
   *[other] Здесь лежат { $count } жетона защиты
}
play-info-crew = Здесь: { $names }

## Dialogs of decisions

play-confirm = Подтвердить
play-close = Закрыть
play-back = Отменить
play-choose-first = Сначала выберите.
play-decides = Решает { $name }
play-follows = Что дальше
play-afterwards = На столе после этого
play-seen-by-all = видна всем, пока не выйдет
play-look = { DEVICE() ->
    [pad] Смотрите на стол; любая кнопка вернёт
   *[keys] Смотрите на стол; любая клавиша или щелчок вернёт
}
play-peek-back = { DEVICE() ->
    [pad] Отпустите { KEY("tab") }, чтобы решить
   *[keys] Отпустите { KEY("tab") }, щёлкните или нажмите клавишу, чтобы решить
}
play-note-undo = Это можно отменить, пока не взяты карты и не брошена кость. Держите { KEY("tab") }, чтобы видеть стол.
play-note-final = Закрытые карты увидены, поэтому отменить нельзя. Держите { KEY("tab") }, чтобы видеть стол.
play-order-note = { DEVICE() ->
    [pad] Закрытые карты увидены: отменить нельзя. Возьмите карту кнопкой { KEY("enter") }; { KEY("left") } и { KEY("right") } двигают её. Держите { KEY("tab") }, чтобы видеть стол.
   *[keys] Закрытые карты увидены: отменить нельзя. Щёлкните карту, перетащите её или нажмите { KEY("card-1") }–{ KEY("card-9") }; стрелки двигают её. Держите { KEY("tab") }, чтобы видеть стол.
}
play-order-first = Верх колоды: выйдет первой
play-order-last = выйдет последней
play-order-reset = Как было
play-cargo-first = { $name } добирает из колоды { $count ->
    [1] одну
    [2] две
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}:
play-cargo-then = Затем тянет { $name }:
play-cargo-torn = Затем пробоина унесёт от { $least } до { $most } следующих карт.
play-cargo-or = или одну открытую карту
play-bridge-line = В конце хода ({ $name }): { $rooms }
play-bridge-fatal = если так оставить, корабль погибнет
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
    [pad] Выберите по одной карте в каждом ряду.
   *[keys] Перетащите карту сброса на карту руки или щёлкните по одной в каждом ряду.
}
play-engine-pile = Сброс, по видам
play-engine-do = { $name } кладёт в сброс { FORM($give, "accusative") } и берёт оттуда { FORM($take, "accusative") }.
play-mess-text-hint = { DEVICE() ->
    [pad] Выберите карту, чтобы отдать или взять; по одной с каждой стороны — чтобы поменять.
   *[keys] Щёлкните карту или перетащите её через ряд, чтобы отдать или взять; по одной с каждой стороны — чтобы поменять.
}
play-mess-give = { $name } отдаёт { FORM($give, "accusative") }: { $other }.
play-mess-take = { $name } берёт { FORM($take, "accusative") }: { $other }.
play-mess-swap = { $name } отдаёт { FORM($give, "accusative") } и берёт { FORM($take, "accusative") }: { $other }.

## Several ways

play-way-pay = { $universals ->
    [0] Без джокера
    [1] С одним джокером
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
play-way-draw = Верхняя карта колоды
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
play-ask-divert = Отвод питания { FORM($room, "genitive") }: чем платить?
play-ask-share = Поделиться: { $name }
play-ask-action = { $action }: как?
play-list-one = Выберите одно из этого
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
play-list-note = Пока вы не выбрали, ничего не решено. Держите { KEY("tab") }, чтобы видеть стол.
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
    [pad] Верхняя карта повреждений бьёт по отсекам, один за другим. Кнопка { KEY("enter") } пропускает показ.
   *[keys] Верхняя карта повреждений бьёт по отсекам, один за другим. Щелчок пропускает показ.
}
play-prompt-breach = Пробоина
play-prompt-breach-text = { DEVICE() ->
    [pad] Кость решает, сколько карт ресурсов унесёт. Кнопка { KEY("enter") } пропускает показ.
   *[keys] Кость решает, сколько карт ресурсов унесёт. Щелчок пропускает показ.
}
play-prompt-seat = Решает { $name }
play-prompt-seat-text = { DEVICE() ->
    [pad] Осмотритесь пока: отсеки, колоды и сбросы расскажут о себе. Кнопка { KEY("enter") } пропускает то, что сейчас показано.
   *[keys] Осмотритесь пока: отсеки, колоды и сбросы расскажут о себе. Щелчок пропускает то, что сейчас показано.
}
play-prompt-over = Игра окончена
play-prompt-over-text = Осматривайтесь сколько угодно. { KEY("enter") } или кнопка рядом покажет итог.

## Escape Pod

play-board-title = { $name } покидает корабль?
play-board-text = Пути назад нет. { $name } сохраняет руку, отдаёт жетоны и кубики и сразу берёт верхнюю карту сброса; бросок не больше числа карт добавит ещё одну. Каждый следующий ход ({ $name }) будет только таким. Если корабль спасён, { $name } проигрывает, а остальные побеждают. Если погиб, { $name } берёт последнюю карту и бросает кость один раз: спасёт только бросок больше числа карт, и только в одиночку.
play-board-yes = Сесть в капсулу
play-board-no = Остаться с экипажем
play-tip-pod = Спасательная капсула: когда отведено питание { $pod-rooms } отсеков, один член экипажа может улететь от энергоядра{ KEY("board", before: " (", after: ")") }. Это стоит действия, и вернуть ничего нельзя.
play-tip-pod-taken = { $name } в дрейфе: каждый ход карта из сброса и ещё одна, если бросок не больше числа карт.
play-log-board = { $name } садится в капсулу и покидает корабль
play-log-pod-roll = { $name } в дрейфе, бросок { $value }: { $more ->
    [yes] ещё одна карта
   *[no] карт больше нет
}
play-log-last-roll = Последний бросок ({ $name }): { $value }, { $free ->
    [yes] капсула спасена
   *[no] капсула гибнет с кораблём
}
play-prompt-pod = { $name } в дрейфе
play-prompt-pod-text = { DEVICE() ->
    [pad] Карта из сброса, затем бросок: если он не больше числа карт, ещё одна. Кнопка { KEY("enter") } пропускает показ.
   *[keys] Карта из сброса, затем бросок: если он не больше числа карт, ещё одна. Щелчок пропускает показ.
}
play-pod-leaves = { $name } покидает корабль
play-pod-leaves-text = Пути назад нет: если корабль спасут, { $name } проигрывает.
play-pod-turn = { $name }, дрейф в капсуле
play-pod-turn-text = { $taken ->
    [0] В сбросе нет карт, но кость всё равно бросают.
   *[other] Берёт карту и бросает кость: { $held } или меньше { $left ->
        [0] дало бы ещё одну, но карт не осталось.
       *[other] даст после этого ещё одну.
    }
}
play-pod-last = Последний бросок
play-pod-last-text = { $taken ->
    [0] Карт больше нет ({ $name }).
   *[other] { $name } берёт последнюю карту.
} Спасёт только бросок больше числа карт.
play-die-pod = { $held ->
    [one] { $held } карта на руках
    [few] { $held } карты на руках
    [many] { $held } карт на руках
   *[other] { $held } карты на руках
}: { $more ->
    [yes] ещё одна
    [none] брать больше нечего
   *[no] больше не надо
}
play-die-last = { $more ->
    [yes] Больше, чем карт ({ $held ->
    [one] { $held }
    [few] { $held }
    [many] { $held }
   *[other] { $held }
}): капсула спасена
   *[no] Не больше, чем карт ({ $held ->
    [one] { $held }
    [few] { $held }
    [many] { $held }
   *[other] { $held }
}): капсула погибла
}

## Damage Control

play-left-unseen = Борьба за живучесть убрала из колоды по карте каждого типа, и никто не знает, какие: следующей может быть одна из { $possible }, осталось карт этого типа: { $left }.
play-left-to-crew = Отсеки следующей карты повреждений выбирает экипаж: { $percent }%.
play-hit-left = { $left ->
    [0] Последний кубик: больше нет
    [one] Останется { $left } кубик
    [few] Останется { $left } кубика
    [many] Останется { $left } кубиков
   *[other] Останется { $left } кубика
}
play-hit-token = Щит примет удар
play-hit-holder = Примет щит экипажа
play-damage-lost = При таком выборе корабль погибнет.
play-hit-fatal = Корабль погибнет
play-log-damage-control = { $name } выбирает { FORM($rooms, "accusative") }

## End of the actions

play-end-title = Завершить действия?
play-end-text = { $lost ->
    [1] Осталось одно действие, а в запасе нет для него жетона: оно пропадёт.
    [one] Пропадёт { $lost } ваше действие: в запасе слишком мало жетонов действия.
    [few] Пропадут { $lost } ваших действия: в запасе слишком мало жетонов действия.
    [many] Пропадут { $lost } ваших действий: в запасе слишком мало жетонов действия.
   *[other] Пропадут { $lost } ваших действия: в запасе слишком мало жетонов действия.
}
play-end-yes = Завершить действия

## Undo

play-undo-roll = Отмена: после этого бросали кость
play-undo-seen = Отмена: после этого увидели закрытые карты
play-undo-drawn = Отмена: после этого взяли карты
play-undo-start = Отмена: игра только началась
play-undo-others = Отмена: до этого никто ничего не выбирал
play-redo-none = Повтор: ничего не отменено
play-tip-undo = Отменить последнее решение{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Повторить{ KEY("redo", before: " (", after: ")") }
play-tip-log = Журнал{ KEY("log", before: " (", after: ")") }
play-tip-help = Помощь и клавиши{ KEY("help", before: " (", after: ")") }
play-tip-menu = Меню{ KEY("escape", before: " (", after: ")") }
play-tip-more = Действия без своей кнопки{ KEY("more", before: " (", after: ")") }: сколько стоит каждое и почему его нельзя сделать.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Перейдите на карту: корабль покажет её отсеки.
   *[keys] Наведите на карту: корабль покажет её отсеки.
}
play-map-repairs = { $count ->
    [0] Сейчас на корабле ничего не чинит.
   *[other] Чинит сейчас: { $rooms }
}
play-map-diverts = { $count ->
    [0] Для отвода она больше не нужна ни одному отсеку.
   *[other] Ещё нужна для отвода: { $rooms }
}
play-map-struck = { $count ->
    [0] Отсеки выбирает экипаж.
   *[other] Бьёт: { $rooms }
}

## Log, pile and help

play-log-title = Журнал
play-log-help = { DEVICE() ->
    [pad] Листайте кнопками { KEY("up") } и { KEY("down") }.
   *[keys] Наведите на строку, чтобы увидеть, чего она коснулась. Колесо и стрелки листают.
}
play-log-hidden = { DEVICE() ->
    [pad] Без счёта: этот ход и прошлый. Листайте кнопками { KEY("up") } и { KEY("down") }.
   *[keys] Без счёта: этот ход и прошлый. Колесо и стрелки листают.
}
play-piles-title = Колоды и сбросы
play-piles-deck = Колода ресурсов
play-piles-discard = Сброс
play-piles-damage-deck = Колода повреждений
play-piles-damage-discard = Уже ударили
play-piles-deck-text = { $count ->
    [one] В колоде ресурсов осталась { $count } карта
    [few] В колоде ресурсов осталось { $count } карты
    [many] В колоде ресурсов осталось { $count } карт
   *[other] В колоде ресурсов осталось { $count } карты
}{ $seen ->
    [0] , порядок которых никому не известен
   *[other] , под увиденными порядок никому не известен
}:
play-piles-damage-text = { $count ->
    [0] Карт не осталось: в корпусе пробоина.
    [1] Осталась одна карта, затем пробоина:
    [one] Осталась { $count } карта, { $seen ->
        [0] тип за типом, каждый перемешан
       *[other] неувиденные тип за типом
    }, затем пробоина:
    [few] Осталось { $count } карты, { $seen ->
        [0] тип за типом, каждый перемешан
       *[other] неувиденные тип за типом
    }, затем пробоина:
    [many] Осталось { $count } карт, { $seen ->
        [0] тип за типом, каждый перемешан
       *[other] неувиденные тип за типом
    }, затем пробоина:
   *[other] Осталось { $count } карты, { $seen ->
        [0] тип за типом, каждый перемешан
       *[other] неувиденные тип за типом
    }, затем пробоина:
}
play-piles-seen = { $count ->
    [1] Следующую карту видели все:
    [one] Следующую { $count } карту видели все, по порядку:
    [few] Следующие { $count } карты видели все, по порядку:
    [many] Следующие { $count } карт видели все, по порядку:
   *[other] Следующие { $count } карты видели все, по порядку:
}
play-piles-missing = По одной карте каждого показанного здесь типа в колоде нет, и никто не знает, каких.
play-piles-bottom = { $count ->
    [1] Последнюю карту видели все:
    [one] Последнюю { $count } карту видели все:
    [few] Последние { $count } карты видели все:
    [many] Последние { $count } карт видели все:
   *[other] Последние { $count } карты видели все:
}
play-piles-unseen = Что лежит сверху, никто не видел.
play-piles-struck = { $count ->
    [one] Ударила { $count } карта повреждений
    [few] Ударили { $count } карты повреждений, последняя первой
    [many] Ударило { $count } карт повреждений, последняя первой
   *[other] Ударили { $count } карты повреждений, последняя первой
}
play-piles-hidden = Без счёта: колоды и сбросы закрыты, пока их не откроет отсек.
play-pile-title = { $count ->
    [0] Сброс пуст
    [1] Одна карта
    [one] { $count } карта, последняя первой
    [few] { $count } карты, последняя первой
    [many] { $count } карт, последняя первой
   *[other] { $count } карты, последняя первой
}
play-help-title = Помощь
play-help-1-head = Спросите о чём угодно
play-help-1 = { DEVICE() ->
    [pad] { $key } откроет правила на том, что в фокусе, с тем, что это значит сейчас за вашим столом.
   *[keys] Щёлкните правой кнопкой или наведите и нажмите { $key }: правила откроются на нужном месте, с тем, что это значит сейчас за вашим столом. С клавиатуры: { $key } там, где фокус.
}
play-help-2-head = Спросите, почему нельзя
play-help-2 = Что сделать нельзя, само говорит почему. { $key } в этот момент ведёт к правилу.
play-help-3-head = { DEVICE() ->
    [pad] Геймпадом
   *[keys] Мышью
}
play-help-3 = { DEVICE() ->
    [pad] Выберите что угодно, а затем цель. Что светится, разрешено.
   *[keys] Перетащите что угодно туда, куда нужно, или щёлкните это, а затем цель. Что светится, разрешено.
}
play-help-keys = Клавиши
play-key-1 = { $first }–{ $last }: взять карту
play-key-2 = { $keys }: перейти, искать, поделиться
play-key-3 = { $keys }: чинить, отвести, активировать, в капсулу
play-key-4 = { KEY("arrows") }: из отсека в отсек
play-key-5 = { KEY("tab") }: пульт, корабль, экипаж, колоды
play-key-6 = { KEY("enter") }: выбрать то, что в фокусе
play-key-7 = { $keys }: завершить действия
play-key-8 = { KEY("escape") }: положить назад, не применять отсек, меню
play-key-9 = { $keys }: отменить{ DEVICE() ->
    [pad] {""}
   *[keys] {" (и Ctrl+Z)"}
}
play-key-10 = { $keys }: повторить{ DEVICE() ->
    [pad] {""}
   *[keys] {" (и Ctrl+Y)"}
}
play-key-11 = { $keys }: журнал, колоды и сбросы
play-key-12 = Держать { KEY("tab") }: видеть стол из диалога
play-key-13 = { $keys }: правило под указателем или эта помощь
play-key-14 = { $keys }: весь экран, звук выкл. или вкл.

## Notes on what the pointer rests on

play-tip-move = Перейти в соседний отсек: { $cost ->
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
play-tip-share = Отдать или взять одну карту в вашем отсеке: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-divert = Отдать три карты отсека: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-repair = Отдать карту, подходящую к открытой ячейке: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-activate = Применить способность отсека, где вы стоите: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-end = Завершить действия{ KEY("end", before: " (", after: ")") }. Каждое неиспользованное становится жетоном действия, пока их хватает в запасе.
play-tip-decline = { DEVICE() ->
    [pad] Ничего не брать: { KEY("enter") }.
   *[keys] Ничего не брать: щелчок или { KEY("enter") }.
}
play-tip-stepper = Три фазы хода.
play-tip-threat = С какой вероятностью следующая карта повреждений погубит корабль в его нынешнем виде и что ещё впереди.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [1] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять верхнюю карту. Когда уйдёт последняя, корабль погибнет.
        [2] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять две верхние карты. Когда уйдёт последняя, корабль погибнет.
        [one] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхнюю карту. Когда уйдёт последняя, корабль погибнет.
        [few] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхние карты. Когда уйдёт последняя, корабль погибнет.
        [many] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхних карт. Когда уйдёт последняя, корабль погибнет.
       *[other] Колода ресурсов. Нажмите { KEY("enter") }, чтобы взять { $count } верхние карты. Когда уйдёт последняя, корабль погибнет.
    }
   *[keys] { $count ->
        [1] Колода ресурсов. Щёлкните, чтобы взять верхнюю карту. Когда уйдёт последняя, корабль погибнет.
        [2] Колода ресурсов. Щёлкните, чтобы взять две верхние карты. Когда уйдёт последняя, корабль погибнет.
        [one] Колода ресурсов. Щёлкните, чтобы взять { $count } верхнюю карту. Когда уйдёт последняя, корабль погибнет.
        [few] Колода ресурсов. Щёлкните, чтобы взять { $count } верхние карты. Когда уйдёт последняя, корабль погибнет.
        [many] Колода ресурсов. Щёлкните, чтобы взять { $count } верхних карт. Когда уйдёт последняя, корабль погибнет.
       *[other] Колода ресурсов. Щёлкните, чтобы взять { $count } верхние карты. Когда уйдёт последняя, корабль погибнет.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Колода ресурсов. Кнопка { KEY("enter") } берёт из неё, когда вам можно брать карты. Когда уйдёт последняя карта, корабль погибнет. Что осталось, покажет сброс{ KEY("piles", before: " (", after: ")") }.
   *[keys] Колода ресурсов. Щелчок берёт из неё, когда вам можно брать карты. Когда уйдёт последняя карта, корабль погибнет. Что осталось, покажет сброс{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Открытая карта. Возьмите её при доборе (вместо карт из колоды: { $deck-cards }) или при поиске.
play-tip-discard = { DEVICE() ->
    [pad] Сброс. Нажмите { KEY("enter") }, чтобы увидеть его весь и что осталось в колодах{ KEY("piles", before: " (", after: ")") }.
   *[keys] Сброс. Щёлкните, чтобы увидеть его весь и что осталось в колодах{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Колода повреждений: в конце каждого хода бьёт одна карта. Нажмите { KEY("enter") }, чтобы увидеть, что осталось, без порядка.
   *[keys] Колода повреждений: в конце каждого хода бьёт одна карта. Щёлкните, чтобы увидеть, что осталось, без порядка.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] Последняя карта повреждений. Нажмите { KEY("enter") }, чтобы увидеть все, что ударили.
   *[keys] Последняя карта повреждений. Щёлкните, чтобы увидеть все, что ударили.
}
play-tip-threat-breach = С какой вероятностью следующий бросок пробоины унесёт последнюю карту ресурсов и погубит корабль.
play-tip-threat-breach-before = С какой вероятностью следующий бросок пробоины унесёт последнюю карту ресурсов и погубит корабль, если до этого фаза 2 возьмёт всего одну карту. Каждая следующая карта её повышает.
play-tip-threat-empty = Фаза 2 возьмёт последнюю карту ресурсов, из колоды или взамен открытой: корабль погибнет, если его не спасти раньше.
play-tip-threat-hidden = Что говорит рубашка следующей карты повреждений. Без счёта: шансы и остальное скрыты.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Колода ресурсов. Кнопка { KEY("enter") } берёт из неё, когда вам можно брать карты. Когда уйдёт последняя карта, корабль погибнет. Без счёта: сколько осталось, скрыто.
   *[keys] Колода ресурсов. Щелчок берёт из неё, когда вам можно брать карты. Когда уйдёт последняя карта, корабль погибнет. Без счёта: сколько осталось, скрыто.
}
play-tip-discard-hidden = Сброс. Без счёта: он закрыт, пока его не откроет отсек.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Карт повреждений больше нет: ход кончается броском, который уносит карты ресурсов. Нажмите { KEY("enter") }, чтобы увидеть, что ударило.
   *[keys] Карт повреждений больше нет: ход кончается броском, который уносит карты ресурсов. Щёлкните, чтобы увидеть, что ударило.
}
play-tip-damage-deck-hidden = Колода повреждений: в конце каждого хода бьёт одна карта. Без счёта: что осталось, скрыто.
play-tip-damage-discard-hidden = Последняя карта повреждений. Без счёта: прежние скрыты.
play-tip-die = { DEVICE() ->
    [pad] Кость. Нажмите { KEY("enter") }, чтобы искать.
   *[keys] Кость. Щёлкните её или бросьте, чтобы искать.
}
play-tip-shield = Жетон защиты примет следующее попадание в этот отсек.
play-tip-supply-cube = Кубики ремонта в запасе
play-tip-supply-action = Жетоны действия в запасе, всего их { $action-tokens }
play-tip-supply-protection = Жетоны защиты в запасе, всего их { $protection-tokens }
play-tip-supply-power = Отсеки, питание которых ещё не отведено
play-tip-crew = { $name }: где стоит, жетоны и рука, в конце хода не больше { $hand-limit } карт.
