### The settings, and the names of keys and commands.

title-settings = 設定
menu-settings = 設定
settings-title = 設定
settings-back = 返回
settings-reset = 重設本頁
settings-reset-note = 本頁已恢復預設值。復原可找回你的選擇。
settings-reset-none = 本頁已是預設值。
settings-undo = 復原重設
settings-percent = { NUMBER($value) }%
settings-on = 開
settings-off = 關

settings-page-screen = 螢幕
settings-page-reading = 閱讀
settings-page-motion = 節奏
settings-page-sound = 聲音
settings-page-keys = 按鍵
settings-page-game = 遊戲

## Screen

settings-fullscreen = 視窗
settings-fullscreen-note = 視窗可以移動和調整大小。全螢幕會蓋住其他一切。
settings-fullscreen-off = 視窗
settings-fullscreen-on = 全螢幕
settings-display = 顯示器
settings-display-note = 遊戲在這個螢幕上開啟。
settings-display-cell = { $number } · { $width }×{ $height }
settings-display-one = 只連接了一個螢幕。
settings-interface = 介面大小
settings-interface-note = 整個介面的大小。超過100%時，指向視窗邊緣即可移動頁面。

## Reading

settings-text = 文字大小
settings-text-note = 文字和數字的大小。按鈕和面板會隨文字變大。
settings-language = 語言
settings-language-note = 遊戲的語言。船員名字維持你輸入的樣子。
settings-language-system = 系統（{ $name }）
settings-abilities = 一律顯示能力
settings-abilities-note = 每個房間都顯示能力。關閉：只顯示可啟動的和所指的房間。
settings-contrast = 高對比
settings-contrast-note = 黑色面板，白色線條和文字，圖片變暗。
settings-palette = 色彩
settings-palette-note = 讓你的眼睛分得清訊號、資源和船員。形狀也一定不同。
settings-palette-normal = 預設
settings-palette-protan = 紅色盲
settings-palette-deutan = 綠色盲
settings-palette-tritan = 藍色盲
settings-preview = 預覽
settings-preview-resources = 資源
settings-preview-crew = 船員
settings-preview-signals = 訊號
settings-preview-legal = 允許
settings-preview-yours = 你的
settings-preview-danger = 危險

## Pace

settings-animation = 節奏
settings-animation-note = { DEVICE() ->
    [pad] 船員、牌和骰子移動的快慢，以及每一擊顯示多久。按任意按鈕繼續。
   *[keys] 船員、牌和骰子移動的快慢，以及每一擊顯示多久。點擊或按任意鍵繼續。
}
settings-recap = 你上個回合以來的事件
settings-recap-note = 你的回合開始前，顯示船員做了什麼、哪些房間受擊，直到你繼續。
settings-ready = 就緒確認
settings-ready-note = 輪到其他玩家前，桌面會等該玩家準備好。
settings-auto-end = 自動結束行動
settings-auto-end-note = 行動一用完就結束。仍可復原。
settings-reduced-motion = 減少動態效果
settings-reduced-motion-note = 畫面不會晃動、閃爍或翻滾，改為淡入淡出。

## Sound

settings-master = 主音量
settings-master-note = 所有聲音的音量。
settings-effects = 音效
settings-effects-note = 牌、骰子、船員、受擊和警報。
settings-music = 音樂
settings-music-note = 隨危險程度起伏。
settings-ambience = 環境音
settings-ambience-note = 反應爐的低鳴、火焰、太陽。
settings-mute = 靜音
settings-mute-note = 關閉所有聲音。隨時按{ $usual }也可以。
settings-background = 背景播放聲音
settings-background-note = 使用其他視窗時繼續播放聲音，但本視窗隱藏時不播放。
settings-captions = 字幕
settings-captions-note = 用文字描述警報和遠處的聲音。

## Keys

settings-keys-note = 選擇一個指令，再按它的新按鍵。{ KEY("enter") }、{ KEY("escape") }、{ KEY("tab") }和方向鍵不能更改。
settings-key-press = 請按一個鍵
settings-key-protected = { $key }不能改作他用。請按別的鍵，或按{ KEY("escape") }取消。
settings-key-modifier = { $key }不能單獨使用。請按別的鍵，或按{ KEY("escape") }取消。
settings-key-unknown = 無法辨識這個鍵。請按別的鍵，或按{ KEY("escape") }取消。
settings-key-swap-title = 要交換按鍵嗎？
settings-key-swap-text = { $key }已用於「{ $rival }」，交換後「{ $rival }」改用{ $other }。
settings-key-swap-yes = 交換
settings-key-blocked = { $key }用於「{ $rival }」，而「{ $rival }」不能改用{ $other }。請先更改「{ $rival }」。
settings-key-kept = 按鍵仍是{ $key }。
settings-keys-actions = 行動
settings-keys-cards = 牌
settings-keys-game = 遊戲
settings-keys-window = 視窗

command-move = 移動
command-scavenge = 搜索
command-share = 分享或交換
command-divert = 轉移動力
command-repair = 修理
command-activate = 啟動房間
command-board = 登上逃生艙
command-more = 更多行動
command-end = 結束行動
command-card = 第{ $number }張牌
command-undo = 復原
command-redo = 重做
command-log = 紀錄
command-piles = 牌庫與牌堆
command-help = 說明
command-reset = 重設順序
command-board-look = 遊戲結束後查看版圖
command-watch = 觀看重播
command-copy = 複製遊戲代碼
command-rename = 存檔：重新命名
command-delete = 存檔：刪除
command-play-pause = 重播：播放或暫停
command-branch = 重播：從這裡繼續
command-search = 規則書：搜尋
command-show-me = 課程：示範
command-skip-step = 課程：跳過此步
command-show-on-table = 規則書：在桌上顯示
command-again = 同一艘船再玩
command-from-start = 重新開始課程
command-settings = 設定
command-mute = 靜音
command-smaller = 縮小介面
command-larger = 放大介面
command-fullscreen = 全螢幕

key-name-space = 空白鍵
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = 方向鍵
key-name-left = 左方向鍵
key-name-right = 右方向鍵
key-name-up = 上方向鍵
key-name-down = 下方向鍵
key-name-keypad = 數字鍵{ $key }

## Game

settings-confirm = 浪費行動前詢問
settings-confirm-note = 未用的行動換不到標記時詢問。
settings-confirm-leave = 離開遊戲前詢問
settings-confirm-leave-note = 每次選擇後都會存檔，關掉它也不會失去什麼。
settings-confirm-replace = 新遊戲前詢問
settings-confirm-replace-note = 會取代進行中的遊戲時詢問。
settings-confirm-delete = 刪除前詢問
settings-confirm-delete-note = 刪除存檔前詢問。
settings-kept-games = 自動保留的遊戲
settings-kept-games-note = 已結束和被取代的遊戲都會保留，最舊的先刪除。最近被取代的一局和你命名過的一定保留。
settings-kept-games-none = 無
settings-kept-games-all = 全部
settings-confirm-pod = 登上逃生艙前一定會詢問，因為不能回頭。
leave-saved-title = 要離開遊戲嗎？
leave-saved-text = 遊戲已存檔。在標題畫面選「繼續」就能回來。
leave-saved-yes = 離開
