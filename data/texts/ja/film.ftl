# The film: why a game went as it did.

film-title = 振り返り
film-saved = ターン{ $turn }に船を救うまで
film-lost = ターン{ $turn }に船を失うまで
film-luck = 運
film-decisions = 判断
film-points = { $points }ポイント
film-start = 開始時は{ $value }%
film-chance = 勝率
film-meaning = 残りを候補生が遊んだ場合。帯は誤差
film-looking = ターン{ $turn }/{ $turns }を分析中
film-unable = このゲームは分析できませんでした。
film-stopped = 分析が応答しなくなりました。続けるには、振り返りをもう一度開いてください。
film-luck-lane = 運：ダイス、引き、ダメージ
film-decisions-lane = 判断：候補生より良いか悪いか
film-turn = ターン{ $turn }、{ $name }
film-turn-alone = ターン{ $turn }
film-point-listed = ターン{ $turn }：{ $words }
film-point = 転機{ $at }/{ $count }
film-missed = { $points }ポイント以上を逃した
film-sign-good = これより明らかに良い案なし
film-sign-missed = 船長の案が上
film-somebody = プレイヤー
film-happened = 起きたこと
film-part = { $at } / { $count }
film-more = 続きを見る
film-captain = 船長の案
film-as-good = これより明らかに良い案は見つかりませんでした。
film-as-good-note = プレイ中は見積もりですが、ここでは最後までプレイした結果だけで判断します。
film-awaited = まだ分析していません。まもなく、運と判断による変化と船長の案がここに出ます。
film-better = こちらなら{ $win }%：{ $points }ポイント高い、± { $margin }
film-show = 卓上で見る
film-enters = アクション：{ $actions } · アクショントークン：{ $tokens } · 山札：{ $cards }枚
film-key-turns = ターン
film-key-points = 転機
film-key-play = 再生
film-names-hide = 名前を隠す
film-names-show = 名前を表示
film-point-back = 前の転機へ
film-point-on = 次の転機へ
film-tip-plot = { DEVICE() ->
    [pad] { KEY("left") }と{ KEY("right") }でグラフ上を動きます。1つ進むと1ターンです。
   *[keys] グラフをクリックかドラッグ、または左右の矢印キーで動きます。1つ進むと1ターンです。
}
film-tip-point = ターン{ $turn }：{ $points }ポイント
film-back = 戻る
film-end-saved = 生還
film-end-lost = 喪失
over-film = 振り返り
command-film = 勝因・敗因を振り返る
command-film-show = 振り返り：卓上で見る
