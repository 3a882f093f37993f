### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = 嵐の展開の速さは？
pace-text = 初飛行の前に、最後の質問です。設定でいつでも変えられます。
pace-slow = ダメージを1回ずつ追えます。最初のゲームに最適です。
pace-normal = すべて見えて、待ち時間はわずかです。
pace-fast = カードをよく知っているクルー向けです。
pace-off = アニメーションなし。結果がすぐに出ます。

## Before a person’s turn

recap-title = { $since ->
    [alone] 前回のターン以降の出来事
    [first] { $name }、最初のターンまでの出来事
   *[last] { $name }、前回のターン以降の出来事
}
recap-title-ready = { $name }、準備はいいですか？ターン{ $turn }です。
recap-nothing = { $since ->
    [first] ゲーム開始からダメージはありません。
   *[last] 前回のターンからダメージはありません。
}
recap-turn = ターン{ $turn }、{ $name }
recap-cube = { $spaces ->
    [0] ダメージ
   *[other] キューブ1個喪失、残り{ $left }/{ $spaces }
}
recap-cube-since = キューブ1個喪失、現在{ $left }/{ $spaces }
recap-protected = 防御トークンが守った
recap-protected-short = 防御
recap-protects = { $rooms }を防御
recap-left = { $left }/{ $spaces }
recap-lost = 船体破損：{ $count ->
    [0] 失うカードなし
   *[other] カード{ $count }枚を失う
}
recap-spared = ダメージを受けた部屋なし。
recap-go-on = 続ける
recap-ready = 準備完了
recap-never = 次回から表示しない
