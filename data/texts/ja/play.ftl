### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
play-room-bridge = ブリッジ
play-room-cargo-hold = 貨物室
play-room-medical-bay = 医務室
play-room-crew-quarters = 居住区
play-room-energy-core = 動力コア
play-room-engine-room = 機関室
play-room-armoury = 武器庫
play-room-repair-centre = 整備室
play-room-mess-hall = 食堂
play-resource-data = データ
play-resource-metal = 金属
play-resource-nanobots = ナノボット
play-resource-energy = エネルギー
play-resource-universal = 万能カード
play-counted = { $resource }{ $count }枚
play-counted-universal = { $resource }{ $count }枚
play-list-and = { $head }と{ $last }
play-list-or = { $head }か{ $last }
play-list-more = { $head }、{ $next }
play-refused = { $what }：{ $problem }
play-refused-both = { $one }。また、{ $other }
play-refused-label = 実行不可

## What somebody tries to do: the beginning of a refusal

play-do-that = 今は不可
play-do-move = 移動
play-do-move-room = { $room }へ移動
play-do-send = { $name }を送る
play-do-send-room = { $name }を{ $room }へ送る
play-do-scavenge = 探索
play-do-share = 受け渡し
play-do-give = { $name }に{ $card }を渡す
play-do-pick = カードを取る
play-do-take = { $name }から{ $card }を取る
play-do-repair = 修理
play-do-repair-room = { $room }を修理
play-do-divert = 送電
play-do-divert-room = { $room }から送電
play-do-activate = 起動
play-do-activate-room = { $room }を起動
play-do-card = { $card }
play-do-card-room = { $card }を{ $room }で使う
play-do-discard = { $card }を捨てる
play-do-damage = ダメージコントロール
play-do-board = 脱出ポッドに乗る

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = 残り{ $count }アクション
play-left-no = このターンのアクションが残っていません
play-left-short = アクションなし

play-standing = { $room }にいる
play-standing-no = { $here }からはできません。その部屋にいる必要があります
play-standing-short = ここからは不可

play-company = 同じ部屋に他のクルーがいる
play-company-no = この部屋には他のクルーがいません
play-company-short = 相手がいない
play-cards = 受け渡せるカードがある
play-cards-no = { $theirs ->
    [0] どちらもカードを持っていません
   *[other] 手札がありません
}
play-cards-short = カードなし
play-together = { $name }と一緒にいる
play-together-no = { $name }は{ $room }、あなたは{ $here }にいます。受け渡しは同じ部屋でしかできません
play-together-short = 別の部屋
play-to-hand-no = 取ったカードは{ $name }の手札に加わります
play-to-hand-short = 自分の手札へ
play-pick-later-no = 探索したとき、またはアクション後の回収で取れます
play-pick-later-short = 探索か回収で

play-whole = { $spaces ->
    [0] 修理の必要なし
    [3] キューブ3個がそろっている
   *[other] キューブ{ $spaces }個がそろっている
}
play-whole-no = 先に修理が必要です。キューブが{ $spaces }個中{ $cubes }個しかありません
play-whole-short = 先に修理を
play-broken = 修理できるマスがある
play-broken-no = この部屋に修理が必要なマスはありません
play-broken-short = 修理不要
play-broken-elsewhere = 別の部屋に修理できるマスがある
play-broken-elsewhere-no = 別の部屋に修理が必要なマスはありません
play-broken-elsewhere-short = 修理不要
play-exposed = 空きマス
play-exposed-no = このマスにはまだキューブがあります
play-exposed-short = 空きでない
play-fitting = 合うカード
play-fitting-no = { $card ->
    [none] { $count ->
        [0] { FORM($wanted, "or") }が必要ですが、手札がありません
        [1] { FORM($wanted, "or") }が必要です。{ $held }は合いません
       *[other] { FORM($wanted, "or") }が必要ですが、どれも万能カードも持っていません
    }
   *[other] { FORM($wanted, "or") }が必要です。{ $card }は合いません
}
play-fitting-short = 合うカードなし
play-fitting-elsewhere = 合うカード
play-fitting-elsewhere-no = 損傷した部屋には{ FORM($wanted, "or") }が必要ですが、持っていません
play-fitting-elsewhere-short = 合うカードなし
play-match = カードが合う
play-match-no = { $card ->
    [none] このマスには{ FORM($space, "or") }が必要ですが、持っていません
   *[other] このマスに必要なのは{ FORM($space, "or") }です。{ $card }は合いません
}
play-match-short = カードが合わない
play-cube = ストックにキューブがある
play-cube-no = ストックに修理キューブがありません
play-cube-short = キューブなし
play-other-room = 別の部屋
play-other-room-no = 整備室で修理できるのは別の部屋だけです
play-other-room-short = 別の部屋のみ

play-power = 送れる電力がある
play-power-no = 動力コアは電力を受け取る側で、送電する電力がありません
play-power-short = 電力なし
play-undiverted = まだ送電していない
play-undiverted-no = すでに送電済みです
play-undiverted-short = 送電済み
play-cost = コスト
play-cost-no = { $cost-paid ->
    [0] あと{ FORM($cost, "lacking") }が必要です
   *[other] { FORM($cost, "paid") }はそろいましたが、あと{ FORM($cost, "lacking") }が必要です
}
play-cost-short = { $cost-kinds ->
    [1] { $cost-first }が{ $cost-lacking }枚不足
   *[other] { $cost-lacking }枚不足
}
play-in-cost = コストに含まれるカードである
play-in-cost-no = { $card }はコストに含まれていません
play-in-cost-short = カード違い

play-power-all = { $goal ->
    [8] 8部屋
   *[other] { $goal }部屋
}すべて送電済み
play-power-all-no = 送電済みはまだ{ $goal }部屋中{ $number }部屋です
play-power-all-short = 送電{ $number }/{ $goal }
play-apart = 合流できるクルーがいる
play-apart-no = 全員が同じ部屋にいて、合流できるクルーがいません
play-apart-short = 相手なし
play-any-cards = 誰かがカードを持っている
play-any-cards-no = 誰もカードを持っていません
play-any-cards-short = カードなし
play-own-cards = 手札がある
play-own-cards-no = 手札がありません
play-own-cards-short = 手札なし
play-discards = 捨て札がある
play-discards-no = 捨て札が1枚もありません
play-discards-short = 捨て札なし
play-damage-cards = ダメージカードが残っている
play-damage-cards-no = ダメージカードが残っていません
play-damage-cards-short = ダメージカードなし
play-shields = ストックに防御トークンがある
play-shields-no = ストックに防御トークンがありません
play-shields-short = 防御トークンなし

play-next-door = 隣の部屋
play-next-door-no = { $steps ->
    [none] その方向に部屋はありません
    [0] すでにその部屋にいます
   *[other] { $steps }回の移動が必要です。移動は1部屋ずつで、斜めには進めません
}
play-next-door-short = { $steps ->
    [none] 部屋がない
    [0] すでにそこにいる
   *[other] 移動{ $steps }回分
}
play-own-meeple-no = 移動できるのは{ $name }だけです。他のクルーは居住区で動かせます
play-own-meeple-short = 自分のコマでない
play-to-room-no = コマを置けるのは部屋だけです
play-to-room-short = 部屋のみ
play-elsewhere = 別の部屋
play-elsewhere-no = { $name }はすでにその部屋にいます
play-elsewhere-short = すでにそこにいる
play-joined = その部屋に他のクルーがいる
play-joined-no = その部屋には他のクルーがいません
play-joined-short = 誰もいない

play-to-discard-no = 手札の上限は{ $hand-limit }枚です。捨て札に置いてください
play-to-discard-short = 捨て札へ
play-to-space-no = 別の部屋の空きマスを修理するカードです
play-to-space-short = 修理マスのみ
play-card-discard-no = カードを捨てるのは、支払いと、ターン終了時に{ $hand-limit }枚を超えたときだけです
play-card-discard-short = 支払いのみ
play-card-deck-no = カードを山札には戻せません
play-card-deck-short = 戻せない
play-card-face-up-no = カードを公開カードには戻せません
play-card-face-up-short = 戻せない
play-pod-online = { $goal }部屋が送電済み
play-pod-online-no = まだ使えません。送電済みは{ $goal }部屋中{ $number }部屋です
play-pod-online-short = ポッド使用不可
play-pod-core = 動力コアにいる
play-pod-core-no = 動力コアからしか乗れません
play-pod-core-short = コアからのみ
play-pod-free = ポッドがまだ残っている
play-pod-free-no = { $name }が乗って出て行きました
play-pod-free-short = ポッドなし
play-card-pod-no = ポッドに乗れるのはクルーだけです
play-card-pod-short = クルーのみ
play-place-few-no = { $count ->
    [1] ダメージを受ける部屋を選んでください
   *[other] 異なる{ $count }部屋を選んでください
}
play-place-few-short = 先に選択を
play-place-full-no = { DEVICE() ->
    [pad] すでに{ $count }部屋を選びました。取り消すにはもう一度選んでください
   *[keys] すでに{ $count }部屋を選びました。取り消すにはクリックしてください
}
play-place-full-short = もう選べない
play-damage-room-no = ダメージを受けるのは部屋だけです
play-damage-room-short = 部屋のみ
play-card-other-no = カードを置けるのは修理マス、送電コスト、同じ部屋のクルーです
play-card-other-short = そこは不可
play-aim-scavenge-no = { DEVICE() ->
    [pad] 船のどこでもかまいません
   *[keys] どこに投げてもかまいません
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] どこでも可
   *[keys] どこへでも投げる
}
play-aim-share-no = 同じ部屋のクルーを選んでください
play-aim-share-short = そこは不可
play-aim-repair-no = 今いる部屋の空きマスを選んでください
play-aim-repair-short = そこは不可
play-aim-divert-no = 今いる部屋を選んでください
play-aim-divert-short = そこは不可
play-aim-activate-no = 今いる部屋を選んでください
play-aim-activate-short = そこは不可

## Something else comes first

## The log

play-any-rooms = 好きな{ $count }部屋
play-log-setup = { $count ->
    [0] 船の準備が完了
   *[other] 船の準備が完了、最初のターンの前にダメージカード{ $count }枚
}
play-log-turn = ターン{ $turn }：{ $name }
play-log-finish = { $name }がアクションを終える
play-log-nothing = { $name }はもうカードを取らない
play-log-action = { $name }：{ $action }
play-log-move = { $name }が{ $room }へ移動
play-log-sent = { $same ->
    [yes] { $name }が{ $room }へ行く
   *[no] { $name }が{ $other }を{ $room }へ送る
}
play-log-scavenge = { $name }が探索、出目{ $value }：{ $cards ->
    [0] なし
   *[other] カード{ $cards }枚
}
play-log-breach-roll = 船体破損、出目{ $value }：{ $cards ->
    [0] 失うカードなし
   *[other] カード{ $cards }枚を失う
}
play-log-from-deck = { $name }が{ $cards }を引く
play-log-from-face-up = { $name }が公開カードの{ $cards }を取る
play-log-from-discard = { $name }が捨て札から{ $cards }を取る
play-log-given = { $name }が{ $other }に{ $cards }を渡す
play-log-discard = { $name }が{ $cards }を捨てる
play-log-swap-in = { $name }が{ $cards }を捨て札に置く
play-log-lost = 宇宙へ流出：{ $cards }
play-log-repair = { $name }が{ $card }で{ $room }を修理{ $count ->
    [1] { "" }
   *[other] ：キューブ{ $count }個
}
play-log-repair-cube = { $name }が手元のキューブで{ $room }を修理{ $count ->
    [1] { "" }
   *[other] ：キューブ{ $count }個
}
play-log-divert = { $name }が{ $cards }で{ $room }から送電
play-log-activate = { $name }が{ $room }を起動
play-log-token = { $name }がアクショントークンを使う
play-log-tokens = { $name }がアクショントークン{ $count }個を得る
play-log-shields = { $name }が{ $rooms }に防御トークンを置く
play-log-returned = { $count ->
    [1] { $rooms }の防御トークンがストックに戻る
   *[other] { $rooms }の防御トークンがストックに戻る
}
play-log-seen = { $name }が次の{ $deck ->
    [deck] 資源カード
   *[other] ダメージカード
}{ $count }枚を見る
play-log-ordered = { $count ->
    [1] { $name }が山札に戻す
   *[other] { $name }が山札に戻す：{ $cards }
}
play-log-then = { "、次に" }
play-log-damage = ダメージ：{ $rooms }
play-log-damage-brief = { $rooms }
play-log-hit-cube = { $room }がキューブを失う
play-log-hit-protected = 防御トークンが{ $room }を守る
play-log-hit-destroyed = { $room }が破壊される
play-log-breach = ダメージカードが尽き、次のターンから船体破損
play-log-over-energy-core = 動力コアが再起動し、船は救われた
play-log-over-deck-empty = 資源の山札が尽き、船を失った
play-log-over-room-destroyed = { $room }が破壊され、船を失った

## Over the table

play-die-scavenge = { $cards ->
    [0] 見つからない
   *[other] カード{ $cards }枚
}
play-die-breach = { $cards ->
    [0] 失うカードなし
   *[other] カード{ $cards }枚を失う
}
play-breach-title = 船体破損
play-breach-text = ダメージカードが尽きました。次のターンから、ダイスで資源カードを失います。
play-banner-title = { $name }のターン
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] ターン{ $turn }。コントローラーを渡してください。
       *[no] ターン{ $turn }。
    }
   *[keys] { $handed ->
        [yes] ターン{ $turn }。マウスを渡してください。
       *[no] ターン{ $turn }。
    }
}
play-info-repair = 修理に必要
play-info-divert = 送電に必要
play-info-cubes = { $diverted ->
    [yes] キューブ{ $cubes }/3、送電済み
   *[no] キューブ{ $cubes }/3
}
play-info-core = 8部屋中{ $count }部屋がここに送電しています
play-info-shields = 防御トークン{ $count }個
play-info-crew = いるクルー：{ $names }

## Dialogs of decisions

play-confirm = 確定
play-close = 閉じる
play-back = 元に戻す
play-choose-first = 先に選んでください。
play-decides = { $name }が選びます
play-follows = 結果
play-afterwards = 実行後の卓上
play-seen-by-all = 引くまで全員に公開
play-look = { DEVICE() ->
    [pad] 卓上を見ます。どのボタンでも戻ります。{ KEY("tab") }を押している間も見られます。
   *[keys] 卓上を見ます。どのキーかクリックでも戻ります。{ KEY("tab") }を押している間も見られます。
}
play-peek-back = { DEVICE() ->
    [pad] { KEY("tab") }を離すと選択に戻ります
   *[keys] { KEY("tab") }を離すか、クリックまたはキーで選択に戻ります
}
play-note-undo = カードを引くかダイスを振るまでは元に戻せます。{ KEY("tab") }を押している間は卓上を見られます。
play-note-final = 伏せたカードを見たので元に戻せません。{ KEY("tab") }を押している間は卓上を見られます。
play-order-note = { DEVICE() ->
    [pad] 伏せたカードを見たので元に戻せません。{ KEY("enter") }でカードを持ち、{ KEY("left") }と{ KEY("right") }で動かします。{ KEY("tab") }を押している間は卓上を見られます。
   *[keys] 伏せたカードを見たので元に戻せません。カードをクリックかドラッグ、または{ KEY("card-1") }～{ KEY("card-9") }キーで選び、矢印キーで動かします。{ KEY("tab") }を押している間は卓上を見られます。
}
play-order-first = 山札の一番上：最初に引く
play-order-last = 最後に引く
play-order-reset = 順番を戻す
play-cargo-first = { $name }が山札から{ $count }枚回収：
play-cargo-then = 次に{ $name }が引けるカード：
play-cargo-torn = そのあと船体破損で、次のカードのうち{ $least }～{ $most }枚を失います。
play-cargo-or = または公開カード1枚
play-bridge-line = ターン{ $turn }の終わり（{ $name }）：{ $rooms }
play-bridge-fatal = 船を失います
play-no-cards = カードなし
play-own-hand = { $name }の手札
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift+{ KEY("card-1") }～{ KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] { KEY("card-1") }～{ KEY("card-9") }キー
}
play-engine-text-hint = { DEVICE() ->
    [pad] 両方の列で1枚ずつ選びます。
   *[keys] 捨て札のカードを手札のカードに重ねるか、両方の列で1枚ずつクリックします。
}
play-engine-pile = 捨て札（種類別）
play-engine-do = { $name }が{ $give }を{ $take }と交換します。
play-mess-text-hint = { DEVICE() ->
    [pad] カードを選ぶと渡すか取ります。1枚ずつ選ぶと交換です。
   *[keys] カードをクリックかドラッグで渡すか取ります。1枚ずつ選ぶと交換です。
}
play-mess-give = { $name }が{ $other }に{ $give }を渡します。
play-mess-take = { $name }が{ $other }から{ $take }を取ります。
play-mess-swap = { $name }が{ $other }に{ $give }を渡し、{ $take }を受け取ります。

## Several ways

play-way-pay = { $universals ->
    [0] 万能カードなし
   *[other] 万能カード{ $universals }枚で
}
play-way-slot = マス{ $number }：{ $resource }
play-way-refill = 全マスを修理
play-way-give = { $name }に渡す
play-way-take = { $name }から取る
play-way-of = { $action }：{ $way }
play-way-draw = 山札から
play-way-nothing = なし
play-way-go-on = 続ける
play-way-parts = { $head } · { $next }
play-way-none = なし
play-way-share = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
play-ask-repair = { $room }を修理：どの方法で？
play-ask-divert = { $room }から送電：何で支払う？
play-ask-share = { $name }と受け渡し
play-ask-action = { $action }：どの方法で？
play-list-one = 1つ選択
play-list-card = 資源カードを1枚選択
play-list-cards = 資源カードを選択
play-list-damage-card = ダメージカードを1枚選択
play-list-damage-cards = ダメージカードを選択
play-list-crew = クルーを1人選択
play-list-crews = クルーを選択
play-list-room = 部屋を1つ選択
play-list-rooms = 部屋を選択
play-list-slot = 修理マスを1つ選択
play-list-slots = 修理マスを選択
play-list-shares = 誰に何個配るかを選択
play-list-number = 数を選択
play-list-then = { $chosen }。{ $next }
play-list-action = 方法を選んでください。
play-list-note = 選ぶまで何も決まりません。{ KEY("tab") }を押している間は卓上を見られます。
play-more-title = その他のアクション
play-more-cost = { $count ->
    [0] 無料
   *[other] { $count }アクション
}
play-more-way = { $action }：{ $cost }
play-step-back = 戻る

## Prompts above the dock

play-prompt-damage = ダメージ
play-prompt-damage-text = { DEVICE() ->
    [pad] 一番上のダメージカードの部屋が順にダメージを受けます。{ KEY("enter") }で先へ進みます。
   *[keys] 一番上のダメージカードの部屋が順にダメージを受けます。クリックで先へ進みます。
}
play-prompt-breach = 船体破損
play-prompt-breach-text = { DEVICE() ->
    [pad] ダイスの目で、失う資源カードの枚数が決まります。{ KEY("enter") }で先へ進みます。
   *[keys] ダイスの目で、失う資源カードの枚数が決まります。クリックで先へ進みます。
}
play-prompt-deal = ゲームの準備
play-prompt-deal-text = { DEVICE() ->
    [pad] 部屋がランダムに並び、全員にカードが配られ、最初のダメージカードで船がダメージを受けます。{ KEY("enter") }で先へ進みます。
   *[keys] 部屋がランダムに並び、全員にカードが配られ、最初のダメージカードで船がダメージを受けます。クリックで先へ進みます。
}
play-prompt-seat = { $name }が選んでいます
play-prompt-seat-text = { DEVICE() ->
    [pad] 部屋、山札、捨て札に移動すると説明を読めます。{ KEY("enter") }で先へ進みます。
   *[keys] 部屋、山札、捨て札を指すと説明を読めます。クリックで先へ進みます。
}
play-prompt-over = ゲームは終わりました
play-prompt-over-text = 卓上は好きなだけ見られます。{ KEY("end") }か横のボタンで結果を表示します。

## Escape Pod

play-board-title = { $name }は船を離れますか？
play-board-text = ターンはすぐに終わり、後戻りはできません。{ $name }は手札を残し、トークンとキューブを手放します。次に捨て札の一番上を取り、ダイスを振ります。出目が持っているカードの枚数以下なら、もう1枚取ります。以後の{ $name }のターンは、1枚取って振り、出目次第でもう1枚取るだけです。船が救われれば{ $name }は敗北し、他の全員が勝利します。船を失うと、{ $name }は最後の1枚を取って1回ダイスを振ります。出目がカードの枚数を上回れば{ $name }だけが勝利し、そうでなければ全員が敗北します。
play-board-yes = ポッドに乗る
play-board-no = 船に残る
play-tip-pod = 脱出ポッド：{ $pod-rooms }部屋が送電済みになると、クルー1人が動力コアから船を離れられます{ KEY("board", before: "（", after: "）") }。1アクションかかり、後戻りはできません。
play-tip-pod-taken = { $name }は漂流中です。{ $name }は毎ターン捨て札の一番上を取り、ダイスを振ります。出目が持っているカードの枚数以下なら、もう1枚取ります。
play-log-board = { $name }が脱出ポッドに乗り、船を離れる
play-log-pod-roll = 漂流中の{ $name }、出目{ $value }：{ $more ->
    [yes] もう1枚
   *[no] 追加なし
}
play-log-last-roll = { $name }の最後の出目{ $value }：{ $free ->
    [yes] ポッドは脱出
   *[no] ポッドも助からない
}
play-prompt-pod = { $name }は漂流中
play-prompt-pod-text = { DEVICE() ->
    [pad] 脱走者は捨て札から1枚取り、ダイスを振ります。出目が持っているカードの枚数以下なら、もう1枚取ります。{ KEY("enter") }で先へ進みます。
   *[keys] 脱走者は捨て札から1枚取り、ダイスを振ります。出目が持っているカードの枚数以下なら、もう1枚取ります。クリックで先へ進みます。
}
play-pod-leaves = { $name }が船を離れます
play-pod-leaves-text = 後戻りはできません。船が救われると{ $name }は敗北します。
play-pod-turn = { $name }、脱出ポッドで漂流中
play-pod-turn-text = { $taken ->
    [0] 捨て札はありませんが、ダイスは振ります。
   *[other] カードを1枚取ってダイスを振ります。出目が{ $held }以下なら{ $left ->
        [0] もう1枚取れますが、捨て札が残っていません。
       *[other] もう1枚取ります。
    }
}
play-pod-last = 最後のダイス
play-pod-last-text = { $taken ->
    [0] { $name }が取れるカードはありません。
   *[other] { $name }が最後の1枚を取ります。
}脱出できるのは、出目が持っているカードの枚数を上回ったときだけです。
play-die-pod = カード{ $held }枚：{ $more ->
    [yes] もう1枚
    [none] 取るカードがない
   *[no] 追加なし
}
play-die-last = { $more ->
    [yes] { $held }枚を上回った：ポッドは脱出
   *[no] { $held }枚以下：ポッドも助からない
}

## Damage Control

play-left-unseen = ダメージコントロールで、各タイプ1枚が見ずに抜かれました。次に来る可能性があるカードは{ $possible }枚、このタイプの残りは{ $left }枚です。
play-left-to-crew = 次のダメージカードの部屋を自分たちで選べる確率：{ $percent }%。
play-hit-left = { $left ->
    [0] ダメージ後キューブなし
   *[other] ダメージ後キューブ{ $left }個
}
play-hit-token = トークンが防ぐ
play-hit-holder = 手元のトークンが防ぐ
play-damage-lost = この選択では船を失います。
play-hit-fatal = 船を失う
play-log-damage-control = { $name }が{ $rooms }を選ぶ

## End of the actions

play-end-title = アクションを終えますか？
play-end-text = { $tokens ->
    [0] { $lost ->
        [1] アクションが1つ残っていますが、ストックにアクショントークンがなく、無駄になります。
       *[other] アクション{ $lost }つが無駄になります。ストックのアクショントークンが足りません。
    }
   *[other] アクションが{ $left }つ残っていますが、ストックのアクショントークンは{ $tokens }個だけです。アクション{ $lost }つが無駄になります。
}
play-end-yes = アクション終了

## Undo

play-undo-roll = 元に戻せません：ダイスを振りました
play-undo-seen = 元に戻せません：伏せたカードを見ました
play-undo-drawn = 元に戻せません：カードを引きました
play-undo-start = まだ元に戻すものがありません
play-undo-others = 元に戻せません：これより前に自分の選択がありません
play-redo-none = やり直すものがありません
play-tip-undo = 最後の選択を元に戻す{ KEY("undo", before: "（", after: "）") }
play-tip-redo = やり直す{ KEY("redo", before: "（", after: "）") }
play-tip-log = ログ{ KEY("log", before: "（", after: "）") }
play-tip-help = ヘルプとキー{ KEY("help", before: "（", after: "）") }
play-tip-menu = メニュー{ KEY("escape", before: "（", after: "）") }
play-tip-more = その他のアクション{ KEY("more", before: "（", after: "）") }：コストと、今できない理由がわかります。

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] カードに移動すると、その部屋が船に示されます。
   *[keys] カードを指すと、その部屋が船に示されます。
}
play-map-odds = %は今の並び順での値です。次のダメージカードで部屋がダメージを受ける確率を示します。
play-map-repairs = { $count ->
    [0] 今修理できるマスはありません。
   *[other] 今修理できる部屋：{ $rooms }
}
play-map-diverts = { $count ->
    [0] 送電にこのカードが必要な部屋はありません。
   *[other] 送電にまだ必要な部屋：{ $rooms }
}
play-map-struck = { $count ->
    [0] 部屋はクルーが選びます。
   *[other] ダメージを受ける部屋：{ $rooms }
}

## Log, pile and help

play-log-title = ログ
play-log-help = { DEVICE() ->
    [pad] { KEY("up") }と{ KEY("down") }でスクロールします。
   *[keys] 行を指すと変わったところが示されます。ホイールか矢印キーでスクロールします。
}
play-log-hidden = { DEVICE() ->
    [pad] カウントなし：このターンと1つ前のターンだけです。{ KEY("up") }と{ KEY("down") }でスクロールします。
   *[keys] カウントなし：このターンと1つ前のターンだけです。ホイールか矢印キーでスクロールします。
}
play-piles-title = 山札と捨て札
play-piles-deck = 資源の山札
play-piles-discard = 捨て札
play-piles-damage-deck = ダメージの山札
play-piles-damage-discard = これまでのダメージ
play-piles-deck-text = { $count ->
    [1] 資源の山札は残り1枚です：
   *[other] 資源の山札は残り{ $count }枚、{ $seen ->
        [0] 順番は不明です
       *[other] すでに見たカードより下の順番は不明です
    }：
}
play-piles-damage-text = { $count ->
    [0] カードは残っていません。船体が破損しています。
    [1] 残り1枚、その後は船体破損：
   *[other] 残り{ $count }枚。{ $seen ->
        [0] タイプ順で、タイプごとにシャッフル済み。
       *[other] まだ見ていないカードはタイプ順。
    }その後は船体破損：
}
play-piles-seen = { $count ->
    [1] 次のカードは全員が見ています：
   *[other] 次の{ $count }枚は全員が見ています。この順番です：
}
play-piles-missing = ここに示した各タイプのうち1枚ずつは、山札に入っていません。どれかは不明です。
play-piles-bottom = { $count ->
    [1] 最後のカードは全員が見ています：
   *[other] 最後の{ $count }枚は全員が見ています：
}
play-piles-unseen = 上のほうのカードは、まだ誰も見ていません。
play-piles-struck = { $count ->
    [1] これまでのダメージカードは1枚
   *[other] これまでのダメージカードは{ $count }枚、新しい順
}
play-piles-hidden = カウントなし：部屋の能力で見るとき以外、山札と捨て札は見られません。
play-pile-title = { $count ->
    [0] 捨て札はありません
    [1] 1枚
   *[other] { $count }枚、新しい順
}
play-help-keys = キー
play-key-1 = { $first }～{ $last }：カードを持つ
play-key-2 = { $keys }：移動、探索、受け渡し
play-key-3 = { $keys }：修理、送電、起動、ポッド
play-key-4 = { KEY("arrows") }：部屋から部屋へ
play-key-5 = { KEY("tab") }：操作欄、船、クルー、山札
play-key-6 = { KEY("enter") }：選択中のものを決定。自分のターンまでスキップ
play-key-7 = { $keys }：アクション終了
play-key-8 = { KEY("escape") }：戻す、起動のキャンセル、メニュー
play-key-9 = { $keys }：元に戻す{ DEVICE() ->
    [pad] {""}
   *[keys] {"（Ctrl+Zも）"}
}
play-key-10 = { $keys }：やり直す{ DEVICE() ->
    [pad] {""}
   *[keys] {"（Ctrl+Yも）"}
}
play-key-11 = { $keys }：ログ、山札と捨て札
play-key-12 = { KEY("tab") }長押し：背後の卓上を見る
play-key-13 = { $keys }：指したもののルール、このヘルプ
play-key-14 = { $keys }：全画面、サウンド切替

## Notes on what the pointer rests on

play-tip-move = 隣の部屋へ移動します：{ $cost }アクション。
play-tip-scavenge = ダイスを振ります：{ $sides }。
play-tip-side = { $shown ->
    [1] { $first }
    [2] { $first }か{ $last }
   *[other] { $first }～{ $last }
}は{ $cards ->
    [0] なし
   *[other] { $cards }枚
}
play-tip-share = 同じ部屋でカード1枚を渡すか取ります：{ $cost }アクション。
play-tip-divert = 部屋のコストのカード3枚を捨てます：{ $cost }アクション。
play-tip-repair = 空きマスに合うカードを1枚捨てます：{ $cost }アクション。
play-tip-activate = 今いる部屋を起動します：{ $cost }アクション。
play-tip-end = アクションを終えます{ KEY("end", before: "（", after: "）") }。使わなかったアクションは、ストックがある限りアクショントークンになります。
play-tip-give-back = 交代しなかったときと同じように、プログラムが続けます。
play-tip-decline = { DEVICE() ->
    [pad] 何も取りません：{ KEY("enter") }。
   *[keys] 何も取りません：クリックか{ KEY("enter") }。
}
play-tip-stepper = ターンの3つのフェイズです。
play-tip-threat = ％は、次のダメージカードで船を失う確率です。
play-tip-deck-take = { DEVICE() ->
    [pad] 資源の山札です。{ KEY("enter") }で上から{ $count }枚取ります。最後の1枚を引くと船を失います。
   *[keys] 資源の山札です。クリックで上から{ $count }枚取ります。最後の1枚を引くと船を失います。
}
play-tip-deck = { DEVICE() ->
    [pad] 資源の山札です。カードを取れるときに{ KEY("enter") }で引きます。最後の1枚を引くと船を失います。残りの内容は捨て札から見られます{ KEY("piles", before: "（", after: "）") }。
   *[keys] 資源の山札です。カードを取れるときにクリックで引きます。最後の1枚を引くと船を失います。残りの内容は捨て札から見られます{ KEY("piles", before: "（", after: "）") }。
}
play-tip-face-up = 公開カードです。山札の{ $deck-cards }枚の代わりに回収するか、探索で取れます。
play-tip-discard = { DEVICE() ->
    [pad] 捨て札です。{ KEY("enter") }で、すべての捨て札と山札の残りを見られます{ KEY("piles", before: "（", after: "）") }。
   *[keys] 捨て札です。クリックで、すべての捨て札と山札の残りを見られます{ KEY("piles", before: "（", after: "）") }。
}
play-tip-damage-deck = { DEVICE() ->
    [pad] ダメージの山札です。毎ターンの終わりに1枚めくり、船がダメージを受けます。{ KEY("enter") }で残りを順不同で見られます。
   *[keys] ダメージの山札です。毎ターンの終わりに1枚めくり、船がダメージを受けます。クリックで残りを順不同で見られます。
}
play-tip-damage-discard = { DEVICE() ->
    [pad] 直近のダメージカードです。{ KEY("enter") }でこれまでのカードをすべて見られます。
   *[keys] 直近のダメージカードです。クリックでこれまでのカードをすべて見られます。
}
play-tip-threat-breach = 次の船体破損のダイスで資源の山札が尽き、船を失う確率です。
play-tip-threat-empty = フェイズ2で、引くか公開カードを補充すると資源の山札が尽きます。その前に救わなければ船を失います。
play-tip-threat-hidden = 次のダメージカードの裏面でタイプがわかります。カウントなし：確率と残りは表示しません。
play-tip-deck-hidden = { DEVICE() ->
    [pad] 資源の山札です。カードを取れるときに{ KEY("enter") }で引きます。最後の1枚を引くと船を失います。カウントなし：残り枚数は表示しません。
   *[keys] 資源の山札です。カードを取れるときにクリックで引きます。最後の1枚を引くと船を失います。カウントなし：残り枚数は表示しません。
}
play-tip-discard-hidden = 捨て札です。カウントなし：部屋の能力で見るとき以外は見られません。
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] ダメージカードは残っていません。毎ターンの終わりにダイスを振り、資源カードを失います。{ KEY("enter") }でこれまでのカードを見られます。
   *[keys] ダメージカードは残っていません。毎ターンの終わりにダイスを振り、資源カードを失います。クリックでこれまでのカードを見られます。
}
play-tip-damage-deck-hidden = ダメージの山札です。毎ターンの終わりに1枚めくり、船がダメージを受けます。カウントなし：残りは表示しません。
play-tip-damage-discard-hidden = 直近のダメージカードです。カウントなし：それより前は表示しません。
play-tip-die = { DEVICE() ->
    [pad] ダイスです。{ KEY("enter") }で探索します。
   *[keys] ダイスです。クリックするか投げると探索します。
}
play-tip-shield = 防御トークンは、この部屋への次のダメージを1回防ぎます。
play-tip-supply-cube = ストックの修理キューブ
play-tip-supply-action = ストックのアクショントークン（全{ $action-tokens }個）
play-tip-supply-protection = ストックの防御トークン（全{ $protection-tokens }個）
play-tip-supply-power = まだ送電していない部屋
play-tip-crew = { $name }が回収後に持てるのは{ $hand-limit }枚までです。
play-tip-crew-seat = { DEVICE() ->
    [pad] この席の担当を選びます：{ KEY("enter") }。
   *[keys] クリックすると、この席の担当を選べます。
}
play-tip-crew-move = { DEVICE() ->
    [pad] { $name }を移動します：{ KEY("enter") }。{ KEY("take-over", before: "この席の担当を選ぶには", after: "を押します。") }
   *[keys] クリックすると{ $name }を移動できます。{ KEY("take-over", before: "この席の担当を選ぶには", after: "を押します。") }
}
