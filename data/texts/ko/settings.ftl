### The settings, and the names of keys and commands.

title-settings = 설정
menu-settings = 설정
settings-title = 설정
settings-back = 뒤로
settings-reset = 이 페이지 초기화
settings-reset-note = 이 페이지가 기본값으로 돌아갔습니다. 되돌리면 이전 선택이 복원됩니다.
settings-reset-none = 이 페이지는 이미 기본값입니다.
settings-undo = 초기화 되돌리기
settings-percent = { NUMBER($value) }%
settings-on = 켬
settings-off = 끔

settings-page-screen = 화면
settings-page-reading = 읽기
settings-page-motion = 속도
settings-page-sound = 소리
settings-page-keys = 키
settings-page-game = 게임

## Screen

settings-fullscreen = 창
settings-fullscreen-note = 창은 옮기고 크기를 바꿀 수 있습니다. 전체 화면은 다른 모든 것을 가립니다.
settings-fullscreen-off = 창
settings-fullscreen-on = 전체 화면
settings-display = 모니터
settings-display-note = 게임이 열리는 모니터.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = 모니터가 하나만 연결되어 있습니다.
settings-interface = 인터페이스 크기
settings-interface-note = 화면 전체의 크기. 100%를 넘으면 창 가장자리를 가리킬 때 화면이 움직입니다.

## Reading

settings-text = 글자 크기
settings-text-note = 글자와 숫자의 크기. 버튼과 패널도 글자에 맞춰 커집니다.
settings-language = 언어
settings-language-note = 게임의 언어. 승무원 이름은 입력한 그대로입니다.
settings-language-system = 시스템({ $name })
settings-abilities = 능력 항상 표시
settings-abilities-note = 모든 방에 능력이 표시됩니다. 끄면 작동할 수 있는 방과 가리키는 방에만 표시됩니다.
settings-contrast = 고대비
settings-contrast-note = 검은 패널, 흰 선과 글자, 어두운 그림.
settings-palette = 색
settings-palette-note = 신호, 자원, 승무원이 눈에 잘 구별되게 합니다. 모양은 언제나 다릅니다.
settings-palette-normal = 기본값
settings-palette-protan = 적색맹
settings-palette-deutan = 녹색맹
settings-palette-tritan = 청색맹
settings-preview = 미리보기
settings-preview-resources = 자원
settings-preview-crew = 승무원
settings-preview-signals = 신호
settings-preview-legal = 가능
settings-preview-yours = 내 것
settings-preview-danger = 위험

## Pace

settings-animation = 속도
settings-animation-note = { DEVICE() ->
    [pad] 승무원, 카드, 주사위가 움직이는 속도와 타격을 보여 주는 시간. 아무 버튼이나 누르면 넘어갑니다.
   *[keys] 승무원, 카드, 주사위가 움직이는 속도와 타격을 보여 주는 시간. 클릭하거나 아무 키나 누르면 넘어갑니다.
}
settings-recap = 지난 턴 이후의 일
settings-recap-note = 내 턴 전에 승무원이 한 일과 타격받은 방을 보여 줍니다. 넘길 때까지 기다립니다.
settings-ready = 준비 확인
settings-ready-note = 다른 플레이어의 턴 전에, 그 플레이어가 준비될 때까지 기다립니다.
settings-auto-end = 행동 자동으로 마치기
settings-auto-end-note = 남은 행동이 없으면 바로 행동을 마칩니다. 그래도 되돌릴 수 있습니다.
settings-reduced-motion = 움직임 줄이기
settings-reduced-motion-note = 흔들림, 깜박임, 회전이 없어집니다. 대신 서서히 나타나고 사라집니다.

## Sound

settings-master = 전체 음량
settings-master-note = 모든 소리의 음량.
settings-effects = 효과음
settings-effects-note = 카드, 주사위, 승무원, 타격, 경보.
settings-music = 음악
settings-music-note = 위험에 따라 커지고 잦아듭니다.
settings-ambience = 환경음
settings-ambience-note = 원자로의 울림, 불, 태양.
settings-mute = 음소거
settings-mute-note = 모든 소리를 끕니다. 언제든 { $usual } 키로도 끌 수 있습니다.
settings-background = 백그라운드 소리
settings-background-note = 다른 창을 쓰는 동안에도 소리가 납니다. 이 창이 숨겨지면 나지 않습니다.
settings-captions = 자막
settings-captions-note = 경보와 먼 소리를 글로 알려 줍니다.

## Keys

settings-keys-note = 명령을 고르고 새 키를 누르세요. { KEY("enter") }, { KEY("escape") }, { KEY("tab") }, 화살표 키는 바꿀 수 없습니다.
settings-key-press = 키를 누르세요
settings-key-protected = { $key } 키는 바꿀 수 없습니다. 다른 키를 누르세요. 취소: { KEY("escape") }
settings-key-modifier = { $key } 키만으로는 쓸 수 없습니다. 다른 키를 누르세요. 취소: { KEY("escape") }
settings-key-unknown = 알 수 없는 키입니다. 다른 키를 누르세요. 취소: { KEY("escape") }
settings-key-swap-title = 키를 서로 바꿀까요?
settings-key-swap-text = { $key } 키는 이미 “{ $rival }”에 쓰입니다. 바꾸면 그 명령은 { $other } 키가 됩니다.
settings-key-swap-yes = 바꾸기
settings-key-blocked = { $key } 키는 “{ $rival }”에 쓰이며, 그 명령은 대신 { $other } 키를 쓸 수 없습니다. 먼저 “{ $rival }”의 키를 바꾸세요.
settings-key-kept = 키는 그대로 { $key }입니다.
settings-keys-actions = 행동
settings-keys-cards = 카드
settings-keys-game = 게임
settings-keys-window = 창

command-move = 이동
command-scavenge = 탐색
command-share = 주고받기 또는 교환
command-divert = 동력 전환
command-repair = 수리
command-activate = 방 작동
command-board = 탈출 포드 탑승
command-more = 다른 행동
command-end = 행동 마치기
command-card = 카드 { $number }
command-undo = 되돌리기
command-redo = 다시 실행
command-log = 기록
command-piles = 더미
command-help = 도움말
command-reset = 순서 초기화
command-board-look = 게임이 끝난 뒤 보드 보기
command-watch = 리플레이 보기
command-copy = 게임 코드 복사
command-rename = 저장된 게임: 이름 바꾸기
command-delete = 저장된 게임: 삭제
command-play-pause = 리플레이: 재생 또는 일시정지
command-branch = 리플레이: 여기서 이어 하기
command-search = 규칙서: 검색
command-show-me = 수업: 보여 주기
command-skip-step = 수업: 과제 건너뛰기
command-show-on-table = 규칙서: 테이블에서 보기
command-again = 같은 우주선으로 다시
command-from-start = 수업 처음부터
command-settings = 설정
command-mute = 음소거
command-smaller = 인터페이스 작게
command-larger = 인터페이스 크게
command-fullscreen = 전체 화면

key-name-space = 스페이스
key-name-backspace = 백스페이스
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = 화살표
key-name-left = 왼쪽 화살표
key-name-right = 오른쪽 화살표
key-name-up = 위쪽 화살표
key-name-down = 아래쪽 화살표
key-name-keypad = 숫자패드 { $key }

## Game

settings-confirm = 행동이 사라지기 전에 확인
settings-confirm-note = 쓰지 않은 행동이 토큰이 되지 않을 때 묻습니다.
settings-confirm-leave = 게임을 나가기 전에 확인
settings-confirm-leave-note = 선택할 때마다 저장되므로, 꺼도 잃는 것은 없습니다.
settings-confirm-replace = 새 게임 전에 확인
settings-confirm-replace-note = 새 게임이 진행 중인 게임을 대신할 때 묻습니다.
settings-confirm-delete = 삭제하기 전에 확인
settings-confirm-delete-note = 저장된 게임을 삭제하기 전에 묻습니다.
settings-kept-games = 자동으로 남기는 게임
settings-kept-games-note = 끝났거나 새 게임에 밀려난 게임을 남기고, 가장 오래된 것부터 지웁니다. 마지막으로 밀려난 게임과 이름을 붙인 게임은 늘 남습니다.
settings-kept-games-none = 없음
settings-kept-games-all = 모두
settings-confirm-pod = 탈출 포드에 타기 전에는 언제나 묻습니다. 되돌아올 수 없기 때문입니다.
leave-saved-title = 게임을 나갈까요?
leave-saved-text = 게임이 저장되었습니다. 시작 화면에서 “이어 하기”를 고르면 돌아옵니다.
leave-saved-yes = 나가기
