# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Esta decisión no es posible
own-fault-text = Tu contenido «{ $name }» tiene un error. Nada ha cambiado: elige otra cosa.
own-fault-stuck = Tu contenido «{ $name }» tiene un error que ahora mismo impide cualquier decisión. Deshaz la última si puedes, o sal de la partida y corrige el error.
own-fault-keeps = Si corriges «{ $name }», esta partida podrá seguir siempre que la corrección no cambie nada de lo que ya ha pasado. Guarda una copia de los archivos anteriores.
own-fault-setup = Tu contenido «{ $name }» tiene un error ({ $place }) y con él no puede empezar ninguna partida. Corrige el error o desactiva ese contenido.
own-fault-why = Tu contenido «{ $name }» tiene un error. La línea de abajo indica el archivo y el lugar.
own-fault-back = Elegir otra cosa
own-fault-report = En { $path } hay un informe con los detalles del error. El archivo con el error es tuyo: puedes corregirlo tú.
