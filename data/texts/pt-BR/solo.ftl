### Words of solo: one player, three crew members, one shared hand.

button-trade = Trocar
would-trade = por uma carta aberta
hint-solo = { DEVICE() ->
    [pad] Pegue uma carta com { KEY("enter") } e escolha onde usá-la.
   *[keys] Clique em uma carta, arraste-a ou aperte sua tecla e escolha onde usá-la.
}
play-banner-solo = Turno { $turn }. Sua mão continua a mesma.
play-do-trade = Trocar
play-aim-trade-no = escolha uma carta aberta
play-aim-trade-short = ali não
play-trade-hand-no = { DEVICE() ->
    [pad] escolha a carta da mão que você dá em troca
   *[keys] solte sobre a carta da mão que você dá em troca
}
play-trade-hand-short = carta da mão
play-trade-row-no = { DEVICE() ->
    [pad] escolha a carta aberta que você quer em troca
   *[keys] solte sobre a carta aberta que você quer em troca
}
play-trade-row-short = carta aberta
play-one-hand-no = a tripulação divide uma só mão: não há nada para dar
play-one-hand-short = uma só mão
play-way-trade = Dar { $give }
play-ask-trade = Que carta você troca por { $card }?
play-log-trade = { $name } troca { $given } por { $taken } das cartas abertas
over-row-trades = Cartas trocadas
play-tip-trade = Troque uma carta da mão por uma aberta, em qualquer sala: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-face-up-solo = Carta aberta. Colete-a em vez de { $deck-cards } do baralho, pegue-a ao vasculhar ou troque uma carta da mão por ela.
play-tip-crew-solo = { $name }: sala e fichas. Toda a tripulação divide a mão abaixo: no máximo { $hand-limit } cartas após a coleta.
