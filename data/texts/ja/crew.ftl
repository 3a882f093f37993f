### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = 人
rank-cadet = 候補生
rank-officer = 士官
rank-captain = 船長
rank-human-text = このコンピューターを使う人
rank-cadet-text = 経験則で即断
rank-officer-text = ターンを計画、少し考える
rank-captain-text = ターン全体を読む、最長{ $seconds }秒

## A new game

setup-rank-cadet-tip = 経験則で動き、すぐに決めます。
setup-rank-officer-tip = ありうる山札で1ターンの計画を比べます。1ターン最長{ $seconds }秒。
setup-rank-captain-tip = ありうる多くの山札でターン全体を試します。1ターン最長{ $seconds }秒。
setup-rank-tip = あなたに見えるものだけを見て、それ以上は知りません。担当はゲーム中いつでも替えられます。
setup-rank-slow = コンパイル済みシミュレーターがないため、計測したゲームより試行が少なくなります。
setup-add-officer = 士官を追加
setup-watch = 観戦

## A player of the program decides

lent-turn-cadet = 候補生のターン
lent-turn-officer = 士官のターン
lent-turn-captain = 船長のターン
lent-thinking = 考え中
lent-thinks = …
lent-paused = 一時停止
lent-step = { $step } · { $way }
lent-pause = 一時停止
lent-go-on = 再開
lent-skip = スキップ
lent-speed = { $speed }×
lent-hint = { $name }の手札。プログラムが担当しています。カードは全員に公開されています。
end-take-over = 交代する
command-take-over = 担当を引き受ける・任せる

## Who plays a seat

who-plays = { $name }の担当は？
who-plays-note = 次の選択から有効です。手札・トークン・ログはそのままです。プログラムはクルーが知っていること以上は知りません。
who-plays-alone = 1人のプレイヤーがクルー全員を動かします。

## What a player of the program asks

lent-asks = { $name }から{ $others }に相談
lent-agree = 同意
lent-decline = いいえ

## Settings

settings-captain-seconds = 船長の思考時間
settings-captain-seconds-note = プログラムの船長が1ターンについて考える最長の時間です。今後の担当から有効です。
settings-seconds = { $count }秒
