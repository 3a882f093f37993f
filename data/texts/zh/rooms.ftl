### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = 舰桥
room-bridge-v1-short = 查看接下来3张损伤牌，按任意顺序放回。
room-bridge-v1-brief = 重排损伤
room-bridge-v1-full = 查看损伤牌库顶的三张牌，按任意顺序放回牌库顶。船体破裂牌绝不在其中。看过的牌，所有人之后一直知道。
room-bridge-v2-short = 查看接下来2张损伤牌，每张放回牌库顶或牌库底。
room-bridge-v2-brief = 损伤沉底
room-bridge-v2-full = 查看损伤牌库顶的两张牌。每张放回牌库顶或牌库底，顺序任意。船体破裂牌始终最后。

room-cargo-hold = 货舱
room-cargo-hold-v1-short = 查看接下来5张资源牌，按任意顺序放回。
room-cargo-hold-v1-brief = 重排5张牌
room-cargo-hold-v1-full = 查看资源牌库顶的五张牌，按任意顺序放回牌库顶。不足五张时，查看全部。查看不会使牌库变空。
room-cargo-hold-v2-short = 拿牌库顶的牌，或一张明牌。
room-cargo-hold-v2-brief = 拿一张牌
room-cargo-hold-v2-full = 拿资源牌库顶的牌，或一张明牌。明牌会立即补充。

room-medical-bay = 医务室
room-medical-bay-v1-short = 房间完好时：在此开始回合，获得2个行动标记。
room-medical-bay-v1-brief = +2标记
room-medical-bay-v1-full = 自动生效，不用行动：你在完好的医务室开始回合时，获得两个行动标记。本回合即可使用。
room-medical-bay-v2-short = 花费2个行动：分给其他船员至多3个行动标记。
room-medical-bay-v2-brief = 分发标记
room-medical-bay-v2-full = 花费两个行动。从供应区分给其他船员一至三个行动标记。

room-crew-quarters = 船员舱
room-crew-quarters-v1-short = 把任意船员派到有其他船员的房间。
room-crew-quarters-v1-brief = 派去会合
room-crew-quarters-v1-full = 把任意一名船员（包括自己）派到另一个有船员的房间。能量核心也算房间。
room-crew-quarters-v2-short = 把任意船员派到无人的房间。
room-crew-quarters-v2-brief = 单独派遣
room-crew-quarters-v2-full = 把任意一名船员（包括自己）派到无人的房间。能量核心也算房间。

room-energy-core = 能量核心
room-energy-core-v1-short = 转移八个房间的动力，再重启核心，即可获胜。
room-energy-core-v1-brief = 转移全部8间
room-energy-core-v1-full = 八个房间的动力全部转移后，用一个行动启动核心，救下飞船并获胜。核心不会受击，也无需修理。

room-engine-room = 引擎室
room-engine-room-v1-short = 用一张手牌交换任意一张弃牌。
room-engine-room-v1-brief = 交换弃牌
room-engine-room-v1-full = 用一张手牌交换资源弃牌堆中的任意一张牌。
room-engine-room-v2-short = 拿任意一张弃牌，再弃掉牌库顶的牌。
room-engine-room-v2-brief = 拿弃牌
room-engine-room-v2-full = 拿资源弃牌堆中的任意一张牌，然后弃掉资源牌库顶的牌。

room-armoury = 军械库
room-armoury-v1-short = 在房间上放2个防护标记，到你的下回合为止。
room-armoury-v1-brief = 防护房间
room-armoury-v1-full = 在一个或两个房间上放置两个防护标记，能量核心除外。供应区只剩一个时，放那一个。每个标记抵挡该房间受到的一击。你的下回合开始时，剩下的放回供应区。
room-armoury-v2-short = 给任意船员一个防护标记，受击前一直保留。
room-armoury-v2-brief = 防护船员
room-armoury-v2-full = 从供应区给任意一名船员（包括自己）一个防护标记。它抵挡持有者所在房间受到的一击，在那之前一直保留。

room-repair-centre = 维修中心
room-repair-centre-v1-short = 在此修理任意其他房间的一个格子。
room-repair-centre-v1-brief = 远程修理
room-repair-centre-v1-full = 用一张匹配的牌修理任意其他房间的一个格子，如同你在那里。若其动力已转移，这张牌修理所有格子。
room-repair-centre-v2-short = 给另一名船员一个修理方块。
room-repair-centre-v2-brief = 给出方块
room-repair-centre-v2-full = 从供应区给另一名船员一个修理方块。持有者可用一个行动、不用牌，填满所在房间的一个格子；若其动力已转移，则填满所有格子。

room-mess-hall = 食堂
room-mess-hall-v1-short = 与任意船员：给、拿或交换一张牌。
room-mess-hall-v1-brief = 给或拿牌
room-mess-hall-v1-full = 选择任意房间的一名其他船员：给一张牌、拿一张牌，或一张换一张。
room-mess-hall-v2-few = { $players ->
    [1] V2需要另外两名玩家：单人不可用。
   *[other] V2需要另外两名船员。
}
room-mess-hall-solo-short = 用一张手牌交换一张明牌。
room-mess-hall-solo-brief = 交换一张牌
room-mess-hall-solo-full = 用一张手牌交换一张明牌。你的牌放到它的位置，不抽牌。
room-mess-hall-v2-short = 另外两名船员各用一张牌交换，或各用两张。
room-mess-hall-v2-brief = 两人交换
room-mess-hall-v2-full = 选择另外两名船员：他们一张换一张，或两张换两张。

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = 另有两名船员持有牌
play-two-with-cards-no = 持有牌的其他船员不足两名
play-two-with-cards-short = 牌不够
play-tokens = 供应区有行动标记
play-tokens-no = 供应区没有行动标记了
play-tokens-short = 没有标记了

# A room's name where there is little room for it.
room-bridge-brief = 舰桥
room-armoury-brief = 军械库
room-crew-quarters-brief = 船员舱
room-energy-core-brief = 核心
room-repair-centre-brief = 维修
room-medical-bay-brief = 医务
room-cargo-hold-brief = 货舱
room-engine-room-brief = 引擎
room-mess-hall-brief = 食堂
