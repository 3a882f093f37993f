## Help: one line for what is on the table

help-table = 卓上
help-ask = { DEVICE() ->
    [pad] 選んだもののルールを表示
   *[keys] 右クリックしたもののルールを表示
}
help-choose = 何でも試せます：無理なら理由が出ます
help-hand = { DEVICE() ->
    [pad] カードを選び、ハイライト先を選ぶ
   *[keys] カードをハイライト先へドラッグ、または順にクリック
}
help-undo = 元に戻す
help-adviser = 船長に聞く
help-log = これまでの出来事
help-piles = 山札と捨て札の残り
help-end = アクションを終える
