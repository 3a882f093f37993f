### Expansions: name, short text for a row, and all there is to know.

expansion-solo = 솔로
expansion-solo-text = 플레이어 1명이 손패 하나로 승무원 3명을 움직입니다.
expansion-solo-full = 번갈아 턴을 진행하는 승무원 3명을 혼자 움직입니다. 손패는 함께 쓰고, 토큰은 따로 가집니다. 카드를 주고받는 대신 손패의 카드를 공개 카드와 교환합니다.
expansion-damage-control = 손상 통제
expansion-damage-control-text = 손상 카드 3장은 타격받을 방을 직접 고르게 합니다.
expansion-damage-control-full = 유형마다 아무도 보지 않은 카드 1장을 방이 적혀 있지 않은 손상 카드로 바꿉니다. 현재 플레이어가 그 유형의 수만큼 서로 다른 방을 고릅니다.
expansion-escape-pod = 탈출 포드
expansion-escape-pod-text = 방 7곳을 전환하면 1명이 동료를 두고 탈주할 수 있습니다.
expansion-escape-pod-full = 방 7곳을 전환하면 에너지 코어에 있는 플레이어가 포드에 탑승할 수 있습니다. 우주선을 구하면 나머지가 이깁니다. 우주선을 잃으면 탈주자는 카드 1장을 더 가져오고 주사위를 굴립니다. 가진 카드 수보다 높으면 탈주자 혼자 이기고, 아니면 모두 집니다.

## Why an expansion cannot be in a game

number = { $number }
expansion-players = 플레이어 { FORM($for, "or") }{ $most ->
    [1] 명
   *[other] 명
}용.
expansion-players-no = { FORM($for, "or") }{ $most ->
    [1] 명
   *[other] 명
}이 필요합니다{ $crowd ->
    [alone] . 지금은 혼자입니다.
    [fewer] . 플레이어를 추가하세요.
   *[more] . 플레이어를 빼세요.
}
expansion-players-short = { $crowd ->
    [alone] 솔로에서는 불가
    [fewer] 플레이어 추가 필요
   *[more] 플레이어 초과
}
expansion-apart = “{ $other }” 확장과 함께 쓸 수 있습니다.
expansion-apart-no = “{ $other }” 확장과 함께 쓸 수 없습니다. 둘이 같은 규칙을 바꿉니다.
expansion-apart-short = { PARTICLE($other, "과") } 함께 불가
