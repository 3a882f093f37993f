### The settings, and the names of keys and commands.

title-settings = Ajustes
menu-settings = Ajustes
settings-title = Ajustes
settings-back = Atrás
settings-reset = Restablecer página
settings-reset-note = Esta página vuelve a sus valores por defecto. Deshacer recupera lo que elegiste.
settings-reset-none = Esta página ya tiene sus valores por defecto.
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

settings-fullscreen = Ventana
settings-fullscreen-note = Una ventana se puede mover y redimensionar. La pantalla completa tapa todo lo demás.
settings-fullscreen-off = Ventana
settings-fullscreen-on = Completa
settings-display = Monitor
settings-display-note = La pantalla en la que se abre el juego.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Solo hay una pantalla conectada.
settings-interface = Tamaño de la interfaz
settings-interface-note = El tamaño de todo. Por encima del 100 % la página se mueve al señalar el borde de la ventana.

## Reading

settings-text = Tamaño del texto
settings-text-note = El tamaño de textos y números. Los botones y paneles crecen con el texto.
settings-language = Idioma
settings-language-note = El idioma del juego. Los nombres de la tripulación quedan como los escribiste.
settings-language-system = Sistema ({ $name })
settings-abilities = Mostrar siempre habilidades
settings-abilities-note = Cada sala muestra qué hace. Si no, solo las que puedes activar y la que señalas.
settings-contrast = Alto contraste
settings-contrast-note = Paneles negros, líneas y texto blancos, imágenes más tenues.
settings-palette = Colores
settings-palette-note = Distingue señales, recursos y tripulantes según tu vista. Las formas también son distintas.
settings-palette-normal = Por defecto
settings-palette-protan = Sin rojo
settings-palette-deutan = Sin verde
settings-palette-tritan = Sin azul
settings-preview = Vista previa
settings-preview-resources = Recursos
settings-preview-crew = Tripulación
settings-preview-signals = Señales
settings-preview-legal = Permitido
settings-preview-yours = Tuyo
settings-preview-danger = Peligro

## Pace

settings-animation = Ritmo
settings-animation-note = { DEVICE() ->
    [pad] Lo rápido que se mueven tripulantes, cartas y dados, y cuánto se muestra cada impacto. Pulsa un botón para avanzar.
   *[keys] Lo rápido que se mueven tripulantes, cartas y dados, y cuánto se muestra cada impacto. Haz clic o pulsa una tecla para avanzar.
}
settings-recap = Sucesos desde tu último turno
settings-recap-note = Antes de tu turno, muestra qué hizo la tripulación y los impactos, hasta que sigas.
settings-ready = Confirmar turno
settings-ready-note = Antes del turno de otro jugador, la mesa espera a que esté listo.
settings-auto-end = Terminar acciones automáticamente
settings-auto-end-note = Tus acciones terminan en cuanto no queda ninguna. Aún puedes deshacer.
settings-reduced-motion = Menos movimiento
settings-reduced-motion-note = Nada tiembla, late ni da vueltas: todo aparece con un fundido.

## Sound

settings-master = Volumen general
settings-master-note = El volumen de todo.
settings-effects = Efectos
settings-effects-note = Cartas, dados, tripulantes, impactos y alarmas.
settings-music = Música
settings-music-note = Sube y baja con el peligro.
settings-ambience = Ambiente
settings-ambience-note = El zumbido del reactor, los incendios, el sol.
settings-mute = Silencio
settings-mute-note = Apaga todo el sonido. { $usual } lo hace en cualquier momento.
settings-background = Sonido en segundo plano
settings-background-note = El sonido sigue mientras usas otra ventana, pero no con esta oculta.
settings-captions = Subtítulos
settings-captions-note = Describe con palabras las alarmas y los sonidos lejanos.

## Keys

settings-keys-note = Elige una orden y pulsa su nueva tecla. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } y las flechas no se pueden cambiar.
settings-key-press = Pulsa una tecla
settings-key-protected = { $key } no se puede reasignar. Pulsa otra tecla, o { KEY("escape") } para cancelar.
settings-key-modifier = { $key } no se puede usar sola. Pulsa otra tecla, o { KEY("escape") } para cancelar.
settings-key-unknown = No se reconoce esta tecla. Pulsa otra, o { KEY("escape") } para cancelar.
settings-key-swap-title = ¿Cambiar las teclas?
settings-key-swap-text = { $key } ya es la tecla de «{ $rival }», que recibiría { $other } a cambio.
settings-key-swap-yes = Cambiar
settings-key-blocked = { $key } es la tecla de «{ $rival }», que no puede recibir { $other } a cambio. Cambia antes «{ $rival }».
settings-key-kept = La tecla sigue siendo { $key }.
settings-keys-actions = Acciones
settings-keys-cards = Cartas
settings-keys-game = Partida
settings-keys-window = Ventana

command-move = Mover
command-scavenge = Rebuscar
command-share = Compartir o cambiar
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
command-reset = Restablecer orden
command-board-look = Ver el tablero tras la partida
command-watch = Ver la repetición
command-copy = Copiar el código de partida
command-rename = Guardadas: renombrar
command-delete = Guardadas: borrar
command-play-pause = Repetición: ver o parar
command-branch = Repetición: seguir desde aquí
command-search = Reglamento: buscar
command-show-me = Lección: mostrar
command-skip-step = Lección: saltar el paso
command-show-on-table = Reglamento: ver en la mesa
command-again = Jugar la misma nave
command-from-start = Reiniciar lección
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

settings-confirm = Avisar antes de perder acciones
settings-confirm-note = Avisa si las acciones sin usar no darían fichas.
settings-confirm-leave = Preguntar antes de dejar una partida
settings-confirm-leave-note = La partida se guarda tras cada decisión: sin la pregunta no pierdes nada.
settings-confirm-replace = Preguntar antes de una partida nueva
settings-confirm-replace-note = Pregunta si sustituiría a la partida en curso.
settings-confirm-delete = Preguntar antes de borrar
settings-confirm-delete-note = Pregunta antes de borrar una partida guardada.
settings-kept-games = Partidas autoconservadas
settings-kept-games-note = Se conservan las partidas terminadas y las sustituidas; las más antiguas se borran primero. La última sustituida y las que nombraste se quedan siempre.
settings-kept-games-none = Ninguna
settings-kept-games-all = Todas
settings-confirm-pod = El juego siempre pregunta antes de subir a la Cápsula de escape: no hay vuelta atrás.
leave-saved-title = ¿Dejar la partida?
leave-saved-text = Tu partida está guardada. Elige «Continuar» en la pantalla de título para volver a ella.
leave-saved-yes = Salir
