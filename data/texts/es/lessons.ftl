### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = El capitán

## Over the table

lesson-branch-basics = Lección { $number }
lesson-branch-expansions = Expansión { $number }
lesson-step = Paso { $step } de { $steps }
lesson-skip = Saltar paso
lesson-leave = Salir
lesson-show-me = Muéstrame
lesson-read = Leer sobre esto
lesson-read-page = Leer: { $page }
lesson-take-back = Deshacer
lesson-walk-on = Seguir
lesson-again = Repetir el paso
lesson-back = Un paso atrás
lesson-free = Te toca: nada está resaltado. Pulsa { $key } si te atascas.
lesson-refused = No es posible. { $why }.
lesson-other = { $what }. Este paso pide otra cosa.
lesson-reach =
    Aún puedes lograrlo este turno: { $count ->
        [one] falta una decisión
        [many] faltan { $count } decisiones
       *[other] faltan { $count } decisiones
    }.
lesson-reach-later = El objetivo no está al alcance este turno.
lesson-lost = { $what }. El objetivo ya no está al alcance.
lesson-lost-turn = El objetivo ya no está al alcance.
lesson-lost-next = Este paso está hecho, pero el siguiente ya no está al alcance.
lesson-why-over = { $name } ya terminó sus acciones.
lesson-why-actions = A { $name } no le quedan acciones.
lesson-why-few = A { $name } no le quedan acciones suficientes.
lesson-why-card = Ya no tienes la carta necesaria: { $card }.
lesson-why-gone = Nada de lo que puedes hacer este turno lleva hasta ahí.
lesson-costs-next = { $spent ->
    [yes] Aún puedes lograrlo, pero después a { $name } no le quedarán acciones para el paso siguiente.
   *[no] Aún puedes lograrlo, pero después el paso siguiente no estará al alcance.
}
lesson-asked-note = Responde primero a esto. Después sigues con el paso.
lesson-ship-lost = Perdimos esta nave, pero es solo una lección. Inténtalo de nuevo.
lesson-prompt-lost = La nave se ha perdido
lesson-prompt-lost-text = Mira la mesa cuanto quieras. Con { KEY("end") } o este botón vuelves a la lección.
lesson-told = De momento, solo mira: esto lo juego yo.
lesson-learned = Lección hecha
lesson-next = Siguiente: { $title }
lesson-to-school = Escuela de vuelo

## Flight school

school-title = Escuela de vuelo
school-back = Al título
school-basics = Lo básico
school-basics-note =
    { $count ->
        [one] una lección
        [many] { $count } lecciones
       *[other] { $count } lecciones
    }, mejor en este orden
school-expansions = Expansiones
school-expansions-note = cuando sepas desviar
school-minutes = { $minutes } min
school-done = Hecha
school-new = Nueva
school-step = Paso { $step } de { $steps }
school-progress = { $done } de { $count } lecciones hechas
school-go-on = Seguir
school-begin = Empezar
school-all-done = Has hecho todas las lecciones. Repite la que quieras.
school-captain-begun = Aún no has terminado «{ $title }».
school-captain-next = Siguiente: «{ $title }».
school-waits = Sal cuando quieras. La lección sigue donde la dejaste.
school-unsaved = Tu progreso en la escuela de vuelo no está guardado: el disco está lleno o no admite escritura. Solar Storm lo intenta de nuevo cada pocos segundos.
school-hint-again = desde el principio
school-hint-page = página del reglamento
school-broken = No se pudo leer parte de tu progreso en las lecciones. El resto se conserva. El archivo anterior está en { $path }.
title-rulebook = Reglamento
title-school = Escuela de vuelo
title-school-first = Aprende a jugar en la mesa
title-school-place = { $done } de { $count } lecciones hechas

## Lesson 1

lesson-move-and-repair = Mover y reparar
lesson-move-and-repair-text = Muévete, juega la carta adecuada, repón un cubo.
lesson-move-and-repair-sun = Los motores están muertos y el sol nos atrae. Lleva la energía de las ocho salas al Núcleo de energía y reinícialo.
lesson-move-and-repair-storm = Cada sala empieza con tres cubos. Cada turno la tormenta arranca alguno. Si golpea una sala sin cubos, perdemos la nave.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] La tormenta arrancó un cubo de la Sala de máquinas. Lleva allí a Orion: pulsa { $move } y elige la sala.
   *[keys] La tormenta arrancó un cubo de la Sala de máquinas. Arrastra allí a Orion, o pulsa { $move } y elige la sala.
}
lesson-move-and-repair-mend = Una carta repone un cubo. La casilla vacía muestra cuál: datos. Pon en ella la carta de datos de Orion, o pulsa { $repair }.
lesson-move-and-repair-diagonal = Cada movimiento te lleva una sala arriba, abajo, a la izquierda o a la derecha. Sube con Orion a la Enfermería.
lesson-move-and-repair-finish = A Orion no le quedan acciones. Termina tus acciones: pulsa { $end }.
lesson-move-and-repair-collect = Ahora recoge: dos cartas del mazo de recursos, sin verlas, o una visible a su lado. Lo que prefieras.
lesson-move-and-repair-own = Turno de Vega. El Dormitorio también ha perdido un cubo. Repónlo.
lesson-move-and-repair-learned-1 = Un movimiento te lleva a una sala vecina y cuesta una acción.
lesson-move-and-repair-learned-2 = Reparar cuesta una acción y una carta que encaje en una casilla vacía.
lesson-move-and-repair-learned-3 = Una sala solo funciona con todos sus cubos.

## Lesson 2

lesson-three-phases = Las tres fases
lesson-three-phases-text = Actúa, recoge, aguanta la tormenta. Fichas de acción.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Rebusca para encontrar cartas: el dado dice cuántas, o ninguna. Pulsa { $scavenge }.
   *[keys] Rebusca para encontrar cartas: el dado dice cuántas, o ninguna. Lánzalo sobre la nave, o pulsa { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] Con 1 o 2 no encuentras nada y pierdes la acción. Prueba otra vez: de 3 a 5, una carta; 6, dos. Pulsa { $scavenge }.
   *[keys] Con 1 o 2 no encuentras nada y pierdes la acción. Tira otra vez: de 3 a 5, una carta; con 6, dos.
}
lesson-three-phases-pick = Has encontrado una carta. Tómala del mazo, sin verla, o toma una visible.
lesson-three-phases-save = A Vega le queda una acción. Termina tus acciones con { $end }: cada acción sin usar se convierte en una ficha de acción.
lesson-three-phases-collect = Fase 2: toma dos cartas del mazo o una visible. Luego una carta de daño muestra dónde golpea la tormenta.
lesson-three-phases-answer = La tormenta arrancó un cubo de la Bodega. Es el turno de Orion: ve allí.
lesson-three-phases-mend = La casilla vacía pide energía. Pon en ella la carta de energía de Orion.
lesson-three-phases-pass = Orion ya hizo bastante. Termina tus acciones con { $end } y toma tus cartas. La tormenta llega cada turno.
lesson-three-phases-own = Al Puente le faltan dos cubos. Repón ambos este turno: la ficha de acción de Vega paga una cuarta acción.
lesson-three-phases-learned-1 = Una acción sin usar se convierte en una ficha de acción. Una ficha paga una acción más.
lesson-three-phases-learned-2 = Fase 2: dos cartas del mazo o una visible. Quédate con seis como máximo.
lesson-three-phases-learned-3 = Fase 3, al final de cada turno: la tormenta golpea la nave.

## Lesson 3

lesson-divert-power = Desviar la energía
lesson-divert-power-text = Tres cubos, tres cartas, una sala más cerca.
lesson-divert-power-divert = La Bodega está reparada del todo. Desvía su energía: así va al núcleo. Pon una carta adecuada en su coste, o pulsa { $divert }.
lesson-divert-power-go = Dos de las ocho salas ya están desviadas. Las tres cartas están en los descartes, como todas las usadas. Lleva a Vega a la Enfermería.
lesson-divert-power-universal = Esta cuesta datos y dos cartas de energía. Una Universal vale por cualquier carta. Desvía su energía.
lesson-divert-power-end = A Vega no le quedan acciones. Termina tus acciones con { $end } y toma tus cartas.
lesson-divert-power-refill = La Sala de máquinas está desviada: una sola carta que encaje repone todos los cubos. Usa metal.
lesson-divert-power-own = Orion puede desviar una sala más este turno: el Comedor.
lesson-divert-power-learned-1 = Desviar pide una sala totalmente reparada, sus tres cartas y una acción.
lesson-divert-power-learned-2 = Una Universal vale por cualquier carta.
lesson-divert-power-learned-3 = En una sala desviada, una carta repone todos los cubos.

## Lesson 4

lesson-what-rooms-do = Qué hacen las salas
lesson-what-rooms-do-text = Activa una sala en vez de pasar de largo.
lesson-what-rooms-do-look = El Puente muestra tres cartas de daño, que nombran salas por alcanzar. Actívalo con { $activate } y deja la del Comedor al final.
lesson-what-rooms-do-go = El Dormitorio está una sala más abajo. Lleva allí a Vega.
lesson-what-rooms-do-call = Activa el Dormitorio y trae a Orion con Vega. En una misma sala se pueden compartir cartas.
lesson-what-rooms-do-end = A Vega no le quedan acciones, y tiene cinco cartas. Termina tus acciones con { $end }.
lesson-what-rooms-do-limit = Tu límite de mano es seis. Toma dos cartas del mazo: tendrás siete y descartarás una.
lesson-what-rooms-do-share = Orion y Vega están en la misma sala. Por una acción, Orion puede tomar o dar una carta: toma la energía de Vega.
lesson-what-rooms-do-guard = Una ficha de protección para un impacto. Lleva a Orion a la Armería, actívala y pon las dos fichas en el Comedor.
lesson-what-rooms-do-hold = Termina las acciones de Orion con { $end } y toma tus cartas. La tormenta sigue el orden que elegiste.
lesson-what-rooms-do-stop = Ahora el impacto es en el Comedor. Termina el turno de Vega y toma una carta visible.
lesson-what-rooms-do-own = Una ficha paró el impacto. La otra volvió a la reserva al empezar el turno de Orion. Repara la primera casilla del Comedor.
lesson-what-rooms-do-learned-1 = Puedes activar la sala en la que estás si está totalmente reparada.
lesson-what-rooms-do-learned-2 = En la misma sala, una acción da o toma una carta. Al final del turno, conserva seis.
lesson-what-rooms-do-learned-3 = Una ficha de protección absorbe un impacto. Sin usar, vuelve a la reserva en tu próximo turno.

## Lesson 5

lesson-storm-grows = La tormenta crece
lesson-storm-grows-text = Impactos en dos salas, luego en tres. La Brecha.
lesson-storm-grows-critical = Al Comedor no le quedan cubos. Otro impacto allí y perdemos la nave. Repón un cubo.
lesson-storm-grows-two = La próxima carta golpea dos salas a la vez. Termina tus acciones y toma tus cartas.
lesson-storm-grows-last = Queda una carta de daño: tres salas. Después llega la Brecha en el casco. Termina el turno de Orion.
lesson-storm-grows-breach = Ahora cada turno consume el mazo de recursos. Cuando se vacíe, perdemos la nave. Termina el turno de Vega.
lesson-storm-grows-own = Hay siete salas desviadas. Salva la nave este turno: desvía la última sala y activa el Núcleo de energía.
lesson-storm-grows-learned-1 = Las cartas de daño golpean una sala, luego dos, luego tres.
lesson-storm-grows-learned-2 = Tras la última, la Brecha en el casco descarta cartas de recurso cada turno.
lesson-storm-grows-learned-3 = Desvía las ocho salas y activa el Núcleo de energía para salvar la nave.

## Alternative rooms

lesson-alternative-rooms = Salas alternativas
lesson-alternative-rooms-text = Las mismas salas, cada una con una segunda habilidad.
lesson-alternative-rooms-take = Esta Bodega es distinta: te da una carta. Actívala con { $activate } y toma nanobots.
lesson-alternative-rooms-end = Solo cambia la habilidad; casillas y coste son los mismos. Termina tus acciones y toma tus cartas.
lesson-alternative-rooms-give = Este Taller da un cubo de reparación a otro tripulante. Actívalo y dale el cubo a Lyra.
lesson-alternative-rooms-next = Ahora el cubo lo tiene Lyra. Termina el turno de Orion y toma tus cartas.
lesson-alternative-rooms-own = Lyra tiene un cubo de reparación, que no necesita carta. Llena con él la casilla vacía del Puente.
lesson-alternative-rooms-learned-1 = Toda sala menos el núcleo tiene dos caras. Lee la carta.
lesson-alternative-rooms-learned-2 = Las casillas y el coste de desvío son iguales en ambas caras.
lesson-alternative-rooms-learned-3 = Un cubo de reparación de un tripulante repara sin carta.

## Damage Control

lesson-damage-control = Control de daños
lesson-damage-control-text = Algunas cartas de daño te dejan elegir las salas.
lesson-damage-control-end = Algunas cartas de daño no nombran salas: elige el jugador activo. Termina tus acciones con { $end } y toma tus cartas.
lesson-damage-control-choose = Una sala, y eliges tú. La Bodega aguanta un impacto: elígela y confirma con { $end }.
lesson-damage-control-own = El turno de Orion acaba con un impacto en dos salas a tu elección. Algunas no tienen cubos: evítalas.
lesson-damage-control-learned-1 = Una carta de daño de cada tipo te deja elegir las salas.
lesson-damage-control-learned-2 = Su tipo dice cuántas. El jugador activo elige salas distintas.
lesson-damage-control-learned-3 = Un impacto destruye una sala sin cubos, aunque la hayas elegido tú.

## The Escape Pod

lesson-escape-pod = La Cápsula de escape
lesson-escape-pod-text = Deserta y confía en haber acertado.
lesson-escape-pod-board = Hay siete salas desviadas: un tripulante puede irse desde el Núcleo de energía. Sube a la cápsula con { $board }.
lesson-escape-pod-others = Vega ya terminó su turno. Si la nave se salva, Vega pierde. Orion se queda: termina sus acciones y toma dos cartas o una visible.
lesson-escape-pod-own = Lyra puede salvar la nave este turno: desvía la última sala y activa el Núcleo de energía.
lesson-escape-pod-learned-1 = Con siete salas desviadas, un jugador puede subir. No hay vuelta atrás.
lesson-escape-pod-learned-2 = Cada turno a la deriva: tomar una carta, tirar y quizá tomar otra.
lesson-escape-pod-learned-3 = Si la nave se salva, solo pierde el desertor. Si no, una última tirada decide si gana.

## Solo

lesson-solo = Solitario
lesson-solo-text = Tres tripulantes, una mano, cambios de cartas.
lesson-solo-trade = Los tres comparten una mano. Por dos acciones, cambia una carta por una visible: da metal, toma datos.
lesson-solo-go = Queda una acción. Lleva a Vega al Dormitorio o a cualquier sala vecina.
lesson-solo-end = Cada tripulante tiene su turno completo. Termina el de Vega con { $end } y toma tus cartas.
lesson-solo-own = Orion está en la Sala de máquinas. Llena las dos casillas vacías con cartas de tu mano.
lesson-solo-learned-1 = Tres tripulantes comparten una mano. Su límite es de seis cartas.
lesson-solo-learned-2 = En vez de compartir, por dos acciones cambia una carta por una visible.
lesson-solo-learned-3 = Las fichas y los cubos son de cada tripulante.
