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
play-refused-label = Not possible

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
play-left-no = no actions left this turn
play-left-short = no actions left

play-standing = You are in { $room }
play-standing-no = you must be there, and you are in { $here }
play-standing-short = not from here

play-company = Another crew member is here
play-company-no = no one else is in this room
play-company-short = no one here
play-cards = Cards to share
play-cards-no = { $theirs ->
    [0] neither side holds any cards
   *[other] your hand is empty
}
play-cards-short = no cards
play-together = { $name } is with you
play-together-no = { $name } is in { $room }, you are in { $here }; you must share a room
play-together-short = not together
play-to-hand-no = a card you take goes to { $name }’s hand
play-to-hand-short = to your hand
play-pick-later-no = scavenge for one, or collect after your actions
play-pick-later-short = scavenge or collect

play-whole = { $spaces ->
    [0] Nothing here needs repair
    [3] All three cubes in place
   *[other] All { $spaces } cubes in place
}
play-whole-no = repair it first ({ $cubes } of { $spaces } cubes in place)
play-whole-short = repair first
play-broken = Something to repair
play-broken-no = nothing here needs repair
play-broken-short = nothing broken
play-broken-elsewhere = Something to repair elsewhere
play-broken-elsewhere-no = no other room needs repair
play-broken-elsewhere-short = nothing broken
play-exposed = The space is empty
play-exposed-no = this space still has its cube
play-exposed-short = not empty
play-fitting = A card that fits
play-fitting-no = { $card ->
    [none] { $count ->
        [0] it takes { FORM($wanted, "or") }; your hand is empty
        [1] it takes { FORM($wanted, "or") }, not { $held }
       *[other] it takes { FORM($wanted, "or") }; you hold no such card and no Universal
    }
   *[other] it takes { FORM($wanted, "or") }, not { $card }
}
play-fitting-short = no fitting card
play-fitting-elsewhere = A card that fits
play-fitting-elsewhere-no = the damaged rooms take { FORM($wanted, "or") }; you hold none
play-fitting-elsewhere-short = no fitting card
play-match = The card fits
play-match-no = { $card ->
    [none] this space takes { FORM($space, "or") }; you hold none
   *[other] this space takes { FORM($space, "or") }, not { $card }
}
play-match-short = card doesn’t fit
play-cube = A cube in the supply
play-cube-no = the supply has no Repair cubes left
play-cube-short = no cubes left
play-other-room = Another room
play-other-room-no = the Repair Centre repairs other rooms only
play-other-room-short = other rooms only

play-power = It has power to divert
play-power-no = the Energy Core receives power; it has none to divert
play-power-short = no power here
play-undiverted = Its power is not diverted yet
play-undiverted-no = its power is already diverted
play-undiverted-short = already diverted
play-cost = Cost
play-cost-no = { $cost-paid ->
    [0] you still need { FORM($cost, "lacking") }
   *[other] you have { FORM($cost, "paid") }, but still need { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] lack { $cost-lacking } { $cost-first }
   *[other] lack { $cost-lacking } cards
}
play-in-cost = The card is part of the cost
play-in-cost-no = { $card } is not part of the cost
play-in-cost-short = wrong card

play-power-all = All { $goal ->
    [8] eight
   *[other] { $goal }
} rooms diverted
play-power-all-no = { $number } of { $goal } rooms diverted so far
play-power-all-short = { $number } of { $goal } diverted
play-apart = Another crew member to join
play-apart-no = everyone is in one room, so there is no one to join
play-apart-short = nobody to join
play-any-cards = Cards to give or take
play-any-cards-no = no one holds a card
play-any-cards-short = no cards
play-own-cards = A card of your own
play-own-cards-no = your hand is empty
play-own-cards-short = empty hand
play-discards = Cards in the discard pile
play-discards-no = the discard pile is empty
play-discards-short = empty discard pile
play-damage-cards = Damage cards to look at
play-damage-cards-no = no Damage cards are left
play-damage-cards-short = no damage cards
play-shields = A Protection token in the supply
play-shields-no = the supply has no Protection tokens left
play-shields-short = no Protection left

play-next-door = A neighbouring room
play-next-door-no = { $steps ->
    [none] there is no room in that direction
    [0] you are already there
   *[other] it is { $steps } moves away; you move one room at a time, never diagonally
}
play-next-door-short = { $steps ->
    [none] no room there
    [0] already there
   *[other] { $steps } moves away
}
play-own-meeple-no = you can move only { $name }; the Crew Quarters can send anyone
play-own-meeple-short = not your meeple
play-to-room-no = a meeple can only go to a room
play-to-room-short = rooms only
play-elsewhere = Another room
play-elsewhere-no = { $name } is already there
play-elsewhere-short = already there
play-joined = A crew member to join there
play-joined-no = no one is there to join
play-joined-short = no one there

play-to-discard-no = your hand limit is { $hand-limit }; it goes to the discard pile
play-to-discard-short = to the discard
play-to-space-no = it repairs one empty space of another room
play-to-space-short = repair spaces only
play-card-discard-no = you discard cards only to pay, or above { $hand-limit } at the end of your turn
play-card-discard-short = only to pay
play-card-deck-no = cards cannot go back to the deck
play-card-deck-short = never goes back
play-card-face-up-no = cards cannot go back to the face-up row
play-card-face-up-short = never goes back
play-pod-online = { $goal } rooms diverted
play-pod-online-no = it is offline, with { $number } of { $goal } rooms diverted so far
play-pod-online-short = pod offline
play-pod-core = You are on the Energy Core
play-pod-core-no = you can board it only from the Energy Core
play-pod-core-short = from the core
play-pod-free = It is still docked
play-pod-free-no = { $name } has already left in it
play-pod-free-short = pod gone
play-card-pod-no = only a crew member can go into the pod
play-card-pod-short = crew only
play-place-few-no = { $count ->
    [one] choose the room to damage
   *[other] choose { $count } different rooms
}
play-place-few-short = choose first
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] you have chosen a room; choose it again to undo that
       *[other] you have chosen { $count } rooms; choose one again to undo that
    }
   *[keys] { $count ->
        [one] you have chosen a room; click it to undo that
       *[other] you have chosen { $count } rooms; click one to undo that
    }
}
play-place-full-short = enough rooms chosen
play-damage-room-no = only rooms can be damaged
play-damage-room-short = rooms only
play-card-other-no = cards go to a repair space, a divert cost or a crew member in your room
play-card-other-short = not there
play-aim-scavenge-no = { DEVICE() ->
    [pad] anywhere on the ship
   *[keys] throw it anywhere
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] anywhere aboard
   *[keys] throw it anywhere
}
play-aim-share-no = choose a crew member in your room
play-aim-share-short = not there
play-aim-repair-no = choose an empty space in your room
play-aim-repair-short = not there
play-aim-divert-no = choose the room you are in
play-aim-divert-short = not there
play-aim-activate-no = choose the room you are in
play-aim-activate-short = not there

## Something else comes first

## The log

play-any-rooms = { $count ->
    [one] any one room
   *[other] any { $count } rooms
}
play-log-setup = { $count ->
    [0] The ship is set up
    [one] The ship is set up, and a Damage card hits it before the first turn
    [2] The ship is set up, and two Damage cards hit it before the first turn
   *[other] The ship is set up, and { $count } Damage cards hit it before the first turn
}
play-log-turn = Turn { $turn }: { $name }
play-log-finish = { $name } ends their actions
play-log-nothing = { $name } takes no more cards
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
play-log-breach-roll = Hull Breach, roll { $value }: { $cards ->
    [0] no cards lost
    [one] one card lost
   *[other] { $cards } cards lost
}
play-log-from-deck = { $name } draws { $cards }
play-log-from-face-up = { $name } takes { $cards }, face up
play-log-from-discard = { $name } takes { $cards } from the discard pile
play-log-given = { $name } gives { $cards } to { $other }
play-log-discard = { $name } discards { $cards }
play-log-swap-in = { $name } puts { $cards } on the discard pile
play-log-lost = Lost to space: { $cards }
play-log-repair = { $name } repairs { $room } with { $card }{ $count ->
    [one] { "" }
   *[other] : { $count } cubes
}
play-log-repair-cube = { $name } repairs { $room } with a held cube{ $count ->
    [one] { "" }
   *[other] : { $count } cubes
}
play-log-divert = { $name } diverts power from { $room } with { $cards }
play-log-activate = { $name } activates { $room }
play-log-token = { $name } spends an Action token
play-log-tokens = { $name } gains { $count ->
    [one] an Action token
   *[other] { $count } Action tokens
}
play-log-shields = { $name } protects { $rooms }
play-log-returned = { $count ->
    [one] The Protection token on { $rooms } is returned
   *[other] The Protection tokens on { $rooms } are returned
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
play-log-damage = Damage hits { $rooms }
play-log-damage-brief = Damage: { $rooms }
play-log-hit-cube = { $room } loses a cube
play-log-hit-protected = A Protection token saves { $room }
play-log-hit-destroyed = { $room } is destroyed
play-log-breach = No Damage cards are left: the Hull Breach begins next turn
play-log-over-energy-core = The Energy Core restarts: the ship is saved
play-log-over-deck-empty = The Resource deck is empty: the ship is lost
play-log-over-room-destroyed = The ship is lost with { $room }

## Over the table

play-die-scavenge = { $cards ->
    [0] Nothing found
    [one] One card
   *[other] { $cards } cards
}
play-die-breach = { $cards ->
    [0] No cards lost
    [one] One card lost
   *[other] { $cards } cards lost
}
play-breach-title = Hull Breach
play-breach-text = No Damage cards are left. From next turn on, a die roll tears Resource cards away.
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
play-info-core = Power comes from { $count } of 8 rooms
play-info-shields = { $count ->
    [one] One Protection token
   *[other] { $count } Protection tokens
}
play-info-crew = Here: { $names }

## Dialogs of decisions

play-confirm = Confirm
play-close = Close
play-back = Undo
play-choose-first = Choose first.
play-decides = { $name } decides
play-follows = Outcome
play-afterwards = Table afterwards
play-seen-by-all = known to all until drawn
play-look = { DEVICE() ->
    [pad] Look at the table. Any button returns. Or look while you hold { KEY("tab") }.
   *[keys] Look at the table. Any key or click returns. Or look while you hold { KEY("tab") }.
}
play-peek-back = { DEVICE() ->
    [pad] Release { KEY("tab") } to decide
   *[keys] Release { KEY("tab") }, click or press a key to decide
}
play-note-undo = You can undo this until cards are drawn or the die is rolled. Hold { KEY("tab") } to look at the table.
play-note-final = You have seen hidden cards, so you cannot undo this. Hold { KEY("tab") } to look at the table.
play-order-note = { DEVICE() ->
    [pad] Hidden cards seen: no undo. Pick a card up with { KEY("enter") }; { KEY("left") } and { KEY("right") } move it. Hold { KEY("tab") } to look at the table.
   *[keys] Hidden cards seen: no undo. Click or drag a card, or press { KEY("card-1") } to { KEY("card-9") }; arrows move it. Hold { KEY("tab") } to look at the table.
}
play-order-first = Top of the deck: drawn first
play-order-last = drawn last
play-order-reset = Reset order
play-cargo-first = { $name } collects { $count ->
    [one] one
    [2] two
   *[other] { $count }
} from the deck:
play-cargo-then = Then { $name } could draw:
play-cargo-torn = Then the Hull Breach tears away { $least } to { $most } of the next cards.
play-cargo-or = or one face-up card
play-bridge-line = End of turn { $turn } ({ $name }): { $rooms }
play-bridge-fatal = the ship would be lost
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
   *[keys] Drag a card from the pile onto one in your hand, or click one in each row.
}
play-engine-pile = Discard pile, by resource
play-engine-do = { $name } swaps { $give } for { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Choose a card to give or take it. Choose one of each to swap.
   *[keys] Click or drag a card to give or take it. Choose one of each to swap.
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
play-way-draw = From the deck
play-way-nothing = Nothing
play-way-go-on = Go on
play-way-parts = { $head } · { $next }
play-way-none = none
play-way-share = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
play-ask-repair = Repair { $room }: which way?
play-ask-divert = Divert power from { $room }: pay with
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
play-list-action = Choose how.
play-list-note = Nothing happens until you choose. Hold { KEY("tab") } to look at the table.
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
    [pad] The top Damage card hits its rooms, one after the other. Press { KEY("enter") } to skip ahead.
   *[keys] The top Damage card hits its rooms, one after the other. Click to skip ahead.
}
play-prompt-breach = Hull Breach
play-prompt-breach-text = { DEVICE() ->
    [pad] The die shows how many Resource cards are lost. Press { KEY("enter") } to skip ahead.
   *[keys] The die shows how many Resource cards are lost. Click to skip ahead.
}
play-prompt-deal = Setup
play-prompt-deal-text = { DEVICE() ->
    [pad] The rooms take random places, everyone gets cards, and the first Damage cards hit the ship. Press { KEY("enter") } to skip ahead.
   *[keys] The rooms take random places, everyone gets cards, and the first Damage cards hit the ship. Click to skip ahead.
}
play-prompt-seat = { $name } decides
play-prompt-seat-text = { DEVICE() ->
    [pad] Go to rooms, decks and piles to read about them. Press { KEY("enter") } to skip ahead.
   *[keys] Point at rooms, decks and piles to read about them. Click to skip ahead.
}
play-prompt-over = The game is over
play-prompt-over-text = Look around as long as you like. { KEY("end") }, or the button here, shows the result.

## Escape Pod

play-board-title = Does { $name } leave the ship?
play-board-text = The turn ends at once, and there is no way back. { $name } keeps the hand and gives up tokens and cubes. Then { $name } takes the top card of the discard pile and rolls. If the roll is not higher than the number of cards now held, { $name } takes one more. From then on, { $name }’s turns are only this: a card, a roll, perhaps another card. If the ship is saved, { $name } loses and the others win. If it is lost, { $name } takes a last card and rolls once. If that roll is higher than the number of cards held, { $name } wins alone. Otherwise everyone loses.
play-board-yes = Board the pod
play-board-no = Stay with the crew
play-tip-pod = Escape Pod: once { $pod-rooms } rooms are diverted, one crew member may leave from the Energy Core{ KEY("board", before: " (", after: ")") }. It costs one action, and there is no way back.
play-tip-pod-taken = { $name } is adrift. Each turn, { $name } takes the top card of the discard pile and rolls. If the roll is not higher than the number of cards held, { $name } takes one more.
play-log-board = { $name } boards the Escape Pod and leaves the ship
play-log-pod-roll = { $name }, adrift, rolls { $value }: { $more ->
    [yes] one more card
   *[no] no more cards
}
play-log-last-roll = { $name }’s last roll is { $value }: { $free ->
    [yes] the pod escapes
   *[no] the pod is lost with the ship
}
play-prompt-pod = { $name } is adrift
play-prompt-pod-text = { DEVICE() ->
    [pad] The deserter takes a card from the discard pile and rolls. If the roll is not higher than the cards held, the deserter takes one more. Press { KEY("enter") } to skip ahead.
   *[keys] The deserter takes a card from the discard pile and rolls. If the roll is not higher than the cards held, the deserter takes one more. Click to skip ahead.
}
play-pod-leaves = { $name } leaves the ship
play-pod-leaves-text = No way back: { $name } loses if the ship is saved.
play-pod-turn = { $name }, adrift in the Escape Pod
play-pod-turn-text = { $taken ->
    [0] The discard pile is empty, but the die is still rolled.
   *[other] Takes one card, then rolls: { $held } or less { $left ->
        [0] would take one more, but none is left
       *[other] takes one more
    }.
}
play-pod-last = The last roll
play-pod-last-text = { $taken ->
    [0] No card is left for { $name }.
   *[other] { $name } takes a last card.
} Only a roll above the number of cards held escapes.
play-die-pod = { $held ->
    [one] One card held
   *[other] { $held } cards held
}: { $more ->
    [yes] one more card
    [none] none left to take
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

play-left-unseen = Damage Control removed one unseen card of each type. Any of { $possible } cards may come next; { $left } of this type are left.
play-left-to-crew = Chance that the next Damage card lets you choose its rooms: { $percent }%.
play-hit-left = { $left ->
    [0] A hit leaves no cubes
    [one] A hit leaves 1 cube
   *[other] A hit leaves { $left } cubes
}
play-hit-token = Token takes the hit
play-hit-holder = Held token takes it
play-damage-lost = With this choice, the ship is lost.
play-hit-fatal = The ship is lost
play-log-damage-control = { $name } chooses { $rooms }

## End of the actions

play-end-title = End your actions?
play-end-text = { $tokens ->
    [0] { $lost ->
        [one] You have one action left, but the supply has no Action token for it. It would be lost.
       *[other] { $lost } of your actions would be lost: the supply has too few Action tokens.
    }
   *[other] You have { $left } unused actions, but the supply has only { $tokens ->
        [one] one Action token
       *[other] { $tokens } Action tokens
    }. { $lost ->
        [one] One action would be lost.
       *[other] { $lost } actions would be lost.
    }
}
play-end-yes = End actions

## Undo

play-undo-roll = Cannot undo: the die has been rolled
play-undo-seen = Cannot undo: hidden cards have been seen
play-undo-drawn = Cannot undo: cards have been drawn
play-undo-start = Nothing to undo yet
play-undo-others = Nothing to undo: no earlier choice was yours
play-redo-none = Nothing to redo
play-tip-undo = Undo the last choice{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Redo{ KEY("redo", before: " (", after: ")") }
play-tip-log = Log{ KEY("log", before: " (", after: ")") }
play-tip-help = Help and keys{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = More actions{ KEY("more", before: " (", after: ")") }: what each costs, and why some are not possible now.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Go to a card to see its rooms on the ship.
   *[keys] Point at a card to see its rooms on the ship.
}
play-map-odds = The percentages follow your order: how likely the next Damage card is to hit each room.
play-map-repairs = { $count ->
    [0] Repairs nothing right now.
   *[other] Repairs now: { $rooms }
}
play-map-diverts = { $count ->
    [0] No room needs it to divert.
   *[other] Still needed to divert: { $rooms }
}
play-map-struck = { $count ->
    [0] The crew chooses the rooms.
   *[other] Hits: { $rooms }
}

## Log, pile and help

play-log-title = Log
play-log-help = { DEVICE() ->
    [pad] Scroll with { KEY("up") } and { KEY("down") }.
   *[keys] Point at a line to see what it changed. Scroll with wheel or arrows.
}
play-log-hidden = { DEVICE() ->
    [pad] No counting: only this turn and the one before. Scroll with { KEY("up") } and { KEY("down") }.
   *[keys] No counting: only this turn and the one before. Scroll with wheel or arrows.
}
play-piles-title = Decks and piles
play-piles-deck = Resource deck
play-piles-discard = Discard pile
play-piles-damage-deck = Damage deck
play-piles-damage-discard = Damage so far
play-piles-deck-text = { $count ->
    [one] One card is left in the Resource deck:
   *[other] { $count } cards are left in the Resource deck, { $seen ->
        [0] in an unknown order
       *[other] in an unknown order below those already seen
    }:
}
play-piles-damage-text = { $count ->
    [0] No cards are left: the hull is breached.
    [one] One card is left, then the Hull Breach:
   *[other] { $count } cards are left, { $seen ->
        [0] type by type and each type shuffled
       *[other] the unseen ones type by type
    }, then the Hull Breach:
}
play-piles-seen = { $count ->
    [one] Everyone has seen the next card:
   *[other] Everyone has seen the next { $count } cards, in this order:
}
play-piles-missing = One card of each type shown here is not in the deck. Which one is unknown.
play-piles-bottom = { $count ->
    [one] Everyone has seen the last card:
   *[other] Everyone has seen the last { $count } cards:
}
play-piles-unseen = No one has seen the cards on top.
play-piles-struck = { $count ->
    [one] One Damage card so far
   *[other] { $count } Damage cards so far, latest first
}
play-piles-hidden = No counting: decks and discard piles stay hidden unless a room reveals them.
play-pile-title = { $count ->
    [0] The discard pile is empty
    [one] One card
   *[other] { $count } cards, latest first
}
play-help-keys = Keys
play-key-1 = { $first } to { $last }: pick up a card
play-key-2 = { $keys }: move, scavenge, share
play-key-3 = { $keys }: repair, divert, activate, board the pod
play-key-4 = { KEY("arrows") }: move from room to room
play-key-5 = { KEY("tab") }: dock, board, crew, decks
play-key-6 = { KEY("enter") }: choose the selected item; skip ahead to your turn
play-key-7 = { $keys }: end the actions
play-key-8 = { KEY("escape") }: put back, cancel an ability, menu
play-key-9 = { $keys }: undo{ DEVICE() ->
    [pad] {""}
   *[keys] {" (also Ctrl+Z)"}
}
play-key-10 = { $keys }: redo{ DEVICE() ->
    [pad] {""}
   *[keys] {" (also Ctrl+Y)"}
}
play-key-11 = { $keys }: log, decks and piles
play-key-12 = Hold { KEY("tab") }: see the table behind a dialog
play-key-13 = { $keys }: the rule for what you point at, or this help
play-key-14 = { $keys }: full screen, sound off or on

## Notes on what the pointer rests on

play-tip-move = Move to a neighbouring room: { $cost ->
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
play-tip-divert = Discard the three cards of the room’s cost: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-repair = Discard a card that matches an empty space: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-activate = Activate the room you are in: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-end = End your actions{ KEY("end", before: " (", after: ")") }. Each unused action becomes an Action token while the supply lasts.
play-tip-give-back = The program plays on, as if you had not taken over.
play-tip-decline = { DEVICE() ->
    [pad] Press { KEY("enter") } to take nothing.
   *[keys] Click or press { KEY("enter") } to take nothing.
}
play-tip-stepper = The three phases of a turn.
play-tip-threat = The percentage is the chance that the next Damage card destroys the ship.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Resource deck. Press { KEY("enter") } to take its top card. When its last card is drawn, the ship is lost.
        [2] Resource deck. Press { KEY("enter") } to take its top two cards. When its last card is drawn, the ship is lost.
       *[other] Resource deck. Press { KEY("enter") } to take its top { $count } cards. When its last card is drawn, the ship is lost.
    }
   *[keys] { $count ->
        [one] Resource deck. Click to take its top card. When its last card is drawn, the ship is lost.
        [2] Resource deck. Click to take its top two cards. When its last card is drawn, the ship is lost.
       *[other] Resource deck. Click to take its top { $count } cards. When its last card is drawn, the ship is lost.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Resource deck. Press { KEY("enter") } to draw whenever you may take cards. When its last card is drawn, the ship is lost. The discard pile shows what is left{ KEY("piles", before: " (", after: ")") }.
   *[keys] Resource deck. Click to draw whenever you may take cards. When its last card is drawn, the ship is lost. The discard pile shows what is left{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = A face-up card. Collect it instead of { $deck-cards } from the deck, or take it when you scavenge.
play-tip-discard = { DEVICE() ->
    [pad] Discard pile. Press { KEY("enter") } to see all of it, and what is left in the decks{ KEY("piles", before: " (", after: ")") }.
   *[keys] Discard pile. Click to see all of it, and what is left in the decks{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Damage deck: one card hits the ship at the end of every turn. Press { KEY("enter") } to see what is left, in no order.
   *[keys] Damage deck: one card hits the ship at the end of every turn. Click to see what is left, in no order.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] The last Damage card. Press { KEY("enter") } to see all so far.
   *[keys] The last Damage card. Click to see all so far.
}
play-tip-threat-breach = The chance that the next Hull Breach roll empties the Resource deck and the ship is lost.
play-tip-threat-empty = Phase 2 takes the last Resource card, from the deck or to replace a face-up one. Then the ship is lost, unless you save it first.
play-tip-threat-hidden = The back of the next Damage card shows its type. No counting: the odds and the rest stay hidden.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Resource deck. Press { KEY("enter") } to draw whenever you may take cards. When its last card is drawn, the ship is lost. No counting: its size stays hidden.
   *[keys] Resource deck. Click to draw whenever you may take cards. When its last card is drawn, the ship is lost. No counting: its size stays hidden.
}
play-tip-discard-hidden = Discard pile. No counting: it stays hidden unless a room reveals it.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] No Damage cards are left: every turn ends with a roll that tears Resource cards away. Press { KEY("enter") } to see the cards so far.
   *[keys] No Damage cards are left: every turn ends with a roll that tears Resource cards away. Click to see the cards so far.
}
play-tip-damage-deck-hidden = Damage deck: one card hits the ship at the end of every turn. No counting: what is left stays hidden.
play-tip-damage-discard-hidden = The last Damage card. No counting: earlier ones stay hidden.
play-tip-die = { DEVICE() ->
    [pad] The die. Press { KEY("enter") } to scavenge.
   *[keys] The die. Click or throw it to scavenge.
}
play-tip-shield = A Protection token takes the next hit on this room.
play-tip-supply-cube = Repair cubes in the supply
play-tip-supply-action = Action tokens in the supply, { $action-tokens } in all
play-tip-supply-protection = Protection tokens in the supply, { $protection-tokens } in all
play-tip-supply-power = Rooms still to be diverted
play-tip-crew = { $name } can keep at most { $hand-limit } cards after collecting.
play-tip-crew-seat = { DEVICE() ->
    [pad] Press { KEY("enter") } to choose who plays this seat.
   *[keys] Click to choose who plays this seat.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Press { KEY("enter") } to move { $name }.{ KEY("take-over", before: " Press ", after: " to choose who plays this seat.") }
   *[keys] Click to move { $name }.{ KEY("take-over", before: " Press ", after: " to choose who plays this seat.") }
}
