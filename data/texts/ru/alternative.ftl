### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = Осталось действий: { $price }
play-left-many-no = это стоит действий: { $price }, а { $count ->
    [0] не осталось ни одного
    [one] осталось { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
}
play-left-many-short = цена действий: { $price }
play-empty = Там никого нет
play-empty-no = там уже кто-то стоит
play-empty-short = не пусто
play-do-cube = Кубик ремонта
play-do-protection = Жетон защиты
play-do-action = Жетон действия
play-other-crew = Другой член экипажа
play-other-crew-no = это для другого члена экипажа
play-other-crew-short = для другого
play-to-crew-no = { DEVICE() ->
    [pad] выберите члена экипажа
   *[keys] перетащите на члена экипажа
}
play-to-crew-short = только экипажу
play-token-waits-no = он останется у владельца, пока удар не придётся по его отсеку
play-token-waits-short = ждёт удара
play-cube-place-no = он ложится в открытую ячейку вашего отсека
play-cube-place-short = только в ячейки

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] кубик чинит всё
   *[no] своим кубиком
}
play-tip-held-cube = { DEVICE() ->
    [pad] Свои кубики ремонта. Выберите кубик, затем открытую ячейку вашего отсека: одно действие, без карты. Где питание отведено, он заполнит все ячейки.
   *[keys] Свои кубики ремонта. Щёлкните кубик, затем открытую ячейку вашего отсека, или перетащите его: одно действие, без карты. Где питание отведено, он заполнит все ячейки.
}
play-tip-held-protection = Свои жетоны защиты. Жетон принимает следующее попадание в отсек, где вы стоите.
damage-sunk-title = { $count ->
    [0] Внизу, видели все
   *[other] Верх и низ, видели все
}
damage-sunk = { $place ->
    [1] последняя
   *[other] { $place }-я с конца
}
play-info-held = { $count ->
    [one] Под жетоном защиты: { $names }
    [few] Под жетонами защиты: { $names }
    [many] Под жетонами защиты: { $names }
   *[other] Под жетонами защиты: { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, не в этой игре: { $ability }
   *[v2] V2, не в этой игре: { $ability }
}

## The log

play-log-paid = Колода теряет { FORM($cards, "accusative") }: в сброс
play-log-cube = { $name } отдаёт кубик ремонта: { $other }
play-log-shield-given = { $same ->
    [yes] { $name } берёт жетон защиты
   *[no] { $name } отдаёт жетон защиты: { $other }
}
play-log-shield-used = { $name } тратит жетон защиты
play-log-split = { $name } кладёт наверх: { $cards }, вниз: { $below }
play-log-sunk = { $name } кладёт вниз: { $below }

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] Выберите карту сброса.
   *[keys] Перетащите карту сброса вниз, в руку, или щёлкните её.
}
play-take-do = { $lost ->
    [nothing] { $name } берёт { FORM($take, "accusative") }.
    [unknown] { $name } берёт { FORM($take, "accusative") }. Затем верхняя карта колоды уходит в сброс.
   *[other] { $name } берёт { FORM($take, "accusative") }. Затем из колоды уходит в сброс: { $lost }.
}
play-take-last = Это последняя карта колоды: корабль погибнет.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Клавиши { KEY("card-1") }–{ KEY("card-9") }
}
play-take-keys-lower = Положите карту сюда
play-pair-text-hint = { DEVICE() ->
    [pad] Выберите одну или две карты в каждом ряду.
   *[keys] Щёлкните одну или две карты в каждом ряду или перетащите карту на ту, на которую она меняется.
}
play-pair-do = { $first } отдаёт { FORM($given, "accusative") }, взамен — { FORM($taken, "accusative") } ({ $second }).
play-pair-uneven = Карт должно быть поровну: пока { $one } против { $two }.
play-pair-agree = { $first } и { $second } согласны?
play-pair-agree-text = { $first } отдаёт { FORM($given, "accusative") }. { $second } отдаёт { FORM($taken, "accusative") }. Спросите обоих, прежде чем менять.
play-pair-agree-yes = Оба согласны
play-pair-agree-no = Нет согласия
play-deal-supply = { $count ->
    [one] К раздаче { $count } жетон
    [few] К раздаче { $count } жетона
    [many] К раздаче { $count } жетонов
   *[other] К раздаче { $count } жетона
}
play-deal-none = Всё роздано
play-deal-hint = { DEVICE() ->
    [pad] Выберите, кому достанется жетон. Выберите жетон, чтобы забрать.
   *[keys] Перетащите жетон члену экипажа или щёлкните, кому он достанется. Щёлкните жетон, чтобы забрать.
}
play-deal-keys = Клавиша { $key }, с Shift назад
play-deal-has = есть: { $count }
play-deal-gets = получит: { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } получает { $count ->
    [one] { $count } кубик ремонта
    [few] { $count } кубика ремонта
    [many] { $count } кубиков ремонта
   *[other] { $count } кубика ремонта
}
    [protection] { $name } получает { $count ->
    [one] { $count } жетон защиты
    [few] { $count } жетона защиты
    [many] { $count } жетонов защиты
   *[other] { $count } жетона защиты
}
   *[action] { $name } получает { $count ->
    [one] { $count } жетон действия
    [few] { $count } жетона действия
    [many] { $count } жетонов действия
   *[other] { $count } жетона действия
}
}
play-split-top = Верх колоды
play-split-top-note = первыми, слева направо
play-split-bottom = Низ колоды
play-split-bottom-note = последними, над пробоиной
play-split-bottom-note-cards = самыми последними
play-split-cards-top = Дальше выйдут, по порядку: { $cards }
play-split-cards-bottom = Выйдут последними: { $cards }
play-split-empty = Положите карту сюда
play-split-note = { DEVICE() ->
    [pad] Закрытые карты увидены: отменить нельзя. Возьмите карту кнопкой { KEY("enter") }; { KEY("left") } и { KEY("right") } двигают её. Держите { KEY("tab") }, чтобы видеть стол.
   *[keys] Закрытые карты увидены: отменить нельзя. Щёлкните карту, перетащите её или нажмите { KEY("card-1") }–{ KEY("card-9") }; стрелки двигают её. Держите { KEY("tab") }, чтобы видеть стол.
}
play-split-later = Среди последних, перед пробоиной: { $rooms }
