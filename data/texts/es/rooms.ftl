### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Puente
room-bridge-v1-short = Mira las 3 próximas cartas de daño y reordénalas.
room-bridge-v1-brief = Ordenar daño
room-bridge-v1-full = Mira las tres cartas superiores del mazo de daño y devuélvelas encima en el orden que quieras. La Brecha en el casco nunca está entre ellas. Toda la mesa recuerda lo que se ha visto.
room-bridge-v2-short = Mira 2 cartas de daño; cada una va arriba o abajo.
room-bridge-v2-brief = Hundir daño
room-bridge-v2-full = Mira las dos cartas superiores del mazo de daño. Pon cada una encima del mazo o debajo de él, en el orden que quieras. La Brecha en el casco queda debajo de todas.

room-cargo-hold = Bodega
room-cargo-hold-v1-short = Mira las 5 próximas cartas de recurso y reordénalas.
room-cargo-hold-v1-brief = Ordenar 5
room-cargo-hold-v1-full = Mira las cinco cartas superiores del mazo de recursos y devuélvelas encima en el orden que quieras. Si quedan menos de cinco, míralas todas. Mirar nunca agota el mazo.
room-cargo-hold-v2-short = Toma una carta: del mazo o visible.
room-cargo-hold-v2-brief = Tomar carta
room-cargo-hold-v2-full = Toma una carta de recurso: la superior del mazo o una de las visibles, que se repone al momento.

room-medical-bay = Enfermería
room-medical-bay-v1-short = Pasiva: empieza aquí tu turno y gana 2 fichas de acción.
room-medical-bay-v1-brief = +2 fichas
room-medical-bay-v1-full = Funciona sola, sin gastar acciones: quien empieza su turno en la Enfermería, si está del todo reparada, gana dos fichas de acción de la reserva. Se pueden gastar en ese mismo turno.
room-medical-bay-v2-short = Cuesta 2 acciones: reparte hasta 3 fichas de acción.
room-medical-bay-v2-brief = Dar fichas
room-medical-bay-v2-full = Cuesta dos acciones. Reparte una, dos o tres fichas de acción de la reserva entre los demás tripulantes, como quieras.

room-crew-quarters = Dormitorio
room-crew-quarters-v1-short = Envía a alguien a una sala donde haya otro tripulante.
room-crew-quarters-v1-brief = Con alguien
room-crew-quarters-v1-full = Mueve a cualquier tripulante, o muévete tú, a otra sala en la que haya alguien más. El Núcleo de energía cuenta como sala.
room-crew-quarters-v2-short = Envía a alguien a una sala donde no haya nadie.
room-crew-quarters-v2-brief = Sala vacía
room-crew-quarters-v2-full = Mueve a cualquier tripulante, o muévete tú, a una sala en la que no haya nadie. El Núcleo de energía cuenta como sala.

room-energy-core = Núcleo de energía
room-energy-core-v1-short = Con las ocho salas desviadas, reinicia el núcleo: victoria.
room-energy-core-v1-brief = Desviar las 8
room-energy-core-v1-full = Cuando la energía de las ocho salas esté desviada, colócate aquí y activa el núcleo: la nave se salva y la tripulación gana. El núcleo no sufre daños ni necesita reparación.

room-engine-room = Sala de máquinas
room-engine-room-v1-short = Cambia una carta tuya por una descartada cualquiera.
room-engine-room-v1-brief = Cambiar carta
room-engine-room-v1-full = Pon una de tus cartas en los descartes de recursos y toma a cambio cualquier carta que ya estuviera allí.
room-engine-room-v2-short = Toma una carta descartada; el mazo pierde luego una.
room-engine-room-v2-brief = Recuperar una
room-engine-room-v2-full = Toma cualquier carta de los descartes de recursos. Después, la carta superior del mazo de recursos va a los descartes.

room-armoury = Armería
room-armoury-v1-short = Pon 2 escudos en salas; duran hasta tu próximo turno.
room-armoury-v1-brief = 2 escudos
room-armoury-v1-full = Pon dos fichas de protección en salas, ambas en la misma o cada una en una distinta; solo una si en la reserva no queda más. Cada ficha absorbe el próximo daño a su sala. Las que sigan ahí al empezar tu próximo turno vuelven a la reserva. No en el Núcleo de energía.
room-armoury-v2-short = Da un escudo a alguien; dura hasta recibir un impacto.
room-armoury-v2-brief = Dar escudo
room-armoury-v2-full = Da una ficha de protección de la reserva a cualquier tripulante o quédatela. Absorbe un daño a la sala en la que esté quien la tiene, y hasta entonces se conserva.

room-repair-centre = Taller
room-repair-centre-v1-short = Repara desde aquí una casilla de otra sala.
room-repair-centre-v1-brief = A distancia
room-repair-centre-v1-full = Repara una casilla de cualquier otra sala con una carta que encaje, como si estuvieras allí. En una sala con la energía desviada, esa única carta repara todas las casillas.
room-repair-centre-v2-short = Da un cubo de reparación a otro tripulante.
room-repair-centre-v2-brief = Dar un cubo
room-repair-centre-v2-full = Da un cubo de reparación de la reserva a otro tripulante. Con una acción y sin carta, repara una casilla de la sala en la que esté quien lo tiene; si la energía de la sala está desviada, todas.

room-mess-hall = Comedor
room-mess-hall-v1-short = Da, toma o cambia una carta con quien sea a bordo.
room-mess-hall-v1-brief = Cambiar carta
room-mess-hall-v1-full = Con cualquier otro tripulante, esté donde esté: da una carta, toma una carta o cambia una por otra.
room-mess-hall-v2-few = { $players ->
    [1] V2 hace un cambio entre otros dos: no sirve en solitario.
   *[other] V2 hace un cambio entre otros dos: hacen falta tres tripulantes.
}
room-mess-hall-solo-short = Canjea una carta de la mano por una visible.
room-mess-hall-solo-brief = Canjear una
room-mess-hall-solo-full = Canjea una carta de la mano común por una de las visibles, esté donde esté la tripulación. Tu carta ocupa el lugar de la que tomas; no se roba nada.
room-mess-hall-v2-short = Otros dos se cambian una carta cada uno, o dos.
room-mess-hall-v2-brief = Cambian dos
room-mess-hall-v2-full = Elige a otros dos tripulantes de la nave: se cambian una carta por una o dos por dos.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Otros dos que tengan cartas
play-two-with-cards-no = no hay otros dos que tengan cartas
play-two-with-cards-short = no hay dos
play-tokens = Una ficha de acción que repartir
play-tokens-no = en la reserva no quedan fichas de acción
play-tokens-short = no quedan fichas

# A room's name where there is little room for it.
room-bridge-brief = Puente
room-armoury-brief = Armería
room-crew-quarters-brief = Dormitorio
room-energy-core-brief = Núcleo
room-repair-centre-brief = Taller
room-medical-bay-brief = Enfermería
room-cargo-hold-brief = Bodega
room-engine-room-brief = Máquinas
room-mess-hall-brief = Comedor
