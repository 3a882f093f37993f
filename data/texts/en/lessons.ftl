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
lesson-read-page = Read: { $page }
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
lesson-move-and-repair-go = { DEVICE() ->
    [pad] One cube is gone from the Engine Room. Take Mara there: press { $move } and choose the room.
   *[keys] One cube is gone from the Engine Room. Take Mara there: drag her, or press { $move } and choose the room.
}
lesson-move-and-repair-mend = The open space wants data. Put Mara’s data card on it, or press { $repair }.
lesson-move-and-repair-diagonal = Rooms side by side are one move apart. Take Mara up to the Medical Bay.
lesson-move-and-repair-finish = No action is left. End your actions: press { $end }.
lesson-move-and-repair-collect = Now cards: two from the deck, unseen, or one that lies open. Take either.
lesson-move-and-repair-own = Joon’s turn. The Crew Quarters have lost a cube as well. Put it back.
lesson-move-and-repair-learned-1 = A move leads to a room next door and costs one action.
lesson-move-and-repair-learned-2 = A repair costs a card that matches an open space.
lesson-move-and-repair-learned-3 = A room works only with all its cubes.

## Lesson 2

lesson-three-phases = The three phases
lesson-three-phases-text = Act, collect, then the storm strikes. Tokens.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Scavenging finds cards: the die says how many. Press { $scavenge }.
   *[keys] Scavenging finds cards: the die says how many. Throw it into the ship, or press { $scavenge }.
}
lesson-three-phases-pick = One card. Take it from the deck, unseen, or one that lies open.
lesson-three-phases-save = End your actions now with { $end }: each one unused becomes an Action token.
lesson-three-phases-collect = Phase 2: two cards from the deck, or one that lies open. After that the storm strikes.
lesson-three-phases-answer = The storm took a cube from the Cargo Hold. It is Mara’s turn: take her there.
lesson-three-phases-mend = The open space wants energy. Put Mara’s energy card on it.
lesson-three-phases-own = The Bridge lacks a cube, too. Repair it in this turn: Mara’s token pays for a fourth action.
lesson-three-phases-learned-1 = An unused action becomes a token; a token pays for one more action.
lesson-three-phases-learned-2 = Phase 2 brings cards: two unseen, or one that lies open.
lesson-three-phases-learned-3 = Phase 3 belongs to the storm, at the end of every turn.

## Lesson 3

lesson-divert-power = Divert the power
lesson-divert-power-text = Three cubes, three cards, one room closer.
lesson-divert-power-divert = The Cargo Hold is whole. Its column wants data, metal, nanobots. Lay one of them there, or press { $divert }.
lesson-divert-power-go = One room of eight. The Medical Bay is next: take Joon there.
lesson-divert-power-universal = It wants data and two energy; a Universal stands for any card. Divert its power.
lesson-divert-power-end = No action is left. End your actions with { $end }, then take your cards.
lesson-divert-power-refill = The power of the Engine Room is diverted: one card that fits brings back every cube. Use metal.
lesson-divert-power-own = Mara can divert the power of one more room this turn. It is the Mess Hall.
lesson-divert-power-learned-1 = Diverting takes a whole room, its three cards and one action.
lesson-divert-power-learned-2 = A Universal stands for any one card.
lesson-divert-power-learned-3 = With its power diverted, one card repairs the whole room.

## Lesson 4

lesson-what-rooms-do = What rooms can do
lesson-what-rooms-do-text = Activate a room instead of passing through.
lesson-what-rooms-do-look = The Bridge sees the next three Damage cards. Activate it, with { $activate }, and lay the one you can bear on top.
lesson-what-rooms-do-go = The Crew Quarters lie below. Take Joon there.
lesson-what-rooms-do-call = The Crew Quarters send anyone to a room where somebody else stands. Activate them and send Mara to Joon.
lesson-what-rooms-do-end = End your actions with { $end }, then take your cards. The storm follows your order.
lesson-what-rooms-do-own = Mara’s turn. The Armoury lays two shields; each stops one hit. Lay them before the storm strikes.
lesson-what-rooms-do-learned-1 = Only a whole room can be activated, by whoever stands in it.
lesson-what-rooms-do-learned-2 = The Bridge decides what strikes next.
lesson-what-rooms-do-learned-3 = A shield on a room stops one hit.

## Lesson 5

lesson-storm-grows = The storm grows
lesson-storm-grows-text = Two, then three rooms a hit. The Hull Breach.
lesson-storm-grows-critical = The Mess Hall has no cube left. One more hit there and the ship is lost. Put a cube back.
lesson-storm-grows-two = The next card strikes two rooms at once. End your actions, and take your cards.
lesson-storm-grows-last = One Damage card is left: three rooms. Behind it waits the Hull Breach. End Mara’s turn.
lesson-storm-grows-breach = Now every turn tears cards from the Resource deck. Empty, it loses the ship. End Joon’s turn.
lesson-storm-grows-own = Seven rooms are diverted. Save the ship in this turn: the last room, then the Energy Core.
lesson-storm-grows-learned-1 = Damage cards grow: one room, then two, then three.
lesson-storm-grows-learned-2 = After the last one the Hull Breach tears cards away every turn.
lesson-storm-grows-learned-3 = All eight rooms diverted, then the Energy Core activated: the ship is saved.

## Alternative rooms

lesson-alternative-rooms = Alternative rooms
lesson-alternative-rooms-text = The same rooms with a second ability each.
lesson-alternative-rooms-take = This Cargo Hold works otherwise: it gives a card. Activate it, with { $activate }, and take nanobots.
lesson-alternative-rooms-end = The same track, the same cost: only the ability differs. End your actions, then take your cards.
lesson-alternative-rooms-give = This Repair Centre hands a Repair cube to somebody else. Activate it and give the cube to Kei.
lesson-alternative-rooms-next = The cube waits with Kei. End Mara’s turn and take cards.
lesson-alternative-rooms-own = Kei holds a Repair cube, which needs no card. Close the gap in the Bridge with it.
lesson-alternative-rooms-learned-1 = Every room but the core has two sides; read the card.
lesson-alternative-rooms-learned-2 = Track and divert cost are the same on both sides.
lesson-alternative-rooms-learned-3 = A held cube repairs without a card.

## Damage Control

lesson-damage-control = Damage Control
lesson-damage-control-text = Some hits ask you which rooms they strike.
lesson-damage-control-end = Some Damage cards name no room: whoever is active chooses. End your actions with { $end }, then take your cards.
lesson-damage-control-choose = One room, of your choice. Choose the Cargo Hold, which can bear it, and confirm with { $end }.
lesson-damage-control-own = Mara’s turn ends with a hit on two rooms of your choice. Some have no cube left. Lose none.
lesson-damage-control-learned-1 = One card of each type leaves its rooms to the crew.
lesson-damage-control-learned-2 = The active player chooses, different rooms each.
lesson-damage-control-learned-3 = A hit on a room without cubes loses the ship, chosen or not.

## The Escape Pod

lesson-escape-pod = The Escape Pod
lesson-escape-pod-text = Desert the others, and hope you were right.
lesson-escape-pod-board = Seven rooms are diverted: from the Energy Core one of you may leave. Board the pod, with { $board }.
lesson-escape-pod-others = Joon’s turn ended at once. If the ship is saved, Joon loses. Mara stays: end her turn.
lesson-escape-pod-own = Kei can save the ship in this turn: the last room, then the Energy Core.
lesson-escape-pod-learned-1 = With seven rooms diverted one player may board, for good.
lesson-escape-pod-learned-2 = Each turn adrift: a card, a roll, perhaps another card.
lesson-escape-pod-learned-3 = Saved without the deserter, the others win; lost, the deserter may win alone.

## Solo

lesson-solo = Alone against the sun
lesson-solo-text = Solo: one hand, three crew, trading.
lesson-solo-trade = One hand serves all three. For two actions, trade a card for an open one: give metal, take data.
lesson-solo-go = One action is left. Take Joon to the Crew Quarters, or anywhere next door.
lesson-solo-end = Each of the three takes a whole turn. End Joon’s with { $end } and take cards.
lesson-solo-own = Mara stands in the Engine Room. Close both gaps with what the hand holds.
lesson-solo-learned-1 = One hand of six cards for three crew members.
lesson-solo-learned-2 = A trade takes the place of sharing; it costs two actions.
lesson-solo-learned-3 = Tokens and cubes belong to a single crew member.

## A guided first game

setup-guided = Guided first game
setup-guided-tip = A real game; the captain says what can be done, until two turns had no mistake.
guide-close = Understood
guide-note = These hints end after two turns without a mistake.
guide-win = The ship can be saved in this turn, in { $count ->
    [one] one step
   *[other] { $count } steps
}.
guide-critical = { $room } has no cube left; the next hit there loses the ship. It can be repaired this turn, in { $count ->
    [one] one step
   *[other] { $count } steps
}.
guide-divert = The power of { $room } can be diverted in this turn, in { $count ->
    [one] one step
   *[other] { $count } steps
}.
guide-danger = { $room } has no cube left; the next hit there loses the ship. There is no sure way to repair it in this turn.
guide-quiet = No room is one hit from losing the ship. There is no sure way to divert power in this turn.
guide-missed-win = The actions were ended, and the ship could still have been saved in this turn.
guide-missed-critical = The actions were ended, and { $room } could still have been repaired. It has no cube.
guide-over = Two turns without a mistake. The table is yours.
