### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = 我会这样做
adviser-ending = 现在结束
adviser-tries = 已试算：{ $count }
adviser-margin = ± { $margin }
adviser-interval = （{ $low }–{ $high }）
adviser-wait = 船长正在思考。
adviser-none = 船长在此没有方案。
adviser-alone = 没有别的方案可比较。
adviser-best = 其中最好。
adviser-equal = 与方案{ $plan }一样好。
adviser-behind = 较弱。
adviser-keep = 保留
adviser-why = 为什么？

## Reasons

adviser-power = 之后已转移的房间：{ $count }/{ $goal }。
adviser-safe = 之后无论来什么，飞船都不会毁灭。
adviser-risk = 接下来可能出现并将毁灭飞船的牌：{ $fatal }/{ $possible }。
adviser-cubes = 飞船上的方块：+{ $count }。
adviser-tokens = 花费的行动标记：{ $count }。

## After deciding

adviser-decide-first = 请先决定：你结束行动时我再回答。
adviser-ask-earlier = 请在你行动时问我：你结束行动时我再回答。
adviser-one-way = 现在只有一种选择：没有什么可建议的。
adviser-off = 顾问已在设置中关闭。
adviser-decided = 你已决定。这是我的回答。
adviser-level = 与我的一样好。
adviser-yours = 你的回合
adviser-mine = 船长的回合
adviser-take-back = 收回本回合
adviser-go-on = 继续我的回合
adviser-why-points = 为什么？（−{ $points }）

## Why

adviser-parts = 分歧之处：第{ $number }步
adviser-next = 接下来可能出现
adviser-left = 手中剩下

adviser-crew = 若之后由{ $rank }来玩

## Settings and keys

settings-adviser = 船长的建议
settings-adviser-note = 照常：一个人玩时有问即答，多人时在决定之后回答。
settings-adviser-usual = 照常
settings-adviser-asked = 询问时
settings-adviser-after = 决定后
settings-adviser-off = 关闭
command-adviser = 询问船长
command-keep-ghosts = 建议：保留预览
command-why = 建议：为什么
play-tip-adviser = 船长的建议{ KEY("adviser", before: "（", after: "）") }
