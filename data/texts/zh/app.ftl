### The screens outside the table.

language-name = 简体中文

## Title

title-tagline = 一至四人合作游戏
title-continue = 继续
title-continue-detail = 第{ $turn }回合 · { $difficulty } · { $names }
title-new = 新游戏
title-load = 存档
title-quit = 退出
title-credit = 改编自Ayden Lowther的桌游 · 版本{ $version }
hint-choose = 选择
hint-open = 打开
hint-fullscreen = 全屏
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = 部分设置无法读取，已恢复默认。旧文件保留为{ $path }。
notice-newer = { $path }来自较新版本的Solar Storm。当前版本能识别的内容仍然有效。

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
menu-confirm-detail = 未用的行动换不到标记时询问。
menu-new = 新游戏
menu-title = 标题画面
menu-quit = 退出
menu-saved = 每次选择后自动存档。
menu-unsaved = 这个Solar Storm的自动存档已关闭。用“另存为…”保存这局游戏。

## Setup

setup-title = 新游戏
setup-back = 返回标题画面
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
setup-mark-taken = { $name }已经在用这个标志。
setup-remove = 移除这名船员
setup-fewest = 飞船至少需要两名船员。想一个人玩，请打开“{ expansion-solo }”。
setup-add = 添加玩家
setup-name-empty = 每名船员都需要名字。
setup-name-twice = 两名船员同名。请改掉其中一个名字。
setup-name-longest = 最多{ $count }个字符，超出部分不会保留。
setup-name-letter = 第{ $place }个字符不能用：它是表情符号，或游戏字体中没有的字符。
setup-first = 起始玩家
setup-first-chance = 随机
setup-no-counting = 不记牌
setup-no-counting-note = 隐藏牌库和弃牌堆的内容，以及概率。船长也不会透露概率。
setup-universals = { $count ->
    [0] 无{ $resource }牌
   *[other] { $count }张{ $resource }牌
}
setup-modes = 扩展
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = 随机
setup-rooms-pick = 自选
setup-rooms-v1-note = 每个房间都用第一种能力
setup-rooms-v2-note = 每个房间都用第二种能力，人数不够的除外
setup-rooms-mixed-note = 房间随机用V1或V2
setup-rooms-pick-note = 逐个房间选择V1或V2
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] 随机V1或V2。选中它可查看两者。
   *[keys] 随机V1或V2。指向这里可查看两者。
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}：{ $ability }
setup-variant-single = 这个房间没有V2。
setup-no-rules = 这些扩展不能组合。{ $detail }
setup-seed = 种子
setup-seed-chance = 随机
setup-seed-roll = 随机换一艘飞船。
setup-seed-clear = 清除种子
setup-seed-none = 未设种子：每局都不同。
setup-seed-note = 种子和设置相同，开局就相同。游戏代码包含两者：在此键入或粘贴。
setup-seed-words = 这些文字得出种子{ $seed }，每次都相同。
setup-seed-long = 太长了：种子最多{ $digits }位数字。
setup-mission = 本次任务
setup-fact-hands = 手牌
setup-fact-hands-value = 每人{ $cards }张牌
setup-fact-hands-shared = { $cards }张牌，共用一手
setup-fact-rooms = 房间
setup-fact-rooms-value = { $first }×V1，{ $second }×V2
setup-fact-deck = 资源牌
setup-fact-deck-value = { $cards }张牌，{ $universals ->
    [0] 无{ $resource }牌
   *[other] { $universals }张{ $resource }牌
}
setup-fact-damage = 损伤牌库
setup-fact-damage-value = { $cards }张牌，然后船体破裂
setup-fact-damaged = 飞船
setup-fact-damaged-value = 已失去{ $spaces }个方块
setup-outlook = 胜率
setup-outlook-note = 由程序操作、军衔相同的船员在随机飞船上的结果。
setup-outlook-nearest = { $ranks }：此类对局未经实测。数字来自最相似的对局：{ $game }
setup-nearest = 相似
setup-outlook-counting = 记牌
setup-ranks = { $rank ->
    [cadet] 学员
    [officer] 军官
   *[captain] 指挥官
}
setup-ranks-win = { $rank ->
    [cadet] 程序学员的胜率
    [officer] 程序军官的胜率
   *[captain] 程序指挥官的胜率
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }%–{ $high }%
setup-games = { $games }局
setup-not-measured = 未测
setup-change = { $points } ± { $margin }个百分点
setup-change-tip = { $known ->
    [more] 这样，程序的船员（{ $ranks }）每100艘飞船能多救{ $points }艘。
    [fewer] 这样，程序的船员（{ $ranks }）每100艘飞船会少救{ $points }艘。
   *[unclear] 对程序的船员（{ $ranks }）救下飞船的机会没有明显影响。
}
setup-against-first = 与全V1相比
setup-start = 开始
setup-replace-title = 离开进行中的游戏吗？
setup-replace-text = 第{ $turn }回合 · { $difficulty } · { $names }。它会留在存档中。
setup-replace-yes = 开始新游戏

## Game over

over-won = 胜利
over-lost = 失败
over-go-on = { DEVICE() ->
    [pad] 按任意键查看结果
   *[keys] 按任意键或点击查看结果
}
over-energy-core = 核心已重启
over-room-destroyed = 飞船毁灭
over-deck-empty = 资源耗尽
over-energy-core-why = { $name }在第{ $turn }回合重启核心，牌库还剩{ $cards }张资源牌。
over-close = { $count ->
    [0] 没有房间失去过全部方块。
    [1] 有过一次，房间失去了全部方块。
   *[other] 有过{ $count }次，房间失去了全部方块。
}
over-stand-ins = 程序有{ $count }次没有回应，由游戏替它选择。
over-room-destroyed-why = 第{ $turn }回合，风暴击中{ $room }，那里没有方块，也没有防护标记。
over-deck-empty-why = { $torn ->
    [0] 第{ $turn }回合，{ $name }的回合，资源牌库耗尽。
   *[other] 第{ $turn }回合，船体破裂卷走了最后{ $torn }张资源牌。
}
over-diverted = { $count ->
    [0] 没有转移任何房间的动力。
    [8] 所有房间的动力都已转移，只差重启核心。
   *[other] { $rooms }个房间中，{ $count }个的动力已转移。
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
over-band-1 = 每张牌1个房间
over-band-2 = 每张牌2个房间
over-band-3 = 每张牌3个房间
over-band-breach = 船体破裂
over-critical = 第{ $turn }回合：险情
over-critical-room = { $room }：没有方块了
over-pod-lost = { $name }失败
over-pod-lost-why = 飞船在{ $name }离开后得救。
over-pod-alone = { $name }独自逃生
over-pod-alone-why = 最后一掷是{ $roll }，超过所持的{ $held }张牌。
over-pod-all = 所有人都失败了，包括{ $name }
over-pod-all-why = 最后一掷是{ $roll }，没有超过所持的{ $held }张牌。
over-pod-told = { $turn ->
    [0] 在此记录之前离开
   *[other] 第{ $turn }回合离开
} · 漂流{ $adrift }回合 · 拿了{ $taken }张牌
over-crew = 船员
over-most = 全员最多
over-row-turns = 回合数
over-row-moves = 移动
over-row-repairs = 放回的方块
over-row-diverts = 转移的房间
over-row-shares = 分享的牌
over-row-scavenges = 搜寻掷骰
over-row-activations = 启动的房间
over-row-tokens = 用掉的标记
over-board = 查看版图
over-watch = 观看回放
over-again = 再玩同一艘船
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
