### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = 船长

## Over the table

lesson-branch-basics = 第{ $number }课
lesson-branch-expansions = 扩展{ $number }
lesson-step = 第{ $step }/{ $steps }步
lesson-skip = 跳过此步
lesson-leave = 离开
lesson-show-me = 示范
lesson-read = 查看说明
lesson-read-page = 查看：{ $page }
lesson-take-back = 收回
lesson-walk-on = 继续走
lesson-again = 重做此步
lesson-back = 退一步
lesson-free = 由你自己来：没有提示。{ $key }为你指路。
lesson-refused = 规则不允许：{ $why }。
lesson-other = { $what }。这一步要做的是别的。
lesson-reach = 本回合可以达成目标：还差{ $count }个选择。
lesson-reach-later = 本回合无法达成目标。
lesson-lost = { $what }。现在无法达成目标了。
lesson-lost-turn = 现在无法达成目标了。
lesson-learned = 课程完成
lesson-next = 下一课：{ $title }
lesson-to-school = 飞行学校

## Flight school

school-title = 飞行学校
school-back = 返回标题
school-basics = 基础
school-basics-note = 共{ $count }课，顺序不限；按此顺序最好
school-expansions = 扩展
school-expansions-note = 学会转移之后
school-minutes = { $minutes }分钟
school-done = 完成
school-new = 新
school-step = 第{ $step }/{ $steps }步
school-progress = 已完成{ $done }/{ $count }课
school-go-on = 继续
school-begin = 开始
school-all-done = 所有课程都已完成。每课都可重来。
school-captain-begun = 你的“{ $title }”还没上完。
school-captain-next = 接下来是“{ $title }”。
school-waits = 随时可以离开：课程会停在那一步等你。
school-hint-again = 从头开始
school-hint-page = 规则书中的相关页
school-broken = 你的课程文件未能完整读取。有效的内容已采用；文件保留为{ $path }。
title-rulebook = 规则书
title-school = 飞行学校
title-school-first = 在桌上学会游戏
title-school-place = 已完成{ $done }/{ $count }课

## Lesson 1

lesson-move-and-repair = 移动与修理
lesson-move-and-repair-text = 走动，把牌与格子配对，放回方块。
lesson-move-and-repair-go = { DEVICE() ->
    [pad] 引擎室少了一个方块。带Mara去那里：按{ $move }再选择房间。
   *[keys] 引擎室少了一个方块。带Mara去那里：拖动Mara，或按{ $move }再选择房间。
}
lesson-move-and-repair-mend = 空格需要数据。把Mara的数据牌放上去，或按{ $repair }。
lesson-move-and-repair-diagonal = 并排的房间相距一步。带Mara上到医务室。
lesson-move-and-repair-finish = 没有行动了。结束行动：按{ $end }。
lesson-move-and-repair-collect = 现在拿牌：从牌库盲拿两张，或拿一张明牌。任选其一。
lesson-move-and-repair-own = 轮到Joon。船员舱也少了一个方块。把它放回去。
lesson-move-and-repair-learned-1 = 移动到隔壁房间，花费一个行动。
lesson-move-and-repair-learned-2 = 修理花费一张与空格匹配的牌。
lesson-move-and-repair-learned-3 = 方块齐全，房间才能运作。

## Lesson 2

lesson-three-phases = 三个阶段
lesson-three-phases-text = 行动，收集，然后风暴来袭。标记。
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] 搜寻可以找到牌：骰子决定几张。按{ $scavenge }。
   *[keys] 搜寻可以找到牌：骰子决定几张。把它掷进飞船，或按{ $scavenge }。
}
lesson-three-phases-pick = 一张牌。从牌库盲拿，或拿一张明牌。
lesson-three-phases-save = 现在用{ $end }结束行动：每个未用的行动变成行动标记。
lesson-three-phases-collect = 第2阶段：牌库的两张牌，或一张明牌。之后风暴来袭。
lesson-three-phases-answer = 风暴夺走了货舱的一个方块。轮到Mara：带Mara去那里。
lesson-three-phases-mend = 空格需要能量。把Mara的能量牌放上去。
lesson-three-phases-own = 舰桥也缺一个方块。在本回合修好它：Mara的标记可支付第四个行动。
lesson-three-phases-learned-1 = 未用的行动变成标记；一个标记支付一个额外行动。
lesson-three-phases-learned-2 = 第2阶段拿牌：盲拿两张，或一张明牌。
lesson-three-phases-learned-3 = 第3阶段属于风暴，在每个回合的末尾。

## Lesson 3

lesson-divert-power = 转移动力
lesson-divert-power-text = 三个方块，三张牌，又近一个房间。
lesson-divert-power-divert = 货舱完好。它的费用列要数据、金属、纳米机器人。放一张上去，或按{ $divert }。
lesson-divert-power-go = 八个房间完成一个。下一个是医务室：带Joon去那里。
lesson-divert-power-universal = 它要一张数据和两张能量；万能牌可当任意牌。转移它的动力。
lesson-divert-power-end = 没有行动了。用{ $end }结束行动，然后拿牌。
lesson-divert-power-refill = 引擎室的动力已转移：一张匹配的牌就能放回所有方块。用金属。
lesson-divert-power-own = 本回合Mara还能再转移一个房间的动力。是食堂。
lesson-divert-power-learned-1 = 转移需要完好的房间、它的三张牌和一个行动。
lesson-divert-power-learned-2 = 万能牌可代替任意一张牌。
lesson-divert-power-learned-3 = 动力转移后，一张牌修好整个房间。

## Lesson 4

lesson-what-rooms-do = 房间的能力
lesson-what-rooms-do-text = 启动房间，而不只是路过。
lesson-what-rooms-do-look = 舰桥可看接下来三张损伤牌。用{ $activate }启动它，把你能承受的一张放在最上面。
lesson-what-rooms-do-go = 船员舱在下方。带Joon去那里。
lesson-what-rooms-do-call = 船员舱可把任意一人派到有其他人的房间。启动它，把Mara派到Joon那里。
lesson-what-rooms-do-end = 用{ $end }结束行动，然后拿牌。风暴会按你排的顺序来。
lesson-what-rooms-do-own = 轮到Mara。军械库可放两个护盾，每个挡一击。在风暴来袭前放好。
lesson-what-rooms-do-learned-1 = 只有完好的房间才能启动，由站在其中的人启动。
lesson-what-rooms-do-learned-2 = 舰桥决定接下来什么来袭。
lesson-what-rooms-do-learned-3 = 房间上的护盾挡一击。

## Lesson 5

lesson-storm-grows = 风暴渐强
lesson-storm-grows-text = 每击两个、三个房间。船体破裂。
lesson-storm-grows-critical = 食堂没有方块了。那里再受一击，飞船毁灭。放回一个方块。
lesson-storm-grows-two = 下一张牌同时击中两个房间。结束行动，拿牌。
lesson-storm-grows-last = 还剩一张损伤牌：三个房间。它后面是船体破裂。结束Mara的回合。
lesson-storm-grows-breach = 现在每回合都会从资源牌库卷走牌。耗尽则飞船毁灭。结束Joon的回合。
lesson-storm-grows-own = 已转移七个房间。在本回合拯救飞船：最后一个房间，然后能量核心。
lesson-storm-grows-learned-1 = 损伤牌逐渐变强：一个房间，两个，三个。
lesson-storm-grows-learned-2 = 最后一张之后，船体破裂每回合卷走牌。
lesson-storm-grows-learned-3 = 转移全部八个房间，再启动能量核心：飞船得救。

## Alternative rooms

lesson-alternative-rooms = 变体房间
lesson-alternative-rooms-text = 同样的房间，各有第二种能力。
lesson-alternative-rooms-take = 这个货舱用法不同：它给一张牌。用{ $activate }启动它，拿纳米机器人。
lesson-alternative-rooms-end = 轨道相同，费用相同：只有能力不同。结束行动，然后拿牌。
lesson-alternative-rooms-give = 这个维修中心给别人一个修理方块。启动它，把方块给Kei。
lesson-alternative-rooms-next = 方块在Kei那里备用。结束Mara的回合，拿牌。
lesson-alternative-rooms-own = Kei持有一个修理方块，它不需要牌。用它补上舰桥的空格。
lesson-alternative-rooms-learned-1 = 除核心外，每个房间都有两面；请看牌面。
lesson-alternative-rooms-learned-2 = 两面的轨道和转移费用相同。
lesson-alternative-rooms-learned-3 = 持有的方块不用牌就能修理。

## Damage Control

lesson-damage-control = 损伤管制
lesson-damage-control-text = 有些打击会问你击中哪些房间。
lesson-damage-control-end = 有些损伤牌不指定房间：由当前玩家选择。用{ $end }结束行动，然后拿牌。
lesson-damage-control-choose = 一个房间，由你选择。选能承受的货舱，用{ $end }确认。
lesson-damage-control-own = Mara的回合结束时，你选的两个房间受击。有些房间没有方块了。一个都别失去。
lesson-damage-control-learned-1 = 每种类型有一张牌让船员选择房间。
lesson-damage-control-learned-2 = 由当前玩家选择，房间各不相同。
lesson-damage-control-learned-3 = 没有方块的房间受击，飞船毁灭，不论是否自选。

## The Escape Pod

lesson-escape-pod = 逃生舱
lesson-escape-pod-text = 抛下其他人，并希望自己没选错。
lesson-escape-pod-board = 已转移七个房间：你们中一人可从能量核心离开。用{ $board }登上逃生舱。
lesson-escape-pod-others = Joon的回合立即结束。若飞船得救，Joon失败。Mara留下：结束Mara的回合。
lesson-escape-pod-own = Kei可以在本回合拯救飞船：最后一个房间，然后能量核心。
lesson-escape-pod-learned-1 = 转移七个房间后，一名玩家可以登舱，一去不返。
lesson-escape-pod-learned-2 = 每个漂流回合：一张牌，一次掷骰，也许再一张牌。
lesson-escape-pod-learned-3 = 没有逃离者而得救，其他人获胜；毁灭则逃离者可能独自获胜。

## Solo

lesson-solo = 独对太阳
lesson-solo-text = 单人：一手牌，三名船员，换牌。
lesson-solo-trade = 三人共用一手牌。花两个行动，用一张牌换一张明牌：给出金属，拿数据。
lesson-solo-go = 还剩一个行动。带Joon去船员舱，或隔壁任意房间。
lesson-solo-end = 三人各有完整的回合。用{ $end }结束Joon的回合，然后拿牌。
lesson-solo-own = Mara在引擎室。用手牌补上两个空格。
lesson-solo-learned-1 = 三名船员共用一手牌，上限六张。
lesson-solo-learned-2 = 换牌代替分享；花费两个行动。
lesson-solo-learned-3 = 标记和方块属于单个船员。

## A guided first game

setup-guided = 有指导的第一局
setup-guided-tip = 真正的一局；船长提示能做什么，直到两个回合没有失误。
guide-close = 明白
guide-note = 两个回合没有失误后，提示就会停止。
guide-win = 本回合可以拯救飞船：还差{ $count }步。
guide-critical = { $room }没有方块了；那里再受一击，飞船毁灭。本回合可以修理它：还差{ $count }步。
guide-divert = 本回合可以转移{ $room }的动力：还差{ $count }步。
guide-danger = { $room }没有方块了；那里再受一击，飞船毁灭。本回合没有确定能修理它的办法。
guide-quiet = 没有房间会因一击而毁掉飞船。本回合没有确定能转移动力的办法。
guide-missed-win = 行动已结束，而本回合本来还可以拯救飞船。
guide-missed-critical = 行动已结束，而{ $room }本来还可以修理。它没有方块。
guide-over = 两个回合没有失误。牌桌交给你了。
