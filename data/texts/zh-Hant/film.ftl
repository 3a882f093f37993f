# The film: why a game went as it did.

film-title = 影片
film-saved = 太空船如何在第{ $turn }回合得救
film-lost = 太空船如何在第{ $turn }回合毀滅
film-luck = 運氣
film-decisions = 決策
film-points = 百分點：{ $points }
film-start = 開局時{ $value }%
film-chance = 勝率
film-meaning = 假設由見習生玩完；色帶：誤差範圍
film-looking = 正在分析第{ $turn }/{ $turns }回合
film-unable = 這局遊戲無法分析。
film-stopped = 分析沒有回應，已停止。請重新開啟影片以繼續。
film-luck-lane = 運氣：骰子、抽牌、損害
film-decisions-lane = 決策：比見習生好或差
film-turn = 第{ $turn }回合，{ $name }
film-turn-alone = 第{ $turn }回合
film-point-listed = 第{ $turn }回合：{ $words }
film-point = 轉捩點{ $at }/{ $count }
film-missed = 錯失{ $points }個百分點以上
film-sign-good = 沒有明顯更好的方案
film-sign-missed = 船長的方案更好
film-somebody = 一名玩家
film-happened = 發生了什麼
film-part = { $at } / { $count }
film-more = 顯示其餘內容
film-captain = 船長的方案
film-as-good = 我沒找到明顯更好的方案。
film-as-good-note = 遊戲中我只是估計。這裡只看玩到最後的結果。
film-awaited = 尚未分析。稍後這裡會顯示運氣和決策帶來的變化，以及船長的方案。
film-better = 那樣勝率{ $win }%：高出{ $points }個百分點，± { $margin }
film-show = 在桌上看
film-enters = 行動：{ $actions } · 行動標記：{ $tokens } · 牌庫剩餘：{ $cards }
film-key-turns = 回合
film-key-points = 轉捩點
film-key-play = 播放
film-names-hide = 隱藏名字
film-names-show = 顯示名字
film-point-back = 上一個轉捩點
film-point-on = 下一個轉捩點
film-tip-plot = { DEVICE() ->
    [pad] 用{ KEY("left") }和{ KEY("right") }沿圖表移動。每一步是一個回合。
   *[keys] 沿圖表點擊或拖曳，或按左右方向鍵。每一步是一個回合。
}
film-tip-point = 第{ $turn }回合，百分點：{ $points }
film-back = 返回
film-end-saved = 得救
film-end-lost = 毀滅
over-film = 影片
command-film = 看看這局為何這樣發展
command-film-show = 影片：在桌上看
