### A card held close: what it is good for.

card-about = 棄掉它，修理同種資源的空格；或留著，用來支付房間的轉移費用。
card-about-wild = 修理或支付轉移費用時，可當作{ $resources }。
card-repairs = 現在可修理
card-diverts = 轉移動力仍需要
card-nowhere = 沒有房間
card-close-hint = { DEVICE() ->
    [pad] 移到一張牌上，按{ KEY("up") }或{ KEY("down") }放大。
   *[keys] 指向一張牌，或按{ KEY("up") }、{ KEY("down") }，即可放大。
}
