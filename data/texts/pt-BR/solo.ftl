### Words of solo: one player, three crew members, one shared hand.

button-trade = Trocar
would-trade = por uma carta aberta
hint-solo = { DEVICE() ->
    [pad] Pegue uma carta com { KEY("enter") } e escolha para onde vai.
   *[keys] Clique em uma carta, arraste-a ou use sua tecla, e escolha para onde vai.
}
play-banner-solo = Turno { $turn }. A mão fica.
play-do-trade = Trocar
play-aim-trade-no = escolha uma carta aberta
play-aim-trade-short = aí não
play-trade-hand-no = { DEVICE() ->
    [pad] escolha a carta da mão que você dá por ela
   *[keys] solte-a na carta da mão que você dá por ela
}
play-trade-hand-short = em carta da mão
play-trade-row-no = { DEVICE() ->
    [pad] escolha a carta aberta que você quer por ela
   *[keys] solte-a na carta aberta que você quer por ela
}
play-trade-row-short = em carta aberta
play-one-hand-no = toda a tripulação tem uma só mão, não há a quem dar
play-one-hand-short = uma só mão
play-way-trade = Dar { $give }
play-ask-trade = Trocar por { $card }: que carta você dá?
play-log-trade = { $name } troca { $given } por { $taken }, das abertas
over-row-trades = Cartas trocadas
play-tip-trade = Uma carta da mão por uma aberta, onde quer que você esteja: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-face-up-solo = Uma carta aberta. Colete-a em vez de { $deck-cards } do baralho, pegue-a ao vasculhar, ou troque por ela uma carta da mão.
play-tip-crew-solo = { $name }: onde está e suas fichas. A mão abaixo é de toda a tripulação, no máximo { $hand-limit } cartas no fim do turno.
