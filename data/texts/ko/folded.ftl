### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = 현재 플레이어
folded-next = 다음
folded-then = 다다음
folded-last = 라운드 마지막
folded-pod = 탈출 포드 안
folded-crew = { $hand ->
    [no] {""}
   *[yes] 카드 { $cards }장,
} 행동 토큰 { $tokens }개{ $cubes ->
    [0] {""}
   *[other] , 수리 큐브 { $cubes }개
}{ $shields ->
    [0] {""}
   *[other] , 보호 토큰 { $shields }개
}
folded-critical = 위급: 다음 타격에 파괴됨
