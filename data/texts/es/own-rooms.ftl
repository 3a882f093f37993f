# Rooms and expansions that players have written themselves.

own-rooms-title = Salas propias
own-rooms-where = Cada sala o expansión propia tiene una carpeta dentro de esta:
own-rooms-named = Indicadas al iniciar el juego:
own-rooms-none = Aún no hay salas propias. La página «own-rooms» de la documentación enseña a escribir una.
own-rooms-here = En el juego
own-rooms-room = en lugar de: { $room }
own-rooms-expansion = expansión
own-rooms-left-out = { $count ->
    [one] Una carpeta queda fuera. El juego funciona sin ella.
    [many] { $count } de carpetas quedan fuera. El juego funciona sin ellas.
   *[other] { $count } carpetas quedan fuera. El juego funciona sin ellas.
}
own-rooms-line = { $file }, línea { $line }
own-rooms-more = { $count ->
    [one] Hay un error más que no se muestra.
    [many] Hay { $count } de errores más que no se muestran.
   *[other] Hay { $count } errores más que no se muestran.
}
own-rooms-copy = Copiar la ruta
own-rooms-again = Leer de nuevo
own-rooms-copied = La ruta está en el portapapeles.
own-rooms-read = Las carpetas se han leído de nuevo.
own-rooms-changed = { $count ->
    [one] Tu contenido «{ $ids }» ha cambiado desde que se guardó esta partida.
    [many] Tus salas o expansiones propias ({ $ids }) han cambiado desde que se guardó esta partida.
   *[other] Tus salas o expansiones propias ({ $ids }) han cambiado desde que se guardó esta partida.
}
own-rooms-goes-on = A partir de ahora se aplican las reglas nuevas.
own-rooms-undone = No puedes rehacer las decisiones deshechas que no encajen con ellas.
own-rooms-fits-not = Lo que ha pasado hasta ahora no encaja con las reglas nuevas. La partida está a salvo: vuelve a dejar los archivos como estaban o empieza otra partida.
own-rooms-unread = Tu contenido «{ $id }» no se puede leer ahora mismo ({ $detail }). La partida está a salvo: inténtalo de nuevo cuando la carpeta se pueda abrir.
own-rooms-wrong = Tu contenido «{ $id }» tiene un error ({ $place }). La partida está a salvo: corrige el error e inténtalo de nuevo.
flight-why-own = Esta línea de vuelo sigue otras reglas u otra versión de tu contenido: { $details }
own-rooms-advice = Esta nave tiene salas propias. No puedo simularlas, así que no he comparado nada.
own-rooms-film = Esta nave tiene salas o expansiones propias. El capitán no puede valorar sus turnos.
