### A card held close: what it is good for.

card-about = 同じ種類の空いた修理マスに置くか、取っておきます。送電コストの他のカードとそろえば、部屋の電力を送れます。
card-about-wild = { $resources }のうち、必要などれの代わりにもなります。修理マスにも送電コストにも使えます。
card-repairs = 今修理できる部屋
card-diverts = 送電にまだ必要な部屋
card-nowhere = なし
card-close-hint = { DEVICE() ->
    [pad] カードに移動して{ KEY("up") }か{ KEY("down") }を押すと大きく表示します。
   *[keys] カードにカーソルを合わせるか、{ KEY("up") }か{ KEY("down") }を押すと大きく表示します。
}
