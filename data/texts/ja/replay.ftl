# Watching a game again, and game codes.

replay-where = ターン{ $turn } · 選択{ $at }/{ $length }
replay-begin = クルーが乗り込みました。まだ誰も行動していません。
replay-tip-line = { DEVICE() ->
    [pad] ゲーム全体です。{ KEY("left") }と{ KEY("right") }で動かします。線の上はターンと送電、線の下はダメージです。
   *[keys] ゲーム全体です。ドラッグ、クリック、矢印キーで動かします。線の上はターンと送電、線の下はダメージです。
}
line-turn = ターン
line-divert = 送電
line-hit = ダメージ
replay-first = 最初へ
replay-back-turn = 前のターンへ
replay-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-on = 1手進む
replay-on-turn = 次のターンへ
replay-last = 最後へ
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = ここから続ける
replay-branch-over = ここではもうゲームが終わっています。何手か戻ってください。
replay-leave = 退出
replay-replace-title = ターン{ $turn }から続けますか？
replay-replace-text =
    ここから新しいゲームを始めます。進行中のゲーム（ターン{ $other }）はセーブデータに残ります。
replay-replace-yes = ここから続ける

code-label = ゲームコード
code-copy = ゲームコードをコピーします。シードに入力すると同じ船で遊べます。誰が操作するかは含みません。
code-copied = コピーしました：{ $code }
code-not-copied = クリップボードを使えません。コードは{ $code }です。シードに入力してください。
code-none = 特別な局面から始めたゲームにコードはありません
code-letters = シードではありません。数字、言葉、ゲームコードのいずれかを入力してください
code-slip = シードでもゲームコードでもありません。1文字ずつ確かめてください
code-newer = このゲームコードは新しいバージョンのSolar Stormのものです
code-expansion = このゲームコードには、ここでは使えない拡張が必要です
code-difficulty = このゲームコードには、インストールされていない難易度が必要です
code-other = このゲームコードは別のルールのもので、ここでは違う船になります
code-taken = ゲームコードを読み取りました。人数、拡張、部屋、難易度をコードに合わせました。誰が操作するかは自分で選びます。
