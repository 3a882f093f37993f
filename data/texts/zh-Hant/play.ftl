### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
play-room-bridge = 艦橋
play-room-cargo-hold = 貨艙
play-room-medical-bay = 醫療艙
play-room-crew-quarters = 船員艙
play-room-energy-core = 能量核心
play-room-engine-room = 引擎室
play-room-armoury = 軍械庫
play-room-repair-centre = 維修中心
play-room-mess-hall = 餐廳
play-resource-data = 資料
play-resource-metal = 金屬
play-resource-nanobots = 奈米機器人
play-resource-energy = 能量
play-resource-universal = 萬用牌
play-counted = { $count }張{ $resource }
play-counted-universal = { $count }張{ $resource }
play-list-and = { $head }和{ $last }
play-list-or = { $head }或{ $last }
play-list-more = { $head }、{ $next }
play-refused = { $what }：{ $problem }
play-refused-both = { $one }，而且{ $other }
play-refused-label = 無法執行

## What somebody tries to do: the beginning of a refusal

play-do-that = 現在不行
play-do-move = 移動
play-do-move-room = 移動到{ $room }
play-do-send = 派出{ $name }
play-do-send-room = 派{ $name }去{ $room }
play-do-scavenge = 搜索
play-do-share = 分享
play-do-give = 把{ $card }給{ $name }
play-do-pick = 拿一張牌
play-do-take = 向{ $name }拿{ $card }
play-do-repair = 修理
play-do-repair-room = 修理{ $room }
play-do-divert = 轉移動力
play-do-divert-room = 轉移{ $room }的動力
play-do-activate = 啟動
play-do-activate-room = 啟動{ $room }
play-do-card = { $card }
play-do-card-room = 在{ $room }使用{ $card }
play-do-discard = 棄掉{ $card }
play-do-damage = 損害管制
play-do-board = 登上逃生艙

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = 還剩{ $count }個行動
play-left-no = 本回合沒有行動了
play-left-short = 沒有行動了

play-standing = 你在{ $room }
play-standing-no = 你必須在那裡，但你在{ $here }
play-standing-short = 這裡不行

play-company = 這裡有其他船員
play-company-no = 這個房間沒有其他船員
play-company-short = 這裡沒有人
play-cards = 有牌可分享
play-cards-no = { $theirs ->
    [0] 雙方都沒有牌
   *[other] 你沒有手牌
}
play-cards-short = 沒有牌
play-together = { $name }和你在一起
play-together-no = { $name }在{ $room }，你在{ $here }；你們必須在同一個房間
play-together-short = 不在一起
play-to-hand-no = 你拿的牌要放進{ $name }的手牌
play-to-hand-short = 放到手牌
play-pick-later-no = 搜索時，或行動結束後收集時才能拿
play-pick-later-short = 搜索或收集時

play-whole = { $spaces ->
    [0] 這裡不需要修理
    [3] 三個方塊齊全
   *[other] { $spaces }個方塊齊全
}
play-whole-no = 要先修好（方塊{ $cubes }/{ $spaces }）
play-whole-short = 先修理
play-broken = 有空格可修
play-broken-no = 這裡不需要修理
play-broken-short = 不需修理
play-broken-elsewhere = 別處有空格可修
play-broken-elsewhere-no = 其他房間都不需要修理
play-broken-elsewhere-short = 不需修理
play-exposed = 格子是空的
play-exposed-no = 這個格子的方塊還在
play-exposed-short = 不是空格
play-fitting = 有相符的牌
play-fitting-no = { $card ->
    [none] { $count ->
        [0] 需要{ FORM($wanted, "or") }，你沒有手牌
        [1] 需要{ FORM($wanted, "or") }，不是{ $held }
       *[other] 需要{ FORM($wanted, "or") }，你沒有，也沒有萬用牌
    }
   *[other] 需要{ FORM($wanted, "or") }，不是{ $card }
}
play-fitting-short = 沒有相符的牌
play-fitting-elsewhere = 有相符的牌
play-fitting-elsewhere-no = 受損的房間需要{ FORM($wanted, "or") }，你沒有
play-fitting-elsewhere-short = 沒有相符的牌
play-match = 牌相符
play-match-no = { $card ->
    [none] 這個格子需要{ FORM($space, "or") }，你沒有
   *[other] 這個格子需要{ FORM($space, "or") }，不是{ $card }
}
play-match-short = 牌不相符
play-cube = 供應區有方塊
play-cube-no = 供應區沒有修理方塊了
play-cube-short = 沒有方塊了
play-other-room = 另一個房間
play-other-room-no = 維修中心只能修理其他房間
play-other-room-short = 限其他房間

play-power = 有動力可轉移
play-power-no = 能量核心只接收動力，沒有動力可轉移
play-power-short = 這裡沒有動力
play-undiverted = 動力尚未轉移
play-undiverted-no = 動力已經轉移
play-undiverted-short = 已轉移
play-cost = 費用
play-cost-no = { $cost-paid ->
    [0] 還缺{ FORM($cost, "lacking") }
   *[other] 你有{ FORM($cost, "paid") }，還缺{ FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [1] 缺{ $cost-lacking }張{ $cost-first }
   *[other] 缺{ $cost-lacking }張牌
}
play-in-cost = 費用包含這張牌
play-in-cost-no = 費用不含{ $card }
play-in-cost-short = 牌不對

play-power-all = { $goal ->
    [8] 八
   *[other] { $goal }
}個房間全部轉移
play-power-all-no = 目前已轉移{ $number }/{ $goal }個房間的動力
play-power-all-short = 已轉移{ $number }/{ $goal }
play-apart = 有船員可以會合
play-apart-no = 所有人都在同一個房間，沒有船員可以會合
play-apart-short = 沒人可會合
play-any-cards = 有牌可給或拿
play-any-cards-no = 沒有船員持有牌
play-any-cards-short = 沒有牌
play-own-cards = 你有手牌
play-own-cards-no = 你沒有手牌
play-own-cards-short = 沒有手牌
play-discards = 棄牌堆有牌
play-discards-no = 棄牌堆是空的
play-discards-short = 棄牌堆空了
play-damage-cards = 有損害牌可看
play-damage-cards-no = 沒有損害牌了
play-damage-cards-short = 沒有損害牌
play-shields = 供應區有防護標記
play-shields-no = 供應區沒有防護標記了
play-shields-short = 沒有防護了

play-next-door = 相鄰的房間
play-next-door-no = { $steps ->
    [none] 那個方向沒有房間
    [0] 你已經在那裡
   *[other] 相距{ $steps }步；每步走一個房間，不能斜走
}
play-next-door-short = { $steps ->
    [none] 那邊沒房間
    [0] 已在那裡
   *[other] 相距{ $steps }步
}
play-own-meeple-no = 你只能移動{ $name }；船員艙可以派出任何船員
play-own-meeple-short = 不是你的米寶
play-to-room-no = 米寶只能去房間
play-to-room-short = 限房間
play-elsewhere = 另一個房間
play-elsewhere-no = { $name }已經在那裡
play-elsewhere-short = 已在那裡
play-joined = 那裡有船員可以會合
play-joined-no = 那裡沒有船員可以會合
play-joined-short = 那裡沒有人

play-to-discard-no = 手牌上限是{ $hand-limit }張；請放到棄牌堆
play-to-discard-short = 放到棄牌堆
play-to-space-no = 它修理其他房間的一個空格
play-to-space-short = 限修理格
play-card-discard-no = 只有支付費用，或回合結束時超過{ $hand-limit }張，才能棄牌
play-card-discard-short = 只能用來支付
play-card-deck-no = 牌不能放回牌庫
play-card-deck-short = 不能放回
play-card-face-up-no = 牌不能放回公開牌列
play-card-face-up-short = 不能放回
play-pod-online = 已轉移{ $goal }個房間
play-pod-online-no = 尚未啟用：目前已轉移{ $number }/{ $goal }個房間的動力
play-pod-online-short = 逃生艙未啟用
play-pod-core = 你在能量核心
play-pod-core-no = 只能從能量核心登艙
play-pod-core-short = 須在核心
play-pod-free = 逃生艙還在
play-pod-free-no = { $name }已經搭它離船
play-pod-free-short = 逃生艙已離開
play-card-pod-no = 只有船員能進逃生艙
play-card-pod-short = 限船員
play-place-few-no = { $count ->
    [1] 選擇受擊的房間
   *[other] 選擇{ $count }個不同的房間
}
play-place-few-short = 請先選擇
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [1] 已選好房間；再選一次可取消
       *[other] 已選{ $count }個房間；再選其中一個可取消
    }
   *[keys] { $count ->
        [1] 已選好房間；點擊它可取消
       *[other] 已選{ $count }個房間；點擊其中一個可取消
    }
}
play-place-full-short = 房間已選夠
play-damage-room-no = 只有房間會受擊
play-damage-room-short = 限房間
play-card-other-no = 牌只能放到修理格、轉移費用，或給所在房間裡的船員
play-card-other-short = 不能放這裡
play-aim-scavenge-no = { DEVICE() ->
    [pad] 太空船上任何地方
   *[keys] 擲到哪裡都行
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] 任何地方
   *[keys] 哪裡都行
}
play-aim-share-no = 選擇所在房間裡的一名船員
play-aim-share-short = 不能放這裡
play-aim-repair-no = 選擇所在房間裡的一個空格
play-aim-repair-short = 不能放這裡
play-aim-divert-no = 選擇你所在的房間
play-aim-divert-short = 不能放這裡
play-aim-activate-no = 選擇你所在的房間
play-aim-activate-short = 不能放這裡

## Something else comes first

## The log

play-any-rooms = 任選{ $count }個房間
play-log-setup = { $count ->
    [0] 太空船設置完成
    [1] 太空船設置完成，第一回合前被一張損害牌擊中
    [2] 太空船設置完成，第一回合前被兩張損害牌擊中
   *[other] 太空船設置完成，第一回合前被{ $count }張損害牌擊中
}
play-log-turn = 第{ $turn }回合：{ $name }
play-log-finish = { $name }結束行動
play-log-nothing = { $name }不再拿牌
play-log-action = { $name }：{ $action }
play-log-move = { $name }移動到{ $room }
play-log-sent = { $same ->
    [yes] { $name }前往{ $room }
   *[no] { $name }派{ $other }去{ $room }
}
play-log-scavenge = { $name }搜索，擲出{ $value }：{ $cards ->
    [0] 一無所獲
   *[other] { $cards }張牌
}
play-log-breach-roll = 船體破裂，擲出{ $value }：{ $cards ->
    [0] 沒有失去牌
   *[other] 失去{ $cards }張牌
}
play-log-from-deck = { $name }抽到{ $cards }
play-log-from-face-up = { $name }拿取公開的{ $cards }
play-log-from-discard = { $name }從棄牌堆拿取{ $cards }
play-log-given = { $name }把{ $cards }給{ $other }
play-log-discard = { $name }棄掉{ $cards }
play-log-swap-in = { $name }把{ $cards }放到棄牌堆
play-log-lost = 被捲入太空：{ $cards }
play-log-repair = { $name }用{ $card }修理{ $room }{ $count ->
    [1] { "" }
   *[other] ：{ $count }個方塊
}
play-log-repair-cube = { $name }用持有的方塊修理{ $room }{ $count ->
    [1] { "" }
   *[other] ：{ $count }個方塊
}
play-log-divert = { $name }用{ $cards }轉移{ $room }的動力
play-log-activate = { $name }啟動{ $room }
play-log-token = { $name }花費一個行動標記
play-log-tokens = { $name }獲得{ $count }個行動標記
play-log-shields = { $name }在{ $rooms }放置防護標記
play-log-returned = { $rooms }的{ $count ->
    [1] { "" }
   *[other] { $count }個
}防護標記放回供應區
play-log-seen = { $name }查看接下來{ $count }張{ $deck ->
    [deck] 資源牌
   *[other] 損害牌
}
play-log-ordered = { $count ->
    [1] { $name }把牌放回
   *[other] { $name }把牌放回：{ $cards }
}
play-log-then = { "，然後" }
play-log-damage = 損害牌擊中{ $rooms }
play-log-damage-brief = 損害：{ $rooms }
play-log-hit-cube = { $room }失去一個方塊
play-log-hit-protected = 防護標記為{ $room }擋下一擊
play-log-hit-destroyed = { $room }被摧毀
play-log-breach = 損害牌已用完：下回合起船體破裂
play-log-over-energy-core = 能量核心重啟：太空船得救
play-log-over-deck-empty = 資源牌庫已空：太空船毀滅
play-log-over-room-destroyed = { $room }被摧毀，太空船毀滅

## Over the table

play-die-scavenge = { $cards ->
    [0] 一無所獲
    [1] 一張牌
   *[other] { $cards }張牌
}
play-die-breach = { $cards ->
    [0] 沒有失去牌
   *[other] 失去{ $cards }張牌
}
play-breach-title = 船體破裂
play-breach-text = 損害牌已用完。從下回合起，每回合擲骰，捲走資源牌。
play-banner-title = { $name }的回合
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] 第{ $turn }回合。請交出手把。
       *[no] 第{ $turn }回合。
    }
   *[keys] { $handed ->
        [yes] 第{ $turn }回合。請交出滑鼠。
       *[no] 第{ $turn }回合。
    }
}
play-info-repair = 修理用
play-info-divert = 轉移用
play-info-cubes = { $diverted ->
    [yes] 方塊{ $cubes }/3，動力已轉移
   *[no] 方塊{ $cubes }/3
}
play-info-core = 8個房間中，{ $count }個已把動力送到這裡
play-info-shields = { $count ->
    [1] 一個防護標記
   *[other] { $count }個防護標記
}
play-info-crew = 在這裡：{ $names }

## Dialogs of decisions

play-confirm = 確認
play-close = 關閉
play-back = 復原
play-choose-first = 請先選擇。
play-decides = 由{ $name }決定
play-follows = 結果
play-afterwards = 之後的桌面
play-seen-by-all = 抽走前全員已知
play-look = { DEVICE() ->
    [pad] 查看桌面。按任意按鈕返回。也可以按住{ KEY("tab") }查看。
   *[keys] 查看桌面。按任意鍵或點擊返回。也可以按住{ KEY("tab") }查看。
}
play-peek-back = { DEVICE() ->
    [pad] 放開{ KEY("tab") }，回來決定
   *[keys] 放開{ KEY("tab") }、點擊或按任意鍵，回來決定
}
play-note-undo = 抽牌或擲骰之前都可以復原。按住{ KEY("tab") }查看桌面。
play-note-final = 你已看過暗牌，無法復原。按住{ KEY("tab") }查看桌面。
play-order-note = { DEVICE() ->
    [pad] 已看過暗牌，無法復原。用{ KEY("enter") }拿起一張牌，用{ KEY("left") }、{ KEY("right") }移動。按住{ KEY("tab") }查看桌面。
   *[keys] 已看過暗牌，無法復原。點擊或拖曳一張牌，或按{ KEY("card-1") }至{ KEY("card-9") }，用方向鍵移動。按住{ KEY("tab") }查看桌面。
}
play-order-first = 牌庫頂：最先抽
play-order-last = 最後抽
play-order-reset = 重設順序
play-cargo-first = { $name }從牌庫收集{ $count }張：
play-cargo-then = 然後{ $name }可能抽到：
play-cargo-torn = 然後船體破裂會捲走接下來的{ $least }至{ $most }張牌。
play-cargo-or = 或一張公開牌
play-bridge-line = 第{ $turn }回合結束時（{ $name }）：{ $rooms }
play-bridge-fatal = 太空船會毀滅
play-no-cards = 沒有牌
play-own-hand = { $name }的手牌
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift+{ KEY("card-1") }至{ KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] 按鍵{ KEY("card-1") }至{ KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] 在兩列中各選一張牌。
   *[keys] 把棄牌堆的牌拖到一張手牌上，或在兩列中各點一張。
}
play-engine-pile = 棄牌堆，依資源排列
play-engine-do = { $name }用{ $give }換取{ $take }。
play-mess-text-hint = { DEVICE() ->
    [pad] 選一張牌，給出或拿走；兩邊各選一張就是交換。
   *[keys] 點擊或拖曳一張牌，給出或拿走；兩邊各選一張就是交換。
}
play-mess-give = { $name }把{ $give }給{ $other }。
play-mess-take = { $name }向{ $other }拿{ $take }。
play-mess-swap = { $name }把{ $give }給{ $other }，換來{ $take }。

## Several ways

play-way-pay = { $universals ->
    [0] 不用萬用牌
    [1] 用一張萬用牌
   *[other] 用{ $universals }張萬用牌
}
play-way-slot = { $number }號格：{ $resource }
play-way-refill = 填滿所有格子
play-way-give = 給{ $name }
play-way-take = 向{ $name }拿
play-way-of = { $action }：{ $way }
play-way-draw = 從牌庫
play-way-nothing = 什麼都不拿
play-way-go-on = 繼續
play-way-parts = { $head } · { $next }
play-way-none = 無
play-way-share = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
play-ask-repair = 修理{ $room }：用哪種方式？
play-ask-divert = 轉移{ $room }的動力：支付
play-ask-share = 與{ $name }分享
play-ask-action = { $action }：用哪種方式？
play-list-one = 從中選一個
play-list-card = 選擇一張資源牌
play-list-cards = 選擇資源牌
play-list-damage-card = 選擇一張損害牌
play-list-damage-cards = 選擇損害牌
play-list-crew = 選擇一名船員
play-list-crews = 選擇多名船員
play-list-room = 選擇一個房間
play-list-rooms = 選擇多個房間
play-list-slot = 選擇一個修理格
play-list-slots = 選擇多個修理格
play-list-shares = 選擇誰得到多少
play-list-number = 選擇一個數字
play-list-then = { $chosen }。{ $next }
play-list-action = 選擇方式。
play-list-note = 選好之前什麼都不會發生。按住{ KEY("tab") }查看桌面。
play-more-title = 更多行動
play-more-cost = { $count ->
    [0] 免費
   *[other] { $count }個行動
}
play-more-way = { $action }：{ $cost }
play-step-back = 返回

## Prompts above the dock

play-prompt-damage = 損害
play-prompt-damage-text = { DEVICE() ->
    [pad] 損害牌庫頂的牌依序擊中各房間。按{ KEY("enter") }快轉。
   *[keys] 損害牌庫頂的牌依序擊中各房間。點擊可快轉。
}
play-prompt-breach = 船體破裂
play-prompt-breach-text = { DEVICE() ->
    [pad] 骰子決定失去幾張資源牌。按{ KEY("enter") }快轉。
   *[keys] 骰子決定失去幾張資源牌。點擊可快轉。
}
play-prompt-deal = 設置
play-prompt-deal-text = { DEVICE() ->
    [pad] 房間隨機排列，每人拿到手牌，首批損害牌擊中太空船。按{ KEY("enter") }快轉。
   *[keys] 房間隨機排列，每人拿到手牌，首批損害牌擊中太空船。點擊可快轉。
}
play-prompt-seat = 由{ $name }決定
play-prompt-seat-text = { DEVICE() ->
    [pad] 移到房間、牌庫和牌堆上可閱讀說明。按{ KEY("enter") }快轉。
   *[keys] 指向房間、牌庫和牌堆可閱讀說明。點擊可快轉。
}
play-prompt-over = 遊戲已結束
play-prompt-over-text = 可以慢慢看。按{ KEY("end") }或用這裡的按鈕查看結果。

## Escape Pod

play-board-title = { $name }要離開太空船嗎？
play-board-text = 回合立刻結束，而且不能回頭。{ $name }保留手牌，交回標記和方塊。接著{ $name }拿走棄牌堆頂的牌並擲骰：點數沒有大於手中的牌數時，再拿一張。之後{ $name }的每個回合都只做這件事。太空船若得救，{ $name }失敗，其他人獲勝。太空船若毀滅，{ $name }再拿最後一張牌並擲一次骰：點數大於手中的牌數，{ $name }就獨自獲勝；否則所有人都失敗。
play-board-yes = 登上逃生艙
play-board-no = 留在船上
play-tip-pod = 逃生艙：轉移{ $pod-rooms }個房間的動力後，一名船員可從能量核心離船{ KEY("board", before: "（", after: "）") }。花費一個行動，不能回頭。
play-tip-pod-taken = { $name }正在漂流。{ $name }每回合拿棄牌堆頂的一張牌，然後擲骰；點數沒有大於手中的牌數時，再拿一張。
play-log-board = { $name }登上逃生艙，離開太空船
play-log-pod-roll = 漂流中的{ $name }擲出{ $value }：{ $more ->
    [yes] 再拿一張牌
   *[no] 不再拿牌
}
play-log-last-roll = { $name }最後擲出{ $value }：{ $free ->
    [yes] 逃生艙脫險
   *[no] 逃生艙隨太空船毀滅
}
play-prompt-pod = { $name }正在漂流
play-prompt-pod-text = { DEVICE() ->
    [pad] 棄船者從棄牌堆拿一張牌，然後擲骰；點數沒有大於手中的牌數時，再拿一張。按{ KEY("enter") }快轉。
   *[keys] 棄船者從棄牌堆拿一張牌，然後擲骰；點數沒有大於手中的牌數時，再拿一張。點擊可快轉。
}
play-pod-leaves = { $name }離開太空船
play-pod-leaves-text = 不能回頭：太空船若得救，{ $name }就失敗。
play-pod-turn = { $name }，在逃生艙中漂流
play-pod-turn-text = { $taken ->
    [0] 棄牌堆沒有牌，但仍要擲骰。
   *[other] 拿一張牌，然後擲骰：擲出{ $held }以下，{ $left ->
        [0] 本可再拿一張，但已經沒有牌
       *[other] 再拿一張
    }。
}
play-pod-last = 最後一擲
play-pod-last-text = { $taken ->
    [0] 沒有牌留給{ $name }了。
   *[other] { $name }拿最後一張牌。
}點數要大於持有的牌數才能逃脫。
play-die-pod = 持有{ $held }張牌：{ $more ->
    [yes] 再拿一張
    [none] 已經沒有牌可拿
   *[no] 不再拿牌
}
play-die-last = { $more ->
    [yes] 大於{ $held }張牌：逃生艙脫險
   *[no] 沒有大於{ $held }張牌：逃生艙毀滅
}

## Damage Control

play-left-unseen = 損害管制從每種類型中移走了一張沒人看過的牌。接下來可能是{ $possible }張牌之一，這種類型還剩{ $left }張。
play-left-to-crew = 下一張損害牌由你們選擇房間的機率：{ $percent }%。
play-hit-left = { $left ->
    [0] 受擊後沒有方塊
   *[other] 受擊後剩{ $left }個方塊
}
play-hit-token = 防護抵擋
play-hit-holder = 由持有的防護抵擋
play-damage-lost = 這樣選，太空船就會毀滅。
play-hit-fatal = 太空船毀滅
play-log-damage-control = { $name }選擇{ $rooms }

## End of the actions

play-end-title = 要結束行動嗎？
play-end-text = { $tokens ->
    [0] { $lost ->
        [1] 你還剩一個行動，但供應區沒有行動標記可換，這個行動會浪費掉。
       *[other] 你有{ $lost }個行動會浪費掉：供應區的行動標記不夠。
    }
   *[other] 你還剩{ $left }個行動，但供應區只有{ $tokens }個行動標記，{ $lost }個行動會浪費掉。
}
play-end-yes = 結束行動

## Undo

play-undo-roll = 無法復原：已經擲過骰
play-undo-seen = 無法復原：已經看過暗牌
play-undo-drawn = 無法復原：已經抽過牌
play-undo-start = 還沒有可復原的選擇
play-undo-others = 沒有可復原的：先前沒有你的選擇
play-redo-none = 沒有可重做的
play-tip-undo = 復原上一個選擇{ KEY("undo", before: "（", after: "）") }
play-tip-redo = 重做{ KEY("redo", before: "（", after: "）") }
play-tip-log = 紀錄{ KEY("log", before: "（", after: "）") }
play-tip-help = 說明與按鍵{ KEY("help", before: "（", after: "）") }
play-tip-menu = 選單{ KEY("escape", before: "（", after: "）") }
play-tip-more = 更多行動{ KEY("more", before: "（", after: "）") }：各自的費用，以及目前不能用的原因。

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] 移到一張牌上，查看它在太空船上對應的房間。
   *[keys] 指向一張牌，查看它在太空船上對應的房間。
}
play-map-odds = 百分比隨你排的順序變化：下一張損害牌擊中各房間的機率。
play-map-repairs = { $count ->
    [0] 目前不能用它修理。
   *[other] 現在可修理：{ $rooms }
}
play-map-diverts = { $count ->
    [0] 沒有房間需要它來轉移動力。
   *[other] 轉移動力仍需要：{ $rooms }
}
play-map-struck = { $count ->
    [0] 由船員選擇房間。
   *[other] 擊中：{ $rooms }
}

## Log, pile and help

play-log-title = 紀錄
play-log-help = { DEVICE() ->
    [pad] 用{ KEY("up") }和{ KEY("down") }捲動。
   *[keys] 指向一行，查看它改變了什麼。用滾輪或方向鍵捲動。
}
play-log-hidden = { DEVICE() ->
    [pad] 不記牌：只顯示本回合和上回合。用{ KEY("up") }和{ KEY("down") }捲動。
   *[keys] 不記牌：只顯示本回合和上回合。用滾輪或方向鍵捲動。
}
play-piles-title = 牌庫與牌堆
play-piles-deck = 資源牌庫
play-piles-discard = 棄牌堆
play-piles-damage-deck = 損害牌庫
play-piles-damage-discard = 已翻開的損害牌
play-piles-deck-text = { $count ->
    [1] 資源牌庫還剩一張牌：
   *[other] 資源牌庫還剩{ $count }張牌，{ $seen ->
        [0] 順序未知
       *[other] 看過的牌以下順序未知
    }：
}
play-piles-damage-text = { $count ->
    [0] 沒有牌了：船體已經破裂。
    [1] 還剩一張牌，然後是船體破裂：
   *[other] 還剩{ $count }張牌，{ $seen ->
        [0] 依類型排列，同類型內洗勻
       *[other] 沒看過的依類型排列
    }，然後是船體破裂：
}
play-piles-seen = { $count ->
    [1] 所有人都看過下一張牌：
   *[other] 所有人都看過接下來{ $count }張牌，順序如下：
}
play-piles-missing = 這裡顯示的每種類型，各有一張不在牌庫裡。不知道是哪一張。
play-piles-bottom = { $count ->
    [1] 所有人都看過最後一張牌：
   *[other] 所有人都看過最後{ $count }張牌：
}
play-piles-unseen = 沒有人看過上面的牌。
play-piles-struck = { $count ->
    [1] 至今一張損害牌
   *[other] 至今{ $count }張損害牌，最近的在前
}
play-piles-hidden = 不記牌：牌庫和棄牌堆保持隱藏，除非有房間讓你們查看。
play-pile-title = { $count ->
    [0] 棄牌堆是空的
    [1] 一張牌
   *[other] { $count }張牌，最近的在前
}
play-help-keys = 按鍵
play-key-1 = { $first }至{ $last }：拿起一張牌
play-key-2 = { $keys }：移動、搜索、分享
play-key-3 = { $keys }：修理、轉移、啟動、登艙
play-key-4 = { KEY("arrows") }：在房間之間移動
play-key-5 = { KEY("tab") }：操作列、版圖、船員、牌庫
play-key-6 = { KEY("enter") }：選擇目前的項目；跳到你的回合
play-key-7 = { $keys }：結束行動
play-key-8 = { KEY("escape") }：放回、取消能力、選單
play-key-9 = { $keys }：復原{ DEVICE() ->
    [pad] {""}
   *[keys] {"（也可用Ctrl+Z）"}
}
play-key-10 = { $keys }：重做{ DEVICE() ->
    [pad] {""}
   *[keys] {"（也可用Ctrl+Y）"}
}
play-key-11 = { $keys }：紀錄、牌庫與牌堆
play-key-12 = 按住{ KEY("tab") }：查看對話框後面的桌面
play-key-13 = { $keys }：所指項目的規則，或本說明
play-key-14 = { $keys }：全螢幕、開關聲音

## Notes on what the pointer rests on

play-tip-move = 移動到相鄰房間：{ $cost }個行動。
play-tip-scavenge = 擲骰：{ $sides }。
play-tip-side = { $shown ->
    [1] { $first }
    [2] { $first }或{ $last }
   *[other] { $first }至{ $last }
}點{ $cards ->
    [0] 沒有牌
   *[other] { $cards }張牌
}
play-tip-share = 給同房間的船員一張牌，或拿一張：{ $cost }個行動。
play-tip-divert = 棄掉房間費用所列的三張牌：{ $cost }個行動。
play-tip-repair = 棄掉一張與空格相符的牌：{ $cost }個行動。
play-tip-activate = 啟動你所在的房間：{ $cost }個行動。
play-tip-end = 結束行動{ KEY("end", before: "（", after: "）") }。每個未用的行動換成一個行動標記，供應區用完為止。
play-tip-give-back = 程式繼續操作，就像你沒有接手一樣。
play-tip-decline = { DEVICE() ->
    [pad] 按{ KEY("enter") }不拿牌。
   *[keys] 點擊或按{ KEY("enter") }不拿牌。
}
play-tip-stepper = 一個回合的三個階段。
play-tip-threat = 百分比是下一張損害牌毀滅太空船的機率。
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [1] 資源牌庫。按{ KEY("enter") }拿牌庫頂的牌。最後一張被抽走時，太空船毀滅。
       *[other] 資源牌庫。按{ KEY("enter") }拿牌庫頂的{ $count }張牌。最後一張被抽走時，太空船毀滅。
    }
   *[keys] { $count ->
        [1] 資源牌庫。點擊可拿牌庫頂的牌。最後一張被抽走時，太空船毀滅。
       *[other] 資源牌庫。點擊可拿牌庫頂的{ $count }張牌。最後一張被抽走時，太空船毀滅。
    }
}
play-tip-deck = { DEVICE() ->
    [pad] 資源牌庫。可以拿牌時，按{ KEY("enter") }抽牌。最後一張被抽走時，太空船毀滅。從棄牌堆可看出還剩哪些牌{ KEY("piles", before: "（", after: "）") }。
   *[keys] 資源牌庫。可以拿牌時，點擊抽牌。最後一張被抽走時，太空船毀滅。從棄牌堆可看出還剩哪些牌{ KEY("piles", before: "（", after: "）") }。
}
play-tip-face-up = 一張公開牌。收集時可以拿它代替牌庫的{ $deck-cards }張牌，搜索時也可以拿。
play-tip-discard = { DEVICE() ->
    [pad] 棄牌堆。按{ KEY("enter") }查看整堆，以及牌庫剩下的牌{ KEY("piles", before: "（", after: "）") }。
   *[keys] 棄牌堆。點擊可查看整堆，以及牌庫剩下的牌{ KEY("piles", before: "（", after: "）") }。
}
play-tip-damage-deck = { DEVICE() ->
    [pad] 損害牌庫：每回合結束時，一張牌擊中太空船。按{ KEY("enter") }查看剩下的牌，不分順序。
   *[keys] 損害牌庫：每回合結束時，一張牌擊中太空船。點擊可查看剩下的牌，不分順序。
}
play-tip-damage-discard = { DEVICE() ->
    [pad] 最近的損害牌。按{ KEY("enter") }查看至今所有的牌。
   *[keys] 最近的損害牌。點擊可查看至今所有的牌。
}
play-tip-threat-breach = 下一次船體破裂擲骰清空資源牌庫、太空船毀滅的機率。
play-tip-threat-empty = 第2階段會用掉最後一張資源牌：從牌庫拿，或用來補公開牌。除非你們先拯救太空船，否則太空船毀滅。
play-tip-threat-hidden = 下一張損害牌的牌背顯示它的類型。不記牌：機率和其餘內容隱藏。
play-tip-deck-hidden = { DEVICE() ->
    [pad] 資源牌庫。可以拿牌時，按{ KEY("enter") }抽牌。最後一張被抽走時，太空船毀滅。不記牌：張數隱藏。
   *[keys] 資源牌庫。可以拿牌時，點擊抽牌。最後一張被抽走時，太空船毀滅。不記牌：張數隱藏。
}
play-tip-discard-hidden = 棄牌堆。不記牌：保持隱藏，除非有房間讓你們查看。
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] 沒有損害牌了：每回合結束時擲骰，捲走資源牌。按{ KEY("enter") }查看至今的牌。
   *[keys] 沒有損害牌了：每回合結束時擲骰，捲走資源牌。點擊可查看至今的牌。
}
play-tip-damage-deck-hidden = 損害牌庫：每回合結束時，一張牌擊中太空船。不記牌：剩下的牌隱藏。
play-tip-damage-discard-hidden = 最近的損害牌。不記牌：更早的牌隱藏。
play-tip-die = { DEVICE() ->
    [pad] 骰子。按{ KEY("enter") }搜索。
   *[keys] 骰子。點擊或擲出它來搜索。
}
play-tip-shield = 防護標記會抵擋這個房間受到的下一擊。
play-tip-supply-cube = 供應區的修理方塊
play-tip-supply-action = 供應區的行動標記，共{ $action-tokens }個
play-tip-supply-protection = 供應區的防護標記，共{ $protection-tokens }個
play-tip-supply-power = 動力尚未轉移的房間
play-tip-crew = 收集後，{ $name }最多保留{ $hand-limit }張牌。
play-tip-crew-seat = { DEVICE() ->
    [pad] 按{ KEY("enter") }選擇這個座位由誰來玩。
   *[keys] 點擊即可選擇這個座位由誰來玩。
}
play-tip-crew-move = { DEVICE() ->
    [pad] 按{ KEY("enter") }移動{ $name }。{ KEY("take-over", before: "按", after: "選擇這個座位由誰來玩。") }
   *[keys] 點擊即可移動{ $name }。{ KEY("take-over", before: "按", after: "選擇這個座位由誰來玩。") }
}
