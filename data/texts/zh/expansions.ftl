### Expansions: name, short text for a row, and all there is to know.

expansion-solo = 单人
expansion-solo-text = 一名玩家用一手牌指挥三名船员。
expansion-solo-full = 你独自指挥三名轮流行动的船员：全队共用一手牌，标记各归各的。不分享，而是用一张手牌换一张明牌。
expansion-damage-control = 损伤管制
expansion-damage-control-text = 三张损伤牌让你们选择受击的房间。
expansion-damage-control-full = 每种类型各有一张损伤牌暗中移出牌库，换入一张不指定房间的牌。抽到它的人选择受击的一、二或三个房间。
expansion-escape-pod = 逃生舱
expansion-escape-pod-text = 转移七个房间后，你们中一人可以抛下其他人。
expansion-escape-pod-full = 转移七个房间后，站在能量核心的人可以登上逃生舱。若飞船得救，其他人获胜；若飞船毁灭，逃离者再拿一张牌，最后一掷超过持牌数就独自获胜。

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
    [fewer] ：请再添加一名。
   *[more] ：你们人太多了。
}
expansion-players-short = 人数不符
expansion-apart = 可与“{ $other }”同用。
expansion-apart-no = 不能与“{ $other }”同用：两者改动同一处。
expansion-apart-short = 不能配{ $other }
