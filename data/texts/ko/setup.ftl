# The screen on which a new game is set up: its first page and its page of details.

setup-ship = 이번 우주선
setup-deal = 다시 배치
setup-details = 상세 설정
setup-details-back = 승무원과 난이도로 돌아가기
setup-marks = 승무원 색
setup-level-tip = 프로그램이 맡은 승무원들이 이런 우주선을 구한 비율:
setup-level-same = 숫자가 같은 난이도는 뚜렷한 차이가 나타나지 않았습니다.
setup-level-margin = “±”와 범위: 실제 비율은 거의 틀림없이 그 안에 있습니다.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 대체 방
