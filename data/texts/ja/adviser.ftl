### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = 私ならこうする
adviser-ending = 今終える
adviser-tries = 試した展開：{ $count }
adviser-margin = ± { $margin }
adviser-interval = （{ $low }～{ $high }）
adviser-wait = 船長が考えています。
adviser-none = 船長にはここでの案がありません。
adviser-alone = 比べる案がほかにありません。
adviser-best = この中で最善。
adviser-equal = 案{ $plan }と同じくらい良い。
adviser-behind = 劣る。
adviser-keep = 残す
adviser-why = なぜ？

## Reasons

adviser-power = その後の送電済みの部屋：{ $count }/{ $goal }。
adviser-safe = その後は、次に何が来ても船は失われません。
adviser-risk = 次に来る可能性があり、その時船を失うカード：{ $fatal }/{ $possible }。
adviser-cubes = 船のキューブ：+{ $count }。
adviser-tokens = 使うアクショントークン：{ $count }。

## After deciding

adviser-decide-first = まず決めてください。アクションを終えたら答えます。
adviser-ask-earlier = アクション中に聞いてください。アクションを終えたら答えます。
adviser-one-way = 今できることは一つだけです。助言することはありません。
adviser-off = 助言は設定でオフになっています。
adviser-decided = 決まりましたね。これが私の答えです。
adviser-level = 私の案と同じくらい良い。
adviser-yours = 自分のターン
adviser-mine = 船長のターン
adviser-take-back = ターンを取り消す
adviser-go-on = このまま続ける
adviser-why-points = なぜ？（−{ $points }）

## Why

adviser-parts = 分かれるところ：手順{ $number }
adviser-next = 次に来るかもしれないもの
adviser-left = 手札に残るもの

adviser-crew = その後の腕前：{ $rank }

## Settings and keys

settings-adviser = 船長の助言
settings-adviser-note = 通常：一人なら尋ねた時に、複数人なら決めた後に答えます。
settings-adviser-usual = 通常
settings-adviser-asked = 尋ねた時
settings-adviser-after = 決めた後
settings-adviser-off = オフ
command-adviser = 船長に尋ねる
command-keep-ghosts = 助言：下書きを残す
command-why = 助言：理由
play-tip-adviser = 船長の助言{ KEY("adviser", before: "（", after: "）") }
