# Rooms and expansions that players have written themselves.

own-rooms-title = 自制房间
own-rooms-where = 每个自制的房间或扩展都有自己的文件夹，放在：
own-rooms-named = 启动游戏时指定的文件夹：
own-rooms-none = 你还没有自制房间。文档的“own-rooms”一页说明怎样编写。
own-rooms-here = 已加入游戏
own-rooms-room = 取代：{ $room }
own-rooms-expansion = 扩展
own-rooms-left-out = 有{ $count }个文件夹没有载入。游戏照常运行，只是不含其中的内容。
own-rooms-line = { $file }，第{ $line }行
own-rooms-more = 还有{ $count }处错误没有显示。
own-rooms-copy = 复制路径
own-rooms-again = 重新读取
own-rooms-copied = 路径已复制到剪贴板。
own-rooms-read = 文件夹已重新读取。
own-rooms-changed = { $count ->
   *[other] 这局游戏存档之后，自制内容（{ $ids }）有改动。
}
own-rooms-goes-on = 接下来按新规则进行。
own-rooms-undone = 已撤销的选择如果不符合新规则，就无法重做。
own-rooms-fits-not = 此前的游戏过程与新规则不符。这局游戏完好无损。请把文件恢复原样，或开始新游戏。
own-rooms-unread = 现在无法读取自制内容（{ $id }）：{ $detail }。这局游戏完好无损。等文件夹可以打开后，再试一次。
own-rooms-wrong = 自制内容（{ $id }）有错误：{ $place }。这局游戏完好无损。改正错误后，再试一次。
flight-why-own = 这条飞行记录的规则不同，或自制内容的版本不同：{ $details }
own-rooms-advice = 这艘飞船上有你自制的房间。我无法模拟，所以没有做任何比较。
own-rooms-film = 这艘飞船上有自制的房间或扩展。船长无法评价它的回合。
