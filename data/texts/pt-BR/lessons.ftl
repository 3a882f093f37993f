### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = O capitão

## Over the table

lesson-branch-basics = Lição { $number }
lesson-branch-expansions = Expansão { $number }
lesson-step = Passo { $step } de { $steps }
lesson-skip = Pular passo
lesson-leave = Sair
lesson-show-me = Mostrar
lesson-read = Ler mais
lesson-read-page = Ler: { $page }
lesson-take-back = Desfazer
lesson-walk-on = Continuar
lesson-again = Repetir passo
lesson-back = Passo anterior
lesson-free = Agora é com você: nada está destacado. Se travar, aperte { $key }.
lesson-refused = Isso não é possível. { $why }.
lesson-other = { $what }. Este passo pede outra coisa.
lesson-reach = Você ainda pode alcançar o objetivo neste turno: { $count ->
    [1] falta uma escolha
    [one] faltam { $count } escolhas
    [many] faltam { $count } escolhas
   *[other] faltam { $count } escolhas
}.
lesson-reach-later = O objetivo está fora de alcance neste turno.
lesson-lost = { $what }. Agora o objetivo está fora de alcance.
lesson-lost-turn = Agora o objetivo está fora de alcance.
lesson-lost-next = Este passo está feito, mas o próximo agora está fora de alcance.
lesson-why-over = { $name } já encerrou as ações.
lesson-why-actions = { $name } não tem mais ações.
lesson-why-few = Não restam ações suficientes para { $name }.
lesson-why-card = A carta necessária se foi: { $card }.
lesson-why-gone = Nada que você possa fazer neste turno leva até lá.
lesson-costs-next = { $spent ->
    [yes] Você ainda pode alcançar o objetivo, mas depois { $name } não terá ações para o próximo passo.
   *[no] Você ainda pode alcançar o objetivo, mas depois o próximo passo ficará fora de alcance.
}
lesson-asked-note = Responda primeiro a isto. Depois o passo continua.
lesson-ship-lost = Perdemos esta nave, mas é só uma lição. Tente de novo.
lesson-prompt-lost = A nave está perdida
lesson-prompt-lost-text = Olhe a mesa pelo tempo que quiser. Com { KEY("end") } ou este botão, você volta à lição.
lesson-told = Por enquanto, só observe: aqui quem joga sou eu.
lesson-learned = Lição concluída
lesson-next = Próxima: { $title }
lesson-to-school = Escola de voo

## Flight school

school-title = Escola de voo
school-back = Voltar à tela inicial
school-basics = Básico
school-basics-note = { $count ->
    [one] uma lição
    [many] { $count } lições
   *[other] { $count } lições
}, de preferência nesta ordem
school-expansions = Expansões
school-expansions-note = depois de aprender a desviar
school-minutes = { $minutes } min
school-done = Concluída
school-new = Nova
school-step = Passo { $step } de { $steps }
school-progress = { $done } de { $count } lições concluídas
school-go-on = Continuar
school-begin = Começar
school-all-done = Você concluiu todas as lições. Pode repetir qualquer uma.
school-captain-begun = Você ainda não concluiu “{ $title }”.
school-captain-next = Próxima: “{ $title }”.
school-waits = Saia quando quiser. A lição continua de onde você parou.
school-unsaved = Seu progresso na escola de voo não foi salvo: o disco está cheio ou não aceita gravação. O Solar Storm tenta de novo a cada poucos segundos.
school-hint-again = desde o início
school-hint-page = página do manual
school-broken = Parte do seu progresso nas lições não pôde ser lida. O resto foi mantido. O arquivo antigo foi guardado como { $path }.
title-rulebook = Manual
title-school = Escola de voo
title-school-first = Aprenda a jogar na própria mesa
title-school-place = { $done } de { $count } lições concluídas

## Lesson 1

lesson-move-and-repair = Mover e reparar
lesson-move-and-repair-text = Mover, combinar carta e espaço, repor um cubo.
lesson-move-and-repair-sun = Os motores pararam, e o sol está nos puxando. Levem a energia das oito salas ao Núcleo de energia e então o reiniciem.
lesson-move-and-repair-storm = Cada sala começa com três cubos. A cada turno a tempestade arranca alguns. Se ela atinge uma sala sem cubos, perdemos a nave.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] A tempestade arrancou um cubo da Sala de máquinas. Leve Orion até lá: aperte { $move } e escolha a sala.
   *[keys] A tempestade arrancou um cubo da Sala de máquinas. Arraste Orion até lá ou aperte { $move } e escolha a sala.
}
lesson-move-and-repair-mend = Uma carta repõe um cubo. O espaço vazio mostra qual: dados. Ponha nele a carta de dados de Orion ou aperte { $repair }.
lesson-move-and-repair-diagonal = Cada movimento leva a uma sala acima, abaixo ou ao lado. Leve Orion para cima, até a Enfermaria.
lesson-move-and-repair-finish = Orion não tem mais ações. Encerre suas ações: aperte { $end }.
lesson-move-and-repair-collect = Agora colete: duas cartas ocultas do baralho de recursos ou uma aberta ao lado. Pegue o que preferir.
lesson-move-and-repair-own = Turno de Vega. O Alojamento também perdeu um cubo. Reponha-o.
lesson-move-and-repair-learned-1 = Um movimento leva a uma sala vizinha e custa uma ação.
lesson-move-and-repair-learned-2 = Um reparo custa uma ação e uma carta que combine com um espaço vazio.
lesson-move-and-repair-learned-3 = Uma sala só funciona com todos os seus cubos.

## Lesson 2

lesson-three-phases = As três fases
lesson-three-phases-text = Agir, coletar, enfrentar a tempestade. Fichas de ação.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Vasculhe em busca de cartas: o dado decide quantas, se houver. Aperte { $scavenge }.
   *[keys] Vasculhe em busca de cartas: o dado decide quantas, se houver. Lance-o sobre a nave ou aperte { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] Com 1 ou 2 você não acha nada, e a ação se perde. De novo: 3 a 5, uma carta; 6, duas. Aperte { $scavenge }.
   *[keys] Com 1 ou 2 você não acha nada, e a ação se perde. Role de novo: 3 a 5, uma carta; 6, duas.
}
lesson-three-phases-pick = Você encontrou uma carta. Pegue uma oculta do baralho ou uma aberta.
lesson-three-phases-save = Vega tem uma ação sobrando. Encerre suas ações com { $end }: cada ação não usada vira uma ficha de ação.
lesson-three-phases-collect = Fase 2: pegue duas cartas do baralho ou uma aberta. Depois uma carta de dano mostra onde a tempestade atinge.
lesson-three-phases-answer = A tempestade arrancou um cubo do Porão de carga. É o turno de Orion: vá até lá.
lesson-three-phases-mend = O espaço vazio pede energia. Ponha nele a carta de energia de Orion.
lesson-three-phases-pass = Orion já fez o bastante. Encerre suas ações com { $end } e pegue suas cartas. A tempestade vem a cada turno.
lesson-three-phases-own = Faltam dois cubos na Ponte. Reponha os dois neste turno: a ficha de ação de Vega paga uma quarta ação.
lesson-three-phases-learned-1 = Uma ação não usada vira uma ficha de ação. Uma ficha paga mais uma ação.
lesson-three-phases-learned-2 = Fase 2: duas cartas do baralho ou uma aberta. Fique com seis no máximo.
lesson-three-phases-learned-3 = Fase 3, no fim de todo turno: a tempestade atinge a nave.

## Lesson 3

lesson-divert-power = Desviar a energia
lesson-divert-power-text = Três cubos, três cartas, uma sala a menos.
lesson-divert-power-divert = O Porão de carga está totalmente reparado. Desvie a energia dele para o núcleo: ponha uma carta que combine no custo ou aperte { $divert }.
lesson-divert-power-go = Duas das oito salas estão desviadas. As três cartas estão no descarte, como todas as usadas. Agora leve Vega à Enfermaria.
lesson-divert-power-universal = Esta custa dados e duas de energia. Uma Universal vale por qualquer carta. Desvie a energia.
lesson-divert-power-end = Vega não tem mais ações. Encerre suas ações com { $end } e pegue suas cartas.
lesson-divert-power-refill = A Sala de máquinas está desviada: uma carta que sirva repõe todos os cubos. Use metal.
lesson-divert-power-own = Orion pode desviar mais uma sala neste turno: o Refeitório.
lesson-divert-power-learned-1 = Desviar exige uma sala totalmente reparada, suas três cartas e uma ação.
lesson-divert-power-learned-2 = Uma Universal vale por qualquer carta.
lesson-divert-power-learned-3 = Em uma sala desviada, uma carta repõe todos os cubos.

## Lesson 4

lesson-what-rooms-do = O que as salas fazem
lesson-what-rooms-do-text = Ativar uma sala em vez de só passar por ela.
lesson-what-rooms-do-look = A Ponte mostra três cartas de dano, com as salas que serão atingidas. Ative-a com { $activate } e deixe a do Refeitório por último.
lesson-what-rooms-do-go = O Alojamento fica uma sala abaixo. Leve Vega até lá.
lesson-what-rooms-do-call = Ative o Alojamento e traga Orion até Vega. Tripulantes na mesma sala podem compartilhar cartas.
lesson-what-rooms-do-end = Vega não tem mais ações e tem cinco cartas. Encerre suas ações com { $end }.
lesson-what-rooms-do-limit = Seu limite de mão é seis. Pegue duas cartas do baralho: você terá sete e descartará uma.
lesson-what-rooms-do-share = Orion e Vega estão na mesma sala. Por uma ação, Orion pode pegar ou dar uma carta: pegue a energia de Vega.
lesson-what-rooms-do-guard = Uma ficha de proteção barra um impacto. Leve Orion ao Arsenal, ative-o e ponha as duas fichas no Refeitório.
lesson-what-rooms-do-hold = Encerre as ações de Orion com { $end } e pegue suas cartas. A tempestade segue a ordem que você escolheu.
lesson-what-rooms-do-stop = Agora é a vez do Refeitório. Encerre o turno de Vega e pegue uma carta aberta.
lesson-what-rooms-do-own = Uma ficha barrou o impacto. A outra voltou à reserva no início do turno de Orion. Repare o primeiro espaço do Refeitório.
lesson-what-rooms-do-learned-1 = Você pode ativar a sala onde está se ela estiver totalmente reparada.
lesson-what-rooms-do-learned-2 = Na mesma sala, uma ação dá ou pega uma carta. No fim do turno, fique com seis.
lesson-what-rooms-do-learned-3 = Uma ficha de proteção barra um impacto. Sem uso, ela volta no seu próximo turno.

## Lesson 5

lesson-storm-grows = A tempestade cresce
lesson-storm-grows-text = Duas salas por impacto, depois três. A Ruptura do casco.
lesson-storm-grows-critical = O Refeitório está sem cubos. Mais um impacto ali e perdemos a nave. Reponha um cubo.
lesson-storm-grows-two = A próxima carta atinge duas salas de uma vez. Encerre suas ações e pegue suas cartas.
lesson-storm-grows-last = Resta uma carta de dano: três salas. Depois dela vem a Ruptura do casco. Encerre o turno de Orion.
lesson-storm-grows-breach = Agora cada turno consome o baralho de recursos. Se ele acabar, perdemos a nave. Encerre o turno de Vega.
lesson-storm-grows-own = Sete salas estão desviadas. Salve a nave neste turno: desvie a última e ative o Núcleo de energia.
lesson-storm-grows-learned-1 = Cartas de dano atingem uma sala, depois duas, depois três.
lesson-storm-grows-learned-2 = Depois da última, a Ruptura do casco descarta cartas de recurso todo turno.
lesson-storm-grows-learned-3 = Desvie as oito salas e ative o Núcleo de energia para salvar a nave.

## Alternative rooms

lesson-alternative-rooms = Salas alternativas
lesson-alternative-rooms-text = As mesmas salas, cada uma com uma segunda habilidade.
lesson-alternative-rooms-take = Este Porão de carga é diferente: ele dá uma carta. Ative-o com { $activate } e pegue nanobots.
lesson-alternative-rooms-end = Só a habilidade muda; a trilha de reparo e o custo são os mesmos. Encerre suas ações e pegue suas cartas.
lesson-alternative-rooms-give = Esta Oficina dá um cubo de reparo a outro tripulante. Ative-a e dê o cubo a Lyra.
lesson-alternative-rooms-next = Agora Lyra tem o cubo. Encerre o turno de Orion e pegue suas cartas.
lesson-alternative-rooms-own = Lyra tem um cubo de reparo, que dispensa carta. Preencha com ele o espaço vazio da Ponte.
lesson-alternative-rooms-learned-1 = Toda sala, menos o núcleo, tem dois lados. Leia a carta.
lesson-alternative-rooms-learned-2 = A trilha de reparo e o custo de desvio são iguais nos dois lados.
lesson-alternative-rooms-learned-3 = Um cubo de reparo guardado repara sem carta.

## Damage Control

lesson-damage-control = Controle de danos
lesson-damage-control-text = Algumas cartas de dano deixam você escolher as salas.
lesson-damage-control-end = Algumas cartas de dano não indicam salas: o jogador ativo escolhe. Encerre suas ações com { $end } e pegue suas cartas.
lesson-damage-control-choose = Uma sala, e você escolhe. O Porão de carga aguenta um impacto: escolha-o e confirme com { $end }.
lesson-damage-control-own = O turno de Orion termina com um impacto em duas salas à sua escolha. Algumas estão sem cubos: evite essas.
lesson-damage-control-learned-1 = Uma carta de dano de cada tipo deixa a escolha das salas com vocês.
lesson-damage-control-learned-2 = O tipo diz quantas. O jogador ativo escolhe salas diferentes.
lesson-damage-control-learned-3 = Um impacto em uma sala sem cubos a destrói, mesmo que você a tenha escolhido.

## The Escape Pod

lesson-escape-pod = A Cápsula de fuga
lesson-escape-pod-text = Abandone os outros e torça para ter acertado.
lesson-escape-pod-board = Sete salas estão desviadas: um de vocês pode partir do Núcleo de energia. Embarque na cápsula com { $board }.
lesson-escape-pod-others = O turno de Vega já acabou. Se a nave for salva, Vega perde. Orion fica: encerre as ações e pegue duas cartas ou uma aberta.
lesson-escape-pod-own = Lyra pode salvar a nave neste turno: desvie a última sala e ative o Núcleo de energia.
lesson-escape-pod-learned-1 = Com sete salas desviadas, um jogador pode embarcar. Não há volta.
lesson-escape-pod-learned-2 = A cada turno à deriva: pegar uma carta, rolar e talvez pegar outra.
lesson-escape-pod-learned-3 = Se a nave for salva, só o desertor perde. Se não, uma última rolagem decide se ele vence.

## Solo

lesson-solo = Solo
lesson-solo-text = Três tripulantes, uma mão, trocas de cartas.
lesson-solo-trade = Os três dividem uma mão. Por duas ações, troque uma carta por uma aberta: dê metal, pegue dados.
lesson-solo-go = Resta uma ação. Leve Vega ao Alojamento ou a qualquer sala vizinha.
lesson-solo-end = Cada tripulante joga um turno inteiro. Encerre o de Vega com { $end } e pegue suas cartas.
lesson-solo-own = Orion está na Sala de máquinas. Preencha os dois espaços vazios com cartas da mão.
lesson-solo-learned-1 = Três tripulantes dividem uma mão, com limite de seis cartas.
lesson-solo-learned-2 = Em vez de compartilhar, troque por uma carta aberta com duas ações.
lesson-solo-learned-3 = Cada ficha e cada cubo pertence a um só tripulante.
