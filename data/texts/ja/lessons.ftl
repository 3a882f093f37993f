### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = 船長

## Over the table

lesson-branch-basics = レッスン{ $number }
lesson-branch-expansions = 拡張{ $number }
lesson-step = ステップ{ $step }/{ $steps }
lesson-skip = 飛ばす
lesson-leave = 退出
lesson-show-me = 手本を見る
lesson-read = もっと読む
lesson-read-page = 読む：{ $page }
lesson-take-back = 元に戻す
lesson-walk-on = 続ける
lesson-again = もう一度
lesson-back = 前のステップ
lesson-free = ここは自分で。ハイライトはありません。迷ったら{ $key }を押してください。
lesson-refused = それはできません。{ $why }。
lesson-other = { $what }。このステップの目標は別のことです。
lesson-reach = あと{ $count }手で、このターンにまだ目標を達成できます。
lesson-reach-later = このターンには目標を達成できません。
lesson-lost = { $what }。もう目標は達成できません。
lesson-lost-turn = もう目標は達成できません。
lesson-lost-next = このステップは完了しましたが、次のステップはもう達成できません。
lesson-why-over = { $name }のアクションはもう終わっています。
lesson-why-actions = { $name }にはもうアクションがありません。
lesson-why-few = { $name }に残ったアクションでは足りません。
lesson-why-card = 必要なカードがもうありません：{ $card }。
lesson-why-gone = このターンにできることでは、もう届きません。
lesson-costs-next = { $spent ->
    [yes] この目標はまだ達成できますが、次のステップに使う{ $name }のアクションがなくなります。
   *[no] この目標はまだ達成できますが、次のステップは達成できなくなります。
}
lesson-asked-note = まずこちらです。その後、ステップの続きに戻ります。
lesson-ship-lost = 今回は船を失いましたが、これはレッスンです。もう一度やってみましょう。
lesson-prompt-lost = 船を失いました
lesson-prompt-lost-text = 卓上は好きなだけ見られます。{ KEY("end") }か横のボタンでレッスンに戻ります。
lesson-told = まずは見ていてください。ここは私が動かします。
lesson-learned = レッスン完了
lesson-next = 次：{ $title }
lesson-to-school = 飛行訓練へ

## Flight school

school-title = 飛行訓練
school-back = タイトルに戻る
school-basics = 基本
school-basics-note = { $count }レッスン。この順番がお勧めです
school-expansions = 拡張
school-expansions-note = 送電を覚えてから
school-minutes = { $minutes }分
school-done = 完了
school-new = 新規
school-step = ステップ{ $step }/{ $steps }
school-progress = レッスン{ $done }/{ $count }完了
school-go-on = 続ける
school-begin = 開始
school-all-done = すべてのレッスンが完了しました。どれでももう一度できます。
school-captain-begun = 「{ $title }」はまだ終わっていません。
school-captain-next = 次は「{ $title }」です。
school-waits = いつ離れても、続きから再開できます。
school-unsaved = 飛行訓練の進行状況が保存されていません。ディスクがいっぱいか、書き込めません。Solar Stormは数秒ごとに保存を試みます。
school-hint-again = 最初から
school-hint-page = ルールブックのページ
school-broken = レッスンの記録の一部を読み込めませんでした。残りは無事です。古いファイルは{ $path }として保存してあります。
title-rulebook = ルールブック
title-school = 飛行訓練
title-school-first = 卓上で遊び方を覚える
title-school-place = レッスン{ $done }/{ $count }完了

## Lesson 1

lesson-move-and-repair = 移動と修理
lesson-move-and-repair-text = 移動し、マスに合うカードでキューブを戻す。
lesson-move-and-repair-sun = エンジンは止まり、船は太陽に引き寄せられています。8部屋すべての電力を動力コアへ送り、コアを再起動しましょう。
lesson-move-and-repair-storm = 各部屋はキューブ3個で始まります。嵐は毎ターンそれを減らします。キューブのない部屋がダメージを受けると、船を失います。
lesson-move-and-repair-go = { DEVICE() ->
    [pad] 嵐で機関室のキューブが1個なくなりました。Orionを機関室へ：{ $move }を押し、部屋を選んでください。
   *[keys] 嵐で機関室のキューブが1個なくなりました。Orionを機関室へドラッグするか、{ $move }を押して部屋を選んでください。
}
lesson-move-and-repair-mend = カード1枚でキューブが1個戻ります。必要なカードは空きマスにあるとおり、データです。Orionのデータを重ねるか、{ $repair }を押してください。
lesson-move-and-repair-diagonal = 1回の移動で、上下左右の隣の部屋へ行けます。Orionを上の医務室へ移動させてください。
lesson-move-and-repair-finish = Orionのアクションは残っていません。{ $end }を押してアクションを終えてください。
lesson-move-and-repair-collect = 次は回収です。資源の山札から伏せたまま2枚か、横の公開カード1枚。どちらかを取ってください。
lesson-move-and-repair-own = Vegaのターンです。居住区もキューブを1個失いました。戻してください。
lesson-move-and-repair-learned-1 = 移動は1アクションで隣の部屋へ。
lesson-move-and-repair-learned-2 = 修理は1アクションと、空きマスに合うカード1枚。
lesson-move-and-repair-learned-3 = 部屋は、キューブがすべてあるときだけ働く。

## Lesson 2

lesson-three-phases = 3つのフェイズ
lesson-three-phases-text = アクション、回収、そして嵐。アクショントークン。
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] カードを探索しましょう。見つかる枚数はダイスで決まります。{ $scavenge }を押してください。
   *[keys] カードを探索しましょう。見つかる枚数はダイスで決まります。ダイスを船へ投げるか、{ $scavenge }を押してください。
}
lesson-three-phases-again = { DEVICE() ->
    [pad] 1か2では何も見つからず、アクションは消えます。もう一度：3～5で1枚、6で2枚です。{ $scavenge }を押してください。
   *[keys] 1か2では何も見つからず、アクションは消えます。もう一度振ってください：3～5で1枚、6で2枚です。
}
lesson-three-phases-pick = 1枚見つかりました。山札から伏せたまま取るか、公開カードを取ってください。
lesson-three-phases-save = Vegaのアクションが1つ残っています。{ $end }でアクションを終えてください。使わなかった分はアクショントークンになります。
lesson-three-phases-collect = フェイズ2：山札から2枚か、公開カード1枚を取ります。その後、ダメージカードが嵐の当たる部屋を示します。
lesson-three-phases-answer = 嵐で貨物室のキューブが1個なくなりました。Orionのターンです。貨物室へ向かってください。
lesson-three-phases-mend = 空きマスに必要なのはエネルギーです。Orionのエネルギーを重ねてください。
lesson-three-phases-pass = Orionはここまでで十分です。{ $end }でアクションを終え、カードを取ってください。嵐は毎ターン来ます。
lesson-three-phases-own = ブリッジのキューブが2個足りません。このターンに両方戻してください。Vegaのアクショントークンで4回目のアクションができます。
lesson-three-phases-learned-1 = 使わなかったアクションはトークンに。1個で1アクション増える。
lesson-three-phases-learned-2 = フェイズ2は山札から2枚か公開カード1枚。手札は6枚まで。
lesson-three-phases-learned-3 = フェイズ3、毎ターンの終わりに、船は嵐のダメージを受ける。

## Lesson 3

lesson-divert-power = 送電
lesson-divert-power-text = キューブ3個とカード3枚で、ゴールに1部屋近づく。
lesson-divert-power-divert = 貨物室は全マス修理済みです。送電すると、電力が動力コアへ届きます。コストに合うカードを重ねるか、{ $divert }を押してください。
lesson-divert-power-go = 8部屋のうち2部屋が送電済みです。使ったカードは、いつも捨て札になります。次はVegaを医務室へ移動させてください。
lesson-divert-power-universal = コストはデータ1枚とエネルギー2枚です。万能カードはどのカードの代わりにもなります。送電してください。
lesson-divert-power-end = Vegaのアクションは残っていません。{ $end }でアクションを終え、カードを取ってください。
lesson-divert-power-refill = 機関室は送電済みなので、合うカード1枚で全マスを修理できます。金属を使ってください。
lesson-divert-power-own = Orionはこのターンに、食堂からも送電できます。
lesson-divert-power-learned-1 = 送電には、全マス修理済みの部屋、コストのカード3枚、1アクション。
lesson-divert-power-learned-2 = 万能カードはどのカード1枚の代わりにもなる。
lesson-divert-power-learned-3 = 送電済みの部屋は、カード1枚で全マスを修理できる。

## Lesson 4

lesson-what-rooms-do = 部屋の能力
lesson-what-rooms-do-text = 通り過ぎず、部屋を起動する。
lesson-what-rooms-do-look = ブリッジは、ダメージを受ける部屋が書かれたダメージカードを3枚見せます。{ $activate }で起動し、食堂のカードを最後にしてください。
lesson-what-rooms-do-go = 居住区は1つ下の部屋です。Vegaを移動させてください。
lesson-what-rooms-do-call = 居住区を起動し、OrionをVegaのところへ送ってください。同じ部屋のクルーとはカードを受け渡せます。
lesson-what-rooms-do-end = Vegaのアクションは残っておらず、手札は5枚です。{ $end }でアクションを終えてください。
lesson-what-rooms-do-limit = 手札の上限は6枚です。山札から2枚取ってください。7枚になるので、1枚捨てます。
lesson-what-rooms-do-share = OrionとVegaは同じ部屋にいます。Orionは1アクションでカード1枚を受け渡しできます。Vegaのエネルギーを受け取ってください。
lesson-what-rooms-do-guard = 防御トークンは1回のダメージを防ぎます。Orionを武器庫へ移動させて起動し、トークンを2つとも食堂に置いてください。
lesson-what-rooms-do-hold = { $end }でOrionのアクションを終え、カードを取ってください。嵐はあなたの決めた順に来ます。
lesson-what-rooms-do-stop = 次は食堂がダメージを受けます。Vegaのターンを終え、公開カードを1枚取ってください。
lesson-what-rooms-do-own = 1つはダメージを防ぎました。もう1つはOrionのターンの始めにストックへ戻りました。食堂の一番上のマスを修理してください。
lesson-what-rooms-do-learned-1 = 今いる部屋が全マス修理済みなら、起動できる。
lesson-what-rooms-do-learned-2 = 同じ部屋では、1アクションでカード1枚を受け渡し。ターンの終わりに残せるのは6枚。
lesson-what-rooms-do-learned-3 = 防御トークンはダメージを1回防ぐ。残っても次の自分のターンにストックへ戻る。

## Lesson 5

lesson-storm-grows = 強まる嵐
lesson-storm-grows-text = 一度に2部屋、やがて3部屋。そして船体破損。
lesson-storm-grows-critical = 食堂のキューブがなくなりました。あと1回ダメージを受けると船を失います。キューブを戻してください。
lesson-storm-grows-two = 次のカードは2部屋に同時にダメージを与えます。アクションを終え、カードを取ってください。
lesson-storm-grows-last = 残るダメージカードは1枚で、3部屋がダメージを受けます。その後は船体破損です。Orionのターンを終えてください。
lesson-storm-grows-breach = これからは毎ターン、資源の山札が減っていきます。尽きれば船を失います。Vegaのターンを終えてください。
lesson-storm-grows-own = 7部屋が送電済みです。このターンに船を救いましょう。最後の部屋から送電し、動力コアを起動してください。
lesson-storm-grows-learned-1 = ダメージを受けるのは1部屋、やがて2部屋、3部屋。
lesson-storm-grows-learned-2 = ダメージカードが尽きると、船体破損で毎ターン資源カードを失う。
lesson-storm-grows-learned-3 = 8部屋すべてから送電し、動力コアを起動すれば船を救える。

## Alternative rooms

lesson-alternative-rooms = 別面の部屋
lesson-alternative-rooms-text = 同じ部屋に、もう1つの能力。
lesson-alternative-rooms-take = この貨物室は能力が違い、カードを取れます。{ $activate }で起動し、ナノボットを取ってください。
lesson-alternative-rooms-end = 違うのは能力だけで、修理マスもコストも同じです。アクションを終え、カードを取ってください。
lesson-alternative-rooms-give = この整備室は、他のクルーに修理キューブを渡せます。起動して、Lyraに渡してください。
lesson-alternative-rooms-next = キューブはLyraに渡りました。Orionのターンを終え、カードを取ってください。
lesson-alternative-rooms-own = Lyraには修理キューブがあるので、カードは要りません。ブリッジの空きマスを埋めてください。
lesson-alternative-rooms-learned-1 = コア以外の部屋には2つの面がある。カードをよく読むこと。
lesson-alternative-rooms-learned-2 = 修理マスと送電コストはどちらの面も同じ。
lesson-alternative-rooms-learned-3 = 手元の修理キューブがあれば、カードなしで修理できる。

## Damage Control

lesson-damage-control = ダメージコントロール
lesson-damage-control-text = ダメージを受ける部屋を自分で選ぶカード。
lesson-damage-control-end = 部屋の書かれていないダメージカードでは、アクティブプレイヤーが選びます。{ $end }でアクションを終え、カードを取ってください。
lesson-damage-control-choose = 1部屋を選びます。貨物室なら耐えられます。選んで{ $end }で確定してください。
lesson-damage-control-own = Orionのターンの終わりに、あなたが選ぶ2部屋がダメージを受けます。キューブのない部屋は避けてください。
lesson-damage-control-learned-1 = 各タイプに1枚、部屋を自分で選べるダメージカードがある。
lesson-damage-control-learned-2 = 部屋の数はタイプで決まる。アクティブプレイヤーが異なる部屋を選ぶ。
lesson-damage-control-learned-3 = 自分で選んでも、キューブのない部屋は破壊される。

## The Escape Pod

lesson-escape-pod = 脱出ポッド
lesson-escape-pod-text = 仲間を見捨て、正しい選択であることを祈る。
lesson-escape-pod-board = 7部屋が送電済みなので、1人が動力コアから船を離れられます。{ $board }でポッドに乗ってください。
lesson-escape-pod-others = Vegaのターンはすぐに終わりました。船が救われればVegaは敗北です。Orionは残ります。アクションを終え、山札から2枚か公開カード1枚を取ってください。
lesson-escape-pod-own = Lyraはこのターンに船を救えます。最後の部屋から送電し、動力コアを起動してください。
lesson-escape-pod-learned-1 = 7部屋が送電済みなら1人が乗れる。後戻りはできない。
lesson-escape-pod-learned-2 = 漂流中は毎ターン1枚取り、ダイスを振り、出目次第でもう1枚。
lesson-escape-pod-learned-3 = 船が救われれば脱走者だけが敗北。失えば、最後のダイスで脱走者の勝敗が決まる。

## Solo

lesson-solo = ソロ
lesson-solo-text = クルー3人、手札1つ、公開カードとの交換。
lesson-solo-trade = 3人で1つの手札を使います。2アクションで公開カードと交換できます。金属を出し、データを取ってください。
lesson-solo-go = 残りは1アクションです。Vegaを居住区か、隣の好きな部屋へ移動させてください。
lesson-solo-end = クルー1人ずつが通常のターンを行います。{ $end }でVegaのターンを終え、カードを取ってください。
lesson-solo-own = Orionは機関室にいます。手札のカードで空きマスを2つとも埋めてください。
lesson-solo-learned-1 = クルー3人で1つの手札。上限は6枚。
lesson-solo-learned-2 = 受け渡しの代わりに、2アクションで公開カードと交換。
lesson-solo-learned-3 = トークンとキューブはクルー各自のもの。
