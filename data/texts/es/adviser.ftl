### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Lo que yo haría
adviser-ending = Terminar ya
adviser-tries = Futuros probados: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = El capitán está pensando.
adviser-none = El capitán no tiene aquí ningún plan.
adviser-alone = No hay otro plan con que compararlo.
adviser-best = El mejor de estos.
adviser-equal = Tan bueno como el plan { $plan }.
adviser-behind = Más débil.
adviser-keep = Mantener
adviser-why = ¿Por qué?

## Reasons

adviser-power = Salas desviadas entonces: { $count } de { $goal }.
adviser-safe = Entonces nada de lo que viene hace perder la nave.
adviser-risk = Cartas que pueden venir y entonces hacen perder la nave: { $fatal } de { $possible }.
adviser-cubes = Cubos en la nave: +{ $count }.
adviser-tokens = Fichas de acción gastadas: { $count }.

## After deciding

adviser-decide-first = Decide primero: respondo cuando termines tus acciones.
adviser-ask-earlier = Pregúntame durante tus acciones: respondo cuando las termines.
adviser-one-way = Ahora solo se puede hacer una cosa: no hay nada que aconsejar.
adviser-off = El consejero está desactivado en los ajustes.
adviser-decided = Has decidido. Esta es mi respuesta.
adviser-level = Tan bueno como el mío.
adviser-yours = Tu turno
adviser-mine = El del capitán
adviser-take-back = Retomar el turno
adviser-go-on = Seguir con mi turno
adviser-why-points = ¿Por qué? (−{ $points })

## Why

adviser-parts = Dónde se separan: paso { $number }
adviser-next = Lo que puede venir
adviser-left = Queda en la mano

adviser-crew = Si se sigue como: { $rank }

## Settings and keys

settings-adviser = Consejo del capitán
settings-adviser-note = Como siempre: a una sola persona se le responde al preguntar; a varias, tras decidir.
settings-adviser-usual = Como siempre
settings-adviser-asked = Al preguntar
settings-adviser-after = Tras decidir
settings-adviser-off = No
command-adviser = Preguntar al capitán
command-keep-ghosts = Consejo: mantener la vista previa
command-why = Consejo: por qué
play-tip-adviser = Consejo del capitán{ KEY("adviser", before: " (", after: ")") }
