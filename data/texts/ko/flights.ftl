### Flights that travel as a line.

flight-title = 비행
flight-choices = 선택 { $count }번
flight-crew = 승무원 { $count }명
flight-playing = 비행 중, { $turn }턴
flight-won = { $turn }턴에 구함
flight-lost = { $turn }턴에 잃음
flight-names = 승무원 이름을 정하세요. 모든 자리를 플레이어가 맡으며, 게임 중에 프로그램에 맡길 수 있습니다.
flight-copy = 비행 기록 복사
flight-copy-tip = 게임 전체를 글자 한 줄에 담았습니다. 친구에게 보내면 시작 화면에 붙여 넣어 열 수 있습니다.
flight-paste = 비행 기록 붙여넣기
flight-paste-nothing = 클립보드에 비행 기록도 게임 코드도 없습니다.
paste-silent = 텍스트를 복사한 프로그램에서 내용을 받지 못했습니다. 다시 복사한 다음 붙여 넣으세요.
paste-unreadable = 복사한 내용을 텍스트로 읽을 수 없습니다. 일반 텍스트로 다시 복사한 다음 붙여 넣으세요.
paste-long = 복사한 내용이 너무 깁니다. 필요한 부분만 복사한 다음 붙여 넣으세요.
flight-why-letters = 비행 기록이 아닙니다.
flight-why-newer = 더 새로운 버전의 Solar Storm에서 만든 비행 기록입니다.
flight-why-damaged = 비행 기록이 손상되었습니다. 글자가 틀리거나 빠졌습니다.
flight-why-rules = 규칙이 다른 비행 기록이라 여기서는 쓸 수 없습니다.
flight-why-content = 이 비행 기록에는 여기서 쓸 수 없는 것이 필요합니다: { $details }
flight-why-position = 직접 만든 상황에서 시작한 게임에는 비행 기록이 없습니다.
flight-why-rolls = 주사위 눈을 미리 정한 게임이라 비행 기록이 없습니다.
flight-why-settings = 이 게임의 설정은 비행 기록에 담을 수 없습니다.
flight-paste-key = Ctrl+V
flight-paste-hint = 게임 붙여넣기
flight-paste-tip = 클립보드의 비행 기록이나 게임 코드를 엽니다. 여기와 시작 화면에서 { $key }도 같은 일을 합니다.
