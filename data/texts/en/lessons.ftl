### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = The captain

## Over the table

lesson-branch-basics = Lesson { $number }
lesson-branch-expansions = Expansion { $number }
lesson-step = Step { $step } of { $steps }
lesson-skip = Skip step
lesson-leave = Leave
lesson-show-me = Show me
lesson-read = Read more
lesson-read-page = Read: { $page }
lesson-take-back = Undo
lesson-walk-on = Continue
lesson-again = Repeat step
lesson-back = Previous step
lesson-free = This one is yours: nothing is highlighted. Press { $key } if you are stuck.
lesson-refused = That is not possible. { $why }.
lesson-other = { $what }. This step asks for something else.
lesson-reach = You can still reach the goal this turn: { $count ->
    [one] one choice
   *[other] { $count } choices
} away.
lesson-reach-later = The goal is out of reach this turn.
lesson-lost = { $what }. The goal is now out of reach.
lesson-lost-turn = The goal is now out of reach.
lesson-lost-next = That step is done, but the next one is now out of reach.
lesson-why-over = { $name }’s actions are over.
lesson-why-actions = { $name } has no actions left.
lesson-why-few = { $name } has too few actions left.
lesson-why-card = The card for it is gone: { $card }.
lesson-why-gone = Nothing you can do this turn leads to it.
lesson-costs-next = { $spent ->
    [yes] You can still reach this goal, but then { $name } has no actions left for the next step.
   *[no] You can still reach this goal, but then the next step is out of reach.
}
lesson-asked-note = Answer this first. Then carry on with the step.
lesson-ship-lost = We lost this ship, but it is only a lesson. Try again.
lesson-prompt-lost = The ship is lost
lesson-prompt-lost-text = Look around as long as you like. Press { KEY("end") } or the button here to return to the lesson.
lesson-told = Just watch for now: I will play this part.
lesson-learned = Lesson done
lesson-next = Next: { $title }
lesson-to-school = Flight school

## Flight school

school-title = Flight school
school-back = Back to title
school-basics = Basics
school-basics-note = { $count ->
    [one] one lesson
   *[other] { $count } lessons
}, best in this order
school-expansions = Expansions
school-expansions-note = after you can divert
school-minutes = { $minutes } min
school-done = Done
school-new = New
school-step = Step { $step } of { $steps }
school-progress = { $done } of { $count } lessons done
school-go-on = Continue
school-begin = Start
school-all-done = You have done every lesson. Repeat any of them.
school-captain-begun = You have not finished “{ $title }” yet.
school-captain-next = Next: “{ $title }”.
school-waits = Leave whenever you like. The lesson continues where you left it.
school-unsaved = Your progress in the flight school is not saved: the disk is full or cannot be written to. Solar Storm tries again every few seconds.
school-hint-again = from the start
school-hint-page = rulebook page
school-broken = Part of your lesson progress could not be read. The rest was kept. The old file is saved as { $path }.
title-rulebook = Rulebook
title-school = Flight school
title-school-first = Learn to play at the table
title-school-place = { $done } of { $count } lessons done

## Lesson 1

lesson-move-and-repair = Move and repair
lesson-move-and-repair-text = Move, match a card to a space, put a cube back.
lesson-move-and-repair-sun = Our engines are dead, and the sun is pulling us in. Send the power of all eight rooms to the Energy Core, then restart it.
lesson-move-and-repair-storm = Each room starts with three cubes. Every turn the storm breaks some off. If it hits a room with none, we lose the ship.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] The storm broke a cube off the Engine Room. Take Orion there: press { $move }, then choose the room.
   *[keys] The storm broke a cube off the Engine Room. Drag Orion there, or press { $move } and choose the room.
}
lesson-move-and-repair-mend = A card puts a cube back. The empty space shows which one: data. Put Orion’s data card on it, or press { $repair }.
lesson-move-and-repair-diagonal = Each move takes you one room up, down, left or right. Take Orion up to the Medical Bay.
lesson-move-and-repair-finish = Orion has no actions left. End your actions: press { $end }.
lesson-move-and-repair-collect = Now collect: two unseen cards from the Resource deck, or one face-up card beside it. Take either.
lesson-move-and-repair-own = Vega’s turn. The Crew Quarters have lost a cube, too. Put it back.
lesson-move-and-repair-learned-1 = A move takes you to a neighbouring room and costs one action.
lesson-move-and-repair-learned-2 = A repair costs one action and a card that matches an empty space.
lesson-move-and-repair-learned-3 = A room works only while it has all its cubes.

## Lesson 2

lesson-three-phases = The three phases
lesson-three-phases-text = Act, collect, face the storm. Action tokens.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Scavenge for cards: the die decides how many, if any. Press { $scavenge }.
   *[keys] Scavenge for cards: the die decides how many, if any. Throw it onto the ship, or press { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] A 1 or 2 finds nothing, and the action is gone. Try again: 3 to 5 find one card, 6 finds two. Press { $scavenge }.
   *[keys] A 1 or 2 finds nothing, and the action is gone. Throw the die again: 3 to 5 find one card, 6 finds two.
}
lesson-three-phases-pick = You found one card. Take it unseen from the deck, or take a face-up card.
lesson-three-phases-save = Vega has one action left. End your actions with { $end }: each unused action becomes an Action token.
lesson-three-phases-collect = Phase 2: take two cards from the deck or one face-up card. Then a Damage card shows where the storm hits.
lesson-three-phases-answer = The storm broke a cube off the Cargo Hold. It is Orion’s turn: go there.
lesson-three-phases-mend = The empty space needs energy. Put Orion’s energy card on it.
lesson-three-phases-pass = Orion has done enough. End your actions with { $end }, then take your cards. The storm comes every turn.
lesson-three-phases-own = The Bridge lacks two cubes. Put both back this turn: Vega’s Action token pays for a fourth action.
lesson-three-phases-learned-1 = An unused action becomes an Action token. A token pays for one more action.
lesson-three-phases-learned-2 = Phase 2: two cards from the deck, or one face-up card. Keep six at most.
lesson-three-phases-learned-3 = Phase 3, at the end of every turn: the storm hits the ship.

## Lesson 3

lesson-divert-power = Divert the power
lesson-divert-power-text = Three cubes, three cards, one room closer.
lesson-divert-power-divert = The Cargo Hold is fully repaired. Divert its power: that sends it to the core. Put a matching card on its cost, or press { $divert }.
lesson-divert-power-go = Two of eight rooms are diverted. Your three cards are in the discard pile, like all used cards. Take Vega to the Medical Bay.
lesson-divert-power-universal = This one costs data and two energy. A Universal stands for any card. Divert the power.
lesson-divert-power-end = Vega has no actions left. End your actions with { $end }, then take your cards.
lesson-divert-power-refill = The Engine Room is diverted, so one matching card restores every cube. Use metal.
lesson-divert-power-own = Orion can divert one more room this turn: the Mess Hall.
lesson-divert-power-learned-1 = Diverting takes a fully repaired room, its three cards and one action.
lesson-divert-power-learned-2 = A Universal stands for any one card.
lesson-divert-power-learned-3 = In a diverted room, one card restores every cube.

## Lesson 4

lesson-what-rooms-do = What rooms can do
lesson-what-rooms-do-text = Activate a room instead of passing through.
lesson-what-rooms-do-look = The Bridge shows three Damage cards, which name rooms to be hit. Activate it with { $activate } and put the Mess Hall’s card last.
lesson-what-rooms-do-go = The Crew Quarters are one room down. Take Vega there.
lesson-what-rooms-do-call = Activate the Crew Quarters and bring Orion to Vega. Crew members in the same room can share cards.
lesson-what-rooms-do-end = Vega has five cards and no actions left. End your actions with { $end }.
lesson-what-rooms-do-limit = Your hand limit is six. Take two cards from the deck; then you hold seven and discard one of them.
lesson-what-rooms-do-share = Orion and Vega are in the same room. For one action Orion can take a card or give one: take Vega’s energy.
lesson-what-rooms-do-guard = A Protection token stops one hit. Take Orion to the Armoury, activate it and put both tokens on the Mess Hall.
lesson-what-rooms-do-hold = End Orion’s actions with { $end }, then take your cards. The storm follows the order you chose.
lesson-what-rooms-do-stop = Now the Mess Hall is hit. End Vega’s turn and take a face-up card.
lesson-what-rooms-do-own = One token stopped the hit. The other went back as Orion’s turn began. Repair the Mess Hall’s top space.
lesson-what-rooms-do-learned-1 = You can activate the room you are in while it is fully repaired.
lesson-what-rooms-do-learned-2 = In the same room, an action gives or takes one card. Keep six at the end of your turn.
lesson-what-rooms-do-learned-3 = A Protection token stops one hit. Unused, it goes back at your next turn.

## Lesson 5

lesson-storm-grows = The storm grows
lesson-storm-grows-text = Hits on two rooms, then three. The Hull Breach.
lesson-storm-grows-critical = The Mess Hall has no cubes left. One more hit there and we lose the ship. Put a cube back.
lesson-storm-grows-two = The next card hits two rooms at once. End your actions, then take your cards.
lesson-storm-grows-last = One Damage card is left: three rooms. After it comes the Hull Breach. End Orion’s turn.
lesson-storm-grows-breach = Now every turn drains the Resource deck. When it is empty, we lose the ship. End Vega’s turn.
lesson-storm-grows-own = Seven rooms are diverted. Save the ship this turn: divert the last room, then activate the Energy Core.
lesson-storm-grows-learned-1 = Damage cards hit one room, later two, then three.
lesson-storm-grows-learned-2 = After the last one, the Hull Breach discards Resource cards every turn.
lesson-storm-grows-learned-3 = Divert all eight rooms, then activate the Energy Core to save the ship.

## Alternative rooms

lesson-alternative-rooms = Alternative rooms
lesson-alternative-rooms-text = The same rooms, each with a second ability.
lesson-alternative-rooms-take = This Cargo Hold is different: it gives you a card. Activate it with { $activate } and take nanobots.
lesson-alternative-rooms-end = Only the ability differs; repair track and cost are the same. End your actions, then take your cards.
lesson-alternative-rooms-give = This Repair Centre gives a Repair cube to another crew member. Activate it and give the cube to Lyra.
lesson-alternative-rooms-next = Lyra has the cube now. End Orion’s turn and take your cards.
lesson-alternative-rooms-own = Lyra has a Repair cube, which needs no card. Fill the empty space on the Bridge with it.
lesson-alternative-rooms-learned-1 = Every room but the core has two sides. Read the card.
lesson-alternative-rooms-learned-2 = Repair track and divert cost are the same on both sides.
lesson-alternative-rooms-learned-3 = A held Repair cube repairs without a card.

## Damage Control

lesson-damage-control = Damage Control
lesson-damage-control-text = Some Damage cards let you choose the rooms.
lesson-damage-control-end = Some Damage cards name no rooms: the active player chooses. End your actions with { $end }, then take your cards.
lesson-damage-control-choose = One room, and you choose. The Cargo Hold can take a hit: choose it and confirm with { $end }.
lesson-damage-control-own = Orion’s turn ends with a hit on two rooms of your choice. Some have no cubes: avoid those.
lesson-damage-control-learned-1 = One Damage card of each type leaves the choice of rooms to you.
lesson-damage-control-learned-2 = Its type says how many. The active player chooses different rooms.
lesson-damage-control-learned-3 = A hit on a room with no cubes destroys it, even if you chose it.

## The Escape Pod

lesson-escape-pod = The Escape Pod
lesson-escape-pod-text = Desert the others, and hope you were right.
lesson-escape-pod-board = Seven rooms are diverted, so one of you may leave from the Energy Core. Board the pod with { $board }.
lesson-escape-pod-others = Vega’s turn ended at once. If the ship is saved, Vega loses. Orion stays: end Orion’s actions, then take two cards or one face-up card.
lesson-escape-pod-own = Lyra can save the ship this turn: divert the last room, then activate the Energy Core.
lesson-escape-pod-learned-1 = Once seven rooms are diverted, one player may board. There is no way back.
lesson-escape-pod-learned-2 = Each turn adrift: take a card, roll, and perhaps take another.
lesson-escape-pod-learned-3 = If the ship is saved, only the deserter loses. If not, a last roll decides whether the deserter wins.

## Solo

lesson-solo = Solo
lesson-solo-text = Three crew members, one hand, swaps.
lesson-solo-trade = All three share one hand. For two actions, swap a card for a face-up one: give metal, take data.
lesson-solo-go = One action is left. Take Vega to the Crew Quarters, or to any neighbouring room.
lesson-solo-end = Each crew member takes a full turn. End Vega’s with { $end } and take your cards.
lesson-solo-own = Orion is in the Engine Room. Fill both empty spaces with cards from your hand.
lesson-solo-learned-1 = Three crew members share one hand. Its limit is six cards.
lesson-solo-learned-2 = Instead of sharing, swap with a face-up card for two actions.
lesson-solo-learned-3 = Tokens and cubes belong to one crew member each.
