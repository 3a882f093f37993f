# Watching a game again, and game codes.

replay-label = Watching a game
replay-where = Turn { $turn } · choice { $at } of { $length }
replay-begin = The ship is ready and the crew is aboard: nobody has done anything yet.
replay-tip-line = { DEVICE() ->
    [pad] The whole game. { KEY("left") } and { KEY("right") } go along it. Above the line: turns and power diverted. Below it: hits.
   *[keys] The whole game. Drag, click, or press the arrow keys. Above the line: turns and power diverted. Below it: hits.
}
replay-first = To the beginning
replay-back-turn = To the turn before
replay-back = One choice back
replay-play = Play
replay-pause = Stop here
replay-on = One choice on
replay-on-turn = To the next turn
replay-last = To the end
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Play on from here
replay-branch-over = The game is over at this point: go back a few choices first.
replay-leave = Leave
replay-lost-title = Could not watch this game
replay-replace-title = Play on from turn { $turn }?
replay-replace-text =
    This begins a new game with the same past. Another game is in progress (turn { $other }); it is kept among the saved games.
replay-replace-yes = Play on from here

code-label = Game code
code-copy = Copy the game code: whoever types it in as the seed gets the very same ship
code-copied = Copied: { $code }
code-not-copied = The clipboard is out of reach. The code is { $code }: type it in where the seed is asked for.
code-none = A game that began from a written position has no code
code-letters = Not a game code: codes hold digits and letters only
code-slip = Not a seed, and no game code either: compare it letter by letter
code-newer = This game code comes from a newer version of Solar Storm
code-expansion = This game code needs an expansion that is not installed here
code-difficulty = This game code needs a difficulty that is not installed here
code-other = This game code belongs to other rules: it would be another ship here
code-taken = Game code understood: players, modes, rooms and difficulty are set as it says
