### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = 玩家
rank-cadet = 見習生
rank-officer = 軍官
rank-captain = 指揮官
rank-human-text = 在這台電腦上遊玩的玩家
rank-cadet-text = 照簡單規則行動，不必等待
rank-officer-text = 規劃每個回合，需要片刻
rank-captain-text = 推演整個回合，每次最多{ $seconds }秒

## A new game

setup-rank-cadet-tip = 由程式操作。照簡單規則行動，立刻決定。
setup-rank-officer-tip = 由程式操作。假設多種可能的卡牌順序，比較本回合的方案，每回合最多{ $seconds }秒。
setup-rank-captain-tip = 由程式操作。假設多種可能的卡牌順序，推演整個回合，每回合最多{ $seconds }秒。
setup-rank-tip = 它只看得到你看得到的。每個座位隨時可以換人。
setup-rank-slow = 在這台電腦上，它推演的回合比實測時少，勝率可能較低。
setup-add-officer = 新增軍官，由程式操作
setup-seat-program = 程式
setup-watch = 觀戰

## A player of the program decides

lent-turn-cadet = 見習生的回合
lent-turn-officer = 軍官的回合
lent-turn-captain = 指揮官的回合
lent-thinking = 程式思考中
lent-thinks = …
thinks-long = 這次花的時間比平常久。
lent-paused = 已暫停
lent-step = { $step } · { $way }
lent-pause = 暫停
lent-go-on = 繼續
lent-skip = 跳過回合
lent-skip-on = 跳到你的回合
lent-speed = { $speed }×
lent-hint = { $name }的手牌，由程式操作。這些牌大家都看得到。
end-take-over = 接手
end-give-back = 交還
seat-taken = 現在由你操作{ $name }。做出第一個選擇之前，用「交還」可以把座位還給程式。{ KEY("take-over", before: "之後請按", after: "。") }
command-take-over = 接手或交出座位

## Who plays a seat

who-plays = 由誰操作{ $name }？
who-plays-note = 從下一個選擇起生效。手牌、標記和紀錄都不變。程式只知道船員知道的事。
who-plays-alone = 由一名玩家指揮全體船員。

## What a player of the program asks

lent-asks = { $name }詢問{ $others }
lent-agree = 同意
lent-decline = 拒絕

## Settings

settings-captain-seconds = 指揮官的思考時間
settings-captain-seconds-note = 由程式擔任的指揮官思考一個回合的最長時間。對之後指派的座位生效。
settings-seconds = { $count }秒
lent-skip-tip = 跳過回合和風暴，直到遊戲詢問你。若只有程式在玩，則跳過本回合。
