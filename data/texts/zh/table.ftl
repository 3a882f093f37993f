### The table: everything painted on it.

## Resources, tokens, damage

resource-data = 数据
resource-metal = 金属
resource-nanobots = 纳米机器人
resource-energy = 能量
resource-universal = 万能

## Top bar

table-turn = { $turn ->
    [0] 开局
   *[other] 第{ $turn }回合
}
table-game = { $difficulty } · { $players ->
    [1] 单人
   *[other] { $players }人
}
phase-actions = 行动
phase-actions-left = 剩{ $left }/{ $base-actions }
phase-actions-done = 完成
phase-collect = 收集
phase-collect-note = { $deck-cards }张或1张
phase-damage = 损伤
phase-damage-note = { $rooms ->
    [0] 船体破裂
   *[other] { $rooms }个房间
}
threat-title = { $phase ->
    [over] 航程结束
    [empty] 牌库将尽
    [breach] 船体破裂
    [first] 第1回合威胁
    [later] 下回合威胁
   *[other] 本回合威胁
}
threat-loss = { $percent }%
threat-lost = 飞船毁灭
threat-cards = （{ $possible }张中{ $fatal }张）
threat-empty = （第2阶段）
threat-sides = （{ $possible }面中{ $fatal }面）
threat-hidden = { $rooms ->
    [0] 掷骰弃牌
    [1] 一个房间将受击
   *[other] { $rooms }个房间将受击
}
threat-not-counted = 不记牌：概率隐藏
threat-few = { $count ->
    [1] 离飞船毁灭还有一张牌
   *[other] 离飞船毁灭还有{ $count }张牌
}
threat-few-brief = { $count }张牌
threat-over = 威胁已解除
threat-times = { $count }×
threat-breach = 破裂
threat-breach-turn = 第{ $turn }回合
threat-breach-now = 每回合
threat-left = 损伤牌库剩余：{ $cards }

## Room cards

room-diverted = 已转移
room-critical = 危急
room-critical-note = 再受一击飞船毁灭
room-destroyed = 已摧毁
room-destroyed-note = 飞船毁灭
room-restart = 重启核心：启动它即获胜
room-restart-brief = 重启即胜
room-other-brief = 专属能力
room-chip = { $percent }%
room-power = 动力
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = 当前
tag-next = 下一位
tag-then = 再下位
tag-last = 末位
tag-pod = 逃生舱
crew-left = 已离船
crew-times = ×{ $count }
crew-of-limit = /{ $count }

## The Escape Pod

pod-title = 逃生舱
pod-offline = 未启用：已转移{ $count }/{ $needed }个房间
pod-offline-short = 未启用：已转移{ $count }/{ $needed }
pod-online = 已启用。从核心登舱。
pod-online-short = 已启用：可登舱
pod-taken = 漂流中，持{ $count }张牌
pod-taken-short = 漂流中，持{ $count }张牌

## Supply

## Resources

resources-title = 资源
panel-not-counted = 不计数
resources-empty = 牌库空=飞船毁灭 · { $turns ->
    [0] 不足1回合
   *[other] 约{ $turns }回合
}
resources-discard = 弃牌堆
resources-seen-title = { $count ->
    [1] 下一张牌，全员已知
   *[other] 接下来{ $count }张牌，全员已知
}

## Damage

damage-title = 损伤
damage-breach-last = 最后是船体破裂
damage-breach-on = 每回合掷骰
damage-last = { $turn ->
    [0] 最近受击
   *[other] 最近受击：第{ $turn }回合
}
damage-none = 尚未受击
damage-next = 下次：{ $rooms }个房间
damage-any = 任选{ $count }个
damage-seen-title = { $count ->
    [1] 下一张损伤牌，全员已知
   *[other] 接下来{ $count }张损伤牌，全员已知
}

## The die

die-before = 尚未掷骰
die-scavenge = { $value } · { $cards ->
    [0] 没有牌
   *[other] { $cards }张牌
}
die-breach = { $value } · { $cards ->
    [0] 没有失去牌
   *[other] 失去{ $cards }张牌
}
die-other = { $value }
die-who-scavenge = { $name }，搜寻
die-who-breach = 船体破裂
die-who-other = { $name }，漂流

## The dock

dock-actions = 行动
dock-collect = 第2阶段：收集牌
dock-damage = 第3阶段：损伤
dock-setup = 第一回合之前
dock-adrift = 在逃生舱中漂流
dock-over = 游戏已结束
dock-empty-hand = 没有手牌
button-move = 移动
button-scavenge = 搜寻
button-share = 分享
button-divert = 转移动力
button-repair = 修理
button-activate = 启动
button-restart = 重启
button-more = 更多行动
end-finish = 结束行动
end-nothing = 不拿牌
end-confirm = 确认
end-wait = 由你选择
end-strike = 损伤
end-adrift = 漂流
end-seat = 请稍候
end-over = 结果
end-again = 重做此步
end-back = 上一步
end-tokens = +{ $count }标记
end-lost = 标记已用尽
end-none-left = { $tokens ->
    [0] 行动已用完
   *[other] 标记会保留
}
would-card-data = 数据
would-card-metal = 金属
would-card-nanobots = 纳米机器人
would-card-energy = 能量
would-card-universal = 万能
would-move = 可去{ $count }个房间
would-scavenge = { $percent }%：1张以上
would-share = 与{ $name }
would-share-many = 可选{ $count }人
would-repair = 用{ $card }修{ $slot }号格
would-repair-any = { $slot }号格
would-repair-many = { $count }个格子
would-refill = 用{ $card }全部填满
would-divert = 支付3张牌
would-divert-wild = 含{ $count }张万能牌
would-divert-ways = { $count }种付法
would-activate = 此房间
would-more = { $count ->
    [0] 现在都不可用
   *[other] 现在{ $count }个可用
}
would-win = 重启核心
hint-spent = 行动已用完。结束行动，然后收集牌。
hint-no-cards = 移动、搜寻，或结束行动。
hint-choice = 请选择。
hint-over = 游戏已结束。
