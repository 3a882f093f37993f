# Watching a game again, and game codes.

replay-where = Turno { $turn } · escolha { $at } de { $length }
replay-begin = A tripulação está a bordo e ninguém agiu ainda.
replay-tip-line = { DEVICE() ->
    [pad] A partida inteira. Percorra-a com { KEY("left") } e { KEY("right") }. Acima da linha: turnos e energia desviada. Abaixo: impactos.
   *[keys] A partida inteira. Arraste, clique ou use as setas. Acima da linha: turnos e energia desviada. Abaixo: impactos.
}
line-turn = turnos
line-divert = energia desviada
line-hit = impactos
replay-first = Para o início
replay-back-turn = Turno anterior
replay-back = Escolha anterior
replay-play = Reproduzir
replay-pause = Pausar
replay-on = Próxima escolha
replay-on-turn = Próximo turno
replay-last = Para o fim
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Continuar daqui
replay-branch-over = A partida já acabou neste ponto. Volte algumas escolhas.
replay-leave = Sair
replay-replace-title = Continuar do turno { $turn }?
replay-replace-text =
    Isto começa uma nova partida a partir deste ponto. Sua partida em andamento (turno { $other }) fica entre as partidas salvas.
replay-replace-yes = Continuar daqui

code-label = Código da partida
code-copy = Copiar o código da partida. Digitado como semente, ele gera a mesma nave. Ele não diz quem joga.
code-copied = Copiado: { $code }
code-not-copied = A área de transferência não está disponível. O código é { $code }: digite-o como semente.
code-none = Uma partida criada de uma posição própria não tem código
code-letters = Não é uma semente: digite um número, palavras ou um código de partida
code-slip = Não é semente nem código de partida: confira cada caractere
code-newer = Este código de partida vem de uma versão mais nova do Solar Storm
code-expansion = Este código de partida precisa de uma expansão que não está disponível aqui
code-difficulty = Este código de partida precisa de uma dificuldade que não está instalada aqui
code-other = Este código de partida é de outras regras e geraria outra nave aqui
code-taken = Código de partida aceito: jogadores, modos, salas e dificuldade agora seguem o código. Você escolhe quem joga.
