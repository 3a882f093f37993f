### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = Um jogador comanda três tripulantes com uma só mão de cartas.
expansion-solo-full = Você comanda três tripulantes que jogam um de cada vez. Eles dividem uma só mão, mas cada um tem suas fichas. Em vez de compartilhar, você troca uma carta da mão por uma aberta.
expansion-damage-control = Controle de danos
expansion-damage-control-text = Três cartas de dano deixam vocês escolherem as salas atingidas.
expansion-damage-control-full = Uma carta oculta de cada tipo dá lugar a uma carta de dano que não indica salas. O jogador ativo escolhe tantas salas diferentes quanto o tipo dela indica.
expansion-escape-pod = Cápsula de fuga
expansion-escape-pod-text = Com sete salas desviadas, um de vocês pode desertar.
expansion-escape-pod-full = Com sete salas desviadas, um jogador no Núcleo de energia pode embarcar na cápsula. Se a nave for salva, os outros vencem. Se for perdida, o desertor pega mais uma carta e rola o dado. Acima do número de cartas em mãos, o desertor vence sozinho; senão, todos perdem.

## Why an expansion cannot be in a game

number = { $number ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
   *[other] { $number }
}
expansion-players = Para { FORM($for, "or") } { $most ->
    [1] jogador
   *[other] jogadores
}.
expansion-players-no = exige { FORM($for, "or") } { $most ->
    [1] jogador
   *[other] jogadores
}{ $crowd ->
    [alone] ; você joga só.
    [fewer] : inclua um jogador.
   *[more] : retire um jogador.
}
expansion-players-short = { $crowd ->
    [alone] não no solo
    [fewer] adicione um jogador
   *[more] remova um jogador
}
expansion-apart = Pode ser combinada com “{ $other }”.
expansion-apart-no = não pode ser combinada com “{ $other }”: as duas mudam a mesma regra.
expansion-apart-short = não com { $other }
