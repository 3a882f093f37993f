# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = 无法这样选择
own-fault-text = 自制内容“{ $name }”有错误。局面没有变化，请另选一项。
own-fault-stuck = 自制内容“{ $name }”有错误，眼下没有一个选项行得通。能撤销就撤销，否则请离开游戏，改正错误。
own-fault-keeps = 改正“{ $name }”后，只要此前的游戏过程不受影响，这局游戏就能继续。请给旧文件留一份备份。
own-fault-setup = 自制内容“{ $name }”有错误（{ $place }），因此无法用它开始游戏。请改正错误，或关闭这项内容。
own-fault-why = 自制内容“{ $name }”有错误。下一行给出文件和位置。
own-fault-back = 另选一项
own-fault-report = 错误报告在{ $path }，含错误详情。出错的是你自制的文件，你可以自行改正。
