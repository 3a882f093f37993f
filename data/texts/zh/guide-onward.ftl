### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    { $walk ->
        [0] 需要{ $count }个行动。
       *[other] 连同移动，一共需要{ $count }个行动。
    }
captain-go-first = 先去{ $room }。
guide-share-card =
    { $way ->
        [give] 把{ $cards }给{ $name }。
       *[take] 从{ $name }那里拿{ $cards }。
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] 这样{ $name }就凑齐了转移{ $room }动力的牌。
           *[take] 这样你就凑齐了转移{ $room }动力的牌。
        }
       *[other] { $way ->
            [give] 这样{ $name }再有{ $cards }，就能转移{ $room }的动力。
           *[take] 这样你再有{ $cards }，就能转移{ $room }的动力。
        }
    }
guide-go = 本回合没有房间可以转移动力。不过，转移{ $room }动力所需的牌你都有了，离那里还有{ $count }步。现在就往那边走。
guide-go-core = 八个房间的动力都已转移。离能量核心还有{ $count }步。走过去重启它。
guide-next-ability = 本回合没有房间可以转移动力。不如先启动{ $room }。{ $cost }
guide-go-damaged = 本回合没有房间可以转移动力。下一站是{ $room }，那里缺少方块。
guide-go-mate = 本回合没有房间可以转移动力。下一站是{ $room }，在同一房间可以分享牌。
guide-go-ready = 本回合没有房间可以转移动力。下一站是{ $room }，下个回合就从那里开始。
guide-keep =
    本回合没有房间可以转移动力。{ $count ->
        [0] 现在可以结束行动，不过供应区没有行动标记可换了。
       *[other] 现在可以结束行动：没用到的行动会换成{ $count }个行动标记，以后再用。
    }
guide-take-deck = 现在从牌库抽牌比较好。
guide-take-card = 最好拿明牌中的{ $cards }。
guide-discard = 最好弃掉{ $cards }。最快能转移动力的是{ $room }，它需要的牌都留着。
guide-discard-least = 最好弃掉{ $cards }。其他牌对我们更有用。
guide-spent =
    行动用完了。{ $count ->
        [0] {""}
       *[other] { $count }个行动标记可以留到以后的回合。
    }结束行动：先收集牌，然后风暴来袭。
guide-first-divert = 做得好：{ $room }的动力现在通向能量核心了。还有{ $left }个房间要转移。
guide-topics-done = 已学会：{ $topics }。
guide-topics-left = 还没学：{ $topics }。
guide-topics-back = 返回提示
guide-topic-repair = 修理房间
guide-topic-divert = 转移动力
guide-topic-share = 分享牌
guide-topic-token = 使用标记
guide-topic-ability = 启动房间
guide-topic-hand-limit = 不超过手牌上限
guide-topic-critical = 修理危急的房间
guide-topic-core = 重启核心
guide-note-short = { $done }/{ $count }
