### A card held close: what it is good for.

card-about = Discard it to repair an empty space of its kind, or save it for a room’s divert cost.
card-about-wild = Stands for { $resources } in any repair or divert cost.
card-repairs = Repairs now
card-diverts = Still needed to divert
card-nowhere = no room
card-close-hint = { DEVICE() ->
    [pad] Go to a card and press { KEY("up") } or { KEY("down") } to enlarge it.
   *[keys] Point at a card, or press { KEY("up") } or { KEY("down") }, to enlarge it.
}
