### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = Em que ritmo mostrar a tempestade?
pace-text = Uma última coisa antes do seu primeiro voo. Você pode mudar isso nas opções a qualquer momento.
pace-slow = Tempo de ler cada golpe; bom para a primeira partida.
pace-normal = Você vê tudo, sem muita espera.
pace-fast = Para quem já sabe o que as cartas fazem.
pace-off = Nada se move; o resultado aparece na hora.

## Before a person’s turn

recap-title = { $since ->
    [alone] Desde o seu último turno
    [first] { $name }, antes do seu primeiro turno
   *[last] { $name }, desde o seu último turno
}
recap-title-ready = Tudo pronto, { $name }? O turno { $turn } é seu.
recap-nothing = { $since ->
    [first] Nada atingiu a nave desde o início da partida.
   *[last] Nada atingiu a nave desde o seu último turno.
}
recap-turn = Turno { $turn }, { $name }
recap-cube = { $spaces ->
    [0] atingida
   *[other] um cubo perdido, agora { $left } de { $spaces }
}
recap-protected = escudo
recap-left = { $left }/{ $spaces }
recap-lost = Ruptura do casco: { $count ->
    [0] nada perdido
    [one] uma carta perdida
    [many] { $count } cartas perdidas
   *[other] { $count } cartas perdidas
}
recap-spared = Nenhuma sala foi atingida.
recap-go-on = Seguir
recap-ready = Vamos
recap-never = Não mostrar mais
