### The screens outside the table.

language-name = English

## Title

title-tagline = A co-operative game for one to four players
title-continue = Continue
title-continue-detail = Turn { $turn } · { $difficulty } · { $names }
title-new = New game
title-load = Saved games
title-quit = Quit
title-credit = Based on the board game by Ayden Lowther · Version { $version }
hint-choose = choose
hint-open = open
hint-fullscreen = full screen
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Some settings could not be read and are back to their defaults. The old file was kept as { $path }.
notice-newer = A newer version of Solar Storm wrote { $path }. Your version uses the parts it understands.

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
speed-off = Instant
speed-fast = Brisk
speed-normal = Steady
speed-slow = Calm
menu-reduced-motion = Reduced motion
menu-reduced-motion-detail = Nothing shakes, pulses or tumbles.
menu-confirm = Ask before wasting actions
menu-confirm-detail = Asks when unused actions would earn no tokens.
menu-new = New game
menu-title = Title screen
menu-quit = Quit
menu-saved = The game is saved after every choice.
menu-unsaved = Autosave is off in this copy of Solar Storm. Use “Save as…” to keep this game.

## Setup

setup-title = New game
setup-back = Back to the title screen
setup-crew-fixed = { $players ->
    [1] One player
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
setup-mark-taken = { $name } already has this mark.
setup-remove = Remove this crew member
setup-fewest = A ship needs a crew of at least two. To play alone, turn on { expansion-solo }.
setup-add = Add player
setup-name-empty = Every crew member needs a name.
setup-name-twice = Two crew members share a name. Rename one of them.
setup-name-longest = At most { $count } characters. The rest is left out.
setup-name-letter = Character { $place } cannot be used: it is an emoji or a sign missing from the game’s fonts.
setup-first = First turn
setup-first-chance = Random
setup-no-counting = No counting
setup-no-counting-note = Hides the contents of decks and discard piles, and the odds. The captain gives no chances.
setup-universals = { $count ->
    [0] no { $resource }
   *[other] { $count } { $resource }
}
setup-modes = Expansions
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = Random
setup-rooms-pick = Custom
setup-rooms-v1-note = every room has its first ability
setup-rooms-v2-note = every room has its second ability, unless that needs more players
setup-rooms-mixed-note = rooms get V1 or V2 at random
setup-rooms-pick-note = you choose V1 or V2, room by room
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 or V2 at random. Select it to read both.
   *[keys] V1 or V2 at random. Point here to read both.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = This room has no V2.
setup-no-rules = These expansions cannot be combined. { $detail }
setup-seed = Seed
setup-seed-chance = Random
setup-seed-roll = Deals another ship at random.
setup-seed-clear = Clear the seed
setup-seed-none = No seed set: every game is different.
setup-seed-note = The same seed and settings deal the same game. A game code holds both: type or paste it here.
setup-seed-words = These words make the seed { $seed }. The same words always make the same seed.
setup-seed-long = Too long: a seed has at most { $digits } digits.
setup-mission = This mission
setup-fact-hands = Hands
setup-fact-hands-value = { $cards ->
    [one] one card each
   *[other] { $cards } cards each
}
setup-fact-hands-shared = { $cards } cards in one shared hand
setup-fact-rooms = Rooms
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-deck = Resource cards
setup-fact-deck-value = { $cards } cards, { $universals ->
    [0] no { $resource }
   *[other] { $universals } { $resource }
}
setup-fact-damage = Damage deck
setup-fact-damage-value = { $cards } cards, then Hull Breach
setup-fact-damaged = Ship
setup-fact-damaged-value = { $spaces } cubes already lost
setup-outlook = Win rates
setup-outlook-note = Crews of the program, all of one rank, on random ships.
setup-outlook-nearest = { $ranks }: this game has not been measured. The number is the most similar one’s: { $game }
setup-nearest = similar
setup-outlook-counting = with counting
setup-ranks = { $rank ->
    [cadet] Cadets
    [officer] Officers
   *[captain] Commanders
}
setup-ranks-win = { $rank ->
    [cadet] program’s cadets win
    [officer] program’s officers win
   *[captain] program’s commanders win
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }–{ $high }%
setup-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
setup-not-measured = not measured
setup-change = { $points } ± { $margin } points
setup-change-tip = { $known ->
    [more] This way, the program’s crews ({ $ranks }) save { $points } more of every 100 ships.
    [fewer] This way, the program’s crews ({ $ranks }) save { $points } fewer of every 100 ships.
   *[unclear] No clear effect on how often the program’s crews ({ $ranks }) save the ship.
}
setup-against-first = compared with all V1
setup-start = Start
setup-replace-title = Leave the game in progress?
setup-replace-text = Turn { $turn } · { $difficulty } · { $names }. It stays among your saved games.
setup-replace-yes = Start new game

## Game over

over-won = Victory
over-lost = Defeat
over-go-on = { DEVICE() ->
    [pad] Press any button to see the results
   *[keys] Press any key or click to see the results
}
over-energy-core = Core restarted
over-room-destroyed = The ship is lost
over-deck-empty = Out of resources
over-energy-core-why = { $name } restarted the core on turn { $turn } with { $cards ->
    [one] one Resource card
   *[other] { $cards } Resource cards
} left in the deck.
over-close = { $count ->
    [0] No room ever ran out of cubes.
    [one] A room ran out of cubes once.
   *[other] A room ran out of cubes { $count } times.
}
over-stand-ins = { $count ->
    [one] The game made one choice for a program that gave no answer.
   *[other] The game made { $count } choices for programs that gave no answer.
}
over-room-destroyed-why = On turn { $turn } the storm hit { $room }, which had no cubes left and no Protection token.
over-deck-empty-why = { $torn ->
    [0] On turn { $turn }, { $name }’s turn, the Resource deck ran out.
   *[other] On turn { $turn } the Hull Breach tore away the last { $torn ->
        [one] Resource card
       *[other] { $torn } Resource cards
    }.
}
over-diverted = { $count ->
    [0] No room had been diverted yet.
    [one] One of { $rooms } rooms had been diverted.
    [8] All rooms had been diverted. Only the restart was missing.
   *[other] { $count } of { $rooms } rooms had been diverted.
}
over-fact-turns = { $count ->
    [one] turn
   *[other] turns
}
over-fact-cards = { $count ->
    [one] card left
   *[other] cards left
}
over-fact-damage = Damage cards left
over-fact-diverted = rooms diverted
over-fact-criticals = { $count ->
    [one] close call
   *[other] close calls
}
over-fact-difficulty = difficulty
over-fact-seed = seed
over-fact-code = game code
over-chart = Turn by turn
over-chart-diverted = rooms diverted
over-chart-missing = cubes missing
over-chart-deck = cards left
over-chart-start = start
over-chart-turn = turn { $turn }
over-band-1 = 1 room per card
over-band-2 = 2 rooms per card
over-band-3 = 3 rooms per card
over-band-breach = Hull Breach
over-critical = Turn { $turn }: close call
over-critical-room = { $room }: no cubes left
over-pod-lost = { $name } is lost
over-pod-lost-why = The ship was saved after { $name } left it.
over-pod-alone = { $name } escapes alone
over-pod-alone-why = The last roll was { $roll }, higher than the { $held } cards held.
over-pod-all = All are lost, even { $name }
over-pod-all-why = The last roll was { $roll }, no higher than the { $held } cards held.
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
over-most = most in the crew
over-row-turns = Turns played
over-row-moves = Moves
over-row-repairs = Cubes restored
over-row-diverts = Rooms diverted
over-row-shares = Cards shared
over-row-scavenges = Scavenge rolls
over-row-activations = Rooms activated
over-row-tokens = Tokens used
over-board = View the board
over-watch = Watch replay
over-again = Play same ship
over-new = New game
over-title = Title screen

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjkl zxcvbnm
keyboard-capital = Shift
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Erase
keyboard-system = System keyboard
keyboard-done = Done
