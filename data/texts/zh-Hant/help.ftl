## Help: one line for what is on the table

help-table = 桌面
help-ask = { DEVICE() ->
    [pad] 選取任何東西查看規則
   *[keys] 對任何東西按右鍵查看規則
}
help-choose = 儘管嘗試：做不到時會說明原因
help-hand = { DEVICE() ->
    [pad] 選一張牌，再選亮起的目標
   *[keys] 把牌拖到亮起的目標，或先後點擊兩者
}
help-undo = 復原
help-adviser = 詢問船長
help-log = 已經發生的事
help-piles = 牌庫與牌堆還剩什麼
help-end = 結束行動
