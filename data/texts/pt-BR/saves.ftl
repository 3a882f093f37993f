### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = Não dá para ler a última partida salva: { $why }
saves-newer = A última partida salva foi feita por uma versão mais nova de Solar Storm, que esta não consegue ler.
saves-kept-as = Arquivo guardado como { $path }.
saves-kept-there = O arquivo não pôde ser movido; está em { $path }.
saves-rescued = Continuar retoma o salvamento anterior a ele.
saves-not-rescued = Nada mais foi tocado. Comece uma nova partida, ou carregue uma salva.
saves-detail = ({ $detail })
saves-why-unreadable = o sistema não o abre.
saves-why-folder = há uma pasta em seu lugar.
saves-why-loop = há em seu lugar um atalho que não leva a nada.
saves-why-large = é grande demais para uma partida salva.
saves-why-empty = está vazio.
saves-why-zeros = só contém zeros.
saves-why-not-text = parte dele não é texto.
saves-why-cut-off = falta o fim.
saves-why-syntax = está danificado.
saves-why-twice = diz a mesma coisa duas vezes.
saves-why-number = contém um número sem sentido.
saves-why-deep = está danificado a ponto de não se ler.
saves-why-foreign = não é uma partida salva de Solar Storm.
saves-why-newer = foi feito por uma versão mais nova de Solar Storm.
saves-why-value = algo nele falta ou não faz sentido.
saves-why-rules = suas jogadas não levam aonde ele diz, ou não são permitidas.
saves-flaw-name = O nome não faz sentido e é mostrado até onde é possível.
saves-flaw-picture = A imagem não é das que este jogo faz, e não é mostrada.
saves-flaw-saved = A data que traz não faz sentido; é mostrada a de quando o arquivo foi gravado.

## A game that cannot be saved

saves-trouble-full = A partida não pôde ser salva: o disco está cheio. Libere espaço; ela é salva de novo na sua próxima escolha.
saves-trouble-read-only = A partida não pôde ser salva: não dá para gravar na pasta dela. Continue jogando; a cada escolha há nova tentativa.
saves-trouble-taken = Outra cópia de Solar Storm assumiu o salvamento, e esta deixou de salvar. “Salvar como…” no menu ainda guarda esta partida.
saves-trouble-other = A partida não pôde ser salva ({ $detail }). Na sua próxima escolha há nova tentativa.
saves-trouble-slow = O disco está lento: suas últimas escolhas ainda estão a caminho. Você pode continuar jogando.
disk-waits = Aguardando o disco
disk-waits-unsaved = Sua partida ainda não foi salva. Feche a janela outra vez para sair mesmo assim.
saves-trouble-over = A partida voltou a ser salva.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Todas as salas V2
saves-mode-rooms-mixed = Salas ao acaso
saves-mode-rooms-pick = Salas escolhidas
saves-mode-no-counting = Sem contagem
saves-kept-name = Deixada no turno { $turn }
saves-finished-name = { $won ->
    [yes] Vitória no turno { $turn }
   *[no] Derrota no turno { $turn }
}

## The title screen, about saving

title-unsaved = Esta cópia de Solar Storm não salva sozinha, porque há outra aberta. Suas partidas ficam como estão.
title-taken = Outra cópia de Solar Storm assumiu o salvamento. Feche esta, ou abra-a de novo, para voltar a salvar aqui.
title-no-saves-read-only = Não dá para salvar partidas: { $path } não aceita gravação. Você pode jogar mesmo assim. Para salvar, libere a gravação nessa pasta e abra o jogo de novo.
title-no-saves-full = Não dá para salvar partidas: o disco está cheio. Você pode jogar mesmo assim. Para salvar, libere espaço.
title-no-saves-other = Não dá para salvar partidas: { $path } não pode ser usado. Você pode jogar mesmo assim. Para salvar, veja o que há em seu lugar.
title-no-saves-taken = Outra cópia de Solar Storm está aberta e salva.

## Two copies of the program

second-copy-heading = Solar Storm já está aberto
second-copy-text = Outra cópia do programa está aberta e salva sua partida. Duas cópias não podem salvar uma sobre a outra. Se você fechar a outra, esta segue sozinha.
second-copy-quit = Sair
second-copy-quit-detail = Voltar à cópia que está aberta. Nada muda.
second-copy-unsaved = Sem salvamento automático
second-copy-unsaved-detail = Todos os arquivos ficam como estão; “Salvar como…” funciona.
second-copy-take-over = Assumir
second-copy-take-over-detail = Esta cópia salva daqui em diante; a outra para de salvar e avisa.
second-copy-refused-full = Não deu certo: o disco está cheio.
second-copy-refused-read-only = Não deu certo: não dá para gravar na pasta das partidas salvas.
second-copy-refused-taken = Não deu certo: a outra cópia está salvando agora. Tente de novo.
second-copy-refused-other = Não deu certo: a pasta das partidas salvas não pode ser usada.

## The list of saved games

saves-heading = Partidas salvas
saves-none = Nenhuma partida foi salva ainda. “Salvar como…” no menu da mesa guarda uma aqui; partidas encerradas chegam sozinhas.
saves-folder-unread = Não dá para listar as partidas salvas: { $path } não pode ser lido ({ $detail }). Veja essa pasta e volte aqui.
saves-back = Voltar
saves-row = Turno { $turn } · { $modes }
saves-row-broken = Não dá para ler esta partida: { $why }
saves-missing = Precisa { $count ->
    [one] da expansão “{ $ids }”, que não está instalada
    [many] de expansões ({ $ids }) que não estão instaladas
   *[other] de expansões ({ $ids }) que não estão instaladas
} aqui.
saves-unreadable = Danificada
saves-unreadable-newer = Versão mais nova
saves-status-playing = Em andamento
saves-status-won = Vencida
saves-status-lost = Perdida
saves-turn = { $status } · turno { $turn }
saves-load = Seguir com esta partida
saves-look = Ver o tabuleiro
saves-watch = Assistir desde o início
saves-rename = Renomear
saves-delete = Excluir
saves-hint-load = carregar
saves-cannot = Não dá para carregar esta partida; o que há de errado com ela está ao lado da lista.
saves-broken-advice = Nada foi mudado. O arquivo é { $path }. Se você tem uma cópia dele, ponha-a no lugar; se não, pode excluí-lo.
saves-newer-advice = Nada foi mudado. O arquivo é { $path }. A versão mais nova pode retomar a partida.
saves-gone = O arquivo não está mais lá.
saves-rename-title = Renomear a partida salva
saves-rename-go = Renomear
saves-renamed = Agora se chama “{ $name }”.
saves-delete-title = Excluir “{ $name }”?
saves-delete-text = Você pode trazê-la de volta enquanto ficar nesta tela. Depois ela ainda estará em { $path }.
saves-delete-go = Excluir
saves-deleted = “{ $name }” foi excluída.
saves-restore = Trazer de volta a partida excluída
saves-restored = “{ $name }” está de volta.
saves-not-kept = A partida em andamento não pôde ficar entre as partidas salvas: se você continuar, ela pode se perder.
saves-refused-full = Não deu certo: o disco está cheio. Libere espaço e tente de novo.
saves-refused-read-only = Não deu certo: não dá para gravar na pasta das partidas salvas. Libere a gravação e tente de novo.
saves-refused-taken = Não deu certo: outra cópia de Solar Storm está salvando agora. Tente de novo.
saves-refused-other = Não deu certo: o disco recusou. Tente de novo.

## Saving under a name

naming-title = Salvar como…
naming-go = Salvar
naming-suggestion = Turno { $turn } · { $names }
naming-empty = Uma partida salva precisa de um nome.
naming-letter = A letra “{ $letter }” não pode ser mostrada aqui.
naming-note = Ela aparece em “Carregar partida” com uma imagem da mesa.
naming-twice = Já há uma partida com este nome, salva em { $when }. Ela vai para as excluídas, e esta fica no lugar.
naming-saved = Salva como “{ $name }”.
menu-save-as = Salvar como…
menu-load = Carregar partida

## Leaving a game that is not saved

leave-title = Sair sem salvar?
leave-text = O que foi jogado desde o último salvamento se perderá.
leave-yes = Sair mesmo assim

## When the program fails

error-heading = Algo deu errado
error-why-program = Solar Storm cometeu um erro que ninguém previu. Você não fez nada de errado.
error-why-content = Há um erro nos arquivos do próprio jogo: a linha abaixo diz em que arquivo e onde. Corrija-o ali, ou instale Solar Storm de novo.
error-why-memory = Este computador não tem mais memória para Solar Storm. Feche outros programas e siga em frente.
error-why-disk = O computador se recusou a ler ou gravar um arquivo de que Solar Storm precisa.
error-saved = Sua partida está a salvo: foi salva após a última escolha. Vá à tela inicial e continue de lá.
error-unsaved = Esta cópia de Solar Storm não salva sozinha, então a partida na mesa se perdeu. As partidas salvas estão intactas.
error-no-game = Não havia partida na mesa. As partidas salvas estão intactas.
error-report = Um relatório com tudo o que é preciso para achar o erro, e as escolhas desta partida, está em { $path }. Se acontecer de novo, envie esse arquivo aos autores.
error-no-report = O relatório não pôde ser gravado: o disco recusou.
error-last = Solar Storm não consegue continuar e fecha agora. As partidas salvas estão intactas.
error-title-screen = Tela inicial
error-earlier = Uma escolha atrás
error-earlier-tip = Se acontecer toda vez que você continua: põe de lado o último salvamento e volta ao anterior.
error-stepped-back = O último salvamento foi guardado com outro nome. Continuar retoma o anterior.
error-no-step-back = Não há salvamento anterior do qual continuar.
error-quit = Sair
