### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = What I would do
adviser-ending = If you end now
adviser-tries = Games simulated: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = The captain is thinking.
adviser-none = I have no plan to offer here.
adviser-alone = There is no other plan to compare.
adviser-best = The best of these.
adviser-equal = As good as plan { $plan }.
adviser-behind = Weaker.
adviser-keep = Keep preview
adviser-why = Why?

## Reasons

adviser-power = That makes { $count } of { $goal } rooms diverted.
adviser-safe = After that, no possible next card destroys the ship.
adviser-risk = After that, { $possible ->
    [1] the only possible next card destroys
   *[other] { $fatal ->
        [1] 1 of { $possible } possible next cards destroys
       *[other] { $fatal } of { $possible } possible next cards destroy
    }
} the ship.
adviser-cubes = The ship gains { $count ->
    [one] one cube
   *[other] { $count } cubes
}.
adviser-tokens = Costs { $count ->
    [one] one Action token
   *[other] { $count } Action tokens
}.

## After deciding

adviser-decide-first = Decide first. I answer when you end your actions.
adviser-ask-earlier = Ask me during your actions. I answer when you end them.
adviser-one-way = You have only one choice here. It needs no advice.
adviser-off = The captain’s advice is off. Turn it on in the settings.
adviser-decided = You have decided. Here is my plan.
adviser-level = As good as my plan.
adviser-yours = Your plan
adviser-mine = My plan
adviser-take-back = Undo the turn
adviser-go-on = Keep my turn
adviser-why-points = Why? (−{ $points })

## Why

adviser-parts = They differ from step { $number }
adviser-next = What can come next
adviser-left = Left in hand

adviser-crew = For a crew of this rank: { $rank }

## Settings and keys

settings-adviser = The captain’s advice
settings-adviser-note = Default: playing alone, you get advice when you ask; with others, after you decide.
settings-adviser-usual = Default
settings-adviser-asked = When asked
settings-adviser-after = After deciding
settings-adviser-off = Off
command-adviser = Ask the captain
command-keep-ghosts = Advice: keep the preview
command-why = Advice: why
play-tip-adviser = The captain’s advice{ KEY("adviser", before: " (", after: ")") }
