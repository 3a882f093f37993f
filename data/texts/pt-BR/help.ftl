## Help: one line for what is on the table

help-table = Na mesa
help-ask = { DEVICE() ->
    [pad] Selecione algo para ver a regra
   *[keys] Clique direito: mostra a regra
}
help-choose = Tente de tudo: o jogo diz por que não
help-hand = { DEVICE() ->
    [pad] Escolha uma carta e um alvo destacado
   *[keys] Arraste uma carta até um alvo destacado ou clique nos dois
}
help-undo = Desfazer
help-adviser = Perguntar ao capitão
help-log = O que aconteceu
help-piles = O que resta em baralhos e pilhas
help-end = Encerrar ações
