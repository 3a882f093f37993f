# Replays and game codes.

replay-where = Turn { $turn } · choice { $at } of { $length }
replay-begin = The crew is aboard, and nobody has acted yet.
replay-tip-line = { DEVICE() ->
    [pad] The whole game. Move along it with { KEY("left") } and { KEY("right") }. Above the line: turns and diverted power. Below it: hits.
   *[keys] The whole game. Drag, click or press the arrow keys. Above the line: turns and diverted power. Below it: hits.
}
line-turn = turns
line-divert = power diverted
line-hit = hits
replay-first = To the start
replay-back-turn = Previous turn
replay-back = Previous choice
replay-play = Play
replay-pause = Pause
replay-on = Next choice
replay-on-turn = Next turn
replay-last = To the end
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Continue from here
replay-branch-over = The game is already over here. Go back a few choices first.
replay-leave = Leave
replay-replace-title = Continue from turn { $turn }?
replay-replace-text =
    This starts a new game from this point. Your game in progress (turn { $other }) stays among the saved games.
replay-replace-yes = Continue from here

code-label = Game code
code-copy = Copy the game code. Typed in as the seed, it deals the same ship. It does not say who plays.
code-copied = Copied: { $code }
code-not-copied = The clipboard is not available. The code is { $code }: type it in as the seed.
code-none = A game from a custom position has no code
code-letters = Not a seed: type a number, words or a game code
code-slip = Neither a seed nor a game code: check every letter
code-newer = This game code comes from a newer version of Solar Storm
code-expansion = This game code needs an expansion that cannot be used here
code-difficulty = This game code needs a difficulty that is not installed here
code-other = This game code is for different rules and would deal another ship here
code-taken = Game code accepted: players, modes, rooms and difficulty now match it. You choose who plays each seat.
