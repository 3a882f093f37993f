### The settings, and the names of keys and commands.

title-settings = 設定
menu-settings = 設定
settings-title = 設定
settings-back = 戻る
settings-reset = このページを初期化
settings-reset-note = このページはすべて最初の状態です。「元に戻す」で変更を取り戻せます。
settings-reset-none = このページはすべて最初の状態です。
settings-undo = 初期化を元に戻す
settings-percent = { NUMBER($value) }%
settings-on = オン
settings-off = オフ

settings-page-screen = 画面
settings-page-reading = 表示
settings-page-motion = テンポ
settings-page-sound = サウンド
settings-page-keys = キー
settings-page-game = ゲーム

## Screen

settings-window = ウィンドウ
settings-window-note = ウィンドウは動かしたり広げたりできます。全画面ではほかのものがすべて隠れます。
settings-window-off = ウィンドウ
settings-window-on = 全画面
settings-display = ディスプレイ
settings-display-note = ゲームを開く画面です。
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = 画面は1つしか接続されていません。
settings-interface = 表示サイズ
settings-interface-note = 全体の大きさです。100%を超えると、ウィンドウの端を指したときに画面が動きます。

## Reading

settings-text = 文字サイズ
settings-text-note = 文字と数字だけの大きさです。
settings-language = 言語
settings-language-note = ゲーム内のすべての言葉です。クルーの名前は入力したままです。
settings-language-system = システム（{ $name }）
settings-abilities = 能力を常に文字で表示
settings-abilities-note = どの部屋にも能力を表示します。オフなら、今使える部屋とポインターの下だけに表示します。
settings-contrast = ハイコントラスト
settings-contrast-note = 黒いパネルに白い線と文字。絵は控えめになります。
settings-palette = 色
settings-palette-note = 信号・資源・クルーを見分けやすい色を選べます。形でも見分けられます。
settings-palette-normal = 標準
settings-palette-protan = 1型（赤）
settings-palette-deutan = 2型（緑）
settings-palette-tritan = 3型（青）
settings-preview = 表示例
settings-preview-resources = 資源
settings-preview-crew = クルー
settings-preview-signals = 信号
settings-preview-legal = 可能
settings-preview-yours = 自分
settings-preview-danger = 危険

## Pace

settings-animation = テンポ
settings-animation-note = { DEVICE() ->
    [pad] クルー・カード・ダイスが動く速さと、嵐の一撃ごとの表示時間です。任意のボタンでいつでも先へ進めます。
   *[keys] クルー・カード・ダイスが動く速さと、嵐の一撃ごとの表示時間です。クリックかキーでいつでも先へ進めます。
}
settings-recap = 前回のターン以降の被害
settings-recap-note = ターンの前に、被害を受けた部屋をもう一度、先へ進むまで表示します。
settings-ready = 準備の確認
settings-ready-note = ほかの人のターンの前に、本人が準備できたと答えるまで待ちます。
settings-auto-end = ターンの自動終了
settings-auto-end-note = アクションがなくなると、キーを押さなくても終了します。「元に戻す」は使えます。
settings-reduced = 動きを減らす
settings-reduced-note = 揺れ、点滅、回転をやめ、フェードで表示します。

## Sound

settings-master = 主音量
settings-master-note = 全体の音の大きさです。
settings-effects = 効果音
settings-effects-note = カード、ダイス、クルー、被害、警報の音です。
settings-music = 音楽
settings-music-note = 危険に応じて変わります。
settings-ambience = 環境音
settings-ambience-note = 反応炉のうなり、炎、太陽の音です。
settings-mute = 消音
settings-mute-note = 音をまったく出しません。{ $usual }でいつでも切り替えられます。
settings-background = 背後でも鳴らす
settings-background-note = ほかのウィンドウの使用中も鳴り続けます。このウィンドウが隠れている間は鳴りません。
settings-captions = 字幕
settings-captions-note = 警報や遠くの音を文字でも伝えます。

## Keys

settings-keys-note = コマンドを選び、新しいキーを押してください。{ KEY("enter") }、{ KEY("escape") }、{ KEY("tab") }、矢印キーの働きは変わりません。
settings-key-press = キーを押す
settings-key-protected = { $key }の働きは固定で、割り当てられません。別のキーを押すか、{ KEY("escape") }でやめてください。
settings-key-modifier = { $key }はほかのキーと組み合わせて使うものです。別のキーを押すか、{ KEY("escape") }でやめてください。
settings-key-unknown = このキーには名前がありません。別のキーを押すか、{ KEY("escape") }でやめてください。
settings-key-swap-title = キーを入れ替えますか？
settings-key-swap-text = { $key }はすでに「{ $rival }」のキーです。そちらは代わりに{ $other }になります。
settings-key-swap-yes = 入れ替える
settings-key-blocked = { $key }は「{ $rival }」のキーで、{ $other }もそこでは使用中です。先に「{ $rival }」を変えてください。
settings-key-kept = キーは{ $key }のままです。
settings-keys-actions = アクション
settings-keys-cards = カード
settings-keys-game = ゲーム
settings-keys-window = ウィンドウ

command-move = 移動
command-scavenge = 探索
command-share = 受け渡し・トレード
command-divert = 送電
command-repair = 修理
command-activate = 部屋を起動
command-board = 脱出ポッドに乗る
command-more = その他のアクション
command-end = アクション終了
command-card = カード{ $number }
command-undo = 元に戻す
command-redo = やり直す
command-log = ログ
command-piles = 山札と捨て札
command-help = ヘルプ
command-reset = 並び順をリセット
command-board-look = 終了後に盤面を見る
command-watch = ゲームをもう一度見る
command-copy = ゲームコードをコピー
command-rename = セーブデータ：名前を変更
command-delete = セーブデータ：削除
command-play-pause = リプレイ：再生・停止
command-branch = リプレイ：ここからプレイ
command-search = ルールブック：検索
command-show-me = レッスン：手本を見る
command-skip-step = レッスン：ステップを飛ばす
command-show-on-table = ルールブック：卓上で見る
command-again = 同じ船でもう一度
command-from-start = レッスンを最初から始める
command-settings = 設定
command-mute = 消音
command-smaller = 表示を小さく
command-larger = 表示を大きく
command-fullscreen = 全画面

key-name-space = スペース
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = 矢印キー
key-name-left = ←
key-name-right = →
key-name-up = ↑
key-name-down = ↓
key-name-keypad = テンキー{ $key }

## Game

settings-confirm = アクションを失う前に確認
settings-confirm-note = ターンを終えるとアクションが無駄になるときに確認します。
settings-confirm-leave = ゲームを離れる前に確認
settings-confirm-leave-note = 選択のたびにセーブするので、確認しなくても何も失われません。
settings-confirm-replace = 新しいゲームの前に確認
settings-confirm-replace-note = 進行中のゲームと入れ替わるときに確認します。
settings-confirm-delete = 削除の前に確認
settings-confirm-delete-note = セーブデータを削除するときに確認します。
settings-kept-games = 自動で残すゲーム
settings-kept-games-note = 終わったゲームと、別のゲームに入れ替わったゲームです。古いものから消えます。最後に入れ替わったものと、名前を付けたものは残ります。
settings-kept-games-none = なし
settings-kept-games-all = すべて
settings-confirm-pod = 脱出ポッドに乗るときは必ず確認します。後戻りできないためです。
leave-saved-title = ゲームを離れますか？
leave-saved-text = セーブ済みです。タイトル画面の「続ける」で再開できます。
leave-saved-yes = 離れる
