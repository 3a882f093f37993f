### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = Minha escolha
adviser-worth-close = Bem perto
adviser-worth-unclear = Difícil dizer
adviser-worth-weaker = Parece pior
adviser-worth-far = Parece muito pior

## What a plan does: $crew is a name, $room a room

adviser-win = Salva a nave.
adviser-core = Depois disso, { $crew } pode reiniciar o núcleo.
adviser-opens = Depois disso, { $crew } pode desviar { $room }.
adviser-holds = Depois disso, { $crew } tem todas as cartas para desviar { $room }.
adviser-lacks = Depois disso, para { $crew } desviar { $room } { $count ->
    [1] só falta uma carta
    [one] só faltam { $count } cartas
    [many] só faltam { $count } cartas
   *[other] só faltam { $count } cartas
}.
adviser-first = Esperar é arriscado: depois de um impacto { FORM($room, "at") }, vocês não podem desviar essa sala.
adviser-otherwise = Sem isso, { $of ->
    [1] a única próxima carta possível destrói
   *[other] { $count ->
        [1] 1 das { $of } próximas cartas possíveis destrói
       *[other] { $count } das { $of } próximas cartas possíveis destroem
    }
} a nave.
adviser-rescue = Mais um impacto já não destrói { $room }.
adviser-whole = Repara { $room } por completo.
adviser-bears = Com isso, { $room } aguenta { $count ->
    [one] um impacto
    [many] { $count } impactos
   *[other] { $count } impactos
} em vez de { $of }.
adviser-nearer = O próximo turno começa mais perto { FORM($room, "of") }, onde { $crew } pode usar uma carta.
adviser-keeps = Guarda { $count ->
    [1] uma ficha de ação
    [one] { $count } fichas de ação
    [many] { $count } fichas de ação
   *[other] { $count } fichas de ação
} para depois.
adviser-hand = Depois disso, { $crew } tem { $count ->
    [1] uma carta
    [one] { $count } cartas
    [many] { $count } cartas
   *[other] { $count } cartas
} na mão.
adviser-repairs = Depois disso, { $crew } pode reparar { $room }.
adviser-plain = Nenhuma vantagem em especial.

## What can be done with a plan

adviser-play = Executar
adviser-play-plan = Executar plano { $number }
adviser-play-ends = Encerre você
adviser-ending-best = Minha escolha: encerre suas ações agora.
adviser-play-not = Este plano encerra suas ações. Faça isso você.
adviser-why-not = Por que não?
adviser-only = Só este plano
adviser-lost = O que você perderia
adviser-better = Achei um plano melhor. Ver
command-play-plan = Conselho: executar o plano

## The film

film-tip-hit = Impactos: { $rooms }
