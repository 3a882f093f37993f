### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Humano
rank-cadet = Cadete
rank-officer = Oficial
rank-captain = Capitán
rank-human-text = alguien en este equipo
rank-cadet-text = reglas sencillas, al instante
rank-officer-text = planea su turno, tarda un momento
rank-captain-text = explora turnos enteros, hasta { $seconds } s cada uno

## A new game

setup-rank-cadet-tip = Juega con reglas sencillas y decide al instante.
setup-rank-officer-tip = Compara los planes de un turno con mazos posibles, hasta { $seconds } s por turno.
setup-rank-captain-tip = Prueba turnos enteros con muchos mazos posibles, hasta { $seconds } s por turno.
setup-rank-tip = Ve lo que tú ves, nada más. Un puesto puede cambiar de manos en cualquier momento de la partida.
setup-rank-slow = Sin el simulador compilado prueba menos que en las partidas medidas.
setup-add-officer = Añadir oficial
setup-watch = Mirar

## A player of the program decides

lent-turn-cadet = Turno del cadete
lent-turn-officer = Turno del oficial
lent-turn-captain = Turno del capitán
lent-thinking = está pensando
lent-thinks = …
lent-paused = en pausa
lent-step = { $step } · { $way }
lent-pause = Pausa
lent-go-on = Seguir
lent-skip = Saltar
lent-speed = { $speed }×
lent-hint = Mano de { $name }. La juega el programa; las cartas siguen a la vista de todos.
end-take-over = Relevar
command-take-over = Tomar o ceder un puesto

## Who plays a seat

who-plays = ¿Quién juega con { $name }?
who-plays-note = Vale desde la próxima decisión. Manos, fichas y registro quedan como están; un jugador del programa sabe lo que sabe la tripulación, nada más.
who-plays-alone = Una sola persona dirige a toda la tripulación.

## What a player of the program asks

lent-asks = { $name } pregunta a { $others }
lent-agree = De acuerdo
lent-decline = No

## Settings

settings-captain-seconds = Tiempo del capitán
settings-captain-seconds-note = Lo máximo que un capitán del programa piensa cada turno. Vale para los puestos que se asignen desde ahora.
settings-seconds = { $count } s
