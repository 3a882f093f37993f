# A tela em que se prepara uma partida: primeira página e detalhes.

setup-ship = Esta nave
setup-deal = Sortear de novo
setup-details = Detalhes
setup-details-back = Voltar à tripulação e à dificuldade
setup-marks = Cores da tripulação
setup-level-same = Mesma taxa de vitória: sem diferença mensurável.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Salas alternativas
