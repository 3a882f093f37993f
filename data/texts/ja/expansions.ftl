### Expansions: name, short text for a row, and all there is to know.

expansion-solo = ソロ
expansion-solo-text = 1人のプレイヤーが、1つの手札でクルー3人を動かします。
expansion-solo-full = 順番にターンを行うクルー3人を動かします。手札は全員で1つ、トークンは各自のものです。受け渡しの代わりに、手札1枚を公開カード1枚と交換します。
expansion-damage-control = ダメージコントロール
expansion-damage-control-text = ダメージカード3枚は、ダメージを受ける部屋を自分で選べます。
expansion-damage-control-full = 各タイプ1枚を見ずに抜き、部屋の書かれていないダメージカードに替えます。アクティブプレイヤーが、タイプの数だけ異なる部屋を選びます。
expansion-escape-pod = 脱出ポッド
expansion-escape-pod-text = 7部屋が送電済みになると、1人が仲間を見捨てて脱出できます。
expansion-escape-pod-full = 7部屋が送電済みになると、動力コアにいるプレイヤー1人がポッドに乗れます。船が救われれば他の全員が勝利します。船を失うと、脱走者はもう1枚取ってダイスを振ります。出目が持っているカードの枚数を上回れば脱走者だけが勝利し、そうでなければ全員が敗北します。

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
    [fewer] 。プレイヤーを追加してください。
   *[more] 。プレイヤーを減らしてください。
}
expansion-players-short = { $crowd ->
    [alone] ソロでは不可
    [fewer] プレイヤーを追加
   *[more] プレイヤーを減らす
}
expansion-apart = 「{ $other }」と併用できます。
expansion-apart-no = 「{ $other }」とは併用できません。どちらも同じルールを変えます。
expansion-apart-short = { $other }と不可
