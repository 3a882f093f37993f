### The table: everything painted on it.

## Resources, tokens, damage

resource-data = 資料
resource-metal = 金屬
resource-nanobots = 奈米機器人
resource-energy = 能量
resource-universal = 萬用

## Top bar

table-turn = { $turn ->
    [0] 設置
   *[other] 第{ $turn }回合
}
table-game = { $difficulty } · { $players ->
    [1] 單人
   *[other] { $players }人
}
phase-actions = 行動
phase-actions-left = 剩{ $left }/{ $base-actions }
phase-actions-done = 完成
phase-collect = 收集
phase-collect-note = { $deck-cards }張或1張
phase-damage = 損害
phase-damage-note = { $rooms ->
    [0] 船體破裂
   *[other] { $rooms }個房間
}
threat-title = { $phase ->
    [over] 航程結束
    [empty] 牌庫即將耗盡
    [breach] 船體破裂
    [first] 第1回合威脅
    [later] 下回合威脅
   *[other] 本回合威脅
}
threat-loss = { $percent }%
threat-lost = 太空船毀滅
threat-cards = （{ $possible }張中{ $fatal }張）
threat-empty = （第2階段）
threat-sides = （{ $possible }面中{ $fatal }面）
threat-hidden = { $rooms ->
    [0] 擲骰棄牌
    [1] 將有一個房間受擊
   *[other] 將有{ $rooms }個房間受擊
}
threat-not-counted = 不記牌：機率隱藏
threat-few = { $count ->
    [1] 再一張牌，太空船就毀滅
   *[other] 再{ $count }張牌，太空船就毀滅
}
threat-few-brief = { $count }張牌
threat-over = 威脅已解除
threat-times = { $count }×
threat-breach = 破裂
threat-breach-turn = 第{ $turn }回合
threat-breach-now = 每回合
threat-left = 損害牌庫剩餘：{ $cards }

## Room cards

room-diverted = 已轉移
room-critical = 危急
room-critical-note = 再一擊船就毀滅
room-destroyed = 已摧毀
room-destroyed-note = 太空船毀滅
room-restart = 重啟核心：啟動它即獲勝
room-restart-brief = 重啟即獲勝
room-other-brief = 專屬能力
room-chip = { $percent }%
room-power = 動力
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = 當前
tag-next = 下一位
tag-then = 再下位
tag-last = 末位
tag-pod = 逃生艙
crew-left = 已離船
crew-times = ×{ $count }
crew-of-limit = /{ $count }

## The Escape Pod

pod-title = 逃生艙
pod-offline = 未啟用：已轉移{ $count }/{ $needed }個房間
pod-offline-short = 未啟用：已轉移{ $count }/{ $needed }
pod-online = 已啟用。可從核心登艙。
pod-online-short = 已啟用：可登艙
pod-taken = 漂流中，持有{ $count }張牌
pod-taken-short = 漂流中，持{ $count }張牌

## Supply

## Resources

resources-title = 資源
panel-not-counted = 不計數
resources-empty = 牌庫空=船毀滅 · { $turns ->
    [0] 不到1回合
   *[other] 約{ $turns }回合
}
resources-discard = 棄牌堆
resources-seen-title = { $count ->
    [1] 下一張牌，全員已知
   *[other] 接下來{ $count }張牌，全員已知
}

## Damage

damage-title = 損害
damage-breach-last = 最後是船體破裂
damage-breach-on = 每回合擲骰
damage-last = { $turn ->
    [0] 最近受擊
   *[other] 最近受擊：第{ $turn }回合
}
damage-none = 尚未受擊
damage-next = 下次：{ $rooms }個房間
damage-any = 任選{ $count }個
damage-seen-title = { $count ->
    [1] 下一張損害牌，全員已知
   *[other] 接下來{ $count }張損害牌，全員已知
}

## The die

die-before = 尚未擲骰
die-scavenge = { $value } · { $cards ->
    [0] 沒有牌
   *[other] { $cards }張牌
}
die-breach = { $value } · { $cards ->
    [0] 沒有失去牌
   *[other] 失去{ $cards }張牌
}
die-other = { $value }
die-who-scavenge = { $name }，搜索
die-who-breach = 船體破裂
die-who-other = { $name }，漂流

## The dock

dock-actions = 行動
dock-collect = 第2階段：收集牌
dock-damage = 第3階段：損害
dock-setup = 第一回合之前
dock-adrift = 在逃生艙中漂流
dock-over = 遊戲已結束
dock-empty-hand = 沒有手牌
button-move = 移動
button-scavenge = 搜索
button-share = 分享
button-divert = 轉移動力
button-repair = 修理
button-activate = 啟動
button-restart = 重啟
button-more = 更多行動
end-finish = 結束行動
end-nothing = 不拿牌
end-confirm = 確認
end-wait = 由你選擇
end-strike = 損害
end-adrift = 漂流
end-seat = 請稍候
end-over = 結果
end-again = 重做此步
end-back = 上一步
end-tokens = +{ $count }標記
end-lost = 標記已用盡
end-none-left = { $tokens ->
    [0] 行動已用完
   *[other] 標記會保留
}
would-card-data = 資料
would-card-metal = 金屬
would-card-nanobots = 奈米機器人
would-card-energy = 能量
would-card-universal = 萬用
would-move = 可去{ $count }個房間
would-scavenge = { $percent }%：1張以上
would-share = 與{ $name }
would-share-many = 可選{ $count }人
would-repair = 用{ $card }修{ $slot }號格
would-repair-any = { $slot }號格
would-repair-many = { $count }個格子
would-refill = 用{ $card }全部填滿
would-divert = 支付3張牌
would-divert-wild = 含{ $count }張萬用牌
would-divert-ways = { $count }種付法
would-activate = 這個房間
would-more = { $count ->
    [0] 目前都不可用
   *[other] 目前{ $count }個可用
}
would-win = 重啟核心
hint-spent = 行動已用完。結束行動，然後收集牌。
hint-no-cards = 移動、搜索，或結束行動。
hint-choice = 請選擇。
hint-over = 遊戲已結束。
