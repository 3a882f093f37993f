### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = One player directs three crew members with one hand of cards.
expansion-solo-full = Alone you direct three crew members who take turns: one hand of cards for all of them, tokens for each. In place of sharing you trade a card of the hand for a face-up one.
expansion-damage-control = Damage Control
expansion-damage-control-text = Three Damage cards let you choose which rooms are hit.
expansion-damage-control-full = One Damage card of each type leaves the deck unseen; a card that names no rooms comes in for it. Whoever draws it chooses one, two or three rooms that are hit.
expansion-escape-pod = Escape Pod
expansion-escape-pod-text = Once seven rooms are diverted, one of you may desert the others.
expansion-escape-pod-full = Once seven rooms are diverted, whoever stands on the Energy Core may board the pod. If the ship is saved, the others win; if it is lost, the deserter takes one more card, and a last roll above the number of cards held wins the game alone.

## Why an expansion cannot be in a game

number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $number }
}
expansion-players = For { FORM($for, "or") } { $most ->
    [1] player
   *[other] players
}.
expansion-players-no = needs { FORM($for, "or") } { $most ->
    [1] player
   *[other] players
}{ $crowd ->
    [alone] ; you are alone.
    [fewer] : add another.
   *[more] : you are too many.
}
expansion-players-short = other players
expansion-apart = Goes together with “{ $other }”.
expansion-apart-no = does not go together with “{ $other }”: both change the same thing.
expansion-apart-short = not with { $other }
