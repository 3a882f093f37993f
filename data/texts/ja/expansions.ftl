### Expansions: name, short text for a row, and all there is to know.

expansion-solo = ソロ
expansion-solo-text = 1人のプレイヤーが、1つの手札で3人のクルーを動かします。
expansion-solo-full = 1人で、順番にターンを行う3人のクルーを動かします。手札は全員で1つ、トークンは各自のものです。受け渡しの代わりに、手札1枚を公開カード1枚とトレードします。
expansion-damage-control = ダメージコントロール
expansion-damage-control-text = ダメージカード3枚は、被害を受ける部屋を自分たちで選べます。
expansion-damage-control-full = ダメージカードを各タイプ1枚ずつ見ずに抜き、代わりに部屋の書かれていないカードを入れます。それを引いたクルーは、被害を受ける1、2、または3部屋を選びます。
expansion-escape-pod = 脱出ポッド
expansion-escape-pod-text = 7部屋が送電済みになると、1人だけ仲間を見捨てて脱出できます。
expansion-escape-pod-full = 7部屋が送電済みになると、動力コアにいる1人がポッドに乗れます。船が救われれば残った全員が勝利します。船が失われれば、脱走者はもう1枚カードを取り、最後の出目が持っているカードの枚数を上回れば1人だけ勝利します。

## Why an expansion cannot be in a game

number = { $number ->
    [1] 1
    [2] 2
    [3] 3
    [4] 4
   *[other] { $number }
}
expansion-players = { $most ->
    [1] { FORM($for, "or") }人用です。
   *[other] { FORM($for, "or") }人用です。
}
expansion-players-no = { $most ->
    [1] { FORM($for, "or") }人用です
   *[other] { FORM($for, "or") }人用です
}{ $crowd ->
    [alone] 。今は1人です。
    [fewer] 。人数を増やしてください。
   *[more] 。人数が多すぎます。
}
expansion-players-short = 人数が違う
expansion-apart = 「{ $other }」と併用できます。
expansion-apart-no = 「{ $other }」とは併用できません。どちらも同じところを変えるためです。
expansion-apart-short = { $other }と不可
