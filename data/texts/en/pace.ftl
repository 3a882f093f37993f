### Pace: the question to a new player, and the hits since the last turn of a player.

pace-title = How fast should the storm play out?
pace-text = One last thing before your first flight. You can change this at any time in the settings.
pace-slow = Time to follow every hit. Best for a first game.
pace-normal = You see everything without much waiting.
pace-fast = For crews who know the cards.
pace-off = No animation: results appear at once.

## Before a player’s turn

recap-title = { $since ->
    [alone] Since your last turn
    [first] { $name }, before your first turn
   *[last] { $name }, since your last turn
}
recap-title-ready = Ready, { $name }? Turn { $turn } is yours.
recap-nothing = { $since ->
    [first] No hits since the game began.
   *[last] No hits since your last turn.
}
recap-turn = Turn { $turn }, { $name }
recap-cube = { $spaces ->
    [0] hit
   *[other] one cube lost, { $left } of { $spaces } left
}
recap-cube-since = one cube lost, now { $left } of { $spaces }
recap-protected = saved by a Protection token
recap-protected-short = Protection
recap-protects = protects { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = Hull Breach: { $count ->
    [0] no card lost
    [one] one card lost
   *[other] { $count } cards lost
}
recap-spared = No room was hit.
recap-go-on = Continue
recap-ready = Ready
recap-never = Don’t show again
