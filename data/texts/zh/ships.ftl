### The saved games as ships.

ships-title = 存档
ships-flight = 航行中：{ $count }
ships-saved = 得救：{ $count }
ships-lost = 毁灭：{ $count }
ships-none = 这里没有飞船。
ships-power = 已转移：{ $count }/{ $goal }个房间
ships-cannot = 这局游戏无法读取。原因见下方。
