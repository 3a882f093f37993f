# Watching a game again, and game codes.

replay-label = リプレイ中
replay-where = ターン{ $turn } · 選択{ $at }/{ $length }
replay-begin = 船の準備が整い、クルーが乗り込みました。まだ誰も何もしていません。
replay-tip-line = { DEVICE() ->
    [pad] ゲーム全体の流れです。{ KEY("left") }と{ KEY("right") }で動かせます。線の上はターンと送電、線の下は被害です。
   *[keys] ゲーム全体の流れです。ドラッグ、クリック、矢印キーで動かせます。線の上はターンと送電、線の下は被害です。
}
replay-first = 最初へ
replay-back-turn = 前のターンへ
replay-back = 1手戻る
replay-play = 再生
replay-pause = ここで停止
replay-on = 1手進む
replay-on-turn = 次のターンへ
replay-last = 最後へ
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = ここからプレイ
replay-branch-over = この時点でゲームは終わっています。何手か戻ってください。
replay-leave = 退出
replay-lost-title = このゲームは再生できませんでした
replay-replace-title = ターン{ $turn }からプレイしますか？
replay-replace-text =
    同じ過去を持つ新しいゲームが始まります。進行中の別のゲーム（ターン{ $other }）はセーブデータに残ります。
replay-replace-yes = ここからプレイ

code-label = ゲームコード
code-copy = ゲームコードをコピー：シードとして入力すれば誰でもまったく同じ船で遊べます
code-copied = コピーしました：{ $code }
code-not-copied = クリップボードを使えません。コードは{ $code }です。シードの入力欄に入力してください。
code-none = 記述された局面から始めたゲームにはコードがありません
code-letters = ゲームコードではありません。コードは英数字だけです
code-slip = シードでもゲームコードでもありません。1文字ずつ見比べてください
code-newer = このゲームコードは新しいバージョンのSolar Stormのものです
code-expansion = このゲームコードには、ここに入っていない拡張が必要です
code-difficulty = このゲームコードには、ここに入っていない難易度が必要です
code-other = このゲームコードは別のルールのものです。ここでは違う船になります
code-taken = ゲームコードを読み取り、人数・モード・部屋・難易度をコードのとおりに設定しました
