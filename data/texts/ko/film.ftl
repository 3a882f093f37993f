# The film: why a game went as it did.

film-title = 복기
film-saved = { $turn }턴에 우주선을 구하기까지
film-lost = { $turn }턴에 우주선을 잃기까지
film-luck = 운
film-decisions = 결정
film-points = { $points }%p
film-start = 시작할 때 { $value }%
film-chance = 승리 확률
film-meaning = 생도가 이어서 플레이할 때 · 띠: 오차 범위
film-looking = { $turns }턴 중 { $turn }턴 분석 중
film-unable = 이 게임은 분석할 수 없었습니다.
film-stopped = 분석이 더는 응답하지 않습니다. 계속하려면 복기를 다시 여세요.
film-luck-lane = 운: 주사위, 뽑기, 손상
film-decisions-lane = 결정: 생도보다 나은지 못한지
film-turn = { $turn }턴, { $name }
film-turn-alone = { $turn }턴
film-point-listed = { $turn }턴: { $words }
film-point = 전환점 { $at }/{ $count }
film-missed = { $points }%p 이상 놓침
film-sign-good = 뚜렷이 더 나은 계획 없음
film-sign-missed = 선장의 계획이 더 나음
film-somebody = 플레이어
film-happened = 일어난 일
film-part = { $at }/{ $count }
film-more = 나머지 보기
film-captain = 선장의 계획
film-as-good = 뚜렷이 더 나은 계획은 찾지 못했습니다.
film-as-good-note = 게임 중에는 어림할 뿐입니다. 여기서는 끝까지 플레이한 결과만 따집니다.
film-awaited = 아직 분석하지 않았습니다. 곧 운과 결정에 따른 변화와 선장의 계획이 여기에 나옵니다.
film-better = 그랬다면 { $win }%: { $points }%p 높음, ± { $margin }
film-show = 보여 주기
film-enters = 행동: { $actions } · 행동 토큰: { $tokens } · 더미의 카드: { $cards }
film-key-turns = 턴
film-key-points = 전환점
film-key-play = 재생
film-names-hide = 이름 숨기기
film-names-show = 이름 보기
film-point-back = 이전 전환점
film-point-on = 다음 전환점
film-tip-plot = { DEVICE() ->
    [pad] { KEY("left") } 또는 { KEY("right") } 버튼으로 그래프를 따라 움직입니다. 한 칸이 한 턴입니다.
   *[keys] 그래프를 클릭하거나 드래그하세요. 왼쪽과 오른쪽 화살표 키도 됩니다. 한 칸이 한 턴입니다.
}
film-tip-point = { $turn }턴: { $points }%p
film-back = 뒤로
film-end-saved = 구함
film-end-lost = 잃음
over-film = 복기
command-film = 게임이 왜 그렇게 흘렀는지 보기
command-film-show = 복기: 테이블에서 보기
