# The screen on which a new game is set up: its first page and its page of details.

setup-ship = 本局太空船
setup-deal = 重新發牌
setup-details = 詳細設定
setup-details-back = 返回船員與難度
setup-marks = 船員顏色
setup-level-same = 勝率相同的難度，測不出差別。
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 替代房間
