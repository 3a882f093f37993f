### The descent: ten kinds of ship for each crew size.

title-descent = 深入太阳
title-descent-note = 十种飞船，从容易到极难
descent-title = 深入太阳
descent-lead = 共十级，从容易到极难。相邻两级可能同样难。每艘飞船只计第一次飞行。
descent-rung-1 = 远方航线
descent-rung-2 = 太阳风
descent-rung-3 = 第一缕光
descent-rung-4 = 日冕边缘
descent-rung-5 = 冕流
descent-rung-6 = 日珥
descent-rung-7 = 耀斑之野
descent-rung-8 = 黑子
descent-rung-9 = 沸腾之光
descent-rung-10 = 太阳之心
descent-name = { $rung } · { $name }
descent-officers = 军官的成功率
descent-interval = { $low }–{ $high }%
descent-unmeasured = 尚未测量
descent-you = 你
descent-sum = { $won }／{ $count }
descent-needed = 在这一级，最近{ $last }艘飞船中救下{ $needed }艘，即可继续深入。
descent-next = 下一艘飞船得救，即可继续深入。
descent-done = 已完成，会一直保留。
descent-all = 全部完成。太阳再无秘密。
descent-later = { $count ->
    [1] 完成第{ $first }级后，这一级才会计入。
    [2] 完成第{ $first }级和第{ $last }级后，这一级才会计入。
   *[other] 完成第{ $first }级到第{ $last }级后，这一级才会计入。
}
descent-begin = 开始
descent-practice = 练习飞行
descent-again = 再飞一次
descent-aid-adviser = 用过建议
descent-aid-undo = 用过撤销
