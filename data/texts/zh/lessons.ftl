### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = 船长

## Over the table

lesson-branch-basics = 第{ $number }课
lesson-branch-expansions = 扩展{ $number }
lesson-step = 步骤{ $step }/{ $steps }
lesson-skip = 跳过此步
lesson-leave = 离开
lesson-show-me = 演示
lesson-read = 了解更多
lesson-read-page = 阅读：{ $page }
lesson-take-back = 撤销
lesson-walk-on = 继续
lesson-again = 重做此步
lesson-back = 上一步
lesson-free = 这次靠你自己，没有高亮。卡住时按{ $key }。
lesson-refused = 这样不行：{ $why }。
lesson-other = { $what }。这一步要做的是别的。
lesson-reach = 本回合仍可达成目标：还差{ $count }个选择。
lesson-reach-later = 本回合无法达成目标。
lesson-lost = { $what }。目标已无法达成。
lesson-lost-turn = 目标已无法达成。
lesson-lost-next = 这一步完成了，但下一步已经无法达成。
lesson-why-over = { $name }的行动已经结束。
lesson-why-actions = { $name }没有行动了。
lesson-why-few = { $name }剩下的行动不够。
lesson-why-card = 需要的牌已经没有了：{ $card }。
lesson-why-gone = 本回合无论怎么做都无法达成。
lesson-costs-next = { $spent ->
    [yes] 这个目标仍可达成，但那样{ $name }就没有行动可用于下一步了。
   *[no] 这个目标仍可达成，但那样下一步就无法达成了。
}
lesson-asked-note = 先完成这件事，然后继续这一步。
lesson-ship-lost = 这艘飞船没能保住，但这只是课程。再试一次吧。
lesson-prompt-lost = 飞船毁灭了
lesson-prompt-lost-text = 可以慢慢看。按{ KEY("end") }或这里的按钮，返回课程。
lesson-told = 先看着，这一步由我来。
lesson-learned = 课程完成
lesson-next = 下一课：{ $title }
lesson-to-school = 飞行学校

## Flight school

school-title = 飞行学校
school-back = 返回标题
school-basics = 基础
school-basics-note = 共{ $count }课，建议按此顺序
school-expansions = 扩展
school-expansions-note = 学会转移动力之后
school-minutes = { $minutes }分钟
school-done = 完成
school-new = 新
school-step = 步骤{ $step }/{ $steps }
school-progress = 已完成{ $done }/{ $count }课
school-go-on = 继续
school-begin = 开始
school-all-done = 所有课程都已完成，每课都可重来。
school-captain-begun = “{ $title }”你还没上完。
school-captain-next = 下一课：“{ $title }”。
school-waits = 随时可以离开。下次从停下的地方继续。
school-unsaved = 你的飞行学校进度未保存：磁盘已满或无法写入。Solar Storm每隔几秒会再试一次。
school-hint-again = 从头开始
school-hint-page = 规则书页面
school-broken = 部分课程进度无法读取，其余已保留。旧文件另存为{ $path }。
title-rulebook = 规则书
title-school = 飞行学校
title-school-first = 在桌上学会游戏
title-school-place = 已完成{ $done }/{ $count }课

## Lesson 1

lesson-move-and-repair = 移动与修理
lesson-move-and-repair-text = 移动，用匹配的牌放回方块。
lesson-move-and-repair-sun = 引擎停了，太阳正把我们拉过去。把全部八个房间的动力送到能量核心，再重启它。
lesson-move-and-repair-storm = 每个房间开局有三个方块。风暴每回合都会打掉一些。没有方块的房间再受一击，飞船就会毁灭。
lesson-move-and-repair-go = { DEVICE() ->
    [pad] 风暴打掉了引擎室的一个方块。带Orion去那里：按{ $move }，再选房间。
   *[keys] 风暴打掉了引擎室的一个方块。把Orion拖到那里，或按{ $move }再选房间。
}
lesson-move-and-repair-mend = 一张牌放回一个方块。空格显示要哪种：数据。把Orion的数据牌放上去，或按{ $repair }。
lesson-move-and-repair-diagonal = 每次移动向上、下、左、右走一个房间。带Orion向上到医务室。
lesson-move-and-repair-finish = Orion没有行动了。按{ $end }结束行动。
lesson-move-and-repair-collect = 现在收集：资源牌库的两张暗牌，或旁边的一张明牌，任选其一。
lesson-move-and-repair-own = 轮到Vega了。船员舱也少了一个方块，把它放回去。
lesson-move-and-repair-learned-1 = 移动到相邻房间，花费一个行动。
lesson-move-and-repair-learned-2 = 修理需要一个行动和一张与空格匹配的牌。
lesson-move-and-repair-learned-3 = 方块齐全的房间才能运作。

## Lesson 2

lesson-three-phases = 三个阶段
lesson-three-phases-text = 行动、收集、面对风暴。行动标记。
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] 搜寻可以找牌，骰子决定几张，也可能没有。按{ $scavenge }。
   *[keys] 搜寻可以找牌，骰子决定几张，也可能没有。把骰子掷到飞船上，或按{ $scavenge }。
}
lesson-three-phases-again = { DEVICE() ->
    [pad] 掷出1或2什么也找不到，行动就没了。再来一次：3到5得一张牌，6得两张。按{ $scavenge }。
   *[keys] 掷出1或2什么也找不到，行动就没了。再掷一次：3到5得一张牌，6得两张。
}
lesson-three-phases-pick = 你找到一张牌。拿牌库顶的暗牌，或拿一张明牌。
lesson-three-phases-save = Vega还剩一个行动。按{ $end }结束行动：每个没用的行动会变成行动标记。
lesson-three-phases-collect = 阶段二：从牌库拿两张牌，或拿一张明牌。然后一张损伤牌会显示风暴击中哪里。
lesson-three-phases-answer = 风暴打掉了货舱的一个方块。轮到Orion了：去那里。
lesson-three-phases-mend = 空格需要能量。把Orion的能量牌放上去。
lesson-three-phases-pass = Orion做得够多了。按{ $end }结束行动，然后拿牌。风暴每回合都来。
lesson-three-phases-own = 舰桥少了两个方块。本回合把两个都放回去：Vega的行动标记可以换第四个行动。
lesson-three-phases-learned-1 = 未用的行动换成行动标记。一个标记可多行动一次。
lesson-three-phases-learned-2 = 第2阶段：牌库的两张牌，或一张明牌。最多保留六张。
lesson-three-phases-learned-3 = 第3阶段，每回合结束时：风暴击中飞船。

## Lesson 3

lesson-divert-power = 转移动力
lesson-divert-power-text = 三个方块，三张牌，离目标又近一个房间。
lesson-divert-power-divert = 货舱完全修好了。转移它的动力，就是送到核心：把匹配的牌放到费用上，或按{ $divert }。
lesson-divert-power-go = 八个房间中，两个的动力已转移。用过的牌都进弃牌堆，这三张也是。接着带Vega去医务室。
lesson-divert-power-universal = 这里要一张数据和两张能量。万能牌可当任意牌。转移动力。
lesson-divert-power-end = Vega没有行动了。按{ $end }结束行动，然后拿牌。
lesson-divert-power-refill = 引擎室的动力已转移，一张匹配的牌就能补满所有方块。用金属。
lesson-divert-power-own = 本回合Orion还能再转移一个房间的动力：食堂。
lesson-divert-power-learned-1 = 转移动力需要完好的房间、它的三张牌和一个行动。
lesson-divert-power-learned-2 = 万能牌可当任意一张牌。
lesson-divert-power-learned-3 = 在已转移的房间，一张牌就能补满所有方块。

## Lesson 4

lesson-what-rooms-do = 房间的能力
lesson-what-rooms-do-text = 启动房间，而不只是路过。
lesson-what-rooms-do-look = 舰桥显示三张损伤牌，上面是将被击中的房间。按{ $activate }启动它，把食堂那张放在最后。
lesson-what-rooms-do-go = 船员舱就在下方。带Vega去那里。
lesson-what-rooms-do-call = 启动船员舱，把Orion带到Vega身边。同一房间的船员可以分享牌。
lesson-what-rooms-do-end = Vega没有行动了，有五张牌。按{ $end }结束行动。
lesson-what-rooms-do-limit = 手牌上限是六张。从牌库拿两张牌：这样有七张，要弃掉一张。
lesson-what-rooms-do-share = Orion和Vega在同一房间。Orion花一个行动可以拿一张牌或给一张牌：拿Vega的能量。
lesson-what-rooms-do-guard = 一个防护标记挡下一击。带Orion去军械库，启动它，把两个标记都放到食堂。
lesson-what-rooms-do-hold = 按{ $end }结束Orion的行动，然后拿牌。风暴会按你排的顺序来。
lesson-what-rooms-do-stop = 现在轮到食堂受击。结束Vega的回合，拿一张明牌。
lesson-what-rooms-do-own = 一个标记挡下了这一击。另一个在Orion回合开始时回到了供应区。修理食堂最上面的空格。
lesson-what-rooms-do-learned-1 = 你所在的房间完好时，可以启动。
lesson-what-rooms-do-learned-2 = 在同一房间，一个行动给出或拿走一张牌。回合结束时最多留六张。
lesson-what-rooms-do-learned-3 = 防护标记抵挡一击。没用到的，你的下回合收回。

## Lesson 5

lesson-storm-grows = 风暴渐强
lesson-storm-grows-text = 先击中两个房间，再是三个。船体破裂。
lesson-storm-grows-critical = 食堂没有方块了，再受一击飞船就会毁灭。放回一个方块。
lesson-storm-grows-two = 下一张牌同时击中两个房间。结束行动，然后拿牌。
lesson-storm-grows-last = 还剩一张损伤牌：三个房间。之后是船体破裂。结束Orion的回合。
lesson-storm-grows-breach = 现在每回合都会消耗资源牌库。牌库一空，飞船就会毁灭。结束Vega的回合。
lesson-storm-grows-own = 七个房间的动力已转移。本回合救下飞船：转移最后一个房间的动力，再启动能量核心。
lesson-storm-grows-learned-1 = 损伤牌先击中一个房间，之后两个，再三个。
lesson-storm-grows-learned-2 = 最后一张之后，船体破裂每回合弃掉资源牌。
lesson-storm-grows-learned-3 = 转移全部八个房间的动力，再启动能量核心，飞船得救。

## Alternative rooms

lesson-alternative-rooms = 变体房间
lesson-alternative-rooms-text = 同样的房间，各有第二种能力。
lesson-alternative-rooms-take = 这个货舱不一样：它给你一张牌。按{ $activate }启动它，拿纳米机器人。
lesson-alternative-rooms-end = 只有能力不同，修理格和费用都一样。结束行动，然后拿牌。
lesson-alternative-rooms-give = 这个维修中心可以给另一名船员一个修理方块。启动它，把方块给Lyra。
lesson-alternative-rooms-next = 方块在Lyra手中了。结束Orion的回合，然后拿牌。
lesson-alternative-rooms-own = Lyra持有一个修理方块，修理时不需要牌。用它填满舰桥的空格。
lesson-alternative-rooms-learned-1 = 除核心外，每个房间都有两面。请看牌面。
lesson-alternative-rooms-learned-2 = 两面的修理格和转移费用相同。
lesson-alternative-rooms-learned-3 = 用持有的修理方块修理，不用弃牌。

## Damage Control

lesson-damage-control = 损伤管制
lesson-damage-control-text = 有些损伤牌由你们选择房间。
lesson-damage-control-end = 有些损伤牌不指定房间，由当前玩家选择。按{ $end }结束行动，然后拿牌。
lesson-damage-control-choose = 一个房间，由你选择。货舱承受得住：选它，按{ $end }确认。
lesson-damage-control-own = Orion的回合结束时，你选的两个房间受击。有些没有方块，要避开。
lesson-damage-control-learned-1 = 每种类型都有一张损伤牌，由你们选择房间。
lesson-damage-control-learned-2 = 类型决定数量，当前玩家选择不同的房间。
lesson-damage-control-learned-3 = 没有方块的房间受击就被摧毁，自己选的也一样。

## The Escape Pod

lesson-escape-pod = 逃生舱
lesson-escape-pod-text = 抛下其他人，但愿你没选错。
lesson-escape-pod-board = 七个房间的动力已转移，你们中一人可以从能量核心离开。按{ $board }登上逃生舱。
lesson-escape-pod-others = Vega的回合立即结束。若飞船得救，Vega就失败。Orion留下：结束行动，然后拿两张牌或一张明牌。
lesson-escape-pod-own = Lyra本回合能救下飞船：转移最后一个房间的动力，再启动能量核心。
lesson-escape-pod-learned-1 = 转移七个房间的动力后，一名玩家可以登舱，无法反悔。
lesson-escape-pod-learned-2 = 漂流的每个回合：拿一张牌，掷骰，也许再拿一张。
lesson-escape-pod-learned-3 = 飞船得救，只有逃离者失败。否则由最后一掷决定逃离者能否获胜。

## Solo

lesson-solo = 单人
lesson-solo-text = 三名船员，一手牌，交换。
lesson-solo-trade = 三人共用一手牌。花两个行动，用一张手牌交换一张明牌：给出金属，拿数据。
lesson-solo-go = 还剩一个行动。带Vega去船员舱，或任意相邻房间。
lesson-solo-end = 每名船员都有完整的回合。按{ $end }结束Vega的回合，然后拿牌。
lesson-solo-own = Orion在引擎室。用手牌填满两个空格。
lesson-solo-learned-1 = 三名船员共用一手牌，上限六张。
lesson-solo-learned-2 = 不分享，而是花两个行动交换一张明牌。
lesson-solo-learned-3 = 标记和方块归各自的船员。
