### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = プレイヤー
rank-cadet = 候補生
rank-officer = 士官
rank-captain = 司令官
rank-human-text = このコンピューターのプレイヤー
rank-cadet-text = 単純なルールですぐ決める
rank-officer-text = ターンを計画、少し待つ
rank-captain-text = ターン全体を試す、最長{ $seconds }秒

## A new game

setup-rank-cadet-tip = プログラムが担当します。単純なルールで動き、すぐに決めます。
setup-rank-officer-tip = プログラムが担当します。カードの並びを何通りも想定し、このターンの計画を比べます。1ターン最長{ $seconds }秒。
setup-rank-captain-tip = プログラムが担当します。カードの並びを何通りも想定し、ターン全体を試します。1ターン最長{ $seconds }秒。
setup-rank-tip = プログラムに見えるのは、あなたに見えるものだけです。担当はいつでも替えられます。
setup-rank-slow = このコンピューターでは測定時より試せるターンが少なく、勝率が下がることがあります。
setup-add-officer = 士官を追加（プログラムが担当）
setup-seat-program = プログラム
setup-watch = 観戦

## A player of the program decides

lent-turn-cadet = 候補生のターン
lent-turn-officer = 士官のターン
lent-turn-captain = 司令官のターン
lent-thinking = プログラムが考え中
lent-thinks = …
thinks-long = いつもより時間がかかっています。
lent-paused = 一時停止
lent-step = { $step } · { $way }
lent-pause = 一時停止
lent-go-on = 再開
lent-skip = ターンをスキップ
lent-skip-on = 自分のターンへ
lent-speed = { $speed }×
lent-hint = プログラムが担当する{ $name }の手札。カードは全員に公開されています。
end-take-over = 交代する
end-give-back = 担当を戻す
seat-taken = これから{ $name }を担当するのはあなたです。最初の選択をするまでは「担当を戻す」でプログラムに返せます。{ KEY("take-over", before: "そのあとは", after: "を押します。") }
command-take-over = 担当を代わる・任せる

## Who plays a seat

who-plays = { $name }の担当は？
who-plays-note = 次の選択から有効です。手札、トークン、ログはそのままです。プログラムはクルーが知っていることしか知りません。
who-plays-alone = 1人のプレイヤーがクルー全員を動かします。

## What a player of the program asks

lent-asks = { $name }から{ $others }への相談
lent-agree = 同意
lent-decline = 断る

## Settings

settings-captain-seconds = 司令官の思考時間
settings-captain-seconds-note = プログラムの司令官が1ターンに考える最長の時間です。次に任せた担当から有効です。
settings-seconds = { $count }秒
lent-skip-tip = 次に質問されるまで、ターンと嵐をスキップします。プログラムだけの場合は、このターンをスキップします。
