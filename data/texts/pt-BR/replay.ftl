# Watching a game again, and game codes.

replay-label = Assistindo a uma partida
replay-where = Turno { $turn } · escolha { $at } de { $length }
replay-begin = A nave está pronta e a tripulação está a bordo: ninguém fez nada ainda.
replay-tip-line = { DEVICE() ->
    [pad] A partida inteira. { KEY("left") } e { KEY("right") } a percorrem. Acima da linha: turnos e energia desviada. Abaixo: impactos.
   *[keys] A partida inteira. Arraste, clique ou use as setas. Acima da linha: turnos e energia desviada. Abaixo: impactos.
}
replay-first = Ao início
replay-back-turn = Ao turno anterior
replay-back = Uma escolha atrás
replay-play = Assistir
replay-pause = Parar aqui
replay-on = Uma escolha adiante
replay-on-turn = Ao próximo turno
replay-last = Ao fim
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Jogar daqui
replay-branch-over = Neste ponto a partida acabou: volte antes algumas escolhas.
replay-leave = Sair
replay-lost-title = Não foi possível assistir a esta partida
replay-replace-title = Jogar a partir do turno { $turn }?
replay-replace-text =
    Isto começa uma nova partida com o mesmo passado. Há outra em andamento (turno { $other }); ela fica entre as partidas salvas.
replay-replace-yes = Jogar daqui

code-label = Código da partida
code-copy = Copiar o código da partida: quem o digita como semente recebe exatamente a mesma nave
code-copied = Copiado: { $code }
code-not-copied = A área de transferência não está acessível. O código é { $code }: digite-o onde se pede a semente.
code-none = Uma partida que começou de uma posição escrita não tem código
code-letters = Não é um código de partida: códigos só têm algarismos e letras
code-slip = Não é uma semente nem um código de partida: confira letra por letra
code-newer = Este código de partida vem de uma versão mais nova de Solar Storm
code-expansion = Este código de partida precisa de uma expansão que não está instalada aqui
code-difficulty = Este código de partida precisa de uma dificuldade que não está instalada aqui
code-other = Este código de partida é de outras regras: aqui seria outra nave
code-taken = Código de partida aceito: jogadores, modos, salas e dificuldade estão como ele diz
