# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = 無法這樣選擇
own-fault-text = 自製內容「{ $name }」有錯誤。局面沒有變化，請另選一項。
own-fault-stuck = 自製內容「{ $name }」有錯誤，眼下沒有一個選項行得通。能復原就復原，否則請離開遊戲，改正錯誤。
own-fault-keeps = 改正「{ $name }」後，只要先前的遊戲過程不受影響，這局遊戲就能繼續。請替舊檔案留一份備份。
own-fault-setup = 自製內容「{ $name }」有錯誤（{ $place }），因此無法用它開始遊戲。請改正錯誤，或關閉這項內容。
own-fault-why = 自製內容「{ $name }」有錯誤。下一行是檔案和位置。
own-fault-back = 另選一項
own-fault-report = 錯誤報告在{ $path }，內有錯誤細節。出錯的是你自製的檔案，你可以自行改正。
