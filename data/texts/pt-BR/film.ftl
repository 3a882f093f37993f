# The film: why a game went as it did.

film-title = O filme
film-saved = Como a nave foi salva no turno { $turn }
film-lost = Como a nave foi perdida no turno { $turn }
film-luck = Sorte
film-decisions = Decisões
film-points = { $points } pontos
film-start = a partir de { $value }% no início
film-chance = Chance de vencer
film-meaning = se cadetes continuassem; a faixa é a margem
film-looking = Analisando o turno { $turn } de { $turns }
film-unable = Não se conhecem chances para esta partida.
film-luck-lane = Sorte: dados, compras, danos
film-decisions-lane = Decisões: melhores ou piores que as de um cadete
film-turn = Turno { $turn }, { $name }
film-turn-alone = Turno { $turn }
film-point-listed = Turno { $turn }: { $words }
film-point = virada { $at } de { $count }
film-missed = { $points } pontos ou mais perdidos
film-somebody = alguém
film-happened = O que aconteceu
film-part = { $at } / { $count }
film-more = Ver o resto
film-captain = O capitão teria feito
film-as-good = Nada teria sido melhor além da margem.
film-better = Assim, { $win }%: { $points } pontos a mais, com margem de { $margin }
film-show = Mostrar
film-enters = Ações: { $actions } · fichas de ação: { $tokens } · cartas no baralho: { $cards }
film-key-turns = turnos
film-key-points = viradas
film-key-play = reproduzir
film-names-hide = Ocultar nomes
film-names-show = Mostrar nomes
film-point-back = Para a virada anterior
film-point-on = Para a próxima virada
film-tip-plot = { DEVICE() ->
    [pad] Percorra a curva com { KEY("left") } e { KEY("right") }: cada ponto é um turno.
   *[keys] Clique ou arraste pela curva, ou pressione as setas para a esquerda e a direita: cada ponto é um turno.
}
film-tip-point = Turno { $turn }: { $points } pontos
film-back = Voltar
film-end-saved = salva
film-end-lost = perdida
over-film = Filme
command-film = Ver por que a partida foi assim
command-film-show = Filme: mostrar na mesa
