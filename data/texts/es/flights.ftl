### Flights that travel as a line.

flight-title = Un vuelo
flight-choices = { $count ->
    [one] { $count } decisión
    [many] { $count } decisiones
   *[other] { $count } decisiones
}
flight-crew = { $count } tripulantes
flight-playing = En vuelo, turno { $turn }
flight-won = Salvada en el turno { $turn }
flight-lost = Perdida en el turno { $turn }
flight-names = Pon nombre a tu tripulación. Todos los puestos son de jugadores; en la mesa, el programa puede ocupar alguno.
flight-copy = Copiar línea de vuelo
flight-copy-tip = Toda la partida en una línea de letras. Envíasela a alguien: la puede pegar en la pantalla de título.
flight-paste = Pegar línea de vuelo
flight-paste-nothing = En el portapapeles no hay ninguna línea de vuelo ni código de partida.
paste-silent = El programa desde el que copiaste no entregó el texto. Vuelve a copiarlo y luego pégalo.
paste-unreadable = Lo que copiaste no se puede leer como texto. Vuelve a copiarlo como texto sin formato y luego pégalo.
paste-long = Lo que copiaste es demasiado largo. Copia solo lo que necesites y luego pégalo.
flight-why-letters = Esto no es una línea de vuelo.
flight-why-newer = Esta línea de vuelo viene de una versión más reciente de Solar Storm.
flight-why-damaged = Esta línea de vuelo está dañada: falta un carácter o hay uno equivocado.
flight-why-rules = Esta línea de vuelo es de otras reglas y aquí no sirve.
flight-why-content = Esta línea de vuelo necesita contenido que aquí no está disponible: { $details }
flight-why-position = Una partida desde una posición personalizada no tiene línea de vuelo.
flight-why-rolls = Algunas tiradas de esta partida se fijaron, así que no tiene línea de vuelo.
flight-why-settings = Los ajustes de esta partida no caben en una línea de vuelo.
flight-paste-key = Ctrl+V
flight-paste-hint = pegar una partida
flight-paste-tip = Abre la línea de vuelo o el código de partida del portapapeles. { $key } hace lo mismo aquí y en la pantalla de título.
