# The film: why a game went as it did.

film-title = O filme
film-saved = Como a nave foi salva no turno { $turn }
film-lost = Como a nave foi perdida no turno { $turn }
film-luck = Sorte
film-decisions = Decisões
film-points = Pontos: { $points }
film-start = a partir de { $value }% no início
film-chance = Chance de vencer
film-meaning = se cadetes terminassem a partida; faixa: margem de erro
film-looking = Analisando o turno { $turn } de { $turns }
film-unable = Não foi possível analisar esta partida.
film-stopped = A análise parou de responder. Abra o filme de novo para continuar.
film-luck-lane = Sorte: dado, compras, dano
film-decisions-lane = Decisões: melhores ou piores que as de um cadete
film-turn = Turno { $turn }, { $name }
film-turn-alone = Turno { $turn }
film-point-listed = Turno { $turn }: { $words }
film-point = virada { $at } de { $count }
film-missed = { $points } ou mais pontos perdidos
film-sign-good = nenhum plano claramente melhor
film-sign-missed = o plano do capitão era melhor
film-somebody = um jogador
film-happened = O que aconteceu
film-part = { $at } / { $count }
film-more = Mostrar o resto
film-captain = O plano do capitão
film-as-good = Não encontrei um plano claramente melhor.
film-as-good-note = À mesa, faço apenas uma estimativa. Aqui só contam partidas jogadas até o fim.
film-awaited = Ainda não analisado. Logo você verá aqui o que a sorte e as decisões mudaram, e o plano do capitão.
film-better = Com isto, { $win }%: { $points ->
    [1] um ponto
    [one] { $points } pontos
    [many] { $points } pontos
   *[other] { $points } pontos
} a mais, ± { $margin }
film-show = Mostrar
film-enters = Ações: { $actions } · Fichas de ação: { $tokens } · Cartas no baralho: { $cards }
film-key-turns = turnos
film-key-points = viradas
film-key-play = reproduzir
film-names-hide = Ocultar nomes
film-names-show = Mostrar nomes
film-point-back = Virada anterior
film-point-on = Próxima virada
film-tip-plot = { DEVICE() ->
    [pad] Percorra o gráfico com { KEY("left") } e { KEY("right") }. Cada passo é um turno.
   *[keys] Clique ou arraste pelo gráfico, ou aperte as setas para a esquerda e a direita. Cada passo é um turno.
}
film-tip-point = Turno { $turn }, pontos: { $points }
film-back = Voltar
film-end-saved = salva
film-end-lost = perdida
over-film = Filme
command-film = Ver por que a partida terminou assim
command-film-show = Filme: mostrar na mesa
