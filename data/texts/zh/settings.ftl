### The settings, and the names of keys and commands.

title-settings = 设置
menu-settings = 设置
settings-title = 设置
settings-back = 返回
settings-reset = 重置本页
settings-reset-note = 本页已恢复默认。撤销可找回你的选择。
settings-reset-none = 本页已是默认设置。
settings-undo = 撤销重置
settings-percent = { NUMBER($value) }%
settings-on = 开
settings-off = 关

settings-page-screen = 屏幕
settings-page-reading = 阅读
settings-page-motion = 节奏
settings-page-sound = 声音
settings-page-keys = 按键
settings-page-game = 游戏

## Screen

settings-fullscreen = 窗口
settings-fullscreen-note = 窗口可以移动和缩放。全屏会盖住其他一切。
settings-fullscreen-off = 窗口
settings-fullscreen-on = 全屏
settings-display = 显示器
settings-display-note = 游戏在这个屏幕上打开。
settings-display-cell = { $number } · { $width }×{ $height }
settings-display-one = 只连接了一个屏幕。
settings-interface = 界面大小
settings-interface-note = 整个界面的大小。超过100%时，指向窗口边缘即可移动页面。

## Reading

settings-text = 文字大小
settings-text-note = 文字和数字的大小。按钮和面板随文字变大。
settings-language = 语言
settings-language-note = 游戏的语言。船员名字保持你输入的样子。
settings-language-system = 系统（{ $name }）
settings-abilities = 始终显示能力
settings-abilities-note = 每个房间都显示能力。关闭：只显示可启动的和所指的房间。
settings-contrast = 高对比度
settings-contrast-note = 黑色面板，白色线条和文字，图片变暗。
settings-palette = 色彩
settings-palette-note = 让你能分清信号、资源和船员。形状也总有区别。
settings-palette-normal = 默认
settings-palette-protan = 红色盲
settings-palette-deutan = 绿色盲
settings-palette-tritan = 蓝色盲
settings-preview = 预览
settings-preview-resources = 资源
settings-preview-crew = 船员
settings-preview-signals = 信号
settings-preview-legal = 允许
settings-preview-yours = 你的
settings-preview-danger = 危险

## Pace

settings-animation = 节奏
settings-animation-note = { DEVICE() ->
    [pad] 船员、牌和骰子移动的快慢，以及每一击显示的时长。按任意键继续。
   *[keys] 船员、牌和骰子移动的快慢，以及每一击显示的时长。点击或按任意键继续。
}
settings-recap = 上个回合以来的事件
settings-recap-note = 你的回合开始前，显示船员的行动和受击的房间，直到你继续。
settings-ready = 就位确认
settings-ready-note = 轮到其他玩家前，桌面会等该玩家就位。
settings-auto-end = 自动结束行动
settings-auto-end-note = 行动用完后立即结束。仍可撤销。
settings-reduced-motion = 减少动态
settings-reduced-motion-note = 没有抖动、闪烁或翻滚，改为淡入淡出。

## Sound

settings-master = 总音量
settings-master-note = 所有声音的音量。
settings-effects = 音效
settings-effects-note = 牌、骰子、船员、受击和警报。
settings-music = 音乐
settings-music-note = 随危险程度起伏。
settings-ambience = 环境音
settings-ambience-note = 反应堆的嗡鸣、火焰、太阳。
settings-mute = 静音
settings-mute-note = 关闭所有声音。随时按{ $usual }也可以。
settings-background = 后台声音
settings-background-note = 使用其他窗口时继续播放声音，但本窗口隐藏时不播放。
settings-captions = 字幕
settings-captions-note = 用文字描述警报和远处的声音。

## Keys

settings-keys-note = 选择一个命令，再按它的新按键。{ KEY("enter") }、{ KEY("escape") }、{ KEY("tab") }和方向键不能更改。
settings-key-press = 请按一个键
settings-key-protected = { $key }不能改作他用。请按别的键，或按{ KEY("escape") }取消。
settings-key-modifier = { $key }不能单独使用。请按别的键，或按{ KEY("escape") }取消。
settings-key-unknown = 无法识别这个键。请按别的键，或按{ KEY("escape") }取消。
settings-key-swap-title = 交换按键吗？
settings-key-swap-text = { $key }已用于“{ $rival }”，交换后“{ $rival }”改用{ $other }。
settings-key-swap-yes = 交换
settings-key-blocked = { $key }用于“{ $rival }”，而“{ $rival }”不能改用{ $other }。请先更改“{ $rival }”。
settings-key-kept = 按键仍是{ $key }。
settings-keys-actions = 行动
settings-keys-cards = 牌
settings-keys-game = 游戏
settings-keys-window = 窗口

command-move = 移动
command-scavenge = 搜寻
command-share = 分享或交换
command-divert = 转移动力
command-repair = 修理
command-activate = 启动房间
command-board = 登上逃生舱
command-more = 更多行动
command-end = 结束行动
command-card = 第{ $number }张牌
command-undo = 撤销
command-redo = 重做
command-log = 日志
command-piles = 牌库与牌堆
command-help = 帮助
command-reset = 恢复顺序
command-board-look = 游戏结束后查看版图
command-watch = 观看回放
command-copy = 复制游戏代码
command-rename = 存档：重命名
command-delete = 存档：删除
command-play-pause = 回放：播放或暂停
command-branch = 回放：从这里继续
command-search = 规则书：搜索
command-show-me = 课程：演示
command-skip-step = 课程：跳过此步
command-show-on-table = 规则书：在桌上显示
command-again = 同船再来
command-from-start = 重新开始课程
command-settings = 设置
command-mute = 静音
command-smaller = 界面缩小
command-larger = 界面放大
command-fullscreen = 全屏

key-name-space = 空格
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = 方向键
key-name-left = 左方向键
key-name-right = 右方向键
key-name-up = 上方向键
key-name-down = 下方向键
key-name-keypad = 小键盘{ $key }

## Game

settings-confirm = 浪费行动前询问
settings-confirm-note = 未用的行动换不到标记时询问。
settings-confirm-leave = 离开游戏前询问
settings-confirm-leave-note = 每次选择后都会存档，关闭它也不会丢失什么。
settings-confirm-replace = 新游戏前询问
settings-confirm-replace-note = 会取代进行中的游戏时询问。
settings-confirm-delete = 删除前询问
settings-confirm-delete-note = 删除存档前询问。
settings-kept-games = 自动保留的游戏
settings-kept-games-note = 已结束和被取代的游戏都会保留，最旧的先删除。最近被取代的一局和你命名过的始终保留。
settings-kept-games-none = 无
settings-kept-games-all = 全部
settings-confirm-pod = 登上逃生舱前总会询问，因为无法反悔。
leave-saved-title = 离开游戏吗？
leave-saved-text = 游戏已存档。在标题画面选“继续”即可回来。
leave-saved-yes = 离开
