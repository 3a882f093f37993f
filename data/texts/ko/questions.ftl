### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = 행동
ask-action-text = 행동을 고르세요.
ask-action-hint = { DEVICE() ->
    [pad] { KEY("enter") } 버튼으로 카드를 집고, 놓을 곳을 고르세요.
   *[keys] 카드를 클릭하거나 드래그하거나 카드의 키를 누르고, 놓을 곳을 고르세요.
}
ask-action-first = 그렇게는 할 수 없습니다
ask-action-first-short = 그렇게는 불가
ask-scavenge = { $picks ->
    [0] 카드 가져오기
    [1] 카드 가져오기
   *[other] 카드 가져오기: { $pick }/{ $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] 더미의 카드나 공개 카드 또는 “가져오지 않기”를 고르세요.
   *[keys] 더미나 공개 카드를 클릭하거나 손패로 드래그하세요. 가져오지 않아도 됩니다.
}
ask-scavenge-hint = 더미 맨 위 카드나 공개 카드를 가져오세요. 가져오지 않아도 됩니다.
ask-scavenge-first = { PARTICLE($name, "이") } 먼저 탐색한 카드를 골라야 합니다
ask-scavenge-first-short = 먼저 고르기
ask-collect = 수집
ask-collect-text = { DEVICE() ->
    [pad] 더미의 카드 { $deck-cards }장이나 공개 카드 1장을 고르세요.
   *[keys] 더미의 카드 { $deck-cards }장이나 공개 카드 1장을 클릭하거나 손패로 드래그하세요.
}
ask-collect-hint = 공개 카드 1장 또는 더미 위 { $deck-cards }장을 가져오세요.
ask-collect-first = { PARTICLE($name, "이") } 먼저 카드를 수집해야 합니다
ask-collect-first-short = 먼저 수집
ask-discard = 카드 { $count }장 버리기
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [1] { $hand-limit }장을 남깁니다. 카드와 버림 더미를 차례로 고르세요.
       *[other] { $hand-limit }장을 남깁니다. 카드 { $count }장을 고르고 { KEY("end") } 버튼으로 확정하세요.
    }
   *[keys] { $count ->
        [1] { $hand-limit }장을 남깁니다. 카드와 버림 더미를 차례로 클릭하거나 그곳으로 드래그하세요.
       *[other] { $hand-limit }장을 남깁니다. 카드 { $count }장을 클릭이나 숫자 키로 고르고 { KEY("end") } 키로 확정하세요.
    }
}
ask-discard-hint = 손패 제한 { $hand-limit }장을 넘었습니다. 카드 { $count }장을 버리세요.
ask-discard-first = { PARTICLE($name, "이") } 먼저 손패 제한까지 버려야 합니다
ask-discard-first-short = 먼저 버리기
ask-protection = 누가 보호 토큰을 내놓을까요?
ask-protection-text = { DEVICE() ->
    [pad] 강조 표시된 승무원을 고르세요.
   *[keys] 강조 표시된 승무원을 클릭하거나 타격받는 방으로 드래그하세요.
}
ask-protection-hint = 이 타격을 막을 보호 토큰이 여러 개입니다. 누구의 것인지 고르세요.
ask-protection-first = { PARTICLE($name, "이") } 먼저 누가 보호 토큰을 내놓을지 골라야 합니다
ask-protection-first-short = 먼저 결정

## Rooms

ask-crew-quarters = 승무원 보내기
ask-crew-quarters-text = { DEVICE() ->
    [pad] 미플과 다른 승무원이 있는 방을 차례로 고르세요. 취소: { KEY("escape") }
   *[keys] 미플과 다른 승무원이 있는 방을 차례로 클릭하거나 그곳으로 드래그하세요. 취소: { KEY("escape") }
}
ask-crew-quarters-first = { PARTICLE($name, "이") } 먼저 승무원을 보내야 합니다
ask-crew-quarters-first-short = 먼저 보내기
ask-crew-quarters-v2 = 승무원 보내기
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] 미플과 아무도 없는 방을 차례로 고르세요. 취소: { KEY("escape") }
   *[keys] 미플과 아무도 없는 방을 차례로 클릭하거나 그곳으로 드래그하세요. 취소: { KEY("escape") }
}
ask-crew-quarters-v2-hint = 승무원 1명을 아무도 없는 방으로 보내세요.
ask-crew-quarters-v2-first = { PARTICLE($name, "이") } 먼저 승무원을 보내야 합니다
ask-crew-quarters-v2-first-short = 먼저 보내기
ask-cargo-hold = 자원 카드 순서 바꾸기
ask-cargo-hold-text = { $count ->
    [1] 다음 자원 카드입니다. 더미 위에 되돌려 놓으세요.
   *[other] 다음 자원 카드 { $count }장입니다. 원하는 순서로 되돌려 놓으세요.
}
ask-cargo-hold-first = { PARTICLE($name, "이") } 먼저 카드의 순서를 바꿔야 합니다
ask-cargo-hold-first-short = 먼저 순서 바꾸기
ask-cargo-hold-v2 = 카드 1장 가져오기
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] 더미나 공개 카드를 고르세요.
   *[keys] 더미나 공개 카드를 클릭하거나 손패로 드래그하세요.
}
ask-cargo-hold-v2-hint = 더미 맨 위 카드나 공개 카드 1장을 가져오세요.
ask-cargo-hold-v2-first = { PARTICLE($name, "이") } 먼저 카드를 가져와야 합니다
ask-cargo-hold-v2-first-short = 먼저 가져오기
ask-mess-hall = 카드 주기, 받기, 교환
ask-mess-hall-text = 다른 승무원에게 카드 1장을 주거나 받거나, 서로 교환하세요.
ask-mess-hall-first = { PARTICLE($name, "이") } 먼저 식당의 작동을 마쳐야 합니다
ask-mess-hall-first-short = 식당 먼저
ask-mess-hall-v2 = 다른 둘의 교환
ask-mess-hall-v2-text = 다른 승무원 2명이 카드를 1장씩 또는 2장씩 교환합니다.
ask-mess-hall-v2-first = { PARTICLE($name, "이") } 먼저 식당의 작동을 마쳐야 합니다
ask-mess-hall-v2-first-short = 식당 먼저
ask-trade = 카드 교환
ask-trade-text = { DEVICE() ->
    [pad] 손패의 카드와 대신 받을 공개 카드를 차례로 고르세요. 내준 카드가 그 자리에 놓이며, 새로 뽑지 않습니다.
   *[keys] 손패의 카드와 원하는 공개 카드를 클릭하거나, 하나를 다른 하나 위로 드래그하세요. 내준 카드가 그 자리에 놓이며, 새로 뽑지 않습니다.
}
ask-trade-hint = { DEVICE() ->
    [pad] 손패의 카드와 공개 카드를 고르세요.
   *[keys] 손패의 카드와 공개 카드를 클릭하거나, 하나를 다른 하나 위로 드래그하세요.
}
ask-trade-first = { PARTICLE($name, "이") } 먼저 식당의 작동을 마쳐야 합니다
ask-trade-first-short = 식당 먼저
ask-engine-room = 버림 더미와 교환
ask-engine-room-text = 손패 1장을 버림 더미의 카드 1장과 교환하세요.
ask-engine-room-first = { PARTICLE($name, "이") } 먼저 카드를 교환해야 합니다
ask-engine-room-first-short = 먼저 교환
ask-engine-room-v2 = 버린 카드 가져오기
ask-engine-room-v2-text = 버림 더미에서 카드 1장을 가져오세요. 그런 다음 더미 맨 위 카드를 버립니다.
ask-engine-room-v2-first = { PARTICLE($name, "이") } 먼저 버린 카드를 가져와야 합니다
ask-engine-room-v2-first-short = 먼저 가져오기
ask-repair-centre = 다른 방 수리
ask-repair-centre-text = { DEVICE() ->
    [pad] 강조 표시된 다른 방의 빈 칸을 고르세요. 취소: { KEY("escape") }
   *[keys] 손패의 맞는 카드를 강조 표시된 방의 빈 칸으로 끌어다 놓거나 그 칸을 클릭하세요. 취소: { KEY("escape") }
}
ask-repair-centre-first = { PARTICLE($name, "이") } 먼저 다른 방을 수리해야 합니다
ask-repair-centre-first-short = 먼저 수리
ask-repair-centre-v2 = 수리 큐브 주기
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] 큐브를 받을 승무원을 고르세요. 카드 없이 칸을 채웁니다.
   *[keys] 큐브를 다른 승무원에게 드래그하거나 승무원을 클릭하세요. 카드 없이 칸을 채웁니다.
}
ask-repair-centre-v2-hint = 다른 승무원에게 수리 큐브를 주세요.
ask-repair-centre-v2-first = { PARTICLE($name, "이") } 먼저 수리 큐브를 줘야 합니다
ask-repair-centre-v2-first-short = 먼저 주기
ask-medical-bay-v2 = 행동 토큰 나눠 주기
ask-medical-bay-v2-text = 다른 승무원에게 행동 토큰을 { $count ->
    [1] 1개
   *[other] { $count }개까지
} 나눠 주세요.
ask-medical-bay-v2-first = { PARTICLE($name, "이") } 먼저 행동 토큰을 나눠 줘야 합니다
ask-medical-bay-v2-first-short = 먼저 나눠 주기
ask-bridge = 손상 카드 순서 바꾸기
ask-bridge-text = { $count ->
    [1] 다음 손상 카드입니다. 더미 위에 되돌려 놓으세요.
   *[other] 다음 손상 카드 { $count }장입니다. 원하는 순서로 되돌려 놓으세요.
}
ask-bridge-first = { PARTICLE($name, "이") } 먼저 손상 카드의 순서를 바꿔야 합니다
ask-bridge-first-short = 먼저 순서 바꾸기
ask-bridge-v2 = 위 또는 아래
ask-bridge-v2-text = { $count ->
    [1] 다음 손상 카드입니다. 더미 위나 아래에 되돌려 놓으세요.
   *[other] 다음 손상 카드 { $count }장입니다. 각각 더미 위나 아래에 되돌려 놓으세요.
}
ask-bridge-v2-first = { PARTICLE($name, "이") } 먼저 손상 카드의 순서를 바꿔야 합니다
ask-bridge-v2-first-short = 먼저 순서 바꾸기
ask-armoury = 보호 토큰 { $left }개 놓기
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [1] 방을 고르세요. 공급처에 남은 마지막 토큰입니다.
       *[other] 방을 고르세요. 한 방에 2개를 놓아도 됩니다. 되가져오기: { KEY("escape") }
    }
   *[keys] { $count ->
        [1] 방을 클릭하거나 토큰을 그곳으로 드래그하세요. 공급처에 남은 마지막 토큰입니다.
       *[other] 방을 클릭하거나 토큰을 그곳으로 드래그하세요. 한 방에 2개를 놓아도 됩니다. 되가져오기: { KEY("escape") }
    }
}
ask-armoury-first = { PARTICLE($name, "이") } 먼저 보호 토큰을 놓아야 합니다
ask-armoury-first-short = 토큰 먼저 놓기
ask-armoury-v2 = 보호 토큰 주기
ask-armoury-v2-text = { DEVICE() ->
    [pad] 토큰을 받을 승무원을 고르세요. 소지자가 있는 방의 타격을 1번 막습니다.
   *[keys] 토큰을 승무원에게 드래그하거나 승무원을 클릭하세요. 소지자가 있는 방의 타격을 1번 막습니다.
}
ask-armoury-v2-hint = 자신을 포함한 승무원 1명에게 보호 토큰을 주세요.
ask-armoury-v2-first = { PARTICLE($name, "이") } 먼저 보호 토큰을 줘야 합니다
ask-armoury-v2-first-short = 먼저 주기

## Expansions

ask-damage-control = { $left ->
    [0] 손상 확정
   *[other] { $count ->
        [1] 타격받을 방 1곳 고르기
       *[other] 타격받을 방 { $count }곳 고르기: { $left }곳 남음
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] 방마다 타격의 결과가 보입니다. 방을 다시 고르면 취소됩니다. { KEY("end") } 또는 버튼으로 확정하세요.
       *[other] { $setup ->
            [yes] 손상 통제가 첫 턴 전에 타격하며, 선 플레이어가 고릅니다. 방마다 타격의 결과가 보입니다.
           *[no] 손상 통제: 방을 고르세요. 다시 고르면 취소됩니다. 방마다 타격의 결과가 보입니다.
        }
    }
   *[keys] { $left ->
        [0] 방마다 타격의 결과가 보입니다. 고른 방을 클릭하면 취소됩니다. { KEY("end") } 또는 버튼으로 확정하세요.
       *[other] { $setup ->
            [yes] 손상 통제가 첫 턴 전에 타격하며, 선 플레이어가 고릅니다. 방을 클릭하거나 카드를 그곳으로 드래그하세요. 방마다 타격의 결과가 보입니다.
           *[no] 손상 통제: 방을 클릭하거나 카드를 그곳으로 드래그하세요. 다시 클릭하면 취소됩니다. 방마다 타격의 결과가 보입니다.
        }
    }
}
ask-damage-control-hint = 방마다 타격의 결과가 보입니다. 확정: { KEY("end") }
ask-damage-control-first = { PARTICLE($name, "이") } 먼저 타격받을 방을 골라야 합니다
ask-damage-control-first-short = 방 먼저 고르기

## Actions, as they stand in a list

action-move = 이동
action-scavenge = 탐색
action-give = 카드 주기
action-take = 카드 받기
action-trade = 카드 교환
action-repair = 수리
action-repair-with-cube = 가진 큐브로 수리
action-divert = 동력 전환
action-activate = 방 작동
action-board = 탈출 포드 탑승
action-finish = 행동 마치기

## Questions without words of their own speak of the room or the expansion that asks

ask-room = { $source } 작동
ask-room-text = { PARTICLE($source, "을") } 어떻게 작동할지 고르세요.
ask-room-first = { PARTICLE($name, "이") } 먼저 { $source }에 관해 결정해야 합니다
ask-room-first-short = 먼저 결정
ask-expansion = { $source }
ask-expansion-text = { $source }: 하나를 고르세요.
ask-expansion-first = { PARTICLE($name, "이") } 먼저 { $source }에 관해 결정해야 합니다
ask-expansion-first-short = 먼저 결정
ask-other = 결정
ask-other-text = 하나를 고르세요.
ask-other-first = { PARTICLE($name, "이") } 먼저 다른 것을 결정해야 합니다
ask-other-first-short = 먼저 결정
