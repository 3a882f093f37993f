### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
play-room-bridge = 舰桥
play-room-cargo-hold = 货舱
play-room-medical-bay = 医务室
play-room-crew-quarters = 船员舱
play-room-energy-core = 能量核心
play-room-engine-room = 引擎室
play-room-armoury = 军械库
play-room-repair-centre = 维修中心
play-room-mess-hall = 食堂
play-resource-data = 数据
play-resource-metal = 金属
play-resource-nanobots = 纳米机器人
play-resource-energy = 能量
play-resource-universal = 万能牌
play-counted = { $count }张{ $resource }
play-counted-universal = { $count }张{ $resource }
play-list-and = { $head }和{ $last }
play-list-or = { $head }或{ $last }
play-list-more = { $head }、{ $next }
play-refused = { $what }：{ $problem }
play-refused-both = { $one }，而且{ $other }
play-refused-label = 无法执行

## What somebody tries to do: the beginning of a refusal

play-do-that = 现在不行
play-do-move = 移动
play-do-move-room = 移动到{ $room }
play-do-send = 派出{ $name }
play-do-send-room = 派{ $name }去{ $room }
play-do-scavenge = 搜寻
play-do-share = 分享
play-do-give = 把{ $card }给{ $name }
play-do-pick = 拿一张牌
play-do-take = 从{ $name }处拿{ $card }
play-do-repair = 修理
play-do-repair-room = 修理{ $room }
play-do-divert = 转移动力
play-do-divert-room = 转移{ $room }的动力
play-do-activate = 启动
play-do-activate-room = 启动{ $room }
play-do-card = { $card }
play-do-card-room = 在{ $room }使用{ $card }
play-do-discard = 弃掉{ $card }
play-do-damage = 损伤管制
play-do-board = 登上逃生舱

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = 还剩{ $count }个行动
play-left-no = 本回合没有行动了
play-left-short = 没有行动了

play-standing = 你在{ $room }
play-standing-no = 你必须在那里，但你在{ $here }
play-standing-short = 这里不行

play-company = 这里有其他船员
play-company-no = 这个房间没有其他船员
play-company-short = 这里没人
play-cards = 有牌可分享
play-cards-no = { $theirs ->
    [0] 双方都没有牌
   *[other] 你没有手牌
}
play-cards-short = 没有牌
play-together = { $name }和你在一起
play-together-no = { $name }在{ $room }，你在{ $here }；要在同一房间才行
play-together-short = 不在一起
play-to-hand-no = 你拿的牌要放进{ $name }的手牌
play-to-hand-short = 放到手牌
play-pick-later-no = 搜寻时，或行动结束后收集时才能拿
play-pick-later-short = 搜寻或收集时

play-whole = { $spaces ->
    [0] 这里无需修理
    [3] 三个方块齐全
   *[other] { $spaces }个方块齐全
}
play-whole-no = 要先修好（方块{ $cubes }/{ $spaces }）
play-whole-short = 先修理
play-broken = 有空格可修
play-broken-no = 这里无需修理
play-broken-short = 无需修理
play-broken-elsewhere = 别处有空格可修
play-broken-elsewhere-no = 其他房间都无需修理
play-broken-elsewhere-short = 无需修理
play-exposed = 格子是空的
play-exposed-no = 这个格子的方块还在
play-exposed-short = 不是空格
play-fitting = 有匹配的牌
play-fitting-no = { $card ->
    [none] { $count ->
        [0] 需要{ FORM($wanted, "or") }，你没有手牌
        [1] 需要{ FORM($wanted, "or") }，不是{ $held }
       *[other] 需要{ FORM($wanted, "or") }，你没有，也没有万能牌
    }
   *[other] 需要{ FORM($wanted, "or") }，不是{ $card }
}
play-fitting-short = 没有匹配的牌
play-fitting-elsewhere = 有匹配的牌
play-fitting-elsewhere-no = 受损的房间需要{ FORM($wanted, "or") }，你没有
play-fitting-elsewhere-short = 没有匹配的牌
play-match = 牌匹配
play-match-no = { $card ->
    [none] 这个格子需要{ FORM($space, "or") }，你没有
   *[other] 这个格子需要{ FORM($space, "or") }，不是{ $card }
}
play-match-short = 牌不匹配
play-cube = 供应区有方块
play-cube-no = 供应区没有修理方块了
play-cube-short = 没有方块了
play-other-room = 另一个房间
play-other-room-no = 维修中心只能修理其他房间
play-other-room-short = 只限其他房间

play-power = 有动力可转移
play-power-no = 能量核心只接收动力，没有动力可转移
play-power-short = 这里没有动力
play-undiverted = 动力尚未转移
play-undiverted-no = 动力已转移
play-undiverted-short = 已转移
play-cost = 费用
play-cost-no = { $cost-paid ->
    [0] 还缺{ FORM($cost, "lacking") }
   *[other] 你有{ FORM($cost, "paid") }，还缺{ FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [1] 缺{ $cost-lacking }张{ $cost-first }
   *[other] 缺{ $cost-lacking }张牌
}
play-in-cost = 费用包含这张牌
play-in-cost-no = 费用不含{ $card }
play-in-cost-short = 牌不对

play-power-all = { $goal ->
    [8] 八
   *[other] { $goal }
}个房间全部转移
play-power-all-no = 目前已转移{ $number }/{ $goal }个房间的动力
play-power-all-short = 已转移{ $number }/{ $goal }
play-apart = 有船员可会合
play-apart-no = 所有人都在同一房间，没有船员可会合
play-apart-short = 没人可会合
play-any-cards = 有牌可给或拿
play-any-cards-no = 没有船员持有牌
play-any-cards-short = 没有牌
play-own-cards = 你有手牌
play-own-cards-no = 你没有手牌
play-own-cards-short = 没有手牌
play-discards = 弃牌堆中有牌
play-discards-no = 弃牌堆是空的
play-discards-short = 弃牌堆空
play-damage-cards = 有损伤牌可看
play-damage-cards-no = 没有损伤牌了
play-damage-cards-short = 没有损伤牌
play-shields = 供应区有防护标记
play-shields-no = 供应区没有防护标记了
play-shields-short = 没有防护了

play-next-door = 相邻的房间
play-next-door-no = { $steps ->
    [none] 那个方向没有房间
    [0] 你已经在那里
   *[other] 相距{ $steps }步；每步走一个房间，不能斜走
}
play-next-door-short = { $steps ->
    [none] 那边没房间
    [0] 已在那里
   *[other] 相距{ $steps }步
}
play-own-meeple-no = 你只能移动{ $name }；船员舱可以派出任意船员
play-own-meeple-short = 不是你的米宝
play-to-room-no = 米宝只能去房间
play-to-room-short = 只限房间
play-elsewhere = 另一个房间
play-elsewhere-no = { $name }已经在那里
play-elsewhere-short = 已在那里
play-joined = 那里有船员可会合
play-joined-no = 那里没有船员可会合
play-joined-short = 那里没人

play-to-discard-no = 手牌上限是{ $hand-limit }张；请放到弃牌堆
play-to-discard-short = 放到弃牌堆
play-to-space-no = 它修理其他房间的一个空格
play-to-space-short = 只限修理格
play-card-discard-no = 只有支付费用，或回合结束时超过{ $hand-limit }张，才能弃牌
play-card-discard-short = 只能用来支付
play-card-deck-no = 牌不能放回牌库
play-card-deck-short = 不能放回
play-card-face-up-no = 牌不能放回明牌区
play-card-face-up-short = 不能放回
play-pod-online = 已转移{ $goal }个房间
play-pod-online-no = 尚未启用：目前已转移{ $number }/{ $goal }个房间的动力
play-pod-online-short = 逃生舱未启用
play-pod-core = 你在能量核心
play-pod-core-no = 只能从能量核心登舱
play-pod-core-short = 须在核心
play-pod-free = 逃生舱还在
play-pod-free-no = { $name }已乘它离船
play-pod-free-short = 逃生舱已离开
play-card-pod-no = 只有船员能进逃生舱
play-card-pod-short = 只限船员
play-place-few-no = { $count ->
    [1] 选择受击的房间
   *[other] 选择{ $count }个不同的房间
}
play-place-few-short = 请先选择
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [1] 已选好房间；再选一次取消
       *[other] 已选{ $count }个房间；再选其中一个取消
    }
   *[keys] { $count ->
        [1] 已选好房间；点击它取消
       *[other] 已选{ $count }个房间；点击其中一个取消
    }
}
play-place-full-short = 房间已选够
play-damage-room-no = 只有房间会受击
play-damage-room-short = 只限房间
play-card-other-no = 牌只能放到修理格、转移费用，或给所在房间里的船员
play-card-other-short = 不能放这里
play-aim-scavenge-no = { DEVICE() ->
    [pad] 飞船上任何地方
   *[keys] 随便掷到哪里
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] 任何地方
   *[keys] 随便掷
}
play-aim-share-no = 选择所在房间里的一名船员
play-aim-share-short = 不能放这里
play-aim-repair-no = 选择所在房间里的一个空格
play-aim-repair-short = 不能放这里
play-aim-divert-no = 选择你所在的房间
play-aim-divert-short = 不能放这里
play-aim-activate-no = 选择你所在的房间
play-aim-activate-short = 不能放这里

## Something else comes first

## The log

play-any-rooms = 任选{ $count }个房间
play-log-setup = { $count ->
    [0] 飞船准备就绪
    [1] 飞船准备就绪，第一回合前被一张损伤牌击中
    [2] 飞船准备就绪，第一回合前被两张损伤牌击中
   *[other] 飞船准备就绪，第一回合前被{ $count }张损伤牌击中
}
play-log-turn = 第{ $turn }回合：{ $name }
play-log-finish = { $name }结束行动
play-log-nothing = { $name }不再拿牌
play-log-action = { $name }：{ $action }
play-log-move = { $name }移动到{ $room }
play-log-sent = { $same ->
    [yes] { $name }前往{ $room }
   *[no] { $name }派{ $other }去{ $room }
}
play-log-scavenge = { $name }搜寻，掷出{ $value }：{ $cards ->
    [0] 一无所获
   *[other] { $cards }张牌
}
play-log-breach-roll = 船体破裂，掷出{ $value }：{ $cards ->
    [0] 没有失去牌
   *[other] 失去{ $cards }张牌
}
play-log-from-deck = { $name }抽到{ $cards }
play-log-from-face-up = { $name }拿明牌{ $cards }
play-log-from-discard = { $name }从弃牌堆拿{ $cards }
play-log-given = { $name }把{ $cards }给{ $other }
play-log-discard = { $name }弃掉{ $cards }
play-log-swap-in = { $name }把{ $cards }放到弃牌堆
play-log-lost = 被卷入太空：{ $cards }
play-log-repair = { $name }用{ $card }修理{ $room }{ $count ->
    [1] { "" }
   *[other] ：{ $count }个方块
}
play-log-repair-cube = { $name }用持有的方块修理{ $room }{ $count ->
    [1] { "" }
   *[other] ：{ $count }个方块
}
play-log-divert = { $name }用{ $cards }转移{ $room }的动力
play-log-activate = { $name }启动{ $room }
play-log-token = { $name }花费一个行动标记
play-log-tokens = { $name }获得{ $count }个行动标记
play-log-shields = { $name }在{ $rooms }放置防护标记
play-log-returned = { $rooms }的{ $count ->
    [1] { "" }
   *[other] { $count }个
}防护标记放回供应区
play-log-seen = { $name }查看接下来{ $count }张{ $deck ->
    [deck] 资源牌
   *[other] 损伤牌
}
play-log-ordered = { $count ->
    [1] { $name }把牌放回
   *[other] { $name }把牌放回：{ $cards }
}
play-log-then = { "，然后" }
play-log-damage = 损伤牌击中{ $rooms }
play-log-damage-brief = 损伤：{ $rooms }
play-log-hit-cube = { $room }失去一个方块
play-log-hit-protected = 防护标记挡住了对{ $room }的一击
play-log-hit-destroyed = { $room }被摧毁
play-log-breach = 损伤牌已用完：下回合起船体破裂
play-log-over-energy-core = 能量核心重启：飞船得救
play-log-over-deck-empty = 资源牌库已空：飞船毁灭
play-log-over-room-destroyed = { $room }被摧毁，飞船毁灭

## Over the table

play-die-scavenge = { $cards ->
    [0] 一无所获
    [1] 一张牌
   *[other] { $cards }张牌
}
play-die-breach = { $cards ->
    [0] 没有失去牌
   *[other] 失去{ $cards }张牌
}
play-breach-title = 船体破裂
play-breach-text = 损伤牌已用完。下回合起，每回合掷骰，卷走资源牌。
play-banner-title = { $name }的回合
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] 第{ $turn }回合。请交出手柄。
       *[no] 第{ $turn }回合。
    }
   *[keys] { $handed ->
        [yes] 第{ $turn }回合。请交出鼠标。
       *[no] 第{ $turn }回合。
    }
}
play-info-repair = 修理用
play-info-divert = 转移用
play-info-cubes = { $diverted ->
    [yes] 方块{ $cubes }/3，动力已转移
   *[no] 方块{ $cubes }/3
}
play-info-core = 8个房间中已有{ $count }个向这里输送动力
play-info-shields = { $count ->
    [1] 一个防护标记
   *[other] { $count }个防护标记
}
play-info-crew = 在此：{ $names }

## Dialogs of decisions

play-confirm = 确认
play-close = 关闭
play-back = 撤销
play-choose-first = 请先选择。
play-decides = 由{ $name }决定
play-follows = 结果
play-afterwards = 之后的桌面
play-seen-by-all = 抽走前全员已知
play-look = { DEVICE() ->
    [pad] 查看桌面。按任意键返回。也可以按住{ KEY("tab") }查看。
   *[keys] 查看桌面。按任意键或点击返回。也可以按住{ KEY("tab") }查看。
}
play-peek-back = { DEVICE() ->
    [pad] 松开{ KEY("tab") }，回来决定
   *[keys] 松开{ KEY("tab") }、点击或按任意键，回来决定
}
play-note-undo = 在抽牌或掷骰之前可以撤销。按住{ KEY("tab") }查看桌面。
play-note-final = 你已看过暗牌，不能撤销。按住{ KEY("tab") }查看桌面。
play-order-note = { DEVICE() ->
    [pad] 已看过暗牌，不能撤销。用{ KEY("enter") }拿起一张牌，用{ KEY("left") }、{ KEY("right") }移动。按住{ KEY("tab") }查看桌面。
   *[keys] 已看过暗牌，不能撤销。点击或拖动一张牌，或按{ KEY("card-1") }至{ KEY("card-9") }，用方向键移动。按住{ KEY("tab") }查看桌面。
}
play-order-first = 牌库顶：最先抽
play-order-last = 最后抽
play-order-reset = 恢复顺序
play-cargo-first = { $name }从牌库收集{ $count }张：
play-cargo-then = 然后{ $name }可能抽到：
play-cargo-torn = 然后船体破裂卷走接下来的{ $least }至{ $most }张牌。
play-cargo-or = 或一张明牌
play-bridge-line = 第{ $turn }回合结束时（{ $name }）：{ $rooms }
play-bridge-fatal = 飞船会毁灭
play-no-cards = 没有牌
play-own-hand = { $name }的手牌
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift+{ KEY("card-1") }至{ KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] 按键{ KEY("card-1") }至{ KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] 在两排中各选一张牌。
   *[keys] 把弃牌堆的牌拖到一张手牌上，或在两排中各点一张。
}
play-engine-pile = 弃牌堆，按资源排列
play-engine-do = { $name }用{ $give }换取{ $take }。
play-mess-text-hint = { DEVICE() ->
    [pad] 选一张牌，给出或拿走；两边各选一张就是交换。
   *[keys] 点击或拖动一张牌，给出或拿走；两边各选一张就是交换。
}
play-mess-give = { $name }把{ $give }给{ $other }。
play-mess-take = { $name }从{ $other }处拿{ $take }。
play-mess-swap = { $name }把{ $give }给{ $other }，换来{ $take }。

## Several ways

play-way-pay = { $universals ->
    [0] 不用万能牌
    [1] 用一张万能牌
   *[other] 用{ $universals }张万能牌
}
play-way-slot = { $number }号格：{ $resource }
play-way-refill = 填满所有格子
play-way-give = 给{ $name }
play-way-take = 从{ $name }处拿
play-way-of = { $action }：{ $way }
play-way-draw = 从牌库
play-way-nothing = 什么都不拿
play-way-go-on = 继续
play-way-parts = { $head } · { $next }
play-way-none = 无
play-way-share = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
play-ask-repair = 修理{ $room }：用哪种方式？
play-ask-divert = 转移{ $room }的动力：支付
play-ask-share = 与{ $name }分享
play-ask-action = { $action }：用哪种方式？
play-list-one = 选择其一
play-list-card = 选择一张资源牌
play-list-cards = 选择资源牌
play-list-damage-card = 选择一张损伤牌
play-list-damage-cards = 选择损伤牌
play-list-crew = 选择一名船员
play-list-crews = 选择多名船员
play-list-room = 选择一个房间
play-list-rooms = 选择多个房间
play-list-slot = 选择一个修理格
play-list-slots = 选择多个修理格
play-list-shares = 选择谁得到多少
play-list-number = 选择一个数
play-list-then = { $chosen }。{ $next }
play-list-action = 选择方式。
play-list-note = 选好之前什么都不会发生。按住{ KEY("tab") }查看桌面。
play-more-title = 更多行动
play-more-cost = { $count ->
    [0] 免费
   *[other] { $count }个行动
}
play-more-way = { $action }：{ $cost }
play-step-back = 返回

## Prompts above the dock

play-prompt-damage = 损伤
play-prompt-damage-text = { DEVICE() ->
    [pad] 损伤牌库顶的牌依次击中各房间。按{ KEY("enter") }跳过。
   *[keys] 损伤牌库顶的牌依次击中各房间。点击跳过。
}
play-prompt-breach = 船体破裂
play-prompt-breach-text = { DEVICE() ->
    [pad] 骰子决定失去几张资源牌。按{ KEY("enter") }跳过。
   *[keys] 骰子决定失去几张资源牌。点击跳过。
}
play-prompt-deal = 开局设置
play-prompt-deal-text = { DEVICE() ->
    [pad] 房间随机排列，每人拿到手牌，首批损伤牌击中飞船。按{ KEY("enter") }跳过。
   *[keys] 房间随机排列，每人拿到手牌，首批损伤牌击中飞船。点击跳过。
}
play-prompt-seat = 由{ $name }决定
play-prompt-seat-text = { DEVICE() ->
    [pad] 移到房间、牌库和牌堆上可查看说明。按{ KEY("enter") }跳过。
   *[keys] 指向房间、牌库和牌堆可查看说明。点击跳过。
}
play-prompt-over = 游戏已结束
play-prompt-over-text = 可以慢慢看。按{ KEY("end") }或这里的按钮，查看结果。

## Escape Pod

play-board-title = { $name }要离开飞船吗？
play-board-text = 回合立即结束，且无法反悔。{ $name }保留手牌，交回标记和方块。然后{ $name }拿走弃牌堆顶的牌并掷骰：点数不超过手中的牌数时，再拿一张。之后{ $name }的每个回合都只做这件事。若飞船得救，{ $name }失败，其他人获胜。若飞船毁灭，{ $name }再拿最后一张牌并掷一次骰：点数超过手中的牌数，{ $name }独自获胜；否则所有人失败。
play-board-yes = 登上逃生舱
play-board-no = 留在船上
play-tip-pod = 逃生舱：转移{ $pod-rooms }个房间的动力后，一名船员可以从能量核心离船{ KEY("board", before: "（", after: "）") }。花费一个行动，无法反悔。
play-tip-pod-taken = { $name }正在漂流。{ $name }每回合拿弃牌堆顶的一张牌，然后掷骰；点数不超过手中的牌数时，再拿一张。
play-log-board = { $name }登上逃生舱，离开飞船
play-log-pod-roll = 漂流中的{ $name }掷出{ $value }：{ $more ->
    [yes] 再拿一张牌
   *[no] 不再拿牌
}
play-log-last-roll = { $name }的最后一掷是{ $value }：{ $free ->
    [yes] 逃生舱脱险
   *[no] 逃生舱随飞船毁灭
}
play-prompt-pod = { $name }正在漂流
play-prompt-pod-text = { DEVICE() ->
    [pad] 逃离者从弃牌堆拿一张牌，然后掷骰；点数不超过手中的牌数时，再拿一张。按{ KEY("enter") }跳过。
   *[keys] 逃离者从弃牌堆拿一张牌，然后掷骰；点数不超过手中的牌数时，再拿一张。点击跳过。
}
play-pod-leaves = { $name }离开飞船
play-pod-leaves-text = 无法反悔：飞船若得救，{ $name }就失败。
play-pod-turn = { $name }，在逃生舱中漂流
play-pod-turn-text = { $taken ->
    [0] 弃牌堆没有牌，但仍要掷骰。
   *[other] 拿一张牌，然后掷骰：掷出{ $held }或以下，{ $left ->
        [0] 本可再拿一张，但已没有牌
       *[other] 再拿一张
    }。
}
play-pod-last = 最后一掷
play-pod-last-text = { $taken ->
    [0] 没有牌留给{ $name }了。
   *[other] { $name }拿最后一张牌。
}点数超过持牌数才能逃脱。
play-die-pod = 持{ $held }张牌：{ $more ->
    [yes] 再拿一张
    [none] 已没有牌可拿
   *[no] 不再拿牌
}
play-die-last = { $more ->
    [yes] 超过{ $held }张牌：逃生舱脱险
   *[no] 未超过{ $held }张牌：逃生舱毁灭
}

## Damage Control

play-left-unseen = 损伤管制从每种类型中移走了一张未知的牌。接下来可能是{ $possible }张牌之一，此类型还剩{ $left }张。
play-left-to-crew = 下一张损伤牌由你们选择房间的概率：{ $percent }%。
play-hit-left = { $left ->
    [0] 受击后没有方块
   *[other] 受击后剩{ $left }个方块
}
play-hit-token = 防护抵挡
play-hit-holder = 由持有的防护抵挡
play-damage-lost = 这样选，飞船就会毁灭。
play-hit-fatal = 飞船毁灭
play-log-damage-control = { $name }选择{ $rooms }

## End of the actions

play-end-title = 要结束行动吗？
play-end-text = { $tokens ->
    [0] { $lost ->
        [1] 你还剩一个行动，但供应区没有行动标记可换，这个行动会浪费。
       *[other] 你有{ $lost }个行动会浪费：供应区的行动标记不够。
    }
   *[other] 你还剩{ $left }个行动，但供应区只有{ $tokens }个行动标记，{ $lost }个行动会浪费。
}
play-end-yes = 结束行动

## Undo

play-undo-roll = 不能撤销：已掷过骰
play-undo-seen = 不能撤销：已看过暗牌
play-undo-drawn = 不能撤销：已抽过牌
play-undo-start = 没有可撤销的
play-undo-others = 没有可撤销的：之前没有你的选择
play-redo-none = 没有可重做的
play-tip-undo = 撤销上一个选择{ KEY("undo", before: "（", after: "）") }
play-tip-redo = 重做{ KEY("redo", before: "（", after: "）") }
play-tip-log = 日志{ KEY("log", before: "（", after: "）") }
play-tip-help = 帮助与按键{ KEY("help", before: "（", after: "）") }
play-tip-menu = 菜单{ KEY("escape", before: "（", after: "）") }
play-tip-more = 更多行动{ KEY("more", before: "（", after: "）") }：各自的费用，以及现在不能用的原因。

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] 移到一张牌上，查看它在飞船上对应的房间。
   *[keys] 指向一张牌，查看它在飞船上对应的房间。
}
play-map-odds = 百分比随你排的顺序变化：下一张损伤牌击中各房间的概率。
play-map-repairs = { $count ->
    [0] 现在不能用它修理。
   *[other] 现在可修理：{ $rooms }
}
play-map-diverts = { $count ->
    [0] 没有房间需要它来转移动力。
   *[other] 转移动力仍需它：{ $rooms }
}
play-map-struck = { $count ->
    [0] 由船员选择房间。
   *[other] 击中：{ $rooms }
}

## Log, pile and help

play-log-title = 日志
play-log-help = { DEVICE() ->
    [pad] 用{ KEY("up") }和{ KEY("down") }滚动。
   *[keys] 指向一行，查看它改变了什么。用滚轮或方向键滚动。
}
play-log-hidden = { DEVICE() ->
    [pad] 不记牌：只显示本回合和上回合。用{ KEY("up") }和{ KEY("down") }滚动。
   *[keys] 不记牌：只显示本回合和上回合。用滚轮或方向键滚动。
}
play-piles-title = 牌库与牌堆
play-piles-deck = 资源牌库
play-piles-discard = 弃牌堆
play-piles-damage-deck = 损伤牌库
play-piles-damage-discard = 已翻开的损伤牌
play-piles-deck-text = { $count ->
    [1] 资源牌库还剩一张牌：
   *[other] 资源牌库还剩{ $count }张牌，{ $seen ->
        [0] 顺序未知
       *[other] 已看过的牌以下顺序未知
    }：
}
play-piles-damage-text = { $count ->
    [0] 没有牌了：船体已破裂。
    [1] 还剩一张牌，然后是船体破裂：
   *[other] 还剩{ $count }张牌，{ $seen ->
        [0] 按类型排列，同类型内洗匀
       *[other] 未看过的按类型排列
    }，然后是船体破裂：
}
play-piles-seen = { $count ->
    [1] 所有人都看过下一张牌：
   *[other] 所有人都看过接下来{ $count }张牌，顺序如下：
}
play-piles-missing = 这里显示的每种类型，各有一张不在牌库中。不知道是哪张。
play-piles-bottom = { $count ->
    [1] 所有人都看过最后一张牌：
   *[other] 所有人都看过最后{ $count }张牌：
}
play-piles-unseen = 没有人看过顶上的牌。
play-piles-struck = { $count ->
    [1] 至今一张损伤牌
   *[other] 至今{ $count }张损伤牌，最近的在前
}
play-piles-hidden = 不记牌：牌库和弃牌堆保持隐藏，除非有房间揭示。
play-pile-title = { $count ->
    [0] 弃牌堆是空的
    [1] 一张牌
   *[other] { $count }张牌，最近的在前
}
play-help-keys = 按键
play-key-1 = { $first }至{ $last }：拿起一张牌
play-key-2 = { $keys }：移动、搜寻、分享
play-key-3 = { $keys }：修理、转移、启动、登舱
play-key-4 = { KEY("arrows") }：在房间之间移动
play-key-5 = { KEY("tab") }：操作栏、版图、船员、牌库
play-key-6 = { KEY("enter") }：选择当前项目；跳到你的回合
play-key-7 = { $keys }：结束行动
play-key-8 = { KEY("escape") }：放回、取消能力、菜单
play-key-9 = { $keys }：撤销{ DEVICE() ->
    [pad] {""}
   *[keys] {"（也可Ctrl+Z）"}
}
play-key-10 = { $keys }：重做{ DEVICE() ->
    [pad] {""}
   *[keys] {"（也可Ctrl+Y）"}
}
play-key-11 = { $keys }：日志、牌库与牌堆
play-key-12 = 按住{ KEY("tab") }：查看对话框后的桌面
play-key-13 = { $keys }：所指项目的规则，或本帮助
play-key-14 = { $keys }：全屏、开关声音

## Notes on what the pointer rests on

play-tip-move = 移动到相邻房间：{ $cost }个行动。
play-tip-scavenge = 掷骰：{ $sides }。
play-tip-side = { $shown ->
    [1] { $first }
    [2] { $first }或{ $last }
   *[other] { $first }至{ $last }
}点{ $cards ->
    [0] 无牌
   *[other] { $cards }张牌
}
play-tip-share = 给同房间的船员一张牌，或拿一张：{ $cost }个行动。
play-tip-divert = 弃掉房间费用所列的三张牌：{ $cost }个行动。
play-tip-repair = 弃掉一张与空格匹配的牌：{ $cost }个行动。
play-tip-activate = 启动你所在的房间：{ $cost }个行动。
play-tip-end = 结束行动{ KEY("end", before: "（", after: "）") }。每个未用的行动换成一个行动标记，供应区用完为止。
play-tip-give-back = 程序继续操作，就像你没有接手一样。
play-tip-decline = { DEVICE() ->
    [pad] 按{ KEY("enter") }不拿牌。
   *[keys] 点击或按{ KEY("enter") }不拿牌。
}
play-tip-stepper = 回合的三个阶段。
play-tip-threat = 百分比是下一张损伤牌毁灭飞船的概率。
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [1] 资源牌库。按{ KEY("enter") }拿牌库顶的牌。最后一张被抽走时，飞船毁灭。
       *[other] 资源牌库。按{ KEY("enter") }拿牌库顶的{ $count }张牌。最后一张被抽走时，飞船毁灭。
    }
   *[keys] { $count ->
        [1] 资源牌库。点击拿牌库顶的牌。最后一张被抽走时，飞船毁灭。
       *[other] 资源牌库。点击拿牌库顶的{ $count }张牌。最后一张被抽走时，飞船毁灭。
    }
}
play-tip-deck = { DEVICE() ->
    [pad] 资源牌库。可以拿牌时，按{ KEY("enter") }抽牌。最后一张被抽走时，飞船毁灭。在弃牌堆可查看剩下哪些牌{ KEY("piles", before: "（", after: "）") }。
   *[keys] 资源牌库。可以拿牌时，点击抽牌。最后一张被抽走时，飞船毁灭。在弃牌堆可查看剩下哪些牌{ KEY("piles", before: "（", after: "）") }。
}
play-tip-face-up = 一张明牌。收集时可以拿它代替牌库的{ $deck-cards }张牌，搜寻时也可以拿。
play-tip-discard = { DEVICE() ->
    [pad] 弃牌堆。按{ KEY("enter") }查看全部弃牌，以及牌库剩下的牌{ KEY("piles", before: "（", after: "）") }。
   *[keys] 弃牌堆。点击查看全部弃牌，以及牌库剩下的牌{ KEY("piles", before: "（", after: "）") }。
}
play-tip-damage-deck = { DEVICE() ->
    [pad] 损伤牌库：每回合结束时，一张牌击中飞船。按{ KEY("enter") }查看剩下的牌，不分顺序。
   *[keys] 损伤牌库：每回合结束时，一张牌击中飞船。点击查看剩下的牌，不分顺序。
}
play-tip-damage-discard = { DEVICE() ->
    [pad] 最近的损伤牌。按{ KEY("enter") }查看至今所有的牌。
   *[keys] 最近的损伤牌。点击查看至今所有的牌。
}
play-tip-threat-breach = 下一次船体破裂掷骰清空资源牌库、毁灭飞船的概率。
play-tip-threat-empty = 第2阶段会用掉最后一张资源牌：从牌库拿，或补充明牌。除非你们先救下飞船，否则飞船毁灭。
play-tip-threat-hidden = 下一张损伤牌的牌背显示其类型。不记牌：概率和其余内容隐藏。
play-tip-deck-hidden = { DEVICE() ->
    [pad] 资源牌库。可以拿牌时，按{ KEY("enter") }抽牌。最后一张被抽走时，飞船毁灭。不记牌：张数隐藏。
   *[keys] 资源牌库。可以拿牌时，点击抽牌。最后一张被抽走时，飞船毁灭。不记牌：张数隐藏。
}
play-tip-discard-hidden = 弃牌堆。不记牌：保持隐藏，除非有房间揭示。
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] 没有损伤牌了：每回合结束时掷骰，卷走资源牌。按{ KEY("enter") }查看至今的牌。
   *[keys] 没有损伤牌了：每回合结束时掷骰，卷走资源牌。点击查看至今的牌。
}
play-tip-damage-deck-hidden = 损伤牌库：每回合结束时，一张牌击中飞船。不记牌：剩下的牌隐藏。
play-tip-damage-discard-hidden = 最近的损伤牌。不记牌：更早的牌隐藏。
play-tip-die = { DEVICE() ->
    [pad] 骰子。按{ KEY("enter") }搜寻。
   *[keys] 骰子。点击或掷出它来搜寻。
}
play-tip-shield = 防护标记抵挡此房间受到的下一击。
play-tip-supply-cube = 供应区的修理方块
play-tip-supply-action = 供应区的行动标记，共{ $action-tokens }个
play-tip-supply-protection = 供应区的防护标记，共{ $protection-tokens }个
play-tip-supply-power = 动力尚未转移的房间
play-tip-crew = 收集后，{ $name }最多保留{ $hand-limit }张牌。
play-tip-crew-seat = { DEVICE() ->
    [pad] 按{ KEY("enter") }选择这个座位由谁来玩。
   *[keys] 点击即可选择这个座位由谁来玩。
}
play-tip-crew-move = { DEVICE() ->
    [pad] 按{ KEY("enter") }移动{ $name }。{ KEY("take-over", before: "按", after: "选择这个座位由谁来玩。") }
   *[keys] 点击即可移动{ $name }。{ KEY("take-over", before: "按", after: "选择这个座位由谁来玩。") }
}
