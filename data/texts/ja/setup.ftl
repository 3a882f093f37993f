# 新しいゲームの準備画面：最初のページと詳細。

setup-ship = 今回の船
setup-deal = 配り直す
setup-details = 詳細
setup-details-back = クルーと難易度に戻る
setup-marks = クルーの色
setup-level-tip = プログラムが担当するクルーがこのような船を救った割合：
setup-level-same = 同じ数字の難易度には、はっきりした差が出ませんでした。
setup-level-margin = 「±」と範囲：本当の割合は、ほぼ確実にその中にあります。
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = 別面の部屋
