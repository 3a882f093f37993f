### The descent: ten kinds of ship for each crew size.

title-descent = 深入太陽
title-descent-note = 十種太空船，從容易到極難
descent-title = 深入太陽
descent-lead = 共十級，從容易到極難。相鄰兩級可能同樣難。每艘太空船只計第一次飛行。
descent-rung-1 = 遠方航線
descent-rung-2 = 太陽風
descent-rung-3 = 第一道光
descent-rung-4 = 日冕邊緣
descent-rung-5 = 冕流
descent-rung-6 = 日珥
descent-rung-7 = 閃焰之野
descent-rung-8 = 黑子
descent-rung-9 = 沸騰之光
descent-rung-10 = 太陽之心
descent-name = { $rung } · { $name }
descent-officers = 軍官的成功率
descent-interval = { $low }–{ $high }%
descent-unmeasured = 尚未測量
descent-you = 你
descent-sum = { $won }／{ $count }
descent-needed = 在這一級，最近{ $last }艘太空船中救下{ $needed }艘，即可繼續深入。
descent-next = 下一艘太空船得救，即可繼續深入。
descent-done = 已完成，會一直保留。
descent-all = 全部完成。太陽再無祕密。
descent-later = { $count ->
    [1] 完成第{ $first }級後，這一級才會計入。
    [2] 完成第{ $first }級和第{ $last }級後，這一級才會計入。
   *[other] 完成第{ $first }級到第{ $last }級後，這一級才會計入。
}
descent-begin = 開始
descent-practice = 練習飛行
descent-again = 再飛一次
descent-aid-adviser = 用過建議
descent-aid-undo = 用過復原
