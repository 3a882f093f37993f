### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Player
rank-cadet = Cadet
rank-officer = Officer
rank-captain = Commander
rank-human-text = a player at this computer
rank-cadet-text = simple rules, no waiting
rank-officer-text = plans each turn, takes a moment
rank-captain-text = tries whole turns, up to { $seconds } s each

## A new game

setup-rank-cadet-tip = Played by the program. It follows simple rules and decides at once.
setup-rank-officer-tip = Played by the program. It compares plans for the turn, each with many possible card orders. It takes up to { $seconds } s a turn.
setup-rank-captain-tip = Played by the program. It tries whole turns, each with many possible card orders. It takes up to { $seconds } s a turn.
setup-rank-tip = It sees only what you see. You can change who plays a seat at any time.
setup-rank-slow = On this computer it tries fewer turns than in the measured games, so it may win less often.
setup-add-officer = Add an officer, played by the program
setup-seat-program = Program
setup-watch = Watch

## A player of the program decides

lent-turn-cadet = Cadet’s turn
lent-turn-officer = Officer’s turn
lent-turn-captain = Commander’s turn
lent-thinking = the program is thinking
lent-thinks = …
thinks-long = This is taking longer than usual.
lent-paused = paused
lent-step = { $step } · { $way }
lent-pause = Pause
lent-go-on = Go on
lent-skip = Skip turn
lent-skip-on = To your turn
lent-speed = { $speed }×
lent-hint = { $name }’s hand, played by the program. Everyone can see the cards.
end-take-over = Take over
end-give-back = Give back
seat-taken = You play { $name } now. Until your first choice, “Give back” returns the seat.{ KEY("take-over", before: " After that, press ", after: ".") }
command-take-over = Take over or hand over a seat

## Who plays a seat

who-plays = Who plays { $name }?
who-plays-note = Takes effect with the next choice. Hands, tokens and the log stay as they are. The program knows only what the crew knows.
who-plays-alone = A single player directs the whole crew.

## What a player of the program asks

lent-asks = { $name } asks { $others }
lent-agree = Agree
lent-decline = Decline

## Settings

settings-captain-seconds = Commander’s thinking time
settings-captain-seconds-note = The longest that a commander played by the program thinks about a turn. Takes effect for seats assigned from now on.
settings-seconds = { $count } s
lent-skip-tip = Skips turns and storms until you are asked something. If only programs play, it skips this turn.
