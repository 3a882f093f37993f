### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = Restam { $price } ações
play-left-many-no = custa { $price } ações, { $count ->
    [0] não resta nenhuma
    [one] resta uma
    [many] restam { $count }
   *[other] restam { $count }
}
play-left-many-short = custa { $price } ações
play-empty = A sala está desocupada
play-empty-no = a sala está ocupada
play-empty-short = sala ocupada
play-do-cube = Um cubo de reparo
play-do-protection = Uma ficha de proteção
play-do-action = Uma ficha de ação
play-other-crew = Outro tripulante
play-other-crew-no = dê a outro tripulante
play-other-crew-short = não a você
play-to-crew-no = { DEVICE() ->
    [pad] escolha um tripulante
   *[keys] solte sobre um tripulante
}
play-to-crew-short = só tripulantes
play-token-waits-no = fica com o portador até um impacto na sala onde ele está
play-token-waits-short = espera um impacto
play-cube-place-no = preenche um espaço vazio da sua sala
play-cube-place-short = só espaços vazios

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] preenche tudo
   *[no] com cubo guardado
}
play-tip-held-cube = { DEVICE() ->
    [pad] Cubos de reparo guardados. Escolha um e depois um espaço vazio da sua sala: uma ação, sem carta. Em uma sala desviada, você preenche todos os espaços, primeiro com seus cubos.
   *[keys] Cubos de reparo guardados. Arraste um até um espaço vazio da sua sala ou clique nos dois: uma ação, sem carta. Em uma sala desviada, você preenche todos os espaços, primeiro com seus cubos.
}
play-tip-held-protection = Fichas de proteção guardadas. Uma delas barra o próximo impacto na sala onde você está.
damage-sunk-title = { $count ->
    [0] No fundo, vistas por todos
   *[other] Topo e fundo, vistas por todos
}
damage-sunk = { $place ->
    [1] última
   *[other] { $place }ª do fundo
}
play-info-held = { $count ->
    [one] Protegida por uma ficha de { $names }
    [many] Protegida por fichas de { $names }
   *[other] Protegida por fichas de { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, fora desta partida: { $ability }
   *[v2] V2, fora desta partida: { $ability }
}

## The log

play-log-paid = Descarte do baralho: { $cards }
play-log-cube = { $name } dá um cubo de reparo a { $other }
play-log-shield-given = { $same ->
    [yes] { $name } pega uma ficha de proteção
   *[no] { $name } dá uma ficha de proteção a { $other }
}
play-log-shield-used = { $name } entrega uma ficha de proteção
play-log-split = { $name } põe { $cards } no topo e { $below } no fundo
play-log-sunk = { $name } põe { $below } no fundo

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] Escolha uma carta da pilha.
   *[keys] Arraste uma carta da pilha até a mão, ou clique nela.
}
play-take-do = { $lost ->
    [nothing] { $name } pega { $take }.
    [unknown] { $name } pega { $take }. Isto também descarta a carta do topo do baralho.
   *[other] { $name } pega { $take }. Isto também descarta { $lost } do baralho.
}
play-take-last = Essa é a última carta do baralho: a nave está perdida.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Teclas { KEY("card-1") } a { KEY("card-9") }
}
play-take-keys-lower = { DEVICE() ->
    [pad] Coloque uma carta aqui
   *[keys] Solte uma carta aqui
}
play-pair-text-hint = { DEVICE() ->
    [pad] Escolha uma ou duas cartas de cada fileira.
   *[keys] Clique em uma ou duas cartas de cada fileira ou arraste uma carta sobre outra.
}
play-pair-do = { $first } dá { $given } a { $second } e pega { $taken }.
play-pair-uneven = Os dois precisam dar o mesmo número de cartas. Até agora: { $one } e { $two }.
play-pair-agree = { $first } e { $second } concordam?
play-pair-agree-text = { $first } dá { $given }. { $second } dá { $taken }. Pergunte aos dois antes da troca.
play-pair-agree-yes = Os dois aceitam
play-pair-agree-no = Não aceitam
play-deal-supply = { $count ->
    [one] Falta distribuir uma ficha
    [many] Falta distribuir { $count } fichas
   *[other] Falta distribuir { $count } fichas
}
play-deal-none = Tudo distribuído
play-deal-hint = { DEVICE() ->
    [pad] Escolha quem recebe uma ficha. Escolha uma ficha para recolhê-la.
   *[keys] Arraste uma ficha até um tripulante ou clique em quem a recebe. Clique em uma ficha para recolhê-la.
}
play-deal-keys = Tecla { $key }, Shift desfaz
play-deal-has = tem { $count }
play-deal-gets = recebe { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } recebe { $count ->
        [one] um cubo de reparo
        [many] { $count } cubos de reparo
       *[other] { $count } cubos de reparo
    }
    [protection] { $name } recebe { $count ->
        [one] uma ficha de proteção
        [many] { $count } fichas de proteção
       *[other] { $count } fichas de proteção
    }
   *[action] { $name } recebe { $count ->
        [one] uma ficha de ação
        [many] { $count } fichas de ação
       *[other] { $count } fichas de ação
    }
}
play-split-top = Topo do baralho
play-split-top-note = compradas primeiro, da esquerda
play-split-bottom = Fundo do baralho
play-split-bottom-note = compradas por último, acima da Ruptura
play-split-bottom-note-cards = compradas por último
play-split-cards-top = Próximas compras, nesta ordem: { $cards }
play-split-cards-bottom = Últimas compras: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Coloque uma carta aqui
   *[keys] Solte uma carta aqui
}
play-split-note = { DEVICE() ->
    [pad] Você viu cartas ocultas: não dá para desfazer. Pegue uma carta com { KEY("enter") } e mova-a com { KEY("left") } e { KEY("right") }. Segure { KEY("tab") } para ver a mesa.
   *[keys] Você viu cartas ocultas: não dá para desfazer. Clique em uma carta, arraste-a ou aperte de { KEY("card-1") } a { KEY("card-9") }; as setas a movem. Segure { KEY("tab") } para ver a mesa.
}
play-split-later = Últimas antes da Ruptura do casco: { $rooms }
