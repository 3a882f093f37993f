### The descent: ten kinds of ship for each crew size.

title-descent = The descent
title-descent-note = Ten kinds of ship, from gentle to deadly
descent-title = The descent
descent-lead = Ten rungs, from gentle to deadly. Neighbours may be equally hard. Only the first flight of a ship counts.
descent-rung-1 = Far orbit
descent-rung-2 = Solar wind
descent-rung-3 = First light
descent-rung-4 = Corona’s edge
descent-rung-5 = Streamers
descent-rung-6 = Prominence
descent-rung-7 = Field of flares
descent-rung-8 = Dark spot
descent-rung-9 = Boiling light
descent-rung-10 = Heart of the sun
descent-name = { $rung } · { $name }
descent-officers = Officers rescue
descent-interval = { $low } to { $high }%
descent-unmeasured = not measured yet
descent-you = You
descent-sum = { $won } of { $count }
descent-needed = Rescue { $needed } of your last { $last } ships here to go deeper.
descent-next = Rescue the next ship to go deeper.
descent-done = Done. It stays done.
descent-all = All rungs are done. The sun has nothing left to show you.
descent-later = { $count ->
    [one] This rung counts once rung { $first } is done.
    [2] This rung counts once rungs { $first } and { $last } are done.
   *[other] This rung counts once rungs { $first } to { $last } are done.
}
descent-begin = Begin
descent-practice = Fly it for practice
descent-again = Fly it again
descent-aid-adviser = with advice
descent-aid-undo = with undo
