## Help: one line for what is on the table

help-table = 桌面
help-ask = { DEVICE() ->
    [pad] 选中任何东西查看规则
   *[keys] 右键点击任何东西查看规则
}
help-choose = 尽管尝试：做不到时会说明原因
help-hand = { DEVICE() ->
    [pad] 选一张牌，再选高亮的目标
   *[keys] 把牌拖到高亮的目标，或先后点击
}
help-undo = 撤销
help-adviser = 询问船长
help-log = 已经发生的事
help-piles = 牌库与弃牌堆还剩什么
help-end = 结束行动
