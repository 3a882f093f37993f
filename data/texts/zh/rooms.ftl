### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = 舰桥
room-bridge-v1-short = 查看接下来3张损伤牌，按任意顺序放回。
room-bridge-v1-brief = 排列损伤
room-bridge-v1-full = 查看损伤牌库顶的三张牌，按任意顺序放回牌库顶。船体破裂牌绝不会在其中。看到的内容全桌都会记住。
room-bridge-v2-short = 查看接下来2张损伤牌；每张放回顶部或底部。
room-bridge-v2-brief = 沉底损伤
room-bridge-v2-full = 查看损伤牌库顶的两张牌。将每张牌放回牌库顶或牌库底，顺序任意。船体破裂牌始终在所有牌的下面。

room-cargo-hold = 货舱
room-cargo-hold-v1-short = 查看接下来5张资源牌并重新排列。
room-cargo-hold-v1-brief = 排列5张牌
room-cargo-hold-v1-full = 查看资源牌库顶的五张牌，按任意顺序放回牌库顶。牌库不足五张时，查看全部。查看绝不会使牌库耗尽。
room-cargo-hold-v2-short = 拿一张牌：牌库顶或明牌。
room-cargo-hold-v2-brief = 拿一张牌
room-cargo-hold-v2-full = 拿一张资源牌：牌库顶的牌，或一张明牌；明牌会立即补上。

room-medical-bay = 医务室
room-medical-bay-v1-short = 被动：回合开始时在此，获得2个行动标记。
room-medical-bay-v1-brief = +2标记
room-medical-bay-v1-full = 自动生效，不需要行动：船员在完好的医务室开始回合时，从供应区获得两个行动标记，当回合即可使用。
room-medical-bay-v2-short = 花费2个行动：最多分给他人3个行动标记。
room-medical-bay-v2-brief = 分发标记
room-medical-bay-v2-full = 花费两个行动。从供应区拿一、二或三个行动标记，任意分给其他船员。

room-crew-quarters = 船员舱
room-crew-quarters-v1-short = 把任意一人派到有其他船员的房间。
room-crew-quarters-v1-brief = 派去会合
room-crew-quarters-v1-full = 将任意一名船员（可以是自己）移到另一个有其他人的房间。能量核心也算房间。
room-crew-quarters-v2-short = 把任意一人派到无人的房间。
room-crew-quarters-v2-brief = 单独派遣
room-crew-quarters-v2-full = 将任意一名船员（可以是自己）移到一个无人的房间。能量核心也算房间。

room-energy-core = 能量核心
room-energy-core-v1-short = 转移八个房间的动力，再重启核心即获胜。
room-energy-core-v1-brief = 转移全部8间
room-energy-core-v1-full = 八个房间的动力全部转移后，站在这里启动核心：飞船得救，全队获胜。核心不会受损，也不需要修理。

room-engine-room = 引擎室
room-engine-room-v1-short = 用自己一张牌换任意一张弃牌。
room-engine-room-v1-brief = 交换弃牌
room-engine-room-v1-full = 将自己的一张牌放到资源弃牌堆，再拿走弃牌堆中原有的任意一张牌。
room-engine-room-v2-short = 拿任意一张弃牌；牌库随后失去一张牌。
room-engine-room-v2-brief = 拿弃牌
room-engine-room-v2-full = 从资源弃牌堆拿任意一张牌。然后资源牌库顶的一张牌进入弃牌堆。

room-armoury = 军械库
room-armoury-v1-short = 在房间上放2个护盾，持续到你的下个回合。
room-armoury-v1-brief = 2个护盾
room-armoury-v1-full = 将两个防护标记放在房间上，可都放一间，也可各放一间；供应区只剩一个时只放一个。每个标记抵挡该房间受到的下一次损伤。到你下个回合开始时仍在的标记退回供应区。不能放在能量核心上。
room-armoury-v2-short = 给任意一人一个护盾，受击前一直保留。
room-armoury-v2-brief = 给予护盾
room-armoury-v2-full = 从供应区给任意一名船员（可以是自己）一个防护标记。它抵挡持有者所在房间受到的一次损伤，在那之前一直保留。

room-repair-centre = 维修中心
room-repair-centre-v1-short = 在此修理其他任一房间的一个格子。
room-repair-centre-v1-brief = 远程修理
room-repair-centre-v1-full = 用一张匹配的牌修理其他任一房间的一个格子，如同你就在那里。若该房间的动力已转移，这一张牌修好所有格子。
room-repair-centre-v2-short = 给另一名船员一个修理方块。
room-repair-centre-v2-brief = 给予方块
room-repair-centre-v2-full = 从供应区给另一名船员一个修理方块。持有者可用一个行动、不用牌，以它修理所在房间的一个格子；若该房间的动力已转移，则修好所有格子。

room-mess-hall = 食堂
room-mess-hall-v1-short = 与船上任意一人给、拿或交换一张牌。
room-mess-hall-v1-brief = 换一张牌
room-mess-hall-v1-full = 与任意一名其他船员（无论在哪里）：给一张牌、拿一张牌，或一换一。
room-mess-hall-v2-few = { $players ->
    [1] V2让另外两人交换：单人不可用。
   *[other] V2让另外两人交换：需要三名船员。
}
room-mess-hall-solo-short = 用一张手牌换一张明牌。
room-mess-hall-solo-brief = 换一张牌
room-mess-hall-solo-full = 用一张共用手牌换一张明牌，无论谁在哪里。你的牌放到拿走那张牌的位置；不抽牌。
room-mess-hall-v2-short = 另外两人互换一张牌，或各两张。
room-mess-hall-v2-brief = 两人交换
room-mess-hall-v2-full = 选择飞船上另外两名船员：他们一换一，或二换二。

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = 另外两名有牌的船员
play-two-with-cards-no = 另外有牌的船员不足两名
play-two-with-cards-short = 没有两人可换
play-tokens = 有可分发的行动标记
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
