### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks. The forms of a room: whose (`of`) and where to (`to`), as de and a melt into del and al

play-room = { $name }
    .of = de { $name }
    .to = a { $name }
play-room-bridge = el Puente
    .of = del Puente
    .to = al Puente
play-room-cargo-hold = la Bodega
    .of = de la Bodega
    .to = a la Bodega
play-room-medical-bay = la Enfermería
    .of = de la Enfermería
    .to = a la Enfermería
play-room-crew-quarters = el Dormitorio
    .of = del Dormitorio
    .to = al Dormitorio
play-room-energy-core = el Núcleo de energía
    .of = del Núcleo de energía
    .to = al Núcleo de energía
play-room-engine-room = la Sala de máquinas
    .of = de la Sala de máquinas
    .to = a la Sala de máquinas
play-room-armoury = la Armería
    .of = de la Armería
    .to = a la Armería
play-room-repair-centre = el Taller
    .of = del Taller
    .to = al Taller
play-room-mess-hall = el Comedor
    .of = del Comedor
    .to = al Comedor
play-resource-data = datos
play-resource-metal = metal
play-resource-nanobots = nanobots
play-resource-energy = energía
play-resource-universal = una carta Universal
play-counted = { $count } { $resource }
play-counted-universal = { $count ->
    [one] { $resource }
    [many] { $count } cartas Universales
   *[other] { $count } cartas Universales
}
play-list-and = { $head } y { $last }
play-list-or = { $head } o { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }, y { $other }
play-refused-label = No es posible

## What somebody tries to do: the beginning of a refusal

play-do-that = Ahora no
play-do-move = Mover
play-do-move-room = Ir { FORM($room, "to") }
play-do-send = Enviar a { $name }
play-do-send-room = Enviar a { $name } { FORM($room, "to") }
play-do-scavenge = Rebuscar
play-do-share = Compartir
play-do-give = Dar { $card } a { $name }
play-do-pick = Tomar una carta
play-do-take = Tomar { $card } de { $name }
play-do-repair = Reparar
play-do-repair-room = Reparar { $room }
play-do-divert = Desviar energía
play-do-divert-room = Desviar la energía { FORM($room, "of") }
play-do-activate = Activar
play-do-activate-room = Activar { $room }
play-do-card = { $card }
play-do-card-room = Usar { $card } en { $room }
play-do-discard = Descartar { $card }
play-do-damage = Control de daños
play-do-board = Subir a la Cápsula de escape

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] Queda una acción
    [many] Quedan { $count } acciones
   *[other] Quedan { $count } acciones
}
play-left-no = no quedan acciones este turno
play-left-short = sin acciones

play-standing = Estás en { $room }
play-standing-no = hay que estar allí, y estás en { $here }
play-standing-short = desde aquí no

play-company = Hay otro tripulante aquí
play-company-no = no hay nadie más en esta sala
play-company-short = nadie aquí
play-cards = Cartas para compartir
play-cards-no = { $theirs ->
    [0] nadie de esta sala tiene cartas
   *[other] tu mano está vacía
}
play-cards-short = sin cartas
play-together = { $name } está contigo
play-together-no = { $name } está en { $room } y tú en { $here }; hay que compartir sala
play-together-short = en salas distintas
play-to-hand-no = la carta que tomas va a la mano de { $name }
play-to-hand-short = a tu mano
play-pick-later-no = solo al rebuscar o, tras tus acciones, al recoger
play-pick-later-short = rebuscar o recoger

play-whole = { $spaces ->
    [0] Aquí no hay nada que reparar
    [3] Los tres cubos en su sitio
   *[other] Los { $spaces } cubos en su sitio
}
play-whole-no = repárala antes ({ $cubes } de { $spaces } cubos en su sitio)
play-whole-short = repara antes
play-broken = Algo que reparar
play-broken-no = aquí no hay nada que reparar
play-broken-short = nada que reparar
play-broken-elsewhere = Algo que reparar en otra parte
play-broken-elsewhere-no = ninguna otra sala necesita reparación
play-broken-elsewhere-short = nada que reparar
play-exposed = La casilla está vacía
play-exposed-no = esta casilla aún tiene su cubo
play-exposed-short = no está vacía
play-fitting = Una carta que encaja
play-fitting-no = { $card ->
    [none] { $count ->
        [0] hace falta { FORM($wanted, "or") }; tu mano está vacía
        [1] hace falta { FORM($wanted, "or") }, no { $held }
       *[other] hace falta { FORM($wanted, "or") }; no tienes, ni cartas Universales
    }
   *[other] hace falta { FORM($wanted, "or") }, no { $card }
}
play-fitting-short = ninguna encaja
play-fitting-elsewhere = Una carta que encaja
play-fitting-elsewhere-no = las salas dañadas piden { FORM($wanted, "or") }; no tienes
play-fitting-elsewhere-short = ninguna encaja
play-match = La carta encaja
play-match-no = { $card ->
    [none] esta casilla pide { FORM($space, "or") }; no tienes
   *[other] esta casilla pide { FORM($space, "or") }, no { $card }
}
play-match-short = no encaja
play-cube = Un cubo en la reserva
play-cube-no = no quedan cubos de reparación en la reserva
play-cube-short = no quedan cubos
play-other-room = Otra sala
play-other-room-no = el Taller solo repara otras salas
play-other-room-short = solo otras salas

play-power = Tiene energía que desviar
play-power-no = el Núcleo de energía recibe energía; no tiene nada que desviar
play-power-short = sin energía aquí
play-undiverted = Su energía aún no está desviada
play-undiverted-no = su energía ya está desviada
play-undiverted-short = ya desviada
play-cost = Coste
play-cost-no = { $cost-paid ->
    [0] aún te falta { FORM($cost, "lacking") }
   *[other] tienes { FORM($cost, "paid") }, pero aún te falta { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] falta: { $cost-lacking } { $cost-first }
    [many] faltan { $cost-lacking } cartas
   *[other] faltan { $cost-lacking } cartas
}
play-in-cost = La carta forma parte del coste
play-in-cost-no = { $card } no forma parte del coste
play-in-cost-short = carta equivocada

play-power-all = Las { $goal ->
    [8] ocho
   *[other] { $goal }
} salas desviadas
play-power-all-no = { $number } de { $goal } salas desviadas por ahora
play-power-all-short = { $number } de { $goal } desviadas
play-apart = Otro tripulante al que unirse
play-apart-no = toda la tripulación está en la misma sala: no hay a quién unirse
play-apart-short = nadie a quien unirse
play-any-cards = Cartas para dar o tomar
play-any-cards-no = nadie tiene cartas
play-any-cards-short = sin cartas
play-own-cards = Una carta tuya
play-own-cards-no = tu mano está vacía
play-own-cards-short = mano vacía
play-discards = Cartas en los descartes
play-discards-no = la pila de descartes está vacía
play-discards-short = descartes vacíos
play-damage-cards = Cartas de daño para mirar
play-damage-cards-no = no quedan cartas de daño
play-damage-cards-short = sin cartas de daño
play-shields = Una ficha de protección en la reserva
play-shields-no = no quedan fichas de protección en la reserva
play-shields-short = sin protección

play-next-door = Una sala vecina
play-next-door-no = { $steps ->
    [none] no hay ninguna sala en esa dirección
    [0] ya estás allí
   *[other] está a { $steps } movimientos; vas de sala en sala, nunca en diagonal
}
play-next-door-short = { $steps ->
    [none] ahí no hay sala
    [0] ya estás allí
   *[other] a { $steps } movimientos
}
play-own-meeple-no = solo puedes mover a { $name }; el Dormitorio puede enviar a cualquiera
play-own-meeple-short = no es tu meeple
play-to-room-no = un meeple solo puede ir a una sala
play-to-room-short = solo salas
play-elsewhere = Otra sala
play-elsewhere-no = { $name } ya está allí
play-elsewhere-short = ya está allí
play-joined = Un tripulante al que unirse allí
play-joined-no = allí no hay nadie a quien unirse
play-joined-short = allí nadie

play-to-discard-no = tu límite de mano es { $hand-limit }; la carta va a los descartes
play-to-discard-short = a los descartes
play-to-space-no = repara una casilla vacía de otra sala
play-to-space-short = solo casillas
play-card-discard-no = solo descartas para pagar, o si pasas de { $hand-limit } al final de tu turno
play-card-discard-short = solo para pagar
play-card-deck-no = las cartas no vuelven al mazo
play-card-deck-short = nunca vuelve
play-card-face-up-no = las cartas no vuelven a la fila visible
play-card-face-up-short = nunca vuelve
play-pod-online = { $goal } salas desviadas
play-pod-online-no = está bloqueada: { $number } de { $goal } salas desviadas por ahora
play-pod-online-short = cápsula bloqueada
play-pod-core = Estás en el Núcleo de energía
play-pod-core-no = solo puedes subir desde el Núcleo de energía
play-pod-core-short = desde el núcleo
play-pod-free = Sigue acoplada
play-pod-free-no = { $name } ya se fue en ella
play-pod-free-short = sin cápsula
play-card-pod-no = en la cápsula solo puede entrar un tripulante
play-card-pod-short = solo tripulantes
play-place-few-no =
    { $count ->
        [one] elige la sala que sufre el daño
        [many] elige { $count } salas distintas
       *[other] elige { $count } salas distintas
    }
play-place-few-short = elige antes
play-place-full-no =
    { DEVICE() ->
        [pad]
            { $count ->
                [one] ya has elegido una sala; elígela otra vez para deshacer
                [many] ya has elegido { $count } salas; elige una otra vez para deshacer
               *[other] ya has elegido { $count } salas; elige una otra vez para deshacer
            }
       *[keys]
            { $count ->
                [one] ya has elegido una sala; haz clic en ella para deshacer
                [many] ya has elegido { $count } salas; haz clic en una para deshacer
               *[other] ya has elegido { $count } salas; haz clic en una para deshacer
            }
    }
play-place-full-short = ya hay suficientes
play-damage-room-no = solo las salas sufren daño
play-damage-room-short = solo salas
play-card-other-no = las cartas van a una casilla, a un coste de desvío o a un tripulante de tu sala
play-card-other-short = ahí no
play-aim-scavenge-no = { DEVICE() ->
    [pad] a cualquier parte de la nave
   *[keys] lánzalo a cualquier parte
}
play-aim-scavenge-short = a cualquier parte
play-aim-share-no = elige a un tripulante de tu sala
play-aim-share-short = ahí no
play-aim-repair-no = elige una casilla vacía de tu sala
play-aim-repair-short = ahí no
play-aim-divert-no = elige la sala en la que estás
play-aim-divert-short = ahí no
play-aim-activate-no = elige la sala en la que estás
play-aim-activate-short = ahí no

## Something else comes first

## The log

play-any-rooms = { $count ->
    [one] una sala a elegir
    [many] { $count } salas a elegir
   *[other] { $count } salas a elegir
}
play-log-setup =
    { $count ->
        [0] La nave está preparada
        [one] La nave está preparada y una carta de daño la golpea antes del primer turno
        [2] La nave está preparada y dos cartas de daño la golpean antes del primer turno
        [many] La nave está preparada y { $count } cartas de daño la golpean antes del primer turno
       *[other] La nave está preparada y { $count } cartas de daño la golpean antes del primer turno
    }
play-log-turn = Turno { $turn }: { $name }
play-log-finish = { $name } termina sus acciones
play-log-nothing = { $name } no toma más cartas
play-log-action = { $name }: { $action }
play-log-move = { $name } va { FORM($room, "to") }
play-log-sent = { $same ->
    [yes] { $name } va { FORM($room, "to") }
   *[no] { $name } envía a { $other } { FORM($room, "to") }
}
play-log-scavenge = { $name } rebusca y saca un { $value }: { $cards ->
    [0] nada
    [one] una carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
play-log-breach-roll =
    Brecha en el casco, tirada de { $value }: { $cards ->
        [0] no se pierden cartas
        [one] se pierde una carta
        [many] se pierden { $cards } cartas
       *[other] se pierden { $cards } cartas
    }
play-log-from-deck = { $name } roba { $cards }
play-log-from-face-up = { $name } toma { $cards } (visible)
play-log-from-discard = { $name } toma { $cards } de los descartes
play-log-given = { $name } da { $cards } a { $other }
play-log-discard = { $name } descarta { $cards }
play-log-swap-in = { $name } pone { $cards } en los descartes
play-log-lost = Perdido en el espacio: { $cards }
play-log-repair = { $name } repara { $room } con { $card }{ $count ->
    [one] { "" }
    [many] : { $count } cubos
   *[other] : { $count } cubos
}
play-log-repair-cube =
    { $name } repara { $room } con un cubo que tenía{ $count ->
        [one] { "" }
        [many] : { $count } cubos
       *[other] : { $count } cubos
    }
play-log-divert = { $name } desvía la energía { FORM($room, "of") } con { $cards }
play-log-activate = { $name } activa { $room }
play-log-token = { $name } gasta una ficha de acción
play-log-tokens = { $name } gana { $count ->
    [one] una ficha de acción
    [many] { $count } fichas de acción
   *[other] { $count } fichas de acción
}
play-log-shields = { $name } protege { $rooms }
play-log-returned = { $count ->
    [one] Vuelve a la reserva la ficha de protección { FORM($rooms, "of") }
    [many] Vuelven a la reserva las fichas de protección { FORM($rooms, "of") }
   *[other] Vuelven a la reserva las fichas de protección { FORM($rooms, "of") }
}
play-log-seen = { $name } mira { $deck ->
    [deck] { $count ->
        [one] la próxima carta de recurso
        [many] las { $count } próximas cartas de recurso
       *[other] las { $count } próximas cartas de recurso
    }
   *[other] { $count ->
        [one] la próxima carta de daño
        [many] las { $count } próximas cartas de daño
       *[other] las { $count } próximas cartas de daño
    }
}
play-log-ordered = { $count ->
    [one] { $name } la devuelve
    [many] { $name } las devuelve: { $cards }
   *[other] { $name } las devuelve: { $cards }
}
play-log-then = { ", luego " }
play-log-damage = El daño golpea { $rooms }
play-log-damage-brief = Daño: { $rooms }
play-log-hit-cube = { $room } pierde un cubo
play-log-hit-protected = Una ficha de protección salva { $room }
play-log-hit-destroyed = Sala destruida: { $room }
play-log-breach = No quedan cartas de daño: la Brecha en el casco empieza el próximo turno
play-log-over-energy-core = El Núcleo de energía se reinicia: la nave se salva
play-log-over-deck-empty = El mazo de recursos está vacío: la nave se pierde
play-log-over-room-destroyed = La nave se pierde con { $room }

## Over the table

play-die-scavenge =
    { $cards ->
        [0] Nada
        [one] Una carta
        [many] { $cards } cartas
       *[other] { $cards } cartas
    }
play-die-breach =
    { $cards ->
        [0] No se pierden cartas
        [one] Se pierde una carta
        [many] Se pierden { $cards } cartas
       *[other] Se pierden { $cards } cartas
    }
play-breach-title = Brecha en el casco
play-breach-text = No quedan cartas de daño. Desde el próximo turno, una tirada se lleva cartas de recurso.
play-banner-title = Turno de { $name }
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Turno { $turn }. Pasa el mando.
       *[no] Turno { $turn }.
    }
   *[keys] { $handed ->
        [yes] Turno { $turn }. Pasa el ratón.
       *[no] Turno { $turn }.
    }
}
play-info-repair = Reparar con
play-info-divert = Desviar con
play-info-cubes = { $diverted ->
    [yes] { $cubes } de 3 cubos en su sitio, energía desviada
   *[no] { $cubes } de 3 cubos en su sitio
}
play-info-core = La energía llega de { $count } de 8 salas
play-info-shields =
    { $count ->
        [one] Una ficha de protección
        [many] { $count } fichas de protección
       *[other] { $count } fichas de protección
    }
play-info-crew = Aquí: { $names }

## Dialogs of decisions

play-confirm = Confirmar
play-close = Cerrar
play-back = Deshacer
play-choose-first = Elige primero.
play-decides = Decide { $name }
play-follows = Resultado
play-afterwards = La mesa después
play-seen-by-all = a la vista hasta que se robe
play-look = { DEVICE() ->
    [pad] Mira la mesa. Cualquier botón te devuelve aquí. O mírala mientras mantienes { KEY("tab") }.
   *[keys] Mira la mesa. Cualquier tecla o un clic te devuelve aquí. O mírala mientras mantienes { KEY("tab") }.
}
play-peek-back = { DEVICE() ->
    [pad] Suelta { KEY("tab") } para decidir
   *[keys] Suelta { KEY("tab") }, haz clic o pulsa una tecla para decidir
}
play-note-undo = Puedes deshacerlo hasta que se roben cartas o se tire el dado. Mantén { KEY("tab") } para mirar la mesa.
play-note-final = Has visto cartas ocultas: no puedes deshacerlo. Mantén { KEY("tab") } para mirar la mesa.
play-order-note = { DEVICE() ->
    [pad] Has visto cartas ocultas: no se deshace. Toma una carta con { KEY("enter") }; { KEY("left") } y { KEY("right") } la mueven. Mantén { KEY("tab") } para mirar la mesa.
   *[keys] Has visto cartas ocultas: no se deshace. Haz clic en una carta, arrástrala o pulsa { KEY("card-1") } a { KEY("card-9") }; las flechas la mueven. Mantén { KEY("tab") } para mirar la mesa.
}
play-order-first = Arriba: se roba primero
play-order-last = se roba al final
play-order-reset = Restablecer orden
play-cargo-first = { $name } recoge { $count ->
    [one] una
    [2] dos
    [many] { $count }
   *[other] { $count }
} del mazo:
play-cargo-then = Luego { $name } podría robar:
play-cargo-torn = Luego la Brecha en el casco se lleva de { $least } a { $most } de las cartas siguientes.
play-cargo-or = o una carta visible
play-bridge-line = Fin del turno { $turn } ({ $name }): { $rooms }
play-bridge-fatal = la nave se perdería
play-no-cards = Sin cartas
play-own-hand = Mano de { $name }
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Mayús + { KEY("card-1") } a { KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Teclas { KEY("card-1") } a { KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Elige una carta de cada fila.
   *[keys] Arrastra una carta de la pila sobre una de tu mano, o haz clic en una de cada fila.
}
play-engine-pile = Descartes, por recurso
play-engine-do = { $name } cambia { $give } por { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Elige una carta para darla o tomarla. Elige una de cada para cambiarlas.
   *[keys] Haz clic en una carta o arrástrala para darla o tomarla. Elige una de cada para cambiarlas.
}
play-mess-give = { $name } da { $give } a { $other }.
play-mess-take = { $name } toma { $take } de { $other }.
play-mess-swap = { $name } da { $give } a { $other } y toma { $take }.

## Several ways

play-way-pay = { $universals ->
    [0] Sin cartas Universales
    [one] Con una carta Universal
    [many] Con { $universals } cartas Universales
   *[other] Con { $universals } cartas Universales
}
play-way-slot = Casilla { $number }: { $resource }
play-way-refill = Rellena todas las casillas
play-way-give = Dar a { $name }
play-way-take = Tomar de { $name }
play-way-of = { $action }: { $way }
play-way-draw = Del mazo
play-way-nothing = Nada
play-way-go-on = Seguir
play-way-parts = { $head } · { $next }
play-way-none = ninguna
play-way-share = { $count ->
    [one] { $name }
    [many] { $name } × { $count }
   *[other] { $name } × { $count }
}
play-ask-repair = Reparar { $room }: ¿cómo?
play-ask-divert = Desviar la energía { FORM($room, "of") }: pagar con
play-ask-share = Compartir con { $name }
play-ask-action = { $action }: ¿cómo?
play-list-one = Elige una opción
play-list-card = Elige una carta de recurso
play-list-cards = Elige cartas de recurso
play-list-damage-card = Elige una carta de daño
play-list-damage-cards = Elige cartas de daño
play-list-crew = Elige a un tripulante
play-list-crews = Elige tripulantes
play-list-room = Elige una sala
play-list-rooms = Elige salas
play-list-slot = Elige una casilla de reparación
play-list-slots = Elige casillas de reparación
play-list-shares = Elige cuántas recibe cada tripulante
play-list-number = Elige un número
play-list-then = { $chosen }. { $next }
play-list-action = Elige cómo.
play-list-note = No pasa nada hasta que elijas. Mantén { KEY("tab") } para mirar la mesa.
play-more-title = Más acciones
play-more-cost = { $count ->
    [0] gratis
    [one] una acción
    [many] { $count } acciones
   *[other] { $count } acciones
}
play-more-way = { $action }: { $cost }
play-step-back = Atrás

## Prompts above the dock

play-prompt-damage = Daño
play-prompt-damage-text = { DEVICE() ->
    [pad] La primera carta de daño golpea sus salas, una tras otra. Pulsa { KEY("enter") } para avanzar.
   *[keys] La primera carta de daño golpea sus salas, una tras otra. Haz clic para avanzar.
}
play-prompt-breach = Brecha en el casco
play-prompt-breach-text = { DEVICE() ->
    [pad] El dado muestra cuántas cartas de recurso se pierden. Pulsa { KEY("enter") } para avanzar.
   *[keys] El dado muestra cuántas cartas de recurso se pierden. Haz clic para avanzar.
}
play-prompt-deal = Preparación
play-prompt-deal-text = { DEVICE() ->
    [pad] Las salas se colocan al azar, todos reciben cartas y las primeras cartas de daño golpean la nave. Pulsa { KEY("enter") } para avanzar.
   *[keys] Las salas se colocan al azar, todos reciben cartas y las primeras cartas de daño golpean la nave. Haz clic para avanzar.
}
play-prompt-seat = Decide { $name }
play-prompt-seat-text = { DEVICE() ->
    [pad] Ve a las salas, mazos y pilas para leer sobre ellos. Pulsa { KEY("enter") } para avanzar.
   *[keys] Señala salas, mazos y pilas para leer sobre ellos. Haz clic para avanzar.
}
play-prompt-over = La partida ha terminado
play-prompt-over-text = Mira la mesa cuanto quieras. { KEY("end") }, o este botón, muestra el resultado.

## Escape Pod

play-board-title = ¿{ $name } abandona la nave?
play-board-text = El turno acaba de inmediato y no hay vuelta atrás. { $name } conserva su mano y entrega fichas y cubos. Después, { $name } toma la carta superior de los descartes y tira. Si la tirada no supera el número de cartas de su mano, toma otra. Desde entonces, cada turno de { $name } es solo eso: una carta, una tirada, quizá otra carta. Si la nave se salva, { $name } pierde y los demás ganan. Si se pierde, { $name } toma una última carta y tira una vez. Si esa tirada supera el número de cartas de su mano, solo gana { $name }. Si no, pierden todos.
play-board-yes = Subir a la cápsula
play-board-no = Seguir a bordo
play-tip-pod = Cápsula de escape: con { $pod-rooms } salas desviadas, un tripulante puede irse desde el Núcleo de energía{ KEY("board", before: " (", after: ")") }. Cuesta una acción y no hay vuelta atrás.
play-tip-pod-taken = { $name } va a la deriva. En cada turno, { $name } toma la carta superior de los descartes y tira. Si la tirada no supera el número de cartas de su mano, toma otra.
play-log-board = { $name } sube a la Cápsula de escape y abandona la nave
play-log-pod-roll = { $name }, a la deriva, saca un { $value }: { $more ->
    [yes] una carta más
   *[no] ninguna carta más
}
play-log-last-roll = La última tirada de { $name } es un { $value }: { $free ->
    [yes] la cápsula escapa
   *[no] la cápsula se pierde con la nave
}
play-prompt-pod = { $name } va a la deriva
play-prompt-pod-text = { DEVICE() ->
    [pad] El desertor toma una carta de los descartes y tira. Si la tirada no supera su número de cartas, toma otra. Pulsa { KEY("enter") } para avanzar.
   *[keys] El desertor toma una carta de los descartes y tira. Si la tirada no supera su número de cartas, toma otra. Haz clic para avanzar.
}
play-pod-leaves = { $name } abandona la nave
play-pod-leaves-text = No hay vuelta atrás: { $name } pierde si la nave se salva.
play-pod-turn = { $name }, a la deriva en la Cápsula de escape
play-pod-turn-text = { $taken ->
    [0] La pila de descartes está vacía, pero se tira el dado igualmente.
   *[other] Toma una carta y tira: con { $held } o menos { $left ->
        [0] tomaría otra, pero no queda ninguna
       *[other] toma otra
    }.
}
play-pod-last = La última tirada
play-pod-last-text = { $taken ->
    [0] No queda ninguna carta para { $name }.
   *[other] { $name } toma una última carta.
} Solo escapa con una tirada mayor que su número de cartas.
play-die-pod = { $held ->
    [one] Una carta en mano
    [many] { $held } cartas en mano
   *[other] { $held } cartas en mano
}: { $more ->
    [yes] una más
    [none] no queda ninguna
   *[no] ninguna más
}
play-die-last = { $more ->
    [yes] Supera { $held ->
        [one] una carta
        [many] las { $held } cartas
       *[other] las { $held } cartas
    }: la cápsula escapa
   *[no] No supera { $held ->
        [one] una carta
        [many] las { $held } cartas
       *[other] las { $held } cartas
    }: la cápsula se pierde
}

## Damage Control

play-left-unseen = Control de daños retiró una carta de cada tipo sin mostrarla. Hay { $possible } cartas posibles; quedan { $left } de este tipo.
play-left-to-crew = Probabilidad de que elijas las salas de la próxima carta de daño: { $percent } %.
play-hit-left = { $left ->
    [0] Quedará sin cubos
    [one] Quedará 1 cubo
    [many] Quedarán { $left } cubos
   *[other] Quedarán { $left } cubos
}
play-hit-token = Lo absorbe una ficha
play-hit-holder = Lo absorbe su ficha
play-damage-lost = Con esta elección se pierde la nave.
play-hit-fatal = Se pierde la nave
play-log-damage-control = { $name } elige { $rooms }

## End of the actions

play-end-title = ¿Terminar las acciones?
play-end-text = { $tokens ->
    [0] { $lost ->
        [one] Te queda una acción, pero en la reserva no hay ficha de acción para ella. Se perdería.
        [many] Se perderían { $lost } de tus acciones: en la reserva no hay suficientes fichas de acción.
       *[other] Se perderían { $lost } de tus acciones: en la reserva no hay suficientes fichas de acción.
    }
   *[other] Te quedan { $left } acciones, pero en la reserva solo hay { $tokens ->
        [one] una ficha de acción
        [many] { $tokens } fichas de acción
       *[other] { $tokens } fichas de acción
    }. { $lost ->
        [one] Se perdería una acción.
        [many] Se perderían { $lost } acciones.
       *[other] Se perderían { $lost } acciones.
    }
}
play-end-yes = Terminar

## Undo

play-undo-roll = No se puede deshacer: se ha tirado el dado
play-undo-seen = No se puede deshacer: se han visto cartas ocultas
play-undo-drawn = No se puede deshacer: se han robado cartas
play-undo-start = Aún no hay nada que deshacer
play-undo-others = Nada que deshacer: ninguna decisión anterior fue tuya
play-redo-none = Nada que rehacer
play-tip-undo = Deshacer la última decisión{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Rehacer{ KEY("redo", before: " (", after: ")") }
play-tip-log = Registro{ KEY("log", before: " (", after: ")") }
play-tip-help = Ayuda y teclas{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menú{ KEY("escape", before: " (", after: ")") }
play-tip-more = Más acciones{ KEY("more", before: " (", after: ")") }: qué cuesta cada una y por qué algunas no son posibles.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Ve a una carta para ver sus salas en la nave.
   *[keys] Señala una carta para ver sus salas en la nave.
}
play-map-odds = Los porcentajes siguen tu orden: la probabilidad de que la próxima carta de daño golpee la sala.
play-map-repairs = { $count ->
    [0] Ahora mismo no repara nada.
   *[other] Repara ahora: { $rooms }
}
play-map-diverts = { $count ->
    [0] Ninguna sala la necesita para desviar.
   *[other] Aún hace falta para desviar: { $rooms }
}
play-map-struck = { $count ->
    [0] La tripulación elige las salas.
   *[other] Golpea: { $rooms }
}

## Log, pile and help

play-log-title = Registro
play-log-help = { DEVICE() ->
    [pad] Desplázate con { KEY("up") } y { KEY("down") }.
   *[keys] Señala una línea para ver qué cambió. Desplázate con la rueda o las flechas.
}
play-log-hidden = { DEVICE() ->
    [pad] Sin contar: solo este turno y el anterior. Desplázate con { KEY("up") } y { KEY("down") }.
   *[keys] Sin contar: solo este turno y el anterior. Desplázate con la rueda o las flechas.
}
play-piles-title = Mazos y pilas
play-piles-deck = Mazo de recursos
play-piles-discard = Descartes
play-piles-damage-deck = Mazo de daño
play-piles-damage-discard = Daño hasta ahora
play-piles-deck-text =
    { $count ->
        [one] Queda una carta en el mazo de recursos:
        [many]
            Quedan { $count } cartas en el mazo de recursos, { $seen ->
                [0] en orden desconocido
               *[other] en orden desconocido debajo de las ya vistas
            }:
       *[other]
            Quedan { $count } cartas en el mazo de recursos, { $seen ->
                [0] en orden desconocido
               *[other] en orden desconocido debajo de las ya vistas
            }:
    }
play-piles-damage-text =
    { $count ->
        [0] No quedan cartas: hay una brecha en el casco.
        [one] Queda una carta y luego la Brecha en el casco:
        [many]
            Quedan { $count } cartas, { $seen ->
                [0] tipo por tipo y cada tipo barajado
               *[other] las no vistas tipo por tipo
            }, y luego la Brecha en el casco:
       *[other]
            Quedan { $count } cartas, { $seen ->
                [0] tipo por tipo y cada tipo barajado
               *[other] las no vistas tipo por tipo
            }, y luego la Brecha en el casco:
    }
play-piles-seen = { $count ->
    [one] Todo el mundo ha visto la próxima carta:
    [many] Todo el mundo ha visto las { $count } próximas cartas, en este orden:
   *[other] Todo el mundo ha visto las { $count } próximas cartas, en este orden:
}
play-piles-missing = Una carta de cada tipo de los que se ven aquí no está en el mazo. No se sabe cuál.
play-piles-bottom = { $count ->
    [one] Todo el mundo ha visto la última carta:
    [many] Todo el mundo ha visto las { $count } últimas cartas:
   *[other] Todo el mundo ha visto las { $count } últimas cartas:
}
play-piles-unseen = Nadie ha visto las cartas de arriba.
play-piles-struck =
    { $count ->
        [one] Una carta de daño hasta ahora
        [many] { $count } cartas de daño hasta ahora, la más reciente primero
       *[other] { $count } cartas de daño hasta ahora, la más reciente primero
    }
play-piles-hidden = Sin contar: mazos y descartes están ocultos, salvo que una sala los revele.
play-pile-title =
    { $count ->
        [0] La pila de descartes está vacía
        [one] Una carta
        [many] { $count } cartas, la más reciente primero
       *[other] { $count } cartas, la más reciente primero
    }
play-help-keys = Teclas
play-key-1 = { $first } a { $last }: tomar una carta
play-key-2 = { $keys }: mover, rebuscar, compartir
play-key-3 = { $keys }: reparar, desviar, activar, cápsula
play-key-4 = { KEY("arrows") }: ir de sala en sala
play-key-5 = { KEY("tab") }: panel, nave, tripulación, mazos
play-key-6 = { KEY("enter") }: elegir lo seleccionado; ir a tu turno
play-key-7 = { $keys }: terminar las acciones
play-key-8 = { KEY("escape") }: soltar, cancelar habilidad, menú
play-key-9 = { $keys }: deshacer{ DEVICE() ->
    [pad] {""}
   *[keys] {" (también Ctrl+Z)"}
}
play-key-10 = { $keys }: rehacer{ DEVICE() ->
    [pad] {""}
   *[keys] {" (también Ctrl+Y)"}
}
play-key-11 = { $keys }: registro, mazos y pilas
play-key-12 = Mantener { KEY("tab") }: ver la mesa
play-key-13 = { $keys }: la regla de lo señalado, o ayuda
play-key-14 = { $keys }: pantalla completa, sonido

## Notes on what the pointer rests on

play-tip-move = Ir a una sala vecina: { $cost ->
    [one] una acción
    [many] { $cost } acciones
   *[other] { $cost } acciones
}.
play-tip-scavenge = Tirar el dado: { $sides }.
play-tip-side = { $cards ->
    [0] nada
    [one] una carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
} con { $shown ->
    [1] { $first }
    [2] { $first } o { $last }
   *[other] { $first } a { $last }
}
play-tip-share = Dar o tomar una carta en tu sala: { $cost ->
    [one] una acción
    [many] { $cost } acciones
   *[other] { $cost } acciones
}.
play-tip-divert =
    Descartar las tres cartas del coste de la sala: { $cost ->
        [one] una acción
        [many] { $cost } acciones
       *[other] { $cost } acciones
    }.
play-tip-repair =
    Descartar una carta que encaje en una casilla vacía: { $cost ->
        [one] una acción
        [many] { $cost } acciones
       *[other] { $cost } acciones
    }.
play-tip-activate =
    Activar la sala en la que estás: { $cost ->
        [one] una acción
        [many] { $cost } acciones
       *[other] { $cost } acciones
    }.
play-tip-end = Terminar tus acciones{ KEY("end", before: " (", after: ")") }. Cada acción sin usar se convierte en una ficha de acción, mientras queden en la reserva.
play-tip-give-back = El programa sigue jugando como si no hubieras tomado el relevo.
play-tip-decline = { DEVICE() ->
    [pad] Pulsa { KEY("enter") } para no tomar nada.
   *[keys] Haz clic o pulsa { KEY("enter") } para no tomar nada.
}
play-tip-stepper = Las tres fases de un turno.
play-tip-threat = El porcentaje es la probabilidad de que la próxima carta de daño destruya la nave.
play-tip-deck-take =
    { DEVICE() ->
        [pad]
            { $count ->
                [one] Mazo de recursos. Pulsa { KEY("enter") } para tomar la carta superior. Al robar la última carta, se pierde la nave.
                [2] Mazo de recursos. Pulsa { KEY("enter") } para tomar las dos cartas superiores. Al robar la última carta, se pierde la nave.
                [many] Mazo de recursos. Pulsa { KEY("enter") } para tomar las { $count } cartas superiores. Al robar la última carta, se pierde la nave.
               *[other] Mazo de recursos. Pulsa { KEY("enter") } para tomar las { $count } cartas superiores. Al robar la última carta, se pierde la nave.
            }
       *[keys]
            { $count ->
                [one] Mazo de recursos. Haz clic para tomar la carta superior. Al robar la última carta, se pierde la nave.
                [2] Mazo de recursos. Haz clic para tomar las dos cartas superiores. Al robar la última carta, se pierde la nave.
                [many] Mazo de recursos. Haz clic para tomar las { $count } cartas superiores. Al robar la última carta, se pierde la nave.
               *[other] Mazo de recursos. Haz clic para tomar las { $count } cartas superiores. Al robar la última carta, se pierde la nave.
            }
    }
play-tip-deck = { DEVICE() ->
    [pad] Mazo de recursos. Pulsa { KEY("enter") } para robar cuando puedas tomar cartas. Al robar la última carta, se pierde la nave. Los descartes muestran lo que queda{ KEY("piles", before: " (", after: ")") }.
   *[keys] Mazo de recursos. Haz clic para robar cuando puedas tomar cartas. Al robar la última carta, se pierde la nave. Los descartes muestran lo que queda{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Una carta visible. Recógela en lugar de { $deck-cards } del mazo, o tómala al rebuscar.
play-tip-discard = { DEVICE() ->
    [pad] Pila de descartes. Pulsa { KEY("enter") } para verla entera, con lo que queda en los mazos{ KEY("piles", before: " (", after: ")") }.
   *[keys] Pila de descartes. Haz clic para verla entera, con lo que queda en los mazos{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Mazo de daño: una carta golpea la nave al final de cada turno. Pulsa { KEY("enter") } para ver lo que queda, sin orden.
   *[keys] Mazo de daño: una carta golpea la nave al final de cada turno. Haz clic para ver lo que queda, sin orden.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] La última carta de daño. Pulsa { KEY("enter") } para verlas todas.
   *[keys] La última carta de daño. Haz clic para verlas todas.
}
play-tip-threat-breach = La probabilidad de que la próxima tirada de la Brecha en el casco vacíe el mazo de recursos y se pierda la nave.
play-tip-threat-empty = La fase 2 toma la última carta de recurso, del mazo o al reponer una visible. Entonces se pierde la nave, salvo que la salves antes.
play-tip-threat-hidden = El dorso de la próxima carta de daño muestra su tipo. Sin contar: las probabilidades y el resto están ocultos.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Mazo de recursos. Pulsa { KEY("enter") } para robar cuando puedas tomar cartas. Al robar la última carta, se pierde la nave. Sin contar: su tamaño está oculto.
   *[keys] Mazo de recursos. Haz clic para robar cuando puedas tomar cartas. Al robar la última carta, se pierde la nave. Sin contar: su tamaño está oculto.
}
play-tip-discard-hidden = Pila de descartes. Sin contar: está oculta, salvo que una sala la revele.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] No quedan cartas de daño: cada turno acaba con una tirada que se lleva cartas de recurso. Pulsa { KEY("enter") } para ver las que ya salieron.
   *[keys] No quedan cartas de daño: cada turno acaba con una tirada que se lleva cartas de recurso. Haz clic para ver las que ya salieron.
}
play-tip-damage-deck-hidden = Mazo de daño: una carta golpea la nave al final de cada turno. Sin contar: lo que queda está oculto.
play-tip-damage-discard-hidden = La última carta de daño. Sin contar: las anteriores están ocultas.
play-tip-die = { DEVICE() ->
    [pad] El dado. Pulsa { KEY("enter") } para rebuscar.
   *[keys] El dado. Haz clic en él o lánzalo para rebuscar.
}
play-tip-shield = Una ficha de protección absorbe el próximo impacto en esta sala.
play-tip-supply-cube = Cubos de reparación en la reserva
play-tip-supply-action = Fichas de acción en la reserva, { $action-tokens } en total
play-tip-supply-protection = Fichas de protección en la reserva, { $protection-tokens } en total
play-tip-supply-power = Salas por desviar
play-tip-crew = { $name } puede conservar como máximo { $hand-limit } cartas tras recoger.
play-tip-crew-seat = { DEVICE() ->
    [pad] Pulsa { KEY("enter") } para elegir quién juega en este puesto.
   *[keys] Haz clic para elegir quién juega en este puesto.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Pulsa { KEY("enter") } para mover a { $name }.{ KEY("take-over", before: " Pulsa ", after: " para elegir quién juega en este puesto.") }
   *[keys] Haz clic para mover a { $name }.{ KEY("take-over", before: " Pulsa ", after: " para elegir quién juega en este puesto.") }
}
