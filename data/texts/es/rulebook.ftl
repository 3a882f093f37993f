### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = Reglamento
rulebook-search = Buscar
rulebook-close = Cerrar
rulebook-contents = Índice
rulebook-subjects = De la A a la Z
rulebook-from = Abierto desde: { $what }
rulebook-hits = { $count ->
    [one] Un resultado
    [many] { $count } resultados, el mejor primero
   *[other] { $count } resultados, el mejor primero
}
rulebook-hit = { $chapter } · { $number } de { $count } resultados de «{ $query }»
rulebook-none = No se encuentra nada de «{ $query }». ¿Querías decir…?
rulebook-none-at-all = No se encuentra nada de «{ $query }».
rulebook-now = Ahora en tu mesa
rulebook-show = Mostrar en la mesa
rulebook-see = Ver también
rulebook-try = Pruébalo
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Empezar
rulebook-open = Reglamento
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = La misión
rulebook-chapter-turn = Tu turno
rulebook-chapter-storm = La tormenta
rulebook-chapter-rooms = Las salas
rulebook-chapter-cards = Cartas de recurso
rulebook-chapter-tokens = Piezas y fichas
rulebook-chapter-variants = Modos de juego

## What the content says of itself

rulebook-room-passive = Funciona sola: nadie gasta una acción en ella.
rulebook-room-cost = Usarla cuesta { $cost ->
    [one] una acción
    [many] { $cost } acciones
   *[other] { $cost } acciones
}.
rulebook-room-whole = Solo funciona mientras sus { $count } casillas de reparación tienen su cubo.
rulebook-room-divert = Su energía se desvía con { $cards }.
rulebook-room-players = Nunca se reparte con menos de { $count } jugadores; su otra cara ocupa su lugar.
rulebook-resource-copies = Hay { $count } cartas de { $card } en el juego.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Cuántas hay en el juego depende de la dificultad: { $levels }.
rulebook-resource-rooms = Repara una casilla en: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] No se baraja ninguna carta extra en el mazo de recursos: { $whole } cartas en total.
   *[other] En el mazo de recursos se barajan { $cards }: { $whole } cartas en total.
}
rulebook-expansion-players = Para { $players } { $most ->
    [1] persona
   *[other] personas
}.
rulebook-expansion-apart = Nunca en la misma partida que { $others }.
rulebook-action-lead = { $source ->
    [none] Una acción de la fase 1
   *[other] Una acción que aporta «{ $source }»
}. { $cost ->
    [0] No cuesta nada
    [one] Cuesta una acción
    [many] Cuesta { $cost } acciones
   *[other] Cuesta { $cost } acciones
}.

## The mission

rulebook-ship = Cómo es la nave
rulebook-ship-lead = { $rooms ->
    [9] Nueve salas en tres filas de tres.
   *[other] La nave tiene { $rooms } salas.
} El Núcleo de energía está en el centro; a su alrededor hay { $power } salas, en otro orden cada partida.
rulebook-ship-may-1 = Cada una de las { $power } salas tiene { $spaces } casillas de reparación. Al principio, todas tienen un cubo.
rulebook-ship-may-2 = Son vecinas las salas que comparten un lado. Las esquinas no cuentan.
rulebook-ship-may-3 = El Núcleo de energía no tiene casillas y nunca sufre daño. Reúne la energía que desvías.
rulebook-ship-figure = El Núcleo de energía, con la energía de tres salas.
rulebook-ship-words = tablero, mapa, cuadrícula, plano, objetivo, núcleo, vecina, nave

rulebook-goal = Cómo termina
rulebook-goal-lead = Desvía la energía de las { $power } salas y usa después el Núcleo de energía: la nave se salva y todos ganan juntos.
rulebook-goal-may-1 = Quien esté en el Núcleo de energía puede usarlo en cuanto se desvía la última sala.
rulebook-goal-may-2 = En ese momento puede haber salas dañadas. Lo que cuenta es su energía.
rulebook-goal-not-1 = Una sala sin cubos recibe otro impacto: la nave se pierde al instante.
rulebook-goal-not-2 = El mazo de recursos se agota: la nave se pierde al instante.
rulebook-goal-special-head = Una excepción
rulebook-goal-special = Quien se fue en la Cápsula de escape gana o pierde por su cuenta.
rulebook-goal-figure = Todas las salas están desviadas. Usar el núcleo gana.
rulebook-goal-words = ganar, perder, victoria, derrota, final, fin de la partida, reiniciar, escapar, objetivo

rulebook-setting-up = Preparación
rulebook-setting-up-lead = El programa lo coloca todo: salas, cubos, cartas, tripulación. Tú eliges nombres, dificultad y expansiones.
rulebook-setting-up-may-1 = El mazo de recursos: { $copies } cartas de cada uno de los { $kinds } recursos, y las cartas Universales que indique la dificultad.
rulebook-setting-up-may-2 = Manos: { $hand-2 } cartas por mano con dos jugadores, { $hand-3 } con tres, { $hand-4 } con cuatro; en solitario, { $hand-1 } para toda la tripulación.
rulebook-setting-up-may-3 = Hay { $face-up } cartas de recurso visibles. El mazo de daño se ordena por tipos, las cartas débiles encima; la Brecha en el casco queda al final.
rulebook-setting-up-may-4 = Todos empiezan en el Núcleo de energía. Quién juega primero se elige en la pantalla de preparación, o al azar.
rulebook-setting-up-special-head = Daño antes del primer turno
rulebook-setting-up-special = Primero golpean las { $setup-damage } últimas cartas de daño del mazo, la última de todas antes que la otra.
rulebook-setting-up-figure = Una carta del primer daño y una sala que golpeó.
rulebook-setting-up-words = inicio, repartir, preparación, preparar, manos, primer jugador, empezar, partida nueva

rulebook-looking = Lo que todos pueden ver
rulebook-looking-lead = Se juega con las cartas a la vista: todas las manos están boca arriba, y se puede hablar de todo.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Se pueden mirar ambas pilas de descartes y el número de cartas de cada mazo. Elige los descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
   *[keys] Se pueden mirar ambas pilas de descartes y el número de cartas de cada mazo. Haz clic en los descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
}
rulebook-looking-may-2 = También se puede ver qué cartas quedan en un mazo, pero no su orden.
rulebook-looking-may-3 = Lo que una sala ha mostrado sigue siendo conocido. El registro cuenta lo que ocurrió.
rulebook-looking-not-1 = El orden de un mazo, salvo que una sala lo muestre.
rulebook-looking-words = abierto, secreto, oculto, información, contar, hablar, registro, mirar, saber

## Your turn

rulebook-phases = Las tres fases
rulebook-phases-lead = Un turno son acciones, luego recoger y luego daño. Después juega el siguiente tripulante.
rulebook-phases-may-1 = Fase 1: { $base-actions } acciones, y una más por cada ficha de acción que gastes.
rulebook-phases-may-2 = Fase 2: toma { $deck-cards } cartas del mazo, o una visible. Luego quédate con { $hand-limit } como máximo.
rulebook-phases-may-3 = Fase 3: la carta de daño superior golpea sus salas; cuando ya no hay, la Brecha en el casco se lleva cartas.
rulebook-phases-not-1 = La fase 1 nunca termina sola: di cuándo has acabado.
rulebook-phases-special-head = Al empezar un turno
rulebook-phases-special = Primero vuelven a la reserva tus fichas de protección de la Armería. Luego la Enfermería paga a quien esté en ella.
rulebook-phases-words = turno, ronda, orden, secuencia, fase, empezar, inicio del turno, pasos

rulebook-actions = Tus acciones
rulebook-actions-lead = Tienes { $base-actions } acciones en la fase 1. Elige las que quieras, en cualquier orden, la misma cuantas veces quieras.
rulebook-actions-may-1 = Mover, rebuscar, compartir, reparar, desviar energía, usar la sala en la que estás.
rulebook-actions-may-2 = Una ficha de acción compra una acción más, tantas veces como fichas tengas.
rulebook-actions-may-3 = Primero se usan las acciones básicas; una ficha, solo cuando se han acabado.
rulebook-actions-not-1 = Empezar una acción que no puedes pagar entera.
rulebook-actions-not-2 = Actuar en una sala distinta de la tuya. Algunas salas son la excepción.
rulebook-actions-special-head = ¿Sin usar?
rulebook-actions-special = Cada acción básica sobrante se convierte en una ficha de acción.
rulebook-actions-figure = Mover, rebuscar, compartir, reparar, desviar, usar la sala.
rulebook-actions-words = actuar, hacer, puntos, PA, acciones, quedan, gastar, opciones

rulebook-moving = Mover
rulebook-moving-lead = Ve a una sala vecina: arriba, abajo, a la izquierda o a la derecha.
rulebook-moving-may-1 = { $cost-move ->
    [one] Una acción
    [many] { $cost-move } acciones
   *[other] { $cost-move } acciones
} por cada sala del camino.
rulebook-moving-may-2 = En una sala puede haber cualquier número de tripulantes, también en el Núcleo de energía.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Elige la acción y luego la sala{ $key-move ->
        [none] .
       *[other] , o pulsa { $key-move }.
    }
   *[keys] Arrastra tu meeple a la sala, usa las flechas o haz clic en ambos{ $key-move ->
        [none] .
       *[other] , o pulsa { $key-move }.
    }
}
rulebook-moving-not-1 = En diagonal.
rulebook-moving-not-2 = El meeple de otra persona: solo el Dormitorio envía a otros.
rulebook-moving-figure = De la Sala de máquinas a una sala vecina.
rulebook-moving-words = mover, ir, andar, caminar, viajar, paso, distancia, vecina, adyacente, contigua, diagonal, correr

rulebook-scavenging = Rebuscar
rulebook-scavenging-lead = Tira el dado y busca cartas de recurso: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Una acción
    [many] { $cost-scavenge } acciones
   *[other] { $cost-scavenge } acciones
}, en cualquier sala, tantas veces como puedas pagar.
rulebook-scavenging-may-2 = Toma las cartas de una en una, cada una del mazo o de la fila visible. Una carta visible se repone al momento y puede ser la siguiente que tomes.
rulebook-scavenging-may-3 = Puedes tomar menos, o nada.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Elige el dado{ $key-scavenge ->
        [none] .
       *[other] , o pulsa { $key-scavenge }.
    }
   *[keys] Haz clic en el dado o lánzalo{ $key-scavenge ->
        [none] .
       *[other] , o pulsa { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Deshacerlo, una vez tirado el dado.
rulebook-scavenging-figure = Bajo: nada. Medio: una carta. Alto: dos.
rulebook-scavenging-words = rebuscar, buscar, tirar, dado, encontrar, botín, saquear, suerte, azar

rulebook-sharing = Compartir
rulebook-sharing-lead = Da una carta a alguien de tu sala, o toma una carta suya.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Una acción
    [many] { $cost-give } acciones
   *[other] { $cost-give } acciones
} por carta, vaya en el sentido que vaya.
rulebook-sharing-may-2 = Cualquier carta, también una Universal, y también por encima de { $hand-limit } durante un tiempo: cada mano se cuenta solo en su propia fase 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Elige la carta y luego quién la recibe{ $key-share ->
        [none] .
       *[other] ; o pulsa { $key-share }.
    }
   *[keys] Arrastra la carta al panel de un tripulante, o de un panel a tu mano{ $key-share ->
        [none] .
       *[other] ; o pulsa { $key-share }.
    }
}
rulebook-sharing-not-1 = Con alguien de otra sala. El Comedor sí puede.
rulebook-sharing-not-2 = Fichas y cubos: se quedan con quien los tiene.
rulebook-sharing-special-head = En solitario
rulebook-sharing-special = Quien juega en solitario tiene una mano para toda la tripulación, y canjea con la fila visible.
rulebook-sharing-figure = En una misma sala, una carta cambia de manos.
rulebook-sharing-words = compartir, dar, tomar, entregar, cambiar, intercambiar, canjear, pasar, compañero

rulebook-repairing = Reparar
rulebook-repairing-lead = Descarta una carta que encaje en una casilla abierta de la sala en la que estás. La casilla recibe un cubo de la reserva.
rulebook-repairing-may-1 = Cualquier casilla abierta, en cualquier orden. Una carta Universal encaja en todas.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Cuesta { $cost-repair ->
        [one] una acción
        [many] { $cost-repair } acciones
       *[other] { $cost-repair } acciones
    }. Elige la carta y luego la casilla{ $key-repair ->
        [none] .
       *[other] {" "}o pulsa { $key-repair }.
    }
   *[keys] Cuesta { $cost-repair ->
        [one] una acción
        [many] { $cost-repair } acciones
       *[other] { $cost-repair } acciones
    }. Arrastra la carta a la casilla{ $key-repair ->
        [none] .
       *[other] {" "}o pulsa { $key-repair }.
    }
}
rulebook-repairing-may-3 = Una casilla que perdió su cubo está abierta: muestra el recurso que la repara.
rulebook-repairing-not-1 = Sin cubos en la reserva. Entonces solo ayuda un cubo propio.
rulebook-repairing-not-2 = Desde la sala contigua. Solo el Taller repara otras salas.
rulebook-repairing-not-3 = Dos casillas con una carta, mientras la energía de la sala no esté desviada.
rulebook-repairing-special-head = Con la energía desviada
rulebook-repairing-special = Una carta que encaje en una casilla abierta las llena todas. Si en la reserva no hay bastante, va primero la casilla de la carta y luego de arriba abajo.
rulebook-repairing-figure = El metal encaja en una de las dos casillas abiertas.
rulebook-repairing-words = reparar, curar, arreglar, restaurar, salud, vida, puntos de vida, parche, roto, dañado, casilla, hueco, llave

rulebook-diverting = Desviar la energía
rulebook-diverting-lead = En una sala con todos sus cubos, descarta juntas las cartas de su coste: su energía fluye al Núcleo de energía.
rulebook-diverting-may-1 = Cuesta { $cost-divert ->
    [one] una acción
    [many] { $cost-divert } acciones
   *[other] { $cost-divert } acciones
} y las { $cost } cartas que están a la izquierda de la sala.
rulebook-diverting-may-2 = Las cartas Universales pueden sustituir a cualquiera de ellas.
rulebook-diverting-may-3 = Después, la sala aún se puede usar, dañar y reparar. Sigue desviada.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Elige una carta y luego el coste{ $key-divert ->
        [none] .
       *[other] {" "}o pulsa { $key-divert }.
    } Las cartas van a los descartes en el orden en que se nombran, la última encima.
   *[keys] Arrastra una carta al coste{ $key-divert ->
        [none] .
       *[other] {" "}o pulsa { $key-divert }.
    } Las cartas van a los descartes en el orden en que se nombran, la última encima.
}
rulebook-diverting-not-1 = Con una casilla abierta: repara antes.
rulebook-diverting-not-2 = Poco a poco: todas las cartas a la vez, de una sola mano.
rulebook-diverting-not-3 = La misma sala dos veces, o el Núcleo de energía.
rulebook-diverting-special-head = Qué aporta
rulebook-diverting-special = Un paso más hacia el final, y desde ahora una carta repara toda la sala.
rulebook-diverting-figure = { $cost ->
    [3] Las tres cartas de la izquierda se convierten en una ficha de energía.
   *[other] Las cartas de la izquierda se convierten en una ficha de energía.
}
rulebook-diverting-words = desviar, energía, potencia, redirigir, ganar, moneda, coste, costo, pagar, cargar, completar

rulebook-activating = Activar una sala
rulebook-activating-lead = Usa la habilidad de la sala en la que estás. Todos sus cubos deben estar en su sitio.
rulebook-activating-may-1 = La sala dice cuántas acciones cuesta.
rulebook-activating-may-2 = La misma sala una y otra vez, mientras puedas pagar.
rulebook-activating-may-3 = Una sala desviada funciona como las demás.
rulebook-activating-not-1 = Una sala dañada: repárala antes.
rulebook-activating-not-2 = Sin nada sobre lo que actuar: sin descartes, sin nadie con quien reunirse, sin fichas en la reserva. El botón dice qué falta.
rulebook-activating-not-3 = Una sala pasiva: funciona sola.
rulebook-activating-special-head = Primero se paga
rulebook-activating-special = Las acciones se gastan antes de que la sala pregunte nada, y después se mira si hay algo sobre lo que actuar.
rulebook-activating-words = activar, usar, habilidad, poder, efecto, sala, especial, capacidad, pasiva

rulebook-ending = Terminar tus acciones
rulebook-ending-lead = Termina la fase 1 cuando quieras. Por cada acción básica que sobre tomas una ficha de acción.
rulebook-ending-may-1 = Tantas fichas como haya en la reserva.
rulebook-ending-may-2 = Esas fichas son para turnos posteriores.
rulebook-ending-not-1 = Una ficha por una acción comprada con una ficha.
rulebook-ending-not-2 = Fichas que no hay en la reserva: esas acciones se pierden, y antes se te pregunta.
rulebook-ending-special-head = Sin acciones
rulebook-ending-special = Aunque no quede nada que gastar, la fase te espera, para que puedas deshacer.
rulebook-ending-figure = Una acción ahorrada es una ficha.
rulebook-ending-words = terminar, acabar, pasar, saltar, guardar, sin usar, sobrante, listo, parar, esperar

rulebook-collecting = Recoger
rulebook-collecting-lead = Fase 2: toma las { $deck-cards } cartas superiores del mazo de recursos, o una de las { $face-up } visibles.
rulebook-collecting-may-1 = La carta visible que se toma se repone del mazo al momento.
rulebook-collecting-may-2 = Luego descarta hasta quedarte con { $hand-limit }, las cartas que elijas.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Elige el mazo o una carta.
   *[keys] Haz clic en el mazo o en una carta, o arrástrala a tu mano.
}
rulebook-collecting-not-1 = Nada: hay que tomar una de las dos cosas.
rulebook-collecting-words = recoger, robar, tomar, ganar, ingresos, fase 2, cartas, recursos

rulebook-hand = Tu mano
rulebook-hand-lead = Al final de tu fase 2 te quedas con { $hand-limit } cartas como máximo. En cualquier otro momento, una mano puede ser mayor.
rulebook-hand-may-1 = Tú eliges qué cartas descartar.
rulebook-hand-may-2 = Las cartas que te dan otros no cuentan hasta tu próxima fase 2.
rulebook-hand-may-3 = La primera mano tiene { $hand-2 }, { $hand-3 } o { $hand-4 } cartas, con dos, tres o cuatro jugadores.
rulebook-hand-not-1 = Tirar cartas en otros momentos, salvo que se pague algo con ellas.
rulebook-hand-figure = Una carta de cada recurso.
rulebook-hand-words = límite, descartar, máximo, demasiadas, guardar, tener, seis

## The storm

rulebook-damage-cards = Cartas de daño
rulebook-damage-cards-lead = Fase 3: se roba la carta de daño superior. Cada sala que aparece en ella pierde su cubo más alto, en el orden impreso.
rulebook-damage-cards-may-1 = Las cartas de tipo 1 golpean una sala, las de tipo 2 dos, las de tipo 3 tres: { $damage-1 }, { $damage-2 } y { $damage-3 } cartas, primero las débiles.
rulebook-damage-cards-may-2 = Los cubos que se pierden vuelven a la reserva.
rulebook-damage-cards-may-3 = Una ficha de protección absorbe el impacto: primero la más antigua de la sala; si no, una que tenga alguien allí.
rulebook-damage-cards-not-1 = El Núcleo de energía nunca recibe impactos.
rulebook-damage-cards-not-2 = Una sala sin cubos no puede perder uno: la nave se pierde, y el resto de la carta ya no cuenta.
rulebook-damage-cards-special-head = Allí varios tienen fichas
rulebook-damage-cards-special = Quien tiene el turno dice quién entrega una ficha.
rulebook-damage-cards-figure = La Enfermería pierde su cubo más alto.
rulebook-damage-cards-words = impacto, golpe, ataque, tormenta, solar, llamarada, daño, peligro, fase 3, amenaza, probabilidad

rulebook-critical = Salas críticas
rulebook-critical-lead = Una sala que ha perdido todos sus cubos es crítica. El próximo impacto en ella pierde la nave.
rulebook-critical-may-1 = Repara una casilla, y la sala aguanta un impacto más.
rulebook-critical-may-2 = Una ficha de protección la salva una vez.
rulebook-critical-may-3 = El Puente puede mostrar qué salas vienen, y aplazarlas.
rulebook-critical-not-1 = No se puede usar ni desviar hasta que esté intacta.
rulebook-critical-special-head = Sin cartas de daño
rulebook-critical-special = Con la Brecha en el casco ya no se golpea ninguna sala.
rulebook-critical-figure = Tres casillas abiertas: un impacto más y se acabó.
rulebook-critical-words = peligro, rojo, moribunda, última, cero, destruida, alarma, perder, salud

rulebook-hull-breach = La Brecha en el casco
rulebook-hull-breach-lead = Cuando se roba la última carta de daño, el casco queda abierto. Desde el próximo turno, la fase 3 es una tirada, que dice cuántas cartas salen del mazo.
rulebook-hull-breach-may-1 = Lo que cuesta una tirada: { $breach-sides }.
rulebook-hull-breach-may-2 = Las cartas van de encima del mazo de recursos a sus descartes.
rulebook-hull-breach-not-1 = Las salas ya no sufren daño.
rulebook-hull-breach-not-2 = Las fichas no ayudan contra ella.
rulebook-hull-breach-figure = La última carta, y lo que cuesta desde entonces cada turno.
rulebook-hull-breach-words = fuga, agujero, vacío, fin del mazo, perder cartas, cuenta atrás, final, espacio

rulebook-deck-empty = Cuando se agota el mazo
rulebook-deck-empty-lead = En el momento en que el mazo de recursos queda vacío, la nave se pierde, sea lo que sea lo que tomó la última carta.
rulebook-deck-empty-may-1 = La última carta aún se roba o se coloca. Después no ocurre nada más.
rulebook-deck-empty-may-2 = Mirar cartas y devolverlas nunca agota el mazo.
rulebook-deck-empty-not-1 = Volver a barajar los descartes en el mazo.
rulebook-deck-empty-not-2 = Una carta visible no es una salida: se repone del mazo al momento.
rulebook-deck-empty-special-head = Cuánto dura
rulebook-deck-empty-special = Cada turno a bordo toma al menos una carta. La mesa cuenta los turnos que quedan.
rulebook-deck-empty-words = perder, última carta, tiempo, reloj, agotarse, mazo vacío, vacío, rebarajar

## The rooms

rulebook-reading-rooms = Leer una sala
rulebook-reading-rooms-lead = La carta de una sala dice qué cuesta desviarla, qué la repara y qué puede hacer.
rulebook-reading-rooms-may-1 = Izquierda: las cartas que desvían su energía; una moneda cuando ya está hecho.
rulebook-reading-rooms-may-2 = Derecha: las casillas de reparación. Un cubo tapa su recurso; una casilla abierta lo muestra.
rulebook-reading-rooms-may-3 = Debajo: lo que hace. El símbolo es dorado mientras todos sus cubos están en su sitio.
rulebook-reading-rooms-may-4 = Arriba a la derecha: la probabilidad de recibir un impacto este turno, según todo lo que la tripulación sabe del mazo de daño.
rulebook-reading-rooms-not-1 = Las dos caras de una sala nunca están en la misma partida.
rulebook-reading-rooms-figure = La Bodega con su casilla más alta abierta.
rulebook-reading-rooms-words = carta, símbolo, icono, casillas, porcentaje, número, moneda, V1, V2

rulebook-room-energy-core-v1-may-1 = Lleva la cuenta de las salas desviadas.
rulebook-room-energy-core-v1-not-1 = No se puede dañar, reparar ni desviar, y no se pone ninguna ficha en él.
rulebook-room-energy-core-v1-not-2 = Hasta que se desvía la última sala, no hace nada.
rulebook-room-energy-core-v1-figure = Todas las salas están desviadas: se puede reiniciar.
rulebook-room-energy-core-v1-words = reactor, centro, medio, ganar, reiniciar, motor

rulebook-room-bridge-v1-may-1 = Si quedan menos cartas, miras las que haya.
rulebook-room-bridge-v1-may-2 = Pon la última la carta que más duele, y repara antes de que llegue.
rulebook-room-bridge-v1-not-1 = Cuando no quedan cartas de daño, no se puede usar.
rulebook-room-bridge-v1-not-2 = La carta de la Brecha en el casco nunca se ve aquí y se queda al fondo.
rulebook-room-bridge-v1-words = mirar, espiar, prever, reordenar, pronóstico, ordenar
rulebook-room-bridge-v2-may-1 = Ambas pueden ir al mismo extremo del mazo; tú eliges su orden.
rulebook-room-bridge-v2-may-2 = Lo que está al fondo llega justo antes de la Brecha en el casco.
rulebook-room-bridge-v2-not-1 = Cuando no quedan cartas de daño, no se puede usar.
rulebook-room-bridge-v2-words = mirar, espiar, enterrar, fondo, hundir, pronóstico

rulebook-room-cargo-hold-v1-may-1 = Después, todos conocen el orden hasta que se roben cartas.
rulebook-room-cargo-hold-v1-may-2 = Funciona con cualquier número de cartas restantes.
rulebook-room-cargo-hold-v1-not-1 = Quedarse alguna: vuelven todas.
rulebook-room-cargo-hold-v1-words = mirar, espiar, ver, reordenar, almacén, mazo
rulebook-room-cargo-hold-v2-may-1 = Tu mano puede pasar del límite hasta la fase 2.
rulebook-room-cargo-hold-v2-not-1 = La última carta del mazo: tomarla pierde la nave.
rulebook-room-cargo-hold-v2-words = robar, carta extra, almacén, ganar

rulebook-room-medical-bay-v1-may-1 = Paga antes de tus acciones, al comienzo de cada turno que empieces allí.
rulebook-room-medical-bay-v1-may-2 = Si en la reserva hay menos fichas, recibes esas.
rulebook-room-medical-bay-v1-not-1 = Llegar durante un turno no da nada.
rulebook-room-medical-bay-v1-not-2 = Con una casilla abierta no paga nada.
rulebook-room-medical-bay-v1-words = curar, médico, hospital, descansar, fichas, extra
rulebook-room-medical-bay-v2-may-1 = Se puede pagar con fichas de acción, como cualquier acción.
rulebook-room-medical-bay-v2-not-1 = Fichas para ti.
rulebook-room-medical-bay-v2-words = curar, médico, hospital, fichas, ayudar a otros

rulebook-room-crew-quarters-v1-may-1 = Se puede enviar a cualquiera, también a alguien que esté lejos.
rulebook-room-crew-quarters-v1-may-2 = Reúne a la gente, para que pueda compartir.
rulebook-room-crew-quarters-v1-not-1 = Si toda la tripulación está en la misma sala, no hay con quién reunirse.
rulebook-room-crew-quarters-v1-words = teletransportar, enviar, mover a otros, cama, reunir, ascensor
rulebook-room-crew-quarters-v2-may-1 = Se puede enviar a cualquiera, también a alguien que esté lejos.
rulebook-room-crew-quarters-v2-may-2 = Envía a alguien a una sala que toque reparar.
rulebook-room-crew-quarters-v2-not-1 = A una sala en la que haya alguien.
rulebook-room-crew-quarters-v2-words = teletransportar, enviar, mover a otros, cama, ascensor, sala vacía

rulebook-room-engine-room-v1-may-1 = Se pueden cambiar cartas iguales.
rulebook-room-engine-room-v1-may-2 = Después, tu carta queda encima de la pila.
rulebook-room-engine-room-v1-not-1 = Con la mano vacía o sin descartes.
rulebook-room-engine-room-v1-words = reciclar, recuperar, cementerio, cambiar, descarte
rulebook-room-engine-room-v2-may-1 = Elige cualquier carta, esté donde esté en la pila.
rulebook-room-engine-room-v2-not-1 = Sin descartes.
rulebook-room-engine-room-v2-not-2 = Si así se va la última carta del mazo, la nave se pierde.
rulebook-room-engine-room-v2-words = reciclar, recuperar, cementerio, retomar, descarte

rulebook-room-armoury-v1-may-1 = En una sala puede haber fichas de varias personas. Se usa primero la más antigua.
rulebook-room-armoury-v1-may-2 = La ficha que absorbe un impacto vuelve a la reserva.
rulebook-room-armoury-v1-not-1 = Sin fichas en la reserva.
rulebook-room-armoury-v1-not-2 = No son para siempre: tu próximo turno empieza con su retirada.
rulebook-room-armoury-v1-words = escudo, proteger, guardar, bloquear, defender, arma
rulebook-room-armoury-v2-may-1 = Una persona puede tener varias. Cada una absorbe un impacto.
rulebook-room-armoury-v2-may-2 = La ficha va adonde va quien la tiene.
rulebook-room-armoury-v2-not-1 = Sin fichas en la reserva.
rulebook-room-armoury-v2-words = escudo, proteger, guardar, bloquear, defender, guardaespaldas

rulebook-room-repair-centre-v1-may-1 = Aquí también valen las cartas Universales.
rulebook-room-repair-centre-v1-may-2 = Cualquier sala, por lejos que esté.
rulebook-room-repair-centre-v1-not-1 = El propio Taller: eso es una reparación corriente.
rulebook-room-repair-centre-v1-not-2 = Con un cubo propio. Esos solo sirven donde estás.
rulebook-room-repair-centre-v1-words = curar, arreglar, lejos, remoto, taller, distancia
rulebook-room-repair-centre-v2-may-1 = Los cubos propios están a salvo de todo impacto.
rulebook-room-repair-centre-v2-may-2 = Siguen reparando cuando la reserva está vacía.
rulebook-room-repair-centre-v2-not-1 = Un cubo para ti.
rulebook-room-repair-centre-v2-not-2 = Sin cubos en la reserva.
rulebook-room-repair-centre-v2-words = curar, arreglar, repuesto, llevar, cubo, taller

rulebook-room-mess-hall-v1-may-1 = La otra persona puede estar en cualquier parte de la nave.
rulebook-room-mess-hall-v1-may-2 = Se puede dar o tomar una carta sin nada a cambio.
rulebook-room-mess-hall-v1-not-1 = Si nadie tiene cartas.
rulebook-room-mess-hall-v1-words = canjear, cambiar, intercambiar, cocina, cantina, compartir lejos
rulebook-room-mess-hall-v2-may-1 = Pueden estar en cualquier parte de la nave, y tú eliges las cartas.
rulebook-room-mess-hall-v2-may-2 = Cada parte da tantas como la otra.
rulebook-room-mess-hall-v2-not-1 = Tus propias cartas: no eres una de las dos partes.
rulebook-room-mess-hall-v2-not-2 = Sin otros dos que tengan cartas.
rulebook-room-mess-hall-v2-words = canjear, cambiar, intercambiar, cocina, cantina, otros

## Resource cards

rulebook-deck = El mazo de recursos
rulebook-deck-lead = De aquí salen todas las cartas: las manos, la fila visible, lo que recoges y encuentras. También es tu tiempo.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Se puede mirar lo que aún contiene: elige los descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
   *[keys] Se puede mirar lo que aún contiene: haz clic en los descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
}
rulebook-deck-may-2 = Las cartas de encima que una sala ha mostrado siguen siendo conocidas.
rulebook-deck-not-1 = Las cartas solo vuelven al mazo cuando una sala las mira.
rulebook-deck-not-2 = Nunca se rellena.
rulebook-deck-words = mazo, robar, pila, recursos, cartas restantes, tiempo

rulebook-face-up = Las cartas visibles
rulebook-face-up-lead = { $face-up } cartas de recurso están boca arriba junto al mazo. Toma una al recoger, o como hallazgo al rebuscar.
rulebook-face-up-may-1 = El hueco se repone del mazo al momento, en el mismo sitio.
rulebook-face-up-may-2 = De dos cartas iguales, vale cualquiera.
rulebook-face-up-may-3 = En solitario, una carta de la mano se puede canjear por una de ellas.
rulebook-face-up-not-1 = Ahí nunca se devuelve nada, salvo en un canje.
rulebook-face-up-words = mercado, fila, expositor, cartas abiertas, boca arriba, visible, oferta

rulebook-discards = Los descartes
rulebook-discards-lead = Aquí están las cartas que pagaron algo, que sobraban en una mano o que se perdieron por la Brecha en el casco, la más reciente encima.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Elígelos para verlas todas.
   *[keys] Haz clic para verlas todas.
}
rulebook-discards-may-2 = La Sala de máquinas devuelve cartas, y la Cápsula de escape vive de ellas.
rulebook-discards-not-1 = Nunca se barajan en el mazo.
rulebook-discards-words = cementerio, pila, basura, descartadas, cartas usadas

rulebook-resource-universal-may-1 = Repara cualquier casilla, aquí y desde el Taller.
rulebook-resource-universal-may-2 = Vale por cualquier carta del coste de desviar energía; si hace falta, se usan varias.
rulebook-resource-universal-not-1 = Nunca cuenta como más de una carta.
rulebook-resource-universal-figure = Una carta Universal vale por lo que haga falta.
rulebook-resource-universal-words = comodín, joker, estrella, cualquiera, carta comodín

## Pieces and tokens

rulebook-cubes = Los cubos y la reserva
rulebook-cubes-lead = Hay { $repair-cubes } cubos de reparación en el juego. Al principio todos están en la nave; lo que pierden las salas va a la reserva, y de ahí salen las reparaciones.
rulebook-cubes-may-1 = Un impacto se lleva el cubo más alto de una sala.
rulebook-cubes-may-2 = Se pueden tener cubos del Taller. Un cubo así repara cualquier casilla abierta donde esté quien lo tiene: una acción, ninguna carta.
rulebook-cubes-may-3 = Un cubo tapa su recurso: esa casilla no necesita carta.
rulebook-cubes-not-1 = Sin cubos en la reserva, no hay reparación con cartas.
rulebook-cubes-not-2 = Un cubo propio no se puede dar.
rulebook-cubes-special-head = Un cubo propio donde la energía está desviada
rulebook-cubes-special = Llena todas las casillas: primero los cubos propios, tantos como hagan falta; la reserva pone el resto.
rulebook-cubes-figure = Un cubo va a la casilla abierta.
rulebook-cubes-words = cubos, salud, puntos de vida, vida, existencias, reserva, bloques, corazones

rulebook-extra-actions = Fichas de acción
rulebook-extra-actions-lead = Una ficha de acción es una acción más, en la fase 1 de cualquier turno de quien la tiene. Hay { $action-tokens }.
rulebook-extra-actions-may-1 = Las acciones básicas sin usar se convierten en fichas, mientras alcance la reserva.
rulebook-extra-actions-may-2 = La Enfermería da algunas; las de su primera cara se pueden gastar en el mismo turno.
rulebook-extra-actions-may-3 = Gasta en un turno tantas como tengas. Vuelven a la reserva.
rulebook-extra-actions-not-1 = Antes de gastar las acciones básicas.
rulebook-extra-actions-not-2 = Darlas a otros, salvo con la otra cara de la Enfermería.
rulebook-extra-actions-not-3 = Una acción comprada y sin usar no devuelve nada; por eso una ficha solo se gasta cuando una acción la necesita.
rulebook-extra-actions-figure = Una ficha, una acción.
rulebook-extra-actions-words = bonificación, octógono, extra, ficha, guardar, ahorro, PA

rulebook-shields = Fichas de protección
rulebook-shields-lead = Una ficha de protección absorbe un impacto en lugar de un cubo. Hay { $protection-tokens }.
rulebook-shields-may-1 = En una sala: absorbe el próximo impacto allí. La más antigua va primero.
rulebook-shields-may-2 = En manos de alguien: absorbe un impacto en la sala donde esté esa persona, si allí no hay ninguna puesta.
rulebook-shields-may-3 = La ficha usada vuelve a la reserva.
rulebook-shields-not-1 = En el Núcleo de energía.
rulebook-shields-not-2 = Contra la Brecha en el casco.
rulebook-shields-special-head = Cuánto duran
rulebook-shields-special = Las fichas puestas en salas vuelven al empezar el próximo turno de quien las puso. Las que alguien tiene se quedan hasta que se usan.
rulebook-shields-figure = Dos impactos en esta sala no cuestan ningún cubo.
rulebook-shields-words = escudo, armadura, guardar, bloquear, proteger, defensa, inmunidad

rulebook-power = Fichas de energía
rulebook-power-lead = La moneda de una sala dice que su energía está desviada. Las { $power } juntas encienden el Núcleo de energía.
rulebook-power-may-1 = Una carta que encaje, o un cubo propio, llena una sala así.
rulebook-power-may-2 = La sala se puede usar como antes.
rulebook-power-not-1 = Nunca se pierde, golpee lo que golpee a la sala.
rulebook-power-not-2 = No protege la sala: los impactos se llevan cubos como antes.
rulebook-power-figure = El Comedor, con su energía desviada.
rulebook-power-words = moneda, oro, desviada, hecho, rayo, relámpago

rulebook-meeples = La tripulación
rulebook-meeples-lead = Cada figura es un tripulante. El color y el contorno dicen quién es.
rulebook-meeples-may-1 = Los tripulantes juegan por turnos, en orden, una ronda tras otra.
rulebook-meeples-may-2 = Cada uno puede tener cartas, fichas de acción, cubos de reparación y fichas de protección.
rulebook-meeples-not-1 = Nunca resultan heridos: solo las salas sufren daño.
rulebook-meeples-figure = Cuatro tripulantes.
rulebook-meeples-words = peón, figura, jugador, personaje, astronauta, color, orden

rulebook-die = El dado
rulebook-die-lead = Un dado de seis caras. Lo que significa cada cara está junto a la tirada.
rulebook-die-may-1 = Rebuscar: { $scavenge-sides }.
rulebook-die-may-2 = Brecha en el casco, cartas perdidas: { $breach-sides }.
rulebook-die-not-1 = Una tirada nunca se repite ni se deshace.
rulebook-die-figure = Del uno al seis, todos igual de probables.
rulebook-die-words = dado, tirar, aleatorio, suerte, azar, d6

## Ways to play

rulebook-sides = Salas alternativas
rulebook-sides-lead = Cada una de las { $power } salas tiene dos caras, V1 y V2. La primera partida usa V1; después vale cualquier mezcla.
rulebook-sides-may-1 = Al azar: cada sala muestra una de sus caras.
rulebook-sides-may-2 = O todas V1, todas V2, o cara por cara como las elijas en la pantalla de preparación.
rulebook-sides-may-3 = Ambas caras piden las mismas reparaciones y cuesta lo mismo desviarlas.
rulebook-sides-not-1 = Una cara que necesita más jugadores no se reparte si hay menos.
rulebook-sides-figure = La Enfermería con su otra cara.
rulebook-sides-words = variante, V2, alternativa, mezcla, expansión, otra cara

rulebook-expansion-damage-control-may-1 = Luego las salas sufren el daño en un orden fijo, un impacto cada una.
rulebook-expansion-damage-control-may-2 = Se puede elegir una sala sin cubos, si una ficha la guarda o si te rindes.
rulebook-expansion-damage-control-may-3 = Nadie sabe qué cartas salieron del mazo.
rulebook-expansion-damage-control-not-1 = La misma sala dos veces con una carta.
rulebook-expansion-damage-control-not-2 = El Núcleo de energía.
rulebook-expansion-damage-control-special-head = Antes del primer turno
rulebook-expansion-damage-control-special = Si una de esas cartas está entre las que golpean primero, elige quien empieza.
rulebook-expansion-damage-control-figure = Las cartas nuevas: eliges una, dos o tres salas.
rulebook-expansion-damage-control-words = elegir daño, seleccionar salas, control, elegir

rulebook-expansion-escape-pod-may-1 = Subir cuesta { $cost-board ->
    [one] una acción
    [many] { $cost-board } acciones
   *[other] { $cost-board } acciones
}, desde el Núcleo de energía, con { $pod-rooms } salas desviadas. Solo cabe un tripulante.
rulebook-expansion-escape-pod-may-2 = Quien deserta conserva sus cartas y juega al momento su primer turno a la deriva.
rulebook-expansion-escape-pod-may-3 = Las fichas y cubos de quien deserta vuelven a la reserva.
rulebook-expansion-escape-pod-not-1 = Volver.
rulebook-expansion-escape-pod-not-2 = Recogida, daño o fichas por acciones sin usar en el turno en que se sube.
rulebook-expansion-escape-pod-figure = Siete salas desviadas: la cápsula está lista.
rulebook-expansion-escape-pod-words = traidor, desertor, irse, huir, traicionar, abandonar, egoísta

rulebook-adrift = A la deriva en la cápsula
rulebook-adrift-lead = El turno de quien desertó: toma la carta superior de los descartes y tira. Si la tirada no supera su número de cartas, toma una más. Ahí acaba el turno.
rulebook-adrift-may-1 = La carta recién tomada cuenta entre las de su mano.
rulebook-adrift-may-2 = Sin descartes no hay carta. La tirada se hace igualmente.
rulebook-adrift-may-3 = Estos turnos cuentan como los demás. Los escudos que puso quien desertó vuelven al empezar su turno siguiente.
rulebook-adrift-not-1 = En un turno así no hay acciones, ni recogida, ni daño.
rulebook-adrift-not-2 = No hay límite de mano.
rulebook-adrift-not-3 = Desde la nave nadie puede cambiar cartas con quien desertó, mover su meeple ni darle nada.
rulebook-adrift-figure = La cápsula, una tirada, quizá una carta.
rulebook-adrift-words = desertor, traidor, flotar, turno de la cápsula, espacio

rulebook-last-roll = La última tirada de la cápsula
rulebook-last-roll-lead = Si la nave se pierde, quien desertó toma una carta más y tira una vez. Con una tirada mayor que su número de cartas escapa: gana por su cuenta.
rulebook-last-roll-may-1 = Si la nave se salva, gana la tripulación a bordo y pierde quien desertó.
rulebook-last-roll-may-2 = Con pocas cartas es probable escapar, así que a quien desertó le convienen pilas pequeñas.
rulebook-last-roll-not-1 = Si la tirada no supera su número de cartas, pierden todos.
rulebook-last-roll-words = desertor, ganar solo, escapar, tirada final, traidor

rulebook-expansion-solo-may-1 = { $solo-crew } tripulantes juegan turnos completos en orden, como en una partida con otras tantas personas.
rulebook-expansion-solo-may-2 = La única mano tiene el límite de una: { $hand-limit } cartas.
rulebook-expansion-solo-may-3 = Fichas, cubos y escudos son del tripulante que los recibió. «Otro jugador» significa otro tripulante.
rulebook-expansion-solo-not-1 = Compartir: en su lugar se canjea.
rulebook-expansion-solo-not-2 = La Cápsula de escape y la otra cara del Comedor.
rulebook-expansion-solo-words = un jugador, una persona, solo, solitario, a solas

rulebook-trading = Canjear en solitario
rulebook-trading-lead = En solitario, canjea una carta de la mano por una de las visibles, esté donde esté la tripulación.
rulebook-trading-may-1 = Cuesta { $cost-trade ->
    [one] una acción
    [many] { $cost-trade } acciones
   *[other] { $cost-trade } acciones
}, esté donde esté la tripulación.
rulebook-trading-may-2 = Tu carta queda en el lugar de la que tomas. No se roba nada.
rulebook-trading-may-3 = El Comedor hace lo mismo por su única acción.
rulebook-trading-not-1 = Con dos o más jugadores: ellos comparten.
rulebook-trading-not-2 = Con la mano vacía.
rulebook-trading-figure = Una carta de la mano por una de la fila.
rulebook-trading-words = canje, canjear, cambiar, intercambio, solitario, compartir, mercado

rulebook-no-counting = Sin contar
rulebook-no-counting-lead = Un modo para quienes no quieren contar: el número y el contenido de mazos y descartes quedan ocultos.
rulebook-no-counting-may-1 = Lo que una sala te muestra se puede ver.
rulebook-no-counting-may-2 = El dorso del mazo de daño aún revela el tipo de su carta superior.
rulebook-no-counting-not-1 = Ni probabilidades, ni cuentas, ni mirar las pilas hasta que termine la partida.
rulebook-no-counting-not-2 = El registro muestra este turno y el anterior, nada más.
rulebook-no-counting-words = oculto, memoria, secreto, contar, modo difícil, pilas

rulebook-combining = Qué se puede combinar
rulebook-combining-lead = Expansiones, caras de las salas, dificultades y «Sin contar» se combinan como quieras.
rulebook-combining-may-1 = Elígelo todo en la pantalla de preparación. Lo que no se puede elegir dice por qué.
rulebook-combining-may-2 = La misma semilla con los mismos ajustes da otra vez la misma nave.
rulebook-combining-not-1 = Una expansión con un número de jugadores para el que no es.
rulebook-combining-words = combinar, mezclar, opciones, expansiones, ajustes, semilla, código

## At your table now

rulebook-now-stands = { $name } está en { $room }.
rulebook-now-adrift = { $name } ha abandonado la nave.
rulebook-now-may = { $standing } Ahora se puede hacer:
rulebook-now-may-not = { $standing } Ahora no se puede hacer:
rulebook-now-no-action = En esta partida no existe esa acción.
rulebook-now-not-aboard = Esta sala no está en esta nave.
rulebook-now-other-side = { $variant ->
    [v1] En esta partida la sala muestra V1.
   *[v2] En esta partida la sala muestra V2.
}
rulebook-now-away = { $steps ->
    [0] aquí
    [one] a un movimiento
    [many] a { $steps } movimientos
   *[other] a { $steps } movimientos
}
rulebook-now-more = { $count ->
    [one] y una sala más
    [many] y { $count } salas más
   *[other] y { $count } salas más
}
rulebook-now-fits = abierta, y tienes { $cards }
rulebook-now-unfit = abierta; no tienes nada que encaje
rulebook-now-critical = { $guarded ->
    [yes] sin cubos, protegida; { $more }
   *[no] crítica; { $more }
}
rulebook-now-whole = Todas las salas están intactas.
rulebook-now-no-cubes = En la reserva no hay cubos.
rulebook-now-power = { $count } de { $goal } salas están desviadas.{ $left ->
    [0] { "" }
   *[other] { "" } Faltan estas:
}
rulebook-now-breach = Hay una brecha en el casco: no quedan cartas de daño.
rulebook-now-hidden = Sin contar: los números quedan ocultos.
rulebook-now-chance = { $protected ->
    [yes] { $percent } %, lo absorbería una ficha
   *[no] { $percent } %
}
rulebook-now-damage = { $count ->
    [one] Queda una carta de daño.
    [many] Quedan { $count } cartas de daño.
   *[other] Quedan { $count } cartas de daño.
} La próxima golpea:
rulebook-now-row = están visibles
rulebook-now-pile = { $count ->
    [0] No hay descartes.
    [one] Hay una carta en los descartes.
    [many] Hay { $count } cartas en los descartes.
   *[other] Hay { $count } cartas en los descartes.
}
rulebook-now-deck = { $count ->
    [one] Queda una carta en el mazo de recursos.
    [many] Quedan { $count } cartas en el mazo de recursos.
   *[other] Quedan { $count } cartas en el mazo de recursos.
}
rulebook-now-hand = { $count ->
    [one] { $name } tiene una carta; puede guardar { $limit }.
    [many] { $name } tiene { $count } cartas; puede guardar { $limit }.
   *[other] { $name } tiene { $count } cartas; puede guardar { $limit }.
}
rulebook-now-no-resource = En esta partida no hay cartas así.
rulebook-now-holds = { $count ->
    [0] { $name } no tiene ninguna.
    [one] { $name } tiene una.
    [many] { $name } tiene { $count }.
   *[other] { $name } tiene { $count }.
}
rulebook-now-difficulty = Esta partida: { $level }, { $cards ->
    [none] ninguna carta Universal.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] Forma parte de esta partida.
   *[no] No forma parte de esta partida.
}
rulebook-now-supply = { $count ->
    [0] En la reserva no queda nada.
    [one] En la reserva queda 1.
    [many] En la reserva quedan { $count }.
   *[other] En la reserva quedan { $count }.
}
rulebook-now-held = { $name } tiene { $count }.
rulebook-now-laid = { $count ->
    [one] hay una aquí
    [many] hay { $count } aquí
   *[other] hay { $count } aquí
}
rulebook-now-turn = Turno { $turn }: { $name }, { $phase ->
    [actions] fase 1.
    [collect] fase 2.
    [damage] fase 3.
   *[over] la partida ha terminado.
}
rulebook-now-actions = { $count ->
    [0] No quedan acciones
    [one] Queda una acción
    [many] Quedan { $count } acciones
   *[other] Quedan { $count } acciones
}{ $tokens ->
    [0] .
    [one] {" "}y una ficha.
    [many] {" "}y { $tokens } fichas.
   *[other] {" "}y { $tokens } fichas.
}

## What it was opened from

rulebook-of-slot = { $room }, casilla { $number }
rulebook-of-divert = { $room }, coste de desvío
rulebook-of-shield = { $room }, ficha de protección
rulebook-of-deck = Mazo de recursos
rulebook-of-discard = Descartes
rulebook-of-face-up = Carta visible
rulebook-of-damage-deck = Mazo de daño
rulebook-of-damage-discard = Cartas de daño que han golpeado
rulebook-of-die = Dado
rulebook-of-supply = Reserva
rulebook-of-held = Lo que tienes
rulebook-of-threat = Amenaza
rulebook-of-stepper = Fases
rulebook-of-pod = Cápsula de escape
rulebook-of-end = Terminar las acciones
