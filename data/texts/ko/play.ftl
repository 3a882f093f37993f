### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
play-room-bridge = 함교
play-room-cargo-hold = 화물칸
play-room-medical-bay = 의무실
play-room-crew-quarters = 승무원 숙소
play-room-energy-core = 에너지 코어
play-room-engine-room = 기관실
play-room-armoury = 무기고
play-room-repair-centre = 정비실
play-room-mess-hall = 식당
play-resource-data = 데이터
play-resource-metal = 금속
play-resource-nanobots = 나노봇
play-resource-energy = 에너지
play-resource-universal = 만능 카드
play-counted = { $resource } { $count }장
play-counted-universal = { $resource } { $count }장
play-list-and = { PARTICLE($head, "과") } { $last }
play-list-or = { PARTICLE($head, "이나") } { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }. { $other }
play-refused-label = 할 수 없음

## What somebody tries to do: the beginning of a refusal

play-do-that = 지금은 불가
play-do-move = 이동
play-do-move-room = { PARTICLE($room, "으로") } 이동
play-do-send = { $name } 보내기
play-do-send-room = { PARTICLE($name, "을") } { PARTICLE($room, "으로") } 보내기
play-do-scavenge = 탐색
play-do-share = 주고받기
play-do-give = { $name }에게 { $card } 주기
play-do-pick = 카드 가져오기
play-do-take = { $name }에게서 { $card } 받기
play-do-repair = 수리
play-do-repair-room = { $room } 수리
play-do-divert = 동력 전환
play-do-divert-room = { $room } 동력 전환
play-do-activate = 작동
play-do-activate-room = { $room } 작동
play-do-card = { $card }
play-do-card-room = { $room }에 { $card } 내기
play-do-discard = { $card } 버리기
play-do-damage = 손상 통제
play-do-board = 탈출 포드 탑승

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = 행동 { $count }번 남음
play-left-no = 이번 턴에 남은 행동이 없습니다
play-left-short = 남은 행동 없음

play-standing = { $room }에 있음
play-standing-no = 그 방에 있어야 하는데, 지금 { $here }에 있습니다
play-standing-short = 여기서 불가

play-company = 같은 방에 다른 승무원이 있음
play-company-no = 이 방에 다른 승무원이 없습니다
play-company-short = 같이 있는 승무원 없음
play-cards = 주고받을 카드가 있음
play-cards-no = { $theirs ->
    [0] 어느 쪽에도 카드가 없습니다
   *[other] 손패가 없습니다
}
play-cards-short = 카드 없음
play-together = { PARTICLE($name, "과") } 같은 방에 있음
play-together-no = { PARTICLE($name, "은") } { $room }에, 나는 { $here }에 있습니다. 같은 방에 있어야 합니다
play-together-short = 다른 방
play-to-hand-no = 받은 카드는 { $name }의 손패로 갑니다
play-to-hand-short = 손패로
play-pick-later-no = 탐색하거나, 행동을 마친 뒤 수집할 때 가져옵니다
play-pick-later-short = 탐색이나 수집 때

play-whole = { $spaces ->
    [0] 수리할 것이 없는 곳
   *[other] 큐브 { $spaces }개가 모두 있음
}
play-whole-no = 먼저 수리하세요(큐브 { $spaces }개 중 { $cubes }개 있음)
play-whole-short = 먼저 수리
play-broken = 수리할 칸이 있음
play-broken-no = 여기에는 수리할 칸이 없습니다
play-broken-short = 수리할 칸 없음
play-broken-elsewhere = 다른 방에 수리할 칸이 있음
play-broken-elsewhere-no = 수리할 다른 방이 없습니다
play-broken-elsewhere-short = 수리할 칸 없음
play-exposed = 빈 칸
play-exposed-no = 이 칸에는 아직 큐브가 있습니다
play-exposed-short = 빈 칸 아님
play-fitting = 맞는 카드
play-fitting-no = { $card ->
    [none] { $count ->
        [0] { PARTICLE(FORM($wanted, "or"), "이") } 필요한데 손패가 없습니다
        [1] { PARTICLE($held, "은") } 맞지 않습니다. { PARTICLE(FORM($wanted, "or"), "이") } 필요합니다
       *[other] { PARTICLE(FORM($wanted, "or"), "이") } 필요한데, 그런 카드도 만능 카드도 없습니다
    }
   *[other] { PARTICLE($card, "은") } 맞지 않습니다. { PARTICLE(FORM($wanted, "or"), "이") } 필요합니다
}
play-fitting-short = 맞는 카드 없음
play-fitting-elsewhere = 맞는 카드
play-fitting-elsewhere-no = 손상된 방에는 { PARTICLE(FORM($wanted, "or"), "이") } 필요한데, 손패에 없습니다
play-fitting-elsewhere-short = 맞는 카드 없음
play-match = 맞는 카드
play-match-no = { $card ->
    [none] 이 칸에는 { PARTICLE(FORM($space, "or"), "이") } 필요한데, 손패에 없습니다
   *[other] 이 칸에는 { PARTICLE($card, "이") } 맞지 않습니다. { PARTICLE(FORM($space, "or"), "이") } 필요합니다
}
play-match-short = 맞지 않는 카드
play-cube = 공급처에 큐브가 있음
play-cube-no = 공급처에 남은 수리 큐브가 없습니다
play-cube-short = 남은 큐브 없음
play-other-room = 다른 방
play-other-room-no = 정비실은 다른 방만 수리합니다
play-other-room-short = 다른 방만

play-power = 전환할 동력이 있음
play-power-no = 에너지 코어는 동력을 받는 곳이라 전환할 동력이 없습니다
play-power-short = 동력 없음
play-undiverted = 아직 동력을 전환하지 않음
play-undiverted-no = 이미 동력을 전환했습니다
play-undiverted-short = 이미 전환됨
play-cost = 비용
play-cost-no = { $cost-paid ->
    [0] { PARTICLE(FORM($cost, "lacking"), "이") } 더 필요합니다
   *[other] { PARTICLE(FORM($cost, "paid"), "은") } 있지만, { PARTICLE(FORM($cost, "lacking"), "이") } 더 필요합니다
}
play-cost-short = { $cost-kinds ->
    [1] { $cost-first } { $cost-lacking }장 부족
   *[other] 카드 { $cost-lacking }장 부족
}
play-in-cost = 비용에 드는 카드
play-in-cost-no = { PARTICLE($card, "은") } 비용에 들지 않습니다
play-in-cost-short = 다른 카드

play-power-all = 방 { $goal ->
    [8] 8곳
   *[other] { $goal }곳
}을 모두 전환함
play-power-all-no = 지금까지 방 { $goal }곳 중 { $number }곳을 전환했습니다
play-power-all-short = { $number }/{ $goal } 전환
play-apart = 함께할 다른 승무원이 있음
play-apart-no = 모두 한 방에 있어 함께할 승무원이 없습니다
play-apart-short = 함께할 승무원 없음
play-any-cards = 주거나 받을 카드가 있음
play-any-cards-no = 아무도 카드를 가지고 있지 않습니다
play-any-cards-short = 카드 없음
play-own-cards = 내 카드가 있음
play-own-cards-no = 손패가 없습니다
play-own-cards-short = 손패 없음
play-discards = 버림 더미에 카드가 있음
play-discards-no = 버림 더미가 비어 있습니다
play-discards-short = 빈 버림 더미
play-damage-cards = 볼 손상 카드가 있음
play-damage-cards-no = 남은 손상 카드가 없습니다
play-damage-cards-short = 손상 카드 없음
play-shields = 공급처에 보호 토큰이 있음
play-shields-no = 공급처에 남은 보호 토큰이 없습니다
play-shields-short = 남은 보호 없음

play-next-door = 인접한 방
play-next-door-no = { $steps ->
    [none] 그쪽에는 방이 없습니다
    [0] 이미 그곳에 있습니다
   *[other] 이동 { $steps }번 거리입니다. 한 번에 방 1곳씩 이동하며, 대각선으로는 이동할 수 없습니다
}
play-next-door-short = { $steps ->
    [none] 방 없음
    [0] 이미 그곳
   *[other] 이동 { $steps }번 거리
}
play-own-meeple-no = { $name }만 옮길 수 있습니다. 승무원 숙소에서는 누구든 보낼 수 있습니다
play-own-meeple-short = 다른 승무원의 미플
play-to-room-no = 미플은 방으로만 옮길 수 있습니다
play-to-room-short = 방으로만
play-elsewhere = 다른 방
play-elsewhere-no = { PARTICLE($name, "은") } 이미 그곳에 있습니다
play-elsewhere-short = 이미 그곳
play-joined = 그곳에 함께할 승무원이 있음
play-joined-no = 그곳에는 함께할 승무원이 없습니다
play-joined-short = 승무원 없음

play-to-discard-no = 손패 제한은 { $hand-limit }장입니다. 이 카드는 버림 더미로 갑니다
play-to-discard-short = 버림 더미로
play-to-space-no = 다른 방의 빈 칸 1개를 수리합니다
play-to-space-short = 수리 칸만
play-card-discard-no = 카드는 비용을 내거나 턴 끝에 { $hand-limit }장을 넘을 때만 버립니다
play-card-discard-short = 비용으로만
play-card-deck-no = 카드는 더미로 되돌릴 수 없습니다
play-card-deck-short = 되돌릴 수 없음
play-card-face-up-no = 카드는 공개 카드로 되돌릴 수 없습니다
play-card-face-up-short = 되돌릴 수 없음
play-pod-online = 방 { $goal }곳을 전환함
play-pod-online-no = 꺼져 있습니다. 지금까지 방 { $goal }곳 중 { $number }곳을 전환했습니다
play-pod-online-short = 포드 꺼짐
play-pod-core = 에너지 코어에 있음
play-pod-core-no = 에너지 코어에서만 탑승할 수 있습니다
play-pod-core-short = 코어에서만
play-pod-free = 포드가 아직 있음
play-pod-free-no = { PARTICLE($name, "이") } 이미 타고 떠났습니다
play-pod-free-short = 포드 떠남
play-card-pod-no = 포드에는 승무원만 탈 수 있습니다
play-card-pod-short = 승무원만
play-place-few-no = { $count ->
    [1] 타격받을 방을 고르세요
   *[other] 서로 다른 방 { $count }곳을 고르세요
}
play-place-few-short = 먼저 고르기
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [1] 이미 방을 골랐습니다. 다시 고르면 취소됩니다
       *[other] 이미 방 { $count }곳을 골랐습니다. 하나를 다시 고르면 취소됩니다
    }
   *[keys] { $count ->
        [1] 이미 방을 골랐습니다. 클릭하면 취소됩니다
       *[other] 이미 방 { $count }곳을 골랐습니다. 하나를 클릭하면 취소됩니다
    }
}
play-place-full-short = 더 고를 수 없음
play-damage-room-no = 방만 손상될 수 있습니다
play-damage-room-short = 방만
play-card-other-no = 카드는 수리 칸이나 전환 비용에 내거나, 같은 방의 승무원에게 줍니다
play-card-other-short = 그곳은 불가
play-aim-scavenge-no = { DEVICE() ->
    [pad] 우주선 어디든 됩니다
   *[keys] 아무 데나 던지세요
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] 우주선 어디든
   *[keys] 아무 데나 던지기
}
play-aim-share-no = 같은 방의 승무원을 고르세요
play-aim-share-short = 그곳은 불가
play-aim-repair-no = 자신이 있는 방의 빈 칸을 고르세요
play-aim-repair-short = 그곳은 불가
play-aim-divert-no = 자신이 있는 방을 고르세요
play-aim-divert-short = 그곳은 불가
play-aim-activate-no = 자신이 있는 방을 고르세요
play-aim-activate-short = 그곳은 불가

## The log

play-any-rooms = 원하는 방 { $count }곳
play-log-setup = { $count ->
    [0] 우주선 준비 완료
   *[other] 우주선 준비 완료, 첫 턴 전에 손상 카드 { $count }장이 타격
}
play-log-turn = { $turn }턴: { $name }
play-log-finish = { PARTICLE($name, "이") } 행동을 마침
play-log-nothing = { PARTICLE($name, "이") } 카드를 더 가져오지 않음
play-log-action = { $name }: { $action }
play-log-move = { PARTICLE($name, "이") } { PARTICLE($room, "으로") } 이동
play-log-sent = { $same ->
    [yes] { PARTICLE($name, "이") } { PARTICLE($room, "으로") } 감
   *[no] { PARTICLE($name, "이") } { PARTICLE($other, "을") } { PARTICLE($room, "으로") } 보냄
}
play-log-scavenge = { PARTICLE($name, "이") } 탐색, 주사위 { $value }: { $cards ->
    [0] 없음
   *[other] 카드 { $cards }장
}
play-log-breach-roll = 선체 파열, 주사위 { $value }: { $cards ->
    [0] 잃은 카드 없음
   *[other] 카드 { $cards }장 잃음
}
play-log-from-deck = { PARTICLE($name, "이") } { PARTICLE($cards, "을") } 뽑음
play-log-from-face-up = { PARTICLE($name, "이") } 공개된 { PARTICLE($cards, "을") } 가져옴
play-log-from-discard = { PARTICLE($name, "이") } 버림 더미에서 { PARTICLE($cards, "을") } 가져옴
play-log-given = { PARTICLE($name, "이") } { $other }에게 { PARTICLE($cards, "을") } 줌
play-log-discard = { PARTICLE($name, "이") } { PARTICLE($cards, "을") } 버림
play-log-swap-in = { PARTICLE($name, "이") } { PARTICLE($cards, "을") } 버림 더미에 놓음
play-log-lost = 우주로 사라짐: { $cards }
play-log-repair = { PARTICLE($name, "이") } { PARTICLE($card, "으로") } { $room } 수리{ $count ->
    [1] { "" }
   *[other] : 큐브 { $count }개
}
play-log-repair-cube = { PARTICLE($name, "이") } 가진 큐브로 { $room } 수리{ $count ->
    [1] { "" }
   *[other] : 큐브 { $count }개
}
play-log-divert = { PARTICLE($name, "이") } { PARTICLE($cards, "으로") } { $room } 동력 전환
play-log-activate = { PARTICLE($name, "이") } { $room } 작동
play-log-token = { PARTICLE($name, "이") } 행동 토큰을 씀
play-log-tokens = { PARTICLE($name, "이") } 행동 토큰 { $count }개를 얻음
play-log-shields = { PARTICLE($name, "이") } { $rooms } 보호
play-log-returned = { $rooms }의 보호 토큰 { $count }개를 되돌려 놓음
play-log-seen = { PARTICLE($name, "이") } 다음 { $deck ->
    [deck] 자원 카드 { $count }장을 봄
   *[other] 손상 카드 { $count }장을 봄
}
play-log-ordered = { $count ->
    [1] { PARTICLE($name, "이") } 카드를 되돌려 놓음
   *[other] { PARTICLE($name, "이") } 카드를 되돌려 놓음: { $cards }
}
play-log-then = { ", 그다음 " }
play-log-damage = { $rooms } 타격
play-log-damage-brief = 손상: { $rooms }
play-log-hit-cube = { PARTICLE($room, "이") } 큐브를 잃음
play-log-hit-protected = 보호 토큰이 { PARTICLE($room, "을") } 지킴
play-log-hit-destroyed = { $room } 파괴
play-log-breach = 남은 손상 카드 없음: 다음 턴부터 선체 파열
play-log-over-energy-core = 에너지 코어 재가동: 우주선을 구함
play-log-over-deck-empty = 자원 더미가 바닥남: 우주선을 잃음
play-log-over-room-destroyed = { $room } 파괴: 우주선을 잃음

## Over the table

play-die-scavenge = { $cards ->
    [0] 찾지 못함
   *[other] 카드 { $cards }장
}
play-die-breach = { $cards ->
    [0] 잃은 카드 없음
   *[other] 카드 { $cards }장 잃음
}
play-breach-title = 선체 파열
play-breach-text = 남은 손상 카드가 없습니다. 다음 턴부터 주사위를 굴려 자원 카드를 잃습니다.
play-banner-title = { $name }의 턴
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] { $turn }턴. 컨트롤러를 넘겨주세요.
       *[no] { $turn }턴.
    }
   *[keys] { $handed ->
        [yes] { $turn }턴. 마우스를 넘겨주세요.
       *[no] { $turn }턴.
    }
}
play-info-repair = 수리에 쓸 카드
play-info-divert = 전환 비용
play-info-cubes = { $diverted ->
    [yes] 큐브 3개 중 { $cubes }개 있음, 동력 전환됨
   *[no] 큐브 3개 중 { $cubes }개 있음
}
play-info-core = 방 8곳 중 { $count }곳의 동력이 들어옴
play-info-shields = 보호 토큰 { $count }개
play-info-crew = 여기: { $names }

## Dialogs of decisions

play-confirm = 확정
play-close = 닫기
play-back = 되돌리기
play-choose-first = 먼저 고르세요.
play-decides = { PARTICLE($name, "이") } 결정
play-follows = 결과
play-afterwards = 이후의 테이블
play-seen-by-all = 뽑을 때까지 모두가 앎
play-look = { DEVICE() ->
    [pad] 테이블을 둘러보세요. 아무 버튼이나 누르면 돌아갑니다. { KEY("tab") } 버튼을 누르고 있는 동안에도 보입니다.
   *[keys] 테이블을 둘러보세요. 아무 키나 누르거나 클릭하면 돌아갑니다. { KEY("tab") } 키를 누르고 있는 동안에도 보입니다.
}
play-peek-back = { DEVICE() ->
    [pad] { KEY("tab") } 버튼을 놓고 결정하세요
   *[keys] { KEY("tab") } 키를 놓거나 클릭하거나 아무 키나 눌러 결정하세요
}
play-note-undo = 카드를 뽑거나 주사위를 굴리기 전까지 되돌릴 수 있습니다. 테이블 보기: { KEY("tab") } 누르고 있기.
play-note-final = 숨은 카드를 봐서 되돌릴 수 없습니다. 테이블 보기: { KEY("tab") } 누르고 있기.
play-order-note = { DEVICE() ->
    [pad] 숨은 카드를 봐서 되돌릴 수 없습니다. { KEY("enter") } 버튼으로 카드를 집고 { KEY("left") } 또는 { KEY("right") } 버튼으로 옮깁니다. 테이블 보기: { KEY("tab") } 누르고 있기.
   *[keys] 숨은 카드를 봐서 되돌릴 수 없습니다. 카드를 클릭·드래그하거나 { KEY("card-1") }~{ KEY("card-9") } 키로 집어 화살표로 옮깁니다. 테이블 보기: { KEY("tab") } 누르고 있기.
}
play-order-first = 더미 맨 위: 먼저 나옴
play-order-last = 마지막에 나옴
play-order-reset = 순서 초기화
play-cargo-first = { PARTICLE($name, "이") } 더미에서 수집할 { $count ->
    [1] 1장
    [2] 2장
   *[other] { $count }장
}:
play-cargo-then = 그다음 { PARTICLE($name, "이") } 뽑을 수 있는 카드:
play-cargo-torn = 그다음 선체 파열로 다음 카드 { $least }~{ $most }장을 잃습니다.
play-cargo-or = 또는 공개 카드 1장
play-bridge-line = { $turn }턴이 끝날 때({ $name }): { $rooms }
play-bridge-fatal = 우주선을 잃게 됨
play-no-cards = 카드 없음
play-own-hand = { $name }의 손패
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift + { KEY("card-1") }~{ KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] { KEY("card-1") }~{ KEY("card-9") } 키
}
play-engine-text-hint = { DEVICE() ->
    [pad] 줄마다 카드 1장을 고르세요.
   *[keys] 버림 더미의 카드를 손패의 카드 위로 드래그하거나, 줄마다 1장을 클릭하세요.
}
play-engine-pile = 버림 더미, 자원별
play-engine-do = { PARTICLE($name, "이") } { PARTICLE($give, "을") } { PARTICLE($take, "과") } 교환합니다.
play-mess-text-hint = { DEVICE() ->
    [pad] 주거나 받을 카드를 고르세요. 교환하려면 양쪽에서 1장씩 고르세요.
   *[keys] 주거나 받을 카드를 클릭하거나 드래그하세요. 교환하려면 양쪽에서 1장씩 고르세요.
}
play-mess-give = { PARTICLE($name, "이") } { $other }에게 { PARTICLE($give, "을") } 줍니다.
play-mess-take = { PARTICLE($name, "이") } { $other }에게서 { PARTICLE($take, "을") } 받습니다.
play-mess-swap = { PARTICLE($name, "이") } { $other }에게 { PARTICLE($give, "을") } 주고 { PARTICLE($take, "을") } 받습니다.

## Several ways

play-way-pay = { $universals ->
    [0] 만능 카드 없이
   *[other] 만능 카드 { $universals }장으로
}
play-way-slot = { $number }번 칸: { $resource }
play-way-refill = 모든 칸을 채움
play-way-give = { $name }에게 주기
play-way-take = { $name }에게서 받기
play-way-of = { $action }: { $way }
play-way-draw = 더미에서
play-way-nothing = 없음
play-way-go-on = 계속
play-way-parts = { $head } · { $next }
play-way-none = 없음
play-way-share = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
play-ask-repair = { $room } 수리: 어떻게 할까요?
play-ask-divert = { $room } 동력 전환: 무엇으로 낼까요?
play-ask-share = { PARTICLE($name, "과") } 주고받기
play-ask-action = { $action }: 어떻게 할까요?
play-list-one = 하나를 고르세요
play-list-card = 자원 카드 1장을 고르세요
play-list-cards = 자원 카드를 고르세요
play-list-damage-card = 손상 카드 1장을 고르세요
play-list-damage-cards = 손상 카드를 고르세요
play-list-crew = 승무원 1명을 고르세요
play-list-crews = 승무원을 고르세요
play-list-room = 방 1곳을 고르세요
play-list-rooms = 방을 고르세요
play-list-slot = 수리 칸 1개를 고르세요
play-list-slots = 수리 칸을 고르세요
play-list-shares = 누가 몇 개를 받을지 고르세요
play-list-number = 수를 고르세요
play-list-then = { $chosen }. { $next }
play-list-action = 방법을 고르세요.
play-list-note = 고르기 전에는 아무 일도 일어나지 않습니다. 테이블 보기: { KEY("tab") } 누르고 있기.
play-more-title = 다른 행동
play-more-cost = { $count ->
    [0] 비용 없음
   *[other] 행동 { $count }번
}
play-more-way = { $action }: { $cost }
play-step-back = 뒤로

## Prompts above the dock

play-prompt-damage = 손상
play-prompt-damage-text = { DEVICE() ->
    [pad] 맨 위 손상 카드가 방을 차례로 타격합니다. { KEY("enter") } 버튼으로 건너뜁니다.
   *[keys] 맨 위 손상 카드가 방을 차례로 타격합니다. 클릭하면 건너뜁니다.
}
play-prompt-breach = 선체 파열
play-prompt-breach-text = { DEVICE() ->
    [pad] 주사위로 잃을 자원 카드의 수를 정합니다. { KEY("enter") } 버튼으로 건너뜁니다.
   *[keys] 주사위로 잃을 자원 카드의 수를 정합니다. 클릭하면 건너뜁니다.
}
play-prompt-deal = 준비
play-prompt-deal-text = { DEVICE() ->
    [pad] 방이 무작위로 놓이고, 모두 카드를 받은 뒤, 첫 손상 카드가 우주선을 타격합니다. { KEY("enter") } 버튼으로 건너뜁니다.
   *[keys] 방이 무작위로 놓이고, 모두 카드를 받은 뒤, 첫 손상 카드가 우주선을 타격합니다. 클릭하면 건너뜁니다.
}
play-prompt-seat = { PARTICLE($name, "이") } 결정
play-prompt-seat-text = { DEVICE() ->
    [pad] 방과 더미로 가면 설명이 나옵니다. { KEY("enter") } 버튼으로 건너뜁니다.
   *[keys] 방과 더미를 가리키면 설명이 나옵니다. 클릭하면 건너뜁니다.
}
play-prompt-over = 게임이 끝남
play-prompt-over-text = 천천히 둘러보세요. { KEY("end") } 또는 이 버튼으로 결과를 봅니다.

## Escape Pod

play-board-title = { PARTICLE($name, "이") } 우주선을 떠날까요?
play-board-text = 턴이 바로 끝나며, 되돌아올 수 없습니다. { PARTICLE($name, "은") } 손패를 지니고 토큰과 큐브를 내놓습니다. 그다음 버림 더미 맨 위 카드를 가져오고 주사위를 굴립니다. 굴린 수가 가진 카드 수 이하면 1장을 더 가져옵니다. 이후 { PARTICLE($name, "은") } 턴마다 이것만 합니다. 우주선을 구하면 { PARTICLE($name, "은") } 지고 나머지가 이깁니다. 우주선을 잃으면 { PARTICLE($name, "은") } 마지막 카드를 가져오고 한 번 굴립니다. 굴린 수가 가진 카드 수보다 높으면 { $name } 혼자 이깁니다. 아니면 모두 집니다.
play-board-yes = 포드에 탑승
play-board-no = 승무원 곁에 남기
play-tip-pod = 탈출 포드: 방 { $pod-rooms }곳을 전환하면 승무원 1명이 에너지 코어에서 떠날 수 있습니다{ KEY("board", before: " (", after: ")") }. 행동 1번이 들며, 되돌아올 수 없습니다.
play-tip-pod-taken = { PARTICLE($name, "은") } 표류 중입니다. 턴마다 버림 더미 맨 위 카드를 가져오고 주사위를 굴립니다. 굴린 수가 가진 카드 수 이하면 1장을 더 가져옵니다.
play-log-board = { PARTICLE($name, "이") } 탈출 포드를 타고 우주선을 떠남
play-log-pod-roll = 표류 중인 { $name }, 주사위 { $value }: { $more ->
    [yes] 카드 1장 더
   *[no] 카드 없음
}
play-log-last-roll = { $name }의 마지막 굴림 { $value }: { $free ->
    [yes] 포드 탈출 성공
   *[no] 포드도 우주선과 함께 잃음
}
play-prompt-pod = { $name }, 표류 중
play-prompt-pod-text = { DEVICE() ->
    [pad] 탈주자는 버림 더미에서 카드 1장을 가져오고 굴립니다. 굴린 수가 가진 카드 수 이하면 1장을 더 가져옵니다. { KEY("enter") } 버튼으로 건너뜁니다.
   *[keys] 탈주자는 버림 더미에서 카드 1장을 가져오고 굴립니다. 굴린 수가 가진 카드 수 이하면 1장을 더 가져옵니다. 클릭하면 건너뜁니다.
}
play-pod-leaves = { PARTICLE($name, "이") } 우주선을 떠남
play-pod-leaves-text = 되돌아올 수 없습니다. 우주선을 구하면 { PARTICLE($name, "은") } 집니다.
play-pod-turn = { $name }, 탈출 포드로 표류 중
play-pod-turn-text = { $taken ->
    [0] 버림 더미가 비었지만 주사위는 굴립니다.
   *[other] 카드 1장을 가져오고 굴립니다. { $held } 이하면 { $left ->
        [0] 1장을 더 가져오지만, 남은 카드가 없습니다
       *[other] 1장을 더 가져옵니다
    }.
}
play-pod-last = 마지막 굴림
play-pod-last-text = { $taken ->
    [0] { PARTICLE($name, "이") } 가져올 카드가 없습니다.
   *[other] { PARTICLE($name, "이") } 마지막 카드를 가져옵니다.
} 굴린 수가 가진 카드 수보다 높아야 탈출합니다.
play-die-pod = 가진 카드 { $held }장: { $more ->
    [yes] 1장 더
    [none] 가져올 카드 없음
   *[no] 더 없음
}
play-die-last = { $more ->
    [yes] { $held }장보다 높음: 포드 탈출 성공
   *[no] { $held }장 이하: 포드를 잃음
}

## Damage Control

play-left-unseen = 손상 통제로 유형마다 아무도 보지 않은 카드 1장이 빠졌습니다. { $possible }장 중 아무 카드나 나올 수 있고, 이 유형은 { $left }장 남았습니다.
play-left-to-crew = 다음 손상 카드가 방을 고르게 할 확률: { $percent }%.
play-hit-left = { $left ->
    [0] 타격 후 큐브 없음
   *[other] 타격 후 큐브 { $left }개
}
play-hit-token = 토큰이 타격을 막음
play-hit-holder = 승무원의 토큰이 막음
play-damage-lost = 이렇게 고르면 우주선을 잃습니다.
play-hit-fatal = 우주선을 잃음
play-log-damage-control = { PARTICLE($name, "이") } { $rooms } 선택

## End of the actions

play-end-title = 행동을 마칠까요?
play-end-text = { $tokens ->
    [0] { $lost ->
        [1] 행동이 1번 남았지만 공급처에 행동 토큰이 없습니다. 이 행동은 사라집니다.
       *[other] 행동 { $lost }번이 사라집니다. 공급처에 행동 토큰이 모자랍니다.
    }
   *[other] 쓰지 않은 행동은 { $left }번인데, 공급처의 행동 토큰은 { $tokens }개뿐입니다. 행동 { $lost }번이 사라집니다.
}
play-end-yes = 행동 마치기

## Undo

play-undo-roll = 되돌릴 수 없음: 주사위를 굴렸습니다
play-undo-seen = 되돌릴 수 없음: 숨은 카드를 봤습니다
play-undo-drawn = 되돌릴 수 없음: 카드를 뽑았습니다
play-undo-start = 아직 되돌릴 것이 없습니다
play-undo-others = 되돌릴 것 없음: 내가 한 선택이 없습니다
play-redo-none = 다시 실행할 것이 없습니다
play-tip-undo = 마지막 선택 되돌리기{ KEY("undo", before: " (", after: ")") }
play-tip-redo = 다시 실행{ KEY("redo", before: " (", after: ")") }
play-tip-log = 기록{ KEY("log", before: " (", after: ")") }
play-tip-help = 도움말과 키{ KEY("help", before: " (", after: ")") }
play-tip-menu = 메뉴{ KEY("escape", before: " (", after: ")") }
play-tip-more = 다른 행동{ KEY("more", before: " (", after: ")") }: 각각의 비용과, 지금 할 수 없는 이유.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] 카드로 가면 우주선에 그 방이 보입니다.
   *[keys] 카드를 가리키면 우주선에 그 방이 보입니다.
}
play-map-odds = 백분율은 지금 정한 순서에서 다음 손상 카드가 그 방을 타격할 확률입니다.
play-map-repairs = { $count ->
    [0] 지금 수리할 수 있는 칸이 없습니다.
   *[other] 지금 수리 가능: { $rooms }
}
play-map-diverts = { $count ->
    [0] 전환에 이 카드가 필요한 방이 없습니다.
   *[other] 전환에 필요한 방: { $rooms }
}
play-map-struck = { $count ->
    [0] 승무원이 방을 고릅니다.
   *[other] 타격: { $rooms }
}

## Log, pile and help

play-log-title = 기록
play-log-help = { DEVICE() ->
    [pad] { KEY("up") } 또는 { KEY("down") } 버튼으로 스크롤합니다.
   *[keys] 줄을 가리키면 무엇이 바뀌었는지 보입니다. 휠이나 화살표로 스크롤합니다.
}
play-log-hidden = { DEVICE() ->
    [pad] 카드 세기 금지: 이번 턴과 지난 턴만 보입니다. { KEY("up") } 또는 { KEY("down") } 버튼으로 스크롤합니다.
   *[keys] 카드 세기 금지: 이번 턴과 지난 턴만 보입니다. 휠이나 화살표로 스크롤합니다.
}
play-piles-title = 더미
play-piles-deck = 자원 더미
play-piles-discard = 버림 더미
play-piles-damage-deck = 손상 더미
play-piles-damage-discard = 지금까지의 손상
play-piles-deck-text = { $count ->
    [1] 자원 더미에 카드 1장이 남았습니다:
   *[other] 자원 더미에 카드 { $count }장이 { $seen ->
        [0] 알 수 없는 순서로
       *[other] 이미 본 카드 아래에 알 수 없는 순서로
    } 남았습니다:
}
play-piles-damage-text = { $count ->
    [0] 남은 카드가 없습니다. 선체가 파열됐습니다.
    [1] 선체 파열까지 남은 카드 1장:
   *[other] 선체 파열까지 남은 카드 { $count }장, { $seen ->
        [0] 유형 순서, 유형 안에서는 섞임
       *[other] 보지 않은 카드는 유형 순서
    }:
}
play-piles-seen = { $count ->
    [1] 모두가 다음 카드를 봤습니다:
   *[other] 모두가 다음 { $count }장을 봤습니다. 순서:
}
play-piles-missing = 여기 보이는 카드 중 유형마다 1장은 더미에 없습니다. 어느 카드인지는 알 수 없습니다.
play-piles-bottom = { $count ->
    [1] 모두가 마지막 카드를 봤습니다:
   *[other] 모두가 마지막 { $count }장을 봤습니다:
}
play-piles-unseen = 맨 위의 카드는 아무도 보지 못했습니다.
play-piles-struck = { $count ->
    [1] 지금까지 손상 카드 1장
   *[other] 지금까지 손상 카드 { $count }장, 최근 순
}
play-piles-hidden = 카드 세기 금지: 방의 능력이 보여 주지 않는 한 더미는 비공개입니다.
play-pile-title = { $count ->
    [0] 버림 더미가 비어 있음
    [1] 카드 1장
   *[other] 카드 { $count }장, 최근 순
}
play-help-keys = 키
play-key-1 = { $first }~{ $last }: 카드 집기
play-key-2 = { $keys }: 이동, 탐색, 주고받기
play-key-3 = { $keys }: 수리, 전환, 작동, 포드 탑승
play-key-4 = { KEY("arrows") }: 방에서 방으로 옮기기
play-key-5 = { KEY("tab") }: 독, 보드, 승무원, 더미
play-key-6 = { KEY("enter") }: 선택한 것 고르기; 내 턴까지 건너뛰기
play-key-7 = { $keys }: 행동 마치기
play-key-8 = { KEY("escape") }: 내려놓기, 능력 취소, 메뉴
play-key-9 = { $keys }: 되돌리기{ DEVICE() ->
    [pad] {""}
   *[keys] {" (Ctrl+Z도 가능)"}
}
play-key-10 = { $keys }: 다시 실행{ DEVICE() ->
    [pad] {""}
   *[keys] {" (Ctrl+Y도 가능)"}
}
play-key-11 = { $keys }: 기록, 더미
play-key-12 = { KEY("tab") } 누르고 있기: 창 뒤의 테이블 보기
play-key-13 = { $keys }: 가리키는 것의 규칙, 또는 이 도움말
play-key-14 = { $keys }: 전체 화면, 소리 끄기와 켜기

## Notes on what the pointer rests on

play-tip-move = 인접한 방으로 이동합니다: 행동 { $cost }번.
play-tip-scavenge = 주사위를 굴립니다: { $sides }.
play-tip-side = { $shown ->
    [1] { $first }
    [2] { $first }·{ $last }
   *[other] { $first }~{ $last }
}: { $cards ->
    [0] 없음
   *[other] { $cards }장
}
play-tip-share = 같은 방에서 카드 1장을 주거나 받습니다: 행동 { $cost }번.
play-tip-divert = 방의 비용인 카드 3장을 버립니다: 행동 { $cost }번.
play-tip-repair = 빈 칸에 맞는 카드를 버립니다: 행동 { $cost }번.
play-tip-activate = 자신이 있는 방을 작동합니다: 행동 { $cost }번.
play-tip-end = 행동을 마칩니다{ KEY("end", before: " (", after: ")") }. 쓰지 않은 행동은 공급처에 남아 있는 만큼 행동 토큰이 됩니다.
play-tip-give-back = 넘겨받지 않은 것처럼 프로그램이 계속 플레이합니다.
play-tip-decline = { DEVICE() ->
    [pad] { KEY("enter") } 버튼을 누르면 아무것도 가져오지 않습니다.
   *[keys] 클릭하거나 { KEY("enter") } 키를 누르면 아무것도 가져오지 않습니다.
}
play-tip-stepper = 턴의 세 단계입니다.
play-tip-threat = %는 다음 손상 카드가 우주선을 파괴할 확률입니다.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [1] 자원 더미입니다. { KEY("enter") } 버튼을 누르면 맨 위 카드를 가져옵니다. 마지막 카드를 뽑으면 우주선을 잃습니다.
       *[other] 자원 더미입니다. { KEY("enter") } 버튼을 누르면 위 { $count }장을 가져옵니다. 마지막 카드를 뽑으면 우주선을 잃습니다.
    }
   *[keys] { $count ->
        [1] 자원 더미입니다. 클릭하면 맨 위 카드를 가져옵니다. 마지막 카드를 뽑으면 우주선을 잃습니다.
       *[other] 자원 더미입니다. 클릭하면 위 { $count }장을 가져옵니다. 마지막 카드를 뽑으면 우주선을 잃습니다.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] 자원 더미입니다. 카드를 가져올 수 있을 때 { KEY("enter") } 버튼을 누르면 뽑습니다. 마지막 카드를 뽑으면 우주선을 잃습니다. 남은 카드는 버림 더미에서 볼 수 있습니다{ KEY("piles", before: " (", after: ")") }.
   *[keys] 자원 더미입니다. 카드를 가져올 수 있을 때 클릭하면 뽑습니다. 마지막 카드를 뽑으면 우주선을 잃습니다. 남은 카드는 버림 더미에서 볼 수 있습니다{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = 공개 카드입니다. 더미의 { $deck-cards }장 대신 수집하거나, 탐색할 때 가져올 수 있습니다.
play-tip-discard = { DEVICE() ->
    [pad] 버림 더미입니다. { KEY("enter") } 버튼을 누르면 모든 카드와 더미에 남은 카드가 보입니다{ KEY("piles", before: " (", after: ")") }.
   *[keys] 버림 더미입니다. 클릭하면 모든 카드와 더미에 남은 카드가 보입니다{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] 손상 더미: 턴이 끝날 때마다 카드 1장이 우주선을 타격합니다. { KEY("enter") } 버튼을 누르면 남은 카드가 순서 없이 보입니다.
   *[keys] 손상 더미: 턴이 끝날 때마다 카드 1장이 우주선을 타격합니다. 클릭하면 남은 카드가 순서 없이 보입니다.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] 지난 손상 카드입니다. { KEY("enter") } 버튼을 누르면 지금까지의 카드가 모두 보입니다.
   *[keys] 지난 손상 카드입니다. 클릭하면 지금까지의 카드가 모두 보입니다.
}
play-tip-threat-breach = 다음 선체 파열 굴림으로 자원 더미가 바닥나 우주선을 잃을 확률입니다.
play-tip-threat-empty = 2단계에서 카드를 뽑거나 공개 카드를 채우면 마지막 자원 카드가 나갑니다. 그 전에 구하지 못하면 우주선을 잃습니다.
play-tip-threat-hidden = 다음 손상 카드의 뒷면에 유형이 보입니다. 카드 세기 금지: 확률과 나머지는 비공개입니다.
play-tip-deck-hidden = { DEVICE() ->
    [pad] 자원 더미입니다. 카드를 가져올 수 있을 때 { KEY("enter") } 버튼을 누르면 뽑습니다. 마지막 카드를 뽑으면 우주선을 잃습니다. 카드 세기 금지: 남은 수는 비공개입니다.
   *[keys] 자원 더미입니다. 카드를 가져올 수 있을 때 클릭하면 뽑습니다. 마지막 카드를 뽑으면 우주선을 잃습니다. 카드 세기 금지: 남은 수는 비공개입니다.
}
play-tip-discard-hidden = 버림 더미입니다. 카드 세기 금지: 방의 능력이 보여 주지 않는 한 비공개입니다.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] 남은 손상 카드가 없습니다. 턴이 끝날 때마다 주사위를 굴려 자원 카드를 잃습니다. { KEY("enter") } 버튼을 누르면 지금까지의 카드가 보입니다.
   *[keys] 남은 손상 카드가 없습니다. 턴이 끝날 때마다 주사위를 굴려 자원 카드를 잃습니다. 클릭하면 지금까지의 카드가 보입니다.
}
play-tip-damage-deck-hidden = 손상 더미: 턴이 끝날 때마다 카드 1장이 우주선을 타격합니다. 카드 세기 금지: 남은 카드는 비공개입니다.
play-tip-damage-discard-hidden = 지난 손상 카드입니다. 카드 세기 금지: 그 이전 카드는 비공개입니다.
play-tip-die = { DEVICE() ->
    [pad] 주사위입니다. { KEY("enter") } 버튼을 누르면 탐색합니다.
   *[keys] 주사위입니다. 클릭하거나 던지면 탐색합니다.
}
play-tip-shield = 보호 토큰이 이 방의 다음 타격을 막습니다.
play-tip-supply-cube = 공급처의 수리 큐브
play-tip-supply-action = 공급처의 행동 토큰(전체 { $action-tokens }개)
play-tip-supply-protection = 공급처의 보호 토큰(전체 { $protection-tokens }개)
play-tip-supply-power = 아직 전환하지 않은 방
play-tip-crew = { PARTICLE($name, "은") } 수집한 뒤 카드를 최대 { $hand-limit }장 가질 수 있습니다.
play-tip-crew-seat = { DEVICE() ->
    [pad] 이 자리를 누가 맡을지 고르려면 { KEY("enter") } 버튼을 누릅니다.
   *[keys] 클릭하면 이 자리를 누가 맡을지 고를 수 있습니다.
}
play-tip-crew-move = { DEVICE() ->
    [pad] { PARTICLE($name, "을") } 이동시키려면 { KEY("enter") } 버튼을 누릅니다.{ KEY("take-over", before: " 이 자리를 누가 맡을지 고르려면 ", after: " 버튼을 누릅니다.") }
   *[keys] 클릭하면 { PARTICLE($name, "을") } 이동시킵니다.{ KEY("take-over", before: " 이 자리를 누가 맡을지 고르려면 ", after: " 키를 누릅니다.") }
}
