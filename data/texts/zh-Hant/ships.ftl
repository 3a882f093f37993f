### The saved games as ships.

ships-title = 存檔
ships-flight = 航行中：{ $count }
ships-saved = 得救：{ $count }
ships-lost = 毀滅：{ $count }
ships-none = 這裡沒有太空船。
ships-power = 已轉移{ $count }/{ $goal }個房間
ships-cannot = 這局遊戲無法載入。原因如下。
