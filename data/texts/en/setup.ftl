# The screen on which a new game is set up: its first page and its page of details.

setup-ship = Ship
setup-deal = Deal again
setup-details = Details
setup-details-back = Back to crew and difficulty
setup-marks = Crew colours
setup-level-tip = How often crews played by the program saved such ships:
setup-level-same = Levels with the same numbers showed no clear difference.
setup-level-margin = “±” and ranges: the true rate is very likely inside.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Alternative rooms
