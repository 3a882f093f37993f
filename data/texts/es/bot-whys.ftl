### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Todas las salas están desviadas: activar el núcleo salva la nave.
bot-why-core = Todas las salas están desviadas: toca ir al núcleo.
bot-why-divert = Todas las cartas para { $room } están en la mano: toca desviar.
bot-why-danger = Otro impacto en { $room } y se pierde la nave.
bot-why-refill = Una sola reparación llena todas las casillas vacías: { $room }.
bot-why-repair-whole = Así { $room } recupera todos sus cubos. Solo así se puede activar o desviar.
bot-why-repair-ready = Así { $room } recupera todos sus cubos, y las cartas para desviar están en la mano.
bot-why-repair-use = Así { $room } recupera todos sus cubos y se puede activar.
bot-why-repair-bears =
    Así { $room } aguanta { $count ->
        [one] un impacto
        [many] { $count } impactos
       *[other] { $count } impactos
    } en vez de { $less }.
bot-why-repair-lacks =
    En { $room } { $count ->
        [one] queda una casilla vacía
        [many] quedan { $count } casillas vacías
       *[other] quedan { $count } casillas vacías
    }.
bot-why-go-divert = Las cartas de la mano pueden desviar { $room }.
bot-why-go-repair = Las cartas de la mano pueden reparar { $room }.
bot-why-go-to-repair = Rumbo { FORM($room, "to") }, para reparar.
bot-why-go-use = Rumbo { FORM($room, "to") }. Habilidad: «{ $ability }»
bot-why-go-share = Al encuentro de { $crew }, para compartir cartas.
bot-why-go-need = Hay cartas en la mano que hacen falta en { $room }.
bot-why-go-near = Desde { $room } se empieza bien el próximo turno.
bot-why-use = Esta habilidad ayuda ahora mismo: «{ $ability }»
bot-why-search = Las salas por desviar cuestan { $need } cartas. La tripulación tiene { $count }.
bot-why-scavenge = Más cartas dan más opciones en los próximos turnos.
bot-why-give = { $crew } puede hacer más con esta carta.
bot-why-give-divert = Con esta carta, { $crew } tiene todas las cartas para desviar { $room }.
bot-why-give-repair = Con esta carta, { $crew } puede reparar { $room }.
bot-why-give-lacks =
    Con esta carta, a { $crew } solo le { $count ->
        [one] falta una carta
        [many] faltan { $count } cartas
       *[other] faltan { $count } cartas
    } para desviar { $room }.
bot-why-take = Esta carta ayuda más aquí que con { $crew }.
bot-why-get-divert = Con esta carta se completa el coste para desviar { $room }.
bot-why-get-repair = Esta carta repara { $room }.
bot-why-get-lacks =
    Después, para desviar { $room } solo { $count ->
        [one] falta una carta
        [many] faltan { $count } cartas
       *[other] faltan { $count } cartas
    }.
bot-why-get-any = Una Universal vale por cualquier recurso.
bot-why-open-card = Esta carta visible debería ayudar más que una del mazo.
bot-why-open-slow = Una carta visible le cuesta al mazo una carta, no { $count }.
bot-why-deck = Ninguna carta visible es mejor que lo que puede haber en el mazo.
bot-why-deck-more = El mazo da { $count } cartas; la fila visible, solo una.
bot-why-take-nothing = Cada carta tomada acerca el mazo a su fin.
bot-why-least = Esta carta es la que menos falta hará.
bot-why-least-idle = Ninguna sala necesita ahora esta carta.
bot-why-least-spare = Hay { $count } cartas así en la mano.
bot-why-swap = La carta que se gana vale más que la que se da.
bot-why-swap-two = Después, ambos pueden hacer más con sus cartas.
bot-why-order = Las cartas que harán falta antes van arriba.
bot-why-damage-later = Una carta que destruiría la nave llega más tarde.
bot-why-damage-sunk = Una carta que destruiría la nave va al fondo.
bot-why-damage-down = La carta más dañina va al fondo.
bot-why-damage-bear = Los próximos impactos van a salas que los aguantan.
bot-why-protect-least = Ninguna sala está más cerca de la destrucción que { $room }.
bot-why-protect-ready = { $crew } tiene las cartas para desviar { $room }. Un impacto lo impediría.
bot-why-protect-whole = Solo se desvía una sala totalmente reparada: esto protege { $room }.
bot-why-shield = La ficha absorbe el próximo impacto en { $room }.
bot-why-send = { $crew } puede hacer más desde allí.
bot-why-send-divert = En { $room }, { $crew } tiene las cartas para desviar energía.
bot-why-send-repair = En { $room }, { $crew } tiene una carta para reparar.
bot-why-hand-out = Este tripulante es quien más puede aprovecharlo.
bot-why-hand-tokens = Con fichas de acción, { $crew } puede hacer más en un turno.
bot-why-hold-shield = { $crew } está en { $room }: la ficha absorbe allí un impacto.
bot-why-hold-cube = Con el cubo, { $crew } puede reparar { $room } sin carta.
bot-why-carry-cube = Con el cubo, { $crew } puede reparar sin carta.
bot-why-strike-bear = Estas salas aguantan el impacto.
bot-why-keep = Las acciones sin usar se convierten en fichas de acción para más tarde.
bot-why-keep-safe = La próxima carta de daño no puede golpear ninguna sala crítica. Las acciones sin usar se convierten en fichas de acción para más tarde.
bot-why-keep-tokens = Las fichas de acción se guardan para otro turno.
bot-why-stop = Ninguna acción restante ayudaría.
bot-why-leave = Hay más posibilidades por separado.
bot-why-best = Parece la mejor opción.
bot-why-only = No hay otra opción.
bot-why-stand-in = El programa no respondió: el juego eligió algo sencillo.
