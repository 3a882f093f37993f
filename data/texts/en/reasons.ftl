### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = Activated by an action
play-passive-no = it works automatically and cannot be activated
play-passive-short = passive room
play-first = No other decision comes first
play-first-no = { $name } must decide something else first
play-first-short = decide first
play-seat = The decision is yours
play-seat-no = { $name } decides
play-seat-short = not yours now
play-over = The game is not over
play-over-no = the game is over
play-over-short = game over
play-choice = This can be chosen
play-choice-no = { $choice ->
    [none] there is nothing to choose
   *[other] { $choice } cannot be chosen here
}
play-choice-short = not here
play-unknown-key = “{ $key }” is known here
play-unknown-key-no = “{ $key }” is not known here
play-unknown-key-short = unknown name
play-unknown-value = “{ $key }” can be { $value }
play-unknown-value-no = “{ $key }” cannot be { $value }
play-unknown-value-short = unknown value

## Crew members

play-aboard = { $name ->
    [none] A crew member is aboard
   *[other] { $name } is aboard
}
play-aboard-no = { $name ->
    [none] no one is aboard
   *[other] { $name } has left the ship and is out of reach
}
play-aboard-short = left the ship
play-another = Another crew member
play-another-no = you already hold this card
play-another-short = already yours

## Cards and cubes

play-in-hand = The card is in your hand
play-in-hand-no = you hold no such card
play-in-hand-short = not in hand
play-their-cards = { $name ->
    [none] Others hold cards
   *[other] { $name } holds cards
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] neither side holds any cards
       *[other] the others hold no cards
    }
   *[other] { $name } holds no cards
}
play-their-cards-short = no cards
play-their-card = { $name ->
    [none] A crew member holds the card
   *[other] { $name } holds the card
}
play-their-card-no = { $name ->
    [none] no one holds such a card
   *[other] { $name } holds no such card
}
play-their-card-short = not theirs
play-discarded = The card is in the discard pile
play-discarded-no = no such card is in the discard pile
play-discarded-short = not discarded
play-face-up = The card is face up
play-face-up-no = no such card is face up
play-face-up-short = not face up
play-held-cube = You hold a Repair cube
play-held-cube-no = you hold no Repair cube
play-held-cube-short = no cube held
play-topmost = No other space comes first
play-topmost-no = one repair fills every space of a diverted room: choose the topmost that matches
play-topmost-short = the topmost one

## Rooms

play-passive-tokens = Activated by an action
play-passive-tokens-no = it works automatically; start your turn here while it is fully repaired to gain two Action tokens
play-passive-tokens-short = passive room
play-strikes = These rooms can be hit
play-strikes-no = { $rooms-count ->
    [1] the Energy Core is never hit
   *[other] these rooms cannot be hit together
}
play-strikes-short = not these rooms
play-strikes-count = { $count ->
    [one] One room
   *[other] { $count } different rooms
}
play-strikes-count-no = { $count ->
    [one] choose the room that is hit
   *[other] choose { $count } different rooms
}
play-strikes-count-short = choose first
