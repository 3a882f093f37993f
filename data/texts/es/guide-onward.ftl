### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    Cuesta { $count ->
        [one] una acción
        [many] { $count } acciones
       *[other] { $count } acciones
    }{ $walk ->
        [0] .
       *[other] , contando el camino.
    }
captain-go-first = Ve primero { FORM($room, "to") }.
guide-share-card =
    { $way ->
        [give] Dale a { $name }: { $cards }.
       *[take] Toma de { $name }: { $cards }.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] Así { $name } tendrá todas las cartas para desviar { $room }.
           *[take] Así tendrás todas las cartas para desviar { $room }.
        }
       *[other] { $way ->
            [give] Para desviar { $room }, a { $name } solo le faltará: { $cards }.
           *[take] Para desviar { $room }, solo te faltará: { $cards }.
        }
    }
guide-go =
    Este turno no se puede desviar ninguna sala. Pero tienes todas las cartas para desviar { $room }, a { $count ->
        [one] un movimiento
        [many] { $count } movimientos
       *[other] { $count } movimientos
    } de aquí. Ve ya hacia allí.
guide-go-core =
    Las ocho salas están desviadas. El Núcleo de energía está a { $count ->
        [one] un movimiento
        [many] { $count } movimientos
       *[other] { $count } movimientos
    } de aquí. Ve hacia allí para reiniciarlo.
guide-next-ability = Este turno no se puede desviar ninguna sala. Lo mejor ahora: activar { $room }. { $cost }
guide-go-damaged = Este turno no se puede desviar ninguna sala. Tu próximo destino: { $room }. Allí faltan cubos.
guide-go-mate = Este turno no se puede desviar ninguna sala. Tu próximo destino: { $room }. En la misma sala se pueden compartir cartas.
guide-go-ready = Este turno no se puede desviar ninguna sala. Tu próximo destino: { $room }. Procura estar allí cuando empiece tu próximo turno.
guide-keep =
    Este turno no se puede desviar ninguna sala. Puedes terminar ya tus acciones{ $count ->
        [0] , pero ya no quedan fichas de acción en la reserva para las que no uses.
        [one] : una acción sin usar se convierte en una ficha de acción para otro turno.
        [many] : las que no uses se convierten en { $count } fichas de acción para otros turnos.
       *[other] : las que no uses se convierten en { $count } fichas de acción para otros turnos.
    }
guide-take-deck = Yo robaría ahora del mazo.
guide-take-card = Yo tomaría esta carta visible: { $cards }.
guide-discard = Yo descartaría: { $cards }. La sala más cerca de poder desviarse es { $room }. Conservas todas las cartas que necesita.
guide-discard-least = Yo descartaría: { $cards }. Las demás cartas nos sirven más.
guide-spent =
    Ya no te quedan acciones. { $count ->
        [0] Termina tus acciones: recoges cartas y luego golpea la tormenta.
        [one] Puedes guardar tu ficha de acción para otro turno. Termina tus acciones: recoges cartas y luego golpea la tormenta.
        [many] Puedes guardar tus { $count } fichas de acción para otros turnos. Termina tus acciones: recoges cartas y luego golpea la tormenta.
       *[other] Puedes guardar tus { $count } fichas de acción para otros turnos. Termina tus acciones: recoges cartas y luego golpea la tormenta.
    }
guide-first-divert = Bien hecho: la energía { FORM($room, "of") } ya va al Núcleo de energía. Salas por desviar: { $left }.
guide-topics-done = Aprendido: { $topics }.
guide-topics-left = Por aprender: { $topics }.
guide-topics-back = Volver al consejo
guide-topic-repair = reparar una sala
guide-topic-divert = desviar energía
guide-topic-share = compartir una carta
guide-topic-token = usar una ficha
guide-topic-ability = activar una sala
guide-topic-hand-limit = respetar el límite de mano
guide-topic-critical = reparar una sala crítica
guide-topic-core = reiniciar el núcleo
guide-note-short = { $done }/{ $count }
