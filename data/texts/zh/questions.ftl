### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = 行动
ask-action-text = 选择要做什么。
ask-action-hint = { DEVICE() ->
    [pad] 用{ KEY("enter") }拿起一张牌，再选择去处。
   *[keys] 点击或拖动一张牌，或按它的键，再选择去处。
}
ask-action-first = 不能这样使用
ask-action-first-short = 不能这样
ask-scavenge = { $picks ->
    [0] 拿一张牌
    [1] 拿一张牌
   *[other] 拿一张牌：{ $pick }/{ $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] 从牌库或明牌区选择一张。“不拿牌”则放弃。
   *[keys] 从牌库或明牌区：点击它，或拖到手牌。“不拿牌”则放弃。
}
ask-scavenge-hint = 从牌库拿一张牌，或拿一张明牌，或不拿牌。
ask-scavenge-first = { $name }先拿搜寻到的牌
ask-scavenge-first-short = 先拿牌
ask-collect = 收集
ask-collect-text = { DEVICE() ->
    [pad] 牌库的{ $deck-cards }张牌，或一张明牌：请选择。
   *[keys] 牌库的{ $deck-cards }张牌，或一张明牌：点击，或拖到手牌。
}
ask-collect-hint = 拿一张明牌，或牌库顶的{ $deck-cards }张牌。
ask-collect-first = { $name }先收集
ask-collect-first-short = 先收集
ask-discard = { $count ->
    [1] 弃掉一张牌
   *[other] 弃掉{ $count }张牌
}
ask-discard-text = { DEVICE() ->
    [pad] 可保留{ $hand-limit }张。选择一张牌，再选弃牌堆。
   *[keys] 可保留{ $hand-limit }张。点击一张牌再点弃牌堆，或拖过去。
}
ask-discard-hint = 超过上限{ $hand-limit }张：弃掉{ $count }张牌。
ask-discard-first = { $name }先弃牌到上限
ask-discard-first-short = 先弃牌
ask-protection = 谁用掉防护标记？
ask-protection-text = { DEVICE() ->
    [pad] 选择一名发光的船员。
   *[keys] 点击一名发光的船员，或把其中一人拖到受击的房间。
}
ask-protection-hint = 有几个护盾能挡下这一击：选择用谁的。
ask-protection-first = { $name }先指定谁用掉防护标记
ask-protection-first-short = 先作决定

## Rooms

ask-crew-quarters = 派遣一人
ask-crew-quarters-text = { DEVICE() ->
    [pad] 选择任意米宝，再选有其他人的房间。{ KEY("escape") }放弃使用房间。
   *[keys] 点击任意米宝，再点有其他人的房间，或拖过去。{ KEY("escape") }放弃使用房间。
}
ask-crew-quarters-first = { $name }先派遣一人
ask-crew-quarters-first-short = 先派遣
ask-crew-quarters-v2 = 派遣一人
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] 选择任意米宝，再选无人的房间。{ KEY("escape") }放弃使用房间。
   *[keys] 点击任意米宝，再点无人的房间，或拖过去。{ KEY("escape") }放弃使用房间。
}
ask-crew-quarters-v2-hint = 将任意一名船员派到无人的房间。
ask-crew-quarters-v2-first = { $name }先派遣一人
ask-crew-quarters-v2-first-short = 先派遣
ask-cargo-hold = 排列资源牌
ask-cargo-hold-text = { $count ->
    [1] 下一张资源牌。它放回牌库。
   *[other] 接下来{ $count }张资源牌。按任意顺序放回。
}
ask-cargo-hold-first = { $name }先排列牌
ask-cargo-hold-first-short = 先排列
ask-cargo-hold-v2 = 拿一张牌
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] 从牌库或明牌区选择一张。
   *[keys] 从牌库或明牌区：点击它，或拖到手牌。
}
ask-cargo-hold-v2-hint = 拿牌库顶的牌，或一张明牌。
ask-cargo-hold-v2-first = { $name }先拿一张牌
ask-cargo-hold-v2-first-short = 先拿牌
ask-mess-hall = 给、拿或交换
ask-mess-hall-text = 与飞船上任意一人给一张牌、拿一张牌，或一换一。
ask-mess-hall-first = { $name }先处理食堂
ask-mess-hall-first-short = 先处理食堂
ask-mess-hall-v2 = 另外两人交换
ask-mess-hall-v2-text = 另外两人一换一，或二换二。
ask-mess-hall-v2-first = { $name }先处理食堂
ask-mess-hall-v2-first-short = 先处理食堂
ask-trade = 换一张牌
ask-trade-text = { DEVICE() ->
    [pad] 选择一张手牌，再选你想换的明牌。它放到拿走那张牌的位置；不抽牌。
   *[keys] 点击一张手牌，再点你想换的明牌，或把一张拖到另一张上。它放到拿走那张牌的位置；不抽牌。
}
ask-trade-hint = { DEVICE() ->
    [pad] 选择一张手牌和一张明牌。
   *[keys] 点击一张手牌和一张明牌，或把一张拖到另一张上。
}
ask-trade-first = { $name }先处理食堂
ask-trade-first-short = 先处理食堂
ask-engine-room = 与弃牌堆交换
ask-engine-room-text = 用一张手牌换弃牌堆的任意一张牌。
ask-engine-room-first = { $name }先交换一张牌
ask-engine-room-first-short = 先交换
ask-engine-room-v2 = 拿一张弃牌
ask-engine-room-v2-text = 拿弃牌堆的任意一张牌。然后牌库失去顶上的牌。
ask-engine-room-v2-first = { $name }先拿一张弃牌
ask-engine-room-v2-first-short = 先拿牌
ask-repair-centre = 修理其他房间
ask-repair-centre-text = { DEVICE() ->
    [pad] 选择其他房间发光的空格。{ KEY("escape") }放弃使用房间。
   *[keys] 点击其他房间发光的空格，或把匹配的牌拖上去。{ KEY("escape") }放弃使用房间。
}
ask-repair-centre-first = { $name }先修理其他房间
ask-repair-centre-first-short = 先修理
ask-repair-centre-v2 = 给予修理方块
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] 选择得到供应区方块的人。它不用牌就能修理一个格子。
   *[keys] 把方块从供应区拖给另一名船员，或点击得到它的人。它不用牌就能修理一个格子。
}
ask-repair-centre-v2-hint = 把修理方块给另一名船员。
ask-repair-centre-v2-first = { $name }先给出修理方块
ask-repair-centre-v2-first-short = 先给出
ask-medical-bay-v2 = 分发行动标记
ask-medical-bay-v2-text = { $count ->
    [1] 分给其他人一个行动标记。
   *[other] 分给其他人最多{ $count }个行动标记。
}
ask-medical-bay-v2-first = { $name }先分发行动标记
ask-medical-bay-v2-first-short = 先分发
ask-bridge = 排列损伤牌
ask-bridge-text = { $count ->
    [1] 下一张损伤牌。它放回牌库。
   *[other] 接下来{ $count }张损伤牌。按任意顺序放回。
}
ask-bridge-first = { $name }先排列损伤牌
ask-bridge-first-short = 先排列
ask-bridge-v2 = 顶部或底部
ask-bridge-v2-text = { $count ->
    [1] 下一张损伤牌。它放回顶部或底部。
   *[other] 接下来{ $count }张损伤牌。每张放回顶部或底部。
}
ask-bridge-v2-first = { $name }先排列损伤牌
ask-bridge-v2-first-short = 先排列
ask-armoury = 放置{ $left ->
    [1] 一个
    [2] 两个
   *[other] { $left }个
}防护标记
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [1] 选择一个房间。供应区只有这一个。
       *[other] 选择一个房间。两个可放在同一房间。{ KEY("escape") }收回一个。
    }
   *[keys] { $count ->
        [1] 点击一个房间，或把标记拖过去。供应区只有这一个。
       *[other] 点击一个房间，或把标记拖过去。两个可放在同一房间。{ KEY("escape") }收回一个。
    }
}
ask-armoury-first = { $name }先放置防护标记
ask-armoury-first-short = 先放护盾
ask-armoury-v2 = 给予防护标记
ask-armoury-v2-text = { DEVICE() ->
    [pad] 选择得到供应区标记的人。它抵挡持有者所在房间受到的一击。
   *[keys] 把标记从供应区拖给任意一人，或点击得到它的人。它抵挡持有者所在房间受到的一击。
}
ask-armoury-v2-hint = 把防护标记给任意一人，可以是自己。
ask-armoury-v2-first = { $name }先给出防护标记
ask-armoury-v2-first-short = 先给出

## Expansions

ask-damage-control = { $left ->
    [0] 确认损伤
    [1] 选择一个受损的房间
   *[other] 选择{ $left }个受损的房间
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] 每个房间都标明受击的后果。按{ KEY("end") }或按钮确认；再选一次已选的房间可取消。
       *[other] { $setup ->
            [yes] 损伤管制在第一回合前生效，由先手玩家选择。选择一个房间。每个房间都标明受击会怎样。
           *[no] 损伤管制让船员选择。选择一个房间；再选一次可取消。每个房间都标明受击会怎样。
        }
    }
   *[keys] { $left ->
        [0] 每个房间都标明受击的后果。按{ KEY("end") }或按钮确认；点击已选的房间可取消。
       *[other] { $setup ->
            [yes] 损伤管制在第一回合前生效，由先手玩家选择。点击一个房间，或把牌拖过去。每个房间都标明受击会怎样。
           *[no] 损伤管制让船员选择。点击一个房间，或把牌拖过去；再点可取消。每个房间都标明受击会怎样。
        }
    }
}
ask-damage-control-hint = 每个房间都标明现在受击会怎样。{ KEY("end") }确认。
ask-damage-control-first = { $name }先选择受损的房间
ask-damage-control-first-short = 先选房间

## Actions, as they stand in a list

action-move = 移动
action-scavenge = 搜寻
action-give = 给一张牌
action-take = 拿一张牌
action-trade = 换一张牌
action-repair = 修理
action-repair-with-cube = 用持有的方块修理
action-divert = 转移动力
action-activate = 使用房间
action-board = 登上逃生舱
action-finish = 结束行动

## Questions without words of their own speak of the room or the expansion that asks

ask-room = 使用{ $source }
ask-room-text = 选择如何使用{ $source }。
ask-room-first = { $name }先决定{ $source }的事
ask-room-first-short = 先作决定
ask-expansion = { $source }
ask-expansion-text = { $source }由你决定：请选择。
ask-expansion-first = { $name }先决定{ $source }的事
ask-expansion-first-short = 先作决定
ask-other = 决定
ask-other-text = 选择其一。
ask-other-first = { $name }先决定别的事
ask-other-first-short = 先作决定
