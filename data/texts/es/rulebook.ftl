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
rulebook-hit = { $chapter } · resultado { $number } de { $count } de «{ $query }»
rulebook-none = No hay resultados de «{ $query }». ¿Querías decir…?
rulebook-none-at-all = No hay resultados de «{ $query }».
rulebook-now = Ahora en tu mesa
rulebook-show = Mostrar en la mesa
rulebook-see = Ver también
rulebook-try = Pruébalo
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Empezar
rulebook-open = Reglamento
rulebook-side-v2 = { $name } (alternativa, V2)
rulebook-limits = Límites

rulebook-chapter-mission = La misión
rulebook-chapter-turn = Tu turno
rulebook-chapter-storm = La tormenta
rulebook-chapter-rooms = Las salas
rulebook-chapter-cards = Cartas de recurso
rulebook-chapter-tokens = Componentes
rulebook-chapter-variants = Modos de juego

## What the content says of itself

rulebook-room-passive = Pasiva: funciona automáticamente y no cuesta acciones.
rulebook-room-cost =
    Activarla cuesta { $cost ->
        [one] una acción
        [many] { $cost } acciones
       *[other] { $cost } acciones
    }.
rulebook-room-whole = Solo funciona totalmente reparada: sus { $count } casillas deben tener su cubo.
rulebook-room-divert = Desviar su energía cuesta { $cards }.
rulebook-room-players = No se puede usar con menos de { $count } jugadores. Su otra cara la sustituye.
rulebook-resource-copies = Hay { $count } cartas de { $card } en el juego.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = La dificultad fija cuántas hay: { $levels }.
rulebook-resource-rooms = Repara una casilla en: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] El mazo de recursos tiene { $whole } cartas, ninguna Universal.
   *[other] El mazo de recursos tiene { $whole } cartas, incluidas { $cards }.
}
rulebook-expansion-players = Para { $players } { $most ->
    [1] jugador
   *[other] jugadores
}.
rulebook-expansion-apart = No se puede combinar con { $others }.
rulebook-action-lead =
    { $source ->
        [none] Una acción de la fase 1
       *[other] Una acción añadida por «{ $source }»
    }. { $cost ->
        [0] No cuesta nada
        [one] Cuesta una acción
        [many] Cuesta { $cost } acciones
       *[other] Cuesta { $cost } acciones
    }.

## The mission

rulebook-ship = La nave
rulebook-ship-lead = { $rooms ->
    [9] La nave tiene nueve salas, en tres filas de tres.
   *[other] La nave tiene { $rooms } salas.
} El Núcleo de energía está en el centro. Las { $power } salas que lo rodean cambian de lugar en cada partida.
rulebook-ship-may-1 = Cada una de las { $power } salas tiene { $spaces } casillas de reparación. Cada casilla empieza con un cubo.
rulebook-ship-may-2 = Dos salas que comparten un lado son vecinas. Las esquinas no cuentan.
rulebook-ship-may-3 = El Núcleo de energía no tiene casillas de reparación ni sufre daño. Reúne la energía que desvías.
rulebook-ship-figure = El Núcleo de energía, con la energía de tres salas.
rulebook-ship-words = tablero, mapa, cuadrícula, plano, objetivo, núcleo, vecina, nave

rulebook-goal = Cómo termina la partida
rulebook-goal-lead = Desvía la energía de las { $power } salas y activa el Núcleo de energía. La nave se salva y ganan todos los que están a bordo.
rulebook-goal-may-head = Cómo se gana
rulebook-goal-may-1 = Desviada la última sala, cualquier tripulante en el Núcleo de energía puede activarlo. Cuesta una acción.
rulebook-goal-may-2 = Entonces puede haber salas dañadas. Solo cuenta su energía.
rulebook-goal-not-head = Cómo se pierde
rulebook-goal-not-1 = Un impacto destruye una sala que ya no tiene cubos: la nave se pierde al instante.
rulebook-goal-not-2 = El mazo de recursos se agota: la nave se pierde al instante.
rulebook-goal-special-head = El desertor
rulebook-goal-special = Si la nave se salva, el desertor de la Cápsula de escape pierde. Si se pierde, decide una última tirada: gana solo el desertor, o pierden todos.
rulebook-goal-figure = Todas las salas están desviadas. Activar el núcleo da la victoria.
rulebook-goal-words = ganar, perder, victoria, derrota, final, fin de la partida, reiniciar, escapar, objetivo
rulebook-length = Duración de una partida
rulebook-length-lead = La mayoría de las partidas duran de quince a treinta turnos, contando los de todos. Es más o menos de media hora a una hora.
rulebook-length-may-1 = El mazo de recursos es el reloj. Cuando se agota, la partida termina.
rulebook-length-may-2 = Puedes parar en cualquier momento: la partida se guarda después de cada decisión.
rulebook-length-words = duración, tiempo, minutos, horas, cuánto dura, turnos

rulebook-setting-up = Preparación
rulebook-setting-up-lead = Elige nombres, dificultad y expansiones. El juego prepara lo demás: salas, cubos, cartas y tripulación.
rulebook-setting-up-may-1 = El mazo de recursos tiene { $copies } cartas de cada uno de los { $kinds } recursos. La dificultad añade cartas Universales.
rulebook-setting-up-may-2 = Cada jugador empieza con { $hand-2 } cartas con dos jugadores, { $hand-3 } con tres, { $hand-4 } con cuatro. En solitario, la tripulación comparte { $hand-1 }.
rulebook-setting-up-may-3 = Hay { $face-up } cartas de recurso visibles. El mazo de daño va por tipos, los más débiles arriba. La carta de la Brecha en el casco está al fondo.
rulebook-setting-up-may-4 = Todos empiezan en el Núcleo de energía. Elige al primer jugador en la pantalla de preparación, o déjalo al azar.
rulebook-setting-up-special-head = Daño antes del primer turno
rulebook-setting-up-special = Antes del primer turno golpean las { $setup-damage } últimas cartas sobre la Brecha en el casco, empezando por la de más abajo. Se descartan, y la nave empieza sin { $setup-cubes } cubos.
rulebook-setting-up-figure = Una carta del daño inicial y una sala que golpeó.
rulebook-setting-up-words = inicio, repartir, preparación, preparar, manos, primer jugador, empezar, partida nueva

rulebook-looking = Información abierta
rulebook-looking-lead = Se juega con las manos a la vista. Mira todo lo que hay en la mesa y comenta cada plan.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Puedes mirar ambas pilas de descartes y cuántas cartas tiene cada mazo. Elige una pila de descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
   *[keys] Puedes mirar ambas pilas de descartes y cuántas cartas tiene cada mazo. Haz clic en una pila de descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
}
rulebook-looking-may-2 = Puedes ver qué cartas quedan en un mazo, pero no su orden.
rulebook-looking-may-3 = Las cartas que muestra una sala son conocidas por todos desde entonces. El registro anota lo que pasó.
rulebook-looking-not-1 = No puedes ver el orden de un mazo, salvo que una sala lo muestre.
rulebook-looking-words = abierto, secreto, oculto, información, contar, hablar, registro, mirar, saber

## Your turn

rulebook-phases = Las tres fases
rulebook-phases-lead = En tu turno haces acciones, recoges cartas y robas daño. Después juega el siguiente tripulante.
rulebook-phases-may-1 = Fase 1: haz { $base-actions } acciones, y una más por cada ficha de acción que gastes.
rulebook-phases-may-2 = Fase 2: toma { $deck-cards } cartas del mazo o una visible. Luego descarta hasta { $hand-limit }.
rulebook-phases-may-3 = Fase 3: roba la carta de daño superior, que golpea sus salas. Cuando no quedan, la Brecha en el casco se lleva cartas.
rulebook-phases-not-1 = La fase 1 no termina hasta que la terminas. Con «{ settings-auto-end }», termina automáticamente cuando no queda nada que hacer.
rulebook-phases-special-head = Inicio del turno
rulebook-phases-special = Primero vuelven a la reserva las fichas de protección que pusiste con la Armería (V1). Luego, si estás en la Enfermería (V1), te da fichas de acción.
rulebook-phases-words = turno, ronda, orden, secuencia, fase, empezar, inicio del turno, pasos

rulebook-actions = Tus acciones
rulebook-actions-lead = Haz { $base-actions } acciones en la fase 1: las que quieras, en cualquier orden, cuantas veces quieras.
rulebook-actions-may-1 = Muévete, rebusca, comparte, repara, desvía energía o activa tu sala.
rulebook-actions-may-2 = Cada ficha de acción que gastas te da una acción más.
rulebook-actions-may-3 = Primero se usan tus acciones básicas. Solo después se gastan fichas.
rulebook-actions-not-1 = No puedes hacer una acción que no puedas pagar entera.
rulebook-actions-not-2 = No puedes actuar en una sala en la que no estás. Algunas salas son la excepción.
rulebook-actions-special-head = Acciones sin usar
rulebook-actions-special = Cada acción básica sin usar se convierte en una ficha de acción.
rulebook-actions-figure = Mover, rebuscar, compartir, reparar, desviar, activar.
rulebook-actions-words = actuar, hacer, puntos, PA, acciones, quedan, gastar, opciones

rulebook-moving = Mover
rulebook-moving-lead = Ve a una sala vecina: arriba, abajo, izquierda o derecha.
rulebook-moving-may-1 =
    { $cost-move ->
        [one] Una acción
        [many] { $cost-move } acciones
       *[other] { $cost-move } acciones
    } por cada sala que avanzas.
rulebook-moving-may-2 = En una sala cabe toda la tripulación, incluso en el Núcleo de energía.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Elige la acción y luego la sala{ $key-move ->
        [none] .
       *[other] , o pulsa { $key-move }.
    }
   *[keys] Arrastra tu meeple a la sala, haz clic en ambos{ $key-move ->
        [none] {" "}o usa las flechas.
       *[other] , usa las flechas o pulsa { $key-move }.
    }
}
rulebook-moving-not-1 = No puedes moverte en diagonal.
rulebook-moving-not-2 = No puedes mover a otros tripulantes, salvo con el Dormitorio.
rulebook-moving-figure = De la Sala de máquinas a una sala vecina.
rulebook-moving-words = mover, ir, andar, caminar, viajar, paso, distancia, vecina, adyacente, contigua, diagonal, correr

rulebook-scavenging = Rebuscar
rulebook-scavenging-lead = Tira el dado para buscar cartas de recurso: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Una acción
    [many] { $cost-scavenge } acciones
   *[other] { $cost-scavenge } acciones
}, en cualquier sala, tantas veces como puedas pagar.
rulebook-scavenging-may-2 = Toma las cartas de una en una, del mazo o visibles. Una visible se repone al momento, y puedes tomar la nueva a continuación.
rulebook-scavenging-may-3 = Puedes tomar menos cartas, o ninguna.
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
rulebook-scavenging-not-1 = No puedes deshacer una tirada.
rulebook-scavenging-figure = Bajo: nada. Medio: una carta. Alto: dos.
rulebook-scavenging-words = rebuscar, buscar, tirar, dado, encontrar, botín, saquear, suerte, azar

rulebook-sharing = Compartir
rulebook-sharing-lead = Da una carta a otro tripulante de tu sala, o toma una de las suyas.
rulebook-sharing-may-1 =
    { $cost-give ->
        [one] Una acción
        [many] { $cost-give } acciones
       *[other] { $cost-give } acciones
    } por cada carta dada o tomada.
rulebook-sharing-may-2 = Comparte cualquier carta, incluso una Universal. Una mano de más de { $hand-limit } solo se comprueba en la fase 2 de ese jugador.
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
rulebook-sharing-not-1 = No puedes compartir entre salas, salvo con el Comedor.
rulebook-sharing-not-2 = No puedes compartir fichas ni cubos. Son de cada tripulante.
rulebook-sharing-special-head = En solitario
rulebook-sharing-special = Tu tripulación comparte una mano. En vez de compartir, cambias con las cartas visibles.
rulebook-sharing-figure = En una misma sala, una carta cambia de manos.
rulebook-sharing-words = compartir, dar, tomar, entregar, cambiar, intercambiar, canjear, pasar, compañero

rulebook-repairing = Reparar
rulebook-repairing-lead = Descarta una carta que encaje en una casilla vacía de tu sala. Esa casilla recibe un cubo de la reserva.
rulebook-repairing-may-1 = Repara las casillas vacías en cualquier orden. Una carta Universal encaja en todas.
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
rulebook-repairing-may-3 = Una casilla que perdió su cubo está vacía. Muestra el recurso que necesita.
rulebook-repairing-not-1 = No puedes reparar con una carta si no quedan cubos en la reserva. Un cubo que tengas sí sirve.
rulebook-repairing-not-2 = No puedes reparar otra sala, salvo con el Taller.
rulebook-repairing-not-3 = No puedes llenar dos casillas con una carta, salvo en una sala desviada.
rulebook-repairing-special-head = Salas desviadas
rulebook-repairing-special = Una carta que encaje en una casilla vacía las llena todas. Si faltan cubos en la reserva, va primero esa casilla y luego de arriba abajo.
rulebook-repairing-figure = El metal encaja en una de las dos casillas vacías.
rulebook-repairing-words = reparar, curar, arreglar, restaurar, salud, vida, puntos de vida, parche, roto, dañado, casilla, hueco, llave

rulebook-diverting = Desviar la energía
rulebook-diverting-lead = En una sala totalmente reparada, descarta juntas todas las cartas de su coste. Su energía va al Núcleo de energía.
rulebook-diverting-may-1 =
    Paga { $cost-divert ->
        [one] una acción
        [many] { $cost-divert } acciones
       *[other] { $cost-divert } acciones
    } y las { $cost } cartas que se ven a la izquierda de la sala.
rulebook-diverting-may-2 = Las cartas Universales pueden sustituir a cualquiera de ellas.
rulebook-diverting-may-3 = Una sala desviada aún se puede activar y reparar, y recibe impactos. Sigue desviada.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Elige una carta y luego el coste{ $key-divert ->
        [none] .
       *[other] {" "}o pulsa { $key-divert }.
    } Tú eliges el orden en que se descartan. La última queda encima.
   *[keys] Arrastra una carta al coste{ $key-divert ->
        [none] .
       *[other] {" "}o pulsa { $key-divert }.
    } Tú eliges el orden en que se descartan. La última queda encima.
}
rulebook-diverting-not-1 = No puedes desviar una sala con una casilla vacía. Repárala antes.
rulebook-diverting-not-2 = No puedes pagar por partes. Un solo jugador descarta todas las cartas a la vez.
rulebook-diverting-not-3 = No puedes desviar una sala dos veces, ni el Núcleo de energía.
rulebook-diverting-special-head = Qué ganas
rulebook-diverting-special = Estás un paso más cerca de ganar. Desde ahora, una carta repara toda la sala.
rulebook-diverting-figure = { $cost ->
    [3] Tres cartas se convierten en una ficha de energía.
   *[other] Las cartas de la izquierda se convierten en una ficha de energía.
}
rulebook-diverting-words = desviar, energía, potencia, redirigir, ganar, moneda, coste, costo, pagar, cargar, completar

rulebook-activating = Activar una sala
rulebook-activating-lead = Activa la sala en la que estás. Debe estar totalmente reparada.
rulebook-activating-may-1 = La sala muestra cuántas acciones cuesta.
rulebook-activating-may-2 = Activa la misma sala tantas veces como puedas pagar.
rulebook-activating-may-3 = Desviar su energía no cambia la habilidad de una sala.
rulebook-activating-not-1 = No puedes activar una sala dañada. Repárala antes.
rulebook-activating-not-2 = No puedes activar una sala sin efecto, por ejemplo si necesita una ficha y la reserva está vacía. El botón dice por qué.
rulebook-activating-not-3 = No puedes activar una sala pasiva. Funciona automáticamente.
rulebook-activating-special-head = Primero se paga
rulebook-activating-special = Pagas antes de que la sala haga nada. Si tiene efecto se comprueba después de pagar.
rulebook-activating-words = activar, usar, habilidad, poder, efecto, sala, especial, capacidad, pasiva

rulebook-ending = Terminar tus acciones
rulebook-ending-lead = Termina la fase 1 cuando quieras. Ganas una ficha de acción por cada acción básica sin usar.
rulebook-ending-may-1 = Solo ganas tantas fichas como haya en la reserva.
rulebook-ending-may-2 = Gasta esas fichas en turnos posteriores.
rulebook-ending-not-1 = No ganas una ficha por una acción comprada con una ficha.
rulebook-ending-not-2 = No puedes conservar acciones para las que no hay fichas en la reserva. Se pierden, pero el juego te pregunta antes.
rulebook-ending-special-head = Sin acciones
rulebook-ending-special = La fase 1 te espera. Puedes deshacer lo elegido hasta que se revele algo. Con «{ settings-auto-end }», termina automáticamente.
rulebook-ending-figure = Una acción sin usar se convierte en ficha.
rulebook-ending-words = terminar, acabar, pasar, saltar, guardar, sin usar, sobrante, listo, parar, esperar, deshacer, volver atrás, error, equivocarse

rulebook-collecting = Recoger
rulebook-collecting-lead = En la fase 2, toma las { $deck-cards } cartas superiores del mazo de recursos, o una de las { $face-up } visibles.
rulebook-collecting-may-1 = La carta visible que tomas se repone del mazo al momento.
rulebook-collecting-may-2 = Luego descarta las que elijas hasta quedarte con { $hand-limit }.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Elige el mazo o una carta.
   *[keys] Haz clic en el mazo o en una carta, o arrástrala a tu mano.
}
rulebook-collecting-not-1 = No puedes saltarte la recogida. Toma una cosa o la otra.
rulebook-collecting-words = recoger, robar, tomar, ganar, ingresos, fase 2, cartas, recursos

rulebook-hand = Tu mano
rulebook-hand-lead = Al final de la fase 2, descarta hasta { $hand-limit } cartas. En cualquier otro momento puedes tener más.
rulebook-hand-may-1 = Tú eliges qué cartas descartar.
rulebook-hand-may-2 = Las cartas que te dan no se comprueban hasta tu próxima fase 2.
rulebook-hand-may-3 = Empiezas con { $hand-2 }, { $hand-3 } o { $hand-4 } cartas, con dos, tres o cuatro jugadores.
rulebook-hand-not-1 = No puedes descartar cartas en otros momentos, salvo para pagar algo.
rulebook-hand-figure = Una carta de cada recurso.
rulebook-hand-words = límite, límite de mano, descartar, máximo, demasiadas, guardar, tener, seis

## The storm

rulebook-damage-cards = Cartas de daño
rulebook-damage-cards-lead = En la fase 3, roba la carta de daño superior. Cada sala que aparece en ella pierde su cubo más alto, en el orden impreso.
rulebook-damage-cards-may-1 = Las cartas de tipo 1 golpean una sala, las de tipo 2 dos, las de tipo 3 tres. Hay { $damage-1 }, { $damage-2 } y { $damage-3 }, que se roban en ese orden.
rulebook-damage-cards-may-2 = Los cubos perdidos vuelven a la reserva.
rulebook-damage-cards-may-3 = Una ficha de protección absorbe el impacto: la más antigua de la sala o, si no hay, la de un tripulante que esté allí.
rulebook-damage-cards-not-head = Excepciones
rulebook-damage-cards-not-1 = El Núcleo de energía no puede recibir impactos.
rulebook-damage-cards-not-2 = Un impacto destruye una sala sin cubos. La nave se pierde, y el resto de la carta se ignora.
rulebook-damage-cards-special-head = Varios con ficha
rulebook-damage-cards-special = Si varios tripulantes de esa sala tienen una ficha, el jugador activo elige quién la entrega.
rulebook-damage-cards-figure = La Enfermería pierde su cubo más alto.
rulebook-damage-cards-words = impacto, golpe, ataque, tormenta, solar, llamarada, daño, peligro, fase 3, amenaza, probabilidad

rulebook-critical = Salas críticas
rulebook-critical-lead = Una sala sin cubos es crítica. El próximo impacto la destruye y se pierde la nave.
rulebook-critical-may-1 = Repara una casilla, y la sala aguanta un impacto más.
rulebook-critical-may-2 = Una ficha de protección la salva una vez.
rulebook-critical-may-3 = El Puente muestra qué salas vienen a continuación y permite retrasarlas.
rulebook-critical-not-1 = No puedes activarla ni desviarla hasta que esté totalmente reparada.
rulebook-critical-special-head = Sin cartas de daño
rulebook-critical-special = Durante la Brecha en el casco no hay impactos en las salas.
rulebook-critical-figure = Tres casillas vacías: otro impacto y se acabó.
rulebook-critical-words = peligro, rojo, moribunda, última, cero, destruida, alarma, perder, salud

rulebook-hull-breach = La Brecha en el casco
rulebook-hull-breach-lead = Robada la última carta de daño, el casco se abre. En cada fase 3 posterior, tira el dado: el mazo pierde cartas.
rulebook-hull-breach-may-1 = Cartas perdidas según la tirada: { $breach-sides }.
rulebook-hull-breach-may-2 = Descártalas de la parte superior del mazo de recursos.
rulebook-hull-breach-not-1 = Las salas ya no pueden recibir impactos.
rulebook-hull-breach-not-2 = Las fichas de protección no pueden detener la Brecha en el casco.
rulebook-hull-breach-figure = La última carta, y lo que cuesta desde entonces cada turno.
rulebook-hull-breach-words = fuga, agujero, vacío, fin del mazo, perder cartas, cuenta atrás, final, espacio

rulebook-deck-empty = Cuando se agota el mazo
rulebook-deck-empty-lead = La nave se pierde en cuanto el mazo de recursos queda vacío, sea cual sea la causa.
rulebook-deck-empty-may-1 = La última carta aún se roba, se coloca o se descarta. Después no ocurre nada más.
rulebook-deck-empty-may-2 = Mirar cartas y devolverlas no vacía el mazo.
rulebook-deck-empty-not-1 = No puedes volver a barajar los descartes en el mazo.
rulebook-deck-empty-not-2 = No puedes salvar el mazo tomando cartas visibles. Cada una se repone al momento.
rulebook-deck-empty-special-head = Cuánto dura el mazo
rulebook-deck-empty-special = Cada turno a bordo gasta al menos una carta. Los turnos restantes que muestra la mesa son solo una estimación.
rulebook-deck-empty-words = perder, última carta, tiempo, reloj, agotarse, mazo vacío, vacío, rebarajar

## The rooms

rulebook-reading-rooms = Cómo leer una sala
rulebook-reading-rooms-lead = La carta de una sala muestra cuánto cuesta desviarla, qué la repara y qué puede hacer.
rulebook-reading-rooms-may-1 = Izquierda: las cartas que desvían su energía, o una ficha de energía cuando ya está desviada.
rulebook-reading-rooms-may-2 = Derecha: las casillas de reparación. Un cubo tapa el recurso de la casilla; una vacía lo muestra.
rulebook-reading-rooms-may-3 = Abajo: su habilidad. El icono es dorado mientras la sala está totalmente reparada.
rulebook-reading-rooms-may-4 = Arriba a la derecha: la probabilidad de recibir un impacto este turno, según todo lo que la tripulación sabe del mazo de daño.
rulebook-reading-rooms-not-1 = No puedes tener las dos caras de una sala en una misma partida.
rulebook-reading-rooms-figure = La Bodega con la casilla superior vacía.
rulebook-reading-rooms-words = carta, símbolo, icono, casillas, porcentaje, número, moneda, V1, V2

rulebook-room-energy-core-v1-may-1 = Muestra cuántas salas están desviadas.
rulebook-room-energy-core-v1-not-1 = No puedes repararlo, desviarlo ni poner en él una ficha de protección. No puede recibir impactos.
rulebook-room-energy-core-v1-not-2 = No puedes activarlo antes de desviar la última sala.
rulebook-room-energy-core-v1-figure = Todas las salas están desviadas: actívalo para ganar.
rulebook-room-energy-core-v1-words = reactor, centro, medio, ganar, reiniciar, motor

rulebook-room-bridge-v1-may-1 = Si quedan menos cartas, míralas todas.
rulebook-room-bridge-v1-may-2 = Puedes poner la peor carta al final para reparar antes de que llegue.
rulebook-room-bridge-v1-not-1 = No puedes activarlo cuando no quedan cartas de daño.
rulebook-room-bridge-v1-not-2 = No puedes mover la carta de la Brecha en el casco. Se queda al fondo.
rulebook-room-bridge-v1-words = mirar, espiar, prever, reordenar, pronóstico, ordenar
rulebook-room-bridge-v2-may-1 = Ambas cartas pueden ir al mismo extremo del mazo, en el orden que elijas.
rulebook-room-bridge-v2-may-2 = Las cartas del fondo llegan justo antes de la Brecha en el casco.
rulebook-room-bridge-v2-not-1 = No puedes activarlo cuando no quedan cartas de daño.
rulebook-room-bridge-v2-words = mirar, espiar, enterrar, fondo, hundir, pronóstico

rulebook-room-cargo-hold-v1-may-1 = Todos conocen el orden desde entonces, hasta que se roben las cartas.
rulebook-room-cargo-hold-v1-may-2 = Funciona por pocas cartas que queden.
rulebook-room-cargo-hold-v1-not-1 = No puedes tomar ninguna de estas cartas. Vuelven todas.
rulebook-room-cargo-hold-v1-words = mirar, espiar, ver, reordenar, almacén, mazo
rulebook-room-cargo-hold-v2-may-1 = Puedes superar tu límite de mano hasta la fase 2.
rulebook-room-cargo-hold-v2-not-head = Peligro
rulebook-room-cargo-hold-v2-not-1 = Si tomas la última carta del mazo, se pierde la nave.
rulebook-room-cargo-hold-v2-words = robar, carta extra, almacén, ganar

rulebook-room-medical-bay-v1-may-1 = Ganas las fichas antes de tus acciones, cada vez que empiezas aquí tu turno.
rulebook-room-medical-bay-v1-may-2 = Si en la reserva hay menos fichas, ganas las que haya.
rulebook-room-medical-bay-v1-not-1 = No ganas nada si llegas durante tu turno.
rulebook-room-medical-bay-v1-not-2 = No ganas nada mientras haya una casilla vacía. La sala debe estar totalmente reparada.
rulebook-room-medical-bay-v1-words = curar, médico, hospital, descansar, fichas, extra
rulebook-room-medical-bay-v2-may-1 = Puedes pagar con acciones compradas con fichas de acción.
rulebook-room-medical-bay-v2-not-1 = No puedes darte fichas a ti.
rulebook-room-medical-bay-v2-words = curar, médico, hospital, fichas, ayudar a otros

rulebook-room-crew-quarters-v1-may-1 = Mueve a cualquier tripulante, por lejos que esté.
rulebook-room-crew-quarters-v1-may-2 = Reúne a dos tripulantes para que puedan compartir.
rulebook-room-crew-quarters-v1-not-1 = No puedes activarlo si toda la tripulación está en la misma sala.
rulebook-room-crew-quarters-v1-words = teletransportar, enviar, mover a otros, cama, reunir, ascensor
rulebook-room-crew-quarters-v2-may-1 = Mueve a cualquier tripulante, por lejos que esté.
rulebook-room-crew-quarters-v2-may-2 = Envía a un tripulante a la próxima sala que haya que reparar.
rulebook-room-crew-quarters-v2-not-1 = No puedes mover a un tripulante a una sala donde haya otro.
rulebook-room-crew-quarters-v2-words = teletransportar, enviar, mover a otros, cama, ascensor, sala vacía

rulebook-room-engine-room-v1-may-1 = Puedes cambiar dos cartas iguales.
rulebook-room-engine-room-v1-may-2 = Tu carta queda encima de los descartes.
rulebook-room-engine-room-v1-not-1 = No puedes activarla con la mano vacía o sin descartes.
rulebook-room-engine-room-v1-words = reciclar, recuperar, cementerio, cambiar, descarte
rulebook-room-engine-room-v2-may-1 = Toma cualquier carta, por hondo que esté en la pila.
rulebook-room-engine-room-v2-not-head = Límites y peligros
rulebook-room-engine-room-v2-not-1 = No puedes activarla sin descartes.
rulebook-room-engine-room-v2-not-2 = Si al mazo solo le queda una carta, activar esta sala supone perder la nave.
rulebook-room-engine-room-v2-words = reciclar, recuperar, cementerio, retomar, descarte

rulebook-room-armoury-v1-may-1 = Una sala puede tener fichas de varios jugadores. Se usa primero la más antigua.
rulebook-room-armoury-v1-may-2 = La ficha que absorbe un impacto vuelve a la reserva.
rulebook-room-armoury-v1-not-1 = No puedes activarla si no quedan fichas en la reserva.
rulebook-room-armoury-v1-not-2 = No puedes dejar las fichas puestas. Vuelven a la reserva al empezar tu próximo turno.
rulebook-room-armoury-v1-words = escudo, proteger, guardar, bloquear, defender, arma
rulebook-room-armoury-v2-may-1 = Un tripulante puede tener varias. Cada una absorbe un impacto.
rulebook-room-armoury-v2-may-2 = La ficha se mueve con su tripulante.
rulebook-room-armoury-v2-not-1 = No puedes activarla si no quedan fichas en la reserva.
rulebook-room-armoury-v2-words = escudo, proteger, guardar, bloquear, defender, guardaespaldas

rulebook-room-repair-centre-v1-may-1 = Aquí también valen las cartas Universales.
rulebook-room-repair-centre-v1-may-2 = Repara cualquier sala, por lejos que esté.
rulebook-room-repair-centre-v1-not-1 = No puedes reparar así el propio Taller. Eso es una reparación normal.
rulebook-room-repair-centre-v1-not-2 = No puedes usar cubos que tengas. Solo reparan la sala en la que estás.
rulebook-room-repair-centre-v1-words = curar, arreglar, lejos, remoto, taller, distancia
rulebook-room-repair-centre-v2-may-1 = Los cubos de los tripulantes están a salvo de todo impacto.
rulebook-room-repair-centre-v2-may-2 = Pueden reparar incluso con la reserva vacía.
rulebook-room-repair-centre-v2-not-1 = No puedes darte un cubo a ti.
rulebook-room-repair-centre-v2-not-2 = No puedes activarlo si no quedan cubos en la reserva.
rulebook-room-repair-centre-v2-words = curar, arreglar, repuesto, llevar, cubo, taller

rulebook-room-mess-hall-v1-may-1 = El otro tripulante puede estar en cualquier parte de la nave.
rulebook-room-mess-hall-v1-may-2 = Puedes dar o tomar una carta sin nada a cambio.
rulebook-room-mess-hall-v1-not-1 = No puedes activarlo si nadie tiene cartas.
rulebook-room-mess-hall-v1-words = canjear, cambiar, intercambiar, cocina, cantina, compartir lejos
rulebook-room-mess-hall-v2-may-1 = Pueden estar en cualquier parte de la nave. Tú eliges las cartas.
rulebook-room-mess-hall-v2-may-2 = Ambos dan el mismo número de cartas.
rulebook-room-mess-hall-v2-not-1 = No puedes ser uno de los dos.
rulebook-room-mess-hall-v2-not-2 = No puedes activarlo si no hay otros dos con cartas.
rulebook-room-mess-hall-v2-words = canjear, cambiar, intercambiar, cocina, cantina, otros

## Resource cards

rulebook-deck = El mazo de recursos
rulebook-deck-lead = Todas las cartas que recibes, recoges o encuentras salen de este mazo. También es tu tiempo.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Puedes ver qué cartas quedan: elige los descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
   *[keys] Puedes ver qué cartas quedan: haz clic en los descartes{ $key-piles ->
        [none] .
       *[other] {" "}o pulsa { $key-piles }.
    }
}
rulebook-deck-may-2 = Las cartas superiores que una sala ha mostrado siguen siendo conocidas.
rulebook-deck-not-1 = No puedes devolver cartas, salvo las que una sala te deja mirar.
rulebook-deck-not-2 = No puedes rellenar el mazo.
rulebook-deck-words = mazo, robar, pila, recursos, cartas restantes, tiempo

rulebook-face-up = Las cartas visibles
rulebook-face-up-lead = Junto al mazo hay { $face-up } cartas de recurso visibles. Toma una al recoger, o cuando encuentres cartas al rebuscar.
rulebook-face-up-may-1 = La carta que tomas se repone del mazo al momento, en el mismo lugar.
rulebook-face-up-may-2 = Si las dos cartas son iguales, toma cualquiera.
rulebook-face-up-may-3 = En solitario, puedes cambiar una carta de la mano por una de ellas.
rulebook-face-up-not-1 = No puedes poner cartas aquí, salvo con un cambio en solitario.
rulebook-face-up-words = mercado, fila, expositor, cartas abiertas, boca arriba, visible, oferta

rulebook-discards = La pila de descartes
rulebook-discards-lead = Aquí van las cartas que pagas, descartas o pierdes por la Brecha en el casco. La última está encima.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Elige la pila para verla entera.
   *[keys] Haz clic en la pila para verla entera.
}
rulebook-discards-may-2 = La Sala de máquinas toma cartas de ella. También el desertor de la Cápsula de escape.
rulebook-discards-not-1 = No puedes barajarla en el mazo.
rulebook-discards-words = cementerio, pila, basura, descartadas, cartas usadas

rulebook-resource-universal-may-1 = Repara cualquier casilla, en tu sala o con el Taller.
rulebook-resource-universal-may-2 = Sustituye a cualquier carta de un coste de desvío. Puedes usar varias.
rulebook-resource-universal-not-1 = No puede contar como más de una carta.
rulebook-resource-universal-figure = Una carta Universal vale por el recurso que necesites.
rulebook-resource-universal-words = comodín, joker, estrella, cualquiera, carta comodín

## Pieces and tokens

rulebook-cubes = Los cubos y la reserva
rulebook-cubes-lead = Hay { $repair-cubes } cubos de reparación blancos. Todos empiezan en la nave; los perdidos van a la reserva, y las reparaciones los devuelven.
rulebook-cubes-may-1 = Un impacto se lleva el cubo más alto de una sala.
rulebook-cubes-may-2 = El Taller (V2) puede darte cubos. Con una acción y uno de tus cubos, reparas una casilla vacía de tu sala, sin carta.
rulebook-cubes-may-3 = Una casilla cubierta por un cubo no necesita reparación.
rulebook-cubes-not-1 = No puedes reparar con cartas si no quedan cubos en la reserva.
rulebook-cubes-not-2 = No puedes dar un cubo que tengas.
rulebook-cubes-special-head = Tus cubos en salas desviadas
rulebook-cubes-special = Una acción rellena todas las casillas vacías. Primero van tus cubos, tantos como hagan falta. La reserva pone el resto.
rulebook-cubes-figure = Un cubo va a la casilla vacía.
rulebook-cubes-words = cubos, salud, puntos de vida, vida, existencias, reserva, bloques, corazones

rulebook-extra-actions = Fichas de acción
rulebook-extra-actions-lead = Una ficha de acción te da una acción más en la fase 1 de cualquiera de tus turnos. Hay { $action-tokens }.
rulebook-extra-actions-may-1 = Las acciones básicas sin usar se convierten en fichas, mientras queden en la reserva.
rulebook-extra-actions-may-2 = La Enfermería da algunas. Las de su cara V1 puedes gastarlas el mismo turno.
rulebook-extra-actions-may-3 = Gasta tantas como tengas. Vuelven a la reserva.
rulebook-extra-actions-not-1 = No puedes gastar una mientras te queden acciones básicas.
rulebook-extra-actions-not-2 = No puedes darlas, salvo con la Enfermería (V2).
rulebook-extra-actions-not-3 = No puedes volver a convertir en ficha una acción comprada. Una ficha solo se gasta cuando una acción la necesita.
rulebook-extra-actions-figure = Una ficha, una acción.
rulebook-extra-actions-words = bonificación, octógono, extra, ficha, guardar, ahorro, PA

rulebook-shields = Fichas de protección
rulebook-shields-lead = Una ficha de protección absorbe un impacto en lugar de un cubo. Hay { $protection-tokens }.
rulebook-shields-may-1 = En una sala, absorbe el próximo impacto. Se usa primero la más antigua.
rulebook-shields-may-2 = Si la tiene un tripulante, absorbe un impacto en su sala cuando no hay fichas puestas en ella.
rulebook-shields-may-3 = La ficha usada vuelve a la reserva.
rulebook-shields-not-1 = No puedes poner una en el Núcleo de energía.
rulebook-shields-not-2 = No puedes detener con ella la Brecha en el casco.
rulebook-shields-special-head = Cuánto duran
rulebook-shields-special = Las fichas puestas en salas vuelven a la reserva al empezar el próximo turno del jugador que las puso. Las de los tripulantes duran hasta que se usan.
rulebook-shields-figure = Los dos próximos impactos en esta sala no cuestan cubos.
rulebook-shields-words = escudo, armadura, guardar, bloquear, proteger, defensa, inmunidad

rulebook-power = Fichas de energía
rulebook-power-lead = Una ficha de energía en una sala muestra que su energía está desviada. Las { $power } juntas dan vida al Núcleo de energía.
rulebook-power-may-1 = Una acción llena todas las casillas vacías de la sala: con una carta que encaje o con tus cubos, tantos como hagan falta.
rulebook-power-may-2 = Aún puedes activar la sala.
rulebook-power-not-1 = Una sala no puede perder su ficha de energía, reciba los impactos que reciba.
rulebook-power-not-2 = Una ficha de energía no puede detener impactos. Se llevan cubos como antes.
rulebook-power-figure = El Comedor, desviado.
rulebook-power-words = moneda, oro, desviada, hecho, rayo, relámpago

rulebook-meeples = La tripulación
rulebook-meeples-lead = Cada meeple es un tripulante. El color y el contorno muestran cuál.
rulebook-meeples-may-1 = Los tripulantes juegan por turnos en un orden fijo.
rulebook-meeples-may-2 = Cada uno puede tener cartas, fichas de acción, cubos de reparación y fichas de protección.
rulebook-meeples-not-1 = Los tripulantes no pueden resultar heridos. Solo las salas reciben impactos.
rulebook-meeples-figure = Cuatro tripulantes.
rulebook-meeples-words = peón, figura, meeple, jugador, personaje, astronauta, color, orden

rulebook-die = El dado
rulebook-die-lead = Hay un dado de seis caras. Junto a la tirada ves qué hace cada cara.
rulebook-die-may-1 = Rebuscar: { $scavenge-sides }.
rulebook-die-may-2 = Brecha en el casco, cartas perdidas: { $breach-sides }.
rulebook-die-not-1 = No puedes repetir ni deshacer una tirada.
rulebook-die-figure = Del uno al seis, todos igual de probables.
rulebook-die-words = dado, tirar, aleatorio, suerte, azar, d6

## Ways to play

rulebook-sides = Salas alternativas
rulebook-sides-lead = Cada una de las { $power } salas tiene dos caras, V1 y V2. Juega primero V1, y luego la mezcla que quieras.
rulebook-sides-may-1 = Al azar: cada sala muestra una de sus caras.
rulebook-sides-may-2 = O elige en la pantalla de preparación: V1, V2 o sala por sala.
rulebook-sides-may-3 = Ambas caras piden las mismas reparaciones y cuesta lo mismo desviarlas.
rulebook-sides-not-1 = No puedes jugar una cara que necesite más jugadores de los que hay.
rulebook-sides-figure = La Enfermería, cara V2.
rulebook-sides-words = variante, V2, alternativa, mezcla, expansión, otra cara

rulebook-expansion-damage-control-may-1 = Las salas elegidas reciben un impacto cada una, en un orden fijo.
rulebook-expansion-damage-control-may-2 = Puedes elegir una sala sin cubos. Sin ficha de protección, se pierde la nave.
rulebook-expansion-damage-control-may-3 = Las cartas que salieron del mazo siguen siendo desconocidas.
rulebook-expansion-damage-control-not-1 = No puedes elegir dos veces la misma sala con una carta.
rulebook-expansion-damage-control-not-2 = No puedes elegir el Núcleo de energía.
rulebook-expansion-damage-control-special-head = Antes del primer turno
rulebook-expansion-damage-control-special = Si una de esas cartas está entre las de la preparación, elige el primer jugador.
rulebook-expansion-damage-control-figure = Las cartas nuevas. El tipo de cada una dice cuántas salas debes elegir.
rulebook-expansion-damage-control-words = elegir daño, seleccionar salas, control, elegir

rulebook-expansion-escape-pod-may-1 =
    Subir cuesta { $cost-board ->
        [one] una acción
        [many] { $cost-board } acciones
       *[other] { $cost-board } acciones
    }. Debes estar en el Núcleo de energía, con { $pod-rooms } salas desviadas o más. Solo cabe un tripulante.
rulebook-expansion-escape-pod-may-2 = El desertor conserva todas sus cartas de recurso y juega al momento un primer turno a la deriva.
rulebook-expansion-escape-pod-may-3 = Las fichas y los cubos del desertor vuelven a la reserva.
rulebook-expansion-escape-pod-not-1 = No puedes volver.
rulebook-expansion-escape-pod-not-2 = El turno en que subes no puedes recoger ni ganar fichas por acciones sin usar. No se roba ninguna carta de daño.
rulebook-expansion-escape-pod-figure = Siete salas desviadas: la cápsula está lista.
rulebook-expansion-escape-pod-words = traidor, desertor, irse, huir, traicionar, abandonar, egoísta

rulebook-adrift = A la deriva en la cápsula
rulebook-adrift-lead = El turno de un desertor: toma la carta superior de los descartes y tira. Si la tirada no supera tu número de cartas, toma otra.
rulebook-adrift-may-1 = La carta que acabas de tomar cuenta.
rulebook-adrift-may-2 = Si la pila de descartes está vacía, no tomas carta, pero tiras igualmente.
rulebook-adrift-may-3 = Tus turnos siguen contando. Las fichas de protección que pusiste en salas vuelven a la reserva al empezar el siguiente.
rulebook-adrift-not-head = A diferencia de quienes siguen a bordo
rulebook-adrift-not-1 = No puedes actuar ni recoger, y no robas carta de daño.
rulebook-adrift-not-2 = No tienes límite de mano.
rulebook-adrift-not-3 = No puedes cambiar ni compartir con la tripulación. Nadie puede moverte ni darte nada.
rulebook-adrift-figure = La cápsula, una tirada, quizá una carta.
rulebook-adrift-words = desertor, traidor, flotar, turno de la cápsula, espacio

rulebook-last-roll = La última tirada de la cápsula
rulebook-last-roll-lead = Si la nave se pierde, el desertor toma una carta más y tira una vez. Con una tirada mayor que su número de cartas, gana solo el desertor.
rulebook-last-roll-may-1 = Si la nave se salva, gana la tripulación a bordo y pierde el desertor.
rulebook-last-roll-may-2 = Cuantas menos cartas tengas, más fácil es escapar.
rulebook-last-roll-not-head = Si la tirada falla
rulebook-last-roll-not-1 = Si la tirada es igual o menor que el número de cartas, pierden todos.
rulebook-last-roll-words = desertor, ganar solo, escapar, tirada final, traidor

rulebook-expansion-solo-may-1 = { $solo-crew } tripulantes juegan turnos completos en orden, como con ese número de jugadores.
rulebook-expansion-solo-may-2 = La tripulación comparte una sola mano. Empieza con { $hand-1 } cartas y su límite es { $hand-limit }.
rulebook-expansion-solo-may-3 = Las fichas y los cubos son de un tripulante. «Otro jugador» significa otro tripulante.
rulebook-expansion-solo-not-1 = No puedes compartir. En su lugar, cambias con las cartas visibles.
rulebook-expansion-solo-not-2 = No puedes usar la Cápsula de escape ni la cara V2 del Comedor.
rulebook-expansion-solo-words = un jugador, una persona, solo, solitario, a solas

rulebook-trading = Cambiar en solitario
rulebook-trading-lead = Cambia una carta de la mano por una de las visibles.
rulebook-trading-may-1 = Cuesta { $cost-trade ->
    [one] una acción
    [many] { $cost-trade } acciones
   *[other] { $cost-trade } acciones
}, esté donde esté la tripulación.
rulebook-trading-may-2 = Tu carta ocupa el lugar de la que tomas. No se roba nada.
rulebook-trading-may-3 = El Comedor hace el mismo cambio por su coste de una acción.
rulebook-trading-not-1 = No puedes hacer este cambio con dos o más jugadores. Ellos comparten.
rulebook-trading-not-2 = No puedes cambiar con la mano vacía.
rulebook-trading-figure = Una carta de la mano por una visible.
rulebook-trading-words = canje, canjear, cambiar, intercambio, solitario, compartir, mercado

rulebook-no-counting = Sin contar
rulebook-no-counting-lead = Una opción para jugadores que prefieren no contar. El número y el contenido de mazos y descartes están ocultos.
rulebook-no-counting-may-1 = Puedes ver lo que una sala te muestra.
rulebook-no-counting-may-2 = El dorso de la carta de daño superior aún muestra su tipo.
rulebook-no-counting-not-1 = No puedes ver probabilidades ni cantidades, ni mirar las pilas, hasta que termine la partida.
rulebook-no-counting-not-2 = En el registro solo puedes leer este turno y el anterior.
rulebook-no-counting-words = oculto, memoria, secreto, contar, modo difícil, pilas

rulebook-combining = Combinar opciones
rulebook-combining-lead = Combina expansiones, caras de las salas, dificultades y «Sin contar» como quieras.
rulebook-combining-may-1 = Elígelo todo en la pantalla de preparación. Una opción que no puedes elegir dice por qué.
rulebook-combining-may-2 = La misma semilla y los mismos ajustes te dan otra vez la misma nave.
rulebook-combining-not-1 = No puedes añadir una expansión que no sirva para tu número de jugadores.
rulebook-combining-words = combinar, mezclar, opciones, expansiones, ajustes, semilla, código

rulebook-programs = Rangos del programa
rulebook-programs-lead = El programa puede jugar en cualquier puesto: como cadete, oficial o comandante.
rulebook-programs-may-1 = Un cadete sigue reglas sencillas. Un oficial planea cada turno. Un comandante prueba turnos enteros.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Salvo en solitario, elige el panel de otro jugador para cambiar quién juega en ese puesto.
   *[keys] Salvo en solitario, elige el panel de otro jugador para cambiar quién juega en ese puesto.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}Para el tuyo, pulsa { $key-take-over } en tu turno.
    }
}
rulebook-programs-not-1 = El programa nunca ve más que la tripulación.
rulebook-programs-words = cadete, oficial, comandante, programa, ordenador, computadora, bot, IA, puesto, rango, fuerza
rulebook-captain = Los consejos del capitán
rulebook-captain-lead = El capitán propone un buen turno y dice por qué es bueno.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Pregúntale durante tus acciones: elige el globo de diálogo de arriba a la derecha{ $key-adviser ->
        [none] .
       *[other] {" "}o pulsa { $key-adviser }.
    }
   *[keys] Pregúntale durante tus acciones: haz clic en el globo de diálogo de arriba a la derecha{ $key-adviser ->
        [none] .
       *[other] {" "}o pulsa { $key-adviser }.
    }
}
rulebook-captain-may-2 = En los ajustes, «{ settings-adviser }» también puede esperar a que decidas, o estar desactivado.
rulebook-captain-may-3 = En la primera partida guiada, el capitán da consejos sin que se los pidas.
rulebook-captain-not-1 = El capitán no puede ver las cartas ocultas. La mala suerte puede estropear hasta un buen plan.
rulebook-captain-words = capitán, consejero, consejo, pista, ayuda, sugerencia, globo, bocadillo
rulebook-together = Jugar con amigos
rulebook-together-lead = Se juega frente a la misma pantalla, por turnos. O puedes enviar una partida como una línea de letras: la línea de vuelo.
rulebook-together-may-1 = En la misma pantalla: el jugador activo toma los mandos.
rulebook-together-may-2 = A distancia: juega tu turno, elige «{ share-open }» en el menú y luego «{ flight-copy }». Envía la línea.
rulebook-together-may-3 = Quien recibe la línea la copia y elige «{ flight-paste }» en «{ title-load }». La partida sigue tras la última decisión.
rulebook-together-may-4 = Un código de partida reparte de nuevo la misma nave. Escríbelo o pégalo en «{ setup-seed }», en «{ setup-details }» de una partida nueva.
rulebook-together-not-1 = No se puede jugar en línea: el juego no tiene servidor y no envía nada.
rulebook-together-words = amigo, en línea, internet, multijugador, red, a distancia, línea de vuelo, código de partida, enviar, pegar, compartir una partida

rulebook-saving = Partidas guardadas
rulebook-saving-lead = La partida se guarda después de cada decisión. Cierra la ventana cuando quieras y continúa desde la pantalla de título.
rulebook-saving-may-1 = «Guardar como…» en el menú de la partida guarda una copia con el nombre que elijas.
rulebook-saving-may-2 = «Partidas guardadas» en la pantalla de título muestra tus copias y las últimas partidas terminadas.
rulebook-saving-words = guardar, cargar, partida guardada, automático, continuar, salir, archivo

rulebook-settings = Ajustes
rulebook-settings-lead = Elige en los ajustes el idioma, el tamaño del texto, los colores, el ritmo, el sonido y las teclas.
rulebook-settings-may-1 = Abre «{ settings-title }» desde la pantalla de título o el menú de la partida. Los cambios se aplican al momento.
rulebook-settings-may-2 = El idioma, el tamaño del texto y los colores están en «{ settings-page-reading }».
rulebook-settings-words = ajustes, opciones, idioma, lengua, tamaño del texto, letra, colores, contraste, volumen, sonido, ritmo, teclas

## At your table now

rulebook-now-stands = { $name } está en { $room }.
rulebook-now-adrift = { $name } ha abandonado la nave.
rulebook-now-may = { $standing } Ahora puedes hacerlo:
rulebook-now-may-not = { $standing } Ahora no puedes hacerlo:
rulebook-now-no-action = Esta partida no tiene esta acción.
rulebook-now-not-aboard = Esta nave no tiene esta sala.
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
rulebook-now-fits = vacía, y tienes { $cards }
rulebook-now-unfit = vacía; ninguna carta tuya encaja
rulebook-now-critical = { $guarded ->
    [yes] sin cubos, protegida; { $more }
   *[no] crítica; { $more }
}
rulebook-now-whole = Todas las salas están totalmente reparadas.
rulebook-now-no-cubes = En la reserva no hay cubos.
rulebook-now-power = Salas desviadas: { $count } de { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } Faltan estas:
}
rulebook-now-breach = Hay una brecha en el casco. No quedan cartas de daño.
rulebook-now-hidden = Sin contar: los números están ocultos.
rulebook-now-chance = { $protected ->
    [yes] { $percent } %, lo absorbería una ficha
   *[no] { $percent } %
}
rulebook-now-damage = { $count ->
    [one] Queda una carta de daño.
    [many] Quedan { $count } cartas de daño.
   *[other] Quedan { $count } cartas de daño.
} La próxima golpea:
rulebook-now-row = visibles
rulebook-now-pile =
    { $count ->
        [0] La pila de descartes está vacía.
        [one] La pila de descartes tiene una carta.
        [many] La pila de descartes tiene { $count } cartas.
       *[other] La pila de descartes tiene { $count } cartas.
    }
rulebook-now-deck = { $count ->
    [one] Queda una carta en el mazo de recursos.
    [many] Quedan { $count } cartas en el mazo de recursos.
   *[other] Quedan { $count } cartas en el mazo de recursos.
}
rulebook-now-hand =
    { $count ->
        [one] { $name } tiene una carta. El límite es { $limit }.
        [many] { $name } tiene { $count } cartas. El límite es { $limit }.
       *[other] { $name } tiene { $count } cartas. El límite es { $limit }.
    }
rulebook-now-no-resource = Esta partida no tiene estas cartas.
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
    [yes] Esta partida la usa.
   *[no] Esta partida no la usa.
}
rulebook-now-supply =
    { $count ->
        [0] En la reserva no queda nada.
        [one] Queda 1 en la reserva.
        [many] Quedan { $count } en la reserva.
       *[other] Quedan { $count } en la reserva.
    }
rulebook-now-held = { $name } tiene { $count }.
rulebook-now-laid =
    { $count ->
        [one] una ficha aquí
        [many] { $count } fichas aquí
       *[other] { $count } fichas aquí
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
rulebook-of-damage-discard = Descartes de daño
rulebook-of-die = Dado
rulebook-of-supply = Reserva
rulebook-of-held = Tus fichas y cubos
rulebook-of-threat = Amenaza
rulebook-of-stepper = Fases
rulebook-of-pod = Cápsula de escape
rulebook-of-end = Terminar las acciones
