### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = 行動
ask-action-text = 選擇一個行動。
ask-action-hint = { DEVICE() ->
    [pad] 用{ KEY("enter") }拿起一張牌，再選擇去處。
   *[keys] 點擊或拖曳一張牌，或按它的鍵，再選擇去處。
}
ask-action-first = 這樣行不通
ask-action-first-short = 行不通
ask-scavenge = { $picks ->
    [0] 拿一張牌
    [1] 拿一張牌
   *[other] 拿一張牌：{ $pick }/{ $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] 從牌庫或公開牌列選一張，或選「不拿牌」。
   *[keys] 點擊牌庫或一張公開牌，或拖到手牌。也可以不拿。
}
ask-scavenge-hint = 拿牌庫頂的牌、一張公開牌，或不拿牌。
ask-scavenge-first = { $name }須先拿搜索到的牌
ask-scavenge-first-short = 先拿牌
ask-collect = 收集
ask-collect-text = { DEVICE() ->
    [pad] 牌庫的{ $deck-cards }張牌，或一張公開牌：請選擇。
   *[keys] 牌庫的{ $deck-cards }張牌，或一張公開牌：點擊，或拖到手牌。
}
ask-collect-hint = 拿一張公開牌，或牌庫頂的{ $deck-cards }張牌。
ask-collect-first = { $name }須先收集
ask-collect-first-short = 先收集
ask-discard = { $count ->
    [1] 棄掉一張牌
   *[other] 棄掉{ $count }張牌
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [1] 保留{ $hand-limit }張。選一張牌，再選棄牌堆。
       *[other] 保留{ $hand-limit }張。選{ $count }張牌，再按{ KEY("end") }確認。
    }
   *[keys] { $count ->
        [1] 保留{ $hand-limit }張。點擊一張牌再點棄牌堆，或拖過去。
       *[other] 保留{ $hand-limit }張。點擊或按數字鍵選{ $count }張牌，再按{ KEY("end") }確認。
    }
}
ask-discard-hint = 超過上限{ $hand-limit }張：棄掉{ $count }張牌。
ask-discard-first = { $name }須先棄牌至上限
ask-discard-first-short = 先棄牌
ask-protection = 誰交出防護標記？
ask-protection-text = { DEVICE() ->
    [pad] 選擇一名亮起的船員。
   *[keys] 點擊一名亮起的船員，或把其中一名拖到受擊的房間。
}
ask-protection-hint = 有多個防護標記可以擋下這一擊。選擇用誰的。
ask-protection-first = { $name }須先選誰交出防護標記
ask-protection-first-short = 先做決定

## Rooms

ask-crew-quarters = 派出一名船員
ask-crew-quarters-text = { DEVICE() ->
    [pad] 選任何米寶，再選有其他船員的房間。按{ KEY("escape") }取消。
   *[keys] 點擊任何米寶，再點有其他船員的房間，或拖過去。按{ KEY("escape") }取消。
}
ask-crew-quarters-first = { $name }須先派出一名船員
ask-crew-quarters-first-short = 先派船員
ask-crew-quarters-v2 = 派出一名船員
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] 選任何米寶，再選無人的房間。按{ KEY("escape") }取消。
   *[keys] 點擊任何米寶，再點無人的房間，或拖過去。按{ KEY("escape") }取消。
}
ask-crew-quarters-v2-hint = 把任何一名船員派到無人的房間。
ask-crew-quarters-v2-first = { $name }須先派出一名船員
ask-crew-quarters-v2-first-short = 先派船員
ask-cargo-hold = 重排資源牌
ask-cargo-hold-text = { $count ->
    [1] 下一張資源牌。放回牌庫。
   *[other] 接下來{ $count }張資源牌。依任意順序放回。
}
ask-cargo-hold-first = { $name }須先重排牌
ask-cargo-hold-first-short = 先重排
ask-cargo-hold-v2 = 拿一張牌
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] 選擇牌庫或一張公開牌。
   *[keys] 點擊牌庫或一張公開牌，或拖到手牌。
}
ask-cargo-hold-v2-hint = 拿牌庫頂的牌，或一張公開牌。
ask-cargo-hold-v2-first = { $name }須先拿一張牌
ask-cargo-hold-v2-first-short = 先拿牌
ask-mess-hall = 給、拿或交換
ask-mess-hall-text = 與任何一名其他船員：給、拿或交換一張牌。
ask-mess-hall-first = { $name }須先完成餐廳的能力
ask-mess-hall-first-short = 先處理餐廳
ask-mess-hall-v2 = 另兩名船員交換
ask-mess-hall-v2-text = 另外兩名船員各用一張牌交換，或各用兩張。
ask-mess-hall-v2-first = { $name }須先完成餐廳的能力
ask-mess-hall-v2-first-short = 先處理餐廳
ask-trade = 交換一張牌
ask-trade-text = { DEVICE() ->
    [pad] 選一張手牌，再選想換的公開牌。你的牌放到它的位置，不抽牌。
   *[keys] 點擊一張手牌和想換的公開牌，或把一張拖到另一張上。你的牌放到它的位置，不抽牌。
}
ask-trade-hint = { DEVICE() ->
    [pad] 選一張手牌和一張公開牌。
   *[keys] 點擊一張手牌和一張公開牌，或把一張拖到另一張上。
}
ask-trade-first = { $name }須先完成餐廳的能力
ask-trade-first-short = 先處理餐廳
ask-engine-room = 與棄牌堆交換
ask-engine-room-text = 用一張手牌交換棄牌堆中的任何一張牌。
ask-engine-room-first = { $name }須先交換一張牌
ask-engine-room-first-short = 先交換
ask-engine-room-v2 = 拿一張棄牌
ask-engine-room-v2-text = 拿棄牌堆中的任何一張牌，然後棄掉牌庫頂的牌。
ask-engine-room-v2-first = { $name }須先拿一張棄牌
ask-engine-room-v2-first-short = 先拿牌
ask-repair-centre = 修理其他房間
ask-repair-centre-text = { DEVICE() ->
    [pad] 在其他亮起的房間選一個空格。按{ KEY("escape") }取消。
   *[keys] 把手牌中相符的牌拖到亮起的房間的空格上，或點擊該空格。按{ KEY("escape") }取消。
}
ask-repair-centre-first = { $name }須先修理其他房間
ask-repair-centre-first-short = 先修理
ask-repair-centre-v2 = 給出修理方塊
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] 選擇誰得到方塊。它不用牌就能填滿一個格子。
   *[keys] 把方塊拖給另一名船員，或點擊該船員。它不用牌就能填滿一個格子。
}
ask-repair-centre-v2-hint = 把修理方塊給另一名船員。
ask-repair-centre-v2-first = { $name }須先給出修理方塊
ask-repair-centre-v2-first-short = 先給出
ask-medical-bay-v2 = 分配行動標記
ask-medical-bay-v2-text = { $count ->
    [1] 分給其他船員一個行動標記。
   *[other] 分給其他船員最多{ $count }個行動標記。
}
ask-medical-bay-v2-first = { $name }須先分配行動標記
ask-medical-bay-v2-first-short = 先分配
ask-bridge = 重排損害牌
ask-bridge-text = { $count ->
    [1] 下一張損害牌。放回牌庫。
   *[other] 接下來{ $count }張損害牌。依任意順序放回。
}
ask-bridge-first = { $name }須先重排損害牌
ask-bridge-first-short = 先重排
ask-bridge-v2 = 牌庫頂或牌庫底
ask-bridge-v2-text = { $count ->
    [1] 下一張損害牌。放回牌庫頂或牌庫底。
   *[other] 接下來{ $count }張損害牌。每張放回牌庫頂或牌庫底。
}
ask-bridge-v2-first = { $name }須先重排損害牌
ask-bridge-v2-first-short = 先重排
ask-armoury = 放置{ $left ->
    [1] 一個
    [2] 兩個
   *[other] { $left }個
}防護標記
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [1] 選擇一個房間。這是供應區最後一個標記。
       *[other] 選擇一個房間。兩個可放在同一個房間。按{ KEY("escape") }收回一個。
    }
   *[keys] { $count ->
        [1] 點擊一個房間，或把標記拖過去。這是供應區最後一個標記。
       *[other] 點擊一個房間，或把標記拖過去。兩個可放在同一個房間。按{ KEY("escape") }收回一個。
    }
}
ask-armoury-first = { $name }須先放置防護標記
ask-armoury-first-short = 先放標記
ask-armoury-v2 = 給出防護標記
ask-armoury-v2-text = { DEVICE() ->
    [pad] 選擇誰得到標記。它抵擋持有者所在房間受到的一擊。
   *[keys] 把標記拖給任何船員，或點擊該船員。它抵擋持有者所在房間受到的一擊。
}
ask-armoury-v2-hint = 把防護標記給任何船員，包括自己。
ask-armoury-v2-first = { $name }須先給出防護標記
ask-armoury-v2-first-short = 先給出

## Expansions

ask-damage-control = { $left ->
    [0] 確認損害
   *[other] { $count ->
        [1] 選擇一個受擊的房間
       *[other] 選擇{ $count }個受擊的房間：還差{ $left }個
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] 每個房間都顯示這一擊的後果。再選一次可取消。按{ KEY("end") }或按鈕確認。
       *[other] { $setup ->
            [yes] 損害管制在第一回合前擊中太空船，由起始玩家選擇。每個房間都顯示受擊的後果。
           *[no] 損害管制：由你選擇。選一個房間，再選一次可取消。每個房間都顯示受擊的後果。
        }
    }
   *[keys] { $left ->
        [0] 每個房間都顯示這一擊的後果。點擊已選的房間可取消。按{ KEY("end") }或按鈕確認。
       *[other] { $setup ->
            [yes] 損害管制在第一回合前擊中太空船，由起始玩家選擇。點擊一個房間，或把牌拖過去。每個房間都顯示受擊的後果。
           *[no] 損害管制：由你選擇。點擊一個房間，或把牌拖過去。再點擊一次可取消。每個房間都顯示受擊的後果。
        }
    }
}
ask-damage-control-hint = 每個房間都顯示受擊的後果。按{ KEY("end") }確認。
ask-damage-control-first = { $name }須先選擇受擊的房間
ask-damage-control-first-short = 先選房間

## Actions, as they stand in a list

action-move = 移動
action-scavenge = 搜索
action-give = 給一張牌
action-take = 拿一張牌
action-trade = 交換一張牌
action-repair = 修理
action-repair-with-cube = 用持有的方塊修理
action-divert = 轉移動力
action-activate = 啟動房間
action-board = 登上逃生艙
action-finish = 結束行動

## Questions without words of their own speak of the room or the expansion that asks

ask-room = 啟動{ $source }
ask-room-text = 選擇如何啟動{ $source }。
ask-room-first = { $name }須先決定{ $source }的事
ask-room-first-short = 先做決定
ask-expansion = { $source }
ask-expansion-text = { $source }：由你選擇。
ask-expansion-first = { $name }須先決定{ $source }的事
ask-expansion-first-short = 先做決定
ask-other = 決定
ask-other-text = 從中選一個。
ask-other-first = { $name }須先做另一個決定
ask-other-first-short = 先做決定
