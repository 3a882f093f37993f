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
    [many] { $count } resultados, melhores antes
   *[other] { $count } resultados, melhores antes
}
rulebook-hit = { $chapter } · { $number } de { $count } resultados para “{ $query }”
rulebook-none = Nada foi encontrado para “{ $query }”. Você quis dizer:
rulebook-none-at-all = Nada foi encontrado para “{ $query }”.
rulebook-now = Agora na sua mesa
rulebook-show = Mostrar na mesa
rulebook-see = Veja também
rulebook-try = Experimente
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Começar
rulebook-open = Manual
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = A missão
rulebook-chapter-turn = Seu turno
rulebook-chapter-storm = A tempestade
rulebook-chapter-rooms = As salas
rulebook-chapter-cards = Cartas de recurso
rulebook-chapter-tokens = Peças e fichas
rulebook-chapter-variants = Modos de jogo

## What the content says of itself

rulebook-room-passive = Funciona sozinha: ninguém gasta uma ação com ela.
rulebook-room-cost = Usá-la custa { $cost ->
    [1] uma ação
    [one] { $cost } ações
    [many] { $cost } ações
   *[other] { $cost } ações
}.
rulebook-room-whole = Só funciona enquanto seus { $count } espaços de reparo têm cubo.
rulebook-room-divert = Sua energia é desviada com { $cards }.
rulebook-room-players = Nunca entra com menos de { $count } pessoas; seu outro lado toma o lugar.
rulebook-resource-copies = Há no jogo { $count } cartas de { $card }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Quantas há no jogo depende da dificuldade: { $levels }.
rulebook-resource-rooms = Repara um espaço em: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Nenhuma carta extra é embaralhada no baralho de recursos: { $whole } cartas ao todo.
   *[other] Embaralha-se no baralho de recursos: { $cards }; são { $whole } cartas ao todo.
}
rulebook-expansion-players = Para { $players } { $most ->
    [1] pessoa
   *[other] pessoas
}.
rulebook-expansion-apart = Nunca na mesma partida que { $others }.
rulebook-action-lead = { $source ->
    [none] Uma ação da fase 1
   *[other] Uma ação que “{ $source }” traz
}. Custa { $cost ->
    [0] nada
    [one] uma ação
    [many] { $cost } ações
   *[other] { $cost } ações
}.

## The mission

rulebook-ship = O que é a nave
rulebook-ship-lead = { $rooms ->
    [9] Nove salas em três fileiras de três.
   *[other] A nave tem { $rooms } salas.
} O Núcleo de energia fica no meio; ao redor há { $power } salas, em outra ordem a cada partida.
rulebook-ship-may-1 = Cada uma das { $power } salas tem { $spaces } espaços de reparo. No início há um cubo em cada um deles.
rulebook-ship-may-2 = Salas vizinhas têm um lado em comum. Cantos não contam.
rulebook-ship-may-3 = O Núcleo de energia não tem espaços e nunca sofre dano. Ele reúne a energia que vocês desviam.
rulebook-ship-figure = O Núcleo de energia, com a energia de três salas.
rulebook-ship-words = tabuleiro, mapa, grade, disposição, objetivo, núcleo, vizinha, nave

rulebook-goal = Como termina
rulebook-goal-lead = Desviem a energia das { $power } salas e depois usem o Núcleo de energia: a nave está salva e todos vencem juntos.
rulebook-goal-may-1 = Quem estiver no Núcleo de energia pode usá-lo assim que a última sala for desviada.
rulebook-goal-may-2 = Nesse momento pode haver salas danificadas. O que conta é a energia delas.
rulebook-goal-not-1 = Uma sala sem cubos é atingida mais uma vez: a nave se perde na hora.
rulebook-goal-not-2 = O baralho de recursos acaba: a nave se perde na hora.
rulebook-goal-special-head = Uma exceção
rulebook-goal-special = Quem partiu na Cápsula de fuga vence ou perde a sós.
rulebook-goal-figure = Todas as salas estão desviadas. Usar o núcleo dá a vitória.
rulebook-goal-words = vencer, ganhar, perder, vitória, derrota, fim, fim de jogo, reiniciar, fuga, objetivo

rulebook-setting-up = Preparação
rulebook-setting-up-lead = O programa prepara tudo: salas, cubos, cartas, tripulação. Você escolhe nomes, dificuldade e expansões.
rulebook-setting-up-may-1 = O baralho de recursos: { $copies } cartas de cada um dos { $kinds } recursos, e cartas Universais conforme a dificuldade.
rulebook-setting-up-may-2 = Mãos: { $hand-2 } cartas cada para duas pessoas, { $hand-3 } para três, { $hand-4 } para quatro; em solo { $hand-1 } para toda a tripulação.
rulebook-setting-up-may-3 = { $face-up } cartas de recurso ficam abertas. O baralho de dano vem ordenado por tipo, cartas fracas no topo; a Ruptura do casco fica por último.
rulebook-setting-up-may-4 = Todos começam no Núcleo de energia. Quem joga primeiro se escolhe na tela da nova partida, ou ao acaso.
rulebook-setting-up-special-head = Dano antes do primeiro turno
rulebook-setting-up-special = As últimas { $setup-damage } cartas do baralho de dano atingem primeiro, a última de todas antes da outra.
rulebook-setting-up-figure = Uma carta do primeiro dano, e uma sala que ela atingiu.
rulebook-setting-up-words = início, distribuir, preparação, preparar, mãos, primeiro jogador, começar, nova partida

rulebook-looking = O que todos podem ver
rulebook-looking-lead = Vocês jogam juntos e com cartas abertas: todas as mãos estão à vista, e todos podem conversar sobre tudo.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Os dois descartes e o número de cartas em cada baralho podem ser vistos. Escolha um descarte{ $key-piles ->
        [none] .
       *[other] , ou tecle { $key-piles }.
    }
   *[keys] Os dois descartes e o número de cartas em cada baralho podem ser vistos. Clique em um descarte{ $key-piles ->
        [none] .
       *[other] , ou tecle { $key-piles }.
    }
}
rulebook-looking-may-2 = Também se pode ver que cartas ainda há em um baralho, mas não a ordem delas.
rulebook-looking-may-3 = O que uma sala mostrou continua conhecido por todos. O registro conta o que aconteceu.
rulebook-looking-not-1 = A ordem de um baralho, a menos que uma sala a mostre.
rulebook-looking-words = aberto, segredo, oculto, informação, contar, conversar, registro, olhar, saber

## Your turn

rulebook-phases = As três fases
rulebook-phases-lead = Um turno são ações, depois coleta, depois dano. Em seguida vem o turno do próximo tripulante.
rulebook-phases-may-1 = Fase 1: { $base-actions } ações, e mais uma por ficha de ação que você gastar.
rulebook-phases-may-2 = Fase 2: pegue { $deck-cards } cartas do baralho, ou uma das abertas. Depois fique com no máximo { $hand-limit }.
rulebook-phases-may-3 = Fase 3: a carta de dano do topo atinge suas salas; quando não há mais nenhuma, a Ruptura do casco leva cartas.
rulebook-phases-not-1 = A fase 1 nunca acaba sozinha: diga quando terminou.
rulebook-phases-special-head = Quando um turno começa
rulebook-phases-special = Primeiro voltam as suas fichas de proteção do Arsenal. Depois a Enfermaria paga a quem está nela.
rulebook-phases-words = turno, rodada, vez, ordem, sequência, fase, começo, início do turno, etapas

rulebook-actions = Suas ações
rulebook-actions-lead = Você tem { $base-actions } ações na fase 1. Escolha quaisquer, em qualquer ordem, a mesma quantas vezes quiser.
rulebook-actions-may-1 = Mover, vasculhar, compartilhar, reparar, desviar energia, usar a sala em que você está.
rulebook-actions-may-2 = Uma ficha de ação compra mais uma ação, tantas vezes quantas fichas você tiver.
rulebook-actions-may-3 = As ações básicas são usadas primeiro; uma ficha, só quando elas acabam.
rulebook-actions-not-1 = Começar uma ação que você não pode pagar por inteiro.
rulebook-actions-not-2 = Agir em outra sala que não aquela em que você está. Algumas salas são exceção.
rulebook-actions-special-head = Não usou?
rulebook-actions-special = Cada ação básica que sobra vira uma ficha de ação.
rulebook-actions-figure = Mover, vasculhar, compartilhar, reparar, desviar, usar a sala.
rulebook-actions-words = agir, fazer, pontos, PA, orçamento, restante, gastar, opções

rulebook-moving = Mover
rulebook-moving-lead = Vá para uma sala vizinha: acima, abaixo, à esquerda ou à direita.
rulebook-moving-may-1 = { $cost-move ->
    [1] Uma ação
    [one] { $cost-move } ações
    [many] { $cost-move } ações
   *[other] { $cost-move } ações
} por sala no caminho.
rulebook-moving-may-2 = Qualquer número de tripulantes pode estar na mesma sala, também no Núcleo de energia.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Escolha a ação e depois a sala{ $key-move ->
        [none] .
       *[other] , ou tecle { $key-move }.
    }
   *[keys] Arraste seu meeple até a sala, use as setas ou clique nos dois{ $key-move ->
        [none] .
       *[other] , ou tecle { $key-move }.
    }
}
rulebook-moving-not-1 = Na diagonal.
rulebook-moving-not-2 = O meeple de outra pessoa: só o Alojamento envia os outros.
rulebook-moving-figure = Da Sala de máquinas para uma vizinha.
rulebook-moving-words = mover, ir, andar, caminhar, passo, distância, vizinha, adjacente, ao lado, diagonal, correr

rulebook-scavenging = Vasculhar
rulebook-scavenging-lead = Role o dado e procure cartas de recurso: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [1] Uma ação
    [one] { $cost-scavenge } ações
    [many] { $cost-scavenge } ações
   *[other] { $cost-scavenge } ações
}, em qualquer sala, quantas vezes você puder pagar.
rulebook-scavenging-may-2 = Pegue as cartas uma a uma, cada uma do baralho ou das abertas. Uma carta aberta é reposta na hora, e a nova pode ser a sua próxima.
rulebook-scavenging-may-3 = Você pode pegar menos, ou nada.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Escolha o dado{ $key-scavenge ->
        [none] .
       *[other] , ou tecle { $key-scavenge }.
    }
   *[keys] Clique no dado ou lance-o{ $key-scavenge ->
        [none] .
       *[other] , ou tecle { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Desfazer, depois que o dado rolou.
rulebook-scavenging-figure = Baixo: nada. Médio: uma carta. Alto: duas.
rulebook-scavenging-words = vasculhar, procurar, buscar, rolar, dado, achar, saque, sorte, acaso

rulebook-sharing = Compartilhar
rulebook-sharing-lead = Dê uma carta a alguém na sua sala, ou pegue uma carta dessa pessoa.
rulebook-sharing-may-1 = { $cost-give ->
    [1] Uma ação
    [one] { $cost-give } ações
    [many] { $cost-give } ações
   *[other] { $cost-give } ações
} por carta, em qualquer sentido.
rulebook-sharing-may-2 = Qualquer carta, também uma Universal, e por um tempo também acima de { $hand-limit }: cada mão só é contada na fase 2 de quem a tem.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Escolha a carta e depois quem a recebe{ $key-share ->
        [none] .
       *[other] ; ou tecle { $key-share }.
    }
   *[keys] Arraste a carta até um painel de tripulante, ou de um painel até sua mão{ $key-share ->
        [none] .
       *[other] ; ou tecle { $key-share }.
    }
}
rulebook-sharing-not-1 = Com alguém em outra sala. O Refeitório pode.
rulebook-sharing-not-2 = Fichas e cubos: ficam com quem os tem.
rulebook-sharing-special-head = Em solo
rulebook-sharing-special = Uma só pessoa tem uma só mão para toda a tripulação e, em vez disso, troca com as cartas abertas.
rulebook-sharing-figure = Na mesma sala, uma carta muda de mãos.
rulebook-sharing-words = compartilhar, dar, pegar, entregar, trocar, permuta, dividir, passar, colega

rulebook-repairing = Reparar
rulebook-repairing-lead = Descarte uma carta igual a um espaço vazio da sala em que você está. O espaço recebe um cubo da reserva.
rulebook-repairing-may-1 = Qualquer espaço vazio, em qualquer ordem. Uma carta Universal serve em todos.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Custa { $cost-repair ->
        [1] uma ação
        [one] { $cost-repair } ações
        [many] { $cost-repair } ações
       *[other] { $cost-repair } ações
    }. Escolha a carta e depois o espaço{ $key-repair ->
        [none] .
       *[other] , ou tecle { $key-repair }.
    }
   *[keys] Custa { $cost-repair ->
        [1] uma ação
        [one] { $cost-repair } ações
        [many] { $cost-repair } ações
       *[other] { $cost-repair } ações
    }. Arraste a carta até o espaço{ $key-repair ->
        [none] .
       *[other] , ou tecle { $key-repair }.
    }
}
rulebook-repairing-may-3 = Um espaço que perdeu seu cubo está vazio: ele mostra o recurso que o repara.
rulebook-repairing-not-1 = Sem cubos na reserva. Nesse caso só ajuda um cubo que você tenha.
rulebook-repairing-not-2 = Da sala ao lado. Só a Oficina repara outras salas.
rulebook-repairing-not-3 = Dois espaços com uma carta, enquanto a energia da sala não for desviada.
rulebook-repairing-special-head = Onde a energia está desviada
rulebook-repairing-special = Uma carta igual a um espaço vazio preenche todos. Se a reserva não basta, vem primeiro o espaço da carta, depois de cima para baixo.
rulebook-repairing-figure = Metal serve em um dos dois espaços vazios.
rulebook-repairing-words = reparar, curar, consertar, reparo, restaurar, vida, pontos de vida, remendo, danificado, espaço, casa, chave inglesa

rulebook-diverting = Desviar a energia
rulebook-diverting-lead = Esteja em uma sala com todos os cubos e descarte juntas as cartas do custo dela: sua energia flui para o Núcleo de energia.
rulebook-diverting-may-1 = Custa { $cost-divert ->
    [1] uma ação
    [one] { $cost-divert } ações
    [many] { $cost-divert } ações
   *[other] { $cost-divert } ações
} e as { $cost } cartas indicadas à esquerda da sala.
rulebook-diverting-may-2 = Cartas Universais podem substituir qualquer uma delas.
rulebook-diverting-may-3 = Depois disso a sala ainda pode ser usada, danificada e reparada. Ela continua desviada.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Escolha uma carta e depois o custo{ $key-divert ->
        [none] .
       *[other] , ou tecle { $key-divert }.
    } As cartas vão para o descarte na ordem em que são indicadas, a última por cima.
   *[keys] Arraste uma carta até o custo{ $key-divert ->
        [none] .
       *[other] , ou tecle { $key-divert }.
    } As cartas vão para o descarte na ordem em que são indicadas, a última por cima.
}
rulebook-diverting-not-1 = Com um espaço vazio: repare antes.
rulebook-diverting-not-2 = Aos poucos: todas as cartas de uma vez, de uma só mão.
rulebook-diverting-not-3 = A mesma sala duas vezes, ou o Núcleo de energia.
rulebook-diverting-special-head = O que isso traz
rulebook-diverting-special = Um passo a menos até o fim e, daí em diante, uma carta repara a sala inteira.
rulebook-diverting-figure = { $cost ->
    [3] As três cartas à esquerda viram uma ficha de energia.
   *[other] As cartas à esquerda viram uma ficha de energia.
}
rulebook-diverting-words = desviar, energia, força, potência, redirecionar, vencer, moeda, custo, pagar, carregar, completar

rulebook-activating = Ativar uma sala
rulebook-activating-lead = Use a habilidade da sala em que você está. Todos os cubos dela precisam estar no lugar.
rulebook-activating-may-1 = A sala diz quantas ações custa.
rulebook-activating-may-2 = A mesma sala várias vezes, enquanto você puder pagar.
rulebook-activating-may-3 = Uma sala desviada funciona como qualquer outra.
rulebook-activating-not-1 = Uma sala danificada: repare-a antes.
rulebook-activating-not-2 = Sem ter em que agir: descarte vazio, ninguém a quem se juntar, nenhuma ficha na reserva. O botão diz qual é o caso.
rulebook-activating-not-3 = Uma sala passiva: ela funciona sozinha.
rulebook-activating-special-head = Paga-se antes
rulebook-activating-special = As ações são gastas antes que a sala pergunte algo, e só depois se avalia se há em que agir.
rulebook-activating-words = ativar, usar, habilidade, poder, efeito, sala, especial, passiva

rulebook-ending = Encerrar as ações
rulebook-ending-lead = Encerre a fase 1 quando quiser. Por cada ação básica que sobrar, você ganha uma ficha de ação.
rulebook-ending-may-1 = Tantas fichas quantas houver na reserva.
rulebook-ending-may-2 = Essas fichas são para turnos seguintes.
rulebook-ending-not-1 = Uma ficha por uma ação comprada com ficha.
rulebook-ending-not-2 = Fichas que faltam na reserva: essas ações se perdem, e antes se pergunta a você.
rulebook-ending-special-head = Sem ações
rulebook-ending-special = Mesmo sem nada a gastar, a fase espera por você, para que possa desfazer.
rulebook-ending-figure = Uma ação poupada é uma ficha.
rulebook-ending-words = terminar, passar, pular, poupar, sem uso, sobra, encerrar, parar, esperar

rulebook-collecting = Coletar
rulebook-collecting-lead = Fase 2: pegue as { $deck-cards } cartas do topo do baralho de recursos, ou uma das { $face-up } abertas.
rulebook-collecting-may-1 = Uma carta aberta que foi pega é reposta do baralho na hora.
rulebook-collecting-may-2 = Depois descarte até ficar com { $hand-limit }, cartas à sua escolha.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Escolha o baralho ou uma carta.
   *[keys] Clique no baralho ou em uma carta, ou arraste-a até sua mão.
}
rulebook-collecting-not-1 = Nada: uma das duas opções é obrigatória.
rulebook-collecting-words = coletar, comprar, pegar, ganhar, renda, fase 2, cartas, recursos, recolher

rulebook-hand = Sua mão
rulebook-hand-lead = No fim da sua fase 2 você fica com no máximo { $hand-limit } cartas. Em qualquer outro momento a mão pode ser maior.
rulebook-hand-may-1 = Você escolhe que cartas descartar.
rulebook-hand-may-2 = Cartas recebidas de outros não contam até a sua próxima fase 2.
rulebook-hand-may-3 = A primeira mão tem { $hand-2 }, { $hand-3 } ou { $hand-4 } cartas, para duas, três ou quatro pessoas.
rulebook-hand-not-1 = Jogar cartas fora em outros momentos, a não ser para pagar algo com elas.
rulebook-hand-figure = Uma carta de cada recurso.
rulebook-hand-words = limite, descartar, máximo, demais, ficar, mão, seis

## The storm

rulebook-damage-cards = Cartas de dano
rulebook-damage-cards-lead = Fase 3: sai a carta de dano do topo. Cada sala nela perde o cubo mais alto, na ordem impressa.
rulebook-damage-cards-may-1 = Cartas do tipo 1 atingem uma sala, do tipo 2 duas, do tipo 3 três: { $damage-1 }, { $damage-2 } e { $damage-3 } cartas, as fracas primeiro.
rulebook-damage-cards-may-2 = Os cubos perdidos voltam à reserva.
rulebook-damage-cards-may-3 = Uma ficha de proteção absorve o impacto no lugar: primeiro a mais antiga na sala, senão uma que alguém ali tenha.
rulebook-damage-cards-not-1 = O Núcleo de energia nunca é atingido.
rulebook-damage-cards-not-2 = Uma sala sem cubos não tem o que perder: a nave se perde, e o resto da carta não conta mais.
rulebook-damage-cards-special-head = Várias pessoas ali têm ficha
rulebook-damage-cards-special = Quem está no turno diz quem entrega a ficha.
rulebook-damage-cards-figure = A Enfermaria perde o cubo mais alto.
rulebook-damage-cards-words = impacto, golpe, atingir, ataque, tempestade, solar, erupção, dano, perigo, fase 3, ameaça, chances

rulebook-critical = Salas críticas
rulebook-critical-lead = Uma sala que perdeu todos os cubos está crítica. O próximo impacto nela faz perder a nave.
rulebook-critical-may-1 = Repare um espaço, e ela aguenta mais um impacto.
rulebook-critical-may-2 = Uma ficha de proteção a salva uma vez.
rulebook-critical-may-3 = A Ponte pode mostrar que salas vêm a seguir, e adiá-las.
rulebook-critical-not-1 = Ela não pode ser usada nem desviada até estar íntegra.
rulebook-critical-special-head = Sem mais cartas de dano
rulebook-critical-special = Na Ruptura do casco nenhuma sala é mais atingida.
rulebook-critical-figure = Três espaços vazios: mais um impacto é o fim.
rulebook-critical-words = perigo, vermelho, morrendo, último, zero, destruída, alarme, perder, vida

rulebook-hull-breach = A Ruptura do casco
rulebook-hull-breach-lead = Quando sai a última carta de dano, o casco se abre. Do próximo turno em diante a fase 3 é uma rolagem: ela diz quantas cartas deixam o baralho.
rulebook-hull-breach-may-1 = O que uma rolagem custa: { $breach-sides }.
rulebook-hull-breach-may-2 = As cartas vão do topo do baralho de recursos para o descarte.
rulebook-hull-breach-not-1 = As salas não sofrem mais dano.
rulebook-hull-breach-not-2 = Fichas não ajudam contra ela.
rulebook-hull-breach-figure = A última carta, e o que cada turno custa depois dela.
rulebook-hull-breach-words = vazamento, buraco, rombo, brecha, vácuo, fim do baralho, perder cartas, contagem regressiva, final, espaço

rulebook-deck-empty = Quando o baralho acaba
rulebook-deck-empty-lead = No momento em que o baralho de recursos fica vazio, a nave se perde, seja o que for que levou a última carta.
rulebook-deck-empty-may-1 = A última carta ainda é comprada ou posta na mesa. Nada acontece depois dela.
rulebook-deck-empty-may-2 = Olhar cartas e devolvê-las nunca esvazia o baralho.
rulebook-deck-empty-not-1 = Embaralhar o descarte de volta.
rulebook-deck-empty-not-2 = Uma carta aberta não é saída: ela é reposta do baralho na hora.
rulebook-deck-empty-special-head = Quanto tempo dura
rulebook-deck-empty-special = Cada turno a bordo leva pelo menos uma carta. A mesa conta os turnos que restam.
rulebook-deck-empty-words = perder, última carta, tempo, relógio, acabar, esgotar, vazio, reembaralhar

## The rooms

rulebook-reading-rooms = Ler uma sala
rulebook-reading-rooms-lead = A carta de uma sala diz quanto custa desviá-la, o que a repara e o que ela sabe fazer.
rulebook-reading-rooms-may-1 = À esquerda: as cartas que desviam sua energia; uma moeda quando isso está feito.
rulebook-reading-rooms-may-2 = À direita: os espaços de reparo. Um cubo cobre seu recurso; um espaço vazio o mostra.
rulebook-reading-rooms-may-3 = Abaixo: o que ela faz. O sinal é dourado enquanto todos os cubos estão no lugar.
rulebook-reading-rooms-may-4 = No alto, à direita: a chance de ser atingida neste turno, por tudo o que a tripulação sabe do baralho de dano.
rulebook-reading-rooms-not-1 = Os dois lados de uma sala nunca estão na mesma partida.
rulebook-reading-rooms-figure = O Porão de carga com o espaço de cima vazio.
rulebook-reading-rooms-words = carta, símbolo, ícone, trilha, porcentagem, número, moeda, V1, V2

rulebook-room-energy-core-v1-may-1 = Cada sala desviada é contada nele.
rulebook-room-energy-core-v1-not-1 = Não pode ser danificado, reparado nem desviado, e nele não se põe ficha.
rulebook-room-energy-core-v1-not-2 = Antes que a última sala seja desviada, ele não faz nada.
rulebook-room-energy-core-v1-figure = Todas as salas estão desviadas: ele pode ser reiniciado.
rulebook-room-energy-core-v1-words = reator, centro, meio, vencer, reiniciar, motor

rulebook-room-bridge-v1-may-1 = Com menos cartas restantes, você olha as que há.
rulebook-room-bridge-v1-may-2 = Ponha por último a carta que mais dói, e repare antes que ela venha.
rulebook-room-bridge-v1-not-1 = Quando não resta carta de dano, ela não pode ser usada.
rulebook-room-bridge-v1-not-2 = A carta da Ruptura do casco nunca é vista aqui e fica no fundo.
rulebook-room-bridge-v1-words = vidência, espiar, olhar adiante, reordenar, previsão, ordenar

rulebook-room-bridge-v2-may-1 = Ambas podem ir para a mesma ponta do baralho; você escolhe a ordem delas.
rulebook-room-bridge-v2-may-2 = O que está no fundo vem logo antes da Ruptura do casco.
rulebook-room-bridge-v2-not-1 = Quando não resta carta de dano, ela não pode ser usada.
rulebook-room-bridge-v2-words = vidência, espiar, enterrar, fundo, afundar, previsão

rulebook-room-cargo-hold-v1-may-1 = Depois todos conhecem a ordem, até que se comprem cartas.
rulebook-room-cargo-hold-v1-may-2 = Funciona com qualquer número de cartas restantes.
rulebook-room-cargo-hold-v1-not-1 = Pegar alguma delas: todas voltam.
rulebook-room-cargo-hold-v1-words = vidência, espiar, olhar, reordenar, armazém, pilha
rulebook-room-cargo-hold-v2-may-1 = Sua mão pode passar do limite até a fase 2.
rulebook-room-cargo-hold-v2-not-1 = A última carta do baralho: pegá-la faz perder a nave.
rulebook-room-cargo-hold-v2-words = comprar, carta extra, armazém, ganhar

rulebook-room-medical-bay-v1-may-1 = Ela paga antes das suas ações, no início de cada turno que você começa ali.
rulebook-room-medical-bay-v1-may-2 = Se há menos fichas na reserva, você recebe essas.
rulebook-room-medical-bay-v1-not-1 = Chegar durante um turno não rende nada.
rulebook-room-medical-bay-v1-not-2 = Há um espaço vazio: ela não paga nada.
rulebook-room-medical-bay-v1-words = curar, médico, hospital, descanso, fichas, bônus
rulebook-room-medical-bay-v2-may-1 = Fichas de ação podem pagá-la, como a qualquer ação.
rulebook-room-medical-bay-v2-not-1 = Fichas para você.
rulebook-room-medical-bay-v2-words = curar, médico, hospital, fichas, ajudar os outros

rulebook-room-crew-quarters-v1-may-1 = Qualquer pessoa pode ser enviada, também alguém distante.
rulebook-room-crew-quarters-v1-may-2 = Reúna pessoas, para que possam compartilhar.
rulebook-room-crew-quarters-v1-not-1 = Enquanto todos estão na mesma sala, não há a quem se juntar.
rulebook-room-crew-quarters-v1-words = teletransporte, enviar, mover os outros, cama, encontro, elevador
rulebook-room-crew-quarters-v2-may-1 = Qualquer pessoa pode ser enviada, também alguém distante.
rulebook-room-crew-quarters-v2-may-2 = Envie alguém para uma sala que precise de reparo em seguida.
rulebook-room-crew-quarters-v2-not-1 = Para uma sala em que haja alguém.
rulebook-room-crew-quarters-v2-words = teletransporte, enviar, mover os outros, cama, elevador, sala vazia

rulebook-room-engine-room-v1-may-1 = Cartas iguais podem ser trocadas.
rulebook-room-engine-room-v1-may-2 = Sua carta fica depois no topo da pilha.
rulebook-room-engine-room-v1-not-1 = Com a mão vazia ou o descarte vazio.
rulebook-room-engine-room-v1-words = reciclar, recuperar, cemitério, trocar, descarte
rulebook-room-engine-room-v2-may-1 = Escolha qualquer carta, onde quer que esteja na pilha.
rulebook-room-engine-room-v2-not-1 = Com o descarte vazio.
rulebook-room-engine-room-v2-not-2 = Se isso leva a última carta do baralho, a nave se perde.
rulebook-room-engine-room-v2-words = reciclar, recuperar, cemitério, pegar de volta, descarte

rulebook-room-armoury-v1-may-1 = Fichas de várias pessoas podem estar na mesma sala. A mais antiga é usada primeiro.
rulebook-room-armoury-v1-may-2 = Uma ficha que absorveu um impacto volta à reserva.
rulebook-room-armoury-v1-not-1 = Sem fichas na reserva.
rulebook-room-armoury-v1-not-2 = Elas não duram: seu próximo turno começa por recolhê-las.
rulebook-room-armoury-v1-words = escudo, proteger, guarda, bloquear, defender, arma
rulebook-room-armoury-v2-may-1 = Uma pessoa pode ter várias. Cada uma absorve um impacto.
rulebook-room-armoury-v2-may-2 = A ficha vai aonde for quem a tem.
rulebook-room-armoury-v2-not-1 = Sem fichas na reserva.
rulebook-room-armoury-v2-words = escudo, proteger, guarda, bloquear, defender, guarda-costas

rulebook-room-repair-centre-v1-may-1 = Cartas Universais também servem aqui.
rulebook-room-repair-centre-v1-may-2 = Qualquer sala, por mais longe que esteja.
rulebook-room-repair-centre-v1-not-1 = Ela mesma: isso é um reparo comum.
rulebook-room-repair-centre-v1-not-2 = Com um cubo em mãos. Esses só funcionam onde você está.
rulebook-room-repair-centre-v1-words = curar, consertar, longe, remoto, oficina, distância
rulebook-room-repair-centre-v2-may-1 = Cubos em mãos estão a salvo de qualquer impacto.
rulebook-room-repair-centre-v2-may-2 = Eles ainda reparam quando a reserva está vazia.
rulebook-room-repair-centre-v2-not-1 = Um cubo para você.
rulebook-room-repair-centre-v2-not-2 = Sem cubos na reserva.
rulebook-room-repair-centre-v2-words = curar, consertar, sobressalente, carregar, cubo, oficina

rulebook-room-mess-hall-v1-may-1 = A outra pessoa pode estar em qualquer lugar da nave.
rulebook-room-mess-hall-v1-may-2 = Uma carta pode ser dada por nada, ou pega por nada.
rulebook-room-mess-hall-v1-not-1 = Enquanto ninguém tem cartas.
rulebook-room-mess-hall-v1-words = troca, trocar, permuta, cozinha, cantina, compartilhar longe
rulebook-room-mess-hall-v2-may-1 = Eles podem estar em qualquer lugar da nave, e você escolhe as cartas.
rulebook-room-mess-hall-v2-may-2 = Cada um dá tantas quanto o outro.
rulebook-room-mess-hall-v2-not-1 = Suas próprias cartas: você não é nenhum dos dois.
rulebook-room-mess-hall-v2-not-2 = Com menos de dois outros que tenham cartas.
rulebook-room-mess-hall-v2-words = troca, trocar, permuta, cozinha, cantina, outros

## Resource cards

rulebook-deck = O baralho de recursos
rulebook-deck-lead = Daqui vêm todas as cartas: as mãos, as abertas, o que você coleta e encontra. É também o seu tempo.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] O que ainda há nele pode ser visto: escolha o descarte{ $key-piles ->
        [none] .
       *[other] , ou tecle { $key-piles }.
    }
   *[keys] O que ainda há nele pode ser visto: clique no descarte{ $key-piles ->
        [none] .
       *[other] , ou tecle { $key-piles }.
    }
}
rulebook-deck-may-2 = Cartas do topo que uma sala mostrou continuam conhecidas.
rulebook-deck-not-1 = Cartas só voltam ao baralho quando uma sala as olha.
rulebook-deck-not-2 = Ele nunca é completado de novo.
rulebook-deck-words = monte, pilha, recursos, cartas restantes, tempo

rulebook-face-up = As cartas abertas
rulebook-face-up-lead = { $face-up } cartas de recurso ficam abertas ao lado do baralho. Pegue uma ao coletar, ou como achado ao vasculhar.
rulebook-face-up-may-1 = A lacuna é preenchida na hora pelo baralho, no mesmo lugar.
rulebook-face-up-may-2 = De duas cartas iguais, tanto faz qual.
rulebook-face-up-may-3 = Em solo, uma carta da mão pode ser trocada por uma delas.
rulebook-face-up-not-1 = Nada é posto de volta ali, exceto em uma troca.
rulebook-face-up-words = mercado, fileira, oferta, cartas abertas, visível, exposta, rio

rulebook-discards = O descarte
rulebook-discards-lead = Cartas que pagaram algo, sobraram em uma mão ou se perderam na Ruptura do casco ficam aqui, a mais recente no topo.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Escolha-o para ver todas.
   *[keys] Clique nele para ver todas.
}
rulebook-discards-may-2 = A Sala de máquinas traz cartas de volta, e a Cápsula de fuga vive dele.
rulebook-discards-not-1 = Ele nunca é embaralhado de volta no baralho.
rulebook-discards-words = cemitério, pilha, lixo, jogadas fora, cartas usadas

rulebook-resource-universal-may-1 = Repara qualquer espaço, aqui e a partir da Oficina.
rulebook-resource-universal-may-2 = Paga qualquer carta do custo de desviar energia; se for preciso, usam-se várias.
rulebook-resource-universal-not-1 = Nunca conta como mais de uma carta.
rulebook-resource-universal-figure = Uma carta Universal vale pelo que for preciso.
rulebook-resource-universal-words = curinga, coringa, joker, estrela, qualquer, carta curinga

## Pieces and tokens

rulebook-cubes = Cubos e a reserva
rulebook-cubes-lead = Há { $repair-cubes } cubos de reparo no jogo. No início todos estão na nave; o que as salas perdem vai para a reserva, e os reparos saem dela.
rulebook-cubes-may-1 = Um impacto leva o cubo mais alto de uma sala.
rulebook-cubes-may-2 = Pode-se ter em mãos cubos da Oficina. Um cubo desses repara qualquer espaço vazio onde está quem o tem: uma ação, sem carta.
rulebook-cubes-may-3 = Um cubo cobre seu recurso: esse espaço não precisa de carta.
rulebook-cubes-not-1 = Sem cubos na reserva, sem reparo com cartas.
rulebook-cubes-not-2 = Um cubo em mãos não pode ser passado adiante.
rulebook-cubes-special-head = Um cubo em mãos onde a energia está desviada
rulebook-cubes-special = Ele preenche todos os espaços: primeiro os cubos de quem o tem, quantos forem necessários; a reserva dá o resto.
rulebook-cubes-figure = Um cubo vai para o espaço vazio.
rulebook-cubes-words = dados, vida, pontos de vida, estoque, reserva, blocos, corações

rulebook-extra-actions = Fichas de ação
rulebook-extra-actions-lead = Uma ficha de ação é uma ação a mais, na fase 1 de qualquer turno de quem a tem. Há { $action-tokens }.
rulebook-extra-actions-may-1 = Ações básicas não usadas viram fichas, enquanto houver na reserva.
rulebook-extra-actions-may-2 = A Enfermaria dá algumas; as do primeiro lado dela podem ser gastas no mesmo turno.
rulebook-extra-actions-may-3 = Gaste em um turno quantas você tiver. Elas voltam à reserva.
rulebook-extra-actions-not-1 = Antes que as ações básicas acabem.
rulebook-extra-actions-not-2 = Dá-las a outros, exceto pelo outro lado da Enfermaria.
rulebook-extra-actions-not-3 = Uma ação comprada e não usada não devolve nada; por isso uma ficha só é gasta quando uma ação precisa dela.
rulebook-extra-actions-figure = Uma ficha, uma ação.
rulebook-extra-actions-words = bônus, octógono, extra, ficha, poupar, guardada, PA

rulebook-shields = Fichas de proteção
rulebook-shields-lead = Uma ficha de proteção absorve um impacto no lugar de um cubo. Há { $protection-tokens }.
rulebook-shields-may-1 = Em uma sala: absorve o próximo impacto ali. A mais antiga sai primeiro.
rulebook-shields-may-2 = Com alguém: absorve um impacto na sala em que está quem a tem, se não houver nenhuma ali.
rulebook-shields-may-3 = Uma ficha usada volta à reserva.
rulebook-shields-not-1 = No Núcleo de energia.
rulebook-shields-not-2 = Contra a Ruptura do casco.
rulebook-shields-special-head = Até quando
rulebook-shields-special = Fichas em salas voltam quando chega o próximo turno de quem as pôs. As que alguém tem ficam até serem usadas.
rulebook-shields-figure = Dois impactos nesta sala não custam cubo.
rulebook-shields-words = escudo, armadura, guarda, bloquear, proteger, defesa, imunidade

rulebook-power = Fichas de energia
rulebook-power-lead = A moeda em uma sala diz que sua energia está desviada. Todas as { $power } acendem o Núcleo de energia.
rulebook-power-may-1 = Uma carta que sirva, ou um cubo em mãos, preenche uma sala assim.
rulebook-power-may-2 = A sala pode ser usada como antes.
rulebook-power-not-1 = Ela nunca se perde, seja o que for que atinja a sala.
rulebook-power-not-2 = Ela não protege a sala: impactos levam cubos como antes.
rulebook-power-figure = O Refeitório, desviado.
rulebook-power-words = moeda, ouro, desviada, feito, relâmpago, raio

rulebook-meeples = A tripulação
rulebook-meeples-lead = Cada figura é um tripulante. Cor e contorno dizem quem é.
rulebook-meeples-may-1 = Os tripulantes jogam em ordem, rodada após rodada.
rulebook-meeples-may-2 = Cada um pode ter cartas, fichas de ação, cubos de reparo e fichas de proteção.
rulebook-meeples-not-1 = Ninguém se fere: só as salas.
rulebook-meeples-figure = Quatro tripulantes.
rulebook-meeples-words = peão, figura, jogador, personagem, astronauta, cor, ordem

rulebook-die = O dado
rulebook-die-lead = Um dado, seis lados. O que cada lado significa está ao lado da rolagem.
rulebook-die-may-1 = Vasculhar: { $scavenge-sides }.
rulebook-die-may-2 = Ruptura do casco, cartas perdidas: { $breach-sides }.
rulebook-die-not-1 = Uma rolagem nunca é repetida nem desfeita.
rulebook-die-figure = De um a seis, chances iguais.
rulebook-die-words = dado, dados, rolar, aleatório, sorte, acaso, d6

## Ways to play

rulebook-sides = Salas alternativas
rulebook-sides-lead = Cada uma das { $power } salas tem dois lados, V1 e V2. A primeira partida usa V1; depois vale qualquer mistura.
rulebook-sides-may-1 = Ao acaso: cada sala mostra um de seus lados.
rulebook-sides-may-2 = Ou todas V1, todas V2, ou lado por lado, como você indicar na tela da nova partida.
rulebook-sides-may-3 = Os dois lados pedem os mesmos reparos e custam o mesmo para desviar.
rulebook-sides-not-1 = Um lado que precisa de mais pessoas não entra com menos.
rulebook-sides-figure = A Enfermaria com seu outro lado.
rulebook-sides-words = variante, V2, alternativa, mistura, expansão, outro lado

rulebook-expansion-damage-control-may-1 = As salas são então danificadas em uma ordem fixa, um impacto cada.
rulebook-expansion-damage-control-may-2 = Uma sala sem cubos pode ser escolhida, se uma ficha a protege ou se vocês desistem.
rulebook-expansion-damage-control-may-3 = Ninguém sabe que cartas saíram do baralho.
rulebook-expansion-damage-control-not-1 = A mesma sala duas vezes em uma carta.
rulebook-expansion-damage-control-not-2 = O Núcleo de energia.
rulebook-expansion-damage-control-special-head = Antes do primeiro turno
rulebook-expansion-damage-control-special = Se uma carta dessas está entre as que atingem primeiro, escolhe quem começa.
rulebook-expansion-damage-control-figure = As novas cartas: você escolhe uma, duas ou três salas.
rulebook-expansion-damage-control-words = escolher dano, selecionar salas, controle, escolha

rulebook-expansion-escape-pod-may-1 = Embarcar custa { $cost-board ->
    [1] uma ação
    [one] { $cost-board } ações
    [many] { $cost-board } ações
   *[other] { $cost-board } ações
}, no Núcleo de energia, com { $pod-rooms } salas desviadas. Só cabe um tripulante.
rulebook-expansion-escape-pod-may-2 = Quem deserta fica com as cartas e joga na hora o primeiro turno à deriva.
rulebook-expansion-escape-pod-may-3 = Fichas e cubos de quem deserta voltam à reserva.
rulebook-expansion-escape-pod-not-1 = Voltar.
rulebook-expansion-escape-pod-not-2 = Coleta, dano ou fichas por ações não usadas no turno do embarque.
rulebook-expansion-escape-pod-figure = Sete salas estão desviadas: a cápsula está pronta.
rulebook-expansion-escape-pod-words = traidor, desertor, partir, fugir, trair, abandonar, egoísta

rulebook-adrift = À deriva na cápsula
rulebook-adrift-lead = O turno de quem desertou: pegue a carta do topo do descarte e role. Se a rolagem não passar do número de cartas em mãos, pegue mais uma. Então o turno acaba.
rulebook-adrift-may-1 = A carta recém-pega conta como em mãos.
rulebook-adrift-may-2 = Um descarte vazio não dá carta. A rolagem acontece assim mesmo.
rulebook-adrift-may-3 = Estes turnos contam como os outros. Escudos postos por quem desertou voltam quando começa o turno seguinte dessa pessoa.
rulebook-adrift-not-1 = Ações, coleta ou dano em um turno assim.
rulebook-adrift-not-2 = Limite de mão.
rulebook-adrift-not-3 = Ninguém a bordo pode trocar com quem desertou, mover essa pessoa nem dar nada a ela.
rulebook-adrift-figure = A cápsula, uma rolagem, talvez uma carta.
rulebook-adrift-words = desertor, traidor, flutuar, turno da cápsula, espaço

rulebook-last-roll = A última rolagem da cápsula
rulebook-last-roll-lead = Se a nave for perdida, quem desertou pega mais uma carta e rola uma vez. Uma rolagem maior que o número de cartas em mãos escapa: quem desertou vence a sós.
rulebook-last-roll-may-1 = Se a nave for salva, a tripulação a bordo vence e quem desertou perde.
rulebook-last-roll-may-2 = Com poucas cartas é mais fácil escapar, então quem deserta torce por descartes baixos.
rulebook-last-roll-not-1 = Uma rolagem que não passa das cartas em mãos: todos perdem.
rulebook-last-roll-words = desertor, vencer a sós, escapar, rolagem final, traidor

rulebook-expansion-solo-may-1 = { $solo-crew } tripulantes jogam turnos inteiros em ordem, como em uma partida para o mesmo número de pessoas.
rulebook-expansion-solo-may-2 = A mão única tem o limite de uma: { $hand-limit } cartas.
rulebook-expansion-solo-may-3 = Fichas, cubos e escudos são do tripulante que os recebeu. “Outro jogador” significa outro tripulante.
rulebook-expansion-solo-not-1 = Compartilhar: aqui se troca.
rulebook-expansion-solo-not-2 = A Cápsula de fuga, e o outro lado do Refeitório.
rulebook-expansion-solo-words = um jogador, single player, a sós, sozinho, paciência, solo

rulebook-trading = Trocar em solo
rulebook-trading-lead = Em solo, troque uma carta da mão por uma das abertas, onde quer que a tripulação esteja.
rulebook-trading-may-1 = Custa { $cost-trade ->
    [1] uma ação
    [one] { $cost-trade } ações
    [many] { $cost-trade } ações
   *[other] { $cost-trade } ações
}, onde quer que a tripulação esteja.
rulebook-trading-may-2 = Sua carta fica no lugar da que foi pega. Nada é comprado.
rulebook-trading-may-3 = O Refeitório faz o mesmo por uma ação.
rulebook-trading-not-1 = Com duas ou mais pessoas: elas compartilham.
rulebook-trading-not-2 = Com a mão vazia.
rulebook-trading-figure = Uma carta da mão por uma das abertas.
rulebook-trading-words = trocar, permuta, solo, compartilhar, mercado

rulebook-no-counting = Sem contagem
rulebook-no-counting-lead = Um modo de jogo para quem não quer contar: números e conteúdo de baralhos e descartes ficam ocultos.
rulebook-no-counting-may-1 = O que uma sala mostra pode ser visto.
rulebook-no-counting-may-2 = O verso do baralho de dano ainda diz o tipo da carta do topo.
rulebook-no-counting-not-1 = Chances, contagens e olhar as pilhas, até que a partida acabe.
rulebook-no-counting-not-2 = O registro mostra este turno e o anterior, nada mais.
rulebook-no-counting-words = oculto, memória, segredo, contagem, modo difícil, pilhas

rulebook-combining = O que combina
rulebook-combining-lead = Expansões, lados das salas, dificuldades e jogo sem contagem combinam como você quiser.
rulebook-combining-may-1 = Escolha tudo na tela da nova partida. O que não pode ser escolhido diz por quê.
rulebook-combining-may-2 = A mesma semente com as mesmas opções faz de novo a mesma nave.
rulebook-combining-not-1 = Uma expansão com um número de pessoas para o qual ela não serve.
rulebook-combining-words = combinar, misturar, opções, expansões, configurações, semente, código

## At your table now

rulebook-now-stands = { $name } está { FORM($room, "at") }.
rulebook-now-adrift = { $name } deixou a nave.
rulebook-now-may = { $standing } Pode ser feito agora:
rulebook-now-may-not = { $standing } Não pode ser feito agora:
rulebook-now-no-action = Não há essa ação nesta partida.
rulebook-now-not-aboard = Esta sala não está nesta nave.
rulebook-now-other-side = { $variant ->
    [v1] Nesta partida a sala mostra V1.
   *[v2] Nesta partida a sala mostra V2.
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
rulebook-now-unfit = vazio; você não tem nada que sirva
rulebook-now-critical = { $guarded ->
    [yes] sem cubos, protegida; { $more }
   *[no] crítica; { $more }
}
rulebook-now-whole = Todas as salas estão íntegras.
rulebook-now-no-cubes = Não há cubos na reserva.
rulebook-now-power = { $count } de { $goal } salas estão desviadas.{ $left ->
    [0] { "" }
   *[other] { "" } Faltam estas:
}
rulebook-now-breach = O casco está rompido: não restam cartas de dano.
rulebook-now-hidden = Sem contagem: os números ficam ocultos.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, uma ficha o absorveria
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [1] Resta uma carta de dano.
    [one] Restam { $count } cartas de dano.
    [many] Restam { $count } cartas de dano.
   *[other] Restam { $count } cartas de dano.
} A próxima atinge:
rulebook-now-row = estão abertas
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
    [1] { $name } tem uma carta; pode ficar com { $limit }.
    [one] { $name } tem { $count } cartas; pode ficar com { $limit }.
    [many] { $name } tem { $count } cartas; pode ficar com { $limit }.
   *[other] { $name } tem { $count } cartas; pode ficar com { $limit }.
}
rulebook-now-no-resource = Não há cartas dessas nesta partida.
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
    [yes] Faz parte desta partida.
   *[no] Não faz parte desta partida.
}
rulebook-now-supply = { $count ->
    [0] Não resta nada na reserva.
    [one] Na reserva resta 1.
    [many] Na reserva restam { $count }.
   *[other] Na reserva restam { $count }.
}
rulebook-now-held = { $name } tem { $count }.
rulebook-now-laid = { $count ->
    [one] há uma aqui
    [many] há { $count } aqui
   *[other] há { $count } aqui
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
    [one] , e uma ficha.
    [many] , e { $tokens } fichas.
   *[other] , e { $tokens } fichas.
}

## What it was opened from

rulebook-of-slot = { $room }, espaço { $number }
rulebook-of-divert = { $room }, custo de desviar
rulebook-of-shield = { $room }, ficha de proteção
rulebook-of-deck = Baralho de recursos
rulebook-of-discard = Descarte
rulebook-of-face-up = Carta aberta
rulebook-of-damage-deck = Baralho de dano
rulebook-of-damage-discard = Cartas de dano usadas
rulebook-of-die = Dado
rulebook-of-supply = Reserva
rulebook-of-held = O que você tem
rulebook-of-threat = Ameaça
rulebook-of-stepper = Fases
rulebook-of-pod = Cápsula de fuga
rulebook-of-end = Encerrar ações
