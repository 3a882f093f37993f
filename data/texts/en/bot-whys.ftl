### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name), `$ability` (what a room does, a sentence) and numbers.

bot-why-win = Every room is diverted: activating the core saves the ship.
bot-why-core = Every room is diverted, so the core comes next.
bot-why-divert = All cards for { $room } are in hand: divert the power now.
bot-why-danger = One more hit on { $room } and the ship is lost.
bot-why-refill = One repair fills every empty space in { $room }.
bot-why-repair-whole = This fully repairs { $room }. Only then can a room be activated or diverted.
bot-why-repair-ready = This fully repairs { $room }, and the cards to divert the power are in hand.
bot-why-repair-use = This fully repairs { $room }, ready to be activated.
bot-why-repair-bears = With this, { $room } can take { $count ->
    [one] one hit
   *[other] { $count } hits
} instead of { $less }.
bot-why-repair-lacks = That leaves { $count ->
    [one] one empty space
   *[other] { $count } empty spaces
} in { $room }.
bot-why-go-divert = The cards in hand can divert { $room }.
bot-why-go-repair = The cards in hand can repair { $room }.
bot-why-go-to-repair = Heading for { $room }, to repair it.
bot-why-go-use = Heading for { $room }. Its ability: “{ $ability }”
bot-why-go-share = Heading for { $crew }, to share cards.
bot-why-go-need = Cards in hand are needed in { $room }.
bot-why-go-near = The next turn starts well from { $room }.
bot-why-use = This ability helps right now: “{ $ability }”
bot-why-search = The rooms left to divert cost { $need } cards. The crew holds { $count }.
bot-why-scavenge = More cards mean more options in the turns to come.
bot-why-give = { $crew } can do more with this card.
bot-why-give-divert = With this card, { $crew } has every card to divert { $room }.
bot-why-give-repair = With this card, { $crew } can repair { $room }.
bot-why-give-lacks = With this card, { $crew } is only { $count ->
    [one] one card
   *[other] { $count } cards
} short of diverting { $room }.
bot-why-take = This card helps more here than with { $crew }.
bot-why-get-divert = With this card, the cost to divert { $room } is complete.
bot-why-get-repair = This card repairs { $room }.
bot-why-get-lacks = After this, diverting { $room } takes only { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
bot-why-get-any = A Universal stands for any resource.
bot-why-open-card = This face-up card should help more than one from the deck.
bot-why-open-slow = A face-up card costs the deck one card, not { $count }.
bot-why-deck = No face-up card is better than what the deck may hold.
bot-why-deck-more = The deck gives { $count } cards, the face-up row only one.
bot-why-take-nothing = Every card taken brings the deck closer to its end.
bot-why-least = This card will be missed least.
bot-why-least-idle = No room needs this card now.
bot-why-least-spare = There are { $count } such cards in hand.
bot-why-swap = The card gained is worth more than the card given.
bot-why-swap-two = Both can do more with their cards after this.
bot-why-order = The cards needed first go on top.
bot-why-damage-later = A card that would destroy the ship comes later.
bot-why-damage-sunk = A card that would destroy the ship goes to the bottom.
bot-why-damage-down = The card that does the most harm goes to the bottom.
bot-why-damage-bear = The next hits go to rooms that can take them.
bot-why-protect-least = No room is closer to destruction than { $room }.
bot-why-protect-ready = { $crew } has the cards to divert { $room }. A hit would prevent that.
bot-why-protect-whole = Only a fully repaired room can be diverted, so this protects { $room }.
bot-why-shield = The token stops the next hit on { $room }.
bot-why-send = { $crew } can do more from there.
bot-why-send-divert = In { $room }, { $crew } has the cards to divert power.
bot-why-send-repair = In { $room }, { $crew } has a card to repair with.
bot-why-hand-out = This crew member can do the most with it.
bot-why-hand-tokens = With Action tokens, { $crew } can do more in a turn.
bot-why-hold-shield = { $crew } is in { $room }: the token stops a hit there.
bot-why-hold-cube = With the cube, { $crew } can repair { $room } without a card.
bot-why-carry-cube = With the cube, { $crew } can repair without a card.
bot-why-strike-bear = These rooms can take the hit.
bot-why-keep = Unused actions become Action tokens for later.
bot-why-keep-safe = The next Damage card cannot hit a critical room. Unused actions become Action tokens for later.
bot-why-keep-tokens = The Action tokens are saved for a later turn.
bot-why-stop = No action left would help.
bot-why-leave = The odds are better alone.
bot-why-best = This looks like the best option.
bot-why-only = There is no other option.
bot-why-stand-in = The program gave no answer, so the game chose a simple one.
