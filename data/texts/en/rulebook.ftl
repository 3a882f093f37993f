### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = Rulebook
rulebook-search = Search
rulebook-close = Close
rulebook-contents = Contents
rulebook-subjects = A to Z
rulebook-from = Opened from: { $what }
rulebook-hits = { $count ->
    [one] One hit
   *[other] { $count } hits, best first
}
rulebook-hit = { $chapter } · { $number } of { $count } hits for “{ $query }”
rulebook-none = Nothing is found for “{ $query }”. Did you mean:
rulebook-none-at-all = Nothing is found for “{ $query }”.
rulebook-now = At your table now
rulebook-show = Show on the table
rulebook-see = See also
rulebook-try = Try it
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Begin
rulebook-open = Rulebook
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = The mission
rulebook-chapter-turn = Your turn
rulebook-chapter-storm = The storm
rulebook-chapter-rooms = The rooms
rulebook-chapter-cards = Resource cards
rulebook-chapter-tokens = Pieces and tokens
rulebook-chapter-variants = Ways to play

## What the content says of itself

rulebook-room-passive = It works by itself: nobody spends an action on it.
rulebook-room-cost = Using it costs { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
rulebook-room-whole = It works only while all { $count } repair spaces have their cube.
rulebook-room-divert = Its power is diverted with { $cards }.
rulebook-room-players = It is never dealt with fewer than { $count } players; its other side takes its place.
rulebook-resource-copies = { $count } cards of { $card } are in the game.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = How many are in the game is set by the difficulty: { $levels }.
rulebook-resource-rooms = It repairs a space in: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] No extra card is shuffled into the Resource deck: { $whole } cards in all.
   *[other] { $cards } are shuffled into the Resource deck: { $whole } cards in all.
}
rulebook-expansion-players = For { $players } { $most ->
    [1] player
   *[other] players
}.
rulebook-expansion-apart = Never in one game with { $others }.
rulebook-action-lead = { $source ->
    [none] An action of Phase 1
   *[other] An action that “{ $source }” brings
}. It costs { $cost ->
    [0] nothing
    [one] one action
   *[other] { $cost } actions
}.

## The mission

rulebook-ship = What the ship is
rulebook-ship-lead = { $rooms ->
    [9] Nine rooms in three rows of three.
   *[other] The ship has { $rooms } rooms.
} The Energy Core is in the middle; around it lie { $power } rooms, in another order every game.
rulebook-ship-may-1 = Each of the { $power } rooms has { $spaces } repair spaces. At first every one of them holds a cube.
rulebook-ship-may-2 = Neighbours share a side. Corners do not count.
rulebook-ship-may-3 = The Energy Core has no spaces and never takes damage. It collects the power that you divert.
rulebook-ship-figure = The Energy Core, with the power of three rooms.
rulebook-ship-words = board, map, grid, layout, goal, core, neighbour, ship

rulebook-goal = How it ends
rulebook-goal-lead = Divert the power of all { $power } rooms, then use the Energy Core: the ship is saved and everybody wins together.
rulebook-goal-may-1 = Whoever stands on the Energy Core can use it as soon as the last room is diverted.
rulebook-goal-may-2 = Rooms may be damaged at that moment. What counts is their power.
rulebook-goal-not-1 = A room without cubes is hit once more: the ship is lost at once.
rulebook-goal-not-2 = The Resource deck runs out: the ship is lost at once.
rulebook-goal-special-head = One exception
rulebook-goal-special = Somebody who left in the Escape Pod wins or loses alone.
rulebook-goal-figure = All rooms are diverted. Using the core wins.
rulebook-goal-words = win, lose, victory, defeat, end, game over, restart, escape, objective

rulebook-setting-up = Setting up
rulebook-setting-up-lead = The program lays everything out: rooms, cubes, cards, crew. You choose names, difficulty and expansions.
rulebook-setting-up-may-1 = The Resource deck: { $copies } cards of each of { $kinds } resources, and Universal cards as the difficulty says.
rulebook-setting-up-may-2 = Hands: { $hand-2 } cards each for two players, { $hand-3 } for three, { $hand-4 } for four; alone { $hand-1 } for the whole crew.
rulebook-setting-up-may-3 = { $face-up } Resource cards lie face up. The Damage deck is sorted by type, weak cards on top; the Hull Breach lies last.
rulebook-setting-up-may-4 = Everybody starts on the Energy Core. Who begins is chosen on the setup screen, or by chance.
rulebook-setting-up-special-head = Damage before the first turn
rulebook-setting-up-special = The last { $setup-damage } Damage cards of the deck strike first, the very last one before the other.
rulebook-setting-up-figure = One card of the first damage, and a room that it hit.
rulebook-setting-up-words = start, deal, setup, prepare, hands, first player, begin, new game

rulebook-looking = What everybody may see
rulebook-looking-lead = You play together with open cards: every hand lies face up, and everybody may talk about everything.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Both discard piles and the number of cards in every deck may be looked at. Choose a discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
   *[keys] Both discard piles and the number of cards in every deck may be looked at. Click a discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
}
rulebook-looking-may-2 = You may also see which cards a deck still holds, but not their order.
rulebook-looking-may-3 = What a room has shown stays known to all. The log tells what happened.
rulebook-looking-not-1 = The order of a deck, unless a room shows it.
rulebook-looking-words = open, secret, hidden, information, count, talk, log, look, know

## Your turn

rulebook-phases = The three phases
rulebook-phases-lead = A turn is actions, then collecting, then damage. After that the next crew member has a turn.
rulebook-phases-may-1 = Phase 1: { $base-actions } actions, and one more for each Action token you spend.
rulebook-phases-may-2 = Phase 2: take { $deck-cards } cards from the deck, or one that lies face up. Then keep at most { $hand-limit }.
rulebook-phases-may-3 = Phase 3: the top Damage card strikes its rooms; once there are none, the Hull Breach takes cards.
rulebook-phases-not-1 = Phase 1 never ends by itself: say when you are done.
rulebook-phases-special-head = When a turn begins
rulebook-phases-special = First your Protection tokens of the Armoury go back. Then the Medical Bay pays whoever stands in it.
rulebook-phases-words = turn, round, order, sequence, phase, begin, start of turn, steps

rulebook-actions = Your actions
rulebook-actions-lead = You have { $base-actions } actions in Phase 1. Choose any, in any order, the same one as often as you like.
rulebook-actions-may-1 = Move, scavenge, share, repair, divert power, use the room you stand in.
rulebook-actions-may-2 = An Action token buys one action more, as often as you hold one.
rulebook-actions-may-3 = The base actions are used first; a token only when they are gone.
rulebook-actions-not-1 = Begin an action that you cannot pay in full.
rulebook-actions-not-2 = Act in another room than the one you stand in. Some rooms make an exception.
rulebook-actions-special-head = Not used?
rulebook-actions-special = Every base action left over becomes an Action token.
rulebook-actions-figure = Move, scavenge, share, repair, divert, use the room.
rulebook-actions-words = act, do, points, AP, budget, left, spend, options

rulebook-moving = Moving
rulebook-moving-lead = Go to a neighbouring room, up, down, left or right.
rulebook-moving-may-1 = { $cost-move ->
    [one] One action
   *[other] { $cost-move } actions
} for each room on the way.
rulebook-moving-may-2 = Any number of crew members may stand in one room, the Energy Core too.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Choose the action, then the room{ $key-move ->
        [none] .
       *[other] , or press { $key-move }.
    }
   *[keys] Drag your meeple to the room, use the arrows, or click both{ $key-move ->
        [none] .
       *[other] , or press { $key-move }.
    }
}
rulebook-moving-not-1 = Diagonally.
rulebook-moving-not-2 = Somebody else’s meeple: only the Crew Quarters send others.
rulebook-moving-figure = From the Engine Room to a neighbour.
rulebook-moving-words = move, go, walk, travel, step, distance, neighbour, adjacent, next door, diagonal, run

rulebook-scavenging = Scavenging
rulebook-scavenging-lead = Roll the die and look for Resource cards: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] One action
   *[other] { $cost-scavenge } actions
}, in any room, as often as you can pay.
rulebook-scavenging-may-2 = Take the cards one by one, each from the deck or from the face-up row. A face-up card is replaced at once and may be your next pick.
rulebook-scavenging-may-3 = You may take fewer, or nothing.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Choose the die{ $key-scavenge ->
        [none] .
       *[other] , or press { $key-scavenge }.
    }
   *[keys] Click or throw the die{ $key-scavenge ->
        [none] .
       *[other] , or press { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Undoing it, once the die has rolled.
rulebook-scavenging-figure = Low: nothing. Middle: one card. High: two.
rulebook-scavenging-words = scavenge, search, roll, dice, find, loot, look for, luck, chance

rulebook-sharing = Sharing
rulebook-sharing-lead = Give one card to somebody in your room, or take one card from them.
rulebook-sharing-may-1 = { $cost-give ->
    [one] One action
   *[other] { $cost-give } actions
} for each card, whichever way it goes.
rulebook-sharing-may-2 = Any card, also a Universal card, also more than { $hand-limit } for a while: hands are counted only in their own Phase 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Choose the card, then who gets it{ $key-share ->
        [none] .
       *[other] ; or press { $key-share }.
    }
   *[keys] Drag the card to a crew panel, or from a panel to your hand{ $key-share ->
        [none] .
       *[other] ; or press { $key-share }.
    }
}
rulebook-sharing-not-1 = With somebody in another room. The Mess Hall can.
rulebook-sharing-not-2 = Tokens and cubes: they stay with whoever holds them.
rulebook-sharing-special-head = Alone
rulebook-sharing-special = One player has one hand for the whole crew, and trades with the face-up row instead.
rulebook-sharing-figure = In one room a card changes hands.
rulebook-sharing-words = share, give, take, hand over, swap, exchange, trade, pass, teammate

rulebook-repairing = Repairing
rulebook-repairing-lead = Discard one card that matches an open space of the room you stand in. The space gets a cube from the supply.
rulebook-repairing-may-1 = Any open space, in any order. A Universal card fits every space.
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
rulebook-repairing-may-3 = A space that lost its cube is open: it shows the resource that mends it.
rulebook-repairing-not-1 = With no cube left in the supply. Only a cube that you hold helps then.
rulebook-repairing-not-2 = From the room next door. Only the Repair Centre mends other rooms.
rulebook-repairing-not-3 = Two spaces with one card, as long as the room’s power is not diverted.
rulebook-repairing-special-head = Where the power is diverted
rulebook-repairing-special = One card that matches an open space refills all of them. If the supply is short, the space of the card comes first, then from the top.
rulebook-repairing-figure = Metal fits one of the two open spaces.
rulebook-repairing-words = repair, heal, fix, mend, restore, health, hit points, patch, broken, space, slot, wrench

rulebook-diverting = Diverting the power
rulebook-diverting-lead = Stand in a room with all its cubes and discard the cards of its cost together: its power flows to the Energy Core.
rulebook-diverting-may-1 = It costs { $cost-divert ->
    [one] one action
   *[other] { $cost-divert } actions
} and the { $cost } cards that stand at the left of the room.
rulebook-diverting-may-2 = Universal cards may stand in for any of them.
rulebook-diverting-may-3 = The room may still be used, damaged and repaired afterwards. It stays diverted.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Choose a card, then the cost{ $key-divert ->
        [none] .
       *[other] , or press { $key-divert }.
    } The cards go to the discard pile as they are named, the last one on top.
   *[keys] Drag a card onto the cost{ $key-divert ->
        [none] .
       *[other] , or press { $key-divert }.
    } The cards go to the discard pile as they are named, the last one on top.
}
rulebook-diverting-not-1 = With a space open: repair first.
rulebook-diverting-not-2 = Bit by bit: all the cards at once, out of one hand.
rulebook-diverting-not-3 = The same room twice, or the Energy Core.
rulebook-diverting-special-head = What it brings
rulebook-diverting-special = One step nearer to the end, and from now on one card repairs the whole room.
rulebook-diverting-figure = { $cost ->
    [3] The three cards at the left turn into a power token.
   *[other] The cards at the left turn into a power token.
}
rulebook-diverting-words = divert, power, energy, reroute, redirect, win, coin, cost, pay, charge, complete

rulebook-activating = Activating a room
rulebook-activating-lead = Use the ability of the room you stand in. All of its cubes must be in place.
rulebook-activating-may-1 = The room says how many actions it costs.
rulebook-activating-may-2 = The same room again and again, as long as you can pay.
rulebook-activating-may-3 = A diverted room works like any other.
rulebook-activating-not-1 = A damaged room: repair it first.
rulebook-activating-not-2 = Without anything to act on: an empty discard pile, nobody to join, no token in the supply. The button says which it is.
rulebook-activating-not-3 = A passive room: it works by itself.
rulebook-activating-special-head = Paid first
rulebook-activating-special = Actions are spent before the room asks anything, and whether there is something to act on is judged after that.
rulebook-activating-words = activate, use, ability, power, effect, room, special, skill, passive

rulebook-ending = Ending your actions
rulebook-ending-lead = End Phase 1 whenever you like. For each base action that is left you take an Action token.
rulebook-ending-may-1 = As many tokens as the supply has.
rulebook-ending-may-2 = Such tokens are for later turns.
rulebook-ending-not-1 = A token for an action that a token bought.
rulebook-ending-not-2 = Tokens that the supply lacks: those actions are lost, and you are asked first.
rulebook-ending-special-head = Out of actions
rulebook-ending-special = With nothing left to spend the phase still waits for you, so that you can undo.
rulebook-ending-figure = An action saved is a token.
rulebook-ending-words = finish, pass, skip, save, unused, leftover, done, stop, wait

rulebook-collecting = Collecting
rulebook-collecting-lead = Phase 2: take the top { $deck-cards } cards of the Resource deck, or one of the { $face-up } cards that lie face up.
rulebook-collecting-may-1 = A card that was taken face up is replaced from the deck at once.
rulebook-collecting-may-2 = Then discard down to { $hand-limit }, cards of your choice.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Choose the deck or a card.
   *[keys] Click the deck or a card, or drag it to your hand.
}
rulebook-collecting-not-1 = Nothing: one of the two must be taken.
rulebook-collecting-words = collect, draw, take, gain, income, phase 2, cards, resources, pick up

rulebook-hand = Your hand
rulebook-hand-lead = At the end of your Phase 2 you keep at most { $hand-limit } cards. At any other time a hand may be larger.
rulebook-hand-may-1 = You choose which cards to discard.
rulebook-hand-may-2 = Cards from others do not count until your own next Phase 2.
rulebook-hand-may-3 = The first hand has { $hand-2 }, { $hand-3 } or { $hand-4 } cards, for two, three or four players.
rulebook-hand-not-1 = Throw cards away at other times, unless something is paid with them.
rulebook-hand-figure = One card of each resource.
rulebook-hand-words = limit, discard, maximum, too many, keep, hold, six

## The storm

rulebook-damage-cards = Damage cards
rulebook-damage-cards-lead = Phase 3: the top Damage card is drawn. Each room on it loses its topmost cube, in the order printed.
rulebook-damage-cards-may-1 = Cards of type 1 hit one room, type 2 two, type 3 three: { $damage-1 }, { $damage-2 } and { $damage-3 } cards, weak ones first.
rulebook-damage-cards-may-2 = Cubes that are lost go back to the supply.
rulebook-damage-cards-may-3 = A Protection token takes the hit instead: first the oldest on the room, else one that somebody there holds.
rulebook-damage-cards-not-1 = The Energy Core is never hit.
rulebook-damage-cards-not-2 = A room without a cube cannot lose one: the ship is lost, and the rest of the card no longer counts.
rulebook-damage-cards-special-head = Several people hold a token there
rulebook-damage-cards-special = Whoever’s turn it is names the one who gives a token up.
rulebook-damage-cards-figure = The Medical Bay loses its topmost cube.
rulebook-damage-cards-words = hit, strike, attack, storm, solar, flare, harm, danger, phase 3, threat, odds

rulebook-critical = Critical rooms
rulebook-critical-lead = A room that has lost all its cubes is critical. The next hit on it loses the ship.
rulebook-critical-may-1 = Repair one space, and it bears one more hit.
rulebook-critical-may-2 = A Protection token saves it once.
rulebook-critical-may-3 = The Bridge can show which rooms come next, and put them off.
rulebook-critical-not-1 = It cannot be used or diverted until it is whole.
rulebook-critical-special-head = No Damage cards left
rulebook-critical-special = In the Hull Breach no room is hit any more.
rulebook-critical-figure = Three spaces are open: one more hit is the end.
rulebook-critical-words = danger, red, dying, last, zero, destroyed, alarm, lose, health

rulebook-hull-breach = The Hull Breach
rulebook-hull-breach-lead = Once the last Damage card is drawn the hull is open. From the next turn on Phase 3 is a roll, which says how many cards leave the deck.
rulebook-hull-breach-may-1 = What a roll costs: { $breach-sides }.
rulebook-hull-breach-may-2 = The cards go from the top of the Resource deck to its discard pile.
rulebook-hull-breach-not-1 = Rooms are not damaged any more.
rulebook-hull-breach-not-2 = Tokens do not help against it.
rulebook-hull-breach-figure = The last card, and what every turn then costs.
rulebook-hull-breach-words = leak, hole, vacuum, end of deck, lose cards, countdown, final, space

rulebook-deck-empty = When the deck runs out
rulebook-deck-empty-lead = The moment the Resource deck is empty the ship is lost, whatever took the last card.
rulebook-deck-empty-may-1 = The last card is still drawn or laid down. Nothing after it happens.
rulebook-deck-empty-may-2 = Looking at cards and putting them back never empties the deck.
rulebook-deck-empty-not-1 = Shuffling the discard pile back in.
rulebook-deck-empty-not-2 = A face-up card is no way out: it is replaced from the deck at once.
rulebook-deck-empty-special-head = How long it lasts
rulebook-deck-empty-special = Every turn aboard takes at least one card. The table counts the turns that are left.
rulebook-deck-empty-words = lose, last card, time, clock, run out, deck out, mill, empty, reshuffle

## The rooms

rulebook-reading-rooms = Reading a room
rulebook-reading-rooms-lead = A room card says what it costs to divert, what repairs it and what it can do.
rulebook-reading-rooms-may-1 = Left: the cards that divert its power; a coin once that is done.
rulebook-reading-rooms-may-2 = Right: the repair spaces. A cube covers its resource; an open space shows it.
rulebook-reading-rooms-may-3 = Below: what it does. The sign is gold while all its cubes are in place.
rulebook-reading-rooms-may-4 = Top right: the chance to be hit this turn, from all that the crew knows of the Damage deck.
rulebook-reading-rooms-not-1 = Both sides of a room are never in one game.
rulebook-reading-rooms-figure = The Cargo Hold with its topmost space open.
rulebook-reading-rooms-words = card, symbol, icon, track, percent, number, coin, V1, V2

rulebook-room-energy-core-v1-may-1 = Every room that is diverted is counted on it.
rulebook-room-energy-core-v1-not-1 = It cannot be damaged, repaired or diverted, and no token is laid on it.
rulebook-room-energy-core-v1-not-2 = Before the last room is diverted it does nothing.
rulebook-room-energy-core-v1-figure = All rooms are diverted: it can be restarted.
rulebook-room-energy-core-v1-words = reactor, centre, middle, win, restart, engine

rulebook-room-bridge-v1-may-1 = With fewer cards left you look at those there are.
rulebook-room-bridge-v1-may-2 = Put the card last that hurts most, and repair before it comes.
rulebook-room-bridge-v1-not-1 = Once no Damage card is left it cannot be used.
rulebook-room-bridge-v1-not-2 = The Hull Breach card is never seen here and stays at the bottom.
rulebook-room-bridge-v1-words = scry, peek, look ahead, reorder, forecast, sort
rulebook-room-bridge-v2-may-1 = Both may go to the same end of the deck; you choose their order.
rulebook-room-bridge-v2-may-2 = What is at the bottom comes just before the Hull Breach.
rulebook-room-bridge-v2-not-1 = Once no Damage card is left it cannot be used.
rulebook-room-bridge-v2-words = scry, peek, bury, bottom, sink, forecast

rulebook-room-cargo-hold-v1-may-1 = Everybody knows the order afterwards, until cards are drawn.
rulebook-room-cargo-hold-v1-may-2 = It works with any number of cards left.
rulebook-room-cargo-hold-v1-not-1 = Taking any of them: they all go back.
rulebook-room-cargo-hold-v1-words = scry, peek, look, reorder, storage, stack
rulebook-room-cargo-hold-v2-may-1 = Your hand may grow above the limit until Phase 2.
rulebook-room-cargo-hold-v2-not-1 = The last card of the deck: taking it loses the ship.
rulebook-room-cargo-hold-v2-words = draw, extra card, storage, gain

rulebook-room-medical-bay-v1-may-1 = It pays before your actions, at the start of every turn that you begin there.
rulebook-room-medical-bay-v1-may-2 = If the supply has fewer tokens you get those.
rulebook-room-medical-bay-v1-not-1 = Arriving during a turn earns nothing.
rulebook-room-medical-bay-v1-not-2 = A space is open: it pays nothing.
rulebook-room-medical-bay-v1-words = heal, doctor, hospital, rest, tokens, bonus
rulebook-room-medical-bay-v2-may-1 = Action tokens may pay for it like for any action.
rulebook-room-medical-bay-v2-not-1 = Tokens for yourself.
rulebook-room-medical-bay-v2-words = heal, doctor, hospital, tokens, help others

rulebook-room-crew-quarters-v1-may-1 = Anybody may be sent, also somebody far away.
rulebook-room-crew-quarters-v1-may-2 = Bring people together, so that they can share.
rulebook-room-crew-quarters-v1-not-1 = While everybody is in one room there is nobody to join.
rulebook-room-crew-quarters-v1-words = teleport, send, move others, bed, meet, lift
rulebook-room-crew-quarters-v2-may-1 = Anybody may be sent, also somebody far away.
rulebook-room-crew-quarters-v2-may-2 = Send somebody to a room that must be repaired next.
rulebook-room-crew-quarters-v2-not-1 = Into a room in which anybody stands.
rulebook-room-crew-quarters-v2-words = teleport, send, move others, bed, lift, empty room

rulebook-room-engine-room-v1-may-1 = Equal cards may be swapped.
rulebook-room-engine-room-v1-may-2 = Your card lies on top of the pile afterwards.
rulebook-room-engine-room-v1-not-1 = With an empty hand or an empty discard pile.
rulebook-room-engine-room-v1-words = recycle, recover, graveyard, swap, discard
rulebook-room-engine-room-v2-may-1 = Choose any card, wherever it lies in the pile.
rulebook-room-engine-room-v2-not-1 = With an empty discard pile.
rulebook-room-engine-room-v2-not-2 = If that takes the last card of the deck, the ship is lost.
rulebook-room-engine-room-v2-words = recycle, recover, graveyard, take back, discard

rulebook-room-armoury-v1-may-1 = Tokens of several people may lie on one room. The oldest is used first.
rulebook-room-armoury-v1-may-2 = A token that took a hit goes back to the supply.
rulebook-room-armoury-v1-not-1 = With no token in the supply.
rulebook-room-armoury-v1-not-2 = They do not last: your next turn begins with taking them back.
rulebook-room-armoury-v1-words = shield, protect, guard, block, defend, weapon
rulebook-room-armoury-v2-may-1 = Somebody may hold several. Each takes one hit.
rulebook-room-armoury-v2-may-2 = The token goes where its holder goes.
rulebook-room-armoury-v2-not-1 = With no token in the supply.
rulebook-room-armoury-v2-words = shield, protect, guard, block, defend, bodyguard

rulebook-room-repair-centre-v1-may-1 = Universal cards fit here as well.
rulebook-room-repair-centre-v1-may-2 = Any room, however far.
rulebook-room-repair-centre-v1-not-1 = Itself: that is an ordinary repair.
rulebook-room-repair-centre-v1-not-2 = With a cube that you hold. Those work only where you stand.
rulebook-room-repair-centre-v1-words = heal, fix, far, remote, workshop, distance
rulebook-room-repair-centre-v2-may-1 = Cubes that are held are safe from every hit.
rulebook-room-repair-centre-v2-may-2 = They still repair when the supply is empty.
rulebook-room-repair-centre-v2-not-1 = A cube for yourself.
rulebook-room-repair-centre-v2-not-2 = With no cube in the supply.
rulebook-room-repair-centre-v2-words = heal, fix, spare, carry, cube, workshop

rulebook-room-mess-hall-v1-may-1 = The other one may be anywhere on the ship.
rulebook-room-mess-hall-v1-may-2 = A card may be given for nothing, or taken for nothing.
rulebook-room-mess-hall-v1-not-1 = While nobody holds a card.
rulebook-room-mess-hall-v1-words = trade, swap, exchange, kitchen, canteen, share far
rulebook-room-mess-hall-v2-may-1 = They may be anywhere on the ship, and you choose the cards.
rulebook-room-mess-hall-v2-may-2 = Each gives as many as the other.
rulebook-room-mess-hall-v2-not-1 = Your own cards: you are none of the two.
rulebook-room-mess-hall-v2-not-2 = With fewer than two others who hold a card.
rulebook-room-mess-hall-v2-words = trade, swap, exchange, kitchen, canteen, others

## Resource cards

rulebook-deck = The Resource deck
rulebook-deck-lead = All cards come from here: hands, the face-up row, what you collect and find. It is also your time.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] What it still holds may be looked at: choose the discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
   *[keys] What it still holds may be looked at: click the discard pile{ $key-piles ->
        [none] .
       *[other] , or press { $key-piles }.
    }
}
rulebook-deck-may-2 = Cards on top that a room has shown stay known.
rulebook-deck-not-1 = Cards go back to the deck only when a room looks at them.
rulebook-deck-not-2 = It is never filled up again.
rulebook-deck-words = draw pile, stack, resources, cards left, time

rulebook-face-up = The face-up cards
rulebook-face-up-lead = { $face-up } Resource cards lie open beside the deck. Take one when you collect, or as a find when you scavenge.
rulebook-face-up-may-1 = The gap is filled from the deck at once, in the same place.
rulebook-face-up-may-2 = Of two equal cards either will do.
rulebook-face-up-may-3 = Alone, a card of the hand can be traded for one of them.
rulebook-face-up-not-1 = Nothing is ever put back there, except in a trade.
rulebook-face-up-words = market, row, display, open cards, visible, offer, river

rulebook-discards = The discard pile
rulebook-discards-lead = Cards that paid for something, were too many in a hand or were lost in the Hull Breach lie here, the latest on top.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Choose it to see all of them.
   *[keys] Click it to see all of them.
}
rulebook-discards-may-2 = The Engine Room brings cards back, and the Escape Pod lives on it.
rulebook-discards-not-1 = It is never shuffled into the deck.
rulebook-discards-words = graveyard, pile, trash, thrown away, used cards

rulebook-resource-universal-may-1 = It repairs any space, here and from the Repair Centre.
rulebook-resource-universal-may-2 = It pays for any card of the cost to divert power; if need be, several are used.
rulebook-resource-universal-not-1 = It never counts as more than one card.
rulebook-resource-universal-figure = A Universal card stands for whatever is wanted.
rulebook-resource-universal-words = joker, wild, wildcard, star, any, joker card

## Pieces and tokens

rulebook-cubes = Cubes and the supply
rulebook-cubes-lead = { $repair-cubes } Repair cubes are in the game. At first all lie on the ship; what rooms lose goes to the supply, and repairs come from there.
rulebook-cubes-may-1 = A hit takes the topmost cube of a room.
rulebook-cubes-may-2 = Somebody can hold cubes of the Repair Centre. Such a cube repairs any open space where its holder stands: one action, no card.
rulebook-cubes-may-3 = A cube covers its resource: that space needs no card.
rulebook-cubes-not-1 = No cube in the supply, no repair with cards.
rulebook-cubes-not-2 = A held cube cannot be given away.
rulebook-cubes-special-head = A held cube where power is diverted
rulebook-cubes-special = It refills every space: the holder’s cubes first, as many as are needed, the supply gives the rest.
rulebook-cubes-figure = A cube goes to the open space.
rulebook-cubes-words = dice, health, hit points, life, stock, supply, blocks, hearts

rulebook-extra-actions = Action tokens
rulebook-extra-actions-lead = An Action token is one action more, in Phase 1 of any turn of its holder. There are { $action-tokens }.
rulebook-extra-actions-may-1 = Unused base actions become tokens, as far as the supply goes.
rulebook-extra-actions-may-2 = The Medical Bay gives some; those of its first side may be spent in the same turn.
rulebook-extra-actions-may-3 = Spend as many in a turn as you hold. They go back to the supply.
rulebook-extra-actions-not-1 = Before the base actions are used up.
rulebook-extra-actions-not-2 = Giving them to others, except by the Medical Bay’s other side.
rulebook-extra-actions-not-3 = A bought action that is not used gives nothing back; so a token is only spent when an action needs it.
rulebook-extra-actions-figure = One token, one action.
rulebook-extra-actions-words = bonus, octagon, extra, token, save, stored, AP

rulebook-shields = Protection tokens
rulebook-shields-lead = A Protection token takes one hit in place of a cube. There are { $protection-tokens }.
rulebook-shields-may-1 = On a room: it takes the next hit there. The oldest goes first.
rulebook-shields-may-2 = Held by somebody: it takes a hit on the room in which the holder stands, if none lies there.
rulebook-shields-may-3 = A token that was used goes back to the supply.
rulebook-shields-not-1 = On the Energy Core.
rulebook-shields-not-2 = Against the Hull Breach.
rulebook-shields-special-head = How long
rulebook-shields-special = Tokens on rooms go back when the one who laid them has the next turn. Held ones stay until they are used.
rulebook-shields-figure = Two hits on this room cost no cube.
rulebook-shields-words = shield, armour, guard, block, protect, defence, immunity

rulebook-power = Power tokens
rulebook-power-lead = The coin on a room says that its power is diverted. All { $power } of them light the Energy Core.
rulebook-power-may-1 = One matching card, or one held cube, refills such a room.
rulebook-power-may-2 = The room can be used as before.
rulebook-power-not-1 = It is never lost, whatever hits the room.
rulebook-power-not-2 = It does not guard the room: hits take cubes as before.
rulebook-power-figure = The Mess Hall, diverted.
rulebook-power-words = coin, gold, diverted, done, lightning, bolt

rulebook-meeples = The crew
rulebook-meeples-lead = Each figure is a crew member. Colour and outline say who it is.
rulebook-meeples-may-1 = Crew members take turns in order, round and round.
rulebook-meeples-may-2 = Each may hold cards, Action tokens, Repair cubes and Protection tokens.
rulebook-meeples-not-1 = They are never hurt: only rooms are.
rulebook-meeples-figure = Four crew members.
rulebook-meeples-words = pawn, figure, player, character, astronaut, colour, order

rulebook-die = The die
rulebook-die-lead = One die, six sides. What a side means stands beside the roll.
rulebook-die-may-1 = Scavenging: { $scavenge-sides }.
rulebook-die-may-2 = Hull Breach, cards lost: { $breach-sides }.
rulebook-die-not-1 = A roll is never repeated or undone.
rulebook-die-figure = One to six, all equally likely.
rulebook-die-words = dice, roll, random, luck, chance, d6

## Ways to play

rulebook-sides = Alternative rooms
rulebook-sides-lead = Each of the { $power } rooms has two sides, V1 and V2. The first game uses V1; later any mixture will do.
rulebook-sides-may-1 = By chance: each room shows one of its sides.
rulebook-sides-may-2 = Or all V1, all V2, or side by side as you name them on the setup screen.
rulebook-sides-may-3 = Both sides need the same repairs and cost the same to divert.
rulebook-sides-not-1 = A side that needs more players is not dealt to fewer.
rulebook-sides-figure = The Medical Bay with its other side.
rulebook-sides-words = variant, V2, alternative, mixed, expansion, other side

rulebook-expansion-damage-control-may-1 = The rooms are then damaged in a fixed order, one hit each.
rulebook-expansion-damage-control-may-2 = A room without cubes may be chosen, if a token guards it or you give up.
rulebook-expansion-damage-control-may-3 = Nobody knows which cards left the deck.
rulebook-expansion-damage-control-not-1 = The same room twice on one card.
rulebook-expansion-damage-control-not-2 = The Energy Core.
rulebook-expansion-damage-control-special-head = Before the first turn
rulebook-expansion-damage-control-special = If such a card is among those that strike first, the first player chooses.
rulebook-expansion-damage-control-figure = The new cards: you choose one, two or three rooms.
rulebook-expansion-damage-control-words = choose damage, select rooms, control, pick

rulebook-expansion-escape-pod-may-1 = Boarding costs { $cost-board ->
    [one] one action
   *[other] { $cost-board } actions
}, from the Energy Core, once { $pod-rooms } rooms are diverted. Only one crew member fits.
rulebook-expansion-escape-pod-may-2 = The deserter keeps the cards and at once has the first turn adrift.
rulebook-expansion-escape-pod-may-3 = Tokens and cubes of the deserter go back to the supply.
rulebook-expansion-escape-pod-not-1 = Coming back.
rulebook-expansion-escape-pod-not-2 = Collecting, damage, or tokens for unused actions in the turn of boarding.
rulebook-expansion-escape-pod-figure = Seven rooms are diverted: the pod is ready.
rulebook-expansion-escape-pod-words = traitor, deserter, leave, flee, betray, abandon, selfish

rulebook-adrift = Adrift in the pod
rulebook-adrift-lead = A deserter’s turn: take the top card of the discard pile and roll. A roll no higher than the cards held takes one card more. Then the turn is over.
rulebook-adrift-may-1 = The card just taken counts as held.
rulebook-adrift-may-2 = An empty discard pile gives no card. The roll still happens.
rulebook-adrift-may-3 = These turns count like others. Shields that the deserter laid go back when the deserter’s next turn begins.
rulebook-adrift-not-1 = No actions, no collecting, no damage in such a turn.
rulebook-adrift-not-2 = No hand limit.
rulebook-adrift-not-3 = Nobody aboard can trade with the deserter, move them or give them anything.
rulebook-adrift-figure = The pod, a roll, perhaps a card.
rulebook-adrift-words = deserter, traitor, floating, pod turn, space

rulebook-last-roll = The pod’s last roll
rulebook-last-roll-lead = If the ship is lost, the deserter takes one more card and rolls once. A roll above the number of cards held escapes: the deserter wins alone.
rulebook-last-roll-may-1 = If the ship is saved, the crew aboard wins and the deserter loses.
rulebook-last-roll-may-2 = Few cards make escaping likely, so a deserter hopes for low piles.
rulebook-last-roll-not-1 = A roll that is not above the cards held: everybody loses.
rulebook-last-roll-words = deserter, win alone, escape, final roll, traitor

rulebook-expansion-solo-may-1 = { $solo-crew } crew members take full turns in order, as in a game for as many players.
rulebook-expansion-solo-may-2 = The one hand has the limit of one: { $hand-limit } cards.
rulebook-expansion-solo-may-3 = Tokens, cubes and shields belong to the crew member who got them. “Another player” means another crew member.
rulebook-expansion-solo-not-1 = Sharing: you trade instead.
rulebook-expansion-solo-not-2 = The Escape Pod, and the Mess Hall’s other side.
rulebook-expansion-solo-words = single player, one player, alone, solitaire, solo

rulebook-trading = Trading alone
rulebook-trading-lead = Playing alone, swap one card of the hand for one of the face-up cards, wherever anybody stands.
rulebook-trading-may-1 = It costs { $cost-trade ->
    [one] one action
   *[other] { $cost-trade } actions
}, wherever the crew is.
rulebook-trading-may-2 = Your card lies in the place of the one taken. Nothing is drawn.
rulebook-trading-may-3 = The Mess Hall does the same for its one action.
rulebook-trading-not-1 = With two or more players: they share.
rulebook-trading-not-2 = With an empty hand.
rulebook-trading-figure = A card of the hand for a card of the row.
rulebook-trading-words = swap, exchange, solo, share, market

rulebook-no-counting = No counting
rulebook-no-counting-lead = A way to play for those who do not want to count: numbers and contents of decks and discard piles stay hidden.
rulebook-no-counting-may-1 = What a room shows you may be seen.
rulebook-no-counting-may-2 = The back of the Damage deck still tells the type of its top card.
rulebook-no-counting-not-1 = No chances, no counts, no looking through piles until the game is over.
rulebook-no-counting-not-2 = The log shows this turn and the one before, no more.
rulebook-no-counting-words = hidden, memory, secret, counting, hard mode, piles

rulebook-combining = What goes together
rulebook-combining-lead = Expansions, sides of rooms, difficulties and no counting go together as you like.
rulebook-combining-may-1 = Choose everything on the setup screen. What cannot be chosen says why.
rulebook-combining-may-2 = The same seed and settings make the same ship again.
rulebook-combining-not-1 = An expansion with a number of players that it is not for.
rulebook-combining-words = combine, mix, options, expansions, settings, seed, code

## At your table now

rulebook-now-stands = { $name } is in { $room }.
rulebook-now-adrift = { $name } has left the ship.
rulebook-now-may = { $standing } It can be done now:
rulebook-now-may-not = { $standing } It cannot be done now:
rulebook-now-no-action = There is no such action in this game.
rulebook-now-not-aboard = This room is not on this ship.
rulebook-now-other-side = { $variant ->
    [v1] In this game the room shows V1.
   *[v2] In this game the room shows V2.
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
rulebook-now-fits = open, and you hold { $cards }
rulebook-now-unfit = open; you hold nothing that fits
rulebook-now-critical = { $guarded ->
    [yes] no cube left, guarded; { $more }
   *[no] critical; { $more }
}
rulebook-now-whole = Every room is whole.
rulebook-now-no-cubes = The supply has no cube.
rulebook-now-power = { $count } of { $goal } rooms are diverted.{ $left ->
    [0] { "" }
   *[other] { "" } These are left:
}
rulebook-now-breach = The hull is breached: no Damage card is left.
rulebook-now-hidden = No counting: numbers stay hidden.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, a token would take it
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] One Damage card is left.
   *[other] { $count } Damage cards are left.
} The next one hits:
rulebook-now-row = lie face up
rulebook-now-pile = { $count ->
    [0] The discard pile is empty.
    [one] One card lies in the discard pile.
   *[other] { $count } cards lie in the discard pile.
}
rulebook-now-deck = { $count ->
    [one] One card is left in the Resource deck.
   *[other] { $count } cards are left in the Resource deck.
}
rulebook-now-hand = { $count ->
    [one] { $name } holds one card; { $limit } may be kept.
   *[other] { $name } holds { $count } cards; { $limit } may be kept.
}
rulebook-now-no-resource = There are no such cards in this game.
rulebook-now-holds = { $count ->
    [0] { $name } holds none of these.
    [one] { $name } holds one of these.
   *[other] { $name } holds { $count } of these.
}
rulebook-now-difficulty = This game: { $level }, { $cards ->
    [none] no Universal card.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] It is part of this game.
   *[no] It is not part of this game.
}
rulebook-now-supply = { $count ->
    [0] None is left in the supply.
    [one] One is left in the supply.
   *[other] { $count } are left in the supply.
}
rulebook-now-held = { $name } holds { $count }.
rulebook-now-laid = { $count ->
    [one] one lies here
   *[other] { $count } lie here
}
rulebook-now-turn = Turn { $turn }: { $name }, { $phase ->
    [actions] Phase 1.
    [collect] Phase 2.
    [damage] Phase 3.
   *[over] the game is over.
}
rulebook-now-actions = { $count ->
    [0] No action left
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
rulebook-of-damage-discard = Damage cards struck
rulebook-of-die = Die
rulebook-of-supply = Supply
rulebook-of-held = What you hold
rulebook-of-threat = Threat
rulebook-of-stepper = Phases
rulebook-of-pod = Escape Pod
rulebook-of-end = End actions
