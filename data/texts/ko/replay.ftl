# Replays and game codes.

replay-where = { $turn }턴 · 선택 { $at }/{ $length }
replay-begin = 승무원이 탑승했고, 아직 아무도 행동하지 않았습니다.
replay-tip-line = { DEVICE() ->
    [pad] 게임 전체입니다. { KEY("left") } 또는 { KEY("right") } 버튼으로 움직입니다. 선 위: 턴과 동력 전환. 선 아래: 타격.
   *[keys] 게임 전체입니다. 드래그하거나 클릭하거나 화살표 키를 누르세요. 선 위: 턴과 동력 전환. 선 아래: 타격.
}
line-turn = 턴
line-divert = 동력 전환
line-hit = 타격
replay-first = 처음으로
replay-back-turn = 이전 턴
replay-back = 이전 선택
replay-play = 재생
replay-pause = 일시정지
replay-on = 다음 선택
replay-on-turn = 다음 턴
replay-last = 끝으로
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = 여기서 이어 하기
replay-branch-over = 여기서는 게임이 이미 끝났습니다. 먼저 몇 번 전의 선택으로 돌아가세요.
replay-leave = 나가기
replay-replace-title = { $turn }턴부터 이어서 할까요?
replay-replace-text =
    이 시점에서 새 게임을 시작합니다. 진행 중인 게임({ $other }턴)은 저장된 게임에 남습니다.
replay-replace-yes = 여기서 이어 하기

code-label = 게임 코드
code-copy = 게임 코드를 복사합니다. 시드로 입력하면 같은 우주선이 나옵니다. 누가 플레이하는지는 담기지 않습니다.
code-copied = 복사됨: { $code }
code-not-copied = 클립보드를 쓸 수 없습니다. 이 코드를 시드로 직접 입력하세요: { $code }
code-none = 직접 만든 상황에서 시작한 게임에는 코드가 없습니다
code-letters = 시드가 아닙니다. 숫자나 낱말, 게임 코드를 입력하세요
code-slip = 시드도 게임 코드도 아닙니다. 글자를 하나씩 확인하세요
code-newer = 더 새로운 버전의 Solar Storm에서 만든 게임 코드입니다
code-expansion = 이 게임 코드에는 여기서 쓸 수 없는 확장이 필요합니다
code-difficulty = 이 게임 코드에는 여기 설치되지 않은 난이도가 필요합니다
code-other = 이 게임 코드는 규칙이 달라 여기서는 다른 우주선이 나옵니다
code-taken = 게임 코드 적용됨: 플레이어 수, 확장, 방, 난이도를 코드에 맞췄습니다. 자리마다 누가 플레이할지는 직접 고르세요.
