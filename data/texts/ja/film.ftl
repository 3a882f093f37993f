# The film: why a game went as it did.

film-title = 振り返り
film-saved = 船がターン{ $turn }で救われるまで
film-lost = 船がターン{ $turn }で失われるまで
film-luck = 運
film-decisions = 判断
film-points = { $points }点
film-start = 開始時は{ $value }%
film-chance = 勝つ見込み
film-meaning = この先を候補生が遊んだ場合。帯は誤差
film-looking = ターン{ $turn }/{ $turns }を調べています
film-unable = このゲームの見込みはわかりません。
film-luck-lane = 運：ダイス、ドロー、ダメージ
film-decisions-lane = 判断：候補生より良いか悪いか
film-turn = ターン{ $turn }、{ $name }
film-turn-alone = ターン{ $turn }
film-point-listed = ターン{ $turn }：{ $words }
film-point = 転機{ $at }/{ $count }
film-missed = { $points }点以上を逃した
film-somebody = 誰か
film-happened = 起きたこと
film-part = { $at } / { $count }
film-more = 続きを見る
film-captain = 船長ならこうした
film-as-good = 誤差を超えて良い手はありませんでした。
film-better = そうすれば{ $win }%：{ $points }点良い（誤差{ $margin }）
film-show = 見せる
film-enters = アクション：{ $actions } · アクショントークン：{ $tokens } · 山札：{ $cards }枚
film-key-turns = ターン
film-key-points = 転機
film-key-play = 再生
film-names-hide = 名前を隠す
film-names-show = 名前を表示
film-point-back = 前の転機へ
film-point-on = 次の転機へ
film-tip-plot = { DEVICE() ->
    [pad] { KEY("left") }と{ KEY("right") }でグラフを進みます。それぞれの場所が1ターンです。
   *[keys] グラフをクリックまたはドラッグするか、左右の矢印キーを押してください。それぞれの場所が1ターンです。
}
film-tip-point = ターン{ $turn }：{ $points }点
film-back = 戻る
film-end-saved = 生還
film-end-lost = 喪失
over-film = 振り返り
command-film = ゲームがなぜそうなったかを見る
command-film-show = 振り返り：テーブルで見せる
