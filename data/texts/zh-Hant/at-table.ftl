### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = 下回合船體破裂
threat-breach-ways = 船體破裂：太空船毀滅
threat-way-face-up = 公開牌
threat-way-deck = 牌庫{ $count }張
threat-tip-ways = 本回合的船體破裂可能清空資源牌庫，太空船就會毀滅。第2階段若拿一張公開牌，機率是{ $face-up }%；若從牌庫拿{ $count }張，機率是{ $deck }%。

## The Escape Pod comes online

play-pod-ready = 逃生艙已啟用
play-pod-ready-text = 現在，一名船員可以從能量核心登艙。

## Keys

command-pause = 暫停或繼續他人的回合
key-enter-twice = { KEY("enter") }×2
key-hold-tab = 按住{ KEY("tab") }

## While a screen is made

working = 請稍候…
