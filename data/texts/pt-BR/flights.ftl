### Flights that travel as a line.

flight-title = Um voo
flight-choices = { $count ->
    [one] { $count } escolha
    [many] { $count } escolhas
   *[other] { $count } escolhas
}
flight-crew = { $count } tripulantes
flight-playing = Em voo, turno { $turn }
flight-won = Salva no turno { $turn }
flight-lost = Perdida no turno { $turn }
flight-names = Dê nomes à sua tripulação. Todos os lugares são de jogadores; na mesa, o programa pode assumir algum.
flight-copy = Copiar linha de voo
flight-copy-tip = A partida inteira em uma linha de letras. Envie a alguém, que pode colar na tela de título.
flight-paste = Colar linha de voo
flight-paste-nothing = Não há linha de voo nem código de partida na área de transferência.
paste-silent = O programa de onde você copiou não forneceu o texto. Copie de novo e depois cole.
paste-unreadable = O que você copiou não pode ser lido como texto. Copie de novo como texto simples e depois cole.
paste-long = O que você copiou é longo demais. Copie só o que precisar e depois cole.
flight-why-letters = Isto não é uma linha de voo.
flight-why-newer = Esta linha de voo vem de uma versão mais nova do Solar Storm.
flight-why-damaged = Esta linha de voo está danificada: um caractere está errado ou falta.
flight-why-rules = Esta linha de voo é de outras regras e não serve aqui.
flight-why-content = Esta linha de voo precisa de conteúdo que não está disponível aqui: { $details }
flight-why-position = Uma partida criada de uma posição própria não tem linha de voo.
flight-why-rolls = Algumas rolagens desta partida foram definidas, então ela não tem linha de voo.
flight-why-settings = As configurações desta partida não cabem em uma linha de voo.
flight-paste-key = Ctrl+V
flight-paste-hint = colar uma partida
flight-paste-tip = Abre a linha de voo ou o código de partida da área de transferência. { $key } faz o mesmo aqui e na tela inicial.
