### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = 当前玩家
folded-next = 下一位
folded-then = 再下一位
folded-last = 本轮末位
folded-pod = 在逃生舱中
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards }张牌，
}{ $tokens }个行动标记{ $cubes ->
    [0] {""}
   *[other] ，{ $cubes }个修理方块
}{ $shields ->
    [0] {""}
   *[other] ，{ $shields }个防护标记
}
folded-critical = 危急：再受一击就会摧毁
