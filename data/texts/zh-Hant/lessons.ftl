### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = 船長

## Over the table

lesson-branch-basics = 第{ $number }課
lesson-branch-expansions = 擴充{ $number }
lesson-step = 步驟{ $step }/{ $steps }
lesson-skip = 跳過此步
lesson-leave = 離開
lesson-show-me = 示範
lesson-read = 深入閱讀
lesson-read-page = 閱讀：{ $page }
lesson-take-back = 復原
lesson-walk-on = 繼續
lesson-again = 重做此步
lesson-back = 上一步
lesson-free = 這一步交給你，沒有東西會亮起。卡住時，按{ $key }。
lesson-refused = 這樣不行：{ $why }。
lesson-other = { $what }。這一步要做的是別的事。
lesson-reach = 本回合仍能達成目標：還差{ $count }個選擇。
lesson-reach-later = 本回合無法達成目標。
lesson-lost = { $what }。目標已經無法達成。
lesson-lost-turn = 目標已經無法達成。
lesson-lost-next = 這一步完成了，但下一步已經無法達成。
lesson-why-over = { $name }的行動已經結束。
lesson-why-actions = { $name }沒有行動了。
lesson-why-few = { $name }剩下的行動不夠。
lesson-why-card = 需要的牌已經沒有了：{ $card }。
lesson-why-gone = 本回合無論怎麼做都無法達成。
lesson-costs-next = { $spent ->
    [yes] 這個目標仍能達成，但那樣{ $name }就沒有行動可用於下一步了。
   *[no] 這個目標仍能達成，但那樣下一步就無法達成了。
}
lesson-asked-note = 先完成這件事，然後繼續這一步。
lesson-ship-lost = 這艘太空船毀滅了，但這只是課程。再試一次吧。
lesson-prompt-lost = 太空船毀滅了
lesson-prompt-lost-text = 可以慢慢看。按{ KEY("end") }或這裡的按鈕，返回課程。
lesson-told = 先看著，這一步由我來。
lesson-learned = 課程完成
lesson-next = 下一課：{ $title }
lesson-to-school = 飛行學校

## Flight school

school-title = 飛行學校
school-back = 返回標題
school-basics = 基礎
school-basics-note = 共{ $count }課，建議照順序
school-expansions = 擴充
school-expansions-note = 學會轉移動力之後
school-minutes = { $minutes }分鐘
school-done = 完成
school-new = 新
school-step = 步驟{ $step }/{ $steps }
school-progress = 已完成{ $done }/{ $count }課
school-go-on = 繼續
school-begin = 開始
school-all-done = 所有課程都已完成。每一課都可以重來。
school-captain-begun = 「{ $title }」你還沒上完。
school-captain-next = 下一課：「{ $title }」。
school-waits = 隨時可以離開。下次從停下的地方繼續。
school-unsaved = 你的飛行學校進度尚未儲存：磁碟已滿或無法寫入。Solar Storm每隔幾秒會再試一次。
school-hint-again = 從頭開始
school-hint-page = 規則書頁面
school-broken = 部分課程進度無法讀取，其餘都已保留。舊檔案另存為{ $path }。
title-rulebook = 規則書
title-school = 飛行學校
title-school-first = 在桌上學會遊戲
title-school-place = 已完成{ $done }/{ $count }課

## Lesson 1

lesson-move-and-repair = 移動與修理
lesson-move-and-repair-text = 移動，用相符的牌補回方塊。
lesson-move-and-repair-sun = 引擎停了，太陽正把我們拉過去。把全部八個房間的動力送到能量核心，再啟動它。
lesson-move-and-repair-storm = 每個房間一開始有三個方塊，風暴每回合都會打掉一些。沒有方塊的房間再受一擊，太空船就會毀滅。
lesson-move-and-repair-go = { DEVICE() ->
    [pad] 風暴打掉了引擎室的一個方塊。帶Orion過去：按{ $move }，再選房間。
   *[keys] 風暴打掉了引擎室的一個方塊。把Orion拖過去，或按{ $move }再選房間。
}
lesson-move-and-repair-mend = 一張牌補回一個方塊。空格顯示要哪一種：資料。把Orion的資料牌放上去，或按{ $repair }。
lesson-move-and-repair-diagonal = 每次移動向上、下、左、右走一個房間。帶Orion往上到醫療艙。
lesson-move-and-repair-finish = Orion沒有行動了。按{ $end }結束行動。
lesson-move-and-repair-collect = 現在收集牌：拿資源牌庫的兩張暗牌，或旁邊的一張公開牌。選哪個都行。
lesson-move-and-repair-own = 輪到Vega了。船員艙也少了一個方塊，把它補回去。
lesson-move-and-repair-learned-1 = 移動到相鄰房間，花費一個行動。
lesson-move-and-repair-learned-2 = 修理需要一個行動和一張與空格相符的牌。
lesson-move-and-repair-learned-3 = 方塊齊全的房間才能運作。

## Lesson 2

lesson-three-phases = 三個階段
lesson-three-phases-text = 行動、收集、面對風暴。行動標記。
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] 搜索可以找牌。骰子決定找到幾張，也可能一張都沒有。按{ $scavenge }。
   *[keys] 搜索可以找牌。骰子決定找到幾張，也可能一張都沒有。把骰子擲到太空船上，或按{ $scavenge }。
}
lesson-three-phases-again = { DEVICE() ->
    [pad] 擲出1或2什麼都找不到，行動也沒了。再試一次：3到5找到一張牌，6找到兩張。按{ $scavenge }。
   *[keys] 擲出1或2什麼都找不到，行動也沒了。再擲一次：3到5找到一張牌，6找到兩張。
}
lesson-three-phases-pick = 你找到一張牌。從牌庫拿一張暗牌，或拿一張公開牌。
lesson-three-phases-save = Vega還剩一個行動。按{ $end }結束行動：每個未用的行動換成一個行動標記。
lesson-three-phases-collect = 第2階段：拿牌庫的兩張牌，或一張公開牌。接著，損害牌會顯示風暴擊中哪裡。
lesson-three-phases-answer = 風暴打掉了貨艙的一個方塊。輪到Orion了：到那裡去。
lesson-three-phases-mend = 空格需要能量。把Orion的能量牌放上去。
lesson-three-phases-pass = Orion做得夠多了。按{ $end }結束行動，然後拿牌。風暴每回合都會來。
lesson-three-phases-own = 艦橋少了兩個方塊，本回合都補回去。Vega的行動標記可以支付第四個行動。
lesson-three-phases-learned-1 = 未用的行動換成行動標記。一個標記可以多做一個行動。
lesson-three-phases-learned-2 = 第2階段：牌庫的兩張牌，或一張公開牌。最多保留六張。
lesson-three-phases-learned-3 = 第3階段，每回合結束時：風暴擊中太空船。

## Lesson 3

lesson-divert-power = 轉移動力
lesson-divert-power-text = 三個方塊，三張牌，離目標又近一個房間。
lesson-divert-power-divert = 貨艙完好。轉移它的動力，送到能量核心：把相符的牌放到費用上，或按{ $divert }。
lesson-divert-power-go = 八個房間中，兩個的動力已轉移。用過的牌都進棄牌堆，這三張也是。接著帶Vega去醫療艙。
lesson-divert-power-universal = 這裡要一張資料和兩張能量。萬用牌可當作任何一張。轉移動力。
lesson-divert-power-end = Vega沒有行動了。按{ $end }結束行動，然後拿牌。
lesson-divert-power-refill = 引擎室的動力已轉移，一張相符的牌就能補回所有方塊。用金屬。
lesson-divert-power-own = 本回合Orion還能再轉移一個房間的動力：餐廳。
lesson-divert-power-learned-1 = 轉移動力需要完好的房間、它的三張牌和一個行動。
lesson-divert-power-learned-2 = 萬用牌可當作任何一張牌。
lesson-divert-power-learned-3 = 在已轉移的房間，一張牌就能補回所有方塊。

## Lesson 4

lesson-what-rooms-do = 房間的能力
lesson-what-rooms-do-text = 啟動房間，而不只是路過。
lesson-what-rooms-do-look = 艦橋顯示三張損害牌，上面是將會受擊的房間。按{ $activate }啟動它，把餐廳那張放在最後。
lesson-what-rooms-do-go = 船員艙就在下方。帶Vega過去。
lesson-what-rooms-do-call = 啟動船員艙，把Orion帶到Vega身邊。同一個房間的船員可以分享牌。
lesson-what-rooms-do-end = Vega沒有行動了，有五張牌。按{ $end }結束行動。
lesson-what-rooms-do-limit = 手牌上限是六張。從牌庫拿兩張牌：這樣你有七張，要棄掉一張。
lesson-what-rooms-do-share = Orion和Vega在同一個房間。Orion花一個行動，可以拿或給一張牌：拿Vega的能量。
lesson-what-rooms-do-guard = 一個防護標記抵擋一擊。帶Orion去軍械庫，啟動它，把兩個標記都放到餐廳。
lesson-what-rooms-do-hold = 按{ $end }結束Orion的行動，然後拿牌。風暴會照你排的順序來。
lesson-what-rooms-do-stop = 現在輪到餐廳受擊。結束Vega的回合，拿一張公開牌。
lesson-what-rooms-do-own = 一個標記抵擋了這一擊。另一個在Orion的回合開始時放回供應區。修理餐廳最上面的空格。
lesson-what-rooms-do-learned-1 = 你所在的房間完好時，可以啟動。
lesson-what-rooms-do-learned-2 = 在同一個房間，一個行動可以給或拿一張牌。回合結束時最多保留六張。
lesson-what-rooms-do-learned-3 = 防護標記抵擋一擊。沒用到的，你的下個回合收回。

## Lesson 5

lesson-storm-grows = 風暴漸強
lesson-storm-grows-text = 先擊中兩個房間，再來三個。船體破裂。
lesson-storm-grows-critical = 餐廳沒有方塊了。那裡再受一擊，太空船就會毀滅。補回一個方塊。
lesson-storm-grows-two = 下一張牌同時擊中兩個房間。結束行動，然後拿牌。
lesson-storm-grows-last = 還剩一張損害牌：三個房間。之後就是船體破裂。結束Orion的回合。
lesson-storm-grows-breach = 現在每回合都會消耗資源牌庫。牌庫一空，太空船就會毀滅。結束Vega的回合。
lesson-storm-grows-own = 七個房間的動力已轉移。本回合拯救太空船：轉移最後一個房間的動力，再啟動能量核心。
lesson-storm-grows-learned-1 = 損害牌先擊中一個房間，之後兩個，再來三個。
lesson-storm-grows-learned-2 = 最後一張之後，船體破裂每回合棄掉資源牌。
lesson-storm-grows-learned-3 = 轉移全部八個房間的動力，再啟動能量核心，太空船就得救。

## Alternative rooms

lesson-alternative-rooms = 替代房間
lesson-alternative-rooms-text = 同樣的房間，各有第二種能力。
lesson-alternative-rooms-take = 這個貨艙不一樣：它給你一張牌。按{ $activate }啟動它，拿奈米機器人。
lesson-alternative-rooms-end = 只有能力不同，修理格和費用都一樣。結束行動，然後拿牌。
lesson-alternative-rooms-give = 這個維修中心可以給另一名船員一個修理方塊。啟動它，把方塊給Lyra。
lesson-alternative-rooms-next = 方塊現在在Lyra手上。結束Orion的回合，然後拿牌。
lesson-alternative-rooms-own = Lyra持有一個修理方塊，修理時不需要牌。用它填滿艦橋的空格。
lesson-alternative-rooms-learned-1 = 除了核心，每個房間都有兩面。請看牌面。
lesson-alternative-rooms-learned-2 = 兩面的修理格和轉移費用相同。
lesson-alternative-rooms-learned-3 = 用持有的修理方塊修理，不必棄牌。

## Damage Control

lesson-damage-control = 損害管制
lesson-damage-control-text = 有些損害牌由你們選擇房間。
lesson-damage-control-end = 有些損害牌不指定房間，由當前玩家選擇。按{ $end }結束行動，然後拿牌。
lesson-damage-control-choose = 一個房間，由你選擇。貨艙承受得住：選它，再按{ $end }確認。
lesson-damage-control-own = Orion的回合結束時，你選的兩個房間受擊。有些沒有方塊，要避開。
lesson-damage-control-learned-1 = 每種類型都有一張損害牌，由你們選擇房間。
lesson-damage-control-learned-2 = 類型決定數量，當前玩家選擇不同的房間。
lesson-damage-control-learned-3 = 沒有方塊的房間受擊就被摧毀，自己選的也一樣。

## The Escape Pod

lesson-escape-pod = 逃生艙
lesson-escape-pod-text = 拋下其他人，但願你沒選錯。
lesson-escape-pod-board = 七個房間的動力已轉移，你們其中一人可以從能量核心離開。按{ $board }登上逃生艙。
lesson-escape-pod-others = Vega的回合立刻結束。太空船若得救，Vega就失敗。Orion留下：結束行動，然後拿兩張牌或一張公開牌。
lesson-escape-pod-own = Lyra本回合能拯救太空船：轉移最後一個房間的動力，再啟動能量核心。
lesson-escape-pod-learned-1 = 轉移七個房間的動力後，一名玩家可以登艙。不能回頭。
lesson-escape-pod-learned-2 = 漂流的每個回合：拿一張牌，擲骰，也許再拿一張。
lesson-escape-pod-learned-3 = 太空船得救，只有棄船者失敗。否則由最後一擲決定棄船者能否獲勝。

## Solo

lesson-solo = 單人
lesson-solo-text = 三名船員，一副手牌，交換。
lesson-solo-trade = 三人共用一副手牌。花兩個行動，用一張手牌交換一張公開牌：給金屬，拿資料。
lesson-solo-go = 還剩一個行動。帶Vega去船員艙，或任何相鄰房間。
lesson-solo-end = 每名船員都有完整的回合。按{ $end }結束Vega的回合，然後拿牌。
lesson-solo-own = Orion在引擎室。用手牌填滿兩個空格。
lesson-solo-learned-1 = 三名船員共用一副手牌，上限六張。
lesson-solo-learned-2 = 不分享，而是花兩個行動交換一張公開牌。
lesson-solo-learned-3 = 標記和方塊各歸一名船員。
