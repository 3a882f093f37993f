### The saved games as ships.

ships-title = セーブデータ
ships-flight = 航行中：{ $count }
ships-saved = 生還：{ $count }
ships-lost = 喪失：{ $count }
ships-none = ここに船はありません。
ships-power = 送電済みの部屋：{ $count }/{ $goal }
ships-cannot = このゲームはロードできません。理由は下に表示しています。
