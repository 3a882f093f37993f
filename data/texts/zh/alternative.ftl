### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = 还剩{ $price }个行动
play-left-many-no = 需要{ $price }个行动，{ $count ->
    [0] 一个不剩
   *[other] 只剩{ $count }个
}
play-left-many-short = 需{ $price }个行动
play-empty = 房间无人
play-empty-no = 房间里有人
play-empty-short = 房间有人
play-do-cube = 修理方块
play-do-protection = 防护标记
play-do-action = 行动标记
play-other-crew = 另一名船员
play-other-crew-no = 要给另一名船员
play-other-crew-short = 不能给自己
play-to-crew-no = { DEVICE() ->
    [pad] 选择一名船员
   *[keys] 放到一名船员身上
}
play-to-crew-short = 只限船员
play-token-waits-no = 持有者留着它，直到所在房间受击
play-token-waits-short = 等待受击
play-cube-place-no = 用来填满你所在房间的一个空格
play-cube-place-short = 只限修理格

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] 全部填满
   *[no] 用持有的方块
}
play-tip-held-cube = { DEVICE() ->
    [pad] 持有的修理方块。选一个，再选所在房间的空格：一个行动，不用牌。在已转移的房间填满所有格子，先用持有的方块。
   *[keys] 持有的修理方块。把一个拖到所在房间的空格，或依次点击：一个行动，不用牌。在已转移的房间填满所有格子，先用持有的方块。
}
play-tip-held-protection = 持有的防护标记。每个可抵挡你所在房间受到的下一击。
damage-sunk-title = { $count ->
    [0] 牌库底，全员已知
   *[other] 顶与底，全员已知
}
damage-sunk = { $place ->
    [1] 最后一张
   *[other] 倒数第{ $place }张
}
play-info-held = { $count ->
    [1] 受{ $names }持有的一个防护标记保护
   *[other] 受{ $names }持有的防护标记保护
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1，不在本局：{ $ability }
   *[v2] V2，不在本局：{ $ability }
}

## The log

play-log-paid = 从牌库弃掉：{ $cards }
play-log-cube = { $name }给{ $other }一个修理方块
play-log-shield-given = { $same ->
    [yes] { $name }拿一个防护标记
   *[no] { $name }给{ $other }一个防护标记
}
play-log-shield-used = { $name }交出一个防护标记
play-log-split = { $name }把{ $cards }放到牌库顶，{ $below }放到牌库底
play-log-sunk = { $name }把{ $below }放到牌库底

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] 从弃牌堆选一张牌。
   *[keys] 把弃牌堆的一张牌拖到手牌，或点击它。
}
play-take-do = { $lost ->
    [nothing] { $name }拿{ $take }。
    [unknown] { $name }拿{ $take }，并弃掉牌库顶的牌。
   *[other] { $name }拿{ $take }，并弃掉牌库的{ $lost }。
}
play-take-last = 这是牌库的最后一张牌：飞船毁灭。
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] 按键{ KEY("card-1") }至{ KEY("card-9") }
}
play-take-keys-lower = 把牌放在这里
play-pair-text-hint = { DEVICE() ->
    [pad] 在两排中各选一张或两张牌。
   *[keys] 在两排中各点一张或两张牌，或把一张牌拖到另一张上。
}
play-pair-do = { $first }把{ $given }给{ $second }，换来{ $taken }。
play-pair-uneven = 双方给的张数必须相同。目前：{ $one }张和{ $two }张。
play-pair-agree = { $first }和{ $second }同意吗？
play-pair-agree-text = { $first }给出{ $given }。{ $second }给出{ $taken }。交换前请问过双方。
play-pair-agree-yes = 都同意
play-pair-agree-no = 未同意
play-deal-supply = { $count ->
    [1] 还有一个标记可分发
   *[other] 还有{ $count }个标记可分发
}
play-deal-none = 已全部分发
play-deal-hint = { DEVICE() ->
    [pad] 选择谁得到标记。选择标记可收回。
   *[keys] 把标记拖给一名船员，或点击该船员。点击标记可收回。
}
play-deal-keys = 按{ $key }，加Shift收回
play-deal-has = 有{ $count }
play-deal-gets = 得{ $count }
play-deal-do = { $shares }。
play-deal-share = { $name }得到{ $count }个{ $token ->
    [cube] 修理方块
    [protection] 防护标记
   *[action] 行动标记
}
play-split-top = 牌库顶
play-split-top-note = 最先抽，从左起
play-split-bottom = 牌库底
play-split-bottom-note = 最后抽，在船体破裂之前
play-split-bottom-note-cards = 最后才抽
play-split-cards-top = 接下来依次抽：{ $cards }
play-split-cards-bottom = 最后才抽：{ $cards }
play-split-empty = 把牌放在这里
play-split-note = { DEVICE() ->
    [pad] 已看过暗牌，不能撤销。用{ KEY("enter") }拿起一张牌，用{ KEY("left") }、{ KEY("right") }移动。按住{ KEY("tab") }查看桌面。
   *[keys] 已看过暗牌，不能撤销。点击或拖动一张牌，或按{ KEY("card-1") }至{ KEY("card-9") }，用方向键移动。按住{ KEY("tab") }查看桌面。
}
play-split-later = 船体破裂前的最后几张：{ $rooms }
