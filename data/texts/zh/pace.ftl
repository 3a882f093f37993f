### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = 风暴要演示得多快？
pace-text = 首次飞行前的最后一个问题。之后随时可以在设置中更改。
pace-slow = 有时间看清每次打击；适合第一局。
pace-normal = 什么都能看到，不用久等。
pace-fast = 适合熟悉各种牌的船员。
pace-off = 没有动画；结果立即呈现。

## Before a person’s turn

recap-title = { $since ->
    [alone] 自你上个回合以来
    [first] { $name }，在你的第一个回合之前
   *[last] { $name }，自你上个回合以来
}
recap-title-ready = { $name }，准备好了吗？第{ $turn }回合轮到你。
recap-nothing = { $since ->
    [first] 自游戏开始以来没有损伤。
   *[last] 自你上个回合以来没有损伤。
}
recap-turn = 第{ $turn }回合，{ $name }
recap-cube = { $spaces ->
    [0] 受击
   *[other] 失去一个方块，现有{ $left }/{ $spaces }
}
recap-protected = 护盾挡下
recap-left = { $left }/{ $spaces }
recap-lost = 船体破裂：{ $count ->
    [0] 没有失去牌
   *[other] 失去{ $count }张牌
}
recap-spared = 没有房间受击。
recap-go-on = 继续
recap-ready = 准备好了
recap-never = 不再显示
