### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = Jugador activo
folded-next = Siguiente
folded-then = Después
folded-last = Último turno de la ronda
folded-pod = En la Cápsula de escape
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
        [one] una carta,
        [many] { $cards } cartas,
       *[other] { $cards } cartas,
    }
} { $tokens ->
    [one] una ficha de acción
    [many] { $tokens } fichas de acción
   *[other] { $tokens } fichas de acción
}{ $cubes ->
    [0] {""}
    [one] , un cubo de reparación
    [many] , { $cubes } cubos de reparación
   *[other] , { $cubes } cubos de reparación
}{ $shields ->
    [0] {""}
    [one] , una ficha de protección
    [many] , { $shields } fichas de protección
   *[other] , { $shields } fichas de protección
}
folded-critical = CRÍTICA: el próximo impacto la destruye
