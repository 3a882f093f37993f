# 新しいゲームの準備画面：最初のページと詳細。

setup-ship = 今回の船
setup-deal = 配り直す
setup-details = 詳細
setup-details-back = クルーと難易度に戻る
setup-marks = クルーの色
setup-level-same = 勝率が同じ難易度：測定では差が出ていません。
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 別面の部屋
