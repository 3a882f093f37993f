### Turnos de vuelos pasados que se pueden repetir.

turns-title = Turnos por repetir
turns-lead = El capitán vio un plan mejor en cada uno de estos turnos. ¿Lo encuentras?
turns-sum = Por repetir: { $waiting } · Resueltos: { $solved }
turns-cadet = Turno { $turn }, de un cadete
turns-points = { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
turns-better = Mi plan valía aquí { $points } más, ± { $margin }: la probabilidad de ganar si unos cadetes acabaran la partida.
turns-how = Tu intento acaba con tu turno. Después, tu turno de entonces, el nuevo y el del capitán se comparan en los mismos repartos nuevos: la suerte no cuenta.
turns-fly = Jugar este turno
turns-drop = Quitar
turns-none = No hay turnos por repetir. Tu próxima película quizá añada alguno.
turns-found = { $count ->
    [one] Un turno de esta película está ahora entre tus turnos por repetir.
    [many] { $count } de turnos de esta película están ahora entre tus turnos por repetir.
   *[other] { $count } turnos de esta película están ahora entre tus turnos por repetir.
}
turns-cannot = Este turno se jugó con otras reglas y no se puede repetir aquí.
turns-damaged = Algunos turnos por repetir no se pudieron leer y se han omitido. El archivo anterior se conserva como { $file }.
turns-unread = Tus turnos por repetir no se pueden leer en este momento. Solar Storm lo intenta de nuevo cada pocos segundos.
turns-unsaved = Los cambios en tu lista de turnos por repetir no están guardados: el disco está lleno o no admite escritura. Solar Storm lo intenta de nuevo cada pocos segundos.
turns-again = Turno { $turn } otra vez
turns-task = Saca lo mejor de este turno.
turns-task-end = Cartas y tiradas salen como entonces.
turns-leave = Salir
turns-adviser = El capitán responde después de tu intento.
turns-start = El turno empezó aquí.
turns-lock = Las cartas de este mazo salen como entonces.
turns-then = Entonces
turns-now = Ahora
turns-chance = Probabilidad de ganar si unos cadetes acabaran la partida; ± acierta 95 veces de 100
turns-comparing = Comparando con repartos nuevos: { $deals } de { $most }
turns-luck = La suerte con cartas y tiradas no cuenta, solo lo que se hizo con ella.
turns-unable = No se pudieron comparar los planes. Repite el turno para intentarlo de nuevo.
turns-gain = { $points } más que entonces
turns-loss = { $points } menos que entonces
turns-even = Tan bueno como entonces
turns-level = Tan bueno como el plan del capitán, dentro del margen
turns-above = { $points } más que el plan del capitán
turns-behind = { $points } menos que el plan del capitán
turns-solved = Resuelto. Sale de tu lista.
turns-stays = Se queda en tu lista.
turns-keep = Conservarlo
turns-show = Mostrarlo
turns-next = Siguiente: turno { $turn }, { $points }
turns-once-more = Otro intento
settings-turns-again = Guardar turnos mejorables
settings-turns-again-note = Si una película muestra que el capitán tenía un plan mucho mejor para un turno, podrás jugarlo otra vez.
command-turn-keep = Turno repetido: conservarlo
command-turn-again = Turno repetido: otro intento
command-turn-show = Turno repetido: mostrarlo
