### Pace: the question to a new player, and the hits since the last turn of a player.

pace-title = 폭풍을 어떤 속도로 볼까요?
pace-text = 첫 비행 전 마지막 질문입니다. 설정에서 언제든 바꿀 수 있습니다.
pace-slow = 타격을 하나하나 따라갈 수 있습니다. 첫 게임에 가장 좋습니다.
pace-normal = 오래 기다리지 않고 모두 볼 수 있습니다.
pace-fast = 카드를 잘 아는 승무원에게 알맞습니다.
pace-off = 움직임 없이 결과가 바로 나옵니다.

## Before a player’s turn

recap-title = { $since ->
    [alone] 지난 턴 이후
    [first] { $name }, 첫 턴을 앞두고
   *[last] { $name }, 지난 턴 이후
}
recap-title-ready = { $name }, 준비됐나요? { $turn }턴입니다.
recap-nothing = { $since ->
    [first] 게임 시작 이후 타격이 없습니다.
   *[last] 지난 턴 이후 타격이 없습니다.
}
recap-turn = { $turn }턴, { $name }
recap-cube = { $spaces ->
    [0] 타격
   *[other] 큐브 1개 잃음, { $spaces }개 중 { $left }개 남음
}
recap-cube-since = 큐브 1개 잃음, 지금은 { $spaces }개 중 { $left }개
recap-protected = 보호 토큰이 막음
recap-protected-short = 보호
recap-protects = 보호: { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = 선체 파열: { $count ->
    [0] 잃은 카드 없음
   *[other] 카드 { $count }장 잃음
}
recap-spared = 타격받은 방이 없습니다.
recap-go-on = 계속
recap-ready = 준비 완료
recap-never = 다시 보지 않기
