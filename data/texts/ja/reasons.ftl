### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = アクションで起動する
play-passive-no = 自動で働く部屋なので、起動できません
play-passive-short = 自動の部屋
play-first = 先に決めることがない
play-first-no = { $name }が先に別のことを決めます
play-first-short = 先に決定を
play-seat = 自分が決める
play-seat-no = 決めるのは{ $name }です
play-seat-short = 今は不可
play-over = ゲームは続いている
play-over-no = ゲームは終わりました
play-over-short = ゲーム終了
play-choice = 選べる
play-choice-no = { $choice ->
    [none] 選べるものがありません
   *[other] ここでは{ $choice }を選べません
}
play-choice-short = ここでは不可
play-unknown-key = 「{ $key }」はここで使える
play-unknown-key-no = 「{ $key }」はここでは使えません
play-unknown-key-short = 不明な名前
play-unknown-value = 「{ $key }」は{ $value }にできる
play-unknown-value-no = 「{ $key }」を{ $value }にはできません
play-unknown-value-short = 不明な値

## Crew members

play-aboard = { $name ->
    [none] 船内にクルーがいる
   *[other] { $name }が船内にいる
}
play-aboard-no = { $name ->
    [none] 船内に誰もいません
   *[other] { $name }は船を離れていて、やり取りできません
}
play-aboard-short = 船を離れた
play-another = 他のクルーのカード
play-another-no = すでに自分が持っているカードです
play-another-short = 自分のカード

## Cards and cubes

play-in-hand = そのカードが手札にある
play-in-hand-no = そのカードを持っていません
play-in-hand-short = 手札にない
play-their-cards = { $name ->
    [none] 他のクルーがカードを持っている
   *[other] { $name }がカードを持っている
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] どちらもカードを持っていません
       *[other] 他のクルーがカードを持っていません
    }
   *[other] { $name }はカードを持っていません
}
play-their-cards-short = カードなし
play-their-card = { $name ->
    [none] 誰かがそのカードを持っている
   *[other] { $name }がそのカードを持っている
}
play-their-card-no = { $name ->
    [none] 誰もそのカードを持っていません
   *[other] { $name }はそのカードを持っていません
}
play-their-card-short = 持っていない
play-discarded = そのカードが捨て札にある
play-discarded-no = そのカードは捨て札にありません
play-discarded-short = 捨て札にない
play-face-up = そのカードが公開されている
play-face-up-no = そのカードは公開されていません
play-face-up-short = 公開カードにない
play-held-cube = 修理キューブを持っている
play-held-cube-no = 修理キューブを持っていません
play-held-cube-short = 手元になし
play-topmost = 先に修理するマスがない
play-topmost-no = 送電済みの部屋は1回で全マスを修理できます。合うマスのうち一番上を選んでください
play-topmost-short = 一番上のマスへ

## Rooms

play-passive-tokens = アクションで起動する
play-passive-tokens-no = 自動で働く部屋です。全マス修理済みのときにここでターンを始めると、アクショントークン2個を得ます
play-passive-tokens-short = 自動の部屋
play-strikes = ダメージを受ける部屋である
play-strikes-no = { $rooms-count ->
    [1] 動力コアはダメージを受けません
   *[other] この組み合わせの部屋は選べません
}
play-strikes-short = この部屋は不可
play-strikes-count = { $count ->
    [1] 1部屋
   *[other] 異なる{ $count }部屋
}
play-strikes-count-no = { $count ->
    [1] ダメージを受ける部屋を選んでください
   *[other] 異なる{ $count }部屋を選んでください
}
play-strikes-count-short = 先に選択を
