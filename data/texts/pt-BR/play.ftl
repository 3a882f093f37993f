### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks. The forms of a room: whose (`of`) and where (`at`), as de and em melt with the article

play-room = { $name }
    .of = de { $name }
    .at = em { $name }
play-room-bridge = a Ponte
    .of = da Ponte
    .at = na Ponte
play-room-cargo-hold = o Porão de carga
    .of = do Porão de carga
    .at = no Porão de carga
play-room-medical-bay = a Enfermaria
    .of = da Enfermaria
    .at = na Enfermaria
play-room-crew-quarters = o Alojamento
    .of = do Alojamento
    .at = no Alojamento
play-room-energy-core = o Núcleo de energia
    .of = do Núcleo de energia
    .at = no Núcleo de energia
play-room-engine-room = a Sala de máquinas
    .of = da Sala de máquinas
    .at = na Sala de máquinas
play-room-armoury = o Arsenal
    .of = do Arsenal
    .at = no Arsenal
play-room-repair-centre = a Oficina
    .of = da Oficina
    .at = na Oficina
play-room-mess-hall = o Refeitório
    .of = do Refeitório
    .at = no Refeitório
play-resource-data = dados
play-resource-metal = metal
play-resource-nanobots = nanobots
play-resource-energy = energia
play-resource-universal = uma carta Universal
play-counted = { $count } de { $resource }
play-counted-universal = { $count ->
    [one] { $resource }
    [many] { $count } cartas Universais
   *[other] { $count } cartas Universais
}
play-list-and = { $head } e { $last }
play-list-or = { $head } ou { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }, e { $other }
play-refused-label = Não é possível

## What somebody tries to do: the beginning of a refusal

play-do-that = Agora não
play-do-move = Mover
play-do-move-room = Ir para { $room }
play-do-send = Enviar { $name }
play-do-send-room = Enviar { $name } para { $room }
play-do-scavenge = Vasculhar
play-do-share = Compartilhar
play-do-give = Dar { $card } a { $name }
play-do-pick = Pegar uma carta
play-do-take = Pegar { $card } de { $name }
play-do-repair = Reparar
play-do-repair-room = Reparar { $room }
play-do-divert = Desviar energia
play-do-divert-room = Desviar a energia { FORM($room, "of") }
play-do-activate = Ativar
play-do-activate-room = Ativar { $room }
play-do-card = { $card }
play-do-card-room = Usar { $card } { FORM($room, "at") }
play-do-discard = Descartar { $card }
play-do-damage = Controle de danos
play-do-board = Embarcar na Cápsula de fuga

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] Resta uma ação
    [many] Restam { $count } ações
   *[other] Restam { $count } ações
}
play-left-no = não restam ações neste turno
play-left-short = sem ações

play-standing = Você está { FORM($room, "at") }
play-standing-no = você precisa estar lá, mas está { FORM($here, "at") }
play-standing-short = daqui não

play-company = Há outro tripulante aqui
play-company-no = não há mais ninguém nesta sala
play-company-short = ninguém aqui
play-cards = Cartas para compartilhar
play-cards-no = { $theirs ->
    [0] nenhum dos lados tem cartas
   *[other] sua mão está vazia
}
play-cards-short = sem cartas
play-together = { $name } está com você
play-together-no = { $name } está { FORM($room, "at") } e você, { FORM($here, "at") }; vocês precisam estar na mesma sala
play-together-short = salas diferentes
play-to-hand-no = a carta que você pega vai para a mão de { $name }
play-to-hand-short = para a sua mão
play-pick-later-no = só ao vasculhar ou, depois das suas ações, na coleta
play-pick-later-short = vasculhar ou coletar

play-whole = { $spaces ->
    [0] Nada aqui precisa de reparo
    [3] Os três cubos no lugar
   *[other] Os { $spaces } cubos no lugar
}
play-whole-no = repare-a antes ({ $cubes } de { $spaces } cubos no lugar)
play-whole-short = repare antes
play-broken = Algo para reparar
play-broken-no = nada aqui precisa de reparo
play-broken-short = nada danificado
play-broken-elsewhere = Algo para reparar em outra sala
play-broken-elsewhere-no = nenhuma outra sala precisa de reparo
play-broken-elsewhere-short = nada danificado
play-exposed = O espaço está vazio
play-exposed-no = este espaço ainda tem seu cubo
play-exposed-short = não está vazio
play-fitting = Uma carta que serve
play-fitting-no = { $card ->
    [none] { $count ->
        [0] pede { FORM($wanted, "or") }; sua mão está vazia
        [1] pede { FORM($wanted, "or") }, não { $held }
       *[other] pede { FORM($wanted, "or") }; você não tem essa carta nem Universal
    }
   *[other] pede { FORM($wanted, "or") }, não { $card }
}
play-fitting-short = nenhuma serve
play-fitting-elsewhere = Uma carta que serve
play-fitting-elsewhere-no = as salas danificadas pedem { FORM($wanted, "or") }; você não tem
play-fitting-elsewhere-short = nenhuma serve
play-match = A carta serve
play-match-no = { $card ->
    [none] este espaço pede { FORM($space, "or") }; você não tem
   *[other] este espaço pede { FORM($space, "or") }, não { $card }
}
play-match-short = carta não serve
play-cube = Um cubo na reserva
play-cube-no = não há mais cubos de reparo na reserva
play-cube-short = sem cubos
play-other-room = Outra sala
play-other-room-no = a Oficina só repara outras salas
play-other-room-short = só outras salas

play-power = Tem energia para desviar
play-power-no = o Núcleo de energia recebe energia; não tem nenhuma para desviar
play-power-short = sem energia aqui
play-undiverted = A energia ainda não foi desviada
play-undiverted-no = a energia já foi desviada
play-undiverted-short = já desviada
play-cost = Custo
play-cost-no = { $cost-paid ->
    [0] ainda falta { FORM($cost, "lacking") }
   *[other] você tem { FORM($cost, "paid") }, mas ainda falta { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] falta: { $cost-lacking } de { $cost-first }
    [many] faltam { $cost-lacking } cartas
   *[other] faltam { $cost-lacking } cartas
}
play-in-cost = A carta faz parte do custo
play-in-cost-no = { $card } não faz parte do custo
play-in-cost-short = carta errada

play-power-all = As { $goal ->
    [8] oito
   *[other] { $goal }
} salas desviadas
play-power-all-no = { $number } de { $goal } salas desviadas até agora
play-power-all-short = { $number } de { $goal } desviadas
play-apart = Outro tripulante em outra sala
play-apart-no = todos estão na mesma sala; não há a quem se juntar
play-apart-short = todos juntos
play-any-cards = Cartas para dar ou pegar
play-any-cards-no = ninguém tem cartas
play-any-cards-short = sem cartas
play-own-cards = Uma carta sua
play-own-cards-no = sua mão está vazia
play-own-cards-short = mão vazia
play-discards = Cartas no descarte
play-discards-no = o descarte está vazio
play-discards-short = descarte vazio
play-damage-cards = Cartas de dano para olhar
play-damage-cards-no = não restam cartas de dano
play-damage-cards-short = sem cartas de dano
play-shields = Uma ficha de proteção na reserva
play-shields-no = não há mais fichas de proteção na reserva
play-shields-short = sem proteção

play-next-door = Uma sala vizinha
play-next-door-no = { $steps ->
    [none] não há sala nessa direção
    [0] você já está lá
   *[other] fica a { $steps } movimentos; você vai de sala em sala, nunca na diagonal
}
play-next-door-short = { $steps ->
    [none] sem sala ali
    [0] já está lá
   *[other] a { $steps } movimentos
}
play-own-meeple-no = você só pode mover { $name }; o Alojamento pode enviar qualquer tripulante
play-own-meeple-short = meeple não é seu
play-to-room-no = um meeple só pode ir para uma sala
play-to-room-short = só salas
play-elsewhere = Outra sala
play-elsewhere-no = { $name } já está lá
play-elsewhere-short = já está lá
play-joined = Um tripulante lá
play-joined-no = não há nenhum tripulante lá
play-joined-short = ninguém lá

play-to-discard-no = seu limite de mão é { $hand-limit }; ela vai para o descarte
play-to-discard-short = para o descarte
play-to-space-no = repara um espaço vazio de outra sala
play-to-space-short = só espaços vazios
play-card-discard-no = você só descarta para pagar ou, acima de { $hand-limit }, no fim do turno
play-card-discard-short = só para pagar
play-card-deck-no = cartas não voltam para o baralho
play-card-deck-short = nunca volta
play-card-face-up-no = cartas não voltam para as abertas
play-card-face-up-short = nunca volta
play-pod-online = { $goal } salas desviadas
play-pod-online-no = ainda inativa, com { $number } de { $goal } salas desviadas
play-pod-online-short = cápsula inativa
play-pod-core = Você está no Núcleo de energia
play-pod-core-no = você só pode embarcar pelo Núcleo de energia
play-pod-core-short = só do núcleo
play-pod-free = Ainda está acoplada
play-pod-free-no = { $name } já partiu nela
play-pod-free-short = cápsula já partiu
play-card-pod-no = só um tripulante pode entrar na cápsula
play-card-pod-short = só tripulantes
play-place-few-no = { $count ->
    [one] escolha a sala a danificar
    [many] escolha { $count } salas diferentes
   *[other] escolha { $count } salas diferentes
}
play-place-few-short = escolha antes
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] você já escolheu uma sala; escolha-a de novo para desfazer
        [many] você já escolheu { $count } salas; escolha uma de novo para desfazer
       *[other] você já escolheu { $count } salas; escolha uma de novo para desfazer
    }
   *[keys] { $count ->
        [one] você já escolheu uma sala; clique nela para desfazer
        [many] você já escolheu { $count } salas; clique em uma para desfazer
       *[other] você já escolheu { $count } salas; clique em uma para desfazer
    }
}
play-place-full-short = salas já escolhidas
play-damage-room-no = só salas podem ser danificadas
play-damage-room-short = só salas
play-card-other-no = cartas vão para um espaço de reparo, um custo de desvio ou um tripulante na sua sala
play-card-other-short = ali não
play-aim-scavenge-no = { DEVICE() ->
    [pad] em qualquer lugar da nave
   *[keys] lance-o em qualquer lugar
}
play-aim-scavenge-short = em qualquer lugar
play-aim-share-no = escolha um tripulante na sua sala
play-aim-share-short = ali não
play-aim-repair-no = escolha um espaço vazio na sua sala
play-aim-repair-short = ali não
play-aim-divert-no = escolha a sala onde você está
play-aim-divert-short = ali não
play-aim-activate-no = escolha a sala onde você está
play-aim-activate-short = ali não

## Something else comes first

## The log

play-any-rooms = { $count ->
    [one] uma sala qualquer
    [many] { $count } salas quaisquer
   *[other] { $count } salas quaisquer
}
play-log-setup = { $count ->
    [0] A nave está pronta
    [one] A nave está pronta, e uma carta de dano a atinge antes do primeiro turno
    [2] A nave está pronta, e duas cartas de dano a atingem antes do primeiro turno
    [many] A nave está pronta, e { $count } cartas de dano a atingem antes do primeiro turno
   *[other] A nave está pronta, e { $count } cartas de dano a atingem antes do primeiro turno
}
play-log-turn = Turno { $turn }: { $name }
play-log-finish = { $name } encerra as ações
play-log-nothing = { $name } não pega mais cartas
play-log-action = { $name }: { $action }
play-log-move = { $name } vai para { $room }
play-log-sent = { $same ->
    [yes] { $name } vai para { $room }
   *[no] { $name } envia { $other } para { $room }
}
play-log-scavenge = { $name } vasculha e rola { $value }: { $cards ->
    [0] nada
    [one] uma carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
play-log-breach-roll = Ruptura do casco, rolagem { $value }: { $cards ->
    [0] nenhuma carta perdida
    [one] uma carta perdida
    [many] { $cards } cartas perdidas
   *[other] { $cards } cartas perdidas
}
play-log-from-deck = { $name } compra { $cards }
play-log-from-face-up = { $name } pega { $cards } das cartas abertas
play-log-from-discard = { $name } pega { $cards } do descarte
play-log-given = { $name } dá { $cards } a { $other }
play-log-discard = { $name } descarta { $cards }
play-log-swap-in = { $name } põe { $cards } no descarte
play-log-lost = Perdido no espaço: { $cards }
play-log-repair = { $name } repara { $room } com { $card }{ $count ->
    [one] { "" }
    [many] : { $count } cubos
   *[other] : { $count } cubos
}
play-log-repair-cube = { $name } repara { $room } com um cubo guardado{ $count ->
    [one] { "" }
    [many] : { $count } cubos
   *[other] : { $count } cubos
}
play-log-divert = { $name } desvia a energia { FORM($room, "of") } com { $cards }
play-log-activate = { $name } ativa { $room }
play-log-token = { $name } gasta uma ficha de ação
play-log-tokens = { $name } ganha { $count ->
    [one] uma ficha de ação
    [many] { $count } fichas de ação
   *[other] { $count } fichas de ação
}
play-log-shields = { $name } protege { $rooms }
play-log-returned = { $count ->
    [one] A ficha de proteção { FORM($rooms, "of") } volta à reserva
    [many] As fichas de proteção { FORM($rooms, "of") } voltam à reserva
   *[other] As fichas de proteção { FORM($rooms, "of") } voltam à reserva
}
play-log-seen = { $name } olha { $deck ->
    [deck] { $count ->
        [one] a próxima carta de recurso
        [many] as próximas { $count } cartas de recurso
       *[other] as próximas { $count } cartas de recurso
    }
   *[other] { $count ->
        [one] a próxima carta de dano
        [many] as próximas { $count } cartas de dano
       *[other] as próximas { $count } cartas de dano
    }
}
play-log-ordered = { $count ->
    [one] { $name } a devolve
    [many] { $name } as devolve: { $cards }
   *[other] { $name } as devolve: { $cards }
}
play-log-then = { ", depois " }
play-log-damage = O dano atinge { $rooms }
play-log-damage-brief = Dano: { $rooms }
play-log-hit-cube = { $room } perde um cubo
play-log-hit-protected = Uma ficha de proteção salva { $room }
play-log-hit-destroyed = O impacto destrói { $room }
play-log-breach = Não restam cartas de dano: a Ruptura do casco começa no próximo turno
play-log-over-energy-core = O Núcleo de energia reinicia: a nave está salva
play-log-over-deck-empty = O baralho de recursos acabou: a nave está perdida
play-log-over-room-destroyed = Sem { $room }, a nave está perdida

## Over the table

play-die-scavenge = { $cards ->
    [0] Nada encontrado
    [one] Uma carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
play-die-breach = { $cards ->
    [0] Nenhuma carta perdida
    [one] Uma carta perdida
    [many] { $cards } cartas perdidas
   *[other] { $cards } cartas perdidas
}
play-breach-title = Ruptura do casco
play-breach-text = Não restam cartas de dano. A partir do próximo turno, uma rolagem leva cartas de recurso.
play-banner-title = Turno de { $name }
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Turno { $turn }. Passe o controle.
       *[no] Turno { $turn }.
    }
   *[keys] { $handed ->
        [yes] Turno { $turn }. Passe o mouse.
       *[no] Turno { $turn }.
    }
}
play-info-repair = Reparar com
play-info-divert = Desviar com
play-info-cubes = { $diverted ->
    [yes] { $cubes } de 3 cubos no lugar, energia desviada
   *[no] { $cubes } de 3 cubos no lugar
}
play-info-core = A energia vem de { $count } de 8 salas
play-info-shields = { $count ->
    [one] Uma ficha de proteção
    [many] { $count } fichas de proteção
   *[other] { $count } fichas de proteção
}
play-info-crew = Aqui: { $names }

## Dialogs of decisions

play-confirm = Confirmar
play-close = Fechar
play-back = Desfazer
play-choose-first = Escolha antes.
play-decides = { $name } decide
play-follows = Resultado
play-afterwards = A mesa depois disso
play-seen-by-all = conhecidas por todos até a compra
play-look = { DEVICE() ->
    [pad] Olhe a mesa. Qualquer botão traz você de volta. Ou segure { KEY("tab") } para vê-la.
   *[keys] Olhe a mesa. Qualquer tecla ou clique traz você de volta. Ou segure { KEY("tab") } para vê-la.
}
play-peek-back = { DEVICE() ->
    [pad] Solte { KEY("tab") } para decidir
   *[keys] Solte { KEY("tab") }, clique ou aperte uma tecla para decidir
}
play-note-undo = Você pode desfazer isto até comprar cartas ou rolar o dado. Segure { KEY("tab") } para ver a mesa.
play-note-final = Você viu cartas ocultas e não pode desfazer isto. Segure { KEY("tab") } para ver a mesa.
play-order-note = { DEVICE() ->
    [pad] Cartas ocultas vistas: não dá para desfazer. Pegue uma carta com { KEY("enter") } e mova-a com { KEY("left") } e { KEY("right") }. Segure { KEY("tab") } para ver a mesa.
   *[keys] Cartas ocultas vistas: não dá para desfazer. Clique em uma carta, arraste-a ou aperte de { KEY("card-1") } a { KEY("card-9") }; as setas a movem. Segure { KEY("tab") } para ver a mesa.
}
play-order-first = Topo: comprada primeiro
play-order-last = comprada por último
play-order-reset = Restaurar ordem
play-cargo-first = { $name } coleta { $count ->
    [one] uma
    [2] duas
    [many] { $count }
   *[other] { $count }
} do baralho:
play-cargo-then = Depois, { $name } poderia comprar:
play-cargo-torn = Depois, a Ruptura do casco leva de { $least } a { $most } das próximas cartas.
play-cargo-or = ou uma carta aberta
play-bridge-line = Fim do turno { $turn } ({ $name }): { $rooms }
play-bridge-fatal = a nave seria perdida
play-no-cards = Sem cartas
play-own-hand = Mão de { $name }
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Shift + { KEY("card-1") } a { KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Teclas { KEY("card-1") } a { KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Escolha uma carta de cada fileira.
   *[keys] Arraste uma carta da pilha sobre uma da mão, ou clique em uma de cada fileira.
}
play-engine-pile = Descarte, por recurso
play-engine-do = { $name } troca { $give } por { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Escolha uma carta para dar ou pegar. Escolha uma de cada lado para trocar.
   *[keys] Clique em uma carta ou arraste-a para dar ou pegar. Escolha uma de cada lado para trocar.
}
play-mess-give = { $name } dá { $give } a { $other }.
play-mess-take = { $name } pega { $take } de { $other }.
play-mess-swap = { $name } dá { $give } a { $other } e pega { $take }.

## Several ways

play-way-pay = { $universals ->
    [0] Sem cartas Universais
    [one] Com uma carta Universal
    [many] Com { $universals } cartas Universais
   *[other] Com { $universals } cartas Universais
}
play-way-slot = Espaço { $number }: { $resource }
play-way-refill = Preenche todos
play-way-give = Dar a { $name }
play-way-take = Pegar de { $name }
play-way-of = { $action }: { $way }
play-way-draw = Do baralho
play-way-nothing = Nada
play-way-go-on = Continuar
play-way-parts = { $head } · { $next }
play-way-none = nenhuma
play-way-share = { $count ->
    [one] { $name }
    [many] { $name } × { $count }
   *[other] { $name } × { $count }
}
play-ask-repair = Reparar { $room }: como?
play-ask-divert = Desviar a energia { FORM($room, "of") }: pagar com
play-ask-share = Compartilhar com { $name }
play-ask-action = { $action }: como?
play-list-one = Escolha uma opção
play-list-card = Escolha uma carta de recurso
play-list-cards = Escolha cartas de recurso
play-list-damage-card = Escolha uma carta de dano
play-list-damage-cards = Escolha cartas de dano
play-list-crew = Escolha um tripulante
play-list-crews = Escolha tripulantes
play-list-room = Escolha uma sala
play-list-rooms = Escolha salas
play-list-slot = Escolha um espaço de reparo
play-list-slots = Escolha espaços de reparo
play-list-shares = Escolha quantas cada um recebe
play-list-number = Escolha um número
play-list-then = { $chosen }. { $next }
play-list-action = Escolha como.
play-list-note = Nada acontece até você escolher. Segure { KEY("tab") } para ver a mesa.
play-more-title = Mais ações
play-more-cost = { $count ->
    [0] grátis
    [one] uma ação
    [many] { $count } ações
   *[other] { $count } ações
}
play-more-way = { $action }: { $cost }
play-step-back = Voltar

## Prompts above the dock

play-prompt-damage = Dano
play-prompt-damage-text = { DEVICE() ->
    [pad] A carta de dano do topo atinge suas salas, uma após a outra. Aperte { KEY("enter") } para avançar.
   *[keys] A carta de dano do topo atinge suas salas, uma após a outra. Clique para avançar.
}
play-prompt-breach = Ruptura do casco
play-prompt-breach-text = { DEVICE() ->
    [pad] O dado mostra quantas cartas de recurso se perdem. Aperte { KEY("enter") } para avançar.
   *[keys] O dado mostra quantas cartas de recurso se perdem. Clique para avançar.
}
play-prompt-deal = Preparação
play-prompt-deal-text = { DEVICE() ->
    [pad] As salas ocupam lugares aleatórios, todos recebem cartas e as primeiras cartas de dano atingem a nave. Aperte { KEY("enter") } para avançar.
   *[keys] As salas ocupam lugares aleatórios, todos recebem cartas e as primeiras cartas de dano atingem a nave. Clique para avançar.
}
play-prompt-seat = { $name } decide
play-prompt-seat-text = { DEVICE() ->
    [pad] Vá até salas, baralhos e pilhas para ler sobre eles. Aperte { KEY("enter") } para avançar.
   *[keys] Aponte para salas, baralhos e pilhas para ler sobre eles. Clique para avançar.
}
play-prompt-over = A partida acabou
play-prompt-over-text = Olhe a mesa pelo tempo que quiser. { KEY("end") } ou o botão aqui mostra o resultado.

## Escape Pod

play-board-title = { $name } deixa a nave?
play-board-text = O turno termina na hora, e não há volta. { $name } fica com a mão e devolve fichas e cubos. Depois, { $name } pega a carta do topo do descarte e rola o dado. Se o resultado não passar do número de cartas em mãos, { $name } pega mais uma. A partir daí, cada turno de { $name } é só isto: uma carta, uma rolagem, talvez outra carta. Se a nave for salva, { $name } perde e os outros vencem. Se for perdida, { $name } pega uma última carta e rola uma vez. Se esse resultado passar do número de cartas em mãos, só { $name } vence. Senão, todos perdem.
play-board-yes = Embarcar
play-board-no = Ficar com a tripulação
play-tip-pod = Cápsula de fuga: com { $pod-rooms } salas desviadas, um tripulante pode partir do Núcleo de energia{ KEY("board", before: " (", after: ")") }. Custa uma ação e não há volta.
play-tip-pod-taken = { $name } está à deriva. A cada turno, { $name } pega a carta do topo do descarte e rola o dado. Se o resultado não passar do número de cartas em mãos, pega mais uma.
play-log-board = { $name } embarca na Cápsula de fuga e deixa a nave
play-log-pod-roll = { $name }, à deriva, rola { $value }: { $more ->
    [yes] mais uma carta
   *[no] nenhuma carta a mais
}
play-log-last-roll = A última rolagem de { $name } é { $value }: { $free ->
    [yes] a cápsula escapa
   *[no] a cápsula se perde com a nave
}
play-prompt-pod = { $name } está à deriva
play-prompt-pod-text = { DEVICE() ->
    [pad] O desertor pega uma carta do descarte e rola o dado. Se o resultado não passar do número de cartas dele, pega mais uma. Aperte { KEY("enter") } para avançar.
   *[keys] O desertor pega uma carta do descarte e rola o dado. Se o resultado não passar do número de cartas dele, pega mais uma. Clique para avançar.
}
play-pod-leaves = { $name } deixa a nave
play-pod-leaves-text = Sem volta: { $name } perde se a nave for salva.
play-pod-turn = { $name }, à deriva na Cápsula de fuga
play-pod-turn-text = { $taken ->
    [0] O descarte está vazio, mas o dado é rolado mesmo assim.
   *[other] Pega uma carta e rola: { $held } ou menos { $left ->
        [0] pegaria mais uma, mas não resta nenhuma
       *[other] pega mais uma
    }.
}
play-pod-last = A última rolagem
play-pod-last-text = { $taken ->
    [0] Não resta carta para { $name }.
   *[other] { $name } pega uma última carta.
} Só escapa com uma rolagem acima do número de cartas em mãos.
play-die-pod = { $held ->
    [1] Uma carta em mãos
    [one] { $held } cartas em mãos
    [many] { $held } cartas em mãos
   *[other] { $held } cartas em mãos
}: { $more ->
    [yes] mais uma carta
    [none] não resta nenhuma
   *[no] nenhuma a mais
}
play-die-last = { $more ->
    [yes] Acima de { $held ->
        [1] uma carta
        [one] { $held } cartas
        [many] { $held } cartas
       *[other] { $held } cartas
    }: a cápsula escapa
   *[no] Não passa de { $held ->
        [1] uma carta
        [one] { $held } cartas
        [many] { $held } cartas
       *[other] { $held } cartas
    }: a cápsula se perde
}

## Damage Control

play-left-unseen = O Controle de danos tirou uma carta oculta de cada tipo. Qualquer uma de { $possible } cartas pode ser a próxima; restam { $left } deste tipo.
play-left-to-crew = Chance de a próxima carta de dano deixar vocês escolherem as salas: { $percent }%.
play-hit-left = { $left ->
    [0] Ficará sem cubos
    [one] Restará 1 cubo
    [many] Restarão { $left } cubos
   *[other] Restarão { $left } cubos
}
play-hit-token = A ficha absorve
play-hit-holder = Ficha de tripulante
play-damage-lost = Com esta escolha, a nave está perdida.
play-hit-fatal = Nave perdida
play-log-damage-control = { $name } escolhe { $rooms }

## End of the actions

play-end-title = Encerrar suas ações?
play-end-text = { $tokens ->
    [0] { $lost ->
        [one] Você ainda tem uma ação, mas não há ficha de ação para ela na reserva. Ela seria perdida.
        [many] { $lost } das suas ações seriam perdidas: há poucas fichas de ação na reserva.
       *[other] { $lost } das suas ações seriam perdidas: há poucas fichas de ação na reserva.
    }
   *[other] Você ainda tem { $left } ações, mas na reserva só há { $tokens ->
        [one] uma ficha de ação
        [many] { $tokens } fichas de ação
       *[other] { $tokens } fichas de ação
    }. { $lost ->
        [one] Uma ação seria perdida.
        [many] { $lost } ações seriam perdidas.
       *[other] { $lost } ações seriam perdidas.
    }
}
play-end-yes = Encerrar ações

## Undo

play-undo-roll = Não dá para desfazer: o dado foi rolado
play-undo-seen = Não dá para desfazer: cartas ocultas foram vistas
play-undo-drawn = Não dá para desfazer: cartas foram compradas
play-undo-start = Ainda não há nada para desfazer
play-undo-others = Nada para desfazer: nenhuma escolha anterior foi sua
play-redo-none = Nada para refazer
play-tip-undo = Desfazer a última escolha{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Refazer{ KEY("redo", before: " (", after: ")") }
play-tip-log = Registro{ KEY("log", before: " (", after: ")") }
play-tip-help = Ajuda e teclas{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = Mais ações{ KEY("more", before: " (", after: ")") }: quanto custa cada uma e por que algumas não são possíveis agora.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Vá até uma carta para ver as salas dela na nave.
   *[keys] Aponte para uma carta para ver as salas dela na nave.
}
play-map-odds = As porcentagens seguem sua ordem: a chance de a próxima carta de dano atingir cada sala.
play-map-repairs = { $count ->
    [0] Não repara nada agora.
   *[other] Repara agora: { $rooms }
}
play-map-diverts = { $count ->
    [0] Nenhuma sala precisa dela para desviar.
   *[other] Ainda falta para desviar: { $rooms }
}
play-map-struck = { $count ->
    [0] A tripulação escolhe as salas.
   *[other] Atinge: { $rooms }
}

## Log, pile and help

play-log-title = Registro
play-log-help = { DEVICE() ->
    [pad] Role com { KEY("up") } e { KEY("down") }.
   *[keys] Aponte para uma linha para ver o que ela mudou. Role com a roda ou as setas.
}
play-log-hidden = { DEVICE() ->
    [pad] Sem contagem: só este turno e o anterior. Role com { KEY("up") } e { KEY("down") }.
   *[keys] Sem contagem: só este turno e o anterior. Role com a roda ou as setas.
}
play-piles-title = Baralhos e pilhas
play-piles-deck = Baralho de recursos
play-piles-discard = Descarte
play-piles-damage-deck = Baralho de dano
play-piles-damage-discard = Danos até agora
play-piles-deck-text = { $count ->
    [one] Resta uma carta no baralho de recursos:
    [many] Restam { $count } cartas no baralho de recursos, { $seen ->
        [0] em ordem desconhecida
       *[other] em ordem desconhecida abaixo das já vistas
    }:
   *[other] Restam { $count } cartas no baralho de recursos, { $seen ->
        [0] em ordem desconhecida
       *[other] em ordem desconhecida abaixo das já vistas
    }:
}
play-piles-damage-text = { $count ->
    [0] Não restam cartas: o casco está rompido.
    [one] Resta uma carta, depois a Ruptura do casco:
    [many] Restam { $count } cartas, { $seen ->
        [0] tipo por tipo, cada tipo embaralhado
       *[other] as não vistas tipo por tipo
    }, depois a Ruptura do casco:
   *[other] Restam { $count } cartas, { $seen ->
        [0] tipo por tipo, cada tipo embaralhado
       *[other] as não vistas tipo por tipo
    }, depois a Ruptura do casco:
}
play-piles-seen = { $count ->
    [one] Todos viram a próxima carta:
    [many] Todos viram as próximas { $count } cartas, nesta ordem:
   *[other] Todos viram as próximas { $count } cartas, nesta ordem:
}
play-piles-missing = Uma carta de cada tipo mostrado aqui não está no baralho. Não se sabe qual.
play-piles-bottom = { $count ->
    [one] Todos viram a última carta:
    [many] Todos viram as últimas { $count } cartas:
   *[other] Todos viram as últimas { $count } cartas:
}
play-piles-unseen = Ninguém viu as cartas do topo.
play-piles-struck = { $count ->
    [one] Uma carta de dano até agora
    [many] { $count } cartas de dano até agora, a mais recente primeiro
   *[other] { $count } cartas de dano até agora, a mais recente primeiro
}
play-piles-hidden = Sem contagem: baralhos e descartes ficam ocultos, a menos que uma sala os revele.
play-pile-title = { $count ->
    [0] O descarte está vazio
    [one] Uma carta
    [many] { $count } cartas, a mais recente primeiro
   *[other] { $count } cartas, a mais recente primeiro
}
play-help-keys = Teclas
play-key-1 = { $first } a { $last }: pegar uma carta
play-key-2 = { $keys }: mover, vasculhar, compartilhar
play-key-3 = { $keys }: reparar, desviar, ativar, embarcar
play-key-4 = { KEY("arrows") }: ir de sala em sala
play-key-5 = { KEY("tab") }: painel, nave, tripulação, baralhos
play-key-6 = { KEY("enter") }: escolher o item selecionado; ir até o seu turno
play-key-7 = { $keys }: encerrar as ações
play-key-8 = { KEY("escape") }: devolver, cancelar habilidade, menu
play-key-9 = { $keys }: desfazer{ DEVICE() ->
    [pad] {""}
   *[keys] {" (também Ctrl+Z)"}
}
play-key-10 = { $keys }: refazer{ DEVICE() ->
    [pad] {""}
   *[keys] {" (também Ctrl+Y)"}
}
play-key-11 = { $keys }: registro, baralhos e pilhas
play-key-12 = Segurar { KEY("tab") }: ver a mesa durante um diálogo
play-key-13 = { $keys }: a regra do que você aponta, ou esta ajuda
play-key-14 = { $keys }: tela cheia, ligar ou desligar o som

## Notes on what the pointer rests on

play-tip-move = Vá para uma sala vizinha: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-scavenge = Role o dado: { $sides }.
play-tip-side = { $cards ->
    [0] nada
    [one] uma carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
} { $shown ->
    [1] com { $first }
    [2] com { $first } ou { $last }
   *[other] de { $first } a { $last }
}
play-tip-share = Dê ou pegue uma carta na sua sala: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-divert = Descarte as três cartas do custo da sala: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-repair = Descarte uma carta que combine com um espaço vazio: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-activate = Ative a sala onde você está: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-end = Encerre suas ações{ KEY("end", before: " (", after: ")") }. Cada ação não usada vira uma ficha de ação enquanto houver na reserva.
play-tip-give-back = O programa continua jogando como se você não tivesse assumido.
play-tip-decline = { DEVICE() ->
    [pad] Aperte { KEY("enter") } para não pegar nada.
   *[keys] Clique ou aperte { KEY("enter") } para não pegar nada.
}
play-tip-stepper = As três fases de um turno.
play-tip-threat = A porcentagem é a chance de a próxima carta de dano destruir a nave.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Baralho de recursos. Aperte { KEY("enter") } para pegar a carta do topo. Se a última carta for comprada, a nave está perdida.
        [2] Baralho de recursos. Aperte { KEY("enter") } para pegar as duas cartas do topo. Se a última carta for comprada, a nave está perdida.
        [many] Baralho de recursos. Aperte { KEY("enter") } para pegar as { $count } cartas do topo. Se a última carta for comprada, a nave está perdida.
       *[other] Baralho de recursos. Aperte { KEY("enter") } para pegar as { $count } cartas do topo. Se a última carta for comprada, a nave está perdida.
    }
   *[keys] { $count ->
        [one] Baralho de recursos. Clique para pegar a carta do topo. Se a última carta for comprada, a nave está perdida.
        [2] Baralho de recursos. Clique para pegar as duas cartas do topo. Se a última carta for comprada, a nave está perdida.
        [many] Baralho de recursos. Clique para pegar as { $count } cartas do topo. Se a última carta for comprada, a nave está perdida.
       *[other] Baralho de recursos. Clique para pegar as { $count } cartas do topo. Se a última carta for comprada, a nave está perdida.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Baralho de recursos. Aperte { KEY("enter") } para comprar sempre que puder pegar cartas. Se a última carta for comprada, a nave está perdida. O descarte mostra o que resta{ KEY("piles", before: " (", after: ")") }.
   *[keys] Baralho de recursos. Clique para comprar sempre que puder pegar cartas. Se a última carta for comprada, a nave está perdida. O descarte mostra o que resta{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Carta aberta. Colete-a em vez de { $deck-cards } do baralho ou pegue-a ao vasculhar.
play-tip-discard = { DEVICE() ->
    [pad] Descarte. Aperte { KEY("enter") } para vê-lo inteiro e o que resta nos baralhos{ KEY("piles", before: " (", after: ")") }.
   *[keys] Descarte. Clique para vê-lo inteiro e o que resta nos baralhos{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Baralho de dano: uma carta atinge a nave no fim de cada turno. Aperte { KEY("enter") } para ver o que resta, sem ordem.
   *[keys] Baralho de dano: uma carta atinge a nave no fim de cada turno. Clique para ver o que resta, sem ordem.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] A última carta de dano. Aperte { KEY("enter") } para ver todas até agora.
   *[keys] A última carta de dano. Clique para ver todas até agora.
}
play-tip-threat-breach = A chance de a próxima rolagem da Ruptura do casco esvaziar o baralho de recursos e a nave se perder.
play-tip-threat-empty = A fase 2 pega a última carta de recurso, do baralho ou para repor uma aberta. Aí a nave se perde, a menos que vocês a salvem antes.
play-tip-threat-hidden = O verso da próxima carta de dano mostra o tipo dela. Sem contagem: as chances e o resto ficam ocultos.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Baralho de recursos. Aperte { KEY("enter") } para comprar sempre que puder pegar cartas. Se a última carta for comprada, a nave está perdida. Sem contagem: o tamanho dele fica oculto.
   *[keys] Baralho de recursos. Clique para comprar sempre que puder pegar cartas. Se a última carta for comprada, a nave está perdida. Sem contagem: o tamanho dele fica oculto.
}
play-tip-discard-hidden = Descarte. Sem contagem: fica oculto, a menos que uma sala o revele.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Não restam cartas de dano: cada turno termina com uma rolagem que leva cartas de recurso. Aperte { KEY("enter") } para ver as cartas até agora.
   *[keys] Não restam cartas de dano: cada turno termina com uma rolagem que leva cartas de recurso. Clique para ver as cartas até agora.
}
play-tip-damage-deck-hidden = Baralho de dano: uma carta atinge a nave no fim de cada turno. Sem contagem: o que resta fica oculto.
play-tip-damage-discard-hidden = A última carta de dano. Sem contagem: as anteriores ficam ocultas.
play-tip-die = { DEVICE() ->
    [pad] O dado. Aperte { KEY("enter") } para vasculhar.
   *[keys] O dado. Clique nele ou lance-o para vasculhar.
}
play-tip-shield = Uma ficha de proteção absorve o próximo impacto nesta sala.
play-tip-supply-cube = Cubos de reparo na reserva
play-tip-supply-action = Fichas de ação na reserva, { $action-tokens } ao todo
play-tip-supply-protection = Fichas de proteção na reserva, { $protection-tokens } ao todo
play-tip-supply-power = Salas ainda por desviar
play-tip-crew = { $name } pode ficar com no máximo { $hand-limit } cartas após a coleta.
play-tip-crew-seat = { DEVICE() ->
    [pad] Aperte { KEY("enter") } para escolher quem joga nesse lugar.
   *[keys] Clique para escolher quem joga nesse lugar.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Aperte { KEY("enter") } para mover { $name }.{ KEY("take-over", before: " Aperte ", after: " para escolher quem joga nesse lugar.") }
   *[keys] Clique para mover { $name }.{ KEY("take-over", before: " Aperte ", after: " para escolher quem joga nesse lugar.") }
}
