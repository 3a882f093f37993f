### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Ações
ask-action-text = Escolha uma ação.
ask-action-hint = { DEVICE() ->
    [pad] Pegue uma carta com { KEY("enter") } e escolha onde usá-la.
   *[keys] Clique em uma carta, arraste-a ou aperte sua tecla e escolha onde usá-la.
}
ask-action-first = isso não funciona assim
ask-action-first-short = assim não
ask-scavenge = { $picks ->
    [0] Pegue uma carta
    [1] Pegue uma carta
   *[other] Pegue uma carta: { $pick } de { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Escolha uma carta do baralho ou uma aberta, ou “Não pegar”.
   *[keys] Clique no baralho ou em uma carta aberta, ou arraste até a mão. Você pode não pegar nada.
}
ask-scavenge-hint = Pegue a carta do topo do baralho, uma aberta ou nenhuma.
ask-scavenge-first = { $name } precisa pegar antes as cartas encontradas
ask-scavenge-first-short = pegue antes
ask-collect = Coleta
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [1] Uma carta
        [one] { $deck-cards } cartas
        [many] { $deck-cards } cartas
       *[other] { $deck-cards } cartas
    } do baralho ou uma aberta: escolha.
   *[keys] { $deck-cards ->
        [1] Uma carta
        [one] { $deck-cards } cartas
        [many] { $deck-cards } cartas
       *[other] { $deck-cards } cartas
    } do baralho ou uma aberta: clique ou arraste até a mão.
}
ask-collect-hint = Pegue uma carta aberta, ou { $deck-cards ->
    [1] a carta
    [one] { $deck-cards } cartas
    [many] as { $deck-cards } cartas
   *[other] as { $deck-cards } cartas
} do topo do baralho.
ask-collect-first = { $name } precisa coletar antes
ask-collect-first-short = colete antes
ask-discard = { $count ->
    [one] Descarte uma carta
    [many] Descarte { $count } cartas
   *[other] Descarte { $count } cartas
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [one] Você fica com { $hand-limit }. Escolha uma carta e depois o descarte.
        [many] Você fica com { $hand-limit }. Escolha { $count } cartas e confirme com { KEY("end") }.
       *[other] Você fica com { $hand-limit }. Escolha { $count } cartas e confirme com { KEY("end") }.
    }
   *[keys] { $count ->
        [one] Você fica com { $hand-limit }. Clique em uma carta e depois no descarte, ou arraste-a até lá.
        [many] Você fica com { $hand-limit }. Escolha { $count } cartas com cliques ou números e confirme com { KEY("end") }.
       *[other] Você fica com { $hand-limit }. Escolha { $count } cartas com cliques ou números e confirme com { KEY("end") }.
    }
}
ask-discard-hint = { $count ->
    [one] Acima do limite de { $hand-limit }: descarte 1 carta.
    [many] Acima do limite de { $hand-limit }: descarte { $count } cartas.
   *[other] Acima do limite de { $hand-limit }: descarte { $count } cartas.
}
ask-discard-first = { $name } precisa descartar antes até o limite
ask-discard-first-short = descarte antes
ask-protection = Quem entrega uma ficha de proteção?
ask-protection-text = { DEVICE() ->
    [pad] Escolha um tripulante destacado.
   *[keys] Clique em um tripulante destacado ou arraste um até a sala atingida.
}
ask-protection-hint = Várias fichas de proteção podem barrar este impacto. Escolha de quem.
ask-protection-first = { $name } precisa escolher antes quem entrega uma ficha de proteção
ask-protection-first-short = decida antes

## Rooms

ask-crew-quarters = Envie um tripulante
ask-crew-quarters-text = { DEVICE() ->
    [pad] Escolha qualquer meeple e depois uma sala com outro tripulante. Cancele com { KEY("escape") }.
   *[keys] Clique em qualquer meeple e depois em uma sala com outro tripulante, ou arraste-o até lá. { KEY("escape") } cancela.
}
ask-crew-quarters-first = { $name } precisa enviar um tripulante antes
ask-crew-quarters-first-short = envie antes
ask-crew-quarters-v2 = Envie um tripulante
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Escolha qualquer meeple e depois uma sala desocupada. Cancele com { KEY("escape") }.
   *[keys] Clique em qualquer meeple e depois em uma sala desocupada, ou arraste-o até lá. { KEY("escape") } cancela.
}
ask-crew-quarters-v2-hint = Envie qualquer tripulante para uma sala desocupada.
ask-crew-quarters-v2-first = { $name } precisa enviar um tripulante antes
ask-crew-quarters-v2-first-short = envie antes
ask-cargo-hold = Reordene as cartas de recurso
ask-cargo-hold-text = { $count ->
    [one] A próxima carta de recurso. Devolva-a ao baralho.
    [many] As próximas { $count } cartas de recurso. Devolva-as em qualquer ordem.
   *[other] As próximas { $count } cartas de recurso. Devolva-as em qualquer ordem.
}
ask-cargo-hold-first = { $name } precisa reordenar as cartas antes
ask-cargo-hold-first-short = reordene antes
ask-cargo-hold-v2 = Pegue uma carta
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Escolha o baralho ou uma carta aberta.
   *[keys] Clique no baralho ou em uma carta aberta, ou arraste até a mão.
}
ask-cargo-hold-v2-hint = Pegue a carta do topo do baralho ou uma aberta.
ask-cargo-hold-v2-first = { $name } precisa pegar uma carta antes
ask-cargo-hold-v2-first-short = pegue antes
ask-mess-hall = Dê, pegue ou troque
ask-mess-hall-text = Dê, pegue ou troque uma carta com qualquer outro tripulante.
ask-mess-hall-first = { $name } precisa concluir o Refeitório antes
ask-mess-hall-first-short = Refeitório antes
ask-mess-hall-v2 = Outros dois trocam
ask-mess-hall-v2-text = Outros dois tripulantes trocam uma carta cada, ou duas cada.
ask-mess-hall-v2-first = { $name } precisa concluir o Refeitório antes
ask-mess-hall-v2-first-short = Refeitório antes
ask-trade = Troque uma carta
ask-trade-text = { DEVICE() ->
    [pad] Escolha uma carta da mão e depois a aberta que você quer. Sua carta fica no lugar dela; nada é comprado.
   *[keys] Clique em uma carta da mão e na aberta que você quer, ou arraste uma sobre a outra. Sua carta fica no lugar dela; nada é comprado.
}
ask-trade-hint = { DEVICE() ->
    [pad] Escolha uma carta da mão e uma aberta.
   *[keys] Clique em uma carta da mão e em uma aberta, ou arraste uma sobre a outra.
}
ask-trade-first = { $name } precisa concluir o Refeitório antes
ask-trade-first-short = Refeitório antes
ask-engine-room = Troque com o descarte
ask-engine-room-text = Troque uma das suas cartas por qualquer carta do descarte.
ask-engine-room-first = { $name } precisa trocar uma carta antes
ask-engine-room-first-short = troque antes
ask-engine-room-v2 = Pegue uma carta descartada
ask-engine-room-v2-text = Pegue qualquer carta do descarte. Depois, descarte a carta do topo do baralho.
ask-engine-room-v2-first = { $name } precisa pegar antes uma carta descartada
ask-engine-room-v2-first-short = pegue antes
ask-repair-centre = Repare outra sala
ask-repair-centre-text = { DEVICE() ->
    [pad] Escolha um espaço vazio em outra sala destacada. Cancele com { KEY("escape") }.
   *[keys] Arraste uma carta que combine da mão até um espaço vazio de uma sala destacada, ou clique nesse espaço. { KEY("escape") } cancela.
}
ask-repair-centre-first = { $name } precisa reparar outra sala antes
ask-repair-centre-first-short = repare antes
ask-repair-centre-v2 = Dê um cubo de reparo
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Escolha quem recebe o cubo. Ele preenche um espaço sem carta.
   *[keys] Arraste o cubo até outro tripulante ou clique em um. Ele preenche um espaço sem carta.
}
ask-repair-centre-v2-hint = Dê o cubo de reparo a outro tripulante.
ask-repair-centre-v2-first = { $name } precisa dar o cubo de reparo antes
ask-repair-centre-v2-first-short = dê antes
ask-medical-bay-v2 = Distribua fichas de ação
ask-medical-bay-v2-text = { $count ->
    [one] Distribua uma ficha de ação
    [many] Distribua até { $count } fichas de ação
   *[other] Distribua até { $count } fichas de ação
} a outros tripulantes.
ask-medical-bay-v2-first = { $name } precisa distribuir antes as fichas de ação
ask-medical-bay-v2-first-short = distribua antes
ask-bridge = Reordene as cartas de dano
ask-bridge-text = { $count ->
    [one] A próxima carta de dano. Devolva-a ao baralho.
    [many] As próximas { $count } cartas de dano. Devolva-as em qualquer ordem.
   *[other] As próximas { $count } cartas de dano. Devolva-as em qualquer ordem.
}
ask-bridge-first = { $name } precisa reordenar antes as cartas de dano
ask-bridge-first-short = reordene antes
ask-bridge-v2 = Topo ou fundo
ask-bridge-v2-text = { $count ->
    [one] A próxima carta de dano. Devolva-a ao topo ou ao fundo.
    [many] As próximas { $count } cartas de dano. Devolva cada uma ao topo ou ao fundo.
   *[other] As próximas { $count } cartas de dano. Devolva cada uma ao topo ou ao fundo.
}
ask-bridge-v2-first = { $name } precisa reordenar antes as cartas de dano
ask-bridge-v2-first-short = reordene antes
ask-armoury = { $left ->
    [one] Coloque uma ficha de proteção
    [many] Coloque { $left } fichas de proteção
   *[other] Coloque { $left } fichas de proteção
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Escolha uma sala. Esta é a última ficha da reserva.
        [many] Escolha uma sala. Uma sala pode receber as duas. Recolha uma com { KEY("escape") }.
       *[other] Escolha uma sala. Uma sala pode receber as duas. Recolha uma com { KEY("escape") }.
    }
   *[keys] { $count ->
        [one] Clique em uma sala ou arraste a ficha até lá. Esta é a última ficha da reserva.
        [many] Clique em uma sala ou arraste uma ficha até lá. Uma sala pode receber as duas. { KEY("escape") } recolhe uma.
       *[other] Clique em uma sala ou arraste uma ficha até lá. Uma sala pode receber as duas. { KEY("escape") } recolhe uma.
    }
}
ask-armoury-first = { $name } precisa colocar antes as fichas de proteção
ask-armoury-first-short = coloque as fichas
ask-armoury-v2 = Dê uma ficha de proteção
ask-armoury-v2-text = { DEVICE() ->
    [pad] Escolha quem recebe a ficha. Ela barra um impacto na sala do portador.
   *[keys] Arraste a ficha até qualquer tripulante ou clique em um. Ela barra um impacto na sala do portador.
}
ask-armoury-v2-hint = Dê a ficha de proteção a qualquer tripulante, até a você.
ask-armoury-v2-first = { $name } precisa dar antes a ficha de proteção
ask-armoury-v2-first-short = dê antes

## Expansions

ask-damage-control = { $left ->
    [0] Confirme o dano
   *[other] { $count ->
        [one] Escolha uma sala a danificar
        [many] Escolha { $count } salas a danificar: mais { $left }
       *[other] Escolha { $count } salas a danificar: mais { $left }
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Cada sala mostra o efeito do impacto. Escolha uma sala de novo para desfazer. Confirme com { KEY("end") } ou o botão.
       *[other] { $setup ->
            [yes] O Controle de danos atinge a nave antes do primeiro turno, e o primeiro jogador escolhe. Cada sala mostra o efeito de um impacto.
           *[no] Controle de danos: você escolhe. Escolha uma sala, e de novo para desfazer. Cada sala mostra o efeito de um impacto.
        }
    }
   *[keys] { $left ->
        [0] Cada sala mostra o efeito do impacto. Clique em uma sala escolhida para desfazer. { KEY("end") } ou o botão confirma.
       *[other] { $setup ->
            [yes] O Controle de danos atinge a nave antes do primeiro turno, e o primeiro jogador escolhe. Clique em uma sala ou arraste a carta até lá. Cada sala mostra o efeito de um impacto.
           *[no] Controle de danos: você escolhe. Clique em uma sala ou arraste a carta até lá. Clique de novo para desfazer. Cada sala mostra o efeito de um impacto.
        }
    }
}
ask-damage-control-hint = Cada sala mostra o efeito de um impacto. { KEY("end") } confirma.
ask-damage-control-first = { $name } precisa escolher antes as salas atingidas
ask-damage-control-first-short = escolha salas antes

## Actions, as they stand in a list

action-move = Mover
action-scavenge = Vasculhar
action-give = Dar uma carta
action-take = Pegar uma carta
action-trade = Trocar uma carta
action-repair = Reparar
action-repair-with-cube = Reparar com cubo guardado
action-divert = Desviar energia
action-activate = Ativar a sala
action-board = Embarcar na Cápsula de fuga
action-finish = Encerrar ações

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Ativar { $source }
ask-room-text = Escolha como ativar { $source }.
ask-room-first = { $name } precisa decidir antes sobre { $source }
ask-room-first-short = decida antes
ask-expansion = { $source }
ask-expansion-text = { $source }: você escolhe.
ask-expansion-first = { $name } precisa decidir antes sobre { $source }
ask-expansion-first-short = decida antes
ask-other = Decida
ask-other-text = Escolha uma opção.
ask-other-first = { $name } precisa decidir outra coisa antes
ask-other-first-short = decida antes
