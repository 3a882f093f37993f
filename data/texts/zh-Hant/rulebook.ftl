### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what you do (`-may-1` ...) and
### what limits it (`-not-1` ..., each of which says “cannot” or what goes wrong, for it stands behind a red cross), a special case (`-special-head`,
### `-special`), what its figure shows (`-figure`), and the words under which players look for it (`-words`, with commas). `rulebook-limits` is the heading
### above the limits where the page has none of its own (`-may-head`, `-not-head`). Numbers come from the content: its own names, supplies, and those of
### game/rulebook/numbers.py.

## The screen

rulebook-title = 規則書
rulebook-search = 搜尋
rulebook-close = 關閉
rulebook-contents = 目錄
rulebook-subjects = 筆畫索引
rulebook-from = 開啟自：{ $what }
rulebook-hits = { $count ->
    [1] 一筆結果
   *[other] { $count }筆結果，最相符的在前
}
rulebook-hit = { $chapter } · 「{ $query }」的第{ $number }/{ $count }筆結果
rulebook-none = 找不到「{ $query }」。你要找的是不是：
rulebook-none-at-all = 找不到「{ $query }」。
rulebook-now = 你們現在的桌面
rulebook-show = 在桌上顯示
rulebook-see = 另請參閱
rulebook-try = 試試看
rulebook-lesson = { $title }，{ $minutes }分鐘
rulebook-begin = 開始
rulebook-open = 規則書
rulebook-side-v2 = { $name }（替代，V2）
rulebook-limits = 限制

rulebook-chapter-mission = 任務
rulebook-chapter-turn = 你的回合
rulebook-chapter-storm = 風暴
rulebook-chapter-rooms = 房間
rulebook-chapter-cards = 資源牌
rulebook-chapter-tokens = 配件與標記
rulebook-chapter-variants = 玩法

## What the content says of itself

rulebook-room-passive = 被動：自動生效，不花費行動。
rulebook-room-cost = 啟動它需要{ $cost }個行動。
rulebook-room-whole = 房間完好才能運作：{ $count }個修理格都要有方塊。
rulebook-room-divert = 轉移它的動力需要{ $cards }。
rulebook-room-players = 不到{ $count }名玩家時不能用這一面，改用另一面。
rulebook-resource-copies = 遊戲中有{ $count }張{ $card }。
rulebook-resource-level = { $level }{ $count }張
rulebook-resource-levels = 張數由難度決定：{ $levels }。
rulebook-resource-rooms = 它能修理這些房間的一個格子：{ $rooms }。
rulebook-difficulty-lead = { $cards ->
    [none] 資源牌庫有{ $whole }張牌，沒有萬用牌。
   *[other] 資源牌庫有{ $whole }張牌，其中有{ $cards }。
}
rulebook-expansion-players = 適合{ $players }{ $most ->
   *[other] 名玩家
}。
rulebook-expansion-apart = 不能與{ $others }一起使用。
rulebook-action-lead = { $source ->
    [none] 第1階段可做的行動
   *[other] 「{ $source }」增加的行動
}，{ $cost ->
    [0] 免費
   *[other] 花費{ $cost }個行動
}。

## The mission

rulebook-ship = 太空船
rulebook-ship-lead = { $rooms ->
    [9] 太空船有九個房間，排成三乘三的方格。
   *[other] 太空船有{ $rooms }個房間。
}能量核心在中央，四周的{ $power }個房間每局位置不同。
rulebook-ship-may-1 = { $power }個房間各有{ $spaces }個修理格，開局時每格都有方塊。
rulebook-ship-may-2 = 有一邊相接的房間相鄰，對角不算。
rulebook-ship-may-3 = 能量核心沒有修理格，也不會受損。它匯集你們轉移的動力。
rulebook-ship-figure = 能量核心，已有三個房間的動力。
rulebook-ship-words = 版圖，圖板，地圖，方格，配置，目標，核心，相鄰，太空船，飛船

rulebook-goal = 遊戲如何結束
rulebook-goal-lead = 轉移全部{ $power }個房間的動力，再啟動能量核心。太空船得救，船上所有人獲勝。
rulebook-goal-may-head = 如何獲勝
rulebook-goal-may-1 = 轉移最後一個房間的動力後，在能量核心的任何船員都能用一個行動啟動它。
rulebook-goal-may-2 = 這時房間受損也沒關係，只看動力是否轉移。
rulebook-goal-not-head = 如何失敗
rulebook-goal-not-1 = 沒有方塊的房間受擊就被摧毀：太空船立刻毀滅。
rulebook-goal-not-2 = 資源牌庫耗盡：太空船立刻毀滅。
rulebook-goal-special-head = 棄船者
rulebook-goal-special = 太空船若得救，逃生艙裡的棄船者失敗。太空船若毀滅，由最後一擲決定：棄船者獨自獲勝，或者所有人都失敗。
rulebook-goal-figure = 所有房間的動力都已轉移。啟動核心就獲勝。
rulebook-goal-words = 贏，輸，勝利，失敗，結束，遊戲結束，重啟，逃生，目標
rulebook-length = 一場有多久
rulebook-length-lead = 大多數遊戲共十五到三十個回合，所有人的回合加在一起。大約半小時到一小時。
rulebook-length-may-1 = 資源牌庫就是時鐘。牌庫用完，遊戲就結束。
rulebook-length-may-2 = 隨時可以停下：每次選擇之後，遊戲都會儲存。
rulebook-length-words = 時長，時間，分鐘，小時，多久，回合數

rulebook-setting-up = 設置
rulebook-setting-up-lead = 選擇名字、難度和擴充。其餘由遊戲擺好：房間、方塊、牌和船員。
rulebook-setting-up-may-1 = 資源牌庫有{ $kinds }種資源，各{ $copies }張。難度決定加入多少萬用牌。
rulebook-setting-up-may-2 = 起始手牌：兩名玩家每人{ $hand-2 }張，三名{ $hand-3 }張，四名{ $hand-4 }張。單人時全體船員共用{ $hand-1 }張。
rulebook-setting-up-may-3 = 有{ $face-up }張資源牌公開。損害牌庫依類型排列，最弱的在上面。船體破裂牌在最底下。
rulebook-setting-up-may-4 = 所有人從能量核心開始。起始玩家在新遊戲畫面選擇，或隨機決定。
rulebook-setting-up-special-head = 第一回合前的損害
rulebook-setting-up-special = 船體破裂牌上方的最後{ $setup-damage }張牌在第一回合前擊中太空船，最底下的先來。之後棄掉它們，太空船開局少{ $setup-cubes }個方塊。
rulebook-setting-up-figure = 開局損害的一張牌，以及它擊中的房間。
rulebook-setting-up-words = 開始，發牌，設置，準備，開局，起始手牌，起始玩家，先手，新遊戲

rulebook-looking = 公開資訊
rulebook-looking-lead = 遊玩時手牌公開。桌上的一切都可以看，任何計畫都可以討論。
rulebook-looking-may-1 = { DEVICE() ->
    [pad] 可以翻看兩個棄牌堆，也可以看各牌庫的張數。選擇棄牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
   *[keys] 可以翻看兩個棄牌堆，也可以看各牌庫的張數。點擊棄牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
}
rulebook-looking-may-2 = 可以看牌庫裡還有哪些牌，但看不到順序。
rulebook-looking-may-3 = 房間讓你們看過的牌，從此全員已知。紀錄記下發生過的事。
rulebook-looking-not-1 = 不能看牌庫的順序，除非有房間讓你們查看。
rulebook-looking-words = 公開，秘密，隱藏，資訊，記牌，討論，紀錄，查看，已知

## Your turn

rulebook-phases = 三個階段
rulebook-phases-lead = 在你的回合，先行動，再收集牌，最後翻開損害牌。接著輪到下一名船員。
rulebook-phases-may-1 = 第1階段：執行{ $base-actions }個行動，每花費一個行動標記就多一個。
rulebook-phases-may-2 = 第2階段：從牌庫拿{ $deck-cards }張牌，或拿一張公開牌。然後棄牌至{ $hand-limit }張。
rulebook-phases-may-3 = 第3階段：翻開損害牌庫頂的牌，它擊中牌上的房間。損害牌用完後，改為船體破裂，失去牌。
rulebook-phases-not-1 = 你不結束，第1階段就不會結束。開啟「{ settings-auto-end }」後，沒有事可做時自動結束。
rulebook-phases-special-head = 回合開始時
rulebook-phases-special = 先收回你用軍械庫（V1）放下的防護標記。然後，如果你在醫療艙（V1），你獲得行動標記。
rulebook-phases-words = 回合，輪，順序，流程，階段，開始，回合開始，步驟

rulebook-actions = 你的行動
rulebook-actions-lead = 第1階段執行{ $base-actions }個行動：種類、順序和次數都不限。
rulebook-actions-may-1 = 移動、搜索、分享、修理、轉移動力，或啟動所在房間。
rulebook-actions-may-2 = 每花費一個行動標記，就多一個行動。
rulebook-actions-may-3 = 先用基本行動，用完才花費標記。
rulebook-actions-not-1 = 不能執行付不起全部費用的行動。
rulebook-actions-not-2 = 不能在你不在的房間行動。有些房間例外。
rulebook-actions-special-head = 未用的行動
rulebook-actions-special = 每個未用的基本行動換成一個行動標記。
rulebook-actions-figure = 移動、搜索、分享、修理、轉移、啟動。
rulebook-actions-words = 行動，做，點數，行動點，預算，剩餘，花費，選項

rulebook-moving = 移動
rulebook-moving-lead = 移動到相鄰的房間：上、下、左或右。
rulebook-moving-may-1 = 每移動一個房間，花費{ $cost-move }個行動。
rulebook-moving-may-2 = 同一個房間的船員人數不限，能量核心也一樣。
rulebook-moving-may-3 = { DEVICE() ->
    [pad] 選擇行動，再選房間{ $key-move ->
        [none] 。
       *[other] ，或按{ $key-move }。
    }
   *[keys] 把你的米寶拖到房間，依序點擊兩者，或用方向鍵{ $key-move ->
        [none] 。
       *[other] ，或按{ $key-move }。
    }
}
rulebook-moving-not-1 = 不能斜走。
rulebook-moving-not-2 = 不能移動其他船員，除非用船員艙。
rulebook-moving-figure = 從引擎室到相鄰房間。
rulebook-moving-words = 移動，走，步行，前往，步，距離，相鄰，隔壁，斜走，對角，跑

rulebook-scavenging = 搜索
rulebook-scavenging-lead = 擲骰尋找資源牌：{ $scavenge-sides }。
rulebook-scavenging-may-1 = 花費{ $cost-scavenge }個行動，在任何房間都行，付得起就能重複。
rulebook-scavenging-may-2 = 一張一張地拿，每張來自牌庫或公開牌列。拿走的公開牌立刻補上，所以接著也能拿新的那張。
rulebook-scavenging-may-3 = 可以少拿，或者不拿。
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] 選擇骰子{ $key-scavenge ->
        [none] 。
       *[other] ，或按{ $key-scavenge }。
    }
   *[keys] 點擊或擲出骰子{ $key-scavenge ->
        [none] 。
       *[other] ，或按{ $key-scavenge }。
    }
}
rulebook-scavenging-not-1 = 擲骰不能復原。
rulebook-scavenging-figure = 點數小：沒有。中：一張。大：兩張。
rulebook-scavenging-words = 搜索，搜刮，擲骰，骰子，尋找，戰利品，找牌，運氣，機率

rulebook-sharing = 分享
rulebook-sharing-lead = 給同房間的另一名船員一張牌，或向該船員拿一張牌。
rulebook-sharing-may-1 = 每給出或拿走一張牌，花費{ $cost-give }個行動。
rulebook-sharing-may-2 = 任何牌都可以分享，包括萬用牌。手牌是否超過{ $hand-limit }張，到該玩家自己的第2階段才檢查。
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] 選擇牌，再選誰得到它{ $key-share ->
        [none] 。
       *[other] ；或按{ $key-share }。
    }
   *[keys] 把牌拖到船員面板，或從面板拖到你的手牌{ $key-share ->
        [none] 。
       *[other] ；或按{ $key-share }。
    }
}
rulebook-sharing-not-1 = 不能隔著房間分享，除非用餐廳。
rulebook-sharing-not-2 = 不能分享標記和方塊，它們歸持有者。
rulebook-sharing-special-head = 單人
rulebook-sharing-special = 你的船員共用一副手牌。不能分享，只能與公開牌交換。
rulebook-sharing-figure = 在同一個房間，一張牌易手。
rulebook-sharing-words = 分享，給，拿，交給，交換，互換，換牌，傳遞，隊友

rulebook-repairing = 修理
rulebook-repairing-lead = 棄掉一張與所在房間空格相符的牌，從供應區把一個方塊放到該格。
rulebook-repairing-may-1 = 空格可依任意順序修理。萬用牌可用於任何格子。
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] 花費{ $cost-repair }個行動。選擇牌，再選格子{ $key-repair ->
        [none] 。
       *[other] ，或按{ $key-repair }。
    }
   *[keys] 花費{ $cost-repair }個行動。把牌拖到格子上{ $key-repair ->
        [none] 。
       *[other] ，或按{ $key-repair }。
    }
}
rulebook-repairing-may-3 = 失去方塊的格子是空格，會顯示它需要的資源。
rulebook-repairing-not-1 = 供應區沒有方塊時，不能用牌修理。你持有的方塊仍可用。
rulebook-repairing-not-2 = 不能修理其他房間，除非用維修中心。
rulebook-repairing-not-3 = 不能用一張牌填兩個格子，除非房間的動力已轉移。
rulebook-repairing-special-head = 已轉移的房間
rulebook-repairing-special = 一張與空格相符的牌填滿所有格子。供應區不夠時，先填相符的格子，再由上往下填。
rulebook-repairing-figure = 金屬符合兩個空格中的一個。
rulebook-repairing-words = 修理，治療，修復，修補，恢復，生命，血量，補丁，損壞，格子，修理格，扳手

rulebook-diverting = 轉移動力
rulebook-diverting-lead = 在完好的房間，一次棄掉費用所列的所有牌。它的動力流向能量核心。
rulebook-diverting-may-1 = 支付{ $cost-divert }個行動，以及房間左側的{ $cost }張牌。
rulebook-diverting-may-2 = 萬用牌可代替其中任何一張。
rulebook-diverting-may-3 = 已轉移的房間仍可啟動、受擊和修理，並保持已轉移。
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] 選擇一張牌，再選費用{ $key-divert ->
        [none] 。
       *[other] ，或按{ $key-divert }。
    }棄牌的順序由你決定，最後一張在最上面。
   *[keys] 把一張牌拖到費用上{ $key-divert ->
        [none] 。
       *[other] ，或按{ $key-divert }。
    }棄牌的順序由你決定，最後一張在最上面。
}
rulebook-diverting-not-1 = 不能轉移有空格的房間的動力。先修理。
rulebook-diverting-not-2 = 不能分次支付。由一名玩家一次棄掉所有牌。
rulebook-diverting-not-3 = 同一個房間的動力不能轉移兩次，能量核心的也不能轉移。
rulebook-diverting-special-head = 有什麼好處
rulebook-diverting-special = 離勝利更近一步。從此，一張牌就能修理整個房間。
rulebook-diverting-figure = { $cost ->
    [3] 三張牌變成一個動力標記。
   *[other] 左側的牌變成一個動力標記。
}
rulebook-diverting-words = 轉移，動力，能源，改道，導引，獲勝，硬幣，費用，支付，充能，完成

rulebook-activating = 啟動房間
rulebook-activating-lead = 啟動你所在的房間。它必須完好。
rulebook-activating-may-1 = 房間上標明花費幾個行動。
rulebook-activating-may-2 = 同一個房間可以重複啟動，只要付得起。
rulebook-activating-may-3 = 轉移動力不影響房間的能力。
rulebook-activating-not-1 = 不能啟動受損的房間。先修理。
rulebook-activating-not-2 = 不能啟動毫無作用的房間，例如需要標記而供應區沒有。按鈕會說明原因。
rulebook-activating-not-3 = 不能啟動被動房間。它自動生效。
rulebook-activating-special-head = 先支付
rulebook-activating-special = 先支付，房間才生效。能否生效，在支付之後判定。
rulebook-activating-words = 啟動，使用，能力，技能，效果，房間，特殊，特技，被動

rulebook-ending = 結束行動
rulebook-ending-lead = 隨時可以結束第1階段。每個未用的基本行動換一個行動標記。
rulebook-ending-may-1 = 供應區有多少標記，最多就得多少。
rulebook-ending-may-2 = 這些標記留到之後的回合花費。
rulebook-ending-not-1 = 用標記換來的行動，不能再換標記。
rulebook-ending-not-2 = 供應區的標記不夠時，多餘的行動不能保留。它們會浪費掉，但遊戲會先詢問你。
rulebook-ending-special-head = 沒有行動了
rulebook-ending-special = 第1階段會等你。在揭示新資訊之前，你可以復原自己的選擇。開啟「{ settings-auto-end }」後自動結束。
rulebook-ending-figure = 未用的行動換成標記。
rulebook-ending-words = 結束，跳過，略過，保留，未使用，剩餘，完成，停止，等待，復原，取消，反悔，點錯

rulebook-collecting = 收集
rulebook-collecting-lead = 第2階段：拿資源牌庫頂的{ $deck-cards }張牌，或{ $face-up }張公開牌中的一張。
rulebook-collecting-may-1 = 拿走的公開牌立刻從牌庫補上。
rulebook-collecting-may-2 = 然後自選棄牌，棄至{ $hand-limit }張。
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] 選擇牌庫或一張牌。
   *[keys] 點擊牌庫或一張牌，或把它拖到手牌。
}
rulebook-collecting-not-1 = 不能跳過收集，兩者必選其一。
rulebook-collecting-words = 收集，抽牌，拿，獲得，收入，第2階段，牌，資源，拿取

rulebook-hand = 你的手牌
rulebook-hand-lead = 第2階段結束時，棄牌至{ $hand-limit }張。其他時候可以更多。
rulebook-hand-may-1 = 棄哪些牌由你選。
rulebook-hand-may-2 = 別人給你的牌，到你下一個第2階段才檢查。
rulebook-hand-may-3 = 兩、三、四名玩家時，你的起始手牌分別是{ $hand-2 }、{ $hand-3 }、{ $hand-4 }張。
rulebook-hand-not-1 = 其他時候不能棄牌，除非用來支付。
rulebook-hand-figure = 每種資源各一張牌。
rulebook-hand-words = 手牌上限，上限，棄牌，最多，太多，保留，手牌，六

## The storm

rulebook-damage-cards = 損害牌
rulebook-damage-cards-lead = 第3階段，翻開損害牌庫頂的牌。牌上的房間依牌面順序，各失去最上面的方塊。
rulebook-damage-cards-may-1 = 類型1的牌擊中一個房間，類型2兩個，類型3三個。分別有{ $damage-1 }、{ $damage-2 }、{ $damage-3 }張，依此順序翻開。
rulebook-damage-cards-may-2 = 失去的方塊放回供應區。
rulebook-damage-cards-may-3 = 防護標記代為受擊：先用房間上最早的，沒有就用那裡的船員持有的。
rulebook-damage-cards-not-head = 例外
rulebook-damage-cards-not-1 = 能量核心不會受擊。
rulebook-damage-cards-not-2 = 沒有方塊的房間受擊就被摧毀。太空船毀滅，這張牌的其餘部分不再處理。
rulebook-damage-cards-special-head = 多人持有
rulebook-damage-cards-special = 那裡若有多名船員持有標記，由當前玩家選擇誰交出。
rulebook-damage-cards-figure = 醫療艙失去最上面的方塊。
rulebook-damage-cards-words = 受擊，打擊，攻擊，風暴，太陽，閃焰，傷害，危險，第3階段，威脅，機率

rulebook-critical = 危急的房間
rulebook-critical-lead = 沒有方塊的房間處於危急。下一擊會摧毀它，太空船隨之毀滅。
rulebook-critical-may-1 = 修理一個格子，房間就能多承受一擊。
rulebook-critical-may-2 = 一個防護標記能救它一次。
rulebook-critical-may-3 = 艦橋會顯示接下來是哪些房間，也能讓你延後它們。
rulebook-critical-not-1 = 完好之前，不能啟動它或轉移它的動力。
rulebook-critical-special-head = 沒有損害牌了
rulebook-critical-special = 船體破裂期間，沒有房間受擊。
rulebook-critical-figure = 三個空格：再受一擊就完了。
rulebook-critical-words = 危險，紅色，垂危，最後，零，摧毀，警報，失敗，生命

rulebook-hull-breach = 船體破裂
rulebook-hull-breach-lead = 最後一張損害牌翻開後，船體破裂。此後每個第3階段都擲骰，牌庫失去牌。
rulebook-hull-breach-may-1 = 每次擲骰失去的牌：{ $breach-sides }。
rulebook-hull-breach-may-2 = 從資源牌庫頂棄掉這些牌。
rulebook-hull-breach-not-1 = 房間不會再受擊。
rulebook-hull-breach-not-2 = 防護標記不能抵擋船體破裂。
rulebook-hull-breach-figure = 最後一張牌，以及之後每回合的代價。
rulebook-hull-breach-words = 洩漏，破洞，真空，牌庫用完，失去牌，倒數，終局，太空

rulebook-deck-empty = 牌庫耗盡時
rulebook-deck-empty-lead = 資源牌庫一空，太空船立刻毀滅，不論牌庫因何而空。
rulebook-deck-empty-may-1 = 最後一張牌仍會抽走、翻開或棄掉。之後什麼都不再發生。
rulebook-deck-empty-may-2 = 查看牌再放回，不會讓牌庫變空。
rulebook-deck-empty-not-1 = 不能把棄牌堆洗回牌庫。
rulebook-deck-empty-not-2 = 不能靠拿公開牌來省牌庫。每張公開牌都立刻從牌庫補上。
rulebook-deck-empty-special-head = 牌庫能撐多久
rulebook-deck-empty-special = 船上的每個回合至少拿一張牌。桌面顯示的剩餘回合數只是估計。
rulebook-deck-empty-words = 失敗，最後一張，時間，時鐘，用完，抽空，牌庫空，磨牌，空，重洗

## The rooms

rulebook-reading-rooms = 怎麼看房間
rulebook-reading-rooms-lead = 房間牌顯示轉移費用、修理所需的資源和它的能力。
rulebook-reading-rooms-may-1 = 左側：轉移動力所需的牌；轉移後是動力標記。
rulebook-reading-rooms-may-2 = 右側：修理格。方塊蓋住該格的資源，空格則顯示資源。
rulebook-reading-rooms-may-3 = 下方：它的能力。房間完好時圖示是金色的。
rulebook-reading-rooms-may-4 = 右上：本回合受擊的機率，依據船員對損害牌庫所知的一切。
rulebook-reading-rooms-not-1 = 同一局不能有一個房間的兩面。
rulebook-reading-rooms-figure = 貨艙，最上面的格子是空的。
rulebook-reading-rooms-words = 牌，符號，圖示，修理格，百分比，數字，硬幣，V1，V2

rulebook-room-energy-core-v1-may-1 = 它顯示已轉移幾個房間的動力。
rulebook-room-energy-core-v1-not-1 = 不能修理它或轉移它的動力，也不能在上面放防護標記。它不會受擊。
rulebook-room-energy-core-v1-not-2 = 轉移最後一個房間的動力之前，不能啟動它。
rulebook-room-energy-core-v1-figure = 所有房間的動力都已轉移：啟動它就獲勝。
rulebook-room-energy-core-v1-words = 反應爐，中心，中央，獲勝，重啟，引擎

rulebook-room-bridge-v1-may-1 = 剩下的牌不夠時，查看全部。
rulebook-room-bridge-v1-may-2 = 你可以把最糟的牌放最後，在它來之前修理。
rulebook-room-bridge-v1-not-1 = 沒有損害牌時不能啟動。
rulebook-room-bridge-v1-not-2 = 不能移動船體破裂牌，它一直在最底下。
rulebook-room-bridge-v1-words = 預知，偷看，預看，重新排列，預測，排序
rulebook-room-bridge-v2-may-1 = 兩張牌可放到牌庫的同一端，順序由你決定。
rulebook-room-bridge-v2-may-2 = 牌庫底的牌在船體破裂之前才來。
rulebook-room-bridge-v2-not-1 = 沒有損害牌時不能啟動。
rulebook-room-bridge-v2-words = 預知，偷看，埋牌，底部，沉底，預測

rulebook-room-cargo-hold-v1-may-1 = 從此全員都知道順序，直到牌被抽走。
rulebook-room-cargo-hold-v1-may-2 = 不論剩下多少張牌，都能啟動。
rulebook-room-cargo-hold-v1-not-1 = 不能拿走其中任何一張，要全部放回。
rulebook-room-cargo-hold-v1-words = 預知，偷看，查看，重新排列，倉庫，堆疊
rulebook-room-cargo-hold-v2-may-1 = 到第2階段為止，手牌可以超過上限。
rulebook-room-cargo-hold-v2-not-head = 危險
rulebook-room-cargo-hold-v2-not-1 = 如果拿走牌庫的最後一張牌，太空船毀滅。
rulebook-room-cargo-hold-v2-words = 抽牌，額外的牌，倉庫，獲得

rulebook-room-medical-bay-v1-may-1 = 每次在這裡開始回合，你都在行動前獲得標記。
rulebook-room-medical-bay-v1-may-2 = 供應區的標記不夠時，有幾個得幾個。
rulebook-room-medical-bay-v1-not-1 = 回合中途抵達，什麼也得不到。
rulebook-room-medical-bay-v1-not-2 = 有空格時什麼也得不到。房間必須完好。
rulebook-room-medical-bay-v1-words = 治療，醫生，醫院，休息，標記，獎勵
rulebook-room-medical-bay-v2-may-1 = 可以用行動標記換來的行動支付。
rulebook-room-medical-bay-v2-not-1 = 不能給自己標記。
rulebook-room-medical-bay-v2-words = 治療，醫生，醫院，標記，幫助他人

rulebook-room-crew-quarters-v1-may-1 = 移動任何船員，再遠也行。
rulebook-room-crew-quarters-v1-may-2 = 讓兩名船員會合，方便分享。
rulebook-room-crew-quarters-v1-not-1 = 全體船員都在同一個房間時，不能啟動。
rulebook-room-crew-quarters-v1-words = 傳送，派遣，派出，移動他人，床，會合，電梯
rulebook-room-crew-quarters-v2-may-1 = 移動任何船員，再遠也行。
rulebook-room-crew-quarters-v2-may-2 = 派船員去接下來需要修理的房間。
rulebook-room-crew-quarters-v2-not-1 = 不能把船員移到有其他船員的房間。
rulebook-room-crew-quarters-v2-words = 傳送，派遣，派出，移動他人，床，電梯，空房間

rulebook-room-engine-room-v1-may-1 = 可以交換兩張相同的牌。
rulebook-room-engine-room-v1-may-2 = 你的牌放在棄牌堆最上面。
rulebook-room-engine-room-v1-not-1 = 沒有手牌或棄牌堆是空的，就不能啟動。
rulebook-room-engine-room-v1-words = 回收，取回，墓地，交換，棄牌
rulebook-room-engine-room-v2-may-1 = 任選一張棄牌，不論壓在棄牌堆多下面。
rulebook-room-engine-room-v2-not-head = 限制與危險
rulebook-room-engine-room-v2-not-1 = 棄牌堆是空的，就不能啟動。
rulebook-room-engine-room-v2-not-2 = 牌庫只剩一張牌時啟動這個房間，太空船毀滅。
rulebook-room-engine-room-v2-words = 回收，取回，墓地，拿回，棄牌

rulebook-room-armoury-v1-may-1 = 一個房間可以有多名玩家的標記。最早放的先用。
rulebook-room-armoury-v1-may-2 = 抵擋一擊的標記放回供應區。
rulebook-room-armoury-v1-not-1 = 供應區沒有標記時，不能啟動。
rulebook-room-armoury-v1-not-2 = 標記不能一直留著。你的下個回合開始時收回。
rulebook-room-armoury-v1-words = 護盾，盾，保護，防護，守護，格擋，防禦，武器
rulebook-room-armoury-v2-may-1 = 一名船員可以持有多個。每個抵擋一擊。
rulebook-room-armoury-v2-may-2 = 標記跟著持有者移動。
rulebook-room-armoury-v2-not-1 = 供應區沒有標記時，不能啟動。
rulebook-room-armoury-v2-words = 護盾，盾，保護，防護，守護，格擋，防禦，保鏢

rulebook-room-repair-centre-v1-may-1 = 這裡也可以用萬用牌。
rulebook-room-repair-centre-v1-may-2 = 修理任何房間，再遠也行。
rulebook-room-repair-centre-v1-not-1 = 不能這樣修理維修中心本身，那是一般的修理。
rulebook-room-repair-centre-v1-not-2 = 不能用你持有的方塊。方塊只能修理你所在的房間。
rulebook-room-repair-centre-v1-words = 治療，修復，遠處，遠端，工坊，距離
rulebook-room-repair-centre-v2-may-1 = 持有的方塊不怕受擊。
rulebook-room-repair-centre-v2-may-2 = 供應區是空的，也能用它們修理。
rulebook-room-repair-centre-v2-not-1 = 不能給自己方塊。
rulebook-room-repair-centre-v2-not-2 = 供應區沒有方塊時，不能啟動。
rulebook-room-repair-centre-v2-words = 治療，修復，備用，攜帶，方塊，工坊

rulebook-room-mess-hall-v1-may-1 = 另一名船員可以在太空船上任何地方。
rulebook-room-mess-hall-v1-may-2 = 可以只給或只拿，不必交換。
rulebook-room-mess-hall-v1-not-1 = 沒有人持有牌時，不能啟動。
rulebook-room-mess-hall-v1-words = 換牌，交換，互換，廚房，食堂，遠距分享
rulebook-room-mess-hall-v2-may-1 = 他們可以在太空船上任何地方。由你選牌。
rulebook-room-mess-hall-v2-may-2 = 雙方給出的張數相同。
rulebook-room-mess-hall-v2-not-1 = 你不能是這兩人之一。
rulebook-room-mess-hall-v2-not-2 = 持有牌的其他船員不到兩名時，不能啟動。
rulebook-room-mess-hall-v2-words = 換牌，交換，互換，廚房，食堂，他人

## Resource cards

rulebook-deck = 資源牌庫
rulebook-deck-lead = 發的、收集的和找到的牌都來自這個牌庫。它也是你們的時間。
rulebook-deck-may-1 = { DEVICE() ->
    [pad] 可以查看還剩哪些牌：選擇棄牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
   *[keys] 可以查看還剩哪些牌：點擊棄牌堆{ $key-piles ->
        [none] 。
       *[other] ，或按{ $key-piles }。
    }
}
rulebook-deck-may-2 = 房間讓你們看過的牌庫頂的牌，全員一直都知道。
rulebook-deck-not-1 = 不能把牌放回牌庫，房間讓你查看的牌除外。
rulebook-deck-not-2 = 不能補充牌庫。
rulebook-deck-words = 抽牌堆，牌堆，資源，剩餘牌，時間

rulebook-face-up = 公開牌
rulebook-face-up-lead = 牌庫旁有{ $face-up }張資源牌公開。收集時可以拿一張，搜索到牌時也可以拿。
rulebook-face-up-may-1 = 拿走的牌立刻從牌庫補上，位置不變。
rulebook-face-up-may-2 = 兩張牌相同時，拿哪張都行。
rulebook-face-up-may-3 = 單人時，可以用一張手牌交換其中一張。
rulebook-face-up-not-1 = 不能把牌放到這裡，單人時的交換除外。
rulebook-face-up-words = 市場，一排，展示，翻開的牌，可見，供牌，明牌

rulebook-discards = 棄牌堆
rulebook-discards-lead = 支付、棄掉或因船體破裂失去的牌都放在這裡，最近的在最上面。
rulebook-discards-may-1 = { DEVICE() ->
    [pad] 選擇棄牌堆，查看整堆。
   *[keys] 點擊棄牌堆，查看整堆。
}
rulebook-discards-may-2 = 引擎室從這裡拿牌，逃生艙裡的棄船者也是。
rulebook-discards-not-1 = 不能把它洗入牌庫。
rulebook-discards-words = 墓地，牌堆，垃圾，丟掉，用過的牌

rulebook-resource-universal-may-1 = 不論在你所在的房間，或透過維修中心，它都能修理任何格子。
rulebook-resource-universal-may-2 = 它可代替轉移費用中的任何一張牌。可以用好幾張。
rulebook-resource-universal-not-1 = 一張萬用牌不能當作多張牌。
rulebook-resource-universal-figure = 萬用牌可當作你需要的任何資源。
rulebook-resource-universal-words = 百搭，萬用，萬能牌，星，任意，鬼牌

## Pieces and tokens

rulebook-cubes = 方塊與供應區
rulebook-cubes-lead = 共有{ $repair-cubes }個白色修理方塊。開局時都在太空船上，失去的放到供應區，修理時再放回來。
rulebook-cubes-may-1 = 房間受擊時，失去最上面的方塊。
rulebook-cubes-may-2 = 維修中心（V2）可以給你修理方塊。花一個行動和一個持有的方塊，不用牌就能修理你所在房間的一個空格。
rulebook-cubes-may-3 = 有方塊蓋住的格子不用修理。
rulebook-cubes-not-1 = 供應區沒有方塊時，不能用牌修理。
rulebook-cubes-not-2 = 不能把持有的方塊給別人。
rulebook-cubes-special-head = 在已轉移的房間用持有的方塊
rulebook-cubes-special = 一個行動填滿所有空格。先用你自己的方塊，需要幾個用幾個，其餘由供應區補足。
rulebook-cubes-figure = 一個方塊放到空格上。
rulebook-cubes-words = 方塊，生命，血量，命，庫存，供應，積木，紅心

rulebook-extra-actions = 行動標記
rulebook-extra-actions-lead = 一個行動標記讓你在自己任何回合的第1階段多一個行動。共有{ $action-tokens }個。
rulebook-extra-actions-may-1 = 未用的基本行動換成標記，供應區用完為止。
rulebook-extra-actions-may-2 = 醫療艙會給標記。V1面給的，本回合就可以花費。
rulebook-extra-actions-may-3 = 有幾個就可以花費幾個。花費後放回供應區。
rulebook-extra-actions-not-1 = 還有基本行動時，不能花費標記。
rulebook-extra-actions-not-2 = 不能給別人，除非透過醫療艙（V2）。
rulebook-extra-actions-not-3 = 不能把換來的行動再變回標記。行動需要時才花費標記。
rulebook-extra-actions-figure = 一個標記，一個行動。
rulebook-extra-actions-words = 獎勵，八邊形，額外，標記，保留，儲存，行動點

rulebook-shields = 防護標記
rulebook-shields-lead = 一個防護標記代替方塊承受一擊。共有{ $protection-tokens }個。
rulebook-shields-may-1 = 在房間上：抵擋那裡的下一擊。最早的先用。
rulebook-shields-may-2 = 由船員持有：房間上沒有標記時，抵擋該船員所在房間的一擊。
rulebook-shields-may-3 = 用過的標記放回供應區。
rulebook-shields-not-1 = 不能放在能量核心上。
rulebook-shields-not-2 = 不能用來抵擋船體破裂。
rulebook-shields-special-head = 能留多久
rulebook-shields-special = 房間上的標記，在放置它的玩家下個回合開始時收回。持有的標記保留到用掉為止。
rulebook-shields-figure = 接下來兩擊，這個房間不會失去方塊。
rulebook-shields-words = 護盾，盾，護甲，防護，守護，格擋，保護，防禦，免疫

rulebook-power = 動力標記
rulebook-power-lead = 房間上的動力標記表示動力已轉移。全部{ $power }個一起喚醒能量核心。
rulebook-power-may-1 = 一個行動填滿房間的所有空格：用一張相符的牌，或持有的方塊，需要幾個用幾個。
rulebook-power-may-2 = 房間仍可啟動。
rulebook-power-not-1 = 房間不會失去動力標記，不論怎麼受擊。
rulebook-power-not-2 = 動力標記不能抵擋一擊，房間照樣失去方塊。
rulebook-power-figure = 餐廳，已轉移。
rulebook-power-words = 硬幣，金色，已轉移，完成，閃電，電光

rulebook-meeples = 船員
rulebook-meeples-lead = 每個米寶是一名船員。顏色和輪廓表明是誰。
rulebook-meeples-may-1 = 船員依固定順序輪流行動。
rulebook-meeples-may-2 = 每名船員都可持有牌、行動標記、修理方塊和防護標記。
rulebook-meeples-not-1 = 船員不會受傷，受擊的只有房間。
rulebook-meeples-figure = 四名船員。
rulebook-meeples-words = 棋子，米寶，人物，玩家，角色，太空人，顏色，順序

rulebook-die = 骰子
rulebook-die-lead = 一顆六面骰子。擲骰旁寫明每一面的效果。
rulebook-die-may-1 = 搜索：{ $scavenge-sides }。
rulebook-die-may-2 = 船體破裂，失去的牌：{ $breach-sides }。
rulebook-die-not-1 = 擲骰不能重來，也不能復原。
rulebook-die-figure = 一至六，機率均等。
rulebook-die-words = 骰子，擲骰，隨機，運氣，機率，d6

## Ways to play

rulebook-sides = 替代房間
rulebook-sides-lead = { $power }個房間各有兩面，V1和V2。先玩V1，再隨意混用。
rulebook-sides-may-1 = 隨機：每個房間顯示其中一面。
rulebook-sides-may-2 = 或在新遊戲畫面選擇：V1、V2，或逐個房間選。
rulebook-sides-may-3 = 兩面的修理格和轉移費用相同。
rulebook-sides-not-1 = 不能用需要更多玩家的一面。
rulebook-sides-figure = 醫療艙的V2面。
rulebook-sides-words = 變體，V2，替代，混合，擴充，另一面

rulebook-expansion-damage-control-may-1 = 所選的房間依固定順序各受一擊。
rulebook-expansion-damage-control-may-2 = 可以選沒有方塊的房間。若沒有防護標記，太空船毀滅。
rulebook-expansion-damage-control-may-3 = 離開牌庫的牌一直未知。
rulebook-expansion-damage-control-not-1 = 同一張牌不能選同一個房間兩次。
rulebook-expansion-damage-control-not-2 = 不能選能量核心。
rulebook-expansion-damage-control-special-head = 第一回合之前
rulebook-expansion-damage-control-special = 設置時翻開的牌若是這種牌，由起始玩家選擇。
rulebook-expansion-damage-control-figure = 新的牌。類型決定必須選擇幾個房間。
rulebook-expansion-damage-control-words = 選擇損害，選擇房間，管制，損管，挑選

rulebook-expansion-escape-pod-may-1 = 登艙需要{ $cost-board }個行動。你要在能量核心，而且至少{ $pod-rooms }個房間的動力已轉移。逃生艙只容一人。
rulebook-expansion-escape-pod-may-2 = 棄船者保留所有資源牌，並立刻進行第一個漂流回合。
rulebook-expansion-escape-pod-may-3 = 棄船者持有的標記和方塊放回供應區。
rulebook-expansion-escape-pod-not-1 = 不能回來。
rulebook-expansion-escape-pod-not-2 = 登艙的回合不能收集，未用的行動也不能換標記。不翻損害牌。
rulebook-expansion-escape-pod-figure = 七個房間的動力已轉移：逃生艙就緒。
rulebook-expansion-escape-pod-words = 叛徒，棄船者，離開，逃跑，背叛，拋棄，自私

rulebook-adrift = 在逃生艙中漂流
rulebook-adrift-lead = 棄船者的回合：拿棄牌堆頂的牌，然後擲骰。點數沒有大於持有的牌數時，再拿一張。
rulebook-adrift-may-1 = 剛拿的牌也算持有。
rulebook-adrift-may-2 = 棄牌堆是空的就不拿牌，但仍要擲骰。
rulebook-adrift-may-3 = 你的回合照常計數。你放在房間上的防護標記，在你的下個回合開始時收回。
rulebook-adrift-not-head = 與船上船員不同
rulebook-adrift-not-1 = 不能行動或收集，也不翻損害牌。
rulebook-adrift-not-2 = 沒有手牌上限。
rulebook-adrift-not-3 = 不能與船員交換或分享。他們不能移動你，也不能給你任何東西。
rulebook-adrift-figure = 逃生艙，一次擲骰，也許一張牌。
rulebook-adrift-words = 棄船者，叛徒，漂浮，逃生艙回合，太空

rulebook-last-roll = 逃生艙的最後一擲
rulebook-last-roll-lead = 太空船若毀滅，棄船者再拿一張牌並擲一次骰。點數大於持有的牌數，棄船者就獨自獲勝。
rulebook-last-roll-may-1 = 太空船若得救，船上的船員獲勝，棄船者失敗。
rulebook-last-roll-may-2 = 持有的牌越少，越容易逃生。
rulebook-last-roll-not-head = 擲骰失敗時
rulebook-last-roll-not-1 = 點數等於或小於持有的牌數時，所有人都失敗。
rulebook-last-roll-words = 棄船者，獨自獲勝，逃生，最後擲骰，叛徒

rulebook-expansion-solo-may-1 = { $solo-crew }名船員依序進行完整的回合，和這個人數的遊戲一樣。
rulebook-expansion-solo-may-2 = 船員共用一副手牌，開局{ $hand-1 }張，上限{ $hand-limit }張。
rulebook-expansion-solo-may-3 = 標記和方塊各歸一名船員。「另一名玩家」指另一名船員。
rulebook-expansion-solo-not-1 = 不能分享，只能與公開牌交換。
rulebook-expansion-solo-not-2 = 不能用逃生艙和餐廳的V2面。
rulebook-expansion-solo-words = 單人，一名玩家，獨自，單人遊戲，solo

rulebook-trading = 單人的交換
rulebook-trading-lead = 用一張手牌交換一張公開牌。
rulebook-trading-may-1 = 花費{ $cost-trade }個行動，船員在哪裡都行。
rulebook-trading-may-2 = 你的牌放到拿走的牌的位置。不抽牌。
rulebook-trading-may-3 = 餐廳也能做同樣的交換，費用照餐廳的，一個行動。
rulebook-trading-not-1 = 兩名以上玩家不能這樣交換，只能分享。
rulebook-trading-not-2 = 沒有手牌時不能交換。
rulebook-trading-figure = 一張手牌換一張公開牌。
rulebook-trading-words = 交換，互換，單人，分享，市場，換牌

rulebook-no-counting = 不記牌
rulebook-no-counting-lead = 為不想記牌的玩家準備的選項。牌庫和棄牌堆的張數與內容都隱藏。
rulebook-no-counting-may-1 = 可以看房間讓你查看的內容。
rulebook-no-counting-may-2 = 損害牌庫頂的牌背仍顯示它的類型。
rulebook-no-counting-not-1 = 遊戲結束前，不能看機率和張數，也不能翻看牌堆。
rulebook-no-counting-not-2 = 不能查看紀錄中上回合以前的內容。
rulebook-no-counting-words = 隱藏，記憶，秘密，記牌，困難模式，牌堆

rulebook-combining = 組合選項
rulebook-combining-lead = 擴充、房間的面、難度和不記牌可任意組合。
rulebook-combining-may-1 = 一切都在新遊戲畫面選擇。不能選的選項會說明原因。
rulebook-combining-may-2 = 種子和設定相同，就會得到同一艘太空船。
rulebook-combining-not-1 = 不能加入不適合玩家人數的擴充。
rulebook-combining-words = 組合，混合，選項，擴充，設定，種子，代碼

rulebook-programs = 見習生、軍官、指揮官
rulebook-programs-lead = 任何座位都可以交給程式來玩：見習生、軍官或指揮官。
rulebook-programs-may-1 = 見習生照簡單規則行動。軍官規劃每個回合。指揮官推演整個回合。
rulebook-programs-may-2 = { DEVICE() ->
    [pad] 單人遊戲除外：選擇其他玩家的船員面板，就能更換由誰來玩這個座位。
   *[keys] 單人遊戲除外：選擇其他玩家的船員面板，就能更換由誰來玩這個座位。{ $key-take-over ->
        [none] { "" }
       *[other] 輪到你時，按{ $key-take-over }更換你自己的座位。
    }
}
rulebook-programs-not-1 = 程式看到的不會比船員更多。
rulebook-programs-words = 見習生，軍官，指揮官，程式，電腦，機器人，AI，座位，強度
rulebook-captain = 船長的建議
rulebook-captain-lead = 船長會建議這個回合怎麼做，並說明理由。
rulebook-captain-may-1 = { DEVICE() ->
    [pad] 在行動階段詢問：選擇右上角的對話泡泡{ $key-adviser ->
        [none] 。
       *[other] ，或按{ $key-adviser }。
    }
   *[keys] 在行動階段詢問：點右上角的對話泡泡{ $key-adviser ->
        [none] 。
       *[other] ，或按{ $key-adviser }。
    }
}
rulebook-captain-may-2 = 在設定的「{ settings-adviser }」中，也可以選擇決定之後再看，或者關閉。
rulebook-captain-may-3 = 在新手引導局中，船長會主動給提示。
rulebook-captain-not-1 = 船長看不到未翻開的牌。運氣不好時，好計畫也可能落空。
rulebook-captain-words = 船長，顧問，建議，提示，幫助，對話泡泡，對話框
rulebook-together = 和朋友一起玩
rulebook-together-lead = 大家在同一台電腦上輪流玩。也可以把一場遊戲變成一行字母，也就是飛行紀錄，傳給朋友。
rulebook-together-may-1 = 同一台電腦：輪到誰，就由誰操作。
rulebook-together-may-2 = 相隔兩地：玩完你的回合，在選單中選「{ share-open }」，再選「{ flight-copy }」，然後傳給朋友。
rulebook-together-may-3 = 收到紀錄的人複製它，在「{ title-load }」中選「{ flight-paste }」。遊戲從最後一個選擇繼續。
rulebook-together-may-4 = 遊戲代碼能重新發出同一艘太空船。在新遊戲的「{ setup-details }」中，把它輸入或貼到「{ setup-seed }」。
rulebook-together-not-1 = 不能連線遊玩：遊戲沒有伺服器，也不會傳送任何東西。
rulebook-together-words = 朋友，連線，網路，多人，異地，飛行紀錄，遊戲代碼，傳送，貼上，分享

rulebook-saving = 存檔
rulebook-saving-lead = 每次選擇之後，遊戲都會儲存。可以隨時關閉視窗，再從標題畫面繼續。
rulebook-saving-may-1 = 遊戲選單中的「另存新檔…」會用你取的名稱儲存一份副本。
rulebook-saving-may-2 = 標題畫面的「存檔」列出你的副本和最近結束的遊戲。
rulebook-saving-words = 儲存，存檔，讀取，自動儲存，繼續，退出，檔案

rulebook-settings = 設定
rulebook-settings-lead = 語言、文字大小、色彩、節奏、聲音和按鍵都在設定中選擇。
rulebook-settings-may-1 = 從標題畫面或遊戲選單開啟「{ settings-title }」。變更立即生效。
rulebook-settings-may-2 = 語言、文字大小和色彩在「{ settings-page-reading }」頁。
rulebook-settings-words = 設定，選項，語言，文字大小，字型，色彩，對比，音量，聲音，節奏，按鍵

## At your table now

rulebook-now-stands = { $name }在{ $room }。
rulebook-now-adrift = { $name }已離開太空船。
rulebook-now-may = { $standing }現在可以做：
rulebook-now-may-not = { $standing }現在不能做：
rulebook-now-no-action = 本局沒有這個行動。
rulebook-now-not-aboard = 這艘太空船沒有這個房間。
rulebook-now-other-side = { $variant ->
    [v1] 本局這個房間是V1面。
   *[v2] 本局這個房間是V2面。
}
rulebook-now-away = { $steps ->
    [0] 在這裡
   *[other] 相距{ $steps }步
}
rulebook-now-more = 還有{ $count }個房間
rulebook-now-fits = 空格，你有{ $cards }
rulebook-now-unfit = 空格，你沒有相符的牌
rulebook-now-critical = { $guarded ->
    [yes] 沒有方塊，有防護；{ $more }
   *[no] 危急；{ $more }
}
rulebook-now-whole = 所有房間都完好。
rulebook-now-no-cubes = 供應區沒有方塊。
rulebook-now-power = 已轉移{ $count }/{ $goal }個房間的動力。{ $left ->
    [0] { "" }
   *[other] 還剩：
}
rulebook-now-breach = 船體已破裂。沒有損害牌了。
rulebook-now-hidden = 不記牌：數字隱藏。
rulebook-now-chance = { $protected ->
    [yes] { $percent }%，標記會抵擋
   *[no] { $percent }%
}
rulebook-now-damage = 還剩{ $count }張損害牌。下一張擊中：
rulebook-now-row = 公開牌
rulebook-now-pile = { $count ->
    [0] 棄牌堆是空的。
   *[other] 棄牌堆有{ $count }張牌。
}
rulebook-now-deck = 資源牌庫還剩{ $count }張牌。
rulebook-now-hand = { $name }有{ $count }張牌，上限{ $limit }張。
rulebook-now-no-resource = 本局沒有這種牌。
rulebook-now-holds = { $count ->
    [0] { $name }沒有這種牌。
   *[other] { $name }有{ $count }張這種牌。
}
rulebook-now-difficulty = 本局：{ $level }，{ $cards ->
    [none] 沒有萬用牌。
   *[other] { $cards }。
}
rulebook-now-expansion = { $there ->
    [yes] 本局使用它。
   *[no] 本局不使用它。
}
rulebook-now-supply = { $count ->
    [0] 供應區一個也不剩。
   *[other] 供應區還剩{ $count }個。
}
rulebook-now-held = { $name }持有{ $count }個。
rulebook-now-laid = 這裡有{ $count }個標記
rulebook-now-turn = 第{ $turn }回合：{ $name }，{ $phase ->
    [actions] 第1階段。
    [collect] 第2階段。
    [damage] 第3階段。
   *[over] 遊戲已結束。
}
rulebook-now-actions = { $count ->
    [0] 沒有行動了
   *[other] 還剩{ $count }個行動
}{ $tokens ->
    [0] 。
   *[other] ，以及{ $tokens }個標記。
}

## What it was opened from

rulebook-of-slot = { $room }，{ $number }號格
rulebook-of-divert = { $room }，轉移費用
rulebook-of-shield = { $room }，防護標記
rulebook-of-deck = 資源牌庫
rulebook-of-discard = 棄牌堆
rulebook-of-face-up = 公開牌
rulebook-of-damage-deck = 損害牌庫
rulebook-of-damage-discard = 損害棄牌堆
rulebook-of-die = 骰子
rulebook-of-supply = 供應區
rulebook-of-held = 你的標記和方塊
rulebook-of-threat = 威脅
rulebook-of-stepper = 階段
rulebook-of-pod = 逃生艙
rulebook-of-end = 結束行動
