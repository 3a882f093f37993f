### Expansions: name, short text for a row, and all there is to know.

expansion-solo = 单人
expansion-solo-text = 一名玩家用一手牌指挥三名船员。
expansion-solo-full = 你指挥三名轮流行动的船员。他们共用手牌，但各有标记。你们不分享，而是用一张手牌交换一张明牌。
expansion-damage-control = 损伤管制
expansion-damage-control-text = 有三张损伤牌由你们选择受击的房间。
expansion-damage-control-full = 每种类型各有一张未知的牌换成不指定房间的损伤牌。当前玩家按该牌的类型，选择相应数量的不同房间。
expansion-escape-pod = 逃生舱
expansion-escape-pod-text = 转移七个房间的动力后，你们中一人可以抛下其他人。
expansion-escape-pod-full = 转移七个房间的动力后，在能量核心的玩家可以登上逃生舱。若飞船得救，其他人获胜。若飞船毁灭，逃离者再拿一张牌并掷骰：点数超过持牌数则独自获胜，否则所有人都失败。

## Why an expansion cannot be in a game

number = { $number ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
   *[other] { $number }
}
expansion-players = 适合{ FORM($for, "or") }{ $most ->
   *[other] 名玩家
}。
expansion-players-no = 需要{ FORM($for, "or") }{ $most ->
   *[other] 名玩家
}{ $crowd ->
    [alone] ；你只有一人。
    [fewer] ：请添加玩家。
   *[more] ：请移除玩家。
}
expansion-players-short = { $crowd ->
    [alone] 单人不可用
    [fewer] 增加一名玩家
   *[more] 减少一名玩家
}
expansion-apart = 可与“{ $other }”组合。
expansion-apart-no = 不能与“{ $other }”组合：两者改动同一条规则。
expansion-apart-short = 不能配{ $other }
