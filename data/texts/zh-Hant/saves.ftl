### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = 最近的存檔無法讀取：{ $why }
saves-newer = 最近的存檔來自較新版本的Solar Storm，目前的版本無法讀取。
saves-kept-as = 檔案保留為{ $path }。
saves-kept-files = 相關檔案保留為{ $paths }。
saves-kept-there = 檔案無法移動，仍在{ $path }。
saves-rescued = 「繼續」會載入它之前的存檔。
saves-not-rescued = 其他都沒有變動。請開始新遊戲，或載入存檔。
saves-changed = 最近的存檔已不是剛才這裡顯示的那個。
saves-detail = （{ $detail }）
saves-why-unreadable = 系統無法開啟它。
saves-why-folder = 那裡是一個資料夾。
saves-why-loop = 那裡是一個失效的連結。
saves-why-large = 它太大了，不像存檔。
saves-why-empty = 它是空的。
saves-why-zeros = 它的內容全是零。
saves-why-not-text = 其中一部分不是文字。
saves-why-cut-off = 它的結尾不見了。
saves-why-syntax = 它已損壞。
saves-why-twice = 它含有重複的項目。
saves-why-number = 它含有無效的數字。
saves-why-deep = 它損壞太嚴重，無法讀取。
saves-why-foreign = 它不是Solar Storm的存檔。
saves-why-newer = 它來自較新版本的Solar Storm。
saves-why-value = 其中有內容遺漏或無效。
saves-why-rules = 其中的操作違反規則，或與記錄的局面不符。
saves-flaw-name = 名稱已損壞，只顯示能顯示的部分。
saves-flaw-picture = 圖片不是本遊戲的，因此不顯示。
saves-flaw-saved = 時間無效，因此顯示檔案的時間。

## A game that cannot be saved

saves-trouble-full = 無法存檔：磁碟已滿。請騰出空間。Solar Storm每隔幾秒會再試一次。
saves-trouble-read-only = 無法存檔：資料夾是唯讀的。可以繼續玩。Solar Storm每隔幾秒會再試一次。
saves-trouble-taken = 另一個Solar Storm已接手存檔，這個已停止存檔。選單中的「另存新檔…」仍可保留這局遊戲。
saves-trouble-other = 無法存檔（{ $detail }）。Solar Storm每隔幾秒會再試一次。
saves-trouble-slow = 磁碟很慢，你最近的選擇還沒有存檔。可以繼續玩。
over-unsaved = { $which ->
    [last] 上一局遊戲
   *[this] 這局遊戲
 }還沒有存檔：{ $why ->
    [full] 磁碟已滿
    [read-only] 資料夾是唯讀的
    [slow] 磁碟很慢
    [unread] 系統無法開啟最近的存檔
    [taken] 另一個Solar Storm已接手存檔
   *[other] { $detail }
 }。Solar Storm每隔幾秒會再試一次。
disk-waits = 正在等待磁碟
disk-waits-unsaved = 還有內容沒有儲存。再關閉一次視窗就會直接離開。
saves-trouble-over = 遊戲已成功存檔。
saved-after-title = 已儲存
saved-after-all = 最後還是儲存成功了。

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = V2房間
saves-mode-rooms-mixed = 房間隨機
saves-mode-rooms-pick = 房間自訂
saves-mode-no-counting = 不記牌
saves-kept-name = 第{ $turn }回合離開
saves-finished-name = { $won ->
    [yes] 第{ $turn }回合勝利
   *[no] 第{ $turn }回合失敗
}

## The title screen, about saving

title-unsaved = 另一個Solar Storm正在執行，因此這個的自動存檔已關閉。你的遊戲沒有變動。
title-taken = 另一個Solar Storm已接手存檔。要在這裡存檔，請關閉後重新啟動。
title-ended-kept = 上一局（{ $name }）先前還沒存檔，現在可以在「{ title-load }」中找到。
title-no-saves-read-only = 無法存檔：{ $path }是唯讀的。你仍然可以玩。要存檔，請把該資料夾設為可寫入，再重新啟動。
title-no-saves-full = 無法存檔：磁碟已滿。你仍然可以玩。要存檔，請騰出空間。
title-no-saves-other = 無法存檔：{ $path }無法使用。你仍然可以玩。要存檔，請檢查該位置。
title-no-saves-taken = 無法存檔：另一個Solar Storm正在執行。

## Two copies of the program

second-copy-heading = Solar Storm已在執行
second-copy-text = 另一個Solar Storm已開啟，正在為它的遊戲存檔。兩個不能互相覆蓋存檔。關閉另一個後，這個會自動繼續。
second-copy-quit = 離開
second-copy-quit-detail = 回到已開啟的那個。什麼都不變。
second-copy-unsaved = 不自動存檔，直接玩
second-copy-unsaved-detail = 這局遊戲不會儲存，設定會儲存。「另存新檔…」仍然可用。
second-copy-take-over = 接手
second-copy-take-over-detail = 從現在起由這個存檔。另一個會停止存檔並告知。
second-copy-refused-full = 無法接手：磁碟已滿。
second-copy-refused-read-only = 無法接手：存檔資料夾是唯讀的。
second-copy-refused-taken = 無法接手：另一個正忙著存檔。請再試一次。
second-copy-refused-other = 無法接手：存檔資料夾無法使用。

## The list of saved games

saves-none = 還沒有存檔。用遊戲選單的「另存新檔…」可新增。結束的遊戲會自動加入。
saves-folder-unread = 無法列出存檔：{ $path }無法讀取（{ $detail }）。請檢查該資料夾，再回到這裡。
saves-back = 返回
saves-row = 第{ $turn }回合 · { $modes }
saves-row-broken = 這局遊戲無法讀取：{ $why }
saves-missing = 需要尚未安裝的擴充{ $count ->
    [1] 「{ $ids }」
   *[other] （{ $ids }）
}。
saves-unreadable = 已損壞
saves-unreadable-newer = 較新的版本
saves-load = 繼續遊戲
saves-look = 查看版圖
saves-watch = 觀看重播
saves-rename = 重新命名
saves-delete = 刪除
saves-broken-advice = 沒有任何變動。檔案是{ $path }。如有備份，請放到那裡；沒有的話，可以刪除這個檔案。
saves-newer-advice = 沒有任何變動。檔案是{ $path }。請用較新的版本繼續這局遊戲。
saves-gone = 檔案已不存在。
saves-rename-title = 重新命名存檔
saves-rename-go = 重新命名
saves-renamed = 已重新命名為「{ $name }」。
saves-share = 分享
saves-delete-title = 要刪除「{ $name }」嗎？
saves-delete-text = 離開這個畫面之前可以還原。之後檔案仍在{ $path }。
saves-delete-go = 刪除
saves-deleted = 已刪除「{ $name }」。
saves-restore = 還原刪除的遊戲
saves-restored = 「{ $name }」已還原。
saves-not-kept = 進行中的遊戲沒能留在存檔裡。如果繼續，它可能會遺失。
saves-refused-full = 沒有成功：磁碟已滿。請騰出空間，再試一次。
saves-refused-read-only = 沒有成功：存檔資料夾是唯讀的。請設為可寫入，再試一次。
saves-refused-taken = 沒有成功：另一個Solar Storm正忙著存檔。請再試一次。
saves-refused-other = 沒有成功：磁碟回報錯誤。請再試一次。

## Saving under a name

naming-title = 另存新檔…
naming-go = 儲存
naming-suggestion = 第{ $turn }回合 · { $names }
naming-empty = 存檔需要一個名稱。
naming-letter = 第{ $place }個字元不能用：它是表情符號，或遊戲字型中沒有的字元。
naming-longest = 名稱最多{ $count }個字元，超出部分會被省去。
naming-note = 之後可在「{ title-load }」找到它，附有桌面的圖片。
naming-twice = 這會取代{ $when }儲存的同名遊戲。舊的會移到已刪除的遊戲。
naming-saved = 已儲存為「{ $name }」。
menu-save-as = 另存新檔…
menu-load = 存檔

## Leaving a game that is not saved

leave-title = 不儲存就離開嗎？
leave-text = 上次存檔之後的進度可能會遺失。
leave-yes = 仍要離開

## When the program fails

error-heading = 發生錯誤
error-why-program = Solar Storm發生未預期的錯誤。不是你造成的。
error-why-content = 遊戲本身的一個檔案有錯誤。下一行是檔案和位置。請改正它，或重新安裝Solar Storm。
error-why-refused = Solar Storm無法讀取自己的一個檔案：{ $file }。可能有其他程式正在使用它。請再試一次。如果一再發生，請重新啟動電腦，或重新安裝Solar Storm。
error-file-title = 無法開啟
error-again = 再試一次
error-why-memory = 這台電腦的記憶體不足。請關閉其他程式，再繼續。
error-why-disk = 電腦無法讀取或寫入Solar Storm需要的檔案。
error-saved = 你的遊戲沒有遺失：上次選擇後已存檔。請到標題畫面，從那裡繼續。
error-goes-on = 遊戲尚未儲存，但還在：再試一次即可繼續。
error-unsaved = 這個Solar Storm的自動存檔已關閉，因此目前的遊戲已遺失。既有的存檔不變。
error-no-game = 沒有遺失任何一局遊戲，既有的存檔不變。
error-report = 錯誤報告在{ $path }，內有錯誤細節和這局遊戲的各次選擇。如果再次發生，請把該檔案寄給開發者。
error-report-no-game = 錯誤報告在{ $path }，內有錯誤細節。如果再次發生，請把該檔案寄給開發者。
error-no-report = 無法寫入錯誤報告：磁碟回報錯誤。
error-last = Solar Storm必須關閉。既有的存檔不變。
error-title-screen = 標題畫面
error-earlier = 退回前一個存檔
error-earlier-tip = 每次繼續都出錯時使用。它把最近的存檔放到一旁，退回前一個存檔。
error-stepped-back = 最近的存檔已用另一個名稱保留。「繼續」會載入它之前的存檔。
error-no-step-back = 沒有更早的存檔可以繼續。
error-step-back-refused = 最近的存檔未能放到一旁：現在無法重新命名{ $path }中的檔案。「繼續」仍會載入它。
error-quit = 離開

## A file that the system does not open

saves-unread = 目前無法開啟最近的存檔。沒有任何變動；檔案仍在{ $path }。
saves-unread-rescued = 「繼續」會再試一次。如果仍然失敗，就從前一個存檔繼續，最近的存檔會保留。
saves-trouble-unread = 遊戲沒有存檔：系統無法開啟你最近的存檔，而Solar Storm不會覆蓋讀不到的檔案。每隔幾秒會再試一次。
notice-settings-unread = 目前無法開啟你的設定，因此使用預設值。沒有任何變動。重新啟動Solar Storm就能找回你的設定。
settings-unsaved = 設定尚未儲存：磁碟已滿或無法寫入。Solar Storm每隔幾秒會再試一次。
notice-lessons-unread = 目前無法開啟你的飛行學校進度。沒有任何變動。Solar Storm會再試一次。
