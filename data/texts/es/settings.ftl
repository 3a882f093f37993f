### The settings, and the names of keys and commands.

title-settings = Ajustes
menu-settings = Ajustes
settings-title = Ajustes
settings-back = Atrás
settings-reset = Restablecer página
settings-reset-note = Todo en esta página vuelve a estar como al principio. Deshacer recupera lo que habías elegido.
settings-reset-none = Todo en esta página está como al principio.
settings-undo = Deshacer
settings-percent = { NUMBER($value) } %
settings-on = Sí
settings-off = No

settings-page-screen = Pantalla
settings-page-reading = Lectura
settings-page-motion = Ritmo
settings-page-sound = Sonido
settings-page-keys = Teclas
settings-page-game = Partida

## Screen

settings-window = Ventana
settings-window-note = Una ventana se puede mover y estirar; la pantalla completa oculta todo lo demás.
settings-window-off = Ventana
settings-window-on = Completa
settings-display = Monitor
settings-display-note = La pantalla en la que se abre el juego.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Solo hay una pantalla conectada.
settings-interface = Tamaño de la interfaz
settings-interface-note = El tamaño de todo. Por encima del 100 % la página se mueve al señalar el borde de la ventana.

## Reading

settings-text = Tamaño del texto
settings-text-note = El tamaño de palabras y números solamente.
settings-language = Idioma
settings-language-note = Todas las palabras del juego. Los nombres de la tripulación quedan como los escribiste.
settings-language-system = Sistema ({ $name })
settings-abilities = Habilidades siempre escritas
settings-abilities-note = Lo que hace una sala se lee en todas; si no, solo donde se puede usar ahora y bajo el puntero.
settings-contrast = Alto contraste
settings-contrast-note = Paneles negros, líneas y palabras blancas; las imágenes pasan a segundo plano.
settings-palette = Colores
settings-palette-note = Elegidos para que distingas señales, recursos y tripulantes. También se distinguen por su forma.
settings-palette-normal = Normales
settings-palette-protan = Sin rojo
settings-palette-deutan = Sin verde
settings-palette-tritan = Sin azul
settings-preview = Así se ve
settings-preview-resources = Recursos
settings-preview-crew = Tripulación
settings-preview-signals = Señales
settings-preview-legal = Permitido
settings-preview-yours = Tuyo
settings-preview-danger = Peligro

## Pace

settings-animation = Ritmo
settings-animation-note = { DEVICE() ->
    [pad] Lo rápido que se mueven tripulantes, cartas y dados, y cuánto se muestra cada golpe de la tormenta. Cualquier botón hace seguir.
   *[keys] Lo rápido que se mueven tripulantes, cartas y dados, y cuánto se muestra cada golpe de la tormenta. Un clic o una tecla siempre hace seguir.
}
settings-recap = Golpes desde tu último turno
settings-recap-note = Antes de tu turno se muestran otra vez las salas que recibieron impactos, hasta que sigas.
settings-ready = ¿Empezamos?
settings-ready-note = Antes del turno de otra persona, la mesa espera a que diga que está ahí.
settings-auto-end = Terminar el turno solo
settings-auto-end-note = Cuando no queda ninguna acción, las acciones terminan sin pulsar nada. Aún se puede deshacer.
settings-reduced = Menos movimiento
settings-reduced-note = Nada tiembla, late ni da vueltas; las cosas se desvanecen.

## Sound

settings-master = Volumen general
settings-master-note = Lo fuerte que suena todo.
settings-effects = Efectos
settings-effects-note = Cartas, dados, tripulantes, impactos y alarmas.
settings-music = Música
settings-music-note = Sigue al peligro.
settings-ambience = Ambiente
settings-ambience-note = El zumbido del reactor, los incendios, el sol.
settings-mute = Silencio
settings-mute-note = Sin sonido alguno. { $usual } hace lo mismo en cualquier momento.
settings-background = Sonido en segundo plano
settings-background-note = Sigue mientras usas otra ventana; nunca con esta oculta.
settings-captions = Subtítulos
settings-captions-note = Las alarmas y los sonidos lejanos se cuentan también con palabras.

## Keys

settings-keys-note = Elige una orden y pulsa su nueva tecla. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } y las flechas siempre hacen lo mismo.
settings-key-press = Pulsa una tecla
settings-key-protected = { $key } siempre hace lo mismo y no se puede asignar. Pulsa otra tecla, o { KEY("escape") } para dejarlo.
settings-key-modifier = { $key } solo funciona junto con otras teclas. Pulsa otra tecla, o { KEY("escape") } para dejarlo.
settings-key-unknown = Esta tecla no tiene nombre aquí. Pulsa otra tecla, o { KEY("escape") } para dejarlo.
settings-key-swap-title = ¿Intercambiar las teclas?
settings-key-swap-text = { $key } ya es de «{ $rival }», que recibiría { $other } en su lugar.
settings-key-swap-yes = Intercambiar
settings-key-blocked = { $key } es de «{ $rival }», y { $other } está ocupada donde eso vale. Cambia antes «{ $rival }».
settings-key-kept = La tecla sigue siendo { $key }.
settings-keys-actions = Acciones
settings-keys-cards = Cartas
settings-keys-game = Partida
settings-keys-window = Ventana

command-move = Mover
command-scavenge = Rebuscar
command-share = Compartir o canjear
command-divert = Desviar energía
command-repair = Reparar
command-activate = Activar la sala
command-board = Subir a la Cápsula de escape
command-more = Más acciones
command-end = Terminar las acciones
command-card = Carta { $number }
command-undo = Deshacer
command-redo = Rehacer
command-log = Registro
command-piles = Mazos y pilas
command-help = Ayuda
command-reset = Restablecer un orden
command-board-look = Ver el tablero tras la partida
command-watch = Ver la repetición
command-copy = Copiar el código de partida
command-rename = Guardadas: renombrar
command-delete = Guardadas: borrar
command-play-pause = Repetición: ver o parar
command-branch = Repetición: jugar desde aquí
command-search = Reglamento: buscar
command-show-me = Lección: mostrar
command-skip-step = Lección: saltar el paso
command-show-on-table = Reglamento: ver en la mesa
command-again = Jugar la misma nave
command-from-start = Empezar una lección desde el principio
command-settings = Ajustes
command-mute = Silencio
command-smaller = Interfaz más pequeña
command-larger = Interfaz más grande
command-fullscreen = Pantalla completa

key-name-space = Espacio
key-name-backspace = Retroceso
key-name-delete = Supr
key-name-insert = Insert
key-name-pause = Pausa
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = Flechas
key-name-left = Flecha izquierda
key-name-right = Flecha derecha
key-name-up = Flecha arriba
key-name-down = Flecha abajo
key-name-keypad = Num { $key }

## Game

settings-confirm = Preguntar antes de perder acciones
settings-confirm-note = Si terminar el turno desperdiciaría acciones.
settings-confirm-leave = Preguntar antes de dejar una partida
settings-confirm-leave-note = La partida se guarda tras cada decisión, así que sin la pregunta no se pierde nada.
settings-confirm-replace = Preguntar antes de una partida nueva
settings-confirm-replace-note = Cuando ocupa el lugar de la partida en curso.
settings-confirm-delete = Preguntar antes de borrar
settings-confirm-delete-note = Cuando se borra una partida guardada.
settings-kept-games = Partidas conservadas solas
settings-kept-games-note = Partidas terminadas y partidas que dieron paso a otra: las más antiguas se van primero. La última que dio paso se queda, y también las que tienen nombre tuyo.
settings-kept-games-none = Ninguna
settings-kept-games-all = Todas
settings-confirm-pod = Subir a la Cápsula de escape siempre se pregunta: no hay vuelta atrás.
leave-saved-title = ¿Dejar la partida?
leave-saved-text = Está guardada. «Continuar», en la pantalla de título, la retoma.
leave-saved-yes = Salir
