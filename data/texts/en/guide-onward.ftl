### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    It takes { $count ->
        [one] one action
       *[other] { $count } actions
    }{ $walk ->
        [0] .
       *[other] , including the way there.
    }
captain-go-first = First go to { $room }.
guide-share-card =
    { $way ->
        [give] Give { $name } { $cards }.
       *[take] Take { $cards } from { $name }.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] Then { $name } has all the cards to divert { $room }.
           *[take] Then you have all the cards to divert { $room }.
        }
       *[other] { $way ->
            [give] To divert { $room }, { $name } then only needs: { $cards }.
           *[take] To divert { $room }, you then only need: { $cards }.
        }
    }
guide-go =
    No room can be diverted this turn. But you have all the cards to divert { $room }, { $count ->
        [one] one move
       *[other] { $count } moves
    } away. Go towards it now.
guide-go-core =
    All eight rooms are diverted. The Energy Core is { $count ->
        [one] one move
       *[other] { $count } moves
    } away. Go towards it now, to restart it.
guide-next-ability = No room can be diverted this turn. The next best thing: activate { $room }. { $cost }
guide-go-damaged = No room can be diverted this turn. Your next stop: { $room }. Cubes are missing there.
guide-go-mate = No room can be diverted this turn. Your next stop: { $room }. In the same room you can share cards.
guide-go-ready = No room can be diverted this turn. Your next stop: { $room }. Be there when your next turn begins.
guide-keep =
    No room can be diverted this turn. You can end your actions now{ $count ->
        [0] , but the supply has no Action token left for unused ones.
        [one] : an unused action becomes one Action token for a later turn.
       *[other] : the unused ones become { $count } Action tokens for later turns.
    }
guide-take-deck = I would draw from the deck now.
guide-take-card = I would take this face-up card: { $cards }.
guide-discard = I would discard: { $cards }. The room we can divert soonest is { $room }, and we keep every card for it.
guide-discard-least = I would discard: { $cards }. The other cards help us more.
guide-spent =
    Your actions are used up. { $count ->
        [0] End your actions: you collect cards, then the storm hits.
        [one] You can keep your Action token for a later turn. End your actions: you collect cards, then the storm hits.
       *[other] You can keep your { $count } Action tokens for later turns. End your actions: you collect cards, then the storm hits.
    }
guide-first-divert = Well done: { $room } now sends its power to the Energy Core. Rooms still to divert: { $left }.
guide-topics-done = Learned: { $topics }.
guide-topics-left = Still to come: { $topics }.
guide-topics-back = Back to the hint
guide-topic-repair = repair a room
guide-topic-divert = divert power
guide-topic-share = share a card
guide-topic-token = use a token
guide-topic-ability = activate a room
guide-topic-hand-limit = keep to the hand limit
guide-topic-critical = repair a critical room
guide-topic-core = restart the core
guide-note-short = { $done }/{ $count }
