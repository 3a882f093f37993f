### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = No se puede leer el último guardado: { $why }
saves-newer = La última partida se guardó con una versión más reciente de Solar Storm. Tu versión no puede leerla.
saves-kept-as = El archivo se conserva como { $path }.
saves-kept-files = Los archivos afectados se conservan como { $paths }.
saves-kept-there = No se pudo mover el archivo. Sigue en { $path }.
saves-rescued = «Continuar» carga el guardado anterior.
saves-not-rescued = No ha cambiado nada más. Empieza una partida nueva o carga una guardada.
saves-changed = El último guardado ya no es el que se mostraba aquí.
saves-detail = ({ $detail })
saves-why-unreadable = el sistema no puede abrirlo.
saves-why-folder = en su lugar hay una carpeta.
saves-why-loop = en su lugar hay un enlace que no lleva a ninguna parte.
saves-why-large = es demasiado grande para ser una partida guardada.
saves-why-empty = está vacío.
saves-why-zeros = solo contiene ceros.
saves-why-not-text = una parte no es texto.
saves-why-cut-off = le falta el final.
saves-why-syntax = está dañado.
saves-why-twice = contiene dos veces la misma entrada.
saves-why-number = contiene un número no válido.
saves-why-deep = está demasiado dañado para leerlo.
saves-why-foreign = no es una partida guardada de Solar Storm.
saves-why-newer = procede de una versión más reciente de Solar Storm.
saves-why-value = falta algo o no es válido.
saves-why-rules = sus jugadas infringen las reglas o no llevan a la posición que indica.
saves-flaw-name = Su nombre está dañado y se muestra hasta donde se puede.
saves-flaw-picture = Su imagen no es de este juego y no se muestra.
saves-flaw-saved = Su hora no es válida; se muestra la del archivo.

## A game that cannot be saved

saves-trouble-full = No se pudo guardar la partida: el disco está lleno. Libera espacio. Solar Storm lo intenta de nuevo cada pocos segundos.
saves-trouble-read-only = No se pudo guardar la partida: su carpeta es de solo lectura. Puedes seguir jugando. Solar Storm lo intenta de nuevo cada pocos segundos.
saves-trouble-taken = Otra copia de Solar Storm se encarga ahora de guardar, y esta ha dejado de hacerlo. «Guardar como…», en el menú, aún conserva esta partida.
saves-trouble-other = No se pudo guardar la partida ({ $detail }). Solar Storm lo intenta de nuevo cada pocos segundos.
saves-trouble-slow = El disco responde con lentitud, y tus últimas decisiones aún no están guardadas. Puedes seguir jugando.
over-unsaved = { $which ->
    [last] Tu última partida
   *[this] Esta partida
 } aún no está guardada: { $why ->
    [full] el disco está lleno
    [read-only] su carpeta es de solo lectura
    [slow] el disco responde con lentitud
    [unread] el sistema no puede abrir tu último guardado
    [taken] otra copia de Solar Storm se encarga ahora de guardar
   *[other] { $detail }
 }. Solar Storm lo intenta de nuevo cada pocos segundos.
disk-waits = Esperando al disco
disk-waits-unsaved = Aún no está todo guardado. Cierra la ventana otra vez para salir de todos modos.
saves-trouble-over = La partida vuelve a estar guardada.
saved-after-title = Guardado
saved-after-all = Al final se ha podido guardar.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Salas V2
saves-mode-rooms-mixed = Salas al azar
saves-mode-rooms-pick = Salas elegidas
saves-mode-no-counting = Sin contar
saves-kept-name = Dejada en el turno { $turn }
saves-finished-name = { $won ->
    [yes] Victoria en el turno { $turn }
   *[no] Derrota en el turno { $turn }
}

## The title screen, about saving

title-unsaved = El autoguardado está desactivado en esta copia de Solar Storm porque hay otra abierta. Tus partidas no cambian.
title-taken = Otra copia de Solar Storm se encarga ahora de guardar. Para volver a guardar aquí, cierra esta copia y ábrela de nuevo.
title-ended-kept = Tu última partida ({ $name }) aún no se había guardado. Ya está en «{ title-load }».
title-no-saves-read-only = No se pueden guardar partidas: { $path } es de solo lectura. Puedes jugar igualmente. Para guardar, permite escribir en esa carpeta y abre el juego de nuevo.
title-no-saves-full = No se pueden guardar partidas: el disco está lleno. Puedes jugar igualmente. Para guardar, libera espacio.
title-no-saves-other = No se pueden guardar partidas: no se puede usar { $path }. Puedes jugar igualmente. Para guardar, comprueba qué hay en su lugar.
title-no-saves-taken = No se pueden guardar partidas: hay otra copia de Solar Storm abierta.

## Two copies of the program

second-copy-heading = Solar Storm ya está abierto
second-copy-text = Otra copia de Solar Storm está abierta y guarda su partida. Dos copias no deben sobrescribir sus guardados. Cuando cierres la otra, esta sigue automáticamente.
second-copy-quit = Salir
second-copy-quit-detail = Volver a la copia abierta. No cambia nada.
second-copy-unsaved = Jugar sin autoguardado
second-copy-unsaved-detail = Esta partida no se guarda; los ajustes, sí. «Guardar como…» sigue funcionando.
second-copy-take-over = Tomar el relevo
second-copy-take-over-detail = Desde ahora guarda esta copia. La otra deja de hacerlo y avisa.
second-copy-refused-full = No se pudo tomar el relevo: el disco está lleno.
second-copy-refused-read-only = No se pudo tomar el relevo: la carpeta de partidas guardadas es de solo lectura.
second-copy-refused-taken = No se pudo tomar el relevo: la otra copia está guardando. Inténtalo de nuevo.
second-copy-refused-other = No se pudo tomar el relevo: no se puede usar la carpeta de partidas guardadas.

## The list of saved games

saves-none = Aún no hay partidas guardadas. «Guardar como…», en el menú de la partida, añade una aquí. Las partidas terminadas se añaden automáticamente.
saves-folder-unread = No se pueden listar las partidas guardadas: no se puede leer { $path } ({ $detail }). Revisa esa carpeta y vuelve aquí.
saves-back = Atrás
saves-row = Turno { $turn } · { $modes }
saves-row-broken = No se puede leer esta partida: { $why }
saves-missing =
    Necesita { $count ->
        [one] la expansión «{ $ids }», que no está instalada
        [many] expansiones ({ $ids }) que no están instaladas
       *[other] expansiones ({ $ids }) que no están instaladas
    }.
saves-unreadable = Dañada
saves-unreadable-newer = Versión más reciente
saves-load = Continuar partida
saves-look = Ver el tablero
saves-watch = Ver repetición
saves-rename = Renombrar
saves-delete = Borrar
saves-broken-advice = No ha cambiado nada. El archivo es { $path }. Si tienes una copia, ponla ahí. Si no, puedes borrar el archivo.
saves-newer-advice = No ha cambiado nada. El archivo es { $path }. La versión más reciente puede continuarla.
saves-gone = El archivo ya no existe.
saves-rename-title = Renombrar partida guardada
saves-rename-go = Renombrar
saves-renamed = Nuevo nombre: «{ $name }».
saves-share = Compartir
saves-delete-title = ¿Borrar «{ $name }»?
saves-delete-text = Puedes recuperarla mientras sigas en esta pantalla. Después, el archivo sigue en { $path }.
saves-delete-go = Borrar
saves-deleted = Se ha borrado «{ $name }».
saves-restore = Recuperar la partida borrada
saves-restored = «{ $name }» está recuperada.
saves-not-kept = La partida en curso no se pudo conservar entre las guardadas. Si sigues, puede perderse.
saves-refused-full = No ha funcionado: el disco está lleno. Libera espacio e inténtalo de nuevo.
saves-refused-read-only = No ha funcionado: la carpeta de partidas guardadas es de solo lectura. Permite escribir en ella e inténtalo de nuevo.
saves-refused-taken = No ha funcionado: otra copia de Solar Storm está guardando. Inténtalo de nuevo.
saves-refused-other = No ha funcionado: el disco dio un error. Inténtalo de nuevo.

## Saving under a name

naming-title = Guardar como…
naming-go = Guardar
naming-suggestion = Turno { $turn } · { $names }
naming-empty = Una partida guardada necesita un nombre.
naming-letter = El carácter { $place } no se puede usar: es un emoji o un signo que falta en las fuentes del juego.
naming-longest = Un nombre tiene como máximo { $count } caracteres. Lo que sobra se omite.
naming-note = La encontrarás en «{ title-load }», con una imagen de la mesa.
naming-twice = Sustituye a la partida del mismo nombre, guardada: { $when }. La anterior pasa a las partidas borradas.
naming-saved = Guardada como «{ $name }».
menu-save-as = Guardar como…
menu-load = Partidas guardadas

## Leaving a game that is not saved

leave-title = ¿Salir sin guardar?
leave-text = Puede perderse todo lo hecho desde el último guardado.
leave-yes = Salir igualmente

## When the program fails

error-heading = Algo ha fallado
error-why-program = Solar Storm ha tenido un error inesperado. No ha sido culpa tuya.
error-why-content = Un archivo del propio juego tiene un error. La línea de abajo indica el archivo y el lugar. Corrígelo o reinstala Solar Storm.
error-why-refused = Solar Storm no pudo leer uno de sus propios archivos: { $file }. Quizá lo esté usando otro programa. Inténtalo de nuevo. Si sigue ocurriendo, reinicia el equipo o vuelve a instalar Solar Storm.
error-file-title = No se pudo abrir
error-again = Reintentar
error-why-memory = Este equipo se ha quedado sin memoria. Cierra otros programas y continúa.
error-why-disk = El equipo no pudo leer o escribir un archivo que Solar Storm necesita.
error-saved = Tu partida está a salvo: se guardó tras tu última decisión. Ve a la pantalla de título y continúa desde allí.
error-goes-on = Tu partida no está guardada, pero sigue aquí: reinténtalo para continuarla.
error-unsaved = El autoguardado está desactivado en esta copia de Solar Storm, así que se pierde la partida en curso. Las partidas guardadas no han cambiado.
error-no-game = No se ha perdido ninguna partida: tus partidas guardadas no han cambiado.
error-report = En { $path } hay un informe con los detalles del error y las decisiones de esta partida. Si vuelve a ocurrir, envía ese archivo a los desarrolladores.
error-report-no-game = En { $path } hay un informe con los detalles del error. Si vuelve a ocurrir, envía ese archivo a los desarrolladores.
error-no-report = No se pudo escribir el informe: el disco dio un error.
error-last = Solar Storm tiene que cerrarse. Las partidas guardadas no han cambiado.
error-title-screen = Pantalla de título
error-earlier = Volver al guardado anterior
error-earlier-tip = Úsalo si el error vuelve cada vez que continúas. Aparta el último guardado y vuelve al anterior.
error-stepped-back = El último guardado se conserva con otro nombre. «Continuar» carga el anterior.
error-no-step-back = No hay un guardado anterior desde el que seguir.
error-step-back-refused = No se pudo apartar el último guardado: ahora no se puede cambiar el nombre de los archivos de { $path }. «Continuar» todavía lo carga.
error-quit = Salir

## A file that the system does not open

saves-unread = El último guardado no se puede abrir en este momento. No se ha cambiado nada; sigue en { $path }.
saves-unread-rescued = «Continuar» lo intenta de nuevo. Si falla, sigue desde el guardado anterior y el último se conserva.
saves-trouble-unread = La partida no está guardada: el sistema no puede abrir tu último guardado y Solar Storm no sobrescribe lo que no puede leer. Lo intenta de nuevo cada pocos segundos.
notice-settings-unread = Tus ajustes no se pueden abrir en este momento, así que se usan los valores por defecto. No se ha cambiado nada. Reinicia Solar Storm para recuperar tus ajustes.
settings-unsaved = Tus ajustes no están guardados: el disco está lleno o no admite escritura. Solar Storm lo intenta de nuevo cada pocos segundos.
notice-lessons-unread = Tu progreso en la escuela de vuelo no se puede abrir en este momento. No se ha cambiado nada. Solar Storm lo intentará de nuevo.
