### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = 船長

## Over the table

lesson-branch-basics = レッスン{ $number }
lesson-branch-expansions = 拡張{ $number }
lesson-step = ステップ{ $step }/{ $steps }
lesson-skip = 飛ばす
lesson-leave = 退出
lesson-show-me = 手本を見る
lesson-read = 説明を読む
lesson-read-page = 読む：{ $page }
lesson-take-back = 取り消す
lesson-walk-on = 歩き続ける
lesson-again = このステップをもう一度
lesson-back = 1ステップ戻る
lesson-free = 自分の番です。光の案内はありません。{ $key }で手順を示します。
lesson-refused = ルール上できません：{ $why }。
lesson-other = { $what }。このステップの目標は別のことです。
lesson-reach = 目標はこのターンに達成できます：あと{ $count }手です。
lesson-reach-later = このターンには目標を達成できません。
lesson-lost = { $what }。もう目標を達成できません。
lesson-lost-turn = もう目標を達成できません。
lesson-learned = レッスン完了
lesson-next = 次：{ $title }
lesson-to-school = 飛行訓練へ

## Flight school

school-title = 飛行訓練
school-back = タイトルに戻る
school-basics = 基本
school-basics-note = { $count }レッスン。順番は自由ですが、この順がお勧めです
school-expansions = 拡張
school-expansions-note = 送電を覚えてから
school-minutes = { $minutes }分
school-done = 完了
school-new = 新規
school-step = ステップ{ $step }/{ $steps }
school-progress = { $count }レッスン中{ $done }完了
school-go-on = 続ける
school-begin = 開始
school-all-done = すべてのレッスンが完了しました。どれでもまた飛べます。
school-captain-begun = 「{ $title }」の途中です。
school-captain-next = 次は「{ $title }」です。
school-waits = どのステップで離れても、そこから続けられます。
school-hint-again = 最初から
school-hint-page = ルールブックのページ
school-broken = レッスンのファイルの一部を読み込めませんでした。読めたものは有効です。ファイルは{ $path }として残してあります。
title-rulebook = ルールブック
title-school = 飛行訓練
title-school-first = 卓上でゲームを覚える
title-school-place = { $count }レッスン中{ $done }完了

## Lesson 1

lesson-move-and-repair = 移動と修理
lesson-move-and-repair-text = 移動し、マスに合うカードでキューブを戻す。
lesson-move-and-repair-go = { DEVICE() ->
    [pad] 機関室のキューブが1個欠けています。{ $move }を押して部屋を選び、Maraを機関室へ移動させてください。
   *[keys] 機関室のキューブが1個欠けています。Maraをドラッグするか、{ $move }を押して部屋を選び、機関室へ移動させてください。
}
lesson-move-and-repair-mend = 空いたマスにはデータが必要です。Maraのデータを重ねるか、{ $repair }を押してください。
lesson-move-and-repair-diagonal = 隣り合う部屋へは1回の移動です。Maraを上の医務室へ移動させてください。
lesson-move-and-repair-finish = アクションはもうありません。{ $end }を押してアクションを終えてください。
lesson-move-and-repair-collect = 次はカードです。山札から伏せたまま2枚か、公開カード1枚。どちらかを取ってください。
lesson-move-and-repair-own = Joonのターンです。居住区もキューブを1個失っています。戻してください。
lesson-move-and-repair-learned-1 = 移動は隣の部屋へ、1アクション。
lesson-move-and-repair-learned-2 = 修理には空いたマスに合うカードが必要。
lesson-move-and-repair-learned-3 = 部屋はキューブがそろって初めて働く。

## Lesson 2

lesson-three-phases = 3つのフェイズ
lesson-three-phases-text = アクション、回収、そして嵐。トークンも。
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] 探索ではカードが見つかります。枚数はダイスで決まります。{ $scavenge }を押してください。
   *[keys] 探索ではカードが見つかります。枚数はダイスで決まります。ダイスを船へ投げるか、{ $scavenge }を押してください。
}
lesson-three-phases-pick = 1枚です。山札から伏せたままか、公開カードを取ってください。
lesson-three-phases-save = { $end }でアクションを終えてください。使わなかった分はそれぞれアクショントークンになります。
lesson-three-phases-collect = フェイズ2：山札から2枚か、公開カード1枚。そのあと嵐が襲います。
lesson-three-phases-answer = 嵐で貨物室がキューブを1個失いました。Maraのターンです。貨物室へ移動させてください。
lesson-three-phases-mend = 空いたマスにはエネルギーが必要です。Maraのエネルギーを重ねてください。
lesson-three-phases-own = ブリッジもキューブが1個欠けています。このターンに修理してください。Maraのトークンで4つ目のアクションができます。
lesson-three-phases-learned-1 = 使わないアクションはトークンになり、トークン1個で1アクション増える。
lesson-three-phases-learned-2 = フェイズ2はカード：山札から2枚か、公開カード1枚。
lesson-three-phases-learned-3 = フェイズ3は嵐。毎ターンの終わりに来る。

## Lesson 3

lesson-divert-power = 送電
lesson-divert-power-text = キューブ3個、カード3枚で、1部屋前進。
lesson-divert-power-divert = 貨物室は無傷です。左の列にはデータ、金属、ナノボットが必要です。どれか1枚を重ねるか、{ $divert }を押してください。
lesson-divert-power-go = 8部屋のうち1部屋です。次は医務室です。Joonを移動させてください。
lesson-divert-power-universal = データとエネルギー2枚が必要です。万能カードはどのカードの代わりにもなります。送電してください。
lesson-divert-power-end = アクションはもうありません。{ $end }でアクションを終え、カードを取ってください。
lesson-divert-power-refill = 機関室は送電済みです。合うカード1枚ですべてのキューブが戻ります。金属を使ってください。
lesson-divert-power-own = Maraはこのターンにもう1部屋送電できます。食堂です。
lesson-divert-power-learned-1 = 送電に必要なのは無傷の部屋、カード3枚、1アクション。
lesson-divert-power-learned-2 = 万能カードはどのカード1枚の代わりにもなる。
lesson-divert-power-learned-3 = 送電済みなら、カード1枚で部屋全体が直る。

## Lesson 4

lesson-what-rooms-do = 部屋の能力
lesson-what-rooms-do-text = 通り過ぎずに、部屋を起動する。
lesson-what-rooms-do-look = ブリッジでは次のダメージカード3枚を見られます。{ $activate }で起動し、耐えられるカードを一番上に置いてください。
lesson-what-rooms-do-go = 居住区は下にあります。Joonを移動させてください。
lesson-what-rooms-do-call = 居住区は、誰でも他のクルーのいる部屋へ送れます。起動して、MaraをJoonのところへ送ってください。
lesson-what-rooms-do-end = { $end }でアクションを終え、カードを取ってください。嵐はあなたの決めた順に来ます。
lesson-what-rooms-do-own = Maraのターンです。武器庫ではシールドを2個置けます。それぞれ被害を1回防ぎます。嵐の前に置いてください。
lesson-what-rooms-do-learned-1 = 起動できるのは無傷の部屋だけ、そこにいるクルーだけ。
lesson-what-rooms-do-learned-2 = ブリッジは次に何が襲うかを決める。
lesson-what-rooms-do-learned-3 = 部屋のシールドは被害を1回防ぐ。

## Lesson 5

lesson-storm-grows = 強まる嵐
lesson-storm-grows-text = 一度に2部屋、そして3部屋。船体破損。
lesson-storm-grows-critical = 食堂にはキューブがありません。もう一度被害を受けると船は失われます。キューブを戻してください。
lesson-storm-grows-two = 次のカードは同時に2部屋を襲います。アクションを終え、カードを取ってください。
lesson-storm-grows-last = ダメージカードはあと1枚、3部屋です。その後は船体破損です。Maraのターンを終えてください。
lesson-storm-grows-breach = これからは毎ターン、資源の山札からカードを失います。尽きれば船は失われます。Joonのターンを終えてください。
lesson-storm-grows-own = 7部屋が送電済みです。このターンに船を救ってください。最後の部屋、そして動力コアです。
lesson-storm-grows-learned-1 = ダメージカードは1部屋、2部屋、3部屋と強まる。
lesson-storm-grows-learned-2 = 最後の1枚のあとは、船体破損で毎ターンカードを失う。
lesson-storm-grows-learned-3 = 8部屋すべて送電し、動力コアを起動すれば船は救われる。

## Alternative rooms

lesson-alternative-rooms = 別面の部屋
lesson-alternative-rooms-text = 同じ部屋に、それぞれ2つ目の能力。
lesson-alternative-rooms-take = この貨物室は働きが違い、カードが手に入ります。{ $activate }で起動し、ナノボットを取ってください。
lesson-alternative-rooms-end = 修理マスもコストも同じで、違うのは能力だけです。アクションを終え、カードを取ってください。
lesson-alternative-rooms-give = この整備室は修理キューブを他のクルーに渡します。起動して、Keiに渡してください。
lesson-alternative-rooms-next = キューブはKeiの手元にあります。Maraのターンを終え、カードを取ってください。
lesson-alternative-rooms-own = Keiはカードの要らない修理キューブを持っています。それでブリッジの空きを埋めてください。
lesson-alternative-rooms-learned-1 = コア以外のどの部屋にも2つの面がある。カードを読むこと。
lesson-alternative-rooms-learned-2 = 修理マスと送電コストはどちらの面も同じ。
lesson-alternative-rooms-learned-3 = 手元のキューブはカードなしで修理できる。

## Damage Control

lesson-damage-control = ダメージコントロール
lesson-damage-control-text = 襲われる部屋を自分で選ぶことがある。
lesson-damage-control-end = 部屋の書かれていないダメージカードでは、行動中のクルーが選びます。{ $end }でアクションを終え、カードを取ってください。
lesson-damage-control-choose = 好きな1部屋です。耐えられる貨物室を選び、{ $end }で確定してください。
lesson-damage-control-own = Maraのターンの終わりに、あなたの選ぶ2部屋が襲われます。キューブのない部屋もあります。1部屋も失わないでください。
lesson-damage-control-learned-1 = 各タイプ1枚は、部屋をクルーが選ぶ。
lesson-damage-control-learned-2 = 選ぶのは行動中のプレイヤーで、すべて異なる部屋。
lesson-damage-control-learned-3 = キューブのない部屋が襲われれば、選んだ場合でも船は失われる。

## The Escape Pod

lesson-escape-pod = 脱出ポッド
lesson-escape-pod-text = 仲間を見捨て、正しかったと願う。
lesson-escape-pod-board = 7部屋が送電済みです。動力コアから1人が船を離れられます。{ $board }でポッドに乗ってください。
lesson-escape-pod-others = Joonのターンはすぐに終わりました。船が救われればJoonは敗北です。Maraは残ります。Maraのターンを終えてください。
lesson-escape-pod-own = Keiはこのターンに船を救えます。最後の部屋、そして動力コアです。
lesson-escape-pod-learned-1 = 7部屋が送電済みなら1人が乗れる。戻れない。
lesson-escape-pod-learned-2 = 漂流中の毎ターン：1枚、ダイス、ことによるともう1枚。
lesson-escape-pod-learned-3 = 船が救われれば残った全員の勝利、失われれば脱走者が1人で勝つこともある。

## Solo

lesson-solo = 太陽に1人で挑む
lesson-solo-text = ソロ：手札1つ、クルー3人、トレード。
lesson-solo-trade = 1つの手札を3人で使います。2アクションで手札1枚を公開カードとトレードします。金属を出し、データを取ってください。
lesson-solo-go = アクションはあと1つです。Joonを居住区か、隣の好きな部屋へ移動させてください。
lesson-solo-end = 3人がそれぞれ通常のターンを行います。{ $end }でJoonのターンを終え、カードを取ってください。
lesson-solo-own = Maraは機関室にいます。手札を使って2つの空きを埋めてください。
lesson-solo-learned-1 = 3人のクルーに、6枚までの手札1つ。
lesson-solo-learned-2 = 受け渡しの代わりにトレード。2アクションかかる。
lesson-solo-learned-3 = トークンとキューブはクルー各自のもの。

## A guided first game

setup-guided = 初回ガイド
setup-guided-tip = 本物のゲームです。ミスのないターンが2回続くまで、船長ができることを伝えます。
guide-close = 了解
guide-note = このヒントは、ミスのないターンが2回続くと終わります。
guide-win = このターンに船を救えます：あと{ $count }手です。
guide-critical = { $room }にはキューブがなく、次に被害を受けると船は失われます。このターンに修理できます：あと{ $count }手です。
guide-divert = このターンに{ $room }から送電できます：あと{ $count }手です。
guide-danger = { $room }にはキューブがなく、次に被害を受けると船は失われます。このターンに確実に修理する方法はありません。
guide-quiet = 次の被害で船を失う部屋はありません。このターンに確実に送電する方法はありません。
guide-missed-win = アクションを終えましたが、このターンにまだ船を救えました。
guide-missed-critical = アクションを終えましたが、まだ{ $room }を修理できました。キューブがありません。
guide-over = ミスのないターンが2回続きました。あとは任せます。
