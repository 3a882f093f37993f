### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Actions
ask-action-text = Choose an action.
ask-action-hint = { DEVICE() ->
    [pad] Pick up a card with { KEY("enter") }, then choose where it goes.
   *[keys] Click or drag a card, or press its key, and choose where it goes.
}
ask-action-first = that does not work this way
ask-action-first-short = not this way
ask-scavenge = { $picks ->
    [0] Take a card
    [1] Take a card
   *[other] Take a card: { $pick } of { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Choose a card from the deck or the face-up row, or “Take nothing”.
   *[keys] Click the deck or a face-up card, or drag one to your hand. You may take nothing.
}
ask-scavenge-hint = Take the top card of the deck, a face-up card, or nothing.
ask-scavenge-first = { $name } must first pick the scavenged cards
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
ask-collect-first = { $name } must collect first
ask-collect-first-short = collect first
ask-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [one] You keep { $hand-limit }. Choose a card, then the discard pile.
       *[other] You keep { $hand-limit }. Choose { $count } cards, then confirm with { KEY("end") }.
    }
   *[keys] { $count ->
        [one] You keep { $hand-limit }. Click a card, then the discard pile, or drag it there.
       *[other] You keep { $hand-limit }. Choose { $count } cards by click or number, then confirm with { KEY("end") }.
    }
}
ask-discard-hint = { $count ->
    [one] Over the limit of { $hand-limit }: discard 1 card.
   *[other] Over the limit of { $hand-limit }: discard { $count } cards.
}
ask-discard-first = { $name } must first discard down to the limit
ask-discard-first-short = discard first
ask-protection = Who gives up a Protection token?
ask-protection-text = { DEVICE() ->
    [pad] Choose a highlighted crew member.
   *[keys] Click a highlighted crew member, or drag one onto the room that is hit.
}
ask-protection-hint = Several Protection tokens could stop this hit. Choose whose.
ask-protection-first = { $name } must first choose who gives up a Protection token
ask-protection-first-short = decide first

## Rooms

ask-crew-quarters = Send a crew member
ask-crew-quarters-text = { DEVICE() ->
    [pad] Choose any meeple, then a room with another crew member. Cancel with { KEY("escape") }.
   *[keys] Click any meeple, then a room with another crew member, or drag it there. { KEY("escape") } cancels.
}
ask-crew-quarters-first = { $name } must send a crew member first
ask-crew-quarters-first-short = send first
ask-crew-quarters-v2 = Send a crew member
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Choose any meeple, then an unoccupied room. Cancel with { KEY("escape") }.
   *[keys] Click any meeple, then an unoccupied room, or drag it there. { KEY("escape") } cancels.
}
ask-crew-quarters-v2-hint = Send any crew member to an unoccupied room.
ask-crew-quarters-v2-first = { $name } must send a crew member first
ask-crew-quarters-v2-first-short = send first
ask-cargo-hold = Reorder the Resource cards
ask-cargo-hold-text = { $count ->
    [one] The next Resource card. Put it back on the deck.
   *[other] The next { $count } Resource cards. Put them back in any order.
}
ask-cargo-hold-first = { $name } must reorder the cards first
ask-cargo-hold-first-short = reorder first
ask-cargo-hold-v2 = Take one card
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Choose the deck or a face-up card.
   *[keys] Click the deck or a face-up card, or drag one to your hand.
}
ask-cargo-hold-v2-hint = Take the top card of the deck or a face-up card.
ask-cargo-hold-v2-first = { $name } must take a card first
ask-cargo-hold-v2-first-short = take first
ask-mess-hall = Give, take or swap
ask-mess-hall-text = Give, take or swap one card with any other crew member.
ask-mess-hall-first = { $name } must finish in the Mess Hall first
ask-mess-hall-first-short = Mess Hall first
ask-mess-hall-v2 = Two others swap
ask-mess-hall-v2-text = Two other crew members swap one card each, or two each.
ask-mess-hall-v2-first = { $name } must finish in the Mess Hall first
ask-mess-hall-v2-first-short = Mess Hall first
ask-trade = Swap a card
ask-trade-text = { DEVICE() ->
    [pad] Choose a card in hand, then the face-up card you want for it. Your card replaces it; nothing is drawn.
   *[keys] Click a card in hand and the face-up card you want, or drag one onto the other. Your card replaces it; nothing is drawn.
}
ask-trade-hint = { DEVICE() ->
    [pad] Choose a card in hand and a face-up card.
   *[keys] Click a card in hand and a face-up card, or drag one onto the other.
}
ask-trade-first = { $name } must finish in the Mess Hall first
ask-trade-first-short = Mess Hall first
ask-engine-room = Swap with the discard pile
ask-engine-room-text = Swap one of your cards for any card in the discard pile.
ask-engine-room-first = { $name } must swap a card first
ask-engine-room-first-short = swap first
ask-engine-room-v2 = Take a discarded card
ask-engine-room-v2-text = Take any card from the discard pile. Then discard the top card of the deck.
ask-engine-room-v2-first = { $name } must take a discarded card first
ask-engine-room-v2-first-short = take first
ask-repair-centre = Repair another room
ask-repair-centre-text = { DEVICE() ->
    [pad] Choose an empty space in another, highlighted room. Cancel with { KEY("escape") }.
   *[keys] Drag a matching card onto an empty space of a highlighted room, or click that space. { KEY("escape") } cancels.
}
ask-repair-centre-first = { $name } must repair another room first
ask-repair-centre-first-short = repair first
ask-repair-centre-v2 = Give a Repair cube
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Choose who gets the cube. It fills a space without a card.
   *[keys] Drag the cube to another crew member, or click one. It fills a space without a card.
}
ask-repair-centre-v2-hint = Give the Repair cube to another crew member.
ask-repair-centre-v2-first = { $name } must give the Repair cube first
ask-repair-centre-v2-first-short = give first
ask-medical-bay-v2 = Hand out Action tokens
ask-medical-bay-v2-text = { $count ->
    [one] Hand out an Action token
   *[other] Hand out up to { $count } Action tokens
} to other crew members.
ask-medical-bay-v2-first = { $name } must hand out the Action tokens first
ask-medical-bay-v2-first-short = hand out first
ask-bridge = Reorder the Damage cards
ask-bridge-text = { $count ->
    [one] The next Damage card. Put it back on the deck.
   *[other] The next { $count } Damage cards. Put them back in any order.
}
ask-bridge-first = { $name } must reorder the Damage cards first
ask-bridge-first-short = reorder first
ask-bridge-v2 = Top or bottom
ask-bridge-v2-text = { $count ->
    [one] The next Damage card. Put it back on top or at the bottom.
   *[other] The next { $count } Damage cards. Put each back on top or at the bottom.
}
ask-bridge-v2-first = { $name } must reorder the Damage cards first
ask-bridge-v2-first-short = reorder first
ask-armoury = { $left ->
    [one] Place one Protection token
   *[other] Place { $left } Protection tokens
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Choose a room. This is the last token in the supply.
       *[other] Choose a room. One room may get both. Take one back with { KEY("escape") }.
    }
   *[keys] { $count ->
        [one] Click a room, or drag the token there. This is the last token in the supply.
       *[other] Click a room, or drag a token there. One room may get both. { KEY("escape") } takes one back.
    }
}
ask-armoury-first = { $name } must place the Protection tokens first
ask-armoury-first-short = place tokens first
ask-armoury-v2 = Give a Protection token
ask-armoury-v2-text = { DEVICE() ->
    [pad] Choose who gets the token. It stops one hit on its holder’s room.
   *[keys] Drag the token to any crew member, or click one. It stops one hit on its holder’s room.
}
ask-armoury-v2-hint = Give the Protection token to any crew member, even yourself.
ask-armoury-v2-first = { $name } must give the Protection token first
ask-armoury-v2-first-short = give first

## Expansions

ask-damage-control = { $left ->
    [0] Confirm the damage
   *[other] { $count ->
        [one] Choose one room to damage
       *[other] Choose { $count } rooms to damage: { $left } to go
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Every room shows what the hit does. Choose a room again to undo. Confirm with { KEY("end") } or the button.
       *[other] { $setup ->
            [yes] Damage Control hits before the first turn, and the first player chooses. Every room shows what a hit would do.
           *[no] Damage Control: you choose. Choose a room, and again to undo. Every room shows what a hit would do.
        }
    }
   *[keys] { $left ->
        [0] Every room shows what the hit does. Click a chosen room to undo. { KEY("end") } or the button confirms.
       *[other] { $setup ->
            [yes] Damage Control hits before the first turn, and the first player chooses. Click a room, or drag the card there. Every room shows what a hit would do.
           *[no] Damage Control: you choose. Click a room, or drag the card there. Click again to undo. Every room shows what a hit would do.
        }
    }
}
ask-damage-control-hint = Every room shows what a hit would do to it. { KEY("end") } confirms.
ask-damage-control-first = { $name } must first choose the rooms that are hit
ask-damage-control-first-short = choose rooms first

## Actions, as they stand in a list

action-move = Move
action-scavenge = Scavenge
action-give = Give a card
action-take = Take a card
action-trade = Swap a card
action-repair = Repair
action-repair-with-cube = Repair with a held cube
action-divert = Divert power
action-activate = Activate the room
action-board = Board the Escape Pod
action-finish = End actions

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Activate { $source }
ask-room-text = Choose how to activate { $source }.
ask-room-first = { $name } must first decide about { $source }
ask-room-first-short = decide first
ask-expansion = { $source }
ask-expansion-text = { $source }: you choose.
ask-expansion-first = { $name } must first decide about { $source }
ask-expansion-first-short = decide first
ask-other = Decide
ask-other-text = Choose one of these.
ask-other-first = { $name } must decide something else first
ask-other-first-short = decide first
