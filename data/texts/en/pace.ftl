### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = How fast shall the storm be shown?
pace-text = One last thing before your first flight. You can change it at any time in the settings.
pace-slow = Time to read every blow; good for a first game.
pace-normal = You see everything, without much waiting.
pace-fast = For crews who know what the cards do.
pace-off = Nothing moves; the result lies there at once.

## Before a person’s turn

recap-title = { $since ->
    [alone] Since your last turn
    [first] { $name }, before your first turn
   *[last] { $name }, since your last turn
}
recap-title-ready = Ready, { $name }? Turn { $turn } is yours.
recap-nothing = { $since ->
    [first] Nothing has struck since the game began.
   *[last] Nothing has struck since your last turn.
}
recap-turn = Turn { $turn }, { $name }
recap-cube = { $spaces ->
    [0] hit
   *[other] one cube lost, now { $left } of { $spaces }
}
recap-protected = shielded
recap-left = { $left }/{ $spaces }
recap-lost = Hull Breach: { $count ->
    [0] no card lost
    [one] one card lost
   *[other] { $count } cards lost
}
recap-spared = No room was hit.
recap-go-on = Go on
recap-ready = Ready
recap-never = Not again
