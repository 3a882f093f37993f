### Desafíos: la nave del día.

title-daily = Nave del día
title-daily-note = Una al día, la misma para todos
challenges-title = Desafíos
daily-heading = Nave del día · { DATETIME($day, dateStyle: "full") }
daily-players = Jugadores
daily-alone = Solitario
daily-shared = Hoy todos pilotan esta nave. No se envía nada: copia tu resultado y compáralo.
daily-next = Próxima nave en { $hours } h { $minutes } min
daily-next-soon = Próxima nave en { $minutes } min
daily-yours = Tu vuelo
daily-not-flown = Aún no has pilotado esta nave.
daily-unread = Ahora no se puede leer la lista de naves del día, así que no se muestran tus vuelos en ellas. Solar Storm lo intenta de nuevo cada pocos segundos.
daily-par = Par del capitán
daily-par-covered = Lo verás al aterrizar.
daily-par-short = par
daily-you = tú
daily-first = Tu primer vuelo
daily-more = { $count ->
    [one] Otro vuelo de práctica
    [many] Otros { $count } de vuelos de práctica
   *[other] Otros { $count } vuelos de práctica
}
daily-under = { $count ->
    [one] { $count } turno bajo par
    [many] { $count } de turnos bajo par
   *[other] { $count } turnos bajo par
}
daily-over = { $count ->
    [one] { $count } turno sobre par
    [many] { $count } de turnos sobre par
   *[other] { $count } turnos sobre par
}
daily-even = Al par
daily-only-you = El capitán perdió esta nave.
daily-only-captain = El capitán salvó esta nave.
daily-both-lost = El capitán también la perdió.
daily-days = Los últimos siete días
daily-today = Hoy
daily-weekday = { $day ->
    [0] lun
    [1] mar
    [2] mié
    [3] jue
    [4] vie
    [5] sáb
   *[6] dom
}
daily-lost = perdida
daily-better = mejor
daily-fly = Pilotar la nave del día
daily-copy = Copiar resultado
daily-copied = Resultado copiado. Pégalo en un mensaje.
daily-film = Ver la película
daily-again = Volar otra vez, para practicar
daily-once = Solo cuenta tu primer vuelo. Perderse un día no cuesta nada.
daily-result = Nave del { DATETIME($day, dateStyle: "medium") }

flight-beside = Comparar con el tuyo
beside-title = Lado a lado
beside-yours = Tu vuelo
beside-theirs = El otro vuelo
beside-chance = { $value } % de probabilidad de ganar
beside-unknown = Aún sin analizar

command-daily-copy = Nave del día: copiar resultado
command-daily-film = Nave del día: ver la película
command-daily-again = Nave del día: volar otra vez
command-crew-before = Desafíos: menos jugadores
command-crew-after = Desafíos: más jugadores
