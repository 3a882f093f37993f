# The screen on which a new game is set up: its first page and its page of details.

setup-ship = This ship
setup-deal = Deal again
setup-details = Details
setup-details-back = Back to crew and difficulty
setup-marks = Crew colours
setup-level-same = Levels with the same win rate showed no measurable difference.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Alternative rooms
