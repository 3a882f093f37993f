### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = ¿A qué ritmo mostrar la tormenta?
pace-text = Una última cosa antes de tu primer vuelo. Puedes cambiarlo en cualquier momento en los ajustes.
pace-slow = Tiempo para seguir cada impacto. Ideal para la primera partida.
pace-normal = Lo ves todo, sin esperar mucho.
pace-fast = Para tripulaciones que ya conocen las cartas.
pace-off = Sin animación: los resultados aparecen al instante.

## Before a person’s turn

recap-title = { $since ->
    [alone] Desde tu último turno
    [first] { $name }, antes de tu primer turno
   *[last] { $name }, desde tu último turno
}
recap-title-ready = ¿Empezamos, { $name }? El turno { $turn } es tuyo.
recap-nothing = { $since ->
    [first] Sin impactos desde el inicio de la partida.
   *[last] Sin impactos desde tu último turno.
}
recap-turn = Turno { $turn }, { $name }
recap-cube = { $spaces ->
    [0] impacto
   *[other] pierde un cubo, quedan { $left } de { $spaces }
}
recap-cube-since = perdió un cubo, ahora { $left } de { $spaces }
recap-protected = a salvo: ficha de protección
recap-protected-short = protección
recap-protects = protege { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = Brecha en el casco: { $count ->
    [0] ninguna carta perdida
    [one] una carta perdida
    [many] { $count } cartas perdidas
   *[other] { $count } cartas perdidas
}
recap-spared = Ninguna sala recibió impactos.
recap-go-on = Continuar
recap-ready = Empezar
recap-never = No mostrar más
