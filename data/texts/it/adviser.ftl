### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Che cosa farei io
adviser-ending = Se finisci ora
adviser-tries = Partite simulate: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = Il capitano sta pensando.
adviser-none = Qui non ho un piano da proporre.
adviser-alone = Non c’è un altro piano da confrontare.
adviser-best = Il migliore di questi.
adviser-equal = Buono come il piano { $plan }.
adviser-behind = Più debole.
adviser-keep = Tieni anteprima
adviser-why = Perché?

## Reasons

adviser-power = Stanze così deviate: { $count } su { $goal }.
adviser-safe = Dopo, nessuna possibile prossima carta distrugge la nave.
adviser-risk = Dopo, { $possible ->
    [1] l’unica prossima carta possibile distrugge
   *[other] { $fatal ->
        [1] 1 delle { $possible } prossime carte possibili distrugge
       *[other] { $fatal } delle { $possible } prossime carte possibili distruggono
    }
} la nave.
adviser-cubes = La nave guadagna { $count ->
    [one] un cubetto
   [many] { $count } cubetti
   *[other] { $count } cubetti
}.
adviser-tokens = Costa { $count ->
    [one] un segnalino Azione
   [many] { $count } segnalini Azione
   *[other] { $count } segnalini Azione
}.

## After deciding

adviser-decide-first = Prima decidi. Rispondo quando termini le azioni.
adviser-ask-earlier = Chiedimi durante le tue azioni. Rispondo quando le termini.
adviser-one-way = Qui hai una sola scelta. Non serve un consiglio.
adviser-off = I consigli del capitano sono disattivati. Attivali nelle impostazioni.
adviser-decided = Hai deciso. Ecco il mio piano.
adviser-level = Buono come il mio piano.
adviser-yours = Il tuo piano
adviser-mine = Il mio piano
adviser-take-back = Annulla il turno
adviser-go-on = Tieni il mio turno
adviser-why-points = Perché? (−{ $points })

## Why

adviser-parts = Differiscono dal passo { $number }
adviser-next = Che cosa può arrivare
adviser-left = Resta in mano

adviser-crew = Per un equipaggio di questo grado: { $rank }

## Settings and keys

settings-adviser = Consigli del capitano
settings-adviser-note = Predefinito: giocando in solitario hai consigli quando chiedi; con altri, dopo aver deciso.
settings-adviser-usual = Predefinito
settings-adviser-asked = Su richiesta
settings-adviser-after = Dopo
settings-adviser-off = No
command-adviser = Chiedi al capitano
command-keep-ghosts = Consiglio: mantieni l’anteprima
command-why = Consiglio: perché
play-tip-adviser = Consigli del capitano{ KEY("adviser", before: " (", after: ")") }
