### The screens outside the table.

language-name = English

## Title

title-tagline = A co-operative game for one to four players
title-continue = Continue
title-continue-detail = Turn { $turn } · { $difficulty } · { $names }
title-new = New game
title-load = Load a game
title-quit = Quit
title-credit = After the board game by Ayden Lowther · Version { $version }
hint-choose = choose
hint-open = open
hint-fullscreen = full screen
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Not everything in the settings could be read. What makes sense counts, the rest is as it was at first. The old file is kept as { $path }.

## Difficulties

difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
difficulty-veteran = Veteran
difficulty-realist = Realist

## Questions

confirm-back = Back

## Menu over the table

menu-heading = Menu
menu-where = Turn { $turn } · { $difficulty }
menu-continue = Continue
menu-speed = Pace
speed-off = At once
speed-fast = Brisk
speed-normal = Steady
speed-slow = Calm
menu-reduced-motion = Reduced motion
menu-reduced-motion-detail = Nothing shakes, pulses or tumbles.
menu-confirm = Ask before actions are lost
menu-confirm-detail = When ending a turn would waste actions for nothing.
menu-new = New game
menu-title = Title screen
menu-quit = Quit
menu-saved = The game is saved after every choice.
menu-unsaved = This copy of Solar Storm does not save by itself. “Save as…” keeps this game.


## Setup

setup-title = New game
setup-back = Back to the title screen
setup-crew = Crew
setup-crew-fixed = { $players ->
    [1] A single player
   *[other] { $players } players
} always { $players ->
    [1] directs
   *[other] direct
} { $crew ->
    [1] one crew member
    [2] two crew members
    [3] three crew members
   *[other] { $crew } crew members
}.
setup-name = Name
setup-mark-taken = { $name } has this mark.
setup-remove = Remove this crew member
setup-fewest = A ship needs at least two crew.
setup-add = Add human
setup-name-empty = Everyone needs a name.
setup-name-twice = Two crew cannot share a name.
setup-name-letter = The letter “{ $letter }” cannot be shown here.
setup-first = First turn
setup-first-chance = By chance
setup-no-counting = No counting
setup-no-counting-note = What is left in the decks and lies on the discard piles stays hidden, and so do the odds.
setup-difficulty = Difficulty
setup-difficulty-note = a Universal card stands for any resource
setup-universals = { $count ->
    [0] none
   *[other] { $count } { $resource }
}
setup-modes = Expansions
setup-rooms = Alternative rooms
setup-rooms-v1 = All V1
setup-rooms-v2 = All V2
setup-rooms-mixed = By chance
setup-rooms-pick = Pick
setup-rooms-v1-note = every room with its first ability
setup-rooms-v2-note = every room with its second ability
setup-rooms-mixed-note = each room shows at the start which it is
setup-rooms-pick-note = choose V1 or V2 for every room
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 or V2: chance decides. Come here to read both.
   *[keys] V1 or V2: chance decides. Point here to read both.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = There is no V2 of this room.
setup-no-rules = These expansions make no rules together. { $detail }
setup-seed = Seed
setup-seed-chance = By chance
setup-seed-roll = Choose a seed by chance
setup-seed-clear = No seed: every game is new
setup-seed-none = No seed is set: every game is new.
setup-seed-note = The same seed and settings deal the same game. A game code says both: type or paste it here.
setup-seed-long = That is too long: a seed has at most { $digits } digits.
setup-mission = This mission
setup-fact-hands = Hands
setup-fact-hands-value = { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
setup-fact-hands-shared = { $cards } cards, shared by all
setup-fact-rooms = Rooms
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-rooms-chance = V1 or V2 by chance
setup-fact-deck = Resource cards
setup-fact-deck-value = { $cards } cards, { $universals ->
    [0] no { $resource }
   *[other] { $universals } { $resource }
}
setup-fact-damage = Damage deck
setup-fact-damage-value = { $cards } cards, then Hull Breach
setup-fact-damaged = Ship
setup-fact-damaged-value = { $spaces } spaces already damaged
setup-fact-first = First turn
setup-outlook = Outlook
setup-outlook-note = Crews of one rank alone, on ships dealt by chance.
setup-outlook-nearest = { $ranks }, nearest: { $game }
setup-nearest = nearest
setup-outlook-counting = with counting
setup-ranks = { $rank ->
    [cadet] Cadets
    [officer] Officers
   *[captain] Captains
}
setup-ranks-win = { $rank ->
    [cadet] cadets win
    [officer] officers win
   *[captain] captains win
}
setup-chance = { $percent } % ± { $margin }
setup-interval = { $low }–{ $high } %
setup-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
setup-not-measured = not measured
setup-change = { $points } ± { $margin } points
setup-against-first = against all V1
setup-start = Start
setup-replace-title = Leave the game in progress?
setup-replace-text = Turn { $turn } · { $difficulty } · { $names }. It is kept among the saved games, and you can load it again at any time.
setup-replace-yes = Start anew

## Game over

over-won = Victory
over-lost = Defeat
over-go-on = { DEVICE() ->
    [pad] Any button: what happened, in numbers
   *[keys] Any key or a click: what happened, in numbers
}
over-energy-core = Core restarted
over-room-destroyed = The ship is lost
over-deck-empty = Nothing left to burn
over-energy-core-why = { $name } restarted the core on turn { $turn } with { $cards ->
    [one] one resource card
   *[other] { $cards } resource cards
} left in the deck.
over-close = { $count ->
    [0] No room ever ran out of cubes.
    [one] Once, a room lost its last cube.
   *[other] A room lost its last cube { $count } times.
}
over-room-destroyed-why = On turn { $turn } the storm hit { $room }, which had no cube left and no shield.
over-deck-empty-why = { $torn ->
    [0] On turn { $turn } the last card left the resource deck, and with it { $name }’s chance to go on.
   *[other] On turn { $turn } the breached hull tore away the last { $torn ->
        [one] resource card
       *[other] { $torn } resource cards
    }.
}
over-diverted = { $count ->
    [0] No room had been diverted yet.
    [one] One of { $rooms } rooms had been diverted.
    [8] All rooms were diverted: only the restart was missing.
   *[other] { $count } of { $rooms } rooms had been diverted.
}
over-fact-turns = turns
over-fact-cards = cards left
over-fact-damage = damage cards left
over-fact-diverted = rooms diverted
over-fact-criticals = close calls
over-fact-difficulty = difficulty
over-fact-seed = seed
over-fact-code = game code
over-chart = Turn by turn
over-chart-diverted = rooms diverted
over-chart-missing = cubes missing
over-chart-deck = cards left
over-chart-start = start
over-chart-turn = turn { $turn }
over-band-1 = 1 room a hit
over-band-2 = 2 rooms a hit
over-band-3 = 3 rooms a hit
over-band-breach = Hull Breach
over-critical = Turn { $turn }: close call
over-critical-room = { $room } has no cube left
over-pod-lost = { $name } is lost
over-pod-lost-why = The ship was saved without { $name }, who had left it.
over-pod-alone = { $name } escapes alone
over-pod-alone-why = The last roll, { $roll }, is above the { $held } cards held.
over-pod-all = All are lost, { $name } as well
over-pod-all-why = The last roll, { $roll }, is not above the { $held } cards held.
over-pod-told = { $turn ->
    [0] Left before this record
   *[other] Left on turn { $turn }
} · { $adrift ->
    [one] 1 turn adrift
   *[other] { $adrift } turns adrift
} · { $taken ->
    [one] 1 card taken
   *[other] { $taken } cards taken
}
over-crew = Crew
over-row-turns = Turns played
over-row-moves = Moves
over-row-repairs = Cubes put back
over-row-diverts = Rooms diverted
over-row-shares = Cards shared
over-row-scavenges = Scavenge rolls
over-row-activations = Rooms activated
over-row-tokens = Tokens used
over-board = Look at the board
over-watch = Watch again
over-again = Same ship again
over-new = New game
over-title = Title screen

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjkl zxcvbnm
keyboard-capital = Capital
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Erase
keyboard-system = System keyboard
keyboard-done = Done
