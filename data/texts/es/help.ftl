## Help: one line for what is on the table

help-table = En la mesa
help-ask = { DEVICE() ->
    [pad] Selecciona algo para ver su regla
   *[keys] Clic derecho: muestra la regla
}
help-choose = Prueba lo que quieras: el juego dice por qué no
help-hand = { DEVICE() ->
    [pad] Elige una carta y un destino resaltado
   *[keys] Arrastra una carta a un destino resaltado o haz clic en ambos
}
help-undo = Deshacer
help-adviser = Preguntar al capitán
help-log = Lo que ha pasado
help-piles = Lo que queda en mazos y pilas
help-end = Terminar acciones
