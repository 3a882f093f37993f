### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = How fast shall the storm be shown?
pace-text = One last thing before your first flight. You can change it at any time in the settings.
pace-slow = Time to read every blow; good for a first game.
pace-normal = You see everything, without much waiting.
pace-fast = For crews who know what the cards do.
pace-off = Nothing moves; the result lies there at once.
