### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = Capitão

## Over the table

lesson-branch-basics = Lição { $number }
lesson-branch-expansions = Expansão { $number }
lesson-step = Passo { $step } de { $steps }
lesson-skip = Pular passo
lesson-leave = Sair
lesson-show-me = Mostrar
lesson-read = Ler a regra
lesson-read-page = Ler: { $page }
lesson-take-back = Voltar atrás
lesson-walk-on = Seguir assim
lesson-again = Este passo de novo
lesson-back = Um passo atrás
lesson-free = Jogada sua: nada está iluminado. { $key } mostra o caminho.
lesson-refused = As regras não deixam: { $why }.
lesson-other = { $what }. Este passo pede outra coisa.
lesson-reach = O objetivo ainda é possível neste turno: { $count ->
    [1] falta uma escolha
    [one] faltam { $count } escolhas
    [many] faltam { $count } escolhas
   *[other] faltam { $count } escolhas
}.
lesson-reach-later = O objetivo está fora de alcance neste turno.
lesson-lost = { $what }. Agora o objetivo está fora de alcance.
lesson-lost-turn = Agora o objetivo está fora de alcance.
lesson-learned = Lição concluída
lesson-next = A seguir: { $title }
lesson-to-school = Escola de voo

## Flight school

school-title = Escola de voo
school-back = Voltar à tela inicial
school-basics = O básico
school-basics-note = { $count ->
    [one] uma lição
    [many] { $count } lições
   *[other] { $count } lições
}, em qualquer ordem; esta é a melhor
school-expansions = Expansões
school-expansions-note = depois que você souber desviar
school-minutes = { $minutes } min
school-done = Feita
school-new = Nova
school-step = Passo { $step } de { $steps }
school-progress = { $done } de { $count } lições feitas
school-go-on = Seguir
school-begin = Começar
school-all-done = Todas as lições estão feitas. Dá para voar cada uma de novo.
school-captain-begun = Você parou no meio de “{ $title }”.
school-captain-next = A próxima é “{ $title }”.
school-waits = Saia em qualquer passo: a lição espera você ali.
school-hint-again = desde o início
school-hint-page = sua página no manual
school-broken = O arquivo das suas lições não pôde ser lido por inteiro. O que fazia sentido vale; ele foi guardado como { $path }.
title-rulebook = Manual
title-school = Escola de voo
title-school-first = Aprenda o jogo na própria mesa
title-school-place = { $done } de { $count } lições feitas

## Lesson 1

lesson-move-and-repair = Mover e reparar
lesson-move-and-repair-text = Andar, casar carta e espaço, repor um cubo.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] A Sala de máquinas perdeu um cubo. Leve Mara até lá: aperte { $move } e escolha a sala.
   *[keys] A Sala de máquinas perdeu um cubo. Leve Mara até lá: arraste-a, ou tecle { $move } e escolha a sala.
}
lesson-move-and-repair-mend = O espaço vazio pede dados. Ponha ali a carta de dados de Mara, ou tecle { $repair }.
lesson-move-and-repair-diagonal = Salas lado a lado ficam a um movimento. Leve Mara para cima, até a Enfermaria.
lesson-move-and-repair-finish = Não restam ações. Encerre suas ações: tecle { $end }.
lesson-move-and-repair-collect = Agora, cartas: duas do baralho, às cegas, ou uma das abertas. Pegue o que preferir.
lesson-move-and-repair-own = Turno de Joon. O Alojamento também perdeu um cubo. Recoloque-o.
lesson-move-and-repair-learned-1 = Um movimento leva à sala ao lado e custa uma ação.
lesson-move-and-repair-learned-2 = Um reparo custa uma carta igual a um espaço vazio.
lesson-move-and-repair-learned-3 = Uma sala só funciona com todos os seus cubos.

## Lesson 2

lesson-three-phases = As três fases
lesson-three-phases-text = Agir, coletar, e então a tempestade. Fichas.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Vasculhar encontra cartas: o dado diz quantas. Aperte { $scavenge }.
   *[keys] Vasculhar encontra cartas: o dado diz quantas. Lance-o na nave, ou tecle { $scavenge }.
}
lesson-three-phases-pick = Uma carta. Pegue-a do baralho, às cegas, ou uma das abertas.
lesson-three-phases-save = Encerre suas ações agora com { $end }: cada uma não usada vira uma ficha de ação.
lesson-three-phases-collect = Fase 2: duas cartas do baralho, ou uma das abertas. Depois vem a tempestade.
lesson-three-phases-answer = A tempestade tirou um cubo do Porão de carga. É o turno de Mara: leve-a até lá.
lesson-three-phases-mend = O espaço vazio pede energia. Ponha nele a carta de energia de Mara.
lesson-three-phases-own = A Ponte também está sem um cubo. Repare-a neste turno: a ficha de Mara paga uma quarta ação.
lesson-three-phases-learned-1 = Uma ação não usada vira ficha; uma ficha paga mais uma ação.
lesson-three-phases-learned-2 = A fase 2 traz cartas: duas às cegas, ou uma das abertas.
lesson-three-phases-learned-3 = A fase 3 é da tempestade, no fim de cada turno.

## Lesson 3

lesson-divert-power = Desviar a energia
lesson-divert-power-text = Três cubos, três cartas, uma sala a menos.
lesson-divert-power-divert = O Porão de carga está íntegro. Sua coluna pede dados, metal, nanobots. Ponha um deles ali, ou tecle { $divert }.
lesson-divert-power-go = Uma sala de oito. A Enfermaria é a próxima: leve Joon até lá.
lesson-divert-power-universal = Ela pede dados e 2 de energia; uma Universal vale por qualquer carta. Desvie sua energia.
lesson-divert-power-end = Não restam ações. Encerre suas ações com { $end } e pegue suas cartas.
lesson-divert-power-refill = A energia da Sala de máquinas está desviada: uma carta que sirva traz de volta todos os cubos. Use metal.
lesson-divert-power-own = Mara pode desviar a energia de mais uma sala neste turno. É o Refeitório.
lesson-divert-power-learned-1 = Desviar pede uma sala íntegra, suas três cartas e uma ação.
lesson-divert-power-learned-2 = Uma Universal vale por qualquer carta.
lesson-divert-power-learned-3 = Com a energia desviada, uma carta repara a sala inteira.

## Lesson 4

lesson-what-rooms-do = O que as salas fazem
lesson-what-rooms-do-text = Ativar uma sala, em vez de só passar por ela.
lesson-what-rooms-do-look = A Ponte vê as próximas três cartas de dano. Ative-a com { $activate } e deixe no topo a que você aguenta.
lesson-what-rooms-do-go = O Alojamento fica abaixo. Leve Joon até lá.
lesson-what-rooms-do-call = O Alojamento envia qualquer um para uma sala onde haja outra pessoa. Ative-o e envie Mara até Joon.
lesson-what-rooms-do-end = Encerre suas ações com { $end } e pegue suas cartas. A tempestade segue a sua ordem.
lesson-what-rooms-do-own = Turno de Mara. O Arsenal põe dois escudos; cada um barra um impacto. Ponha-os antes do golpe da tempestade.
lesson-what-rooms-do-learned-1 = Só uma sala íntegra pode ser ativada, por quem está nela.
lesson-what-rooms-do-learned-2 = A Ponte decide o que atinge a nave a seguir.
lesson-what-rooms-do-learned-3 = Um escudo em uma sala barra um impacto.

## Lesson 5

lesson-storm-grows = A tempestade cresce
lesson-storm-grows-text = Duas, depois três salas por golpe. A Ruptura do casco.
lesson-storm-grows-critical = O Refeitório está sem cubos. Mais um impacto ali e a nave se perde. Recoloque um cubo.
lesson-storm-grows-two = A próxima carta atinge duas salas de uma vez. Encerre suas ações e pegue suas cartas.
lesson-storm-grows-last = Resta uma carta de dano: três salas. Atrás dela espera a Ruptura do casco. Encerre o turno de Mara.
lesson-storm-grows-breach = Agora cada turno arranca cartas do baralho de recursos. Se ele acabar, a nave se perde. Encerre o turno de Joon.
lesson-storm-grows-own = Sete salas estão desviadas. Salve a nave neste turno: a última sala, depois o Núcleo de energia.
lesson-storm-grows-learned-1 = As cartas de dano crescem: uma sala, depois duas, depois três.
lesson-storm-grows-learned-2 = Depois da última, a Ruptura do casco arranca cartas a cada turno.
lesson-storm-grows-learned-3 = As oito salas desviadas, depois o Núcleo de energia ativado: a nave está salva.

## Alternative rooms

lesson-alternative-rooms = Salas alternativas
lesson-alternative-rooms-text = As mesmas salas, cada uma com outra habilidade.
lesson-alternative-rooms-take = Este Porão de carga funciona de outro jeito: dá uma carta. Ative-o com { $activate } e pegue nanobots.
lesson-alternative-rooms-end = A mesma trilha, o mesmo custo: só a habilidade muda. Encerre suas ações e pegue suas cartas.
lesson-alternative-rooms-give = Esta Oficina entrega um cubo de reparo a outra pessoa. Ative-a e dê o cubo a Kei.
lesson-alternative-rooms-next = O cubo espera com Kei. Encerre o turno de Mara e pegue cartas.
lesson-alternative-rooms-own = Kei tem um cubo de reparo, que dispensa carta. Feche com ele a falha da Ponte.
lesson-alternative-rooms-learned-1 = Toda sala, exceto o núcleo, tem dois lados; leia a carta.
lesson-alternative-rooms-learned-2 = Trilha e custo de desviar são iguais nos dois lados.
lesson-alternative-rooms-learned-3 = Um cubo em mãos repara sem carta.

## Damage Control

lesson-damage-control = Controle de danos
lesson-damage-control-text = Alguns golpes deixam você escolher as salas.
lesson-damage-control-end = Algumas cartas de dano não indicam salas: quem está no turno escolhe. Encerre suas ações com { $end } e pegue suas cartas.
lesson-damage-control-choose = Uma sala, à sua escolha. Escolha o Porão de carga, que aguenta, e confirme com { $end }.
lesson-damage-control-own = O turno de Mara termina com um golpe em duas salas à sua escolha. Algumas estão sem cubos. Não perca nenhuma.
lesson-damage-control-learned-1 = Uma carta de cada tipo deixa as salas a cargo da tripulação.
lesson-damage-control-learned-2 = Escolhe quem está no turno, cada vez outra sala.
lesson-damage-control-learned-3 = Um impacto em uma sala sem cubos faz perder a nave, escolhido ou não.

## The Escape Pod

lesson-escape-pod = A Cápsula de fuga
lesson-escape-pod-text = Deserte os outros, e torça por ter acertado.
lesson-escape-pod-board = Sete salas estão desviadas: do Núcleo de energia uma pessoa pode partir. Embarque na cápsula com { $board }.
lesson-escape-pod-others = O turno de Joon acabou na hora. Se a nave for salva, Joon perde. Mara fica: encerre o turno dela.
lesson-escape-pod-own = Kei pode salvar a nave neste turno: a última sala, depois o Núcleo de energia.
lesson-escape-pod-learned-1 = Com sete salas desviadas uma pessoa pode embarcar, e sem volta.
lesson-escape-pod-learned-2 = Cada turno à deriva: uma carta, uma rolagem, talvez outra carta.
lesson-escape-pod-learned-3 = Nave salva sem quem desertou: os demais vencem; perdida, quem desertou pode vencer a sós.

## Solo

lesson-solo = A sós contra o sol
lesson-solo-text = Solo: uma mão, três tripulantes, trocas.
lesson-solo-trade = Uma mão serve aos três. Por duas ações, troque uma carta por uma aberta: dê metal, pegue dados.
lesson-solo-go = Resta uma ação. Leve Joon ao Alojamento, ou a qualquer sala ao lado.
lesson-solo-end = Cada um dos três joga um turno inteiro. Encerre o de Joon com { $end } e pegue cartas.
lesson-solo-own = Mara está na Sala de máquinas. Feche as duas falhas com o que há na mão.
lesson-solo-learned-1 = Uma mão de seis cartas para três tripulantes.
lesson-solo-learned-2 = A troca substitui compartilhar; custa duas ações.
lesson-solo-learned-3 = Fichas e cubos pertencem a um só tripulante.

## A guided first game

setup-guided = Primeira partida guiada
setup-guided-tip = Uma partida de verdade; o capitão diz o que dá para fazer, até dois turnos sem nenhum erro.
guide-close = Entendi
guide-note = Estas dicas acabam depois de dois turnos sem erro.
guide-win = A nave pode ser salva neste turno, em { $count ->
    [1] um passo
    [one] { $count } passos
    [many] { $count } passos
   *[other] { $count } passos
}.
guide-critical = Sem mais cubos: { $room }; o próximo impacto ali faz perder a nave. Dá para reparar neste turno, em { $count ->
    [1] um passo
    [one] { $count } passos
    [many] { $count } passos
   *[other] { $count } passos
}.
guide-divert = A energia { FORM($room, "of") } pode ser desviada neste turno, em { $count ->
    [1] um passo
    [one] { $count } passos
    [many] { $count } passos
   *[other] { $count } passos
}.
guide-danger = Sem mais cubos: { $room }; o próximo impacto ali faz perder a nave. Não há um jeito seguro de reparar neste turno.
guide-quiet = Nenhuma sala está a um impacto de perder a nave. Não há um jeito seguro de desviar energia neste turno.
guide-missed-win = As ações foram encerradas, e ainda dava para salvar a nave neste turno.
guide-missed-critical = As ações foram encerradas, e ainda dava para reparar { $room }. Ali não há cubos.
guide-over = Dois turnos sem erro. A mesa é sua.
