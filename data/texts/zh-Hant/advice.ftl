### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = 我的選擇
adviser-worth-close = 差不多
adviser-worth-unclear = 難以判斷
adviser-worth-weaker = 看來較弱
adviser-worth-far = 看來弱很多

## What a plan does: $crew is a name, $room a room

adviser-win = 太空船就此得救。
adviser-core = 之後{ $crew }就能啟動核心。
adviser-opens = 之後{ $crew }就能轉移{ $room }的動力。
adviser-holds = 之後{ $crew }就湊齊轉移{ $room }動力的牌。
adviser-lacks = 之後{ $crew }只差{ $count }張牌，就能轉移{ $room }的動力。
adviser-first = 等待有風險：風暴若先擊中{ $room }，就無法轉移它的動力。
adviser-otherwise = 不這麼做，{ $of ->
    [1] 唯一可能的下一張牌會
   *[other] { $of }張可能的牌中有{ $count }張會
}毀滅太空船。
adviser-rescue = { $room }再受一擊也不會被摧毀。
adviser-whole = { $room }會恢復完好。
adviser-bears = 這樣{ $room }能承受{ $count }擊，而不是{ $of }擊。
adviser-nearer = 下個回合的起點離{ $room }更近，{ $crew }在那裡用得上一張牌。
adviser-keeps = 為之後省下{ $count }個行動標記。
adviser-hand = 之後{ $crew }有{ $count }張手牌。
adviser-repairs = 之後{ $crew }就能修理{ $room }。
adviser-plain = 沒有特別的理由選它。

## What can be done with a plan

adviser-play = 照著做
adviser-play-plan = 照方案{ $number }做
adviser-play-ends = 由你來結束
adviser-ending-best = 我的選擇：現在就結束行動。
adviser-play-not = 這個方案會結束你的行動，請你自己來。
adviser-why-not = 為什麼不選？
adviser-only = 只有這個方案
adviser-lost = 你會放棄什麼
adviser-better = 我找到更好的方案。看看
command-play-plan = 建議：照著方案做

## The film

film-tip-hit = 受擊：{ $rooms }
