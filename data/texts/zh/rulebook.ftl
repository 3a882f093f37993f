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
rulebook-hit = { $chapter } · “{ $query }”的第{ $number }/{ $count }条结果
rulebook-none = 没有“{ $query }”的结果。你是想找：
rulebook-none-at-all = 没有“{ $query }”的结果。
rulebook-now = 现在的牌桌
rulebook-show = 在桌上显示
rulebook-see = 另见
rulebook-try = 试一试
rulebook-lesson = { $title }，{ $minutes }分钟
rulebook-begin = 开始
rulebook-open = 规则书
rulebook-side-v2 = { $name }（变体，V2）
rulebook-limits = 限制

rulebook-chapter-mission = 任务
rulebook-chapter-turn = 你的回合
rulebook-chapter-storm = 风暴
rulebook-chapter-rooms = 房间
rulebook-chapter-cards = 资源牌
rulebook-chapter-tokens = 配件与标记
rulebook-chapter-variants = 玩法

## What the content says of itself

rulebook-room-passive = 被动：自动生效，不花费行动。
rulebook-room-cost = 启动它需要{ $cost }个行动。
rulebook-room-whole = 房间完好才能运作：{ $count }个修理格都要有方块。
rulebook-room-divert = 转移它的动力需要{ $cards }。
rulebook-room-players = 不足{ $count }名玩家时不能用这一面，改用另一面。
rulebook-resource-copies = 游戏中有{ $count }张{ $card }。
rulebook-resource-level = { $level }{ $count }张
rulebook-resource-levels = 张数由难度决定：{ $levels }。
rulebook-resource-rooms = 它能修理这些房间的一个格子：{ $rooms }。
rulebook-difficulty-lead = { $cards ->
    [none] 资源牌库有{ $whole }张牌，没有万能牌。
   *[other] 资源牌库有{ $whole }张牌，其中有{ $cards }。
}
rulebook-expansion-players = 适合{ $players }{ $most ->
   *[other] 名玩家
}。
rulebook-expansion-apart = 不能与{ $others }组合。
rulebook-action-lead = { $source ->
    [none] 第1阶段的行动
   *[other] “{ $source }”增加的行动
}，{ $cost ->
    [0] 免费
   *[other] 花费{ $cost }个行动
}。

## The mission

rulebook-ship = 飞船
rulebook-ship-lead = { $rooms ->
    [9] 飞船有九个房间，排成三行三列。
   *[other] 飞船有{ $rooms }个房间。
}能量核心在中央，四周的{ $power }个房间每局排列不同。
rulebook-ship-may-1 = { $power }个房间各有{ $spaces }个修理格，开局时每格都有方块。
rulebook-ship-may-2 = 有一边相接的房间相邻，对角不算。
rulebook-ship-may-3 = 能量核心没有修理格，也不会受损。它汇集你们转移的动力。
rulebook-ship-figure = 能量核心，已有三个房间的动力。
rulebook-ship-words = 版图，地图，网格，布局，目标，核心，相邻，飞船

rulebook-goal = 游戏如何结束
rulebook-goal-lead = 转移全部{ $power }个房间的动力，再启动能量核心。飞船得救，船上所有人获胜。
rulebook-goal-may-head = 如何获胜
rulebook-goal-may-1 = 转移最后一个房间的动力后，在能量核心的任何船员都可以用一个行动启动它。
rulebook-goal-may-2 = 这时房间受损也没关系，只看动力是否转移。
rulebook-goal-not-head = 如何失败
rulebook-goal-not-1 = 没有方块的房间受击就被摧毁：飞船立即毁灭。
rulebook-goal-not-2 = 资源牌库耗尽：飞船立即毁灭。
rulebook-goal-special-head = 逃离者
rulebook-goal-special = 若飞船得救，逃生舱中的逃离者失败。若飞船毁灭，由最后一掷决定：逃离者独自获胜，或者所有人都失败。
rulebook-goal-figure = 所有房间的动力都已转移。启动核心即获胜。
rulebook-goal-words = 赢，输，胜利，失败，结束，游戏结束，重启，逃生，目标
rulebook-length = 一局有多久
rulebook-length-lead = 大多数对局共十五到三十个回合，所有人的回合加在一起。大约半小时到一小时。
rulebook-length-may-1 = 资源牌库就是时钟。牌库用完，游戏就结束。
rulebook-length-may-2 = 随时可以停下：每次选择之后，游戏都会保存。
rulebook-length-words = 时长，时间，分钟，小时，多久，回合数

rulebook-setting-up = 开局设置
rulebook-setting-up-lead = 选择名字、难度和扩展。其余由游戏摆好：房间、方块、牌和船员。
rulebook-setting-up-may-1 = 资源牌库有{ $kinds }种资源，各{ $copies }张。难度决定加入多少万能牌。
rulebook-setting-up-may-2 = 起始手牌：两名玩家每人{ $hand-2 }张，三名{ $hand-3 }张，四名{ $hand-4 }张。单人时全体船员共用{ $hand-1 }张。
rulebook-setting-up-may-3 = 有{ $face-up }张资源牌是明牌。损伤牌库按类型排列，最弱的在上。船体破裂牌在最底下。
rulebook-setting-up-may-4 = 所有人从能量核心开始。起始玩家在新游戏画面选择，或随机决定。
rulebook-setting-up-special-head = 第一回合前的损伤
rulebook-setting-up-special = 船体破裂牌上方的最后{ $setup-damage }张牌在第一回合前击中飞船，最底下的先来。之后弃掉它们，飞船开局少{ $setup-cubes }个方块。
rulebook-setting-up-figure = 开局损伤的一张牌，以及它击中的房间。
rulebook-setting-up-words = 开始，发牌，设置，准备，开局，起始手牌，起始玩家，先手，新游戏

rulebook-looking = 公开信息
rulebook-looking-lead = 你们公开手牌。桌上的一切都可以看，任何计划都可以商量。
rulebook-looking-may-1 = { DEVICE() ->
    [pad] 可以翻看两个弃牌堆，也可以看各牌库的张数。选择弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
   *[keys] 可以翻看两个弃牌堆，也可以看各牌库的张数。点击弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
}
rulebook-looking-may-2 = 可以看牌库里还有哪些牌，但看不到顺序。
rulebook-looking-may-3 = 房间揭示过的牌，从此所有人都知道。日志记录发生过的事。
rulebook-looking-not-1 = 不能看牌库的顺序，除非有房间揭示。
rulebook-looking-words = 公开，秘密，隐藏，信息，记牌，讨论，日志，查看，已知

## Your turn

rulebook-phases = 三个阶段
rulebook-phases-lead = 在你的回合，先行动，再收集牌，最后翻开损伤牌。然后轮到下一名船员。
rulebook-phases-may-1 = 第1阶段：执行{ $base-actions }个行动，每花费一个行动标记就多一个。
rulebook-phases-may-2 = 第2阶段：从牌库拿{ $deck-cards }张牌，或拿一张明牌。然后弃牌至{ $hand-limit }张。
rulebook-phases-may-3 = 第3阶段：翻开损伤牌库顶的牌，它击中牌上的房间。损伤牌用完后，改为船体破裂，失去牌。
rulebook-phases-not-1 = 你不结束，第1阶段就不会结束。开启“{ settings-auto-end }”后，没有可做的事时自动结束。
rulebook-phases-special-head = 回合开始时
rulebook-phases-special = 先收回你用军械库（V1）放下的防护标记。然后，如果你在医务室（V1），你获得行动标记。
rulebook-phases-words = 回合，轮，顺序，流程，阶段，开始，回合开始，步骤

rulebook-actions = 你的行动
rulebook-actions-lead = 第1阶段执行{ $base-actions }个行动：种类、顺序和次数都不限。
rulebook-actions-may-1 = 移动、搜寻、分享、修理、转移动力，或启动所在房间。
rulebook-actions-may-2 = 每花费一个行动标记，多一个行动。
rulebook-actions-may-3 = 先用基本行动，用完才花费标记。
rulebook-actions-not-1 = 不能执行付不起全部费用的行动。
rulebook-actions-not-2 = 不能在你不在的房间行动。有些房间例外。
rulebook-actions-special-head = 未用的行动
rulebook-actions-special = 每个未用的基本行动换成一个行动标记。
rulebook-actions-figure = 移动、搜寻、分享、修理、转移、启动。
rulebook-actions-words = 行动，做，点数，行动点，预算，剩余，花费，选项

rulebook-moving = 移动
rulebook-moving-lead = 移动到相邻的房间：上、下、左或右。
rulebook-moving-may-1 = 每移动一个房间，花费{ $cost-move }个行动。
rulebook-moving-may-2 = 同一房间可以有任意多名船员，能量核心也一样。
rulebook-moving-may-3 = { DEVICE() ->
    [pad] 选择行动，再选房间{ $key-move ->
        [none] 。
       *[other] ，或按{ $key-move }。
    }
   *[keys] 把你的米宝拖到房间，依次点击两者，或用方向键{ $key-move ->
        [none] 。
       *[other] ，或按{ $key-move }。
    }
}
rulebook-moving-not-1 = 不能斜走。
rulebook-moving-not-2 = 不能移动其他船员，除非用船员舱。
rulebook-moving-figure = 从引擎室到相邻房间。
rulebook-moving-words = 移动，走，步行，前往，步，距离，相邻，隔壁，斜走，对角，跑

rulebook-scavenging = 搜寻
rulebook-scavenging-lead = 掷骰寻找资源牌：{ $scavenge-sides }。
rulebook-scavenging-may-1 = 花费{ $cost-scavenge }个行动，在任何房间都行，付得起就可重复。
rulebook-scavenging-may-2 = 一张一张地拿，每张来自牌库或明牌区。拿走的明牌立即补充，所以新的明牌也可接着拿。
rulebook-scavenging-may-3 = 可以少拿，或者不拿。
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
rulebook-scavenging-not-1 = 掷骰不能撤销。
rulebook-scavenging-figure = 点数低：没有。中：一张。高：两张。
rulebook-scavenging-words = 搜寻，搜刮，掷骰，骰子，寻找，战利品，找牌，运气，概率

rulebook-sharing = 分享
rulebook-sharing-lead = 给同房间的另一名船员一张牌，或从该船员处拿一张牌。
rulebook-sharing-may-1 = 每给出或拿走一张牌，花费{ $cost-give }个行动。
rulebook-sharing-may-2 = 任何牌都可以分享，包括万能牌。手牌是否超过{ $hand-limit }张，到该玩家自己的第2阶段才检查。
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] 选择牌，再选谁得到它{ $key-share ->
        [none] 。
       *[other] ；或按{ $key-share }。
    }
   *[keys] 把牌拖到船员面板，或从面板拖到你的手牌{ $key-share ->
        [none] 。
       *[other] ；或按{ $key-share }。
    }
}
rulebook-sharing-not-1 = 不能隔着房间分享，除非用食堂。
rulebook-sharing-not-2 = 不能分享标记和方块，它们归持有者。
rulebook-sharing-special-head = 单人
rulebook-sharing-special = 你的船员共用一手牌。不能分享，只能与明牌交换。
rulebook-sharing-figure = 同一房间内，一张牌易手。
rulebook-sharing-words = 分享，给，拿，交给，交换，互换，换牌，传递，队友

rulebook-repairing = 修理
rulebook-repairing-lead = 弃掉一张与所在房间空格匹配的牌，从供应区把一个方块放到该格。
rulebook-repairing-may-1 = 空格可按任意顺序修理。万能牌匹配所有格子。
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
rulebook-repairing-may-3 = 失去方块的格子是空格，显示它需要的资源。
rulebook-repairing-not-1 = 供应区没有方块时，不能用牌修理。你持有的方块仍可用。
rulebook-repairing-not-2 = 不能修理其他房间，除非用维修中心。
rulebook-repairing-not-3 = 不能用一张牌填两个格子，除非房间的动力已转移。
rulebook-repairing-special-head = 已转移的房间
rulebook-repairing-special = 一张与空格匹配的牌填满所有格子。供应区不足时，先填匹配的格子，再从上往下填。
rulebook-repairing-figure = 金属匹配两个空格之一。
rulebook-repairing-words = 修理，治疗，修复，修补，恢复，生命，血量，补丁，损坏，格子，修理格，扳手

rulebook-diverting = 转移动力
rulebook-diverting-lead = 在完好的房间，一次弃掉费用所列的所有牌。它的动力流向能量核心。
rulebook-diverting-may-1 = 支付{ $cost-divert }个行动，以及房间左侧的{ $cost }张牌。
rulebook-diverting-may-2 = 万能牌可代替其中任何一张。
rulebook-diverting-may-3 = 已转移的房间仍可启动、受击和修理，并保持已转移。
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] 选择一张牌，再选费用{ $key-divert ->
        [none] 。
       *[other] ，或按{ $key-divert }。
    }弃牌的顺序由你定，最后一张在最上面。
   *[keys] 把一张牌拖到费用上{ $key-divert ->
        [none] 。
       *[other] ，或按{ $key-divert }。
    }弃牌的顺序由你定，最后一张在最上面。
}
rulebook-diverting-not-1 = 不能转移有空格的房间的动力。先修理。
rulebook-diverting-not-2 = 不能分次支付。一名玩家一次弃掉所有牌。
rulebook-diverting-not-3 = 同一房间的动力不能转移两次，能量核心的也不能转移。
rulebook-diverting-special-head = 有何好处
rulebook-diverting-special = 离胜利更近一步。从此，一张牌就能修理整个房间。
rulebook-diverting-figure = { $cost ->
    [3] 三张牌变成一个动力标记。
   *[other] 左侧的牌变成一个动力标记。
}
rulebook-diverting-words = 转移，动力，能源，改道，引导，获胜，硬币，费用，支付，充能，完成

rulebook-activating = 启动房间
rulebook-activating-lead = 启动你所在的房间。它必须完好。
rulebook-activating-may-1 = 房间上标明花费几个行动。
rulebook-activating-may-2 = 同一房间可重复启动，只要付得起。
rulebook-activating-may-3 = 转移动力不影响房间的能力。
rulebook-activating-not-1 = 不能启动受损的房间。先修理。
rulebook-activating-not-2 = 不能启动毫无作用的房间，例如需要标记而供应区没有。按钮会说明原因。
rulebook-activating-not-3 = 不能启动被动房间。它自动生效。
rulebook-activating-special-head = 先支付
rulebook-activating-special = 先支付，房间才生效。能否生效，在支付之后判定。
rulebook-activating-words = 启动，使用，能力，技能，效果，房间，特殊，特技，被动

rulebook-ending = 结束行动
rulebook-ending-lead = 随时可以结束第1阶段。每个未用的基本行动换一个行动标记。
rulebook-ending-may-1 = 供应区有多少标记，最多得多少。
rulebook-ending-may-2 = 这些标记留到以后的回合用。
rulebook-ending-not-1 = 用标记换来的行动，不能再换标记。
rulebook-ending-not-2 = 供应区标记不够时，多余的行动不能保留。它们会作废，但游戏会先询问你。
rulebook-ending-special-head = 没有行动了
rulebook-ending-special = 第1阶段会等你。在揭示新信息之前，你可以撤销自己的选择。开启“{ settings-auto-end }”后自动结束。
rulebook-ending-figure = 未用的行动换成标记。
rulebook-ending-words = 结束，跳过，略过，保存，未使用，剩余，完成，停止，等待，撤销，取消，反悔，点错

rulebook-collecting = 收集
rulebook-collecting-lead = 第2阶段：拿资源牌库顶的{ $deck-cards }张牌，或{ $face-up }张明牌中的一张。
rulebook-collecting-may-1 = 拿走的明牌立即从牌库补充。
rulebook-collecting-may-2 = 然后自选弃牌，弃至{ $hand-limit }张。
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] 选择牌库或一张牌。
   *[keys] 点击牌库或一张牌，或把它拖到手牌。
}
rulebook-collecting-not-1 = 不能跳过收集，两者必选其一。
rulebook-collecting-words = 收集，抽牌，拿，获得，收入，第2阶段，牌，资源，拾取

rulebook-hand = 你的手牌
rulebook-hand-lead = 第2阶段结束时，弃牌至{ $hand-limit }张。其他时候可以更多。
rulebook-hand-may-1 = 弃哪些牌由你选。
rulebook-hand-may-2 = 别人给你的牌，到你下一个第2阶段才检查。
rulebook-hand-may-3 = 两、三、四名玩家时，你的起始手牌分别是{ $hand-2 }、{ $hand-3 }、{ $hand-4 }张。
rulebook-hand-not-1 = 其他时候不能弃牌，除非用来支付。
rulebook-hand-figure = 每种资源各一张牌。
rulebook-hand-words = 手牌上限，上限，弃牌，最多，太多，保留，手牌，六

## The storm

rulebook-damage-cards = 损伤牌
rulebook-damage-cards-lead = 第3阶段，翻开损伤牌库顶的牌。牌上的房间按牌面顺序，各失去最上面的方块。
rulebook-damage-cards-may-1 = 类型1的牌击中一个房间，类型2两个，类型3三个。分别有{ $damage-1 }、{ $damage-2 }、{ $damage-3 }张，按此顺序翻开。
rulebook-damage-cards-may-2 = 失去的方块放回供应区。
rulebook-damage-cards-may-3 = 防护标记代为受击：先用房间上最早的，没有则用那里的船员持有的。
rulebook-damage-cards-not-head = 例外
rulebook-damage-cards-not-1 = 能量核心不会受击。
rulebook-damage-cards-not-2 = 没有方块的房间受击就被摧毁。飞船毁灭，这张牌的其余部分不再处理。
rulebook-damage-cards-special-head = 多人持有
rulebook-damage-cards-special = 若那里有多名船员持有标记，由当前玩家选择谁交出。
rulebook-damage-cards-figure = 医务室失去最上面的方块。
rulebook-damage-cards-words = 受击，打击，攻击，风暴，太阳，耀斑，伤害，危险，第3阶段，威胁，概率

rulebook-critical = 危急的房间
rulebook-critical-lead = 没有方块的房间处于危急。下一击会摧毁它，飞船随之毁灭。
rulebook-critical-may-1 = 修理一个格子，房间就能多承受一击。
rulebook-critical-may-2 = 一个防护标记能救它一次。
rulebook-critical-may-3 = 舰桥显示接下来是哪些房间，并让你推迟它们。
rulebook-critical-not-1 = 完好之前，不能启动它或转移其动力。
rulebook-critical-special-head = 没有损伤牌了
rulebook-critical-special = 船体破裂期间，没有房间受击。
rulebook-critical-figure = 三个空格：再受一击就完了。
rulebook-critical-words = 危险，红色，垂危，最后，零，摧毁，警报，失败，生命

rulebook-hull-breach = 船体破裂
rulebook-hull-breach-lead = 最后一张损伤牌翻开后，船体破裂。此后每个第3阶段都掷骰，牌库失去牌。
rulebook-hull-breach-may-1 = 每次掷骰失去的牌：{ $breach-sides }。
rulebook-hull-breach-may-2 = 从资源牌库顶弃掉这些牌。
rulebook-hull-breach-not-1 = 房间不会再受击。
rulebook-hull-breach-not-2 = 防护标记不能抵挡船体破裂。
rulebook-hull-breach-figure = 最后一张牌，以及之后每回合的代价。
rulebook-hull-breach-words = 泄漏，破洞，真空，牌库尽头，失去牌，倒计时，终局，太空

rulebook-deck-empty = 牌库耗尽时
rulebook-deck-empty-lead = 资源牌库一空，飞船立即毁灭，不论因何而空。
rulebook-deck-empty-may-1 = 最后一张牌仍会抽走、翻开或弃掉。之后什么都不再发生。
rulebook-deck-empty-may-2 = 查看牌再放回，不会使牌库变空。
rulebook-deck-empty-not-1 = 不能把弃牌堆洗回牌库。
rulebook-deck-empty-not-2 = 不能靠拿明牌来省牌库。每张明牌都立即从牌库补充。
rulebook-deck-empty-special-head = 牌库能撑多久
rulebook-deck-empty-special = 船上的每个回合至少拿一张牌。桌面显示的剩余回合数只是估计。
rulebook-deck-empty-words = 失败，最后一张，时间，时钟，用完，抽空，牌库空，磨牌，空，重洗

## The rooms

rulebook-reading-rooms = 如何看房间
rulebook-reading-rooms-lead = 房间牌显示转移费用、修理所需的资源和它的能力。
rulebook-reading-rooms-may-1 = 左侧：转移动力所需的牌；转移后是动力标记。
rulebook-reading-rooms-may-2 = 右侧：修理格。方块盖住该格的资源，空格则显示资源。
rulebook-reading-rooms-may-3 = 下方：它的能力。房间完好时图标是金色的。
rulebook-reading-rooms-may-4 = 右上：本回合受击的概率，依据船员所知的损伤牌库。
rulebook-reading-rooms-not-1 = 同一局中不能有一个房间的两面。
rulebook-reading-rooms-figure = 货舱，最上面的格子是空的。
rulebook-reading-rooms-words = 牌，符号，图标，修理格，百分比，数字，硬币，V1，V2

rulebook-room-energy-core-v1-may-1 = 它显示已转移几个房间的动力。
rulebook-room-energy-core-v1-not-1 = 不能修理它或转移其动力，也不能在上面放防护标记。它不会受击。
rulebook-room-energy-core-v1-not-2 = 转移最后一个房间的动力之前，不能启动它。
rulebook-room-energy-core-v1-figure = 所有房间的动力都已转移：启动它就获胜。
rulebook-room-energy-core-v1-words = 反应堆，中心，中央，获胜，重启，引擎

rulebook-room-bridge-v1-may-1 = 剩下的牌不足时，查看全部。
rulebook-room-bridge-v1-may-2 = 你可以把最糟的牌放到最后，在它来之前修理。
rulebook-room-bridge-v1-not-1 = 没有损伤牌时不能启动。
rulebook-room-bridge-v1-not-2 = 不能移动船体破裂牌，它一直在最底下。
rulebook-room-bridge-v1-words = 预知，偷看，预看，重新排列，预测，排序
rulebook-room-bridge-v2-may-1 = 两张牌可放到牌库同一端，顺序由你定。
rulebook-room-bridge-v2-may-2 = 牌库底的牌在船体破裂之前才来。
rulebook-room-bridge-v2-not-1 = 没有损伤牌时不能启动。
rulebook-room-bridge-v2-words = 预知，偷看，埋牌，底部，沉底，预测

rulebook-room-cargo-hold-v1-may-1 = 从此所有人都知道顺序，直到牌被抽走。
rulebook-room-cargo-hold-v1-may-2 = 不论剩下多少张牌，都能启动。
rulebook-room-cargo-hold-v1-not-1 = 不能拿走其中任何一张，要全部放回。
rulebook-room-cargo-hold-v1-words = 预知，偷看，查看，重新排列，仓库，堆叠
rulebook-room-cargo-hold-v2-may-1 = 到第2阶段为止，手牌可以超过上限。
rulebook-room-cargo-hold-v2-not-head = 危险
rulebook-room-cargo-hold-v2-not-1 = 如果拿走牌库的最后一张牌，飞船毁灭。
rulebook-room-cargo-hold-v2-words = 抽牌，额外的牌，仓库，获得

rulebook-room-medical-bay-v1-may-1 = 每次在此开始回合，你都在行动前获得标记。
rulebook-room-medical-bay-v1-may-2 = 供应区标记不足时，有几个得几个。
rulebook-room-medical-bay-v1-not-1 = 回合中途到达，什么也得不到。
rulebook-room-medical-bay-v1-not-2 = 有空格时什么也得不到。房间必须完好。
rulebook-room-medical-bay-v1-words = 治疗，医生，医院，休息，标记，奖励
rulebook-room-medical-bay-v2-may-1 = 可以用行动标记换来的行动支付。
rulebook-room-medical-bay-v2-not-1 = 不能给自己标记。
rulebook-room-medical-bay-v2-words = 治疗，医生，医院，标记，帮助他人

rulebook-room-crew-quarters-v1-may-1 = 移动任何船员，再远也行。
rulebook-room-crew-quarters-v1-may-2 = 让两名船员会合，以便分享。
rulebook-room-crew-quarters-v1-not-1 = 全体船员都在同一房间时，不能启动。
rulebook-room-crew-quarters-v1-words = 传送，派遣，派出，移动他人，床，会合，电梯
rulebook-room-crew-quarters-v2-may-1 = 移动任何船员，再远也行。
rulebook-room-crew-quarters-v2-may-2 = 派船员去接下来需要修理的房间。
rulebook-room-crew-quarters-v2-not-1 = 不能把船员移到有其他船员的房间。
rulebook-room-crew-quarters-v2-words = 传送，派遣，派出，移动他人，床，电梯，空房间

rulebook-room-engine-room-v1-may-1 = 可以交换两张相同的牌。
rulebook-room-engine-room-v1-may-2 = 你的牌放在弃牌堆最上面。
rulebook-room-engine-room-v1-not-1 = 没有手牌或弃牌堆为空时，不能启动。
rulebook-room-engine-room-v1-words = 回收，取回，墓地，交换，弃牌
rulebook-room-engine-room-v2-may-1 = 任选一张弃牌，不论压在弃牌堆多下面。
rulebook-room-engine-room-v2-not-head = 限制与危险
rulebook-room-engine-room-v2-not-1 = 弃牌堆为空时，不能启动。
rulebook-room-engine-room-v2-not-2 = 牌库只剩一张牌时启动这个房间，飞船毁灭。
rulebook-room-engine-room-v2-words = 回收，取回，墓地，拿回，弃牌

rulebook-room-armoury-v1-may-1 = 一个房间可以有多名玩家的标记。最早放的先用。
rulebook-room-armoury-v1-may-2 = 抵挡一击的标记放回供应区。
rulebook-room-armoury-v1-not-1 = 供应区没有标记时，不能启动。
rulebook-room-armoury-v1-not-2 = 标记不能一直留着。你的下回合开始时收回。
rulebook-room-armoury-v1-words = 护盾，盾，保护，防护，守护，格挡，防御，武器
rulebook-room-armoury-v2-may-1 = 一名船员可以持有多个。每个抵挡一击。
rulebook-room-armoury-v2-may-2 = 标记随持有者移动。
rulebook-room-armoury-v2-not-1 = 供应区没有标记时，不能启动。
rulebook-room-armoury-v2-words = 护盾，盾，保护，防护，守护，格挡，防御，保镖

rulebook-room-repair-centre-v1-may-1 = 这里也可以用万能牌。
rulebook-room-repair-centre-v1-may-2 = 修理任何房间，再远也行。
rulebook-room-repair-centre-v1-not-1 = 不能这样修理维修中心自身，那是普通的修理。
rulebook-room-repair-centre-v1-not-2 = 不能用你持有的方块。方块只能修理你所在的房间。
rulebook-room-repair-centre-v1-words = 治疗，修复，远处，远程，车间，距离
rulebook-room-repair-centre-v2-may-1 = 持有的方块不怕受击。
rulebook-room-repair-centre-v2-may-2 = 供应区为空时，也能用它们修理。
rulebook-room-repair-centre-v2-not-1 = 不能给自己方块。
rulebook-room-repair-centre-v2-not-2 = 供应区没有方块时，不能启动。
rulebook-room-repair-centre-v2-words = 治疗，修复，备用，携带，方块，车间

rulebook-room-mess-hall-v1-may-1 = 另一名船员可以在飞船上任何地方。
rulebook-room-mess-hall-v1-may-2 = 可以只给或只拿，不必交换。
rulebook-room-mess-hall-v1-not-1 = 没有人持有牌时，不能启动。
rulebook-room-mess-hall-v1-words = 换牌，交换，互换，厨房，餐厅，远程分享
rulebook-room-mess-hall-v2-may-1 = 他们可以在飞船上任何地方。由你选牌。
rulebook-room-mess-hall-v2-may-2 = 双方给出的张数相同。
rulebook-room-mess-hall-v2-not-1 = 你不能是这两人之一。
rulebook-room-mess-hall-v2-not-2 = 持有牌的其他船员不足两名时，不能启动。
rulebook-room-mess-hall-v2-words = 换牌，交换，互换，厨房，餐厅，他人

## Resource cards

rulebook-deck = 资源牌库
rulebook-deck-lead = 发的、收集的和搜寻到的牌都来自这个牌库。它也是你们的时间。
rulebook-deck-may-1 = { DEVICE() ->
    [pad] 可以查看还剩哪些牌：选择弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
   *[keys] 可以查看还剩哪些牌：点击弃牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
}
rulebook-deck-may-2 = 房间揭示过的牌库顶的牌，所有人一直都知道。
rulebook-deck-not-1 = 不能把牌放回牌库，房间让你查看的牌除外。
rulebook-deck-not-2 = 不能补充牌库。
rulebook-deck-words = 抽牌堆，牌堆，资源，剩余牌，时间

rulebook-face-up = 明牌
rulebook-face-up-lead = 牌库旁有{ $face-up }张资源牌是明牌。收集时可以拿一张，搜寻到牌时也可以拿。
rulebook-face-up-may-1 = 拿走的牌立即从牌库补充，位置不变。
rulebook-face-up-may-2 = 两张牌相同时，拿哪张都行。
rulebook-face-up-may-3 = 单人时，可以用一张手牌交换其中一张。
rulebook-face-up-not-1 = 不能把牌放到这里，单人时的交换除外。
rulebook-face-up-words = 市场，一排，展示，公开牌，可见，供牌，牌河

rulebook-discards = 弃牌堆
rulebook-discards-lead = 支付、弃掉或因船体破裂失去的牌都放在这里，最近的在最上面。
rulebook-discards-may-1 = { DEVICE() ->
    [pad] 选择弃牌堆，查看全部。
   *[keys] 点击弃牌堆，查看全部。
}
rulebook-discards-may-2 = 引擎室从这里拿牌，逃生舱中的逃离者也是。
rulebook-discards-not-1 = 不能把它洗入牌库。
rulebook-discards-words = 墓地，牌堆，垃圾，扔掉，用过的牌

rulebook-resource-universal-may-1 = 不论在你所在的房间，还是通过维修中心，它都能修理任何格子。
rulebook-resource-universal-may-2 = 它可代替转移费用中的任何一张牌。可以用多张。
rulebook-resource-universal-not-1 = 一张万能牌不能当作多张牌。
rulebook-resource-universal-figure = 万能牌可当你需要的任意资源。
rulebook-resource-universal-words = 百搭，万能，万用牌，星，任意，鬼牌

## Pieces and tokens

rulebook-cubes = 方块与供应区
rulebook-cubes-lead = 共有{ $repair-cubes }个白色修理方块。开局时都在飞船上，失去的进入供应区，修理时放回来。
rulebook-cubes-may-1 = 房间受击时，失去最上面的方块。
rulebook-cubes-may-2 = 维修中心（V2）可以给你修理方块。花一个行动和一个持有的方块，不用牌就能修理你所在房间的一个空格。
rulebook-cubes-may-3 = 有方块盖住的格子不用修理。
rulebook-cubes-not-1 = 供应区没有方块时，不能用牌修理。
rulebook-cubes-not-2 = 不能把持有的方块送人。
rulebook-cubes-special-head = 在已转移的房间用持有的方块
rulebook-cubes-special = 一个行动填满所有空格。先用你自己的方块，需要几个用几个，其余由供应区补足。
rulebook-cubes-figure = 一个方块放到空格上。
rulebook-cubes-words = 方块，生命，血量，命，库存，供应，积木，红心

rulebook-extra-actions = 行动标记
rulebook-extra-actions-lead = 一个行动标记让你在自己任意回合的第1阶段多一个行动。共有{ $action-tokens }个。
rulebook-extra-actions-may-1 = 未用的基本行动换成标记，供应区用完为止。
rulebook-extra-actions-may-2 = 医务室会给标记。V1面给的，本回合即可花费。
rulebook-extra-actions-may-3 = 有几个就可以花费几个。用后放回供应区。
rulebook-extra-actions-not-1 = 还有基本行动时，不能花费标记。
rulebook-extra-actions-not-2 = 不能送人，除非通过医务室（V2）。
rulebook-extra-actions-not-3 = 不能把换来的行动再变回标记。行动需要时才花费标记。
rulebook-extra-actions-figure = 一个标记，一个行动。
rulebook-extra-actions-words = 奖励，八边形，额外，标记，保存，储存，行动点

rulebook-shields = 防护标记
rulebook-shields-lead = 一个防护标记代替方块承受一击。共有{ $protection-tokens }个。
rulebook-shields-may-1 = 在房间上：抵挡那里的下一击。最早的先用。
rulebook-shields-may-2 = 船员持有：房间上没有标记时，抵挡该船员所在房间的一击。
rulebook-shields-may-3 = 用过的标记放回供应区。
rulebook-shields-not-1 = 不能放在能量核心上。
rulebook-shields-not-2 = 不能用来抵挡船体破裂。
rulebook-shields-special-head = 能留多久
rulebook-shields-special = 房间上的标记，在放置的玩家下个回合开始时收回。持有的标记保留到用掉为止。
rulebook-shields-figure = 接下来两击，这个房间不失去方块。
rulebook-shields-words = 护盾，盾，护甲，防护，守护，格挡，保护，防御，免疫

rulebook-power = 动力标记
rulebook-power-lead = 房间上的动力标记表示动力已转移。全部{ $power }个一起唤醒能量核心。
rulebook-power-may-1 = 一个行动填满房间的所有空格：用一张匹配的牌，或持有的方块，需要几个用几个。
rulebook-power-may-2 = 房间仍可启动。
rulebook-power-not-1 = 房间不会失去动力标记，不论怎样受击。
rulebook-power-not-2 = 动力标记不能抵挡一击，房间照样失去方块。
rulebook-power-figure = 食堂，已转移。
rulebook-power-words = 硬币，金色，已转移，完成，闪电，电光

rulebook-meeples = 船员
rulebook-meeples-lead = 每个米宝是一名船员。颜色和轮廓表明是谁。
rulebook-meeples-may-1 = 船员按固定顺序轮流行动。
rulebook-meeples-may-2 = 每名船员都可持有牌、行动标记、修理方块和防护标记。
rulebook-meeples-not-1 = 船员不会受伤，受击的只有房间。
rulebook-meeples-figure = 四名船员。
rulebook-meeples-words = 棋子，米宝，人物，玩家，角色，宇航员，颜色，顺序

rulebook-die = 骰子
rulebook-die-lead = 一颗六面骰子。掷骰旁写明每一面的效果。
rulebook-die-may-1 = 搜寻：{ $scavenge-sides }。
rulebook-die-may-2 = 船体破裂，失去的牌：{ $breach-sides }。
rulebook-die-not-1 = 掷骰不能重来，也不能撤销。
rulebook-die-figure = 一至六，机会均等。
rulebook-die-words = 骰子，掷骰，随机，运气，概率，d6

## Ways to play

rulebook-sides = 变体房间
rulebook-sides-lead = { $power }个房间各有两面，V1和V2。先玩V1，再随意混用。
rulebook-sides-may-1 = 随机：每个房间显示其中一面。
rulebook-sides-may-2 = 或在新游戏画面选择：V1、V2，或逐个房间选。
rulebook-sides-may-3 = 两面的修理格和转移费用相同。
rulebook-sides-not-1 = 不能用需要更多玩家的一面。
rulebook-sides-figure = 医务室的V2面。
rulebook-sides-words = 变体，V2，替代，混合，扩展，另一面

rulebook-expansion-damage-control-may-1 = 所选的房间按固定顺序各受一击。
rulebook-expansion-damage-control-may-2 = 可以选没有方块的房间。若没有防护标记，飞船毁灭。
rulebook-expansion-damage-control-may-3 = 离开牌库的牌一直未知。
rulebook-expansion-damage-control-not-1 = 同一张牌不能选同一房间两次。
rulebook-expansion-damage-control-not-2 = 不能选能量核心。
rulebook-expansion-damage-control-special-head = 第一回合之前
rulebook-expansion-damage-control-special = 开局翻开的牌若是这种牌，由起始玩家选择。
rulebook-expansion-damage-control-figure = 新的牌。类型决定必须选择几个房间。
rulebook-expansion-damage-control-words = 选择损伤，选择房间，管制，挑选

rulebook-expansion-escape-pod-may-1 = 登舱需要{ $cost-board }个行动。你要在能量核心，且至少{ $pod-rooms }个房间的动力已转移。逃生舱只容一人。
rulebook-expansion-escape-pod-may-2 = 逃离者保留所有资源牌，并立即进行第一个漂流回合。
rulebook-expansion-escape-pod-may-3 = 逃离者持有的标记和方块放回供应区。
rulebook-expansion-escape-pod-not-1 = 不能返回。
rulebook-expansion-escape-pod-not-2 = 登舱的回合不能收集，未用的行动也不能换标记。不翻损伤牌。
rulebook-expansion-escape-pod-figure = 七个房间的动力已转移：逃生舱就绪。
rulebook-expansion-escape-pod-words = 叛徒，逃离者，离开，逃跑，背叛，抛弃，自私

rulebook-adrift = 在逃生舱中漂流
rulebook-adrift-lead = 逃离者的回合：拿弃牌堆顶的牌，然后掷骰。点数不超过持牌数时，再拿一张。
rulebook-adrift-may-1 = 刚拿的牌也算持有。
rulebook-adrift-may-2 = 弃牌堆为空时不拿牌，但仍要掷骰。
rulebook-adrift-may-3 = 你的回合照常计数。你放在房间上的防护标记，在你的下回合开始时收回。
rulebook-adrift-not-head = 与船上船员不同
rulebook-adrift-not-1 = 不能行动或收集，也不翻损伤牌。
rulebook-adrift-not-2 = 没有手牌上限。
rulebook-adrift-not-3 = 不能与船员交换或分享。他们不能移动你，也不能给你任何东西。
rulebook-adrift-figure = 逃生舱，一次掷骰，也许一张牌。
rulebook-adrift-words = 逃离者，叛徒，漂浮，逃生舱回合，太空

rulebook-last-roll = 逃生舱的最后一掷
rulebook-last-roll-lead = 若飞船毁灭，逃离者再拿一张牌并掷一次骰。点数超过持牌数，逃离者独自获胜。
rulebook-last-roll-may-1 = 若飞船得救，船上的船员获胜，逃离者失败。
rulebook-last-roll-may-2 = 持牌越少，越容易逃生。
rulebook-last-roll-not-head = 掷骰失败时
rulebook-last-roll-not-1 = 点数等于或低于持牌数时，所有人都失败。
rulebook-last-roll-words = 逃离者，独自获胜，逃生，最后掷骰，叛徒

rulebook-expansion-solo-may-1 = { $solo-crew }名船员依次进行完整的回合，和这个人数的游戏一样。
rulebook-expansion-solo-may-2 = 船员共用一手牌，开局{ $hand-1 }张，上限{ $hand-limit }张。
rulebook-expansion-solo-may-3 = 标记和方块归各自的船员。“另一名玩家”指另一名船员。
rulebook-expansion-solo-not-1 = 不能分享，只能与明牌交换。
rulebook-expansion-solo-not-2 = 不能用逃生舱和食堂的V2面。
rulebook-expansion-solo-words = 单人，一名玩家，独自，单人游戏，solo

rulebook-trading = 单人的交换
rulebook-trading-lead = 用一张手牌交换一张明牌。
rulebook-trading-may-1 = 花费{ $cost-trade }个行动，船员在哪里都行。
rulebook-trading-may-2 = 你的牌放到拿走的牌的位置。不抽牌。
rulebook-trading-may-3 = 食堂也能做同样的交换，费用按食堂的，一个行动。
rulebook-trading-not-1 = 两名以上玩家不能这样交换，只能分享。
rulebook-trading-not-2 = 没有手牌时不能交换。
rulebook-trading-figure = 一张手牌换一张明牌。
rulebook-trading-words = 交换，互换，单人，分享，市场，换牌

rulebook-no-counting = 不记牌
rulebook-no-counting-lead = 为不想记牌的玩家准备的选项。牌库和弃牌堆的张数与内容都隐藏。
rulebook-no-counting-may-1 = 可以看房间向你揭示的内容。
rulebook-no-counting-may-2 = 损伤牌库顶的牌背仍显示其类型。
rulebook-no-counting-not-1 = 游戏结束前，不能看概率和张数，也不能翻看牌堆。
rulebook-no-counting-not-2 = 不能查看日志中上回合以前的内容。
rulebook-no-counting-words = 隐藏，记忆，秘密，记牌，困难模式，牌堆

rulebook-combining = 组合选项
rulebook-combining-lead = 扩展、房间的面、难度和不记牌可任意组合。
rulebook-combining-may-1 = 一切都在新游戏画面选择。不能选的选项会说明原因。
rulebook-combining-may-2 = 种子和设置相同，就会得到同一艘飞船。
rulebook-combining-not-1 = 不能加入不适合玩家人数的扩展。
rulebook-combining-words = 组合，混合，选项，扩展，设置，种子，代码

rulebook-programs = 学员、军官、指挥官
rulebook-programs-lead = 任何座位都可以由程序来玩：学员、军官或指挥官。
rulebook-programs-may-1 = 学员按简单规则行动。军官规划每个回合。指挥官推演整个回合。
rulebook-programs-may-2 = { DEVICE() ->
    [pad] 单人游戏除外：选择其他玩家的船员面板，即可更换由谁来玩这个座位。
   *[keys] 单人游戏除外：选择其他玩家的船员面板，即可更换由谁来玩这个座位。{ $key-take-over ->
        [none] { "" }
       *[other] 轮到你时，按{ $key-take-over }更换你自己的座位。
    }
}
rulebook-programs-not-1 = 程序看到的不会比船员更多。
rulebook-programs-words = 学员，军官，指挥官，程序，电脑，机器人，AI，座位，强度
rulebook-captain = 船长的建议
rulebook-captain-lead = 船长会建议这个回合怎么做，并说明理由。
rulebook-captain-may-1 = { DEVICE() ->
    [pad] 在行动阶段询问：选择右上角的对话气泡{ $key-adviser ->
        [none] 。
       *[other] ，或按{ $key-adviser }。
    }
   *[keys] 在行动阶段询问：点击右上角的对话气泡{ $key-adviser ->
        [none] 。
       *[other] ，或按{ $key-adviser }。
    }
}
rulebook-captain-may-2 = 在设置的“{ settings-adviser }”中，也可以选择决定之后再看，或者关闭。
rulebook-captain-may-3 = 在新手引导局中，船长会主动给出提示。
rulebook-captain-not-1 = 船长看不到未翻开的牌。运气不好时，好计划也可能落空。
rulebook-captain-words = 船长，顾问，建议，提示，帮助，对话气泡
rulebook-together = 和朋友一起玩
rulebook-together-lead = 大家在同一台电脑上轮流玩。也可以把一局变成一行字母，即飞行记录，发给朋友。
rulebook-together-may-1 = 同一台电脑：轮到谁，就由谁操作。
rulebook-together-may-2 = 相隔两地：玩完你的回合，在菜单中选择“{ share-open }”，再选“{ flight-copy }”，然后发给朋友。
rulebook-together-may-3 = 收到记录的人复制它，在“{ title-load }”中选择“{ flight-paste }”。游戏从最后一个选择继续。
rulebook-together-may-4 = 游戏代码能重新发出同一艘飞船。在新游戏的“{ setup-details }”中，把它输入或粘贴到“{ setup-seed }”里。
rulebook-together-not-1 = 不能联机游玩：游戏没有服务器，也不会发送任何东西。
rulebook-together-words = 朋友，联机，联网，网络，多人，异地，飞行记录，游戏代码，发送，粘贴，分享

rulebook-saving = 存档
rulebook-saving-lead = 每次选择之后，游戏都会保存。可以随时关闭窗口，再从标题画面继续。
rulebook-saving-may-1 = 游戏菜单中的“另存为…”会用你起的名称保存一份副本。
rulebook-saving-may-2 = 标题画面的“存档”列出你的副本和最近结束的游戏。
rulebook-saving-words = 保存，存档，读取，自动保存，继续，退出，文件

rulebook-settings = 设置
rulebook-settings-lead = 语言、文字大小、色彩、节奏、声音和按键都在设置中选择。
rulebook-settings-may-1 = 从标题画面或游戏菜单打开“{ settings-title }”。更改立即生效。
rulebook-settings-may-2 = 语言、文字大小和色彩在“{ settings-page-reading }”页。
rulebook-settings-words = 设置，选项，语言，文字大小，字体，色彩，对比度，音量，声音，节奏，按键

## At your table now

rulebook-now-stands = { $name }在{ $room }。
rulebook-now-adrift = { $name }已离开飞船。
rulebook-now-may = { $standing }现在可以做：
rulebook-now-may-not = { $standing }现在不能做：
rulebook-now-no-action = 本局没有这个行动。
rulebook-now-not-aboard = 这艘飞船没有这个房间。
rulebook-now-other-side = { $variant ->
    [v1] 本局这个房间是V1面。
   *[v2] 本局这个房间是V2面。
}
rulebook-now-away = { $steps ->
    [0] 在这里
   *[other] 相距{ $steps }步
}
rulebook-now-more = 还有{ $count }个房间
rulebook-now-fits = 空格，你有{ $cards }
rulebook-now-unfit = 空格，你没有匹配的牌
rulebook-now-critical = { $guarded ->
    [yes] 没有方块，有防护；{ $more }
   *[no] 危急；{ $more }
}
rulebook-now-whole = 所有房间都完好。
rulebook-now-no-cubes = 供应区没有方块。
rulebook-now-power = 已转移{ $count }/{ $goal }个房间的动力。{ $left ->
    [0] { "" }
   *[other] 还剩：
}
rulebook-now-breach = 船体已破裂。没有损伤牌了。
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
rulebook-now-hand = { $name }有{ $count }张牌，上限{ $limit }张。
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
rulebook-now-laid = 这里有{ $count }个标记
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
rulebook-of-damage-discard = 损伤弃牌堆
rulebook-of-die = 骰子
rulebook-of-supply = 供应区
rulebook-of-held = 你的标记和方块
rulebook-of-threat = 威胁
rulebook-of-stepper = 阶段
rulebook-of-pod = 逃生舱
rulebook-of-end = 结束行动
