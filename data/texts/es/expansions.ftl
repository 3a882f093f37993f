### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solitario
expansion-solo-text = Una persona dirige a tres tripulantes con una sola mano de cartas.
expansion-solo-full = Diriges a tres tripulantes que juegan por turnos: una mano de cartas para los tres, fichas para cada uno. En vez de compartir, canjeas una carta de la mano por una visible.
expansion-damage-control = Control de daños
expansion-damage-control-text = Tres cartas de daño te dejan elegir qué salas reciben impactos.
expansion-damage-control-full = Una carta de daño de cada tipo sale del mazo sin que nadie la vea; en su lugar entra una que no nombra salas. Quien la roba elige una, dos o tres salas que reciben el impacto.
expansion-escape-pod = Cápsula de escape
expansion-escape-pod-text = Con siete salas desviadas, alguien puede abandonar al resto.
expansion-escape-pod-full = Con siete salas desviadas, quien esté en el Núcleo de energía puede subir a la cápsula. Si la nave se salva, ganan los demás; si se pierde, quien desertó toma una carta más, y con una última tirada mayor que su número de cartas gana por su cuenta.

## Why an expansion cannot be in a game

number = { $number ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $number }
}
expansion-players = Para { FORM($for, "or") } { $most ->
    [1] persona
   *[other] personas
}.
expansion-players-no = es para { FORM($for, "or") } { $most ->
    [1] persona
   *[other] personas
}{ $crowd ->
    [alone] ; solo hay una.
    [fewer] : añade otra.
   *[more] : hay demasiadas.
}
expansion-players-short = otro número
expansion-apart = Combina con «{ $other }».
expansion-apart-no = no combina con «{ $other }»: ambas cambian lo mismo.
expansion-apart-short = no con { $other }
