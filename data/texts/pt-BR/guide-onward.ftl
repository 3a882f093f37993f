### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    Isso custa { $count ->
        [1] uma ação
        [one] { $count } ações
        [many] { $count } ações
       *[other] { $count } ações
    }{ $walk ->
        [0] .
       *[other] , contando o caminho.
    }
captain-go-first = Vá primeiro para { $room }.
guide-share-card =
    { $way ->
        [give] Dê a { $name }: { $cards }.
       *[take] Pegue de { $name }: { $cards }.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] Assim { $name } fica com todas as cartas para desviar { $room }.
           *[take] Assim você fica com todas as cartas para desviar { $room }.
        }
       *[other] { $way ->
            [give] Para desviar { $room }, { $name } só vai precisar de: { $cards }.
           *[take] Para desviar { $room }, você só vai precisar de: { $cards }.
        }
    }
guide-go =
    Nenhuma sala pode ser desviada neste turno. Mas você tem todas as cartas para desviar { $room }, a { $count ->
        [1] um movimento
        [one] { $count } movimentos
        [many] { $count } movimentos
       *[other] { $count } movimentos
    } daqui. Vá já nessa direção.
guide-go-core =
    As oito salas estão desviadas. O Núcleo de energia está a { $count ->
        [1] um movimento
        [one] { $count } movimentos
        [many] { $count } movimentos
       *[other] { $count } movimentos
    } daqui. Vá até lá para reiniciá-lo.
guide-next-ability = Nenhuma sala pode ser desviada neste turno. O melhor agora: ativar { $room }. { $cost }
guide-go-damaged = Nenhuma sala pode ser desviada neste turno. Seu próximo destino: { $room }. Faltam cubos lá.
guide-go-mate = Nenhuma sala pode ser desviada neste turno. Seu próximo destino: { $room }. Na mesma sala dá para compartilhar cartas.
guide-go-ready = Nenhuma sala pode ser desviada neste turno. Seu próximo destino: { $room }. Esteja lá quando seu próximo turno começar.
guide-keep =
    Nenhuma sala pode ser desviada neste turno. Você já pode encerrar suas ações{ $count ->
        [0] , mas a reserva não tem mais fichas de ação para as não usadas.
        [1] : uma ação não usada vira uma ficha de ação para depois.
        [one] : as não usadas viram { $count } fichas de ação para depois.
        [many] : as não usadas viram { $count } fichas de ação para depois.
       *[other] : as não usadas viram { $count } fichas de ação para depois.
    }
guide-take-deck = Eu compraria do baralho agora.
guide-take-card = Eu pegaria esta carta aberta: { $cards }.
guide-discard = Eu descartaria: { $cards }. A sala mais perto de ser desviada: { $room }. Você fica com todas as cartas de que ela precisa.
guide-discard-least = Eu descartaria: { $cards }. As outras cartas nos ajudam mais.
guide-spent =
    Suas ações acabaram. { $count ->
        [0] Encerre suas ações: você coleta cartas, e então a tempestade atinge a nave.
        [1] Você pode guardar sua ficha de ação para depois. Encerre suas ações: você coleta cartas, e então a tempestade atinge a nave.
        [one] Você pode guardar suas { $count } fichas de ação para depois. Encerre suas ações: você coleta cartas, e então a tempestade atinge a nave.
        [many] Você pode guardar suas { $count } fichas de ação para depois. Encerre suas ações: você coleta cartas, e então a tempestade atinge a nave.
       *[other] Você pode guardar suas { $count } fichas de ação para depois. Encerre suas ações: você coleta cartas, e então a tempestade atinge a nave.
    }
guide-first-divert = Muito bem: a energia { FORM($room, "of") } agora vai para o Núcleo de energia. Salas ainda por desviar: { $left }.
guide-topics-done = Aprendido: { $topics }.
guide-topics-left = Ainda por aprender: { $topics }.
guide-topics-back = Voltar à dica
guide-topic-repair = reparar uma sala
guide-topic-divert = desviar energia
guide-topic-share = compartilhar uma carta
guide-topic-token = usar uma ficha
guide-topic-ability = ativar uma sala
guide-topic-hand-limit = respeitar o limite de mão
guide-topic-critical = reparar uma sala crítica
guide-topic-core = reiniciar o núcleo
guide-note-short = { $done }/{ $count }
