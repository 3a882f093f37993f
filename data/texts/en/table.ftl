### The table: everything painted on it.

## Resources, tokens, damage

resource-data = Data
resource-metal = Metal
resource-nanobots = Nanobots
resource-energy = Energy
resource-universal = Universal

## Top bar

table-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
table-game = { $difficulty } · { $players ->
    [one] solo
   *[other] { $players } crew
}
phase-actions = Actions
phase-actions-left = { $left } of { $base-actions } left
phase-actions-done = done
phase-collect = Collect
phase-collect-note = { $deck-cards ->
    [one] 1 card
   *[other] { $deck-cards } cards
} or 1
phase-damage = Damage
phase-damage-note = { $rooms ->
    [0] hull breach
    [one] 1 room
   *[other] { $rooms } rooms
}
threat-title = { $phase ->
    [over] The voyage is over
    [empty] The deck runs out
    [breach] Hull Breach
    [first] Threat in turn 1
    [later] Threat next turn
   *[other] Threat this turn
}
threat-loss = { $percent }%
threat-lost = ship lost
threat-cards = { $possible ->
    [one] ({ $fatal } of 1 card)
   *[other] ({ $fatal } of { $possible } cards)
}
threat-empty = (in Phase 2)
threat-sides = ({ $fatal } of { $possible } rolls)
threat-hidden = { $rooms ->
    [0] a roll discards cards
    [one] one room will be hit
   *[other] { $rooms } rooms will be hit
}
threat-not-counted = No counting: odds stay hidden
threat-few = { $count ->
    [one] 1 card until the ship is lost
   *[other] { $count } cards until the ship is lost
}
threat-few-brief = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
threat-over = no more threats
threat-times = { $count }×
threat-breach = Breach
threat-breach-turn = turn { $turn }
threat-breach-now = every turn
threat-left = Left in the Damage deck: { $cards }

## Room cards

room-diverted = Diverted
room-critical = CRITICAL
room-critical-note = next hit: ship lost
room-destroyed = DESTROYED
room-destroyed-note = the ship is lost
room-restart = Restart the core: activate it to win
room-restart-brief = Restart to win
room-other-brief = Own ability
room-chip = { $percent }%
room-power = power
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = ACTIVE
tag-next = NEXT
tag-then = THEN
tag-last = LAST
tag-pod = POD
crew-left = Left the ship
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Escape Pod
pod-offline = Offline: { $count } of { $needed } rooms diverted
pod-offline-short = Offline: { $count } of { $needed } diverted
pod-online = Online. Board it from the core.
pod-online-short = Online: you may board
pod-taken = Adrift with { $count ->
    [one] one card
   *[other] { $count } cards
}
pod-taken-short = Adrift with { $count ->
    [one] one card
   *[other] { $count } cards
}

## Supply

## Resources

resources-title = Resources
panel-not-counted = Not counted
resources-empty = Empty = ship lost · { $turns ->
    [0] less than a turn
    [one] ~1 turn
   *[other] ~{ $turns } turns
}
resources-discard = Discard
resources-seen-title = { $count ->
    [one] Next card, seen by all
   *[other] Next { $count } cards, seen by all
}

## Damage

damage-title = Damage
damage-breach-last = Hull Breach last
damage-breach-on = roll every turn
damage-last = { $turn ->
    [0] Last hit
   *[other] Last hit, turn { $turn }
}
damage-none = No hits yet
damage-next = { $rooms ->
    [one] next: 1 room
   *[other] next: { $rooms } rooms
}
damage-any = Any { $count }
damage-seen-title = { $count ->
    [one] Next Damage card, seen by all
   *[other] Next { $count } Damage cards, seen by all
}

## The die

die-before = Not rolled yet
die-scavenge = { $value } · { $cards ->
    [0] no cards
    [one] one card
    [2] two cards
   *[other] { $cards } cards
}
die-breach = { $value } · { $cards ->
    [0] no cards lost
    [one] one card lost
   *[other] { $cards } cards lost
}
die-other = { $value }
die-who-scavenge = { $name }, scavenge
die-who-breach = Hull Breach
die-who-other = { $name }, adrift

## The dock

dock-actions = Actions
dock-collect = Phase 2: collect cards
dock-damage = Phase 3: damage
dock-setup = Before the first turn
dock-adrift = Adrift in the Escape Pod
dock-over = The game is over
dock-empty-hand = No cards in hand
button-move = Move
button-scavenge = Scavenge
button-share = Share
button-divert = Divert power
button-repair = Repair
button-activate = Activate
button-restart = Restart
button-more = More actions
end-finish = End actions
end-nothing = Take nothing
end-confirm = Confirm
end-wait = Your choice
end-strike = Damage
end-adrift = Adrift
end-seat = Please wait
end-over = Result
end-again = Repeat step
end-back = Previous step
end-tokens = { $count ->
    [one] +1 token
   *[other] +{ $count } tokens
}
end-lost = no tokens left
end-none-left = { $tokens ->
    [0] all actions used
    [one] keep the token
   *[other] keep the tokens
}
would-card-data = data
would-card-metal = metal
would-card-nanobots = nanobots
would-card-energy = energy
would-card-universal = Universal
would-move = { $count ->
    [one] choice of 1 room
   *[other] choice of { $count } rooms
}
would-scavenge = { $percent }%: 1+ card
would-share = with { $name }
would-share-many = with { $count } others
would-repair = { $card } in space { $slot }
would-repair-any = space { $slot }
would-repair-many = { $count } spaces
would-refill = refill with { $card }
would-divert = costs 3 cards
would-divert-wild = { $count ->
    [one] with 1 Universal
   *[other] with { $count } Universals
}
would-divert-ways = { $count } ways to pay
would-activate = this room
would-more = { $count ->
    [0] none possible now
    [one] one possible now
   *[other] { $count } possible now
}
would-win = restart the core
hint-spent = No actions left. End your actions to collect cards.
hint-no-cards = Move, scavenge or end your actions.
hint-choice = Make your choice.
hint-over = The game is over.
