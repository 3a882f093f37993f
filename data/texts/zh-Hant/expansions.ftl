### Expansions: name, short text for a row, and all there is to know.

expansion-solo = 單人
expansion-solo-text = 一名玩家用一副手牌指揮三名船員。
expansion-solo-full = 你指揮三名輪流行動的船員。他們共用手牌，但各有自己的標記。他們不分享，而是用一張手牌交換一張公開牌。
expansion-damage-control = 損害管制
expansion-damage-control-text = 有三張損害牌由你們選擇受擊的房間。
expansion-damage-control-full = 每種類型各有一張沒人看過的牌，換成不指定房間的損害牌。當前玩家依該牌的類型，選擇相應數量的不同房間。
expansion-escape-pod = 逃生艙
expansion-escape-pod-text = 轉移七個房間的動力後，你們其中一人可以拋下其他人。
expansion-escape-pod-full = 轉移七個房間的動力後，在能量核心的玩家可以登上逃生艙。太空船若得救，其他人獲勝。太空船若毀滅，棄船者再拿一張牌並擲骰：點數大於持有的牌數就獨自獲勝，否則所有人失敗。

## Why an expansion cannot be in a game

number = { $number ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
   *[other] { $number }
}
expansion-players = 適合{ FORM($for, "or") }{ $most ->
   *[other] 名玩家
}。
expansion-players-no = 需要{ FORM($for, "or") }{ $most ->
   *[other] 名玩家
}{ $crowd ->
    [alone] ；你只有一個人。
    [fewer] ：請新增玩家。
   *[more] ：請移除玩家。
}
expansion-players-short = { $crowd ->
    [alone] 單人不可用
    [fewer] 增加一名玩家
   *[more] 減少一名玩家
}
expansion-apart = 可與「{ $other }」一起使用。
expansion-apart-no = 不能與「{ $other }」一起使用：兩者改動同一條規則。
expansion-apart-short = 不能配{ $other }
