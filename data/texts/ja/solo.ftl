### Words of solo: one player, three crew members, one shared hand.

button-trade = 交換
would-trade = 公開カードと
hint-solo = { DEVICE() ->
    [pad] { KEY("enter") }でカードを持ち、行き先を選びます。
   *[keys] カードをクリックかドラッグ、またはキーで選び、行き先を選びます。
}
play-banner-solo = ターン{ $turn }。手札はそのままです。
play-do-trade = 交換
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
play-one-hand-no = クルー全員で1つの手札なので、受け渡しはありません
play-one-hand-short = 手札は共有
play-way-trade = { $give }を出す
play-ask-trade = { $card }と交換するのはどのカード？
play-log-trade = { $name }が{ $given }を公開カードの{ $taken }と交換
over-row-trades = 交換した枚数
play-tip-trade = どこにいても、手札1枚を公開カード1枚と交換します：{ $cost }アクション。
play-tip-face-up-solo = 公開カードです。山札の{ $deck-cards }枚の代わりに回収するか、探索で取るか、手札1枚と交換できます。
play-tip-crew-solo = { $name }：居場所とトークン。下の手札はクルー全員のもので、回収後は{ $hand-limit }枚までです。
