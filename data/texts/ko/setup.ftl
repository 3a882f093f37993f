# The screen on which a new game is set up: its first page and its page of details.

setup-ship = 이번 우주선
setup-deal = 다시 배치
setup-details = 상세 설정
setup-details-back = 승무원과 난이도로 돌아가기
setup-marks = 승무원 색
setup-level-same = 승률이 같은 난이도는 측정된 차이가 없었습니다.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 대체 방
