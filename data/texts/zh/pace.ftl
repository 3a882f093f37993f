### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = 风暴动画要多快？
pace-text = 首次飞行前的最后一件事。之后随时可以在设置中更改。
pace-slow = 看得清每一击，最适合第一局。
pace-normal = 什么都看得到，也不用久等。
pace-fast = 适合熟悉各种牌的船员。
pace-off = 没有动画，结果立即出现。

## Before a person’s turn

recap-title = { $since ->
    [alone] 自你上个回合以来
    [first] { $name }，你的第一个回合之前
   *[last] { $name }，自你上个回合以来
}
recap-title-ready = { $name }，准备好了吗？第{ $turn }回合轮到你。
recap-nothing = { $since ->
    [first] 开局以来没有受击。
   *[last] 自你上个回合以来没有受击。
}
recap-turn = 第{ $turn }回合，{ $name }
recap-cube = { $spaces ->
    [0] 受击
   *[other] 失去一个方块，还剩{ $left }/{ $spaces }
}
recap-cube-since = 失去一个方块，现在{ $left }/{ $spaces }
recap-protected = 防护标记抵挡了一击
recap-protected-short = 防护
recap-protects = 防护：{ $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = 船体破裂：{ $count ->
    [0] 没有失去牌
   *[other] 失去{ $count }张牌
}
recap-spared = 没有房间受击。
recap-go-on = 继续
recap-ready = 准备好了
recap-never = 不再显示
