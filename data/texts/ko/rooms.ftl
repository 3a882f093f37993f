### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = 함교
room-bridge-v1-short = 다음 손상 카드 3장을 보고 원하는 순서로 되돌려 놓기.
room-bridge-v1-brief = 손상 정렬
room-bridge-v1-full = 손상 더미 위 3장을 보고 원하는 순서로 더미 위에 되돌려 놓습니다. 선체 파열 카드는 여기에 나오지 않습니다. 본 카드는 모두가 계속 알고 있습니다.
room-bridge-v2-short = 다음 손상 카드 2장을 보고 각각 더미 위나 아래에 놓기.
room-bridge-v2-brief = 손상 미루기
room-bridge-v2-full = 손상 더미 위 2장을 봅니다. 각각 더미 위나 아래에 원하는 순서로 되돌려 놓습니다. 선체 파열 카드는 늘 마지막입니다.

room-cargo-hold = 화물칸
room-cargo-hold-v1-short = 다음 자원 카드 5장을 보고 순서 바꾸기.
room-cargo-hold-v1-brief = 5장 정렬
room-cargo-hold-v1-full = 자원 더미 위 5장을 보고 원하는 순서로 더미 위에 되돌려 놓습니다. 5장보다 적게 남았으면 모두 봅니다. 본다고 더미가 비지는 않습니다.
room-cargo-hold-v2-short = 더미 맨 위 카드나 공개 카드 1장 가져오기.
room-cargo-hold-v2-brief = 카드 1장
room-cargo-hold-v2-full = 자원 더미 맨 위 카드나 공개 카드 1장을 가져옵니다. 공개 카드의 자리는 바로 채웁니다.

room-medical-bay = 의무실
room-medical-bay-v1-short = 완전히 수리된 동안: 이곳에서 턴을 시작하면 행동 토큰 2개.
room-medical-bay-v1-brief = 토큰 +2
room-medical-bay-v1-full = 자동, 행동 불필요: 완전히 수리된 의무실에서 턴을 시작하면 행동 토큰 2개를 얻습니다. 이번 턴에 쓸 수 있습니다.
room-medical-bay-v2-short = 행동 2번: 다른 승무원에게 행동 토큰을 3개까지 나눠 주기.
room-medical-bay-v2-brief = 토큰 주기
room-medical-bay-v2-full = 행동 2번이 듭니다. 공급처의 행동 토큰 1~3개를 다른 승무원에게 나눠 줍니다.

room-crew-quarters = 승무원 숙소
room-crew-quarters-v1-short = 승무원 1명을 다른 승무원이 있는 방으로 보내기.
room-crew-quarters-v1-brief = 함께 보내기
room-crew-quarters-v1-full = 자신을 포함한 승무원 1명을 다른 승무원이 있는 다른 방으로 보냅니다. 에너지 코어도 방으로 칩니다.
room-crew-quarters-v2-short = 승무원 1명을 아무도 없는 방으로 보내기.
room-crew-quarters-v2-brief = 혼자 보내기
room-crew-quarters-v2-full = 자신을 포함한 승무원 1명을 아무도 없는 방으로 보냅니다. 에너지 코어도 방으로 칩니다.

room-energy-core = 에너지 코어
room-energy-core-v1-short = 방 8곳을 모두 전환한 뒤 코어를 재가동하면 승리.
room-energy-core-v1-brief = 8곳 모두 전환
room-energy-core-v1-full = 방 8곳을 모두 전환한 뒤 행동 1번으로 코어를 작동하면 우주선을 구하고 승리합니다. 코어는 타격받지 않으며 수리가 필요 없습니다.

room-engine-room = 기관실
room-engine-room-v1-short = 손패 1장을 버림 더미의 카드 1장과 교환하기.
room-engine-room-v1-brief = 버림 교환
room-engine-room-v1-full = 손패 1장을 자원 버림 더미의 카드 1장과 교환합니다.
room-engine-room-v2-short = 버림 더미에서 1장을 가져온 뒤 더미 맨 위 카드 버리기.
room-engine-room-v2-brief = 버림 회수
room-engine-room-v2-full = 자원 버림 더미에서 카드 1장을 가져옵니다. 그런 다음 자원 더미 맨 위 카드를 버립니다.

room-armoury = 무기고
room-armoury-v1-short = 내 다음 턴까지 방에 보호 토큰 2개 놓기.
room-armoury-v1-brief = 방 보호
room-armoury-v1-full = 보호 토큰 2개를 방 1~2곳에 놓습니다. 에너지 코어에는 놓을 수 없습니다. 공급처에 1개만 남았으면 그것만 놓습니다. 토큰마다 그 방의 타격을 1번 막습니다. 남은 토큰은 내 다음 턴이 시작될 때 되돌려 놓습니다.
room-armoury-v2-short = 승무원 1명에게 보호 토큰 1개 주기. 타격받을 때까지 유지.
room-armoury-v2-brief = 승무원 보호
room-armoury-v2-full = 공급처의 보호 토큰 1개를 자신을 포함한 승무원 1명에게 줍니다. 소지자가 있는 방의 타격을 1번 막으며, 그때까지 가지고 있습니다.

room-repair-centre = 정비실
room-repair-centre-v1-short = 여기서 다른 방의 칸 1개를 수리하기.
room-repair-centre-v1-brief = 원격 수리
room-repair-centre-v1-full = 다른 방에 있는 것처럼, 맞는 카드로 그 방의 칸 1개를 수리합니다. 전환한 방이면 그 카드 1장으로 모든 칸을 수리합니다.
room-repair-centre-v2-short = 다른 승무원에게 수리 큐브 1개 주기.
room-repair-centre-v2-brief = 큐브 주기
room-repair-centre-v2-full = 공급처의 수리 큐브 1개를 다른 승무원에게 줍니다. 소지자는 행동 1번으로, 카드 없이 자신이 있는 방의 칸 1개를 채웁니다. 전환한 방이면 모든 칸을 채웁니다.

room-mess-hall = 식당
room-mess-hall-v1-short = 승무원 1명에게 카드 1장을 주거나 받거나 교환하기.
room-mess-hall-v1-brief = 카드 주고받기
room-mess-hall-v1-full = 어느 방에 있든 다른 승무원 1명을 고릅니다. 카드 1장을 주거나, 1장을 가져오거나, 1장씩 교환합니다.
room-mess-hall-v2-few = { $players ->
    [1] V2에는 다른 플레이어 2명이 필요합니다. 솔로에서는 쓸 수 없습니다.
   *[other] V2에는 다른 승무원 2명이 필요합니다.
}
room-mess-hall-solo-short = 손패 1장을 공개 카드와 교환하기.
room-mess-hall-solo-brief = 카드 교환
room-mess-hall-solo-full = 손패 1장을 공개 카드와 교환합니다. 내준 카드가 그 자리에 놓이며, 새로 뽑지 않습니다.
room-mess-hall-v2-short = 다른 승무원 2명이 카드를 1장씩 또는 2장씩 교환하기.
room-mess-hall-v2-brief = 둘의 교환
room-mess-hall-v2-full = 다른 승무원 2명을 고릅니다. 둘이 카드를 1장씩 또는 2장씩 교환합니다.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = 다른 승무원 2명에게 카드가 있음
play-two-with-cards-no = 카드를 가진 다른 승무원이 2명보다 적습니다
play-two-with-cards-short = 카드 부족
play-tokens = 공급처에 행동 토큰이 있음
play-tokens-no = 공급처에 남은 행동 토큰이 없습니다
play-tokens-short = 토큰 없음

# A room's name where there is little room for it.
room-bridge-brief = 함교
room-armoury-brief = 무기고
room-crew-quarters-brief = 숙소
room-energy-core-brief = 코어
room-repair-centre-brief = 정비실
room-medical-bay-brief = 의무실
room-cargo-hold-brief = 화물칸
room-engine-room-brief = 기관실
room-mess-hall-brief = 식당
