### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Human
rank-cadet = Cadet
rank-officer = Officer
rank-captain = Captain
rank-human-text = someone at this computer
rank-cadet-text = rules of thumb, at once
rank-officer-text = plans its turn, takes a moment
rank-captain-text = searches whole turns, up to { $seconds } s each

## A new game

setup-rank-cadet-tip = Plays by rules of thumb, and decides at once.
setup-rank-officer-tip = Compares the plans of a turn on decks as they could lie, up to { $seconds } s a turn.
setup-rank-captain-tip = Tries whole turns on many decks as they could lie, up to { $seconds } s a turn.
setup-rank-tip = It sees what you see, no more. A seat can change hands at any time in the game.
setup-rank-slow = Without the compiled simulator it tries less than in the games that were measured.
setup-add-officer = Add officer
setup-watch = Watch

## A player of the program decides

lent-turn-cadet = Cadet’s turn
lent-turn-officer = Officer’s turn
lent-turn-captain = Captain’s turn
lent-thinking = is thinking
lent-thinks = …
lent-paused = paused
lent-step = { $step } · { $way }
lent-pause = Pause
lent-go-on = Go on
lent-skip = Skip
lent-speed = { $speed }×
lent-hint = { $name }’s hand. A player of the program plays it; the cards stay open to all.
end-take-over = Take over
command-take-over = Take over a seat, or hand it over

## Who plays a seat

who-plays = Who plays { $name }?
who-plays-note = Counts from the next choice on. Hands, tokens and the log stay as they are; a player of the program knows what the crew knows, no more.
who-plays-alone = A single player directs the whole crew.

## What a player of the program asks

lent-asks = { $name } asks { $others }
lent-agree = Agree
lent-decline = No

## Settings

settings-captain-seconds = The captain’s time
settings-captain-seconds-note = The longest that a captain of the program thinks about a turn. It counts for seats taken from now on.
settings-seconds = { $count } s
