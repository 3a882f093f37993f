### Words of solo: one player, three crew members, one shared hand.

button-trade = トレード
would-trade = 公開カードと
hint-solo = { DEVICE() ->
    [pad] { KEY("enter") }でカードを持ち、行き先を決めます。
   *[keys] カードをクリックかドラッグ、またはカードのキーで選び、行き先を決めます。
}
play-banner-solo = ターン{ $turn }。手札はそのままです。
play-do-trade = トレード
play-aim-trade-no = 公開カードを選んでください
play-aim-trade-short = そこは不可
play-trade-hand-no = { DEVICE() ->
    [pad] 代わりに出す手札のカードを選んでください
   *[keys] 代わりに出す手札のカードに重ねてください
}
play-trade-hand-short = 手札の上へ
play-trade-row-no = { DEVICE() ->
    [pad] 欲しい公開カードを選んでください
   *[keys] 欲しい公開カードに重ねてください
}
play-trade-row-short = 公開カードへ
play-one-hand-no = クルー全員で1つの手札なので、渡す必要がありません
play-one-hand-short = 手札は共有
play-way-trade = { $give }を出す
play-ask-trade = { $card }とトレード：どのカードを出しますか？
play-log-trade = { $name }が{ $given }を公開カードの{ $taken }とトレード
over-row-trades = トレードした枚数
play-tip-trade = どこにいても、手札1枚を公開カード1枚と取り替えます：{ $cost }アクション。
play-tip-face-up-solo = 公開カードです。回収で山札の{ $deck-cards }枚の代わりに取るか、探索で取るか、手札1枚とトレードします。
play-tip-crew-solo = { $name }：居場所と持っているトークン。下の手札はクルー全員のもので、ターン終了時に{ $hand-limit }枚までです。
