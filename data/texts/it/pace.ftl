### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = A che ritmo deve scorrere la tempesta?
pace-text = Un’ultima cosa prima del tuo primo volo. Puoi cambiarla in ogni momento nelle impostazioni.
pace-slow = Il tempo di seguire ogni colpo. Ideale per una prima partita.
pace-normal = Vedi tutto, senza troppe attese.
pace-fast = Per equipaggi che conoscono le carte.
pace-off = Nessuna animazione: i risultati appaiono subito.

## Before a person’s turn

recap-title = { $since ->
    [alone] Dal tuo ultimo turno
    [first] { $name }, prima del tuo primo turno
   *[last] { $name }, dal tuo ultimo turno
}
recap-title-ready = Ci sei, { $name }? Il turno { $turn } è tuo.
recap-nothing = { $since ->
    [first] Nessun colpo dall’inizio della partita.
   *[last] Nessun colpo dal tuo ultimo turno.
}
recap-turn = Turno { $turn }, { $name }
recap-cube = { $spaces ->
    [0] colpo subito
   *[other] un cubetto perso, ora { $left } su { $spaces }
}
recap-cube-since = un cubetto perso, adesso { $left } su { $spaces }
recap-protected = colpo parato: segnalino Protezione
recap-protected-short = Protezione
recap-protects = protegge { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = Breccia nello Scafo: { $count ->
    [0] nessuna carta persa
    [one] una carta persa
   [many] { $count } carte perse
   *[other] { $count } carte perse
}
recap-spared = Nessuna stanza colpita.
recap-go-on = Avanti
recap-ready = Ci sono
recap-never = Non mostrare più
