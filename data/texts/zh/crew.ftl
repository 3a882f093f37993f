### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = 玩家
rank-cadet = 学员
rank-officer = 军官
rank-captain = 指挥官
rank-human-text = 在这台电脑上玩的玩家
rank-cadet-text = 按简单规则行动，无需等待
rank-officer-text = 规划每个回合，需要片刻
rank-captain-text = 推演整个回合，每次最多{ $seconds }秒

## A new game

setup-rank-cadet-tip = 由程序操作。按简单规则行动，立即决定。
setup-rank-officer-tip = 由程序操作。假设多种可能的卡牌顺序，比较本回合的方案，每回合最多{ $seconds }秒。
setup-rank-captain-tip = 由程序操作。假设多种可能的卡牌顺序，推演整个回合，每回合最多{ $seconds }秒。
setup-rank-tip = 它只看得到你看得到的。每个座位随时可以换人。
setup-rank-slow = 在这台电脑上，它推演的回合比实测对局中少，胜率可能更低。
setup-add-officer = 添加军官，由程序操作
setup-seat-program = 程序
setup-watch = 观看

## A player of the program decides

lent-turn-cadet = 学员的回合
lent-turn-officer = 军官的回合
lent-turn-captain = 指挥官的回合
lent-thinking = 程序思考中
lent-thinks = …
thinks-long = 这次花的时间比平常长。
lent-paused = 已暂停
lent-step = { $step } · { $way }
lent-pause = 暂停
lent-go-on = 继续
lent-skip = 跳过回合
lent-skip-on = 跳到你的回合
lent-speed = { $speed }×
lent-hint = { $name }的手牌，由程序操作。所有人都看得到这些牌。
end-take-over = 接手
end-give-back = 交还
seat-taken = 现在由你操作{ $name }。做出第一个选择之前，用“交还”可以把座位还给程序。{ KEY("take-over", before: "之后请按", after: "。") }
command-take-over = 接手或交出座位

## Who plays a seat

who-plays = 谁来操作{ $name }？
who-plays-note = 从下一个选择起生效。手牌、标记和日志不变。程序只知道船员知道的事。
who-plays-alone = 由一名玩家指挥全体船员。

## What a player of the program asks

lent-asks = { $name }询问{ $others }
lent-agree = 同意
lent-decline = 拒绝

## Settings

settings-captain-seconds = 指挥官的思考时间
settings-captain-seconds-note = 程序扮演的指挥官思考一个回合的最长时间。对之后分配的座位生效。
settings-seconds = { $count }秒
lent-skip-tip = 跳过回合和风暴，直到游戏询问你。若只有程序在玩，则跳过本回合。
