### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Ações
ask-action-text = Escolha o que fazer.
ask-action-hint = { DEVICE() ->
    [pad] Pegue uma carta com { KEY("enter") } e escolha para onde vai.
   *[keys] Clique em uma carta, arraste-a ou use sua tecla, e escolha para onde vai.
}
ask-action-first = isso não se usa assim
ask-action-first-short = assim não
ask-scavenge = { $picks ->
    [0] Pegue uma carta
    [1] Pegue uma carta
   *[other] Pegue uma carta: { $pick } de { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Escolha uma carta do baralho ou das abertas. “Não pegar” a deixa lá.
   *[keys] Do baralho ou das abertas: clique nela, ou arraste-a até sua mão. “Não pegar” a deixa lá.
}
ask-scavenge-hint = Pegue uma carta do baralho ou uma aberta, ou não pegue nada.
ask-scavenge-first = { $name } pega antes o que encontrou
ask-scavenge-first-short = pegue antes
ask-collect = Coleta
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [1] Uma carta
        [one] { $deck-cards } cartas
        [many] { $deck-cards } cartas
       *[other] { $deck-cards } cartas
    } do baralho, ou uma aberta: escolha.
   *[keys] { $deck-cards ->
        [1] Uma carta
        [one] { $deck-cards } cartas
        [many] { $deck-cards } cartas
       *[other] { $deck-cards } cartas
    } do baralho, ou uma aberta: clique, ou arraste até sua mão.
}
ask-collect-hint = Pegue uma carta aberta, ou { $deck-cards ->
    [1] a carta
    [one] { $deck-cards } cartas
    [many] as { $deck-cards } cartas
   *[other] as { $deck-cards } cartas
} do topo do baralho.
ask-collect-first = { $name } coleta antes
ask-collect-first-short = colete antes
ask-discard = { $count ->
    [one] Descarte uma carta
    [many] Descarte { $count } cartas
   *[other] Descarte { $count } cartas
}
ask-discard-text = { DEVICE() ->
    [pad] Podem ficar { $hand-limit }. Escolha uma carta e depois o descarte.
   *[keys] Podem ficar { $hand-limit }. Clique em uma carta e depois no descarte, ou arraste-a até lá.
}
ask-discard-hint = { $count ->
    [one] Acima do limite de { $hand-limit }: descarte 1 carta.
    [many] Acima do limite de { $hand-limit }: descarte { $count } cartas.
   *[other] Acima do limite de { $hand-limit }: descarte { $count } cartas.
}
ask-discard-first = { $name } descarta antes até o limite
ask-discard-first-short = descarte antes
ask-protection = Quem entrega uma ficha de proteção?
ask-protection-text = { DEVICE() ->
    [pad] Escolha um dos tripulantes que brilham.
   *[keys] Clique em um dos tripulantes que brilham, ou arraste um deles até a sala atingida.
}
ask-protection-hint = Vários escudos podem barrar este impacto: escolha de quem se usa.
ask-protection-first = { $name } diz antes quem entrega uma ficha de proteção
ask-protection-first-short = decida antes

## Rooms

ask-crew-quarters = Envie alguém
ask-crew-quarters-text = { DEVICE() ->
    [pad] Escolha qualquer meeple e depois uma sala onde haja outra pessoa. { KEY("escape") } deixa a sala sem uso.
   *[keys] Clique em qualquer meeple e depois em uma sala onde haja outra pessoa, ou arraste-o até lá. { KEY("escape") } deixa a sala sem uso.
}
ask-crew-quarters-first = { $name } envia alguém antes
ask-crew-quarters-first-short = envie antes
ask-crew-quarters-v2 = Envie alguém
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Escolha qualquer meeple e depois uma sala onde não haja ninguém. { KEY("escape") } deixa a sala sem uso.
   *[keys] Clique em qualquer meeple e depois em uma sala onde não haja ninguém, ou arraste-o até lá. { KEY("escape") } deixa a sala sem uso.
}
ask-crew-quarters-v2-hint = Envie qualquer tripulante para uma sala onde não haja ninguém.
ask-crew-quarters-v2-first = { $name } envia alguém antes
ask-crew-quarters-v2-first-short = envie antes
ask-cargo-hold = Ordene as cartas de recurso
ask-cargo-hold-text = { $count ->
    [one] A próxima carta de recurso. Ela volta ao topo do baralho.
    [many] As próximas { $count } cartas de recurso. Devolva-as em qualquer ordem.
   *[other] As próximas { $count } cartas de recurso. Devolva-as em qualquer ordem.
}
ask-cargo-hold-first = { $name } ordena as cartas antes
ask-cargo-hold-first-short = ordene antes
ask-cargo-hold-v2 = Pegue uma carta
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Escolha uma carta do baralho ou das abertas.
   *[keys] Do baralho ou das abertas: clique nela, ou arraste-a até sua mão.
}
ask-cargo-hold-v2-hint = Pegue a carta do topo do baralho, ou uma aberta.
ask-cargo-hold-v2-first = { $name } pega uma carta antes
ask-cargo-hold-v2-first-short = pegue antes
ask-mess-hall = Dê, pegue ou troque
ask-mess-hall-text = Dê uma carta, pegue uma carta ou troque uma por uma, com qualquer pessoa na nave.
ask-mess-hall-first = { $name } resolve antes o Refeitório
ask-mess-hall-first-short = Refeitório antes
ask-mess-hall-v2 = Outros dois trocam
ask-mess-hall-v2-text = Outros dois trocam uma carta por uma, ou duas por duas.
ask-mess-hall-v2-first = { $name } resolve antes o Refeitório
ask-mess-hall-v2-first-short = Refeitório antes
ask-trade = Troque uma carta
ask-trade-text = { DEVICE() ->
    [pad] Escolha uma carta da mão e depois a aberta que você quer por ela. Ela fica no lugar da que foi pega; nada é comprado.
   *[keys] Clique em uma carta da mão e depois na aberta que você quer por ela, ou arraste uma sobre a outra. Ela fica no lugar da que foi pega; nada é comprado.
}
ask-trade-hint = { DEVICE() ->
    [pad] Escolha uma carta da mão e uma aberta.
   *[keys] Clique em uma carta da mão e em uma aberta, ou arraste uma sobre a outra.
}
ask-trade-first = { $name } resolve antes o Refeitório
ask-trade-first-short = Refeitório antes
ask-engine-room = Troque com o descarte
ask-engine-room-text = Troque uma carta da mão por qualquer carta do descarte.
ask-engine-room-first = { $name } troca uma carta antes
ask-engine-room-first-short = troque antes
ask-engine-room-v2 = Pegue uma carta descartada
ask-engine-room-v2-text = Pegue qualquer carta do descarte. Depois o baralho perde a carta do topo.
ask-engine-room-v2-first = { $name } pega antes uma carta descartada
ask-engine-room-v2-first-short = pegue antes
ask-repair-centre = Repare outra sala
ask-repair-centre-text = { DEVICE() ->
    [pad] Escolha um espaço vazio que brilha em outra sala. { KEY("escape") } deixa a sala sem uso.
   *[keys] Clique em um espaço vazio que brilha em outra sala, ou arraste até ele uma carta que sirva. { KEY("escape") } deixa a sala sem uso.
}
ask-repair-centre-first = { $name } repara outra sala antes
ask-repair-centre-first-short = repare antes
ask-repair-centre-v2 = Dê um cubo de reparo
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Escolha quem recebe o cubo da reserva. Ele repara um espaço sem carta.
   *[keys] Arraste o cubo da reserva até outro tripulante, ou clique em quem o recebe. Ele repara um espaço sem carta.
}
ask-repair-centre-v2-hint = Dê o cubo de reparo a outro tripulante.
ask-repair-centre-v2-first = { $name } dá o cubo de reparo antes
ask-repair-centre-v2-first-short = dê antes
ask-medical-bay-v2 = Distribua fichas de ação
ask-medical-bay-v2-text = { $count ->
    [one] Distribua uma ficha de ação
    [many] Distribua até { $count } fichas de ação
   *[other] Distribua até { $count } fichas de ação
} aos outros.
ask-medical-bay-v2-first = { $name } distribui antes as fichas de ação
ask-medical-bay-v2-first-short = distribua antes
ask-bridge = Ordene as cartas de dano
ask-bridge-text = { $count ->
    [one] A próxima carta de dano. Ela volta ao topo do baralho.
    [many] As próximas { $count } cartas de dano. Devolva-as em qualquer ordem.
   *[other] As próximas { $count } cartas de dano. Devolva-as em qualquer ordem.
}
ask-bridge-first = { $name } ordena antes as cartas de dano
ask-bridge-first-short = ordene antes
ask-bridge-v2 = Topo ou fundo
ask-bridge-v2-text = { $count ->
    [one] A próxima carta de dano. Ela volta ao topo ou vai para o fundo.
    [many] As próximas { $count } cartas de dano. Cada uma volta ao topo ou vai para o fundo.
   *[other] As próximas { $count } cartas de dano. Cada uma volta ao topo ou vai para o fundo.
}
ask-bridge-v2-first = { $name } ordena antes as cartas de dano
ask-bridge-v2-first-short = ordene antes
ask-armoury = { $left ->
    [one] Ponha uma ficha de proteção
    [many] Ponha { $left } fichas de proteção
   *[other] Ponha { $left } fichas de proteção
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Escolha uma sala. É a única na reserva.
        [many] Escolha uma sala. As duas podem ficar na mesma sala. { KEY("escape") } recolhe uma.
       *[other] Escolha uma sala. As duas podem ficar na mesma sala. { KEY("escape") } recolhe uma.
    }
   *[keys] { $count ->
        [one] Clique em uma sala, ou arraste a ficha até lá. É a única na reserva.
        [many] Clique em uma sala, ou arraste uma ficha até lá. As duas podem ficar na mesma sala. { KEY("escape") } recolhe uma.
       *[other] Clique em uma sala, ou arraste uma ficha até lá. As duas podem ficar na mesma sala. { KEY("escape") } recolhe uma.
    }
}
ask-armoury-first = { $name } põe antes as fichas de proteção
ask-armoury-first-short = ponha os escudos
ask-armoury-v2 = Dê uma ficha de proteção
ask-armoury-v2-text = { DEVICE() ->
    [pad] Escolha quem recebe a ficha da reserva. Ela absorve um impacto na sala em que está quem a tem.
   *[keys] Arraste a ficha da reserva até qualquer pessoa, ou clique em quem a recebe. Ela absorve um impacto na sala em que está quem a tem.
}
ask-armoury-v2-hint = Dê a ficha de proteção a qualquer pessoa, você inclusive.
ask-armoury-v2-first = { $name } dá antes a ficha de proteção
ask-armoury-v2-first-short = dê antes

## Expansions

ask-damage-control = { $left ->
    [0] Confirme o dano
    [one] Escolha uma sala a danificar
    [many] Escolha { $left } salas a danificar
   *[other] Escolha { $left } salas a danificar
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Cada sala diz o que o impacto faz. { KEY("end") } ou o botão confirma; escolha uma sala de novo para tirá-la.
       *[other] { $setup ->
            [yes] O Controle de danos atinge a nave antes do primeiro turno, e quem começa escolhe. Escolha uma sala. Cada sala diz o que um impacto faria.
           *[no] O Controle de danos deixa a tripulação escolher. Escolha uma sala; escolha-a de novo para tirá-la. Cada sala diz o que um impacto faria.
        }
    }
   *[keys] { $left ->
        [0] Cada sala diz o que o impacto faz. { KEY("end") } ou o botão confirma; clique em uma sala escolhida para tirá-la.
       *[other] { $setup ->
            [yes] O Controle de danos atinge a nave antes do primeiro turno, e quem começa escolhe. Clique em uma sala, ou arraste a carta até lá. Cada sala diz o que um impacto faria.
           *[no] O Controle de danos deixa a tripulação escolher. Clique em uma sala, ou arraste a carta até lá; clique de novo para tirá-la. Cada sala diz o que um impacto faria.
        }
    }
}
ask-damage-control-hint = Cada sala diz o que um impacto faria com ela agora. { KEY("end") } confirma.
ask-damage-control-first = { $name } escolhe antes as salas danificadas
ask-damage-control-first-short = escolha salas antes

## Actions, as they stand in a list

action-move = Mover
action-scavenge = Vasculhar
action-give = Dar uma carta
action-take = Pegar uma carta
action-trade = Trocar uma carta
action-repair = Reparar
action-repair-with-cube = Reparar com um cubo seu
action-divert = Desviar energia
action-activate = Usar a sala
action-board = Embarcar na Cápsula de fuga
action-finish = Encerrar as ações

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Usar { $source }
ask-room-text = Escolha como usar { $source }.
ask-room-first = { $name } decide antes sobre { $source }
ask-room-first-short = decida antes
ask-expansion = { $source }
ask-expansion-text = { $source }: a escolha é sua.
ask-expansion-first = { $name } decide antes sobre { $source }
ask-expansion-first-short = decida antes
ask-other = Decidir
ask-other-text = Escolha uma opção.
ask-other-first = { $name } decide outra coisa antes
ask-other-first-short = decida antes
