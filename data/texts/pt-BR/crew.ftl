### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Jogador
rank-cadet = Cadete
rank-officer = Oficial
rank-captain = Comandante
rank-human-text = um jogador neste computador
rank-cadet-text = regras simples, sem espera
rank-officer-text = planeja cada turno, leva um instante
rank-captain-text = testa turnos inteiros, até { $seconds } s cada

## A new game

setup-rank-cadet-tip = Jogado pelo programa. Ele segue regras simples e decide na hora.
setup-rank-officer-tip = Jogado pelo programa. Ele compara planos para o turno, cada um com muitas ordens possíveis das cartas. Leva até { $seconds } s por turno.
setup-rank-captain-tip = Jogado pelo programa. Ele testa turnos inteiros, cada um com muitas ordens possíveis das cartas. Leva até { $seconds } s por turno.
setup-rank-tip = Vê só o que você vê. Você pode mudar quem joga a qualquer momento.
setup-rank-slow = Neste computador, testa menos turnos que nas partidas medidas e talvez vença menos.
setup-add-officer = Incluir um oficial, jogado pelo programa
setup-seat-program = Programa
setup-watch = Assistir

## A player of the program decides

lent-turn-cadet = Turno do cadete
lent-turn-officer = Turno do oficial
lent-turn-captain = Turno do comandante
lent-thinking = o programa pensa
lent-thinks = …
thinks-long = Está demorando mais que o normal.
lent-paused = em pausa
lent-step = { $step } · { $way }
lent-pause = Pausar
lent-go-on = Continuar
lent-skip = Pular turno
lent-skip-on = Até o seu turno
lent-speed = { $speed }×
lent-hint = Mão de { $name }, jogada pelo programa. Todos podem ver as cartas.
end-take-over = Assumir
end-give-back = Devolver
seat-taken = Agora você joga por { $name }. Até a sua primeira escolha, “Devolver” passa o lugar de volta ao programa.{ KEY("take-over", before: " Depois, aperte ", after: ".") }
command-take-over = Assumir ou ceder um lugar

## Who plays a seat

who-plays = Quem joga por { $name }?
who-plays-note = Vale a partir da próxima escolha. Mãos, fichas e registro não mudam. O programa sabe apenas o que a tripulação sabe.
who-plays-alone = Um só jogador comanda toda a tripulação.

## What a player of the program asks

lent-asks = { $name } pergunta a { $others }
lent-agree = Aceitar
lent-decline = Recusar

## Settings

settings-captain-seconds = Tempo do comandante
settings-captain-seconds-note = Tempo máximo que um comandante do programa pensa por turno. Vale para os lugares definidos a partir de agora.
settings-seconds = { $count } s
lent-skip-tip = Pula turnos e tempestades até o jogo perguntar algo a você. Quando só programas jogam, pula este turno.
