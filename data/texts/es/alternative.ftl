### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = Quedan { $price } acciones
play-left-many-no = cuesta { $price } acciones, { $count ->
    [0] no queda ninguna
    [one] queda una
    [many] quedan { $count }
   *[other] quedan { $count }
}
play-left-many-short = cuesta { $price } acciones
play-empty = Allí no hay nadie
play-empty-no = allí ya hay alguien
play-empty-short = no está vacía
play-do-cube = Un cubo de reparación
play-do-protection = Una ficha de protección
play-do-action = Una ficha de acción
play-other-crew = Otro tripulante
play-other-crew-no = va a otro tripulante
play-other-crew-short = a otro
play-to-crew-no = { DEVICE() ->
    [pad] elige un tripulante
   *[keys] suéltalo sobre un tripulante
}
play-to-crew-short = solo tripulantes
play-token-waits-no = se queda con quien la tiene hasta que el daño golpee la sala en la que está
play-token-waits-short = espera al daño
play-cube-place-no = va a una casilla de reparación abierta de tu sala
play-cube-place-short = solo casillas

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] un cubo llena todo
   *[no] con cubo propio
}
play-tip-held-cube = { DEVICE() ->
    [pad] Cubos de reparación propios. Elige uno y luego una casilla abierta de tu sala: una acción, ninguna carta. Donde la energía está desviada llena todas las casillas.
   *[keys] Cubos de reparación propios. Haz clic en uno y luego en una casilla abierta de tu sala, o arrástralo hasta ella: una acción, ninguna carta. Donde la energía está desviada llena todas las casillas.
}
play-tip-held-protection = Fichas de protección propias. Una absorbe el próximo impacto en la sala en la que estás.
damage-sunk-title = { $count ->
    [0] Al fondo, a la vista de todos
   *[other] Arriba y al fondo, a la vista
}
damage-sunk = { $place ->
    [1] última
   *[other] { $place }.ª por el final
}
play-info-held = { $count ->
    [one] La guarda una ficha de protección de { $names }
    [many] La guardan fichas de protección de { $names }
   *[other] La guardan fichas de protección de { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, no en esta partida: { $ability }
   *[v2] V2, no en esta partida: { $ability }
}

## The log

play-log-paid = El mazo pierde { $cards }, que va a los descartes
play-log-cube = { $name } da un cubo de reparación a { $other }
play-log-shield-given = { $same ->
    [yes] { $name } toma una ficha de protección
   *[no] { $name } da una ficha de protección a { $other }
}
play-log-shield-used = { $name } entrega una ficha de protección
play-log-split = { $name } pone { $cards } arriba y { $below } al fondo
play-log-sunk = { $name } pone { $below } al fondo

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] Elige una carta de la pila.
   *[keys] Arrastra una carta de la pila a la mano, o haz clic en ella.
}
play-take-do = { $lost ->
    [nothing] { $name } toma { $take }.
    [unknown] { $name } toma { $take }. Luego la carta superior del mazo va a los descartes.
   *[other] { $name } toma { $take }. Luego el mazo pierde { $lost }, que va a los descartes.
}
play-take-last = Esa es la última carta del mazo: la nave se pierde.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Teclas { KEY("card-1") } a { KEY("card-9") }
}
play-take-keys-lower = { DEVICE() ->
    [pad] Pon aquí una carta
   *[keys] Suelta aquí una carta
}
play-pair-text-hint = { DEVICE() ->
    [pad] Elige una o dos cartas de cada fila.
   *[keys] Haz clic en una o dos cartas de cada fila, o arrastra una carta sobre la que se cambia por ella.
}
play-pair-do = { $first } da { $given } a { $second } y toma { $taken }.
play-pair-uneven = El mismo número de cartas de cada lado: de momento { $one } contra { $two }.
play-pair-agree = ¿Aceptan { $first } y { $second }?
play-pair-agree-text = { $first } da { $given }. { $second } da { $taken }. Pregunta a las dos partes antes de cambiar.
play-pair-agree-yes = Aceptan
play-pair-agree-no = No aceptan
play-deal-supply = { $count ->
    [one] Una ficha que repartir
    [many] { $count } fichas que repartir
   *[other] { $count } fichas que repartir
}
play-deal-none = Todo repartido
play-deal-hint = { DEVICE() ->
    [pad] Elige quién recibe una ficha. Elige una ficha para recuperarla.
   *[keys] Arrastra una ficha a un tripulante, o haz clic en quien la recibe. Haz clic en una ficha para recuperarla.
}
play-deal-keys = Tecla { $key }; con Mayús, quitar
play-deal-has = tiene { $count }
play-deal-gets = recibe { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } recibe { $count ->
        [one] un cubo de reparación
        [many] { $count } cubos de reparación
       *[other] { $count } cubos de reparación
    }
    [protection] { $name } recibe { $count ->
        [one] una ficha de protección
        [many] { $count } fichas de protección
       *[other] { $count } fichas de protección
    }
   *[action] { $name } recibe { $count ->
        [one] una ficha de acción
        [many] { $count } fichas de acción
       *[other] { $count } fichas de acción
    }
}
play-split-top = Encima del mazo
play-split-top-note = se roban primero, desde la izquierda
play-split-bottom = Fondo del mazo
play-split-bottom-note = se roban al final, antes de la Brecha
play-split-bottom-note-cards = se roban al final del todo
play-split-cards-top = Se robarán ahora, en este orden: { $cards }
play-split-cards-bottom = Se robarán al final del todo: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Pon aquí una carta
   *[keys] Suelta aquí una carta
}
play-split-note = { DEVICE() ->
    [pad] Se han visto cartas ocultas: no se puede deshacer. Toma una carta con { KEY("enter") }; { KEY("left") } y { KEY("right") } la mueven. Mantén { KEY("tab") } para mirar la mesa.
   *[keys] Se han visto cartas ocultas: no se puede deshacer. Haz clic en una carta, arrástrala o pulsa { KEY("card-1") } a { KEY("card-9") }; las flechas la mueven. Mantén { KEY("tab") } para mirar la mesa.
}
play-split-later = Entre las últimas, antes de la Brecha en el casco: { $rooms }
