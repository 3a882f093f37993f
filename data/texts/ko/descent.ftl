### The descent: ten kinds of ship for each crew size.

title-descent = 하강
title-descent-note = 쉬운 것부터 아주 어려운 것까지 우주선 열 종류
descent-title = 하강
descent-lead = 쉬운 구간부터 아주 어려운 구간까지 열 구간입니다. 인접한 구간은 난이도가 같을 수도 있습니다. 우주선마다 첫 비행만 인정됩니다.
descent-rung-1 = 먼 궤도
descent-rung-2 = 태양풍
descent-rung-3 = 첫 빛
descent-rung-4 = 코로나 가장자리
descent-rung-5 = 빛줄기
descent-rung-6 = 홍염
descent-rung-7 = 플레어 벌판
descent-rung-8 = 흑점
descent-rung-9 = 끓는 빛
descent-rung-10 = 태양의 심장
descent-name = { $rung } · { $name }
descent-officers = 사관 구조율
descent-interval = { $low }~{ $high }%
descent-unmeasured = 측정 전
descent-you = 나
descent-sum = { $won }/{ $count }
descent-needed = 이 구간의 최근 우주선 { $last }척 중 { $needed }척을 구하면 더 깊이 내려갑니다.
descent-next = 다음 우주선을 구하면 더 깊이 내려갑니다.
descent-done = 통과했습니다. 통과한 기록은 사라지지 않습니다.
descent-all = 모든 구간을 통과했습니다. 태양도 더는 보여 줄 것이 없습니다.
descent-later = { $count ->
    [1] 이 구간은 { $first }구간을 통과한 뒤부터 인정됩니다.
    [2] 이 구간은 { $first }구간과 { $last }구간을 통과한 뒤부터 인정됩니다.
   *[other] 이 구간은 { $first }~{ $last }구간을 통과한 뒤부터 인정됩니다.
}
descent-begin = 시작
descent-practice = 연습으로 타기
descent-again = 다시 타기
descent-aid-adviser = 조언 받음
descent-aid-undo = 되돌리기 씀
