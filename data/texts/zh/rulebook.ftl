### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = 规则书
rulebook-search = 搜索
rulebook-close = 关闭
rulebook-contents = 目录
rulebook-subjects = 拼音索引
rulebook-from = 打开自：{ $what }
rulebook-hits = { $count ->
    [1] 一条结果
   *[other] { $count }条结果，最佳在前
}
rulebook-hit = { $chapter } · “{ $query }”的结果{ $number }/{ $count }
rulebook-none = 没有找到“{ $query }”。你是想找：
rulebook-none-at-all = 没有找到“{ $query }”。
rulebook-now = 你的桌上现在
rulebook-show = 在桌上显示
rulebook-see = 另见
rulebook-try = 试一试
rulebook-lesson = { $title }，{ $minutes }分钟
rulebook-begin = 开始
rulebook-open = 规则书
rulebook-side-v2 = { $name }，V2

rulebook-chapter-mission = 任务
rulebook-chapter-turn = 你的回合
rulebook-chapter-storm = 风暴
rulebook-chapter-rooms = 房间
rulebook-chapter-cards = 资源牌
rulebook-chapter-tokens = 配件与标记
rulebook-chapter-variants = 玩法

## What the content says of itself

rulebook-room-passive = 它自动生效：不需要花费行动。
rulebook-room-cost = 使用它花费{ $cost }个行动。
rulebook-room-whole = 只有{ $count }个修理格的方块齐全时，它才生效。
rulebook-room-divert = 转移它的动力需要{ $cards }。
rulebook-room-players = 不足{ $count }名玩家时不会发出这一面；改用另一面。
rulebook-resource-copies = 游戏中有{ $count }张{ $card }。
rulebook-resource-level = { $level }{ $count }张
rulebook-resource-levels = 游戏中的张数由难度决定：{ $levels }。
rulebook-resource-rooms = 它可修理以下房间的一个格子：{ $rooms }。
rulebook-difficulty-lead = { $cards ->
    [none] 资源牌库不洗入额外的牌：共{ $whole }张。
   *[other] 将{ $cards }洗入资源牌库：共{ $whole }张。
}
rulebook-expansion-players = 适合{ $players }{ $most ->
   *[other] 名玩家
}。
rulebook-expansion-apart = 不能与{ $others }同用。
rulebook-action-lead = { $source ->
    [none] 第1阶段的行动
   *[other] “{ $source }”带来的行动
}。花费{ $cost ->
    [0] 为零
   *[other] { $cost }个行动
}。

## The mission

rulebook-ship = 飞船是什么样
rulebook-ship-lead = { $rooms ->
    [9] 九个房间，三行三列。
   *[other] 飞船有{ $rooms }个房间。
}能量核心在中央，四周是{ $power }个房间，每局排列不同。
rulebook-ship-may-1 = { $power }个房间各有{ $spaces }个修理格。起初每格都有一个方块。
rulebook-ship-may-2 = 有一条边相接的房间才相邻，对角不算。
rulebook-ship-may-3 = 能量核心没有格子，也绝不会受损。它汇集你们转移的动力。
rulebook-ship-figure = 能量核心，已有三个房间的动力。
rulebook-ship-words = 版图，地图，网格，布局，目标，核心，相邻，飞船

rulebook-goal = 如何结束
rulebook-goal-lead = 转移全部{ $power }个房间的动力，然后使用能量核心：飞船得救，所有人一起获胜。
rulebook-goal-may-1 = 最后一个房间转移后，站在能量核心的人就可以使用它。
rulebook-goal-may-2 = 那时房间可以是受损的。只看它们的动力。
rulebook-goal-not-1 = 没有方块的房间再次受击：飞船立即毁灭。
rulebook-goal-not-2 = 资源牌库耗尽：飞船立即毁灭。
rulebook-goal-special-head = 一个例外
rulebook-goal-special = 乘逃生舱离开的人独自分胜负。
rulebook-goal-figure = 所有房间都已转移。使用核心即获胜。
rulebook-goal-words = 赢，输，胜利，失败，结束，游戏结束，重启，逃生，目标

rulebook-setting-up = 设置
rulebook-setting-up-lead = 程序会摆好一切：房间、方块、牌、船员。你选择名字、难度和扩展。
rulebook-setting-up-may-1 = 资源牌库：{ $kinds }种资源各{ $copies }张，万能牌数量由难度决定。
rulebook-setting-up-may-2 = 手牌：两名玩家每人{ $hand-2 }张，三名{ $hand-3 }张，四名{ $hand-4 }张；单人则全队{ $hand-1 }张。
rulebook-setting-up-may-3 = 翻开{ $face-up }张资源牌作明牌。损伤牌库按类型排列，弱的在上；船体破裂在最下。
rulebook-setting-up-may-4 = 所有人从能量核心出发。先手在设置画面选定，或随机决定。
rulebook-setting-up-special-head = 第一回合前的损伤
rulebook-setting-up-special = 牌库最后{ $setup-damage }张损伤牌先生效，最底下的一张最先。
rulebook-setting-up-figure = 最初损伤中的一张牌，以及它击中的房间。
rulebook-setting-up-words = 开始，发牌，设置，准备，手牌，先手玩家，起始，新游戏

rulebook-looking = 人人可看的内容
rulebook-looking-lead = 你们公开合作：所有手牌都亮出，人人可以讨论一切。
rulebook-looking-may-1 = { DEVICE() ->
    [pad] 可查看两个弃牌堆，以及各牌库的张数。选择弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
   *[keys] 可查看两个弃牌堆，以及各牌库的张数。点击弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
}
rulebook-looking-may-2 = 还可查看牌库里还有哪些牌，但看不到顺序。
rulebook-looking-may-3 = 房间揭示过的内容一直全员已知。日志记录发生过的事。
rulebook-looking-not-1 = 不能看牌库的顺序，除非有房间揭示。
rulebook-looking-words = 公开，秘密，隐藏，信息，记牌，讨论，日志，查看，已知

## Your turn

rulebook-phases = 三个阶段
rulebook-phases-lead = 一个回合依次是行动、收集、损伤。然后轮到下一名船员。
rulebook-phases-may-1 = 第1阶段：{ $base-actions }个行动，每花费一个行动标记再加一个。
rulebook-phases-may-2 = 第2阶段：从牌库拿{ $deck-cards }张牌，或拿一张明牌。然后最多保留{ $hand-limit }张。
rulebook-phases-may-3 = 第3阶段：损伤牌库顶的牌击中其房间；损伤牌用完后，船体破裂卷走牌。
rulebook-phases-not-1 = 第1阶段不会自动结束：做完要自己宣布结束。
rulebook-phases-special-head = 回合开始时
rulebook-phases-special = 先退回你用军械库放下的防护标记，然后医务室给站在其中的人标记。
rulebook-phases-words = 回合，轮，顺序，流程，阶段，开始，回合开始，步骤

rulebook-actions = 行动
rulebook-actions-lead = 第1阶段你有{ $base-actions }个行动。任选，顺序不限，同一种可重复任意次。
rulebook-actions-may-1 = 移动、搜寻、分享、修理、转移动力、使用所在房间。
rulebook-actions-may-2 = 一个行动标记换一个额外行动，有几个就能换几次。
rulebook-actions-may-3 = 先用基本行动，用完才用标记。
rulebook-actions-not-1 = 不能开始无法全额支付的行动。
rulebook-actions-not-2 = 不能在所在房间以外行动。有些房间例外。
rulebook-actions-special-head = 没用完？
rulebook-actions-special = 每个剩余的基本行动变成一个行动标记。
rulebook-actions-figure = 移动、搜寻、分享、修理、转移、使用房间。
rulebook-actions-words = 行动，做，点数，行动点，预算，剩余，花费，选项

rulebook-moving = 移动
rulebook-moving-lead = 前往相邻的房间：上、下、左、右。
rulebook-moving-may-1 = 路上每个房间花费{ $cost-move }个行动。
rulebook-moving-may-2 = 一个房间可容纳任意多名船员，能量核心也一样。
rulebook-moving-may-3 = { DEVICE() ->
    [pad] 选择行动，再选房间{ $key-move ->
        [none] 。
       *[other] ，或按{ $key-move }。
    }
   *[keys] 把你的米宝拖到房间，用方向键，或依次点击两者{ $key-move ->
        [none] 。
       *[other] ，或按{ $key-move }。
    }
}
rulebook-moving-not-1 = 不能斜走。
rulebook-moving-not-2 = 不能移动别人的米宝：只有船员舱能派遣别人。
rulebook-moving-figure = 从引擎室到相邻房间。
rulebook-moving-words = 移动，走，步行，前往，步，距离，相邻，隔壁，斜走，对角，跑

rulebook-scavenging = 搜寻
rulebook-scavenging-lead = 掷骰寻找资源牌：{ $scavenge-sides }。
rulebook-scavenging-may-1 = 花费{ $cost-scavenge }个行动，任何房间皆可，付得起就能重复。
rulebook-scavenging-may-2 = 一张一张拿牌，每张来自牌库或明牌区。明牌立即补上，补上的牌也可接着拿。
rulebook-scavenging-may-3 = 可以少拿，或不拿。
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] 选择骰子{ $key-scavenge ->
        [none] 。
       *[other] ，或按{ $key-scavenge }。
    }
   *[keys] 点击或掷出骰子{ $key-scavenge ->
        [none] 。
       *[other] ，或按{ $key-scavenge }。
    }
}
rulebook-scavenging-not-1 = 掷骰之后不能撤销。
rulebook-scavenging-figure = 点数低：没有。中：一张牌。高：两张。
rulebook-scavenging-words = 搜寻，搜刮，掷骰，骰子，寻找，战利品，找牌，运气，概率

rulebook-sharing = 分享
rulebook-sharing-lead = 给同房间的人一张牌，或从对方那里拿一张牌。
rulebook-sharing-may-1 = 每张牌花费{ $cost-give }个行动，不论给还是拿。
rulebook-sharing-may-2 = 任何牌都行，包括万能牌，也可暂时超过{ $hand-limit }张：手牌只在各自的第2阶段清点。
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] 选择牌，再选得到它的人{ $key-share ->
        [none] 。
       *[other] ；或按{ $key-share }。
    }
   *[keys] 把牌拖到船员面板，或从面板拖到你的手牌{ $key-share ->
        [none] 。
       *[other] ；或按{ $key-share }。
    }
}
rulebook-sharing-not-1 = 不能与其他房间的人分享。食堂可以。
rulebook-sharing-not-2 = 不能分享标记和方块：谁持有就留在谁那里。
rulebook-sharing-special-head = 单人
rulebook-sharing-special = 单人玩家全队共用一手牌，改为与明牌区换牌。
rulebook-sharing-figure = 同一房间内，一张牌易手。
rulebook-sharing-words = 分享，给，拿，交给，交换，互换，换牌，传递，队友

rulebook-repairing = 修理
rulebook-repairing-lead = 弃掉一张与所在房间空格匹配的牌。该格从供应区得到一个方块。
rulebook-repairing-may-1 = 任意空格，顺序不限。万能牌匹配所有格子。
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] 花费{ $cost-repair }个行动。选择牌，再选格子{ $key-repair ->
        [none] 。
       *[other] ，或按{ $key-repair }。
    }
   *[keys] 花费{ $cost-repair }个行动。把牌拖到格子上{ $key-repair ->
        [none] 。
       *[other] ，或按{ $key-repair }。
    }
}
rulebook-repairing-may-3 = 失去方块的格子是空格：它显示修理所需的资源。
rulebook-repairing-not-1 = 供应区没有方块时不能修理。那时只有你持有的方块能用。
rulebook-repairing-not-2 = 不能在隔壁修理。只有维修中心能修理其他房间。
rulebook-repairing-not-3 = 房间的动力尚未转移时，不能用一张牌修两个格子。
rulebook-repairing-special-head = 动力已转移的房间
rulebook-repairing-special = 一张与空格匹配的牌填满所有空格。供应区不足时，先填牌对应的格子，再从上往下。
rulebook-repairing-figure = 金属匹配两个空格之一。
rulebook-repairing-words = 修理，治疗，修复，修补，恢复，生命，血量，补丁，损坏，格子，修理格，扳手

rulebook-diverting = 转移动力
rulebook-diverting-lead = 站在方块齐全的房间，一次弃掉其费用的牌：它的动力流向能量核心。
rulebook-diverting-may-1 = 花费{ $cost-divert }个行动，以及房间左侧的{ $cost }张牌。
rulebook-diverting-may-2 = 万能牌可代替其中任何一张。
rulebook-diverting-may-3 = 之后房间仍可使用、受损和修理，并保持已转移。
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] 选择一张牌，再选费用{ $key-divert ->
        [none] 。
       *[other] ，或按{ $key-divert }。
    }牌按指定顺序进入弃牌堆，最后一张在最上面。
   *[keys] 把一张牌拖到费用上{ $key-divert ->
        [none] 。
       *[other] ，或按{ $key-divert }。
    }牌按指定顺序进入弃牌堆，最后一张在最上面。
}
rulebook-diverting-not-1 = 有空格时不能转移：先修理。
rulebook-diverting-not-2 = 不能分次支付：所有牌要一次付清，出自同一手牌。
rulebook-diverting-not-3 = 不能转移同一房间两次，也不能转移能量核心。
rulebook-diverting-special-head = 有何好处
rulebook-diverting-special = 离胜利更近一步，而且从此一张牌就能修好整个房间。
rulebook-diverting-figure = { $cost ->
    [3] 左侧的三张牌变成一个动力标记。
   *[other] 左侧的牌变成一个动力标记。
}
rulebook-diverting-words = 转移，动力，能源，改道，引导，获胜，硬币，费用，支付，充能，完成

rulebook-activating = 启动房间
rulebook-activating-lead = 使用所在房间的能力。它的方块必须齐全。
rulebook-activating-may-1 = 房间上写明花费几个行动。
rulebook-activating-may-2 = 同一房间可反复启动，只要付得起。
rulebook-activating-may-3 = 已转移的房间同样可用。
rulebook-activating-not-1 = 不能启动受损的房间：先修理。
rulebook-activating-not-2 = 没有对象时不能启动：弃牌堆空、没人可会合、供应区没有标记。按钮会说明原因。
rulebook-activating-not-3 = 不能启动被动房间：它自动生效。
rulebook-activating-special-head = 先支付
rulebook-activating-special = 先花费行动，房间才提问；是否有对象也在支付之后判定。
rulebook-activating-words = 启动，使用，能力，技能，效果，房间，特殊，特技，被动

rulebook-ending = 结束行动
rulebook-ending-lead = 随时可以结束第1阶段。每剩一个基本行动，就拿一个行动标记。
rulebook-ending-may-1 = 供应区有多少标记，最多就拿多少。
rulebook-ending-may-2 = 这些标记留给以后的回合。
rulebook-ending-not-1 = 用标记换来的行动不能再变成标记。
rulebook-ending-not-2 = 供应区缺少的标记拿不到：那些行动会浪费，事先会询问你。
rulebook-ending-special-head = 行动用完
rulebook-ending-special = 没有可用的行动时，阶段仍会等你，让你可以撤销。
rulebook-ending-figure = 省下一个行动，就是一个标记。
rulebook-ending-words = 结束，跳过，略过，保存，未使用，剩余，完成，停止，等待

rulebook-collecting = 收集
rulebook-collecting-lead = 第2阶段：拿资源牌库顶的{ $deck-cards }张牌，或{ $face-up }张明牌之一。
rulebook-collecting-may-1 = 拿走的明牌立即从牌库补上。
rulebook-collecting-may-2 = 然后弃到{ $hand-limit }张，弃哪些由你选。
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] 选择牌库或一张牌。
   *[keys] 点击牌库或一张牌，或把它拖到手牌。
}
rulebook-collecting-not-1 = 不能什么都不拿：两者必选其一。
rulebook-collecting-words = 收集，抽牌，拿，获得，收入，第2阶段，牌，资源，拾取

rulebook-hand = 手牌
rulebook-hand-lead = 第2阶段结束时，你最多保留{ $hand-limit }张牌。其他时候手牌可以更多。
rulebook-hand-may-1 = 弃哪些牌由你选。
rulebook-hand-may-2 = 别人给的牌，到你自己的下个第2阶段才计数。
rulebook-hand-may-3 = 起始手牌：两、三、四名玩家分别为{ $hand-2 }、{ $hand-3 }、{ $hand-4 }张。
rulebook-hand-not-1 = 其他时候不能弃牌，除非用来支付。
rulebook-hand-figure = 每种资源各一张牌。
rulebook-hand-words = 上限，弃牌，最多，太多，保留，手牌，六

## The storm

rulebook-damage-cards = 损伤牌
rulebook-damage-cards-lead = 第3阶段：翻开损伤牌库顶的牌。牌上的每个房间依印刷顺序失去最上面的方块。
rulebook-damage-cards-may-1 = 类型1的牌击中一个房间，类型2两个，类型3三个：分别有{ $damage-1 }、{ $damage-2 }、{ $damage-3 }张，弱的在前。
rulebook-damage-cards-may-2 = 失去的方块退回供应区。
rulebook-damage-cards-may-3 = 防护标记会代为受击：先用房间上最早的，没有则用在场的人持有的。
rulebook-damage-cards-not-1 = 能量核心绝不受击。
rulebook-damage-cards-not-2 = 没有方块的房间无可失去：飞船毁灭，牌的其余部分不再计算。
rulebook-damage-cards-special-head = 那里有几人持有标记
rulebook-damage-cards-special = 由当前回合的玩家指定谁用掉标记。
rulebook-damage-cards-figure = 医务室失去最上面的方块。
rulebook-damage-cards-words = 受击，打击，攻击，风暴，太阳，耀斑，伤害，危险，第3阶段，威胁，概率

rulebook-critical = 危急的房间
rulebook-critical-lead = 失去所有方块的房间处于危急。它再受一击，飞船毁灭。
rulebook-critical-may-1 = 修理一个格子，就能多承受一击。
rulebook-critical-may-2 = 一个防护标记能救它一次。
rulebook-critical-may-3 = 舰桥可以揭示接下来是哪些房间，并推迟它们。
rulebook-critical-not-1 = 恢复完好之前，不能使用或转移。
rulebook-critical-special-head = 没有损伤牌了
rulebook-critical-special = 船体破裂后，不再有房间受击。
rulebook-critical-figure = 三个格子都空了：再受一击就完了。
rulebook-critical-words = 危险，红色，垂危，最后，零，摧毁，警报，失败，生命

rulebook-hull-breach = 船体破裂
rulebook-hull-breach-lead = 最后一张损伤牌抽走后，船体破裂。从下个回合起，第3阶段改为掷骰：由骰子决定从牌库失去几张牌。
rulebook-hull-breach-may-1 = 掷骰的代价：{ $breach-sides }。
rulebook-hull-breach-may-2 = 牌从资源牌库顶进入它的弃牌堆。
rulebook-hull-breach-not-1 = 房间不再受损。
rulebook-hull-breach-not-2 = 标记对它无效。
rulebook-hull-breach-figure = 最后一张牌，以及之后每回合的代价。
rulebook-hull-breach-words = 泄漏，破洞，真空，牌库尽头，失去牌，倒计时，终局，太空

rulebook-deck-empty = 牌库耗尽时
rulebook-deck-empty-lead = 资源牌库一空，飞船立即毁灭，不论最后一张牌因何离开。
rulebook-deck-empty-may-1 = 最后一张牌仍会抽走或翻开。之后的一切不再发生。
rulebook-deck-empty-may-2 = 查看并放回牌，绝不会使牌库耗尽。
rulebook-deck-empty-not-1 = 不能把弃牌堆洗回牌库。
rulebook-deck-empty-not-2 = 拿明牌也躲不过：它立即从牌库补上。
rulebook-deck-empty-special-head = 能撑多久
rulebook-deck-empty-special = 船上的每个回合至少用掉一张牌。桌面会显示还剩几个回合。
rulebook-deck-empty-words = 失败，最后一张，时间，时钟，用完，牌库空，磨牌，空，重洗

## The rooms

rulebook-reading-rooms = 看懂房间
rulebook-reading-rooms-lead = 房间牌写明转移的费用、用什么修理、有什么能力。
rulebook-reading-rooms-may-1 = 左侧：转移动力所需的牌；转移后是一枚硬币。
rulebook-reading-rooms-may-2 = 右侧：修理格。方块盖住它的资源；空格则显示出来。
rulebook-reading-rooms-may-3 = 下方：它的能力。方块齐全时标志是金色的。
rulebook-reading-rooms-may-4 = 右上：本回合受击的概率，依据船员对损伤牌库的全部所知。
rulebook-reading-rooms-not-1 = 房间的两面绝不会出现在同一局。
rulebook-reading-rooms-figure = 货舱，最上面的格子空着。
rulebook-reading-rooms-words = 牌，符号，图标，轨道，百分比，数字，硬币，V1，V2

rulebook-room-energy-core-v1-may-1 = 每个已转移的房间都计在它上面。
rulebook-room-energy-core-v1-not-1 = 它不能受损、修理或转移，也不能放标记。
rulebook-room-energy-core-v1-not-2 = 最后一个房间转移之前，它毫无作用。
rulebook-room-energy-core-v1-figure = 所有房间都已转移：可以重启它了。
rulebook-room-energy-core-v1-words = 反应堆，中心，中央，获胜，重启，引擎

rulebook-room-bridge-v1-may-1 = 剩余的牌较少时，有几张看几张。
rulebook-room-bridge-v1-may-2 = 把危害最大的牌放到最后，在它到来之前修理。
rulebook-room-bridge-v1-not-1 = 没有损伤牌时不能使用。
rulebook-room-bridge-v1-not-2 = 在这里看不到船体破裂牌，它始终在底部。
rulebook-room-bridge-v1-words = 预知，偷看，预看，重新排列，预测，排序
rulebook-room-bridge-v2-may-1 = 两张可放到牌库的同一端；顺序由你选。
rulebook-room-bridge-v2-may-2 = 放到底部的牌正好在船体破裂之前到来。
rulebook-room-bridge-v2-not-1 = 没有损伤牌时不能使用。
rulebook-room-bridge-v2-words = 预知，偷看，埋牌，底部，沉底，预测

rulebook-room-cargo-hold-v1-may-1 = 之后全员都知道顺序，直到抽牌。
rulebook-room-cargo-hold-v1-may-2 = 剩余多少张牌都可使用。
rulebook-room-cargo-hold-v1-not-1 = 不能拿走其中任何一张：全部放回。
rulebook-room-cargo-hold-v1-words = 预知，偷看，查看，重新排列，仓库，堆叠
rulebook-room-cargo-hold-v2-may-1 = 第2阶段之前手牌可以超过上限。
rulebook-room-cargo-hold-v2-not-1 = 小心牌库的最后一张牌：拿走它，飞船毁灭。
rulebook-room-cargo-hold-v2-words = 抽牌，额外的牌，仓库，获得

rulebook-room-medical-bay-v1-may-1 = 每次在此开始回合，都在行动之前得到标记。
rulebook-room-medical-bay-v1-may-2 = 供应区标记不足时，有几个得几个。
rulebook-room-medical-bay-v1-not-1 = 回合中途到达什么也得不到。
rulebook-room-medical-bay-v1-not-2 = 有空格时什么也得不到。
rulebook-room-medical-bay-v1-words = 治疗，医生，医院，休息，标记，奖励
rulebook-room-medical-bay-v2-may-1 = 和任何行动一样，可用行动标记支付。
rulebook-room-medical-bay-v2-not-1 = 不能给自己标记。
rulebook-room-medical-bay-v2-words = 治疗，医生，医院，标记，帮助他人

rulebook-room-crew-quarters-v1-may-1 = 任何人都可派遣，在远处也行。
rulebook-room-crew-quarters-v1-may-2 = 让人会合，以便分享。
rulebook-room-crew-quarters-v1-not-1 = 所有人都在同一房间时，没有人可会合。
rulebook-room-crew-quarters-v1-words = 传送，派遣，移动他人，床，会合，电梯
rulebook-room-crew-quarters-v2-may-1 = 任何人都可派遣，在远处也行。
rulebook-room-crew-quarters-v2-may-2 = 派人去接下来必须修理的房间。
rulebook-room-crew-quarters-v2-not-1 = 不能派到有人的房间。
rulebook-room-crew-quarters-v2-words = 传送，派遣，移动他人，床，电梯，空房间

rulebook-room-engine-room-v1-may-1 = 可以交换相同的牌。
rulebook-room-engine-room-v1-may-2 = 之后你的牌在弃牌堆最上面。
rulebook-room-engine-room-v1-not-1 = 没有手牌或弃牌堆为空时不能使用。
rulebook-room-engine-room-v1-words = 回收，取回，墓地，交换，弃牌
rulebook-room-engine-room-v2-may-1 = 任选一张牌，不论在弃牌堆何处。
rulebook-room-engine-room-v2-not-1 = 弃牌堆为空时不能使用。
rulebook-room-engine-room-v2-not-2 = 若因此失去牌库的最后一张牌，飞船毁灭。
rulebook-room-engine-room-v2-words = 回收，取回，墓地，拿回，弃牌

rulebook-room-armoury-v1-may-1 = 几个人的标记可放在同一房间。最早的先用。
rulebook-room-armoury-v1-may-2 = 挡下一击的标记退回供应区。
rulebook-room-armoury-v1-not-1 = 供应区没有标记时不能使用。
rulebook-room-armoury-v1-not-2 = 它们不会长留：你的下个回合开始时收回。
rulebook-room-armoury-v1-words = 护盾，保护，守护，格挡，防御，武器
rulebook-room-armoury-v2-may-1 = 一人可持有多个。每个抵挡一击。
rulebook-room-armoury-v2-may-2 = 标记随持有者移动。
rulebook-room-armoury-v2-not-1 = 供应区没有标记时不能使用。
rulebook-room-armoury-v2-words = 护盾，保护，守护，格挡，防御，保镖

rulebook-room-repair-centre-v1-may-1 = 万能牌在这里同样匹配。
rulebook-room-repair-centre-v1-may-2 = 任何房间，再远也行。
rulebook-room-repair-centre-v1-not-1 = 不能修理自身：那是普通的修理。
rulebook-room-repair-centre-v1-not-2 = 不能用你持有的方块。方块只在你所在之处有效。
rulebook-room-repair-centre-v1-words = 治疗，修复，远处，远程，车间，距离
rulebook-room-repair-centre-v2-may-1 = 持有的方块不怕任何打击。
rulebook-room-repair-centre-v2-may-2 = 供应区为空时仍可用它们修理。
rulebook-room-repair-centre-v2-not-1 = 不能给自己方块。
rulebook-room-repair-centre-v2-not-2 = 供应区没有方块时不能使用。
rulebook-room-repair-centre-v2-words = 治疗，修复，备用，携带，方块，车间

rulebook-room-mess-hall-v1-may-1 = 对方可以在飞船上任何地方。
rulebook-room-mess-hall-v1-may-2 = 可以只给一张牌，或只拿一张牌。
rulebook-room-mess-hall-v1-not-1 = 没有人有牌时不能使用。
rulebook-room-mess-hall-v1-words = 换牌，交换，互换，厨房，餐厅，远程分享
rulebook-room-mess-hall-v2-may-1 = 他们可以在飞船上任何地方，由你选牌。
rulebook-room-mess-hall-v2-may-2 = 双方给出的张数相同。
rulebook-room-mess-hall-v2-not-1 = 不能换你自己的牌：你不是这两人之一。
rulebook-room-mess-hall-v2-not-2 = 另外有牌的人不足两名时不能使用。
rulebook-room-mess-hall-v2-words = 换牌，交换，互换，厨房，餐厅，他人

## Resource cards

rulebook-deck = 资源牌库
rulebook-deck-lead = 所有牌都出自这里：手牌、明牌区、收集和搜寻到的牌。它也是你们的时间。
rulebook-deck-may-1 = { DEVICE() ->
    [pad] 可查看其中还有哪些牌：选择弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
   *[keys] 可查看其中还有哪些牌：点击弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
}
rulebook-deck-may-2 = 房间揭示过的顶部的牌一直已知。
rulebook-deck-not-1 = 只有房间查看牌时，牌才会放回牌库。
rulebook-deck-not-2 = 它绝不会重新补满。
rulebook-deck-words = 抽牌堆，牌堆，资源，剩余牌，时间

rulebook-face-up = 明牌
rulebook-face-up-lead = 牌库旁翻开{ $face-up }张资源牌。收集时可拿一张，搜寻到牌时也可拿。
rulebook-face-up-may-1 = 空位立即从牌库补上，位置不变。
rulebook-face-up-may-2 = 两张相同的牌，拿哪张都一样。
rulebook-face-up-may-3 = 单人时，可用一张手牌换其中一张。
rulebook-face-up-not-1 = 除了换牌，绝不会有牌放回那里。
rulebook-face-up-words = 市场，一排，展示，公开牌，可见，供牌，牌河

rulebook-discards = 弃牌堆
rulebook-discards-lead = 用来支付的、手牌超限的，以及船体破裂中失去的牌都在这里，最近的在最上面。
rulebook-discards-may-1 = { DEVICE() ->
    [pad] 选择它查看全部。
   *[keys] 点击它查看全部。
}
rulebook-discards-may-2 = 引擎室能取回牌，逃生舱靠它维生。
rulebook-discards-not-1 = 它绝不会洗回牌库。
rulebook-discards-words = 墓地，牌堆，垃圾，扔掉，用过的牌

rulebook-resource-universal-may-1 = 它可修理任何格子，在所在房间或从维修中心都行。
rulebook-resource-universal-may-2 = 转移动力时，它可抵费用中的任何一张牌，需要时可用多张。
rulebook-resource-universal-not-1 = 它绝不会当作多张牌。
rulebook-resource-universal-figure = 万能牌需要什么就当什么。
rulebook-resource-universal-words = 百搭，万能，万用牌，星，任意，鬼牌

## Pieces and tokens

rulebook-cubes = 方块与供应区
rulebook-cubes-lead = 游戏中有{ $repair-cubes }个修理方块。起初都在飞船上；房间失去的进入供应区，修理时从中拿取。
rulebook-cubes-may-1 = 受击拿走房间最上面的方块。
rulebook-cubes-may-2 = 船员可持有维修中心给的方块。它可修理持有者所在处的任意空格：一个行动，不用牌。
rulebook-cubes-may-3 = 方块盖住它的资源：该格不需要牌。
rulebook-cubes-not-1 = 供应区没有方块，就不能用牌修理。
rulebook-cubes-not-2 = 持有的方块不能送人。
rulebook-cubes-special-head = 在动力已转移处用持有的方块
rulebook-cubes-special = 它填满所有格子：先用持有者的方块，需要几个用几个，其余由供应区补足。
rulebook-cubes-figure = 一个方块放到空格上。
rulebook-cubes-words = 方块，生命，血量，命，库存，供应，积木，红心

rulebook-extra-actions = 行动标记
rulebook-extra-actions-lead = 一个行动标记就是多一个行动，用于持有者任意回合的第1阶段。共有{ $action-tokens }个。
rulebook-extra-actions-may-1 = 未用的基本行动变成标记，以供应区的数量为限。
rulebook-extra-actions-may-2 = 医务室会给标记；第一面给的当回合即可使用。
rulebook-extra-actions-may-3 = 一回合内有几个就可用几个。用后退回供应区。
rulebook-extra-actions-not-1 = 基本行动用完之前不能使用。
rulebook-extra-actions-not-2 = 不能给别人，除非通过医务室的另一面。
rulebook-extra-actions-not-3 = 换来的行动若不用，什么也得不回；因此只在行动需要时才花费标记。
rulebook-extra-actions-figure = 一个标记，一个行动。
rulebook-extra-actions-words = 奖励，八边形，额外，标记，保存，储存，行动点

rulebook-shields = 防护标记
rulebook-shields-lead = 一个防护标记代替方块承受一击。共有{ $protection-tokens }个。
rulebook-shields-may-1 = 放在房间上：抵挡那里的下一击。最早的先用。
rulebook-shields-may-2 = 由人持有：房间上没有标记时，抵挡持有者所在房间的一击。
rulebook-shields-may-3 = 用过的标记退回供应区。
rulebook-shields-not-1 = 不能放在能量核心上。
rulebook-shields-not-2 = 对船体破裂无效。
rulebook-shields-special-head = 能留多久
rulebook-shields-special = 房间上的标记在放置者的下个回合退回。持有的则保留到使用为止。
rulebook-shields-figure = 这个房间受两击也不失方块。
rulebook-shields-words = 护盾，护甲，守护，格挡，保护，防御，免疫

rulebook-power = 动力标记
rulebook-power-lead = 房间上的硬币表示动力已转移。全部{ $power }枚点亮能量核心。
rulebook-power-may-1 = 一张匹配的牌，或一个持有的方块，就能填满这样的房间。
rulebook-power-may-2 = 房间照常可用。
rulebook-power-not-1 = 它绝不会失去，不论房间受到什么打击。
rulebook-power-not-2 = 它不保护房间：受击照样失去方块。
rulebook-power-figure = 食堂，已转移。
rulebook-power-words = 硬币，金色，已转移，完成，闪电，电光

rulebook-meeples = 船员
rulebook-meeples-lead = 每个米宝是一名船员。颜色和轮廓表明是谁。
rulebook-meeples-may-1 = 船员按顺序轮流行动，周而复始。
rulebook-meeples-may-2 = 每人都可持有牌、行动标记、修理方块和防护标记。
rulebook-meeples-not-1 = 船员绝不会受伤：受损的只有房间。
rulebook-meeples-figure = 四名船员。
rulebook-meeples-words = 棋子，米宝，人物，玩家，角色，宇航员，颜色，顺序

rulebook-die = 骰子
rulebook-die-lead = 一颗六面骰。每面的含义写在掷骰旁边。
rulebook-die-may-1 = 搜寻：{ $scavenge-sides }。
rulebook-die-may-2 = 船体破裂，失去的牌：{ $breach-sides }。
rulebook-die-not-1 = 掷骰绝不能重来或撤销。
rulebook-die-figure = 一至六，机会均等。
rulebook-die-words = 骰子，掷骰，随机，运气，概率，d6

## Ways to play

rulebook-sides = 变体房间
rulebook-sides-lead = { $power }个房间各有两面，V1和V2。第一局用V1；以后可任意混用。
rulebook-sides-may-1 = 随机：每个房间显示其中一面。
rulebook-sides-may-2 = 或全V1、全V2，或在设置画面逐个指定。
rulebook-sides-may-3 = 两面所需的修理和转移费用都相同。
rulebook-sides-not-1 = 需要更多玩家的一面，人数不足时不会发出。
rulebook-sides-figure = 医务室的另一面。
rulebook-sides-words = 变体，V2，替代，混合，扩展，另一面

rulebook-expansion-damage-control-may-1 = 房间随后按固定顺序受损，各一击。
rulebook-expansion-damage-control-may-2 = 可以选没有方块的房间，只要有标记保护，或你们打算放弃。
rulebook-expansion-damage-control-may-3 = 没人知道哪些牌离开了牌库。
rulebook-expansion-damage-control-not-1 = 同一张牌不能选同一房间两次。
rulebook-expansion-damage-control-not-2 = 不能选能量核心。
rulebook-expansion-damage-control-special-head = 第一回合之前
rulebook-expansion-damage-control-special = 若这样的牌在最先生效的牌之中，由先手玩家选择。
rulebook-expansion-damage-control-figure = 新牌：由你选择一、二或三个房间。
rulebook-expansion-damage-control-words = 选择损伤，选择房间，管制，挑选

rulebook-expansion-escape-pod-may-1 = 转移{ $pod-rooms }个房间后，可从能量核心登舱，花费{ $cost-board }个行动。只容得下一名船员。
rulebook-expansion-escape-pod-may-2 = 逃离者保留牌，并立即进行漂流的第一个回合。
rulebook-expansion-escape-pod-may-3 = 逃离者的标记和方块退回供应区。
rulebook-expansion-escape-pod-not-1 = 不能返回。
rulebook-expansion-escape-pod-not-2 = 登舱的回合没有收集、没有损伤，未用的行动也不换标记。
rulebook-expansion-escape-pod-figure = 已转移七个房间：逃生舱就绪。
rulebook-expansion-escape-pod-words = 叛徒，逃离者，离开，逃跑，背叛，抛弃，自私

rulebook-adrift = 在逃生舱中漂流
rulebook-adrift-lead = 逃离者的回合：拿弃牌堆顶的牌并掷骰。点数不超过持牌数则再拿一张。然后回合结束。
rulebook-adrift-may-1 = 刚拿的牌也算持有。
rulebook-adrift-may-2 = 弃牌堆为空则没有牌。仍要掷骰。
rulebook-adrift-may-3 = 这些回合照常计数。逃离者放下的护盾在逃离者的下个回合开始时退回。
rulebook-adrift-not-1 = 这样的回合没有行动、收集和损伤。
rulebook-adrift-not-2 = 没有手牌上限。
rulebook-adrift-not-3 = 船上的人不能与逃离者交换、移动逃离者或给其任何东西。
rulebook-adrift-figure = 逃生舱，一次掷骰，也许一张牌。
rulebook-adrift-words = 逃离者，叛徒，漂浮，逃生舱回合，太空

rulebook-last-roll = 逃生舱的最后一掷
rulebook-last-roll-lead = 若飞船毁灭，逃离者再拿一张牌并掷一次骰。点数超过持牌数则逃生：逃离者独自获胜。
rulebook-last-roll-may-1 = 若飞船得救，船上的人获胜，逃离者失败。
rulebook-last-roll-may-2 = 牌少容易逃生，所以逃离者盼着弃牌堆少牌。
rulebook-last-roll-not-1 = 点数不超过持牌数：所有人失败。
rulebook-last-roll-words = 逃离者，独自获胜，逃生，最后掷骰，叛徒

rulebook-expansion-solo-may-1 = { $solo-crew }名船员依次进行完整的回合，如同这么多名玩家的游戏。
rulebook-expansion-solo-may-2 = 共用的手牌只有一人的上限：{ $hand-limit }张。
rulebook-expansion-solo-may-3 = 标记、方块和护盾属于得到它们的船员。“另一名玩家”指另一名船员。
rulebook-expansion-solo-not-1 = 没有分享：改为换牌。
rulebook-expansion-solo-not-2 = 没有逃生舱，也没有食堂的另一面。
rulebook-expansion-solo-words = 单人，一名玩家，独自，单人游戏，solo

rulebook-trading = 单人换牌
rulebook-trading-lead = 单人游戏时，用一张手牌换一张明牌，无论谁在哪里。
rulebook-trading-may-1 = 花费{ $cost-trade }个行动，无论船员在哪里。
rulebook-trading-may-2 = 你的牌放到拿走那张牌的位置。不抽牌。
rulebook-trading-may-3 = 食堂以它的一个行动做同样的事。
rulebook-trading-not-1 = 两名以上玩家不能换牌：他们分享。
rulebook-trading-not-2 = 没有手牌时不能换牌。
rulebook-trading-figure = 一张手牌换一张明牌。
rulebook-trading-words = 交换，互换，单人，分享，市场，换牌

rulebook-no-counting = 不记牌
rulebook-no-counting-lead = 为不想记牌的人准备的玩法：牌库和弃牌堆的张数与内容都隐藏。
rulebook-no-counting-may-1 = 房间向你揭示的内容可以看。
rulebook-no-counting-may-2 = 损伤牌库的牌背仍表明顶牌的类型。
rulebook-no-counting-not-1 = 游戏结束前没有概率、没有张数，也不能翻看牌堆。
rulebook-no-counting-not-2 = 日志只显示本回合和上一回合。
rulebook-no-counting-words = 隐藏，记忆，秘密，记牌，困难模式，牌堆

rulebook-combining = 如何搭配
rulebook-combining-lead = 扩展、房间的面、难度和不记牌可任意搭配。
rulebook-combining-may-1 = 一切都在设置画面选择。不能选的会说明原因。
rulebook-combining-may-2 = 种子和设置相同，飞船就相同。
rulebook-combining-not-1 = 扩展不能用于不适合的玩家人数。
rulebook-combining-words = 组合，混合，选项，扩展，设置，种子，代码

## At your table now

rulebook-now-stands = { $name }在{ $room }。
rulebook-now-adrift = { $name }已离开飞船。
rulebook-now-may = { $standing }现在可以做：
rulebook-now-may-not = { $standing }现在不能做：
rulebook-now-no-action = 本局没有这个行动。
rulebook-now-not-aboard = 这个房间不在这艘飞船上。
rulebook-now-other-side = { $variant ->
    [v1] 本局这个房间是V1。
   *[v2] 本局这个房间是V2。
}
rulebook-now-away = { $steps ->
    [0] 在这里
   *[other] 相距{ $steps }步
}
rulebook-now-more = 还有{ $count }个房间
rulebook-now-fits = 空着，你有{ $cards }
rulebook-now-unfit = 空着；你没有匹配的牌
rulebook-now-critical = { $guarded ->
    [yes] 没有方块，有护盾；{ $more }
   *[no] 危急；{ $more }
}
rulebook-now-whole = 所有房间都完好。
rulebook-now-no-cubes = 供应区没有方块。
rulebook-now-power = 已转移{ $count }/{ $goal }个房间。{ $left ->
    [0] { "" }
   *[other] 还剩这些：
}
rulebook-now-breach = 船体已破裂：没有损伤牌了。
rulebook-now-hidden = 不记牌：数字隐藏。
rulebook-now-chance = { $protected ->
    [yes] { $percent }%，标记会抵挡
   *[no] { $percent }%
}
rulebook-now-damage = 还剩{ $count }张损伤牌。下一张击中：
rulebook-now-row = 明牌
rulebook-now-pile = { $count ->
    [0] 弃牌堆是空的。
   *[other] 弃牌堆有{ $count }张牌。
}
rulebook-now-deck = 资源牌库还剩{ $count }张牌。
rulebook-now-hand = { $name }有{ $count }张牌；可保留{ $limit }张。
rulebook-now-no-resource = 本局没有这种牌。
rulebook-now-holds = { $count ->
    [0] { $name }没有这种牌。
   *[other] { $name }有{ $count }张这种牌。
}
rulebook-now-difficulty = 本局：{ $level }，{ $cards ->
    [none] 没有万能牌。
   *[other] { $cards }。
}
rulebook-now-expansion = { $there ->
    [yes] 本局使用它。
   *[no] 本局不使用它。
}
rulebook-now-supply = { $count ->
    [0] 供应区一个不剩。
   *[other] 供应区还剩{ $count }个。
}
rulebook-now-held = { $name }持有{ $count }个。
rulebook-now-laid = 这里有{ $count }个
rulebook-now-turn = 第{ $turn }回合：{ $name }，{ $phase ->
    [actions] 第1阶段。
    [collect] 第2阶段。
    [damage] 第3阶段。
   *[over] 游戏已结束。
}
rulebook-now-actions = { $count ->
    [0] 没有行动了
   *[other] 还剩{ $count }个行动
}{ $tokens ->
    [0] 。
   *[other] ，以及{ $tokens }个标记。
}

## What it was opened from

rulebook-of-slot = { $room }，{ $number }号格
rulebook-of-divert = { $room }，转移费用
rulebook-of-shield = { $room }，防护标记
rulebook-of-deck = 资源牌库
rulebook-of-discard = 弃牌堆
rulebook-of-face-up = 明牌
rulebook-of-damage-deck = 损伤牌库
rulebook-of-damage-discard = 已生效的损伤牌
rulebook-of-die = 骰子
rulebook-of-supply = 供应区
rulebook-of-held = 持有物
rulebook-of-threat = 威胁
rulebook-of-stepper = 阶段
rulebook-of-pod = 逃生舱
rulebook-of-end = 结束行动
