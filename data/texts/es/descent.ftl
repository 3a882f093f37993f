### The descent: ten kinds of ship for each crew size.

title-descent = El descenso
title-descent-note = Diez clases de nave, de la más fácil a la más dura
descent-title = El descenso
descent-lead = Diez escalones, de fácil a muy duro. Dos seguidos pueden ser igual de difíciles. De cada nave solo cuenta el primer vuelo.
descent-rung-1 = Órbita lejana
descent-rung-2 = Viento solar
descent-rung-3 = Primer resplandor
descent-rung-4 = Borde de la corona
descent-rung-5 = Rayos de la corona
descent-rung-6 = Protuberancia
descent-rung-7 = Campo de llamaradas
descent-rung-8 = Mancha oscura
descent-rung-9 = Luz hirviente
descent-rung-10 = Corazón del Sol
descent-name = { $rung } · { $name }
descent-officers = Los oficiales salvan
descent-interval = del { $low } al { $high } %
descent-unmeasured = aún sin medir
descent-you = Tú
descent-sum = { $won } de { $count }
descent-needed = Salva aquí { $needed } de tus últimas { $last } naves para seguir bajando.
descent-next = Salva la próxima nave para seguir bajando.
descent-done = Superado para siempre.
descent-all = Todos los escalones están superados. Al Sol no le queda nada que enseñarte.
descent-later = { $count ->
    [one] Este escalón cuenta en cuanto superes el escalón { $first }.
    [2] Este escalón cuenta en cuanto superes los escalones { $first } y { $last }.
    [many] Este escalón cuenta en cuanto superes los escalones { $first } a { $last }.
   *[other] Este escalón cuenta en cuanto superes los escalones { $first } a { $last }.
}
descent-begin = Empezar
descent-practice = Volar para practicar
descent-again = Volar otra vez
descent-aid-adviser = con consejos
descent-aid-undo = con decisiones deshechas
