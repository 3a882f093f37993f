### Pace: the question to a new player, and the hits since the last turn of a player.

pace-title = 風暴要演得多快？
pace-text = 首次飛行前的最後一件事。之後隨時可在設定中更改。
pace-slow = 每一擊都看得清楚。最適合第一局。
pace-normal = 什麼都看得到，也不必久等。
pace-fast = 適合熟悉這些牌的船員。
pace-off = 沒有動畫：結果立刻出現。

## Before a player’s turn

recap-title = { $since ->
    [alone] 自你上個回合以來
    [first] { $name }，你的第一個回合之前
   *[last] { $name }，自你上個回合以來
}
recap-title-ready = { $name }，準備好了嗎？第{ $turn }回合輪到你。
recap-nothing = { $since ->
    [first] 開局以來沒有受擊。
   *[last] 自你上個回合以來沒有受擊。
}
recap-turn = 第{ $turn }回合，{ $name }
recap-cube = { $spaces ->
    [0] 受擊
   *[other] 失去一個方塊，還剩{ $left }/{ $spaces }
}
recap-cube-since = 失去一個方塊，現在{ $left }/{ $spaces }
recap-protected = 防護標記抵擋了一擊
recap-protected-short = 防護
recap-protects = 防護：{ $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = 船體破裂：{ $count ->
    [0] 沒有失去牌
   *[other] 失去{ $count }張牌
}
recap-spared = 沒有房間受擊。
recap-go-on = 繼續
recap-ready = 準備好了
recap-never = 不再顯示
