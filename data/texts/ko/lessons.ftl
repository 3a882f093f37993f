### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = 선장

## Over the table

lesson-branch-basics = 수업 { $number }
lesson-branch-expansions = 확장 { $number }
lesson-step = 과제 { $step }/{ $steps }
lesson-skip = 과제 건너뛰기
lesson-leave = 나가기
lesson-show-me = 보여 주기
lesson-read = 더 읽기
lesson-read-page = 읽기: { $page }
lesson-take-back = 되돌리기
lesson-walk-on = 계속
lesson-again = 과제 반복
lesson-back = 이전 과제
lesson-free = 이번에는 직접 해 보세요. 강조 표시가 없습니다. 막히면 { PARTICLE($key, "을") } 누르세요.
lesson-refused = 그것은 할 수 없습니다. { $why }.
lesson-other = { $what }. 이번 과제에는 다른 것이 필요합니다.
lesson-reach = 선택 { $count }번이면 이번 턴에 아직 목표를 이룰 수 있습니다.
lesson-reach-later = 이번 턴에는 목표를 이룰 수 없습니다.
lesson-lost = { $what }. 이제 목표를 이룰 수 없습니다.
lesson-lost-turn = 이제 목표를 이룰 수 없습니다.
lesson-lost-next = 이 과제는 끝났지만, 다음 과제는 이제 이룰 수 없습니다.
lesson-why-over = { $name }의 행동이 이미 끝났습니다.
lesson-why-actions = { $name }에게 남은 행동이 없습니다.
lesson-why-few = { $name }에게 남은 행동이 모자랍니다.
lesson-why-card = 필요한 카드가 이제 없습니다: { $card }.
lesson-why-gone = 이번 턴에 할 수 있는 일로는 이룰 수 없습니다.
lesson-costs-next = { $spent ->
    [yes] 이 목표는 아직 이룰 수 있지만, { $name }에게는 다음 과제에 쓸 행동이 남지 않습니다.
   *[no] 이 목표는 아직 이룰 수 있지만, 다음 과제는 이룰 수 없게 됩니다.
}
lesson-asked-note = 먼저 이것을 정하세요. 그런 다음 과제를 이어 갑니다.
lesson-ship-lost = 이번에는 우주선을 잃었지만, 수업일 뿐입니다. 다시 해 보세요.
lesson-prompt-lost = 우주선을 잃음
lesson-prompt-lost-text = 천천히 둘러보세요. { KEY("end") } 또는 이 버튼을 누르면 수업으로 돌아갑니다.
lesson-told = 우선 지켜보세요. 이번 과제는 제가 진행합니다.
lesson-learned = 수업 완료
lesson-next = 다음: { $title }
lesson-to-school = 비행 학교

## Flight school

school-title = 비행 학교
school-back = 시작 화면으로
school-basics = 기본
school-basics-note = 수업 { $count }개, 이 순서가 가장 좋습니다
school-expansions = 확장
school-expansions-note = 전환을 익힌 뒤에
school-minutes = { $minutes }분
school-done = 완료
school-new = 새 수업
school-step = 과제 { $step }/{ $steps }
school-progress = 수업 { $count }개 중 { $done }개 완료
school-go-on = 계속
school-begin = 시작
school-all-done = 모든 수업을 마쳤습니다. 원하는 수업을 다시 하세요.
school-captain-begun = “{ $title }” 수업을 아직 마치지 않았습니다.
school-captain-next = 다음: “{ $title }”.
school-waits = 언제든 나가도 됩니다. 수업은 멈춘 곳에서 이어집니다.
school-unsaved = 비행 학교 진행 기록이 저장되지 않았습니다. 디스크가 가득 찼거나 디스크에 쓸 수 없습니다. Solar Storm이 몇 초마다 다시 시도합니다.
school-hint-again = 처음부터
school-hint-page = 규칙서 페이지
school-broken = 수업 진행 기록 일부를 읽지 못했습니다. 나머지는 남겨 두었습니다. 이전 파일: { $path }
title-rulebook = 규칙서
title-school = 비행 학교
title-school-first = 테이블에서 배우기
title-school-place = 수업 { $count }개 중 { $done }개 완료

## Lesson 1

lesson-move-and-repair = 이동과 수리
lesson-move-and-repair-text = 이동하고, 칸에 맞는 카드를 내고, 큐브를 되찾습니다.
lesson-move-and-repair-sun = 엔진이 멈췄고, 태양이 우리를 끌어당깁니다. 방 8곳의 동력을 모두 에너지 코어로 보내고 코어를 재가동하세요.
lesson-move-and-repair-storm = 방마다 큐브 3개로 시작합니다. 폭풍은 턴마다 큐브를 떼어 냅니다. 큐브가 없는 방이 타격받으면 우주선을 잃습니다.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] 폭풍이 기관실의 큐브 1개를 떼어 냈습니다. Orion을 그곳으로 보내세요. { PARTICLE($move, "을") } 누르고 방을 고르세요.
   *[keys] 폭풍이 기관실의 큐브 1개를 떼어 냈습니다. Orion을 그곳으로 드래그하거나, { PARTICLE($move, "을") } 누르고 방을 고르세요.
}
lesson-move-and-repair-mend = 카드 1장으로 큐브 1개를 되찾습니다. 빈 칸에 보이듯 데이터가 필요합니다. Orion의 데이터 카드를 그 칸에 놓거나 { PARTICLE($repair, "을") } 누르세요.
lesson-move-and-repair-diagonal = 한 번 이동하면 위, 아래, 왼쪽, 오른쪽 방으로 갑니다. Orion을 위쪽 의무실로 보내세요.
lesson-move-and-repair-finish = Orion에게 남은 행동이 없습니다. 행동을 마치세요: { PARTICLE($end, "을") } 누르세요.
lesson-move-and-repair-collect = 이제 수집하세요. 자원 더미에서 보지 않고 2장을 가져오거나, 그 옆의 공개 카드 1장을 가져오세요.
lesson-move-and-repair-own = Vega의 턴입니다. 승무원 숙소도 큐브 1개를 잃었습니다. 되찾으세요.
lesson-move-and-repair-learned-1 = 이동하면 인접한 방으로 가며, 행동 1번이 듭니다.
lesson-move-and-repair-learned-2 = 수리에는 행동 1번과 빈 칸에 맞는 카드 1장이 듭니다.
lesson-move-and-repair-learned-3 = 방은 큐브가 모두 있을 때만 작동합니다.

## Lesson 2

lesson-three-phases = 세 단계
lesson-three-phases-text = 행동, 수집, 폭풍, 그리고 행동 토큰.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] 카드를 탐색하세요. 몇 장을 찾을지는 주사위가 정하며, 한 장도 없을 수 있습니다. { PARTICLE($scavenge, "을") } 누르세요.
   *[keys] 카드를 탐색하세요. 몇 장을 찾을지는 주사위가 정하며, 한 장도 없을 수 있습니다. 우주선 위로 던지거나 { PARTICLE($scavenge, "을") } 누르세요.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] 1이나 2면 카드를 찾지 못하고 행동만 사라집니다. 3~5면 1장, 6이면 2장을 찾습니다. 다시 { PARTICLE($scavenge, "을") } 누르세요.
   *[keys] 1이나 2면 카드를 찾지 못하고 행동만 사라집니다. 3~5면 1장, 6이면 2장을 찾습니다. 주사위를 다시 던지세요.
}
lesson-three-phases-pick = 카드 1장을 찾았습니다. 더미에서 보지 않고 가져오거나, 공개 카드를 가져오세요.
lesson-three-phases-save = Vega에게 행동이 1번 남았습니다. { PARTICLE($end, "을") } 눌러 행동을 마치세요. 쓰지 않은 행동은 행동 토큰이 됩니다.
lesson-three-phases-collect = 2단계: 더미에서 카드 2장이나 공개 카드 1장을 가져오세요. 그다음 손상 카드가 폭풍이 타격할 곳을 보여 줍니다.
lesson-three-phases-answer = 폭풍이 화물칸의 큐브 1개를 떼어 냈습니다. Orion의 턴입니다. 그곳으로 가세요.
lesson-three-phases-mend = 빈 칸에는 에너지가 필요합니다. Orion의 에너지 카드를 그 위에 놓으세요.
lesson-three-phases-pass = Orion은 할 일을 다 했습니다. { PARTICLE($end, "을") } 눌러 행동을 마치고 카드를 가져오세요. 폭풍은 턴마다 옵니다.
lesson-three-phases-own = 함교에 큐브 2개가 모자랍니다. 이번 턴에 모두 되찾으세요. Vega는 행동 토큰으로 네 번째 행동을 할 수 있습니다.
lesson-three-phases-learned-1 = 쓰지 않은 행동은 행동 토큰이 됩니다. 토큰 1개로 행동을 1번 더 합니다.
lesson-three-phases-learned-2 = 2단계에서 더미의 카드 2장이나 공개 카드 1장을 가져옵니다. 손패는 최대 6장입니다.
lesson-three-phases-learned-3 = 3단계에서는 턴마다 폭풍이 우주선을 타격합니다.

## Lesson 3

lesson-divert-power = 동력 전환
lesson-divert-power-text = 큐브 3개, 카드 3장, 그리고 방 1곳 더.
lesson-divert-power-divert = 화물칸이 완전히 수리되었습니다. 동력을 전환해 코어로 보내세요. 맞는 카드를 비용 위에 놓거나 { PARTICLE($divert, "을") } 누르세요.
lesson-divert-power-go = 방 8곳 중 2곳을 전환했습니다. 쓴 카드는 모두 버림 더미로 갑니다. 다음은 의무실입니다. Vega를 그곳으로 보내세요.
lesson-divert-power-universal = 이 방에는 데이터 1장과 에너지 2장이 듭니다. 만능은 어떤 카드든 대신합니다. 동력을 전환하세요.
lesson-divert-power-end = Vega에게 남은 행동이 없습니다. { PARTICLE($end, "을") } 눌러 행동을 마치고 카드를 가져오세요.
lesson-divert-power-refill = 기관실은 전환되어, 맞는 카드 1장으로 모든 큐브를 되찾습니다. 금속을 쓰세요.
lesson-divert-power-own = Orion은 이번 턴에 방 1곳을 더 전환할 수 있습니다. 식당입니다.
lesson-divert-power-learned-1 = 전환에는 완전히 수리된 방과 카드 3장, 행동 1번이 필요합니다.
lesson-divert-power-learned-2 = 만능은 어떤 카드든 1장을 대신합니다.
lesson-divert-power-learned-3 = 전환한 방에서는 카드 1장으로 모든 큐브를 되찾습니다.

## Lesson 4

lesson-what-rooms-do = 방의 능력
lesson-what-rooms-do-text = 지나가는 대신 방을 작동합니다.
lesson-what-rooms-do-look = 함교에서는 타격받을 방이 적힌 손상 카드 3장을 봅니다. { PARTICLE($activate, "으로") } 작동하고, 식당 카드를 마지막에 놓으세요.
lesson-what-rooms-do-go = 승무원 숙소는 바로 아래에 있습니다. Vega를 그곳으로 보내세요.
lesson-what-rooms-do-call = 승무원 숙소를 작동해 Orion을 Vega에게 데려오세요. 같은 방의 승무원은 카드를 주고받을 수 있습니다.
lesson-what-rooms-do-end = Vega에게 남은 행동이 없고, 카드는 5장 있습니다. { PARTICLE($end, "을") } 눌러 행동을 마치세요.
lesson-what-rooms-do-limit = 손패 제한은 6장입니다. 더미에서 카드 2장을 가져오세요. 그러면 7장이 되어 1장을 버립니다.
lesson-what-rooms-do-share = Orion과 Vega가 같은 방에 있습니다. Orion은 행동 1번으로 카드 1장을 주거나 받을 수 있습니다. Vega의 에너지를 받으세요.
lesson-what-rooms-do-guard = 보호 토큰은 타격을 1번 막습니다. Orion을 무기고로 보내세요. 무기고를 작동하고 토큰 2개를 모두 식당에 놓으세요.
lesson-what-rooms-do-hold = { PARTICLE($end, "을") } 눌러 Orion의 행동을 마치고 카드를 가져오세요. 폭풍은 여러분이 정한 순서를 따릅니다.
lesson-what-rooms-do-stop = 이제 식당이 타격받습니다. Vega의 턴을 마치고 공개 카드 1장을 가져오세요.
lesson-what-rooms-do-own = 토큰 1개가 타격을 막았습니다. 다른 1개는 Orion의 턴이 시작될 때 되돌려 놓았습니다. 식당의 맨 위 칸을 수리하세요.
lesson-what-rooms-do-learned-1 = 자신이 있는 방이 완전히 수리된 동안 그 방을 작동할 수 있습니다.
lesson-what-rooms-do-learned-2 = 같은 방에서는 행동 1번으로 카드 1장을 주거나 받습니다. 턴이 끝나면 6장까지 남깁니다.
lesson-what-rooms-do-learned-3 = 보호 토큰은 타격을 1번 막습니다. 쓰지 않으면 내 다음 턴에 되돌려 놓습니다.

## Lesson 5

lesson-storm-grows = 거세지는 폭풍
lesson-storm-grows-text = 방 2곳, 그다음 3곳. 그리고 선체 파열.
lesson-storm-grows-critical = 식당에 큐브가 없습니다. 한 번 더 타격받으면 우주선을 잃습니다. 큐브를 되찾으세요.
lesson-storm-grows-two = 다음 카드는 방 2곳을 한꺼번에 타격합니다. 행동을 마치고 카드를 가져오세요.
lesson-storm-grows-last = 남은 손상 카드는 1장이며, 방 3곳을 타격합니다. 그다음은 선체 파열입니다. Orion의 턴을 마치세요.
lesson-storm-grows-breach = 이제 턴마다 자원 더미가 줄어듭니다. 더미가 비면 우주선을 잃습니다. Vega의 턴을 마치세요.
lesson-storm-grows-own = 방 7곳을 전환했습니다. 이번 턴에 우주선을 구하세요. 마지막 방을 전환하고 에너지 코어를 작동하세요.
lesson-storm-grows-learned-1 = 손상 카드는 처음에는 방 1곳, 나중에는 2곳, 그다음 3곳을 타격합니다.
lesson-storm-grows-learned-2 = 마지막 손상 카드 뒤에는 선체 파열로 턴마다 자원 카드를 버립니다.
lesson-storm-grows-learned-3 = 방 8곳을 모두 전환하고 에너지 코어를 작동하면 우주선을 구합니다.

## Alternative rooms

lesson-alternative-rooms = 대체 방
lesson-alternative-rooms-text = 같은 방, 두 번째 능력.
lesson-alternative-rooms-take = 이 화물칸은 다릅니다. 여기서는 카드를 얻습니다. { PARTICLE($activate, "으로") } 작동하고 나노봇을 가져오세요.
lesson-alternative-rooms-end = 능력만 다르고 수리 트랙과 비용은 같습니다. 행동을 마치고 카드를 가져오세요.
lesson-alternative-rooms-give = 이 정비실은 다른 승무원에게 수리 큐브를 줍니다. 작동해서 Lyra에게 큐브를 주세요.
lesson-alternative-rooms-next = 이제 Lyra에게 큐브가 있습니다. Orion의 턴을 마치고 카드를 가져오세요.
lesson-alternative-rooms-own = Lyra에게는 카드가 필요 없는 수리 큐브가 있습니다. 그 큐브로 함교의 빈 칸을 채우세요.
lesson-alternative-rooms-learned-1 = 코어를 뺀 모든 방에는 두 면이 있습니다. 카드를 읽으세요.
lesson-alternative-rooms-learned-2 = 수리 트랙과 전환 비용은 두 면이 같습니다.
lesson-alternative-rooms-learned-3 = 수리 큐브를 가지고 있으면 카드 없이 수리합니다.

## Damage Control

lesson-damage-control = 손상 통제
lesson-damage-control-text = 방을 직접 고르게 하는 손상 카드입니다.
lesson-damage-control-end = 어떤 손상 카드에는 방이 적혀 있지 않습니다. 현재 플레이어가 고릅니다. { PARTICLE($end, "을") } 눌러 행동을 마치고 카드를 가져오세요.
lesson-damage-control-choose = 방 1곳을 직접 고릅니다. 화물칸은 타격을 견딜 수 있습니다. 화물칸을 고르고 { PARTICLE($end, "으로") } 확정하세요.
lesson-damage-control-own = Orion의 턴이 끝나면 여러분이 고른 방 2곳이 타격받습니다. 큐브가 없는 방은 피하세요.
lesson-damage-control-learned-1 = 유형마다 손상 카드 1장은 방을 직접 고르게 합니다.
lesson-damage-control-learned-2 = 방의 수는 유형이 정합니다. 현재 플레이어가 서로 다른 방을 고릅니다.
lesson-damage-control-learned-3 = 직접 골랐더라도, 큐브가 없는 방은 타격받으면 파괴됩니다.

## The Escape Pod

lesson-escape-pod = 탈출 포드
lesson-escape-pod-text = 동료를 두고 탈주합니다. 옳은 선택이었기를.
lesson-escape-pod-board = 방 7곳을 전환했으니 이제 1명이 에너지 코어에서 떠날 수 있습니다. { PARTICLE($board, "으로") } 포드에 탑승하세요.
lesson-escape-pod-others = Vega의 턴이 바로 끝났습니다. 우주선을 구하면 Vega는 집니다. Orion은 남습니다. 행동을 마치고 카드 2장이나 공개 카드 1장을 가져오세요.
lesson-escape-pod-own = Lyra가 이번 턴에 우주선을 구할 수 있습니다. 마지막 방을 전환하고 에너지 코어를 작동하세요.
lesson-escape-pod-learned-1 = 방 7곳을 전환하면 플레이어 1명이 탑승할 수 있습니다. 되돌아올 수 없습니다.
lesson-escape-pod-learned-2 = 표류 중에는 턴마다 카드 1장을 가져오고 굴립니다. 1장을 더 가져올 수도 있습니다.
lesson-escape-pod-learned-3 = 우주선을 구하면 탈주자만 집니다. 아니면 마지막 굴림이 탈주자의 승패를 정합니다.

## Solo

lesson-solo = 솔로
lesson-solo-text = 승무원 3명, 손패 하나, 교환.
lesson-solo-trade = 셋이 손패 하나를 함께 씁니다. 행동 2번으로 카드를 공개 카드와 교환합니다. 금속을 주고 데이터를 받으세요.
lesson-solo-go = 행동이 1번 남았습니다. Vega를 승무원 숙소나 인접한 아무 방으로 보내세요.
lesson-solo-end = 승무원은 저마다 온전한 한 턴을 진행합니다. { PARTICLE($end, "을") } 눌러 Vega의 행동을 마치고 카드를 가져오세요.
lesson-solo-own = Orion은 기관실에 있습니다. 손패의 카드로 빈 칸 2개를 모두 채우세요.
lesson-solo-learned-1 = 승무원 3명이 손패 하나를 함께 씁니다. 손패 제한은 6장입니다.
lesson-solo-learned-2 = 카드를 주고받는 대신, 행동 2번으로 공개 카드와 교환합니다.
lesson-solo-learned-3 = 토큰과 큐브는 승무원마다 따로 가집니다.
