### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    { $walk ->
        [0] 需要{ $count }個行動。
       *[other] 連同移動，一共需要{ $count }個行動。
    }
captain-go-first = 先去{ $room }。
guide-share-card =
    { $way ->
        [give] 把{ $cards }給{ $name }。
       *[take] 從{ $name }那裡拿{ $cards }。
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] 這樣{ $name }就湊齊了轉移{ $room }動力的牌。
           *[take] 這樣你就湊齊了轉移{ $room }動力的牌。
        }
       *[other] { $way ->
            [give] 這樣{ $name }再有{ $cards }，就能轉移{ $room }的動力。
           *[take] 這樣你再有{ $cards }，就能轉移{ $room }的動力。
        }
    }
guide-go = 本回合沒有房間能轉移動力。不過，轉移{ $room }動力所需的牌你都有了，離那裡還有{ $count }步。現在就往那邊走。
guide-go-core = 八個房間的動力都已轉移。離能量核心還有{ $count }步。走過去重啟它。
guide-next-ability = 本回合沒有房間能轉移動力。不如先啟動{ $room }。{ $cost }
guide-go-damaged = 本回合沒有房間能轉移動力。下一站是{ $room }，那裡缺少方塊。
guide-go-mate = 本回合沒有房間能轉移動力。下一站是{ $room }，在同一個房間可以分享牌。
guide-go-ready = 本回合沒有房間能轉移動力。下一站是{ $room }，下一回合就從那裡開始。
guide-keep =
    本回合沒有房間能轉移動力。{ $count ->
        [0] 現在可以結束行動，不過供應區沒有行動標記可換了。
       *[other] 現在可以結束行動：沒用到的行動會換成{ $count }個行動標記，之後再用。
    }
guide-take-deck = 現在從牌庫抽牌比較好。
guide-take-card = 最好拿公開牌中的{ $cards }。
guide-discard = 最好棄掉{ $cards }。最快能轉移動力的是{ $room }，它需要的牌都留著。
guide-discard-least = 最好棄掉{ $cards }。其他牌對我們更有用。
guide-spent =
    行動用完了。{ $count ->
        [0] {""}
       *[other] { $count }個行動標記可以留到之後的回合。
    }結束行動：先收集牌，然後風暴來襲。
guide-first-divert = 做得好：{ $room }的動力現在通往能量核心了。還有{ $left }個房間要轉移。
guide-topics-done = 已學會：{ $topics }。
guide-topics-left = 還沒學：{ $topics }。
guide-topics-back = 回到提示
guide-topic-repair = 修理房間
guide-topic-divert = 轉移動力
guide-topic-share = 分享牌
guide-topic-token = 使用標記
guide-topic-ability = 啟動房間
guide-topic-hand-limit = 不超過手牌上限
guide-topic-critical = 修理危急的房間
guide-topic-core = 重啟核心
guide-note-short = { $done }/{ $count }
