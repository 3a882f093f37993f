### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    { $walk ->
        [0] 행동 { $count }번이 듭니다.
       *[other] 이동까지 포함해 행동 { $count }번이 듭니다.
    }
captain-go-first = 먼저 { PARTICLE($room, "으로") } 가세요.
guide-share-card =
    { $way ->
        [give] { $name }에게 { PARTICLE($cards, "을") } 주세요.
       *[take] { $name }에게서 { PARTICLE($cards, "을") } 받으세요.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] 그러면 { $room } 전환에 필요한 카드가 { $name }에게 모두 모입니다.
           *[take] 그러면 { $room } 전환에 필요한 카드가 모두 모입니다.
        }
       *[other] { $way ->
            [give] 그러면 { $room } 전환까지 { $name }에게 { $cards }만 더 있으면 됩니다.
           *[take] 그러면 { $room } 전환까지 { $cards }만 더 있으면 됩니다.
        }
    }
guide-go = 이번 턴에 전환할 수 있는 방은 없습니다. 하지만 { $room } 전환에 필요한 카드가 모두 있습니다. 그곳까지는 이동 { $count }번 거리입니다. 지금 그쪽으로 가세요.
guide-go-core = 방 8곳을 모두 전환했습니다. 에너지 코어까지는 이동 { $count }번 거리입니다. 재가동하러 지금 가세요.
guide-next-ability = 이번 턴에 전환할 수 있는 방은 없습니다. 그다음으로 좋은 것은 { $room } 작동입니다. { $cost }
guide-go-damaged = 이번 턴에 전환할 수 있는 방은 없습니다. 다음 목적지는 { $room }입니다. 그곳에는 큐브가 모자랍니다.
guide-go-mate = 이번 턴에 전환할 수 있는 방은 없습니다. 다음 목적지는 { $room }입니다. 같은 방에서는 카드를 주고받을 수 있습니다.
guide-go-ready = 이번 턴에 전환할 수 있는 방은 없습니다. 다음 목적지는 { $room }입니다. 다음 턴을 그곳에서 시작하세요.
guide-keep =
    이번 턴에 전환할 수 있는 방은 없습니다. { $count ->
        [0] 지금 행동을 마쳐도 되지만, 공급처에 남은 행동 토큰이 없습니다.
       *[other] 지금 행동을 마쳐도 됩니다. 남은 행동은 나중 턴에 쓸 행동 토큰 { $count }개가 됩니다.
    }
guide-take-deck = 지금은 더미에서 뽑는 것이 좋습니다.
guide-take-card = 공개 카드 중 { PARTICLE($cards, "을") } 가져오는 것이 좋습니다.
guide-discard = 버린다면 이 카드입니다: { $cards }. 전환에 가장 가까운 방은 { $room }입니다. 그 방에 필요한 카드는 모두 남습니다.
guide-discard-least = 버린다면 이 카드입니다: { $cards }. 다른 카드가 더 도움이 됩니다.
guide-spent =
    행동을 모두 썼습니다. { $count ->
        [0] 행동을 마치면 카드를 수집하고, 그다음 폭풍이 옵니다.
       *[other] 행동 토큰 { $count }개는 나중 턴까지 아껴 둘 수 있습니다. 행동을 마치면 카드를 수집하고, 그다음 폭풍이 옵니다.
    }
guide-first-divert = 잘하셨습니다. 이제 { $room }의 동력이 에너지 코어로 갑니다. 전환할 방이 아직 { $left }곳 남았습니다.
guide-topics-done = 익힌 것: { $topics }.
guide-topics-left = 앞으로 익힐 것: { $topics }.
guide-topics-back = 귀띔으로 돌아가기
guide-topic-repair = 방 수리
guide-topic-divert = 동력 전환
guide-topic-share = 카드 주고받기
guide-topic-token = 토큰 쓰기
guide-topic-ability = 방 작동
guide-topic-hand-limit = 손패 제한
guide-topic-critical = 위급한 방 수리
guide-topic-core = 코어 재가동
guide-note-short = { $done }/{ $count }
