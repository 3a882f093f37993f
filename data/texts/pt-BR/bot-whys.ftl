### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Todas as salas estão desviadas: ativar o núcleo salva a nave.
bot-why-core = Todas as salas estão desviadas: agora é ir ao núcleo.
bot-why-divert = Todas as cartas { FORM($room, "of") } estão na mão: hora de desviar.
bot-why-danger = Mais um impacto { FORM($room, "at") } e a nave está perdida.
bot-why-refill = Um reparo preenche todos os espaços vazios { FORM($room, "of") }.
bot-why-repair-whole = Com isso, { $room } fica sem danos. Só assim uma sala pode ser ativada ou desviada.
bot-why-repair-ready = Com isso, { $room } fica sem danos, e as cartas para desviar estão na mão.
bot-why-repair-use = Com isso, { $room } fica sem danos, e a sala pode ser ativada.
bot-why-repair-bears = Com isso, { $room } aguenta { $count ->
    [one] um impacto
    [many] { $count } impactos
   *[other] { $count } impactos
} em vez de { $less }.
bot-why-repair-lacks = Depois disso, { $count ->
    [1] falta só um cubo
    [one] faltam { $count } cubos
    [many] faltam { $count } cubos
   *[other] faltam { $count } cubos
} { FORM($room, "at") }.
bot-why-go-divert = As cartas da mão podem desviar { $room }.
bot-why-go-repair = As cartas da mão podem reparar { $room }.
bot-why-go-to-repair = Indo reparar { $room }.
bot-why-go-use = Indo para { $room }. Habilidade: “{ $ability }”
bot-why-go-share = Indo até { $crew } para compartilhar cartas.
bot-why-go-need = { $room } precisa de cartas da mão.
bot-why-go-near = { $room } é um bom lugar para começar o próximo turno.
bot-why-use = Esta habilidade ajuda agora: “{ $ability }”
bot-why-search = As salas que faltam custam { $need } cartas. A tripulação tem { $count }.
bot-why-scavenge = Mais cartas dão mais opções nos próximos turnos.
bot-why-give = { $crew } pode fazer mais com esta carta.
bot-why-give-divert = Com esta carta, { $crew } tem tudo para desviar { $room }.
bot-why-give-repair = Com esta carta, { $crew } pode reparar { $room }.
bot-why-give-lacks = Com esta carta, para { $crew } desviar { $room } { $count ->
    [1] só falta uma carta
    [one] só faltam { $count } cartas
    [many] só faltam { $count } cartas
   *[other] só faltam { $count } cartas
}.
bot-why-take = Esta carta ajuda mais aqui do que com { $crew }.
bot-why-get-divert = Com esta carta, o custo para desviar { $room } está completo.
bot-why-get-repair = Esta carta repara { $room }.
bot-why-get-lacks = Depois disso, para desviar { $room } { $count ->
    [1] só falta uma carta
    [one] só faltam { $count } cartas
    [many] só faltam { $count } cartas
   *[other] só faltam { $count } cartas
}.
bot-why-get-any = Uma Universal vale por qualquer recurso.
bot-why-open-card = Esta carta aberta deve ajudar mais que uma do baralho.
bot-why-open-slow = Uma carta aberta custa ao baralho uma carta, não { $count }.
bot-why-deck = Nenhuma carta aberta é melhor que o que o baralho pode ter.
bot-why-deck-more = O baralho dá { $count } cartas; as abertas, só uma.
bot-why-take-nothing = Cada carta que se pega aproxima o baralho do fim.
bot-why-least = Esta carta é a que menos fará falta.
bot-why-least-idle = Nenhuma sala precisa desta carta agora.
bot-why-least-spare = Há { $count } cartas dessas na mão.
bot-why-swap = A carta recebida vale mais que a dada.
bot-why-swap-two = Assim, os dois podem fazer mais com suas cartas.
bot-why-order = As cartas que serão usadas primeiro vão para o topo.
bot-why-damage-later = Uma carta que destruiria a nave vem mais tarde.
bot-why-damage-sunk = Uma carta que destruiria a nave vai para o fundo.
bot-why-damage-down = A carta que causa mais estrago vai para o fundo.
bot-why-damage-bear = Os próximos impactos vão para salas que aguentam.
bot-why-protect-least = Nenhuma sala está mais perto da destruição que { $room }.
bot-why-protect-ready = { $crew } tem as cartas para desviar { $room }. Um impacto impediria isso.
bot-why-protect-whole = Só se desvia uma sala sem danos: isto protege { $room }.
bot-why-shield = A ficha barra o próximo impacto { FORM($room, "at") }.
bot-why-send = De lá, { $crew } pode fazer mais.
bot-why-send-divert = { $crew } tem as cartas para desviar { $room }.
bot-why-send-repair = { $crew } tem uma carta para reparar { $room }.
bot-why-hand-out = Este tripulante é quem mais aproveita.
bot-why-hand-tokens = Com fichas de ação, { $crew } pode fazer mais em um turno.
bot-why-hold-shield = { $crew } está { FORM($room, "at") }: ali a ficha barra um impacto.
bot-why-hold-cube = Com o cubo, { $crew } pode reparar { $room } sem carta.
bot-why-carry-cube = Com o cubo, { $crew } pode reparar sem carta.
bot-why-strike-bear = Estas salas aguentam o impacto.
bot-why-keep = Ações não usadas viram fichas de ação para depois.
bot-why-keep-safe = A próxima carta de dano não pode atingir uma sala crítica. Ações não usadas viram fichas de ação para depois.
bot-why-keep-tokens = As fichas de ação ficam para um turno futuro.
bot-why-stop = Nenhuma ação restante ajudaria.
bot-why-leave = As chances são melhores fora da nave.
bot-why-best = Esta parece a melhor opção.
bot-why-only = Não há outra opção.
bot-why-stand-in = O programa não respondeu, então o jogo fez uma escolha simples.
