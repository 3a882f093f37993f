### 挑戰：今日太空船

title-daily = 今日太空船
title-daily-note = 每天一艘，人人相同
challenges-title = 挑戰
daily-heading = 今日太空船 · { DATETIME($day, dateStyle: "full") }
daily-players = 人數
daily-alone = 單人
daily-shared = 今天人人都飛這艘太空船。不會傳送任何內容：複製結果，比一比吧。
daily-next = 距離下一艘太空船還有{ $hours }小時{ $minutes }分鐘
daily-next-soon = 距離下一艘太空船還有{ $minutes }分鐘
daily-yours = 你的飛行
daily-not-flown = 你還沒有飛過這艘太空船。
daily-unread = 目前無法讀取每日太空船清單，因此不顯示你在這些太空船上的飛行。Solar Storm每隔幾秒會再試一次。
daily-par = 船長的標準
daily-par-covered = 飛完後揭曉。
daily-par-short = 標準
daily-you = 你
daily-first = 你的首次飛行
daily-more = 另有{ $count }趟練習飛行
daily-under = 比標準少{ $count }回合
daily-over = 比標準多{ $count }回合
daily-even = 與標準持平
daily-only-you = 船長沒能保住這艘太空船。
daily-only-captain = 船長救下了這艘太空船。
daily-both-lost = 船長也沒能保住這艘太空船。
daily-days = 最近七天
daily-today = 今天
daily-weekday = { $day ->
    [0] 週一
    [1] 週二
    [2] 週三
    [3] 週四
    [4] 週五
    [5] 週六
   *[6] 週日
}
daily-lost = 毀滅
daily-better = 更好
daily-fly = 駕駛今日太空船
daily-copy = 複製結果
daily-copied = 已複製結果，可以貼到訊息裡。
daily-film = 觀看影片
daily-again = 再飛一次當作練習
daily-once = 只計首次飛行。錯過一天沒有任何損失。
daily-result = { DATETIME($day, dateStyle: "medium") }的太空船

flight-beside = 與你的飛行比較
beside-title = 並排比較
beside-yours = 你的飛行
beside-theirs = 對方的飛行
beside-chance = 勝率{ $value }%
beside-unknown = 尚未分析

command-daily-copy = 今日太空船：複製結果
command-daily-film = 今日太空船：觀看影片
command-daily-again = 今日太空船：再飛一次
command-crew-before = 挑戰：減少人數
command-crew-after = 挑戰：增加人數
