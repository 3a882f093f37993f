### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Acciones
ask-action-text = Elige qué hacer.
ask-action-hint = { DEVICE() ->
    [pad] Toma una carta con { KEY("enter") } y elige adónde va.
   *[keys] Haz clic en una carta, arrástrala o pulsa su tecla, y elige adónde va.
}
ask-action-first = eso no se puede usar así
ask-action-first-short = así no
ask-scavenge = { $picks ->
    [0] Toma una carta
    [1] Toma una carta
   *[other] Toma una carta: { $pick } de { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Elige una carta del mazo o de la fila visible. «No tomar nada» la deja.
   *[keys] Del mazo o de la fila visible: haz clic en ella o arrástrala a tu mano. «No tomar nada» la deja.
}
ask-scavenge-hint = Toma una carta del mazo, una visible o nada.
ask-scavenge-first = { $name } toma antes lo que ha encontrado
ask-scavenge-first-short = toma antes
ask-collect = Recoger
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] Una carta
        [many] { $deck-cards } cartas
       *[other] { $deck-cards } cartas
    } del mazo o una carta visible: elige.
   *[keys] { $deck-cards ->
        [one] Una carta
        [many] { $deck-cards } cartas
       *[other] { $deck-cards } cartas
    } del mazo o una carta visible: haz clic, o arrastra a tu mano.
}
ask-collect-hint = Toma una carta visible o { $deck-cards ->
    [one] la carta superior
    [many] las { $deck-cards } cartas superiores
   *[other] las { $deck-cards } cartas superiores
} del mazo.
ask-collect-first = { $name } recoge antes
ask-collect-first-short = recoge antes
ask-discard = { $count ->
    [one] Descarta una carta
    [many] Descarta { $count } cartas
   *[other] Descarta { $count } cartas
}
ask-discard-text = { DEVICE() ->
    [pad] Puedes quedarte { $hand-limit }. Elige una carta y luego los descartes.
   *[keys] Puedes quedarte { $hand-limit }. Haz clic en una carta y luego en los descartes, o arrástrala hasta allí.
}
ask-discard-hint = { $count ->
    [one] Pasas del límite de { $hand-limit }: descarta 1 carta.
    [many] Pasas del límite de { $hand-limit }: descarta { $count } cartas.
   *[other] Pasas del límite de { $hand-limit }: descarta { $count } cartas.
}
ask-discard-first = { $name } descarta antes hasta el límite
ask-discard-first-short = descarta antes
ask-protection = ¿Quién entrega una ficha de protección?
ask-protection-text = { DEVICE() ->
    [pad] Elige uno de los tripulantes que brillan.
   *[keys] Haz clic en uno de los tripulantes que brillan, o arrástralo a la sala que recibe el impacto.
}
ask-protection-hint = Varios escudos podrían detener este impacto: elige de quién se usa.
ask-protection-first = { $name } decide antes quién entrega una ficha de protección
ask-protection-first-short = decide antes

## Rooms

ask-crew-quarters = Envía a alguien
ask-crew-quarters-text = { DEVICE() ->
    [pad] Elige cualquier meeple y luego una sala donde haya alguien más. { KEY("escape") } deja la sala sin usar.
   *[keys] Haz clic en cualquier meeple y luego en una sala donde haya alguien más, o arrástralo hasta allí. { KEY("escape") } deja la sala sin usar.
}
ask-crew-quarters-first = { $name } envía antes a alguien
ask-crew-quarters-first-short = envía antes
ask-crew-quarters-v2 = Envía a alguien
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Elige cualquier meeple y luego una sala donde no haya nadie. { KEY("escape") } deja la sala sin usar.
   *[keys] Haz clic en cualquier meeple y luego en una sala donde no haya nadie, o arrástralo hasta allí. { KEY("escape") } deja la sala sin usar.
}
ask-crew-quarters-v2-hint = Envía a cualquier tripulante a una sala donde no haya nadie.
ask-crew-quarters-v2-first = { $name } envía antes a alguien
ask-crew-quarters-v2-first-short = envía antes
ask-cargo-hold = Ordena las cartas de recurso
ask-cargo-hold-text = { $count ->
    [one] La próxima carta de recurso. Vuelve al mazo.
    [many] Las { $count } próximas cartas de recurso. Devuélvelas en el orden que quieras.
   *[other] Las { $count } próximas cartas de recurso. Devuélvelas en el orden que quieras.
}
ask-cargo-hold-first = { $name } ordena antes las cartas
ask-cargo-hold-first-short = ordena antes
ask-cargo-hold-v2 = Toma una carta
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Elige una carta del mazo o de la fila visible.
   *[keys] Del mazo o de la fila visible: haz clic en ella o arrástrala a tu mano.
}
ask-cargo-hold-v2-hint = Toma la carta superior del mazo o una visible.
ask-cargo-hold-v2-first = { $name } toma antes una carta
ask-cargo-hold-v2-first-short = toma antes
ask-mess-hall = Da, toma o cambia
ask-mess-hall-text = Da una carta, toma una carta o cambia una por otra con quien sea de la nave.
ask-mess-hall-first = { $name } resuelve antes el Comedor
ask-mess-hall-first-short = antes el Comedor
ask-mess-hall-v2 = Otros dos cambian
ask-mess-hall-v2-text = Otros dos cambian una carta por una, o dos por dos.
ask-mess-hall-v2-first = { $name } resuelve antes el Comedor
ask-mess-hall-v2-first-short = antes el Comedor
ask-trade = Canjea una carta
ask-trade-text = { DEVICE() ->
    [pad] Elige una carta de la mano y luego la visible que quieres por ella. Ocupa el lugar de la que tomas; no se roba nada.
   *[keys] Haz clic en una carta de la mano y luego en la visible que quieres por ella, o arrastra una sobre la otra. Ocupa el lugar de la que tomas; no se roba nada.
}
ask-trade-hint = { DEVICE() ->
    [pad] Elige una carta de la mano y una visible.
   *[keys] Haz clic en una carta de la mano y en una visible, o arrastra una sobre la otra.
}
ask-trade-first = { $name } resuelve antes el Comedor
ask-trade-first-short = antes el Comedor
ask-engine-room = Cambia con los descartes
ask-engine-room-text = Cambia una carta de la mano por cualquiera de los descartes.
ask-engine-room-first = { $name } cambia antes una carta
ask-engine-room-first-short = cambia antes
ask-engine-room-v2 = Toma una carta descartada
ask-engine-room-v2-text = Toma cualquier carta de los descartes. Luego el mazo pierde su carta superior.
ask-engine-room-v2-first = { $name } toma antes una carta descartada
ask-engine-room-v2-first-short = toma antes
ask-repair-centre = Repara otra sala
ask-repair-centre-text = { DEVICE() ->
    [pad] Elige una casilla abierta de otra sala que brille. { KEY("escape") } deja la sala sin usar.
   *[keys] Haz clic en una casilla abierta de otra sala que brille, o arrastra hasta ella una carta que encaje. { KEY("escape") } deja la sala sin usar.
}
ask-repair-centre-first = { $name } repara antes otra sala
ask-repair-centre-first-short = repara antes
ask-repair-centre-v2 = Da un cubo de reparación
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Elige quién recibe el cubo de la reserva. Repara una casilla sin carta.
   *[keys] Arrastra el cubo de la reserva a otro tripulante, o haz clic en quien lo recibe. Repara una casilla sin carta.
}
ask-repair-centre-v2-hint = Da el cubo de reparación a otro tripulante.
ask-repair-centre-v2-first = { $name } da antes el cubo de reparación
ask-repair-centre-v2-first-short = da antes
ask-medical-bay-v2 = Reparte fichas de acción
ask-medical-bay-v2-text = { $count ->
    [one] Reparte una ficha de acción
    [many] Reparte hasta { $count } fichas de acción
   *[other] Reparte hasta { $count } fichas de acción
} entre los demás.
ask-medical-bay-v2-first = { $name } reparte antes las fichas de acción
ask-medical-bay-v2-first-short = reparte antes
ask-bridge = Ordena las cartas de daño
ask-bridge-text = { $count ->
    [one] La próxima carta de daño. Vuelve al mazo.
    [many] Las { $count } próximas cartas de daño. Devuélvelas en el orden que quieras.
   *[other] Las { $count } próximas cartas de daño. Devuélvelas en el orden que quieras.
}
ask-bridge-first = { $name } ordena antes las cartas de daño
ask-bridge-first-short = ordena antes
ask-bridge-v2 = Arriba o al fondo
ask-bridge-v2-text = { $count ->
    [one] La próxima carta de daño. Vuelve arriba o al fondo.
    [many] Las { $count } próximas cartas de daño. Cada una vuelve arriba o al fondo.
   *[other] Las { $count } próximas cartas de daño. Cada una vuelve arriba o al fondo.
}
ask-bridge-v2-first = { $name } ordena antes las cartas de daño
ask-bridge-v2-first-short = ordena antes
ask-armoury = { $left ->
    [one] Pon una ficha de protección
    [many] Pon { $left } fichas de protección
   *[other] Pon { $left } fichas de protección
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Elige una sala. Es la única de la reserva.
        [many] Elige una sala. Ambas pueden ir a la misma sala. { KEY("escape") } recupera una.
       *[other] Elige una sala. Ambas pueden ir a la misma sala. { KEY("escape") } recupera una.
    }
   *[keys] { $count ->
        [one] Haz clic en una sala, o arrastra la ficha hasta ella. Es la única de la reserva.
        [many] Haz clic en una sala, o arrastra una ficha hasta ella. Ambas pueden ir a la misma sala. { KEY("escape") } recupera una.
       *[other] Haz clic en una sala, o arrastra una ficha hasta ella. Ambas pueden ir a la misma sala. { KEY("escape") } recupera una.
    }
}
ask-armoury-first = { $name } pone antes las fichas de protección
ask-armoury-first-short = antes los escudos
ask-armoury-v2 = Da una ficha de protección
ask-armoury-v2-text = { DEVICE() ->
    [pad] Elige quién recibe la ficha de la reserva. Absorbe un impacto en la sala en la que esté quien la tiene.
   *[keys] Arrastra la ficha de la reserva a quien quieras, o haz clic en quien la recibe. Absorbe un impacto en la sala en la que esté quien la tiene.
}
ask-armoury-v2-hint = Da la ficha de protección a quien quieras, o quédatela.
ask-armoury-v2-first = { $name } da antes la ficha de protección
ask-armoury-v2-first-short = da antes

## Expansions

ask-damage-control = { $left ->
    [0] Confirma el daño
    [one] Elige una sala que dañar
    [many] Elige { $left } salas que dañar
   *[other] Elige { $left } salas que dañar
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Cada sala dice qué hace el impacto. { KEY("end") } o el botón confirman; elige otra vez una sala para quitarla.
       *[other] { $setup ->
            [yes] Control de daños golpea antes del primer turno, y elige quien empieza. Elige una sala. Cada sala dice qué haría un impacto.
           *[no] Control de daños deja elegir a la tripulación. Elige una sala; elígela otra vez para quitarla. Cada sala dice qué haría un impacto.
        }
    }
   *[keys] { $left ->
        [0] Cada sala dice qué hace el impacto. { KEY("end") } o el botón confirman; haz clic en una sala elegida para quitarla.
       *[other] { $setup ->
            [yes] Control de daños golpea antes del primer turno, y elige quien empieza. Haz clic en una sala, o arrastra la carta hasta ella. Cada sala dice qué haría un impacto.
           *[no] Control de daños deja elegir a la tripulación. Haz clic en una sala, o arrastra la carta hasta ella; otro clic la quita. Cada sala dice qué haría un impacto.
        }
    }
}
ask-damage-control-hint = Cada sala dice qué le haría ahora un impacto. { KEY("end") } confirma.
ask-damage-control-first = { $name } elige antes las salas que sufren el daño
ask-damage-control-first-short = elige antes salas

## Actions, as they stand in a list

action-move = Mover
action-scavenge = Rebuscar
action-give = Dar una carta
action-take = Tomar una carta
action-trade = Canjear una carta
action-repair = Reparar
action-repair-with-cube = Reparar con un cubo propio
action-divert = Desviar energía
action-activate = Usar la sala
action-board = Subir a la Cápsula de escape
action-finish = Terminar las acciones

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Usa { $source }
ask-room-text = Elige cómo se usa { $source }.
ask-room-first = { $name } decide antes sobre { $source }
ask-room-first-short = decide antes
ask-expansion = { $source }
ask-expansion-text = { $source } te deja la decisión: elige.
ask-expansion-first = { $name } decide antes sobre { $source }
ask-expansion-first-short = decide antes
ask-other = Decide
ask-other-text = Elige una opción.
ask-other-first = { $name } decide antes otra cosa
ask-other-first-short = decide antes
