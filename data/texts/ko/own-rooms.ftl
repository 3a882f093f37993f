# Rooms and expansions that players have written themselves.

own-rooms-title = 직접 만든 방
own-rooms-where = 직접 만든 방과 확장은 각각 따로 폴더를 만들어 이곳에 넣으세요:
own-rooms-named = 게임을 시작할 때 지정한 폴더:
own-rooms-none = 직접 만든 방이 아직 없습니다. 만드는 법은 문서의 “own-rooms” 페이지에 있습니다.
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
   *[other] 직접 만든 방이나 확장({ $ids })이 이 게임을 저장한 뒤에 바뀌었습니다.
}
own-rooms-goes-on = 지금부터는 새 규칙이 적용됩니다.
own-rooms-undone = 되돌린 선택 중 새 규칙과 맞지 않는 것은 다시 실행할 수 없습니다.
own-rooms-fits-not = 지금까지 일어난 일이 새 규칙과 맞지 않습니다. 게임은 안전합니다. 파일을 원래대로 되돌리거나 새 게임을 시작하세요.
own-rooms-unread = 직접 만든 방이나 확장({ $id })을 지금은 읽을 수 없습니다({ $detail }). 게임은 안전합니다. 폴더를 열 수 있게 되면 다시 시도하세요.
own-rooms-wrong = 직접 만든 방이나 확장({ $id })에 오류가 있습니다({ $place }). 게임은 안전합니다. 오류를 고친 뒤 다시 시도하세요.
flight-why-own = 규칙이 다르거나 직접 만든 방이나 확장의 버전이 다른 비행 기록입니다: { $details }
own-rooms-advice = 이 우주선에는 직접 만든 방이 있습니다. 저는 그 방을 시뮬레이션할 수 없어 아무것도 비교하지 않았습니다.
own-rooms-film = 이 우주선에는 직접 만든 방이나 확장이 있습니다. 선장이 턴을 평가할 수 없습니다.
