### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = Manual
rulebook-search = Buscar
rulebook-close = Fechar
rulebook-contents = Sumário
rulebook-subjects = De A a Z
rulebook-from = Aberto a partir de: { $what }
rulebook-hits = { $count ->
    [one] Um resultado
    [many] { $count } resultados, os melhores primeiro
   *[other] { $count } resultados, os melhores primeiro
}
rulebook-hit = { $chapter } · resultado { $number } de { $count } para “{ $query }”
rulebook-none = Nenhum resultado para “{ $query }”. Você quis dizer:
rulebook-none-at-all = Nenhum resultado para “{ $query }”.
rulebook-now = Agora na sua mesa
rulebook-show = Mostrar na mesa
rulebook-see = Veja também
rulebook-try = Experimente
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Começar
rulebook-open = Manual
rulebook-side-v2 = { $name } (alternativa, V2)
rulebook-limits = Limites

rulebook-chapter-mission = A missão
rulebook-chapter-turn = Seu turno
rulebook-chapter-storm = A tempestade
rulebook-chapter-rooms = As salas
rulebook-chapter-cards = Cartas de recurso
rulebook-chapter-tokens = Peças e fichas
rulebook-chapter-variants = Modos de jogo

## What the content says of itself

rulebook-room-passive = Passiva: funciona automaticamente e não custa ação.
rulebook-room-cost = Ativá-la custa { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
rulebook-room-whole = Só funciona totalmente reparada: os { $count } espaços precisam ter um cubo.
rulebook-room-divert = Desviar a energia custa { $cards }.
rulebook-room-players = Não pode ser usada com menos de { $count } jogadores. O outro lado a substitui.
rulebook-resource-copies = O jogo tem { $count } cartas de { $card }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = A dificuldade define quantas há: { $levels }.
rulebook-resource-rooms = Repara um espaço em: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] O baralho de recursos tem { $whole } cartas, nenhuma delas Universal.
   *[other] O baralho de recursos tem { $whole } cartas, incluindo { $cards }.
}
rulebook-expansion-players = Para { $players } { $most ->
    [1] jogador
   *[other] jogadores
}.
rulebook-expansion-apart = Não pode ser combinada com { $others }.
rulebook-action-lead = { $source ->
    [none] Uma ação que você pode fazer na fase 1
   *[other] Uma ação acrescentada por “{ $source }”
}. Custa { $cost ->
    [0] nada
    [one] uma ação
    [many] { $cost } ações
   *[other] { $cost } ações
}.

## The mission

rulebook-ship = A nave
rulebook-ship-lead = { $rooms ->
    [9] A nave tem nove salas em uma grade de três por três.
   *[other] A nave tem { $rooms } salas.
} O Núcleo de energia fica no centro. As { $power } salas ao redor mudam de lugar a cada partida.
rulebook-ship-may-1 = Cada uma das { $power } salas tem { $spaces } espaços de reparo. Cada espaço começa com um cubo.
rulebook-ship-may-2 = Salas que têm um lado em comum são vizinhas. Cantos não contam.
rulebook-ship-may-3 = O Núcleo de energia não tem espaços de reparo e não sofre dano. Ele reúne a energia que vocês desviam.
rulebook-ship-figure = O Núcleo de energia, com a energia de três salas.
rulebook-ship-words = tabuleiro, mapa, grade, disposição, objetivo, núcleo, vizinha, nave

rulebook-goal = Como a partida termina
rulebook-goal-lead = Desviem a energia das { $power } salas e ativem o Núcleo de energia. A nave está salva, e todos a bordo vencem.
rulebook-goal-may-head = Como vencer
rulebook-goal-may-1 = Com a última sala desviada, qualquer tripulante no Núcleo de energia pode ativá-lo. Isso custa uma ação.
rulebook-goal-may-2 = Nesse momento, pode haver salas danificadas. Só a energia delas conta.
rulebook-goal-not-head = Como perder
rulebook-goal-not-1 = Um impacto destrói uma sala que não tem mais cubos: a nave se perde na hora.
rulebook-goal-not-2 = O baralho de recursos acaba: a nave se perde na hora.
rulebook-goal-special-head = Um desertor
rulebook-goal-special = Se a nave for salva, um desertor na Cápsula de fuga perde. Se ela for perdida, uma última rolagem decide: o desertor vence sozinho ou todos perdem.
rulebook-goal-figure = Todas as salas estão desviadas. Ativar o núcleo dá a vitória.
rulebook-goal-words = vencer, ganhar, perder, vitória, derrota, fim, fim de jogo, reiniciar, fuga, objetivo
rulebook-length = Duração de uma partida
rulebook-length-lead = A maioria das partidas dura de quinze a trinta turnos, somando os de todos. São mais ou menos de meia hora a uma hora.
rulebook-length-may-1 = O baralho de recursos é o relógio. Quando acaba, a partida termina.
rulebook-length-may-2 = Você pode parar a qualquer momento: a partida é salva depois de cada escolha.
rulebook-length-words = duração, tempo, minutos, horas, quanto dura, turnos

rulebook-setting-up = Preparação
rulebook-setting-up-lead = Escolha nomes, dificuldade e expansões. O jogo prepara o resto: salas, cubos, cartas e tripulação.
rulebook-setting-up-may-1 = O baralho de recursos tem { $copies } cartas de cada um dos { $kinds } recursos. A dificuldade acrescenta cartas Universais.
rulebook-setting-up-may-2 = Cada jogador começa com { $hand-2 } cartas em dois jogadores, { $hand-3 } em três e { $hand-4 } em quatro. Uma tripulação solo divide { $hand-1 }.
rulebook-setting-up-may-3 = { $face-up } cartas de recurso ficam abertas. O baralho de dano vem ordenado por tipo, o mais fraco no topo. A Ruptura do casco fica no fundo.
rulebook-setting-up-may-4 = Todos começam no Núcleo de energia. Escolha o primeiro jogador na tela de nova partida ou deixe que seja sorteado.
rulebook-setting-up-special-head = Dano antes do primeiro turno
rulebook-setting-up-special = As últimas { $setup-damage } cartas acima da Ruptura do casco atingem a nave antes do primeiro turno, a de baixo primeiro. Elas são descartadas, e a nave começa com { $setup-cubes } cubos a menos.
rulebook-setting-up-figure = Uma carta do primeiro dano e uma sala que ela atingiu.
rulebook-setting-up-words = início, distribuir, preparação, preparar, mãos, primeiro jogador, começar, nova partida

rulebook-looking = Informação aberta
rulebook-looking-lead = Vocês jogam com as mãos abertas. Olhem tudo na mesa e conversem sobre cada plano.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Você pode examinar os dois descartes e ver quantas cartas cada baralho tem. Escolha um descarte{ $key-piles ->
        [none] .
       *[other] , ou aperte { $key-piles }.
    }
   *[keys] Você pode examinar os dois descartes e ver quantas cartas cada baralho tem. Clique em um descarte{ $key-piles ->
        [none] .
       *[other] , ou aperte { $key-piles }.
    }
}
rulebook-looking-may-2 = Você pode ver que cartas restam em um baralho, mas não a ordem delas.
rulebook-looking-may-3 = Cartas que uma sala mostra ficam conhecidas por todos. O registro guarda o que aconteceu.
rulebook-looking-not-1 = Você não pode ver a ordem de um baralho, a menos que uma sala a mostre.
rulebook-looking-words = aberto, segredo, oculto, informação, contar, conversar, registro, olhar, saber

## Your turn

rulebook-phases = As três fases
rulebook-phases-lead = No seu turno, você faz ações, coleta cartas e compra dano. Depois começa o turno do próximo tripulante.
rulebook-phases-may-1 = Fase 1: faça { $base-actions } ações, e mais uma por ficha de ação que você gastar.
rulebook-phases-may-2 = Fase 2: pegue { $deck-cards } cartas do baralho ou uma aberta. Depois, descarte até ficar com { $hand-limit }.
rulebook-phases-may-3 = Fase 3: compre a carta de dano do topo, que atinge suas salas. Quando não resta nenhuma, a Ruptura do casco leva cartas.
rulebook-phases-not-1 = A fase 1 não acaba até você encerrá-la. Com “{ settings-auto-end }” ligado, ela acaba automaticamente quando não há mais nada a fazer.
rulebook-phases-special-head = Início do turno
rulebook-phases-special = Primeiro voltam as fichas de proteção que você colocou com o Arsenal (V1). Depois, a Enfermaria (V1), se você estiver nela, dá fichas de ação.
rulebook-phases-words = turno, rodada, vez, ordem, sequência, fase, começo, início do turno, etapas

rulebook-actions = Suas ações
rulebook-actions-lead = Faça { $base-actions } ações na fase 1: quaisquer, em qualquer ordem, quantas vezes quiser.
rulebook-actions-may-1 = Mova, vasculhe, compartilhe, repare, desvie energia ou ative sua sala.
rulebook-actions-may-2 = Cada ficha de ação que você gasta dá mais uma ação.
rulebook-actions-may-3 = Suas ações básicas são usadas primeiro. Fichas só são gastas depois delas.
rulebook-actions-not-1 = Você não pode fazer uma ação que não possa pagar por inteiro.
rulebook-actions-not-2 = Você não pode agir em uma sala onde não está. Algumas salas são exceção.
rulebook-actions-special-head = Ações não usadas
rulebook-actions-special = Cada ação básica que você não usa vira uma ficha de ação.
rulebook-actions-figure = Mover, vasculhar, compartilhar, reparar, desviar, ativar.
rulebook-actions-words = agir, fazer, pontos de ação, PA, orçamento, restante, gastar, opções, o que posso fazer

rulebook-moving = Mover
rulebook-moving-lead = Vá para uma sala vizinha: acima, abaixo, à esquerda ou à direita.
rulebook-moving-may-1 = { $cost-move ->
    [1] Uma ação
    [one] { $cost-move } ações
    [many] { $cost-move } ações
   *[other] { $cost-move } ações
} por sala percorrida.
rulebook-moving-may-2 = Qualquer número de tripulantes pode estar na mesma sala, até no Núcleo de energia.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Escolha a ação e depois a sala{ $key-move ->
        [none] .
       *[other] , ou aperte { $key-move }.
    }
   *[keys] Arraste seu meeple até a sala, clique nos dois{ $key-move ->
        [none] {" "}ou use as setas.
       *[other] , use as setas ou aperte { $key-move }.
    }
}
rulebook-moving-not-1 = Você não pode mover na diagonal.
rulebook-moving-not-2 = Você não pode mover outros tripulantes, exceto com o Alojamento.
rulebook-moving-figure = Da Sala de máquinas para uma vizinha.
rulebook-moving-words = mover, ir, andar, caminhar, passo, distância, vizinha, adjacente, ao lado, diagonal, correr

rulebook-scavenging = Vasculhar
rulebook-scavenging-lead = Role o dado em busca de cartas de recurso: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [1] Uma ação
    [one] { $cost-scavenge } ações
    [many] { $cost-scavenge } ações
   *[other] { $cost-scavenge } ações
}, em qualquer sala, quantas vezes você puder pagar.
rulebook-scavenging-may-2 = Pegue as cartas uma a uma, do baralho ou das abertas. Uma carta aberta é reposta na hora, e você pode pegar a nova em seguida.
rulebook-scavenging-may-3 = Você pode pegar menos cartas ou nenhuma.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Escolha o dado{ $key-scavenge ->
        [none] .
       *[other] , ou aperte { $key-scavenge }.
    }
   *[keys] Clique no dado ou lance-o{ $key-scavenge ->
        [none] .
       *[other] , ou aperte { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Você não pode desfazer uma rolagem.
rulebook-scavenging-figure = Baixo: nada. Médio: uma carta. Alto: duas.
rulebook-scavenging-words = vasculhar, procurar, buscar, explorar, rolar, dado, achar, saquear, sorte, acaso

rulebook-sharing = Compartilhar
rulebook-sharing-lead = Dê uma carta a outro tripulante na sua sala ou pegue uma dele.
rulebook-sharing-may-1 = { $cost-give ->
    [1] Uma ação
    [one] { $cost-give } ações
    [many] { $cost-give } ações
   *[other] { $cost-give } ações
} por carta dada ou pega.
rulebook-sharing-may-2 = Compartilhe qualquer carta, até uma Universal. Uma mão acima de { $hand-limit } só é conferida na fase 2 do próprio jogador.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Escolha a carta e depois quem a recebe{ $key-share ->
        [none] .
       *[other] , ou aperte { $key-share }.
    }
   *[keys] Arraste a carta até o painel de um tripulante, ou de um painel até sua mão{ $key-share ->
        [none] .
       *[other] , ou aperte { $key-share }.
    }
}
rulebook-sharing-not-1 = Você não pode compartilhar entre salas, exceto com o Refeitório.
rulebook-sharing-not-2 = Você não pode compartilhar fichas nem cubos. Eles ficam com o portador.
rulebook-sharing-special-head = Solo
rulebook-sharing-special = Sua tripulação divide uma só mão. Em vez de compartilhar, você troca com as cartas abertas.
rulebook-sharing-figure = Na mesma sala, uma carta muda de mãos.
rulebook-sharing-words = compartilhar, dar, pegar, entregar, trocar, troca, dividir, passar, colega

rulebook-repairing = Reparar
rulebook-repairing-lead = Descarte uma carta que combine com um espaço vazio da sua sala. Esse espaço recebe um cubo da reserva.
rulebook-repairing-may-1 = Repare espaços vazios em qualquer ordem. Uma carta Universal serve em todos.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Custa { $cost-repair ->
        [1] uma ação
        [one] { $cost-repair } ações
        [many] { $cost-repair } ações
       *[other] { $cost-repair } ações
    }. Escolha a carta e depois o espaço{ $key-repair ->
        [none] .
       *[other] , ou aperte { $key-repair }.
    }
   *[keys] Custa { $cost-repair ->
        [1] uma ação
        [one] { $cost-repair } ações
        [many] { $cost-repair } ações
       *[other] { $cost-repair } ações
    }. Arraste a carta até o espaço{ $key-repair ->
        [none] .
       *[other] , ou aperte { $key-repair }.
    }
}
rulebook-repairing-may-3 = Um espaço que perdeu o cubo está vazio. Ele mostra o recurso de que precisa.
rulebook-repairing-not-1 = Você não pode reparar com carta se não houver cubo na reserva. Um cubo guardado ainda funciona.
rulebook-repairing-not-2 = Você não pode reparar outra sala, exceto com a Oficina.
rulebook-repairing-not-3 = Você não pode preencher dois espaços com uma carta, a menos que a sala esteja desviada.
rulebook-repairing-special-head = Salas desviadas
rulebook-repairing-special = Uma carta que combine com um espaço vazio preenche todos. Se faltarem cubos na reserva, o espaço escolhido vem primeiro, depois de cima para baixo.
rulebook-repairing-figure = Metal serve em um dos dois espaços vazios.
rulebook-repairing-words = reparar, curar, consertar, reparo, restaurar, arrumar, vida, pontos de vida, remendo, danificado, espaço, casa, chave inglesa

rulebook-diverting = Desviar energia
rulebook-diverting-lead = Em uma sala totalmente reparada, descarte juntas todas as cartas do custo dela. A energia flui para o Núcleo de energia.
rulebook-diverting-may-1 = Pague { $cost-divert ->
    [1] uma ação
    [one] { $cost-divert } ações
    [many] { $cost-divert } ações
   *[other] { $cost-divert } ações
} e as { $cost } cartas mostradas à esquerda da sala.
rulebook-diverting-may-2 = Cartas Universais podem substituir qualquer uma delas.
rulebook-diverting-may-3 = Uma sala desviada ainda pode ser ativada, atingida e reparada. Ela continua desviada.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Escolha uma carta e depois o custo{ $key-divert ->
        [none] .
       *[other] , ou aperte { $key-divert }.
    } Você define a ordem em que as cartas são descartadas. A última fica no topo.
   *[keys] Arraste uma carta até o custo{ $key-divert ->
        [none] .
       *[other] , ou aperte { $key-divert }.
    } Você define a ordem em que as cartas são descartadas. A última fica no topo.
}
rulebook-diverting-not-1 = Você não pode desviar uma sala com um espaço vazio. Repare-a antes.
rulebook-diverting-not-2 = Você não pode pagar em partes. Um só jogador descarta todas as cartas de uma vez.
rulebook-diverting-not-3 = Você não pode desviar uma sala duas vezes, nem o Núcleo de energia.
rulebook-diverting-special-head = O que você ganha
rulebook-diverting-special = Vocês ficam um passo mais perto da vitória. Daí em diante, uma carta repara a sala inteira.
rulebook-diverting-figure = { $cost ->
    [3] Três cartas viram uma ficha de energia.
   *[other] As cartas à esquerda viram uma ficha de energia.
}
rulebook-diverting-words = desviar, energia, força, potência, redirecionar, vencer, moeda, custo, pagar, carregar, completar

rulebook-activating = Ativar uma sala
rulebook-activating-lead = Ative a sala onde você está. Ela precisa estar totalmente reparada.
rulebook-activating-may-1 = A sala mostra quantas ações custa.
rulebook-activating-may-2 = Ative a mesma sala quantas vezes puder pagar.
rulebook-activating-may-3 = Desviar a energia não muda a habilidade da sala.
rulebook-activating-not-1 = Você não pode ativar uma sala danificada. Repare-a antes.
rulebook-activating-not-2 = Você não pode ativar uma sala sem efeito, como uma que precise de ficha com a reserva vazia. O botão diz por quê.
rulebook-activating-not-3 = Você não pode ativar uma sala passiva. Ela funciona automaticamente.
rulebook-activating-special-head = Pague antes
rulebook-activating-special = Você paga antes que a sala faça algo. Só depois se verifica se ela pode fazer alguma coisa.
rulebook-activating-words = ativar, usar, habilidade, poder, efeito, sala, especial, passiva

rulebook-ending = Encerrar as ações
rulebook-ending-lead = Encerre a fase 1 quando quiser. Você ganha uma ficha de ação por ação básica não usada.
rulebook-ending-may-1 = Você só ganha as fichas que houver na reserva.
rulebook-ending-may-2 = Gaste essas fichas em turnos futuros.
rulebook-ending-not-1 = Você não pode ganhar ficha por uma ação comprada com ficha.
rulebook-ending-not-2 = Você não pode guardar ações sem fichas na reserva. Elas se perdem, mas o jogo pergunta antes.
rulebook-ending-special-head = Sem ações
rulebook-ending-special = A fase 1 espera por você. Você pode desfazer suas escolhas até que algo seja revelado. Com “{ settings-auto-end }” ligado, ela acaba automaticamente.
rulebook-ending-figure = Uma ação não usada vira uma ficha.
rulebook-ending-words = terminar, passar, pular, poupar, sem uso, sobra, encerrar, parar, esperar, desfazer, voltar atrás, erro, engano

rulebook-collecting = Coletar
rulebook-collecting-lead = Na fase 2, pegue as { $deck-cards } cartas do topo do baralho de recursos ou uma das { $face-up } abertas.
rulebook-collecting-may-1 = Uma carta aberta que você pega é reposta do baralho na hora.
rulebook-collecting-may-2 = Depois, descarte até ficar com { $hand-limit } cartas à sua escolha.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Escolha o baralho ou uma carta.
   *[keys] Clique no baralho ou em uma carta, ou arraste-a até sua mão.
}
rulebook-collecting-not-1 = Você não pode pular a coleta. Pegue uma coisa ou a outra.
rulebook-collecting-words = coletar, comprar, pegar, ganhar, renda, fase 2, cartas, recursos, recolher

rulebook-hand = Sua mão
rulebook-hand-lead = No fim da fase 2, descarte até ficar com { $hand-limit } cartas. Em qualquer outro momento, você pode ter mais.
rulebook-hand-may-1 = Você escolhe que cartas descartar.
rulebook-hand-may-2 = Cartas que você recebe só são conferidas na sua próxima fase 2.
rulebook-hand-may-3 = Você começa com { $hand-2 }, { $hand-3 } ou { $hand-4 } cartas em uma partida de dois, três ou quatro jogadores.
rulebook-hand-not-1 = Você não pode descartar cartas em outros momentos, exceto para pagar algo.
rulebook-hand-figure = Uma carta de cada recurso.
rulebook-hand-words = limite, descartar, máximo, demais, ficar, mão, seis

## The storm

rulebook-damage-cards = Cartas de dano
rulebook-damage-cards-lead = Na fase 3, compre a carta de dano do topo. Cada sala nela perde o cubo mais alto, na ordem impressa.
rulebook-damage-cards-may-1 = Cartas do tipo 1 atingem uma sala, do tipo 2, duas, do tipo 3, três. Há { $damage-1 }, { $damage-2 } e { $damage-3 } delas, compradas nessa ordem.
rulebook-damage-cards-may-2 = Cubos perdidos voltam à reserva.
rulebook-damage-cards-may-3 = Uma ficha de proteção absorve o impacto: a mais antiga na sala ou, se não houver, a de um tripulante ali.
rulebook-damage-cards-not-head = Exceções
rulebook-damage-cards-not-1 = O Núcleo de energia não pode ser atingido.
rulebook-damage-cards-not-2 = Um impacto destrói uma sala sem cubos. A nave está perdida, e o resto da carta é ignorado.
rulebook-damage-cards-special-head = Vários portadores
rulebook-damage-cards-special = Se vários tripulantes ali tiverem ficha, o jogador ativo escolhe quem entrega a sua.
rulebook-damage-cards-figure = A Enfermaria perde o cubo mais alto.
rulebook-damage-cards-words = impacto, golpe, atingir, ataque, tempestade, solar, erupção, dano, perigo, fase 3, ameaça, chances

rulebook-critical = Salas críticas
rulebook-critical-lead = Uma sala sem cubos está crítica. O próximo impacto a destrói, e a nave está perdida.
rulebook-critical-may-1 = Repare um espaço, e a sala aguenta mais um impacto.
rulebook-critical-may-2 = Uma ficha de proteção a salva uma vez.
rulebook-critical-may-3 = A Ponte mostra as próximas salas e permite adiá-las.
rulebook-critical-not-1 = Você não pode ativá-la nem desviá-la até que esteja totalmente reparada.
rulebook-critical-special-head = Sem mais cartas de dano
rulebook-critical-special = Durante a Ruptura do casco, nenhuma sala é atingida.
rulebook-critical-figure = Três espaços vazios: mais um impacto é o fim.
rulebook-critical-words = perigo, vermelho, morrendo, último, zero, destruída, alarme, perder, vida

rulebook-hull-breach = A Ruptura do casco
rulebook-hull-breach-lead = Quando a última carta de dano é comprada, o casco se rompe. Em cada fase 3 seguinte, role o dado: o baralho perde cartas.
rulebook-hull-breach-may-1 = Cartas perdidas por rolagem: { $breach-sides }.
rulebook-hull-breach-may-2 = Descarte-as do topo do baralho de recursos.
rulebook-hull-breach-not-1 = As salas não podem mais ser atingidas.
rulebook-hull-breach-not-2 = Fichas de proteção não podem barrar a Ruptura do casco.
rulebook-hull-breach-figure = A última carta, e o que cada turno passa a custar.
rulebook-hull-breach-words = vazamento, buraco, rombo, brecha, vácuo, fim do baralho, perder cartas, contagem regressiva, final, espaço

rulebook-deck-empty = Quando o baralho acaba
rulebook-deck-empty-lead = A nave está perdida no momento em que o baralho de recursos fica vazio, não importa por quê.
rulebook-deck-empty-may-1 = A última carta ainda é comprada, posta na mesa ou descartada. Nada mais acontece depois dela.
rulebook-deck-empty-may-2 = Olhar cartas e devolvê-las não esvazia o baralho.
rulebook-deck-empty-not-1 = Você não pode reembaralhar o descarte.
rulebook-deck-empty-not-2 = Você não pode poupar o baralho pegando cartas abertas. Cada uma é reposta dele na hora.
rulebook-deck-empty-special-head = Quanto o baralho dura
rulebook-deck-empty-special = Cada turno a bordo leva pelo menos uma carta. Os turnos restantes mostrados na mesa são só uma estimativa.
rulebook-deck-empty-words = perder, última carta, tempo, relógio, acabar, esgotar, vazio, reembaralhar

## The rooms

rulebook-reading-rooms = Como ler uma sala
rulebook-reading-rooms-lead = A carta de uma sala mostra quanto custa desviá-la, o que a repara e o que ela faz.
rulebook-reading-rooms-may-1 = À esquerda: as cartas que desviam a energia, ou uma ficha de energia se já desviada.
rulebook-reading-rooms-may-2 = À direita: os espaços de reparo. Um cubo cobre o recurso do espaço; um espaço vazio o mostra.
rulebook-reading-rooms-may-3 = Embaixo: sua habilidade. O ícone é dourado enquanto a sala está totalmente reparada.
rulebook-reading-rooms-may-4 = No alto, à direita: a chance de ser atingida neste turno, com base no que a tripulação sabe do baralho de dano.
rulebook-reading-rooms-not-1 = Você não pode ter os dois lados de uma sala na mesma partida.
rulebook-reading-rooms-figure = O Porão de carga com o espaço de cima vazio.
rulebook-reading-rooms-words = carta, símbolo, ícone, trilha, porcentagem, número, moeda, V1, V2

rulebook-room-energy-core-v1-may-1 = Ele mostra quantas salas estão desviadas.
rulebook-room-energy-core-v1-not-1 = Você não pode repará-lo, desviá-lo nem colocar nele uma ficha de proteção. Ele não pode ser atingido.
rulebook-room-energy-core-v1-not-2 = Você não pode ativá-lo antes de a última sala ser desviada.
rulebook-room-energy-core-v1-figure = Todas as salas estão desviadas: ative-o para vencer.
rulebook-room-energy-core-v1-words = reator, centro, meio, vencer, reiniciar, motor

rulebook-room-bridge-v1-may-1 = Se restarem menos cartas, olhe todas.
rulebook-room-bridge-v1-may-2 = Você pode pôr a pior carta por último e reparar antes que ela venha.
rulebook-room-bridge-v1-not-1 = Você não pode ativá-la quando não restam cartas de dano.
rulebook-room-bridge-v1-not-2 = Você não pode mover a Ruptura do casco. Ela fica no fundo.
rulebook-room-bridge-v1-words = vidência, espiar, olhar adiante, reordenar, previsão, ordenar

rulebook-room-bridge-v2-may-1 = As duas cartas podem ir para a mesma ponta do baralho, na ordem que você escolher.
rulebook-room-bridge-v2-may-2 = As cartas do fundo vêm logo antes da Ruptura do casco.
rulebook-room-bridge-v2-not-1 = Você não pode ativá-la quando não restam cartas de dano.
rulebook-room-bridge-v2-words = vidência, espiar, enterrar, fundo, afundar, previsão

rulebook-room-cargo-hold-v1-may-1 = Todos conhecem a ordem até que as cartas sejam compradas.
rulebook-room-cargo-hold-v1-may-2 = Funciona por menos cartas que restem.
rulebook-room-cargo-hold-v1-not-1 = Você não pode pegar nenhuma dessas cartas. Todas voltam.
rulebook-room-cargo-hold-v1-words = vidência, espiar, olhar, reordenar, armazém, pilha
rulebook-room-cargo-hold-v2-may-1 = Você pode passar do limite de mão até a fase 2.
rulebook-room-cargo-hold-v2-not-head = Perigo
rulebook-room-cargo-hold-v2-not-1 = Se você pegar a última carta do baralho, a nave está perdida.
rulebook-room-cargo-hold-v2-words = comprar, carta extra, armazém, ganhar

rulebook-room-medical-bay-v1-may-1 = Você ganha as fichas antes das suas ações, sempre que começa o turno aqui.
rulebook-room-medical-bay-v1-may-2 = Se a reserva tiver menos fichas, você ganha as que houver.
rulebook-room-medical-bay-v1-not-1 = Você não ganha nada por chegar durante o turno.
rulebook-room-medical-bay-v1-not-2 = Você não ganha nada com um espaço vazio. A sala precisa estar totalmente reparada.
rulebook-room-medical-bay-v1-words = curar, médico, hospital, descanso, fichas, bônus
rulebook-room-medical-bay-v2-may-1 = Você pode pagar com ações compradas com fichas de ação.
rulebook-room-medical-bay-v2-not-1 = Você não pode ficar com as fichas.
rulebook-room-medical-bay-v2-words = curar, médico, hospital, fichas, ajudar os outros

rulebook-room-crew-quarters-v1-may-1 = Mova qualquer tripulante, por mais longe que esteja.
rulebook-room-crew-quarters-v1-may-2 = Reúna dois tripulantes para que possam compartilhar.
rulebook-room-crew-quarters-v1-not-1 = Você não pode ativá-lo enquanto toda a tripulação estiver em uma sala.
rulebook-room-crew-quarters-v1-words = teletransporte, enviar, mover os outros, dormitório, cama, encontro, elevador
rulebook-room-crew-quarters-v2-may-1 = Mova qualquer tripulante, por mais longe que esteja.
rulebook-room-crew-quarters-v2-may-2 = Envie um tripulante para uma sala que logo precise de reparo.
rulebook-room-crew-quarters-v2-not-1 = Você não pode mover um tripulante para uma sala ocupada por outro.
rulebook-room-crew-quarters-v2-words = teletransporte, enviar, mover os outros, dormitório, cama, elevador, sala vazia

rulebook-room-engine-room-v1-may-1 = Você pode trocar duas cartas iguais.
rulebook-room-engine-room-v1-may-2 = Sua carta fica no topo do descarte.
rulebook-room-engine-room-v1-not-1 = Você não pode ativá-la com a mão ou o descarte vazios.
rulebook-room-engine-room-v1-words = reciclar, recuperar, cemitério, trocar, descarte
rulebook-room-engine-room-v2-may-1 = Pegue qualquer carta, por mais fundo que esteja na pilha.
rulebook-room-engine-room-v2-not-head = Limites e perigos
rulebook-room-engine-room-v2-not-1 = Você não pode ativá-la com o descarte vazio.
rulebook-room-engine-room-v2-not-2 = Se o baralho só tiver uma carta, ativar esta sala faz vocês perderem a nave.
rulebook-room-engine-room-v2-words = reciclar, recuperar, cemitério, pegar de volta, descarte

rulebook-room-armoury-v1-may-1 = Uma sala pode ter fichas de vários jogadores. A mais antiga é usada primeiro.
rulebook-room-armoury-v1-may-2 = Uma ficha que absorve um impacto volta à reserva.
rulebook-room-armoury-v1-not-1 = Você não pode ativá-lo sem fichas na reserva.
rulebook-room-armoury-v1-not-2 = Você não pode manter as fichas no lugar. Elas voltam no início do seu próximo turno.
rulebook-room-armoury-v1-words = escudo, proteger, guarda, bloquear, defender, arma
rulebook-room-armoury-v2-may-1 = Um tripulante pode ter várias. Cada uma absorve um impacto.
rulebook-room-armoury-v2-may-2 = A ficha acompanha o portador.
rulebook-room-armoury-v2-not-1 = Você não pode ativá-lo sem fichas na reserva.
rulebook-room-armoury-v2-words = escudo, proteger, guarda, bloquear, defender, guarda-costas

rulebook-room-repair-centre-v1-may-1 = Cartas Universais também servem aqui.
rulebook-room-repair-centre-v1-may-2 = Repare qualquer sala, por mais longe que esteja.
rulebook-room-repair-centre-v1-not-1 = Você não pode reparar a própria Oficina assim. Isso é um reparo comum.
rulebook-room-repair-centre-v1-not-2 = Você não pode usar cubos guardados. Eles só reparam a sala onde você está.
rulebook-room-repair-centre-v1-words = curar, consertar, longe, remoto, oficina, distância
rulebook-room-repair-centre-v2-may-1 = Cubos guardados estão a salvo de qualquer impacto.
rulebook-room-repair-centre-v2-may-2 = Eles podem reparar mesmo com a reserva vazia.
rulebook-room-repair-centre-v2-not-1 = Você não pode ficar com o cubo.
rulebook-room-repair-centre-v2-not-2 = Você não pode ativá-la sem cubos na reserva.
rulebook-room-repair-centre-v2-words = curar, consertar, sobressalente, carregar, cubo, oficina

rulebook-room-mess-hall-v1-may-1 = O outro tripulante pode estar em qualquer lugar da nave.
rulebook-room-mess-hall-v1-may-2 = Você pode dar ou pegar uma carta sem nada em troca.
rulebook-room-mess-hall-v1-not-1 = Você não pode ativá-lo enquanto ninguém tiver cartas.
rulebook-room-mess-hall-v1-words = troca, trocar, permuta, cozinha, cantina, compartilhar longe
rulebook-room-mess-hall-v2-may-1 = Eles podem estar em qualquer lugar da nave. Você escolhe as cartas.
rulebook-room-mess-hall-v2-may-2 = Os dois dão o mesmo número de cartas.
rulebook-room-mess-hall-v2-not-1 = Você não pode ser um dos dois.
rulebook-room-mess-hall-v2-not-2 = Você não pode ativá-lo a menos que outros dois tenham cartas.
rulebook-room-mess-hall-v2-words = troca, trocar, permuta, cozinha, cantina, outros

## Resource cards

rulebook-deck = O baralho de recursos
rulebook-deck-lead = Toda carta que vocês recebem, coletam ou encontram vem deste baralho. Ele é também o tempo de vocês.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Você pode conferir que cartas restam: escolha o descarte{ $key-piles ->
        [none] .
       *[other] , ou aperte { $key-piles }.
    }
   *[keys] Você pode conferir que cartas restam: clique no descarte{ $key-piles ->
        [none] .
       *[other] , ou aperte { $key-piles }.
    }
}
rulebook-deck-may-2 = Cartas do topo que uma sala mostrou continuam conhecidas.
rulebook-deck-not-1 = Você não pode devolver cartas, exceto as que uma sala deixa você olhar.
rulebook-deck-not-2 = Você não pode repor o baralho.
rulebook-deck-words = monte, pilha, recursos, cartas restantes, tempo

rulebook-face-up = Cartas abertas
rulebook-face-up-lead = { $face-up } cartas de recurso ficam abertas ao lado do baralho. Pegue uma ao coletar ou ao encontrar cartas vasculhando.
rulebook-face-up-may-1 = Uma carta que você pega é reposta do baralho na hora, no mesmo lugar.
rulebook-face-up-may-2 = Se as duas cartas forem iguais, pegue qualquer uma.
rulebook-face-up-may-3 = Em solo, você pode trocar uma carta da mão por uma delas.
rulebook-face-up-not-1 = Você não pode pôr cartas aqui, exceto em uma troca solo.
rulebook-face-up-words = mercado, fileira, oferta, cartas abertas, visível, exposta, rio

rulebook-discards = O descarte
rulebook-discards-lead = Aqui ficam as cartas que vocês pagam, descartam ou perdem na Ruptura do casco. A mais recente fica no topo.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Escolha a pilha para vê-la inteira.
   *[keys] Clique na pilha para vê-la inteira.
}
rulebook-discards-may-2 = A Sala de máquinas pega cartas dele. Um desertor na Cápsula de fuga também.
rulebook-discards-not-1 = Você não pode embaralhá-lo de volta no baralho.
rulebook-discards-words = cemitério, pilha, pilha de descarte, lixo, jogadas fora, cartas usadas

rulebook-resource-universal-may-1 = Repara qualquer espaço, na sua sala ou pela Oficina.
rulebook-resource-universal-may-2 = Substitui qualquer carta de um custo de desvio. Você pode usar várias.
rulebook-resource-universal-not-1 = Não pode contar como mais de uma carta.
rulebook-resource-universal-figure = Uma carta Universal vale por qualquer recurso de que você precise.
rulebook-resource-universal-words = curinga, coringa, joker, estrela, qualquer, carta curinga

## Pieces and tokens

rulebook-cubes = Cubos e a reserva
rulebook-cubes-lead = Há { $repair-cubes } cubos de reparo brancos. Todos começam na nave, os perdidos vão para a reserva, e os reparos os trazem de volta.
rulebook-cubes-may-1 = Um impacto leva o cubo mais alto de uma sala.
rulebook-cubes-may-2 = A Oficina (V2) pode dar cubos para você guardar. Uma ação com um cubo guardado repara um espaço vazio da sua sala, sem carta.
rulebook-cubes-may-3 = Um espaço coberto por um cubo não precisa de reparo.
rulebook-cubes-not-1 = Você não pode reparar com cartas sem cubos na reserva.
rulebook-cubes-not-2 = Você não pode dar um cubo guardado.
rulebook-cubes-special-head = Cubos guardados em salas desviadas
rulebook-cubes-special = Uma ação preenche todos os espaços vazios. Seus cubos vão primeiro, quantos forem necessários. A reserva dá o resto.
rulebook-cubes-figure = Um cubo vai para o espaço vazio.
rulebook-cubes-words = dados, vida, pontos de vida, estoque, reserva, blocos, corações

rulebook-extra-actions = Fichas de ação
rulebook-extra-actions-lead = Uma ficha de ação dá mais uma ação na fase 1 de qualquer turno seu. Há { $action-tokens }.
rulebook-extra-actions-may-1 = Ações básicas não usadas viram fichas enquanto houver na reserva.
rulebook-extra-actions-may-2 = A Enfermaria dá algumas. As do lado V1 podem ser gastas no mesmo turno.
rulebook-extra-actions-may-3 = Gaste quantas tiver. Elas voltam à reserva.
rulebook-extra-actions-not-1 = Você não pode gastar uma enquanto tiver ações básicas.
rulebook-extra-actions-not-2 = Você não pode dar uma, exceto pela Enfermaria (V2).
rulebook-extra-actions-not-3 = Você não pode transformar uma ação comprada em ficha outra vez. Uma ficha só é gasta quando uma ação precisa dela.
rulebook-extra-actions-figure = Uma ficha, uma ação.
rulebook-extra-actions-words = bônus, octógono, extra, ficha, poupar, guardada, PA

rulebook-shields = Fichas de proteção
rulebook-shields-lead = Uma ficha de proteção absorve um impacto no lugar de um cubo. Há { $protection-tokens }.
rulebook-shields-may-1 = Em uma sala, absorve o próximo impacto ali. A mais antiga é usada primeiro.
rulebook-shields-may-2 = Com um tripulante, absorve um impacto na sala dele se não houver ficha na própria sala.
rulebook-shields-may-3 = Uma ficha usada volta à reserva.
rulebook-shields-not-1 = Você não pode colocar uma no Núcleo de energia.
rulebook-shields-not-2 = Você não pode barrar a Ruptura do casco com uma.
rulebook-shields-special-head = Quanto tempo ficam
rulebook-shields-special = Fichas em salas voltam no início do próximo turno do jogador que as colocou. As que estão com tripulantes ficam até serem usadas.
rulebook-shields-figure = Os próximos dois impactos nesta sala não custam cubos.
rulebook-shields-words = escudo, armadura, guarda, bloquear, proteger, defesa, imunidade

rulebook-power = Fichas de energia
rulebook-power-lead = Uma ficha de energia em uma sala mostra que a energia dela está desviada. As { $power } juntas dão vida ao Núcleo de energia.
rulebook-power-may-1 = Uma ação preenche todos os espaços vazios da sala: com uma carta que combine ou com quantos cubos guardados forem necessários.
rulebook-power-may-2 = Você ainda pode ativar a sala.
rulebook-power-not-1 = Uma sala não pode perder sua ficha de energia, seja qual for o impacto.
rulebook-power-not-2 = Uma ficha de energia não pode barrar impactos. Eles levam cubos como antes.
rulebook-power-figure = O Refeitório, desviado.
rulebook-power-words = moeda, ouro, desviada, feito, relâmpago, raio

rulebook-meeples = A tripulação
rulebook-meeples-lead = Cada meeple é um tripulante. Cor e contorno mostram quem é.
rulebook-meeples-may-1 = Os tripulantes jogam em uma ordem fixa.
rulebook-meeples-may-2 = Cada um pode ter cartas, fichas de ação, cubos de reparo e fichas de proteção.
rulebook-meeples-not-1 = Tripulantes não podem se ferir. Só as salas são atingidas.
rulebook-meeples-figure = Quatro tripulantes.
rulebook-meeples-words = meeple, peão, figura, jogador, personagem, astronauta, cor, ordem

rulebook-die = O dado
rulebook-die-lead = Há um dado de seis faces. Ao lado da rolagem você vê o que cada face faz.
rulebook-die-may-1 = Vasculhar: { $scavenge-sides }.
rulebook-die-may-2 = Ruptura do casco, cartas perdidas: { $breach-sides }.
rulebook-die-not-1 = Você não pode repetir nem desfazer uma rolagem.
rulebook-die-figure = De um a seis, todos com a mesma chance.
rulebook-die-words = dado, dados, rolar, aleatório, sorte, acaso, d6

## Ways to play

rulebook-sides = Salas alternativas
rulebook-sides-lead = Cada uma das { $power } salas tem dois lados, V1 e V2. Jogue primeiro com V1, depois misture como quiser.
rulebook-sides-may-1 = Por sorteio: cada sala mostra um de seus lados.
rulebook-sides-may-2 = Ou escolha na tela de nova partida: V1, V2 ou sala por sala.
rulebook-sides-may-3 = Os dois lados pedem os mesmos reparos e custam o mesmo para desviar.
rulebook-sides-not-1 = Você não pode jogar com um lado que exija mais jogadores do que há.
rulebook-sides-figure = A Enfermaria, lado V2.
rulebook-sides-words = variante, V2, alternativa, mistura, expansão, outro lado

rulebook-expansion-damage-control-may-1 = As salas escolhidas são atingidas uma vez cada, em uma ordem fixa.
rulebook-expansion-damage-control-may-2 = Você pode escolher uma sala sem cubos. Sem ficha de proteção, a nave está perdida.
rulebook-expansion-damage-control-may-3 = As cartas que saíram do baralho continuam desconhecidas.
rulebook-expansion-damage-control-not-1 = Você não pode escolher a mesma sala duas vezes para uma carta.
rulebook-expansion-damage-control-not-2 = Você não pode escolher o Núcleo de energia.
rulebook-expansion-damage-control-special-head = Antes do primeiro turno
rulebook-expansion-damage-control-special = Se uma carta dessas estiver entre as da preparação, o primeiro jogador escolhe.
rulebook-expansion-damage-control-figure = As novas cartas. O tipo de cada uma diz quantas salas escolher.
rulebook-expansion-damage-control-words = escolher dano, selecionar salas, controle, escolha

rulebook-expansion-escape-pod-may-1 = Embarcar custa { $cost-board ->
    [1] uma ação
    [one] { $cost-board } ações
    [many] { $cost-board } ações
   *[other] { $cost-board } ações
}. Esteja no Núcleo de energia com { $pod-rooms } ou mais salas desviadas. Na cápsula só cabe um.
rulebook-expansion-escape-pod-may-2 = Um desertor fica com todas as cartas de recurso e joga na hora o primeiro turno à deriva.
rulebook-expansion-escape-pod-may-3 = As fichas e os cubos de um desertor voltam à reserva.
rulebook-expansion-escape-pod-not-1 = Você não pode voltar.
rulebook-expansion-escape-pod-not-2 = Você não pode coletar no turno em que embarca nem ganhar fichas por ações não usadas. Nenhuma carta de dano é comprada.
rulebook-expansion-escape-pod-figure = Sete salas estão desviadas: a cápsula está pronta.
rulebook-expansion-escape-pod-words = traidor, desertor, partir, fugir, trair, abandonar, egoísta

rulebook-adrift = À deriva na cápsula
rulebook-adrift-lead = O turno de um desertor: pegue a carta do topo do descarte e role. Se a rolagem não passar do número de cartas em mãos, pegue mais uma.
rulebook-adrift-may-1 = A carta que você acabou de pegar já conta.
rulebook-adrift-may-2 = Se o descarte estiver vazio, você não pega carta, mas rola mesmo assim.
rulebook-adrift-may-3 = Seus turnos ainda contam. As fichas de proteção que você colocou em salas voltam no início do seu próximo turno.
rulebook-adrift-not-head = Diferente da tripulação a bordo
rulebook-adrift-not-1 = Você não pode agir nem coletar, e não compra carta de dano.
rulebook-adrift-not-2 = Você não tem limite de mão.
rulebook-adrift-not-3 = Você não pode trocar nem compartilhar com a tripulação. Ela não pode mover você nem lhe dar nada.
rulebook-adrift-figure = A cápsula, uma rolagem, talvez uma carta.
rulebook-adrift-words = desertor, traidor, flutuar, turno da cápsula, espaço

rulebook-last-roll = A última rolagem da cápsula
rulebook-last-roll-lead = Se a nave for perdida, o desertor pega mais uma carta e rola uma vez. Se o resultado passar do número de cartas em mãos, só ele vence.
rulebook-last-roll-may-1 = Se a nave for salva, a tripulação a bordo vence e o desertor perde.
rulebook-last-roll-may-2 = Quanto menos cartas você tiver, maior a chance de escapar.
rulebook-last-roll-not-head = Se a rolagem falhar
rulebook-last-roll-not-1 = Se a rolagem não passar do número de cartas em mãos, todos perdem.
rulebook-last-roll-words = desertor, vencer sozinho, escapar, rolagem final, traidor

rulebook-expansion-solo-may-1 = { $solo-crew } tripulantes jogam turnos inteiros em ordem, como em uma partida com o mesmo número de jogadores.
rulebook-expansion-solo-may-2 = A tripulação divide uma só mão. Ela começa com { $hand-1 } cartas e tem limite de { $hand-limit }.
rulebook-expansion-solo-may-3 = Fichas e cubos pertencem a um tripulante. “Outro jogador” significa outro tripulante.
rulebook-expansion-solo-not-1 = Você não pode compartilhar. Em vez disso, troca com as cartas abertas.
rulebook-expansion-solo-not-2 = Você não pode usar a Cápsula de fuga nem o lado V2 do Refeitório.
rulebook-expansion-solo-words = um jogador, jogador único, single player, sozinho, paciência, solo

rulebook-trading = Trocar em solo
rulebook-trading-lead = Troque uma carta da mão por uma das abertas.
rulebook-trading-may-1 = Custa { $cost-trade ->
    [1] uma ação
    [one] { $cost-trade } ações
    [many] { $cost-trade } ações
   *[other] { $cost-trade } ações
}, onde quer que a tripulação esteja.
rulebook-trading-may-2 = Sua carta fica no lugar da que você pega. Nada é comprado.
rulebook-trading-may-3 = O Refeitório faz a mesma troca pelo seu custo de uma ação.
rulebook-trading-not-1 = Você não pode fazer esta troca com dois ou mais jogadores. Eles compartilham.
rulebook-trading-not-2 = Você não pode trocar com a mão vazia.
rulebook-trading-figure = Uma carta da mão por uma aberta.
rulebook-trading-words = trocar, troca, solo, compartilhar, mercado

rulebook-no-counting = Sem contagem
rulebook-no-counting-lead = Uma opção para quem prefere não contar. Números e conteúdo de baralhos e descartes ficam ocultos.
rulebook-no-counting-may-1 = Você pode ver o que uma sala mostra.
rulebook-no-counting-may-2 = O verso da carta de dano do topo ainda mostra seu tipo.
rulebook-no-counting-not-1 = Você não pode ver chances nem contagens, nem olhar as pilhas, até a partida acabar.
rulebook-no-counting-not-2 = Você não pode ler no registro mais que este turno e o anterior.
rulebook-no-counting-words = oculto, memória, segredo, contagem, modo difícil, pilhas

rulebook-combining = Combinar opções
rulebook-combining-lead = Combine expansões, lados das salas, dificuldades e o jogo sem contagem como quiser.
rulebook-combining-may-1 = Escolha tudo na tela de nova partida. Uma opção que não pode ser escolhida diz por quê.
rulebook-combining-may-2 = A mesma semente com as mesmas opções gera de novo a mesma nave.
rulebook-combining-not-1 = Você não pode incluir uma expansão que não sirva para o seu número de jogadores.
rulebook-combining-words = combinar, misturar, opções, expansões, semente, código

rulebook-programs = Patentes do programa
rulebook-programs-lead = O programa pode assumir qualquer lugar: como cadete, oficial ou comandante.
rulebook-programs-may-1 = Um cadete segue regras simples. Um oficial planeja cada turno. Um comandante testa turnos inteiros.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Exceto no solo, escolha o painel de outro jogador para mudar quem joga nesse lugar.
   *[keys] Exceto no solo, escolha o painel de outro jogador para mudar quem joga nesse lugar.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}Para o seu, aperte { $key-take-over } no seu turno.
    }
}
rulebook-programs-not-1 = O programa nunca vê mais do que a tripulação.
rulebook-programs-words = cadete, oficial, comandante, programa, computador, bot, IA, lugar, patente, força
rulebook-captain = Os conselhos do capitão
rulebook-captain-lead = O capitão sugere um bom turno e diz por que ele é bom.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Pergunte durante suas ações: escolha o balão de fala no alto à direita{ $key-adviser ->
        [none] .
       *[other] {" "}ou aperte { $key-adviser }.
    }
   *[keys] Pergunte durante suas ações: clique no balão de fala no alto à direita{ $key-adviser ->
        [none] .
       *[other] {" "}ou aperte { $key-adviser }.
    }
}
rulebook-captain-may-2 = Nas opções, “{ settings-adviser }” também pode esperar sua decisão ou ficar desligado.
rulebook-captain-may-3 = Na primeira partida guiada, o capitão dá dicas sem que você peça.
rulebook-captain-not-1 = O capitão não pode ver as cartas ocultas. O azar pode estragar até um bom plano.
rulebook-captain-words = capitão, conselheiro, conselho, dica, ajuda, sugestão, balão
rulebook-together = Jogar com amigos
rulebook-together-lead = Vocês jogam em um só computador, um de cada vez. Ou você envia uma partida como uma linha de letras: a linha de voo.
rulebook-together-may-1 = No mesmo computador: o jogador ativo assume os comandos.
rulebook-together-may-2 = À distância: jogue seu turno, escolha “{ share-open }” no menu e depois “{ flight-copy }”. Envie a linha.
rulebook-together-may-3 = Quem recebe a linha a copia e escolhe “{ flight-paste }” em “{ title-load }”. A partida continua a partir da última escolha.
rulebook-together-may-4 = Um código da partida traz a mesma nave de novo. Digite-o ou cole-o em “{ setup-seed }”, nos “{ setup-details }” de uma nova partida.
rulebook-together-not-1 = Não dá para jogar online: o jogo não tem servidor e não envia nada.
rulebook-together-words = amigo, online, internet, multijogador, rede, à distância, linha de voo, código da partida, enviar, colar, compartilhar uma partida

rulebook-saving = Partidas salvas
rulebook-saving-lead = A partida é salva depois de cada escolha. Feche a janela quando quiser e continue a partir da tela inicial.
rulebook-saving-may-1 = “Salvar como…” no menu da partida salva uma cópia com o nome que você escolher.
rulebook-saving-may-2 = “Partidas salvas” na tela inicial mostra suas cópias e as últimas partidas concluídas.
rulebook-saving-words = salvar, carregar, jogo salvo, automático, continuar, sair, arquivo

rulebook-settings = Opções
rulebook-settings-lead = Escolha nas opções o idioma, o tamanho do texto, as cores, o ritmo, o som e as teclas.
rulebook-settings-may-1 = Abra “{ settings-title }” na tela inicial ou no menu da partida. As mudanças valem na hora.
rulebook-settings-may-2 = O idioma, o tamanho do texto e as cores ficam em “{ settings-page-reading }”.
rulebook-settings-words = opções, configurações, ajustes, idioma, língua, tamanho do texto, letra, cores, contraste, volume, som, ritmo, teclas

## At your table now

rulebook-now-stands = { $name } está { FORM($room, "at") }.
rulebook-now-adrift = { $name } deixou a nave.
rulebook-now-may = { $standing } Você pode fazer isto agora:
rulebook-now-may-not = { $standing } Você não pode fazer isto agora:
rulebook-now-no-action = Esta partida não tem esta ação.
rulebook-now-not-aboard = Esta nave não tem esta sala.
rulebook-now-other-side = { $variant ->
    [v1] Nesta partida, a sala mostra V1.
   *[v2] Nesta partida, a sala mostra V2.
}
rulebook-now-away = { $steps ->
    [0] aqui
    [one] a um movimento
    [many] a { $steps } movimentos
   *[other] a { $steps } movimentos
}
rulebook-now-more = { $count ->
    [one] e mais uma sala
    [many] e mais { $count } salas
   *[other] e mais { $count } salas
}
rulebook-now-fits = vazio, e você tem { $cards }
rulebook-now-unfit = vazio; nenhuma carta sua serve
rulebook-now-critical = { $guarded ->
    [yes] sem cubos, protegida; { $more }
   *[no] crítica; { $more }
}
rulebook-now-whole = Todas as salas estão totalmente reparadas.
rulebook-now-no-cubes = Não há cubos na reserva.
rulebook-now-power = Salas desviadas: { $count } de { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } Faltam estas:
}
rulebook-now-breach = O casco está rompido. Não restam cartas de dano.
rulebook-now-hidden = Sem contagem: os números ficam ocultos.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, uma ficha absorveria
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [1] Resta uma carta de dano.
    [one] Restam { $count } cartas de dano.
    [many] Restam { $count } cartas de dano.
   *[other] Restam { $count } cartas de dano.
} A próxima atinge:
rulebook-now-row = abertas
rulebook-now-pile = { $count ->
    [0] O descarte está vazio.
    [one] Há uma carta no descarte.
    [many] Há { $count } cartas no descarte.
   *[other] Há { $count } cartas no descarte.
}
rulebook-now-deck = { $count ->
    [1] Resta uma carta no baralho de recursos.
    [one] Restam { $count } cartas no baralho de recursos.
    [many] Restam { $count } cartas no baralho de recursos.
   *[other] Restam { $count } cartas no baralho de recursos.
}
rulebook-now-hand = { $count ->
    [1] { $name } tem uma carta. O limite é { $limit }.
    [one] { $name } tem { $count } cartas. O limite é { $limit }.
    [many] { $name } tem { $count } cartas. O limite é { $limit }.
   *[other] { $name } tem { $count } cartas. O limite é { $limit }.
}
rulebook-now-no-resource = Esta partida não tem estas cartas.
rulebook-now-holds = { $count ->
    [0] { $name } não tem nenhuma destas.
    [one] { $name } tem uma destas.
    [many] { $name } tem { $count } destas.
   *[other] { $name } tem { $count } destas.
}
rulebook-now-difficulty = Esta partida: { $level }, { $cards ->
    [none] nenhuma carta Universal.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] Esta partida a usa.
   *[no] Esta partida não a usa.
}
rulebook-now-supply = { $count ->
    [0] Não resta nada na reserva.
    [one] Resta 1 na reserva.
    [many] Restam { $count } na reserva.
   *[other] Restam { $count } na reserva.
}
rulebook-now-held = { $name } tem { $count }.
rulebook-now-laid = { $count ->
    [one] uma ficha aqui
    [many] { $count } fichas aqui
   *[other] { $count } fichas aqui
}
rulebook-now-turn = Turno { $turn }: { $name }, { $phase ->
    [actions] fase 1.
    [collect] fase 2.
    [damage] fase 3.
   *[over] a partida acabou.
}
rulebook-now-actions = { $count ->
    [0] Não restam ações
    [one] Resta uma ação
    [many] Restam { $count } ações
   *[other] Restam { $count } ações
}{ $tokens ->
    [0] .
    [one] {" "}e uma ficha.
    [many] {" "}e { $tokens } fichas.
   *[other] {" "}e { $tokens } fichas.
}

## What it was opened from

rulebook-of-slot = { $room }, espaço { $number }
rulebook-of-divert = { $room }, custo de desvio
rulebook-of-shield = { $room }, ficha de proteção
rulebook-of-deck = Baralho de recursos
rulebook-of-discard = Descarte
rulebook-of-face-up = Carta aberta
rulebook-of-damage-deck = Baralho de dano
rulebook-of-damage-discard = Descarte de dano
rulebook-of-die = Dado
rulebook-of-supply = Reserva
rulebook-of-held = Suas fichas e seus cubos
rulebook-of-threat = Ameaça
rulebook-of-stepper = Fases
rulebook-of-pod = Cápsula de fuga
rulebook-of-end = Encerrar ações
