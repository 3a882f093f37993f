# The film: why a game went as it did.

film-title = La película
film-saved = Cómo se salvó la nave en el turno { $turn }
film-lost = Cómo se perdió la nave en el turno { $turn }
film-luck = Suerte
film-decisions = Decisiones
film-points = { $points } puntos
film-start = desde un { $value } % al principio
film-chance = Probabilidad de ganar
film-meaning = si siguieran unos cadetes; la banda es el margen
film-looking = Analizando el turno { $turn } de { $turns }
film-unable = No se conocen probabilidades para esta partida.
film-luck-lane = Suerte: dados, robos, daños
film-decisions-lane = Decisiones: mejores o peores que las de un cadete
film-turn = Turno { $turn }, { $name }
film-turn-alone = Turno { $turn }
film-point-listed = Turno { $turn }: { $words }
film-point = punto de inflexión { $at } de { $count }
film-missed = { $points } puntos o más desaprovechados
film-somebody = alguien
film-happened = Qué pasó
film-part = { $at } / { $count }
film-more = Ver el resto
film-captain = El capitán habría hecho
film-as-good = Nada habría sido mejor más allá del margen.
film-better = Así, un { $win } %: { $points } puntos mejor, con un margen de { $margin }
film-show = Mostrarlo
film-enters = Acciones: { $actions } · fichas de acción: { $tokens } · cartas en el mazo: { $cards }
film-key-turns = turnos
film-key-points = puntos de inflexión
film-key-play = reproducir
film-names-hide = Ocultar nombres
film-names-show = Mostrar nombres
film-point-back = Al punto de inflexión anterior
film-point-on = Al punto de inflexión siguiente
film-tip-plot = { DEVICE() ->
    [pad] Recorre la curva con { KEY("left") } y { KEY("right") }: cada lugar es un turno.
   *[keys] Haz clic o arrastra por la curva, o pulsa las flechas izquierda y derecha: cada lugar es un turno.
}
film-tip-point = Turno { $turn }: { $points } puntos
film-back = Volver
film-end-saved = salvada
film-end-lost = perdida
over-film = Película
command-film = Ver por qué la partida fue así
command-film-show = Película: mostrarlo en la mesa
