### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Всё питание у ядра: это спасает корабль.
bot-why-core = Всё питание отведено, значит, путь ведёт к ядру.
bot-why-divert = Карты собраны, { $room } отдаёт питание ядру.
bot-why-danger = Следующее попадание в { FORM($room, "accusative") } погубило бы корабль.
bot-why-repair = { $room } стоит карты: до полного ремонта ближе.
bot-why-refill = Одна карта чинит { FORM($room, "accusative") } целиком.
bot-why-go-divert = Карт в руке хватит, чтобы отвести питание { FORM($room, "genitive") }.
bot-why-go-repair = Карты в руке годятся для ремонта { FORM($room, "genitive") }.
bot-why-go = Полезнее всего следующие действия { FORM($room, "at") }.
bot-why-scavenge = Карт не хватает больше всего остального.
bot-why-give = { $crew } найдёт этой карте лучшее применение.
bot-why-take = Здесь эта карта полезнее, чем там ({ $crew }).
bot-why-activate = Сейчас { $room } поможет больше всего.
bot-why-keep = Сейчас ничто не стоит действия: жетоны сберегут его на потом.
bot-why-finish = Делать больше нечего.
bot-why-open-card = Эта открытая карта, скорее всего, полезнее карты из колоды.
bot-why-deck = Открытые карты не лучше того, что может быть в колоде.
bot-why-least = Об этой карте жалеть меньше всего.
bot-why-swap = Новая карта ценнее той, что уходит.
bot-why-order = Что нужно скоро, лежит сверху.
bot-why-damage-order = Что вредит меньше, идёт первым.
bot-why-protect = Здесь следующие попадания опаснее всего.
bot-why-send = Оттуда { $crew } сможет больше.
bot-why-hand-out = Здесь от этого больше всего пользы.
bot-why-strike = Эти попадания корабль вынесет легче всего.
bot-why-leave = Теперь в одиночку можно выиграть больше.
bot-why-best = Из всего, что видно, это обещает больше всего.
