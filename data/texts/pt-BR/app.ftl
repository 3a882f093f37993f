### The screens outside the table.

language-name = Português (Brasil)

## Title

title-tagline = Um jogo cooperativo para um a quatro jogadores
title-continue = Continuar
title-continue-detail = Turno { $turn } · { $difficulty } · { $names }
title-new = Nova partida
title-load = Partidas salvas
title-quit = Sair
title-credit = Baseado no jogo de tabuleiro de Ayden Lowther · Versão { $version }
hint-choose = escolher
hint-open = abrir
hint-fullscreen = tela cheia
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Algumas opções não puderam ser lidas e voltaram ao padrão. O arquivo antigo foi guardado como { $path }.
notice-newer = O arquivo { $path } vem de uma versão mais nova do Solar Storm. Sua versão usa o que entende dele.

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
speed-fast = Rápido
speed-normal = Normal
speed-slow = Calmo
menu-reduced-motion = Menos movimento
menu-reduced-motion-detail = Nada treme, pulsa ou gira.
menu-confirm = Avisar antes de perder ações
menu-confirm-detail = Pergunta quando ações não usadas não renderiam fichas.
menu-new = Nova partida
menu-title = Tela inicial
menu-quit = Sair
menu-saved = A partida é salva após cada escolha.
menu-unsaved = Esta cópia do Solar Storm não salva automaticamente. Use “Salvar como…” para guardar esta partida.

## Setup

setup-title = Nova partida
setup-back = Voltar à tela inicial
setup-crew-fixed = { $players ->
    [1] Um só jogador
   *[other] { $players } jogadores
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
setup-fewest = Uma nave precisa de pelo menos dois tripulantes. Para jogar sem mais ninguém, ative “{ expansion-solo }”.
setup-add = Incluir jogador
setup-name-empty = Todo tripulante precisa de um nome.
setup-name-twice = Dois tripulantes têm o mesmo nome. Mude um deles.
setup-name-longest = No máximo { $count } caracteres. O resto fica de fora.
setup-name-letter = O caractere { $place } não pode ser usado: é um emoji ou um sinal que falta nas fontes do jogo.
setup-first = Primeiro turno
setup-first-chance = Aleatório
setup-no-counting = Sem contagem
setup-no-counting-note = Oculta o conteúdo de baralhos e descartes e as chances. O capitão também não as informa.
setup-universals = { $count ->
    [0] nenhuma { $resource }
    [one] { $count } { $resource }
    [many] { $count } { FORM($resource, "plural") }
   *[other] { $count } { FORM($resource, "plural") }
}
setup-modes = Expansões
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = Aleatórias
setup-rooms-pick = À escolha
setup-rooms-v1-note = toda sala com sua primeira habilidade
setup-rooms-v2-note = segunda habilidade, salvo se exigir mais jogadores
setup-rooms-mixed-note = as salas recebem V1 ou V2 por sorteio
setup-rooms-pick-note = você escolhe V1 ou V2, sala por sala
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 ou V2 por sorteio. Selecione para ler as duas.
   *[keys] V1 ou V2 por sorteio. Aponte aqui para ler as duas.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = Esta sala não tem V2.
setup-no-rules = Estas expansões não podem ser combinadas. { $detail }
setup-seed = Semente
setup-seed-chance = Aleatória
setup-seed-roll = Sorteia outra nave.
setup-seed-clear = Limpar a semente
setup-seed-none = Sem semente: cada partida é diferente.
setup-seed-note = A mesma semente com as mesmas opções gera a mesma partida. Um código de partida contém as duas: digite ou cole aqui.
setup-seed-words = Estas palavras dão a semente { $seed }, sempre a mesma.
setup-seed-long = Longa demais: uma semente tem no máximo { $digits } algarismos.
setup-mission = Esta missão
setup-fact-hands = Mãos
setup-fact-hands-value = { $cards ->
    [one] uma carta cada
    [many] { $cards } cartas cada
   *[other] { $cards } cartas cada
}
setup-fact-hands-shared = { $cards } cartas em uma mão conjunta
setup-fact-rooms = Salas
setup-fact-rooms-value = { $first } × V1, { $second } × V2
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
setup-fact-damaged-value = { $spaces } cubos já perdidos
setup-outlook = Taxas de vitória
setup-outlook-note = Medido em naves aleatórias, com tripulações de uma mesma patente jogadas pelo programa.
setup-outlook-nearest = { $ranks }: esta partida não foi medida. O número é o da mais parecida: { $game }
setup-nearest = parecida
setup-outlook-counting = com contagem
setup-ranks = { $rank ->
    [cadet] Cadetes
    [officer] Oficiais
   *[captain] Comandantes
}
setup-ranks-win = { $rank ->
    [cadet] cadetes do programa vencem
    [officer] oficiais do programa vencem
   *[captain] comandantes do programa vencem
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
setup-change-tip = { $known ->
    [more] Assim, de cada 100 naves, as tripulações do programa ({ $ranks }) salvam { $points } a mais.
    [fewer] Assim, de cada 100 naves, as tripulações do programa ({ $ranks }) salvam { $points } a menos.
   *[unclear] Sem efeito claro sobre quantas naves as tripulações do programa ({ $ranks }) salvam.
}
setup-against-first = em relação a todas V1
setup-start = Começar
setup-replace-title = Sair da partida em andamento?
setup-replace-text = Turno { $turn } · { $difficulty } · { $names }. Ela fica entre as partidas salvas.
setup-replace-yes = Nova partida

## Game over

over-won = Vitória
over-lost = Derrota
over-go-on = { DEVICE() ->
    [pad] Aperte qualquer botão para ver o resultado
   *[keys] Aperte qualquer tecla ou clique para ver o resultado
}
over-energy-core = Núcleo reiniciado
over-room-destroyed = A nave está perdida
over-deck-empty = Sem recursos
over-energy-core-why = { $name } reiniciou o núcleo no turno { $turn } com { $cards ->
    [1] uma carta
    [one] { $cards } cartas
    [many] { $cards } cartas
   *[other] { $cards } cartas
} de recurso no baralho.
over-close = { $count ->
    [0] Nenhuma sala chegou a ficar sem cubos.
    [one] Uma sala ficou sem cubos uma vez.
    [many] { $count } vezes uma sala ficou sem cubos.
   *[other] { $count } vezes uma sala ficou sem cubos.
}
over-stand-ins = { $count ->
    [one] Uma vez, um programa não respondeu e o jogo escolheu por ele.
    [many] { $count } de vezes, um programa não respondeu e o jogo escolheu por ele.
   *[other] { $count } vezes, um programa não respondeu e o jogo escolheu por ele.
}
over-room-destroyed-why = No turno { $turn }, a tempestade atingiu { $room }, sem cubos nem ficha de proteção.
over-deck-empty-why = { $torn ->
    [0] No turno { $turn }, de { $name }, o baralho de recursos acabou.
   *[other] No turno { $turn }, a Ruptura do casco levou { $torn ->
        [one] a última carta
        [many] as últimas { $torn } cartas
       *[other] as últimas { $torn } cartas
    } de recurso.
}
over-diverted = { $count ->
    [0] Nenhuma sala tinha sido desviada.
    [one] Uma das { $rooms } salas tinha sido desviada.
    [8] Todas as salas tinham sido desviadas. Só faltou reiniciar o núcleo.
    [many] { $count } das { $rooms } salas tinham sido desviadas.
   *[other] { $count } das { $rooms } salas tinham sido desviadas.
}
over-fact-turns = { $count ->
    [one] turno
    [many] turnos
   *[other] turnos
}
over-fact-cards = { $count ->
    [1] carta restante
    [one] cartas restantes
    [many] cartas restantes
   *[other] cartas restantes
}
over-fact-damage = cartas de dano restantes
over-fact-diverted = salas desviadas
over-fact-criticals = { $count ->
    [1] momento crítico
    [one] momentos críticos
    [many] momentos críticos
   *[other] momentos críticos
}
over-fact-difficulty = dificuldade
over-fact-seed = semente
over-fact-code = código da partida
over-chart = Turno a turno
over-chart-diverted = salas desviadas
over-chart-missing = cubos faltando
over-chart-deck = cartas restantes
over-chart-start = início
over-chart-turn = turno { $turn }
over-band-1 = 1 sala por carta
over-band-2 = 2 salas por carta
over-band-3 = 3 salas por carta
over-band-breach = Ruptura do casco
over-critical = Turno { $turn }: momento crítico
over-critical-room = { $room }: sem cubos
over-pod-lost = { $name } está à deriva para sempre
over-pod-lost-why = A nave foi salva depois que { $name } partiu.
over-pod-alone = Só { $name } escapa
over-pod-alone-why = A última rolagem foi { $roll }, acima das { $held } cartas em mãos.
over-pod-all = Todos estão perdidos, até { $name }
over-pod-all-why = A última rolagem foi { $roll }, que não passa das { $held } cartas em mãos.
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
over-most = recorde da tripulação
over-row-turns = Turnos jogados
over-row-moves = Movimentos
over-row-repairs = Cubos repostos
over-row-diverts = Salas desviadas
over-row-shares = Cartas compartilhadas
over-row-scavenges = Rolagens ao vasculhar
over-row-activations = Salas ativadas
over-row-tokens = Fichas usadas
over-board = Ver o tabuleiro
over-watch = Ver replay
over-again = Jogar a mesma nave
over-new = Nova partida
over-title = Tela inicial

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjklç zxcvbnm áàâãéêíóôõú
keyboard-capital = Maiúsculas
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Apagar
keyboard-system = Teclado do sistema
keyboard-done = Pronto
