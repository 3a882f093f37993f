### チャレンジ：今日の船

title-daily = 今日の船
title-daily-note = 1日1隻、全員が同じ船
challenges-title = チャレンジ
daily-heading = 今日の船 · { DATETIME($day, dateStyle: "full") }
daily-players = 人数
daily-alone = ソロ
daily-shared = 今日は全員がこの船を飛ばします。何も送信されません。結果をコピーして比べましょう。
daily-next = 次の船まで{ $hours }時間{ $minutes }分
daily-next-soon = 次の船まで{ $minutes }分
daily-yours = あなたのフライト
daily-not-flown = この船はまだ飛ばしていません。
daily-unread = 今は日替わりの船の一覧を読み込めないため、その船での飛行は表示されません。Solar Stormは数秒ごとに読み込みを試みます。
daily-par = 船長のパー
daily-par-covered = 飛び終えると表示されます。
daily-par-short = パー
daily-you = あなた
daily-first = 最初のフライト
daily-more = ほかに練習フライト{ $count }回
daily-under = パーより{ $count }ターン早い
daily-over = パーより{ $count }ターン遅い
daily-even = パーと同じ
daily-only-you = 船長はこの船を失いました。
daily-only-captain = 船長はこの船を救いました。
daily-both-lost = 船長もこの船を失いました。
daily-days = 最近の7日間
daily-today = 今日
daily-weekday = { $day ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[6] 日
}
daily-lost = 喪失
daily-better = 上回る
daily-fly = 今日の船を飛ばす
daily-copy = 結果をコピー
daily-copied = 結果をコピーしました。メッセージに貼り付けてください。
daily-film = 振り返りを見る
daily-again = 練習でもう一度飛ばす
daily-once = 成績になるのは最初のフライトだけです。休んでも失うものはありません。
daily-result = { DATETIME($day, dateStyle: "medium") }の船

flight-beside = 自分のフライトと比べる
beside-title = 並べて見る
beside-yours = あなたのフライト
beside-theirs = 受け取ったフライト
beside-chance = 勝率{ $value }%
beside-unknown = まだ分析していません

command-daily-copy = 今日の船：結果をコピー
command-daily-film = 今日の船：振り返りを見る
command-daily-again = 今日の船：もう一度飛ばす
command-crew-before = チャレンジ：人数を減らす
command-crew-after = チャレンジ：人数を増やす
