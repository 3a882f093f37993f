### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = 行动
ask-action-text = 选择一个行动。
ask-action-hint = { DEVICE() ->
    [pad] 用{ KEY("enter") }拿起一张牌，再选择去处。
   *[keys] 点击或拖动一张牌，或按它的键，再选择去处。
}
ask-action-first = 这样行不通
ask-action-first-short = 行不通
ask-scavenge = { $picks ->
    [0] 拿一张牌
    [1] 拿一张牌
   *[other] 拿一张牌：{ $pick }/{ $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] 从牌库或明牌区选一张，或选“不拿牌”。
   *[keys] 点击牌库或一张明牌，或拖到手牌。也可以不拿。
}
ask-scavenge-hint = 拿牌库顶的牌、一张明牌，或不拿牌。
ask-scavenge-first = { $name }须先拿搜寻到的牌
ask-scavenge-first-short = 先拿牌
ask-collect = 收集
ask-collect-text = { DEVICE() ->
    [pad] 牌库的{ $deck-cards }张牌，或一张明牌：请选择。
   *[keys] 牌库的{ $deck-cards }张牌，或一张明牌：点击，或拖到手牌。
}
ask-collect-hint = 拿一张明牌，或牌库顶的{ $deck-cards }张牌。
ask-collect-first = { $name }须先收集
ask-collect-first-short = 先收集
ask-discard = { $count ->
    [1] 弃掉一张牌
   *[other] 弃掉{ $count }张牌
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [1] 保留{ $hand-limit }张。选一张牌，再选弃牌堆。
       *[other] 保留{ $hand-limit }张。选{ $count }张牌，再按{ KEY("end") }确认。
    }
   *[keys] { $count ->
        [1] 保留{ $hand-limit }张。点击一张牌再点弃牌堆，或拖过去。
       *[other] 保留{ $hand-limit }张。点击或按数字键选{ $count }张牌，再按{ KEY("end") }确认。
    }
}
ask-discard-hint = 超过上限{ $hand-limit }张：弃掉{ $count }张牌。
ask-discard-first = { $name }须先弃牌至上限
ask-discard-first-short = 先弃牌
ask-protection = 谁交出防护标记？
ask-protection-text = { DEVICE() ->
    [pad] 选择一名高亮的船员。
   *[keys] 点击一名高亮的船员，或把其中一名拖到受击的房间。
}
ask-protection-hint = 有多个防护标记可以挡下这一击。选择用谁的。
ask-protection-first = { $name }须先选谁交出防护标记
ask-protection-first-short = 先作决定

## Rooms

ask-crew-quarters = 派出一名船员
ask-crew-quarters-text = { DEVICE() ->
    [pad] 选任意米宝，再选有其他船员的房间。按{ KEY("escape") }取消。
   *[keys] 点击任意米宝，再点有其他船员的房间，或拖过去。按{ KEY("escape") }取消。
}
ask-crew-quarters-first = { $name }须先派出一名船员
ask-crew-quarters-first-short = 先派出船员
ask-crew-quarters-v2 = 派出一名船员
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] 选任意米宝，再选无人的房间。按{ KEY("escape") }取消。
   *[keys] 点击任意米宝，再点无人的房间，或拖过去。按{ KEY("escape") }取消。
}
ask-crew-quarters-v2-hint = 把任意一名船员派到无人的房间。
ask-crew-quarters-v2-first = { $name }须先派出一名船员
ask-crew-quarters-v2-first-short = 先派出船员
ask-cargo-hold = 重排资源牌
ask-cargo-hold-text = { $count ->
    [1] 下一张资源牌。放回牌库。
   *[other] 接下来{ $count }张资源牌。按任意顺序放回。
}
ask-cargo-hold-first = { $name }须先重排牌
ask-cargo-hold-first-short = 先重排
ask-cargo-hold-v2 = 拿一张牌
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] 选择牌库或一张明牌。
   *[keys] 点击牌库或一张明牌，或拖到手牌。
}
ask-cargo-hold-v2-hint = 拿牌库顶的牌，或一张明牌。
ask-cargo-hold-v2-first = { $name }须先拿一张牌
ask-cargo-hold-v2-first-short = 先拿牌
ask-mess-hall = 给、拿或交换
ask-mess-hall-text = 与任意一名其他船员：给、拿或交换一张牌。
ask-mess-hall-first = { $name }须先完成食堂的能力
ask-mess-hall-first-short = 先处理食堂
ask-mess-hall-v2 = 另两名船员交换
ask-mess-hall-v2-text = 另外两名船员各用一张牌交换，或各用两张。
ask-mess-hall-v2-first = { $name }须先完成食堂的能力
ask-mess-hall-v2-first-short = 先处理食堂
ask-trade = 交换一张牌
ask-trade-text = { DEVICE() ->
    [pad] 选一张手牌，再选想换的明牌。你的牌放到它的位置，不抽牌。
   *[keys] 点击一张手牌和想换的明牌，或把一张拖到另一张上。你的牌放到它的位置，不抽牌。
}
ask-trade-hint = { DEVICE() ->
    [pad] 选一张手牌和一张明牌。
   *[keys] 点击一张手牌和一张明牌，或把一张拖到另一张上。
}
ask-trade-first = { $name }须先完成食堂的能力
ask-trade-first-short = 先处理食堂
ask-engine-room = 与弃牌堆交换
ask-engine-room-text = 用一张手牌交换弃牌堆中的任意一张牌。
ask-engine-room-first = { $name }须先交换一张牌
ask-engine-room-first-short = 先交换
ask-engine-room-v2 = 拿一张弃牌
ask-engine-room-v2-text = 拿弃牌堆中的任意一张牌，然后弃掉牌库顶的牌。
ask-engine-room-v2-first = { $name }须先拿一张弃牌
ask-engine-room-v2-first-short = 先拿牌
ask-repair-centre = 修理其他房间
ask-repair-centre-text = { DEVICE() ->
    [pad] 在其他高亮的房间选一个空格。按{ KEY("escape") }取消。
   *[keys] 把手牌中匹配的牌拖到高亮房间的空格上，或点击该空格。按{ KEY("escape") }取消。
}
ask-repair-centre-first = { $name }须先修理其他房间
ask-repair-centre-first-short = 先修理
ask-repair-centre-v2 = 给出修理方块
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] 选择谁得到方块。它不用牌就能填满一个格子。
   *[keys] 把方块拖给另一名船员，或点击该船员。它不用牌就能填满一个格子。
}
ask-repair-centre-v2-hint = 把修理方块给另一名船员。
ask-repair-centre-v2-first = { $name }须先给出修理方块
ask-repair-centre-v2-first-short = 先给出
ask-medical-bay-v2 = 分发行动标记
ask-medical-bay-v2-text = { $count ->
    [1] 分给其他船员一个行动标记。
   *[other] 分给其他船员最多{ $count }个行动标记。
}
ask-medical-bay-v2-first = { $name }须先分发行动标记
ask-medical-bay-v2-first-short = 先分发
ask-bridge = 重排损伤牌
ask-bridge-text = { $count ->
    [1] 下一张损伤牌。放回牌库。
   *[other] 接下来{ $count }张损伤牌。按任意顺序放回。
}
ask-bridge-first = { $name }须先重排损伤牌
ask-bridge-first-short = 先重排
ask-bridge-v2 = 牌库顶或牌库底
ask-bridge-v2-text = { $count ->
    [1] 下一张损伤牌。放回牌库顶或牌库底。
   *[other] 接下来{ $count }张损伤牌。每张放回牌库顶或牌库底。
}
ask-bridge-v2-first = { $name }须先重排损伤牌
ask-bridge-v2-first-short = 先重排
ask-armoury = 放置{ $left ->
    [1] 一个
    [2] 两个
   *[other] { $left }个
}防护标记
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [1] 选择一个房间。这是供应区最后一个标记。
       *[other] 选择一个房间。两个可放在同一房间。按{ KEY("escape") }收回一个。
    }
   *[keys] { $count ->
        [1] 点击一个房间，或把标记拖过去。这是供应区最后一个标记。
       *[other] 点击一个房间，或把标记拖过去。两个可放在同一房间。按{ KEY("escape") }收回一个。
    }
}
ask-armoury-first = { $name }须先放置防护标记
ask-armoury-first-short = 先放标记
ask-armoury-v2 = 给出防护标记
ask-armoury-v2-text = { DEVICE() ->
    [pad] 选择谁得到标记。它抵挡持有者所在房间受到的一击。
   *[keys] 把标记拖给任意船员，或点击该船员。它抵挡持有者所在房间受到的一击。
}
ask-armoury-v2-hint = 把防护标记给任意船员，包括自己。
ask-armoury-v2-first = { $name }须先给出防护标记
ask-armoury-v2-first-short = 先给出

## Expansions

ask-damage-control = { $left ->
    [0] 确认损伤
   *[other] { $count ->
        [1] 选择一个受击的房间
       *[other] 选择{ $count }个受击的房间：还差{ $left }个
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] 每个房间都显示这一击的后果。再选一次可取消。按{ KEY("end") }或按钮确认。
       *[other] { $setup ->
            [yes] 损伤管制在第一回合前击中飞船，由起始玩家选择。每个房间都显示受击的后果。
           *[no] 损伤管制：由你选择。选一个房间，再选一次可取消。每个房间都显示受击的后果。
        }
    }
   *[keys] { $left ->
        [0] 每个房间都显示这一击的后果。点击已选的房间可取消。按{ KEY("end") }或按钮确认。
       *[other] { $setup ->
            [yes] 损伤管制在第一回合前击中飞船，由起始玩家选择。点击一个房间，或把牌拖过去。每个房间都显示受击的后果。
           *[no] 损伤管制：由你选择。点击一个房间，或把牌拖过去。再次点击可取消。每个房间都显示受击的后果。
        }
    }
}
ask-damage-control-hint = 每个房间都显示受击的后果。按{ KEY("end") }确认。
ask-damage-control-first = { $name }须先选择受击的房间
ask-damage-control-first-short = 先选房间

## Actions, as they stand in a list

action-move = 移动
action-scavenge = 搜寻
action-give = 给一张牌
action-take = 拿一张牌
action-trade = 交换一张牌
action-repair = 修理
action-repair-with-cube = 用持有的方块修理
action-divert = 转移动力
action-activate = 启动房间
action-board = 登上逃生舱
action-finish = 结束行动

## Questions without words of their own speak of the room or the expansion that asks

ask-room = 启动{ $source }
ask-room-text = 选择如何启动{ $source }。
ask-room-first = { $name }须先就{ $source }作决定
ask-room-first-short = 先作决定
ask-expansion = { $source }
ask-expansion-text = { $source }：由你选择。
ask-expansion-first = { $name }须先就{ $source }作决定
ask-expansion-first-short = 先作决定
ask-other = 决定
ask-other-text = 选择其一。
ask-other-first = { $name }须先作另一个决定
ask-other-first-short = 先作决定
