### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = La mia scelta
adviser-worth-close = Molto vicino
adviser-worth-unclear = Difficile dirlo
adviser-worth-weaker = Sembra peggiore
adviser-worth-far = Sembra molto peggiore

## What a plan does: $crew is a name, $room a room

adviser-win = Salva la nave.
adviser-core = Poi { $crew } può riavviare il nucleo.
adviser-opens = Poi { $crew } può deviare { $room }.
adviser-holds = Poi { $crew } ha tutte le carte per deviare { $room }.
adviser-lacks = Poi, per deviare { $room }, a { $crew } { $count ->
    [one] manca solo una carta
   [many] mancano solo { $count } carte
   *[other] mancano solo { $count } carte
}.
adviser-first = Aspettare è rischioso: dopo un colpo { FORM($room, "at") } non potete più deviare questa stanza.
adviser-otherwise = Senza questo, { $of ->
    [1] l’unica prossima carta possibile distrugge
   *[other] { $count ->
        [1] 1 delle { $of } prossime carte possibili distrugge
       *[other] { $count } delle { $of } prossime carte possibili distruggono
    }
} la nave.
adviser-rescue = Un altro colpo non distrugge più { $room }.
adviser-whole = Ripara completamente { $room }.
adviser-bears = Colpi che si reggono { FORM($room, "at") }: { $count } invece di { $of }.
adviser-nearer = Il prossimo turno inizia più vicino: { FORM($room, "at") } { $crew } può usare una carta.
adviser-keeps = Tiene { $count ->
    [one] un segnalino Azione
   [many] { $count } segnalini Azione
   *[other] { $count } segnalini Azione
} per dopo.
adviser-hand = Poi { $crew } ha in mano { $count ->
    [one] una carta
   [many] { $count } carte
   *[other] { $count } carte
}.
adviser-repairs = Poi { $crew } può riparare { $room }.
adviser-plain = Nessun vantaggio in particolare.

## What can be done with a plan

adviser-play = Eseguilo
adviser-play-plan = Esegui il piano { $number }
adviser-play-ends = Termina tu
adviser-ending-best = La mia scelta: termina ora le azioni.
adviser-play-not = Questo piano termina le tue azioni. Fallo tu.
adviser-why-not = Perché no?
adviser-only = Solo questo piano
adviser-lost = A cosa rinunci
adviser-better = Ho un piano migliore. Mostra
command-play-plan = Consiglio: esegui il piano

## The film

film-tip-hit = Colpi: { $rooms }
