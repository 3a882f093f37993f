# The film: why a game went as it did.

film-title = 回顾分析
film-saved = 飞船如何在第{ $turn }回合获救
film-lost = 飞船如何在第{ $turn }回合失去
film-luck = 运气
film-decisions = 决策
film-points = { $points }点
film-start = 开局为{ $value }%
film-chance = 获胜机会
film-meaning = 假设由学员继续游戏；色带为误差
film-looking = 正在分析第{ $turn }回合，共{ $turns }回合
film-unable = 这局游戏没有已知的机会。
film-luck-lane = 运气：骰子、抽牌、损伤
film-decisions-lane = 决策：比学员更好或更差
film-turn = 第{ $turn }回合，{ $name }
film-turn-alone = 第{ $turn }回合
film-point-listed = 第{ $turn }回合：{ $words }
film-point = 转折点{ $at }/{ $count }
film-missed = 错过{ $points }点或更多
film-somebody = 某人
film-happened = 发生了什么
film-part = { $at } / { $count }
film-more = 显示其余内容
film-captain = 船长会这样做
film-as-good = 没有超出误差的更好选择。
film-better = 那样为{ $win }%：高{ $points }点，误差{ $margin }
film-show = 展示
film-enters = 行动：{ $actions } · 行动标记：{ $tokens } · 牌库剩余：{ $cards }
film-key-turns = 回合
film-key-points = 转折点
film-key-play = 播放
film-names-hide = 隐藏名字
film-names-show = 显示名字
film-point-back = 到上一个转折点
film-point-on = 到下一个转折点
film-tip-plot = { DEVICE() ->
    [pad] 用{ KEY("left") }和{ KEY("right") }沿曲线移动：每个位置是一个回合。
   *[keys] 点击或拖动曲线，或按左右方向键：每个位置是一个回合。
}
film-tip-point = 第{ $turn }回合：{ $points }点
film-back = 返回
film-end-saved = 获救
film-end-lost = 失去
over-film = 分析
command-film = 查看这局游戏为何如此发展
command-film-show = 分析：在桌上展示
