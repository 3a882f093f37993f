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
play-empty = La sala está desocupada
play-empty-no = la sala está ocupada
play-empty-short = sala ocupada
play-do-cube = Un cubo de reparación
play-do-protection = Una ficha de protección
play-do-action = Una ficha de acción
play-other-crew = Otro tripulante
play-other-crew-no = dáselo a otro tripulante
play-other-crew-short = a ti no
play-to-crew-no = { DEVICE() ->
    [pad] elige a un tripulante
   *[keys] suéltalo sobre un tripulante
}
play-to-crew-short = solo tripulantes
play-token-waits-no = su tripulante la conserva hasta un impacto en su sala
play-token-waits-short = espera un impacto
play-cube-place-no = llena una casilla vacía de tu sala
play-cube-place-short = solo casillas

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] llena todo
   *[no] con un cubo tuyo
}
play-tip-held-cube = { DEVICE() ->
    [pad] Tus cubos de reparación. Elige uno y luego una casilla vacía de tu sala: una acción, ninguna carta. En una sala desviada llenas todas las casillas, primero con tus cubos.
   *[keys] Tus cubos de reparación. Arrastra uno a una casilla vacía de tu sala, o haz clic en ambos: una acción, ninguna carta. En una sala desviada llenas todas las casillas, primero con tus cubos.
}
play-tip-held-protection = Tus fichas de protección. Cada una absorbe un impacto en la sala en la que estás.
damage-sunk-title = { $count ->
    [0] Al fondo, vistas por todos
   *[other] Arriba y al fondo, vistas por todos
}
damage-sunk = { $place ->
    [1] última
   *[other] { $place }.ª por el final
}
play-info-held =
    { $count ->
        [one] Protegida por una ficha de { $names }
        [many] Protegida por fichas de { $names }
       *[other] Protegida por fichas de { $names }
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

play-log-paid = Descartado del mazo: { $cards }
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
   *[keys] Arrastra una carta de la pila a tu mano, o haz clic en ella.
}
play-take-do = { $lost ->
    [nothing] { $name } toma { $take }.
    [unknown] { $name } toma { $take }. También se descarta la carta superior del mazo.
   *[other] { $name } toma { $take }. También se descarta { $lost } del mazo.
}
play-take-last = Es la última carta del mazo: la nave se pierde.
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
   *[keys] Haz clic en una o dos cartas de cada fila, o arrastra una carta sobre otra.
}
play-pair-do = { $first } da { $given } a { $second } y toma { $taken }.
play-pair-uneven = Ambos dan el mismo número de cartas. Por ahora: { $one } y { $two }.
play-pair-agree = ¿Aceptan { $first } y { $second }?
play-pair-agree-text = { $first } da { $given }. { $second } da { $taken }. Pregunta a ambos antes del cambio.
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
   *[keys] Arrastra una ficha a un tripulante, o haz clic en él. Haz clic en una ficha para recuperarla.
}
play-deal-keys = Tecla { $key }; Mayús lo deshace
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
play-split-bottom-note-cards = se roban las últimas
play-split-cards-top = Próximos robos, en este orden: { $cards }
play-split-cards-bottom = Se roban las últimas: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Pon aquí una carta
   *[keys] Suelta aquí una carta
}
play-split-note = { DEVICE() ->
    [pad] Has visto cartas ocultas: no se deshace. Toma una carta con { KEY("enter") }; { KEY("left") } y { KEY("right") } la mueven. Mantén { KEY("tab") } para mirar la mesa.
   *[keys] Has visto cartas ocultas: no se deshace. Haz clic en una carta, arrástrala o pulsa { KEY("card-1") } a { KEY("card-9") }; las flechas la mueven. Mantén { KEY("tab") } para mirar la mesa.
}
play-split-later = Las últimas antes de la Brecha en el casco: { $rooms }
