### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Primeira partida guiada
title-guided-note = Uma partida inteira com o capitão
setup-guided-tip = Uma partida de verdade com dicas do capitão, até tudo dar certo uma vez.

## The bubble

guide-close = Entendi
guide-back = Voltar às minhas ações
guide-note = Aprendido: { $done } de { $count }
guide-note-tip = A lista do capitão: o que já deu certo uma vez e o que ainda falta.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = A cada turno a tempestade atinge a nave. Se ela atinge uma sala sem cubos, ou o baralho de recursos acaba, perdemos a nave. O caminho de casa: desviar a energia das oito salas e então reiniciar o Núcleo de energia.
guide-program = O programa joga por { $names }.
guide-core = Você pode salvar a nave neste turno: desvie o que falta e então reinicie o Núcleo de energia. { $cost }
guide-critical = Mais um impacto { FORM($room, "at") } e perdemos a nave. Você pode reparar essa sala neste turno. { $cost }
guide-danger = Mais um impacto { FORM($room, "at") } e perdemos a nave. Não vejo um jeito seguro de reparar essa sala neste turno.
guide-divert = Você pode desviar a energia { FORM($room, "of") } neste turno. { $cost } Assim ficamos uma sala mais perto de casa.
guide-share = Na mesma sala dá para compartilhar: cada carta custa uma ação.
guide-repair = Você pode reparar { $room } neste turno. { $cost } Uma carta que combine repõe um cubo.
guide-ability = Você pode ativar a habilidade de uma sala totalmente reparada. Neste turno você pode ativar { $room }. { $cost }
guide-token = Suas três ações acabaram, mas uma ficha de ação paga mais uma.
guide-hand-limit =
    Você tem { $count ->
        [1] uma carta
        [one] { $count } cartas
        [many] { $count } cartas
       *[other] { $count } cartas
    }, e seu limite de mão é seis. Pegue uma carta aberta, ou descarte o que menos importa.

## What leads on

guide-onward = Você pode desviar a energia { FORM($room, "of") } neste turno. { $cost } Salas restantes: { $left }.
guide-next-repair = Nenhuma sala pode ser desviada neste turno. O melhor agora: reparar { $room }. { $cost }
guide-gather = Nenhuma sala pode ser desviada neste turno. A mais próxima: { $room }. Cartas que faltam: { $cards }. Vasculhe em busca de cartas.
guide-save = Nenhuma sala pode ser desviada neste turno. Encerre com uma ação sobrando: ela vira uma ficha de ação para depois.

## What was left undone

guide-missed-core = Você encerrou suas ações, mas ainda podia salvar a nave neste turno.
guide-missed-critical = Você encerrou suas ações, mas ainda podia reparar { $room }. Essa sala está sem cubos.
guide-missed-divert = Você encerrou suas ações, mas ainda podia desviar a energia { FORM($room, "of") }.
guide-missed-token = Você encerrou suas ações, mas sua ficha de ação ainda podia pagar algo útil.
guide-missed-share = Você encerrou suas ações, mas ainda podia compartilhar uma carta de que precisamos.
guide-missed-repair = Você encerrou suas ações, mas ainda podia reparar { $room }.
guide-missed-ability = Você encerrou suas ações, mas ainda podia ativar { $room }.

## Farewell

guide-won = O núcleo está funcionando, e estamos a caminho de casa. Aperte { KEY("adviser") } sempre que precisar de mim.
guide-lost = Perdemos esta nave, mas você já conhece melhor a próxima. Aperte { KEY("adviser") } sempre que precisar de mim.
