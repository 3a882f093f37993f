# The film: why a game went as it did.

film-title = The film
film-saved = How the ship was saved on turn { $turn }
film-lost = How the ship was lost on turn { $turn }
film-luck = Luck
film-decisions = Decisions
film-points = Points: { $points }
film-start = from { $value }% at the start
film-chance = Chance to win
film-meaning = if cadets finished the game; band: margin of error
film-looking = Analysing turn { $turn } of { $turns }
film-unable = This game could not be analysed.
film-stopped = The analysis stopped responding. Open the film again to continue.
film-luck-lane = Luck: dice, draws, damage
film-decisions-lane = Decisions: better or worse than a cadet’s
film-turn = Turn { $turn }, { $name }
film-turn-alone = Turn { $turn }
film-point-listed = Turn { $turn }: { $words }
film-point = turning point { $at } of { $count }
film-missed = { $points } or more points missed
film-sign-good = no clearly better plan
film-sign-missed = the captain’s plan was better
film-somebody = a player
film-happened = What happened
film-part = { $at } / { $count }
film-more = Show the rest
film-captain = The captain’s plan
film-as-good = I found no clearly better plan.
film-as-good-note = At the table I only estimate. Here I judge by games played to the end.
film-awaited = Not analysed yet. You will soon see here what luck and decisions changed, and the captain’s plan.
film-better = { $win }% instead: { $points ->
    [one] one point
   *[other] { $points } points
} better, ± { $margin }
film-show = Show it
film-enters = Actions: { $actions } · Action tokens: { $tokens } · Cards in the deck: { $cards }
film-key-turns = turns
film-key-points = turning points
film-key-play = play
film-names-hide = Hide names
film-names-show = Show names
film-point-back = Previous turning point
film-point-on = Next turning point
film-tip-plot = { DEVICE() ->
    [pad] Move along the chart with { KEY("left") } and { KEY("right") }. Each step is a turn.
   *[keys] Click or drag along the chart, or press the left and right arrow keys. Each step is a turn.
}
film-tip-point = Turn { $turn }, points: { $points }
film-back = Back
film-end-saved = saved
film-end-lost = lost
over-film = Film
command-film = See why the game went as it did
command-film-show = Film: show it at the table
