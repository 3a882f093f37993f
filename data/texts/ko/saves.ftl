### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = 마지막 저장 파일을 읽을 수 없습니다: { $why }
saves-newer = 마지막 저장 파일은 더 새로운 버전의 Solar Storm에서 만들어져 현재 버전으로는 읽을 수 없습니다.
saves-kept-as = 파일은 다음 위치에 남겨 두었습니다: { $path }.
saves-kept-files = 해당 파일들은 다음 위치에 남겨 두었습니다: { $paths }.
saves-kept-there = 파일을 옮기지 못했습니다. 아직 다음 위치에 있습니다: { $path }.
saves-rescued = “이어 하기”를 고르면 그 직전 저장을 불러옵니다.
saves-not-rescued = 다른 것은 바뀌지 않았습니다. 새 게임을 시작하거나 저장된 게임을 불러오세요.
saves-changed = 마지막 저장 파일이 여기에 표시되던 것과 달라졌습니다.
saves-detail = ({ $detail })
saves-why-unreadable = 시스템이 파일을 열 수 없습니다.
saves-why-folder = 그 자리에 폴더가 있습니다.
saves-why-loop = 그 자리에 아무 데도 이어지지 않는 링크가 있습니다.
saves-why-large = 저장된 게임치고 너무 큽니다.
saves-why-empty = 비어 있습니다.
saves-why-zeros = 0으로만 채워져 있습니다.
saves-why-not-text = 일부가 텍스트가 아닙니다.
saves-why-cut-off = 끝부분이 없습니다.
saves-why-syntax = 손상되었습니다.
saves-why-twice = 같은 항목이 두 번 있습니다.
saves-why-number = 잘못된 숫자가 있습니다.
saves-why-deep = 너무 심하게 손상되어 읽을 수 없습니다.
saves-why-foreign = Solar Storm의 저장 파일이 아닙니다.
saves-why-newer = 더 새로운 버전의 Solar Storm에서 만들어졌습니다.
saves-why-value = 빠졌거나 잘못된 내용이 있습니다.
saves-why-rules = 기록된 선택이 규칙에 어긋나거나 저장된 상황과 맞지 않습니다.
saves-flaw-name = 이름이 손상되어 가능한 부분만 표시합니다.
saves-flaw-picture = 이 게임의 그림이 아니어서 표시하지 않습니다.
saves-flaw-saved = 저장 시각이 잘못되어 파일의 시각을 표시합니다.

## A game that cannot be saved

saves-trouble-full = 게임을 저장하지 못했습니다. 디스크가 가득 찼습니다. 공간을 비워 주세요. Solar Storm이 몇 초마다 다시 시도합니다.
saves-trouble-read-only = 게임을 저장하지 못했습니다. 폴더가 읽기 전용입니다. 계속 플레이할 수 있습니다. Solar Storm이 몇 초마다 다시 시도합니다.
saves-trouble-taken = 다른 Solar Storm 창이 저장을 넘겨받아 이 창은 저장을 멈췄습니다. 메뉴의 “다른 이름으로 저장…”으로 이 게임을 남길 수 있습니다.
saves-trouble-other = 게임을 저장하지 못했습니다({ $detail }). Solar Storm이 몇 초마다 다시 시도합니다.
saves-trouble-slow = 디스크가 느려 마지막 선택이 아직 저장되지 않았습니다. 계속 플레이할 수 있습니다.
over-unsaved = { $which ->
    [last] 지난 게임
   *[this] 이 게임
 }은 아직 저장되지 않았습니다{ $why ->
    [full] . 디스크가 가득 찼습니다
    [read-only] . 폴더가 읽기 전용입니다
    [slow] . 디스크가 느립니다
    [unread] . 시스템이 마지막 저장 파일을 열지 못합니다
    [taken] . 다른 Solar Storm 창이 저장을 넘겨받았습니다
   *[other] ({ $detail })
 }. Solar Storm이 몇 초마다 다시 시도합니다.
disk-waits = 디스크를 기다리는 중
disk-waits-unsaved = 아직 저장되지 않은 것이 있습니다. 그래도 종료하려면 창을 다시 닫으세요.
saves-trouble-over = 이제 게임이 저장되었습니다.
saved-after-title = 저장됨
saved-after-all = 다행히 저장되었습니다.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = V2 방
saves-mode-rooms-mixed = 무작위 방
saves-mode-rooms-pick = 직접 고른 방
saves-mode-no-counting = 카드 세기 금지
saves-kept-name = { $turn }턴에 나감
saves-finished-name = { $won ->
    [yes] { $turn }턴에 승리
   *[no] { $turn }턴에 패배
}

## The title screen, about saving

title-unsaved = 다른 Solar Storm 창이 실행 중이어서 이 창에서는 자동 저장이 꺼져 있습니다. 저장된 게임은 그대로입니다.
title-taken = 다른 Solar Storm 창이 저장을 넘겨받았습니다. 여기서 다시 저장하려면 이 창을 닫고 다시 시작하세요.
title-ended-kept = 지난 게임({ $name })이 아직 저장되지 않은 상태였습니다. 이제 “{ title-load }”에서 찾을 수 있습니다.
title-no-saves-read-only = 게임을 저장할 수 없습니다. 읽기 전용 폴더: { $path }. 그래도 플레이할 수 있습니다. 저장하려면 폴더에 쓸 수 있게 한 뒤 다시 시작하세요.
title-no-saves-full = 게임을 저장할 수 없습니다. 디스크가 가득 찼습니다. 그래도 플레이할 수 있습니다. 저장하려면 공간을 비워 주세요.
title-no-saves-other = 게임을 저장할 수 없습니다. 쓸 수 없는 위치: { $path }. 그래도 플레이할 수 있습니다. 저장하려면 그 자리에 무엇이 있는지 확인하세요.
title-no-saves-taken = 게임을 저장할 수 없습니다. 다른 Solar Storm 창이 실행 중입니다.

## Two copies of the program

second-copy-heading = Solar Storm이 이미 실행 중입니다
second-copy-text = 다른 Solar Storm 창이 열려 있고 게임을 저장하고 있습니다. 두 창이 서로의 저장을 덮어쓰면 안 됩니다. 다른 창을 닫으면 이 창이 자동으로 이어집니다.
second-copy-quit = 종료
second-copy-quit-detail = 열려 있는 창으로 돌아갑니다. 아무것도 바뀌지 않습니다.
second-copy-unsaved = 자동 저장 없이 플레이
second-copy-unsaved-detail = 이 게임은 저장되지 않지만 설정은 저장됩니다. “다른 이름으로 저장…”은 쓸 수 있습니다.
second-copy-take-over = 넘겨받기
second-copy-take-over-detail = 이제부터 이 창이 저장합니다. 다른 창은 저장을 멈추고 그 사실을 알립니다.
second-copy-refused-full = 넘겨받지 못했습니다. 디스크가 가득 찼습니다.
second-copy-refused-read-only = 넘겨받지 못했습니다. 저장된 게임의 폴더가 읽기 전용입니다.
second-copy-refused-taken = 넘겨받지 못했습니다. 다른 창이 저장하는 중입니다. 다시 시도하세요.
second-copy-refused-other = 넘겨받지 못했습니다. 저장된 게임의 폴더를 쓸 수 없습니다.

## The list of saved games

saves-none = 아직 저장된 게임이 없습니다. 게임 메뉴의 “다른 이름으로 저장…”을 쓰면 여기에 추가됩니다. 끝난 게임은 자동으로 추가됩니다.
saves-folder-unread = 저장된 게임을 표시할 수 없습니다. 읽을 수 없는 폴더: { $path } ({ $detail }). 폴더를 확인하고 이 화면을 다시 여세요.
saves-back = 뒤로
saves-row = { $turn }턴 · { $modes }
saves-row-broken = 이 게임은 읽을 수 없습니다: { $why }
saves-missing = 설치되지 않은 확장{ $count ->
    [1] {" "}“{ $ids }”
   *[other] ({ $ids })
} 필요.
saves-unreadable = 손상됨
saves-unreadable-newer = 더 새로운 버전
saves-load = 게임 이어 하기
saves-look = 보드 보기
saves-watch = 리플레이 보기
saves-rename = 이름 바꾸기
saves-delete = 삭제
saves-broken-advice = 아무것도 바뀌지 않았습니다. 파일: { $path }. 사본이 있으면 그 자리에 넣으세요. 없으면 이 파일을 삭제해도 됩니다.
saves-newer-advice = 아무것도 바뀌지 않았습니다. 파일: { $path }. 더 새로운 버전에서 이어 할 수 있습니다.
saves-gone = 파일이 더는 없습니다.
saves-rename-title = 저장된 게임 이름 바꾸기
saves-rename-go = 이름 바꾸기
saves-renamed = 새 이름: “{ $name }”.
saves-share = 비행 공유
saves-delete-title = “{ PARTICLE($name, "을") }” 삭제할까요?
saves-delete-text = 이 화면에 있는 동안에는 복원할 수 있습니다. 그 뒤에도 파일은 다음 위치에 있습니다: { $path }
saves-delete-go = 삭제
saves-deleted = 삭제됨: “{ $name }”.
saves-restore = 삭제한 게임 복원
saves-restored = 복원됨: “{ $name }”.
saves-not-kept = 진행 중인 게임을 저장된 게임에 남기지 못했습니다. 계속하면 사라질 수 있습니다.
saves-refused-full = 실패했습니다. 디스크가 가득 찼습니다. 공간을 비우고 다시 시도하세요.
saves-refused-read-only = 실패했습니다. 저장된 게임의 폴더가 읽기 전용입니다. 쓸 수 있게 한 뒤 다시 시도하세요.
saves-refused-taken = 실패했습니다. 다른 Solar Storm 창이 저장하는 중입니다. 다시 시도하세요.
saves-refused-other = 실패했습니다. 디스크에 오류가 생겼습니다. 다시 시도하세요.

## Saving under a name

naming-title = 다른 이름으로 저장…
naming-go = 저장
naming-suggestion = { $turn }턴 · { $names }
naming-empty = 저장된 게임에는 이름이 필요합니다.
naming-letter = { $place }번째 글자는 쓸 수 없습니다. 이모지이거나 게임 글꼴에 없는 문자입니다.
naming-longest = 이름은 최대 { $count }자입니다. 넘는 글자는 빠집니다.
naming-note = “{ title-load }”에서 테이블 그림과 함께 찾을 수 있습니다.
naming-twice = { $when }에 저장한 같은 이름의 게임을 대신합니다. 이전 게임은 삭제한 게임으로 옮깁니다.
naming-saved = 저장됨: “{ $name }”.
menu-save-as = 다른 이름으로 저장…
menu-load = 저장된 게임

## Leaving a game that is not saved

leave-title = 저장하지 않고 나갈까요?
leave-text = 마지막 저장 이후의 내용이 모두 사라질 수 있습니다.
leave-yes = 그래도 나가기

## When the program fails

error-heading = 문제가 생겼습니다
error-why-program = Solar Storm에 예상하지 못한 오류가 생겼습니다. 여러분의 잘못이 아닙니다.
error-why-content = 게임 자체 파일에 오류가 있습니다. 아래 줄에 파일과 위치가 있습니다. 고치거나 Solar Storm을 다시 설치하세요.
error-why-refused = Solar Storm이 자체 파일을 읽지 못했습니다: { $file }. 다른 프로그램이 쓰고 있을 수 있습니다. 다시 시도하세요. 계속되면 컴퓨터를 다시 시작하거나 Solar Storm을 다시 설치하세요.
error-file-title = 열 수 없습니다
error-again = 다시 시도
error-why-memory = 컴퓨터의 메모리가 부족합니다. 다른 프로그램을 닫고 계속하세요.
error-why-disk = Solar Storm에 필요한 파일을 컴퓨터가 읽거나 쓰지 못했습니다.
error-saved = 게임은 안전합니다. 마지막 선택 뒤에 저장되었습니다. 시작 화면에서 이어 하세요.
error-goes-on = 게임은 저장되지 않았지만 아직 남아 있습니다. 다시 시도하면 이어집니다.
error-unsaved = 이 Solar Storm 창에서는 자동 저장이 꺼져 있어 현재 게임이 사라졌습니다. 저장된 게임은 그대로입니다.
error-no-game = 사라진 게임은 없습니다. 저장된 게임은 그대로입니다.
error-report = 오류의 상세 내용과 이 게임의 선택을 담은 보고서가 있습니다: { $path }. 다시 생기면 이 파일을 개발자에게 보내 주세요.
error-report-no-game = 오류의 상세 내용을 담은 보고서가 있습니다: { $path }. 다시 생기면 이 파일을 개발자에게 보내 주세요.
error-no-report = 보고서를 쓰지 못했습니다. 디스크에 오류가 생겼습니다.
error-last = Solar Storm을 닫아야 합니다. 저장된 게임은 그대로입니다.
error-title-screen = 시작 화면
error-earlier = 이전 저장으로 돌아가기
error-earlier-tip = 이어 할 때마다 오류가 다시 생기면 쓰세요. 마지막 저장 파일을 따로 두고 그 직전 저장으로 돌아갑니다.
error-stepped-back = 마지막 저장 파일은 다른 이름으로 남겼습니다. “이어 하기”를 고르면 그 직전 저장을 불러옵니다.
error-no-step-back = 이어 할 수 있는 이전 저장이 없습니다.
error-step-back-refused = 마지막 저장 파일을 따로 둘 수 없었습니다. 지금은 { $path }에 있는 파일의 이름을 바꿀 수 없습니다. “이어 하기”를 고르면 여전히 그 파일을 불러옵니다.
error-quit = 종료

## A file that the system does not open

saves-unread = 지금은 마지막 저장 파일을 열 수 없습니다. 아무것도 바뀌지 않았으며, 아직 다음 위치에 있습니다: { $path }.
saves-unread-rescued = “이어 하기”를 고르면 다시 시도합니다. 실패하면 그 직전 저장부터 이어지고, 마지막 저장 파일은 남겨 둡니다.
saves-trouble-unread = 게임이 저장되지 않습니다. 시스템이 마지막 저장 파일을 열지 못하고, Solar Storm은 읽을 수 없는 파일을 덮어쓰지 않습니다. 몇 초마다 다시 시도합니다.
notice-settings-unread = 지금은 설정 파일을 열 수 없어 기본값을 쓰고 있습니다. 아무것도 바뀌지 않았습니다. Solar Storm을 다시 시작하면 설정이 돌아옵니다.
settings-unsaved = 설정이 저장되지 않았습니다. 디스크가 가득 찼거나 디스크에 쓸 수 없습니다. Solar Storm이 몇 초마다 다시 시도합니다.
notice-lessons-unread = 지금은 비행 학교 진행 기록을 열 수 없습니다. 아무것도 바뀌지 않았습니다. Solar Storm이 다시 시도합니다.
