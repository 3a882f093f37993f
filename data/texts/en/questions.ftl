### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Actions
ask-action-text = Choose what to do.
ask-action-hint = { DEVICE() ->
    [pad] Pick a card up with { KEY("enter") }, then choose where it goes.
   *[keys] Click or drag a card, or press its key, and choose where it goes.
}
ask-action-first = that cannot be used this way
ask-action-first-short = not this way
ask-scavenge = { $picks ->
    [0] Take a card
    [1] Take a card
   *[other] Take a card: { $pick } of { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Choose a card, from the deck or the face-up row. “Take nothing” leaves it.
   *[keys] From the deck or the face-up row: click it, or drag it to your hand. “Take nothing” leaves it.
}
ask-scavenge-hint = Take a card from the deck or a face-up card, or take nothing.
ask-scavenge-first = { $name } picks what was scavenged first
ask-scavenge-first-short = pick first
ask-collect = Collect
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] One card
       *[other] { $deck-cards } cards
    } from the deck, or one face-up card: choose.
   *[keys] { $deck-cards ->
        [one] One card
       *[other] { $deck-cards } cards
    } from the deck, or one face-up card: click, or drag to your hand.
}
ask-collect-hint = Take one face-up card, or the { $deck-cards ->
    [one] top card
   *[other] { $deck-cards } top cards
} of the deck.
ask-collect-first = { $name } collects first
ask-collect-first-short = collect first
ask-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
ask-discard-text = { DEVICE() ->
    [pad] { $hand-limit } may stay. Choose a card, then the discard pile.
   *[keys] { $hand-limit } may stay. Click a card, then the discard pile, or drag it there.
}
ask-discard-hint = { $count ->
    [one] Over the limit of { $hand-limit }: discard 1 card.
   *[other] Over the limit of { $hand-limit }: discard { $count } cards.
}
ask-discard-first = { $name } discards down to the limit first
ask-discard-first-short = discard first
ask-protection = Who gives up a Protection token?
ask-protection-text = { DEVICE() ->
    [pad] Choose one of the crew members who glow.
   *[keys] Click one of the crew members who glow, or drag one of them onto the room that is hit.
}
ask-protection-hint = Several shields could stop this hit: choose whose is used.
ask-protection-first = { $name } names who gives up a Protection token first
ask-protection-first-short = decide first

## Rooms

ask-crew-quarters = Send somebody
ask-crew-quarters-text = { DEVICE() ->
    [pad] Choose any meeple, then a room where somebody else stands. { KEY("escape") } leaves the room unused.
   *[keys] Click any meeple, then a room where somebody else stands, or drag it there. { KEY("escape") } leaves the room unused.
}
ask-crew-quarters-first = { $name } sends somebody first
ask-crew-quarters-first-short = send first
ask-crew-quarters-v2 = Send somebody
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Choose any meeple, then a room where nobody stands. { KEY("escape") } leaves the room unused.
   *[keys] Click any meeple, then a room where nobody stands, or drag it there. { KEY("escape") } leaves the room unused.
}
ask-crew-quarters-v2-hint = Send any crew member to a room where nobody stands.
ask-crew-quarters-v2-first = { $name } sends somebody first
ask-crew-quarters-v2-first-short = send first
ask-cargo-hold = Put the Resource cards in order
ask-cargo-hold-text = { $count ->
    [one] The next Resource card. It goes back on the deck.
   *[other] The next { $count } Resource cards. Put them back in any order.
}
ask-cargo-hold-first = { $name } puts the cards in order first
ask-cargo-hold-first-short = order first
ask-cargo-hold-v2 = Take one card
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Choose a card, from the deck or the face-up row.
   *[keys] From the deck or the face-up row: click it, or drag it to your hand.
}
ask-cargo-hold-v2-hint = Take the top card of the deck, or a face-up card.
ask-cargo-hold-v2-first = { $name } takes a card first
ask-cargo-hold-v2-first-short = take first
ask-mess-hall = Give, take or swap
ask-mess-hall-text = Give one card, take one card, or swap one for one, with anyone on the ship.
ask-mess-hall-first = { $name } deals with the Mess Hall first
ask-mess-hall-first-short = Mess Hall first
ask-mess-hall-v2 = Two others swap
ask-mess-hall-v2-text = Two others swap one card for one, or two for two.
ask-mess-hall-v2-first = { $name } deals with the Mess Hall first
ask-mess-hall-v2-first-short = Mess Hall first
ask-trade = Trade a card
ask-trade-text = { DEVICE() ->
    [pad] Choose a card of the hand, then the face-up card that you want for it. It takes the place of the one taken; nothing is drawn.
   *[keys] Click a card of the hand, then the face-up card that you want for it, or drag one onto the other. It takes the place of the one taken; nothing is drawn.
}
ask-trade-hint = { DEVICE() ->
    [pad] Choose a card of the hand and a face-up card.
   *[keys] Click a card of the hand and a face-up card, or drag one onto the other.
}
ask-trade-first = { $name } deals with the Mess Hall first
ask-trade-first-short = Mess Hall first
ask-engine-room = Swap with the discard pile
ask-engine-room-text = Swap one card of the hand for any card of the discard pile.
ask-engine-room-first = { $name } swaps a card first
ask-engine-room-first-short = swap first
ask-engine-room-v2 = Take a discarded card
ask-engine-room-v2-text = Take any card of the discard pile. The deck then loses its top card.
ask-engine-room-v2-first = { $name } takes a discarded card first
ask-engine-room-v2-first-short = take first
ask-repair-centre = Repair another room
ask-repair-centre-text = { DEVICE() ->
    [pad] Choose an open space in another room that glows. { KEY("escape") } leaves the room unused.
   *[keys] Click an open space in another room that glows, or drag a card that fits onto it. { KEY("escape") } leaves the room unused.
}
ask-repair-centre-first = { $name } repairs another room first
ask-repair-centre-first-short = repair first
ask-repair-centre-v2 = Give a Repair cube
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Choose who gets the cube from the supply. It repairs a space without a card.
   *[keys] Drag the cube from the supply to another crew member, or click who gets it. It repairs a space without a card.
}
ask-repair-centre-v2-hint = Give the Repair cube to another crew member.
ask-repair-centre-v2-first = { $name } gives the Repair cube away first
ask-repair-centre-v2-first-short = give first
ask-medical-bay-v2 = Hand out Action tokens
ask-medical-bay-v2-text = { $count ->
    [one] Hand out an Action token
   *[other] Hand out up to { $count } Action tokens
} to the others.
ask-medical-bay-v2-first = { $name } hands out the Action tokens first
ask-medical-bay-v2-first-short = hand out first
ask-bridge = Put the Damage cards in order
ask-bridge-text = { $count ->
    [one] The next Damage card. It goes back on the deck.
   *[other] The next { $count } Damage cards. Put them back in any order.
}
ask-bridge-first = { $name } puts the Damage cards in order first
ask-bridge-first-short = order first
ask-bridge-v2 = Top or bottom
ask-bridge-v2-text = { $count ->
    [one] The next Damage card. It goes back on top, or to the bottom.
   *[other] The next { $count } Damage cards. Each goes back on top, or to the bottom.
}
ask-bridge-v2-first = { $name } puts the Damage cards in order first
ask-bridge-v2-first-short = order first
ask-armoury = { $left ->
    [one] Place one Protection token
   *[other] Place { $left } Protection tokens
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Choose a room. It is the only one in the supply.
       *[other] Choose a room. Both may lie on one room. { KEY("escape") } takes one back.
    }
   *[keys] { $count ->
        [one] Click a room, or drag the token there. It is the only one in the supply.
       *[other] Click a room, or drag a token there. Both may lie on one room. { KEY("escape") } takes one back.
    }
}
ask-armoury-first = { $name } places the Protection tokens first
ask-armoury-first-short = place shields first
ask-armoury-v2 = Give a Protection token
ask-armoury-v2-text = { DEVICE() ->
    [pad] Choose who gets the token from the supply. It takes one hit on the room its holder is in.
   *[keys] Drag the token from the supply to anyone, or click who gets it. It takes one hit on the room its holder is in.
}
ask-armoury-v2-hint = Give the Protection token to anyone, yourself included.
ask-armoury-v2-first = { $name } gives the Protection token away first
ask-armoury-v2-first-short = give first

## Expansions

ask-damage-control = { $left ->
    [0] Confirm the damage
    [one] Choose one room to damage
   *[other] Choose { $left } rooms to damage
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Every room says what the hit does. { KEY("end") } or the button confirms; choose a room again to take it back.
       *[other] { $setup ->
            [yes] Damage Control strikes before the first turn, and the first player chooses. Choose a room. Every room says what a hit would do.
           *[no] Damage Control lets the crew choose. Choose a room; choose it again to take it back. Every room says what a hit would do.
        }
    }
   *[keys] { $left ->
        [0] Every room says what the hit does. { KEY("end") } or the button confirms; click a chosen room to take it back.
       *[other] { $setup ->
            [yes] Damage Control strikes before the first turn, and the first player chooses. Click a room, or drag the card there. Every room says what a hit would do.
           *[no] Damage Control lets the crew choose. Click a room, or drag the card there; click it again to take it back. Every room says what a hit would do.
        }
    }
}
ask-damage-control-hint = Every room says what a hit would do to it now. { KEY("end") } confirms.
ask-damage-control-first = { $name } chooses the rooms that are damaged first
ask-damage-control-first-short = choose rooms first

## Actions, as they stand in a list

action-move = Move
action-scavenge = Scavenge
action-give = Give a card
action-take = Take a card
action-trade = Trade a card
action-repair = Repair
action-repair-with-cube = Repair with a held cube
action-divert = Divert power
action-activate = Use the room
action-board = Board the Escape Pod
action-finish = End the actions

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Use { $source }
ask-room-text = Choose how { $source } is used.
ask-room-first = { $name } decides about { $source } first
ask-room-first-short = decide first
ask-expansion = { $source }
ask-expansion-text = { $source } leaves it to you: choose.
ask-expansion-first = { $name } decides about { $source } first
ask-expansion-first-short = decide first
ask-other = Decide
ask-other-text = Choose one of these.
ask-other-first = { $name } decides something else first
ask-other-first-short = decide first
