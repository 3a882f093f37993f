### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = O que eu faria
adviser-ending = Se encerrar agora
adviser-tries = Partidas simuladas: { $count }
adviser-wait = O capitão está pensando.
adviser-none = Não tenho um plano para sugerir aqui.
adviser-unable = Não consigo pensar agora. Pergunte outra vez.
adviser-alone = Não há outro plano para comparar.
adviser-keep = Manter prévia
adviser-why = Por quê?

## Reasons

adviser-power = Com isso, são { $count } de { $of } salas desviadas.
adviser-safe = Depois disso, nenhuma próxima carta possível destrói a nave.
adviser-risk = Depois disso, { $of ->
    [1] a única próxima carta possível destrói
   *[other] { $count ->
        [1] 1 das { $of } próximas cartas possíveis destrói
       *[other] { $count } das { $of } próximas cartas possíveis destroem
    }
} a nave.
adviser-tokens = Custa { $count ->
    [1] uma ficha de ação
    [one] { $count } fichas de ação
    [many] { $count } fichas de ação
   *[other] { $count } fichas de ação
}.

## After deciding

adviser-decide-first = Decida primeiro. Com a opção “Após decidir”, respondo quando você encerrar suas ações.
adviser-ask-earlier = Pergunte durante suas ações. Com a opção “Após decidir”, respondo quando você as encerrar.
adviser-one-way = Você só tem uma escolha aqui. Não precisa de conselho.
adviser-off = Os conselhos do capitão estão desligados. Ligue-os nas opções.
adviser-decided = Você decidiu. Este é o meu plano.
adviser-level = Tão bom quanto o meu plano.
adviser-yours = Seu plano
adviser-mine = Meu plano
adviser-take-back = Desfazer o turno
adviser-go-on = Manter meu turno

## Why

adviser-parts = Diferem no passo { $number }
adviser-next = O que pode vir
adviser-left = Sobra na mão
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (custa uma ficha de ação)

## Settings and keys

settings-adviser = Conselhos do capitão
settings-adviser-note = Após decidir: você vê o plano do capitão quando encerra suas ações.
settings-adviser-asked = Ao perguntar
settings-adviser-after = Após decidir
settings-adviser-off = Desligados
command-adviser = Perguntar ao capitão
command-keep-ghosts = Conselho: manter a prévia
command-why = Conselho: por quê
play-tip-adviser = Conselhos do capitão{ KEY("adviser", before: " (", after: ")") }
