### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = 最近的存档无法读取：{ $why }
saves-newer = 最近的存档来自较新版本的Solar Storm，当前版本无法读取。
saves-kept-as = 文件保留为{ $path }。
saves-kept-files = 相关文件保留为{ $paths }。
saves-kept-there = 文件无法移动，仍在{ $path }。
saves-rescued = “继续”会读取它之前的存档。
saves-not-rescued = 其他都没有改动。开始新游戏，或读取存档。
saves-changed = 最近的存档已不是刚才这里显示的那个。
saves-detail = （{ $detail }）
saves-why-unreadable = 系统无法打开它。
saves-why-folder = 那里是一个文件夹。
saves-why-loop = 那里是一个失效的链接。
saves-why-large = 它太大了，不像存档。
saves-why-empty = 它是空的。
saves-why-zeros = 它的内容全是零。
saves-why-not-text = 其中一部分不是文本。
saves-why-cut-off = 它的结尾缺失。
saves-why-syntax = 它已损坏。
saves-why-twice = 它含有重复的条目。
saves-why-number = 它含有无效的数字。
saves-why-deep = 它损坏太严重，无法读取。
saves-why-foreign = 它不是Solar Storm的存档。
saves-why-newer = 它来自较新版本的Solar Storm。
saves-why-value = 其中有内容缺失或无效。
saves-why-rules = 其中的操作违反规则，或与记录的局面不符。
saves-flaw-name = 名称已损坏，只显示可显示的部分。
saves-flaw-picture = 图片不是本游戏的，因此不显示。
saves-flaw-saved = 时间无效，因此显示文件的时间。

## A game that cannot be saved

saves-trouble-full = 无法存档：磁盘已满。请腾出空间。Solar Storm每隔几秒会再试一次。
saves-trouble-read-only = 无法存档：文件夹是只读的。可以继续玩。Solar Storm每隔几秒会再试一次。
saves-trouble-taken = 另一个Solar Storm已接管存档，这个已停止存档。菜单中的“另存为…”仍可保存这局游戏。
saves-trouble-other = 无法存档（{ $detail }）。Solar Storm每隔几秒会再试一次。
saves-trouble-slow = 磁盘很慢，最近的选择还没有存档。可以继续玩。
over-unsaved = { $which ->
    [last] 上一局游戏
   *[this] 这局游戏
 }还没有存档：{ $why ->
    [full] 磁盘已满
    [read-only] 文件夹是只读的
    [slow] 磁盘很慢
    [unread] 系统无法打开最近的存档
    [taken] 另一个Solar Storm已接管存档
   *[other] { $detail }
 }。Solar Storm每隔几秒会再试一次。
disk-waits = 正在等待磁盘
disk-waits-unsaved = 还有内容没有保存。再次关闭窗口会直接退出。
saves-trouble-over = 游戏已成功存档。
saved-after-title = 已保存
saved-after-all = 最后还是保存成功了。

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = V2房间
saves-mode-rooms-mixed = 房间随机
saves-mode-rooms-pick = 房间自选
saves-mode-no-counting = 不记牌
saves-kept-name = 第{ $turn }回合离开
saves-finished-name = { $won ->
    [yes] 第{ $turn }回合胜利
   *[no] 第{ $turn }回合失败
}

## The title screen, about saving

title-unsaved = 另一个Solar Storm正在运行，因此这个的自动存档已关闭。你的游戏没有改动。
title-taken = 另一个Solar Storm已接管存档。要在这里存档，请关闭后重新启动。
title-ended-kept = 上一局（{ $name }）之前还没存档，现在可以在“{ title-load }”中找到。
title-no-saves-read-only = 无法存档：{ $path }是只读的。仍然可以玩。要存档，请将该文件夹设为可写，再重新启动。
title-no-saves-full = 无法存档：磁盘已满。仍然可以玩。要存档，请腾出空间。
title-no-saves-other = 无法存档：{ $path }不可用。仍然可以玩。要存档，请检查该位置。
title-no-saves-taken = 无法存档：另一个Solar Storm正在运行。

## Two copies of the program

second-copy-heading = Solar Storm已在运行
second-copy-text = 另一个Solar Storm已打开，正在为它的游戏存档。两个不能互相覆盖存档。关闭另一个后，这个会自动继续。
second-copy-quit = 退出
second-copy-quit-detail = 回到已打开的那个。什么都不变。
second-copy-unsaved = 不自动存档，直接玩
second-copy-unsaved-detail = 这局游戏不会保存，设置会保存。“另存为…”仍然可用。
second-copy-take-over = 接管
second-copy-take-over-detail = 从现在起由这个存档。另一个会停止存档并提示。
second-copy-refused-full = 无法接管：磁盘已满。
second-copy-refused-read-only = 无法接管：存档文件夹是只读的。
second-copy-refused-taken = 无法接管：另一个正忙于存档。请重试。
second-copy-refused-other = 无法接管：存档文件夹不可用。

## The list of saved games

saves-none = 还没有存档。用游戏菜单中的“另存为…”可添加。结束的游戏会自动加入。
saves-folder-unread = 无法列出存档：{ $path }无法读取（{ $detail }）。请检查该文件夹，再回到这里。
saves-back = 返回
saves-row = 第{ $turn }回合 · { $modes }
saves-row-broken = 这局游戏无法读取：{ $why }
saves-missing = 需要未安装的扩展{ $count ->
    [1] “{ $ids }”
   *[other] （{ $ids }）
}。
saves-unreadable = 已损坏
saves-unreadable-newer = 较新的版本
saves-load = 继续游戏
saves-look = 查看版图
saves-watch = 观看回放
saves-rename = 重命名
saves-delete = 删除
saves-broken-advice = 没有改动任何内容。文件是{ $path }。如有备份，请放到那里；没有的话，可以删除它。
saves-newer-advice = 没有改动任何内容。文件是{ $path }。请用较新的版本继续这局游戏。
saves-gone = 文件已不存在。
saves-rename-title = 重命名存档
saves-rename-go = 重命名
saves-renamed = 已重命名为“{ $name }”。
saves-share = 分享
saves-delete-title = 删除“{ $name }”吗？
saves-delete-text = 离开这个画面前可以恢复。之后文件仍在{ $path }中。
saves-delete-go = 删除
saves-deleted = 已删除“{ $name }”。
saves-restore = 恢复删除的游戏
saves-restored = “{ $name }”已恢复。
saves-not-kept = 进行中的游戏没能留在存档中。如果继续，它可能丢失。
saves-refused-full = 没有成功：磁盘已满。请腾出空间，再重试。
saves-refused-read-only = 没有成功：存档文件夹是只读的。请设为可写，再重试。
saves-refused-taken = 没有成功：另一个Solar Storm正忙于存档。请重试。
saves-refused-other = 没有成功：磁盘报告错误。请重试。

## Saving under a name

naming-title = 另存为…
naming-go = 保存
naming-suggestion = 第{ $turn }回合 · { $names }
naming-empty = 存档需要一个名称。
naming-letter = 第{ $place }个字符不能用：它是表情符号，或游戏字体中没有的字符。
naming-longest = 名称最多{ $count }个字符，超出部分会被省去。
naming-note = 它会出现在“{ title-load }”中，带有桌面的图片。
naming-twice = 这会取代{ $when }保存的同名游戏。旧的移到已删除的游戏中。
naming-saved = 已保存为“{ $name }”。
menu-save-as = 另存为…
menu-load = 存档

## Leaving a game that is not saved

leave-title = 不保存就离开吗？
leave-text = 上次存档之后的进度可能会丢失。
leave-yes = 仍要离开

## When the program fails

error-heading = 出错了
error-why-program = Solar Storm遇到意外错误。不是你的操作造成的。
error-why-content = 游戏自身的一个文件有错误。下一行给出文件和位置。请改正它，或重新安装Solar Storm。
error-why-refused = Solar Storm无法读取自己的一个文件：{ $file }。可能有其他程序正在使用它。请再试一次。如果一再出现，请重启电脑，或重新安装Solar Storm。
error-file-title = 无法打开
error-again = 再试一次
error-why-memory = 这台电脑内存不足。请关闭其他程序，然后继续。
error-why-disk = 电脑无法读取或写入Solar Storm需要的文件。
error-saved = 你的游戏没有丢失：上次选择后已存档。请到标题画面，从那里继续。
error-goes-on = 游戏没有保存，但还在：再试一次即可继续。
error-unsaved = 这个Solar Storm的自动存档已关闭，因此当前游戏已丢失。已有存档不变。
error-no-game = 没有丢失任何一局游戏，已有存档不变。
error-report = 错误报告在{ $path }，含错误详情和这局游戏的各次选择。若再次发生，请把该文件发给开发者。
error-report-no-game = 错误报告在{ $path }，含错误详情。若再次发生，请把该文件发给开发者。
error-no-report = 无法写入错误报告：磁盘报告错误。
error-last = Solar Storm必须关闭。已有存档不变。
error-title-screen = 标题画面
error-earlier = 退回前一个存档
error-earlier-tip = 每次继续都出错时使用。它把最近的存档放到一边，退回前一个存档。
error-stepped-back = 最近的存档已用另一个名称保留。“继续”会读取它之前的存档。
error-no-step-back = 没有更早的存档可以继续。
error-step-back-refused = 最近的存档未能放到一边：现在无法重命名{ $path }中的文件。“继续”仍会读取它。
error-quit = 退出

## A file that the system does not open

saves-unread = 现在无法打开最近的存档。没有做任何更改；文件仍在{ $path }。
saves-unread-rescued = “继续”会再试一次。如果仍然失败，游戏将从前一个存档继续，最近的存档会保留。
saves-trouble-unread = 游戏没有保存：系统无法打开最近的存档，而Solar Storm不会覆盖读不到的文件。每隔几秒会再试一次。
notice-settings-unread = 现在无法打开你的设置，因此使用默认设置。没有做任何更改。重新启动Solar Storm即可恢复你的设置。
settings-unsaved = 设置未保存：磁盘已满或无法写入。Solar Storm每隔几秒会再试一次。
notice-lessons-unread = 现在无法打开你的飞行学校进度。没有做任何更改。Solar Storm会再试一次。
