### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = 新手引导局
title-guided-note = 船长陪你玩完一整局
setup-guided-tip = 真正的一局，有船长提示，直到每件事都做好过一次。

## The bubble

guide-close = 明白
guide-back = 返回行动
guide-note = 已学会：{ $done }/{ $count }
guide-note-tip = 船长的清单：已经做成过一次的，以及还没做的。
captain-two-sentences = { $first }{ $second }

## What has to happen well once

guide-goal = 风暴每回合都会击中飞船。没有方块的房间再受一击，或者资源牌库耗尽，飞船就会毁灭。回家的路：转移全部八个房间的动力，再重启能量核心。
guide-program = 程序操作{ $names }。
guide-core = 本回合可以救下飞船：转移剩下的动力，再重启能量核心。{ $cost }
guide-critical = { $room }再受一击，飞船就会毁灭。本回合可以修理那里。{ $cost }
guide-danger = { $room }再受一击，飞船就会毁灭。本回合我看不到一定能修理那里的办法。
guide-divert = 本回合可以转移{ $room }的动力。{ $cost }这样离家又近了一个房间。
guide-share = 在同一房间可以分享，每张牌花费一个行动。
guide-repair = 本回合可以修理{ $room }。{ $cost }一张匹配的牌放回一个方块。
guide-ability = 房间完好时可以启动，发挥它的能力。本回合可以启动{ $room }。{ $cost }
guide-token = 三个行动用完了，但行动标记还能再换一个行动。
guide-hand-limit = 你有{ $count }张牌，手牌上限是六张。拿一张明牌，或弃掉最不需要的牌。

## What leads on

guide-onward = 本回合可以转移{ $room }的动力。{ $cost }还剩{ $left }个房间。
guide-next-repair = 本回合没有房间可以转移动力。不如先修理{ $room }。{ $cost }
guide-gather = 本回合没有房间可以转移动力。最接近的是{ $room }，还缺：{ $cards }。去搜寻牌吧。
guide-save = 本回合没有房间可以转移动力。留一个行动结束：它会变成行动标记，以后再用。

## What was left undone

guide-missed-core = 你结束了行动，但本回合其实还能救下飞船。
guide-missed-critical = 你结束了行动，但其实还能修理{ $room }，那里没有方块了。
guide-missed-divert = 你结束了行动，但其实还能转移{ $room }的动力。
guide-missed-token = 你结束了行动，但行动标记其实还能做件有用的事。
guide-missed-share = 你结束了行动，但其实还能分享一张我们需要的牌。
guide-missed-repair = 你结束了行动，但其实还能修理{ $room }。
guide-missed-ability = 你结束了行动，但其实还能启动{ $room }。

## Farewell

guide-won = 核心启动了，我们正在回家的路上。需要我时，随时按{ KEY("adviser") }。
guide-lost = 这艘飞船没能保住，但下一艘你会更熟悉。需要我时，随时按{ KEY("adviser") }。
