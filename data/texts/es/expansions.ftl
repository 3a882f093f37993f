### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solitario
expansion-solo-text = Un jugador dirige a tres tripulantes con una sola mano de cartas.
expansion-solo-full = Diriges a tres tripulantes que juegan por turnos. Comparten una mano, pero cada uno tiene sus fichas. En vez de compartir, cambias una carta de la mano por una visible.
expansion-damage-control = Control de daños
expansion-damage-control-text = Tres cartas de daño te dejan elegir qué salas reciben impactos.
expansion-damage-control-full = Una carta de daño de cada tipo, sin mirarla, se sustituye por otra que no nombra salas. El jugador activo elige tantas salas distintas como indica su tipo.
expansion-escape-pod = Cápsula de escape
expansion-escape-pod-text = Con siete salas desviadas, un jugador puede desertar.
expansion-escape-pod-full = Con siete salas desviadas, un jugador en el Núcleo de energía puede subir a la cápsula. Si la nave se salva, ganan los demás. Si se pierde, el desertor toma una carta más y tira. Si supera su número de cartas, gana el desertor y nadie más; si no, pierden todos.

## Why an expansion cannot be in a game

number = { $number ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $number }
}
expansion-players = Para { FORM($for, "or") } { $most ->
    [1] jugador
   *[other] jugadores
}.
expansion-players-no = hacen falta { FORM($for, "or") } { $most ->
    [1] jugador
   *[other] jugadores
}{ $crowd ->
    [alone] ; juegas en solitario.
    [fewer] : añade otro.
   *[more] : quita uno.
}
expansion-players-short = { $crowd ->
    [alone] no en solitario
    [fewer] añade un jugador
   *[more] quita un jugador
}
expansion-apart = Se combina con «{ $other }».
expansion-apart-no = no se combina con «{ $other }»: ambas cambian la misma regla.
expansion-apart-short = no con { $other }
