### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Primera partida guiada
title-guided-note = Una partida entera con el capitán
setup-guided-tip = Una partida de verdad con consejos del capitán, hasta que todo haya salido bien una vez.

## The bubble

guide-close = Entendido
guide-back = Volver a mis acciones
guide-note = Aprendido: { $done } de { $count }
guide-note-tip = La lista del capitán: lo que ya ha salido bien una vez y lo que falta.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = Cada turno la tormenta golpea la nave. Si golpea una sala sin cubos, o se acaba el mazo de recursos, perdemos la nave. El camino a casa: desviar la energía de las ocho salas y reiniciar el Núcleo de energía.
guide-program = El programa juega con { $names }.
guide-core = Puedes salvar la nave este turno: desvía lo que falta y reinicia el Núcleo de energía. { $cost }
guide-critical = Otro impacto en { $room } y perdemos la nave. Puedes reparar esa sala este turno. { $cost }
guide-danger = Otro impacto en { $room } y perdemos la nave. No veo un modo seguro de reparar esa sala este turno.
guide-divert = Puedes desviar la energía { FORM($room, "of") } este turno. { $cost } Así estamos una sala más cerca de casa.
guide-share = En la misma sala se puede compartir: cada carta cuesta una acción.
guide-repair = Puedes reparar { $room } este turno. { $cost } Una carta que encaje repone un cubo.
guide-ability = Puedes activar la habilidad de una sala totalmente reparada. Este turno puedes activar { $room }. { $cost }
guide-token = Gastaste tus tres acciones, pero una ficha de acción paga otra más.
guide-hand-limit =
    Tienes { $count ->
        [one] una carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }, y tu límite de mano es seis. Toma una carta visible, o descarta lo que menos necesitemos.

## What leads on

guide-onward = Puedes desviar la energía { FORM($room, "of") } este turno. { $cost } Salas restantes: { $left }.
guide-next-repair = Este turno no se puede desviar ninguna sala. Lo mejor ahora: reparar { $room }. { $cost }
guide-gather = Este turno no se puede desviar ninguna sala. La más cercana: { $room }. Cartas que faltan: { $cards }. Rebusca para encontrar cartas.
guide-save = Este turno no se puede desviar ninguna sala. Termina con una acción sin usar: será una ficha de acción para otro turno.

## What was left undone

guide-missed-core = Terminaste tus acciones, pero aún podías salvar la nave este turno.
guide-missed-critical = Terminaste tus acciones, pero aún podías reparar { $room }. Esa sala no tiene cubos.
guide-missed-divert = Terminaste tus acciones, pero aún podías desviar la energía { FORM($room, "of") }.
guide-missed-token = Terminaste tus acciones, pero tu ficha de acción aún podía pagar algo útil.
guide-missed-share = Terminaste tus acciones, pero aún podías compartir una carta que necesitamos.
guide-missed-repair = Terminaste tus acciones, pero aún podías reparar { $room }.
guide-missed-ability = Terminaste tus acciones, pero aún podías activar { $room }.

## Farewell

guide-won = El núcleo funciona y volvemos a casa. Pulsa { KEY("adviser") } siempre que me necesites.
guide-lost = Perdimos esta nave, pero conoces mejor la próxima. Pulsa { KEY("adviser") } siempre que me necesites.
