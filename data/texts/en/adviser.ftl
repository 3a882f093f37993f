### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = What I would do
adviser-ending = Ending it now
adviser-tries = Futures tried: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = The captain is thinking.
adviser-none = The captain knows no plan here.
adviser-alone = There is no other plan to compare it with.
adviser-best = The best of these.
adviser-equal = As good as plan { $plan }.
adviser-behind = Weaker.
adviser-keep = Keep ghosts
adviser-why = Why?

## Reasons

adviser-power = Rooms diverted then: { $count } of { $goal }.
adviser-safe = Then nothing that comes next loses the ship.
adviser-risk = Cards that can come next and lose the ship then: { $fatal } of { $possible }.
adviser-cubes = Cubes on the ship: +{ $count }.
adviser-tokens = Action tokens spent: { $count }.

## After deciding

adviser-decide-first = Decide first: I answer when you end your actions.
adviser-ask-earlier = Ask me during your actions: I answer when you end them.
adviser-one-way = Only one thing can be done now: there is nothing to advise.
adviser-off = The adviser is switched off in the settings.
adviser-decided = You have decided. Here is my answer.
adviser-level = As good as mine.
adviser-yours = Your turn
adviser-mine = The captain’s
adviser-take-back = Take the turn back
adviser-go-on = Go on with my turn
adviser-why-points = Why? (−{ $points })

## Why

adviser-parts = Where they part: step { $number }
adviser-next = What can come next
adviser-left = Left in hand

adviser-crew = If played on as: { $rank }

## Settings and keys

settings-adviser = The captain’s advice
settings-adviser-note = As usual: one person is answered when asked, several are answered after deciding.
settings-adviser-usual = As usual
settings-adviser-asked = When asked
settings-adviser-after = After deciding
settings-adviser-off = Off
command-adviser = Ask the captain
command-keep-ghosts = Advice: keep the ghosts
command-why = Advice: why
play-tip-adviser = The captain’s advice{ KEY("adviser", before: " (", after: ")") }
