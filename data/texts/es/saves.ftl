### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = No se puede leer la última partida guardada: { $why }
saves-newer = La última partida se guardó con una versión más reciente de Solar Storm, y esta no puede leerla.
saves-kept-as = El archivo se conserva como { $path }.
saves-kept-there = El archivo no se pudo mover; está en { $path }.
saves-rescued = «Continuar» sigue desde el guardado anterior.
saves-not-rescued = No se ha tocado nada más. Empieza una partida nueva o carga una guardada.
saves-detail = ({ $detail })
saves-why-unreadable = el sistema no lo abre.
saves-why-folder = en su lugar hay una carpeta.
saves-why-loop = en su lugar hay un enlace que no lleva a ninguna parte.
saves-why-large = es demasiado grande para ser una partida guardada.
saves-why-empty = está vacío.
saves-why-zeros = solo contiene ceros.
saves-why-not-text = una parte no es texto.
saves-why-cut-off = le falta el final.
saves-why-syntax = está dañado.
saves-why-twice = dice una misma cosa dos veces.
saves-why-number = contiene un número sin sentido.
saves-why-deep = está tan dañado que no se puede leer.
saves-why-foreign = no es una partida guardada de Solar Storm.
saves-why-newer = lo hizo una versión más reciente de Solar Storm.
saves-why-value = algo en él falta o no tiene sentido.
saves-why-rules = sus jugadas no llevan a donde dice, o no están permitidas.
saves-flaw-name = Su nombre no tiene sentido y se muestra hasta donde se puede.
saves-flaw-picture = Su imagen no es de las que hace este juego, y no se muestra.
saves-flaw-saved = La hora que indica no tiene sentido; se muestra cuándo se escribió el archivo.

## A game that cannot be saved

saves-trouble-full = No se pudo guardar la partida: el disco está lleno. Libera espacio; se guarda de nuevo con tu próxima decisión.
saves-trouble-read-only = No se pudo guardar la partida: no se puede escribir en su carpeta. Sigue jugando, y se intentará con cada decisión.
saves-trouble-taken = Otra copia de Solar Storm se encarga ahora de guardar, así que esta ya no guarda. «Guardar como…», en el menú, aún conserva esta partida.
saves-trouble-other = No se pudo guardar la partida ({ $detail }). Se intentará de nuevo con tu próxima decisión.
saves-trouble-slow = El disco es lento: tus últimas decisiones aún están de camino. Puedes seguir jugando.
disk-waits = Esperando al disco
disk-waits-unsaved = Tu partida aún no está guardada. Cierra la ventana otra vez para salir de todos modos.
saves-trouble-over = La partida vuelve a guardarse.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Todas las salas V2
saves-mode-rooms-mixed = Salas al azar
saves-mode-rooms-pick = Salas elegidas
saves-mode-no-counting = Sin contar
saves-kept-name = Dejada en el turno { $turn }
saves-finished-name = { $won ->
    [yes] Victoria en el turno { $turn }
   *[no] Derrota en el turno { $turn }
}

## The title screen, about saving

title-unsaved = Esta copia de Solar Storm no guarda sola, porque hay otra abierta. Tus partidas quedan como están.
title-taken = Otra copia de Solar Storm se encarga ahora de guardar. Cierra esta o iníciala de nuevo para volver a guardar aquí.
title-no-saves-read-only = No se pueden guardar partidas: no se puede escribir en { $path }. Puedes jugar igualmente. Para guardar, permite escribir en esa carpeta y vuelve a empezar.
title-no-saves-full = No se pueden guardar partidas: el disco está lleno. Puedes jugar igualmente. Para guardar, libera espacio.
title-no-saves-other = No se pueden guardar partidas: no se puede usar { $path }. Puedes jugar igualmente. Para guardar, mira qué hay en su lugar.
title-no-saves-taken = Hay otra copia de Solar Storm abierta, y guarda.

## Two copies of the program

second-copy-heading = Solar Storm ya está abierto
second-copy-text = Otra copia del programa está abierta y guarda su partida. Dos copias no deben pisarse los guardados. Si cierras la otra, esta sigue sola.
second-copy-quit = Salir
second-copy-quit-detail = Volver a la copia abierta. Nada cambia.
second-copy-unsaved = Jugar sin autoguardado
second-copy-unsaved-detail = Los archivos quedan igual; «Guardar como…» funciona.
second-copy-take-over = Tomar el relevo
second-copy-take-over-detail = Desde ahora guarda esta copia; la otra deja de guardar y lo avisa.
second-copy-refused-full = No ha funcionado: el disco está lleno.
second-copy-refused-read-only = No ha funcionado: no se puede escribir en la carpeta de las partidas guardadas.
second-copy-refused-taken = No ha funcionado: la otra copia está guardando. Inténtalo de nuevo.
second-copy-refused-other = No ha funcionado: no se puede usar la carpeta de las partidas guardadas.

## The list of saved games

saves-heading = Partidas guardadas
saves-none = Aún no hay partidas guardadas. «Guardar como…», en el menú de la mesa, conserva una aquí; las partidas terminadas llegan solas.
saves-folder-unread = No se pueden listar las partidas guardadas: no se puede leer { $path } ({ $detail }). Mira esa carpeta y vuelve aquí.
saves-back = Atrás
saves-row = Turno { $turn } · { $modes }
saves-row-broken = No se puede leer esta partida: { $why }
saves-missing = Necesita { $count ->
    [one] la expansión «{ $ids }», que no está instalada
    [many] expansiones ({ $ids }) que no están instaladas
   *[other] expansiones ({ $ids }) que no están instaladas
} aquí.
saves-unreadable = Dañada
saves-unreadable-newer = Versión más reciente
saves-status-playing = En curso
saves-status-won = Ganada
saves-status-lost = Perdida
saves-turn = { $status } · turno { $turn }
saves-load = Seguir con esta partida
saves-look = Ver el tablero
saves-watch = Ver desde el principio
saves-rename = Renombrar
saves-delete = Borrar
saves-hint-load = cargar
saves-cannot = Esta partida no se puede cargar; el motivo está junto a la lista.
saves-broken-advice = No se ha cambiado nada. El archivo es { $path }. Si tienes una copia, ponla en su lugar; si no, puedes borrarlo.
saves-newer-advice = No se ha cambiado nada. El archivo es { $path }. La versión más reciente puede seguir con la partida.
saves-gone = El archivo ya no está.
saves-rename-title = Renombrar la partida guardada
saves-rename-go = Renombrar
saves-renamed = Ahora se llama «{ $name }».
saves-delete-title = ¿Borrar «{ $name }»?
saves-delete-text = Puedes recuperarla mientras sigas en esta pantalla. Después aún está en { $path }.
saves-delete-go = Borrar
saves-deleted = Se ha borrado «{ $name }».
saves-restore = Recuperar la partida borrada
saves-restored = «{ $name }» ha vuelto.
saves-not-kept = La partida en curso no se ha podido conservar entre las partidas guardadas: si sigues, puede perderse.
saves-refused-full = No ha funcionado: el disco está lleno. Libera espacio e inténtalo de nuevo.
saves-refused-read-only = No ha funcionado: no se puede escribir en la carpeta de las partidas guardadas. Permítelo e inténtalo de nuevo.
saves-refused-taken = No ha funcionado: otra copia de Solar Storm está guardando. Inténtalo de nuevo.
saves-refused-other = No ha funcionado: el disco lo rechazó. Inténtalo de nuevo.

## Saving under a name

naming-title = Guardar como…
naming-go = Guardar
naming-suggestion = Turno { $turn } · { $names }
naming-empty = Una partida guardada necesita un nombre.
naming-letter = La letra «{ $letter }» no se puede mostrar aquí.
naming-note = Aparece en «Cargar partida» con una imagen de la mesa.
naming-twice = Hay una partida con este nombre, guardada: { $when }. Pasa a las partidas borradas, y esta ocupa su lugar.
naming-saved = Guardada como «{ $name }».
menu-save-as = Guardar como…
menu-load = Cargar partida

## Leaving a game that is not saved

leave-title = ¿Salir sin guardar?
leave-text = Se perderá lo jugado desde el último guardado.
leave-yes = Salir igualmente

## When the program fails

error-heading = Algo ha fallado
error-why-program = Solar Storm ha cometido un error que nadie previó. No has hecho nada mal.
error-why-content = Hay un error en los archivos del propio juego: la línea de abajo dice en qué archivo y dónde. Corrígelo allí o instala Solar Storm de nuevo.
error-why-memory = A este equipo no le queda memoria para Solar Storm. Cierra otros programas y sigue.
error-why-disk = El equipo se negó a leer o escribir un archivo que Solar Storm necesita.
error-saved = Tu partida está a salvo: se guardó tras la última decisión. Ve a la pantalla de título y continúa desde allí.
error-unsaved = Esta copia de Solar Storm no guarda sola, así que la partida de la mesa se ha perdido. Las partidas guardadas siguen intactas.
error-no-game = No había ninguna partida en la mesa. Las partidas guardadas siguen intactas.
error-report = En { $path } hay un informe con todo lo necesario para encontrar el error y las decisiones de esta partida. Si vuelve a ocurrir, envía ese archivo a los autores.
error-no-report = No se pudo escribir el informe: el disco lo rechazó.
error-last = Solar Storm no puede seguir y se cierra. Las partidas guardadas siguen intactas.
error-title-screen = Pantalla de título
error-earlier = Una decisión antes
error-earlier-tip = Si ocurre cada vez que continúas: aparta el último guardado y vuelve al anterior.
error-stepped-back = El último guardado se conserva con otro nombre. «Continuar» sigue desde el anterior.
error-no-step-back = No hay un guardado anterior desde el que seguir.
error-quit = Salir
