### The table: everything painted on it.

## Resources, tokens, damage

resource-data = Datos
resource-metal = Metal
resource-nanobots = Nanobots
resource-energy = Energía
resource-universal = Universal
    .plural = Universales

## Top bar

table-turn = { $turn ->
    [0] Preparación
   *[other] Turno { $turn }
}
table-game = { $difficulty } · { $players ->
    [one] solitario
    [many] { $players } tripulantes
   *[other] { $players } tripulantes
}
phase-actions = Acciones
phase-actions-left = { $left ->
    [one] queda
    [many] quedan
   *[other] quedan
} { $left } de { $base-actions }
phase-actions-done = hechas
phase-collect = Recoger
phase-collect-note = { $deck-cards ->
    [one] 1 carta
    [many] { $deck-cards } cartas
   *[other] { $deck-cards } cartas
} o 1
phase-damage = Daño
phase-damage-note = { $rooms ->
    [0] brecha
    [one] 1 sala
    [many] { $rooms } salas
   *[other] { $rooms } salas
}
threat-title = { $phase ->
    [over] El viaje ha terminado
    [empty] El mazo se agota
    [breach] Brecha en el casco
    [first] Amenaza en el turno 1
    [later] Amenaza próximo turno
   *[other] Amenaza este turno
}
threat-loss = { $percent } %
threat-lost = nave perdida
threat-cards = { $possible ->
    [one] ({ $fatal } de 1 carta)
    [many] ({ $fatal } de { $possible } cartas)
   *[other] ({ $fatal } de { $possible } cartas)
}
threat-empty = (en la fase 2)
threat-sides = ({ $fatal } de { $possible } tiradas)
threat-hidden =
    { $rooms ->
        [0] una tirada descarta cartas
        [one] un impacto en una sala
        [many] impactos en { $rooms } salas
       *[other] impactos en { $rooms } salas
    }
threat-not-counted = Sin contar: riesgo oculto
threat-few =
    { $count ->
        [one] 1 carta hasta perder la nave
        [many] { $count } cartas hasta perder la nave
       *[other] { $count } cartas hasta perder la nave
    }
threat-few-brief = { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
threat-over = sin más amenazas
threat-times = { $count }×
threat-breach = Brecha
threat-breach-turn = turno { $turn }
threat-breach-now = cada turno
threat-left = Quedan en el mazo de daño: { $cards }

## Room cards

room-diverted = Desviada
room-critical = CRÍTICA
room-critical-note = otro impacto: nave perdida
room-destroyed = DESTRUIDA
room-destroyed-note = la nave se pierde
room-restart = Reinicia el núcleo: actívalo para ganar
room-restart-brief = Reinicia y gana
room-other-brief = Habilidad propia
room-chip = { $percent } %
room-power = energía
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = TURNO
tag-next = SIGUE
tag-then = LUEGO
tag-last = AL FINAL
tag-pod = CÁPSULA
crew-left = Abandonó la nave
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Cápsula de escape
pod-offline = Bloqueada: { $count } de { $needed } salas desviadas
pod-offline-short = Bloqueada: { $count } de { $needed } desviadas
pod-online = Lista. Sube desde el núcleo.
pod-online-short = Lista: puedes subir
pod-taken = A la deriva con { $count ->
    [one] una carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
pod-taken-short = A la deriva, { $count ->
    [one] una carta
    [many] { $count } cartas
   *[other] { $count } cartas
}

## Supply

## Resources

resources-title = Recursos
panel-not-counted = Sin contar
resources-empty = Vacío = nave perdida · { $turns ->
    [0] menos de un turno
    [one] ~1 turno
    [many] ~{ $turns } turnos
   *[other] ~{ $turns } turnos
}
resources-discard = Descartes
resources-seen-title =
    { $count ->
        [one] Próxima carta, vista por todos
        [many] Próximas { $count } cartas, vistas por todos
       *[other] Próximas { $count } cartas, vistas por todos
    }

## Damage

damage-title = Daño
damage-breach-last = La Brecha, al final
damage-breach-on = tirada cada turno
damage-last = { $turn ->
    [0] Último impacto
   *[other] Último impacto, turno { $turn }
}
damage-none = Sin impactos aún
damage-next = { $rooms ->
    [one] próxima: 1 sala
    [many] próxima: { $rooms } salas
   *[other] próxima: { $rooms } salas
}
damage-any = Elegir { $count }
damage-seen-title =
    { $count ->
        [one] Próxima carta de daño, vista por todos
        [many] Próximas { $count } cartas de daño, vistas por todos
       *[other] Próximas { $count } cartas de daño, vistas por todos
    }

## The die

die-before = Aún sin tirar
die-scavenge = { $value } · { $cards ->
    [0] ninguna carta
    [one] una carta
    [2] dos cartas
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
die-breach = { $value } · { $cards ->
    [0] ninguna carta perdida
    [one] una carta perdida
    [many] { $cards } cartas perdidas
   *[other] { $cards } cartas perdidas
}
die-other = { $value }
die-who-scavenge = { $name }, rebusca
die-who-breach = Brecha en el casco
die-who-other = { $name }, a la deriva

## The dock

dock-actions = Acciones
dock-collect = Fase 2: recoger cartas
dock-damage = Fase 3: daño
dock-setup = Antes del primer turno
dock-adrift = A la deriva en la Cápsula de escape
dock-over = La partida ha terminado
dock-empty-hand = Sin cartas en la mano
button-move = Mover
button-scavenge = Rebuscar
button-share = Compartir
button-divert = Desviar
button-repair = Reparar
button-activate = Activar
button-restart = Reiniciar
button-more = Más acciones
end-finish = Terminar
end-nothing = No tomar nada
end-confirm = Confirmar
end-wait = Tú eliges
end-strike = Daño
end-adrift = A la deriva
end-seat = Espera
end-over = Resultado
end-again = Repetir el paso
end-back = Un paso atrás
end-tokens = { $count ->
    [one] +1 ficha
    [many] +{ $count } fichas
   *[other] +{ $count } fichas
}
end-lost = no quedan fichas
end-none-left = { $tokens ->
    [0] acciones gastadas
    [one] guardar la ficha
    [many] guardar las fichas
   *[other] guardar las fichas
}
would-card-data = datos
would-card-metal = metal
would-card-nanobots = nanobots
would-card-energy = energía
would-card-universal = Universal
would-move = { $count ->
    [one] 1 sala a elegir
    [many] { $count } salas a elegir
   *[other] { $count } salas a elegir
}
would-scavenge = { $percent } %: 1+ cartas
would-share = con { $name }
would-share-many = con otros { $count }
would-repair = { $card } en casilla { $slot }
would-repair-any = casilla { $slot }
would-repair-many = { $count } casillas
would-refill = rellenar con { $card }
would-divert = cuesta 3 cartas
would-divert-wild = { $count ->
    [one] con 1 Universal
    [many] con { $count } Universales
   *[other] con { $count } Universales
}
would-divert-ways = { $count } formas de pagar
would-activate = esta sala
would-more = { $count ->
    [0] ninguna posible ahora
    [one] una posible ahora
    [many] { $count } posibles ahora
   *[other] { $count } posibles ahora
}
would-win = reiniciar el núcleo
hint-spent = No te quedan acciones. Termínalas para recoger cartas.
hint-no-cards = Muévete, rebusca o termina tus acciones.
hint-choice = Elige.
hint-over = La partida ha terminado.
