### Words of solo: one player, three crew members, one shared hand.

button-trade = 交換
would-trade = 換一張公開牌
hint-solo = { DEVICE() ->
    [pad] 用{ KEY("enter") }拿起一張牌，再選擇去處。
   *[keys] 點擊或拖曳一張牌，或按它的鍵，再選擇去處。
}
play-banner-solo = 第{ $turn }回合。手牌不變。
play-do-trade = 交換
play-aim-trade-no = 選擇一張公開牌
play-aim-trade-short = 不能放這裡
play-trade-hand-no = { DEVICE() ->
    [pad] 選擇你要給出的手牌
   *[keys] 放到你要給出的手牌上
}
play-trade-hand-short = 放到手牌上
play-trade-row-no = { DEVICE() ->
    [pad] 選擇你想換的公開牌
   *[keys] 放到你想換的公開牌上
}
play-trade-row-short = 放到公開牌上
play-one-hand-no = 船員共用手牌，沒有牌可給
play-one-hand-short = 共用手牌
play-way-trade = 給出{ $give }
play-ask-trade = 用哪張牌交換{ $card }？
play-log-trade = { $name }用{ $given }換取公開的{ $taken }
over-row-trades = 交換的牌
play-tip-trade = 無論在哪個房間，用一張手牌交換一張公開牌：{ $cost }個行動。
play-tip-face-up-solo = 一張公開牌。收集時可以拿它代替牌庫的{ $deck-cards }張牌；搜索時可以拿，也可以用一張手牌交換。
play-tip-crew-solo = { $name }：所在房間和標記。全體船員共用下方手牌，收集後最多{ $hand-limit }張。
