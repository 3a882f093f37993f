### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = 행동 { $price }번 남음
play-left-many-no = 행동 { $price }번이 필요한데, { $count ->
    [0] 남은 행동이 없습니다
   *[other] { $count }번만 남았습니다
}
play-left-many-short = 행동 { $price }번 필요
play-empty = 방에 아무도 없음
play-empty-no = 방에 승무원이 있습니다
play-empty-short = 방에 승무원 있음
play-do-cube = 수리 큐브
play-do-protection = 보호 토큰
play-do-action = 행동 토큰
play-other-crew = 다른 승무원
play-other-crew-no = 다른 승무원에게 주세요
play-other-crew-short = 자신은 불가
play-to-crew-no = { DEVICE() ->
    [pad] 승무원을 고르세요
   *[keys] 승무원 위에 놓으세요
}
play-to-crew-short = 승무원만
play-token-waits-no = 소지자가 있는 방이 타격받을 때까지 가지고 있습니다
play-token-waits-short = 타격 대기
play-cube-place-no = 자신이 있는 방의 빈 칸을 채웁니다
play-cube-place-short = 수리 칸만

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] 모두 채움
   *[no] 가진 큐브로
}
play-tip-held-cube = { DEVICE() ->
    [pad] 가진 수리 큐브입니다. 큐브와 자신이 있는 방의 빈 칸을 고르세요. 행동 1번, 카드는 필요 없습니다. 전환한 방이면 가진 큐브부터 써서 모든 칸을 채웁니다.
   *[keys] 가진 수리 큐브입니다. 자신이 있는 방의 빈 칸으로 드래그하거나 둘 다 클릭하세요. 행동 1번, 카드는 필요 없습니다. 전환한 방이면 가진 큐브부터 써서 모든 칸을 채웁니다.
}
play-tip-held-protection = 가진 보호 토큰입니다. 토큰마다 자신이 있는 방의 다음 타격을 막습니다.
damage-sunk-title = { $count ->
    [0] 맨 아래, 모두 확인함
   *[other] 맨 위와 맨 아래, 모두 확인함
}
damage-sunk = { $place ->
    [1] 마지막
   *[other] 끝에서 { $place }번째
}
play-info-held = 토큰으로 보호됨, 소지자: { $names }{ $count ->
   *[other] {""}
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, 이 게임에 없음: { $ability }
   *[v2] V2, 이 게임에 없음: { $ability }
}

## The log

play-log-paid = 더미에서 버림: { $cards }
play-log-cube = { PARTICLE($name, "이") } { $other }에게 수리 큐브를 줌
play-log-shield-given = { $same ->
    [yes] { PARTICLE($name, "이") } 보호 토큰을 가져옴
   *[no] { PARTICLE($name, "이") } { $other }에게 보호 토큰을 줌
}
play-log-shield-used = { PARTICLE($name, "이") } 보호 토큰을 내놓음
play-log-split = { PARTICLE($name, "이") } 위에 { $cards }, 맨 아래에 { PARTICLE($below, "을") } 놓음
play-log-sunk = { PARTICLE($name, "이") } { PARTICLE($below, "을") } 맨 아래에 놓음

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] 버림 더미에서 카드를 고르세요.
   *[keys] 버림 더미에서 손패로 카드를 드래그하거나 클릭하세요.
}
play-take-do = { $lost ->
    [nothing] { PARTICLE($name, "이") } { PARTICLE($take, "을") } 가져옵니다.
    [unknown] { PARTICLE($name, "이") } { PARTICLE($take, "을") } 가져옵니다. 더미 맨 위 카드도 버립니다.
   *[other] { PARTICLE($name, "이") } { PARTICLE($take, "을") } 가져옵니다. 더미에서 { PARTICLE($lost, "을") } 버립니다.
}
play-take-last = 더미의 마지막 카드입니다. 우주선을 잃습니다.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] { KEY("card-1") }~{ KEY("card-9") } 키
}
play-take-keys-lower = { DEVICE() ->
    [pad] 여기에 카드 놓기
   *[keys] 카드를 여기로 끌어 놓기
}
play-pair-text-hint = { DEVICE() ->
    [pad] 줄마다 카드를 1장이나 2장 고르세요.
   *[keys] 줄마다 카드를 1장이나 2장 클릭하거나, 카드를 다른 카드 위로 드래그하세요.
}
play-pair-do = { PARTICLE($first, "이") } { $second }에게 { PARTICLE($given, "을") } 주고 { PARTICLE($taken, "을") } 받습니다.
play-pair-uneven = 둘이 같은 수의 카드를 줘야 합니다. 지금: { $one }장과 { $two }장.
play-pair-agree = { PARTICLE($first, "과") } { PARTICLE($second, "이") } 동의하나요?
play-pair-agree-text = { $first }: { $given }. { $second }: { $taken }. 교환하기 전에 둘에게 물어보세요.
play-pair-agree-yes = 둘 다 동의
play-pair-agree-no = 동의 안 함
play-deal-supply = 나눠 줄 토큰 { $count }개 남음
play-deal-none = 모두 나눠 줌
play-deal-hint = { DEVICE() ->
    [pad] 토큰을 받을 승무원을 고르세요. 토큰을 고르면 되가져옵니다.
   *[keys] 토큰을 승무원에게 드래그하거나 받을 승무원을 클릭하세요. 토큰을 클릭하면 되가져옵니다.
}
play-deal-keys = { $key } 키, Shift로 되돌리기
play-deal-has = { $count }개 보유
play-deal-gets = { $count }개 받음
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name }: 수리 큐브 { $count }개
    [protection] { $name }: 보호 토큰 { $count }개
   *[action] { $name }: 행동 토큰 { $count }개
}
play-split-top = 더미 맨 위
play-split-top-note = 왼쪽부터 먼저 나옴
play-split-bottom = 더미 맨 아래
play-split-bottom-note = 맨 마지막, 선체 파열 바로 위
play-split-bottom-note-cards = 맨 마지막에 나옴
play-split-cards-top = 다음에 나올 순서: { $cards }
play-split-cards-bottom = 맨 마지막: { $cards }
play-split-empty = { DEVICE() ->
    [pad] 여기에 카드 놓기
   *[keys] 카드를 여기로 끌어 놓기
}
play-split-note = { DEVICE() ->
    [pad] 숨은 카드를 봐서 되돌릴 수 없습니다. { KEY("enter") } 버튼으로 카드를 집고 { KEY("left") } 또는 { KEY("right") } 버튼으로 옮깁니다. 테이블 보기: { KEY("tab") } 누르고 있기.
   *[keys] 숨은 카드를 봐서 되돌릴 수 없습니다. 카드를 클릭·드래그하거나 { KEY("card-1") }~{ KEY("card-9") } 키로 집어 화살표로 옮깁니다. 테이블 보기: { KEY("tab") } 누르고 있기.
}
play-split-later = 선체 파열 전 마지막: { $rooms }
