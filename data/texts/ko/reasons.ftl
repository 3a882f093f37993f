### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = 행동으로 작동
play-passive-no = 자동으로 적용되는 능력이라 직접 작동할 수 없습니다
play-passive-short = 자동 능력
play-first = 먼저 결정할 것 없음
play-first-no = { PARTICLE($name, "이") } 먼저 다른 것을 결정해야 합니다
play-first-short = 먼저 결정
play-seat = 내가 결정할 때
play-seat-no = { PARTICLE($name, "이") } 결정합니다
play-seat-short = 지금은 불가
play-over = 게임이 끝나지 않음
play-over-no = 게임이 끝났습니다
play-over-short = 게임 끝
play-choice = 고를 수 있음
play-choice-no = { $choice ->
    [none] 고를 수 있는 것이 없습니다
   *[other] { PARTICLE($choice, "은") } 여기서 고를 수 없습니다
}
play-choice-short = 여기서 불가
play-unknown-key = “{ $key }” 이름이 여기에 있음
play-unknown-key-no = 여기에는 “{ $key }” 이름이 없습니다
play-unknown-key-short = 모르는 이름
play-unknown-value = “{ $key }” 값으로 { $value } 가능
play-unknown-value-no = “{ $key }” 값은 { $value }일 수 없습니다
play-unknown-value-short = 모르는 값

## Crew members

play-aboard = { $name ->
    [none] 승무원이 우주선에 있음
   *[other] { PARTICLE($name, "이") } 우주선에 있음
}
play-aboard-no = { $name ->
    [none] 우주선에 아무도 없습니다
   *[other] { PARTICLE($name, "은") } 우주선을 떠나 손이 닿지 않습니다
}
play-aboard-short = 우주선을 떠남
play-another = 다른 승무원
play-another-no = 이미 가진 카드입니다
play-another-short = 이미 보유

## Cards and cubes

play-in-hand = 손패에 있는 카드
play-in-hand-no = 손패에 그런 카드가 없습니다
play-in-hand-short = 손패에 없음
play-their-cards = { $name ->
    [none] 다른 승무원에게 카드가 있음
   *[other] { $name }에게 카드가 있음
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] 어느 쪽에도 카드가 없습니다
       *[other] 다른 승무원에게 카드가 없습니다
    }
   *[other] { $name }에게 카드가 없습니다
}
play-their-cards-short = 카드 없음
play-their-card = { $name ->
    [none] 승무원에게 그 카드가 있음
   *[other] { $name }에게 그 카드가 있음
}
play-their-card-no = { $name ->
    [none] 아무에게도 그런 카드가 없습니다
   *[other] { $name }에게 그런 카드가 없습니다
}
play-their-card-short = 없는 카드
play-discarded = 버림 더미에 있는 카드
play-discarded-no = 버림 더미에 그런 카드가 없습니다
play-discarded-short = 버림 더미에 없음
play-face-up = 공개 카드
play-face-up-no = 그런 공개 카드가 없습니다
play-face-up-short = 공개 카드 아님
play-held-cube = 수리 큐브를 가지고 있음
play-held-cube-no = 가진 수리 큐브가 없습니다
play-held-cube-short = 가진 큐브 없음
play-topmost = 먼저 채울 다른 칸 없음
play-topmost-no = 전환한 방은 수리 한 번으로 모든 칸이 찹니다. 맞는 칸 중 맨 위를 고르세요
play-topmost-short = 맨 위 칸

## Rooms

play-passive-tokens = 행동으로 작동
play-passive-tokens-no = 자동으로 적용됩니다. 완전히 수리된 동안 이곳에서 턴을 시작하면 행동 토큰 2개를 얻습니다
play-passive-tokens-short = 자동 능력
play-strikes = 타격할 수 있는 방
play-strikes-no = { $rooms-count ->
    [1] 에너지 코어는 타격받지 않습니다
   *[other] 이 방들은 함께 타격할 수 없습니다
}
play-strikes-short = 이 방은 불가
play-strikes-count = { $count ->
    [1] 방 1곳
   *[other] 서로 다른 방 { $count }곳
}
play-strikes-count-no = { $count ->
    [1] 타격받을 방을 고르세요
   *[other] 서로 다른 방 { $count }곳을 고르세요
}
play-strikes-count-short = 먼저 고르기
