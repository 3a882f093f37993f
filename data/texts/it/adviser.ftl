### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Che cosa farei io
adviser-ending = Se finisci ora
adviser-tries = Partite simulate: { $count }
adviser-wait = Il capitano sta pensando.
adviser-none = Qui non ho un piano da proporre.
adviser-unable = In questo momento non riesco a pensare. Chiedimelo di nuovo.
adviser-alone = Non c’è un altro piano da confrontare.
adviser-keep = Tieni anteprima
adviser-why = Perché?

## Reasons

adviser-power = Stanze così deviate: { $count } su { $of }.
adviser-safe = Dopo, nessuna possibile prossima carta distrugge la nave.
adviser-risk = Dopo, { $of ->
    [1] l’unica prossima carta possibile distrugge
   *[other] { $count ->
        [1] 1 delle { $of } prossime carte possibili distrugge
       *[other] { $count } delle { $of } prossime carte possibili distruggono
    }
} la nave.
adviser-tokens = Costa { $count ->
    [one] un segnalino Azione
   [many] { $count } segnalini Azione
   *[other] { $count } segnalini Azione
}.

## After deciding

adviser-decide-first = Prima decidi. Rispondo quando termini le azioni, come dice l’impostazione «Dopo».
adviser-ask-earlier = Chiedimi durante le tue azioni. Con l’impostazione «Dopo» rispondo quando le termini.
adviser-one-way = Qui hai una sola scelta. Non serve un consiglio.
adviser-off = I consigli del capitano sono disattivati. Attivali nelle impostazioni.
adviser-decided = Hai deciso. Ecco il mio piano.
adviser-level = Buono come il mio piano.
adviser-yours = Il tuo piano
adviser-mine = Il mio piano
adviser-take-back = Annulla il turno
adviser-go-on = Tieni il mio turno

## Why

adviser-parts = Differiscono dal passo { $number }
adviser-next = Che cosa può arrivare
adviser-left = Resta in mano
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (costa un segnalino Azione)

## Settings and keys

settings-adviser = Consigli del capitano
settings-adviser-note = Dopo: vedi il piano del capitano quando termini le azioni.
settings-adviser-asked = Su richiesta
settings-adviser-after = Dopo
settings-adviser-off = No
command-adviser = Chiedi al capitano
command-keep-ghosts = Consiglio: mantieni l’anteprima
command-why = Consiglio: perché
play-tip-adviser = Consigli del capitano{ KEY("adviser", before: " (", after: ")") }
