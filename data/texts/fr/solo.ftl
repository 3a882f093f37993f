### Words of solo: one player, three crew members, one shared hand.

button-trade = Troquer
would-trade = contre une carte visible
hint-solo = { DEVICE() ->
    [pad] Saisissez une carte avec { KEY("enter") }, puis choisissez où elle va.
   *[keys] Cliquez ou faites glisser une carte, ou tapez sa touche, puis choisissez où elle va.
}
play-banner-solo = Tour { $turn }. La main reste.
play-do-trade = Troquer
play-aim-trade-no = choisissez une carte visible
play-aim-trade-short = pas là
play-trade-hand-no = { DEVICE() ->
    [pad] choisissez la carte de la main cédée en échange
   *[keys] déposez-la sur la carte de la main cédée en échange
}
play-trade-hand-short = sur la main
play-trade-row-no = { DEVICE() ->
    [pad] choisissez la carte visible voulue en échange
   *[keys] déposez-la sur la carte visible voulue en échange
}
play-trade-row-short = sur carte visible
play-one-hand-no = tout l’équipage partage une seule main, il n’y a rien à donner
play-one-hand-short = une seule main
play-way-trade = Donner { $give }
play-ask-trade = Troquer contre { $card } : quelle carte donner ?
play-log-trade = { $name } troque { $given } contre { $taken }, visible
over-row-trades = Cartes troquées
play-tip-trade = Une carte de la main contre une carte visible, où que vous soyez : { $cost ->
    [one] { $cost } action
    [many] { $cost } actions
   *[other] { $cost } actions
}.
play-tip-face-up-solo = Une carte visible. Prenez-la à la collecte au lieu de { $deck-cards } de la pioche, ou en fouillant, ou troquez une carte de la main contre elle.
play-tip-crew-solo = { $name } : sa place et ses jetons. La main ci-dessous est à tout l’équipage, { $hand-limit } cartes au plus à la fin d’un tour.
