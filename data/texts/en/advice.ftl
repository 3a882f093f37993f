### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = My choice
adviser-worth-close = Nearly as good
adviser-worth-unclear = Hard to tell
adviser-worth-weaker = Seems weaker
adviser-worth-far = Seems much weaker

## What a plan does: $crew is a name, $room a room

adviser-win = Saves the ship.
adviser-core = { $crew } can then restart the core.
adviser-opens = { $crew } can then divert { $room }.
adviser-holds = { $crew } then has every card to divert { $room }.
adviser-lacks = { $crew } then needs only { $count ->
    [one] one more card
   *[other] { $count } more cards
} to divert { $room }.
adviser-first = Waiting is risky: the storm may hit { $room } first, and then you cannot divert it.
adviser-otherwise = Without this, { $of ->
    [1] the only possible next card destroys
   *[other] { $count ->
        [1] 1 of { $of } possible next cards destroys
       *[other] { $count } of { $of } possible next cards destroy
    }
} the ship.
adviser-rescue = One more hit no longer destroys { $room }.
adviser-whole = Fully repairs { $room }.
adviser-bears = { $room } can then take { $count } hits instead of { $of }.
adviser-nearer = The next turn starts closer to { $room }, where { $crew } can use a card.
adviser-keeps = Saves { $count ->
    [one] one Action token
   *[other] { $count } Action tokens
} for later.
adviser-hand = { $crew } then holds { $count ->
    [one] one card
   *[other] { $count } cards
}.
adviser-repairs = { $crew } can then repair { $room }.
adviser-plain = Has no particular advantage.

## What can be done with a plan

adviser-play = Play it
adviser-play-plan = Play plan { $number }
adviser-play-ends = End actions yourself
adviser-ending-best = My choice: end your actions now.
adviser-play-not = This plan ends your actions. Do that yourself.
adviser-why-not = Why not?
adviser-only = Only this plan
adviser-lost = What you would give up
adviser-better = I found a better plan. Show it
command-play-plan = Advice: carry out the plan

## The film

film-tip-hit = Hit: { $rooms }
