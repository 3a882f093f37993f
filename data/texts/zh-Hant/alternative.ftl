### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = 還剩{ $price }個行動
play-left-many-no = 需要{ $price }個行動，{ $count ->
    [0] 一個也不剩
   *[other] 只剩{ $count }個
}
play-left-many-short = 需{ $price }個行動
play-empty = 房間裡沒有人
play-empty-no = 房間裡有人
play-empty-short = 房間有人
play-do-cube = 修理方塊
play-do-protection = 防護標記
play-do-action = 行動標記
play-other-crew = 另一名船員
play-other-crew-no = 要給另一名船員
play-other-crew-short = 不能給自己
play-to-crew-no = { DEVICE() ->
    [pad] 選擇一名船員
   *[keys] 放到一名船員身上
}
play-to-crew-short = 限船員
play-token-waits-no = 持有者會保留它，直到所在房間受擊
play-token-waits-short = 等待受擊
play-cube-place-no = 用來填滿你所在房間的一個空格
play-cube-place-short = 限修理格

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] 全部填滿
   *[no] 用持有的方塊
}
play-tip-held-cube = { DEVICE() ->
    [pad] 持有的修理方塊。選一個，再選你房間的空格：一個行動，不用牌。在已轉移的房間，你會填滿所有格子，先用持有的方塊。
   *[keys] 持有的修理方塊。把一個拖到你房間的空格，或兩個都點擊：一個行動，不用牌。在已轉移的房間，你會填滿所有格子，先用持有的方塊。
}
play-tip-held-protection = 持有的防護標記。每個可抵擋你所在房間受到的下一擊。
damage-sunk-title = { $count ->
    [0] 牌庫底，全員已知
   *[other] 頂與底，全員已知
}
damage-sunk = { $place ->
    [1] 最後一張
   *[other] 倒數第{ $place }張
}
play-info-held = { $count ->
    [1] 受{ $names }持有的一個防護標記保護
   *[other] 受{ $names }持有的防護標記保護
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1，本局不用：{ $ability }
   *[v2] V2，本局不用：{ $ability }
}

## The log

play-log-paid = 從牌庫棄掉：{ $cards }
play-log-cube = { $name }給{ $other }一個修理方塊
play-log-shield-given = { $same ->
    [yes] { $name }拿取一個防護標記
   *[no] { $name }給{ $other }一個防護標記
}
play-log-shield-used = { $name }交出一個防護標記
play-log-split = { $name }把{ $cards }放到牌庫頂，{ $below }放到牌庫底
play-log-sunk = { $name }把{ $below }放到牌庫底

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] 從棄牌堆選一張牌。
   *[keys] 把棄牌堆的一張牌拖到手牌，或點擊它。
}
play-take-do = { $lost ->
    [nothing] { $name }拿取{ $take }。
    [unknown] { $name }拿取{ $take }，同時棄掉牌庫頂的牌。
   *[other] { $name }拿取{ $take }，同時棄掉牌庫的{ $lost }。
}
play-take-last = 這是牌庫的最後一張牌：太空船毀滅。
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] 按鍵{ KEY("card-1") }至{ KEY("card-9") }
}
play-take-keys-lower = 把牌放在這裡
play-pair-text-hint = { DEVICE() ->
    [pad] 在兩列中各選一張或兩張牌。
   *[keys] 在兩列中各點一張或兩張牌，或把一張牌拖到另一張上。
}
play-pair-do = { $first }把{ $given }給{ $second }，換來{ $taken }。
play-pair-uneven = 雙方給的張數必須相同。目前：{ $one }張和{ $two }張。
play-pair-agree = { $first }和{ $second }同意嗎？
play-pair-agree-text = { $first }給出{ $given }。{ $second }給出{ $taken }。交換前請先問過雙方。
play-pair-agree-yes = 雙方同意
play-pair-agree-no = 未獲同意
play-deal-supply = { $count ->
    [1] 還有一個標記可分配
   *[other] 還有{ $count }個標記可分配
}
play-deal-none = 已全部分配
play-deal-hint = { DEVICE() ->
    [pad] 選擇誰得到標記。選擇標記可收回。
   *[keys] 把標記拖給一名船員，或點擊該船員。點擊標記可收回。
}
play-deal-keys = 按{ $key }，加Shift收回
play-deal-has = 有{ $count }
play-deal-gets = 得{ $count }
play-deal-do = { $shares }。
play-deal-share = { $name }得到{ $count }個{ $token ->
    [cube] 修理方塊
    [protection] 防護標記
   *[action] 行動標記
}
play-split-top = 牌庫頂
play-split-top-note = 最先抽，由左至右
play-split-bottom = 牌庫底
play-split-bottom-note = 最後抽，在船體破裂之前
play-split-bottom-note-cards = 最後才抽
play-split-cards-top = 接下來依序抽：{ $cards }
play-split-cards-bottom = 最後才抽：{ $cards }
play-split-empty = 把牌放在這裡
play-split-note = { DEVICE() ->
    [pad] 已看過暗牌，無法復原。用{ KEY("enter") }拿起一張牌，用{ KEY("left") }、{ KEY("right") }移動。按住{ KEY("tab") }查看桌面。
   *[keys] 已看過暗牌，無法復原。點擊或拖曳一張牌，或按{ KEY("card-1") }至{ KEY("card-9") }，用方向鍵移動。按住{ KEY("tab") }查看桌面。
}
play-split-later = 船體破裂前的最後幾張：{ $rooms }
