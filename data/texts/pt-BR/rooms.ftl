### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Ponte
room-bridge-v1-short = Olhe as próximas 3 cartas de dano e reordene-as.
room-bridge-v1-brief = Ordenar dano
room-bridge-v1-full = Olhe as três cartas do topo do baralho de dano e devolva-as ao topo em qualquer ordem. A Ruptura do casco nunca está entre elas. O que você vê fica conhecido por todos.
room-bridge-v2-short = Olhe 2 cartas de dano; devolva cada uma ao topo ou ao fundo.
room-bridge-v2-brief = Afundar dano
room-bridge-v2-full = Olhe as duas cartas do topo do baralho de dano. Devolva cada uma ao topo ou ao fundo do baralho, em qualquer ordem. A Ruptura do casco continua por último.

room-cargo-hold = Porão de carga
room-cargo-hold-v1-short = Olhe as próximas 5 cartas de recurso e reordene-as.
room-cargo-hold-v1-brief = Ordenar 5
room-cargo-hold-v1-full = Olhe as cinco cartas do topo do baralho de recursos e devolva-as ao topo em qualquer ordem. Se restarem menos de cinco, olhe todas. Olhar nunca esvazia o baralho.
room-cargo-hold-v2-short = Pegue a carta do topo do baralho ou uma aberta.
room-cargo-hold-v2-brief = Pegar carta
room-cargo-hold-v2-full = Pegue a carta do topo do baralho de recursos ou uma aberta. Uma carta aberta é reposta na hora.

room-medical-bay = Enfermaria
room-medical-bay-v1-short = Totalmente reparada: comece o turno aqui e ganhe 2 fichas de ação.
room-medical-bay-v1-brief = +2 fichas
room-medical-bay-v1-full = Automática, sem ação: se você começar o turno na Enfermaria totalmente reparada, ganhe duas fichas de ação. Você pode gastá-las neste turno.
room-medical-bay-v2-short = Custa 2 ações: dê até 3 fichas de ação aos outros.
room-medical-bay-v2-brief = Dar fichas
room-medical-bay-v2-full = Custa duas ações. Distribua de uma a três fichas de ação da reserva a outros tripulantes.

room-crew-quarters = Alojamento
room-crew-quarters-v1-short = Envie um tripulante a uma sala com outro tripulante.
room-crew-quarters-v1-brief = Juntar
room-crew-quarters-v1-full = Envie qualquer tripulante, até você, para outra sala com um tripulante. O Núcleo de energia conta como sala.
room-crew-quarters-v2-short = Envie um tripulante a uma sala desocupada.
room-crew-quarters-v2-brief = Separar
room-crew-quarters-v2-full = Envie qualquer tripulante, até você, para uma sala desocupada. O Núcleo de energia conta como sala.

room-energy-core = Núcleo de energia
room-energy-core-v1-short = Desvie as oito salas e reinicie o núcleo para vencer.
room-energy-core-v1-brief = Desviar 8
room-energy-core-v1-full = Com as oito salas desviadas, ative o núcleo com uma ação para salvar a nave e vencer. O núcleo nunca é atingido e não precisa de reparo.

room-engine-room = Sala de máquinas
room-engine-room-v1-short = Troque uma carta sua por qualquer carta descartada.
room-engine-room-v1-brief = Trocar carta
room-engine-room-v1-full = Troque uma das suas cartas por qualquer carta do descarte de recursos.
room-engine-room-v2-short = Pegue uma carta descartada; depois descarte o topo do baralho.
room-engine-room-v2-brief = Recuperar
room-engine-room-v2-full = Pegue qualquer carta do descarte de recursos. Depois, descarte a carta do topo do baralho de recursos.

room-armoury = Arsenal
room-armoury-v1-short = Ponha 2 fichas de proteção em salas até seu próximo turno.
room-armoury-v1-brief = Proteger
room-armoury-v1-full = Coloque duas fichas de proteção em uma ou duas salas, mas não no Núcleo de energia. Se só restar uma na reserva, coloque essa. Cada uma barra um impacto na sala. Devolva as que restarem no início do seu próximo turno.
room-armoury-v2-short = Dê uma ficha de proteção; fica até um impacto.
room-armoury-v2-brief = Dar proteção
room-armoury-v2-full = Dê uma ficha de proteção da reserva a qualquer tripulante, até a você. Ela barra um impacto na sala do portador e fica com ele até lá.

room-repair-centre = Oficina
room-repair-centre-v1-short = Repare daqui um espaço de qualquer outra sala.
room-repair-centre-v1-brief = À distância
room-repair-centre-v1-full = Repare um espaço de qualquer outra sala com uma carta que sirva, como se você estivesse lá. Em uma sala desviada, essa única carta repara todos os espaços.
room-repair-centre-v2-short = Dê um cubo de reparo a outro tripulante.
room-repair-centre-v2-brief = Dar cubo
room-repair-centre-v2-full = Dê um cubo de reparo da reserva a outro tripulante. Com uma ação e sem carta, o portador preenche um espaço da sala onde está. Em uma sala desviada, isso preenche todos os espaços.

room-mess-hall = Refeitório
room-mess-hall-v1-short = Dê, pegue ou troque uma carta com outro tripulante.
room-mess-hall-v1-brief = Trocar carta
room-mess-hall-v1-full = Escolha outro tripulante em qualquer sala. Dê a ele uma carta, pegue uma dele ou troque uma por uma.
room-mess-hall-v2-few = { $players ->
    [1] V2 exige outros dois jogadores: não em solo.
   *[other] V2 exige outros dois tripulantes.
}
room-mess-hall-solo-short = Troque uma carta da mão por uma aberta.
room-mess-hall-solo-brief = Trocar carta
room-mess-hall-solo-full = Troque uma carta da mão por uma aberta. Sua carta fica no lugar dela; nada é comprado.
room-mess-hall-v2-short = Outros dois tripulantes trocam 1 ou 2 cartas cada.
room-mess-hall-v2-brief = Dois trocam
room-mess-hall-v2-full = Escolha outros dois tripulantes. Eles trocam uma carta por uma, ou duas por duas.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Outros dois têm cartas
play-two-with-cards-no = menos de dois outros têm cartas
play-two-with-cards-short = poucas cartas
play-tokens = Há ficha de ação na reserva
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
