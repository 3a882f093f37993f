### The screens outside the table.

language-name = 繁體中文

## Title

title-tagline = 一至四人合作遊戲
title-continue = 繼續
title-continue-detail = 第{ $turn }回合 · { $difficulty } · { $names }
title-new = 新遊戲
title-load = 存檔
title-quit = 離開
title-credit = 改編自Ayden Lowther的桌遊 · 版本{ $version }
hint-choose = 選擇
hint-open = 開啟
hint-fullscreen = 全螢幕
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = 部分設定無法讀取，已恢復預設值。舊檔案保留為{ $path }。
notice-newer = { $path }來自較新版本的Solar Storm。目前的版本能辨識的內容仍然有效。

## Difficulties

difficulty-easy = 簡單
difficulty-medium = 普通
difficulty-hard = 困難
difficulty-veteran = 老手
difficulty-realist = 寫實

## Questions

confirm-back = 返回

## Menu over the table

menu-heading = 選單
menu-where = 第{ $turn }回合 · { $difficulty }
menu-continue = 繼續
menu-speed = 節奏
speed-off = 即時
speed-fast = 明快
speed-normal = 平穩
speed-slow = 從容
menu-reduced-motion = 減少動態效果
menu-reduced-motion-detail = 畫面不會晃動、閃爍或翻滾。
menu-confirm = 浪費行動前詢問
menu-confirm-detail = 未用的行動換不到標記時詢問。
menu-new = 新遊戲
menu-title = 標題畫面
menu-quit = 離開
menu-saved = 每次選擇後都會自動存檔。
menu-unsaved = 這個Solar Storm的自動存檔已關閉。要保留這局遊戲，請用「另存新檔…」。

## Setup

setup-title = 新遊戲
setup-back = 返回標題畫面
setup-crew-fixed = { $players }名玩家{ $players ->
    [1] 固定
   *[other] 固定一起
}指揮{ $crew ->
    [1] 一名
    [2] 兩名
    [3] 三名
   *[other] { $crew }名
}船員。
setup-name = 名字
setup-mark-taken = { $name }已經用了這個標誌。
setup-remove = 移除這名船員
setup-fewest = 太空船至少需要兩名船員。想一個人玩，請開啟「{ expansion-solo }」。
setup-add = 新增玩家
setup-name-empty = 每名船員都要有名字。
setup-name-twice = 兩名船員同名。請改掉其中一個名字。
setup-name-longest = 最多{ $count }個字元，超出部分不會保留。
setup-name-letter = 第{ $place }個字元不能用：它是表情符號，或遊戲字型中沒有的字元。
setup-first = 起始玩家
setup-first-chance = 隨機
setup-no-counting = 不記牌
setup-no-counting-note = 隱藏牌庫和棄牌堆的內容，也隱藏機率。船長也不透露機率。
setup-universals = { $count ->
    [0] 無{ $resource }牌
   *[other] { $count }張{ $resource }牌
}
setup-modes = 擴充
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = 隨機
setup-rooms-pick = 自訂
setup-rooms-v1-note = 每個房間都用第一種能力
setup-rooms-v2-note = 每個房間都用第二種能力，人數不足的除外
setup-rooms-mixed-note = 房間隨機用V1或V2
setup-rooms-pick-note = 逐個房間選擇V1或V2
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] 隨機V1或V2。選取它可閱讀兩者。
   *[keys] 隨機V1或V2。指向這裡可閱讀兩者。
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}：{ $ability }
setup-variant-single = 這個房間沒有V2。
setup-no-rules = 這些擴充不能一起使用。{ $detail }
setup-seed = 種子
setup-seed-chance = 隨機
setup-seed-roll = 隨機換一艘太空船。
setup-seed-clear = 清除種子
setup-seed-none = 未設種子：每局都不同。
setup-seed-note = 種子和設定相同，發出的牌局就相同。遊戲代碼包含兩者：請在這裡輸入或貼上。
setup-seed-words = 這些文字得出種子{ $seed }，每次都相同。
setup-seed-long = 太長了：種子最多{ $digits }位數。
setup-mission = 本次任務
setup-fact-hands = 手牌
setup-fact-hands-value = 每人{ $cards }張牌
setup-fact-hands-shared = { $cards }張牌，共用一副手牌
setup-fact-rooms = 房間
setup-fact-rooms-value = { $first }×V1，{ $second }×V2
setup-fact-deck = 資源牌
setup-fact-deck-value = { $cards }張牌，{ $universals ->
    [0] 無{ $resource }牌
   *[other] { $universals }張{ $resource }牌
}
setup-fact-damage = 損害牌庫
setup-fact-damage-value = { $cards }張牌，然後船體破裂
setup-fact-damaged = 太空船
setup-fact-damaged-value = 已失去{ $spaces }個方塊
setup-outlook = 勝率
setup-outlook-note = 由程式操作、軍階相同的船員在隨機太空船上的結果。
setup-outlook-nearest = { $ranks }：這類遊戲未經實測。數字來自最相似的遊戲：{ $game }
setup-nearest = 相似
setup-outlook-counting = 記牌
setup-ranks = { $rank ->
    [cadet] 見習生
    [officer] 軍官
   *[captain] 指揮官
}
setup-ranks-win = { $rank ->
    [cadet] 程式見習生的勝率
    [officer] 程式軍官的勝率
   *[captain] 程式指揮官的勝率
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }%–{ $high }%
setup-games = { $games }局
setup-not-measured = 未測
setup-change = { $points } ± { $margin }個百分點
setup-change-tip = { $known ->
    [more] 這樣，程式的船員（{ $ranks }）每100艘太空船能多救{ $points }艘。
    [fewer] 這樣，程式的船員（{ $ranks }）每100艘太空船會少救{ $points }艘。
   *[unclear] 對程式的船員（{ $ranks }）救下太空船的機率沒有明顯影響。
}
setup-against-first = 與全V1相比
setup-start = 開始
setup-replace-title = 要離開進行中的遊戲嗎？
setup-replace-text = 第{ $turn }回合 · { $difficulty } · { $names }。它會留在存檔裡。
setup-replace-yes = 開始新遊戲

## Game over

over-won = 勝利
over-lost = 失敗
over-go-on = { DEVICE() ->
    [pad] 按任意按鈕查看結果
   *[keys] 按任意鍵或點擊查看結果
}
over-energy-core = 核心已重啟
over-room-destroyed = 太空船毀滅
over-deck-empty = 資源耗盡
over-energy-core-why = { $name }在第{ $turn }回合重啟核心，牌庫還剩{ $cards }張資源牌。
over-close = { $count ->
    [0] 從未有房間失去全部方塊。
    [1] 曾有一次，房間失去全部方塊。
   *[other] 曾有{ $count }次，房間失去全部方塊。
}
over-stand-ins = 程式有{ $count }次沒有回應，由遊戲替它選擇。
over-room-destroyed-why = 第{ $turn }回合，風暴擊中{ $room }，那裡沒有方塊，也沒有防護標記。
over-deck-empty-why = { $torn ->
    [0] 第{ $turn }回合，輪到{ $name }時，資源牌庫耗盡。
   *[other] 第{ $turn }回合，船體破裂捲走了最後{ $torn }張資源牌。
}
over-diverted = { $count ->
    [0] 沒有轉移任何房間的動力。
    [8] 所有房間的動力都已轉移，只差重啟核心。
   *[other] { $rooms }個房間中，已轉移{ $count }個的動力。
}
over-fact-turns = 回合
over-fact-cards = 剩餘牌數
over-fact-damage = 剩餘損害牌
over-fact-diverted = 已轉移房間
over-fact-criticals = 險境
over-fact-difficulty = 難度
over-fact-seed = 種子
over-fact-code = 遊戲代碼
over-chart = 逐回合
over-chart-diverted = 已轉移房間
over-chart-missing = 缺少方塊
over-chart-deck = 剩餘牌數
over-chart-start = 開局
over-chart-turn = 第{ $turn }回合
over-band-1 = 每張牌1個房間
over-band-2 = 每張牌2個房間
over-band-3 = 每張牌3個房間
over-band-breach = 船體破裂
over-critical = 第{ $turn }回合：險境
over-critical-room = { $room }：沒有方塊了
over-pod-lost = { $name }失敗
over-pod-lost-why = { $name }離開後，太空船得救了。
over-pod-alone = { $name }獨自逃生
over-pod-alone-why = 最後擲出{ $roll }，大於持有的{ $held }張牌。
over-pod-all = 所有人都失敗了，包括{ $name }
over-pod-all-why = 最後擲出{ $roll }，沒有大於持有的{ $held }張牌。
over-pod-told = { $turn ->
    [0] 在此紀錄之前離開
   *[other] 第{ $turn }回合離開
} · 漂流{ $adrift }回合 · 拿了{ $taken }張牌
over-crew = 船員
over-most = 全員最多
over-row-turns = 回合數
over-row-moves = 移動
over-row-repairs = 補回的方塊
over-row-diverts = 轉移的房間
over-row-shares = 分享的牌
over-row-scavenges = 搜索擲骰
over-row-activations = 啟動的房間
over-row-tokens = 用掉的標記
over-board = 查看版圖
over-watch = 觀看重播
over-again = 同一艘船再玩
over-new = 新遊戲
over-title = 標題畫面

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjkl zxcvbnm
keyboard-capital = 大寫
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = 刪除
keyboard-system = 系統鍵盤
keyboard-done = 完成
