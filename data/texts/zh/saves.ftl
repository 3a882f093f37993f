### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = 无法读取最近的存档：{ $why }
saves-newer = 最近的存档由更新版本的Solar Storm生成，此版本无法读取。
saves-kept-as = 文件保留为{ $path }。
saves-kept-there = 文件无法移动；它在{ $path }。
saves-rescued = “继续”会从它之前的存档接着玩。
saves-not-rescued = 其他一切未动。开始新游戏，或读取一个存档。
saves-detail = （{ $detail }）
saves-why-unreadable = 系统无法打开它。
saves-why-folder = 它的位置上是一个文件夹。
saves-why-loop = 它的位置上是一个无效的链接。
saves-why-large = 它太大，不像是存档。
saves-why-empty = 它是空的。
saves-why-zeros = 它只含零。
saves-why-not-text = 其中有些不是文本。
saves-why-cut-off = 它的结尾缺失。
saves-why-syntax = 它已损坏。
saves-why-twice = 它把一件事写了两遍。
saves-why-number = 它含有不合理的数字。
saves-why-deep = 它损坏得无法读取。
saves-why-foreign = 它不是Solar Storm的存档。
saves-why-newer = 它由更新版本的Solar Storm生成。
saves-why-value = 其中有内容缺失或不合理。
saves-why-rules = 其中的操作不合规则，或得不到它所写的局面。
saves-flaw-name = 它的名称不合理，只显示能显示的部分。
saves-flaw-picture = 它的图片不是本游戏生成的，不予显示。
saves-flaw-saved = 它所写的时间不合理；显示的是文件写入的时间。

## A game that cannot be saved

saves-trouble-full = 游戏无法存档：磁盘已满。请腾出空间；下次选择时会再次存档。
saves-trouble-read-only = 游戏无法存档：文件夹不可写入。请继续玩，每次选择都会重试。
saves-trouble-taken = 另一个Solar Storm已接管存档，因此这个不再存档。仍可用菜单中的“另存为…”保存这局游戏。
saves-trouble-other = 游戏无法存档（{ $detail }）。下次选择时会重试。
saves-trouble-slow = 磁盘响应缓慢：最近的选择仍在写入。可以继续游戏。
disk-waits = 正在等待磁盘
disk-waits-unsaved = 游戏尚未存档。若仍要退出，请再次关闭窗口。
saves-trouble-over = 游戏又可存档了。

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = 房间全V2
saves-mode-rooms-mixed = 房间随机
saves-mode-rooms-pick = 房间自选
saves-mode-no-counting = 不记牌
saves-kept-name = 第{ $turn }回合离开
saves-finished-name = { $won ->
    [yes] 第{ $turn }回合胜利
   *[no] 第{ $turn }回合失败
}

## The title screen, about saving

title-unsaved = 这个Solar Storm不会自动存档，因为另一个正在运行。你的游戏保持原样。
title-taken = 另一个Solar Storm已接管存档。要在这里再次存档，请关闭这个，或重新启动它。
title-no-saves-read-only = 无法存档：{ $path }不可写入。你照样可以玩。要存档，请让该文件夹可写，然后重新启动。
title-no-saves-full = 无法存档：磁盘已满。你照样可以玩。要存档，请腾出空间。
title-no-saves-other = 无法存档：{ $path }不可用。你照样可以玩。要存档，请查看它的位置上是什么。
title-no-saves-taken = 另一个Solar Storm正在运行并存档。

## Two copies of the program

second-copy-heading = Solar Storm已在运行
second-copy-text = 程序的另一个副本已打开，并在为其游戏存档。两个副本不能互相覆盖存档。关闭另一个，这个就会自动继续。
second-copy-quit = 退出
second-copy-quit-detail = 回到已打开的副本。一切不变。
second-copy-unsaved = 不自动存档地玩
second-copy-unsaved-detail = 所有文件保持原样；可用“另存为…”。
second-copy-take-over = 接管
second-copy-take-over-detail = 从现在起由这个副本存档；另一个停止存档并会说明。
second-copy-refused-full = 没有成功：磁盘已满。
second-copy-refused-read-only = 没有成功：存档文件夹不可写入。
second-copy-refused-taken = 没有成功：另一个副本正忙于存档。请重试。
second-copy-refused-other = 没有成功：存档文件夹不可用。

## The list of saved games

saves-heading = 存档
saves-none = 还没有存档。桌面菜单中的“另存为…”会把游戏保存到这里；结束的游戏会自动来到这里。
saves-folder-unread = 无法列出存档：{ $path }无法读取（{ $detail }）。请检查该文件夹，再回到这里。
saves-back = 返回
saves-row = 第{ $turn }回合 · { $modes }
saves-row-broken = 这局游戏无法读取：{ $why }
saves-missing = 需要此处未安装的扩展{ $count ->
    [1] “{ $ids }”
   *[other] （{ $ids }）
}。
saves-unreadable = 已损坏
saves-unreadable-newer = 更新的版本
saves-status-playing = 进行中
saves-status-won = 胜利
saves-status-lost = 失败
saves-turn = { $status } · 第{ $turn }回合
saves-load = 继续这局游戏
saves-look = 查看版图
saves-watch = 从头观看
saves-rename = 重命名
saves-delete = 删除
saves-hint-load = 读取
saves-cannot = 这局游戏无法读取；问题写在列表旁边。
saves-broken-advice = 什么都没有改动。文件是{ $path }。若有备份，请用它替换；若没有，可以删除它。
saves-newer-advice = 什么都没有改动。文件是{ $path }。更新的版本可以继续这局游戏。
saves-gone = 文件已不在那里。
saves-rename-title = 重命名存档
saves-rename-go = 重命名
saves-renamed = 现在它叫“{ $name }”。
saves-delete-title = 删除“{ $name }”？
saves-delete-text = 留在这个画面期间可以恢复它。之后它仍在{ $path }中。
saves-delete-go = 删除
saves-deleted = 已删除“{ $name }”。
saves-restore = 恢复删除的游戏
saves-restored = “{ $name }”已恢复。
saves-not-kept = 进行中的游戏没能保留到存档中：如果继续，它可能会丢失。
saves-refused-full = 没有成功：磁盘已满。请腾出空间后重试。
saves-refused-read-only = 没有成功：存档文件夹不可写入。请让它可写后重试。
saves-refused-taken = 没有成功：另一个Solar Storm正忙于存档。请重试。
saves-refused-other = 没有成功：磁盘拒绝了操作。请重试。

## Saving under a name

naming-title = 另存为…
naming-go = 保存
naming-suggestion = 第{ $turn }回合 · { $names }
naming-empty = 存档需要一个名称。
naming-letter = 这里无法显示字符“{ $letter }”。
naming-note = 它会带着桌面图片出现在“读取存档”中。
naming-twice = 已有同名存档，保存于{ $when }。它会归入已删除的游戏，由这局取代。
naming-saved = 已保存为“{ $name }”。
menu-save-as = 另存为…
menu-load = 读取存档

## Leaving a game that is not saved

leave-title = 不存档就离开？
leave-text = 上次存档之后的进度会丢失。
leave-yes = 仍要离开

## When the program fails

error-heading = 出错了
error-why-program = Solar Storm出了意料之外的错误。这不是你的问题。
error-why-content = 游戏自身的文件有错误：下面一行写明在哪个文件的何处。请在那里改正，或重新安装Solar Storm。
error-why-memory = 这台电脑没有内存可供Solar Storm使用了。请关闭其他程序，然后继续。
error-why-disk = 电脑拒绝读取或写入Solar Storm所需的文件。
error-saved = 你的游戏是安全的：上次选择后已存档。请到标题画面，从那里继续。
error-unsaved = 这个Solar Storm不会自动存档，因此桌上的游戏已丢失。已有存档不受影响。
error-no-game = 桌上没有游戏。已有存档不受影响。
error-report = 一份报告在{ $path }，其中有查找错误所需的一切，以及这局游戏的各次选择。若再次发生，请把该文件发给制作者。
error-no-report = 无法写入报告：磁盘拒绝了操作。
error-last = Solar Storm无法继续，现在结束。已有存档不受影响。
error-title-screen = 标题画面
error-earlier = 退回一步选择
error-earlier-tip = 若每次继续都发生：把最近的存档放到一边，回到它之前的存档。
error-stepped-back = 最近的存档已另名保留。“继续”会从它之前的存档接着玩。
error-no-step-back = 没有更早的存档可以接着玩。
error-quit = 退出
