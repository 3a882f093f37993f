### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name), `$ability` (what a room does, a sentence) and numbers.

bot-why-win = Энергия всех отсеков перенаправлена: активация ядра спасёт корабль.
bot-why-core = Энергия всех отсеков перенаправлена, теперь — к ядру.
bot-why-divert = Все карты в руке: пора перенаправить энергию { FORM($room, "genitive") }.
bot-why-danger = Ещё одно попадание в { FORM($room, "accusative") }, и корабль погибнет.
bot-why-refill = Один ремонт заполнит все пустые ячейки { FORM($room, "genitive") }.
bot-why-repair-whole = Так { $room } снова без повреждений. Только тогда отсек можно активировать или перенаправить его энергию.
bot-why-repair-ready = Так { $room } снова без повреждений, а карты, чтобы перенаправить энергию, уже в руке.
bot-why-repair-use = Так { $room } снова без повреждений, и отсек можно активировать.
bot-why-repair-bears = Так { $room } выдержит { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
}, а не { $less }.
bot-why-repair-lacks = { $count ->
    [one] Останется { $count } пустая ячейка
    [few] Останутся { $count } пустые ячейки
    [many] Останется { $count } пустых ячеек
   *[other] Останутся { $count } пустые ячейки
} { FORM($room, "at") }.
bot-why-go-divert = Карт в руке хватит, чтобы перенаправить энергию { FORM($room, "genitive") }.
bot-why-go-repair = Картами в руке можно починить { FORM($room, "accusative") }.
bot-why-go-to-repair = Идёт { FORM($room, "to") }: там нужен ремонт.
bot-why-go-use = Идёт { FORM($room, "to") }. Способность: «{ $ability }»
bot-why-go-share = Там { $crew }: можно поделиться картами.
bot-why-go-need = Карты из руки нужны { FORM($room, "at") }.
bot-why-go-near = Следующий ход удобно начать { FORM($room, "at") }.
bot-why-use = Сейчас поможет эта способность: «{ $ability }»
bot-why-search = Чтобы перенаправить остальное, нужно карт: { $need }. У экипажа их { $count }.
bot-why-scavenge = Больше карт — больше вариантов в следующих ходах.
bot-why-give = { $crew } сделает с этой картой больше.
bot-why-give-divert = С этой картой { $crew } сможет перенаправить энергию { FORM($room, "genitive") }.
bot-why-give-repair = С этой картой { $crew } сможет починить { FORM($room, "accusative") }.
bot-why-give-lacks = С этой картой { $crew } соберёт почти всю цену { FORM($room, "genitive") }: не хватит { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}.
bot-why-take = Здесь эта карта полезнее, чем там, где { $crew }.
bot-why-get-divert = С этой картой собрана вся цена { FORM($room, "genitive") }.
bot-why-get-repair = Этой картой можно починить { FORM($room, "accusative") }.
bot-why-get-lacks = Чтобы перенаправить энергию { FORM($room, "genitive") }, останется собрать { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
bot-why-get-any = Джокер заменяет любой ресурс.
bot-why-open-card = Эта открытая карта, скорее всего, полезнее карты из колоды.
bot-why-open-slow = Открытая карта отнимает у колоды одну карту, а не { $count }.
bot-why-deck = Ни одна открытая карта не лучше того, что может быть в колоде.
bot-why-deck-more = Колода даёт больше: карт { $count }, а из открытых только одна.
bot-why-take-nothing = С каждой взятой картой колода ближе к концу.
bot-why-least = Без этой карты легче всего обойтись.
bot-why-least-idle = Эта карта сейчас не нужна ни одному отсеку.
bot-why-least-spare = Таких карт в руке: { $count }.
bot-why-swap = Полученная карта ценнее отданной.
bot-why-swap-two = После этого карты полезнее обоим.
bot-why-order = Карты, которые нужны раньше, идут наверх.
bot-why-damage-later = Карта, которая уничтожила бы корабль, выйдет позже.
bot-why-damage-sunk = Карта, которая уничтожила бы корабль, уходит вниз.
bot-why-damage-down = Самая опасная карта уходит вниз.
bot-why-damage-bear = Следующие попадания придутся в отсеки, которые их выдержат.
bot-why-protect-least = Ближе всех к гибели { $room }.
bot-why-protect-ready = { $crew } может перенаправить энергию { FORM($room, "genitive") }. Попадание этому помешает.
bot-why-protect-whole = Энергию повреждённого отсека не перенаправить: защищаем { FORM($room, "accusative") }.
bot-why-shield = Жетон остановит следующее попадание в { FORM($room, "accusative") }.
bot-why-send = Там { $crew } сможет больше.
bot-why-send-divert = { $crew } { FORM($room, "at") } сможет перенаправить энергию: карты есть.
bot-why-send-repair = { $crew } { FORM($room, "at") } сможет чинить: карта есть.
bot-why-hand-out = Этому члену экипажа он пригодится больше всего.
bot-why-hand-tokens = С жетонами действия { $crew } успеет за ход больше.
bot-why-hold-shield = { $crew } { FORM($room, "at") }: жетон остановит там попадание.
bot-why-hold-cube = С кубиком { $crew } сможет починить { FORM($room, "accusative") } без карты.
bot-why-carry-cube = С кубиком { $crew } сможет чинить без карты.
bot-why-strike-bear = Эти отсеки выдержат попадание.
bot-why-keep = Неиспользованные действия станут жетонами на будущее.
bot-why-keep-safe = Следующая карта повреждений не может попасть в критический отсек. Неиспользованные действия станут жетонами на будущее.
bot-why-keep-tokens = Жетоны действия пригодятся в следующих ходах.
bot-why-stop = Больше ни одно действие не поможет.
bot-why-leave = В одиночку шансы выше.
bot-why-best = Похоже, это лучший вариант.
bot-why-only = Другого варианта нет.
bot-why-stand-in = Компьютер не ответил, и игра выбрала простой вариант.
