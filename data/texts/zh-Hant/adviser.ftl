### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = 我會這麼做
adviser-ending = 若現在結束
adviser-tries = 模擬局數：{ $count }
adviser-wait = 船長正在思考。
adviser-none = 這裡我提不出方案。
adviser-unable = 我現在沒辦法思考。請再問我一次。
adviser-alone = 沒有其他方案可以比較。
adviser-keep = 保留預覽
adviser-why = 為什麼？

## Reasons

adviser-power = 這樣就轉移了{ $count }/{ $of }個房間的動力。
adviser-safe = 之後不論翻出哪張牌，太空船都不會毀滅。
adviser-risk = 之後，{ $of ->
    [1] 唯一可能的下一張牌會
   *[other] { $of }張可能的牌中有{ $count }張會
}毀滅太空船。
adviser-tokens = 花費{ $count }個行動標記。

## After deciding

adviser-decide-first = 先自己決定。設定是「決定後」：你結束行動時，我才回答。
adviser-ask-earlier = 請在行動期間問我。設定是「決定後」：你結束行動時，我才回答。
adviser-one-way = 這裡只有一個選擇，用不著建議。
adviser-off = 船長的建議已關閉，可在設定中開啟。
adviser-decided = 你決定好了。這是我的方案。
adviser-level = 和我的方案一樣好。
adviser-yours = 你的方案
adviser-mine = 我的方案
adviser-take-back = 復原本回合
adviser-go-on = 維持我的回合

## Why

adviser-parts = 從第{ $number }步開始不同
adviser-next = 接下來可能發生
adviser-left = 手中剩下
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step }（花費1個行動標記）

## Settings and keys

settings-adviser = 船長的建議
settings-adviser-note = 決定後：你結束行動時，會看到船長的方案。
settings-adviser-asked = 詢問時
settings-adviser-after = 決定後
settings-adviser-off = 關閉
command-adviser = 詢問船長
command-keep-ghosts = 建議：保留預覽
command-why = 建議：為什麼
play-tip-adviser = 船長的建議{ KEY("adviser", before: "（", after: "）") }
