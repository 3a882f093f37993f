# La pantalla donde se prepara una partida: primera página y detalles.

setup-ship = Esta nave
setup-deal = Repartir otra vez
setup-details = Detalles
setup-details-back = Volver a tripulación y dificultad
setup-marks = Colores de la tripulación
setup-level-same = Mismo porcentaje de victorias: sin diferencia medible.
setup-share = { $percent } %
setup-share-over = > { $percent } %
setup-share-under = < { $percent } %
setup-rooms = Salas alternativas
