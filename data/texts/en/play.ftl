### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
play-room-bridge = the Bridge
play-room-cargo-hold = the Cargo Hold
play-room-medical-bay = the Medical Bay
play-room-crew-quarters = the Crew Quarters
play-room-energy-core = the Energy Core
play-room-engine-room = the Engine Room
play-room-armoury = the Armoury
play-room-repair-centre = the Repair Centre
play-room-mess-hall = the Mess Hall
play-resource-data = data
play-resource-metal = metal
play-resource-nanobots = nanobots
play-resource-energy = energy
play-resource-universal = a Universal card
play-counted = { $count } { $resource }
play-counted-universal = { $count ->
    [one] { $resource }
   *[other] { $count } Universal cards
}
play-list-and = { $head } and { $last }
play-list-or = { $head } or { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }, and { $other }

## What somebody tries to do: the beginning of a refusal

play-do-that = Not now
play-do-move = Move
play-do-move-room = Move to { $room }
play-do-send = Send { $name }
play-do-send-room = Send { $name } to { $room }
play-do-scavenge = Scavenge
play-do-share = Share
play-do-give = Give { $card } to { $name }
play-do-pick = Take a card
play-do-take = Take { $card } from { $name }
play-do-repair = Repair
play-do-repair-room = Repair { $room }
play-do-divert = Divert power
play-do-divert-room = Divert power from { $room }
play-do-activate = Activate
play-do-activate-room = Activate { $room }
play-do-card = { $card }
play-do-card-room = Use { $card } in { $room }
play-do-discard = Discard { $card }
play-do-damage = Damage Control
play-do-board = Board the Escape Pod

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] One action left
   *[other] { $count } actions left
}
play-left-no = no action is left this turn
play-left-short = no actions left

play-standing = You stand in { $room }
play-standing-no = you have to be there, and you are in { $here }
play-standing-short = not from here

play-company = Somebody is with you
play-company-no = nobody else is in this room
play-company-short = nobody here
play-cards = There are cards to share
play-cards-no = { $theirs ->
    [0] neither side holds a card
   *[other] your hand is empty
}
play-cards-short = no cards
play-together = { $name } is with you
play-together-no = { $name } is in { $room }, you are in { $here }; meet in one room to share
play-together-short = not together
play-to-hand-no = a card you take goes to the hand of { $name }
play-to-hand-short = to your hand

play-whole = { $spaces ->
    [0] Nothing here needs repair
    [3] All three cubes in place
   *[other] All { $spaces } cubes in place
}
play-whole-no = repair first, { $cubes } of { $spaces } cubes in place
play-whole-short = repair first
play-broken = Something to repair
play-broken-no = nothing is broken here
play-broken-short = nothing broken
play-broken-elsewhere = Something to repair elsewhere
play-broken-elsewhere-no = nothing is broken in any other room
play-broken-elsewhere-short = nothing broken
play-exposed = The space is open
play-exposed-no = this space still has its cube
play-exposed-short = already whole
play-fitting = A card that fits
play-fitting-no = { $card ->
    [none] { $count ->
        [0] it takes { FORM($wanted, "or") }, your hand is empty
        [1] it takes { FORM($wanted, "or") }, this is { $held }
       *[other] it takes { FORM($wanted, "or") }, you hold neither that nor a Universal card
    }
   *[other] it takes { FORM($wanted, "or") }, this is { $card }
}
play-fitting-short = no fitting card
play-fitting-elsewhere = A card that fits
play-fitting-elsewhere-no = the broken rooms take { FORM($wanted, "or") }, you hold none
play-fitting-elsewhere-short = no fitting card
play-match = The card fits
play-match-no = { $card ->
    [none] this space takes { FORM($space, "or") }, you hold none
   *[other] this space takes { FORM($space, "or") }, not { $card }
}
play-match-short = card doesn’t fit
play-cube = A cube in the supply
play-cube-no = the supply has no Repair cube left
play-cube-short = no cubes left
play-other-room = Another room
play-other-room-no = the Repair Centre works on other rooms only
play-other-room-short = other rooms only

play-power = It has power to divert
play-power-no = the Energy Core takes in power, it has none to divert
play-power-short = no power here
play-undiverted = Its power is still undiverted
play-undiverted-no = it has been diverted already
play-undiverted-short = already diverted
play-cost = Cost
play-cost-no = { $cost-paid ->
    [0] you still need { FORM($cost, "lacking") }
   *[other] you have { FORM($cost, "paid") }, you still need { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] lack { $cost-lacking } { $cost-first }
   *[other] lack { $cost-lacking } cards
}
play-in-cost = The card is part of the cost
play-in-cost-no = { $card } is no part of the cost
play-in-cost-short = wrong card

play-power-all = All { $goal ->
    [8] eight
   *[other] { $goal }
} rooms diverted
play-power-all-no = { $number } of { $goal } rooms diverted so far
play-power-all-short = { $number } of { $goal } diverted
play-apart = Somebody to join
play-apart-no = everybody is in one room, there is nobody to join
play-apart-short = nobody to join
play-any-cards = Cards to pass on
play-any-cards-no = nobody holds a card
play-any-cards-short = no cards
play-own-cards = A card of your own
play-own-cards-no = your hand is empty
play-own-cards-short = empty hand
play-discards = Cards in the discard pile
play-discards-no = the discard pile is empty
play-discards-short = empty discard pile
play-damage-cards = Damage cards to look at
play-damage-cards-no = no Damage card is left
play-damage-cards-short = no damage cards
play-shields = A Protection token in the supply
play-shields-no = the supply has no Protection token left
play-shields-short = no shields left

play-next-door = Next to where you are
play-next-door-no = { $steps ->
    [none] there is no room next to this one
    [0] you are there already
   *[other] it takes { $steps } moves, one room at a time and never diagonally
}
play-next-door-short = { $steps ->
    [none] no room there
    [0] already there
   *[other] { $steps } moves away
}
play-own-meeple-no = on a move only { $name } goes; the Crew Quarters can send anyone
play-own-meeple-short = not your meeple
play-to-room-no = a meeple goes to a room
play-to-room-short = rooms only
play-elsewhere = Another room
play-elsewhere-no = { $name } is there already
play-elsewhere-short = already there
play-joined = Somebody to join there
play-joined-no = nobody is there to join
play-joined-short = nobody there

play-to-discard-no = down to { $hand-limit }; it goes to the discard pile
play-to-discard-short = to the discard
play-to-space-no = it repairs one open space of another room
play-to-space-short = repair spaces only
play-card-discard-no = cards go there when they pay, or above { $hand-limit } at the end of a turn
play-card-discard-short = not by hand
play-card-deck-no = nothing goes back to the deck
play-card-deck-short = never goes back
play-card-face-up-no = nothing goes back to the face-up row
play-card-face-up-short = never goes back
play-pod-online = { $goal } rooms diverted
play-pod-online-no = it is offline, { $number } of { $goal } rooms diverted so far
play-pod-online-short = pod offline
play-pod-core = You stand on the Energy Core
play-pod-core-no = it is boarded from the Energy Core
play-pod-core-short = from the core
play-pod-free = It is still docked
play-pod-free-no = { $name } has left with it
play-pod-free-short = pod gone
play-card-pod-no = nothing goes into the pod but a crew member
play-card-pod-short = crew only
play-place-few-no = { $count ->
    [one] choose the room that is damaged
   *[other] choose { $count } different rooms
}
play-place-few-short = choose first
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] one room is chosen already; choose it again to take it back
       *[other] { $count } rooms are chosen already; choose one again to take it back
    }
   *[keys] { $count ->
        [one] one room is chosen already; click it to take it back
       *[other] { $count } rooms are chosen already; click one to take it back
    }
}
play-place-full-short = enough rooms chosen
play-damage-room-no = damage goes to a room
play-damage-room-short = rooms only
play-card-other-no = it goes to a repair space, a divert cost or a crew member in your room
play-card-other-short = not there
play-aim-scavenge-no = { DEVICE() ->
    [pad] anywhere on the ship
   *[keys] throw it anywhere
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] anywhere on the ship
   *[keys] throw it anywhere
}
play-aim-share-no = choose a crew member in your room
play-aim-share-short = not there
play-aim-repair-no = choose an open space in your room
play-aim-repair-short = not there
play-aim-divert-no = choose the room you stand in
play-aim-divert-short = not there
play-aim-activate-no = choose the room you stand in
play-aim-activate-short = not there

## Something else comes first


## The log

play-any-rooms = { $count ->
    [one] any one room
   *[other] any { $count } rooms
}
play-log-setup = { $count ->
    [0] The ship is set up
    [one] The ship is set up, and a Damage card strikes before the first turn
    [2] The ship is set up, and two Damage cards strike before the first turn
   *[other] The ship is set up, and { $count } Damage cards strike before the first turn
}
play-log-turn = Turn { $turn }: { $name }
play-log-finish = { $name } ends the actions
play-log-nothing = { $name } takes nothing more
play-log-action = { $name }: { $action }
play-log-move = { $name } moves to { $room }
play-log-sent = { $same ->
    [yes] { $name } goes to { $room }
   *[no] { $name } sends { $other } to { $room }
}
play-log-scavenge = { $name } scavenges and rolls { $value }: { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}
play-log-breach-roll = Hull Breach, a { $value }: { $cards ->
    [0] no card is lost
    [one] one card is lost
   *[other] { $cards } cards are lost
}
play-log-from-deck = { $name } draws { $cards }
play-log-from-face-up = { $name } takes { $cards }, face up
play-log-from-discard = { $name } takes { $cards } out of the discard pile
play-log-given = { $name } hands { $cards } to { $other }
play-log-discard = { $name } discards { $cards }
play-log-swap-in = { $name } lays { $cards } on the discard pile
play-log-lost = Lost to space: { $cards }
play-log-repair = { $name } repairs { $room } with { $card }{ $count ->
    [one] { "" }
   *[other] : { $count } cubes
}
play-log-repair-cube = { $name } repairs { $room } with a held cube{ $count ->
    [one] { "" }
   *[other] : { $count } cubes
}
play-log-divert = { $name } diverts the power of { $room } with { $cards }
play-log-activate = { $name } uses { $room }
play-log-token = { $name } spends an Action token
play-log-tokens = { $name } gains { $count ->
    [one] an Action token
   *[other] { $count } Action tokens
}
play-log-shields = { $name } shields { $rooms }
play-log-returned = { $count ->
    [one] The Protection token on { $rooms } goes back
   *[other] The Protection tokens on { $rooms } go back
}
play-log-seen = { $name } looks at the next { $deck ->
    [deck] { $count ->
        [one] Resource card
       *[other] { $count } Resource cards
    }
   *[other] { $count ->
        [one] Damage card
       *[other] { $count } Damage cards
    }
}
play-log-ordered = { $count ->
    [one] { $name } puts it back
   *[other] { $name } puts them back: { $cards }
}
play-log-then = { ", then " }
play-log-damage = Damage strikes { $rooms }
play-log-hit-cube = { $room } loses a cube
play-log-hit-protected = A Protection token saves { $room }
play-log-hit-destroyed = { $room } is destroyed
play-log-breach = The last Damage card is gone: from the next turn on the hull is breached
play-log-over-energy-core = The Energy Core restarts: the ship is saved
play-log-over-deck-empty = The last resource is gone: the ship is lost
play-log-over-room-destroyed = With { $room } the ship is lost

## Over the table

play-die-scavenge = { $cards ->
    [0] Nothing found
    [one] One card
   *[other] { $cards } cards
}
play-die-breach = { $cards ->
    [0] No card is torn away
    [one] One card is torn away
   *[other] { $cards } cards are torn away
}
play-breach-title = Hull Breach
play-breach-text = No Damage cards are left. From the next turn on, a roll tears resources away.
play-banner-title = { $name }’s turn
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Turn { $turn }. Hand over the controller.
       *[no] Turn { $turn }.
    }
   *[keys] { $handed ->
        [yes] Turn { $turn }. Hand over the mouse.
       *[no] Turn { $turn }.
    }
}
play-info-repair = Repair with
play-info-divert = Divert with
play-info-cubes = { $diverted ->
    [yes] { $cubes } of 3 cubes in place, power diverted
   *[no] { $cubes } of 3 cubes in place
}
play-info-core = { $count } of 8 rooms send their power here
play-info-shields = { $count ->
    [one] One Protection token lies here
   *[other] { $count } Protection tokens lie here
}
play-info-crew = Here: { $names }

## Dialogs of decisions

play-confirm = Confirm
play-close = Close
play-back = Undo
play-choose-first = Choose first.
play-decides = { $name } decides
play-follows = What follows
play-afterwards = On the table afterwards
play-seen-by-all = seen by all until drawn
play-look = { DEVICE() ->
    [pad] Look at the table; any button comes back
   *[keys] Look at the table; any key or click comes back
}
play-peek-back = { DEVICE() ->
    [pad] Let go of { KEY("tab") } to decide
   *[keys] Let go of { KEY("tab") }, click or press a key to decide
}
play-note-undo = This can be undone until cards are drawn or the die is rolled. Hold { KEY("tab") } to look at the table.
play-note-final = Hidden cards have been seen, so this cannot be undone. Hold { KEY("tab") } to look at the table.
play-order-note = { DEVICE() ->
    [pad] Hidden cards have been seen: no undo. Pick a card up with { KEY("enter") }; { KEY("left") } and { KEY("right") } move it. Hold { KEY("tab") } to look at the table.
   *[keys] Hidden cards have been seen: no undo. Click or drag a card, or press { KEY("card-1") } to { KEY("card-9") }; arrows move it. Hold { KEY("tab") } to look at the table.
}
play-order-first = Top of the deck: drawn first
play-order-last = drawn last
play-order-reset = First order
play-cargo-first = { $name } collects { $count ->
    [one] one
    [2] two
   *[other] { $count }
} from the deck:
play-cargo-then = Then { $name } could draw:
play-cargo-torn = Then the Hull Breach tears away { $least } to { $most } of the next cards.
play-cargo-or = or one face-up card
play-bridge-line = At the end of { $name }’s turn: { $rooms }
play-bridge-fatal = as it stands, the ship is lost
play-no-cards = No cards
play-own-hand = { $name }’s hand
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift + { KEY("card-1") } to { KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Keys { KEY("card-1") } to { KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Choose one card in each row.
   *[keys] Drag a card of the pile onto a card of the hand, or click one in each row.
}
play-engine-pile = Discard pile, by kind
play-engine-do = { $name } lays { $give } on the discard pile and takes { $take } out of it.
play-mess-text-hint = { DEVICE() ->
    [pad] Choose a card to give or take it; one of each to swap the two.
   *[keys] Click a card, or drag it across, to give or take it; one of each to swap the two.
}
play-mess-give = { $name } gives { $give } to { $other }.
play-mess-take = { $name } takes { $take } from { $other }.
play-mess-swap = { $name } gives { $give } to { $other } and takes { $take }.

## Several ways

play-way-pay = { $universals ->
    [0] No Universal card
    [one] With one Universal card
   *[other] With { $universals } Universal cards
}
play-way-slot = Space { $number }: { $resource }
play-way-refill = Refills every space
play-way-give = Give to { $name }
play-way-take = Take from { $name }
play-way-of = { $action }: { $way }
play-way-draw = The top card of the deck
play-way-nothing = Nothing
play-way-go-on = Go on
play-way-parts = { $head } · { $next }
play-way-none = none
play-way-share = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
play-ask-repair = Repair { $room }: which way?
play-ask-divert = Divert the power of { $room }: pay with
play-ask-share = Share with { $name }
play-ask-action = { $action }: which way?
play-list-one = Choose one of these
play-list-card = Choose a Resource card
play-list-cards = Choose Resource cards
play-list-damage-card = Choose a Damage card
play-list-damage-cards = Choose Damage cards
play-list-crew = Choose a crew member
play-list-crews = Choose crew members
play-list-room = Choose a room
play-list-rooms = Choose rooms
play-list-slot = Choose a repair space
play-list-slots = Choose repair spaces
play-list-shares = Choose who gets how many
play-list-number = Choose a number
play-list-then = { $chosen }. { $next }
play-list-action = Choose how it is done.
play-list-note = Nothing is decided before you choose. Hold { KEY("tab") } to look at the table.
play-more-title = More actions
play-more-cost = { $count ->
    [0] free
    [one] one action
   *[other] { $count } actions
}
play-more-way = { $action }: { $cost }
play-step-back = Back

## Prompts above the dock

play-prompt-damage = Damage
play-prompt-damage-text = { DEVICE() ->
    [pad] The top Damage card strikes its rooms, one after the other. Press { KEY("enter") } to skip ahead.
   *[keys] The top Damage card strikes its rooms, one after the other. A click skips ahead.
}
play-prompt-breach = Hull Breach
play-prompt-breach-text = { DEVICE() ->
    [pad] The die says how many Resource cards are torn away. Press { KEY("enter") } to skip ahead.
   *[keys] The die says how many Resource cards are torn away. A click skips ahead.
}
play-prompt-seat = { $name } decides
play-prompt-seat-text = { DEVICE() ->
    [pad] Look around meanwhile: rooms, decks and piles tell about themselves. Press { KEY("enter") } to skip what is being shown.
   *[keys] Look around meanwhile: rooms, decks and piles tell about themselves. A click skips what is being shown.
}
play-prompt-over = The game is over
play-prompt-over-text = Look around as long as you like. { KEY("enter") }, or the button beside this, shows the result.

## Escape Pod

play-board-title = { $name } leaves the ship?
play-board-text = There is no way back. { $name } keeps the hand, gives up tokens and cubes, and takes the top card of the discard pile at once; a roll no higher than the cards held takes one more. Every later turn of { $name } is only that. If the ship is saved, { $name } loses and the others win. If it is lost, { $name } takes a last card and rolls once: only a roll above the cards held escapes, alone.
play-board-yes = Board the pod
play-board-no = Stay with the crew
play-tip-pod = Escape Pod: once { $pod-rooms } rooms are diverted, one crew member may leave from the Energy Core{ KEY("board", before: " (", after: ")") }. It costs one action and cannot be taken back.
play-tip-pod-taken = { $name } is adrift: a card from the discard pile each turn, and one more on a roll no higher than the cards held.
play-log-board = { $name } boards the Escape Pod and leaves the ship
play-log-pod-roll = { $name }, adrift, rolls { $value }: { $more ->
    [yes] one card more
   *[no] no more cards
}
play-log-last-roll = The last roll of { $name } is { $value }: { $free ->
    [yes] the pod escapes
   *[no] the pod is lost with the ship
}
play-prompt-pod = { $name } is adrift
play-prompt-pod-text = { DEVICE() ->
    [pad] One card from the discard pile, then a roll: no higher than the cards held takes one more. Press { KEY("enter") } to skip ahead.
   *[keys] One card from the discard pile, then a roll: no higher than the cards held takes one more. A click skips ahead.
}
play-pod-leaves = { $name } leaves the ship
play-pod-leaves-text = No way back: { $name } loses if the ship is saved.
play-pod-turn = { $name }, adrift in the Escape Pod
play-pod-turn-text = { $taken ->
    [0] The discard pile has no card, and the die is rolled all the same.
   *[other] Takes one card and rolls: { $held } or less { $left ->
        [0] would take one more, but no card is left
       *[other] takes one more
    } after it.
}
play-pod-last = The last roll
play-pod-last-text = { $taken ->
    [0] No card is left for { $name }.
   *[other] { $name } takes a last card.
} Only a roll above the cards held escapes.
play-die-pod = { $held ->
    [one] One card held
   *[other] { $held } cards held
}: { $more ->
    [yes] one card more
    [none] none is left to take
   *[no] no more
}
play-die-last = { $more ->
    [yes] Above { $held ->
        [one] one card
       *[other] { $held } cards
    }: the pod escapes
   *[no] Not above { $held ->
        [one] one card
       *[other] { $held } cards
    }: the pod is lost
}

## Damage Control

play-left-unseen = Damage Control left one card of each type out of the deck, and nobody knows which: { $possible } cards may come next, { $left } of this type are left.
play-left-to-crew = The crew chooses the rooms of the next Damage card: { $percent }%.
play-hit-left = { $left ->
    [0] Last cube: none left
    [one] 1 cube left
   *[other] { $left } cubes left
}
play-hit-token = Shield takes the hit
play-hit-holder = Held shield takes it
play-damage-lost = As chosen, the ship is lost.
play-hit-fatal = The ship is lost
play-log-damage-control = { $name } chooses { $rooms }

## End of the actions

play-end-title = End the actions?
play-end-text = { $lost ->
    [one] One action is left, and the supply has no Action token for it: it would be lost.
   *[other] { $lost } of your actions would be lost: the supply has too few Action tokens.
}
play-end-yes = End actions

## Undo

play-undo-roll = Undo: the die has been rolled since
play-undo-seen = Undo: hidden cards have been seen since
play-undo-drawn = Undo: cards have been drawn since
play-undo-start = Undo: the game has just begun
play-undo-others = Undo: nothing before this was chosen by hand
play-redo-none = Redo: nothing has been undone
play-tip-undo = Undo the last choice{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Redo{ KEY("redo", before: " (", after: ")") }
play-tip-log = Log{ KEY("log", before: " (", after: ")") }
play-tip-help = Help and keys{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = Actions that have no button of their own{ KEY("more", before: " (", after: ")") }: what each costs, and why it cannot be done.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Go to a card: the ship shows its rooms.
   *[keys] Point at a card: the ship shows its rooms.
}
play-map-repairs = { $count ->
    [0] Repairs nothing as the ship stands.
   *[other] Repairs now: { $rooms }
}
play-map-diverts = { $count ->
    [0] No room still needs it to divert.
   *[other] Still needed to divert: { $rooms }
}
play-map-struck = { $count ->
    [0] The crew chooses the rooms.
   *[other] Strikes: { $rooms }
}

## Log, pile and help

play-log-title = Log
play-log-help = { DEVICE() ->
    [pad] Scroll with { KEY("up") } and { KEY("down") }.
   *[keys] Point at a line to see what it touched. Wheel and arrows scroll.
}
play-log-hidden = { DEVICE() ->
    [pad] No counting: this turn and the one before it. Scroll with { KEY("up") } and { KEY("down") }.
   *[keys] No counting: this turn and the one before it. Wheel and arrows scroll.
}
play-piles-title = Decks and piles
play-piles-deck = Resource deck
play-piles-discard = Discard pile
play-piles-damage-deck = Damage deck
play-piles-damage-discard = Struck so far
play-piles-deck-text = { $count ->
    [one] One card is left in the Resource deck:
   *[other] { $count } cards are left in the Resource deck, { $seen ->
        [0] in an order that nobody knows
       *[other] those below the seen ones in an order that nobody knows
    }:
}
play-piles-damage-text = { $count ->
    [0] No card is left: the hull is breached.
    [one] One card is left, then the Hull Breach:
   *[other] { $count } cards are left, { $seen ->
        [0] type by type and each type shuffled
       *[other] those that nobody has seen type by type
    }, then the Hull Breach:
}
play-piles-seen = { $count ->
    [one] The next card has been seen by all:
   *[other] The next { $count } cards have been seen by all, in this order:
}
play-piles-missing = One card of each type shown here is not in the deck, and nobody knows which.
play-piles-bottom = { $count ->
    [one] The last card has been seen by all:
   *[other] The last { $count } cards have been seen by all:
}
play-piles-unseen = Nobody has seen what lies on top.
play-piles-struck = { $count ->
    [one] One Damage card has struck
   *[other] { $count } Damage cards have struck, the latest first
}
play-piles-hidden = No counting: decks and discard piles stay closed unless a room opens them.
play-pile-title = { $count ->
    [0] The discard pile is empty
    [one] One card
   *[other] { $count } cards, the latest first
}
play-help-title = Help
play-help-1-head = Ask about anything
play-help-1 = { DEVICE() ->
    [pad] { $key } opens the rulebook where it explains what has the focus, with what it means at your table now.
   *[keys] Right-click it, or point at it and press { $key }: the rulebook opens where it is explained, with what it means at your table now. By keys: { $key } where the focus is.
}
play-help-2-head = Ask why not
play-help-2 = What cannot be done says why. { $key } while it is said leads to the rule.
play-help-3-head = { DEVICE() ->
    [pad] With the controller
   *[keys] With the mouse
}
play-help-3 = { DEVICE() ->
    [pad] Choose anything, then its target. What glows is legal.
   *[keys] Drag anything to where it should go, or click it and then its target. What glows is legal.
}
play-help-keys = Keys
play-key-1 = { $first } to { $last }: pick up a card
play-key-2 = { $keys }: move, scavenge, share
play-key-3 = { $keys }: repair, divert, activate, board the pod
play-key-4 = { KEY("arrows") }: go from room to room
play-key-5 = { KEY("tab") }: dock, board, crew, decks
play-key-6 = { KEY("enter") }: choose what has the focus
play-key-7 = { $keys }: end the actions
play-key-8 = { KEY("escape") }: put back, leave a room unused, menu
play-key-9 = { $keys }: undo{ DEVICE() ->
    [pad] {""}
   *[keys] {" (also Ctrl+Z)"}
}
play-key-10 = { $keys }: redo{ DEVICE() ->
    [pad] {""}
   *[keys] {" (also Ctrl+Y)"}
}
play-key-11 = { $keys }: log, decks and piles
play-key-12 = Hold { KEY("tab") }: see the table in a dialog
play-key-13 = { $keys }: the rule of what is pointed at, or this help
play-key-14 = { $keys }: full screen, sound off or on

## Notes on what the pointer rests on

play-tip-move = Go to a neighbouring room: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-scavenge = Roll the die: { $sides }.
play-tip-side = { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
} on { $shown ->
    [1] { $first }
    [2] { $first } or { $last }
   *[other] { $first } to { $last }
}
play-tip-share = Give or take one card in your room: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-divert = Lay down the room’s three cards: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-repair = Lay down a card that fits an open space: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-activate = Use the ability of the room you stand in: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-end = End the actions{ KEY("end", before: " (", after: ")") }. Each unused action becomes an Action token, as far as the supply goes.
play-tip-decline = { DEVICE() ->
    [pad] Takes nothing: { KEY("enter") }.
   *[keys] Takes nothing: click, or { KEY("enter") }.
}
play-tip-stepper = The three phases of a turn.
play-tip-threat = How likely the next Damage card loses the ship as it stands, and what is still to come.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Resource deck. Press { KEY("enter") } to take its top card. When its last card is drawn the ship is lost.
        [2] Resource deck. Press { KEY("enter") } to take its top two cards. When its last card is drawn the ship is lost.
       *[other] Resource deck. Press { KEY("enter") } to take its top { $count } cards. When its last card is drawn the ship is lost.
    }
   *[keys] { $count ->
        [one] Resource deck. Click to take its top card. When its last card is drawn the ship is lost.
        [2] Resource deck. Click to take its top two cards. When its last card is drawn the ship is lost.
       *[other] Resource deck. Click to take its top { $count } cards. When its last card is drawn the ship is lost.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Resource deck. Press { KEY("enter") } to take from it whenever you may take cards. When its last card is drawn the ship is lost. What is left: the discard pile{ KEY("piles", before: " (", after: ")") }.
   *[keys] Resource deck. A click takes from it whenever you may take cards. When its last card is drawn the ship is lost. What is left: the discard pile{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = A face-up card. Collect it in place of { $deck-cards } from the deck, or take it when you scavenge.
play-tip-discard = { DEVICE() ->
    [pad] Discard pile. Press { KEY("enter") } to see all of it, and what is left in the decks{ KEY("piles", before: " (", after: ")") }.
   *[keys] Discard pile. Click to see all of it, and what is left in the decks{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Damage deck: one card strikes at the end of every turn. Press { KEY("enter") } to see what is left, in no order.
   *[keys] Damage deck: one card strikes at the end of every turn. Click to see what is left, in no order.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] The last Damage card. Press { KEY("enter") } to see all that have struck.
   *[keys] The last Damage card. Click to see all that have struck.
}
play-tip-threat-breach = How likely the next roll of the Hull Breach tears the last Resource card away, which loses the ship.
play-tip-threat-breach-before = How likely the next roll of the Hull Breach tears the last Resource card away, which loses the ship, if Phase 2 takes a single card before. Each further card makes it likelier.
play-tip-threat-empty = Phase 2 takes the last Resource card, from the deck or to replace a face-up one: the ship is lost unless it is saved before.
play-tip-threat-hidden = What the back of the next Damage card tells. No counting: the odds and the rest stay hidden.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Resource deck. Press { KEY("enter") } to take from it whenever you may take cards. When its last card is drawn the ship is lost. No counting: how many are left stays hidden.
   *[keys] Resource deck. A click takes from it whenever you may take cards. When its last card is drawn the ship is lost. No counting: how many are left stays hidden.
}
play-tip-discard-hidden = Discard pile. No counting: it stays closed unless a room opens it.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] No Damage card is left: a turn ends with a roll that tears Resource cards away. Press { KEY("enter") } to see what has struck.
   *[keys] No Damage card is left: a turn ends with a roll that tears Resource cards away. Click to see what has struck.
}
play-tip-damage-deck-hidden = Damage deck: one card strikes at the end of every turn. No counting: what is left stays hidden.
play-tip-damage-discard-hidden = The last Damage card. No counting: those before it stay hidden.
play-tip-die = { DEVICE() ->
    [pad] The die. Press { KEY("enter") } to scavenge.
   *[keys] The die. Click it, or throw it, to scavenge.
}
play-tip-shield = A Protection token takes the next hit on this room.
play-tip-supply-cube = Repair cubes in the supply
play-tip-supply-action = Action tokens in the supply, { $action-tokens } in all
play-tip-supply-protection = Protection tokens in the supply, { $protection-tokens } in all
play-tip-supply-power = Rooms whose power is still to be diverted
play-tip-crew = { $name }: where, tokens, and the hand, { $hand-limit } cards at most at the end of a turn.
