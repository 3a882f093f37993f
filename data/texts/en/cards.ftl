### A card held close: what it is good for.

card-about = Lay it on an open repair space of its kind, or keep it: with the other cards of the cost it diverts a room’s power.
card-about-wild = Stands for { $resources }, whichever is wanted: on a repair space or in the cost of diverting.
card-repairs = Repairs now
card-diverts = Still needed to divert
card-nowhere = no room
card-close-hint = { DEVICE() ->
    [pad] Go to a card and press { KEY("up") } or { KEY("down") } to see it large.
   *[keys] Rest on a card, or press { KEY("up") } or { KEY("down") }, to see it large.
}
