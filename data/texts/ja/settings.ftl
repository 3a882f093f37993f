### The settings, and the names of keys and commands.

title-settings = 設定
menu-settings = 設定
settings-title = 設定
settings-back = 戻る
settings-reset = このページをリセット
settings-reset-note = このページは初期設定に戻りました。「元に戻す」で変更を取り戻せます。
settings-reset-none = このページはすでに初期設定です。
settings-undo = リセットを元に戻す
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

settings-fullscreen = ウィンドウ
settings-fullscreen-note = ウィンドウは移動もサイズ変更もできます。全画面では、ほかのものがすべて隠れます。
settings-fullscreen-off = ウィンドウ
settings-fullscreen-on = 全画面
settings-display = ディスプレイ
settings-display-note = ゲームを表示する画面です。
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = 画面は1つしか接続されていません。
settings-interface = 表示サイズ
settings-interface-note = 全体の大きさです。100%を超えると、ウィンドウの端を指したときに画面が動きます。

## Reading

settings-text = 文字サイズ
settings-text-note = 文字と数字の大きさです。ボタンやパネルも文字に合わせて大きくなります。
settings-language = 言語
settings-language-note = ゲームの言語です。クルーの名前は入力したままです。
settings-language-system = システム（{ $name }）
settings-abilities = 能力を常に表示
settings-abilities-note = すべての部屋に能力を表示します。オフなら、起動できる部屋と指している部屋だけです。
settings-contrast = ハイコントラスト
settings-contrast-note = 黒いパネル、白い線と文字、控えめな絵にします。
settings-palette = 色
settings-palette-note = 信号・資源・クルーを見分けやすい色にします。形も必ず違います。
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
    [pad] クルー・カード・ダイスの速さと、ダメージを1回ずつ見せる長さです。どのボタンでも先へ進めます。
   *[keys] クルー・カード・ダイスの速さと、ダメージを1回ずつ見せる長さです。クリックかどのキーでも先へ進めます。
}
settings-recap = 前回のターン以降の出来事
settings-recap-note = ターンの前に、クルーがしたこととダメージを受けた部屋を、先へ進むまで表示します。
settings-ready = 準備の確認
settings-ready-note = 他のプレイヤーのターンの前に、本人の準備ができるまで待ちます。
settings-auto-end = アクションを自動で終了
settings-auto-end-note = アクションがなくなると自動で終わります。そのあとも元に戻せます。
settings-reduced-motion = 動きを減らす
settings-reduced-motion-note = 揺れ、点滅、回転をやめ、フェードで表示します。

## Sound

settings-master = 主音量
settings-master-note = 全体の音量です。
settings-effects = 効果音
settings-effects-note = カード、ダイス、クルー、ダメージ、警報の音です。
settings-music = 音楽
settings-music-note = 危険が迫ると盛り上がります。
settings-ambience = 環境音
settings-ambience-note = 反応炉のうなり、炎、太陽の音です。
settings-mute = 消音
settings-mute-note = すべての音を消します。{ $usual }でいつでも切り替えられます。
settings-background = バックグラウンドでも再生
settings-background-note = ほかのウィンドウの使用中も鳴り続けます。このウィンドウが隠れると止まります。
settings-captions = 字幕
settings-captions-note = 警報や遠くの音を文字で伝えます。

## Keys

settings-keys-note = コマンドを選び、新しいキーを押してください。{ KEY("enter") }、{ KEY("escape") }、{ KEY("tab") }、矢印キーは変更できません。
settings-key-press = キーを押す
settings-key-protected = { $key }は割り当てられません。別のキーを押すか、{ KEY("escape") }でキャンセルしてください。
settings-key-modifier = { $key }だけでは使えません。別のキーを押すか、{ KEY("escape") }でキャンセルしてください。
settings-key-unknown = このキーは認識できません。別のキーを押すか、{ KEY("escape") }でキャンセルしてください。
settings-key-swap-title = キーを入れ替えますか？
settings-key-swap-text = { $key }はすでに「{ $rival }」のキーです。入れ替えると、そちらが{ $other }になります。
settings-key-swap-yes = 入れ替える
settings-key-blocked = { $key }は「{ $rival }」のキーで、代わりに{ $other }を割り当てられません。先に「{ $rival }」を変えてください。
settings-key-kept = キーは{ $key }のままです。
settings-keys-actions = アクション
settings-keys-cards = カード
settings-keys-game = ゲーム
settings-keys-window = ウィンドウ

command-move = 移動
command-scavenge = 探索
command-share = 受け渡し・交換
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
command-reset = 順番を戻す
command-board-look = 終了後に盤面を見る
command-watch = リプレイを見る
command-copy = ゲームコードをコピー
command-rename = セーブデータ：名前を変更
command-delete = セーブデータ：削除
command-play-pause = リプレイ：再生・停止
command-branch = リプレイ：ここから続ける
command-search = ルールブック：検索
command-show-me = レッスン：手本を見る
command-skip-step = レッスン：ステップを飛ばす
command-show-on-table = ルールブック：卓上で見る
command-again = 同じ船でもう一度
command-from-start = レッスンを最初から
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

settings-confirm = アクションを無駄にする前に確認
settings-confirm-note = 余ったアクションがトークンにならないときに確認します。
settings-confirm-leave = ゲームを離れる前に確認
settings-confirm-leave-note = 選択のたびにセーブするので、オフにしても何も失われません。
settings-confirm-replace = 新しいゲームの前に確認
settings-confirm-replace-note = 進行中のゲームと入れ替わるときに確認します。
settings-confirm-delete = 削除の前に確認
settings-confirm-delete-note = セーブデータを削除する前に確認します。
settings-kept-games = 自動で残すゲーム
settings-kept-games-note = 終わったゲームと、入れ替わったゲームを残し、古い順に削除します。最後に入れ替わったゲームと、名前を付けたゲームは必ず残ります。
settings-kept-games-none = なし
settings-kept-games-all = すべて
settings-confirm-pod = 脱出ポッドに乗る前には必ず確認します。後戻りできないためです。
leave-saved-title = ゲームを離れますか？
leave-saved-text = セーブ済みです。タイトル画面の「続ける」で再開できます。
leave-saved-yes = 離れる
