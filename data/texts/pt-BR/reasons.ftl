### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = Ativada com uma ação
play-passive-no = funciona automaticamente e não pode ser ativada
play-passive-short = sala passiva
play-first = Nenhuma outra decisão vem antes
play-first-no = { $name } precisa decidir outra coisa antes
play-first-short = decida antes
play-seat = A decisão é sua
play-seat-no = { $name } decide
play-seat-short = não é você
play-over = A partida não acabou
play-over-no = a partida acabou
play-over-short = partida encerrada
play-choice = Pode ser escolhido
play-choice-no = { $choice ->
    [none] não há nada para escolher
   *[other] { $choice } não pode ser escolha aqui
}
play-choice-short = aqui não
play-unknown-key = “{ $key }” é conhecido aqui
play-unknown-key-no = “{ $key }” não é conhecido aqui
play-unknown-key-short = nome desconhecido
play-unknown-value = “{ $key }” pode ser { $value }
play-unknown-value-no = “{ $key }” não pode ser { $value }
play-unknown-value-short = valor desconhecido

## Crew members

play-aboard = { $name ->
    [none] Um tripulante está a bordo
   *[other] { $name } está a bordo
}
play-aboard-no = { $name ->
    [none] não há ninguém a bordo
   *[other] { $name } deixou a nave e está fora de alcance
}
play-aboard-short = deixou a nave
play-another = Outro tripulante
play-another-no = esta carta já é sua
play-another-short = já é sua

## Cards and cubes

play-in-hand = A carta está na sua mão
play-in-hand-no = você não tem essa carta
play-in-hand-short = não está na mão
play-their-cards = { $name ->
    [none] Os outros têm cartas
   *[other] { $name } tem cartas
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] nenhum dos lados tem cartas
       *[other] os outros não têm cartas
    }
   *[other] { $name } não tem cartas
}
play-their-cards-short = sem cartas
play-their-card = { $name ->
    [none] Um tripulante tem a carta
   *[other] { $name } tem a carta
}
play-their-card-no = { $name ->
    [none] ninguém tem essa carta
   *[other] { $name } não tem essa carta
}
play-their-card-short = não tem
play-discarded = A carta está no descarte
play-discarded-no = não há essa carta no descarte
play-discarded-short = não descartada
play-face-up = A carta está aberta
play-face-up-no = não há essa carta entre as abertas
play-face-up-short = não está aberta
play-held-cube = Você tem um cubo de reparo
play-held-cube-no = você não tem cubo de reparo
play-held-cube-short = sem cubo
play-topmost = Nenhum outro espaço vem antes
play-topmost-no = um reparo preenche todos os espaços de uma sala desviada: escolha o mais alto que combine
play-topmost-short = o mais alto

## Rooms

play-passive-tokens = Ativada com uma ação
play-passive-tokens-no = funciona automaticamente; comece seu turno aqui com a sala totalmente reparada para ganhar duas fichas de ação
play-passive-tokens-short = sala passiva
play-strikes = Estas salas podem ser atingidas
play-strikes-no = { $rooms-count ->
    [1] o Núcleo de energia nunca é atingido
   *[other] estas salas não podem ser atingidas juntas
}
play-strikes-short = estas salas não
play-strikes-count = { $count ->
    [one] Uma sala
    [many] { $count } salas diferentes
   *[other] { $count } salas diferentes
}
play-strikes-count-no = { $count ->
    [one] escolha a sala que será atingida
    [many] escolha { $count } salas diferentes
   *[other] escolha { $count } salas diferentes
}
play-strikes-count-short = escolha antes
