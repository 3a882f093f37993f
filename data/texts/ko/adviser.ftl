### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = 저라면 이렇게 합니다
adviser-ending = 지금 행동을 마치면
adviser-tries = 시뮬레이션한 게임: { $count }
adviser-wait = 선장이 생각하고 있습니다.
adviser-none = 지금은 내놓을 계획이 없습니다.
adviser-unable = 지금은 생각할 수 없습니다. 다시 물어봐 주세요.
adviser-alone = 비교할 다른 계획이 없습니다.
adviser-keep = 미리보기 유지
adviser-why = 왜?

## Reasons

adviser-power = 이것으로 방 { $of }곳 중 { $count }곳이 전환됩니다.
adviser-safe = 그러면 다음에 어떤 카드가 나와도 우주선은 무사합니다.
adviser-risk = 그러면 { $of ->
    [1] 다음에 나올 수 있는 유일한 카드가
   *[other] 다음에 나올 수 있는 { $of }장 중 { $count }장이
} 우주선을 파괴합니다.
adviser-tokens = 행동 토큰 { $count }개가 듭니다.

## After deciding

adviser-decide-first = 먼저 결정하세요. “결정한 뒤” 설정에서는 행동을 마치면 답합니다.
adviser-ask-earlier = 행동하는 동안 물어보세요. “결정한 뒤” 설정에서는 행동을 마칠 때 답합니다.
adviser-one-way = 여기서는 선택이 하나뿐입니다. 조언이 필요 없습니다.
adviser-off = 선장의 조언이 꺼져 있습니다. 설정에서 켤 수 있습니다.
adviser-decided = 결정하셨군요. 제 계획은 이렇습니다.
adviser-level = 제 계획만큼 좋습니다.
adviser-yours = 결정한 계획
adviser-mine = 제 계획
adviser-take-back = 턴 되돌리기
adviser-go-on = 이대로 진행

## Why

adviser-parts = { $number }번부터 다릅니다
adviser-next = 다음에 나올 수 있는 카드
adviser-left = 남는 손패
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (행동 토큰 1개 소모)

## Settings and keys

settings-adviser = 선장의 조언
settings-adviser-note = 결정한 뒤: 행동을 마치면 선장의 계획이 보입니다.
settings-adviser-asked = 물을 때
settings-adviser-after = 결정한 뒤
settings-adviser-off = 끔
command-adviser = 선장에게 묻기
command-keep-ghosts = 조언: 미리보기 유지
command-why = 조언: 이유
play-tip-adviser = 선장의 조언{ KEY("adviser", before: " (", after: ")") }
