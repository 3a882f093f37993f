### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = 私ならこうします
adviser-ending = 今終えると
adviser-tries = シミュレーション：{ $count }回
adviser-wait = 船長が考えています。
adviser-none = ここで勧める案はありません。
adviser-unable = 今は考えられません。もう一度聞いてください。
adviser-alone = 比べる案はほかにありません。
adviser-keep = 残す
adviser-why = なぜ？

## Reasons

adviser-power = これで{ $of }部屋中{ $count }部屋が送電済みになります。
adviser-safe = このあと、次に何が出ても船は無事です。
adviser-risk = { $of ->
    [1] このあと、次に来る唯一のカードで船を失います。
   *[other] { $count ->
        [1] このあと船を失うカードは、次の候補{ $of }枚中1枚です。
       *[other] このあと船を失うカードは、次の候補{ $of }枚中{ $count }枚です。
    }
}
adviser-tokens = アクショントークンを{ $count }個使います。

## After deciding

adviser-decide-first = まず決めてください。設定が「決めたあと」なので、アクションを終えたら答えます。
adviser-ask-earlier = アクション中に聞いてください。設定が「決めたあと」なので、終えたときに答えます。
adviser-one-way = ここで選べるのは1つだけです。助言は要りません。
adviser-off = 船長の助言はオフです。設定でオンにできます。
adviser-decided = 決まりましたね。私の案はこうです。
adviser-level = 私の案と同等です。
adviser-yours = あなたの案
adviser-mine = 私の案
adviser-take-back = ターンを戻す
adviser-go-on = このまま進む

## Why

adviser-parts = 手順{ $number }から違う
adviser-next = 次に来る可能性
adviser-left = 残る手札
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step }（アクショントークンを1個使う）

## Settings and keys

settings-adviser = 船長の助言
settings-adviser-note = 決めたあと：アクションを終えるときに、船長の案が見られます。
settings-adviser-asked = 聞いたとき
settings-adviser-after = 決めたあと
settings-adviser-off = オフ
command-adviser = 船長に聞く
command-keep-ghosts = 助言：プレビューを残す
command-why = 助言：理由
play-tip-adviser = 船長の助言{ KEY("adviser", before: "（", after: "）") }
