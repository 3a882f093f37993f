### Words of solo: one player, three crew members, one shared hand.

button-trade = Baratta
would-trade = con una scoperta
hint-solo = { DEVICE() ->
    [pad] Prendi una carta con { KEY("enter") } e scegli dove va.
   *[keys] Fai clic su una carta o trascinala, o premi il suo tasto, e scegli dove va.
}
play-banner-solo = Turno { $turn }. La mano resta.
play-do-trade = Barattare
play-aim-trade-no = scegli una carta scoperta
play-aim-trade-short = non lì
play-trade-hand-no = { DEVICE() ->
    [pad] scegli la carta della mano che dai in cambio
   *[keys] trascinala sulla carta della mano che dai in cambio
}
play-trade-hand-short = sulla mano
play-trade-row-no = { DEVICE() ->
    [pad] scegli la carta scoperta che vuoi in cambio
   *[keys] trascinala sulla carta scoperta che vuoi in cambio
}
play-trade-row-short = su una scoperta
play-one-hand-no = tutto l’equipaggio ha una sola mano, non c’è nulla da dare
play-one-hand-short = mano comune
play-way-trade = Dare { $give }
play-ask-trade = Barattare per { $card }: quale carta dai?
play-log-trade = { $name } baratta { $given } con { $taken }, tra le scoperte
over-row-trades = Carte barattate
play-tip-trade = Una carta della mano per una scoperta, ovunque tu sia: { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
play-tip-face-up-solo = Una carta scoperta. Raccoglila invece di { $deck-cards } dal mazzo, prendila quando rovisti o barattala con una carta della mano.
play-tip-crew-solo = { $name }: dove si trova e quali segnalini ha. La mano qui sotto è di tutto l’equipaggio, al massimo { $hand-limit } carte a fine turno.
