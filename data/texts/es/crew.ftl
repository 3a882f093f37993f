### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Jugador
rank-cadet = Cadete
rank-officer = Oficial
rank-captain = Comandante
rank-human-text = un jugador en este equipo
rank-cadet-text = reglas sencillas, sin espera
rank-officer-text = planea cada turno, tarda un momento
rank-captain-text = prueba turnos enteros, hasta { $seconds } s

## A new game

setup-rank-cadet-tip = Lo juega el programa. Sigue reglas sencillas y decide al instante.
setup-rank-officer-tip = Lo juega el programa. Compara planes para el turno, cada uno con muchos órdenes posibles de las cartas. Tarda hasta { $seconds } s por turno.
setup-rank-captain-tip = Lo juega el programa. Prueba turnos enteros, cada uno con muchos órdenes posibles de las cartas. Tarda hasta { $seconds } s por turno.
setup-rank-tip = Solo ve lo que tú ves. Puedes cambiar en cualquier momento quién juega en un puesto.
setup-rank-slow = En este equipo prueba menos turnos que en las partidas medidas y quizá gane menos.
setup-add-officer = Añadir un oficial que juega el programa
setup-seat-program = Programa
setup-watch = Mirar

## A player of the program decides

lent-turn-cadet = Turno del cadete
lent-turn-officer = Turno del oficial
lent-turn-captain = Turno del comandante
lent-thinking = el programa piensa
lent-thinks = …
thinks-long = Esto está tardando más de lo normal.
lent-paused = en pausa
lent-step = { $step } · { $way }
lent-pause = Pausa
lent-go-on = Seguir
lent-skip = Saltar turno
lent-skip-on = Ir a tu turno
lent-speed = { $speed }×
lent-hint = Mano de { $name }, jugada por el programa. Todos pueden ver las cartas.
end-take-over = Tomar el relevo
end-give-back = Devolver
seat-taken = Ahora controlas tú a { $name }. Hasta tu primera decisión, «Devolver» le devuelve el puesto al programa.{ KEY("take-over", before: " Después, pulsa ", after: ".") }
command-take-over = Tomar o ceder un puesto

## Who plays a seat

who-plays = ¿Quién juega con { $name }?
who-plays-note = Vale desde la próxima decisión. Manos, fichas y registro no cambian. El programa solo sabe lo que sabe la tripulación.
who-plays-alone = Un solo jugador dirige a toda la tripulación.

## What a player of the program asks

lent-asks = { $name } pregunta a { $others }
lent-agree = Aceptar
lent-decline = Rechazar

## Settings

settings-captain-seconds = Tiempo del comandante
settings-captain-seconds-note = Lo máximo que piensa cada turno un comandante jugado por el programa. Vale para los puestos que asignes desde ahora.
settings-seconds = { $count } s
lent-skip-tip = Salta turnos y tormentas hasta que el juego te pregunte algo. Si solo juegan programas, salta este turno.
