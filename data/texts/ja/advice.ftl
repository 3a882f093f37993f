### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = おすすめ
adviser-worth-close = 僅差
adviser-worth-unclear = 判断が難しい
adviser-worth-weaker = やや劣りそう
adviser-worth-far = かなり劣りそう

## What a plan does: $crew is a name, $room a room

adviser-win = 船を救えます。
adviser-core = 次に{ $crew }がコアを再起動できます。
adviser-opens = 次に{ $crew }が{ $room }から送電できます。
adviser-holds = { $crew }の手札に{ $room }の送電コストがそろいます。
adviser-lacks = { $crew }は、{ $room }の送電まであと{ $count }枚になります。
adviser-first = 待つのは危険です。先に{ $room }がダメージを受けると、送電できなくなります。
adviser-otherwise = { $of ->
    [1] 何もしなければ、次に来る唯一のカードで船を失います。
   *[other] { $count ->
        [1] 何もしなければ船を失うカードは、次の候補{ $of }枚中1枚です。
       *[other] 何もしなければ船を失うカードは、次の候補{ $of }枚中{ $count }枚です。
    }
}
adviser-rescue = { $room }は、あと1回のダメージでは破壊されなくなります。
adviser-whole = { $room }は全マス修理済みになります。
adviser-bears = これで{ $room }が耐えられるダメージは{ $of }回から{ $count }回になります。
adviser-nearer = 次のターンは{ $room }により近い場所から始まります。そこで{ $crew }の手札が使えます。
adviser-keeps = アクショントークンを{ $count }個、後に残せます。
adviser-hand = { $crew }の手札が{ $count }枚になります。
adviser-repairs = 次に{ $crew }が{ $room }を修理できます。
adviser-plain = 特に決め手はありません。

## What can be done with a plan

adviser-play = 実行する
adviser-play-plan = 案{ $number }を実行
adviser-play-ends = ご自分で終了
adviser-ending-best = おすすめ：今アクションを終えることです。
adviser-play-not = この案はアクションを終えるだけです。ご自分で終えてください。
adviser-why-not = なぜだめ？
adviser-only = この案だけの利点
adviser-lost = 失うもの
adviser-better = もっとよい案があります。見る
command-play-plan = 助言：案を実行する

## The film

film-tip-hit = ダメージ：{ $rooms }
