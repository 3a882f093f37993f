### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = 动力已全部到达核心：这样就能拯救飞船。
bot-why-core = 动力已全部转移，该去核心了。
bot-why-divert = { $room }的牌已凑齐：动力送往核心。
bot-why-danger = { $room }再受一击，飞船就会毁灭。
bot-why-repair = { $room }值得花这张牌：它离完好更近了。
bot-why-refill = 一张牌就能让{ $room }全部恢复完好。
bot-why-go-divert = 在{ $room }，手中的牌可以转移动力。
bot-why-go-repair = 在{ $room }，手中的牌可以修理。
bot-why-go = 接下来的行动在{ $room }最有价值。
bot-why-scavenge = 现在最缺的是牌。
bot-why-give = 这张牌在{ $crew }手里更有用。
bot-why-take = 这张牌在这里比在{ $crew }手里更有用。
bot-why-activate = { $room }现在比什么都更有帮助。
bot-why-keep = 现在没有值得花行动的事：换成标记留待以后。
bot-why-finish = 没有什么可做的了。
bot-why-open-card = 这张明牌大概比牌库的牌更有帮助。
bot-why-deck = 没有明牌比牌库可能有的更好。
bot-why-least = 少了这张牌影响最小。
bot-why-swap = 换来的牌比换出的更有价值。
bot-why-order = 很快要用的放在最上面。
bot-why-damage-order = 危害最小的排在最先。
bot-why-protect = 接下来的打击在这里最危险。
bot-why-send = { $crew }在那里能做得更多。
bot-why-hand-out = 谁得到它最能发挥作用，就给谁。
bot-why-strike = 飞船最能承受这些打击。
bot-why-leave = 现在独自离开更有胜算。
bot-why-best = 就目前所见，这样最有希望。
