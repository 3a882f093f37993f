### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = ブリッジ
room-bridge-v1-short = ダメージカードを上から3枚見て、好きな順に戻す。
room-bridge-v1-brief = 順番変更
room-bridge-v1-full = ダメージの山札の上から3枚を見て、好きな順番で上に戻します。船体破損カードは含まれません。見たカードは全員に公開されたままです。
room-bridge-v2-short = ダメージカードを上から2枚見て、1枚ずつ山札の上か底に戻す。
room-bridge-v2-brief = 底へ送る
room-bridge-v2-full = ダメージの山札の上から2枚を見て、1枚ずつ山札の上か底に、好きな順番で戻します。船体破損カードは必ず最後に残ります。

room-cargo-hold = 貨物室
room-cargo-hold-v1-short = 資源カードを上から5枚見て並べ替える。
room-cargo-hold-v1-brief = 5枚並べ替え
room-cargo-hold-v1-full = 資源の山札の上から5枚を見て、好きな順番で上に戻します。5枚なければすべて見ます。見るだけでは山札は尽きません。
room-cargo-hold-v2-short = 山札の一番上か公開カードを1枚取る。
room-cargo-hold-v2-brief = 1枚取る
room-cargo-hold-v2-full = 資源の山札の一番上か、公開カード1枚を取ります。公開カードはすぐに補充されます。

room-medical-bay = 医務室
room-medical-bay-v1-short = 全マス修理済みのときにここでターンを始めると、アクショントークン2個を得る。
room-medical-bay-v1-brief = トークン+2
room-medical-bay-v1-full = アクション不要、自動：全マス修理済みの医務室でターンを始めると、アクショントークン2個を得ます。そのターンから使えます。
room-medical-bay-v2-short = 2アクション：アクショントークンを3個まで他のクルーに配る。
room-medical-bay-v2-brief = トークン配布
room-medical-bay-v2-full = 2アクションかかります。ストックのアクショントークン1～3個を他のクルーに配ります。

room-crew-quarters = 居住区
room-crew-quarters-v1-short = クルー1人を、他のクルーがいる部屋へ送る。
room-crew-quarters-v1-brief = 合流させる
room-crew-quarters-v1-full = クルー1人（自分も可）を、クルーがいる別の部屋へ送ります。動力コアも部屋に数えます。
room-crew-quarters-v2-short = クルー1人を、誰もいない部屋へ送る。
room-crew-quarters-v2-brief = 無人へ送る
room-crew-quarters-v2-full = クルー1人（自分も可）を、誰もいない部屋へ送ります。動力コアも部屋に数えます。

room-energy-core = 動力コア
room-energy-core-v1-short = 8部屋すべてから送電し、コアを再起動すれば勝利。
room-energy-core-v1-brief = 8部屋送電
room-energy-core-v1-full = 8部屋すべてが送電済みになったら、1アクションでコアを起動します。船は救われ、勝利です。コアはダメージを受けず、修理も不要です。

room-engine-room = 機関室
room-engine-room-v1-short = 手札1枚を、捨て札の好きな1枚と交換する。
room-engine-room-v1-brief = 捨て札と交換
room-engine-room-v1-full = 手札1枚を、資源の捨て札の好きな1枚と交換します。
room-engine-room-v2-short = 捨て札から好きな1枚を取り、山札の一番上を捨てる。
room-engine-room-v2-brief = 捨て札を取る
room-engine-room-v2-full = 資源の捨て札から好きな1枚を取ります。そのあと資源の山札の一番上を捨てます。

room-armoury = 武器庫
room-armoury-v1-short = 防御トークン2個を部屋に置く。次の自分のターンまで有効。
room-armoury-v1-brief = 部屋を防御
room-armoury-v1-full = 防御トークン2個を、1部屋か2部屋に置きます。動力コアには置けません。ストックに1個しかなければ1個だけ置きます。トークン1個につき、その部屋へのダメージを1回防ぎます。残ったトークンは次の自分のターンの始めに戻します。
room-armoury-v2-short = クルー1人に防御トークン1個を渡す。使うまで残る。
room-armoury-v2-brief = クルーを防御
room-armoury-v2-full = ストックの防御トークン1個を、クルー1人（自分も可）に渡します。持ち主のいる部屋へのダメージを1回防ぐまで、手元に残ります。

room-repair-centre = 整備室
room-repair-centre-v1-short = ここから、別の部屋のマス1つを修理する。
room-repair-centre-v1-brief = 遠隔修理
room-repair-centre-v1-full = 別の部屋のマス1つを、そこにいるのと同じように、合うカードで修理します。送電済みの部屋なら、その1枚で全マスを修理します。
room-repair-centre-v2-short = 他のクルーに修理キューブ1個を渡す。
room-repair-centre-v2-brief = キューブ譲渡
room-repair-centre-v2-full = ストックの修理キューブ1個を、他のクルーに渡します。持ち主は1アクションで、カードなしで、今いる部屋のマス1つを修理できます。送電済みの部屋なら全マスを修理します。

room-mess-hall = 食堂
room-mess-hall-v1-short = クルー1人とカード1枚を渡す・もらう・交換する。
room-mess-hall-v1-brief = 1枚やり取り
room-mess-hall-v1-full = 他のクルー1人を選びます。どの部屋にいてもかまいません。カード1枚を渡すか、もらうか、1枚ずつ交換します。
room-mess-hall-v2-few = { $players ->
    [1] V2には他のプレイヤーが2人必要です。ソロでは使えません。
   *[other] V2には他のクルーが2人必要です。
}
room-mess-hall-solo-short = 手札1枚を公開カード1枚と交換する。
room-mess-hall-solo-brief = 1枚交換
room-mess-hall-solo-full = 手札1枚を公開カード1枚と交換します。そこに手札のカードが入り、山札からは引きません。
room-mess-hall-v2-short = 他のクルー2人が、カードを1枚ずつか2枚ずつ交換する。
room-mess-hall-v2-brief = 2人が交換
room-mess-hall-v2-full = 他のクルー2人を選びます。その2人がカードを1枚ずつ、または2枚ずつ交換します。

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = 他のクルー2人がカードを持っている
play-two-with-cards-no = カードを持つ他のクルーが2人いません
play-two-with-cards-short = カード不足
play-tokens = ストックにアクショントークンがある
play-tokens-no = ストックにアクショントークンがありません
play-tokens-short = トークンなし

# A room's name where there is little room for it.
room-bridge-brief = ブリッジ
room-armoury-brief = 武器庫
room-crew-quarters-brief = 居住区
room-energy-core-brief = コア
room-repair-centre-brief = 整備室
room-medical-bay-brief = 医務室
room-cargo-hold-brief = 貨物室
room-engine-room-brief = 機関室
room-mess-hall-brief = 食堂
