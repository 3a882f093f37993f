### The settings, and the names of keys and commands.

title-settings = Opções
menu-settings = Opções
settings-title = Opções
settings-back = Voltar
settings-reset = Restaurar esta página
settings-reset-note = Esta página voltou ao padrão. Desfazer restaura suas escolhas.
settings-reset-none = Esta página já está no padrão.
settings-undo = Desfazer
settings-percent = { NUMBER($value) }%
settings-on = Ligado
settings-off = Desligado

settings-page-screen = Tela
settings-page-reading = Leitura
settings-page-motion = Ritmo
settings-page-sound = Som
settings-page-keys = Teclas
settings-page-game = Partida

## Screen

settings-fullscreen = Janela
settings-fullscreen-note = Uma janela pode ser movida e redimensionada. A tela cheia cobre todo o resto.
settings-fullscreen-off = Janela
settings-fullscreen-on = Tela cheia
settings-display = Monitor
settings-display-note = O monitor em que o jogo abre.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Só há um monitor conectado.
settings-interface = Tamanho da interface
settings-interface-note = O tamanho de tudo. Acima de 100%, a página se move quando você aponta para a borda da janela.

## Reading

settings-text = Tamanho do texto
settings-text-note = O tamanho de textos e números. Botões e painéis crescem com o texto.
settings-language = Idioma
settings-language-note = O idioma do jogo. Os nomes da tripulação ficam como você os digitou.
settings-language-system = Sistema ({ $name })
settings-abilities = Sempre mostrar habilidades
settings-abilities-note = Toda sala mostra o que faz. Desligado: só as salas que você pode ativar e a que está sob o ponteiro.
settings-contrast = Alto contraste
settings-contrast-note = Painéis pretos, linhas e textos brancos, imagens mais escuras.
settings-palette = Cores
settings-palette-note = Mantém sinais, recursos e tripulação distintos para seus olhos. As formas também são sempre diferentes.
settings-palette-normal = Padrão
settings-palette-protan = Protanopia
settings-palette-deutan = Deuteranopia
settings-palette-tritan = Tritanopia
settings-preview = Prévia
settings-preview-resources = Recursos
settings-preview-crew = Tripulação
settings-preview-signals = Sinais
settings-preview-legal = Permitido
settings-preview-yours = Seu
settings-preview-danger = Perigo

## Pace

settings-animation = Ritmo
settings-animation-note = { DEVICE() ->
    [pad] A velocidade de tripulação, cartas e dado, e por quanto tempo cada impacto aparece. Aperte qualquer botão para avançar.
   *[keys] A velocidade de tripulação, cartas e dado, e por quanto tempo cada impacto aparece. Clique ou aperte qualquer tecla para avançar.
}
settings-recap = Eventos desde seu último turno
settings-recap-note = Antes do seu turno, mostra o que a tripulação fez e as salas atingidas, até você continuar.
settings-ready = Confirmar presença
settings-ready-note = Antes do turno de outro jogador, a mesa espera até que ele confirme.
settings-auto-end = Encerrar ações automaticamente
settings-auto-end-note = Suas ações se encerram assim que não resta nenhuma. Você ainda pode desfazer.
settings-reduced-motion = Menos movimento
settings-reduced-motion-note = Nada treme, pulsa ou gira: tudo surge e some aos poucos.

## Sound

settings-master = Volume geral
settings-master-note = O volume de tudo.
settings-effects = Efeitos
settings-effects-note = Cartas, dado, tripulação, impactos e alarmes.
settings-music = Música
settings-music-note = Cresce e diminui com o perigo.
settings-ambience = Ambiente
settings-ambience-note = O zumbido do reator, incêndios, o sol.
settings-mute = Mudo
settings-mute-note = Desliga todo o som. { $usual } faz o mesmo a qualquer momento.
settings-background = Som em segundo plano
settings-background-note = O som continua enquanto você usa outra janela, mas não enquanto esta está oculta.
settings-captions = Legendas
settings-captions-note = Descreve alarmes e sons distantes em palavras.

## Keys

settings-keys-note = Escolha um comando e aperte a nova tecla. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } e as setas não podem ser alteradas.
settings-key-press = Aperte uma tecla
settings-key-protected = { $key } não pode ser alterada. Aperte outra tecla ou { KEY("escape") } para cancelar.
settings-key-modifier = { $key } não pode ser usada sozinha. Aperte outra tecla ou { KEY("escape") } para cancelar.
settings-key-unknown = Tecla não reconhecida. Aperte outra ou { KEY("escape") } para cancelar.
settings-key-swap-title = Trocar as teclas?
settings-key-swap-text = { $key } já é a tecla de “{ $rival }”, que ficaria com { $other }.
settings-key-swap-yes = Trocar
settings-key-blocked = { $key } é a tecla de “{ $rival }”, que não pode ficar com { $other }. Mude “{ $rival }” antes.
settings-key-kept = A tecla continua sendo { $key }.
settings-keys-actions = Ações
settings-keys-cards = Cartas
settings-keys-game = Partida
settings-keys-window = Janela

command-move = Mover
command-scavenge = Vasculhar
command-share = Compartilhar ou trocar
command-divert = Desviar energia
command-repair = Reparar
command-activate = Ativar sala
command-board = Embarcar na Cápsula de fuga
command-more = Mais ações
command-end = Encerrar ações
command-card = Carta { $number }
command-undo = Desfazer
command-redo = Refazer
command-log = Registro
command-piles = Baralhos e pilhas
command-help = Ajuda
command-reset = Restaurar ordem
command-board-look = Ver o tabuleiro após a partida
command-watch = Ver replay
command-copy = Copiar o código da partida
command-rename = Partidas salvas: renomear
command-delete = Partidas salvas: excluir
command-play-pause = Replay: reproduzir ou pausar
command-branch = Replay: continuar daqui
command-search = Manual: buscar
command-show-me = Lição: mostrar
command-skip-step = Lição: pular passo
command-show-on-table = Manual: mostrar na mesa
command-again = Jogar a mesma nave
command-from-start = Recomeçar lição
command-settings = Opções
command-mute = Mudo
command-smaller = Interface menor
command-larger = Interface maior
command-fullscreen = Tela cheia

key-name-space = Espaço
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = Setas
key-name-left = Seta esquerda
key-name-right = Seta direita
key-name-up = Seta para cima
key-name-down = Seta para baixo
key-name-keypad = Num { $key }

## Game

settings-confirm = Avisar antes de perder ações
settings-confirm-note = Pergunta quando ações não usadas não renderiam fichas.
settings-confirm-leave = Perguntar antes de sair
settings-confirm-leave-note = A partida é salva após cada escolha: com isto desligado, você não perde nada.
settings-confirm-replace = Perguntar antes de nova partida
settings-confirm-replace-note = Pergunta quando ela substituiria a partida em andamento.
settings-confirm-delete = Perguntar antes de excluir
settings-confirm-delete-note = Pergunta antes de excluir uma partida salva.
settings-kept-games = Partidas guardadas
settings-kept-games-note = Partidas concluídas e substituídas são guardadas; as mais antigas são excluídas primeiro. A última substituída e as que você nomeou sempre ficam.
settings-kept-games-none = Nenhuma
settings-kept-games-all = Todas
settings-confirm-pod = O jogo sempre pergunta antes do embarque na Cápsula de fuga: não há volta.
leave-saved-title = Sair da partida?
leave-saved-text = Sua partida está salva. Escolha “Continuar” na tela inicial para voltar a ela.
leave-saved-yes = Sair
