# A tela em que se prepara uma partida: primeira página e detalhes.

setup-ship = Esta nave
setup-deal = Sortear de novo
setup-details = Detalhes
setup-details-back = Voltar à tripulação e à dificuldade
setup-marks = Cores da tripulação
setup-level-tip = Com que frequência tripulações jogadas pelo programa salvaram naves assim:
setup-level-same = Os níveis com os mesmos números não mostraram diferença clara.
setup-level-margin = “±” e intervalos mostram onde, muito provavelmente, está a taxa real.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Salas alternativas
