### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = Jogador ativo
folded-next = Próximo
folded-then = Depois do próximo
folded-last = Último da rodada
folded-pod = Na Cápsula de fuga
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
        [1] uma carta,
        [one] { $cards } cartas,
        [many] { $cards } cartas,
       *[other] { $cards } cartas,
    }
} { $tokens ->
    [1] uma ficha de ação
    [one] { $tokens } fichas de ação
    [many] { $tokens } fichas de ação
   *[other] { $tokens } fichas de ação
}{ $cubes ->
    [0] {""}
    [one] , um cubo de reparo
    [many] , { $cubes } cubos de reparo
   *[other] , { $cubes } cubos de reparo
}{ $shields ->
    [0] {""}
    [one] , uma ficha de proteção
    [many] , { $shields } fichas de proteção
   *[other] , { $shields } fichas de proteção
}
folded-critical = CRÍTICA: o próximo impacto a destrói
