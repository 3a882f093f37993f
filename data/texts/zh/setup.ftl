# 准备新游戏的界面：首页与详情。

setup-ship = 本局飞船
setup-deal = 重新发牌
setup-details = 详情
setup-details-back = 返回船员与难度
setup-marks = 船员颜色
setup-level-tip = 程序操作的船员拯救这类飞船的比率：
setup-level-same = 数字相同的难度没有显示出明显差别。
setup-level-margin = “±”和区间：真实比率极可能在其中。
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 变体房间
