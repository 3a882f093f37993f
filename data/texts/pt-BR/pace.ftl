### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = Em que ritmo mostrar a tempestade?
pace-text = Uma última coisa antes do seu primeiro voo. Você pode mudar isso quando quiser nas opções.
pace-slow = Tempo para acompanhar cada impacto. Ideal para a primeira partida.
pace-normal = Você vê tudo sem esperar muito.
pace-fast = Para tripulações que conhecem as cartas.
pace-off = Sem animação: o resultado aparece na hora.

## Before a person’s turn

recap-title = { $since ->
    [alone] Desde o seu último turno
    [first] { $name }, antes do seu primeiro turno
   *[last] { $name }, desde o seu último turno
}
recap-title-ready = Tudo pronto, { $name }? O turno { $turn } é seu.
recap-nothing = { $since ->
    [first] Nenhum impacto desde o início da partida.
   *[last] Nenhum impacto desde o seu último turno.
}
recap-turn = Turno { $turn }, { $name }
recap-cube = { $spaces ->
    [0] atingida
   *[other] um cubo perdido, restam { $left } de { $spaces }
}
recap-cube-since = um cubo perdido, agora { $left } de { $spaces }
recap-protected = a salvo: ficha de proteção
recap-protected-short = proteção
recap-protects = protege { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = Ruptura do casco: { $count ->
    [0] nenhuma carta perdida
    [one] uma carta perdida
    [many] { $count } cartas perdidas
   *[other] { $count } cartas perdidas
}
recap-spared = Nenhuma sala foi atingida.
recap-go-on = Continuar
recap-ready = Pronto
recap-never = Não mostrar mais
