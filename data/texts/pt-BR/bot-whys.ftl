### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Toda a energia está no núcleo: isto salva a nave.
bot-why-core = Toda a energia foi desviada, agora é ir para o núcleo.
bot-why-divert = As cartas { FORM($room, "of") } estão reunidas: sua energia vai para o núcleo.
bot-why-danger = O próximo impacto { FORM($room, "at") } faria perder a nave.
bot-why-repair = { $room } vale a carta: falta menos para o reparo completo.
bot-why-refill = Uma carta recupera por inteiro { $room }.
bot-why-go-divert = As cartas em mãos podem desviar energia { FORM($room, "at") }.
bot-why-go-repair = As cartas em mãos podem reparar { $room }.
bot-why-go = É { FORM($room, "at") } que as próximas ações valem mais.
bot-why-scavenge = Cartas fazem mais falta que qualquer outra coisa.
bot-why-give = { $crew } pode fazer mais com esta carta.
bot-why-take = Esta carta é mais útil aqui do que com { $crew }.
bot-why-activate = { $room } ajuda agora mais que qualquer outra coisa.
bot-why-keep = Nada vale uma ação agora: as fichas as guardam para depois.
bot-why-finish = Não há mais nada a fazer.
bot-why-open-card = Esta carta aberta deve ajudar mais que uma do baralho.
bot-why-deck = Nenhuma carta aberta é melhor do que o baralho pode ter.
bot-why-least = Esta carta será a que menos fará falta.
bot-why-swap = A carta que vem vale mais que a que vai.
bot-why-order = O que é preciso logo fica no topo.
bot-why-damage-order = O que causa menos estrago vem primeiro.
bot-why-protect = Aqui os próximos impactos são os mais perigosos.
bot-why-send = De lá { $crew } pode fazer mais.
bot-why-hand-out = Quem recebe isto é quem mais pode aproveitar.
bot-why-strike = É o que a nave aguenta melhor.
bot-why-leave = Agora há mais a ganhar a sós.
bot-why-best = De tudo o que se vê, isto promete mais.
