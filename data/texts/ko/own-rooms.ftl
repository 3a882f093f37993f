# Rooms and expansions that players have written themselves.

own-rooms-title = 직접 만든 방
own-rooms-where = 직접 만든 방이나 확장은 다음 폴더 안에 각각 폴더를 만들어 넣습니다:
own-rooms-named = 게임을 시작할 때 지정한 폴더:
own-rooms-none = 직접 만든 방이 아직 없습니다. 만드는 법은 설명서의 “own-rooms” 페이지에 있습니다.
own-rooms-here = 게임에 추가됨
own-rooms-room = 대신하는 방: { $room }
own-rooms-expansion = 확장
own-rooms-left-out = 폴더 { $count }개를 제외했습니다. 게임은 그대로 진행됩니다.
own-rooms-line = { $file }, { $line }번째 줄
own-rooms-more = 표시하지 않은 오류가 { $count }개 더 있습니다.
own-rooms-copy = 경로 복사
own-rooms-again = 다시 읽기
own-rooms-copied = 경로를 클립보드에 복사했습니다.
own-rooms-read = 폴더를 다시 읽었습니다.
own-rooms-changed = { $count ->
   *[other] 이 게임에 쓰인 직접 만든 내용({ $ids })이 그 뒤로 바뀌었습니다. 불러오려면 폴더를 원래대로 되돌리세요.
}
flight-why-own = 이름은 같지만 이 비행 기록의 내용이나 규칙이 이 게임과 다릅니다: { $details }
own-rooms-advice = 이 우주선에는 직접 만든 방이 있습니다. 시뮬레이션할 수 없어서 아무것도 비교하지 않았습니다.
own-rooms-film = 이 우주선에는 직접 만든 방이나 확장이 있습니다. 선장이 턴을 평가할 수 없습니다.
