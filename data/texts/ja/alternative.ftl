### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = { $price }アクションが残っている
play-left-many-no = { $price }アクション必要ですが、{ $count ->
    [0] 残っていません
   *[other] 残りは{ $count }アクションです
}
play-left-many-short = { $price }アクション必要
play-empty = 部屋に誰もいない
play-empty-no = その部屋にはすでにクルーがいます
play-empty-short = 誰かがいる
play-do-cube = 修理キューブ
play-do-protection = 防御トークン
play-do-action = アクショントークン
play-other-crew = 他のクルー
play-other-crew-no = 他のクルーに渡してください
play-other-crew-short = 自分には不可
play-to-crew-no = { DEVICE() ->
    [pad] クルーを選んでください
   *[keys] クルーの上に置いてください
}
play-to-crew-short = クルーにのみ
play-token-waits-no = 持ち主のいる部屋がダメージを受けるまで手元に残ります
play-token-waits-short = ダメージ待ち
play-cube-place-no = 今いる部屋の空きマスに置くものです
play-cube-place-short = 修理マスのみ

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] 全マスを修理
   *[no] 手元のキューブで
}
play-tip-held-cube = { DEVICE() ->
    [pad] 手元の修理キューブです。これを選び、次に今いる部屋の空きマスを選びます。1アクション、カード不要です。送電済みの部屋では、手元のキューブから使って全マスを修理します。
   *[keys] 手元の修理キューブです。今いる部屋の空きマスへドラッグするか、順にクリックします。1アクション、カード不要です。送電済みの部屋では、手元のキューブから使って全マスを修理します。
}
play-tip-held-protection = 手元の防御トークンです。今いる部屋への次のダメージを、1個で1回防ぎます。
damage-sunk-title = { $count ->
    [0] 山札の底、全員が見た
   *[other] 山札の上と底、全員が見た
}
damage-sunk = { $place ->
    [1] 最後
   *[other] 最後から{ $place }枚目
}
play-info-held = { $count ->
    [1] { $names }の防御トークンで防御中
   *[other] { $names }の防御トークンで防御中
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1、このゲームにはなし：{ $ability }
   *[v2] V2、このゲームにはなし：{ $ability }
}

## The log

play-log-paid = 山札から捨て札へ：{ $cards }
play-log-cube = { $name }が修理キューブを{ $other }に渡す
play-log-shield-given = { $same ->
    [yes] { $name }が防御トークンを受け取る
   *[no] { $name }が防御トークンを{ $other }に渡す
}
play-log-shield-used = { $name }が防御トークンを使う
play-log-split = { $name }が山札の上に{ $cards }、底に{ $below }を置く
play-log-sunk = { $name }が{ $below }を山札の底に置く

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] 捨て札のカードを選びます。
   *[keys] 捨て札のカードを手札へドラッグするか、クリックします。
}
play-take-do = { $lost ->
    [nothing] { $name }が{ $take }を取ります。
    [unknown] { $name }が{ $take }を取ります。山札の一番上も捨て札になります。
   *[other] { $name }が{ $take }を取ります。山札の{ $lost }も捨て札になります。
}
play-take-last = 山札の最後の1枚です。取ると船を失います。
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] { KEY("card-1") }～{ KEY("card-9") }キー
}
play-take-keys-lower = ここにカードを置く
play-pair-text-hint = { DEVICE() ->
    [pad] 両方の列でカードを1枚か2枚ずつ選びます。
   *[keys] 両方の列でカードを1枚か2枚ずつクリックするか、相手のカードに重ねます。
}
play-pair-do = { $first }が{ $second }に{ $given }を渡し、{ $taken }を受け取ります。
play-pair-uneven = 2人とも同じ枚数を渡します。今は{ $one }枚と{ $two }枚です。
play-pair-agree = { $first }と{ $second }は同意しますか？
play-pair-agree-text = { $first }が{ $given }を、{ $second }が{ $taken }を渡します。交換する前に2人に確認してください。
play-pair-agree-yes = 2人とも同意
play-pair-agree-no = 同意しない
play-deal-supply = 残りトークン{ $count }個
play-deal-none = すべて配りました
play-deal-hint = { DEVICE() ->
    [pad] トークンを受け取るクルーを選びます。配ったトークンを選ぶと戻します。
   *[keys] トークンをクルーへドラッグするか、クルーをクリックします。配ったトークンをクリックすると戻します。
}
play-deal-keys = { $key }キー、Shiftで戻す
play-deal-has = 所持{ $count }
play-deal-gets = 受取{ $count }
play-deal-do = { $shares }。
play-deal-share = { $token ->
    [cube] { $name }に修理キューブ{ $count }個
    [protection] { $name }に防御トークン{ $count }個
   *[action] { $name }にアクショントークン{ $count }個
}
play-split-top = 山札の上
play-split-top-note = 左から順に、先に引く
play-split-bottom = 山札の底
play-split-bottom-note = 最後に引く、船体破損の直前
play-split-bottom-note-cards = 一番最後に引く
play-split-cards-top = 次にこの順で引く：{ $cards }
play-split-cards-bottom = 一番最後に引く：{ $cards }
play-split-empty = ここにカードを置く
play-split-note = { DEVICE() ->
    [pad] 伏せたカードを見たので元に戻せません。{ KEY("enter") }でカードを持ち、{ KEY("left") }と{ KEY("right") }で動かします。{ KEY("tab") }を押している間は卓上を見られます。
   *[keys] 伏せたカードを見たので元に戻せません。カードをクリックかドラッグ、または{ KEY("card-1") }～{ KEY("card-9") }キーで選び、矢印キーで動かします。{ KEY("tab") }を押している間は卓上を見られます。
}
play-split-later = 船体破損の前、最後に引く：{ $rooms }
