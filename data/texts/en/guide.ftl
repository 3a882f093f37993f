### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Guided first game
title-guided-note = A whole game with the captain
setup-guided-tip = A real game with the captain’s hints, until everything has gone well once.

## The bubble

guide-close = Got it
guide-back = Back to my actions
guide-note = Learned: { $done } of { $count }
guide-note-tip = The captain’s list: what you have done well once, and what is still to come.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = Every turn the storm hits the ship. If it hits a room with no cubes, or the Resource deck runs out, we lose the ship. The way home: divert the power of all eight rooms, then restart the Energy Core.
guide-program = The program plays { $names }.
guide-core = You can save the ship this turn: divert what is left, then restart the Energy Core. { $cost }
guide-critical = One more hit on { $room } and we lose the ship. You can repair that room this turn. { $cost }
guide-danger = One more hit on { $room } and we lose the ship. I see no sure way to repair that room this turn.
guide-divert = You can divert the power of { $room } this turn. { $cost } That brings us one room nearer to home.
guide-share = In the same room you can share: each card costs one action.
guide-repair = You can repair { $room } this turn. { $cost } A matching card puts one cube back.
guide-ability = A fully repaired room can be activated for its ability. You can activate { $room } this turn. { $cost }
guide-token = Your three actions are gone, but an Action token pays for one more.
guide-hand-limit =
    You have { $count ->
        [one] one card
       *[other] { $count } cards
    }, and your hand limit is six. Take one face-up card, or discard what we need least.

## What leads on

guide-onward = You can divert the power of { $room } this turn. { $cost } Rooms left: { $left }.
guide-next-repair = No room can be diverted this turn. The next best thing: repair { $room }. { $cost }
guide-gather = No room can be diverted this turn. The nearest is { $room }. Cards missing: { $cards }. Scavenge for cards.
guide-save = No room can be diverted this turn. End your actions with one left: it becomes an Action token for a later turn.

## What was left undone

guide-missed-core = You ended your actions, but you could still have saved the ship this turn.
guide-missed-critical = You ended your actions, but you could still have repaired { $room }. That room has no cubes.
guide-missed-divert = You ended your actions, but you could still have diverted the power of { $room }.
guide-missed-token = You ended your actions, but your Action token could still have paid for something useful.
guide-missed-share = You ended your actions, but you could still have shared a card that we need.
guide-missed-repair = You ended your actions, but you could still have repaired { $room }.
guide-missed-ability = You ended your actions, but you could still have activated { $room }.

## Farewell

guide-won = The core is running, and we are on our way home. Press { KEY("adviser") } whenever you want me.
guide-lost = We lost this ship, but you know the next one better. Press { KEY("adviser") } whenever you want me.
