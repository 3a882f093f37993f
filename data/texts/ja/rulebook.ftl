### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = ルールブック
rulebook-search = 検索
rulebook-close = 閉じる
rulebook-contents = 目次
rulebook-subjects = 五十音索引
rulebook-from = 開いた場所：{ $what }
rulebook-hits = { $count }件、関連の高い順
rulebook-hit = { $chapter } · 「{ $query }」の検索結果{ $number }/{ $count }
rulebook-none = 「{ $query }」は見つかりません。もしかして：
rulebook-none-at-all = 「{ $query }」は見つかりません。
rulebook-now = 今の卓上では
rulebook-show = 卓上で見る
rulebook-see = 関連項目
rulebook-try = 試す
rulebook-lesson = { $title }、{ $minutes }分
rulebook-begin = 開始
rulebook-open = ルールブック
rulebook-side-v2 = { $name }（別面、V2）
rulebook-limits = 制限

rulebook-chapter-mission = 任務
rulebook-chapter-turn = 自分のターン
rulebook-chapter-storm = 嵐
rulebook-chapter-rooms = 部屋
rulebook-chapter-cards = 資源カード
rulebook-chapter-tokens = コマとトークン
rulebook-chapter-variants = 遊び方いろいろ

## What the content says of itself

rulebook-room-passive = 自動の部屋：アクションなしで働きます。
rulebook-room-cost = 起動には{ $cost }アクションかかります。
rulebook-room-whole = 全マス修理済みのときだけ働きます。{ $count }マスすべてにキューブが必要です。
rulebook-room-divert = 送電コスト：{ $cards }。
rulebook-room-players = { $count }人未満では使えず、もう一方の面を使います。
rulebook-resource-copies = { $card }は全部で{ $count }枚あります。
rulebook-resource-level = { $level }{ $count }枚
rulebook-resource-levels = 枚数は難易度で決まります：{ $levels }。
rulebook-resource-rooms = 修理に使える部屋：{ $rooms }。
rulebook-difficulty-lead = { $cards ->
    [none] 資源の山札は{ $whole }枚で、万能カードは入りません。
   *[other] 資源の山札は{ $cards }を含む{ $whole }枚です。
}
rulebook-expansion-players = { $most ->
    [1] { $players }人用です。
   *[other] { $players }人用です。
}
rulebook-expansion-apart = { $others }とは併用できません。
rulebook-action-lead = { $source ->
    [none] フェイズ1のアクションです
   *[other] 「{ $source }」で加わるアクションです
}。{ $cost ->
    [0] コストはかかりません
   *[other] { $cost }アクションかかります
}。

## The mission

rulebook-ship = 船
rulebook-ship-lead = { $rooms ->
    [9] 船は3×3に並んだ9つの部屋です。
   *[other] 船には{ $rooms }の部屋があります。
}中央が動力コアで、周りの{ $power }部屋の並びはゲームごとに変わります。
rulebook-ship-may-1 = { $power }部屋にはそれぞれ修理マスが{ $spaces }つあり、最初はどのマスにもキューブがあります。
rulebook-ship-may-2 = 辺で接している部屋が隣です。角だけで接する部屋は隣ではありません。
rulebook-ship-may-3 = 動力コアには修理マスがなく、ダメージも受けません。送電された電力がここに集まります。
rulebook-ship-figure = 三つの部屋の電力を受けた動力コア。
rulebook-ship-words = ボード, マップ, 盤面, 配置, 目標, コア, 隣, 隣接, 船

rulebook-goal = ゲームの終わり
rulebook-goal-lead = { $power }部屋すべてから送電し、動力コアを起動します。船は救われ、船内の全員が勝利します。
rulebook-goal-may-head = 勝利するには
rulebook-goal-may-1 = 最後の部屋が送電済みになれば、動力コアにいるクルーは誰でも起動できます。アクションを一つ使います。
rulebook-goal-may-2 = そのとき部屋が損傷していてもかまいません。必要なのは電力だけです。
rulebook-goal-not-head = 敗北するとき
rulebook-goal-not-1 = キューブのない部屋がダメージを受けると破壊され、その場で船を失います。
rulebook-goal-not-2 = 資源の山札が尽きると、その場で船を失います。
rulebook-goal-special-head = 脱走者
rulebook-goal-special = 船が救われれば、脱出ポッドの脱走者は敗北します。船を失うと最後のダイスで決まります。脱走者だけが勝利するか、全員が敗北するかです。
rulebook-goal-figure = 全室送電済み。コアを起動すれば勝利です。
rulebook-goal-words = 勝利, 敗北, 勝ち, 負け, 終了, ゲームオーバー, 再起動, 脱出, 目的, 勝利条件
rulebook-length = ゲームの長さ
rulebook-length-lead = たいていのゲームは、全員合わせて十五から三十ターンです。時間にすると、およそ三十分から一時間です。
rulebook-length-may-1 = 資源カードの山札が時計です。山札がなくなると、ゲームは終わりです。
rulebook-length-may-2 = いつでもやめられます。選択のたびに自動でセーブされます。
rulebook-length-words = 時間, 分, プレイ時間, 長さ, 何ターン

rulebook-setting-up = ゲームの準備
rulebook-setting-up-lead = 名前、難易度、拡張を選びます。部屋、キューブ、カード、クルーはゲームが並べます。
rulebook-setting-up-may-1 = 資源の山札には、{ $kinds }種類の資源が各{ $copies }枚入ります。難易度に応じて万能カードが加わります。
rulebook-setting-up-may-2 = 最初の手札は、二人なら各{ $hand-2 }枚、三人なら{ $hand-3 }枚、四人なら{ $hand-4 }枚です。ソロではクルー全員で{ $hand-1 }枚です。
rulebook-setting-up-may-3 = 資源カード{ $face-up }枚を公開します。ダメージの山札はタイプ順で、弱いカードが上、一番下が船体破損カードです。
rulebook-setting-up-may-4 = 全員が動力コアから始めます。スタートプレイヤーは準備画面で選ぶか、ランダムに決めます。
rulebook-setting-up-special-head = 最初のターンの前のダメージ
rulebook-setting-up-special = 最初のターンの前に、船体破損のすぐ上の{ $setup-damage }枚を、下から順に適用します。カードは捨て、船はキューブが{ $setup-cubes }個ない状態で始まります。
rulebook-setting-up-figure = 最初のダメージカード一枚と、ダメージを受けた部屋。
rulebook-setting-up-words = 開始, 配る, 準備, セットアップ, 手札, スタートプレイヤー, 最初のプレイヤー, 新しいゲーム

rulebook-looking = 公開情報
rulebook-looking-lead = 手札は公開して遊びます。卓上のものは何でも見てよく、どんな作戦も相談できます。
rulebook-looking-may-1 = { DEVICE() ->
    [pad] 両方の捨て札の中身と、それぞれの山札の枚数を見られます。捨て札を選びます{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
   *[keys] 両方の捨て札の中身と、それぞれの山札の枚数を見られます。捨て札をクリックします{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
}
rulebook-looking-may-2 = 山札に残るカードの内訳は見られますが、順番は見られません。
rulebook-looking-may-3 = 部屋の能力で見たカードは、以後も全員に公開されたままです。ログには起きたことが残ります。
rulebook-looking-not-1 = 部屋の能力で見るとき以外、山札の順番は見られません。
rulebook-looking-words = 公開, 秘密, 非公開, 伏せる, 情報, 枚数, 相談, ログ, 見る, 確認

## Your turn

rulebook-phases = 3つのフェイズ
rulebook-phases-lead = 自分のターンでは、アクション、回収、ダメージの順に進めます。続いて次のクルーのターンが始まります。
rulebook-phases-may-1 = フェイズ1：{ $base-actions }アクションを行います。アクショントークンを一個使うたびに、さらに一アクションできます。
rulebook-phases-may-2 = フェイズ2：山札から{ $deck-cards }枚か、公開カード一枚を取ります。そのあと手札を{ $hand-limit }枚まで減らします。
rulebook-phases-may-3 = フェイズ3：ダメージカードを一枚めくり、その部屋がダメージを受けます。なくなったあとは、船体破損で資源カードを失います。
rulebook-phases-not-1 = 自分で終えるまで、フェイズ1は終わりません。「{ settings-auto-end }」がオンなら、できることがなくなると自動で終わります。
rulebook-phases-special-head = ターンの始め
rulebook-phases-special = まず、武器庫（V1）で置いた自分の防御トークンが戻ります。次に、医務室（V1）にいればアクショントークンを得ます。
rulebook-phases-words = ターン, 手番, ラウンド, 順番, 流れ, フェイズ, フェーズ, ターンの始め, 手順

rulebook-actions = アクション
rulebook-actions-lead = フェイズ1で{ $base-actions }アクションを行います。どれを、どの順番で、何回行ってもかまいません。
rulebook-actions-may-1 = 移動、探索、受け渡し、修理、送電、今いる部屋の起動。
rulebook-actions-may-2 = アクショントークンを一個使うたびに、さらに一アクションできます。
rulebook-actions-may-3 = 基本アクションを先に使います。トークンを使うのはそのあとです。
rulebook-actions-not-1 = コストを全部払えないアクションはできません。
rulebook-actions-not-2 = 今いる部屋以外では行動できません。例外となる部屋もあります。
rulebook-actions-special-head = 使わなかったアクション
rulebook-actions-special = 使わなかった基本アクションは、一つにつきアクショントークン一個になります。
rulebook-actions-figure = 移動、探索、受け渡し、修理、送電、起動。
rulebook-actions-words = アクション, 行動, ポイント, AP, 残り, 使う, 選択肢, できること

rulebook-moving = 移動
rulebook-moving-lead = 上下左右の隣の部屋へ移動します。
rulebook-moving-may-1 = 一部屋移動するごとに{ $cost-move }アクション。
rulebook-moving-may-2 = 一つの部屋に何人いてもかまいません。動力コアも同じです。
rulebook-moving-may-3 = { DEVICE() ->
    [pad] アクションを選び、次に部屋を選びます{ $key-move ->
        [none] 。
       *[other] （または{ $key-move }）。
    }
   *[keys] コマを部屋へドラッグするか、順にクリックするか、矢印キーを使います{ $key-move ->
        [none] 。
       *[other] （または{ $key-move }）。
    }
}
rulebook-moving-not-1 = 斜めには移動できません。
rulebook-moving-not-2 = 居住区の能力を除き、他のクルーは動かせません。
rulebook-moving-figure = 機関室から隣の部屋へ。
rulebook-moving-words = 移動, 行く, 歩く, 進む, 歩数, 距離, 隣, 隣接, 斜め

rulebook-scavenging = 探索
rulebook-scavenging-lead = ダイスを振って資源カードを探します：{ $scavenge-sides }。
rulebook-scavenging-may-1 = { $cost-scavenge }アクション。どの部屋でも、払える限り何回でもできます。
rulebook-scavenging-may-2 = カードは一枚ずつ、山札か公開カードから取ります。公開カードはすぐに補充されるので、新しいカードを次に取ることもできます。
rulebook-scavenging-may-3 = 少なく取っても、まったく取らなくてもかまいません。
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] ダイスを選びます{ $key-scavenge ->
        [none] 。
       *[other] （または{ $key-scavenge }）。
    }
   *[keys] ダイスをクリックするか投げます{ $key-scavenge ->
        [none] 。
       *[other] （または{ $key-scavenge }）。
    }
}
rulebook-scavenging-not-1 = 振ったダイスは元に戻せません。
rulebook-scavenging-figure = 低い目はなし、中ほどは一枚、高い目は二枚。
rulebook-scavenging-words = 探索, 探す, 振る, ダイス, サイコロ, 発見, 運, 確率

rulebook-sharing = 受け渡し
rulebook-sharing-lead = 同じ部屋のクルーにカード一枚を渡すか、一枚もらいます。
rulebook-sharing-may-1 = 渡しても、もらっても、カード一枚につき{ $cost-give }アクション。
rulebook-sharing-may-2 = 万能カードも含め、どのカードでもかまいません。{ $hand-limit }枚を超えた手札を確認するのは、本人のフェイズ2だけです。
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] カードを選んでから受け取るクルーを選びます{ $key-share ->
        [none] 。
       *[other] （または{ $key-share }）。
    }
   *[keys] カードをクルーのパネルへ、またはパネルから手札へドラッグします{ $key-share ->
        [none] 。
       *[other] （または{ $key-share }）。
    }
}
rulebook-sharing-not-1 = 食堂の能力を除き、別の部屋とは受け渡しできません。
rulebook-sharing-not-2 = トークンとキューブは受け渡しできません。持ち主の手元に残ります。
rulebook-sharing-special-head = ソロ
rulebook-sharing-special = クルー全員で一つの手札を使います。受け渡しの代わりに、公開カードと交換します。
rulebook-sharing-figure = 同じ部屋でカードを渡します。
rulebook-sharing-words = 受け渡し, 共有, 渡す, もらう, 取る, 交換, トレード, 仲間

rulebook-repairing = 修理
rulebook-repairing-lead = 今いる部屋の空きマスに合うカード一枚を捨てます。そのマスにストックのキューブ一個を置きます。
rulebook-repairing-may-1 = 空きマスはどの順番で修理してもかまいません。万能カードはどのマスにも合います。
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] { $cost-repair }アクションかかります。カードを選び、次にマスを選びます{ $key-repair ->
        [none] 。
       *[other] （または{ $key-repair }）。
    }
   *[keys] { $cost-repair }アクションかかります。カードをマスへドラッグします{ $key-repair ->
        [none] 。
       *[other] （または{ $key-repair }）。
    }
}
rulebook-repairing-may-3 = キューブを失ったマスが空きマスです。修理に必要な資源が見えます。
rulebook-repairing-not-1 = ストックにキューブがないと、カードでは修理できません。手元のキューブなら使えます。
rulebook-repairing-not-2 = 整備室の能力を除き、別の部屋は修理できません。
rulebook-repairing-not-3 = 送電済みの部屋を除き、カード一枚で二つのマスは修理できません。
rulebook-repairing-special-head = 送電済みの部屋
rulebook-repairing-special = 空きマスの一つに合うカード一枚で、全マスを修理します。ストックが足りなければ、カードの合うマスを先に、残りは上から埋めます。
rulebook-repairing-figure = 金属は二つの空きマスの片方に合います。
rulebook-repairing-words = 修理, 回復, 直す, 復旧, 体力, 耐久, 壊れた, マス, スペース, キューブ

rulebook-diverting = 送電
rulebook-diverting-lead = 全マス修理済みの部屋で、コストのカードをすべて一度に捨てます。部屋の電力が動力コアに流れます。
rulebook-diverting-may-1 = { $cost-divert }アクションと、部屋の左に書かれたカード{ $cost }枚を払います。
rulebook-diverting-may-2 = どのカードも万能カードで代用できます。
rulebook-diverting-may-3 = 送電済みの部屋も、起動や修理ができ、ダメージも受けます。送電済みのままです。
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] カードを選び、次にコストを選びます{ $key-divert ->
        [none] 。
       *[other] （または{ $key-divert }）。
    }捨てる順番は自分で決めます。最後のカードが一番上です。
   *[keys] カードをコストへドラッグします{ $key-divert ->
        [none] 。
       *[other] （または{ $key-divert }）。
    }捨てる順番は自分で決めます。最後のカードが一番上です。
}
rulebook-diverting-not-1 = 空きマスのある部屋からは送電できません。先に修理します。
rulebook-diverting-not-2 = 分けて払うことはできません。一人のプレイヤーが全部を一度に捨てます。
rulebook-diverting-not-3 = 同じ部屋から二回は送電できません。動力コアからも送電できません。
rulebook-diverting-special-head = 送電の効果
rulebook-diverting-special = 勝利に一歩近づきます。以後、この部屋はカード一枚で全マスを修理できます。
rulebook-diverting-figure = { $cost ->
    [3] 3枚のカードが電力トークンになります。
   *[other] 左のカードが電力トークンになります。
}
rulebook-diverting-words = 送電, 電力, エネルギー, 転送, 勝利, コイン, コスト, 支払い, 払う, 完了

rulebook-activating = 部屋の起動
rulebook-activating-lead = 今いる部屋を起動します。全マス修理済みでなければなりません。
rulebook-activating-may-1 = 何アクションかかるかは部屋に書かれています。
rulebook-activating-may-2 = 払える限り、同じ部屋を何回でも起動できます。
rulebook-activating-may-3 = 送電しても部屋の能力は変わりません。
rulebook-activating-not-1 = 損傷した部屋は起動できません。先に修理します。
rulebook-activating-not-2 = 何も起きない部屋は起動できません。たとえば、ストックにないトークンが必要なときです。理由はボタンに出ます。
rulebook-activating-not-3 = 自動の部屋は起動できません。アクションなしで働きます。
rulebook-activating-special-head = 先に支払い
rulebook-activating-special = 部屋が働く前にコストを払います。何かできるかどうかは、払ったあとで判定します。
rulebook-activating-words = 起動, 使う, 能力, 効果, 部屋, 特殊, スキル, 自動, パッシブ

rulebook-ending = アクションの終了
rulebook-ending-lead = フェイズ1はいつでも終えられます。使わなかった基本アクション一つにつき、アクショントークン一個を得ます。
rulebook-ending-may-1 = 得られるトークンは、ストックにある分だけです。
rulebook-ending-may-2 = このトークンは後のターンに使います。
rulebook-ending-not-1 = トークンで得たアクションを使わなくても、トークンは得られません。
rulebook-ending-not-2 = ストックにトークンがない分のアクションは取っておけません。無駄になる前に確認が出ます。
rulebook-ending-special-head = アクションがなくなったら
rulebook-ending-special = フェイズ1は終わらずに待ちます。何かが公開されるまで、選択を元に戻せます。「{ settings-auto-end }」がオンなら自動で終わります。
rulebook-ending-figure = 使わなかったアクションはトークンになります。
rulebook-ending-words = 終了, 終える, パス, スキップ, 温存, 未使用, 残り, 待つ, 元に戻す, 取り消し, やり直し, 間違い

rulebook-collecting = 回収
rulebook-collecting-lead = フェイズ2で、資源の山札の上から{ $deck-cards }枚か、公開カード{ $face-up }枚のうち一枚を取ります。
rulebook-collecting-may-1 = 取った公開カードは、すぐに山札から補充されます。
rulebook-collecting-may-2 = そのあと、手札が{ $hand-limit }枚になるまで好きなカードを捨てます。
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] 山札かカードを選びます。
   *[keys] 山札かカードをクリックするか、手札へドラッグします。
}
rulebook-collecting-not-1 = 回収は省略できません。必ずどちらかを取ります。
rulebook-collecting-words = 回収, 引く, ドロー, 取る, 獲得, 収入, フェイズ2, カード, 資源

rulebook-hand = 手札
rulebook-hand-lead = フェイズ2の終わりに、手札を{ $hand-limit }枚まで減らします。それ以外のときは超えてもかまいません。
rulebook-hand-may-1 = 捨てるカードは自分で選びます。
rulebook-hand-may-2 = もらったカードは、次の自分のフェイズ2まで数えません。
rulebook-hand-may-3 = 最初の手札は、二人、三人、四人のゲームでそれぞれ{ $hand-2 }枚、{ $hand-3 }枚、{ $hand-4 }枚です。
rulebook-hand-not-1 = 支払いを除き、ほかのときにカードは捨てられません。
rulebook-hand-figure = 各資源のカード一枚ずつ。
rulebook-hand-words = 手札, 上限, 捨てる, 最大, 多すぎる, 持つ, 6枚

## The storm

rulebook-damage-cards = ダメージカード
rulebook-damage-cards-lead = フェイズ3で、一番上のダメージカードをめくります。書かれた部屋は、書かれた順に一番上のキューブを失います。
rulebook-damage-cards-may-1 = ダメージを受けるのは、タイプ1は一部屋、タイプ2は二部屋、タイプ3は三部屋です。{ $damage-1 }枚、{ $damage-2 }枚、{ $damage-3 }枚あり、この順に出ます。
rulebook-damage-cards-may-2 = 失ったキューブはストックに戻します。
rulebook-damage-cards-may-3 = 防御トークンがあれば、キューブの代わりにダメージを防ぎます。部屋の上の一番古いもの、なければそこにいるクルーのものを使います。
rulebook-damage-cards-not-head = 例外
rulebook-damage-cards-not-1 = 動力コアはダメージを受けません。
rulebook-damage-cards-not-2 = キューブのない部屋がダメージを受けると破壊されます。船を失い、カードの残りは無視します。
rulebook-damage-cards-special-head = 持ち主が複数いるとき
rulebook-damage-cards-special = そこにいる複数のクルーが防御トークンを持っていれば、誰のを使うかをアクティブプレイヤーが選びます。
rulebook-damage-cards-figure = 医務室が一番上のキューブを失います。
rulebook-damage-cards-words = ダメージ, 被害, 攻撃, 嵐, 太陽嵐, フレア, 危険, フェイズ3, 脅威, 確率

rulebook-critical = 危機の部屋
rulebook-critical-lead = キューブのない部屋は危機です。次のダメージで破壊され、船を失います。
rulebook-critical-may-1 = マスを一つ修理すれば、あと一回耐えられます。
rulebook-critical-may-2 = 防御トークンが一回だけ守ります。
rulebook-critical-may-3 = ブリッジで、次にダメージを受ける部屋を見て、遅らせることができます。
rulebook-critical-not-1 = 全マスを修理するまで、起動も送電もできません。
rulebook-critical-special-head = ダメージカードがなくなったら
rulebook-critical-special = 船体破損の間、部屋はダメージを受けません。
rulebook-critical-figure = 空きマスが三つ。あと一回で終わりです。
rulebook-critical-words = 危機, 危険, 赤, 瀕死, 最後, ゼロ, 破壊, 警報, 敗北, 体力

rulebook-hull-breach = 船体破損
rulebook-hull-breach-lead = 最後のダメージカードをめくると、船体が破れます。以後のフェイズ3ではダイスを振り、山札のカードを失います。
rulebook-hull-breach-may-1 = 出目ごとに失う枚数：{ $breach-sides }。
rulebook-hull-breach-may-2 = 資源の山札の上から捨てます。
rulebook-hull-breach-not-1 = 部屋はもうダメージを受けません。
rulebook-hull-breach-not-2 = 防御トークンでは船体破損を防げません。
rulebook-hull-breach-figure = 最後のカードと、以後毎ターン失うカード。
rulebook-hull-breach-words = 船体破損, 穴, 漏れ, 真空, 山札切れ, カードを失う, カウントダウン, 終盤, 宇宙

rulebook-deck-empty = 山札が尽きたら
rulebook-deck-empty-lead = 資源の山札が尽きた瞬間、原因が何であれ船を失います。
rulebook-deck-empty-may-1 = 最後の一枚は引くか、置くか、捨てます。そのあとは何も起きません。
rulebook-deck-empty-may-2 = カードを見て戻すだけでは、山札は尽きません。
rulebook-deck-empty-not-1 = 捨て札をシャッフルして山札に戻すことはできません。
rulebook-deck-empty-not-2 = 公開カードを取っても、山札の節約にはなりません。すぐに山札から補充されます。
rulebook-deck-empty-special-head = 山札はいつまでもつか
rulebook-deck-empty-special = 船内のクルーのターンごとに、最低一枚減ります。卓上の残りターン数は目安です。
rulebook-deck-empty-words = 敗北, 最後のカード, 時間, 時計, 尽きる, 山札切れ, 空, リシャッフル

## The rooms

rulebook-reading-rooms = 部屋の見方
rulebook-reading-rooms-lead = 部屋カードには、送電コスト、修理に必要な資源、能力が書かれています。
rulebook-reading-rooms-may-1 = 左：送電に必要なカード。送電済みなら電力トークン。
rulebook-reading-rooms-may-2 = 右：修理マス。資源はキューブに隠れ、空きマスでは見えます。
rulebook-reading-rooms-may-3 = 下：能力。全マス修理済みの間はアイコンが金色です。
rulebook-reading-rooms-may-4 = 右上：このターンにダメージを受ける確率。ダメージの山札についてクルーが知っていることから計算します。
rulebook-reading-rooms-not-1 = 一つのゲームで同じ部屋の両面は使えません。
rulebook-reading-rooms-figure = 一番上が空きマスの貨物室。
rulebook-reading-rooms-words = カード, 記号, アイコン, マス, パーセント, 数字, コイン, V1, V2

rulebook-room-energy-core-v1-may-1 = 送電済みの部屋の数を示します。
rulebook-room-energy-core-v1-not-1 = 修理も送電もできず、防御トークンも置けません。ダメージも受けません。
rulebook-room-energy-core-v1-not-2 = 最後の部屋が送電済みになるまで起動できません。
rulebook-room-energy-core-v1-figure = 全室送電済み：起動すれば勝利。
rulebook-room-energy-core-v1-words = 反応炉, コア, 中央, 勝利, 再起動, エンジン

rulebook-room-bridge-v1-may-1 = 三枚なければ、残りをすべて見ます。
rulebook-room-bridge-v1-may-2 = 一番痛いカードを最後に置き、来る前に修理することもできます。
rulebook-room-bridge-v1-not-1 = ダメージカードが尽きたら起動できません。
rulebook-room-bridge-v1-not-2 = 船体破損カードは動かせません。一番下に残ります。
rulebook-room-bridge-v1-words = 艦橋, のぞく, 先読み, 並べ替え, 予測, 順番
rulebook-room-bridge-v2-may-1 = 二枚とも上、または底に、好きな順番で置いてもかまいません。
rulebook-room-bridge-v2-may-2 = 底に置いたカードは、船体破損の直前に来ます。
rulebook-room-bridge-v2-not-1 = ダメージカードが尽きたら起動できません。
rulebook-room-bridge-v2-words = 艦橋, のぞく, 埋める, 底, 沈める, 予測

rulebook-room-cargo-hold-v1-may-1 = 以後、引くまで全員がその順番を知っています。
rulebook-room-cargo-hold-v1-may-2 = 残りが何枚でも起動できます。
rulebook-room-cargo-hold-v1-not-1 = 見たカードは取れません。すべて戻します。
rulebook-room-cargo-hold-v1-words = のぞく, 見る, 並べ替え, 倉庫, 山札
rulebook-room-cargo-hold-v2-may-1 = フェイズ2までは、手札の上限を超えてもかまいません。
rulebook-room-cargo-hold-v2-not-head = 危険
rulebook-room-cargo-hold-v2-not-1 = 山札の最後の一枚を取ると、船を失います。
rulebook-room-cargo-hold-v2-words = 引く, ドロー, 追加カード, 倉庫, 獲得

rulebook-room-medical-bay-v1-may-1 = ここでターンを始めるたびに、アクションの前に得ます。
rulebook-room-medical-bay-v1-may-2 = ストックが足りなければ、ある分だけ得ます。
rulebook-room-medical-bay-v1-not-1 = ターンの途中で来ても、何も得られません。
rulebook-room-medical-bay-v1-not-2 = 空きマスがあれば、何も得られません。全マス修理済みが条件です。
rulebook-room-medical-bay-v1-words = 回復, 医者, 病院, 休憩, トークン, ボーナス
rulebook-room-medical-bay-v2-may-1 = アクショントークンで得たアクションで払えます。
rulebook-room-medical-bay-v2-not-1 = 自分には配れません。
rulebook-room-medical-bay-v2-words = 回復, 医者, 病院, トークン, 仲間を助ける

rulebook-room-crew-quarters-v1-may-1 = どんなに遠くのクルーでも動かせます。
rulebook-room-crew-quarters-v1-may-2 = クルー二人を合流させれば、受け渡しができます。
rulebook-room-crew-quarters-v1-not-1 = 全員が同じ部屋にいると起動できません。
rulebook-room-crew-quarters-v1-words = テレポート, 送る, 他人を動かす, ベッド, 合流, 寝室
rulebook-room-crew-quarters-v2-may-1 = どんなに遠くのクルーでも動かせます。
rulebook-room-crew-quarters-v2-may-2 = 次に修理が必要な部屋へクルーを送れます。
rulebook-room-crew-quarters-v2-not-1 = 他のクルーがいる部屋へは送れません。
rulebook-room-crew-quarters-v2-words = テレポート, 送る, 他人を動かす, ベッド, 無人, 空き部屋

rulebook-room-engine-room-v1-may-1 = 同じ種類のカード同士でも交換できます。
rulebook-room-engine-room-v1-may-2 = 出したカードは捨て札の一番上に置きます。
rulebook-room-engine-room-v1-not-1 = 手札か捨て札がないと起動できません。
rulebook-room-engine-room-v1-words = リサイクル, 再利用, 墓地, 交換, 捨て札
rulebook-room-engine-room-v2-may-1 = 捨て札のどこにあるカードでも取れます。
rulebook-room-engine-room-v2-not-head = 制限と危険
rulebook-room-engine-room-v2-not-1 = 捨て札がないと起動できません。
rulebook-room-engine-room-v2-not-2 = 山札が残り一枚のときに起動すると、船を失います。
rulebook-room-engine-room-v2-words = リサイクル, 再利用, 墓地, 取り戻す, 捨て札

rulebook-room-armoury-v1-may-1 = 一つの部屋に複数のプレイヤーのトークンを置けます。古いものから使います。
rulebook-room-armoury-v1-may-2 = ダメージを防いだトークンはストックに戻ります。
rulebook-room-armoury-v1-not-1 = ストックに防御トークンがないと起動できません。
rulebook-room-armoury-v1-not-2 = トークンを置き続けることはできません。次の自分のターンの始めに戻ります。
rulebook-room-armoury-v1-words = シールド, 盾, 防御, 保護, ブロック, 守る, 武器
rulebook-room-armoury-v2-may-1 = 一人で複数持ってもかまいません。一個につきダメージを一回防ぎます。
rulebook-room-armoury-v2-may-2 = トークンは持ち主と一緒に移動します。
rulebook-room-armoury-v2-not-1 = ストックに防御トークンがないと起動できません。
rulebook-room-armoury-v2-words = シールド, 盾, 防御, 保護, ブロック, 守る, 護衛

rulebook-room-repair-centre-v1-may-1 = ここでも万能カードを使えます。
rulebook-room-repair-centre-v1-may-2 = どんなに遠くの部屋でも修理できます。
rulebook-room-repair-centre-v1-not-1 = 整備室自体は修理できません。通常の修理を使います。
rulebook-room-repair-centre-v1-not-2 = 手元のキューブは使えません。修理できるのは今いる部屋だけです。
rulebook-room-repair-centre-v1-words = 回復, 直す, 遠隔, 離れた, 工房, 距離
rulebook-room-repair-centre-v2-may-1 = 手元のキューブは、どんなダメージからも安全です。
rulebook-room-repair-centre-v2-may-2 = ストックが空でも、手元のキューブで修理できます。
rulebook-room-repair-centre-v2-not-1 = 自分には渡せません。
rulebook-room-repair-centre-v2-not-2 = ストックにキューブがないと起動できません。
rulebook-room-repair-centre-v2-words = 回復, 直す, 予備, 運ぶ, キューブ, 工房

rulebook-room-mess-hall-v1-may-1 = 相手は船内のどこにいてもかまいません。
rulebook-room-mess-hall-v1-may-2 = 渡すだけでも、もらうだけでもかまいません。
rulebook-room-mess-hall-v1-not-1 = 誰もカードを持っていないと起動できません。
rulebook-room-mess-hall-v1-words = 取引, トレード, 交換, 台所, 遠くと受け渡し
rulebook-room-mess-hall-v2-may-1 = 二人は船内のどこにいてもかまいません。カードはあなたが選びます。
rulebook-room-mess-hall-v2-may-2 = 二人とも同じ枚数を渡します。
rulebook-room-mess-hall-v2-not-1 = 自分をその二人に入れることはできません。
rulebook-room-mess-hall-v2-not-2 = カードを持つ他のクルーが二人いないと起動できません。
rulebook-room-mess-hall-v2-words = 取引, トレード, 交換, 台所, 他人

## Resource cards

rulebook-deck = 資源の山札
rulebook-deck-lead = 配るカードも、回収や探索で取るカードも、すべてこの山札から来ます。残り時間でもあります。
rulebook-deck-may-1 = { DEVICE() ->
    [pad] 残りのカードの内訳を確認できます。捨て札を選びます{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
   *[keys] 残りのカードの内訳を確認できます。捨て札をクリックします{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
}
rulebook-deck-may-2 = 部屋の能力で見た上のカードは、公開されたままです。
rulebook-deck-not-1 = 部屋の能力で見たカードを除き、カードは山札に戻せません。
rulebook-deck-not-2 = 山札は補充できません。
rulebook-deck-words = 山札, デッキ, 資源, 残り枚数, 時間

rulebook-face-up = 公開カード
rulebook-face-up-lead = 資源カード{ $face-up }枚が山札の横に公開されています。回収で一枚取るか、探索で見つけたときに取ります。
rulebook-face-up-may-1 = 取ったカードの場所に、すぐに山札から補充されます。
rulebook-face-up-may-2 = 二枚が同じ種類なら、どちらを取ってもかまいません。
rulebook-face-up-may-3 = ソロでは、手札一枚を公開カード一枚と交換できます。
rulebook-face-up-not-1 = ソロの交換を除き、ここにカードは置けません。
rulebook-face-up-words = 公開カード, 場札, 市場, 列, 表向き, オープン, 見えるカード

rulebook-discards = 捨て札
rulebook-discards-lead = 支払ったカード、捨てたカード、船体破損で失ったカードがここに来ます。新しいカードが上です。
rulebook-discards-may-1 = { DEVICE() ->
    [pad] 選ぶと全部見られます。
   *[keys] クリックすると全部見られます。
}
rulebook-discards-may-2 = 機関室と、脱出ポッドの脱走者は、ここからカードを取ります。
rulebook-discards-not-1 = シャッフルして山札に戻すことはできません。
rulebook-discards-words = 捨て札, 墓地, 廃棄, 使ったカード

rulebook-resource-universal-may-1 = 今いる部屋でも、整備室の能力でも、どのマスも修理できます。
rulebook-resource-universal-may-2 = 送電コストのどのカードの代わりにもなります。複数使ってもかまいません。
rulebook-resource-universal-not-1 = 一枚で二枚以上の代わりにはなりません。
rulebook-resource-universal-figure = 万能カードは必要などの資源の代わりにもなります。
rulebook-resource-universal-words = ジョーカー, ワイルド, ワイルドカード, 万能, 星, 何でも

## Pieces and tokens

rulebook-cubes = キューブとストック
rulebook-cubes-lead = 白い修理キューブは{ $repair-cubes }個あります。最初はすべて船にあり、失うとストックに戻り、修理でまた船に置きます。
rulebook-cubes-may-1 = ダメージを受けると、部屋の一番上のキューブを失います。
rulebook-cubes-may-2 = 整備室（V2）でキューブを手元に持てます。一アクションで、カードなしで、今いる部屋の空きマスを修理できます。
rulebook-cubes-may-3 = キューブのあるマスは修理不要です。
rulebook-cubes-not-1 = ストックにキューブがないと、カードでは修理できません。
rulebook-cubes-not-2 = 手元のキューブは渡せません。
rulebook-cubes-special-head = 送電済みの部屋と手元のキューブ
rulebook-cubes-special = 一アクションで空きマスがすべて埋まります。手元のキューブを必要な数だけ先に使い、残りはストックから出します。
rulebook-cubes-figure = 空きマスにキューブを置きます。
rulebook-cubes-words = キューブ, 体力, 耐久, ライフ, 在庫, ストック, サプライ, ブロック, ハート

rulebook-extra-actions = アクショントークン
rulebook-extra-actions-lead = アクショントークン一個で、自分のターンのフェイズ1にもう一アクションできます。全部で{ $action-tokens }個あります。
rulebook-extra-actions-may-1 = 使わなかった基本アクションは、ストックがある限りトークンになります。
rulebook-extra-actions-may-2 = 医務室でも得られます。V1で得たトークンは、そのターンから使えます。
rulebook-extra-actions-may-3 = 持っているだけ使えます。使ったトークンはストックに戻ります。
rulebook-extra-actions-not-1 = 基本アクションが残っている間は使えません。
rulebook-extra-actions-not-2 = 医務室（V2）の能力を除き、他のクルーには渡せません。
rulebook-extra-actions-not-3 = 得たアクションはトークンに戻せません。トークンは、アクションに必要なときだけ使います。
rulebook-extra-actions-figure = トークン一個で一アクション。
rulebook-extra-actions-words = ボーナス, 八角形, 追加, トークン, 温存, 貯める, AP

rulebook-shields = 防御トークン
rulebook-shields-lead = 防御トークンは、キューブの代わりにダメージを一回防ぎます。全部で{ $protection-tokens }個あります。
rulebook-shields-may-1 = 部屋の上：その部屋への次のダメージを防ぎます。古いものから使います。
rulebook-shields-may-2 = クルーの手元：部屋の上にトークンがなければ、そのクルーのいる部屋へのダメージを防ぎます。
rulebook-shields-may-3 = 使ったトークンはストックに戻ります。
rulebook-shields-not-1 = 動力コアには置けません。
rulebook-shields-not-2 = 船体破損は防げません。
rulebook-shields-special-head = いつまで残るか
rulebook-shields-special = 部屋の上のトークンは、置いたプレイヤーの次のターンの始めに戻ります。手元のトークンは使うまで残ります。
rulebook-shields-figure = この部屋は、次の二回のダメージでキューブを失いません。
rulebook-shields-words = シールド, 盾, 装甲, 防御, 保護, ブロック, 守る, 無効

rulebook-power = 電力トークン
rulebook-power-lead = 部屋の電力トークンは送電済みの印です。{ $power }個そろうと動力コアが動き出します。
rulebook-power-may-1 = 一アクションで部屋の空きマスがすべて埋まります。合うカード一枚か、必要な数の手元のキューブを使います。
rulebook-power-may-2 = 部屋は今までどおり起動できます。
rulebook-power-not-1 = 部屋がどんなダメージを受けても、電力トークンは失われません。
rulebook-power-not-2 = ダメージは防げません。今までどおりキューブを失います。
rulebook-power-figure = 送電済みの食堂。
rulebook-power-words = コイン, 金色, 送電済み, 完了, 稲妻, 電力

rulebook-meeples = クルー
rulebook-meeples-lead = コマ一つがクルー一人です。色と輪郭で見分けます。
rulebook-meeples-may-1 = クルーは決まった順番でターンを行います。
rulebook-meeples-may-2 = それぞれカード、アクショントークン、修理キューブ、防御トークンを持てます。
rulebook-meeples-not-1 = クルーはダメージを受けません。受けるのは部屋だけです。
rulebook-meeples-figure = 四人のクルー。
rulebook-meeples-words = コマ, ミープル, プレイヤー, キャラクター, 宇宙飛行士, 色, 順番

rulebook-die = ダイス
rulebook-die-lead = 六面のダイスが一個あります。出目の効果は、振るときに横に出ます。
rulebook-die-may-1 = 探索：{ $scavenge-sides }。
rulebook-die-may-2 = 船体破損で失うカード：{ $breach-sides }。
rulebook-die-not-1 = 振り直したり、元に戻したりはできません。
rulebook-die-figure = 一から六まで、どれも同じ確率です。
rulebook-die-words = ダイス, サイコロ, 出目, 振る, ランダム, 運, 確率, d6

## Ways to play

rulebook-sides = 別面の部屋
rulebook-sides-lead = { $power }部屋にはそれぞれV1とV2の二つの面があります。まずV1で遊び、その後は好きに混ぜてください。
rulebook-sides-may-1 = ランダム：部屋ごとにどちらかの面を使います。
rulebook-sides-may-2 = または準備画面で、V1、V2、部屋ごとの指定から選びます。
rulebook-sides-may-3 = 修理に必要な資源と送電コストは、どちらの面も同じです。
rulebook-sides-not-1 = 今より多くのプレイヤーが必要な面は使えません。
rulebook-sides-figure = 医務室、V2の面。
rulebook-sides-words = 別面, 裏面, バリアント, V2, 混合, 拡張, もう一方の面

rulebook-expansion-damage-control-may-1 = 選んだ部屋は、決まった順に一回ずつダメージを受けます。
rulebook-expansion-damage-control-may-2 = キューブのない部屋も選べます。防御トークンがなければ、船を失います。
rulebook-expansion-damage-control-may-3 = 抜いたカードは誰にもわかりません。
rulebook-expansion-damage-control-not-1 = 一枚のカードで同じ部屋は二回選べません。
rulebook-expansion-damage-control-not-2 = 動力コアは選べません。
rulebook-expansion-damage-control-special-head = 最初のターンの前
rulebook-expansion-damage-control-special = 準備でめくるカードにこのカードがあれば、スタートプレイヤーが選びます。
rulebook-expansion-damage-control-figure = 新しいカード。選ぶ部屋の数はタイプで決まります。
rulebook-expansion-damage-control-words = ダメージを選ぶ, 部屋を選ぶ, ダメコン, コントロール, 選択

rulebook-expansion-escape-pod-may-1 = 乗るには{ $cost-board }アクションかかります。{ $pod-rooms }部屋以上が送電済みで、動力コアにいることが条件です。一人乗りです。
rulebook-expansion-escape-pod-may-2 = 脱走者は資源カードをすべて持ったまま、すぐに最初の漂流ターンを行います。
rulebook-expansion-escape-pod-may-3 = 脱走者が持つトークンとキューブはストックに戻ります。
rulebook-expansion-escape-pod-not-1 = 船には戻れません。
rulebook-expansion-escape-pod-not-2 = 乗ったターンは回収できず、使わなかったアクションのトークンも得られません。ダメージカードはめくりません。
rulebook-expansion-escape-pod-figure = 七部屋が送電済みで、ポッドの準備ができました。
rulebook-expansion-escape-pod-words = 裏切り者, 裏切り, 脱走者, 離れる, 逃げる, 見捨てる, 脱出

rulebook-adrift = ポッドで漂流
rulebook-adrift-lead = 脱走者のターン：捨て札の一番上を取り、ダイスを振ります。出目が持っているカードの枚数以下なら、もう一枚取ります。
rulebook-adrift-may-1 = 取ったばかりのカードも枚数に数えます。
rulebook-adrift-may-2 = 捨て札がなければカードは取れませんが、ダイスは振ります。
rulebook-adrift-may-3 = このターンも普通に数えます。自分が部屋に置いた防御トークンは、次の自分のターンの始めに戻ります。
rulebook-adrift-not-head = 船内のクルーとの違い
rulebook-adrift-not-1 = アクションも回収もできません。ダメージカードもめくりません。
rulebook-adrift-not-2 = 手札の上限はありません。
rulebook-adrift-not-3 = クルーと交換も受け渡しもできません。クルーも脱走者を動かしたり、何かを渡したりできません。
rulebook-adrift-figure = ポッド、ダイス、出目次第でカード。
rulebook-adrift-words = 脱走者, 裏切り者, 漂流, ポッド, ポッドのターン, 宇宙

rulebook-last-roll = ポッドの最後のダイス
rulebook-last-roll-lead = 船を失うと、脱走者はもう一枚取り、一回だけダイスを振ります。出目が持っているカードの枚数を上回れば、脱走者だけが勝利します。
rulebook-last-roll-may-1 = 船が救われれば、船内のクルーが勝利し、脱走者は敗北します。
rulebook-last-roll-may-2 = 持っているカードが少ないほど、脱出しやすくなります。
rulebook-last-roll-not-head = ダイスに失敗したら
rulebook-last-roll-not-1 = 出目がカードの枚数以下なら、全員が敗北します。
rulebook-last-roll-words = 脱走者, 単独勝利, 脱出, 最後のダイス, 裏切り者

rulebook-expansion-solo-may-1 = クルー{ $solo-crew }人が、{ $solo-crew }人のゲームと同じように順番に通常のターンを行います。
rulebook-expansion-solo-may-2 = クルー全員で同じ手札を使います。最初は{ $hand-1 }枚、上限は{ $hand-limit }枚です。
rulebook-expansion-solo-may-3 = トークンとキューブはクルー各自のものです。「他のプレイヤー」は他のクルーを指します。
rulebook-expansion-solo-not-1 = 受け渡しはできません。代わりに公開カードと交換します。
rulebook-expansion-solo-not-2 = 脱出ポッドと、食堂のV2は使えません。
rulebook-expansion-solo-words = 1人用, 一人, 1人, ソロ, ソリティア

rulebook-trading = ソロの交換
rulebook-trading-lead = 手札一枚を、公開カード一枚と交換します。
rulebook-trading-may-1 = { $cost-trade }アクションかかります。クルーはどこにいてもかまいません。
rulebook-trading-may-2 = 取ったカードの場所に、出したカードを置きます。山札からは引きません。
rulebook-trading-may-3 = 食堂では、起動の一アクションで同じ交換ができます。
rulebook-trading-not-1 = 二人以上では交換できません。代わりに受け渡しをします。
rulebook-trading-not-2 = 手札がないと交換できません。
rulebook-trading-figure = 手札一枚と公開カード一枚。
rulebook-trading-words = 交換, トレード, 引き換え, ソロ, 受け渡し, 市場

rulebook-no-counting = カウントなし
rulebook-no-counting-lead = 枚数を数えたくないプレイヤー向けの設定です。山札と捨て札の枚数と内容は非公開になります。
rulebook-no-counting-may-1 = 部屋の能力でカードを見ることはできます。
rulebook-no-counting-may-2 = 一番上のダメージカードのタイプは、裏面でわかります。
rulebook-no-counting-not-1 = ゲームが終わるまで、確率も枚数も見られず、捨て札も調べられません。
rulebook-no-counting-not-2 = ログは、このターンと一つ前のターンしか見られません。
rulebook-no-counting-words = 非表示, 記憶, 秘密, カウント, 数える, 上級, 捨て札

rulebook-combining = 組み合わせ
rulebook-combining-lead = 拡張、部屋の面、難易度、カウントなしは自由に組み合わせられます。
rulebook-combining-may-1 = すべて準備画面で選びます。選べないものには理由が出ます。
rulebook-combining-may-2 = 同じシードと設定なら、また同じ船になります。
rulebook-combining-not-1 = 人数に合わない拡張は使えません。
rulebook-combining-words = 組み合わせ, 混ぜる, オプション, 拡張, 設定, シード, コード

rulebook-programs = 候補生・士官・司令官
rulebook-programs-lead = どの席もプログラムに任せられます。強さには候補生、士官、司令官があります。
rulebook-programs-may-1 = 候補生は単純なルールで動きます。士官はターンごとに計画します。司令官はターン全体を試します。
rulebook-programs-may-2 = { DEVICE() ->
    [pad] ソロ以外では、ほかのプレイヤーのパネルを選ぶと、その席の担当を替えられます。
   *[keys] ソロ以外では、ほかのプレイヤーのパネルを選ぶと、その席の担当を替えられます。{ $key-take-over ->
        [none] { "" }
       *[other] 自分の席は、自分のターンに{ $key-take-over }を押すと替えられます。
    }
}
rulebook-programs-not-1 = プログラムには、クルーに見えないものは見えません。
rulebook-programs-words = 候補生, 士官, 司令官, プログラム, コンピューター, ボット, AI, 席, 強さ
rulebook-captain = 船長の助言
rulebook-captain-lead = 船長が、よい手とその理由を教えてくれます。
rulebook-captain-may-1 = { DEVICE() ->
    [pad] アクション中に聞けます。右上の吹き出しを選び{ $key-adviser ->
        [none] ます。
       *[other] ます。{ $key-adviser }でも聞けます。
    }
   *[keys] アクション中に聞けます。右上の吹き出しをクリックし{ $key-adviser ->
        [none] ます。
       *[other] ます。{ $key-adviser }でも聞けます。
    }
}
rulebook-captain-may-2 = 設定の「{ settings-adviser }」では、自分で決めたあとに聞くことも、オフにすることもできます。
rulebook-captain-may-3 = 初回ガイドでは、聞かなくても船長がヒントをくれます。
rulebook-captain-not-1 = 船長にも伏せたカードは見えません。よい計画でも、運が悪ければ失敗します。
rulebook-captain-words = 船長, アドバイス, 助言, ヒント, おすすめ, 吹き出し
rulebook-together = 友だちと遊ぶ
rulebook-together-lead = 同じコンピューターで、順番に遊びます。ゲームを短い文字列（フライト記録）にして、友だちに送ることもできます。
rulebook-together-may-1 = 同じコンピューターなら、ターンが来たプレイヤーが操作します。
rulebook-together-may-2 = 離れているなら、自分のターンを終え、メニューの「{ share-open }」で「{ flight-copy }」を選び、記録を送ります。
rulebook-together-may-3 = 受け取った記録をコピーし、「{ title-load }」で「{ flight-paste }」を選ぶと、最後の選択から続けられます。
rulebook-together-may-4 = ゲームコードがあれば、同じ船を最初から遊べます。新しいゲームの「{ setup-details }」の「{ setup-seed }」に入力するか貼り付けます。
rulebook-together-not-1 = オンラインでは遊べません。サーバーはなく、何も送信しません。
rulebook-together-words = 友だち, オンライン, インターネット, マルチプレイ, 通信, フライト記録, ゲームコード, 送る, 貼り付け, 共有

rulebook-saving = セーブデータ
rulebook-saving-lead = 選択のたびに自動でセーブされます。いつウィンドウを閉じても、タイトル画面から続けられます。
rulebook-saving-may-1 = ゲーム中のメニューの「別名でセーブ…」で、名前を付けたコピーを残せます。
rulebook-saving-may-2 = タイトル画面の「セーブデータ」に、コピーと最近終わったゲームが並びます。
rulebook-saving-words = セーブ, 保存, ロード, 自動, 続き, 終了, ファイル

rulebook-settings = 設定
rulebook-settings-lead = 言語、文字サイズ、色、テンポ、音、キーは設定で選べます。
rulebook-settings-may-1 = タイトル画面かゲーム中のメニューから「{ settings-title }」を開きます。変更はすぐに反映されます。
rulebook-settings-may-2 = 言語、文字サイズ、色は「{ settings-page-reading }」にあります。
rulebook-settings-words = 設定, オプション, 言語, 文字サイズ, 文字, 色, コントラスト, 音量, テンポ, キー

## At your table now

rulebook-now-stands = { $name }は{ $room }にいます。
rulebook-now-adrift = { $name }は船を離れました。
rulebook-now-may = { $standing }今これができます：
rulebook-now-may-not = { $standing }今これはできません：
rulebook-now-no-action = このゲームにこのアクションはありません。
rulebook-now-not-aboard = この船にこの部屋はありません。
rulebook-now-other-side = { $variant ->
    [v1] このゲームでは、この部屋はV1です。
   *[v2] このゲームでは、この部屋はV2です。
}
rulebook-now-away = { $steps ->
    [0] ここ
   *[other] 移動{ $steps }回
}
rulebook-now-more = ほかに{ $count }部屋
rulebook-now-fits = 空き。{ $cards }を持っています
rulebook-now-unfit = 空き。合うカードがありません
rulebook-now-critical = { $guarded ->
    [yes] キューブなし、防御あり。{ $more }
   *[no] 危機。{ $more }
}
rulebook-now-whole = すべての部屋が全マス修理済みです。
rulebook-now-no-cubes = ストックにキューブがありません。
rulebook-now-power = { $goal }部屋中{ $count }部屋が送電済みです。{ $left ->
    [0] { "" }
   *[other] { "" }残り：
}
rulebook-now-breach = 船体は破損しています。ダメージカードはもうありません。
rulebook-now-hidden = カウントなし：数は表示しません。
rulebook-now-chance = { $protected ->
    [yes] { $percent }%、トークンが防ぎます
   *[no] { $percent }%
}
rulebook-now-damage = ダメージカードは残り{ $count }枚です。次にダメージを受ける部屋：
rulebook-now-row = 公開中
rulebook-now-pile = { $count ->
    [0] 捨て札はありません。
   *[other] 捨て札は{ $count }枚です。
}
rulebook-now-deck = 資源の山札は残り{ $count }枚です。
rulebook-now-hand = { $name }の手札は{ $count }枚です。上限は{ $limit }枚です。
rulebook-now-no-resource = このゲームにこのカードはありません。
rulebook-now-holds = { $count ->
    [0] { $name }はこれを持っていません。
   *[other] { $name }はこれを{ $count }枚持っています。
}
rulebook-now-difficulty = このゲーム：{ $level }、{ $cards ->
    [none] 万能カードなし。
   *[other] { $cards }。
}
rulebook-now-expansion = { $there ->
    [yes] このゲームで使っています。
   *[no] このゲームでは使っていません。
}
rulebook-now-supply = { $count ->
    [0] ストックにありません。
   *[other] ストックの残りは{ $count }個です。
}
rulebook-now-held = { $name }が{ $count }個持っています。
rulebook-now-laid = ここに{ $count }個
rulebook-now-turn = ターン{ $turn }：{ $name }、{ $phase ->
    [actions] フェイズ1。
    [collect] フェイズ2。
    [damage] フェイズ3。
   *[over] ゲームは終わりました。
}
rulebook-now-actions = { $count ->
    [0] アクションは残っていません
   *[other] 残り{ $count }アクション
}{ $tokens ->
    [0] 。
   *[other] 、トークン{ $tokens }個。
}

## What it was opened from

rulebook-of-slot = { $room }、マス{ $number }
rulebook-of-divert = { $room }、送電コスト
rulebook-of-shield = { $room }、防御トークン
rulebook-of-deck = 資源の山札
rulebook-of-discard = 捨て札
rulebook-of-face-up = 公開カード
rulebook-of-damage-deck = ダメージの山札
rulebook-of-damage-discard = ダメージの捨て札
rulebook-of-die = ダイス
rulebook-of-supply = ストック
rulebook-of-held = トークンとキューブ
rulebook-of-threat = 脅威
rulebook-of-stepper = フェイズ
rulebook-of-pod = 脱出ポッド
rulebook-of-end = アクション終了
