# La pantalla donde se prepara una partida: primera página y detalles.

setup-ship = Esta nave
setup-deal = Repartir otra vez
setup-details = Detalles
setup-details-back = Volver a tripulación y dificultad
setup-marks = Colores de la tripulación
setup-level-tip = Con qué frecuencia salvaron estas naves las tripulaciones del programa:
setup-level-same = Los niveles con las mismas cifras no mostraron una diferencia clara.
setup-level-margin = «±» e intervalos: lo más probable es que el valor real esté dentro.
setup-share = { $percent } %
setup-share-over = > { $percent } %
setup-share-under = < { $percent } %
setup-rooms = Salas alternativas
