# The film: why a game went as it did.

film-title = The film
film-saved = How the ship was saved on turn { $turn }
film-lost = How the ship was lost on turn { $turn }
film-luck = Luck
film-decisions = Decisions
film-points = { $points } points
film-start = from { $value }% at the start
film-chance = Chance to win
film-meaning = if a crew of cadets played on; the band is the margin
film-looking = Looking at turn { $turn } of { $turns }
film-unable = No chances are known for this game.
film-luck-lane = Luck: dice, draws, damage
film-decisions-lane = Decisions: better or worse than a cadet’s
film-turn = Turn { $turn }, { $name }
film-turn-alone = Turn { $turn }
film-point-listed = Turn { $turn }: { $words }
film-point = turning point { $at } of { $count }
film-missed = { $points } points or more missed
film-somebody = somebody
film-happened = What happened
film-part = { $at } / { $count }
film-more = Show the rest of what happened
film-captain = The captain would have
film-as-good = Nothing would have been better beyond the margin.
film-better = { $win }% instead: { $points } points better, give or take { $margin }
film-show = Show it
film-enters = Actions: { $actions } · Action tokens: { $tokens } · cards in the deck: { $cards }
film-key-turns = turns
film-key-points = turning points
film-key-play = play
film-names-hide = Hide names
film-names-show = Show names
film-point-back = To the turning point before
film-point-on = To the next turning point
film-tip-plot = { DEVICE() ->
    [pad] Go along the plot with { KEY("left") } and { KEY("right") }: each place is a turn.
   *[keys] Click or drag along the plot, or press the left and right arrow keys: each place is a turn.
}
film-tip-point = Turn { $turn }: { $points } points
film-back = Back
film-end-saved = saved
film-end-lost = lost
over-film = Film
command-film = See why the game went as it did
command-film-show = Film: show it at the table
