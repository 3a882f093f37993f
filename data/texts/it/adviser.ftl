### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Che cosa farei io
adviser-ending = Finire adesso
adviser-tries = Futuri provati: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = Il capitano sta pensando.
adviser-none = Il capitano qui non ha un piano.
adviser-alone = Non c’è un altro piano con cui confrontarlo.
adviser-best = Il migliore di questi.
adviser-equal = Buono come il piano { $plan }.
adviser-behind = Più debole.
adviser-keep = Mantieni
adviser-why = Perché?

## Reasons

adviser-power = Stanze deviate allora: { $count } su { $goal }.
adviser-safe = Allora nulla di ciò che arriva fa perdere la nave.
adviser-risk = Carte che possono arrivare e allora fanno perdere la nave: { $fatal } su { $possible }.
adviser-cubes = Cubetti sulla nave: +{ $count }.
adviser-tokens = Segnalini Azione spesi: { $count }.

## After deciding

adviser-decide-first = Prima decidi: rispondo quando finisci le azioni.
adviser-ask-earlier = Chiedimi durante le tue azioni: rispondo quando le finisci.
adviser-one-way = Ora si può fare una cosa sola: non c’è nulla da consigliare.
adviser-off = Il consigliere è spento nelle impostazioni.
adviser-decided = Hai deciso. Ecco la mia risposta.
adviser-level = Buono come il mio.
adviser-yours = Il tuo turno
adviser-mine = Quello del capitano
adviser-take-back = Riprendi il turno
adviser-go-on = Vai avanti col mio turno
adviser-why-points = Perché? (−{ $points })

## Why

adviser-parts = Dove si dividono: passo { $number }
adviser-next = Che cosa può arrivare
adviser-left = Resta in mano

adviser-crew = Se si gioca come: { $rank }

## Settings and keys

settings-adviser = Consiglio del capitano
settings-adviser-note = Come sempre: chi gioca da solo ha risposta quando chiede, in più persone dopo aver deciso.
settings-adviser-usual = Come sempre
settings-adviser-asked = Su richiesta
settings-adviser-after = Dopo
settings-adviser-off = Spento
command-adviser = Chiedi al capitano
command-keep-ghosts = Consiglio: mantieni l’anteprima
command-why = Consiglio: perché
play-tip-adviser = Consiglio del capitano{ KEY("adviser", before: " (", after: ")") }
