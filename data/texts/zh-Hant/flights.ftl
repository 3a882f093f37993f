### Flights that travel as a line.

flight-title = 一趟飛行
flight-choices = { $count }次選擇
flight-crew = { $count }名船員
flight-playing = 航行中，第{ $turn }回合
flight-won = 第{ $turn }回合得救
flight-lost = 第{ $turn }回合毀滅
flight-names = 為船員取名。所有座位都由玩家操作；可在牌桌上交給程式。
flight-copy = 複製飛行紀錄
flight-copy-tip = 整局遊戲寫成一行字母。傳給朋友，在標題畫面貼上就能開啟。
flight-paste = 貼上飛行紀錄
flight-paste-nothing = 剪貼簿裡沒有飛行紀錄，也沒有遊戲代碼。
paste-silent = 來源程式沒有提供複製的文字。請重新複製，然後貼上。
paste-unreadable = 複製的內容無法當成文字讀取。請以純文字格式重新複製，然後貼上。
paste-long = 複製的內容太長。請只複製需要的部分，然後貼上。
flight-why-letters = 這不是飛行紀錄。
flight-why-newer = 這條飛行紀錄來自較新版本的Solar Storm。
flight-why-damaged = 這條飛行紀錄已損壞：有字元錯誤或缺漏。
flight-why-rules = 這條飛行紀錄適用不同的規則，在這裡無法使用。
flight-why-content = 這條飛行紀錄需要這裡無法使用的內容：{ $details }
flight-why-position = 自訂局面的遊戲沒有飛行紀錄。
flight-why-rolls = 這局遊戲的部分擲骰是設定好的，因此沒有飛行紀錄。
flight-why-settings = 這局遊戲的設定放不進飛行紀錄。
flight-paste-key = Ctrl+V
flight-paste-hint = 貼上對局
flight-paste-tip = 開啟剪貼簿上的飛行紀錄或遊戲代碼。在這裡和標題畫面按{ $key }也一樣。
