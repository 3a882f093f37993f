### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Действия
ask-action-text = Выберите, что делать.
ask-action-hint = { DEVICE() ->
    [pad] Возьмите карту кнопкой { KEY("enter") } и выберите, куда она пойдёт.
   *[keys] Щёлкните карту, перетащите её или нажмите её клавишу и выберите, куда она пойдёт.
}
ask-action-first = так это не применить
ask-action-first-short = не так
ask-scavenge = { $picks ->
    [0] Возьмите карту
    [1] Возьмите карту
   *[other] Возьмите карту: { $pick } из { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Выберите карту из колоды или из ряда. «Не брать» оставляет её.
   *[keys] Из колоды или из ряда: щёлкните карту или перетащите в руку. «Не брать» оставляет её.
}
ask-scavenge-hint = Возьмите карту из колоды, открытую карту или ничего.
ask-scavenge-first = сначала { $name } берёт найденное
ask-scavenge-first-short = сначала возьмите
ask-collect = Добор
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] { $deck-cards } карта
        [few] { $deck-cards } карты
        [many] { $deck-cards } карт
       *[other] { $deck-cards } карты
    } из колоды или одна открытая: выберите.
   *[keys] { $deck-cards ->
        [one] { $deck-cards } карта
        [few] { $deck-cards } карты
        [many] { $deck-cards } карт
       *[other] { $deck-cards } карты
    } из колоды или одна открытая: щёлкните или перетащите в руку.
}
ask-collect-hint = Возьмите одну открытую карту или { $deck-cards ->
    [one] { $deck-cards } верхнюю карту
    [few] { $deck-cards } верхние карты
    [many] { $deck-cards } верхних карт
   *[other] { $deck-cards } верхние карты
} колоды.
ask-collect-first = сначала { $name } добирает карты
ask-collect-first-short = сначала доберите
ask-discard = Сбросьте { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ask-discard-text = { DEVICE() ->
    [pad] Остаться может карт: { $hand-limit }. Выберите карту, затем сброс.
   *[keys] Остаться может карт: { $hand-limit }. Щёлкните карту, затем сброс, или перетащите её туда.
}
ask-discard-hint = Больше предела ({ $hand-limit }): сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
ask-discard-first = сначала { $name } сбрасывает до предела
ask-discard-first-short = сначала сбросьте
ask-protection = Кто отдаст жетон защиты?
ask-protection-text = { DEVICE() ->
    [pad] Выберите кого-то из подсвеченных.
   *[keys] Щёлкните кого-то из подсвеченных или перетащите на отсек, по которому удар.
}
ask-protection-hint = Удар могут остановить несколько щитов: выберите, чей потратить.
ask-protection-first = сначала { $name } называет, кто отдаст жетон защиты
ask-protection-first-short = сначала решите

## Rooms

ask-crew-quarters = Отправьте кого-нибудь
ask-crew-quarters-text = { DEVICE() ->
    [pad] Выберите любую фишку, затем отсек, где стоит кто-то другой. { KEY("escape") }: не применять отсек.
   *[keys] Щёлкните любую фишку, затем отсек, где стоит кто-то другой, или перетащите её туда. { KEY("escape") }: не применять отсек.
}
ask-crew-quarters-first = сначала { $name } отправляет кого-то
ask-crew-quarters-first-short = сначала отправьте
ask-crew-quarters-v2 = Отправьте кого-нибудь
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Выберите любую фишку, затем отсек, где никого нет. { KEY("escape") }: не применять отсек.
   *[keys] Щёлкните любую фишку, затем отсек, где никого нет, или перетащите её туда. { KEY("escape") }: не применять отсек.
}
ask-crew-quarters-v2-hint = Отправьте любого члена экипажа в отсек, где никого нет.
ask-crew-quarters-v2-first = сначала { $name } отправляет кого-то
ask-crew-quarters-v2-first-short = сначала отправьте
ask-cargo-hold = Расположите карты ресурсов
ask-cargo-hold-text = { $count ->
    [1] Следующая карта ресурсов. Она вернётся на колоду.
    [one] Следующая { $count } карта ресурсов. Верните в любом порядке.
    [few] Следующие { $count } карты ресурсов. Верните в любом порядке.
    [many] Следующие { $count } карт ресурсов. Верните в любом порядке.
   *[other] Следующие { $count } карты ресурсов. Верните в любом порядке.
}
ask-cargo-hold-first = сначала { $name } располагает карты
ask-cargo-hold-first-short = сначала порядок
ask-cargo-hold-v2 = Возьмите карту
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Выберите карту из колоды или из ряда.
   *[keys] Из колоды или из ряда: щёлкните карту или перетащите в руку.
}
ask-cargo-hold-v2-hint = Возьмите верхнюю карту колоды или открытую карту.
ask-cargo-hold-v2-first = сначала { $name } берёт карту
ask-cargo-hold-v2-first-short = сначала возьмите
ask-mess-hall = Дайте, возьмите или поменяйте
ask-mess-hall-text = Дайте карту, возьмите карту или поменяйте одну на одну с кем угодно на корабле.
ask-mess-hall-first = сначала { $name } решает в столовой
ask-mess-hall-first-short = сначала столовая
ask-mess-hall-v2 = Двое других меняются
ask-mess-hall-v2-text = Двое других меняются: карта на карту или две на две.
ask-mess-hall-v2-first = сначала { $name } решает в столовой
ask-mess-hall-v2-first-short = сначала столовая
ask-trade = Обменяйте карту
ask-trade-text = { DEVICE() ->
    [pad] Выберите карту руки, затем открытую карту, которую хотите взамен. Ваша ляжет на место взятой; из колоды ничего не берётся.
   *[keys] Щёлкните карту руки, затем открытую карту, которую хотите взамен, или перетащите одну на другую. Ваша ляжет на место взятой; из колоды ничего не берётся.
}
ask-trade-hint = { DEVICE() ->
    [pad] Выберите карту руки и открытую карту.
   *[keys] Щёлкните карту руки и открытую карту или перетащите одну на другую.
}
ask-trade-first = сначала { $name } решает в столовой
ask-trade-first-short = сначала столовая
ask-engine-room = Поменяйте карту со сбросом
ask-engine-room-text = Поменяйте одну карту руки на любую карту сброса.
ask-engine-room-first = сначала { $name } меняет карту
ask-engine-room-first-short = сначала поменяйте
ask-engine-room-v2 = Возьмите карту из сброса
ask-engine-room-v2-text = Возьмите любую карту сброса. Затем колода теряет верхнюю карту.
ask-engine-room-v2-first = сначала { $name } берёт карту из сброса
ask-engine-room-v2-first-short = сначала возьмите
ask-repair-centre = Почините другой отсек
ask-repair-centre-text = { DEVICE() ->
    [pad] Выберите подсвеченную открытую ячейку в другом отсеке. { KEY("escape") }: не применять отсек.
   *[keys] Щёлкните подсвеченную открытую ячейку в другом отсеке или перетащите на неё подходящую карту. { KEY("escape") }: не применять отсек.
}
ask-repair-centre-first = сначала { $name } чинит другой отсек
ask-repair-centre-first-short = сначала почините
ask-repair-centre-v2 = Дайте кубик ремонта
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Выберите, кому достанется кубик из запаса. Он чинит ячейку без карты.
   *[keys] Перетащите кубик из запаса другому члену экипажа или щёлкните, кому он достанется. Он чинит ячейку без карты.
}
ask-repair-centre-v2-hint = Дайте кубик ремонта другому члену экипажа.
ask-repair-centre-v2-first = сначала { $name } отдаёт кубик ремонта
ask-repair-centre-v2-first-short = сначала дайте
ask-medical-bay-v2 = Раздайте жетоны действия
ask-medical-bay-v2-text = Раздайте другим { $count ->
    [1] жетон действия
    [one] до { $count } жетона действия
    [few] до { $count } жетонов действия
    [many] до { $count } жетонов действия
   *[other] до { $count } жетонов действия
}.
ask-medical-bay-v2-first = сначала { $name } раздаёт жетоны действия
ask-medical-bay-v2-first-short = сначала раздайте
ask-bridge = Расположите карты повреждений
ask-bridge-text = { $count ->
    [1] Следующая карта повреждений. Она вернётся на колоду.
    [one] Следующая { $count } карта повреждений. Верните в любом порядке.
    [few] Следующие { $count } карты повреждений. Верните в любом порядке.
    [many] Следующие { $count } карт повреждений. Верните в любом порядке.
   *[other] Следующие { $count } карты повреждений. Верните в любом порядке.
}
ask-bridge-first = сначала { $name } располагает карты повреждений
ask-bridge-first-short = сначала порядок
ask-bridge-v2 = Наверх или вниз
ask-bridge-v2-text = { $count ->
    [1] Следующая карта повреждений. Она вернётся наверх или вниз.
    [one] Следующая { $count } карта повреждений. Каждую верните наверх или вниз.
    [few] Следующие { $count } карты повреждений. Каждую верните наверх или вниз.
    [many] Следующие { $count } карт повреждений. Каждую верните наверх или вниз.
   *[other] Следующие { $count } карты повреждений. Каждую верните наверх или вниз.
}
ask-bridge-v2-first = сначала { $name } располагает карты повреждений
ask-bridge-v2-first-short = сначала порядок
ask-armoury = Положите { $left ->
    [1] жетон защиты
    [one] { $left } жетон защиты
    [few] { $left } жетона защиты
    [many] { $left } жетонов защиты
   *[other] { $left } жетона защиты
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [1] Выберите отсек. Он в запасе единственный.
        [one] Выберите отсек. { KEY("escape") } забирает один.
        [few] Выберите отсек. Оба могут лежать на одном. { KEY("escape") } забирает один.
        [many] Выберите отсек. { KEY("escape") } забирает один.
       *[other] Выберите отсек. Оба могут лежать на одном. { KEY("escape") } забирает один.
    }
   *[keys] { $count ->
        [1] Щёлкните отсек или перетащите жетон туда. Он в запасе единственный.
        [one] Щёлкните отсек или перетащите жетон туда. { KEY("escape") } забирает один.
        [few] Щёлкните отсек или перетащите жетон туда. Оба могут лежать на одном. { KEY("escape") } забирает один.
        [many] Щёлкните отсек или перетащите жетон туда. { KEY("escape") } забирает один.
       *[other] Щёлкните отсек или перетащите жетон туда. Оба могут лежать на одном. { KEY("escape") } забирает один.
    }
}
ask-armoury-first = сначала { $name } кладёт жетоны защиты
ask-armoury-first-short = сначала щиты
ask-armoury-v2 = Дайте жетон защиты
ask-armoury-v2-text = { DEVICE() ->
    [pad] Выберите, кому достанется жетон из запаса. Он примет одно попадание в отсек, где стоит владелец.
   *[keys] Перетащите жетон из запаса кому угодно или щёлкните, кому он достанется. Он примет одно попадание в отсек, где стоит владелец.
}
ask-armoury-v2-hint = Дайте жетон защиты кому угодно, можно и себе.
ask-armoury-v2-first = сначала { $name } отдаёт жетон защиты
ask-armoury-v2-first-short = сначала дайте

## Expansions

ask-damage-control = { $left ->
    [0] Подтвердите повреждения
    [1] Выберите отсек для удара
    [one] Выберите { $left } отсек для удара
    [few] Выберите { $left } отсека для удара
    [many] Выберите { $left } отсеков для удара
   *[other] Выберите { $left } отсека для удара
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] В каждом отсеке сказано, что сделает удар. { KEY("end") } или кнопка подтверждает; выберите отсек ещё раз, чтобы снять выбор.
       *[other] { $setup ->
            [yes] Борьба за живучесть начинается до первого хода, выбирает первый игрок. Выберите отсек. В каждом отсеке сказано, что сделал бы удар.
           *[no] Борьба за живучесть даёт выбор экипажу. Выберите отсек; выберите его ещё раз, чтобы снять выбор. В каждом отсеке сказано, что сделал бы удар.
        }
    }
   *[keys] { $left ->
        [0] В каждом отсеке сказано, что сделает удар. { KEY("end") } или кнопка подтверждает; щёлкните выбранный отсек, чтобы снять выбор.
       *[other] { $setup ->
            [yes] Борьба за живучесть начинается до первого хода, выбирает первый игрок. Щёлкните отсек или перетащите карту туда. В каждом отсеке сказано, что сделал бы удар.
           *[no] Борьба за живучесть даёт выбор экипажу. Щёлкните отсек или перетащите карту туда; второй щелчок снимает выбор. В каждом отсеке сказано, что сделал бы удар.
        }
    }
}
ask-damage-control-hint = В каждом отсеке сказано, что сделал бы с ним удар. { KEY("end") } подтверждает.
ask-damage-control-first = сначала { $name } выбирает отсеки для удара
ask-damage-control-first-short = сначала отсеки

## Actions, as they stand in a list

action-move = Перейти
action-scavenge = Искать
action-give = Отдать карту
action-take = Взять карту
action-trade = Обменять карту
action-repair = Чинить
action-repair-with-cube = Чинить своим кубиком
action-divert = Отвести питание
action-activate = Применить отсек
action-board = Сесть в капсулу
action-finish = Завершить действия

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Примените { FORM($source, "accusative") }
ask-room-text = Выберите, как применить { FORM($source, "accusative") }.
ask-room-first = сначала { $name } решает: { $source }
ask-room-first-short = сначала решите
ask-expansion = { $source }
ask-expansion-text = Решение за вами: { $source }.
ask-expansion-first = сначала { $name } решает: { $source }
ask-expansion-first-short = сначала решите
ask-other = Решите
ask-other-text = Выберите одно из этого.
ask-other-first = сначала { $name } решает другое
ask-other-first-short = сначала решите
