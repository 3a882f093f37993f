### Words of solo: one player, three crew members, one shared hand.

button-trade = 换牌
would-trade = 换一张明牌
hint-solo = { DEVICE() ->
    [pad] 用{ KEY("enter") }拿起一张牌，再选择去处。
   *[keys] 点击或拖动一张牌，或按它的键，再选择去处。
}
play-banner-solo = 第{ $turn }回合。手牌不变。
play-do-trade = 换牌
play-aim-trade-no = 选择一张明牌
play-aim-trade-short = 不能放这里
play-trade-hand-no = { DEVICE() ->
    [pad] 选择你要换出的手牌
   *[keys] 放到你要换出的手牌上
}
play-trade-hand-short = 放到手牌上
play-trade-row-no = { DEVICE() ->
    [pad] 选择你想要的明牌
   *[keys] 放到你想要的明牌上
}
play-trade-row-short = 放到明牌上
play-one-hand-no = 全队共用一手牌，没有什么可给
play-one-hand-short = 共用手牌
play-way-trade = 换出{ $give }
play-ask-trade = 换取{ $card }：换出哪张牌？
play-log-trade = { $name }用{ $given }换取明牌{ $taken }
over-row-trades = 换牌次数
play-tip-trade = 用一张手牌换一张明牌，无论你在哪里：{ $cost }个行动。
play-tip-face-up-solo = 明牌。收集时可拿它代替牌库的{ $deck-cards }张牌，搜寻时可拿，也可用一张手牌换它。
play-tip-crew-solo = { $name }：所在位置和标记。下方手牌归全队共用，回合结束时最多{ $hand-limit }张。
