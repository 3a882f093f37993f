### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = 艦橋
room-bridge-v1-short = 查看接下來3張損害牌，依任意順序放回。
room-bridge-v1-brief = 重排損害
room-bridge-v1-full = 查看損害牌庫頂的三張牌，依任意順序放回牌庫頂。船體破裂牌絕不在其中。看到的牌之後一直全員已知。
room-bridge-v2-short = 查看接下來2張損害牌，每張放回牌庫頂或牌庫底。
room-bridge-v2-brief = 損害沉底
room-bridge-v2-full = 查看損害牌庫頂的兩張牌。每張放回牌庫頂或牌庫底，順序不限。船體破裂牌永遠在最後。

room-cargo-hold = 貨艙
room-cargo-hold-v1-short = 查看接下來5張資源牌，依任意順序放回。
room-cargo-hold-v1-brief = 重排5張牌
room-cargo-hold-v1-full = 查看資源牌庫頂的五張牌，依任意順序放回牌庫頂。不足五張時，查看全部。查看不會讓牌庫變空。
room-cargo-hold-v2-short = 拿牌庫頂的牌，或一張公開牌。
room-cargo-hold-v2-brief = 拿一張牌
room-cargo-hold-v2-full = 拿資源牌庫頂的牌，或一張公開牌。拿走的公開牌立刻補上。

room-medical-bay = 醫療艙
room-medical-bay-v1-short = 房間完好時：在這裡開始回合，獲得2個行動標記。
room-medical-bay-v1-brief = +2標記
room-medical-bay-v1-full = 自動生效，不用行動：你在完好的醫療艙開始回合時，獲得兩個行動標記。本回合就可以花費。
room-medical-bay-v2-short = 花費2個行動：分給其他船員最多3個行動標記。
room-medical-bay-v2-brief = 分配標記
room-medical-bay-v2-full = 花費兩個行動。從供應區分給其他船員一至三個行動標記。

room-crew-quarters = 船員艙
room-crew-quarters-v1-short = 把任何船員派到有其他船員的房間。
room-crew-quarters-v1-brief = 派去會合
room-crew-quarters-v1-full = 把任何一名船員（包括自己）派到另一個有船員的房間。能量核心也算房間。
room-crew-quarters-v2-short = 把任何船員派到無人的房間。
room-crew-quarters-v2-brief = 單獨派遣
room-crew-quarters-v2-full = 把任何一名船員（包括自己）派到無人的房間。能量核心也算房間。

room-energy-core = 能量核心
room-energy-core-v1-short = 轉移八個房間的動力，再重啟核心，就獲勝。
room-energy-core-v1-brief = 轉移全部8間
room-energy-core-v1-full = 八個房間的動力全部轉移後，用一個行動啟動核心，拯救太空船並獲勝。核心不會受擊，也不需要修理。

room-engine-room = 引擎室
room-engine-room-v1-short = 用一張手牌交換任何一張棄牌。
room-engine-room-v1-brief = 交換棄牌
room-engine-room-v1-full = 用一張手牌交換資源棄牌堆中的任何一張牌。
room-engine-room-v2-short = 拿任何一張棄牌，再棄掉牌庫頂的牌。
room-engine-room-v2-brief = 拿棄牌
room-engine-room-v2-full = 拿資源棄牌堆中的任何一張牌，然後棄掉資源牌庫頂的牌。

room-armoury = 軍械庫
room-armoury-v1-short = 在房間上放2個防護標記，到你的下個回合為止。
room-armoury-v1-brief = 防護房間
room-armoury-v1-full = 在一個或兩個房間上放置兩個防護標記，能量核心除外。供應區只剩一個時，就放那一個。每個抵擋該房間受到的一擊。你的下個回合開始時，剩下的放回供應區。
room-armoury-v2-short = 給任何船員一個防護標記，受擊前一直保留。
room-armoury-v2-brief = 防護船員
room-armoury-v2-full = 從供應區給任何一名船員（包括自己）一個防護標記。它抵擋持有者所在房間受到的一擊，在那之前一直保留。

room-repair-centre = 維修中心
room-repair-centre-v1-short = 在這裡修理任何其他房間的一個格子。
room-repair-centre-v1-brief = 遠端修理
room-repair-centre-v1-full = 用一張相符的牌修理任何其他房間的一個格子，就像你在那裡一樣。在已轉移的房間，這張牌修理所有格子。
room-repair-centre-v2-short = 給另一名船員一個修理方塊。
room-repair-centre-v2-brief = 給出方塊
room-repair-centre-v2-full = 從供應區給另一名船員一個修理方塊。持有者用一個行動、不用牌，就能填滿所在房間的一個格子。在已轉移的房間，則填滿所有格子。

room-mess-hall = 餐廳
room-mess-hall-v1-short = 與任何船員：給、拿或交換一張牌。
room-mess-hall-v1-brief = 給或拿牌
room-mess-hall-v1-full = 選擇任何房間的另一名船員：給一張牌、拿一張牌，或一張換一張。
room-mess-hall-v2-few = { $players ->
    [1] V2需要另外兩名玩家：單人不可用。
   *[other] V2需要另外兩名船員。
}
room-mess-hall-solo-short = 用一張手牌交換一張公開牌。
room-mess-hall-solo-brief = 交換一張牌
room-mess-hall-solo-full = 用一張手牌交換一張公開牌。你的牌放到它的位置，不抽牌。
room-mess-hall-v2-short = 另外兩名船員各用一張牌交換，或各用兩張。
room-mess-hall-v2-brief = 兩人交換
room-mess-hall-v2-full = 選擇另外兩名船員：他們一張換一張，或兩張換兩張。

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = 另有兩名船員持有牌
play-two-with-cards-no = 另外持有牌的船員不到兩名
play-two-with-cards-short = 牌不夠
play-tokens = 供應區有行動標記
play-tokens-no = 供應區沒有行動標記了
play-tokens-short = 沒有標記了

# A room's name where there is little room for it.
room-bridge-brief = 艦橋
room-armoury-brief = 軍械庫
room-crew-quarters-brief = 船員艙
room-energy-core-brief = 核心
room-repair-centre-brief = 維修
room-medical-bay-brief = 醫療
room-cargo-hold-brief = 貨艙
room-engine-room-brief = 引擎
room-mess-hall-brief = 餐廳
