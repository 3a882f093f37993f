# Rooms and expansions that players have written themselves.

own-rooms-title = 自製房間
own-rooms-where = 每個自製的房間或擴充都有自己的資料夾，放在：
own-rooms-named = 啟動遊戲時指定的資料夾：
own-rooms-none = 你還沒有自製房間。說明檔案的「own-rooms」一頁教你如何編寫。
own-rooms-here = 已加入遊戲
own-rooms-room = 取代：{ $room }
own-rooms-expansion = 擴充
own-rooms-left-out = 有{ $count }個資料夾沒有載入。遊戲照常執行，只是不含其中的內容。
own-rooms-line = { $file }，第{ $line }行
own-rooms-more = 還有{ $count }處錯誤沒有顯示。
own-rooms-copy = 複製路徑
own-rooms-again = 重新讀取
own-rooms-copied = 路徑已複製到剪貼簿。
own-rooms-read = 資料夾已重新讀取。
own-rooms-changed = { $count ->
   *[other] 這局遊戲存檔之後，自製內容（{ $ids }）有變動。
}
own-rooms-goes-on = 接下來依新規則進行。
own-rooms-undone = 已復原的選擇如果不符合新規則，就無法重做。
own-rooms-fits-not = 先前的遊戲過程與新規則不符。這局遊戲完好無損。請把檔案恢復原樣，或開始新遊戲。
own-rooms-unread = 現在無法讀取自製內容（{ $id }）：{ $detail }。這局遊戲完好無損。等資料夾可以開啟後，再試一次。
own-rooms-wrong = 自製內容（{ $id }）有錯誤：{ $place }。這局遊戲完好無損。改正錯誤後，再試一次。
flight-why-own = 這條飛行紀錄的規則不同，或自製內容的版本不同：{ $details }
own-rooms-advice = 這艘太空船上有你自製的房間。我無法模擬，所以沒有做任何比較。
own-rooms-film = 這艘太空船上有自製的房間或擴充。船長無法評價它的回合。
