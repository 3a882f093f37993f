### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Действия
ask-action-text = Выберите действие.
ask-action-hint = { DEVICE() ->
    [pad] Возьмите карту кнопкой { KEY("enter") } и выберите, куда её положить.
   *[keys] Щёлкните по карте, перетащите её или нажмите её клавишу и выберите, куда её положить.
}
ask-action-first = так это не работает
ask-action-first-short = не так
ask-scavenge = { $picks ->
    [0] Возьмите карту
    [1] Возьмите карту
   *[other] Возьмите карту: { $pick } из { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Выберите карту из колоды или ряда открытых либо «Не брать».
   *[keys] Щёлкните по колоде или открытой карте или перетащите карту в руку. Можно ничего не брать.
}
ask-scavenge-hint = Возьмите верхнюю карту колоды, открытую карту или ничего.
ask-scavenge-first = сначала { $name } берёт найденные карты
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
    } из колоды или одна открытая: щёлкните или перетащите в руку.
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
    [pad] { $count ->
        [one] Можно оставить { $hand-limit }. Выберите карту, затем сброс.
        [few] Можно оставить { $hand-limit }. Выберите { $count } карты, затем { KEY("end") }.
        [many] Можно оставить { $hand-limit }. Выберите { $count } карт, затем { KEY("end") }.
       *[other] Можно оставить { $hand-limit }. Выберите { $count } карты, затем { KEY("end") }.
    }
   *[keys] { $count ->
        [one] Можно оставить { $hand-limit }. Щёлкните по карте, затем по сбросу, или перетащите её туда.
        [few] Можно оставить { $hand-limit }. Выберите { $count } карты щелчком или цифрой, затем { KEY("end") }.
        [many] Можно оставить { $hand-limit }. Выберите { $count } карт щелчком или цифрой, затем { KEY("end") }.
       *[other] Можно оставить { $hand-limit }. Выберите { $count } карты щелчком или цифрой, затем { KEY("end") }.
    }
}
ask-discard-hint = Лимит руки — { $hand-limit }: сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
ask-discard-first = сначала { $name } сбрасывает лишние карты
ask-discard-first-short = сначала сбросьте
ask-protection = Кто отдаст жетон защиты?
ask-protection-text = { DEVICE() ->
    [pad] Выберите подсвеченного члена экипажа.
   *[keys] Щёлкните по подсвеченному члену экипажа или перетащите его на отсек, в который попали.
}
ask-protection-hint = Остановить попадание могут несколько жетонов защиты. Выберите чей.
ask-protection-first = сначала { $name } выбирает, кто отдаст жетон защиты
ask-protection-first-short = сначала решите

## Rooms

ask-crew-quarters = Отправьте члена экипажа
ask-crew-quarters-text = { DEVICE() ->
    [pad] Выберите любую фишку, затем отсек, где есть кто-то ещё. Отмена: { KEY("escape") }.
   *[keys] Щёлкните по любой фишке, затем по отсеку, где есть кто-то ещё, или перетащите её туда. Отмена: { KEY("escape") }.
}
ask-crew-quarters-first = сначала { $name } отправляет члена экипажа
ask-crew-quarters-first-short = сначала отправьте
ask-crew-quarters-v2 = Отправьте члена экипажа
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Выберите любую фишку, затем отсек, где никого нет. Отмена: { KEY("escape") }.
   *[keys] Щёлкните по любой фишке, затем по отсеку, где никого нет, или перетащите её туда. Отмена: { KEY("escape") }.
}
ask-crew-quarters-v2-hint = Отправьте любого члена экипажа в отсек, где никого нет.
ask-crew-quarters-v2-first = сначала { $name } отправляет члена экипажа
ask-crew-quarters-v2-first-short = сначала отправьте
ask-cargo-hold = Порядок карт ресурсов
ask-cargo-hold-text = { $count ->
    [1] Следующая карта ресурсов. Верните её на колоду.
    [one] Следующая { $count } карта ресурсов. Верните в любом порядке.
    [few] Следующие { $count } карты ресурсов. Верните в любом порядке.
    [many] Следующие { $count } карт ресурсов. Верните в любом порядке.
   *[other] Следующие { $count } карты ресурсов. Верните в любом порядке.
}
ask-cargo-hold-first = сначала { $name } возвращает карты на колоду
ask-cargo-hold-first-short = сначала порядок
ask-cargo-hold-v2 = Возьмите карту
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Выберите колоду или открытую карту.
   *[keys] Щёлкните по колоде или открытой карте или перетащите карту в руку.
}
ask-cargo-hold-v2-hint = Возьмите верхнюю карту колоды или открытую карту.
ask-cargo-hold-v2-first = сначала { $name } берёт карту
ask-cargo-hold-v2-first-short = сначала возьмите
ask-mess-hall = Отдайте, возьмите или обменяйте
ask-mess-hall-text = Отдайте карту, возьмите карту или обменяйтесь с любым другим членом экипажа.
ask-mess-hall-first = сначала { $name } заканчивает в столовой
ask-mess-hall-first-short = сначала столовая
ask-mess-hall-v2 = Обмен между двумя другими
ask-mess-hall-v2-text = Два других члена экипажа меняются картами: одна на одну или две на две.
ask-mess-hall-v2-first = сначала { $name } заканчивает в столовой
ask-mess-hall-v2-first-short = сначала столовая
ask-trade = Обменяйте карту
ask-trade-text = { DEVICE() ->
    [pad] Выберите карту в руке, затем открытую карту взамен. Ваша ляжет на её место, из колоды ничего не берут.
   *[keys] Щёлкните по карте в руке и по открытой карте или перетащите одну на другую. Ваша ляжет на её место, из колоды ничего не берут.
}
ask-trade-hint = { DEVICE() ->
    [pad] Выберите карту в руке и открытую карту.
   *[keys] Щёлкните по карте в руке и по открытой карте или перетащите одну на другую.
}
ask-trade-first = сначала { $name } заканчивает в столовой
ask-trade-first-short = сначала столовая
ask-engine-room = Обмен со сбросом
ask-engine-room-text = Обменяйте одну свою карту на любую из сброса.
ask-engine-room-first = сначала { $name } обменивает карту
ask-engine-room-first-short = сначала обмен
ask-engine-room-v2 = Возьмите карту из сброса
ask-engine-room-v2-text = Возьмите любую карту из сброса. Затем сбросьте верхнюю карту колоды.
ask-engine-room-v2-first = сначала { $name } берёт карту из сброса
ask-engine-room-v2-first-short = сначала возьмите
ask-repair-centre = Почините другой отсек
ask-repair-centre-text = { DEVICE() ->
    [pad] Выберите пустую ячейку в другом, подсвеченном отсеке. Отмена: { KEY("escape") }.
   *[keys] Перетащите подходящую карту из руки на пустую ячейку подсвеченного отсека или щёлкните по этой ячейке. Отмена: { KEY("escape") }.
}
ask-repair-centre-first = сначала { $name } чинит другой отсек
ask-repair-centre-first-short = сначала почините
ask-repair-centre-v2 = Отдайте кубик ремонта
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Выберите, кто получит кубик. Он заполняет ячейку без карты.
   *[keys] Перетащите кубик другому члену экипажа или щёлкните по нему. Кубик заполняет ячейку без карты.
}
ask-repair-centre-v2-hint = Отдайте кубик ремонта другому члену экипажа.
ask-repair-centre-v2-first = сначала { $name } отдаёт кубик ремонта
ask-repair-centre-v2-first-short = сначала отдайте
ask-medical-bay-v2 = Раздайте жетоны действия
ask-medical-bay-v2-text = { $count ->
    [1] Дайте другому члену экипажа жетон действия.
    [one] Раздайте другим членам экипажа до { $count } жетона действия.
    [few] Раздайте другим членам экипажа до { $count } жетонов действия.
    [many] Раздайте другим членам экипажа до { $count } жетонов действия.
   *[other] Раздайте другим членам экипажа до { $count } жетонов действия.
}
ask-medical-bay-v2-first = сначала { $name } раздаёт жетоны действия
ask-medical-bay-v2-first-short = сначала раздайте
ask-bridge = Порядок карт повреждений
ask-bridge-text = { $count ->
    [1] Следующая карта повреждений. Верните её на колоду.
    [one] Следующая { $count } карта повреждений. Верните в любом порядке.
    [few] Следующие { $count } карты повреждений. Верните в любом порядке.
    [many] Следующие { $count } карт повреждений. Верните в любом порядке.
   *[other] Следующие { $count } карты повреждений. Верните в любом порядке.
}
ask-bridge-first = сначала { $name } возвращает карты повреждений на колоду
ask-bridge-first-short = сначала порядок
ask-bridge-v2 = Наверх или вниз
ask-bridge-v2-text = { $count ->
    [1] Следующая карта повреждений. Положите её наверх или вниз.
    [one] Следующая { $count } карта повреждений. Каждую положите наверх или вниз.
    [few] Следующие { $count } карты повреждений. Каждую положите наверх или вниз.
    [many] Следующие { $count } карт повреждений. Каждую положите наверх или вниз.
   *[other] Следующие { $count } карты повреждений. Каждую положите наверх или вниз.
}
ask-bridge-v2-first = сначала { $name } возвращает карты повреждений в колоду
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
        [1] Выберите отсек. Это последний жетон в запасе.
        [one] Выберите отсек. Забрать один: { KEY("escape") }.
        [few] Выберите отсек. Можно положить оба в один. Забрать один: { KEY("escape") }.
        [many] Выберите отсек. Забрать один: { KEY("escape") }.
       *[other] Выберите отсек. Можно положить оба в один. Забрать один: { KEY("escape") }.
    }
   *[keys] { $count ->
        [1] Щёлкните по отсеку или перетащите жетон туда. Это последний жетон в запасе.
        [one] Щёлкните по отсеку или перетащите жетон туда. Забрать один: { KEY("escape") }.
        [few] Щёлкните по отсеку или перетащите жетон туда. Можно положить оба в один. Забрать один: { KEY("escape") }.
        [many] Щёлкните по отсеку или перетащите жетон туда. Забрать один: { KEY("escape") }.
       *[other] Щёлкните по отсеку или перетащите жетон туда. Можно положить оба в один. Забрать один: { KEY("escape") }.
    }
}
ask-armoury-first = сначала { $name } кладёт жетоны защиты
ask-armoury-first-short = сначала жетоны
ask-armoury-v2 = Отдайте жетон защиты
ask-armoury-v2-text = { DEVICE() ->
    [pad] Выберите, кто получит жетон. Он остановит одно попадание в отсек владельца.
   *[keys] Перетащите жетон любому члену экипажа или щёлкните по нему. Жетон остановит одно попадание в отсек владельца.
}
ask-armoury-v2-hint = Отдайте жетон защиты любому члену экипажа, можно и себе.
ask-armoury-v2-first = сначала { $name } отдаёт жетон защиты
ask-armoury-v2-first-short = сначала отдайте

## Expansions

ask-damage-control = { $left ->
    [0] Подтвердите повреждения
   *[other] { $count ->
        [1] Выберите отсек для попадания
        [one] Выберите { $count } отсек для попаданий: ещё { $left }
        [few] Выберите { $count } отсека для попаданий: ещё { $left }
        [many] Выберите { $count } отсеков для попаданий: ещё { $left }
       *[other] Выберите { $count } отсека для попаданий: ещё { $left }
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] На отсеках показано, что сделает попадание. Выберите отсек ещё раз, чтобы отменить. Подтвердить: { KEY("end") } или кнопка.
       *[other] { $setup ->
            [yes] Борьба за живучесть действует до первого хода, выбирает первый игрок. На отсеках показано, что сделает попадание.
           *[no] Борьба за живучесть: выбираете вы. Выберите отсек; ещё раз — отменить. На отсеках показано, что сделает попадание.
        }
    }
   *[keys] { $left ->
        [0] На отсеках показано, что сделает попадание. Щёлкните по выбранному отсеку, чтобы отменить. Подтвердить: { KEY("end") } или кнопка.
       *[other] { $setup ->
            [yes] Борьба за живучесть действует до первого хода, выбирает первый игрок. Щёлкните по отсеку или перетащите карту туда. На отсеках показано, что сделает попадание.
           *[no] Борьба за живучесть: выбираете вы. Щёлкните по отсеку или перетащите карту туда; ещё щелчок — отменить. На отсеках показано, что сделает попадание.
        }
    }
}
ask-damage-control-hint = На отсеках показано, что сделает попадание. Подтвердить: { KEY("end") }.
ask-damage-control-first = сначала { $name } выбирает отсеки для попаданий
ask-damage-control-first-short = сначала отсеки

## Actions, as they stand in a list

action-move = Перейти
action-scavenge = Искать
action-give = Отдать карту
action-take = Взять карту
action-trade = Обменять карту
action-repair = Починить
action-repair-with-cube = Починить своим кубиком
action-divert = Перенаправить энергию
action-activate = Активировать отсек
action-board = Сесть в капсулу
action-finish = Завершить действия

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Активируйте { FORM($source, "accusative") }
ask-room-text = Выберите, как активировать { FORM($source, "accusative") }.
ask-room-first = сначала { $name } решает: { $source }
ask-room-first-short = сначала решите
ask-expansion = { $source }
ask-expansion-text = { $source }: выбираете вы.
ask-expansion-first = сначала { $name } решает: { $source }
ask-expansion-first-short = сначала решите
ask-other = Решите
ask-other-text = Выберите вариант.
ask-other-first = сначала { $name } решает другое
ask-other-first-short = сначала решите
