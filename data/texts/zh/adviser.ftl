### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = 我会这样做
adviser-ending = 若现在结束
adviser-tries = 模拟对局：{ $count }
adviser-wait = 船长正在思考。
adviser-none = 这里我没有方案可提。
adviser-unable = 我现在没法思考。请再问我一次。
adviser-alone = 没有别的方案可比。
adviser-keep = 保留预览
adviser-why = 为什么？

## Reasons

adviser-power = 这样就转移了{ $count }/{ $of }个房间的动力。
adviser-safe = 之后，可能的下一张牌都不会毁灭飞船。
adviser-risk = 之后，{ $of ->
    [1] 唯一可能的下一张牌会
   *[other] { $of }张可能的牌中有{ $count }张会
}毁灭飞船。
adviser-tokens = 花费{ $count }个行动标记。

## After deciding

adviser-decide-first = 先自己决定。按“决定后”设置，你结束行动时我再回答。
adviser-ask-earlier = 请在行动期间问我。按“决定后”设置，你结束行动时我再回答。
adviser-one-way = 这里只有一个选择，不用建议。
adviser-off = 船长的建议已关闭，可在设置中打开。
adviser-decided = 你已决定。这是我的方案。
adviser-level = 与我的方案一样好。
adviser-yours = 你的方案
adviser-mine = 我的方案
adviser-take-back = 撤销本回合
adviser-go-on = 保留我的回合

## Why

adviser-parts = 从第{ $number }步起不同
adviser-next = 接下来可能出现
adviser-left = 手中剩下
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step }（花费1个行动标记）

## Settings and keys

settings-adviser = 船长的建议
settings-adviser-note = 决定后：你结束行动时会看到船长的方案。
settings-adviser-asked = 询问时
settings-adviser-after = 决定后
settings-adviser-off = 关闭
command-adviser = 询问船长
command-keep-ghosts = 建议：保留预览
command-why = 建议：为什么
play-tip-adviser = 船长的建议{ KEY("adviser", before: "（", after: "）") }
