### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = { $price } actions left
play-left-many-no = it costs { $price } actions, { $count ->
    [0] none is left
    [one] one is left
   *[other] { $count } are left
}
play-left-many-short = costs { $price } actions
play-empty = The room is unoccupied
play-empty-no = the room is occupied
play-empty-short = room occupied
play-do-cube = A Repair cube
play-do-protection = A Protection token
play-do-action = An Action token
play-other-crew = Another crew member
play-other-crew-no = give it to another crew member
play-other-crew-short = not to yourself
play-to-crew-no = { DEVICE() ->
    [pad] choose a crew member
   *[keys] drop it on a crew member
}
play-to-crew-short = crew members only
play-token-waits-no = its holder keeps it until a hit on their room
play-token-waits-short = waits for damage
play-cube-place-no = it fills an empty space of your own room
play-cube-place-short = repair spaces only

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] refills all
   *[no] with a held cube
}
play-tip-held-cube = { DEVICE() ->
    [pad] Held Repair cubes. Choose one, then an empty space of your room: one action, no card. In a diverted room you fill every space, with held cubes first.
   *[keys] Held Repair cubes. Drag one to an empty space of your room, or click both: one action, no card. In a diverted room you fill every space, with held cubes first.
}
play-tip-held-protection = Held Protection tokens. One stops the next hit on the room you are in.
damage-sunk-title = { $count ->
    [0] At the bottom, seen by all
   *[other] Top and bottom, seen by all
}
damage-sunk = { $place ->
    [1] last
   *[other] { $place } from last
}
play-info-held = { $count ->
    [one] Protected by a token held by { $names }
   *[other] Protected by tokens held by { $names }
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

play-log-paid = Discarded from the deck: { $cards }
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
    [pad] Choose a card from the pile.
   *[keys] Drag a card from the pile to your hand, or click it.
}
play-take-do = { $lost ->
    [nothing] { $name } takes { $take }.
    [unknown] { $name } takes { $take }. This also discards the top card of the deck.
   *[other] { $name } takes { $take }. This also discards { $lost } from the deck.
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
   *[keys] Click one or two cards in each row, or drag one card onto another.
}
play-pair-do = { $first } gives { $given } to { $second } and takes { $taken }.
play-pair-uneven = Both must give as many cards. So far: { $one } and { $two }.
play-pair-agree = Do { $first } and { $second } agree?
play-pair-agree-text = { $first } gives { $given }. { $second } gives { $taken }. Ask both before you swap.
play-pair-agree-yes = Both agree
play-pair-agree-no = Not agreed
play-deal-supply = { $count ->
    [one] One token left to hand out
   *[other] { $count } tokens left to hand out
}
play-deal-none = All handed out
play-deal-hint = { DEVICE() ->
    [pad] Choose who gets a token. Choose a token to take it back.
   *[keys] Drag a token to a crew member, or click who gets it. Click a token to take it back.
}
play-deal-keys = Key { $key }, Shift to undo
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
    [pad] You saw hidden cards: no undo. Pick up a card with { KEY("enter") }; { KEY("left") } and { KEY("right") } move it. Hold { KEY("tab") } to look at the table.
   *[keys] You saw hidden cards: no undo. Click or drag a card, or press { KEY("card-1") } to { KEY("card-9") }; arrows move it. Hold { KEY("tab") } to look at the table.
}
play-split-later = Last before the Hull Breach: { $rooms }
