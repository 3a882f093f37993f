### The screens outside the table.

language-name = 한국어

## Title

title-tagline = 1~4인 협력 게임
title-continue = 이어 하기
title-continue-detail = { $turn }턴 · { $difficulty } · { $names }
title-new = 새 게임
title-load = 저장된 게임
title-quit = 종료
title-credit = 원작 보드게임: Ayden Lowther · 버전 { $version }
hint-choose = 선택
hint-open = 열기
hint-fullscreen = 전체 화면
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = 일부 설정을 읽지 못해 기본값으로 되돌렸습니다. 이전 파일은 다음 위치에 남아 있습니다: { $path }
notice-newer = 더 새로운 버전의 Solar Storm에서 만든 파일입니다: { $path }. 현재 버전에서 읽을 수 있는 내용은 그대로 적용됩니다.

## Difficulties

difficulty-easy = 쉬움
difficulty-medium = 보통
difficulty-hard = 어려움
difficulty-veteran = 베테랑
difficulty-realist = 리얼리스트

## Questions

confirm-back = 뒤로

## Menu over the table

menu-heading = 메뉴
menu-where = { $turn }턴 · { $difficulty }
menu-continue = 계속
menu-speed = 속도
speed-off = 즉시
speed-fast = 빠르게
speed-normal = 보통
speed-slow = 느긋하게
menu-reduced-motion = 움직임 줄이기
menu-reduced-motion-detail = 흔들림, 깜박임, 회전이 없어집니다.
menu-confirm = 행동이 사라지기 전에 확인
menu-confirm-detail = 쓰지 않은 행동이 토큰이 되지 않을 때 묻습니다.
menu-new = 새 게임
menu-title = 시작 화면
menu-quit = 종료
menu-saved = 선택할 때마다 게임이 저장됩니다.
menu-unsaved = 이 Solar Storm 창에서는 자동 저장이 꺼져 있습니다. 이 게임을 남기려면 “다른 이름으로 저장…”을 쓰세요.

## Setup

setup-title = 새 게임
setup-back = 시작 화면으로 돌아가기
setup-crew-fixed = 플레이어 { $players ->
    [1] 1명이
   *[other] { $players }명이
} 언제나 승무원 { $crew }명을 움직입니다.
setup-name = 이름
setup-mark-taken = { PARTICLE($name, "이") } 이미 쓰는 표식입니다.
setup-remove = 이 승무원 빼기
setup-fewest = 우주선에는 승무원이 적어도 2명 필요합니다. 혼자 하려면 “{ expansion-solo }” 확장을 켜세요.
setup-add = 플레이어 추가
setup-name-empty = 승무원마다 이름이 필요합니다.
setup-name-twice = 승무원 2명의 이름이 같습니다. 한 명의 이름을 바꾸세요.
setup-name-longest = 최대 { $count }자입니다. 넘는 글자는 입력되지 않습니다.
setup-name-letter = { $place }번째 글자는 쓸 수 없습니다. 이모지이거나 게임 글꼴에 없는 문자입니다.
setup-first = 첫 턴
setup-first-chance = 무작위
setup-no-counting = 카드 세기 금지
setup-no-counting-note = 더미와 버림 더미의 내용, 확률을 숨깁니다. 선장도 확률을 말하지 않습니다.
setup-universals = { $count ->
    [0] { $resource } 없음
   *[other] { $resource } { $count }장
}
setup-modes = 확장
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = 무작위
setup-rooms-pick = 직접
setup-rooms-v1-note = 모든 방이 첫 번째 능력을 가집니다
setup-rooms-v2-note = 플레이어가 더 필요한 방을 빼고 모두 두 번째 능력을 가집니다
setup-rooms-mixed-note = V1이나 V2를 무작위로 정합니다
setup-rooms-pick-note = 방마다 V1이나 V2를 직접 고릅니다
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1이나 V2 무작위. 선택하면 둘 다 읽을 수 있습니다.
   *[keys] V1이나 V2 무작위. 여기를 가리키면 둘 다 읽을 수 있습니다.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = 이 방에는 V2가 없습니다.
setup-no-rules = 이 확장들은 함께 쓸 수 없습니다. { $detail }
setup-seed = 시드
setup-seed-chance = 무작위
setup-seed-roll = 다른 우주선을 무작위로 다시 배치합니다.
setup-seed-clear = 시드 지우기
setup-seed-none = 시드 없음: 매번 다른 게임이 나옵니다.
setup-seed-note = 시드와 설정이 같으면 같은 게임이 나옵니다. 게임 코드에는 둘 다 들어 있습니다. 여기에 입력하거나 붙여 넣으세요.
setup-seed-words = 이 낱말의 시드: { $seed }. 같은 낱말이면 시드도 늘 같습니다.
setup-seed-long = 너무 깁니다. 시드는 최대 { $digits }자리입니다.
setup-mission = 이번 임무
setup-fact-hands = 손패
setup-fact-hands-value = { $cards }장씩
setup-fact-hands-shared = 공동 손패 { $cards }장
setup-fact-rooms = 방
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-deck = 자원 카드
setup-fact-deck-value = 카드 { $cards }장, { $universals ->
    [0] { $resource } 없음
   *[other] { $resource } { $universals }장
}
setup-fact-damage = 손상 더미
setup-fact-damage-value = 카드 { $cards }장, 그다음 선체 파열
setup-fact-damaged = 우주선
setup-fact-damaged-value = 큐브 { $spaces }개를 잃은 상태
setup-outlook = 승률
setup-outlook-note = 계급이 같은 프로그램 승무원들이 무작위 우주선에서 낸 결과입니다.
setup-outlook-nearest = { $ranks }: 이 게임은 측정하지 않았습니다. 가장 비슷한 게임의 숫자입니다: { $game }
setup-nearest = 비슷함
setup-outlook-counting = 카드 세기 허용
setup-ranks = { $rank ->
    [cadet] 생도
    [officer] 사관
   *[captain] 사령관
}
setup-ranks-win = { $rank ->
    [cadet] 프로그램 생도의 승률
    [officer] 프로그램 사관의 승률
   *[captain] 프로그램 사령관의 승률
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }~{ $high }%
setup-games = 게임 { $games }판
setup-not-measured = 측정 안 됨
setup-change = { $points } ± { $margin }%p
setup-change-tip = { $known ->
    [more] 이렇게 하면 프로그램의 승무원들({ $ranks })이 100척 가운데 { $points }척을 더 구합니다.
    [fewer] 이렇게 하면 프로그램의 승무원들({ $ranks })이 100척 가운데 { $points }척을 덜 구합니다.
   *[unclear] 프로그램의 승무원들({ $ranks })이 우주선을 구하는 비율에 뚜렷한 차이가 없습니다.
}
setup-against-first = 모두 V1일 때와 비교
setup-start = 시작
setup-replace-title = 진행 중인 게임에서 나갈까요?
setup-replace-text = { $turn }턴 · { $difficulty } · { $names }. 저장된 게임에 남습니다.
setup-replace-yes = 새 게임 시작

## Game over

over-won = 승리
over-lost = 패배
over-go-on = { DEVICE() ->
    [pad] 아무 버튼이나 누르면 결과를 봅니다
   *[keys] 아무 키나 누르거나 클릭하면 결과를 봅니다
}
over-energy-core = 코어 재가동
over-room-destroyed = 우주선을 잃음
over-deck-empty = 자원이 바닥남
over-energy-core-why = { PARTICLE($name, "이") } { $turn }턴에 코어를 재가동했습니다. 더미에 자원 카드 { $cards }장이 남아 있었습니다.
over-close = { $count ->
    [0] 큐브가 모두 떨어진 방은 없었습니다.
   *[other] 방의 큐브가 모두 떨어진 일이 { $count }번 있었습니다.
}
over-stand-ins = 프로그램이 { $count }번 답하지 않아 게임이 대신 선택했습니다.
over-room-destroyed-why = { $turn }턴에 폭풍이 { PARTICLE($room, "을") } 타격했습니다. 그 방에는 큐브도 보호 토큰도 없었습니다.
over-deck-empty-why = { $torn ->
    [0] { $turn }턴, { $name }의 턴에 자원 더미가 바닥났습니다.
   *[other] { $turn }턴에 선체 파열로 마지막 자원 카드 { $torn }장을 잃었습니다.
}
over-diverted = { $count ->
    [0] 아직 전환한 방이 없었습니다.
    [8] 모든 방을 전환했습니다. 재가동만 남아 있었습니다.
   *[other] 방 { $rooms }곳 중 { $count }곳을 전환했습니다.
}
over-fact-turns = 턴
over-fact-cards = 남은 카드
over-fact-damage = 남은 손상 카드
over-fact-diverted = 전환한 방
over-fact-criticals = 위기
over-fact-difficulty = 난이도
over-fact-seed = 시드
over-fact-code = 게임 코드
over-chart = 턴별 기록
over-chart-diverted = 전환한 방
over-chart-missing = 없는 큐브
over-chart-deck = 남은 카드
over-chart-start = 시작
over-chart-turn = { $turn }턴
over-band-1 = 카드마다 방 1곳
over-band-2 = 카드마다 방 2곳
over-band-3 = 카드마다 방 3곳
over-band-breach = 선체 파열
over-critical = { $turn }턴: 위기
over-critical-room = { $room }: 남은 큐브 없음
over-pod-lost = { $name } 패배
over-pod-lost-why = { PARTICLE($name, "이") } 떠난 뒤 우주선을 구했습니다.
over-pod-alone = { $name } 혼자 탈출
over-pod-alone-why = 마지막 굴림: { $roll }. 가진 카드 { $held }장보다 높았습니다.
over-pod-all = { PARTICLE($name, "을") } 포함해 모두 패배
over-pod-all-why = 마지막 굴림: { $roll }. 가진 카드 { $held }장보다 높지 않았습니다.
over-pod-told = { $turn ->
    [0] 이 기록 이전에 떠남
   *[other] { $turn }턴에 떠남
} · { $adrift }턴 표류 · 카드 { $taken }장 가져옴
over-crew = 승무원
over-most = 승무원 중 최다
over-row-turns = 진행한 턴
over-row-moves = 이동
over-row-repairs = 되찾은 큐브
over-row-diverts = 전환한 방
over-row-shares = 주고받은 카드
over-row-scavenges = 탐색 굴림
over-row-activations = 작동한 방
over-row-tokens = 쓴 토큰
over-board = 보드 보기
over-watch = 리플레이 보기
over-again = 같은 우주선으로 다시
over-new = 새 게임
over-title = 시작 화면

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ ㅃㅉㄸㄲㅆㅒㅖ
keyboard-capital = 대문자
keyboard-latin = abc
keyboard-own = 한글
keyboard-erase = 지우기
keyboard-system = 시스템 키보드
keyboard-done = 완료
