### The screens outside the table.

language-name = Português (Brasil)

## Title

title-tagline = Um jogo cooperativo para uma a quatro pessoas
title-continue = Continuar
title-continue-detail = Turno { $turn } · { $difficulty } · { $names }
title-new = Nova partida
title-load = Carregar partida
title-quit = Sair
title-credit = Baseado no jogo de tabuleiro de Ayden Lowther · Versão { $version }
hint-choose = escolher
hint-open = abrir
hint-fullscreen = tela cheia
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Nem tudo nas opções pôde ser lido. O que faz sentido vale, o resto volta a ser como no início. O arquivo antigo foi guardado como { $path }.

## Difficulties

difficulty-easy = Fácil
difficulty-medium = Médio
difficulty-hard = Difícil
difficulty-veteran = Veterano
difficulty-realist = Realista

## Questions

confirm-back = Voltar

## Menu over the table

menu-heading = Menu
menu-where = Turno { $turn } · { $difficulty }
menu-continue = Continuar
menu-speed = Ritmo
speed-off = Imediato
speed-fast = Ágil
speed-normal = Firme
speed-slow = Calmo
menu-reduced-motion = Menos movimento
menu-reduced-motion-detail = Nada treme, pulsa ou gira.
menu-confirm = Perguntar antes de perder ações
menu-confirm-detail = Quando encerrar o turno desperdiçaria ações à toa.
menu-new = Nova partida
menu-title = Tela inicial
menu-quit = Sair
menu-saved = A partida é salva após cada escolha.
menu-unsaved = Esta cópia de Solar Storm não salva sozinha. “Salvar como…” guarda esta partida.


## Setup

setup-title = Nova partida
setup-back = Voltar à tela inicial
setup-crew = Tripulação
setup-crew-fixed = { $players ->
    [1] Uma só pessoa
   *[other] { $players } pessoas
} sempre { $players ->
    [1] comanda
   *[other] comandam
} { $crew ->
    [1] um tripulante
    [2] dois tripulantes
    [3] três tripulantes
   *[other] { $crew } tripulantes
}.
setup-name = Nome
setup-mark-taken = { $name } já tem esta marca.
setup-remove = Remover este tripulante
setup-fewest = Uma nave precisa de pelo menos dois tripulantes.
setup-add = Novo humano
setup-name-empty = Todos precisam de um nome.
setup-name-twice = Não pode haver dois nomes iguais.
setup-name-letter = A letra “{ $letter }” não pode ser mostrada aqui.
setup-first = Primeiro turno
setup-first-chance = Ao acaso
setup-no-counting = Sem contagem
setup-no-counting-note = O que resta nos baralhos e o que há nos descartes fica oculto, e as chances também.
setup-difficulty = Dificuldade
setup-difficulty-note = uma carta Universal vale por qualquer recurso
setup-universals = { $count ->
    [0] nenhuma
    [one] { $count } { $resource }
    [many] { $count } { FORM($resource, "plural") }
   *[other] { $count } { FORM($resource, "plural") }
}
setup-modes = Expansões
setup-rooms = Salas alternativas
setup-rooms-v1 = Todas V1
setup-rooms-v2 = Todas V2
setup-rooms-mixed = Ao acaso
setup-rooms-pick = Escolher
setup-rooms-v1-note = cada sala com sua primeira habilidade
setup-rooms-v2-note = cada sala com sua segunda habilidade
setup-rooms-mixed-note = no início cada sala mostra qual é
setup-rooms-pick-note = escolha V1 ou V2 para cada sala
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 ou V2: o acaso decide. Venha aqui para ler as duas.
   *[keys] V1 ou V2: o acaso decide. Aponte aqui para ler as duas.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = Não há V2 desta sala.
setup-no-rules = Estas expansões não formam regras juntas. { $detail }
setup-seed = Semente
setup-seed-chance = Ao acaso
setup-seed-roll = Sortear uma semente
setup-seed-clear = Sem semente: cada partida é nova
setup-seed-none = Sem semente: cada partida é nova.
setup-seed-note = Mesma semente e mesmas opções dão a mesma partida. Um código de partida diz as duas coisas: digite ou cole aqui.
setup-seed-long = É longa demais: uma semente tem no máximo { $digits } algarismos.
setup-mission = Esta missão
setup-fact-hands = Mãos
setup-fact-hands-value = { $cards ->
    [one] uma carta cada
    [many] { $cards } cartas cada
   *[other] { $cards } cartas cada
}
setup-fact-hands-shared = { $cards } cartas, de uso comum
setup-fact-rooms = Salas
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-rooms-chance = V1 ou V2 ao acaso
setup-fact-deck = Cartas de recurso
setup-fact-deck-value = { $cards } cartas, { $universals ->
    [0] nenhuma { $resource }
    [one] { $universals } { $resource }
    [many] { $universals } { FORM($resource, "plural") }
   *[other] { $universals } { FORM($resource, "plural") }
}
setup-fact-damage = Baralho de dano
setup-fact-damage-value = { $cards } cartas, depois Ruptura do casco
setup-fact-damaged = Nave
setup-fact-damaged-value = { $spaces } espaços já danificados
setup-fact-first = Primeiro turno
setup-outlook = Perspectivas
setup-outlook-note = Tripulações de uma só patente, em naves ao acaso.
setup-outlook-nearest = { $ranks }, o mais próximo: { $game }
setup-nearest = mais próximo
setup-outlook-counting = com contagem
setup-ranks = { $rank ->
    [cadet] Cadetes
    [officer] Oficiais
   *[captain] Capitães
}
setup-ranks-win = { $rank ->
    [cadet] cadetes vencem
    [officer] oficiais vencem
   *[captain] capitães vencem
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }–{ $high }%
setup-games = { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}
setup-not-measured = não medido
setup-change = { $points } ± { $margin } pontos
setup-against-first = contra todas V1
setup-start = Começar
setup-replace-title = Deixar a partida em andamento?
setup-replace-text = Turno { $turn } · { $difficulty } · { $names }. Ela fica entre as partidas salvas, e você pode carregá-la de novo quando quiser.
setup-replace-yes = Recomeçar

## Game over

over-won = Vitória
over-lost = Derrota
over-go-on = { DEVICE() ->
    [pad] Qualquer botão: o que aconteceu, em números
   *[keys] Qualquer tecla ou um clique: o que aconteceu, em números
}
over-energy-core = Núcleo reiniciado
over-room-destroyed = A nave está perdida
over-deck-empty = Nada mais para queimar
over-energy-core-why = { $name } reiniciou o núcleo no turno { $turn } com { $cards ->
    [1] uma carta
    [one] { $cards } cartas
    [many] { $cards } cartas
   *[other] { $cards } cartas
} de recurso no baralho.
over-close = { $count ->
    [0] Nenhuma sala chegou a ficar sem cubos.
    [one] Uma vez, uma sala perdeu seu último cubo.
    [many] { $count } vezes, uma sala perdeu seu último cubo.
   *[other] { $count } vezes, uma sala perdeu seu último cubo.
}
over-room-destroyed-why = No turno { $turn } a tempestade atingiu { $room }, sem nenhum cubo nem escudo.
over-deck-empty-why = { $torn ->
    [0] No turno { $turn } a última carta saiu do baralho de recursos e, com ela, a chance de { $name } continuar.
   *[other] No turno { $turn } a ruptura do casco arrancou { $torn ->
        [one] a última carta
        [many] as últimas { $torn } cartas
       *[other] as últimas { $torn } cartas
    } de recurso.
}
over-diverted = { $count ->
    [0] Nenhuma sala tinha sido desviada ainda.
    [one] Uma das { $rooms } salas tinha sido desviada.
    [8] Todas as salas estavam desviadas: só faltou reiniciar.
    [many] { $count } das { $rooms } salas tinham sido desviadas.
   *[other] { $count } das { $rooms } salas tinham sido desviadas.
}
over-fact-turns = turnos
over-fact-cards = cartas restantes
over-fact-damage = cartas de dano restantes
over-fact-diverted = salas desviadas
over-fact-criticals = por um triz
over-fact-difficulty = dificuldade
over-fact-seed = semente
over-fact-code = código da partida
over-chart = Turno a turno
over-chart-diverted = salas desviadas
over-chart-missing = cubos em falta
over-chart-deck = cartas restantes
over-chart-start = início
over-chart-turn = turno { $turn }
over-band-1 = 1 sala por golpe
over-band-2 = 2 salas por golpe
over-band-3 = 3 salas por golpe
over-band-breach = Ruptura do casco
over-critical = Turno { $turn }: por um triz
over-critical-room = { $room } não tem mais cubos
over-pod-lost = { $name } se perdeu
over-pod-lost-why = A nave foi salva sem { $name }, que a havia deixado.
over-pod-alone = { $name } escapa a sós
over-pod-alone-why = A última rolagem, { $roll }, é maior que as { $held } cartas em mãos.
over-pod-all = Tudo perdido, e { $name } também
over-pod-all-why = A última rolagem, { $roll }, não é maior que as { $held } cartas em mãos.
over-pod-told = { $turn ->
    [0] Saiu antes deste registro
   *[other] Saiu no turno { $turn }
} · { $adrift ->
    [1] 1 turno à deriva
    [one] { $adrift } turnos à deriva
    [many] { $adrift } turnos à deriva
   *[other] { $adrift } turnos à deriva
} · { $taken ->
    [1] pegou 1 carta
    [one] pegou { $taken } cartas
    [many] pegou { $taken } cartas
   *[other] pegou { $taken } cartas
}
over-crew = Tripulação
over-row-turns = Turnos jogados
over-row-moves = Movimentos
over-row-repairs = Cubos recolocados
over-row-diverts = Salas desviadas
over-row-shares = Cartas compartilhadas
over-row-scavenges = Vezes que vasculhou
over-row-activations = Salas ativadas
over-row-tokens = Fichas usadas
over-board = Ver o tabuleiro
over-watch = Assistir de novo
over-again = A mesma nave de novo
over-new = Nova partida
over-title = Tela inicial

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjklç zxcvbnm áàâãéêíóôõú
keyboard-capital = Maiúscula
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Apagar
keyboard-system = Teclado do sistema
keyboard-done = Pronto
