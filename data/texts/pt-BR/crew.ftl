### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Humano
rank-cadet = Cadete
rank-officer = Oficial
rank-captain = Capitão
rank-human-text = alguém neste computador
rank-cadet-text = regras simples, na hora
rank-officer-text = planeja o turno, leva um instante
rank-captain-text = examina turnos inteiros, até { $seconds } s

## A new game

setup-rank-cadet-tip = Joga com regras simples e decide na hora.
setup-rank-officer-tip = Compara os planos de um turno em baralhos possíveis, até { $seconds } s por turno.
setup-rank-captain-tip = Testa turnos inteiros em muitos baralhos possíveis, até { $seconds } s por turno.
setup-rank-tip = Vê o que você vê, nada mais. Um lugar pode mudar de mãos a qualquer momento da partida.
setup-rank-slow = Sem o simulador compilado, testa menos do que nas partidas medidas.
setup-add-officer = Novo oficial
setup-watch = Assistir

## A player of the program decides

lent-turn-cadet = Turno do cadete
lent-turn-officer = Turno do oficial
lent-turn-captain = Turno do capitão
lent-thinking = está pensando
lent-thinks = …
lent-paused = em pausa
lent-step = { $step } · { $way }
lent-pause = Pausar
lent-go-on = Seguir
lent-skip = Pular
lent-speed = { $speed }×
lent-hint = Mão de { $name }. É jogada pelo programa; as cartas seguem abertas para todos.
end-take-over = Assumir
command-take-over = Assumir ou ceder um lugar

## Who plays a seat

who-plays = Quem joga por { $name }?
who-plays-note = Vale a partir da próxima escolha. Mãos, fichas e registro ficam como estão; um jogador do programa sabe o que a tripulação sabe, nada mais.
who-plays-alone = Uma só pessoa comanda toda a tripulação.

## What a player of the program asks

lent-asks = { $name } pergunta a { $others }
lent-agree = Aceitar
lent-decline = Não

## Settings

settings-captain-seconds = Tempo do capitão
settings-captain-seconds-note = O máximo que um capitão do programa pensa em cada turno. Vale para lugares assumidos a partir de agora.
settings-seconds = { $count } s
