### 挑战：今日飞船

title-daily = 今日飞船
title-daily-note = 每天一艘，人人相同
challenges-title = 挑战
daily-heading = 今日飞船 · { DATETIME($day, dateStyle: "full") }
daily-players = 人数
daily-alone = 单人
daily-shared = 今天人人都飞这艘飞船。不会发送任何内容：复制结果，比一比吧。
daily-next = 距下一艘飞船还有{ $hours }小时{ $minutes }分钟
daily-next-soon = 距下一艘飞船还有{ $minutes }分钟
daily-yours = 你的飞行
daily-not-flown = 你还没有飞过这艘飞船。
daily-unread = 目前无法读取每日飞船列表，因此不显示你在这些飞船上的飞行。Solar Storm每隔几秒会再试一次。
daily-par = 船长的标准
daily-par-covered = 飞完后揭晓。
daily-par-short = 标准
daily-you = 你
daily-first = 你的首次飞行
daily-more = 另有{ $count }次练习飞行
daily-under = 比标准少{ $count }回合
daily-over = 比标准多{ $count }回合
daily-even = 与标准持平
daily-only-you = 船长没能保住这艘飞船。
daily-only-captain = 船长救下了这艘飞船。
daily-both-lost = 船长也没能保住这艘飞船。
daily-days = 最近七天
daily-today = 今天
daily-weekday = { $day ->
    [0] 周一
    [1] 周二
    [2] 周三
    [3] 周四
    [4] 周五
    [5] 周六
   *[6] 周日
}
daily-lost = 毁灭
daily-better = 更好
daily-fly = 驾驶今日飞船
daily-copy = 复制结果
daily-copied = 已复制结果，可以粘贴到消息里。
daily-film = 观看影片
daily-again = 再飞一次作为练习
daily-once = 只计首次飞行。错过一天没有任何损失。
daily-result = { DATETIME($day, dateStyle: "medium") }的飞船

flight-beside = 与你的飞行对比
beside-title = 并排对比
beside-yours = 你的飞行
beside-theirs = 对方的飞行
beside-chance = 胜率{ $value }%
beside-unknown = 尚未分析

command-daily-copy = 今日飞船：复制结果
command-daily-film = 今日飞船：观看影片
command-daily-again = 今日飞船：再飞一次
command-crew-before = 挑战：减少人数
command-crew-after = 挑战：增加人数
