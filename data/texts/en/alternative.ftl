### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = { $price } actions left
play-left-many-no = it costs { $price } actions, { $count ->
    [0] none is left
    [one] one is left
   *[other] { $count } are left
}
play-left-many-short = costs { $price } actions
play-empty = Nobody stands there
play-empty-no = somebody stands there already
play-empty-short = not empty
play-do-cube = A Repair cube
play-do-protection = A Protection token
play-do-action = An Action token
play-other-crew = Another crew member
play-other-crew-no = it goes to another crew member
play-other-crew-short = to another
play-to-crew-no = { DEVICE() ->
    [pad] choose a crew member
   *[keys] drop it on a crew member
}
play-to-crew-short = crew members only
play-token-waits-no = it stays with its holder until damage strikes the room the holder is in
play-token-waits-short = waits for damage
play-cube-place-no = it goes to an open repair space of your room
play-cube-place-short = repair spaces only

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] a cube refills all
   *[no] with a held cube
}
play-tip-held-cube = { DEVICE() ->
    [pad] Held Repair cubes. Choose one, then an open space of your room: one action, no card. Where power has been diverted it refills every space.
   *[keys] Held Repair cubes. Click one, then an open space of your room, or drag it there: one action, no card. Where power has been diverted it refills every space.
}
play-tip-held-protection = Held Protection tokens. One takes the next hit on the room you are in.
damage-sunk-title = { $count ->
    [0] At the bottom, seen by all
   *[other] Top and bottom, seen by all
}
damage-sunk = { $place ->
    [1] last
   *[other] { $place } from last
}
play-info-held = { $count ->
    [one] Guarded by a Protection token of { $names }
   *[other] Guarded by Protection tokens of { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, not in this game: { $ability }
   *[v2] V2, not in this game: { $ability }
}

## The log

play-log-paid = The deck loses { $cards } to the discard pile
play-log-cube = { $name } gives a Repair cube to { $other }
play-log-shield-given = { $same ->
    [yes] { $name } takes a Protection token
   *[no] { $name } gives a Protection token to { $other }
}
play-log-shield-used = { $name } gives up a Protection token
play-log-split = { $name } puts { $cards } on top and { $below } to the bottom
play-log-sunk = { $name } puts { $below } to the bottom

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] Choose a card of the pile.
   *[keys] Drag a card of the pile down to the hand, or click it.
}
play-take-do = { $lost ->
    [nothing] { $name } takes { $take }.
    [unknown] { $name } takes { $take }. Then the deck loses its top card to the discard pile.
   *[other] { $name } takes { $take }. Then the deck loses { $lost } to the discard pile.
}
play-take-last = That is the last card of the deck: the ship is lost.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Keys { KEY("card-1") } to { KEY("card-9") }
}
play-take-keys-lower = { DEVICE() ->
    [pad] Put a card here
   *[keys] Drop a card here
}
play-pair-text-hint = { DEVICE() ->
    [pad] Choose one or two cards in each row.
   *[keys] Click one or two cards in each row, or drag a card onto the one it is swapped for.
}
play-pair-do = { $first } gives { $given } to { $second } and takes { $taken }.
play-pair-uneven = As many cards from each: { $one } against { $two } so far.
play-pair-agree = Do { $first } and { $second } agree?
play-pair-agree-text = { $first } gives { $given }. { $second } gives { $taken }. Ask both before you swap.
play-pair-agree-yes = Both agree
play-pair-agree-no = Not agreed
play-deal-supply = { $count ->
    [one] One token to hand out
   *[other] { $count } tokens to hand out
}
play-deal-none = All handed out
play-deal-hint = { DEVICE() ->
    [pad] Choose who gets a token. Choose a token to take it back.
   *[keys] Drag a token to a crew member, or click who gets it. Click a token to take it back.
}
play-deal-keys = Key { $key }, with Shift back
play-deal-has = has { $count }
play-deal-gets = gets { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } gets { $count ->
        [one] one Repair cube
       *[other] { $count } Repair cubes
    }
    [protection] { $name } gets { $count ->
        [one] one Protection token
       *[other] { $count } Protection tokens
    }
   *[action] { $name } gets { $count ->
        [one] one Action token
       *[other] { $count } Action tokens
    }
}
play-split-top = Top of the deck
play-split-top-note = drawn first, from the left
play-split-bottom = Bottom of the deck
play-split-bottom-note = drawn last, above the Hull Breach
play-split-bottom-note-cards = drawn last of all
play-split-cards-top = Drawn next, in this order: { $cards }
play-split-cards-bottom = Drawn last of all: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Put a card here
   *[keys] Drop a card here
}
play-split-note = { DEVICE() ->
    [pad] Hidden cards have been seen: no undo. Pick a card up with { KEY("enter") }; { KEY("left") } and { KEY("right") } move it. Hold { KEY("tab") } to look at the table.
   *[keys] Hidden cards have been seen: no undo. Click or drag a card, or press { KEY("card-1") } to { KEY("card-9") }; arrows move it. Hold { KEY("tab") } to look at the table.
}
play-split-later = Among the last, before the Hull Breach: { $rooms }
