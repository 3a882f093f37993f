### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Puente
room-bridge-v1-short = Mira las 3 próximas cartas de daño y reordénalas.
room-bridge-v1-brief = Ordenar daño
room-bridge-v1-full = Mira las tres cartas superiores del mazo de daño y devuélvelas encima en el orden que quieras. La carta de la Brecha en el casco nunca está entre ellas. Lo que ves queda a la vista de todos.
room-bridge-v2-short = Mira 2 cartas de daño; pon cada una arriba o al fondo.
room-bridge-v2-brief = Hundir daño
room-bridge-v2-full = Mira las dos cartas superiores del mazo de daño. Devuelve cada una arriba o al fondo del mazo, en el orden que quieras. La carta de la Brecha en el casco sigue siendo la última.

room-cargo-hold = Bodega
room-cargo-hold-v1-short = Mira las 5 próximas cartas de recurso y reordénalas.
room-cargo-hold-v1-brief = Ordenar 5
room-cargo-hold-v1-full = Mira las cinco cartas superiores del mazo de recursos y devuélvelas encima en el orden que quieras. Si quedan menos de cinco, míralas todas. Mirar nunca vacía el mazo.
room-cargo-hold-v2-short = Toma la carta superior del mazo o una visible.
room-cargo-hold-v2-brief = Tomar carta
room-cargo-hold-v2-full = Toma la carta superior del mazo de recursos o una visible. Una carta visible se repone al momento.

room-medical-bay = Enfermería
room-medical-bay-v1-short = Totalmente reparada: empieza aquí tu turno y gana 2 fichas de acción.
room-medical-bay-v1-brief = +2 fichas
room-medical-bay-v1-full = Automática, sin acción: si empiezas tu turno en la Enfermería totalmente reparada, gana dos fichas de acción. Puedes gastarlas este turno.
room-medical-bay-v2-short = Cuesta 2 acciones: da hasta 3 fichas de acción a otros.
room-medical-bay-v2-brief = Dar fichas
room-medical-bay-v2-full = Cuesta dos acciones. Reparte de una a tres fichas de acción de la reserva a otros tripulantes.

room-crew-quarters = Dormitorio
room-crew-quarters-v1-short = Envía a un tripulante a una sala con otro tripulante.
room-crew-quarters-v1-brief = Reunir
room-crew-quarters-v1-full = Envía a cualquier tripulante, incluso a ti, a otra sala en la que haya un tripulante. El Núcleo de energía cuenta como sala.
room-crew-quarters-v2-short = Envía a un tripulante a una sala desocupada.
room-crew-quarters-v2-brief = Sala vacía
room-crew-quarters-v2-full = Envía a cualquier tripulante, incluso a ti, a una sala desocupada. El Núcleo de energía cuenta como sala.

room-energy-core = Núcleo de energía
room-energy-core-v1-short = Desvía las ocho salas y reinicia el núcleo para ganar.
room-energy-core-v1-brief = Desviar las 8
room-energy-core-v1-full = Con las ocho salas desviadas, activa el núcleo con una acción para salvar la nave y ganar. El núcleo nunca recibe impactos ni necesita reparación.

room-engine-room = Sala de máquinas
room-engine-room-v1-short = Cambia una carta tuya por una descartada cualquiera.
room-engine-room-v1-brief = Cambiar carta
room-engine-room-v1-full = Cambia una de tus cartas por cualquiera de los descartes de recursos.
room-engine-room-v2-short = Toma una carta descartada; descarta la superior del mazo.
room-engine-room-v2-brief = Recuperar una
room-engine-room-v2-full = Toma cualquier carta de los descartes de recursos. Luego descarta la carta superior del mazo de recursos.

room-armoury = Armería
room-armoury-v1-short = Pon 2 fichas de protección en salas hasta tu próximo turno.
room-armoury-v1-brief = Proteger salas
room-armoury-v1-full = Pon dos fichas de protección en una o dos salas, pero no en el Núcleo de energía. Si solo queda una en la reserva, pon esa. Cada una absorbe un impacto en su sala. Las que queden vuelven a la reserva al empezar tu próximo turno.
room-armoury-v2-short = Da una ficha de protección; dura hasta un impacto.
room-armoury-v2-brief = Dar protección
room-armoury-v2-full = Da una ficha de protección de la reserva a cualquier tripulante, incluso a ti. Absorbe un impacto en la sala de ese tripulante, que la conserva hasta entonces.

room-repair-centre = Taller
room-repair-centre-v1-short = Repara desde aquí una casilla de otra sala.
room-repair-centre-v1-brief = A distancia
room-repair-centre-v1-full = Repara una casilla de cualquier otra sala con una carta que encaje, como si estuvieras allí. En una sala desviada, esa única carta repara todas las casillas.
room-repair-centre-v2-short = Da un cubo de reparación a otro tripulante.
room-repair-centre-v2-brief = Dar un cubo
room-repair-centre-v2-full = Da un cubo de reparación de la reserva a otro tripulante. Con una acción y sin carta, ese tripulante llena una casilla de su sala. En una sala desviada, llena todas.

room-mess-hall = Comedor
room-mess-hall-v1-short = Da, toma o cambia una carta con otro tripulante.
room-mess-hall-v1-brief = Cambiar carta
room-mess-hall-v1-full = Elige a otro tripulante en cualquier sala. Dale una carta, tómale una o cambia una por otra.
room-mess-hall-v2-few = { $players ->
    [1] V2 necesita otros dos jugadores: no en solitario.
   *[other] V2 necesita otros dos tripulantes.
}
room-mess-hall-solo-short = Cambia una carta de la mano por una visible.
room-mess-hall-solo-brief = Cambiar una
room-mess-hall-solo-full = Cambia una carta de la mano por una visible. Tu carta ocupa su lugar; no se roba nada.
room-mess-hall-v2-short = Otros dos cambian una carta cada uno, o dos.
room-mess-hall-v2-brief = Cambian dos
room-mess-hall-v2-full = Elige a otros dos tripulantes. Cambian una carta por una, o dos por dos.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Otros dos tienen cartas
play-two-with-cards-no = menos de otros dos tienen cartas
play-two-with-cards-short = faltan cartas
play-tokens = Una ficha de acción en la reserva
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
