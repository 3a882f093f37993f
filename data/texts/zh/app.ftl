### The screens outside the table.

language-name = 简体中文

## Title

title-tagline = 一至四人合作游戏
title-continue = 继续
title-continue-detail = 第{ $turn }回合 · { $difficulty } · { $names }
title-new = 新游戏
title-load = 读取存档
title-quit = 退出
title-credit = 改编自Ayden Lowther的桌游 · 版本{ $version }
hint-choose = 选择
hint-open = 打开
hint-fullscreen = 全屏
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = 设置未能全部读取。有效的内容已采用，其余恢复初始值。旧文件保留为{ $path }。

## Difficulties

difficulty-easy = 简单
difficulty-medium = 中等
difficulty-hard = 困难
difficulty-veteran = 老兵
difficulty-realist = 写实

## Questions

confirm-back = 返回

## Menu over the table

menu-heading = 菜单
menu-where = 第{ $turn }回合 · { $difficulty }
menu-continue = 继续
menu-speed = 节奏
speed-off = 即时
speed-fast = 轻快
speed-normal = 平稳
speed-slow = 舒缓
menu-reduced-motion = 减少动态
menu-reduced-motion-detail = 没有抖动、闪烁或翻滚。
menu-confirm = 浪费行动前询问
menu-confirm-detail = 结束回合会白白浪费行动时。
menu-new = 新游戏
menu-title = 标题画面
menu-quit = 退出
menu-saved = 每次选择后都会自动存档。
menu-unsaved = 这个Solar Storm不会自动存档。用“另存为…”保存这局游戏。


## Setup

setup-title = 新游戏
setup-back = 返回标题画面
setup-crew = 船员
setup-crew-fixed = { $players }名玩家{ $players ->
    [1] 固定
   *[other] 固定共同
}指挥{ $crew ->
    [1] 一名
    [2] 两名
    [3] 三名
   *[other] { $crew }名
}船员。
setup-name = 名字
setup-mark-taken = { $name }已用这个标志。
setup-remove = 移除这名船员
setup-fewest = 飞船至少需要两名船员。
setup-add = 添加真人
setup-name-empty = 每个人都需要名字。
setup-name-twice = 两名船员不能同名。
setup-name-letter = 这里无法显示字符“{ $letter }”。
setup-first = 先手
setup-first-chance = 随机
setup-no-counting = 不记牌
setup-no-counting-note = 牌库剩余、弃牌堆内容以及概率都保持隐藏。
setup-difficulty = 难度
setup-difficulty-note = 万能牌可当作任意资源
setup-universals = { $count ->
    [0] 无
   *[other] { $count }张{ $resource }牌
}
setup-modes = 扩展
setup-rooms = 变体房间
setup-rooms-v1 = 全V1
setup-rooms-v2 = 全V2
setup-rooms-mixed = 随机
setup-rooms-pick = 自选
setup-rooms-v1-note = 每个房间都用第一种能力
setup-rooms-v2-note = 每个房间都用第二种能力
setup-rooms-mixed-note = 每个房间在开局时揭晓
setup-rooms-pick-note = 为每个房间选择V1或V2
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1或V2：随机决定。移到这里查看两者。
   *[keys] V1或V2：随机决定。指向这里查看两者。
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}：{ $ability }
setup-variant-single = 这个房间没有V2。
setup-no-rules = 这些扩展无法组成一套规则。{ $detail }
setup-seed = 种子
setup-seed-chance = 随机
setup-seed-roll = 随机选一个种子
setup-seed-clear = 不用种子：每局都是新的
setup-seed-none = 未设种子：每局都是新的。
setup-seed-note = 种子和设置相同，发牌就相同。游戏代码两者都包含：在此键入或粘贴。
setup-seed-long = 太长了：种子最多{ $digits }位数字。
setup-mission = 本次任务
setup-fact-hands = 手牌
setup-fact-hands-value = 每人{ $cards }张牌
setup-fact-hands-shared = { $cards }张牌，全队共用
setup-fact-rooms = 房间
setup-fact-rooms-value = { $first }×V1，{ $second }×V2
setup-fact-rooms-chance = V1或V2，随机
setup-fact-deck = 资源牌
setup-fact-deck-value = { $cards }张牌，{ $universals ->
    [0] 无{ $resource }牌
   *[other] { $universals }张{ $resource }牌
}
setup-fact-damage = 损伤牌库
setup-fact-damage-value = { $cards }张牌，然后船体破裂
setup-fact-damaged = 飞船
setup-fact-damaged-value = 已有{ $spaces }个格子受损
setup-fact-first = 先手
setup-outlook = 胜算
setup-outlook-note = 全员同一军衔，飞船随机发放。
setup-outlook-nearest = { $ranks }，最接近的是：{ $game }
setup-nearest = 最接近
setup-outlook-counting = 记牌
setup-ranks = { $rank ->
    [cadet] 学员
    [officer] 军官
   *[captain] 船长
}
setup-ranks-win = { $rank ->
    [cadet] 学员胜率
    [officer] 军官胜率
   *[captain] 船长胜率
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }%–{ $high }%
setup-games = { $games }局
setup-not-measured = 未测
setup-change = { $points } ± { $margin }点
setup-against-first = 与全V1相比
setup-start = 开始
setup-replace-title = 离开进行中的游戏？
setup-replace-text = 第{ $turn }回合 · { $difficulty } · { $names }。它会保留在存档中，随时可以再读取。
setup-replace-yes = 重新开始

## Game over

over-won = 胜利
over-lost = 失败
over-go-on = { DEVICE() ->
    [pad] 按任意键：用数字回顾经过
   *[keys] 按任意键或点击：用数字回顾经过
}
over-energy-core = 核心已重启
over-room-destroyed = 飞船毁灭
over-deck-empty = 资源耗尽
over-energy-core-why = { $name }在第{ $turn }回合重启核心，牌库还剩{ $cards }张资源牌。
over-close = { $count ->
    [0] 没有房间耗尽过方块。
    [1] 有一次，房间失去了最后的方块。
   *[other] 有{ $count }次，房间失去了最后的方块。
}
over-room-destroyed-why = 第{ $turn }回合，风暴击中{ $room }，那里没有方块，也没有护盾。
over-deck-empty-why = { $torn ->
    [0] 第{ $turn }回合，最后一张牌离开资源牌库，{ $name }也失去了继续的机会。
   *[other] 第{ $turn }回合，破裂的船体卷走了最后{ $torn }张资源牌。
}
over-diverted = { $count ->
    [0] 还没有房间转移动力。
    [8] 所有房间都已转移：只差重启。
   *[other] { $rooms }个房间中已转移{ $count }个。
}
over-fact-turns = 回合
over-fact-cards = 剩余牌
over-fact-damage = 剩余损伤牌
over-fact-diverted = 已转移房间
over-fact-criticals = 险情
over-fact-difficulty = 难度
over-fact-seed = 种子
over-fact-code = 游戏代码
over-chart = 逐回合
over-chart-diverted = 已转移房间
over-chart-missing = 缺失方块
over-chart-deck = 剩余牌
over-chart-start = 开局
over-chart-turn = 第{ $turn }回合
over-band-1 = 每击1个房间
over-band-2 = 每击2个房间
over-band-3 = 每击3个房间
over-band-breach = 船体破裂
over-critical = 第{ $turn }回合：险情
over-critical-room = { $room }没有方块了
over-pod-lost = { $name }失败
over-pod-lost-why = 飞船得救，但{ $name }早已离开。
over-pod-alone = { $name }独自逃生
over-pod-alone-why = 最后一掷{ $roll }超过所持的{ $held }张牌。
over-pod-all = 全员失败，{ $name }也不例外
over-pod-all-why = 最后一掷{ $roll }没有超过所持的{ $held }张牌。
over-pod-told = { $turn ->
    [0] 在此记录之前离开
   *[other] 第{ $turn }回合离开
} · 漂流{ $adrift }回合 · 拿了{ $taken }张牌
over-crew = 船员
over-row-turns = 进行回合
over-row-moves = 移动
over-row-repairs = 修复方块
over-row-diverts = 转移房间
over-row-shares = 分享的牌
over-row-scavenges = 搜寻掷骰
over-row-activations = 启动房间
over-row-tokens = 使用标记
over-board = 查看版图
over-watch = 重新观看
over-again = 同船再来
over-new = 新游戏
over-title = 标题画面

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjkl zxcvbnm
keyboard-capital = 大写
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = 删除
keyboard-system = 系统键盘
keyboard-done = 完成
