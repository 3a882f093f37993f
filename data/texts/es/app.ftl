### The screens outside the table.

language-name = Español

## Title

title-tagline = Un juego cooperativo de uno a cuatro jugadores
title-continue = Continuar
title-continue-detail = Turno { $turn } · { $difficulty } · { $names }
title-new = Partida nueva
title-load = Partidas guardadas
title-quit = Salir
title-credit = Basado en el juego de mesa de Ayden Lowther · Versión { $version }
hint-choose = elegir
hint-open = abrir
hint-fullscreen = pantalla completa
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = No se pudieron leer algunos ajustes, que vuelven a sus valores por defecto. El archivo anterior se conserva como { $path }.
notice-newer = El archivo { $path } viene de una versión más reciente de Solar Storm. Tu versión usa lo que entiende de él.

## Difficulties

difficulty-easy = Fácil
difficulty-medium = Medio
difficulty-hard = Difícil
difficulty-veteran = Veterano
difficulty-realist = Realista

## Questions

confirm-back = Atrás

## Menu over the table

menu-heading = Menú
menu-where = Turno { $turn } · { $difficulty }
menu-continue = Continuar
menu-speed = Ritmo
speed-off = Al instante
speed-fast = Ágil
speed-normal = Normal
speed-slow = Tranquilo
menu-reduced-motion = Menos movimiento
menu-reduced-motion-detail = Nada tiembla, late ni da vueltas.
menu-confirm = Avisar antes de perder acciones
menu-confirm-detail = Avisa si las acciones sin usar no darían fichas.
menu-new = Partida nueva
menu-title = Pantalla de título
menu-quit = Salir
menu-saved = La partida se guarda tras cada decisión.
menu-unsaved = El autoguardado está desactivado en esta copia de Solar Storm. Usa «Guardar como…» para conservar la partida.

## Setup

setup-title = Partida nueva
setup-back = A la pantalla de título
setup-crew-fixed = { $players ->
    [1] Un jugador
   *[other] { $players } jugadores
} siempre { $players ->
    [1] dirige
   *[other] dirigen
} { $crew ->
    [1] a un tripulante
    [2] a dos tripulantes
    [3] a tres tripulantes
   *[other] a { $crew } tripulantes
}.
setup-name = Nombre
setup-mark-taken = { $name } ya tiene esta marca.
setup-remove = Quitar a este tripulante
setup-fewest = Una nave necesita al menos dos tripulantes. Para jugar sin nadie más, activa «{ expansion-solo }».
setup-add = Añadir jugador
setup-name-empty = Cada tripulante necesita un nombre.
setup-name-twice = Dos tripulantes se llaman igual. Cambia uno de los nombres.
setup-name-longest = Como máximo { $count } caracteres. Lo que sobra se omite.
setup-name-letter = El carácter { $place } no se puede usar: es un emoji o un signo que falta en las fuentes del juego.
setup-first = Primer turno
setup-first-chance = Al azar
setup-no-counting = Sin contar
setup-no-counting-note = Oculta el contenido de mazos y descartes, y las probabilidades. El capitán tampoco las dice.
setup-universals = { $count ->
    [0] ninguna { $resource }
    [one] { $count } { $resource }
    [many] { $count } { FORM($resource, "plural") }
   *[other] { $count } { FORM($resource, "plural") }
}
setup-modes = Expansiones
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = Al azar
setup-rooms-pick = Elegir
setup-rooms-v1-note = cada sala tiene su primera habilidad
setup-rooms-v2-note = segunda habilidad, salvo si exige más jugadores
setup-rooms-mixed-note = las salas reciben V1 o V2 al azar
setup-rooms-pick-note = eliges V1 o V2, sala por sala
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 o V2 al azar. Selecciónala para leer ambas.
   *[keys] V1 o V2 al azar. Señala aquí para leer ambas.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = Esta sala no tiene V2.
setup-no-rules = Estas expansiones no se pueden combinar. { $detail }
setup-seed = Semilla
setup-seed-chance = Al azar
setup-seed-roll = Reparte al azar otra nave.
setup-seed-clear = Borrar la semilla
setup-seed-none = Sin semilla: cada partida es distinta.
setup-seed-note = La misma semilla con los mismos ajustes reparte la misma partida. Un código de partida incluye ambos: escríbelo o pégalo aquí.
setup-seed-words = Estas palabras dan la semilla { $seed }, siempre la misma.
setup-seed-long = Es demasiado larga: una semilla tiene como mucho { $digits } cifras.
setup-mission = Esta misión
setup-fact-hands = Manos
setup-fact-hands-value =
    { $cards ->
        [one] una carta cada uno
        [many] { $cards } cartas cada uno
       *[other] { $cards } cartas cada uno
    }
setup-fact-hands-shared = { $cards } cartas en una mano común
setup-fact-rooms = Salas
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-deck = Cartas de recurso
setup-fact-deck-value = { $cards } cartas, { $universals ->
    [0] ninguna { $resource }
    [one] { $universals } { $resource }
    [many] { $universals } { FORM($resource, "plural") }
   *[other] { $universals } { FORM($resource, "plural") }
}
setup-fact-damage = Mazo de daño
setup-fact-damage-value = { $cards } cartas y la Brecha
setup-fact-damaged = Nave
setup-fact-damaged-value = { $spaces } cubos ya perdidos
setup-outlook = Victorias
setup-outlook-note = Medido en naves al azar con tripulaciones del programa, todas de un mismo rango.
setup-outlook-nearest = { $ranks }: esta partida no se ha medido. La cifra es de la más parecida: { $game }
setup-nearest = parecido
setup-outlook-counting = contando
setup-ranks = { $rank ->
    [cadet] Cadetes
    [officer] Oficiales
   *[captain] Comandantes
}
setup-ranks-win = { $rank ->
    [cadet] ganan los cadetes del programa
    [officer] ganan los oficiales del programa
   *[captain] ganan los comandantes del programa
}
setup-chance = { $percent } % ± { $margin }
setup-interval = { $low }–{ $high } %
setup-games = { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}
setup-not-measured = sin medir
setup-change = { $points } ± { $margin } puntos
setup-change-tip = { $known ->
    [more] Así, de cada 100 naves, las tripulaciones del programa ({ $ranks }) salvan { $points } más.
    [fewer] Así, de cada 100 naves, las tripulaciones del programa ({ $ranks }) salvan { $points } menos.
   *[unclear] Sin un efecto claro en cuántas naves salvan las tripulaciones del programa ({ $ranks }).
}
setup-against-first = en comparación con todas V1
setup-start = Empezar
setup-replace-title = ¿Dejar la partida en curso?
setup-replace-text = Turno { $turn } · { $difficulty } · { $names }. Se queda entre tus partidas guardadas.
setup-replace-yes = Partida nueva

## Game over

over-won = Victoria
over-lost = Derrota
over-go-on = { DEVICE() ->
    [pad] Pulsa un botón para ver los resultados
   *[keys] Pulsa una tecla o haz clic para ver los resultados
}
over-energy-core = Núcleo reiniciado
over-room-destroyed = La nave se pierde
over-deck-empty = Sin recursos
over-energy-core-why = { $name } reinició el núcleo en el turno { $turn } con { $cards ->
    [one] una carta de recurso
    [many] { $cards } cartas de recurso
   *[other] { $cards } cartas de recurso
} en el mazo.
over-close =
    { $count ->
        [0] Ninguna sala se quedó nunca sin cubos.
        [one] Una sala se quedó sin cubos una vez.
        [many] Una sala se quedó sin cubos { $count } veces.
       *[other] Una sala se quedó sin cubos { $count } veces.
    }
over-stand-ins = { $count ->
    [one] Un programa no respondió una vez: el juego eligió por él.
    [many] Un programa no respondió { $count } de veces: el juego eligió por él.
   *[other] Un programa no respondió { $count } veces: el juego eligió por él.
}
over-room-destroyed-why = En el turno { $turn } la tormenta golpeó { $room }, sin cubos ni ficha de protección.
over-deck-empty-why =
    { $torn ->
        [0] En el turno { $turn }, de { $name }, se agotó el mazo de recursos.
       *[other]
            En el turno { $turn } la Brecha en el casco se llevó { $torn ->
                [one] la última carta de recurso
                [many] las { $torn } últimas cartas de recurso
               *[other] las { $torn } últimas cartas de recurso
            }.
    }
over-diverted = { $count ->
    [0] Aún no se había desviado ninguna sala.
    [one] Se había desviado una de { $rooms } salas.
    [8] Todas las salas estaban desviadas: solo faltaba reiniciar.
    [many] Se habían desviado { $count } de { $rooms } salas.
   *[other] Se habían desviado { $count } de { $rooms } salas.
}
over-fact-turns = { $count ->
    [one] turno
    [many] turnos
   *[other] turnos
}
over-fact-cards = { $count ->
    [one] carta restante
    [many] cartas restantes
   *[other] cartas restantes
}
over-fact-damage = cartas de daño restantes
over-fact-diverted = salas desviadas
over-fact-criticals = { $count ->
    [one] susto
    [many] sustos
   *[other] sustos
}
over-fact-difficulty = dificultad
over-fact-seed = semilla
over-fact-code = código de partida
over-chart = Turno a turno
over-chart-diverted = salas desviadas
over-chart-missing = cubos que faltan
over-chart-deck = cartas restantes
over-chart-start = inicio
over-chart-turn = turno { $turn }
over-band-1 = 1 sala por carta
over-band-2 = 2 salas por carta
over-band-3 = 3 salas por carta
over-band-breach = Brecha en el casco
over-critical = Turno { $turn }: por poco
over-critical-room = { $room }: sin cubos
over-pod-lost = { $name } pierde
over-pod-lost-why = La nave se salvó tras la huida de { $name }.
over-pod-alone = { $name } escapa por su cuenta
over-pod-alone-why = La última tirada fue { $roll }, más que las { $held } cartas de la mano.
over-pod-all = Se pierde todo, también { $name }
over-pod-all-why = La última tirada fue { $roll }, no más que las { $held } cartas de la mano.
over-pod-told = { $turn ->
    [0] Se fue antes de este registro
   *[other] Se fue en el turno { $turn }
} · { $adrift ->
    [one] 1 turno a la deriva
    [many] { $adrift } turnos a la deriva
   *[other] { $adrift } turnos a la deriva
} · { $taken ->
    [one] 1 carta tomada
    [many] { $taken } cartas tomadas
   *[other] { $taken } cartas tomadas
}
over-crew = Tripulación
over-most = máximo de la tripulación
over-row-turns = Turnos jugados
over-row-moves = Movimientos
over-row-repairs = Cubos repuestos
over-row-diverts = Salas desviadas
over-row-shares = Cartas compartidas
over-row-scavenges = Tiradas al rebuscar
over-row-activations = Salas activadas
over-row-tokens = Fichas usadas
over-board = Ver el tablero
over-watch = Ver repetición
over-again = La misma nave
over-new = Partida nueva
over-title = Pantalla de título

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjklñ zxcvbnm áéíóúü¿¡
keyboard-capital = Mayús
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Borrar
keyboard-system = Teclado del sistema
keyboard-done = Listo
