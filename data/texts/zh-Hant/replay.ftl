# Replays and game codes.

replay-where = 第{ $turn }回合 · 選擇{ $at }/{ $length }
replay-begin = 船員已經登船，還沒有人行動。
replay-tip-line = { DEVICE() ->
    [pad] 整局遊戲。用{ KEY("left") }和{ KEY("right") }移動。線上方：回合與轉移的動力。線下方：受擊。
   *[keys] 整局遊戲。拖曳、點擊，或按方向鍵。線上方：回合與轉移的動力。線下方：受擊。
}
line-turn = 回合
line-divert = 轉移動力
line-hit = 擊中
replay-first = 到開頭
replay-back-turn = 上一回合
replay-back = 上一個選擇
replay-play = 播放
replay-pause = 暫停
replay-on = 下一個選擇
replay-on-turn = 下一回合
replay-last = 到結尾
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = 從這裡繼續
replay-branch-over = 到這裡遊戲已經結束。請先往回退幾個選擇。
replay-leave = 離開
replay-replace-title = 要從第{ $turn }回合繼續嗎？
replay-replace-text =
    這會從此處開始一局新遊戲。進行中的遊戲（第{ $other }回合）會留在存檔裡。
replay-replace-yes = 從這裡繼續

code-label = 遊戲代碼
code-copy = 複製遊戲代碼。當作種子輸入，就會得到同一艘太空船。代碼不記錄由誰來玩。
code-copied = 已複製：{ $code }
code-not-copied = 無法使用剪貼簿。代碼是{ $code }：請當作種子輸入。
code-none = 自訂局面的遊戲沒有代碼
code-letters = 不是種子：請輸入數字、文字或遊戲代碼
code-slip = 既不是種子，也不是遊戲代碼。請逐字檢查
code-newer = 這個遊戲代碼來自較新版本的Solar Storm
code-expansion = 這個遊戲代碼需要一個這裡無法使用的擴充
code-difficulty = 這個遊戲代碼需要一個尚未安裝的難度
code-other = 這個遊戲代碼適用不同的規則，在這裡會得到另一艘太空船
code-taken = 已套用遊戲代碼：玩家、模式、房間和難度都照它設定。每個座位由誰來玩，由你選擇。
