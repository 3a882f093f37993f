# The film: why a game went as it did.

film-title = La película
film-saved = Cómo se salvó la nave en el turno { $turn }
film-lost = Cómo se perdió la nave en el turno { $turn }
film-luck = Suerte
film-decisions = Decisiones
film-points = Puntos: { $points }
film-start = desde un { $value } % al principio
film-chance = Probabilidad de ganar
film-meaning = si unos cadetes acabaran la partida; banda: margen de error
film-looking = Analizando el turno { $turn } de { $turns }
film-unable = No se pudo analizar esta partida.
film-stopped = El análisis ha dejado de responder. Vuelve a abrir la película para continuar.
film-luck-lane = Suerte: dados, robos, daño
film-decisions-lane = Decisiones: mejores o peores que las de un cadete
film-turn = Turno { $turn }, { $name }
film-turn-alone = Turno { $turn }
film-point-listed = Turno { $turn }: { $words }
film-point = punto de inflexión { $at } de { $count }
film-missed = { $points } puntos o más desaprovechados
film-sign-good = ningún plan claramente mejor
film-sign-missed = el plan del capitán era mejor
film-somebody = un jugador
film-happened = Qué pasó
film-part = { $at } / { $count }
film-more = Ver el resto
film-captain = El plan del capitán
film-as-good = No encontré un plan claramente mejor.
film-as-good-note = En la mesa solo hago una estimación. Aquí solo cuentan las partidas jugadas hasta el final.
film-awaited = Aún sin analizar. Pronto verás aquí qué cambiaron la suerte y las decisiones, y el plan del capitán.
film-better =
    Con este plan, { $win } %: { $points ->
        [one] un punto más
        [many] { $points } puntos más
       *[other] { $points } puntos más
    }, ± { $margin }
film-show = Mostrarlo
film-enters = Acciones: { $actions } · fichas de acción: { $tokens } · cartas en el mazo: { $cards }
film-key-turns = turnos
film-key-points = puntos de inflexión
film-key-play = reproducir
film-names-hide = Ocultar nombres
film-names-show = Mostrar nombres
film-point-back = Punto de inflexión anterior
film-point-on = Punto de inflexión siguiente
film-tip-plot = { DEVICE() ->
    [pad] Recorre la curva con { KEY("left") } y { KEY("right") }. Cada paso es un turno.
   *[keys] Haz clic o arrastra por la curva, o pulsa las flechas izquierda y derecha. Cada paso es un turno.
}
film-tip-point = Turno { $turn }, puntos: { $points }
film-back = Volver
film-end-saved = salvada
film-end-lost = perdida
over-film = Película
command-film = Ver por qué la partida fue así
command-film-show = Película: mostrarlo en la mesa
