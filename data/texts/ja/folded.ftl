### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = アクティブプレイヤー
folded-next = 次
folded-then = 次の次
folded-last = ラウンドの最後
folded-pod = 脱出ポッドの中
folded-crew = { $hand ->
    [no] {""}
   *[yes] カード{ $cards }枚、
}アクショントークン{ $tokens }個{ $cubes ->
    [0] {""}
   *[other] 、修理キューブ{ $cubes }個
}{ $shields ->
    [0] {""}
   *[other] 、防御トークン{ $shields }個
}
folded-critical = 危機：次のダメージで破壊される
