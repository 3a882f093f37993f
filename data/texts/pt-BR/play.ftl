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
play-standing-no = é preciso estar lá, e você está { FORM($here, "at") }
play-standing-short = daqui não

play-company = Há alguém com você
play-company-no = não há mais ninguém nesta sala
play-company-short = ninguém aqui
play-cards = Há cartas a compartilhar
play-cards-no = { $theirs ->
    [0] ninguém aqui tem cartas
   *[other] sua mão está vazia
}
play-cards-short = sem cartas
play-together = { $name } está com você
play-together-no = { $name } está { FORM($room, "at") }, você está { FORM($here, "at") }; para compartilhar é preciso estar na mesma sala
play-together-short = salas diferentes
play-to-hand-no = a carta que você pega vai para a mão de { $name }
play-to-hand-short = para a sua mão

play-whole = { $spaces ->
    [0] Nada aqui precisa de reparo
    [3] Os três cubos no lugar
   *[other] Os { $spaces } cubos no lugar
}
play-whole-no = repare antes: { $cubes } de { $spaces } cubos no lugar
play-whole-short = repare antes
play-broken = Algo a reparar
play-broken-no = nada está danificado aqui
play-broken-short = nada danificado
play-broken-elsewhere = Algo a reparar em outra sala
play-broken-elsewhere-no = nenhuma outra sala está danificada
play-broken-elsewhere-short = nada danificado
play-exposed = O espaço está vazio
play-exposed-no = este espaço ainda tem seu cubo
play-exposed-short = já tem cubo
play-fitting = Uma carta que serve
play-fitting-no = { $card ->
    [none] { $count ->
        [0] pede { FORM($wanted, "or") }, e sua mão está vazia
        [1] pede { FORM($wanted, "or") }, e isto é { $held }
       *[other] pede { FORM($wanted, "or") }, e você não tem isso nem uma carta Universal
    }
   *[other] pede { FORM($wanted, "or") }, e isto é { $card }
}
play-fitting-short = nenhuma serve
play-fitting-elsewhere = Uma carta que serve
play-fitting-elsewhere-no = as salas danificadas pedem { FORM($wanted, "or") }, e você não tem
play-fitting-elsewhere-short = nenhuma serve
play-match = A carta serve
play-match-no = { $card ->
    [none] este espaço pede { FORM($space, "or") }, e você não tem
   *[other] este espaço pede { FORM($space, "or") }, não { $card }
}
play-match-short = não serve
play-cube = Um cubo na reserva
play-cube-no = não há mais cubos de reparo na reserva
play-cube-short = sem cubos
play-other-room = Outra sala
play-other-room-no = a Oficina só repara outras salas
play-other-room-short = só outras salas

play-power = Tem energia a desviar
play-power-no = o Núcleo de energia recebe energia, não tem nada a desviar
play-power-short = aqui não há
play-undiverted = Sua energia ainda não foi desviada
play-undiverted-no = sua energia já foi desviada
play-undiverted-short = já desviada
play-cost = Custo
play-cost-no = { $cost-paid ->
    [0] ainda falta { FORM($cost, "lacking") }
   *[other] você tem { FORM($cost, "paid") }, ainda falta { FORM($cost, "lacking") }
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
play-power-all-no = por enquanto { $number } de { $goal } salas desviadas
play-power-all-short = { $number } de { $goal } desviadas
play-apart = Alguém a quem se juntar
play-apart-no = todos estão na mesma sala, não há a quem se juntar
play-apart-short = todos juntos
play-any-cards = Cartas a passar
play-any-cards-no = ninguém tem cartas
play-any-cards-short = sem cartas
play-own-cards = Uma carta sua
play-own-cards-no = sua mão está vazia
play-own-cards-short = mão vazia
play-discards = Cartas no descarte
play-discards-no = o descarte está vazio
play-discards-short = descarte vazio
play-damage-cards = Cartas de dano a olhar
play-damage-cards-no = não restam cartas de dano
play-damage-cards-short = sem dano
play-shields = Uma ficha de proteção na reserva
play-shields-no = não há mais fichas de proteção na reserva
play-shields-short = sem escudos

play-next-door = Ao lado de onde você está
play-next-door-no = { $steps ->
    [none] não há nenhuma sala ao lado desta
    [0] você já está lá
   *[other] são { $steps } movimentos, sala a sala e nunca na diagonal
}
play-next-door-short = { $steps ->
    [none] sem sala ali
    [0] já está lá
   *[other] a { $steps } movimentos
}
play-own-meeple-no = ao mover, só vai { $name }; o Alojamento pode enviar qualquer um
play-own-meeple-short = não é seu
play-to-room-no = um meeple vai para uma sala
play-to-room-short = só salas
play-elsewhere = Outra sala
play-elsewhere-no = { $name } já está lá
play-elsewhere-short = já está lá
play-joined = Alguém a quem se juntar lá
play-joined-no = não há ninguém lá
play-joined-short = ninguém lá

play-to-discard-no = até ficar com { $hand-limit }; vai para o descarte
play-to-discard-short = para o descarte
play-to-space-no = repara um espaço vazio de outra sala
play-to-space-short = só espaços vazios
play-card-discard-no = cartas só vão para lá ao pagar, ou acima de { $hand-limit } no fim do turno
play-card-discard-short = assim não
play-card-deck-no = nada volta para o baralho
play-card-deck-short = nunca volta
play-card-face-up-no = nada volta para as cartas abertas
play-card-face-up-short = nunca volta
play-pod-online = { $goal } salas desviadas
play-pod-online-no = está bloqueada, por enquanto { $number } de { $goal } salas desviadas
play-pod-online-short = bloqueada
play-pod-core = Você está no Núcleo de energia
play-pod-core-no = embarca-se a partir do Núcleo de energia
play-pod-core-short = só no núcleo
play-pod-free = Ainda está acoplada
play-pod-free-no = { $name } partiu nela
play-pod-free-short = já partiu
play-card-pod-no = na cápsula só entra um tripulante
play-card-pod-short = só tripulantes
play-place-few-no = { $count ->
    [one] escolha a sala que sofre o dano
    [many] escolha { $count } salas diferentes
   *[other] escolha { $count } salas diferentes
}
play-place-few-short = escolha antes
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] uma sala já foi escolhida; escolha-a de novo para tirá-la
        [many] { $count } salas já foram escolhidas; escolha uma de novo para tirá-la
       *[other] { $count } salas já foram escolhidas; escolha uma de novo para tirá-la
    }
   *[keys] { $count ->
        [one] uma sala já foi escolhida; clique nela para tirá-la
        [many] { $count } salas já foram escolhidas; clique em uma para tirá-la
       *[other] { $count } salas já foram escolhidas; clique em uma para tirá-la
    }
}
play-place-full-short = já há bastantes
play-damage-room-no = o dano vai para uma sala
play-damage-room-short = só salas
play-card-other-no = vai para um espaço de reparo, um custo de desviar ou um tripulante na sua sala
play-card-other-short = aí não
play-aim-scavenge-no = { DEVICE() ->
    [pad] em qualquer lugar da nave
   *[keys] lance-o em qualquer lugar
}
play-aim-scavenge-short = em qualquer lugar
play-aim-share-no = escolha um tripulante na sua sala
play-aim-share-short = aí não
play-aim-repair-no = escolha um espaço vazio na sua sala
play-aim-repair-short = aí não
play-aim-divert-no = escolha a sala em que você está
play-aim-divert-short = aí não
play-aim-activate-no = escolha a sala em que você está
play-aim-activate-short = aí não

## Something else comes first


## The log

play-any-rooms = { $count ->
    [one] uma sala qualquer
    [many] { $count } salas quaisquer
   *[other] { $count } salas quaisquer
}
play-log-setup = { $count ->
    [0] A nave está preparada
    [one] A nave está preparada, e uma carta de dano a atinge antes do primeiro turno
    [2] A nave está preparada, e duas cartas de dano a atingem antes do primeiro turno
    [many] A nave está preparada, e { $count } cartas de dano a atingem antes do primeiro turno
   *[other] A nave está preparada, e { $count } cartas de dano a atingem antes do primeiro turno
}
play-log-turn = Turno { $turn }: { $name }
play-log-finish = { $name } encerra as ações
play-log-nothing = { $name } não pega mais nada
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
play-log-breach-roll = Ruptura do casco, { $value } no dado: { $cards ->
    [0] nenhuma carta perdida
    [one] uma carta perdida
    [many] { $cards } cartas perdidas
   *[other] { $cards } cartas perdidas
}
play-log-from-deck = { $name } compra { $cards }
play-log-from-face-up = { $name } pega { $cards } entre as abertas
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
play-log-repair-cube = { $name } repara { $room } com um cubo próprio{ $count ->
    [one] { "" }
    [many] : { $count } cubos
   *[other] : { $count } cubos
}
play-log-divert = { $name } desvia a energia { FORM($room, "of") } com { $cards }
play-log-activate = { $name } usa { $room }
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
play-log-damage = Dano atinge { $rooms }
play-log-hit-cube = { $room } perde um cubo
play-log-hit-protected = Uma ficha de proteção salva { $room }
play-log-hit-destroyed = O dano destrói { $room }
play-log-breach = A última carta de dano saiu: do próximo turno em diante o casco está rompido
play-log-over-energy-core = O Núcleo de energia é reiniciado: a nave está salva
play-log-over-deck-empty = O último recurso acabou: a nave está perdida
play-log-over-room-destroyed = Com { $room } a nave se perde

## Over the table

play-die-scavenge = { $cards ->
    [0] Nada encontrado
    [one] Uma carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
play-die-breach = { $cards ->
    [0] Nenhuma carta é arrancada
    [one] Uma carta é arrancada
    [many] { $cards } cartas são arrancadas
   *[other] { $cards } cartas são arrancadas
}
play-breach-title = Ruptura do casco
play-breach-text = Não restam cartas de dano. Do próximo turno em diante, uma rolagem arranca recursos.
play-banner-title = Turno de { $name }
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Turno { $turn }. Passe o controle adiante.
       *[no] Turno { $turn }.
    }
   *[keys] { $handed ->
        [yes] Turno { $turn }. Passe o mouse adiante.
       *[no] Turno { $turn }.
    }
}
play-info-repair = Reparar com
play-info-divert = Desviar com
play-info-cubes = { $diverted ->
    [yes] { $cubes } de 3 cubos no lugar, energia desviada
   *[no] { $cubes } de 3 cubos no lugar
}
play-info-core = { $count } de 8 salas enviam sua energia para cá
play-info-shields = { $count ->
    [one] Há uma ficha de proteção aqui
    [many] Há { $count } fichas de proteção aqui
   *[other] Há { $count } fichas de proteção aqui
}
play-info-crew = Aqui: { $names }

## Dialogs of decisions

play-confirm = Confirmar
play-close = Fechar
play-back = Desfazer
play-choose-first = Escolha antes.
play-decides = { $name } decide
play-follows = O que vem depois
play-afterwards = Na mesa, depois disso
play-seen-by-all = à vista de todos até a compra
play-look = { DEVICE() ->
    [pad] Olhe a mesa; qualquer botão traz você de volta
   *[keys] Olhe a mesa; qualquer tecla ou clique traz você de volta
}
play-peek-back = { DEVICE() ->
    [pad] Solte { KEY("tab") } para decidir
   *[keys] Solte { KEY("tab") }, clique ou aperte uma tecla para decidir
}
play-note-undo = Dá para desfazer até que se comprem cartas ou se role o dado. Segure { KEY("tab") } para ver a mesa.
play-note-final = Cartas ocultas foram vistas, por isso não dá para desfazer. Segure { KEY("tab") } para ver a mesa.
play-order-note = { DEVICE() ->
    [pad] Cartas ocultas foram vistas: não dá para desfazer. Pegue uma carta com { KEY("enter") }; { KEY("left") } e { KEY("right") } a movem. Segure { KEY("tab") } para ver a mesa.
   *[keys] Cartas ocultas foram vistas: não dá para desfazer. Clique em uma carta, arraste-a ou tecle { KEY("card-1") } a { KEY("card-9") }; as setas a movem. Segure { KEY("tab") } para ver a mesa.
}
play-order-first = Topo: comprada primeiro
play-order-last = por último
play-order-reset = Ordem inicial
play-cargo-first = { $name } coleta { $count ->
    [one] uma
    [2] duas
    [many] { $count }
   *[other] { $count }
} do baralho:
play-cargo-then = Depois { $name } poderia comprar:
play-cargo-torn = Depois a Ruptura do casco arranca de { $least } a { $most } das cartas seguintes.
play-cargo-or = ou uma carta aberta
play-bridge-line = No fim do turno de { $name }: { $rooms }
play-bridge-fatal = como está agora, a nave se perde
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
play-engine-pile = Descarte, por tipo
play-engine-do = { $name } põe { $give } no descarte e pega de lá { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Escolha uma carta para dar ou pegar; uma de cada para trocar as duas.
   *[keys] Clique em uma carta, ou arraste-a ao outro lado, para dar ou pegar; uma de cada para trocar as duas.
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
play-way-draw = A carta do topo do baralho
play-way-nothing = Nada
play-way-go-on = Seguir
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
play-list-action = Escolha como será feito.
play-list-note = Nada está decidido antes da sua escolha. Segure { KEY("tab") } para ver a mesa.
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
    [pad] A carta de dano do topo atinge suas salas, uma após a outra. Aperte { KEY("enter") } para pular isto.
   *[keys] A carta de dano do topo atinge suas salas, uma após a outra. Um clique pula isto.
}
play-prompt-breach = Ruptura do casco
play-prompt-breach-text = { DEVICE() ->
    [pad] O dado diz quantas cartas de recurso são arrancadas. Aperte { KEY("enter") } para pular isto.
   *[keys] O dado diz quantas cartas de recurso são arrancadas. Um clique pula isto.
}
play-prompt-seat = { $name } decide
play-prompt-seat-text = { DEVICE() ->
    [pad] Enquanto isso, olhe à vontade: salas, baralhos e pilhas se explicam. Aperte { KEY("enter") } para pular o que está sendo mostrado.
   *[keys] Enquanto isso, olhe à vontade: salas, baralhos e pilhas se explicam. Um clique pula o que está sendo mostrado.
}
play-prompt-over = A partida acabou
play-prompt-over-text = Olhe a mesa pelo tempo que quiser. { KEY("enter") }, ou o botão ao lado, mostra o resultado.

## Escape Pod

play-board-title = { $name } deixa a nave?
play-board-text = Não há volta. { $name } fica com sua mão, entrega fichas e cubos e pega na hora a carta do topo do descarte; se a rolagem não passar do número de cartas em mãos, pega mais uma. Todo turno seguinte de { $name } é só isso. Se a nave for salva, { $name } perde e os demais vencem. Se for perdida, { $name } pega uma última carta e rola uma vez: só uma rolagem maior que o número de cartas em mãos escapa, e escapa a sós.
play-board-yes = Embarcar
play-board-no = Ficar com a tripulação
play-tip-pod = Cápsula de fuga: com { $pod-rooms } salas desviadas, um tripulante pode partir do Núcleo de energia{ KEY("board", before: " (", after: ")") }. Custa uma ação e não tem volta.
play-tip-pod-taken = { $name } está à deriva: uma carta do descarte por turno, e mais uma se a rolagem não passar do número de cartas em mãos.
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
    [pad] Uma carta do descarte e depois uma rolagem: se não passar do número de cartas em mãos, pega mais uma. Aperte { KEY("enter") } para pular isto.
   *[keys] Uma carta do descarte e depois uma rolagem: se não passar do número de cartas em mãos, pega mais uma. Um clique pula isto.
}
play-pod-leaves = { $name } deixa a nave
play-pod-leaves-text = Sem volta: { $name } perde se a nave for salva.
play-pod-turn = { $name }, à deriva na Cápsula de fuga
play-pod-turn-text = { $taken ->
    [0] O descarte não tem cartas, mas o dado é rolado mesmo assim.
   *[other] Pega uma carta e rola: { $held } ou menos { $left ->
        [0] pegaria mais uma, mas não resta nenhuma
       *[other] pega mais uma em seguida
    }.
}
play-pod-last = A última rolagem
play-pod-last-text = { $taken ->
    [0] Não resta carta para { $name }.
   *[other] { $name } pega uma última carta.
} Só escapa uma rolagem maior que o número de cartas em mãos.
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
    [yes] Maior que { $held ->
        [1] uma carta
        [one] { $held } cartas
        [many] { $held } cartas
       *[other] { $held } cartas
    }: a cápsula escapa
   *[no] Não é maior que { $held ->
        [1] uma carta
        [one] { $held } cartas
        [many] { $held } cartas
       *[other] { $held } cartas
    }: a cápsula se perde
}

## Damage Control

play-left-unseen = O Controle de danos deixou fora do baralho uma carta de cada tipo, e ninguém sabe qual: { $possible } cartas podem ser a próxima, restam { $left } deste tipo.
play-left-to-crew = A tripulação escolhe as salas da próxima carta de dano: { $percent }%.
play-hit-left = { $left ->
    [0] Último cubo: fica sem
    [one] Resta 1 cubo
    [many] Restam { $left } cubos
   *[other] Restam { $left } cubos
}
play-hit-token = O escudo absorve
play-hit-holder = Escudo de tripulante
play-damage-lost = Com esta escolha, a nave se perde.
play-hit-fatal = A nave se perde
play-log-damage-control = { $name } escolhe { $rooms }

## End of the actions

play-end-title = Encerrar as ações?
play-end-text = { $lost ->
    [one] Resta uma ação, e não há ficha de ação para ela na reserva: ela se perderia.
    [many] { $lost } das suas ações se perderiam: há poucas fichas de ação na reserva.
   *[other] { $lost } das suas ações se perderiam: há poucas fichas de ação na reserva.
}
play-end-yes = Encerrar ações

## Undo

play-undo-roll = Desfazer: o dado foi rolado depois disso
play-undo-seen = Desfazer: cartas ocultas foram vistas depois disso
play-undo-drawn = Desfazer: cartas foram compradas depois disso
play-undo-start = Desfazer: a partida acabou de começar
play-undo-others = Desfazer: nada antes disto foi escolhido à mão
play-redo-none = Refazer: nada foi desfeito
play-tip-undo = Desfazer a última escolha{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Refazer{ KEY("redo", before: " (", after: ")") }
play-tip-log = Registro{ KEY("log", before: " (", after: ")") }
play-tip-help = Ajuda e teclas{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = Ações sem botão próprio{ KEY("more", before: " (", after: ")") }: quanto custa cada uma e por que não pode ser feita.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Vá até uma carta: a nave mostra suas salas.
   *[keys] Aponte para uma carta: a nave mostra suas salas.
}
play-map-repairs = { $count ->
    [0] Não repara nada na nave como está.
   *[other] Repara agora: { $rooms }
}
play-map-diverts = { $count ->
    [0] Nenhuma sala a pede para desviar.
   *[other] Falta ainda para desviar: { $rooms }
}
play-map-struck = { $count ->
    [0] A tripulação escolhe as salas.
   *[other] Atinge: { $rooms }
}

## Log, pile and help

play-log-title = Registro
play-log-help = { DEVICE() ->
    [pad] Role com { KEY("up") } e { KEY("down") }.
   *[keys] Aponte para uma linha para ver o que ela tocou. A roda e as setas rolam.
}
play-log-hidden = { DEVICE() ->
    [pad] Sem contagem: este turno e o anterior. Role com { KEY("up") } e { KEY("down") }.
   *[keys] Sem contagem: este turno e o anterior. A roda e as setas rolam.
}
play-piles-title = Baralhos e pilhas
play-piles-deck = Baralho de recursos
play-piles-discard = Descarte
play-piles-damage-deck = Baralho de dano
play-piles-damage-discard = Já atingiram
play-piles-deck-text = { $count ->
    [one] Resta uma carta no baralho de recursos:
    [many] Restam { $count } cartas no baralho de recursos, { $seen ->
        [0] em uma ordem que ninguém conhece
       *[other] as que estão sob as vistas em uma ordem que ninguém conhece
    }:
   *[other] Restam { $count } cartas no baralho de recursos, { $seen ->
        [0] em uma ordem que ninguém conhece
       *[other] as que estão sob as vistas em uma ordem que ninguém conhece
    }:
}
play-piles-damage-text = { $count ->
    [0] Não resta nenhuma carta: o casco está rompido.
    [one] Resta uma carta, depois a Ruptura do casco:
    [many] Restam { $count } cartas, { $seen ->
        [0] tipo por tipo e cada tipo embaralhado
       *[other] as que ninguém viu tipo por tipo
    }, depois a Ruptura do casco:
   *[other] Restam { $count } cartas, { $seen ->
        [0] tipo por tipo e cada tipo embaralhado
       *[other] as que ninguém viu tipo por tipo
    }, depois a Ruptura do casco:
}
play-piles-seen = { $count ->
    [one] Todos viram a próxima carta:
    [many] Todos viram as próximas { $count } cartas, nesta ordem:
   *[other] Todos viram as próximas { $count } cartas, nesta ordem:
}
play-piles-missing = Uma carta de cada tipo mostrado aqui não está no baralho, e ninguém sabe qual.
play-piles-bottom = { $count ->
    [one] Todos viram a última carta:
    [many] Todos viram as últimas { $count } cartas:
   *[other] Todos viram as últimas { $count } cartas:
}
play-piles-unseen = Ninguém viu o que está no topo.
play-piles-struck = { $count ->
    [one] Uma carta de dano já atingiu a nave
    [many] { $count } cartas de dano já atingiram, a mais recente primeiro
   *[other] { $count } cartas de dano já atingiram, a mais recente primeiro
}
play-piles-hidden = Sem contagem: baralhos e descartes ficam fechados, a menos que uma sala os abra.
play-pile-title = { $count ->
    [0] O descarte está vazio
    [one] Uma carta
    [many] { $count } cartas, a mais recente primeiro
   *[other] { $count } cartas, a mais recente primeiro
}
play-help-title = Ajuda
play-help-1-head = Pergunte sobre tudo
play-help-1 = { DEVICE() ->
    [pad] { $key } abre o manual onde ele explica o que está em foco, com o que significa agora na sua mesa.
   *[keys] Clique nela com o botão direito, ou aponte para ela e tecle { $key }: o manual abre onde ela é explicada, com o que significa agora na sua mesa. Pelo teclado: { $key } onde está o foco.
}
play-help-2-head = E por que não?
play-help-2 = O que não pode ser feito diz por quê. Enquanto diz, { $key } leva à regra.
play-help-3-head = { DEVICE() ->
    [pad] Com o controle
   *[keys] Com o mouse
}
play-help-3 = { DEVICE() ->
    [pad] Escolha qualquer coisa e depois o destino. O que brilha é permitido.
   *[keys] Arraste qualquer coisa até onde deve ir, ou clique nela e depois no destino. O que brilha é permitido.
}
play-help-keys = Teclas
play-key-1 = { $first } a { $last }: segurar uma carta
play-key-2 = { $keys }: mover, vasculhar, compartilhar
play-key-3 = { $keys }: reparar, desviar, ativar, fugir
play-key-4 = { KEY("arrows") }: ir de sala em sala
play-key-5 = { KEY("tab") }: painel, nave, tripulação, baralhos
play-key-6 = { KEY("enter") }: escolher o que tem o foco
play-key-7 = { $keys }: encerrar as ações
play-key-8 = { KEY("escape") }: devolver, deixar a sala sem uso, menu
play-key-9 = { $keys }: desfazer{ DEVICE() ->
    [pad] {""}
   *[keys] {" (também Ctrl+Z)"}
}
play-key-10 = { $keys }: refazer{ DEVICE() ->
    [pad] {""}
   *[keys] {" (também Ctrl+Y)"}
}
play-key-11 = { $keys }: registro, baralhos e pilhas
play-key-12 = Segurar { KEY("tab") }: ver a mesa em um diálogo
play-key-13 = { $keys }: a regra do que é apontado, ou esta ajuda
play-key-14 = { $keys }: tela cheia, ligar ou desligar o som

## Notes on what the pointer rests on

play-tip-move = Ir para uma sala vizinha: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-scavenge = Rolar o dado: { $sides }.
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
play-tip-share = Dar ou pegar uma carta na sua sala: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-divert = Pagar as três cartas da sala: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-repair = Pôr uma carta que sirva em um espaço vazio: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-activate = Usar a habilidade da sala em que você está: { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
play-tip-end = Encerrar as ações{ KEY("end", before: " (", after: ")") }. Cada ação não usada vira uma ficha de ação, enquanto houver na reserva.
play-tip-decline = { DEVICE() ->
    [pad] Não pega nada: { KEY("enter") }.
   *[keys] Não pega nada: clique ou { KEY("enter") }.
}
play-tip-stepper = As três fases de um turno.
play-tip-threat = A chance de a próxima carta de dano fazer perder a nave como está, e o que ainda virá.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Baralho de recursos. Aperte { KEY("enter") } para pegar a carta do topo. Quando a última carta é comprada, a nave se perde.
        [2] Baralho de recursos. Aperte { KEY("enter") } para pegar as duas cartas do topo. Quando a última carta é comprada, a nave se perde.
        [many] Baralho de recursos. Aperte { KEY("enter") } para pegar as { $count } cartas do topo. Quando a última carta é comprada, a nave se perde.
       *[other] Baralho de recursos. Aperte { KEY("enter") } para pegar as { $count } cartas do topo. Quando a última carta é comprada, a nave se perde.
    }
   *[keys] { $count ->
        [one] Baralho de recursos. Clique para pegar a carta do topo. Quando a última carta é comprada, a nave se perde.
        [2] Baralho de recursos. Clique para pegar as duas cartas do topo. Quando a última carta é comprada, a nave se perde.
        [many] Baralho de recursos. Clique para pegar as { $count } cartas do topo. Quando a última carta é comprada, a nave se perde.
       *[other] Baralho de recursos. Clique para pegar as { $count } cartas do topo. Quando a última carta é comprada, a nave se perde.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Baralho de recursos. Aperte { KEY("enter") } para pegar dele sempre que você puder pegar cartas. Quando a última carta é comprada, a nave se perde. O que resta: o descarte{ KEY("piles", before: " (", after: ")") }.
   *[keys] Baralho de recursos. Um clique pega dele sempre que você puder pegar cartas. Quando a última carta é comprada, a nave se perde. O que resta: o descarte{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Uma carta aberta. Colete-a em vez de { $deck-cards } do baralho, ou pegue-a ao vasculhar.
play-tip-discard = { DEVICE() ->
    [pad] Descarte. Aperte { KEY("enter") } para vê-lo todo, e o que resta nos baralhos{ KEY("piles", before: " (", after: ")") }.
   *[keys] Descarte. Clique para vê-lo todo, e o que resta nos baralhos{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Baralho de dano: uma carta atinge a nave no fim de cada turno. Aperte { KEY("enter") } para ver o que resta, sem ordem.
   *[keys] Baralho de dano: uma carta atinge a nave no fim de cada turno. Clique para ver o que resta, sem ordem.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] A última carta de dano. Aperte { KEY("enter") } para ver todas as que já atingiram.
   *[keys] A última carta de dano. Clique para ver todas as que já atingiram.
}
play-tip-threat-breach = A chance de a próxima rolagem da Ruptura do casco arrancar a última carta de recurso, o que faz perder a nave.
play-tip-threat-breach-before = A chance de a próxima rolagem da Ruptura do casco arrancar a última carta de recurso, o que faz perder a nave, se antes a fase 2 pegar uma só carta. Cada carta a mais a aumenta.
play-tip-threat-empty = A fase 2 leva a última carta de recurso, do baralho ou para repor uma aberta: a nave se perde, a menos que seja salva antes.
play-tip-threat-hidden = O que diz o verso da próxima carta de dano. Sem contagem: as chances e o resto ficam ocultos.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Baralho de recursos. Aperte { KEY("enter") } para pegar dele sempre que você puder pegar cartas. Quando a última carta é comprada, a nave se perde. Sem contagem: quantas restam fica oculto.
   *[keys] Baralho de recursos. Um clique pega dele sempre que você puder pegar cartas. Quando a última carta é comprada, a nave se perde. Sem contagem: quantas restam fica oculto.
}
play-tip-discard-hidden = Descarte. Sem contagem: fica fechado, a menos que uma sala o abra.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Não restam cartas de dano: o turno acaba com uma rolagem que arranca cartas de recurso. Aperte { KEY("enter") } para ver as que já atingiram.
   *[keys] Não restam cartas de dano: o turno acaba com uma rolagem que arranca cartas de recurso. Clique para ver as que já atingiram.
}
play-tip-damage-deck-hidden = Baralho de dano: uma carta atinge a nave no fim de cada turno. Sem contagem: o que resta fica oculto.
play-tip-damage-discard-hidden = A última carta de dano. Sem contagem: as anteriores ficam ocultas.
play-tip-die = { DEVICE() ->
    [pad] O dado. Aperte { KEY("enter") } para vasculhar.
   *[keys] O dado. Clique nele, ou lance-o, para vasculhar.
}
play-tip-shield = Uma ficha de proteção absorve o próximo impacto nesta sala.
play-tip-supply-cube = Cubos de reparo na reserva
play-tip-supply-action = Fichas de ação na reserva, { $action-tokens } ao todo
play-tip-supply-protection = Fichas de proteção na reserva, { $protection-tokens } ao todo
play-tip-supply-power = Salas cuja energia ainda falta desviar
play-tip-crew = { $name }: onde está, suas fichas e sua mão, no máximo { $hand-limit } cartas no fim do turno.
