### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = 新手引導局
title-guided-note = 船長陪你玩完一整局
setup-guided-tip = 真正的一局，有船長提示，直到每件事都順利做過一次。

## The bubble

guide-close = 知道了
guide-back = 回到我的行動
guide-note = 已學會{ $done }/{ $count }
guide-note-tip = 船長的清單：已經做成過一次的，以及還沒做的。
captain-two-sentences = { $first }{ $second }

## What has to happen well once

guide-goal = 風暴每回合都會擊中太空船。沒有方塊的房間再受一擊，或資源牌庫耗盡，太空船就會毀滅。回家的路：轉移全部八個房間的動力，再重啟能量核心。
guide-program = 程式操作{ $names }。
guide-core = 本回合可以拯救太空船：轉移剩下的動力，再重啟能量核心。{ $cost }
guide-critical = { $room }再受一擊，太空船就會毀滅。本回合可以修理那裡。{ $cost }
guide-danger = { $room }再受一擊，太空船就會毀滅。本回合我看不到一定能修理那裡的辦法。
guide-divert = 本回合可以轉移{ $room }的動力。{ $cost }這樣離家又近了一個房間。
guide-share = 在同一個房間可以分享，每張牌花費一個行動。
guide-repair = 本回合可以修理{ $room }。{ $cost }一張相符的牌補回一個方塊。
guide-ability = 房間完好就能啟動，發揮它的能力。本回合可以啟動{ $room }。{ $cost }
guide-token = 三個行動用完了，但用行動標記還能再換一個行動。
guide-hand-limit = 你有{ $count }張牌，手牌上限是六張。拿一張公開牌，或棄掉我們最用不到的牌。

## What leads on

guide-onward = 本回合可以轉移{ $room }的動力。{ $cost }還剩{ $left }個房間。
guide-next-repair = 本回合沒有房間能轉移動力。不如先修理{ $room }。{ $cost }
guide-gather = 本回合沒有房間能轉移動力。最接近的是{ $room }，還缺：{ $cards }。用搜索找牌吧。
guide-save = 本回合沒有房間能轉移動力。留一個行動不用就結束：它會換成行動標記，之後再用。

## What was left undone

guide-missed-core = 你結束了行動，但本回合其實還能拯救太空船。
guide-missed-critical = 你結束了行動，但其實還能修理{ $room }。那裡沒有方塊了。
guide-missed-divert = 你結束了行動，但其實還能轉移{ $room }的動力。
guide-missed-token = 你結束了行動，但行動標記其實還能做件有用的事。
guide-missed-share = 你結束了行動，但其實還能分享一張我們需要的牌。
guide-missed-repair = 你結束了行動，但其實還能修理{ $room }。
guide-missed-ability = 你結束了行動，但其實還能啟動{ $room }。

## Farewell

guide-won = 核心啟動了，我們正在回家的路上。想找我，隨時按{ KEY("adviser") }。
guide-lost = 這艘太空船毀滅了，但下一艘你會更熟悉。想找我，隨時按{ KEY("adviser") }。
