### Words of solo: one player, three crew members, one shared hand.

button-trade = Échanger
would-trade = contre une carte visible
hint-solo = { DEVICE() ->
    [pad] Saisissez une carte avec { KEY("enter") }, puis choisissez où elle va.
   *[keys] Cliquez sur une carte, faites-la glisser ou appuyez sur sa touche, puis choisissez où elle va.
}
play-banner-solo = Tour { $turn }. Votre main reste la même.
play-do-trade = Échanger
play-aim-trade-no = choisissez une carte visible
play-aim-trade-short = pas là
play-trade-hand-no = { DEVICE() ->
    [pad] choisissez la carte de la main à donner en échange
   *[keys] déposez-la sur la carte de la main à donner en échange
}
play-trade-hand-short = une carte en main
play-trade-row-no = { DEVICE() ->
    [pad] choisissez la carte visible voulue en échange
   *[keys] déposez-la sur la carte visible voulue en échange
}
play-trade-row-short = une carte visible
play-one-hand-no = l’équipage partage une seule main : il n’y a rien à donner
play-one-hand-short = une seule main
play-way-trade = Donner { $give }
play-ask-trade = Échanger contre { $card } : quelle carte donner ?
play-log-trade = { $name } échange { $given } contre { $taken } (visible)
over-row-trades = Cartes échangées
play-tip-trade =
    Échanger une carte de la main contre une carte visible, où que vous soyez : { $cost ->
        [one] { $cost } action
        [many] { $cost } actions
       *[other] { $cost } actions
    }.
play-tip-face-up-solo = Une carte visible. Collectez-la au lieu de { $deck-cards } cartes de la pioche, prenez-la en fouillant, ou échangez-la contre une carte de la main.
play-tip-crew-solo = { $name } : salle et jetons. Tout l’équipage partage la main ci-dessous : { $hand-limit } cartes au plus après la collecte.
