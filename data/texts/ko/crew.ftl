### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = 플레이어
rank-cadet = 생도
rank-officer = 사관
rank-captain = 사령관
rank-human-text = 이 컴퓨터 앞의 플레이어
rank-cadet-text = 단순한 규칙, 바로 결정
rank-officer-text = 턴마다 계획, 잠시 대기
rank-captain-text = 턴 전체 시험, 최대 { $seconds }초

## A new game

setup-rank-cadet-tip = 프로그램이 맡습니다. 단순한 규칙에 따라 바로 결정합니다.
setup-rank-officer-tip = 프로그램이 맡습니다. 가능한 카드 순서를 여럿 가정해 이번 턴의 계획을 비교합니다. 턴마다 최대 { $seconds }초.
setup-rank-captain-tip = 프로그램이 맡습니다. 가능한 카드 순서를 여럿 가정해 턴 전체를 시험합니다. 턴마다 최대 { $seconds }초.
setup-rank-tip = 프로그램도 여러분이 보는 것만 봅니다. 누가 맡을지는 언제든 바꿀 수 있습니다.
setup-rank-slow = 이 컴퓨터에서는 측정할 때보다 적은 턴을 시험하므로 승률이 낮을 수 있습니다.
setup-add-officer = 사관 추가 (프로그램이 맡음)
setup-seat-program = 프로그램
setup-watch = 관전

## A player of the program decides

lent-turn-cadet = 생도의 턴
lent-turn-officer = 사관의 턴
lent-turn-captain = 사령관의 턴
lent-thinking = 프로그램이 생각 중
lent-thinks = …
thinks-long = 평소보다 오래 걸리고 있습니다.
lent-paused = 일시정지
lent-step = { $step } · { $way }
lent-pause = 일시정지
lent-go-on = 계속
lent-skip = 턴 건너뛰기
lent-skip-on = 내 턴으로
lent-speed = { $speed }×
lent-hint = { $name }의 손패. 프로그램이 플레이하며, 모두가 카드를 볼 수 있습니다.
end-take-over = 넘겨받기
end-give-back = 돌려주기
seat-taken = 이제 { PARTICLE($name, "을") } 직접 맡습니다. 첫 선택 전까지는 “돌려주기”로 자리를 프로그램에 돌려줄 수 있습니다.{ KEY("take-over", before: " 그 뒤에는 ", after: " 키를 누릅니다.") }
command-take-over = 자리 넘겨받기 또는 맡기기

## Who plays a seat

who-plays = { PARTICLE($name, "은") } 누가 맡나요?
who-plays-note = 다음 선택부터 적용됩니다. 손패, 토큰, 기록은 그대로입니다. 프로그램은 승무원이 아는 것만 압니다.
who-plays-alone = 플레이어 1명이 승무원 전체를 움직입니다.

## What a player of the program asks

lent-asks = { PARTICLE($name, "이") } 묻습니다: { $others }
lent-agree = 동의
lent-decline = 거절

## Settings

settings-captain-seconds = 사령관이 생각하는 시간
settings-captain-seconds-note = 프로그램이 맡은 사령관이 한 턴에 생각하는 최대 시간입니다. 이후 새로 맡기는 자리부터 적용됩니다.
settings-seconds = { $count }초
lent-skip-tip = 다음 질문이 나올 때까지 턴과 폭풍을 건너뜁니다. 프로그램만 플레이하면 이 턴을 건너뜁니다.
