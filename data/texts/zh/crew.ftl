### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = 真人
rank-cadet = 学员
rank-officer = 军官
rank-captain = 船长
rank-human-text = 使用这台电脑的人
rank-cadet-text = 凭经验法则，立即决定
rank-officer-text = 规划自己的回合，需要片刻
rank-captain-text = 推演整个回合，每次最多{ $seconds }秒

## A new game

setup-rank-cadet-tip = 凭经验法则行动，立即决定。
setup-rank-officer-tip = 在可能的牌库上比较一个回合的各种计划，每回合最多{ $seconds }秒。
setup-rank-captain-tip = 在许多可能的牌库上推演整个回合，每回合最多{ $seconds }秒。
setup-rank-tip = 它看到的和你一样，不会更多。游戏中随时可以换人接手座位。
setup-rank-slow = 没有编译过的模拟器，它的推演次数少于实测的对局。
setup-add-officer = 添加军官
setup-watch = 观看

## A player of the program decides

lent-turn-cadet = 学员的回合
lent-turn-officer = 军官的回合
lent-turn-captain = 船长的回合
lent-thinking = 正在思考
lent-thinks = …
lent-paused = 已暂停
lent-step = { $step } · { $way }
lent-pause = 暂停
lent-go-on = 继续
lent-skip = 跳过
lent-speed = { $speed }×
lent-hint = { $name }的手牌。由电脑玩家操作；牌仍对所有人公开。
end-take-over = 接手
command-take-over = 接手座位，或交出座位

## Who plays a seat

who-plays = 谁来操作{ $name }？
who-plays-note = 从下一次选择起生效。手牌、标记和日志不变；电脑玩家知道的和船员一样，不会更多。
who-plays-alone = 单人玩家指挥全体船员。

## What a player of the program asks

lent-asks = { $name }询问{ $others }
lent-agree = 同意
lent-decline = 不

## Settings

settings-captain-seconds = 船长的思考时间
settings-captain-seconds-note = 电脑船长考虑一个回合的最长时间。对今后接手的座位生效。
settings-seconds = { $count }秒
