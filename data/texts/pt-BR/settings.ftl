### The settings, and the names of keys and commands.

title-settings = Opções
menu-settings = Opções
settings-title = Opções
settings-back = Voltar
settings-reset = Restaurar esta página
settings-reset-note = Tudo nesta página está como no início. Desfazer traz suas escolhas de volta.
settings-reset-none = Tudo nesta página está como no início.
settings-undo = Desfazer
settings-percent = { NUMBER($value) }%
settings-on = Sim
settings-off = Não

settings-page-screen = Tela
settings-page-reading = Leitura
settings-page-motion = Ritmo
settings-page-sound = Som
settings-page-keys = Teclas
settings-page-game = Partida

## Screen

settings-window = Janela
settings-window-note = Uma janela pode ser movida e esticada; a tela cheia esconde todo o resto.
settings-window-off = Janela
settings-window-on = Tela cheia
settings-display = Monitor
settings-display-note = O monitor em que o jogo abre.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Só há um monitor conectado.
settings-interface = Escala da interface
settings-interface-note = O tamanho de tudo. Acima de 100% a página se move quando você aponta para a borda da janela.

## Reading

settings-text = Tamanho do texto
settings-text-note = Só o tamanho de palavras e números.
settings-language = Idioma
settings-language-note = Cada palavra do jogo. Os nomes da tripulação ficam como você os digitou.
settings-language-system = Sistema ({ $name })
settings-abilities = Habilidades sempre escritas
settings-abilities-note = O que uma sala faz fica escrito em todas; senão, só onde dá para usar agora e sob o ponteiro.
settings-contrast = Alto contraste
settings-contrast-note = Painéis pretos, linhas e palavras brancas; as imagens recuam.
settings-palette = Cores
settings-palette-note = Escolhidas para que seus olhos distingam sinais, recursos e tripulação. As formas também os distinguem.
settings-palette-normal = Normal
settings-palette-protan = Sem vermelho
settings-palette-deutan = Sem verde
settings-palette-tritan = Sem azul
settings-preview = É assim que fica
settings-preview-resources = Recursos
settings-preview-crew = Tripulação
settings-preview-signals = Sinais
settings-preview-legal = Permitido
settings-preview-yours = Seu
settings-preview-danger = Perigo

## Pace

settings-animation = Ritmo
settings-animation-note = { DEVICE() ->
    [pad] A rapidez de tripulação, cartas e dado, e por quanto tempo se mostra cada golpe da tempestade. Qualquer botão segue em frente.
   *[keys] A rapidez de tripulação, cartas e dado, e por quanto tempo se mostra cada golpe da tempestade. Um clique ou uma tecla sempre segue em frente.
}
settings-recap = O que foi atingido desde seu turno
settings-recap-note = Antes do seu turno, as salas atingidas são mostradas mais uma vez, até você seguir.
settings-ready = Tudo pronto?
settings-ready-note = Antes do turno de outra pessoa, a mesa espera até que ela diga que está presente.
settings-auto-end = Encerrar o turno sozinho
settings-auto-end-note = Quando não resta nenhuma ação, as ações se encerram sem tecla. Desfazer ainda volta atrás.
settings-reduced = Menos movimento
settings-reduced-note = Nada treme, pulsa ou gira; em vez disso, as coisas esmaecem.

## Sound

settings-master = Volume geral
settings-master-note = A altura de tudo.
settings-effects = Efeitos
settings-effects-note = Cartas, dado, tripulação, impactos e alarmes.
settings-music = Música
settings-music-note = Ela acompanha o perigo.
settings-ambience = Ambiente
settings-ambience-note = O zumbido do reator, incêndios, o sol.
settings-mute = Mudo
settings-mute-note = Nenhum som. { $usual } faz o mesmo a qualquer momento.
settings-background = Som em segundo plano
settings-background-note = Continua enquanto outra janela está em uso; nunca enquanto esta está escondida.
settings-captions = Legendas
settings-captions-note = Alarmes e sons distantes também são contados em palavras.

## Keys

settings-keys-note = Escolha um comando e aperte sua nova tecla. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } e as setas fazem sempre o mesmo.
settings-key-press = Aperte uma tecla
settings-key-protected = { $key } faz sempre o mesmo e não pode ser cedida. Aperte outra tecla, ou { KEY("escape") } para deixar como está.
settings-key-modifier = { $key } só funciona junto com outras teclas. Aperte outra tecla, ou { KEY("escape") } para deixar como está.
settings-key-unknown = Esta tecla não tem nome aqui. Aperte outra tecla, ou { KEY("escape") } para deixar como está.
settings-key-swap-title = Trocar as teclas?
settings-key-swap-text = { $key } já serve para “{ $rival }”. Esse comando ficaria com { $other } no lugar.
settings-key-swap-yes = Trocar
settings-key-blocked = { $key } serve para “{ $rival }”, e { $other } está ocupada onde esse comando vale. Mude “{ $rival }” antes.
settings-key-kept = A tecla continua { $key }.
settings-keys-actions = Ações
settings-keys-cards = Cartas
settings-keys-game = Partida
settings-keys-window = Janela

command-move = Mover
command-scavenge = Vasculhar
command-share = Compartilhar ou trocar
command-divert = Desviar energia
command-repair = Reparar
command-activate = Ativar a sala
command-board = Embarcar na Cápsula de fuga
command-more = Mais ações
command-end = Encerrar ações
command-card = Carta { $number }
command-undo = Desfazer
command-redo = Refazer
command-log = Registro
command-piles = Baralhos e pilhas
command-help = Ajuda
command-reset = Restaurar uma ordem
command-board-look = Ver o tabuleiro após a partida
command-watch = Assistir à partida de novo
command-copy = Copiar o código da partida
command-rename = Partidas salvas: renomear
command-delete = Partidas salvas: excluir
command-play-pause = Replay: reproduzir ou pausar
command-branch = Replay: jogar daqui
command-search = Manual: buscar
command-show-me = Lição: mostrar
command-skip-step = Lição: pular o passo
command-show-on-table = Manual: mostrar na mesa
command-again = Jogar a mesma nave de novo
command-from-start = Começar uma lição do início
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
key-name-up = Seta acima
key-name-down = Seta abaixo
key-name-keypad = Num { $key }

## Game

settings-confirm = Perguntar antes de perder ações
settings-confirm-note = Quando encerrar o turno desperdiçaria ações à toa.
settings-confirm-leave = Perguntar antes de sair
settings-confirm-leave-note = A partida é salva após cada escolha, então nada se perde sem a pergunta.
settings-confirm-replace = Perguntar antes de nova partida
settings-confirm-replace-note = Quando ela toma o lugar da partida em andamento.
settings-confirm-delete = Perguntar antes de excluir
settings-confirm-delete-note = Quando uma partida salva é excluída.
settings-kept-games = Partidas guardadas
settings-kept-games-note = Partidas encerradas, e as que cederam lugar a outra: as mais antigas saem primeiro. A última que cedeu lugar fica, assim como as que você nomeou.
settings-kept-games-none = Nenhuma
settings-kept-games-all = Todas
settings-confirm-pod = O embarque na Cápsula de fuga é sempre perguntado: não há volta.
leave-saved-title = Sair da partida?
leave-saved-text = Ela está salva. Continuar, na tela inicial, segue com ela.
leave-saved-yes = Sair
