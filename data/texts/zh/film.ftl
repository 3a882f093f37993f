# The film: why a game went as it did.

film-title = 影片
film-saved = 飞船如何在第{ $turn }回合得救
film-lost = 飞船如何在第{ $turn }回合毁灭
film-luck = 运气
film-decisions = 决策
film-points = 百分点：{ $points }
film-start = 开局为{ $value }%
film-chance = 胜率
film-meaning = 假设由学员玩完；色带：误差范围
film-looking = 正在分析第{ $turn }/{ $turns }回合
film-unable = 这局游戏无法分析。
film-stopped = 分析没有响应，已停止。请重新打开影片以继续。
film-luck-lane = 运气：骰子、抽牌、损伤
film-decisions-lane = 决策：比学员更好或更差
film-turn = 第{ $turn }回合，{ $name }
film-turn-alone = 第{ $turn }回合
film-point-listed = 第{ $turn }回合：{ $words }
film-point = 转折点{ $at }/{ $count }
film-missed = 错过{ $points }个百分点以上
film-sign-good = 没有明显更好的方案
film-sign-missed = 船长的方案更好
film-somebody = 一名玩家
film-happened = 发生了什么
film-part = { $at } / { $count }
film-more = 显示其余内容
film-captain = 船长的方案
film-as-good = 我没找到明显更好的方案。
film-as-good-note = 对局中我只是估计。这里只看玩到最后的结果。
film-awaited = 尚未分析。稍后这里会显示运气和决策带来的变化，以及船长的方案。
film-better = 那样胜率{ $win }%：高{ $points }个百分点，± { $margin }
film-show = 在桌上看
film-enters = 行动：{ $actions } · 行动标记：{ $tokens } · 牌库剩余：{ $cards }
film-key-turns = 回合
film-key-points = 转折点
film-key-play = 播放
film-names-hide = 隐藏名字
film-names-show = 显示名字
film-point-back = 上一个转折点
film-point-on = 下一个转折点
film-tip-plot = { DEVICE() ->
    [pad] 用{ KEY("left") }和{ KEY("right") }沿图表移动。每一步是一个回合。
   *[keys] 沿图表点击或拖动，或按左右方向键。每一步是一个回合。
}
film-tip-point = 第{ $turn }回合，百分点：{ $points }
film-back = 返回
film-end-saved = 得救
film-end-lost = 毁灭
over-film = 影片
command-film = 看看这局为何如此收场
command-film-show = 影片：在桌上看
