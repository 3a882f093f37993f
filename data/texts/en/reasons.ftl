### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = It is used by an action
play-passive-no = it works by itself, nobody has to use it
play-passive-short = passive room
play-first = Nothing else comes first
play-first-no = { $name } decides something else first
play-first-short = decide first
play-seat = The decision is yours
play-seat-no = { $name } decides
play-seat-short = not yours now
play-over = The game goes on
play-over-no = the game is over
play-over-short = game over
play-choice = It can be chosen
play-choice-no = { $choice ->
    [none] there is nothing to choose
   *[other] { $choice } cannot be chosen here
}
play-choice-short = not here
play-unknown-key = “{ $key }” can be said here
play-unknown-key-no = nothing here is called “{ $key }”
play-unknown-key-short = unknown name
play-unknown-value = “{ $key }” can be { $value }
play-unknown-value-no = “{ $key }” cannot be { $value }
play-unknown-value-short = unknown value

## Crew members

play-aboard = { $name ->
    [none] Somebody is aboard
   *[other] { $name } is aboard
}
play-aboard-no = { $name ->
    [none] nobody is aboard
   *[other] { $name } has left the ship and is out of reach
}
play-aboard-short = left the ship
play-another = Somebody else
play-another-no = the card is yours already
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
        [0] neither side holds a card
       *[other] the others hold no card
    }
   *[other] { $name } holds no card
}
play-their-cards-short = no cards
play-their-card = { $name ->
    [none] Somebody holds the card
   *[other] { $name } holds the card
}
play-their-card-no = { $name ->
    [none] nobody holds such a card
   *[other] { $name } holds no such card
}
play-their-card-short = not theirs
play-discarded = The card lies in the discard pile
play-discarded-no = no such card lies in the discard pile
play-discarded-short = not discarded
play-face-up = The card lies face up
play-face-up-no = no such card lies face up
play-face-up-short = not face up
play-held-cube = A Repair cube of your own
play-held-cube-no = you hold no Repair cube
play-held-cube-short = no cube held
play-topmost = No other space has to come first
play-topmost-no = its power is diverted, so one repair fills every space: take the topmost that fits
play-topmost-short = the topmost one

## Rooms

play-passive-tokens = It is used by an action
play-passive-tokens-no = it works by itself; begin your turn here and gain two Action tokens
play-passive-tokens-short = passive room
play-strikes = Rooms that can be damaged
play-strikes-no = { $rooms-count ->
    [1] the Energy Core is never damaged
   *[other] these rooms cannot be damaged together
}
play-strikes-short = not these rooms
play-strikes-count = { $count ->
    [one] One room
   *[other] { $count } different rooms
}
play-strikes-count-no = { $count ->
    [one] choose the room that is damaged
   *[other] choose { $count } different rooms
}
play-strikes-count-short = choose first
