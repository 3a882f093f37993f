### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = One player directs three crew members with one hand of cards.
expansion-solo-full = You direct three crew members who take turns. They share one hand, but each has tokens of their own. Instead of sharing, you swap a card in hand for a face-up card.
expansion-damage-control = Damage Control
expansion-damage-control-text = Three Damage cards let you choose which rooms are hit.
expansion-damage-control-full = One unseen card of each type is replaced by a Damage card that names no rooms. The active player chooses as many different rooms as its type says.
expansion-escape-pod = Escape Pod
expansion-escape-pod-text = Once seven rooms are diverted, one of you may desert the others.
expansion-escape-pod-full = Once seven rooms are diverted, a player on the Energy Core may board the pod. If the ship is saved, the others win. If it is lost, the deserter takes one more card and rolls. Above the number of cards held, the deserter wins alone; otherwise everyone loses.

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
    [fewer] : add a player.
   *[more] : remove a player.
}
expansion-players-short = { $crowd ->
    [alone] not in solo
    [fewer] add player
   *[more] remove a player
}
expansion-apart = Can be combined with “{ $other }”.
expansion-apart-no = cannot be combined with “{ $other }”: both change the same rule.
expansion-apart-short = not with { $other }
