### The table: everything painted on it.

## Resources, tokens, damage

resource-data = データ
resource-metal = 金属
resource-nanobots = ナノボット
resource-energy = エネルギー
resource-universal = 万能

## Top bar

table-turn = { $turn ->
    [0] 準備
   *[other] ターン{ $turn }
}
table-game = { $difficulty } · { $players ->
    [1] ソロ
   *[other] クルー{ $players }人
}
phase-actions = アクション
phase-actions-left = 残り{ $left }/{ $base-actions }
phase-actions-done = 完了
phase-collect = 回収
phase-collect-note = { $deck-cards }枚か1枚
phase-damage = ダメージ
phase-damage-note = { $rooms ->
    [0] 船体破損
   *[other] { $rooms }部屋
}
threat-title = { $phase ->
    [over] 航海は終わりました
    [empty] 山札切れ
    [breach] 船体破損
    [first] ターン1の脅威
    [later] 次のターンの脅威
   *[other] このターンの脅威
}
threat-loss = { $percent }%
threat-lost = 船を失う
threat-cards = （{ $possible }枚中{ $fatal }枚）
threat-empty = （フェイズ2で）
threat-sides = （出目{ $possible }通り中{ $fatal }通り）
threat-hidden = { $rooms ->
    [0] ダイスでカードを失う
   *[other] { $rooms }部屋がダメージを受ける
}
threat-not-counted = カウントなし：確率は非表示
threat-few = 残り{ $count }枚：尽きると船を失う
threat-few-brief = { $count }枚
threat-over = 脅威はもうありません
threat-times = { $count }×
threat-breach = 破損
threat-breach-turn = ターン{ $turn }
threat-breach-now = 毎ターン
threat-left = ダメージの山札の残り：{ $cards }

## Room cards

room-diverted = 送電済み
room-critical = 危機
room-critical-note = 次で破壊、船を失う
room-destroyed = 破壊
room-destroyed-note = 船を失った
room-restart = コアを再起動：起動すれば勝利
room-restart-brief = 再起動で勝利
room-other-brief = 固有の能力
room-chip = { $percent }%
room-power = 電力
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = 行動中
tag-next = 次
tag-then = その次
tag-last = 最後
tag-pod = ポッド
crew-left = 船を離れた
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = 脱出ポッド
pod-offline = 使用不可：{ $needed }部屋中{ $count }部屋が送電済み
pod-offline-short = 使用不可：送電{ $count }/{ $needed }
pod-online = 使用可。コアから乗れます。
pod-online-short = 使用可：乗れます
pod-taken = カード{ $count }枚で漂流中
pod-taken-short = カード{ $count }枚で漂流中

## Supply

## Resources

resources-title = 資源
panel-not-counted = カウントなし
resources-empty = 尽きると船を失う · { $turns ->
    [0] 1ターン未満
   *[other] 約{ $turns }ターン
}
resources-discard = 捨て札
resources-seen-title = { $count ->
    [1] 全員が見た次のカード
   *[other] 全員が見た次の{ $count }枚
}

## Damage

damage-title = ダメージ
damage-breach-last = 最後は船体破損
damage-breach-on = 毎ターンダイスを振る
damage-last = { $turn ->
    [0] 直近のダメージ
   *[other] 直近のダメージ、ターン{ $turn }
}
damage-none = まだダメージなし
damage-next = 次：{ $rooms }部屋
damage-any = 任意{ $count }
damage-seen-title = { $count ->
    [1] 全員が見た次のダメージカード
   *[other] 全員が見た次のダメージカード{ $count }枚
}

## The die

die-before = まだ振っていません
die-scavenge = { $value } · { $cards ->
    [0] カードなし
   *[other] カード{ $cards }枚
}
die-breach = { $value } · { $cards ->
    [0] 失うカードなし
   *[other] カード{ $cards }枚を失う
}
die-other = { $value }
die-who-scavenge = { $name }、探索
die-who-breach = 船体破損
die-who-other = { $name }、漂流中

## The dock

dock-actions = アクション
dock-collect = フェイズ2：カードの回収
dock-damage = フェイズ3：ダメージ
dock-setup = 最初のターンの前
dock-adrift = 脱出ポッドで漂流中
dock-over = ゲームは終わりました
dock-empty-hand = 手札なし
button-move = 移動
button-scavenge = 探索
button-share = 受け渡し
button-divert = 送電
button-repair = 修理
button-activate = 起動
button-restart = 再起動
button-more = その他
end-finish = アクション終了
end-nothing = 何も取らない
end-confirm = 確定
end-wait = 選択待ち
end-strike = ダメージ
end-adrift = 漂流中
end-seat = お待ちください
end-over = 結果
end-again = もう一度
end-back = 前のステップ
end-tokens = トークン+{ $count }
end-lost = トークンなし
end-none-left = { $tokens ->
    [0] アクション終了
   *[other] トークン温存
}
would-card-data = データ
would-card-metal = 金属
would-card-nanobots = ナノボット
would-card-energy = エネルギー
would-card-universal = 万能
would-move = 行き先{ $count }部屋
would-scavenge = { $percent }%で1枚以上
would-share = { $name }と
would-share-many = 他の{ $count }人と
would-repair = マス{ $slot }に{ $card }
would-repair-any = マス{ $slot }
would-repair-many = { $count }マス
would-refill = { $card }で全マス
would-divert = カード3枚
would-divert-wild = 万能{ $count }枚で
would-divert-ways = 払い方{ $count }通り
would-activate = この部屋を起動
would-more = { $count ->
    [0] 今は不可
   *[other] 今{ $count }種類可能
}
would-win = コアを再起動
hint-spent = アクションは残っていません。アクションを終えてカードを回収しましょう。
hint-no-cards = 移動か探索をするか、アクションを終えましょう。
hint-choice = 選んでください。
hint-over = ゲームは終わりました。
