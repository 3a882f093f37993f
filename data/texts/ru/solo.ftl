### Words of solo: one player, three crew members, one shared hand.

button-trade = Обменять
would-trade = на открытую карту
hint-solo = { DEVICE() ->
    [pad] Возьмите карту кнопкой { KEY("enter") } и выберите, куда её положить.
   *[keys] Щёлкните по карте, перетащите её или нажмите её клавишу и выберите, куда её положить.
}
play-banner-solo = Ход { $turn }. Рука та же.
play-do-trade = Обменять
play-aim-trade-no = выберите открытую карту
play-aim-trade-short = не туда
play-trade-hand-no = { DEVICE() ->
    [pad] выберите карту в руке, которую отдаёте за неё
   *[keys] перетащите её на карту в руке, которую отдаёте за неё
}
play-trade-hand-short = на карту руки
play-trade-row-no = { DEVICE() ->
    [pad] выберите открытую карту, которую хотите взамен
   *[keys] перетащите её на открытую карту, которую хотите взамен
}
play-trade-row-short = на открытую карту
play-one-hand-no = у экипажа одна общая рука, отдавать нечего
play-one-hand-short = рука общая
play-way-trade = Отдать { FORM($give, "accusative") }
play-ask-trade = Что отдать за { FORM($card, "accusative") }?
play-log-trade = { $name } меняет { FORM($given, "accusative") } на { FORM($taken, "accusative") } из открытых
over-row-trades = Обменов
play-tip-trade = Обменять карту в руке на открытую, где бы вы ни были: { $cost ->
    [1] одно действие
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
}.
play-tip-face-up-solo = Открытая карта. Возьмите её при доборе (вместо карт из колоды: { $deck-cards }), при поиске или в обмен на карту из руки.
play-tip-crew-solo = { $name }: отсек и жетоны. Рука внизу общая для экипажа: после добора не больше { $hand-limit } карт.
