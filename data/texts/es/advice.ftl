### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = Mi elección
adviser-worth-close = Muy cerca
adviser-worth-unclear = Difícil saberlo
adviser-worth-weaker = Parece peor
adviser-worth-far = Parece mucho peor

## What a plan does: $crew is a name, $room a room

adviser-win = Salva la nave.
adviser-core = Después, { $crew } puede reiniciar el núcleo.
adviser-opens = Después, { $crew } puede desviar { $room }.
adviser-holds = Después, { $crew } tiene todas las cartas para desviar { $room }.
adviser-lacks =
    Después, a { $crew } solo le { $count ->
        [one] falta una carta
        [many] faltan { $count } cartas
       *[other] faltan { $count } cartas
    } para desviar { $room }.
adviser-first = Esperar es arriesgado: si { $room } recibe antes un impacto, ya no se puede desviar.
adviser-otherwise = Sin esto, { $of ->
    [1] la única carta posible destruye
   *[other] { $count ->
        [1] 1 de { $of } cartas posibles destruye
       *[other] { $count } de { $of } cartas posibles destruyen
    }
} la nave.
adviser-rescue = Otro impacto ya no destruye { $room }.
adviser-whole = Repara por completo { $room }.
adviser-bears =
    Así { $room } aguanta { $count ->
        [one] un impacto
        [many] { $count } impactos
       *[other] { $count } impactos
    } en vez de { $of }.
adviser-nearer = El próximo turno empieza más cerca { FORM($room, "of") }, donde { $crew } puede usar una carta.
adviser-keeps =
    Guarda { $count ->
        [one] una ficha de acción
        [many] { $count } fichas de acción
       *[other] { $count } fichas de acción
    } para más tarde.
adviser-hand =
    Después, { $crew } tiene { $count ->
        [one] una carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }.
adviser-repairs = Después, { $crew } puede reparar { $room }.
adviser-plain = No tiene ninguna ventaja en particular.

## What can be done with a plan

adviser-play = Jugarlo
adviser-play-plan = Jugar el plan { $number }
adviser-play-ends = Termina tú
adviser-ending-best = Mi elección: termina ya tus acciones.
adviser-play-not = Este plan termina tus acciones. Hazlo tú.
adviser-why-not = ¿Por qué no?
adviser-only = Solo este plan
adviser-lost = Lo que perderías
adviser-better = Tengo un plan mejor. Ver
command-play-plan = Consejo: jugar el plan

## The film

film-tip-hit = Impactos: { $rooms }
