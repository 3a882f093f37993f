# Watching a game again, and game codes.

replay-label = Repetición de una partida
replay-where = Turno { $turn } · decisión { $at } de { $length }
replay-begin = La nave está lista y la tripulación a bordo: nadie ha hecho nada todavía.
replay-tip-line = { DEVICE() ->
    [pad] La partida entera. { KEY("left") } y { KEY("right") } la recorren. Sobre la línea: turnos y energía desviada. Debajo: impactos.
   *[keys] La partida entera. Arrastra, haz clic o usa las flechas. Sobre la línea: turnos y energía desviada. Debajo: impactos.
}
replay-first = Al principio
replay-back-turn = Al turno anterior
replay-back = Una decisión atrás
replay-play = Ver
replay-pause = Parar aquí
replay-on = Una decisión adelante
replay-on-turn = Al turno siguiente
replay-last = Al final
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Jugar desde aquí
replay-branch-over = En este punto la partida ha terminado: retrocede antes unas decisiones.
replay-leave = Salir
replay-lost-title = No se pudo ver esta partida
replay-replace-title = ¿Jugar desde el turno { $turn }?
replay-replace-text =
    Empieza una partida nueva con el mismo pasado. Hay otra partida en curso (turno { $other }); se conserva entre las guardadas.
replay-replace-yes = Jugar desde aquí

code-label = Código de partida
code-copy = Copiar el código de partida: quien lo escriba como semilla tendrá exactamente la misma nave
code-copied = Copiado: { $code }
code-not-copied = No se puede acceder al portapapeles. El código es { $code }: escríbelo donde se pide la semilla.
code-none = Una partida que empezó desde una posición escrita no tiene código
code-letters = No es un código de partida: los códigos solo llevan cifras y letras
code-slip = No es una semilla ni un código de partida: compáralo letra por letra
code-newer = Este código de partida viene de una versión más reciente de Solar Storm
code-expansion = Este código de partida necesita una expansión que no está instalada aquí
code-difficulty = Este código de partida necesita una dificultad que no está instalada aquí
code-other = Este código de partida es de otras reglas: aquí sería otra nave
code-taken = Código de partida reconocido: jugadores, modos, salas y dificultad quedan como indica
