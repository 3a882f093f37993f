### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = Uma pessoa comanda três tripulantes com uma única mão de cartas.
expansion-solo-full = A sós você comanda três tripulantes que se revezam: uma mão de cartas para todos, fichas para cada um. Em vez de compartilhar, você troca uma carta da mão por uma aberta.
expansion-damage-control = Controle de danos
expansion-damage-control-text = Três cartas de dano deixam você escolher as salas atingidas.
expansion-damage-control-full = Uma carta de dano de cada tipo sai do baralho sem ser vista; entra no lugar uma carta que não indica salas. Quem a compra escolhe uma, duas ou três salas que são atingidas.
expansion-escape-pod = Cápsula de fuga
expansion-escape-pod-text = A partir de sete salas desviadas, alguém pode desertar.
expansion-escape-pod-full = Com sete salas desviadas, quem estiver no Núcleo de energia pode embarcar na cápsula. Se a nave for salva, os demais vencem; se for perdida, quem desertou pega mais uma carta e, com uma última rolagem maior que o número de cartas em mãos, vence a sós.

## Why an expansion cannot be in a game

number = { $number ->
    [1] uma
    [2] duas
    [3] três
    [4] quatro
   *[other] { $number }
}
expansion-players = Para { FORM($for, "or") } { $most ->
    [1] pessoa
   *[other] pessoas
}.
expansion-players-no = exige { FORM($for, "or") } { $most ->
    [1] pessoa
   *[other] pessoas
}{ $crowd ->
    [alone] ; você joga a sós.
    [fewer] : acrescente mais uma.
   *[more] : há gente demais.
}
expansion-players-short = outro número
expansion-apart = Combina com “{ $other }”.
expansion-apart-no = não combina com “{ $other }”: as duas mudam a mesma coisa.
expansion-apart-short = não com { $other }
