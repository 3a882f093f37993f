### A card held close: what it is good for.

card-about = 捨てて同じ種類の空きマスを修理するか、部屋の送電コスト用に取っておきます。
card-about-wild = 修理でも送電コストでも、{ $resources }のどれとしても使えます。
card-repairs = 今修理できる部屋
card-diverts = 送電にまだ必要な部屋
card-nowhere = なし
card-close-hint = { DEVICE() ->
    [pad] カードに移動して{ KEY("up") }か{ KEY("down") }を押すと大きく表示します。
   *[keys] カードにカーソルを合わせるか、{ KEY("up") }か{ KEY("down") }を押すと大きく表示します。
}
