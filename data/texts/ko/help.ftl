## Help: one line for what is on the table

help-table = 테이블에서
help-ask = { DEVICE() ->
    [pad] 무엇이든 선택하면 규칙이 나옵니다
   *[keys] 무엇이든 오른쪽 클릭하면 규칙이 나옵니다
}
help-choose = 무엇이든 해 보기: 안 되면 이유가 나옵니다
help-hand = { DEVICE() ->
    [pad] 카드를 고르고, 강조된 대상을 고르기
   *[keys] 카드를 강조된 대상으로 드래그하거나 둘 다 클릭
}
help-undo = 되돌리기
help-adviser = 선장에게 묻기
help-log = 지금까지 일어난 일
help-piles = 더미에 남은 카드
help-end = 행동 마치기
