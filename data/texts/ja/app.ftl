### The screens outside the table.

language-name = 日本語

## Title

title-tagline = 1～4人用の協力ゲーム
title-continue = 続ける
title-continue-detail = ターン{ $turn } · { $difficulty } · { $names }
title-new = 新しいゲーム
title-load = セーブデータ
title-quit = 終了
title-credit = 原作ボードゲーム：Ayden Lowther · バージョン{ $version }
hint-choose = 選択
hint-open = 開く
hint-fullscreen = 全画面
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = 設定の一部を読み込めず、初期設定に戻しました。古いファイルは{ $path }として保存してあります。
notice-newer = { $path }は新しいバージョンのSolar Stormが保存したファイルです。お使いのバージョンで読み取れる内容はそのまま使います。

## Difficulties

difficulty-easy = イージー
difficulty-medium = ノーマル
difficulty-hard = ハード
difficulty-veteran = ベテラン
difficulty-realist = リアリスト

## Questions

confirm-back = 戻る

## Menu over the table

menu-heading = メニュー
menu-where = ターン{ $turn } · { $difficulty }
menu-continue = 続ける
menu-speed = テンポ
speed-off = 即時
speed-fast = 速い
speed-normal = 標準
speed-slow = ゆっくり
menu-reduced-motion = 動きを減らす
menu-reduced-motion-detail = 揺れ、点滅、回転をやめます。
menu-confirm = アクションを無駄にする前に確認
menu-confirm-detail = 余ったアクションがトークンにならないときに確認します。
menu-new = 新しいゲーム
menu-title = タイトル画面
menu-quit = 終了
menu-saved = 選択のたびにセーブされます。
menu-unsaved = こちらのSolar Stormではオートセーブがオフです。「別名でセーブ…」でこのゲームを残せます。

## Setup

setup-title = 新しいゲーム
setup-back = タイトル画面に戻る
setup-crew-fixed = { $players ->
    [1] プレイヤー1人
   *[other] プレイヤー{ $players }人
}で、必ずクルー{ $crew }人を動かします。
setup-name = 名前
setup-mark-taken = この印は{ $name }が使っています。
setup-remove = このクルーを外す
setup-fewest = クルーは最低2人必要です。1人で遊ぶには「{ expansion-solo }」を選んでください。
setup-add = プレイヤーを追加
setup-name-empty = クルー全員に名前が必要です。
setup-name-twice = 同じ名前のクルーが2人います。片方の名前を変えてください。
setup-name-longest = { $count }文字までです。超えた分は入りません。
setup-name-letter = { $place }文字目は使えません。絵文字か、ゲームの書体にない文字です。
setup-first = 最初のターン
setup-first-chance = ランダム
setup-no-counting = カウントなし
setup-no-counting-note = 山札と捨て札の内容、確率を隠します。船長も確率を言いません。
setup-universals = { $count ->
    [0] { $resource }なし
   *[other] { $resource }{ $count }枚
}
setup-modes = 拡張
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = ランダム
setup-rooms-pick = 指定
setup-rooms-v1-note = すべての部屋が1つ目の能力
setup-rooms-v2-note = 部屋は2つ目の能力（人数が足りない部屋は1つ目）
setup-rooms-mixed-note = V1かV2かをランダムに決定
setup-rooms-pick-note = 部屋ごとにV1かV2を選択
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1かV2かはランダムです。選ぶと両方を読めます。
   *[keys] V1かV2かはランダムです。ここを指すと両方を読めます。
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}：{ $ability }
setup-variant-single = この部屋にV2はありません。
setup-no-rules = これらの拡張は併用できません。{ $detail }
setup-seed = シード
setup-seed-chance = ランダム
setup-seed-roll = 別の船をランダムに選び直します。
setup-seed-clear = シードを消す
setup-seed-none = シードなし：毎回違うゲームになります。
setup-seed-note = 同じシードと設定なら同じゲームになります。ゲームコードはその両方を含みます。ここに入力するか貼り付けてください。
setup-seed-words = この言葉はシード{ $seed }になります。同じ言葉なら、いつも同じシードです。
setup-seed-long = 長すぎます。シードは{ $digits }桁までです。
setup-mission = 今回の任務
setup-fact-hands = 手札
setup-fact-hands-value = 各{ $cards }枚
setup-fact-hands-shared = { $cards }枚、全員で共有
setup-fact-rooms = 部屋
setup-fact-rooms-value = V1×{ $first }、V2×{ $second }
setup-fact-deck = 資源カード
setup-fact-deck-value = { $cards }枚、{ $universals ->
    [0] { $resource }なし
   *[other] { $resource }{ $universals }枚
}
setup-fact-damage = ダメージの山札
setup-fact-damage-value = { $cards }枚、その後は船体破損
setup-fact-damaged = 船
setup-fact-damaged-value = キューブ{ $spaces }個を喪失済み
setup-outlook = 勝率
setup-outlook-note = プログラムのクルー（全員同じ階級）がランダムな船で出した結果です。
setup-outlook-nearest = { $ranks }：このゲームは未測定です。数字は最も近いゲームのものです：{ $game }
setup-nearest = 近い例
setup-outlook-counting = カウントあり
setup-ranks = { $rank ->
    [cadet] 候補生
    [officer] 士官
   *[captain] 司令官
}
setup-ranks-win = { $rank ->
    [cadet] 候補生の勝率
    [officer] 士官の勝率
   *[captain] 司令官の勝率
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }～{ $high }%
setup-games = { $games }回
setup-not-measured = 未測定
setup-change = { $points } ± { $margin }ポイント
setup-change-tip = { $known ->
    [more] これでプログラムのクルー（{ $ranks }）が救う船は、100隻あたり{ $points }隻増えます。
    [fewer] これでプログラムのクルー（{ $ranks }）が救う船は、100隻あたり{ $points }隻減ります。
   *[unclear] プログラムのクルー（{ $ranks }）が船を救う割合に、はっきりした差はありません。
}
setup-against-first = 全室V1との差
setup-start = 開始
setup-replace-title = 進行中のゲームを離れますか？
setup-replace-text = ターン{ $turn } · { $difficulty } · { $names }。セーブデータに残ります。
setup-replace-yes = 新しく始める

## Game over

over-won = 勝利
over-lost = 敗北
over-go-on = { DEVICE() ->
    [pad] いずれかのボタンで結果を見る
   *[keys] いずれかのキーかクリックで結果を見る
}
over-energy-core = コア再起動
over-room-destroyed = 船を失った
over-deck-empty = 資源が尽きた
over-energy-core-why = ターン{ $turn }に{ $name }がコアを再起動しました。資源の山札は残り{ $cards }枚でした。
over-close = { $count ->
    [0] キューブが尽きた部屋はありませんでした。
   *[other] 部屋のキューブが{ $count }回尽きました。
}
over-stand-ins = プログラムから{ $count }回、応答がなかったため、ゲームが代わりに選びました。
over-room-destroyed-why = ターン{ $turn }、キューブも防御トークンもない{ $room }が嵐のダメージを受けました。
over-deck-empty-why = { $torn ->
    [0] ターン{ $turn }、{ $name }のターンに資源の山札が尽きました。
   *[other] ターン{ $turn }、船体破損で最後の資源カード{ $torn }枚を失いました。
}
over-diverted = { $count ->
    [0] 送電済みの部屋はまだありませんでした。
    [8] すべて送電済みで、あとは再起動だけでした。
   *[other] { $rooms }部屋中{ $count }部屋が送電済みでした。
}
over-fact-turns = ターン
over-fact-cards = 残りカード
over-fact-damage = 残りダメージカード
over-fact-diverted = 送電済みの部屋
over-fact-criticals = 危機一髪
over-fact-difficulty = 難易度
over-fact-seed = シード
over-fact-code = ゲームコード
over-chart = ターンごとの推移
over-chart-diverted = 送電済みの部屋
over-chart-missing = 欠けたキューブ
over-chart-deck = 残りカード
over-chart-start = 開始
over-chart-turn = ターン{ $turn }
over-band-1 = 1部屋ずつ
over-band-2 = 2部屋ずつ
over-band-3 = 3部屋ずつ
over-band-breach = 船体破損
over-critical = ターン{ $turn }：危機一髪
over-critical-room = { $room }：キューブなし
over-pod-lost = { $name }は敗北
over-pod-lost-why = { $name }が離れたあと、船は救われました。
over-pod-alone = { $name }だけが脱出
over-pod-alone-why = 最後の出目{ $roll }は、持っていたカード{ $held }枚を上回りました。
over-pod-all = { $name }も含め、全員が敗北
over-pod-all-why = 最後の出目{ $roll }は、持っていたカード{ $held }枚を上回りませんでした。
over-pod-told = { $turn ->
    [0] この記録より前に離脱
   *[other] ターン{ $turn }に離脱
} · 漂流{ $adrift }ターン · カード{ $taken }枚獲得
over-crew = クルー
over-most = クルーで最多
over-row-turns = ターン数
over-row-moves = 移動
over-row-repairs = 戻したキューブ
over-row-diverts = 送電した部屋
over-row-shares = 受け渡したカード
over-row-scavenges = 探索の回数
over-row-activations = 起動した部屋
over-row-tokens = 使ったトークン
over-board = 盤面を見る
over-watch = リプレイを見る
over-again = 同じ船でもう一度
over-new = 新しいゲーム
over-title = タイトル画面

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = あいうえおかきくけこさしすせそ たちつてとなにぬねのはひふへほ まみむめもやゆよらりるれろわん をゃゅょっがぎぐげござじずぜぞー だぢづでどばびぶべぼぱぴぷぺぽ
keyboard-capital = 大文字
keyboard-latin = abc
keyboard-own = かな
keyboard-erase = 消す
keyboard-system = システムのキーボード
keyboard-done = 完了
