### The table: everything painted on it.

## Resources, tokens, damage

resource-data = Dados
resource-metal = Metal
resource-nanobots = Nanobots
resource-energy = Energia
resource-universal = Universal
    .plural = Universais

## Top bar

table-turn = { $turn ->
    [0] Preparação
   *[other] Turno { $turn }
}
table-game = { $difficulty } · { $players ->
    [one] solo
    [many] { $players } tripulantes
   *[other] { $players } tripulantes
}
phase-actions = Ações
phase-actions-left = restam { $left } de { $base-actions }
phase-actions-done = concluída
phase-collect = Coleta
phase-collect-note = { $deck-cards ->
    [1] 1 carta
    [one] { $deck-cards } cartas
    [many] { $deck-cards } cartas
   *[other] { $deck-cards } cartas
} ou 1
phase-damage = Dano
phase-damage-note = { $rooms ->
    [0] ruptura do casco
    [one] 1 sala
    [many] { $rooms } salas
   *[other] { $rooms } salas
}
threat-title = { $phase ->
    [over] A viagem acabou
    [empty] O baralho acaba
    [breach] Ruptura do casco
    [first] Ameaça no turno 1
    [later] Ameaça no próximo turno
   *[other] Ameaça neste turno
}
threat-loss = { $percent }%
threat-lost = nave perdida
threat-cards = { $possible ->
    [one] ({ $fatal } de 1 carta)
    [many] ({ $fatal } de { $possible } cartas)
   *[other] ({ $fatal } de { $possible } cartas)
}
threat-empty = (na fase 2)
threat-sides = ({ $fatal } de { $possible } rolagens)
threat-hidden = { $rooms ->
    [0] uma rolagem descarta cartas
    [one] uma sala será atingida
    [many] { $rooms } salas serão atingidas
   *[other] { $rooms } salas serão atingidas
}
threat-not-counted = Sem contagem: chances ocultas
threat-few = { $count ->
    [1] 1 carta até perder a nave
    [one] { $count } cartas até perder a nave
    [many] { $count } cartas até perder a nave
   *[other] { $count } cartas até perder a nave
}
threat-few-brief = { $count ->
    [1] 1 carta
    [one] { $count } cartas
    [many] { $count } cartas
   *[other] { $count } cartas
}
threat-over = sem mais ameaças
threat-times = { $count }×
threat-breach = Ruptura
threat-breach-turn = turno { $turn }
threat-breach-now = todo turno
threat-left = Restam no baralho de dano: { $cards }

## Room cards

room-diverted = Desviada
room-critical = CRÍTICA
room-critical-note = mais um impacto: nave perdida
room-destroyed = DESTRUÍDA
room-destroyed-note = a nave está perdida
room-restart = Reinicie o núcleo: ative-o para vencer
room-restart-brief = Reinicie e vença
room-other-brief = Habilidade própria
room-chip = { $percent }%
room-power = energia
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = NA VEZ
tag-next = PRÓXIMO
tag-then = DEPOIS
tag-last = ÚLTIMO
tag-pod = CÁPSULA
crew-left = Deixou a nave
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Cápsula de fuga
pod-offline = Inativa: { $count } de { $needed } salas desviadas
pod-offline-short = Inativa: { $count } de { $needed } desviadas
pod-online = Ativa. Embarque pelo núcleo.
pod-online-short = Ativa: pode embarcar
pod-taken = À deriva com { $count ->
    [1] uma carta
    [one] { $count } cartas
    [many] { $count } cartas
   *[other] { $count } cartas
}
pod-taken-short = À deriva com { $count ->
    [1] uma carta
    [one] { $count } cartas
    [many] { $count } cartas
   *[other] { $count } cartas
}

## Supply

## Resources

resources-title = Recursos
panel-not-counted = Sem contagem
resources-empty = Vazio = nave perdida · { $turns ->
    [0] menos de um turno
    [one] ~1 turno
    [many] ~{ $turns } turnos
   *[other] ~{ $turns } turnos
}
resources-discard = Descarte
resources-seen-title = { $count ->
    [one] Próxima carta, vista por todos
    [many] Próximas { $count }, vistas por todos
   *[other] Próximas { $count }, vistas por todos
}

## Damage

damage-title = Dano
damage-breach-last = Ruptura no fim
damage-breach-on = role todo turno
damage-last = { $turn ->
    [0] Último impacto
   *[other] Último impacto, turno { $turn }
}
damage-none = Nenhum impacto
damage-next = { $rooms ->
    [one] a seguir: 1 sala
    [many] a seguir: { $rooms } salas
   *[other] a seguir: { $rooms } salas
}
damage-any = { $count } à escolha
damage-seen-title = { $count ->
    [one] Próxima, vista por todos
    [many] Próximas { $count }, vistas por todos
   *[other] Próximas { $count }, vistas por todos
}

## The die

die-before = Ainda não rolado
die-scavenge = { $value } · { $cards ->
    [0] nenhuma carta
    [one] uma carta
    [2] duas cartas
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
die-breach = { $value } · { $cards ->
    [0] nenhuma carta perdida
    [one] uma carta perdida
    [many] { $cards } cartas perdidas
   *[other] { $cards } cartas perdidas
}
die-other = { $value }
die-who-scavenge = { $name }, vasculhar
die-who-breach = Ruptura do casco
die-who-other = { $name }, à deriva

## The dock

dock-actions = Ações
dock-collect = Fase 2: coleta de cartas
dock-damage = Fase 3: dano
dock-setup = Antes do primeiro turno
dock-adrift = À deriva na Cápsula de fuga
dock-over = A partida acabou
dock-empty-hand = Nenhuma carta na mão
button-move = Mover
button-scavenge = Vasculhar
button-share = Compartilhar
button-divert = Desviar energia
button-repair = Reparar
button-activate = Ativar
button-restart = Reiniciar
button-more = Mais ações
end-finish = Encerrar ações
end-nothing = Não pegar
end-confirm = Confirmar
end-wait = Sua escolha
end-strike = Dano
end-adrift = À deriva
end-seat = Aguarde
end-over = Resultado
end-again = Repetir passo
end-back = Passo anterior
end-tokens = { $count ->
    [1] +1 ficha
    [one] +{ $count } fichas
    [many] +{ $count } fichas
   *[other] +{ $count } fichas
}
end-lost = sem fichas na reserva
end-none-left = { $tokens ->
    [0] ações concluídas
    [one] guardar a ficha
    [many] guardar as fichas
   *[other] guardar as fichas
}
would-card-data = dados
would-card-metal = metal
would-card-nanobots = nanobots
would-card-energy = energia
would-card-universal = Universal
would-move = { $count ->
    [one] { $count } sala à escolha
    [many] { $count } salas à escolha
   *[other] { $count } salas à escolha
}
would-scavenge = { $percent }%: 1+ carta
would-share = com { $name }
would-share-many = com { $count } tripulantes
would-repair = { $card } no espaço { $slot }
would-repair-any = espaço { $slot }
would-repair-many = { $count } espaços
would-refill = tudo com { $card }
would-divert = custa 3 cartas
would-divert-wild = { $count ->
    [1] com 1 Universal
    [one] com { $count } Universais
    [many] com { $count } Universais
   *[other] com { $count } Universais
}
would-divert-ways = { $count } formas de pagar
would-activate = esta sala
would-more = { $count ->
    [0] nenhuma possível agora
    [one] uma possível agora
    [many] { $count } possíveis agora
   *[other] { $count } possíveis agora
}
would-win = reiniciar o núcleo
hint-spent = Sem ações. Encerre suas ações para coletar cartas.
hint-no-cards = Mova-se, vasculhe ou encerre suas ações.
hint-choice = Faça sua escolha.
hint-over = A partida acabou.
