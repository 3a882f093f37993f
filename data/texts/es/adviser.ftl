### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Lo que yo haría
adviser-ending = Si terminas ya
adviser-tries = Partidas simuladas: { $count }
adviser-wait = El capitán está pensando.
adviser-none = Aquí no tengo ningún plan que ofrecer.
adviser-unable = Ahora mismo no puedo pensar. Pregúntame otra vez.
adviser-alone = No hay otro plan con el que comparar.
adviser-keep = Mantener vista
adviser-why = ¿Por qué?

## Reasons

adviser-power = Con esto van { $count } de { $of } salas desviadas.
adviser-safe = Después, ninguna carta posible destruye la nave.
adviser-risk = Después, { $of ->
    [1] la única carta posible destruye
   *[other] { $count ->
        [1] 1 de { $of } cartas posibles destruye
       *[other] { $count } de { $of } cartas posibles destruyen
    }
} la nave.
adviser-tokens =
    Cuesta { $count ->
        [one] una ficha de acción
        [many] { $count } fichas de acción
       *[other] { $count } fichas de acción
    }.

## After deciding

adviser-decide-first = Decide primero. Te respondo al terminar tus acciones, según el ajuste «Tras decidir».
adviser-ask-earlier = Pregúntame durante tus acciones. Con el ajuste «Tras decidir», te respondo cuando las termines.
adviser-one-way = Aquí solo tienes una opción. No necesita consejo.
adviser-off = Los consejos del capitán están desactivados. Actívalos en los ajustes.
adviser-decided = Ya has decidido. Este es mi plan.
adviser-level = Tan bueno como mi plan.
adviser-yours = Tu plan
adviser-mine = Mi plan
adviser-take-back = Deshacer el turno
adviser-go-on = Mantener mi turno

## Why

adviser-parts = Difieren desde el paso { $number }
adviser-next = Lo que puede venir
adviser-left = Queda en la mano
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (cuesta una ficha de acción)

## Settings and keys

settings-adviser = Consejos del capitán
settings-adviser-note = Tras decidir: ves el plan del capitán cuando terminas tus acciones.
settings-adviser-asked = Al preguntar
settings-adviser-after = Tras decidir
settings-adviser-off = Nunca
command-adviser = Preguntar al capitán
command-keep-ghosts = Consejo: mantener la vista previa
command-why = Consejo: por qué
play-tip-adviser = Consejos del capitán{ KEY("adviser", before: " (", after: ")") }
