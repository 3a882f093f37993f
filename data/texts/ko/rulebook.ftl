### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what you do (`-may-1` ...) and
### what limits it (`-not-1` ..., each of which says “cannot” or what goes wrong, for it stands behind a red cross), a special case (`-special-head`,
### `-special`), what its figure shows (`-figure`), and the words under which players look for it (`-words`, with commas). `rulebook-limits` is the heading
### above the limits where the page has none of its own (`-may-head`, `-not-head`). Numbers come from the content: its own names, supplies, and those of
### game/rulebook/numbers.py.

## The screen

rulebook-title = 규칙서
rulebook-search = 검색
rulebook-close = 닫기
rulebook-contents = 목차
rulebook-subjects = 가나다순
rulebook-from = 연 곳: { $what }
rulebook-hits = { $count ->
    [1] 결과 1개
   *[other] 결과 { $count }개, 관련도순
}
rulebook-hit = { $chapter } · “{ $query }” 결과 { $number }/{ $count }
rulebook-none = “{ $query }” 결과 없음. 혹시 이것인가요?
rulebook-none-at-all = “{ $query }” 결과 없음.
rulebook-now = 지금 내 테이블에서는
rulebook-show = 테이블에서 보기
rulebook-see = 함께 보기
rulebook-try = 해 보기
rulebook-lesson = { $title }, { $minutes }분
rulebook-begin = 시작
rulebook-open = 규칙서
rulebook-side-v2 = { $name }(대체, V2)
rulebook-limits = 제한

rulebook-chapter-mission = 임무
rulebook-chapter-turn = 내 턴
rulebook-chapter-storm = 폭풍
rulebook-chapter-rooms = 방
rulebook-chapter-cards = 자원 카드
rulebook-chapter-tokens = 말과 토큰
rulebook-chapter-variants = 플레이 방식

## What the content says of itself

rulebook-room-passive = 자동 능력: 자동으로 적용되며 행동이 들지 않습니다.
rulebook-room-cost = 작동하려면 행동 { $cost }번이 듭니다.
rulebook-room-whole = 완전히 수리된 동안에만 작동합니다. 칸 { $count }개에 모두 큐브가 있어야 합니다.
rulebook-room-divert = 동력을 전환하려면 { PARTICLE($cards, "이") } 듭니다.
rulebook-room-players = 플레이어가 { $count }명보다 적으면 쓸 수 없습니다. 그때는 다른 면을 씁니다.
rulebook-resource-copies = 게임에는 { $card } 카드가 { $count }장 있습니다.
rulebook-resource-level = { $level } { $count }장
rulebook-resource-levels = 난이도가 수를 정합니다: { $levels }.
rulebook-resource-rooms = 칸을 수리할 수 있는 방: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] 자원 더미는 카드 { $whole }장이며, 만능 카드는 없습니다.
   *[other] 자원 더미는 카드 { $whole }장이며, { PARTICLE($cards, "이") } 들어 있습니다.
}
rulebook-expansion-players = 플레이어 { $players }{ $most ->
    [1] 명
   *[other] 명
}용.
rulebook-expansion-apart = 함께 쓸 수 없는 확장: { $others }.
rulebook-action-lead = { $source ->
    [none] 1단계에서 할 수 있는 행동입니다
   *[other] “{ $source }” 확장이 더하는 행동입니다
}. { $cost ->
    [0] 비용이 없습니다
   *[other] 행동 { $cost }번이 듭니다
}.

## The mission

rulebook-ship = 우주선
rulebook-ship-lead = { $rooms ->
    [9] 우주선에는 방 9곳이 가로세로 세 곳씩 놓여 있습니다.
   *[other] 우주선에는 방 { $rooms }곳이 있습니다.
} 에너지 코어가 가운데에 있습니다. 둘레의 방 { $power }곳은 게임마다 자리가 바뀝니다.
rulebook-ship-may-1 = 방 { $power }곳에는 각각 수리 칸 { $spaces }개가 있습니다. 칸마다 큐브를 놓고 시작합니다.
rulebook-ship-may-2 = 변을 맞댄 방이 인접한 방입니다. 대각선은 치지 않습니다.
rulebook-ship-may-3 = 에너지 코어에는 수리 칸이 없고 손상도 없습니다. 전환한 동력이 모이는 곳입니다.
rulebook-ship-figure = 방 세 곳의 동력을 받은 에너지 코어.
rulebook-ship-words = 보드, 지도, 격자, 배치, 목표, 코어, 인접, 우주선, 게임판

rulebook-goal = 게임의 끝
rulebook-goal-lead = 방 { $power }곳의 동력을 모두 전환한 뒤 에너지 코어를 작동하세요. 우주선을 구하고, 우주선의 모두가 이깁니다.
rulebook-goal-may-head = 이기는 법
rulebook-goal-may-1 = 마지막 방을 전환하면, 에너지 코어에 있는 승무원 누구나 코어를 작동할 수 있습니다. 행동 한 번이 듭니다.
rulebook-goal-may-2 = 그때 방이 손상되어 있어도 됩니다. 동력만 따집니다.
rulebook-goal-not-head = 지는 법
rulebook-goal-not-1 = 큐브가 없는 방이 타격받으면 파괴됩니다. 바로 우주선을 잃습니다.
rulebook-goal-not-2 = 자원 더미가 바닥나면 바로 우주선을 잃습니다.
rulebook-goal-special-head = 탈주자
rulebook-goal-special = 우주선을 구하면 탈출 포드의 탈주자는 집니다. 우주선을 잃으면 마지막 굴림이 승패를 정합니다. 탈주자 혼자 이기거나, 모두가 집니다.
rulebook-goal-figure = 모든 방을 전환했습니다. 코어를 작동하면 이깁니다.
rulebook-goal-words = 승리, 패배, 이기다, 지다, 끝, 게임 종료, 재가동, 탈출, 목표
rulebook-length = 게임 시간
rulebook-length-lead = 대부분의 게임은 모두의 턴을 합해 열다섯에서 서른 턴입니다. 대략 삼십 분에서 한 시간입니다.
rulebook-length-may-1 = 자원 더미가 시계입니다. 더미가 떨어지면 게임이 끝납니다.
rulebook-length-may-2 = 언제든 멈출 수 있습니다. 선택할 때마다 게임이 저장됩니다.
rulebook-length-words = 시간, 분, 플레이 시간, 길이, 몇 턴

rulebook-setting-up = 준비
rulebook-setting-up-lead = 이름, 난이도, 확장을 고르세요. 방, 큐브, 카드, 승무원은 게임이 준비합니다.
rulebook-setting-up-may-1 = 자원 더미에는 자원 { $kinds }가지가 { $copies }장씩 있습니다. 난이도에 따라 만능 카드가 더해집니다.
rulebook-setting-up-may-2 = 플레이어는 두 명일 때 { $hand-2 }장, 세 명일 때 { $hand-3 }장, 네 명일 때 { $hand-4 }장으로 시작합니다. 솔로 승무원은 { $hand-1 }장을 함께 씁니다.
rulebook-setting-up-may-3 = 공개 카드는 { $face-up }장입니다. 손상 더미는 유형 순서이며 가장 약한 유형이 위에 있습니다. 선체 파열 카드는 맨 아래에 있습니다.
rulebook-setting-up-may-4 = 모두 에너지 코어에서 시작합니다. 선 플레이어는 준비 화면에서 고르거나 무작위로 정합니다.
rulebook-setting-up-special-head = 첫 턴 전의 손상
rulebook-setting-up-special = 선체 파열 위의 마지막 카드 { $setup-damage }장이 첫 턴 전에 아래쪽 카드부터 타격합니다. 이 카드는 버리며, 우주선은 큐브 { $setup-cubes }개를 잃고 시작합니다.
rulebook-setting-up-figure = 첫 손상 카드와 그 카드가 타격한 방.
rulebook-setting-up-words = 시작, 배분, 준비, 세팅, 손패, 선 플레이어, 첫 플레이어, 새 게임

rulebook-looking = 공개 정보
rulebook-looking-lead = 손패를 공개하고 플레이합니다. 테이블의 모든 것을 보고 모든 계획을 의논하세요.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] 두 버림 더미를 살펴보고 더미마다 남은 장수를 볼 수 있습니다. 버림 더미를 { $key-piles ->
        [none] 고르세요.
       *[other] 고르거나 { PARTICLE($key-piles, "을") } 누르세요.
    }
   *[keys] 두 버림 더미를 살펴보고 더미마다 남은 장수를 볼 수 있습니다. 버림 더미를 { $key-piles ->
        [none] 클릭하세요.
       *[other] 클릭하거나 { PARTICLE($key-piles, "을") } 누르세요.
    }
}
rulebook-looking-may-2 = 더미에 어떤 카드가 남았는지 볼 수 있지만 순서는 볼 수 없습니다.
rulebook-looking-may-3 = 방의 능력으로 본 카드는 그때부터 모두가 압니다. 일어난 일은 기록에 남습니다.
rulebook-looking-not-1 = 방의 능력이 보여 주지 않는 한 더미의 순서를 볼 수 없습니다.
rulebook-looking-words = 공개, 비밀, 비공개, 정보, 세기, 대화, 의논, 기록, 보기

## Your turn

rulebook-phases = 세 단계
rulebook-phases-lead = 내 턴에는 행동하고, 카드를 수집하고, 손상 카드를 뽑습니다. 이어서 다음 승무원의 턴이 됩니다.
rulebook-phases-may-1 = 1단계: 행동을 { $base-actions }번 하고, 행동 토큰을 쓸 때마다 한 번 더 합니다.
rulebook-phases-may-2 = 2단계: 더미에서 { $deck-cards }장이나 공개 카드 한 장을 가져옵니다. 그다음 { $hand-limit }장이 될 때까지 버립니다.
rulebook-phases-may-3 = 3단계: 맨 위 손상 카드를 뽑아 그 방들을 타격합니다. 손상 카드가 다 떨어지면 대신 선체 파열로 카드를 잃습니다.
rulebook-phases-not-1 = 1단계는 직접 마치기 전에는 끝나지 않습니다. “{ settings-auto-end }” 설정을 켜면 할 일이 없을 때 자동으로 끝납니다.
rulebook-phases-special-head = 턴의 시작
rulebook-phases-special = 먼저 무기고(V1)로 놓은 내 보호 토큰을 되돌려 놓습니다. 그다음 의무실(V1)에 있으면 행동 토큰을 얻습니다.
rulebook-phases-words = 턴, 차례, 라운드, 순서, 단계, 페이즈, 시작, 턴 시작

rulebook-actions = 행동
rulebook-actions-lead = 1단계에서 행동을 { $base-actions }번 합니다. 어떤 행동이든, 어떤 순서로든, 몇 번이든 됩니다.
rulebook-actions-may-1 = 이동, 탐색, 주고받기, 수리, 동력 전환, 자신이 있는 방의 작동.
rulebook-actions-may-2 = 행동 토큰을 한 개 쓸 때마다 행동을 한 번 더 합니다.
rulebook-actions-may-3 = 기본 행동을 먼저 씁니다. 토큰은 그 뒤에만 씁니다.
rulebook-actions-not-1 = 비용을 다 낼 수 없는 행동은 할 수 없습니다.
rulebook-actions-not-2 = 다른 방에서는 행동할 수 없습니다. 예외인 방도 있습니다.
rulebook-actions-special-head = 쓰지 않은 행동
rulebook-actions-special = 쓰지 않은 기본 행동은 행동 토큰이 됩니다.
rulebook-actions-figure = 이동, 탐색, 주고받기, 수리, 전환, 작동.
rulebook-actions-words = 행동, 액션, 하다, 점수, AP, 남은 행동, 쓰다, 선택지

rulebook-moving = 이동
rulebook-moving-lead = 위, 아래, 왼쪽, 오른쪽의 인접한 방으로 이동합니다.
rulebook-moving-may-1 = 방 한 곳을 이동할 때마다 행동 { $cost-move }번이 듭니다.
rulebook-moving-may-2 = 한 방에 승무원이 몇 명이든 있을 수 있습니다. 에너지 코어도 그렇습니다.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] 행동과 방을 차례로 { $key-move ->
        [none] 고르세요.
       *[other] 고르거나 { PARTICLE($key-move, "을") } 누르세요.
    }
   *[keys] 미플을 방으로 드래그하거나 둘 다 클릭하거나 { $key-move ->
        [none] 화살표를 쓰세요.
       *[other] 화살표를 쓰거나 { PARTICLE($key-move, "을") } 누르세요.
    }
}
rulebook-moving-not-1 = 대각선으로는 이동할 수 없습니다.
rulebook-moving-not-2 = 승무원 숙소의 능력 없이는 다른 승무원을 옮길 수 없습니다.
rulebook-moving-figure = 기관실에서 인접한 방으로.
rulebook-moving-words = 이동, 가다, 걷다, 움직이다, 거리, 인접, 이웃, 옆방, 대각선, 달리다

rulebook-scavenging = 탐색
rulebook-scavenging-lead = 주사위를 굴려 자원 카드를 찾습니다: { $scavenge-sides }.
rulebook-scavenging-may-1 = 어느 방에서든 행동 { $cost-scavenge }번이 들며, 낼 수 있는 만큼 할 수 있습니다.
rulebook-scavenging-may-2 = 더미의 카드나 공개 카드를 한 번에 한 장씩 가져옵니다. 공개 카드의 자리는 바로 채우므로 새 카드를 다음에 가져와도 됩니다.
rulebook-scavenging-may-3 = 더 적게 가져오거나 가져오지 않아도 됩니다.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] 주사위를 { $key-scavenge ->
        [none] 고르세요.
       *[other] 고르거나 { PARTICLE($key-scavenge, "을") } 누르세요.
    }
   *[keys] 주사위를 클릭하거나 { $key-scavenge ->
        [none] 던지세요.
       *[other] 던지거나 { PARTICLE($key-scavenge, "을") } 누르세요.
    }
}
rulebook-scavenging-not-1 = 굴린 것은 되돌릴 수 없습니다.
rulebook-scavenging-figure = 낮으면 없음. 중간이면 한 장. 높으면 두 장.
rulebook-scavenging-words = 탐색, 찾기, 굴림, 주사위, 뒤지다, 수색, 운, 확률

rulebook-sharing = 주고받기
rulebook-sharing-lead = 같은 방의 다른 승무원에게 카드 한 장을 주거나 받습니다.
rulebook-sharing-may-1 = 주거나 받는 카드 한 장마다 행동 { $cost-give }번이 듭니다.
rulebook-sharing-may-2 = 만능을 포함해 어떤 카드든 주고받습니다. 손패가 { $hand-limit }장을 넘는지는 그 플레이어 자신의 2단계에서만 확인합니다.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] 카드와 받을 승무원을 차례로 { $key-share ->
        [none] 고르세요.
       *[other] 고르거나 { PARTICLE($key-share, "을") } 누르세요.
    }
   *[keys] 카드를 승무원 패널로, 또는 패널에서 손패로 { $key-share ->
        [none] 드래그하세요.
       *[other] 드래그하거나 { PARTICLE($key-share, "을") } 누르세요.
    }
}
rulebook-sharing-not-1 = 식당의 능력 없이는 다른 방과 주고받을 수 없습니다.
rulebook-sharing-not-2 = 토큰과 큐브는 주고받을 수 없습니다. 소지자가 계속 가집니다.
rulebook-sharing-special-head = 솔로
rulebook-sharing-special = 승무원이 손패 하나를 함께 씁니다. 주고받는 대신 공개 카드와 교환합니다.
rulebook-sharing-figure = 같은 방에서 카드가 오갑니다.
rulebook-sharing-words = 주고받기, 공유, 나누기, 주기, 받기, 건네기, 교환, 거래, 동료

rulebook-repairing = 수리
rulebook-repairing-lead = 자신이 있는 방의 빈 칸에 맞는 카드를 버립니다. 그 칸에 공급처의 큐브를 놓습니다.
rulebook-repairing-may-1 = 빈 칸은 어떤 순서로든 수리합니다. 만능 카드는 모든 칸에 맞습니다.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] 행동 { $cost-repair }번이 듭니다. 카드와 칸을 차례로 { $key-repair ->
        [none] 고르세요.
       *[other] 고르거나 { PARTICLE($key-repair, "을") } 누르세요.
    }
   *[keys] 행동 { $cost-repair }번이 듭니다. 카드를 칸 위로 { $key-repair ->
        [none] 드래그하세요.
       *[other] 드래그하거나 { PARTICLE($key-repair, "을") } 누르세요.
    }
}
rulebook-repairing-may-3 = 큐브를 잃은 칸이 빈 칸입니다. 필요한 자원이 보입니다.
rulebook-repairing-not-1 = 공급처에 큐브가 없으면 카드로 수리할 수 없습니다. 가진 큐브로는 할 수 있습니다.
rulebook-repairing-not-2 = 정비실의 능력 없이는 다른 방을 수리할 수 없습니다.
rulebook-repairing-not-3 = 방의 동력을 전환하지 않았으면 카드 한 장으로 칸 두 개를 채울 수 없습니다.
rulebook-repairing-special-head = 전환한 방
rulebook-repairing-special = 빈 칸에 맞는 카드 한 장으로 모든 칸을 채웁니다. 공급처가 모자라면 맞는 칸을 먼저, 그다음 위에서부터 채웁니다.
rulebook-repairing-figure = 금속은 빈 칸 두 개 중 한 개에 맞습니다.
rulebook-repairing-words = 수리, 고치다, 회복, 복구, 체력, 고장, 칸, 빈 칸, 렌치

rulebook-diverting = 동력 전환
rulebook-diverting-lead = 완전히 수리된 방에서 비용 카드를 한꺼번에 모두 버립니다. 방의 동력이 에너지 코어로 흐릅니다.
rulebook-diverting-may-1 = 행동 { $cost-divert }번과 방 왼쪽에 표시된 카드 { $cost }장을 냅니다.
rulebook-diverting-may-2 = 만능 카드는 그중 어떤 카드든 대신합니다.
rulebook-diverting-may-3 = 전환한 방도 작동하고, 타격받고, 수리할 수 있습니다. 계속 전환된 상태입니다.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] 카드와 비용을 차례로 { $key-divert ->
        [none] 고르세요.
       *[other] 고르거나 { PARTICLE($key-divert, "을") } 누르세요.
    } 카드를 버리는 순서는 직접 정합니다. 마지막 카드가 맨 위에 놓입니다.
   *[keys] 카드를 비용 위로 { $key-divert ->
        [none] 드래그하세요.
       *[other] 드래그하거나 { PARTICLE($key-divert, "을") } 누르세요.
    } 카드를 버리는 순서는 직접 정합니다. 마지막 카드가 맨 위에 놓입니다.
}
rulebook-diverting-not-1 = 빈 칸이 있는 방은 전환할 수 없습니다. 먼저 수리하세요.
rulebook-diverting-not-2 = 나누어 낼 수 없습니다. 플레이어 한 명이 모든 카드를 한 번에 버립니다.
rulebook-diverting-not-3 = 같은 방을 두 번 전환할 수 없고, 에너지 코어도 전환할 수 없습니다.
rulebook-diverting-special-head = 얻는 것
rulebook-diverting-special = 승리에 한 걸음 가까워집니다. 이제부터 카드 한 장으로 방 전체를 수리합니다.
rulebook-diverting-figure = { $cost ->
    [3] 카드 세 장이 동력 토큰이 됩니다.
   *[other] 왼쪽의 카드들이 동력 토큰이 됩니다.
}
rulebook-diverting-words = 전환, 동력, 전력, 에너지, 승리, 동전, 비용, 내다, 지불, 충전, 완료

rulebook-activating = 방 작동
rulebook-activating-lead = 자신이 있는 방을 작동합니다. 완전히 수리된 방이어야 합니다.
rulebook-activating-may-1 = 드는 행동의 수는 방에 표시되어 있습니다.
rulebook-activating-may-2 = 같은 방을 낼 수 있는 만큼 여러 번 작동할 수 있습니다.
rulebook-activating-may-3 = 동력을 전환해도 방의 능력은 바뀌지 않습니다.
rulebook-activating-not-1 = 손상된 방은 작동할 수 없습니다. 먼저 수리하세요.
rulebook-activating-not-2 = 아무 효과가 없을 방은 작동할 수 없습니다. 예를 들어 공급처에 없는 토큰이 필요한 방입니다. 이유는 버튼에 나옵니다.
rulebook-activating-not-3 = 자동 능력인 방은 작동할 수 없습니다. 자동으로 적용됩니다.
rulebook-activating-special-head = 비용 먼저
rulebook-activating-special = 방의 효과가 생기기 전에 비용을 냅니다. 효과가 있을지는 비용을 낸 뒤에 확인합니다.
rulebook-activating-words = 작동, 활성화, 사용, 능력, 효과, 방, 특수 능력, 자동 능력

rulebook-ending = 행동 마치기
rulebook-ending-lead = 언제든 1단계를 마칠 수 있습니다. 쓰지 않은 기본 행동마다 행동 토큰 한 개를 얻습니다.
rulebook-ending-may-1 = 공급처에 있는 만큼만 토큰을 얻습니다.
rulebook-ending-may-2 = 이 토큰은 다음 턴부터 씁니다.
rulebook-ending-not-1 = 토큰으로 산 행동으로는 토큰을 얻을 수 없습니다.
rulebook-ending-not-2 = 공급처에 토큰이 없으면 그 행동은 남길 수 없습니다. 사라지기 전에 게임이 먼저 묻습니다.
rulebook-ending-special-head = 남은 행동 없음
rulebook-ending-special = 1단계는 바로 끝나지 않습니다. 무언가 공개되기 전까지 선택을 되돌릴 수 있습니다. “{ settings-auto-end }” 설정을 켜면 자동으로 끝납니다.
rulebook-ending-figure = 쓰지 않은 행동이 토큰이 됩니다.
rulebook-ending-words = 마치기, 끝내기, 패스, 건너뛰기, 아끼기, 남은 행동, 완료, 대기, 되돌리기, 취소, 무르기, 실수

rulebook-collecting = 수집
rulebook-collecting-lead = 2단계에서 자원 더미 위 { $deck-cards }장이나 공개 카드 { $face-up }장 중 한 장을 가져옵니다.
rulebook-collecting-may-1 = 가져온 공개 카드의 자리는 더미에서 바로 채웁니다.
rulebook-collecting-may-2 = 그다음 손패가 { $hand-limit }장이 될 때까지 원하는 카드를 버립니다.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] 더미나 카드를 고르세요.
   *[keys] 더미나 카드를 클릭하거나 손패로 드래그하세요.
}
rulebook-collecting-not-1 = 수집을 건너뛸 수 없습니다. 둘 중 하나를 가져오세요.
rulebook-collecting-words = 수집, 뽑기, 가져오기, 얻기, 수입, 2단계, 카드, 자원, 드로우

rulebook-hand = 손패
rulebook-hand-lead = 2단계가 끝날 때 손패가 { $hand-limit }장이 될 때까지 버립니다. 그 밖의 때에는 넘어도 됩니다.
rulebook-hand-may-1 = 버릴 카드는 직접 고릅니다.
rulebook-hand-may-2 = 받은 카드는 받은 플레이어의 다음 2단계까지 확인하지 않습니다.
rulebook-hand-may-3 = 두 명, 세 명, 네 명의 게임에서 각각 { $hand-2 }장, { $hand-3 }장, { $hand-4 }장으로 시작합니다.
rulebook-hand-not-1 = 비용을 낼 때가 아니면 다른 때에 카드를 버릴 수 없습니다.
rulebook-hand-figure = 자원마다 카드 한 장.
rulebook-hand-words = 손패, 핸드, 제한, 버리기, 최대, 초과, 6장

## The storm

rulebook-damage-cards = 손상 카드
rulebook-damage-cards-lead = 3단계에서 맨 위 손상 카드를 뽑습니다. 카드에 적힌 방마다 적힌 순서대로 맨 위 큐브를 잃습니다.
rulebook-damage-cards-may-1 = 유형 1은 방 한 곳, 유형 2는 두 곳, 유형 3은 세 곳을 타격합니다. 각각 { $damage-1 }장, { $damage-2 }장, { $damage-3 }장이며 이 순서로 나옵니다.
rulebook-damage-cards-may-2 = 잃은 큐브는 공급처로 돌아갑니다.
rulebook-damage-cards-may-3 = 보호 토큰이 있으면 대신 타격을 막습니다. 방에 놓인 가장 오래된 토큰, 없으면 그 방의 승무원이 가진 토큰입니다.
rulebook-damage-cards-not-head = 예외
rulebook-damage-cards-not-1 = 에너지 코어는 타격받지 않습니다.
rulebook-damage-cards-not-2 = 큐브가 없는 방이 타격받으면 파괴됩니다. 우주선을 잃으며, 카드의 나머지는 무시합니다.
rulebook-damage-cards-special-head = 소지자가 여럿일 때
rulebook-damage-cards-special = 그 방에 토큰을 가진 승무원이 여럿이면, 누가 내놓을지 현재 플레이어가 고릅니다.
rulebook-damage-cards-figure = 의무실이 맨 위 큐브를 잃습니다.
rulebook-damage-cards-words = 타격, 공격, 피해, 손상, 폭풍, 태양, 플레어, 위험, 3단계, 위협, 확률

rulebook-critical = 위급한 방
rulebook-critical-lead = 큐브가 하나도 없는 방은 위급합니다. 다음 타격에 방이 파괴되고 우주선을 잃습니다.
rulebook-critical-may-1 = 칸 한 개를 수리하면 타격을 한 번 더 견딥니다.
rulebook-critical-may-2 = 보호 토큰은 방을 한 번 지켜 줍니다.
rulebook-critical-may-3 = 함교에서는 다음에 올 방을 보고 늦출 수 있습니다.
rulebook-critical-not-1 = 완전히 수리할 때까지 작동하거나 전환할 수 없습니다.
rulebook-critical-special-head = 손상 카드가 없을 때
rulebook-critical-special = 선체 파열 중에는 방이 타격받지 않습니다.
rulebook-critical-figure = 빈 칸 세 개: 한 번 더 타격받으면 끝입니다.
rulebook-critical-words = 위급, 위험, 빨강, 마지막, 0개, 파괴, 경보, 패배, 체력

rulebook-hull-breach = 선체 파열
rulebook-hull-breach-lead = 마지막 손상 카드를 뽑으면 선체 파열이 시작됩니다. 이후 3단계마다 주사위를 굴려 더미의 카드를 잃습니다.
rulebook-hull-breach-may-1 = 굴린 수에 따라 잃는 카드: { $breach-sides }.
rulebook-hull-breach-may-2 = 자원 더미 위에서부터 버립니다.
rulebook-hull-breach-not-1 = 방은 더는 타격받지 않습니다.
rulebook-hull-breach-not-2 = 보호 토큰으로 선체 파열을 막을 수 없습니다.
rulebook-hull-breach-figure = 마지막 카드와 그 뒤 턴마다 잃는 카드.
rulebook-hull-breach-words = 파열, 누출, 구멍, 진공, 더미 끝, 카드 잃기, 카운트다운, 마지막, 우주

rulebook-deck-empty = 더미가 바닥나면
rulebook-deck-empty-lead = 자원 더미가 비는 순간 우주선을 잃습니다. 무엇 때문에 비었는지는 상관없습니다.
rulebook-deck-empty-may-1 = 마지막 카드는 그대로 뽑거나 놓거나 버립니다. 그 뒤에는 아무 일도 일어나지 않습니다.
rulebook-deck-empty-may-2 = 카드를 보고 되돌려 놓는 것으로는 더미가 비지 않습니다.
rulebook-deck-empty-not-1 = 버림 더미를 다시 섞어 넣을 수 없습니다.
rulebook-deck-empty-not-2 = 공개 카드를 가져와도 더미를 아낄 수 없습니다. 그 자리를 더미에서 바로 채웁니다.
rulebook-deck-empty-special-head = 더미가 버티는 턴
rulebook-deck-empty-special = 우주선의 턴마다 카드가 적어도 한 장 줄어듭니다. 테이블의 남은 턴 수는 추정일 뿐입니다.
rulebook-deck-empty-words = 패배, 마지막 카드, 시간, 시계, 바닥, 빈 더미, 다시 섞기

## The rooms

rulebook-reading-rooms = 방 카드 읽는 법
rulebook-reading-rooms-lead = 방 카드에는 전환 비용, 수리할 카드, 방의 능력이 있습니다.
rulebook-reading-rooms-may-1 = 왼쪽: 동력을 전환하는 카드. 전환한 뒤에는 동력 토큰.
rulebook-reading-rooms-may-2 = 오른쪽: 수리 칸. 큐브가 칸의 자원을 덮고, 빈 칸에는 자원이 보입니다.
rulebook-reading-rooms-may-3 = 아래: 방의 능력. 완전히 수리된 동안 아이콘이 금색입니다.
rulebook-reading-rooms-may-4 = 오른쪽 위: 이번 턴에 타격받을 확률. 승무원이 손상 더미에 관해 아는 것을 모두 따집니다.
rulebook-reading-rooms-not-1 = 한 게임에서 방의 두 면을 모두 쓸 수 없습니다.
rulebook-reading-rooms-figure = 맨 위 칸이 빈 화물칸.
rulebook-reading-rooms-words = 카드, 기호, 아이콘, 트랙, 퍼센트, 숫자, 동전, V1, V2

rulebook-room-energy-core-v1-may-1 = 전환한 방의 수를 보여 줍니다.
rulebook-room-energy-core-v1-not-1 = 수리하거나 전환할 수 없고, 보호 토큰을 놓을 수도 없습니다. 타격받지 않습니다.
rulebook-room-energy-core-v1-not-2 = 마지막 방을 전환하기 전에는 작동할 수 없습니다.
rulebook-room-energy-core-v1-figure = 모든 방을 전환했습니다. 작동하면 이깁니다.
rulebook-room-energy-core-v1-words = 원자로, 중심, 가운데, 승리, 재가동, 엔진

rulebook-room-bridge-v1-may-1 = 남은 카드가 더 적으면 모두 봅니다.
rulebook-room-bridge-v1-may-2 = 가장 나쁜 카드를 마지막에 놓고, 나오기 전에 수리할 수 있습니다.
rulebook-room-bridge-v1-not-1 = 손상 카드가 다 떨어지면 작동할 수 없습니다.
rulebook-room-bridge-v1-not-2 = 선체 파열 카드는 옮길 수 없습니다. 늘 맨 아래에 있습니다.
rulebook-room-bridge-v1-words = 미리 보기, 엿보기, 예측, 순서 바꾸기, 예보, 정렬
rulebook-room-bridge-v2-may-1 = 두 장을 같은 쪽에 원하는 순서로 놓아도 됩니다.
rulebook-room-bridge-v2-may-2 = 맨 아래의 카드는 선체 파열 바로 전에 나옵니다.
rulebook-room-bridge-v2-not-1 = 손상 카드가 다 떨어지면 작동할 수 없습니다.
rulebook-room-bridge-v2-words = 미리 보기, 엿보기, 맨 아래, 미루기, 예보

rulebook-room-cargo-hold-v1-may-1 = 그때부터 카드를 뽑을 때까지 모두가 순서를 압니다.
rulebook-room-cargo-hold-v1-may-2 = 남은 카드가 아무리 적어도 됩니다.
rulebook-room-cargo-hold-v1-not-1 = 이 카드는 가져올 수 없습니다. 모두 되돌려 놓습니다.
rulebook-room-cargo-hold-v1-words = 미리 보기, 엿보기, 보기, 순서 바꾸기, 창고, 화물
rulebook-room-cargo-hold-v2-may-1 = 2단계까지는 손패 제한을 넘어도 됩니다.
rulebook-room-cargo-hold-v2-not-head = 위험
rulebook-room-cargo-hold-v2-not-1 = 더미의 마지막 카드를 가져오면 우주선을 잃습니다.
rulebook-room-cargo-hold-v2-words = 뽑기, 추가 카드, 창고, 얻기

rulebook-room-medical-bay-v1-may-1 = 이곳에서 턴을 시작할 때마다, 행동하기 전에 토큰을 얻습니다.
rulebook-room-medical-bay-v1-may-2 = 공급처에 더 적게 있으면 있는 만큼 얻습니다.
rulebook-room-medical-bay-v1-not-1 = 턴 중에 이곳에 와도 얻을 수 없습니다.
rulebook-room-medical-bay-v1-not-2 = 빈 칸이 있으면 얻을 수 없습니다. 완전히 수리된 방이어야 합니다.
rulebook-room-medical-bay-v1-words = 치료, 의사, 병원, 휴식, 토큰, 보너스
rulebook-room-medical-bay-v2-may-1 = 행동 토큰으로 산 행동으로 비용을 내도 됩니다.
rulebook-room-medical-bay-v2-not-1 = 자신에게는 토큰을 줄 수 없습니다.
rulebook-room-medical-bay-v2-words = 치료, 의사, 병원, 토큰, 돕기

rulebook-room-crew-quarters-v1-may-1 = 아무리 멀리 있는 승무원이라도 옮길 수 있습니다.
rulebook-room-crew-quarters-v1-may-2 = 두 승무원을 한 방에 모아 카드를 주고받게 하세요.
rulebook-room-crew-quarters-v1-not-1 = 승무원이 모두 한 방에 있으면 작동할 수 없습니다.
rulebook-room-crew-quarters-v1-words = 순간 이동, 보내기, 다른 승무원 이동, 침대, 만나기, 선실
rulebook-room-crew-quarters-v2-may-1 = 아무리 멀리 있는 승무원이라도 옮길 수 있습니다.
rulebook-room-crew-quarters-v2-may-2 = 다음에 수리할 방으로 승무원을 보내세요.
rulebook-room-crew-quarters-v2-not-1 = 다른 승무원이 있는 방으로는 옮길 수 없습니다.
rulebook-room-crew-quarters-v2-words = 순간 이동, 보내기, 다른 승무원 이동, 침대, 선실, 아무도 없는 방

rulebook-room-engine-room-v1-may-1 = 같은 카드끼리 교환해도 됩니다.
rulebook-room-engine-room-v1-may-2 = 내준 카드는 버림 더미 맨 위에 놓입니다.
rulebook-room-engine-room-v1-not-1 = 손패가 없거나 버림 더미가 비었으면 작동할 수 없습니다.
rulebook-room-engine-room-v1-words = 재활용, 회수, 버림 더미, 교환, 버리기
rulebook-room-engine-room-v2-may-1 = 버림 더미 깊숙이 있는 카드라도 가져올 수 있습니다.
rulebook-room-engine-room-v2-not-head = 제한과 위험
rulebook-room-engine-room-v2-not-1 = 버림 더미가 비었으면 작동할 수 없습니다.
rulebook-room-engine-room-v2-not-2 = 더미에 카드가 한 장만 남았을 때 이 방을 작동하면 우주선을 잃습니다.
rulebook-room-engine-room-v2-words = 재활용, 회수, 버림 더미, 되가져오기, 버리기

rulebook-room-armoury-v1-may-1 = 한 방에 여러 플레이어의 토큰이 있을 수 있습니다. 가장 오래된 것부터 씁니다.
rulebook-room-armoury-v1-may-2 = 타격을 막은 토큰은 공급처로 돌아갑니다.
rulebook-room-armoury-v1-not-1 = 공급처에 토큰이 없으면 작동할 수 없습니다.
rulebook-room-armoury-v1-not-2 = 토큰을 계속 놓아둘 수 없습니다. 내 다음 턴이 시작될 때 되돌려 놓습니다.
rulebook-room-armoury-v1-words = 방패, 보호, 방어, 막기, 수비, 무기
rulebook-room-armoury-v2-may-1 = 승무원 한 명이 여러 개를 가질 수 있습니다. 토큰마다 타격을 한 번 막습니다.
rulebook-room-armoury-v2-may-2 = 토큰은 소지자와 함께 움직입니다.
rulebook-room-armoury-v2-not-1 = 공급처에 토큰이 없으면 작동할 수 없습니다.
rulebook-room-armoury-v2-words = 방패, 보호, 방어, 막기, 수비, 경호

rulebook-room-repair-centre-v1-may-1 = 여기에도 만능 카드가 맞습니다.
rulebook-room-repair-centre-v1-may-2 = 아무리 멀리 있는 방이라도 수리할 수 있습니다.
rulebook-room-repair-centre-v1-not-1 = 이 능력으로 정비실은 수리할 수 없습니다. 정비실은 보통의 수리 행동으로 수리합니다.
rulebook-room-repair-centre-v1-not-2 = 가진 큐브는 쓸 수 없습니다. 그 큐브로는 자신이 있는 방만 수리합니다.
rulebook-room-repair-centre-v1-words = 수리, 고치다, 원격, 멀리, 작업장, 거리
rulebook-room-repair-centre-v2-may-1 = 가진 큐브는 어떤 타격에도 안전합니다.
rulebook-room-repair-centre-v2-may-2 = 공급처가 비었을 때도 가진 큐브로 수리할 수 있습니다.
rulebook-room-repair-centre-v2-not-1 = 자신에게는 큐브를 줄 수 없습니다.
rulebook-room-repair-centre-v2-not-2 = 공급처에 큐브가 없으면 작동할 수 없습니다.
rulebook-room-repair-centre-v2-words = 수리, 고치다, 예비, 휴대, 큐브, 작업장

rulebook-room-mess-hall-v1-may-1 = 다른 승무원은 우주선 어디에 있어도 됩니다.
rulebook-room-mess-hall-v1-may-2 = 대가 없이 카드를 주거나 받아도 됩니다.
rulebook-room-mess-hall-v1-not-1 = 아무에게도 카드가 없으면 작동할 수 없습니다.
rulebook-room-mess-hall-v1-words = 거래, 교환, 맞바꾸기, 부엌, 식당, 멀리 주고받기
rulebook-room-mess-hall-v2-may-1 = 둘은 우주선 어디에 있어도 됩니다. 카드는 작동한 플레이어가 고릅니다.
rulebook-room-mess-hall-v2-may-2 = 둘이 같은 수의 카드를 줍니다.
rulebook-room-mess-hall-v2-not-1 = 자신은 그 둘에 들 수 없습니다.
rulebook-room-mess-hall-v2-not-2 = 다른 승무원 두 명에게 카드가 있지 않으면 작동할 수 없습니다.
rulebook-room-mess-hall-v2-words = 거래, 교환, 맞바꾸기, 부엌, 식당, 다른 승무원

## Resource cards

rulebook-deck = 자원 더미
rulebook-deck-lead = 나눠 받고, 수집하고, 찾는 모든 카드가 이 더미에서 나옵니다. 남은 시간이기도 합니다.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] 어떤 카드가 남았는지 볼 수 있습니다. 버림 더미를 { $key-piles ->
        [none] 고르세요.
       *[other] 고르거나 { PARTICLE($key-piles, "을") } 누르세요.
    }
   *[keys] 어떤 카드가 남았는지 볼 수 있습니다. 버림 더미를 { $key-piles ->
        [none] 클릭하세요.
       *[other] 클릭하거나 { PARTICLE($key-piles, "을") } 누르세요.
    }
}
rulebook-deck-may-2 = 방의 능력으로 본 맨 위 카드들은 계속 모두가 압니다.
rulebook-deck-not-1 = 방의 능력으로 본 카드가 아니면 더미에 되돌려 놓을 수 없습니다.
rulebook-deck-not-2 = 더미를 다시 채울 수 없습니다.
rulebook-deck-words = 뽑는 더미, 카드 더미, 덱, 자원, 남은 카드, 시간

rulebook-face-up = 공개 카드
rulebook-face-up-lead = 더미 옆에 자원 카드 { $face-up }장이 공개되어 있습니다. 수집할 때나 탐색으로 카드를 찾았을 때 가져옵니다.
rulebook-face-up-may-1 = 가져온 카드의 자리는 더미에서 바로 채웁니다.
rulebook-face-up-may-2 = 두 카드가 같으면 어느 쪽을 가져와도 됩니다.
rulebook-face-up-may-3 = 솔로에서는 손패의 카드를 이 중 하나와 교환할 수 있습니다.
rulebook-face-up-not-1 = 솔로 교환이 아니면 여기에 카드를 놓을 수 없습니다.
rulebook-face-up-words = 시장, 공개, 펼친 카드, 앞면, 진열, 마켓

rulebook-discards = 버림 더미
rulebook-discards-lead = 비용으로 내거나 버리거나 선체 파열로 잃은 카드가 여기에 모입니다. 가장 최근 카드가 맨 위입니다.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] 버림 더미를 고르면 모두 볼 수 있습니다.
   *[keys] 버림 더미를 클릭하면 모두 볼 수 있습니다.
}
rulebook-discards-may-2 = 기관실은 여기에서 카드를 가져옵니다. 탈출 포드의 탈주자도 그렇습니다.
rulebook-discards-not-1 = 더미에 섞어 넣을 수 없습니다.
rulebook-discards-words = 버림, 묘지, 버린 카드, 쓰레기, 쓴 카드

rulebook-resource-universal-may-1 = 자신이 있는 방에서, 또는 정비실을 통해 어떤 칸이든 수리합니다.
rulebook-resource-universal-may-2 = 전환 비용의 어떤 카드든 대신합니다. 여러 장을 써도 됩니다.
rulebook-resource-universal-not-1 = 한 장으로 여러 장을 대신할 수 없습니다.
rulebook-resource-universal-figure = 만능 카드는 필요한 자원이면 무엇이든 대신합니다.
rulebook-resource-universal-words = 조커, 와일드, 만능, 별, 아무 자원

## Pieces and tokens

rulebook-cubes = 큐브와 공급처
rulebook-cubes-lead = 흰색 수리 큐브는 { $repair-cubes }개입니다. 모두 우주선에 놓고 시작합니다. 잃은 큐브는 공급처로 가고, 수리하면 돌아옵니다.
rulebook-cubes-may-1 = 타격받으면 방의 맨 위 큐브를 잃습니다.
rulebook-cubes-may-2 = 정비실(V2)에서 큐브를 받아 가질 수 있습니다. 가진 큐브로는 행동 한 번에 카드 없이 자신이 있는 방의 빈 칸을 수리합니다.
rulebook-cubes-may-3 = 큐브가 있는 칸은 수리할 필요가 없습니다.
rulebook-cubes-not-1 = 공급처에 큐브가 없으면 카드로 수리할 수 없습니다.
rulebook-cubes-not-2 = 가진 큐브를 남에게 줄 수 없습니다.
rulebook-cubes-special-head = 전환한 방에서 가진 큐브
rulebook-cubes-special = 행동 한 번으로 모든 빈 칸을 채웁니다. 가진 큐브를 필요한 만큼 먼저 쓰고, 나머지는 공급처에서 채웁니다.
rulebook-cubes-figure = 큐브가 빈 칸으로 갑니다.
rulebook-cubes-words = 큐브, 체력, 생명, 재고, 공급처, 블록, 하트

rulebook-extra-actions = 행동 토큰
rulebook-extra-actions-lead = 행동 토큰 한 개로 자신의 아무 턴 1단계에서 행동을 한 번 더 합니다. 모두 { $action-tokens }개입니다.
rulebook-extra-actions-may-1 = 쓰지 않은 기본 행동은 공급처에 있는 만큼 토큰이 됩니다.
rulebook-extra-actions-may-2 = 의무실에서도 얻습니다. V1 면으로 얻은 토큰은 그 턴에 쓸 수 있습니다.
rulebook-extra-actions-may-3 = 가진 만큼 쓸 수 있습니다. 쓴 토큰은 공급처로 돌아갑니다.
rulebook-extra-actions-not-1 = 기본 행동이 남아 있으면 쓸 수 없습니다.
rulebook-extra-actions-not-2 = 의무실(V2)의 능력 없이는 남에게 줄 수 없습니다.
rulebook-extra-actions-not-3 = 산 행동을 다시 토큰으로 바꿀 수 없습니다. 토큰은 행동에 필요할 때만 씁니다.
rulebook-extra-actions-figure = 토큰 한 개, 행동 한 번.
rulebook-extra-actions-words = 보너스, 팔각형, 추가 행동, 토큰, 아끼기, 모으기, AP

rulebook-shields = 보호 토큰
rulebook-shields-lead = 보호 토큰은 큐브 대신 타격을 한 번 막습니다. 모두 { $protection-tokens }개입니다.
rulebook-shields-may-1 = 방에 놓인 토큰은 그 방의 다음 타격을 막습니다. 가장 오래된 것부터 씁니다.
rulebook-shields-may-2 = 승무원이 가진 토큰은 방에 놓인 토큰이 없을 때 그 승무원이 있는 방의 타격을 막습니다.
rulebook-shields-may-3 = 쓴 토큰은 공급처로 돌아갑니다.
rulebook-shields-not-1 = 에너지 코어에는 놓을 수 없습니다.
rulebook-shields-not-2 = 선체 파열은 막을 수 없습니다.
rulebook-shields-special-head = 토큰이 남는 기간
rulebook-shields-special = 방에 놓은 토큰은 놓은 플레이어의 다음 턴이 시작될 때 공급처로 돌아갑니다. 가진 토큰은 쓸 때까지 남습니다.
rulebook-shields-figure = 이 방은 다음 타격 두 번에 큐브를 잃지 않습니다.
rulebook-shields-words = 방패, 장갑, 수비, 막기, 보호, 방어, 면역

rulebook-power = 동력 토큰
rulebook-power-lead = 방의 동력 토큰은 동력을 전환했음을 나타냅니다. { $power }개가 모두 모이면 에너지 코어가 살아납니다.
rulebook-power-may-1 = 행동 한 번으로 방의 모든 빈 칸을 채웁니다. 맞는 카드 한 장, 또는 가진 큐브를 필요한 만큼 씁니다.
rulebook-power-may-2 = 방은 여전히 작동할 수 있습니다.
rulebook-power-not-1 = 어떤 타격을 받아도 방은 동력 토큰을 잃지 않습니다.
rulebook-power-not-2 = 동력 토큰은 타격을 막을 수 없습니다. 전처럼 큐브를 잃습니다.
rulebook-power-figure = 전환한 식당.
rulebook-power-words = 동전, 금색, 전환, 완료, 번개, 전력

rulebook-meeples = 승무원
rulebook-meeples-lead = 미플 하나가 승무원 한 명입니다. 색과 윤곽으로 누구인지 알 수 있습니다.
rulebook-meeples-may-1 = 승무원은 정해진 순서로 턴을 진행합니다.
rulebook-meeples-may-2 = 저마다 카드, 행동 토큰, 수리 큐브, 보호 토큰을 가질 수 있습니다.
rulebook-meeples-not-1 = 승무원은 다치지 않습니다. 방만 타격받습니다.
rulebook-meeples-figure = 승무원 네 명.
rulebook-meeples-words = 말, 미플, 플레이어, 캐릭터, 우주인, 색, 순서

rulebook-die = 주사위
rulebook-die-lead = 육면체 주사위 한 개를 씁니다. 굴린 수 옆에 각 면의 결과가 보입니다.
rulebook-die-may-1 = 탐색: { $scavenge-sides }.
rulebook-die-may-2 = 선체 파열로 잃는 카드: { $breach-sides }.
rulebook-die-not-1 = 다시 굴리거나 되돌릴 수 없습니다.
rulebook-die-figure = 하나부터 여섯까지, 모두 같은 확률.
rulebook-die-words = 주사위, 굴림, 무작위, 운, 확률, d6

## Ways to play

rulebook-sides = 대체 방
rulebook-sides-lead = 방 { $power }곳에는 V1과 V2 두 면이 있습니다. 먼저 V1로 플레이하고, 그다음 원하는 대로 섞으세요.
rulebook-sides-may-1 = 무작위: 방마다 두 면 중 하나가 나옵니다.
rulebook-sides-may-2 = 또는 준비 화면에서 V1이나 V2를 고르거나, 방마다 따로 정합니다.
rulebook-sides-may-3 = 수리에 필요한 카드와 전환 비용은 두 면이 같습니다.
rulebook-sides-not-1 = 플레이어 수가 모자라는 면은 쓸 수 없습니다.
rulebook-sides-figure = 의무실의 V2 면.
rulebook-sides-words = 변형, V2, 대체, 혼합, 확장, 다른 면, 뒷면

rulebook-expansion-damage-control-may-1 = 고른 방은 정해진 순서로 한 번씩 타격받습니다.
rulebook-expansion-damage-control-may-2 = 큐브가 없는 방을 고를 수 있습니다. 보호 토큰이 없으면 우주선을 잃습니다.
rulebook-expansion-damage-control-may-3 = 더미에서 빠진 카드가 무엇인지는 알 수 없습니다.
rulebook-expansion-damage-control-not-1 = 카드 한 장에 같은 방을 두 번 고를 수 없습니다.
rulebook-expansion-damage-control-not-2 = 에너지 코어는 고를 수 없습니다.
rulebook-expansion-damage-control-special-head = 첫 턴 전
rulebook-expansion-damage-control-special = 준비 중에 이런 카드가 나오면 선 플레이어가 고릅니다.
rulebook-expansion-damage-control-figure = 새 카드입니다. 카드의 유형이 골라야 할 방의 수입니다.
rulebook-expansion-damage-control-words = 손상 고르기, 방 고르기, 통제, 선택

rulebook-expansion-escape-pod-may-1 = 탑승에는 행동 { $cost-board }번이 듭니다. 방 { $pod-rooms }곳 이상을 전환하고 에너지 코어에 있어야 합니다. 포드에는 한 명만 탑니다.
rulebook-expansion-escape-pod-may-2 = 탈주자는 자원 카드를 모두 지니고, 곧바로 표류하는 첫 턴을 진행합니다.
rulebook-expansion-escape-pod-may-3 = 탈주자가 가진 토큰과 큐브는 공급처로 돌아갑니다.
rulebook-expansion-escape-pod-not-1 = 되돌아올 수 없습니다.
rulebook-expansion-escape-pod-not-2 = 탑승한 턴에는 수집할 수 없고, 쓰지 않은 행동으로 토큰을 얻을 수도 없습니다. 손상 카드는 뽑지 않습니다.
rulebook-expansion-escape-pod-figure = 방 일곱 곳을 전환해 포드가 준비되었습니다.
rulebook-expansion-escape-pod-words = 배신자, 탈주자, 떠나기, 도망, 배신, 버리기, 이기적

rulebook-adrift = 포드에서 표류하기
rulebook-adrift-lead = 탈주자의 턴: 버림 더미 맨 위 카드를 가져오고 주사위를 굴립니다. 굴린 수가 가진 카드 수 이하면 한 장을 더 가져옵니다.
rulebook-adrift-may-1 = 방금 가져온 카드도 가진 카드로 셉니다.
rulebook-adrift-may-2 = 버림 더미가 비었으면 카드를 가져오지 않지만 주사위는 굴립니다.
rulebook-adrift-may-3 = 턴 수는 계속 셉니다. 방에 놓았던 보호 토큰은 다음 턴이 시작될 때 되돌려 놓습니다.
rulebook-adrift-not-head = 우주선의 승무원과 다른 점
rulebook-adrift-not-1 = 행동하거나 수집할 수 없고, 손상 카드를 뽑지 않습니다.
rulebook-adrift-not-2 = 손패 제한이 없습니다.
rulebook-adrift-not-3 = 승무원과 교환하거나 주고받을 수 없습니다. 승무원은 탈주자를 옮기거나 탈주자에게 아무것도 줄 수 없습니다.
rulebook-adrift-figure = 포드, 굴림, 어쩌면 카드.
rulebook-adrift-words = 탈주자, 배신자, 표류, 포드의 턴, 우주

rulebook-last-roll = 포드의 마지막 굴림
rulebook-last-roll-lead = 우주선을 잃으면 탈주자는 카드 한 장을 더 가져오고 한 번 굴립니다. 가진 카드 수보다 높으면 탈주자 혼자 이깁니다.
rulebook-last-roll-may-1 = 우주선을 구하면 우주선의 승무원이 이기고 탈주자는 집니다.
rulebook-last-roll-may-2 = 가진 카드가 적을수록 탈출할 확률이 높습니다.
rulebook-last-roll-not-head = 굴림에 실패하면
rulebook-last-roll-not-1 = 굴린 수가 가진 카드 수 이하면 모두가 집니다.
rulebook-last-roll-words = 탈주자, 단독 승리, 탈출, 마지막 굴림, 배신자

rulebook-expansion-solo-may-1 = 승무원 { $solo-crew }명이 그 인원의 게임처럼 차례로 온전한 턴을 진행합니다.
rulebook-expansion-solo-may-2 = 승무원이 손패 하나를 함께 씁니다. { $hand-1 }장으로 시작하며 손패 제한은 { $hand-limit }장입니다.
rulebook-expansion-solo-may-3 = 토큰과 큐브는 승무원마다 따로 가집니다. “다른 플레이어”는 다른 승무원을 뜻합니다.
rulebook-expansion-solo-not-1 = 카드를 주고받을 수 없습니다. 대신 공개 카드와 교환합니다.
rulebook-expansion-solo-not-2 = 탈출 포드와 식당의 V2 면은 쓸 수 없습니다.
rulebook-expansion-solo-words = 1인, 혼자, 솔로, 싱글, 1인 플레이

rulebook-trading = 솔로 교환
rulebook-trading-lead = 손패의 카드 한 장을 공개 카드 한 장과 교환합니다.
rulebook-trading-may-1 = 승무원이 어디에 있든 행동 { $cost-trade }번이 듭니다.
rulebook-trading-may-2 = 내준 카드가 가져온 카드의 자리에 놓입니다. 새로 뽑지 않습니다.
rulebook-trading-may-3 = 식당에서는 행동 한 번으로 같은 교환을 합니다.
rulebook-trading-not-1 = 플레이어가 두 명 이상이면 이 교환을 할 수 없습니다. 대신 카드를 주고받습니다.
rulebook-trading-not-2 = 손패가 없으면 교환할 수 없습니다.
rulebook-trading-figure = 손패의 카드를 공개 카드와 교환.
rulebook-trading-words = 교환, 맞바꾸기, 솔로, 주고받기, 시장

rulebook-no-counting = 카드 세기 금지
rulebook-no-counting-lead = 카드를 세고 싶지 않은 플레이어를 위한 옵션입니다. 더미와 버림 더미의 장수와 내용이 비공개가 됩니다.
rulebook-no-counting-may-1 = 방의 능력이 보여 주는 것은 볼 수 있습니다.
rulebook-no-counting-may-2 = 맨 위 손상 카드의 뒷면에는 그대로 유형이 보입니다.
rulebook-no-counting-not-1 = 게임이 끝날 때까지 확률과 장수를 볼 수 없고 더미를 살펴볼 수 없습니다.
rulebook-no-counting-not-2 = 지난 턴보다 앞선 기록은 읽을 수 없습니다.
rulebook-no-counting-words = 비공개, 기억, 비밀, 카드 세기, 카운팅, 하드 모드, 더미

rulebook-combining = 옵션 조합
rulebook-combining-lead = 확장, 방의 면, 난이도, 카드 세기 금지를 원하는 대로 조합하세요.
rulebook-combining-may-1 = 모두 준비 화면에서 고릅니다. 고를 수 없는 옵션에는 이유가 나옵니다.
rulebook-combining-may-2 = 시드와 설정이 같으면 같은 우주선이 다시 나옵니다.
rulebook-combining-not-1 = 플레이어 수에 맞지 않는 확장은 더할 수 없습니다.
rulebook-combining-words = 조합, 섞기, 옵션, 확장, 설정, 시드, 코드

rulebook-programs = 생도, 사관, 사령관
rulebook-programs-lead = 어느 자리든 프로그램이 맡을 수 있습니다. 생도, 사관, 사령관 중에서 고릅니다.
rulebook-programs-may-1 = 생도는 단순한 규칙을 따릅니다. 사관은 턴마다 계획합니다. 사령관은 턴 전체를 시험해 봅니다.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] 솔로가 아니면 다른 플레이어의 패널을 골라 그 자리를 누가 맡을지 바꿀 수 있습니다.
   *[keys] 솔로가 아니면 다른 플레이어의 패널을 골라 그 자리를 누가 맡을지 바꿀 수 있습니다.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}자기 자리는 자기 턴에 { $key-take-over } 키를 눌러 바꿉니다.
    }
}
rulebook-programs-not-1 = 프로그램은 승무원이 볼 수 없는 것을 볼 수 없습니다.
rulebook-programs-words = 생도, 사관, 사령관, 프로그램, 컴퓨터, 봇, AI, 자리, 계급, 실력
rulebook-captain = 선장의 조언
rulebook-captain-lead = 선장이 이번 턴을 어떻게 하면 좋을지 제안하고 그 이유를 말해 줍니다.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] 행동하는 동안 물어보세요. 오른쪽 위의 말풍선을 고르세요.{ $key-adviser ->
        [none] { "" }
       *[other] {" "}{ $key-adviser } 버튼도 됩니다.
    }
   *[keys] 행동하는 동안 물어보세요. 오른쪽 위의 말풍선을 클릭하세요.{ $key-adviser ->
        [none] { "" }
       *[other] {" "}{ $key-adviser } 키도 됩니다.
    }
}
rulebook-captain-may-2 = 설정의 “{ settings-adviser }” 항목에서, 결정한 뒤에 듣거나 끌 수도 있습니다.
rulebook-captain-may-3 = 안내받는 첫 게임에서는 묻지 않아도 선장이 힌트를 줍니다.
rulebook-captain-not-1 = 선장도 가려진 카드는 볼 수 없습니다. 운이 나쁘면 좋은 계획도 어그러집니다.
rulebook-captain-words = 선장, 조언, 조언자, 힌트, 도움, 추천, 말풍선
rulebook-together = 친구와 함께 하기
rulebook-together-lead = 컴퓨터 한 대에서 번갈아 합니다. 게임을 한 줄의 글자인 비행 기록으로 친구에게 보낼 수도 있습니다.
rulebook-together-may-1 = 컴퓨터 한 대에서는 턴이 된 플레이어가 조작합니다.
rulebook-together-may-2 = 떨어져 있다면 자기 턴을 한 뒤 메뉴의 “{ share-open }”에서 “{ flight-copy }” 버튼을 고르고 기록을 보내세요.
rulebook-together-may-3 = 받은 기록을 복사하고 “{ title-load }” 화면에서 “{ flight-paste }” 버튼을 고르면 마지막 선택부터 이어집니다.
rulebook-together-may-4 = 게임 코드로 같은 우주선을 처음부터 다시 할 수 있습니다. 새 게임 “{ setup-details }”의 “{ setup-seed }” 칸에 넣으세요.
rulebook-together-not-1 = 온라인으로는 할 수 없습니다. 서버가 없고 아무것도 보내지 않습니다.
rulebook-together-words = 친구, 온라인, 인터넷, 멀티플레이, 네트워크, 비행 기록, 게임 코드, 보내기, 붙여넣기, 공유

rulebook-saving = 저장된 게임
rulebook-saving-lead = 선택할 때마다 게임이 저장됩니다. 언제든 창을 닫고 시작 화면에서 이어 하세요.
rulebook-saving-may-1 = 게임 메뉴의 “다른 이름으로 저장…”으로 원하는 이름의 사본을 저장합니다.
rulebook-saving-may-2 = 시작 화면의 “저장된 게임”에 사본과 최근에 끝난 게임이 있습니다.
rulebook-saving-words = 저장, 불러오기, 저장된 게임, 자동 저장, 이어 하기, 종료, 파일

rulebook-settings = 설정
rulebook-settings-lead = 언어, 글자 크기, 색, 속도, 소리, 키는 설정에서 고릅니다.
rulebook-settings-may-1 = 시작 화면이나 게임 메뉴에서 “{ settings-title }” 화면을 여세요. 바꾸면 바로 적용됩니다.
rulebook-settings-may-2 = 언어, 글자 크기, 색은 “{ settings-page-reading }” 항목에 있습니다.
rulebook-settings-words = 설정, 옵션, 언어, 글자 크기, 글꼴, 색, 대비, 음량, 소리, 속도, 키

## At your table now

rulebook-now-stands = { PARTICLE($name, "은") } { $room }에 있습니다.
rulebook-now-adrift = { PARTICLE($name, "은") } 우주선을 떠났습니다.
rulebook-now-may = { $standing } 지금 할 수 있습니다:
rulebook-now-may-not = { $standing } 지금은 할 수 없습니다:
rulebook-now-no-action = 이 게임에는 이 행동이 없습니다.
rulebook-now-not-aboard = 이 우주선에는 이 방이 없습니다.
rulebook-now-other-side = { $variant ->
    [v1] 이 게임에서는 V1 면입니다.
   *[v2] 이 게임에서는 V2 면입니다.
}
rulebook-now-away = { $steps ->
    [0] 여기
   *[other] 이동 { $steps }번 거리
}
rulebook-now-more = 외 방 { $count }곳
rulebook-now-fits = 빈 칸, 맞는 손패: { $cards }
rulebook-now-unfit = 빈 칸, 맞는 손패 없음
rulebook-now-critical = { $guarded ->
    [yes] 큐브 없음, 보호됨, { $more }
   *[no] 위급, { $more }
}
rulebook-now-whole = 모든 방이 완전히 수리되었습니다.
rulebook-now-no-cubes = 공급처에 큐브가 없습니다.
rulebook-now-power = 전환한 방: { $goal }곳 중 { $count }곳.{ $left ->
    [0] { "" }
   *[other] { "" } 남은 방:
}
rulebook-now-breach = 선체가 파열되었습니다. 남은 손상 카드가 없습니다.
rulebook-now-hidden = 카드 세기 금지: 장수는 비공개입니다.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, 토큰이 막음
   *[no] { $percent }%
}
rulebook-now-damage = 손상 카드가 { $count }장 남았습니다. 다음 카드의 타격:
rulebook-now-row = 공개 카드
rulebook-now-pile = { $count ->
    [0] 버림 더미가 비어 있습니다.
   *[other] 버림 더미에 카드가 { $count }장 있습니다.
}
rulebook-now-deck = 자원 더미에 카드가 { $count }장 남았습니다.
rulebook-now-hand = { $name }의 손패는 { $count }장입니다. 손패 제한은 { $limit }장입니다.
rulebook-now-no-resource = 이 게임에는 이 카드가 없습니다.
rulebook-now-holds = { $count ->
    [0] { $name }에게는 이 카드가 없습니다.
   *[other] { $name }에게 이 카드가 { $count }장 있습니다.
}
rulebook-now-difficulty = 이 게임: { $level }, { $cards ->
    [none] 만능 카드 없음.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] 이 게임에서 쓰고 있습니다.
   *[no] 이 게임에서 쓰지 않습니다.
}
rulebook-now-supply = { $count ->
    [0] 공급처에 남은 것이 없습니다.
   *[other] 공급처에 { $count }개 남았습니다.
}
rulebook-now-held = { $name }에게 { $count }개 있습니다.
rulebook-now-laid = 여기에 토큰 { $count }개
rulebook-now-turn = { $turn }턴: { $name }, { $phase ->
    [actions] 1단계.
    [collect] 2단계.
    [damage] 3단계.
   *[over] 게임이 끝났습니다.
}
rulebook-now-actions = { $count ->
    [0] 남은 행동 없음
   *[other] 행동 { $count }번 남음
}{ $tokens ->
    [0] .
   *[other] , 토큰 { $tokens }개.
}

## What it was opened from

rulebook-of-slot = { $room }, { $number }번 칸
rulebook-of-divert = { $room }, 전환 비용
rulebook-of-shield = { $room }, 보호 토큰
rulebook-of-deck = 자원 더미
rulebook-of-discard = 버림 더미
rulebook-of-face-up = 공개 카드
rulebook-of-damage-deck = 손상 더미
rulebook-of-damage-discard = 손상 버림 더미
rulebook-of-die = 주사위
rulebook-of-supply = 공급처
rulebook-of-held = 내 토큰과 큐브
rulebook-of-threat = 위협
rulebook-of-stepper = 단계
rulebook-of-pod = 탈출 포드
rulebook-of-end = 행동 마치기
