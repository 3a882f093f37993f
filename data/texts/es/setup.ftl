# La pantalla donde se prepara una partida: primera página y detalles.

setup-ship = Esta nave
setup-deal = Repartir otra vez
setup-details = Detalles
setup-details-back = Volver a tripulación y dificultad
setup-marks = Colores de la tripulación
setup-level-tip = Con qué frecuencia las tripulaciones del programa salvaron naves así:
setup-level-same = Los niveles con las mismas cifras no mostraron una diferencia clara.
setup-level-margin = «±» y los intervalos muestran dónde está, muy probablemente, el valor real.
setup-share = { $percent } %
setup-share-over = > { $percent } %
setup-share-under = < { $percent } %
setup-rooms = Salas alternativas
