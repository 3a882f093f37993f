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
play-empty = Não há ninguém lá
play-empty-no = já há alguém lá
play-empty-short = sala ocupada
play-do-cube = Um cubo de reparo
play-do-protection = Uma ficha de proteção
play-do-action = Uma ficha de ação
play-other-crew = Outro tripulante
play-other-crew-no = vai para outro tripulante
play-other-crew-short = para outro
play-to-crew-no = { DEVICE() ->
    [pad] escolha um tripulante
   *[keys] solte-a em um tripulante
}
play-to-crew-short = só tripulantes
play-token-waits-no = fica com quem a tem até que um dano atinja a sala em que está essa pessoa
play-token-waits-short = espera um dano
play-cube-place-no = vai em um espaço de reparo vazio da sua sala
play-cube-place-short = só espaços vazios

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] um cubo recupera tudo
   *[no] com um cubo seu
}
play-tip-held-cube = { DEVICE() ->
    [pad] Cubos de reparo em mãos. Escolha um e depois um espaço vazio da sua sala: uma ação, sem carta. Onde a energia foi desviada, ele preenche todos os espaços.
   *[keys] Cubos de reparo em mãos. Clique em um e depois em um espaço vazio da sua sala, ou arraste-o até lá: uma ação, sem carta. Onde a energia foi desviada, ele preenche todos os espaços.
}
play-tip-held-protection = Fichas de proteção em mãos. Uma delas absorve o próximo impacto na sala em que você está.
damage-sunk-title = { $count ->
    [0] No fundo, vistas por todos
   *[other] Topo e fundo, vistas por todos
}
damage-sunk = { $place ->
    [1] última
   *[other] { $place }ª do fundo
}
play-info-held = { $count ->
    [one] Protegida por uma ficha de proteção de { $names }
    [many] Protegida por fichas de proteção de { $names }
   *[other] Protegida por fichas de proteção de { $names }
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

play-log-paid = O baralho perde { $cards } para o descarte
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
    [unknown] { $name } pega { $take }. Depois o baralho perde a carta do topo para o descarte.
   *[other] { $name } pega { $take }. Depois o baralho perde { $lost } para o descarte.
}
play-take-last = É a última carta do baralho: a nave se perde.
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
   *[keys] Clique em uma ou duas cartas de cada fileira, ou arraste uma carta sobre aquela pela qual será trocada.
}
play-pair-do = { $first } dá { $given } a { $second } e recebe { $taken }.
play-pair-uneven = O mesmo número de cartas de cada lado: por enquanto { $one } contra { $two }.
play-pair-agree = { $first } e { $second } concordam?
play-pair-agree-text = { $first } dá { $given }. { $second } dá { $taken }. Pergunte às duas partes antes da troca.
play-pair-agree-yes = Concordam
play-pair-agree-no = Não concordam
play-deal-supply = { $count ->
    [one] Uma ficha a distribuir
    [many] { $count } fichas a distribuir
   *[other] { $count } fichas a distribuir
}
play-deal-none = Tudo distribuído
play-deal-hint = { DEVICE() ->
    [pad] Escolha quem recebe uma ficha. Escolha uma ficha para pegá-la de volta.
   *[keys] Arraste uma ficha até um tripulante, ou clique em quem a recebe. Clique em uma ficha para pegá-la de volta.
}
play-deal-keys = Tecla { $key }, com Shift devolve
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
play-split-top-note = compradas antes, da esquerda
play-split-bottom = Fundo do baralho
play-split-bottom-note = compradas por último, acima da Ruptura
play-split-bottom-note-cards = compradas por último
play-split-cards-top = As próximas, nesta ordem: { $cards }
play-split-cards-bottom = As últimas de todas: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Coloque uma carta aqui
   *[keys] Solte uma carta aqui
}
play-split-note = { DEVICE() ->
    [pad] Cartas ocultas foram vistas: não dá para desfazer. Pegue uma carta com { KEY("enter") }; { KEY("left") } e { KEY("right") } a movem. Segure { KEY("tab") } para ver a mesa.
   *[keys] Cartas ocultas foram vistas: não dá para desfazer. Clique em uma carta, arraste-a ou tecle { KEY("card-1") } a { KEY("card-9") }; as setas a movem. Segure { KEY("tab") } para ver a mesa.
}
play-split-later = Entre as últimas, antes da Ruptura do casco: { $rooms }
