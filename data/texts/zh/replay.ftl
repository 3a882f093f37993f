# Watching a game again, and game codes.

replay-label = 正在观看对局
replay-where = 第{ $turn }回合 · 选择{ $at }/{ $length }
replay-begin = 飞船就绪，船员登船：还没有人行动。
replay-tip-line = { DEVICE() ->
    [pad] 整局游戏。用{ KEY("left") }和{ KEY("right") }移动。线上方：回合与已转移的动力。线下方：受击。
   *[keys] 整局游戏。拖动、点击，或按方向键。线上方：回合与已转移的动力。线下方：受击。
}
replay-first = 回到开头
replay-back-turn = 上一回合
replay-back = 后退一步选择
replay-play = 播放
replay-pause = 停在这里
replay-on = 前进一步选择
replay-on-turn = 下一回合
replay-last = 跳到结尾
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = 从这里接着玩
replay-branch-over = 此刻游戏已经结束：请先后退几步。
replay-leave = 离开
replay-lost-title = 无法观看这局游戏
replay-replace-title = 从第{ $turn }回合接着玩？
replay-replace-text =
    这会开始一局过去相同的新游戏。另一局正在进行（第{ $other }回合），它会保留在存档中。
replay-replace-yes = 从这里接着玩

code-label = 游戏代码
code-copy = 复制游戏代码：把它当作种子输入，就会得到完全相同的飞船
code-copied = 已复制：{ $code }
code-not-copied = 无法使用剪贴板。代码是{ $code }：请在输入种子处键入。
code-none = 从既定局面开始的游戏没有代码
code-letters = 不是游戏代码：代码只含数字和字母
code-slip = 既不是种子，也不是游戏代码：请逐字核对
code-newer = 这个游戏代码来自更新版本的Solar Storm
code-expansion = 这个游戏代码需要此处未安装的扩展
code-difficulty = 这个游戏代码需要此处未安装的难度
code-other = 这个游戏代码属于另一套规则：在这里会是另一艘飞船
code-taken = 已识别游戏代码：玩家人数、模式、房间和难度已按其设定
