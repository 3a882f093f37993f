### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Acciones
ask-action-text = Elige una acción.
ask-action-hint = { DEVICE() ->
    [pad] Toma una carta con { KEY("enter") } y elige adónde va.
   *[keys] Haz clic en una carta, arrástrala o pulsa su tecla, y elige adónde va.
}
ask-action-first = eso no funciona así
ask-action-first-short = así no
ask-scavenge = { $picks ->
    [0] Toma una carta
    [1] Toma una carta
   *[other] Toma una carta: { $pick } de { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Elige una carta del mazo o de la fila visible, o «No tomar nada».
   *[keys] Haz clic en el mazo o en una carta visible, o arrastra una a tu mano. Puedes no tomar nada.
}
ask-scavenge-hint = Toma la carta superior del mazo, una visible o nada.
ask-scavenge-first = { $name } debe tomar antes las cartas encontradas
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
ask-collect-first = { $name } debe recoger antes
ask-collect-first-short = recoge antes
ask-discard = { $count ->
    [one] Descarta una carta
    [many] Descarta { $count } cartas
   *[other] Descarta { $count } cartas
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [one] Te quedas con { $hand-limit }. Elige una carta y luego los descartes.
        [many] Te quedas con { $hand-limit }. Elige { $count } cartas y confirma con { KEY("end") }.
       *[other] Te quedas con { $hand-limit }. Elige { $count } cartas y confirma con { KEY("end") }.
    }
   *[keys] { $count ->
        [one] Te quedas con { $hand-limit }. Haz clic en una carta y luego en los descartes, o arrástrala allí.
        [many] Te quedas con { $hand-limit }. Elige { $count } cartas con clics o números y confirma con { KEY("end") }.
       *[other] Te quedas con { $hand-limit }. Elige { $count } cartas con clics o números y confirma con { KEY("end") }.
    }
}
ask-discard-hint = { $count ->
    [one] Pasas del límite de { $hand-limit }: descarta 1 carta.
    [many] Pasas del límite de { $hand-limit }: descarta { $count } cartas.
   *[other] Pasas del límite de { $hand-limit }: descarta { $count } cartas.
}
ask-discard-first = { $name } debe descartar antes hasta el límite
ask-discard-first-short = descarta antes
ask-protection = ¿Quién entrega una ficha de protección?
ask-protection-text = { DEVICE() ->
    [pad] Elige a un tripulante resaltado.
   *[keys] Haz clic en un tripulante resaltado, o arrástralo a la sala que recibe el impacto.
}
ask-protection-hint = Varias fichas de protección pueden absorber este impacto. Elige cuál.
ask-protection-first = { $name } debe decidir antes quién entrega una ficha de protección
ask-protection-first-short = decide antes

## Rooms

ask-crew-quarters = Envía a un tripulante
ask-crew-quarters-text = { DEVICE() ->
    [pad] Elige un meeple y luego una sala con otro tripulante. { KEY("escape") } cancela.
   *[keys] Haz clic en un meeple y luego en una sala con otro tripulante, o arrástralo allí. { KEY("escape") } cancela.
}
ask-crew-quarters-first = { $name } debe enviar antes a un tripulante
ask-crew-quarters-first-short = envía antes
ask-crew-quarters-v2 = Envía a un tripulante
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Elige un meeple y luego una sala desocupada. { KEY("escape") } cancela.
   *[keys] Haz clic en un meeple y luego en una sala desocupada, o arrástralo allí. { KEY("escape") } cancela.
}
ask-crew-quarters-v2-hint = Envía a cualquier tripulante a una sala desocupada.
ask-crew-quarters-v2-first = { $name } debe enviar antes a un tripulante
ask-crew-quarters-v2-first-short = envía antes
ask-cargo-hold = Reordena los recursos
ask-cargo-hold-text =
    { $count ->
        [one] La próxima carta de recurso. Devuélvela al mazo.
        [many] Las próximas { $count } cartas de recurso. Devuélvelas en el orden que quieras.
       *[other] Las próximas { $count } cartas de recurso. Devuélvelas en el orden que quieras.
    }
ask-cargo-hold-first = { $name } debe reordenar antes las cartas
ask-cargo-hold-first-short = reordena antes
ask-cargo-hold-v2 = Toma una carta
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Elige el mazo o una carta visible.
   *[keys] Haz clic en el mazo o en una carta visible, o arrastra una a tu mano.
}
ask-cargo-hold-v2-hint = Toma la carta superior del mazo o una visible.
ask-cargo-hold-v2-first = { $name } debe tomar antes una carta
ask-cargo-hold-v2-first-short = toma antes
ask-mess-hall = Da, toma o cambia
ask-mess-hall-text = Da, toma o cambia una carta con cualquier otro tripulante.
ask-mess-hall-first = { $name } debe terminar antes en el Comedor
ask-mess-hall-first-short = antes el Comedor
ask-mess-hall-v2 = Otros dos cambian
ask-mess-hall-v2-text = Otros dos tripulantes cambian una carta cada uno, o dos.
ask-mess-hall-v2-first = { $name } debe terminar antes en el Comedor
ask-mess-hall-v2-first-short = antes el Comedor
ask-trade = Cambia una carta
ask-trade-text = { DEVICE() ->
    [pad] Elige una carta de la mano y luego la visible que quieres por ella. La tuya ocupa su lugar; no se roba nada.
   *[keys] Haz clic en una carta de la mano y en la visible que quieres, o arrastra una sobre la otra. La tuya ocupa su lugar; no se roba nada.
}
ask-trade-hint = { DEVICE() ->
    [pad] Elige una carta de la mano y una visible.
   *[keys] Haz clic en una carta de la mano y en una visible, o arrastra una sobre la otra.
}
ask-trade-first = { $name } debe terminar antes en el Comedor
ask-trade-first-short = antes el Comedor
ask-engine-room = Cambia con los descartes
ask-engine-room-text = Cambia una de tus cartas por cualquiera de los descartes.
ask-engine-room-first = { $name } debe cambiar antes una carta
ask-engine-room-first-short = cambia antes
ask-engine-room-v2 = Toma una carta descartada
ask-engine-room-v2-text = Toma cualquier carta de los descartes. Luego descarta la carta superior del mazo.
ask-engine-room-v2-first = { $name } debe tomar antes una carta descartada
ask-engine-room-v2-first-short = toma antes
ask-repair-centre = Repara otra sala
ask-repair-centre-text = { DEVICE() ->
    [pad] Elige una casilla vacía de otra sala resaltada. { KEY("escape") } cancela.
   *[keys] Arrastra una carta que encaje de tu mano a una casilla vacía de una sala resaltada, o haz clic en esa casilla. { KEY("escape") } cancela.
}
ask-repair-centre-first = { $name } debe reparar antes otra sala
ask-repair-centre-first-short = repara antes
ask-repair-centre-v2 = Da un cubo de reparación
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Elige quién recibe el cubo. Llena una casilla sin carta.
   *[keys] Arrastra el cubo a otro tripulante, o haz clic en él. Llena una casilla sin carta.
}
ask-repair-centre-v2-hint = Da el cubo de reparación a otro tripulante.
ask-repair-centre-v2-first = { $name } debe dar antes el cubo de reparación
ask-repair-centre-v2-first-short = da antes
ask-medical-bay-v2 = Reparte fichas de acción
ask-medical-bay-v2-text =
    { $count ->
        [one] Reparte una ficha de acción
        [many] Reparte hasta { $count } fichas de acción
       *[other] Reparte hasta { $count } fichas de acción
    } a otros tripulantes.
ask-medical-bay-v2-first = { $name } debe repartir antes las fichas de acción
ask-medical-bay-v2-first-short = reparte antes
ask-bridge = Reordena las cartas de daño
ask-bridge-text =
    { $count ->
        [one] La próxima carta de daño. Devuélvela al mazo.
        [many] Las próximas { $count } cartas de daño. Devuélvelas en el orden que quieras.
       *[other] Las próximas { $count } cartas de daño. Devuélvelas en el orden que quieras.
    }
ask-bridge-first = { $name } debe reordenar antes las cartas de daño
ask-bridge-first-short = reordena antes
ask-bridge-v2 = Arriba o al fondo
ask-bridge-v2-text =
    { $count ->
        [one] La próxima carta de daño. Devuélvela arriba o al fondo.
        [many] Las próximas { $count } cartas de daño. Devuelve cada una arriba o al fondo.
       *[other] Las próximas { $count } cartas de daño. Devuelve cada una arriba o al fondo.
    }
ask-bridge-v2-first = { $name } debe reordenar antes las cartas de daño
ask-bridge-v2-first-short = reordena antes
ask-armoury = { $left ->
    [one] Pon una ficha de protección
    [many] Pon { $left } fichas de protección
   *[other] Pon { $left } fichas de protección
}
ask-armoury-text =
    { DEVICE() ->
        [pad]
            { $count ->
                [one] Elige una sala para la última ficha de la reserva.
                [many] Elige una sala. Una misma sala puede recibir las dos. { KEY("escape") } recupera una.
               *[other] Elige una sala. Una misma sala puede recibir las dos. { KEY("escape") } recupera una.
            }
       *[keys]
            { $count ->
                [one] Haz clic en una sala para poner la última ficha de la reserva, o arrástrala allí.
                [many] Haz clic en una sala, o arrastra allí una ficha. Una misma sala puede recibir las dos. { KEY("escape") } recupera una.
               *[other] Haz clic en una sala, o arrastra allí una ficha. Una misma sala puede recibir las dos. { KEY("escape") } recupera una.
            }
    }
ask-armoury-first = { $name } debe poner antes las fichas de protección
ask-armoury-first-short = antes las fichas
ask-armoury-v2 = Da una ficha de protección
ask-armoury-v2-text = { DEVICE() ->
    [pad] Elige quién recibe la ficha. Absorbe un impacto en la sala de ese tripulante.
   *[keys] Arrastra la ficha a un tripulante, o haz clic en él. Absorbe un impacto en la sala de ese tripulante.
}
ask-armoury-v2-hint = Da la ficha de protección a cualquier tripulante, incluso a ti.
ask-armoury-v2-first = { $name } debe dar antes la ficha de protección
ask-armoury-v2-first-short = da antes

## Expansions

ask-damage-control = { $left ->
    [0] Confirma el daño
   *[other] { $count ->
        [one] Elige una sala que dañar
        [many] Elige { $count } salas que dañar: { $left } por elegir
       *[other] Elige { $count } salas que dañar: { $left } por elegir
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Cada sala muestra el efecto del impacto. Elige otra vez una sala para deshacer. Confirma con { KEY("end") } o el botón.
       *[other] { $setup ->
            [yes] Control de daños golpea antes del primer turno, y elige el primer jugador. Cada sala muestra el efecto de un impacto.
           *[no] Control de daños: tú eliges. Elige una sala, y otra vez para deshacer. Cada sala muestra el efecto de un impacto.
        }
    }
   *[keys] { $left ->
        [0] Cada sala muestra el efecto del impacto. Haz clic en una sala elegida para deshacer. { KEY("end") } o el botón confirman.
       *[other] { $setup ->
            [yes] Control de daños golpea antes del primer turno, y elige el primer jugador. Haz clic en una sala, o arrastra allí la carta. Cada sala muestra el efecto de un impacto.
           *[no] Control de daños: tú eliges. Haz clic en una sala, o arrastra allí la carta. Otro clic lo deshace. Cada sala muestra el efecto de un impacto.
        }
    }
}
ask-damage-control-hint = Cada sala muestra el efecto de un impacto. { KEY("end") } confirma.
ask-damage-control-first = { $name } debe elegir antes las salas que sufren el daño
ask-damage-control-first-short = elige antes salas

## Actions, as they stand in a list

action-move = Mover
action-scavenge = Rebuscar
action-give = Dar una carta
action-take = Tomar una carta
action-trade = Cambiar una carta
action-repair = Reparar
action-repair-with-cube = Reparar con un cubo que tienes
action-divert = Desviar energía
action-activate = Activar la sala
action-board = Subir a la Cápsula de escape
action-finish = Terminar las acciones

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Activa { $source }
ask-room-text = Elige cómo activas { $source }.
ask-room-first = { $name } debe decidir antes sobre { $source }
ask-room-first-short = decide antes
ask-expansion = { $source }
ask-expansion-text = { $source }: tú eliges.
ask-expansion-first = { $name } debe decidir antes sobre { $source }
ask-expansion-first-short = decide antes
ask-other = Decide
ask-other-text = Elige una opción.
ask-other-first = { $name } debe decidir antes otra cosa
ask-other-first-short = decide antes
