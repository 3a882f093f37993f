### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = O último salvamento não pode ser lido: { $why }
saves-newer = O último salvamento é de uma versão mais nova do Solar Storm. Sua versão não consegue lê-lo.
saves-kept-as = O arquivo foi guardado como { $path }.
saves-kept-files = Os arquivos afetados foram guardados como { $paths }.
saves-kept-there = O arquivo não pôde ser movido. Continua em { $path }.
saves-rescued = “Continuar” carrega o salvamento anterior.
saves-not-rescued = Nada mais mudou. Comece uma nova partida ou carregue uma salva.
saves-changed = O último salvamento não é mais o que aparecia aqui.
saves-detail = ({ $detail })
saves-why-unreadable = o sistema não consegue abri-lo.
saves-why-folder = há uma pasta em seu lugar.
saves-why-loop = há em seu lugar um link que não leva a nada.
saves-why-large = é grande demais para uma partida salva.
saves-why-empty = está vazio.
saves-why-zeros = só contém zeros.
saves-why-not-text = parte dele não é texto.
saves-why-cut-off = falta o fim.
saves-why-syntax = está danificado.
saves-why-twice = contém a mesma entrada duas vezes.
saves-why-number = contém um número inválido.
saves-why-deep = está danificado demais para ser lido.
saves-why-foreign = não é uma partida salva do Solar Storm.
saves-why-newer = é de uma versão mais nova do Solar Storm.
saves-why-value = algo nele falta ou é inválido.
saves-why-rules = suas jogadas violam as regras ou não levam à posição indicada.
saves-flaw-name = O nome está danificado e aparece até onde é possível.
saves-flaw-picture = A imagem não é deste jogo e não é exibida.
saves-flaw-saved = A data é inválida; aparece a data do arquivo.

## A game that cannot be saved

saves-trouble-full = A partida não pôde ser salva: o disco está cheio. Libere espaço. O Solar Storm tenta de novo a cada poucos segundos.
saves-trouble-read-only = A partida não pôde ser salva: a pasta é somente leitura. Você pode continuar. O Solar Storm tenta de novo a cada poucos segundos.
saves-trouble-taken = Outra cópia do Solar Storm assumiu o salvamento, e esta parou de salvar. “Salvar como…” no menu ainda guarda esta partida.
saves-trouble-other = A partida não pôde ser salva ({ $detail }). O Solar Storm tenta de novo a cada poucos segundos.
saves-trouble-slow = O disco está lento, e suas últimas escolhas ainda não foram salvas. Você pode continuar.
over-unsaved = { $which ->
    [last] Sua última partida
   *[this] Esta partida
 } ainda não foi salva: { $why ->
    [full] o disco está cheio
    [read-only] a pasta é somente leitura
    [slow] o disco está lento
    [unread] o sistema não consegue abrir seu último salvamento
    [taken] outra cópia do Solar Storm assumiu o salvamento
   *[other] { $detail }
 }. O Solar Storm tenta de novo a cada poucos segundos.
disk-waits = Aguardando o disco
disk-waits-unsaved = Nem tudo foi salvo ainda. Feche a janela de novo para sair mesmo assim.
saves-trouble-over = A partida agora está salva.
saved-after-title = Salvo
saved-after-all = No fim, deu para salvar.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Salas V2
saves-mode-rooms-mixed = Salas aleatórias
saves-mode-rooms-pick = Salas escolhidas
saves-mode-no-counting = Sem contagem
saves-kept-name = Deixada no turno { $turn }
saves-finished-name = { $won ->
    [yes] Vitória no turno { $turn }
   *[no] Derrota no turno { $turn }
}

## The title screen, about saving

title-unsaved = Esta cópia do Solar Storm não salva automaticamente porque há outra aberta. Suas partidas ficam como estão.
title-taken = Outra cópia do Solar Storm assumiu o salvamento. Para voltar a salvar aqui, feche esta cópia e abra-a de novo.
title-ended-kept = Sua última partida ({ $name }) ainda não tinha sido salva. Agora ela está em “{ title-load }”.
title-no-saves-read-only = Não é possível salvar: { $path } é somente leitura. Você pode jogar mesmo assim. Para salvar, libere a gravação nessa pasta e abra o jogo de novo.
title-no-saves-full = Não é possível salvar: o disco está cheio. Você pode jogar mesmo assim. Para salvar, libere espaço.
title-no-saves-other = Não é possível salvar: { $path } não pode ser usado. Você pode jogar mesmo assim. Para salvar, verifique o que há nesse lugar.
title-no-saves-taken = Não é possível salvar: outra cópia do Solar Storm está aberta.

## Two copies of the program

second-copy-heading = O Solar Storm já está aberto
second-copy-text = Outra cópia do Solar Storm está aberta e salva sua partida. Duas cópias não podem salvar uma sobre a outra. Quando você fechar a outra, esta continua automaticamente.
second-copy-quit = Sair
second-copy-quit-detail = Volte à cópia aberta. Nada muda.
second-copy-unsaved = Jogar sem autosave
second-copy-unsaved-detail = Esta partida não é salva; as opções, sim. “Salvar como…” ainda funciona.
second-copy-take-over = Assumir
second-copy-take-over-detail = Esta cópia salva a partir de agora. A outra para e avisa.
second-copy-refused-full = Não foi possível assumir: o disco está cheio.
second-copy-refused-read-only = Não foi possível assumir: a pasta das partidas salvas é somente leitura.
second-copy-refused-taken = Não foi possível assumir: a outra cópia está salvando. Tente de novo.
second-copy-refused-other = Não foi possível assumir: a pasta das partidas salvas não pode ser usada.

## The list of saved games

saves-none = Ainda não há partidas salvas. “Salvar como…” no menu da partida adiciona uma aqui. Partidas concluídas são adicionadas automaticamente.
saves-folder-unread = As partidas salvas não podem ser listadas: { $path } não pode ser lido ({ $detail }). Verifique essa pasta e volte aqui.
saves-back = Voltar
saves-row = Turno { $turn } · { $modes }
saves-row-broken = Esta partida não pode ser lida: { $why }
saves-missing = Precisa { $count ->
    [one] da expansão “{ $ids }”, que não está instalada
    [many] de expansões ({ $ids }) que não estão instaladas
   *[other] de expansões ({ $ids }) que não estão instaladas
}.
saves-unreadable = Danificada
saves-unreadable-newer = Versão mais nova
saves-load = Continuar partida
saves-look = Ver o tabuleiro
saves-watch = Ver replay
saves-rename = Renomear
saves-delete = Excluir
saves-broken-advice = Nada mudou. O arquivo é { $path }. Se você tem uma cópia, ponha-a ali. Se não, pode excluir o arquivo.
saves-newer-advice = Nada mudou. O arquivo é { $path }. A versão mais nova pode continuá-la.
saves-gone = O arquivo não existe mais.
saves-rename-title = Renomear partida salva
saves-rename-go = Renomear
saves-renamed = Renomeada para “{ $name }”.
saves-share = Compartilhar
saves-delete-title = Excluir “{ $name }”?
saves-delete-text = Você pode restaurá-la enquanto estiver nesta tela. Depois disso, o arquivo ainda fica em { $path }.
saves-delete-go = Excluir
saves-deleted = “{ $name }” foi excluída.
saves-restore = Restaurar partida excluída
saves-restored = “{ $name }” foi restaurada.
saves-not-kept = A partida em andamento não pôde ser guardada entre as partidas salvas. Se você continuar, ela pode se perder.
saves-refused-full = Não deu certo: o disco está cheio. Libere espaço e tente de novo.
saves-refused-read-only = Não deu certo: a pasta das partidas salvas é somente leitura. Libere a gravação e tente de novo.
saves-refused-taken = Não deu certo: outra cópia do Solar Storm está salvando. Tente de novo.
saves-refused-other = Não deu certo: o disco relatou um erro. Tente de novo.

## Saving under a name

naming-title = Salvar como…
naming-go = Salvar
naming-suggestion = Turno { $turn } · { $names }
naming-empty = Uma partida salva precisa de um nome.
naming-letter = O caractere { $place } não pode ser usado: é um emoji ou um sinal que falta nas fontes do jogo.
naming-longest = Um nome tem no máximo { $count } caracteres. O que passar disso fica de fora.
naming-note = Ela aparece em “{ title-load }”, com uma imagem da mesa.
naming-twice = Isto substitui a partida de mesmo nome, salva em { $when }. A antiga vai para as excluídas.
naming-saved = Salva como “{ $name }”.
menu-save-as = Salvar como…
menu-load = Partidas salvas

## Leaving a game that is not saved

leave-title = Sair sem salvar?
leave-text = Tudo o que aconteceu desde o último salvamento pode ser perdido.
leave-yes = Sair mesmo assim

## When the program fails

error-heading = Algo deu errado
error-why-program = O Solar Storm encontrou um erro inesperado. Você não fez nada de errado.
error-why-content = Um dos arquivos do próprio jogo tem um erro. A linha abaixo indica o arquivo e o lugar. Corrija-o ou reinstale o Solar Storm.
error-why-refused = O Solar Storm não conseguiu ler um dos próprios arquivos: { $file }. Outro programa pode estar usando o arquivo. Tente de novo. Se continuar acontecendo, reinicie o computador ou reinstale o Solar Storm.
error-file-title = Não foi possível abrir
error-again = Tentar de novo
error-why-memory = Este computador está sem memória. Feche outros programas e continue.
error-why-disk = O computador não conseguiu ler ou gravar um arquivo de que o Solar Storm precisa.
error-saved = Sua partida está a salvo: foi salva após sua última escolha. Vá à tela inicial e continue de lá.
error-goes-on = Sua partida não foi salva, mas ainda está aqui: tente de novo para continuar.
error-unsaved = Esta cópia do Solar Storm não salva automaticamente, então a partida atual se perdeu. As partidas salvas não mudaram.
error-no-game = Nenhuma partida foi perdida: as partidas salvas não mudaram.
error-report = Um relatório com os detalhes do erro e as escolhas desta partida está em { $path }. Se acontecer de novo, envie esse arquivo aos desenvolvedores.
error-report-no-game = Um relatório com os detalhes do erro está em { $path }. Se acontecer de novo, envie esse arquivo aos desenvolvedores.
error-no-report = O relatório não pôde ser gravado: o disco relatou um erro.
error-last = O Solar Storm precisa fechar. As partidas salvas não mudaram.
error-title-screen = Tela inicial
error-earlier = Voltar ao salvamento anterior
error-earlier-tip = Use se o erro voltar sempre que você continuar. Separa o último salvamento e volta ao anterior.
error-stepped-back = O último salvamento foi guardado com outro nome. “Continuar” carrega o anterior.
error-no-step-back = Não há salvamento anterior para continuar.
error-step-back-refused = Não foi possível separar o último salvamento: agora não dá para renomear arquivos em { $path }. “Continuar” ainda carrega esse salvamento.
error-quit = Sair

## A file that the system does not open

saves-unread = O último salvamento não pode ser aberto agora. Nada foi alterado; ele continua em { $path }.
saves-unread-rescued = “Continuar” tenta de novo. Se não der certo, o jogo segue do salvamento anterior, e o último é mantido.
saves-trouble-unread = A partida não está salva: o sistema não consegue abrir seu último salvamento, e o Solar Storm não sobrescreve o que não consegue ler. Ele tenta de novo a cada poucos segundos.
notice-settings-unread = Suas opções não podem ser abertas agora, por isso valem as padrão. Nada foi alterado. Reinicie o Solar Storm para recuperar suas opções.
settings-unsaved = Suas opções não foram salvas: o disco está cheio ou não aceita gravação. O Solar Storm tenta de novo a cada poucos segundos.
notice-lessons-unread = Seu progresso na escola de voo não pode ser aberto agora. Nada foi alterado. O Solar Storm tentará de novo.
