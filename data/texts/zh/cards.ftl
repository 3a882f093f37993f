### A card held close: what it is good for.

card-about = 放在同种资源的空修理格上；或留着：与费用中的其他牌一起转移房间的动力。
card-about-wild = 可当作{ $resources }，需要哪种就是哪种：用于修理格，或转移动力的费用。
card-repairs = 现在可修理
card-diverts = 转移动力仍需
card-nowhere = 没有房间
card-close-hint = { DEVICE() ->
    [pad] 移到一张牌上，按{ KEY("up") }或{ KEY("down") }放大查看。
   *[keys] 指向一张牌，或按{ KEY("up") }、{ KEY("down") }，放大查看。
}
