### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = ブリッジ
room-bridge-v1-short = ダメージカードを上から3枚見て好きな順に戻す。
room-bridge-v1-brief = 順番変更
room-bridge-v1-full = ダメージの山札の上から3枚を見て、好きな順番で山札の上に戻します。船体破損カードが含まれることはありません。見た内容は全員が覚えておきます。
room-bridge-v2-short = ダメージカードを上から2枚見て、1枚ずつ上か下に戻す。
room-bridge-v2-brief = 底へ送る
room-bridge-v2-full = ダメージの山札の上から2枚を見て、それぞれを山札の上か一番下に好きな順番で戻します。船体破損カードは必ずそれらより下に残ります。

room-cargo-hold = 貨物室
room-cargo-hold-v1-short = 資源カードを上から5枚見て並べ替える。
room-cargo-hold-v1-brief = 5枚並べ替え
room-cargo-hold-v1-full = 資源の山札の上から5枚を見て、好きな順番で山札の上に戻します。5枚未満ならすべて見ます。見るだけで山札が尽きることはありません。
room-cargo-hold-v2-short = 山札か公開カードから1枚取る。
room-cargo-hold-v2-brief = 1枚取る
room-cargo-hold-v2-full = 資源カードを1枚取ります。山札の一番上のカードか、公開カード1枚です。公開カードはすぐに補充されます。

room-medical-bay = 医務室
room-medical-bay-v1-short = 自動：ここでターンを始めるとアクショントークン2個。
room-medical-bay-v1-brief = トークン+2
room-medical-bay-v1-full = アクションなしで自動的に働きます。完全に修理された医務室でターンを始めたクルーは、ストックからアクショントークンを2個得ます。そのターンのうちに使ってもかまいません。
room-medical-bay-v2-short = 2アクション：アクショントークンを3個まで他のクルーに配る。
room-medical-bay-v2-brief = トークン配布
room-medical-bay-v2-full = 2アクションかかります。ストックのアクショントークン1～3個を、他のクルーに好きなように配ります。

room-crew-quarters = 居住区
room-crew-quarters-v1-short = 誰か1人を、他のクルーがいる部屋へ送る。
room-crew-quarters-v1-brief = 合流させる
room-crew-quarters-v1-full = 好きなクルー1人（自分でもよい）を、ほかの誰かがいる別の部屋へ移動させます。動力コアも部屋とみなします。
room-crew-quarters-v2-short = 誰か1人を、誰もいない部屋へ送る。
room-crew-quarters-v2-brief = 無人へ送る
room-crew-quarters-v2-full = 好きなクルー1人（自分でもよい）を、誰もいない部屋へ移動させます。動力コアも部屋とみなします。

room-energy-core = 動力コア
room-energy-core-v1-short = 8部屋すべての送電後、コアを再起動すれば勝利。
room-energy-core-v1-brief = 8部屋送電
room-energy-core-v1-full = 8部屋すべてが送電済みになったら、ここに立ってコアを起動します。船は救われ、クルーの勝利です。コアはダメージを受けず、修理も要りません。

room-engine-room = 機関室
room-engine-room-v1-short = 手札1枚を、捨て札の好きな1枚と交換する。
room-engine-room-v1-brief = 1枚交換
room-engine-room-v1-full = 自分のカード1枚を資源の捨て札に置き、代わりにそこにあったカードから好きな1枚を取ります。
room-engine-room-v2-short = 捨て札から好きな1枚を取り、山札を1枚失う。
room-engine-room-v2-brief = 捨て札を取る
room-engine-room-v2-full = 資源の捨て札から好きな1枚を取ります。そのあと資源の山札の一番上のカードが捨て札になります。

room-armoury = 武器庫
room-armoury-v1-short = シールド2個を部屋に置く。次の自分のターンまで有効。
room-armoury-v1-brief = シールド2個
room-armoury-v1-full = 防御トークン2個を部屋に置きます。1部屋に2個でも、2部屋に1個ずつでもかまいません。ストックに1個しかなければ1個だけ置きます。トークンはその部屋が次に受けるダメージを防ぎます。次の自分のターンの始めに残っているものはストックに戻ります。動力コアには置けません。
room-armoury-v2-short = 誰かにシールド1個を渡す。被害を防ぐまで残る。
room-armoury-v2-brief = シールド譲渡
room-armoury-v2-full = ストックの防御トークン1個を、好きなクルー（自分でもよい）に渡します。持ち主のいる部屋が受けるダメージを1回防ぎ、それまで手元に残ります。

room-repair-centre = 整備室
room-repair-centre-v1-short = ここから別の部屋の修理マス1つを修理する。
room-repair-centre-v1-brief = 遠隔修理
room-repair-centre-v1-full = 別の部屋の修理マス1つを、そこにいるかのように、合うカードで修理します。送電済みの部屋なら、その1枚ですべてのマスが直ります。
room-repair-centre-v2-short = 他のクルーに修理キューブ1個を渡す。
room-repair-centre-v2-brief = キューブ譲渡
room-repair-centre-v2-full = ストックの修理キューブ1個を他のクルーに渡します。持ち主は1アクションで、カードなしに、自分のいる部屋のマス1つを修理できます。送電済みの部屋ならすべてのマスが直ります。

room-mess-hall = 食堂
room-mess-hall-v1-short = 船内の誰かとカード1枚を渡す・もらう・交換する。
room-mess-hall-v1-brief = 1枚トレード
room-mess-hall-v1-full = どこにいてもよい他のクルー1人と、カード1枚を渡す、1枚もらう、または1枚ずつ交換します。
room-mess-hall-v2-few = { $players ->
    [1] V2は他の2人の間の交換なので、ソロでは使えません。
   *[other] V2は他の2人の間の交換なので、3人以上必要です。
}
room-mess-hall-solo-short = 手札1枚を公開カード1枚と交換する。
room-mess-hall-solo-brief = 1枚トレード
room-mess-hall-solo-full = 誰がどこにいても、共有の手札1枚を公開カード1枚と交換します。出したカードは、取ったカードの場所に置かれます。山札からは引きません。
room-mess-hall-v2-short = 他の2人がカードを1枚ずつか2枚ずつ交換する。
room-mess-hall-v2-brief = 2人が交換
room-mess-hall-v2-full = 船内にいる他のクルー2人を選びます。その2人はカードを1枚ずつ、または2枚ずつ交換します。

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = カードを持つ他の2人
play-two-with-cards-no = カードを持つ他のクルーが2人いません
play-two-with-cards-short = 2人いない
play-tokens = 配れるアクショントークン
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
