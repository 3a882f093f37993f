### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = 我的选择
adviser-worth-close = 相差无几
adviser-worth-unclear = 难以判断
adviser-worth-weaker = 看来较差
adviser-worth-far = 看来差得多

## What a plan does: $crew is a name, $room a room

adviser-win = 飞船就此得救。
adviser-core = 之后{ $crew }可以重启核心。
adviser-opens = 之后{ $crew }可以转移{ $room }的动力。
adviser-holds = 之后{ $crew }凑齐了转移{ $room }动力的牌。
adviser-lacks = 之后{ $crew }转移{ $room }的动力只差{ $count }张牌。
adviser-first = 等待有风险：如果{ $room }先受击，就无法转移它的动力。
adviser-otherwise = 否则，{ $of ->
    [1] 唯一可能的下一张牌会
   *[other] { $of }张可能的牌中有{ $count }张会
}毁灭飞船。
adviser-rescue = { $room }再受一击也不会被摧毁。
adviser-whole = { $room }将恢复完好。
adviser-bears = 这样{ $room }能承受{ $count }击，而不是{ $of }击。
adviser-nearer = 下回合的起点离{ $room }更近，{ $crew }在那里用得上手中的牌。
adviser-keeps = 为以后省下{ $count }个行动标记。
adviser-hand = 之后{ $crew }有{ $count }张手牌。
adviser-repairs = 之后{ $crew }可以修理{ $room }。
adviser-plain = 没有特别的理由选它。

## What can be done with a plan

adviser-play = 执行
adviser-play-plan = 执行方案{ $number }
adviser-play-ends = 由你来结束
adviser-ending-best = 我的选择：现在就结束行动。
adviser-play-not = 这个方案会结束你的行动，请你自己来。
adviser-why-not = 为什么不？
adviser-only = 只有这个方案
adviser-lost = 你会失去什么
adviser-better = 我有更好的方案。查看
command-play-plan = 建议：执行方案

## The film

film-tip-hit = 受击：{ $rooms }
