### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = { $price } azioni rimaste
play-left-many-no = costa { $price } azioni, { $count ->
    [0] non ne hai più
    [one] te ne resta una
   [many] te ne restano { $count }
   *[other] te ne restano { $count }
}
play-left-many-short = costa { $price } azioni
play-empty = La stanza è vuota
play-empty-no = nella stanza c’è già qualcuno
play-empty-short = stanza occupata
play-do-cube = Un cubetto Riparazione
play-do-protection = Un segnalino Protezione
play-do-action = Un segnalino Azione
play-other-crew = Un altro membro dell’equipaggio
play-other-crew-no = dallo a un altro membro dell’equipaggio
play-other-crew-short = non a te
play-to-crew-no = { DEVICE() ->
    [pad] scegli un membro dell’equipaggio
   *[keys] trascinalo su un membro dell’equipaggio
}
play-to-crew-short = solo all’equipaggio
play-token-waits-no = resta a chi lo ha fino a un colpo alla sua stanza
play-token-waits-short = aspetta un colpo
play-cube-place-no = riempie uno spazio vuoto della tua stanza
play-cube-place-short = solo spazi

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] riempie tutto
   *[no] con un tuo cubetto
}
play-tip-held-cube = { DEVICE() ->
    [pad] I tuoi cubetti Riparazione. Scegline uno, poi uno spazio vuoto della tua stanza: un’azione, nessuna carta. In una stanza deviata riempi tutti gli spazi, prima con i tuoi cubetti.
   *[keys] I tuoi cubetti Riparazione. Trascinane uno su uno spazio vuoto della tua stanza, o fai clic su entrambi: un’azione, nessuna carta. In una stanza deviata riempi tutti gli spazi, prima con i tuoi cubetti.
}
play-tip-held-protection = I tuoi segnalini Protezione. Uno para il prossimo colpo alla stanza in cui ti trovi.
damage-sunk-title = { $count ->
    [0] In fondo, viste da tutti
   *[other] In cima e in fondo, viste da tutti
}
damage-sunk = { $place ->
    [1] ultima
   *[other] { $place }ª dal fondo
}
play-info-held = { $count ->
    [one] Protetta da un segnalino Protezione di { $names }
   [many] Protetta da segnalini Protezione di { $names }
   *[other] Protetta da segnalini Protezione di { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, non in questa partita: { $ability }
   *[v2] V2, non in questa partita: { $ability }
}

## The log

play-log-paid = Scartate dal mazzo: { $cards }
play-log-cube = { $name } dà un cubetto Riparazione a { $other }
play-log-shield-given = { $same ->
    [yes] { $name } prende un segnalino Protezione
   *[no] { $name } dà un segnalino Protezione a { $other }
}
play-log-shield-used = { $name } cede un segnalino Protezione
play-log-split = { $name } mette { $cards } in cima e { $below } in fondo
play-log-sunk = { $name } mette { $below } in fondo

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] Scegli una carta degli scarti.
   *[keys] Trascina una carta degli scarti nella mano, o fai clic su di essa.
}
play-take-do = { $lost ->
    [nothing] { $name } prende { $take }.
    [unknown] { $name } prende { $take }. Si scarta anche la prima carta del mazzo.
   *[other] { $name } prende { $take }. Dal mazzo si scarta anche { $lost }.
}
play-take-last = È l’ultima carta del mazzo: la nave è perduta.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Tasti da { KEY("card-1") } a { KEY("card-9") }
}
play-take-keys-lower = { DEVICE() ->
    [pad] Metti qui una carta
   *[keys] Trascina qui una carta
}
play-pair-text-hint = { DEVICE() ->
    [pad] Scegli una o due carte per fila.
   *[keys] Fai clic su una o due carte per fila, o trascina una carta su un’altra.
}
play-pair-do = { $first } dà { $given } a { $second } e prende { $taken }.
play-pair-uneven = Entrambi devono dare lo stesso numero di carte. Finora: { $one } e { $two }.
play-pair-agree = { $first } e { $second } sono d’accordo?
play-pair-agree-text = { $first } dà { $given }. { $second } dà { $taken }. Chiedi a entrambi prima di scambiare.
play-pair-agree-yes = D’accordo
play-pair-agree-no = No
play-deal-supply = { $count ->
    [one] Ancora un segnalino da distribuire
   [many] Ancora { $count } segnalini da distribuire
   *[other] Ancora { $count } segnalini da distribuire
}
play-deal-none = Tutti distribuiti
play-deal-hint = { DEVICE() ->
    [pad] Scegli chi riceve un segnalino. Scegli un segnalino per riprenderlo.
   *[keys] Trascina un segnalino su un membro dell’equipaggio, o fai clic su chi lo riceve. Fai clic su un segnalino per riprenderlo.
}
play-deal-keys = Tasto { $key }, Maiusc per togliere
play-deal-has = ne ha { $count }
play-deal-gets = ne riceve { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } riceve { $count ->
        [one] un cubetto Riparazione
       [many] { $count } cubetti Riparazione
       *[other] { $count } cubetti Riparazione
    }
    [protection] { $name } riceve { $count ->
        [one] un segnalino Protezione
       [many] { $count } segnalini Protezione
       *[other] { $count } segnalini Protezione
    }
   *[action] { $name } riceve { $count ->
        [one] un segnalino Azione
       [many] { $count } segnalini Azione
       *[other] { $count } segnalini Azione
    }
}
play-split-top = Cima del mazzo
play-split-top-note = si pescano prima, da sinistra
play-split-bottom = Fondo del mazzo
play-split-bottom-note = si pescano per ultime, prima della Breccia
play-split-bottom-note-cards = si pescano per ultime
play-split-cards-top = Le prossime, in quest’ordine: { $cards }
play-split-cards-bottom = Ultime di tutte: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Metti qui una carta
   *[keys] Trascina qui una carta
}
play-split-note = { DEVICE() ->
    [pad] Hai visto carte coperte: non puoi annullare. Prendi una carta con { KEY("enter") }; { KEY("left") } e { KEY("right") } la spostano. Tieni premuto { KEY("tab") } per guardare il tavolo.
   *[keys] Hai visto carte coperte: non puoi annullare. Fai clic su una carta, trascinala o premi da { KEY("card-1") } a { KEY("card-9") }; le frecce la spostano. Tieni premuto { KEY("tab") } per guardare il tavolo.
}
play-split-later = Ultime prima della Breccia nello Scafo: { $rooms }
