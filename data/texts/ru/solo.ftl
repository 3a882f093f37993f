### Words of solo: one player, three crew members, one shared hand.

button-trade = Обменять
would-trade = на открытую карту
hint-solo = { DEVICE() ->
    [pad] Возьмите карту кнопкой { KEY("enter") } и выберите, куда она пойдёт.
   *[keys] Щёлкните карту, перетащите её или нажмите её клавишу и выберите, куда она пойдёт.
}
play-banner-solo = Ход { $turn }. Рука остаётся.
play-do-trade = Обменять
play-aim-trade-no = выберите открытую карту
play-aim-trade-short = не туда
play-trade-hand-no = { DEVICE() ->
    [pad] выберите карту руки, которую отдаёте взамен
   *[keys] перетащите её на карту руки, которую отдаёте взамен
}
play-trade-hand-short = на карту руки
play-trade-row-no = { DEVICE() ->
    [pad] выберите открытую карту, которую хотите взамен
   *[keys] перетащите её на открытую карту, которую хотите взамен
}
play-trade-row-short = на открытую карту
play-one-hand-no = у экипажа одна общая рука, передавать нечего
play-one-hand-short = рука общая
play-way-trade = Отдать { FORM($give, "accusative") }
play-ask-trade = Выменять { FORM($card, "accusative") }: какую карту отдать?
play-log-trade = { $name } меняет { FORM($given, "accusative") } на { FORM($taken, "accusative") } из ряда
over-row-trades = Обменов
play-tip-trade = Одна карта руки на одну открытую, где бы вы ни были: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-face-up-solo = Открытая карта. Возьмите её при доборе (вместо карт из колоды: { $deck-cards }), при поиске или в обмен на карту руки.
play-tip-crew-solo = { $name }: где стоит и какие жетоны. Рука внизу общая для экипажа, в конце хода не больше { $hand-limit } карт.
