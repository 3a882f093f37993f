### Words of solo: one player, three crew members, one shared hand.

button-trade = Scambia
would-trade = con una scoperta
hint-solo = { DEVICE() ->
    [pad] Prendi una carta con { KEY("enter") } e scegli dove va.
   *[keys] Fai clic su una carta o trascinala, o premi il suo tasto, e scegli dove va.
}
play-banner-solo = Turno { $turn }. La tua mano resta.
play-do-trade = Scambiare
play-aim-trade-no = scegli una carta scoperta
play-aim-trade-short = non lì
play-trade-hand-no = { DEVICE() ->
    [pad] scegli la carta della mano che dai in cambio
   *[keys] trascinala sulla carta della mano che dai in cambio
}
play-trade-hand-short = una della mano
play-trade-row-no = { DEVICE() ->
    [pad] scegli la carta scoperta che vuoi in cambio
   *[keys] trascinala sulla carta scoperta che vuoi in cambio
}
play-trade-row-short = una scoperta
play-one-hand-no = l’equipaggio condivide una sola mano, quindi non c’è nulla da dare
play-one-hand-short = mano comune
play-way-trade = Dare { $give }
play-ask-trade = Quale carta dai per { $card }?
play-log-trade = { $name } scambia { $given } con { $taken } tra le scoperte
over-row-trades = Carte scambiate
play-tip-trade = Scambia una carta della mano con una scoperta, ovunque tu sia: { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
play-tip-face-up-solo = Una carta scoperta. Raccoglila invece di { $deck-cards } dal mazzo, prendila quando rovisti o scambiala con una della mano.
play-tip-crew-solo = { $name }: stanza e segnalini. La mano qui sotto è di tutto l’equipaggio: al massimo { $hand-limit } carte dopo la raccolta.
