### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = 用行動啟動
play-passive-no = 它自動生效，不能啟動
play-passive-short = 被動房間
play-first = 沒有其他決定要先做
play-first-no = { $name }須先做另一個決定
play-first-short = 先做決定
play-seat = 由你決定
play-seat-no = 由{ $name }決定
play-seat-short = 不由你決定
play-over = 遊戲尚未結束
play-over-no = 遊戲已結束
play-over-short = 遊戲結束
play-choice = 可以選這個
play-choice-no = { $choice ->
    [none] 沒有可選的
   *[other] 這裡不能選{ $choice }
}
play-choice-short = 這裡不行
play-unknown-key = 這裡認得「{ $key }」
play-unknown-key-no = 這裡不認得「{ $key }」
play-unknown-key-short = 未知的名稱
play-unknown-value = 「{ $key }」可以是{ $value }
play-unknown-value-no = 「{ $key }」不能是{ $value }
play-unknown-value-short = 未知的值

## Crew members

play-aboard = { $name ->
    [none] 船上有船員
   *[other] { $name }在船上
}
play-aboard-no = { $name ->
    [none] 船上沒有船員
   *[other] { $name }已經離船，無法互動
}
play-aboard-short = 已離船
play-another = 另一名船員
play-another-no = 這張牌已經在你手上
play-another-short = 已是你的

## Cards and cubes

play-in-hand = 這張牌在你手上
play-in-hand-no = 你手上沒有這種牌
play-in-hand-short = 不在手上
play-their-cards = { $name ->
    [none] 其他船員有牌
   *[other] { $name }有牌
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] 雙方都沒有牌
       *[other] 其他船員都沒有牌
    }
   *[other] { $name }沒有牌
}
play-their-cards-short = 沒有牌
play-their-card = { $name ->
    [none] 有船員持有這張牌
   *[other] { $name }持有這張牌
}
play-their-card-no = { $name ->
    [none] 沒有船員持有這種牌
   *[other] { $name }沒有這種牌
}
play-their-card-short = 對方沒有
play-discarded = 這張牌在棄牌堆
play-discarded-no = 棄牌堆沒有這種牌
play-discarded-short = 不在棄牌堆
play-face-up = 這張牌是公開牌
play-face-up-no = 公開牌中沒有這種牌
play-face-up-short = 不是公開牌
play-held-cube = 你持有修理方塊
play-held-cube-no = 你沒有持有修理方塊
play-held-cube-short = 沒有方塊
play-topmost = 沒有更上面的格子要先填
play-topmost-no = 已轉移的房間修理一次就填滿所有格子：請選最上面的相符格子
play-topmost-short = 選最上面的

## Rooms

play-passive-tokens = 用行動啟動
play-passive-tokens-no = 它自動生效：房間完好時在這裡開始回合，獲得兩個行動標記
play-passive-tokens-short = 被動房間
play-strikes = 這些房間可以受擊
play-strikes-no = { $rooms-count ->
    [1] 能量核心不會受擊
   *[other] 這些房間不能同時受擊
}
play-strikes-short = 不能選這些
play-strikes-count = { $count ->
    [1] 一個房間
   *[other] { $count }個不同的房間
}
play-strikes-count-no = { $count ->
    [1] 選擇受擊的房間
   *[other] 選擇{ $count }個不同的房間
}
play-strikes-count-short = 請先選擇
