### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = O que eu faria
adviser-ending = Encerrar agora
adviser-tries = Futuros testados: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = O capitão está pensando.
adviser-none = O capitão não tem um plano aqui.
adviser-alone = Não há outro plano para comparar.
adviser-best = O melhor destes.
adviser-equal = Tão bom quanto o plano { $plan }.
adviser-behind = Mais fraco.
adviser-keep = Manter
adviser-why = Por quê?

## Reasons

adviser-power = Salas desviadas então: { $count } de { $goal }.
adviser-safe = Então nada do que vier faz perder a nave.
adviser-risk = Cartas que podem vir e então fazem perder a nave: { $fatal } de { $possible }.
adviser-cubes = Cubos na nave: +{ $count }.
adviser-tokens = Fichas de ação gastas: { $count }.

## After deciding

adviser-decide-first = Decida primeiro: respondo quando você encerrar suas ações.
adviser-ask-earlier = Pergunte durante as suas ações: respondo quando você as encerrar.
adviser-one-way = Só há uma coisa a fazer agora: não há o que aconselhar.
adviser-off = O conselheiro está desligado nas opções.
adviser-decided = Você decidiu. Esta é a minha resposta.
adviser-level = Tão bom quanto o meu.
adviser-yours = Seu turno
adviser-mine = O do capitão
adviser-take-back = Voltar o turno
adviser-go-on = Seguir com meu turno
adviser-why-points = Por quê? (−{ $points })

## Why

adviser-parts = Onde se separam: passo { $number }
adviser-next = O que pode vir
adviser-left = Fica na mão

adviser-crew = Se seguirem como: { $rank }

## Settings and keys

settings-adviser = Conselho do capitão
settings-adviser-note = Como de costume: uma só pessoa é respondida ao perguntar; várias, depois de decidir.
settings-adviser-usual = Como de costume
settings-adviser-asked = Ao perguntar
settings-adviser-after = Depois
settings-adviser-off = Não
command-adviser = Perguntar ao capitão
command-keep-ghosts = Conselho: manter a prévia
command-why = Conselho: por quê
play-tip-adviser = Conselho do capitão{ KEY("adviser", before: " (", after: ")") }
