### Words of solo: one player, three crew members, one shared hand.

button-trade = 교환
would-trade = 공개 카드와
hint-solo = { DEVICE() ->
    [pad] { KEY("enter") } 버튼으로 카드를 집고, 놓을 곳을 고르세요.
   *[keys] 카드를 클릭하거나 드래그하거나 카드의 키를 누르고, 놓을 곳을 고르세요.
}
play-banner-solo = { $turn }턴. 손패는 그대로입니다.
play-do-trade = 교환
play-aim-trade-no = 공개 카드를 고르세요
play-aim-trade-short = 그곳은 불가
play-trade-hand-no = { DEVICE() ->
    [pad] 대신 내줄 손패의 카드를 고르세요
   *[keys] 대신 내줄 손패의 카드 위에 놓으세요
}
play-trade-hand-short = 손패의 카드
play-trade-row-no = { DEVICE() ->
    [pad] 대신 받을 공개 카드를 고르세요
   *[keys] 대신 받을 공개 카드 위에 놓으세요
}
play-trade-row-short = 공개 카드
play-one-hand-no = 손패를 함께 쓰므로 줄 카드가 없습니다
play-one-hand-short = 공동 손패
play-way-trade = 내줄 카드: { $give }
play-ask-trade = 어느 카드를 { PARTICLE($card, "과") } 교환할까요?
play-log-trade = { PARTICLE($name, "이") } { PARTICLE($given, "을") } 공개된 { PARTICLE($taken, "과") } 교환
over-row-trades = 교환한 카드
play-tip-trade = 어디서든 손패의 카드를 공개 카드와 교환합니다: 행동 { $cost }번.
play-tip-face-up-solo = 공개 카드입니다. 더미의 { $deck-cards }장 대신 수집하거나, 탐색으로 가져오거나, 손패의 카드와 교환합니다.
play-tip-crew-solo = { $name }: 방과 토큰. 아래 손패는 승무원 전체의 것이며, 수집한 뒤 최대 { $hand-limit }장입니다.
