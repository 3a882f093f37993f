### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Ponte
room-bridge-v1-short = Olhe as próximas 3 cartas de dano e reordene-as.
room-bridge-v1-brief = Ordenar dano
room-bridge-v1-full = Olhe as três cartas do topo do baralho de dano e devolva-as ao topo em qualquer ordem. A Ruptura do casco nunca está entre elas. Todos à mesa se lembram do que foi visto.
room-bridge-v2-short = Olhe 2 cartas de dano; cada uma vai ao topo ou ao fundo.
room-bridge-v2-brief = Afundar dano
room-bridge-v2-full = Olhe as duas cartas do topo do baralho de dano. Devolva cada uma ao topo do baralho ou ao fundo, em qualquer ordem. A Ruptura do casco fica abaixo de todas.

room-cargo-hold = Porão de carga
room-cargo-hold-v1-short = Olhe as próximas 5 cartas de recurso e reordene-as.
room-cargo-hold-v1-brief = Ordenar 5
room-cargo-hold-v1-full = Olhe as cinco cartas do topo do baralho de recursos e devolva-as ao topo em qualquer ordem. Se restarem menos de cinco, olhe todas. Olhar nunca esvazia o baralho.
room-cargo-hold-v2-short = Pegue uma carta: do baralho ou aberta.
room-cargo-hold-v2-brief = Pegar carta
room-cargo-hold-v2-full = Pegue uma carta de recurso: a do topo do baralho, ou uma das abertas, que é reposta na hora.

room-medical-bay = Enfermaria
room-medical-bay-v1-short = Passiva: comece seu turno aqui e ganhe 2 fichas de ação.
room-medical-bay-v1-brief = +2 fichas
room-medical-bay-v1-full = Funciona sozinha, sem gastar ação: quem começa o turno na Enfermaria totalmente reparada ganha duas fichas de ação da reserva. Elas podem ser gastas nesse mesmo turno.
room-medical-bay-v2-short = Custa 2 ações: distribua aos outros até 3 fichas de ação.
room-medical-bay-v2-brief = Dar fichas
room-medical-bay-v2-full = Custa duas ações. Distribua uma, duas ou três fichas de ação da reserva aos outros tripulantes, como quiser.

room-crew-quarters = Alojamento
room-crew-quarters-v1-short = Envie alguém para uma sala onde haja outro tripulante.
room-crew-quarters-v1-brief = Com alguém
room-crew-quarters-v1-full = Mova qualquer tripulante, você inclusive, para outra sala em que haja outra pessoa. O Núcleo de energia conta como sala.
room-crew-quarters-v2-short = Envie alguém para uma sala onde não haja ninguém.
room-crew-quarters-v2-brief = Sala vazia
room-crew-quarters-v2-full = Mova qualquer tripulante, você inclusive, para uma sala em que não haja ninguém. O Núcleo de energia conta como sala.

room-energy-core = Núcleo de energia
room-energy-core-v1-short = Desvie as oito salas, depois reinicie o núcleo e vença.
room-energy-core-v1-brief = Desviar 8
room-energy-core-v1-full = Quando a energia das oito salas estiver desviada, fique aqui e ative o núcleo: a nave está salva e a tripulação vence. Ele não sofre dano nem precisa de reparo.

room-engine-room = Sala de máquinas
room-engine-room-v1-short = Troque uma carta sua por qualquer descartada.
room-engine-room-v1-brief = Trocar carta
room-engine-room-v1-full = Ponha uma das suas cartas no descarte de recursos e pegue no lugar dela qualquer carta que já estava lá.
room-engine-room-v2-short = Pegue qualquer carta descartada; o baralho perde uma.
room-engine-room-v2-brief = Recuperar
room-engine-room-v2-full = Pegue qualquer carta do descarte de recursos. Depois a carta do topo do baralho de recursos vai para o descarte.

room-armoury = Arsenal
room-armoury-v1-short = Ponha 2 escudos em salas; duram até seu próximo turno.
room-armoury-v1-brief = 2 escudos
room-armoury-v1-full = Ponha duas fichas de proteção em salas, ambas em uma ou uma em cada; só uma se não houver mais na reserva. Cada ficha absorve o próximo dano à sua sala. As que ainda estiverem lá no início do seu próximo turno voltam à reserva. Não no Núcleo de energia.
room-armoury-v2-short = Dê um escudo a alguém; fica até sofrer um impacto.
room-armoury-v2-brief = Dar escudo
room-armoury-v2-full = Dê uma ficha de proteção da reserva a qualquer tripulante, você inclusive. Ela absorve um dano à sala em que está quem a tem, e é guardada até lá.

room-repair-centre = Oficina
room-repair-centre-v1-short = Repare daqui um espaço de qualquer outra sala.
room-repair-centre-v1-brief = À distância
room-repair-centre-v1-full = Repare um espaço de qualquer outra sala com uma carta que sirva, como se estivesse lá. Em uma sala cuja energia foi desviada, essa única carta repara todos os espaços.
room-repair-centre-v2-short = Dê um cubo de reparo a outro tripulante.
room-repair-centre-v2-brief = Dar cubo
room-repair-centre-v2-full = Dê um cubo de reparo da reserva a outro tripulante. Com uma ação e sem carta, ele repara um espaço da sala em que está quem o tem; em uma sala cuja energia foi desviada, todos os espaços.

room-mess-hall = Refeitório
room-mess-hall-v1-short = Dê, pegue ou troque uma carta com qualquer um a bordo.
room-mess-hall-v1-brief = Trocar carta
room-mess-hall-v1-full = Com qualquer outro tripulante, onde quer que esteja: dê uma carta, pegue uma carta, ou troque uma por uma.
room-mess-hall-v2-few = { $players ->
    [1] V2 é uma troca entre outras duas pessoas: não em solo.
   *[other] V2 é uma troca entre outros dois: requer três tripulantes.
}
room-mess-hall-solo-short = Troque uma carta da mão por uma aberta.
room-mess-hall-solo-brief = Trocar carta
room-mess-hall-solo-full = Troque uma carta da mão comum por uma das abertas, onde quer que a tripulação esteja. Sua carta fica no lugar da que foi pega; nada é comprado.
room-mess-hall-v2-short = Outros dois trocam uma carta cada, ou duas cada.
room-mess-hall-v2-brief = Dois trocam
room-mess-hall-v2-full = Escolha outros dois tripulantes na nave: eles trocam uma carta por uma, ou duas cartas por duas.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Outros dois que têm cartas
play-two-with-cards-no = menos de dois dos outros têm cartas
play-two-with-cards-short = sem dupla
play-tokens = Uma ficha de ação a distribuir
play-tokens-no = não há mais fichas de ação na reserva
play-tokens-short = sem fichas

# A room's name where there is little room for it.
room-bridge-brief = Ponte
room-armoury-brief = Arsenal
room-crew-quarters-brief = Alojamento
room-energy-core-brief = Núcleo
room-repair-centre-brief = Oficina
room-medical-bay-brief = Enfermaria
room-cargo-hold-brief = Porão
room-engine-room-brief = Máquinas
room-mess-hall-brief = Refeitório
