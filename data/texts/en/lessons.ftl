### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = The captain

## Over the table

lesson-branch-basics = Lesson { $number }
lesson-branch-expansions = Expansion { $number }
lesson-step = Step { $step } of { $steps }
lesson-skip = Skip step
lesson-leave = Leave
lesson-show-me = Show me
lesson-read = Read about it
lesson-take-back = Take it back
lesson-walk-on = Walk on
lesson-again = This step again
lesson-back = One step back
lesson-free = Your own move: nothing is lit. { $key } shows the way.
lesson-refused = The rules refuse that: { $why }.
lesson-other = { $what }. This step wants something else.
lesson-reach = The goal is within reach this turn: { $count ->
    [one] one choice
   *[other] { $count } choices
} away.
lesson-reach-later = The goal is out of reach in this turn.
lesson-lost = { $what }. The goal is out of reach now.
lesson-lost-turn = The goal is out of reach now.
lesson-learned = Lesson done
lesson-next = Next: { $title }
lesson-to-school = Flight school

## Flight school

school-title = Flight school
school-back = Back to the title
school-basics = The basics
school-basics-note = { $count ->
    [one] one lesson
   *[other] { $count } lessons
}, in any order; this order is best
school-expansions = Expansions
school-expansions-note = once you can divert
school-minutes = { $minutes } min
school-done = Done
school-new = New
school-step = Step { $step } of { $steps }
school-progress = { $done } of { $count } lessons done
school-go-on = Go on
school-begin = Begin
school-all-done = All lessons are done. Each can be flown again.
school-captain-begun = You were on the way in “{ $title }”.
school-captain-next = Next is “{ $title }”.
school-waits = Leave at any step: the lesson waits for you there.
school-hint-again = from the start
school-hint-page = its page in the rulebook
school-broken = The file of your lessons could not be read whole. What made sense counts; it is kept as { $path }.
title-rulebook = Rulebook
title-school = Flight school
title-school-first = Learn the game at the table
title-school-place = { $done } of { $count } lessons done

## Lesson 1

lesson-move-and-repair = Move and repair
lesson-move-and-repair-text = Walk, match a card to a space, put a cube back.
lesson-move-and-repair-go = One cube is gone from the Engine Room. Take Mara there: drag her, or press { $move } and choose the room.
lesson-move-and-repair-mend = The open space wants data. Put Mara’s data card on it, or press { $repair }.
lesson-move-and-repair-diagonal = Rooms side by side are one move apart. Take Mara up to the Medical Bay.
lesson-move-and-repair-finish = An action that is not used becomes an Action token. End your actions: press { $end }.
lesson-move-and-repair-collect = Now cards: two from the deck, unseen, or one that lies open. Take either.
lesson-move-and-repair-own = Joon’s turn. The Crew Quarters have lost a cube as well. Put it back.
lesson-move-and-repair-learned-1 = A move leads to a room next door and costs one action.
lesson-move-and-repair-learned-2 = A repair costs a card that matches an open space.
lesson-move-and-repair-learned-3 = A room works only with all its cubes.
