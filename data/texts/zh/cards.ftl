### A card held close: what it is good for.

card-about = 弃掉它，修理同种资源的空格；或留着，用来转移房间的动力。
card-about-wild = 修理或转移动力时，可当作{ $resources }。
card-repairs = 现在可修理
card-diverts = 转移动力仍需
card-nowhere = 没有房间
card-close-hint = { DEVICE() ->
    [pad] 移到一张牌上，按{ KEY("up") }或{ KEY("down") }放大查看。
   *[keys] 指向一张牌，或按{ KEY("up") }、{ KEY("down") }，放大查看。
}
