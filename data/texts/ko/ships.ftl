### The saved games as ships.

ships-title = 저장된 게임
ships-flight = 비행 중 { $count }
ships-saved = 구함 { $count }
ships-lost = 잃음 { $count }
ships-none = 우주선이 없습니다.
ships-power = 방 { $goal }곳 중 { $count }곳 전환
ships-cannot = 이 게임은 불러올 수 없습니다. 이유는 아래에 있습니다.
