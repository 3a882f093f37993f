# 准备新游戏的界面：首页与详情。

setup-ship = 本局飞船
setup-deal = 重新发牌
setup-details = 详情
setup-details-back = 返回船员与难度
setup-marks = 船员颜色
setup-level-same = 胜率相同的难度：测不出差别。
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 变体房间
