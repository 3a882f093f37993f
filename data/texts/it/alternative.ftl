### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = { $price } azioni rimaste
play-left-many-no = costa { $price } azioni, { $count ->
    [0] non ne resta nessuna
    [one] ne resta una
   [many] ne restano { $count }
   *[other] ne restano { $count }
}
play-left-many-short = costa { $price } azioni
play-empty = Lì non c’è nessuno
play-empty-no = lì c’è già qualcuno
play-empty-short = non vuota
play-do-cube = Un cubetto Riparazione
play-do-protection = Un segnalino Protezione
play-do-action = Un segnalino Azione
play-other-crew = Un altro membro dell’equipaggio
play-other-crew-no = va a un altro membro dell’equipaggio
play-other-crew-short = a qualcun altro
play-to-crew-no = { DEVICE() ->
    [pad] scegli un membro dell’equipaggio
   *[keys] trascinalo su un membro dell’equipaggio
}
play-to-crew-short = solo all’equipaggio
play-token-waits-no = resta a chi lo ha finché un danno non colpisce la stanza in cui si trova
play-token-waits-short = aspetta un danno
play-cube-place-no = va su uno spazio vuoto della tua stanza
play-cube-place-short = solo su spazi

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] un cubetto, tutti
   *[no] con un tuo cubetto
}
play-tip-held-cube = { DEVICE() ->
    [pad] Cubetti Riparazione posseduti. Scegline uno e poi uno spazio vuoto della tua stanza: un’azione, nessuna carta. Dove l’energia è deviata riempie tutti gli spazi.
   *[keys] Cubetti Riparazione posseduti. Fai clic su uno e poi su uno spazio vuoto della tua stanza, o trascinalo lì: un’azione, nessuna carta. Dove l’energia è deviata riempie tutti gli spazi.
}
play-tip-held-protection = Segnalini Protezione posseduti. Uno assorbe il prossimo colpo alla stanza in cui ti trovi.
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

play-log-paid = Il mazzo perde { $cards } negli scarti
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
    [pad] Scegli una carta della pila.
   *[keys] Trascina una carta della pila nella mano, o fai clic su di essa.
}
play-take-do = { $lost ->
    [nothing] { $name } prende { $take }.
    [unknown] { $name } prende { $take }. Poi il mazzo perde la prima carta negli scarti.
   *[other] { $name } prende { $take }. Poi il mazzo perde { $lost } negli scarti.
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
   *[keys] Fai clic su una o due carte per fila, o trascina una carta su quella con cui va scambiata.
}
play-pair-do = { $first } dà { $given } a { $second } e prende { $taken }.
play-pair-uneven = Lo stesso numero di carte a testa: finora { $one } contro { $two }.
play-pair-agree = { $first } e { $second } sono d’accordo?
play-pair-agree-text = { $first } dà { $given }. { $second } dà { $taken }. Chiedi a entrambi prima di scambiare.
play-pair-agree-yes = D’accordo
play-pair-agree-no = No
play-deal-supply = { $count ->
    [one] Un segnalino da distribuire
   [many] { $count } segnalini da distribuire
   *[other] { $count } segnalini da distribuire
}
play-deal-none = Tutti distribuiti
play-deal-hint = { DEVICE() ->
    [pad] Scegli chi riceve un segnalino. Scegli un segnalino per riprenderlo.
   *[keys] Trascina un segnalino su un membro dell’equipaggio, o fai clic su chi lo riceve. Fai clic su un segnalino per riprenderlo.
}
play-deal-keys = Tasto { $key }, con Maiusc indietro
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
play-split-cards-bottom = Le ultime di tutte: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Metti qui una carta
   *[keys] Trascina qui una carta
}
play-split-note = { DEVICE() ->
    [pad] Si sono viste carte coperte: non si annulla. Prendi una carta con { KEY("enter") }; { KEY("left") } e { KEY("right") } la spostano. Tieni premuto { KEY("tab") } per guardare il tavolo.
   *[keys] Si sono viste carte coperte: non si annulla. Fai clic su una carta o trascinala, o premi da { KEY("card-1") } a { KEY("card-9") }; le frecce la spostano. Tieni premuto { KEY("tab") } per guardare il tavolo.
}
play-split-later = Tra le ultime, prima della Breccia nello Scafo: { $rooms }
