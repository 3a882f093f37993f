### A card held close: what it is good for.

card-about = 버려서 같은 종류의 빈 칸을 수리하거나, 방의 전환 비용으로 아껴 둡니다.
card-about-wild = 수리와 전환 비용에서 { $resources } 중 무엇이든 대신합니다.
card-repairs = 지금 수리 가능
card-diverts = 전환에 필요한 방
card-nowhere = 없음
card-close-hint = { DEVICE() ->
    [pad] 카드로 가서 { KEY("up") } 또는 { KEY("down") } 누르기: 크게 보기
   *[keys] 카드를 가리키거나 { KEY("up") } 또는 { KEY("down") } 누르기: 크게 보기
}
