### 도전: 오늘의 우주선

title-daily = 오늘의 우주선
title-daily-note = 하루에 한 척, 모두가 같은 우주선
challenges-title = 도전
daily-heading = 오늘의 우주선 · { DATETIME($day, dateStyle: "full") }
daily-players = 인원
daily-alone = 솔로
daily-shared = 오늘은 모두가 이 우주선을 탑니다. 아무것도 전송되지 않습니다. 결과를 복사해 비교해 보세요.
daily-next = 다음 우주선까지 { $hours }시간 { $minutes }분
daily-next-soon = 다음 우주선까지 { $minutes }분
daily-yours = 내 비행
daily-not-flown = 아직 이 우주선을 타지 않았습니다.
daily-unread = 지금은 오늘의 우주선 목록을 읽을 수 없어 그 비행이 표시되지 않습니다. Solar Storm이 몇 초마다 다시 시도합니다.
daily-par = 선장의 기준
daily-par-covered = 비행을 마치면 보여 드립니다.
daily-par-short = 기준
daily-you = 나
daily-first = 내 첫 비행
daily-more = 연습 비행 { $count }번 더
daily-under = 기준보다 { $count }턴 빠름
daily-over = 기준보다 { $count }턴 늦음
daily-even = 기준과 같음
daily-only-you = 선장은 이 우주선을 잃었습니다.
daily-only-captain = 선장은 이 우주선을 구했습니다.
daily-both-lost = 선장도 이 우주선을 잃었습니다.
daily-days = 최근 7일
daily-today = 오늘
daily-weekday = { $day ->
    [0] 월
    [1] 화
    [2] 수
    [3] 목
    [4] 금
    [5] 토
   *[6] 일
}
daily-lost = 잃음
daily-better = 더 나음
daily-fly = 오늘의 우주선 타기
daily-copy = 결과 복사
daily-copied = 결과를 복사했습니다. 메시지에 붙여 넣으세요.
daily-film = 복기 보기
daily-again = 연습으로 다시 타기
daily-once = 첫 비행만 인정됩니다. 하루쯤 건너뛰어도 잃는 것은 없습니다.
daily-result = { DATETIME($day, dateStyle: "medium") }의 우주선

flight-beside = 내 비행과 비교
beside-title = 나란히 보기
beside-yours = 내 비행
beside-theirs = 받은 비행
beside-chance = 승리 확률 { $value }%
beside-unknown = 아직 분석하지 않음

command-daily-copy = 오늘의 우주선: 결과 복사
command-daily-film = 오늘의 우주선: 복기 보기
command-daily-again = 오늘의 우주선: 다시 타기
command-crew-before = 도전: 인원 줄이기
command-crew-after = 도전: 인원 늘리기
