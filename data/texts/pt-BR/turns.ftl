### Turnos de voos passados que podem ser jogados de novo.

turns-title = Turnos para refazer
turns-lead = O capitão viu um plano melhor em cada um destes turnos. Você consegue encontrá-lo?
turns-sum = Para refazer: { $waiting } · Resolvidos: { $solved }
turns-cadet = Turno { $turn }, de um cadete
turns-points = { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}
turns-better = Aqui o meu plano valia { $points } a mais, ± { $margin }: a chance de vencer se cadetes terminassem a partida.
turns-how = Sua tentativa termina com o seu turno. Depois, o turno de antes, o novo e o do capitão são comparados usando as mesmas cartas novas: a sorte não conta.
turns-fly = Jogar este turno
turns-drop = Remover
turns-none = Nenhum turno para refazer. Seu próximo filme talvez traga algum.
turns-found = { $count ->
    [one] Entrou { $count } turno deste filme nos seus turnos para refazer.
    [many] Entraram { $count } de turnos deste filme nos seus turnos para refazer.
   *[other] Entraram { $count } turnos deste filme nos seus turnos para refazer.
}
turns-cannot = Este turno foi jogado com outras regras e não pode ser refeito aqui.
turns-damaged = Alguns turnos para refazer não puderam ser lidos e foram omitidos. O arquivo antigo foi guardado como { $file }.
turns-unread = Seus turnos para refazer não podem ser lidos agora. O Solar Storm tenta de novo a cada poucos segundos.
turns-unsaved = As alterações na sua lista de turnos para refazer não foram salvas: o disco está cheio ou não aceita gravação. O Solar Storm tenta de novo a cada poucos segundos.
turns-again = Turno { $turn } de novo
turns-task = Faça o melhor deste turno.
turns-task-end = Cartas e rolagens saem como antes.
turns-leave = Sair
turns-adviser = O capitão responde depois da sua tentativa.
turns-start = O turno começou aqui.
turns-lock = As cartas deste baralho saem como antes.
turns-then = Antes
turns-now = Agora
turns-chance = Chance de vencer se cadetes terminassem a partida; ± acerta 95 vezes em 100
turns-comparing = Comparando com cartas novas: { $deals } de { $most }
turns-luck = A sorte nas cartas e nas rolagens não conta, só o que se fez com ela.
turns-unable = Os planos não puderam ser comparados. Refaça o turno para tentar de novo.
turns-gain = { $points } a mais que antes
turns-loss = { $points } a menos que antes
turns-even = Tão bom quanto antes
turns-level = Tão bom quanto o plano do capitão, dentro da margem
turns-above = { $points } a mais que o plano do capitão
turns-behind = { $points } a menos que o plano do capitão
turns-solved = Resolvido. Ele sai da sua lista.
turns-stays = Ele fica na sua lista.
turns-keep = Manter
turns-show = Mostrar
turns-next = Próximo: turno { $turn }, { $points }
turns-once-more = Mais uma tentativa
settings-turns-again = Guardar turnos a melhorar
settings-turns-again-note = Se um filme mostra que o capitão tinha um plano muito melhor para um turno, você pode jogá-lo de novo depois.
command-turn-keep = Turno refeito: manter
command-turn-again = Turno refeito: mais uma tentativa
command-turn-show = Turno refeito: mostrar
