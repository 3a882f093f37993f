### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = All power is at the core: this saves the ship.
bot-why-core = All power is diverted, so the way leads to the core.
bot-why-divert = The cards for { $room } are together: its power goes to the core.
bot-why-danger = The next hit on { $room } would lose the ship.
bot-why-repair = { $room } is worth its card: it is nearer to being whole.
bot-why-refill = One card makes all of { $room } whole again.
bot-why-go-divert = In { $room } the cards in hand can divert power.
bot-why-go-repair = In { $room } the cards in hand can repair.
bot-why-go = { $room } is where the next actions are worth most.
bot-why-scavenge = Cards are missing more than anything else.
bot-why-give = { $crew } can do more with this card.
bot-why-take = This card is of more use here than with { $crew }.
bot-why-activate = { $room } helps more now than anything else.
bot-why-keep = Nothing is worth an action now: tokens keep them for later.
bot-why-finish = There is nothing left to do.
bot-why-open-card = This open card helps more than one from the deck is likely to.
bot-why-deck = None of the open cards is better than what the deck may hold.
bot-why-least = This card will be missed least.
bot-why-swap = The card that comes is worth more than the one that goes.
bot-why-order = What is needed soon lies on top.
bot-why-damage-order = What does least harm comes first.
bot-why-protect = Here the next hits are most dangerous.
bot-why-send = From there { $crew } can do more.
bot-why-hand-out = Whoever gets this can do most with it.
bot-why-strike = The ship bears these hits best.
bot-why-leave = Alone there is more to win now.
bot-why-best = Of all that can be seen this promises most.
