### The table: everything painted on it.

## Resources, tokens, damage

resource-data = 데이터
resource-metal = 금속
resource-nanobots = 나노봇
resource-energy = 에너지
resource-universal = 만능

## Top bar

table-turn = { $turn ->
    [0] 준비
   *[other] { $turn }턴
}
table-game = { $difficulty } · { $players ->
    [1] 솔로
   *[other] { $players }인
}
phase-actions = 행동
phase-actions-left = { $base-actions }번 중 { $left }번 남음
phase-actions-done = 완료
phase-collect = 수집
phase-collect-note = { $deck-cards }장 또는 1장
phase-damage = 손상
phase-damage-note = { $rooms ->
    [0] 선체 파열
   *[other] 방 { $rooms }곳
}
threat-title = { $phase ->
    [over] 항해가 끝남
    [empty] 더미가 바닥남
    [breach] 선체 파열
    [first] 1턴의 위협
    [later] 다음 턴의 위협
   *[other] 이번 턴의 위협
}
threat-loss = { $percent }%
threat-lost = 우주선을 잃음
threat-cards = ({ $possible }장 중 { $fatal }장)
threat-empty = (2단계에서)
threat-sides = (주사위 { $possible }면 중 { $fatal }면)
threat-hidden = { $rooms ->
    [0] 주사위로 카드를 버림
   *[other] 방 { $rooms }곳이 타격받음
}
threat-not-counted = 카드 세기 금지: 확률 비공개
threat-few = 카드 { $count }장 뒤 우주선을 잃음
threat-few-brief = { $count }장
threat-over = 남은 위협 없음
threat-times = { $count }×
threat-breach = 파열
threat-breach-turn = { $turn }턴
threat-breach-now = 매 턴
threat-left = 손상 더미에 남은 카드: { $cards }

## Room cards

room-diverted = 전환됨
room-critical = 위급
room-critical-note = 다음 타격에 우주선을 잃음
room-destroyed = 파괴됨
room-destroyed-note = 우주선을 잃음
room-restart = 코어 재가동: 작동하면 승리
room-restart-brief = 재가동하면 승리
room-other-brief = 고유 능력
room-chip = { $percent }%
room-power = 동력
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = 현재
tag-next = 다음
tag-then = 다다음
tag-last = 마지막
tag-pod = 포드
crew-left = 우주선을 떠남
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = 탈출 포드
pod-offline = 꺼짐: 방 { $needed }곳 중 { $count }곳 전환
pod-offline-short = 꺼짐: { $count }/{ $needed } 전환
pod-online = 켜짐. 코어에서 탑승하세요.
pod-online-short = 켜짐: 탑승 가능
pod-taken = 카드 { $count }장을 가지고 표류 중
pod-taken-short = 카드 { $count }장, 표류 중

## Supply

## Resources

resources-title = 자원
panel-not-counted = 비공개
resources-empty = 바닥나면 우주선을 잃음 · { $turns ->
    [0] 1턴 미만
   *[other] 약 { $turns }턴
}
resources-discard = 버림
resources-seen-title = 다음 카드 { $count }장, 모두 확인함

## Damage

damage-title = 손상
damage-breach-last = 마지막은 선체 파열
damage-breach-on = 매 턴 주사위
damage-last = { $turn ->
    [0] 지난 타격
   *[other] 지난 타격, { $turn }턴
}
damage-none = 아직 타격 없음
damage-next = 다음: 방 { $rooms }곳
damage-any = 원하는 { $count }곳
damage-seen-title = 다음 손상 카드 { $count }장, 모두 확인함

## The die

die-before = 아직 굴리지 않음
die-scavenge = { $value } · { $cards ->
    [0] 카드 없음
   *[other] 카드 { $cards }장
}
die-breach = { $value } · { $cards ->
    [0] 잃은 카드 없음
   *[other] 카드 { $cards }장 잃음
}
die-other = { $value }
die-who-scavenge = { $name }, 탐색
die-who-breach = 선체 파열
die-who-other = { $name }, 표류 중

## The dock

dock-actions = 행동
dock-collect = 2단계: 카드 수집
dock-damage = 3단계: 손상
dock-setup = 첫 턴 이전
dock-adrift = 탈출 포드로 표류 중
dock-over = 게임이 끝남
dock-empty-hand = 손패 없음
button-move = 이동
button-scavenge = 탐색
button-share = 주고받기
button-divert = 동력 전환
button-repair = 수리
button-activate = 작동
button-restart = 재가동
button-more = 다른 행동
end-finish = 행동 마치기
end-nothing = 가져오지 않기
end-confirm = 확정
end-wait = 선택 중
end-strike = 손상
end-adrift = 표류 중
end-seat = 잠시 대기
end-over = 결과
end-again = 과제 반복
end-back = 이전 과제
end-tokens = 토큰 +{ $count }
end-lost = 남은 토큰 없음
end-none-left = { $tokens ->
    [0] 행동을 모두 씀
   *[other] 토큰 남기기
}
would-card-data = 데이터
would-card-metal = 금속
would-card-nanobots = 나노봇
would-card-energy = 에너지
would-card-universal = 만능
would-move = 갈 수 있는 방 { $count }곳
would-scavenge = { $percent }%: 1장 이상
would-share = { PARTICLE($name, "과") }
would-share-many = 승무원 { $count }명과
would-repair = { $slot }번 칸에 { $card }
would-repair-any = { $slot }번 칸
would-repair-many = 칸 { $count }개
would-refill = { PARTICLE($card, "으로") } 모두 채움
would-divert = 카드 3장 필요
would-divert-wild = 만능 { $count }장으로
would-divert-ways = 지불 방법 { $count }가지
would-activate = 이 방
would-more = { $count ->
    [0] 지금 가능한 것 없음
   *[other] 지금 { $count }가지 가능
}
would-win = 코어 재가동
hint-spent = 남은 행동이 없습니다. 행동을 마치고 카드를 수집하세요.
hint-no-cards = 이동하거나 탐색하거나 행동을 마치세요.
hint-choice = 선택하세요.
hint-over = 게임이 끝났습니다.
