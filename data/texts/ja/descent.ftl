### The descent: ten kinds of ship for each crew size.

title-descent = 降下
title-descent-note = やさしい船から過酷な船まで10種類
descent-title = 降下
descent-lead = やさしい段から過酷な段まで10段。隣り合う段は同じ難しさのこともあります。各船で成績になるのは最初のフライトだけです。
descent-rung-1 = 遠い軌道
descent-rung-2 = 太陽風
descent-rung-3 = 最初の輝き
descent-rung-4 = コロナの縁
descent-rung-5 = 光の筋
descent-rung-6 = プロミネンス
descent-rung-7 = フレアの野
descent-rung-8 = 黒点
descent-rung-9 = 沸き立つ光
descent-rung-10 = 太陽の中心
descent-name = { $rung } · { $name }
descent-officers = 士官の生還率
descent-interval = { $low }～{ $high }%
descent-unmeasured = 未計測
descent-you = あなた
descent-sum = { $won }／{ $count }
descent-needed = この段で直近{ $last }隻のうち{ $needed }隻を救うと、先へ下りられます。
descent-next = 次の船を救うと、先へ下りられます。
descent-done = 突破済みです。この先も取り消されません。
descent-all = 全段突破。太陽の秘密は尽きました。
descent-later = { $count ->
    [1] この段が成績になるのは、第{ $first }段を突破してからです。
    [2] この段が成績になるのは、第{ $first }段と第{ $last }段を突破してからです。
   *[other] この段が成績になるのは、第{ $first }～{ $last }段を突破してからです。
}
descent-begin = 始める
descent-practice = 練習で飛ばす
descent-again = もう一度飛ばす
descent-aid-adviser = 助言あり
descent-aid-undo = 戻しあり
