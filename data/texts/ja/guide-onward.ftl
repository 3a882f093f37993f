### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    { $walk ->
        [0] 必要なのは{ $count }アクションです。
       *[other] 必要なのは、移動を含めて{ $count }アクションです。
    }
captain-go-first = まず{ $room }へ移動してください。
guide-share-card =
    { $way ->
        [give] { $name }に{ $cards }を渡してください。
       *[take] { $name }から{ $cards }を受け取ってください。
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] これで、{ $room }の送電に必要なカードが{ $name }の手札にすべてそろいます。
           *[take] これで、{ $room }の送電に必要なカードがすべて手札にそろいます。
        }
       *[other] { $way ->
            [give] { $name }は、あと{ $cards }があれば{ $room }から送電できます。
           *[take] あと{ $cards }があれば、{ $room }から送電できます。
        }
    }
guide-go = このターンは送電できません。ただし、{ $room }の送電に必要なカードはすべてそろっています。そこまでは移動{ $count }回です。今のうちに向かってください。
guide-go-core = 8部屋すべてから送電しました。動力コアまでは移動{ $count }回です。再起動に向かってください。
guide-next-ability = このターンは送電できません。次に良いのは{ $room }の起動です。{ $cost }
guide-go-damaged = このターンは送電できません。次は{ $room }へ向かってください。キューブが減っています。
guide-go-mate = このターンは送電できません。次は{ $room }へ向かってください。同じ部屋ならカードを受け渡しできます。
guide-go-ready = このターンは送電できません。次は{ $room }へ向かい、次の自分のターンをそこで始めましょう。
guide-keep =
    このターンは送電できません。{ $count ->
        [0] アクションを終えてもかまいませんが、ストックにアクショントークンは残っていません。
       *[other] アクションを終えてもかまいません。残した分は、後のターンに使えるアクショントークン{ $count }個になります。
    }
guide-take-deck = 今は山札から引くのがよいでしょう。
guide-take-card = 今は公開カードの{ $cards }を取るのがよいでしょう。
guide-discard = 捨てるならこれです：{ $cards }。送電に一番近いのは{ $room }で、必要なカードはすべて残ります。
guide-discard-least = 捨てるならこれです：{ $cards }。ほかのカードのほうが役に立ちます。
guide-spent =
    アクションを使い切りました。{ $count ->
        [0] {""}
       *[other] アクショントークン{ $count }個は後のターンまで取っておけます。
    }アクションを終えると、カードを回収し、そのあと嵐が来ます。
guide-first-divert = お見事です。{ $room }の電力がコアに届くようになりました。残りは{ $left }部屋です。
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
