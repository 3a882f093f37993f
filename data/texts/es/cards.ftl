### A card held close: what it is good for.

card-about = Ponla en una casilla de reparación abierta de su tipo o guárdala: con las demás cartas del coste desvía la energía de una sala.
card-about-wild = Vale por { $resources }, lo que haga falta: en una casilla de reparación o en el coste de desviar.
card-repairs = Repara ahora
card-diverts = Aún hace falta para desviar
card-nowhere = ninguna sala
card-close-hint = { DEVICE() ->
    [pad] Ve a una carta y pulsa { KEY("up") } o { KEY("down") } para verla en grande.
   *[keys] Detente sobre una carta, o pulsa { KEY("up") } o { KEY("down") }, para verla en grande.
}
