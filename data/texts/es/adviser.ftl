### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Lo que yo haría
adviser-ending = Si terminas ya
adviser-tries = Partidas simuladas: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = El capitán está pensando.
adviser-none = Aquí no tengo ningún plan que ofrecer.
adviser-alone = No hay otro plan con el que comparar.
adviser-best = El mejor de estos.
adviser-equal = Tan bueno como el plan { $plan }.
adviser-behind = Peor.
adviser-keep = Mantener vista
adviser-why = ¿Por qué?

## Reasons

adviser-power = Con esto van { $count } de { $goal } salas desviadas.
adviser-safe = Después, ninguna carta posible destruye la nave.
adviser-risk = Después, { $possible ->
    [1] la única carta posible destruye
   *[other] { $fatal ->
        [1] 1 de { $possible } cartas posibles destruye
       *[other] { $fatal } de { $possible } cartas posibles destruyen
    }
} la nave.
adviser-cubes =
    La nave gana { $count ->
        [one] un cubo
        [many] { $count } cubos
       *[other] { $count } cubos
    }.
adviser-tokens =
    Cuesta { $count ->
        [one] una ficha de acción
        [many] { $count } fichas de acción
       *[other] { $count } fichas de acción
    }.

## After deciding

adviser-decide-first = Decide primero. Te respondo cuando termines tus acciones.
adviser-ask-earlier = Pregúntame durante tus acciones. Te respondo cuando las termines.
adviser-one-way = Aquí solo tienes una opción. No necesita consejo.
adviser-off = Los consejos del capitán están desactivados. Actívalos en los ajustes.
adviser-decided = Ya has decidido. Este es mi plan.
adviser-level = Tan bueno como mi plan.
adviser-yours = Tu plan
adviser-mine = Mi plan
adviser-take-back = Deshacer el turno
adviser-go-on = Mantener mi turno
adviser-why-points = ¿Por qué? (−{ $points })

## Why

adviser-parts = Difieren desde el paso { $number }
adviser-next = Lo que puede venir
adviser-left = Queda en la mano

adviser-crew = Con una tripulación de este rango: { $rank }

## Settings and keys

settings-adviser = Consejos del capitán
settings-adviser-note = Por defecto: si juegas en solitario, al preguntar; con otros, tras decidir.
settings-adviser-usual = Por defecto
settings-adviser-asked = Al preguntar
settings-adviser-after = Tras decidir
settings-adviser-off = Nunca
command-adviser = Preguntar al capitán
command-keep-ghosts = Consejo: mantener la vista previa
command-why = Consejo: por qué
play-tip-adviser = Consejos del capitán{ KEY("adviser", before: " (", after: ")") }
