### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = Se activa con una acción
play-passive-no = funciona automáticamente y no se puede activar
play-passive-short = sala pasiva
play-first = Ninguna otra decisión va antes
play-first-no = { $name } debe decidir antes otra cosa
play-first-short = decide antes
play-seat = La decisión es tuya
play-seat-no = decide { $name }
play-seat-short = ahora no decides
play-over = La partida no ha terminado
play-over-no = la partida ha terminado
play-over-short = fin de partida
play-choice = Se puede elegir
play-choice-no = { $choice ->
    [none] no hay nada que elegir
   *[other] aquí no se puede elegir { $choice }
}
play-choice-short = aquí no
play-unknown-key = «{ $key }» se conoce aquí
play-unknown-key-no = «{ $key }» no se conoce aquí
play-unknown-key-short = nombre desconocido
play-unknown-value = «{ $key }» puede ser { $value }
play-unknown-value-no = «{ $key }» no puede ser { $value }
play-unknown-value-short = valor desconocido

## Crew members

play-aboard = { $name ->
    [none] Un tripulante está a bordo
   *[other] { $name } está a bordo
}
play-aboard-no = { $name ->
    [none] no hay nadie a bordo
   *[other] { $name } ha abandonado la nave y no está al alcance
}
play-aboard-short = abandonó la nave
play-another = Otro tripulante
play-another-no = ya tienes esta carta
play-another-short = ya es tuya

## Cards and cubes

play-in-hand = La carta está en tu mano
play-in-hand-no = no tienes esa carta
play-in-hand-short = no la tienes
play-their-cards = { $name ->
    [none] Otros tienen cartas
   *[other] { $name } tiene cartas
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] nadie tiene cartas
       *[other] los demás no tienen cartas
    }
   *[other] { $name } no tiene cartas
}
play-their-cards-short = sin cartas
play-their-card = { $name ->
    [none] Un tripulante tiene la carta
   *[other] { $name } tiene la carta
}
play-their-card-no = { $name ->
    [none] nadie tiene esa carta
   *[other] { $name } no tiene esa carta
}
play-their-card-short = no la tiene
play-discarded = La carta está en los descartes
play-discarded-no = esa carta no está en los descartes
play-discarded-short = no está descartada
play-face-up = La carta es visible
play-face-up-no = esa carta no está entre las visibles
play-face-up-short = no es visible
play-held-cube = Tienes un cubo de reparación
play-held-cube-no = no tienes ningún cubo de reparación
play-held-cube-short = sin cubo
play-topmost = Ninguna otra casilla va antes
play-topmost-no = en una sala desviada, una reparación llena todas las casillas: elige la más alta que encaje
play-topmost-short = la más alta

## Rooms

play-passive-tokens = Se activa con una acción
play-passive-tokens-no = funciona automáticamente; empieza aquí tu turno, con la sala totalmente reparada, y ganas dos fichas de acción
play-passive-tokens-short = sala pasiva
play-strikes = Estas salas pueden recibir impactos
play-strikes-no = { $rooms-count ->
    [1] el Núcleo de energía nunca recibe impactos
   *[other] estas salas no pueden recibir impactos juntas
}
play-strikes-short = estas salas no
play-strikes-count = { $count ->
    [one] Una sala
    [many] { $count } salas distintas
   *[other] { $count } salas distintas
}
play-strikes-count-no =
    { $count ->
        [one] elige la sala que recibe el impacto
        [many] elige { $count } salas distintas
       *[other] elige { $count } salas distintas
    }
play-strikes-count-short = elige antes
