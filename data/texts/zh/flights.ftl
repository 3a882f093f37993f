### Flights that travel as a line.

flight-title = 一次飞行
flight-choices = { $count }次选择
flight-crew = { $count }名船员
flight-playing = 航行中，第{ $turn }回合
flight-won = 第{ $turn }回合得救
flight-lost = 第{ $turn }回合毁灭
flight-names = 给船员起名。所有座位都由玩家操作；可在牌桌上交给程序。
flight-copy = 复制飞行记录
flight-copy-tip = 整局游戏写成一行字母。发给朋友，在标题画面粘贴就能打开。
flight-paste = 粘贴飞行记录
flight-paste-nothing = 剪贴板里没有飞行记录，也没有游戏代码。
paste-silent = 来源程序没有提供复制的文本。请重新复制，然后粘贴。
paste-unreadable = 复制的内容无法作为文本读取。请以纯文本格式重新复制，然后粘贴。
paste-long = 复制的内容太长。请只复制需要的部分，然后粘贴。
flight-why-letters = 这不是飞行记录。
flight-why-newer = 这条飞行记录来自更新版本的Solar Storm。
flight-why-damaged = 这条飞行记录已损坏：有字符错误或缺失。
flight-why-rules = 这条飞行记录适用于不同的规则，在这里不能使用。
flight-why-content = 这条飞行记录需要这里无法使用的内容：{ $details }
flight-why-position = 自定局面的游戏没有飞行记录。
flight-why-rolls = 这局游戏的部分掷骰是设定的，因此没有飞行记录。
flight-why-settings = 这局游戏的设置放不进飞行记录。
flight-paste-key = Ctrl+V
flight-paste-hint = 粘贴对局
flight-paste-tip = 打开剪贴板上的飞行记录或游戏代码。在这里和标题画面按{ $key }也一样。
