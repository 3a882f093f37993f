### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what you do (`-may-1` ...) and
### what limits it (`-not-1` ..., each of which says “cannot” or what goes wrong, for it stands behind a red cross), a special case (`-special-head`,
### `-special`), what its figure shows (`-figure`), and the words under which players look for it (`-words`, with commas). `rulebook-limits` is the heading
### above the limits where the page has none of its own (`-may-head`, `-not-head`). Numbers come from the content: its own names, supplies, and those of
### game/rulebook/numbers.py.

## The screen

rulebook-title = Rulebook
rulebook-search = Search
rulebook-close = Close
rulebook-contents = Contents
rulebook-subjects = A to Z
rulebook-from = Opened from: { $what }
rulebook-hits = { $count ->
    [one] One result
   *[other] { $count } results, best first
}
rulebook-hit = { $chapter } · result { $number } of { $count } for “{ $query }”
rulebook-none = No results for “{ $query }”. Did you mean:
rulebook-none-at-all = No results for “{ $query }”.
rulebook-now = At your table now
rulebook-show = Show on the table
rulebook-see = See also
rulebook-try = Try it
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Begin
rulebook-open = Rulebook
rulebook-side-v2 = { $name } (alternative, V2)
rulebook-limits = Limits

rulebook-chapter-mission = The mission
rulebook-chapter-turn = Your turn
rulebook-chapter-storm = The storm
rulebook-chapter-rooms = The rooms
rulebook-chapter-cards = Resource cards
rulebook-chapter-tokens = Pieces and tokens
rulebook-chapter-variants = Ways to play

## What the content says of itself

rulebook-room-passive = Passive: it works automatically and costs no action.
rulebook-room-cost = Activating it costs { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
rulebook-room-whole = It works only while fully repaired: all { $count } spaces must hold a cube.
rulebook-room-divert = Diverting its power costs { $cards }.
rulebook-room-players = It cannot be used with fewer than { $count } players. Its other side takes its place.
rulebook-resource-copies = The game has { $count } { $card } cards.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = The difficulty sets how many there are: { $levels }.
rulebook-resource-rooms = It repairs a space in: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] The Resource deck has { $whole } cards, none of them Universal.
   *[other] The Resource deck has { $whole } cards, including { $cards }.
}
rulebook-expansion-players = For { $players } { $most ->
    [1] player
   *[other] players
}.
rulebook-expansion-apart = It cannot be combined with { $others }.
rulebook-action-lead = { $source ->
    [none] An action you can take in Phase 1
   *[other] An action added by “{ $source }”
}. It costs { $cost ->
    [0] nothing
    [one] one action
   *[other] { $cost } actions
}.

## The mission

rulebook-ship = The ship
rulebook-ship-lead = { $rooms ->
    [9] The ship has nine rooms in a grid of three by three.
   *[other] The ship has { $rooms } rooms.
} The Energy Core is in the middle. The { $power } rooms around it change places every game.
rulebook-ship-may-1 = Each of the { $power } rooms has { $spaces } repair spaces. Each space starts with a cube.
rulebook-ship-may-2 = Rooms that share a side are neighbours. Corners do not count.
rulebook-ship-may-3 = The Energy Core has no repair spaces and takes no damage. It collects the power you divert.
rulebook-ship-figure = The Energy Core, with the power of three rooms.
rulebook-ship-words = board, map, grid, layout, goal, core, neighbour, ship

rulebook-goal = How the game ends
rulebook-goal-lead = Divert the power of all { $power } rooms, then activate the Energy Core. The ship is saved, and everyone aboard wins.
rulebook-goal-may-head = How you win
rulebook-goal-may-1 = Any crew member on the Energy Core can activate it once the last room is diverted. This costs an action.
rulebook-goal-may-2 = Rooms may be damaged when you do. Only their power counts.
rulebook-goal-not-head = How you lose
rulebook-goal-not-1 = A hit destroys a room that has no cubes left: the ship is lost at once.
rulebook-goal-not-2 = The Resource deck runs out: the ship is lost at once.
rulebook-goal-special-head = A deserter
rulebook-goal-special = If the ship is saved, a deserter in the Escape Pod loses. If it is lost, a last roll decides: the deserter wins alone, or everyone loses.
rulebook-goal-figure = All rooms are diverted. Activating the core wins.
rulebook-goal-words = win, lose, victory, defeat, end, game over, restart, escape, objective
rulebook-length = Length of a game
rulebook-length-lead = Most games take fifteen to thirty turns, counting everyone’s. That is about half an hour to an hour.
rulebook-length-may-1 = The Resource deck is the clock. When it runs out, the game is over.
rulebook-length-may-2 = You can stop at any time: the game is saved after every choice.
rulebook-length-words = duration, time, minutes, hours, how long, turns

rulebook-setting-up = Setup
rulebook-setting-up-lead = Choose names, difficulty and expansions. The game sets up the rest: rooms, cubes, cards and crew.
rulebook-setting-up-may-1 = The Resource deck has { $copies } cards of each of { $kinds } resources. The difficulty adds Universal cards.
rulebook-setting-up-may-2 = Each player starts with { $hand-2 } cards in a two-player game, { $hand-3 } with three, { $hand-4 } with four. A solo crew shares { $hand-1 }.
rulebook-setting-up-may-3 = { $face-up } Resource cards are face up. The Damage deck is sorted by type, weakest on top. The Hull Breach card is at the very bottom.
rulebook-setting-up-may-4 = Everyone starts on the Energy Core. Choose the first player on the setup screen, or leave it to chance.
rulebook-setting-up-special-head = Damage before the first turn
rulebook-setting-up-special = The last { $setup-damage } cards above the Hull Breach hit before the first turn, the bottom card first. They are discarded, and the ship starts with { $setup-cubes } cubes missing.
rulebook-setting-up-figure = A card of the first damage and a room it hit.
rulebook-setting-up-words = start, deal, setup, prepare, hands, first player, begin, new game

rulebook-looking = Open information
rulebook-looking-lead = You play with open hands. Look at everything on the table, and discuss every plan.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] You may look through both discard piles and see how many cards each deck has. Choose a discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
   *[keys] You may look through both discard piles and see how many cards each deck has. Click a discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
}
rulebook-looking-may-2 = You may see which cards remain in a deck, but not their order.
rulebook-looking-may-3 = Cards that a room shows are known to everyone from then on. The log records what happened.
rulebook-looking-not-1 = You cannot see the order of a deck unless a room shows it.
rulebook-looking-words = open, secret, hidden, information, count, talk, log, look, know

## Your turn

rulebook-phases = The three phases
rulebook-phases-lead = On your turn, you take actions, collect cards and draw damage. Then the next crew member’s turn begins.
rulebook-phases-may-1 = Phase 1: take { $base-actions } actions, plus one for each Action token you spend.
rulebook-phases-may-2 = Phase 2: take { $deck-cards } cards from the deck or one face-up card. Then discard down to { $hand-limit }.
rulebook-phases-may-3 = Phase 3: draw the top Damage card, which hits its rooms. Once none are left, the Hull Breach costs cards instead.
rulebook-phases-not-1 = Phase 1 does not end until you end it. With “{ settings-auto-end }” on, it ends automatically once nothing is left to do.
rulebook-phases-special-head = Start of turn
rulebook-phases-special = First, the Protection tokens you placed with the Armoury (V1) go back. Then the Medical Bay (V1), if you are in it, gives you Action tokens.
rulebook-phases-words = turn, round, order, sequence, phase, begin, start of turn, steps

rulebook-actions = Your actions
rulebook-actions-lead = Take { $base-actions } actions in Phase 1: any of them, in any order, as often as you like.
rulebook-actions-may-1 = Move, scavenge, share, repair, divert power, or activate your room.
rulebook-actions-may-2 = Each Action token you spend gives you one more action.
rulebook-actions-may-3 = Your base actions are used first. Tokens are spent only after that.
rulebook-actions-not-1 = You cannot take an action that you cannot pay for in full.
rulebook-actions-not-2 = You cannot act in a room you are not in. Some rooms make exceptions.
rulebook-actions-special-head = Unused actions
rulebook-actions-special = Each base action you do not use becomes an Action token.
rulebook-actions-figure = Move, scavenge, share, repair, divert, activate.
rulebook-actions-words = act, do, points, AP, budget, left, spend, options

rulebook-moving = Moving
rulebook-moving-lead = Move to a neighbouring room: up, down, left or right.
rulebook-moving-may-1 = { $cost-move ->
    [one] One action
   *[other] { $cost-move } actions
} for each room you move.
rulebook-moving-may-2 = Any number of crew members can be in one room, even the Energy Core.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Choose the action, then the room{ $key-move ->
        [none] .
       *[other] , or press { $key-move }.
    }
   *[keys] Drag your meeple to the room, click both{ $key-move ->
        [none] , or use the arrows.
       *[other] , use the arrows, or press { $key-move }.
    }
}
rulebook-moving-not-1 = You cannot move diagonally.
rulebook-moving-not-2 = You cannot move other crew members, except with the Crew Quarters.
rulebook-moving-figure = From the Engine Room to a neighbour.
rulebook-moving-words = move, go, walk, travel, step, distance, neighbour, adjacent, next door, diagonal, run

rulebook-scavenging = Scavenging
rulebook-scavenging-lead = Roll the die to look for Resource cards: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] One action
   *[other] { $cost-scavenge } actions
}, in any room, as often as you can pay.
rulebook-scavenging-may-2 = Take cards one at a time, each from the deck or face up. A face-up card is replaced at once, so you may take the new one next.
rulebook-scavenging-may-3 = You may take fewer cards, or none.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Choose the die{ $key-scavenge ->
        [none] .
       *[other] , or press { $key-scavenge }.
    }
   *[keys] Click or throw the die{ $key-scavenge ->
        [none] .
       *[other] , or press { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = You cannot undo a roll.
rulebook-scavenging-figure = Low: nothing. Middle: one card. High: two.
rulebook-scavenging-words = scavenge, search, roll, dice, find, loot, look for, luck, chance

rulebook-sharing = Sharing
rulebook-sharing-lead = Give one card to another crew member in your room, or take one card from them.
rulebook-sharing-may-1 = { $cost-give ->
    [one] One action
   *[other] { $cost-give } actions
} for each card given or taken.
rulebook-sharing-may-2 = Share any card, even a Universal. A hand above { $hand-limit } is checked only in that player’s own Phase 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Choose the card, then who gets it{ $key-share ->
        [none] .
       *[other] ; or press { $key-share }.
    }
   *[keys] Drag the card to a crew panel, or from a panel to your hand{ $key-share ->
        [none] .
       *[other] ; or press { $key-share }.
    }
}
rulebook-sharing-not-1 = You cannot share between rooms, except with the Mess Hall.
rulebook-sharing-not-2 = You cannot share tokens or cubes. They stay with their holder.
rulebook-sharing-special-head = Solo
rulebook-sharing-special = Your crew shares one hand. Instead of sharing, you swap with the face-up cards.
rulebook-sharing-figure = In the same room, a card changes hands.
rulebook-sharing-words = share, give, take, hand over, swap, exchange, trade, pass, teammate

rulebook-repairing = Repairing
rulebook-repairing-lead = Discard a card that matches an empty space of your room. That space gets a cube from the supply.
rulebook-repairing-may-1 = Repair empty spaces in any order. A Universal card fits every space.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] It costs { $cost-repair ->
        [one] one action
       *[other] { $cost-repair } actions
    }. Choose the card, then the space{ $key-repair ->
        [none] .
       *[other] , or press { $key-repair }.
    }
   *[keys] It costs { $cost-repair ->
        [one] one action
       *[other] { $cost-repair } actions
    }. Drag the card onto the space{ $key-repair ->
        [none] .
       *[other] , or press { $key-repair }.
    }
}
rulebook-repairing-may-3 = A space that has lost its cube is empty. It shows the resource it needs.
rulebook-repairing-not-1 = You cannot repair with a card while the supply has no cube. A cube you hold still works.
rulebook-repairing-not-2 = You cannot repair another room, except with the Repair Centre.
rulebook-repairing-not-3 = You cannot fill two spaces with one card, unless the room’s power is diverted.
rulebook-repairing-special-head = Diverted rooms
rulebook-repairing-special = One card that matches an empty space refills every space. If the supply is short, the matched space is filled first, then from the top down.
rulebook-repairing-figure = Metal fits one of the two empty spaces.
rulebook-repairing-words = repair, heal, fix, mend, restore, health, hit points, patch, broken, space, slot, wrench

rulebook-diverting = Diverting power
rulebook-diverting-lead = In a fully repaired room, discard all cards of its cost together. Its power flows to the Energy Core.
rulebook-diverting-may-1 = Pay { $cost-divert ->
    [one] one action
   *[other] { $cost-divert } actions
} and the { $cost } cards shown on the left of the room.
rulebook-diverting-may-2 = Universal cards can replace any of them.
rulebook-diverting-may-3 = A diverted room can still be activated, hit and repaired. It stays diverted.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Choose a card, then the cost{ $key-divert ->
        [none] .
       *[other] , or press { $key-divert }.
    } You name the order in which the cards are discarded. The last one is on top.
   *[keys] Drag a card onto the cost{ $key-divert ->
        [none] .
       *[other] , or press { $key-divert }.
    } You name the order in which the cards are discarded. The last one is on top.
}
rulebook-diverting-not-1 = You cannot divert a room that has an empty space. Repair it first.
rulebook-diverting-not-2 = You cannot pay in parts. One player discards all the cards at once.
rulebook-diverting-not-3 = You cannot divert a room twice, nor the Energy Core.
rulebook-diverting-special-head = What you gain
rulebook-diverting-special = You are one step closer to winning. From now on, one card repairs the whole room.
rulebook-diverting-figure = { $cost ->
    [3] Three cards turn into a power token.
   *[other] The cards on the left turn into a power token.
}
rulebook-diverting-words = divert, power, energy, reroute, redirect, win, coin, cost, pay, charge, complete

rulebook-activating = Activating a room
rulebook-activating-lead = Activate the room you are in. It must be fully repaired.
rulebook-activating-may-1 = The room shows how many actions it costs.
rulebook-activating-may-2 = Activate the same room as often as you can pay.
rulebook-activating-may-3 = Diverting its power does not change a room’s ability.
rulebook-activating-not-1 = You cannot activate a damaged room. Repair it first.
rulebook-activating-not-2 = You cannot activate a room that would do nothing, such as one that needs a token from an empty supply. The button says why.
rulebook-activating-not-3 = You cannot activate a passive room. It works automatically.
rulebook-activating-special-head = Pay first
rulebook-activating-special = You pay before the room does anything. Whether it can do anything is checked after you have paid.
rulebook-activating-words = activate, use, ability, power, effect, room, special, skill, passive

rulebook-ending = Ending your actions
rulebook-ending-lead = End Phase 1 whenever you like. You gain an Action token for each unused base action.
rulebook-ending-may-1 = You gain only as many tokens as the supply has.
rulebook-ending-may-2 = Spend these tokens on later turns.
rulebook-ending-not-1 = You cannot gain a token for an action you bought with a token.
rulebook-ending-not-2 = You cannot keep actions the supply has no tokens for. They are lost, but the game asks you first.
rulebook-ending-special-head = No actions left
rulebook-ending-special = Phase 1 waits for you. You can undo your choices until something is revealed. With “{ settings-auto-end }” on, it ends automatically.
rulebook-ending-figure = An unused action becomes a token.
rulebook-ending-words = finish, pass, skip, save, unused, leftover, done, stop, wait, undo, take back, mistake, misclick

rulebook-collecting = Collecting
rulebook-collecting-lead = In Phase 2, take the top { $deck-cards } cards of the Resource deck, or one of the { $face-up } face-up cards.
rulebook-collecting-may-1 = A face-up card you take is replaced from the deck at once.
rulebook-collecting-may-2 = Then discard down to { $hand-limit } cards of your choice.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Choose the deck or a card.
   *[keys] Click the deck or a card, or drag it to your hand.
}
rulebook-collecting-not-1 = You cannot skip collecting. Take one or the other.
rulebook-collecting-words = collect, draw, take, gain, income, phase 2, cards, resources, pick up

rulebook-hand = Your hand
rulebook-hand-lead = At the end of Phase 2, discard down to { $hand-limit } cards. At any other time you may hold more.
rulebook-hand-may-1 = You choose which cards to discard.
rulebook-hand-may-2 = Cards you are given are not checked until your next Phase 2.
rulebook-hand-may-3 = You start with { $hand-2 }, { $hand-3 } or { $hand-4 } cards in a game of two, three or four players.
rulebook-hand-not-1 = You cannot discard cards at other times, except to pay for something.
rulebook-hand-figure = One card of each resource.
rulebook-hand-words = limit, discard, maximum, too many, keep, hold, six

## The storm

rulebook-damage-cards = Damage cards
rulebook-damage-cards-lead = In Phase 3, draw the top Damage card. Each room on it loses its topmost cube, in printed order.
rulebook-damage-cards-may-1 = Type 1 cards hit one room, type 2 two, type 3 three. There are { $damage-1 }, { $damage-2 } and { $damage-3 } of them, drawn in this order.
rulebook-damage-cards-may-2 = Lost cubes go back to the supply.
rulebook-damage-cards-may-3 = A Protection token takes the hit instead: the oldest on the room, or else one held by a crew member there.
rulebook-damage-cards-not-head = Exceptions
rulebook-damage-cards-not-1 = The Energy Core cannot be hit.
rulebook-damage-cards-not-2 = A hit destroys a room that has no cubes left. The ship is lost, and the rest of the card is ignored.
rulebook-damage-cards-special-head = Several holders
rulebook-damage-cards-special = If several crew members there hold a token, the active player chooses who gives one up.
rulebook-damage-cards-figure = The Medical Bay loses its topmost cube.
rulebook-damage-cards-words = hit, strike, attack, storm, solar, flare, harm, danger, phase 3, threat, odds

rulebook-critical = Critical rooms
rulebook-critical-lead = A room with no cubes left is critical. The next hit destroys it, and the ship is lost.
rulebook-critical-may-1 = Repair one space, and the room survives one more hit.
rulebook-critical-may-2 = A Protection token saves it once.
rulebook-critical-may-3 = The Bridge shows which rooms are next and lets you delay them.
rulebook-critical-not-1 = You cannot activate or divert it until it is fully repaired.
rulebook-critical-special-head = No Damage cards left
rulebook-critical-special = During the Hull Breach, no rooms are hit.
rulebook-critical-figure = Three empty spaces: one more hit is the end.
rulebook-critical-words = danger, red, dying, last, zero, destroyed, alarm, lose, health

rulebook-hull-breach = The Hull Breach
rulebook-hull-breach-lead = Once the last Damage card has been drawn, the hull breaks open. In every later Phase 3, roll the die: the deck loses cards.
rulebook-hull-breach-may-1 = Cards lost for each roll: { $breach-sides }.
rulebook-hull-breach-may-2 = Discard them from the top of the Resource deck.
rulebook-hull-breach-not-1 = Rooms cannot be hit any more.
rulebook-hull-breach-not-2 = Protection tokens cannot stop the Hull Breach.
rulebook-hull-breach-figure = The last card, and what each turn then costs.
rulebook-hull-breach-words = leak, hole, vacuum, end of deck, lose cards, countdown, final, space

rulebook-deck-empty = When the deck runs out
rulebook-deck-empty-lead = The ship is lost the moment the Resource deck is empty, no matter what emptied it.
rulebook-deck-empty-may-1 = The last card is still drawn, placed or discarded. Nothing else happens after it.
rulebook-deck-empty-may-2 = Looking at cards and putting them back does not empty the deck.
rulebook-deck-empty-not-1 = You cannot shuffle the discard pile back in.
rulebook-deck-empty-not-2 = You cannot save the deck by taking face-up cards. Each is replaced from the deck at once.
rulebook-deck-empty-special-head = How long the deck lasts
rulebook-deck-empty-special = Each turn aboard takes at least one card. The table only estimates how many turns are left.
rulebook-deck-empty-words = lose, last card, time, clock, run out, deck out, mill, empty, reshuffle

## The rooms

rulebook-reading-rooms = How to read a room
rulebook-reading-rooms-lead = A room card shows what it costs to divert, what repairs it and what it can do.
rulebook-reading-rooms-may-1 = Left: the cards that divert its power, or a power token once it is diverted.
rulebook-reading-rooms-may-2 = Right: the repair spaces. A cube covers the space’s resource; an empty space shows it.
rulebook-reading-rooms-may-3 = Bottom: its ability. The icon is gold while the room is fully repaired.
rulebook-reading-rooms-may-4 = Top right: the chance that it is hit this turn, based on all that the crew knows of the Damage deck.
rulebook-reading-rooms-not-1 = You cannot have both sides of a room in one game.
rulebook-reading-rooms-figure = The Cargo Hold with its topmost space empty.
rulebook-reading-rooms-words = card, symbol, icon, track, percent, number, coin, V1, V2

rulebook-room-energy-core-v1-may-1 = It shows how many rooms are diverted.
rulebook-room-energy-core-v1-not-1 = You cannot repair or divert it, nor place a Protection token on it. It cannot be hit.
rulebook-room-energy-core-v1-not-2 = You cannot activate it before the last room is diverted.
rulebook-room-energy-core-v1-figure = All rooms are diverted: activate it to win.
rulebook-room-energy-core-v1-words = reactor, centre, middle, win, restart, engine

rulebook-room-bridge-v1-may-1 = If fewer cards are left, look at all of them.
rulebook-room-bridge-v1-may-2 = You may put the worst card last, so that you can repair before it comes.
rulebook-room-bridge-v1-not-1 = You cannot activate it once no Damage cards are left.
rulebook-room-bridge-v1-not-2 = You cannot move the Hull Breach card. It stays at the bottom.
rulebook-room-bridge-v1-words = scry, peek, look ahead, reorder, forecast, sort
rulebook-room-bridge-v2-may-1 = Both cards may go to the same end of the deck, in an order you choose.
rulebook-room-bridge-v2-may-2 = Cards at the bottom come just before the Hull Breach.
rulebook-room-bridge-v2-not-1 = You cannot activate it once no Damage cards are left.
rulebook-room-bridge-v2-words = scry, peek, bury, bottom, sink, forecast

rulebook-room-cargo-hold-v1-may-1 = Everyone knows the order from then on, until the cards are drawn.
rulebook-room-cargo-hold-v1-may-2 = It works no matter how few cards are left.
rulebook-room-cargo-hold-v1-not-1 = You cannot take any of these cards. They all go back.
rulebook-room-cargo-hold-v1-words = scry, peek, look, reorder, storage, stack
rulebook-room-cargo-hold-v2-may-1 = You may exceed your hand limit until Phase 2.
rulebook-room-cargo-hold-v2-not-head = Danger
rulebook-room-cargo-hold-v2-not-1 = If you take the last card of the deck, the ship is lost.
rulebook-room-cargo-hold-v2-words = draw, extra card, storage, gain

rulebook-room-medical-bay-v1-may-1 = You gain the tokens before your actions, each time you start your turn here.
rulebook-room-medical-bay-v1-may-2 = If the supply has fewer tokens, you gain those.
rulebook-room-medical-bay-v1-not-1 = You gain nothing by arriving during your turn.
rulebook-room-medical-bay-v1-not-2 = You gain nothing while a space is empty. The room must be fully repaired.
rulebook-room-medical-bay-v1-words = heal, doctor, hospital, rest, tokens, bonus
rulebook-room-medical-bay-v2-may-1 = You may pay with actions bought with Action tokens.
rulebook-room-medical-bay-v2-not-1 = You cannot give tokens to yourself.
rulebook-room-medical-bay-v2-words = heal, doctor, hospital, tokens, help others

rulebook-room-crew-quarters-v1-may-1 = Move any crew member, however far away.
rulebook-room-crew-quarters-v1-may-2 = Bring two crew members together so that they can share.
rulebook-room-crew-quarters-v1-not-1 = You cannot activate it while the whole crew is in one room.
rulebook-room-crew-quarters-v1-words = teleport, send, move others, bed, meet, lift
rulebook-room-crew-quarters-v2-may-1 = Move any crew member, however far away.
rulebook-room-crew-quarters-v2-may-2 = Send a crew member to a room that needs repairs next.
rulebook-room-crew-quarters-v2-not-1 = You cannot move a crew member to a room that holds another.
rulebook-room-crew-quarters-v2-words = teleport, send, move others, bed, lift, empty room

rulebook-room-engine-room-v1-may-1 = You may swap two equal cards.
rulebook-room-engine-room-v1-may-2 = Your card goes on top of the discard pile.
rulebook-room-engine-room-v1-not-1 = You cannot activate it with an empty hand or an empty discard pile.
rulebook-room-engine-room-v1-words = recycle, recover, graveyard, swap, discard
rulebook-room-engine-room-v2-may-1 = Take any card, however deep in the pile.
rulebook-room-engine-room-v2-not-head = Limits and dangers
rulebook-room-engine-room-v2-not-1 = You cannot activate it while the discard pile is empty.
rulebook-room-engine-room-v2-not-2 = If the deck has only one card left, activating this room means the ship is lost.
rulebook-room-engine-room-v2-words = recycle, recover, graveyard, take back, discard

rulebook-room-armoury-v1-may-1 = A room can hold tokens from several players. The oldest is used first.
rulebook-room-armoury-v1-may-2 = A token that takes a hit goes back to the supply.
rulebook-room-armoury-v1-not-1 = You cannot activate it while the supply has no token.
rulebook-room-armoury-v1-not-2 = You cannot keep the tokens in place. They go back at the start of your next turn.
rulebook-room-armoury-v1-words = shield, protect, guard, block, defend, weapon
rulebook-room-armoury-v2-may-1 = A crew member may hold several. Each takes one hit.
rulebook-room-armoury-v2-may-2 = The token moves with its holder.
rulebook-room-armoury-v2-not-1 = You cannot activate it while the supply has no token.
rulebook-room-armoury-v2-words = shield, protect, guard, block, defend, bodyguard

rulebook-room-repair-centre-v1-may-1 = Universal cards fit here, too.
rulebook-room-repair-centre-v1-may-2 = Repair any room, however far away.
rulebook-room-repair-centre-v1-not-1 = You cannot repair the Repair Centre this way. That is an ordinary repair.
rulebook-room-repair-centre-v1-not-2 = You cannot use cubes you hold. They repair only the room you are in.
rulebook-room-repair-centre-v1-words = heal, fix, far, remote, workshop, distance
rulebook-room-repair-centre-v2-may-1 = Held cubes are safe from every hit.
rulebook-room-repair-centre-v2-may-2 = They can repair even when the supply is empty.
rulebook-room-repair-centre-v2-not-1 = You cannot give a cube to yourself.
rulebook-room-repair-centre-v2-not-2 = You cannot activate it while the supply has no cube.
rulebook-room-repair-centre-v2-words = heal, fix, spare, carry, cube, workshop

rulebook-room-mess-hall-v1-may-1 = The other crew member may be anywhere on the ship.
rulebook-room-mess-hall-v1-may-2 = You may give or take a card for nothing in return.
rulebook-room-mess-hall-v1-not-1 = You cannot activate it while nobody holds a card.
rulebook-room-mess-hall-v1-words = trade, swap, exchange, kitchen, canteen, share far
rulebook-room-mess-hall-v2-may-1 = They may be anywhere on the ship. You choose the cards.
rulebook-room-mess-hall-v2-may-2 = Both give the same number of cards.
rulebook-room-mess-hall-v2-not-1 = You cannot be one of the two.
rulebook-room-mess-hall-v2-not-2 = You cannot activate it unless two others hold a card.
rulebook-room-mess-hall-v2-words = trade, swap, exchange, kitchen, canteen, others

## Resource cards

rulebook-deck = The Resource deck
rulebook-deck-lead = Every card you are dealt, collect or find comes from this deck. It is also your time.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] You may check which cards remain: choose the discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
   *[keys] You may check which cards remain: click the discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
}
rulebook-deck-may-2 = Top cards that a room has shown stay known.
rulebook-deck-not-1 = You cannot put cards back, except those a room lets you look at.
rulebook-deck-not-2 = You cannot refill the deck.
rulebook-deck-words = draw pile, stack, resources, cards left, time

rulebook-face-up = Face-up cards
rulebook-face-up-lead = { $face-up } Resource cards are face up beside the deck. Take one when you collect, or when you find cards by scavenging.
rulebook-face-up-may-1 = A card you take is replaced from the deck at once, in the same place.
rulebook-face-up-may-2 = If both cards are equal, take either.
rulebook-face-up-may-3 = In solo, you may swap a card from your hand for one of them.
rulebook-face-up-not-1 = You cannot put cards here, except by a solo swap.
rulebook-face-up-words = market, row, display, open cards, visible, offer, river

rulebook-discards = The discard pile
rulebook-discards-lead = Cards that you pay, discard or lose to the Hull Breach go here. The latest is on top.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Choose the pile to see all of it.
   *[keys] Click the pile to see all of it.
}
rulebook-discards-may-2 = The Engine Room takes cards from it. So does a deserter in the Escape Pod.
rulebook-discards-not-1 = You cannot shuffle it into the deck.
rulebook-discards-words = graveyard, pile, trash, thrown away, used cards

rulebook-resource-universal-may-1 = It repairs any space, in your room or through the Repair Centre.
rulebook-resource-universal-may-2 = It replaces any card of a divert cost. You may use several.
rulebook-resource-universal-not-1 = It cannot count as more than one card.
rulebook-resource-universal-figure = A Universal card stands for any resource you need.
rulebook-resource-universal-words = joker, wild, wildcard, star, any, joker card

## Pieces and tokens

rulebook-cubes = Cubes and the supply
rulebook-cubes-lead = There are { $repair-cubes } white Repair cubes. All start on the ship, lost cubes go to the supply, and repairs bring them back.
rulebook-cubes-may-1 = A hit takes the topmost cube of a room.
rulebook-cubes-may-2 = The Repair Centre (V2) can give you cubes to hold. One action with a held cube repairs an empty space of your room, without a card.
rulebook-cubes-may-3 = A space covered by a cube needs no repair.
rulebook-cubes-not-1 = You cannot repair with cards while the supply has no cube.
rulebook-cubes-not-2 = You cannot give a held cube away.
rulebook-cubes-special-head = Held cubes in diverted rooms
rulebook-cubes-special = One action refills every empty space. Your own cubes go first, as many as are needed. The supply gives the rest.
rulebook-cubes-figure = A cube goes to the empty space.
rulebook-cubes-words = dice, health, hit points, life, stock, supply, blocks, hearts

rulebook-extra-actions = Action tokens
rulebook-extra-actions-lead = An Action token gives you one more action in Phase 1 of any of your turns. There are { $action-tokens }.
rulebook-extra-actions-may-1 = Unused base actions become tokens, as far as the supply allows.
rulebook-extra-actions-may-2 = The Medical Bay gives some. You may spend those of its V1 side the same turn.
rulebook-extra-actions-may-3 = Spend as many as you hold. They go back to the supply.
rulebook-extra-actions-not-1 = You cannot spend one while you have base actions left.
rulebook-extra-actions-not-2 = You cannot give one away, except through the Medical Bay (V2).
rulebook-extra-actions-not-3 = You cannot turn a bought action back into a token. A token is only spent when an action needs it.
rulebook-extra-actions-figure = One token, one action.
rulebook-extra-actions-words = bonus, octagon, extra, token, save, stored, AP

rulebook-shields = Protection tokens
rulebook-shields-lead = A Protection token takes one hit in place of a cube. There are { $protection-tokens }.
rulebook-shields-may-1 = On a room, it takes the next hit there. The oldest is used first.
rulebook-shields-may-2 = In a crew member’s hands, it takes a hit on that crew member’s room if no token is on the room.
rulebook-shields-may-3 = A used token goes back to the supply.
rulebook-shields-not-1 = You cannot place one on the Energy Core.
rulebook-shields-not-2 = You cannot stop the Hull Breach with one.
rulebook-shields-special-head = How long they stay
rulebook-shields-special = Tokens on rooms go back at the start of the next turn of the player who placed them. Held tokens stay until they are used.
rulebook-shields-figure = The next two hits on this room cost no cube.
rulebook-shields-words = shield, armour, guard, block, protect, defence, immunity

rulebook-power = Power tokens
rulebook-power-lead = A power token on a room shows that its power is diverted. All { $power } together bring the Energy Core to life.
rulebook-power-may-1 = One action refills every empty space of the room: with one matching card, or with held cubes, as many as are needed.
rulebook-power-may-2 = You can still activate the room.
rulebook-power-not-1 = A room cannot lose its power token, whatever hits it.
rulebook-power-not-2 = A power token cannot stop hits. They take cubes as before.
rulebook-power-figure = The Mess Hall, diverted.
rulebook-power-words = coin, gold, diverted, done, lightning, bolt

rulebook-meeples = The crew
rulebook-meeples-lead = Each meeple is a crew member. Colour and outline show who it is.
rulebook-meeples-may-1 = Crew members take turns in a fixed order.
rulebook-meeples-may-2 = Each may hold cards, Action tokens, Repair cubes and Protection tokens.
rulebook-meeples-not-1 = Crew members cannot be hurt. Only rooms are hit.
rulebook-meeples-figure = Four crew members.
rulebook-meeples-words = pawn, figure, player, character, astronaut, colour, order

rulebook-die = The die
rulebook-die-lead = There is one six-sided die. Beside the roll you see what each side does.
rulebook-die-may-1 = Scavenging: { $scavenge-sides }.
rulebook-die-may-2 = Hull Breach, cards lost: { $breach-sides }.
rulebook-die-not-1 = You cannot repeat or undo a roll.
rulebook-die-figure = One to six, all equally likely.
rulebook-die-words = dice, roll, random, luck, chance, d6

## Ways to play

rulebook-sides = Alternative rooms
rulebook-sides-lead = Each of the { $power } rooms has two sides, V1 and V2. Play V1 first, then any mix you like.
rulebook-sides-may-1 = At random: each room shows one of its sides.
rulebook-sides-may-2 = Or choose on the setup screen: V1, V2, or room by room.
rulebook-sides-may-3 = Both sides need the same repairs and cost the same to divert.
rulebook-sides-not-1 = You cannot play a side that needs more players than you have.
rulebook-sides-figure = The Medical Bay, V2 side.
rulebook-sides-words = variant, V2, alternative, mixed, expansion, other side

rulebook-expansion-damage-control-may-1 = The chosen rooms are hit once each, in a fixed order.
rulebook-expansion-damage-control-may-2 = You may choose a room with no cubes. Without a Protection token, the ship is lost.
rulebook-expansion-damage-control-may-3 = The cards that left the deck stay unknown.
rulebook-expansion-damage-control-not-1 = You cannot choose the same room twice for one card.
rulebook-expansion-damage-control-not-2 = You cannot choose the Energy Core.
rulebook-expansion-damage-control-special-head = Before the first turn
rulebook-expansion-damage-control-special = If such a card is one of the setup cards, the first player chooses.
rulebook-expansion-damage-control-figure = The new cards. The type of each says how many rooms you must choose.
rulebook-expansion-damage-control-words = choose damage, select rooms, control, pick

rulebook-expansion-escape-pod-may-1 = Boarding costs { $cost-board ->
    [one] one action
   *[other] { $cost-board } actions
}. Be on the Energy Core with { $pod-rooms } or more rooms diverted. The pod holds one.
rulebook-expansion-escape-pod-may-2 = A deserter keeps all Resource cards and at once takes a first turn adrift.
rulebook-expansion-escape-pod-may-3 = The tokens and cubes a deserter holds go back to the supply.
rulebook-expansion-escape-pod-not-1 = You cannot come back.
rulebook-expansion-escape-pod-not-2 = You cannot collect in the turn you board, nor gain tokens for unused actions. No Damage card is drawn.
rulebook-expansion-escape-pod-figure = Seven rooms are diverted: the pod is ready.
rulebook-expansion-escape-pod-words = traitor, deserter, leave, flee, betray, abandon, selfish

rulebook-adrift = Adrift in the pod
rulebook-adrift-lead = A deserter’s turn: take the top card of the discard pile, then roll. If the roll is not above the cards held, take one more.
rulebook-adrift-may-1 = The card you just took counts as held.
rulebook-adrift-may-2 = If the discard pile is empty, you take no card but still roll.
rulebook-adrift-may-3 = Your turns still count. Protection tokens you placed on rooms go back at the start of your next one.
rulebook-adrift-not-head = Unlike the crew aboard
rulebook-adrift-not-1 = You cannot act or collect, and you draw no Damage card.
rulebook-adrift-not-2 = You have no hand limit.
rulebook-adrift-not-3 = You cannot swap or share with the crew. They cannot move you or give you anything.
rulebook-adrift-figure = The pod, a roll, maybe a card.
rulebook-adrift-words = deserter, traitor, floating, pod turn, space

rulebook-last-roll = The pod’s last roll
rulebook-last-roll-lead = If the ship is lost, the deserter takes one more card and rolls once. A roll above the cards held wins for the deserter alone.
rulebook-last-roll-may-1 = If the ship is saved, the crew aboard wins and the deserter loses.
rulebook-last-roll-may-2 = The fewer cards you hold, the better your chance to escape.
rulebook-last-roll-not-head = If the roll fails
rulebook-last-roll-not-1 = Everyone loses if the roll equals the cards held or is lower.
rulebook-last-roll-words = deserter, win alone, escape, final roll, traitor

rulebook-expansion-solo-may-1 = { $solo-crew } crew members take full turns in order, as in a game for that many players.
rulebook-expansion-solo-may-2 = The crew shares one hand. It starts with { $hand-1 } cards and has a limit of { $hand-limit }.
rulebook-expansion-solo-may-3 = Tokens and cubes belong to a crew member. “Another player” means another crew member.
rulebook-expansion-solo-not-1 = You cannot share. You swap with the face-up cards instead.
rulebook-expansion-solo-not-2 = You cannot use the Escape Pod or the V2 side of the Mess Hall.
rulebook-expansion-solo-words = single player, one player, alone, solitaire, solo

rulebook-trading = Swapping in solo
rulebook-trading-lead = Swap a card from your hand for one of the face-up cards.
rulebook-trading-may-1 = It costs { $cost-trade ->
    [one] one action
   *[other] { $cost-trade } actions
}, wherever the crew is.
rulebook-trading-may-2 = Your card takes the place of the one you take. Nothing is drawn.
rulebook-trading-may-3 = The Mess Hall makes the same swap for its own cost of one action.
rulebook-trading-not-1 = You cannot make this swap with two or more players. They share instead.
rulebook-trading-not-2 = You cannot swap with an empty hand.
rulebook-trading-figure = A card from your hand for a face-up card.
rulebook-trading-words = swap, exchange, solo, share, market

rulebook-no-counting = No counting
rulebook-no-counting-lead = An option for players who would rather not count. Numbers and contents of decks and discard piles stay hidden.
rulebook-no-counting-may-1 = You may see what a room shows you.
rulebook-no-counting-may-2 = The back of the top Damage card still shows its type.
rulebook-no-counting-not-1 = You cannot see chances or counts, nor look through piles, until the game is over.
rulebook-no-counting-not-2 = You cannot read more of the log than this turn and the one before.
rulebook-no-counting-words = hidden, memory, secret, counting, hard mode, piles

rulebook-combining = Combining options
rulebook-combining-lead = Combine expansions, room sides, difficulties and no counting as you like.
rulebook-combining-may-1 = Choose everything on the setup screen. An option you cannot choose says why.
rulebook-combining-may-2 = The same seed and settings give you the same ship again.
rulebook-combining-not-1 = You cannot add an expansion that does not fit your number of players.
rulebook-combining-words = combine, mix, options, expansions, settings, seed, code

rulebook-programs = The program’s ranks
rulebook-programs-lead = The program can play any seat: as a cadet, an officer or a commander.
rulebook-programs-may-1 = A cadet follows simple rules. An officer plans each turn. A commander tries out whole turns.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Except in solo, choose another player’s crew panel to change who plays that seat.
   *[keys] Except in solo, choose another player’s crew panel to change who plays that seat.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}For your own seat, press { $key-take-over } on your turn.
    }
}
rulebook-programs-not-1 = The program cannot see more than the crew does.
rulebook-programs-words = cadet, officer, commander, program, computer, bot, AI, seat, rank, strength
rulebook-captain = The captain’s advice
rulebook-captain-lead = The captain suggests a good turn and says why it is good.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Ask during your actions: choose the speech bubble at the top right{ $key-adviser ->
        [none] .
       *[other] , or press { $key-adviser }.
    }
   *[keys] Ask during your actions: click the speech bubble at the top right{ $key-adviser ->
        [none] .
       *[other] , or press { $key-adviser }.
    }
}
rulebook-captain-may-2 = In the settings, “{ settings-adviser }” can also wait until you have decided, or be off.
rulebook-captain-may-3 = In the guided first game, the captain gives hints without being asked.
rulebook-captain-not-1 = The captain cannot see hidden cards. Bad luck can spoil even a good plan.
rulebook-captain-words = captain, adviser, advisor, advice, hint, help, tip, suggestion, speech bubble
rulebook-together = Playing with friends
rulebook-together-lead = You play at one computer and take turns. Or you send a game to a friend as one line of letters, the flight line.
rulebook-together-may-1 = At one computer: the active player takes the controls.
rulebook-together-may-2 = Far apart: play your turn, choose “{ share-open }” in the menu, then “{ flight-copy }”. Send the line to your friend.
rulebook-together-may-3 = Your friend copies the line and chooses “{ flight-paste }” under “{ title-load }”. The game continues from its last choice.
rulebook-together-may-4 = A game code deals the same ship from the start. Type or paste it into “{ setup-seed }” under “{ setup-details }” of a new game.
rulebook-together-not-1 = You cannot play online: the game has no server and sends nothing.
rulebook-together-words = friend, online, internet, multiplayer, network, far apart, flight line, game code, send, paste, share a game, pass and play, hot seat

rulebook-saving = Saved games
rulebook-saving-lead = The game is saved after every choice. Close the window whenever you like, and continue from the title screen.
rulebook-saving-may-1 = “Save as…” in the game menu saves a copy under a name you choose.
rulebook-saving-may-2 = “Saved games” on the title screen lists your copies and the latest finished games.
rulebook-saving-words = save, load, saved game, autosave, continue, quit, file

rulebook-settings = Settings
rulebook-settings-lead = Choose the language, text size, colours, pace, sound and keys in the settings.
rulebook-settings-may-1 = Open “{ settings-title }” from the title screen or the game menu. Changes take effect at once.
rulebook-settings-may-2 = The language, text size and colours are under “{ settings-page-reading }”.
rulebook-settings-words = settings, options, preferences, language, text size, font, colours, contrast, volume, sound, pace, speed, keys

## At your table now

rulebook-now-stands = { $name } is in { $room }.
rulebook-now-adrift = { $name } has left the ship.
rulebook-now-may = { $standing } You can do this now:
rulebook-now-may-not = { $standing } You cannot do this now:
rulebook-now-no-action = This game does not have this action.
rulebook-now-not-aboard = This ship does not have this room.
rulebook-now-other-side = { $variant ->
    [v1] In this game, the room shows V1.
   *[v2] In this game, the room shows V2.
}
rulebook-now-away = { $steps ->
    [0] here
    [one] one move away
   *[other] { $steps } moves away
}
rulebook-now-more = { $count ->
    [one] and one more room
   *[other] and { $count } more rooms
}
rulebook-now-fits = empty, and you hold { $cards }
rulebook-now-unfit = empty; no card of yours fits
rulebook-now-critical = { $guarded ->
    [yes] no cubes left, protected; { $more }
   *[no] critical; { $more }
}
rulebook-now-whole = Every room is fully repaired.
rulebook-now-no-cubes = The supply has no cubes.
rulebook-now-power = Rooms diverted: { $count } of { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } These are left:
}
rulebook-now-breach = The hull is breached. No Damage cards are left.
rulebook-now-hidden = No counting: numbers stay hidden.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, a token would take it
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] One Damage card is left.
   *[other] { $count } Damage cards are left.
} The next one hits:
rulebook-now-row = face up
rulebook-now-pile = { $count ->
    [0] The discard pile is empty.
    [one] The discard pile has one card.
   *[other] The discard pile has { $count } cards.
}
rulebook-now-deck = { $count ->
    [one] The Resource deck has one card left.
   *[other] The Resource deck has { $count } cards left.
}
rulebook-now-hand = { $count ->
    [one] { $name } holds one card. The limit is { $limit }.
   *[other] { $name } holds { $count } cards. The limit is { $limit }.
}
rulebook-now-no-resource = This game does not have these cards.
rulebook-now-holds = { $count ->
    [0] { $name } holds none of these.
    [one] { $name } holds one of these.
   *[other] { $name } holds { $count } of these.
}
rulebook-now-difficulty = This game: { $level }, { $cards ->
    [none] no Universal cards.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] This game uses it.
   *[no] This game does not use it.
}
rulebook-now-supply = { $count ->
    [0] None is left in the supply.
    [one] One is left in the supply.
   *[other] { $count } are left in the supply.
}
rulebook-now-held = { $name } holds { $count }.
rulebook-now-laid = { $count ->
    [one] one token here
   *[other] { $count } tokens here
}
rulebook-now-turn = Turn { $turn }: { $name }, { $phase ->
    [actions] Phase 1.
    [collect] Phase 2.
    [damage] Phase 3.
   *[over] the game is over.
}
rulebook-now-actions = { $count ->
    [0] No actions left
    [one] One action left
   *[other] { $count } actions left
}{ $tokens ->
    [0] .
    [one] , and one token.
   *[other] , and { $tokens } tokens.
}

## What it was opened from

rulebook-of-slot = { $room }, space { $number }
rulebook-of-divert = { $room }, divert cost
rulebook-of-shield = { $room }, Protection token
rulebook-of-deck = Resource deck
rulebook-of-discard = Discard pile
rulebook-of-face-up = Face-up card
rulebook-of-damage-deck = Damage deck
rulebook-of-damage-discard = Damage discard pile
rulebook-of-die = Die
rulebook-of-supply = Supply
rulebook-of-held = Your tokens and cubes
rulebook-of-threat = Threat
rulebook-of-stepper = Phases
rulebook-of-pod = Escape Pod
rulebook-of-end = End actions
