### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = 當前玩家
folded-next = 下一位
folded-then = 再下一位
folded-last = 本輪末位
folded-pod = 在逃生艙裡
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards }張牌，
}{ $tokens }個行動標記{ $cubes ->
    [0] {""}
   *[other] ，{ $cubes }個修理方塊
}{ $shields ->
    [0] {""}
   *[other] ，{ $shields }個防護標記
}
folded-critical = 危急：再受一擊就會被摧毀
