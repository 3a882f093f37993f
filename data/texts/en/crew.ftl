### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Human
rank-cadet = Cadet
rank-officer = Officer
rank-captain = Captain
rank-human-text = someone at this computer
rank-cadet-text = rules of thumb, at once
rank-officer-text = plans its turn, takes a moment
rank-captain-text = searches whole turns, takes its time

## A new game

setup-rank-tip = It sees what you see, no more. A seat can change hands at any time in the game.
setup-add-officer = Add officer
setup-watch = Watch
