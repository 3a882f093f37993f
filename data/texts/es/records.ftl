### The log of flights, and what it adds up to.

records-title = Récords
records-reading = Leyendo tus vuelos…
records-none = Aún no hay vuelos. Cada vuelo terminado se añade aquí.
records-sum = { $won } de { $count } naves salvadas
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Naves salvadas
records-cell = { $won } de { $count }
records-interval = a la larga, muy probablemente del { $low } al { $high } %
records-players = { $players ->
    [one] { $players } jugador
    [many] { $players } de jugadores
   *[other] { $players } jugadores
}
records-sums = Todos los vuelos
records-fastest = Rescate más rápido
records-longest = Vuelo más largo
records-close = Rescates por poco
records-close-note = Con una sala crítica o con { $cards } cartas restantes como máximo.
records-crews = Más vuelos
records-firsts = Primeros rescates
records-first-any = Cualquier nave
records-first-realist = Realista, sin cartas Universales
records-first-narrow = { $cards } cartas restantes como máximo
records-last = Últimos vuelos
records-by-programs = terminado solo por el programa
records-cards = { $count ->
    [one] queda { $count } carta
    [many] quedan { $count } de cartas
   *[other] quedan { $count } cartas
}
records-no-line = Este vuelo no tiene línea de vuelo y no se puede mostrar.
records-csv = Exportar CSV
records-json = Exportar JSON
records-exported = Todos los vuelos se han exportado a { $path }.
records-export-full = No se ha exportado nada: el disco está lleno. Libera espacio e inténtalo de nuevo.
records-export-read-only = No se ha exportado nada: { $path } es de solo lectura. Permite escribir en esa carpeta e inténtalo de nuevo.
records-export-other = No se ha exportado nada: { $path } no se puede usar ({ $detail }). Mira qué hay en ese lugar e inténtalo de nuevo.
records-damaged = { $count ->
    [one] Una entrada del diario de vuelo está dañada y se ha omitido.
    [many] { $count } de entradas del diario de vuelo están dañadas y se han omitido.
   *[other] { $count } entradas del diario de vuelo están dañadas y se han omitido.
}
records-newer = Se han omitido las entradas del diario de vuelo que vienen de una versión más reciente de Solar Storm.
records-unread = Tu diario de vuelo no se puede leer en este momento. Solar Storm lo intenta de nuevo cada pocos segundos.
records-unread-file = El archivo no se ha modificado: { $path }
flights-unsaved = Tus últimos vuelos aún no están en el diario de vuelo: el disco está lleno o no admite escritura. Solar Storm lo intenta de nuevo cada pocos segundos.
records-refused-full = Tus últimos vuelos aún no están en el diario de vuelo: el disco está lleno. Libera espacio y abre esta página de nuevo.
records-refused-read-only = Tus últimos vuelos aún no están en el diario de vuelo: su carpeta es de solo lectura. Permite escribir en ella y abre esta página de nuevo.
records-refused-taken = Tus últimos vuelos aún no están en el diario de vuelo: otra copia de Solar Storm está escribiendo en él. Abre esta página de nuevo.
records-refused-other = El disco dio un error con el diario de vuelo. No se ha borrado ningún vuelo. Abre esta página de nuevo.
