# Watching a game again, and game codes.

replay-where = Turno { $turn } · decisión { $at } de { $length }
replay-begin = La tripulación está a bordo y nadie ha actuado todavía.
replay-tip-line = { DEVICE() ->
    [pad] La partida entera. Recórrela con { KEY("left") } y { KEY("right") }. Sobre la línea: turnos y energía desviada. Debajo: impactos.
   *[keys] La partida entera. Arrastra, haz clic o pulsa las flechas. Sobre la línea: turnos y energía desviada. Debajo: impactos.
}
line-turn = turnos
line-divert = energía desviada
line-hit = impactos
replay-first = Al principio
replay-back-turn = Turno anterior
replay-back = Decisión anterior
replay-play = Reproducir
replay-pause = Pausa
replay-on = Decisión siguiente
replay-on-turn = Turno siguiente
replay-last = Al final
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Seguir desde aquí
replay-branch-over = Aquí la partida ya ha terminado. Retrocede antes unas decisiones.
replay-leave = Salir
replay-replace-title = ¿Seguir desde el turno { $turn }?
replay-replace-text = Empieza una partida nueva desde este punto. Tu partida en curso (turno { $other }) se queda entre las guardadas.
replay-replace-yes = Seguir desde aquí

code-label = Código de partida
code-copy = Copiar el código de partida. Escrito como semilla, reparte la misma nave. No dice quién juega.
code-copied = Copiado: { $code }
code-not-copied = El portapapeles no está disponible. El código es { $code }: escríbelo como semilla.
code-none = Una partida desde una posición personalizada no tiene código
code-letters = No es una semilla: escribe un número, palabras o un código de partida
code-slip = No es una semilla ni un código de partida: revisa cada carácter
code-newer = Este código de partida viene de una versión más reciente de Solar Storm
code-expansion = Este código de partida necesita una expansión que aquí no está disponible
code-difficulty = Este código de partida necesita una dificultad que no está instalada aquí
code-other = Este código de partida es de otras reglas y aquí repartiría otra nave
code-taken = Código de partida aceptado: jugadores, modos, salas y dificultad ajustados. Tú eliges quién juega.
