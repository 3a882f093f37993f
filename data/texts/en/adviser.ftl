### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = What I would do
adviser-ending = If you end now
adviser-tries = Games simulated: { $count }
adviser-wait = The captain is thinking.
adviser-none = I have no plan to offer here.
adviser-unable = I cannot think right now. Ask me again.
adviser-alone = There is no other plan to compare.
adviser-keep = Keep preview
adviser-why = Why?

## Reasons

adviser-power = { $count ->
    [1] 1 of { $of } rooms is then diverted.
   *[other] { $count } of { $of } rooms are then diverted.
}
adviser-safe = After that, no possible next card destroys the ship.
adviser-risk = After that, { $of ->
    [1] the only possible next card destroys
   *[other] { $count ->
        [1] 1 of { $of } possible next cards destroys
       *[other] { $count } of { $of } possible next cards destroy
    }
} the ship.
adviser-tokens = Costs { $count ->
    [one] one Action token
   *[other] { $count } Action tokens
}.

## After deciding

adviser-decide-first = Decide first. I answer when you end your actions, as the setting “After deciding” says.
adviser-ask-earlier = Ask me during your actions. With the setting “After deciding”, I answer when you end them.
adviser-one-way = You have only one choice here. It needs no advice.
adviser-off = The captain’s advice is off. Turn it on in the settings.
adviser-decided = You have decided. Here is my plan.
adviser-level = As good as my plan.
adviser-yours = Your plan
adviser-mine = My plan
adviser-take-back = Undo the turn
adviser-go-on = Keep my turn

## Why

adviser-parts = They differ from step { $number }
adviser-next = What can come next
adviser-left = Left in hand
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (costs an Action token)

## Settings and keys

settings-adviser = The captain’s advice
settings-adviser-note = After deciding: you see the captain’s plan when you end your actions.
settings-adviser-asked = When asked
settings-adviser-after = After deciding
settings-adviser-off = Off
command-adviser = Ask the captain
command-keep-ghosts = Advice: keep the preview
command-why = Advice: why
play-tip-adviser = The captain’s advice{ KEY("adviser", before: " (", after: ")") }
