# Watching a game again, and game codes.

replay-where = 第{ $turn }回合 · 选择{ $at }/{ $length }
replay-begin = 船员已登船，尚未行动。
replay-tip-line = { DEVICE() ->
    [pad] 整局游戏。用{ KEY("left") }和{ KEY("right") }移动。线上方：回合与转移的动力。线下方：受击。
   *[keys] 整局游戏。拖动、点击，或按方向键。线上方：回合与转移的动力。线下方：受击。
}
line-turn = 回合
line-divert = 转移动力
line-hit = 击中
replay-first = 到开头
replay-back-turn = 上一回合
replay-back = 上一个选择
replay-play = 播放
replay-pause = 暂停
replay-on = 下一个选择
replay-on-turn = 下一回合
replay-last = 到结尾
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = 从这里继续
replay-branch-over = 到这里游戏已经结束。请先后退几个选择。
replay-leave = 离开
replay-replace-title = 从第{ $turn }回合继续吗？
replay-replace-text =
    这会从此处开始一局新游戏。进行中的游戏（第{ $other }回合）会留在存档中。
replay-replace-yes = 从这里继续

code-label = 游戏代码
code-copy = 复制游戏代码。当作种子输入，就会得到同一艘飞船。代码不含由谁来玩。
code-copied = 已复制：{ $code }
code-not-copied = 剪贴板不可用。代码是{ $code }：请当作种子键入。
code-none = 自定局面的游戏没有代码
code-letters = 不是种子：请键入数字、文字或游戏代码
code-slip = 既不是种子，也不是游戏代码。请逐字核对
code-newer = 这个游戏代码来自较新版本的Solar Storm
code-expansion = 这个游戏代码需要一个这里无法使用的扩展
code-difficulty = 这个游戏代码需要一个未安装的难度
code-other = 这个游戏代码适用于不同的规则，在这里会得到另一艘飞船
code-taken = 游戏代码已接受：玩家、模式、房间和难度已与之一致。由谁来玩由你选择。
