### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = 제 선택
adviser-worth-close = 비슷함
adviser-worth-unclear = 판단하기 어려움
adviser-worth-weaker = 더 약해 보임
adviser-worth-far = 훨씬 약해 보임

## What a plan does: $crew is a name, $room a room

adviser-win = 우주선을 구합니다.
adviser-core = 그러면 { PARTICLE($crew, "이") } 코어를 재가동할 수 있습니다.
adviser-opens = 그러면 { PARTICLE($crew, "이") } { PARTICLE($room, "을") } 전환할 수 있습니다.
adviser-holds = 그러면 { $crew }에게 { PARTICLE($room, "을") } 전환할 카드가 모두 모입니다.
adviser-lacks = 그러면 { PARTICLE($crew, "은") } 카드 { $count }장만 더 있으면 { PARTICLE($room, "을") } 전환합니다.
adviser-first = 미루면 위험합니다. 폭풍이 먼저 { PARTICLE($room, "을") } 타격하면 그 방은 전환할 수 없습니다.
adviser-otherwise = 그러지 않으면 { $of ->
    [1] 다음에 나올 수 있는 유일한 카드가
   *[other] 다음에 나올 수 있는 { $of }장 중 { $count }장이
} 우주선을 파괴합니다.
adviser-rescue = { PARTICLE($room, "은") } 한 번 더 타격받아도 파괴되지 않습니다.
adviser-whole = { PARTICLE($room, "이") } 완전히 수리됩니다.
adviser-bears = 그러면 { PARTICLE($room, "이") } 타격을 { $of }번이 아니라 { $count }번 견딜 수 있습니다.
adviser-nearer = { PARTICLE($crew, "이") } 카드를 쓸 수 있는 { $room }에 더 가까운 곳에서 다음 턴을 시작합니다.
adviser-keeps = 행동 토큰 { $count }개를 나중에 쓰려고 아낍니다.
adviser-hand = 그러면 { $crew }의 손패가 { $count }장이 됩니다.
adviser-repairs = 그러면 { PARTICLE($crew, "이") } { PARTICLE($room, "을") } 수리할 수 있습니다.
adviser-plain = 특별히 내세울 점은 없습니다.

## What can be done with a plan

adviser-play = 실행하기
adviser-play-plan = 계획 { $number } 실행
adviser-play-ends = 직접 마치세요
adviser-ending-best = 제 선택: 지금 행동을 마치세요.
adviser-play-not = 이 계획은 행동을 마칩니다. 그것은 직접 하세요.
adviser-why-not = 왜 안 되나요?
adviser-only = 이 계획에만 있는 것
adviser-lost = 포기하게 되는 것
adviser-better = 더 좋은 계획을 찾았습니다. 보기
command-play-plan = 조언: 계획 실행

## The film

film-tip-hit = 타격: { $rooms }
