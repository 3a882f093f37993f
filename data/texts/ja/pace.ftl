### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = 嵐をどのくらいの速さで見せますか？
pace-text = 初飛行の前に最後の質問です。設定でいつでも変えられます。
pace-slow = 一撃ごとに読む時間があります。最初のゲームに向いています。
pace-normal = すべて見えて、あまり待ちません。
pace-fast = カードの効果を知っているクルー向けです。
pace-off = 何も動かず、すぐに結果が出ます。

## Before a person’s turn

recap-title = { $since ->
    [alone] 前回のターンからの被害
    [first] { $name }、最初のターンまでの被害
   *[last] { $name }、前回のターンからの被害
}
recap-title-ready = { $name }、準備はいいですか？ターン{ $turn }の番です。
recap-nothing = { $since ->
    [first] ゲーム開始から被害はありません。
   *[last] 前回のターンから被害はありません。
}
recap-turn = ターン{ $turn }、{ $name }
recap-cube = { $spaces ->
    [0] 被害
   *[other] キューブ1個喪失、今{ $left }/{ $spaces }
}
recap-protected = 防御
recap-left = { $left }/{ $spaces }
recap-lost = 船体破損：{ $count ->
    [0] カード喪失なし
   *[other] カード{ $count }枚喪失
}
recap-spared = 部屋の被害なし。
recap-go-on = 先へ
recap-ready = 準備完了
recap-never = 次から不要
