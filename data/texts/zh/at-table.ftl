### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = 下回合船体破裂
threat-breach-ways = 船体破裂：飞船毁灭
threat-way-face-up = 公开牌
threat-way-deck = 牌库{ $count }张
threat-tip-ways = 本回合的船体破裂可能清空资源牌库，飞船随即毁灭。第2阶段拿一张公开牌，概率为{ $face-up }%；从牌库拿{ $count }张，概率为{ $deck }%。

## The Escape Pod comes online

play-pod-ready = 逃生舱已启用
play-pod-ready-text = 现在，一名船员可以从能量核心登舱。

## Keys

command-pause = 暂停或继续他人回合
key-enter-twice = { KEY("enter") } ×2
key-hold-tab = 按住{ KEY("tab") }

## While a screen is made

working = 请稍候……
