### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = 用行动启动
play-passive-no = 它自动生效，不能启动
play-passive-short = 被动房间
play-first = 没有别的决定要先做
play-first-no = { $name }须先作另一个决定
play-first-short = 先作决定
play-seat = 由你决定
play-seat-no = 由{ $name }决定
play-seat-short = 不由你决定
play-over = 游戏尚未结束
play-over-no = 游戏已结束
play-over-short = 游戏结束
play-choice = 可以选
play-choice-no = { $choice ->
    [none] 没有可选的
   *[other] 这里不能选{ $choice }
}
play-choice-short = 这里不行
play-unknown-key = 这里可以写“{ $key }”
play-unknown-key-no = 这里不能写“{ $key }”
play-unknown-key-short = 未知名称
play-unknown-value = “{ $key }”可以是{ $value }
play-unknown-value-no = “{ $key }”不能是{ $value }
play-unknown-value-short = 未知的值

## Crew members

play-aboard = { $name ->
    [none] 船上有船员
   *[other] { $name }在船上
}
play-aboard-no = { $name ->
    [none] 船上没有船员
   *[other] { $name }已经离船，无法互动
}
play-aboard-short = 已离船
play-another = 另一名船员
play-another-no = 这张牌已经在你手中
play-another-short = 已是你的

## Cards and cubes

play-in-hand = 这张牌在你手中
play-in-hand-no = 你手中没有这张牌
play-in-hand-short = 不在手中
play-their-cards = { $name ->
    [none] 其他船员有牌
   *[other] { $name }有牌
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] 双方都没有牌
       *[other] 其他船员都没有牌
    }
   *[other] { $name }没有牌
}
play-their-cards-short = 没有牌
play-their-card = { $name ->
    [none] 有船员持有这张牌
   *[other] { $name }持有这张牌
}
play-their-card-no = { $name ->
    [none] 没有船员持有这张牌
   *[other] { $name }没有这张牌
}
play-their-card-short = 对方没有
play-discarded = 这张牌在弃牌堆中
play-discarded-no = 弃牌堆中没有这张牌
play-discarded-short = 不在弃牌堆
play-face-up = 这张牌是明牌
play-face-up-no = 明牌中没有这张牌
play-face-up-short = 不是明牌
play-held-cube = 你持有修理方块
play-held-cube-no = 你没有修理方块
play-held-cube-short = 没有方块
play-topmost = 没有更靠上的格子
play-topmost-no = 已转移的房间修一次就填满所有格子：请选最上面的匹配格子
play-topmost-short = 选最上面的

## Rooms

play-passive-tokens = 用行动启动
play-passive-tokens-no = 它自动生效：房间完好时在此开始回合，获得两个行动标记
play-passive-tokens-short = 被动房间
play-strikes = 这些房间可以受击
play-strikes-no = { $rooms-count ->
    [1] 能量核心不会受击
   *[other] 这些房间不能同时受击
}
play-strikes-short = 不能选这些
play-strikes-count = { $count ->
    [1] 一个房间
   *[other] { $count }个不同的房间
}
play-strikes-count-no = { $count ->
    [1] 选择受击的房间
   *[other] 选择{ $count }个不同的房间
}
play-strikes-count-short = 请先选择
