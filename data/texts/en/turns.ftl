### Turns of earlier flights that can be flown again.

turns-title = Turns to fly again
turns-lead = The captain saw a better plan in each of these turns. Can you find it?
turns-sum = To fly: { $waiting } · Solved: { $solved }
turns-cadet = Turn { $turn }, a cadet’s
turns-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turns-better = My plan was { $points } better here (± { $margin }), measured by the chance to win if cadets finish the game.
turns-how = Your try ends with your turn. Then your old turn, your new one and the captain’s are compared on the same fresh deals, so luck does not count.
turns-fly = Fly this turn
turns-drop = Remove it
turns-none = No turns to fly again. Your next film may add some.
turns-found = { $count ->
    [one] One turn of this film was added to your turns to fly again.
   *[other] { $count } turns of this film were added to your turns to fly again.
}
turns-cannot = This turn was flown with other rules, so it cannot be flown here.
turns-damaged = Some turns to fly again could not be read and were left out. The old file is saved as { $file }.
turns-unread = Your turns to fly again cannot be read right now. Solar Storm tries again every few seconds.
turns-unsaved = Changes to your list of turns to fly again are not saved: the disk is full or cannot be written to. Solar Storm tries again every few seconds.
turns-again = Turn { $turn } again
turns-task = Make the best of this turn.
turns-task-end = Cards and rolls are the same as then.
turns-leave = Leave
turns-adviser = The captain answers after your try.
turns-start = The turn began here.
turns-lock = This deck is in the same order as then.
turns-then = Then
turns-now = Now
turns-chance = Chance to win if cadets finish the game; ± is right 95 times in 100
turns-comparing = Comparing on fresh deals: { $deals } of { $most }
turns-luck = Luck with cards and rolls does not count, only what was made of it.
turns-unable = The plans could not be compared. Fly the turn once more to try again.
turns-gain = { $points } better than before
turns-loss = { $points } worse than before
turns-even = As good as before
turns-level = As good as the captain’s plan, within the margin
turns-above = { $points } better than the captain’s plan
turns-behind = { $points } behind the captain’s plan
turns-solved = Solved. It leaves your list.
turns-stays = It stays on your list.
turns-keep = Keep it
turns-show = Show it
turns-next = Next: turn { $turn }, { $points }
turns-once-more = Fly it once more
settings-turns-again = Save turns you can improve
settings-turns-again-note = If a film shows that the captain had a much better plan for a turn, you can play that turn again later.
command-turn-keep = Turn flown again: keep it
command-turn-again = Turn flown again: once more
command-turn-show = Turn flown again: show it
