### A card held close: what it is good for.

card-about = Descártala para reparar una casilla vacía de su tipo, o guárdala para el coste de desviar una sala.
card-about-wild = Vale por { $resources } en cualquier reparación o coste de desvío.
card-repairs = Repara ahora
card-diverts = Aún hace falta para desviar
card-nowhere = ninguna sala
card-close-hint = { DEVICE() ->
    [pad] Ve a una carta y pulsa { KEY("up") } o { KEY("down") } para ampliarla.
   *[keys] Señala una carta, o pulsa { KEY("up") } o { KEY("down") }, para ampliarla.
}
