### Words of solo: one player, three crew members, one shared hand.

button-trade = 交换
would-trade = 换一张明牌
hint-solo = { DEVICE() ->
    [pad] 用{ KEY("enter") }拿起一张牌，再选择去处。
   *[keys] 点击或拖动一张牌，或按它的键，再选择去处。
}
play-banner-solo = 第{ $turn }回合。手牌不变。
play-do-trade = 交换
play-aim-trade-no = 选择一张明牌
play-aim-trade-short = 不能放这里
play-trade-hand-no = { DEVICE() ->
    [pad] 选择你要给出的手牌
   *[keys] 放到你要给出的手牌上
}
play-trade-hand-short = 放到手牌上
play-trade-row-no = { DEVICE() ->
    [pad] 选择你想换的明牌
   *[keys] 放到你想换的明牌上
}
play-trade-row-short = 放到明牌上
play-one-hand-no = 船员共用手牌，没有牌可给
play-one-hand-short = 共用手牌
play-way-trade = 给出{ $give }
play-ask-trade = 用哪张牌交换{ $card }？
play-log-trade = { $name }用{ $given }换取明牌{ $taken }
over-row-trades = 交换次数
play-tip-trade = 无论在哪个房间，用一张手牌交换一张明牌：{ $cost }个行动。
play-tip-face-up-solo = 一张明牌。收集时可以拿它代替牌库的{ $deck-cards }张牌；搜寻时可以拿，也可用一张手牌交换。
play-tip-crew-solo = { $name }：所在房间和标记。全体船员共用下方手牌，收集后最多{ $hand-limit }张。
