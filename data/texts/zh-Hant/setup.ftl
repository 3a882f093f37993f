# The screen on which a new game is set up: its first page and its page of details.

setup-ship = 本局太空船
setup-deal = 重新發牌
setup-details = 詳細設定
setup-details-back = 返回船員與難度
setup-marks = 船員顏色
setup-level-tip = 程式操作的船員拯救這類太空船的比率：
setup-level-same = 數字相同的難度沒有顯示出明顯差別。
setup-level-margin = 「±」和區間：真實比率極可能在其中。
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 替代房間
