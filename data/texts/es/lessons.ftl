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
lesson-free = Juega tú: nada está iluminado. { $key } muestra el camino.
lesson-refused = Las reglas no lo permiten: { $why }.
lesson-other = { $what }. Este paso pide otra cosa.
lesson-reach = El objetivo está al alcance en este turno: a { $count ->
    [one] una decisión
    [many] { $count } decisiones
   *[other] { $count } decisiones
}.
lesson-reach-later = El objetivo no está al alcance en este turno.
lesson-lost = { $what }. El objetivo ya no está al alcance.
lesson-lost-turn = El objetivo ya no está al alcance.
lesson-learned = Lección hecha
lesson-next = Siguiente: { $title }
lesson-to-school = Escuela de vuelo

## Flight school

school-title = Escuela de vuelo
school-back = Al título
school-basics = Lo básico
school-basics-note = { $count ->
    [one] una lección
    [many] { $count } lecciones
   *[other] { $count } lecciones
}, en cualquier orden; este es el mejor
school-expansions = Expansiones
school-expansions-note = cuando sepas desviar
school-minutes = { $minutes } min
school-done = Hecha
school-new = Nueva
school-step = Paso { $step } de { $steps }
school-progress = { $done } de { $count } lecciones hechas
school-go-on = Seguir
school-begin = Empezar
school-all-done = Todas las lecciones están hechas. Se puede repetir cualquiera.
school-captain-begun = Dejaste a medias «{ $title }».
school-captain-next = La siguiente es «{ $title }».
school-waits = Puedes salir en cualquier paso: la lección te espera ahí.
school-hint-again = desde el principio
school-hint-page = su página del reglamento
school-broken = No se pudo leer entero el archivo de tus lecciones. Vale lo que tenía sentido; se conserva como { $path }.
title-rulebook = Reglamento
title-school = Escuela de vuelo
title-school-first = Aprende a jugar en la mesa
title-school-place = { $done } de { $count } lecciones hechas

## Lesson 1

lesson-move-and-repair = Mover y reparar
lesson-move-and-repair-text = Muévete, encaja una carta en una casilla, repón un cubo.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] Falta un cubo en la Sala de máquinas. Lleva allí a Mara: pulsa { $move } y elige la sala.
   *[keys] Falta un cubo en la Sala de máquinas. Lleva allí a Mara: arrástrala, o pulsa { $move } y elige la sala.
}
lesson-move-and-repair-mend = La casilla abierta pide datos. Pon en ella la carta de datos de Mara, o pulsa { $repair }.
lesson-move-and-repair-diagonal = Las salas contiguas están a un movimiento. Lleva a Mara arriba, a la Enfermería.
lesson-move-and-repair-finish = No quedan acciones. Termina tus acciones: pulsa { $end }.
lesson-move-and-repair-collect = Ahora, cartas: dos del mazo, sin verlas, o una visible. Elige lo que quieras.
lesson-move-and-repair-own = Turno de Joon. El Dormitorio también ha perdido un cubo. Repónlo.
lesson-move-and-repair-learned-1 = Un movimiento lleva a una sala contigua y cuesta una acción.
lesson-move-and-repair-learned-2 = Reparar cuesta una carta que encaje en una casilla abierta.
lesson-move-and-repair-learned-3 = Una sala solo funciona con todos sus cubos.

## Lesson 2

lesson-three-phases = Las tres fases
lesson-three-phases-text = Actuar, recoger, y golpea la tormenta. Fichas.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Rebuscar encuentra cartas: el dado dice cuántas. Pulsa { $scavenge }.
   *[keys] Rebuscar encuentra cartas: el dado dice cuántas. Lánzalo a la nave, o pulsa { $scavenge }.
}
lesson-three-phases-pick = Una carta. Tómala del mazo, sin verla, o toma una visible.
lesson-three-phases-save = Termina ahora tus acciones con { $end }: cada una sin usar se convierte en una ficha de acción.
lesson-three-phases-collect = Fase 2: dos cartas del mazo o una visible. Después golpea la tormenta.
lesson-three-phases-answer = La tormenta se llevó un cubo de la Bodega. Es el turno de Mara: llévala allí.
lesson-three-phases-mend = La casilla abierta pide energía. Pon en ella la carta de energía de Mara.
lesson-three-phases-own = Al Puente también le falta un cubo. Repáralo en este turno: la ficha de Mara paga una cuarta acción.
lesson-three-phases-learned-1 = Una acción sin usar se convierte en ficha; una ficha paga una acción más.
lesson-three-phases-learned-2 = La fase 2 trae cartas: dos sin verlas o una visible.
lesson-three-phases-learned-3 = La fase 3 es de la tormenta, al final de cada turno.

## Lesson 3

lesson-divert-power = Desviar la energía
lesson-divert-power-text = Tres cubos, tres cartas, una sala más cerca.
lesson-divert-power-divert = La Bodega está intacta. Su columna pide datos, metal y nanobots. Pon ahí una de esas cartas, o pulsa { $divert }.
lesson-divert-power-go = Una sala de ocho. Sigue la Enfermería: lleva allí a Joon.
lesson-divert-power-universal = Pide datos y dos de energía; una Universal vale por cualquier carta. Desvía su energía.
lesson-divert-power-end = No quedan acciones. Termina tus acciones con { $end } y toma tus cartas.
lesson-divert-power-refill = La energía de la Sala de máquinas ya está desviada: una carta que encaje repone todos los cubos. Usa metal.
lesson-divert-power-own = Mara puede desviar la energía de una sala más en este turno. Es el Comedor.
lesson-divert-power-learned-1 = Desviar pide una sala intacta, sus tres cartas y una acción.
lesson-divert-power-learned-2 = Una Universal vale por una carta cualquiera.
lesson-divert-power-learned-3 = Con la energía desviada, una carta repara toda la sala.

## Lesson 4

lesson-what-rooms-do = Qué hacen las salas
lesson-what-rooms-do-text = Activar una sala en vez de pasar de largo.
lesson-what-rooms-do-look = El Puente ve las tres próximas cartas de daño. Actívalo con { $activate } y pon encima la que puedas soportar.
lesson-what-rooms-do-go = El Dormitorio está debajo. Lleva allí a Joon.
lesson-what-rooms-do-call = El Dormitorio envía a cualquiera a una sala donde haya alguien más. Actívalo y envía a Mara con Joon.
lesson-what-rooms-do-end = Termina tus acciones con { $end } y toma tus cartas. La tormenta sigue tu orden.
lesson-what-rooms-do-own = Turno de Mara. La Armería pone dos escudos; cada uno detiene un impacto. Ponlos antes de que golpee la tormenta.
lesson-what-rooms-do-learned-1 = Solo una sala intacta se puede activar, y solo por quien esté en ella.
lesson-what-rooms-do-learned-2 = El Puente decide qué golpea a continuación.
lesson-what-rooms-do-learned-3 = Un escudo en una sala detiene un impacto.

## Lesson 5

lesson-storm-grows = La tormenta crece
lesson-storm-grows-text = Dos, luego tres salas por impacto. La Brecha.
lesson-storm-grows-critical = Al Comedor no le quedan cubos. Un impacto más allí y la nave se pierde. Repón un cubo.
lesson-storm-grows-two = La próxima carta golpea dos salas a la vez. Termina tus acciones y toma tus cartas.
lesson-storm-grows-last = Queda una carta de daño: tres salas. Detrás espera la Brecha en el casco. Termina el turno de Mara.
lesson-storm-grows-breach = Ahora cada turno se lleva cartas del mazo de recursos. Si se vacía, la nave se pierde. Termina el turno de Joon.
lesson-storm-grows-own = Hay siete salas desviadas. Salva la nave en este turno: la última sala y luego el Núcleo de energía.
lesson-storm-grows-learned-1 = Las cartas de daño crecen: una sala, luego dos, luego tres.
lesson-storm-grows-learned-2 = Tras la última, la Brecha en el casco se lleva cartas cada turno.
lesson-storm-grows-learned-3 = Las ocho salas desviadas y el Núcleo de energía activado: la nave se salva.

## Alternative rooms

lesson-alternative-rooms = Salas alternativas
lesson-alternative-rooms-text = Las mismas salas con una segunda habilidad.
lesson-alternative-rooms-take = Esta Bodega funciona de otro modo: da una carta. Actívala con { $activate } y toma nanobots.
lesson-alternative-rooms-end = Las mismas casillas, el mismo coste: solo cambia la habilidad. Termina tus acciones y toma tus cartas.
lesson-alternative-rooms-give = Este Taller da un cubo de reparación a otra persona. Actívalo y da el cubo a Kei.
lesson-alternative-rooms-next = El cubo espera con Kei. Termina el turno de Mara y toma cartas.
lesson-alternative-rooms-own = Kei tiene un cubo de reparación, que no necesita carta. Cierra con él el hueco del Puente.
lesson-alternative-rooms-learned-1 = Toda sala menos el núcleo tiene dos caras; lee la carta.
lesson-alternative-rooms-learned-2 = Las casillas y el coste de desvío son iguales en ambas caras.
lesson-alternative-rooms-learned-3 = Un cubo propio repara sin carta.

## Damage Control

lesson-damage-control = Control de daños
lesson-damage-control-text = Algunos impactos te preguntan qué salas golpean.
lesson-damage-control-end = Algunas cartas de daño no nombran salas: elige quien tiene el turno. Termina tus acciones con { $end } y toma tus cartas.
lesson-damage-control-choose = Una sala, la que elijas. Elige la Bodega, que puede soportarlo, y confirma con { $end }.
lesson-damage-control-own = El turno de Mara acaba con un impacto en dos salas que eliges tú. Algunas no tienen cubos. No pierdas ninguna.
lesson-damage-control-learned-1 = Una carta de cada tipo deja sus salas a la tripulación.
lesson-damage-control-learned-2 = Elige quien tiene el turno; las salas han de ser distintas.
lesson-damage-control-learned-3 = Un impacto en una sala sin cubos pierde la nave, elegido o no.

## The Escape Pod

lesson-escape-pod = La Cápsula de escape
lesson-escape-pod-text = Abandona al resto y confía en haber acertado.
lesson-escape-pod-board = Hay siete salas desviadas: desde el Núcleo de energía, alguien puede irse. Sube a la cápsula con { $board }.
lesson-escape-pod-others = El turno de Joon terminó al momento. Si la nave se salva, Joon pierde. Mara se queda: termina su turno.
lesson-escape-pod-own = Kei puede salvar la nave en este turno: la última sala y luego el Núcleo de energía.
lesson-escape-pod-learned-1 = Con siete salas desviadas, una persona puede subir, y es para siempre.
lesson-escape-pod-learned-2 = Cada turno a la deriva: una carta, una tirada, quizá otra carta.
lesson-escape-pod-learned-3 = Si la nave se salva, ganan los demás; si se pierde, puede ganar quien desertó, por su cuenta.

## Solo

lesson-solo = En solitario ante el sol
lesson-solo-text = Solitario: una mano, tres tripulantes, canjes.
lesson-solo-trade = Una mano sirve para los tres. Por dos acciones, canjea una carta por una visible: da metal, toma datos.
lesson-solo-go = Queda una acción. Lleva a Joon al Dormitorio o a cualquier sala contigua.
lesson-solo-end = Cada uno de los tres tiene su turno completo. Termina el de Joon con { $end } y toma cartas.
lesson-solo-own = Mara está en la Sala de máquinas. Cierra los dos huecos con lo que hay en la mano.
lesson-solo-learned-1 = Una mano de seis cartas para tres tripulantes.
lesson-solo-learned-2 = El canje sustituye a compartir; cuesta dos acciones.
lesson-solo-learned-3 = Fichas y cubos son de un solo tripulante.

## A guided first game

setup-guided = Primera partida guiada
setup-guided-tip = Una partida de verdad; el capitán dice qué se puede hacer, hasta que haya dos turnos sin errores.
guide-close = Entendido
guide-note = Estos consejos terminan tras dos turnos sin errores.
guide-win = La nave se puede salvar en este turno, en { $count ->
    [one] un paso
    [many] { $count } pasos
   *[other] { $count } pasos
}.
guide-critical = { $room } ya no tiene cubos; el próximo impacto allí pierde la nave. Se puede reparar en este turno, en { $count ->
    [one] un paso
    [many] { $count } pasos
   *[other] { $count } pasos
}.
guide-divert = La energía { FORM($room, "of") } se puede desviar en este turno, en { $count ->
    [one] un paso
    [many] { $count } pasos
   *[other] { $count } pasos
}.
guide-danger = { $room } ya no tiene cubos; el próximo impacto allí pierde la nave. No hay un modo seguro de reparar allí en este turno.
guide-quiet = Ninguna sala está a un impacto de perder la nave. No hay un modo seguro de desviar energía en este turno.
guide-missed-win = Se terminaron las acciones, y aún se podía salvar la nave en este turno.
guide-missed-critical = Se terminaron las acciones, y aún se podía reparar { $room }. No tiene cubos.
guide-over = Dos turnos sin errores. La mesa es tuya.
