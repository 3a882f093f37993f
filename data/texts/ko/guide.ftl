### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = 안내받는 첫 게임
title-guided-note = 선장과 함께하는 게임 한 판
setup-guided-tip = 선장이 귀띔해 주는 진짜 게임. 모든 것을 한 번씩 잘 해낼 때까지 귀띔합니다.

## The bubble

guide-close = 알겠습니다
guide-back = 내 행동으로 돌아가기
guide-note = 익힌 것: { $count }개 중 { $done }개
guide-note-tip = 선장의 목록: 한 번 잘된 일과 아직 남은 일.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = 턴마다 폭풍이 우주선을 타격합니다. 큐브가 없는 방이 타격받거나 자원 더미가 바닥나면 우주선을 잃습니다. 집으로 가려면 방 8곳의 동력을 모두 전환하고 에너지 코어를 재가동하세요.
guide-program = 프로그램이 맡은 승무원: { $names }.
guide-core = 이번 턴에 우주선을 구할 수 있습니다. 남은 방을 전환하고 에너지 코어를 재가동하세요. { $cost }
guide-critical = { PARTICLE($room, "이") } 한 번 더 타격받으면 우주선을 잃습니다. 이번 턴에 그 방을 수리할 수 있습니다. { $cost }
guide-danger = { PARTICLE($room, "이") } 한 번 더 타격받으면 우주선을 잃습니다. 이번 턴에 그 방을 수리할 확실한 방법은 보이지 않습니다.
guide-divert = 이번 턴에 { $room }의 동력을 전환할 수 있습니다. { $cost } 그러면 집에 한 걸음 더 가까워집니다.
guide-share = 같은 방에서는 카드를 주고받을 수 있으며, 1장마다 행동 1번이 듭니다.
guide-repair = 이번 턴에 { PARTICLE($room, "을") } 수리할 수 있습니다. { $cost } 맞는 카드 1장으로 큐브 1개를 되찾습니다.
guide-ability = 완전히 수리된 방은 작동해서 능력을 발휘할 수 있습니다. 이번 턴에 { PARTICLE($room, "을") } 작동할 수 있습니다. { $cost }
guide-token = 행동 3번을 모두 썼지만, 행동 토큰으로 1번 더 할 수 있습니다.
guide-hand-limit = 손패가 { $count }장인데, 손패 제한은 6장입니다. 공개 카드 1장을 가져오거나, 우리에게 가장 덜 필요한 카드를 버리세요.

## What leads on

guide-onward = 이번 턴에 { $room }의 동력을 전환할 수 있습니다. { $cost } 남은 방: { $left }곳.
guide-next-repair = 이번 턴에 전환할 수 있는 방은 없습니다. 그다음으로 좋은 것은 { $room } 수리입니다. { $cost }
guide-gather = 이번 턴에 전환할 수 있는 방은 없습니다. 전환에 가장 가까운 방은 { $room }입니다. 모자란 카드: { $cards }. 카드를 탐색하세요.
guide-save = 이번 턴에 전환할 수 있는 방은 없습니다. 행동 1번을 남기고 마치세요. 나중 턴에 쓸 행동 토큰이 됩니다.

## What was left undone

guide-missed-core = 행동을 마쳤지만, 이번 턴에 아직 우주선을 구할 수 있었습니다.
guide-missed-critical = 행동을 마쳤지만, 아직 { PARTICLE($room, "을") } 수리할 수 있었습니다. 그 방에는 큐브가 없습니다.
guide-missed-divert = 행동을 마쳤지만, 아직 { $room }의 동력을 전환할 수 있었습니다.
guide-missed-token = 행동을 마쳤지만, 아직 행동 토큰으로 쓸모 있는 행동을 할 수 있었습니다.
guide-missed-share = 행동을 마쳤지만, 아직 우리에게 필요한 카드를 주고받을 수 있었습니다.
guide-missed-repair = 행동을 마쳤지만, 아직 { PARTICLE($room, "을") } 수리할 수 있었습니다.
guide-missed-ability = 행동을 마쳤지만, 아직 { PARTICLE($room, "을") } 작동할 수 있었습니다.

## Farewell

guide-won = 코어가 돌아가고, 우리는 집으로 향합니다. 제가 필요하면 언제든 { DEVICE() ->
    [pad] { KEY("adviser") } 버튼을
   *[keys] { KEY("adviser") } 키를
} 누르세요.
guide-lost = 이 우주선은 잃었지만, 다음 우주선은 더 잘 이끌 수 있습니다. 제가 필요하면 언제든 { DEVICE() ->
    [pad] { KEY("adviser") } 버튼을
   *[keys] { KEY("adviser") } 키를
} 누르세요.
