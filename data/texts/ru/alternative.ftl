### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = Осталось действий: { $price }
play-left-many-no = цена действий: { $price }, а { $count ->
    [0] не осталось ни одного
    [one] осталось { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
}
play-left-many-short = цена действий: { $price }
play-empty = В отсеке никого нет
play-empty-no = в отсеке уже кто-то есть
play-empty-short = отсек занят
play-do-cube = Кубик ремонта
play-do-protection = Жетон защиты
play-do-action = Жетон действия
play-other-crew = Другой член экипажа
play-other-crew-no = отдайте его другому члену экипажа
play-other-crew-short = не себе
play-to-crew-no = { DEVICE() ->
    [pad] выберите члена экипажа
   *[keys] перетащите на члена экипажа
}
play-to-crew-short = только экипажу
play-token-waits-no = жетон остаётся у владельца до попадания в его отсек
play-token-waits-short = ждёт попадания
play-cube-place-no = он заполняет пустую ячейку вашего отсека
play-cube-place-short = только в ячейки

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] кубик чинит всё
   *[no] своим кубиком
}
play-tip-held-cube = { DEVICE() ->
    [pad] Свои кубики ремонта. Выберите кубик, затем пустую ячейку своего отсека: одно действие, без карты. Если энергия перенаправлена, заполняются все ячейки, сначала своими кубиками.
   *[keys] Свои кубики ремонта. Перетащите кубик на пустую ячейку своего отсека или щёлкните по обоим: одно действие, без карты. Если энергия перенаправлена, заполняются все ячейки, сначала своими кубиками.
}
play-tip-held-protection = Свои жетоны защиты. Один остановит следующее попадание в отсек, где вы находитесь.
damage-sunk-title = { $count ->
    [0] Внизу, известны всем
   *[other] Верх и низ, известны всем
}
damage-sunk = { $place ->
    [1] последняя
   *[other] { $place }-я с конца
}
play-info-held = { $count ->
    [one] Защищён жетоном: { $names }
    [few] Защищён жетонами: { $names }
    [many] Защищён жетонами: { $names }
   *[other] Защищён жетонами: { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, не в этой игре: { $ability }
   *[v2] V2, не в этой игре: { $ability }
}

## The log

play-log-paid = Сброшено из колоды: { $cards }
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
    [pad] Выберите карту из сброса.
   *[keys] Перетащите карту из сброса в руку или щёлкните по ней.
}
play-take-do = { $lost ->
    [nothing] { $name } берёт { FORM($take, "accusative") }.
    [unknown] { $name } берёт { FORM($take, "accusative") }. Затем верхняя карта колоды уходит в сброс.
   *[other] { $name } берёт { FORM($take, "accusative") }. Затем из колоды уходит в сброс: { $lost }.
}
play-take-last = Это последняя карта колоды: корабль погибнет.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Клавиши { KEY("card-1") }–{ KEY("card-9") }
}
play-take-keys-lower = Положите карту сюда
play-pair-text-hint = { DEVICE() ->
    [pad] Выберите одну или две карты в каждом ряду.
   *[keys] Щёлкните по одной или двум картам в каждом ряду или перетащите одну карту на другую.
}
play-pair-do = { $first } отдаёт { FORM($given, "accusative") } и получает { FORM($taken, "accusative") }: { $second }.
play-pair-uneven = Карт должно быть поровну. Пока: { $one } и { $two }.
play-pair-agree = { $first } и { $second } согласны?
play-pair-agree-text = { $first } отдаёт { FORM($given, "accusative") }. { $second } отдаёт { FORM($taken, "accusative") }. Спросите обоих перед обменом.
play-pair-agree-yes = Оба согласны
play-pair-agree-no = Не согласны
play-deal-supply = { $count ->
    [one] Осталось раздать { $count } жетон
    [few] Осталось раздать { $count } жетона
    [many] Осталось раздать { $count } жетонов
   *[other] Осталось раздать { $count } жетона
}
play-deal-none = Всё роздано
play-deal-hint = { DEVICE() ->
    [pad] Выберите, кто получит жетон. Выберите жетон, чтобы забрать его.
   *[keys] Перетащите жетон члену экипажа или щёлкните по нему. Щёлкните по жетону, чтобы забрать его.
}
play-deal-keys = Клавиша { $key }, с Shift — назад
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
play-split-top-note = выходят первыми, слева направо
play-split-bottom = Низ колоды
play-split-bottom-note = выходят последними, перед пробоиной
play-split-bottom-note-cards = выходят самыми последними
play-split-cards-top = Дальше выйдут в этом порядке: { $cards }
play-split-cards-bottom = Выйдут последними: { $cards }
play-split-empty = Положите карту сюда
play-split-note = { DEVICE() ->
    [pad] Вы видели закрытые карты: отмены нет. Возьмите карту: { KEY("enter") }; двигайте её: { KEY("left") } и { KEY("right") }. Удерживайте { KEY("tab") }, чтобы видеть стол.
   *[keys] Вы видели карты: отмены нет. Щёлкните по карте, перетащите или нажмите { KEY("card-1") }–{ KEY("card-9") }; двигайте стрелками. Удерживайте { KEY("tab") }, чтобы видеть стол.
}
play-split-later = Последние перед пробоиной: { $rooms }
