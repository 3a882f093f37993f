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
rulebook-side-v2 = { $name }、V2

rulebook-chapter-mission = 任務
rulebook-chapter-turn = 自分のターン
rulebook-chapter-storm = 嵐
rulebook-chapter-rooms = 部屋
rulebook-chapter-cards = 資源カード
rulebook-chapter-tokens = コマとトークン
rulebook-chapter-variants = 遊び方いろいろ

## What the content says of itself

rulebook-room-passive = 自動的に働くので、使うのにアクションは要りません。
rulebook-room-cost = 使うには{ $cost }アクションかかります。
rulebook-room-whole = 修理マス{ $count }個すべてにキューブがあるときだけ働きます。
rulebook-room-divert = 送電に必要なカード：{ $cards }。
rulebook-room-players = { $count }人未満では使われず、もう一方の面になります。
rulebook-resource-copies = { $card }はゲームに{ $count }枚あります。
rulebook-resource-level = { $level }{ $count }枚
rulebook-resource-levels = ゲームに入る枚数は難易度で決まります：{ $levels }。
rulebook-resource-rooms = マスを修理できる部屋：{ $rooms }。
rulebook-difficulty-lead = { $cards ->
    [none] 資源の山札に追加のカードを混ぜません。全部で{ $whole }枚です。
   *[other] 資源の山札に{ $cards }を混ぜます。全部で{ $whole }枚です。
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

rulebook-ship = 船のつくり
rulebook-ship-lead = { $rooms ->
    [9] 三列三段に並ぶ九つの部屋です。
   *[other] 船には{ $rooms }の部屋があります。
}中央が動力コアで、周りの{ $power }部屋の並びはゲームごとに変わります。
rulebook-ship-may-1 = { $power }部屋それぞれに修理マスが{ $spaces }個あります。最初はすべてにキューブがあります。
rulebook-ship-may-2 = 辺で接する部屋が隣です。角だけでは隣になりません。
rulebook-ship-may-3 = 動力コアにマスはなく、ダメージも受けません。送られた電力が集まります。
rulebook-ship-figure = 三部屋の電力を受けた動力コア。
rulebook-ship-words = ボード, マップ, 盤面, 配置, 目標, コア, 隣, 隣接, 船

rulebook-goal = ゲームの終わり
rulebook-goal-lead = { $power }部屋すべてから送電し、動力コアを使えば、船は救われ、全員が一緒に勝利します。
rulebook-goal-may-1 = 最後の部屋が送電済みになれば、動力コアにいるクルーはすぐにコアを使えます。
rulebook-goal-may-2 = そのとき部屋が壊れていてもかまいません。大事なのは電力です。
rulebook-goal-not-1 = キューブのない部屋がまた被害を受けると、その場で船は失われます。
rulebook-goal-not-2 = 資源の山札が尽きると、その場で船は失われます。
rulebook-goal-special-head = 唯一の例外
rulebook-goal-special = 脱出ポッドで離れたクルーは、一人だけで勝つか負けるかします。
rulebook-goal-figure = 全室送電済み。コアを使えば勝利です。
rulebook-goal-words = 勝利, 敗北, 勝ち, 負け, 終了, ゲームオーバー, 再起動, 脱出, 目的, 勝利条件

rulebook-setting-up = ゲームの準備
rulebook-setting-up-lead = 部屋、キューブ、カード、クルーはプログラムが並べます。あなたは名前、難易度、拡張を選びます。
rulebook-setting-up-may-1 = 資源の山札：{ $kinds }種類の資源が各{ $copies }枚と、難易度に応じた枚数の万能カード。
rulebook-setting-up-may-2 = 手札：二人なら各{ $hand-2 }枚、三人なら{ $hand-3 }枚、四人なら{ $hand-4 }枚。一人ならクルー全員で{ $hand-1 }枚。
rulebook-setting-up-may-3 = 資源カード{ $face-up }枚を公開します。ダメージの山札はタイプ順で、弱いカードが上、一番下が船体破損です。
rulebook-setting-up-may-4 = 全員が動力コアから始めます。最初のプレイヤーは準備画面で選ぶか、ランダムです。
rulebook-setting-up-special-head = 最初のターンの前のダメージ
rulebook-setting-up-special = 最初に山札の最後の{ $setup-damage }枚のダメージカードが襲います。一番最後のカードからです。
rulebook-setting-up-figure = 最初のダメージカード一枚と、被害を受けた部屋。
rulebook-setting-up-words = 開始, 配る, 準備, セットアップ, 手札, スタートプレイヤー, 最初のプレイヤー, 新しいゲーム

rulebook-looking = 公開されている情報
rulebook-looking-lead = 情報を公開して一緒に遊びます。手札はすべて表向きで、何を話し合ってもかまいません。
rulebook-looking-may-1 = { DEVICE() ->
    [pad] 両方の捨て札と、それぞれの山札の枚数は見てかまいません。捨て札を選びます{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
   *[keys] 両方の捨て札と、それぞれの山札の枚数は見てかまいません。捨て札をクリックします{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
}
rulebook-looking-may-2 = 山札に残っているカードの内容も見られますが、順番は見られません。
rulebook-looking-may-3 = 部屋の効果で見たものは全員が知ったままです。ログには起きたことが残ります。
rulebook-looking-not-1 = 山札の順番を見ること。部屋の効果で見るときは別です。
rulebook-looking-words = 公開, 秘密, 非公開, 伏せる, 情報, 枚数, 相談, ログ, 見る, 確認

## Your turn

rulebook-phases = 3つのフェイズ
rulebook-phases-lead = ターンはアクション、回収、ダメージの順です。そのあと次のクルーのターンになります。
rulebook-phases-may-1 = フェイズ1：{ $base-actions }アクション。アクショントークンを一個使うごとにアクションが一つ増えます。
rulebook-phases-may-2 = フェイズ2：山札から{ $deck-cards }枚か、公開カード一枚を取ります。そのあと残せる手札は{ $hand-limit }枚までです。
rulebook-phases-may-3 = フェイズ3：一番上のダメージカードが書かれた部屋を襲います。なくなったあとは船体破損でカードを失います。
rulebook-phases-not-1 = フェイズ1は自動的には終わりません。終わるときは自分で宣言します。
rulebook-phases-special-head = ターンの始め
rulebook-phases-special = まず武器庫で置いた自分の防御トークンが戻ります。次に医務室にいるクルーがトークンを得ます。
rulebook-phases-words = ターン, 手番, ラウンド, 順番, 流れ, フェイズ, フェーズ, ターンの始め, 手順

rulebook-actions = アクション
rulebook-actions-lead = フェイズ1では{ $base-actions }アクションできます。どれを、どの順に、同じものを何回選んでもかまいません。
rulebook-actions-may-1 = 移動、探索、受け渡し、修理、送電、今いる部屋の使用。
rulebook-actions-may-2 = アクショントークン一個でアクションが一つ増えます。持っている限り何回でも使えます。
rulebook-actions-may-3 = 先に基本アクションを使います。トークンを使うのは、それがなくなってからです。
rulebook-actions-not-1 = 全部は払えないアクションを始めること。
rulebook-actions-not-2 = 今いる部屋以外での行動。例外となる部屋もあります。
rulebook-actions-special-head = 使わなかったら
rulebook-actions-special = 残った基本アクションは、それぞれアクショントークンになります。
rulebook-actions-figure = 移動、探索、受け渡し、修理、送電、部屋の使用。
rulebook-actions-words = アクション, 行動, ポイント, AP, 残り, 使う, 選択肢, できること

rulebook-moving = 移動
rulebook-moving-lead = 上下左右の隣の部屋へ行きます。
rulebook-moving-may-1 = 一部屋進むごとに{ $cost-move }アクション。
rulebook-moving-may-2 = 一つの部屋には何人いてもかまいません。動力コアも同じです。
rulebook-moving-may-3 = { DEVICE() ->
    [pad] アクションを選んでから部屋を選びます{ $key-move ->
        [none] 。
       *[other] （または{ $key-move }）。
    }
   *[keys] コマを部屋へドラッグするか、矢印キーを使うか、両方をクリックします{ $key-move ->
        [none] 。
       *[other] （または{ $key-move }）。
    }
}
rulebook-moving-not-1 = 斜めの移動。
rulebook-moving-not-2 = 他のクルーのコマの移動。他のクルーを送れるのは居住区だけです。
rulebook-moving-figure = 機関室から隣の部屋へ。
rulebook-moving-words = 移動, 行く, 歩く, 進む, 歩数, 距離, 隣, 隣接, 斜め

rulebook-scavenging = 探索
rulebook-scavenging-lead = ダイスを振って資源カードを探します：{ $scavenge-sides }。
rulebook-scavenging-may-1 = { $cost-scavenge }アクション。どの部屋でも、払える限り何回でもできます。
rulebook-scavenging-may-2 = カードは一枚ずつ、山札か公開カードから取ります。公開カードはすぐに補充され、それを次に取ってもかまいません。
rulebook-scavenging-may-3 = 少なく取っても、何も取らなくてもかまいません。
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
rulebook-scavenging-not-1 = ダイスを振ったあとに元に戻すこと。
rulebook-scavenging-figure = 低い目はなし、中くらいは一枚、高い目は二枚。
rulebook-scavenging-words = 探索, 探す, 振る, ダイス, サイコロ, 発見, 運, 確率

rulebook-sharing = 受け渡し
rulebook-sharing-lead = 同じ部屋の誰かにカード一枚を渡すか、一枚もらいます。
rulebook-sharing-may-1 = どちら向きでも、カード一枚につき{ $cost-give }アクション。
rulebook-sharing-may-2 = どのカードでもよく、万能カードも、一時的に{ $hand-limit }枚を超えるのもかまいません。手札を数えるのは本人のフェイズ2だけです。
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
rulebook-sharing-not-1 = 別の部屋のクルーとの受け渡し。食堂ならできます。
rulebook-sharing-not-2 = トークンとキューブの受け渡し。持ち主の手元に残ります。
rulebook-sharing-special-head = 一人のとき
rulebook-sharing-special = 手札はクルー全員で一つなので、代わりに公開カードとトレードします。
rulebook-sharing-figure = 同じ部屋でカードが渡ります。
rulebook-sharing-words = 受け渡し, 共有, 渡す, もらう, 取る, 交換, トレード, 仲間

rulebook-repairing = 修理
rulebook-repairing-lead = 今いる部屋の空いたマスに合うカード一枚を捨てます。ストックのキューブ一個がそのマスに置かれます。
rulebook-repairing-may-1 = どの空いたマスでも、どの順番でもかまいません。万能カードはどのマスにも合います。
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] { $cost-repair }アクションかかります。カードを選んでからマスを選びます{ $key-repair ->
        [none] 。
       *[other] （または{ $key-repair }）。
    }
   *[keys] { $cost-repair }アクションかかります。カードをマスへドラッグします{ $key-repair ->
        [none] 。
       *[other] （または{ $key-repair }）。
    }
}
rulebook-repairing-may-3 = キューブを失ったマスが空いたマスです。修理に必要な資源が見えます。
rulebook-repairing-not-1 = ストックにキューブがないときの修理。手元のキューブだけが使えます。
rulebook-repairing-not-2 = 隣の部屋からの修理。別の部屋を修理できるのは整備室だけです。
rulebook-repairing-not-3 = 送電前の部屋で、カード一枚で二つのマスを修理すること。
rulebook-repairing-special-head = 送電済みの部屋
rulebook-repairing-special = 空いたマスの一つに合うカード一枚で、すべてのマスが直ります。ストックが足りなければ、カードのマスが先で、残りは上からです。
rulebook-repairing-figure = 金属は二つの空いたマスの片方に合います。
rulebook-repairing-words = 修理, 回復, 直す, 復旧, 体力, 耐久, 壊れた, マス, スペース, キューブ

rulebook-diverting = 送電
rulebook-diverting-lead = キューブがそろった部屋で、コストのカードをまとめて捨てます。部屋の電力が動力コアに送られます。
rulebook-diverting-may-1 = { $cost-divert }アクションと、部屋の左に書かれたカード{ $cost }枚がかかります。
rulebook-diverting-may-2 = どのカードも万能カードで代用できます。
rulebook-diverting-may-3 = そのあとも部屋は使え、ダメージを受け、修理できます。送電済みのままです。
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] カードを選んでからコストを選びます{ $key-divert ->
        [none] 。
       *[other] （または{ $key-divert }）。
    }カードは書かれた順に捨て札になり、最後のものが一番上です。
   *[keys] カードをコストへドラッグします{ $key-divert ->
        [none] 。
       *[other] （または{ $key-divert }）。
    }カードは書かれた順に捨て札になり、最後のものが一番上です。
}
rulebook-diverting-not-1 = 空いたマスがあるときの送電。先に修理します。
rulebook-diverting-not-2 = 少しずつ払うこと。一人の手札から一度に全部払います。
rulebook-diverting-not-3 = 同じ部屋の二回目の送電と、動力コアの送電。
rulebook-diverting-special-head = 送電の効果
rulebook-diverting-special = 勝利に一歩近づき、以後はカード一枚で部屋全体が直ります。
rulebook-diverting-figure = { $cost ->
    [3] 左の三枚のカードが電力トークンになります。
   *[other] 左のカードが電力トークンになります。
}
rulebook-diverting-words = 送電, 電力, エネルギー, 転送, 勝利, コイン, コスト, 支払い, 払う, 完了

rulebook-activating = 部屋の起動
rulebook-activating-lead = 今いる部屋の能力を使います。キューブがすべてそろっていなければなりません。
rulebook-activating-may-1 = 必要なアクション数は部屋に書かれています。
rulebook-activating-may-2 = 払える限り、同じ部屋を何回でも使えます。
rulebook-activating-may-3 = 送電済みの部屋も同じように働きます。
rulebook-activating-not-1 = 壊れた部屋の起動。先に修理します。
rulebook-activating-not-2 = 対象がないときの起動。捨て札がない、合流する相手がいない、ストックにトークンがないなど。理由はボタンに示されます。
rulebook-activating-not-3 = 自動的に働く部屋の起動。
rulebook-activating-special-head = 先に支払い
rulebook-activating-special = 部屋の質問より先にアクションを払います。対象があるかどうかは、そのあとで判定します。
rulebook-activating-words = 起動, 使う, 能力, 効果, 部屋, 特殊, スキル, 自動, パッシブ

rulebook-ending = アクションの終了
rulebook-ending-lead = フェイズ1はいつでも終えられます。残った基本アクション一つにつき、アクショントークン一個を得ます。
rulebook-ending-may-1 = トークンはストックにある分だけです。
rulebook-ending-may-2 = 得たトークンは以後のターンに使います。
rulebook-ending-not-1 = トークンで得たアクションをトークンに戻すこと。
rulebook-ending-not-2 = ストックにない分のトークンを得ること。そのアクションは失われ、先に確認があります。
rulebook-ending-special-head = アクションがなくなったら
rulebook-ending-special = 使えるものがなくなってもフェイズは終了を待ちます。元に戻せるようにするためです。
rulebook-ending-figure = 使わなかったアクションはトークンになります。
rulebook-ending-words = 終了, 終える, パス, スキップ, 温存, 未使用, 残り, 待つ

rulebook-collecting = 回収
rulebook-collecting-lead = フェイズ2：資源の山札の上から{ $deck-cards }枚か、{ $face-up }枚の公開カードのうち一枚を取ります。
rulebook-collecting-may-1 = 取られた公開カードはすぐに山札から補充されます。
rulebook-collecting-may-2 = そのあと{ $hand-limit }枚になるまで、好きなカードを捨てます。
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] 山札かカードを選びます。
   *[keys] 山札かカードをクリックするか、手札へドラッグします。
}
rulebook-collecting-not-1 = 何も取らないこと。どちらかを必ず取ります。
rulebook-collecting-words = 回収, 引く, ドロー, 取る, 獲得, 収入, フェイズ2, カード, 資源

rulebook-hand = 手札
rulebook-hand-lead = 自分のフェイズ2の終わりに残せる手札は{ $hand-limit }枚までです。それ以外のときは超えてもかまいません。
rulebook-hand-may-1 = 捨てるカードは自分で選びます。
rulebook-hand-may-2 = 他のクルーからのカードは、次の自分のフェイズ2まで数えません。
rulebook-hand-may-3 = 最初の手札は、二人、三人、四人でそれぞれ{ $hand-2 }枚、{ $hand-3 }枚、{ $hand-4 }枚です。
rulebook-hand-not-1 = ほかのときにカードを捨てること。支払いは別です。
rulebook-hand-figure = 各資源のカード一枚ずつ。
rulebook-hand-words = 手札, 上限, 捨てる, 最大, 多すぎる, 持つ, 6枚

## The storm

rulebook-damage-cards = ダメージカード
rulebook-damage-cards-lead = フェイズ3：一番上のダメージカードをめくります。書かれた部屋は、書かれた順に一番上のキューブを一個ずつ失います。
rulebook-damage-cards-may-1 = タイプ1は一部屋、タイプ2は二部屋、タイプ3は三部屋を襲います。それぞれ{ $damage-1 }枚、{ $damage-2 }枚、{ $damage-3 }枚で、弱いものが先です。
rulebook-damage-cards-may-2 = 失ったキューブはストックに戻ります。
rulebook-damage-cards-may-3 = 防御トークンがあれば代わりに被害を防ぎます。部屋に置かれた一番古いものが先で、なければそこにいるクルーの持つものです。
rulebook-damage-cards-not-1 = 動力コアが被害を受けること。
rulebook-damage-cards-not-2 = キューブのない部屋はキューブを失えません。船は失われ、カードの残りは無視されます。
rulebook-damage-cards-special-head = トークンを持つクルーが複数いるとき
rulebook-damage-cards-special = 誰のトークンを使うかは、今のターンのプレイヤーが決めます。
rulebook-damage-cards-figure = 医務室が一番上のキューブを失います。
rulebook-damage-cards-words = ダメージ, 被害, 攻撃, 嵐, 太陽嵐, フレア, 危険, フェイズ3, 脅威, 確率

rulebook-critical = 危機の部屋
rulebook-critical-lead = キューブをすべて失った部屋は危機です。次の被害で船が失われます。
rulebook-critical-may-1 = マスを一つ修理すれば、もう一度耐えられます。
rulebook-critical-may-2 = 防御トークンで一度だけ防げます。
rulebook-critical-may-3 = ブリッジでは次に襲われる部屋を見て、遅らせることができます。
rulebook-critical-not-1 = すべて直るまで、使うことも送電することもできません。
rulebook-critical-special-head = ダメージカードがなくなったら
rulebook-critical-special = 船体破損になれば、もう部屋は被害を受けません。
rulebook-critical-figure = 三つのマスが空き、あと一撃で終わりです。
rulebook-critical-words = 危機, 危険, 赤, 瀕死, 最後, ゼロ, 破壊, 警報, 敗北, 体力

rulebook-hull-breach = 船体破損
rulebook-hull-breach-lead = 最後のダメージカードがめくられると船体に穴が開きます。次のターンから、フェイズ3ではダイスで、山札から失うカードの枚数を決めます。
rulebook-hull-breach-may-1 = 出目ごとに失う枚数：{ $breach-sides }。
rulebook-hull-breach-may-2 = カードは資源の山札の上から捨て札になります。
rulebook-hull-breach-not-1 = 部屋はもうダメージを受けません。
rulebook-hull-breach-not-2 = トークンでは防げません。
rulebook-hull-breach-figure = 最後のカードと、その後毎ターン失うもの。
rulebook-hull-breach-words = 船体破損, 穴, 漏れ, 真空, 山札切れ, カードを失う, カウントダウン, 終盤, 宇宙

rulebook-deck-empty = 山札が尽きたら
rulebook-deck-empty-lead = 資源の山札がなくなった瞬間、何が最後の一枚を取ったかにかかわらず、船は失われます。
rulebook-deck-empty-may-1 = 最後の一枚は引くか置かれます。そのあとのことは何も起きません。
rulebook-deck-empty-may-2 = カードを見て戻すだけなら、山札が尽きることはありません。
rulebook-deck-empty-not-1 = 捨て札を混ぜて山札に戻すこと。
rulebook-deck-empty-not-2 = 公開カードを取っても逃れられません。すぐに山札から補充されます。
rulebook-deck-empty-special-head = 残りの長さ
rulebook-deck-empty-special = 船内のターンごとに少なくとも一枚減ります。残りのターン数は卓上に示されます。
rulebook-deck-empty-words = 敗北, 最後のカード, 時間, 時計, 尽きる, 山札切れ, 空, リシャッフル

## The rooms

rulebook-reading-rooms = 部屋の見方
rulebook-reading-rooms-lead = 部屋カードには、送電コスト、修理に必要なもの、能力が書かれています。
rulebook-reading-rooms-may-1 = 左：送電に必要なカード。送電済みならコイン。
rulebook-reading-rooms-may-2 = 右：修理マス。キューブが資源を隠し、空いたマスでは資源が見えます。
rulebook-reading-rooms-may-3 = 下：能力。キューブがすべてそろっている間は印が金色です。
rulebook-reading-rooms-may-4 = 右上：ダメージの山札についてクルーが知っていることから計算した、このターンに被害を受ける確率。
rulebook-reading-rooms-not-1 = 一つのゲームに同じ部屋の両面が出ること。
rulebook-reading-rooms-figure = 一番上のマスが空いた貨物室。
rulebook-reading-rooms-words = カード, 記号, アイコン, マス, パーセント, 数字, コイン, V1, V2

rulebook-room-energy-core-v1-may-1 = 送電済みの部屋はすべてここで数えます。
rulebook-room-energy-core-v1-not-1 = ダメージ、修理、送電の対象にならず、トークンも置けません。
rulebook-room-energy-core-v1-not-2 = 最後の部屋が送電済みになるまでは働きません。
rulebook-room-energy-core-v1-figure = 全室送電済み。再起動できます。
rulebook-room-energy-core-v1-words = 反応炉, コア, 中央, 勝利, 再起動, エンジン

rulebook-room-bridge-v1-may-1 = 残りが少なければ、ある分だけ見ます。
rulebook-room-bridge-v1-may-2 = 一番痛いカードを最後にして、来る前に修理できます。
rulebook-room-bridge-v1-not-1 = ダメージカードがなくなれば使えません。
rulebook-room-bridge-v1-not-2 = 船体破損カードはここでは見えず、一番下に残ります。
rulebook-room-bridge-v1-words = 艦橋, のぞく, 先読み, 並べ替え, 予測, 順番
rulebook-room-bridge-v2-may-1 = 二枚とも同じ側に置けます。順番は自分で選びます。
rulebook-room-bridge-v2-may-2 = 底に置いたものは船体破損の直前に来ます。
rulebook-room-bridge-v2-not-1 = ダメージカードがなくなれば使えません。
rulebook-room-bridge-v2-words = 艦橋, のぞく, 埋める, 底, 沈める, 予測

rulebook-room-cargo-hold-v1-may-1 = そのあと、カードを引くまで全員が順番を知っています。
rulebook-room-cargo-hold-v1-may-2 = 残りが何枚でも使えます。
rulebook-room-cargo-hold-v1-not-1 = カードを取ること。すべて戻します。
rulebook-room-cargo-hold-v1-words = のぞく, 見る, 並べ替え, 倉庫, 山札
rulebook-room-cargo-hold-v2-may-1 = フェイズ2までは手札が上限を超えてもかまいません。
rulebook-room-cargo-hold-v2-not-1 = 山札の最後の一枚。取ると船は失われます。
rulebook-room-cargo-hold-v2-words = 引く, ドロー, 追加カード, 倉庫, 獲得

rulebook-room-medical-bay-v1-may-1 = ここでターンを始めるたびに、アクションの前に得られます。
rulebook-room-medical-bay-v1-may-2 = ストックのトークンが足りなければ、ある分だけ得ます。
rulebook-room-medical-bay-v1-not-1 = ターンの途中で来ても何も得られません。
rulebook-room-medical-bay-v1-not-2 = 空いたマスがあれば何も得られません。
rulebook-room-medical-bay-v1-words = 回復, 医者, 病院, 休憩, トークン, ボーナス
rulebook-room-medical-bay-v2-may-1 = ほかのアクションと同じく、アクショントークンで払えます。
rulebook-room-medical-bay-v2-not-1 = 自分へのトークン。
rulebook-room-medical-bay-v2-words = 回復, 医者, 病院, トークン, 仲間を助ける

rulebook-room-crew-quarters-v1-may-1 = 遠くにいるクルーでも、誰でも送れます。
rulebook-room-crew-quarters-v1-may-2 = クルーを集めれば、受け渡しができます。
rulebook-room-crew-quarters-v1-not-1 = 全員が同じ部屋にいるとき。合流する相手がいません。
rulebook-room-crew-quarters-v1-words = テレポート, 送る, 他人を動かす, ベッド, 合流, 寝室
rulebook-room-crew-quarters-v2-may-1 = 遠くにいるクルーでも、誰でも送れます。
rulebook-room-crew-quarters-v2-may-2 = 次に修理が必要な部屋へ誰かを送れます。
rulebook-room-crew-quarters-v2-not-1 = 誰かがいる部屋へ送ること。
rulebook-room-crew-quarters-v2-words = テレポート, 送る, 他人を動かす, ベッド, 無人, 空き部屋

rulebook-room-engine-room-v1-may-1 = 同じ種類のカード同士でも交換できます。
rulebook-room-engine-room-v1-may-2 = 出したカードは捨て札の一番上になります。
rulebook-room-engine-room-v1-not-1 = 手札か捨て札がないとき。
rulebook-room-engine-room-v1-words = リサイクル, 再利用, 墓地, 交換, 捨て札
rulebook-room-engine-room-v2-may-1 = 捨て札のどこにあるカードでも選べます。
rulebook-room-engine-room-v2-not-1 = 捨て札がないとき。
rulebook-room-engine-room-v2-not-2 = それで山札の最後の一枚がなくなれば、船は失われます。
rulebook-room-engine-room-v2-words = リサイクル, 再利用, 墓地, 取り戻す, 捨て札

rulebook-room-armoury-v1-may-1 = 複数のクルーのトークンが一つの部屋にあってもかまいません。一番古いものから使います。
rulebook-room-armoury-v1-may-2 = 被害を防いだトークンはストックに戻ります。
rulebook-room-armoury-v1-not-1 = ストックにトークンがないとき。
rulebook-room-armoury-v1-not-2 = 効果は続きません。次の自分のターンの始めにストックに戻ります。
rulebook-room-armoury-v1-words = シールド, 盾, 防御, 保護, ブロック, 守る, 武器
rulebook-room-armoury-v2-may-1 = 一人が複数持ってもかまいません。それぞれ被害を一回防ぎます。
rulebook-room-armoury-v2-may-2 = トークンは持ち主と一緒に移動します。
rulebook-room-armoury-v2-not-1 = ストックにトークンがないとき。
rulebook-room-armoury-v2-words = シールド, 盾, 防御, 保護, ブロック, 守る, 護衛

rulebook-room-repair-centre-v1-may-1 = 万能カードもここで使えます。
rulebook-room-repair-centre-v1-may-2 = どんなに遠い部屋でもかまいません。
rulebook-room-repair-centre-v1-not-1 = 整備室自身の修理。それは通常の修理です。
rulebook-room-repair-centre-v1-not-2 = 手元のキューブによる修理。手元のキューブは今いる部屋だけで使えます。
rulebook-room-repair-centre-v1-words = 回復, 直す, 遠隔, 離れた, 工房, 距離
rulebook-room-repair-centre-v2-may-1 = 手元のキューブが被害を受けることはありません。
rulebook-room-repair-centre-v2-may-2 = ストックがなくなっても、手元のキューブで修理できます。
rulebook-room-repair-centre-v2-not-1 = 自分へのキューブ。
rulebook-room-repair-centre-v2-not-2 = ストックにキューブがないとき。
rulebook-room-repair-centre-v2-words = 回復, 直す, 予備, 運ぶ, キューブ, 工房

rulebook-room-mess-hall-v1-may-1 = 相手は船内のどこにいてもかまいません。
rulebook-room-mess-hall-v1-may-2 = 見返りなしに渡しても、もらってもかまいません。
rulebook-room-mess-hall-v1-not-1 = 誰もカードを持っていないとき。
rulebook-room-mess-hall-v1-words = 取引, トレード, 交換, 台所, 遠くと受け渡し
rulebook-room-mess-hall-v2-may-1 = 二人は船内のどこにいてもよく、カードはあなたが選びます。
rulebook-room-mess-hall-v2-may-2 = 二人は同じ枚数を渡します。
rulebook-room-mess-hall-v2-not-1 = 自分のカード。あなたは二人に入りません。
rulebook-room-mess-hall-v2-not-2 = カードを持つ他のクルーが二人いないとき。
rulebook-room-mess-hall-v2-words = 取引, トレード, 交換, 台所, 他人

## Resource cards

rulebook-deck = 資源の山札
rulebook-deck-lead = 手札、公開カード、回収や探索のカードは、すべてここから来ます。残り時間でもあります。
rulebook-deck-may-1 = { DEVICE() ->
    [pad] 残りの内容を見られます。捨て札を選びます{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
   *[keys] 残りの内容を見られます。捨て札をクリックします{ $key-piles ->
        [none] 。
       *[other] （または{ $key-piles }）。
    }
}
rulebook-deck-may-2 = 部屋の効果で見た上のカードは、知られたままです。
rulebook-deck-not-1 = カードを山札に戻すこと。部屋の効果で見たときだけ戻ります。
rulebook-deck-not-2 = 山札が補充されることはありません。
rulebook-deck-words = 山札, デッキ, 資源, 残り枚数, 時間

rulebook-face-up = 公開カード
rulebook-face-up-lead = 資源カード{ $face-up }枚が山札の横に公開されています。回収で一枚取るか、探索で見つけたものとして取ります。
rulebook-face-up-may-1 = 空きはすぐに山札から、同じ場所に補充されます。
rulebook-face-up-may-2 = 同じ種類のカードが二枚あれば、どちらでも同じです。
rulebook-face-up-may-3 = 一人のときは、手札一枚と公開カード一枚をトレードできます。
rulebook-face-up-not-1 = ここにカードを戻すこと。トレードは別です。
rulebook-face-up-words = 公開カード, 場札, 市場, 列, 表向き, オープン, 見えるカード

rulebook-discards = 捨て札
rulebook-discards-lead = 支払ったカード、手札からあふれたカード、船体破損で失ったカードがここに来ます。新しいものが上です。
rulebook-discards-may-1 = { DEVICE() ->
    [pad] 選ぶと全部見られます。
   *[keys] クリックすると全部見られます。
}
rulebook-discards-may-2 = 機関室はここからカードを取り戻し、脱出ポッドはここから引きます。
rulebook-discards-not-1 = 捨て札を混ぜて山札に戻すこと。
rulebook-discards-words = 捨て札, 墓地, 廃棄, 使ったカード

rulebook-resource-universal-may-1 = 今いる部屋でも整備室からでも、どのマスも修理できます。
rulebook-resource-universal-may-2 = 送電コストのどのカードの代わりにもなります。必要なら複数枚でもかまいません。
rulebook-resource-universal-not-1 = 二枚分以上に数えることはありません。
rulebook-resource-universal-figure = 万能カードは必要なカードなら何の代わりにもなります。
rulebook-resource-universal-words = ジョーカー, ワイルド, ワイルドカード, 万能, 星, 何でも

## Pieces and tokens

rulebook-cubes = キューブとストック
rulebook-cubes-lead = 修理キューブはゲームに{ $repair-cubes }個あります。最初はすべて船にあります。部屋が失ったものはストックに入り、修理のときはそこから出します。
rulebook-cubes-may-1 = 被害を受けると、部屋の一番上のキューブがなくなります。
rulebook-cubes-may-2 = 整備室のキューブを手元に持つことがあります。持ち主のいる部屋の空いたマスを、アクション一つで、カードなしに修理できます。
rulebook-cubes-may-3 = キューブは資源を隠しています。そのマスにカードは不要です。
rulebook-cubes-not-1 = ストックにキューブがなければ、カードで修理できません。
rulebook-cubes-not-2 = 手元のキューブは譲れません。
rulebook-cubes-special-head = 送電済みの部屋での手元のキューブ
rulebook-cubes-special = すべてのマスが直ります。持ち主のキューブから必要な数だけ使い、残りはストックから出します。
rulebook-cubes-figure = 空いたマスにキューブを置きます。
rulebook-cubes-words = キューブ, 体力, 耐久, ライフ, 在庫, ストック, サプライ, ブロック, ハート

rulebook-extra-actions = アクショントークン
rulebook-extra-actions-lead = アクショントークン一個で、持ち主のターンのフェイズ1にアクションが一つ増えます。全部で{ $action-tokens }個あります。
rulebook-extra-actions-may-1 = 使わなかった基本アクションは、ストックがある限りトークンになります。
rulebook-extra-actions-may-2 = 医務室からも得られます。一つ目の面で得たものは同じターンに使えます。
rulebook-extra-actions-may-3 = 同じターンに持っているだけ使えます。使ったものはストックに戻ります。
rulebook-extra-actions-not-1 = 基本アクションを使い切る前に使うこと。
rulebook-extra-actions-not-2 = 他のクルーに渡すこと。医務室のもう一方の面は別です。
rulebook-extra-actions-not-3 = トークンで得たアクションは、使わなくても何も戻りません。そのためトークンは、アクションに必要なときに初めて使われます。
rulebook-extra-actions-figure = トークン一個でアクション一つ。
rulebook-extra-actions-words = ボーナス, 八角形, 追加, トークン, 温存, 貯める, AP

rulebook-shields = 防御トークン
rulebook-shields-lead = 防御トークンはキューブの代わりに被害を一回防ぎます。全部で{ $protection-tokens }個あります。
rulebook-shields-may-1 = 部屋の上：そこへの次の被害を防ぎます。一番古いものからです。
rulebook-shields-may-2 = 手元：持ち主のいる部屋の上になければ、その部屋への被害を防ぎます。
rulebook-shields-may-3 = 使ったトークンはストックに戻ります。
rulebook-shields-not-1 = 動力コアに置くこと。
rulebook-shields-not-2 = 船体破損に対して使うこと。
rulebook-shields-special-head = いつまで
rulebook-shields-special = 部屋の上のトークンは、置いたクルーの次のターンに戻ります。手元のものは使うまで残ります。
rulebook-shields-figure = この部屋への被害二回ではキューブを失いません。
rulebook-shields-words = シールド, 盾, 装甲, 防御, 保護, ブロック, 守る, 無効

rulebook-power = 電力トークン
rulebook-power-lead = 部屋のコインは送電済みの印です。{ $power }個すべてで動力コアが点灯します。
rulebook-power-may-1 = 合うカード一枚か手元のキューブ一個で、そうした部屋は全部直ります。
rulebook-power-may-2 = 部屋はこれまでどおり使えます。
rulebook-power-not-1 = 何が部屋を襲っても、失われることはありません。
rulebook-power-not-2 = 部屋を守るものではありません。被害を受ければこれまでどおりキューブを失います。
rulebook-power-figure = 送電済みの食堂。
rulebook-power-words = コイン, 金色, 送電済み, 完了, 稲妻, 電力

rulebook-meeples = クルー
rulebook-meeples-lead = コマ一つがクルー一人です。色と輪郭で誰かわかります。
rulebook-meeples-may-1 = クルーは順番にターンを行い、何巡も続けます。
rulebook-meeples-may-2 = それぞれカード、アクショントークン、修理キューブ、防御トークンを持てます。
rulebook-meeples-not-1 = クルーは傷つきません。傷つくのは部屋だけです。
rulebook-meeples-figure = 四人のクルー。
rulebook-meeples-words = コマ, ミープル, プレイヤー, キャラクター, 宇宙飛行士, 色, 順番

rulebook-die = ダイス
rulebook-die-lead = 六面のダイス一個です。出目の意味は、振るときに横に示されます。
rulebook-die-may-1 = 探索：{ $scavenge-sides }。
rulebook-die-may-2 = 船体破損で失うカード：{ $breach-sides }。
rulebook-die-not-1 = 振り直しや元に戻すことはできません。
rulebook-die-figure = 一から六まで、すべて同じ確率です。
rulebook-die-words = ダイス, サイコロ, 出目, 振る, ランダム, 運, 確率, d6

## Ways to play

rulebook-sides = 別面の部屋
rulebook-sides-lead = { $power }部屋それぞれにV1とV2の二つの面があります。最初のゲームはV1で、その後はどう混ぜてもかまいません。
rulebook-sides-may-1 = ランダム：部屋ごとにどちらかの面になります。
rulebook-sides-may-2 = または、すべてV1、すべてV2、部屋ごとに準備画面で指定したとおり。
rulebook-sides-may-3 = どちらの面も修理に必要なものと送電コストは同じです。
rulebook-sides-not-1 = 人数の足りないゲームに、より多くの人数が必要な面を出すこと。
rulebook-sides-figure = もう一方の面の医務室。
rulebook-sides-words = 別面, 裏面, バリアント, V2, 混合, 拡張, もう一方の面

rulebook-expansion-damage-control-may-1 = 選ばれた部屋は、決まった順に一回ずつダメージを受けます。
rulebook-expansion-damage-control-may-2 = トークンが守っているか、あきらめるなら、キューブのない部屋を選んでもかまいません。
rulebook-expansion-damage-control-may-3 = どのカードが抜かれたかは誰も知りません。
rulebook-expansion-damage-control-not-1 = 一枚のカードで同じ部屋を二回選ぶこと。
rulebook-expansion-damage-control-not-2 = 動力コア。
rulebook-expansion-damage-control-special-head = 最初のターンの前
rulebook-expansion-damage-control-special = 最初に襲うカードの中にこのカードがあれば、最初のプレイヤーが選びます。
rulebook-expansion-damage-control-figure = 新しいカード：一、二、または三部屋を選びます。
rulebook-expansion-damage-control-words = ダメージを選ぶ, 部屋を選ぶ, ダメコン, コントロール, 選択

rulebook-expansion-escape-pod-may-1 = { $pod-rooms }部屋が送電済みなら、動力コアから{ $cost-board }アクションで乗れます。乗れるのは一人だけです。
rulebook-expansion-escape-pod-may-2 = 脱走者はカードを持ったまま、すぐに最初の漂流ターンを行います。
rulebook-expansion-escape-pod-may-3 = 脱走者のトークンとキューブはストックに戻ります。
rulebook-expansion-escape-pod-not-1 = 船に戻ること。
rulebook-expansion-escape-pod-not-2 = 乗ったターンの回収、ダメージ、使わなかったアクションのトークン。
rulebook-expansion-escape-pod-figure = 七部屋が送電済みで、ポッドの準備ができました。
rulebook-expansion-escape-pod-words = 裏切り者, 裏切り, 脱走者, 離れる, 逃げる, 見捨てる, 脱出

rulebook-adrift = ポッドで漂流
rulebook-adrift-lead = 脱走者のターン：捨て札の一番上を取り、ダイスを振ります。持っているカードの枚数以下ならもう一枚取ります。これでターンは終わりです。
rulebook-adrift-may-1 = 今取ったカードも枚数に数えます。
rulebook-adrift-may-2 = 捨て札がなければカードは取れませんが、ダイスは振ります。
rulebook-adrift-may-3 = これらのターンも通常どおり数えます。脱走者の置いたシールドは、次の脱走者のターンの始めに戻ります。
rulebook-adrift-not-1 = このターンにはアクションも回収もダメージもありません。
rulebook-adrift-not-2 = 手札の上限はありません。
rulebook-adrift-not-3 = 船内の誰も、脱走者とカードをやり取りしたり、脱走者を動かしたり、何かを渡したりできません。
rulebook-adrift-figure = ポッド、ダイス、ことによるとカード。
rulebook-adrift-words = 脱走者, 裏切り者, 漂流, ポッド, ポッドのターン, 宇宙

rulebook-last-roll = ポッドの最後のダイス
rulebook-last-roll-lead = 船が失われると、脱走者はもう一枚カードを取り、一度だけダイスを振ります。持っているカードの枚数を上回れば脱出し、脱走者だけが勝利します。
rulebook-last-roll-may-1 = 船が救われれば、船内のクルーが勝利し、脱走者は敗北します。
rulebook-last-roll-may-2 = カードが少ないほど脱出しやすいので、脱走者は捨て札が少ないことを願います。
rulebook-last-roll-not-1 = 出目がカードの枚数を上回らなければ、全員の敗北です。
rulebook-last-roll-words = 脱走者, 単独勝利, 脱出, 最後のダイス, 裏切り者

rulebook-expansion-solo-may-1 = { $solo-crew }人のクルーが、その人数のゲームと同じように順番に通常のターンを行います。
rulebook-expansion-solo-may-2 = 一つの手札の上限は一人分、{ $hand-limit }枚です。
rulebook-expansion-solo-may-3 = トークン、キューブ、シールドは得たクルーのものです。「他のプレイヤー」は他のクルーを指します。
rulebook-expansion-solo-not-1 = 受け渡し。代わりにトレードします。
rulebook-expansion-solo-not-2 = 脱出ポッドと、食堂のもう一方の面。
rulebook-expansion-solo-words = 1人用, 一人, 1人, ソロ, ソリティア

rulebook-trading = 1人のときのトレード
rulebook-trading-lead = 一人で遊ぶときは、誰がどこにいても、手札一枚を公開カード一枚と取り替えられます。
rulebook-trading-may-1 = クルーがどこにいても、{ $cost-trade }アクションかかります。
rulebook-trading-may-2 = 出したカードは取ったカードの場所に置かれます。山札からは引きません。
rulebook-trading-may-3 = 食堂なら、そこでのアクション一つで同じことができます。
rulebook-trading-not-1 = 二人以上のとき。代わりに受け渡しをします。
rulebook-trading-not-2 = 手札がないとき。
rulebook-trading-figure = 手札一枚と公開カード一枚。
rulebook-trading-words = トレード, 交換, ソロ, 受け渡し, 市場

rulebook-no-counting = カウントなし
rulebook-no-counting-lead = 枚数を数えたくない人のための遊び方です。山札と捨て札の枚数と内容を隠します。
rulebook-no-counting-may-1 = 部屋の効果で示されるものは見られます。
rulebook-no-counting-may-2 = ダメージの山札の裏面からは、一番上のカードのタイプがわかります。
rulebook-no-counting-not-1 = ゲームが終わるまで、確率も枚数も見られず、捨て札も調べられません。
rulebook-no-counting-not-2 = ログに出るのは、このターンと一つ前のターンだけです。
rulebook-no-counting-words = 非表示, 記憶, 秘密, カウント, 数える, 上級, 捨て札

rulebook-combining = 組み合わせ
rulebook-combining-lead = 拡張、部屋の面、難易度、カウントなしは、好きなように組み合わせられます。
rulebook-combining-may-1 = すべて準備画面で選びます。選べないものには理由が示されます。
rulebook-combining-may-2 = 同じシードと設定なら、また同じ船になります。
rulebook-combining-not-1 = 対応しない人数で拡張を使うこと。
rulebook-combining-words = 組み合わせ, 混ぜる, オプション, 拡張, 設定, シード, コード

## At your table now

rulebook-now-stands = { $name }は{ $room }にいます。
rulebook-now-adrift = { $name }は船を離れました。
rulebook-now-may = { $standing }今できます：
rulebook-now-may-not = { $standing }今はできません：
rulebook-now-no-action = このゲームにそのアクションはありません。
rulebook-now-not-aboard = この部屋はこの船にありません。
rulebook-now-other-side = { $variant ->
    [v1] このゲームではこの部屋はV1です。
   *[v2] このゲームではこの部屋はV2です。
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
rulebook-now-whole = すべての部屋が無傷です。
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
rulebook-now-damage = ダメージカードは残り{ $count }枚です。次に襲う部屋：
rulebook-now-row = 公開中
rulebook-now-pile = { $count ->
    [0] 捨て札はありません。
   *[other] 捨て札は{ $count }枚です。
}
rulebook-now-deck = 資源の山札は残り{ $count }枚です。
rulebook-now-hand = { $name }の手札は{ $count }枚です。{ $limit }枚まで残せます。
rulebook-now-no-resource = このゲームにそのカードはありません。
rulebook-now-holds = { $count ->
    [0] { $name }はこれを持っていません。
   *[other] { $name }はこれを{ $count }枚持っています。
}
rulebook-now-difficulty = このゲーム：{ $level }、{ $cards ->
    [none] 万能カードなし。
   *[other] { $cards }。
}
rulebook-now-expansion = { $there ->
    [yes] このゲームで使われています。
   *[no] このゲームでは使われていません。
}
rulebook-now-supply = { $count ->
    [0] ストックに残っていません。
   *[other] ストックに残り{ $count }個です。
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
rulebook-of-damage-discard = 襲ったダメージカード
rulebook-of-die = ダイス
rulebook-of-supply = ストック
rulebook-of-held = 持っているもの
rulebook-of-threat = 脅威
rulebook-of-stepper = フェイズ
rulebook-of-pod = 脱出ポッド
rulebook-of-end = アクション終了
