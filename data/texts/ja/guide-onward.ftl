### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    必要なアクションは{ $walk ->
        [0] { $count }つです。
       *[other] 移動も含めて{ $count }つです。
    }
guide-share-walk = まずここへ：{ $room }。
guide-share-card =
    { $way ->
        [give] { $name }に渡すカード：{ $cards }。
       *[take] { $name }から受け取るカード：{ $cards }。
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] これで、{ $room }の送電に必要なカードが{ $name }の手札にそろいます。
           *[take] これで、{ $room }の送電に必要なカードがあなたの手札にそろいます。
        }
       *[other] { $way ->
            [give] これで、{ $room }の送電まで{ $name }に足りないカードは次だけです：{ $cards }。
           *[take] これで、{ $room }の送電まであなたに足りないカードは次だけです：{ $cards }。
        }
    }
guide-go = このターンは送電できません。ただし、{ $room }の送電に必要なカードはそろっています。移動{ $count }回の距離です。今のうちに近づいてください。
guide-go-core = 8部屋すべてから送電しました。動力コアまでは移動{ $count }回です。再起動に向かってください。
guide-next-ability = このターンは送電できません。次に良いのは{ $room }の起動です。{ $cost }
guide-go-damaged = このターンは送電できません。次の行き先：{ $room }。そこではキューブが足りません。
guide-go-mate = このターンは送電できません。次の行き先：{ $room }。同じ部屋ではカードを受け渡しできます。
guide-go-ready = このターンは送電できません。次の行き先：{ $room }。次の自分のターンをそこで始めましょう。
guide-keep =
    このターンは送電できません。{ $count ->
        [0] アクションを終えてもかまいませんが、ストックにアクショントークンは残っていません。
       *[other] アクションを終えてもかまいません。残した分は、後のターンに使えるアクショントークン{ $count }個になります。
    }
guide-take-deck = 今は山札から引くのがよいでしょう。
guide-take-card = この公開カードを取るのがよいでしょう：{ $cards }。
guide-discard = 捨てるならこれです：{ $cards }。送電に一番近いのは{ $room }で、必要なカードはすべて残ります。
guide-discard-least = 捨てるならこれです：{ $cards }。ほかのカードのほうが役に立ちます。
guide-spent =
    アクションを使い切りました。{ $count ->
        [0] {""}
       *[other] アクショントークン{ $count }個は後のターンまで取っておけます。
    }アクションを終えると、カードを回収し、そのあと嵐が来ます。
guide-first-divert = お見事です。{ $room }の動力がコアに届くようになりました。残りは{ $left }部屋です。
guide-topics-done = 習得済み：{ $topics }。
guide-topics-left = これから：{ $topics }。
guide-topics-back = ヒントに戻る
guide-topic-repair = 部屋の修理
guide-topic-divert = 送電
guide-topic-share = カードの受け渡し
guide-topic-token = トークンの使用
guide-topic-ability = 部屋の起動
guide-topic-hand-limit = 手札の上限
guide-topic-critical = 危機の部屋の修理
guide-topic-core = コアの再起動
guide-note-short = { $done }/{ $count }
